"""Phase C (4.17): the hand is filled up, then the display."""

from typing import Final

from caravela.core.packed import i64
from caravela.games.maracaibo.rules.components import BY_DISPLAY, CARDS, DISPLAY
from caravela.games.maracaibo.rules.events import CARD_SHOWN, DREW, DREW_CARD, TOOK_CARD
from caravela.games.maracaibo.rules.numbers import (
    DISPLAY_FREE,
    DOUBLOONS,
    FILL_HAND,
    FROM_DISPLAY,
    HAND_LIMIT,
    HAND_SIZE,
    SHOWN,
)
from caravela.games.maracaibo.rules.options import DRAW, STOP, TAKE
from caravela.games.maracaibo.rules.state import Effect, Maracaibo

DISPLAY_PRICE: Final = 1  # M-HAND-2


def display_open(s: Maracaibo, who: i64) -> bool:
    """M-HAND-2, M-RUL-4."""
    return s.tallied(DISPLAY_FREE, who) > 0 or s.tallied(DOUBLOONS, who) >= DISPLAY_PRICE


class FillHand(Effect):
    """M-HAND-1, 2, 3, 8: cards one after the other, from the deck or from the display."""

    asks = "ask-fill"
    rule = "M-HAND-2"

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        if s.tallied(HAND_SIZE, who) >= s.tallied(HAND_LIMIT, who):
            return
        if s.deck_size() > 0 or s.discard_size() > 0:
            s.offer(DRAW)
        if display_open(s, who):
            for i in range(i64(DISPLAY)):
                if s.display[i] >= 0:
                    s.offer(TAKE + s.display[i])
        if s.offered > 0 and s.options[0] != DRAW:
            s.offer(STOP)

    def why_not(self, s: Maracaibo, who: i64, n: i64, option: i64) -> str:
        if option == DRAW:
            return "M-HAND-6"
        if TAKE <= option < TAKE + CARDS:
            return "M-HAND-2" if display_open(s, who) else "M-RUL-4"
        return super().why_not(s, who, n, option)

    def chosen(self, s: Maracaibo, who: i64, n: i64, option: i64) -> None:
        if option == STOP:
            return
        if option == DRAW:
            drawn: i64 = s.draw_card()
            s.give_card(who, drawn, s.deck_origin())
            s.note(DREW, who, 1)
            s.note(DREW_CARD, who, drawn, 0, 0, who)
        else:
            card: i64 = option - TAKE
            for i in range(i64(DISPLAY)):
                if s.display[i] == card:
                    s.display[i] = -1
            s.give_card(who, card, FROM_DISPLAY)
            s.note(TOOK_CARD, who, card)
            if s.tallied(DISPLAY_FREE, who) == 0:
                s.pay_doubloons(who, DISPLAY_PRICE, BY_DISPLAY)
        s.then(FILL_HAND, who)


class RefillDisplay(Effect):
    """M-HAND-4, M-RUL-3: gaps are refilled from the deck, left to right."""

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        refill(s)


def refill(s: Maracaibo) -> None:
    for i in range(i64(DISPLAY)):
        if s.display[i] < 0:
            card: i64 = s.draw_card()
            if card < 0:
                return
            s.display[i] = card
            s.where[card] = SHOWN + i
            s.note(CARD_SHOWN, 0, card, i + 1)
