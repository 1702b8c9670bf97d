"""The buildings of age II (12.2, 12.5), in printed order; University has a file of its own."""

import pytest

from caravela.games.empires.rules import numbers
from caravela.games.empires.rules.game import EMPIRES
from tests.games.empires.kit import Table, table


def at_the_box(tile: str, money: int = 14, round: int = 4, preset: str = "deluxe_full", players: int = 4) -> Table:
    """Seat 0 stands in Capital Buildings, where only this tile lies."""
    t = table(players=players, preset=preset, round=round).offer_tiles(tile).give_money(0, money)
    return t.stand("buildings", (0, "colonist"))


def owning(*tiles: str, preset: str = "deluxe_full", round: int = 4) -> Table:
    return table(preset=preset, round=round).own(0, *tiles)


def phase_4(t: Table) -> Table:
    return t.happen(numbers.OPEN_BENEFITS)


def empty_pile(t: Table) -> Table:
    """The whole pile to seat 3."""
    for good, n in t.view().pile.items():
        t.give_goods(3, **{good: n})
    return t


# -- Indian Allies -----------------------------------------------------------------------------------------------------


def test_indian_allies_puts_two_soldiers_in_one_own_colony() -> None:
    """E-B-INDIAN-ALLIES.1, E-B-INDIAN-ALLIES.2: only where the buyer has a worker, both in the same region."""
    for preset in ("first", "deluxe_full"):
        t = at_the_box("indian_allies", preset=preset).put("peru", 0, colonist=1).put("brazil", 0, captain=1)
        t.put("florida", 1, colonist=2).resolve("buildings").say("buy Indian Allies")
        assert t.asks() == (0, "ask-allies") and t.on_offer() == ["settle Peru", "settle Brazil"]
        t.say("settle Brazil")
        assert t.at("brazil", 0) == {"captain": 1, "soldier": 2} and t.at("peru", 0) == {"colonist": 1}
        assert t.goods(0) == {"coffee": 1} and t.at("supply", 0)["soldier"] == 8
        assert phase_4(t).at("brazil", 0)["soldier"] == 2  # immediate: only once
        t.conserved()


def test_indian_allies_without_a_colony_do_nothing() -> None:
    """E-B-INDIAN-ALLIES.2."""
    t = at_the_box("indian_allies").put("peru", 1, colonist=1).resolve("buildings").say("buy Indian Allies")
    assert t.asks() is None and t.tiles(0) == ["indian_allies"] and t.at("supply", 0)["soldier"] == 10
    t.conserved()


def test_indian_allies_place_the_soldiers_there_are() -> None:
    """E-B-INDIAN-ALLIES.3, E-EDGE-77."""
    t = at_the_box("indian_allies").put("peru", 0, colonist=1).put("pool", 0, soldier=9).resolve("buildings")
    t.say("buy Indian Allies")  # into the only colony
    assert t.at("peru", 0) == {"colonist": 1, "soldier": 1} and t.asks() == (0, "ask-swap")
    t.say("no")
    assert t.at("peru", 0) == {"colonist": 1, "soldier": 1} and t.asks() is None
    t.conserved()
    none = at_the_box("indian_allies").put("peru", 0, colonist=1).put("pool", 0, soldier=10).resolve("buildings")
    none.say("buy Indian Allies")
    assert none.at("peru", 0) == {"colonist": 1} and none.asks() is None


def test_indian_allies_may_swap_back_each_missing_soldier() -> None:
    """E-B-INDIAN-ALLIES.3, E-EDGE-77, E-DOCK-15."""
    t = at_the_box("indian_allies").put("peru", 0, colonist=1).put("brazil", 0, soldier=2).put("pool", 0, soldier=8)
    t.resolve("buildings").say("buy Indian Allies", "settle Peru")
    assert t.asks() == (0, "ask-swap") and t.on_offer() == ["no", "swap a soldier in Brazil"]
    t.say("swap a soldier in Brazil")
    assert t.at("brazil", 0) == {"colonist": 1, "soldier": 1} and t.at("peru", 0) == {"colonist": 1, "soldier": 1}
    assert t.asks() == (0, "ask-swap")
    t.say("no")
    assert t.at("peru", 0) == {"colonist": 1, "soldier": 1}
    t.conserved()


# -- Privateers, Ship Yards, Cathedral, Taxation -----------------------------------------------------------------------


