"""Clocks: what can be agreed, who pays for which time, and what undo and bots do to them."""

import random

import pytest

from caravela.core.refused import Refused
from caravela.table.clock import BREATH, DAY, Clock, Clocks
from caravela.text import LANGUAGES, Speaker

MOVE = Clock("move", 2 * DAY)
BANK = Clock("bank", 1800, 30)


# -- what can be agreed ------------------------------------------------------------------------------------------------


def test_a_clock_is_read_as_it_was_said() -> None:
    assert Clock.read(None) is None
    assert Clock.read({"kind": "move", "seconds": 172800}) == MOVE
    assert Clock.read({"kind": "bank", "seconds": 1800, "increment": 30}) == BANK
    assert Clock.read({"kind": "bank", "seconds": 1800}) == Clock("bank", 1800)
    for clock in (MOVE, BANK):
        assert Clock.read(clock.said()) == clock


@pytest.mark.parametrize(
    ("said", "message"),
    [
        ("an hour", "clock-not-one"),
        ([], "clock-not-one"),
        ({}, "clock-unknown"),
        ({"kind": "sand", "seconds": 60}, "clock-unknown"),
        ({"kind": ["move"], "seconds": 60}, "clock-unknown"),
        ({"kind": "move"}, "clock-range"),
        ({"kind": "move", "seconds": 0}, "clock-range"),
        ({"kind": "move", "seconds": -5}, "clock-range"),
        ({"kind": "move", "seconds": 31 * DAY}, "clock-range"),
        ({"kind": "move", "seconds": "60"}, "clock-range"),
        ({"kind": "move", "seconds": 60.5}, "clock-range"),
        ({"kind": "move", "seconds": float("nan")}, "clock-range"),
        ({"kind": "move", "seconds": True}, "clock-range"),
        ({"kind": "bank", "seconds": 60, "increment": -1}, "clock-range"),
        ({"kind": "bank", "seconds": 60, "increment": None}, "clock-range"),
        ({"kind": "bank", "seconds": 60, "increment": 2 * DAY}, "clock-range"),
        ({"kind": "move", "seconds": 60, "increment": 5}, "clock-field"),
        ({"kind": "bank", "seconds": 60, "x" * 9999: 5}, "clock-field"),
    ],
)
def test_nonsense_is_refused_with_one_sentence(said: object, message: str) -> None:
    with pytest.raises(Refused) as refused:
        Clock.read(said)
    assert refused.value.message == message
    for language in LANGUAGES:
        text = Speaker(language).refusal(refused.value)
        assert text.endswith(".") and len(text) < 300 and message not in text


# -- so long for each turn ---------------------------------------------------------------------------------------------


def test_decisions_that_follow_one_another_share_one_span() -> None:
    clocks = Clocks(MOVE, 3, 1000)
    assert clocks.runs() == -1 and clocks.deadline() is None
    clocks.turn(0, 1000)
    clocks.turn(0, 1000 + DAY)
    assert clocks.runs() == 0
    assert clocks.deadline() == 1000 + 2 * DAY
    assert clocks.left(0, 1000 + DAY) == DAY
    assert clocks.left(1, 1000 + DAY) == 2 * DAY


def test_every_turn_has_a_new_span() -> None:
    clocks = Clocks(MOVE, 2, 0)
    clocks.turn(0, 0)
    clocks.turn(1, DAY)
    assert clocks.deadline() == 3 * DAY
    clocks.turn(0, DAY + 5)
    assert clocks.deadline() == 3 * DAY + 5


def test_nobody_has_less_than_nothing() -> None:
    clocks = Clocks(MOVE, 2, 0)
    clocks.turn(0, 0)
    assert clocks.left(0, 9 * DAY) == 0
    assert clocks.deadline() == 2 * DAY
    clocks.turn(0, 9 * DAY)
    assert clocks.left(0, 9 * DAY) == 0


def test_nothing_runs_when_the_game_is_over() -> None:
    clocks = Clocks(BANK, 2, 0)
    clocks.turn(0, 0)
    clocks.turn(-1, 100)
    assert clocks.runs() == -1 and clocks.deadline() is None
    assert clocks.left(0, 9999) == 1800 - 100 + 30


# -- a bank ------------------------------------------------------------------------------------------------------------


def test_a_bank_is_spent_and_grows_when_a_turn_ends() -> None:
    clocks = Clocks(BANK, 2, 0)
    clocks.turn(0, 0)
    clocks.turn(0, 60)
    assert clocks.left(0, 100) == 1700
    clocks.turn(1, 100)
    assert clocks.left(0, 500) == 1730
    assert clocks.left(1, 500) == 1400
    clocks.turn(0, 500)
    assert clocks.left(1, 900) == 1430
    assert clocks.deadline() == 500 + 1730


