"""Plays with a building more, in a copy of the package to which a row and its words were added (see test_a_new_building)."""

from caravela.games import FACES, board
from caravela.games.empires.rules import numbers
from caravela.text import LANGUAGES
from tests.games.empires.kit import Table, table


def bought() -> Table:
    t = table(players=2).offer_tiles("lighthouse").give_money(0, 20)
    t.stand("buildings", (0, "colonist")).resolve("buildings").say("buy Lighthouse")
    assert "lighthouse" in t.tiles(0) and t.money(0) < 20
    return t


def main() -> None:
    bought()
    print("bought")
    t = table(players=2).own(0, "lighthouse")
    before = t.total(0)
    t.happen(numbers.OPEN_BENEFITS)
    assert t.at("pool", 0) == {"captain": 1}
    assert table(players=2).total(0) == before - 2
    print("served")
    assert "tile-lighthouse" in board(table(players=2).offer_tiles("lighthouse").view(0)).svg()
    print("drawn")
    names = [FACES["empires"].speaker(language).option("buy Lighthouse") for language in LANGUAGES]
    assert all("Lighthouse" in name for name in names)
    print("told")


if __name__ == "__main__":
    main()
