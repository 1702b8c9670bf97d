"""What the report tells of three players who differ, over enough games for every chapter, held against the lines of the games."""

import re
from collections import Counter
from statistics import fmean

import pytest

from caravela.cli.arena import rating_table, summary
from caravela.games import FACES
from caravela.lab.arena import standings
from caravela.lab.contest import name_of
from caravela.lab.playing import Line
from caravela.lab.ratings import ratings
from caravela.lab.report import TELLING, grouped, page
from caravela.text import LANGUAGES, Speaker
from tests.lab.reading import chapters, checked, folded, rows
from tests.lab.test_arena import contest, held
from tests.lab.test_ratings import game

pytestmark = [pytest.mark.long, pytest.mark.usefixtures("strict")]

PLAYERS = ["casual", "novice", "random"]  # in the order of what they come to
CHAPTERS = [
    "Ratings", "Results", "Win rate by seat", "Points by category", "Length of games", "Thinking time",
    "What goes with winning", "Choices", "What came without a choice", "Openings",
]  # fmt: skip


@pytest.fixture(scope="module")
def lines() -> list[Line]:
    return held(contest(*PLAYERS), 20)


@pytest.fixture(scope="module")
def told(lines: list[Line]) -> dict[str, str]:
    return chapters(page(grouped(lines), "en"))


def test_there_is_every_chapter_in_every_language(lines: list[Line], told: dict[str, str]) -> None:
    assert [*told] == CHAPTERS
    for language in LANGUAGES:
        text = page(grouped(lines), language)
        assert {"svg", "table", "details"} <= checked(text).seen and len(chapters(text)) == len(CHAPTERS)


def test_ratings_are_a_chart_from_the_strongest_to_random(lines: list[Line], told: dict[str, str]) -> None:
    [found] = ratings(lines)
    assert [name_of(rating.player) for rating in found] == PLAYERS
    shown = re.findall(r"<title>(.*?): (−?\d+) \[(−?\d+), (−?\d+)\]</title>", told["Ratings"])
    assert [name for name, *_ in shown] == PLAYERS and told["Ratings"].count("<circle") == 3
    for (_, *figures), rating in zip(shown, found):
        value, low, high = [int(figure.replace("−", "-")) for figure in figures]
        assert (value, low, high) == tuple(round(end) for end in (rating.elo.value, rating.elo.low, rating.elo.high))
        assert low <= value <= high
    assert shown[2][1:] == ("0", "0", "0") and int(shown[1][1]) > 100


def test_results_are_those_of_the_standings(lines: list[Line], told: dict[str, str]) -> None:
    [table] = standings(lines)
    for cells, one in zip(rows(told["Results"]), table, strict=True):
        assert cells[0] == name_of(one.player)
        assert cells[1] == ", ".join([name_of(other.player) for other in table if other is not one])
        assert cells[2] == "60" and cells[3].startswith(f"{100 * one.wins.value:.1f} % [{100 * one.wins.low:.1f}, ")
        assert cells[4] == f"[{100 * one.by_blocks.low:.1f}, {100 * one.by_blocks.high:.1f}]"
        assert cells[5:] == [f"{one.points:.1f}", f"{one.rank:.2f}"]


def test_each_seat_has_its_share(lines: list[Line], told: dict[str, str]) -> None:
    shares = re.findall(r"<title>Seat (\d): ([0-9.]+) %( ⚑)?</title>", told["Win rate by seat"])
    assert [seat for seat, *_ in shares] == ["1", "2", "3"]
    for seat, won, _ in shares:
        victories = sum([1 / len(line["winners"]) for line in lines if int(seat) - 1 in line["winners"]])
        assert float(won) == pytest.approx(100 * victories / len(lines), abs=0.05)
    assert any(flag for *_, flag in shares) == ("Differing surely" in told["Win rate by seat"])


def test_points_by_category_add_up(lines: list[Line], told: dict[str, str]) -> None:
    table = rows(told["Points by category"])
    speaker = FACES["empires"].speaker("en")
    assert [row[0] for row in table[:-1]] == [speaker.category(name) for name in lines[0]["scores"][0]]
    for column, player in enumerate(PLAYERS, 1):
        totals = [total for line in lines for who, total in zip(line["players"], line["totals"]) if name_of(who) == player]
        parts = [float(row[column].replace("−", "-")) for row in table[:-1]]
        assert table[-1][column].startswith(f"{fmean(totals):.1f} [")
        assert sum(parts) == pytest.approx(fmean(totals), abs=0.05 * len(parts))


