"""A guided first game: a real table whose seed is known, rivals who follow a list, and steps that say what to do and why.

It stands in a game's `guide.toml`. Where somebody stands in it follows from the moves alone, so leaving, coming back and undo
need nothing of their own. Who strays is not stopped: the teacher waits, and goes on at a step that says nothing untrue to who
has left others out.
"""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from caravela.core.record import Move

LEARNER = 0  # the seat of who learns
AHEAD = 2  # steps that are left out at most when somebody has strayed
OPENING = ("who", "turn", "round", "points")  # what is told before the first step, by messages: opening-who and so on


@dataclass(frozen=True)
class Way:
    """One way to do a step, move by move. A move that ends in * stands for all that begin so; | parts what will do as well; what
    ends in ? may have come about otherwise."""

    id: str  # of a choice that is left to the learner; else empty
    moves: tuple[str, ...]

    def fits(self, option: str, place: int) -> bool:
        moves = self.moves[place].removesuffix("?").split("|") if place < len(self.moves) else []
        return any([option.startswith(move[:-1]) if move.endswith("*") else option == move for move in moves])

    def may_pass(self, place: int) -> bool:
        return place + 1 < len(self.moves) and self.moves[place].endswith("?")


@dataclass(frozen=True)
class Step:
    """One idea: what to do, in the order of the moves; where a choice is left, in any of several ways."""

    id: str
    ways: tuple[Way, ...]
    needs: frozenset[str] = frozenset()  # the steps without which what it says would not be true
    after: tuple[str, ...] = ()  # the ways chosen before after which this is told instead of the usual step
    instead: tuple["Step", ...] = ()  # what is told in its place after such ways
    things: tuple[str, ...] = ()
    rule: str = ""

    @property
    def options(self) -> tuple[str, ...]:
        """The moves of the first way."""
        return self.ways[0].moves


@dataclass(frozen=True)
class Lesson:
    """The step somebody stands at, and the open options that go on with it."""

    number: int  # counted from 1
    step: Step
    options: tuple[str, ...]
    place: int = 0  # of the moves of the step, counted from 0
    ways: tuple[Way, ...] = ()  # those that begin with what was done of it

    @property
    def parts(self) -> int:
        return len(self.ways[0].moves)

    @property
    def first(self) -> str:
        """What goes on with the first way."""
        return next(option for option in self.options if self.ways[0].fits(option, self.place))

    @property
    def choice(self) -> tuple[str, ...]:
        """The ways between which the learner chooses freely just now."""
        return tuple([way.id for way in self.ways]) if len({way.moves[self.place] for way in self.ways}) > 1 else ()


