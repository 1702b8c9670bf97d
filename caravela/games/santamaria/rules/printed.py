"""What is printed on the components, by id: for drawings, tables of text and tooltips. The same for every view of a game."""

from dataclasses import dataclass

from caravela.core.packed import i64, vec
from caravela.games.santamaria.rules.box import ACTIONS, SLOTS, Box
from caravela.games.santamaria.rules.components import (
    ACHIEVEMENT_IDS,
    BISHOP_IDS,
    CAMP_IDS,
    CELLS,
    DEMAND_IDS,
    DOCK_IDS,
    DOUBLES,
    EFFECT_IDS,
    EFFECT_KINDS,
    GAIN_IDS,
    GAINS,
    HALL,
    HOOK_IDS,
    HOOKS,
    PIECE_IDS,
    RESOURCE_IDS,
    RESOURCES,
    ROAD,
    SCHOLAR_IDS,
    SHAPE_IDS,
    SHIPMENT_IDS,
    SIDE,
    SPACE_IDS,
    STARTING,
    TILES,
    TRADE_EFFECT,
    TURNS,
    TYPE_IDS,
    YEARS,
)


@dataclass(frozen=True)
class TileCell:
    """One printed cell: a territory with one or two effects, or a road with settlers."""

    kind: str  # "territory" or "road"
    effects: list[str]
    settlers: int


@dataclass(frozen=True)
class Tile:
    """A double, triple, road tile or town hall."""

    id: str
    sort: str  # "double", "triple", "road", "town_hall"
    shape: str  # "single", "domino", "corner"
    cost: dict[str, int]
    cells: list[TileCell]
    turns: list[list[list[int]]]  # for each turn r0, r90, r180, r270: [row, column] of each cell seen from the first one


@dataclass(frozen=True)
class TerritoryEffect:
    id: str
    kind: str  # "gain", "trade", "export", "conquistador", "religion"
    type: str
    pay_one_of: list[str]
    gain: dict[str, int]  # all of it, or for a trade one of it


@dataclass(frozen=True)
class Shipment:
    id: str
    set: str  # "starting" or "standard"
    cost: dict[str, int]
    points: int


@dataclass(frozen=True)
class Scholar:
    id: str
    points: int
    hook: str
    number: int  # the coins, steps or price of its ability


@dataclass(frozen=True)
class Bishop:
    id: str
    rule: str
    each: int
    types: list[str]


@dataclass(frozen=True)
class Place:
    """A camp, dock or retire space: what it gives or lets one do."""

    id: str
    order: int
    gain: dict[str, int]
    action: str  # "none", "conquistador", "export", "religion", "road"


@dataclass(frozen=True)
class Achievement:
    id: str
    of: str
    at_least: int


@dataclass(frozen=True)
class Printed:
    tiles: dict[str, Tile]  # doubles, triples, road tiles, town halls
    effects: dict[str, TerritoryEffect]
    shipments: dict[str, Shipment]
    scholars: dict[str, Scholar]
    bishops: dict[str, Bishop]
    camps: dict[str, Place]
    docks: dict[str, Place]  # in the order of income
    spaces: dict[str, Place]  # retire spaces
    sell: dict[str, int]
    buy: dict[str, int]  # only what can be bought
    limit: int  # of each resource in storage
    fee: int  # to each other monk's owner
    religion_end: int
    monk_at: list[int]
    blue_die_at: list[int]
    conquistador_end: int
    gold_at: list[int]
    trees_at: list[int]
    rank_points: list[list[int]]  # for each year: what each rank scores with this number of players
    tree_points: list[int]  # solo: for each year
    tree_of_year: list[int]  # solo: the space of each year's tree
    white_dice: int  # that a player may take in a year
    coins_per_point: int  # the rest is final scoring
    set_points: int
    settler_points: int  # for each developed line
    bishop_cost: int
    solo_win: int
    achievements: dict[str, Achievement]


def some(numbers: vec[i64], row: int, ids: list[str], width: int) -> dict[str, int]:
    """One row of a table as a dictionary, without what is 0."""
    return {ids[i]: int(numbers[row * width + i]) for i in range(len(ids)) if numbers[row * width + i]}


def members(spaces: i64, last: int) -> list[int]:
    return [space for space in range(last + 1) if spaces >> space & 1]


def cell_of(box: Box, face: int) -> TileCell:
    if box.settlers[face] >= 0:
        return TileCell("road", [], int(box.settlers[face]))
    return TileCell("territory", effects_of(box, face), 0)


def effects_of(box: Box, face: int) -> list[str]:
    """The effects of a face, left to right."""
    return [EFFECT_IDS[int(n) - 1] for n in (box.first_effect[face], box.second_effect[face]) if n > 0]


