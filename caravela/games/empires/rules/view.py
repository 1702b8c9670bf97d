"""What a seat may know (section 18): built from nothing up, public things first, then what the seat alone has seen.

From one move to the next most of it is the same, so what depends on a few numbers alone is made once for those numbers and then
is the very same object: quick to make, and quick to compare with what was there before. Nobody changes a view.
"""

from dataclasses import dataclass, field
from functools import lru_cache

from caravela.core.game import View
from caravela.core.packed import i64, vec
from caravela.core.state import bit
from caravela.games.empires.rules.box import Box
from caravela.games.empires.rules.boxes import shipping_value
from caravela.games.empires.rules.buildings import price, tile_price
from caravela.games.empires.rules.components import (
    AVAILABLE,
    BOX_IDS,
    BUILDER,
    BUILDINGS,
    CARD_IDS,
    CARDS,
    COLONIST,
    DOCK,
    EXPEDITION,
    GOOD_IDS,
    GOODS,
    GOODS_BOX,
    INITIATIVE,
    KIND_IDS,
    LONG,
    NATION_IDS,
    POOL,
    REGION_IDS,
    REGIONS,
    RESOLVED,
    SEATS,
    SHIPPING_BOX,
    SPACE_IDS,
    SPACES,
    SPECIALISTS,
    STANDING,
    STRUCK,
    SUPPLY,
    TILE_IDS,
    TILES,
    TOKEN_IDS,
    TOKENS,
    WARFARE,
)
from caravela.games.empires.rules.discovery import value
from caravela.games.empires.rules.income import set_income
from caravela.games.empires.rules.numbers import (
    LAST_BID,
    NEW_WORLD,
    ON_OFFER,
    ORDER_MARKER,
    PHASE_IDS,
    PILE,
    POINTS_BOUGHT,
    REMOVED,
    SAILED,
    SHIPS,
    USED,
    USES,
)
from caravela.games.empires.rules.scoring import colony_points, score_of, tile_points
from caravela.games.empires.rules.sequence import can_sail
from caravela.games.empires.rules.setup import Setup
from caravela.games.empires.rules.state import Empires
from caravela.games.empires.rules.war import battles

KEPT = 4096  # of each sort of things,
PLAYERS = 1024  # and of players, each with all numbers that it follows from: 3 kB
Workers = dict[str, int]  # kind to number, only kinds that are there


@dataclass(frozen=True)
class Figure:
    """A worker in an event box: whose, which kind, and in the dock what it stands on."""

    seat: int
    kind: str
    standing: str = ""


@dataclass(frozen=True)
class Region:
    id: str
    discovered: bool
    token: str | None  # the face-down token, if the viewer has seen it
    seen_by: list[int]  # seats known to have seen the token
    at_least: int  # natives the token must have after failed expeditions, 0 if nothing is known
    good: str | None  # the good that still lies there
    workers: list[Workers]  # by seat
    points: list[int]  # what New World scoring would give each seat now


@dataclass(frozen=True)
class Player:
    seat: int
    position: int  # in the player order, from 1; 0 while an auction decides
    money: int
    points: int  # scored so far, without what counts only at the end
    total: int  # as if the game ended now
    goods: dict[str, int]
    income: int  # of the sets, now
    ships: int
    ships_sailed: int
    can_sail: int  # workers that its ships could still bring to the dock this round, with Mayflower
    strength: int  # of its workers in the Discovery box, those named to go among them
    lowered: int  # what its buildings take off every resistance
    in_shipping: int  # what its workers count in Merchant Shipping
    battles: int  # that it could start
    buildings: list[str]  # in the order of purchase
    used_buildings: list[str]
    tile_points: dict[str, int]  # own tiles and those still to be had that score: VP at the end as things stand, if bought
    tokens: list[str]
    cards: list[str]
    nation: str | None
    uses: int
    used_now: bool
    supply: Workers
    available: Workers
    pool: Workers
    expedition: Workers
    shipping: Workers
    resolved: Workers
    struck: Workers
    marker: str
    last_bid: int


