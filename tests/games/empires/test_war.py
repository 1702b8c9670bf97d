"""Warfare (rules 7.9): battles, wars, and who falls."""

import pytest

from caravela.games.empires.rules.components import REGION_IDS, SOLDIER
from caravela.games.empires.rules.game import EMPIRES
from tests.games.empires.kit import Table, table


def battles(t: Table) -> list[str]:
    """The regions in which workers fell so far, in order, each once."""
    regions: list[str] = []
    for event in t.log():
        if event.phrase.message == "event-fell":
            region = REGION_IDS[int(event.phrase["region"])]
            if region not in regions:
                regions.append(region)
    return regions


def wealth(t: Table) -> list[tuple[int, dict[str, int], int, int]]:
    """Money, goods, ships and VP of everybody."""
    return [(t.money(seat), t.goods(seat), t.ships(seat), t.total(seat)) for seat in range(t.s.seats)]


# -- Declaring ---------------------------------------------------------------------------------------------------------


def test_workers_resolve_from_left_to_right_and_each_declares_a_battle_a_war_or_forgoes() -> None:
    """E-WAR-1."""
    t = table().put("peru", 0, soldier=1).put("peru", 1, soldier=1).put("peru", 2, colonist=1).give_money(1, 10)
    t.stand("warfare", (1, "colonist"), (0, "colonist"), (2, "colonist")).resolve("warfare")
    assert t.asks() == (1, "ask-declare")
    options = ["forgo", "battle in Peru against seat 1", "battle in Peru against seat 3"]
    assert t.on_offer() == [*options, "war against seat 1", "war against seat 3"]
    t.say("forgo")
    assert t.asks() == (0, "ask-declare") and t.at("supply", 1)["colonist"] == 29
    t.say("forgo")
    assert t.asks() == (2, "ask-declare")
    t.say("forgo")
    assert t.asks() is None and t.at("peru", 0) == {"soldier": 1} and t.at("peru", 1) == {"soldier": 1}
    t.conserved()


def test_each_worker_allows_one_battle_and_two_workers_two_even_in_the_same_place() -> None:
    """E-WAR-2."""
    t = table().put("peru", 0, soldier=1).put("peru", 1, colonist=3).stand("warfare", (0, "colonist"), (0, "colonist"))
    t.resolve("warfare").say("battle in Peru against seat 2")
    assert t.at("peru", 1) == {"colonist": 2} and t.asks() == (0, "ask-declare")
    t.say("battle in Peru against seat 2")
    assert t.at("peru", 1) == {"colonist": 1} and t.asks() is None
    t.conserved()


@pytest.mark.parametrize("kind", ["colonist", "captain", "merchant", "missionary", "soldier"])
def test_the_type_of_the_worker_in_the_box_does_not_matter(kind: str) -> None:
    """E-WAR-3: a soldier there does not fight either; only the one in Peru does."""
    t = table().put("peru", 0, soldier=1).put("peru", 1, colonist=3).stand("warfare", (0, kind)).resolve("warfare")
    t.say("battle in Peru against seat 2")
    assert t.at("peru", 1) == {"colonist": 2} and t.at("peru", 0) == {"soldier": 1}
    t.conserved()


def test_a_battle_is_fought_in_one_region_against_one_opponent_and_costs_nothing() -> None:
    """E-WAR-4: a player with $0 may declare it; other regions and other players are left alone (E-WAR-14)."""
    t = table().put("peru", 0, soldier=1).put("brazil", 0, soldier=1)
    for seat in (1, 2):
        t.put("peru", seat, colonist=2).put("brazil", seat, colonist=2)
    t.stand("warfare", (0, "colonist")).resolve("warfare")
    regions = ["Peru", "Brazil"]
    assert t.on_offer() == ["forgo", *[f"battle in {r} against seat {n}" for r in regions for n in (2, 3)]]
    t.say("battle in Brazil against seat 3")
    assert t.at("brazil", 2) == {"colonist": 1} and t.at("brazil", 1) == t.at("peru", 1) == t.at("peru", 2) == {"colonist": 2}
    assert t.money(0) == 0
    t.conserved()


