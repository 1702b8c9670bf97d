"""Those who begin a request and do not end it, do not read what they asked for, or open connections without number."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.protocol import State

from caravela.web.packing import AT_ONCE, Told

HEAD = 20.0  # seconds in which the head of a request has to come
BODY = 90.0  # and all of it
READ = 30.0  # in which who is at a table has to read something of what waits
WINDOW = 15  # bits of the window with which messages are packed; a few clients ask for less
TOO_MANY = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\nRetry-After: 10\r\n\r\n"


class Sharing(ServerPerMessageDeflateFactory):
    """How messages are packed is agreed on with each browser; nothing is remembered from one to the next, on either side."""

    def __init__(self) -> None:
        super().__init__(server_no_context_takeover=True, client_no_context_takeover=True)


def takes_shared(extensions: Sequence[Extension]) -> bool:
    """Whether who is at the other end takes messages as they were packed for all."""
    return [isinstance(one, PerMessageDeflate) and one.local_max_window_bits == WINDOW for one in extensions] == [True]


def patient(head: float = HEAD, body: float = BODY, most: int = 0) -> type[H11Protocol]:
    """How the server reads requests: with so much patience, and so many connections of one address (0: as many as come).

    uvicorn waits for ever for the rest of a request: what it calls keep-alive ends with the first byte of the next one.
    A WebSocket counts and waits here until it is open; then it has pings and limits of its own.
    """
    counted: Counter[str] = Counter()

    class Patient(H11Protocol):
        _began = 0.0
        _timer: asyncio.TimerHandle | None = None
        _from = ""

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            host = self.client[0] if self.client is not None and most else ""
            if host and counted[host] >= most:
                transport.write(TOO_MANY)
                transport.close()
                return
            if host:
                self._from = host
                counted[host] += 1
            self._wait()

        def connection_lost(self, exc: Exception | None) -> None:
            self._leave()
            super().connection_lost(exc)

        def on_response_complete(self) -> None:
            self._wait()
            super().on_response_complete()

        def send_400_response(self, msg: str) -> None:
            """What comes after the head is no request: whoever works at an answer to it is told that nobody waits any more."""
            if self.cycle is not None and not self.cycle.response_complete:
                self.cycle.disconnected = True
                self.cycle.message_event.set()
            if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
                super().send_400_response(msg)
            else:
                self.transport.close()

        def handle_websocket_upgrade(self, event: Any) -> None:
            self._leave()
            super().handle_websocket_upgrade(event)

        def _wait(self) -> None:
            """From now on the next request is expected."""
            self._began = self.loop.time()
            self._look_again_after(head)

        def _look_again_after(self, seconds: float) -> None:
            if self._timer is not None:
                self._timer.cancel()
            self._timer = self.loop.call_later(seconds, self._look)

        def _look(self) -> None:
            """Whoever has not sent all of a request in time is cut off; who waits for an answer is left alone."""
            left = self._began + body - self.loop.time()
            if self.conn.their_state is h11.SEND_BODY and left > 0:
                self._look_again_after(left)
            elif self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and not self.transport.is_closing():
                self.transport.close()

        def _leave(self) -> None:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None
            if self._from:
                counted[self._from] -= 1
                if not counted[self._from]:
                    del counted[self._from]
                self._from = ""

    return Patient


def attentive(read: float = READ) -> type[WebSocketsSansIOProtocol]:
    """How the server writes to a WebSocket: who reads nothing for so long is cut off, pings or not."""

    class Attentive(WebSocketsSansIOProtocol):
        _stalled: asyncio.TimerHandle | None = None

        def __init__(self, *given: Any, **named: Any) -> None:
            super().__init__(*given, **named)
            if self.conn.available_extensions:
                self.conn.available_extensions = [Sharing()]

        def handle_connect(self, event: Any) -> None:
            super().handle_connect(event)
            if not self.close_sent:
                self.scope["extensions"][AT_ONCE] = self.send_at_once  # type: ignore[assignment]

        def send_at_once(self, text: Told) -> bool:
            """What is packed already goes out as it is, if who is at the other end takes it so and reads what is sent."""
            ready = self.conn.state is State.OPEN and not self.close_sent and not self.disconnected and self.writable.is_set()
            if not ready or not self.handshake_complete or not takes_shared(self.conn.extensions):
                return False
            self.transport.write(text.frame)
            return True

        def pause_writing(self) -> None:
            super().pause_writing()
            self._go_on()
            self._stalled = self.loop.call_later(read, self.transport.abort)

        def resume_writing(self) -> None:
            self._go_on()
            super().resume_writing()

        def connection_lost(self, exc: Exception | None) -> None:
            self._go_on()
            super().connection_lost(exc)

        def _go_on(self) -> None:
            if self._stalled is not None:
                self._stalled.cancel()
                self._stalled = None

    return Attentive
