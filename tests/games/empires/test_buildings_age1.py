"""The buildings of age I (12.1, 12.4), in printed order."""

import pytest

from caravela.games.empires.rules import numbers
from tests.games.empires.kit import Table, table

SPECIALISTS = ("captain", "merchant", "missionary", "soldier")


def at_the_box(tile: str, money: int = 10, round: int = 1, preset: str = "deluxe_full", workers: int = 1) -> Table:
    """Seat 0 stands in Capital Buildings, where only this tile lies."""
    t = table(preset=preset, round=round).offer_tiles(tile).give_money(0, money)
    return t.stand("buildings", *[(0, "colonist")] * workers)


def owning(*tiles: str, preset: str = "deluxe_full", round: int = 1) -> Table:
    return table(preset=preset, round=round).own(0, *tiles)


def phase_4(t: Table) -> Table:
    return t.happen(numbers.OPEN_BENEFITS)


def test_settlers_brings_a_colonist_each_round_and_each_copy_works_on_its_own() -> None:
    """E-B-SETTLERS."""
    for preset in ("first", "deluxe_base"):
        t = owning("settlers", preset=preset).own(1, "settlers_2")
        phase_4(t)
        assert t.at("available", 0) == t.at("available", 1) == {"colonist": 1}
        assert t.at("supply", 0)["colonist"] == 28 and t.at("available", 2) == {}
        t.own(1, "monastery")
        phase_4(t)
        assert t.at("available", 0) == {"colonist": 2}
        t.conserved()
    both = phase_4(owning("settlers", "settlers_2"))
    assert both.at("available", 0) == {"colonist": 2}


@pytest.mark.parametrize("round", [3, 6, 8])
def test_settlers_of_age_one_still_works_in_later_ages(round: int) -> None:
    """E-EX-19, E-BEN-1."""
    t = phase_4(owning("settlers", preset="first", round=round))
    assert t.at("available", 0) == {"colonist": 1}


def test_monastery_brings_a_missionary_each_round() -> None:
    """E-B-MONASTERY."""
    t = phase_4(phase_4(owning("monastery")))
    assert t.at("available", 0) == {"missionary": 2} and t.at("supply", 0)["missionary"] == 8
    t.conserved()


def test_trade_routes_brings_a_merchant_each_round() -> None:
    """E-B-TRADE-ROUTES."""
    t = phase_4(phase_4(owning("trade_routes")))
    assert t.at("available", 0) == {"merchant": 2} and t.at("supply", 0)["merchant"] == 3
    t.conserved()


def test_training_grounds_brings_a_soldier_each_round() -> None:
    """E-B-TRAINING-GROUNDS."""
    t = phase_4(phase_4(owning("training_grounds")))
    assert t.at("available", 0) == {"soldier": 2} and t.at("supply", 0)["soldier"] == 8
    t.conserved()


def test_the_colonist_of_indentured_servitude_stands_on_x_and_lands_in_the_next_round() -> None:
    """E-B-INDENTURED.1, E-EDGE-62: bought in this round, placed in this round's Phase 4, landed when the dock resolves next."""
    t = at_the_box("indentured_servitude", preset="first").resolve("buildings").say("buy Indentured Servitude")
    assert t.dock() == []
    phase_4(t)
    assert t.dock() == [(0, "colonist", "X")] and t.at("available", 0) == {}
    t.happen(numbers.RESET)
    assert t.view().round == 2 and t.view().phase == "place" and t.dock() == [(0, "colonist", "X")]
    t.put("new_spain", 3, colonist=1).resolve("dock").say("settle New Spain")
    assert t.at("new_spain", 0) == {"colonist": 1} and t.dock() == []
    phase_4(t)
    assert t.dock() == [(0, "colonist", "X")]
    t.conserved()


def test_no_colonist_is_added_while_space_x_is_taken() -> None:
    """E-B-INDENTURED.2."""
    t = phase_4(phase_4(owning("indentured_servitude")))
    assert t.dock() == [(0, "colonist", "X")] and t.at("supply", 0)["colonist"] == 28
    t.conserved()


