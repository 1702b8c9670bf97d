"""The components by number, in printed order: small numbers with a list of ids beside them. What they are worth is in the box."""

import tomllib
from pathlib import Path
from typing import Any, Final

DATA: Final = Path(__file__).parents[1] / "data"


def printed(file: str, key: str) -> list[dict[str, Any]]:
    """The rows of a component table as it is shipped."""
    rows: list[dict[str, Any]] = tomllib.loads((DATA / file).read_text(encoding="utf-8"))[key]
    return rows


SEATS: Final = 6  # arrays are made for the largest table; rules loop over s.seats

# Rounds (5)
ROUNDS: Final = 8  # E-ROUND-1
SCORING_ROUNDS: Final = [3, 6, 8]  # E-ROUND-3: the last of each age

# Editions
FIRST: Final = 0
DELUXE: Final = 1
EDITIONS: Final = ["first", "deluxe"]

# Workers (3.1)
COLONIST: Final = 0
CAPTAIN: Final = 1
MERCHANT: Final = 2
MISSIONARY: Final = 3
SOLDIER: Final = 4
BUILDER: Final = 5
KINDS: Final = 6
KIND_IDS: Final = ["colonist", "captain", "merchant", "missionary", "soldier", "builder"]
MILITIAMAN: Final = 6  # E-B-MILITIA: named in a battle like a kind, but no figure

# Regions (3.8), and the other places where workers are counted
NEW_FRANCE: Final = 0
NEW_ENGLAND: Final = 1
VIRGINIA: Final = 2
FLORIDA: Final = 3
NEW_SPAIN: Final = 4
CARIBBEAN: Final = 5
NEW_GRANADA: Final = 6
PERU: Final = 7
BRAZIL: Final = 8
REGIONS: Final = 9
ALL_REGIONS: Final = 0x1FF
REGION_IDS: Final = [
    "new_france",
    "new_england",
    "virginia",
    "florida",
    "new_spain",
    "caribbean",
    "new_granada",
    "peru",
    "brazil",
]
REGION_NAMES: Final = [
    "New France",
    "New England",
    "Virginia",
    "Florida",
    "New Spain",
    "Caribbean",
    "New Granada",
    "Peru",
    "Brazil",
]
SUPPLY: Final = 9
AVAILABLE: Final = 10
SHIPPING_BOX: Final = 11
POOL: Final = 12  # E-TERM-18: the own workers in the Discovery box
EXPEDITION: Final = 13  # those of the pool that are named to go
STRUCK: Final = 14  # named as casualties in the battle that is being fought, still standing until both sides have named
RESOLVED: Final = 15  # first edition: resolved workers that wait for the end of their box (E-RES-4)
PLACES: Final = 16
DOCK_PLACE: Final = 16  # named in events only; the dock is a queue
PLACE_IDS: Final = [*REGION_IDS, "supply", "available", "shipping", "pool", "expedition", "struck", "resolved", "dock"]

# Goods (3.3)
SILVER: Final = 0
SUGAR: Final = 1
GOLD: Final = 2
GOODS: Final = 11
GOOD_IDS: Final = ["silver", "sugar", "gold", "tobacco", "coffee", "indigo", "fur", "cattle", "cocoa", "fish", "rice"]

# Event boxes (3.7) in the order in which they resolve
INITIATIVE: Final = 0
DOCK: Final = 1
GOODS_BOX: Final = 2
SHIPPING: Final = 3
BUILDINGS: Final = 4
DISCOVERY: Final = 5
SPECIALISTS: Final = 6
WARFARE: Final = 7
BOXES: Final = 8
BOX_IDS: Final = ["initiative", "dock", "goods", "shipping", "buildings", "discovery", "specialists", "warfare"]
LONG: Final = 20  # as long as a queue can get: 11 spaces, X, Y, three ships, England's two

# Spaces of the Specialists box, left to right (E-SPEC-1)
TRAINING: Final = 5
SPACES: Final = 6
SPACE_IDS: Final = ["missionary", "merchant", "soldier", "captain", "builder", "training"]

# What a dock figure stands on (E-DOCK-1)
NUMBERED: Final = 0
SPACE_X: Final = 1
SPACE_Y: Final = 2
ON_SHIP: Final = 3
STANDING: Final = ["numbered", "X", "Y", "ship"]

# Discovery tokens and cards (3.5, 3.6)
TOKENS: Final = 16
ALL_TOKENS: Final = 0xFFFF
TOKEN_IDS: Final = [f"T{i:02}" for i in range(1, 17)]
CARDS: Final = 16
ALL_CARDS: Final = 0xFFFF
CARD_IDS: Final = [f"C{i:02}" for i in range(1, 17)]

