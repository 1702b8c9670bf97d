"""When the database fails: nobody is told what is not stored, and the table goes on afterwards."""

import asyncio
import contextlib
import json
import sqlite3
import time
from collections.abc import AsyncIterator, MutableMapping
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from caravela.core.refused import Refused
from caravela.table.play import Play
from caravela.table.store import Store
from caravela.teach.counsel import Counsel
from caravela.web import socket
from caravela.web.app import Serving, make_app
from caravela.web.hub import HINTS, Connection, Hub, Live, Stale
from caravela.web.limits import Limits
from caravela.web.packing import Told
from caravela.web.packing import told as packed
from caravela.web.scene import Viewer
from tests.web.kit import within

SEATS = [{"kind": "me", "name": "Ana"}, {"kind": "here", "name": "Bruno"}]


def silent(*given: Any) -> None:
    raise Refused("store-silent")


async def seated(hub: Hub, browser: httpx.AsyncClient) -> tuple[Live, Connection]:
    """A table with somebody who looks at it."""
    await browser.get("/api/me")
    made = await browser.post("/api/tables", json={"game": "empires", "preset": "first", "seats": SEATS})
    live = await hub.live(made.json()["table"])
    viewer = Viewer("somebody", "en", [0, 1])
    connection = Connection(viewer, viewer)
    live.connections.add(connection)
    await live.tell(connection)
    connection.outbox.get_nowait()
    return live, connection


def told(connection: Connection) -> list[Any]:
    found = []
    while not connection.outbox.empty():
        text = connection.outbox.get_nowait()
        found.append(json.loads(text) if text is not None else None)
    return found


def test_a_move_that_cannot_be_stored_was_never_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app(Serving(str(tmp_path / "t.db"), bots=1))

    async def go() -> None:
        async with within(app) as browser:
            hub: Hub = app.state.hub
            live, connection = await seated(hub, browser)
            decision = live.table.playing.decision
            assert decision is not None
            with monkeypatch.context() as broken:
                broken.setattr(hub.store, "append", silent)
                with pytest.raises(Refused):
                    await live.act("take", decision.who, decision.options[0], 0)
                while connection.outbox.empty():  # a thread makes the scene
                    await asyncio.sleep(0.01)
                assert live.table.number == 0 and {message["number"] for message in told(connection)} == {0}
                broken.setattr(hub.store, "table", silent)
                with pytest.raises(Refused):
                    await live.act("take", decision.who, decision.options[0], 0)
                await live.tell(connection)
                assert told(connection)[0] is None  # the line ends before anything else is said
            again = await hub.live(live.table.row.id)
            assert again is not live and again.table.number == 0
            await again.act("take", decision.who, decision.options[0], 0)
            assert again.table.number == 1

    asyncio.run(go())


def test_who_comes_second_is_told_what_the_first_has_done(tmp_path: Path) -> None:
    """Another process has stored the act with this number: everybody here sees it, the loser's is gone."""
    app = make_app(Serving(str(tmp_path / "t.db"), bots=1))

    async def go() -> None:
        async with within(app) as browser:
            hub: Hub = app.state.hub
            live, connection = await seated(hub, browser)
            decision = live.table.playing.decision
            assert decision is not None
            hub.store.append(live.table.row.id, 1, "take", decision.who, decision.options[1], (), 1.0)
            with pytest.raises(Stale):
                await live.act("take", decision.who, decision.options[0], 0)
            for _ in range(500):
                if connection.outbox.empty():
                    await asyncio.sleep(0.01)
            assert live.table.number == 1 and live.table.record.moves[0].option == decision.options[1]
            assert [message["number"] for message in told(connection)] == [1]

    asyncio.run(go())


