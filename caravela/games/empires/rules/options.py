"""Every option by number and name: a verb and its nouns are consecutive numbers. Records, boards and tests use the names."""

from typing import Final

from caravela.games.empires.rules.components import (
    BOX_IDS,
    GOOD_IDS,
    KIND_IDS,
    LONG,
    NATION_NAMES,
    REGION_NAMES,
    SPACE_IDS,
    TILE_NAMES,
)

PASS: Final = 0
FORGO: Final = 1
NO: Final = 2
DONE: Final = 3
REST: Final = 4
USE_ENGLAND: Final = 5
LAUNCH: Final = 6
MARKER: Final = 7
TAKE_SHIP: Final = 8
EXPLORE_DECK: Final = 9
EXPLORE_AS_PORTUGAL: Final = 10
LOOK_DECK: Final = 11
ON_TOP: Final = 12
AT_BOTTOM: Final = 13
PLACE_FIRST: Final = 14
PLACE_SECOND: Final = 15
MINT_GOLD: Final = 16
MINT_SILVER: Final = 17
SETTLE: Final = 18  # 9 regions
EXPLORE: Final = 27  # 9 regions
DISCOVER: Final = 36  # 9 regions, without an expedition
LOOK: Final = 45  # 9 regions
RIDE_FROM: Final = 54  # 9 regions
MIGRATE_FROM: Final = 63  # 9 regions
GO_TO: Final = 72  # 9 regions
STRIKE: Final = 81  # 9 regions
TAKE_GOOD: Final = 90  # 11 goods
GIVE_GOOD: Final = 101  # 11 goods
SELL_GOOD: Final = 112  # 11 goods
TAKE: Final = 123  # 6 kinds
SEND: Final = 129  # 6 kinds
LOSE: Final = 135  # 6 kinds
HIT: Final = 141  # 6 kinds, and the militia
RIVAL: Final = 148  # 6 seats
WAR: Final = 154  # 6 seats
NATION: Final = 160  # 6 nations
REMOVE: Final = 166  # 0 to 3
MIGRATE: Final = 170  # 0 to 2
BATTLE: Final = 173  # 9 regions x 6 seats
SWAP: Final = 227  # 6 kinds x 9 regions
NEXT: Final = 281  # 6 seats x 6 kinds
PLACE: Final = 317  # 6 kinds x 14 targets
BUY: Final = 401  # 57 tiles
MOVE: Final = 458  # 8 boxes x 20 positions
OUST: Final = 618  # 6 spaces
BID: Final = 624  # 0 to 39
BUY_POINTS: Final = 664  # 0 to 999
OPTIONS: Final = 1664
MOST_POINTS: Final = 999

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


def vocabulary() -> list[str]:
    """The name of every option, by number."""
    kinds = [f"a {kind}" for kind in KIND_IDS]
    seats = [f"seat {seat + 1}" for seat in range(6)]
    groups: list[tuple[int, str, list[str]]] = [
        (
            PASS,
            "",
            ["pass", "forgo", "no", "done", "the rest as they stand", "use England", "launch", "move own marker"],
        ),
        (TAKE_SHIP, "", ["take the ship", "explore the deck", "explore the deck as Portugal", "look at the deck"]),
        (ON_TOP, "", ["put on top", "put at the bottom", "place first", "place second", "mint gold", "mint silver"]),
        (SETTLE, "settle ", REGION_NAMES),
        (EXPLORE, "explore ", REGION_NAMES),
        (DISCOVER, "discover ", REGION_NAMES),
        (LOOK, "look at ", REGION_NAMES),
        (RIDE_FROM, "ride from ", REGION_NAMES),
        (MIGRATE_FROM, "migrate from ", REGION_NAMES),
        (GO_TO, "to ", REGION_NAMES),
        (STRIKE, "strike ", REGION_NAMES),
        (TAKE_GOOD, "take ", GOOD_IDS),
        (GIVE_GOOD, "give ", GOOD_IDS),
        (SELL_GOOD, "sell ", GOOD_IDS),
        (TAKE, "take ", kinds),
        (SEND, "send ", kinds),
        (LOSE, "lose ", kinds),
        (HIT, "eliminate ", [*kinds, "the militia"]),
        (RIVAL, "choose ", seats),
        (WAR, "war against ", seats),
        (NATION, "choose ", NATION_NAMES),
        (REMOVE, "remove ", [str(n) for n in range(4)]),
        (MIGRATE, "migrate ", [str(n) for n in range(3)]),
        (BATTLE, "battle in ", [f"{region} against {seat}" for region in REGION_NAMES for seat in seats]),
        (SWAP, "swap ", [f"{kind} in {region}" for kind in kinds for region in REGION_NAMES]),
        (NEXT, "next ", [f"{kind} of {seat}" for seat in seats for kind in kinds]),
        (PLACE, "place ", [f"{kind} on {target}" for kind in kinds for target in TARGET_IDS]),
        (BUY, "buy ", TILE_NAMES),
        (MOVE, "bring forward ", [f"{box} {i + 1}" for box in BOX_IDS for i in range(LONG)]),
        (OUST, "oust from ", [f"{space} space" for space in SPACE_IDS]),
        (BID, "bid ", [str(n) for n in range(40)]),
        (BUY_POINTS, "buy ", [f"{n} VP" for n in range(MOST_POINTS + 1)]),
    ]
    names: list[str] = []
    for first, verb, nouns in groups:
        assert first == len(names), f"{verb}: {first} is not {len(names)}"
        names += [verb + noun for noun in nouns]
    assert len(names) == OPTIONS
    return names
