"""Buying project cards (4.18) and investing in prestige buildings (4.19)."""

from typing import Final

from caravela.core.events import Phrase, Term
from caravela.core.packed import i64
from caravela.core.state import bit
from caravela.games.maracaibo.rules.components import (
    BUILDINGS,
    BY_CARD,
    BY_PRESTIGE,
    CARDS,
    MOST_HAND,
    PRESTIGE_ROW,
    SEATS,
    SLOTS,
    TOKENS,
)
from caravela.games.maracaibo.rules.events import ASSISTANT_PLACED, BOUGHT_CARD, INVESTED_IN, WORKERS_PUT
from caravela.games.maracaibo.rules.numbers import (
    ASSISTANTS,
    BOUGHT,
    CARD_BOUGHT,
    CARD_EFFECTS,
    CARDS_VP,
    CP,
    DISCOUNTS,
    DOUBLOONS,
    FRESH,
    HAND_SIZE,
    INVESTED,
    ON_CARDS,
    PAY_COST,
    PENDING_D,
    PENDING_VP,
    TOKENS_OWNED,
    WORKERS,
)
from caravela.games.maracaibo.rules.ops import NOTHING, OP_CP, OP_DOUBLOONS, OP_INFLUENCE, OP_VP, OP_WORKERS
from caravela.games.maracaibo.rules.options import BUY, FIRST, INVEST, PUT_WORKERS
from caravela.games.maracaibo.rules.payment import can_pay_without
from caravela.games.maracaibo.rules.state import Effect, Maracaibo

INCOME_FIRST: Final = 32  # in the number that CARD_EFFECTS remembers: the income steps have not been made


def price(s: Maracaibo, who: i64, printed: i64) -> i64:
    """M-CARD-3, M-CARD-PERM-2: the doubloon cost less all discounts."""
    cost: i64 = printed - s.tallied(DISCOUNTS, who)
    return cost if cost > 0 else i64(0)


def workers_needed(s: Maracaibo, card: i64) -> i64:
    """M-ASST-1, 3.5: workers of the personal supply that a card asks for."""
    helper: i64 = 1 if s.box.helper_of[card] >= 0 else 0
    return helper + s.box.needs_return[card] + s.box.needs_on_card[card]


def affordable(s: Maracaibo, who: i64, card: i64, place: i64) -> bool:
    """Whether a card can be bought now."""
    return not lacks(s, who, card, place)


def lacks(s: Maracaibo, who: i64, card: i64, place: i64) -> str:
    """M-CARD-3, 4, 7: the clause that keeps a card from being bought now, or "".

    `place` is its place in the hand, -1 for a planned card.
    """
    if s.tallied(DOUBLOONS, who) < price(s, who, s.box.price[card]):
        return "M-CARD-3"
    if s.tallied(WORKERS, who) < workers_needed(s, card):
        return "M-ASST-1" if s.box.helper_of[card] >= 0 else "M-CARD-4"
    nation: i64 = s.box.needs_nation[card]
    if s.tallied(CP, who) < s.box.needs_cp[card] or (nation >= 0 and s.markers_on_map(nation) < s.box.needs_markers[card]):
        return "M-CARD-4"
    cost: i64 = s.box.needs_cost[card]
    if s.box.code[cost] == NOTHING or can_pay_without(s, who, cost, bit(place) if place >= 0 else i64(0)):
        return ""
    return "M-CARD-4"


def lacks_for(s: Maracaibo, who: i64, building: i64) -> str:
    """M-PRES-3, 6: the same for investing in a building that is revealed."""
    if s.tallied(INVESTED, who) >> building & 1:
        return "M-PRES-6"
    if s.tallied(WORKERS, who) < s.box.building_workers[building]:
        return "M-PRES-3"
    return "M-PRES-3" if s.tallied(DOUBLOONS, who) < price(s, who, s.box.building_price[building]) else ""


def offer_purchases(s: Maracaibo, who: i64) -> None:
    """M-CARD-2, 9: cards of the hand and the planning area, and prestige buildings."""
    first: i64 = who * MOST_HAND
    for i in range(s.tallied(HAND_SIZE, who)):
        if affordable(s, who, s.hand[first + i], i):
            s.offer(BUY + s.hand[first + i])
    for slot in range(i64(SLOTS)):
        card: i64 = s.plans[who * SLOTS + slot] - 1
        if card >= 0 and affordable(s, who, card, -1):
            s.offer(BUY + card)
    for i in range(i64(PRESTIGE_ROW)):
        if s.prestige[i] >= 0 and not lacks_for(s, who, s.prestige[i]):
            s.offer(INVEST + s.prestige[i])


def why_not_purchase(s: Maracaibo, who: i64, option: i64) -> str:
    """M-CARD-2, M-PRES-2: the clause that keeps a purchase closed where purchases are offered; "" for other options."""
    if INVEST <= option < INVEST + BUILDINGS:
        return lacks_for(s, who, option - INVEST) if s.buildings_open() >> option - INVEST & 1 else "M-PRES-2"
    if not BUY <= option < BUY + CARDS:
        return ""
    card: i64 = option - BUY
    if not s.in_hand(who, card) and not s.is_planned(who, card):
        return "M-CARD-2"
    return lacks(s, who, card, -1) or "M-CARD-4"  # a card of the hand cannot pay for itself


