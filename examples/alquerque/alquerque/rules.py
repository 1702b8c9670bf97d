"""The rules of Alquerque de doce: the board, a turn, the end; and their face to everything outside."""

from dataclasses import dataclass
from typing import ClassVar

from caravela.core.events import EventKind, Phrase, Term
from caravela.core.game import Dealt, Game, Score, View
from caravela.core.options import Noun, Options, Verb
from caravela.core.refused import Refused
from caravela.core.setup import FLAG, SetupOption
from caravela.core.state import State, well_mixed
from caravela.core.tables import Tables

POINTS = [column + row for row in "12345" for column in "abcde"]  # A-BOARD-1
MEN, QUIET, EMPTY = 12, 50, -1
TURN, JUMP_ON = 0, 1  # effects
FIRST, MOVED, JUMPED, ALL_TAKEN, STUCK, LONG = range(6)  # events
MOVE, STOP = 0, 625  # options
WHERE = ("start", "point"), ("end", "point")


def ways(point: int) -> list[tuple[int, int]]:
    """A-BOARD-2: the neighbours of a point along the lines, each with the point straight behind it, or -1."""
    row, column = divmod(point, 5)

    def at(far: int, up: int, right: int) -> int:
        r, c = row + far * up, column + far * right
        return r * 5 + c if 0 <= r < 5 and 0 <= c < 5 else -1

    steps = [(up, right) for up in (-1, 0, 1) for right in (-1, 0, 1) if (up == 0) != (right == 0) or (up and point % 2 == 0)]
    return [(at(1, up, right), at(2, up, right)) for up, right in steps if at(1, up, right) >= 0]


WAYS = [ways(point) for point in range(25)]


class Alquerque(State):
    """A game in progress. `must` is shared by all copies."""

    ARRAYS: ClassVar[tuple[str, ...]] = (*State.ARRAYS, "board")
    NUMBERS: ClassVar[tuple[str, ...]] = (*State.NUMBERS, "turns", "quiet", "stuck")

    def __init__(self, must: bool, like: "Alquerque | None" = None) -> None:
        super().__init__(like)
        self.must = must  # A-TAKE-3
        self.board: list[int] = like.board[:] if like else [0] * 10 + [1, 1, EMPTY, 0, 0] + [1] * 10  # A-SETUP-2
        self.turns: int = like.turns if like else 0  # that were begun
        self.quiet: int = like.quiet if like else 0  # turns since somebody jumped
        self.stuck: int = like.stuck if like else EMPTY  # who cannot move

    def copy(self) -> "Alquerque":
        return Alquerque(self.must, self)

    def happen(self, effect: int, who: int, n: int) -> None:
        RULES[effect].happen(self, who, n)

    def chosen(self, effect: int, who: int, n: int, option: int) -> None:
        RULES[effect].chosen(self, who, n, option)

    def men(self, who: int) -> list[int]:
        return [point for point in range(25) if self.board[point] == who]

    def steps(self, who: int) -> list[int]:
        """A-MOVE-1, A-MOVE-2: the options to move to a neighbouring point."""
        return [MOVE + 25 * man + next_to for man in self.men(who) for next_to, _ in WAYS[man] if self.board[next_to] == EMPTY]

    def jumps(self, man: int) -> list[int]:
        """A-TAKE-1: the options to jump with a man."""
        other, free = 1 - self.board[man], EMPTY
        return [
            MOVE + 25 * man + end for over, end in WAYS[man] if end >= 0 and self.board[over] == other and self.board[end] == free
        ]

    def move(self, who: int, option: int) -> None:
        """A man steps, or jumps and perhaps jumps on."""
        start, end = divmod(option - MOVE, 25)
        over = jumped(start, end)
        self.board[start], self.board[end] = EMPTY, who
        if over < 0:
            self.quiet += 1
            self.note(MOVED, who, start, end)
            self.then(TURN, 1 - who)
        else:
            self.quiet, self.board[over] = 0, EMPTY
            self.note(JUMPED, who, start, end, over)
            self.then(JUMP_ON, who, end)


def jumped(start: int, end: int) -> int:
    """The point between two others, or -1 if no man can jump from one to the other."""
    return next((over for over, behind in WAYS[start] if behind == end), -1)


class Effect:
    asks: ClassVar[str] = ""
    rule: ClassVar[str] = "A-MOVE-1"

    def happen(self, s: Alquerque, who: int, n: int) -> None: ...

    def chosen(self, s: Alquerque, who: int, n: int, option: int) -> None: ...


