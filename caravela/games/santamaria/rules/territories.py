"""Activation (7): the territories of a line one after the other, each effect used or declined; trade and export."""

from typing import Final

from caravela.core.events import Phrase, Term
from caravela.core.packed import i64
from caravela.core.state import bit
from caravela.games.santamaria.rules.box import ACTION_EXPORT
from caravela.games.santamaria.rules.components import (
    BY_TERRITORY,
    BY_TRADE,
    CELLS,
    CONQUISTADOR_EFFECT,
    DOCKS,
    EXPORT_EFFECT,
    EXPORT_SUBSTITUTE,
    GAIN_EFFECT,
    GAINS,
    GOLD,
    RESOURCES,
    SIDE,
    SPACES,
    TRADE_EFFECT,
)
from caravela.games.santamaria.rules.events import ACTIVATED, DECLINED, DIE_PLACED, SPACE_DECLINED, TRADED
from caravela.games.santamaria.rules.free import do_free, is_free, offer_free, within_reach
from caravela.games.santamaria.rules.numbers import (
    ACTIVATE,
    CONQUISTADOR,
    EXPORT,
    PAY_COST,
    RELIGION,
    TRADE,
    USE_TERRITORY,
)
from caravela.games.santamaria.rules.options import EXPORT_FROM, SKIP, TRADE_IN, USE, USE_ALL
from caravela.games.santamaria.rules.payment import AT_DOCK, affordable
from caravela.games.santamaria.rules.state import Effect, SantaMaria

NOWHERE: Final = 63  # the cell of an Export action that no territory gives


class Activate(Effect):
    """S-ACT-1, 2, 3: the next territory of the line, from top to bottom or left to right, effect by effect."""

    def happen(self, s: SantaMaria, who: i64, n: i64) -> None:
        if s.line == 0:
            s.at = -1
            s.rush = 0
            return
        cell: i64 = 0
        while not s.line >> cell & 1:
            cell += 1
        s.line &= s.line - 1
        s.at = cell
        s.note(ACTIVATED, who, cell)
        face: i64 = s.grid[who * CELLS + cell] & 255
        resolve(s, who, s.box.first_effect[face], cell)
        resolve(s, who, s.box.second_effect[face], cell)  # S-ACT-4
        s.then(ACTIVATE, who)


def resolve(s: SantaMaria, who: i64, effect: i64, cell: i64) -> None:
    """One effect of a territory is one decision (S-ACT-9)."""
    if effect == 0:
        return
    kind: i64 = s.box.effect_kind[effect - 1]
    n: i64 = (effect - 1) * 64 + cell
    if kind == TRADE_EFFECT:
        s.then(TRADE, who, n)
    elif kind == EXPORT_EFFECT:
        s.then(EXPORT, who, n)
    else:
        s.then(USE_TERRITORY, who, n)


