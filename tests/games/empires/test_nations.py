"""Nation advantages (13), in the order of the table."""

import pytest

from caravela.games.empires.rules import numbers
from caravela.games.empires.rules.game import EMPIRES
from tests.games.empires.kit import Table, table


def nation(name: str, who: int = 0, round: int = 1, players: int = 4, **changes: str) -> Table:
    """One seat plays this nation, the others none."""
    return table(players=players, preset="deluxe_full", round=round, **changes).give_nation(who, name)


def uses(t: Table, who: int = 0) -> int:
    return t.view().players_at_table[who].uses


WINDOWS = {
    "england": ("dock", "ask-england"),
    "france": ("goods", "ask-france"),
    "holland": ("shipping", "ask-holland"),
    "italy": ("specialists", "ask-italy"),
}


# -- In common ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", list(WINDOWS))
def test_every_use_is_optional_and_an_unused_one_is_worth_nothing(name: str) -> None:
    """E-NAT-1, E-NAT-2: everybody sees how many are left."""
    box, question = WINDOWS[name]
    t = nation(name).stand_on("captain", 1).resolve(box)
    assert t.asks() == (0, question) and "no" in t.on_offer()
    left = uses(t)
    t.say("no")
    assert uses(t) == left > 0 and t.total(0) == 0
    assert [t.view(seat).players_at_table[0].uses for seat in (-1, 1, 2, 3)] == [left] * 4


def test_a_use_is_public() -> None:
    """E-NAT-1, E-NAT-2."""
    t = nation("france").resolve("goods").say(nation("france").resolve("goods").on_offer()[1])
    used = [event for event in t.log() if event.phrase.message == "event-used-nation"]
    assert [(event.who, event.seen_by) for event in used] == [(0, -1)]
    assert t.view(2).players_at_table[0].uses == 1 and t.view(2).players_at_table[0].used_now


@pytest.mark.parametrize(
    ("name", "expected"), [("england", 1), ("spain", 1), ("france", 2), ("portugal", 3), ("holland", 1), ("italy", 2)]
)
def test_each_nation_has_its_number_of_uses(name: str, expected: int) -> None:
    """E-NAT-2: as many as the boards say when they are dealt."""
    s = EMPIRES.start(6, EMPIRES.agree("deluxe_full", {"nations": "random"}), 5)
    player = next(player for player in EMPIRES.view(s, -1).players_at_table if player.nation == name)
    assert player.uses == expected


def test_without_nation_advantages_nobody_is_asked() -> None:
    """E-NAT-1, E-SETUP-17."""
    for name, (box, _) in WINDOWS.items():
        t = table().give_nation(0, name).stand_on("captain", 1).resolve(box)
        assert t.asks() is None or t.asks() == (1, "ask-specialist")


def test_a_window_is_only_for_its_nation() -> None:
    """E-NAT-1: four nations at the table, each asked before its own box and no other."""
    t = nation("france", 2).give_nation(0, "england").give_nation(1, "holland").give_nation(3, "italy").stand_on("captain", 0)
    t.happen(numbers.OPEN_BOX)
    asked = []
    while t.asks() and t.asks() != (0, "ask-specialist"):
        asked.append(t.asks())
        t.say("no")
    assert asked == [(0, "ask-england"), (2, "ask-france"), (1, "ask-holland"), (3, "ask-italy")]


# -- England -----------------------------------------------------------------------------------------------------------


def test_england_adds_two_colonists_and_arranges_all_workers_of_the_dock() -> None:
    """E-NAT-ENGLAND.1, E-NAT-ENGLAND.7: step by step, the new ones at the end, of all players; once per game."""
    t = nation("england").stand("dock", (1, "colonist"), (2, "soldier")).resolve("dock").say("use England")
    assert t.queue("dock") == [(1, "colonist"), (2, "soldier"), (0, "colonist"), (0, "colonist")]
    assert t.at("supply", 0)["colonist"] == 27 and uses(t) == 0
    choices = ["next a colonist of seat 1", "next a colonist of seat 2", "next a soldier of seat 3"]
    assert t.asks() == (0, "ask-arrange") and t.on_offer() == ["the rest as they stand", *choices]
    t.say("next a colonist of seat 1", "next a soldier of seat 3")
    assert t.on_offer() == ["the rest as they stand", "next a colonist of seat 1", "next a colonist of seat 2"]
    t.say("next a colonist of seat 1")  # one kind is left: it is fixed
    assert t.queue("dock") == [(0, "colonist"), (2, "soldier"), (0, "colonist"), (1, "colonist")]
    landed = []
    while t.asks():
        landed.append(t.view().decider)
        t.say("settle Caribbean")
    assert landed == [0, 2, 0, 1]
    assert t.resolve("dock").asks() is None
    t.conserved()


