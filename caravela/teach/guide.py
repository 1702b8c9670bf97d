"""A guided first game: a real table whose seed is known, rivals who follow a list, and steps that say what to do and why.

It stands in a game's `guide.toml`. Where somebody stands in it follows from the moves alone, so leaving, coming back and undo
need nothing of their own. Who strays is not stopped: the teacher waits, and goes on where the line can be taken up again.
"""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from caravela.core.record import Move

LEARNER = 0  # the seat of who learns
AHEAD = 2  # steps that are left out at most when somebody has strayed
OPENING = ("who", "turn", "round", "points")  # what is told before the first step, by messages: opening-who and so on


@dataclass(frozen=True)
class Step:
    """One idea: what to do, in the order of the moves, and what lights up besides the options themselves."""

    id: str
    options: tuple[str, ...]
    free: tuple[str, ...] = ()  # how options begin that will do as well as the first one
    things: tuple[str, ...] = ()
    rule: str = ""

    def fits(self, option: str, place: int) -> bool:
        return option == self.options[place] or (place == 0 and bool(self.free) and option.startswith(self.free))


@dataclass(frozen=True)
class Lesson:
    """The step somebody stands at, and the open options that go on with it."""

    number: int  # counted from 1
    step: Step
    options: tuple[str, ...]
    place: int = 0  # of the moves of the step, counted from 0


@dataclass(frozen=True)
class Picture:
    """What the page on how to play shows: a sheet as it is at a step, below a chapter counted from 1."""

    chapter: int
    step: str
    sheet: str


@dataclass(frozen=True)
class Plate:
    """What the rules page shows above a chapter, called by its number: a sheet as it is at a step, or an area of it."""

    chapter: str
    step: str
    sheet: str
    area: int = -1  # counted from 0; -1 for the whole sheet


@dataclass(frozen=True)
class Guide:
    """A guided game: its set-up and seed, what is played before the first step, what rivals do, and the steps."""

    preset: str
    changes: dict[str, str]
    seed: int
    before: tuple[str, ...]
    rivals: tuple[tuple[str, ...], ...]  # by seat, from the one after the learner on
    steps: tuple[Step, ...]
    pictures: tuple[Picture, ...] = ()
    plates: tuple[Plate, ...] = ()

    @property
    def seats(self) -> int:
        return 1 + len(self.rivals)

    @property
    def secret(self) -> bytes:
        """What a table of this guide is known by: no other has a secret that anybody knows."""
        return f"seed {self.seed}".encode()

    def rival_move(self, moves: Sequence[Move], seat: int, options: Sequence[str]) -> str | None:
        """What a rival does next by the list; nothing if the list has ended or does not fit any more."""
        made = [move.option for move in moves if move.seat == seat]
        listed = self.rivals[seat - 1 - LEARNER]
        if len(made) < len(listed) and tuple(made) == listed[: len(made)] and listed[len(made)] in options:
            return listed[len(made)]
        return None

    def opening_move(self, moves: Sequence[Move]) -> str | None:
        """What is played for the learner before the first step."""
        made = sum([move.seat == LEARNER for move in moves])
        return self.before[made] if made < len(self.before) else None

    def lesson(self, moves: Sequence[Move], options: Sequence[str]) -> Lesson | None:
        """Where the learner stands, who is asked now; nothing when the line has ended or cannot be taken up just now."""
        for at in self._near(self._done(moves)):
            number, place = self._line[at]
            lit = tuple([option for option in options if self.steps[number].fits(option, place)])
            if lit:
                return Lesson(number + 1, self.steps[number], lit, place)
        return None

    def over(self, moves: Sequence[Move]) -> bool:
        """Whether the last step was done."""
        return self._done(moves) == len(self._line)

    @cached_property
    def _line(self) -> list[tuple[int, int]]:
        """Every move of the learner: the number of its step, and its place in that."""
        return [(number, place) for number, step in enumerate(self.steps) for place in range(len(step.options))]

    def _done(self, moves: Sequence[Move]) -> int:
        """How far the learner has come in the line. Moves beside it are passed over."""
        done = 0
        for option in [move.option for move in moves if move.seat == LEARNER][len(self.before) :]:
            fitting = [at for at in self._near(done) if self.steps[self._line[at][0]].fits(option, self._line[at][1])]
            done = fitting[0] + 1 if fitting else done
        return done

    def _near(self, done: int) -> list[int]:
        """Where the line may be taken up: the next move, or the beginning of one of the steps that follow soon."""
        line = self._line
        later = [at for at in range(done + 1, len(line)) if line[at][1] == 0 and line[at][0] <= line[done][0] + AHEAD]
        return [done, *later] if done < len(line) else []


def read_guide(path: Path) -> Guide | None:
    """The guide in a file; none if there is no such file."""
    if not path.exists():
        return None
    said = tomllib.loads(path.read_text(encoding="utf-8"))
    steps = [
        Step(
            step["id"],
            tuple(step["do"]),
            tuple(step.get("free", ())),
            tuple(step.get("things", ())),
            step.get("rule", ""),
        )
        for step in said["step"]
    ]
    return Guide(
        said["preset"],
        said.get("changes", {}),
        said["seed"],
        tuple(said.get("before", ())),
        tuple([tuple(rival) for rival in said["rivals"]]),
        tuple(steps),
        tuple([Picture(**picture) for picture in said.get("pictures", ())]),
        tuple([Plate(**plate) for plate in said.get("plates", ())]),
    )
