"""The levels, from random to master. They differ in what they look at, how far and how closely, never in blunders."""

import math
import random
from collections import Counter
from dataclasses import dataclass
from typing import Protocol

from caravela.bots.seat import Seat
from caravela.core.refused import Refused
from caravela.core.search import Ending, Judged, Race, judged

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


def declines(seat: Seat, option: int) -> bool:
    return seat.game.options.names[option] in seat.game.options.declining


def without_idling(seat: Seat, found: Judged) -> Judged:
    """Nobody declines what costs nothing: with an equal or better deed at hand, declining is not considered."""
    idle = [declines(seat, option) for option in found.options]
    declined = [value for value, idles in zip(found.values, idle, strict=True) if idles]
    active = [i for i, idles in enumerate(idle) if not idles]
    if not declined or all(found.values[i] < max(declined) for i in active):
        return found
    return Judged([found.options[i] for i in active], [found.values[i] for i in active])


@dataclass(frozen=True)
class Thought:
    """What a searching bot came to: options by number, and how far ahead of the others each leads it, in VP."""

    chosen: int
    options: list[int]
    means: list[float]
    worlds: int  # in which the chosen one was played on


class Weigher:
    """Judges every option by the position that it leads to, as far as the level can see, and mostly takes one of the best.

    What an option would bring to light is not known yet, so it is judged by the mean over several imagined worlds; what only
    begins a deed, by the best end of it, so many questions deep. Options that look alike share one chance.
    """

    def __init__(self, level: str, worlds: int, depth: int) -> None:
        self.level = level
        self.worlds = worlds
        self.depth = depth

    def choose(self, seat: Seat, luck: random.Random) -> str:
        assert seat.decision is not None
        if len(seat.decision.options) == 1:
            return seat.decision.options[0]
        found = judged(seat.mind.scales(self.level, seat.seats), seat.worlds(luck), seat.number, self.worlds, self.depth)
        found = without_idling(seat, found)
        temperature = seat.mind.weights.temperature(self.level)
        if temperature == 0:
            return seat.game.options.names[found.options[found.best()]]
        least = max(found.values) - TAIL * temperature
        kept = [i for i, value in enumerate(found.values) if value >= least]
        alike = Counter([round(found.values[i], 1) for i in kept])
        shared = [found.values[i] - temperature * math.log(alike[round(found.values[i], 1)]) for i in kept]
        return seat.game.options.names[by_softmax(Judged([found.options[i] for i in kept], shared), temperature, luck)]


class Searcher:
    """Plays the best of what club sees on, in imagined worlds, everybody at the table choosing as club would, until one option is
    clearly ahead or enough was thought. The last moves, where chance has no say, it goes through in every way there is.

    Thought is counted in positions, as many as the compiled build weighs in about so many seconds; the plain build, which is some
    thirty times slower, weighs fewer. So the same luck gives the same choice, whatever the clock says.
    """

    worlds = 8
    depth = 4

    def __init__(self, level: str, seconds: float, candidates: int, margin: float) -> None:
        self.level = level
        self.seconds = seconds
        self.candidates = candidates
        self.margin = margin  # VP that an option may seem worse than the best, and still be looked into

    def choose(self, seat: Seat, luck: random.Random) -> str:
        assert seat.decision is not None
        if len(seat.decision.options) == 1:
            return seat.decision.options[0]
        return seat.game.options.names[self.think(seat, luck).chosen]

    def think(self, seat: Seat, luck: random.Random) -> Thought:
        """The choice, and how good each candidate was found to be."""
        mind, who = seat.mind, seat.number
        scales = mind.looking_ahead(self.level, seat.seats)
        plan = mind.weights.plan(self.level, seat.seats)
        worlds = seat.worlds(luck)
        budget = mind.positions(self.seconds)
        scales.look_from(worlds.world(0))
        ending = Ending(scales, who, budget // 2)
        exact = ending.best(worlds.world(0))
        if exact >= 0:
            return Thought(exact, [exact], [0.0], 1)
        found = judged(scales, worlds, who, self.worlds, self.depth)
        best = max(found.values)
        kept = [i for i in found.in_order()[: self.candidates] if found.values[i] > best - self.margin]
        # where nothing tells two of them apart, the first stays ahead: that is no declining one
        kept.sort(key=lambda i: (-found.values[i], declines(seat, found.options[i])))
        race = Race(
            scales,
            who,
            Judged([found.options[i] for i in kept], [found.values[i] for i in kept]),
            plan.until,
            plan.sure,
            plan.trust,
        )
        chosen = race.run(worlds, budget - budget // 2 + max(0, ending.left))
        return Thought(chosen, race.options, race.means(), len(race.outcomes[race.lead]))


RANDOM = RandomBot()
LEVELS: dict[str, Bot] = {
    "novice": Weigher("novice", worlds=1, depth=0),
    "amateur": Weigher("amateur", worlds=2, depth=2),
    "casual": Weigher("casual", worlds=8, depth=4),
    "club": Weigher("club", worlds=8, depth=4),
    "expert": Searcher("expert", seconds=0.02, candidates=6, margin=4.0),
    "master": Searcher("master", seconds=1.0, candidates=12, margin=8.0),
}  # from the weakest to the strongest
BOTS: dict[str, Bot] = {"random": RANDOM, **LEVELS}
USUAL = "casual"  # whoever is not told otherwise
SETTINGS = ("0.1", "0.25", "0.5", "1", "2", "4")  # seconds that master may be given: "master:4"


def find_bot(name: str) -> Bot:
    """The bot of that name. Master can be given a setting."""
    bot = BOTS.get(name)
    if bot is not None:
        return bot
    level, _, setting = name.partition(":")
    if level == "master" and setting in SETTINGS:
        return master(float(setting))
    raise Refused("seats-unknown-bot", bot=name, bots=", ".join([*BOTS, *[f"master:{setting}" for setting in SETTINGS]]))


def master(seconds: float) -> Searcher:
    """Master with more or less thought than usual."""
    usual = LEVELS["master"]
    assert isinstance(usual, Searcher)
    return Searcher(usual.level, seconds, usual.candidates, usual.margin)
