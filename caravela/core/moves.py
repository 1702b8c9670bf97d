"""A move that is recorded, made for the first time or once more: here alone a state gets its luck and somebody who listens."""

from dataclasses import dataclass

from caravela.core.events import Event, Journal
from caravela.core.fate import Fate, key_of_move
from caravela.core.game import Game
from caravela.core.state import State, take
from caravela.core.tables import Tables


class Luck:
    """Where the outcomes of one move come from: from a record, or from the generator, keyed anew for the move."""

    def __init__(self, fate: Fate, seed: int) -> None:
        self.fate = fate
        self.seed = seed

    @staticmethod
    def derived(secret: bytes, number: int) -> "Luck":
        return Luck(Fate(), key_of_move(secret, number))

    @staticmethod
    def read(outcomes: tuple[int, ...]) -> "Luck":
        return Luck(Fate(list(outcomes)), 1)


@dataclass(frozen=True)
class Happened:
    """What a move has brought about: what was told, the outcomes of chance, and whether there were more to read."""

    events: list[Event]
    fate: tuple[int, ...]
    left: bool


def begin_game(
    game: Game, players: int, agreed: dict[str, str], tables: Tables, version: int, luck: Luck
) -> tuple[State, Happened]:
    """The game up to its first decision."""
    journal = Journal()
    s = game.start(players, agreed, luck.seed, tables, journal, luck.fate, version)
    return s, closed(game, s, journal, luck.fate)


def make_move(game: Game, s: State, option: int, luck: Luck) -> Happened:
    """The seat that decides takes an option that is on offer, up to the next decision."""
    journal = Journal()
    s.journal, s.fate, s.seed = journal, luck.fate, luck.seed
    take(s, option)
    return closed(game, s, journal, luck.fate)


def closed(game: Game, s: State, journal: Journal, fate: Fate) -> Happened:
    s.journal = s.fate = None
    return Happened(game.events(journal), tuple(fate.outcomes), fate.replaying and fate.at != len(fate.outcomes))
