"""Records and campaigns that people bring: checked beside the server, within limits, and stored whole or not at all."""

import asyncio
import json
import time
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from caravela.core.record import LARGEST, Player, Record
from caravela.core.tables import Tables, read_again
from caravela.games import GAMES
from caravela.maracaibo.game import MARACAIBO
from caravela.table.checking import Checkers
from caravela.table.play import Play
from caravela.table.schema import acts, campaigns, roles, seats, tables
from caravela.table.store import Person
from caravela.web.app import IMPORTS, Serving, make_app
from caravela.web.campaign_api import LARGEST_FILE, from_file
from tests.cli.test_campaign import story
from tests.table.hostile import looping

Body = dict[str, Any]


class People:
    """Browsers at a server in this process."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app

    async def somebody(self) -> httpx.AsyncClient:
        browser = httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url="http://localhost", timeout=60)
        assert (await browser.get("/api/me")).status_code == 200
        return browser


def at_server(folder: Path, work: Callable[[People], Coroutine[Any, Any, None]], checkers: Checkers | None = None) -> None:
    async def go() -> None:
        app = make_app(Serving(str(folder / "tables.db"), bots=1, limits=0))
        async with app.router.lifespan_context(app):
            if checkers is not None:
                app.state.checkers.close()
                app.state.checkers = checkers
            await work(People(app))

    asyncio.run(go())


async def bring(browser: httpx.AsyncClient, text: str, kind: str = "record") -> tuple[int, Body]:
    path, field = ("/api/tables/import", "record") if kind == "record" else ("/api/campaigns/import", "file")
    answer = await browser.post(path, json={field: text})
    return answer.status_code, answer.json()


def stored(app: FastAPI) -> dict[str, int]:
    """How many rows there are of everything that an import makes."""
    with app.state.hub.store.engine.connect() as connection:
        return {kind.name: len(connection.execute(kind.select()).all()) for kind in (tables, seats, roles, acts, campaigns)}


def some_record(name: str = "empires", **changes: Any) -> Record:
    game = GAMES[name]
    agreed = game.agree(game.default_preset, {})
    players = [Player("Ana"), Player("Bruno")]
    return replace(Play.begin(game, agreed, players, b"x" * 32).record, **changes)


# -- within limits -----------------------------------------------------------------------------------------------------


def test_others_are_answered_while_something_is_checked_and_it_is_given_up_in_the_end(tmp_path: Path) -> None:
    async def work(people: People) -> None:
        ana, bruno = await people.somebody(), await people.somebody()
        for kind in ("record", "campaign"):
            heavy = asyncio.create_task(bring(ana, some_record().text(), kind))
            answered = 0
            while not heavy.done():
                assert (await bruno.get("/api/tables")).json() == []
                answered += 1
                await asyncio.sleep(0.01)
            status, body = await heavy
            assert (status, body["code"]) == (400, "import-given-up") and answered > 3
        assert not any(stored(people.app).values())

    at_server(tmp_path, work, Checkers(1, 0.5, check=looping))


def test_a_person_brings_one_thing_at_a_time(tmp_path: Path) -> None:
    async def work(people: People) -> None:
        ana, bruno = await people.somebody(), await people.somebody()
        first = asyncio.create_task(bring(ana, some_record().text()))
        while not people.app.state.checkers._people:
            await asyncio.sleep(0.01)
        status, body = await bring(ana, some_record().text())
        assert (status, body["code"]) == (429, "import-one-at-a-time")
        status, body = await bring(bruno, some_record().text(), "campaign")
        assert (status, body["code"]) == (503, "import-busy") and body["message"]
        assert (await first)[1]["code"] == "import-given-up"

    at_server(tmp_path, work, Checkers(1, 0.5, waiting=0, check=looping))


def padded() -> dict[str, str]:
    """Records that are longer than any game needs."""
    record = some_record()
    text = record.text()
    page = "table board.toml\n" + "| # nothing\n" * 300_000 + "begin"
    shipped = some_record("maracaibo", tables=MARACAIBO.shipped).text()
    return {
        "tables": text.replace("begin", page, 1),
        "some tables": text.replace("begin", page[: LARGEST // 2] + "\nbegin", 1),
        "own tables": shipped.replace("table map.toml\n", "table map.toml\n" + "| # nothing\n" * 4_000),
        "fate": text.replace("begin !", "begin !" + " 0" * 3_000, 1),
        "moves": text.replace("pause", "".join(f"{n} 1 no{' ' * 90}! 0\n" for n in range(1, 5_000)) + "pause"),
        "set-up": text.replace("setup ", "setup " + "x" * 3_000 + "=true ", 1),
        "lines": text.replace("begin", "\n" * 900_000 + "begin", 1),
    }


def test_a_padded_record_is_refused_and_leaves_nothing_behind(tmp_path: Path) -> None:
    async def work(people: People) -> None:
        ana = await people.somebody()
        kept = len(read_again)
        for what, text in padded().items():
            status, body = await bring(ana, text)
            assert status in (400, 413), (what, body)
        assert not any(stored(people.app).values()) and len(read_again) == kept
        status, body = await bring(ana, some_record().text())
        assert status == 201
        assert stored(people.app)["tables"] == 1

    at_server(tmp_path, work)


def test_tables_that_say_the_same_as_the_shipped_ones_are_not_stored(tmp_path: Path) -> None:
    async def work(people: People) -> None:
        ana = await people.somebody()
        status, body = await bring(ana, some_record(tables=GAMES["empires"].shipped).text())
        assert status == 201
        row = people.app.state.hub.store.table(body["table"])
        assert row.own_tables is None and row.tables_hash == GAMES["empires"].shipped.hash

    at_server(tmp_path, work)


def test_there_is_room_for_what_is_real() -> None:
    """Bodies are JSON: line breaks and accents are longer there."""
    record = some_record("maracaibo", tables=MARACAIBO.shipped, players=[Player("Ñ" * 40), Player("é" * 40)])
    said = json.dumps({"record": record.text()})
    assert len(said) * 5 < IMPORTS["/api/tables/import"]
    assert len(said) * 40 < IMPORTS["/api/campaigns/import"] and len(record.text()) * 40 < LARGEST_FILE


# -- whole or not at all -----------------------------------------------------------------------------------------------


def test_a_campaign_is_stored_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    campaign = story(2)

    async def work(people: People) -> None:
        ana = await people.somebody()
        store = people.app.state.hub.store
        create, made = store._create, 0

        def fails(*given: Any) -> Any:
            nonlocal made
            made += 1
            if made == 2:
                raise OSError("the disk is full")
            return create(*given)

        monkeypatch.setattr(store, "_create", fails)
        with pytest.raises(OSError, match="full"):  # what the server says to it is another matter
            await bring(ana, campaign.text(), "campaign")
        assert made == 2 and not any(stored(people.app).values())
        monkeypatch.undo()
        status, body = await bring(ana, campaign.text(), "campaign")
        assert status == 201 and stored(people.app)["tables"] == 2 and stored(people.app)["campaigns"] == 1
        told = (await ana.get(f"/api/campaigns/{body['campaign']}")).json()
        assert [game["status"] for game in told["games"]] == ["over", "over"] and told["table"] == body["table"]

    at_server(tmp_path, work)


def test_a_campaign_with_tables_of_its_own_is_read_again_quickly() -> None:
    """When it has been checked, the server reads each set of tables once."""
    changed = {file: text.replace('name = "Scout"', 'name = "Our scout"') for file, text in MARACAIBO.shipped.texts.items()}
    assert changed != MARACAIBO.shipped.texts
    own, campaign = Tables(changed), story(1)
    head = campaign.text().partition("caravela record 1")[0]
    record = replace(campaign.records[0], tables=own, tables_hash=own.hash).text()

    def seconds(games: int) -> float:
        began = time.process_time()
        from_file(head + record * games, Person("p", "", "en", {}, 0.0))
        return time.process_time() - began

    first = seconds(1)
    assert seconds(10) < 10 * first
