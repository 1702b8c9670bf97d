"""The wire between pages and tables where no network is: what pages ask and say reaches the app as a server would bring it."""

import asyncio
import json
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from dataclasses import dataclass
from http.cookies import SimpleCookie
from typing import Any
from urllib.parse import unquote, urlsplit

from caravela.site.disk import Disk
from caravela.text import Speaker
from caravela.web.api.asking import COOKIE, first_spoken

GONE = 1001  # close code of a page that has left
FAILED = 1011  # and of a table that has broken down
NOT_KEPT = "site-not-kept"

Message = MutableMapping[str, Any]
App = Callable[[Message, Callable[[], Awaitable[Message]], Callable[[Message], Awaitable[None]]], Awaitable[None]]
Tell = Callable[[str, Any], object]  # "opened", "heard" with a text, "closed" with a code


@dataclass(frozen=True)
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes


class Wire:
    """Stored, then told: nothing reaches a page before the disk has kept what was written."""

    def __init__(
        self,
        app: App,
        disk: Disk,
        token: str = "",
        language: str = "en",
        keep_token: Callable[[str], Awaitable[None]] | None = None,
    ) -> None:
        self.app = app
        self.disk = disk
        self.token = token
        self.language = language
        self._keep_token = keep_token

    def scope(self, sort: str, address: str) -> Message:
        parts = urlsplit(address)
        headers = {"host": "localhost", "accept-language": self.language, "caravela-client": "site"}
        if self.token:
            headers["cookie"] = f"{COOKIE}={self.token}"
        return {
            "type": sort,
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "http" if sort == "http" else "ws",
            "path": unquote(parts.path),
            "raw_path": parts.path.encode(),
            "query_string": parts.query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": ("127.0.0.1", 0),
            "server": ("localhost", 80),
            "subprotocols": [],
            "state": {},
        }

    async def ask(self, method: str, address: str, body: bytes = b"", sort: str = "") -> Answer:
        """What an HTTP request is elsewhere."""
        scope: Message = {**self.scope("http", address), "method": method}
        if sort:
            scope["headers"].append((b"content-type", sort.encode()))
        scope["headers"].append((b"content-length", str(len(body)).encode()))
        said: list[Message] = []
        sent = False

        async def receive() -> Message:
            nonlocal sent
            if sent:
                await asyncio.Future()  # the page does not hang up
            sent = True
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Message) -> None:
            said.append(message)

        try:
            await self.app(scope, receive, send)
        except Exception:
            if not said:
                raise  # else it has been answered, and noted, that something went wrong
        headers = [(name.decode().lower(), value.decode()) for name, value in said[0]["headers"]]
        try:
            await self.disk.kept()
            for name, value in headers:
                if name == "set-cookie":
                    await self._know(value)
        except OSError:
            return self._not_kept()
        content = b"".join([message.get("body", b"") for message in said[1:]])
        return Answer(said[0]["status"], {name: value for name, value in headers if name != "set-cookie"}, content)

    async def _know(self, cookie: str) -> None:
        """Who I am, from now on."""
        found = SimpleCookie(cookie).get(COOKIE)
        if found is not None and found.value != self.token:
            if self._keep_token is not None:
                await self._keep_token(found.value)
            self.token = found.value

    def _not_kept(self) -> Answer:
        """In place of what must not be told."""
        message = Speaker(first_spoken(self.language)).message(NOT_KEPT)
        said = json.dumps({"message": message, "code": NOT_KEPT, "rule": ""})
        return Answer(503, {"content-type": "application/json"}, said.encode())

    def open(self, address: str, tell: Tell) -> "Line":
        """What a WebSocket is elsewhere."""
        return Line(self, self.scope("websocket", address), tell)


class Line:
    def __init__(self, wire: Wire, scope: Message, tell: Tell) -> None:
        self._wire = wire
        self._scope = scope
        self._tell = tell
        self._heard: asyncio.Queue[Message] = asyncio.Queue()
        self._heard.put_nowait({"type": "websocket.connect"})
        self._open = True
        self.task = asyncio.ensure_future(self._run())

    def say(self, text: str) -> None:
        self._heard.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        """The page has left."""
        self._open = False
        self._heard.put_nowait({"type": "websocket.disconnect", "code": GONE})

    async def _run(self) -> None:
        try:
            with suppress(OSError):  # nothing can be kept, or the page has left
                await self._wire.app(self._scope, self._heard.get, self._send)
        finally:
            self._closed(FAILED)

    async def _send(self, message: Message) -> None:
        try:
            await self._wire.disk.kept()
        except OSError:
            self._heard.put_nowait({"type": "websocket.disconnect", "code": FAILED})  # whoever sends need not be who listens
            raise
        if not self._open:
            raise OSError  # as a server says it
        if message["type"] == "websocket.accept":
            self._tell("opened", None)
        elif message["type"] == "websocket.send":
            text = message.get("text")
            self._tell("heard", text if text is not None else message["bytes"].decode())
        elif message["type"] == "websocket.close":
            self._closed(message.get("code", 1000))

    def _closed(self, code: int) -> None:
        if self._open:
            self._open = False
            self._tell("closed", code)
