"""Precedence (0.4), the terms and invariants of section 1, and the component tables of section 3."""

import shutil
from pathlib import Path

import pytest

from caravela.core.refused import Refused
from caravela.core.state import State, advance, take
from caravela.games.empires.rules import numbers
from caravela.games.empires.rules.components import GOODS, KIND_IDS, REGION_NAMES, SUPPLY
from caravela.games.empires.rules.game import EMPIRES
from caravela.games.empires.rules.numbers import PILE
from caravela.games.empires.rules.state import Empires
from tests.games.empires.kit import Table, table

EDITIONS = ["first", "deluxe_base"]


def begin(players: int, preset: str, seed: int = 1, **changes: str) -> Empires:
    s = EMPIRES.start(players, EMPIRES.agree(preset, changes), seed)
    assert isinstance(s, Empires)
    return s


def take_at_random(s: State, luck: int) -> int:
    luck = (luck * 1103515245 + 12345) & 0x7FFFFFFF
    take(s, s.options[(luck >> 8) % s.offered])
    return luck


def in_order(t: Table, *seats: int) -> Table:
    for i, seat in enumerate(seats):
        t.s.order[i] = seat
    return t


def targets(t: Table, kind: str = "colonist") -> list[str]:
    """Where a worker of this kind can be placed now."""
    verb = f"place a {kind} on "
    return [name.removeprefix(verb) for name in t.on_offer() if name.startswith(verb)]


# -- Precedence (0.4) --------------------------------------------------------------------------------------------------


def test_a_building_beats_a_general_rule() -> None:
    """E-PREC-1: a full dock takes nobody, but Mayflower brings a ship; goods are kept, but Trading House sells them."""
    t = table(2, round=4).put("available", 0, colonist=1).put("available", 1, colonist=1).stand("dock", *[(1, "colonist")] * 3)
    t.own(0, "mayflower").give_ships(0, 1).give_ships(1, 1)
    assert "dock by ship" in targets(t.happen(numbers.PLACE_WORKER, 0)) and "dock" not in targets(t)
    assert "dock by ship" not in targets(t.happen(numbers.PLACE_WORKER, 1)) and "dock" not in targets(t)
    t = table(round=4).own(0, "trading_house").give_goods(0, rice=1).give_goods(1, fish=1).happen(numbers.OPEN_BENEFITS)
    assert t.asks() == (0, "ask-benefits") and t.on_offer() == ["sell rice", "done"]
    t.say("sell rice")
    assert t.goods(0) == {} and t.money(0) == 5 and t.goods(1) == {"fish": 1}
    t.conserved()


def test_a_nation_beats_a_general_rule() -> None:
    """E-PREC-2: only Portugal may draw cards while regions are undiscovered (against E-DISC-14)."""
    t = table(preset="deluxe_full").give_nation(0, "portugal").put("pool", 0, captain=2).put("pool", 1, captain=2)
    t.resolve("discovery")
    assert t.asks() == (0, "ask-discover") and "explore the deck as Portugal" in t.on_offer()
    t.say("no")
    assert t.asks() == (1, "ask-discover") and not [name for name in t.on_offer() if "deck" in name]


def test_where_the_deluxe_books_differ_the_ruling_decides() -> None:
    """E-PREC-3: E-SRC-1, Plague of age II takes one worker from a colony of 5 and does not reduce it to one."""
    t = table(round=4).put("peru", 0, colonist=5).stand("buildings", (0, "colonist")).give_money(0, 14)
    t.offer_tiles("plague_2").resolve("buildings").say("buy Plague (age II)")
    assert t.at("peru", 0) == {"colonist": 4}
    t.conserved()


def test_a_rule_of_one_book_is_applied_to_the_other_edition_only_where_the_list_says_so() -> None:
    """E-PREC-4: left-over goods leave the game in the deluxe edition only (E-DIFF-16); an empty stack adds nothing in both
    (E-DIFF-36); builders stay out of the first edition (E-DIFF-3)."""
    for preset, removed, pile in (("deluxe_base", 4, 29), ("first", 0, 33)):
        t = table(preset=preset).offer_goods(rice=1, fish=1, fur=1, gold=1).happen(numbers.RESET)
        assert (t.removed_goods(), t.pile(), t.goods_on_offer()) == (removed, pile, 4)
        t = table(preset=preset).offer_tiles("settlers")
        t.s.stack = 0
        assert t.happen(numbers.RESET).market() == ["settlers"]
    with pytest.raises(Refused, match="deluxe-only"):
        begin(4, "first", builders="true")


