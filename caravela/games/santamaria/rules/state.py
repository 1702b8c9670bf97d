"""What lies on the table, as integers, and the few moves that every rule uses."""

from typing import ClassVar

from caravela.core.events import Phrase
from caravela.core.packed import i64, vec
from caravela.core.state import State, bit, count
from caravela.games.santamaria.rules.box import SLOTS, Box
from caravela.games.santamaria.rules.components import (
    ALL_CELLS,
    BY_TRADE,
    CELLS,
    COINS,
    DOCKS,
    GAINS,
    POINTS,
    POSTS,
    RESOURCES,
    SEATS,
    TURNS,
)
from caravela.games.santamaria.rules.events import GAINED, OVERFLOW
from caravela.games.santamaria.rules.numbers import DICE_ROWS, HAPPINESS, MONEY, RETIRED, ROWS, SETTING_UP
from caravela.games.santamaria.rules.options import BUY_TILE, TRADE_IN
from caravela.games.santamaria.rules.setup import Setup


class Effect:
    """Something that happens to a seat. Made once and shared; `n` is the one number that a waiting effect remembers."""

    asks: ClassVar[str] = ""  # the message id of its question, if it asks
    rule: ClassVar[str] = ""  # the clause behind the question
    no_free: ClassVar[str] = ""  # the clause that rules free actions out while it asks, if one does

    def happen(self, s: "SantaMaria", who: i64, n: i64) -> None:
        """Act, or `offer` options: an effect that offers something asks `who` to take one."""

    def why_not(self, s: "SantaMaria", who: i64, n: i64, option: i64) -> str:
        """The clause that keeps an option closed; that of the question, unless the effect says more right below its offer."""
        if BUY_TILE <= option < TRADE_IN and s.phase != SETTING_UP:
            return "S-FLOW-4"
        return self.question(s, who, n).rule

    def chosen(self, s: "SantaMaria", who: i64, n: i64, option: i64) -> None:
        """Go on with the option taken."""

    def question(self, s: "SantaMaria", who: i64, n: i64) -> Phrase:
        """The question as players hear it."""
        return Phrase(self.asks, (), self.rule)


