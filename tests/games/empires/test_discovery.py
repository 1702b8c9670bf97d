"""Discovery (rules 7.7): who sails, with whom, against what, and what comes of it."""

import random

import pytest

from caravela.games.empires.rules import numbers
from caravela.games.empires.rules.components import CARD_IDS, REGION_IDS, TOKEN_IDS
from caravela.games.empires.rules.game import EMPIRES
from tests.games.empires.kit import Table, table

NATIVES = [1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 5, 5]  # rules 3.5, T01 to T16


def all_discovered(t: Table) -> Table:
    return t.discover(*REGION_IDS)


def sail(t: Table, goal: str, **workers: int) -> Table:
    """The seat that decides sends these workers there. What is forced is not asked: the only kind, the launch of all."""
    asked = t.asks()
    assert asked is not None
    pool = t.at("pool", asked[0])
    sends = [f"send a {kind}" for kind, n in workers.items() for _ in range(n)]
    t.say(goal, *sends[1 if len(pool) == 1 else 0 :])
    return t if workers == pool else t.say("launch")


def strength(t: Table) -> int:
    """The value of the expedition so far, as the question tells it."""
    decision = EMPIRES.decision(t.s)
    assert decision is not None
    value = decision.question["value"]
    assert isinstance(value, int)
    return value


def cards(t: Table, who: int) -> list[str]:
    return t.view().players_at_table[who].cards


def test_players_act_in_player_order_and_each_once() -> None:
    """E-DISC-1, E-DISC-2: seat 4 is first on the track; who declines or has sailed is not asked again."""
    t = table().put("pool", 0, colonist=3).put("pool", 1, colonist=1).put("pool", 3, colonist=1)
    for place, seat in enumerate([3, 0, 2, 1]):
        t.s.order[place] = seat
    t.token("peru", "T01").token("brazil", "T01").resolve("discovery")
    assert t.asks() == (3, "ask-discover")
    t.say("no")
    assert t.asks() == (0, "ask-discover")
    sail(t, "explore Peru", colonist=1)
    assert t.asks() == (1, "ask-discover"), "seat 0 has colonists left but sails once a round; the pool of seat 2 is empty"
    t.say("no")
    assert t.asks() is None
    assert t.at("pool", 0) == {"colonist": 2} and t.at("pool", 1) == {"colonist": 1} and t.at("pool", 3) == {"colonist": 1}
    t.conserved()


def test_the_target_and_the_workers_are_named_before_the_reveal_and_cannot_be_changed_after_it() -> None:
    """E-DISC-3, E-DISC-19: a captain alone meets three natives; the two colonists in the pool can no longer help."""
    t = table().put("pool", 0, captain=1, colonist=2).only_token("T06").resolve("discovery")
    t.say("explore Peru")
    assert t.on_offer() == ["send a colonist", "send a captain"], "at least one worker must go"
    t.say("send a captain")
    assert t.on_offer() == ["launch", "send a colonist"]
    assert "event-revealed" not in t.messages() and "T06" in t.view(0).tokens_unseen
    t.say("launch")
    assert t.messages() == ["event-expedition", "event-revealed", "event-failed"]
    assert t.asks() is None
    assert t.at("pool", 0) == {"colonist": 2} and t.tokens(0) == []
    t.conserved()


def test_everybody_sees_the_revealed_token() -> None:
    """E-DISC-3."""
    t = table().put("pool", 0, colonist=1).only_token("T16").resolve("discovery").say("explore Peru")
    (revealed,) = [event for event in t.log() if event.phrase.message == "event-revealed"]
    assert revealed.seen_by == -1 and revealed.phrase["find"] == TOKEN_IDS.index("T16")


def test_an_expedition_of_nobody_is_illegal_even_where_no_native_resists() -> None:
    """E-EDGE-66, E-DISC-3: Plague I leaves nobody to resist on T01."""
    t = table(players=2).own(0, "plague_1").put("pool", 0, soldier=1, captain=1).token("peru", "T01").resolve("discovery")
    t.say("explore Peru")
    assert t.on_offer() == ["send a captain", "send a soldier"]
    empty = table(players=2).own(0, "plague_1").token("peru", "T01").resolve("discovery")
    assert empty.asks() is None and empty.tokens(0) == []


