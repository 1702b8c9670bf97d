"""Weights for bots, learned from duels and accepted by a test on seeds that nobody has learned from; what master weighs where it
stops looking is learned otherwise (lab/train_ahead.py).

The folder of a course holds all that was played: `duels.jsonl` to learn from, `gate.jsonl` of the test. Where the weights stand
follows from these lines, so a course that was stopped goes on as if it had not been. docs/training.md describes the files.
"""

import json
import math
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

from caravela.bots.mind import features_hash
from caravela.games import find_face
from caravela.lab.contest import player_id
from caravela.lab.crew import Crew, run_blocks
from caravela.lab.playing import Line
from caravela.lab.results import append, keep_plan, kept_lines, unwritable
from caravela.lab.statistics import Interval, Sprt, bootstrap, mean_interval
from caravela.lab.train_duels import By, Duel, Playing, Proof, Table, Weights, fight, lean, play, prove, spread
from caravela.lab.train_steps import Climb, Step, Weighing, batches, draw, units

FORMAT = 1
GAIN = 0.05  # the share of victories that new weights must bring beyond an even one
MOST = 1000  # games of the test; if it is still open then, they were not shown to be better
LOOKED = 4  # games in which it is seen how much features change
DIGITS = 3  # of a weight: more would be luck, and hard to read

Told = Callable[[int, int], None]


@dataclass(frozen=True)
class Course:
    """What is trained, and on which seeds: so many games from the first on, then the test."""

    table: Table
    preset: str
    level: str
    games: int
    first: int

    @property
    def fresh(self) -> int:
        """The first seed of the test."""
        return self.first + self.games

    @property
    def features(self) -> list[str]:
        return find_face(self.table.game).judgement.features

    def begun(self) -> Weights:
        """The weights that the level has now."""
        return tuple(find_face(self.table.game).weights.of(self.level, self.table.seats, self.features))

    def describe(self) -> Line:
        """What is written beside the games, so that others are not mixed with them."""
        return {
            "format": FORMAT,
            **self.setting(),
            "first": self.first,
            "duels": self.games,
            "begun": named(self.features, self.begun()),
            "mind": player_id(self.table.game, self.level),
        }

    def setting(self) -> Line:
        game = find_face(self.table.game).rules
        return {
            "game": game.name,
            "rules": game.version,
            "tables": (self.table.own_tables() or game.shipped).hash,
            "preset": self.preset,
            "setup": self.table.agreed,
            "seats": self.table.seats,
            "level": self.level,
        }


@dataclass(frozen=True)
class Verdict:
    """What the test says of new weights."""

    blocks: int
    share: Interval
    margin: Interval
    ratio: float
    accepted: bool


@dataclass(frozen=True)
class Result:
    weights: Weights
    begun: Weights
    steps: list[Step]
    verdict: Verdict


def train(course: Course, folder: Path, crew: Crew, learning: Told, testing: Told) -> Result:
    """The whole course: what is in the folder is not played again. Who watches hears of the duels, then of the test."""
    keep_plan(folder, course.describe(), "train-other")
    begun = course.begun()
    weighing = Weighing(begun, units(begun, spread(course.table, begun, range(course.first, course.first + LOOKED))))
    climb = learn(course, weighing, folder / "duels.jsonl", crew, learning)
    write_steps(folder / "steps.jsonl", course, weighing, climb.steps)
    weights = rounded(weighing.at(climb.result()))
    verdict = test(course, play, weights, begun, folder / "gate.jsonl", crew, testing)
    return Result(weights, begun, climb.steps, verdict)


def learn(course: Course, weighing: Weighing, path: Path, crew: Crew, told: Told) -> Climb:
    climb = Climb(len(weighing.begun))
    margins = {line["seed"]: line["margin"] for line in kept_lines(path, ("seed", "margin"))}
    done = len(margins)
    told(done, course.games)
    seed = course.first
    for size in batches(course.games):
        seeds = range(seed, seed + size)
        draws = {number: draw(climb.many, number) for number in seeds}
        left = [
            Duel(number, weighing.moved(climb.place, draws[number], 1), weighing.moved(climb.place, draws[number], -1))
            for number in seeds
            if number not in margins
        ]
        outcomes = run_blocks(partial(fight, course.table), left, crew)
        try:
            for duel in left:
                margins[duel.seed] = next(outcomes)
                append(path, [{"seed": duel.seed, "margin": margins[duel.seed]}])
                done += 1
                told(done, course.games)
        finally:
            outcomes.close()
        leans = [lean(course.table.seats, number) for number in seeds]
        climb.learn(list(draws.values()), leans, [margins[number] for number in seeds])
        seed += size
    return climb


