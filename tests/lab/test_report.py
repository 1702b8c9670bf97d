"""The report: what goes with winning is told fairly, in four languages, on a page that needs nothing beside it."""

import re
import sys
from itertools import cycle
from pathlib import Path

import pytest

from caravela.cli.arena import rating_table, summary
from caravela.cli.main import main
from caravela.games import FACES, GAMES
from caravela.lab.charts import histogram, ticks
from caravela.lab.naming import Namer
from caravela.lab.playing import Line
from caravela.lab.report import Section, grouped, page
from caravela.lab.study import Fact, study, taken
from caravela.text import LANGUAGES, Speaker
from tests.lab.reading import chapters, checked, folded, rows
from tests.lab.test_arena import contest, held
from tests.ours import OURS

TOLD = list(zip(GAMES, cycle(LANGUAGES[1:])))  # reading the messages of a language takes longer than the test


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize(("game", "language"), TOLD)
def test_the_report_of_any_game_is_a_page_of_its_own(game: str, language: str) -> None:
    lines = held(contest("random", "random", game=game, preset=GAMES[game].default_preset), 1)
    text = page(grouped(lines), language)
    assert {"svg", "table", "details", "style", "script"} <= checked(text).seen
    assert "://" not in text
    assert not re.search(r">[^<]*\b(?:do|event|report|arena)-[a-z]+", text)


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize(("game", "language"), TOLD)
def test_everything_that_can_be_done_has_a_name(game: str, language: str) -> None:
    """Also what these games did not come to."""
    rules, speaker = GAMES[game], FACES[game].speaker(language)
    namer = Namer(rules, speaker)
    for verb in rules.options.verbs:
        assert namer.kind(verb.constant.lower()) not in ("", verb.told())
    for kind in rules.event_kinds:
        assert namer.kind(f"{kind.message}.x.y") not in ("", kind.message)


def seat_lines(rows: list[tuple[str, bool, int]]) -> list[Line]:
    """Games of one seat each against an empty one: who, whether it bought the mint, and its points."""
    return [
        {"players": [player, "other@1"], "seed": i, "rotation": 0, "totals": [points, 0], "winners": [0 if points > 10 else 1],
         "taken": [{"buy.tile.mint": 1} if bought else {}, {}]}
        for i, (player, bought, points) in enumerate(rows)
    ]  # fmt: skip


def test_a_player_is_compared_with_itself_alone() -> None:
    """The strong buy the mint nearly always and the weak hardly ever; neither gains by it."""
    rows = [("strong@1", i < 9, 20) for i in range(10)] + [("weak@1", i < 1, 5) for i in range(10)]
    [mint] = study(seat_lines(rows), taken).facts()
    assert mint.seats == 10 and mint.won.value == 0.9 and mint.part == 0.25
    assert mint.difference is not None and mint.difference.value == pytest.approx(0)
    assert mint.otherwise == pytest.approx(0.9)


def test_a_difference_is_told_in_points_with_its_interval() -> None:
    rows = [("a@1", i % 2 == 0, (30 if i % 2 == 0 else 20) + i % 4) for i in range(40)]
    [mint] = study(seat_lines(rows), taken).facts()
    assert mint.difference is not None and mint.difference.value == pytest.approx(4.5)  # half of 9: against the mean of two seats
    assert mint.difference.low < 4.5 < mint.difference.high and mint.telling > 3
    [few] = study(seat_lines(rows[:6]), taken).facts()
    assert few.difference is None and isinstance(few, Fact)


@pytest.fixture(scope="module")
def one() -> Line:
    """A game of two who choose at random, to make others of."""
    return held(contest("random", "random"), 1)[0]


def won_by(one: Line, seats: list[int]) -> list[Line]:
    """As many games, each won by that seat."""
    return [one | {"seed": i, "winners": [seat], "ranks": [1 + seat, 2 - seat]} for i, seat in enumerate(seats)]


def test_a_seat_that_is_too_good_has_a_flag(one: Line) -> None:
    """Surely, and by more than five percentage points: 65 of 100 games are, 57 are not sure, 540 of 1000 are not as many."""
    chapter = chapters(page(grouped(won_by(one, [0] * 65 + [1] * 35)), "en"))["Win rate by seat"]
    assert "65.0 % ⚑" in chapter and "35.0 % ⚑" in chapter and chapter.count('class="figure marked"') == 2
    assert "share by more than 5 percentage points: Seat 1 and Seat 2." in chapter
    for first, games in ((57, 100), (540, 1000)):
        chapter = Section(grouped(won_by(one, [0] * first + [1] * (games - first)))[0], "en", 0).seat_chart()
        assert f"{100 * first / games:.1f} %" in chapter and "⚑" not in chapter and "marked" not in chapter
        assert "No seat differs surely" in chapter


