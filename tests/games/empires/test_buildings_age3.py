"""The buildings of age III (12.3, 12.6), in printed order."""

import pytest

from caravela.games.empires.rules import numbers
from tests.games.empires.kit import Table, table


def at_the_box(tile: str, money: int = 20, round: int = 7, preset: str = "deluxe_full", players: int = 4) -> Table:
    """Seat 0 stands in Capital Buildings, where only this tile lies."""
    t = table(players=players, preset=preset, round=round).offer_tiles(tile).give_money(0, money)
    return t.stand("buildings", (0, "colonist"))


def owning(*tiles: str, preset: str = "deluxe_full", round: int = 8, **changes: str) -> Table:
    return table(players=4, preset=preset, round=round, **changes).own(0, *tiles)


def phase_4(t: Table) -> Table:
    return t.happen(numbers.OPEN_BENEFITS)


def last_round(t: Table) -> Table:
    """The whole of round 8; those with nothing available place nothing."""
    t.s.round = 7
    return t.happen(numbers.ROUND)


# -- Militia -----------------------------------------------------------------------------------------------------------


def test_militia_fights_for_the_defender() -> None:
    """E-B-MILITIA.1, E-B-MILITIA.2: the temporary soldier eliminates one attacking worker, in both editions."""
    for preset in ("first", "deluxe_base"):
        t = owning("militia", preset=preset).put("peru", 0, colonist=3).put("peru", 1, soldier=1, colonist=2)
        t.stand("warfare", (1, "colonist")).resolve("warfare").say("battle in Peru against seat 1", "eliminate a colonist")
        assert t.asks() == (0, "ask-casualty") and t.on_offer() == ["eliminate a colonist", "eliminate a soldier"]
        t.say("eliminate a soldier")
        assert t.at("peru", 0) == {"colonist": 2} and t.at("peru", 1) == {"colonist": 2}
        t.conserved()


def test_militia_does_not_fight_for_the_attacker() -> None:
    """E-B-MILITIA.1: only in battles that the owner did not declare."""
    t = owning("militia").put("peru", 0, soldier=1).put("peru", 1, colonist=3).stand("warfare", (0, "colonist"))
    t.resolve("warfare").say("battle in Peru against seat 2")
    assert t.at("peru", 1) == {"colonist": 2}
    t.conserved()


def test_militia_fights_in_each_battle_of_a_war() -> None:
    """E-B-MILITIA.1, E-WAR-18."""
    t = owning("militia").put("peru", 0, colonist=1).put("brazil", 0, colonist=1).give_money(1, 10)
    t.put("peru", 1, soldier=2).put("brazil", 1, soldier=2).stand("warfare", (1, "colonist")).resolve("warfare")
    t.say("war against seat 1")
    assert t.at("peru", 0) == t.at("brazil", 0) == {} and t.at("peru", 1) == t.at("brazil", 1) == {"soldier": 1}
    t.conserved()


def test_the_temporary_soldier_may_be_named_and_is_gone_after_the_battle() -> None:
    """E-B-MILITIA.3, E-EDGE-29: naming it wastes the hit, and it strikes all the same."""
    t = owning("militia").put("peru", 0, colonist=1).put("peru", 1, soldier=1, colonist=2).stand("warfare", (1, "colonist"))
    t.resolve("warfare").say("battle in Peru against seat 1")
    assert t.asks() == (1, "ask-casualty") and t.on_offer() == ["eliminate a colonist", "eliminate the militia"]
    t.say("eliminate the militia", "eliminate a colonist")
    assert t.at("peru", 0) == {"colonist": 1} and t.at("peru", 1) == {"soldier": 1, "colonist": 1}
    t.conserved()


def test_the_temporary_soldier_counts_as_a_worker_to_be_hit() -> None:
    """E-B-MILITIA.3, E-WAR-10: two hits for one colonist and the militia need no choice; it is there again next time."""
    t = owning("militia").put("peru", 0, colonist=1).put("peru", 1, soldier=2).stand("warfare", (1, "colonist"))
    t.resolve("warfare").say("battle in Peru against seat 1")
    assert t.asks() is None and t.at("peru", 0) == {} and t.at("peru", 1) == {"soldier": 1}
    t.put("peru", 0, colonist=2).put("peru", 1, colonist=1).stand("warfare", (1, "colonist")).resolve("warfare")
    t.say("battle in Peru against seat 1")
    assert "eliminate the militia" in t.on_offer()
    t.conserved()