def test_the_target_is_a_region_that_still_has_a_token() -> None:
    """E-DISC-4."""
    t = table().put("pool", 0, colonist=1).discover("virginia", "peru").resolve("discovery")
    regions = ["New France", "New England", "Florida", "New Spain", "New Granada", "Brazil"]
    assert t.on_offer() == ["no", *[f"explore {region}" for region in regions]]


@pytest.mark.parametrize(("tiles", "captain"), [((), 2), (("magellan",), 3)])
def test_a_captain_counts_two_or_three_with_magellan_and_all_others_one(tiles: tuple[str, ...], captain: int) -> None:
    """E-DISC-5."""
    t = table(builders="true").own(0, *tiles)
    t.put("pool", 0, colonist=2, captain=1, merchant=1, missionary=1, soldier=1, builder=1).resolve("discovery")
    t.say("explore Peru")
    worth = {}
    for kind in ["colonist", "captain", "merchant", "missionary", "soldier", "builder"]:
        before = strength(t)
        t.say(f"send a {kind}")
        worth[kind] = strength(t) - before
    assert worth == {"colonist": 1, "captain": captain, "merchant": 1, "missionary": 1, "soldier": 1, "builder": 1}


@pytest.mark.parametrize("token", TOKEN_IDS)
@pytest.mark.parametrize("plague", [False, True])
def test_it_succeeds_exactly_when_its_value_reaches_the_resistance(token: str, plague: bool) -> None:
    """E-DISC-6, E-DISC-7: Plague I lowers the resistance by one for its owner."""
    resistance = NATIVES[TOKEN_IDS.index(token)] - plague
    for value in range(1, 7):
        t = table(players=2).put("pool", 1, colonist=value).token("peru", token)
        if plague:
            t.own(1, "plague_1")
        sail(t.resolve("discovery"), "explore Peru", colonist=value)
        assert (t.tokens(1) == [token]) == (value >= resistance)
        assert ("event-failed" in t.messages()) == (value < resistance)


def test_plague_one_helps_its_owner_alone_and_also_against_cards_and_never_below_zero() -> None:
    """E-DISC-7: four natives fall to three workers of the owner, not of another player."""
    t = all_discovered(table().own(0, "plague_1").put("pool", 0, colonist=3).put("pool", 1, colonist=3)).only_card("C04")
    sail(t.resolve("discovery").say("no"), "explore the deck", colonist=3)
    assert "event-card-failed" in t.messages() and cards(t, 1) == []
    sail(t.resolve("discovery"), "explore the deck", colonist=3)
    assert cards(t, 0) == ["C04"]
    assert t.s.natives_met(0, 1) == 0 and t.s.natives_met(0, 0) == 0 and t.s.natives_met(1, 1) == 1


def test_success_brings_a_colonist_plunder_soldier_plunder_and_the_token() -> None:
    """E-DISC-8, E-DISC-9, E-DISC-10, E-DISC-12, E-TV-51: two soldiers and a colonist against T11."""
    t = table().put("pool", 0, soldier=3, colonist=1).token("peru", "T11").resolve("discovery")
    sail(t, "explore Peru", soldier=2, colonist=1)
    assert t.money(0) == 2 + 2 * 5
    assert t.at("peru", 0) == {"colonist": 1}
    assert t.at("pool", 0) == {"soldier": 1} and t.at("expedition", 0) == {}
    assert t.at("supply", 0)["soldier"] == 9 and t.at("supply", 0)["colonist"] == 28
    for seat in (-1, 0, 1):
        view = t.view(seat)
        assert view.players_at_table[0].tokens == ["T11"], "face up"
        assert view.players_at_table[0].points == 0 and view.players_at_table[0].total == 5, "its VP count at the end"
    assert t.points(0) == {"discoveries": 5}
    money = ["event-got-money", "event-got-money"]
    assert sorted(t.messages()) == sorted(["event-expedition", "event-revealed", *money, "event-discovered", "event-came"])
    t.conserved()


