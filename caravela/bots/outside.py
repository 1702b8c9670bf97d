"""Bots of other people: programs that are asked over their standard input and answer on their standard output, in lines of JSON.

docs/outside-bots.md is the contract. A program is started without a shell, asked one thing at a time, and ended with its game.
Whatever it does wrong is one sentence, and from then on a bot of Caravela's plays its seat.
"""

import contextlib
import hashlib
import json
import os
import queue
import random
import re
import shlex
import signal
import subprocess
import threading
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from caravela import __version__
from caravela.bots.encoding import asked, encoded
from caravela.bots.levels import BOTS, Bot, find_bot
from caravela.bots.seat import Seat
from caravela.core.refused import Refused

PROTOCOL = 1
INLINE = "cmd:"  # how a command begins where a bot is named
STAND_IN = "novice"  # who plays on for a program that has failed
SECONDS = 5.0  # for a decision, unless its entry says otherwise
MOST_SECONDS = 600.0
FIRST_SECONDS = 20.0  # for its first answer, with starting and loading
LEAVING = 3.0  # seconds to end by itself when its input ends
LONGEST = 65_536  # bytes of an answer
SHOWN = 80  # characters of a wrong answer
NAME = re.compile(r"[a-z][a-z0-9_-]{0,29}")
TAKEN = ("person", "me", "here", "guest", "again")  # what a seat can be called beside bots


@dataclass(frozen=True)
class Program:
    """A bot that somebody has written: how it is called here, and the words of its command."""

    name: str
    command: tuple[str, ...]
    folder: str = ""  # where it is started; here unless told
    seconds: float = SECONDS
    title: str = ""
    about: str = ""


@lru_cache(maxsize=64)
def hash_of(program: Program) -> str:
    """Of the command and of the files of its folder that it names: another one when the program is another."""
    said = hashlib.sha256(repr(program.command).encode())
    for word in program.command:
        path = Path(program.folder) / word
        with contextlib.suppress(OSError, ValueError):
            if path.is_file() and not Path(word).is_absolute():
                said.update(path.read_bytes())
    return said.hexdigest()[:8]


class Forfeit(Exception):
    """A program has not answered as it must; what there is to say about it is a refusal."""

    def __init__(self, message: str, **about: "str | int | list[str]") -> None:
        super().__init__(message, about)
        self.refused = Refused(message, **about)


# -- which programs there are ------------------------------------------------------------------------------------------


def read_programs(path: Path) -> dict[str, Program]:
    """The entries of a file: [bots.NAME] with a command, and perhaps seconds, title and about."""
    try:
        said = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Refused("file-unreadable", file=str(path), error=error.strerror or str(error)) from None
    except ValueError as error:  # not TOML, or not UTF-8
        raise Refused("outside-file", file=str(path), error=str(error)) from None
    entries = said.get("bots")
    if not isinstance(entries, dict) or not entries:
        raise Refused("outside-file", file=str(path), error="[bots.…]")
    return {name: read_program(name, entry, path) for name, entry in entries.items()}


def read_program(name: str, entry: object, path: Path) -> Program:
    def wrong(what: str) -> Refused:
        return Refused("outside-entry", file=str(path), bot=name, what=what)

    if not NAME.fullmatch(name) or name in BOTS or name.split("-")[0] in TAKEN:
        raise Refused("outside-name", file=str(path), bot=name)
    if not isinstance(entry, dict):
        raise wrong("command")
    for key in entry:
        if key not in ("command", "seconds", "title", "about"):
            raise wrong(key)
    command, seconds = entry.get("command"), entry.get("seconds", SECONDS)
    if not isinstance(command, list) or not command or not all(isinstance(word, str) and word for word in command):
        raise wrong("command")
    if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not 0 < seconds <= MOST_SECONDS:
        raise wrong("seconds")
    title, about = entry.get("title", name), entry.get("about", "")
    for key, text in (("title", title), ("about", about)):
        if not isinstance(text, str) or len(text) > 300:
            raise wrong(key)
    return Program(name, tuple(command), str(path.resolve().parent), float(seconds), title, about)


def inline(name: str) -> Program:
    """`cmd:python bot.py`: a command as it would be typed, though no shell reads it."""
    try:
        words = shlex.split(name.removeprefix(INLINE))
    except ValueError as error:
        raise Refused("outside-command", command=name, error=str(error)) from None
    if not words:
        raise Refused("outside-no-command")
    return Program(name, tuple(words), title=name.removeprefix(INLINE))


def programs_named(names: Sequence[str], known: Mapping[str, Program]) -> dict[str, Program]:
    """The programs among those who play."""
    found: dict[str, Program] = {}
    for name in dict.fromkeys(names):
        if name.startswith(INLINE):
            found[name] = inline(name)
        elif name in known:
            found[name] = known[name]
    return found


# -- talking to one ----------------------------------------------------------------------------------------------------


