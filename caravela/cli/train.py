"""caravela train: weights for bots, learned from duels, or for master from what comes of options, and accepted by a test on fresh
seeds."""

import argparse
import math
import sys
from pathlib import Path

from caravela.bots.mind import FORESEEING
from caravela.cli.arena import LAST_SEED, MOST_GAMES, Progress, add_common, columns, crew_asked, in_range, percent
from caravela.cli.seating import changes
from caravela.core.refused import Refused
from caravela.games import GAMES, find_game
from caravela.lab.crew import Crew
from caravela.lab.train import Course, Result, Told, Verdict, train, write_weights
from caravela.lab.train_ahead import Result as Learned
from caravela.lab.train_ahead import train_ahead, write_ahead
from caravela.lab.train_duels import Table
from caravela.text import Speaker

FIRST = 1_000_000  # seeds from here on: whoever measures begins with 1
DUELS, LOOKED_INTO = 5000, 400  # games to learn from
LEVEL = "club"


def add_train(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help=", ".join(GAMES))
    parser.add_argument("--seats", type=int, default=2, help="at a table, 2 by default; 1 for playing alone")
    parser.add_argument(
        "--level",
        default=LEVEL,
        help=f"whose weights are evolved, {LEVEL} by default; {FORESEEING} learns what it weighs where it stops looking",
    )
    parser.add_argument(
        "--games",
        type=int,
        help=f"to learn from, {DUELS:,} duels by default, for {FORESEEING} {LOOKED_INTO} games; the test comes after them",
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
    learn = from_options if course.level == FORESEEING else from_duels
    try:
        with Progress(speaker, sys.stderr) as learning, Progress(speaker, sys.stderr) as testing:
            rows, verdict, path = learn(course, folder, crew, speaker, learning.told, testing.told)
    except KeyboardInterrupt:
        print(speaker.message("train-stopped", folder=str(folder)), file=sys.stderr)
        raise
    finally:
        crew.leave()
    print("\n".join([*columns(rows), "", gated(verdict, speaker)]))
    print(speaker.message("train-accepted", file=str(path)) if path else speaker.message("train-rejected"))


Rows = list[list[str]]


def from_duels(
    course: Course, folder: Path, crew: Crew, speaker: Speaker, learning: Told, testing: Told
) -> tuple[Rows, Verdict, Path | None]:
    result = train(course, folder, crew, learning, testing)
    path = write_weights(course, result, folder) if result.verdict.accepted else None
    return summary(course, result, speaker), result.verdict, path


def from_options(
    course: Course, folder: Path, crew: Crew, speaker: Speaker, learning: Told, testing: Told
) -> tuple[Rows, Verdict, Path | None]:
    result = train_ahead(course, folder, crew, learning, testing)
    path = write_ahead(course, result, folder) if result.verdict.accepted else None
    return rounds(course, result, speaker), result.verdict, path


def course_asked(asked: argparse.Namespace) -> Course:
    game = find_game(asked.game)
    preset = asked.preset or game.default_preset
    agreed = game.agree(preset, changes(asked.set))
    seats = game.seats(agreed)
    if asked.seats not in seats:
        raise Refused("seats-number", n=asked.seats, least=seats[0], most=seats[-1])
    games = asked.games if asked.games is not None else LOOKED_INTO if asked.level == FORESEEING else DUELS
    in_range(games, "games", 1, MOST_GAMES)
    in_range(asked.seeds, "seeds", 0, LAST_SEED)
    if not asked.level.isidentifier():
        raise Refused("train-level", level=asked.level)
    tables = game.read_tables(asked.data).texts if asked.data else None
    return Course(Table(game.name, agreed, asked.seats, tables), preset, asked.level, games, asked.seeds)


def summary(course: Course, result: Result, speaker: Speaker) -> Rows:
    """What was learned, the largest change first."""
    heads = [speaker.message("train-head-feature"), speaker.message("train-head-before"), speaker.message("train-head-after")]
    rows = sorted(zip(course.features, result.begun, result.weights, strict=True), key=lambda row: -change(row[1], row[2]))
    return [heads, *[[name, f"{before:g}", f"{after:g}"] for name, before, after in rows]]


def rounds(course: Course, learned: Learned, speaker: Speaker) -> Rows:
    """What was learned of the features, by round; what is counted besides them is too much for a screen."""
    heads = [speaker.message("train-head-feature"), speaker.message("train-head-before")]
    heads += [speaker.message("web-round", n=clock) for clock in learned.weights]
    rows = [
        [name, f"{before:g}", *[f"{of_round[i]:g}" for of_round in learned.weights.values()]]
        for i, (name, before) in enumerate(zip(course.features, course.begun(), strict=True))
    ]
    return [heads, *rows]


def gated(verdict: Verdict, speaker: Speaker) -> str:
    """What the test says."""
    margin = f"{verdict.margin.value:+.1f} [{verdict.margin.low:+.1f}, {verdict.margin.high:+.1f}]".replace("-", "−")
    return speaker.message("train-gate", blocks=verdict.blocks, share=percent(verdict.share), margin=margin)


def change(before: float, after: float) -> float:
    """How much a weight has changed: by which factor, or from nothing."""
    return abs(math.log(after / before)) if before and after else abs(after - before)
