"""Players with one trick, for the arena: each does one thing whenever it can, and plays as casual does otherwise.

A strong player beats all of them; one that does not has a hole that people would find. The games say them, in `tricks.toml` of
their folders, by the names of options: what is taken whenever it is open, the first that matches first, and what is left whenever
something else is open. A star stands for any words.
"""

import random
import tomllib
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import lru_cache

from caravela.bots import Bot, find_bot
from caravela.bots.seat import Seat
from caravela.core.refused import Refused
from caravela.core.search import judged
from caravela.games import find_face
from caravela.games.face import Face

TRICK = "trick:"
FILE = "tricks.toml"
ELSE = "casual"
WORLDS, DEPTH = 8, 4  # how casual looks at an option


@dataclass(frozen=True)
class Trick:
    takes: tuple[str, ...] = ()
    leaves: tuple[str, ...] = ()

    def choose(self, seat: Seat, luck: random.Random) -> str:
        assert seat.decision is not None
        options = self.among(seat.decision.options)
        if len(options) == 1:
            return options[0]
        found = judged(seat.mind.scales(ELSE, seat.seats), seat.worlds(luck), seat.number, WORLDS, DEPTH)
        names = [seat.game.options.names[option] for option in found.options]
        best = [names[i] for i in found.in_order() if names[i] in options]
        return best[0] if best else luck.choice(options)

    def among(self, options: tuple[str, ...]) -> tuple[str, ...]:
        """What the trick leaves to choose from."""
        for pattern in self.takes:
            if taken := tuple([option for option in options if fnmatchcase(option, pattern)]):
                return taken
        left = [option for option in options if not any([fnmatchcase(option, pattern) for pattern in self.leaves])]
        return tuple(left) or options


@lru_cache(maxsize=16)
def tricks(face: Face) -> dict[str, Trick]:
    """All that a game knows, by their names."""
    path = face.folder / FILE
    if not path.exists():
        return {}
    said = tomllib.loads(path.read_text(encoding="utf-8"))
    return {name: Trick(tuple(trick.get("takes", ())), tuple(trick.get("leaves", ()))) for name, trick in said.items()}


def find_player(game: str, name: str) -> Bot:
    """A bot, or a player with one trick: trick:war."""
    if not name.startswith(TRICK):
        return find_bot(name)
    known = tricks(find_face(game))
    if not known:
        raise Refused("tricks-none", trick=name, game=game)
    if name.removeprefix(TRICK) not in known:
        raise Refused("tricks-unknown", trick=name, tricks=", ".join([TRICK + trick for trick in known]))
    return known[name.removeprefix(TRICK)]
