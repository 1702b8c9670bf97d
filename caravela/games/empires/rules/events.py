"""What the log of Empires can say: event kinds by number, with their clause and the sorts of their three numbers."""

from typing import Final

from caravela.core.events import EventKind

EVENT_KINDS: Final = [
    EventKind("event-round", "E-ROUND-1", (("round", "number"), ("age", "age"))),
    EventKind("event-placed", "E-PLACE-1", (("kind", "kind"), ("target", "target"))),
    EventKind("event-studied-worker", "E-B-UNIVERSITY.1", (("kind", "kind"), ("box", "box"), ("space", "number"))),
    EventKind("event-studied-marker", "E-B-UNIVERSITY.8", (("space", "number"),)),
    EventKind("event-got-money", "E-COMP-3", (("money", "number"), ("cause", "cause"))),
    EventKind("event-paid", "E-COMP-4", (("money", "number"), ("cause", "cause"))),
    EventKind("event-landed", "E-DOCK-2", (("kind", "kind"), ("region", "region"))),
    EventKind("event-forwent", "E-RES-2", (("kind", "kind"), ("box", "box"))),
    EventKind("event-came", "E-RES-5", (("kind", "kind"), ("region", "region"), ("cause", "cause"))),
    EventKind("event-took-good", "E-GOODS-1", (("good", "good"), ("cause", "cause"))),
    EventKind("event-won-ship", "E-SHIP-2", (("cause", "cause"),)),
    EventKind("event-bought", "E-BUILD-1", (("tile", "tile"), ("money", "number"))),
    EventKind("event-gained-worker", "E-SPEC-2", (("kind", "kind"), ("place", "place"), ("cause", "cause"))),
    EventKind("event-swapped", "E-DOCK-18", (("kind", "kind"), ("region", "region"))),
    EventKind("event-expedition", "E-DISC-3", (("target", "goal"), ("n", "number"), ("value", "number"))),
    EventKind("event-revealed", "E-INFO-7", (("find", "find"), ("target", "goal"))),
    EventKind("event-discovered", "E-DISC-10", (("region", "region"),)),
    EventKind("event-card-won", "E-DISC-16", (("find", "find"),)),
    EventKind("event-failed", "E-DISC-11", (("region", "region"),)),
    EventKind("event-card-failed", "E-DISC-17", (("find", "find"),)),
    EventKind("event-token-replaced", "E-VAR-NOSURV.1", (("region", "region"), ("find", "find"))),
    EventKind("event-looked", "E-VAR-RECON.1", (("region", "region"), ("money", "number"))),
    EventKind("event-saw-token", "E-INFO-10", (("region", "region"), ("find", "find"))),
    EventKind("event-looked-deck", "E-VAR-RECON.2", (("money", "number"),)),
    EventKind("event-saw-card", "E-INFO-11", (("find", "find"),)),
    EventKind("event-put-card", "E-VAR-RECON.2", (("bottom", "number"),)),
    EventKind("event-battle", "E-WAR-4", (("region", "region"), ("rival", "seat"))),
    EventKind("event-war", "E-WAR-7", (("rival", "seat"),)),
    EventKind("event-fell", "E-WAR-13", (("kind", "kind"), ("region", "region"), ("n", "number"))),
    EventKind("event-lost", "E-B-PLAGUE-2.2", (("kind", "kind"), ("region", "region"), ("cause", "cause"))),
    EventKind("event-smuggled", "E-B-SMUGGLER.1", (("given", "good"), ("rival", "seat"), ("taken", "good"))),
    EventKind("event-sold", "E-B-TRADING-HOUSE.1", (("good", "good"), ("money", "number"))),
    EventKind("event-migrated", "E-B-MIGRATION.1", (("n", "number"), ("source", "region"), ("region", "region"))),
    EventKind("event-rode", "E-B-STABLES.1", (("source", "region"), ("region", "region"))),
    EventKind("event-rewrote", "E-B-REWRITE.1", (("rival", "seat"), ("find", "find"))),
    EventKind("event-good-offered", "E-INFO-3", (("good", "good"),)),
    EventKind("event-tile-offered", "E-RESET-8", (("tile", "tile"),)),
    EventKind("event-ship-offered", "E-RESET-6", ()),
    EventKind("event-colonists", "E-RESET-11", (("n", "number"),)),
    EventKind("event-scored", "E-SCORE-10", (("points", "number"), ("region", "region"))),
    EventKind("event-bought-points", "E-VPB-1", (("points", "number"), ("money", "number"))),
    EventKind("event-position", "E-ORDER-1", (("position", "number"),)),
    EventKind("event-bid", "E-INFO-17", (("money", "number"),)),
    EventKind("event-passed", "E-INFO-17", ()),
    EventKind("event-nation", "E-AUC2-7", (("nation", "nation"),)),
    EventKind("event-used-nation", "E-NAT-1", (("nation", "nation"),)),
    EventKind("event-ousted", "E-NAT-ITALY.1", (("rival", "seat"), ("space", "space"))),
    EventKind("event-edict", "E-B-PAPAL-EDICT.1", (("rival", "seat"),)),
    EventKind("event-over", "E-ROUND-4", ()),
    EventKind("event-lost", "E-B-PLAGUE-3.1", (("kind", "kind"), ("region", "region"), ("cause", "cause"))),
    EventKind("event-took-good", "E-RES-6", (("good", "good"), ("cause", "cause"))),
    EventKind("event-arranged", "E-NAT-ENGLAND.7", (("kind", "kind"), ("rival", "seat"), ("position", "number"))),
    EventKind("event-begins-with", "E-SETUP-4", (("money", "number"),)),
    EventKind("event-idle", "E-RES-2", (("kind", "kind"), ("box", "box"))),
]

ROUND_BEGINS: Final = 0
PLACED: Final = 1
STUDIED_WORKER: Final = 2
STUDIED_MARKER: Final = 3
GOT_MONEY: Final = 4
PAID: Final = 5
LANDED: Final = 6
FORWENT: Final = 7
CAME: Final = 8
TOOK_GOOD: Final = 9
WON_SHIP: Final = 10
BOUGHT: Final = 11
GAINED_WORKER: Final = 12
SWAPPED: Final = 13
EXPEDITION_SENT: Final = 14
REVEALED: Final = 15
DISCOVERED: Final = 16
CARD_WON: Final = 17
FAILED: Final = 18
CARD_FAILED: Final = 19
TOKEN_REPLACED: Final = 20
LOOKED: Final = 21
SAW_TOKEN: Final = 22
LOOKED_DECK: Final = 23
SAW_CARD: Final = 24
PUT_CARD: Final = 25
BATTLE_DECLARED: Final = 26
WAR_DECLARED: Final = 27
FELL: Final = 28
LOST: Final = 29
SMUGGLED: Final = 30
SOLD: Final = 31
MIGRATED: Final = 32
RODE: Final = 33
REWROTE: Final = 34
GOOD_OFFERED: Final = 35
TILE_OFFERED: Final = 36
SHIP_OFFERED: Final = 37
COLONISTS: Final = 38
SCORED: Final = 39
BOUGHT_POINTS: Final = 40
POSITION: Final = 41
BID_MADE: Final = 42
PASSED: Final = 43
NATION_TAKEN: Final = 44
USED_NATION: Final = 45
OUSTED: Final = 46
EDICT: Final = 47
OVER: Final = 48
LOST_TO_PLAGUE: Final = 49
TOOK_GOOD_THERE: Final = 50
ARRANGED: Final = 51
BEGINS_WITH: Final = 52
IDLE: Final = 53
