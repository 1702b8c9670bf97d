"""The database under the store, SQLite or PostgreSQL: opening it, bringing its schema up to date, transactions, who listens."""

import json
import logging
import os
import re
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa
from sqlalchemy import URL, Connection, Engine, event, exc, make_url

from caravela.core.refused import Refused
from caravela.table.schema import metadata, pulse

if TYPE_CHECKING:
    import psycopg

MIGRATIONS: Final = Path(__file__).parent / "migrations"
CHANNEL: Final = "caravela"  # of PostgreSQL's NOTIFY
FLEET: Final = "caravela_fleet"  # another, for what servers tell each other of themselves; older releases do not listen to it
MIGRATING: Final = 0x63617276  # the lock in PostgreSQL under which one server at a time brings the database up to date
PATIENCE: Final = 10  # seconds to wait for another process that writes, or for PostgreSQL to answer
OPENING: Final = 60  # seconds to wait for other servers that open the same file or bring it up to date
BUSY: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PROTOCOL)  # another process is in the way for now
SCHEME: Final = re.compile(r"([A-Za-z][A-Za-z0-9+.-]*)://")

log: Final = logging.getLogger("caravela.store")

Heard = Callable[[str, int], None]
Hailed = Callable[[str], None]
NOTIFY: Final = sa.text("SELECT pg_notify(:channel, :said)")


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


class File:
    """The file of SQLite. Deleted or replaced it is written to all the same, and nobody would ever find what is in it."""

    def __init__(self, path: Path) -> None:
        whole = Path(os.path.realpath(path))
        self._parts = [path.absolute(), whole.with_name(f"{whole.name}-wal")]
        self._known: dict[Path, tuple[int, int]] = {}
        self._gone = False

    def remember(self) -> None:
        """These are the ones that are open."""
        self._known = {part: identity for part in self._parts if (identity := identified(part)) is not None}

    def check(self) -> None:
        gone = any(identified(part) != identity for part, identity in self._known.items())
        if gone and not self._gone:
            log.error("the database file was deleted or replaced while it was open")
        self._gone = gone
        if gone:
            raise Refused("store-gone")


def identified(path: Path) -> tuple[int, int] | None:
    """Which file has that name now."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def patiently(connection: sqlite3.Connection, statement: str) -> None:
    """SQLite itself waits for others only when they read and write, not when they open and close the file."""
    last = time.monotonic() + OPENING
    while True:
        try:
            connection.execute(statement).fetchall()
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF not in BUSY or time.monotonic() > last:
                raise
        time.sleep(0.02)


def say_plainly(connection: Connection, words: str, said: tuple[Any, ...] = ()) -> sqlite3.Cursor:
    """Something is said to SQLite itself, which is much quicker; what goes wrong is called what it is called elsewhere."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    try:
        return driver.execute(words, said)
    except sqlite3.Error as error:
        raise exc.DBAPIError.instance(words, None, error, sqlite3.Error, hide_parameters=True) from error


