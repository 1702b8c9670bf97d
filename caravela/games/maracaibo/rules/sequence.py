"""Rounds and turns (4.4), interim scoring (4.21) and final scoring (4.22)."""

from typing import Final

from caravela.core.events import Phrase, Term
from caravela.core.packed import i64
from caravela.games.maracaibo.rules.automa import ana_income
from caravela.games.maracaibo.rules.cards import offer_purchases, why_not_purchase
from caravela.games.maracaibo.rules.components import (
    ANA,
    BY_INCOME,
    BY_NOT_BUYING,
    CITADEL,
    DISPLAY,
    HAVANA,
    LOCATIONS,
    ROUNDS,
    SEATS,
)
from caravela.games.maracaibo.rules.events import (
    DISPLAY_CLEARED,
    FINAL_BEGINS,
    INTERIM_BEGINS,
    MARKETS_CLEARED,
    NOT_BUYING,
    OVER,
    ROUND_BEGINS,
    SCORED,
    SHIPS_HOME,
    SOLO_LOST,
    SOLO_SHARED,
    SOLO_WON,
)
from caravela.games.maracaibo.rules.free import can_convert, convert
from caravela.games.maracaibo.rules.hand import refill
from caravela.games.maracaibo.rules.numbers import (
    ACT,
    ACTING,
    ANA_TURN,
    BUY_CARD,
    BUY_OR_POINTS,
    CLEAR_TABLE,
    CLOSE_TURN,
    COLLECT,
    DISCARDED,
    DISCOUNTS,
    END_TURN,
    ENDED,
    FILL_HAND,
    FILLING,
    FINAL_SCORING,
    FINISH,
    FRESH,
    INCOME_D,
    INCOME_VP,
    INTERIM,
    INVEST_IN,
    INVESTED,
    LAST_CONVERSION,
    LAST_SCORING,
    MAIN_ACTION,
    MARKED,
    OUT_DISCS,
    PASS_ON,
    PASSED,
    REFILL_DISPLAY,
    RETURN_HOME,
    ROUND,
    SAIL_OUT,
    SAILING,
    SCORING,
    SHIP,
    TURN,
)
from caravela.games.maracaibo.rules.opening import show_building
from caravela.games.maracaibo.rules.options import BUY, CONVERT, END, INVEST, SKIP, TWO_POINTS
from caravela.games.maracaibo.rules.scoring import CATEGORIES, OF_ANA, ana_score, points, total
from caravela.games.maracaibo.rules.state import Effect, Maracaibo
from caravela.games.maracaibo.rules.story import after_round, final_check
from caravela.games.maracaibo.rules.voyage import award_unused

POINTS_INSTEAD: Final = 2  # M-INT-1


class Round(Effect):
    """M-GEN-2, M-INT-10: a new round; its start player begins."""

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        s.round += 1
        s.trigger = -1
        s.note(ROUND_BEGINS, s.first, s.round)
        begin_turn(s, s.first)


def begin_turn(s: Maracaibo, who: i64) -> None:
    s.active = who
    s.then(TURN if who < s.seats else ANA_TURN, who)


class Turn(Effect):
    """M-TURN-1: sail, main action with free actions, fill the hand."""

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        s.phase = SAILING
        s.spent = 0
        s.moved = 0
        s.main = 0
        s.tally[FRESH * SEATS + who] = 0
        s.then(SAIL_OUT, who)
        s.then(ACT, who)
        s.then(END_TURN, who)
        s.then(FILL_HAND, who)
        s.then(REFILL_DISPLAY, who)
        s.then(CLOSE_TURN, who)


class Act(Effect):
    """M-TURN-1: phase B begins."""

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        s.phase = ACTING
        s.then(MAIN_ACTION, who)


class EndTurn(Effect):
    """M-TURN-4: free actions after the main action, until the player has finished; phase C begins."""

    asks = "ask-end-turn"
    rule = "M-TURN-4"

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        s.offer(END)

    def chosen(self, s: Maracaibo, who: i64, n: i64, option: i64) -> None:
        s.phase = FILLING


class CloseTurn(Effect):
    """M-TURN-5, M-HOME-7 to 10: scoring if the ship has come home, else the next player."""

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        if s.trigger < 0:
            s.then(PASS_ON, who)
        elif s.round < ROUNDS:
            s.then(INTERIM)
        else:
            s.then(LAST_SCORING)


class PassOn(Effect):
    """M-GEN-12: the left neighbour is next; alone, Ana (M-ANA-6)."""

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        begin_turn(s, (who + 1) % s.figures)


# -- scoring -----------------------------------------------------------------------------------------------------------


def everybody_buys(s: Maracaibo) -> None:
    """M-INT-1, M-ANA-32: step 1, from the player who triggered the scoring."""
    for i in range(s.figures):
        seat: i64 = (s.trigger + i) % s.figures
        if seat < s.seats:
            s.then(BUY_OR_POINTS, seat)


class Interim(Effect):
    """M-INT-1 to 10: the seven steps of interim scoring, then a new round."""

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        s.phase = SCORING
        s.note(INTERIM_BEGINS, s.trigger, s.round)
        everybody_buys(s)
        s.then(COLLECT)
        s.then(CLEAR_TABLE)
        s.then(RETURN_HOME)
        s.then(ROUND)