# -- Terms (section 1) -------------------------------------------------------------------------------------------------


def test_workers_are_of_six_kinds_and_specialists_are_all_but_colonists() -> None:
    """E-TERM-1, E-TERM-2, E-TERM-3: any figure can be placed; Training gives any specialist that the supply still has."""
    t = table(preset="deluxe_full").put("available", 0, colonist=1, captain=1, merchant=1, missionary=1, soldier=1, builder=1)
    t.happen(numbers.PLACE_WORKER, 0)
    kinds = ["colonist", "captain", "merchant", "missionary", "soldier", "builder"]
    assert [kind for kind in kinds if "goods" in targets(t, kind)] == kinds
    t = table(preset="deluxe_full").stand_on("training", 0).give_money(0, 5).resolve("specialists")
    assert t.on_offer() == ["forgo", *[f"take a {kind}" for kind in kinds[1:]]]
    t = table(preset="deluxe_full").stand_on("training", 0).give_money(0, 5).out_of(0, "captain", "builder")
    t.resolve("specialists")
    assert t.on_offer() == ["forgo", "take a merchant", "take a missionary", "take a soldier"]
    t.say("take a soldier")
    assert t.at("supply", 0)["soldier"] == 9 and t.at("available", 0) == {"soldier": 1}
    t.conserved()


def test_available_workers_are_those_to_place_in_the_next_phase_1() -> None:
    """E-TERM-4: a worker in supply or in the pool is not placed, one that is available is."""
    t = table(3).put("available", 1, soldier=1).put("pool", 2, captain=1).happen(numbers.ROUND)
    assert t.asks() == (1, "ask-place") and targets(t, "soldier") and not targets(t, "colonist")
    t.say("place a soldier on shipping")
    assert t.view().phase != "place"  # nobody else had anything to place
    assert t.at("available", 1) == {}


def test_there_are_eight_event_boxes() -> None:
    """E-TERM-5: with the six spaces of the Specialists box, and nowhere else to place."""
    t = table(preset="deluxe_full").put("available", 0, colonist=1).happen(numbers.PLACE_WORKER, 0)
    spaces = ["missionary space", "merchant space", "soldier space", "captain space", "builder space", "training space"]
    assert targets(t) == ["initiative", "dock", "goods", "shipping", "buildings", "discovery", "warfare", *spaces]
    assert len(t.on_offer()) == len(targets(t))


def test_there_are_nine_regions_and_those_without_a_token_are_discovered() -> None:
    """E-TERM-6, E-TERM-7: a successful expedition takes the token, and only then can somebody land there."""
    t = table().put("pool", 0, colonist=1).only_token("T01")
    assert [region.id for region in t.view().regions] == [
        *("new_france", "new_england", "virginia", "florida", "new_spain", "caribbean", "new_granada", "peru", "brazil")
    ]
    assert [region.id for region in t.view().regions if region.discovered] == ["caribbean"]
    t.resolve("discovery").say("explore Virginia")
    assert [region.id for region in t.view().regions if region.discovered] == ["virginia", "caribbean"]
    assert t.stand("dock", (1, "colonist")).resolve("dock").on_offer() == ["forgo", "settle Virginia", "settle Caribbean"]


def test_several_players_can_each_have_a_colony_in_the_same_region() -> None:
    """E-TERM-8: one worker makes a colony: Indian Allies come to it; without a worker there is none."""
    t = table(3, round=4).put("peru", 0, colonist=1).put("peru", 1, merchant=1)
    t.happen(numbers.CALL_ALLIES, 0).happen(numbers.CALL_ALLIES, 1).happen(numbers.CALL_ALLIES, 2)
    assert t.at("peru", 0) == {"colonist": 1, "soldier": 2} and t.at("peru", 1) == {"merchant": 1, "soldier": 2}
    assert t.at("peru", 2) == {} and t.at("supply", 2)["soldier"] == 10
    t.conserved()


def test_a_region_is_colonized_when_one_single_player_has_three_workers() -> None:
    """E-TERM-9: two and two are not three (seen by Glory)."""
    t = table(round=8).own(0, "glory").put("peru", 0, colonist=2).put("peru", 1, colonist=2)
    assert t.points(0) == {}
    t.put("peru", 1, soldier=1)
    assert t.points(0) == {"buildings": 2}
    assert [region.points[:2] for region in t.view().regions if region.id == "peru"] == [[2, 6]]


