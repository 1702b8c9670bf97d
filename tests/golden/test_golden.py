"""Every golden game is played as it was: lines to the same digest, records move by move to the totals that they tell."""

import ast
from pathlib import Path

import pytest

from caravela.core.codec import digest
from caravela.core.game import Game
from caravela.core.record import parse, replay, verify
from caravela.games import find_game
from tests.contract.sampling import Configuration
from tests.fuzz import all_values, values_of
from tests.golden import FOLDER, LARGEST_SET, golden_files, line_files, lines
from tests.golden.__main__ import main, told, wanted
from tests.golden.lines import CHOOSERS, Line, read_lines, version_of, write_lines
from tests.ours import OURS

RECORDED = [find_game(name) for name in OURS]


@pytest.mark.parametrize("line", lines(), ids=lambda line: line.name)
def test_a_golden_game_is_played_as_its_line_says(line: Line) -> None:
    """By every build, whatever the bots have learnt meanwhile."""
    show = f"python -m tests.golden --show {line.name}"
    assert line.played().digest == line.digest, f"{line.text()}: `{show}` before and after the change shows at which move"


@pytest.mark.parametrize("path", golden_files(), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_golden_record_replays_and_can_be_verified(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = parse(text)
    assert record.text() == text
    game = find_game(record.game)
    assert record.totals is not None
    played = replay(game, record)
    assert played.state.over and digest(played.state) == verify(game, record)
    assert [score.total for score in game.scores(played.state)] == record.totals
    _, players, kind, _ = told(path)
    assert (record.game, len(record.players), record.players[0].kind) == (path.parent.name, players, kind)


@pytest.mark.parametrize("game", RECORDED, ids=OURS)
def test_golden_games_cover_all_set_ups(game: Game) -> None:
    """All presets with all numbers of players, however options are chosen; and every value of every option."""
    there = [line for line in lines(game.name) if line.version == game.version]
    assert len(there) >= 100
    assert wanted(game, there) == there
    seen: set[str] = set()
    for line in there:
        seen.update(values_of(Configuration(game, line.preset, line.players, line.agreed)))
    assert [value for value in all_values(game) if value not in seen] == []
    tables = {(line.preset, line.players, line.who) for line in there if not line.changes}
    for preset in game.presets:
        for players in game.seats(game.agree(preset, {})):
            assert {(preset, players, who) for who in CHOOSERS} <= tables


@pytest.mark.parametrize("game", RECORDED, ids=OURS)
def test_every_preset_has_records_to_be_read(game: Game) -> None:
    read = {told(path)[0] for path in golden_files() if path.parent.name == game.name}
    assert read == set(game.presets)


def test_older_rules_have_their_games() -> None:
    """A version of the rules once played stays, with lines of its own."""
    versions = {(path.parent.name, version_of(path)) for path in line_files()}
    assert versions == {(game.name, version) for game in RECORDED for version in range(1, game.version + 1)}


def test_golden_games_are_small() -> None:
    assert sum(path.stat().st_size for path in [*golden_files(), *line_files()]) <= LARGEST_SET


def test_no_two_golden_games_are_the_same() -> None:
    for path in line_files():
        there = read_lines(path)
        assert len({line.seed for line in there}) == len({line.digest for line in there}) == len(there)


def test_who_chooses_in_golden_games_has_nothing_to_learn() -> None:
    """No bot and no weight can change a line: what plays them knows the kernel, the games and the record, nothing else."""
    tree = ast.parse((FOLDER / "lines.py").read_text(encoding="utf-8"))
    seen = [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module]
    assert [name for name in seen if name.startswith(("caravela", "tests"))] == [
        "caravela.core.record",
        "caravela.games",
        "caravela.table.play",
    ]


def test_a_line_is_written_as_it_is_read(tmp_path: Path) -> None:
    for path in line_files():
        again = tmp_path / path.parent.name / path.name
        assert write_lines(again, read_lines(path)) and again.read_bytes() == path.read_bytes()
        assert not write_lines(again, read_lines(path))


def test_a_line_can_be_shown_as_a_record(capsys: pytest.CaptureFixture[str]) -> None:
    """Of two texts, written before and after a change, the first line that differs is the move where one sees it."""
    line = lines("santamaria")[0]
    assert main(["--show", line.name]) == 0
    record = parse(capsys.readouterr().out)
    assert (record.game, len(record.players), record.agreed) == (line.game, line.players, line.agreed)
    assert verify(find_game(record.game), record)
    assert main(["--show", "santamaria-1-9999"]) == 1