def test_privateers_take_a_dollar_for_each_ship_from_every_other_player() -> None:
    """E-EX-13, E-B-PRIVATEERS.1, E-B-PRIVATEERS.2: who has less pays what they have; the owner does not pay."""
    for preset in ("first", "deluxe_base"):
        t = owning("privateers", preset=preset).give_ships(0, 3).give_money(1, 10).give_money(2, 2)
        phase_4(t)
        assert [t.money(seat) for seat in range(4)] == [5, 7, 0, 0]
        t.conserved()


def test_privateers_round_after_round_take_what_is_there() -> None:
    """E-EDGE-30, E-B-PRIVATEERS.2."""
    t = owning("privateers").give_ships(0, 3).give_money(1, 5)
    taken = []
    for _ in range(3):
        phase_4(t)
        taken.append(t.money(0))
    assert taken == [3, 5, 5] and t.money(1) == 0


@pytest.mark.parametrize(("owner", "rich", "left"), [(0, 1, 5), (1, 0, 4)])
def test_privateers_come_before_or_after_the_money_of_others_by_player_order(owner: int, rich: int, left: int) -> None:
    """E-EDGE-31, E-EDGE-30, E-BEN-2: an opponent later in the order pays before receiving Phase 4 money."""
    t = table(round=4).own(rich, "trading_post").own(owner, "privateers").give_ships(owner, 1)
    phase_4(t)
    assert t.money(rich) == left and t.money(owner) == 5 - left


def test_ships_used_for_mayflower_count_for_privateers() -> None:
    """E-B-PRIVATEERS.3, E-B-MAYFLOWER.3."""
    t = owning("privateers", "mayflower").give_ships(0, 2).put("available", 0, colonist=1).give_money(1, 9)
    t.happen(numbers.PLACE_WORKER, 0).say("place a colonist on dock by ship")
    assert t.view().players_at_table[0].ships_sailed == 1
    assert phase_4(t).money(0) == 2


def test_ship_yards_brings_a_captain_each_round() -> None:
    """E-B-SHIP-YARDS."""
    t = phase_4(phase_4(owning("ship_yards")))
    assert t.at("available", 0) == {"captain": 2} and t.at("supply", 0)["captain"] == 3
    t.conserved()


def test_cathedral_makes_a_landing_missionary_bring_two_colonists() -> None:
    """E-B-CATHEDRAL: the owner's missionaries only."""
    for preset in ("first", "deluxe_base"):
        t = owning("cathedral", preset=preset).discover("peru").stand("dock", (0, "missionary"), (1, "missionary"))
        t.resolve("dock").say("settle Peru", "settle Peru")
        assert t.at("peru", 0) == {"missionary": 1, "colonist": 2} and t.goods(0) == {"silver": 1}
        assert t.at("peru", 1) == {"missionary": 1, "colonist": 1}
        t.conserved()


def test_taxation_pays_ten_dollars_each_round_and_two_points_once() -> None:
    """E-B-TAXATION."""
    t = phase_4(phase_4(owning("taxation", preset="first")))
    assert t.money(0) == 20 and t.points(0) == {"buildings": 2}


# -- West Indies Co., Colonization Laws, Rum Distillery ----------------------------------------------------------------


def test_west_indies_draws_a_good_from_the_pile_each_round() -> None:
    """E-B-WEST-INDIES: face up, and not from the box."""
    t = owning("west_indies", preset="first")
    pile = t.pile()
    phase_4(phase_4(t))
    assert sum(t.goods(0).values()) == 2 and t.pile() == pile - 2 and t.goods_on_offer() == 4
    drawn = [event for event in t.log() if event.phrase.message == "event-took-good"]
    assert [event.seen_by for event in drawn] == [-1, -1]
    t.conserved()


def test_west_indies_draws_nothing_from_an_empty_pile() -> None:
    """E-B-WEST-INDIES."""
    t = phase_4(empty_pile(owning("west_indies")))
    assert t.goods(0) == {} and t.goods_on_offer() == 4
    t.conserved()


def test_the_colonist_of_colonization_laws_stands_on_y_and_lands_in_the_next_round() -> None:
    """E-B-COLONIZATION-LAWS: after the colonist on X, whoever's Phase 4 turn comes first."""
    x_first = phase_4(owning("indentured_servitude").own(1, "colonization_laws"))
    assert x_first.dock() == [(0, "colonist", "X"), (1, "colonist", "Y")]
    t = owning("colonization_laws").own(1, "indentured_servitude")
    phase_4(t)
    assert t.dock() == [(1, "colonist", "X"), (0, "colonist", "Y")] and t.at("available", 0) == {}
    t.happen(numbers.RESET)
    assert t.view().round == 5 and t.view().phase == "place"
    t.discover("peru").resolve("dock")
    assert t.asks() == (1, "ask-land")
    t.say("forgo", "settle Peru")
    assert t.at("peru", 0) == {"colonist": 1}
    t.conserved()


