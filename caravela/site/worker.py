"""What the script of the worker calls. It is imported inside Pyodide alone."""

import shutil
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

import anyio.to_thread
from js import Object
from pyodide.ffi import to_js

from caravela.site.disk import Disk
from caravela.site.inside import EMPTY, make_inside
from caravela.site.wire import Line, Wire


async def in_place(work: Callable[..., Any], *given: Any, **limits: Any) -> Any:
    """What FastAPI would have a thread do."""
    return work(*given)


class Tables:
    """All tables of this browser, as scripts reach them."""

    def __init__(self, wire: Wire, life: AbstractAsyncContextManager[Any]) -> None:
        self._wire = wire
        self._life = life  # of the app: it ends with the worker

    async def ask(self, method: str, address: str, body: str, sort: str) -> Any:
        answer = await self._wire.ask(method, address, body.encode(), sort)
        return to_js([answer.status, answer.headers, answer.body], dict_converter=Object.fromEntries)

    def open(self, address: str, tell: Any) -> Line:
        return self._wire.open(address, tell)


async def begin(
    file: str, known: bool, keep: Any, token: str, language: str, keep_token: Callable[[str], Awaitable[None]]
) -> Tables:
    """Open the tables; `known` says whether there were any before."""

    async def kept(pages: dict[int, bytes], size: int) -> None:
        await keep(to_js([[number, page] for number, page in pages.items()]), size)

    anyio.to_thread.run_sync = in_place  # type: ignore[assignment]
    path = Path(file)
    if not known:
        shutil.copy(EMPTY, path)
    app = make_inside(file)
    life = app.router.lifespan_context(app)
    await life.__aenter__()
    return Tables(Wire(app, Disk(path, kept, known), token, language, keep_token), life)
