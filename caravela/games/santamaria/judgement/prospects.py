"""What is counted besides the features where search stops looking: plain numbers of a seat, and of its plan for the year.

Features tell what is good to do next; these tell how a position will turn out, and are weighed by what was learned from games
that were played on (weights/ahead.toml). "goods.wood" is told in hints as a part of "goods".
"""

from typing import Final

from caravela.core.judgement import Judgement
from caravela.core.packed import i64, vec
from caravela.core.state import State, count
from caravela.games.santamaria.judgement.features import FEATURES, Estimate, measure, weigh_up
from caravela.games.santamaria.rules.components import (
    BISHOP,
    BISHOPS,
    CAMP,
    CELLS,
    DEMAND_IDS,
    DOCK_IDS,
    DOCKS,
    EFFECT_IDS,
    EFFECTS_PRINTED,
    GOLD,
    HOOK_IDS,
    HOOKS,
    POSTS,
    RESOURCE_IDS,
    RESOURCES,
    SCHOLARS,
    SIDE,
)
from caravela.games.santamaria.rules.numbers import (
    ACTIVATIONS,
    BLUE_TAKEN,
    LEAD,
    MONKS_LEFT,
    RETIRED,
    TURN,
    UNLOCKED,
)
from caravela.games.santamaria.rules.scoring import developed
from caravela.games.santamaria.rules.state import SantaMaria

FURTHER: Final = [
    # when the deed is done
    "coins.held",
    *[f"goods.{resource}" for resource in RESOURCE_IDS],
    *[f"goods.{resource}_full" for resource in RESOURCE_IDS],  # no more can be stored
    "faith.space",
    "faith.to_monk",
    "faith.end",
    "conquest.space",
    "conquest.gap",  # to the foremost rival, at most three
    *[f"income.{dock}" for dock in DOCK_IDS],  # shipments there
    "sets.whole",
    "sets.begun",
    "plan.blue_dice",
    "engine.blue_dice",
    "plan.activations",
    "plan.order",  # of the retire space
    # the colony
    "settlers.filled",
    "settlers.developed",
    "settlers.lacking_one",  # lines
    "settlers.lacking_two",
    "settlers.lacking_three",
    "settlers.living",
    "settlers.near",  # on lines that lack at most two
    *[f"engine.{effect}" for effect in EFFECT_IDS],
    *[f"plan.{effect}" for effect in EFFECT_IDS],  # vacant
    *[f"scholars.{hook}" for hook in HOOK_IDS],
    *[f"bishops.{demand}" for demand in DEMAND_IDS],
    "faith.camps",
    "faith.monks_left",
    "plan.rivals",  # who have not retired
    # what the plan for the rest of the year adds
    "plan.coins",
    "plan.goods",
    "plan.gold_gained",
    "plan.faith",
    "plan.conquest",
    "plan.shipments",
    "plan.points",
    "plan.lines",
    # what a die brings
    "engine.mean_column",
    "engine.mean_row",
    "engine.best_column",
    "engine.best_row",
    "faith.monk",  # what the next one is worth
]
KNOWN: Final = 17  # FEATURES
MOST_GAP: Final = 3
assert len(FEATURES) == KNOWN


