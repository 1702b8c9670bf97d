"""The words of Empires: which message shows which option, and how its regions, boxes, causes and finds are called."""

from pathlib import Path

from caravela.core.tables import Tables
from caravela.games.empires.rules.components import (
    BOX_IDS,
    REGION_IDS,
    TILE_IDS,
    TOKEN_IDS,
)
from caravela.games.empires.rules.game import EMPIRES
from caravela.games.empires.rules.numbers import PHASE_IDS
from caravela.text.words import Facts, Words


class EmpiresWords(Words):
    game = EMPIRES
    folder = Path(__file__).parent
    sorts = {"age": ["1", "2", "3"], "phase": list(PHASE_IDS)}
    told = frozenset(("tile", "nation"))
    costly = frozenset(("do-buy", "do-look", "do-look-deck", "do-war", "do-buy-points", "do-bid", "do-take", "do-sell-good"))

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
