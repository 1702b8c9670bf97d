"""One server for all tests that leave it alive; those that matter for storage run on SQLite or on PostgreSQL."""

import json
import os
import threading
import uuid
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import psycopg
import pytest

from caravela.build import COMPILED
from tests.table.conftest import postgresql
from tests.web.kit import Line, Person, Server

__all__ = ["postgresql"]


# A server with each database: one for each build, both in make long. What the store promises is tested with both everywhere.
WHOLE = bool(os.environ.get("CARAVELA_WHOLE"))
DATABASES = ["sqlite", "postgresql"] if WHOLE else ["sqlite" if COMPILED else "postgresql"]


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="session")
def pg_database(postgresql: Callable[[str], str]) -> Iterator[str]:
    """An empty database of PostgreSQL."""
    name = "w" + uuid.uuid4().hex
    with psycopg.connect(postgresql("postgres"), autocommit=True) as admin:
        admin.execute(f"CREATE DATABASE {name}")
        yield postgresql(name)
        admin.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(scope="session")
def server(folder: Path) -> Iterator[Server]:
    running = Server(str(folder / "tables.db"), folder)
    yield running
    running.bury()


@pytest.fixture(scope="session", params=DATABASES)
def any_server(request: pytest.FixtureRequest, folder: Path) -> Iterator[Server]:
    if request.param == "sqlite":
        yield request.getfixturevalue("server")
        return
    running = Server(request.getfixturevalue("pg_database"), folder)
    yield running
    running.bury()


@pytest.fixture
def sit() -> Iterator[Callable[[Person, str], Line]]:
    """Lines that are hung up when the test is over."""
    lines: list[Line] = []

    def take_place(person: Person, table: str) -> Line:
        lines.append(person.sit(table))
        return lines[-1]

    yield take_place
    for line in lines:
        line.hang_up()


@pytest.fixture
def receiver() -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """A server that keeps what it is sent."""
    received: list[dict[str, Any]] = []

    class Keep(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            received.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *given: Any) -> None:
            pass

    kept = ThreadingHTTPServer(("127.0.0.1", 0), Keep)
    threading.Thread(target=kept.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{kept.server_port}/hook", received
    kept.shutdown()
    kept.server_close()
