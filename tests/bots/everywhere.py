"""Every level at every table there is: whole games with each preset at each number of players, and with each option changed.

Each game has a file of its own for it, because a file is one process's. Several levels sit at a table together, and the others at
the next one, until all of them have played; who searches looks into little (`hasty`), and thinks as its level does.
"""

from dataclasses import dataclass

import pytest

from caravela.bots import BOTS
from caravela.build import COMPILED
from caravela.core.game import Game
from caravela.core.state import State
from tests.bots.table import moves_from
from tests.contract.sampling import accepted

PLAIN = pytest.mark.skipif(not COMPILED, reason="plain Python plays too slowly for so many games")


@dataclass(frozen=True)
class Place:
    """What was agreed on, and how many play."""

    preset: str
    players: int
    changes: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return " ".join([self.preset, *[f"{option}={value[:30]}" for option, value in self.changes], str(self.players)])

    def agreed(self, game: Game) -> dict[str, str]:
        return game.agree(self.preset, dict(self.changes))


def at_each_preset(game: Game) -> list[Place]:
    """With each number of players that the rules accept."""
    places = [Place(preset, players) for preset in game.presets for players in game.seats(game.agree(preset, {}))]
    return [place for place in places if accepted(game, place.players, place.agreed(game))]


def with_each_option(game: Game, but: tuple[str, ...] = ()) -> list[Place]:
    """Each value of an option, changed alone in the last preset that goes with it, with as few players as can be and as many.

    Of a set of members, half of them and the other half. What makes another preset of it is played there; what is carried over
    from the game before, by games that follow one another.
    """
    found: list[Place] = []
    for option in game.setup_options:
        if option.carried or option.name in but:
            continue
        halves = ["+".join(option.members[first::2]) for first in (0, 1) if option.members]
        for value in [*option.values, *halves]:
            places = changed(game, ((option.name, value),))
            found += dict.fromkeys([places[0], places[-1]]) if places else []
    return found


def changed(game: Game, change: tuple[tuple[str, str], ...]) -> list[Place]:
    """The last preset that such a change goes with, with each number of players; none where it changes nothing."""
    known = [game.agree(preset, {}) for preset in game.presets]
    for preset in reversed(game.presets):
        agreed = game.agree(preset, dict(change))
        places = [Place(preset, n, change) for n in game.seats(agreed) if accepted(game, n, agreed)]
        if places and agreed not in known:
            return places
    return []


def seatings(players: int) -> list[list[str]]:
    """Who sits at one table after the other until every level has; seats that are left at the last one are for the weakest."""
    seated = [*BOTS, *BOTS]
    return [seated[first : first + players] for first in range(0, len(BOTS), players)]


def everybody_finishes(game: Game, place: Place) -> list[State]:
    """Each level plays there, takes what is on offer, and there is a result; how the games ended."""
    return [finished(game, bots, place.agreed(game), 1 + i) for i, bots in enumerate(seatings(place.players))]


def finished(game: Game, bots: list[str], agreed: dict[str, str], seed: int) -> State:
    """The end of a game of these bots."""
    asked = [0] * len(bots)
    for s, choice in moves_from(game.start(len(bots), agreed, seed), bots, seed, game):
        if choice:
            decision = game.decision(s)
            assert decision is not None and choice in decision.options, f"{bots[s.who]} takes {choice}"
            asked[s.who] += 1
    game.check(s)
    assert s.over and min(asked) > 0
    scores, winners = game.scores(s), game.winners(s)
    assert [score.who for score in scores] == [*range(len(bots))]
    assert set(winners) <= {*range(len(bots))} and (winners or len(bots) == 1)
    return s