def test_the_command_tells_of_a_seat_that_is_too_good(one: Line) -> None:
    for seats, flagged in (([0] * 65 + [1] * 35, 2), ([0, 1] * 50, 0)):
        said = "\n".join(summary(won_by(one, seats), None, Speaker("en")))
        assert said.count("differs from its share by more than 5 points") == flagged


def test_what_goes_with_winning_stands_at_the_top(one: Line) -> None:
    """Things that 10 seats or more have chosen and as many have not, and that surely make a difference; what tells most first."""

    def seat(i: int) -> dict[str, int]:
        """The navy goes with ten points more, glory with twenty less, the mint with none; few buy the university, all settle."""
        bought = {"navy": i % 2, "glory": i // 2 % 2, "mint": i // 4 % 2, "university": i < 8}
        return (
            {f"buy.tile.{tile}": 1 for tile in bought if bought[tile]}
            | {"settle.region.peru": 2}
            | ({"no": 1} if bought["glory"] else {})
        )

    lines: list[Line] = []
    for i in range(80):
        points = 50 + 10 * (i % 2) - 20 * (i // 2 % 2) + 20 * (i < 8)
        lines.append(
            one | {"seed": i, "players": ["a@1", "b@1"], "totals": [points, 50], "taken": [seat(i), {}], "came": [{}, {}]}
        )
    text = Section(grouped(lines)[0], "en", 0).deeds() + "</section>"
    told = chapters(text)
    glory, navy = rows(told["What goes with winning"])
    assert glory[:3] == ["Buy Glory", "40 25.0 %", "1.0"] and glory[-1].startswith("−10.0 [−12.")
    assert navy[:3] == ["Buy Navy", "40 25.0 %", "1.0"] and navy[-1].startswith("5.0 [2.")
    assert told["What goes with winning"].count('class="worse"') == told["What goes with winning"].count('class="better"') == 1
    bought = {row[0]: row[-1] for row in folded(told["Choices"], "Buy …")}
    assert bought["Glory"] == glory[-1] and bought["Navy"] == navy[-1] and bought["Mint"].startswith("0.0 [−2.")
    assert bought["University"].startswith("10.0 [") and "4 rows, 3 that differ surely" in text
    assert folded(told["Choices"], "Settle …") == [["Peru", "80 50.0 %", "2.0", "0.0 % [0.0, 4.6]", "–", "–"]]
    assert [row[0] for row in folded(told["Choices"], "Without a thing")] == ["No"]


def test_without_the_library_of_ratings_the_rest_is_told(one: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "choix", None)
    lines = [one | {"seed": seed, "players": ["a@1", "b@1"]} for seed in range(3)]
    told = chapters(page(grouped(lines), "en"))
    assert "not installed" in told["Ratings"] and "<svg" not in told["Ratings"] and "Results" in told
    assert "not installed" in rating_table(lines, {}, Speaker("en"))[0]


def test_games_that_cannot_be_compared_have_sections_of_their_own() -> None:
    one, two = held(contest("random", "random"), 1), held(contest("random", "random", "random"), 1)
    groups = grouped([*one, *two, *one])
    assert [len(group.lines) for group in groups] == [1, 1]
    assert page(groups, "en").count("<section") == 2


def test_scales_have_round_numbers() -> None:
    assert ticks(0, 1000) == [0, 200, 400, 600, 800, 1000]
    assert ticks(0.42, 0.61) == pytest.approx([0.45, 0.5, 0.55, 0.6])
    assert histogram([5.0, 5.0, 7.0], "t", "u").count("<rect") == 3


def test_the_command_writes_the_page_and_refuses_what_is_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, target = tmp_path / "games.jsonl", tmp_path / "report.html"
    held(contest("random", "random"), 1, file)
    assert main(["--language", "it", "arena", "report", str(file), "--html", str(target)]) == 0
    assert "nell’arena" in target.read_text("utf-8") and str(target) in capsys.readouterr().out
    assert main(["--language", "en", "arena", "report", str(tmp_path / "none"), "--html", str(target)]) == 2
    assert "cannot be read" in capsys.readouterr().err
    file.write_text("")
    assert main(["--language", "en", "arena", "report", str(file), "--html", str(target)]) == 2
    assert "There are no games" in capsys.readouterr().err


@pytest.mark.parametrize("game", OURS)
def test_every_row_and_every_heading_of_the_report_says_which_one_it_is(game: str) -> None:
    """Spaces of one name, tokens without one, and deeds that are nothing but a name; one row is no rows."""
    asked = contest("random", "random", game=game, preset=GAMES[game].default_preset)
    text = page(grouped(held(asked, 2)), "en")
    kinds = re.findall(r"<details><summary>(.*?)<span[^>]*>(.*?)</span></summary>(.*?)</details>", text)
    assert any([note.endswith(" · 1 row, 0 that differ surely") for _, note, _ in kinds])
    for heading, note, tables in kinds:
        assert re.search(r"\w", heading) and " 1 rows" not in note
        names = [row[0] for row in rows(tables)]
        assert len(set(names)) == len(names) and all(names), heading
