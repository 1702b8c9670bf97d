"""Capital Buildings (7.6), Building Benefits (section 9) and VP purchase (10.7)."""

import pytest

from caravela.games.empires.rules import numbers
from caravela.games.empires.rules.game import EMPIRES
from tests.games.empires.kit import Table, table

CAUSES = EMPIRES.sorts()["cause"]


def phase_4(t: Table) -> Table:
    return t.happen(numbers.OPEN_BENEFITS)


def causes(t: Table) -> list[str]:
    """What the log names as causes, in order."""
    said = [term.value for event in t.log() for term in event.phrase.terms if term.name == "cause"]
    return [CAUSES[int(cause)] for cause in said]


# -- Capital Buildings -------------------------------------------------------------------------------------------------


def test_workers_buy_from_left_to_right_what_is_still_there_or_forgo() -> None:
    """E-BUILD-1, E-BUILD-2: one building for each worker; forgoing costs nothing."""
    t = table().offer_tiles("monastery", "navigator", "trading_post").give_money(2, 50).give_money(0, 10)
    t.stand("buildings", (2, "colonist"), (0, "colonist"), (1, "colonist")).resolve("buildings")
    assert t.asks() == (2, "ask-buy") and t.on_offer() == ["forgo", "buy Monastery", "buy Navigator", "buy Trading Post"]
    t.say("buy Monastery")
    assert t.tiles(2) == ["monastery"] and t.money(2) == 40  # rich, but one worker buys one building
    assert t.asks() == (0, "ask-buy") and t.on_offer() == ["forgo", "buy Navigator", "buy Trading Post"]
    t.say("forgo")
    assert t.tiles(0) == [] and t.money(0) == 10 and t.at("supply", 0)["colonist"] == 29
    assert t.asks() is None and t.queue("buildings") == []  # seat 1 cannot pay
    t.conserved()


def test_bought_buildings_are_replaced_only_in_phase_five() -> None:
    """E-BUILD-3."""
    t = table().offer_tiles("monastery", "navigator").give_money(0, 20).stand("buildings", (0, "colonist"), (0, "colonist"))
    t.resolve("buildings").say("buy Monastery")
    assert t.market() == ["navigator"] and t.on_offer() == ["forgo", "buy Navigator"]
    t.say("forgo")
    phase_4(t)
    assert t.market() == ["navigator"]
    t.happen(numbers.RESET)
    assert len(t.market()) == 5 and "navigator" in t.market() and "monastery" not in t.market()


@pytest.mark.parametrize(("round", "price"), [(1, 10), (3, 10), (4, 14), (6, 14), (7, 20), (8, 20)])
def test_the_price_follows_the_age_of_the_round(round: int, price: int) -> None:
    """E-BUILD-4, E-BUILD-7: who has a dollar less cannot buy; there is no debt."""
    for preset in ("first", "deluxe_base"):
        t = table(preset=preset, round=round).offer_tiles("trading_post").give_money(0, price + 1)
        t.stand("buildings", (0, "colonist")).resolve("buildings").say("buy Trading Post")
        assert t.money(0) == 1
        poor = table(preset=preset, round=round).offer_tiles("trading_post").give_money(0, price - 1)
        poor.stand("buildings", (0, "colonist")).resolve("buildings")
        assert poor.asks() is None and poor.tiles(0) == [] and poor.money(0) == price - 1


@pytest.mark.parametrize(("round", "price"), [(2, 5), (4, 9), (7, 15)])
def test_a_builder_pays_five_dollars_less(round: int, price: int) -> None:
    """E-BUILD-5: only the buying worker matters."""
    t = table(preset="deluxe_full", round=round).offer_tiles("taxation", "factory").give_money(0, 2 * price + 1)
    t.stand("buildings", (0, "builder"), (0, "colonist")).resolve("buildings").say("buy Taxation")
    assert t.money(0) == price + 1 and t.asks() is None  # the colonist behind it would have to pay in full


def test_a_builder_buys_taxation_for_nine_dollars() -> None:
    """E-TV-80, E-BUILD-5, E-BUILD-7."""
    t = table(preset="deluxe_full", round=4).offer_tiles("taxation").give_money(0, 9).stand("buildings", (0, "builder"))
    t.resolve("buildings").say("buy Taxation")
    assert t.money(0) == 0 and t.tiles(0) == ["taxation"]
    t = table(preset="deluxe_full", round=4).offer_tiles("taxation").give_money(0, 8).stand("buildings", (0, "builder"))
    assert t.resolve("buildings").asks() is None


