"""What somebody brings is checked in a process of its own: whatever happens to it, one refusal is all that comes of it."""

import asyncio
import os
import signal
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from caravela.core.record import Player, Record
from caravela.core.refused import Refused
from caravela.games import find_game
from caravela.table.checking import Checkers, check
from caravela.table.play import Play
from caravela.table.thinking import Thinkers
from tests.cli.test_campaign import story
from tests.table.hostile import hostile
from tests.web.kit import until

EMPIRES = find_game("empires")


def some_record() -> Record:
    play = Play.begin(EMPIRES, EMPIRES.agree("deluxe_base", {}), [Player("Ana"), Player("Bruno", "novice")], b"x" * 32)
    for _ in range(12):
        decision = play.decision
        assert decision is not None
        play.take(decision.who, decision.options[0])
    return play.record


def with_checkers(work: Callable[[Checkers], Coroutine[Any, Any, None]], **limits: Any) -> None:
    async def go() -> None:
        checkers = Checkers(**limits)
        try:
            await work(checkers)
        finally:
            checkers.close()

    asyncio.run(go())


async def refusal(checkers: Checkers, kind: str, text: str = "") -> Refused:
    with pytest.raises(Refused) as refused:
        await checkers.check(kind, text)
    return refused.value


# -- what is checked ---------------------------------------------------------------------------------------------------


def test_records_and_campaigns_are_played_through() -> None:
    record = some_record()
    check("record", record.text())
    campaign = story(1)
    check("campaign", campaign.text())
    for kind, text, message in [
        ("record", record.text().replace("pause", "end 1 2"), "verify-scores"),
        ("record", record.text(with_secret=False), "verify-no-seed"),
        ("record", campaign.text(), "record-not-one"),
        ("campaign", record.text(), "campaign-format"),
        ("campaign", campaign.text().partition("caravela record")[0], "campaign-empty"),
        ("campaign", campaign.text().replace("\nseed 00", "\nseed 01"), "verify-commitment"),
    ]:
        with pytest.raises(Refused) as refused:
            check(kind, text)
        assert refused.value.message == message


def test_a_process_says_what_is_wrong_as_the_server_would() -> None:
    async def work(checkers: Checkers) -> None:
        text = some_record().text()
        await checkers.check("record", text)
        refused = await refusal(checkers, "record", text.replace("rules 1", "rules 2"))
        assert refused.message == "record-unknown-version" and refused.about == {"version": 2, "known": 1}
        await checkers.check("record", text)

    with_checkers(work)


# -- what a process may take -------------------------------------------------------------------------------------------


def test_what_takes_too_long_is_given_up_with_a_sentence_and_the_next_one_is_checked(caplog: pytest.LogCaptureFixture) -> None:
    """Also when the process ends in the midst of it."""

    async def work(checkers: Checkers) -> None:
        for kind in ("loop", "sleep", "die"):
            assert (await refusal(checkers, kind)).message == "import-given-up"
        await checkers.check("fine", "")

    with_checkers(work, at_once=1, seconds=0.5, check=hostile)
    assert reasons(caplog) == ["time", "time", "exit 7"]


def reasons(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Why checks were given up, for who runs the server."""
    return [vars(line)["reason"] for line in caplog.records if line.message == "check given up"]


def test_what_takes_too_much_memory_is_given_up(caplog: pytest.LogCaptureFixture) -> None:
    async def work(checkers: Checkers) -> None:
        assert (await refusal(checkers, "eat")).message == "import-given-up"
        await checkers.check("fine", "")

    with_checkers(work, at_once=1, memory=1 << 29, check=hostile)
    assert reasons(caplog) == ["MemoryError: "]


def test_a_mistake_of_ours_is_a_refusal_too_and_the_process_is_not_used_again() -> None:
    async def work(checkers: Checkers) -> None:
        first = (await refusal(checkers, "pid")).about["pid"]
        assert (await refusal(checkers, "refuse")).about == {"line": 3, "text": "x" * 500}
        assert (await refusal(checkers, "pid")).about["pid"] == first
        assert (await refusal(checkers, "raise")).message == "import-given-up"
        second = (await refusal(checkers, "pid")).about["pid"]
        assert second != first and isinstance(second, int)
        os.kill(second, signal.SIGKILL)  # while it has nothing to do
        until(lambda: not is_alive(second))
        assert (await refusal(checkers, "pid")).about["pid"] not in (first, second)

    with_checkers(work, at_once=1, check=hostile)


def is_alive(pid: int) -> bool:
    """A process of which any thread is left; its first one may be a zombie before the others have ended."""
    threads = Path(f"/proc/{pid}/task").glob("*/stat")
    return any(thread.read_text().rpartition(")")[2].split()[0] not in "ZX" for thread in threads)


def test_bots_think_on_while_something_is_given_up() -> None:
    async def work(checkers: Checkers) -> None:
        thinkers = Thinkers(1)
        try:
            given_up = asyncio.create_task(refusal(checkers, "loop"))
            play = Play.resume(EMPIRES, some_record())
            for _ in range(3):
                decision = play.decision
                assert decision is not None
                play.take(decision.who, await thinkers.choose(play, decision.who, "novice"))
            assert (await given_up).message == "import-given-up"
        finally:
            thinkers.close()

    with_checkers(work, at_once=1, seconds=0.5, check=hostile)


# -- who may bring something -------------------------------------------------------------------------------------------


def test_one_thing_for_a_person_at_a_time_and_a_queue_that_ends() -> None:
    async def work(checkers: Checkers) -> None:
        async with checkers.turn_of("ana"):
            with pytest.raises(Refused) as refused:
                async with checkers.turn_of("ana"):
                    pass
            assert refused.value.message == "import-one-at-a-time"
            async with checkers.turn_of("bruno"), checkers.turn_of("chiara"):
                with pytest.raises(Refused) as refused:
                    async with checkers.turn_of("diego"):
                        pass
                assert refused.value.message == "import-busy"
            async with checkers.turn_of("diego"):
                pass
        async with checkers.turn_of("ana"):
            pass

    with_checkers(work, at_once=1, waiting=2, check=hostile)


def test_those_who_wait_get_their_turn() -> None:
    async def work(checkers: Checkers) -> None:
        asked = [refusal(checkers, "pid") for _ in range(5)]
        pids = {refused.about["pid"] for refused in await asyncio.gather(*asked)}
        assert len(pids) == 1

    with_checkers(work, at_once=1, check=hostile)
