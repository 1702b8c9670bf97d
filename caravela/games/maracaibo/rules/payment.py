"""Payments (3.2): combat points, workers and doubloons at once, goods and objects by discarding hand cards one by one."""

from caravela.core.events import Phrase, Term
from caravela.core.packed import i64, vec
from caravela.core.state import bit, count
from caravela.games.maracaibo.rules.components import CARDS, MOST_HAND
from caravela.games.maracaibo.rules.numbers import CP, DOUBLOONS, HAND_SIZE, OBJECT, PAY_COST, WORKERS
from caravela.games.maracaibo.rules.ops import (
    COST_CP,
    COST_DOUBLOONS,
    COST_GOOD,
    COST_HAND,
    COST_IDENTICAL,
    COST_OBJECT,
    COST_SPENT,
    COST_WORKER,
    NOTHING,
)
from caravela.games.maracaibo.rules.options import DISCARD, PAY, SKIP
from caravela.games.maracaibo.rules.state import Effect, Maracaibo, lowest


def units(s: Maracaibo, who: i64, cost: i64) -> i64:
    """M-CARD-PERM-1: how many cards an atom of a cost asks for; permanent objects are paid without a card."""
    op: i64 = cost & 255
    n: i64 = cost >> 8 & 255
    if op == COST_OBJECT:
        n -= s.tallied(OBJECT + (cost >> 16), who)
        return n if n > 0 else i64(0)
    return n if op == COST_GOOD or op == COST_IDENTICAL else i64(0)


def fits(s: Maracaibo, card: i64, cost: i64, good: i64) -> bool:
    """Whether a card supplies what an atom of a cost asks for; `good` is what identical goods must be, -1 if nothing yet."""
    op: i64 = cost & 255
    if op == COST_OBJECT:
        return s.box.object[card] == cost >> 16
    if op == COST_GOOD:
        return s.box.good[card] == cost >> 16
    return good < 0 or s.box.good[card] == good


def cards_suffice(s: Maracaibo, who: i64, at: i64, left: i64, good: i64, used: i64) -> bool:
    """M-MIS-4, M-RUL-46: whether the hand cards that are not used yet can supply the rest of a cost, one symbol each.

    `left` units of the atom at `at` are unpaid; -1 when none of it is paid yet.
    """
    code: vec[i64] = s.box.code
    while True:
        if code[at] == NOTHING:
            return True
        if left < 0:
            left = units(s, who, code[at])
            good = -1
        if left > 0:
            break
        at += 1
        left = -1
    first: i64 = who * MOST_HAND
    for i in range(s.tallied(HAND_SIZE, who)):
        if not used >> i & 1:
            card: i64 = s.hand[first + i]
            if fits(s, card, code[at], good):
                same: i64 = s.box.good[card] if code[at] & 255 == COST_IDENTICAL else i64(-1)
                if cards_suffice(s, who, at, left - 1, same, used | bit(i)):
                    return True
    return False


def can_pay(s: Maracaibo, who: i64, cost: i64) -> bool:
    """M-MIS-3: whether a seat can pay a whole cost now."""
    return can_pay_without(s, who, cost, 0)


def can_pay_without(s: Maracaibo, who: i64, cost: i64, kept: i64) -> bool:
    """The same without some cards: `kept` is a set of places in the hand."""
    code: vec[i64] = s.box.code
    at: i64 = cost
    cards = False
    while code[at] != NOTHING:
        op: i64 = code[at] & 255
        n: i64 = code[at] >> 8 & 255
        if op == COST_CP:
            if s.tallied(CP, who) < n:
                return False
        elif op == COST_WORKER:
            if s.tallied(WORKERS, who) < n:
                return False
        elif op == COST_DOUBLOONS:
            if s.tallied(DOUBLOONS, who) < n:
                return False
        elif op == COST_HAND:
            if s.tallied(HAND_SIZE, who) < n:
                return False
        elif op == COST_SPENT:
            if s.spent < n:  # M-MIS-11
                return False
        else:
            cards = True
        at += 1
    return not cards or cards_suffice(s, who, cost, -1, -1, kept)


def candidates(s: Maracaibo, who: i64, at: i64, left: i64, good: i64) -> i64:
    """The set of places in the hand whose card can be one of the `left` cards for the atom at `at`, with the rest payable."""
    places: i64 = 0
    cost: i64 = s.box.code[at]
    for place in range(s.tallied(HAND_SIZE, who)):
        card: i64 = s.hand[who * MOST_HAND + place]
        if fits(s, card, cost, good):
            same: i64 = s.box.good[card] if cost & 255 == COST_IDENTICAL else i64(-1)
            if cards_suffice(s, who, at, left - 1, same, bit(place)):
                places |= bit(place)
    return places