def test_rum_distillery_pays_three_dollars_for_each_sugar() -> None:
    """E-B-RUM.1: a ship is no sugar."""
    t = owning("rum_distillery").offer_goods().give_goods(0, sugar=2, rice=1).give_ships(0, 2)
    assert phase_4(t).money(0) == 6 and t.goods(0)["sugar"] == 2


def test_rum_distillery_pays_in_phase_four_or_in_the_first_edition_with_the_income() -> None:
    """E-B-RUM.2, E-B-RUM.3, E-TV-83: four sugar also make a set of $6, and only that set is economy."""
    for preset, after_income in (("deluxe_base", 6), ("first", 18)):
        t = owning("rum_distillery", preset=preset, round=8).offer_goods().give_goods(0, sugar=4)
        t.happen(numbers.INCOME)
        assert t.money(0) == after_income
        assert phase_4(t).money(0) == 18
        assert t.points(0) == {"economy": 6}


# -- Marketplace, Military Academy, Fortress ---------------------------------------------------------------------------


def test_marketplace_brings_a_merchant_each_round() -> None:
    """E-B-MARKETPLACE."""
    t = phase_4(phase_4(owning("marketplace")))
    assert t.at("available", 0) == {"merchant": 2} and t.at("supply", 0)["merchant"] == 3
    t.conserved()


def test_military_academy_brings_a_soldier_each_round() -> None:
    """E-B-MILITARY-ACADEMY."""
    t = phase_4(phase_4(owning("military_academy")))
    assert t.at("available", 0) == {"soldier": 2} and t.at("supply", 0)["soldier"] == 8
    t.conserved()


def test_fortress_brings_a_soldier_each_round() -> None:
    """E-B-FORTRESS."""
    t = phase_4(phase_4(owning("fortress")))
    assert t.at("available", 0) == {"soldier": 2} and t.at("supply", 0)["soldier"] == 8
    t.conserved()


@pytest.mark.parametrize("tile", ["conquistadors", "training_grounds", "military_academy", "fortress"])
def test_without_a_soldier_in_supply_a_swap_is_offered(tile: str) -> None:
    """E-EDGE-70, E-BEN-10, E-DOCK-15."""
    place = "pool" if tile == "conquistadors" else "available"
    for preset in ("first", "deluxe_base"):
        t = owning(tile, preset=preset).put("peru", 0, soldier=1).put("shipping", 0, soldier=9)
        phase_4(t)
        assert t.asks() == (0, "ask-swap") and t.on_offer() == ["no", "swap a soldier in Peru"]
        t.say("swap a soldier in Peru")
        assert t.at("peru", 0) == {"colonist": 1} and t.at(place, 0) == {"soldier": 1}
        t.conserved()
        none = owning(tile, preset=preset).put("shipping", 0, soldier=10)
        phase_4(none)
        assert none.asks() is None and none.at(place, 0) == {}


# -- Stables -----------------------------------------------------------------------------------------------------------


def test_stables_move_one_own_soldier_to_an_adjacent_discovered_region() -> None:
    """E-B-STABLES.1, E-B-STABLES.2, E-B-STABLES.3: before Discovery, though nobody is there; no own worker is needed."""
    t = owning("stables").put("caribbean", 0, soldier=2, colonist=1).put("caribbean", 1, soldier=1)
    t.put("brazil", 1, soldier=1).discover("new_granada", "florida", "peru")
    t.resolve("discovery")
    assert t.asks() == (0, "ask-ride") and t.on_offer() == ["ride from Caribbean", "no"]
    t.say("ride from Caribbean")
    assert t.asks() == (0, "ask-ride-to") and t.on_offer() == ["to Florida", "to New Granada"]  # not New Spain, not Peru
    t.say("to New Granada")
    assert t.at("new_granada", 0) == {"soldier": 1} and t.at("caribbean", 0) == {"colonist": 1, "soldier": 1}
    assert t.asks() is None  # once per round
    assert phase_4(t).asks() is None  # and in the deluxe edition not in Phase 4
    t.conserved()


