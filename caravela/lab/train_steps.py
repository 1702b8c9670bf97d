"""How weights are learned from duels: which way all of them were moved at once, and by how much that side won.

In a duel one side plays with the weights moved by a draw, the other with the weights moved the other way. The margins of a batch
of duels, regressed on the draws, say what each weight does to the result. What a draw means to a weight: a factor, so that none
changes its sign; a weight of zero is moved by what is usual among the others.
"""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean, median

REACH = 0.3  # how far a duel moves a weight: mostly by less than a third, up or down
PACE = 0.5  # at first, of the step that would be best if a weight wrong by a factor of e cost half a deviation of the margins
FASTER, SLOWER = 1.5, 0.6  # how the pace changes when the last step led uphill still, or too far already
SLOWEST, FASTEST = 0.25, 6.0
MEMORY = 0.6  # how much a batch counts when the next one is learned from
FARTHEST = 1.8  # a weight ends within a factor of six
OUTLIER = 2.5  # deviations: a margin beyond counts as one of that size
PART = 20  # the first batch is this part of all duels,
LEAST = 16  # but no smaller than this,
GROWTH = 1.12  # and each batch is larger than the one before by this factor
LAST = 1 / 3  # of the batches: the mean of where they led is what comes out

Vector = Sequence[float]


def draw(many: int, seed: int) -> list[float]:
    """How far the weights are moved in the duel of a seed."""
    luck = random.Random(f"draw {seed}")
    return [luck.gauss(0.0, 1.0) for _ in range(many)]


