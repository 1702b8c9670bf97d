"""Bots think in processes of their own, so that nobody at a table waits for the bots of another."""

import asyncio
import multiprocessing
import multiprocessing.connection
import os
import random
import signal
import threading
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from caravela.bots import find_bot
from caravela.bots.levels import Searcher
from caravela.bots.outside import Forfeit, OutsideBot, Program
from caravela.core.codec import Snapshot, restore, snapshot
from caravela.core.kept import Kept
from caravela.core.refused import Refused
from caravela.core.state import State
from caravela.core.tables import Tables
from caravela.games import find_face
from caravela.table.play import Play

NICE = 10  # people's moves come first
PROGRAMS = 8  # of other people that are kept running, and that can be waited for at once
BLANK = 100  # tables that are kept laid out; with component tables of their own they are ten times as heavy
_blank: Kept[State] = Kept(BLANK)


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


def choose(
    game_name: str,
    version: int,
    agreed: dict[str, str],
    own: dict[str, str],
    players: int,
    said: Snapshot,
    who: int,
    level: str,
    luck: str,
) -> str:
    """A bot's choice at a position."""
    face = find_face(game_name)
    tables = Tables(own) if own else None
    key = repr((game_name, version, agreed, tables.hash if tables else "", players))
    blank = _blank.get(key)
    if blank is None:
        blank = face.rules.start(players, agreed, 1, tables, version=version)
        _blank.keep(key, blank, 10 if tables else 1)
    state = blank.copy()
    restore(state, said)
    return find_bot(level).choose(face.seat(state, who), random.Random(luck))


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

    Who thinks long does so in processes of its own, so that nobody's quick answer waits behind them.
    `programs` are those of other people that the owner of the server has named; nobody else can name one.
    """

    def __init__(self, processes: int | None = None, programs: Mapping[str, Program] | None = None) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.programs = dict(programs or {})
        self._pools: dict[bool, ProcessPoolExecutor] = {}  # by whether they think long
        self._guests = Guests()

    def check(self, name: str) -> None:
        """Refused if nobody of that name can play here."""
        if name not in self.programs:
            find_bot(name)

    def _pool(self, long: bool) -> ProcessPoolExecutor:
        if long not in self._pools:
            self._pools[long] = ProcessPoolExecutor(self.processes, multiprocessing.get_context("spawn"), settle_in)
        return self._pools[long]

    async def wake(self) -> None:
        """Start the workers before somebody waits for them."""
        await asyncio.get_running_loop().run_in_executor(self._pool(False), awake)

    async def choose(self, play: Play, who: int, level: str) -> str:
        record = play.record
        own = record.tables.texts if record.tables is not None else {}
        secret = record.secret.hex() if record.secret is not None else record.commitment
        luck = f"{secret} {len(record.moves)} {who}"  # nobody can foresee it, and asked again the bot answers alike
        if level in self.programs:
            return await self._guests.choose(self.programs[level], play, who, luck)
        try:
            find_bot(level)
        except Refused:
            raise Forfeit("outside-unknown", bot=level) from None
        question = (
            record.game,
            record.version,
            record.agreed,
            own,
            len(record.players),
            snapshot(play.state()),
            who,
            level,
            luck,
        )
        long = isinstance(find_bot(level), Searcher)
        pool = self._pool(long)
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, choose, *question)
        except BrokenProcessPool:
            if pool is self._pools.get(long):
                del self._pools[long]
            return await asyncio.get_running_loop().run_in_executor(self._pool(long), choose, *question)

    def close(self) -> None:
        for pool in self._pools.values():
            pool.shutdown(wait=False, cancel_futures=True)
        self._guests.close()
