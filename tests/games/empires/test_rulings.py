"""Where the rule books disagree or are garbled (rules 16): one test for each ruling."""

import pytest

from caravela.games.empires.rules import numbers
from caravela.games.empires.rules.components import TILE_IDS, TILE_NAMES, TOKEN_IDS
from caravela.games.empires.rules.game import EMPIRES
from caravela.games.empires.rules.state import Empires
from tests.games.empires.kit import Table, table

EDITIONS = ["first", "deluxe_base"]
both = pytest.mark.parametrize("preset", EDITIONS)


def game(players: int, preset: str, seed: int = 7, /, **changes: str) -> Empires:
    s = EMPIRES.start(players, EMPIRES.agree(preset, changes), seed * 0x123456789)
    assert isinstance(s, Empires)
    return s


def buys(tile: str, round: int) -> Table:
    """Seat 0 stands in Capital Buildings with enough money, and only this tile is there."""
    t = table(round=round).give_money(0, 20).offer_tiles(tile)
    return t.stand("buildings", (0, "colonist"))


def test_plague_of_age_two_takes_one_worker_and_does_not_leave_just_one() -> None:
    """E-SRC-1: colonies of 5 and 3 become 4 and 2, one of 2 stays; the buyer suffers too."""
    t = buys("plague_2", 4).put("peru", 1, colonist=5).put("peru", 0, colonist=3).put("brazil", 1, colonist=2)
    t.resolve("buildings").say("buy Plague (age II)")
    assert t.at("peru", 1) == {"colonist": 4} and t.at("peru", 0) == {"colonist": 2} and t.at("brazil", 1) == {"colonist": 2}
    t.conserved()


@both
def test_wealth_gives_a_point_for_five_dollars(preset: str) -> None:
    """E-SRC-2."""
    for money, points in ((4, {}), (5, {"buildings": 1}), (24, {"buildings": 4})):
        assert table(round=7, preset=preset).own(0, "wealth").give_money(0, money).points(0) == points


def test_wealth_is_scored_before_points_are_bought_without_asking() -> None:
    """E-SRC-3: $20 are worth 4 VP and still buy 2."""
    t = table(round=8, vp_purchase="true").own(0, "wealth").give_money(0, 20).happen(numbers.RESET)
    assert t.asks() == (0, "ask-buy-points")
    assert t.say("buy 2 VP").points(0) == {"buildings": 4, "bought": 2} and t.money(0) == 0


def test_three_builders_give_the_leader_twelve() -> None:
    """E-SRC-4: the alternative of example 2 counts three builders, not two."""
    t = table(round=3, builders="true").put("virginia", 0, colonist=5).put("virginia", 1, builder=2)
    t.put("virginia", 2, colonist=2).put("virginia", 3, builder=1).happen(numbers.RESET)
    assert t.total(0) == 6 + 12


def test_the_four_points_are_for_first_place_only() -> None:
    """E-SRC-5: tied for first +4 each; tied for second +2 each."""
    t = table(round=3, builders="true").put("peru", 0, colonist=4).put("peru", 1, colonist=4)
    t.put("peru", 2, builder=1, colonist=1).put("peru", 3, colonist=2).happen(numbers.RESET)
    assert [t.total(seat) for seat in range(4)] == [2 + 4, 2 + 4, 2, 2]


def test_the_plague_tiles_are_base_and_four_tiles_of_age_three_are_expansion() -> None:
    """E-SRC-6: 12, 14, 11 base tiles with one Plague each; 8, 8, 4 of the expansion."""
    view = EMPIRES.view(game(3, "deluxe_base"), -1)
    base = {*view.market, *view.stack, *view.later}
    ages = [set(TILE_IDS[:20]), set(TILE_IDS[20:42]), set(TILE_IDS[42:])]
    assert [len(base & age) for age in ages] == [12, 14, 11] and {"plague_1", "plague_2", "plague_3"} < base
    assert [len(age - base) for age in ages] == [8, 8, 4]
    assert ages[2] - base == {"age_of_discovery", "new_world_capital", "age_of_reason", "rewrite_history"}
    assert {"reformation", "mayflower"} < ages[1] - base


