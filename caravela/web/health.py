"""Whether the server keeps what people do, for those who watch over it."""

import asyncio
import logging
import time
from concurrent.futures import ThreadPoolExecutor

from caravela.table.store import Store

LOG = logging.getLogger("caravela.health")
EVERY = 5.0  # seconds; meanwhile everybody who asks gets the same answer, so asking often costs nothing
SOON = 3.0  # seconds after which silence is an answer as well


class Pulse:
    """The database is asked in a thread of its own: whoever waits for it keeps nobody else waiting."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="pulse")
        self._asked: asyncio.Future[bool] | None = None
        self._at = 0.0

    async def well(self) -> bool:
        now = time.monotonic()
        if self._asked is None or (self._asked.done() and now - self._at >= EVERY):
            self._asked, self._at = asyncio.get_running_loop().run_in_executor(self._thread, self.store.health), now
        try:
            return await asyncio.wait_for(asyncio.shield(self._asked), SOON)
        except Exception as problem:
            LOG.error("no pulse: %s", type(problem).__name__)
            return False

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
