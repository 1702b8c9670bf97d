"""What would a good player do? Two or three candidates, what each is expected to bring, why the best one is, and how it goes on.

The search is that of the strongest bot, from what the seat may know and a luck that is given, so who asks twice is told the same.
A lead is a sum: of every feature of the position that play leads to, times its weight, less the best rival's value, as far as
the bot counts it. So a reason is the part of that sum by which one candidate is ahead of another; and before it is told, it is
tried whether a bot that does not look at that part chooses otherwise.
"""

import copyreg
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import sqrt

from caravela.bots.levels import LEVELS, Searcher
from caravela.bots.seat import Seat
from caravela.build import COMPILED
from caravela.core.events import Phrase, Term
from caravela.core.search import NOISE, Ending, Judged, Race, Scales, Worlds, judged
from caravela.core.state import State, take

LEVEL = "master"
SECONDS = 0.4 if COMPILED else 0.08  # of thought, as bots count it: in positions
MOST = 3  # candidates
CLAIMS = 3  # parts of a reason
FEWEST_WORLDS = 2
MOST_WORLDS = 200
ALIKE = 0.25  # VP: less than this nobody can tell apart
TOLD = 0.2  # VP: what is less than this is no part of a reason
STEPS = 12  # of how it goes on
RIVALS = "rivals"  # parts that no feature stands for: the value of the best rival,
END = "end"  # and, where the game ends, the own points

# Worker processes send advice back. Compiled and frozen, a phrase cannot be read back field by field; it is made anew instead.
copyreg.pickle(Phrase, lambda phrase: (Phrase, (phrase.message, phrase.terms, phrase.rule)))
copyreg.pickle(Term, lambda term: (Term, (term.name, term.sort, term.value)))


@dataclass(frozen=True)
class Step:
    """What somebody would do next, in one imagined world."""

    who: int
    option: str
    question: Phrase


@dataclass(frozen=True)
class Candidate:
    """An option, and what came of it in the worlds in which it was played on: means, in VP."""

    option: str
    lead: float  # on the best rival, as far as one counts (`share` of a plan)
    behind: float  # the best candidate
    close: bool  # to the best, so that nobody can tell which is better
    parts: dict[str, float]  # what the lead is the sum of
    points: dict[str, float]  # that it brings within the turns looked at, by the categories of the game
    line: list[Step]


@dataclass(frozen=True)
class Reason:
    """By how much a part of the lead is more than with another candidate."""

    part: str
    points: float


@dataclass(frozen=True)
class Counsel:
    """Candidates, the best first."""

    candidates: list[Candidate]
    worlds: int  # in which they were played on
    exact: bool  # the rest of the game was gone through in every way there is

    claims: list[Reason] = field(default_factory=list)  # why the best is ahead of the next one
    decided: bool = (
        False  # a bot that does not look at what is claimed would not choose the best; else the claims are a part of it
    )

    def reasons(self, n: int) -> list[Reason]:
        """Why the best candidate is: what is claimed, and what speaks most against it.

        Of any other candidate, what it has more and less than the best one. Nothing where nobody can tell them apart.
        """
        if len(self.candidates) < 2 or self.candidates[max(n, 1)].close:
            return []
        more = differences(self.candidates[n], self.candidates[1 if n == 0 else 0])
        if n:
            told = sorted([reason for reason in more if abs(reason.points) >= TOLD], key=size)[:CLAIMS]
            return sorted(told, key=lambda reason: -reason.points)
        against = [reason for reason in more[-1:] if reason.points <= -max(TOLD, self.candidates[1].behind / 4)]
        return [*self.claims, *(against if self.claims else [])]


def size(reason: Reason) -> float:
    return -abs(reason.points)


def differences(one: Candidate, other: Candidate) -> list[Reason]:
    """By how much each part of the one is more than that of the other, the most first."""
    names = {**one.parts, **other.parts}
    found = [Reason(name, one.parts.get(name, 0.0) - other.parts.get(name, 0.0)) for name in names]
    return sorted(found, key=lambda reason: -reason.points)


