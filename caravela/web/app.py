"""The server: pages, API and WebSocket behind one guard that checks hosts, origins and sizes and sets the safe headers."""

import json
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, MutableMapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, RedirectResponse, Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection
from starlette.staticfiles import StaticFiles

from caravela import __version__
from caravela.bots.outside import Program
from caravela.core.record import LARGEST
from caravela.core.refused import Refused
from caravela.games import FACES, refusal
from caravela.render.shapes import symbols
from caravela.render.sheet import looks
from caravela.table.checking import Checkers
from caravela.table.store import Store
from caravela.table.thinking import Thinkers
from caravela.web import api, socket
from caravela.web.api.asking import asked_language
from caravela.web.api.campaigns import LARGEST_FILE
from caravela.web.campaign import Campaigns
from caravela.web.health import Pulse
from caravela.web.hub import Hub
from caravela.web.lean import lean_file
from caravela.web.limits import WINDOW, Limits
from caravela.web.measures import METHODS, REFUSALS, REQUEST_SECONDS
from caravela.web.notify import Notifier
from caravela.web.reviewing import Reviews

LOG = logging.getLogger("caravela.web")
STATIC = Path(__file__).parent / "static"
LOOPBACK = {"127.0.0.1", "localhost", "::1"}
PAGES = {
    "/": "lobby.html",
    "/new": "new.html",
    "/join": "join.html",
    "/open": "open.html",
    "/history": "history.html",
    "/settings": "settings.html",
    "/about": "about.html",
    "/rules": "rules.html",
    "/learn": "learn.html",
    "/puzzles": "puzzles.html",
    "/c/{campaign_id}": "campaign.html",
    "/t/{table_id}": "table.html",
    "/t/{table_id}/replay": "replay.html",
    "/t/{table_id}/review": "review.html",
}
LEAN = ("text/javascript", "text/css", "application/javascript")
WORKER = "sw.js"  # what works in a browser though no page is open
NOWHERE = "nowhere.html"  # what is shown at any other address
SAFE_HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
STATUS = {"table-unknown": 404, "table-no-role": 403, "table-not-your-seat": 403, "table-host-only": 403, "web-nobody": 401}
STATUS |= {"campaign-unknown": 404, "campaign-no-role": 403, "campaign-game-there": 409}
STATUS |= {"web-too-many": 429, "link-unknown": 404, "game-unknown": 404, "rules-nothing": 404}
STATUS |= {"store-silent": 503, "store-gone": 503, "table-unreadable": 409}
STATUS |= {"open-not": 404}
STATUS |= {"import-busy": 503, "import-one-at-a-time": 429}
STATUS |= {"review-busy": 503, "review-one-at-a-time": 429, "review-none": 404}
LARGEST_BODY = 64 * 1024
# Characters become bytes: a line break two, an accent up to six. Records and campaigns have few of the latter.
IMPORTS = {"/api/tables/import": LARGEST * 3 // 2, "/api/campaigns/import": LARGEST_FILE * 5 // 4}

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]


