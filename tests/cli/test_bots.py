"""caravela bots, and programs of other people in the terminal."""

import json
import sys
from pathlib import Path

import pytest

from caravela.cli.main import main
from caravela.core.record import parse
from caravela.games import GAMES
from tests.bots.programs import ANSWERING, program

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "outside_bot.py"


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def test_the_example_of_thirty_lines_does_as_it_must(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "check", "--seconds", "60", "--game", "santamaria", sys.executable, str(EXAMPLE)]) == 0
    said = capsys.readouterr().out
    assert said.count("✓") == 5 and "a whole game" in said
    code = [line for line in EXAMPLE.read_text(encoding="utf-8").partition('"""\n\n')[2].splitlines() if line.strip()]
    assert len(code) <= 30


@pytest.mark.parametrize("fault", ["sys.exit(0)", "print(1, flush=True)", "asked['options'] = ['']"])
def test_what_is_wrong_is_told_and_the_exit_code_says_so(fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = ANSWERING.replace("HEARD", "os.devnull").replace("# FAULT", fault)
    program(tmp_path, source)
    assert main(["bots", "check", "--game", "santamaria", sys.executable, str(tmp_path / "bot.py")]) == 1
    said = capsys.readouterr().out
    assert "✗" in said and said.endswith("Not everything is as it must be.\n")


def test_a_program_is_tried_at_the_usual_table_alone_and_at_the_largest_in_different_seats(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each a whole game; then it is started in the middle of one."""
    heard = tmp_path / "heard"
    noted = f"open({str(heard)!r}, 'a').write(f\"{{asked['view']['players']}} {{asked['seat']}}\\n\")"
    program(tmp_path, ANSWERING.replace("HEARD", "os.devnull").replace("# FAULT", noted))
    assert main(["bots", "check", "--game", "santamaria", sys.executable, str(tmp_path / "bot.py")]) == 0
    tables = dict(zip(("2 0", "1 0", "4 3"), TABLES, strict=True))
    asked = heard.read_text(encoding="utf-8").splitlines()
    assert list(dict.fromkeys(asked)) == list(tables)
    said = capsys.readouterr().out
    for table, told in tables.items():
        decisions = asked.count(table) - (table in ("2 0", "4 3"))  # one of them in the middle of a game, and one before the end
        assert f"✓ {told}: a whole game, {decisions} decisions" in said
    assert f"✓ {TABLES[-1]}: an answer in the middle" in said


TABLES = ("santamaria (basic), seat 1 of 2", "santamaria (advanced), alone", "santamaria (basic), seat 4 of 4")


@pytest.mark.parametrize("table", range(3))
def test_what_is_wrong_at_one_table_is_told_with_that_table(
    table: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fault = f"asked['view']['players'] == {(2, 1, 4)[table]} and sys.exit(3)"
    program(tmp_path, ANSWERING.replace("HEARD", "os.devnull").replace("# FAULT", fault))
    assert main(["bots", "check", "--game", "santamaria", sys.executable, str(tmp_path / "bot.py")]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines[: table + 1]] == [
        *[f"✓ {told}" for told in TABLES[:table]],
        f"✗ {TABLES[table]}",
    ]
    assert lines[table].endswith("has ended in the middle of the game, with code 3.")
    assert not lines[table + 1].startswith("✓ santamaria")  # the next fault is found when this one is mended


def test_a_program_is_tried_at_the_table_that_is_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In the first seat and in the last; what it is told first says how the game is set up."""
    heard = tmp_path / "heard"
    noted = f"open({str(heard)!r}, 'a').write(line)"
    program(tmp_path, ANSWERING.replace("HEARD", "os.devnull").replace("    asked = json", f"    {noted}\n    asked = json"))
    table = ["--game", "empires", "--preset", "deluxe_full", "--seats", "3", "--set", "nations=off"]
    assert main(["bots", "check", *table, sys.executable, str(tmp_path / "bot.py")]) == 0
    said = capsys.readouterr().out
    for seat in (1, 3):
        assert f"✓ empires (deluxe_full, nations=off), seat {seat} of 3: a whole game" in said
    hellos = [line for line in map(json.loads, heard.read_text(encoding="utf-8").splitlines()) if line["kind"] == "hello"]
    agreed = GAMES["empires"].agree("deluxe_full", {"nations": "off"})
    assert [(hello["setup"], hello["players"], hello["seat"]) for hello in hellos] == [(agreed, 3, k) for k in (0, 2, 2, 0)]


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["--seats", "3"], "one game; say which with --game"),
        (["--preset", "first", "--game", "empires", "--game", "maracaibo"], "one game; say which with --game"),
        (["--game", "empires", "--preset", "none"], "There is no set-up called “none”"),
        (["--game", "empires", "--seats", "1"], "for 2 to 6 players, not for 1"),
        (["--game", "santamaria", "--preset", "basic", "--seats", "1"], "for 2 to 4 players, not for 1"),
        (["--game", "empires", "--set", "vp_purchase"], "option=value"),
        (["--game", "empires", "--preset", "first", "--set", "vp_purchase=true"], "rule E-OPT-7"),
    ],
)
def test_a_table_that_there_is_not_is_refused_before_anything_is_played(
    asked: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bots", "check", *asked, "no-such-program"]) == 2
    told = capsys.readouterr()
    assert said in told.err and told.err.count("\n") == 1 and not told.out


def test_what_a_program_would_be_asked_can_be_seen(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "show", "empires", "--players", "3"]) == 0
    hello, _, asked = capsys.readouterr().out.partition("\n{\n")
    assert json.loads(hello)["players"] == 3 and json.loads("{\n" + asked)["kind"] == "decision"
    assert main(["bots", "show", "empires", "--players", "9"]) == 2
    assert main(["bots", "show", "santamaria", "--players", "1"]) == 0  # by the set-up that is for one
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
