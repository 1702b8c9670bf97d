"""Heavy work beside the event loop, in turns: whoever asks for much waits behind themselves, and others hardly notice."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from typing import ParamSpec, TypeVar
from weakref import WeakValueDictionary

PLACES = 2  # one core does the work in any case; the second place lets short work pass what takes long

Given = ParamSpec("Given")
Done = TypeVar("Done")


class Line(asyncio.Lock):
    """Whoever stands at its head holds it."""

    standing = 0  # how many, with the one at the head

    async def __aenter__(self) -> None:
        self.standing += 1
        try:
            await self.acquire()
        except BaseException:
            self.standing -= 1
            raise

    async def __aexit__(self, *left: object) -> None:
        self.standing -= 1
        self.release()


class Turns:
    """There are a few places at which work is done, and before them lines: of a person, of an address, of whoever made tables.

    Only who stands at the head of a line waits for a place, so places are given in turns, however many wait in one line. Nobody
    waits for another who waits for them: first come the lines of a person and an address, then the lock of a table, then the
    line of whoever made the table (or of those who fetch tables), then a place, and at a place nobody waits for anything.
    """

    def __init__(self, places: int = PLACES) -> None:
        self._pool = ThreadPoolExecutor(places, "caravela-work")
        self._places = asyncio.Semaphore(places)
        self._working = threading.Semaphore(places)
        self._lines: WeakValueDictionary[str, Line] = WeakValueDictionary()

    def of(self, *lines: str) -> AbstractAsyncContextManager[None]:
        """Wait in one line after the other; leave them all in the end. A line without a name is none."""
        entered = [self._lines.setdefault(line, Line()) for line in lines if line]
        return entered[0] if len(entered) == 1 else self._several(entered)

    @asynccontextmanager
    async def _several(self, lines: list[Line]) -> AsyncIterator[None]:
        async with AsyncExitStack() as entered:
            for line in lines:
                await entered.enter_async_context(line)
            yield

    def standing(self, line: str) -> int:
        """How many stand in a line now."""
        return self._lines[line].standing if line in self._lines else 0

    async def work(self, job: Callable[Given, Done], *given: Given.args, **named: Given.kwargs) -> Done:
        """Have something done by a thread. Whoever gives up waiting holds their locks until the thread is done."""
        async with self._places:
            at_work = asyncio.get_running_loop().run_in_executor(self._pool, lambda: self.work_here(job, *given, **named))
            try:
                return await asyncio.shield(at_work)
            except asyncio.CancelledError:
                await asyncio.wait([at_work])
                raise

    def work_here(self, job: Callable[Given, Done], *given: Given.args, **named: Given.kwargs) -> Done:
        """The same for a thread that does something else as well, and would only hand it on to another: it waits for a place."""
        with self._working:
            return job(*given, **named)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