class BuyOrPoints(Effect):
    """M-INT-1, 2, M-FIN-1, DP-28: buy a card, invest, or take 2 VP; `worker_to_cp` before that (M-FREE-6)."""

    asks = "ask-buy-or-points"
    rule = "M-INT-1"
    tells = True

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        offer_purchases(s, who)
        s.offer(TWO_POINTS)
        if can_convert(s, who):
            s.offer(CONVERT)

    def why_not(self, s: Maracaibo, who: i64, n: i64, option: i64) -> str:
        return why_not_purchase(s, who, option) or super().why_not(s, who, n, option)

    def chosen(self, s: Maracaibo, who: i64, n: i64, option: i64) -> None:
        if option == CONVERT:
            convert(s, who)
            s.then(BUY_OR_POINTS, who)
            return
        s.reveal()  # M-INFO-1: whether the next player can buy anything tells of a hand
        if option == TWO_POINTS:
            s.note(NOT_BUYING, who)
            s.gain_vp(who, POINTS_INSTEAD, BY_NOT_BUYING)
        elif option >= BUY:
            s.then(BUY_CARD, who, option - BUY)
            if s.phase == SCORING:
                s.then(FILL_HAND, who)
                s.then(REFILL_DISPLAY, who)
        else:
            s.then(INVEST_IN, who, option - INVEST)

    def question(self, s: Maracaibo, who: i64, n: i64) -> Phrase:
        return Phrase(self.asks, (Term("discount", "number", int(s.tallied(DISCOUNTS, who))),), self.rule)


class Collect(Effect):
    """M-INT-3, 4, M-FIN-2, M-ANA-31: step 2. At the end of the game the VP of both incomes are counted by the scores."""

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        s.incomes += 1
        if s.setup.solo:
            s.gain_vp(ANA, ana_income(s), BY_INCOME)
        if s.phase == SCORING:
            for seat in range(s.seats):
                s.gain_doubloons(seat, s.tallied(INCOME_D, seat), BY_INCOME)
                s.gain_vp(seat, s.tallied(INCOME_VP, seat), BY_INCOME)


class ClearTable(Effect):
    """M-INT-5 to 8: markets and display are cleared, the next prestige building is shown, the story goes on."""

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        for place in range(i64(LOCATIONS)):
            clear_discs(s, s.market[place])
            s.market[place] = 0
        s.note(MARKETS_CLEARED, s.trigger)
        for i in range(i64(DISPLAY)):
            if s.display[i] >= 0:
                s.where[s.display[i]] = DISCARDED
                s.display[i] = -1
        s.note(DISPLAY_CLEARED, s.trigger)
        refill(s)
        show_building(s, s.round)
        after_round(s)


def clear_discs(s: Maracaibo, spaces: i64) -> None:
    """Discs leave the game; Ana's are counted when they leave her row."""
    while spaces:
        seat: i64 = (spaces & 7) - 1
        if 0 <= seat < s.seats:
            s.tally[OUT_DISCS * SEATS + seat] += 1
        spaces >>= 3


class ReturnHome(Effect):
    """M-INT-9, 10, M-ASST-8: step 7. Assistants on locations that the ship did not reach give VP."""

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        s.note(SHIPS_HOME, s.trigger)
        for i in range(s.figures):
            seat: i64 = (s.trigger + i) % s.figures
            if seat < s.seats:
                score_unreached(s, seat)
            s.tally[SHIP * SEATS + seat] = HAVANA
            s.tally[PASSED * SEATS + seat] = 0
        s.first = (s.trigger + 1) % s.figures


def score_unreached(s: Maracaibo, who: i64) -> None:
    """M-ASST-8, M-RUL-31, 81."""
    helpers: i64 = 0
    for place in range(i64(LOCATIONS)):
        if not s.tallied(PASSED, who) >> place & 1:
            helpers |= s.helpers_here(who, place)
    s.tally[FRESH * SEATS + who] = 0
    award_unused(s, who, helpers)
    s.tally[MARKED * SEATS + who] = 0


class LastScoring(Effect):
    """M-FIN-1 to 12: final scoring."""

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        s.phase = FINAL_SCORING
        s.note(FINAL_BEGINS, s.trigger)
        if s.setup.score_last_round:  # M-RUL-32
            for seat in range(s.seats):
                score_unreached(s, seat)
        everybody_buys(s)
        s.then(COLLECT)
        for i in range(s.figures):
            seat = (s.trigger + i) % s.figures
            if seat < s.seats:
                s.then(LAST_CONVERSION, seat)
        s.then(FINISH)


class LastConversion(Effect):
    """M-FREE-6, DP-33: workers for combat points before the Citadel is counted."""

    asks = "ask-last-conversion"
    rule = "M-FREE-6"

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        if s.tallied(INVESTED, who) >> CITADEL & 1 and can_convert(s, who):
            s.offer(CONVERT)
            s.offer(SKIP)

    def chosen(self, s: Maracaibo, who: i64, n: i64, option: i64) -> None:
        if option == CONVERT:
            convert(s, who)
            s.then(LAST_CONVERSION, who)


class Finish(Effect):
    """M-FIN-2 to 11: the points are told by category, the story is checked once more, the game is over. n: 1 after the story."""

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        if n == 0:
            for category in range(1, len(CATEGORIES)):
                for seat in range(s.seats):
                    scored: i64 = points(s, seat)[category]
                    if scored > 0:
                        s.note(SCORED, seat, scored, category)
            if s.setup.solo:
                for name, scored in ana_score(s).items():
                    if scored > 0 and name != CATEGORIES[0]:
                        s.note(SCORED, ANA, scored, OF_ANA.index(name))
            final_check(s)
            s.then(FINISH, 0, 1)
            return
        s.phase = ENDED
        s.note(OVER, 0)
        if s.setup.solo:
            own: i64 = total(s, 0)
            hers: i64 = sum(ana_score(s).values())
            s.note(SOLO_WON if own > hers else SOLO_LOST if own < hers else SOLO_SHARED, 0, own, hers)
