"""My tables and my campaigns, however many there are: told from what was stored with the last act, page by page."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from caravela.table import schema
from caravela.table.store import CampaignRow, Role, Seat, new_id
from caravela.table.table import Table
from caravela.web.api.asking import IN_ALL
from caravela.web.api.lists import LOOKED_UP, PAGE
from caravela.web.app import Serving, make_app
from caravela.web.campaign import PAGE as CAMPAIGNS
from caravela.web.hub import Hub
from tests.web.kit import within

SEATS = [Seat(0, "person", "Ana", 0), Seat(1, "novice", "Bruno", 1), Seat(2, "person", "Carla", 2)]
ASKED = [{"kind": "me", "name": "Ana"}, {"kind": "here", "name": "Bruno"}, {"kind": "novice", "name": "Carla"}]

Browser = httpx.AsyncClient
Test = Callable[[Hub, Browser], Coroutine[Any, Any, None]]


def on_a_server(tmp_path: Path, test: Test) -> None:
    app = make_app(Serving(str(tmp_path / "t.db"), bots=1, limits=0))

    async def go() -> None:
        async with within(app) as browser:
            assert (await browser.get("/api/me")).status_code == 200
            await test(app.state.hub, browser)

    asyncio.run(go())


async def bring(hub: Hub, browser: Browser, number: int, *summaries: dict[str, Any] | None, **more: Any) -> list[str]:
    """So many games of the person, begun long ago, none of them in memory; the summaries in turn."""
    person = await asyncio.to_thread(hub.store.person_of, browser.cookies["caravela"])
    assert person is not None
    table = (await browser.post("/api/tables", json={"game": "empires", "preset": "first", "seats": ASKED})).json()["table"]
    row = await asyncio.to_thread(hub.store.table, table)
    assert row is not None
    rows = [replace(row, id=new_id(), updated=float(n), summary=summaries[n % len(summaries)], **more) for n in range(number)]
    held = [Role(person.id, "host"), Role(person.id, "seat", 0)]
    with hub.store._write() as connection:
        connection.execute(schema.roles.delete().where(schema.roles.c.table_id == table))  # not one of them
        connection.execute(schema.tables.insert(), [{c.name: getattr(row, c.name) for c in schema.tables.c} for row in rows])
        connection.execute(schema.seats.insert(), [{"table_id": row.id, **asdict(seat)} for row in rows for seat in SEATS])
        connection.execute(schema.roles.insert(), [{**asdict(role), "table_id": row.id} for row in rows for role in held])
    return [row.id for row in rows]


def summary(decider: int, moves: int = 7, deadline: float | None = None) -> dict[str, Any]:
    return {"decider": decider, "moves": moves, "round": 2, "deadline": deadline}


@pytest.fixture
def loads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables that were fetched from the store and played again."""
    found: list[str] = []
    load = Hub.load

    def noted(self: Hub, table_id: str) -> Table:
        found.append(table_id)
        return load(self, table_id)

    monkeypatch.setattr(Hub, "load", noted)
    return found


def test_a_thousand_tables_are_listed_without_playing_one_of_them(tmp_path: Path, loads: list[str]) -> None:
    async def look(hub: Hub, browser: Browser) -> None:
        made = await bring(hub, browser, 1000, summary(0), summary(1), summary(2), summary(1))
        loads.clear()
        began = time.process_time()
        me = (await browser.get("/api/me")).json()
        answer = await browser.get("/api/tables")
        assert time.process_time() - began < 5.0, "half a second where nobody else works; playing them all took 23"
        assert loads == [] and me["waiting"] == 250 and answer.headers[IN_ALL] == "1000"
        entries = answer.json()
        assert len(entries) == PAGE and all(entry["waiting"] for entry in entries)
        assert [entry["table"] for entry in entries] == [made[n] for n in range(996, 996 - 4 * PAGE, -4)], "the latest first"
        assert {(entry["moves"], entry["round"], entry["round_title"]) for entry in entries} == {(7, 2, "Round 2")}
        assert [seat["decides"] for seat in entries[0]["seats"]] == [True, False, False]
        middle = (await browser.get("/api/tables?from=200")).json()
        assert [entry["waiting"] for entry in middle] == [True] * 50 + [False] * 50
        last = (await browser.get("/api/tables?from=950")).json()
        assert len(last) == 50 and last[-1]["table"] == made[1] and (await browser.get("/api/tables?from=1000")).json() == []
        assert loads == []
        for wrong in ("-1", "x", "10000000"):
            assert (await browser.get("/api/tables", params={"from": wrong})).status_code == 422

    on_a_server(tmp_path, look)