def test_both_sides_must_have_a_worker_in_the_region() -> None:
    """E-WAR-5."""
    t = table().put("peru", 0, soldier=1).put("brazil", 1, soldier=1, colonist=3).put("virginia", 0, colonist=1)
    t.put("virginia", 1, soldier=1).stand("warfare", (0, "colonist")).resolve("warfare")
    assert t.on_offer() == ["forgo", "battle in Virginia against seat 2"]


def test_one_of_the_two_must_have_a_soldier_in_the_region() -> None:
    """E-WAR-6: a third player's soldier in Peru does not help; own soldiers elsewhere do not either."""
    t = table().put("peru", 0, colonist=1).put("peru", 1, colonist=1).put("peru", 2, soldier=1).put("brazil", 0, soldier=1)
    t.put("florida", 0, soldier=1).put("florida", 1, colonist=1).put("virginia", 0, colonist=1).put("virginia", 1, soldier=1)
    t.stand("warfare", (0, "colonist")).resolve("warfare")
    against_seat_2 = [name for name in t.on_offer() if name.endswith("against seat 2")]
    assert against_seat_2 == ["battle in Virginia against seat 2", "battle in Florida against seat 2"]
    assert "battle in Peru against seat 3" in t.on_offer()


def test_a_war_costs_ten_and_brings_a_battle_wherever_one_is_possible() -> None:
    """E-WAR-7, E-EX-7: battles in exactly New Granada, New Spain and Florida."""
    t = table().give_money(0, 12)
    for region in ["new_granada", "new_spain", "new_england"]:
        t.put(region, 0, soldier=1, colonist=2)
    for region in ["florida", "new_france"]:
        t.put(region, 0, colonist=2)
    for region in ["new_granada", "new_france", "new_spain"]:
        t.put(region, 1, colonist=2)
    t.put("florida", 1, soldier=1).stand("warfare", (0, "colonist")).resolve("warfare").say("war against seat 2")
    assert t.money(0) == 2 and t.asks() is None, "every victim was of one kind"
    assert battles(t) == ["florida", "new_spain", "new_granada"] and t.messages().count("event-war") == 1
    assert t.at("florida", 0) == {"colonist": 1} and t.at("florida", 1) == {"soldier": 1}
    assert t.at("new_spain", 1) == t.at("new_granada", 1) == {"colonist": 1}
    assert t.at("new_france", 0) == t.at("new_france", 1) == {"colonist": 2}, "no soldier there"
    assert t.at("new_england", 0) == {"colonist": 2, "soldier": 1}, "nobody to fight there"
    t.conserved()


def test_a_war_needs_ten_dollars_and_at_least_one_battle() -> None:
    """E-WAR-8, E-TV-65: with $9 it is not offered; against somebody out of reach neither."""
    for money, wars in ((9, []), (10, ["war against seat 2"])):
        t = table().put("peru", 0, soldier=1).put("peru", 1, colonist=1).put("brazil", 2, soldier=5).give_money(0, money)
        t.stand("warfare", (0, "colonist")).resolve("warfare")
        assert [name for name in t.on_offer() if name.startswith("war")] == wars
        assert "battle in Peru against seat 2" in t.on_offer()


def test_a_worker_without_any_legal_battle_goes_home_unasked() -> None:
    """E-EDGE-78: money alone declares nothing."""
    t = table().put("peru", 0, colonist=3).put("peru", 1, colonist=3).give_money(0, 50).stand("warfare", (0, "captain"))
    t.resolve("warfare")
    assert t.asks() is None and t.at("supply", 0)["captain"] == 5 and t.queue("warfare") == []
    assert "event-forwent" not in t.messages() and t.money(0) == 50, "nothing was there to forgo"
    t.conserved()


# -- Fighting ----------------------------------------------------------------------------------------------------------