def test_stables_may_be_left_unused_and_need_a_soldier_on_the_map() -> None:
    """E-B-STABLES.1, D-38."""
    t = owning("stables").put("caribbean", 0, soldier=1).discover("florida").resolve("discovery").say("no")
    assert t.at("caribbean", 0) == {"soldier": 1}
    idle = owning("stables").put("caribbean", 0, colonist=1).put("pool", 0, soldier=1).discover("florida").resolve("discovery")
    assert idle.asks() == (0, "ask-discover")
    alone = owning("stables").put("peru", 0, soldier=1).discover("florida").resolve("discovery")
    assert alone.asks() is None  # no region next to Peru is discovered


def test_stables_ride_before_the_first_expedition() -> None:
    """E-B-STABLES.2: whoever owns them; the expedition of an earlier player comes after."""
    t = table(round=4).own(3, "stables").put("caribbean", 3, soldier=1).discover("florida").put("pool", 0, colonist=1)
    t.resolve("discovery")
    assert t.asks() == (3, "ask-ride")
    t.say("no")
    assert t.asks() == (0, "ask-discover")


def test_stables_of_the_first_edition_ride_in_phase_four() -> None:
    """E-B-STABLES.2, E-B-STABLES.1."""
    t = owning("stables", preset="first").put("caribbean", 0, soldier=2).discover("florida", "new_spain")
    t.own(1, "trading_post").put("caribbean", 1, soldier=1)  # who does not own them is not asked
    t.resolve("discovery")
    assert t.asks() is None
    phase_4(t)
    assert t.asks() == (0, "ask-benefits") and t.on_offer() == ["ride from Caribbean", "done"]
    t.say("ride from Caribbean", "to New Spain")
    assert t.at("new_spain", 0) == {"soldier": 1} and t.asks() is None
    t.conserved()


def test_a_ride_that_makes_three_takes_the_good() -> None:
    """E-B-STABLES.4, E-EDGE-46."""
    t = owning("stables").put("caribbean", 0, soldier=1).put("florida", 0, colonist=2).resolve("discovery")
    t.say("ride from Caribbean")
    assert t.at("florida", 0) == {"colonist": 2, "soldier": 1} and t.goods(0) == {"indigo": 1}
    t.conserved()


def test_stables_bought_this_round_may_ride_this_round() -> None:
    """E-B-STABLES.5."""
    t = at_the_box("stables").put("caribbean", 0, soldier=1).discover("florida").happen(numbers.OPEN_BOX, 0, 4)
    t.say("buy Stables")
    assert t.asks() == (0, "ask-ride")
    t.say("ride from Caribbean")
    assert t.at("florida", 0) == {"soldier": 1}
    t.conserved()


# -- Plague (age II) ---------------------------------------------------------------------------------------------------


def test_plague_takes_one_worker_from_every_colony_of_three_or_more() -> None:
    """E-B-PLAGUE-2.1, E-B-PLAGUE-2.4, E-EDGE-52: the buyer's too; by one, not to one; a colony of two is safe."""
    t = at_the_box("plague_2").put("peru", 0, colonist=3).put("peru", 1, colonist=5).put("brazil", 2, soldier=2)
    t.put("florida", 3, soldier=3).resolve("buildings")
    assert t.view().regions[7].points == [2, 6, 0, 0] and t.view().regions[3].points == [0, 0, 0, 6]
    t.say("buy Plague (age II)")  # every colony has one kind of worker, so nothing is asked
    assert t.at("peru", 0) == {"colonist": 2} and t.at("peru", 1) == {"colonist": 4}
    assert t.at("brazil", 2) == {"soldier": 2} and t.at("florida", 3) == {"soldier": 2}
    assert t.view().regions[3].points == [0, 0, 0, 0]  # Florida stops scoring
    assert t.at("supply", 3)["soldier"] == 8 and t.at("supply", 1)["colonist"] == 25
    t.conserved()


def test_the_owner_of_the_colony_chooses_which_worker_the_plague_takes() -> None:
    """E-B-PLAGUE-2.2: any kind, soldiers and builders included."""
    t = at_the_box("plague_2").put("peru", 1, colonist=1, captain=1, merchant=1, missionary=1, soldier=1, builder=1)
    t.resolve("buildings").say("buy Plague (age II)")
    kinds = ["colonist", "captain", "merchant", "missionary", "soldier", "builder"]
    assert t.asks() == (1, "ask-lose") and t.on_offer() == [f"lose a {kind}" for kind in kinds]
    t.say("lose a builder")
    assert "builder" not in t.at("peru", 1) and t.at("supply", 1)["builder"] == 10
    t.conserved()


