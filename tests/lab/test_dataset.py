"""A dataset: whole records of many kinds of games, the same for everybody, and made only once."""

import json
import re
from pathlib import Path

import pytest

from caravela.cli.main import main
from caravela.core.record import parse, verify
from caravela.core.refused import Refused
from caravela.games import find_game
from caravela.lab.crew import Alone
from caravela.lab.dataset import flat, make_dataset, plan_of
from tests.lab.test_arena import contest, held


def made(folder: Path, games: int, *presets: str) -> list[str]:
    plan = plan_of("santamaria", presets or ("basic", "advanced"), (1, 2), ("random",), 1)
    [path] = make_dataset(plan, games, folder, Alone(), lambda done, games: None)
    return path.read_text("utf-8").splitlines()


def without_time(line: str) -> dict[str, object]:
    return {name: value for name, value in json.loads(line).items() if name not in ("seconds", "slowest")}


def test_every_game_comes_with_a_record_that_verifies(tmp_path: Path) -> None:
    lines = [json.loads(line) for line in made(tmp_path, 6)]
    assert [line["number"] for line in lines] == [1, 2, 3, 4, 5, 6]
    assert {len(line["players"]) for line in lines} == {1, 2} and {line["preset"] for line in lines} == {"basic", "advanced"}
    for line in lines:
        record = parse(line["record"])
        assert verify(find_game("santamaria"), record) == line["digest"]
        assert record.totals == line["totals"] and len(record.moves) == line["moves"]


def test_what_is_there_is_not_made_again(tmp_path: Path) -> None:
    whole = made(tmp_path / "whole", 4)
    path = tmp_path / "part" / "games-0000001.jsonl"
    made(tmp_path / "part", 2)
    first = path.read_text("utf-8")
    path.write_text(first + whole[2][:100], "utf-8")
    again = made(tmp_path / "part", 4)
    assert path.read_text("utf-8").startswith(first)
    assert [without_time(line) for line in again] == [without_time(line) for line in whole]


def test_a_folder_with_other_games_is_left_alone(tmp_path: Path) -> None:
    made(tmp_path, 1)
    with pytest.raises(Refused) as refused:
        made(tmp_path, 1, "basic")
    assert refused.value.message == "dataset-other"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "There is no game called “chess”"),
        (["santamaria", "--levels", "nobody"], "There is no bot called “nobody”"),
        (["santamaria", "--seats", "9"], "nobody can play at a table for 9"),
        (["santamaria", "--seats", "two"], "--seats"),
        (["santamaria", "--presets", "no"], "There is no set-up called “no”"),
    ],
)
def test_what_cannot_be_made_is_refused_in_one_sentence(
    arguments: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--language", "en", "arena", "dataset", *arguments, "--out", str(tmp_path / "set"), "--processes", "1"]) == 2
    told = capsys.readouterr()
    assert said in told.err and told.err.count("\n") == 1 and not (tmp_path / "set").exists()


def test_games_as_parquet(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed; pip install caravela[parquet] installs it")
    asked = ["arena", "dataset", "santamaria", "--games", "2", "--levels", "random", "--processes", "1", "--parquet"]
    assert main([*asked, "--out", str(tmp_path)]) == 0
    rows = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    lines = [json.loads(line) for line in (tmp_path / "games-0000001.jsonl").read_text("utf-8").splitlines()]
    assert [flat(line) for line in lines] == rows


RARE = {"forfeits"}  # said only where there were any


@pytest.mark.parametrize(("page", "name"), [("arena.md", "line"), ("dataset.md", "game")])
def test_every_field_is_described(page: str, name: str, tmp_path: Path) -> None:
    said = (Path(__file__).parents[2] / "docs" / page).read_text("utf-8")
    described = {
        field
        for row in re.findall(r"^\| (`[a-z]+`(?:, `[a-z]+`)*) \|", said, re.MULTILINE)
        for field in re.findall(r"[a-z]+", row)
    }
    [line] = held(contest("random", "random"), 1) if name == "line" else [json.loads(line) for line in made(tmp_path, 1)]
    assert described - RARE == set(line)