def can_go_on(s: Maracaibo, who: i64, n: i64) -> bool:
    """Whether the hand allows to go on with a payment that has begun; n as PAY_COST remembers it."""
    at: i64 = n >> 6 & 0xFFFF
    left: i64 = n >> 22 & 15
    return cards_suffice(s, who, at, left if left > 0 else i64(-1), (n >> 26) - 1, 0)


class PayCost(Effect):
    """3.2, DP-22: pay a cost that was found to be payable; the payer chooses the cards.

    n: where in the code, times 64, and the cause; above them the cards left to pay and the good + 1 of identical goods.
    """

    asks = "ask-pay-card"
    rule = "M-MIS-4"
    whole = True
    tells = True

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        at: i64 = n >> 6 & 0xFFFF
        left: i64 = n >> 22 & 15
        cost: i64 = s.box.code[at]
        if cost == NOTHING:
            return
        if left == 0:
            left = units(s, who, cost)
            if left == 0:
                pay_now(s, who, cost, n & 63)
                s.then(PAY_COST, who, (at + 1) * 64 + (n & 63))
                return
        good: i64 = (n >> 26) - 1
        places: i64 = candidates(s, who, at, left, good)
        if count(places) == left:  # every one of them is needed
            if s.setup.asks_anyway:
                s.offer(DISCARD + s.hand[who * MOST_HAND + lowest(places)])
                return
            for place in range(MOST_HAND - 1, -1, -1):
                if places >> place & 1:
                    s.discard(who, s.hand[who * MOST_HAND + place])
            s.then(PAY_COST, who, (at + 1) * 64 + (n & 63))
            return
        for i in range(s.tallied(HAND_SIZE, who)):
            if places >> i & 1:
                s.offer(DISCARD + s.hand[who * MOST_HAND + i])

    def why_not(self, s: Maracaibo, who: i64, n: i64, option: i64) -> str:
        if DISCARD <= option < DISCARD + CARDS and s.is_planned(who, option - DISCARD):
            return "M-FREE-4"
        return super().why_not(s, who, n, option)

    def chosen(self, s: Maracaibo, who: i64, n: i64, option: i64) -> None:
        at: i64 = n >> 6 & 0xFFFF
        left: i64 = n >> 22 & 15
        cost: i64 = s.box.code[at]
        if left == 0:
            left = units(s, who, cost)
        card: i64 = option - DISCARD
        s.discard(who, card)
        if left == 1:
            s.then(PAY_COST, who, (at + 1) * 64 + (n & 63))
        else:
            same: i64 = s.box.good[card] + 1 if cost & 255 == COST_IDENTICAL else i64(0)
            s.then(PAY_COST, who, (n & 0x3FFFFF) + (left - 1) * 0x400000 + same * 0x4000000)

    def question(self, s: Maracaibo, who: i64, n: i64) -> Phrase:
        cost = int(s.box.code[n >> 6 & 0xFFFF])
        return Phrase(self.asks, (Term("cause", "cause", int(n & 63)), Term("cost", "number", cost)), self.rule)


def pay_now(s: Maracaibo, who: i64, cost: i64, cause: i64) -> None:
    """What needs no choice."""
    op: i64 = cost & 255
    n: i64 = cost >> 8 & 255
    if op == COST_CP:
        s.pay_cp(who, n, cause)
    elif op == COST_WORKER:
        s.return_workers(who, n, cause)
    elif op == COST_DOUBLOONS:
        s.pay_doubloons(who, n, cause)
    elif op == COST_HAND:
        for i in range(s.tallied(HAND_SIZE, who)):
            s.discard(who, s.hand[who * MOST_HAND])


class MayPay(Effect):
    """3.1, M-GEN-6: a cost that may be paid, and what it then brings. n: the part, times 64, and the cause."""

    asks = "ask-may-pay"
    rule = "M-GEN-6"
    tells = True

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        if can_pay(s, who, s.box.parts[n >> 6]):
            s.offer(PAY)
        s.offer(SKIP)

    def chosen(self, s: Maracaibo, who: i64, n: i64, option: i64) -> None:
        if option == PAY:
            s.then(PAY_COST, who, s.box.parts[n >> 6] * 64 + (n & 63))
            s.do(who, s.box.parts[(n >> 6) + 1], n & 63)

    def question(self, s: Maracaibo, who: i64, n: i64) -> Phrase:
        return Phrase(self.asks, (Term("cause", "cause", int(n & 63)), Term("part", "number", int(n >> 6))), self.rule)
