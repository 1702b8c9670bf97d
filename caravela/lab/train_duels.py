"""Games in which only the weights differ: duels to learn from, and blocks that tell whether new weights are better."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Generic, TypeVar

from caravela.core.search import Scales, play_greedily
from caravela.core.state import State, take
from caravela.core.tables import Tables
from caravela.games import find_face
from caravela.lab.contest import tables_of

Weights = tuple[float, ...]  # in the order of the features
By = TypeVar("By")  # what somebody plays by: weights, for one


@dataclass(frozen=True)
class Table:
    """Where the games are played. It goes to other processes as it is."""

    game: str
    agreed: dict[str, str]
    seats: int
    tables: dict[str, str] | None = None  # corrected ones, as texts

    def own_tables(self) -> Tables | None:
        return tables_of(tuple(self.tables.items())) if self.tables else None


@dataclass(frozen=True)
class Duel(Generic[By]):
    seed: int
    one: By
    other: By


Playing = Callable[[Table, Sequence[By], int], State]  # a game to its end; by what each seat plays, and the seed


def begun(table: Table, weights: Sequence[Weights], seed: int) -> tuple[State, list[Scales]]:
    """A game before its first decision, and by what each seat will play."""
    face = find_face(table.game)
    s = face.rules.start(table.seats, table.agreed, seed, table.own_tables())
    return s, [face.mind.scales_of(list(of_seat), table.seats) for of_seat in weights]


def play(table: Table, weights: Sequence[Weights], seed: int) -> State:
    """A game to its end; everybody takes what is best by the weights of the seat."""
    s, scales = begun(table, weights, seed)
    play_greedily(s, scales, seed)
    return s


# -- duels -------------------------------------------------------------------------------------------------------------


def sides(seats: int, seed: int) -> tuple[bool, ...]:
    """Which seats the one has, half of them; of an odd number one more or one less. The other has the rest."""
    luck = random.Random(f"sides {seed}")
    many = seats // 2 + (luck.getrandbits(1) if seats % 2 else 0)
    chosen = luck.sample(range(seats), many)
    return tuple([seat in chosen for seat in range(seats)])


def lean(seats: int, seed: int) -> float:
    """How much later the seats of the one are: who goes first may have it easier, and weights have no part in that."""
    if seats == 1:
        return 0.0
    mine = sides(seats, seed)
    return fmean([seat for seat in range(seats) if mine[seat]]) - fmean([seat for seat in range(seats) if not mine[seat]])


def fight(table: Table, duel: Duel[Weights]) -> float:
    """By how many points the one is ahead; alone, each plays the same game."""
    if table.seats == 1:
        return alone(table, play, duel)
    mine = sides(table.seats, duel.seed)
    weights = [duel.one if own else duel.other for own in mine]
    scores = find_face(table.game).rules.scores(play(table, weights, duel.seed))
    one = [score.total for score, own in zip(scores, mine, strict=True) if own]
    other = [score.total for score, own in zip(scores, mine, strict=True) if not own]
    return fmean(one) - fmean(other)


def alone(table: Table, playing: Playing[By], duel: Duel[By]) -> float:
    """By how many points the one is ahead in the same game; where somebody without a seat plays along, of them."""
    face = find_face(table.game)
    ends = [playing(table, [by], duel.seed) for by in (duel.one, duel.other)]
    one, other = [face.rules.scores(s)[0].total - face.judgement.unseated(s) for s in ends]
    return float(one - other)


# -- whether it is better ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Proof:
    """What a block says of new weights: their share of the victories, and their points more than the others had."""

    seed: int
    share: float
    margin: float


def prove(table: Table, playing: Playing[By], duel: Duel[By]) -> Proof:
    """The one in every seat once, the other in all the rest; alone, who has more in the same game has won."""
    if table.seats == 1:
        margin = alone(table, playing, duel)
        return Proof(duel.seed, 0.5 + 0.5 * (margin > 0) - 0.5 * (margin < 0), margin)
    game = find_face(table.game).rules
    shares: list[float] = []
    margins: list[float] = []
    for turn in range(table.seats):
        state = playing(table, [duel.one if seat == turn else duel.other for seat in range(table.seats)], duel.seed)
        winners = game.winners(state)
        shares.append(1 / len(winners) if turn in winners else 0.0)
        totals = [score.total for score in game.scores(state)]
        margins.append(totals[turn] - fmean([total for seat, total in enumerate(totals) if seat != turn]))
    return Proof(duel.seed, fmean(shares), fmean(margins))


# -- how much features change ------------------------------------------------------------------------------------------


def spread(table: Table, weights: Weights, seeds: Sequence[int]) -> list[float]:
    """How much each feature changes for a seat from one decision to its next, as the root of the mean square."""
    judgement = find_face(table.game).judgement
    squares = [0.0] * len(judgement.features)
    changes = 0
    for seed in seeds:
        s, scales = begun(table, [weights] * table.seats, seed)
        before: dict[int, list[float]] = {}
        while s.offered:
            who = s.who
            now = judgement.evaluate(s, who)
            if who in before:
                squares = [all_of + (b - a) ** 2 for all_of, a, b in zip(squares, before[who], now, strict=True)]
                changes += 1
            before[who] = now
            take(s, scales[who].best_option(s, who))
    return [(all_of / max(1, changes)) ** 0.5 for all_of in squares]
