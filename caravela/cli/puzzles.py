"""caravela puzzles: solve one, find new ones, prove them again."""

import argparse
import json
import sys
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TextIO

from caravela.cli.arena import MOST_PROCESSES, Progress
from caravela.cli.files import exists, reason, write_text
from caravela.cli.terminal import PERSON, Left, Terminal
from caravela.core.refused import Refused
from caravela.games import GAMES, find_face
from caravela.games.face import Face
from caravela.lab.crew import crew_of
from caravela.lab.puzzles import Hunt, find, pick, prove_all
from caravela.lab.results import read_json_lines, text_of
from caravela.table.play import Play
from caravela.teach.puzzles import Posed, Puzzle, find_puzzle, of_the_day, puzzle_of
from caravela.teach.solution import Side, solution
from caravela.text import Speaker

MANY = 40
FIRST = 9_000_001  # the first game that is searched
SEATS = (2, 3)
MOST = 100_000


def add_puzzles(parser: argparse.ArgumentParser) -> None:
    what = parser.add_subparsers(dest="what", metavar="WHAT", required=True)
    solving = what.add_parser("solve", help="a puzzle in the terminal: today's, or one by its number")
    solving.add_argument("game", nargs="?", help=", ".join(GAMES))
    solving.add_argument("number", nargs="?", type=int)
    solving.add_argument("--file", type=Path, metavar="FILE", help="of the puzzles that were picked into this file")
    finding = what.add_parser("find", help="search games of bots for new puzzles; make fast first")
    finding.add_argument("game", help=", ".join(GAMES))
    finding.add_argument("--many", type=int, default=MANY, help=f"how many, {MANY} by default")
    finding.add_argument("--seeds", type=int, default=FIRST, metavar="FIRST", help="the first game that is searched")
    finding.add_argument("--preset", action="append", default=[], help="a set of options; can be said several times")
    finding.add_argument("--jobs", type=int, default=None, metavar="N", help="processes; by default as many as there are cores")
    finding.add_argument("--out", type=Path, required=True, metavar="FILE", help="one JSON line a game; what is there is kept")
    picking = what.add_parser("pick", help="the clearest and most varied of those that were found")
    picking.add_argument("file", type=Path, nargs="+", metavar="FOUND")
    picking.add_argument("--many", type=int, default=MANY, help=f"how many, {MANY} by default")
    picking.add_argument("--out", type=Path, required=True, metavar="FILE")
    proving = what.add_parser("check", help="prove every margin again, with another luck; make fast first")
    proving.add_argument("game", nargs="?", help=", ".join(GAMES))
    proving.add_argument("--jobs", type=int, default=None, metavar="N", help="processes; by default as many as there are cores")
    proving.add_argument("--seed", type=int, default=1)


def puzzles(asked: argparse.Namespace, language: str) -> int:
    if asked.what == "solve":
        return solve(asked, language)
    speaker = Speaker(language)
    jobs = getattr(asked, "jobs", None)
    if jobs is not None and not 1 <= jobs <= MOST_PROCESSES:
        raise Refused("arena-range", option="jobs", least=1, most=MOST_PROCESSES, n=jobs)
    many = getattr(asked, "many", MANY)
    if not 1 <= many <= MOST:
        raise Refused("arena-range", option="many", least=1, most=MOST, n=many)
    if asked.what == "find":
        return search(asked, speaker)
    return check(asked, speaker) if asked.what == "check" else choose(asked, speaker)


# -- finding -----------------------------------------------------------------------------------------------------------


def search(asked: argparse.Namespace, speaker: Speaker) -> int:
    rules = find_face(asked.game).rules
    hunt = Hunt(asked.game, tuple(asked.preset or [rules.default_preset]), SEATS)
    hunt.contest(asked.seeds)
    crew = crew_of(asked.jobs)
    with Progress(speaker, sys.stderr, "puzzles-progress") as progress:
        try:
            found = find(hunt, asked.seeds, asked.many, asked.out, crew, progress.told)
        finally:
            crew.leave()
    print(speaker.message("puzzles-found", many=len(found), file=str(asked.out)))
    return 0


def choose(asked: argparse.Namespace, speaker: Speaker) -> int:
    if exists(asked.out):
        raise Refused("file-exists", file=str(asked.out))
    found = [puzzle for path in asked.file for line in read_json_lines(path, ("puzzles",)) for puzzle in line["puzzles"]]
    picked = pick(found, asked.many)
    write_text(asked.out, "".join([text_of(one) for one in picked]))
    print(speaker.message("puzzles-found", many=len(picked), file=str(asked.out)))
    return 0