def test_the_soldier_of_conquistadors_goes_to_the_pool_and_joins_expeditions() -> None:
    """E-B-CONQUISTADORS, E-EDGE-63: not by way of available; it plunders like any soldier."""
    t = phase_4(phase_4(owning("conquistadors")))
    assert t.at("pool", 0) == {"soldier": 2} and t.at("available", 0) == {}
    t.only_token("T03").resolve("discovery").say("explore Brazil", "send a soldier")
    assert t.tokens(0) == ["T03"] and t.money(0) == 1 + 2 * 3 and t.at("pool", 0) == {}
    t.conserved()


def test_the_captain_of_navigator_goes_to_the_pool_and_joins_expeditions() -> None:
    """E-B-NAVIGATOR, E-EDGE-63: it counts 2 there."""
    t = phase_4(owning("navigator"))
    assert t.at("pool", 0) == {"captain": 1} and t.at("available", 0) == {}
    t.only_token("T03").resolve("discovery").say("explore Brazil")
    assert t.tokens(0) == ["T03"] and t.money(0) == 1 and t.at("pool", 0) == {}
    t.conserved()


def test_a_full_pool_stays_out_of_supply_when_nothing_is_left_to_discover() -> None:
    """E-EDGE-86."""
    t = owning("navigator", round=7).put("pool", 0, soldier=10)
    t.s.undiscovered = t.s.deck = 0
    phase_4(t)
    t.resolve("discovery")
    assert t.asks() is None
    t.happen(numbers.ROUND)
    assert t.view().round == 8 and t.view().over
    assert t.at("pool", 0) == {"soldier": 10, "captain": 2} and "soldier" not in t.at("supply", 0)
    t.conserved()


def test_the_inca_empire_pays_twenty_dollars_once() -> None:
    """E-B-INCA."""
    t = at_the_box("inca_conquest", preset="first").resolve("buildings").say("buy Conquest of the Inca Empire")
    assert t.money(0) == 20
    assert phase_4(t).money(0) == 20


def test_trading_post_pays_five_dollars_each_round() -> None:
    """E-B-TRADING-POST."""
    t = phase_4(owning("trading_post", preset="first"))
    assert t.money(0) == 5 and t.money(1) == 0
    assert phase_4(t).money(0) == 10


def test_cartography_discovers_without_resistance_at_purchase() -> None:
    """E-B-CARTOGRAPHY.1, E-B-CARTOGRAPHY.2, E-TV-57: the token's plunder, a colonist, nothing for the soldiers in the pool."""
    for preset in ("first", "deluxe_full"):
        t = at_the_box("cartography", preset=preset).put("pool", 0, soldier=2).only_token("T15").resolve("buildings")
        t.say("buy New World Cartography")
        assert t.asks() == (0, "ask-chart")
        t.say("discover Peru")
        assert t.money(0) == 4 and t.tokens(0) == ["T15"] and t.at("peru", 0) == {"colonist": 1}
        assert t.points(0)["discoveries"] == 7 and t.at("pool", 0) == {"soldier": 2}
        assert t.view().regions[7].discovered
        t.conserved()


def test_cartography_can_be_kept_for_a_later_phase_four_and_is_used_once() -> None:
    """E-B-CARTOGRAPHY.1, E-BUILD-9."""
    t = at_the_box("cartography").only_token("T16").resolve("buildings").say("buy New World Cartography", "no")
    assert t.view().players_at_table[0].used_buildings == []
    phase_4(t).say("done")
    phase_4(t)
    assert t.asks() == (0, "ask-benefits") and "discover Brazil" in t.on_offer()
    t.say("discover Brazil")
    assert t.tokens(0) == ["T16"] and t.at("brazil", 0) == {"colonist": 1} and t.money(0) == 2
    assert t.asks() is None and phase_4(t).asks() is None
    assert t.view().players_at_table[0].used_buildings == ["cartography"]
    t.conserved()


