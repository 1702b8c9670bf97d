"""A table: who sits where, and the game that its stored acts have led to. It can be built anew from the store at any time."""

import copy
import dataclasses
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from caravela.core.record import Player, Record
from caravela.core.refused import Refused
from caravela.core.tables import Tables
from caravela.games import find_face, find_game
from caravela.table.clock import Clock, Clocks
from caravela.table.play import Play
from caravela.table.store import NOT_BEGUN, Act, Result, Seat, TableRow
from caravela.teach.guide import LEARNER, Guide, Lesson

PERSON = "person"
NO_GAME = -1
MOST_TAKEN_BACK = 50  # times at one table, by agreement: each time the game is played again up to there

Shelf = Callable[[str, str], dict[str, str] | None]  # the component tables that the store keeps, by game and hash


@dataclass(frozen=True)
class Note:
    """What is no event of the game, as that a seat changes hands: its place in the log is after a move."""

    move: int
    kind: str  # out: time has run out, a bot plays on; left: a bot was asked to; back: the person is there again;
    # failed: a program has not answered as it must, and a bot of ours plays on; hint: the player was given one
    seat: int
    number: int = 0  # of moves: taken: so many were taken back by agreement; uncovered: though something had come to light


@dataclass(frozen=True)
class Proposal:
    """What a player asks all others for. It comes about when everybody at whose seat no bot plays has agreed."""

    kind: str  # abandon, concede, back
    seat: int
    agreed: frozenset[int]
    move: int = 0  # back: the first move to be taken back
    uncovered: bool = False  # back: something has come to light since


