"""The explorer track (4.12)."""

from typing import Final

from caravela.core.events import Phrase, Term
from caravela.core.packed import i64
from caravela.core.state import bit, count
from caravela.games.maracaibo.rules.components import (
    BARRIERS,
    BY_ARRIVAL,
    BY_BARRIER,
    BY_SPACE,
    BY_STEAL,
    MISSIONS,
    NATIONS,
    SEATS,
    SPACES,
    TRACK_END,
    TRACK_START,
)
from caravela.games.maracaibo.rules.events import BARRIER_CROSSED, EXPLORED, STOLEN
from caravela.games.maracaibo.rules.missions import can_fulfil
from caravela.games.maracaibo.rules.numbers import (
    ARRIVED,
    CROSSED,
    EXPLORE_MOVE,
    EXPLORER,
    EXPLORER_PLUS,
    FULFIL,
    MISSION_SLOT,
    Q_TRACK,
    RED_BARRIER,
    SPACE_REWARD,
    STEAL,
    VP,
)
from caravela.games.maracaibo.rules.options import EXPLORE, EXPLORE_LONG, MISSION, NATION, SKIP
from caravela.games.maracaibo.rules.state import Effect, Maracaibo, lowest

PATHS: Final = 8  # a path is the set of junctions, counted from the explorer on, at which it does not take the short cut
FIRST: Final = 4  # added to a barrier that nobody had crossed before


# -- the track, for players and for Ana --------------------------------------------------------------------------------


def mission_on(s: Maracaibo, space: i64) -> i64:
    """The mission that lies on a space; -1 without one."""
    slot: i64 = s.box.slot_at[space]
    if slot >= 0:
        for mission in range(i64(MISSIONS)):
            if s.missions[mission] == Q_TRACK + slot:
                return mission
    return -1


def others_on(s: Maracaibo, who: i64, space: i64) -> i64:
    """M-EXP-4: the set of others whose explorer keeps a space; start and end hold any number."""
    others: i64 = 0
    if space != TRACK_START and space != TRACK_END:
        for other in range(s.figures):
            if other != who and s.tallied(EXPLORER, other) == space:
                others |= bit(other)
    return others


def is_jumped(s: Maracaibo, who: i64, space: i64) -> bool:
    """M-EXP-5, 6: occupied, or a mission slot whose tile has been taken."""
    return others_on(s, who, space) != 0 or (s.box.slot_at[space] >= 0 and mission_on(s, space) < 0)


def step_from(s: Maracaibo, space: i64, short: bool) -> i64:
    """M-EXP-3: the next space of the track, by the short cut if there is one and it is wanted; -1 behind the end."""
    return s.box.side_space[space] if short and s.box.side_space[space] >= 0 else s.box.next_space[space]


def next_free(s: Maracaibo, who: i64, space: i64, short: bool) -> i64:
    """M-EXP-5, 6, M-RUL-42: where one counted space leads to; -1 from the end."""
    space = step_from(s, space, short)
    while space >= 0 and is_jumped(s, who, space):
        space = step_from(s, space, short)
    return space


def barriers_between(s: Maracaibo, start: i64, end: i64) -> i64:
    """M-EXP-12: the set of barriers that a move from one space to another crosses; every path crosses them."""
    found: i64 = 0
    for barrier in range(i64(BARRIERS)):
        if s.box.rank[start] <= s.box.rank[s.box.barrier_from[barrier]] < s.box.rank[end]:
            found |= bit(barrier)
    return found


# -- an explorer move --------------------------------------------------------------------------------------------------


def in_reach(s: Maracaibo, who: i64, steps: i64) -> i64:
    """M-EXP-1, 5, 6: the set of spaces where the explorer can stop."""
    found: i64 = 0
    for path in range(i64(PATHS)):
        space: i64 = s.tallied(EXPLORER, who)
        left: i64 = steps
        ways: i64 = path
        while left > 0 and space != TRACK_END:
            if s.box.side_space[space] >= 0:
                space = step_from(s, space, ways & 1 == 0)
                ways >>= 1
            else:
                space = s.box.next_space[space]
            if not is_jumped(s, who, space):
                found |= bit(space)
                left -= 1
    return found


