"""Free actions (4.7): planning, career tasks (4.20), workers for combat points."""

from caravela.core.packed import i64
from caravela.core.state import bit, count
from caravela.games.maracaibo.rules.components import (
    BY_CAREER,
    BY_CONVERSION,
    GAIN_WORKERS,
    MOST_HAND,
    NATIONS,
    SEATS,
    TASK_ASSISTANTS,
    TASK_BARRIER,
    TASK_COMBAT_TILES,
    TASK_INFLUENCE_ONE,
    TASK_INFLUENCE_TWO,
    TASK_MISSIONS,
    TASK_SYNERGY,
    TASKS,
)
from caravela.games.maracaibo.rules.events import CONVERTED, GAINED, PLANNED_CARD, PLANNED_HIDDEN, TASK_DONE
from caravela.games.maracaibo.rules.numbers import (
    ACTING,
    ASSISTANTS,
    CAREER_KEPT,
    CONVERSION,
    CP,
    CROSSED,
    HAND_SIZE,
    INFLUENCE,
    MISSIONS_DONE,
    ON_CAREER,
    SUPPLY,
    TASKS_DONE,
    TILES_WON,
    TOKENS_OWNED,
    WORKERS,
)
from caravela.games.maracaibo.rules.options import CONVERT, PLAN, TASK
from caravela.games.maracaibo.rules.state import Free, Maracaibo


def task_met(s: Maracaibo, who: i64, kind: i64, n: i64) -> bool:
    """M-CAREER-5: whether a requirement is met now."""
    if kind == TASK_COMBAT_TILES:
        return count(s.tallied(TILES_WON, who)) >= n
    if kind == TASK_MISSIONS:
        return s.tallied(MISSIONS_DONE, who) >= n
    if kind == TASK_INFLUENCE_ONE or kind == TASK_INFLUENCE_TWO:
        nations: i64 = 0
        for nation in range(i64(NATIONS)):
            if s.tallied(INFLUENCE + nation, who) >= n:
                nations += 1
        return nations >= (1 if kind == TASK_INFLUENCE_ONE else 2)
    if kind == TASK_BARRIER:
        return s.tallied(CROSSED, who) >> n & 1 != 0
    if kind == TASK_SYNERGY:
        return count(s.tallied(TOKENS_OWNED, who)) >= n
    if kind == TASK_ASSISTANTS:
        return count(s.tallied(ASSISTANTS, who)) >= n
    return s.upgrades(who) >= n


def task_open(s: Maracaibo, who: i64, task: i64) -> bool:
    """M-CAREER-1: not yet completed, and its low requirement is met."""
    if s.tallied(TASKS_DONE, who) >> task & 1:
        return False
    at: i64 = s.tallied(CAREER_KEPT, who) * TASKS + task
    return task_met(s, who, s.box.task_type[at], s.box.task_low[at])


def can_convert(s: Maracaibo, who: i64) -> bool:
    """M-CARD-PERM-8. With a full combat track nothing would be gained, so it is not offered."""
    return s.tallied(CONVERSION, who) > 0 and s.tallied(WORKERS, who) > 0 and s.tallied(CP, who) < s.box.most_cp


def convert(s: Maracaibo, who: i64) -> None:
    """M-CARD-PERM-8: a worker goes back to the supply for combat points."""
    s.tally[WORKERS * SEATS + who] -= 1
    s.tally[SUPPLY * SEATS + who] += 1
    s.note(CONVERTED, who, 1)
    s.gain_cp(who, s.tallied(CONVERSION, who), BY_CONVERSION)


def complete(s: Maracaibo, who: i64, task: i64) -> None:
    """M-CAREER-2, 3, 4: doubloons and the worker, VP for the high mark; all three bring a bonus."""
    career: i64 = s.tallied(CAREER_KEPT, who)
    at: i64 = career * TASKS + task
    s.tally[TASKS_DONE * SEATS + who] |= bit(task)
    s.note(TASK_DONE, who, task + 1, career)
    s.gain_doubloons(who, s.box.task_doubloons[at], BY_CAREER)
    s.tally[ON_CAREER * SEATS + who] -= 1
    s.tally[WORKERS * SEATS + who] += 1
    s.note(GAINED, who, 1, GAIN_WORKERS, BY_CAREER)
    if task_met(s, who, s.box.task_type[at], s.box.task_high[at]):
        s.gain_vp(who, s.box.task_vp[at], BY_CAREER)
    if s.tallied(TASKS_DONE, who) == bit(TASKS) - 1:
        s.do(who, s.box.all_done[career], BY_CAREER)


class FreeActions(Free):
    def offer(self, s: Maracaibo, who: i64, planning: bool) -> None:
        if s.tallied(ON_CAREER, who) > 0:
            for task in range(i64(TASKS)):
                if task_open(s, who, task):
                    s.offer(TASK + task)
        if s.tallied(CONVERSION, who) > 0 and can_convert(s, who):
            s.offer(CONVERT)
        if planning and s.can_plan(who):
            for i in range(s.tallied(HAND_SIZE, who)):
                s.offer(PLAN + s.hand[who * MOST_HAND + i])

    def why_not(self, s: Maracaibo, who: i64, option: i64) -> str:
        if s.phase != ACTING or who != s.active:
            return "M-FREE-6" if option == CONVERT else "M-TURN-4"
        if option >= PLAN:
            return "M-FREE-1" if s.can_plan(who) else "M-FREE-2"
        if option == CONVERT:
            return "M-MIS-4" if can_convert(s, who) else "M-CARD-PERM-8"
        return "M-MIS-4" if task_open(s, who, option - TASK) else "M-CAREER-1"

    def take(self, s: Maracaibo, who: i64, option: i64) -> None:
        if option == CONVERT:
            convert(s, who)
        elif option < PLAN:
            complete(s, who, option - TASK)
        else:
            s.plan(who, option - PLAN)
            if s.setup.open_planning:
                s.note(PLANNED_CARD, who, option - PLAN)
            else:
                s.note(PLANNED_HIDDEN, who)
                s.note(PLANNED_CARD, who, option - PLAN, 0, 0, who)
