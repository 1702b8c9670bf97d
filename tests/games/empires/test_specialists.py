"""Specialists (rules 7.8): six spaces, and what they give."""

import pytest

from caravela.core.events import Term
from caravela.games.empires.rules import numbers
from caravela.games.empires.rules.components import CAUSE_IDS, KIND_IDS
from caravela.games.empires.rules.game import EMPIRES
from tests.games.empires.kit import Table, table

SPACES = ["missionary", "merchant", "soldier", "captain", "builder", "training"]
SPECIALISTS = ["captain", "merchant", "missionary", "soldier", "builder"]


def asked_kind(t: Table) -> str:
    """Which specialist the question is about; Training is about any."""
    decision = EMPIRES.decision(t.s)
    assert decision is not None
    kinds = [term for term in decision.question.terms if isinstance(term, Term) and term.name == "kind"]
    return KIND_IDS[int(kinds[0].value)] if kinds else "training"


def test_the_spaces_resolve_from_left_to_right() -> None:
    """E-SPEC-1: the order in which they were taken does not matter."""
    t = table(builders="true").give_money(1, 5)
    for space, seat in zip(reversed(SPACES), [1, 0, 3, 2, 1, 0], strict=True):
        t.stand_on(space, seat)
    t.resolve("specialists")
    asked = []
    while (question := t.asks()) is not None:
        asked.append((question[0], asked_kind(t)))
        t.say("forgo")
    assert asked == [(0, "missionary"), (1, "merchant"), (2, "soldier"), (3, "captain"), (0, "builder"), (1, "training")]


@pytest.mark.parametrize("preset", ["first", "deluxe_base"])
def test_without_builders_captain_is_followed_by_training(preset: str) -> None:
    """E-SPEC-1."""
    t = table(preset=preset).give_money(0, 5)
    for space in ["training", "captain", "soldier", "merchant", "missionary"]:
        t.stand_on(space, 0)
    t.resolve("specialists")
    asked = []
    while t.asks():
        asked.append(asked_kind(t))
        t.say("forgo")
    assert asked == ["missionary", "merchant", "soldier", "captain", "training"]


@pytest.mark.parametrize("kind", SPECIALISTS)
def test_a_named_space_gives_one_of_its_type_for_next_round(kind: str) -> None:
    """E-SPEC-2: from supply to available; the worker on the space goes home."""
    t = table(builders="true").stand_on(kind, 2).resolve("specialists")
    assert t.asks() == (2, "ask-specialist") and t.on_offer() == ["forgo", f"take a {kind}"]
    before = t.at("supply", 2)[kind]
    t.say(f"take a {kind}")
    assert t.at("available", 2) == {kind: 1} and t.at("supply", 2)[kind] == before - 1
    assert t.at("supply", 2)["colonist"] == 29 and t.money(2) == 0 and t.messages() == ["event-gained-worker"]
    assert t.asks() is None
    t.happen(numbers.RESET)
    while t.asks() != (2, "ask-place"):
        t.say("place a colonist on shipping")
    assert f"place a {kind} on dock" in t.on_offer(), "next round it can be placed"
    t.conserved()


def test_training_costs_five_dollars_for_a_specialist_of_any_type_or_nothing() -> None:
    """E-SPEC-3."""
    t = table().give_money(0, 6).stand_on("training", 0).resolve("specialists")
    assert t.on_offer() == ["forgo", "take a captain", "take a merchant", "take a missionary", "take a soldier"]
    t.say("take a merchant")
    assert t.money(0) == 1 and t.at("available", 0) == {"merchant": 1} and t.messages() == ["event-paid", "event-gained-worker"]
    assert [CAUSE_IDS[int(event.phrase["cause"])] for event in t.log()] == ["training", "training"]
    unpaid = table().give_money(0, 6).stand_on("training", 0).resolve("specialists").say("forgo")
    assert unpaid.messages() == ["event-forwent"]
    assert unpaid.money(0) == 6 and unpaid.at("available", 0) == {} and unpaid.at("supply", 0)["colonist"] == 29
    poor = table().give_money(0, 4).stand_on("training", 0).resolve("specialists")
    assert poor.asks() is None and poor.money(0) == 4 and poor.at("available", 0) == {}
    assert poor.at("supply", 0)["colonist"] == 29
    t.conserved()


def test_training_may_give_a_builder_when_builders_are_used() -> None:
    """E-SPEC-4."""
    t = table(builders="true").give_money(0, 5).stand_on("training", 0).resolve("specialists").say("take a builder")
    assert t.at("available", 0) == {"builder": 1} and t.money(0) == 0
    without = table().give_money(0, 5).stand_on("training", 0).resolve("specialists")
    assert "take a builder" not in without.on_offer()


@pytest.mark.parametrize(("builders", "most"), [("false", 5), ("true", 6)])
def test_each_space_gives_one_specialist_in_a_round(builders: str, most: int) -> None:
    """E-SPEC-5: a player on all spaces gains five, or six with builders."""
    t = table(builders=builders).give_money(0, 50)
    for space in SPACES:
        if space != "builder" or builders == "true":
            t.stand_on(space, 0)
    t.resolve("specialists")
    while t.asks():
        t.say(t.on_offer()[1])
    assert sum(t.at("available", 0).values()) == most and t.money(0) == 45
    assert all(figure is None for figure in t.view().specialists.values()) and len(t.view().specialists) == most
    t.conserved()