class SantaMaria(State):
    """A game of Santa Maria. `setup` and `rules` are shared by all copies; all else is integers.

    A cell of a colony is its face (see Box) in the lower eight bits and what lies on it above them. The cells of a colony that
    are filled, territories and occupied are also kept as sets.
    """

    ARRAYS: ClassVar[tuple[str, ...]] = (
        *State.ARRAYS,
        *("grid", "filled", "territory", "occupied", "goods", "tally", "dice", "monks", "able", "docks", "harbour", "sets"),
    )
    NUMBERS: ClassVar[tuple[str, ...]] = (
        *State.NUMBERS,
        *("seats", "year", "phase", "first", "active", "reserve", "pile", "display", "doubles", "triples", "boards", "halls"),
        *("scholars", "bishops", "roads", "arrivals", "in_hand", "line", "at", "rush"),
    )

    def __init__(self, setup: Setup, rules: vec[Effect], like: "SantaMaria | None" = None) -> None:
        """An empty table, or the same game once more."""
        super().__init__(like)
        self.setup: Setup = setup
        self.box: Box = setup.box
        self.rules: vec[Effect] = rules  # by number
        self.seats: i64 = setup.players
        self.grid: vec[i64] = like.grid[:] if like else vec[i64]([0] * (SEATS * CELLS))
        self.filled: vec[i64] = like.filled[:] if like else vec[i64]([0] * SEATS)  # sets of cells
        self.territory: vec[i64] = like.territory[:] if like else vec[i64]([0] * SEATS)  # sets of cells
        self.occupied: vec[i64] = like.occupied[:] if like else vec[i64]([0] * SEATS)  # sets of cells
        self.goods: vec[i64] = like.goods[:] if like else vec[i64]([0] * (SEATS * RESOURCES))
        self.tally: vec[i64] = like.tally[:] if like else vec[i64]([0] * (ROWS * SEATS))
        self.dice: vec[i64] = like.dice[:] if like else vec[i64]([0] * (DICE_ROWS * 6))
        self.monks: vec[i64] = like.monks[:] if like else vec[i64]([0] * POSTS)  # sets of seats
        self.able: vec[i64] = like.able[:] if like else vec[i64]([0] * SEATS)  # sets of scholars whose ability the seat has
        self.docks: vec[i64] = like.docks[:] if like else vec[i64]([-1] * DOCKS)  # shipments, or -1
        self.harbour: vec[i64] = like.harbour[:] if like else vec[i64]([0] * (SEATS * DOCKS))  # sets of shipments
        self.sets: vec[i64] = like.sets[:] if like else vec[i64]([-1] * 4)  # the scholar below each town hall, or -1
        self.year: i64 = like.year if like else i64(0)
        self.phase: i64 = like.phase if like else i64(0)
        self.first: i64 = like.first if like else i64(0)  # the start player
        self.active: i64 = like.active if like else i64(0)  # whose turn it is
        self.reserve: i64 = like.reserve if like else i64(0)  # blue dice
        self.pile: i64 = like.pile if like else i64(0)  # set of shipments that nobody has seen
        self.display: i64 = like.display if like else i64(0)  # set of tiles
        self.doubles: i64 = like.doubles if like else i64(0)  # sets of tiles that nobody has seen
        self.triples: i64 = like.triples if like else i64(0)
        self.boards: i64 = like.boards if like else i64(0)  # set of boards still to be taken
        self.halls: i64 = like.halls if like else i64(0)  # set of town halls still to be taken
        self.scholars: i64 = like.scholars if like else i64(0)  # set of scholars on the board
        self.bishops: i64 = like.bishops if like else i64(0)  # set of bishops on the board
        self.roads: i64 = like.roads if like else i64(0)  # set of road tiles on the road space
        self.arrivals: i64 = like.arrivals if like else i64(0)  # conquistador steps this year
        self.in_hand: i64 = like.in_hand if like else i64(0)  # 0, or colour * 6 + final value of the die in use
        self.line: i64 = like.line if like else i64(0)  # set of cells that the die has still to activate
        self.at: i64 = like.at if like else i64(-1)  # the cell that is being activated
        self.rush: i64 = like.rush if like else i64(0)  # 1 when all that follows in the line is used

    def copy(self) -> "SantaMaria":
        return SantaMaria(self.setup, self.rules, self)

    def happen(self, effect: i64, who: i64, n: i64) -> None:
        self.rules[effect].happen(self, who, n)

    def chosen(self, effect: i64, who: i64, n: i64, option: i64) -> None:
        self.rules[effect].chosen(self, who, n, option)

    # -- what only looks -------------------------------------------------------------------------------------------

    def tallied(self, row: i64, who: i64) -> i64:
        """A seat's number in a named row of `tally`."""
        return self.tally[row * SEATS + who]

    def has(self, who: i64, resource: i64) -> i64:
        return self.goods[who * RESOURCES + resource]

    def can(self, who: i64, hook: i64) -> bool:
        """S-SCH-1: whether the seat has the scholar with that ability."""
        scholar: i64 = self.box.with_hook[hook]
        return scholar >= 0 and self.able[who] >> scholar & 1 != 0

    def vacant(self, who: i64) -> i64:
        """S-DEF-5: the set of vacant territories."""
        return self.territory[who] & ~self.occupied[who]

    def fits(self, who: i64, shape: i64) -> bool:
        """S-EXPAND-9: whether a tile of that shape fits anywhere."""
        filled: i64 = self.filled[who]
        first: i64 = shape * (CELLS * TURNS)
        for at in range(first, first + CELLS * TURNS):
            covered: i64 = self.box.covers[at]
            if covered and not covered & filled:
                return True
        return False

    def shipments(self, who: i64) -> i64:
        """How many shipments the seat has in its harbour."""
        n: i64 = 0
        for dock in range(i64(DOCKS)):
            n += count(self.harbour[who * DOCKS + dock])
        return n

    def everybody_retired(self) -> bool:
        for who in range(self.seats):
            if self.tally[RETIRED * SEATS + who] == 0:
                return False
        return True

    # -- what every rule uses --------------------------------------------------------------------------------------

    def lay(self, who: i64, cell: i64, face: i64) -> None:
        """A printed cell comes to lie on a cell of the colony."""
        self.grid[who * CELLS + cell] = face
        self.filled[who] |= bit(cell)
        if self.box.settlers[face] < 0:
            self.territory[who] |= bit(cell)

    def lay_piece(self, who: i64, piece: i64, cell: i64, turn: i64) -> None:
        """S-EXPAND-5, 7: a tile is placed with its first cell there, turned so far."""
        at: i64 = (self.box.shape[piece] * CELLS + cell) * TURNS + turn
        slot: i64 = 0
        covered: i64 = self.box.covers[at]
        while covered:
            covered &= covered - 1
            self.lay(who, self.box.under[at * SLOTS + slot], self.box.faces[piece * SLOTS + slot])
            slot += 1

    def occupy(self, who: i64, cell: i64, on: i64) -> None:
        """S-DEF-5: a die or coins come to lie on a territory."""
        self.occupied[who] |= bit(cell)
        self.grid[who * CELLS + cell] += on * 256

    def gain(self, who: i64, what: i64, n: i64, cause: i64) -> None:
        """S-DEF-10: resources up to the limit, the rest as coins; coins and points without limit."""
        if n <= 0:
            return
        if what == COINS:
            self.tally[MONEY * SEATS + who] += n
            if cause != BY_TRADE:  # the log has told it with the trade
                self.note(GAINED, who, n, what, cause)
        elif what == POINTS:
            self.tally[HAPPINESS * SEATS + who] += n
            if cause != BY_TRADE:
                self.note(GAINED, who, n, what, cause)
        else:
            at: i64 = who * RESOURCES + what
            room: i64 = self.box.limit - self.goods[at]
            stored: i64 = n if n < room else room
            if stored > 0:
                self.goods[at] += stored
                if cause != BY_TRADE:
                    self.note(GAINED, who, stored, what, cause)
            if n > stored:  # S-STORE-2
                coins: i64 = (n - stored) * self.box.sell[what]
                self.tally[MONEY * SEATS + who] += coins
                self.note(OVERFLOW, who, n - stored, what, coins)

    def gain_row(self, who: i64, gains: vec[i64], row: i64, cause: i64) -> None:
        """Everything that a row of a table gives."""
        for what in range(i64(GAINS)):
            self.gain(who, what, gains[row * GAINS + what], cause)

    def empty_cells(self, who: i64) -> i64:
        return ALL_CELLS & ~self.filled[who]
