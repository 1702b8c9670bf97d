"""Random tables to play at: a game, a number of players, a set-up that the game accepts; and random play at them.

Nothing here knows a game. Everything follows from the numbers that are picked, by Hypothesis or by a seed.
"""

import os
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from math import prod
from random import Random

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from caravela.build import COMPILED
from caravela.core import state
from caravela.core.events import ALL, Journal
from caravela.core.fate import key_of_move
from caravela.core.game import Game
from caravela.core.record import Player
from caravela.core.refused import Refused
from caravela.core.setup import SetupOption
from caravela.core.state import State
from caravela.core.tables import Tables
from caravela.games import GAMES
from caravela.table.play import Play
from tests import rules_coverage

PLAYED = {name: game for name, game in GAMES.items() if os.environ.get("CARAVELA_GAME", name) == name}  # the tested games
WITH_TABLES = [game for game in PLAYED.values() if game.files]
TIMES = float(os.environ.get("CARAVELA_FUZZ", "1"))  # for longer runs: multiplies the number of examples
SAMPLES = TIMES if COMPILED else TIMES / 2  # of what is only sampled: the compiled build is quick, and keeps the same promises
LONGEST_GAME = 3000  # decisions
PLAYER_NAMES = ["Ana", "Bruno", "Chiara", "Diego", "Elif", "Félix"]
CHANGED = 3  # presets of a game
NOVELTY = 20.0  # how much more than usual something new pleases
Pick = Callable[[int], int]  # a number from 0 to n - 1
Begin = tuple[str, dict[str, str]]  # a preset, and a change to it


def examples(n: int) -> settings:
    """So many examples, or SAMPLES as many; the same ones in every run."""
    return settings(
        max_examples=max(1, round(n * SAMPLES)),
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )


@dataclass(frozen=True)
class Configuration:
    """Which game, how many players, and what they have agreed on."""

    game: Game
    preset: str
    players: int
    agreed: dict[str, str]

    def __repr__(self) -> str:
        """As somebody would ask for it: the preset and what differs from it."""
        usual = self.game.agree(self.preset, {})
        changes = " ".join(f"{name}={value}" for name, value in self.agreed.items() if usual[name] != value)
        return f"{self.game.name} {self.preset} {self.players}p {changes}".rstrip()

    def start(self, seed: int, tables: Tables | None = None) -> State:
        return self.game.start(self.players, self.agreed, spread(seed), tables)

    def begin(self, seed: int, tables: Tables | None = None, kind: str = "random") -> Play:
        """The same as a game in play, with a record."""
        players = [Player(name, kind) for name in PLAYER_NAMES[: self.players]]
        return Play.begin(self.game, self.agreed, players, b"caravela test %d" % seed, tables)


def spread(seed: int) -> int:
    """A seed for the generator that has nothing to do with the next one's."""
    return key_of_move(b"caravela test", seed)


def value_of(option: SetupOption, pick: Pick) -> str:
    """Any value of the option: a word of its list, or a set of its members."""
    n = pick(len(option.values) + (1 if option.members else 0))
    if n < len(option.values):
        return option.values[n]
    members = [member for member in option.members if pick(2)]
    return "+".join(members or option.members[:1])


def accepted(game: Game, players: int, agreed: dict[str, str]) -> bool:
    """Whether the game takes this set-up; one that cannot be played is refused, and nothing else goes wrong."""
    try:
        game.start(players, agreed, 1)
    except Refused:
        return False
    return True


def configuration(game: Game, pick: Pick, begin: Begin | None = None) -> Configuration:
    """A preset, perhaps with a change that is wanted, then some changes one after the other, each kept if the game accepts it."""
    preset, wanted = begin or (list(game.presets)[pick(len(game.presets))], {})
    agreed = game.agree(preset, wanted)
    seats = [players for players in game.seats(agreed) if not wanted or accepted(game, players, agreed)]
    players = seats[pick(len(seats))]
    for _ in range(pick(len(game.setup_options) + 1)):
        option = game.setup_options[pick(len(game.setup_options))]
        changed = game.agree(preset, agreed | {option.name: value_of(option, pick)} | wanted)
        if accepted(game, players, changed):
            agreed = changed
    return Configuration(game, preset, players, agreed)


@st.composite
def tables_to_play_at(draw: st.DrawFn) -> Configuration:
    game = PLAYED[draw(st.sampled_from(sorted(PLAYED)))]
    return configuration(game, lambda n: draw(st.integers(0, n - 1)))


SEEDS = st.integers(0, 0xFFFFFFFF)


