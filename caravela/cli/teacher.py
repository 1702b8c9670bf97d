"""The teacher in the terminal: the steps of a guided game, what is explained once, and what a round has brought."""

import json
import os
from dataclasses import dataclass, field
from pathlib import Path

from caravela.cli.files import write_text
from caravela.core.game import Decision, Game
from caravela.core.record import Player
from caravela.core.refused import Refused
from caravela.games import find_face
from caravela.table.play import Play
from caravela.teach.guide import LEARNER, OPENING, Guide, Lesson
from caravela.teach.rounds import Told
from caravela.teach.telling import taught
from caravela.text import Speaker

RIVAL = "novice"  # plays on when the list of a guided game ends


def own_notes() -> Path:
    """Where it is kept what somebody was told, when nobody says otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or os.path.join(os.path.expanduser("~"), ".local", "share")
    return Path(base) / "caravela" / "terminal.json"


@dataclass
class Notes:
    """What somebody was told already, and wants to be told. What cannot be kept holds as long as the game."""

    path: Path | None = None
    teacher: bool = True
    rounds: bool = True
    taught: list[str] = field(default_factory=list)

    @classmethod
    def read(cls, path: Path) -> "Notes":
        """What the file says; a spoilt one says nothing."""
        try:
            said = json.loads(path.read_text(encoding="utf-8"))
            taught = [str(one) for one in said["taught"]]
            return cls(path, bool(said["teacher"]), bool(said["rounds"]), taught)
        except (OSError, ValueError, KeyError, TypeError):
            return cls(path)

    def keep(self) -> None:
        if self.path is None:
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            said = {"teacher": self.teacher, "rounds": self.rounds, "taught": self.taught}
            write_text(self.path, json.dumps(said, indent=1) + "\n")
        except (OSError, Refused):
            self.path = None

    def is_new(self, what: str) -> bool:
        """Whether this is told for the first time; from now on it was."""
        if not self.teacher or what in self.taught:
            return False
        self.taught.append(what)
        self.keep()
        return True


def begin_guided(game: Game, name: str) -> Play:
    """The table of the guided game, with the person who learns in the first seat."""
    guide = find_face(game.name).guide
    if guide is None:
        raise Refused("learn-no-guide", game=game.name)
    others = [Player(one, RIVAL) for one in ("Bruno", "Chiara", "Diego", "Elif")[: len(guide.rivals)]]
    return Play.begin(game, game.agree(guide.preset, guide.changes), [Player(name, "person"), *others], guide.secret)


def guide_of(play: Play) -> Guide | None:
    """The guide of a game that began as it says, also when it was saved meanwhile."""
    guide, record = find_face(play.game.name).guide, play.record
    if guide is None or record.secret != guide.secret or len(record.players) != guide.seats:
        return None
    begun_so = record.agreed == play.game.agree(guide.preset, guide.changes)
    learns = [player.kind == "person" for player in record.players] == [True, *[False] * len(guide.rivals)]
    return guide if begun_so and learns else None


def lesson_lines(guide: Guide, lesson: Lesson, decision: Decision, speaker: Speaker) -> list[str]:
    """The step, what to do and why; then the options that go on with it, by number and name."""
    told = taught(lesson, decision, speaker)
    said = speaker.message(
        "term-lesson", number=lesson.number, of=len(guide.steps), part=lesson.place + 1, parts=lesson.parts, what=told.what
    )
    asked = [f"{decision.options.index(option) + 1}. {speaker.option(option, decision)}" for option in lesson.options]
    return [
        f"{said} {told.why}".rstrip(),
        *[f"  - {way}" for way in told.ways],
        speaker.message("term-lesson-options", options="; ".join(asked[:4]) + ("; …" if asked[4:] else "")),
    ]


def opening_lines(speaker: Speaker) -> list[str]:
    """What comes before the first step: who one is, what a turn and a round are, how points come."""
    return [speaker.message(f"opening-{part}") for part in OPENING]


def lesson_at(guide: Guide | None, play: Play, decision: Decision) -> Lesson | None:
    learns = guide is not None and decision.who == LEARNER
    return guide.lesson(play.record.moves, decision.options) if guide is not None and learns else None


def round_lines(told: Told, title: str, speaker: Speaker) -> list[str]:
    """A round that is over, player by player."""
    lines = ["", speaker.message("web-summary-of", title=title)]
    for seat, gains in enumerate(told.seats):
        said = [f"{one.text} ({', '.join(one.reasons)})" if one.reasons else one.text for one in gains]
        lines.append(f"  {speaker.player(seat)}: {'; '.join(said)}")
    lines += [f"  {line}" for line in told.new]
    return [*lines, f"  {told.next}"] if told.next else lines