class Turn(Effect):
    """A-MOVE-1: one man moves, unless the game is over."""

    asks = "ask-move"

    def happen(self, s: Alquerque, who: int, n: int) -> None:
        jumps = [jump for man in s.men(who) for jump in s.jumps(man)]
        options = jumps if jumps and s.must else jumps + s.steps(who)  # A-TAKE-3, A-TAKE-4
        if not s.men(who):
            s.note(ALL_TAKEN, 1 - who)
        elif s.quiet == QUIET:
            s.note(LONG, who, QUIET)
        elif not options:
            s.stuck = who
            s.note(STUCK, who)
        else:
            for option in options:
                s.offer(option)

    def chosen(self, s: Alquerque, who: int, n: int, option: int) -> None:
        s.turns += 1
        s.move(who, option)


class JumpOn(Effect):
    """A-TAKE-2: the man on point n goes on if it can; A-TAKE-4: it may stop where nobody must jump."""

    asks = "ask-jump"
    rule = "A-TAKE-2"

    def happen(self, s: Alquerque, who: int, n: int) -> None:
        jumps = s.jumps(n)
        for option in jumps:
            s.offer(option)
        if not jumps:
            s.then(TURN, 1 - who)
        elif not s.must:
            s.offer(STOP)

    def chosen(self, s: Alquerque, who: int, n: int, option: int) -> None:
        if option == STOP:
            s.then(TURN, 1 - who)
        else:
            s.move(who, option)


RULES: list[Effect] = [Turn(), JumpOn()]


@dataclass(frozen=True)
class AlquerqueView(View):
    points: list[int]  # by point: the seat whose man stands there, or -1
    left: list[int]  # by seat: men on the board
    turns: int
    quiet: int


class AlquerqueGame(Game):
    name = "alquerque"
    letter = "A"
    options = Options(
        [
            Verb("MOVE", "{start} to {end}", (Noun("start", "point", POINTS), Noun("end", "point", POINTS))),
            Verb("STOP", "stop", declines=True),
        ]
    )
    event_kinds = [
        EventKind("event-first", "A-SETUP-3"),
        EventKind("event-moved", "A-MOVE-1", WHERE),
        EventKind("event-jumped", "A-TAKE-1", (*WHERE, ("over", "point"))),
        EventKind("event-all-taken", "A-END-1"),
        EventKind("event-stuck", "A-END-2"),
        EventKind("event-long", "A-END-3", (("n", "number"),)),
    ]
    setup_options = [SetupOption("must_take", FLAG, "A-TAKE-4")]
    presets = {"usual": {"must_take": "true"}, "free": {"must_take": "false"}}
    default_preset = "usual"
    categories = ["taken", "shut_in"]

    def seats(self, agreed: dict[str, str]) -> range:
        return range(2, 3)

    def unpack(self, tables: Tables) -> object:
        return tables  # it has none

    def empty_table(self, box: object, players: int, agreed: dict[str, str], version: int) -> State:
        if players != 2:
            raise Refused("seats-number", n=players, least=2, most=2, rule="A-SETUP-1")
        return Alquerque(agreed["must_take"] == "true")

    def begin(self, s: State) -> None:
        first = s.chance(2)
        s.note(FIRST, first)
        s.then(TURN, first)

    def question(self, s: State) -> Phrase:
        asked = RULES[s.asked & 255]
        return Phrase(asked.asks, (Term("point", "point", s.asked >> 12),), asked.rule)

    def why_not(self, s: State, option: int) -> str:
        assert isinstance(s, Alquerque)
        return "A-TAKE-3" if s.must and option in [STOP, *s.steps(s.who)] else self.question(s).rule

    def view(self, s: State, who: int) -> AlquerqueView:
        assert isinstance(s, Alquerque)
        left = [len(s.men(seat)) for seat in (0, 1)]
        return AlquerqueView(who, 2, s.over, -1 if s.over else s.who, list(s.board), left, s.turns, s.quiet)

    def deal_anew(self, s: State, who: int, seed: int) -> Dealt:
        """Nothing is hidden: another seed is all that can differ."""
        world = s.copy()
        world.seed = well_mixed(seed)
        return Dealt(world)

    def scores(self, s: State) -> list[Score]:
        """A-END-4, A-END-2."""
        assert isinstance(s, Alquerque)
        left = [len(s.men(who)) for who in (0, 1)]
        return [Score(who, {"taken": MEN - left[1 - who], "shut_in": left[1 - who] * (s.stuck == 1 - who)}) for who in (0, 1)]

    def sorts(self) -> dict[str, list[str]]:
        return {"point": POINTS}

    def check(self, s: State) -> None:
        assert isinstance(s, Alquerque) and len(s.board) == 25
        assert all(0 <= score.total <= MEN for score in self.scores(s)) and 0 <= s.quiet <= QUIET


ALQUERQUE = AlquerqueGame()