def test_three_texts_that_slipped_a_row() -> None:
    """E-SRC-7: Overpopulation 3 colonists, Smuggler an exchange, Plague I one native less."""
    t = buys("overpopulation", 1).put("peru", 1, colonist=1).resolve("buildings").say("buy Overpopulation")
    t.say("settle Peru", "settle Peru", "settle Caribbean")
    assert t.at("peru", 0) == {"colonist": 2} and t.at("caribbean", 0) == {"colonist": 1}
    t.conserved()
    u = table(players=2).own(0, "smuggler").give_goods(0, rice=1).give_goods(1, gold=1, fur=1).happen(numbers.OPEN_BENEFITS)
    u.say("give rice", "take gold")
    assert u.goods(0) == {"gold": 1} and u.goods(1) == {"fur": 1, "rice": 1}
    v = table().own(0, "plague_1").put("pool", 0, colonist=1).token("peru", "T03").resolve("discovery").say("explore Peru")
    assert v.tokens(0) == ["T03"]


def test_the_blocked_dock_space_itself_is_closed() -> None:
    """E-SRC-8: with four players the ship stands on space 8, and seven workers find room."""
    t = table(players=4)
    for placed in range(7):
        t.put("available", placed % 4, colonist=1).happen(numbers.PLACE_WORKER, placed % 4).say("place a colonist on dock")
    t.put("available", 0, colonist=1).happen(numbers.PLACE_WORKER, 0)
    assert "place a colonist on dock" not in t.on_offer() and len(t.queue("dock")) == 7


def test_training_is_paid_by_who_wants_to() -> None:
    """E-SRC-9."""
    t = table().give_money(0, 5).stand_on("training", 0).resolve("specialists")
    assert "forgo" in t.on_offer() and t.say("forgo").money(0) == 5 and t.at("available", 0) == {}
    u = table().give_money(0, 5).stand_on("training", 0).resolve("specialists").say("take a soldier")
    assert u.money(0) == 0 and u.at("available", 0) == {"soldier": 1}


def test_new_world_capital_counts_own_builders() -> None:
    """E-SRC-10: not buildings, not builders of others, not those in supply."""
    t = table(round=7, builders="true").own(0, "new_world_capital", "settlers", "mint").put("peru", 0, builder=2)
    t.put("brazil", 0, builder=1).put("peru", 1, builder=3).put("available", 0, builder=1)
    assert t.points(0) == {"buildings": 9}


@both
def test_the_player_order_example(preset: str) -> None:
    """E-SRC-11: red, blue, green, orange; green and orange in Initiative."""
    red, blue, green, orange = range(4)
    t = table(preset=preset).stand("initiative", (green, "colonist"), (orange, "colonist")).resolve("initiative")
    assert [t.money(seat) for seat in (green, orange, red, blue)] == [1, 2, 0, 0]
    assert t.happen(numbers.RESET).order() == [green, orange, red, blue]


@both
def test_navy_gives_four(preset: str) -> None:
    """E-SRC-12."""
    assert table(round=7, preset=preset).own(0, "navy").give_ships(0, 1).points(0) == {"buildings": 4}


@both
def test_taxation_pays_ten_each_round_and_two_points_once(preset: str) -> None:
    """E-SRC-13."""
    t = table(round=4, preset=preset).own(0, "taxation")
    for round in range(1, 4):
        assert t.happen(numbers.OPEN_BENEFITS).money(0) == 10 * round and t.points(0) == {"buildings": 2}


def test_training_in_the_first_edition_costs_five_dollars() -> None:
    """E-SRC-14: not five gold coins of $10."""
    t = table(preset="first").give_money(0, 7).stand_on("training", 0).resolve("specialists").say("take a soldier")
    assert t.money(0) == 2
    assert table(preset="first").give_money(0, 4).stand_on("training", 0).resolve("specialists").asks() is None


