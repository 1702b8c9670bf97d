"""Whatever game is there can be chosen in the lobby, and its table is drawn."""

import asyncio
from pathlib import Path

import pytest

from caravela.games import GAMES
from caravela.web.app import Serving, make_app
from tests.web.kit import within


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_listed_and_its_table_is_drawn(name: str, tmp_path: Path) -> None:
    app = make_app(Serving(str(tmp_path / "t.db"), bots=1))

    async def go() -> None:
        async with within(app) as browser:
            await browser.get("/api/me")
            listed = {game["name"]: game for game in (await browser.get("/api/games")).json()}
            game = listed[name]
            assert game["title"] != name and game["emblem"].startswith("<")
            seats = [{"kind": "me", "name": "Ana"}, {"kind": "here", "name": "Bruno"}]
            asked = {"game": name, "preset": game["default"], "seats": seats}
            table = (await browser.post("/api/tables", json=asked)).json()["table"]
            scene = (await browser.get(f"/api/tables/{table}/at/0")).json()
            assert [sheet["id"] for sheet in scene["sheets"]] == ["board", "mat-0", "mat-1"]
            for sheet in scene["sheets"]:
                assert sheet["parts"] and all(
                    scene["parts"][f"{sheet['id']}/{part}"].startswith("<g ") for part in sheet["parts"]
                )
            assert scene["status"].endswith(".") and scene["where"]

    asyncio.run(go())