def batches(duels: int) -> list[int]:
    """The sizes of the batches, which grow: coarse steps need few duels, fine ones many."""
    size = float(max(LEAST, duels // PART))
    sizes: list[int] = []
    left = duels
    while left > 0:
        now = round(size)
        sizes.append(now if left - now >= now else left)  # a small rest goes with the last
        left -= sizes[-1]
        size *= GROWTH
    return sizes


@dataclass(frozen=True)
class Weighing:
    """Weights as places: at zero are those with which it began."""

    begun: tuple[float, ...]
    units: tuple[float, ...]  # what one step is to a weight of zero

    def at(self, place: Vector) -> tuple[float, ...]:
        return tuple(
            [
                weight * math.exp(step) if weight else unit * step
                for weight, unit, step in zip(self.begun, self.units, place, strict=True)
            ]
        )

    def moved(self, place: Vector, drawn: Vector, way: int) -> tuple[float, ...]:
        return self.at([at + way * REACH * z for at, z in zip(place, drawn, strict=True)])


def units(begun: Vector, spread: Vector) -> tuple[float, ...]:
    """What a step is to each weight of zero: so much that it matters as much as the usual weight does when it is moved by a step.

    `spread` says how much each feature changes from one decision to the next; one that never changes cannot be learned.
    """
    matters = [abs(weight) * change for weight, change in zip(begun, spread, strict=True) if weight and change]
    usual = median(matters) if matters else 1.0
    return tuple([usual / change if change else 0.0 for change in spread])


@dataclass(frozen=True)
class Step:
    """What a batch has taught."""

    duels: int
    deviation: float  # of the margins
    explained: float  # how much of their variance the weights explain, beyond luck
    place: tuple[float, ...]  # where it led


@dataclass
class Climb:
    """The way of the weights, batch by batch. It depends on nothing but the draws and the margins."""

    many: int
    steps: list[Step] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.place = [0.0] * self.many
        self.gram = [[0.0] * (self.many + 1) for _ in range(self.many + 1)]  # the last is the seat
        self.moments = [0.0] * (self.many + 1)
        self.n = 0.0
        self.squares = 0.0
        self.pace = PACE
        self.last = [0.0] * self.many  # the step before

    def learn(self, draws: Sequence[Vector], leans: Vector, margins: Vector) -> None:
        """Remember a batch, and make the step that it speaks for. `leans`: which side had the later seats, and by how much."""
        self.remember(draws, leans, margins)
        gains, explained = self.gains()
        deviation = math.sqrt(self.squares / self.n)
        self.set_pace(draws, margins, deviation)
        for i, gain in enumerate(gains):
            self.last[i] = limited(self.pace * gain / (REACH * deviation) if deviation else 0.0, REACH)
            self.place[i] = limited(self.place[i] + self.last[i], FARTHEST)
        self.steps.append(Step(len(margins), deviation, explained, tuple(self.place)))

    def remember(self, draws: Sequence[Vector], leans: Vector, margins: Vector) -> None:
        most = OUTLIER * math.sqrt(fmean([margin * margin for margin in margins]))
        for row in self.gram:
            row[:] = [MEMORY * value for value in row]
        self.moments = [MEMORY * value for value in self.moments]
        self.n = MEMORY * self.n + len(margins)
        self.squares *= MEMORY
        for drawn, lean, said in zip(draws, leans, margins, strict=True):
            margin = limited(said, most)
            self.squares += margin * margin
            x = [*drawn, lean]
            for i, value in enumerate(x):
                self.moments[i] += value * margin
                row = self.gram[i]
                for j in range(i + 1):
                    row[j] += value * x[j]

    def set_pace(self, draws: Sequence[Vector], margins: Vector, deviation: float) -> None:
        """What the new duels say of the step before: if it is uphill still in its direction, it was too short."""
        length = math.sqrt(sum([step * step for step in self.last]))
        if not length or not deviation:
            return
        along = [sum([z * step for z, step in zip(drawn, self.last, strict=True)]) / length for drawn in draws]
        slope = sum([a * margin for a, margin in zip(along, margins, strict=True)]) / (deviation * math.sqrt(len(margins)))
        if abs(slope) > 1:
            self.pace = max(SLOWEST, min(FASTEST, self.pace * (FASTER if slope > 0 else SLOWER)))

    def gains(self) -> tuple[list[float], float]:
        """What a draw of one brings each weight, in points, and the part of the variance that all of them explain.

        The gains are taken to be drawn around zero themselves; how widely, the batch tells. So what may be luck is shrunk, and
        all of it if there is no more than luck.
        """
        noise = self.squares / self.n
        signal = sum([(moment / self.n) ** 2 for moment in self.moments[: self.many]]) - self.many * noise / self.n
        if signal <= 0:
            return [0.0] * self.many, 0.0
        ridge = noise * self.many / signal
        rows = [[self.gram[max(i, j)][min(i, j)] for j in range(self.many + 1)] for i in range(self.many + 1)]
        for i, row in enumerate(rows):
            row[i] += ridge if i < self.many else 1.0
        return solve(rows, self.moments)[: self.many], min(1.0, signal / noise)

    def result(self) -> list[float]:
        """The mean of the last places: a single one still carries the luck of its batch."""
        last = self.steps[-max(1, round(len(self.steps) * LAST)) :]
        return [fmean([step.place[i] for step in last]) for i in range(self.many)]


def limited(value: float, most: float) -> float:
    return max(-most, min(most, value))


def solve(rows: Sequence[Vector], right: Vector) -> list[float]:
    """The solution of linear equations that are symmetric and positive (Cholesky)."""
    n = len(right)
    low: list[list[float]] = []
    for i in range(n):
        row: list[float] = []
        for j in range(i + 1):
            known = sum([a * b for a, b in zip(row, low[j] if j < i else row)])
            row.append(math.sqrt(rows[i][i] - known) if i == j else (rows[i][j] - known) / low[j][j])
        low.append(row)
    found: list[float] = []
    for i in range(n):
        found.append((right[i] - sum([a * b for a, b in zip(low[i], found)])) / low[i][i])
    for i in reversed(range(n)):
        found[i] = (found[i] - sum([low[j][i] * found[j] for j in range(i + 1, n)])) / low[i][i]
    return found
