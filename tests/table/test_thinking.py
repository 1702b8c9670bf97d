"""Bots think in processes of their own: they choose what is open, alike when asked again, and survive a worker that dies."""

import asyncio
import os
import signal
import time
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from caravela.bots import LEVELS
from caravela.core.record import Player
from caravela.games import find_game
from caravela.table.play import Play
from caravela.table.thinking import Thinkers, awake

EMPIRES = find_game("empires")


def begun(n: int = 3, **changes: str) -> Play:
    players = [Player(f"P{seat}", "novice") for seat in range(n)]
    return Play.begin(EMPIRES, EMPIRES.agree("deluxe_base", changes), players, b"x" * 32)


def with_thinkers(work: Callable[[Thinkers], Coroutine[Any, Any, None]]) -> None:
    async def go() -> None:
        thinkers = Thinkers(1)
        try:
            await thinkers.wake()
            await work(thinkers)
        finally:
            thinkers.close()

    asyncio.run(go())


def test_a_bot_chooses_what_is_open_and_alike_when_asked_again() -> None:
    async def work(thinkers: Thinkers) -> None:
        play = begun()
        for _ in range(15):
            decision = play.decision
            assert decision is not None
            choices = [await thinkers.choose(play, decision.who, level) for level in ("novice", "novice", "random")]
            assert choices[0] == choices[1] and set(choices) <= set(decision.options)
            play.take(decision.who, choices[0])
        assert len(play.record.moves) == 15

    with_thinkers(work)


def test_every_level_thinks_at_a_table_and_quick_ones_do_not_wait_for_those_who_think_long() -> None:
    async def work(thinkers: Thinkers) -> None:
        play = begun()
        decision = play.decision
        assert decision is not None
        for level in LEVELS:
            assert await thinkers.choose(play, decision.who, level) in decision.options
            assert len(thinkers._pools) == (2 if level in ("expert", "master") else 1)

    with_thinkers(work)


def test_thinking_changes_nothing_at_the_table() -> None:
    async def work(thinkers: Thinkers) -> None:
        play = begun(reconnaissance="true")
        before = play.record.text()
        await thinkers.choose(play, play.decider, "casual")
        first = await thinkers.advise(play)
        assert await thinkers.advise(play) == first and len(thinkers._pools) == 2, "hints have workers of their own"
        assert play.record.text() == before and play.state().seed == begun(reconnaissance="true").state().seed

    with_thinkers(work)


def test_who_may_ask_for_hints_finds_the_worker_ready() -> None:
    async def work(thinkers: Thinkers) -> None:
        play = begun()
        await thinkers.get_ready(play)
        waiting = set(thinkers._pools["hint"].processes)
        await thinkers.get_ready(play)
        assert (await thinkers.advise(play)).candidates
        assert waiting and set(thinkers._pools["hint"].processes) == waiting

    with_thinkers(work)


def test_a_worker_that_dies_is_replaced_and_asked_again() -> None:
    async def work(thinkers: Thinkers) -> None:
        play = begun()
        decision = play.decision
        assert decision is not None
        expected = await thinkers.choose(play, decision.who, "novice")
        for pid in list(thinkers._pools["quick"].processes):
            os.kill(pid, signal.SIGKILL)
        assert await thinkers.choose(play, decision.who, "novice") == expected
        questions = [thinkers.choose(play, decision.who, "novice") for _ in range(6)]
        gathered = asyncio.gather(*questions)
        await asyncio.sleep(0)
        for pid in list(thinkers._pools["quick"].processes):
            os.kill(pid, signal.SIGKILL)
        assert await gathered == [expected] * 6

    with_thinkers(work)


def test_whoever_does_not_wait_any_more_keeps_nobody_else_from_an_answer() -> None:
    async def work(thinkers: Thinkers) -> None:
        play = begun()
        for _ in range(3):
            given_up = asyncio.create_task(thinkers.choose(play, play.decider, "novice"))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            given_up.cancel()
        assert await thinkers.choose(play, play.decider, "novice")
        assert len(thinkers._pools["quick"].processes) == 1

    with_thinkers(work)


def test_what_goes_wrong_in_a_worker_is_told_to_who_asked_and_the_worker_goes_on() -> None:
    async def work(thinkers: Thinkers) -> None:
        with pytest.raises(ZeroDivisionError):
            await thinkers._ask("quick", divmod, 1, 0)
        with pytest.raises(RuntimeError, match="Odd"):
            await thinkers._ask("quick", be_odd)
        assert await thinkers._ask("quick", awake)
        assert len(thinkers._pools["quick"].processes) == 1

    with_thinkers(work)


class Odd(Exception):
    """One that no other process can make."""

    def __init__(self, one: object, another: object) -> None:
        super().__init__(one)


def be_odd() -> None:
    raise Odd(1, 2)


def test_meanwhile_the_server_does_other_things() -> None:
    """The longest pause of the event loop is short, however long the bot thinks."""

    async def work(thinkers: Thinkers) -> None:
        play = begun(6)
        pauses: list[float] = []

        async def tick() -> None:
            while True:
                began = time.perf_counter()
                await asyncio.sleep(0.005)
                pauses.append(time.perf_counter() - began)

        ticking = asyncio.create_task(tick())
        await asyncio.gather(*[thinkers.choose(play, play.decider, "casual") for _ in range(10)])
        ticking.cancel()
        assert pauses and sorted(pauses)[len(pauses) // 2] < 0.1

    with_thinkers(work)
