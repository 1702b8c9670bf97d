"""The levels, from random to master. They differ in what they look at, how far and how closely, never in blunders."""

import math
import random
from collections import Counter
from typing import Protocol

from caravela.bots.seat import Seat
from caravela.core.refused import Refused
from caravela.core.search import Judged, judged

TAIL = 2.0  # temperatures: what is further behind the best than this is hopeless, and nobody takes it


class Bot(Protocol):
    """Anybody who can be asked at a seat. The same seat and the same luck give the same choice."""

    def choose(self, seat: Seat, luck: random.Random) -> str:
        """The name of the option that the bot takes."""
        ...


class RandomBot:
    """Any option, all alike."""

    def choose(self, seat: Seat, luck: random.Random) -> str:
        assert seat.decision is not None
        return luck.choice(seat.decision.options)


def by_softmax(found: Judged, temperature: float, luck: random.Random) -> int:
    """The better, the likelier: an option that is `temperature` VP worse than another is taken e times less often."""
    best = max(found.values)
    odds = [math.exp((value - best) / temperature) for value in found.values]
    throw = luck.random() * sum(odds)
    for option, chance in zip(found.options, odds, strict=True):
        throw -= chance
        if throw < 0:
            return option
    return found.options[found.best()]


def without_idling(seat: Seat, found: Judged) -> Judged:
    """Nobody declines what costs nothing: with an equal or better deed at hand, declining is not considered."""
    idle = [seat.game.options.names[option] in seat.game.options.declining for option in found.options]
    declined = [value for value, declines in zip(found.values, idle, strict=True) if declines]
    active = [i for i, declines in enumerate(idle) if not declines]
    if not declined or all(found.values[i] < max(declined) for i in active):
        return found
    return Judged([found.options[i] for i in active], [found.values[i] for i in active])


class Novice:
    """L1: what an option brings at once."""

    level = "novice"

    def choose(self, seat: Seat, luck: random.Random) -> str:
        assert seat.decision is not None
        if len(seat.decision.options) == 1:
            return seat.decision.options[0]
        found = judged(seat.mind.scales(self.level, seat.seats), seat.worlds(luck), seat.number, 1, 0)
        option = by_softmax(without_idling(seat, found), seat.mind.weights.temperature(self.level), luck)
        return seat.game.options.names[option]


class Casual:
    """L2: one step ahead with a sense for all parts of the game.

    An option is judged by the position right after it. What it would bring to light is not known yet, so such an option
    is judged by the mean over several imagined worlds; what only begins a deed, by its best end.
    """

    worlds = 8
    depth = 4

    def __init__(self, level: str = "casual") -> None:
        self.level = level

    def choose(self, seat: Seat, luck: random.Random) -> str:
        assert seat.decision is not None
        if len(seat.decision.options) == 1:
            return seat.decision.options[0]
        found = judged(seat.mind.scales(self.level, seat.seats), seat.worlds(luck), seat.number, self.worlds, self.depth)
        found = without_idling(seat, found)
        temperature = seat.mind.weights.temperature(self.level)
        least = max(found.values) - TAIL * temperature
        kept = [i for i, value in enumerate(found.values) if value >= least]
        alike = Counter([round(found.values[i], 1) for i in kept])  # options that look alike share one chance
        shared = [found.values[i] - temperature * math.log(alike[round(found.values[i], 1)]) for i in kept]
        return seat.game.options.names[by_softmax(Judged([found.options[i] for i in kept], shared), temperature, luck)]


BOTS: dict[str, Bot] = {"random": RandomBot(), "novice": Novice(), "casual": Casual()}


def find_bot(name: str) -> Bot:
    if name not in BOTS:
        raise Refused("seats-unknown-bot", bot=name, bots=", ".join(BOTS))
    return BOTS[name]
