"""What goes with winning: of everything that was done in many games, how those fared who did it.

Players differ, and the better ones do different things. So a seat that did something is compared with seats of the same player in
the same line-up that did not, and all these differences are put together.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import fmean

from caravela.lab.arena import share
from caravela.lab.playing import Line
from caravela.lab.results import key_of
from caravela.lab.statistics import Interval, Z, wilson

LEAST = 5  # seats must have done something, and as many not, before a difference is told


Who = tuple[str, tuple[str, ...]]  # a player, and the line-up


@dataclass
class Sums:
    """So many seats, with their shares of victory and their margins."""

    n: int = 0
    shares: float = 0.0
    margins: float = 0.0
    squares: float = 0.0
    times: int = 0

    def add(self, won: float, margin: float, times: int = 1) -> None:
        self.n += 1
        self.shares += won
        self.margins += margin
        self.squares += margin * margin
        self.times += times


@dataclass(frozen=True)
class Fact:
    """Something that was done in some seats, and how they fared."""

    key: str
    seats: int  # in which it was done
    part: float  # of all seats
    times: float  # in a seat that did it
    won: Interval
    otherwise: float  # the share of victories of the same players without it
    difference: Interval | None  # points, against the same players without it

    @property
    def telling(self) -> float:
        """By how many deviations it differs from nothing."""
        if self.difference is None or self.difference.high == self.difference.low:
            return 0.0
        return self.difference.value / (self.difference.high - self.difference.low) * 2 * Z


@dataclass
class Study:
    """Facts of one kind, from all seats of all games."""

    everybody: dict[Who, Sums] = field(default_factory=dict)
    done: dict[str, dict[Who, Sums]] = field(default_factory=dict)  # by what

    def facts(self) -> list[Fact]:
        """What was done most often first."""
        seats = sum([sums.n for sums in self.everybody.values()])
        found = [self.fact(key, seats) for key in self.done]
        return sorted(found, key=lambda fact: (-fact.seats, fact.key))

    def fact(self, key: str, seats: int) -> Fact:
        done = self.done[key]
        n = sum([sums.n for sums in done.values()])
        otherwise, compared = 0.0, 0
        difference, weights, variance, without = 0.0, 0.0, 0.0, 0
        for who, mine in done.items():
            all_of = self.everybody[who]
            rest = all_of.n - mine.n
            if rest == 0:
                continue
            otherwise += mine.n * (all_of.shares - mine.shares) / rest
            compared += mine.n
            weight = mine.n * rest / all_of.n
            difference += weight * (mine.margins / mine.n - (all_of.margins - mine.margins) / rest)
            spread = max(0.0, all_of.squares / all_of.n - (all_of.margins / all_of.n) ** 2)
            variance += weight * spread  # weight² · spread · (1/n + 1/rest)
            weights += weight
            without += rest
        interval = None
        if compared >= LEAST and without >= LEAST:
            half = Z * math.sqrt(variance) / weights
            interval = Interval(difference / weights, difference / weights - half, difference / weights + half)
        return Fact(
            key,
            n,
            n / seats,
            sum([sums.times for sums in done.values()]) / n,
            wilson(sum([sums.shares for sums in done.values()]), n),
            otherwise / compared if compared else math.nan,
            interval,
        )


def study(lines: Sequence[Line], of: Callable[[Line, int], dict[str, int]]) -> Study:
    """What `of` tells of each seat: things, and how many times."""
    found = Study()
    for line in lines:
        _, line_up, _ = key_of(line)
        for seat, player in enumerate(line["players"]):
            who = player, line_up
            won, lead = share(line, seat), margin(line, seat)
            found.everybody.setdefault(who, Sums()).add(won, lead)
            for key, times in of(line, seat).items():
                found.done.setdefault(key, {}).setdefault(who, Sums()).add(won, lead, times)
    return found


def margin(line: Line, seat: int) -> float:
    """Points more than the mean of the table; alone, the points."""
    totals = line["totals"]
    return float(totals[seat] - (fmean(totals) if len(totals) > 1 else 0))


def taken(line: Line, seat: int) -> dict[str, int]:
    return dict(line["taken"][seat])


def came(line: Line, seat: int) -> dict[str, int]:
    return dict(line["came"][seat])


def begun(steps: int) -> Callable[[Line, int], dict[str, int]]:
    """The first choices of a seat, as one thing."""

    def of(line: Line, seat: int) -> dict[str, int]:
        return {"\n".join(line["opening"][seat][:steps]): 1} if line["opening"][seat] else {}

    return of