def jumped_on(s: Maracaibo, who: i64, to: i64, steps: i64, path: i64) -> i64:
    """The set of others jumped on a path to a space; -1 when the path does not lead there with so many steps."""
    space: i64 = s.tallied(EXPLORER, who)
    jumped: i64 = 0
    while s.box.rank[space] < s.box.rank[to]:
        if s.box.side_space[space] >= 0:
            space = step_from(s, space, path & 1 == 0)
            path >>= 1
        else:
            space = s.box.next_space[space]
        if is_jumped(s, who, space):
            if space == to:
                return -1
            jumped |= others_on(s, who, space)
        else:
            steps -= 1
            if steps < 0:
                return -1
    return jumped if space == to else i64(-1)


def paths_to(s: Maracaibo, who: i64, to: i64, steps: i64) -> i64:
    """The set of paths to a space, one for each outcome: they differ only in who is jumped (M-EXP-16)."""
    paths: i64 = 0
    for path in range(i64(PATHS)):
        jumped: i64 = jumped_on(s, who, to, steps, path)
        if jumped >= 0:
            if s.tallied(STEAL, who) == 0:
                return bit(path)
            new = True
            for other in range(path):
                if paths >> other & 1 and jumped_on(s, who, to, steps, other) == jumped:
                    new = False
            if new:
                paths |= bit(path)
    return paths


def steal(s: Maracaibo, who: i64, others: i64) -> None:
    """M-EXP-16, M-RUL-55: VP of everybody who was jumped, as far as they have any."""
    for other in range(s.figures):
        n: i64 = s.tallied(STEAL, who)
        if n > s.tallied(VP, other):
            n = s.tallied(VP, other)
        if others >> other & 1 and n > 0:
            s.tally[VP * SEATS + other] -= n
            s.note(STOLEN, who, n, other)
            s.gain_vp(who, n, BY_STEAL)


def move(s: Maracaibo, who: i64, to: i64, jumped: i64) -> None:
    """M-EXP-8, 12: the explorer moves; barriers in the order of crossing, then the space where it stopped."""
    barriers: i64 = barriers_between(s, s.tallied(EXPLORER, who), to)
    s.tally[EXPLORER * SEATS + who] = to
    s.note(EXPLORED, who, to)
    steal(s, who, jumped)
    for barrier in range(i64(BARRIERS)):
        if barriers >> barrier & 1:
            s.note(BARRIER_CROSSED, who, barrier)
            s.then(RED_BARRIER, who, barrier if s.crossed >> barrier & 1 else barrier + FIRST)
    s.tally[CROSSED * SEATS + who] |= barriers
    s.crossed |= barriers
    s.then(SPACE_REWARD, who, to)


class ExploreMove(Effect):
    """M-EXP-1, 3, 7, DP-17: how far the explorer moves and, where it matters, by which path.

    n: the spaces granted. Where more than two paths to the same space differ, the long way asks at each junction: above the
    spaces the target + 1, then the junctions decided in two bits and the path so far.
    """

    asks = "ask-explore"
    rule = "M-EXP-1"

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        steps: i64 = (n & 255) + s.tallied(EXPLORER_PLUS, who)
        if n > 255:
            self.ask_path(s, who, n, steps)
            return
        spaces: i64 = in_reach(s, who, steps)
        for space in range(i64(SPACES)):
            if spaces >> space & 1:
                s.offer(EXPLORE + space)
                if s.tallied(STEAL, who) > 0 and count(paths_to(s, who, space, steps)) > 1:
                    s.offer(EXPLORE_LONG + space)
        if s.offered > 0:  # M-EXP-14, 17
            s.offer(SKIP)

    def ask_path(self, s: Maracaibo, who: i64, n: i64, steps: i64) -> None:
        """M-EXP-3: which way at the next junction."""
        to: i64 = (n >> 8 & 63) - 1
        decided: i64 = n >> 14 & 3
        left: i64 = self.still_open(paths_to(s, who, to, steps), n)
        if count(left) == 1:
            move(s, who, to, jumped_on(s, who, to, steps, lowest(left)))
            return
        by_long: i64 = 0
        for path in range(i64(PATHS)):
            if left >> path & 1 and path >> decided & 1:
                by_long += 1
        if 0 < by_long < count(left):
            junction: i64 = self.junction(s, who, decided)
            s.offer(EXPLORE + s.box.side_space[junction])
            s.offer(EXPLORE + s.box.next_space[junction])
        else:
            s.then(EXPLORE_MOVE, who, n + bit(14) + (bit(16 + decided) if by_long else i64(0)))

    def still_open(self, paths: i64, n: i64) -> i64:
        """The paths that agree with what was decided."""
        found: i64 = 0
        for path in range(i64(PATHS)):
            if paths >> path & 1 and (path ^ n >> 16) & (bit(n >> 14 & 3) - 1) == 0:
                found |= bit(path)
        return found

    def junction(self, s: Maracaibo, who: i64, number: i64) -> i64:
        """The junctions ahead, counted from 0."""
        space: i64 = s.tallied(EXPLORER, who)
        while True:
            if s.box.side_space[space] >= 0:
                if number == 0:
                    return space
                number -= 1
            space = s.box.next_space[space]

    def chosen(self, s: Maracaibo, who: i64, n: i64, option: i64) -> None:
        if option == SKIP:
            return
        steps: i64 = (n & 255) + s.tallied(EXPLORER_PLUS, who)
        if n > 255:
            decided: i64 = n >> 14 & 3
            long: i64 = 1 if option - EXPLORE == s.box.next_space[self.junction(s, who, decided)] else 0
            s.then(EXPLORE_MOVE, who, n + bit(14) + long * bit(16 + decided))
            return
        to: i64 = option - EXPLORE if option < EXPLORE_LONG else option - EXPLORE_LONG
        paths: i64 = paths_to(s, who, to, steps)
        if option >= EXPLORE_LONG:
            if count(paths) > 2:
                s.then(EXPLORE_MOVE, who, n + (to + 1) * 256)
                return
            paths &= paths - 1
        move(s, who, to, jumped_on(s, who, to, steps, lowest(paths)))

    def question(self, s: Maracaibo, who: i64, n: i64) -> Phrase:
        if n > 255:
            junction = self.junction(s, who, n >> 14 & 3)
            return Phrase("ask-explore-path", (Term("space", "space", int(junction)),), "M-EXP-3")
        steps = int(n + s.tallied(EXPLORER_PLUS, who))
        return Phrase(self.asks, (Term("n", "number", steps),), self.rule)


