"""Worlds that a seat cannot tell from the real one (section 7): what it has not seen is dealt anew.

The luck of the deal is that of the new world: its seed goes on from there. Whatever is drawn, is drawn from what the seat may
know, in an order that tells nothing of where the cards really are.
"""

from caravela.core.packed import i64, vec
from caravela.core.state import bit
from caravela.games.maracaibo.rules.components import CARDS, CAREERS, FIRST_B, FIRST_C, MOST_HAND, SEATS, SLOTS
from caravela.games.maracaibo.rules.numbers import (
    ASIDE,
    CAREER_KEPT,
    CAREER_OTHER,
    FROM_DEAL,
    FROM_DECK,
    FROM_DISPLAY,
    HAND_SIZE,
    HELD,
    IN_BOX,
    IN_DECK,
    PAY_COST,
    PLANNED,
    VOTED,
)
from caravela.games.maracaibo.rules.payment import can_go_on
from caravela.games.maracaibo.rules.state import Maracaibo


def deal_hidden(s: Maracaibo, who: i64) -> None:
    """Everything that is hidden from a seat, -1 for a spectator."""
    seen: i64 = s.barrier  # nothing comes to light by imagining
    deal_hands(s, who)
    while not explains_payment(s, who):
        deal_hands(s, who)
    deal_careers(s, who)
    cast_votes(s, who)
    s.barrier = seen


def deal_hands(s: Maracaibo, who: i64) -> None:
    if s.seats > 1 or who < 0:
        Deal(s, who).carry_out()
        shuffle_plans(s, who)


def origin_of(code: i64) -> i64:
    """What can be known of a card in a hand, a planning area, or laid aside."""
    if HELD <= code < PLANNED:
        return code - HELD >> 2
    return code - PLANNED >> 4 if code >= PLANNED else i64(FROM_DEAL)


def explains_payment(s: Maracaibo, who: i64) -> bool:
    """M-MIS-3: somebody who pays with cards, one after the other, holds what is still to be paid. Everybody knows that."""
    payer: i64 = s.asked >> 8 & 15
    if s.offered == 0 or s.asked & 255 != PAY_COST or payer == who or not s.setup.asks_anyway:
        return True
    return can_go_on(s, payer, s.asked >> 12)


class Deal:
    """M-INFO-1, 6: the cards that others hold and the seat has not seen are picked up and dealt again, each to its place.

    A place is what `where` says of its card: in whose hand, planned or laid aside, and where it came from. So all places with the
    same number are alike, and it does not matter which of them is dealt first.
    """

    def __init__(self, s: Maracaibo, who: i64) -> None:
        self.s = s
        self.places: vec[i64] = vec[i64]([0] * CARDS)
        self.count: i64 = 0
        self.came: vec[i64] = vec[i64]([0] * CARDS)  # by card: its origin, if it was picked up
        self.size: vec[i64] = vec[i64]([0] * SEATS)  # cards that are in each hand so far
        self.pool: vec[i64] = vec[i64]([0] * CARDS)
        for seat in range(s.seats):
            if seat != who:
                self.pick_up(seat)

    def pick_up(self, seat: i64) -> None:
        s = self.s
        first: i64 = seat * MOST_HAND
        kept: i64 = 0
        for i in range(s.tallied(HAND_SIZE, seat)):
            card: i64 = s.hand[first + i]
            if origin_of(s.where[card]) == FROM_DISPLAY:
                s.hand[first + kept] = card
                kept += 1
            else:
                self.lift(card)
        self.size[seat] = kept
        if s.shown == 0 or not s.setup.open_planning:
            for slot in range(i64(SLOTS)):
                card = s.plans[seat * SLOTS + slot] - 1
                if card >= 0 and origin_of(s.where[card]) != FROM_DISPLAY:
                    self.lift(card)
        if s.shown == 0:
            for card in range(i64(CARDS)):
                if s.where[card] == ASIDE + seat:
                    self.lift(card)

    def lift(self, card: i64) -> None:
        code: i64 = self.s.where[card]
        self.places[self.count] = code
        self.count += 1
        self.came[card] = origin_of(code)

    def carry_out(self) -> None:
        if self.count == 0:
            return
        self.deal_first()
        for again in range(i64(1), self.s.renewals + 1):
            self.deal_renewed(FROM_DECK + again)

    def deal_first(self) -> None:
        """What was dealt at the start or drawn from the first deck.

        Dealt were A cards and C cards of the archive. A place of the deck is a card that is certainly in it, or any B card that
        nobody has seen.
        """
        s = self.s
        boxed: vec[i64] = vec[i64]([0] * CARDS)  # B cards that a place of the deck may be
        left: i64 = 0
        blank: i64 = s.hidden  # places of the deck of which nobody knows which B card they are
        dealable: i64 = 0  # such cards come first in the pool
        n: i64 = 0
        for card in range(i64(CARDS)):
            came: i64 = self.came[card]
            lifted = came == FROM_DEAL or came == FROM_DECK
            if FIRST_B <= card < FIRST_C and (lifted or s.where[card] == IN_BOX):
                boxed[left] = card
                left += 1
                if lifted:
                    blank += 1
                    s.where[card] = IN_BOX
            elif lifted or (s.renewals == 0 and s.where[card] == IN_DECK):
                s.where[card] = IN_DECK
                self.pool[n] = card
                if is_dealable(s, card):
                    self.pool[n] = self.pool[dealable]
                    self.pool[dealable] = card
                    dealable += 1
                n += 1
        for i in range(self.count):
            if origin_of(self.places[i]) == FROM_DEAL:
                k: i64 = s.chance(dealable)
                self.put(self.pool[k], self.places[i])
                dealable -= 1
                n -= 1
                self.pool[k] = self.pool[dealable]
                self.pool[dealable] = self.pool[n]
        for i in range(self.count):
            if origin_of(self.places[i]) == FROM_DECK:
                k = s.chance(n + blank)
                if k < n:
                    self.put(self.pool[k], self.places[i])
                    n -= 1
                    self.pool[k] = self.pool[n]
                else:
                    blank -= 1
                    k = s.chance(left)
                    self.put(boxed[k], self.places[i])
                    left -= 1
                    boxed[k] = boxed[left]
        s.hidden = blank
        s.boxed = left
        if s.renewals == 0:
            s.sure = n

    def deal_renewed(self, origin: i64) -> None:
        """What was drawn from a deck that was renewed: all its cards were seen once. `origin` tells which one it was."""
        s = self.s
        n: i64 = 0
        for card in range(i64(CARDS)):
            if self.came[card] == origin or (origin == s.deck_origin() and s.where[card] == IN_DECK):
                s.where[card] = IN_DECK
                self.pool[n] = card
                n += 1
        for i in range(self.count):
            if origin_of(self.places[i]) == origin:
                k: i64 = s.chance(n)
                self.put(self.pool[k], self.places[i])
                n -= 1
                self.pool[k] = self.pool[n]

    def put(self, card: i64, place: i64) -> None:
        s = self.s
        s.where[card] = place
        if place >= PLANNED:
            s.plans[(place & 3) * SLOTS + (place >> 2 & 3)] = card + 1
        elif place >= HELD:
            seat: i64 = place & 3
            s.hand[seat * MOST_HAND + self.size[seat]] = card
            self.size[seat] += 1