def test_cartography_chooses_before_the_token_is_seen() -> None:
    """E-B-CARTOGRAPHY.3: an unknown token is turned over only when the region is chosen; a known one may be aimed at."""
    t = at_the_box("cartography").token("florida", "T01").resolve("buildings").say("buy New World Cartography")
    seen = {region.id: region.token for region in t.view(0).regions}
    assert seen["florida"] == "T01" and seen["peru"] is None and seen["brazil"] is None
    assert "event-revealed" not in t.messages()
    assert t.on_offer() == ["no"] + [
        f"discover {name}"
        for name in ("New France", "New England", "Virginia", "Florida", "New Spain", "New Granada", "Peru", "Brazil")
    ]
    t.say("discover Florida")
    assert t.tokens(0) == ["T01"] and "event-revealed" in t.messages()


def test_cartography_cannot_turn_to_the_deck() -> None:
    """E-B-CARTOGRAPHY.4: with everything discovered nothing is asked, now or later."""
    t = at_the_box("cartography")
    t.s.undiscovered = 0
    t.resolve("buildings").say("buy New World Cartography")
    assert t.asks() is None and t.tiles(0) == ["cartography"]
    assert phase_4(t).asks() is None
    t.conserved()


def test_cartography_is_worth_four_points_used_or_not() -> None:
    """E-B-CARTOGRAPHY.5, E-BUILD-13."""
    t = at_the_box("cartography", preset="first").only_token("T01").resolve("buildings").say("buy New World Cartography")
    assert t.points(0) == {"buildings": 4}
    t.say("discover Peru")
    assert t.points(0) == {"buildings": 4, "discoveries": 4}


def test_plague_of_age_one_lowers_every_resistance_by_one() -> None:
    """E-B-PLAGUE-1, E-DISC-7: tokens and cards, the owner's attempts only."""
    for owner, found in ((0, ["T07"]), (1, [])):
        t = table().own(owner, "plague_1").put("pool", 0, colonist=2).only_token("T07").resolve("discovery")
        t.say("explore Peru", "send a colonist")
        assert t.tokens(0) == found  # value 2 against 3 natives
        t.conserved()
    for owner, cards in ((0, ["C04"]), (1, [])):
        t = table().own(owner, "plague_1").put("pool", 0, colonist=3).only_card("C04")
        t.s.undiscovered = 0
        t.resolve("discovery").say("explore the deck", "send a colonist", "send a colonist")
        assert t.view().players_at_table[0].cards == cards  # value 3 against 4


@pytest.mark.parametrize(
    ("tile", "name", "token"), [("plague_1", "Plague (age I)", "T03"), ("magellan", "Magellan", "T06"), ("", "", "T03")]
)
def test_what_changes_discovery_works_in_the_round_of_purchase(tile: str, name: str, token: str) -> None:
    """E-EDGE-34, E-B-PLAGUE-1, E-B-MAGELLAN, E-BUILD-10: and without the tile the same expedition fails."""
    expedition = {"magellan": "captain", "plague_1": "colonist", "": "colonist"}[tile]
    t = table(preset="deluxe_full").give_money(0, 10).only_token(token).put("pool", 0, **{expedition: 1})
    t.offer_tiles(*[tile] if tile else []).stand("buildings", (0, "colonist"))
    t.happen(numbers.OPEN_BOX, 0, 4)
    if tile:
        t.say("buy " + name)
    t.say("explore Peru")
    assert t.tokens(0) == ([token] if tile else [])
    t.conserved()


def test_spoils_of_war_five_dollars_are_free() -> None:
    """E-B-SPOILS-5: once."""
    t = at_the_box("spoils_money_1", money=0).resolve("buildings").say("buy Spoils of War ($5)")
    assert t.money(0) == 5 and phase_4(t).money(0) == 5


def test_spoils_of_war_ship_comes_from_the_stock() -> None:
    """E-B-SPOILS-SHIP: the ship in the box stays."""
    t = at_the_box("spoils_ship", money=0).resolve("buildings").say("buy Spoils of War (ship)")
    assert t.ships(0) == 1 and t.money(0) == 0
    assert t.view().ship_in_box and t.view().ship_stock == 6
    assert phase_4(t).ships(0) == 1
    t.conserved()