@dataclass(frozen=True)
class EmpiresView(View):
    agreed: dict[str, str]
    round: int
    age: int  # 1, 2, 3
    phase: str
    box: str  # the event box that is being resolved
    order: list[int]
    regions: list[Region]
    queues: dict[str, list[Figure]]  # initiative, dock, goods, buildings, warfare
    specialists: dict[str, Figure | None]
    room: dict[str, int]
    market: list[str]
    stack: list[str]  # tiles of this age that may still come, in printed order (E-INFO-5)
    later: list[str]  # tiles of later ages (E-INFO-6, 13)
    goods_on_offer: dict[str, int]
    pile: dict[str, int]  # its composition (E-INFO-5)
    removed_goods: dict[str, int]
    ship_in_box: bool
    ship_stock: int
    tokens_unseen: list[str]  # tokens that the viewer cannot place, on the map or in the box
    deck: int
    cards_unseen: list[str]  # cards that the viewer cannot place in the deck
    top_card: str | None
    bottom_cards: list[str | None]  # laid under the deck, first to come first; None where the viewer does not know
    prices: dict[str, int]
    costs: dict[str, int]  # of the tiles for sale, for others than builders
    bid: int
    players_at_table: list[Player] = field(default_factory=list)


def workers(s: Empires, place: int, who: int) -> Workers:
    return crowd(int(s.cells[place * SEATS + who]))


@lru_cache(maxsize=KEPT)
def crowd(cell: int) -> Workers:
    """The workers of a cell (`Empires`)."""
    return {kind: cell >> 5 * i & 31 for i, kind in enumerate(KIND_IDS) if cell >> 5 * i & 31}


@lru_cache(maxsize=KEPT)
def tiles(members: int) -> list[str]:
    return [TILE_IDS[i] for i in range(TILES) if members >> i & 1]


@lru_cache(maxsize=KEPT)
def tokens(found: int) -> list[str]:
    return [TOKEN_IDS[i] for i in range(TOKENS) if found >> i & 1]


@lru_cache(maxsize=KEPT)
def cards(found: int) -> list[str]:
    return [CARD_IDS[i] for i in range(CARDS) if found >> i & 1]


def goods(s: Empires, row: int) -> dict[str, int]:
    return amounts(tuple([int(s.goods[row * GOODS + i]) for i in range(GOODS)]))


@lru_cache(maxsize=KEPT)
def amounts(held: tuple[int, ...]) -> dict[str, int]:
    return {good: n for good, n in zip(GOOD_IDS, held) if n > 0}


def queue(s: Empires, box: int) -> list[Figure]:
    return line(tuple([int(s.queue[box * LONG + i]) for i in range(s.filled[box])]), box == DOCK)


@lru_cache(maxsize=KEPT)
def line(figures: tuple[int, ...], dock: bool) -> list[Figure]:
    return [Figure(f >> 3 & 7, KIND_IDS[f & 7], STANDING[f >> 6] if dock else "") for f in figures]


def knows(s: Empires, region: int, who: int) -> bool:
    return s.token[region] >= 0 and (s.knows[region] == 0x3F or (who >= 0 and s.knows[region] >> who & 1 != 0))


def knows_more(s: Empires, who: int) -> bool:
    """Whether the seat has seen something that not everybody has (E-INFO-10, 11): else its view is the public one."""
    for region in range(REGIONS):
        if s.undiscovered >> region & 1 and s.token[region] >= 0 and s.knows[region] != 0x3F and s.knows[region] >> who & 1:
            return True
    for card in placed_cards(s):
        if knows_card(s, card, who):
            return True
    return False


def view_region(s: Empires, region: int, who: int, cells: list[int]) -> Region:
    hidden = s.undiscovered >> region & 1 != 0
    return land(
        s.box,
        region,
        hidden,
        int(s.token[region]) if hidden and knows(s, region, who) else -1,
        int(s.knows[region]) if hidden else 0,
        int(s.hurdle[region]) if hidden else 0,
        s.good_there >> region & 1 != 0,
        tuple(cells[region * SEATS : region * SEATS + int(s.seats)]),
    )


