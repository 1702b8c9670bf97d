"""caravela bots, and programs of other people in the terminal."""

import json
import sys
from pathlib import Path

import pytest

from caravela.cli.main import main
from caravela.core.record import parse
from tests.bots.programs import ANSWERING, program

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "outside_bot.py"


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def test_the_example_of_thirty_lines_does_as_it_must(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "check", "--seconds", "60", "--game", "santamaria", sys.executable, str(EXAMPLE)]) == 0
    said = capsys.readouterr().out
    assert said.count("✓") == 3 and "a whole game" in said
    code = [line for line in EXAMPLE.read_text(encoding="utf-8").partition('"""\n\n')[2].splitlines() if line.strip()]
    assert len(code) <= 30


@pytest.mark.parametrize("fault", ["sys.exit(0)", "print(1, flush=True)", "asked['options'] = ['']"])
def test_what_is_wrong_is_told_and_the_exit_code_says_so(fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = ANSWERING.replace("HEARD", "os.devnull").replace("# FAULT", fault)
    program(tmp_path, source)
    assert main(["bots", "check", "--game", "santamaria", sys.executable, str(tmp_path / "bot.py")]) == 1
    said = capsys.readouterr().out
    assert "✗" in said and said.endswith("Not everything is as it must be.\n")


def test_what_a_program_would_be_asked_can_be_seen(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "show", "empires", "--players", "3"]) == 0
    hello, _, asked = capsys.readouterr().out.partition("\n{\n")
    assert json.loads(hello)["players"] == 3 and json.loads("{\n" + asked)["kind"] == "decision"
    assert main(["bots", "show", "empires", "--players", "9"]) == 2
    assert main(["bots", "check", "--seconds", "0", "true"]) == 2
    for nothing in (["bots", "check"], ["bots", "check", "--"]):
        capsys.readouterr()
        assert main(nothing) == 2 and "python bot.py" in capsys.readouterr().err


def test_what_stands_after_two_dashes_is_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "check", "--game", "santamaria", "--", "no-such-program", "--fast"]) == 1
    assert "“no-such-program" in capsys.readouterr().out


def test_a_program_plays_in_the_terminal_and_one_that_fails_is_replaced_with_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The record keeps the names, so that the game can be gone on with."""
    (tmp_path / "good.py").write_text(ANSWERING.replace("HEARD", "os.devnull"), encoding="utf-8")
    (tmp_path / "bad.py").write_text("raise SystemExit(1)", encoding="utf-8")
    file = tmp_path / "bots.toml"
    entries = [f"[bots.{name}]\ncommand = ['{sys.executable}', '-I', '-S', '{name}.py']\n" for name in ("good", "bad")]
    file.write_text("".join(entries), encoding="utf-8")
    record = tmp_path / "game.txt"
    words = ["play", "santamaria", "--watch", "--seats", "good,bad", "--bots-file", str(file), "--record", str(record)]
    assert main(words) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "The program “bad” has ended in the middle of the game, with code 1. From now on a novice plays for Bruno." in said
    assert [player.kind for player in parse(record.read_text(encoding="utf-8")).players] == ["good", "bad"]
    assert main(["play", "santamaria", "--watch", "--seats", "good,bad"]) == 2
    assert main(["play", "santamaria", "--watch", "--seats", "random,cmd:ls", "--bots-file", str(file)]) == 2
    assert "--bots-file" in capsys.readouterr().err
