"""University (12.5): once, at any time, an own worker or the own marker moves forward."""

from typing import Final

from caravela.core.packed import i64
from caravela.core.state import bit
from caravela.games.empires.rules.components import (
    BOXES,
    BUILDINGS,
    DISCOVERY,
    DOCK,
    GOODS_BOX,
    INITIATIVE,
    LONG,
    NUMBERED,
    SHIPPING,
    SPECIALISTS,
    UNIVERSITY,
    WARFARE,
)
from caravela.games.empires.rules.events import STUDIED_MARKER, STUDIED_WORKER
from caravela.games.empires.rules.numbers import BENEFITING, PLACING, RESOLVING
from caravela.games.empires.rules.options import MARKER, MOVE, NO
from caravela.games.empires.rules.state import Effect, Empires

BEFORE_A_RIVAL: Final = 1


class Study(Effect):
    """E-B-UNIVERSITY.6: one of the windows. E-ROUND-8: not asked twice about the same table.

    Before a rival's placement it is asked only if the move would close the last free dock space (E-DOCK-22).
    """

    asks = "ask-study"
    rule = "E-B-UNIVERSITY.1"

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        if s.scholar != who or s.likeness() == s.studied:
            return
        if n == BEFORE_A_RIVAL:
            if not closes_the_dock(s):
                return
            first: i64 = DOCK
            last: i64 = DOCK
        else:
            first = INITIATIVE
            last = WARFARE
        before: i64 = s.offered
        s.offer(NO)
        for box in range(first, last + 1):
            if counts(s, box):
                for i in range(s.filled[box]):
                    if s.queue[box * LONG + i] >> 3 & 7 == who and moves(s, box, i):
                        s.offer(MOVE + box * LONG + i)
        if n != BEFORE_A_RIVAL and marker_matters(s, who):
            s.offer(MARKER)
        if s.offered == before + 1:
            s.offered = before  # no move would change anything

    def why_not(self, s: Empires, who: i64, n: i64, option: i64) -> str:
        box: i64 = (option - MOVE) // LONG
        i: i64 = (option - MOVE) % LONG
        if not 0 <= box < BOXES:
            return super().why_not(s, who, n, option)
        if i < s.filled[box] and s.queue[box * LONG + i] >> 3 & 7 != who:
            return "E-B-UNIVERSITY.4"
        return "E-EDGE-44" if i == 0 else "E-B-UNIVERSITY.2" if s.setup.deluxe else "E-B-UNIVERSITY.3"

    def chosen(self, s: Empires, who: i64, n: i64, option: i64) -> None:
        if option == NO:
            s.studied = s.likeness()
            return
        s.spent |= bit(UNIVERSITY)
        s.scholar = -1
        if option == MARKER:
            advance_marker(s, who)
            return
        place: i64 = option - MOVE
        box: i64 = place // LONG
        s.note(STUDIED_WORKER, who, s.queue[place] & 7, box, place % LONG + 1)
        figure: i64 = s.queue[place]
        if not s.setup.to_front:  # E-B-UNIVERSITY.10, E-DOCK-22: the two exchange places
            ahead: i64 = s.queue[place - 1]
            s.queue[place - 1] = figure & 63 | ahead >> 6 << 6
            s.queue[place] = ahead & 63 | figure >> 6 << 6
            return
        while place % LONG > 0:
            s.queue[place] = s.queue[place - 1]
            place -= 1
        s.queue[place] = figure & 63  # E-DOCK-22: it now stands on space 1


def counts(s: Empires, box: i64) -> bool:
    """E-B-UNIVERSITY.2, 3, 11: which boxes are included; and whether the order there still matters."""
    if box == SHIPPING or box == DISCOVERY or box == SPECIALISTS:
        return False
    if box == GOODS_BOX or box == WARFARE:
        return s.setup.deluxe
    if box == INITIATIVE:  # E-B-UNIVERSITY.7, E-ORDER-4
        return s.round < 8 or s.phase == PLACING or s.at_box == INITIATIVE
    return True


def moves(s: Empires, box: i64, i: i64) -> bool:
    """E-EDGE-44: the move must change something; equal figures one behind the other are one choice (E-EDGE-71)."""
    figure: i64 = s.queue[box * LONG + i]
    spaces_matter: bool = box == DOCK and s.phase != RESOLVING and s.setup.to_front  # E-DOCK-22
    if i == 0:  # alone on X, Y or a ship, it does not stand on space 1
        return spaces_matter and figure >> 6 != NUMBERED
    ahead: i64 = s.queue[box * LONG + i - 1]
    if spaces_matter:
        return figure != ahead
    if box == DOCK or box == BUILDINGS:  # there the kind of worker counts
        return figure & 63 != ahead & 63
    return figure >> 3 & 7 != ahead >> 3 & 7


def marker_matters(s: Empires, who: i64) -> bool:
    """D-20, D-69: the own marker would pass somebody, and the order between the two still decides something."""
    place: i64 = 0
    while s.order[place] != who:
        place += 1
    for i in range(i64(0) if s.setup.to_front else place - 1, place):
        if i >= 0 and order_matters(s, who, s.order[i]):
            return True
    return False


def order_matters(s: Empires, who: i64, rival: i64) -> bool:
    if s.phase < BENEFITING:
        return True
    if s.phase == BENEFITING and not s.acted >> who & 1 and not s.acted >> rival & 1:
        return True
    # E-ORDER-1: those in Initiative go before the others whatever the old order is; E-ORDER-4
    return s.round < 8 and not s.in_initiative(who) and not s.in_initiative(rival)


def closes_the_dock(s: Empires) -> bool:
    """One numbered space is free, and the scholar has a worker on X, Y or a ship that could take it."""
    if not s.setup.to_front:
        return False
    numbered: i64 = 0
    own: bool = False
    for i in range(s.filled[DOCK]):
        figure: i64 = s.queue[DOCK * LONG + i]
        if figure >> 6 == NUMBERED:
            numbered += 1
        elif figure >> 3 & 7 == s.scholar:
            own = True
    return own and numbered == s.setup.room[DOCK] - 1


def advance_marker(s: Empires, who: i64) -> None:
    """E-B-UNIVERSITY.8: to the first place of the Player Order track, or one step forward."""
    place: i64 = 0
    while s.order[place] != who:
        place += 1
    target: i64 = i64(0) if s.setup.to_front else place - 1
    while place > target:
        s.order[place] = s.order[place - 1]
        place -= 1
    s.order[place] = who
    s.note(STUDIED_MARKER, who, place + 1)
