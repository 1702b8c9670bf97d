"""Phase B (4.6): the main action, city actions (4.8) and village actions (4.13)."""

from typing import Final

from caravela.core.events import Phrase, Term
from caravela.core.packed import i64, vec
from caravela.core.state import bit
from caravela.games.maracaibo.rules.atoms import TO_MARKET
from caravela.games.maracaibo.rules.cards import offer_purchases, why_not_purchase
from caravela.games.maracaibo.rules.components import (
    BY_ASSISTANT,
    BY_CITY,
    BY_VILLAGE,
    CABEZAS,
    CARDS,
    CARTAGENA,
    HOME_2,
    HOME_2_LAST,
    L1,
    L3,
    L9,
    L20,
    L24,
    LEGACY_TILES,
    MISSIONS,
    MOST_HAND,
    MOST_X,
    SEATS,
    STORY_TILES,
    VA_COIN,
    VA_DISCARD,
    VA_DRILL,
    VA_FLAG,
    VA_GOODS_D,
    VA_HOLD,
    VA_MAPS_D,
    VA_MAPS_VP,
    VA_VP,
)
from caravela.games.maracaibo.rules.events import (
    ASSISTANT_USED,
    DELIVERED,
    MAIN_CITY,
    MAIN_NONE,
    MAIN_VILLAGE,
    TILE_USED,
    VILLAGE_ACTION_TAKEN,
)
from caravela.games.maracaibo.rules.legacy import usable_disc_tile
from caravela.games.maracaibo.rules.missions import can_fulfil, can_fulfil_story
from caravela.games.maracaibo.rules.numbers import (
    ASSISTANTS,
    BUY_CARD,
    CITY_MAY,
    DELIVER_GOOD,
    DISCOUNTS,
    FRESH,
    FULFIL,
    HAND_SIZE,
    INVEST_IN,
    MAIN_ACTION,
    MARKED,
    PAY_COST,
    Q_CARD,
    Q_L1,
    Q_MAP,
    REMOVE_DISC,
    STORY_REWARD,
    THREE_AT,
    TWO_AT,
    USE_DISC_TILE,
    VILLAGE_KNOWN,
    VILLAGE_TURN,
    VILLAGE_X,
)
from caravela.games.maracaibo.rules.ops import NOTHING, OP_COMBAT
from caravela.games.maracaibo.rules.options import (
    BUY,
    CITY_ACTION,
    COIN,
    DELIVER,
    GAIN_X,
    INVEST,
    MISSION,
    NO_MAIN,
    SKIP,
    STOP,
    STORY_MISSION,
    USE,
    USE_TILE,
    VILLAGE_ACTION,
)
from caravela.games.maracaibo.rules.payment import can_pay
from caravela.games.maracaibo.rules.state import Effect, Maracaibo
from caravela.games.maracaibo.rules.voyage import award_unused

# The village actions that are options of their own, in the order of options COIN, DISCARD_HAND, …
PLAIN_ACTIONS: Final[vec[i64]] = vec[i64]([VA_COIN, VA_DISCARD, VA_DRILL, VA_HOLD, VA_FLAG, VA_MAPS_VP, VA_MAPS_D, VA_GOODS_D])
# What says of each of them, and then of VA_VP, when it is open
VILLAGE_CLAUSES = [
    *("M-VILL-2", "M-VILL-3", "M-DISC-11", "M-DISC-12", "M-VILL-7", "M-VILL-9", "M-VILL-9", "M-VILL-10"),
    *["M-VILL-11"] * MOST_X,
]


def city_action_open(s: Maracaibo, place: i64) -> bool:
    """M-MAIN-1, M-LEG-8, 19: a city, unless L3 has closed it or L9 has taken its action away."""
    if not s.is_city(place) or (place == CARTAGENA and s.tile_in_play(L3)):
        return False
    return not ((place == HOME_2 or place == HOME_2_LAST) and s.tile_in_play(L9))


