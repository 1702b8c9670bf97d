"""A copy of everything that a server keeps, taken while people play, and put back where nothing is.

The copy is one file of SQLite, whatever database it was taken of, so it can be put back into either, and a server can be opened
on it as it is. It holds the seeds of running games and is for its owner alone.
"""

import contextlib
import os
import secrets
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import psycopg
import sqlalchemy as sa
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, exc

from caravela.core.refused import Refused
from caravela.table.database import PATIENCE, Database, address, shown
from caravela.table.schema import acts, metadata, people, tables

BATCH: Final = 1000  # rows that are in memory at once
COUNTED: Final = (people, tables, acts)


@dataclass(frozen=True)
class Copied:
    """How much it is."""

    people: int
    tables: int
    acts: int


# -- taking one --------------------------------------------------------------------------------------------------------


def back_up(database: str, file: Path) -> Copied:
    """Everything as it is at one moment. The file is there when it is whole, and never replaces another."""
    url = address(database)
    if url.drivername == "sqlite" and not Path(str(url.database)).is_file():
        raise Refused("backup-nothing", name=shown(url))  # opening it would make an empty one
    with _written(file) as part, closing(Database(database)) as source:
        (_copy_file if source.sqlite else _copy_out)(source, part)
        return _settled(part)


def _copy_file(source: Database, part: Path) -> None:
    """In one step: SQLite begins anew when others write between two, and in WAL mode they need not wait for one."""
    pooled = source.engine.raw_connection()
    try:
        kept = pooled.driver_connection
        assert isinstance(kept, sqlite3.Connection)
        if not _revision(kept):
            raise Refused("store-foreign", name=shown(source.url))
        with closing(sqlite3.connect(part)) as copy:
            kept.backup(copy)
    finally:
        pooled.close()


def _copy_out(source: Database, part: Path) -> None:
    with closing(Database(str(part))) as target:
        target.migrate()
        snapshot: dict[str, Any] = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
        try:
            with source.engine.connect().execution_options(**snapshot) as reading, target._alone() as writing:
                if _heads(reading) != _heads(writing):
                    raise Refused("backup-other-release", name=shown(source.url))
                _copy(reading, writing)
        except exc.DBAPIError as error:
            if isinstance(error.orig, psycopg.Error):
                raise source._unusable(error) from None
            raise


# -- putting it back ---------------------------------------------------------------------------------------------------


def restore(file: Path, database: str) -> Copied:
    """What the file holds, in a database where nothing is yet: all of it or nothing. The file stays as it is."""
    url = address(database)
    if url.drivername == "sqlite":
        with _written(Path(str(url.database))) as part:
            _lay_out(file, part)
            return _settled(part)
    with tempfile.TemporaryDirectory(prefix="caravela-") as folder:
        part = Path(folder) / "copy.db"
        _lay_out(file, part)
        with closing(Database(str(part))) as source, closing(Database(database)) as target:
            target.migrate()
            with target._opening(), source._read() as reading, target._alone() as writing:
                if any(writing.execute(sa.select(sa.func.count()).select_from(kind)).scalar_one() for kind in COUNTED):
                    raise Refused("restore-not-empty", name=shown(url))
                _copy(reading, writing)
        return _settled(part)


def _lay_out(file: Path, part: Path) -> None:
    """The copy once more, brought to the schema of this release: it may come from an older one."""
    try:
        if not file.is_file():
            raise FileNotFoundError
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, timeout=PATIENCE)) as kept:
            if not _revision(kept):
                raise Refused("restore-not-one", file=str(file))
            with closing(sqlite3.connect(part)) as copy:
                kept.backup(copy)
                if copy.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                    raise Refused("restore-not-one", file=str(file))
    except (sqlite3.Error, OSError, ValueError):
        raise Refused("restore-not-one", file=str(file)) from None
    with closing(Database(str(part))) as copied:
        copied.migrate()


# -- rows --------------------------------------------------------------------------------------------------------------