def test_a_bot_is_asked_when_its_turn_has_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So no question is left that nobody awaits, if the table goes away while others are asked."""
    app = make_app(Serving(str(tmp_path / "t.db"), bots=1))
    asked: list[int] = []

    async def choose(play: Play, who: int, level: str) -> str:
        asked.append(who)
        assert play.decision is not None
        return play.decision.options[0]

    def begun(play: Play, who: int, level: str) -> Any:
        begins.append(who)
        return choose(play, who, level)

    begins: list[int] = []

    async def go() -> None:
        async with within(app) as browser:
            hub: Hub = app.state.hub
            monkeypatch.setattr(hub.thinkers, "choose", begun)
            live, _ = await seated(hub, browser)
            seat = live.table.decider
            async with hub.turns.of(f"bots {live.table.row.host}"):
                await live.act("bot", seat, "novice", 0)
                while not hub.turns.standing(f"bots {live.table.row.host}") > 1:
                    await asyncio.sleep(0)
                assert live.driver is not None and begins == []
            while not asked:
                await asyncio.sleep(0.01)
            assert asked[0] == seat

    asyncio.run(go())


def test_a_move_is_told_by_who_has_stored_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stored, then told, and no other thread is woken for it; who has to be shown everything is shown it in turn with others."""
    app = make_app(Serving(str(tmp_path / "t.db"), bots=1))

    async def go() -> None:
        async with within(app) as browser:
            hub: Hub = app.state.hub
            live, connection = await seated(hub, browser)
            happened: list[str] = []

            def note(what: str, work: Any) -> Any:
                def noted(*given: Any, **named: Any) -> Any:
                    happened.append(what)
                    return work(*given, **named)

                return noted

            monkeypatch.setattr(hub.store, "append", note("stored", hub.store.append))
            monkeypatch.setattr(hub.turns, "work", note("handed on", hub.turns.work))
            monkeypatch.setattr(connection, "put", note("told", connection.put))
            for number in range(2):
                decision = live.table.playing.decision
                assert decision is not None
                await live.act("take", decision.who, decision.options[0], number)
                assert live.table.number == number + 1 == live.hub.store.acts(live.table.row.id)[-1].number
                connection.last = None if number == 0 else connection.last
            assert happened == ["stored", "told", "stored", "handed on", "told"]
            assert [message["number"] for message in told(connection)] == [1, 2]

    asyncio.run(go())


def test_what_is_packed_goes_past_an_outbox_in_which_nothing_waits() -> None:
    async def go() -> None:
        viewer = Viewer("somebody", "en", [0])
        connection, sent = Connection(viewer, viewer), list[str]()

        def send(text: Told) -> bool:
            sent.append(text)
            return len(sent) < 3  # then the line is full

        connection.put(packed("first"))
        connection.at_once = send
        connection.put(packed("second"))
        assert not sent and [await connection.fetch(), await connection.fetch()] == ["first", "second"]
        for text in ("third", "fourth", "fifth", "sixth"):
            connection.put(packed(text))
        assert sent == ["third", "fourth", "fifth"] and [await connection.fetch(), await connection.fetch()] == ["fifth", "sixth"]
        connection.put("not packed")
        assert await connection.fetch() == "not packed" and len(sent) == 3

    asyncio.run(go())


# -- tables that this release cannot open ------------------------------------------------------------------------------

DAMAGE = {
    "of other rules": "UPDATE tables SET version = 999 WHERE id = ?",
    "without options": "UPDATE tables SET agreed = '{}' WHERE id = ?",
    "cut off": "UPDATE tables SET agreed = substr(agreed, 1, 20) WHERE id = ?",
    "of another game": "UPDATE tables SET game = 'chess' WHERE id = ?",
    "with a strange clock": """UPDATE tables SET clock = '{"kind": 7}' WHERE id = ?""",
    "without its seed": "UPDATE tables SET secret = NULL WHERE id = ?",
    "with other luck at its start": "UPDATE tables SET start_fate = '[0]' WHERE id = ?",
    "without seats": "DELETE FROM seats WHERE table_id = ?",
}


