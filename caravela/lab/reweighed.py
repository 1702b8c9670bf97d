"""A level that plays by the weights of a file instead of those that it has: `club=club-2.toml`, `master:0.25=ahead-2.toml`.

So a bot that was trained plays against its old self before anything of the game is changed. The file is what `caravela train`
writes for that level. Its weights count at tables of any number, whatever the file is called.
"""

import json
import random
import tomllib
from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from caravela.bots import LEVELS, find_bot
from caravela.bots.levels import Searcher, Weigher
from caravela.bots.mind import AHEAD, FORESEEING, Mind
from caravela.bots.outside import INLINE
from caravela.bots.seat import Seat
from caravela.core.refused import Refused
from caravela.games import find_face
from caravela.games.face import Face
from caravela.lab.tricks import TRICK

BY = "="  # between a level and the file with its weights
LARGEST = 1e6  # that a weight can be, in VP
TOLD = 5  # names that a refusal tells at most


@dataclass(frozen=True)
class Reweighed:
    """A level and its weights. It goes to other processes as it is, so the file is read once, where the game was asked for."""

    name: str  # as it was asked for
    level: str  # with its setting, if it has one
    weights: str  # as JSON: by feature, or by round and then by feature

    def choose(self, seat: Seat, luck: random.Random) -> str:
        own = copy(seat)
        own.mind = mind_of(find_face(seat.game.name), self)
        return find_bot(self.level).choose(own, luck)


@lru_cache(maxsize=64)
def mind_of(face: Face, player: Reweighed) -> Mind:
    """As the game is seen with these weights."""
    shipped, own = face.mind.weights, json.loads(player.weights)
    level = player.level.partition(":")[0]
    if level == FORESEEING:
        return replace(face.mind, weights=replace(shipped, ahead={AHEAD: own, f"{AHEAD}-1": own}))
    others = {name: weights for name, weights in shipped.trained.items() if name.partition("-")[0] != level}
    return replace(face.mind, weights=replace(shipped, trained={**others, level: own}))


# -- the file ----------------------------------------------------------------------------------------------------------


def reweighed_named(game: str, names: Iterable[str]) -> tuple[Reweighed, ...]:
    """Those among the players who play by a file."""
    asked = [name for name in dict.fromkeys(names) if BY in name and not name.startswith((INLINE, TRICK))]
    return tuple([read_reweighed(game, name) for name in asked])


def read_reweighed(game: str, name: str) -> Reweighed:
    """The player of that name: its level weighs, and the file is of the kind that the level takes, with features of the game."""
    level, _, file = name.partition(BY)
    bot = find_bot(level)
    if not isinstance(bot, Weigher | Searcher):
        raise Refused("weights-level", level=level, levels=list(LEVELS))
    weights = read_file(Path(file))
    by_round = not numbers(weights)
    if by_round != (bot.level == FORESEEING):
        raise Refused("weights-kind", file=file, level=level, kind="rounds" if by_round else "features")
    mind = find_face(game).mind
    known = mind.surveyed if by_round else mind.judgement.features
    said = {feature for table in (weights.values() if by_round else [weights]) for feature in table}
    if strange := sorted(said.difference(known)):
        more = ["…"] if len(strange) > TOLD else []
        raise Refused("weights-features", file=file, game=game, features=strange[:TOLD] + more)
    return Reweighed(name, level, json.dumps(weights, sort_keys=True))


def read_file(path: Path) -> dict[str, Any]:
    """The weights: numbers by feature, or such tables by round."""
    try:
        said = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Refused("file-unreadable", file=str(path), error=error.strerror or str(error)) from None
    except ValueError as error:  # not TOML, or not UTF-8
        raise Refused("weights-file", file=str(path), error=str(error)) from None
    weights = said.get("weights")
    if isinstance(weights, dict) and (numbers(weights) or rounds(weights)):
        return weights
    raise Refused("weights-none", file=str(path))


def numbers(said: object) -> bool:
    """Whether it is a table of weights by feature."""
    if not isinstance(said, dict) or not said:
        return False
    return all([type(weight) in (int, float) and abs(weight) <= LARGEST for weight in said.values()])


def rounds(said: dict[str, Any]) -> bool:
    return bool(said) and all([clock.isdecimal() and numbers(weights) for clock, weights in said.items()])