@lru_cache(maxsize=KEPT)
def land(
    box: Box, region: int, hidden: bool, token: int, seen_by: int, at_least: int, good_there: bool, cells: tuple[int, ...]
) -> Region:
    colonies: vec[i64] = vec[i64]([cell >> 30 for cell in cells])
    builders = sum([cell >> 5 * BUILDER & 31 for cell in cells])
    return Region(
        id=REGION_IDS[region],
        discovered=not hidden,
        token=TOKEN_IDS[token] if token >= 0 else None,
        seen_by=[seat for seat in range(len(cells)) if seen_by >> seat & 1],
        at_least=at_least,
        good=GOOD_IDS[box.region_good[region]] if good_there else None,
        workers=[crowd(cell) for cell in cells],
        points=[int(n) for n in colony_points(box, colonies, builders)],
    )


def worth_at_end(s: Empires, who: int) -> dict[str, int]:
    """What the seat's tiles score at the end as things stand, and what those would that it could still buy."""
    found: dict[str, int] = {}
    scoring = s.box.scoring & (s.owned[who] | s.market | s.stack | later(s))
    for tile in s.box.scoring_tiles:
        if scoring >> tile & 1:
            paid = tile_price(s, tile, COLONIST) if s.market >> tile & 1 else 0
            found[TILE_IDS[tile]] = tile_points(s, who, tile, paid)
    return found


def view_players(s: Empires, cells: list[int]) -> list[Player]:
    """Each the very same as long as nothing has changed of what it follows from.

    That is all numbers of the seat's own, the cells of all regions, the order, what was bought, and, for what tiles are worth,
    the round and which ones can still be had.
    """
    tally, goods, lands = list(s.tally), list(s.goods), REGIONS * SEATS
    common = (tuple(cells[:lands]), tuple(s.order), tuple(list(s.purchases)[: s.sold]))
    tiles = (int(s.spent), int(s.round), int(s.market), int(s.stack), int(s.age3))
    found: list[Player] = []
    for who in range(int(s.seats)):
        kept = same_player(
            s.setup,
            who,
            *common,
            tiles,
            tuple(cells[lands + who :: SEATS]),
            tuple(tally[who::SEATS]),
            tuple(goods[who * GOODS : who * GOODS + GOODS]),
            (int(s.money[who]), int(s.owned[who]), int(s.found[who]), int(s.nation[who])),
        )
        if not kept:
            kept.append(looked_at(s, who))
        found.append(kept[0])
    return found


@lru_cache(maxsize=PLAYERS)
def same_player(setup: Setup, who: int, *numbers: tuple[int, ...]) -> list[Player]:
    """The one that was looked at with these numbers; empty until it is."""
    return []


def looked_at(s: Empires, who: int) -> Player:
    """It follows from the numbers that are given to `same_player` alone."""
    order = [int(s.order[i]) for i in range(s.seats)]
    bought = [int(s.purchases[i]) for i in range(s.sold)]
    points = sum(int(s.tallied(NEW_WORLD + age, who)) for age in range(3)) + int(s.tallied(POINTS_BOUGHT, who))
    return Player(
        seat=who,
        position=order.index(who) + 1 if who in order else 0,
        money=int(s.money[who]),
        points=points,
        total=score_of(s, who).total,
        goods=goods(s, who),
        income=int(set_income(s, who)),
        ships=int(s.tallied(SHIPS, who)),
        ships_sailed=int(s.tallied(SAILED, who)),
        can_sail=int(can_sail(s, who)),
        strength=int(value(s, who, POOL) + value(s, who, EXPEDITION)),
        lowered=int(s.lowered(who)),
        in_shipping=int(shipping_value(s, who)),
        battles=int(battles(s, who)),
        buildings=[TILE_IDS[tile] for tile in bought if s.owns(who, tile)],
        used_buildings=tiles(s.owned[who] & s.spent),
        tile_points=worth_at_end(s, who),
        tokens=tokens(int(s.found[who]) & 0xFFFF),
        cards=cards(int(s.found[who]) >> CARDS),
        nation=NATION_IDS[s.nation[who]] if s.nation[who] >= 0 else None,
        uses=int(s.tallied(USES, who)),
        used_now=s.tallied(USED, who) > 0,
        supply=workers(s, SUPPLY, who),
        available=workers(s, AVAILABLE, who),
        pool=workers(s, POOL, who),
        expedition=workers(s, EXPEDITION, who),
        shipping=workers(s, SHIPPING_BOX, who),
        resolved=workers(s, RESOLVED, who),
        struck=workers(s, STRUCK, who),
        marker=KIND_IDS[s.tallied(ORDER_MARKER, who)],
        last_bid=int(s.tallied(LAST_BID, who)),
    )


