"""Payments (3.2): gold in the place of anything, and the scholars who let one pay coins."""

import itertools

import pytest

from caravela.games.santamaria.rules import numbers
from caravela.games.santamaria.rules.components import DOCK_IDS, RESOURCE_IDS, SHIPMENT_IDS
from tests.games.santamaria.kit import Table, table

ALL = {"wood": 3, "grain": 3, "sugar": 3, "gem": 3, "gold": 3}


def at_a_dock(shipment: str) -> Table:
    return table(2).dock(**dict.fromkeys(DOCK_IDS)).dock(coins=shipment)


def exporting(at: Table) -> Table:
    return at.happen(numbers.EXPORT, 0, 63)


def test_gold_stands_for_any_resource_in_every_payment() -> None:
    """S-GOLD-2: tiles, trades, shipments, the extra religion step, and the Captain's wood."""
    at = table(2).display("T01").give(0, gold=3).turn().say("buy triple T01")
    assert at.goods() == {}
    at = (
        table(2)
        .show(0, "r1c1", "trade_s_p3")
        .give(0, coins=1, gold=1)
        .turn()
        .say("coins on row 1 column 1", "trade gold for points")
    )
    assert at.goods() == {} and at.happiness() == 3
    assert exporting(at_a_dock("S04").give(0, gold=2)).say("export from coins dock").goods() == {}
    at = table(2).give(0, gold=1).happen(numbers.RELIGION).say("step for gold")
    assert at.got(0, numbers.FAITH) == 2 and at.goods() == {}
    at = table(2).scholar(0, "SC08").give(0, gold=1).happen(numbers.CONQUISTADOR).say("step for gold")
    assert at.got(0, numbers.LEAD) == 2 and at.goods() == {"gold": 1}  # the one of space 2


def test_gold_does_not_stand_for_what_the_alchemist_exchanges() -> None:
    """S-GOLD-2, S-SCH-SC09."""
    assert table(2).scholar(0, "SC09").give(0, gold=3).turn().offers("swap") == []


def test_gold_pays_the_captain_and_is_not_given_to_the_alchemist() -> None:
    """S-DOUBT-1: with both scholars and nothing but gold, the extra space can be paid, nothing can be exchanged, and with 3 gold
    the next one is sold."""
    at = table(2).scholar(0, "SC08", "SC09").conquistador(0, 1).give(0, gold=3).happen(numbers.CONQUISTADOR)
    assert at.got(0, numbers.LEAD) == 2 and at.goods() == {"gold": 3} and at.coins() == 2, "the gold of space 2"
    assert at.offers("step for") == ["step for gold"] and at.offers("swap") == []
    assert {at.why_not(f"swap gold for {other}") for other in ("wood", "grain", "sugar", "gem")} == {"S-SCH-SC09"}
    assert at.say("step for gold").got(0, numbers.LEAD) == 3 and at.goods() == {"gold": 2}
    both = table(2).scholar(0, "SC08", "SC09").give(0, grain=1).happen(numbers.CONQUISTADOR).say("swap grain for wood")
    assert both.say("step for wood").got(0, numbers.LEAD) == 2, "what the Alchemist gives may pay the Captain"


def test_gold_is_no_money() -> None:
    """S-GOLD-5: not for territories, dice, or monks."""
    at = table(2).show(0, "r1c1", "sugar").white(2).give(0, gold=3).turn()
    assert at.offers("coins on") == at.offers("use ") == [] and "buy wood" not in at.on_offer()
    at = table(2).monk(1, "M1").give(0, gold=3).happen(numbers.PLACE_MONK)
    assert at.why_not("monk to camp 1") == "S-MONK-6"


def test_sold_gold_brings_the_price_of_gold() -> None:
    """S-GOLD-6, S-FREE-4."""
    at = table(2).give(0, gold=2).turn().say("sell gold")
    assert at.coins() == 2 and at.goods() == {"gold": 1} and at.offers("sell") == ["sell gold"]


def test_gold_that_is_named_and_gold_that_replaces_are_both_paid() -> None:
    """S-EDGE-42, S-GOLD-4."""
    at = exporting(at_a_dock("N25").give(0, gem=1, gold=2)).say("export from coins dock")
    assert at.goods() == {}
    assert exporting(at_a_dock("N25").give(0, gem=1, gold=1)).offers("export") == []
    assert exporting(at_a_dock("N25").give(0, grain=3, gem=3)).offers("export") == []


@pytest.mark.parametrize("shipment", SHIPMENT_IDS)
@pytest.mark.parametrize("scholar", ["", "SC02"])
def test_every_way_to_pay_is_offered_once(shipment: str, scholar: str) -> None:
    """S-EDGE-64, S-GOLD-7, S-SCH-SC02: no two options pay the same."""
    paid: list[tuple[int, ...]] = []
    at = at_a_dock(shipment)
    cost = [at.view().printed.shipments[shipment].cost.get(name, 0) for name in RESOURCE_IDS]
    at.scholar(0, *[scholar] if scholar else []).give(0, coins=2, **ALL)
    names = exporting(at).say("export from coins dock").offers("pay")
    for name in names:
        at = at_a_dock(shipment).scholar(0, *[scholar] if scholar else []).give(0, coins=2, **ALL)
        exporting(at).say("export from coins dock", name)
        paid.append((*[3 - at.goods().get(resource, 0) for resource in RESOURCE_IDS], 2 - at.coins()))
    assert len(paid) == len(set(paid)) and set(paid) == ways(cost, bool(scholar))


def ways(cost: list[int], with_coins: bool) -> set[tuple[int, ...]]:
    """All payments of a cost with three of everything: units paid as named, in gold, and one in two coins."""
    found = set()
    for kept in itertools.product(*[range(n + 1) for n in cost[:4]]):
        gold = cost[4] + sum(cost[:4]) - sum(kept)
        if gold <= 3:
            found.add((*kept, gold, 0))
        if with_coins and 0 < gold <= 4:
            found.add((*kept, gold - 1, 2))
    return found


def test_a_tile_pays_one_wood_in_coins_at_most() -> None:
    """S-SCH-SC03, S-SCH-5: and only if the builder wants to."""
    at = table(2).display("T01").scholar(0, "SC03").give(0, coins=5, wood=2, grain=1).turn().say("buy triple T01")
    assert at.on_offer() == ["pay as printed", "pay coins for 1 wood"]
    assert at.say("pay coins for 1 wood").goods() == {"wood": 1} and at.coins() == 4
    assert table(2).display("D01").scholar(0, "SC03").give(0, coins=5).turn().offers("buy double") == []


def test_scholars_combine() -> None:
    """S-SCH-7: grain bought for two coins, the wood paid with gold and a coin."""
    at = table(2).display("T01").scholar(0, "SC03", "SC05").give(0, coins=3, gold=1).turn()
    at.say("buy grain", "buy triple T01")
    assert at.goods() == {} and at.coins() == 0
