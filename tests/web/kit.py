"""A real server in a process of its own, and people who talk to it as browsers do, by the words of docs/protocol.md."""

import contextlib
import json
import os
import random
import signal
import socket
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterable
from pathlib import Path
from typing import Any, Protocol

import httpx
from fastapi import FastAPI
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from caravela.core.record import Player
from caravela.games import find_game
from caravela.table.play import Play
from tests.web.nursery import Child, Nursery

Scene = dict[str, Any]
ROOT = Path(__file__).parents[2]
PATIENCE = 120.0  # seconds until something that should happen has not happened
BOT = {"kind": "novice"}
QUICK = {"preset": "deluxe_base"}


def free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])


def until(done: Callable[[], Any], patience: float = PATIENCE) -> Any:
    """Wait for something that is true in the end; what it was."""
    last = time.monotonic() + patience
    while True:
        found = done()
        if found:
            return found
        assert time.monotonic() < last, f"still not so: {done}"
        time.sleep(0.02)


# -- inside the process of a test ---------------------------------------------------------------------------------------


def browser_in(
    app: FastAPI, home: str = "http://localhost", cookie: str = "", raises: bool = True, timeout: float = 5
) -> httpx.AsyncClient:
    """A browser at a server in this process; what the server fails with is raised here, or answered as to everybody."""
    transport = httpx.ASGITransport(app, raise_app_exceptions=raises)
    cookies = {"caravela": cookie} if cookie else {}
    return httpx.AsyncClient(transport=transport, base_url=home, cookies=cookies, timeout=timeout)


@contextlib.asynccontextmanager
async def within(
    app: FastAPI, home: str = "http://localhost", cookie: str = "", raises: bool = True
) -> AsyncIterator[httpx.AsyncClient]:
    """A server in this process, where a test can break things, for as long as its first browser is there."""
    async with app.router.lifespan_context(app), browser_in(app, home, cookie, raises) as browser:
        yield browser


# -- the server --------------------------------------------------------------------------------------------------------