def test_the_temporary_soldier_needs_no_figure_and_counts_for_nothing_else() -> None:
    """E-B-MILITIA.4, E-INV-6: it fights with no soldier in supply, and neither Power nor a region counts it."""
    t = owning("militia", "power").put("pool", 0, soldier=10).put("peru", 0, colonist=2).put("peru", 1, soldier=1)
    assert t.points(0) == {} and t.view().regions[7].points == [0, 0, 0, 0]
    t.stand("warfare", (1, "colonist")).resolve("warfare").say("battle in Peru against seat 1", "eliminate the militia")
    assert t.at("peru", 0) == {"colonist": 2} and t.at("peru", 1) == {}
    t.conserved()


def test_militia_does_not_make_a_battle_possible() -> None:
    """E-EDGE-27, E-WAR-18, E-B-MILITIA.4: with no real soldier in the region there is none, whoever attacks."""
    t = owning("militia").put("peru", 0, colonist=3).put("peru", 1, colonist=2).give_money(1, 10)
    t.stand("warfare", (1, "colonist"), (0, "colonist")).resolve("warfare")
    assert t.asks() is None and t.queue("warfare") == []
    t.conserved()


def test_militia_bought_this_round_defends_this_round() -> None:
    """E-BUILD-10."""
    t = at_the_box("militia").put("peru", 0, colonist=2).put("peru", 1, soldier=1).stand("warfare", (1, "colonist"))
    t.happen(numbers.OPEN_BOX, 0, 4).say("buy Militia", "battle in Peru against seat 1")
    assert t.on_offer() == ["eliminate a colonist", "eliminate the militia"]


def test_more_soldiers_than_enemies_do_nothing_more() -> None:
    """E-EDGE-28."""
    t = table().put("peru", 0, soldier=4).put("peru", 1, colonist=2).put("peru", 2, colonist=1)
    t.stand("warfare", (0, "colonist")).resolve("warfare").say("battle in Peru against seat 2")
    assert t.asks() is None
    assert t.at("peru", 1) == {} and t.at("peru", 0) == {"soldier": 4} and t.at("peru", 2) == {"colonist": 1}
    t.conserved()


def test_a_warfare_worker_without_a_legal_battle_goes_home_unasked() -> None:
    """E-EDGE-78."""
    t = table().put("peru", 0, soldier=2).put("brazil", 1, colonist=2).give_money(0, 50).stand("warfare", (0, "captain"))
    t.resolve("warfare")
    assert t.asks() is None and t.queue("warfare") == [] and t.at("supply", 0)["captain"] == 5 and t.money(0) == 50
    t.conserved()


# -- Tiles that score at the end ---------------------------------------------------------------------------------------


def test_mercantilism_scores_a_point_for_each_good() -> None:
    """E-B-MERCANTILISM: ships do not count."""
    t = owning("mercantilism").offer_goods().give_goods(0, rice=2, fur=1).give_ships(0, 2)
    assert t.points(0) == {"buildings": 3}


def test_population_scores_a_point_for_every_two_workers_in_the_new_world() -> None:
    """E-B-POPULATION, E-EDGE-56, E-EDGE-75: rounded down over all regions; workers in the pool or in boxes are not there."""
    t = owning("population").put("peru", 0, colonist=1, builder=1, soldier=1).put("brazil", 0, captain=2)
    t.put("pool", 0, soldier=5).put("available", 0, colonist=5).put("peru", 1, colonist=9).stand("warfare", (0, "colonist"))
    assert t.points(0) == {"buildings": 2}
    t.put("virginia", 0, colonist=1)
    assert t.points(0) == {"buildings": 3}


def test_workers_left_in_the_pool_are_worth_nothing() -> None:
    """E-EDGE-75."""
    t = owning("population", "power").put("pool", 0, soldier=9, captain=4, colonist=9)
    assert last_round(t).view().over is False  # an expedition is still offered
    t.say("no")
    assert t.view().over and t.points(0) == {} and t.at("pool", 0) == {"soldier": 9, "captain": 4, "colonist": 9}


def test_navy_scores_four_points_for_each_ship() -> None:
    """E-EX-17, E-B-NAVY: in both editions."""
    for preset in ("first", "deluxe_base"):
        assert owning("navy", preset=preset).give_ships(0, 3).points(0) == {"buildings": 12}


