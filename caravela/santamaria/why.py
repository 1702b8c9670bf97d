"""Why an option is not open: the clause behind a refusal, in the order in which a player would ask."""

from caravela.core.state import bit
from caravela.santamaria.components import (
    CELLS,
    DOCKS,
    EXCHANGE,
    EXPAND_SUBSTITUTE,
    GAINS,
    RESOURCES,
    SIDE,
    TILES,
    WHITE,
)
from caravela.santamaria.numbers import (
    BLUE_TAKEN,
    COMMON_BLUE,
    EXPORT,
    OFFER,
    PLACE_MONK,
    PLACE_ROAD,
    SWAPPED,
    TRADE,
    TURN,
    UNLOCKED,
    WHITE_TAKEN,
)
from caravela.santamaria.options import (
    BUY,
    BUY_TILE,
    COINS_ON,
    DIE,
    EXPORT_FROM,
    MONK_TO,
    PAY,
    PLACE_AT,
    RETIRE,
    SELL,
    STEP_FOR,
    SWAP,
    TRADE_IN,
    USE,
)
from caravela.santamaria.payment import affordable
from caravela.santamaria.state import SantaMaria
from caravela.santamaria.tracks import posts


def why_not(s: SantaMaria, option: int, rule: str) -> str:
    """The clause that keeps an option closed; `rule` is the clause of the question, which answers all else."""
    asked = int(s.asked & 255)
    who = s.who
    if SELL <= option < BUY:
        return "S-FREE-3" if not s.box.advanced >> option - SELL & 1 else "S-FREE-4"
    if BUY <= option < SWAP:
        if not s.box.buy[option - BUY]:
            return "S-FREE-6"
        return "S-FREE-7" if s.has(who, option - BUY) >= s.box.limit else "S-FREE-5"
    if SWAP <= option < BUY_TILE:
        return "S-SCH-SC09" if s.can(who, EXCHANGE) or s.tallied(SWAPPED, who) else "S-SCH-1"
    if BUY_TILE <= option < BUY_TILE + TILES:
        if asked != TURN:
            return "S-FLOW-4"
        tile = option - BUY_TILE
        if not s.display >> tile & 1:
            return "S-EXPAND-4"
        if not affordable(s, who, s.box.tile_cost, tile, EXPAND_SUBSTITUTE):
            return "S-EXPAND-1" if tile < TILES // 2 else "S-EXPAND-2"
        return "S-EXPAND-9"
    if COINS_ON <= option < COINS_ON + CELLS:
        if asked != TURN:
            return "S-FLOW-4"
        cell = option - COINS_ON
        if s.occupied[who] >> cell & 1:
            return "S-COIN-6"
        return "S-COIN-9" if s.territory[who] >> cell & 1 else "S-COIN-1"
    if DIE <= option < RETIRE:
        return why_not_die(s, who, option - DIE) if asked == TURN else "S-FLOW-4"
    if RETIRE <= option < TRADE_IN:
        return "S-RET-2" if asked == TURN else "S-FLOW-4"
    if TRADE_IN <= option < EXPORT_FROM:
        listed = asked == TRADE and s.box.trade_in[(s.asked >> 12) // 64] >> (option - TRADE_IN) // GAINS & 1
        return "S-TRADE-1" if asked != TRADE or listed else "S-TRADE-2"
    if EXPORT_FROM <= option < EXPORT_FROM + DOCKS:
        return "S-EXPORT-5" if asked == EXPORT and s.docks[option - EXPORT_FROM] < 0 else "S-EXPORT-1"
    if STEP_FOR <= option <= STEP_FOR + RESOURCES:
        return rule
    if MONK_TO <= option < MONK_TO + 20 and asked == PLACE_MONK:
        post = option - MONK_TO
        if not posts(s) & bit(post):
            return "S-MONK-1"
        return "S-MONK-7" if s.monks[post] >> who & 1 else "S-MONK-6"
    if PLACE_AT <= option < PAY and asked == PLACE_ROAD:
        return "S-RET-9"
    if PLACE_AT <= option < PAY:
        return rule
    if option == USE and asked == EXPORT:
        return "S-ACT-9"
    return rule


def why_not_die(s: SantaMaria, who: int, die: int) -> str:
    """S-DIE: not there, one too many, no vacant territory, or the change is too dear."""
    colour, value, final = die // 36, die // SIDE % SIDE, die % SIDE
    if colour == WHITE:
        if s.tallied(WHITE_TAKEN, who) >= s.box.most_white:
            return "S-DIE-2"
        if not s.dice[OFFER * 6 + value]:
            return "S-DIE-1"
    elif s.setup.blue_offer:
        if s.tallied(BLUE_TAKEN, who) >= s.tallied(UNLOCKED, who):
            return "S-VAR-5"
        if not s.dice[COMMON_BLUE * 6 + value]:
            return "S-VAR-4"
    elif not s.dice[who * 6 + value]:
        return "S-DIE-1"
    return "S-DIE-3" if s.box.lines[colour * SIDE + final] & s.vacant(who) else "S-DIE-6"