def test(course: Course, playing: Playing[By], new: By, old: By, path: Path, crew: Crew, told: Told) -> Verdict:
    """Who plays by the new against who plays by the old, on fresh seeds, until it is clear."""
    there = {line["seed"]: Proof(**line) for line in kept_lines(path, ("seed", "share", "margin"))}
    chance = 0.5 if course.table.seats == 1 else 1 / course.table.seats
    sprt = Sprt(chance, chance + GAIN)
    each = max(2, course.table.seats)  # games of a block
    seeds = range(course.fresh, course.fresh + math.ceil(MOST / each))
    outcomes = run_blocks(partial(prove, course.table, playing), [Duel(n, new, old) for n in seeds if n not in there], crew)
    proofs: list[Proof] = []
    try:
        for seed in seeds:
            if seed not in there:
                told(len(proofs) * each, len(seeds) * each)
                there[seed] = next(outcomes)
                append(path, [asdict(there[seed])])
            proofs.append(there[seed])
            sprt.add(there[seed].share)
            if sprt.verdict is not None:
                break
    finally:
        outcomes.close()
    shares, margins = [proof.share for proof in proofs], [proof.margin for proof in proofs]
    return Verdict(len(proofs), bootstrap(shares), mean_interval(margins), sprt.ratio, sprt.verdict is True)


def rounded(weights: Weights) -> Weights:
    return tuple([float(f"{weight:.{DIGITS}g}") + 0.0 for weight in weights])  # no minus before a zero


# -- what comes out ----------------------------------------------------------------------------------------------------


def named(features: list[str], weights: Sequence[float]) -> dict[str, float]:
    return dict(zip(features, weights, strict=True))


def write_steps(path: Path, course: Course, weighing: Weighing, steps: list[Step]) -> None:
    """The way of the weights, a line a batch."""
    lines = [
        {
            "duels": step.duels,
            "deviation": round(step.deviation, 2),
            "explained": round(step.explained, 4),
            "weights": named(course.features, rounded(weighing.at(step.place))),
        }
        for step in steps
    ]
    path.unlink(missing_ok=True)
    append(path, lines)


def write_weights(course: Course, result: Result, folder: Path) -> Path:
    """The weights as bots read them, and beside them what they were made of."""
    path = folder / f"{course.level}-{course.table.seats}.toml"
    features = course.features
    lines = [f"# Evolved by `caravela train`; {path.with_suffix('.json').name} says from what.", "", "[weights]"]
    lines += [f"{name} = {weight}" for name, weight in named(features, result.weights).items()]
    said = {
        **about(course, features, result.begun),
        "duels": {"games": course.games * (2 if course.table.seats == 1 else 1), "seeds": [course.first, course.fresh - 1]},
        "gate": gate(course, result.verdict),
    }
    write_both(path, lines, said)
    return path


def about(course: Course, features: list[str], begun: Sequence[float]) -> Line:
    """For what, and from what, weights were learned."""
    first = named(course.features, begun)
    return {**course.setting(), "features": features, "features_hash": features_hash(features), "begun": first}


def gate(course: Course, verdict: Verdict) -> Line:
    return {
        "against": "begun",
        "games": verdict.blocks * max(2, course.table.seats),
        "seeds": [course.fresh, course.fresh + verdict.blocks - 1],
        "share": rounded_interval(verdict.share),
        "margin": rounded_interval(verdict.margin),
        "ratio": round(verdict.ratio, 2),
        "accepted": verdict.accepted,
    }


def write_both(path: Path, lines: Sequence[str], said: Line) -> None:
    """A file of weights, and beside it what is said of it."""
    try:
        path.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
        path.with_suffix(".json").write_text(json.dumps(said, indent=2) + "\n", encoding="utf-8", newline="\n")
    except OSError as error:
        raise unwritable(path, error) from None


def rounded_interval(interval: Interval) -> list[float]:
    return [round(end, 4) for end in (interval.value, interval.low, interval.high)]