def test_power_scores_two_points_for_each_own_soldier_in_the_new_world() -> None:
    """E-B-POWER: not those in supply, in boxes or in the pool."""
    t = owning("power").put("peru", 0, soldier=2, colonist=2).put("brazil", 0, soldier=1).put("brazil", 1, soldier=4)
    t.put("pool", 0, soldier=2).put("available", 0, soldier=1)
    assert t.points(0) == {"buildings": 6}


def test_prosperity_scores_two_points_for_each_building_owned() -> None:
    """E-B-PROSPERITY, E-BUILD-11: itself, Spoils of War, Plague, used up or not."""
    t = owning("prosperity", "spoils_money_1", "spoils_ship", "plague_2", "inca_conquest", "settlers", "settlers_2")
    assert t.points(0) == {"buildings": 14}
    assert owning("prosperity", preset="first").points(0) == {"buildings": 2}


def test_glory_scores_colonized_regions_with_an_own_worker() -> None:
    """E-B-GLORY.1, E-EDGE-54, E-EDGE-55: three workers of any one player make a region count."""
    t = owning("glory").put("peru", 0, colonist=2).put("peru", 1, colonist=3)
    t.put("brazil", 0, colonist=2).put("brazil", 1, colonist=2).put("florida", 0, soldier=3).put("virginia", 1, colonist=4)
    assert t.points(0) == {"buildings": 4}  # Peru and Florida


def test_glory_in_the_first_edition_scores_every_region_with_an_own_worker() -> None:
    """E-B-GLORY.2, E-EDGE-55."""
    t = owning("glory", preset="first").put("peru", 0, colonist=2).put("peru", 1, colonist=3)
    t.put("brazil", 0, colonist=2).put("brazil", 1, colonist=2).put("florida", 0, soldier=3).put("virginia", 1, colonist=4)
    assert t.points(0) == {"buildings": 6}


def test_wealth_scores_a_point_for_every_full_five_dollars() -> None:
    """E-B-WEALTH.1."""
    for preset in ("first", "deluxe_base"):
        assert owning("wealth", preset=preset).give_money(0, 14).points(0) == {"buildings": 2}
        assert owning("wealth", preset=preset).give_money(0, 15).points(0) == {"buildings": 3}


def test_wealth_is_scored_before_the_owner_buys_points_with_the_same_money() -> None:
    """E-B-WEALTH.2, E-VPB-4, E-EDGE-57, E-SRC-3."""
    t = owning("wealth", vp_purchase="true").give_money(0, 24)
    t.happen(numbers.RESET).say("buy 2 VP")
    assert t.view().over and t.money(0) == 4 and t.points(0) == {"buildings": 4, "bought": 2}


def test_wealth_of_a_player_without_five_dollars_is_nothing() -> None:
    """E-B-WEALTH.2."""
    t = owning("wealth", vp_purchase="true").give_money(0, 4).happen(numbers.RESET)
    assert t.view().over and t.points(0) == {}


# -- Migration, Factory, Plague (age III) ------------------------------------------------------------------------------


def test_migration_moves_one_or_two_colonists_to_any_discovered_region() -> None:
    """E-B-MIGRATION.1, E-B-MIGRATION.2, E-B-MIGRATION.3: from one region to one other, adjacent or not; no specialists."""
    t = (
        owning("migration", round=7)
        .put("peru", 0, colonist=4, soldier=1)
        .put("virginia", 0, captain=2)
        .put("florida", 1, soldier=1)
    )
    phase_4(t)
    assert t.asks() == (0, "ask-benefits") and t.on_offer() == ["migrate from Peru", "done"]
    t.say("migrate from Peru")
    assert t.asks() == (0, "ask-migrate-to") and t.on_offer() == ["to Virginia", "to Florida", "to Caribbean"]
    t.say("to Virginia")
    assert t.asks() == (0, "ask-migrate-how-many") and t.on_offer() == ["migrate 1", "migrate 2"]
    t.say("migrate 2")
    assert t.at("peru", 0) == {"colonist": 2, "soldier": 1} and t.at("virginia", 0) == {"captain": 2, "colonist": 2}
    assert t.goods(0)["tobacco"] == 1 and t.asks() is None  # once per Phase 4
    phase_4(t).say("migrate from Virginia", "to Caribbean", "migrate 1")
    assert t.at("caribbean", 0) == {"colonist": 1} and t.at("virginia", 0) == {"captain": 2, "colonist": 1}
    t.conserved()


