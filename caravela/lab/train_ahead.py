"""What master weighs where it stops looking, learned from what comes of options: `caravela train <game> --level master`.

At some decisions of games between players who search a little, the best options are played on in one world, each by everybody
greedily. What is learned from is never how games end, only how options of the same decision differ: how much better than the
others one turned out, by how much the position differs at the next turns. docs/training.md tells how, and what came of it.
"""

import base64
import json
import math
import random
import struct
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from statistics import fmean

from caravela.bots.levels import Searcher, by_softmax, master
from caravela.bots.mind import AHEAD, FORESEEING, Mind
from caravela.bots.seat import Seat
from caravela.core.refused import Refused
from caravela.core.search import ROUND_END, Judged, Scales, Worlds, judged
from caravela.core.state import State, take, well_mixed
from caravela.games import find_face
from caravela.lab.crew import Crew, run_blocks
from caravela.lab.results import append, keep_plan, kept_lines
from caravela.lab.train import Course, Told, Verdict, about, gate, test, write_both
from caravela.lab.train_duels import Table
from caravela.lab.train_steps import solve

LEVEL = "club"  # by whose weights everybody plays
BEST, OTHERS = 4, 2  # options that are played on: the best of what the level sees, and any others
AT_TURNS, ELSEWHERE = 0.3, 0.05  # share of the decisions that are looked into
STRAY, TEMPERATURE = 0.12, 1.5  # share of the moves that are taken by temperature, so that not all games are alike
PLAYER = Searcher("expert", seconds=0.008, candidates=4, margin=3.0)  # who plays the others
TURNS = 2  # own turns after which is looked
RIDGE, RIDGE_OF_ROUND = 2000.0, 6000.0  # how much it takes to move a weight, and that of a round from that of all
RARE = 0.15  # what differs less than this counts as if it differed so much: rare things teach little
LONGEST = 400  # decisions that are played on
KEPT = 0.25  # share of every weight that stays as it was: greedy play makes less of some things than a good player would

PROVER = master(0.1)  # who plays the test

Vector = list[float]
ByRound = dict[int, Vector]  # weights of all that is looked at, by the round in which search begins


@dataclass(frozen=True)
class Gone:
    """How an option went on: the seat's numbers less the best rival's where search may stop at one of its next turns, and
    where the round has ended."""

    turns: list[Vector]
    later: Vector
    clock: int  # the round that began then
    margin: float  # at the end of the game


@dataclass(frozen=True)
class Decided:
    """A decision: the round in which it was made, and how its options went on."""

    clock: int
    gones: list[Gone]


class Going:
    """Options of one decision, played on in one world. A new round comes with the same luck, whatever was done before."""

    def __init__(self, scales: Scales, world: State, who: int, luck: random.Random) -> None:
        self.scales = scales
        self.world = world
        self.who = who
        self.fortune = luck.getrandbits(32)

    def step(self, s: State, option: int) -> State:
        clock = self.scales.judgement.clock
        then = s.copy()
        take(then, option)
        if clock(then) != clock(s):
            then = s.copy()
            then.seed = well_mixed(self.fortune + clock(s))
            take(then, option)
        return then

    def apart(self, s: State) -> Vector:
        """The seat's numbers; less those of the best rival, as far as search takes them off."""
        scales = self.scales
        mine = scales.judgement.survey(s, self.who)
        rivals = [seat for seat in range(int(scales.seats)) if seat != self.who]
        if not rivals or scales.share == 0:
            return mine
        best = rivals[0] if len(rivals) == 1 else max(rivals, key=lambda seat: scales.value(s, seat))
        return [a - scales.share * b for a, b in zip(mine, scales.judgement.survey(s, best), strict=True)]

    def margin(self, s: State) -> float:
        """Points ahead of the best rival; where search looks to the own points alone, those."""
        if self.scales.seats > 1 and self.scales.share == 0:
            return next(float(score.total) for score in self.scales.game.scores(s) if score.who == self.who)
        return self.scales.margin(s, self.who)

    def on(self, option: int) -> Gone:
        scales, clock = self.scales, self.scales.judgement.clock
        s = self.step(self.world, option)
        moved = scales.numbered.free[option] == 0
        turns: list[Vector] = []
        later: Vector = []
        began = round_ = clock(s)
        steps = begun = 0
        while s.offered and steps < LONGEST:
            if moved and s.who == self.who and scales.numbered.begins[s.asked & 255]:
                begun += 1
                ended = begun - 1
            else:
                ended = begun if s.who != self.who else 0
            # search stops where a turn begins, or, if it looks deeds through to their end, where one has ended
            if len(turns) < min(TURNS, ended if scales.depth else begun):
                turns.append(self.apart(s))
            if not later and clock(s) != began:
                later, round_ = self.apart(s), clock(s)
            chosen = int(scales.best_option(s, s.who))
            moved = scales.numbered.free[chosen] == 0
            s = self.step(s, chosen)
            steps += 1
        last = self.apart(s)
        turns += [last] * (TURNS - len(turns))
        return Gone(turns, later or last, round_, self.margin(s))


