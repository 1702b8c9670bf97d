"""Bots think in processes of their own, so that nobody at a table waits for the bots of another."""

import asyncio
import multiprocessing
import multiprocessing.connection
import os
import random
import signal
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Literal, ParamSpec, TypeVar

from caravela.bots import find_bot
from caravela.bots.levels import Searcher
from caravela.bots.outside import Forfeit, OutsideBot, Program
from caravela.bots.seat import Seat
from caravela.core.codec import Snapshot, restore
from caravela.core.kept import Kept
from caravela.core.refused import Refused
from caravela.core.state import State
from caravela.core.tables import Tables
from caravela.games import find_face
from caravela.table.play import Play
from caravela.table.workers import Gone, Workers
from caravela.teach.counsel import LEVEL, Counsel, counsel

NICE = 10  # people's moves come first
PROGRAMS = 8  # of other people that are kept running, and that can be waited for at once
BLANK = 100  # tables that are kept laid out; with component tables of their own they are ten times as heavy
_blank: Kept[State] = Kept(BLANK)
Sort = Literal["quick", "long", "hint"]  # of workers
Given = ParamSpec("Given")
Answer = TypeVar("Answer")


def settle_in() -> None:
    """A worker steps behind the server, leaves signals to it, and does not outlive it."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=leave_with, args=(parent.sentinel,), daemon=True).start()


def leave_with(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])
    os._exit(0)


@dataclass(frozen=True)
class Position:
    """A game in progress, as one process hands it to another."""

    game: str
    version: int
    agreed: dict[str, str]
    own: dict[str, str]  # component tables that are not the shipped ones
    players: int
    said: Snapshot

    @classmethod
    def of(cls, play: Play) -> "Position":
        record = play.record
        own = record.tables.texts if record.tables is not None else {}
        return cls(record.game, record.version, record.agreed, own, len(record.players), play.snapshot())

    def seat(self, who: int) -> Seat:
        face = find_face(self.game)
        tables = Tables(self.own) if self.own else None
        key = repr((self.game, self.version, self.agreed, tables.hash if tables else "", self.players))
        blank = _blank.get(key)
        if blank is None:
            blank = face.rules.start(self.players, self.agreed, 1, tables, version=self.version)
            _blank.keep(key, blank, 10 if tables else 1)
        state = blank.copy()
        restore(state, self.said)
        return face.seat(state, who)


def choose(position: Position, who: int, level: str, luck: str) -> str:
    """A bot's choice at a position."""
    return find_bot(level).choose(position.seat(who), random.Random(luck))


def advise(position: Position, who: int, luck: str) -> Counsel:
    """What a good player would do at a position."""
    return counsel(position.seat(who), random.Random(luck))


def get_ready(position: Position, who: int) -> None:
    """What a hint needs is fetched before somebody waits for one."""
    seat = position.seat(who)
    assert seat.mind.numbered and seat.mind.scales(LEVEL, seat.seats)


def luck_of_hint(play: Play) -> str:
    """The same as long as the game stands as it does; anybody may know it, because nothing hidden follows from it."""
    return f"hint {play.record.commitment} {len(play.record.moves)}"


def awake() -> bool:
    return True