class UseTerritory(Effect):
    """S-ACT-5: use the effect or decline it. S-ACT-11: or say at once that all that follows is used."""

    asks = "ask-use"
    rule = "S-ACT-5"

    def happen(self, s: SantaMaria, who: i64, n: i64) -> None:
        if s.rush:
            use(s, who, n // 64)
            return
        s.offer(USE)
        if s.line:
            s.offer(USE_ALL)
        s.offer(SKIP)
        offer_free(s, who)

    def why_not(self, s: SantaMaria, who: i64, n: i64, option: i64) -> str:
        return "S-ACT-11" if option == USE_ALL else super().why_not(s, who, n, option)

    def chosen(self, s: SantaMaria, who: i64, n: i64, option: i64) -> None:
        if is_free(option):
            do_free(s, who, option)
            s.then(USE_TERRITORY, who, n)
        elif option == SKIP:
            s.note(DECLINED, who, n // 64, n % 64)
        else:
            if option == USE_ALL:
                s.rush = 1
            use(s, who, n // 64)

    def question(self, s: SantaMaria, who: i64, n: i64) -> Phrase:
        return Phrase(self.asks, about(n), self.rule)


def about(n: i64) -> tuple[Term, ...]:
    """Which effect of which territory is in question."""
    return Term("effect", "effect", int(n // 64)), Term("cell", "cell", int(n % 64))


def use(s: SantaMaria, who: i64, effect: i64) -> None:
    """S-PROD-1, S-CONQ-1, S-REL-1."""
    kind: i64 = s.box.effect_kind[effect]
    if kind == GAIN_EFFECT:
        s.gain_row(who, s.box.effect_gain, effect, BY_TERRITORY)
    elif kind == CONQUISTADOR_EFFECT:
        s.then(CONQUISTADOR, who)
    else:
        s.then(RELIGION, who)


class Trade(Effect):
    """S-TRADE-1 to 5: pay one listed input, or gold, for one listed output; once."""

    asks = "ask-trade"
    rule = "S-TRADE-1"

    def happen(self, s: SantaMaria, who: i64, n: i64) -> None:
        effect: i64 = n // 64
        listed: i64 = inputs(s, effect)
        payable = False
        for resource in range(i64(RESOURCES)):
            if listed >> resource & 1 and s.has(who, resource) > 0:
                payable = True
                for gain in range(i64(GAINS)):
                    if s.box.effect_gain[effect * GAINS + gain] > 0:
                        s.offer(TRADE_IN + resource * GAINS + gain)
        if payable or within_reach(s, who, s.box.trade_in[effect]):  # S-FREE-13
            s.offer(SKIP)
            offer_free(s, who)

    def why_not(self, s: SantaMaria, who: i64, n: i64, option: i64) -> str:
        if option == USE or option == USE_ALL:
            return "S-ACT-9"
        if TRADE_IN <= option < EXPORT_FROM and inputs(s, n // 64) >> (option - TRADE_IN) // GAINS & 1:
            if s.box.effect_gain[n // 64 * GAINS + (option - TRADE_IN) % GAINS] > 0:
                return "S-FREE-12"
        return super().why_not(s, who, n, option)

    def chosen(self, s: SantaMaria, who: i64, n: i64, option: i64) -> None:
        if is_free(option):
            do_free(s, who, option)
            s.then(TRADE, who, n)
        elif option == SKIP:
            s.note(DECLINED, who, n // 64, n % 64)
        else:
            resource: i64 = (option - TRADE_IN) // GAINS
            gain: i64 = (option - TRADE_IN) % GAINS
            units: i64 = s.box.effect_gain[n // 64 * GAINS + gain]
            s.goods[who * RESOURCES + resource] -= 1
            s.note(TRADED, who, resource, units, gain)
            s.gain(who, gain, units, BY_TRADE)

    def question(self, s: SantaMaria, who: i64, n: i64) -> Phrase:
        return Phrase(self.asks, about(n), self.rule)


def inputs(s: SantaMaria, effect: i64) -> i64:
    """S-TRADE-1: the set of resources that the effect takes; gold stands for any."""
    return s.box.trade_in[effect] | bit(GOLD)


def note_declined(s: SantaMaria, who: i64, action: i64) -> None:
    """S-RET-4: the action of the retire space was left."""
    for space in range(i64(SPACES)):
        if s.box.space_action[space] == action:
            s.note(SPACE_DECLINED, who, space)


class Export(Effect):
    """S-EXPORT-1, 2, 8: pay for one of the shipments at the docks, or decline."""

    asks = "ask-export"
    rule = "S-EXPORT-1"

    def happen(self, s: SantaMaria, who: i64, n: i64) -> None:
        any_there = False
        for dock in range(i64(DOCKS)):
            if s.docks[dock] >= 0:
                any_there = True
                if affordable(s, who, s.box.ship_cost, s.docks[dock], EXPORT_SUBSTITUTE):
                    s.offer(EXPORT_FROM + dock)
        if any_there:  # S-FREE-13
            s.offer(SKIP)
            offer_free(s, who)

    def why_not(self, s: SantaMaria, who: i64, n: i64, option: i64) -> str:
        if option == USE or option == USE_ALL:
            return "S-ACT-9"
        if EXPORT_FROM <= option < EXPORT_FROM + DOCKS and s.docks[option - EXPORT_FROM] < 0:
            return "S-EXPORT-5"
        return super().why_not(s, who, n, option)

    def chosen(self, s: SantaMaria, who: i64, n: i64, option: i64) -> None:
        if is_free(option):
            do_free(s, who, option)
            s.then(EXPORT, who, n)
        elif option == SKIP:
            if n % 64 != NOWHERE:
                s.note(DECLINED, who, n // 64, n % 64)
            else:
                note_declined(s, who, ACTION_EXPORT)
        else:
            s.then(PAY_COST, who, AT_DOCK + option - EXPORT_FROM)


class PlaceDie(Effect):
    """S-DIE-10, 11, 12: the die ends on the last territory that was vacant when the action began."""

    def happen(self, s: SantaMaria, who: i64, n: i64) -> None:
        s.occupy(who, n, s.in_hand)
        s.note(DIE_PLACED, who, (s.in_hand - 1) // SIDE, n)
        s.in_hand = 0
