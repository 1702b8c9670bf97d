"""When the database fails: nobody is told what is not stored, and the table goes on afterwards."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from caravela.core.refused import Refused
from caravela.web.app import Serving, make_app
from caravela.web.hub import Connection, Hub, Live, Stale
from caravela.web.scene import Viewer

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
        transport = httpx.ASGITransport(app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://localhost") as browser,
        ):
            hub: Hub = app.state.hub
            live, connection = await seated(hub, browser)
            decision = live.table.playing.decision
            assert decision is not None
            with monkeypatch.context() as broken:
                broken.setattr(hub.store, "append", silent)
                with pytest.raises(Refused):
                    await live.act("take", decision.who, decision.options[0], 0)
                await asyncio.sleep(0.05)
                assert live.table.number == 0 and {message["number"] for message in told(connection)} <= {0}
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
        transport = httpx.ASGITransport(app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://localhost") as browser,
        ):
            hub: Hub = app.state.hub
            live, connection = await seated(hub, browser)
            decision = live.table.playing.decision
            assert decision is not None
            hub.store.append(live.table.row.id, 1, "take", decision.who, decision.options[1], (), 1.0)
            with pytest.raises(Stale):
                await live.act("take", decision.who, decision.options[0], 0)
            await asyncio.sleep(0.05)
            assert live.table.number == 1 and live.table.record.moves[0].option == decision.options[1]
            assert [message["number"] for message in told(connection)] == [1]

    asyncio.run(go())