def test_spoils_of_war_cost_nothing_and_a_builder_gets_no_refund() -> None:
    """E-BUILD-6, E-TV-81, E-EDGE-33."""
    for kind in ("builder", "colonist"):
        t = table(preset="deluxe_full", round=2).offer_tiles("spoils_money_1", "monastery").stand("buildings", (0, kind))
        t.resolve("buildings")
        assert t.on_offer() == ["forgo", "buy Spoils of War ($5)"]  # without money nothing else
        t.say("buy Spoils of War ($5)")
        assert t.money(0) == 5
    late = table(preset="deluxe_full", round=6).offer_tiles("spoils_money_2").stand("buildings", (0, "builder"))
    assert late.resolve("buildings").say("buy Spoils of War ($7)").money(0) == 7


def test_a_player_may_own_several_buildings_of_the_same_name() -> None:
    """E-BUILD-8, E-EDGE-71: Settlers, Spoils of War, Plague; two equal tiles on offer are one choice."""
    t = table(preset="deluxe_full").offer_tiles("settlers", "settlers_2", "spoils_ship", "spoils_money_1").give_money(0, 20)
    t.own(0, "plague_1", "plague_2").stand("buildings", *[(0, "colonist")] * 4).resolve("buildings")
    assert t.on_offer() == ["forgo", "buy Settlers", "buy Spoils of War ($5)", "buy Spoils of War (ship)"]
    t.say("buy Settlers", "buy second Settlers", "buy Spoils of War (ship)", "buy Spoils of War ($5)")
    assert len(t.tiles(0)) == 6 and phase_4(t).at("available", 0) == {"colonist": 2}


def test_an_immediate_benefit_happens_before_the_next_worker_resolves() -> None:
    """E-BUILD-9."""
    t = (
        table(preset="deluxe_full")
        .offer_tiles("overpopulation", "monastery")
        .give_money(0, 10)
        .give_money(1, 10)
        .discover("peru")
    )
    t.stand("buildings", (0, "colonist"), (1, "colonist")).resolve("buildings").say("buy Overpopulation")
    t.say("settle Peru", "settle Peru", "settle Peru")
    assert t.goods(0) == {"silver": 1} and t.asks() == (1, "ask-buy")


def test_a_continuous_benefit_comes_every_phase_four_from_the_purchase_round_on() -> None:
    """E-BUILD-9, E-BEN-1."""
    t = table().offer_tiles("trading_post").give_money(0, 10).stand("buildings", (0, "colonist")).resolve("buildings")
    t.say("buy Trading Post")
    assert t.money(0) == 0
    assert phase_4(t).money(0) == 5
    assert phase_4(t).money(0) == 10


def test_the_inca_treasure_pays_for_the_next_building() -> None:
    """E-BUILD-12, E-TV-82, E-EDGE-32."""
    for preset in ("first", "deluxe_base"):
        t = table(preset=preset).offer_tiles("inca_conquest", "monastery").give_money(0, 10)
        t.stand("buildings", (0, "colonist"), (0, "colonist")).resolve("buildings").say("buy Conquest of the Inca Empire")
        assert t.money(0) == 20 and t.asks() == (0, "ask-buy")
        t.say("buy Monastery")
        assert t.money(0) == 10 and t.tiles(0) == ["monastery", "inca_conquest"]
        t.conserved()


def test_buildings_are_never_discarded() -> None:
    """E-BUILD-11, E-BUILD-13: used up or not, they stay through all ages and count; printed VP too."""
    t = table(round=3).own(0, "inca_conquest", "cartography", "plague_1").own(0, "university", "prosperity")
    t.s.scholar = -1  # University used, Cartography not
    t.happen(numbers.RESET)
    assert t.view().round == 4 and "inca_conquest" not in t.market()
    assert t.tiles(0) == ["inca_conquest", "cartography", "plague_1", "university", "prosperity"]
    assert t.points(0) == {"buildings": 4 + 5 + 2 * 5}


# -- Building Benefits -------------------------------------------------------------------------------------------------


def test_benefits_come_to_every_owner_every_round_in_all_ages() -> None:
    """E-BEN-1, E-BEN-6: workers wait in available for the next round."""
    for round in range(1, 9):
        t = phase_4(table(round=round).own(0, "monastery").own(1, "trading_post").own(2, "settlers", "settlers_2"))
        assert t.at("available", 0) == {"missionary": 1} and t.money(1) == 5 and t.at("available", 2) == {"colonist": 2}
        t.conserved()


def test_monastery_and_the_captain_space_give_two_specialists_for_next_round() -> None:
    """E-EX-14, E-BEN-6."""
    t = table(preset="first").own(0, "monastery").stand_on("captain", 0).resolve("specialists").say("take a captain")
    phase_4(t).happen(numbers.RESET)
    assert t.view().round == 2 and t.asks() == (0, "ask-place")
    assert t.at("available", 0) == {"colonist": 5, "missionary": 1, "captain": 1}
    t.conserved()


