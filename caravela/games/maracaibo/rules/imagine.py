"""Worlds that a seat cannot tell from the real one (section 7): what it has not seen is dealt anew."""

import random

from caravela.core.state import bit
from caravela.games.maracaibo.rules.components import CARDS, FIRST_B, FIRST_C, MOST_HAND, SEATS, SLOTS
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


def origin_of(code: int) -> int:
    """What can be known of a card in a hand, a planning area, or laid aside."""
    if HELD <= code < PLANNED:
        return code - HELD >> 2
    return code - PLANNED >> 4 if code >= PLANNED else FROM_DEAL


def hidden_cards(s: Maracaibo, who: int) -> list[int]:
    """The cards that others hold and the seat has not seen, player by player: hand, planning area, laid aside.

    The order tells nothing of which cards they are, so that worlds follow from what the seat may know, and luck.
    """
    found: list[int] = []
    for seat in range(s.seats):
        if seat != who:
            found += [int(s.hand[seat * MOST_HAND + i]) for i in range(s.tally[HAND_SIZE * SEATS + seat])]
            if s.shown == 0 or not s.setup.open_planning:
                found += [int(s.plans[seat * SLOTS + i]) - 1 for i in range(SLOTS) if s.plans[seat * SLOTS + i] > 0]
            found += [card for card in range(CARDS) if s.where[card] == ASIDE + seat]
    return [card for card in found if origin_of(int(s.where[card])) != FROM_DISPLAY]


def deal_hands(s: Maracaibo, who: int, luck: random.Random) -> None:
    deal_cards(s, who, luck)
    shuffle_plans(s, who, luck)


def explains_payment(s: Maracaibo, who: int) -> bool:
    """M-MIS-3: somebody who pays with cards, one after the other, holds what is still to be paid. Everybody knows that."""
    payer = s.who
    if s.offered == 0 or s.asked & 255 != PAY_COST or payer == who or not s.setup.asks_anyway:
        return True
    return can_go_on(s, payer, s.asked >> 12)


def deal_cards(s: Maracaibo, who: int, luck: random.Random) -> None:
    """Every hidden card is dealt again, from what it may be by its origin (M-INFO-1, 6)."""
    secret = hidden_cards(s, who)
    old = {card: int(s.where[card]) for card in secret}
    places = {origin: [card for card in secret if origin_of(old[card]) == origin] for origin in map(origin_of, old.values())}
    new: dict[int, int] = {}  # the card that comes where another one was
    unseen_deck = [card for card in range(CARDS) if s.where[card] == IN_DECK] if s.renewals == 0 else []
    loose = sorted(places.get(FROM_DEAL, []) + places.get(FROM_DECK, []) + unseen_deck)  # dealt, drawn, or still in the deck
    first = [card for card in loose if not FIRST_B <= card < FIRST_C and dealable(s, card)]
    luck.shuffle(first)
    for card in places.get(FROM_DEAL, []):
        new[card] = first.pop()
    deal_drawn(s, places.get(FROM_DECK, []), [card for card in loose if card not in new.values()], new, luck)
    for origin in sorted(places):
        if origin > FROM_DECK:  # from a deck that was renewed: all its cards were seen once
            again = list(places[origin])
            if origin == FROM_DECK + s.renewals:
                again += [card for card in range(CARDS) if s.where[card] == IN_DECK]
            again.sort()
            luck.shuffle(again)
            for card in places[origin]:
                new[card] = again.pop()
    put(s, old, new)


def dealable(s: Maracaibo, card: int) -> bool:
    """M-SETUP-9, M-CAMP-5: A cards, and C cards of the archive."""
    return card < FIRST_B or s.setup.kept_cards >> card - FIRST_C & 1 != 0