@both
def test_it_is_the_west_indies_company(preset: str) -> None:
    """E-SRC-15: one tile of that name in both editions, and it draws a good every round."""
    assert TILE_NAMES[TILE_IDS.index("west_indies")] == "West Indies Co." and not [n for n in TILE_NAMES if "East" in n]
    t = table(round=4, preset=preset).own(0, "west_indies").happen(numbers.OPEN_BENEFITS)
    assert sum(t.goods(0).values()) == 1


@both
def test_there_are_three_cocoa(preset: str) -> None:
    """E-SRC-16: one of them in New Granada, and no coconuts."""
    view = EMPIRES.view(game(3, preset), -1)
    cocoa = view.pile.get("cocoa", 0) + view.goods_on_offer.get("cocoa", 0)
    assert cocoa == 2 and [region.id for region in view.regions if region.good == "cocoa"] == ["new_granada"]


def test_mint_pays_in_the_income_phase_and_gives_no_economy_points() -> None:
    """E-SRC-17."""
    t = table(round=8).own(0, "mint").give_goods(0, gold=3).happen(numbers.INCOME)
    assert t.money(0) == 3 + 6 and t.points(0) == {"economy": 3}
    assert t.happen(numbers.OPEN_BENEFITS).money(0) == 9


def test_the_last_player_of_the_auction_chooses_among_the_boards_left() -> None:
    """E-SRC-18: five are left with two players."""
    s = game(2, "deluxe_base", nations="auction")
    for option in ["pass", "choose Spain"]:
        EMPIRES.take(s, option)
    decision = EMPIRES.decision(s)
    assert decision is not None and decision.question.message == "ask-nation"
    assert decision.options == ("choose England", "choose France", "choose Portugal", "choose Holland", "choose Italy")


@pytest.mark.parametrize(("preset", "option"), [("first", "start_auction_first"), ("deluxe_base", "nations")])
def test_a_random_player_opens_the_auction(preset: str, option: str) -> None:
    """E-SRC-19: over many games everybody does."""
    value = "true" if preset == "first" else "auction"
    assert {game(4, preset, seed, **{option: value}).who for seed in range(1, 40)} == {0, 1, 2, 3}


def test_both_colonists_of_papal_edict_go_to_one_region_with_an_own_worker() -> None:
    """E-SRC-20."""
    t = buys("papal_edict", 4).put("peru", 0, colonist=1).put("brazil", 0, captain=1).put("florida", 1, colonist=1)
    t.put("peru", 1, colonist=1).resolve("buildings").say("buy Papal Edict", "choose seat 2", "place first")
    assert t.asks() == (0, "ask-edict-place") and t.on_offer() == ["settle Peru", "settle Brazil"]
    t.say("settle Brazil")
    assert t.at("brazil", 0) == {"captain": 1, "colonist": 2} and t.on_offer() == ["settle Florida", "settle Peru"]
    assert t.say("settle Peru").at("peru", 1) == {"colonist": 3} and t.asks() is None
    t.conserved()


def test_trade_goods_is_filled_from_the_left_in_the_first_edition_too() -> None:
    """E-SRC-21: who placed first chooses first."""
    t = table(preset="first").offer_goods(rice=1, fur=1)
    for seat in (2, 0, 3):
        t.put("available", seat, colonist=1).happen(numbers.PLACE_WORKER, seat).say("place a colonist on goods")
    assert [seat for seat, _ in t.queue("goods")] == [2, 0, 3]
    t.resolve("goods")
    assert t.asks() == (2, "ask-good")
    t.say("take rice")
    assert t.asks() == (0, "ask-good") and t.on_offer() == ["forgo", "take fur"]


@both
def test_money_is_whole_dollars_whatever_it_is_called(preset: str) -> None:
    """E-SRC-22: Initiative, a merchant, plunder and sets all pay the same money, and it buys a building."""
    t = table(preset=preset).stand("initiative", (0, "colonist")).resolve("initiative").give_goods(0, silver=3)
    t.stand("dock", (0, "merchant")).resolve("dock").say("settle Caribbean").happen(numbers.INCOME)
    t.put("pool", 0, colonist=1).token("peru", "T01").resolve("discovery").say("explore Peru")
    assert t.money(0) == 1 + 5 + 3 + 1 and type(t.money(0)) is int
    t.offer_tiles("settlers").stand("buildings", (0, "colonist")).resolve("buildings").say("buy Settlers")
    assert t.money(0) == 0 and t.tiles(0) == ["settlers"]


