"""Why an option is not open: the clause that a player is shown, in positions of every question that has several to give."""

import random

import pytest

from caravela.games import FACES
from caravela.games.empires.rules import numbers
from caravela.games.empires.rules.boxes import taking
from caravela.games.empires.rules.components import AVAILABLE, BY_TRAINING, SOLDIER
from caravela.games.empires.rules.game import EMPIRES
from tests.games.empires.kit import Table, table


def clauses(t: Table, *names: str) -> list[str]:
    """What is said of options that are closed."""
    assert not set(names) & set(t.on_offer())
    return [EMPIRES.why_not(t.s, EMPIRES.options.numbers[name]) for name in names]


def test_a_worker_is_not_placed_where_it_cannot_stand() -> None:
    t = table(preset="first").put("available", 0, colonist=3).stand("initiative", (0, "colonist")).stand_on("captain", 1)
    t.happen(numbers.PLACE_WORKER)
    places = [f"place a colonist on {place}" for place in ("initiative", "captain space", "builder space", "dock by ship")]
    assert clauses(t, *places) == ["E-PLACE-6", "E-PLACE-8", "E-OPT-4", "E-PLACE-14"]
    assert clauses(t, "place a soldier on shipping", "pass", "settle Peru") == ["E-TERM-4", "E-PLACE-2", "E-PLACE-2"]
    assert clauses(t, "look at Peru", "look at the deck") == ["E-VAR-RECON.1", "E-VAR-RECON.2"]
    sailing = table(preset="deluxe_full", nations="off").put("available", 0, colonist=2).own(0, "mayflower")
    assert clauses(sailing.happen(numbers.PLACE_WORKER), "place a colonist on dock by ship") == ["E-B-MAYFLOWER.1"]


def test_a_building_is_sold_or_too_dear_or_lies_there_twice() -> None:
    tiles = ("settlers", "settlers_2", "navigator", "spoils_ship")
    t = table().offer_tiles(*tiles).give_money(0, 10).stand("buildings", (0, "colonist")).happen(numbers.BUY_BUILDING)
    assert clauses(t, "buy second Settlers", "buy Monastery") == ["E-EDGE-71", "E-BUILD-3"]
    poor = table().offer_tiles(*tiles).stand("buildings", (0, "colonist")).happen(numbers.BUY_BUILDING)
    assert clauses(poor, "buy Navigator") == ["E-BUILD-7"]


def test_what_belongs_to_another_question_is_answered_by_the_one_that_is_asked() -> None:
    t = table().offer_tiles("navigator").give_money(0, 10).stand("buildings", (0, "colonist")).happen(numbers.BUY_BUILDING)
    assert set(clauses(t, "bring forward initiative 1", "bid 3", "buy 1 VP", "explore Peru")) == {"E-BUILD-1"}
    mustering = table().put("pool", 0, colonist=1, captain=1).happen(numbers.DISCOVER_OR_NOT).say("explore Peru")
    assert set(clauses(mustering, "explore Brazil", "explore the deck", "launch")) == {"E-DISC-3"}


def test_nobody_goes_where_nobody_has_been() -> None:
    t = table().stand("dock", (0, "colonist")).happen(numbers.LAND_WORKER)
    assert clauses(t, "settle Peru", "to Peru", "pass") == ["E-INV-2", "E-INV-2", "E-DOCK-2"]


def test_an_expedition_needs_a_goal_and_workers() -> None:
    t = table(players=2, advanced_reconnaissance="true").put("pool", 0, colonist=2).discover("brazil")
    t.token("peru", "T15").token("florida", "T01").happen(numbers.DISCOVER_OR_NOT)
    assert clauses(t, "explore Brazil", "explore Peru", "explore the deck") == ["E-DISC-4", "E-DISC-21", "E-DISC-14"]
    assert clauses(t, "explore the deck as Portugal", "send a colonist", "launch") == ["E-NAT-PORTUGAL.1", "E-DISC-3", "E-DISC-2"]
    idle = table(reconnaissance="true").give_money(0, 5).happen(numbers.DISCOVER_OR_NOT)
    assert clauses(idle, "explore Peru") == ["E-DISC-3"]


