"""Why an option is not open: the clause behind a refusal, in the order in which a player would ask."""

from caravela.games.maracaibo.rules.actions import can_deliver, village_action_open
from caravela.games.maracaibo.rules.cards import price, workers_needed
from caravela.games.maracaibo.rules.components import (
    CARDS,
    CARTAGENA,
    HOME_2,
    HOME_2_LAST,
    L3,
    L9,
    LOCATIONS,
    SLOTS,
    TASKS,
    VA_DRILL,
    VA_FLAG,
    VA_GOODS_D,
    VA_HOLD,
    VA_MAPS_D,
    VA_MAPS_VP,
    WAYS,
)
from caravela.games.maracaibo.rules.free import can_convert, task_open
from caravela.games.maracaibo.rules.missions import can_fulfil
from caravela.games.maracaibo.rules.numbers import (
    ACTING,
    ASSISTANTS,
    BATTLE_KNOWN,
    BUY_OR_POINTS,
    CONVERSION,
    DELIVER_GOOD,
    DISC_LEFT,
    DISPLAY_FREE,
    DOUBLOONS,
    EXPLORE_MOVE,
    FIGHT,
    FILL_HAND,
    FRESH,
    INVESTED,
    MAIN_ACTION,
    RAISE_TITLE,
    REMOVE_DISC,
    SAIL_OUT,
    TASKS_DONE,
    TOKENS_OWNED,
    VILLAGE_TURN,
    WORKERS,
)
from caravela.games.maracaibo.rules.options import (
    ANNEX,
    BUY,
    CITY_ACTION,
    CONQUER,
    CONVERT,
    DELIVER,
    DISC,
    DISCARD,
    DISCARD_HAND,
    DRAW,
    DRILL,
    EXPLORE,
    FLAG,
    FLEET_10,
    FLEET_11,
    GAIN_X,
    HOLD,
    INFLUENCE_2,
    INFLUENCE_5,
    INVEST,
    MAPS_D,
    MAPS_VP,
    MISSION,
    NATION,
    PLAN,
    RAISE_CP,
    RAISE_WORKER,
    SAIL,
    SELL_GOODS,
    SKIP,
    STORY_MISSION,
    TAKE,
    TAKE_MINE,
    TASK,
    TOKEN,
    USE,
    USE_TILE,
    VILLAGE_ACTION,
)
from caravela.games.maracaibo.rules.state import Maracaibo

VILLAGE_CLAUSES = {
    DISCARD_HAND: (0, "M-VILL-3"),
    DRILL: (VA_DRILL, "M-DISC-11"),
    HOLD: (VA_HOLD, "M-DISC-12"),
    FLAG: (VA_FLAG, "M-VILL-7"),
    MAPS_VP: (VA_MAPS_VP, "M-VILL-9"),
    MAPS_D: (VA_MAPS_D, "M-VILL-9"),
    SELL_GOODS: (VA_GOODS_D, "M-VILL-10"),
}
COMBAT_CLAUSES = {
    RAISE_CP: "M-COMBAT-12",
    RAISE_WORKER: "M-COMBAT-12",
    INFLUENCE_2: "M-COMBAT-17",
    INFLUENCE_5: "M-COMBAT-17",
    FLEET_10: "M-LEG-16",
    FLEET_11: "M-LEG-16",
    TAKE_MINE: "M-LEG-18",
}


