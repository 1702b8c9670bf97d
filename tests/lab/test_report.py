"""The report: what goes with winning is told fairly, in four languages, on a page that needs nothing beside it."""

import re
from html.parser import HTMLParser
from itertools import cycle
from pathlib import Path

import pytest

from caravela.cli.main import main
from caravela.games import FACES, GAMES
from caravela.lab.charts import histogram, ticks
from caravela.lab.naming import Namer
from caravela.lab.playing import Line
from caravela.lab.report import grouped, page
from caravela.lab.study import Fact, study, taken
from caravela.text import LANGUAGES, Speaker
from tests.lab.test_arena import contest, held

VOID = {"meta", "br"}
TOLD = list(zip(GAMES, cycle(LANGUAGES[1:])))  # reading the messages of a language takes longer than the test


class Checked(HTMLParser):
    """Every tag that is opened is closed, and nothing is fetched from anywhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        for name, value in attrs:
            assert name not in ("src", "srcset") and not (name == "href" and not (value or "").startswith("#")), (
                tag,
                name,
                value,
            )
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def error(self, message: str) -> None:
        raise AssertionError(message)


def checked(text: str) -> Checked:
    found = Checked()
    found.feed(text)
    found.close()
    assert found.open == [] and "nan" not in re.sub(r"<(style|script)>.*?</\1>", "", text, flags=re.DOTALL)
    return found


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a speaker swallows is an error here."""

    def trouble(self: Speaker, language: str, message: str, reason: str) -> None:
        raise AssertionError(f"{language} {message}: {reason}")

    monkeypatch.setattr(Speaker, "trouble", trouble)


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
