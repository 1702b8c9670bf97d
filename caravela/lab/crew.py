"""Who plays the games: this process, several on this machine, or Ray on many. What comes out is the same.

Blocks are handed out in chunks that are worth sending, and handed on in the order in which they were asked for, whoever was
quicker.
"""

import math
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol, TypeVar

from caravela.core.refused import Refused

WORTH = 0.05  # seconds that a chunk lasts at least, as far as the blocks before tell
AHEAD = 2  # chunks for each worker that are handed out before they are needed

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")


class Crew(Protocol):
    """Several who work at once."""

    workers: int

    def submit(self, call: Callable[[Any], Any], task: Any, /) -> "Future[Any]": ...

    def leave(self) -> None: ...


class Processes:
    """Processes on this machine. They leave signals to this one and do not outlive it."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.others = set(multiprocessing.active_children())
        self.pool: Executor = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), settle_in)

    def submit(self, call: Callable[[Any], Any], task: Any, /) -> "Future[Any]":
        return self.pool.submit(call, task)

    def leave(self) -> None:
        """At once: a game that nobody waits for any more is not played to its end."""
        self.pool.shutdown(wait=False, cancel_futures=True)
        for process in set(multiprocessing.active_children()) - self.others:
            process.terminate()


class Alone:
    """This process, when there is only one."""

    workers = 1

    def submit(self, call: Callable[[Any], Any], task: Any, /) -> "Future[Any]":
        done: Future[Any] = Future()
        done.set_result(call(task))
        return done

    def leave(self) -> None: ...


def settle_in() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=leave_with, args=(parent.sentinel,), daemon=True).start()


def leave_with(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])
    os._exit(0)


def crew_of(workers: int | None, with_ray: bool = False) -> Crew:
    """As many as there are cores, unless told."""
    many = workers or os.cpu_count() or 1
    if with_ray:
        from caravela.lab.with_ray import OnRay

        return OnRay(workers)
    return Processes(many) if many > 1 else Alone()


class Several:
    """A piece of work for one worker: several tasks, one after the other, and how long they took."""

    def __init__(self, call: Callable[[Any], Any]) -> None:
        self.call = call

    def __call__(self, tasks: Sequence[Any]) -> tuple[list[Any], float]:
        began = time.perf_counter()
        return [self.call(task) for task in tasks], time.perf_counter() - began


def run_blocks(call: Callable[[Task], Outcome], tasks: Sequence[Task], crew: Crew) -> Generator[Outcome, None, None]:
    """What the call makes of every task, in the order of the tasks. Who stops listening, stops the work."""
    waiting: deque[Future[tuple[list[Outcome], float]]] = deque()
    work = Several(call)
    at = 0
    done, spent = 0, 0.0
    try:
        while at < len(tasks) or waiting:
            while at < len(tasks) and len(waiting) < (1 if crew.workers == 1 else AHEAD * crew.workers):
                size = chunk(len(tasks) - at, crew.workers, spent / done if done else None)
                waiting.append(crew.submit(work, tasks[at : at + size]))
                at += size
            outcomes, seconds = waiting.popleft().result()
            done, spent = done + len(outcomes), spent + seconds
            yield from outcomes
    except BrokenProcessPool:
        raise Refused("arena-worker-died") from None
    finally:
        for future in waiting:
            future.cancel()


def chunk(left: int, workers: int, each: float | None) -> int:
    """How many tasks go together: as many as are worth sending, and not so many that somebody is left without."""
    if each is None or workers == 1:
        return 1
    return max(1, min(math.ceil(WORTH / max(each, 1e-6)), left // workers))
