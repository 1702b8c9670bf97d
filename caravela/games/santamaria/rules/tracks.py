"""The two tracks: Conquistador (7.4), Religion (7.5) with the blue dice it unlocks (7.6), and monks (8)."""

from typing import Final

from caravela.core.packed import i64
from caravela.core.state import bit, count
from caravela.games.santamaria.rules.components import (
    BISHOP,
    BY_CAMP,
    BY_SYMBOL,
    BY_TRACK_END,
    CAMP,
    COINS,
    CONQUISTADOR_EXTRA,
    GOLD,
    POINTS,
    POSTS,
    RELIGION_COIN,
    RESOURCES,
    SCHOLARS,
    SEATS,
)
from caravela.games.santamaria.rules.events import (
    BLUE_DIE_ROLLED,
    COMMON_BLUE_DIE_ROLLED,
    CONQUISTADOR_LOST,
    CONQUISTADOR_MOVED,
    FEE_PAID,
    MONK_PLACED,
    NO_MONK,
    PAID,
    RELIGION_MOVED,
)
from caravela.games.santamaria.rules.free import do_free, is_free, offer_free, pay_coins, within_reach, worth
from caravela.games.santamaria.rules.numbers import (
    ARRIVAL,
    CAPTAIN_MAY,
    COMMON_BLUE,
    CONQUISTADOR,
    EXTRA_STEP,
    FAITH,
    FIRST_SCHOLAR,
    LEAD,
    MONEY,
    MONKS_LEFT,
    PLACE_MONK,
    RELIGION,
    UNLOCKED,
)
from caravela.games.santamaria.rules.options import MONK_TO, SKIP, STEP_FOR
from caravela.games.santamaria.rules.state import Effect, SantaMaria

CAMP_POSTS: Final = 0xF0000


class Conquistador(Effect):
    """S-CONQ-1: advance 1 space; n = 1 for the extra space of the Captain."""

    def happen(self, s: SantaMaria, who: i64, n: i64) -> None:
        space: i64 = s.tallied(LEAD, who)
        if space >= s.box.conquistador_end:  # S-CONQ-4, 5
            s.note(CONQUISTADOR_LOST, who)
        else:
            space += 1
            s.tally[LEAD * SEATS + who] = space
            s.arrivals += 1
            s.tally[ARRIVAL * SEATS + who] = s.arrivals  # S-CONQ-3
            s.note(CONQUISTADOR_MOVED, who, space)
            if s.box.gold_at >> space & 1:  # S-CONQ-2
                s.gain(who, GOLD, 1, BY_SYMBOL)
        if n == 0 and s.can(who, CONQUISTADOR_EXTRA):
            s.then(CAPTAIN_MAY, who)


class CaptainMay(Effect):
    """S-SCH-SC08: once per Conquistador action, one extra space for wood; not on the last space."""

    asks = "ask-captain"
    rule = "S-SCH-SC08"

    def happen(self, s: SantaMaria, who: i64, n: i64) -> None:
        if s.tallied(LEAD, who) < s.box.conquistador_end:
            offer_step(s, who, s.box.hook_number[CONQUISTADOR_EXTRA], -1)

    def chosen(self, s: SantaMaria, who: i64, n: i64, option: i64) -> None:
        if is_free(option):
            do_free(s, who, option)
            s.then(CAPTAIN_MAY, who)
        elif option != SKIP:
            pay_step(s, who, option - STEP_FOR, 0)
            s.then(CONQUISTADOR, who, 1)


def offer_step(s: SantaMaria, who: i64, resource: i64, coins: i64) -> None:
    """An extra space for the resource or gold, or for coins where a scholar allows it (-1: none does)."""
    before: i64 = s.offered
    if s.has(who, resource) > 0:
        s.offer(STEP_FOR + resource)
    if resource != GOLD and s.has(who, GOLD) > 0:
        s.offer(STEP_FOR + GOLD)
    if coins >= 0 and s.tally[MONEY * SEATS + who] >= coins:
        s.offer(STEP_FOR + COINS)
    if s.offered == before and not within_reach(s, who, bit(resource)) and (coins < 0 or worth(s, who) < coins):
        return  # S-FREE-13
    s.offer(SKIP)
    offer_free(s, who)


def pay_step(s: SantaMaria, who: i64, what: i64, coins: i64) -> None:
    if what == COINS:
        pay_coins(s, who, coins)
    else:
        s.goods[who * RESOURCES + what] -= 1
        s.note(PAID, who, 1, what)


