"""Who meets whom: a game with its set-up, the players, and the blocks that make it fair.

Each seed is played in a block, with the line-up moved on by one seat from game to game, so that nobody gains by a better seat or
a luckier deal. The block, not the game, is what figures are drawn from: its games share their luck.
"""

import hashlib
import json
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from itertools import combinations
from pathlib import Path

import caravela.bots
from caravela.bots import BOTS, Bot
from caravela.bots.levels import Searcher
from caravela.bots.outside import OutsideBot, Program, hash_of
from caravela.build import COMPILED
from caravela.core.refused import Refused
from caravela.core.tables import Tables
from caravela.games import find_face, find_game
from caravela.games.face import Face
from caravela.lab.reweighed import Reweighed
from caravela.lab.tricks import FILE, TRICK, find_player

PLAIN = "plain"  # what searches weighs fewer positions there, and each less closely (bots/mind.py), so it is another player


@dataclass(frozen=True)
class Contest:
    """What is played. It goes to other processes as it is, so it holds names and texts, and no game."""

    game: str
    preset: str
    agreed: dict[str, str]
    line_ups: tuple[tuple[str, ...], ...]  # names of bots, with their settings if they have any
    tables: dict[str, str] | None = None  # corrected ones, as texts
    outside: tuple[Program, ...] = ()  # bots of other people among the players
    reweighed: tuple[Reweighed, ...] = ()  # those who play by weights of a file

    @property
    def seats(self) -> int:
        return len(self.line_ups[0])

    @property
    def players(self) -> list[str]:
        """Everybody who plays, the challenger first."""
        return list(dict.fromkeys([name for line_up in self.line_ups for name in line_up]))

    @property
    def programs(self) -> dict[str, Program]:
        return {program.name: program for program in self.outside}

    def bot(self, name: str) -> Bot:
        """Somebody who plays one game."""
        program = self.programs.get(name)
        return OutsideBot(program, self.agreed) if program is not None else bot_called(self.game, name, self.reweighed)

    def player_id(self, name: str) -> str:
        program = self.programs.get(name)
        return f"{name}@{hash_of(program)}" if program is not None else player_id(self.game, name, self.reweighed)

    def own_tables(self) -> Tables | None:
        return tables_of(tuple(self.tables.items())) if self.tables else None

    def check(self) -> None:
        """Whether it can be played at all, said before anything is."""
        game = find_game(self.game)
        for name in self.players:
            if name not in self.programs:
                bot_called(self.game, name, self.reweighed)
        seats = game.seats(self.agreed)
        if self.seats not in seats:
            raise Refused("seats-number", n=self.seats, least=seats[0], most=seats[-1])
        if len(set(self.players)) == 1 and len(self.line_ups) > 1:
            raise Refused("arena-nobody", players=", ".join(self.players))

    def blocks(self, first: int, many: int) -> list["Block"]:
        """So many seeds from the first on, each with every line-up."""
        return [
            Block(seed, line_up, tuple(rotations(line_up))) for seed in range(first, first + many) for line_up in self.line_ups
        ]


@dataclass(frozen=True)
class Block:
    """The games of one seed and one line-up that are to be played."""

    seed: int
    line_up: tuple[str, ...]
    rotations: tuple[int, ...]


def rotations(line_up: tuple[str, ...]) -> Iterator[int]:
    """How far the line-up is moved on in each game of a block. What would seat the same players alike is played once."""
    seen: set[tuple[str, ...]] = set()
    for turn in range(len(line_up)):
        seated = seating(line_up, turn)
        if seated not in seen:
            seen.add(seated)
            yield turn


def seating(line_up: tuple[str, ...], turn: int) -> tuple[str, ...]:
    """Who sits where: the first of the line-up sits in the seat with the number of the turn."""
    return tuple([line_up[role_in(seat, turn, len(line_up))] for seat in range(len(line_up))])


def role_in(seat: int, turn: int, seats: int) -> int:
    """The place in the line-up of whoever sits in a seat."""
    return (seat - turn) % seats


def line_ups(players: list[str], seats: int) -> tuple[tuple[str, ...], ...]:
    """The players as they were named; where there are fewer seats than players, everybody meets everybody."""
    if not players or not 1 <= seats <= len(players):
        raise Refused("arena-seats", seats=seats, players=len(players))
    return tuple(dict.fromkeys(combinations(players, seats)))


@lru_cache(maxsize=4)
def tables_of(texts: tuple[tuple[str, str], ...]) -> Tables:
    return Tables(dict(texts))


# -- who somebody is ---------------------------------------------------------------------------------------------------


def bot_called(game: str, name: str, reweighed: Sequence[Reweighed]) -> Bot:
    """A bot of Caravela's, perhaps with a trick, or with weights of its own."""
    return by_a_file(name, reweighed) or find_player(game, name)


def by_a_file(name: str, reweighed: Sequence[Reweighed]) -> Reweighed | None:
    return next((player for player in reweighed if player.name == name), None)


def player_id(game: str, name: str, reweighed: Sequence[Reweighed] = ()) -> str:
    """The name of a bot with a hash of what makes it play as it does, so that two of one name can be told apart."""
    face = find_face(game)
    if name.startswith(TRICK):
        return f"{name}@{mind_hash(face, said_in(face.folder / FILE))}"
    own = by_a_file(name, reweighed)
    level = (own.level if own is not None else name).partition(":")[0]
    more = [own.weights] if own is not None else []
    if isinstance(BOTS.get(level), Searcher) and not COMPILED:
        more.append(PLAIN)
    return f"{name}@{mind_hash(face, *more)}"


def name_of(player: str) -> str:
    return player.rpartition("@")[0] or player


@lru_cache(maxsize=64)
def mind_hash(face: Face, *more: str) -> str:
    """Of the weights of a game, as bots read them, of its judgement, and of the bots' own code; and of what else makes somebody
    play so."""
    bots = Path(caravela.bots.__file__).parent
    found = [
        *bots.rglob("*.py"),
        bots.parent / "core" / "search.py",
        *face.folder.glob("judgement*/**/*.py"),
        *face.folder.glob("judgement*.py"),
    ]
    said = hashlib.sha256()
    for path in sorted(found):
        said.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    for text in (json.dumps(asdict(face.weights), sort_keys=True, default=sorted), *more):
        said.update(text.encode() + b"\0")
    return said.hexdigest()[:8]


@lru_cache(maxsize=16)
def said_in(path: Path) -> str:
    """What a file says to whoever reads it; its comments are no part of that."""
    return json.dumps(tomllib.loads(path.read_text(encoding="utf-8")), sort_keys=True)
