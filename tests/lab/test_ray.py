"""Ray writes the same files as this process does. It is large, so it is tested where somebody has installed it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from caravela.cli.main import main
from caravela.lab.arena import hold
from caravela.lab.contest import Contest, line_ups
from caravela.lab.crew import Alone, crew_of
from caravela.lab.results import Results, read_lines
from tests.lab.test_arena import contest, timeless

pytest.importorskip("ray", reason="Ray is not installed; pip install caravela[ray] installs it")


@pytest.fixture(autouse=True, scope="module")
def _here() -> Iterator[None]:
    """On this machine, whatever Ray somebody works with."""
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("RAY_ADDRESS", raising=False)
        yield


@pytest.fixture(scope="module")
def ray() -> Iterator[None]:
    """Two workers for all that follows: a command that finds a Ray leaves it running."""
    crew = crew_of(2, with_ray=True)
    yield
    crew.leave()


def test_two_workers_of_ray_write_the_same_file(tmp_path: Path) -> None:
    asked: Contest = contest("random", "random")
    assert asked.line_ups == line_ups(["random", "random"], 2)
    alone, there = tmp_path / "alone.jsonl", tmp_path / "ray.jsonl"
    hold(asked, asked.blocks(1, 6), Results.open(alone, asked), Alone())
    crew = crew_of(2, with_ray=True)
    try:
        assert crew.workers == 2
        hold(asked, asked.blocks(1, 6), Results.open(there, asked), crew)
    finally:
        crew.leave()
    assert timeless(read_lines(there)) == timeless(read_lines(alone))


class Twice:
    """A command that this process carries out, and then Ray: in a folder each."""

    def __init__(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.folders = [tmp_path / "alone", tmp_path / "ray"]
        self.monkeypatch, self.capsys = monkeypatch, capsys

    def said(self, command: str) -> list[str]:
        """What it says each time."""
        told: list[str] = []
        for folder, crew in zip(self.folders, ("--processes 1", "--processes 2 --ray"), strict=True):
            folder.mkdir(exist_ok=True)
            self.monkeypatch.chdir(folder)
            assert main(["--language", "en", *command.split(), *crew.split()]) == 0
            told.append(self.capsys.readouterr().out)
        return told

    def written(self, file: str) -> list[bytes]:
        return [(folder / file).read_bytes() for folder in self.folders]


@pytest.fixture
def twice(ray: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Twice:
    return Twice(tmp_path, monkeypatch, capsys)


def test_who_searches_plays_the_same_games_on_ray(twice: Twice) -> None:
    """Thought is counted in positions, so another process comes to the same choices."""
    twice.said("arena empires --players expert,random --preset first --games 4 --out games.jsonl")
    alone, there = [timeless(read_lines(folder / "games.jsonl")) for folder in twice.folders]
    assert there == alone and len(alone) == 4


def test_training_on_ray_learns_the_same(twice: Twice, monkeypatch: pytest.MonkeyPatch) -> None:
    """From a toy number of duels; then comes the test."""
    monkeypatch.setattr("caravela.lab.train.MOST", 4)
    alone, there = twice.said("train empires --preset first --games 5 --out course")
    assert there == alone and "Rejected" in alone
    for name, lines in (("duels", 5), ("gate", 2), ("steps", 1)):
        one, other = twice.written(f"course/{name}.jsonl")
        assert other == one and one.count(b"\n") == lines


def test_positions_and_regret_on_ray_are_the_same(twice: Twice) -> None:
    twice.said("arena positions empires --many 4 --levels random --out positions.jsonl")
    one, other = twice.written("positions.jsonl")
    assert other == one
    alone, there = twice.said("arena regret positions.jsonl --players random --reference 0.002 --out tried.jsonl")
    assert there == alone and "random" in alone
    one, other = twice.written("tried.jsonl")
    assert other == one and one.count(b"\n") == 4