def test_migration_is_optional_and_needs_a_colonist_and_somewhere_to_go() -> None:
    """E-B-MIGRATION.1, E-B-MIGRATION.2."""
    t = phase_4(owning("migration").put("peru", 0, colonist=1)).say("done")
    assert t.at("peru", 0) == {"colonist": 1}
    assert phase_4(owning("migration").put("peru", 0, soldier=2)).asks() is None
    assert phase_4(owning("migration").put("caribbean", 0, colonist=2)).asks() is None  # nothing else is discovered


def test_migration_of_the_first_edition_may_first_turn_specialists_into_colonists() -> None:
    """E-B-MIGRATION.2, E-DOCK-16, E-DOCK-24: for colonists from supply, one at a time; soldiers not."""
    t = owning("migration", preset="first").put("peru", 0, captain=1, merchant=1, soldier=1).discover("brazil")
    phase_4(t)
    assert t.on_offer() == ["swap a captain in Peru", "swap a merchant in Peru", "done"]
    t.say("swap a captain in Peru")
    assert t.at("peru", 0) == {"colonist": 1, "merchant": 1, "soldier": 1} and t.at("supply", 0)["captain"] == 5
    t.say("swap a merchant in Peru", "migrate from Peru", "to Brazil", "migrate 2")
    assert t.at("brazil", 0) == {"colonist": 2} and t.at("peru", 0) == {"soldier": 1} and t.asks() is None
    t.conserved()
    deluxe = owning("migration").put("peru", 0, captain=1, merchant=1).discover("brazil")
    assert phase_4(deluxe).asks() is None


def test_migration_of_the_last_round_counts_in_the_last_scoring() -> None:
    """E-EDGE-47, E-BEN-8."""
    t = owning("migration").put("peru", 0, colonist=2).put("virginia", 0, soldier=2, colonist=2).put("virginia", 1, colonist=1)
    last_round(t).say("migrate from Virginia", "to Peru", "migrate 1")
    assert t.view().over and t.points(0) == {"age_3": 12} and t.points(1) == {"age_3": 2}


def test_factory_pays_thirty_dollars_or_twenty_five_in_the_first_edition() -> None:
    """E-B-FACTORY: and five VP at the end, once."""
    for preset, money in (("deluxe_base", 30), ("first", 25)):
        t = phase_4(owning("factory", preset=preset, round=7))
        assert t.money(0) == money
        assert phase_4(t).money(0) == 2 * money and t.points(0) == {"buildings": 5}


def test_plague_of_age_three_removes_up_to_three_colonists_of_one_player_in_one_region() -> None:
    """E-B-PLAGUE-3.1: to that player's supply."""
    t = at_the_box("plague_3").put("peru", 1, colonist=5, soldier=1).put("peru", 2, colonist=1).put("brazil", 3, colonist=2)
    t.put("florida", 3, soldier=2).resolve("buildings").say("buy Plague (age III)")
    assert t.asks() == (0, "ask-strike-region") and t.on_offer() == ["no", "strike Peru", "strike Brazil"]
    t.say("strike Peru")
    assert t.asks() == (0, "ask-strike-player") and t.on_offer() == ["choose seat 2", "choose seat 3"]
    t.say("choose seat 2")
    assert t.asks() == (0, "ask-strike-how-many") and t.on_offer() == [f"remove {n}" for n in range(4)]
    t.say("remove 3")
    assert t.at("peru", 1) == {"colonist": 2, "soldier": 1} and t.at("supply", 1)["colonist"] == 27
    assert t.at("peru", 2) == {"colonist": 1} and t.asks() is None
    t.conserved()


def test_plague_of_age_three_may_remove_nobody() -> None:
    """E-B-PLAGUE-3.1: 0 is allowed, and so is not to choose a region."""
    t = at_the_box("plague_3").put("peru", 1, colonist=5).resolve("buildings")
    t.say("buy Plague (age III)", "strike Peru", "remove 0")
    assert t.at("peru", 1) == {"colonist": 5}
    none = at_the_box("plague_3").put("peru", 1, colonist=5).resolve("buildings").say("buy Plague (age III)", "no")
    assert none.at("peru", 1) == {"colonist": 5} and none.tiles(0) == ["plague_3"]