def is_dealable(s: Maracaibo, card: i64) -> bool:
    """M-SETUP-9, M-CAMP-5: A cards, and C cards of the archive."""
    return card < FIRST_B or (card >= FIRST_C and s.setup.kept_cards >> card - FIRST_C & 1 != 0)


def shuffle_plans(s: Maracaibo, who: i64) -> None:
    """M-INFO-2: of cards that lie face down nobody else knows which are planned and which are in hand."""
    if s.shown > 0 and s.setup.open_planning:
        return
    for seat in range(s.seats):
        if seat != who:
            shuffle_plans_of(s, seat)


def shuffle_plans_of(s: Maracaibo, seat: i64) -> None:
    size: i64 = s.tallied(HAND_SIZE, seat)
    first: i64 = seat * MOST_HAND
    cards: vec[i64] = vec[i64]([0] * (MOST_HAND + SLOTS))
    n: i64 = 0
    for i in range(size + SLOTS):
        card: i64 = s.hand[first + i] if i < size else s.plans[seat * SLOTS + i - size] - 1
        if card >= 0:
            k: i64 = n  # in the order of their numbers
            while k > 0 and cards[k - 1] > card:
                cards[k] = cards[k - 1]
                k -= 1
            cards[k] = card
            n += 1
    if n == size:
        return
    for i in range(size + SLOTS):
        if i < size or s.plans[seat * SLOTS + i - size] > 0:
            k = s.chance(n)
            card = cards[k]
            n -= 1
            cards[k] = cards[n]
            origin: i64 = origin_of(s.where[card])
            if i < size:
                s.hand[first + i] = card
                s.where[card] = HELD + origin * 4 + seat
            else:
                s.plans[seat * SLOTS + i - size] = card + 1
                s.where[card] = PLANNED + origin * 16 + (i - size) * 4 + seat


def deal_careers(s: Maracaibo, who: i64) -> None:
    """M-INFO-4: careers that only their owners know."""
    first: i64 = CAREER_OTHER if s.shown == 2 else i64(CAREER_KEPT)
    pool: vec[i64] = vec[i64]([0] * (CAREERS + 2 * SEATS))  # in the order of their numbers
    n: i64 = 0
    for career in range(i64(CAREERS)):
        for seat in range(s.seats):
            for row in range(first, i64(CAREER_OTHER + 1)):
                if seat != who and s.tallied(row, seat) == career:
                    pool[n] = career
                    n += 1
        if s.careers_unseen >> career & 1:
            pool[n] = career
            n += 1
    s.careers_unseen = 0
    for seat in range(s.seats):
        if seat != who:
            for row in range(first, i64(CAREER_OTHER + 1)):
                k: i64 = s.chance(n)
                s.tally[row * SEATS + seat] = pool[k]
                n -= 1
                pool[k] = pool[n]
    for i in range(n):
        s.careers_unseen |= bit(pool[i])


def cast_votes(s: Maracaibo, who: i64) -> None:
    """M-INFO-14: the votes of others are not known before all have voted."""
    for seat in range(s.seats):
        if seat != who and s.tallied(VOTED, seat) > 0:
            s.tally[VOTED * SEATS + seat] = 1 + s.chance(2)
