"""The components by number, in printed order: small numbers with a list of ids beside them. What they are worth is in the box."""

from typing import Final

SEATS: Final = 4  # arrays are made for the largest table; rules loop over s.seats
YEARS: Final = 3

# Resources (2.2), and the other things that can be gained
WOOD: Final = 0
GRAIN: Final = 1
SUGAR: Final = 2
GEM: Final = 3
GOLD: Final = 4
RESOURCES: Final = 5
COINS: Final = 5
POINTS: Final = 6
GAINS: Final = 7
RESOURCE_IDS: Final = ["wood", "grain", "sugar", "gem", "gold"]
GAIN_IDS: Final = [*RESOURCE_IDS, "coins", "points"]

# A colony is a grid of 6 x 6 cells, numbered row by row (S-DEF-1)
SIDE: Final = 6
CELLS: Final = 36
ALL_CELLS: Final = 0xFFFFFFFFF
CELL_IDS: Final = [f"r{cell // 6 + 1}c{cell % 6 + 1}" for cell in range(36)]
CELL_NAMES: Final = [f"row {cell // 6 + 1} column {cell % 6 + 1}" for cell in range(36)]
TURNS: Final = 4  # how often a tile is turned clockwise
TURN_IDS: Final = ["r0", "r90", "r180", "r270"]
TURN_NAMES: Final = ["", " turned right", " turned round", " turned left"]

# Effects of territories (2.3)
EFFECT_IDS: Final = [
    "wood",
    "wood2",
    "grain",
    "grain2",
    "sugar",
    "gem",
    "coin1",
    "coin2",
    "coin3",
    "point1",
    "trade_wg_c3",
    "trade_gs_c3",
    "trade_s_p3",
    "trade_e_p3",
    "trade_g_p2",
    "trade_w_se",
    "export",
    "conquistador",
    "religion",
]
EFFECTS_PRINTED: Final = 19
GAIN_EFFECT: Final = 0
TRADE_EFFECT: Final = 1
EXPORT_EFFECT: Final = 2
CONQUISTADOR_EFFECT: Final = 3
RELIGION_EFFECT: Final = 4
EFFECT_KINDS: Final = ["gain", "trade", "export", "conquistador", "religion"]
TYPE_IDS: Final = ["wood", "grain", "sugar", "gem", "coin", "point", "trade", "export", "conquistador", "religion"]  # S-DEF-15
TYPES: Final = 10

# Pieces that cover cells of a colony: boards, doubles, triples, road tiles, town halls
BOARD_IDS: Final = ["A1", "A2", "A3", "A4", "B"]
BOARD_NAMES: Final = ["Vera Cruz", "Santo Domingo", "Cartagena", "Porto Bello", "Nueva Esperanza"]
BOARDS: Final = 5
SIDE_A: Final = 4  # boards with a side A of their own
BOARD_B: Final = 4
DOUBLES: Final = 15
TRIPLES: Final = 15
TILES: Final = 30  # doubles first, then triples
ROADS: Final = 3
HALLS: Final = 4
ROAD: Final = 30  # pieces 30 to 32
HALL: Final = 33  # pieces 33 to 36
BOARD: Final = 37  # pieces 37 to 41
PIECES: Final = 42
ALL_DOUBLES: Final = 0x7FFF
ALL_TRIPLES: Final = 0x3FFF8000
TILE_IDS: Final = [*[f"D{n:02}" for n in range(1, 16)], *[f"T{n:02}" for n in range(1, 16)]]
ROAD_IDS: Final = ["R01", "R02", "R03"]
HALL_IDS: Final = ["H01", "H02", "H03", "H04"]
PIECE_IDS: Final = [*TILE_IDS, *ROAD_IDS, *HALL_IDS, *BOARD_IDS]
SHAPE_IDS: Final = ["single", "domino", "corner"]
SHAPES: Final = 3

# Docks and shipments (2.9, 2.10)
DOCK_COINS: Final = 0
DOCK_RELIGION: Final = 1
DOCK_CONQUISTADOR: Final = 2
DOCK_POINTS: Final = 3
DOCKS: Final = 4
DOCK_IDS: Final = ["coins", "religion", "conquistador", "points"]
STARTING: Final = 4  # the first shipments
SHIPMENTS: Final = 34
SHIPMENT_IDS: Final = [*[f"S{n:02}" for n in range(1, 5)], *[f"N{n:02}" for n in range(1, 31)]]
ALL_STARTING: Final = 0xF
ALL_STANDARD: Final = 0x3FFFFFFF0

