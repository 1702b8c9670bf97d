"""Hidden and public information (section 7), and what a refusal tells."""

import dataclasses
import random
from collections import Counter

import pytest

from caravela.core.codec import snapshot
from caravela.core.state import take
from caravela.games.maracaibo.rules import numbers
from caravela.games.maracaibo.rules.components import AREA_IDS, CARD_IDS, CARDS
from caravela.games.maracaibo.rules.game import MARACAIBO
from caravela.games.maracaibo.rules.state import Maracaibo
from tests.games.maracaibo.kit import Table, table

RULES = [(version, players) for version in (1, 2) for players in (1, 2, 4)]


def test_a_hand_is_only_counted() -> None:
    """M-INFO-1: the owner sees the faces."""
    t = table(3).hand(0, "A01", "B002").hand(1, "A03")
    for viewer in (-1, 0, 1, 2):
        players = MARACAIBO.view(t.s, viewer).players_at_table
        assert [player.hand_size for player in players] == [2, 1, 0]
        assert [player.hand is not None for player in players] == [seat == viewer for seat in range(3)]
    assert MARACAIBO.view(t.s, 0).players_at_table[0].hand == ["A01", "B002"]
    assert "B002" not in str(MARACAIBO.view(t.s, 1))


@pytest.mark.parametrize(("option", "seen"), [("true", ["A01"]), ("false", [None])])
def test_planned_cards(option: str, seen: list[str | None]) -> None:
    """M-INFO-2: face up for everybody; face down with the option."""
    t = table(2, open_planning=option).hand(0, "A01").happen(numbers.END_TURN).say("plan A01")
    assert MARACAIBO.view(t.s, 1).players_at_table[0].planned == seen
    assert MARACAIBO.view(t.s, 0).players_at_table[0].planned == ["A01"]
    told = [event for event in t.log() if event.seen_by in (-1, 1)]
    assert any("planned" in event.phrase.message for event in told)
    named = [event.phrase["card"] for event in told if event.phrase.message == "event-planned"]
    assert named == ([CARD_IDS.index("A01")] if option == "true" else [])


def test_what_lies_in_front_of_the_players_is_public() -> None:
    """M-INFO-3, M-INFO-7, M-INFO-13: tableau, workers, tracks, display and discard pile."""
    t = table(2).own(0, "A33", "A51").give(0, doubloons=7, cp=4, workers=1).influence(0, spain=5).income(0, 12, 3)
    t.display("B001", "B002", "B003", "B004").discarded("A09", "A10")
    me = MARACAIBO.view(t.s, 1).players_at_table[0]
    assert [one.card for one in me.tableau] == ["A33", "A51"] and me.assistants == ["A51"]
    assert (me.doubloons, me.cp, me.workers, me.income_doubloons, me.income_vp, me.compasses) == (7, 4, 1, 12, 3, 2)
    view = MARACAIBO.view(t.s, -1)
    assert view.display == ["B001", "B002", "B003", "B004"] and view.discard == ["A09", "A10"]
    assert view.story_card == "75"


def test_nobody_knows_what_was_not_used() -> None:
    """M-INFO-11, M-INFO-6, M-INFO-10: nothing of it is decided, so nothing of it can be told."""
    s = MARACAIBO.start(3, MARACAIBO.agree("single", {}), 5)
    assert isinstance(s, Maracaibo)
    view = MARACAIBO.view(s, 0)
    assert [building for building in view.prestige if building][1:] == []
    assert len([place for place in view.locations if place.city_tile]) == 4
    assert sum(1 for card in range(CARDS) if s.where[card] == numbers.IN_BOX) > 61


def test_a_card_of_the_display_is_known_to_whoever_saw_it_taken() -> None:
    """M-INFO-15, M-INFO-1: it stays in every world that another seat imagines; the view does not tell it."""
    t = table(2).display("B001", "B002").give(0, doubloons=2)
    t.happen(numbers.FILL_HAND, 0, 0, numbers.FILLING).say("take B001", "draw", "draw", "draw")
    drawn = [name for name in t.in_hand(0) if name != "B001"]
    worlds = []
    for seed in range(12):
        world = MARACAIBO.imagine(t.s, 1, seed)
        assert isinstance(world, Maracaibo)
        assert world.in_hand(0, CARD_IDS.index("B001"))
        worlds.append([CARD_IDS[i] for i in range(CARDS) if world.in_hand(0, i) and CARD_IDS[i] != "B001"])
    assert any(hand != drawn for hand in worlds) and all(len(hand) == 3 for hand in worlds)
    assert "B001" not in str(MARACAIBO.view(t.s, 1).players_at_table[0])