def test_the_plague_goes_by_player_order_and_by_regions_and_is_fixed_before_the_first_loss() -> None:
    """E-B-PLAGUE-2.3: several players can lose in the same region."""
    t = at_the_box("plague_2").put("peru", 0, colonist=2, soldier=1).put("florida", 2, colonist=2, soldier=1)
    t.put("peru", 2, colonist=2, soldier=1)
    t.s.order[0], t.s.order[2] = 2, 0
    t.resolve("buildings").say("buy Plague (age II)")
    asked = []
    while t.asks():
        decision = t.asks()
        assert decision
        asked.append(decision[0])
        t.say("lose a soldier")
    assert asked == [2, 2, 0]
    lost = [(event.who, event.phrase["region"]) for event in t.log() if event.phrase.message == "event-lost"]
    assert lost == [(2, 3), (2, 7), (0, 7)]
    t.conserved()


# -- Spoils of War, Stone Masonry --------------------------------------------------------------------------------------


def test_spoils_of_war_seven_dollars_are_free() -> None:
    """E-B-SPOILS-7: once."""
    t = at_the_box("spoils_money_2", money=0).resolve("buildings").say("buy Spoils of War ($7)")
    assert t.money(0) == 7 and phase_4(t).money(0) == 7


def test_spoils_of_war_two_goods_come_from_the_pile() -> None:
    """E-B-SPOILS-GOODS."""
    t = at_the_box("spoils_goods", money=0)
    pile = t.pile()
    t.resolve("buildings").say("buy Spoils of War (2 goods)")
    assert sum(t.goods(0).values()) == 2 and t.pile() == pile - 2 and t.goods_on_offer() == 4 and t.money(0) == 0
    t.conserved()


def test_spoils_of_war_draws_what_a_short_pile_holds() -> None:
    """E-B-SPOILS-GOODS."""
    t = empty_pile(at_the_box("spoils_goods", money=0).offer_goods(rice=1))
    t.offer_goods()  # the rice is now the whole pile
    t.resolve("buildings").say("buy Spoils of War (2 goods)")
    assert t.goods(0) == {"rice": 1} and t.pile() == 0
    t.conserved()


def test_stone_masonry_brings_a_builder_each_round() -> None:
    """E-B-STONE-MASONRY."""
    t = phase_4(phase_4(owning("stone_masonry")))
    assert t.at("available", 0) == {"builder": 2} and t.at("supply", 0)["builder"] == 8
    t.conserved()


# -- Papal Edict -------------------------------------------------------------------------------------------------------


def test_papal_edict_gives_two_colonists_to_the_buyer_and_to_a_chosen_opponent() -> None:
    """E-B-PAPAL-EDICT.1, E-B-PAPAL-EDICT.2, E-B-PAPAL-EDICT.5: each in one region of their own, and nobody may decline."""
    t = at_the_box("papal_edict").put("peru", 0, soldier=1).put("brazil", 0, colonist=1)
    t.put("florida", 2, colonist=1).put("virginia", 2, colonist=1).resolve("buildings").say("buy Papal Edict")
    assert t.asks() == (0, "ask-edict") and t.on_offer() == ["choose seat 2", "choose seat 3", "choose seat 4"]
    t.say("choose seat 3")
    assert t.asks() == (0, "ask-edict-order") and t.on_offer() == ["place first", "place second"]
    t.say("place second")
    assert t.asks() == (2, "ask-edict-place") and t.on_offer() == ["settle Virginia", "settle Florida"]
    t.say("settle Florida")
    assert t.at("florida", 2) == {"colonist": 3} and t.goods(2) == {"indigo": 1}
    assert t.asks() == (0, "ask-edict-place") and t.on_offer() == ["settle Peru", "settle Brazil"]
    t.say("settle Peru")
    assert t.at("peru", 0) == {"colonist": 2, "soldier": 1} and t.at("brazil", 0) == {"colonist": 1}
    assert t.at("caribbean", 1) == {} and t.asks() is None
    t.conserved()


def test_papal_edict_the_first_finishes_before_the_second_in_the_same_region() -> None:
    """E-B-PAPAL-EDICT.3, E-B-PAPAL-EDICT.1: the buyer's order decides who takes the good of a shared region."""
    for order, goods in (("place first", {"silver": 1}), ("place second", {})):
        t = at_the_box("papal_edict", players=2).put("peru", 0, colonist=1).put("peru", 1, colonist=1)
        t.resolve("buildings").say("buy Papal Edict")
        assert t.asks() == (0, "ask-edict-order")  # the only opponent is fixed
        t.say(order)
        assert t.at("peru", 0) == t.at("peru", 1) == {"colonist": 3}
        assert t.goods(0) == goods
        t.conserved()