def test_the_discoverer_leaves_a_colonist_and_never_a_specialist() -> None:
    """E-DISC-8, E-DISC-12: an expedition of specialists only."""
    t = table().put("pool", 2, captain=2, soldier=1, merchant=1).token("brazil", "T15").resolve("discovery")
    sail(t, "explore Brazil", captain=2, soldier=1, merchant=1)
    assert t.at("brazil", 2) == {"colonist": 1} and t.at("pool", 2) == {}
    assert t.at("supply", 2) == {"colonist": 28, "captain": 5, "merchant": 5, "missionary": 10, "soldier": 10}
    assert t.money(2) == 4 + 5
    t.conserved()


def test_failure_puts_the_token_back_and_gains_nothing() -> None:
    """E-DISC-11, E-DISC-12, E-TV-52: a captain and a soldier are too few against T13."""
    t = table().put("pool", 0, captain=1, soldier=1).token("peru", "T13", seen_by=0).resolve("discovery")
    sail(t, "explore Peru", captain=1, soldier=1)
    assert "event-failed" in t.messages()
    assert t.money(0) == 0 and t.tokens(0) == [] and t.at("peru", 0) == {}
    assert t.at("supply", 0)["captain"] == 5 and t.at("supply", 0)["soldier"] == 10
    assert t.at("pool", 0) == {} and t.at("expedition", 0) == {}
    peru = next(region for region in t.view().regions if region.id == "peru")
    assert not peru.discovered and peru.token == "T13", "face down again, and known to all"
    t.conserved()


@pytest.mark.parametrize(
    ("tiles", "workers", "token", "money"),
    [((), {"captain": 1, "colonist": 1}, "T06", 2), (("magellan",), {"captain": 1, "soldier": 1}, "T13", 9)],
)
def test_values_that_just_suffice(tiles: tuple[str, ...], workers: dict[str, int], token: str, money: int) -> None:
    """E-TV-50, E-TV-54: 2 + 1 against three natives; 3 + 1 with Magellan against four."""
    t = table().own(0, *tiles).put("pool", 0, **workers).token("florida", token).resolve("discovery")
    sail(t, "explore Florida", **workers)
    assert t.tokens(0) == [token] and t.money(0) == money and t.at("florida", 0) == {"colonist": 1}
    t.conserved()


def test_workers_not_sent_stay_in_the_pool_for_later_rounds() -> None:
    """E-DISC-13: they are not given back with the reset, cannot be placed elsewhere, and sail next round."""
    t = table(players=2).put("pool", 0, captain=1, soldier=2).only_token("T16").resolve("discovery")
    sail(t, "explore Peru", captain=1)
    assert t.at("pool", 0) == {"soldier": 2}
    t.happen(numbers.RESET)
    assert t.asks() == (0, "ask-place") and t.at("available", 0) == {"colonist": 5} and t.at("pool", 0) == {"soldier": 2}
    assert {name.split(" on ")[0] for name in t.on_offer()} == {"place a colonist"}
    sail(t.only_token("T03").resolve("discovery"), "explore Brazil", soldier=2)
    assert t.tokens(0) == ["T03"] and t.at("pool", 0) == {}


def test_the_deck_is_used_only_when_every_region_has_been_discovered() -> None:
    """E-DISC-14: the top card is drawn instead of choosing a region."""
    t = table().put("pool", 0, colonist=2).discover(*REGION_IDS[:-1]).resolve("discovery")
    assert t.on_offer() == ["no", "explore Brazil"]
    t.say("no").discover("brazil").resolve("discovery")
    assert t.on_offer() == ["no", "explore the deck"]