class Counting:
    """Numbers put down one after the other, in hundredths."""

    def __init__(self, found: vec[i64]) -> None:
        self.numbers: vec[i64] = vec[i64]([0] * (KNOWN + len(FURTHER)))
        self.at: i64 = KNOWN
        for i in range(i64(KNOWN)):
            self.numbers[i] = found[i]

    def put(self, n: i64) -> None:
        self.numbers[self.at] = 100 * n
        self.at += 1

    def put_worth(self, worth: i64) -> None:
        """What is in hundredths already."""
        self.numbers[self.at] = worth
        self.at += 1

    def add(self, place: i64, n: i64) -> None:
        """To one of the numbers that come next."""
        self.numbers[self.at + place] += 100 * n

    # -- what is counted -------------------------------------------------------------------------------------------

    def holdings(self, e: Estimate) -> None:
        s: SantaMaria = e.s
        before: vec[i64] = e.begun
        self.put(before[0])
        for resource in range(i64(RESOURCES)):
            self.put(before[7 + resource])
        for resource in range(i64(RESOURCES)):
            self.put(i64(1) if before[7 + resource] >= s.box.limit else i64(0))
        faith: i64 = before[1]
        self.put(faith)
        symbol: i64 = faith + 1
        while symbol < s.box.religion_end and not s.box.monk_at >> symbol & 1:
            symbol += 1
        self.put(symbol - faith if faith < s.box.religion_end else i64(0))
        self.put(i64(1) if faith >= s.box.religion_end else i64(0))
        self.put(before[2])
        self.put(gap_of(s, e.who, before[2]))
        least: i64 = before[12]
        more: i64 = 0
        for dock in range(i64(DOCKS)):
            self.put(before[12 + dock])
            if before[12 + dock] < least:
                least = before[12 + dock]
        for dock in range(i64(DOCKS)):
            if before[12 + dock] > least:
                more += 1
        self.put(least)
        self.put(more)
        self.put(s.tallied(UNLOCKED, e.who) - s.tallied(BLUE_TAKEN, e.who))
        self.put(s.tallied(UNLOCKED, e.who))
        self.put(s.tallied(ACTIVATIONS, e.who))
        space: i64 = s.tallied(RETIRED, e.who) - 1
        self.put(s.box.space_order[space] if space >= 0 else i64(0))

    def colony(self, e: Estimate) -> None:
        s: SantaMaria = e.s
        who: i64 = e.who
        self.put(count(s.filled[who]))
        self.put(count(developed(s, who)))
        near: i64 = 0
        living: i64 = 0
        for line in range(i64(2 * SIDE)):
            lacks: i64 = e.missing[line]
            if lacks >= 1 and lacks <= 3:
                self.add(lacks - 1, 1)
            if lacks <= 2:
                near += e.living[line]
            if line < SIDE:
                living += e.living[line]
        self.at += 3
        self.put(living)
        self.put(near)
        vacant: i64 = e.begun[6]
        for cell in range(i64(CELLS)):
            if s.territory[who] >> cell & 1:
                face: i64 = s.grid[who * CELLS + cell] & 255
                self.effect(s.box.first_effect[face], vacant >> cell & 1)
                self.effect(s.box.second_effect[face], vacant >> cell & 1)
        self.at += 2 * EFFECTS_PRINTED

    def effect(self, effect: i64, vacant: i64) -> None:
        """An effect + 1 that is printed on a territory, or 0."""
        if effect > 0:
            self.add(effect - 1, 1)
            self.add(EFFECTS_PRINTED + effect - 1, vacant)

    def monks(self, e: Estimate) -> None:
        s: SantaMaria = e.s
        for scholar in range(i64(SCHOLARS)):
            if s.able[e.who] >> scholar & 1:
                self.add(s.box.scholar_hook[scholar], 1)
        self.at += HOOKS
        for bishop in range(i64(BISHOPS)):
            if s.monks[BISHOP + bishop] >> e.who & 1:
                self.add(s.box.bishop_rule[bishop], 1)
        self.at += BISHOPS
        camps: i64 = 0
        for post in range(i64(CAMP), i64(POSTS)):
            camps += s.monks[post] >> e.who & 1
        self.put(camps)
        self.put(s.tallied(MONKS_LEFT, e.who))

    def plan(self, e: Estimate) -> None:
        s: SantaMaria = e.s
        before: vec[i64] = e.begun
        rivals: i64 = 0
        for seat in range(s.seats):
            if seat != e.who and s.tallied(RETIRED, seat) == 0:
                rivals += 1
        self.put(rivals)
        goods: i64 = 0
        for resource in range(i64(RESOURCES)):
            goods += e.goods[resource] - before[7 + resource]
        ships: i64 = 0
        for dock in range(i64(DOCKS)):
            ships += e.fleet[dock] - before[12 + dock]
        lines: i64 = 0
        for line in range(i64(2 * SIDE)):
            lines += e.times[line]
        self.put(e.coins - before[0])
        self.put(goods)
        self.put(e.goods[GOLD] - before[7 + GOLD])
        self.put(e.faith - before[1])
        self.put(e.lead - before[2])
        self.put(ships)
        self.put_worth(e.won - before[3])
        self.put(lines)

    def engine(self, e: Estimate) -> None:
        self.put_worth(e.mean(0))
        self.put_worth(e.mean(SIDE))
        for first in (i64(0), i64(SIDE)):
            best: i64 = 0
            for line in range(first, first + SIDE):
                if e.lines[line] > best:
                    best = e.lines[line]
            self.put_worth(best)
        self.put_worth(e.begun[5])


def gap_of(s: SantaMaria, who: i64, lead: i64) -> i64:
    """How far a seat is ahead of the foremost rival on the conquistador track."""
    most: i64 = 0
    for seat in range(s.seats):
        if seat != who and s.tallied(LEAD, seat) > most:
            most = s.tallied(LEAD, seat)
    gap: i64 = lead - most
    if gap > MOST_GAP:
        return MOST_GAP
    return gap if gap > -MOST_GAP else i64(-MOST_GAP)


def count_up(s: SantaMaria, who: i64) -> vec[i64]:
    """In the order of FEATURES and FURTHER, in hundredths."""
    e = Estimate(s, who)
    counting = Counting(weigh_up(e))
    counting.holdings(e)
    counting.colony(e)
    counting.monks(e)
    counting.plan(e)
    counting.engine(e)
    return counting.numbers


class SantaMariaJudgement(Judgement):
    features = FEATURES
    further = FURTHER
    turns = [TURN]

    def evaluate(self, s: State, who: int) -> list[float]:
        assert isinstance(s, SantaMaria)
        found: vec[i64] = measure(s, who)
        return [found[i] / 100 for i in range(len(found))]

    def value(self, s: State, who: int, weights: list[float]) -> float:
        assert isinstance(s, SantaMaria)
        return weighed(measure(s, who), weights)

    def survey(self, s: State, who: int) -> list[float]:
        assert isinstance(s, SantaMaria)
        found: vec[i64] = count_up(s, who)
        return [found[i] / 100 for i in range(len(found))]

    def prospect(self, s: State, who: int, weights: list[float]) -> float:
        assert isinstance(s, SantaMaria)
        return weighed(count_up(s, who), weights)

    def clock(self, s: State) -> int:
        assert isinstance(s, SantaMaria)
        return s.year


def weighed(found: vec[i64], weights: list[float]) -> float:
    total = 0.0
    for i in range(len(weights)):
        total += weights[i] * float(found[i])
    return total / 100


JUDGEMENT = SantaMariaJudgement()
