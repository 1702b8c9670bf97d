"""The store: people, links, tables and every act at them, in SQLite or PostgreSQL.

Every method is one transaction and may be called from any thread. What a method has returned stays, whatever happens to the
server afterwards: SQLite syncs each commit to disk (0.3 ms measured), PostgreSQL does so by itself.
"""

import hashlib
import logging
import os
import re
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import psycopg
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, Table, event, exc, make_url, select

from caravela.core.refused import Refused
from caravela.table.schema import acts, links, metadata, notices, people, roles, seats, sessions, tables

MIGRATIONS: Final = Path(__file__).parent / "migrations"
CHANNEL: Final = "caravela"  # of PostgreSQL's NOTIFY
MIGRATING: Final = 0x63617276  # the lock in PostgreSQL under which one server at a time brings the database up to date
HOUR: Final = 3600.0
PATIENCE: Final = 10  # seconds to wait for another process that writes, or for PostgreSQL to answer
LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"  # without l, o, 0 and 1, which look alike
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
SCHEME: Final = re.compile(r"([A-Za-z][A-Za-z0-9+.-]*)://")
NO_SEAT: Final = -1

log: Final = logging.getLogger("caravela.store")

Heard = Callable[[str, int], None]


class Taken(Exception):
    """Somebody else was first: the act with this number is there already."""


# -- rows --------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    language: str
    settings: dict[str, Any]
    created: float


@dataclass(frozen=True)
class Link:
    """A way to a role: seat, coach or watch at a table, or another device of a person."""

    table_id: str | None
    role: str
    seat: int
    person: str  # who made it; of a device, whose it will be
    once: bool
    created: float
    expires: float | None
    used_by: str | None


@dataclass(frozen=True)
class Seat:
    number: int
    kind: str = "person"  # or the level of a bot
    name: str = ""
    colour: int = 0
    open: bool = False  # waits to be taken


@dataclass(frozen=True)
class Role:
    person: str
    role: str  # host, seat, coach, watch
    seat: int = NO_SEAT
    table_id: str = ""


@dataclass(frozen=True)
class TableRow:
    id: str
    game: str
    version: int
    tables_hash: str
    agreed: dict[str, str]
    preset: str
    host: str
    title: str = ""
    status: str = "open"  # open, playing, over
    own_tables: dict[str, str] | None = None  # the texts of corrected component tables
    secret: bytes | None = field(default=None, repr=False)
    start_fate: tuple[int, ...] = ()
    clock: dict[str, Any] | None = None
    created: float = field(default_factory=time.time)
    updated: float = field(default_factory=time.time)
    rematch_of: str | None = None
    next: str | None = None  # the rematch
    imported: bool = False
    seats: tuple[Seat, ...] = ()  # these two are known only in a list of somebody's tables
    roles: tuple[Role, ...] = ()


@dataclass(frozen=True)
class Act:
    number: int  # from 1 on, without gaps
    kind: str  # take, undo, bot, person, …
    seat: int
    option: str
    fate: tuple[int, ...]
    at: float


@dataclass(frozen=True)
class Notice:
    id: str
    person: str
    table_id: str
    number: int
    kind: str
    at: float
    sent: float | None


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


# -- where the database is ---------------------------------------------------------------------------------------------


def address(text: str) -> URL:
    """The database behind an address of PostgreSQL or SQLite, or the name of a file."""
    scheme = SCHEME.match(text)
    if scheme is None:
        return URL.create("sqlite", database=os.path.expanduser(text))
    try:
        url = make_url(text)
    except (exc.ArgumentError, ValueError):
        raise Refused("store-address", kind=scheme.group(1)) from None
    if url.drivername in ("postgres", "postgresql", "postgresql+psycopg"):
        return url.set(drivername="postgresql+psycopg")
    if url.drivername == "sqlite" and url.database and url.database != ":memory:":
        return url
    raise Refused("store-address", kind=scheme.group(1))


def shown(url: URL) -> str:
    """How the database is called in sentences: never with the user or the password."""
    if url.drivername == "sqlite":
        return str(url.database)
    host = url.host or str(url.query.get("host", ""))
    return f"postgresql://{host}{f':{url.port}' if url.port else ''}/{url.database or ''}"


