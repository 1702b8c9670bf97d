"""Every option by number and name: a verb and its nouns are consecutive numbers. Records, boards and tests use the names."""

from typing import Final

from caravela.games.santamaria.rules.components import (
    BOARD_NAMES,
    CELL_NAMES,
    COLOUR_IDS,
    DOCK_IDS,
    GAIN_IDS,
    HALL_IDS,
    POST_NAMES,
    RESOURCE_IDS,
    SIDE_A,
    SPACE_IDS,
    TILE_IDS,
    TURN_NAMES,
)

SKIP: Final = 0
USE: Final = 1
USE_ALL: Final = 2
GO_ON: Final = 3
END: Final = 4
SELL: Final = 5  # 5 resources
BUY: Final = 10  # 5 resources, of which only the basic ones are sold
SWAP: Final = 15  # 5 resources x 5 resources
BUY_TILE: Final = 40  # 30 tiles
COINS_ON: Final = 70  # 36 cells
DIE: Final = 106  # 2 colours x 6 values x 6 final values
RETIRE: Final = 178  # 5 spaces
TRADE_IN: Final = 183  # 5 resources x 7 gains
EXPORT_FROM: Final = 218  # 4 docks
STEP_FOR: Final = 222  # 5 resources, and coins
MONK_TO: Final = 228  # 20 posts
CHOOSE_BOARD: Final = 248  # 4 boards
CHOOSE_HALL: Final = 252  # 4 town halls
PLACE_AT: Final = 256  # 36 cells x 4 turns
PAY: Final = 400  # 35 replacements by gold x (none, 5 resources replaced by coins)
REPLACEMENTS: Final = 35
OPTIONS: Final = 610


def replacements() -> list[list[int]]:
    """Up to three units of wood, grain, sugar and gem that gold replaces in one payment (S-GOLD-3)."""
    found: list[list[int]] = []
    for total in range(4):
        for wood in range(total, -1, -1):
            for grain in range(total - wood, -1, -1):
                for sugar in range(total - wood - grain, -1, -1):
                    found.append([wood, grain, sugar, total - wood - grain - sugar])
    return found


def payment(gold_for: list[int], coins_for: int) -> str:
    """How a payment is called: what gold, and what coins stand for."""
    units = [f"{n} {RESOURCE_IDS[i]}" for i, n in enumerate(gold_for) if n > 0]
    said = ["gold for " + " ".join(units)] if units else []
    if coins_for > 0:
        said.append(f"coins for 1 {RESOURCE_IDS[coins_for - 1]}")
    return " and ".join(said) if said else "as printed"


def vocabulary() -> list[str]:
    """The name of every option, by number."""
    dice = [
        f"{colour} {value}" + ("" if value == final else f" as {final}")
        for colour in COLOUR_IDS
        for value in range(1, 7)
        for final in range(1, 7)
    ]
    tiles = [("double " if tile[0] == "D" else "triple ") + tile for tile in TILE_IDS]
    groups: list[tuple[int, str, list[str]]] = [
        (SKIP, "", ["skip", "use", "use all", "go on", "end turn"]),
        (SELL, "sell ", RESOURCE_IDS),
        (BUY, "buy ", RESOURCE_IDS),
        (SWAP, "swap ", [f"{given} for {got}" for given in RESOURCE_IDS for got in RESOURCE_IDS]),
        (BUY_TILE, "buy ", tiles),
        (COINS_ON, "coins on ", CELL_NAMES),
        (DIE, "use ", dice),
        (RETIRE, "retire to ", SPACE_IDS),
        (TRADE_IN, "trade ", [f"{given} for {got}" for given in RESOURCE_IDS for got in GAIN_IDS]),
        (EXPORT_FROM, "export from ", [f"{dock} dock" for dock in DOCK_IDS]),
        (STEP_FOR, "step for ", [*RESOURCE_IDS, "coins"]),
        (MONK_TO, "monk to ", POST_NAMES),
        (CHOOSE_BOARD, "choose ", BOARD_NAMES[:SIDE_A]),
        (CHOOSE_HALL, "choose ", [f"town hall {hall}" for hall in HALL_IDS]),
        (PLACE_AT, "place at ", [cell + turn for cell in CELL_NAMES for turn in TURN_NAMES]),
        (PAY, "pay ", [payment(gold_for, coins_for) for gold_for in replacements() for coins_for in range(6)]),
    ]
    names: list[str] = []
    for first, verb, nouns in groups:
        assert first == len(names), f"{verb}: {first} is not {len(names)}"
        names += [verb + noun for noun in nouns]
    assert len(names) == OPTIONS
    return names