def why_not(s: Maracaibo, option: int, rule: str) -> str:
    """The clause that keeps an option closed; `rule` is the clause of the question, which answers all else."""
    asked = int(s.asked & 255)
    who = s.who
    if SAIL <= option < SAIL + LOCATIONS * WAYS:
        return why_not_sail(s, who, (option - SAIL) // WAYS) if asked == SAIL_OUT else "M-TURN-1"
    if PLAN <= option < PLAN + CARDS or TASK <= option < TASK + TASKS or option == CONVERT:
        return why_not_free(s, who, option)
    if BUY <= option < BUY + CARDS:
        return why_not_buy(s, who, option - BUY) if asked in (VILLAGE_TURN, BUY_OR_POINTS) else "M-CARD-1"
    if INVEST <= option < INVEST + 8:
        return why_not_invest(s, who, option - INVEST) if asked in (VILLAGE_TURN, BUY_OR_POINTS) else "M-CARD-1"
    if option in VILLAGE_CLAUSES or GAIN_X <= option < GAIN_X + 9:
        return why_not_village(s, who, option) if asked == VILLAGE_TURN else "M-MAIN-1"
    if option in COMBAT_CLAUSES:
        return COMBAT_CLAUSES[option] if asked == FIGHT else "M-COMBAT-14"
    if ANNEX <= option < CONQUER + LOCATIONS:
        return why_not_marker(s, who, (option - ANNEX) % LOCATIONS, option >= CONQUER) if asked == FIGHT else rule
    if option in (CITY_ACTION, VILLAGE_ACTION) or MISSION <= option < USE_TILE + 23 or USE <= option < USE + CARDS:
        return why_not_main(s, who, option) if asked in (MAIN_ACTION, VILLAGE_TURN, FIGHT) else "M-TURN-3"
    if DELIVER <= option < DELIVER + CARDS:
        return why_not_deliver(s, who, option - DELIVER) if asked == DELIVER_GOOD else "M-CITY-1"
    if option == DRAW or TAKE <= option < TAKE + CARDS:
        return why_not_take(s, who, option) if asked == FILL_HAND else "M-HAND-1"
    if DISC <= option < DISC + 12 and asked == REMOVE_DISC:
        return why_not_disc(s, who, option - DISC)
    if EXPLORE <= option < ANNEX and asked == EXPLORE_MOVE:
        return "M-EXP-1"
    if NATION <= option < NATION + 3 and asked == RAISE_TITLE:
        return "M-INF-6"
    if TOKEN <= option < TOKEN + 5 and s.tallied(TOKENS_OWNED, who) >> option - TOKEN & 1:
        return "M-CARD-SYN-1"
    if DISCARD <= option < DISCARD + CARDS and not s.in_hand(who, option - DISCARD):
        return "M-FREE-4" if has_planned(s, who, option - DISCARD) else "M-MIS-4"
    return "M-GEN-6" if option == SKIP else rule


def has_planned(s: Maracaibo, who: int, card: int) -> bool:
    return any([s.plans[who * SLOTS + slot] == card + 1 for slot in range(SLOTS)])


def why_not_sail(s: Maracaibo, who: int, place: int) -> str:
    if s.box.needs_tile[place] >= 0 and not s.open_to(who, place):
        return "M-SAIL-12"
    if place in (HOME_2, HOME_2_LAST) and s.ship(who) < HOME_2 - 1:
        return "M-SAIL-6"
    return "M-SAIL-3" if 0 < place <= s.ship(who) <= HOME_2 else "M-SAIL-8"


def why_not_free(s: Maracaibo, who: int, option: int) -> str:
    if s.phase != ACTING or who != s.active:
        return "M-FREE-6" if option == CONVERT else "M-TURN-4"
    if option == CONVERT:
        return "M-CARD-PERM-8" if s.tallied(CONVERSION, who) == 0 or not can_convert(s, who) else "M-MIS-4"
    if option < PLAN:
        task = option - TASK
        return "M-CAREER-1" if s.tallied(TASKS_DONE, who) >> task & 1 or not task_open(s, who, task) else "M-MIS-4"
    return "M-FREE-2" if not s.can_plan(who) else "M-FREE-1"


def why_not_buy(s: Maracaibo, who: int, card: int) -> str:
    if not s.in_hand(who, card) and not has_planned(s, who, card):
        return "M-CARD-2"
    if s.tallied(DOUBLOONS, who) < price(s, who, s.box.price[card]):
        return "M-CARD-3"
    if s.box.helper_of[card] >= 0 and s.tallied(WORKERS, who) < workers_needed(s, card):
        return "M-ASST-1"
    return "M-CARD-4"


def why_not_invest(s: Maracaibo, who: int, building: int) -> str:
    if not s.buildings_open() >> building & 1:
        return "M-PRES-2"
    return "M-PRES-6" if s.tallied(INVESTED, who) >> building & 1 else "M-PRES-3"


def why_not_village(s: Maracaibo, who: int, option: int) -> str:
    if option not in VILLAGE_CLAUSES:
        return "M-VILL-11"
    action, clause = VILLAGE_CLAUSES[option]
    return clause if not village_action_open(s, who, action) else "M-VILL-6"


def why_not_marker(s: Maracaibo, who: int, place: int, take: bool) -> str:
    if s.has_flag(place):
        if not s.open_to(who, place):
            return "M-RUL-21"
        return "M-COMBAT-19" if take else "M-COMBAT-18"
    if place == CARTAGENA and s.tile_in_play(L3):
        return "M-LEG-8"
    if not s.is_village(place):
        return "M-COMBAT-28"
    return "M-COMBAT-21" if s.tallied(BATTLE_KNOWN, who) >> 2 & 1 else "M-DISC-10"


def why_not_main(s: Maracaibo, who: int, option: int) -> str:
    place = int(s.ship(who))
    if option == CITY_ACTION:
        if place == CARTAGENA and s.tile_in_play(L3):
            return "M-LEG-8"
        return "M-LEG-19" if place in (HOME_2, HOME_2_LAST) and s.tile_in_play(L9) else "M-MAIN-1"
    if option == VILLAGE_ACTION:
        return "M-LEG-27" if s.is_village(place) else "M-MAIN-1"
    if option >= USE:
        helper = int(s.box.helper_of[option - USE])
        if helper >= 0 and s.tallied(FRESH, who) >> helper & 1:
            return "M-ASST-11"
        return "M-ASST-4" if helper < 0 or not s.tallied(ASSISTANTS, who) >> helper & 1 else "M-ASST-3"
    if option >= USE_TILE:
        return "M-LEG-20"
    if option < STORY_MISSION:
        here = s.mission_at(option - MISSION, place)
        return "M-MIS-3" if here and not can_fulfil(s, who, option - MISSION) else "M-MIS-1"
    return "M-MIS-9"


def why_not_deliver(s: Maracaibo, who: int, card: int) -> str:
    place = int(s.asked >> 12)
    if not s.in_hand(who, card) or s.box.good[card] != s.market_good(place):
        return "M-MARKET-2"
    return "M-MARKET-7" if s.market_open(place) and not can_deliver(s, who, place) else "M-MARKET-1"


def why_not_take(s: Maracaibo, who: int, option: int) -> str:
    if option == DRAW:
        return "M-HAND-6"
    broke = s.tallied(DISPLAY_FREE, who) == 0 and s.tallied(DOUBLOONS, who) == 0
    return "M-RUL-4" if broke else "M-HAND-2"


def why_not_disc(s: Maracaibo, who: int, area: int) -> str:
    if s.tallied(DISC_LEFT + area, who) == 0:
        return "M-DISC-1"
    if s.box.area_after[area] >= 0:
        return "M-DISC-9" if area == 5 else "M-DISC-12"
    return {9: "M-DISC-13", 10: "M-DISC-14", 11: "M-DISC-15"}.get(area, "M-DISC-1")
