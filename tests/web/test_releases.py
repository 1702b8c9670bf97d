"""A table that another release has stored: it goes on, or it says in a sentence why it does not, and the others go on."""

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from caravela.core.refused import Refused
from caravela.games import FACES, GAMES
from caravela.text import LANGUAGES
from caravela.web.app import Serving, make_app
from caravela.web.hub import Connection, Hub
from caravela.web.scene import Teller, Viewer
from tests.web.kit import browser_in, within

ALONE = {"game": "santamaria", "preset": "advanced", "seats": [{"kind": "me", "name": "Ana"}]}
OTHERWISE = {  # what was stored is not what the rules come to
    "other luck": "UPDATE acts SET fate = '[987654]' WHERE number = 3 AND table_id = ?",
    "luck where there was none": "UPDATE acts SET fate = '[0, 1]' WHERE number = 3 AND table_id = ?",
    "a move that is none": "UPDATE acts SET option = 'sail to Atlantis' WHERE number = 3 AND table_id = ?",
    "a seat that is none": "UPDATE acts SET seat = 77 WHERE number = 3 AND table_id = ?",
}
STRANGE = {  # what was agreed on is not known, and the words that say so
    "an option": ("json_set(agreed, '$.dragons', 'true')", "dragons"),
    "a value": ("json_set(agreed, '$.blue_offer', 'perhaps')", "blue_offer=perhaps"),
}


@contextlib.asynccontextmanager
async def serving(file: Path, cookie: str = "") -> AsyncIterator[tuple[FastAPI, httpx.AsyncClient]]:
    app = make_app(Serving(str(file), bots=1, limits=0))
    async with within(app, cookie=cookie, raises=False) as me:
        yield app, me


async def played(file: Path, titles: list[str], moves: int = 5) -> tuple[str, dict[str, str]]:
    """Tables of Ana's at which some moves were made: her cookie, and their ids."""
    made: dict[str, str] = {}
    async with serving(file) as (app, me):
        cookie = (await me.get("/api/me")).cookies["caravela"]
        hub: Hub = app.state.hub
        for title in titles:
            made[title] = (await me.post("/api/tables", json={**ALONE, "title": title})).json()["table"]
            live = await hub.live(made[title])
            for _ in range(moves):
                decision = live.table.playing.decision
                assert decision is not None
                await live.act("take", decision.who, decision.options[0], live.table.number)
        return cookie, made


def change(file: Path, statements: dict[str, str], made: dict[str, str]) -> None:
    with contextlib.closing(sqlite3.connect(file)) as database, database:
        for title, statement in statements.items():
            assert database.execute(statement, [made[title]]).rowcount


