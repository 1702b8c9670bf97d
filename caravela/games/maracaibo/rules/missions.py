"""Missions (4.14): payment, tile and reward; story missions."""

from typing import Final

from caravela.core.events import Phrase, Term
from caravela.core.packed import i64, vec
from caravela.games.maracaibo.rules.atoms import ask_for, do_at_once
from caravela.games.maracaibo.rules.components import BY_MISSION, BY_STORY
from caravela.games.maracaibo.rules.events import MISSION_FULFILLED, STORY_FULFILLED
from caravela.games.maracaibo.rules.numbers import COMPASSES, FULFIL, MISSION_REWARD, PAY_COST, STORY_REWARD, T_TAKEN
from caravela.games.maracaibo.rules.ops import NOTHING, OP_CP, OP_DOUBLOONS, OP_INFLUENCE, OP_VP, OP_WORKERS
from caravela.games.maracaibo.rules.options import BONUS_FIRST, COMPASS_FIRST
from caravela.games.maracaibo.rules.payment import can_pay
from caravela.games.maracaibo.rules.state import Effect, Maracaibo

THEN: Final = 32  # added to a mission or story tile: the first step is done


def can_fulfil(s: Maracaibo, who: i64, mission: i64) -> bool:
    """M-MIS-3: whether the seat can pay the whole cost of a mission."""
    return can_pay(s, who, s.box.mission_cost[mission])


def can_fulfil_story(s: Maracaibo, who: i64, tile: i64) -> bool:
    """M-MIS-9, 11: the same for the story mission of a story tile on the map."""
    return s.story_of[tile] >= 0 and can_pay(s, who, s.box.story_needs[s.story_of[tile]])


class Fulfil(Effect):
    """M-MIS-3, 6, 7: pay the whole cost, then the tile goes to the ship board. n: the mission, + THEN when it is paid."""

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        if n < THEN:
            s.note(MISSION_FULFILLED, who, n)
            s.then(PAY_COST, who, s.box.mission_cost[n] * 64 + BY_MISSION)
            s.then(FULFIL, who, n + THEN)
        else:
            s.take_mission(who, n - THEN)
            s.then(MISSION_REWARD, who, n - THEN)


def can_bring_more(s: Maracaibo, program: i64) -> bool:
    """Whether a bonus can lead to something else, so that it matters whether it comes first."""
    while s.box.code[program] != NOTHING:
        op: i64 = s.box.code[program] & 255
        if op != OP_DOUBLOONS and op != OP_VP and op != OP_CP and op != OP_WORKERS and op != OP_INFLUENCE:
            return True
        program += 1
    return False


def gain_for_compasses(s: Maracaibo, who: i64, mission: i64) -> None:
    """M-MIS-5, 12: `per_compass` once for each compass; plain gains are told in one sum."""
    code: vec[i64] = s.box.code
    compasses: i64 = s.tallied(COMPASSES, who)
    at: i64 = s.box.mission_each[mission]
    while code[at] != NOTHING:
        if not do_at_once(s, who, code[at] + (code[at] & 0xFF00) * (compasses - 1), BY_MISSION):
            for i in range(compasses):
                ask_for(s, who, code[at], BY_MISSION)
        at += 1


class MissionReward(Effect):
    """M-MIS-5, DP-23: what the compasses bring and the bonus, in either order. n: the mission, + THEN after the bonus."""

    asks = "ask-mission-order"
    rule = "M-MIS-5"

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        if n >= THEN:
            gain_for_compasses(s, who, n - THEN)
        elif can_bring_more(s, s.box.mission_bonus[n]):
            s.offer(COMPASS_FIRST)
            s.offer(BONUS_FIRST)
        else:
            gain_for_compasses(s, who, n)
            s.do(who, s.box.mission_bonus[n], BY_MISSION)

    def chosen(self, s: Maracaibo, who: i64, n: i64, option: i64) -> None:
        if option == COMPASS_FIRST:
            gain_for_compasses(s, who, n)
        s.do(who, s.box.mission_bonus[n], BY_MISSION)
        if option == BONUS_FIRST:
            s.then(MISSION_REWARD, who, n + THEN)

    def question(self, s: Maracaibo, who: i64, n: i64) -> Phrase:
        return Phrase(self.asks, (Term("mission", "mission", int(n)),), self.rule)


class StoryReward(Effect):
    """M-MIS-9, 10: a story mission: payment, the story tile as a mission, rewards. n: the tile, + THEN when it is paid."""

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        card: i64 = s.story_of[n % THEN]
        if n < THEN:
            s.note(STORY_FULFILLED, who, n, card)
            s.then(PAY_COST, who, s.box.story_needs[card] * 64 + BY_STORY)
            s.then(STORY_REWARD, who, n + THEN)
        else:
            s.story_tiles[n - THEN] = T_TAKEN + who
            s.count_mission(who)
            s.do(who, s.box.story_gives[card], BY_STORY)
