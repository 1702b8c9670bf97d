"""What somebody brings is read and played through in a process of its own, which has only so much time and memory.

The server reads it again only when nothing was found wrong with it: then it is as long as it should be, and quickly read.
"""

import asyncio
import contextlib
import importlib.util
import json
import logging
import multiprocessing
import queue
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from caravela.core.record import parse, verify
from caravela.core.refused import Refused
from caravela.games import GAMES, find_game
from caravela.table.campaign import read_campaign
from caravela.table.thinking import settle_in

LOG = logging.getLogger("caravela.table")
SECONDS = 30.0  # for one check, by the clock and of the processor; forty games with tables of their own take two
MEMORY = 1 << 29  # bytes of addresses; at rest a process has a third of them
AT_ONCE = 2
WAITING = 8  # others who wait for their turn
IDLE = 120.0  # seconds after which a process that has nothing to do leaves
MOST_CHECKS = 25  # of one process; whatever it has gathered goes with it
PATIENCE = 60.0  # until a process has begun
LEAVING = 5.0  # until one that says no more has ended
LONGEST_TOLD = 500  # characters of what a refusal is about

Check = Callable[[str, str], None]


def check(kind: str, text: str) -> None:
    """A "record" or a "campaign" is read and played through with fate derived anew; refused if anything does not fit."""
    if kind == "record":
        record = parse(text)
        verify(find_game(record.game), record)
        return
    campaign = read_campaign(text, GAMES)
    if not campaign.records:
        raise Refused("campaign-empty")
    for record in campaign.records:
        verify(campaign.game, record)


# -- in the process ----------------------------------------------------------------------------------------------------


def work(line: Connection, check: Check, seconds: float, memory: int) -> None:
    """One check after the other, each with its limits, until nobody asks any more."""
    settle_in()
    limit_memory(memory)
    line.send_bytes(b"ready")
    for _ in range(MOST_CHECKS):
        if not line.poll(IDLE):
            return
        try:
            kind, text = json.loads(line.recv_bytes())
        except EOFError:
            return
        limit_time(seconds)
        try:
            check(kind, text)
            answer: dict[str, object] = {"fine": True}
        except Refused as refused:
            answer = {"message": refused.message, "about": {key: told(value) for key, value in refused.about.items()}}
        except Exception as error:  # the process is not used again
            line.send_bytes(json.dumps({"failed": f"{type(error).__name__}: {error}"[:LONGEST_TOLD]}).encode())
            return
        del text
        line.send_bytes(json.dumps(answer).encode())


def told(value: str | int | list[str]) -> str | int | list[str]:
    if isinstance(value, int):
        return value
    return value[:LONGEST_TOLD] if isinstance(value, str) else [word[:LONGEST_TOLD] for word in value[:50]]


def limit_memory(memory: int) -> None:
    """Where the system can limit it."""
    if importlib.util.find_spec("resource") is not None:
        import resource

        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_AS, (memory, resource.getrlimit(resource.RLIMIT_AS)[1]))


def limit_time(seconds: float) -> None:
    """Of the processor, from now on: a server that cannot end the process any more need not do so."""
    if importlib.util.find_spec("resource") is not None:
        import resource

        with contextlib.suppress(OSError, ValueError):
            most = int(time.process_time() + seconds) + 1
            resource.setrlimit(resource.RLIMIT_CPU, (most, resource.getrlimit(resource.RLIMIT_CPU)[1]))


# -- in the server -----------------------------------------------------------------------------------------------------


class Desk:
    """A process that checks, or none as long as nobody asks. One asks at a time."""

    def __init__(self, check: Check, seconds: float, memory: int) -> None:
        self.check = check
        self.seconds = seconds
        self.memory = memory
        self.process: SpawnProcess | None = None
        self.line: Connection | None = None

    def ask(self, kind: str, text: str) -> None:
        """Refused if something is wrong with the text, or if it takes more than there is for it."""
        answer = self.answer(kind, text) or self.answer(kind, text) or {"failed": "left"}
        if "failed" in answer:
            raise self.given_up(answer["failed"])
        if "message" in answer:
            raise Refused(answer["message"], **answer["about"])

    def answer(self, kind: str, text: str) -> dict[str, Any] | None:
        """What the process says; None if it was gone before it was asked, or has just left by itself: it has done enough."""
        try:
            line = self.open()
            line.send_bytes(json.dumps([kind, text]).encode())
        except (EOFError, OSError):
            self.close()
            return None
        try:
            if not line.poll(self.seconds):
                raise self.given_up("time")
            found: dict[str, Any] = json.loads(line.recv_bytes())
            return found
        except (EOFError, OSError):
            code = self.close(LEAVING)
            if code != 0:
                raise self.given_up(f"exit {code}") from None
            return None

    def open(self) -> Connection:
        """The line to the process, which is begun if there is none."""
        if self.process is not None and not self.process.is_alive():
            self.close()
        if self.line is None:
            spawn = multiprocessing.get_context("spawn")
            line, other = spawn.Pipe()
            process = spawn.Process(target=work, args=(other, self.check, self.seconds, self.memory), daemon=True)
            process.start()
            other.close()
            self.line, self.process = line, process
            if not self.line.poll(PATIENCE):
                raise self.given_up("not begun")
            self.line.recv_bytes()
        return self.line

    def given_up(self, reason: str) -> Refused:
        """What is said of a check that has come to no end."""
        LOG.warning("check given up", extra={"reason": reason})
        self.close()
        return Refused("import-given-up")

    def close(self, patience: float = 0.0) -> int | None:
        """End the process, perhaps after it had time to end by itself; how it has ended."""
        process, line = self.process, self.line
        self.process = self.line = None
        if line is not None:
            line.close()
        if process is None:
            return None
        process.join(patience)
        process.kill()
        process.join()
        code = process.exitcode
        process.close()
        return code


class Checkers:
    """A few desks for everybody; each person brings one thing at a time."""

    def __init__(
        self, at_once: int = AT_ONCE, seconds: float = SECONDS, memory: int = MEMORY, check: Check = check, waiting: int = WAITING
    ) -> None:
        self.most = at_once + waiting
        self._desks = [Desk(check, seconds, memory) for _ in range(at_once)]
        self._free: queue.LifoQueue[Desk] = queue.LifoQueue()  # whoever worked last is awake
        for desk in self._desks:
            self._free.put(desk)
        self._threads = ThreadPoolExecutor(at_once, "checking")  # those who wait here are not in the way of others
        self._people: set[str] = set()

    @contextlib.asynccontextmanager
    async def turn_of(self, person: str) -> AsyncIterator[None]:
        """From bringing something until it is stored; refused to those who have not done with the last one."""
        if person in self._people:
            raise Refused("import-one-at-a-time")
        if len(self._people) >= self.most:
            raise Refused("import-busy")
        self._people.add(person)
        try:
            yield
        finally:
            self._people.discard(person)

    async def check(self, kind: str, text: str) -> None:
        await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, kind, text)

    def _ask(self, kind: str, text: str) -> None:
        desk = self._free.get()
        try:
            desk.ask(kind, text)
        finally:
            self._free.put(desk)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        for desk in self._desks:
            process = desk.process
            if process is not None:
                with contextlib.suppress(ValueError):  # it has ended just now
                    process.kill()
