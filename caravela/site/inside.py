"""What a server has threads and processes for, done in place or beside the tables: a worker of a browser has neither."""

import asyncio
import pickle
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import ParamSpec, TypeVar, cast

from fastapi import FastAPI

from caravela.table.checking import Checkers, check
from caravela.table.database import Hailed, Heard
from caravela.table.play import Play
from caravela.table.store import Store
from caravela.table.thinking import Sort, Thinkers
from caravela.web.app import Serving, Staff, make_app
from caravela.web.limits import Limits
from caravela.web.reviewing import Reviews

FIRST = 0.02  # seconds in which what was said before reaches the page: who thinks in place keeps everybody waiting

EMPTY = Path(__file__).parent / "empty.db"  # a database of this release in which nothing is yet; `make site` puts it there
# What the frame around the pages says, also before the tables can say anything.
SAID = ["site-loading", "site-elsewhere", "site-old-browser", "site-denied", "site-failed", "site-not-kept"]

Given = ParamSpec("Given")
Answer = TypeVar("Answer")


def version(file: str) -> str:
    """Of the schema of a database; "" if it has none."""
    with closing(sqlite3.connect(file)) as database:
        try:
            return str(database.execute("SELECT version_num FROM alembic_version").fetchone()[0])
        except sqlite3.OperationalError:
            return ""


class OwnStore(Store):
    journal = "MEMORY"  # so that all that was written is in the one file

    def migrate(self) -> None:
        """What makes a schema anew takes long to load, and is needed by those alone who have played an earlier release."""
        if not EMPTY.exists() or version(str(self.url.database)) != version(str(EMPTY)):
            super().migrate()

    def listen(self, heard: Heard, hailed: Hailed = lambda text: None) -> None:
        """Nobody else writes."""


class Unlimited(Limits):
    def another(self, line: int) -> bool:
        """Whoever asks for too much waits for themselves alone."""
        return True


class Beside:
    """Another Python beside this one, where a script has brought one: work and answers go to and fro as between processes."""

    def __init__(self) -> None:
        self.think: Callable[[bytes], Awaitable[bytes | None]] | None = None

    async def ask(self, work: Callable[[], Answer]) -> Answer:
        """What comes of it. Where nobody else thinks it is done in place: then everybody waits meanwhile."""
        said = await self.think(pickle.dumps(work)) if self.think is not None else None
        if said is None:
            self.think = None
            await asyncio.sleep(FIRST)
            return work()
        well, answer = pickle.loads(said)
        if not well:
            raise answer
        return cast(Answer, answer)


BESIDE = Beside()


class OwnThinkers(Thinkers):
    """Quick bots in place, one after the other; who thinks long does so beside the tables."""

    async def _ask(self, sort: Sort, work: Callable[Given, Answer], *given: Given.args, **named: Given.kwargs) -> Answer:
        if sort == "quick":
            await asyncio.sleep(FIRST)
            return work(*given, **named)
        return await BESIDE.ask(partial(work, *given, **named))

    async def wake(self) -> None:
        """Nobody sleeps."""

    async def get_ready(self, play: Play) -> None:
        """What a first hint has to load is loaded when somebody asks for one: most never do, and it takes memory."""


class OwnCheckers(Checkers):
    """What is wrong with a record harms nobody but who has brought it."""

    def _ask(self, kind: str, text: str) -> None:
        check(kind, text)


class OwnReviews(Reviews):
    def __init__(self, store: Store) -> None:
        super().__init__(store, processes=1)

    async def _ask(self, work: Callable[Given, Answer], *given: Given.args, **named: Given.kwargs) -> Answer:
        return await BESIDE.ask(partial(work, *given, **named))


INSIDE = Staff(OwnStore, Unlimited, OwnThinkers, OwnCheckers, OwnReviews, alone=True)


def make_inside(database: str) -> FastAPI:
    """The app that a server runs as well."""
    return make_app(Serving(database, bots=1, limits=0.0), INSIDE)
