"""Open the server: say where, and show it in the browser."""

import asyncio
import contextlib
import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping
from pathlib import Path

import uvicorn
from fastapi import FastAPI

from caravela.bots.outside import Program
from caravela.core.refused import Refused
from caravela.table.database import shown
from caravela.table.store import Store
from caravela.table.with_ray import thinkers_on
from caravela.text import Speaker
from caravela.web.app import OF_SERVER, Serving, Staff, make_app
from caravela.web.limits import CONNECTIONS
from caravela.web.logs import set_up
from caravela.web.measures import show_measures
from caravela.web.slow import attentive, patient

PORT = 8080
TRIED = 20  # ports, when none is asked for
LITTER = (10_000, 20, 20)  # objects until Python looks for those that nobody needs; a scene has thousands, and leaves none
PROXY = "127.0.0.1,::1"  # who may say for whom they ask


def own_database() -> str:
    """Where games are kept when nobody says otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or os.path.join(os.path.expanduser("~"), ".local", "share")
    folder = Path(base) / "caravela"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused("file-unwritable", file=str(folder), error=error.strerror or str(error)) from None
    return str(folder / "tables.db")


def bind(host: str, port: int | None) -> socket.socket:
    """A port to listen at: the one asked for, else the first free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    problem = ""
    for candidate in [port] if port is not None else range(PORT, PORT + TRIED):
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
            listener.listen(2048)
            return listener
        except (OSError, OverflowError) as error:
            listener.close()
            problem = getattr(error, "strerror", None) or str(error)
    raise Refused("serve-port", host=host, port=port if port is not None else PORT, error=problem, option="--port")


class Server(uvicorn.Server):
    """Says where it is as soon as it answers."""

    def __init__(self, app: FastAPI, config: uvicorn.Config, ready: str, page: str) -> None:
        super().__init__(config)
        self.app = app
        self.ready = ready
        self.page = page

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # messages, rules and tables of components stay: nobody has to look through them again and again
        gc.set_threshold(*LITTER)
        if self.started:
            print(self.ready, flush=True)
            if self.page:
                threading.Thread(target=webbrowser.open, args=(self.page,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.app.state.hub.say_goodbye()
        await super().shutdown(sockets)


def serve(
    language: str,
    host: str = "127.0.0.1",
    port: int | None = None,
    database: str | None = None,
    address: str = "",
    proxy: str = PROXY,
    browser: bool = True,
    bots: int | None = None,
    ray: str = "",
    log_level: str = "warning",
    limits: float = 1.0,
    metrics_port: int | None = None,
    programs: Mapping[str, Program] | None = None,
) -> int:
    speaker = Speaker(language)
    set_up(log_level)
    staff = Staff(thinkers=thinkers_on(ray)) if ray else OF_SERVER
    listener = bind(host, port)
    if metrics_port is not None:
        show_measures(metrics_port)
    database = database or own_database()
    with contextlib.closing(Store(database)) as store:
        store.migrate()  # trouble with it is told before anything is open
    serving = Serving(database, host, listener.getsockname()[1], address, bots, limits, programs or {})
    app = make_app(serving, staff)
    config = uvicorn.Config(
        app,
        http=patient(most=0 if address else round(CONNECTIONS * limits)),  # a proxy has one address for all
        ws=attentive(),
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=16 * 1024,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=3,
        proxy_headers=bool(address),
        forwarded_allow_ips=proxy if address else None,
    )
    ready = speaker.message("serve-ready", address=serving.home)
    server = Server(app, config, ready, serving.home if browser else "")
    with contextlib.suppress(KeyboardInterrupt, asyncio.CancelledError):
        server.run(sockets=[listener])
    print(speaker.message("serve-closed", database=shown(store.url)), file=sys.stderr)
    return 0
