"""Every option of Empires, declared once. Records, boards and tests use the names; options.py has the numbers."""

from typing import Final

from caravela.core.options import Noun, Options, Verb, numbers, positions, seats
from caravela.games.empires.rules.components import (
    BOX_IDS,
    GOOD_IDS,
    KIND_IDS,
    LONG,
    MOST_POINTS,
    NATION_NAMES,
    REGION_NAMES,
    SEATS,
    SPACE_IDS,
    TARGET_IDS,
    TILE_NAMES,
)

REGION: Final = Noun("region", "region", REGION_NAMES)
GOOD: Final = Noun("good", "good", GOOD_IDS)
KIND: Final = Noun("kind", "kind", [f"a {kind}" for kind in KIND_IDS])
OR_MILITIA: Final = Noun("kind", "kind", [*KIND.called, "the militia"])
RIVAL: Final = seats("rival", SEATS)
DECK: Final = ("deck",)

OPTIONS: Final = Options(
    [
        Verb("PASS", "pass", declines=True),
        Verb("FORGO", "forgo", declines=True),
        Verb("NO", "no", declines=True),
        Verb("DONE", "done", declines=True),
        Verb("REST", "the rest as they stand"),
        Verb("USE_ENGLAND", "use England", things=("nation-england",)),
        Verb("LAUNCH", "launch"),
        Verb("MARKER", "move own marker"),
        Verb("TAKE_SHIP", "take the ship", things=("ship",)),
        Verb("EXPLORE_DECK", "explore the deck", things=DECK),
        Verb("EXPLORE_AS_PORTUGAL", "explore the deck as Portugal", things=DECK),
        Verb("LOOK_DECK", "look at the deck", things=DECK),
        Verb("ON_TOP", "put on top"),
        Verb("AT_BOTTOM", "put at the bottom"),
        Verb("PLACE_FIRST", "place first"),
        Verb("PLACE_SECOND", "place second"),
        Verb("MINT_GOLD", "mint gold", things=("good-gold",)),
        Verb("MINT_SILVER", "mint silver", things=("good-silver",)),
        Verb("SETTLE", "settle {region}", (REGION,)),
        Verb("EXPLORE", "explore {region}", (REGION,)),
        Verb("DISCOVER", "discover {region}", (REGION,)),  # without an expedition
        Verb("LOOK", "look at {region}", (REGION,)),
        Verb("RIDE_FROM", "ride from {region}", (REGION,)),
        Verb("MIGRATE_FROM", "migrate from {region}", (REGION,)),
        Verb("GO_TO", "to {region}", (REGION,)),
        Verb("STRIKE", "strike {region}", (REGION,)),
        Verb("TAKE_GOOD", "take {good}", (GOOD,)),
        Verb("GIVE_GOOD", "give {good}", (GOOD,)),
        Verb("SELL_GOOD", "sell {good}", (GOOD,)),
        Verb("TAKE", "take {kind}", (KIND,)),
        Verb("SEND", "send {kind}", (KIND,), things=("target-discovery",)),
        Verb("LOSE", "lose {kind}", (KIND,)),
        Verb("HIT", "eliminate {kind}", (OR_MILITIA,)),
        Verb("RIVAL", "choose {rival}", (RIVAL,), "do-choose-player"),
        Verb("WAR", "war against {rival}", (RIVAL,)),
        Verb("NATION", "choose {nation}", (Noun("nation", "nation", NATION_NAMES),), "do-choose-nation"),
        Verb("REMOVE", "remove {n}", (numbers("n", 4),)),
        Verb("MIGRATE", "migrate {n}", (numbers("n", 3),)),
        Verb("BATTLE", "battle in {region} against {rival}", (REGION, RIVAL), things=("seat-{rival}", "region-{region}")),
        Verb("SWAP", "swap {kind} in {region}", (KIND, REGION)),
        Verb("NEXT", "next {kind} of {owner}", (seats("owner", SEATS), KIND)),
        Verb("PLACE", "place {kind} on {target}", (KIND, Noun("target", "target", TARGET_IDS))),
        Verb("BUY", "buy {tile}", (Noun("tile", "tile", TILE_NAMES),)),
        Verb(
            "MOVE",
            "bring forward {box} {position}",
            (Noun("box", "box", BOX_IDS), positions("position", LONG)),
            "do-bring-forward",
            ("figure-{box}-{position}",),
        ),
        Verb("OUST", "oust from {space}", (Noun("space", "space", [f"{space} space" for space in SPACE_IDS]),)),
        Verb("BID", "bid {money}", (numbers("money", 40),)),
        Verb("BUY_POINTS", "buy {points} VP", (numbers("points", MOST_POINTS + 1),)),
    ]
)