class Table:
    """Acts are numbered from 1 in the order in which they were stored. Whatever changes the game is an act.

    A table may have been stored by another release. If what was done cannot be done once more, or chance comes to something
    else, the table has parted from what is stored: it stands as it stood before that, can be looked at, and does not go on.
    """

    def __init__(self, row: TableRow, seats: list[Seat], acts: list[Act], shelf: Shelf | None = None) -> None:
        self.row = row
        left = {act.seat for act in acts if act.kind == "bot"}  # only people leave
        self.seats = [dataclasses.replace(seat, kind=PERSON) if seat.number in left else seat for seat in seats]
        self.game = find_game(row.game)
        self.number = 0  # acts so far
        self.people_said = 0  # the last of them that was more than a move of a bot
        self.play: Play | None = None
        self.bots: dict[int, str] = {seat.number: seat.kind for seat in self.seats if seat.kind != PERSON}
        self.orders: dict[tuple[int, str], str] = {}  # by seat and question: what to answer until the round ends
        self.rounds: list[tuple[int, int]] = []  # round, and the move at which it began
        self.notes: list[Note] = []
        self.proposal: Proposal | None = None
        self.taken_back = 0  # how often, by agreement
        self.turn_began = 0  # the act since which the seat that decides does so
        self.last_at = row.updated
        self.clocks: Clocks | None = None
        self.parted: Exception | None = None  # why it does not go on
        self.row = dataclasses.replace(row, agreed=self.game.agree_again(row.agreed))
        if row.status not in NOT_BEGUN:
            self._begin(self._tables(shelf))
            for act in acts:
                self.restore(act)

    # -- the game ------------------------------------------------------------------------------------------------------

    def _tables(self, shelf: Shelf | None) -> Tables:
        """The component tables that the game was begun with: somebody's own, those of a release, or what the store has kept."""
        row = self.row
        known = self.game.tables_called(row.tables_hash) if row.own_tables is None else None
        if known is not None:
            return known
        texts = row.own_tables or (shelf(row.game, row.tables_hash) if shelf is not None else None)
        tables = Tables(texts) if texts else None
        if tables is None or not tables.are(row.tables_hash):
            raise Refused("record-tables", hash=row.tables_hash)
        return tables

    def _begin(self, tables: Tables) -> None:
        row = self.row
        if not self.game.knows_version(row.version):
            raise Refused("record-unknown-version", version=row.version, known=self.game.version)
        self.tables = tables
        self.play = self._laid_out()
        if row.start_fate and row.start_fate != self.play.record.start_fate:  # the first release stored none
            raise Refused("verify-fate", move=0)
        if row.clock is not None:
            agreed = dict(row.clock)
            begun = float(agreed.pop("begun", row.created))
            clock = Clock.read(agreed)
            assert clock is not None
            self.clocks = Clocks(clock, len(self.seats), begun, set(self.bots))
            self.clocks.turn(self.play.decider, begun)
        self._note_rounds(0)

    def _laid_out(self) -> Play:
        """The game before the first move."""
        row = self.row
        assert row.secret is not None
        players = [Player(seat.name, seat.kind) for seat in self.seats]
        play = Play.begin(self.game, row.agreed, players, row.secret, self.tables, row.version)
        if self.tables is self.game.shipped:
            play.record.tables_hash = row.tables_hash  # as they were called when it was begun
        return play

    def restore(self, act: Act) -> None:
        """Do once more what was stored; from where that is not possible, nothing."""
        if self.parted is None:
            try:
                self.apply(act, act.fate)
            except Exception as problem:
                self.parted = problem
                self.playing.stopped = True
                self.orders, self.clocks = {}, None
        if self.parted is not None:
            self.number += 1
            self.last_at = act.at

    def apply(self, act: Act, fate: tuple[int, ...] | None = None) -> None:
        """Do what an act says. Refused, with nothing changed, if it cannot be done, or if chance must come to something else."""
        play = self.playing
        self.check_goes_on()
        decider = play.decider
        if act.kind == "take":
            play.take(act.seat, act.option, fate)
            self._note_rounds(len(play.record.moves))
            self._stop_orders(act.seat)
            if self.proposal is not None and (play.over or (self.proposal.kind == "back" and act.seat not in self.bots)):
                self.proposal = None  # who goes on does not want to go back
        elif act.kind == "undo":
            play.undo(act.seat)
            self.forget_orders(act.seat)
            self._forget_later()
        elif act.kind in ("ask", "agree", "decline"):
            self._talk_over(act)
        elif act.kind == "hint":
            self.notes.append(Note(len(play.log) - 1, "hint", act.seat))
        elif act.kind == "ended":
            play.end(act.option)
        elif act.kind == "bot":
            self._note("failed" if act.seat in self.bots else "out" if self._time_is_out(act) else "left", act.seat)
            self.bots[act.seat] = act.option
            if self.clocks is not None:
                self.clocks.hand_over(act.seat, True, act.at)
            self._settle()
        elif act.kind == PERSON:
            self._note("back", act.seat)
            self.bots.pop(act.seat, None)
            if self.clocks is not None:
                self.clocks.hand_over(act.seat, False, act.at)
        elif act.kind == "order":
            question, _, option = act.option.partition("=")
            if option:
                self.orders[act.seat, question] = option
            else:
                self.forget_orders(act.seat)
        self.number += 1
        self.last_at = act.at
        if act.kind != "take" or act.seat not in self.bots:
            self.people_said = self.number
        if self.decider != decider:
            self.turn_began = self.number
        if self.clocks is not None and (act.kind in ("take", "undo") or self.decider != decider):
            self.clocks.turn(self.decider, act.at, act.kind != "take")

    def _forget_later(self) -> None:
        """Moves were taken back: rounds that they began have not begun, and notes stand after the last move that is left."""
        play = self.playing
        while self.rounds and self.rounds[-1][1] > len(play.record.moves):
            self.rounds.pop()
        self.notes = [dataclasses.replace(note, move=min(note.move, len(play.log) - 1)) for note in self.notes]

    # -- what players agree on -----------------------------------------------------------------------------------------

    def _talk_over(self, act: Act) -> None:
        """Somebody asks the others for something, agrees, or does not want it (any more)."""
        if self.over:
            raise Refused("game-over")
        if act.seat not in self.deciding_people:
            raise Refused("table-bot-plays")
        if act.kind == "ask":
            if self.proposal is not None:
                raise Refused("ask-standing")
            self.proposal = self._proposal(act)
        elif self.proposal is None:
            raise Refused("ask-nothing")
        elif act.kind == "decline":
            self.proposal = None
        else:
            self.proposal = dataclasses.replace(self.proposal, agreed=self.proposal.agreed | {act.seat})
        self._settle()

    def _proposal(self, act: Act) -> Proposal:
        kind, alone = act.option, frozenset([act.seat])
        if kind in ("abandon", "concede"):
            if self.row.campaign is not None:
                raise Refused("ask-campaign")
            if kind == "concede" and len(self.seats) == 1:
                raise Refused("ask-alone")
            return Proposal(kind, act.seat, alone)
        if kind != "back":
            raise Refused("web-unknown-message")
        if self.taken_back >= MOST_TAKEN_BACK:
            raise Refused("ask-back-often", most=MOST_TAKEN_BACK)
        move = self.last_move_of([act.seat])
        if not move:
            raise Refused("undo-nothing")
        uncovered = self.playing.uncovered_since(move)
        if uncovered and self.row.rated:
            raise Refused("ask-back-rated")
        return Proposal(kind, act.seat, alone, move, uncovered)

    def _settle(self) -> None:
        """What everybody has agreed to comes about. Bots agree to everything."""
        asked = self.proposal
        if asked is None or not asked.agreed.issuperset(self.deciding_people):
            return
        self.proposal = None
        if asked.kind == "back":
            self._go_back(asked)
        else:
            self.playing.end("abandoned" if asked.kind == "abandon" else f"conceded {asked.seat + 1}")

    def _go_back(self, asked: Proposal) -> None:
        """All moves from that one on are taken back. Luck stays as it was: what is done again comes to the same."""
        moves = self.record.moves
        again = self._laid_out()
        for move in moves[: asked.move - 1]:
            again.take(move.seat, move.option, move.fate)
        self.play = again
        self.taken_back += 1
        self.orders = {}
        self._forget_later()
        kind = "uncovered" if asked.uncovered else "taken"
        self.notes.append(Note(len(again.log) - 1, kind, asked.seat, len(moves) - asked.move + 1))

    def check_goes_on(self) -> None:
        """Refused if the table can only be looked at."""
        if self.parted is not None:
            raise Refused("table-parted", move=self.moves)

    def _time_is_out(self, act: Act) -> bool:
        """Whether the seat that the act is about had no time left to decide. The clocks tell, so no act needs to say it."""
        deadline = self.clocks.deadline() if self.clocks is not None and self.clocks.runs() == act.seat else None
        return deadline is not None and act.at >= deadline

    def _note(self, kind: str, seat: int) -> None:
        """Of one who comes and goes and comes, only the last two are told: nobody fills the log of others."""
        if (kind in ("back", "failed")) != (seat in self.bots):
            return
        move = len(self.playing.log) - 1
        here = [note for note in self.notes if (note.move, note.seat) == (move, seat)]
        if len(here) > 1:
            self.notes.remove(here[0])
        self.notes.append(Note(move, kind, seat))

    def _note_rounds(self, move: int) -> None:
        """The log says when a round begins, in every game by the same message. Standing orders hold for one round."""
        assert self.play is not None
        for event in self.play.log[-1]:
            if event.phrase.message == "event-round":
                self.rounds.append((int(event.phrase["round"]), move))
                self.orders.clear()

    def _stop_orders(self, mover: int) -> None:
        """Whoever is touched by what another player does decides again alone."""
        for event in self.playing.log[-1] if self.orders else []:
            for term in event.phrase.terms:
                if term.sort == "seat" and term.value != mover and event.who == mover:
                    self.forget_orders(int(term.value))

    def forget_orders(self, seat: int) -> None:
        self.orders = {at: option for at, option in self.orders.items() if at[0] != seat}

    @cached_property
    def guide(self) -> Guide | None:
        """The guided game that is played here. It is known by its seed, which no other table has."""
        guide = find_face(self.row.game).guide
        return guide if guide is not None and self.row.secret == guide.secret and len(self.seats) == guide.seats else None

    @property
    def opening(self) -> bool:
        """Whether the guide still plays what is no first lesson."""
        return self.guide is not None and self.play is not None and self.guide.opening_move(self.record.moves) is not None

    def listed_move(self) -> str | None:
        """What the guide has the seat do that decides: an opening for who learns, a list for the others."""
        decision = self.play.decision if self.play is not None and self.guide is not None else None
        if self.guide is None or decision is None:
            return None
        if decision.who == LEARNER:
            option = self.guide.opening_move(self.record.moves)
            return option if option in decision.options else None
        return self.guide.rival_move(self.record.moves, decision.who, decision.options) if decision.who in self.bots else None

    def lesson(self, seat: int) -> Lesson | None:
        """Where the seat that learns stands in the guided game, when it is asked."""
        decision = self.play.decision if self.play is not None else None
        if self.guide is None or decision is None or not decision.who == seat == LEARNER:
            return None
        return self.guide.lesson(self.record.moves, decision.options)

    def lesson_ends(self, seat: int) -> str:
        """What the seat that learns is told, when it is asked: that the lesson is over, or that it has gone its own way."""
        decision = self.play.decision if self.play is not None else None
        if self.guide is None or decision is None or not decision.who == seat == LEARNER:
            return ""
        return self.guide.farewell(self.record.moves, decision.options)

    def standing_answer(self) -> str | None:
        """What the seat that decides answers by itself, if that is open: by the guide, or because it was ordered to."""
        listed = self.listed_move()
        if listed is not None:
            return listed
        decision = self.play.decision if self.play is not None and self.orders else None
        if decision is None or decision.who in self.bots:
            return None
        option = self.orders.get((decision.who, decision.question.message))
        return option if option in decision.options else None

    def only_answer(self) -> str | None:
        """What the seat that decides can only answer, where nobody but bots could wonder how long that took."""
        alone = self.play is not None and self.people == [self.decider] and self.decider not in self.bots
        return self.play.only_option if self.play is not None and alone else None

    def fork(self, seat: int, play: Play | None = None) -> "Table":
        """The same table as the seat knows it, or knew it at an earlier point of the game (`play`), to try things out.

        All that is hidden from the seat is dealt anew.
        """
        other = copy.copy(self)
        other.play = (play or self.playing).fork(seat)
        other.bots, other.orders, other.clocks = {}, {}, None
        other.rounds = [(number, move) for number, move in self.rounds if move <= other.moves]
        other.notes = [note for note in self.notes if note.move <= other.moves]
        other.proposal = None
        other.guide = None  # nobody teaches there
        return other

    @property
    def playing(self) -> Play:
        if self.play is None:
            raise Refused("table-not-begun")
        return self.play

    @property
    def over(self) -> bool:
        return self.play is not None and self.play.over

    @property
    def decider(self) -> int:
        return self.play.decider if self.play is not None else NO_GAME

    @property
    def moves(self) -> int:
        return len(self.play.record.moves) if self.play is not None else 0

    @property
    def record(self) -> Record:
        return self.playing.record

    def summary(self) -> dict[str, Any]:
        """What a list of tables says of this one, kept with it so that nobody has to play it again for that."""
        deadline = self.clocks.deadline() if self.clocks is not None and not self.over else None
        said = {"decider": self.decider, "moves": self.moves, "round": self.round_of(self.moves), "deadline": deadline}
        marks = {"abandoned": self.abandoned, "parted": self.parted is not None}
        return {**said, **{mark: True for mark, so in marks.items() if so}}

    @property
    def abandoned(self) -> bool:
        return self.play is not None and self.play.record.ended == "abandoned"

    def results(self, holders: dict[int, set[str]], at: float) -> list[Result]:
        """How the game has ended, seat by seat; nothing of one that is not over, or that was abandoned."""
        if not self.over or self.abandoned:
            return []
        play = self.playing
        winners, places = play.winners()[0], play.places()
        people = {seat: min(held) for seat, held in holders.items() if held and seat in self.people}
        apart = len(set(people.values())) == len(self.seats) > 1  # every seat somebody else's
        began = float((self.row.clock or {}).get("begun", self.row.created))
        return [
            Result(
                table_id=self.row.id,
                seat=seat.number,
                person=people.get(seat.number),
                name=seat.name,
                kind=seat.kind,
                left=seat.number in self.bots and seat.kind == PERSON,
                game=self.game.name,
                players=len(self.seats),
                place=places[seat.number],
                score=score.total,
                won=seat.number in winners,
                conceded=play.record.conceded == seat.number,
                moves=self.moves,
                began=began,
                at=at,
                rated=self.row.rated and apart,
            )
            for seat, score in zip(self.seats, self.game.scores(play.state()), strict=True)
        ]

    def round_of(self, move: int) -> int:
        """The round in which a move was made; 0 before the first."""
        return next((number for number, first in reversed(self.rounds) if first <= move), 0)

    def last_move_of(self, seats: list[int]) -> int:
        """The number of the latest move made by one of the seats; 0 if there is none."""
        moves = self.record.moves
        return next((i for i in range(len(moves), 0, -1) if moves[i - 1].seat in seats), 0)

    # -- the people ----------------------------------------------------------------------------------------------------

    @property
    def people(self) -> list[int]:
        """The seats that were people's when the game began."""
        return [seat.number for seat in self.seats if seat.kind == PERSON]

    @property
    def deciding_people(self) -> set[int]:
        """The seats at which people decide now."""
        return set(self.people) - set(self.bots)

    @property
    def missing(self) -> list[int]:
        """The seats that still wait for somebody."""
        return [seat.number for seat in self.seats if seat.open]

    def hint_told(self, seat: int) -> bool:
        """Whether the log says already that the seat was given a hint where the game stands now."""
        return Note(len(self.playing.log) - 1, "hint", seat) in self.notes

    def has_secrets(self, seats: list[int]) -> bool:
        """Whether one of the seats knows more than everybody may."""
        return self.play is not None and any(self.play.knows_more(seat) for seat in seats)