@dataclass(frozen=True)
class Serving:
    """How a server is run. `address` is how people reach it, for links in notices and for the check of hosts."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8080
    address: str = ""
    bots: int | None = None  # processes
    limits: float = 1.0
    programs: Mapping[str, Program] = field(default_factory=dict)  # bots of other people that may play here

    @property
    def home(self) -> str:
        shown = f"[{self.host}]" if ":" in self.host else "localhost" if self.host in ("0.0.0.0", "127.0.0.1") else self.host
        return self.address.rstrip("/") or f"http://{shown}:{self.port}"

    @property
    def local(self) -> bool:
        """Whether only this machine can reach the server: nobody forwards to it, and it listens to nobody else."""
        return not self.address and self.host in LOOPBACK

    @property
    def hosts(self) -> set[str]:
        """The names under which the server answers; empty: any. A page elsewhere must not talk to it under its own name."""
        if self.address:
            return {urlsplit(self.address).hostname or "", *LOOPBACK}
        return set(LOOPBACK) if self.host in LOOPBACK else set()


class Guard:
    """What is checked before anything else, and said with every answer."""

    def __init__(self, app: Any, serving: Serving, limits: Limits) -> None:
        self.app = app
        self.hosts = serving.hosts
        self.address = urlsplit(serving.address)
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        problem = self.problem(connection, scope)
        if scope["type"] == "websocket":
            if problem:
                await send({"type": "websocket.close", "code": 4403})
                return
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500

        async def safely(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [(k.encode(), v.encode()) for k, v in SAFE_HEADERS.items()]
                if scope["path"].startswith("/api/"):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = [*message["headers"], *headers]
            await send(message)

        largest = IMPORTS.get(scope["path"], LARGEST_BODY)
        if problem:
            await refused_response(connection, Refused(problem))(scope, receive, safely)
        else:
            await self.app(scope, limited(receive, largest), safely)
        route = getattr(scope.get("route"), "path", "-")
        took = time.perf_counter() - began
        method = scope["method"] if scope["method"] in METHODS else "other"
        REQUEST_SECONDS.labels(method=method, route=route, status=status).observe(took)
        LOG.info("request", extra={"method": method, "route": route, "status": status, "ms": round(took * 1000, 1)})

    def problem(self, connection: HTTPConnection, scope: Scope) -> str:
        host = connection.headers.get("host", "")
        if self.hosts and named(f"//{host}", "hostname") not in self.hosts:
            return "web-other-host"
        origin = connection.headers.get("origin")
        writes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if (
            writes
            and origin is not None
            and (named(origin, "scheme"), named(origin, "netloc")) != (self.scheme(host, scope), host)
        ):
            return "web-other-origin"
        if scope["type"] == "websocket" and origin is None and "caravela-client" not in connection.headers:
            return "web-other-origin"
        try:
            self.limits.request(connection)
        except Refused as refused:
            return refused.message
        return ""

    def scheme(self, host: str, scope: Scope) -> str:
        """How people reach the server under this name; a proxy in front of it need not tell."""
        if self.address.hostname and named(f"//{host}", "hostname") == self.address.hostname:
            return self.address.scheme
        return "https" if scope["scheme"] in ("https", "wss") else "http"


def named(address: str, part: str) -> str:
    """The part of an address; nothing if it is none."""
    try:
        return getattr(urlsplit(address), part) or ""
    except ValueError:
        return ""


class TooLarge(HTTPException):
    def __init__(self) -> None:
        super().__init__(413)


def limited(receive: Receive, largest: int) -> Receive:
    read = 0

    async def next_message() -> MutableMapping[str, Any]:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > largest:
            raise TooLarge
        return message

    return next_message


def language_of(connection: HTTPConnection) -> str:
    return str(getattr(connection.state, "language", "")) or asked_language(connection)  # type: ignore[arg-type]


def refused_response(connection: HTTPConnection, refused: Refused, status: int | None = None) -> Response:
    REFUSALS.labels(code=refused.message).inc()
    game = getattr(connection.state, "game", None)
    said = refusal(refused, language_of(connection), game.name if game is not None else "")
    body = {"message": said, "code": refused.message, "rule": str(refused.about.get("rule", ""))}
    headers = {"retry-after": str(WINDOW)} if refused.message == "web-too-many" else None
    return JSONResponse(body, status or STATUS.get(refused.message, 400), headers)


@dataclass(frozen=True)
class Staff:
    """Who keeps, counts, thinks, checks and reviews: on a server threads and processes; in a browser others (`caravela/site`)."""

    store: Callable[[str], Store] = Store
    limits: Callable[[float], Limits] = Limits
    thinkers: Callable[[int | None, Mapping[str, Program]], Thinkers] = Thinkers
    checkers: Callable[[], Checkers] = Checkers
    reviews: Callable[[Store], Reviews] = Reviews
    alone: bool = False  # nobody else can come here, and no notice leaves


OF_SERVER = Staff()


def make_app(serving: Serving, staff: Staff = OF_SERVER) -> FastAPI:
    limits = staff.limits(serving.limits)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        store = staff.store(serving.database)
        store.migrate()
        notifier = Notifier(local=serving.local)
        if not staff.alone:
            notifier.get_ready()
        hub = Hub(store, staff.thinkers(serving.bots, serving.programs), notifier, serving.home, staff.alone, limits)
        app.state.hub = hub
        app.state.campaigns = Campaigns(hub)
        app.state.pulse = Pulse(store)
        app.state.checkers = staff.checkers()
        app.state.reviews = staff.reviews(store)
        await hub.start()
        try:
            yield
        finally:
            app.state.checkers.close()
            app.state.reviews.close()
            await hub.stop()
            app.state.pulse.close()
            store.close()

    app = FastAPI(
        title="Caravela", version=__version__, lifespan=life, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json"
    )
    app.state.limits = limits
    app.state.address = serving.home
    app.add_middleware(GZipMiddleware, minimum_size=1024, compresslevel=5)
    app.add_middleware(Guard, serving=serving, limits=limits)
    app.include_router(api.router)
    app.include_router(socket.router)
    add_pages(app)
    add_health(app)
    add_refusals(app)
    return app


def add_pages(app: FastAPI) -> None:
    def page(file: str) -> Callable[[], Awaitable[FileResponse]]:
        async def show() -> FileResponse:
            return FileResponse(STATIC / file, headers={"cache-control": "no-cache"})

        return show

    for path, file in PAGES.items():
        app.add_api_route(path, page(file), include_in_schema=False)

    @app.get("/rules/{game}", include_in_schema=False)
    async def rules(game: str) -> FileResponse:
        if game not in FACES:
            raise HTTPException(404)
        return await page("rules.html")()

    @app.get("/learn/{game}", include_in_schema=False)
    async def learn(game: str) -> FileResponse:
        if game not in FACES:
            raise HTTPException(404)
        return await page("learn.html")()

    @app.get("/static/board.css", include_in_schema=False)
    async def board_looks() -> Response:
        said = looks() + "".join(face.artist.drawings.looks for face in FACES.values())
        return Response(said, media_type="text/css", headers={"cache-control": "no-cache"})

    @app.get("/static/symbols.svg", include_in_schema=False)
    async def drawings() -> Response:
        drawn = symbols(*[face.artist.drawings for face in FACES.values()])
        picture = f'<svg xmlns="http://www.w3.org/2000/svg">{drawn}</svg>'
        return Response(picture, media_type="image/svg+xml", headers={"cache-control": "no-cache"})

    @app.get("/api/docs", include_in_schema=False)
    async def described() -> RedirectResponse:
        return RedirectResponse("/api/openapi.json")

    @app.get("/sw.js", include_in_schema=False)
    async def worker() -> FileResponse:  # it may speak for the pages below its address alone, so it stands at the top
        return FileResponse(STATIC / WORKER, media_type="text/javascript", headers={"cache-control": "no-cache"})

    @app.get("/favicon.ico", include_in_schema=False)
    async def favicon() -> FileResponse:
        return FileResponse(STATIC / "icon.svg", headers={"cache-control": "max-age=86400"})

    app.mount("/static", Fresh(directory=STATIC), name="static")


class Fresh(StaticFiles):
    """Files that browsers keep but ask about: a new version is seen at once. Scripts and looks come without comments."""

    def file_response(self, *given: Any, **named: Any) -> Response:
        response = super().file_response(*given, **named)
        if isinstance(response, FileResponse) and response.media_type in LEAN and response.stat_result is not None:
            body = lean_file(Path(response.path), response.stat_result.st_mtime_ns)
            stamps = {name: response.headers[name] for name in ("etag", "last-modified")}
            response = Response(body, response.status_code, stamps, response.media_type)
        response.headers["cache-control"] = "no-cache"
        return response


def add_health(app: FastAPI) -> None:
    @app.get("/healthz", include_in_schema=False)
    async def healthz(request: Request) -> Response:
        pulse: Pulse = request.app.state.pulse
        well = await pulse.well()
        return JSONResponse({"status": "ok" if well else "failing", "version": __version__}, 200 if well else 503)


def add_refusals(app: FastAPI) -> None:
    @app.exception_handler(Refused)
    async def refused(request: Request, problem: Refused) -> Response:
        return refused_response(request, problem)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, problem: RequestValidationError) -> Response:
        where = ".".join(str(part) for part in problem.errors()[0]["loc"][1:])
        return refused_response(request, Refused("web-not-understood", where=where[:80] or "-"), 422)

    @app.exception_handler(HTTPException)
    async def http_problem(request: Request, problem: HTTPException) -> Response:
        if request.url.path.startswith("/api/"):
            said = "web-too-large" if problem.status_code == 413 else "web-no-such-page"
            return refused_response(request, Refused(said), problem.status_code)
        return FileResponse(STATIC / NOWHERE, status_code=problem.status_code)

    @app.exception_handler(Exception)
    async def failed(request: Request, problem: Exception) -> Response:
        LOG.exception("failed", exc_info=problem, extra={"route": getattr(request.scope.get("route"), "path", "-")})
        response = refused_response(request, Refused("web-failed-here"), 500)
        response.headers.update(SAFE_HEADERS)  # the guard is not asked any more
        return response


def openapi_text() -> str:
    """The description of the HTTP part, as the server gives it at /api/openapi.json."""
    return json.dumps(make_app(Serving("sqlite://")).openapi(), indent=2)