def test_of_tables_of_which_nothing_is_known_a_few_are_looked_up_each_time(tmp_path: Path, loads: list[str]) -> None:
    """Those of an older version, or that came from a record."""

    async def look(hub: Hub, browser: Browser) -> None:
        made = await bring(hub, browser, 2 * LOOKED_UP, None)
        loads.clear()
        entries = (await browser.get("/api/tables")).json()
        assert len(entries) == len(made) and len(loads) == LOOKED_UP
        assert sum(any(seat["decides"] for seat in entry["seats"]) for entry in entries) == LOOKED_UP
        await browser.get("/api/tables")
        assert sorted(loads) == sorted(made)
        for _ in range(500):  # what was found out is kept
            if all(one.summary for one in await asyncio.to_thread(hub.store.listed, (await person(hub, browser)))):
                break
            await asyncio.sleep(0.01)
        hub.lives.clear()
        entries = (await browser.get("/api/tables")).json()
        assert len(loads) == len(made) and all(any(seat["decides"] for seat in entry["seats"]) for entry in entries)

    on_a_server(tmp_path, look)


async def person(hub: Hub, browser: Browser) -> str:
    found = await asyncio.to_thread(hub.store.person_of, browser.cookies["caravela"])
    assert found is not None
    return found.id


def test_a_list_says_the_same_of_a_table_in_memory_or_not(tmp_path: Path) -> None:
    """From the beginning, after every kind of act, and at the end."""

    async def look(hub: Hub, browser: Browser) -> None:
        asked = {"game": "empires", "preset": "first", "seats": ASKED[:2], "clock": {"kind": "move", "seconds": 1000}}
        table = (await browser.post("/api/tables", json=asked)).json()["table"]
        path = f"/api/tables/{table}"

        async def same(waiting: bool) -> None:
            one = (await browser.get(path)).json()
            kept = hub.lives.pop(table)
            (listed,) = (await browser.get("/api/tables")).json()
            assert table not in hub.lives, "nobody had to fetch it"
            hub.lives[table] = kept
            assert listed == one and listed["waiting"] is waiting
            assert (await browser.get("/api/me")).json()["waiting"] == int(waiting)

        live = await hub.live(table)
        await same(True)
        for _ in range(3):
            decision = live.table.playing.decision
            assert decision is not None
            await live.act("take", decision.who, decision.options[0], live.table.number)
            await same(True)
        last = live.table.record.moves[-1].seat
        await live.undo(last, live.table.number, False)
        await same(True)
        decider = live.table.decider
        hub.thinkers.close()  # no bot moves while we look
        await live.act("bot", decider, "novice", live.table.number)
        await same(False)
        await live.act("person", decider, "", live.table.number)
        await same(True)

    on_a_server(tmp_path, look)


def test_campaigns_come_page_by_page(tmp_path: Path, loads: list[str]) -> None:
    async def look(hub: Hub, browser: Browser) -> None:
        number = CAMPAIGNS + 5
        rows = [CampaignRow(new_id(), "maracaibo", f"Campaign {n}", {}, float(n)) for n in range(number)]
        with hub.store._write() as connection:
            connection.execute(schema.campaigns.insert(), [asdict(row) for row in rows])
        tables = await bring(hub, browser, number, None, status="open")
        with hub.store._write() as connection:
            for table, row in zip(tables, rows, strict=True):
                connection.execute(schema.tables.update().where(schema.tables.c.id == table).values(campaign=row.id))
        answer = await browser.get("/api/campaigns")
        assert answer.headers[IN_ALL] == str(number) and len(answer.json()) == CAMPAIGNS
        rest = (await browser.get("/api/campaigns", params={"from": CAMPAIGNS})).json()
        assert [one["campaign"] for one in [*answer.json(), *rest]] == [row.id for row in reversed(rows)]

    on_a_server(tmp_path, look)
