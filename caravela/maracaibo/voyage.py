"""Phase A (4.5): sailing, what is passed, and what happens on arrival."""

from caravela.core.packed import append, i64, vec
from caravela.core.state import bit, count
from caravela.maracaibo.components import (
    BY_LEGACY,
    BY_TOLL,
    BY_UNUSED,
    BY_VISIT,
    DISC_TILES,
    HOME_2,
    HOME_2_LAST,
    HOME_3,
    L5,
    L9,
    L10,
    LOCATIONS,
    SEATS,
)
from caravela.maracaibo.events import SAILED
from caravela.maracaibo.numbers import (
    ARRIVE,
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
from caravela.maracaibo.options import SAIL, SKIP, VISIT_DOUBLOONS, VISIT_VP, WAYS
from caravela.maracaibo.state import Effect, Maracaibo

UNUSED_VP = 2  # M-ASST-6 to 8


def toll(s: Maracaibo, passed: i64) -> i64:
    """M-LEG-24, M-RUL-73: what leaving these locations without a stop costs."""
    doubloons: i64 = 0
    for tile in range(i64(L10), i64(L10 + DISC_TILES)):
        if s.box.legacy_toll[tile] > 0 and s.tile_in_play(tile) and passed >> s.box.legacy_at[tile] & 1:
            doubloons += s.box.legacy_toll[tile]
    return doubloons


def routes(s: Maracaibo, who: i64, most: i64) -> vec[i64]:
    """M-SAIL-1 to 8, 12, 13: every way that the ship can sail with so many points.

    A way is its destination in five bits, then the branches passed (see options.py) in six, the points in six, and the set of
    locations passed. Ways that differ in nothing but a branch without consequence are listed once (M-RUL-85).
    """
    matters: i64 = 0
    for place in range(i64(LOCATIONS)):
        if s.box.helpers_at[place]:
            matters |= bit(place)
    found: vec[i64] = vec[i64]([])
    at: i64 = -1
    while at < len(found):
        place = s.ship(who) if at < 0 else found[at] & 31
        points: i64 = 0 if at < 0 else found[at] >> 11 & 63
        passed: i64 = 0 if at < 0 else found[at] >> 17 | bit(place)
        way: i64 = 0 if at < 0 else (found[at] >> 5 & 63) + s.box.way_weight[place]
        at += 1
        if at > 0 and (s.box.stops >> place & 1 or toll(s, passed) > s.tallied(DOUBLOONS, who)):
            continue
        for i in range(s.box.edges_at[place], s.box.edges_at[place + 1]):
            edge: i64 = s.box.edges_out[i]
            to: i64 = s.box.edge_to[edge]
            cost: i64 = step_cost(s, edge)
            if points + cost <= most and is_open(s, who, edge):
                new: i64 = ((passed * 64 + points + cost) * 64 + way) * 32 + to
                if not listed(found, new, matters):
                    found = append(found, new)
    return found


def step_cost(s: Maracaibo, edge: i64) -> i64:
    """M-SAIL-2, M-LEG-6."""
    tile: i64 = s.box.edge_tile[edge]
    return s.box.legacy_cost[tile] if tile >= 0 and s.tile_in_play(tile) else s.box.edge_cost[edge]


def is_open(s: Maracaibo, who: i64, edge: i64) -> bool:
    """M-SAIL-12, 13."""
    if not s.box.edge_first[edge] <= s.round <= s.box.edge_last[edge]:
        return False
    tile: i64 = s.box.edge_legacy[edge]
    return tile < 0 or (s.tile_in_play(tile) and s.open_to(who, s.box.edge_to[edge]))


def listed(found: vec[i64], new: i64, matters: i64) -> bool:
    """Whether a way with the same destination, points and consequences is there already."""
    for i in range(i64(len(found))):
        if found[i] & 31 == new & 31 and found[i] >> 11 & 63 == new >> 11 & 63:
            if (found[i] >> 17 ^ new >> 17) & matters == 0:
                return True
    return False


class SailOut(Effect):
    """M-SAIL-1, 5: where to, and by which branches. n: 0 in phase A, else the points of an extra sailing (M-ASST-9)."""

    asks = "ask-sail"
    rule = "M-SAIL-1"

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        ways: vec[i64] = routes(s, who, n if n > 0 else s.box.most_points)
        for i in range(i64(len(ways))):
            s.offer(SAIL + (ways[i] & 31) * WAYS + (ways[i] >> 5 & 63))
        if n > 0:
            s.offer(SKIP)

    def chosen(self, s: Maracaibo, who: i64, n: i64, option: i64) -> None:
        if option == SKIP:
            return
        place: i64 = (option - SAIL) // WAYS
        way: i64 = (option - SAIL) % WAYS
        ways: vec[i64] = routes(s, who, n if n > 0 else s.box.most_points)
        at: i64 = 0
        while ways[at] & 31 != place or ways[at] >> 5 & 63 != way:
            at += 1
        sail(s, who, place, ways[at] >> 11 & 63, ways[at] >> 17)
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
    s.pay_doubloons(who, toll(s, passed), BY_TOLL)
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