def private_kinds(config: Configuration, seed: int) -> frozenset[int]:
    """The kinds of events in a random game that not everybody sees."""
    temperament, s, journal = Temperament(config.game, seed), config.start(seed), Journal()
    while not s.over:
        s.journal = journal
        state.take(s, temperament.choose(s.on_offer()))
    return frozenset(row[0] for row in journal.events if row[5] != ALL)


@cache
def secretive(name: str) -> list[Begin]:
    """Presets of a game, the first ones also with one change, under which a few games had such events."""
    game = GAMES[name]
    found: list[Begin] = []
    for i, preset in enumerate(game.presets):
        changes = [{option.name: value} for option in game.setup_options for value in option.values if i < CHANGED]
        for wanted in [{}, *[change for change in changes if game.agree(preset, change) != game.agree(preset, {})]]:
            agreed = game.agree(preset, wanted)
            for players in game.seats(agreed):
                if accepted(game, players, agreed) and private_kinds(Configuration(game, preset, players, agreed), players):
                    found.append((preset, wanted))
                    break
    return found


@cache
def rare_secrets(name: str) -> list[tuple[Configuration, int]]:
    """The games among some hundred whose private events are of the rarest kinds."""
    begins: list[Begin | None] = [*secretive(name)] or [None]
    found = []
    for seed in range(1, round(320 * SAMPLES), 2):
        config = configuration(GAMES[name], Random(seed).randrange, begins[seed % len(begins)])
        found.append((private_kinds(config, seed), config, seed))
    times = Counter(kind for kinds, _, _ in found for kind in kinds)
    found.sort(key=lambda game: sum(1 / times[kind] for kind in game[0]), reverse=True)
    return [(config, seed) for _, config, seed in found[: max(1, round(12 * SAMPLES))]]


@st.composite
def games_with_secrets(draw: st.DrawFn) -> tuple[Configuration, int]:
    """A table and a seed, such that somebody will probably know what others do not; any, if no game has secrets."""
    name = draw(st.sampled_from([name for name in sorted(PLAYED) if secretive(name)] or sorted(PLAYED)))
    if draw(st.booleans()):
        return draw(st.sampled_from(rare_secrets(name)))
    begins: list[Begin | None] = [*secretive(name)] or [None]
    begin = draw(st.sampled_from(begins))
    return configuration(GAMES[name], lambda n: draw(st.integers(0, n - 1)), begin), draw(SEEDS)


def names(game: Game, s: State) -> list[str]:
    """What is on offer, by name."""
    return [game.options.names[option] for option in s.on_offer()]


class Temperament:
    """How options are chosen in one game. With an even seed all are alike; with an odd one some words in their names please
    more than others, and so does what was not yet done in this game: that leads to corners where even choices never come.
    """

    def __init__(self, game: Game, seed: int) -> None:
        self.names = game.options.names
        self.luck = Random(seed)
        self.even = seed % 2 == 0
        self.pleasure: dict[str, float] = {}  # of a word
        self.weights: dict[int, float] = {}  # of an option

    def choose(self, options: list[int]) -> int:
        if self.even:
            return self.luck.choice(options)
        for option in options:
            if option not in self.weights:
                self.weights[option] = NOVELTY * prod(map(self.pleases, self.names[option].split()))
        [option] = self.luck.choices(options, [self.weights[option] for option in options])
        self.weights[option] = prod(map(self.pleases, self.names[option].split()))
        return option

    def pleases(self, word: str) -> float:
        if word not in self.pleasure:
            self.pleasure[word] = self.luck.choice((1 / 8, 1.0, 8.0))
        return self.pleasure[word]


def walk(config: Configuration, seed: int) -> Iterator[State]:
    """Every decision of a random game, then its end: always the same state, as it goes on."""
    temperament = Temperament(config.game, seed)
    s = config.start(seed)
    yield s
    while not s.over:
        state.take(s, temperament.choose(s.on_offer()))
        yield s


def play_on(play: Play, seed: int, moves: int = LONGEST_GAME) -> Play:
    """So many random moves more, or to the end."""
    temperament = Temperament(play.game, seed)
    while not play.over and moves > 0:
        option = temperament.choose(play.state().on_offer())
        play.take(play.decider, play.game.options.names[option])
        moves -= 1
    return play


NUMBER = re.compile(r"(?:(?<== )|(?<=, )|(?<=\[))[0-9]+(?=[\s,\]]|$)", re.MULTILINE)


def numbers(text: str) -> list[re.Match[str]]:
    """The whole numbers of a component table, except in comments and strings."""

    def before(number: re.Match[str]) -> str:
        return text[: number.start()].rpartition("\n")[2]

    return [number for number in NUMBER.finditer(text) if "#" not in before(number) and before(number).count('"') % 2 == 0]


@cache
def clauses(game: str) -> frozenset[str]:
    """The ids on the rules page of the game."""
    return frozenset(rules_coverage.clauses(game))