def test_papal_edict_a_player_without_a_colony_places_nothing() -> None:
    """E-B-PAPAL-EDICT.4, E-EDGE-51: such an opponent may be chosen."""
    t = at_the_box("papal_edict").put("peru", 0, colonist=1).resolve("buildings").say("buy Papal Edict")
    t.say("choose seat 4")
    assert t.at("peru", 0) == {"colonist": 3} and t.at("supply", 3)["colonist"] == 29 and t.asks() is None
    t.conserved()


def test_papal_edict_may_be_bought_when_nobody_can_place() -> None:
    """E-B-PAPAL-EDICT.6, E-B-PAPAL-EDICT.4."""
    t = at_the_box("papal_edict").resolve("buildings").say("buy Papal Edict", "choose seat 2")
    assert t.asks() is None and t.tiles(0) == ["papal_edict"] and t.at("supply", 0)["colonist"] == 29
    t.conserved()


# -- Mint and Trading House --------------------------------------------------------------------------------------------


def test_mint_pays_two_dollars_for_each_gold_or_each_silver() -> None:
    """E-B-MINT.1: not both, chosen anew each Phase 3."""
    t = owning("mint").offer_goods().give_goods(0, gold=2, silver=1)
    t.happen(numbers.INCOME)
    assert t.asks() == (0, "ask-mint") and t.on_offer() == ["mint gold", "mint silver"]
    t.say("mint silver")
    assert t.money(0) == 1 + 2  # the three make a set of $1
    t.happen(numbers.INCOME).say("mint gold")
    assert t.money(0) == 3 + 1 + 4


def test_mint_pays_in_phase_three_after_the_sets_and_is_no_economy() -> None:
    """E-B-MINT.2, E-B-MINT.3: ships are neither gold nor silver; what remains is paid without a question."""
    t = owning("mint", round=8).offer_goods().give_goods(0, gold=2).give_ships(0, 1)
    t.happen(numbers.INCOME)
    paid = [event.phrase["money"] for event in t.log() if event.phrase.message == "event-got-money"]
    assert paid == [3, 4] and t.money(0) == 7
    assert t.points(0) == {"economy": 3}
    assert phase_4(t).money(0) == 7
    ships = owning("mint").give_ships(0, 2).happen(numbers.INCOME)
    assert ships.money(0) == 0 and ships.asks() is None


def test_mint_names_the_default_first() -> None:
    """E-B-MINT.4: the type with more tokens; on a tie gold."""
    for gold, silver, first in ((2, 1, "mint gold"), (1, 2, "mint silver"), (2, 2, "mint gold")):
        t = owning("mint").offer_goods().give_goods(0, gold=gold, silver=silver).happen(numbers.INCOME)
        assert t.on_offer()[0] == first and len(t.on_offer()) == 2


def test_trading_house_sells_any_number_of_goods_one_at_a_time() -> None:
    """E-B-TRADING-HOUSE.1, E-B-TRADING-HOUSE.2, E-B-TRADING-HOUSE.4: $5 each; the tokens are in the pile again."""
    t = owning("trading_house").offer_goods().give_goods(0, rice=2, fur=1)
    pile = t.pile()
    phase_4(t)
    assert t.asks() == (0, "ask-benefits") and t.on_offer() == ["sell fur", "sell rice", "done"]
    t.say("sell rice")
    assert t.on_offer() == ["sell fur", "sell rice", "done"]
    t.say("sell rice")
    assert t.on_offer() == ["sell fur", "done"]
    t.say("done")
    assert t.money(0) == 10 and t.goods(0) == {"fur": 1} and t.pile() == pile + 2
    assert t.view().pile["rice"] == 3
    t.conserved()


def test_a_sold_good_may_be_drawn_again() -> None:
    """E-B-TRADING-HOUSE.2, E-SRC-23."""
    t = empty_pile(owning("trading_house").own(1, "west_indies").offer_goods().give_goods(0, rice=1))
    phase_4(t).say("sell rice")
    assert t.goods(1) == {"rice": 1} and t.pile() == 0
    t.conserved()


def test_ships_cannot_be_sold() -> None:
    """E-B-TRADING-HOUSE.3."""
    t = phase_4(owning("trading_house").give_ships(0, 3))
    assert t.asks() is None and t.ships(0) == 3