def check(asked: argparse.Namespace, speaker: Speaker) -> int:
    """A line for each puzzle that does not hold; the exit code is 1 if there is one."""
    faces = [find_face(asked.game)] if asked.game else [find_face(name) for name in GAMES]
    wanted = [puzzle for face in faces for puzzle in face.puzzles]
    crew = crew_of(asked.jobs)
    lost = 0
    with Progress(speaker, sys.stderr, "puzzles-proving") as progress:
        try:
            for done, (puzzle, holds) in enumerate(prove_all(wanted, asked.seed, crew), 1):
                progress.told(done, len(wanted))
                if not holds:
                    lost += 1
                    print(speaker.message("puzzles-lost", game=puzzle.game, number=puzzle.number), flush=True)
        finally:
            crew.leave()
    print(speaker.message("puzzles-proven", hold=len(wanted) - lost, many=len(wanted)))
    return 1 if lost else 0


# -- solving -----------------------------------------------------------------------------------------------------------


def solve(asked: argparse.Namespace, language: str) -> int:
    face = find_face(asked.game or next(iter(GAMES)))
    puzzle = wanted_of(face, asked)
    posed = Posed(face.rules, puzzle)
    record = posed.record
    speaker = face.speaker(language, [player.name for player in record.players], record.agreed, record.tables)
    Solver(posed, speaker, sys.stdin, sys.stdout).pose()
    return 0


def wanted_of(face: Face, asked: argparse.Namespace) -> Puzzle:
    known = face.puzzles if asked.file is None else read_own(asked.file, face.name)
    if not known:
        raise Refused("puzzles-none", game=face.name)
    return of_the_day(known, datetime.now(UTC).date()) if asked.number is None else find_puzzle(known, asked.number)


def read_own(path: Path, game: str) -> list[Puzzle]:
    """Puzzles that somebody has found. Whatever is wrong with the file gets a sentence."""
    try:
        texts = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise Refused("file-unreadable", file=str(path), error=reason(error)) from None
    found: list[Puzzle] = []
    for number, text in enumerate(texts, 1):
        try:
            found.append(puzzle_of(json.loads(text), game, number))
        except (ValueError, KeyError, TypeError):
            raise Refused("puzzles-unreadable", file=str(path), line=number) from None
    return found


class Solver(Terminal):
    """A puzzle at the terminal: the table can be looked at in every way, then one answer is given."""

    SHOWS = ("map", "board", "scores", "log", "why", "options", "explain", "help", "language", "quit")

    def __init__(self, posed: Posed, speaker: Speaker, source: TextIO, out: TextIO) -> None:
        record = posed.record
        players = [
            replace(player, kind=PERSON if seat == posed.seat else player.kind) for seat, player in enumerate(record.players)
        ]
        played = Play(posed.game, replace(record, players=players), posed.state, posed.played.log)
        super().__init__(played.fork(posed.seat), speaker, source, out, None, confirm=False)
        self.posed = posed
        self.at_screen = posed.seat
        shows = (*self.SHOWS, *[sheet.name for sheet in self.described.others])
        self.not_here = [command for command in self.commands if command.name not in shows]
        self.commands = [command for command in self.commands if command.name in shows]

    def pose(self) -> None:
        say, puzzle = self.speaker.message, self.posed.puzzle
        title = say("web-puzzle-of", game=self.speaker.name("game", puzzle.game), number=puzzle.number)
        self.write(f"{title} ({say(f'web-puzzles-hard-{puzzle.hard}')})")
        self.tell_news()
        self.show_map("")
        self.show_board("")
        self.write("", say("term-puzzle-task", who=self.speaker.player(self.posed.seat)))
        self.redisplay("")
        self.tell(self.answered())

    def answered(self) -> str:
        """The option that is chosen; nothing, if an empty line asks for the solution."""
        while True:
            line = self.ask(self.speaker.message("term-puzzle-choose"))
            if not line.strip():
                return ""
            try:
                option = self.understand(line)
            except Refused as refused:
                self.write(self.answer(refused))
                continue
            if option is not None:
                return option

    def tell(self, chosen: str) -> None:
        say = self.speaker.message
        told = solution(self.posed, chosen, self.speaker)
        self.write("", told.verdict)
        for title, side in ((say("web-puzzle-best"), told.best), (say("web-puzzle-tempting"), told.tempting)):
            self.write("", *self.side(title, side))
        self.write("", told.proof)

    def side(self, title: str, side: Side) -> list[str]:
        about = [text for text in (side.behind, side.reason, side.brings) if text]
        line = [self.speaker.message("web-puzzle-line"), *[f"  {text}" for text in side.line]] if side.line else []
        return [f"{title}: {side.text}", *about, *line]

    def command(self, word: str) -> Callable[[str], None] | None:
        """What a game has and a puzzle has not, a hint for one, is never taken for an answer."""
        not_here = any([command.called_by(word, self.speaker) for command in self.not_here])
        return self.answer_first if not_here else super().command(word)

    def answer_first(self, _: str) -> None:
        self.write(self.speaker.message("puzzle-first"))

    def leave(self, _: str) -> None:
        raise Left

    def rescue(self) -> None:
        """There is nothing to keep."""
