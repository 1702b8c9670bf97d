"""What is given to those who run a server works as it is given: units, proxy, dashboard; copies are taken while games go on."""

import configparser
import json
import os
import random
import re
import shutil
import subprocess
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import psycopg
import pytest
from prometheus_client import REGISTRY
from websockets.exceptions import WebSocketException

from caravela.cli.main import parser
from caravela.table.backup import back_up, restore
from caravela.table.store import Store
from caravela.web import measures
from tests.web.killing import Player
from tests.web.kit import BOT, PATIENCE, ROOT, Line, Person, Server, free_port, until

OPERATING = ROOT / "operating"
PAGE = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")


@contextmanager
def emptied(postgresql: Callable[[str], str]) -> Iterator[str]:
    name = "o" + uuid.uuid4().hex
    with psycopg.connect(postgresql("postgres"), autocommit=True) as admin:
        admin.execute(f"CREATE DATABASE {name}")
        yield postgresql(name)
        admin.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.mark.long
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_copy_taken_while_games_go_on_holds_every_move_that_was_acknowledged(
    kind: str, request: pytest.FixtureRequest, folder: Path
) -> None:
    """Three people play as fast as they can; a server that is opened on what was put back goes on from there."""
    if kind == "postgresql":
        with emptied(request.getfixturevalue("postgresql")) as database, emptied(request.getfixturevalue("postgresql")) as empty:
            copy_in_play(database, empty, folder)
    else:
        copy_in_play(str(folder / "played.db"), str(folder / "restored.db"), folder)


def copy_in_play(database: str, empty: str, folder: Path) -> None:
    copies = [folder / f"copy-{uuid.uuid4().hex}.db" for _ in range(3)]
    server = Server(database, folder)
    players: list[Player] = []
    try:
        for n in range(3):
            person = Person(server, f"Friend {n}")
            players.append(Player(person, person.make({"kind": "me"}, BOT, BOT)["table"], random.Random(n)))
            players[-1].start()
        acknowledged: list[dict[str, int]] = []
        for copy in copies:
            acknowledged.append(further(players))
            back_up(database, copy)
        further(players)  # nobody had to stop for it
        for player in players:
            player.going = False
        for player in players:
            player.join(PATIENCE)
    finally:
        server.bury()
    whole = Store(database)
    for copy, least in zip(copies, acknowledged, strict=True):
        kept = Store(str(copy))
        for table, number in least.items():
            acts = kept.acts(table)
            assert len(acts) >= number > 0 and acts == whole.acts(table)[: len(acts)]
        kept.close()
    whole.close()
    restore(copies[-1], empty)
    again = Server(empty, folder)
    try:
        for player in players:
            player.person.server = again
            player.person.http.base_url = httpx.URL(again.home)
            line = player.person.sit(player.table)  # with the cookie of before
            assert line.scene["number"] >= acknowledged[-1][player.table]
            if not line.my_turn()["over"]:
                line.take()
            line.hang_up()
    finally:
        again.bury()


def further(players: list[Player]) -> dict[str, int]:
    """Everybody has been told of more acts than before: how many, by table."""

    def numbers() -> dict[str, int]:
        return {player.table: int(player.line.scene.get("number", 0)) if player.line else 0 for player in players}

    before = numbers()
    until(lambda: all(number > before[table] for table, number in numbers().items()))
    return numbers()


# -- the proxy ---------------------------------------------------------------------------------------------------------


@dataclass
class Proxy:
    port: int

    @property
    def home(self) -> str:
        return f"https://localhost:{self.port}"


