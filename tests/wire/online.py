"""A real server, and somebody who says over HTTP and WebSocket whatever the grammar comes up with.

After every message the line must be alive, or closed as the protocol says; every answer of HTTP is below 500 and, when
something is refused, a sentence; nothing is in the log of the server; the table of somebody else goes on in the end.
"""

import contextlib
import inspect
import json
import re
import socket
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx

from caravela.games import GAMES
from caravela.web import socket as sockets
from tests.web.kit import BOT, Line, Person, Server
from tests.wire.grammar import NUMBERS, WORDS, fitting, record_text, records_known, strange, written

SLOW = 1.0
ONLINE = ("http", "websocket")
CLOSED = {1000, 1002, 1003, 1006, 1007, 1008, 1009, 1011, 1013, 4403, 4429}  # 1011 is looked for in the log
KEYS = sorted(set(re.findall(r'_in\(said, "(\w+)"', inspect.getsource(sockets)))) + ["kind", "number"]
HOOKS = "/api/me/hooks/test"  # takes its time on purpose, always the same
ENOUGH = 200  # messages at one table, then another one


class Online:
    def __init__(self, kind: str, folder: Path) -> None:
        self.kind = kind
        self.server = Server(str(folder / "wire.db"), folder)
        self.person, self.other = Person(self.server, "Ana"), Person(self.server, "Bruno")
        self.kept = self.other.make({"kind": "me"}, BOT)["table"]  # somebody else's, which nobody may spoil
        self.known = records_known()
        self.rows = 0
        self.line: Line | None = None
        self.said = 0
        self.api = httpx.get(f"{self.server.home}/api/openapi.json", timeout=30).json()
        self.own = self.table()
        self.memory = 0.0

    def close(self) -> None:
        if self.line is not None:
            self.line.hang_up()
        self.server.bury()

    def table(self) -> str:
        return str(self.person.make({"kind": "me"}, BOT)["table"])

    # -- http ----------------------------------------------------------------------------------------------------------

    def make(self, luck: Random) -> Any:
        if self.kind == "websocket":
            return self._message(luck)
        if luck.random() < 0.03:
            return {"raw": self._raw(luck)}
        paths = list(self.api["paths"].items())
        path, ways = luck.choice(paths)
        method, about = luck.choice(list(ways.items()))
        parts = self.api.get("components", {}).get("schemas", {})
        own: dict[str, list[Any]] = {
            "game": list(GAMES),
            "name": [*GAMES, "Ana", ""],
            "table_id": [self.own, self.own, self.kept, "puzzle", "x"],
            "id": [self.own, "x"],
            "kind": ["me", "here", "guest", "novice", "casual", "random", "ntfy", "discord"],
            "preset": [preset for game in GAMES.values() for preset in game.presets],
            "role": ["seat", "coach", "watch"],
            "language": ["en", "it", "xx"],
            "bot": ["novice", "casual", "nobody"],
            "url": ["http://localhost:9/", "https://example.org/x"],
            "record": [record_text(luck, self.known)],
            "*": ["x", "casual", "all", "E-DOCK-2"],
        }
        query: dict[str, Any] = {}
        for given in about.get("parameters", []):
            value = str(fitting(given.get("schema", {}), parts, luck, own, given["name"]))[:300]
            if given["in"] == "path":
                path = path.replace("{" + given["name"] + "}", _quoted(value))
            elif luck.random() < 0.7:
                query[given["name"]] = value
        body = None
        if "requestBody" in about:
            schema = next(iter(about["requestBody"]["content"].values()))["schema"]
            body = written(fitting(schema, parts, luck, own), luck)
        elif luck.random() < 0.05:
            body = written(strange(luck), luck)
        if luck.random() < 0.05:
            method = luck.choice(["get", "post", "patch", "put", "delete", "head", "options", "trace"])
        headers = {}
        if luck.random() < 0.05:
            headers[luck.choice(["Accept-Language", "Cookie", "Origin", "Content-Type", "Range", "If-None-Match"])] = str(
                luck.choice([*WORDS, *NUMBERS])
            )
        return {"method": method, "path": path, "query": query, "body": body, "headers": headers}

    def _raw(self, luck: Random) -> str:
        """What is hardly HTTP any more."""
        lines = ["GET /api/me HTTP/1.1", f"Host: localhost:{self.server.port}", "Content-Length: 5", "Transfer-Encoding: chunked"]
        lines = luck.sample(lines, luck.randrange(1, 5)) + [f"X: {luck.choice(WORDS)}"]
        text = luck.choice(["\r\n", "\n", "\r"]).join(lines) + luck.choice(["\r\n\r\n", "\r\n\r\nhello", "\r\n\r\nZZ\r\n", ""])
        return text.replace(luck.choice(text), luck.choice(["", "\x00", "\xff", "\r\n"]), 1)

    def try_out(self, given: Any) -> str:
        if self.said % ENOUGH == ENOUGH - 1:
            self.own = self.table()
            self._hang_up()
        self.said += 1
        problem, took = self._once(given)
        if not problem and took > SLOW and HOOKS not in str(given):
            problem, again = self._once(given)
            if not problem and again > SLOW:
                problem = f"took {took:.1f} and {again:.1f} s"
        said = self.server.said()
        if not problem and "Traceback" in said:
            problem = said[said.index("Traceback") :]
        if problem and "Traceback" in said:
            self.server.log.write_text("", encoding="utf-8")
        return problem

    def _once(self, given: Any) -> tuple[str, float]:
        if self.kind == "websocket":
            return self._say(given)
        began = time.monotonic()
        if "raw" in given:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.server.port), 5) as line:
                line.sendall(given["raw"].encode("latin-1", "replace"))
                line.shutdown(socket.SHUT_WR)
                line.settimeout(5)
                answer = line.recv(65536)
                if answer[:9] == b"HTTP/1.1 " and answer[9:10] == b"5":
                    return f"answered {answer[:60]!r}", 0.0
            return "", time.monotonic() - began
        headers = {"Origin": self.server.home, "Content-Type": "application/json"}
        headers |= given["headers"]
        try:
            client = httpx if "Cookie" in given["headers"] else self.person.http  # who came as another stays another
            response = client.request(
                given["method"].upper(),
                self.server.home + given["path"],
                params=given["query"],
                content=None if given["body"] is None else given["body"].encode("utf-8", "surrogatepass"),
                headers={name.encode(): value.encode("utf-8", "replace") for name, value in headers.items()},
                timeout=60,
            )
        except (httpx.InvalidURL, httpx.LocalProtocolError, UnicodeError, ValueError):
            return "", 0.0  # a client that refuses to send it
        except httpx.TransportError as error:
            return f"no answer: {error!r}", 0.0
        took = time.monotonic() - began
        if response.status_code >= 500 and response.status_code != 503:
            return f"answered {response.status_code}: {response.text[:200]}", took
        if response.status_code >= 400 and "json" in response.headers.get("content-type", "") and response.content:
            said = response.json()
            if not said.get("message") or not said.get("code"):
                return f"no sentence: {said}", took
        return "", took

    # -- websocket -----------------------------------------------------------------------------------------------------

    def _message(self, luck: Random) -> str:
        scene = self.line.scene if self.line is not None else {}
        options = [option["name"] for option in scene.get("options", [])] or ["pass"]
        number = scene.get("number", 0)
        said: dict[str, Any] = {"kind": luck.choice(list(sockets.KINDS))}
        for key in luck.sample(KEYS, luck.randrange(len(KEYS))):
            if key != "kind" and luck.random() < 0.9:
                fits = [number, number, 0, 1, -1, luck.choice(options), luck.choice(options), "en", "web-phrase-hello", True]
                said[key] = luck.choice(fits)
        if luck.random() < 0.7:
            said |= {"number": number, "option": luck.choice(options)}
        if luck.random() < 0.3:
            said[luck.choice([*KEYS, str(luck.choice(WORDS))])] = strange(luck)
        return written(said if luck.random() < 0.95 else strange(luck), luck)

    def _hang_up(self) -> None:
        if self.line is not None:
            self.line.hang_up()
            self.line = None

    def _say(self, text: str) -> tuple[str, float]:
        if self.line is None or self.line.closed is not None:
            self.line = self.person.sit(self.own)
        line, began = self.line, time.monotonic()
        try:
            before = line.say(text.encode("utf-8", "replace").decode())
            line.say({"kind": "hello"})
            line.wait_said("scene", before, 60)
        except Exception as error:
            until = time.monotonic() + 2
            while line.closed is None and time.monotonic() < until:
                time.sleep(0.01)
            self._hang_up()
            if line.closed in CLOSED:
                return "", time.monotonic() - began
            return f"{error!r}, closed {line.closed}", 0.0
        return "", time.monotonic() - began

    # -- in the end ----------------------------------------------------------------------------------------------------

    def resident(self) -> float:
        """Megabytes of the server."""
        return self.server.metric("process_resident_memory_bytes") / 1e6

    def lost(self) -> str:
        """The table of somebody who has done nothing strange goes on, also after a start anew."""
        self._hang_up()
        for _ in range(2):
            line = self.other.sit(self.kept)
            try:
                if not line.my_turn()["over"]:
                    line.take()
            except AssertionError as problem:
                return f"the table does not go on: {problem}"
            finally:
                line.hang_up()
            self.server.stop()
            self.server.start()
        return ""


def _quoted(value: str) -> str:
    return "".join(c if c.isascii() and (c.isalnum() or c in "-_.%") else f"%{ord(c) & 0xFF:02x}" for c in value)


def described(given: Any) -> str:
    return json.dumps(given, ensure_ascii=True)
