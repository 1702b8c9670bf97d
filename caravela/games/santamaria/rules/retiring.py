"""Retiring (6.4): the action of the space, then the income of all shipments, dock by dock."""

from caravela.core.events import Phrase, Term
from caravela.core.packed import i64
from caravela.core.state import bit, count
from caravela.games.santamaria.rules.box import ACTION_CONQUISTADOR, ACTION_EXPORT, ACTION_RELIGION, ACTION_ROAD, NO_ACTION
from caravela.games.santamaria.rules.components import (
    BY_DOCK,
    BY_SCHOLAR,
    BY_SPACE,
    CELLS,
    COINS,
    DOCKS,
    GOLD,
    RETIRE_COINS,
    ROAD,
    SELL_BONUS,
    TURNS,
)
from caravela.games.santamaria.rules.events import INCOME_OF, SPACE_DECLINED
from caravela.games.santamaria.rules.free import do_free, is_free, offer_free
from caravela.games.santamaria.rules.numbers import (
    BEFORE_GOLD,
    CONQUISTADOR,
    EXPORT,
    INCOME,
    LEAD,
    PLACE_ROAD,
    RELIGION,
    SPACE_ACTION,
)
from caravela.games.santamaria.rules.options import GO_ON, PLACE_AT, SKIP, USE
from caravela.games.santamaria.rules.sequence import place
from caravela.games.santamaria.rules.state import Effect, SantaMaria
from caravela.games.santamaria.rules.territories import NOWHERE, note_declined


class SpaceAction(Effect):
    """S-RET-3, 4: the action of the retire space may be performed once."""

    asks = "ask-space"
    rule = "S-RET-3"

    def happen(self, s: SantaMaria, who: i64, n: i64) -> None:
        action: i64 = s.box.space_action[n]
        if action == ACTION_EXPORT:
            s.then(EXPORT, who, NOWHERE)
        elif action == ACTION_ROAD:
            s.then(PLACE_ROAD, who)
        else:
            s.offer(USE)
            s.offer(SKIP)
            offer_free(s, who)

    def chosen(self, s: SantaMaria, who: i64, n: i64, option: i64) -> None:
        if is_free(option):
            do_free(s, who, option)
            s.then(SPACE_ACTION, who, n)
        elif option == USE:
            s.gain_row(who, s.box.space_gain, n, BY_SPACE)
            if s.box.space_action[n] == ACTION_CONQUISTADOR:
                s.then(CONQUISTADOR, who)
            elif s.box.space_action[n] == ACTION_RELIGION:
                s.then(RELIGION, who)
        else:
            s.note(SPACE_DECLINED, who, n)

    def question(self, s: SantaMaria, who: i64, n: i64) -> Phrase:
        return Phrase(self.asks, (Term("space", "space", int(n)),), self.rule)


class PlaceRoad(Effect):
    """S-RET-9: a road tile on any empty cell of the colony."""

    asks = "ask-road"
    rule = "S-RET-9"
    no_free = "S-FREE-14"

    def happen(self, s: SantaMaria, who: i64, n: i64) -> None:
        empty: i64 = s.empty_cells(who)
        if s.roads == 0 or empty == 0:  # S-EDGE-33
            return
        for cell in range(i64(CELLS)):
            if empty >> cell & 1:
                s.offer(PLACE_AT + cell * TURNS)
        s.offer(SKIP)

    def chosen(self, s: SantaMaria, who: i64, n: i64, option: i64) -> None:
        if option == SKIP:
            note_declined(s, who, ACTION_ROAD)
            return
        road: i64 = 0
        while not s.roads >> road & 1:
            road += 1
        s.roads &= ~bit(road)
        place(s, who, ROAD + road, option)


class Income(Effect):
    """S-RET-10, 11, 17: every shipment gives its dock's income once; n is dock * 64 and how many have given it."""

    def happen(self, s: SantaMaria, who: i64, n: i64) -> None:
        dock: i64 = n // 64
        if n % 64 >= count(s.harbour[who * DOCKS + dock]):
            if dock + 1 < DOCKS:
                s.then(INCOME, who, (dock + 1) * 64)
            return
        s.gain_row(who, s.box.dock_gain, dock, BY_DOCK)
        action: i64 = s.box.dock_action[dock]
        if action != NO_ACTION:
            s.note(INCOME_OF, who, dock)
        if action == ACTION_RELIGION:
            s.then(RELIGION, who)
        elif action == ACTION_EXPORT:
            s.then(EXPORT, who, NOWHERE)
        elif action == ACTION_CONQUISTADOR:
            if gold_would_overflow(s, who):
                s.then(BEFORE_GOLD, who)
            s.then(CONQUISTADOR, who)
        s.then(INCOME, who, n + 1)


def gold_would_overflow(s: SantaMaria, who: i64) -> bool:
    """S-FREE-14: only then does it matter whether gold is sold before the step or after it."""
    space: i64 = s.tallied(LEAD, who)
    if not s.can(who, SELL_BONUS) or s.has(who, GOLD) < s.box.limit or space >= s.box.conquistador_end:
        return False
    return s.box.gold_at >> space + 1 & 1 != 0


class BeforeGold(Effect):
    """S-FREE-8: free actions before a step of the income that brings more gold than there is room for."""

    asks = "ask-before-gold"
    rule = "S-FREE-8"

    def happen(self, s: SantaMaria, who: i64, n: i64) -> None:
        if gold_would_overflow(s, who):
            s.offer(GO_ON)
            offer_free(s, who)

    def chosen(self, s: SantaMaria, who: i64, n: i64, option: i64) -> None:
        if option != GO_ON:
            do_free(s, who, option)
            s.then(BEFORE_GOLD, who)


class Bursar(Effect):
    """S-SCH-SC10: right after the income, coins for every shipment in the harbour."""

    def happen(self, s: SantaMaria, who: i64, n: i64) -> None:
        if s.can(who, RETIRE_COINS):
            s.gain(who, COINS, s.box.hook_number[RETIRE_COINS] * s.shipments(who), BY_SCHOLAR)
