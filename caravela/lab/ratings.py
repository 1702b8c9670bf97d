"""How strong players are, on one scale: a Plackett-Luce model fitted to all games at once, in Elo.

Who has 400 points more is ten times as likely to be ahead of the other. Games of several players count by their whole order. A
shared place counts half in one order and half in the other. So that somebody who never lost has a rating at all, any two who
have met are credited with one drawn game.
"""

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from caravela.core.refused import Refused
from caravela.lab.arena import blocks_of
from caravela.lab.contest import name_of
from caravela.lab.playing import Line
from caravela.lab.statistics import Interval, middle_of

ELO = 400 / math.log(10)
SAMPLES = 100  # of blocks, for the intervals
ANCHOR = "random"

Ranking = tuple[int, ...]  # players by number, the first first


@dataclass(frozen=True)
class Rating:
    player: str
    elo: Interval


def ratings(lines: Sequence[Line], samples: int = SAMPLES) -> list[list[Rating]]:
    """Everybody who has met somebody, the strongest first; those who are linked by no game are rated apart.

    Zero is the player `random`, or else the weakest. An interval says how far a rating would move with other blocks.
    """
    games = [line for line in lines if len(set(line["players"])) > 1]
    return [rated(linked, [line for line in games if line["players"][0] in linked], samples) for linked in groups(games)]


def groups(lines: Sequence[Line]) -> Iterator[list[str]]:
    """Players who are linked by games, directly or through others."""
    linked: list[set[str]] = []
    for players in {frozenset(line["players"]) for line in lines}:
        together = set(players).union(*[group for group in linked if group & players])
        linked = [group for group in linked if not group & players] + [together]
    for group in sorted(linked, key=sorted):
        yield sorted(group)


def rated(players: list[str], lines: list[Line], samples: int) -> list[Rating]:
    number = {player: i for i, player in enumerate(players)}
    blocks = [[ranking for line in block for ranking in both_ways(line, number)] for block in blocks_of(lines)]
    drawn = meetings(blocks)
    fitted = fit(len(players), [*joined(blocks), *drawn])
    zero = next((i for i, player in enumerate(players) if name_of(player) == ANCHOR), fitted.index(min(fitted)))
    luck = random.Random(len(blocks))
    others = [fit(len(players), [*joined(luck.choices(blocks, k=len(blocks))), *drawn], fitted) for _ in range(samples)]
    found: list[Rating] = []
    for i, player in enumerate(players):
        spread = sorted([ELO * (other[i] - other[zero]) for other in others])
        found.append(Rating(player, Interval(ELO * (fitted[i] - fitted[zero]), *middle_of(spread))))
    return sorted(found, key=lambda rating: -rating.elo.value)


def both_ways(line: Line, number: dict[str, int]) -> list[Ranking]:
    """The order of a game twice: those who share a place once in one order, once in the other."""
    seats = range(len(line["players"]))
    orders = [sorted(seats, key=lambda seat: (line["ranks"][seat], seat * way)) for way in (1, -1)]
    return [tuple([number[line["players"][seat]] for seat in order]) for order in orders]


def meetings(blocks: list[list[Ranking]]) -> list[Ranking]:
    """A drawn game for any two who have met."""
    met = {tuple(sorted(pair)) for ranking in joined(blocks) for pair in combinations(set(ranking), 2)}
    return [order for one, other in sorted(met) for order in ((one, other), (other, one))]


def joined(blocks: list[list[Ranking]]) -> list[Ranking]:
    return [ranking for block in blocks for ranking in block]


def fit(players: int, rankings: list[Ranking], near: list[float] | None = None) -> list[float]:
    """The strengths, as logarithms, that make the rankings likeliest."""
    try:
        import choix
        import numpy
    except ImportError:
        raise Refused("ratings-need") from None
    start = None if near is None else numpy.array(near)
    found: list[float] = choix.ilsr_rankings(players, rankings, initial_params=start, tol=1e-4).tolist()
    return found
