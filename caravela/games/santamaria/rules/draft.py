"""Set-up (4) and the advanced set-up (10.1): what is laid out, and who takes which board or town hall."""

from caravela.core.events import Phrase, Term
from caravela.core.packed import i64
from caravela.core.state import bit
from caravela.games.santamaria.rules.components import (
    ALL_DOUBLES,
    ALL_STANDARD,
    ALL_STARTING,
    ALL_TRIPLES,
    BISHOPS,
    BOARD,
    BOARD_B,
    CELLS,
    DOCKS,
    HALL,
    HALLS,
    RESOURCES,
    ROADS,
    SCHOLARS,
    SEATS,
    SIDE_A,
    WOOD,
)
from caravela.games.santamaria.rules.events import BEGINS_WITH, BOARD_TAKEN, SET_TAKEN
from caravela.games.santamaria.rules.numbers import (
    BEGIN,
    COLONY,
    DRAFT_BOARD,
    DRAFT_SET,
    FIRST_SCHOLAR,
    MONEY,
    MONKS_LEFT,
    PLACE_HALL,
    TOWN_HALL,
    UNLOCKED,
    YEAR,
)
from caravela.games.santamaria.rules.options import CHOOSE_BOARD, CHOOSE_HALL
from caravela.games.santamaria.rules.sequence import offer_places, place, roll_white, show_tiles
from caravela.games.santamaria.rules.shipping import lay_shipment
from caravela.games.santamaria.rules.state import Effect, SantaMaria
from caravela.games.santamaria.rules.tracks import roll_blue


def lay_out(s: SantaMaria) -> None:
    """S-SETUP-2 to 15: the shared board, and what every player has."""
    box = s.box
    if s.setup.random_start:
        s.first = s.chance(s.seats)
    starting: i64 = ALL_STARTING  # S-SETUP-4
    for dock in range(i64(DOCKS)):
        shipment: i64 = s.draw(starting)
        starting &= ~bit(shipment)
        lay_shipment(s, dock, shipment)
    s.pile = ALL_STANDARD
    scholars: i64 = bit(SCHOLARS) - 1  # S-SETUP-8
    for i in range(box.scholars_shown):
        scholar: i64 = s.draw(scholars)
        scholars &= ~bit(scholar)
        s.scholars |= bit(scholar)
    if s.setup.advanced:  # S-ADV-4
        s.halls = bit(HALLS) - 1
        for hall in range(i64(HALLS)):
            s.sets[hall] = s.draw(scholars)
            scholars &= ~bit(s.sets[hall])
    bishops: i64 = bit(BISHOPS) - 1  # S-SETUP-9
    for i in range(box.bishops_shown):
        bishop: i64 = s.draw(bishops)
        bishops &= ~bit(bishop)
        s.bishops |= bit(bishop)
    s.doubles = ALL_DOUBLES
    s.triples = ALL_TRIPLES
    show_tiles(s)
    s.roads = bit(ROADS) - 1  # S-SETUP-7
    s.reserve = s.seats * box.blue_dice  # S-SETUP-2
    for who in range(s.seats):
        s.tally[MONKS_LEFT * SEATS + who] = box.monks  # S-SETUP-13
        s.tally[COLONY * SEATS + who] = -1
        s.tally[TOWN_HALL * SEATS + who] = -1
        s.tally[FIRST_SCHOLAR * SEATS + who] = -1
    roll_white(s)


class Begin(Effect):
    """S-SETUP-16, 17, 25, S-ADV-2 to 5: boards and what belongs to them; then the first year."""

    def happen(self, s: SantaMaria, who: i64, n: i64) -> None:
        if n == 1:
            give_start(s)
            return
        if s.setup.advanced:
            for seat in range(s.seats):
                take_board(s, seat, BOARD_B)
            give_start(s)  # S-ADV-3
        else:
            s.boards = bit(SIDE_A) - 1
            if not s.setup.draft:
                for seat in range(s.seats):
                    take_board(s, seat, s.draw(s.boards))
                give_start(s)
        for i in range(s.seats):  # S-SETUP-26: counter-clockwise from the start player's right
            seat = (s.first + s.seats - 1 - i) % s.seats
            if s.setup.advanced:
                s.then(DRAFT_SET, seat)
            elif s.setup.draft:
                s.then(DRAFT_BOARD, seat)
        if s.setup.draft:
            s.then(BEGIN, 0, 1)
        s.then(YEAR)