def test_the_new_world_is_the_nine_regions_and_no_event_box() -> None:
    """E-TERM-10: Population counts workers in all regions, none in boxes or in the Discovery pool."""
    t = table(round=8).own(0, "population").put("pool", 0, colonist=2).put("shipping", 0, colonist=2)
    t.put("available", 0, colonist=2).stand("dock", (0, "colonist"), (0, "colonist"))
    assert t.points(0) == {}
    t.put("peru", 0, colonist=1).put("new_france", 0, soldier=1).put("caribbean", 0, captain=2)
    assert t.points(0) == {"buildings": 2}


def test_a_ship_is_a_wildcard_and_not_a_good() -> None:
    """E-TERM-11: it completes a set, but Mercantilism does not count it and Smuggler cannot give it away."""
    t = table(round=8).give_goods(0, indigo=2).give_goods(1, rice=1).give_ships(0, 1).own(0, "mercantilism", "smuggler")
    assert t.view().players_at_table[0].income == 3
    assert t.points(0) == {"buildings": 2}
    assert t.happen(numbers.OPEN_BENEFITS).on_offer() == ["give indigo", "done"]


def test_plunder_and_soldier_plunder_and_resistance() -> None:
    """E-TERM-12, E-TERM-13: T11 pays $2 and $5 for each soldier; three workers do not beat the four natives of T12."""
    t = table().put("pool", 0, soldier=2, colonist=1).only_token("T11").resolve("discovery")
    t.say("explore Brazil", "send a soldier", "send a soldier", "send a colonist")
    assert t.money(0) == 2 + 2 * 5
    t = table().put("pool", 0, soldier=2, colonist=1).only_token("T12").resolve("discovery")
    t.say("explore Brazil", "send a soldier", "send a soldier", "send a colonist")
    assert t.money(0) == 0 and t.tokens(0) == []
    t.conserved()


def test_eight_rounds_make_three_ages() -> None:
    """E-TERM-14, E-ROUND-1: I is rounds 1 to 3, II is 4 to 6, III is 7 and 8; the prices follow."""
    ages = [(table(round=n).view().age, table(round=n).view().prices["building"]) for n in range(1, 9)]
    assert ages == [(1, 10)] * 3 + [(2, 14)] * 3 + [(3, 20)] * 2


def test_the_player_order_decides_everything_that_needs_an_order() -> None:
    """E-TERM-15: placing, discovering, shipping ties, buying VP, and Phase 4."""
    t = in_order(table(3, round=3, vp_purchase="true"), 2, 0, 1)
    for who in range(3):
        t.put("available", who, colonist=1).put("shipping", who, colonist=1).put("pool", who, colonist=1).give_money(who, 2)
    asked = [t.happen(numbers.LAP).asks()]
    for _ in range(2):
        asked.append(t.say("place a colonist on discovery").asks())
    assert asked == [(2, "ask-place"), (0, "ask-place"), (1, "ask-place")]
    asked = [t.resolve("discovery").asks()]
    for _ in range(2):
        asked.append(t.say("no").asks())
    assert asked == [(2, "ask-discover"), (0, "ask-discover"), (1, "ask-discover")]
    t.say("no").resolve("shipping")
    assert [t.ships(who) for who in range(3)] == [0, 0, 1]
    asked = [t.happen(numbers.RESET).asks()]
    for _ in range(2):
        asked.append(t.say("buy 0 VP").asks())
    assert asked == [(2, "ask-buy-points"), (0, "ask-buy-points"), (1, "ask-buy-points")]
    t.own(0, "trading_house").own(2, "smuggler").give_goods(0, rice=1).give_goods(2, fish=1).happen(numbers.OPEN_BENEFITS)
    assert t.asks() == (2, "ask-benefits")


def test_the_initiative_queue_is_the_order_of_the_workers_in_initiative() -> None:
    """E-TERM-16."""
    t = table().put("available", 2, soldier=1).put("available", 0, colonist=1)
    t.happen(numbers.PLACE_WORKER, 2).say("place a soldier on initiative")
    t.happen(numbers.PLACE_WORKER, 0).say("place a colonist on initiative")
    assert [(figure.seat, figure.kind) for figure in t.view().queues["initiative"]] == [(2, "soldier"), (0, "colonist")]