def offsets(box: Box, shape: int, turn: int) -> list[list[int]]:
    """Where the cells lie, seen from the first one; measured where the shape fits."""
    for cell in range(CELLS):
        at = (shape * CELLS + cell) * TURNS + turn
        if box.covers[at]:
            under = [int(box.under[at * SLOTS + i]) for i in range(box.shape_cells[shape])]
            return [[n // SIDE - cell // SIDE, n % SIDE - cell % SIDE] for n in under]
    return []


def tile_of(box: Box, piece: int) -> Tile:
    shape = int(box.shape[piece])
    sort = "double" if piece < DOUBLES else "triple" if piece < TILES else "road" if piece < HALL else "town_hall"
    return Tile(
        id=PIECE_IDS[piece],
        sort=sort,
        shape=SHAPE_IDS[shape],
        cost=some(box.tile_cost, piece, list(RESOURCE_IDS), RESOURCES) if piece < ROAD else {},
        cells=[cell_of(box, int(box.faces[piece * SLOTS + i])) for i in range(box.shape_cells[shape])],
        turns=[offsets(box, shape, turn) for turn in range(TURNS)],
    )


def effect_of(box: Box, i: int) -> TerritoryEffect:
    paid = [RESOURCE_IDS[k] for k in range(RESOURCES) if box.trade_in[i] >> k & 1] if box.effect_kind[i] == TRADE_EFFECT else []
    gain = some(box.effect_gain, i, list(GAIN_IDS), GAINS)
    return TerritoryEffect(EFFECT_IDS[i], EFFECT_KINDS[box.effect_kind[i]], TYPE_IDS[box.effect_type[i]], paid, gain)


def bishop_of(box: Box, i: int) -> Bishop:
    types = [TYPE_IDS[k] for k in range(len(TYPE_IDS)) if box.bishop_types[i] >> k & 1]
    return Bishop(BISHOP_IDS[i], DEMAND_IDS[box.bishop_rule[i]], int(box.bishop_each[i]), types)


def printed(box: Box, players: int) -> Printed:
    gains = list(GAIN_IDS)
    return Printed(
        tiles={PIECE_IDS[i]: tile_of(box, i) for i in range(HALL + 4)},
        effects={EFFECT_IDS[i]: effect_of(box, i) for i in range(len(EFFECT_IDS))},
        shipments={
            SHIPMENT_IDS[i]: Shipment(
                SHIPMENT_IDS[i],
                "starting" if i < STARTING else "standard",
                some(box.ship_cost, i, list(RESOURCE_IDS), RESOURCES),
                int(box.ship_points[i]),
            )
            for i in range(len(SHIPMENT_IDS))
        },
        scholars={
            SCHOLAR_IDS[i]: Scholar(
                SCHOLAR_IDS[i],
                int(box.scholar_points[i]),
                HOOK_IDS[box.scholar_hook[i]],
                int(box.hook_number[box.scholar_hook[i]]),
            )
            for i in range(HOOKS)
        },
        bishops={BISHOP_IDS[i]: bishop_of(box, i) for i in range(len(BISHOP_IDS))},
        camps={
            CAMP_IDS[i]: Place(CAMP_IDS[i], i + 1, some(box.camp_gain, i, gains, GAINS), "none") for i in range(len(CAMP_IDS))
        },
        docks={
            DOCK_IDS[i]: Place(DOCK_IDS[i], i + 1, some(box.dock_gain, i, gains, GAINS), ACTIONS[box.dock_action[i]])
            for i in range(len(DOCK_IDS))
        },
        spaces={
            SPACE_IDS[i]: Place(
                SPACE_IDS[i], int(box.space_order[i]), some(box.space_gain, i, gains, GAINS), ACTIONS[box.space_action[i]]
            )
            for i in range(len(SPACE_IDS))
        },
        sell={RESOURCE_IDS[i]: int(box.sell[i]) for i in range(RESOURCES)},
        buy={RESOURCE_IDS[i]: int(box.buy[i]) for i in range(RESOURCES) if box.buy[i]},
        limit=int(box.limit),
        fee=int(box.fee),
        religion_end=int(box.religion_end),
        monk_at=members(box.monk_at, int(box.religion_end)),
        blue_die_at=members(box.blue_at, int(box.religion_end)),
        conquistador_end=int(box.conquistador_end),
        gold_at=members(box.gold_at, int(box.conquistador_end)),
        trees_at=[int(n) for n in box.trees],
        rank_points=[
            [int(n) for n in box.rank_points[year * 16 + (players - 1) * 4 : year * 16 + players * 4] if n]
            for year in range(YEARS)
        ],
        tree_points=[int(n) for n in box.solo_points],
        tree_of_year=[int(n) for n in box.solo_tree],
        white_dice=int(box.most_white),
        coins_per_point=int(box.coins_per_point),
        set_points=int(box.set_points),
        settler_points=int(box.settler_points),
        bishop_cost=int(box.bishop_cost),
        solo_win=int(box.solo_win),
        achievements={
            ACHIEVEMENT_IDS[i]: Achievement(
                ACHIEVEMENT_IDS[i],
                ["settlers", "sets", "demands", "chain", "total"][box.achievement_of[i]],
                box.achievement_least[i],
            )
            for i in range(len(ACHIEVEMENT_IDS))
        },
    )
