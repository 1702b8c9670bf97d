"""What the features of a position tell (section 21): for each, two positions that differ in it."""

from caravela.games.empires.judgement.features import FEATURES, JUDGEMENT
from caravela.games.empires.rules.game import EMPIRES
from caravela.games.empires.rules.numbers import DISCOVER_OR_NOT, FIGHT, PLACING
from tests.games.empires.kit import Table, table


def seen(t: Table, feature: str, who: int = 0) -> float:
    return JUDGEMENT.evaluate(t.s, who)[FEATURES.index(feature)]


def placing(t: Table, box: int = 0) -> Table:
    t.s.phase, t.s.at_box = PLACING, box
    return t


def resolving(t: Table, box: int) -> Table:
    t.s.at_box = box
    return t


def test_money_without_a_use_is_worth_next_to_nothing() -> None:
    """E-BUILD-1: in the last round only who stands in Capital Buildings can still spend anything."""
    rich = placing(table(4, round=8).give_money(0, 60).stand("buildings", (0, "colonist")))
    able = placing(table(4, round=8).give_money(0, 20).stand("buildings", (0, "colonist")))
    assert seen(able, "money") == 20
    assert seen(rich, "money") - seen(able, "money") < 5
    assert seen(placing(table(4, round=8).give_money(0, 60)), "money") == 0


def test_dollars_count_for_less_when_income_will_pay_what_is_bought() -> None:
    poor = placing(table(4, round=5).give_money(0, 40))
    earning = placing(table(4, round=5).give_money(0, 40).own(0, "taxation", "trading_post").give_goods(0, silver=4, sugar=4))
    assert seen(earning, "money") < seen(poor, "money")


def test_with_vp_for_sale_every_dollar_has_a_use() -> None:
    """E-VPB-1."""
    plain = placing(table(4, round=3).give_money(0, 90))
    for_sale = placing(table(4, "deluxe_full", round=3, nations="off", vp_purchase="true").give_money(0, 90))
    assert seen(for_sale, "money") > 2 * seen(plain, "money")


def test_narrow_leads_and_deficits_are_told_apart() -> None:
    """E-SCORE-2."""
    t = table(3, round=5).put("peru", 0, colonist=4).put("peru", 1, colonist=3)
    t.put("florida", 0, colonist=2).put("florida", 1, colonist=3)
    t.put("brazil", 0, colonist=6).put("brazil", 1, colonist=2)
    assert (seen(t, "narrow_leads"), seen(t, "narrow_chases")) == (1, 1)
    assert (seen(t, "narrow_leads", 1), seen(t, "narrow_chases", 1)) == (1, 1)


def test_a_lead_that_the_dock_can_flip_is_exposed() -> None:
    """E-ROUND-3, E-DOCK-8: a missionary brings two, and only a scoring at the end of this round makes that urgent."""
    for kind, round, flips in (("colonist", 6, False), ("missionary", 6, True), ("missionary", 5, False)):
        t = placing(table(3, round=round).put("peru", 0, colonist=4).put("peru", 1, colonist=2)).stand("dock", (1, kind))
        assert (seen(t, "exposed") > 0) == flips, (kind, round)


def test_soldiers_expose_a_lead_only_with_a_worker_in_warfare() -> None:
    """E-WAR-1."""
    t = placing(table(3, round=8).put("peru", 0, colonist=4).put("peru", 1, soldier=3))
    assert seen(t, "exposed") == 0
    assert seen(t.stand("warfare", (1, "colonist")), "exposed") > 0


def test_dock_room_is_shared_with_those_who_still_place() -> None:
    """E-PLACE-8."""
    t = placing(table(4, round=2).put("available", 0, colonist=5))
    alone = seen(t, "dock_room")
    assert alone == 5
    shared = seen(t.put("available", 1, colonist=5).put("available", 2, colonist=5), "dock_room")
    assert 0 < shared < alone
    t.stand("dock", *[(3, "colonist")] * 7)
    assert seen(t, "dock_room") == 0


def test_an_expedition_that_cannot_succeed_is_hopeless() -> None:
    """E-DISC-6, E-COMP-10: no card of the deck gives way to two."""
    for n, hopeless in ((2, 1), (3, 0)):
        t = resolving(table(4, round=6).put("pool", 0, colonist=n), 5)
        t.s.undiscovered = 0
        t.happen(DISCOVER_OR_NOT).say("explore the deck")
        assert seen(t, "hopeless") == hopeless


def test_a_token_known_to_be_stronger_is_hopeless_for_who_knows_it() -> None:
    """E-INFO-8: the others may still hope."""
    for seen_by, hopeless in ((0x3F, 1), (1, 1), (2, 0)):
        t = resolving(table(4, round=6, failed_token_secrecy="private"), 5).token("peru", "T15", seen_by)
        t.put("pool", 0, colonist=3)
        t.s.acted = 1
        t.happen(DISCOVER_OR_NOT).say("explore Peru")
        assert seen(t, "hopeless") == hopeless


def test_staying_home_is_better_than_an_expedition_in_vain() -> None:
    """E-DISC-2: also in the last round, when the workers are of no use any more."""
    t = resolving(table(4, round=8).put("pool", 0, colonist=1), 5)
    t.s.undiscovered = 0
    t.s.acted = 1
    t.happen(DISCOVER_OR_NOT)
    home, sent = t.s.copy(), t.s.copy()
    EMPIRES.take(home, "no")
    EMPIRES.take(sent, "explore the deck")
    pool = FEATURES.index("expedition")
    assert JUDGEMENT.evaluate(home, 0)[pool] > JUDGEMENT.evaluate(sent, 0)[pool]


def test_a_battle_without_an_own_soldier_is_hopeless() -> None:
    """E-WAR-19: the attacker only loses workers."""
    t = resolving(table(3, round=5).put("peru", 0, colonist=2, merchant=1).put("peru", 1, soldier=1, colonist=1), 7)
    t.happen(FIGHT, 0, 7 << 3 | 1)
    assert (seen(t, "hopeless", 0), seen(t, "hopeless", 1)) == (1, 0)


def test_workers_that_can_bring_nothing_are_hopeless() -> None:
    """E-GOODS-4, E-SHIP-5, E-BUILD-7, E-WAR-6, E-PLACE-13."""
    t = placing(table(3, round=8).offer_goods(silver=1).offer_tiles("navy"))
    assert seen(t, "hopeless") == 0
    t.stand("goods", (1, "colonist"), (0, "colonist"))
    assert seen(t, "hopeless") == 1
    t.stand("buildings", (0, "colonist"))
    assert seen(t, "hopeless") == 2
    assert seen(t.give_money(0, 20), "hopeless") == 1
    t.stand("warfare", (0, "colonist"))
    assert seen(t, "hopeless") == 2
    assert seen(t.put("peru", 0, soldier=1), "hopeless") == 1
    t.stand_on("captain", 0)
    assert seen(t, "hopeless") == 2
    t.put("shipping", 0, colonist=1)
    assert seen(t, "hopeless") == 2
    t.s.ship_in_box = 0
    assert seen(t, "hopeless") == 3


def test_value_is_the_weighted_sum_of_the_features() -> None:
    t = placing(table(4, round=4).give_money(0, 17).put("peru", 0, colonist=3).put("available", 0, colonist=3, captain=1))
    weights = [0.1 * i - 1 for i in range(len(FEATURES))]
    told = sum(w * f for w, f in zip(weights, JUDGEMENT.evaluate(t.s, 0), strict=True))
    assert abs(JUDGEMENT.value(t.s, 0, weights) - told) < 1e-9