class BuyCard(Effect):
    """M-CARD-3, 4, 5: pay doubloons and requirements; the card goes to the tableau. n: the card."""

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        cost: i64 = price(s, who, s.box.price[n])
        if s.in_hand(who, n):
            s.leave_hand(who, n)
        else:
            for slot in range(i64(SLOTS)):
                if s.plans[who * SLOTS + slot] == n + 1:
                    s.plans[who * SLOTS + slot] = 0
        s.where[n] = BOUGHT + s.purchases * 4 + who
        s.purchases += 1
        s.note(BOUGHT_CARD, who, n, cost)
        s.pay_doubloons(who, cost, BY_CARD)
        s.return_workers(who, s.box.needs_return[n], BY_CARD)
        s.tally[WORKERS * SEATS + who] -= s.box.needs_on_card[n]
        s.tally[ON_CARDS * SEATS + who] += s.box.needs_on_card[n]
        s.pay_cp(who, s.box.needs_cp[n], BY_CARD)
        if s.box.code[s.box.needs_cost[n]] != NOTHING:
            s.then(PAY_COST, who, s.box.needs_cost[n] * 64 + BY_CARD)
        s.then(CARD_BOUGHT, who, n)


class CardBought(Effect):
    """M-CARD-5, 8: permanent effects begin, the assistant is placed, synergy tokens are taken, then the rest. n: the card."""

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        s.tally[CARDS_VP * SEATS + who] += s.box.card_vp[n]
        s.grant(who, s.box.lasting[n])
        helper: i64 = s.box.helper_of[n]
        if helper >= 0:
            s.tally[WORKERS * SEATS + who] -= 1
            s.tally[ASSISTANTS * SEATS + who] |= bit(helper)
            s.tally[FRESH * SEATS + who] |= bit(helper)  # M-ASST-11
            s.note(ASSISTANT_PLACED, who, n, s.box.helper_place[helper])
        s.do(who, s.box.tokens_now[n], BY_CARD)
        s.then(CARD_EFFECTS, who, n * 64 + INCOME_FIRST)


class CardEffects(Effect):
    """M-CARD-8, DP-21: the income steps, then the immediate effects in the buyer's order. n: the card times 64, what is done."""

    asks = "ask-effect-order"
    rule = "M-CARD-8"

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        card: i64 = n >> 6
        if n & INCOME_FIRST:
            make_income(s, who, card)
            s.then(CARD_EFFECTS, who, card * 64 + do_plain(s, who, card))
            return
        for i in range(s.box.now_count[card]):
            if not n >> i & 1:
                s.offer(FIRST + i)

    def chosen(self, s: Maracaibo, who: i64, n: i64, option: i64) -> None:
        card: i64 = n >> 6
        s.do(who, s.box.parts[s.box.now_first[card] + option - FIRST], BY_CARD)
        s.then(CARD_EFFECTS, who, n | bit(option - FIRST))

    def question(self, s: Maracaibo, who: i64, n: i64) -> Phrase:
        return Phrase(self.asks, (Term("card", "card", int(n >> 6)),), self.rule)


def make_income(s: Maracaibo, who: i64, card: i64) -> None:
    """M-CARD-INC-1, M-CARD-SYN-3: income at once, or as soon as its token is there."""
    s.add_income(who, s.box.income_d[card], s.box.income_vp[card])
    for token in range(i64(TOKENS)):
        d: i64 = s.box.waiting_d[card * TOKENS + token]
        v: i64 = s.box.waiting_vp[card * TOKENS + token]
        if s.tallied(TOKENS_OWNED, who) >> token & 1:
            s.add_income(who, d, v)
        else:
            s.tally[(PENDING_D + token) * SEATS + who] += d
            s.tally[(PENDING_VP + token) * SEATS + who] += v


def do_plain(s: Maracaibo, who: i64, card: i64) -> i64:
    """Gains whose order makes no difference are made first; the set of effects that are done by that."""
    done: i64 = 0
    for i in range(s.box.now_count[card]):
        program: i64 = s.box.parts[s.box.now_first[card] + i]
        op: i64 = s.box.code[program] & 255
        fixed = op == OP_INFLUENCE and s.box.code[program] >> 16 < 3
        if fixed or op == OP_DOUBLOONS or op == OP_VP or op == OP_CP or op == OP_WORKERS:
            s.do(who, program, BY_CARD)
            done |= bit(i)
    return done


class WorkersOnCard(Effect):
    """M-CARD-INC-5, M-RUL-49: any number of own workers on the card, and income for each. n: doubloons for each."""

    asks = "ask-workers-on-card"
    rule = "M-CARD-INC-5"

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        for workers in range(s.tallied(WORKERS, who) + 1):
            s.offer(PUT_WORKERS + workers)

    def chosen(self, s: Maracaibo, who: i64, n: i64, option: i64) -> None:
        workers: i64 = option - PUT_WORKERS
        s.note(WORKERS_PUT, who, workers)
        s.tally[WORKERS * SEATS + who] -= workers
        s.tally[ON_CARDS * SEATS + who] += workers
        s.add_income(who, workers * n, 0)


class InvestIn(Effect):
    """M-PRES-3, 4, 5. n: the building."""

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        cost: i64 = price(s, who, s.box.building_price[n])
        first = not s.invested(n)
        s.note(INVESTED_IN, who, n, cost)
        s.pay_doubloons(who, cost, BY_PRESTIGE)
        s.tally[WORKERS * SEATS + who] -= s.box.building_workers[n]
        s.tally[ON_CARDS * SEATS + who] += s.box.building_workers[n]
        s.tally[INVESTED * SEATS + who] |= bit(n)
        s.gain_token(who, s.box.building_token[n])
        if first:
            s.gain_vp(who, s.box.building_first[n], BY_PRESTIGE)
