"""A table as it was, for those who look back. Nobody at the table waits for them."""

import copy
import json
from dataclasses import replace

from caravela.core.events import Event
from caravela.core.record import Move, Replay
from caravela.core.state import State
from caravela.table.play import Play
from caravela.table.table import Table
from caravela.web.scene import Teller, Viewer

EVERY = 16  # so many moves apart states are kept
MOST = 128  # states of one table, about


def as_it_is(table: Table) -> Table:
    """The table at this moment: it can be looked at while the real one goes on."""
    now = copy.copy(table)
    now.rounds, now.notes, now.bots, now.orders = list(table.rounds), list(table.notes), dict(table.bots), dict(table.orders)
    record = replace(table.record, moves=list(table.record.moves))
    now.play = Play(table.game, record, table.playing.state(), list(table.playing.log))
    return now


class Past:
    """States that were passed are kept, so that the next step does not begin at the start of the game."""

    def __init__(self) -> None:
        self._played: Replay | None = None
        self._moves: list[Move] = []  # as far as anybody has looked
        self._log: list[list[Event]] = []
        self._kept: dict[int, State] = {}  # by move
        self._tellers: dict[str, Teller] = {}

    def told(self, table: Table, viewer: Viewer, eyes: int, move: int, language: str) -> str:
        """The scene after a move, as JSON."""
        if language not in self._tellers:
            self._tellers[language] = Teller(table, language)
        teller = self._tellers[language]
        teller.table = table
        return json.dumps(teller.past(self.at(table, move), viewer, eyes, move), ensure_ascii=False, separators=(",", ":"))

    def at(self, table: Table, move: int) -> Play:
        """The game as it stood after a move."""
        record = table.record
        if self._played is None or record.moves[: len(self._moves)] != self._moves:  # moves were taken back since
            self._played = Replay(table.game, record)
            self._moves, self._log, self._kept = [], list(self._played.log), {0: self._played.state.copy()}
        played = self._played
        played.record, played.at = record, max(kept for kept in self._kept if kept <= move)
        played.state, played.log = self._kept[played.at].copy(), self._log[: played.at + 1]
        every = max(EVERY, len(record.moves) // MOST)
        while played.at < move:
            played.step()
            if played.at % every == 0 and played.at not in self._kept:
                self._kept[played.at] = played.state.copy()
        if move > len(self._moves):
            self._moves, self._log = record.moves[:move], list(played.log)
        return Play(table.game, record, played.state, played.log)
