"""Every test of the store runs on SQLite and on a real PostgreSQL, which the test run starts for itself."""

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
    yield server.get_uri
    server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database."""
    if request.param == "sqlite":
        yield str(tmp_path / "caravela.db")
        return
    address = request.getfixturevalue("postgresql")
    name = "t" + uuid.uuid4().hex
    with psycopg.connect(address("postgres"), autocommit=True) as admin:
        admin.execute(f"CREATE DATABASE {name}")
        yield address(name)
        admin.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store(database)
    opened.migrate()
    yield opened
    opened.close()