def test_the_dock_queue_is_numbers_then_x_then_y_then_ships() -> None:
    """E-TERM-17, E-DOCK-1, E-PLACE-16: X and Y stand there before Phase 1; whoever is placed later still stands before them."""
    t = table(round=4).own(1, "colonization_laws").own(0, "indentured_servitude", "mayflower").give_ships(0, 2)
    in_order(t, 1, 0, 2, 3).happen(numbers.OPEN_BENEFITS)
    assert t.dock() == [(0, "colonist", "X"), (1, "colonist", "Y")]
    assert t.at("available", 0) == t.at("available", 1) == {}
    t.put("available", 0, captain=1, colonist=1).put("available", 3, soldier=2)
    t.happen(numbers.PLACE_WORKER, 0).say("place a captain on dock by ship")
    t.happen(numbers.PLACE_WORKER, 3).say("place a soldier on dock")
    t.happen(numbers.PLACE_WORKER, 0).say("place a colonist on dock by ship")
    t.happen(numbers.PLACE_WORKER, 3).say("place a soldier on dock")
    assert t.dock() == [
        (3, "soldier", "numbered"),
        (3, "soldier", "numbered"),
        (0, "colonist", "X"),
        (1, "colonist", "Y"),
        (0, "captain", "ship"),
        (0, "colonist", "ship"),
    ]
    t.resolve("dock")
    landed = []
    while t.asks():
        landed.append(t.s.who)
        t.say("settle Caribbean")
    assert landed == [3, 3, 0, 1, 0, 0]
    assert [event.phrase["kind"] for event in t.log() if event.phrase.message == "event-landed"] == [4, 4, 0, 0, 1, 0]
    t.conserved()


def test_the_discovery_pool_carries_over_to_the_next_round() -> None:
    """E-TERM-18."""
    t = table(2).put("pool", 0, captain=1, soldier=2).put("available", 1, colonist=1).happen(numbers.ROUND)
    t.say("place a colonist on shipping", "no")
    assert t.view().round == 3 and t.view().phase == "place"
    assert t.at("pool", 0) == {"captain": 1, "soldier": 2}
    t.conserved()


def test_who_forgoes_takes_the_worker_off_without_the_action() -> None:
    """E-TERM-19."""
    t = table().offer_goods(rice=2).stand("goods", (0, "captain")).resolve("goods").say("forgo")
    assert t.goods(0) == {} and t.queue("goods") == [] and t.at("supply", 0)["captain"] == 5
    assert t.messages() == ["event-forwent"]
    t.conserved()


# -- Invariants (section 1) --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "preset", "changes"),
    [
        (5, "first", {"start_auction_first": "true"}),
        (3, "deluxe_base", {"reconnaissance": "true", "no_survivors": "true"}),
        (6, "deluxe_full", {"vp_purchase": "true"}),
    ],
)
def test_nothing_is_created_or_lost_at_any_decision_of_a_game(players: int, preset: str, changes: dict[str, str]) -> None:
    """E-INV-1, E-INV-2, E-INV-3, E-INV-4, E-INV-5: counted on the table itself, and by the game's own check."""
    s = begin(players, preset, 3, **changes)
    luck = 5
    while s.offered:
        luck = take_at_random(s, luck)
        EMPIRES.check(s)
        view = EMPIRES.view(s, -1)
        for region in view.regions:
            assert region.discovered or not any(region.workers)
        for player in view.players_at_table:
            assert player.money >= 0 and player.ships >= 0 and min(player.goods.values(), default=0) >= 0
        goods = sum(sum(player.goods.values()) for player in view.players_at_table)
        goods += sum(view.goods_on_offer.values()) + sum(view.pile.values()) + sum(view.removed_goods.values())
        assert goods + sum(region.good is not None for region in view.regions) == 46
        ships = sum(player.ships for player in view.players_at_table) + view.ship_stock + view.ship_in_box
        assert ships + 1 + (players < 6) == 10
    assert s.over


def test_the_check_notices_what_was_created_or_lost() -> None:
    """E-INV-1, E-INV-2, E-INV-3, E-INV-4, E-INV-5: each broken on purpose."""
    t = table()
    t.conserved()
    t.s.remove(SUPPLY, 0, KIND_IDS.index("captain"))
    with pytest.raises(AssertionError, match="E-INV-1"):
        t.conserved()
    t = table().put("peru", 0, colonist=1)
    t.s.undiscovered |= 1 << 7
    with pytest.raises(AssertionError, match="E-INV-2"):
        t.conserved()
    with pytest.raises(AssertionError, match="E-INV-3"):
        table().give_money(0, -1).conserved()
    t = table()
    t.s.goods[PILE * GOODS] += 1
    with pytest.raises(AssertionError, match="E-INV-4"):
        t.conserved()
    t = table()
    t.s.stock += 1
    with pytest.raises(AssertionError, match="E-INV-5"):
        t.conserved()