def _copy(reading: Connection, writing: Connection) -> None:
    """Row by row, parents first. Documents stay as they are written, letter by letter."""
    for kind in reversed(metadata.sorted_tables):
        writing.execute(kind.delete())  # what every new database holds
    try:
        for kind in metadata.sorted_tables:
            columns = [sa.cast(c, sa.Text).label(c.name) if isinstance(c.type, sa.JSON) else c for c in kind.c]
            rows = reading.execution_options(stream_results=True).execute(sa.select(*columns))
            for batch in rows.mappings().partitions(BATCH):
                writing.execute(
                    kind.insert().values({c.name: _given(c, writing) for c in kind.c}),
                    [{f"new_{name}": value for name, value in row.items()} for row in batch],
                )
    except (exc.DataError, exc.IntegrityError) as error:
        raise Refused("restore-damaged", error=type(error).__name__) from None


def _given(column: "sa.Column[Any]", writing: Connection) -> sa.ColumnElement[Any]:
    if not isinstance(column.type, sa.JSON):
        return sa.bindparam(f"new_{column.name}", type_=column.type)
    text = sa.bindparam(f"new_{column.name}", type_=sa.Text())
    return text if writing.dialect.name == "sqlite" else sa.cast(text, column.type)


def _heads(connection: Connection) -> set[str]:
    return set(MigrationContext.configure(connection).get_current_heads())


def _revision(connection: sqlite3.Connection) -> str:
    """Of the schema; none where something else is in the file."""
    try:
        found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        for kind in COUNTED:
            connection.execute(f"SELECT 1 FROM {kind.name} LIMIT 1").fetchone()
        return str(found[0]) if found else ""
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_ERROR:  # the file cannot be read at all
            raise
        return ""


# -- files -------------------------------------------------------------------------------------------------------------


@contextmanager
def _written(file: Path) -> Iterator[Path]:
    """A file beside it that takes its name when all has gone well; it may be read by its owner alone."""
    part = file.parent / f".caravela.{secrets.token_hex(8)}.part"
    try:
        if os.path.lexists(file):
            raise Refused("file-exists", file=str(file))
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        yield part
        with part.open("rb") as whole:
            os.fsync(whole.fileno())
        if os.path.lexists(file):  # meanwhile
            raise Refused("file-exists", file=str(file))
        os.replace(part, file)
    except (OSError, ValueError) as error:
        raise Refused("file-unwritable", file=str(file), error=getattr(error, "strerror", None) or str(error)) from None
    except (exc.SQLAlchemyError, sqlite3.Error, psycopg.Error) as error:
        said = str(getattr(error, "orig", None) or error).partition("\n")[0]
        raise Refused("file-unwritable", file=str(file), error=said) from None
    finally:
        for left in ("", "-wal", "-shm", "-journal"):
            with contextlib.suppress(OSError, ValueError):
                part.with_name(part.name + left).unlink(missing_ok=True)


def _settled(part: Path) -> Copied:
    """One file and nothing beside it; it is read through once, and counted."""
    with closing(sqlite3.connect(part)) as copy:
        copy.execute("PRAGMA journal_mode = DELETE")
        if copy.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise Refused("restore-not-one", file=str(part))
        return Copied(*[int(copy.execute(f"SELECT count(*) FROM {kind.name}").fetchone()[0]) for kind in COUNTED])


# -- many of them ------------------------------------------------------------------------------------------------------

PREFIX: Final = "caravela-"
SUFFIX: Final = ".db"


def dated(folder: Path, now: str) -> Path:
    """The file of a copy taken now, among others in a folder."""
    return folder / f"{PREFIX}{now}{SUFFIX}"


def keep_latest(folder: Path, number: int) -> int:
    """Of the copies in the folder so many stay, by the dates in their names: how many went."""
    older = sorted(folder.glob(f"{PREFIX}[0-9]*{SUFFIX}"))[:-number]
    for file in older:
        file.unlink(missing_ok=True)
    return len(older)