@pytest.mark.parametrize("standing", ["colonist", "captain", "merchant", "missionary", "soldier"])
def test_the_type_of_the_worker_on_the_space_does_not_matter(standing: str) -> None:
    """E-SPEC-6."""
    t = table().stand_on("captain", 0, standing).resolve("specialists").say("take a captain")
    assert t.at("available", 0) == {"captain": 1}
    assert t.at("supply", 0).get(standing, 0) + (standing == "captain") == {"colonist": 29, "captain": 5, "merchant": 5}.get(
        standing, 10
    )
    t.conserved()


def test_the_specialist_may_be_forgone() -> None:
    """E-SPEC-7: the worker goes home all the same."""
    t = table().stand_on("soldier", 0, "merchant").resolve("specialists").say("forgo")
    assert t.at("available", 0) == {} and t.at("supply", 0)["merchant"] == 5 and t.at("supply", 0)["soldier"] == 10
    assert "event-forwent" in t.messages()


@pytest.mark.parametrize("preset", ["first", "deluxe_base"])
@pytest.mark.parametrize("kind", ["captain", "merchant", "missionary", "soldier"])
def test_with_none_in_supply_a_swap_may_provide_the_specialist(preset: str, kind: str) -> None:
    """E-SPEC-8: a colonist takes the place of the one on the map."""
    t = table(preset=preset).put("peru", 0, **{kind: 1}).put("virginia", 1, **{kind: 1}).out_of(0, kind).stand_on(kind, 0)
    t.resolve("specialists")
    assert t.asks() == (0, "ask-swap") and asked_kind(t) == kind and t.on_offer() == ["no", f"swap a {kind} in Peru"]
    declined = table(preset=preset).put("peru", 0, **{kind: 1}).out_of(0, kind).stand_on(kind, 0).resolve("specialists")
    declined.say("no")
    assert declined.at("available", 0) == {} and declined.at("peru", 0) == {kind: 1}
    t.say(f"swap a {kind} in Peru")
    assert t.at("available", 0) == {kind: 1} and t.at("peru", 0) == {"colonist": 1}
    assert t.messages() == ["event-swapped", "event-gained-worker"]
    assert CAUSE_IDS[int(t.log()[1].phrase["cause"])] == "specialists"
    t.conserved()


def test_a_builder_or_what_no_swap_can_provide_is_not_gained() -> None:
    """E-SPEC-8: nothing is asked; builders never come back from the map."""
    t = table(builders="true").put("peru", 0, builder=2).out_of(0, "builder", "captain")
    t.stand_on("captain", 0).stand_on("builder", 0).resolve("specialists")
    assert t.asks() is None and t.at("available", 0) == {} and t.at("peru", 0) == {"builder": 2}
    assert t.at("supply", 0)["colonist"] == 29
    t.conserved()


def test_training_offers_only_what_supply_or_a_swap_can_provide() -> None:
    """E-SPEC-9: captains by a swap, soldiers from supply, merchants and missionaries not at all."""
    t = table().give_money(0, 5).put("peru", 0, captain=1).out_of(0, "captain", "merchant", "missionary")
    t.stand_on("training", 0).resolve("specialists")
    assert t.on_offer() == ["forgo", "take a captain", "take a soldier"]
    t.say("take a captain", "swap a captain in Peru")
    assert t.at("available", 0) == {"captain": 1} and t.at("peru", 0) == {"colonist": 1} and t.money(0) == 0
    t.conserved()


@pytest.mark.parametrize(("preset", "offered"), [("deluxe_base", ["forgo", "take a captain"]), ("first", [])])
@pytest.mark.parametrize("space", ["captain", "training"])
def test_the_last_captain_may_train_itself_in_the_deluxe_edition(preset: str, offered: list[str], space: str) -> None:
    """E-SPEC-8, E-SPEC-9, E-EDGE-10: it is home before the gain is taken; in the first edition only when the box is done."""
    t = table(preset=preset).give_money(0, 5).stand_on(space, 0, "captain")
    t.out_of(0, "captain", "merchant", "missionary", "soldier").resolve("specialists")
    assert t.on_offer() == offered
    if offered:
        t.say("take a captain")
    assert t.at("available", 0) == ({"captain": 1} if offered else {})
    assert t.money(0) == (0 if offered and space == "training" else 5)
    t.conserved()


def test_training_cannot_be_paid_when_no_specialist_is_obtainable() -> None:
    """E-SPEC-9."""
    t = table().give_money(0, 50).out_of(0, "captain", "merchant", "missionary", "soldier").stand_on("training", 0)
    t.resolve("specialists")
    assert t.asks() is None and t.money(0) == 50 and t.at("available", 0) == {} and t.at("supply", 0)["colonist"] == 29
    t.conserved()