def test_each_soldier_eliminates_one_enemy_of_its_owners_choice() -> None:
    """E-WAR-9, E-WAR-12: of any kind, builders too."""
    t = table(builders="true").put("peru", 0, soldier=5)
    t.put("peru", 1, colonist=1, captain=1, merchant=1, missionary=1, soldier=1, builder=1)
    t.stand("warfare", (0, "colonist")).resolve("warfare").say("battle in Peru against seat 2")
    kinds = ["colonist", "captain", "merchant", "missionary", "soldier", "builder"]
    assert t.asks() == (0, "ask-casualty") and t.on_offer() == [f"eliminate a {kind}" for kind in kinds]
    decision = EMPIRES.decision(t.s)
    assert decision is not None and decision.question["rival"] == 1 and decision.question["n"] == 5 and decision.rule == "E-WAR-9"
    for kind in ["builder", "soldier", "missionary", "merchant", "captain"]:
        t.say(f"eliminate a {kind}")
    assert t.at("peru", 1) == {"colonist": 1} and t.at("peru", 0) == {"soldier": 4}
    t.conserved()


def test_eliminating_is_not_optional() -> None:
    """E-WAR-10: exactly as many as there are soldiers, no fewer, and none twice."""
    t = table().put("peru", 0, soldier=2).put("peru", 1, colonist=3, captain=1).stand("warfare", (0, "colonist"))
    t.resolve("warfare").say("battle in Peru against seat 2")
    assert t.on_offer() == ["eliminate a colonist", "eliminate a captain"]
    t.say("eliminate a captain")
    assert t.asks() is None and t.at("peru", 1) == {"colonist": 2}, "the second can only be a colonist and is not asked"
    t.conserved()


def test_no_more_fall_than_there_are() -> None:
    """E-WAR-10, E-TV-60, E-EDGE-28: three soldiers against two colonists; the third finds nobody."""
    t = table().put("peru", 0, soldier=3).put("peru", 1, colonist=2).stand("warfare", (0, "colonist")).resolve("warfare")
    t.say("battle in Peru against seat 2")
    assert t.at("peru", 1) == {} and t.at("peru", 0) == {"soldier": 3} and t.at("supply", 1)["colonist"] == 29
    t.conserved()
    u = table().put("peru", 0, soldier=2).put("peru", 1, colonist=1, captain=1).stand("warfare", (0, "colonist"))
    u.resolve("warfare").say("battle in Peru against seat 2")
    assert u.asks() is None and u.at("peru", 1) == {}, "where all fall there is nothing to choose"


def test_the_militia_soldier_counts_as_a_soldier_and_as_a_worker_to_be_named() -> None:
    """E-WAR-10, E-WAR-18: two soldiers against two colonists and the militia must choose; the militia strikes back."""
    t = table().own(1, "militia").put("peru", 0, soldier=2).put("peru", 1, colonist=2).stand("warfare", (0, "colonist"))
    t.resolve("warfare").say("battle in Peru against seat 2")
    assert t.on_offer() == ["eliminate a colonist", "eliminate the militia"]
    t.say("eliminate the militia")
    assert t.at("peru", 1) == {"colonist": 1} and t.at("peru", 0) == {"soldier": 1}
    t.conserved()


def test_the_militia_joins_every_battle_of_a_war_but_only_in_defence() -> None:
    """E-WAR-18."""
    t = table().own(1, "militia").own(0, "militia").give_money(0, 10)
    t.put("peru", 0, soldier=1, colonist=1).put("peru", 1, colonist=3).put("brazil", 0, soldier=1).put("brazil", 1, colonist=3)
    t.put("florida", 0, colonist=1).put("florida", 1, colonist=1)
    t.stand("warfare", (0, "colonist")).resolve("warfare").say("war against seat 2", "eliminate a colonist")
    assert t.asks() == (1, "ask-casualty") and t.on_offer() == ["eliminate a colonist", "eliminate a soldier"]
    t.say("eliminate a soldier", "eliminate a colonist")
    assert t.at("peru", 0) == {"colonist": 1} and t.at("peru", 1) == {"colonist": 2}
    assert t.at("brazil", 0) == {} and t.at("brazil", 1) == {"colonist": 2}, "the attacker's own militia does not fight"
    assert t.at("florida", 0) == t.at("florida", 1) == {"colonist": 1}, "a real soldier is missing there"
    t.conserved()


