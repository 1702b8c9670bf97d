"""Many games of one game to study: whole records with their results, over set-ups, numbers of players and levels.

Game number n is the same game for everybody who asks for it: its set-up, its players and its luck follow from n. Each file holds
five hundred games, as JSON lines; a game that is there is not played again. docs/dataset.md describes every field.
"""

import json
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from caravela.core.refused import Refused
from caravela.games import find_game
from caravela.lab.contest import Block, Contest, player_id
from caravela.lab.crew import Crew, run_blocks
from caravela.lab.playing import Line, line_of, play_game
from caravela.lab.results import append, keep_plan, kept_lines, read_json_lines

SHARD = 500  # games in a file
LEVELS = ("random", "novice", "casual")
FORMAT = 1
WHOLE = ("number", "record")  # what every line has


@dataclass(frozen=True)
class Plan:
    """What a dataset is drawn from."""

    game: str
    presets: tuple[str, ...]
    seats: tuple[int, ...]  # numbers of players; empty: all that can be
    levels: tuple[str, ...]
    first: int = 1

    def describe(self) -> Line:
        """What is written beside the games, so that others are not mixed with them."""
        rules = find_game(self.game)
        return {
            "format": FORMAT,
            "game": self.game,
            "rules": rules.version,
            "tables": rules.shipped.hash,
            "presets": list(self.presets),
            "seats": list(self.seats),
            "levels": [player_id(self.game, name) for name in self.levels],
            "first": self.first,
        }

    def contest(self, number: int) -> Contest:
        """The set-up and the players of a game."""
        rules = find_game(self.game)
        luck = random.Random(f"dataset {number}")
        preset = luck.choice(self.presets)
        agreed = rules.agree(preset, {})
        open_seats = [n for n in rules.seats(agreed) if n in self.seats or not self.seats]
        if not open_seats:
            raise Refused("dataset-seats", preset=preset, seats=[str(n) for n in self.seats])
        line_up = tuple(luck.choices(self.levels, k=luck.choice(open_seats)))
        return Contest(self.game, preset, agreed, (line_up,))


def plan_of(game: str, presets: Sequence[str], seats: Sequence[int], levels: Sequence[str], first: int) -> Plan:
    """Checked; without presets all that are no campaign."""
    rules = find_game(game)
    known = [name for name, agreed in rules.presets.items() if not rules.is_campaign(agreed)]
    plan = Plan(game, tuple(presets or known), tuple(seats), tuple(levels), first)
    for preset in plan.presets:
        agreed = rules.agree(preset, {})
        if plan.seats and not set(plan.seats) & set(rules.seats(agreed)):
            raise Refused("dataset-seats", preset=preset, seats=[str(n) for n in plan.seats])
        Contest(game, preset, agreed, ((plan.levels * rules.seats(agreed)[-1])[: rules.seats(agreed)[-1]],)).check()
    return plan


def make_game(plan: Plan, number: int) -> Line:
    """A game with its whole record."""
    contest = plan.contest(number)
    block = Block(number, contest.line_ups[0], (0,))
    played = play_game(contest, block, 0)
    line = line_of(contest, block, 0, played)
    for name in ("rotation", "taken", "came", "opening"):
        del line[name]  # the record says it all
    return {"number": number, **line, "record": played.record.text()}


def make_dataset(plan: Plan, games: int, folder: Path, crew: Crew, told: Callable[[int, int], None]) -> list[Path]:
    """The files of the dataset; those that are there already stay as they are."""
    keep_plan(folder, plan.describe(), "dataset-other")
    shards = [range(n, min(n + SHARD, plan.first + games)) for n in range(plan.first, plan.first + games, SHARD)]
    paths = [folder / f"games-{shard[0]:07}.jsonl" for shard in shards]
    there = [known(path) for path in paths]
    left = [number for shard, found in zip(shards, there, strict=True) for number in shard if number not in found]
    done = games - len(left)
    told(done, games)
    made = run_blocks(partial(make_game, plan), left, crew)
    try:
        for shard, path, found in zip(shards, paths, there, strict=True):
            if missing := [number for number in shard if number not in found]:
                for line in take(made, len(missing)):
                    append(path, [line])
                    done += 1
                    told(done, games)
    finally:
        made.close()
    return paths


def take(lines: Iterator[Line], many: int) -> Iterator[Line]:
    for _ in range(many):
        yield next(lines)


def known(path: Path) -> set[int]:
    """The numbers of the games in a file."""
    return {line["number"] for line in kept_lines(path, WHOLE)}


# -- Parquet -----------------------------------------------------------------------------------------------------------


COLUMNS = {
    "whole": ("number", "rules", "seed", "moves"),
    "text": ("game", "tables", "preset", "setup", "digest", "record"),
    "texts": ("players", "scores"),
    "wholes": ("totals", "winners", "ranks", "decisions"),
    "numbers": ("seconds", "slowest"),
}


def parquet() -> Any:
    """The library that writes Parquet, if it is there."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise Refused("dataset-no-parquet") from None
    return pyarrow


def to_parquet(paths: list[Path], target: Path) -> None:
    """All games in one table: a row for each, lists for what seats have, text for what differs from game to game."""
    arrow = parquet()
    kinds = {"whole": arrow.int64(), "number": arrow.float64(), "text": arrow.string()}
    kinds |= {f"{kind}s": arrow.list_(of_one) for kind, of_one in kinds.items()}
    schema = arrow.schema([(name, kinds[kind]) for kind, names in COLUMNS.items() for name in names])
    try:
        with arrow.parquet.ParquetWriter(target, schema) as writer:
            for path in paths:
                rows = [flat(line) for line in read_json_lines(path, WHOLE)]
                writer.write_table(arrow.Table.from_pylist(rows, schema))
    except OSError as error:
        raise Refused("file-unwritable", file=str(target), error=error.strerror or str(error)) from None


def flat(line: Line) -> Line:
    """Set-up and scores as JSON text: their keys are not the same in all games."""
    return {**line, "setup": json.dumps(line["setup"]), "scores": [json.dumps(score) for score in line["scores"]]}