class Server:
    """`caravela serve` on a port of its own. It can be killed and started again on the same database."""

    nursery: Nursery | None = None

    def __init__(
        self,
        database: str,
        folder: Path,
        *more: str,
        limits: str = "0",
        log_level: str = "warning",
        program: str = "caravela",
        from_nothing: bool = False,
        tree: Path = ROOT,
    ) -> None:
        self.database = database
        self.program = program
        self.tree = tree  # where the code is: that of another release is read from nothing
        self.from_nothing = (
            from_nothing or tree != ROOT
        )  # a new Python, as people start it; otherwise a child of one that has read everything
        self.port, self.metrics_port = free_port(), free_port()
        self.log = folder / f"server-{self.port}.log"
        self.words = [
            "--limits",
            limits,
            "--log-level",
            log_level,
            "--bots",
            "1",
            "--metrics-port",
            str(self.metrics_port),
            *more,
        ]
        self.process: subprocess.Popen[bytes] | Child | None = None
        self.browser = httpx.Client(base_url=self.home, timeout=PATIENCE, verify=False)  # nobody's; there is no TLS here
        self.start()

    @property
    def home(self) -> str:
        return f"http://localhost:{self.port}"

    def start(self) -> None:
        words = ["serve", "--no-browser", "--port", str(self.port), "--database", self.database, *self.words]
        if self.from_nothing:
            command = [sys.executable, "-m", self.program, *words]
            with self.log.open("ab") as log:
                self.process = subprocess.Popen(command, cwd=self.tree, stdout=log, stderr=log, start_new_session=True)
        else:
            Server.nursery = Server.nursery or Nursery()
            self.process = Server.nursery.start(self.program, words, self.log)
        until(self.answers)

    def answers(self) -> bool:
        assert self.process is not None and self.process.poll() is None, self.said()
        try:
            return self.browser.get("/healthz", timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    def said(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace") if self.log.exists() else ""

    def end(self, how: signal.Signals) -> None:
        """This process alone gets the signal; those that think for bots must leave by themselves."""
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(how)
        self.process.wait(PATIENCE)

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        self.end(signal.SIGTERM)

    def family(self) -> list[int]:
        """All living processes of the server's session, except those that only wait to be buried."""
        assert self.process is not None
        found: list[int] = []
        for entry in Path("/proc").iterdir():
            if entry.name.isdigit():
                with contextlib.suppress(OSError, IndexError):
                    words = (entry / "stat").read_text().rpartition(")")[2].split()
                    if int(words[3]) == self.process.pid and words[0] != "Z":
                        found.append(int(entry.name))
        return found

    def bury(self) -> None:
        """Nothing of the server stays behind, whatever a test did to it."""
        if self.process is not None:
            if self.process.poll() is None:
                with contextlib.suppress(subprocess.TimeoutExpired):
                    self.stop()
            for pid in self.family():
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)

    def metrics(self) -> str:
        """What the server measures, at the port that is not for people."""
        return httpx.get(f"http://127.0.0.1:{self.metrics_port}/metrics", timeout=PATIENCE).text

    def metric(self, line: str) -> float:
        """The value of one line of what is measured; 0 before there is one."""
        for found in self.metrics().splitlines():
            if found.startswith(line + " "):
                return float(found.rpartition(" ")[2])
        return 0.0


# -- people ------------------------------------------------------------------------------------------------------------


class Place(Protocol):
    """Where people go: a server, or a proxy before several."""

    @property
    def home(self) -> str: ...


class Person:
    """A browser: its cookie, its requests, its lines to tables."""

    def __init__(self, server: Place, name: str = "", language: str = "en", pace: float = 0.0) -> None:
        self.server = server
        said = {"Accept-Language": language}
        self.http = httpx.Client(base_url=server.home, timeout=PATIENCE, headers=said, verify=False)
        assert self.http.get("/api/me").status_code == 200
        assert self.http.patch("/api/me", json={"name": name, "settings": {"pace": pace}}).status_code == 200

    @property
    def cookie(self) -> str:
        return str(self.http.cookies["caravela"])

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        return answer(self.http.get(path, params=query), status)

    def text(self, path: str, status: int = 200, **query: Any) -> str:
        response = self.http.get(path, params=query)
        assert response.status_code == status, response.text
        return response.text

    def post(self, path: str, body: Any = None, status: int | Iterable[int] = (200, 201)) -> Any:
        return answer(self.http.post(path, json=body if body is not None else {}), status)

    def patch(self, path: str, body: Any, status: int = 200) -> Any:
        return answer(self.http.patch(path, json=body), status)

    def make(self, *seats: dict[str, str], **more: Any) -> Any:
        """A new table: {"table": id, "links": {"1": "/join#…"}}."""
        asked = {"game": "empires", "preset": "deluxe_base", "changes": {}, "seats": list(seats), **more}
        return self.post("/api/tables", asked, 201)

    def make_fixed(self, *bots: str, game: str = "empires", **changes: str) -> str:
        """A table of mine with bots at which, played alike, the same happens every time."""
        known = find_game(game)
        players = [Player("Ana", "person"), *[Player(f"Bot {n}", level) for n, level in enumerate(bots, 1)]]
        record = Play.begin(known, known.agree(known.default_preset, changes), players, b"f" * 32).record
        return str(self.post("/api/tables/import", {"record": record.text()}, 201)["table"])

    def join(self, link: str, name: str = "", status: int = 200) -> Any:
        return self.post("/api/join", {"token": link.partition("#")[2], "name": name}, status)

    def sit(self, table: str, patience: float = PATIENCE) -> "Line":
        """Open a line to a table and wait for the scene."""
        line = Line(self, table, patience)
        line.wait_for(lambda scene: bool(scene), patience)
        return line

    def close(self) -> None:
        self.http.close()


def answer(response: httpx.Response, status: int | Iterable[int]) -> Any:
    allowed = [status] if isinstance(status, int) else list(status)
    assert response.status_code in allowed, (response.status_code, response.text)
    said = response.json()
    if response.status_code >= 400:
        assert said["message"] and said["code"] and said["message"] != said["code"], said  # a sentence, always
    return said


def dial(server: Place, table: str, cookie: str | None, origin: str | None = "", **headers: str) -> ClientConnection:
    """A WebSocket, with whatever is said about who calls and from where."""
    return dial_within(PATIENCE, server, table, cookie, origin, headers)


def dial_within(
    patience: float, server: Place, table: str, cookie: str | None, origin: str | None, headers: dict[str, str]
) -> ClientConnection:
    sent = {**headers, **({"Cookie": f"caravela={cookie}"} if cookie is not None else {})}
    given: Any = server.home if origin == "" else origin
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE  # a proxy on this machine has made its own
    line = connect(
        f"{server.home.replace('http', 'ws', 1)}/ws/{table}",
        ssl=trusting if server.home.startswith("https") else None,
        origin=given,
        additional_headers=sent,
        max_size=None,
        close_timeout=1,
        open_timeout=patience,
    )
    return line.__enter__()  # it stays open until somebody hangs up


def applied(scene: Scene, said: Scene) -> Scene:
    """The scene after a message of the server, exactly as the protocol tells."""
    kind = said["kind"]
    if kind == "scene":
        return {key: value for key, value in said.items() if key != "kind"}
    after = dict(scene)
    if kind == "change":
        for key, value in said.items():
            if key == "parts":
                after["parts"] = {**after["parts"], **value}
            elif key == "log":
                after["log"] = after["log"] + value
            elif key != "kind":
                after[key] = value
    elif kind == "presence":
        after["players"] = [
            {**player, "present": said["present"]} if player["seat"] == said["seat"] else player for player in after["players"]
        ]
    return after


def shown(scene: Scene) -> Scene:
    """A scene as it is drawn: only the parts that a sheet names."""
    names = [f"{sheet['id']}/{part}" for sheet in scene["sheets"] for part in sheet["parts"]]
    return {**scene, "parts": {name: scene["parts"][name] for name in names}}


class Line:
    """One WebSocket. What the server says is applied as it comes, and all of it is kept."""

    def __init__(self, person: Person, table: str, patience: float = PATIENCE) -> None:
        self.person = person
        self.table = table
        self.scene: Scene = {}
        self.said: list[Scene] = []  # everything the server has said, in order
        self.closed: int | None = None  # the code with which the line ended
        self._news = threading.Condition()
        self.socket = dial_within(patience, person.server, table, person.cookie, "", {})
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        try:
            for text in self.socket:
                message = json.loads(text)
                with self._news:
                    self.said.append(message)
                    self.scene = applied(self.scene, message)
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        except Exception as problem:  # a test that waits shall see it
            with self._news:
                self.said.append({"kind": "broken", "problem": repr(problem)})
        with self._news:
            self.closed = self.socket.close_code or 1006
            self._news.notify_all()

    # -- waiting -------------------------------------------------------------------------------------------------------

    def wait_for(self, so: Callable[[Scene], Any], patience: float = PATIENCE) -> Scene:
        """The scene, as soon as it is so."""
        with self._news:
            done = self._news.wait_for(lambda: self.closed is not None or (self.scene and so(self.scene)), patience)
            assert done and self.scene and so(self.scene), (self.closed, {k: self.scene.get(k) for k in ("number", "status")})
            return self.scene

    def wait_said(self, kind: str, after: int, patience: float = PATIENCE) -> Scene:
        """The first message of that kind among those that came after so many."""

        def found() -> Scene | None:
            return next((message for message in self.said[after:] if message["kind"] == kind), None)

        with self._news:
            self._news.wait_for(lambda: found() is not None or self.closed is not None, patience)
            message = found()
            assert message is not None, (kind, self.closed, [m["kind"] for m in self.said[after:]])
            return message

    def wait_closed(self, patience: float = PATIENCE) -> int:
        with self._news:
            assert self._news.wait_for(lambda: self.closed is not None, patience)
            assert self.closed is not None
            return self.closed

    # -- saying --------------------------------------------------------------------------------------------------------

    def say(self, message: Any) -> int:
        """Send something; how much the server had said before."""
        before = len(self.said)
        self.socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))
        return before

    def ask(self, message: Any, kind: str) -> Scene:
        return self.wait_said(kind, self.say(message))

    def hello(self) -> Scene:
        """The whole scene, asked for."""
        return self.ask({"kind": "hello"}, "scene")

    def my_turn(self, patience: float = PATIENCE) -> Scene:
        return self.wait_for(lambda scene: scene["my_turn"] or scene["over"], patience)

    def option(self, name: str) -> Scene:
        return next(option for option in self.scene["options"] if option["name"] == name)

    @property
    def options(self) -> list[str]:
        return [option["name"] for option in self.scene["options"]]

    def take(self, option: str | None = None) -> Scene:
        """Take an option (the first if none is named); the scene once the server has acknowledged it."""
        number = self.my_turn()["number"]
        self.say({"kind": "take", "number": number, "option": option if option is not None else self.options[0]})
        return self.wait_for(lambda scene: scene["number"] > number)

    def undo(self, kind: str = "undo") -> Scene:
        number = self.scene["number"]
        self.say({"kind": kind, "number": number})
        return self.wait_for(lambda scene: scene["number"] > number)

    def refused(self, message: Any, code: str | None = None) -> Scene:
        """Something the server refuses, with a sentence and the scene, and nothing has changed."""
        was = self.hello()
        before = self.say(message)
        said = self.wait_said("refused", before)
        again = self.wait_said("scene", before)
        assert again["number"] == was["number"] and shown(again) == shown(was)
        assert said["message"] and (code is None or said["code"] == code), said
        return said

    def play(self, luck: random.Random | None = None, stop: Callable[[Scene], Any] = lambda scene: False) -> Scene:
        """Go on until the game is over, or until it is so."""
        while True:
            scene = self.my_turn()
            if scene["over"] or stop(scene):
                return scene
            self.take(luck.choice(self.options) if luck is not None else None)

    def hang_up(self) -> None:
        with contextlib.suppress(Exception):
            self.socket.close()
        self._reader.join(PATIENCE)