def greedy(mind: Mind, seats: int) -> Scales:
    """By what everybody goes on: as in the rollouts of who will use what is learned, but by the features alone."""
    scales = mind.looking_ahead(FORESEEING, seats)
    scales.by_round = {}
    scales.foresees = False
    return scales


def looked_into(table: Table, seed: int) -> list[Decided]:
    """A game, and how options went on at some of its decisions."""
    face = find_face(table.game)
    scales, playing_on = face.mind.scales(LEVEL, table.seats), greedy(face.mind, table.seats)
    luck = random.Random(f"ahead {seed}")
    s = face.rules.start(table.seats, table.agreed, seed, table.own_tables())
    found: list[Decided] = []
    while s.offered:
        if s.offered == 1:
            take(s, s.options[0])
            continue
        looks = luck.random() < (AT_TURNS if scales.numbered.begins[s.asked & 255] else ELSEWHERE)
        strays = luck.random() < STRAY
        worlds = Worlds(partial(face.rules.imagine, s, s.who), luck)
        seen = judged(scales, worlds, s.who, 3, 4) if looks or strays else Judged([], [])
        if looks and len(seen.options) > 1:
            order = seen.in_order()
            places = order[:BEST] + luck.sample(order[BEST:], min(OTHERS, len(order[BEST:])))
            going = Going(playing_on, worlds.world(0), s.who, luck)
            found.append(Decided(face.judgement.clock(s), [going.on(seen.options[i]) for i in places]))
        take(s, strayed(seen, luck) if strays else face.rules.number(s, PLAYER.choose(face.seat(s, s.who), luck)))
    return found


def strayed(seen: Judged, luck: random.Random) -> int:
    least = max(seen.values) - 2 * TEMPERATURE
    kept = [i for i, value in enumerate(seen.values) if value > least]
    return by_softmax(Judged([seen.options[i] for i in kept], [seen.values[i] for i in kept]), TEMPERATURE, luck)


# -- what is learned ---------------------------------------------------------------------------------------------------


def at_round_ends(decisions: Sequence[Decided], begun: Vector) -> dict[int, Vector]:
    """What the beginning of a round tells of the end of the game, by that round."""
    known: dict[int, Vector] = {}
    for clock in {gone.clock for decided in decisions for gone in decided.gones if gone.clock != decided.clock}:
        ended = [[gone for gone in decided.gones if decided.clock != gone.clock == clock] for decided in decisions]
        known[clock] = fitted([([gone.later for gone in gones], [gone.margin for gone in gones]) for gones in ended], begun)
    return known


def learned(decisions: Sequence[Decided], begun: Vector, until: Sequence[int]) -> dict[int, Vector]:
    """By round, what is to be weighed where search stops that looks so far; some of the old weights is kept."""
    found = of_next_rounds(decisions, begun) if ROUND_END in until else of_turns(decisions, begun)
    return {
        clock: [KEPT * old + (1 - KEPT) * new for old, new in zip(begun, found[clock], strict=True)] for clock in sorted(found)
    }


