"""Who plays, and with which options, as it was said on the command line."""

import argparse
import secrets
from collections.abc import Iterable, Sequence
from pathlib import Path

from caravela.bots import USUAL, find_bot
from caravela.bots.outside import INLINE, Program, read_programs
from caravela.cli.terminal import PERSON
from caravela.core.game import Game
from caravela.core.record import Player, clean_name
from caravela.core.refused import Refused
from caravela.core.tables import Tables
from caravela.table.play import Play

NAMES = ["Ana", "Bruno", "Chiara", "Diego", "Elisa", "Filipe"]


def add_programs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--bots-file", type=Path, metavar="FILE", help="programs that can play, by names: docs/outside-bots.md")


def programs_asked(asked: argparse.Namespace) -> dict[str, Program]:
    return read_programs(asked.bots_file) if asked.bots_file is not None else {}


def check_bots(players: Iterable[str], programs: dict[str, Program]) -> None:
    """Every kind of player that is no person is a bot of ours, or a program that is named in the file; records keep the name."""
    kinds = [kind for kind in players if kind != PERSON]
    for kind in kinds:
        if kind.startswith(INLINE):
            raise Refused("outside-by-name", command=kind)
        if kind not in programs:
            find_bot(kind)


def players_asked(asked: argparse.Namespace, before: Sequence[Player] = ()) -> list[Player]:
    """Who plays: by default those who did before, else a person and three bots."""
    kinds = words_of(asked.seats) if asked.seats else [player.kind for player in before] or [PERSON, *[USUAL] * 3]
    check_bots(kinds, programs_asked(asked))
    names = [name for name in [clean_name(word) for word in words_of(asked.names)] if name]
    if len(set(names)) < len(names):
        raise Refused("names-alike", names=", ".join(names))
    known = [player.name for player in before]
    names += [name for name in dict.fromkeys([*known, *NAMES]) if name not in names]
    return [Player(name, kind) for kind, name in zip(kinds, names, strict=False)]


def deal(game: Game, agreed: dict[str, str], players: list[Player], seed: str | None, tables: Tables | None) -> Play:
    """A new game."""
    if len(players) not in game.seats(agreed):
        seats = game.seats(agreed)
        game.start(len(players), agreed, 1)  # a game with a clause of its own about it says so itself
        raise Refused("seats-number", n=len(players), least=seats[0], most=seats[-1])
    secret = f"seed {seed}".encode(errors="surrogateescape") if seed is not None else secrets.token_bytes(32)
    return Play.begin(game, agreed, players, secret, tables)


def refuse_all(asked: argparse.Namespace, options: Sequence[str], message: str) -> None:
    """None of these options makes sense here."""
    for name in options:
        if getattr(asked, name):
            raise Refused(message, option=name)


def words_of(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def changes(said: list[str]) -> dict[str, str]:
    """--set option=value, as often as wanted."""
    changed: dict[str, str] = {}
    for word in said:
        name, equals, value = word.partition("=")
        if not equals:
            raise Refused("setup-no-value", text=word)
        changed[name.strip()] = value.strip()
    return changed
