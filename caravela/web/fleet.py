"""The servers that share a database: who is there, who looks at which table where, and what was spent elsewhere.

They tell each other over the database (`Store.hail`), nothing of it is stored, and nothing that is stored depends on it: acts are
numbered, so of several servers that do the same one wins. What follows from it is who does something at once and who waits for
the others, who is shown as present, how fast bots move, and what people may still ask for. A release that does not know of it
is a server that nobody sees; then things are done twice, and count once.
"""

import asyncio
import contextlib
import hashlib
import json
import logging
import secrets
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from caravela.core.refused import Refused
from caravela.table.store import Store
from caravela.web.limits import Limits

LOG = logging.getLogger("caravela.fleet")
BEAT = 1.0  # seconds from one sign of life to the next
LOST = 4.0  # seconds after which a server that is not heard is gone
FIRST = 1.5  # seconds in which a server that starts hears who else is there
LEAVING = 2.0  # seconds in which a server that ends says so
LONGEST = 7000  # bytes of a message: PostgreSQL takes 8000


@dataclass(frozen=True)
class Watching:
    """Who looks at a table at one server."""

    seats: frozenset[int] = frozenset()
    people: frozenset[str] = frozenset()
    pace: float = 0.0  # seconds from one move of a bot to the next that the slowest of them wants

    def said(self) -> list[Any]:
        """Of the people two, however many look on: what others ask is whether there is more than one."""
        return [sorted(self.seats), sorted(self.people)[:2], self.pace]

    @classmethod
    def read(cls, said: list[Any]) -> "Watching":
        return cls(frozenset(said[0]), frozenset(said[1]), float(said[2]))


@dataclass
class Server:
    """Another server, as far as it has told."""

    heard: float
    watching: dict[str, Watching] = field(default_factory=dict)  # by table
    lines: dict[str, int] = field(default_factory=dict)  # open lines, by whom


