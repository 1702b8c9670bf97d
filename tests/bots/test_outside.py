"""Programs of other people: what they are asked, and what happens when they do not answer as docs/outside-bots.md says."""

import json
import os
import random
import sys
import time
from pathlib import Path

import pytest

from caravela.bots.encoding import encoded
from caravela.bots.outside import (
    LONGEST,
    Forfeit,
    OutsideBot,
    Program,
    decision,
    hash_of,
    inline,
    programs_named,
    read_programs,
)
from caravela.bots.seat import Seat
from caravela.core.refused import Refused
from caravela.games import FACES, GAMES
from tests.bots.programs import ANSWERING, alive, program

LUCK = random.Random(1)


def first_seat(game: str = "santamaria") -> Seat:
    rules = GAMES[game]
    state = rules.start(2, rules.agree(rules.default_preset, {}), 3)
    return FACES[game].seat(state, state.who)


@pytest.mark.parametrize("game", list(GAMES))
def test_a_program_hears_all_that_its_seat_may_know_and_its_answer_is_taken(game: str, tmp_path: Path) -> None:
    seat = first_seat(game)
    heard = tmp_path / "heard.jsonl"
    bot = OutsideBot(program(tmp_path, ANSWERING.replace("HEARD", repr(str(heard)))), {"a": "b"})
    assert seat.decision is not None
    assert bot.choose(seat, LUCK) == seat.decision.options[-1]
    bot.close([7, 9], [1])
    hello, asked, over = [json.loads(line) for line in heard.read_text().splitlines()]
    assert hello["kind"] == "hello" and hello["game"] == game and hello["setup"] == {"a": "b"} and hello["seat"] == seat.number
    assert asked == json.loads(json.dumps(decision(seat, 1, 30.0)))
    assert asked["view"] == json.loads(json.dumps(encoded(seat.view))) and asked["view"]["seat"] == seat.number
    assert asked["options"] == list(seat.decision.options) and asked["question"]["rule"] == seat.decision.rule
    assert over == {"kind": "over", "totals": [7, 9], "winners": [1]}


FAULTS = {
    "outside-garbage": "print('good morning', flush=True)",
    "outside-long": f"print('x' * {LONGEST + 10}, flush=True)",
    "outside-gone": "sys.exit(3)",
    "outside-option": "print(json.dumps({'id': asked['id'], 'option': 'fly to the moon'}), flush=True)",
    "outside-late": "time.sleep(60)",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_whoever_answers_wrongly_forfeits_and_a_novice_plays_on(fault: str, tmp_path: Path) -> None:
    """One clear reason; the program is ended, and the game has a choice that is open."""
    wrong = ANSWERING.replace("# FAULT", FAULTS[fault]).replace("HEARD", "os.devnull")
    bot = OutsideBot(program(tmp_path, wrong, seconds=0.4 if fault == "outside-late" else 30.0), {})
    seat = first_seat()
    assert seat.decision is not None
    with pytest.raises(Forfeit) as failed:
        bot.answer(seat, LUCK)
    assert failed.value.refused.message == fault
    assert FACES["santamaria"].speaker("en").refusal(failed.value.refused).endswith(".")
    bot.close()
    again = OutsideBot(bot.program, {})
    assert again.choose(seat, LUCK) in seat.decision.options
    assert again.forfeit is not None and again.forfeit.message == fault
    began = time.monotonic()
    assert again.choose(seat, LUCK) in seat.decision.options and time.monotonic() - began < 20  # nobody is asked any more


def test_an_answer_to_another_question_does_not_count(tmp_path: Path) -> None:
    late = ANSWERING.replace("# FAULT", "asked['id'] -= 1").replace("HEARD", "os.devnull")
    bot = OutsideBot(program(tmp_path, late), {})
    with pytest.raises(Forfeit) as failed:
        bot.answer(first_seat(), LUCK)
    bot.close()
    assert failed.value.refused.message == "outside-garbage"


def test_what_cannot_be_started_is_said() -> None:
    bot = OutsideBot(Program("nobody", ("/nowhere/to/be/found",)), {})
    with pytest.raises(Forfeit) as failed:
        bot.answer(first_seat(), LUCK)
    assert failed.value.refused.message == "outside-not-started"


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="process groups are of POSIX")
def test_a_program_is_ended_with_all_that_it_has_started(tmp_path: Path) -> None:
    """Also one that ignores the end, and its own children."""
    stubborn = "import subprocess\nchild = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
    stubborn += f"open({str(tmp_path / 'pids')!r}, 'w').write(f'{{os.getpid()}} {{child.pid}}')"
    source = ANSWERING.replace("# START", stubborn).replace("HEARD", "os.devnull") + "\ntime.sleep(600)\n"
    bot = OutsideBot(program(tmp_path, source), {})
    bot.answer(first_seat(), LUCK)
    assert not bot.close([1, 2])
    last = time.monotonic() + 20
    for pid in (tmp_path / "pids").read_text().split():
        while alive(int(pid)):
            assert time.monotonic() < last
            time.sleep(0.02)


# -- which programs there are ------------------------------------------------------------------------------------------


def test_a_file_names_programs(tmp_path: Path) -> None:
    file = tmp_path / "bots.toml"
    file.write_text('[bots.eager]\ncommand = ["python", "bot.py"]\nseconds = 2\ntitle = "Eager"\n', encoding="utf-8")
    known = read_programs(file)
    assert known == {"eager": Program("eager", ("python", "bot.py"), str(tmp_path), 2.0, "Eager", "")}
    assert programs_named(["casual", "eager", "cmd:python 'my bot.py'"], known) == {
        "eager": known["eager"],
        "cmd:python 'my bot.py'": inline("cmd:python 'my bot.py'"),
    }
    assert inline("cmd:python 'my bot.py'").command == ("python", "my bot.py")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("nonsense", "outside-file"),
        ("", "outside-file"),
        ("[bots.casual]\ncommand = ['x']", "outside-name"),
        ("[bots.me]\ncommand = ['x']", "outside-name"),
        ("[bots.again-1]\ncommand = ['x']", "outside-name"),
        ("[bots.'a b']\ncommand = ['x']", "outside-name"),
        ("[bots.a]\ncommand = 'x y'", "outside-entry"),
        ("[bots.a]\ncommand = []", "outside-entry"),
        ("[bots.a]\ncommand = ['x']\nseconds = -1", "outside-entry"),
        ("[bots.a]\ncommand = ['x']\nshell = true", "outside-entry"),
    ],
)
def test_a_file_that_is_wrong_is_refused_with_a_sentence(text: str, message: str, tmp_path: Path) -> None:
    file = tmp_path / "bots.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Refused) as refused:
        read_programs(file)
    assert refused.value.message == message
    with pytest.raises(Refused):
        read_programs(tmp_path / "missing.toml")


def test_what_is_no_command_is_refused() -> None:
    for name in ("cmd:", "cmd:'"):
        with pytest.raises(Refused):
            programs_named([name], {})


def test_another_program_is_another_player(tmp_path: Path) -> None:
    """Two versions of a file under one command can be told apart."""
    (tmp_path / "bot.py").write_text("1", encoding="utf-8")
    one = Program("a", (sys.executable, "bot.py"), str(tmp_path))
    first = hash_of(one)
    hash_of.cache_clear()
    (tmp_path / "bot.py").write_text("2", encoding="utf-8")
    assert hash_of(one) != first