def test_england_may_leave_the_rest_as_they_stand() -> None:
    """E-NAT-ENGLAND.7."""
    t = nation("england").stand("dock", (1, "colonist"), (2, "soldier"), (3, "captain")).resolve("dock").say("use England")
    t.say("next a captain of seat 4", "the rest as they stand")
    assert t.queue("dock")[:3] == [(3, "captain"), (1, "colonist"), (2, "soldier")] and t.asks() == (3, "ask-land")


def test_england_works_with_a_full_dock() -> None:
    """E-NAT-ENGLAND.2, E-EDGE-74: no limit of spaces applies to the two colonists."""
    t = nation("england", players=2).stand("dock", (1, "colonist"), (1, "colonist"), (1, "colonist")).resolve("dock")
    t.say("use England")
    assert len(t.queue("dock")) == 5 > t.view().room["dock"]
    t.say("next a colonist of seat 1", "next a colonist of seat 1")
    landings = 0
    while t.asks():
        landings += 1
        t.say("settle Caribbean")
    assert landings == 5 and t.at("caribbean", 0) == {"colonist": 2} and t.at("caribbean", 1) == {"colonist": 3}
    t.conserved()


def test_england_arranges_workers_on_x_y_and_ships_too() -> None:
    """E-NAT-ENGLAND.3, E-NAT-ENGLAND.6: a numbered worker may come after them."""
    t = nation("england").stand("dock", (1, "colonist"), (1, "soldier", "X"), (2, "colonist", "Y"), (3, "merchant", "ship"))
    t.discover("peru").resolve("dock").say("use England")
    t.say("next a merchant of seat 4", "next a colonist of seat 3", "next a soldier of seat 2", "next a colonist of seat 1")
    t.say("next a colonist of seat 1")
    seats = []
    while t.asks():
        seats.append(t.view().decider)
        t.say("settle Peru")
    assert seats == [3, 2, 1, 0, 0, 1] and t.money(3) == 5
    t.conserved()


def test_england_may_use_an_empty_dock() -> None:
    """E-NAT-ENGLAND.4."""
    t = nation("england").resolve("dock").say("use England")
    assert t.queue("dock") == [(0, "colonist"), (0, "colonist")] and t.asks() == (0, "ask-land")


@pytest.mark.parametrize("left", [0, 1])
def test_england_adds_what_it_has_and_may_still_arrange(left: int) -> None:
    """E-NAT-ENGLAND.5."""
    t = nation("england").put("pool", 0, colonist=29 - left).stand("dock", (1, "colonist"), (2, "colonist")).resolve("dock")
    t.say("use England")
    assert len(t.queue("dock")) == 2 + left and t.asks() == (0, "ask-arrange")
    t.say("next a colonist of seat 3")
    assert t.queue("dock")[0] == (2, "colonist")
    t.conserved()


def test_university_follows_england_and_may_come_to_the_front() -> None:
    """E-EDGE-41, E-ROUND-7."""
    t = nation("england", round=4).own(1, "university").stand("dock", (1, "soldier"), (2, "colonist")).resolve("dock")
    assert t.asks() == (0, "ask-england")
    t.say("use England", "next a colonist of seat 1", "next a colonist of seat 1", "next a colonist of seat 3")
    assert t.asks() == (1, "ask-study") and "bring forward dock 4" in t.on_offer()
    t.say("bring forward dock 4")
    assert t.queue("dock") == [(1, "soldier"), (0, "colonist"), (0, "colonist"), (2, "colonist")]
    assert t.asks() == (1, "ask-land")
    t.conserved()


# -- Spain -------------------------------------------------------------------------------------------------------------


def test_spain_discovers_a_region_at_set_up_and_puts_a_soldier_there() -> None:
    """E-NAT-SPAIN.1, E-NAT-SPAIN.2, E-TV-58: without resistance; the plunder of the token and nothing for the soldier."""
    t = nation("spain").only_token("T15").happen(numbers.SPAIN_MAY)
    assert t.asks() == (0, "ask-spain") and len(t.on_offer()) == 1 + 8
    t.say("discover Virginia")
    assert t.at("virginia", 0) == {"soldier": 1} and t.money(0) == 4 and t.tokens(0) == ["T15"]
    assert t.at("supply", 0)["soldier"] == 9 and t.view().regions[2].discovered and uses(t) == 0
    t.conserved()