def of_next_rounds(decisions: Sequence[Decided], begun: Vector) -> dict[int, Vector]:
    """What the beginning of the round after tells of the end of the game."""
    known = at_round_ends(decisions, begun)
    began = {decided.clock: gone.clock for decided in decisions for gone in decided.gones if gone.clock != decided.clock}
    return {clock: known[later] for clock, later in began.items()}


def of_turns(decisions: Sequence[Decided], begun: Vector) -> dict[int, Vector]:
    """First what the beginning of the next round tells of the end of the game, then what turns tell of that."""
    known = at_round_ends(decisions, begun)
    groups: dict[int, list[tuple[list[Vector], Vector]]] = {}
    for decided in decisions:
        gones = decided.gones
        outcomes = [gone.margin if gone.clock == decided.clock else dot(known[gone.clock], gone.later) for gone in gones]
        groups.setdefault(decided.clock, []).extend([([gone.turns[n] for gone in gones], outcomes) for n in range(TURNS)])
    whole = fitted([group for of_round in groups.values() for group in of_round], begun)
    return {clock: fitted(of_round, whole, RIDGE_OF_ROUND) for clock, of_round in groups.items()}


def fitted(groups: Sequence[tuple[list[Vector], Vector]], begun: Vector, ridge: float = RIDGE) -> Vector:
    """Ridge regression of outcomes on numbers, both less their mean in the group, around the weights that there were."""
    many = len(begun)
    rows: list[Vector] = []
    rest: Vector = []
    for vectors, outcomes in groups:
        if len(vectors) > 1:
            means, mean = [fmean(column) for column in zip(*vectors, strict=True)], fmean(outcomes)
            for vector, outcome in zip(vectors, outcomes, strict=True):
                rows.append([a - b for a, b in zip(vector, means, strict=True)])
                rest.append(outcome - mean - dot(begun, rows[-1]))
    if not rows:
        return begun
    scales = [max(RARE, math.sqrt(fmean([row[i] ** 2 for row in rows]))) for i in range(many)]
    gram = [[0.0] * many for _ in range(many)]
    moments = [0.0] * many
    for row, outcome in zip(rows, rest, strict=True):
        scaled = [(i, row[i] / scales[i]) for i in range(many) if row[i]]
        for i, value in scaled:
            moments[i] += value * outcome
            line = gram[i]
            for j, other in scaled:
                line[j] += value * other
    for i in range(many):
        gram[i][i] += ridge
    return [weight + more / scale for weight, more, scale in zip(begun, solve(gram, moments), scales, strict=True)]


def dot(one: Vector, other: Vector) -> float:
    return sum([a * b for a, b in zip(one, other, strict=True)])


# -- a course ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Result:
    """What was learned, and what the test says of it."""

    weights: ByRound
    decisions: int
    verdict: Verdict


def train_ahead(course: Course, folder: Path, crew: Crew, learning: Told, testing: Told) -> Result:
    """The whole course: what is in the folder is not played again. Who watches hears of the games, then of the test."""
    keep_plan(folder, course.describe(), "train-other")
    mind, seats = find_face(course.table.game).mind, course.table.seats
    decisions = collected(course, folder / "decisions.jsonl", crew, learning)
    begun = [*course.begun()] + [0.0] * len(mind.judgement.further)
    weights = rounded(learned(decisions, begun, mind.weights.plan(FORESEEING, seats).until))
    before = mind.weights.where_search_stops(seats, mind.surveyed)
    verdict = test(course, play, weights, before, folder / "gate.jsonl", crew, testing)
    return Result(weights, len(decisions), verdict)


def collected(course: Course, path: Path, crew: Crew, told: Told) -> list[Decided]:
    """What came of options in all games of the course, a line a game."""
    there = kept_decisions(path, len(find_face(course.table.game).mind.surveyed))
    seeds = range(course.first, course.fresh)
    left = [seed for seed in seeds if seed not in there]
    told(len(there), course.games)
    outcomes = run_blocks(partial(looked_into, course.table), left, crew)
    try:
        for seed in left:
            there[seed] = next(outcomes)
            append(path, [{"seed": seed, "decisions": packed(there[seed])}])
            told(len(there), course.games)
    finally:
        outcomes.close()
    return [decided for seed in seeds for decided in there[seed]]