# -- undo --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("clock", [MOVE, BANK])
def test_undo_hands_the_turn_back_as_it_was(clock: Clock) -> None:
    """No increment for a turn that goes on, no new span for whoever ends a turn and takes it back."""
    clocks = Clocks(clock, 2, 0)
    clocks.turn(0, 0)
    clocks.turn(1, 100)
    clocks.turn(0, 400, undone=True)
    assert clocks.runs() == 0
    assert clocks.left(0, 400) == clock.seconds - 100
    assert clocks.left(1, 400) == clock.seconds
    clocks.turn(1, 450)
    assert clocks.left(1, 450) == clock.seconds
    clocks.turn(0, 460, undone=True)
    assert clocks.left(0, 460) == clock.seconds - 150


def test_undo_may_go_back_past_several_seats_and_the_end() -> None:
    clocks = Clocks(BANK, 3, 0)
    clocks.turn(0, 0)
    clocks.turn(1, 10)
    clocks.turn(2, 30)
    clocks.turn(-1, 60)
    clocks.turn(0, 100, undone=True)
    assert [clocks.left(seat, 100) for seat in range(3)] == [1790, 1800, 1800]
    clocks.turn(2, 100, undone=True)  # nobody remembers that turn: no increment for seat 0
    assert [clocks.left(seat, 100) for seat in range(3)] == [1790, 1800, 1800]


# -- bots --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("clock", [MOVE, BANK])
def test_a_bot_never_runs_out(clock: Clock) -> None:
    clocks = Clocks(clock, 2, 0, bots={1})
    clocks.turn(1, 0)
    assert clocks.runs() == -1 and clocks.deadline() is None
    assert clocks.left(1, 9 * DAY) is None


def test_a_bot_takes_over_and_the_person_returns() -> None:
    clocks = Clocks(BANK, 2, 0)
    clocks.turn(0, 0)
    clocks.hand_over(0, True, 1800)
    assert clocks.deadline() is None and clocks.left(0, 1800) is None
    clocks.turn(1, 1801)
    clocks.turn(0, 1900)
    clocks.hand_over(0, False, 2000)
    assert clocks.left(0, 2000) == BREATH
    assert clocks.deadline() == 2000 + BREATH
    clocks.hand_over(0, False, 2010)
    assert clocks.left(0, 2010) == BREATH - 10


def test_who_leaves_and_returns_has_what_was_left() -> None:
    clocks = Clocks(MOVE, 2, 0)
    clocks.turn(0, 0)
    clocks.hand_over(0, True, DAY)
    clocks.hand_over(0, False, 5 * DAY)
    assert clocks.left(0, 5 * DAY) == DAY
    assert clocks.runs() == 0


def test_a_person_who_returns_has_no_more_than_a_span() -> None:
    clocks = Clocks(Clock("move", 10), 2, 0)
    clocks.turn(0, 0)
    clocks.hand_over(0, True, 99)
    clocks.hand_over(0, False, 100)
    assert clocks.left(0, 100) == 10


# -- times -------------------------------------------------------------------------------------------------------------


def test_a_clock_that_jumps_back_gives_nobody_time() -> None:
    clocks = Clocks(BANK, 2, 1000)
    clocks.turn(0, 1000)
    clocks.turn(0, 1100)
    assert clocks.left(0, 500) == 1700
    clocks.turn(1, 200)
    assert clocks.left(0, 200) == 1730
    assert clocks.left(1, 1150) == 1750
    assert clocks.deadline() == 1100 + 1800


def test_time_is_neither_made_nor_lost() -> None:
    """Random games: banks and what was thought add up, and the same acts told again give the same clocks."""
    for seed in range(50):
        luck = random.Random(seed)
        acts: list[tuple[int, int]] = []
        at, turns, before = 0, 0, -1
        for _ in range(200):
            seat = luck.randrange(3)
            turns += before not in (-1, seat)
            before = seat
            acts.append((seat, at))
            at += luck.randrange(4)
        one, two = Clocks(BANK, 3, 0), Clocks(BANK, 3, 0)
        for seat, moment in acts:
            one.turn(seat, moment)
        for seat, moment in acts:
            two.turn(seat, moment)
            two.left(seat, moment + 1)
        banks = [one.left(seat, at) for seat in range(3)]
        assert banks == [two.left(seat, at) for seat in range(3)]
        assert sum(bank for bank in banks if bank is not None) == 3 * 1800 + 30 * turns - at