def test_hands_dealt_at_the_start_are_a_cards_in_every_world() -> None:
    """M-INFO-1, M-INFO-6, M-SETUP-9: what was dealt can only be an A card; what was drawn can be any card of the deck."""
    s = MARACAIBO.start(3, MARACAIBO.agree("single", {}), 3)
    kinds = set()
    for seed in range(10):
        world = MARACAIBO.imagine(s, 0, seed)
        assert isinstance(world, Maracaibo)
        for seat in (1, 2):
            held = [i for i in range(CARDS) if world.in_hand(seat, i)]
            assert len(held) == 8 and all(card < 56 for card in held)
            kinds.add(tuple(held))
        assert [int(n) for n in world.hand[:8]] == [int(n) for n in s.hand[:8]]  # type: ignore[attr-defined]
    assert len(kinds) == 20


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("preset", ["single", "single_hard", "campaign"])
def test_no_view_changes_when_what_is_hidden_is_dealt_anew(players: int, preset: str) -> None:
    """M-INFO-1, M-INFO-4, M-INFO-6, M-INFO-14: in the whole game; nothing is created or lost."""
    luck = random.Random(players)
    closed = "true" if players % 2 else "false"
    s = MARACAIBO.start(players, MARACAIBO.agree(preset, {"open_planning": closed}), players)
    n = 0
    while not s.over:
        n += 1
        if n % 5 == 0:
            seat = luck.randrange(-1, players)
            world = MARACAIBO.imagine(s, seat, n)
            assert MARACAIBO.view(world, seat) == MARACAIBO.view(s, seat)
            assert MARACAIBO.view(world, -1) == MARACAIBO.view(s, -1)
            MARACAIBO.check(world)
        take(s, luck.choice(s.on_offer()))


@pytest.mark.parametrize(("players", "planning"), [(1, "true"), (2, "true"), (3, "false"), (4, "true")])
def test_worlds_follow_from_what_a_seat_may_know_and_from_luck(players: int, planning: str) -> None:
    """M-INFO-1, 2, 4, 6, 14: from tables that a seat cannot tell apart, the same luck leads to the same world."""
    luck = random.Random(players)
    s = MARACAIBO.start(players, MARACAIBO.agree("single_hard", {"open_planning": planning}), players)
    n = 0
    while not s.over:
        n += 1
        if n % 9 == 0:
            seat = luck.randrange(-1, players)
            other = MARACAIBO.imagine(s, seat, n)
            assert snapshot(MARACAIBO.imagine(other, seat, 5)) == snapshot(MARACAIBO.imagine(s, seat, 5))
        take(s, luck.choice(s.on_offer()))


def test_every_hidden_card_is_as_likely_as_any_other() -> None:
    """M-INFO-6: a card drawn from the first deck is a card that is certainly in it, or one of the B cards nobody has seen."""
    t = table(2).deck("A01", "A02", "A03")
    t.s.hidden = 2
    for name in ("B001", "B002", "B003", "B004"):
        t.s.where[CARD_IDS.index(name)] = numbers.IN_BOX
    t.s.boxed = 4
    t.hand(1, "A03")
    drawn: Counter[str] = Counter()
    for seed in range(1000):
        world = MARACAIBO.imagine(t.s, 0, seed)
        assert isinstance(world, Maracaibo)
        drawn.update([name for i, name in enumerate(CARD_IDS) if world.in_hand(1, i)])
        assert world.deck_size() == 4
    assert all(150 < drawn[name] < 250 for name in ("A01", "A02", "A03")), drawn
    assert all(60 < drawn[name] < 140 for name in ("B001", "B002", "B003", "B004")) and drawn.total() == 1000, drawn


# -- who is asked ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("version", "players"), RULES)
def test_skipping_a_delivery_does_not_tell_that_one_holds_the_good(version: int, players: int) -> None:
    """M-INFO-16, M-MARKET-2: at a market that takes goods everybody is asked. Alone, and before rules version 2, only who can."""
    hides = version > 1 and players > 1
    for hand, asked in (("A02", True), ("A03", hides)):
        t = Table(players, version=version).city("4", "CT02").hand(0, hand).closely().main(0, "4").say("city action")
        assert (t.asks() == (0, "ask-deliver")) == asked
    t.discs(0, **dict.fromkeys(AREA_IDS, 0)).main(0, "4").say("city action")
    assert t.asks() != (0, "ask-deliver"), "everybody sees that no disc is left"


@pytest.mark.parametrize(("version", "players"), RULES)
def test_who_cannot_buy_passes_like_who_does_not_want_to(version: int, players: int) -> None:
    """M-INFO-16, M-INT-1: each is asked in turn, whatever they hold; so the number of moves tells nothing."""
    hides = version > 1 and players > 1
    t = Table(players, version=version).closely().interim()
    asked = 0
    while t.asks() is not None and t.asks()[1] == "ask-buy-or-points":  # type: ignore[index]
        assert t.on_offer() == ["2 points"]
        asked += 1
        t.say("2 points")
    assert asked == (players if hides else 0)