def read_document(text: str) -> Any:
    """A document that is damaged is an empty one: it spoils the table to which it belongs, and not a list with others."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        log.error("a document in the database is damaged")
        return {}


def open_sqlite(url: URL, file: File, journal: str) -> Engine:
    path = Path(str(url.database))
    if not path.parent.is_dir():
        raise Refused("store-no-folder", folder=str(path.parent))
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))  # it holds the seeds of running games
    engine = sa.create_engine(url, pool_size=8, max_overflow=32, hide_parameters=True, json_deserializer=read_document)

    @event.listens_for(engine, "do_connect")
    def look(*given: object) -> None:
        file.check()  # where there is no file, SQLite would make an empty one

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, record: object) -> None:
        connection.isolation_level = None  # transactions begin below
        connection.execute(f"PRAGMA busy_timeout = {PATIENCE * 1000}")
        patiently(connection, f"PRAGMA journal_mode = {journal}")
        patiently(connection, "SELECT 1 FROM sqlite_master LIMIT 1")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        say_plainly(connection, "BEGIN" if connection.get_execution_options().get("reads") else "BEGIN IMMEDIATE")

    return engine


def open_postgresql(url: URL) -> Engine:
    patience = {"connect_timeout": str(PATIENCE), "keepalives_idle": "30"}
    return sa.create_engine(
        url.set(query={**patience, **url.query}),
        pool_size=8,
        max_overflow=16,  # a server of PostgreSQL usually allows a hundred connections in all
        pool_timeout=PATIENCE,
        pool_pre_ping=True,
        hide_parameters=True,
        isolation_level="READ COMMITTED",
    )


# -- the database ------------------------------------------------------------------------------------------------------


class Database:
    """One database, open; its methods may be called from any thread."""

    journal = "WAL"  # of SQLite

    def __init__(self, url: str) -> None:
        self.url = address(url)
        self.sqlite = self.url.drivername == "sqlite"
        self._file = File(Path(str(self.url.database))) if self.sqlite else None
        self._lock = threading.Lock()  # SQLite: one thread writes at a time
        self._writer: Connection | None = None
        self._worded: dict[sa.ClauseElement, tuple[str, list[str] | None]] = {}
        self._closing = threading.Event()
        self._listeners: list[threading.Thread] = []
        with self._opening():
            self.engine = open_sqlite(self.url, self._file, self.journal) if self._file is not None else open_postgresql(self.url)
            try:
                with self.engine.connect().execution_options(reads=True) as connection:
                    connection.execute(sa.text("SELECT 1"))
                if self._file is not None:
                    self._writer = self.engine.connect()
                    self._file.remember()
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
        except self._trouble as error:
            raise self._unusable(error) from None

    @property
    def _trouble(self) -> tuple[type[Exception], ...]:
        """What a database may raise; the driver of PostgreSQL is needed by those alone who use it."""
        if self.sqlite:
            return exc.SQLAlchemyError, sqlite3.Error, OSError
        import psycopg

        return exc.SQLAlchemyError, psycopg.Error, OSError

    def _unusable(self, error: Exception) -> Refused:
        cause: BaseException = (error.orig if isinstance(error, exc.DBAPIError) else None) or error
        if isinstance(cause, sqlite3.DatabaseError) and getattr(cause, "sqlite_errorcode", 0) == sqlite3.SQLITE_NOTADB:
            return Refused("store-not-one", name=shown(self.url))
        said = cause.strerror if isinstance(cause, OSError) and cause.strerror else str(cause)
        reason = (said.splitlines() or [type(cause).__name__])[0].strip().rstrip(".")
        for password in (self.url.password, self.url.query.get("password")):
            if password:
                reason = reason.replace(str(password), "***")
        return Refused("store-unusable", name=shown(self.url), error=reason)

    @contextmanager
    def _answering(self) -> Iterator[None]:
        """A database that was there and does not answer any more."""
        try:
            yield
        except (exc.OperationalError, exc.InterfaceError, exc.InternalError, exc.TimeoutError) as error:
            log.error("%s: %s", type(error).__name__, self._unusable(error).about.get("error", ""))
            raise Refused("store-silent") from None

    def _check(self) -> None:
        if self._file is not None:
            self._file.check()

    @contextmanager
    def _read(self) -> Iterator[Connection]:
        self._check()
        with self._answering(), self.engine.connect().execution_options(reads=True) as connection:
            yield connection

    @contextmanager
    def _write(self) -> Iterator[Connection]:
        with self._answering():
            if self._writer is None:
                with self.engine.begin() as connection:
                    yield connection
            else:
                with self._lock:
                    with self._writer.begin():
                        yield self._writer
                        self._check()
                    self._check()  # what was kept is told only if it can be found again

    def _say(
        self, connection: Connection, statement: sa.ClauseElement, said: dict[str, Any]
    ) -> sa.CursorResult[Any] | sqlite3.Cursor:
        """A statement that is said again and again: it is put into the words of this database once. Documents come as texts."""
        known = self._worded.get(statement)
        if known is None:
            compiled = statement.compile(dialect=self.engine.dialect)
            known = self._worded[statement] = str(compiled), getattr(compiled, "positiontup", None)
        words, order = known
        if self.sqlite:
            assert order is not None
            return say_plainly(connection, words, tuple([said[name] for name in order]))
        return connection.exec_driver_sql(words, tuple(said[name] for name in order) if order is not None else said)

    def _tell(self, connection: Connection, table: str, number: int = 0) -> None:
        """Other servers hear of it when, and only if, the transaction is committed."""
        if not self.sqlite:
            self._say(connection, NOTIFY, {"channel": CHANNEL, "said": f"{table} {number}"})

    @property
    def shared(self) -> bool:
        """Whether other servers can be there, and be hailed."""
        return not self.sqlite

    def hail(self, texts: list[str]) -> None:
        """Say something to all servers that listen, this one among them. Nothing of it is kept."""
        if not self.sqlite and texts:
            with self._write() as connection:
                for text in texts:
                    connection.execute(NOTIFY, {"channel": FLEET, "said": text})

    # -- the schema ------------------------------------------------------------------------------------------------

    def migrate(self) -> None:
        """Bring the database to the schema of this version; several servers may do so at once."""
        from alembic import command
        from alembic.config import Config
        from alembic.runtime.migration import MigrationContext
        from alembic.script import ScriptDirectory

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
            pragma.execute(f"PRAGMA busy_timeout = {OPENING * 1000}")
            try:
                with self._writer.begin():
                    yield self._writer
                    if self._writer.exec_driver_sql("PRAGMA foreign_key_check").first() is not None:
                        raise Refused("store-not-one", name=shown(self.url))
            finally:
                pragma.execute("PRAGMA foreign_keys = ON")
                pragma.execute(f"PRAGMA busy_timeout = {PATIENCE * 1000}")

    def health(self) -> bool:
        """Whether the database keeps what it is given: a real write, because a full disk can still be read."""
        try:
            with self._write() as connection:
                return connection.execute(pulse.update().values(at=time.time())).rowcount == 1
        except (Refused, exc.SQLAlchemyError):
            return False

    # -- what others do --------------------------------------------------------------------------------------------

    def listen(self, heard: Heard, hailed: Hailed = lambda text: None) -> None:
        """From now on `heard(table, number)` is called, in a thread of its own, when an act is stored by any server, and
        `hailed(text)` when one says something.

        Number 0: something else about the table has changed; SAID: somebody has said something. Table "": anything may have
        changed. With PostgreSQL the acts of this very store are heard as well; with SQLite only other processes are, at most a
        second later.
        """
        ready = threading.Event()
        work = self._listen_sqlite if self.sqlite else self._listen_postgresql
        thread = threading.Thread(target=work, args=(heard, hailed, ready), name="caravela-store", daemon=True)
        self._listeners.append(thread)
        thread.start()
        ready.wait(PATIENCE)

    def _call(self, heard: Callable[..., None], *said: object) -> None:
        try:
            heard(*said)
        except Exception:
            log.exception("what was heard could not be dealt with")

    def _listen_sqlite(self, heard: Heard, hailed: Hailed, ready: threading.Event) -> None:
        """The data version of a connection changes when others write; here all writing goes through one."""
        version = self._data_version()
        ready.set()
        while not self._closing.wait(1.0):
            before, version = version, self._data_version()
            if version != before:
                self._call(heard, "", 0)

    def _data_version(self) -> int:
        assert self._writer is not None
        with self._lock:
            connection = self._writer.connection.driver_connection
            assert isinstance(connection, sqlite3.Connection)
            return int(connection.execute("PRAGMA data_version").fetchone()[0])

    def _listen_postgresql(self, heard: Heard, hailed: Hailed, ready: threading.Event) -> None:
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
                            if notice.channel == FLEET:
                                self._call(hailed, notice.payload)
                            else:
                                table, _, number = notice.payload.partition(" ")
                                self._call(heard, table, int(number))
                            if self._closing.is_set():
                                break
                        connection.execute("SELECT 1")  # notices when the connection is gone
            except self._trouble as error:
                log.warning("listening again soon: %s", self._unusable(error).about.get("error", ""))
                self._closing.wait(1.0)

    @contextmanager
    def _listening(self) -> Iterator["psycopg.Connection[Any]"]:
        """A connection outside the pool."""
        import psycopg

        pooled = self.engine.raw_connection()
        connection = pooled.driver_connection
        assert isinstance(connection, psycopg.Connection)
        pooled.detach()
        try:
            connection.rollback()
            connection.autocommit = True
            connection.execute(f"LISTEN {CHANNEL}")
            connection.execute(f"LISTEN {FLEET}")
            yield connection
        finally:
            connection.close()
