"""A whole game in one line: what was agreed on, the seed, who chooses, and the digest of all that happens.

    44 deluxe_full 3 curious builders=false : 1f40fc92da241694

The seed, which is also the number of the line; a preset, the number of players, who chooses, and what differs from the preset.
"""

import hashlib
from dataclasses import dataclass, replace
from functools import cached_property
from math import prod
from pathlib import Path

from caravela.core.record import Player, Record
from caravela.games import find_game
from caravela.table.play import Play

ANY, CURIOUS = "any", "curious"
CHOOSERS = [ANY, CURIOUS]
NAMES = ["Ana", "Bruno", "Chiara", "Diego", "Elif", "Félix"]
LIKING = (1, 8, 64)  # how dear a word can be
NOVELTY = 20  # so many times as dear is what was not yet done in a game
HEADING = """\
# Games of {game} by version {version} of its rules, each in one line; tests/golden/__init__.py tells how.
# seed, preset, players, who chooses, what differs from the preset : digest of all that happens
"""


def number(*words: object) -> int:
    """A large number that follows from the words, the same for ever."""
    return int.from_bytes(hashlib.sha256(" ".join(map(str, words)).encode()).digest(), "big")


class Chooser:
    """Who decides for all seats: a fixed small function of the seed and of what is on offer.

    `any` finds all options alike. To `curious` some words in the names of options are dearer than others, and so is what it
    has not done yet: that leads to corners where even choices never come.
    """

    def __init__(self, who: str, seed: str) -> None:
        self.who = who
        self.seed = seed
        self.moves = 0
        self.worth: dict[str, int] = {}  # of an option that was on offer
        self.done: set[str] = set()

    def choose(self, options: tuple[str, ...]) -> str:
        weights = [self.likes(option) for option in options] if self.who == CURIOUS else [1] * len(options)
        self.moves += 1
        throw = number(self.seed, self.moves) % sum(weights)
        i = 0
        while throw >= weights[i]:
            throw -= weights[i]
            i += 1
        self.done.add(options[i])
        return options[i]

    def likes(self, option: str) -> int:
        if option not in self.worth:
            self.worth[option] = prod([LIKING[number(self.seed, word) % len(LIKING)] for word in option.split()])
        return self.worth[option] if option in self.done else self.worth[option] * NOVELTY


@dataclass(frozen=True)
class Line:
    game: str
    version: int
    seed: int
    preset: str
    players: int
    who: str
    changes: dict[str, str]
    digest: str = ""

    @property
    def name(self) -> str:
        return f"{self.game}-{self.version}-{self.seed}"

    @cached_property
    def agreed(self) -> dict[str, str]:
        return find_game(self.game).agree(self.preset, self.changes)

    @property
    def set_up(self) -> str:
        """As the line says it: deluxe_full 3 curious builders=false."""
        changes = [f"{name}={value}" for name, value in self.changes.items()]
        return " ".join([self.preset, str(self.players), self.who, *changes])

    def text(self) -> str:
        return f"{self.seed} {self.set_up} : {self.digest}"

    def play(self) -> Play:
        """The game, from its beginning to its end."""
        players = [Player(name, "random") for name in NAMES[: self.players]]
        game = find_game(self.game)
        play = Play.begin(game, self.agreed, players, b"caravela golden %d" % self.seed, version=self.version)
        chooser = Chooser(self.who, f"{self.game} {self.seed}")
        while (asked := play.decision) is not None:
            play.take(asked.who, chooser.choose(asked.options))
        return play

    def played(self) -> "Line":
        """The line as it has to be."""
        return replace(self, digest=digest(self.play().record))


def digest(record: Record) -> str:
    """What happens in a game: its fate, its moves and its result. What was agreed on, and the rules, the line says itself."""
    _, begin, rest = record.text().partition("\nbegin")
    return hashlib.sha256((begin + rest).encode()).hexdigest()[:16]


def version_of(path: Path) -> int:
    """Of the rules, as the name of a file of lines says it."""
    return int(path.stem.removeprefix("rules_"))


def read_lines(path: Path) -> list[Line]:
    said = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return [read_line(path.parent.name, version_of(path), line) for line in said]


def read_line(game: str, version: int, text: str) -> Line:
    seed, preset, players, who, *changes, colon, digest = text.split(" ")
    assert colon == ":" and who in CHOOSERS, text
    pairs = [change.partition("=") for change in changes]
    return Line(game, version, int(seed), preset, int(players), who, {name: value for name, _, value in pairs}, digest)


def write_lines(path: Path, lines: list[Line]) -> bool:
    """Whether the file had to be written."""
    text = HEADING.format(game=lines[0].game, version=lines[0].version) + "".join(f"{line.text()}\n" for line in lines)
    if path.exists() and path.read_text(encoding="utf-8") == text:
        return False
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return True
