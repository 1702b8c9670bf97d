"""Phase 3, Income (section 8): the best sets of goods and ships, and the buildings that pay with them."""

from caravela.core.packed import i64, vec
from caravela.games.empires.rules.box import Box
from caravela.games.empires.rules.components import (
    BY_SETS,
    GOLD,
    GOODS,
    MINT,
    RUM_DISTILLERY,
    SEATS,
    SILVER,
    SUGAR,
)
from caravela.games.empires.rules.numbers import EARNING, ECONOMY, MINT_COINS, SAILED, SHIPS
from caravela.games.empires.rules.options import MINT_GOLD, MINT_SILVER
from caravela.games.empires.rules.state import Effect, Empires


class Income(Effect):
    """E-INC-7: everybody earns the best sets; E-INC-13: those of round 8 are remembered; then Rum (first) and Mint."""

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        s.phase = EARNING
        s.clear_resolved()
        for i in range(s.seats):
            seat: i64 = s.order[i]
            income: i64 = set_income(s, seat)
            s.earn(seat, income, BY_SETS)
            if s.round == 8:
                s.tally[ECONOMY * SEATS + seat] = income
            if not s.setup.deluxe:  # E-INC-12
                pay_rum(s, seat)
            if s.owns(seat, MINT):
                s.then(MINT_COINS, seat)


def pay_rum(s: Empires, who: i64) -> None:
    """E-B-RUM.1: $3 for each sugar; ships do not count."""
    if s.owns(who, RUM_DISTILLERY):
        s.earn(who, s.box.rum_per_sugar * s.goods[who * GOODS + SUGAR], RUM_DISTILLERY)


class MintCoins(Effect):
    """E-B-MINT.1: gold or silver, $2 for each token of that type."""

    asks = "ask-mint"
    rule = "E-B-MINT.1"

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        gold: i64 = s.goods[who * GOODS + GOLD]
        silver: i64 = s.goods[who * GOODS + SILVER]
        if silver > gold:  # E-B-MINT.4: the default is named first
            s.offer(MINT_SILVER)
        if gold > 0:
            s.offer(MINT_GOLD)
        if silver > 0 and silver <= gold:
            s.offer(MINT_SILVER)

    def chosen(self, s: Empires, who: i64, n: i64, option: i64) -> None:
        good: i64 = GOLD if option == MINT_GOLD else SILVER
        s.earn(who, s.box.mint_per_token * s.goods[who * GOODS + good], MINT)


def set_income(s: Empires, who: i64) -> i64:
    """E-INC-1 to 8: the most that the seat's goods and ships make in sets; ships that sailed this round do not count."""
    return sets_with_ships(s, who, s.tallied(SHIPS, who) - s.tallied(SAILED, who))


def sets_with_ships(s: Empires, who: i64, ships: i64) -> i64:
    return best_sets_from(s.box, s.goods, who * GOODS, who * GOODS + GOODS, ships, 0)


def sets_with(box: Box, goods: list[int], ships: int) -> int:
    """The same for goods and ships that somebody thinks of."""
    return int(best_sets_from(box, vec[i64](goods), 0, len(goods), ships, 0))


def best_sets_from(box: Box, goods: vec[i64], at: i64, end: i64, ships: i64, left: i64) -> i64:
    """The best sets of the types from `at` on, with so many ships and left-over goods of the types before.

    Of one type it is best to make its most valuable sets for each number of ships; what is left goes into mixed sets.
    """
    while at < end and goods[at] < 2:
        left += goods[at]
        at += 1
    if at == end:
        return mixed_sets(left, ships)
    have: i64 = goods[at]
    best: i64 = 0
    for used in range(have // 2 + 1):
        value: i64 = box.set_value[have * 7 + used]
        if used <= ships and value >= 0:
            value += best_sets_from(box, goods, at + 1, end, ships - used, left + have - box.set_uses[have * 7 + used])
            if value > best:
                best = value
    return best


def mixed_sets(goods: i64, ships: i64) -> i64:
    """Any three goods make $1; a ship may stand for one of them."""
    with_ship: i64 = goods // 2
    if with_ship > ships:
        with_ship = ships
    best: i64 = 0
    for x in range(with_ship + 1):
        sets: i64 = x + (goods - 2 * x) // 3
        if sets > best:
            best = sets
    return best
