"""Phase A (4.5): sailing, what is passed, and what happens on arrival."""

from typing import Final

from caravela.core.packed import i64, vec
from caravela.core.state import bit, count
from caravela.games.maracaibo.rules.components import (
    ANGOSTURA,
    BY_LEGACY,
    BY_TOLL,
    BY_UNUSED,
    BY_VISIT,
    HOME_1,
    HOME_2,
    HOME_2_LAST,
    HOME_3,
    L5,
    L9,
    LOCATIONS,
    ROUNDS,
    SEATS,
    WAYS,
)
from caravela.games.maracaibo.rules.events import SAILED
from caravela.games.maracaibo.rules.numbers import (
    ARRIVE,
    ASSISTANTS,
    DOUBLOONS,
    FRESH,
    MAIN_ACTION,
    MARKED,
    PASSED,
    SAILING,
    SHIP,
    VISIT_BONUS,
    VISITS,
)
from caravela.games.maracaibo.rules.options import SAIL, SKIP, VISIT_DOUBLOONS, VISIT_VP
from caravela.games.maracaibo.rules.seaways import toll, ways
from caravela.games.maracaibo.rules.state import Effect, Maracaibo

UNUSED_VP: Final = 2  # M-ASST-6 to 8


def open_cities(s: Maracaibo, who: i64) -> i64:
    """M-SAIL-12: the set of legacy cities that are open to a seat."""
    found: i64 = 0
    for place in range(i64(ANGOSTURA), i64(LOCATIONS)):
        if s.open_to(who, place):
            found |= bit(place)
    return found


def routes(s: Maracaibo, who: i64, most: i64) -> vec[i64]:
    """Every way that the ship can sail with so many points, while legacy tiles make some of them dearer."""
    return ways(s.box, s.ship(who), s.round, s.legacy, open_cities(s, who), s.tallied(DOUBLOONS, who), most)


def listed_at(s: Maracaibo, who: i64) -> i64:
    """Where the ways of the ship stand in the list of the box."""
    opened: i64 = open_cities(s, who) >> ANGOSTURA if s.legacy else i64(0)
    return (opened * LOCATIONS + s.ship(who)) * 2 + (1 if s.round == ROUNDS else 0)


def offer_ways(s: Maracaibo, who: i64, most: i64) -> None:
    box = s.box
    if s.legacy & box.dear_tiles:
        found: vec[i64] = routes(s, who, most)
        for i in range(i64(len(found))):
            s.offer(SAIL + (found[i] & 31) * WAYS + (found[i] >> 5 & 63))
    else:
        at: i64 = listed_at(s, who)
        for i in range(box.ways_at[at], box.ways_at[at + 1]):
            if box.listed_ways[i] >> 11 & 63 <= most:
                s.offer(SAIL + (box.listed_ways[i] & 31) * WAYS + (box.listed_ways[i] >> 5 & 63))


def way_taken(s: Maracaibo, who: i64, most: i64, option: i64) -> i64:
    """The way that an option stands for."""
    wanted: i64 = (option - SAIL) // WAYS + (option - SAIL) % WAYS * 32
    if s.legacy & s.box.dear_tiles:
        found: vec[i64] = routes(s, who, most)
        at: i64 = 0
    else:
        found = s.box.listed_ways
        at = s.box.ways_at[listed_at(s, who)]
    while found[at] & 2047 != wanted:
        at += 1
    return found[at]


class SailOut(Effect):
    """M-SAIL-1, 5: where to, and by which branches. n: 0 in phase A, else the points of an extra sailing (M-ASST-9)."""

    asks = "ask-sail"
    rule = "M-SAIL-1"

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        offer_ways(s, who, n if n > 0 else s.box.most_points)
        if n > 0:
            s.offer(SKIP)

    def why_not(self, s: Maracaibo, who: i64, n: i64, option: i64) -> str:
        if not SAIL <= option < SAIL + LOCATIONS * WAYS:
            return super().why_not(s, who, n, option)
        place: i64 = (option - SAIL) // WAYS
        if not s.open_to(who, place):
            return "M-SAIL-12"
        if (place == HOME_2 or place == HOME_2_LAST) and s.ship(who) < HOME_1:
            return "M-SAIL-6"
        return "M-SAIL-3" if 0 < place <= s.ship(who) <= HOME_2 else "M-SAIL-8"

    def chosen(self, s: Maracaibo, who: i64, n: i64, option: i64) -> None:
        if option == SKIP:
            return
        way: i64 = way_taken(s, who, n if n > 0 else s.box.most_points, option)
        sail(s, who, way & 31, way >> 11 & 63, way >> 17)
        s.then(ARRIVE, who)
        if n > 0:
            s.then(MAIN_ACTION, who)


def sail(s: Maracaibo, who: i64, place: i64, points: i64, passed: i64) -> None:
    """M-SAIL-9, 10: the ship moves; tolls are paid, unused assistants on the way give VP."""
    s.tally[SHIP * SEATS + who] = place
    s.tally[PASSED * SEATS + who] |= passed | bit(place)
    s.moved = points
    if s.phase == SAILING:
        s.spent = points
    s.tile_used = 0
    s.note(SAILED, who, place, points)
    s.pay_doubloons(who, toll(s.box, s.legacy, passed), BY_TOLL)
    if s.tallied(ASSISTANTS, who):
        helpers: i64 = 0
        for at in range(i64(LOCATIONS)):
            if passed >> at & 1:
                helpers |= s.helpers_here(who, at)
        award_unused(s, who, helpers)
    if place == HOME_2 or place == HOME_3:  # M-HOME-8, 9
        s.trigger = who


def award_unused(s: Maracaibo, who: i64, helpers: i64) -> None:
    """M-ASST-6, 7, 8, 11, M-RUL-30: at most once a round for each assistant."""
    helpers &= ~s.tallied(MARKED, who) & ~s.tallied(FRESH, who)
    s.tally[MARKED * SEATS + who] |= helpers
    s.gain_vp(who, UNUSED_VP * count(helpers), BY_UNUSED)


class Arrive(Effect):
    """M-SAIL-11: L5 and L9, then visits: the own assistants' first, then those of the others in turn order."""

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        place: i64 = s.ship(who)
        if s.tile_in_play(L5) and place == s.box.legacy_at[L5]:
            s.do(who, s.box.legacy_gain[L5], BY_LEGACY)
        if s.tile_in_play(L9) and (place == HOME_2 or place == HOME_2_LAST):
            s.do(who, s.box.legacy_gain[L9], BY_LEGACY)
        visits(s, who)


def visits(s: Maracaibo, who: i64) -> None:
    """M-CARD-PERM-7, M-RUL-56, 70: owners of assistants where a ship has stopped."""
    for i in range(s.figures):
        owner: i64 = (who + i) % s.figures
        if owner < s.seats and s.tallied(VISITS, owner) > 0 and s.helpers_here(owner, s.ship(who)):
            s.then(VISIT_BONUS, owner, s.tallied(VISITS, owner))


class VisitBonus(Effect):
    """M-CARD-PERM-7: VP or doubloons, once for each card. n: how many cards are left."""

    asks = "ask-visit"
    rule = "M-CARD-PERM-7"

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        s.offer(VISIT_VP)
        s.offer(VISIT_DOUBLOONS)

    def chosen(self, s: Maracaibo, who: i64, n: i64, option: i64) -> None:
        if option == VISIT_VP:
            s.gain_vp(who, s.box.visit_vp, BY_VISIT)
        else:
            s.gain_doubloons(who, s.box.visit_d, BY_VISIT)
        if n > 1:
            s.then(VISIT_BONUS, who, n - 1)
