"""What the log of Santa Maria can say: event kinds by number, with their clause and the sorts of their three numbers."""

from typing import Final

from caravela.core.events import EventKind

EVENT_KINDS: Final = [
    EventKind("event-round", "S-FLOW-1", (("round", "number"),)),
    EventKind("event-start-player", "S-YEAR-16", ()),
    EventKind("event-board", "S-SETUP-16", (("board", "piece"),)),
    EventKind("event-set", "S-ADV-5", (("hall", "piece"), ("scholar", "post"))),
    EventKind("event-white-dice", "S-YEAR-14", (("n", "number"), ("value", "number"))),
    EventKind("event-blue-die", "S-BLUE-1", (("value", "number"),)),
    EventKind("event-common-blue-die", "S-VAR-3", (("value", "number"),)),
    EventKind("event-tile-shown", "S-YEAR-13", (("tile", "piece"),)),
    EventKind("event-shipment-shown", "S-EXPORT-4", (("shipment", "shipment"), ("dock", "dock"))),
    EventKind("event-bought-tile", "S-EXPAND-3", (("tile", "piece"),)),
    EventKind("event-placed", "S-EXPAND-5", (("tile", "piece"), ("cell", "cell"), ("turn", "turn"))),
    EventKind("event-paid", "S-DEF-9", (("n", "number"), ("gain", "gain"))),
    EventKind("event-gained", "S-DEF-10", (("n", "number"), ("gain", "gain"), ("cause", "cause"))),
    EventKind("event-overflow", "S-STORE-2", (("n", "number"), ("gain", "gain"), ("coins", "number"))),
    EventKind("event-coins-on", "S-COIN-3", (("n", "number"), ("cell", "cell"))),
    EventKind("event-took-die", "S-DIE-1", (("colour", "colour"), ("value", "number"), ("final", "number"))),
    EventKind("event-die-placed", "S-DIE-10", (("colour", "colour"), ("cell", "cell"))),
    EventKind("event-activated", "S-ACT-1", (("cell", "cell"),)),
    EventKind("event-declined", "S-ACT-5", (("effect", "effect"), ("cell", "cell"))),
    EventKind("event-traded", "S-TRADE-1", (("paid", "gain"), ("n", "number"), ("gain", "gain"))),
    EventKind("event-exported", "S-EXPORT-3", (("shipment", "shipment"), ("dock", "dock"))),
    EventKind("event-conquistador", "S-CONQ-1", (("space", "number"),)),
    EventKind("event-conquistador-lost", "S-CONQ-4", ()),
    EventKind("event-religion", "S-REL-1", (("space", "number"),)),
    EventKind("event-monk", "S-MONK-1", (("post", "post"),)),
    EventKind("event-no-monk", "S-MONK-3", ()),
    EventKind("event-fee", "S-MONK-5", (("rival", "seat"), ("n", "number"))),
    EventKind("event-sold", "S-FREE-3", (("resource", "gain"), ("n", "number"))),
    EventKind("event-bought", "S-FREE-5", (("resource", "gain"), ("n", "number"))),
    EventKind("event-swapped", "S-SCH-SC09", (("paid", "gain"), ("gain", "gain"))),
    EventKind("event-retired", "S-RET-1", (("space", "space"),)),
    EventKind("event-income", "S-RET-11", (("dock", "dock"),)),
    EventKind("event-conquest", "S-YEAR-5", (("rank", "number"), ("points", "number"))),
    EventKind("event-solo-tree", "S-SOLO-8", (("points", "number"),)),
    EventKind("event-over", "S-END-1", ()),
    EventKind("event-achievement", "S-SOLO-18", (("achievement", "achievement"),)),
    EventKind("event-solo-won", "S-SOLO-11", (("points", "number"),)),
    EventKind("event-solo-lost", "S-SOLO-11", (("points", "number"),)),
    EventKind("event-begins-with", "S-SETUP-20", (("wood", "number"), ("n", "number"))),
    EventKind("event-space-declined", "S-RET-4", (("space", "space"),)),
]

ROUND_BEGINS: Final = 0
START_PLAYER: Final = 1
BOARD_TAKEN: Final = 2
SET_TAKEN: Final = 3
WHITE_DICE_ROLLED: Final = 4
BLUE_DIE_ROLLED: Final = 5
COMMON_BLUE_DIE_ROLLED: Final = 6
TILE_SHOWN: Final = 7
SHIPMENT_SHOWN: Final = 8
BOUGHT_TILE: Final = 9
PLACED: Final = 10
PAID: Final = 11
GAINED: Final = 12
OVERFLOW: Final = 13
COINS_ON_TERRITORY: Final = 14
TOOK_DIE: Final = 15
DIE_PLACED: Final = 16
ACTIVATED: Final = 17
DECLINED: Final = 18
TRADED: Final = 19
EXPORTED: Final = 20
CONQUISTADOR_MOVED: Final = 21
CONQUISTADOR_LOST: Final = 22
RELIGION_MOVED: Final = 23
MONK_PLACED: Final = 24
NO_MONK: Final = 25
FEE_PAID: Final = 26
SOLD: Final = 27
BOUGHT: Final = 28
SWAPPED_GOODS: Final = 29
RETIRED_TO: Final = 30
INCOME_OF: Final = 31
CONQUEST_SCORED: Final = 32
SOLO_TREE_PASSED: Final = 33
OVER: Final = 34
ACHIEVEMENT_EARNED: Final = 35
SOLO_WON: Final = 36
SOLO_LOST: Final = 37
BEGINS_WITH: Final = 38
SPACE_DECLINED: Final = 39
