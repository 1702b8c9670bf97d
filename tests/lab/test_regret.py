"""Regret: fixed positions that anybody can make again, and what players give away at them."""

import json
from pathlib import Path

import pytest

from caravela.cli.main import main
from caravela.core.record import parse, replay
from caravela.core.refused import Refused
from caravela.games import FACES, find_game
from caravela.lab.crew import Alone
from caravela.lab.dataset import Plan
from caravela.lab.regret import LIVELY, Position, Trial, make_positions, read_positions, regret_at, regrets, try_all
from tests.lab.small import WORTH, CoinsFace


@pytest.fixture(autouse=True)
def _coins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FACES.known, "coins", CoinsFace(points=1.0))
    monkeypatch.setattr("caravela.lab.regret.WORLDS", 4)


def silent(done: int, games: int) -> None: ...


def made(path: Path, many: int = 14, first: int = 1) -> list[Position]:
    make_positions(Plan("coins", ("plain",), (2,), ("random",), first), many, path, Alone(), silent)
    return read_positions(path)


def test_positions_are_the_same_for_everybody_and_leave_a_choice(tmp_path: Path) -> None:
    positions = made(tmp_path / "one.jsonl")
    assert [position.number for position in positions] == list(range(1, 15))
    assert made(tmp_path / "two.jsonl") == positions
    for position in positions:
        assert replay(find_game("coins"), parse(position.record), position.at).state.offered >= LIVELY
    with pytest.raises(Refused) as refused:
        made(tmp_path / "one.jsonl")
    assert refused.value.message == "file-exists"


def test_regret_is_what_the_better_choice_brings_more(tmp_path: Path) -> None:
    """With coins it can be told: the points of the best one, less those of the one that was taken."""
    for position in made(tmp_path / "positions.jsonl"):
        line = regret_at(Trial(("random", "club"), 0.01), position)
        worth = {name: WORTH[int(choice.split()[1])] for name, choice in line["chosen"].items()}
        best = WORTH[int(line["best"].split()[1])]
        assert line["regret"] == {name: pytest.approx(best - points) for name, points in worth.items()}
        assert line["regret"]["club"] == 0


def test_what_was_tried_is_not_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    positions = made(tmp_path / "positions.jsonl", 6)
    file = tmp_path / "tried.jsonl"
    trial = Trial(("random", "club"), 0.01)
    whole = try_all(trial, positions, file, Alone(), silent)
    text = file.read_text("utf-8")
    file.write_text(text[:-20], "utf-8")
    assert try_all(trial, positions, file, Alone(), silent) == whole
    assert file.read_text("utf-8") == text
    monkeypatch.setattr("caravela.lab.regret.regret_at", str)
    assert try_all(trial, positions, file, Alone(), silent) == whole
    random, club = regrets(whole, trial.players)
    assert random.points.value > 0 and club.points.value == 0
    with pytest.raises(Refused) as refused:
        try_all(Trial(("random",), 0.01), positions, file, Alone(), silent)
    assert refused.value.message == "regret-other"


def test_the_commands_make_and_try(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "positions.jsonl")
    making = "--language en arena positions coins --many 5 --levels random --processes 1 --out"
    assert main([*making.split(), file]) == 0
    tried = ["arena", "regret", file, "--players", "club,random", "--processes", "1"]
    assert main(["--language", "en", *tried, "--reference", "0.01"]) == 0
    said = capsys.readouterr().out
    assert "5 positions are in" in said and "club" in said and "0.00 [0.00, 0.00]" in said
    assert main(["--language", "en", *tried, "--reference", "0"]) == 2
    assert "at most 1,000 seconds" in capsys.readouterr().err


@pytest.mark.parametrize(
    "path", sorted((Path(__file__).parents[2] / "bench" / "positions").glob("*.jsonl")), ids=lambda path: path.stem
)
def test_the_positions_of_the_benchmark_can_be_played(path: Path) -> None:
    """A sample of them; a new version of the rules leaves them as they were."""
    positions = read_positions(path)
    assert len(positions) == 300
    game = find_game(path.stem)
    for position in positions[::60]:
        assert replay(game, parse(position.record), position.at).state.offered >= LIVELY
    assert sum(len(json.loads(line)["at"]) for line in path.read_text("utf-8").splitlines()) == 300