def test_the_militia_soldier_is_no_figure() -> None:
    """E-INV-6: it fights although all ten soldiers are elsewhere, and nobody's count changes by it."""
    t = table(2, round=7).own(1, "militia").put("peru", 0, soldier=1).put("peru", 1, colonist=2).out_of(1, "soldier")
    t.stand("warfare", (0, "colonist")).resolve("warfare").say("battle in Peru against seat 2")
    t.conserved()
    t.say("eliminate the militia")
    assert t.at("peru", 0) == {} and t.at("peru", 1) == {"colonist": 2} and t.at("pool", 1) == {"soldier": 10}
    t.conserved()


# -- Workers and money (3.1, 3.2) --------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", ["first", "deluxe_base", "deluxe_full"])
def test_the_figures_of_each_player(preset: str) -> None:
    """E-COMP-1, E-TV-73: 30 colonists, of which 1 marks the order, 5 are available and 24 in supply; 5, 5, 10, 10 others."""
    s = begin(4, preset)
    for player in EMPIRES.view(s, 0).players_at_table:
        assert player.marker == "colonist" and player.available == {"colonist": 5}
        others = {"captain": 5, "merchant": 5, "missionary": 10, "soldier": 10}
        assert player.supply == {"colonist": 24, **others, **({"builder": 10} if preset == "deluxe_full" else {})}


@pytest.mark.parametrize(("preset", "marker", "home"), [("deluxe_base", "colonist", 29), ("first", "soldier", 30)])
def test_one_figure_always_marks_the_order(preset: str, marker: str, home: int) -> None:
    """E-COMP-1: the marker stays all game; in the first edition the Initiative worker takes its turn as the marker."""
    t = table(2, preset=preset, round=2).stand("initiative", (1, "soldier")).put("available", 0, colonist=1)
    t.happen(numbers.END_ROUND)
    player = t.view().players_at_table[1]
    assert player.position == 1 and player.marker == marker
    assert (player.supply["colonist"], player.supply["soldier"]) == (home, 39 - home)
    t.conserved()


def test_nations_have_a_meaning_only_with_nation_advantages() -> None:
    """E-COMP-2, E-SETUP-17: six nations, each dealt once; with nations off nobody has one or is asked for one."""
    six = ["england", "spain", "france", "portugal", "holland", "italy"]
    assert EMPIRES.sorts()["nation"] == six
    dealt = [player.nation for player in EMPIRES.view(begin(6, "deluxe_base", nations="random"), 0).players_at_table]
    assert sorted(str(nation) for nation in dealt) == sorted(six)
    for preset in EDITIONS:
        s = begin(5, preset)
        luck = 1
        while s.offered:
            asked = EMPIRES.question(s).message
            assert asked not in ("ask-england", "ask-spain", "ask-france", "ask-holland", "ask-italy", "ask-nation")
            assert "explore the deck as Portugal" not in [EMPIRES.options.names[i] for i in s.on_offer()]
            luck = take_at_random(s, luck)
        assert [player.nation for player in EMPIRES.view(s, 0).players_at_table] == [None] * 5


@pytest.mark.parametrize("preset", EDITIONS)
def test_the_bank_never_runs_out_and_money_is_whole_dollars(preset: str) -> None:
    """E-COMP-3, E-TERM-20: there is more money on the table than coins in the box, and a landed merchant still brings $5."""
    t = table(2, preset=preset).give_money(0, 450).give_money(1, 300).stand("dock", (0, "merchant")).resolve("dock")
    t.say("settle Caribbean")
    assert [player.money for player in t.view().players_at_table] == [455, 300]
    assert type(t.view().players_at_table[0].money) is int


def test_money_spent_goes_to_the_bank_and_to_no_player() -> None:
    """E-COMP-4: a building, Training and a war."""
    t = table(2).give_money(0, 25).give_money(1, 7).put("peru", 0, soldier=1).put("peru", 1, colonist=1)
    t.stand("buildings", (0, "colonist")).stand("warfare", (0, "colonist")).stand_on("training", 0).offer_tiles("monastery")
    t.resolve("buildings").say("buy Monastery")
    assert (t.money(0), t.money(1)) == (15, 7)
    t.resolve("specialists").say("take a captain")
    assert (t.money(0), t.money(1)) == (10, 7)
    t.resolve("warfare").say("war against seat 2")
    assert (t.money(0), t.money(1)) == (0, 7)
    paid = [(event.who, event.phrase["money"]) for event in t.log() if event.phrase.message == "event-paid"]
    assert paid == [(0, 5), (0, 10)]
    t.conserved()