def deal_drawn(s: Maracaibo, places: list[int], loose: list[int], new: dict[int, int], luck: random.Random) -> None:
    """Cards drawn from the first deck: a place of the deck is a card that is certainly in it, or any B card nobody has seen."""
    certain = [card for card in loose if not FIRST_B <= card < FIRST_C]
    b_cards = [card for card in loose if FIRST_B <= card < FIRST_C]
    boxed = sorted(b_cards + [card for card in range(CARDS) if s.where[card] == IN_BOX])
    slots = certain + [-1] * (len(b_cards) + int(s.hidden))
    luck.shuffle(slots)
    luck.shuffle(boxed)
    for card in places:
        drawn = slots.pop()
        new[card] = drawn if drawn >= 0 else boxed.pop()


def put(s: Maracaibo, old: dict[int, int], new: dict[int, int]) -> None:
    """The new cards come to the places of the old ones, which go where the new ones were."""
    b_in_deck = int(s.hidden) + sum(1 for card in old if FIRST_B <= card < FIRST_C and origin_of(old[card]) == FROM_DECK)
    leaving = [card for card in old if card not in new.values()]
    for card in leaving:
        first_b = FIRST_B <= card < FIRST_C and origin_of(old[card]) <= FROM_DECK
        s.where[card] = IN_BOX if first_b else IN_DECK
    for before, after in new.items():
        s.where[after] = old[before]
    s.sure = sum(1 for code in s.where if code == IN_DECK)
    s.boxed = sum(1 for code in s.where if code == IN_BOX)
    given = sum(1 for before, after in new.items() if FIRST_B <= after < FIRST_C and origin_of(old[before]) == FROM_DECK)
    s.hidden = b_in_deck - given
    for who in range(s.seats):
        for i in range(s.tally[HAND_SIZE * SEATS + who]):
            at = who * MOST_HAND + i
            s.hand[at] = new.get(int(s.hand[at]), int(s.hand[at]))
        for slot in range(SLOTS):
            card = int(s.plans[who * SLOTS + slot]) - 1
            if card >= 0:
                s.plans[who * SLOTS + slot] = new.get(card, card) + 1


def shuffle_plans(s: Maracaibo, who: int, luck: random.Random) -> None:
    """M-INFO-2: of cards that lie face down nobody else knows which are planned and which are in hand."""
    if s.shown > 0 and s.setup.open_planning:
        return
    for seat in range(s.seats):
        slots = [slot for slot in range(SLOTS) if s.plans[seat * SLOTS + slot] > 0]
        if seat == who or not slots:
            continue
        size = int(s.tally[HAND_SIZE * SEATS + seat])
        cards = [int(s.hand[seat * MOST_HAND + i]) for i in range(size)] + [
            int(s.plans[seat * SLOTS + slot]) - 1 for slot in slots
        ]
        origins = {card: origin_of(int(s.where[card])) for card in cards}
        cards.sort()
        luck.shuffle(cards)
        for i in range(size):
            s.hand[seat * MOST_HAND + i] = cards[i]
            s.where[cards[i]] = HELD + origins[cards[i]] * 4 + seat
        for slot, card in zip(slots, cards[size:], strict=True):
            s.plans[seat * SLOTS + slot] = card + 1
            s.where[card] = PLANNED + origins[card] * 16 + slot * 4 + seat


def deal_careers(s: Maracaibo, who: int, luck: random.Random) -> None:
    """M-INFO-4: careers that only their owners know."""
    rows = [CAREER_OTHER] if s.shown == 2 else [CAREER_KEPT, CAREER_OTHER]
    places = [row * SEATS + seat for seat in range(s.seats) if seat != who for row in rows]
    pool = [int(s.tally[at]) for at in places] + [career for career in range(8) if s.careers_unseen >> career & 1]
    pool.sort()
    luck.shuffle(pool)
    for at in places:
        s.tally[at] = pool.pop()
    s.careers_unseen = 0
    for career in pool:
        s.careers_unseen |= bit(career)


def cast_votes(s: Maracaibo, who: int, luck: random.Random) -> None:
    """M-INFO-14: the votes of others are not known before all have voted."""
    for seat in range(s.seats):
        if seat != who and s.tally[VOTED * SEATS + seat] > 0:
            s.tally[VOTED * SEATS + seat] = 1 + luck.randrange(2)
