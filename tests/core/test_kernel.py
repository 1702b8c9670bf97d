"""The kernel: what is said first is done first, one option is no choice, and what a copy shares."""

import pytest

from caravela.build import COMPILED
from caravela.core.codec import digest, restore, snapshot
from caravela.core.events import Journal
from caravela.core.refused import Refused
from caravela.core.state import State, advance, bit, count, play_randomly, take

PLAIN_ONLY = pytest.mark.skipif(COMPILED, reason="a compiled state has no plain Python subclasses")

# Effects of a toy game: one that says a word, one that says three things to do, and one that asks
SAY, PLAN, ASK = range(3)

if not COMPILED:

    class Toy(State):
        """Writes down what happened, in order. PLAN n says: SAY 10n, PLAN n-1, SAY 10n + 1. ASK n offers n options."""

        def __init__(self, like: "Toy | None" = None) -> None:
            super().__init__(like)
            self.said: list[tuple[int, int]] = like.said[:] if like else []

        def copy(self) -> "Toy":
            return Toy(self)

        def happen(self, effect: int, who: int, n: int) -> None:
            if effect == SAY:
                self.said.append((who, n))
            elif effect == PLAN and n > 0:
                self.then(SAY, who, 10 * n)
                self.then(PLAN, who, n - 1)
                self.then(SAY, who, 10 * n + 1)
            elif effect == ASK:
                for option in range(n):
                    self.offer(option)

        def chosen(self, effect: int, who: int, n: int, option: int) -> None:
            self.said.append((who, 100 * n + option))
            self.then(SAY, who, 1)
            self.then(SAY, who, 2)


@PLAIN_ONLY
def test_what_is_said_first_is_done_first() -> None:
    s = Toy()
    s.then(PLAN, 1, 2)
    advance(s)
    assert s.over
    assert s.said == [(1, 20), (1, 10), (1, 11), (1, 21)]


@PLAIN_ONLY
def test_what_a_choice_leads_to_is_done_before_what_waited() -> None:
    s = Toy()
    s.then(SAY, 0, 9)
    s.then(ASK, 3, 2)
    advance(s)
    assert s.who == 3 and s.on_offer() == [0, 1] and not s.over
    take(s, 1)
    assert s.said == [(3, 201), (3, 1), (3, 2), (0, 9)]
    assert s.over and s.on_offer() == []


@PLAIN_ONLY
def test_a_single_option_is_taken_and_no_option_is_passed_over() -> None:
    s = Toy()
    s.then(SAY, 0, 9)
    s.then(ASK, 2, 0)
    s.then(ASK, 2, 1)
    advance(s)
    assert s.over
    assert s.said == [(2, 100), (2, 1), (2, 2), (0, 9)]


@PLAIN_ONLY
def test_a_waiting_effect_remembers_its_seat_and_a_large_number() -> None:
    s = Toy()
    s.then(SAY, 15, 1_234_567_890_123)
    s.then(SAY, 0, -5)
    advance(s)
    assert sorted(s.said) == [(0, -5), (15, 1_234_567_890_123)]


@PLAIN_ONLY
def test_a_copy_goes_its_own_way_and_nobody_listens_to_it() -> None:
    s = Toy()
    s.journal = Journal()
    s.then(SAY, 0, 9)
    s.then(ASK, 1, 3)
    advance(s)
    other = s.copy()
    before = snapshot(s)
    assert snapshot(other) == before and other.journal is None and other.fate is None
    take(other, 2)
    assert snapshot(s) == before and s.said == [] and other.over
    assert play_randomly(s, 5) == 1 and s.over


def test_options_are_offered_in_the_order_of_their_nouns() -> None:
    s = State()
    s.offer(7)
    s.offer_each(20, 0b10011)
    s.offer_each(40, 0)
    s.offer_each(50, bit(61))
    assert s.on_offer() == [7, 20, 21, 24, 111]


def test_a_set_has_up_to_62_members() -> None:
    for n in range(62):
        assert bit(n) == 1 << n
        assert count(bit(n)) == 1
    assert count(0) == 0 and count((1 << 62) - 1) == 62


def test_only_what_lies_within_stack_and_offer_is_saved() -> None:
    s = State()
    for n in range(5):
        s.then(1, 2, n)
        s.offer(n)
    s.depth, s.offered = 2, 3
    said = snapshot(s)
    assert said["todo"] == [0x201, 0x1201]
    assert said["options"] == [0, 1, 2]
    t = State()
    restore(t, said)
    assert snapshot(t) == said and digest(t) == digest(s)


def test_the_seed_is_no_part_of_the_table_but_all_else_is() -> None:
    s, t = State(), State()
    t.seed = 5
    assert digest(s) == digest(t)
    t.barrier = 1
    assert digest(s) != digest(t)
    assert digest(State()) == "01a1dbdc5ad270f7"


def test_a_snapshot_of_something_else_is_refused() -> None:
    said = snapshot(State())
    for wrong in ({}, said | {"money": 3}, {name: value for name, value in said.items() if name != "seed"}):
        with pytest.raises(Refused) as refused:
            restore(State(), wrong)
        assert refused.value.message == "snapshot-wrong"