# -- Goods and ships (3.3, 3.4) ----------------------------------------------------------------------------------------

GOODS_PRINTED = {
    "silver": 6,
    "sugar": 6,
    "gold": 5,
    "tobacco": 5,
    "coffee": 4,
    "indigo": 4,
    "fur": 4,
    "cattle": 3,
    "cocoa": 3,
    "fish": 3,
    "rice": 3,
}


def test_the_number_on_a_good_is_how_many_there_are_and_no_value() -> None:
    """E-COMP-5, E-INV-4: 46 goods of 11 types; three cattle earn what three silver earn, and count the same at the end."""
    view = EMPIRES.view(begin(4, "deluxe_base"), 0)
    there = dict.fromkeys(GOODS_PRINTED, 0)
    for goods in (view.pile, view.goods_on_offer):
        for good, n in goods.items():
            there[good] += n
    for region in view.regions:
        there[str(region.good)] += 1
    assert there == GOODS_PRINTED and sum(there.values()) == 46
    t = table(2, round=8).give_goods(0, silver=3).give_goods(1, cattle=3).own(0, "mercantilism")
    assert [player.income for player in t.view().players_at_table] == [3, 3]
    assert t.points(0) == {"buildings": 3}


@pytest.mark.parametrize(
    ("preset", "players", "ships"),
    [("first", 2, 8), ("first", 5, 8), ("deluxe_base", 2, 8), ("deluxe_base", 3, 8), ("deluxe_base", 4, 8)]
    + [("deluxe_base", 5, 8), ("deluxe_base", 6, 9)],
)
def test_ten_ships_less_the_round_marker_and_the_blocker(preset: str, players: int, ships: int) -> None:
    """E-COMP-6, E-COMP-7, E-COMP-8, E-TV-74: 8 can be obtained, 9 with six players; one of them lies in the box."""
    view = EMPIRES.view(begin(players, preset), 0)
    assert view.ship_in_box and view.ship_stock == ships - 1
    assert 10 - ships == 1 + (view.room["dock"] < 11)  # the round marker, and the blocker where a dock space is closed


# -- Discovery tokens and cards (3.5, 3.6) -----------------------------------------------------------------------------

TOKENS = [  # plunder, for each soldier, resistance, VP
    *[(1, 2, 1, 4), (1, 2, 1, 4), (1, 3, 2, 4), (1, 2, 2, 4), (1, 3, 2, 4), (2, 4, 3, 5), (2, 2, 3, 5), (2, 2, 3, 5)],
    *[(1, 3, 3, 5), (1, 2, 3, 5), (2, 5, 3, 5), (3, 4, 4, 6), (4, 5, 4, 6), (3, 4, 4, 6), (4, 5, 5, 7), (2, 4, 5, 7)],
]
CARDS = [
    *[(2, 1, 3, 4), (1, 2, 3, 4), (2, 1, 3, 4), (2, 1, 4, 4), (2, 1, 4, 5), (2, 1, 4, 5), (3, 2, 4, 5), (2, 1, 4, 4)],
    *[(2, 2, 4, 4), (2, 1, 4, 5), (4, 3, 5, 5), (4, 2, 5, 5), (5, 3, 5, 6), (6, 3, 6, 6), (8, 3, 6, 6), (7, 3, 6, 6)],
]


@pytest.mark.parametrize("preset", EDITIONS)
def test_the_sixteen_tokens(preset: str) -> None:
    """E-COMP-9: the same in both editions, value for value: one worker less fails, one of the others is a soldier."""
    for i, (plunder, for_soldier, natives, vp) in enumerate(TOKENS):
        t = table(2, preset=preset).put("pool", 0, soldier=1).only_token(f"T{i + 1:02}")
        if natives > 1:
            t.put("pool", 0, colonist=natives - 1)
        t.resolve("discovery").say("explore Brazil")
        while t.asks():
            t.say(next(name for name in t.on_offer() if name.startswith("send")))
        assert t.money(0) == plunder + for_soldier and t.points(0) == {"discoveries": vp}, f"T{i + 1:02}"
        if natives > 1:
            t = table(2, preset=preset).put("pool", 0, colonist=natives - 1).only_token(f"T{i + 1:02}")
            t.resolve("discovery").say("explore Brazil")
            while t.asks():
                t.say("send a colonist")
            assert t.money(0) == 0 and t.points(0) == {}, f"T{i + 1:02}"