class Religion(Effect):
    """S-REL-1: advance 1 space; n = 1 for the extra space. S-REL-4: all of the first space comes before the extra one."""

    def happen(self, s: SantaMaria, who: i64, n: i64) -> None:
        space: i64 = s.tallied(FAITH, who)
        if space >= s.box.religion_end:  # S-REL-9
            s.gain(who, POINTS, s.box.points_at_end, BY_TRACK_END)
        else:
            space += 1
            s.tally[FAITH * SEATS + who] = space
            s.note(RELIGION_MOVED, who, space)
            if s.box.blue_at >> space & 1:  # S-REL-6, 8
                unlock(s, who)
            if s.box.monk_at >> space & 1:  # S-REL-7
                s.then(PLACE_MONK, who)
        if n == 0:
            s.then(EXTRA_STEP, who)


def unlock(s: SantaMaria, who: i64) -> None:
    """S-BLUE-1, S-VAR-3: a blue die from the reserve is rolled."""
    s.reserve -= 1
    s.tally[UNLOCKED * SEATS + who] += 1
    roll_blue(s, who)


def roll_blue(s: SantaMaria, who: i64) -> None:
    value: i64 = s.chance(6)
    if s.setup.blue_offer:
        s.dice[COMMON_BLUE * 6 + value] += 1
        s.note(COMMON_BLUE_DIE_ROLLED, who, value + 1)
    else:
        s.dice[who * 6 + value] += 1
        s.note(BLUE_DIE_ROLLED, who, value + 1)


class ExtraStep(Effect):
    """S-REL-2: once per Religion action 1 grain for 1 extra space."""

    asks = "ask-extra-step"
    rule = "S-REL-2"

    def happen(self, s: SantaMaria, who: i64, n: i64) -> None:
        coins: i64 = -1
        if s.can(who, RELIGION_COIN):  # S-SCH-SC07
            coins = s.box.hook_number[RELIGION_COIN]
        offer_step(s, who, s.box.extra_step, coins)

    def chosen(self, s: SantaMaria, who: i64, n: i64, option: i64) -> None:
        if is_free(option):
            do_free(s, who, option)
            s.then(EXTRA_STEP, who)
        elif option != SKIP:
            pay_step(s, who, option - STEP_FOR, s.box.hook_number[RELIGION_COIN])
            s.then(RELIGION, who, 1)


def posts(s: SantaMaria) -> i64:
    """S-MONK-1: the set of posts on the shared board."""
    return s.scholars | s.bishops << BISHOP | CAMP_POSTS


def fee(s: SantaMaria, who: i64, post: i64) -> i64:
    """S-MONK-4, 5: what a monk there costs in all."""
    return count(s.monks[post] & ~bit(who)) * s.box.fee


class PlaceMonk(Effect):
    """S-MONK-1, 2: the recruited monk may be placed where the player has none yet."""

    asks = "ask-monk"
    rule = "S-MONK-1"

    def happen(self, s: SantaMaria, who: i64, n: i64) -> None:
        there: i64 = posts(s)
        coins: i64 = s.tally[MONEY * SEATS + who]
        anywhere = False
        for post in range(i64(POSTS)):
            if there >> post & 1 and not s.monks[post] >> who & 1:  # S-MONK-7
                anywhere = True
                if fee(s, who, post) <= coins:  # S-MONK-6
                    s.offer(MONK_TO + post)
        if anywhere:
            s.offer(SKIP)
            offer_free(s, who)

    def why_not(self, s: SantaMaria, who: i64, n: i64, option: i64) -> str:
        post: i64 = option - MONK_TO
        if not 0 <= post < POSTS:
            return super().why_not(s, who, n, option)
        if posts(s) >> post & 1:
            return "S-MONK-7" if s.monks[post] >> who & 1 else "S-MONK-6"
        for seat in range(s.seats):
            if s.tallied(FIRST_SCHOLAR, seat) == post:
                return "S-ADV-8"
        return "S-MONK-1"

    def chosen(self, s: SantaMaria, who: i64, n: i64, option: i64) -> None:
        if is_free(option):
            do_free(s, who, option)
            s.then(PLACE_MONK, who)
            return
        if option == SKIP:  # S-MONK-3
            s.note(NO_MONK, who)
            return
        post: i64 = option - MONK_TO
        s.note(MONK_PLACED, who, post)
        for seat in range(s.seats):
            if s.monks[post] >> seat & 1:
                s.tally[MONEY * SEATS + who] -= s.box.fee
                s.tally[MONEY * SEATS + seat] += s.box.fee
                s.note(FEE_PAID, who, seat, s.box.fee)
        s.monks[post] |= bit(who)
        s.tally[MONKS_LEFT * SEATS + who] -= 1
        if post < SCHOLARS:  # S-SCH-1
            s.able[who] |= bit(post)
        elif post >= CAMP:  # S-CAMP-1
            s.gain_row(who, s.box.camp_gain, post - CAMP, BY_CAMP)