class Weighing:
    """Options that are played on in the same worlds, and what each outcome is the sum of."""

    def __init__(self, scales: Scales, who: int, options: list[int], until: list[int]) -> None:
        self.scales = scales
        self.who = who
        self.options = options
        self.until = until
        self.outcomes: list[list[float]] = [[] for _ in options]
        self.parts: list[dict[str, float]] = [{} for _ in options]
        self.points: list[dict[str, float]] = [{} for _ in options]
        self.ways: dict[int, list[int]] = {}  # by option: how it went on in the first world

    def run(self, worlds: Worlds, budget: int) -> None:
        """In one world after the other, until about so many positions are weighed."""
        end = self.scales.weighed + budget
        for n in range(MOST_WORLDS):
            if n >= FEWEST_WORLDS and self.scales.weighed >= end:
                break
            self.play_on(worlds.world(n), self.until[n % len(self.until)])

    def play_on(self, world: State, until: int) -> None:
        scales, before = self.scales, points_of(self.scales, world, self.who)
        for i, option in enumerate(self.options):
            then = world.copy()
            take(then, option)
            self.outcomes[i].append(scales.rollout(then, self.who, until, scales.numbered.free[option] == 0))
            self.ways.setdefault(option, scales.way)
            add(self.parts[i], made_of(scales, then, self.who))
            add(self.points[i], points_of(scales, then, self.who))
            add(self.points[i], before, -1.0)

    def found(self, names: list[str], line: Callable[[int], list[Step]]) -> list[Candidate]:
        """The candidates, the best first."""
        worlds = len(self.outcomes[0])
        means = [sum(outcomes) / worlds for outcomes in self.outcomes]
        order = sorted(range(len(means)), key=lambda i: -means[i])
        best = order[0]
        return [
            Candidate(
                names[self.options[i]],
                means[i],
                means[best] - means[i],
                i != best and self.close(best, i),
                {name: total / worlds for name, total in self.parts[i].items()},
                {name: total / worlds for name, total in self.points[i].items()},
                line(self.options[i]),
            )
            for i in order
        ]

    def apart(self, one: int, other: int, worlds: int) -> float:
        """How far an option is ahead of another in the first so many worlds."""
        ahead, behind = [self.outcomes[self.options.index(option)][:worlds] for option in (one, other)]
        return (sum(ahead) - sum(behind)) / worlds

    def close(self, best: int, other: int) -> bool:
        """Whether what lies between them is less than chance makes of so few worlds, or too little to matter."""
        apart = [one - two for one, two in zip(self.outcomes[best], self.outcomes[other], strict=True)]
        mean = sum(apart) / len(apart)
        variance = sum([(one - mean) ** 2 for one in apart]) / max(1, len(apart) - 1) + NOISE
        return mean < ALIKE or mean < sqrt(variance / len(apart))


def add(total: dict[str, float], more: dict[str, float], times: float = 1.0) -> None:
    for name, amount in more.items():
        total[name] = total.get(name, 0.0) + times * amount


def made_of(scales: Scales, s: State, who: int) -> dict[str, float]:
    """What a seat's utility is the sum of: features times weights, and the best rival's; at the end, points."""
    whole = scales.utility(s, who)
    if s.offered == 0:
        mine = float(sum(points_of(scales, s, who).values()))
        return {END: mine, RIVALS: whole - mine}
    own: dict[str, float] = {}
    judgement = scales.judgement
    looked = judgement.survey(s, who) if scales.ahead else judgement.evaluate(s, who)
    names = [*judgement.features, *judgement.further] if scales.ahead else judgement.features
    for name, weight, feature in zip(names, scales.ahead or scales.weights, looked, strict=True):
        if weight and feature:
            add(own, {part_of(name): weight * feature})
    return {**own, RIVALS: whole - scales.prospect(s, who)}


def part_of(name: str) -> str:
    """What is looked at further is told as a part of a feature."""
    return name.partition(".")[0]


def points_of(scales: Scales, s: State, who: int) -> dict[str, float]:
    score = next(score for score in scales.game.scores(s) if score.who == who)
    return {name: float(n) for name, n in score.categories.items()}


def going_on(scales: Scales, world: State, option: int, choose: Callable[[State], int]) -> Iterator[Step]:
    """What everybody does next in a world, as the search has it; what leaves no choice is not told."""
    s = world.copy()
    take(s, option)
    told = 0
    while s.offered > 0 and told < STEPS:
        chosen = choose(s)
        if s.offered > 1:
            yield Step(int(s.who), scales.game.options.names[chosen], scales.game.question(s))
            told += 1
        take(s, chosen)