async def dialled(app: FastAPI, table: str, cookie: str) -> list[Any]:
    """What a line to a table is told before the server ends it."""
    said: list[Any] = []

    async def receive() -> dict[str, str]:
        return {"type": "websocket.connect"}

    async def send(message: MutableMapping[str, Any]) -> None:
        said.append(json.loads(message["text"]) if "text" in message else message.get("code"))

    headers = [(b"host", b"localhost"), (b"caravela-client", b"test"), (b"cookie", f"caravela={cookie}".encode())]
    place = {"path": f"/ws/{table}", "raw_path": b"", "query_string": b"", "root_path": "", "scheme": "ws"}
    await app({"type": "websocket", **place, "headers": headers, "client": ("127.0.0.1", 1), "subprotocols": []}, receive, send)
    return said


def test_tables_that_cannot_be_opened_are_listed_so_and_stop_nothing_else(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "t.db"
    made: dict[str, str] = {}

    @contextlib.asynccontextmanager
    async def serving(cookie: str = "") -> AsyncIterator[tuple[FastAPI, httpx.AsyncClient]]:
        app = make_app(Serving(str(file), bots=1, limits=0))
        async with within(app, cookie=cookie, raises=False) as browser:
            yield app, browser

    async def make_them() -> str:
        async with serving() as (app, browser):
            cookie = (await browser.get("/api/me")).cookies["caravela"]
            for title in [*DAMAGE, "sound"]:
                asked = {"game": "empires", "preset": "first", "seats": SEATS, "title": title}
                made[title] = (await browser.post("/api/tables", json=asked)).json()["table"]
                live = await app.state.hub.live(made[title])
                decision = live.table.playing.decision
                await live.act("take", decision.who, decision.options[0], 0)
            return cookie

    def damage_them() -> None:
        with contextlib.closing(sqlite3.connect(file)) as database, database:
            for title, damage in DAMAGE.items():
                assert database.execute(damage, [made[title]]).rowcount
            for seat in (0, 1):  # bots are to go on here, as soon as the server has come to it
                act = (made["sound"], seat + 2, "bot", seat, "random", "[]", 1.0)
                database.execute("INSERT INTO acts VALUES (?, ?, ?, ?, ?, ?, ?)", act)

    async def look(cookie: str) -> None:
        async with serving(cookie) as (app, browser):
            hub: Hub = app.state.hub
            while made["sound"] not in hub.lives or hub.lives[made["sound"]].table.moves < 5:
                await asyncio.sleep(0.05)  # nobody has asked for it: it was resumed
            for _ in range(2):
                listed = await browser.get("/api/tables")
                assert listed.status_code == 200 == (await browser.get("/api/me")).status_code
                unreadable = {entry["title"] for entry in listed.json() if entry["status"] == "unreadable"}
                assert unreadable == set(DAMAGE) and len(listed.json()) == len(made)
            for title in DAMAGE:
                asked = [browser.get(f"/api/tables/{made[title]}{path}") for path in ("", "/log", "/story", "/at/0", "/record")]
                asked += [browser.post(f"/api/tables/{made[title]}{path}", json={"seat": 0}) for path in ("/leave", "/rematch")]
                for refused in await asyncio.gather(*asked):
                    assert (refused.status_code, refused.json()["code"]) == (409, "table-unreadable"), (title, refused.url)
                assert (await browser.get(f"/t/{made[title]}")).status_code == 200  # its page tells what its line says:
                _, said, ended = await dialled(app, made[title], cookie)
                assert "cannot be opened by this release" in said["message"] and ended == 4403

    cookie = asyncio.run(make_them())
    damage_them()
    asyncio.run(asyncio.wait_for(look(cookie), 60))
    logged = [record for record in caplog.records if record.getMessage() == "table cannot be opened"]
    assert sorted(vars(record)["table"] for record in logged) == sorted(made[title] for title in DAMAGE)  # once each
    assert all(record.exc_info for record in logged)


def test_what_one_table_does_not_let_be_done_is_done_at_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Clocks and reminders of all tables are watched, whatever happens at one of them."""
    app = make_app(Serving(str(tmp_path / "t.db"), bots=1))
    watched: list[Live] = []

    async def watch(live: Live) -> None:
        watched.append(live)
        raise KeyError("broken")

    async def go() -> None:
        async with within(app) as browser:
            hub: Hub = app.state.hub
            monkeypatch.setattr(hub, "_watch_over", watch)
            first, second = [(await seated(hub, browser))[0] for _ in range(2)]
            while {first, second} - set(watched):
                await asyncio.sleep(0.05)

    asyncio.run(asyncio.wait_for(go(), 30))


def test_after_the_file_was_deleted_nobody_is_told_of_a_move(tmp_path: Path) -> None:
    app = make_app(Serving(str(tmp_path / "t.db"), bots=1))

    async def go() -> None:
        async with within(app) as browser:
            hub: Hub = app.state.hub
            live, connection = await seated(hub, browser)
            decision = live.table.playing.decision
            assert decision is not None
            for part in tmp_path.iterdir():
                part.unlink()
            with pytest.raises(Refused) as refused:
                await live.act("take", decision.who, decision.options[0], 0)
            await asyncio.sleep(0.05)
            assert refused.value.message == "store-gone" and told(connection) == [None]  # the line ends
            assert live.table.row.id not in hub.lives
            assert (await browser.get("/api/tables")).json()["code"] == "store-gone"
            _, said, ended = await dialled(app, live.table.row.id, browser.cookies["caravela"])
            assert said["code"] == "store-gone" and ended == 1013  # the browser comes again, until the file is back

    asyncio.run(go())


def test_what_is_old_is_forgotten_while_the_server_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caravela.web.hub.PRUNING_FIRST", 0.0)
    file = tmp_path / "t.db"
    store = Store(str(file))
    store.migrate()
    old, _ = store.new_person("en")
    new, _ = store.new_person("en")
    with contextlib.closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE people SET created = 5 WHERE id = ?", [old.id])
        database.execute("UPDATE sessions SET created = 5, seen = 5 WHERE person = ?", [old.id])
    app = make_app(Serving(str(file), bots=1))

    async def go() -> None:
        async with within(app):
            while store.person(old.id) is not None:
                await asyncio.sleep(0.05)

    asyncio.run(asyncio.wait_for(go(), 30))
    assert store.person(new.id) is not None
    store.close()


def test_who_waits_for_a_table_and_stands_in_line_does_not_wait_for_themselves(tmp_path: Path) -> None:
    """Two requests of one person want the same table from the store, and one of them holds the person's line."""
    app = make_app(Serving(str(tmp_path / "t.db"), bots=1))

    async def go() -> None:
        async with within(app) as browser:
            hub: Hub = app.state.hub
            live, _ = await seated(hub, browser)
            table = live.table.row.id
            hub.lives.clear()
            async with hub.turns.of("ana", "10.0.0.1"):
                other = asyncio.create_task(hub.live(table, "ana", "10.0.0.1"))
                await asyncio.sleep(0)
                again = await asyncio.wait_for(hub.live(table), 20)
            assert await other is again is not live

    asyncio.run(go())


def test_moves_of_bots_wait_for_the_slowest_who_looks_until_all_have_skipped(tmp_path: Path) -> None:
    app = make_app(Serving(str(tmp_path / "t.db"), bots=1))

    async def go() -> None:
        async with within(app) as browser:
            live, ana = await seated(app.state.hub, browser)
            bruno = Connection(ana.viewer, ana.viewer, pace=4000.0)
            ana.pace = 3000.0
            live.connections.add(bruno)
            assert live.pace == 4000.0
            live.skip(ana)
            assert not ana.skips, "no bot is about to move"
            live.driver = asyncio.create_task(live.keep_pace(time.perf_counter()))
            await asyncio.sleep(0)
            live.skip(bruno)
            await asyncio.sleep(0.05)
            assert live.pace == 3000.0 and not live.driver.done(), "Ana wants to see it"
            live.skip(ana)
            await asyncio.wait_for(live.driver, 60)
            assert live.pace == 0.0

    asyncio.run(go())


# -- who has bots think for them ---------------------------------------------------------------------------------------

HOMES = {"ana": "10.0.0.1", "neighbour": "10.0.0.1", "bruno": "10.0.0.2"}


class OneThinker:
    """It thinks about one position after the other, as soon as it is let, and keeps who wanted to know."""

    def __init__(self) -> None:
        self.let = asyncio.Event()
        self.busy = asyncio.Lock()
        self.thought: list[Play] = []
        self.waiting = 0

    async def think(self, play: Play) -> None:
        self.waiting += 1
        async with self.busy:
            await self.let.wait()
        self.thought.append(play)

    async def advise(self, play: Play) -> Counsel:
        await self.think(play)
        return Counsel([], 1, False)

    async def choose(self, play: Play, who: int, level: str) -> str:
        await self.think(play)
        assert play.decision is not None
        return play.decision.options[0]


def test_who_asks_for_many_hints_keeps_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ana asks at many tables, and a neighbour of hers does; Bruno, who comes last, is answered second."""
    app = make_app(Serving(str(tmp_path / "t.db"), bots=1))

    async def go() -> None:
        async with within(app) as browser:
            hub: Hub = app.state.hub
            live, _ = await seated(hub, browser)
            thinker = OneThinker()
            monkeypatch.setattr(hub.thinkers, "advise", thinker.advise)
            monkeypatch.setattr(hub.thinkers, "choose", thinker.choose)

            async def say(connection: Connection, **said: Any) -> None:
                purse = socket.Purse(Limits(0), connection.address, connection.home.person, 1)
                await socket.hear(live, connection, said, purse)

            async def trying(person: str) -> Connection:
                viewer = Viewer(person, "en", [0, 1])
                connection = Connection(viewer, viewer, address=HOMES[person])
                live.connections.add(connection)
                await say(connection, kind="try")
                told(connection)
                return connection

            ana = [await trying("ana") for _ in range(HINTS + 2)]
            neighbour, bruno = await trying("neighbour"), await trying("bruno")
            for connection in [*ana, neighbour]:
                await say(connection, kind="hint")
            while thinker.waiting < 1:
                await asyncio.sleep(0)
            assert bruno.trial is not None
            answer = asyncio.create_task(say(bruno, kind="answer", number=bruno.trial.table.number))
            while thinker.waiting < 2:
                await asyncio.sleep(0)
            for connection in ana[HINTS:]:
                assert [message["code"] for message in told(connection)] == ["hint-too-many"]
            asked = [one.trial.table.playing for one in [*ana, neighbour, bruno] if one.trial is not None]
            moved_on, gone_back, gone = ana[1:4]
            assert moved_on.trial is not None and moved_on.trial.table.playing.decision is not None
            option = moved_on.trial.table.playing.decision.options[0]
            await say(moved_on, kind="take", number=moved_on.trial.table.number, option=option)
            await say(gone_back, kind="back")
            live.connections.discard(gone)
            thinker.let.set()
            await answer
            while hub.turns.standing("hint ana") or hub.turns.standing("hint neighbour"):
                await asyncio.sleep(0)
            thought = [asked.index(play) for play in thinker.thought]
            at_bruno, at_neighbour = len(asked) - 1, len(asked) - 2
            assert thought[:2] == [0, at_bruno], "the one who has asked for little"
            assert at_neighbour in thought[2:4], "at one address people take turns as well"
            assert sorted(thought) == [0, *range(4, HINTS), at_neighbour, at_bruno], "nothing that nobody needs any more"
            assert not hub.turns.standing("hint ana")

    asyncio.run(asyncio.wait_for(go(), 120))


def test_the_log_that_was_told_is_not_kept_for_every_line(tmp_path: Path) -> None:
    """It is the longest part of a scene, and what is new in it is known from the number of moves."""
    app = make_app(Serving(str(tmp_path / "t.db"), bots=1))

    async def go() -> None:
        async with within(app) as browser:
            live, connection = await seated(app.state.hub, browser)
            for whole in (True, False):
                if not whole:
                    decision = live.table.playing.decision
                    assert decision is not None
                    await live.act("take", decision.who, decision.options[0], live.table.number)
                else:
                    await live.tell(connection, whole=True)
                (scene,) = [one for one in told(connection) if one["kind"] in ("scene", "change")]
                assert scene["log"], "it is told"
                assert connection.last is not None and connection.last["log"] == []

    asyncio.run(go())
