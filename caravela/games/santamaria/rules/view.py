"""What a seat may know: everything on the table. Nothing is private here (S-INFO-7); what is hidden is not decided yet."""

from dataclasses import dataclass, field
from typing import Final

from caravela.core.game import BOXES, View
from caravela.core.kept import Kept
from caravela.core.state import count
from caravela.games.santamaria.rules.box import SLOTS
from caravela.games.santamaria.rules.components import (
    ACHIEVEMENT_IDS,
    BISHOP,
    BISHOP_IDS,
    BLUE,
    BOARD,
    BOARD_IDS,
    CAMP,
    CAMP_IDS,
    CELL_IDS,
    CELLS,
    COLOUR_IDS,
    DOCK_IDS,
    DOCKS,
    HALL,
    HALL_IDS,
    PIECE_IDS,
    POST_IDS,
    POSTS,
    RESOURCE_IDS,
    ROAD,
    SCHOLAR_IDS,
    SHIPMENT_IDS,
    SIDE,
    SPACE_IDS,
    TILE_IDS,
    TURN_IDS,
    TURNS,
    TYPE_IDS,
    WHITE,
    YEARS,
)
from caravela.games.santamaria.rules.free import price, sale
from caravela.games.santamaria.rules.numbers import (
    ARRIVAL,
    BLUE_TAKEN,
    CAPTAIN_MAY,
    COLONY,
    COMMON_BLUE,
    CONQUESTS,
    EXTRA_STEP,
    FAITH,
    FIRST_SCHOLAR,
    HAPPINESS,
    LEAD,
    MONEY,
    MONKS_LEFT,
    OFFER,
    ON_BLUE,
    ON_COINS,
    PHASE_IDS,
    PLACE_HALL,
    PLACE_ROAD,
    PLACE_TILE,
    RETIRED,
    SETTING_UP,
    SWAPPED,
    TOWN_HALL,
    UNLOCKED,
    WHITE_TAKEN,
)
from caravela.games.santamaria.rules.printed import Printed, effects_of
from caravela.games.santamaria.rules.scoring import achievements, demand, developed, harbour_sets, ranking, scores
from caravela.games.santamaria.rules.sequence import activation_cost
from caravela.games.santamaria.rules.state import SantaMaria
from caravela.games.santamaria.rules.tracks import fee, posts


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
    fee: int  # that the active player would pay in all
    own: bool  # the active player has a monk there


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
    extra_step: str  # the track on which an extra space is to be had for a payment: "conquistador", "religion", or ""
    in_use: InUse | None
    solo: Solo | None
    printed: Printed
    players_at_table: list[Player] = field(default_factory=list)


MOST_CELLS: Final = 20_000  # that are remembered for one set of tables
_cells: Kept[dict[int, Cell]] = Kept(BOXES)


def members(ids: list[str], found: int) -> list[str]:
    return [ids[i] for i in range(len(ids)) if found >> i & 1]


def values(s: SantaMaria, row: int) -> list[int]:
    """The dice of a row, one number each, lowest first."""
    return [value + 1 for value in range(6) for _ in range(s.dice[row * 6 + value])]


def view_colony(s: SantaMaria, who: int) -> list[Cell]:
    """The cells of a colony. One that looks as it did before is the same one, so it is quickly seen that nothing has changed."""
    known = _cells.get(s.box.tables.hash)
    if known is None or len(known) > MOST_CELLS:
        known = {}
        _cells.keep(s.box.tables.hash, known)
    found: list[Cell] = []
    for cell in range(CELLS):
        there = int(s.grid[who * CELLS + cell])
        seen = known.get(there * CELLS + cell)
        if seen is None:
            seen = known[there * CELLS + cell] = view_cell(s, cell, there)
        found.append(seen)
    return found


def view_cell(s: SantaMaria, cell: int, there: int) -> Cell:
    face, on = there & 255, there >> 8
    road = face > 0 and s.box.settlers[face] >= 0
    return Cell(
        id=CELL_IDS[cell],
        row=cell // SIDE + 1,
        column=cell % SIDE + 1,
        kind="empty" if face == 0 else "road" if road else "territory",
        effects=effects_of(s.box, face),
        types=members(list(TYPE_IDS), int(s.box.types[face])),
        settlers=int(s.box.settlers[face]) if road else 0,
        piece=PIECE_IDS[s.box.piece[face]] if face else "",
        vacant=face > 0 and not road and on == 0,
        die="" if not 0 < on < ON_COINS else COLOUR_IDS[WHITE if on <= ON_BLUE else BLUE],
        value=0 if not 0 < on < ON_COINS else (on - 1) % SIDE + 1,
        coins=on - ON_COINS if on >= ON_COINS else -1,
    )


