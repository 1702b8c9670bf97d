"""Every option of Santa Maria, declared once. Records, boards and tests use the names; options.py has the numbers."""

from typing import Final

from caravela.core.options import Noun, Options, Verb, positions
from caravela.games.santamaria.rules.components import (
    BOARD_NAMES,
    CELL_NAMES,
    COLOUR_IDS,
    DOCK_IDS,
    GAIN_IDS,
    HALL_IDS,
    POST_NAMES,
    RESOURCE_IDS,
    SIDE,
    SIDE_A,
    SPACE_IDS,
    TILE_IDS,
    TURN_NAMES,
)


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


def dice() -> list[str]:
    """A die may count as another value (S-DIE)."""
    return [
        f"use {colour} {value}" + ("" if value == final else f" as {final}")
        for colour in COLOUR_IDS
        for value in range(1, SIDE + 1)
        for final in range(1, SIDE + 1)
    ]


def payments() -> list[str]:
    return ["pay " + payment(gold_for, coins_for) for gold_for in replacements() for coins_for in range(6)]


CELL: Final = Noun("cell", "cell", CELL_NAMES)
PAID: Final = Noun("paid", "gain", RESOURCE_IDS)
RESOURCE: Final = Noun("resource", "gain", RESOURCE_IDS)
GAIN: Final = Noun("gain", "gain", GAIN_IDS)
TILE: Final = Noun("tile", "piece", [("double " if tile[0] == "D" else "triple ") + tile for tile in TILE_IDS])
GOLD_FOR: Final = Noun("gold", "gold_for", [str(units) for units in replacements()])
COINS_FOR: Final = Noun("coins", "coins_for", ["nothing", *RESOURCE_IDS])

OPTIONS: Final = Options(
    [
        Verb("SKIP", "skip", declines=True),
        Verb("USE", "use"),
        Verb("USE_ALL", "use all"),
        Verb("GO_ON", "go on", declines=True),
        Verb("END", "end turn", declines=True),
        Verb("SELL", "sell {resource}", (RESOURCE,), things=("store-goods", "gain-{resource}"), free=True),
        Verb("BUY", "buy {resource}", (RESOURCE,), things=("store-goods", "price-{resource}"), free=True),
        Verb(
            "SWAP",
            "swap {paid} for {resource}",
            (PAID, RESOURCE),
            things=("store-goods", "gain-{paid}", "gain-{resource}"),
            free=True,
        ),
        Verb("BUY_TILE", "buy {tile}", (TILE,), things=("display", "piece-{tile}")),
        Verb("COINS_ON", "coins on {cell}", (CELL,), things=("activation-coins", "cell-{cell}")),
        Verb("DIE", dice(), (Noun("colour", "colour", COLOUR_IDS), positions("value", SIDE), positions("final", SIDE))),
        Verb("RETIRE", "retire to {space}", (Noun("space", "space", SPACE_IDS),), things=("market", "space-{space}")),
        Verb("TRADE_IN", "trade {paid} for {gain}", (PAID, GAIN), "do-trade", ("gain-{paid}", "gain-{gain}")),
        Verb("EXPORT_FROM", "export from {dock}", (Noun("dock", "dock", [f"{dock} dock" for dock in DOCK_IDS]),), "do-export"),
        Verb("STEP_FOR", "step for {paid}", (Noun("paid", "gain", [*RESOURCE_IDS, "coins"]),), "do-step"),
        Verb("MONK_TO", "monk to {post}", (Noun("post", "post", POST_NAMES),), "do-monk"),
        Verb("CHOOSE_BOARD", "choose {board}", (Noun("board", "board", BOARD_NAMES[:SIDE_A]),), things=("piece-{board}",)),
        Verb(
            "CHOOSE_HALL",
            "choose {hall}",
            (Noun("hall", "hall", [f"town hall {hall}" for hall in HALL_IDS]),),
            things=("piece-{hall}",),
        ),
        Verb("PLACE_AT", "place at {cell}{turn}", (CELL, Noun("turn", "turn", TURN_NAMES)), "do-place"),
        Verb("PAY", payments(), (GOLD_FOR, COINS_FOR), things=()),
    ]
)