def test_after_the_last_region_is_discovered_later_players_use_the_deck_in_the_same_round() -> None:
    """E-DISC-15, E-EDGE-36."""
    t = table().put("pool", 0, colonist=1).put("pool", 1, colonist=1).discover(*REGION_IDS).token("peru", "T01")
    t.resolve("discovery")
    assert t.on_offer() == ["no", "explore Peru"]
    t.say("explore Peru")
    assert t.asks() == (1, "ask-discover") and t.on_offer() == ["no", "explore the deck"]


def test_after_cartography_charts_the_last_region_the_deck_is_used() -> None:
    """E-EDGE-37: bought in step 2.5, so in step 2.6 only cards are left."""
    t = table().give_money(0, 10).offer_tiles("cartography").stand("buildings", (0, "colonist")).put("pool", 1, colonist=1)
    t.discover(*REGION_IDS).token("peru", "T09").resolve("buildings").say("buy New World Cartography", "discover Peru")
    assert t.tokens(0) == ["T09"]
    t.resolve("discovery")
    assert t.asks() == (1, "ask-discover") and t.on_offer() == ["no", "explore the deck"]


def test_a_card_gives_plunder_and_vp_but_no_colonist() -> None:
    """E-DISC-16: China, with two captains and two soldiers, $7 and $3 for each soldier."""
    t = all_discovered(table(players=2).put("pool", 0, captain=2, soldier=2)).only_card("C16").resolve("discovery")
    sail(t, "explore the deck", captain=2, soldier=2)
    assert t.money(0) == 7 + 2 * 3 and cards(t, 0) == ["C16"] and t.points(0) == {"discoveries": 6}
    assert all(t.at(region, 0) == {} for region in REGION_IDS) and t.at("supply", 0)["colonist"] == 29
    assert t.view().deck == 0 and "event-revealed" in t.messages() and "event-card-won" in t.messages()
    t.conserved()


def test_a_failed_card_is_shuffled_back_into_the_deck() -> None:
    """E-DISC-17: sixteen cards before and after, and any of them can be the next."""
    t = all_discovered(table(players=2).put("pool", 0, colonist=1).put("pool", 1, captain=5)).resolve("discovery")
    sail(t, "explore the deck", colonist=1)
    assert "event-card-failed" in t.messages() and cards(t, 0) == [] and t.money(0) == 0
    assert t.at("pool", 0) == {} and t.at("supply", 0)["colonist"] == 29, "E-DISC-12 holds for cards too"
    assert t.view(0).deck == 16 and t.view(0).cards_unseen == CARD_IDS and t.view(0).top_card is None
    drawn = set()
    for luck in range(40):
        world = t.s.copy()
        world.seed = random.Random(luck).getrandbits(60)
        for option in ["explore the deck", *["send a captain"] * 4]:
            EMPIRES.take(world, option)
        drawn.update(EMPIRES.view(world, 1).players_at_table[1].cards)
    assert len(drawn) > 8


def test_with_an_empty_deck_no_expedition_sails() -> None:
    """E-DISC-18, E-EDGE-38: the workers stay in the pool."""
    t = all_discovered(table(players=2).put("pool", 0, captain=2, colonist=1))
    t.s.deck = 0
    t.resolve("discovery")
    assert t.asks() is None and t.at("pool", 0) == {"captain": 2, "colonist": 1}
    t.conserved()


def test_a_free_discovery_needs_no_workers_and_is_not_the_expedition_of_the_round() -> None:
    """E-DISC-20: Cartography against five natives, then a normal expedition in the same round."""
    t = table().give_money(0, 10).offer_tiles("cartography").stand("buildings", (0, "colonist")).put("pool", 0, soldier=1)
    t.token("peru", "T15").token("brazil", "T01").resolve("buildings").say("buy New World Cartography", "discover Peru")
    assert t.tokens(0) == ["T15"] and t.money(0) == 4 and t.at("pool", 0) == {"soldier": 1}
    assert "event-revealed" in t.messages() and "event-discovered" in t.messages()
    t.resolve("discovery").say("explore Brazil")
    assert t.tokens(0) == ["T01", "T15"] and t.money(0) == 4 + 1 + 2
    t.conserved()