@pytest.mark.parametrize("preset", EDITIONS)
def test_the_sixteen_cards(preset: str) -> None:
    """E-COMP-10: the same in both editions, value for value."""
    for i, (plunder, for_soldier, natives, vp) in enumerate(CARDS):
        for missing in (0, 1):
            t = table(2, preset=preset).put("pool", 0, soldier=1, colonist=natives - 1 - missing).only_card(f"C{i + 1:02}")
            t.s.undiscovered = 0
            t.resolve("discovery").say("explore the deck")
            while t.asks():
                t.say(next(name for name in t.on_offer() if name.startswith("send")))
            assert t.money(0) == (0 if missing else plunder + for_soldier), f"C{i + 1:02}"
            assert t.points(0) == ({} if missing else {"discoveries": vp}), f"C{i + 1:02}"
            assert t.view().deck == missing


# -- Event boxes (3.7) -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", EDITIONS)
@pytest.mark.parametrize("box", ["initiative", "dock", "goods", "buildings", "warfare"])
def test_a_worker_takes_the_leftmost_free_space(preset: str, box: str) -> None:
    """E-COMP-11, E-PLACE-5: in five boxes there is one place to go: behind those who came before."""
    t = table(preset=preset).put("available", 2, soldier=1).put("available", 0, captain=1).put("available", 3, colonist=1)
    for who, kind in ((2, "soldier"), (0, "captain"), (3, "colonist")):
        t.happen(numbers.PLACE_WORKER, who)
        assert targets(t, kind).count(box) == 1
        t.say(f"place a {kind} on {box}")
    assert t.queue(box) == [(2, "soldier"), (0, "captain"), (3, "colonist")]
    t.conserved()


@pytest.mark.parametrize("preset", EDITIONS)
def test_x_and_y_take_nobody_in_phase_1(preset: str) -> None:
    """E-COMP-12: with all numbered spaces taken the dock is closed, although X and Y are free, even to the tiles' owner."""
    t = table(2, preset=preset, round=4).own(0, "indentured_servitude", "colonization_laws").put("available", 0, colonist=1)
    t.stand("dock", (1, "colonist"), (1, "colonist")).happen(numbers.PLACE_WORKER, 0)
    assert "dock" in targets(t)
    t.stand("dock", (1, "colonist")).happen(numbers.PLACE_WORKER, 0)
    assert not [target for target in targets(t) if "dock" in target]
    t.say("place a colonist on shipping").happen(numbers.OPEN_BENEFITS)  # only the free colonists of the tiles come there
    assert t.dock()[3:] == [(0, "colonist", "X"), (0, "colonist", "Y")]
    t.conserved()


# -- Regions (3.8, 3.9) ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", EDITIONS)
def test_every_region_starts_with_its_own_good(preset: str) -> None:
    """E-COMP-13, E-COMP-14, E-EX-18: nine different goods, the Caribbean's included; Peru holds silver in every game."""
    for seed in range(3):
        goods = {region.id: region.good for region in EMPIRES.view(begin(4, preset, seed), 0).regions}
        assert goods["peru"] == "silver" and goods["caribbean"] == "sugar"
        assert len(set(goods.values())) == 9 and None not in goods.values()
        assert set(GOODS_PRINTED) - set(goods.values()) == {"cattle", "rice"}


def corrected(folder: Path, old: str, new: str) -> Path:
    """A copy of the component tables with something in regions.toml put right."""
    shutil.copytree(EMPIRES.data, folder / "data")
    file = folder / "data" / "regions.toml"
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))
    return folder / "data"


def test_two_regions_cannot_have_the_same_good(tmp_path: Path) -> None:
    """E-COMP-14: a corrected table is refused with it, and accepted with another good."""
    with pytest.raises(Refused, match="data-wrong"):
        EMPIRES.read_tables(corrected(tmp_path / "wrong", '"cocoa"', '"silver"'))
    tables = EMPIRES.read_tables(corrected(tmp_path / "right", '"cocoa"', '"cattle"'))
    s = EMPIRES.start(4, EMPIRES.agree("deluxe_base", {}), 1, tables)
    assert {region.id: region.good for region in EMPIRES.view(s, 0).regions}["new_granada"] == "cattle"
    EMPIRES.check(s)


