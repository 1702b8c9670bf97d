"""A game in play: a record that grows and the state it has led to, with undo up to the last barrier."""

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import replace

from caravela.core.codec import Snapshot, snapshot
from caravela.core.events import ALL, Event, Journal
from caravela.core.fate import commitment
from caravela.core.game import Decision, Game, Score, View
from caravela.core.moves import Luck, begin_game, make_move
from caravela.core.record import LONGEST, Move, Player, Record, Replay
from caravela.core.refused import Refused
from caravela.core.state import State
from caravela.core.state import take as take_option
from caravela.core.tables import Tables


class Play:
    """What is recorded is what happened: every move goes into the record with its fate before anything else is told."""

    def __init__(self, game: Game, record: Record, state: State, log: list[list[Event]]) -> None:
        self.game = game
        self.record = record
        self.log = log  # what happened at the start, then at each move
        self.stopped = bool(record.ended)  # it can be looked at, and does not go on
        self._state = state
        self._barriers: list[int] = []  # how much had come to light before each move that was made here
        self._before: list[State] = []  # the states to which the seat that moved last can go back
        self._known: State | None = None  # the game as the seat that decides knows it
        self._asked: tuple[State, int, Decision | None] | None = None  # what is asked, in which state and after how many moves

    @classmethod
    def begin(
        cls,
        game: Game,
        agreed: dict[str, str],
        players: list[Player],
        secret: bytes,
        tables: Tables | None = None,
        version: int | None = None,
    ) -> "Play":
        """A new game by the present rules; or one that began under older ones, from its beginning."""
        version = game.version if version is None else version
        seats = game.seats(agreed)
        if len(players) not in seats:
            raise Refused("seats-number", n=len(players), least=seats[0], most=seats[-1])
        used = tables or game.shipped
        state, start = begin_game(game, len(players), agreed, used, version, Luck.derived(secret, 0))
        own = used if used.hash != game.shipped.hash else None
        record = Record(game.name, version, used.hash, agreed, players, commitment(secret), secret, own, start.fate)
        play = cls(game, record, state, [start.events])
        play._close()
        return play

    @classmethod
    def resume(cls, game: Game, record: Record) -> "Play":
        """Go on where the record ends. Its seed must be known, or nothing new could happen by chance."""
        if record.secret is None:
            raise Refused("verify-no-seed")
        if commitment(record.secret) != record.commitment:
            raise Refused("verify-commitment")
        played = Replay(game, record)
        played.to(len(record.moves))
        return cls(game, record, played.state, played.log)

    def fork(self, seat: int) -> "Play":
        """A game that the seat cannot tell from this one, to try things out: all that is hidden, and luck, dealt anew.

        Of what was done before only the number of moves is kept: how others have chosen may be a secret. Where what somebody
        is asked tells of a hand, only who is asked can go on from there.
        """
        if self.stopped or (not self.game.asks_openly and self.decider != seat):
            raise Refused("try-when-asked")
        secret = secrets.token_bytes(32)
        state = self.game.imagine(self._state, seat, int.from_bytes(secrets.token_bytes(4), "big"))
        moves = [Move(move.seat, "") for move in self.record.moves]
        record = replace(self.record, moves=moves, start_fate=(), secret=secret, commitment=commitment(secret))
        return Play(self.game, record, state, self.seen(seat))

    def until(self, move: int) -> "Play":
        """The game as if nothing had happened after a move, which its state has come to."""
        record = replace(self.record, moves=self.record.moves[:move], totals=None, ended="")
        return Play(self.game, record, self._state.copy(), self.log[: move + 1])

    def known(self) -> State:
        """The game as the seat that decides knows it: a world that it cannot tell from this one, the same until the next move.

        Whatever the seat is told beforehand about its options follows from this world, and so not from anything hidden.
        """
        if self._known is None:
            said = f"{self.record.commitment} {len(self.record.moves)}"
            seed = int.from_bytes(hashlib.sha256(said.encode()).digest()[:4], "big")
            self._known = self.game.imagine(self._state, self.decider, seed)
        return self._known

    @property
    def over(self) -> bool:
        """By the rules, or because the players have agreed on it."""
        return self._state.over or bool(self.record.ended)

    def end(self, how: str) -> None:
        """The players have agreed to end the game here: "abandoned", or "conceded 2" when the second player gives up."""
        if self.over or self.stopped:
            raise Refused("game-over")
        self.record.ended = how
        self.stopped = True
        self._before.clear()

    @property
    def decider(self) -> int:
        """The seat that decides; -1 when the game is over or does not go on."""
        return self._state.who if self._state.offered and not self.stopped else -1

    @property
    def decision(self) -> Decision | None:
        if self.stopped:
            return None
        moves = len(self.record.moves)
        if self._asked is None or self._asked[0] is not self._state or self._asked[1] != moves:
            self._asked = self._state, moves, self.game.decision(self._state)
        return self._asked[2]

    @property
    def only_option(self) -> str | None:
        """The name of the option, when there is just one: asked for only so that others cannot tell."""
        only = self._state.offered == 1 and not self.stopped
        return self.game.options.names[self._state.on_offer()[0]] if only else None

    def view(self, seat: int, public: View | None = None) -> View:
        """What the seat may know; quicker for those who have what everybody may know of this very moment."""
        return self.game.view(self._state, seat) if public is None else self.game.view_beside(self._state, seat, public)

    def knows_more(self, seat: int) -> bool:
        """Whether the seat knows anything that a spectator does not."""
        return self.game.knows_more(self._state, seat)

    def state(self) -> State:
        """A copy for those who may know everything: seats for bots, scores, tests."""
        return self._state.copy()

    def snapshot(self) -> Snapshot:
        """The same as plain numbers, for another process."""
        return snapshot(self._state)

    def scores(self, seat: int) -> list[Score]:
        """The score of every seat, as far as the seat (-1: a spectator) may know it."""
        if self.record.ended:
            return self.game.scores(self._state)
        return self.game.known_scores(self._state, seat)

    def winners(self) -> tuple[list[int], int]:
        """Who has won, and the points of the winners; of the best, if nobody has won."""
        scores = self.game.scores(self._state)
        winners = self.game.winners(self._state)
        if self.record.ended:
            given_up = self.record.conceded
            winners = [seat for seat, place in enumerate(self.places()) if place == 1 and given_up not in (-1, seat)]
        return winners, max(score.total for score in scores if not winners or score.who in winners)

    def places(self) -> list[int]:
        """The place of every seat, by points and tie-break; who has given up comes last."""
        ranks = [(s.who != self.record.conceded, s.total, s.tie_break) for s in self.game.scores(self._state)]
        return [1 + sum([other > mine for other in ranks]) for mine in ranks]

    def seen(self, seat: int, since: int = 0) -> list[list[Event]]:
        """The log from a move on, as far as the seat (-1: a spectator) may see it."""
        return [[event for event in events if event.seen_by in (ALL, seat)] for events in self.log[since:]]

    def take(self, seat: int, option: str, fate: tuple[int, ...] | None = None) -> None:
        """The seat takes the option of that name. Refused, with nothing changed, unless it is on offer to that seat.

        With `fate` the move was made before, and chance must come to the same once more.
        """
        state = self._state
        if state.offered == 0 or self.stopped:
            raise Refused("game-over")
        if state.who != seat:
            raise Refused("not-your-turn", seat=seat + 1, who=state.who + 1)
        chosen = self.game.offered(state, option)
        if chosen is None:
            self.game.refuse(self.known(), option)
        if len(self.record.moves) == LONGEST:
            raise Refused("game-too-long", limit=LONGEST)
        before = state.copy()
        number = len(self.record.moves) + 1
        assert self.record.secret is not None
        try:
            happened = make_move(self.game, state, chosen, Luck.derived(self.record.secret, number))
            if fate is not None and happened.fate != fate:
                raise Refused("verify-fate", move=number)
        except BaseException:
            self._state = before  # it stands as it stood
            raise
        self._known = None
        self._barriers.append(before.barrier)
        self.record.moves.append(Move(seat, option, happened.fate))
        self.log.append(happened.events)
        if state.barrier != before.barrier:
            self._before.clear()
        else:
            if self._before and self._before[-1].who != seat:
                self._before.clear()
            self._before.append(before)
        self._close()

    def _close(self) -> None:
        if self._state.over:
            self.record.totals = [score.total for score in self.game.scores(self._state)]
            self._before.clear()

    def crosses_barrier(self, option: str) -> bool:
        """Whether taking the option would bring something to light that cannot be taken back."""
        return self.outlook(option)[1]

    def outlook(self, option: str) -> tuple[bool, bool]:
        """Whether the option hands the decision to somebody else, and whether it brings something to light."""
        return self.outlooks([option])[0]

    def outlooks(self, options: Sequence[str]) -> list[tuple[bool, bool]]:
        """The same for several of them."""
        known = self.known()
        numbers = [self.game.options.numbers.get(option, -1) for option in options]
        offered = set(known.on_offer())
        found: list[tuple[bool, bool]] = []
        for option, number in zip(options, numbers, strict=True):
            if number not in offered:
                self.game.refuse(known, option)
            trial = known.copy()
            take_option(trial, number)
            found.append((trial.over or trial.who != known.who, trial.barrier != known.barrier or trial.over))
        return found

    def preview(self, option: str) -> list[Event] | None:
        """What would happen, as far as the seat that decides can foresee it; None when it would bring something to light."""
        known = self.known()
        trial = known.copy()
        trial.journal = Journal()
        self.game.take(trial, option)
        return None if trial.barrier != known.barrier else self.game.events(trial.journal)

    def why_not(self, option: str) -> str:
        """The clause that keeps an option from being open now; "" for one that is open or that the game does not know."""
        number = self.game.options.numbers.get(option)
        if number is None or self._state.offered == 0 or number in self._state.on_offer():
            return ""
        return self.game.why_not(self.known(), number)

    def uncovered_since(self, move: int) -> bool:
        """Whether something has come to light since before that move, counted from 1."""
        return self._barriers[move - 1] != self._state.barrier

    def steps_back(self, seat: int) -> int:
        """How many moves of its own the seat could take back, one after the other."""
        return len(self._before) if self.can_undo(seat) else 0

    def last_decision(self) -> Decision | None:
        """What was asked before the last move, if that can be taken back."""
        return self.game.decision(self._before[-1]) if self._before else None

    def can_undo(self, seat: int) -> bool:
        """A seat takes back its own moves, as long as nothing came to light and nobody else has decided since."""
        return bool(self._before) and self._before[-1].who == seat and not self.stopped

    def undo(self, seat: int) -> str:
        """Take back the last move of the seat; its name."""
        if not self.can_undo(seat):
            moved = any(move.seat == seat for move in self.record.moves)
            raise Refused("undo-barrier" if moved else "undo-nothing")
        self._state = self._before.pop()
        self._barriers.pop()
        self._known = None
        self.log.pop()
        return self.record.moves.pop().option