@dataclass(frozen=True)
class Reached:
    """How far the learner has come: the next move, and what was chosen on the way."""

    number: int = 0  # of the step, counted from 0
    place: int = 0
    ways: tuple[Way, ...] = ()  # of this step, that begin with what was done of it
    done: frozenset[str] = frozenset()  # earlier steps
    chosen: frozenset[str] = frozenset()  # ways of earlier steps


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
    rivals: tuple[
        tuple[tuple[str, ...], ...], ...
    ]  # by seat, from the one after the learner on: of each move, the first that is open
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
        if len(made) >= len(listed) or any([option not in ones for option, ones in zip(made, listed, strict=False)]):
            return None
        return next((one for one in listed[len(made)] if one in options), None)

    def opening_move(self, moves: Sequence[Move]) -> str | None:
        """What is played for the learner before the first step."""
        made = sum([move.seat == LEARNER for move in moves])
        return self.before[made] if made < len(self.before) else None

    def lesson(self, moves: Sequence[Move], options: Sequence[str]) -> Lesson | None:
        """Where the learner stands, who is asked now; nothing when the line has ended or cannot be taken up just now."""
        for at in self._near(self._reached(moves)):
            lit = tuple([option for option in options if any([way.fits(option, at.place) for way in at.ways])])
            if lit:
                open_ways = tuple([way for way in at.ways if any([way.fits(option, at.place) for option in options])])
                return Lesson(at.number + 1, self._told(at), lit, at.place, open_ways)
        return None

    def left(self, moves: Sequence[Move], options: Sequence[str]) -> bool:
        """Whether the learner, whose turn begins now, has left the line before its end."""
        begins = not moves or moves[-1].seat != LEARNER
        return begins and not self.over(moves) and self.lesson(moves, options) is None

    def farewell(self, moves: Sequence[Move], options: Sequence[str]) -> str:
        """The message of who goes on alone from now on: the lesson is over, or was left."""
        return "teach-over" if self.just_over(moves) else "teach-left" if self.left(moves, options) else ""

    def over(self, moves: Sequence[Move]) -> bool:
        """Whether the last step was done."""
        return self._reached(moves).number == len(self.steps)

    def just_over(self, moves: Sequence[Move]) -> bool:
        """Whether the learner has done the last step with the last of the own moves."""
        last = max([n for n, move in enumerate(moves) if move.seat == LEARNER], default=-1)
        return last >= 0 and self.over(moves) and not self.over(moves[:last])

    def _told(self, at: Reached) -> Step:
        """The step as it is told to who has chosen so."""
        usual = self.steps[at.number]
        return next((other for other in usual.instead if at.chosen & set(other.after)), usual)

    def _begin(self, number: int, done: frozenset[str] = frozenset(), chosen: frozenset[str] = frozenset()) -> Reached:
        begun = Reached(number, 0, (), done, chosen)
        return replace(begun, ways=self._told(begun).ways) if number < len(self.steps) else begun

    def _reached(self, moves: Sequence[Move]) -> Reached:
        """How far the learner has come in the line. Moves beside it are passed over."""
        reached = self._begin(0)
        for option in [move.option for move in moves if move.seat == LEARNER][len(self.before) :]:
            fitting = [(at, [way for way in at.ways if way.fits(option, at.place)]) for at in self._near(reached)]
            reached = next((self._after(at, ways) for at, ways in fitting if ways), reached)
        return reached

    def _after(self, at: Reached, ways: list[Way]) -> Reached:
        if at.place + 1 < len(ways[0].moves):
            return replace(at, place=at.place + 1, ways=tuple(ways))
        return self._begin(at.number + 1, at.done | {self.steps[at.number].id}, at.chosen | {ways[0].id})

    def _near(self, reached: Reached) -> list[Reached]:
        """Where the line may be taken up: the next move, or the beginning of one of the steps that follow soon."""
        soon = range(reached.number + 1, min(reached.number + 1 + AHEAD, len(self.steps)))
        passes = any([way.may_pass(reached.place) for way in reached.ways])
        after = [replace(reached, place=reached.place + 1)] if passes else []
        near = [reached, *after, *[self._begin(number, reached.done, reached.chosen) for number in soon]]
        return [at for at in near if at.number < len(self.steps) and self.steps[at.number].needs <= reached.done]


def _steps(said: list[dict[str, Any]]) -> tuple[Step, ...]:
    """Unless a step says what it needs, it needs the one before."""
    before = [[], *[[step["id"]] for step in said]]
    return tuple([_step(step, frozenset(step.get("needs", last))) for step, last in zip(said, before, strict=False)])


def _step(said: dict[str, Any], needs: frozenset[str]) -> Step:
    ways = said.get("ways") or {"": said["do"]}
    return Step(
        said["id"],
        tuple([Way(id, tuple(moves)) for id, moves in ways.items()]),
        needs,
        tuple(said.get("after", ())),
        tuple([_step(other, needs) for other in said.get("instead", ())]),
        tuple(said.get("things", ())),
        said.get("rule", ""),
    )


def read_guide(path: Path) -> Guide | None:
    """The guide in a file; none if there is no such file."""
    if not path.exists():
        return None
    said = tomllib.loads(path.read_text(encoding="utf-8"))
    return Guide(
        said["preset"],
        said.get("changes", {}),
        said["seed"],
        tuple(said.get("before", ())),
        tuple([tuple([(move,) if isinstance(move, str) else tuple(move) for move in rival]) for rival in said["rivals"]]),
        _steps(said["step"]),
        tuple([Picture(**picture) for picture in said.get("pictures", ())]),
        tuple([Plate(**plate) for plate in said.get("plates", ())]),
    )