# Where a monk can stand: scholars, bishops, camps (2.11 to 2.13)
SCHOLARS: Final = 10
BISHOPS: Final = 6
CAMPS: Final = 4
BISHOP: Final = 10  # posts 10 to 15
CAMP: Final = 16  # posts 16 to 19
POSTS: Final = 20
SCHOLAR_IDS: Final = [f"SC{n:02}" for n in range(1, 11)]
BISHOP_IDS: Final = [f"BI{n}" for n in range(1, 7)]
CAMP_IDS: Final = [f"M{n}" for n in range(1, 5)]
POST_IDS: Final = [*SCHOLAR_IDS, *BISHOP_IDS, *CAMP_IDS]
POST_NAMES: Final = [
    "the Cartographer",
    "the Shipwright",
    "the Master Builder",
    "the Factor",
    "the Quartermaster",
    "the Overseer",
    "the Theologian",
    "the Captain",
    "the Alchemist",
    "the Bursar",
    "the Bishop of the Chapter",
    "the Bishop of the Settlements",
    "the Bishop of the Roads",
    "the Bishop of the Fleet",
    "the Bishop of the Frontier",
    "the Bishop of the Harvest",
    *[f"camp {n}" for n in range(1, 5)],
]

# What a scholar can do, and what a bishop demands
DIE_SHIFT: Final = 0
EXPORT_SUBSTITUTE: Final = 1
EXPAND_SUBSTITUTE: Final = 2
SELL_BONUS: Final = 3
BUY_PRICE: Final = 4
COIN_DISCOUNT: Final = 5
RELIGION_COIN: Final = 6
CONQUISTADOR_EXTRA: Final = 7
EXCHANGE: Final = 8
RETIRE_COINS: Final = 9
HOOKS: Final = 10
HOOK_IDS: Final = [
    "die_shift",
    "export_substitute",
    "expand_substitute",
    "sell_bonus",
    "buy_price",
    "coin_activation_discount",
    "religion_pay_coin",
    "conquistador_extra",
    "swap",
    "retire_coins",
]
PER_OTHER_MONK: Final = 0
PER_DEVELOPED_LINE: Final = 1
LARGEST_ROAD_GROUP: Final = 2
PER_SHIPMENT: Final = 3
PER_TERRITORY_TYPE: Final = 4
SETS_OF_TYPES: Final = 5
DEMAND_IDS: Final = [
    "per_other_monk",
    "per_developed_line",
    "largest_road_group",
    "per_shipment",
    "per_territory_type",
    "sets_of_types",
]

# Retire spaces (2.16)
SPACE_COINS: Final = 0
SPACE_CONQUISTADOR: Final = 1
SPACE_EXPORT: Final = 2
SPACE_RELIGION: Final = 3
SPACE_ROAD: Final = 4
SPACES: Final = 5
SPACE_IDS: Final = ["coins", "conquistador", "export", "religion", "road"]

# Dice
WHITE: Final = 0
BLUE: Final = 1
COLOUR_IDS: Final = ["white", "blue"]

ACHIEVEMENT_IDS: Final = ["communism", "capitalism", "theocracy", "capracracy", "democracy", "utopia"]

# Where coins, points and resources come from: the causes that the log names
BY_TERRITORY: Final = 0
BY_TRADE: Final = 1
BY_DOCK: Final = 2
BY_CAMP: Final = 3
BY_SPACE: Final = 4
BY_SYMBOL: Final = 5
BY_TRACK_END: Final = 6
BY_FEE: Final = 7
BY_SCHOLAR: Final = 8
BY_OVERFLOW: Final = 9
BY_CONQUEST: Final = 10
CAUSE_IDS: Final = [
    "territory",
    "trade",
    "dock",
    "camp",
    "retiring",
    "symbol",
    "track_end",
    "fee",
    "scholar",
    "overflow",
    "conquest",
]