def test_a_table_that_comes_to_something_else_can_be_looked_at_up_to_there(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "t.db"
    cookie, made = asyncio.run(played(file, [*OTHERWISE, "sound"]))
    change(file, OTHERWISE, made)

    async def look() -> None:
        async with serving(file, cookie) as (app, me):
            hub: Hub = app.state.hub
            sound = await hub.live(made["sound"])
            assert sound.table.parted is None
            for title in OTHERWISE:
                where = f"/api/tables/{made[title]}"
                live = await hub.live(made[title])
                assert live.table.moves == 2 and live.table.decider == -1 and live.table.number == 5, title
                viewer = Viewer("p", "en", [0])
                for language in LANGUAGES if title == "other luck" else ["en"]:
                    scene = Teller(live.table, language).scene(viewer, set(), 0.0)
                    assert "2" in scene["status"] and scene["parts"] and not scene["options"] and not scene["over"]
                log = (await me.get(f"{where}/log")).json()
                assert [entry["move"] for entry in log][-1] == 2
                for move in range(3):
                    assert (await me.get(f"{where}/at/{move}")).json()["move"] == move
                assert (await me.get(f"{where}/at/3")).json()["code"] == "upto-range"
                assert (await me.get(f"{where}/story")).json()["moves"] == 2
                record = await me.get(f"{where}/record")
                assert record.status_code == 200 and "\n2 " in record.text and "\n3 " not in record.text
                assert (await me.get(f"{where}/report")).status_code == 200
                with pytest.raises(Refused, match="table-parted"):
                    await live.act("take", 0, "pass", live.table.number)
                with pytest.raises(Refused, match="table-parted"):
                    await live.undo(0, live.table.number, True)
                assert (await me.post(f"{where}/leave", json={"seat": 0})).json()["code"] == "table-parted"
            while any(entry["waiting"] for entry in (await me.get("/api/tables")).json() if entry["title"] in OTHERWISE):
                await asyncio.sleep(0.02)  # what lists say of them is stored a moment later
            listed = {entry["title"]: entry["status"] for entry in (await me.get("/api/tables")).json()}
            assert listed == {**dict.fromkeys(OTHERWISE, "parted"), "sound": "playing"}
            decision = sound.table.playing.decision
            assert decision is not None
            await sound.act("take", decision.who, decision.options[0], 5)

    asyncio.run(asyncio.wait_for(look(), 300))
    logged = [record for record in caplog.records if record.getMessage() == "table parts from what is stored"]
    assert {vars(record)["table"] for record in logged} == {made[title] for title in OTHERWISE}
    with contextlib.closing(sqlite3.connect(file)) as database:
        for title in OTHERWISE:  # nothing was added, and nothing changed
            assert database.execute("SELECT count(*) FROM acts WHERE table_id = ?", [made[title]]).fetchone() == (5,)


def test_a_table_that_does_not_go_on_can_be_left_and_followed_by_another(tmp_path: Path) -> None:
    """Bruno sits there too, and would have to be asked if the game went on. To a release that plays it, it does."""
    file = tmp_path / "t.db"
    titles = ["a move that is none", "unreadable", "sound"]
    stored, taken = "UPDATE acts SET option = '{}' WHERE number = 1 AND table_id = ?", dict[str, str]()

    async def sit() -> tuple[str, dict[str, str]]:
        made: dict[str, str] = {}
        async with serving(file) as (app, ana):
            bruno = browser_in(app)
            cookie = (await ana.get("/api/me")).cookies["caravela"]
            await bruno.get("/api/me")
            for title in titles:
                asked = {**ALONE, "title": title, "seats": [*ALONE["seats"], {"kind": "guest"}]}
                answer = (await ana.post("/api/tables", json=asked)).json()
                made[title] = answer["table"]
                link = answer["links"]["1"].partition("#")[2]
                assert (await bruno.post("/api/join", json={"token": link, "name": "Bruno"})).status_code == 200
                live = await app.state.hub.live(answer["table"])
                decision = live.table.playing.decision
                await live.act("take", decision.who, decision.options[0], 0)
                taken[title] = decision.options[0]
            await bruno.aclose()
        return cookie, made

    async def leave() -> None:
        async with serving(file, cookie) as (app, ana):
            for title, id in made.items():
                answer = await ana.post(f"/api/tables/{id}/remove", json={})
                assert answer.status_code == (400 if title == "sound" else 200), title
                again = await ana.post(f"/api/tables/{id}/rematch", json={})
                assert again.status_code == {"sound": 400, "unreadable": 409}.get(title, 201), title
            assert {entry["title"] for entry in (await ana.get("/api/tables?removed=true")).json()} == {*titles[:2]}
            followed = await app.state.hub.live(made[titles[0]])
            following = (await app.state.hub.live(followed.table.row.next)).table
            assert [seat.name for seat in following.seats] == ["Ana", "Bruno"] and following.decider >= 0

    async def come_back() -> None:
        async with serving(file, cookie) as (app, ana):
            assert (await app.state.hub.live(made[titles[0]])).table.parted is None
            status = ""
            while status != "playing":  # what lists say of it is stored a moment later
                listed = (await ana.get("/api/tables?removed=true")).json()
                status = next(entry["status"] for entry in listed if entry["title"] == titles[0])

    cookie, made = asyncio.run(asyncio.wait_for(sit(), 300))
    damage = {titles[0]: stored.format("sail to Atlantis"), titles[1]: "UPDATE tables SET version = 999 WHERE id = ?"}
    change(file, damage, made)
    asyncio.run(asyncio.wait_for(leave(), 300))
    change(file, {titles[0]: stored.format(taken[titles[0]])}, made)
    asyncio.run(asyncio.wait_for(come_back(), 300))


def test_what_another_server_stores_and_this_one_cannot_do_is_told(tmp_path: Path) -> None:
    async def go() -> None:
        async with serving(tmp_path / "t.db") as (app, me):
            hub: Hub = app.state.hub
            await me.get("/api/me")
            live = await hub.live((await me.post("/api/tables", json=ALONE)).json()["table"])
            viewer = Viewer("somebody", "en", [0])
            connection = Connection(viewer, viewer)
            live.connections.add(connection)
            hub.store.append(live.table.row.id, 1, "take", live.table.decider, "sail to Atlantis", (), 1.0)
            await live.refresh(1)
            said: dict[str, Any] = {}
            while "After move 0" not in said.get("status", ""):
                said = json.loads(await connection.fetch() or "{}")

    asyncio.run(asyncio.wait_for(go(), 300))


def test_a_set_up_that_is_not_known_is_told_of_and_stops_no_other_table(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    cookie, made = asyncio.run(played(file, [*STRANGE, "sound"], 1))
    change(file, {title: f"UPDATE tables SET agreed = {said} WHERE id = ?" for title, (said, _) in STRANGE.items()}, made)

    async def look() -> None:
        async with serving(file, cookie) as (app, me):
            for title, (_, words) in STRANGE.items():
                for _ in range(2):  # also when it is known already
                    refused = (await me.get(f"/api/tables/{made[title]}/log")).json()
                    assert refused["code"] == "table-unreadable" and f"“{words}”" in refused["message"]
            assert (await app.state.hub.live(made["sound"])).table.moves == 1
            listed = {entry["title"]: entry["status"] for entry in (await me.get("/api/tables")).json()}
            assert listed == {**dict.fromkeys(STRANGE, "unreadable"), "sound": "playing"}

    asyncio.run(asyncio.wait_for(look(), 300))


def test_an_option_that_is_new_has_its_value_of_before_at_stored_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "t.db"
    cookie, made = asyncio.run(played(file, ["older"]))
    change(file, {"older": "UPDATE tables SET agreed = json_remove(agreed, '$.blue_offer') WHERE id = ?"}, made)
    game = GAMES["santamaria"]
    options = [replace(option, before="false") if option.name == "blue_offer" else option for option in game.setup_options]
    monkeypatch.setattr(type(game), "setup_options", options)
    later = type(game)()

    async def look() -> None:
        async with serving(file, cookie) as (app, me):
            live = await app.state.hub.live(made["older"])
            assert live.table.parted is None and live.table.row.agreed["blue_offer"] == "false"
            assert "blue_offer=false" in (await me.get(f"/api/tables/{made['older']}/record")).text

    monkeypatch.setitem(vars(FACES["santamaria"]), "rules", later)
    asyncio.run(asyncio.wait_for(look(), 300))


def test_what_chance_came_to_at_the_start_is_stored(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    asyncio.run(played(file, ["begun"], 0))
    with contextlib.closing(sqlite3.connect(file)) as database:
        [[said]] = database.execute("SELECT start_fate FROM tables").fetchall()
    assert json.loads(said)