def test_smuggler_and_trading_house_win_against_the_general_rule() -> None:
    """E-SRC-23: goods do leave their owner when a tile says so."""
    t = table(players=2).own(0, "smuggler", "trading_house").give_goods(0, rice=2).give_goods(1, gold=1)
    t.happen(numbers.OPEN_BENEFITS).say("give rice", "sell rice", "done")
    assert t.goods(0) == {"gold": 1} and t.goods(1) == {"rice": 1} and t.money(0) == 5
    t.conserved()


def test_university_moves_one_position_in_the_first_edition_unless_agreed_otherwise() -> None:
    """E-SRC-24."""
    for changes, order in (({}, [0, 2, 1]), ({"university_mode": "to_front"}, [2, 0, 1])):
        t = table(4, "first", 4, **changes).own(2, "university")
        t.stand("dock", (0, "colonist"), (1, "colonist"), (2, "colonist")).resolve("dock").say("bring forward dock 3")
        assert [seat for seat, _ in t.queue("dock")] == order


def test_rewrite_history_takes_one_token_from_each_of_up_to_two_opponents() -> None:
    """E-SRC-25."""
    t = buys("rewrite_history", 7)
    for seat in (1, 2, 3):
        for token in (seat, seat + 4):
            t.s.found[seat] |= 1 << token
    t.resolve("buildings").say("buy Re-Write History", "choose seat 2")
    assert t.on_offer() == ["no", "choose seat 3", "choose seat 4"]
    t.say("choose seat 4")
    assert t.asks() is None and [len(t.tokens(seat)) for seat in range(4)] == [2, 1, 2, 1]
    assert {TOKEN_IDS.index(token) % 4 for token in t.tokens(0)} == {1, 3}


@both
def test_privateers_rob_every_other_player_and_not_their_owner(preset: str) -> None:
    """E-SRC-26."""
    t = table(round=4, preset=preset).own(0, "privateers").give_ships(0, 2)
    for seat in range(4):
        t.give_money(seat, 10)
    t.happen(numbers.OPEN_BENEFITS)
    assert [t.money(seat) for seat in range(4)] == [16, 8, 8, 8]


@both
def test_the_player_order_changes_after_the_building_benefits(preset: str) -> None:
    """E-SRC-27: in Phase 4 of the same round the old order is used; the new one after the colonists."""
    t = table(round=4, preset=preset).own(0, "cartography").own(3, "migration").stand("initiative", (3, "colonist"))
    t.put("peru", 3, colonist=1).resolve("initiative").happen(numbers.OPEN_BENEFITS)
    assert t.asks() == (0, "ask-benefits") and t.order() == [0, 1, 2, 3]
    t.say("done")
    assert t.asks() == (3, "ask-benefits")
    t.say("done").happen(numbers.RESET)
    assert t.order() == [3, 0, 1, 2]
    assert t.messages().index("event-colonists") < t.messages().index("event-position")


@both
def test_a_soldier_is_swapped_only_when_supply_has_none(preset: str) -> None:
    """E-SRC-28."""
    t = table(round=4, preset=preset).own(0, "fortress").put("peru", 0, soldier=2).happen(numbers.OPEN_BENEFITS)
    assert t.at("available", 0) == {"soldier": 1} and t.at("peru", 0) == {"soldier": 2}
    t.out_of(0, "soldier").happen(numbers.OPEN_BENEFITS)
    assert t.asks() == (0, "ask-swap")
    t.say("swap a soldier in Peru")
    assert t.at("available", 0) == {"soldier": 2} and t.at("peru", 0) == {"soldier": 1, "colonist": 1}
    t.conserved()


