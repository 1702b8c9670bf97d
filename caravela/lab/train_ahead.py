"""Weights for where search stops looking, learned from what comes of options: `python -m caravela.lab.train_ahead <game>`.

At some decisions of games between players who search a little, the best options are played on in one world, each by everybody
greedily. What is learned from is never how games end, only how options of the same decision differ: how much better than the
others one turned out, by how much the position differs at the next turns. docs/training.md tells how, and what came of it.
"""

import argparse
import json
import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import fmean

from caravela.bots.levels import Searcher, by_softmax
from caravela.bots.mind import AHEAD, features_hash
from caravela.core.search import Judged, Scales, Worlds, judged
from caravela.core.state import State, take, well_mixed
from caravela.games import find_face
from caravela.lab.crew import crew_of, run_blocks
from caravela.lab.train_duels import Table
from caravela.lab.train_steps import solve

LEVEL = "club"  # by whose weights everybody plays
SEATS = 2
BEST, OTHERS = 4, 2  # options that are played on: the best of what the level sees, and any others
NEAR = 4.0  # VP behind the best at most, for options whose next turns are learned from
AT_TURNS, ELSEWHERE = 0.3, 0.05  # share of the decisions that are looked into
STRAY, TEMPERATURE = 0.12, 1.5  # share of the moves that are taken by temperature, so that not all games are alike
PLAYER = Searcher("expert", seconds=0.008, candidates=4, margin=3.0)  # who plays the others
TURNS = 2  # own turns after which is looked
RIDGE, RIDGE_OF_ROUND = 450.0, 1500.0  # how much it takes to move a weight, and that of a round from that of all
RARE = 0.15  # what differs less than this counts as if it differed so much: rare things teach little
LONGEST = 400  # decisions that are played on

Vector = list[float]


@dataclass(frozen=True)
class Gone:
    """How an option went on: the seat's numbers less the rival's where its next turns begin and where the round has ended."""

    near: bool
    turns: list[Vector]
    later: Vector
    clock: int  # the round that began then
    margin: float  # points ahead at the end of the game


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
        mine, theirs = [self.scales.judgement.survey(s, seat) for seat in (self.who, 1 - self.who)]
        return [a - b for a, b in zip(mine, theirs, strict=True)]

    def on(self, option: int, near: bool) -> Gone:
        scales, clock = self.scales, self.scales.judgement.clock
        s = self.step(self.world, option)
        moved = scales.numbered.free[option] == 0
        turns: list[Vector] = []
        later: Vector = []
        began = round_ = clock(s)
        steps = 0
        while s.offered and steps < LONGEST:
            if moved and s.who == self.who and scales.numbered.begins[s.asked & 255] and len(turns) < TURNS:
                turns.append(self.apart(s))
            if not later and clock(s) != began:
                later, round_ = self.apart(s), clock(s)
            chosen = int(scales.best_option(s, s.who))
            moved = scales.numbered.free[chosen] == 0
            s = self.step(s, chosen)
            steps += 1
        last = self.apart(s)
        turns += [last] * (TURNS - len(turns))
        return Gone(near, turns, later or last, round_, scales.margin(s, self.who))


def looked_into(table: Table, seed: int) -> list[Decided]:
    """A game, and how options went on at some of its decisions."""
    face = find_face(table.game)
    scales, playing_on = face.mind.scales(LEVEL, SEATS), face.mind.scales(LEVEL, SEATS)
    playing_on.foresees = False
    luck = random.Random(f"ahead {seed}")
    s = face.rules.start(SEATS, table.agreed, seed, table.own_tables())
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
            going, least = Going(playing_on, worlds.world(0), s.who, luck), max(seen.values) - NEAR
            gones = [going.on(seen.options[i], seen.values[i] > least) for i in places]
            found.append(Decided(face.judgement.clock(s), gones))
        take(s, strayed(seen, luck) if strays else face.rules.number(s, PLAYER.choose(face.seat(s, s.who), luck)))
    return found