def test_the_length_of_games_is_told_and_drawn(lines: list[Line], told: dict[str, str]) -> None:
    moves = [line["moves"] for line in lines]
    assert f"{fmean(moves):.0f} moves on average, from {min(moves)} to {max(moves)}." in told["Length of games"]
    assert sum([int(games) for games in re.findall(r"<title>[^<]*: (\d+)</title>", told["Length of games"])]) == len(lines)


def test_everybody_has_a_row_of_thinking_time(lines: list[Line], told: dict[str, str]) -> None:
    table = rows(told["Thinking time"])
    assert [row[0] for row in table] == PLAYERS
    for row in table:
        mine = [(line, seat) for line in lines for seat, who in enumerate(line["players"]) if name_of(who) == row[0]]
        assert row[1] == f"{fmean([line['decisions'][seat] for line, seat in mine]):.0f}"
        assert float(row[4]) == pytest.approx(fmean([line["seconds"][seat] for line, seat in mine]), abs=0.006)


def test_what_goes_with_winning_is_sure(told: dict[str, str]) -> None:
    table = rows(told["What goes with winning"])
    assert 0 < len(table) <= TELLING
    for row in table:
        low, high = re.findall(r"[−\d.]+", row[-1].replace("−", "-").partition("[")[2])
        assert row[0] and float(low) * float(high) > 0


def test_buildings_goods_and_regions_have_tables_of_their_own(lines: list[Line], told: dict[str, str]) -> None:
    """Every building that was bought, and in how many seats."""
    speaker = FACES["empires"].speaker("en")
    bought = Counter([key for line in lines for seat in line["taken"] for key in seat if key.startswith("buy.tile.")])
    named = {speaker.name("tile", key.rpartition(".")[2]): seats for key, seats in bought.items()}
    table = folded(told["Choices"], "Buy …")
    assert {row[0]: int(row[1].split()[0]) for row in table} == named
    assert folded(told["Choices"], "Settle …") and folded(told["Choices"], "Take …")
    assert {"Peru", "Caribbean"} & {row[0] for row in folded(told["Choices"], "Settle …")}


def test_what_came_without_a_choice_is_told_apart(told: dict[str, str]) -> None:
    assert folded(told["What came without a choice"], "… takes …")


def test_openings_are_told_in_the_words_of_the_table(lines: list[Line], told: dict[str, str]) -> None:
    speaker = FACES["empires"].speaker("en")
    for steps, heading in ((1, "First choice"), (2, "First 2 choices")):
        begun = Counter([tuple(opening[:steps]) for line in lines for opening in line["opening"]])
        table = folded(told["Openings"], heading)
        assert {row[0]: int(row[1].split()[0]) for row in table} == {
            " → ".join([speaker.option(option) for option in options]): seats for options, seats in begun.items() if seats > 1
        }


def test_the_command_tells_ratings_as_well(lines: list[Line]) -> None:
    said = summary(lines, None, Speaker("en"))
    after = said[said.index("Ratings in Elo points") + 2 :]
    assert [row.split()[0] for row in after] == PLAYERS and after[-1].endswith(" 0 [0, 0]")


def test_ratings_are_a_table_in_the_terminal() -> None:
    """Three of four games won by each of the next, and zero is who chooses at random."""
    names = {"a@1": "a", "b@1": "b", "random@1": "random"}
    pairs = [("a@1", "b@1"), ("b@1", "random@1")]
    lines = [game(seed, [*pairs[seed % 2]], [2, 1] if seed % 8 < 2 else [1, 2]) for seed in range(16)]
    title, heads, *told = rating_table(lines, names, Speaker("en"))
    assert title == "Ratings in Elo points" and heads.split() == ["Player", "Rating,", "with", "95", "%", "interval"]
    assert [row.split()[0] for row in told] == ["a", "b", "random"] and told[2].endswith("0 [0, 0]")
    values = [int(row.split()[1]) for row in told]
    assert values[1] == 166 and values[0] == 332