def test_the_militia_makes_no_battle_legal() -> None:
    """E-WAR-18, E-TV-63: two colonists against three, and no real soldier."""
    t = table().own(1, "militia").put("peru", 0, colonist=2).put("peru", 1, colonist=3).give_money(0, 20)
    t.stand("warfare", (0, "colonist")).resolve("warfare")
    assert t.asks() is None and t.money(0) == 20
    assert t.at("peru", 0) == {"colonist": 2} and t.at("peru", 1) == {"colonist": 3}


def test_all_fall_at_once_so_a_soldier_that_dies_still_fires() -> None:
    """E-WAR-11, E-EX-6: red has two soldiers and three colonists, green a soldier and four colonists."""
    red, green = 1, 0
    t = table().put("new_france", red, soldier=2, colonist=3).put("new_france", green, soldier=1, colonist=4)
    t.stand("warfare", (red, "colonist")).resolve("warfare").say("battle in New France against seat 1")
    assert t.asks() == (red, "ask-casualty")
    t.say("eliminate a soldier")
    assert t.at("new_france", green) == {"soldier": 1, "colonist": 4}, "named, but still standing"
    before = wealth(t)
    assert t.asks() == (green, "ask-casualty"), "the second victim can only be a colonist"
    t.say("eliminate a soldier")
    assert t.at("new_france", red) == {"soldier": 1, "colonist": 3} and t.at("new_france", green) == {"colonist": 3}
    assert wealth(t) == before, "no money changes hands"
    t.conserved()


def test_the_fallen_go_to_their_owners_supply() -> None:
    """E-WAR-13."""
    t = table().put("peru", 0, soldier=1).put("peru", 1, soldier=1).stand("warfare", (0, "colonist")).resolve("warfare")
    assert t.at("supply", 0)["soldier"] == t.at("supply", 1)["soldier"] == 9
    t.say("battle in Peru against seat 2")
    assert t.at("supply", 0)["soldier"] == t.at("supply", 1)["soldier"] == 10
    assert t.at("peru", 0) == t.at("peru", 1) == {}
    fell = [(event.who, event.phrase["kind"], event.phrase["n"]) for event in t.log() if event.phrase.message == "event-fell"]
    assert fell == [(0, SOLDIER, 1), (1, SOLDIER, 1)]
    t.conserved()


def test_players_not_involved_neither_suffer_nor_help() -> None:
    """E-WAR-14: five soldiers of a third player look on."""
    t = table().put("peru", 0, soldier=1).put("peru", 1, soldier=1).put("peru", 2, soldier=5, colonist=2)
    t.stand("warfare", (0, "colonist")).resolve("warfare").say("battle in Peru against seat 2")
    assert t.asks() is None and t.at("peru", 2) == {"soldier": 5, "colonist": 2}
    assert t.at("peru", 0) == t.at("peru", 1) == {}
    t.conserved()


def test_the_attacker_names_all_targets_before_the_defender() -> None:
    """E-WAR-15."""
    t = table().put("peru", 0, soldier=2, colonist=2).put("peru", 1, soldier=2, colonist=2)
    t.stand("warfare", (0, "colonist")).resolve("warfare").say("battle in Peru against seat 2")
    asked = []
    for _ in range(4):
        asked.append(t.asks())
        t.say("eliminate a colonist" if len(asked) % 2 else "eliminate a soldier")
    assert asked == [(0, "ask-casualty")] * 2 + [(1, "ask-casualty")] * 2
    assert t.at("peru", 0) == t.at("peru", 1) == {"soldier": 1, "colonist": 1}
    t.conserved()


