"""What is kept for the next time it is needed, but never more than so much of it."""

from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class Kept(Generic[T]):
    """Things by name, each with a weight. When they weigh more than `most`, the one longest unused goes first.

    What is kept for good weighs nothing: it belongs to the program, not to what people bring.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.weight = 0
        self._good: dict[str, T] = {}
        self._lately: dict[str, tuple[T, int]] = {}  # in the order of their use
        self._lock = Lock()  # tables are loaded in several threads

    def __contains__(self, name: str) -> bool:
        return name in self._good or name in self._lately

    def __len__(self) -> int:
        return len(self._good) + len(self._lately)

    def get(self, name: str) -> T | None:
        if name in self._good:
            return self._good[name]
        with self._lock:
            found = self._lately.pop(name, None)
            if found is None:
                return None
            self._lately[name] = found
            return found[0]

    def keep(self, name: str, thing: T, weight: int = 1) -> None:
        """What weighs more than everything may is not kept at all."""
        if name in self._good:
            return
        with self._lock:
            before = self._lately.pop(name, None)
            if before is not None:
                self.weight -= before[1]
            if weight > self.most:
                return
            self._lately[name] = (thing, weight)
            self.weight += weight
            while self.weight > self.most:
                self.weight -= self._lately.pop(next(iter(self._lately)))[1]

    def keep_for_good(self, name: str, thing: T) -> None:
        self._good[name] = thing
