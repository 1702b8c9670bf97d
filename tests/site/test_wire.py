"""Tables without a server: the same app, reached without a network, and kept before anything is told."""

import asyncio
import json
import py_compile
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from caravela.bots.mind import read_weights
from caravela.games import FACES
from caravela.site.disk import PAGE, Disk
from caravela.site.inside import BESIDE, make_inside
from caravela.site.wire import Wire
from caravela.table.store import Store
from caravela.table.workers import done
from tests.table.test_release_1 import DATABASE, unpacked
from tests.web.kit import applied
from tools.site import LEFT_OUT, ROOT

CARAVELA = ROOT / "caravela"
SEATS = [{"kind": "me"}, {"kind": "novice"}]
ELSEWHERE = ("alembic", "cryptography", "httpx", "http_ece", "orjson", "psycopg", "py_vapid", "uvicorn", "uvloop", "websockets")


class Kept:
    """What outlives the worker."""

    def __init__(self) -> None:
        self.pages: dict[int, bytes] = {}
        self.size = 0
        self.token = ""
        self.times = 0
        self.works = True
        self.knows = True  # can keep who I am

    async def keep(self, pages: dict[int, bytes], size: int) -> None:
        await asyncio.sleep(0)
        if not self.works:
            raise OSError("no room")
        self.pages |= pages
        self.size = size
        self.times += 1

    async def keep_token(self, token: str) -> None:
        if not self.knows:
            raise OSError("no room")
        self.token = token

    def file(self) -> bytes:
        return b"".join([self.pages[n] for n in range((self.size + PAGE - 1) // PAGE)])[: self.size]


@asynccontextmanager
async def opened(folder: Path, kept: Kept) -> AsyncIterator[Wire]:
    """A worker that begins with what was kept."""
    file = folder / "tables.db"
    known = bool(kept.size)
    if known:
        file.write_bytes(kept.file())
    else:
        file.unlink(missing_ok=True)
        store = Store(str(file))
        store.migrate()
        store.close()
    disk = Disk(file, kept.keep, known)
    app = make_inside(str(file))
    async with app.router.lifespan_context(app):
        yield Wire(app, disk, kept.token, "en", kept.keep_token)


async def ask(wire: Wire, method: str, address: str, body: Any = None) -> Any:
    said = b"" if body is None else json.dumps(body).encode()
    answer = await wire.ask(method, address, said, "application/json" if body is not None else "")
    return json.loads(answer.body) if answer.status < 300 else answer.status


async def make(wire: Wire) -> str:
    await ask(wire, "GET", "/api/me")
    made = await ask(wire, "POST", "/api/tables", {"game": "empires", "preset": "deluxe_base", "changes": {}, "seats": SEATS})
    return str(made["table"])


class Page:
    """A page that looks at a table."""

    def __init__(self, wire: Wire, table: str) -> None:
        self.heard: asyncio.Queue[tuple[str, Any]] = asyncio.Queue()
        self.line = wire.open(f"/ws/{table}", lambda kind, said: self.heard.put_nowait((kind, said)))

    async def leave(self) -> None:
        self.line.close()
        await self.line.task

    async def scene(self) -> dict[str, Any]:
        """The next whole scene."""
        while True:
            kind, said = await asyncio.wait_for(self.heard.get(), 20)
            assert kind != "closed", said
            message: dict[str, Any] = json.loads(said) if kind == "heard" else {}
            if message.get("kind") == "scene":
                return message

    async def my_turn(self) -> dict[str, Any]:
        scene: dict[str, Any] = await self.scene()
        while not scene["my_turn"]:
            scene = applied(scene, await self.told("change"))
        return scene

    async def told(self, sort: str) -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            kind, said = await asyncio.wait_for(self.heard.get(), 20)
            message: dict[str, Any] = json.loads(said) if kind == "heard" else {}
            if message.get("kind") == sort:
                return message


def test_a_closed_tab_loses_nothing(tmp_path: Path) -> None:
    """What was told is kept: the next worker begins with the same table, at the same question, for the same person."""

    async def play() -> None:
        kept = Kept()
        async with opened(tmp_path, kept) as wire:
            table = await make(wire)
            page = Page(wire, table)
            scene = await page.scene()
            await page.leave()
        (tmp_path / "tables.db").unlink()
        async with opened(tmp_path, kept) as wire:
            page = Page(wire, table)
            again = await page.scene()
            await page.leave()
            assert again["number"] >= scene["number"]
            assert again["seat"] == scene["seat"]
            assert len(await ask(wire, "GET", "/api/tables")) == 1

    asyncio.run(play())


def test_nothing_is_told_that_is_not_kept(tmp_path: Path) -> None:
    async def play() -> None:
        kept = Kept()
        async with opened(tmp_path, kept) as wire:
            await ask(wire, "GET", "/api/me")
            kept.works = False
            answer = await wire.ask("PATCH", "/api/me", b'{"name": "Ana"}', "application/json")
            assert (answer.status, json.loads(answer.body)["code"]) == (503, "site-not-kept")
            assert b"Ana" not in answer.body
            kept.works = True
            assert (await ask(wire, "GET", "/api/me"))["name"] == "Ana"
            assert b"Ana" in kept.file()

    asyncio.run(play())


def test_a_table_that_cannot_be_kept_hangs_up_and_goes_on_when_it_can(tmp_path: Path) -> None:
    """The page comes again by itself, as after any line that broke."""

    async def play() -> None:
        kept = Kept()
        async with opened(tmp_path, kept) as wire:
            table = await make(wire)
            page = Page(wire, table)
            scene = await page.my_turn()
            kept.works = False
            take = {"kind": "take", "number": scene["number"], "option": scene["options"][0]["name"]}
            page.line.say(json.dumps(take))
            kind, said = await asyncio.wait_for(page.heard.get(), 20)
            while kind != "closed":
                assert json.loads(said).get("number", 0) <= scene["number"]  # what came before may still be told
                kind, said = await asyncio.wait_for(page.heard.get(), 20)
            kept.works = True
            page = Page(wire, table)
            assert (await page.scene())["number"] > scene["number"]
            await page.leave()

    asyncio.run(play())


def test_who_cannot_be_kept_is_nobody_yet(tmp_path: Path) -> None:
    """A token that is lost with the tab would leave games to nobody: nothing is made with it."""

    async def play() -> None:
        kept = Kept()
        async with opened(tmp_path, kept) as wire:
            kept.knows = False
            assert await ask(wire, "GET", "/api/me") == 503
            assert not wire.token
            kept.knows = True
            await ask(wire, "GET", "/api/me")
            assert wire.token == kept.token != ""

    asyncio.run(play())


def test_what_breaks_is_answered_with_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a server answers it; a page that hears nothing would wait for ever."""

    def broken(*_given: object) -> None:
        raise ZeroDivisionError

    async def play() -> None:
        async with opened(tmp_path, Kept()) as wire:
            await ask(wire, "GET", "/api/me")
            monkeypatch.setattr(Store, "tables_of", broken)
            answer = await wire.ask("GET", "/api/tables")
            assert (answer.status, json.loads(answer.body)["code"]) == (500, "web-failed-here")

    asyncio.run(play())


def test_only_what_has_changed_is_kept_again(tmp_path: Path) -> None:
    async def play() -> None:
        kept = Kept()
        async with opened(tmp_path, kept) as wire:
            await ask(wire, "GET", "/api/me")
            whole, times = dict(kept.pages), kept.times
            kept.pages = {}
            await ask(wire, "GET", "/api/words")
            assert kept.times == times  # nothing was written
            await ask(wire, "PATCH", "/api/me", {"name": "Ana"})
            assert 0 < len(kept.pages) < len(whole) // 2
            kept.pages = whole | kept.pages
            assert kept.file() == (tmp_path / "tables.db").read_bytes()

    asyncio.run(play())


def test_a_file_that_is_brought_up_to_date_is_kept_whole(tmp_path: Path) -> None:
    """An earlier release has kept it, with the schema of then; what changes at the beginning is kept like all that follows."""
    earlier = tmp_path / "earlier.db"
    earlier.write_bytes(unpacked("caravela.db.gz"))
    with closing(sqlite3.connect(earlier)) as database:
        database.execute("PRAGMA journal_mode = DELETE")  # as sites keep it
    then = earlier.read_bytes()
    kept = Kept()
    kept.pages = {at // PAGE: then[at : at + PAGE] for at in range(0, len(then), PAGE)}
    kept.size, kept.token = len(then), DATABASE["people"]["Ana"]["tokens"][0]

    async def play() -> None:
        async with opened(tmp_path, kept) as wire:
            await ask(wire, "PATCH", "/api/me", {"name": "Ana"})
            async with asyncio.timeout(20):
                while kept.file() != (tmp_path / "tables.db").read_bytes():  # bots of stored tables go on meanwhile
                    await asyncio.sleep(0.01)
                    await wire.disk.kept()
            assert kept.file() != then

    asyncio.run(play())


def test_what_needs_a_server_says_so(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path, Kept()) as wire:
            table = await make(wire)
            await ask(wire, "PATCH", "/api/me", {"language": "pt-BR"})
            guests = {"game": "empires", "preset": "deluxe_base", "changes": {}, "seats": [{"kind": "me"}, {"kind": "guest"}]}
            for method, address, body in (
                ("POST", f"/api/tables/{table}/links", {"role": "watch"}),
                ("POST", "/api/me/device", None),
                ("GET", "/api/me/push", None),
                ("GET", "/api/open", None),
                ("POST", "/api/tables", guests),
            ):
                said = b"" if body is None else json.dumps(body).encode()
                answer = await wire.ask(method, address, said, "application/json")
                refused = json.loads(answer.body)
                assert refused["code"] == "site-needs-server", address
                assert "servidor" in refused["message"]

    asyncio.run(play())


class Elsewhere:
    """Another Python, which answers when it is allowed to; or none that can be had."""

    def __init__(self, there: bool = True) -> None:
        self.there = there
        self.asked = asyncio.Event()
        self.may_answer = asyncio.Event()
        self.times = 0

    async def think(self, question: bytes) -> bytes | None:
        self.times += 1
        self.asked.set()
        await self.may_answer.wait()
        return done(question) if self.there else None


def test_the_tables_answer_while_somebody_thinks_beside_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint is thought out elsewhere, with what one process would hand to another; meanwhile the table asks, and is asked."""

    async def play() -> None:
        elsewhere = Elsewhere()
        monkeypatch.setattr(BESIDE, "think", elsewhere.think)
        async with opened(tmp_path, Kept()) as wire:
            table = await make(wire)
            page = Page(wire, table)
            await page.my_turn()
            page.line.say(json.dumps({"kind": "hint"}))
            await asyncio.wait_for(elsewhere.asked.wait(), 20)
            assert (await ask(wire, "GET", "/api/me"))["language"] == "en"
            elsewhere.may_answer.set()
            assert (await page.told("hint"))["candidates"]
            await page.leave()

    asyncio.run(play())


def test_who_can_think_nowhere_else_thinks_in_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And does not try again."""

    async def play() -> None:
        elsewhere = Elsewhere(there=False)
        elsewhere.may_answer.set()
        monkeypatch.setattr(BESIDE, "think", elsewhere.think)
        async with opened(tmp_path, Kept()):
            assert await BESIDE.ask(partial(int, "7")) == 7 == await BESIDE.ask(partial(int, "7"))
            assert elsewhere.times == 1

    asyncio.run(play())


def test_what_goes_wrong_elsewhere_goes_wrong_here(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        elsewhere = Elsewhere()
        elsewhere.may_answer.set()
        monkeypatch.setattr(BESIDE, "think", elsewhere.think)
        with pytest.raises(ValueError, match="seven"):
            await BESIDE.ask(partial(int, "seven"))

    asyncio.run(play())


def test_the_tables_of_a_browser_need_no_server_and_no_driver() -> None:
    """What cannot be had in a browser is imported by those alone who use it."""
    hidden = "; ".join([f"sys.modules[{name!r}] = None" for name in ELSEWHERE])
    subprocess.run([sys.executable, "-c", f"import sys; {hidden}; import caravela.site.inside, caravela.site.wire"], check=True)


def test_bytecode_alone_is_plain_python(tmp_path: Path) -> None:
    """A site has nothing else: who takes it for a compiled build thinks there for half a minute."""
    for source in [CARAVELA / "__init__.py", CARAVELA / "build.py", *(CARAVELA / "core").glob("*.py")]:
        bytecode = tmp_path / source.relative_to(CARAVELA.parent).with_suffix(".pyc")
        bytecode.parent.mkdir(parents=True, exist_ok=True)
        py_compile.compile(str(source), str(bytecode), doraise=True)
    look = "import caravela.build; print(caravela.build.__file__, caravela.build.COMPILED)"
    said = subprocess.run([sys.executable, "-c", look], cwd=tmp_path, capture_output=True, text=True, check=True).stdout.split()
    assert said == [str(tmp_path / "caravela" / "build.pyc"), "False"]


@pytest.mark.parametrize("game", list(FACES))
def test_bots_of_a_site_weigh_as_they_do_here(tmp_path: Path, game: str) -> None:
    folder = FACES[game].folder
    for path in [path for path in folder.rglob("*.toml") if not LEFT_OUT.fullmatch(path.relative_to(ROOT).as_posix())]:
        there = tmp_path / path.relative_to(folder)
        there.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, there)
    assert read_weights(tmp_path) == read_weights(folder)