def take_board(s: SantaMaria, who: i64, board: i64) -> None:
    s.tally[COLONY * SEATS + who] = board
    if board != BOARD_B:
        s.boards &= ~bit(board)
    for cell in range(i64(CELLS)):
        face: i64 = s.box.printed[board * CELLS + cell]
        if face > 0:
            s.lay(who, cell, face)
    s.note(BOARD_TAKEN, who, BOARD + board)


def give_start(s: SantaMaria) -> None:
    """S-SETUP-19 to 21, S-VAR-2: wood, coins by place in the turn order, and a blue die."""
    for who in range(s.seats):
        s.goods[who * RESOURCES + WOOD] = s.box.start_wood
        s.tally[MONEY * SEATS + who] = s.box.start_coins[(who + s.seats - s.first) % s.seats]
        s.note(BEGINS_WITH, who, s.box.start_wood, s.tally[MONEY * SEATS + who])
        s.tally[UNLOCKED * SEATS + who] = s.box.start_blue
        for i in range(s.box.start_blue):
            s.reserve -= 1
            roll_blue(s, who)


class DraftBoard(Effect):
    """S-SETUP-17: one of the remaining side-A boards."""

    asks = "ask-board"
    rule = "S-SETUP-17"
    no_free = "S-FREE-9"

    def happen(self, s: SantaMaria, who: i64, n: i64) -> None:
        s.offer_each(CHOOSE_BOARD, s.boards)

    def why_not(self, s: SantaMaria, who: i64, n: i64, option: i64) -> str:
        return "S-SETUP-12" if CHOOSE_HALL <= option < CHOOSE_HALL + HALLS else super().why_not(s, who, n, option)

    def chosen(self, s: SantaMaria, who: i64, n: i64, option: i64) -> None:
        take_board(s, who, option - CHOOSE_BOARD)


class DraftSet(Effect):
    """S-ADV-5, 7: a town hall and the scholar below it."""

    asks = "ask-set"
    rule = "S-ADV-5"
    no_free = "S-FREE-9"

    def happen(self, s: SantaMaria, who: i64, n: i64) -> None:
        s.offer_each(CHOOSE_HALL, s.halls)

    def why_not(self, s: SantaMaria, who: i64, n: i64, option: i64) -> str:
        return "S-ADV-2" if CHOOSE_BOARD <= option < CHOOSE_BOARD + SIDE_A else super().why_not(s, who, n, option)

    def chosen(self, s: SantaMaria, who: i64, n: i64, option: i64) -> None:
        hall: i64 = option - CHOOSE_HALL
        s.halls &= ~bit(hall)
        s.tally[TOWN_HALL * SEATS + who] = hall
        s.tally[FIRST_SCHOLAR * SEATS + who] = s.sets[hall]
        s.able[who] |= bit(s.sets[hall])
        s.note(SET_TAKEN, who, HALL + hall, s.sets[hall])
        s.then(PLACE_HALL, who, hall)


class PlaceHall(Effect):
    """S-ADV-6: on two empty adjacent cells, turned as one likes."""

    asks = "ask-place-hall"
    rule = "S-ADV-6"
    no_free = "S-FREE-9"

    def happen(self, s: SantaMaria, who: i64, n: i64) -> None:
        offer_places(s, who, HALL + n)

    def chosen(self, s: SantaMaria, who: i64, n: i64, option: i64) -> None:
        place(s, who, HALL + n, option)

    def question(self, s: SantaMaria, who: i64, n: i64) -> Phrase:
        return Phrase(self.asks, (Term("tile", "piece", int(HALL + n)),), self.rule)