def village_open(s: Maracaibo, place: i64) -> bool:
    """M-MAIN-1, M-LEG-27: a village that is not plagued."""
    if not s.is_village(place):
        return False
    for tile in range(i64(L20), i64(L24)):
        if s.tile_in_play(tile) and s.box.legacy_at[tile] == place:
            return False
    return True


def village_count(s: Maracaibo, who: i64) -> i64:
    """M-VILL-1, M-DISC-3, M-RUL-27: how many village actions the points of this sailing give."""
    if s.moved >= s.tallied(THREE_AT, who):
        return 3
    return 2 if s.moved >= s.tallied(TWO_AT, who) else 1


class MainAction(Effect):
    """M-MAIN-1, 2, 3, DP-7, DP-8: one main action at the ship's location, or none; before it a disc tile may be used."""

    asks = "ask-main"
    rule = "M-MAIN-1"
    tells = True

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        place: i64 = s.ship(who)
        if city_action_open(s, place):
            s.offer(CITY_ACTION)
        if village_open(s, place):
            s.offer(VILLAGE_ACTION)
        missions: i64 = s.missions_at(place)
        if missions:
            for mission in range(i64(MISSIONS)):
                if missions >> mission & 1 and can_fulfil(s, who, mission):
                    s.offer(MISSION + mission)
        tiles: i64 = s.story_tiles_at(place)
        if tiles:
            for tile in range(i64(STORY_TILES)):
                if tiles >> tile & 1 and can_fulfil_story(s, who, tile):
                    s.offer(STORY_MISSION + tile)
        helpers: i64 = s.helpers_here(who, place) & ~s.tallied(FRESH, who)  # M-ASST-3, 11
        if helpers:
            for helper in range(s.box.helpers):
                if helpers >> helper & 1:
                    s.offer(USE + s.box.helper_card[helper])
        if s.tile_used == 0:
            s.offer_each(USE_TILE, usable_disc_tile(s, who, place))
        s.offer(NO_MAIN)

    def why_not(self, s: Maracaibo, who: i64, n: i64, option: i64) -> str:
        place: i64 = s.ship(who)
        if option == CITY_ACTION:
            return "M-MAIN-1" if not s.is_city(place) else "M-LEG-8" if place == CARTAGENA else "M-LEG-19"
        if option == VILLAGE_ACTION:
            return "M-LEG-27" if s.is_village(place) else "M-MAIN-1"
        if MISSION <= option < STORY_MISSION:
            return "M-MIS-3" if s.mission_at(option - MISSION, place) else "M-MIS-1"
        if STORY_MISSION <= option < USE_TILE:
            return "M-MIS-9"
        if USE_TILE <= option < USE_TILE + LEGACY_TILES:
            return "M-LEG-20"
        if USE <= option < USE + CARDS:
            helper: i64 = s.box.helper_of[option - USE]
            if helper < 0 or not s.tallied(ASSISTANTS, who) >> helper & 1:
                return "M-ASST-4"
            return "M-ASST-11" if s.tallied(FRESH, who) >> helper & 1 else "M-ASST-3"
        return super().why_not(s, who, n, option)

    def chosen(self, s: Maracaibo, who: i64, n: i64, option: i64) -> None:
        place: i64 = s.ship(who)
        if USE_TILE <= option < USE_TILE + 23:  # M-LEG-20
            s.tile_used = 1
            s.note(TILE_USED, who, option - USE_TILE)
            s.then(USE_DISC_TILE, who, option - USE_TILE)
            s.then(MAIN_ACTION, who)
            return
        s.main = 1
        here: i64 = s.helpers_here(who, place)
        if option >= USE:
            used: i64 = bit(s.box.helper_of[option - USE])
            award_unused(s, who, here & ~used)  # M-ASST-8
            s.tally[MARKED * SEATS + who] |= used
            s.note(ASSISTANT_USED, who, option - USE)
            s.do(who, s.box.helper_does[s.box.helper_of[option - USE]], BY_ASSISTANT)
            return
        award_unused(s, who, here)  # M-MAIN-4, 5
        if option == CITY_ACTION:
            s.note(MAIN_CITY, who, place)
            s.then(DELIVER_GOOD, who, place)
        elif option == VILLAGE_ACTION:
            s.note(MAIN_VILLAGE, who, place, village_count(s, who))
            s.then(VILLAGE_TURN, who, village_count(s, who))
        elif option == NO_MAIN:
            s.note(MAIN_NONE, who)
        elif option < STORY_MISSION:
            s.then(FULFIL, who, option - MISSION)
        else:
            s.then(STORY_REWARD, who, option - STORY_MISSION)

    def question(self, s: Maracaibo, who: i64, n: i64) -> Phrase:
        return Phrase(self.asks, (Term("location", "location", int(s.ship(who))),), self.rule)