def kept_decisions(path: Path, many: int) -> dict[int, list[Decided]]:
    """By seed, what a file has already; each vector has so many numbers."""
    there: dict[int, list[Decided]] = {}
    for number, line in enumerate(kept_lines(path, ("seed", "decisions")), 1):
        try:
            there[line["seed"]] = unpacked(line["decisions"], many)
        except (ValueError, TypeError, StopIteration, zlib.error, struct.error):
            raise Refused("arena-line", file=str(path), line=number) from None
    return there


def packed(decisions: Sequence[Decided]) -> str:
    """Mostly zeros: a game of Santa Maria would be half a megabyte of figures, and is a thirtieth of that."""
    numbers: list[float] = []
    for decided in decisions:
        numbers += [decided.clock, len(decided.gones)]
        for gone in decided.gones:
            numbers += [gone.clock, gone.margin, *gone.later, *[number for turn in gone.turns for number in turn]]
    return base64.b64encode(zlib.compress(struct.pack(f"<{len(numbers)}d", *numbers))).decode()


def unpacked(text: str, many: int) -> list[Decided]:
    """The same again."""
    flat = zlib.decompress(base64.b64decode(text))
    numbers = iter(struct.unpack(f"<{len(flat) // 8}d", flat))

    def vector() -> Vector:
        return [next(numbers) for _ in range(many)]

    def gone() -> Gone:
        clock, margin, later = int(next(numbers)), next(numbers), vector()
        return Gone([vector() for _ in range(TURNS)], later, clock, margin)

    return [Decided(int(clock), [gone() for _ in range(int(next(numbers)))]) for clock in numbers]


def play(table: Table, by: Sequence[ByRound], seed: int) -> State:
    """A game to its end; each seat is a master who weighs so where it stops looking."""
    face = find_face(table.game)
    minds = [weighing(face.mind, table.seats, weights) for weights in by]
    luck = [random.Random(f"ahead {seed} {seat}") for seat in range(table.seats)]
    s = face.rules.start(table.seats, table.agreed, seed, table.own_tables())
    while s.offered:
        take(s, face.rules.number(s, PROVER.choose(Seat(minds[s.who], s, s.who), luck[s.who])))
    return s


def weighing(mind: Mind, seats: int, weights: ByRound) -> Mind:
    """A mind that has learned these weights at a table of so many."""
    by_round = {str(clock): dict(zip(mind.surveyed, of_round, strict=True)) for clock, of_round in weights.items()}
    return replace(mind, weights=replace(mind.weights, ahead={f"{AHEAD}-{seats}": by_round}))


def rounded(weights: ByRound) -> ByRound:
    return {clock: [float(f"{weight:.3g}") + 0.0 for weight in of_round] for clock, of_round in weights.items()}


# -- what comes out ----------------------------------------------------------------------------------------------------


def write_ahead(course: Course, result: Result, folder: Path) -> Path:
    """The weights as search reads them, and beside them what they were learned from."""
    names = find_face(course.table.game).mind.surveyed
    path = folder / f"{AHEAD}-{course.table.seats}.toml"
    lines = [
        "# What master weighs where it stops looking, by the round in which it begins to look, learned by",
        f"# `caravela train --level {course.level}`; {path.with_suffix('.json').name} says from what.",
    ]
    for clock, of_round in result.weights.items():
        lines += ["", f"[weights.{clock}]"]
        lines += [f"{json.dumps(name) if '.' in name else name} = {weight}" for name, weight in zip(names, of_round, strict=True)]
    said = {
        **about(course, names, course.begun()),
        "learned": {"seeds": [course.first, course.fresh - 1], "decisions": result.decisions},
        "gate": gate(course, result.verdict),
    }
    write_both(path, lines, said)
    return path
