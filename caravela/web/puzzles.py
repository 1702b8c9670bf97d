"""Puzzles at tables of their own, of which nothing is stored: whoever comes tries things out as the seat knows them."""

import asyncio
import re

from caravela.core.record import parse
from caravela.core.refused import Refused
from caravela.games import FACES, find_face
from caravela.table.store import Act, Seat, TableRow
from caravela.table.table import Table
from caravela.teach.puzzles import Posed, Puzzle, find_puzzle
from caravela.teach.solution import Side, solution
from caravela.web import protocol
from caravela.web.hub import Connection, Hub, Live, Trial
from caravela.web.scene import Viewer

NAME = re.compile(r"puzzle-([a-z_]{1,40})-([0-9]{1,4})")


def puzzle_called(table_id: str) -> Puzzle | None:
    """The puzzle whose table is called so; none if it is the name of no such table. Refused if there is no such puzzle."""
    named = NAME.fullmatch(table_id)
    if named is None or named[1] not in FACES:
        return None
    return find_puzzle(find_face(named[1]).puzzles, int(named[2]))


def table_name(puzzle: Puzzle) -> str:
    return f"puzzle-{puzzle.id}"


def laid_out(puzzle: Puzzle) -> Table:
    """The table up to the question; nobody sits there."""
    record = parse(puzzle.record)
    row = TableRow(
        table_name(puzzle),
        record.game,
        record.version,
        record.tables_hash,
        record.agreed,
        "",
        "",
        status="playing",
        secret=record.secret,
        start_fate=record.start_fate,
        summary={},
        talk="none",
    )
    seats = [Seat(number, "person", player.name, number) for number, player in enumerate(record.players)]
    acts = [Act(number, "take", move.seat, move.option, move.fate, 0.0) for number, move in enumerate(record.moves, 1)]
    return Table(row, seats, acts)


class Riddle(Live):
    """The table of a puzzle. Nobody moves at it: all who come have an attempt of their own."""

    def __init__(self, hub: Hub, puzzle: Puzzle, table: Table) -> None:
        super().__init__(hub, table)
        self.posed = Posed(find_face(puzzle.game).rules, puzzle)

    async def welcome(self, connection: Connection) -> None:
        """From the beginning: another world that the seat could not tell from this one."""
        async with self.lock:
            connection.trial = Attempt(self, connection)
        everybody = list(range(len(self.table.seats)))
        viewer = connection.viewer
        connection.viewer = Viewer(connection.home.person, viewer.language, everybody, trying=self.posed.seat)
        await connection.trial.tell(connection, whole=True)

    def wake_bots(self) -> None:
        """Nobody plays here,"""

    async def refresh(self, number: int) -> None:
        """and nobody else can have stored anything."""


class Attempt(Trial):
    """Somebody's attempt at a puzzle. Until they have answered there are no hints, and no bot moves."""

    def __init__(self, at: Riddle, connection: Connection) -> None:
        super().__init__(at, connection, at.posed.seat)
        self.riddle = at
        self.connection = connection
        self.asked_at = self.table.moves
        self.told = False

    @property
    def hints(self) -> bool:
        return self.told

    async def note_hint(self, seat: int) -> None:
        if not self.told:
            raise Refused("puzzle-first")

    async def act(self, kind: str, seat: int, option: str, number: int) -> None:
        """An answer to the question is told what it is worth; from there on it goes on as wherever things are tried out."""
        answered = option if kind == "take" and self.table.moves == self.asked_at else ""
        before, self.told = self.told, self.told or bool(answered)
        try:
            await super().act(kind, seat, option, number)
        except BaseException:
            self.told = before
            raise
        if answered:
            await self.solve(answered)

    async def solve(self, answered: str) -> None:
        """What the answer is worth; without one, the solution."""
        first = not self.told
        self.told = True
        language = self.connection.viewer.language
        speaker = self.teller(language).speaker
        told = await self.hub.turns.work(solution, self.riddle.posed, answered, speaker)
        if first:
            await self.tell(self.connection)
        self.connection.send(
            {
                "kind": "solution",
                "right": told.right,
                "answered": speaker.option(answered, self.riddle.posed.decision) if answered else "",
                "verdict": told.verdict,
                "best": side_of(told.best),
                "tempting": side_of(told.tempting),
                "proof": told.proof,
            }
        )


def side_of(side: Side) -> protocol.Side:
    return {
        "name": side.option,
        "text": side.text,
        "behind": side.behind,
        "reason": side.reason,
        "brings": side.brings,
        "line": side.line,
    }


async def come_to(hub: Hub, puzzle: Puzzle) -> Riddle:
    """The table of a puzzle, laid out once for all who look at it."""
    name = table_name(puzzle)
    there = hub.lives.get(name)
    if isinstance(there, Riddle):
        return there
    table = await hub.turns.work(laid_out, puzzle)
    riddle = await asyncio.to_thread(Riddle, hub, puzzle, table)
    found = hub.lives.setdefault(name, riddle)
    assert isinstance(found, Riddle)
    return found