@contextmanager
def caddy(folder: Path, port: int, servers: list[Server]) -> Iterator[None]:
    """The Caddyfile that is given, with these names and ports, and a certificate of its own."""
    given = (OPERATING / "Caddyfile").read_text(encoding="utf-8")
    said = given.replace("play.example.org {", f"localhost:{port} {{\n\ttls internal")
    for theirs, ours in zip(("127.0.0.1:8081", "127.0.0.1:8082"), servers, strict=True):
        assert theirs in said
        said = said.replace(theirs, f"127.0.0.1:{ours.port}")
    options = "admin off\n\tskip_install_trust\n\tauto_https disable_redirects"
    (folder / "Caddyfile").write_text(f"{{\n\t{options}\n}}\n{said}", encoding="utf-8")
    log = (folder / "caddy.log").open("wb")
    own = {**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "HOME": str(folder)}
    process = subprocess.Popen(
        ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"], stdout=log, stderr=log, env=own
    )

    def answers() -> bool:
        assert process.poll() is None, (folder / "caddy.log").read_text(encoding="utf-8")
        try:
            return httpx.get(f"https://localhost:{port}/healthz", verify=False).status_code == 200
        except httpx.TransportError:
            return False

    try:
        until(answers)
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)
        log.close()


@pytest.mark.long
@pytest.mark.skipif(shutil.which("caddy") is None, reason="there is no Caddy here; on Debian: apt install caddy")
def test_two_processes_behind_caddy_with_tls_are_one_server(postgresql: Callable[[str], str], tmp_path: Path) -> None:
    """Two people play at one table through the proxy; one process is killed, and they play on with the same cookies."""
    port, servers, lines = free_port(), list[Server](), list[Line]()
    with emptied(postgresql) as database:
        try:
            for _ in range(2):
                servers.append(Server(database, tmp_path, "--address", f"https://localhost:{port}"))
            with caddy(tmp_path, port, servers):
                ana, bruno = [Person(Proxy(port), name) for name in ("Ana", "Bruno")]
                made = ana.make({"kind": "me"}, {"kind": "guest"})
                bruno.join(made["links"]["1"])
                lines = [ana.sit(made["table"]), bruno.sit(made["table"])]
                for _ in range(4):
                    mover = until(lambda: next((line for line in lines if line.scene["my_turn"]), None))
                    number = mover.take()["number"]
                    for line in lines:
                        line.wait_for(lambda scene, number=number: scene["number"] >= number)  # type: ignore[misc]
                assert any(cookie.secure for cookie in ana.http.cookies.jar if cookie.name == "caravela")
                servers[0].kill()
                for line in lines:
                    line.hang_up()
                lines = [until(lambda person=person: sat(person, made["table"])) for person in (ana, bruno)]  # type: ignore[misc]
                assert all(line.scene["number"] >= number for line in lines)
                mover = until(lambda: next((line for line in lines if line.scene["my_turn"]), None))
                assert mover.take()["number"] > number
        finally:
            for line in lines:
                line.hang_up()
            for server in servers:
                server.bury()


def sat(person: Person, table: str) -> Line | None:
    """The line, as soon as the proxy knows which process is left: it is asked by HTTP first.

    A handshake that is refused over TLS sets two threads of the client's package against each other (it says "unexpected
    internal error" now and then), and once they waited for each other for ever. Pages do not mind: browsers come again.
    """
    try:
        if person.http.get("/api/me", timeout=15).status_code != 200:
            return None
        return person.sit(table, 5)
    except (httpx.HTTPError, OSError, AssertionError, WebSocketException):
        time.sleep(0.2)
        return None


# -- units -------------------------------------------------------------------------------------------------------------


def unit(name: str) -> configparser.ConfigParser:
    read = configparser.ConfigParser(interpolation=None, strict=False)
    read.optionxform = str  # type: ignore[assignment, method-assign]
    read.read_string((OPERATING / name).read_text(encoding="utf-8"))
    return read


