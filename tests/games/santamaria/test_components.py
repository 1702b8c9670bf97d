"""The components (2): the tables in the box are those of the rules page, and what the box refuses."""

import re
import shutil
from pathlib import Path

import pytest

from caravela.core.refused import Refused
from caravela.games.santamaria.rules.components import BOARD_IDS, HALL_IDS, SCHOLAR_IDS, SHIPMENT_IDS, TILE_IDS, TYPE_IDS
from caravela.games.santamaria.rules.game import SANTAMARIA
from caravela.games.santamaria.rules.printed import Printed
from tests.games.santamaria.kit import table

PAGE = (Path(__file__).resolve().parents[3] / "caravela" / "games" / "santamaria" / "book" / "engineering.md").read_text(
    encoding="utf-8"
)
EFFECTS = dict(re.findall(r"^\| (\w+) \| `(\w+)` \|", PAGE, re.MULTILINE))  # code to id
TURNED = {  # the page's 2.5: where the cells of a shape lie, seen from the first
    "domino": [[[0, 0], [0, 1]], [[0, 0], [1, 0]], [[0, 0], [0, -1]], [[0, 0], [-1, 0]]],
    "corner": [
        [[0, 0], [0, 1], [1, 0]],
        [[0, 0], [1, 0], [0, -1]],
        [[0, 0], [0, -1], [-1, 0]],
        [[0, 0], [-1, 0], [0, 1]],
    ],
}


def said(id_: str) -> list[str]:
    """The cells of a row of the rules page."""
    found = re.search(rf"^\| {id_} \|(.*)\|$", PAGE, re.MULTILINE)
    assert found
    return [cell.strip() for cell in found[1].split("|")]


def shown(code: str) -> tuple[str, list[str], int]:
    """What a cell shows by the page: kind, effects, settlers."""
    if code.startswith("road"):
        return "road", [], int(code[4:])
    return ("empty", [], 0) if code == "." else ("territory", [EFFECTS[word] for word in code.split("+")], 0)


@pytest.fixture(scope="module")
def page() -> Printed:
    return table(2).view().printed


@pytest.mark.parametrize("tile", [*TILE_IDS, *HALL_IDS])
def test_a_tile_shows_what_the_page_says(tile: str, page: Printed) -> None:
    """S-DEF-3, S-DEF-4, S-EXPAND-1, S-EXPAND-2, S-EXPAND-7: contents, cost, shape, and how it lies when turned."""
    printed = page.tiles[tile]
    cells = said(tile)[: len(printed.cells)]
    assert [(cell.kind, cell.effects, cell.settlers) for cell in printed.cells] == [shown(code) for code in cells]
    assert printed.shape == ("corner" if tile[0] == "T" else "domino") and printed.turns == TURNED[printed.shape]
    assert printed.cost == {"D": {"wood": 2}, "T": {"wood": 2, "grain": 1}, "H": {}}[tile[0]]
    at = table(2).tile(0, tile, "r3c3", "r90")
    territories = {cell.id for cell in at.view().players_at_table[0].cells if cell.vacant}
    assert len(territories) == sum(not code.startswith("road") for code in cells)
    assert len(at.filled()) == len(cells)


def test_the_thirty_tiles_together(page: Printed) -> None:
    """S-DEF-15: territories by type, and settlers on roads."""
    cells = [cell for tile in TILE_IDS for cell in page.tiles[tile].cells]
    types = [page.effects[effect].type for cell in cells for effect in cell.effects]
    assert [types.count(kind) for kind in TYPE_IDS] == [8, 5, 6, 6, 3, 3, 7, 6, 5, 5] and len(types) == 54
    assert sum(cell.kind == "road" for cell in cells) == 21 and sum(cell.settlers for cell in cells) == 27