def strayed(seen: Judged, luck: random.Random) -> int:
    least = max(seen.values) - 2 * TEMPERATURE
    kept = [i for i, value in enumerate(seen.values) if value > least]
    return by_softmax(Judged([seen.options[i] for i in kept], [seen.values[i] for i in kept]), TEMPERATURE, luck)


# -- what is learned ---------------------------------------------------------------------------------------------------


def learned(decisions: Sequence[Decided], begun: Vector) -> dict[int, Vector]:
    """By round: first what the beginning of the next round tells of the end of the game, then what turns tell of that."""
    known: dict[int, Vector] = {}
    for clock in {gone.clock for decided in decisions for gone in decided.gones}:
        ended = [[gone for gone in decided.gones if gone.clock == clock] for decided in decisions]
        known[clock] = fitted([([gone.later for gone in gones], [gone.margin for gone in gones]) for gones in ended], begun)
    groups: dict[int, list[tuple[list[Vector], Vector]]] = {}
    for decided in decisions:
        near = [gone for gone in decided.gones if gone.near]
        outcomes = [gone.margin if gone.clock == decided.clock else dot(known[gone.clock], gone.later) for gone in near]
        of_round = groups.setdefault(decided.clock, [])
        of_round += [([gone.turns[n] for gone in near], outcomes) for n in range(TURNS)]
    whole = fitted([group for of_round in groups.values() for group in of_round], begun)
    return {clock: fitted(of_round, whole, RIDGE_OF_ROUND) for clock, of_round in sorted(groups.items())}


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


# -- what comes out ----------------------------------------------------------------------------------------------------


def write(table: Table, preset: str, seeds: range, decisions: int, weights: dict[int, Vector], folder: Path) -> Path:
    """The weights as search reads them, and beside them what they were learned from."""
    face = find_face(table.game)
    names = face.mind.surveyed
    path = folder / f"{AHEAD}-{SEATS}.toml"
    lines = [
        "# What master weighs where it stops looking, by the round in which it begins to look, learned by",
        f"# `python -m caravela.lab.train_ahead`; {path.with_suffix('.json').name} says from what.",
    ]
    for clock, of_round in weights.items():
        lines += ["", f"[weights.{clock}]"]
        for name, weight in zip(names, of_round, strict=True):
            lines.append(f"{json.dumps(name) if '.' in name else name} = {float(f'{weight:.3g}') + 0.0}")
    said = {
        "game": face.rules.name,
        "rules": face.rules.version,
        "tables": (table.own_tables() or face.rules.shipped).hash,
        "preset": preset,
        "setup": table.agreed,
        "seats": SEATS,
        "level": LEVEL,
        "features": names,
        "features_hash": features_hash(names),
        "begun": dict(zip(face.judgement.features, face.weights.of(LEVEL, SEATS, face.judgement.features), strict=True)),
        "learned": {"seeds": [seeds.start, seeds.stop - 1], "decisions": decisions},
    }
    folder.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
    path.with_suffix(".json").write_text(json.dumps(said, indent=2) + "\n", encoding="utf-8", newline="\n")
    return path


def train_ahead(game: str, preset: str, seeds: range, folder: Path, processes: int | None = None) -> Path:
    face = find_face(game)
    table = Table(game, face.rules.agree(preset, {}), SEATS)
    crew = crew_of(processes)
    try:
        decisions = [decided for found in run_blocks(partial(looked_into, table), seeds, crew) for decided in found]
    finally:
        crew.leave()
    begun = face.weights.of(LEVEL, SEATS, face.judgement.features) + [0.0] * len(face.judgement.further)
    return write(table, preset, seeds, len(decisions), learned(decisions, begun), folder)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--preset")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seeds", type=int, default=40_000_001, help="the first one")
    parser.add_argument("--out", type=Path, default=Path("ahead"))
    parser.add_argument("--processes", type=int, default=None, help="by default one for each core")
    asked = parser.parse_args()
    preset = asked.preset or find_face(asked.game).rules.default_preset
    print(train_ahead(asked.game, preset, range(asked.seeds, asked.seeds + asked.games), asked.out, asked.processes))


if __name__ == "__main__":
    main()
