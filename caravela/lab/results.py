"""The file of an arena: one JSON line for each game, in the order of seeds. What is in it already is not played again."""

import json
import os
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import BinaryIO

from caravela.core.refused import Refused
from caravela.lab.contest import Block, Contest, name_of, role_in
from caravela.lab.playing import Line, setting_of

Key = tuple[int, tuple[str, ...], int]  # seed, line-up, rotation


def key_of(line: Line) -> Key:
    """Which game a line is: its seed, the ids of its line-up, and how far that was moved on."""
    players, turn = line["players"], line["rotation"]
    seat_of = {role_in(seat, turn, len(players)): seat for seat in range(len(players))}
    return line["seed"], tuple([players[seat_of[role]] for role in range(len(players))]), turn


def text_of(line: Line) -> str:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n"


NEEDED = (
    *("game", "rules", "tables", "preset", "setup", "players", "seed", "rotation", "totals", "scores", "winners", "ranks"),
    *("moves", "decisions", "seconds", "slowest", "taken", "came", "opening"),
)


def read_lines(path: Path) -> list[Line]:
    """Every game of a file of the arena."""
    lines = read_json_lines(path, NEEDED)
    for number, line in enumerate(lines, 1):
        try:
            key_of(line)
        except (TypeError, IndexError, KeyError):
            raise Refused("arena-line", file=str(path), line=number) from None
    return lines


def read_json_lines(path: Path, needed: Sequence[str]) -> list[Line]:
    """Every line that is whole; a last one that was being written when somebody stopped is left out."""
    try:
        raw = path.read_bytes()
        texts = [text for text in raw[: raw.rfind(b"\n") + 1].decode("utf-8").split("\n") if text]
    except (OSError, UnicodeDecodeError) as error:
        raise Refused("file-unreadable", file=str(path), error=str(getattr(error, "strerror", None) or error)) from None
    lines: list[Line] = []
    for number, text in enumerate(texts, 1):
        try:
            line = json.loads(text)
        except ValueError:
            line = None
        if not isinstance(line, dict) or not all([name in line for name in needed]):
            raise Refused("arena-line", file=str(path), line=number)
        lines.append(line)
    return lines


@dataclass
class Results:
    """The file, and what is known from it."""

    path: Path | None
    contest: Contest
    lines: dict[Key, Line]
    order: dict[tuple[str, ...], int]  # of line-ups

    @classmethod
    def open(cls, path: Path | None, contest: Contest) -> "Results":
        """What was played before, if it was the same contest."""
        ids = [tuple([contest.player_id(name) for name in line_up]) for line_up in contest.line_ups]
        results = cls(path, contest, {}, {line_up: i for i, line_up in enumerate(ids)})
        if path is None:
            return results
        write_alone(path)
        setting = setting_of(contest)
        for line in read_lines(path):
            results.check(line, setting)
            results.lines[key_of(line)] = line
        cut(path)
        return results

    def check(self, line: Line, setting: Line) -> None:
        """A line of another contest does not belong into the file."""
        for name, value in setting.items():
            if line[name] != value:
                raise Refused("arena-other-setup", file=str(self.path), what=name, there=said(line[name]), here=said(value))
        _, line_up, _ = key_of(line)
        if line_up not in self.order:
            known = [", ".join(players) for players in self.order]
            raise Refused("arena-other-players", file=str(self.path), there=", ".join(line_up), here=" / ".join(known[:4]))

    def key(self, block: Block, turn: int) -> Key:
        return block.seed, tuple([self.contest.player_id(name) for name in block.line_up]), turn

    def missing(self, block: Block) -> Block:
        """What is left to play of a block."""
        left = [turn for turn in block.rotations if self.key(block, turn) not in self.lines]
        return replace(block, rotations=tuple(left))

    def of(self, block: Block) -> list[Line]:
        return [self.lines[self.key(block, turn)] for turn in block.rotations]

    def add(self, lines: Iterable[Line]) -> None:
        """Games that were played, in the file before anything else is told."""
        new = list(lines)
        self.lines.update({key_of(line): line for line in new})
        if self.path is not None and new:
            append(self.path, new)

    def rank(self, key: Key) -> tuple[int, int, int]:
        seed, line_up, turn = key
        return seed, self.order[line_up], turn

    def sorted_lines(self) -> list[Line]:
        return [self.lines[key] for key in sorted(self.lines, key=self.rank)]

    def close(self) -> None:
        """In the order of seeds, also when a gap was filled later."""
        keys = list(self.lines)
        if self.path is not None and keys != sorted(keys, key=self.rank):
            beside = self.path.with_name(self.path.name + ".part")
            beside.write_text("".join([text_of(line) for line in self.sorted_lines()]), encoding="utf-8", newline="\n")
            beside.replace(self.path)


WRITTEN: dict[Path, BinaryIO] = {}  # files that nobody else may write while this process lives


def write_alone(path: Path) -> None:
    """Two who write one file would play the same games twice, so the second is refused; on Windows nobody is.

    A file that cannot be written is better known before the games than after, so it is made if it is not there.
    """
    try:
        file = WRITTEN.get(path.absolute())
        if file is not None and path.exists() and os.path.samestat(os.fstat(file.fileno()), path.stat()):
            return
        file = path.open("ab")
    except OSError as error:
        raise unwritable(path, error) from None
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.close()
            raise Refused("file-written", file=str(path)) from None
        except OSError:  # a file system without locks
            pass
    WRITTEN[path.absolute()] = file


def unwritable(path: Path, error: OSError) -> Refused:
    return Refused("file-unwritable", file=str(path), error=error.strerror or str(error))


def append(path: Path, lines: Sequence[Line]) -> None:
    try:
        with path.open("a", encoding="utf-8", newline="\n") as file:
            file.write("".join([text_of(line) for line in lines]))
    except OSError as error:
        raise unwritable(path, error) from None


def cut(path: Path) -> None:
    """A last line that was half written goes."""
    raw = path.read_bytes()
    whole = raw.rfind(b"\n") + 1
    if whole < len(raw):
        with path.open("r+b") as file:
            file.truncate(whole)


def kept_lines(path: Path, needed: Sequence[str]) -> list[Line]:
    """The lines of a file that is gone on with; half a line at its end goes."""
    write_alone(path)
    cut(path)
    return read_json_lines(path, needed)


def keep_plan(folder: Path, plan: Line, other: str) -> None:
    """The plan lies beside what is made by it; a folder of another plan is left alone, and `other` says so."""
    about = folder / "about.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if about.exists():
            if json.loads(about.read_text(encoding="utf-8")) != plan:
                raise Refused(other, folder=str(folder))
        else:
            about.write_text(json.dumps(plan, indent=2) + "\n", encoding="utf-8")
    except OSError as error:
        raise unwritable(folder, error) from None
    except ValueError:
        raise Refused(other, folder=str(folder)) from None


def said(value: object) -> str:
    return ", ".join([f"{key}={one}" for key, one in value.items()]) if isinstance(value, dict) else str(value)


def shown(players: Iterable[str]) -> dict[str, str]:
    """How players are called: by their names, and with the hash as well where two share one."""
    ids = list(dict.fromkeys(players))
    names = [name_of(player) for player in ids]
    return {player: name if names.count(name) == 1 else player for player, name in zip(ids, names, strict=True)}