class Guests:
    """Programs of other people that play at tables now: one for each seat, so that none knows what another seat knows.

    A question carries all that there is to know, so a program that has not been asked for a while is ended, and started again
    when it is asked.
    """

    def __init__(self) -> None:
        self._waiters = ThreadPoolExecutor(PROGRAMS, "program")
        self._lock = threading.Lock()
        self._here: dict[str, OutsideBot] = {}  # those that nobody asks just now, the longest unused first
        self._asked: set[OutsideBot] = set()
        self._closed = False

    async def choose(self, program: Program, play: Play, who: int, luck: str) -> str:
        """`Forfeit` if the program does not answer as it must."""
        question = (program, play.record.game, play.record.agreed, play.state(), who, f"{play.record.commitment} {who}", luck)
        return await asyncio.get_running_loop().run_in_executor(self._waiters, self._ask, *question)

    def _ask(self, program: Program, game: str, agreed: dict[str, str], state: State, who: int, place: str, luck: str) -> str:
        with self._lock:
            bot = self._here.pop(place, None) or OutsideBot(program, agreed)
            self._asked.add(bot)
        try:
            option = bot.answer(find_face(game).seat(state, who), random.Random(luck))
        except Forfeit:
            bot.close()
            if self._closed:
                raise RuntimeError("the server ends") from None  # which is no fault of the program
            raise
        finally:
            with self._lock:
                self._asked.discard(bot)
        with self._lock:
            leaving = [bot] if self._closed or place in self._here else []
            if not leaving:
                self._here[place] = bot
                leaving = [self._here.pop(next(iter(self._here))) for _ in range(len(self._here) - PROGRAMS)]
        for one in leaving:
            one.close()
        return option

    def close(self) -> None:
        self._waiters.shutdown(wait=False, cancel_futures=True)
        with self._lock:
            self._closed = True
            leaving = [*self._here.values(), *self._asked]
            self._here = {}
        for bot in leaving:
            bot.close()


class Thinkers:
    """A few worker processes; one that dies is replaced, and its question asked again.

    Who thinks long does so in processes of its own, so that nobody's quick answer waits behind them; and so does who gives hints,
    for which a person waits.
    `programs` are those of other people that the owner of the server has named; nobody else can name one.
    """

    def __init__(self, processes: int | None = None, programs: Mapping[str, Program] | None = None) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.programs = dict(programs or {})
        self._pools: dict[Sort, Workers] = {}
        self._guests = Guests()
        self._ready: set[str] = set()  # games of which hints were asked for, or may soon be

    def check(self, name: str) -> None:
        """Refused if nobody of that name can play here."""
        if name not in self.programs:
            find_bot(name)

    def _pool(self, sort: Sort) -> Workers:
        if sort not in self._pools:
            self._pools[sort] = Workers(self.processes, settle_in)
        return self._pools[sort]

    async def _ask(self, sort: Sort, work: Callable[Given, Answer], *given: Given.args, **named: Given.kwargs) -> Answer:
        """The answer of a worker; one that dies is replaced, and asked once more."""
        job = partial(work, *given, **named)
        try:
            answer: Answer = await self._pool(sort).ask(job)
        except Gone:
            answer = await self._pool(sort).ask(job)
        return answer

    async def wake(self) -> None:
        """Start the workers before somebody waits for them."""
        await self._pool("quick").ask(awake)

    async def choose(self, play: Play, who: int, level: str) -> str:
        record = play.record
        secret = record.secret.hex() if record.secret is not None else record.commitment
        luck = f"{secret} {len(record.moves)} {who}"  # nobody can foresee it, and asked again the bot answers alike
        if level in self.programs:
            return await self._guests.choose(self.programs[level], play, who, luck)
        try:
            find_bot(level)
        except Refused:
            raise Forfeit("outside-unknown", bot=level) from None
        sort: Sort = "long" if isinstance(find_bot(level), Searcher) else "quick"
        return await self._ask(sort, choose, Position.of(play), who, level, luck)

    async def advise(self, play: Play) -> Counsel:
        """What a good player would do in the seat that decides."""
        return await self._ask("hint", advise, Position.of(play), play.decider, luck_of_hint(play))

    async def get_ready(self, play: Play) -> None:
        """Somebody who may ask for hints has sat down: the first one shall not take longer than the others."""
        if play.game.name not in self._ready and play.decider >= 0:
            self._ready.add(play.game.name)
            await self._ask("hint", get_ready, Position.of(play), play.decider)

    def close(self) -> None:
        for pool in self._pools.values():
            pool.close()
        self._guests.close()
