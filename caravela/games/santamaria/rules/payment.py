"""Payments (3.2): resources as named, gold in the place of any, and what two scholars let one pay in coins."""

from typing import Final

from caravela.core.events import Phrase, Term
from caravela.core.packed import i64, vec
from caravela.games.santamaria.rules.components import (
    EXPAND_SUBSTITUTE,
    EXPORT_SUBSTITUTE,
    GEM,
    GOLD,
    GRAIN,
    RESOURCES,
    SEATS,
    SUGAR,
    WOOD,
)
from caravela.games.santamaria.rules.events import PAID
from caravela.games.santamaria.rules.free import pay_coins
from caravela.games.santamaria.rules.numbers import MONEY
from caravela.games.santamaria.rules.options import PAY
from caravela.games.santamaria.rules.shipping import ship
from caravela.games.santamaria.rules.state import Effect, SantaMaria

AT_DOCK: Final = 64  # payments from this number on are for the shipment at a dock, those below for a tile


def substitutes(s: SantaMaria, who: i64, hook: i64) -> bool:
    """S-SCH-SC02, SC03: whether the seat may pay coins instead of one unit."""
    return s.can(who, hook) and s.tally[MONEY * SEATS + who] >= s.box.hook_number[hook]


def affordable(s: SantaMaria, who: i64, costs: vec[i64], row: i64, hook: i64) -> bool:
    """S-GOLD-1, 3, S-FREE-12: whether the seat can pay with what it holds."""
    have: i64 = who * RESOURCES
    first: i64 = row * RESOURCES
    short: i64 = 0
    for resource in range(i64(GOLD)):
        lacking: i64 = costs[first + resource] - s.goods[have + resource]
        if lacking > 0:
            short += lacking
    short += costs[first + GOLD] - s.goods[have + GOLD]
    if short <= 0:
        return True
    if short > 1 or not substitutes(s, who, hook):
        return False
    return hook == EXPORT_SUBSTITUTE or costs[first + WOOD] > s.goods[have + WOOD]


class PayCost(Effect):
    """S-GOLD-7, S-EDGE-64: the payer chooses which units gold replaces, and the one that a scholar turns into coins."""

    asks = "ask-pay"
    rule = "S-GOLD-7"
    no_free = "S-FREE-15"

    def happen(self, s: SantaMaria, who: i64, n: i64) -> None:
        hook: i64 = EXPAND_SUBSTITUTE
        costs: vec[i64] = s.box.tile_cost
        first: i64 = n * RESOURCES
        if n >= AT_DOCK:
            hook = EXPORT_SUBSTITUTE
            costs = s.box.ship_cost
            first = s.docks[n - AT_DOCK] * RESOURCES
        gold: i64 = s.goods[who * RESOURCES + GOLD]
        with_coins = substitutes(s, who, hook)
        for wood in range(least(costs[first + WOOD], gold) + 1):
            for grain in range(least(costs[first + GRAIN], gold - wood) + 1):
                for sugar in range(least(costs[first + SUGAR], gold - wood - grain) + 1):
                    for gem in range(least(costs[first + GEM], gold - wood - grain - sugar) + 1):
                        replaced: i64 = s.box.replacement[wood * 64 + grain * 16 + sugar * 4 + gem]
                        offer_payments(s, who, costs, first, replaced, hook, with_coins)

    def chosen(self, s: SantaMaria, who: i64, n: i64, option: i64) -> None:
        hook: i64 = EXPAND_SUBSTITUTE
        costs: vec[i64] = s.box.tile_cost
        first: i64 = n * RESOURCES
        if n >= AT_DOCK:
            hook = EXPORT_SUBSTITUTE
            costs = s.box.ship_cost
            first = s.docks[n - AT_DOCK] * RESOURCES
        units: i64 = (option - PAY) // 6 * 4
        coins_for: i64 = (option - PAY) % 6 - 1
        gold: i64 = 0
        for resource in range(i64(RESOURCES)):
            paid: i64 = costs[first + resource]
            if resource == GOLD:
                paid += gold
            else:
                paid -= s.box.gold_for[units + resource]
                gold += s.box.gold_for[units + resource]
            if resource == coins_for:
                paid -= 1
            if paid > 0:
                s.goods[who * RESOURCES + resource] -= paid
                s.note(PAID, who, paid, resource)
        if coins_for >= 0:
            pay_coins(s, who, s.box.hook_number[hook])
        if n >= AT_DOCK:
            ship(s, who, n - AT_DOCK)

    def question(self, s: SantaMaria, who: i64, n: i64) -> Phrase:
        tile, shipment = (-1, int(s.docks[n - AT_DOCK])) if n >= AT_DOCK else (int(n), -1)
        return Phrase(self.asks, (Term("tile", "piece", tile), Term("shipment", "shipment", shipment)), self.rule)


def least(a: i64, b: i64) -> i64:
    return a if a < b else b


def offer_payments(s: SantaMaria, who: i64, costs: vec[i64], first: i64, replaced: i64, hook: i64, with_coins: bool) -> None:
    """The payments in which gold replaces just these units: without coins, and with coins for each unit allowed."""
    have: i64 = who * RESOURCES
    gold: i64 = costs[first + GOLD]
    lacking: i64 = 0  # units that coins would have to replace
    lacks: i64 = -1
    for resource in range(i64(GOLD)):
        unpaid: i64 = costs[first + resource] - s.box.gold_for[replaced * 4 + resource] - s.goods[have + resource]
        gold += s.box.gold_for[replaced * 4 + resource]
        if unpaid > 0:
            lacking += unpaid
            lacks = resource
    if gold > s.goods[have + GOLD]:
        lacking += gold - s.goods[have + GOLD]
        lacks = GOLD
    if lacking == 0:
        s.offer(PAY + replaced * 6)
    if not with_coins or lacking > 1:
        return
    for resource in range(i64(GOLD)):
        left: i64 = costs[first + resource] - s.box.gold_for[replaced * 4 + resource]
        if left > 0 and (lacks < 0 or lacks == resource) and (resource == WOOD or hook == EXPORT_SUBSTITUTE):
            s.offer(PAY + replaced * 6 + 1 + resource)
        if s.box.gold_for[replaced * 4 + resource] > 0:
            break  # S-EDGE-64: gold for this and coins for a later unit pay the same as the other way round
    # coins for gold that stands for something else are the same as coins for that
    if replaced == 0 and costs[first + GOLD] > 0 and (lacks < 0 or lacks == GOLD) and hook == EXPORT_SUBSTITUTE:
        s.offer(PAY + 1 + GOLD)
