"""The words of Santa Maria: which message shows which option, and what is printed on tiles, shipments, posts and spaces."""

from pathlib import Path
from typing import Any

from caravela.core.events import Phrase
from caravela.core.tables import Tables
from caravela.games.santamaria.rules.components import (
    BISHOP_IDS,
    BOARD_IDS,
    CAMP_IDS,
    EFFECT_IDS,
    GAIN_IDS,
    HALL_IDS,
    RESOURCE_IDS,
    ROAD_IDS,
    SCHOLAR_IDS,
    TILE_IDS,
)
from caravela.games.santamaria.rules.game import SANTAMARIA
from caravela.games.santamaria.rules.options import EXPORT_FROM, TRADE_IN
from caravela.games.santamaria.rules.vocabulary import replacements
from caravela.text.words import Facts, Several, Words

# What gold stands for in a payment: "nothing", "wood", "wood wood grain"
GOLD_FOR = {" ".join(RESOURCE_IDS[i] for i in range(4) for _ in range(units[i])) or "nothing": units for units in replacements()}
WHERE_TILES = {"D": "double_tiles", "T": "triple_tiles", "R": "road_tiles", "H": "town_halls"}
PIECES = {"D": "piece-double", "T": "piece-triple", "R": "piece-road", "H": "piece-hall"}
NUMBERS_OF_SCHOLARS = ("steps", "coins", "bonus", "price", "discount", "coins_per_shipment")


class SantaMariaWords(Words):
    game = SANTAMARIA
    folder = Path(__file__).parent
    sorts = {
        "board": list(BOARD_IDS),
        "hall": list(HALL_IDS),
        "gold_for": list(GOLD_FOR),
        "coins_for": ["nothing", *RESOURCE_IDS],
        "ground": ["road"],
    }
    costly = frozenset(
        (
            *("do-sell", "do-buy", "do-swap", "do-buy-tile", "do-coins-on", "do-die", "do-trade", "do-export", "do-step"),
            *("do-monk", "do-pay"),
        )
    )
    told = frozenset(("piece", "hall", "board", "post", "space", "dock"))

    def message(self, sort: str, thing: str, agreed: dict[str, str]) -> str:
        if sort == "cell":
            return "cell"
        if sort == "shipment":
            return "shipment"
        if sort == "effect":
            return "effect-trade" if thing.startswith("trade_") else f"effect-{thing}" if thing in TYPE_ACTIONS else "effect-gain"
        if sort in ("piece", "hall", "board"):
            return "piece-board" if thing in BOARD_IDS else PIECES.get(thing[:1], f"piece-{thing}")
        if sort == "post":
            return "post-camp" if thing in CAMP_IDS else f"post-{thing.lower()}"
        if sort in ("gold_for", "coins_for"):
            if thing == "nothing":
                return "paid-nothing"
            return "paid-units" if sort == "gold_for" else f"gain-{thing}"
        return f"{sort}-{thing}"

    def facts(self, sort: str, thing: str, tables: Tables) -> Facts:
        """What is printed on a thing."""
        if sort == "cell" and len(thing) == 4:
            return {"row": int(thing[1]), "column": int(thing[3])}
        if sort == "gold_for" and thing != "nothing":
            return {"units": Several(tuple(("gain", RESOURCE_IDS[i], n) for i, n in enumerate(GOLD_FOR[thing]) if n))}
        if sort == "gain" and thing == "coins":
            return {"for_a_point": int(tables.documents.get("year.toml", {}).get("final_scoring", {}).get("coins_per_point", 0))}
        if sort in ("gain", "coins_for"):
            row = find(tables, "resources.toml", "resources", thing)
            return {key: row.get(key, 0) for key in ("sell", "buy", "storage_limit")} if row else {}
        if sort == "effect":
            row = find(tables, "effects.toml", "effects", thing)
            if row and row["kind"] == "trade":
                gained = [one for each in row["gain_one_of"] for one in amounts(each)]
                return {
                    "pay": Several(tuple(("gain", r, 1) for r in row["pay_one_of"]), "or"),
                    "gain": Several(tuple(gained), "or"),
                }
            if row and row["kind"] == "religion":
                return {"pay": Several((("gain", extra_step(tables), 1),))}
            return {"gain": Several(amounts(row.get("gain", {})))} if row else {}
        if sort in ("piece", "hall", "board"):
            return printed_on(thing, tables)
        if sort == "shipment":
            row = find(tables, "shipments.toml", "shipments", thing)
            return {"id": thing, "cost": Several(amounts(row["cost"])), "points": int(row["points"])} if row else {}
        if sort == "dock":
            row = find(tables, "shipments.toml", "docks", thing)
            return {"gain": Several(amounts(row.get("gain", {})))} if row else {}
        if sort == "space":
            row = find(tables, "year.toml", "retire_spaces", thing)
            return {"gain": Several(amounts(row.get("gain", {}))), "place": int(row["order"])} if row else {}
        if sort == "post":
            return printed_at(thing, tables)
        if sort == "achievement":
            row = find(tables, "year.toml", "solo_achievements", thing)
            return {"least": int(row["at_least"])} if row else {}
        return {}

    def further(self, phrase: Phrase, option: int, tables: Tables) -> Facts:
        """How much of what is gained a trade brings: that only the territory says."""
        if phrase.message != "ask-trade" or not TRADE_IN <= option < EXPORT_FROM:
            return {"amount": "none"}
        effect = next(EFFECT_IDS[int(term.value)] for term in phrase.terms if term.name == "effect")
        row = find(tables, "effects.toml", "effects", effect)
        gain = GAIN_IDS[(option - TRADE_IN) % len(GAIN_IDS)]
        found = [one for each in row.get("gain_one_of", []) for one in amounts(each) if one[1] == gain]
        return {"amount": Several((found[0],)) if found else "none"}