def test_players_resolve_their_buildings_in_player_order() -> None:
    """E-BEN-2."""
    t = table().own(0, "trading_post").own(1, "monastery").own(2, "settlers")
    t.s.order[0], t.s.order[2] = 2, 0
    assert causes(phase_4(t)) == ["settlers", "monastery", "trading_post"]


def test_automatic_benefits_have_a_fixed_order() -> None:
    """E-BEN-3, E-BEN-7: whatever order they were bought in; only the tile that names opponents touches one."""
    t = table(round=4, preset="deluxe_full")
    t.own(0, "west_indies", "privateers", "rum_distillery", "trading_post", "conquistadors", "indentured_servitude", "settlers")
    t.own(0, "smuggler").offer_goods().give_goods(0, sugar=1).give_goods(1, rice=1).give_ships(0, 1).give_money(1, 3)
    phase_4(t)
    assert causes(t) == [
        "settlers",
        "indentured_servitude",
        "conquistadors",
        "trading_post",
        "rum_distillery",
        "privateers",  # paid
        "privateers",  # received
        "west_indies",
    ]
    assert t.asks() == (0, "ask-benefits")  # the optional ones come after all that
    assert t.money(0) == 5 + 3 + 1 and t.money(1) == 2 and t.money(2) == 0
    assert t.at("available", 1) == {} and t.goods(1) == {"rice": 1}


def test_optional_benefits_come_in_any_order_each_at_most_once() -> None:
    """E-BEN-4: only goods are sold at any point between the others."""
    t = table(round=8, preset="deluxe_full").own(0, "smuggler", "trading_house", "migration", "cartography").offer_goods()
    t.give_goods(0, rice=2, fur=1).give_goods(1, gold=1).put("peru", 0, colonist=2).only_token("T01")
    phase_4(t)
    offered = t.on_offer()
    assert {"give rice", "sell rice", "migrate from Peru", "discover Brazil", "done"} <= set(offered)
    t.say("discover Brazil")
    assert "discover Virginia" not in t.on_offer() and "migrate from Peru" in t.on_offer()
    t.say("sell rice", "sell rice")
    assert "sell fur" in t.on_offer()
    t.say("migrate from Peru", "to Brazil", "migrate 1")
    assert t.on_offer() == ["give fur", "sell fur", "done"]  # discovered and migrated
    t.say("give fur")
    assert t.on_offer() == ["sell gold", "done"]
    t.say("sell gold")
    assert t.asks() is None and t.goods(0) == {} and t.goods(1) == {"fur": 1} and t.money(0) == 15 + 1
    assert t.at("brazil", 0) == {"colonist": 2}
    t.conserved()


def test_stables_are_an_optional_benefit_in_the_first_edition_only() -> None:
    """E-BEN-4."""
    for preset, asked in (("first", (0, "ask-benefits")), ("deluxe_base", None)):
        t = table(preset=preset, round=4).own(0, "stables").put("peru", 0, soldier=1).discover("brazil")
        assert phase_4(t).asks() == asked


def test_a_players_turn_is_finished_before_the_next_begins() -> None:
    """E-BEN-5."""
    t = table(round=4, preset="deluxe_full").own(0, "trading_house").own(1, "trading_post").give_goods(0, rice=1)
    phase_4(t)
    assert t.asks() == (0, "ask-benefits") and t.money(1) == 0
    t.say("done")
    assert t.money(1) == 5 and t.asks() is None


def test_a_building_affects_only_its_owner() -> None:
    """E-BEN-7."""
    every = ["settlers", "monastery", "trading_post", "taxation", "conquistadors", "west_indies", "colonization_laws"]
    t = phase_4(table(round=4).own(2, *every))
    for seat in (0, 1, 3):
        assert t.at("available", seat) == t.at("pool", seat) == t.goods(seat) == {} and t.money(seat) == 0
    assert t.money(2) == 15 and t.at("pool", 2) == {"soldier": 1}


def test_phase_four_of_the_last_round_is_still_carried_out() -> None:
    """E-BEN-8: money, goods and colonies of that phase count at the end."""
    t = table(round=7).own(0, "taxation", "wealth").own(1, "west_indies", "mercantilism").own(2, "migration")
    t.put("peru", 2, colonist=2).put("brazil", 2, colonist=2).happen(numbers.ROUND)
    assert t.view().round == 8 and t.asks() == (2, "ask-benefits")
    t.say("migrate from Brazil", "to Peru", "migrate 1")
    assert t.view().over
    assert t.points(0) == {"buildings": 2 + 2} and t.points(1) == {"buildings": 1} and t.points(2) == {"age_3": 6}


