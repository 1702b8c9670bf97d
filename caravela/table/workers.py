"""Processes that work for the server: one question at a time each, asked and answered over a socket by the event loop itself.

A pool of the standard library has three threads between who asks and who answers, each of which has to be woken; that cost more
than the question of a quick bot.
"""

import asyncio
import contextlib
import multiprocessing
import pickle
import socket
from collections.abc import Callable
from multiprocessing.context import SpawnProcess
from typing import Any

HEAD = 4  # bytes that say how long a message is


class Gone(Exception):
    """The process has died before it answered."""


def receive(line: socket.socket, size: int) -> bytes:
    """So many bytes; nothing if there is nobody any more."""
    got = bytearray()
    while len(got) < size:
        some = line.recv(size - len(got))
        if not some:
            return b""
        got += some
    return bytes(got)


def with_head(message: bytes) -> bytes:
    return len(message).to_bytes(HEAD, "big") + message


def answer(line: socket.socket, settle_in: Callable[[], None]) -> None:
    """What a worker does all day: until nobody asks any more."""
    settle_in()
    with contextlib.suppress(OSError):
        while head := receive(line, HEAD):
            line.sendall(with_head(done(receive(line, int.from_bytes(head, "big")))))


def done(question: bytes) -> bytes:
    """Whether the work that is asked for went well, and what came of it."""
    work = pickle.loads(question)
    try:
        return pickle.dumps((True, work()))
    except Exception as problem:
        return pickle.dumps((False, sendable(problem)))


def sendable(problem: Exception) -> Exception:
    """The same, if another process can make one of it."""
    try:
        return pickle.loads(pickle.dumps(problem))  # type: ignore[no-any-return]
    except Exception:
        return RuntimeError(f"{type(problem).__name__}: {problem}")


class Worker:
    def __init__(self, process: SpawnProcess, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.process = process
        self._reader = reader
        self._writer = writer

    @classmethod
    async def start(cls, settle_in: Callable[[], None]) -> "Worker":
        ours, theirs = socket.socketpair()
        with theirs:
            process = multiprocessing.get_context("spawn").Process(target=answer, args=(theirs, settle_in), daemon=True)
            await asyncio.to_thread(process.start)
        if hasattr(socket, "AF_UNIX") and ours.family == socket.AF_UNIX:
            return cls(process, *await asyncio.open_unix_connection(sock=ours))
        return cls(process, *await asyncio.open_connection(sock=ours))

    async def ask(self, question: bytes) -> tuple[bool, Any]:
        """Whether it went well, and what came of it."""
        try:
            self._writer.write(with_head(question))
            await self._writer.drain()
            size = int.from_bytes(await self._reader.readexactly(HEAD), "big")
            said: tuple[bool, Any] = pickle.loads(await self._reader.readexactly(size))
            return said
        except (OSError, asyncio.IncompleteReadError):
            raise Gone from None

    def close(self) -> None:
        self._writer.close()
        with contextlib.suppress(OSError):
            self.process.terminate()


class Workers:
    """So many processes at most, started when there is work for them; whoever asks first is answered first."""

    def __init__(self, most: int, settle_in: Callable[[], None]) -> None:
        self._settle_in = settle_in
        self._places = asyncio.Semaphore(most)
        self._all: set[Worker] = set()
        self._idle: list[Worker] = []
        self._asked: set[asyncio.Task[tuple[bool, Any]]] = set()
        self._closed = False

    @property
    def processes(self) -> set[int]:
        return {worker.process.pid for worker in self._all if worker.process.pid is not None}

    async def ask(self, work: Callable[[], Any]) -> Any:
        """What comes of it. `Gone` if the process dies meanwhile. Who does not wait any more leaves it at work."""
        question = pickle.dumps(work)
        await self._places.acquire()
        exchange = asyncio.ensure_future(self._exchange(question))
        self._asked.add(exchange)
        exchange.add_done_callback(self._answered)
        well, said = await asyncio.shield(exchange)
        if not well:
            raise said
        return said

    async def _exchange(self, question: bytes) -> tuple[bool, Any]:
        worker: Worker | None = None
        try:
            if self._idle:
                worker = self._idle.pop()
            else:
                worker = await Worker.start(self._settle_in)
                self._all.add(worker)
            said = await worker.ask(question)
        except BaseException:
            for dead in [one for one in self._all if one is worker or (one in self._idle and not one.process.is_alive())]:
                self._dismiss(dead)
            raise
        self._idle.append(worker)
        if self._closed:
            self._dismiss(worker)
        return said

    def _dismiss(self, worker: Worker) -> None:
        worker.close()
        self._all.discard(worker)
        if worker in self._idle:
            self._idle.remove(worker)

    def _answered(self, exchange: "asyncio.Task[tuple[bool, Any]]") -> None:
        self._asked.discard(exchange)
        self._places.release()
        if not exchange.cancelled():
            exchange.exception()  # whoever still waits hears of it

    def close(self) -> None:
        self._closed = True
        for exchange in self._asked:
            exchange.cancel()
        for worker in list(self._all):
            self._dismiss(worker)