def counsel(seat: Seat, luck: random.Random) -> Counsel:
    """What a good player would do in this seat, which is asked now."""
    assert seat.decision is not None
    mind, who, names = seat.mind, seat.number, seat.game.options.names
    scales = mind.looking_ahead(LEVEL, seat.seats)
    plan = mind.weights.plan(LEVEL, seat.seats)
    budget = mind.positions(SECONDS)
    worlds = seat.worlds(luck)
    world = worlds.world(0)
    scales.look_from(world)
    if len(seat.decision.options) == 1:
        return Counsel([Candidate(seat.decision.options[0], 0.0, 0.0, False, {}, {}, [])], 0, False)
    found = with_another(scales, world, who, judged(scales, worlds, who, Searcher.worlds, Searcher.depth))
    if Ending(scales, who, budget).best(world) >= 0:
        return to_the_end(scales, who, found, world, budget)
    options = kept(scales, found, worlds, who, budget // 2)

    def line(option: int) -> list[Step]:
        """As it was played on in the first world; beyond that, as it would be."""
        way = iter(weighing.ways[option])

        def choose(s: State) -> int:
            known = next(way, -1)
            return known if known >= 0 else int(scales.best_option(s, s.who))

        return list(going_on(scales, world, option, choose))

    weighing = Weighing(scales, who, options, plan.until if COMPILED else [1])
    weighing.run(worlds, budget // 2 if COMPILED else budget)
    candidates = weighing.found(names, line)
    rivals = [seat.game.options.numbers[one.option] for one in candidates[:2]]

    def without(parts: set[str]) -> tuple[float, float]:
        again = Weighing(blind(seat, scales, parts), who, rivals, weighing.until)
        again.run(worlds, budget // 6)
        first, second, many = rivals[0], rivals[1], len(again.outcomes[0])
        return weighing.apart(first, second, many), again.apart(first, second, many)

    return Counsel(candidates, len(weighing.outcomes[0]), False, *claimed(candidates, without))


def blind(seat: Seat, seeing: Scales, parts: set[str]) -> Scales:
    """The scales of a bot that does not look at some parts, neither now nor in what it plays on."""
    mind = seat.mind
    features = mind.judgement.features
    weights = mind.weights.of(LEVEL, seat.seats, features)
    scales = mind.scales_of(
        [0.0 if name in parts else weight for name, weight in zip(features, weights, strict=True)], seat.seats
    )
    scales.share, scales.depth = 0.0 if RIVALS in parts else seeing.share, seeing.depth
    if seeing.ahead:
        scales.ahead = [
            0.0 if part_of(name) in parts else weight for name, weight in zip(mind.surveyed, seeing.ahead, strict=True)
        ]
    return scales


def claimed(candidates: list[Candidate], without: Callable[[set[str]], tuple[float, float]]) -> tuple[list[Reason], bool]:
    """The fewest parts without which a bot would not choose the best, if three or fewer decide; else a part without which it is
    less ahead. A claim is tried before it is made: `without` tells how far the best is ahead of the next one, and would be.
    """
    if len(candidates) < 2 or candidates[1].close:
        return [], False
    ahead = [reason for reason in differences(candidates[0], candidates[1]) if reason.points >= TOLD][:CLAIMS]
    sums = [sum([reason.points for reason in ahead[: n + 1]]) for n in range(len(ahead))]
    enough = next((n + 1 for n, total in enumerate(sums) if total >= candidates[1].behind), len(ahead))
    narrower: list[Reason] = []
    for n in range(enough, (len(ahead) if COMPILED else enough) + 1):
        before, after = without({reason.part for reason in ahead[:n]})
        if n and after <= 0 < before:
            return ahead[:n], True
        if n and after < before and not narrower:
            narrower = ahead[:n]
    return narrower, False


def with_another(scales: Scales, world: State, who: int, found: Judged) -> Judged:
    """Where all else would leave the same question open and gain nothing, the best of that, to compare with."""
    if len(found.options) > 1:
        return found
    others = [int(option) for option in world.on_offer() if option not in found.options]
    worths = [scales.worth(world, option, who, 0) for option in others]
    best = worths.index(max(worths))
    return Judged([*found.options, others[best]], [*found.values, min(worths[best], found.values[0])])


def kept(scales: Scales, found: Judged, worlds: Worlds, who: int, budget: int) -> list[int]:
    """The options that are looked into: two or three that seem best. With the compiled search, after a race among more."""
    ahead = LEVELS[LEVEL]
    assert isinstance(ahead, Searcher)
    order = found.in_order()
    least = found.values[order[0]] - ahead.margin
    order = [i for n, i in enumerate(order) if n < 2 or found.values[i] > least]
    options = [found.options[i] for i in order]
    if not COMPILED or len(order) <= MOST:
        return options[:MOST]
    racing = order[: ahead.candidates]
    race = Race(scales, who, Judged([found.options[i] for i in racing], [found.values[i] for i in racing]), [1], 2.0, 1.0)
    race.run(worlds, budget)
    means = race.means()
    return [race.options[i] for i in sorted(range(len(means)), key=lambda i: -means[i])[:MOST]]


def to_the_end(scales: Scales, who: int, found: Judged, world: State, budget: int) -> Counsel:
    """Where chance has no say any more and little is left: what every candidate leads to if everybody plays as well as can be."""
    names = scales.game.options.names
    margins: dict[int, float] = {}
    first = Ending(scales, who, budget).best(world)
    for option in [first, *[found.options[i] for i in found.in_order() if found.options[i] != first]][:MOST]:
        ending = Ending(scales, who, budget)
        margin = ending.after(world, option, -1e9, 1e9)
        if ending.known:
            margins[option] = margin

    def best(s: State) -> int:
        chosen = Ending(scales, int(s.who), budget).best(s)
        return chosen if chosen >= 0 else int(scales.best_option(s, s.who))

    before = points_of(scales, world, who)
    candidates: list[Candidate] = []
    for option in sorted(margins, key=lambda option: -margins[option]):
        s = world.copy()
        take(s, option)
        while s.offered > 0:
            take(s, best(s))
        points = points_of(scales, s, who)
        behind = margins[first] - margins[option]
        mine = float(sum(points.values()))
        parts = {END: mine, RIVALS: margins[option] - mine}
        add(points, before, -1.0)
        line = list(going_on(scales, world, option, best))
        candidates.append(Candidate(names[option], margins[option], behind, False, parts, points, line))
    best_two = differences(candidates[0], candidates[1])[:1] if len(candidates) > 1 and candidates[1].behind > 0 else []
    return Counsel(candidates, 1, True, best_two, bool(best_two))