TYPE_ACTIONS = ("export", "conquistador", "religion")


def find(tables: Tables, file: str, table: str, thing: str) -> dict[str, Any]:
    """The row of a thing in a component table, or nothing."""
    rows: list[dict[str, Any]] = tables.documents.get(file, {}).get(table, [])
    return next((row for row in rows if row["id"] == thing), {})


def amounts(gained: dict[str, int]) -> tuple[tuple[str, str, int], ...]:
    return tuple(("gain", thing, int(n)) for thing, n in gained.items())


def extra_step(tables: Tables) -> str:
    """S-REL-2: of what the extra space of a religion action costs one."""
    return str(tables.documents.get("tracks.toml", {}).get("religion_track", {}).get("extra_step", "grain"))


def cells(row: dict[str, Any]) -> Several:
    """The printed cells of a tile or board: "1 wood; road with 2 settlers"."""

    def cell(there: dict[str, Any]) -> tuple[str, str, int] | Several:
        if there["kind"] == "road":
            return "ground", "road", int(there["settlers"])
        return Several(tuple(("effect", effect, -1) for effect in there["effects"]))

    return Several(tuple(cell(there) for there in row["cells"]), "; ")


def printed_on(piece: str, tables: Tables) -> Facts:
    """What is printed on a tile, road tile, town hall or colony board."""
    if piece in BOARD_IDS:
        row = find(tables, "boards.toml", "colony_boards", piece)
        return {"called": str(row["name"]), "many": len(row["cells"]), "cells": cells(row)} if row else {}
    row = find(tables, "tiles.toml", WHERE_TILES.get(piece[:1], ""), piece)
    if not row:
        return {}
    said: Facts = {"tile": piece, "cells": cells(row)}
    if piece in TILE_IDS:
        said["cost"] = Several(amounts(row["cost"]))
    elif piece in ROAD_IDS:
        said["settlers"] = int(row["cells"][0]["settlers"])
    return said


def printed_at(post: str, tables: Tables) -> Facts:
    """What a scholar, bishop or camp can do for a monk."""
    if post in CAMP_IDS:
        row = find(tables, "monks.toml", "missionary_camps", post)
        return {"camp": CAMP_IDS.index(post) + 1, "gain": Several(amounts(row["gain"]))} if row else {}
    if post in BISHOP_IDS:
        row = find(tables, "monks.toml", "bishops", post)
        cost = tables.documents.get("year.toml", {}).get("final_scoring", {}).get("bishop_cost", 0)
        return {"each": int(row["points_each"]), "cost": int(cost)} if row else {}
    row = find(tables, "monks.toml", "scholars", post)
    if not row or post not in SCHOLAR_IDS:
        return {}
    said: Facts = {"points": int(row["points"]), "each": next((int(row[key]) for key in NUMBERS_OF_SCHOLARS if key in row), 0)}
    if "price" in row:
        said["usual"] = int(find(tables, "resources.toml", "resources", "wood")["buy"])
    if row["hook"] == "religion_pay_coin":
        said["pay"] = Several((("gain", extra_step(tables), 1),))
    if "pay" in row:
        said["pay"] = Several((("gain", row["pay"], 1),))
    if "pairs" in row:
        pairs = [Several((("gain", one, 1), ("gain", other, 1)), " ↔ ") for one, other in row["pairs"]]
        said["pairs"] = Several(tuple(pairs), "or")
    return said


WORDS = SantaMariaWords()
