"""A short run of `make fuzz`: random games over all configurations."""

from pathlib import Path

import pytest

from caravela.core.record import parse, replay
from tests import fuzz
from tests.contract.sampling import PLAYED, TIMES

GAMES_PLAYED = round(100 * TIMES) * len(PLAYED)


def test_random_games_keep_every_promise() -> None:
    """Every value of every option, every member of a set and every number of players is among them."""
    report = fuzz.run(range(GAMES_PLAYED), jobs=1)
    assert len(report.played) == GAMES_PLAYED
    assert [f"seed {played.seed}: {played.config}\n{played.failure}" for played in report.failed] == []
    for game in PLAYED.values():
        assert report.uncovered(game) == []


def test_a_game_that_fails_is_written_down_and_replays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing fails by itself, so the close check is told to fail at the first decision that it sees."""

    def fail(*_: object) -> bool:
        raise AssertionError("something is wrong")

    monkeypatch.setattr(fuzz, "check_closely", fail)
    monkeypatch.setattr(fuzz, "FAILURES", tmp_path)
    played = fuzz.play_game(8)
    assert "something is wrong" in played.failure
    [path] = tmp_path.iterdir()
    assert str(path) in played.failure
    record = parse(path.read_text(encoding="utf-8"))
    assert len(replay(PLAYED[record.game], record).log) == played.decisions + 1


def test_the_closing_line_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main(["--games", "3", "--first", "50", "--jobs", "1"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "3 passed, 0 failed"