def test_spain_is_asked_once_before_the_first_round() -> None:
    """E-NAT-SPAIN.3, E-NAT-SPAIN.1, E-SETUP-16: declined, it is lost."""
    for choice, soldiers in (("no", 0), ("discover Peru", 1)):
        s = EMPIRES.start(6, EMPIRES.agree("deluxe_full", {"nations": "random"}), 5)
        decision = EMPIRES.decision(s)
        assert decision and decision.question.message == "ask-spain"
        view = EMPIRES.view(s, -1)
        assert view.round == 0 and view.players_at_table[decision.who].nation == "spain"
        EMPIRES.take(s, choice)
        after = EMPIRES.view(s, -1)
        assert after.round == 1 and after.decider == after.order[0] and after.players_at_table[decision.who].uses == 0
        assert after.regions[7].workers[decision.who].get("soldier", 0) == soldiers
        EMPIRES.check(s)


def test_spain_chooses_before_the_token_is_seen() -> None:
    """E-NAT-SPAIN.4: unless Advanced Reconnaissance shows them all."""
    t = nation("spain").happen(numbers.SPAIN_MAY)
    assert {region.token for region in t.view(0).regions} == {None}
    t = nation("spain", advanced_reconnaissance="true").happen(numbers.SPAIN_MAY)
    brazil = t.view(0).regions[8].token
    assert brazil is not None
    assert t.say("discover Brazil").tokens(0) == [brazil]


# -- France ------------------------------------------------------------------------------------------------------------


def test_france_takes_a_good_of_choice_before_the_box_resolves() -> None:
    """E-NAT-FRANCE.1, E-NAT-FRANCE.3: without a worker there."""
    t = nation("france").offer_goods(gold=1, fur=2, rice=1).stand("goods", (1, "colonist")).resolve("goods")
    assert t.asks() == (0, "ask-france") and t.on_offer() == ["no", "take gold", "take fur", "take rice"]
    t.say("take gold")
    assert t.goods(0) == {"gold": 1} and t.asks() == (1, "ask-good") and t.on_offer() == ["forgo", "take fur", "take rice"]
    t.conserved()


def test_france_leaves_the_last_worker_with_nothing() -> None:
    """E-NAT-FRANCE.2, E-EDGE-42."""
    t = nation("france").offer_goods(gold=1, fur=2, rice=1)
    t.stand("goods", (1, "colonist"), (2, "colonist"), (3, "colonist"), (1, "captain")).resolve("goods").say("take gold")
    t.say("take fur", "take fur", "take rice")
    assert t.asks() is None and t.goods(1) == {"fur": 1} and t.goods(2) == {"fur": 1} and t.goods(3) == {"rice": 1}
    assert t.at("supply", 1)["captain"] == 5
    t.conserved()


def test_france_may_do_it_twice_in_a_game_and_once_in_a_round() -> None:
    """E-NAT-FRANCE.1, E-NAT-2."""
    t = nation("france").offer_goods(fur=4).resolve("goods").say("take fur")
    assert t.resolve("goods").asks() is None  # in the same round
    t.happen(numbers.END_ROUND)
    assert t.resolve("goods").asks() == (0, "ask-france")
    t.say(t.on_offer()[1]).happen(numbers.END_ROUND)
    assert t.resolve("goods").asks() is None and sum(t.goods(0).values()) == 2


def test_france_is_not_asked_about_an_empty_box() -> None:
    """E-NAT-FRANCE.1, D-25."""
    assert nation("france").offer_goods().resolve("goods").asks() is None


# -- Portugal ----------------------------------------------------------------------------------------------------------


def test_portugal_may_explore_the_deck_while_regions_are_undiscovered() -> None:
    """E-NAT-PORTUGAL.1, E-NAT-PORTUGAL.2: resistance 3 whatever is printed; plunder, no colonist, and the card is kept."""
    t = nation("portugal").put("pool", 0, captain=1, soldier=1).put("pool", 1, captain=3).only_card("C16").resolve("discovery")
    assert "explore the deck as Portugal" in t.on_offer() and "explore the deck" not in t.on_offer()
    t.say("explore the deck as Portugal", "send a captain", "send a soldier")
    player = t.view().players_at_table[0]
    assert "event-card-won" in t.messages() and "event-card-failed" not in t.messages()
    assert player.cards == ["C16"] and t.money(0) == 7 + 3 and t.at("supply", 0)["colonist"] == 29 and uses(t) == 2
    assert t.asks() == (1, "ask-discover") and "explore the deck as Portugal" not in t.on_offer()
    t.conserved()