def ride_destinations(t: Table, source: str) -> list[str]:
    """Where a soldier of seat 0 can ride to, by region id."""
    t.happen(numbers.RIDE_TO_REGION, 0, REGION_NAMES.index(source))
    if t.asks():
        return sorted(name.removeprefix("to ") for name in t.on_offer())
    return [name for name in REGION_NAMES if t.s.number(REGION_NAMES.index(name), 0, KIND_IDS.index("soldier"))]


def test_adjacency_is_symmetric_and_only_what_the_table_says() -> None:
    """E-COMP-15, E-COMP-16: eleven pairs; the Caribbean touches New Granada, New Spain and Florida."""
    neighbours = {}
    for name in REGION_NAMES:
        t = table(round=4).own(0, "stables")
        t.s.undiscovered = 0
        t.put(name.lower().replace(" ", "_"), 0, soldier=1)
        neighbours[name] = ride_destinations(t, name)
    assert neighbours["Caribbean"] == ["Florida", "New Granada", "New Spain"]
    assert all(a in neighbours[b] for a in REGION_NAMES for b in neighbours[a])
    assert sum(len(names) for names in neighbours.values()) == 2 * 11
    assert neighbours == {
        "New France": ["New England"],
        "New England": ["New France", "Virginia"],
        "Virginia": ["Florida", "New England"],
        "Florida": ["Caribbean", "New Spain", "Virginia"],
        "New Spain": ["Caribbean", "Florida", "New Granada"],
        "Caribbean": ["Florida", "New Granada", "New Spain"],
        "New Granada": ["Brazil", "Caribbean", "New Spain", "Peru"],
        "Peru": ["Brazil", "New Granada"],
        "Brazil": ["New Granada", "Peru"],
    }


def test_a_correction_of_the_map_needs_no_code(tmp_path: Path) -> None:
    """E-COMP-16: with another pair in the table, soldiers ride there."""
    pair = '[[adjacent]]\nregions = ["peru", "brazil"]'
    tables = EMPIRES.read_tables(corrected(tmp_path, pair, pair.replace("brazil", "caribbean")))
    s = EMPIRES.start(2, EMPIRES.agree("deluxe_base", {}), 1, tables)
    assert isinstance(s, Empires)
    s.undiscovered = 0
    s.remove(SUPPLY, 0, KIND_IDS.index("soldier"))
    s.add(REGION_NAMES.index("Peru"), 0, KIND_IDS.index("soldier"))
    s.depth = s.offered = 0
    s.then(numbers.RIDE_TO_REGION, 0, REGION_NAMES.index("Peru"))
    advance(s)
    decision = EMPIRES.decision(s)
    assert decision and decision.options == ("to Caribbean", "to New Granada")


# -- Buildings (3.11) --------------------------------------------------------------------------------------------------


def tiles_in_play(preset: str, **changes: str) -> list[list[str]]:
    """The tiles of a new game by age, wherever they lie."""
    s = begin(4, preset, 1, **changes)
    view = EMPIRES.view(s, 0)
    ages = EMPIRES.shipped.documents["buildings.toml"]["building"]
    tiles = [*view.market, *view.stack, *view.later]
    return [[tile["id"] for tile in ages if tile["id"] in tiles and tile["age"] == age] for age in (1, 2, 3)]


def test_how_many_buildings_there_are() -> None:
    """E-COMP-17, E-COMP-18: 34 in the first edition, one Plague more for each age in deluxe, 57 in all."""
    first = tiles_in_play("first")
    base = tiles_in_play("deluxe_base")
    full = tiles_in_play("deluxe_full")
    assert [len(tiles) for tiles in first] == [11, 13, 10]
    assert [len(tiles) for tiles in base] == [12, 14, 11]
    assert [len(tiles) for tiles in full] == [20, 22, 15]
    for age in range(3):
        assert set(base[age]) - set(first[age]) == {f"plague_{age + 1}"} and set(first[age]) < set(base[age])
    assert set(full[2]) - set(base[2]) == {"age_of_discovery", "new_world_capital", "age_of_reason", "rewrite_history"}
    assert [len(set(full[age]) - set(base[age])) for age in range(3)] == [8, 8, 4]
    assert [tile for tile in first[0] if "settlers" in tile] == ["settlers", "settlers_2"]
    assert tiles_in_play("deluxe_base", plague_tiles="false") == first