def test_spoils_of_war_ship_gives_nothing_from_an_empty_stock() -> None:
    """E-B-SPOILS-SHIP."""
    t = at_the_box("spoils_ship", money=0).give_ships(1, 7).resolve("buildings").say("buy Spoils of War (ship)")
    assert t.ships(0) == 0 and t.view().ship_in_box and t.tiles(0) == ["spoils_ship"]
    t.conserved()


def test_spoils_of_war_brings_two_specialists_of_any_types_for_the_next_round() -> None:
    """E-B-SPOILS-SPEC: chosen one after the other, the same or different."""
    t = at_the_box("spoils_specialists", money=0).resolve("buildings").say("buy Spoils of War (2 specialists)")
    every = ["take a captain", "take a merchant", "take a missionary", "take a soldier", "take a builder"]
    assert t.asks() == (0, "ask-pick-specialist") and t.on_offer() == every
    t.say("take a builder")
    assert t.on_offer() == every
    t.say("take a merchant")
    assert t.at("available", 0) == {"builder": 1, "merchant": 1} and t.asks() is None
    same = at_the_box("spoils_specialists", money=0).resolve("buildings").say("buy Spoils of War (2 specialists)")
    same.say("take a captain", "take a captain")
    assert same.at("available", 0) == {"captain": 2}
    same.conserved()


def test_spoils_of_war_offers_only_specialists_that_supply_or_a_swap_can_provide() -> None:
    """E-B-SPOILS-SPEC, E-EDGE-76."""
    t = at_the_box("spoils_specialists", money=0).put("peru", 0, missionary=1).put("pool", 0, captain=4)
    t.out_of(0, "merchant", "missionary", "soldier", "builder")
    t.resolve("buildings").say("buy Spoils of War (2 specialists)")
    assert t.on_offer() == ["take a captain", "take a missionary"]
    t.say("take a captain")
    assert t.asks() == (0, "ask-swap") and t.on_offer() == ["no", "swap a missionary in Peru"]
    t.say("swap a missionary in Peru")
    assert t.at("available", 0) == {"captain": 1, "missionary": 1} and t.at("peru", 0) == {"colonist": 1}
    t.conserved()


def test_spoils_of_war_may_be_taken_when_no_specialist_can_be_had() -> None:
    """E-EDGE-76, E-B-SPOILS-SPEC."""
    t = at_the_box("spoils_specialists", money=0).out_of(0, *SPECIALISTS, "builder").resolve("buildings")
    t.say("buy Spoils of War (2 specialists)")
    assert t.asks() is None and t.at("available", 0) == {} and t.tiles(0) == ["spoils_specialists"]
    t.conserved()


def test_magellans_captains_count_three_in_discovery_only() -> None:
    """E-B-MAGELLAN, E-SHIP-8."""
    for owner, found in ((0, ["T06"]), (1, [])):
        t = table(preset="deluxe_full").own(owner, "magellan").put("pool", 0, captain=1).only_token("T06")
        t.resolve("discovery").say("explore Peru")
        assert t.tokens(0) == found  # value 3 or 2 against 3 natives
    t = owning("magellan").put("shipping", 0, captain=1).put("shipping", 1, colonist=3).resolve("shipping")
    assert t.ships(1) == 1 and t.ships(0) == 0
    t.conserved()


def test_new_world_city_brings_a_builder_each_round() -> None:
    """E-B-NEW-WORLD-CITY."""
    t = phase_4(phase_4(owning("new_world_city")))
    assert t.at("available", 0) == {"builder": 2} and t.at("supply", 0)["builder"] == 8
    t.conserved()


def test_new_world_mission_brings_a_missionary_each_round() -> None:
    """E-B-NEW-WORLD-MISSION."""
    t = phase_4(phase_4(owning("new_world_mission")))
    assert t.at("available", 0) == {"missionary": 2} and t.at("supply", 0)["missionary"] == 8
    t.conserved()