def test_portugal_can_fail_and_the_card_is_shuffled_back() -> None:
    """E-NAT-PORTUGAL.2, E-DISC-17: value 2 is not enough, though the printed resistance would not matter; the use is spent."""
    t = nation("portugal").put("pool", 0, captain=1).only_card("C01").resolve("discovery").say("explore the deck as Portugal")
    assert t.view().players_at_table[0].cards == [] and t.view().deck == 1 and uses(t) == 2 and t.money(0) == 0
    assert t.at("pool", 0) == {} and t.view().cards_unseen == ["C01"]
    t.conserved()


def test_that_is_portugals_one_expedition_of_the_round() -> None:
    """E-NAT-PORTUGAL.3."""
    t = nation("portugal").put("pool", 0, colonist=9).resolve("discovery").say("explore the deck as Portugal", "launch")
    assert t.asks() is None and t.at("pool", 0) == {"colonist": 8}


def test_portugal_may_still_do_it_when_everything_is_discovered() -> None:
    """E-NAT-PORTUGAL.4: resistance 3 instead of the printed 6."""
    for choice, cards in (("explore the deck as Portugal", ["C14"]), ("explore the deck", [])):
        t = nation("portugal").put("pool", 0, colonist=3).only_card("C14")
        t.s.undiscovered = 0
        t.resolve("discovery").say(choice, "send a colonist", "send a colonist")
        assert t.view().players_at_table[0].cards == cards


def test_plague_of_age_one_makes_portugals_resistance_two() -> None:
    """E-NAT-PORTUGAL.5."""
    t = nation("portugal").own(0, "plague_1").put("pool", 0, captain=1).only_card("C15").resolve("discovery")
    t.say("explore the deck as Portugal")
    assert t.view().players_at_table[0].cards == ["C15"]


def test_portugal_has_one_use_in_each_age() -> None:
    """E-NAT-PORTUGAL.6, E-NAT-PORTUGAL.1: used, it comes back with the next age; not used, it is lost."""
    t = nation("portugal").put("pool", 0, colonist=9)
    offered = {}
    for round in range(1, 9):
        t.s.round, t.s.acted = round, 0
        t.happen(numbers.DISCOVER_OR_NOT, 0)
        offered[round] = "explore the deck as Portugal" in t.on_offer()
        if round in (1, 5):
            t.say("explore the deck as Portugal", "launch")
        t.happen(numbers.END_ROUND)
    assert offered == {1: True, 2: False, 3: False, 4: True, 5: True, 6: False, 7: True, 8: True}
    lazy = nation("portugal", round=3)
    assert uses(lazy) == 3
    assert uses(lazy.happen(numbers.END_ROUND)) == 2
    lazy.s.round = 6
    assert uses(lazy.happen(numbers.END_ROUND)) == 1


def test_cards_that_portugal_took_early_are_gone_from_the_deck() -> None:
    """E-EDGE-39."""
    t = nation("portugal").put("pool", 0, captain=2).put("pool", 1, captain=4).resolve("discovery")
    t.say("explore the deck as Portugal", "send a captain")
    (card,) = t.view().players_at_table[0].cards
    t.say("no")
    t.s.undiscovered = 0
    assert t.view().deck == 15 and card not in t.view().cards_unseen
    t.resolve("discovery").say("explore the deck", "send a captain", "send a captain", "send a captain")
    (other,) = t.view().players_at_table[1].cards
    assert other != card and t.view().deck == 14
    t.conserved()


# -- Holland -----------------------------------------------------------------------------------------------------------


def test_holland_takes_the_ship_and_the_strongest_shipper_gets_nothing() -> None:
    """E-NAT-HOLLAND.1: nobody gets another; the workers go home as usual; once per game."""
    for strongest in (0, 1):
        t = nation("holland").put("shipping", strongest, captain=2).put("shipping", 2, colonist=1).resolve("shipping")
        assert t.asks() == (0, "ask-holland") and t.on_offer() == ["no", "take the ship"]
        t.say("take the ship")
        assert [t.ships(seat) for seat in range(4)] == [1, 0, 0, 0] and not t.view().ship_in_box and uses(t) == 0
        assert t.at("shipping", strongest) == {} and t.at("supply", strongest)["captain"] == 5
        t.happen(numbers.RESET)
        assert t.view().ship_in_box and t.resolve("shipping").asks() is None
        t.conserved()


def test_holland_may_leave_the_ship_to_the_box() -> None:
    """E-NAT-HOLLAND.1, E-NAT-1."""
    t = nation("holland").put("shipping", 1, captain=1).resolve("shipping").say("no")
    assert t.ships(1) == 1 and uses(t) == 1