@both
def test_stables_ride_to_any_adjacent_discovered_region(preset: str) -> None:
    """E-SRC-29: the rider needs no worker there; not to New Spain, which is undiscovered, nor to Peru, which is far."""
    t = table(round=4, preset=preset).own(0, "stables").put("caribbean", 0, soldier=1).put("florida", 1, colonist=1)
    t.discover("peru", "new_granada")
    t = t.resolve("discovery") if preset != "first" else t.happen(numbers.OPEN_BENEFITS)
    t.say("ride from Caribbean")
    assert t.on_offer() == ["to Florida", "to New Granada"]
    assert t.say("to New Granada").at("new_granada", 0) == {"soldier": 1} and t.at("caribbean", 0) == {}
    t.conserved()


def test_england_arranges_the_workers_of_all_players() -> None:
    """E-SRC-30."""
    t = table(nations="random").give_nation(0, "england")
    for seat in (1, 2, 3):
        t.s.nation[seat] = -1
    t.stand("dock", (1, "captain"), (2, "colonist"), (3, "soldier")).resolve("dock").say("use England")
    t.say("next a soldier of seat 4", "next a colonist of seat 1", "next a colonist of seat 3", "the rest as they stand")
    assert t.queue("dock") == [(3, "soldier"), (0, "colonist"), (2, "colonist"), (1, "captain"), (0, "colonist")]
    assert t.asks() == (3, "ask-land")
    t.conserved()


def test_cards_are_looked_at_only_when_all_tokens_are_gone() -> None:
    """E-SRC-31: also Portugal, which may explore the deck earlier, sees no card before."""
    t = table(reconnaissance="true", nations="random").give_nation(0, "portugal").give_money(0, 5).put("pool", 0, colonist=1)
    t.resolve("discovery")
    assert "explore the deck as Portugal" in t.on_offer() and "look at Peru" in t.on_offer()
    assert "look at the deck" not in t.on_offer()
    t.s.undiscovered = 0
    t.happen(numbers.DISCOVER_OR_NOT, 0)
    assert "look at the deck" in t.on_offer() and "look at Peru" not in t.on_offer()


# -- Doubtful rulings (19.1) -------------------------------------------------------------------------------------------


@both
@pytest.mark.parametrize("name", ["Florida", "New Spain", "New Granada"])
def test_stables_may_open_a_region_for_their_owner(preset: str, name: str) -> None:
    """E-DOUBT-1, E-B-STABLES.3: Florida is the owner's, New Spain empty, New Granada a rival's, who can be attacked there."""
    t = table(round=6, preset=preset).own(0, "stables").put("caribbean", 0, soldier=1)
    t.discover("florida", "new_spain", "new_granada").put("florida", 0, colonist=1).put("new_granada", 1, colonist=2)
    t = t.resolve("discovery") if preset != "first" else t.happen(numbers.OPEN_BENEFITS)
    assert t.say("ride from Caribbean").on_offer() == ["to Florida", "to New Spain", "to New Granada"]
    t.say(f"to {name}").conserved()
    assert t.at(name.lower().replace(" ", "_"), 0) == ({"colonist": 1} if name == "Florida" else {}) | {"soldier": 1}
    t.stand("warfare", (0, "colonist")).resolve("warfare")
    assert ("battle in New Granada against seat 2" in t.on_offer()) == (name == "New Granada")


@pytest.mark.parametrize("deed", [["no"], ["explore Peru"], ["look at Brazil", "no"]])
def test_university_is_not_asked_again_after_a_declined_expedition(deed: list[str]) -> None:
    """E-DOUBT-2, E-ROUND-8: the table is the same; after an expedition, or a look that was paid for, it is asked again."""
    t = table(round=4, reconnaissance="true").own(3, "university").token("peru", "T16").give_money(0, 10)
    for seat in range(4):
        t.put("pool", seat, colonist=1)
    t.resolve("discovery")
    assert t.asks() == (3, "ask-study")
    assert t.say("no").asks() == (0, "ask-discover")
    t.say(*deed)
    if deed == ["no"]:
        assert t.asks() == (1, "ask-discover")
    else:
        assert t.asks() == (3, "ask-study") and t.say("move own marker").asks() == (3, "ask-discover")