# -- cities ------------------------------------------------------------------------------------------------------------


def can_deliver(s: Maracaibo, who: i64, place: i64) -> bool:
    """M-MARKET-1, 6, 7: a free market space and a disc that can be removed."""
    return s.market_open(place) and s.removable(who) != 0


class DeliverGood(Effect):
    """M-CITY-1, M-MARKET-2, 4, 5: one good of the hand for a disc on the market; then the printed action. n: the city."""

    asks = "ask-deliver"
    rule = "M-MARKET-2"
    tells = True

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        if can_deliver(s, who, n):
            good: i64 = s.market_good(n)
            for i in range(s.tallied(HAND_SIZE, who)):
                card: i64 = s.hand[who * MOST_HAND + i]
                if s.box.good[card] == good:
                    s.offer(DELIVER + card)
            if s.offered > 0 or s.setup.asks_anyway:
                s.offer(SKIP)
                return
        if n == CABEZAS:
            s.then(CITY_MAY, who, n)
        else:
            s.do(who, s.city_program(n), BY_CITY)

    def why_not(self, s: Maracaibo, who: i64, n: i64, option: i64) -> str:
        return self.rule if DELIVER <= option < DELIVER + CARDS else super().why_not(s, who, n, option)

    def chosen(self, s: Maracaibo, who: i64, n: i64, option: i64) -> None:
        if option != SKIP:
            s.note(DELIVERED, who, option - DELIVER, n)
            s.discard(who, option - DELIVER)
            s.then(REMOVE_DISC, who, TO_MARKET + n)
        if option != SKIP or n == CABEZAS:
            s.then(CITY_MAY, who, n)
        else:
            s.do(who, s.city_program(n), BY_CITY)

    def question(self, s: Maracaibo, who: i64, n: i64) -> Phrase:
        return Phrase(self.asks, (Term("location", "location", int(n)),), self.rule)


class CityMay(Effect):
    """M-CITY-2, 6: the printed action after a delivery; at 17 the mission of L1 (M-LEG-3). n: the city."""

    asks = "ask-city-action"
    rule = "M-CITY-2"
    tells = True

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        if n == CABEZAS and s.tile_in_play(L1):
            for mission in range(i64(MISSIONS)):
                if s.missions[mission] == Q_L1 and can_fulfil(s, who, mission):
                    s.offer(MISSION + mission)
            s.offer(SKIP)
        elif fights(s, s.city_program(n)):
            s.offer(CITY_ACTION)
            s.offer(SKIP)
        else:
            s.do(who, s.city_program(n), BY_CITY)

    def why_not(self, s: Maracaibo, who: i64, n: i64, option: i64) -> str:
        if MISSION <= option < STORY_MISSION and s.missions[option - MISSION] == Q_L1:
            return "M-MIS-3"
        return super().why_not(s, who, n, option)

    def chosen(self, s: Maracaibo, who: i64, n: i64, option: i64) -> None:
        if option == CITY_ACTION:
            s.do(who, s.city_program(n), BY_CITY)
        elif option != SKIP:
            s.then(FULFIL, who, option - MISSION)

    def question(self, s: Maracaibo, who: i64, n: i64) -> Phrase:
        return Phrase(self.asks, (Term("location", "location", int(n)),), self.rule)