@pytest.mark.parametrize("name", ["caravela@.service", "caravela-backup.service"])
def test_units_call_commands_that_there_are(name: str) -> None:
    said = dict(re.findall(r"^([A-Z]+)=(.+)$", (OPERATING / "caravela.conf").read_text(encoding="utf-8"), re.MULTILINE))
    words = unit(name)["Service"]["ExecStart"].replace("%i", "8081").split()
    assert words[0] == "/opt/caravela/bin/caravela"
    asked = parser().parse_args([re.sub(r"^\$\{(\w+)\}$", lambda found: said[found[1]], word) for word in words[1:]])
    assert asked.database == said["DATABASE"]
    if asked.command == "serve":
        ports = re.findall(r"127\.0\.0\.1:(\d+)", (OPERATING / "Caddyfile").read_text(encoding="utf-8"))
        measured = re.findall(r"127\.0\.0\.1:(\d+)", (OPERATING / "prometheus.yml").read_text(encoding="utf-8"))
        assert str(asked.port) in ports and [f"1{port}" for port in ports] == measured and str(asked.metrics_port) in measured
        assert said["ADDRESS"].removeprefix("https://") + " {" in (OPERATING / "Caddyfile").read_text(encoding="utf-8")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_has_nothing_to_say_against_the_units(tmp_path: Path) -> None:
    for file in [*OPERATING.glob("*.service"), *OPERATING.glob("*.timer")]:
        text = file.read_text(encoding="utf-8").replace("/opt/caravela/bin/caravela", "/bin/true")
        (tmp_path / file.name.replace("@.", "@8081.")).write_text(text, encoding="utf-8")
    command = ["systemd-analyze", "verify", "--man=no", *map(str, sorted(tmp_path.iterdir()))]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    said = [line for line in done.stderr.splitlines() if str(tmp_path) in line or "caravela" in line]
    assert done.returncode == 0 and said == [], done.stderr


# -- measures ----------------------------------------------------------------------------------------------------------


def measured() -> dict[str, set[str]]:
    """What can be asked for by name, with its labels."""
    found: dict[str, set[str]] = {}
    for made in vars(measures).values():
        if hasattr(made, "_labelnames") and hasattr(made, "_name"):
            labels = {*made._labelnames, "instance", "job", "le"}
            endings = {"counter": ["_total"], "gauge": [""], "histogram": ["_bucket", "_count", "_sum"]}[made._type]
            found |= {made._name + ending: labels for ending in endings}
    for family in REGISTRY.collect():
        if family.name.startswith("process_"):
            found |= {sample.name: {"instance", "job"} for sample in family.samples}
    return {**found, "up": {"instance", "job"}}


def test_the_dashboard_asks_for_what_is_measured_and_for_all_of_it() -> None:
    board = json.loads((OPERATING / "grafana-dashboard.json").read_text(encoding="utf-8"))
    known = measured()
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    names: set[str] = set()
    for expression in asked:
        here = set(re.findall(r"\b((?:caravela|process)_\w+|up)\b", expression))
        assert here and here <= set(known), expression
        labels = {label for name in here for label in known[name]}
        for grouped in re.findall(r"by \(([^)]*)\)", expression):
            assert set(re.split(r",\s*", grouped)) <= labels, expression
        assert set(re.findall(r"[{,]\s*(\w+)=~?\"", expression)) <= labels, expression
        assert expression.count("(") == expression.count(")") and expression.count("{") == expression.count("}")
        names |= here
    for panel in board["panels"]:
        for target in panel["targets"]:
            assert set(re.findall(r"\{\{(\w+)\}\}", target["legendFormat"])) <= {
                label for name in known if name in target["expr"] for label in known[name]
            }
    ours = {re.sub(r"_(bucket|count|sum)$", "", name) for name in known if name.startswith("caravela_")}
    assert {name for name in ours if not any(name in asked for asked in names)} == set()
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])


def test_the_page_for_those_who_run_it_names_every_file_and_no_option_that_is_not_there() -> None:
    for file in OPERATING.iterdir():
        assert f"operating/{file.name}" in PAGE, file.name
    help_of = " ".join(choice.format_help() for choice in parser()._subparsers._group_actions[0].choices.values())  # type: ignore[union-attr]
    known = set(re.findall(r"--[a-z-]+", help_of))
    said = set(
        re.findall(r"(?<![\w-])--[a-z-]+", " ".join(re.findall(r"caravela (?:serve|backup|restore|forget) [^`\n]*", PAGE)))
    )
    assert said and said - known == set()
