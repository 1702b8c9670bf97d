"""The words of Empires: which message shows which option, and how its regions, boxes, causes and finds are called."""

from pathlib import Path

from caravela.core.tables import Tables
from caravela.games.empires.rules.components import (
    BOX_IDS,
    GOODS,
    KINDS,
    LONG,
    NATIONS,
    REGION_IDS,
    REGIONS,
    SEATS,
    SPACES,
    TILE_IDS,
    TILES,
    TOKEN_IDS,
)
from caravela.games.empires.rules.game import EMPIRES
from caravela.games.empires.rules.numbers import PHASE_IDS
from caravela.games.empires.rules.options import (
    AT_BOTTOM,
    BATTLE,
    BID,
    BUY,
    BUY_POINTS,
    DISCOVER,
    DONE,
    EXPLORE,
    EXPLORE_AS_PORTUGAL,
    EXPLORE_DECK,
    FORGO,
    GIVE_GOOD,
    GO_TO,
    HIT,
    LAUNCH,
    LOOK,
    LOOK_DECK,
    LOSE,
    MARKER,
    MIGRATE,
    MIGRATE_FROM,
    MINT_GOLD,
    MINT_SILVER,
    MOVE,
    NATION,
    NEXT,
    NO,
    ON_TOP,
    OPTIONS,
    OUST,
    PASS,
    PLACE,
    PLACE_FIRST,
    PLACE_SECOND,
    REMOVE,
    REST,
    RIDE_FROM,
    RIVAL,
    SELL_GOOD,
    SEND,
    SETTLE,
    STRIKE,
    SWAP,
    TAKE,
    TAKE_GOOD,
    TAKE_SHIP,
    TARGETS,
    USE_ENGLAND,
    WAR,
)
from caravela.text.words import Facts, Noun, Verb, Words

REGION = Noun("region", "region", REGIONS)
GOOD = Noun("good", "good", GOODS)
KIND = Noun("kind", "kind", KINDS)
OPPONENT = Noun("rival", "seat", SEATS)

VERBS = [
    Verb(PASS, "do-pass"),
    Verb(FORGO, "do-forgo"),
    Verb(NO, "do-no"),
    Verb(DONE, "do-done"),
    Verb(REST, "do-rest"),
    Verb(USE_ENGLAND, "do-use-england"),
    Verb(LAUNCH, "do-launch"),
    Verb(MARKER, "do-marker"),
    Verb(TAKE_SHIP, "do-take-ship"),
    Verb(EXPLORE_DECK, "do-explore-deck"),
    Verb(EXPLORE_AS_PORTUGAL, "do-explore-as-portugal"),
    Verb(LOOK_DECK, "do-look-deck"),
    Verb(ON_TOP, "do-on-top"),
    Verb(AT_BOTTOM, "do-at-bottom"),
    Verb(PLACE_FIRST, "do-place-first"),
    Verb(PLACE_SECOND, "do-place-second"),
    Verb(MINT_GOLD, "do-mint-gold"),
    Verb(MINT_SILVER, "do-mint-silver"),
    Verb(SETTLE, "do-settle", (REGION,)),
    Verb(EXPLORE, "do-explore", (REGION,)),
    Verb(DISCOVER, "do-discover", (REGION,)),
    Verb(LOOK, "do-look", (REGION,)),
    Verb(RIDE_FROM, "do-ride-from", (REGION,)),
    Verb(MIGRATE_FROM, "do-migrate-from", (REGION,)),
    Verb(GO_TO, "do-go-to", (REGION,)),
    Verb(STRIKE, "do-strike", (REGION,)),
    Verb(TAKE_GOOD, "do-take-good", (GOOD,)),
    Verb(GIVE_GOOD, "do-give-good", (GOOD,)),
    Verb(SELL_GOOD, "do-sell-good", (GOOD,)),
    Verb(TAKE, "do-take", (KIND,)),
    Verb(SEND, "do-send", (KIND,)),
    Verb(LOSE, "do-lose", (KIND,)),
    Verb(HIT, "do-hit", (Noun("kind", "kind", KINDS + 1),)),
    Verb(RIVAL, "do-choose-player", (OPPONENT,)),
    Verb(WAR, "do-war", (OPPONENT,)),
    Verb(NATION, "do-choose-nation", (Noun("nation", "nation", NATIONS),)),
    Verb(REMOVE, "do-remove", (Noun("n", "number", MIGRATE - REMOVE),)),
    Verb(MIGRATE, "do-migrate", (Noun("n", "number", BATTLE - MIGRATE),)),
    Verb(BATTLE, "do-battle", (REGION, OPPONENT)),
    Verb(SWAP, "do-swap", (KIND, REGION)),
    Verb(NEXT, "do-next", (Noun("owner", "seat", SEATS), KIND)),
    Verb(PLACE, "do-place", (KIND, Noun("target", "target", TARGETS))),
    Verb(BUY, "do-buy", (Noun("tile", "tile", TILES),)),
    Verb(MOVE, "do-bring-forward", (Noun("box", "box", len(BOX_IDS)), Noun("position", "position", LONG))),
    Verb(OUST, "do-oust", (Noun("space", "space", SPACES),)),
    Verb(BID, "do-bid", (Noun("money", "number", BUY_POINTS - BID),)),
    Verb(BUY_POINTS, "do-buy-points", (Noun("points", "number", OPTIONS - BUY_POINTS),)),
]


class EmpiresWords(Words):
    game = EMPIRES
    folder = Path(__file__).parent
    verbs = VERBS
    sorts = {"age": ["1", "2", "3"], "phase": list(PHASE_IDS)}
    told = frozenset(("tile", "nation"))

    def message(self, sort: str, thing: str, agreed: dict[str, str]) -> str:
        if sort == "age":
            return "age"
        if sort == "find":
            return "token" if thing in TOKEN_IDS else f"card-{thing.lower()}"
        if sort == "cause":
            return f"tile-{thing}" if thing in TILE_IDS else f"cause-{thing}"
        if sort == "target":
            if thing == "dock by ship":
                return "space-ship"
            return f"box-{thing}" if thing in BOX_IDS else f"space-{thing.removesuffix(' space')}"
        if sort == "place" and thing in BOX_IDS:
            return f"box-{thing}"
        if sort in ("region", "goal", "place") and thing in REGION_IDS:
            first = agreed.get("edition") == "first"
            return "region-canada" if first and thing == "new_france" else f"region-{thing}"
        return f"{sort}-{thing}"

    def about(self, sort: str, thing: str, agreed: dict[str, str]) -> tuple[str, str]:
        if sort == "find":
            return "token", "about"
        return self.message(sort, thing, agreed), "advantage" if sort == "nation" else "about"

    def facts(self, sort: str, thing: str, tables: Tables) -> Facts:
        """What is printed on a discovery token or card; which number an age has."""
        if sort == "age" and thing.isdecimal():
            return {"n": int(thing)}
        if sort == "find":
            table = "token" if thing in TOKEN_IDS else "card"
            rows = tables.documents.get(f"{table}s.toml", {}).get(table, [])
            for row in rows:
                if row["id"] == thing:
                    return {"type": table, **{key: int(row[key]) for key in ("natives", "plunder", "per_soldier", "vp")}}
        return {}


WORDS = EmpiresWords()