def test_spain_discovers_freely_before_round_one() -> None:
    """E-DISC-20."""
    t = table().give_nation(0, "spain").token("peru", "T15").happen(numbers.SPAIN_MAY, 0).say("discover Peru")
    assert t.tokens(0) == ["T15"] and t.money(0) == 4 and t.at("peru", 0) == {"soldier": 1}
    t.put("pool", 0, colonist=1).token("brazil", "T01").resolve("discovery")
    assert "explore Brazil" in t.on_offer()


def test_an_expedition_that_must_fail_may_sail() -> None:
    """E-DISC-21: a single colonist against five known natives."""
    t = table().put("pool", 0, colonist=1).token("peru", "T15").resolve("discovery").say("explore Peru")
    assert "event-failed" in t.messages() and t.tokens(0) == []


def test_with_open_tokens_an_expedition_that_must_fail_may_not_sail() -> None:
    """E-DISC-21: under Advanced Reconnaissance only targets the pool can beat, and only with enough workers."""
    t = table(players=2, advanced_reconnaissance="true").put("pool", 0, colonist=3)
    t.discover(*REGION_IDS).token("peru", "T15").token("brazil", "T04").resolve("discovery")
    assert t.on_offer() == ["no", "explore Brazil"]
    t.say("explore Brazil")
    assert t.at("expedition", 0) == {"colonist": 2} and t.on_offer() == ["launch", "send a colonist"], "one would be too few"
    t.say("launch")
    assert t.tokens(0) == ["T04"] and t.at("pool", 0) == {"colonist": 1}


def test_university_between_two_turns_makes_its_owner_next_and_nobody_acts_twice() -> None:
    """E-DISC-22: seat 4 jumps to the front after seat 1 has sailed."""
    t = table(round=4).own(3, "university").token("peru", "T16")
    for seat in range(4):
        t.put("pool", seat, colonist=1)
    t.resolve("discovery")
    assert t.asks() == (3, "ask-study")
    t.say("no")
    assert t.asks() == (0, "ask-discover")
    t.say("explore Peru")
    assert t.asks() == (3, "ask-study")
    t.say("move own marker")
    asked = []
    while (question := t.asks()) is not None:
        asked.append(question)
        t.say("no")
    assert t.order() == [3, 0, 1, 2]
    assert asked == [(3, "ask-discover"), (1, "ask-discover"), (2, "ask-discover")]


def test_university_windows_between_the_turns_close_when_its_owner_has_acted() -> None:
    """E-DISC-22: nobody acts twice, so a move after the own turn would change nothing."""
    t = table(round=4).own(1, "university").token("peru", "T16")
    for seat in range(4):
        t.put("pool", seat, colonist=1)
    t.resolve("discovery")
    asked = []
    while (question := t.asks()) is not None:
        asked.append(question)
        t.say("explore Peru" if question[1] == "ask-discover" else "no")
    before_seat_2 = [(1, "ask-study"), (0, "ask-discover"), (1, "ask-study"), (1, "ask-discover")]
    assert asked == [*before_seat_2, (2, "ask-discover"), (3, "ask-discover")]
    u = table(round=4).own(0, "university").put("pool", 1, colonist=1).put("pool", 0, colonist=1)
    for place, seat in enumerate([1, 0, 2, 3]):
        u.s.order[place] = seat
    assert u.resolve("discovery").asks() == (0, "ask-study")


def test_portugal_takes_china_against_three_natives() -> None:
    """E-TV-56: a captain and a soldier, $7 and $3 for the soldier, no colonist; regions are still undiscovered."""
    t = table().give_nation(0, "portugal").put("pool", 0, captain=1, soldier=1).only_card("C16").resolve("discovery")
    sail(t, "explore the deck as Portugal", captain=1, soldier=1)
    assert cards(t, 0) == ["C16"] and t.money(0) == 10
    assert t.at("supply", 0)["colonist"] == 29 and all(t.at(region, 0) == {} for region in REGION_IDS)
    t.conserved()
