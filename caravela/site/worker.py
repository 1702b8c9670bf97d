"""What the script of the worker calls. It is imported inside Pyodide alone."""

import gc
import random
import shutil
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from pathlib import Path
from typing import Any

import anyio.to_thread
from fastapi import FastAPI
from js import Object
from pyodide.ffi import JsException, to_js

from caravela.site.disk import Disk
from caravela.site.inside import BESIDE, EMPTY, make_inside
from caravela.site.wire import Line, Wire
from caravela.table.workers import done
from caravela.web.api.games import get_ready

_prepared: list[FastAPI] = []  # the app, before it is begun with


async def in_place(work: Callable[..., Any], *given: Any, **limits: Any) -> Any:
    """What FastAPI would have a thread do."""
    return work(*given)


@contextmanager
def not_kept() -> Iterator[None]:
    """What browsers say of it is a problem of the disk."""
    try:
        yield
    except JsException as problem:
        raise OSError(str(problem)) from problem


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


def prepare(file: str, languages: str) -> None:
    """All that is the same on every visit and takes long: what there is now is kept for the next one. No table is known yet."""
    anyio.to_thread.run_sync = in_place  # type: ignore[assignment]
    _prepared.append(make_inside(file))
    get_ready(languages)
    gc.collect()


async def begin(
    file: str, known: bool, keep: Any, token: str, language: str, keep_token: Callable[[str], Awaitable[None]], think: Any
) -> Tables:
    """Open the tables; `known` says whether there were any before."""
    random.seed()  # what was kept of an earlier visit must not come again

    async def think_beside(question: bytes) -> bytes | None:
        said = await think(to_js(question))
        return bytes(said.to_py()) if said is not None else None

    BESIDE.think = think_beside

    async def kept(pages: dict[int, bytes], size: int) -> None:
        with not_kept():
            await keep(to_js([[number, page] for number, page in pages.items()]), size)

    async def token_kept(token: str) -> None:
        with not_kept():
            await keep_token(token)

    path = Path(file)
    if not known:
        shutil.copy(EMPTY, path)
    disk = Disk(path, kept, known)  # before the app begins, which may bring the file up to date: that has to be kept as well
    app = _prepared.pop()
    life = app.router.lifespan_context(app)
    await life.__aenter__()
    return Tables(Wire(app, disk, token, language, token_kept), life)


def begin_thinking() -> Callable[[Any], Any]:
    """In another worker, without tables: answer what those with tables ask."""
    random.seed()
    return lambda question: to_js(done(bytes(question.to_py())))