def fights(s: Maracaibo, program: i64) -> bool:
    """Whether a program holds a combat: the one thing in a city action that cannot be declined inside."""
    while s.box.code[program] != NOTHING:
        if s.box.code[program] & 255 == OP_COMBAT:
            return True
        program += 1
    return False


# -- villages ----------------------------------------------------------------------------------------------------------


def village_action_open(s: Maracaibo, who: i64, action: i64) -> bool:
    """M-VILL-6, 7: known to the seat, payable; VA_FLAG only in a village without marker, with a marker in some stock."""
    if not s.tallied(VILLAGE_KNOWN, who) >> action & 1:
        return False
    if action == VA_FLAG:
        place: i64 = s.ship(who)
        return s.is_village(place) and s.owner[place] == 0 and s.stock[0] + s.stock[1] + s.stock[2] > 0
    return can_pay(s, who, s.box.village_cost[action])


def is_on_own_card(s: Maracaibo, who: i64, mission: i64) -> bool:
    """M-VILL-12."""
    there: i64 = s.missions[mission]
    return Q_CARD <= there < Q_MAP and s.where[there - Q_CARD] & 3 == who


class VillageTurn(Effect):
    """M-VILL-2, 13, DP-19: one village action after the other, or stop. n: how many are left."""

    asks = "ask-village"
    rule = "M-VILL-2"
    tells = True

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        if n == 0:
            return
        known: i64 = s.tallied(VILLAGE_KNOWN, who)
        for i in range(i64(len(PLAIN_ACTIONS))):
            if known >> PLAIN_ACTIONS[i] & 1 and village_action_open(s, who, PLAIN_ACTIONS[i]):
                s.offer(COIN + i)
        if known >> VA_VP & 1:
            for x in range(i64(1), i64(MOST_X + 1)):
                if s.tallied(VILLAGE_X, who) >> x & 1:
                    s.offer(GAIN_X + x - 1)
        offer_purchases(s, who)
        for mission in range(i64(MISSIONS)):
            if is_on_own_card(s, who, mission) and can_fulfil(s, who, mission):
                s.offer(MISSION + mission)
        s.offer(STOP)

    def why_not(self, s: Maracaibo, who: i64, n: i64, option: i64) -> str:
        if COIN <= option < GAIN_X + MOST_X:
            return VILLAGE_CLAUSES[option - COIN]
        if MISSION <= option < STORY_MISSION and is_on_own_card(s, who, option - MISSION):
            return "M-MIS-3"
        return why_not_purchase(s, who, option) or super().why_not(s, who, n, option)

    def chosen(self, s: Maracaibo, who: i64, n: i64, option: i64) -> None:
        if option == STOP:
            return
        last = False
        if option < GAIN_X:
            action: i64 = PLAIN_ACTIONS[option - COIN]
            last = s.box.village_last >> action & 1 != 0
            s.note(VILLAGE_ACTION_TAKEN, who, action)
            if s.box.code[s.box.village_cost[action]] != NOTHING:
                s.then(PAY_COST, who, s.box.village_cost[action] * 64 + BY_VILLAGE)
            s.do(who, s.box.village_then[action], BY_VILLAGE)
        elif option < GAIN_X + MOST_X:
            last = s.box.village_last >> VA_VP & 1 != 0
            s.note(VILLAGE_ACTION_TAKEN, who, VA_VP)
            s.gain_vp(who, option - GAIN_X + 1, BY_VILLAGE)
        elif option >= BUY:
            s.then(BUY_CARD, who, option - BUY)
        elif option >= MISSION:
            last = True  # M-VILL-12
            s.then(FULFIL, who, option - MISSION)
        else:
            s.then(INVEST_IN, who, option - INVEST)
        if n > 1 and not last:
            s.then(VILLAGE_TURN, who, n - 1)

    def question(self, s: Maracaibo, who: i64, n: i64) -> Phrase:
        discount = int(s.tallied(DISCOUNTS, who))
        return Phrase(self.asks, (Term("n", "number", int(n)), Term("discount", "number", discount)), self.rule)