class RedBarrier(Effect):
    """M-EXP-10, 11, DP-16: influence with one nation, or VP. n: the barrier, + FIRST for the first who crosses it."""

    asks = "ask-barrier"
    rule = "M-EXP-10"

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        if s.box.barrier_influence[n % FIRST] == 0:
            self.gain_points(s, who, n)
            return
        for nation in range(i64(NATIONS)):
            s.offer(NATION + nation)
        s.offer(SKIP)

    def chosen(self, s: Maracaibo, who: i64, n: i64, option: i64) -> None:
        self.gain_points(s, who, n)
        if option != SKIP:
            s.gain_influence(who, option - NATION, s.box.barrier_influence[n % FIRST], BY_BARRIER)

    def gain_points(self, s: Maracaibo, who: i64, n: i64) -> None:
        barrier: i64 = n % FIRST
        s.gain_vp(who, s.box.barrier_first[barrier] if n >= FIRST else s.box.barrier_later[barrier], BY_BARRIER)

    def question(self, s: Maracaibo, who: i64, n: i64) -> Phrase:
        barrier = int(n % FIRST)
        return Phrase(
            self.asks,
            (Term("barrier", "barrier", barrier), Term("n", "number", int(s.box.barrier_influence[barrier]))),
            self.rule,
        )


class SpaceReward(Effect):
    """M-EXP-8, 9, 13: what the space brings where the explorer stopped. n: the space."""

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        if n == TRACK_END:
            s.ended += 1
            s.tally[ARRIVED * SEATS + who] = s.ended
            s.gain_vp(who, s.box.arrival_vp[s.ended - 1], BY_ARRIVAL)
        s.do(who, s.box.reward[n], BY_SPACE)
        mission: i64 = mission_on(s, n)
        if mission >= 0:
            s.then(MISSION_SLOT, who, mission)


class MissionSlot(Effect):
    """M-EXP-9, DP-18, M-RUL-40: the mission of the space may be fulfilled at once, and not later. n: the mission."""

    asks = "ask-mission-slot"
    rule = "M-EXP-9"
    tells = True

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        if can_fulfil(s, who, n):
            s.offer(MISSION + n)
        s.offer(SKIP)

    def why_not(self, s: Maracaibo, who: i64, n: i64, option: i64) -> str:
        return "M-MIS-3" if option == MISSION + n else super().why_not(s, who, n, option)

    def chosen(self, s: Maracaibo, who: i64, n: i64, option: i64) -> None:
        if option != SKIP:
            s.then(FULFIL, who, n)

    def question(self, s: Maracaibo, who: i64, n: i64) -> Phrase:
        return Phrase(self.asks, (Term("mission", "mission", int(n)),), self.rule)