@pytest.mark.parametrize(("version", "players"), RULES)
def test_who_pays_with_the_last_fitting_cards_is_asked_for_each(version: int, players: int) -> None:
    """M-INFO-16, M-CARD-7: B012 asks for three herbs. With four there is a choice; with three the moves are as many."""
    hides = version > 1 and players > 1
    for hand, choices in ((("A04", "A05", "A10"), [1, 1, 1] if hides else []), (("A04", "A05", "A10", "A15"), [4, 3, 2])):
        t = Table(players, version=version).hand(0, "B012", *hand).give(0, doubloons=5).closely().village().say("buy B012")
        offered: list[int] = []
        while t.asks() == (0, "ask-pay-card"):
            offered.append(len(t.on_offer()))
            t.say(t.on_offer()[0])
        assert offered == choices


def test_whoever_pays_can_pay_in_every_world() -> None:
    """M-MIS-3, M-INFO-1: in the midst of a payment others know that the rest can be paid, and nothing more."""
    t = table(3).hand(0, "B012", "A04", "A05", "A10").give(0, doubloons=5).closely().village().say("buy B012")
    hands = set()
    for seed in range(12):
        world = MARACAIBO.imagine(t.s, 1, seed)
        decision = MARACAIBO.decision(world)
        assert decision is not None and decision.who == 0 and decision.question == MARACAIBO.question(t.s)
        assert MARACAIBO.view(world, 1) == MARACAIBO.view(t.s, 1)
        hands.add(decision.options)
    assert len(hands) > 3


def test_a_seat_always_knows_more_than_a_spectator() -> None:
    """M-INFO-4: at least the career that went back."""
    t = table(2)
    assert MARACAIBO.knows_more(t.s, 0)
    assert dataclasses.replace(MARACAIBO.view(t.s, 0), seat=-1) != MARACAIBO.view(t.s, -1)


@pytest.mark.parametrize(
    ("location", "name", "clause"),
    [
        ("6", "city action", "M-MAIN-1"),
        ("11", "village actions", "M-MAIN-1"),
        ("6", "mission Q01", "M-MIS-1"),
        ("6", "use A52", "M-ASST-4"),
        ("6", "buy A01", "M-CARD-1"),
        ("6", "sail 8", "M-TURN-1"),
        ("6", "take B001", "M-HAND-1"),
        ("6", "task 1", "M-CAREER-1"),
        ("6", "worker for combat points", "M-CARD-PERM-8"),
    ],
)
def test_a_refusal_names_its_clause(location: str, name: str, clause: str) -> None:
    """M-GEN-7: what is written on cards and tiles comes first; else the clause that keeps it closed."""
    assert table().main(0, location, 1).why_not(name) == clause


def test_refusals_in_a_village() -> None:
    """M-CARD-3, M-CARD-2, M-ASST-1, M-PRES-2, M-PRES-6, M-VILL-7, M-FREE-2."""
    t = table().hand(0, "A01", "A51").give(0, doubloons=1).building("PB1").invest(0, "PB1").village()
    assert t.why_not("buy A01") == "M-CARD-3" and t.why_not("buy A03") == "M-CARD-2"
    assert t.why_not("invest PB2") == "M-PRES-2" and t.why_not("invest PB1") == "M-PRES-6"
    assert t.why_not("raise flag") == "M-VILL-7"
    t.give(0, doubloons=9, workers=0).village()
    assert t.why_not("buy A51") == "M-ASST-1"
    t.plan(0, "A10", "A11", "A12").village()
    assert t.why_not("plan A01") == "M-FREE-2"


def test_refusals_at_sea_and_at_the_display() -> None:
    """M-SAIL-3, M-SAIL-8, M-SAIL-6, M-SAIL-12, M-RUL-4."""
    t = table().ship(0, "8").turn(0)
    assert t.why_not("sail 6") == "M-SAIL-3" and t.why_not("sail 19") == "M-SAIL-8"
    assert t.why_not("sail 21a") == "M-SAIL-6" and t.why_not("sail 9a") == "M-SAIL-12"
    t = table().display("B001").give(0, doubloons=1).happen(numbers.FILL_HAND, 0, 0, numbers.FILLING)
    assert t.why_not("take B002") == "M-HAND-2"


@pytest.mark.parametrize("shown", [0, 1])
def test_a_refusal_does_not_tell_what_lies_face_down(shown: int) -> None:
    """M-INFO-2, M-INFO-5, M-FREE-4: that a card is planned is said to its owner, and to others only when they see it."""
    t = Table(2, open_planning="false" if shown else "true").plan(0, "A01").plan(1, "A03")
    t.s.shown = shown
    t.give(0, doubloons=5).hand(0, "B012", "A04", "A05", "A10", "A15").closely().village().say("buy B012")
    assert t.asks() == (0, "ask-pay-card")
    assert t.why_not("discard A01") == "M-FREE-4"
    assert t.why_not("discard A03") == t.why_not("discard A07") == "M-MIS-4"