# -- Reformation -------------------------------------------------------------------------------------------------------


def test_reformation_stops_the_colonists_of_other_players_missionaries() -> None:
    """E-B-REFORMATION.1, E-B-REFORMATION.2: where the owner has one; the missionary lands, the owner's own bring colonists."""
    t = owning("reformation").own(1, "cathedral").put("peru", 0, missionary=1).discover("brazil")
    t.stand("dock", (1, "missionary"), (1, "missionary"), (2, "missionary"), (0, "missionary")).resolve("dock")
    t.say("settle Peru", "settle Brazil", "settle Peru", "settle Peru")
    assert t.at("peru", 1) == {"missionary": 1} and t.at("peru", 2) == {"missionary": 1}  # Cathedral does not help
    assert t.at("brazil", 1) == {"missionary": 1, "colonist": 2}
    assert t.at("peru", 0) == {"missionary": 2, "colonist": 1}
    t.conserved()


def test_reformation_looks_at_the_moment_of_landing() -> None:
    """E-EDGE-65, E-B-REFORMATION.1: the newcomer before the owner's missionary brings a colonist, the one after it does not."""
    t = owning("reformation").discover("peru")
    t.stand("dock", (1, "missionary"), (0, "missionary"), (2, "missionary")).resolve("dock")
    t.say("settle Peru", "settle Peru", "settle Peru")
    assert t.at("peru", 1) == {"missionary": 1, "colonist": 1} and t.at("peru", 2) == {"missionary": 1}


def test_reformation_needs_the_figure_of_a_missionary() -> None:
    """E-EDGE-64: one that was swapped back for a colonist protects nothing."""
    t = owning("reformation", "monastery").put("peru", 0, missionary=1).put("pool", 0, missionary=9)
    phase_4(t).say("swap a missionary in Peru")
    assert t.at("peru", 0) == {"colonist": 1}
    t.stand("dock", (1, "missionary")).resolve("dock").say("settle Peru")
    assert t.at("peru", 1) == {"missionary": 1, "colonist": 1}
    t.conserved()


@pytest.mark.parametrize(
    ("tile", "name"), [("cathedral", "Cathedral"), ("reformation", "Reformation"), ("mayflower", "Mayflower")]
)
def test_what_changes_the_dock_works_from_the_next_round_on(tile: str, name: str) -> None:
    """E-EDGE-35, E-BUILD-10: the dock of the purchase round is already resolved."""
    t = table(players=2, preset="deluxe_full", round=4).offer_tiles(tile).give_money(0, 14).give_ships(0, 1)
    t.put("peru", 0, missionary=1).put("available", 0, colonist=1).put("available", 1, colonist=1)
    t.s.round = 3
    t.happen(numbers.ROUND)
    assert "place a colonist on dock by ship" not in t.on_offer()
    t.say("place a colonist on buildings", "place a colonist on dock", "settle Peru", "buy " + name)
    assert t.view().round == 5 and t.view().phase == "place" and t.asks() == (0, "ask-place")
    assert ("place a colonist on dock by ship" in t.on_offer()) == (tile == "mayflower")
    t.stand("dock", (0, "missionary"), (1, "missionary")).resolve("dock").say("settle Peru", "settle Peru")
    assert t.at("peru", 0)["colonist"] == (2 if tile == "cathedral" else 1)
    assert t.at("peru", 1)["colonist"] == (1 if tile == "reformation" else 2)
    t.conserved()


# -- Mayflower ---------------------------------------------------------------------------------------------------------


def test_mayflower_sends_up_to_three_workers_by_ship_after_y() -> None:
    """E-B-MAYFLOWER.1, E-PLACE-14: one ship for each, as a normal placement."""
    t = owning("mayflower").own(1, "colonization_laws").give_ships(0, 4).put("available", 0, colonist=3, soldier=1, merchant=1)
    phase_4(t)
    for kind in ("soldier", "colonist", "merchant"):
        t.happen(numbers.PLACE_WORKER, 0).say(f"place a {kind} on dock by ship")
    t.happen(numbers.PLACE_WORKER, 0)
    assert "place a colonist on dock by ship" not in t.on_offer() and t.view().players_at_table[0].ships_sailed == 3
    t.say("place a colonist on dock")
    assert t.dock() == [
        (0, "colonist", "numbered"),
        (1, "colonist", "Y"),
        (0, "soldier", "ship"),
        (0, "colonist", "ship"),
        (0, "merchant", "ship"),
    ]
    t.conserved()


