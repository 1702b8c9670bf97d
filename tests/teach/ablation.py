"""What a reason claims is what the choice hangs on: it is taken away, and the candidates are weighed again in other worlds.

`python -m tests.teach.ablation --positions 60` does it for all games, at decisions sampled from games of two bots, and takes as
many other features away to compare: those that are worth most to the best candidate and are no part of its reason.
"""

import argparse
import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from caravela.build import COMPILED
from caravela.core.game import Game
from caravela.core.state import State
from caravela.games import FACES, GAMES
from caravela.teach.counsel import LEVEL, Counsel, Weighing, blind, counsel
from tests.bots.table import moves
from tests.ours import OURS

LUCK = 11


@dataclass(frozen=True)
class Trial:
    """A claim that was tried: by how much the best candidate was ahead, and is without the claim, or without other parts."""

    before: float
    without: float
    otherwise: float

    @property
    def narrower(self) -> bool:
        return self.without < self.before

    @property
    def changed(self) -> bool:
        return self.without <= 0

    @property
    def changed_otherwise(self) -> bool:
        return self.otherwise <= 0


def sampled(game: Game, apart: int, seed: int = 3) -> Iterator[State]:
    """Decisions of a game between two novices, one of about so many."""
    for n, (s, choice) in enumerate(moves(["novice", "novice"], game.default_preset, seed, game=game)):
        if choice and n % apart == 5 and s.offered > 1:
            yield s.copy()


def ahead(game: Game, s: State, told: Counsel, without: set[str], luck: int = LUCK) -> float:
    """How far the best candidate is ahead of the next one for a bot that does not look at some parts, neither then nor later."""
    seat = FACES[game.name].seat(s, s.who)
    options = [game.options.numbers[one.option] for one in told.candidates[:2]]
    until = seat.mind.weights.plan(LEVEL, seat.seats).until if COMPILED else [1]
    seeing = seat.mind.looking_ahead(LEVEL, seat.seats)
    seeing.look_from(s)
    weighing = Weighing(blind(seat, seeing, without), s.who, options, until)
    worlds = seat.worlds(random.Random(luck))
    for n in range(told.worlds):
        weighing.play_on(worlds.world(n), until[n % len(until)])
    return weighing.apart(options[0], options[1], told.worlds)


def told_at(game: Game, s: State) -> Counsel:
    return counsel(FACES[game.name].seat(s, s.who), random.Random(LUCK))


def tried(game: Game, s: State, told: Counsel) -> Trial:
    claimed = {reason.part for reason in told.claims}
    parts = {name: size for name, size in told.candidates[0].parts.items() if name not in claimed}
    others = set(sorted(parts, key=lambda name: -abs(parts[name]))[: len(claimed)])
    return Trial(*[ahead(game, s, told, without, LUCK + 1) for without in (set[str](), claimed, others)])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=60, help="of each game")
    said = parser.parse_args()
    for game in [GAMES[name] for name in OURS]:
        states = islice((s for seed in range(99) for s in sampled(game, 17, seed)), said.positions)
        told = [(s, told_at(game, s)) for s in states]
        trials = [tried(game, s, one) for s, one in told if one.decided and not one.exact]
        print(
            f"{game.name}: {len(told)} hints, {len(trials)} with a claim that decides; without it "
            f"{sum([one.changed for one in trials])} choices are others, {sum([one.narrower for one in trials])} leads narrower; "
            f"without as many other parts {sum([one.changed_otherwise for one in trials])} choices are others",
            flush=True,
        )


if __name__ == "__main__":
    main()
