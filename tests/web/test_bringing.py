"""Records and campaigns that people bring: checked beside the server, within limits, and stored only when nothing is wrong."""

import asyncio
import json
import sqlite3
import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from caravela.core.record import LARGEST, Player, Record
from caravela.core.tables import Tables
from caravela.games import GAMES
from caravela.games.maracaibo.rules.game import MARACAIBO
from caravela.table import store
from caravela.table.checking import Checkers
from caravela.table.play import Play
from caravela.web.api.campaigns import LARGEST_FILE, from_file
from caravela.web.app import IMPORTS, Serving, make_app
from tests.cli.test_campaign import story
from tests.table.hostile import looping
from tests.web.kit import Person, Server, browser_in, within


def some_record(name: str = "empires", **changes: Any) -> Record:
    game = GAMES[name]
    agreed = game.agree(game.default_preset, {})
    players = [Player("Ana"), Player("Bruno")]
    return replace(Play.begin(game, agreed, players, b"x" * 32).record, **changes)


# -- within limits -----------------------------------------------------------------------------------------------------


async def somebody(app: FastAPI) -> httpx.AsyncClient:
    """A browser at a server in this process."""
    browser = browser_in(app, timeout=60)
    assert (await browser.get("/api/me")).status_code == 200
    return browser


async def bring(browser: httpx.AsyncClient, kind: str) -> tuple[int, str]:
    path, field = ("/api/tables/import", "record") if kind == "record" else ("/api/campaigns/import", "file")
    answer = await browser.post(path, json={field: some_record().text()})
    said = answer.json()
    assert said["message"] and said["message"] != said["code"]
    return answer.status_code, said["code"]


async def answered_while(browser: httpx.AsyncClient, work: asyncio.Task[Any]) -> int:
    """How often somebody is answered before others are done."""
    answers = 0
    while not work.done():
        assert (await browser.get("/api/tables")).json() == []
        answers += 1
        await asyncio.sleep(0.01)
    return answers


def test_others_are_answered_while_something_is_checked_and_it_is_given_up_in_the_end(tmp_path: Path) -> None:
    """One thing for each person at a time, and a queue that has an end; here nobody may wait."""

    async def go() -> None:
        app = make_app(Serving(str(tmp_path / "tables.db"), bots=1, limits=0))
        async with within(app):
            app.state.checkers.close()
            app.state.checkers = Checkers(1, 0.7, waiting=0, check=looping)
            ana, bruno = await somebody(app), await somebody(app)
            for kind in ("record", "campaign"):
                heavy = asyncio.create_task(bring(ana, kind))
                while not app.state.checkers._people:
                    await asyncio.sleep(0.01)
                assert await bring(ana, kind) == (429, "import-one-at-a-time")
                assert await bring(bruno, kind) == (503, "import-busy")
                assert await answered_while(bruno, heavy) > 3
                assert await heavy == (400, "import-given-up")
            assert (await ana.get("/api/tables")).json() == (await ana.get("/api/campaigns")).json() == []

    asyncio.run(go())


# -- what is stored ----------------------------------------------------------------------------------------------------


def padded() -> dict[str, str]:
    """Records that are longer than any game needs."""
    text = some_record().text()
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


def test_a_padded_record_is_refused_and_not_stored(server: Server) -> None:
    ana = Person(server, "Ana")
    for text in padded().values():
        ana.post("/api/tables/import", {"record": text}, (400, 413))
    assert ana.get("/api/tables") == []
    ana.post("/api/tables/import", {"record": some_record().text()}, 201)
    assert len(ana.get("/api/tables")) == 1


def test_tables_that_say_the_same_as_the_shipped_ones_are_not_stored(server: Server) -> None:
    ana = Person(server, "Ana")
    table = ana.post("/api/tables/import", {"record": some_record(tables=GAMES["empires"].shipped).text()}, 201)["table"]
    with sqlite3.connect(server.database) as database:
        [stored] = database.execute("SELECT tables_hash, own_tables FROM tables WHERE id = ?", (table,)).fetchall()
    assert stored == (GAMES["empires"].shipped.hash, None)


def test_there_is_room_for_what_is_real() -> None:
    """Bodies are JSON: line breaks and accents are longer there."""
    record = some_record("maracaibo", tables=MARACAIBO.shipped, players=[Player("Ñ" * 40), Player("é" * 40)])
    said = json.dumps({"record": record.text()})
    assert len(said) * 5 < IMPORTS["/api/tables/import"]
    assert len(said) * 40 < IMPORTS["/api/campaigns/import"] and len(record.text()) * 40 < LARGEST_FILE


def test_a_campaign_with_tables_of_its_own_is_read_again_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """When it has been checked, the server reads each set of tables once."""
    changed = {file: text.replace('name = "Scout"', 'name = "Our scout"') for file, text in MARACAIBO.shipped.texts.items()}
    assert changed != MARACAIBO.shipped.texts
    own, campaign = Tables(changed), story(1)
    head = campaign.text().partition("caravela record 1")[0]
    record = replace(campaign.records[0], tables=own, tables_hash=own.hash).text()

    reads: list[str] = []

    def counted(text: str) -> dict[str, Any]:
        reads.append(text)
        return loads(text)

    loads = tomllib.loads
    monkeypatch.setattr(tomllib, "loads", counted)
    for games in (1, 10):
        from_file(head + record * games, store.Person("p", "", "en", {}, 0.0))
    assert 0 < len(reads) <= len(changed) and len(reads) == len(set(reads))