# Nations (13)
ENGLAND: Final = 0
SPAIN: Final = 1
FRANCE: Final = 2
PORTUGAL: Final = 3
HOLLAND: Final = 4
ITALY: Final = 5
NATIONS: Final = 6
ALL_NATIONS: Final = 0x3F
NATION_IDS: Final = ["england", "spain", "france", "portugal", "holland", "italy"]
NATION_NAMES: Final = ["England", "Spain", "France", "Portugal", "Holland", "Italy"]

# Buildings (12) that rules name, by their row
SETTLERS: Final = 0
SETTLERS_2: Final = 1
MONASTERY: Final = 2
TRADE_ROUTES: Final = 3
TRAINING_GROUNDS: Final = 4
INDENTURED_SERVITUDE: Final = 5
CONQUISTADORS: Final = 6
NAVIGATOR: Final = 7
INCA: Final = 8
TRADING_POST: Final = 9
CARTOGRAPHY: Final = 10
PLAGUE_1: Final = 11
SPOILS_MONEY_1: Final = 12
SPOILS_SHIP: Final = 13
SPOILS_SPECIALISTS: Final = 14
MAGELLAN: Final = 15
NEW_WORLD_CITY: Final = 16
NEW_WORLD_MISSION: Final = 17
OVERPOPULATION: Final = 18
SMUGGLER: Final = 19
INDIAN_ALLIES: Final = 20
PRIVATEERS: Final = 21
SHIP_YARDS: Final = 22
CATHEDRAL: Final = 23
TAXATION: Final = 24
UNIVERSITY: Final = 25
WEST_INDIES: Final = 26
COLONIZATION_LAWS: Final = 27
RUM_DISTILLERY: Final = 28
MARKETPLACE: Final = 29
MILITARY_ACADEMY: Final = 30
FORTRESS: Final = 31
STABLES: Final = 32
PLAGUE_2: Final = 33
SPOILS_MONEY_2: Final = 34
SPOILS_GOODS: Final = 35
STONE_MASONRY: Final = 36
PAPAL_EDICT: Final = 37
MINT: Final = 38
TRADING_HOUSE: Final = 39
REFORMATION: Final = 40
MAYFLOWER: Final = 41
MILITIA: Final = 42
MERCANTILISM: Final = 43
POPULATION: Final = 44
NAVY: Final = 45
POWER: Final = 46
PROSPERITY: Final = 47
GLORY: Final = 48
WEALTH: Final = 49
MIGRATION: Final = 50
FACTORY: Final = 51
PLAGUE_3: Final = 52
AGE_OF_DISCOVERY: Final = 53
NEW_WORLD_CAPITAL: Final = 54
AGE_OF_REASON: Final = 55
REWRITE_HISTORY: Final = 56
TILES: Final = 62  # places for tiles, because sets of them are masks; a regular building more is a row of buildings.toml
PRINTED_TILES: Final = 57  # as causes, others come after those that are no tiles
TILE_ROWS: Final = printed("buildings.toml", "building")
TILE_IDS: Final = [row["id"] for row in TILE_ROWS]
TILE_NAMES: Final = [row["name"] for row in TILE_ROWS]
EXPANSION_IDS: Final = tuple([row["id"] for row in TILE_ROWS if row["set"] == "expansion"])

# Where money comes from or goes to, beside the tiles: the causes that the log names
BY_INITIATIVE: Final = 57
BY_MERCHANT: Final = 58
BY_PLUNDER: Final = 59
BY_SETS: Final = 60
BY_AUCTION: Final = 61
BY_TRAINING: Final = 62
BY_WAR: Final = 63
BY_DISCOVERY: Final = 64
BY_SPECIALISTS: Final = 65
BY_NATION: Final = 66
BY_MISSIONARY: Final = 67
BY_COLONY: Final = 68
BY_SOLDIERS: Final = 69
CAUSES: Final = 13
CAUSE_IDS: Final = [
    *TILE_IDS[:PRINTED_TILES],
    "initiative",
    "merchant",
    "plunder",
    "sets",
    "auction",
    "training",
    "war",
    "discovery",
    "specialists",
    "nation",
    "missionary",
    "colony",
    "soldiers",
    *TILE_IDS[PRINTED_TILES:],
]

# Where a worker can be placed (3.7): the boxes, the dock by ship, then the six spaces of the Specialists box
TO_INITIATIVE: Final = 0
TO_DOCK: Final = 1
TO_GOODS: Final = 2
TO_SHIPPING: Final = 3
TO_BUILDINGS: Final = 4
TO_DISCOVERY: Final = 5
TO_WARFARE: Final = 6
TO_SHIP: Final = 7
TO_SPACE: Final = 8
TARGETS: Final = 14
TARGET_IDS: Final = [
    "initiative",
    "dock",
    "goods",
    "shipping",
    "buildings",
    "discovery",
    "warfare",
    "dock by ship",
    *[f"{space} space" for space in SPACE_IDS],
]
MOST_POINTS: Final = 999  # that are bought at once
