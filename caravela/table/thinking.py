"""Bots think in processes of their own, so that nobody at a table waits for the bots of another."""

import asyncio
import multiprocessing
import multiprocessing.connection
import os
import random
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from caravela.bots import find_bot
from caravela.bots.levels import Searcher
from caravela.core.codec import Snapshot, restore, snapshot
from caravela.core.kept import Kept
from caravela.core.state import State
from caravela.core.tables import Tables
from caravela.games import find_face
from caravela.table.play import Play

NICE = 10  # people's moves come first
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


class Thinkers:
    """A few worker processes; one that dies is replaced, and its question asked again.

    Who thinks long does so in processes of its own, so that nobody's quick answer waits behind them.
    """

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pools: dict[bool, ProcessPoolExecutor] = {}  # by whether they think long

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
