"""caravela train: weights for bots, learned from duels and accepted by a test on fresh seeds."""

import argparse
import math
import sys
from pathlib import Path

from caravela.cli.arena import MOST_GAMES, Progress, add_common, columns, crew_asked, in_range, percent
from caravela.cli.seating import changes
from caravela.core.refused import Refused
from caravela.games import GAMES, find_game
from caravela.lab.train import Course, Result, train, write_weights
from caravela.lab.train_duels import Table
from caravela.text import Speaker

FIRST = 1_000_000  # seeds from here on: whoever measures begins with 1
GAMES_PLAYED = 5000
LEVEL = "club"


def add_train(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help=", ".join(GAMES))
    parser.add_argument("--seats", type=int, default=2, help="at a table, 2 by default; 1 for playing alone")
    parser.add_argument("--level", default=LEVEL, help=f"whose weights are evolved, {LEVEL} by default")
    parser.add_argument(
        "--games", type=int, default=GAMES_PLAYED, help=f"to learn from, {GAMES_PLAYED} by default; the test comes after them"
    )
    parser.add_argument(
        "--out", type=Path, metavar="FOLDER", help="by default called by game, level and seats; what is there is kept"
    )
    add_common(parser, FIRST)


def train_bots(asked: argparse.Namespace, language: str) -> None:
    speaker = Speaker(language)
    course = course_asked(asked)
    folder = asked.out or Path(f"{course.table.game}-{course.level}-{course.table.seats}")
    crew = crew_asked(asked)
    try:
        with Progress(speaker, sys.stderr) as learning, Progress(speaker, sys.stderr) as testing:
            result = train(course, folder, crew, learning.told, testing.told)
    except KeyboardInterrupt:
        print(speaker.message("train-stopped", folder=str(folder)), file=sys.stderr)
        raise
    finally:
        crew.leave()
    path = write_weights(course, result, folder) if result.verdict.accepted else None
    print("\n".join(summary(course, result, speaker)))
    print(speaker.message("train-accepted", file=str(path)) if path else speaker.message("train-rejected"))


def course_asked(asked: argparse.Namespace) -> Course:
    game = find_game(asked.game)
    preset = asked.preset or game.default_preset
    agreed = game.agree(preset, changes(asked.set))
    seats = game.seats(agreed)
    if asked.seats not in seats:
        raise Refused("seats-number", n=asked.seats, least=seats[0], most=seats[-1])
    in_range(asked.games, "games", 1, MOST_GAMES)
    in_range(asked.seeds, "seeds", 0, MOST_GAMES)
    if not asked.level.isidentifier():
        raise Refused("train-level", level=asked.level)
    tables = game.read_tables(asked.data).texts if asked.data else None
    return Course(Table(game.name, agreed, asked.seats, tables), preset, asked.level, asked.games, asked.seeds)


def summary(course: Course, result: Result, speaker: Speaker) -> list[str]:
    """What was learned, the largest change first, and what the test says of it."""
    heads = [speaker.message("train-head-feature"), speaker.message("train-head-before"), speaker.message("train-head-after")]
    rows = sorted(zip(course.features, result.begun, result.weights, strict=True), key=lambda row: -change(row[1], row[2]))
    said = columns([heads, *[[name, f"{before:g}", f"{after:g}"] for name, before, after in rows]])
    verdict = result.verdict
    margin = f"{verdict.margin.value:+.1f} [{verdict.margin.low:+.1f}, {verdict.margin.high:+.1f}]".replace("-", "−")
    return [*said, "", speaker.message("train-gate", blocks=verdict.blocks, share=percent(verdict.share), margin=margin)]


def change(before: float, after: float) -> float:
    """How much a weight has changed: by which factor, or from nothing."""
    return abs(math.log(after / before)) if before and after else abs(after - before)
