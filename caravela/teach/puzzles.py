"""Puzzles: positions of bots' games in which one move is clearly best, and one that tempts is clearly not.

A puzzle is a record up to the question, and what a deep search has found there, from what the seat may know. Nothing is written
for a single puzzle: what is told of it is told as a hint is, from the numbers.
"""

import json
import random
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

from caravela.core.game import Decision, Game
from caravela.core.record import Record, Replay, parse
from caravela.core.refused import Refused
from caravela.core.state import State
from caravela.teach.counsel import Candidate, Counsel, Reason, Step

FILE = "puzzles.jsonl"
EYES = ("novice", "casual", "club")  # who may be tempted, the weakest first
FIRST_DAY = date(2026, 1, 1)


@dataclass(frozen=True)
class Margin:
    """By how many points the best move is ahead of another one, and the standard error of that."""

    points: float
    error: float


@dataclass(frozen=True)
class Puzzle:
    """A question of a game. The best move and the tempting one are played on in the same imagined worlds."""

    game: str
    number: int  # in the file, from 1
    record: str  # up to the question
    best: str
    tempting: str
    level: str  # the strongest of the bots that take the tempting move at first sight
    worlds: int  # in which margins were found
    behind: dict[str, Margin]  # every other move that was looked into, a few turns ahead
    to_end: dict[str, Margin]  # some of them, with everybody playing on to the end of the game
    world: int  # what makes the imagined world in which it is told how it goes on
    candidates: list[dict[str, Any]]  # the best move and the tempting one: lead, parts, points, and the line
    claims: list[tuple[str, float]]
    decided: bool

    @property
    def hard(self) -> int:
        """From 1 to 3: the better whoever is tempted plays, the harder."""
        return EYES.index(self.level) + 1

    @property
    def id(self) -> str:
        return f"{self.game}-{self.number}"


def puzzle_of(line: dict[str, Any], game: str, number: int) -> Puzzle:
    """A line of the file."""
    return Puzzle(
        game,
        number,
        line["record"],
        line["best"],
        line["tempting"],
        line["level"],
        line["worlds"],
        {name: Margin(*margin) for name, margin in line["behind"].items()},
        {name: Margin(*margin) for name, margin in line["to_end"].items()},
        line["world"],
        line["candidates"],
        [(part, points) for part, points in line["claims"]],
        line["decided"],
    )


def read_puzzles(path: Path, game: str) -> list[Puzzle]:
    """The puzzles of a file; none if there is no such file."""
    if not path.exists():
        return []
    lines = [json.loads(text) for text in path.read_text(encoding="utf-8").splitlines()]
    return [puzzle_of(line, game, number) for number, line in enumerate(lines, 1)]


def find_puzzle(puzzles: list[Puzzle], number: int) -> Puzzle:
    if not 1 <= number <= len(puzzles):
        raise Refused("puzzle-unknown", number=number, many=len(puzzles))
    return puzzles[number - 1]


def of_the_day(puzzles: list[Puzzle], day: date) -> Puzzle:
    """All puzzles in turn, in an order of their own; who comes on the same day gets the same one."""
    round_number, place = divmod((day - FIRST_DAY).days, len(puzzles))
    order = list(range(len(puzzles)))
    random.Random(f"{puzzles[0].game} {round_number}").shuffle(order)
    return puzzles[order[place]]


class Posed:
    """A puzzle on the table: the record played up to the question."""

    def __init__(self, game: Game, puzzle: Puzzle) -> None:
        self.game = game
        self.puzzle = puzzle
        self.record: Record = parse(puzzle.record)
        self.played = Replay(game, self.record)
        self.state: State = self.played.to(len(self.record.moves))
        decision = game.decision(self.state)
        assert decision is not None
        self.decision: Decision = decision

    @property
    def seat(self) -> int:
        """Who is asked: whoever solves the puzzle knows what this seat knows."""
        return self.decision.who

    def line(self, candidate: dict[str, Any]) -> list[Step]:
        """How it goes on in an imagined world; what leaves no choice is not told."""
        game = self.game
        s = game.imagine(self.state, self.seat, self.puzzle.world)
        game.take(s, candidate["option"])
        steps: list[Step] = []
        for option in candidate["line"]:
            while s.offered == 1:
                game.take(s, game.options.names[s.on_offer()[0]])
            steps.append(Step(int(s.who), option, game.question(s)))
            game.take(s, option)
        return steps

    def counsel(self) -> Counsel:
        """What was found of the best move and of the tempting one, as a hint has it."""
        best, tempting = self.puzzle.candidates
        candidates = [
            Candidate(one["option"], one["lead"], best["lead"] - one["lead"], False, one["parts"], one["points"], self.line(one))
            for one in (best, tempting)
        ]
        claims = [Reason(part, points) for part, points in self.puzzle.claims]
        return Counsel(candidates, self.puzzle.worlds, False, claims, self.puzzle.decided)
