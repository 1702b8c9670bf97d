"""What bots know of a game beside its rules: how its positions are judged, and how much each level makes of what it sees."""

import hashlib
import math
import tomllib
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from caravela.build import COMPILED
from caravela.core.game import Game
from caravela.core.judgement import Judgement
from caravela.core.search import Numbered, Scales

EVEN = 1.0  # weight and temperature at a game that says nothing about them
LIKE = {"club": "casual", "expert": "club", "master": "club"}  # whose weights a level takes that has none of its own
SIGHT = {"novice": 0.0, "amateur": 0.5}  # the share of what casual sees coming, at a game that does not say it
PACE = 60_000  # positions that are weighed in a second, at a game that does not say it
AHEAD = "ahead"  # weights for where search stops looking: "ahead-4" at a table of four, "ahead" at others with rivals
FORESEEING = "master"  # who weighs by them; whoever else searches judges where it stops as it does where it begins
SLOWER = 8  # the plain build weighs so many times fewer: it needs longer, but not too long to wait for


@dataclass(frozen=True)
class Plan:
    """How a level that searches looks ahead at a table."""

    # rollouts are cut at my so-many-th next turn, or at the end of the round or of the game (core/search.py); in turn
    until: list[int] = field(default_factory=lambda: [1])
    share: float = 1.0  # of the best rival's value that is taken off the own one where more than two play
    depth: int = 0  # questions of a deed begun that everybody looks through in a rollout, which then ends with a turn
    sure: float = 2.0  # standard errors by which an option must be behind to be given up
    trust: float = 1.0  # worlds in whose stead the first judgement of an option counts


@dataclass(frozen=True)
class Weights:
    """What a game's folder says about weights: weights.toml, and a file of its own for each level that was trained.

    A level that nothing is said of weighs every feature alike.
    """

    levels: dict[str, dict[str, float]] = field(default_factory=dict)  # by feature, in VP
    temperatures: dict[str, float] = field(default_factory=dict)  # in VP; the higher, the less it matters how good an option is
    follow_ups: frozenset[str] = frozenset()  # questions that go on with a deed already begun
    free: tuple[str, ...] = ()  # how options begin that leave the same question open
    trained: dict[str, dict[str, float]] = field(default_factory=dict)  # by "club-2", or "club" for every number of seats
    sight: dict[str, float] = field(default_factory=dict)  # the share of what casual sees coming that a weaker level sees
    pace: int = PACE  # positions that the compiled build weighs in a second
    plans: dict[str, Plan] = field(default_factory=dict)  # by "master", or "master-alone" for a table of one
    # by "ahead" or "ahead-4", then by the round in which search begins: where it stops looking
    ahead: dict[str, dict[str, dict[str, float]]] = field(default_factory=dict)

    def plan(self, level: str, seats: int) -> Plan:
        alone = self.plans.get(f"{level}-alone") if seats == 1 else None
        return alone or self.plans.get(level, Plan())

    def temperature(self, level: str) -> float:
        """Club and whoever is above it take what they find best."""
        if level in LIKE:
            return self.temperatures.get(level, 0.0)
        if level == "amateur" and level not in self.temperatures:
            return math.sqrt(self.temperature("novice") * self.temperature("casual"))
        return self.temperatures.get(level, EVEN)

    def found(self, level: str, seats: int) -> dict[str, float] | None:
        """By feature; None if nothing is said of the level."""
        for said in (self.trained.get(f"{level}-{seats}"), self.trained.get(level)):
            if said is not None:
                return said
        if level in SIGHT:
            return self.short_sighted(self.sight.get(level, SIGHT[level]), seats)
        if level in self.levels:
            return self.levels[level]
        return self.found(LIKE[level], seats) if level in LIKE else None

    def short_sighted(self, share: float, seats: int) -> dict[str, float] | None:
        """What scores at once, and a share of what a casual player sees coming."""
        near, far = self.levels.get("novice"), self.found("casual", seats)
        if near is None or far is None:
            return near
        return {name: (1 - share) * near.get(name, 0.0) + share * far.get(name, 0.0) for name in {**near, **far}}

    def of(self, level: str, seats: int, features: list[str]) -> list[float]:
        """The weight of each feature at a table of so many seats."""
        said = self.found(level, seats)
        return [EVEN] * len(features) if said is None else [float(said.get(name, 0.0)) for name in features]

    def where_search_stops(self, seats: int, surveyed: list[str]) -> dict[int, list[float]]:
        """By round, the weight of all that is looked at there, at a table of so many seats; none if nothing was learned of it.

        Alone one does not look for the lead over others, so what was learned at tables with rivals is not for that.
        """
        said = self.ahead.get(f"{AHEAD}-{seats}", self.ahead.get(AHEAD, {}) if seats > 1 else {})
        return {int(round_): [float(weights.get(name, 0.0)) for name in surveyed] for round_, weights in said.items()}


def read_weights(folder: Path) -> Weights:
    """The weights in the folder of a game: those of a game that has none, if there are none."""
    path = folder / "weights.toml"
    if not path.exists():
        return Weights()
    said = tomllib.loads(path.read_text(encoding="utf-8"))
    learned = {file.stem: tomllib.loads(file.read_text(encoding="utf-8"))["weights"] for file in folder.glob("weights/*.toml")}
    return Weights(
        said["weights"],
        said["temperature"],
        frozenset(said["follow_ups"]),
        tuple(said["free"]),
        {name: weights for name, weights in learned.items() if not name.startswith(AHEAD)},
        said.get("sight", {}),
        said.get("pace", PACE),
        {name: Plan(**plan) for name, plan in said.get("plan", {}).items()},
        {name: weights for name, weights in learned.items() if name.startswith(AHEAD)},
    )


def features_hash(features: list[str]) -> str:
    """What trained weights are known to be for: the sidecar of weights/<level>.toml says it under "features_hash"."""
    return hashlib.sha256("\n".join(features).encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Mind:
    """A game as bots see it."""

    game: Game
    judgement: Judgement
    weights: Weights

    @cached_property
    def numbered(self) -> Numbered:
        return Numbered(self.game, self.judgement, [*self.weights.follow_ups], [*self.weights.free])

    @property
    def surveyed(self) -> list[str]:
        """What is looked at where search stops."""
        return [*self.judgement.features, *self.judgement.further]

    def scales(self, level: str, seats: int) -> Scales:
        """How a level weighs positions at a table of so many seats."""
        return self.scales_of(self.weights.of(level, seats, self.judgement.features), seats)

    def looking_ahead(self, level: str, seats: int) -> Scales:
        """The same for a level that searches, as it plays on in its mind."""
        scales, plan = self.scales(level, seats), self.weights.plan(level, seats)
        scales.share = plan.share if seats > 2 else 1.0
        scales.depth = plan.depth if COMPILED else 0  # the plain build cannot afford it
        if level == FORESEEING:
            scales.by_round = self.weights.where_search_stops(seats, self.surveyed)
        return scales

    def scales_of(self, weights: list[float], seats: int) -> Scales:
        """The same with other weights, in the order of the judgement's features."""
        return Scales(self.game, self.judgement, self.numbered, weights, seats)

    def positions(self, seconds: float) -> int:
        """How many positions are weighed in about so much time on the compiled build; on the plain one, fewer for as good."""
        return int(seconds * self.weights.pace) // (1 if COMPILED else SLOWER)