def view_laid(s: SantaMaria, who: int) -> list[Laid]:
    """The tiles of a colony, by number: where the first cell of each lies, and how far it is turned."""
    where: dict[int, dict[int, int]] = {}
    for cell in range(CELLS):
        face = int(s.grid[who * CELLS + cell]) & 255
        if face and s.box.piece[face] < BOARD:
            where.setdefault(int(s.box.piece[face]), {})[int(s.box.slot[face])] = cell
    laid: list[Laid] = []
    for piece in sorted(where):
        cells = [where[piece][slot] for slot in sorted(where[piece])]
        for turn in range(TURNS):
            first = place(s, piece, cells[0], turn) * SLOTS
            if s.box.covers[first // SLOTS] and [int(s.box.under[first + i]) for i in range(len(cells))] == cells:
                laid.append(Laid(PIECE_IDS[piece], CELL_IDS[cells[0]], TURN_IDS[turn], [CELL_IDS[cell] for cell in cells]))
                break
    return laid


def place(s: SantaMaria, piece: int, cell: int, turn: int) -> int:
    return (int(s.box.shape[piece]) * CELLS + cell) * TURNS + turn


def rank_of(order: list[int], who: int) -> int:
    return order.index(who) + 1 if who in order else 0


def view_player(s: SantaMaria, who: int, categories: dict[str, int], order: list[int]) -> Player:
    board, hall, scholar = (int(s.tallied(row, who)) for row in (COLONY, TOWN_HALL, FIRST_SCHOLAR))
    lines = int(developed(s, who))
    rank = rank_of(order, who)
    year = min(max(int(s.year), 1), YEARS) - 1
    rank_points = 0 if rank == 0 or s.seats == 1 else int(s.box.rank_points[year * 16 + (int(s.seats) - 1) * 4 + rank - 1])
    if s.seats == 1 and s.tallied(LEAD, who) >= s.box.solo_tree[year]:
        rank_points = int(s.box.solo_points[year])
    bishops = [i for i in range(len(BISHOP_IDS)) if s.monks[BISHOP + i] >> who & 1]
    retired = int(s.tallied(RETIRED, who))
    return Player(
        seat=who,
        place=(who - int(s.first)) % int(s.seats) + 1,
        colony=BOARD_IDS[board] if board >= 0 else "",
        town_hall=HALL_IDS[hall] if hall >= 0 else "",
        cells=view_colony(s, who),
        laid=view_laid(s, who),
        rows_developed=[i + 1 for i in range(SIDE) if lines >> SIDE + i & 1],
        columns_developed=[i + 1 for i in range(SIDE) if lines >> i & 1],
        resources={name: int(s.has(who, i)) for i, name in enumerate(RESOURCE_IDS)},
        coins=int(s.tallied(MONEY, who)),
        points=int(s.tallied(HAPPINESS, who) + s.tallied(CONQUESTS, who)),
        total=sum(categories.values()),
        categories=categories,
        blue_dice=[] if s.setup.blue_offer else values(s, who),
        blue_unlocked=int(s.tallied(UNLOCKED, who)),
        blue_taken=int(s.tallied(BLUE_TAKEN, who)),
        white_taken=int(s.tallied(WHITE_TAKEN, who)),
        white_left=int(s.box.most_white - s.tallied(WHITE_TAKEN, who)),
        next_activation=int(activation_cost(s, who)),
        religion=int(s.tallied(FAITH, who)),
        conquistador=int(s.tallied(LEAD, who)),
        rank=rank,
        rank_points=rank_points,
        monks_left=int(s.tallied(MONKS_LEFT, who)),
        scholars=members(list(SCHOLAR_IDS), int(s.able[who])),
        setup_scholar=SCHOLAR_IDS[scholar] if scholar >= 0 else "",
        bishops=[BISHOP_IDS[i] for i in bishops],
        bishop_demands={BISHOP_IDS[i]: int(demand(s, who, i)) for i in bishops},
        camps=[CAMP_IDS[i] for i in range(len(CAMP_IDS)) if s.monks[CAMP + i] >> who & 1],
        harbour={name: members(list(SHIPMENT_IDS), int(s.harbour[who * DOCKS + i])) for i, name in enumerate(DOCK_IDS)},
        harbour_sets=int(harbour_sets(s, who)),
        retired=SPACE_IDS[retired - 1] if retired else "",
        swapped=s.tallied(SWAPPED, who) > 0,
        prices={name: int(price(s, who, i)) for i, name in enumerate(RESOURCE_IDS) if s.box.buy[i]},
        sales={name: int(sale(s, who, i)) for i, name in enumerate(RESOURCE_IDS)},
    )


def view_posts(s: SantaMaria) -> list[Post]:
    there, active = int(posts(s)), int(s.active)
    return [
        Post(
            id=POST_IDS[post],
            sort="scholar" if post < BISHOP else "bishop" if post < CAMP else "camp",
            monks=[seat for seat in range(s.seats) if s.monks[post] >> seat & 1],
            fee=int(fee(s, active, post)),
            own=s.monks[post] >> active & 1 != 0,
        )
        for post in range(POSTS)
        if there >> post & 1
    ]


def tile_in_hand(s: SantaMaria) -> str:
    """What the question asks to place."""
    if s.offered == 0:
        return ""
    asked, n = int(s.asked & 255), int(s.asked >> 12)
    if asked == PLACE_TILE:
        return PIECE_IDS[n]
    if asked == PLACE_HALL:
        return PIECE_IDS[HALL + n]
    if asked == PLACE_ROAD:
        return next(PIECE_IDS[ROAD + i] for i in range(3) if s.roads >> i & 1)
    return ""


def extra_step(s: SantaMaria) -> str:
    """The track that the question is about, if it asks for a payment."""
    asked = int(s.asked & 255) if s.offered else -1
    return "conquistador" if asked == CAPTAIN_MAY else "religion" if asked == EXTRA_STEP else ""


def view_stacks(s: SantaMaria) -> dict[str, list[int]]:
    stacks: dict[str, list[int]] = {}
    for seat in sorted(range(int(s.seats)), key=lambda seat: int(s.tallied(ARRIVAL, seat))):
        if s.tallied(LEAD, seat) > 0:
            stacks.setdefault(str(s.tallied(LEAD, seat)), []).append(seat)
    return stacks


def view_solo(s: SantaMaria, total: int) -> Solo:
    year = min(max(int(s.year), 1), YEARS) - 1
    return Solo(
        win_at=int(s.box.solo_win),
        won=total >= s.box.solo_win,
        achievements=[ACHIEVEMENT_IDS[i] for i in achievements(s)],
        tree=int(s.box.solo_tree[year]),
        tree_points=int(s.box.solo_points[year]),
    )


def view_in_use(s: SantaMaria) -> InUse | None:
    if s.at < 0:
        return None
    return InUse(
        colour=COLOUR_IDS[(int(s.in_hand) - 1) // SIDE] if s.in_hand else "",
        value=(int(s.in_hand) - 1) % SIDE + 1 if s.in_hand else 0,
        cell=CELL_IDS[s.at],
        to_come=members(list(CELL_IDS), int(s.line)),
    )


def view(s: SantaMaria, who: int, page: Printed) -> SantaMariaView:
    standings = scores(s)
    order = [int(seat) for seat in ranking(s)]
    setting_up = s.phase == SETTING_UP
    retire = dict.fromkeys(SPACE_IDS, -1)
    for seat in range(s.seats):
        if s.tallied(RETIRED, seat):
            retire[SPACE_IDS[s.tallied(RETIRED, seat) - 1]] = int(seat)
    return SantaMariaView(
        seat=who,
        players=int(s.seats),
        over=s.over,
        decider=s.who if s.offered else -1,
        agreed=s.setup.agreed,
        year=int(s.year),
        phase=PHASE_IDS[s.phase],
        start_player=int(s.first),
        active=int(s.active),
        order=[(int(s.first) + i) % int(s.seats) for i in range(s.seats)],
        white_dice=values(s, OFFER),
        blue_dice=values(s, COMMON_BLUE),
        blue_reserve=int(s.reserve),
        docks={name: SHIPMENT_IDS[s.docks[i]] if s.docks[i] >= 0 else None for i, name in enumerate(DOCK_IDS)},
        pile=int(count(s.pile)),
        shipments_unseen=members(list(SHIPMENT_IDS), int(s.pile)),
        display=members(list(TILE_IDS), int(s.display)),
        doubles_unseen=members(list(TILE_IDS), int(s.doubles)),
        triples_unseen=members(list(TILE_IDS), int(s.triples)),
        roads_left=int(count(s.roads)),
        posts=view_posts(s),
        retire=retire,
        religion=[int(s.tallied(FAITH, seat)) for seat in range(s.seats)],
        conquistador=[int(s.tallied(LEAD, seat)) for seat in range(s.seats)],
        conquistador_stacks=view_stacks(s),
        boards_on_offer=members(list(BOARD_IDS), int(s.boards)) if setting_up else [],
        sets_on_offer=[SetOnOffer(HALL_IDS[i], SCHOLAR_IDS[s.sets[i]]) for i in range(4) if setting_up and s.halls >> i & 1],
        tile_in_hand=tile_in_hand(s),
        extra_step=extra_step(s),
        in_use=view_in_use(s),
        solo=view_solo(s, standings[0].total) if s.seats == 1 else None,
        printed=page,
        players_at_table=[view_player(s, seat, standings[seat].categories, order) for seat in range(s.seats)],
    )
