"""The whole ladder by one command: every step of it can be played, and what was played is not played again."""

import json
from pathlib import Path

import pytest

from bench.strength import PRESETS, Regretted, Step, ladder, main, spread
from caravela.bots import LEVELS
from caravela.games import find_face, find_game
from caravela.lab.arena import standings
from caravela.lab.regret import read_positions
from caravela.lab.results import read_lines
from caravela.lab.tricks import tricks
from tests.ours import OURS


def test_the_ladder_has_every_step_of_every_game() -> None:
    steps = ladder()
    assert {*PRESETS} == {*OURS} and len({step.name for step in steps}) == len(steps)
    for step in steps:
        if isinstance(step, Step):
            step.contest().check()
    duels = {(step.game, step.players) for step in steps if isinstance(step, Step)}
    levels = list(LEVELS)
    for game in OURS:
        assert {(game, (level, below)) for level, below in zip(levels[1:], levels, strict=False)} <= duels
        assert {(game, ("master", "casual", "casual", "casual")), (game, ("master",) * 4)} <= duels
        assert {(game, ("expert", f"trick:{name}")) for name in tricks(find_face(game))} <= duels
        assert (game, ("master:1", "master:0.5")) in duels and Regretted(game) in steps
        assert len(read_positions(Path(f"bench/positions/{game}.jsonl"))) == 300
    [difficulty] = [option for option in find_game("maracaibo").setup_options if option.name == "difficulty"]
    alone = [step for step in steps if isinstance(step, Step) and step.players == ("master",)]
    assert {step.changes["difficulty"] for step in alone if step.game == "maracaibo"} == {*difficulty.values}
    assert [step.changes for step in alone if step.game == "santamaria"] == [{}]


def test_a_tenth_of_the_positions_is_one_of_every_game() -> None:
    for game in OURS:
        positions = spread(read_positions(Path(f"bench/positions/{game}.jsonl")))
        assert len({position.record for position in positions[:30]}) == 30 and len(positions) == 300


def test_it_goes_on_where_it_stopped_and_tells_what_there_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--out", str(tmp_path), "--seeds", "77", "--processes", "1", "--only", "novice-random-maracaibo"]
    assert main([*words, "--share", "0.004"]) == 0
    [folder] = tmp_path.iterdir()
    file = folder / "novice-random-maracaibo.jsonl"
    first = file.read_text("utf-8")
    assert [json.loads(line)["seed"] for line in first.splitlines()] == [77, 77]
    assert main([*words, "--share", "0.008"]) == 0
    assert file.read_text("utf-8").startswith(first)
    lines = read_lines(file)
    assert [(line["seed"], line["rotation"]) for line in lines] == [(77, 0), (77, 1), (78, 0), (78, 1)]
    about = standings(lines)[0][0]
    [row] = [line for line in (folder / "strength.md").read_text("utf-8").splitlines() if line.startswith("| novice v random")]
    assert f"| Maracaibo | 4 | {about.wins.value:.1%}".replace("%", " %") in row and "[" in row
    assert capsys.readouterr().out.rstrip().endswith(row)


def test_a_step_that_is_not_there_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--out", str(tmp_path), "--only", "chess"])
    assert "no step is called so" in capsys.readouterr().err and not list(tmp_path.iterdir())
