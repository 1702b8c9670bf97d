"""The file of the database where nothing outlives the worker: a copy of it is kept, page by page, where something does."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

PAGE = 4096  # bytes, as SQLite writes them
COUNTER = slice(24, 28)  # of the file: another number after every transaction that has written
Keep = Callable[[dict[int, bytes], int], Awaitable[None]]  # pages by number, and the size of the file; all of it or nothing


class Disk:
    """Nobody writes while `kept` looks at the file: here everything is done in turns by one thread."""

    def __init__(self, file: Path, keep: Keep, known: bool) -> None:
        self.file = file
        self._keep = keep
        self._copy = file.read_bytes() if known else b""  # as it was kept last
        self._turn = asyncio.Lock()

    async def kept(self) -> None:
        """Come back when all that was written until now is kept."""
        async with self._turn:
            if not self._changed():
                return
            now = self.file.read_bytes()
            before, pages = self._copy, range(0, len(now), PAGE)
            changed = {at // PAGE: now[at : at + PAGE] for at in pages if now[at : at + PAGE] != before[at : at + PAGE]}
            await self._keep(changed, len(now))
            self._copy = now

    def _changed(self) -> bool:
        with self.file.open("rb") as file:
            head = file.read(COUNTER.stop)
        return head[COUNTER] != self._copy[COUNTER] or self.file.stat().st_size != len(self._copy)
