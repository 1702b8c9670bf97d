"""Why an option is not open: the clause behind a refusal, in the order in which a player would ask."""

from caravela.core.packed import i64
from caravela.core.state import bit
from caravela.games.santamaria.rules.components import (
    BISHOP,
    CELLS,
    DOCKS,
    EXCHANGE,
    EXPAND_SUBSTITUTE,
    GAINS,
    GOLD,
    HALLS,
    POSTS,
    SIDE,
    SIDE_A,
    TILES,
    WHITE,
)
from caravela.games.santamaria.rules.numbers import (
    BLUE_TAKEN,
    COMMON_BLUE,
    DRAFT_BOARD,
    DRAFT_SET,
    EXPORT,
    FIRST_SCHOLAR,
    OFFER,
    PAY_COST,
    PLACE_MONK,
    PLACE_TILE,
    SETTING_UP,
    TRADE,
    TURN,
    UNLOCKED,
    USE_TERRITORY,
    WHITE_TAKEN,
)
from caravela.games.santamaria.rules.options import (
    BUY,
    BUY_TILE,
    CHOOSE_BOARD,
    CHOOSE_HALL,
    COINS_ON,
    DIE,
    END,
    EXPORT_FROM,
    MONK_TO,
    RETIRE,
    SELL,
    SKIP,
    SWAP,
    TRADE_IN,
    USE,
    USE_ALL,
)
from caravela.games.santamaria.rules.payment import affordable
from caravela.games.santamaria.rules.state import SantaMaria
from caravela.games.santamaria.rules.tracks import posts


def why_not(s: SantaMaria, option: int, rule: str) -> str:
    """The clause that keeps an option closed; `rule` is the clause of the question, which answers all else."""
    asked = int(s.asked & 255)
    who = s.who
    if SELL <= option < BUY_TILE:
        return why_not_free(s, asked, who, option)
    if BUY_TILE <= option < TRADE_IN:
        if s.phase == SETTING_UP:
            return rule
        return why_not_main(s, who, option) if asked == TURN else "S-FLOW-4"
    if TRADE_IN <= option < EXPORT_FROM and asked == TRADE:
        effect, paid, gain = (s.asked >> 12) // 64, (option - TRADE_IN) // GAINS, (option - TRADE_IN) % GAINS
        listed = (s.box.trade_in[effect] | bit(GOLD)) >> paid & 1 and s.box.effect_gain[effect * GAINS + gain]
        return "S-FREE-12" if listed else "S-TRADE-1"
    if EXPORT_FROM <= option < EXPORT_FROM + DOCKS and asked == EXPORT:
        return "S-EXPORT-5" if s.docks[option - EXPORT_FROM] < 0 else "S-EXPORT-1"
    if MONK_TO <= option < MONK_TO + POSTS and asked == PLACE_MONK:
        return why_not_monk(s, who, option - MONK_TO)
    if CHOOSE_BOARD <= option < CHOOSE_BOARD + SIDE_A and asked == DRAFT_SET:
        return "S-ADV-2"
    if CHOOSE_HALL <= option < CHOOSE_HALL + HALLS and asked == DRAFT_BOARD:
        return "S-SETUP-12"
    if option in (SKIP, END) and asked == TURN:
        return "S-FLOW-5"
    if option in (USE, USE_ALL) and asked in (TRADE, EXPORT):
        return "S-ACT-9"
    if option == USE_ALL and asked == USE_TERRITORY:
        return "S-ACT-11"
    return rule


def why_not_free(s: SantaMaria, asked: int, who: i64, option: int) -> str:
    """S-FREE: not now, not there, cannot be bought, no room, no coins; and S-SCH-SC09."""
    if s.phase == SETTING_UP:
        return "S-FREE-9"
    if asked == PAY_COST:
        return "S-FREE-15"
    if asked == PLACE_TILE:
        return "S-FREE-14"
    if option < BUY:
        return "S-FREE-4" if s.box.advanced >> option - SELL & 1 else "S-FREE-3"
    if option < SWAP:
        if not s.box.buy[option - BUY]:
            return "S-FREE-6"
        return "S-FREE-7" if s.has(who, option - BUY) >= s.box.limit else "S-FREE-5"
    return "S-SCH-SC09" if s.can(who, EXCHANGE) else "S-SCH-1"


def why_not_main(s: SantaMaria, who: i64, option: int) -> str:
    """A main action at the start of a turn: A, B, C or D."""
    if option < COINS_ON:
        tile = option - BUY_TILE
        if not s.display >> tile & 1:
            return "S-EXPAND-4" if s.display else "S-EXPAND-11"
        if not affordable(s, who, s.box.tile_cost, tile, EXPAND_SUBSTITUTE):
            return "S-EXPAND-1" if tile < TILES // 2 else "S-EXPAND-2"
        return "S-EXPAND-9"
    if option < COINS_ON + CELLS:
        cell = option - COINS_ON
        if s.occupied[who] >> cell & 1:
            return "S-COIN-6"
        return "S-COIN-9" if s.territory[who] >> cell & 1 else "S-COIN-1"
    return why_not_die(s, who, option - DIE) if option < RETIRE else "S-RET-2"


def why_not_die(s: SantaMaria, who: i64, die: int) -> str:
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


def why_not_monk(s: SantaMaria, who: i64, post: int) -> str:
    """S-MONK: not on the board, there already, or too dear; a scholar of the set-up is somebody's own."""
    if not posts(s) & bit(post):
        taken = post < BISHOP and any(s.tallied(FIRST_SCHOLAR, seat) == post for seat in range(s.seats))
        return "S-ADV-8" if taken else "S-MONK-1"
    return "S-MONK-7" if s.monks[post] >> who & 1 else "S-MONK-6"