def test_plague_of_age_three_spares_specialists_and_removes_no_more_than_there_are() -> None:
    """E-B-PLAGUE-3.2, E-EDGE-53: the buyer's own colonists may be chosen."""
    t = at_the_box("plague_3").put("peru", 0, colonist=2, captain=1).put("brazil", 1, captain=2, builder=1, soldier=2)
    t.resolve("buildings").say("buy Plague (age III)")
    assert t.on_offer() == ["no", "strike Peru"]  # nobody has a colonist in Brazil
    t.say("strike Peru")
    assert t.on_offer() == ["remove 0", "remove 1", "remove 2"]
    t.say("remove 2")
    assert t.at("peru", 0) == {"captain": 1} and t.at("brazil", 1) == {"captain": 2, "builder": 1, "soldier": 2}
    t.conserved()
    nobody = at_the_box("plague_3").put("brazil", 1, soldier=3).resolve("buildings").say("buy Plague (age III)")
    assert nobody.asks() is None


# -- Age of Discovery, New World Capital City, Age of Reason, Re-Write History -----------------------------------------


def found(t: Table, who: int, *finds: str) -> Table:
    """Give a seat tokens ("T01") and cards ("C01")."""
    for find in finds:
        number = int(find[1:]) - 1
        t.s.found[who] |= 1 << (number if find[0] == "T" else 16 + number)
        if find[0] == "T":
            t.s.unseen &= ~(1 << number)
        else:
            t.s.deck &= ~(1 << number)
    return t


def test_age_of_discovery_scores_four_points_more_for_each_token_and_card() -> None:
    """E-B-AGE-OF-DISCOVERY."""
    t = found(owning("age_of_discovery"), 0, "T01", "T16", "C16")
    assert t.points(0) == {"buildings": 12, "discoveries": 4 + 7 + 6}


def test_new_world_capital_scores_three_points_for_each_own_builder_in_the_new_world() -> None:
    """E-B-NEW-WORLD-CAPITAL, E-SRC-10."""
    t = owning("new_world_capital").put("peru", 0, builder=2).put("brazil", 0, builder=1).put("brazil", 1, builder=3)
    t.put("available", 0, builder=1).put("pool", 0, builder=1)
    assert t.points(0) == {"buildings": 9}


def test_age_of_reason_scores_four_points_for_each_own_worker_in_specialists_in_the_last_round() -> None:
    """E-B-AGE-OF-REASON.1, E-B-AGE-OF-REASON.3: other players' workers there do not count, nor those of earlier rounds."""
    for round, points in ((8, {"buildings": 8}), (7, {})):
        t = (
            owning("age_of_reason", round=round)
            .stand_on("captain", 0)
            .stand_on("missionary", 0, "soldier")
            .stand_on("merchant", 1)
        )
        t.resolve("specialists").say("forgo", "forgo", "forgo")
        assert t.view().specialists["captain"] is None
        assert t.points(0) == points and t.points(1) == {}
        t.conserved()


def test_age_of_reason_is_counted_after_the_italian_window() -> None:
    """E-B-AGE-OF-REASON.2, E-EDGE-43: an ousted worker never counts, and the Italian's counts only for its own tile."""
    t = owning("age_of_reason").give_nation(1, "italy").stand_on("captain", 0).resolve("specialists")
    t.say("oust from captain space", "forgo")
    assert t.points(0) == {} and t.points(1) == {}
    t = table(preset="deluxe_full", round=8).own(1, "age_of_reason").give_nation(1, "italy").stand_on("captain", 0)
    t.resolve("specialists").say("oust from captain space", "forgo")
    assert t.points(0) == {} and t.points(1) == {"buildings": 4}
    kept = owning("age_of_reason").give_nation(1, "italy").stand_on("captain", 0).resolve("specialists")
    kept.say("no", "forgo")
    assert kept.points(0) == {"buildings": 4}


def test_rewrite_history_takes_a_token_from_each_of_two_chosen_opponents() -> None:
    """E-B-REWRITE.1, E-B-REWRITE.3, E-SRC-25: different ones, who have tokens."""
    t = found(found(found(at_the_box("rewrite_history"), 1, "T01", "T02"), 2, "T03"), 3, "C01")
    t.resolve("buildings").say("buy Re-Write History")
    assert t.asks() == (0, "ask-rewrite") and t.on_offer() == ["no", "choose seat 2", "choose seat 3"]
    t.say("choose seat 2")
    assert t.on_offer() == ["no", "choose seat 3"]
    t.say("choose seat 3")
    assert t.asks() is None and len(t.tokens(1)) == 1 and t.tokens(2) == [] and len(t.tokens(0)) == 2
    assert t.view().players_at_table[3].cards == ["C01"]
    t.conserved()


