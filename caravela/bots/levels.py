"""The levels: random, novice (L1) and casual (L2). They differ in what they look at and in how closely, not in blunders."""

import math
import random
from collections import Counter
from typing import Protocol

from caravela.bots.seat import Seat
from caravela.core.refused import Refused
from caravela.core.state import State

FREE_GAIN = 0.1  # VP that a free deed must bring


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


class Scales:
    """A linear value of positions for one seat: the sum of features times weights, in VP."""

    def __init__(self, seat: Seat, level: str) -> None:
        self.judgement = seat.mind.judgement
        self.who = seat.number
        self.terms = seat.mind.weights.of(level, self.judgement.features)

    def value(self, world: State) -> float:
        features = self.judgement.evaluate(world, self.who)
        return sum([weight * features[i] for i, weight in self.terms])


def by_softmax(options: list[str], values: list[float], temperature: float, luck: random.Random) -> str:
    """The better, the likelier: an option that is `temperature` VP worse than another is taken e times less often."""
    best = max(values)
    odds = [math.exp((value - best) / temperature) for value in values]
    throw = luck.random() * sum(odds)
    for option, chance in zip(options, odds, strict=True):
        throw -= chance
        if throw < 0:
            return option
    return options[values.index(best)]


def without_detours(seat: Seat, options: list[str], values: list[float], now: float) -> tuple[list[str], list[float]]:
    """Options that leave the same question open are better than the position as it is, or they are not considered at all."""
    free = [option.startswith(seat.mind.weights.free) for option in options]
    if all(free):
        return options, values
    gainful = any([detour and value > now + FREE_GAIN for detour, value in zip(free, values, strict=True)])
    kept = [i for i in range(len(options)) if free[i] == gainful and (not gainful or values[i] > now + FREE_GAIN)]
    return [options[i] for i in kept], [values[i] for i in kept]


class Novice:
    """L1: what an option brings at once."""

    def choose(self, seat: Seat, luck: random.Random) -> str:
        assert seat.decision is not None
        if len(seat.decision.options) == 1:
            return seat.decision.options[0]
        scales = Scales(seat, "novice")
        world = seat.imagine(luck.getrandbits(32))
        options = list(seat.decision.options)
        values = [scales.value(seat.after(world, option)) for option in options]
        options, values = without_detours(seat, options, values, scales.value(world))
        declined = [value for option, value in zip(options, values, strict=True) if option in seat.game.options.declining]
        if declined:
            active = [(o, v) for o, v in zip(options, values, strict=True) if o not in seat.game.options.declining]
            if any([value >= max(declined) for _, value in active]):
                options, values = [o for o, _ in active], [v for _, v in active]
        return by_softmax(options, values, seat.mind.weights.temperature("novice"), luck)


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
        asked = seat.decision
        assert asked is not None
        if len(asked.options) == 1:
            return asked.options[0]
        scales = Scales(seat, self.level)
        worlds = [seat.imagine(luck.getrandbits(32))]
        values: list[float] = []
        for option in asked.options:
            value, revealing = self.worth(seat, scales, worlds[0], option, asked.question.message, self.depth)
            if revealing:
                while len(worlds) < self.worlds:
                    worlds.append(seat.imagine(luck.getrandbits(32)))
                others = [scales.value(seat.after(world, option)) for world in worlds[1:]]
                value = (value + sum(others)) / len(worlds)
            values.append(value)
        options, values = without_detours(seat, list(asked.options), values, scales.value(worlds[0]))
        temperature = seat.mind.weights.temperature(self.level)
        alike = Counter([round(value, 1) for value in values])  # options that look alike share one chance
        values = [value - temperature * math.log(alike[round(value, 1)]) for value in values]
        return by_softmax(options, values, temperature, luck)

    def worth(self, seat: Seat, scales: Scales, world: State, option: str, question: str, depth: int) -> tuple[float, bool]:
        """What an option leads to in this world, and whether it brings something to light."""
        game = seat.game
        then = seat.after(world, option)
        if game.barrier(then) != game.barrier(world):
            return scales.value(then), True
        value = scales.value(then)
        if depth > 0:
            asked = game.decision(then)
            if asked is not None and asked.who == seat.number:
                message = asked.question.message
                if message != question and message in seat.mind.weights.follow_ups:
                    known: list[float] = []
                    guessed: list[float] = []
                    for further in asked.options:
                        end, revealing = self.worth(seat, scales, then, further, message, depth - 1)
                        (guessed if revealing else known).append(end)
                    if guessed:  # nobody can pick the luckiest of them, so they count as their mean
                        known.append(sum(guessed) / len(guessed))
                    value = max(known)
        return value, False


BOTS: dict[str, Bot] = {"random": RandomBot(), "novice": Novice(), "casual": Casual()}


def find_bot(name: str) -> Bot:
    if name not in BOTS:
        raise Refused("seats-unknown-bot", bot=name, bots=", ".join(BOTS))
    return BOTS[name]
