"""How sure one can be: intervals for shares and means, a test that stops as soon as it knows, and seats that are too good."""

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean

Z = 1.959964  # 95 % of a normal distribution lie within so many deviations
SAMPLES = 1000  # of a bootstrap
BIASED = 0.05  # a seat that wins so much more or less often than its share is told of
RISK = 0.05  # of a wrong answer, either way


@dataclass(frozen=True)
class Interval:
    """A figure, and where its true value lies with 95 % certainty."""

    value: float
    low: float
    high: float


def wilson(wins: float, n: int) -> Interval:
    """A share of independent games. Shared victories count in part."""
    if n == 0:
        return Interval(math.nan, 0.0, 1.0)
    share = wins / n
    middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z * math.sqrt(share * (1 - share) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def mean_interval(values: Sequence[float]) -> Interval:
    """A mean of independent figures, by the normal distribution; a single one says nothing about the others."""
    middle = fmean(values) if values else math.nan
    if len(values) < 2:
        return Interval(middle, -math.inf, math.inf)
    half = Z * math.sqrt(sum([(value - middle) ** 2 for value in values]) / (len(values) - 1) / len(values))
    return Interval(middle, middle - half, middle + half)


def bootstrap(blocks: Sequence[float], samples: int = SAMPLES, figure: Callable[[Sequence[float]], float] = fmean) -> Interval:
    """A figure of blocks, and the middle 95 % of what it would be had other such blocks been drawn; always the same."""
    if not blocks:
        return Interval(math.nan, -math.inf, math.inf)
    luck = random.Random(len(blocks))
    drawn = sorted([figure(luck.choices(blocks, k=len(blocks))) for _ in range(samples)])
    return Interval(figure(blocks), *middle_of(drawn))


def middle_of(drawn: Sequence[float]) -> tuple[float, float]:
    """Where the middle 95 % of sorted figures begin and end."""
    outside = round(len(drawn) * RISK / 2)
    return drawn[outside], drawn[len(drawn) - 1 - outside]


def biased(seat: Interval, chance: float) -> bool:
    """Whether a seat wins so often, or so seldom, that it is neither small nor luck."""
    return abs(seat.value - chance) > BIASED and not seat.low <= chance <= seat.high


class Sprt:
    """A sequential test on the means of blocks (GSPRT): is the true mean nearer to `low` or to `high`?

    The variance is estimated from the blocks and, so that a lucky beginning decides nothing, from two imagined ones, a lost and a
    won block.
    """

    def __init__(self, low: float, high: float, risk: float = RISK) -> None:
        self.low = low
        self.high = high
        self.bound = math.log((1 - risk) / risk)
        self.n = 0
        self.sum = 0.0
        self.squares = 0.0

    def add(self, block: float) -> None:
        self.n += 1
        self.sum += block
        self.squares += block * block

    @property
    def ratio(self) -> float:
        """The logarithm of how much likelier the blocks are if `high` is true."""
        if self.n == 0:
            return 0.0
        n, total, squares = self.n + 2, self.sum + 1, self.squares + 1
        variance = squares / n - (total / n) ** 2
        return self.n * (self.high - self.low) * (self.sum / self.n - (self.low + self.high) / 2) / variance

    @property
    def verdict(self) -> bool | None:
        """True: as good as `high`; False: no better than `low`; None as long as it is open."""
        ratio = self.ratio
        return None if abs(ratio) < self.bound else ratio > 0
