"""Every test of the store runs on SQLite and on a real PostgreSQL, which the test run starts for itself."""

import contextlib
import shutil
import tempfile
import uuid
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest

from caravela.table.store import Store


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Callable[[str], str]]:
    """A server of PostgreSQL: the address of its database of that name."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        pgserver = pytest.importorskip("pgserver", reason="there is no PostgreSQL to install for this Python")
    # Not below pytest's own folder: nobody else may look into that, and run by root the server is somebody else.
    server = pgserver.get_server(tempfile.mkdtemp(prefix="caravela-pg-"), cleanup_mode="delete")
    with psycopg.connect(server.get_uri("postgres"), autocommit=True) as admin:
        admin.execute("ALTER SYSTEM SET fsync = off")  # nobody pulls its plug
        admin.execute("SELECT pg_reload_conf()")
    yield server.get_uri
    server.cleanup()


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database of SQLite as the store makes it when it is new: tests get copies."""
    path = tmp_path_factory.mktemp("migrated") / "caravela.db"
    with contextlib.closing(Store(str(path))) as opened:
        opened.migrate()
    return path


@pytest.fixture(scope="session")
def migrated_template(postgresql: Callable[[str], str]) -> str:
    """The same of PostgreSQL, by its name."""
    name = "migrated"
    with psycopg.connect(postgresql("postgres"), autocommit=True) as admin:
        admin.execute(f"CREATE DATABASE {name}")
    with contextlib.closing(Store(postgresql(name))) as opened:
        opened.migrate()
    return name


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database; for whoever asks for the store, of one with its schema."""
    with_schema = "store" in request.fixturenames
    if request.param == "sqlite":
        path = tmp_path / "caravela.db"
        if with_schema:
            shutil.copyfile(request.getfixturevalue("migrated_file"), path)
        yield str(path)
        return
    address = request.getfixturevalue("postgresql")
    like = request.getfixturevalue("migrated_template") if with_schema else "template1"
    name = "t" + uuid.uuid4().hex
    with psycopg.connect(address("postgres"), autocommit=True) as admin:
        admin.execute(f"CREATE DATABASE {name} TEMPLATE {like}")
        yield address(name)
        admin.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store(database)
    opened.migrate()
    yield opened
    opened.close()