def test_holland_needs_a_ship_in_the_box() -> None:
    """E-NAT-HOLLAND.2."""
    t = nation("holland")
    t.s.ship_in_box = 0
    assert t.resolve("shipping").asks() is None and uses(t) == 1


# -- Italian City-States -----------------------------------------------------------------------------------------------


def test_italy_replaces_a_worker_in_the_specialists_box() -> None:
    """E-NAT-ITALY.1, E-NAT-ITALY.3: an occupied space of another player; the ousted worker goes home."""
    t = nation("italy").stand_on("captain", 1, "soldier").stand_on("missionary", 0).stand_on("training", 2).resolve("specialists")
    assert t.asks() == (0, "ask-italy") and t.on_offer() == ["no", "oust from captain space", "oust from training space"]
    t.say("oust from captain space")
    assert t.at("supply", 1)["soldier"] == 10 and t.at("supply", 0)["colonist"] == 27 and uses(t) == 1
    t.say("take a missionary")
    assert t.asks() == (0, "ask-specialist")
    t.say("take a captain")
    assert t.at("available", 0) == {"captain": 1, "missionary": 1} and t.at("available", 1) == {}
    t.conserved()


def test_italy_pays_for_training_all_the_same() -> None:
    """E-NAT-ITALY.2."""
    t = nation("italy").stand_on("training", 1).give_money(0, 6).give_money(1, 9).resolve("specialists")
    t.say("oust from training space")
    assert t.asks() == (0, "ask-train")
    t.say("take a soldier")
    assert t.money(0) == 1 and t.money(1) == 9 and t.at("available", 0) == {"soldier": 1}
    poor = nation("italy").stand_on("training", 1).give_money(0, 4).resolve("specialists").say("oust from training space")
    assert poor.asks() is None and poor.at("available", 0) == {}


def test_italy_is_not_asked_when_only_its_own_workers_stand_there() -> None:
    """E-NAT-ITALY.3."""
    assert nation("italy").stand_on("captain", 0).resolve("specialists").asks() == (0, "ask-specialist")
    assert nation("italy").resolve("specialists").asks() is None


def test_italy_uses_a_colonist_or_else_any_other_worker() -> None:
    """E-NAT-ITALY.4."""
    t = nation("italy").stand_on("captain", 1).resolve("specialists").say("oust from captain space")
    figure = t.view().specialists["captain"]
    assert figure and (figure.seat, figure.kind) == (0, "colonist")
    t = nation("italy").out_of(0, "colonist", "captain", "merchant").stand_on("missionary", 1).resolve("specialists")
    t.say("oust from missionary space")
    figure = t.view().specialists["missionary"]
    assert figure and (figure.seat, figure.kind) == (0, "missionary")
    t.conserved()


def test_italy_needs_a_worker_in_supply() -> None:
    """E-NAT-ITALY.5."""
    t = nation("italy").out_of(0, "colonist", "captain", "merchant", "missionary", "soldier", "builder").stand_on("captain", 1)
    assert t.resolve("specialists").asks() == (1, "ask-specialist") and uses(t) == 2


def test_italy_may_do_it_twice_in_a_game_and_once_in_a_round() -> None:
    """E-NAT-ITALY.1, E-NAT-2."""
    t = nation("italy").stand_on("captain", 1).stand_on("merchant", 2).resolve("specialists").say("oust from captain space")
    assert t.asks() == (2, "ask-specialist")
    t.say("forgo", "forgo").stand_on("captain", 1)
    assert t.resolve("specialists").asks() == (1, "ask-specialist")  # in the same round
    t.say("forgo").happen(numbers.END_ROUND)
    t.stand_on("captain", 1).resolve("specialists").say("oust from captain space", "forgo").happen(numbers.END_ROUND)
    assert t.stand_on("captain", 1).resolve("specialists").asks() == (1, "ask-specialist") and uses(t) == 0
    t.conserved()


def test_the_log_tells_englands_colonists_and_its_new_order() -> None:
    """E-NAT-1, E-NAT-ENGLAND.7: and a worker from X still stands on X."""
    t = table(nations="random").give_nation(0, "england")
    for seat in (1, 2, 3):
        t.s.nation[seat] = -1
    t.stand("dock", (1, "captain"), (2, "soldier", "X")).resolve("dock").say("use England", "next a soldier of seat 3")
    assert t.messages().count("event-gained-worker") == 2 and "event-arranged" in t.messages()
    assert t.dock()[0] == (2, "soldier", "X")
