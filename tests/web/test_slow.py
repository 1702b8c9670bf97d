"""Whoever sends half a request does not keep the server waiting for the rest, and nobody has all of its connections."""

import asyncio
import contextlib
import io
import logging
import socket
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import uvicorn

from caravela.web.hub import TOO_HEAVY, Connection
from caravela.web.scene import Viewer
from caravela.web.slow import attentive, patient
from tests.web.kit import until

HEAD, BODY = 0.3, 0.6
HELLO = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
MOST = 6


async def app(scope: Any, receive: Callable[..., Any], send: Callable[..., Any]) -> None:
    """Says how much it was sent; /slow takes its time, /hasty does not look at what it is sent."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await receive()
        await send({"type": "websocket.close"})
        return
    size, more = 0, scope["path"] != "/hasty"
    while more:
        message = await receive()
        if message["type"] != "http.request":
            return
        size += len(message["body"])
        more = message["more_body"]
    if scope["path"] == "/slow":
        await asyncio.sleep(2 * BODY)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"4")]})
    await send({"type": "http.response.body", "body": b"%4d" % size})


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    listener = socket.create_server(("127.0.0.1", 0))
    protocol = patient(HEAD, BODY, MOST)
    config = uvicorn.Config(app, http=protocol, lifespan="off", log_level="error", timeout_keep_alive=60)
    server = uvicorn.Server(config)
    running = threading.Thread(target=server.run, args=([listener],))
    running.start()
    yield listener.getsockname()[1]
    server.should_exit = True
    running.join()


def call(port: int, *said: bytes) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", port), timeout=30)
    for part in said:
        line.sendall(part)
    return line


def closed(line: socket.socket, trickle: bytes = b"") -> float:
    """After how many seconds the server hangs up, whatever dribbles in meanwhile."""
    began = time.monotonic()
    line.settimeout(0.05)
    with contextlib.suppress(ConnectionError, BrokenPipeError):
        while time.monotonic() < began + 30:
            try:
                if not line.recv(4096):
                    break
            except TimeoutError:
                if trickle:
                    line.sendall(trickle)
    line.close()
    took = time.monotonic() - began
    assert took < 30
    return took


@pytest.mark.parametrize(
    ("said", "trickle", "least"),
    [
        (b"", b"", HEAD),
        (b"GET / HTTP/1.1\r\nHost: loc", b"", HEAD),
        (b"GET / HTTP/1.1\r\nX: ", b"y", HEAD),
        (HELLO, b"", HEAD),
        (HELLO + b"GET / HTTP/1.1\r\nX: ", b"y", HEAD),
        (b"GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: ", b"a", HEAD),
        (b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n", b"", BODY),
        (b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n", b"x", BODY),
        (b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n", b"1\r\nx\r\n", BODY),
    ],
    ids=["nothing", "half a head", "a head in drops", "nothing more", "a second head", "WebSocket", "no body", "body", "chunks"],
)
def test_half_a_request_is_not_waited_for(port: int, said: bytes, trickle: bytes, least: float) -> None:
    line = call(port, said)
    assert closed(line, trickle) > 0.5 * least


def test_who_waits_for_an_answer_is_left_alone(port: int) -> None:
    line = call(port, b"POST /slow HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n", b"xx")
    assert b"200 OK" in line.recv(4096)
    line.sendall(HELLO)
    assert b"200 OK" in line.recv(4096), "and the connection is as good as before"
    line.close()


def test_what_is_no_request_is_refused_though_its_head_was_one(port: int) -> None:
    """uvicorn answered twice, and wrote of its own mistake to the log."""
    told = io.StringIO()
    listening = logging.StreamHandler(told)
    logging.getLogger("uvicorn.error").addHandler(listening)
    try:
        line = call(port, b"POST /hasty HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n")
        assert b"400 Bad Request" in line.recv(4096)
        closed(line)
    finally:
        logging.getLogger("uvicorn.error").removeHandler(listening)
    assert "Traceback" not in told.getvalue()


def test_an_open_websocket_is_left_alone(port: int) -> None:
    from websockets.sync.client import connect

    with connect(f"ws://127.0.0.1:{port}/") as line:
        time.sleep(1.5 * BODY)
        line.send("still here")
        with pytest.raises(Exception, match="1000"):
            line.recv(timeout=20)


def test_one_address_has_so_many_connections_and_gets_them_back(port: int) -> None:
    lines: list[socket.socket] = []

    def answered() -> bool:
        line = call(port, HELLO)
        with contextlib.suppress(ConnectionError):
            if line.recv(4096).startswith(b"HTTP/1.1 200"):
                lines.append(line)
                return True
        line.close()
        return False

    for _ in range(2):
        while len(lines) < MOST:
            until(answered)  # those of before may not be gone yet
        assert not answered()
        while lines:
            lines.pop().close()


# -- who does not read -------------------------------------------------------------------------------------------------


def test_who_reads_nothing_of_what_waits_is_cut_off() -> None:
    """A ping would wait behind what is not read, so it does not help."""

    class Wire:
        aborted = 0

        def abort(self) -> None:
            self.aborted += 1

    async def go() -> None:
        kind = attentive(0.05)
        lines = [kind.__new__(kind) for _ in range(2)]
        for line in lines:
            line.loop, line.transport, line.writable = asyncio.get_running_loop(), Wire(), asyncio.Event()  # type: ignore[assignment]
            line.pause_writing()
        lines[1].resume_writing()
        while not lines[0].transport.aborted:  # type: ignore[attr-defined]
            await asyncio.sleep(0.01)
        assert not lines[1].transport.aborted and lines[1].writable.is_set()  # type: ignore[attr-defined]

    asyncio.run(asyncio.wait_for(go(), 20))


def test_what_waits_for_a_slow_viewer_is_bounded_by_its_weight() -> None:
    """A few whole scenes; then the line ends, and the viewer comes again for one."""

    async def go() -> None:
        viewer = Viewer("p", "en")
        connection = Connection(viewer, viewer)
        for _ in range(40):
            connection.put("x" * (TOO_HEAVY // 3))
        waiting = [await connection.fetch() for _ in range(connection.outbox.qsize())]
        assert waiting[0] is None and sum(len(text or "") for text in waiting) <= TOO_HEAVY and connection.waiting >= 0
        for _ in range(40):
            connection.put("x" * TOO_HEAVY)
            assert await connection.fetch() == "x" * TOO_HEAVY  # who reads gets everything

    asyncio.run(go())
