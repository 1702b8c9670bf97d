"""What bots know of a game beside its rules: how its positions are judged, and how much each level makes of what it sees."""

import tomllib
from dataclasses import dataclass, field
from pathlib import Path

from caravela.core.game import Game
from caravela.core.judgement import Judgement

EVEN = 1.0  # weight and temperature at a game that says nothing about them


@dataclass(frozen=True)
class Weights:
    """The file weights.toml of a game. A level that it does not name weighs every feature alike."""

    levels: dict[str, dict[str, float]] = field(default_factory=dict)  # by feature, in VP
    temperatures: dict[str, float] = field(default_factory=dict)  # in VP; the higher, the less it matters how good an option is
    follow_ups: frozenset[str] = frozenset()  # questions that go on with a deed already begun
    free: tuple[str, ...] = ()  # how options begin that leave the same question open

    def temperature(self, level: str) -> float:
        return self.temperatures.get(level, EVEN)

    def of(self, level: str, features: list[str]) -> list[tuple[int, float]]:
        """The features that count at a level, by their place, with their weights."""
        weights = self.levels.get(level)
        if weights is None:
            return [(i, EVEN) for i in range(len(features))]
        return [(i, weights[name]) for i, name in enumerate(features) if weights.get(name)]


def read_weights(path: Path) -> Weights:
    """The weights in a file; those of a game that has none."""
    if not path.exists():
        return Weights()
    said = tomllib.loads(path.read_text(encoding="utf-8"))
    return Weights(said["weights"], said["temperature"], frozenset(said["follow_ups"]), tuple(said["free"]))


@dataclass(frozen=True)
class Mind:
    """A game as bots see it."""

    game: Game
    judgement: Judgement
    weights: Weights