def test_rewrite_history_takes_two_tokens_at_most() -> None:
    """E-B-REWRITE.1."""
    t = found(found(found(at_the_box("rewrite_history"), 1, "T01"), 2, "T03"), 3, "T04")
    t.resolve("buildings").say("buy Re-Write History", "choose seat 4", "choose seat 2")
    assert t.asks() is None and t.tokens(0) == ["T01", "T04"] and t.tokens(2) == ["T03"]


def test_rewrite_history_is_optional() -> None:
    """E-B-REWRITE.1."""
    t = found(at_the_box("rewrite_history"), 1, "T01").resolve("buildings").say("buy Re-Write History", "no")
    assert t.tokens(1) == ["T01"] and t.tokens(0) == [] and t.tiles(0) == ["rewrite_history"]
    one = found(found(at_the_box("rewrite_history"), 1, "T01"), 2, "T03").resolve("buildings")
    one.say("buy Re-Write History", "choose seat 3", "no")
    assert one.tokens(0) == ["T03"] and one.tokens(1) == ["T01"]


def test_rewrite_history_draws_at_random_and_pays_no_plunder() -> None:
    """E-B-REWRITE.2: which token depends on chance alone, and cards are safe."""
    drawn = set()
    for seed in range(1, 30):
        t = found(at_the_box("rewrite_history"), 1, "T01", "T13", "T16", "C16")
        t.s.seed = seed * 0x123456789ABCDEF & 0x3FFFFFFFFFFFFFFF
        t.resolve("buildings").say("buy Re-Write History", "choose seat 2")
        drawn.add(t.tokens(0)[0])
        assert t.money(0) == 0 and t.view().players_at_table[1].cards == ["C16"]
    assert drawn == {"T01", "T13", "T16"}


def test_rewrite_history_with_two_players_takes_one_token() -> None:
    """E-B-REWRITE.3, E-EDGE-72."""
    t = found(at_the_box("rewrite_history", players=2), 1, "T01", "T02", "T03").resolve("buildings")
    t.say("buy Re-Write History", "choose seat 2")
    assert t.asks() is None and len(t.tokens(0)) == 1 and len(t.tokens(1)) == 2


def test_rewrite_history_without_tokens_anywhere_asks_nothing() -> None:
    """E-B-REWRITE.3."""
    t = found(at_the_box("rewrite_history"), 1, "C01").resolve("buildings").say("buy Re-Write History")
    assert t.asks() is None and t.tiles(0) == ["rewrite_history"]


def test_rewritten_tokens_count_for_the_buyer() -> None:
    """E-B-REWRITE.4, E-FINAL-2."""
    t = found(at_the_box("rewrite_history"), 1, "T16").own(0, "age_of_discovery").resolve("buildings")
    assert t.points(1) == {"discoveries": 7}
    t.say("buy Re-Write History", "choose seat 2")
    assert t.points(0) == {"discoveries": 7, "buildings": 4} and t.points(1) == {}


# -- The last Phase 4 --------------------------------------------------------------------------------------------------


def test_goods_sold_in_the_last_round_lower_mercantilism_and_not_the_economy() -> None:
    """E-EDGE-48, E-BEN-8, E-FINAL-7."""
    t = owning("trading_house", "mercantilism").offer_goods().give_goods(0, rice=3)
    last_round(t)
    assert t.money(0) == 3 and t.points(0) == {"economy": 3, "buildings": 3}
    t.say("sell rice", "done")
    assert t.view().over and t.money(0) == 8 and t.points(0) == {"economy": 3, "buildings": 2}


@pytest.mark.parametrize(("preset", "points"), [("deluxe_base", 6 + 5), ("first", 5 + 5)])
def test_money_of_the_last_phase_four_counts_for_wealth(preset: str, points: int) -> None:
    """E-BEN-8, E-B-FACTORY, E-B-WEALTH.1."""
    assert last_round(owning("factory", "wealth", preset=preset)).points(0) == {"buildings": points}
