"""Looking back: any move of any game, without beginning at the start each time, and without anybody at the table waiting."""

import asyncio
import json
import random
import threading
from pathlib import Path

import pytest

from caravela.core.record import Replay
from caravela.games import GAMES, find_game
from caravela.table.store import Act, Seat, TableRow
from caravela.table.table import Table
from caravela.web.app import Serving, make_app
from caravela.web.hub import Hub
from caravela.web.past import EVERY, Past, as_it_is
from caravela.web.scene import SPECTATOR, Viewer
from tests.web.kit import within

ANA = Viewer("ana", "en", [0])


def table_after(name: str, moves: int) -> Table:
    """A game of two people who take anything, so many moves old."""
    game = find_game(name)
    row = TableRow(
        "t",
        name,
        game.version,
        game.shipped.hash,
        game.agree(game.default_preset, {}),
        "",
        "ana",
        status="playing",
        secret=b"s" * 32,
    )
    table = Table(row, [Seat(0, name="Ana"), Seat(1, name="Bruno", colour=1)], [])
    go_on(table, moves)
    return table


def go_on(table: Table, moves: int, seed: int = 1) -> None:
    luck = random.Random(seed)
    for _ in range(moves):
        decision = table.playing.decision
        if decision is None:
            break
        table.apply(Act(table.number + 1, "take", decision.who, luck.choice(decision.options), (), 1.0))


@pytest.mark.parametrize("name", GAMES)
def test_every_move_is_shown_as_it_was_wherever_one_comes_from(name: str) -> None:
    table = table_after(name, 60)
    past = Past()
    truth = Replay(table.game, table.record)
    views = []
    for move in range(table.moves + 1):
        truth.to(move)
        views.append(table.game.view(truth.state, SPECTATOR))
    moves = range(table.moves + 1)
    for move in [*moves, *reversed(moves), *random.Random(2).choices(moves, k=30)]:
        play = past.at(as_it_is(table), move)
        assert play.view(SPECTATOR) == views[move] and len(play.log) == move + 1
        assert play.log == truth.log[: move + 1]


def test_the_next_step_begins_near_by(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_after("empires", 150)
    past, steps = Past(), 0
    step = Replay.step

    def counted(self: Replay) -> None:
        nonlocal steps
        steps += 1
        step(self)

    monkeypatch.setattr(Replay, "step", counted)
    past.at(as_it_is(table), 150)
    assert steps == 150
    for move in [*range(150, -1, -1), *range(151)]:
        steps = 0
        past.at(as_it_is(table), move)
        assert steps < EVERY


def test_what_was_taken_back_is_no_longer_shown() -> None:
    table = table_after("empires", 40)
    past = Past()
    past.at(as_it_is(table), 40)
    undone = 0
    while table.playing.can_undo(table.record.moves[-1].seat):
        table.apply(Act(table.number + 1, "undo", table.record.moves[-1].seat, "", (), 1.0))
        undone += 1
    assert undone
    go_on(table, 5, seed=9)
    last = len(table.record.moves)
    assert past.at(as_it_is(table), last).view(SPECTATOR) == table.playing.view(SPECTATOR)


def test_a_table_as_it_is_does_not_change_with_the_real_one() -> None:
    table = table_after("santamaria", 20)
    now, told = as_it_is(table), Past()
    before = told.told(now, ANA, SPECTATOR, 10, "en")
    go_on(table, 20)
    assert now.moves == 20 and Past().told(now, ANA, SPECTATOR, 10, "en") == before
    assert json.loads(before)["move"] == 10


def test_the_table_goes_on_while_somebody_looks_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it takes to show the past."""
    app = make_app(Serving(str(tmp_path / "t.db"), bots=1))
    looking, enough = threading.Event(), threading.Event()
    told = Past.told

    def slowly(self: Past, *given: object) -> str:
        looking.set()
        enough.wait(20)
        return told(self, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(Past, "told", slowly)

    async def go() -> None:
        async with within(app) as browser:
            hub: Hub = app.state.hub
            await browser.get("/api/me")
            seats = [{"kind": "me", "name": "Ana"}, {"kind": "here", "name": "Bruno"}]
            made = (await browser.post("/api/tables", json={"game": "empires", "preset": "first", "seats": seats})).json()
            live = await hub.live(made["table"])
            back = asyncio.create_task(browser.get(f"/api/tables/{made['table']}/at/0"))
            await asyncio.to_thread(looking.wait)
            decision = live.table.playing.decision
            assert decision is not None
            await asyncio.wait_for(live.act("take", decision.who, decision.options[0], 0), 20)
            assert live.table.moves == 1 and not back.done()
            enough.set()
            answer = await back
            assert answer.status_code == 200 and answer.json()["move"] == 0 and answer.json()["parts"]

    asyncio.run(go())
