"""What a seat may know: everything on the table. Nothing is private here (S-INFO-7); what is hidden is not decided yet."""

from dataclasses import dataclass, field

from caravela.core.game import View
from caravela.santamaria.printed import Printed


@dataclass(frozen=True)
class Cell:
    """One cell of a colony and what lies on it."""

    id: str  # "r2c4"
    row: int  # 1 to 6, the blue die's value
    column: int  # 1 to 6, the white die's value
    kind: str  # "empty", "territory", "road"
    effects: list[str]
    types: list[str]
    settlers: int
    piece: str  # the board, tile, road tile or town hall that shows here; "" on an empty cell
    vacant: bool  # a territory without die or coins
    die: str  # "", "white", "blue"
    value: int  # of the die, 0 without one
    coins: int  # -1 without coins; 0 is the marker of a free activation


@dataclass(frozen=True)
class Laid:
    """A tile in a colony: where its first cell lies and how far it is turned."""

    tile: str
    cell: str
    turn: str  # "r0", "r90", "r180", "r270"
    cells: list[str]  # in the order of the tile's printed cells


@dataclass(frozen=True)
class Player:
    seat: int
    place: int  # in the turn order of this year, from 1
    colony: str  # "A1" to "A4", "B"; "" before it is chosen
    town_hall: str
    cells: list[Cell]  # 36, row by row
    laid: list[Laid]
    rows_developed: list[int]
    columns_developed: list[int]
    resources: dict[str, int]  # all five
    coins: int
    points: int  # gained so far: what counts only at the end is not in it
    total: int  # as if the game ended now
    categories: dict[str, int]  # of that total
    blue_dice: list[int]  # unused, by value; empty in the blue dice variant
    blue_unlocked: int
    blue_taken: int  # this year
    white_taken: int  # this year
    white_left: int  # that may still be taken this year
    next_activation: int  # coins of the next main action B
    religion: int
    conquistador: int
    rank: int  # on the conquistador track now, 0 when unmoved
    rank_points: int  # what this rank would score now
    monks_left: int
    scholars: list[str]  # whose ability the player has, with that of the set-up
    setup_scholar: str
    bishops: list[str]
    bishop_demands: dict[str, int]  # before the cost of 2, as if the game ended now
    camps: list[str]
    harbour: dict[str, list[str]]  # dock to shipments
    harbour_sets: int
    retired: str  # the retire space, or ""
    swapped: bool  # the Alchemist was used this turn
    prices: dict[str, int]  # what the player pays to buy a resource
    sales: dict[str, int]  # what a sold resource brings the player


@dataclass(frozen=True)
class Post:
    """A scholar, bishop or camp on the shared board, and whose monks stand there."""

    id: str
    sort: str  # "scholar", "bishop", "camp"
    monks: list[int]
    fee: int  # that the viewing or deciding seat would pay in all; 0 for a spectator without decider
    own: bool


@dataclass(frozen=True)
class SetOnOffer:
    """Advanced set-up: a town hall with the scholar below it."""

    hall: str
    scholar: str


@dataclass(frozen=True)
class InUse:
    """What the active player is activating: the die in hand, the cell now, and the cells to come."""

    colour: str  # "", "white", "blue"; "" when coins activate
    value: int
    cell: str
    to_come: list[str]


@dataclass(frozen=True)
class Solo:
    """How the solo player stands, as if the game ended now."""

    win_at: int
    won: bool
    achievements: list[str]
    tree: int  # the space to reach this year
    tree_points: int


@dataclass(frozen=True)
class SantaMariaView(View):
    agreed: dict[str, str]
    year: int  # 0 during set-up
    phase: str  # "setup", "play", "over"
    start_player: int
    active: int  # whose turn it is
    order: list[int]  # clockwise from the start player
    white_dice: list[int]  # on offer, by value
    blue_dice: list[int]  # on offer in the blue dice variant
    blue_reserve: int
    docks: dict[str, str | None]  # dock to shipment
    pile: int  # shipments in it
    shipments_unseen: list[str]  # which these are
    display: list[str]
    doubles_unseen: list[str]
    triples_unseen: list[str]
    roads_left: int
    posts: list[Post]
    retire: dict[str, int]  # retire space to seat, -1 while vacant
    religion: list[int]  # space of each seat
    conquistador: list[int]  # space of each seat
    conquistador_stacks: dict[str, list[int]]  # space to seats, lowest (earliest) first; only spaces beyond 0
    boards_on_offer: list[str]
    sets_on_offer: list[SetOnOffer]
    tile_in_hand: str  # the tile, town hall or road tile that is being placed
    in_use: InUse | None
    solo: Solo | None
    printed: Printed
    players_at_table: list[Player] = field(default_factory=list)