@pytest.mark.parametrize("board", BOARD_IDS)
def test_a_board_shows_what_the_page_says(board: str) -> None:
    """S-EDGE-52, S-DEF-1, S-DEF-4: territories only, no roads or settlers."""
    cells = table(2).board(0, board).view().players_at_table[0].cells
    where = PAGE.index(f"Board {board} ")
    rows = re.findall(r"^\| [1-6] \|(.*)\|$", PAGE[where : where + 800], re.MULTILINE)[:6]
    codes = [code.strip() for row in rows for code in row.split("|")]
    assert [(cell.kind, cell.effects, cell.settlers) for cell in cells] == [shown(code) for code in codes]
    assert {cell.kind for cell in cells} == {"empty", "territory"}
    assert all(
        any(cell.kind != "empty" and line in (cell.row, -cell.column) for cell in cells) for line in [*range(1, 7), *range(-6, 0)]
    )


@pytest.mark.parametrize("shipment", SHIPMENT_IDS)
def test_a_shipment_costs_and_counts_what_the_page_says(shipment: str, page: Printed) -> None:
    """S-EXPORT-1, S-END-9, S-SETUP-4, S-SETUP-5."""
    sort, cost, points = said(shipment)
    one = page.shipments[shipment]
    assert (one.set, one.points) == (sort, int(points))
    assert one.cost == {unit.split()[1]: int(unit.split()[0]) for unit in cost.split(" + ")}


@pytest.mark.parametrize("scholar", SCHOLAR_IDS)
def test_a_scholar_is_the_one_of_the_page(scholar: str, page: Printed) -> None:
    """S-SCH-3."""
    _, points, hook, _ = said(scholar)
    assert (page.scholars[scholar].points, page.scholars[scholar].hook) == (int(points), hook)
    assert 1 <= page.scholars[scholar].points <= 3


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("tracks.toml", "monk_at = [3, 6, 9, 12, 15, 18]", "monk_at = [3, 6, 9, 12, 15, 17, 18]"),
        ("tracks.toml", "blue_die_at_monk = [1, 3]", "blue_die_at_monk = [1, 3, 5]"),
        ("tracks.toml", "points = [4]", "points = [4, 2]"),
        ("monks.toml", "price = 2", "price = 1"),
        ("boards.toml", "pos = [1, 5]", "pos = [1, 2]"),
        ("shipments.toml", "cost = { wood = 1, sugar = 1 }", "cost = { wood = 4, sugar = 1 }"),
    ],
)
def test_tables_that_would_break_a_rule_are_refused(tmp_path: Path, name: str, old: str, new: str) -> None:
    """S-EDGE-24, S-EDGE-25, S-YEAR-6, S-EDGE-47, S-DEF-3, S-STORE-1."""
    folder = tmp_path / "data"
    shutil.copytree(SANTAMARIA.data, folder)
    SANTAMARIA.read_tables(folder)
    text = (folder / name).read_text(encoding="utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(Refused, match="data-wrong"):
        SANTAMARIA.read_tables(folder)


def test_a_corrected_table_needs_no_code(tmp_path: Path) -> None:
    """S-YEAR-16, S-MONK-5: the order of the retire spaces and the fee are data."""
    folder = tmp_path / "data"
    shutil.copytree(SANTAMARIA.data, folder)
    text = (folder / "year.toml").read_text(encoding="utf-8").replace("order = 1\n", "order = 9\n")
    (folder / "year.toml").write_text(
        text.replace("order = 5\n", "order = 1\n").replace("order = 9\n", "order = 5\n"), encoding="utf-8"
    )
    text = (folder / "monks.toml").read_text(encoding="utf-8")
    (folder / "monks.toml").write_text(text.replace("fee_per_other_monk = 2", "fee_per_other_monk = 3"), encoding="utf-8")
    s = SANTAMARIA.start(2, SANTAMARIA.agree("basic", {"start_player": "first_seat"}), 1, tables=SANTAMARIA.read_tables(folder))
    for said_ in ("retire to coins", "skip", "end turn", "retire to road", "skip", "end turn"):
        SANTAMARIA.take(s, said_)
    view = SANTAMARIA.view(s, 0)
    assert (view.year, view.start_player, view.printed.fee) == (2, 1, 3)