def test_overpopulation_places_three_colonists_one_at_a_time() -> None:
    """E-B-OVERPOPULATION.1, E-B-OVERPOPULATION.2: in any split; the one that completes three workers takes the good at once."""
    t = at_the_box("overpopulation").put("peru", 0, colonist=1).resolve("buildings").say("buy Overpopulation")
    assert t.asks() == (0, "ask-overpopulate") and t.on_offer() == ["settle Caribbean", "settle Peru"]
    t.say("settle Peru")
    assert t.goods(0) == {}
    t.say("settle Peru")
    assert t.at("peru", 0) == {"colonist": 3} and t.goods(0) == {"silver": 1}
    t.say("settle Caribbean")
    assert t.at("caribbean", 0) == {"colonist": 1} and t.asks() is None
    t.conserved()


def test_overpopulation_places_what_supply_holds() -> None:
    """E-B-OVERPOPULATION.1, E-EDGE-8."""
    t = at_the_box("overpopulation").put("pool", 0, colonist=27).discover("peru").resolve("buildings")
    t.say("buy Overpopulation", "settle Peru", "settle Peru")  # the worker in the box is home by then
    assert t.asks() is None and t.at("peru", 0) == {"colonist": 2} and "colonist" not in t.at("supply", 0)
    t.conserved()


def test_smuggler_exchanges_a_good_of_choice_and_cannot_be_refused() -> None:
    """E-B-SMUGGLER.1, E-B-SMUGGLER.2: the owner alone chooses the opponent and both goods; once per Phase 4."""
    t = owning("smuggler").offer_goods().give_goods(0, rice=1, fur=2).give_goods(1, gold=1).give_goods(2, fish=1, silver=1)
    phase_4(t)
    assert t.asks() == (0, "ask-benefits") and t.on_offer() == ["give fur", "give rice", "done"]
    t.say("give fur")
    assert t.asks() == (0, "ask-smuggle-from") and t.on_offer() == ["choose seat 2", "choose seat 3"]
    t.say("choose seat 3")
    assert t.asks() == (0, "ask-smuggle-what") and t.on_offer() == ["take silver", "take fish"]
    t.say("take fish")
    assert t.goods(0) == {"fur": 1, "fish": 1, "rice": 1} and t.goods(2) == {"fur": 1, "silver": 1}
    assert t.asks() is None
    phase_4(t).say("done")
    assert t.goods(2) == {"fur": 1, "silver": 1}
    t.conserved()


def test_smuggler_needs_a_good_on_each_side_and_ships_are_none() -> None:
    """E-B-SMUGGLER.3, E-EDGE-50, E-EDGE-85."""
    t = owning("smuggler").give_ships(0, 1).give_goods(1, rice=1)
    assert phase_4(t).asks() is None  # the owner has only a ship
    t = owning("smuggler").give_ships(1, 1).give_goods(0, rice=1)
    assert phase_4(t).asks() is None  # the others have only a ship
    t = owning("smuggler").give_goods(0, rice=1).give_goods(1, fur=1)
    phase_4(t).say("give rice")  # seats 2 and 3 cannot be chosen, so everything else is fixed
    assert t.goods(0) == {"fur": 1} and t.goods(1) == {"rice": 1}
    t.conserved()


def test_the_ship_of_spoils_of_war_is_not_the_one_that_holland_takes() -> None:
    """E-EDGE-83."""
    t = table(preset="deluxe_full").give_nation(1, "holland").offer_tiles("spoils_ship").stand("buildings", (0, "colonist"))
    t.happen(numbers.OPEN_BOX, 0, 3).say("take the ship", "buy Spoils of War (ship)")
    assert t.ships(1) == 1 and t.ships(0) == 1 and not t.view().ship_in_box and t.view().ship_stock == 6
    t.conserved()


def test_smuggler_exchanges_different_goods_only() -> None:
    """E-B-SMUGGLER.3: sugar for sugar would be no exchange."""
    t = table(round=4, preset="deluxe_full").own(0, "smuggler").offer_goods().give_goods(0, sugar=1).give_goods(1, sugar=1)
    assert t.happen(numbers.OPTIONAL_BENEFITS, 0).asks() is None
    t.give_goods(2, gold=1).happen(numbers.OPTIONAL_BENEFITS, 0).say("give sugar")
    assert t.goods(0) == {"gold": 1} and t.goods(2) == {"sugar": 1}