def test_mayflower_needs_an_unused_own_ship() -> None:
    """E-B-MAYFLOWER.1."""
    t = owning("mayflower").give_ships(0, 1).give_ships(1, 3).put("available", 0, colonist=2).put("available", 1, colonist=1)
    t.happen(numbers.PLACE_WORKER, 0).say("place a colonist on dock by ship")
    assert "place a colonist on dock by ship" not in t.happen(numbers.PLACE_WORKER, 0).on_offer()
    assert "place a colonist on dock by ship" not in t.happen(numbers.PLACE_WORKER, 1).on_offer()


def test_mayflower_works_when_the_dock_is_full() -> None:
    """E-B-MAYFLOWER.1."""
    t = table(players=2, preset="deluxe_full", round=4).own(0, "mayflower").give_ships(0, 1).put("available", 0, colonist=1)
    t.stand("dock", (1, "colonist"), (1, "colonist"), (1, "colonist")).happen(numbers.PLACE_WORKER, 0)
    assert "place a colonist on dock" not in t.on_offer() and "place a colonist on dock by ship" in t.on_offer()


def test_mayflower_workers_land_last_with_all_that_landing_brings() -> None:
    """E-B-MAYFLOWER.2, E-EDGE-73: in the order placed."""
    t = owning("mayflower").discover("peru").give_ships(0, 2).stand("dock", (1, "colonist", "Y"))
    t.put("available", 0, merchant=1, missionary=1)
    t.happen(numbers.PLACE_WORKER, 0).say("place a merchant on dock by ship")
    t.happen(numbers.PLACE_WORKER, 0).say("place a missionary on dock by ship")
    t.resolve("dock")
    assert t.asks() == (1, "ask-land")
    t.say("settle Peru", "settle Peru")
    assert t.money(0) == 5 and t.at("peru", 0) == {"merchant": 1}
    t.say("settle Peru")
    assert t.at("peru", 0) == {"merchant": 1, "missionary": 1, "colonist": 1} and t.goods(0) == {"silver": 1}
    t.conserved()


def test_a_ship_that_sailed_is_no_wildcard_in_this_round() -> None:
    """E-B-MAYFLOWER.3, E-EDGE-49: it lowers the economy of round 8; Navy and the tie-break still count it."""
    t = owning("mayflower", "navy", round=8).offer_goods().give_goods(0, rice=2).give_ships(0, 1).put("available", 0, colonist=1)
    assert t.view().players_at_table[0].income == 3
    t.happen(numbers.PLACE_WORKER, 0).say("place a colonist on dock by ship")
    t.happen(numbers.INCOME)
    assert t.money(0) == 0 and t.ships(0) == 1
    assert t.points(0) == {"buildings": 4}  # Navy, and no economy
    assert EMPIRES.scores(t.s)[0].tie_break == (0, 0, 3)


def test_a_ship_is_free_again_in_the_next_round() -> None:
    """E-B-MAYFLOWER.3."""
    t = owning("mayflower").offer_goods().give_goods(0, rice=2).give_ships(0, 1).put("available", 0, colonist=1)
    t.happen(numbers.PLACE_WORKER, 0).say("place a colonist on dock by ship")
    t.resolve("dock").say("forgo")
    t.happen(numbers.RESET)
    assert t.view().players_at_table[0].ships_sailed == 0 and t.view().players_at_table[0].income == 3
    assert "place a colonist on dock by ship" in t.on_offer()


def test_a_ship_that_arrives_in_this_round_sails_in_the_next() -> None:
    """E-B-MAYFLOWER.4."""
    t = table(players=2, preset="deluxe_full", round=4).own(0, "mayflower").put("available", 0, colonist=2)
    t.happen(numbers.ROUND)
    assert "place a colonist on dock by ship" not in t.on_offer()
    t.say("place a colonist on shipping")
    assert "place a colonist on dock by ship" not in t.on_offer()
    t.say("place a colonist on shipping")
    assert t.ships(0) == 1 and t.view().round == 6 and "place a colonist on dock by ship" in t.on_offer()


def test_the_ship_is_used_up_though_the_worker_forgoes_landing() -> None:
    """E-B-MAYFLOWER.5."""
    t = owning("mayflower").offer_goods().give_goods(0, rice=2).give_ships(0, 1).put("available", 0, colonist=1)
    t.happen(numbers.PLACE_WORKER, 0).say("place a colonist on dock by ship")
    t.resolve("dock").say("forgo")
    assert t.dock() == [] and t.happen(numbers.INCOME).money(0) == 0
    t.conserved()