def test_the_battles_of_a_war_are_fought_region_by_region_from_north_to_south() -> None:
    """E-WAR-16: soldiers lost in New England do not weaken those in Peru."""
    t = table().give_money(0, 10)
    for region in ["peru", "new_england", "brazil"]:
        t.put(region, 0, soldier=1, colonist=1).put(region, 1, soldier=1, colonist=1)
    t.stand("warfare", (0, "colonist")).resolve("warfare").say("war against seat 2")
    asked = []
    while (question := t.asks()) is not None:
        decision = EMPIRES.decision(t.s)
        assert decision is not None
        asked.append((question[0], REGION_IDS[int(decision.question["region"])]))
        t.say("eliminate a soldier")
    assert asked == [(seat, region) for region in ["new_england", "peru", "brazil"] for seat in (0, 1)]
    assert [t.at(region, seat) for region in ["new_england", "peru", "brazil"] for seat in (0, 1)] == [{"colonist": 1}] * 6
    assert battles(t) == ["new_england", "peru", "brazil"]
    t.conserved()


def test_nobody_gains_anything_from_a_battle() -> None:
    """E-WAR-17: no money, goods, ships or VP, and the good of the region stays with its owner or on the map."""
    t = table().put("peru", 0, soldier=3).put("peru", 1, colonist=3).put("brazil", 0, soldier=1).put("brazil", 1, colonist=1)
    t.give_money(0, 7).give_money(1, 9).stand("warfare", (0, "colonist"), (0, "colonist")).resolve("warfare")
    before = wealth(t)
    assert before[0][1] == {"silver": 1}
    t.say("battle in Peru against seat 2", "battle in Brazil against seat 2")
    assert wealth(t) == before and t.at("peru", 1) == t.at("brazil", 1) == {}
    assert set(t.messages()) == {"event-took-good", "event-battle", "event-fell"}, "nobody is called the winner"
    t.conserved()


def test_a_player_may_attack_where_only_the_defender_has_soldiers() -> None:
    """E-WAR-19, E-TV-64, E-EDGE-26: two colonists against a soldier and a colonist only lose a worker."""
    t = table().put("peru", 0, colonist=2).put("peru", 1, soldier=1, colonist=1).stand("warfare", (0, "colonist"))
    t.resolve("warfare").say("battle in Peru against seat 2")
    assert t.asks() is None and t.at("peru", 0) == {"colonist": 1} and t.at("peru", 1) == {"soldier": 1, "colonist": 1}
    t.conserved()


def test_a_colony_can_be_wiped_out_and_the_region_stays_discovered() -> None:
    """E-WAR-20: dock workers can still land there and no expedition can aim there."""
    t = table().put("peru", 0, soldier=1).put("peru", 1, soldier=1).stand("warfare", (0, "colonist")).resolve("warfare")
    t.say("battle in Peru against seat 2")
    assert next(region for region in t.view().regions if region.id == "peru").discovered
    t.stand("dock", (2, "colonist")).put("pool", 2, captain=2).resolve("dock")
    assert "settle Peru" in t.on_offer()
    t.say("settle Peru").resolve("discovery")
    assert "explore Peru" not in t.on_offer()
    t.conserved()


@pytest.mark.parametrize("lost", ["soldier", "colonist"])
def test_a_soldier_and_a_colonist_against_a_soldier(lost: str) -> None:
    """E-TV-61: the defender's soldier falls and takes one of the attackers with it, of the defender's choice."""
    t = table().put("peru", 0, soldier=1, colonist=1).put("peru", 1, soldier=1).stand("warfare", (0, "colonist"))
    t.resolve("warfare").say("battle in Peru against seat 2")
    assert t.asks() == (1, "ask-casualty")
    t.say(f"eliminate a {lost}")
    assert t.at("peru", 0) == {"colonist" if lost == "soldier" else "soldier": 1} and t.at("peru", 1) == {}
    t.conserved()


def test_with_two_players_war_on_the_only_opponent_is_normal() -> None:
    """E-EDGE-25."""
    t = table(players=2).give_money(1, 10).put("peru", 1, soldier=1).put("peru", 0, colonist=2)
    t.stand("warfare", (1, "colonist")).resolve("warfare")
    assert t.on_offer() == ["forgo", "battle in Peru against seat 1", "war against seat 1"]
    t.say("war against seat 1")
    assert t.money(1) == 0 and t.at("peru", 0) == {"colonist": 1}
    t.conserved()