class Talk:
    """A running program. It is asked one thing at a time; a thread of its own waits for it, so no pipe can hold anybody up."""

    def __init__(self, program: Program) -> None:
        self.program = program
        try:
            self.process = subprocess.Popen(
                list(program.command),
                cwd=program.folder or None,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise Forfeit("outside-not-started", bot=program.title or program.name, error=reason) from None
        self._questions: queue.SimpleQueue[tuple[bytes, bool]] = queue.SimpleQueue()  # and whether it is the last word
        self._answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        write, read = self.process.stdin, self.process.stdout
        assert write is not None and read is not None
        last = False
        while not last:
            message, last = self._questions.get()
            try:
                write.write(message)
                write.flush()
                if not last:
                    self._answers.put(read.readline(LONGEST + 1))
            except (OSError, ValueError):
                self._answers.put(b"")
        with contextlib.suppress(OSError, ValueError):
            write.close()

    def ask(self, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Its answer within so many seconds, which must be an object with the id of the question."""
        bot = self.program.title or self.program.name
        self._questions.put((line_of(message), False))
        try:
            line = self._answers.get(timeout=seconds)
        except queue.Empty:
            raise Forfeit("outside-late", bot=bot, seconds=f"{seconds:g}") from None
        if not line:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(LEAVING)
            raise Forfeit("outside-gone", bot=bot, code=str(self.process.poll()))
        if len(line) > LONGEST:
            raise Forfeit("outside-long", bot=bot, limit=LONGEST)
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict) or answer.get("id") != message["id"]:
            shown = line.decode(errors="replace").strip()[:SHOWN]
            raise Forfeit("outside-garbage", bot=bot, answer=shown, id=message["id"])
        return answer

    def end(self, last: dict[str, Any] | None = None) -> bool:
        """Tell it the end, give it a moment to leave, and see that it has left, with all that it has started.

        Whether it left by itself.
        """
        self._questions.put((line_of(last) if last is not None else b"", True))
        if last is not None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(LEAVING)
        left = self.process.poll() is not None
        kill(self.process)
        return left


def line_of(message: dict[str, Any]) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def kill(process: "subprocess.Popen[bytes]") -> None:
    with contextlib.suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)  # it leads a session of its own
        else:
            process.kill()
    process.wait()


# -- as a bot ----------------------------------------------------------------------------------------------------------


def hello(seat: Seat, program: Program, setup: Mapping[str, str], luck: random.Random) -> dict[str, Any]:
    """What a program is told first: which game by which rules, and which seat is its own."""
    game = seat.game
    return {
        "kind": "hello",
        "id": 0,
        "protocol": PROTOCOL,
        "caravela": __version__,
        "game": game.name,
        "rules": game.version,
        "setup": dict(setup),
        "players": seat.view.players,
        "seat": seat.number,
        "seconds": program.seconds,
        "luck": luck.getrandbits(32),
    }


def decision(seat: Seat, number: int, seconds: float) -> dict[str, Any]:
    """A question with all that the seat may know. It needs no question before it: a program may be started anew in between."""
    assert seat.decision is not None
    return {
        "kind": "decision",
        "id": number,
        "seat": seat.number,
        "seconds": seconds,
        "question": asked(seat.decision.question),
        "options": list(seat.decision.options),
        "view": encoded(seat.view),
    }


class OutsideBot:
    """A program in a seat for one game. When it has failed, `forfeit` says why, and a bot of Caravela's plays on."""

    def __init__(self, program: Program, setup: Mapping[str, str]) -> None:
        self.program = program
        self.setup = setup
        self.forfeit: Refused | None = None
        self._talk: Talk | None = None
        self._asked = 0

    def choose(self, seat: Seat, luck: random.Random) -> str:
        if self.forfeit is None:
            try:
                return self.answer(seat, luck)
            except Forfeit as failed:
                self.forfeit = failed.refused
                self.close()
        return find_bot(STAND_IN).choose(seat, luck)

    def answer(self, seat: Seat, luck: random.Random) -> str:
        """What the program says, which must be open. `Forfeit` if it says nothing of the sort."""
        assert seat.decision is not None
        if self._talk is None:
            self._talk = Talk(self.program)
            self._talk.ask(hello(seat, self.program, self.setup, luck), FIRST_SECONDS)
        self._asked += 1
        option = self._talk.ask(decision(seat, self._asked, self.program.seconds), self.program.seconds).get("option")
        if option not in seat.decision.options:
            shown = option[:SHOWN] if isinstance(option, str) else json.dumps(option)[:SHOWN]
            raise Forfeit("outside-option", bot=self.program.title or self.program.name, option=shown)
        return str(option)

    def close(self, totals: Sequence[int] | None = None, winners: Sequence[int] = ()) -> bool:
        """The game is over, with these points; or nobody asks any more. Whether the program has left by itself."""
        talk, self._talk = self._talk, None
        if talk is None:
            return True
        return talk.end({"kind": "over", "totals": list(totals), "winners": list(winners)} if totals is not None else None)


def bot_called(name: str, programs: Mapping[str, Program], setup: Mapping[str, str]) -> Bot:
    """Somebody who plays one game: a program of that name, or a bot of Caravela's."""
    return OutsideBot(programs[name], setup) if name in programs else find_bot(name)
