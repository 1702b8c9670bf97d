"""Reviews of finished games, made in processes of their own behind everybody who plays, and kept with their tables."""

import asyncio
import logging
import multiprocessing
import os
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import ParamSpec, TypeVar, cast

from caravela.core.record import Record
from caravela.core.refused import Refused
from caravela.lab.reviews import look_at, reviewer_of, whole
from caravela.table.store import Store
from caravela.table.thinking import settle_in
from caravela.teach.review import USUAL, Looked, Review, check_over, looked_before

LOG = logging.getLogger("caravela.review")
NICE = 9  # steps further behind than bots
WAITING = 20  # reviews that are asked for and not made yet,
OF_ADDRESS = 3  # and by people of one address
KEPT = 20.0  # seconds between two times that what was found is kept
Given = ParamSpec("Given")
Answer = TypeVar("Answer")


def step_behind() -> None:
    settle_in()
    if hasattr(os, "nice"):
        os.nice(NICE)


@dataclass
class Progress:
    """How far a review has come; of none before its turn has come."""

    person: str
    address: str = ""  # from where it was asked for
    done: int = 0
    moves: int = 0
    failed: bool = False


class Reviews:
    """One review is made at a time, by a few processes; the others wait in line. One that was stopped goes on where it was."""

    def __init__(self, store: Store, seconds: float = USUAL, processes: int | None = None) -> None:
        self.store = store
        self.seconds = seconds
        self.processes = processes or min(2, os.cpu_count() or 1)
        self.progress: dict[str, Progress] = {}  # by table
        self._line = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._pool: Executor | None = None

    async def kept(self, table_id: str) -> Review | None:
        """The review of a table, if there is a whole one."""
        found = await asyncio.to_thread(self.store.review, table_id)
        return cast(Review, found) if found is not None and found.get("done") else None

    def begin(self, table_id: str, record: Record, person: str, address: str = "") -> None:
        """Refused to who waits for another one already, and when too many wait, of all people or of those at one address."""
        check_over(record)
        now = self.progress.get(table_id)
        if now is not None and not now.failed:
            return
        waiting = [one for one in self.progress.values() if not one.failed]
        if any([one.person == person for one in waiting]):
            raise Refused("review-one-at-a-time")
        neighbours = [one for one in waiting if address and one.address == address]
        if len(waiting) >= WAITING or len(neighbours) >= OF_ADDRESS:
            raise Refused("review-busy")
        progress = self.progress[table_id] = Progress(person, address)
        task = asyncio.create_task(self._make(table_id, record, progress))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _make(self, table_id: str, record: Record, progress: Progress) -> None:
        try:
            async with self._line:
                await self._look(table_id, record, progress)
            del self.progress[table_id]
        except Exception:
            LOG.exception("review failed", extra={"table": table_id})
            progress.failed = True
            if self._pool is not None:  # perhaps one of its processes has died
                self._pool.shutdown(wait=False, cancel_futures=True)
                self._pool = None

    async def _look(self, table_id: str, record: Record, progress: Progress) -> None:
        text, seconds = record.text(), self.seconds
        before = await asyncio.to_thread(self.store.review, table_id) or {}
        moves, looked = await self._ask(to_look_at, text, seconds, before)
        there = {one["move"] for one in looked}
        left = [move for move in moves if move not in there]
        progress.moves, progress.done = len(moves), len(looked)
        kept = time.monotonic()

        async def keep() -> None:
            found = await self._ask(gathered, text, seconds, looked)
            await asyncio.to_thread(self.store.keep_review, table_id, dict(found), time.time())

        async def work() -> None:
            nonlocal kept
            while left:
                looked.append(await self._ask(look_at, text, seconds, left.pop(0)))
                progress.done = len(looked)
                if time.monotonic() > kept + KEPT:
                    kept = time.monotonic()
                    await keep()

        async with asyncio.TaskGroup() as group:
            for _ in range(self.processes):
                group.create_task(work())
        await keep()

    async def _ask(self, work: Callable[Given, Answer], *given: Given.args, **named: Given.kwargs) -> Answer:
        """What a process comes to."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.processes, multiprocessing.get_context("spawn"), step_behind)
        return await asyncio.get_running_loop().run_in_executor(self._pool, partial(work, *given, **named))

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


# -- in the process ----------------------------------------------------------------------------------------------------


def to_look_at(text: str, seconds: float, before: dict[str, object]) -> tuple[list[int], list[Looked]]:
    """The moves at which there is something to see, and what a review that was stopped has found there."""
    reviewer = reviewer_of(text, seconds)
    return reviewer.moves(), looked_before(reviewer, before)


def gathered(text: str, seconds: float, looked: list[Looked]) -> Review:
    return whole(reviewer_of(text, seconds).record, looked, seconds)