def test_a_marker_moved_by_university_changes_who_is_next_and_nobody_has_two_turns() -> None:
    """E-BEN-9."""
    t = table(round=4).own(2, "university", "taxation").own(0, "trading_post").own(1, "monastery").own(3, "settlers")
    phase_4(t).say("no")
    assert causes(t) == ["trading_post"] and t.asks() == (2, "ask-study")
    t.say("move own marker")
    assert causes(t) == ["trading_post", "taxation", "monastery", "settlers"] and t.order() == [2, 0, 1, 3]


def test_a_short_supply_serves_available_before_the_pool() -> None:
    """E-BEN-10, E-BEN-3: although Conquistadors was bought first."""
    t = table().own(0, "conquistadors", "training_grounds").put("shipping", 0, soldier=9)
    phase_4(t)
    assert t.at("available", 0) == {"soldier": 1} and t.at("pool", 0) == {} and t.asks() is None
    t = table().own(0, "indentured_servitude", "settlers").put("shipping", 0, colonist=28)
    phase_4(t)
    assert t.at("available", 0) == {"colonist": 1} and t.dock() == []
    t.conserved()


def test_a_short_supply_serves_the_tile_that_was_bought_first() -> None:
    """E-BEN-10."""
    for tiles in (("fortress", "training_grounds"), ("training_grounds", "fortress")):
        t = table(round=4).own(0, *tiles).put("shipping", 0, soldier=9)
        assert causes(phase_4(t)) == [tiles[0]]


def test_a_swap_is_offered_for_each_missing_specialist() -> None:
    """E-BEN-10, E-DOCK-13."""
    t = table(round=4).own(0, "monastery", "ship_yards").put("peru", 0, missionary=10, captain=5)
    phase_4(t)
    assert t.on_offer() == ["no", "swap a missionary in Peru"]
    t.say("swap a missionary in Peru")
    assert t.on_offer() == ["no", "swap a captain in Peru"]
    t.say("no")
    assert t.at("available", 0) == {"missionary": 1} and t.asks() is None
    t.conserved()


# -- VP purchase -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("round", "most", "left"), [(3, 17, 0), (6, 5, 2), (8, 1, 7)])
def test_victory_points_cost_one_three_and_ten_dollars(round: int, most: int, left: int) -> None:
    """E-TV-85, E-VPB-2, E-VPB-3: one decision, from none to as many as the money pays for."""
    t = table(round=round, vp_purchase="true").give_money(0, 17).happen(numbers.RESET)
    assert t.asks() == (0, "ask-buy-points") and t.on_offer() == [f"buy {n} VP" for n in range(most + 1)]
    t.say(f"buy {most} VP")
    assert t.money(0) == left and t.points(0) == {"bought": most}
    decision = t.asks()
    assert decision is None or decision[1] != "ask-buy-points"  # one turn each, and the others have no money


def test_points_are_bought_after_the_scoring_in_the_order_of_the_ending_round() -> None:
    """E-VPB-1: the new order comes later; a player may buy none, or fewer than they can pay."""
    t = table(round=3, vp_purchase="true").put("peru", 1, colonist=3).stand("initiative", (3, "colonist"), (1, "colonist"))
    for seat in range(4):
        t.give_money(seat, 4)
    t.happen(numbers.RESET)
    assert t.points(1) == {"age_1": 6} and t.order() == [0, 1, 2, 3]
    for seat, points in enumerate([0, 2, 4, 1]):
        assert t.asks() == (seat, "ask-buy-points")
        t.say(f"buy {points} VP")
    assert t.order() == [3, 1, 0, 2] and [t.money(seat) for seat in range(4)] == [4, 2, 0, 3]
    assert t.points(1) == {"age_1": 6, "bought": 2} and t.points(2) == {"bought": 4}


def test_points_are_not_for_sale_in_other_rounds_or_without_the_option() -> None:
    """E-VPB-1, E-VPB-2."""
    for round in (1, 2, 4, 5, 7):
        t = table(round=round, vp_purchase="true").give_money(0, 17).happen(numbers.RESET)
        assert t.asks() == (0, "ask-place")
    assert table(round=3).give_money(0, 17).happen(numbers.RESET).asks() == (0, "ask-place")


def test_wealth_looks_at_the_money_before_its_owner_buys() -> None:
    """E-VPB-4."""
    t = table(round=8, vp_purchase="true").own(1, "wealth").give_money(1, 30).happen(numbers.RESET).say("buy 3 VP")
    assert t.points(1) == {"buildings": 6, "bought": 3} and t.money(1) == 0