class Fleet:
    """This server and the others. `changed(table)` is called when others look at a table who did not, or no longer do; `lost`
    when a server is gone."""

    def __init__(
        self,
        store: Store,
        limits: Limits | None = None,
        changed: Callable[[str], None] = lambda table: None,
        lost: Callable[[], None] = lambda: None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.id = secrets.token_hex(8)
        self.others: dict[str, Server] = {}
        self._store = store
        self._limits = limits
        self._changed = changed
        self._lost = lost
        self._clock = clock
        self._mine: dict[str, Watching] = {}
        self._outbox: dict[str, Watching | None] = {}  # tables of which the others are to hear
        self._heard_myself = clock()
        self._news = asyncio.Event()
        self._whole = True  # others are to hear everything
        self._work: asyncio.Task[None] | None = None

    # -- life ----------------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """From now on the others hear of this server; where there can be none, nothing is said."""
        if self._store.shared:
            self._work = asyncio.create_task(self._tell())

    async def stop(self) -> None:
        if self._work is not None:
            self._work.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._work
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LEAVING):
                    await self._hail([{"gone": True}])

    async def settle(self) -> None:
        """Until those have been heard who are there."""
        if self._work is not None:
            await asyncio.sleep(FIRST)

    # -- what is asked -------------------------------------------------------------------------------------------------

    def elsewhere(self, table: str) -> list[Watching]:
        """Those who look at a table at other servers."""
        return [found for server in self.others.values() if (found := server.watching.get(table)) is not None]

    def leads(self, table: str) -> bool:
        """Whether bots and whatever else happens by itself at a table are this server's to move at once.

        They are whoever's is looked at; of several, and if nobody looks, of the one that the name of the table gives them to.
        """
        if not self.others:
            return True
        looked_at = [id for id, server in self.others.items() if table in server.watching]
        if table in self._mine:
            looked_at.append(self.id)
        return self.id == chosen(table, looked_at or [self.id, *self.others])

    # -- what is told --------------------------------------------------------------------------------------------------

    def tell_watching(self, table: str, watching: Watching | None) -> None:
        """Who looks at a table here has changed."""
        if watching == self._mine.get(table):
            return
        if watching is None:
            self._mine.pop(table, None)
        else:
            self._mine[table] = watching
        if self._work is not None:
            self._outbox[table] = watching
            self._news.set()

    async def _tell(self) -> None:
        """A sign of life every second, and what is new with it or before it."""
        beat = 0.0
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, beat - self._clock())):
                    await self._news.wait()
            self._news.clear()
            said: list[dict[str, Any]] = []
            now = self._clock()
            if self._whole:
                self._whole, self._outbox = False, dict(self._mine)
                said.append({"hello": True})
            changes = {table: w.said() if w is not None else None for table, w in self._outbox.items()}
            self._outbox = {}
            said += [{"at": some} for some in portions(changes)]
            if now >= beat:
                beat = now + BEAT
                said += self._spent()
                self._miss(now)
            await self._hail(said or [{}])

    def _spent(self) -> list[dict[str, Any]]:
        """The sign of life, with what was spent and who has many lines."""
        if self._limits is None:
            return [{}]
        spent = [{"spent": list(some.values())} for some in portions(self._limits.ledger.news())]
        return [*spent, {"lines": self._limits.many_lines()}]

    async def _hail(self, said: Iterable[dict[str, Any]]) -> None:
        try:
            texts = [json.dumps({"from": self.id, **one}, separators=(",", ":")) for one in said]
            await asyncio.to_thread(self._store.hail, texts)
        except Refused:
            self._whole = True  # the database does not answer: once it does, everything is said again
        except Exception:
            self._whole = True
            LOG.exception("nothing could be said to the other servers")

    def _miss(self, now: float) -> None:
        """Those are gone who have not been heard, while this server has heard itself: else nobody can be heard."""
        if now - self._heard_myself > 2 * BEAT:
            return
        for id in [id for id, server in self.others.items() if self._heard_myself - server.heard > LOST]:
            LOG.warning("a server is gone", extra={"server": id})
            self._forget(id)

    def _forget(self, id: str) -> None:
        gone = self.others.pop(id)
        self._count_lines()
        for table in gone.watching:
            self._changed(table)
        self._lost()

    # -- what is heard -------------------------------------------------------------------------------------------------

    def hear(self, text: str) -> None:
        """What a server has said, this one among them."""
        try:
            said = json.loads(text)
            self._hear(said, str(said["from"]))
        except (ValueError, KeyError, TypeError, IndexError, AttributeError):
            LOG.warning("what a server said was not understood")

    def _hear(self, said: dict[str, Any], who: str) -> None:
        now = self._clock()
        if who == self.id:
            self._heard_myself = now
            return
        if said.get("gone"):
            if who in self.others:
                self._forget(who)
            return
        server = self.others.get(who)
        if server is None or said.get("hello"):
            before = server.watching if server is not None else {}
            server = self.others[who] = Server(now)
            for table in before:
                self._changed(table)
            self._tell_all_again()  # whoever is new knows nothing yet
            self._whole = self._whole or not said.get("hello")  # who was taken for lost is asked for all that it has said
        server.heard = now
        for table, watching in said.get("at", {}).items():
            if watching is None:
                server.watching.pop(table, None)
            else:
                server.watching[table] = Watching.read(watching)
            self._changed(table)
        if self._limits is not None:
            for sort, whose, window, cost in said.get("spent", ()):
                self._limits.ledger.hear((sort, whose, window), cost)
        if "lines" in said:
            server.lines = {str(name): int(n) for name, n in said["lines"].items()}
            self._count_lines()

    def _tell_all_again(self) -> None:
        self._outbox.update(self._mine)
        self._news.set()

    def _count_lines(self) -> None:
        if self._limits is not None:
            found: dict[str, int] = {}
            for server in self.others.values():
                for who, n in server.lines.items():
                    found[who] = found.get(who, 0) + n
            self._limits.lines_elsewhere = found


def chosen(table: str, servers: Iterable[str]) -> str:
    """The same for all who ask; another table falls to another, and few change hands when a server comes or goes."""
    return max(servers, key=lambda id: hashlib.sha256(f"{id} {table}".encode()).digest())


def portions(said: dict[Any, Any]) -> list[dict[Any, Any]]:
    """In parts that fit into a message."""
    found: list[dict[Any, Any]] = []
    room = 0
    for name, value in said.items():
        size = len(json.dumps([name, value])) + 8
        if not found or size > room:
            found.append({})
            room = LONGEST - 200
        found[-1][name] = value
        room -= size
    return found
