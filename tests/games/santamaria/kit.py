"""A table to set positions up on: put territories, goods, dice and markers where a test wants them, take options, look."""

from caravela.core.codec import snapshot
from caravela.core.events import Event, Journal
from caravela.core.state import advance, bit
from caravela.games.santamaria.rules import numbers
from caravela.games.santamaria.rules.components import (
    BISHOP,
    CELL_IDS,
    CELLS,
    DOCK_IDS,
    DOCKS,
    EFFECT_IDS,
    PIECE_IDS,
    POST_IDS,
    RESOURCE_IDS,
    RESOURCES,
    SCHOLAR_IDS,
    SEATS,
    SHIPMENT_IDS,
    SIDE,
    SPACE_IDS,
    TILE_IDS,
    TURN_IDS,
)
from caravela.games.santamaria.rules.game import SANTAMARIA
from caravela.games.santamaria.rules.state import SantaMaria
from caravela.games.santamaria.rules.view import SantaMariaView


class Table:
    """A started game in which nothing is left to happen and seat 0 begins.

    Colonies are bare; nobody has goods, coins or dice; the white dice are not on offer. Build a position, then `turn`, or
    `happen` for one effect alone.
    """

    def __init__(self, players: int = 4, preset: str = "basic", year: int = 1, seed: int = 7, **changes: str) -> None:
        agreed = SANTAMARIA.agree(preset, {"start_player": "first_seat"} | changes)
        self.journal = Journal()
        s = SANTAMARIA.start(players, agreed, seed, journal=self.journal)
        assert isinstance(s, SantaMaria)
        self.s = s
        s.depth = s.offered = 0
        s.year = year
        s.phase = numbers.PLAYING
        s.boards = s.halls = 0
        s.first = s.active = 0
        for i in range(numbers.DICE_ROWS * 6):
            s.dice[i] = 0
        for who in range(players):
            s.filled[who] = s.territory[who] = s.occupied[who] = s.able[who] = 0
            for cell in range(CELLS):
                s.grid[who * CELLS + cell] = 0
            for resource in range(RESOURCES):
                s.goods[who * RESOURCES + resource] = 0
            self.set(who, numbers.MONEY, 0)
            self.set(who, numbers.UNLOCKED, 1)
            self.set(who, numbers.TOWN_HALL, -1)
            self.set(who, numbers.FIRST_SCHOLAR, -1)
        self.journal.events.clear()

    # -- set a position up -----------------------------------------------------------------------------------------

    def set(self, who: int, row: int, n: int) -> "Table":
        """A number of `tally` (see caravela.games.santamaria.rules.numbers)."""
        self.s.tally[row * SEATS + who] = n
        return self

    def give(self, who: int, coins: int = 0, **resources: int) -> "Table":
        """Exactly so many coins and of each resource."""
        self.set(who, numbers.MONEY, coins)
        for i, name in enumerate(RESOURCE_IDS):
            self.s.goods[who * RESOURCES + i] = resources.get(name, 0)
        return self

    def face(self, what: str) -> int:
        """A printed cell that shows these effects ("wood", "wood+coin2") or a road with so many settlers ("road2")."""
        box = self.s.box
        for face in range(1, len(box.piece)):
            if what.startswith("road"):
                if box.settlers[face] == int(what[4:]):
                    return face
            else:
                effects = [EFFECT_IDS[int(n) - 1] for n in (box.first_effect[face], box.second_effect[face]) if n]
                if "+".join(effects) == what:
                    return face
        raise AssertionError(f"nothing shows {what}")

    def show(self, who: int, cell: str, what: str) -> "Table":
        """A cell of the colony shows this."""
        self.s.lay(who, CELL_IDS.index(cell), self.face(what))
        return self

    def column(self, who: int, column: int, *cells: str) -> "Table":
        """A column from top to bottom; "." is an empty cell."""
        for i, what in enumerate(cells):
            if what != ".":
                self.show(who, f"r{i + 1}c{column}", what)
        return self

    def row(self, who: int, row: int, *cells: str) -> "Table":
        for i, what in enumerate(cells):
            if what != ".":
                self.show(who, f"r{row}c{i + 1}", what)
        return self

    def fill(self, who: int, what: str = "coin1", but: tuple[str, ...] = ()) -> "Table":
        """Every empty cell shows this, but for some."""
        for cell in CELL_IDS:
            if not self.s.filled[who] >> CELL_IDS.index(cell) & 1 and cell not in but:
                self.show(who, cell, what)
        return self

    def board(self, who: int, board: str) -> "Table":
        """The printed cells of a colony board."""
        n = PIECE_IDS.index(board) - PIECE_IDS.index("A1")
        self.set(who, numbers.COLONY, n)
        for cell in range(CELLS):
            if self.s.box.printed[n * CELLS + cell]:
                self.s.lay(who, cell, self.s.box.printed[n * CELLS + cell])
        return self

    def tile(self, who: int, tile: str, cell: str, turn: str = "r0") -> "Table":
        """A tile lies in the colony."""
        if tile in TILE_IDS:
            self.s.display &= ~bit(TILE_IDS.index(tile))
            self.s.doubles &= ~bit(TILE_IDS.index(tile))
            self.s.triples &= ~bit(TILE_IDS.index(tile))
        self.s.lay_piece(who, PIECE_IDS.index(tile), CELL_IDS.index(cell), TURN_IDS.index(turn))
        return self

    def coins_on(self, who: int, cell: str, coins: int = 1) -> "Table":
        self.s.occupy(who, CELL_IDS.index(cell), numbers.ON_COINS + coins)
        return self.set(who, numbers.ACTIVATIONS, int(self.s.tallied(numbers.ACTIVATIONS, who)) + 1)

    def die_on(self, who: int, cell: str, colour: str = "white", value: int = 1) -> "Table":
        self.s.occupy(who, CELL_IDS.index(cell), value + (0 if colour == "white" else numbers.ON_BLUE))
        taken = numbers.WHITE_TAKEN if colour == "white" else numbers.BLUE_TAKEN
        return self.set(who, taken, int(self.s.tallied(taken, who)) + 1)

    def white(self, *values: int) -> "Table":
        """Exactly these white dice are on offer."""
        for value in range(6):
            self.s.dice[numbers.OFFER * 6 + value] = values.count(value + 1)
        return self

    def blue(self, who: int, *values: int) -> "Table":
        """Exactly these unused blue dice; who = 4 is the common offer."""
        for value in range(6):
            self.s.dice[who * 6 + value] = values.count(value + 1)
        return self

    def display(self, *tiles: str) -> "Table":
        """Exactly these tiles are face up."""
        self.s.display = 0
        for tile in tiles:
            self.s.display |= bit(TILE_IDS.index(tile))
            self.s.doubles &= ~bit(TILE_IDS.index(tile))
            self.s.triples &= ~bit(TILE_IDS.index(tile))
        return self

    def dock(self, **shipments: str | None) -> "Table":
        """Which shipment lies at a dock; None for none. What lay there goes back to the pile."""
        for dock, shipment in shipments.items():
            i = DOCK_IDS.index(dock)
            if self.s.docks[i] >= 0:
                self.s.pile |= bit(self.s.docks[i])
            self.s.docks[i] = -1
            if shipment is not None:
                number = SHIPMENT_IDS.index(shipment)
                self.s.pile &= ~bit(number)
                for other in range(DOCKS):
                    if self.s.docks[other] == number:
                        self.s.docks[other] = -1
                self.s.docks[i] = number
        return self

    def harbour(self, who: int, **shipments: int) -> "Table":
        """So many shipments at each own dock, from the pile, the highest numbers first."""
        for dock, n in shipments.items():
            for _ in range(n):
                shipment = int(self.s.pile).bit_length() - 1
                self.s.pile &= ~bit(shipment)
                self.s.harbour[who * DOCKS + DOCK_IDS.index(dock)] |= bit(shipment)
        return self

    def at_posts(self, *posts: str) -> "Table":
        """Exactly these scholars and bishops are on the board."""
        self.s.scholars = self.s.bishops = 0
        for post in posts:
            n = POST_IDS.index(post)
            if n < BISHOP:
                self.s.scholars |= bit(n)
            else:
                self.s.bishops |= bit(n - BISHOP)
        return self

    def monk(self, who: int, *posts: str) -> "Table":
        for post in posts:
            n = POST_IDS.index(post)
            self.s.monks[n] |= bit(who)
            self.set(who, numbers.MONKS_LEFT, int(self.s.tallied(numbers.MONKS_LEFT, who)) - 1)
            if n < BISHOP:
                self.s.able[who] |= bit(n)
        return self

    def scholar(self, who: int, *scholars: str) -> "Table":
        """The seat has these abilities, without a monk, as by the advanced set-up."""
        for scholar in scholars:
            self.s.able[who] |= bit(SCHOLAR_IDS.index(scholar))
        return self

    def religion(self, who: int, space: int) -> "Table":
        symbols = sum(1 for blue in range(space + 1) if self.s.box.blue_at >> blue & 1)
        before = int(self.s.tallied(numbers.UNLOCKED, who))
        self.s.reserve -= 1 + symbols - before
        return self.set(who, numbers.FAITH, space).set(who, numbers.UNLOCKED, 1 + symbols)

    def conquistador(self, who: int, space: int) -> "Table":
        """Called in the order of arrival."""
        self.s.arrivals += 1
        return self.set(who, numbers.LEAD, space).set(who, numbers.ARRIVAL, int(self.s.arrivals))

    def retired(self, who: int, space: str) -> "Table":
        return self.set(who, numbers.RETIRED, SPACE_IDS.index(space) + 1)

    # -- play ------------------------------------------------------------------------------------------------------

    def happen(self, effect: int, who: int = 0, n: int = 0) -> "Table":
        """Only this effect is left to happen (see caravela.games.santamaria.rules.numbers); go on to the first question."""
        self.s.depth = self.s.offered = 0
        self.s.active = who
        self.s.then(effect, who, n)
        advance(self.s)
        return self

    def turn(self, who: int = 0) -> "Table":
        """It is the turn of this seat, and the game goes on from there."""
        return self.happen(numbers.TURN, who)

    def end_year(self) -> "Table":
        return self.happen(numbers.END_YEAR)

    def on_offer(self) -> list[str]:
        return [SANTAMARIA.options.names[i] for i in self.s.on_offer()]

    def offers(self, start: str) -> list[str]:
        """The options on offer that begin so."""
        return [name for name in self.on_offer() if name.startswith(start)]

    def why_not(self, name: str) -> str:
        """The clause behind a refusal."""
        assert name not in self.on_offer(), f"{name} is open"
        return SANTAMARIA.why_not(self.s, SANTAMARIA.options.numbers[name])

    def asks(self) -> tuple[int, str] | None:
        """Who is asked, and which question; None when nothing is asked."""
        decision = SANTAMARIA.decision(self.s)
        return (decision.who, decision.question.message) if decision else None

    def say(self, *names: str) -> "Table":
        """The seat that decides takes these options, one after the other."""
        for name in names:
            assert name in self.on_offer(), f"{name}: open are {self.on_offer()}"
            SANTAMARIA.take(self.s, name)
        return self

    # -- look ------------------------------------------------------------------------------------------------------

    def got(self, who: int, row: int) -> int:
        return int(self.s.tallied(row, who))

    def coins(self, who: int = 0) -> int:
        return self.got(who, numbers.MONEY)

    def happiness(self, who: int = 0) -> int:
        """Points gained in play, without the conquistador track."""
        return self.got(who, numbers.HAPPINESS)

    def goods(self, who: int = 0) -> dict[str, int]:
        """Only what is there."""
        return {name: int(self.s.has(who, i)) for i, name in enumerate(RESOURCE_IDS) if self.s.has(who, i)}

    def occupied(self, who: int = 0) -> list[str]:
        return [cell for i, cell in enumerate(CELL_IDS) if self.s.occupied[who] >> i & 1]

    def filled(self, who: int = 0) -> list[str]:
        return [cell for i, cell in enumerate(CELL_IDS) if self.s.filled[who] >> i & 1]

    def on(self, cell: str, who: int = 0) -> tuple[str, int, int]:
        """The die, its value, and the coins on a cell."""
        there = self.view().players_at_table[who].cells[CELL_IDS.index(cell)]
        return there.die, there.value, there.coins

    def blue_dice(self, who: int) -> int:
        return sum(int(self.s.dice[who * SIDE + value]) for value in range(6))

    def points(self, who: int = 0) -> dict[str, int]:
        """The seat's score by category, as if the game ended now; only categories that are not 0."""
        return {name: n for name, n in SANTAMARIA.scores(self.s)[who].categories.items() if n}

    def total(self, who: int = 0) -> int:
        return SANTAMARIA.scores(self.s)[who].total

    def view(self, who: int = -1) -> SantaMariaView:
        return SANTAMARIA.view(self.s, who)

    def log(self) -> list[Event]:
        return SANTAMARIA.events(self.journal)

    def messages(self) -> list[str]:
        return [event.phrase.message for event in self.log()]

    def activated(self) -> list[str]:
        """The cells that were activated, in order."""
        told = [event.phrase["cell"] for event in self.log() if event.phrase.message == "event-activated"]
        return [CELL_IDS[int(cell)] for cell in told]

    def snapshot(self) -> dict[str, int | list[int]]:
        return snapshot(self.s)


def table(players: int = 4, preset: str = "basic", year: int = 1, **changes: str) -> Table:
    return Table(players, preset, year, 7, **changes)
