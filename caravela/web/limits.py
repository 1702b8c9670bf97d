"""How much one address may ask for. Generous to people, dull for machines that try things out."""

import time
from collections import OrderedDict

from starlette.requests import HTTPConnection

from caravela.core.refused import Refused

MOST_KNOWN = 10_000  # addresses


class Bucket:
    """So many requests at once, and so many a second in the long run, for each address."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> bool:
        now = time.monotonic()
        left, at = self._left.pop(who, (self.burst, now))
        left = min(self.burst, left + (now - at) * self.per_second)
        self._left[who] = (left - 1 if left >= 1 else left, now)
        if len(self._left) > MOST_KNOWN:
            self._left.popitem(last=False)
        return left >= 1


class Limits:
    """With `scale` 0 nobody is limited: for measurements on the own machine."""

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale
        self._requests = Bucket(200 * scale, 40 * scale)
        self._people = Bucket(60 * scale, 0.2 * scale)
        self._tables = Bucket(60 * scale, 0.2 * scale)
        self._joins = Bucket(60 * scale, 0.5 * scale)

    def _check(self, bucket: Bucket, connection: HTTPConnection) -> None:
        who = connection.client.host if connection.client else "-"
        if self.scale and not bucket.take(who):
            raise Refused("web-too-many")

    def request(self, connection: HTTPConnection) -> None:
        self._check(self._requests, connection)

    def new_person(self, connection: HTTPConnection) -> None:
        self._check(self._people, connection)

    def new_table(self, connection: HTTPConnection) -> None:
        self._check(self._tables, connection)

    def joining(self, connection: HTTPConnection) -> None:
        self._check(self._joins, connection)
