"""Thought that goes to other machines: who thinks long does so on a Ray that the owner of the server has begun.

The processes that would else think themselves join it, and not the server: whoever has joined a Ray is ended when its head has
been away for a minute. What Ray does not bring about, they think themselves.
"""

import logging
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache, partial
from importlib.util import find_spec
from typing import Any, TypeVar

from caravela.bots.outside import Program
from caravela.core.refused import Refused
from caravela.table.thinking import Answer, Given, Sort, Thinkers, awake

AGAIN = 60.0  # seconds before a Ray that did not answer is asked again
LONGEST = 15.0  # seconds that it may take, with all that waits there
Thought = TypeVar("Thought")
_silent = -AGAIN  # since when Ray has not answered
_waiter = ThreadPoolExecutor(1, "ray")  # a Ray whose head is gone keeps everybody waiting who asks it


def on_ray(address: str, work: Callable[[], Thought]) -> Thought:
    """What comes of it, wherever it is thought; in a process of its own."""
    global _silent
    if time.monotonic() >= _silent + AGAIN:
        try:
            return _waiter.submit(there, address, work).result(LONGEST)
        except Exception as problem:  # also of the work itself, which then says the same here
            _silent = time.monotonic()
            said = str(problem).partition("\n")[0] or type(problem).__name__
            logging.getLogger("caravela.ray").warning("thinking here, not on Ray at %s: %s", address, said)
    return work()


def there(address: str, work: Callable[[], Thought]) -> Thought:
    thought: Thought = joined(address)(work)
    return thought


@lru_cache(maxsize=1)
def joined(address: str) -> Callable[[Callable[[], Any]], Any]:
    """How that Ray is asked to do something."""
    import ray

    ray.init(address, log_to_driver=False, configure_logging=False)
    begin = ray.remote(done).remote
    return lambda work: ray.get(begin(work))


def done(work: Callable[[], Any]) -> Any:
    return work()


def thinkers_on(address: str) -> Callable[[int | None, Mapping[str, Program]], Thinkers]:
    """Who thinks on that Ray; refused where Ray is not installed."""
    if find_spec("ray") is None:
        raise Refused("serve-no-ray")
    return partial(ThinkersOnRay, address)


class ThinkersOnRay(Thinkers):
    """Quick bots think here: to send their question would take longer than to answer it."""

    def __init__(self, address: str, processes: int | None = None, programs: Mapping[str, Program] | None = None) -> None:
        super().__init__(processes, programs)
        self.address = address

    async def _ask(self, sort: Sort, work: Callable[Given, Answer], *given: Given.args, **named: Given.kwargs) -> Answer:
        if sort == "quick":
            return await super()._ask(sort, work, *given, **named)
        job: Callable[[], Answer] = partial(work, *given, **named)
        return await super()._ask(sort, on_ray, self.address, job)

    async def wake(self) -> None:
        await super().wake()
        await self._ask("long", awake)