def open_sqlite(url: URL) -> Engine:
    file = Path(str(url.database))
    if not file.parent.is_dir():
        raise Refused("store-no-folder", folder=str(file.parent))
    if not file.exists():
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))  # it holds the seeds of running games
    engine = sa.create_engine(url, pool_size=8, max_overflow=32, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, record: object) -> None:
        connection.isolation_level = None  # transactions begin below
        connection.execute(f"PRAGMA busy_timeout = {PATIENCE * 1000}")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN" if connection.get_execution_options().get("reads") else "BEGIN IMMEDIATE")

    return engine


def open_postgresql(url: URL) -> Engine:
    patience = {"connect_timeout": PATIENCE, "keepalives_idle": 30}
    return sa.create_engine(url, pool_size=8, max_overflow=32, pool_pre_ping=True, hide_parameters=True, connect_args=patience)


# -- the store ---------------------------------------------------------------------------------------------------------


class Store:
    """Everything that must outlive the server."""

    def __init__(self, url: str) -> None:
        self.url = address(url)
        self.sqlite = self.url.drivername == "sqlite"
        self._lock = threading.Lock()  # SQLite: one thread writes at a time
        self._writer: Connection | None = None
        self._closing = threading.Event()
        self._listeners: list[threading.Thread] = []
        with self._opening():
            self.engine = open_sqlite(self.url) if self.sqlite else open_postgresql(self.url)
            try:
                with self.engine.connect().execution_options(reads=True) as connection:
                    connection.execute(sa.text("SELECT 1"))
                if self.sqlite:
                    self._writer = self.engine.connect()
            except BaseException:
                self.engine.dispose()
                raise

    def close(self) -> None:
        self._closing.set()
        for thread in self._listeners:
            thread.join(PATIENCE)
        if self._writer is not None:
            with self._lock:
                self._writer.close()
        self.engine.dispose()

    # -- transactions ----------------------------------------------------------------------------------------------

    @contextmanager
    def _opening(self) -> Iterator[None]:
        """Whatever keeps the database from being opened becomes one sentence."""
        try:
            yield
        except (exc.SQLAlchemyError, sqlite3.Error, psycopg.Error, OSError) as error:
            raise self._unusable(error) from None

    def _unusable(self, error: Exception) -> Refused:
        cause: BaseException = (error.orig if isinstance(error, exc.DBAPIError) else None) or error
        if isinstance(cause, sqlite3.DatabaseError) and getattr(cause, "sqlite_errorcode", 0) == sqlite3.SQLITE_NOTADB:
            return Refused("store-not-one", name=shown(self.url))
        said = cause.strerror if isinstance(cause, OSError) and cause.strerror else str(cause)
        reason = (said.splitlines() or [type(cause).__name__])[0].strip().rstrip(".")
        if self.url.password:
            reason = reason.replace(str(self.url.password), "***")
        return Refused("store-unusable", name=shown(self.url), error=reason)

    @contextmanager
    def _answering(self) -> Iterator[None]:
        """A database that was there and does not answer any more."""
        try:
            yield
        except (exc.OperationalError, exc.InterfaceError, exc.TimeoutError) as error:
            log.error("%s: %s", type(error).__name__, self._unusable(error).about.get("error", ""))
            raise Refused("store-silent") from None

    @contextmanager
    def _read(self) -> Iterator[Connection]:
        with self._answering(), self.engine.connect().execution_options(reads=True) as connection:
            yield connection

    @contextmanager
    def _write(self) -> Iterator[Connection]:
        with self._answering():
            if self._writer is None:
                with self.engine.begin() as connection:
                    yield connection
            else:
                with self._lock, self._writer.begin():
                    yield self._writer

    def _tell(self, connection: Connection, table: str, number: int = 0) -> None:
        """Other servers hear of it when, and only if, the transaction is committed."""
        if not self.sqlite:
            connection.execute(sa.text("SELECT pg_notify(:channel, :said)"), {"channel": CHANNEL, "said": f"{table} {number}"})

    # -- the schema ------------------------------------------------------------------------------------------------

    def migrate(self) -> None:
        """Bring the database to the schema of this version; several servers may do so at once."""
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        known = {revision.revision for revision in ScriptDirectory.from_config(config).walk_revisions()}
        with self._opening(), self._alone() as connection:
            present = set(MigrationContext.configure(connection).get_current_heads())
            if not present <= known:
                raise Refused("store-newer", name=shown(self.url))
            names = set(sa.inspect(connection).get_table_names()) - {"alembic_version"}
            if not present and (names & set(metadata.tables) or (self.sqlite and names)):
                raise Refused("store-foreign", name=shown(self.url))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    @contextmanager
    def _alone(self) -> Iterator[Connection]:
        """A transaction in which the schema may be changed, one server at a time."""
        if self._writer is None:
            with self.engine.begin() as connection:
                connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
                yield connection
            return
        with self._lock:
            pragma = self._writer.connection.driver_connection
            assert isinstance(pragma, sqlite3.Connection)
            pragma.execute("PRAGMA foreign_keys = OFF")  # SQLite changes a table by making it anew, which would break them
            try:
                with self._writer.begin():
                    yield self._writer
                    if self._writer.exec_driver_sql("PRAGMA foreign_key_check").first() is not None:
                        raise Refused("store-not-one", name=shown(self.url))
            finally:
                pragma.execute("PRAGMA foreign_keys = ON")

    def health(self) -> bool:
        try:
            with self._read() as connection:
                connection.execute(select(people.c.id).limit(1))
        except (Refused, exc.SQLAlchemyError):
            return False
        return True

    # -- people ----------------------------------------------------------------------------------------------------

    def new_person(self, language: str) -> tuple[Person, str]:
        """A person nobody has seen before, and the token for the browser."""
        person = Person(new_id(), "", language, {}, time.time())
        with self._write() as connection:
            connection.execute(people.insert().values(asdict(person)))
            return person, self._new_session(connection, person.id)

    def new_session(self, person: str) -> str:
        """Another browser of the same person: its token."""
        with self._write() as connection:
            return self._new_session(connection, person)

    def _new_session(self, connection: Connection, person: str) -> str:
        token, now = new_token(), time.time()
        connection.execute(sessions.insert().values(hash=hashed(token), person=person, created=now, seen=now))
        return token

    def person_of(self, token: str) -> Person | None:
        """Who holds the token. That the browser was seen is noted at most once an hour."""
        mine = sessions.c.hash == hashed(token)
        found = select(people, sessions.c.seen).join(sessions, sessions.c.person == people.c.id).where(mine)
        with self._read() as connection:
            row = connection.execute(found).mappings().first()
        if row is None:
            return None
        now = time.time()
        if now - row["seen"] > HOUR:
            with self._write() as connection:
                connection.execute(sessions.update().where(mine).values(seen=now))
        return Person(**{column.name: row[column.name] for column in people.c})

    def person(self, id: str) -> Person | None:
        with self._read() as connection:
            row = connection.execute(select(people).where(people.c.id == id)).mappings().first()
        return Person(**row) if row else None

    def update_person(
        self, id: str, name: str | None = None, language: str | None = None, settings: dict[str, Any] | None = None
    ) -> None:
        given = {"name": name, "language": language, "settings": settings}
        changes = {column: value for column, value in given.items() if value is not None}
        if changes:
            with self._write() as connection:
                connection.execute(people.update().where(people.c.id == id).values(changes))

    # -- links -----------------------------------------------------------------------------------------------------

    def new_link(
        self, table: str | None, role: str, seat: int, person: str, once: bool = False, expires: float | None = None
    ) -> str:
        """The token of a new link. A new link to a seat ends the older ones to it that nobody has used."""
        token = new_token()
        row = Link(table, role, seat, person, once, time.time(), expires, None)
        with self._write() as connection:
            if role == "seat":
                same = (links.c.table_id == table) & (links.c.role == role) & (links.c.seat == seat)
                connection.execute(links.delete().where(same & links.c.used_by.is_(None)))
            connection.execute(links.insert().values(hash=hashed(token), **asdict(row)))
        return token

    def look_link(self, token: str) -> Link | None:
        with self._read() as connection:
            return self._link(connection, token)

    def _link(self, connection: Connection, token: str, locked: bool = False) -> Link | None:
        columns = [column for column in links.c if column.name != "hash"]
        found = select(*columns).where(links.c.hash == hashed(token))
        row = connection.execute(found.with_for_update() if locked else found).mappings().first()
        return Link(**row) if row else None

    def use_link(self, token: str, person: str, name: str = "") -> Link:
        """The person comes through the link and has its role from now on; through a link to a seat, sits down there.

        Coming again through a link that one has used oneself changes nothing. A link to a device works once in any case.
        """
        with self._write() as connection:
            link = self._link(connection, token, locked=True)
            if link is None:
                raise Refused("link-unknown")
            if link.used_by is not None and link.once:
                if link.used_by == person and link.role != "device":
                    return link
                raise Refused("link-used")
            if link.expires is not None and link.expires < time.time():
                raise Refused("link-expired")
            if link.once:
                connection.execute(links.update().where(links.c.hash == hashed(token)).values(used_by=person))
            if link.table_id is not None:
                if link.role == "seat":
                    self._sit_down(connection, link.table_id, link.seat, person, name)
                else:
                    self._add_role(connection, link.table_id, person, link.role, link.seat)
            return link

    # -- tables ----------------------------------------------------------------------------------------------------

    def create_table(self, row: TableRow, seated: Iterable[Seat], held: Iterable[Role] = (), played: Iterable[Act] = ()) -> str:
        """The new table, with what was done at it before if it comes from a record. The id of the table.

        If it is a rematch and there is one already, nothing is created, and the id is that of the other.
        """
        columns = {column.name: getattr(row, column.name) for column in tables.c}
        with self._write() as connection:
            if row.rematch_of is not None:
                holds = self._set_next(connection, row.rematch_of, row.id)
                if holds != row.id:
                    return holds
            connection.execute(tables.insert().values(columns))
            self._insert(connection, seats, [{"table_id": row.id, **asdict(seat)} for seat in seated])
            self._insert(connection, roles, [{**asdict(role), "table_id": row.id} for role in held])
            self._insert(connection, acts, [{"table_id": row.id, **asdict(act)} for act in played])
            self._tell(connection, row.id)
        return row.id

    def _insert(self, connection: Connection, into: Table, rows: list[dict[str, Any]]) -> None:
        if rows:
            connection.execute(into.insert(), rows)

    def table(self, id: str) -> TableRow | None:
        if not ID.fullmatch(id):
            return None
        with self._read() as connection:
            row = connection.execute(select(tables).where(tables.c.id == id)).mappings().first()
        return TableRow(**{**row, "start_fate": tuple(row["start_fate"])}) if row else None

    def seats(self, id: str) -> list[Seat]:
        columns = [column for column in seats.c if column.name != "table_id"]
        with self._read() as connection:
            rows = connection.execute(select(*columns).where(seats.c.table_id == id).order_by(seats.c.number))
            return [Seat(**row) for row in rows.mappings()]

    def take_seat(self, id: str, seat: int, person: str, name: str) -> None:
        """The person sits down where a seat is open. Whoever sits there already may do so again, under another name."""
        with self._write() as connection:
            self._sit_down(connection, id, seat, person, name)

    def _sit_down(self, connection: Connection, table: str, seat: int, person: str, name: str) -> None:
        here = (seats.c.table_id == table) & (seats.c.number == seat)
        holding = (roles.c.table_id == table) & (roles.c.role == "seat") & (roles.c.seat == seat)
        named = {"name": name} if name else {}
        if connection.execute(seats.update().where(here & seats.c.open).values(kind="person", open=False, **named)).rowcount:
            connection.execute(roles.delete().where(holding))
            self._add_role(connection, table, person, "seat", seat)
        elif connection.execute(select(roles.c.seat).where(holding & (roles.c.person == person))).first() is None:
            raise Refused("seat-taken", seat=seat + 1)
        elif named:
            connection.execute(seats.update().where(here).values(named))
        self._tell(connection, table)

    def set_seat(self, id: str, seat: int, kind: str | None = None, name: str | None = None, open: bool | None = None) -> None:
        """Who plays the seat, how they are called, whether it waits to be taken."""
        given = {"kind": kind, "name": name, "open": open}
        changes = {column: value for column, value in given.items() if value is not None}
        with self._write() as connection:
            connection.execute(seats.update().where((seats.c.table_id == id) & (seats.c.number == seat)).values(changes))
            self._tell(connection, id)

    def begin(self, id: str, start_fate: Iterable[int], clock: dict[str, Any] | None = None) -> bool:
        """The game begins, once: whether it did so by this call."""
        values = {"status": "playing", "start_fate": tuple(start_fate), "updated": time.time()}
        if clock is not None:
            values["clock"] = clock
        with self._write() as connection:
            done = connection.execute(tables.update().where((tables.c.id == id) & (tables.c.status == "open")).values(values))
            self._tell(connection, id)
            return done.rowcount > 0

    def set_status(self, id: str, status: str) -> None:
        with self._write() as connection:
            connection.execute(tables.update().where(tables.c.id == id).values(status=status, updated=time.time()))
            self._tell(connection, id)

    def set_clock(self, id: str, clock: dict[str, Any] | None) -> None:
        with self._write() as connection:
            connection.execute(tables.update().where(tables.c.id == id).values(clock=clock))
            self._tell(connection, id)

    def set_next(self, id: str, next: str) -> str:
        """The table has a rematch. The first one wins; the id of the one that holds."""
        with self._write() as connection:
            return self._set_next(connection, id, next)

    def _set_next(self, connection: Connection, id: str, next: str) -> str:
        free = (tables.c.id == id) & tables.c.next.is_(None)
        if connection.execute(tables.update().where(free).values(next=next)).rowcount:
            self._tell(connection, id)
            return next
        holds = connection.execute(select(tables.c.next).where(tables.c.id == id)).scalar()
        if holds is None:
            raise Refused("store-no-table", table=id)
        return str(holds)

    def tables_of(self, person: str) -> list[TableRow]:
        """The tables of a person, those where something happened last first, with all seats and the person's roles."""
        mine = select(roles.c.table_id).where(roles.c.person == person)
        with self._read() as connection:
            found = connection.execute(select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.updated.desc()))
            rows = found.mappings().all()
            seated: dict[str, list[Seat]] = {}
            around = select(seats).where(seats.c.table_id.in_(mine)).order_by(seats.c.table_id, seats.c.number)
            for row in connection.execute(around).mappings():
                here = {name: value for name, value in row.items() if name != "table_id"}
                seated.setdefault(row["table_id"], []).append(Seat(**here))
            held: dict[str, list[Role]] = {}
            for row in connection.execute(select(roles).where(roles.c.person == person).order_by(roles.c.seat)).mappings():
                held.setdefault(row["table_id"], []).append(Role(**row))
        return [
            TableRow(
                **{**row, "start_fate": tuple(row["start_fate"])},
                seats=tuple(seated.get(row["id"], ())),
                roles=tuple(held.get(row["id"], ())),
            )
            for row in rows
        ]

    def tables_with(self, status: str) -> list[str]:
        """The ids of all tables with that status."""
        with self._read() as connection:
            return list(connection.execute(select(tables.c.id).where(tables.c.status == status)).scalars())

    # -- roles -----------------------------------------------------------------------------------------------------

    def roles(self, id: str, person: str | None = None) -> list[Role]:
        """What a person may do at a table; without a person, what everybody may."""
        if not ID.fullmatch(id):
            return []
        found = select(roles).where(roles.c.table_id == id)
        if person is not None:
            found = found.where(roles.c.person == person)
        with self._read() as connection:
            rows = connection.execute(found.order_by(roles.c.seat, roles.c.role, roles.c.person)).mappings()
            return [Role(**row) for row in rows]

    def add_role(self, id: str, person: str, role: str, seat: int = NO_SEAT) -> None:
        with self._write() as connection:
            self._add_role(connection, id, person, role, seat)
            self._tell(connection, id)

    def _add_role(self, connection: Connection, table: str, person: str, role: str, seat: int) -> None:
        row = asdict(Role(person, role, seat, table))
        same = [roles.c[name] == value for name, value in row.items()]
        if connection.execute(select(roles.c.seat).where(*same)).first() is None:
            connection.execute(roles.insert().values(row))

    # -- acts ------------------------------------------------------------------------------------------------------

    def append(
        self,
        id: str,
        number: int,
        kind: str,
        seat: int,
        option: str,
        fate: Iterable[int],
        at: float,
        status: str | None = None,
    ) -> None:
        """What was done is kept. Of several who want the same number one wins; the others get Taken, and nothing has changed.

        An act of kind "bot" gives the seat to the bot of the level `option`, one of kind "person" gives it back. `status` is
        that of the table from now on, if it changes.
        """
        changes: dict[str, Any] = {"updated": at} if status is None else {"updated": at, "status": status}
        row = {"table_id": id, **asdict(Act(number, kind, seat, option, tuple(fate), at))}
        try:
            with self._write() as connection:
                # This also makes others wait who write at the same table.
                if connection.execute(tables.update().where(tables.c.id == id).values(changes)).rowcount == 0:
                    raise Refused("store-no-table", table=id)
                last = connection.execute(select(sa.func.max(acts.c.number)).where(acts.c.table_id == id)).scalar() or 0
                if number != last + 1:
                    raise Taken
                connection.execute(acts.insert().values(row))
                if kind in ("bot", "person"):
                    plays = option if kind == "bot" else "person"
                    here = (seats.c.table_id == id) & (seats.c.number == seat)
                    connection.execute(seats.update().where(here).values(kind=plays))
                self._tell(connection, id, number)
        except exc.IntegrityError:
            raise Taken from None

    def acts(self, id: str, since: int = 0) -> list[Act]:
        """Everything done at the table after the act of that number."""
        columns = [column for column in acts.c if column.name != "table_id"]
        later = (acts.c.table_id == id) & (acts.c.number > since)
        with self._read() as connection:
            rows = connection.execute(select(*columns).where(later).order_by(acts.c.number)).mappings()
            return [Act(**{**row, "fate": tuple(row["fate"])}) for row in rows]

    # -- notices ---------------------------------------------------------------------------------------------------

    def claim_notice(self, person: str, table: str, number: int, kind: str, at: float) -> str | None:
        """The id of a notice to send, or nothing if somebody has taken care of it already."""
        row = asdict(Notice(new_id(), person, table, number, kind, at, None))
        try:
            with self._write() as connection:
                connection.execute(notices.insert().values(row))
        except exc.IntegrityError:
            return None
        return str(row["id"])

    def notice_sent(self, id: str, at: float) -> None:
        with self._write() as connection:
            connection.execute(notices.update().where(notices.c.id == id).values(sent=at))

    def unsent_notices(self, before: float) -> list[Notice]:
        """What was claimed before that time and not sent: whoever wanted to send it went down."""
        waiting = notices.c.sent.is_(None) & (notices.c.at < before)
        with self._read() as connection:
            return [Notice(**row) for row in connection.execute(select(notices).where(waiting).order_by(notices.c.at)).mappings()]

    # -- what others do --------------------------------------------------------------------------------------------

    def listen(self, heard: Heard) -> None:
        """From now on `heard(table, number)` is called, in a thread of its own, when an act is stored by any server.

        Number 0: something else about the table has changed. Table "": anything may have changed. With PostgreSQL the acts of
        this very store are heard as well; with SQLite only other processes are, at most a second later.
        """
        ready = threading.Event()
        work = self._listen_sqlite if self.sqlite else self._listen_postgresql
        thread = threading.Thread(target=work, args=(heard, ready), name="caravela-store", daemon=True)
        self._listeners.append(thread)
        thread.start()
        ready.wait(PATIENCE)

    def _call(self, heard: Heard, table: str, number: int) -> None:
        try:
            heard(table, number)
        except Exception:
            log.exception("heard %s %d", table, number)

    def _listen_sqlite(self, heard: Heard, ready: threading.Event) -> None:
        """The data version of a connection changes when others write; here all writing goes through one."""
        version = self._data_version()
        ready.set()
        while not self._closing.wait(1.0):
            now = self._data_version()
            if now != version:
                version = now
                self._call(heard, "", 0)

    def _data_version(self) -> int:
        assert self._writer is not None
        with self._lock:
            if self._closing.is_set():
                return 0
            connection = self._writer.connection.driver_connection
            assert isinstance(connection, sqlite3.Connection)
            return int(connection.execute("PRAGMA data_version").fetchone()[0])

    def _listen_postgresql(self, heard: Heard, ready: threading.Event) -> None:
        missed = False
        while not self._closing.is_set():
            try:
                with self._listening() as connection:
                    ready.set()
                    if missed:
                        self._call(heard, "", 0)
                    missed = True
                    while not self._closing.is_set():
                        for notice in connection.notifies(timeout=1.0):
                            table, _, number = notice.payload.partition(" ")
                            self._call(heard, table, int(number))
                            if self._closing.is_set():
                                break
                        connection.execute("SELECT 1")  # notices when the connection is gone
            except (exc.SQLAlchemyError, psycopg.Error) as error:
                log.warning("listening again soon: %s", self._unusable(error).about.get("error", ""))
                self._closing.wait(1.0)

    @contextmanager
    def _listening(self) -> Iterator["psycopg.Connection[Any]"]:
        """A connection outside the pool."""
        pooled = self.engine.raw_connection()
        pooled.detach()
        connection = pooled.driver_connection
        assert isinstance(connection, psycopg.Connection)
        try:
            connection.rollback()
            connection.autocommit = True
            connection.execute(f"LISTEN {CHANNEL}")
            yield connection
        finally:
            connection.close()
