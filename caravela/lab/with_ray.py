"""Ray hands the work out: to the cores of this machine, or to those of many that have joined one Ray."""

import os
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from caravela.core.refused import Refused


class OnRay:
    """Workers of Ray: of the one at RAY_ADDRESS, else of one that is begun here and ended when the work is done."""

    def __init__(self, workers: int | None) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
        try:
            import ray
        except ImportError:
            raise Refused("arena-no-ray") from None
        self.ray = ray
        self.own = not ray.is_initialized()
        if self.own:
            address = os.environ.get("RAY_ADDRESS", "local")
            here = address == "local"
            ray.init(
                address,
                num_cpus=workers if here else None,
                include_dashboard=False if here else None,
                log_to_driver=False,
                configure_logging=False,
            )
        self.workers = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._run = ray.remote(run)

    def submit(self, call: Callable[[Any], Any], task: Any, /) -> "Future[Any]":
        future: Future[Any] = self._run.remote(call, task).future()
        return future

    def leave(self) -> None:
        if self.own:
            self.ray.shutdown()


def run(call: Callable[[Any], Any], task: Any) -> Any:
    return call(task)