@pytest.mark.parametrize(("sent", "clause"), [((), "E-DISC-3"), (("send a colonist",), "E-DISC-21")])
def test_a_launch_that_must_fail_against_an_open_token_is_closed(sent: tuple[str, ...], clause: str) -> None:
    """E-DISC-21; before anybody is named it lacks workers, not strength."""
    t = table(players=2, advanced_reconnaissance="true").put("pool", 0, colonist=5, captain=1).token("peru", "T15")
    t.happen(numbers.DISCOVER_OR_NOT).say("explore Peru", *sent)
    assert clauses(t, "launch") == [clause]


def test_a_battle_needs_two_sides_and_a_soldier() -> None:
    t = table().put("caribbean", 0, colonist=1).put("caribbean", 1, soldier=1).put("caribbean", 2, colonist=1)
    t.put("peru", 0, soldier=1).stand("warfare", (0, "colonist")).happen(numbers.DECLARE)
    battles = [f"battle in {where}" for where in ("Caribbean against seat 1", "Peru against seat 2", "Caribbean against seat 3")]
    assert clauses(t, *battles, "war against seat 2") == ["E-WAR-4", "E-WAR-5", "E-WAR-6", "E-WAR-8"]
    assert clauses(t, "battle in Caribbean against seat 6", "no") == ["E-WAR-4", "E-WAR-1"]
    assert "battle in Caribbean against seat 2" in t.on_offer()


@pytest.mark.parametrize(("preset", "clause"), [("deluxe_base", "E-B-UNIVERSITY.2"), ("first", "E-B-UNIVERSITY.3")])
def test_university_moves_own_workers_forward(preset: str, clause: str) -> None:
    t = table(preset=preset, round=4).own(0, "university")
    t.stand("buildings", (1, "colonist"), (0, "colonist")).stand("dock", (0, "colonist")).happen(numbers.STUDY)
    moves = [f"bring forward {place}" for place in ("buildings 1", "dock 1", "goods 2")]
    assert clauses(t, *moves, "pass") == ["E-B-UNIVERSITY.4", "E-EDGE-44", clause, "E-B-UNIVERSITY.1"]


def test_specialists_come_from_supply_or_by_a_swap() -> None:
    t = table().out_of(0, "captain").stand_on("training", 0).give_money(0, 9).happen(numbers.TRAIN)
    assert clauses(t, "take a captain", "take a colonist", "pass") == ["E-SPEC-9", "E-SPEC-9", "E-SPEC-3"]
    swap = taking(SOLDIER, AVAILABLE, BY_TRAINING)
    t = table().put("caribbean", 0, soldier=10, builder=1).happen(numbers.TAKE_WORKER, 0, swap)
    assert clauses(t, "swap a builder in Caribbean", "swap a soldier in Peru") == ["E-DOCK-14", "E-DOCK-13"]


@pytest.mark.parametrize(
    ("auction", "clause", "rule"),
    [(numbers.AUCTION_FOR_ORDER, "E-AUC1-4", "E-AUC1-3"), (numbers.AUCTION_FOR_POSITION, "E-AUC2-6", "E-AUC2-5")],
)
def test_a_bid_is_more_than_the_last_and_not_more_than_one_has(auction: int, clause: str, rule: str) -> None:
    t = table().give_money(0, 5)
    t.s.bid = 2
    assert clauses(t.happen(auction, 0, 1), "bid 6", "bid 2", "buy 1 VP") == [clause, rule, rule]


def test_points_are_bought_with_what_one_has() -> None:
    t = table(round=3, vp_purchase="true").give_money(0, 2).happen(numbers.BUY_VICTORY_POINTS)
    assert clauses(t, "buy 3 VP", "pass") == ["E-VPB-3", "E-VPB-1"]


@pytest.mark.parametrize(("players", "preset"), [(2, "first"), (4, "deluxe_full")])
def test_every_option_that_is_not_open_names_a_clause_of_the_rules(players: int, preset: str) -> None:
    page = FACES["empires"].clauses().texts
    luck = random.Random(players)
    s = EMPIRES.start(players, EMPIRES.agree(preset, {}), 5)
    while (decision := EMPIRES.decision(s)) is not None:
        if luck.random() < 0.1:
            on_offer = s.on_offer()
            rules = {EMPIRES.why_not(s, i) for i in range(700) if i not in on_offer}
            assert rules <= set(page) and decision.rule in page
        EMPIRES.take(s, luck.choice(decision.options))