def tokens_unseen(s: Empires, who: int) -> list[str]:
    """E-INFO-5, 10: all but those that the viewer has seen; another seat's private look changes nothing here."""
    unseen = int(s.unseen)
    for region in range(REGIONS):
        if s.undiscovered >> region & 1 and s.token[region] >= 0 and not knows(s, region, who):
            unseen |= int(bit(s.token[region]))
    return tokens(unseen)


def cards_unseen(s: Empires, who: int) -> list[str]:
    unseen = int(s.deck)
    for card in placed_cards(s):
        if not knows_card(s, card, who):
            unseen |= int(bit(card))
    return cards(unseen)


def placed_cards(s: Empires) -> list[int]:
    """Cards whose place in the deck is decided: the top one, then those laid under."""
    return ([int(s.top_card)] if s.top_card >= 0 else []) + [int(s.bottom[i]) for i in range(s.laid)]


def knows_card(s: Empires, card: int, who: int) -> bool:
    return who >= 0 and s.card_known[card] >> who & 1 != 0


def later(s: Empires) -> int:
    """The set of tiles of later ages; in Phase 5 of rounds 3 and 6 the next age is laid out already."""
    tiles = (int(s.age3 | s.setup.stacks[1]), int(s.age3), 0)[int(s.age())]
    return tiles & ~int(s.market | s.stack)


def view(s: Empires, who: int) -> EmpiresView:
    age = int(s.age())
    standing = [int(s.queue[SPECIALISTS * LONG + i]) - 1 for i in range(SPACES)]
    boxes = {BOX_IDS[box]: box for box in (INITIATIVE, DOCK, GOODS_BOX, BUILDINGS, WARFARE)}
    cells = list(s.cells)
    return EmpiresView(
        seat=who,
        players=int(s.seats),
        over=s.over,
        decider=s.who if s.offered else -1,
        agreed=s.setup.agreed,
        round=int(s.round),
        age=age + 1,
        phase=PHASE_IDS[s.phase],
        box=BOX_IDS[s.at_box],
        order=[int(s.order[i]) for i in range(s.seats) if s.order[i] >= 0],
        regions=[view_region(s, region, who, cells) for region in range(REGIONS)],
        queues={name: queue(s, box) for name, box in boxes.items()},
        specialists={
            SPACE_IDS[i]: Figure(f >> 3, KIND_IDS[f & 7]) if f >= 0 else None
            for i, f in enumerate(standing)
            if SPACE_IDS[i] != "builder" or s.setup.builders
        },
        room={name: int(s.setup.room[box]) for name, box in boxes.items()},
        market=tiles(s.market),
        stack=tiles(s.stack),
        later=tiles(later(s)),
        goods_on_offer=goods(s, ON_OFFER),
        pile=goods(s, PILE),
        removed_goods=goods(s, REMOVED),
        ship_in_box=s.ship_in_box > 0,
        ship_stock=int(s.stock),
        tokens_unseen=tokens_unseen(s, who),
        deck=int(s.deck_size()),
        cards_unseen=cards_unseen(s, who),
        top_card=CARD_IDS[s.top_card] if s.top_card >= 0 and knows_card(s, int(s.top_card), who) else None,
        bottom_cards=[CARD_IDS[card] if knows_card(s, card, who) else None for card in placed_cards(s)[-int(s.laid) :]]
        if s.laid
        else [],
        costs={TILE_IDS[i]: int(tile_price(s, i, COLONIST)) for i in range(TILES) if s.market >> i & 1},
        prices={
            "building": int(price(s, COLONIST)),
            "building_with_builder": int(price(s, BUILDER)),
            "builder_discount": int(s.box.builder_discount),
            "training": int(s.box.training),
            "landed_merchant": int(s.box.landed_merchant),
            "war": int(s.box.war),
            "victory_point": int(s.box.point_price[age]),
            "look": int(s.box.look_price[age]),
        },
        bid=int(s.bid) if s.round == 0 else 0,
        players_at_table=view_players(s, cells),
    )
