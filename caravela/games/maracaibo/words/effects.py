"""The effects of Maracaibo in words: lists of atoms, as the component tables have them, become things to say."""

import json
from dataclasses import replace
from typing import Any

from caravela.core.tables import Tables
from caravela.games.maracaibo.rules.box import Box
from caravela.games.maracaibo.rules.coder import BARE, COUNTED, NUMBERED, PAYMENTS, WHOSE
from caravela.games.maracaibo.rules.components import GOOD_IDS, OBJECT_IDS, PER_IDS, TOKEN_IDS
from caravela.games.maracaibo.rules.game import MARACAIBO
from caravela.games.maracaibo.rules.ops import (
    COST_GOOD,
    COST_OBJECT,
    NOTHING,
    OP_ANNEX,
    OP_BOUNTY,
    OP_CARD_MISSION,
    OP_CHOICE,
    OP_DOUBLOONS,
    OP_IF_TOKEN,
    OP_INFLUENCE,
    OP_PAY,
    OP_PAY_NOW,
    OP_PLACE_HERE,
    OP_SAIL,
    OP_TITLE,
    OP_TOKEN,
    OP_WORKERS_ON_CARD,
    n_of,
    noun_of,
    op_of,
)
from caravela.text.words import Several

Row = dict[str, Any]
Thing = tuple[str, str, int] | Several

NOTHING_AT_ALL = Several((("effect", "nothing", -1),))
SILENT = ("place_marker", "remove_marker", "assistant_bounty")  # their combat action says it
PLUS = ("gain", "influence", "vp_per", "doubloons_per")  # what is gained, by sort
GAINS = {"vp": "vp", "cp": "cp", "worker": "workers", "doubloons": "doubloons"}

# -- atoms as things ---------------------------------------------------------------------------------------------------


def effects(rows: list[Row], x: int = 0, token: str = "") -> Several:
    """What a list of atoms does; `x` and `token` are those of the card that has it."""
    things = tuple(effect(row, x, token) for row in rows if row["op"] not in SILENT)
    return Several(things) if things else NOTHING_AT_ALL


def gained(some: Several) -> Several:
    """The same with a plus before what is gained, as it stands on a button."""
    return replace(some, things=tuple(gained(one) if isinstance(one, Several) else one for one in some.things), plus=PLUS)


def effect(row: Row, x: int = 0, token: str = "") -> Thing:
    op = str(row["op"])
    n = row.get("n", 1)
    if n == "x":
        if not x:
            return "effect", "vp_x", -1
        n = x
    if op == "doubloons" and n < 0:
        return "effect", "pay_doubloons", -n
    if op in GAINS:
        return "gain", GAINS[op], n
    if op == "influence":
        return "influence", row["nation"], n
    if op in COUNTED:
        return op, row["per"], n
    if op == "synergy":
        return ("effect", "token_new", 1) if row["token"] == "new" else ("token.the", row["token"], -1)
    if op in ("income_doubloons", "income_vp") and "if_synergy" in row:
        return Several((("effect", op, n), ("token.with", row["if_synergy"], -1)), " ")
    if op == "if_synergy":
        return Several((effects(row["then"], x, token), with_token(token if row["token"] == "t" else row["token"])), " ")
    if op == "choice":
        return Several(tuple(effects(option, x, token) for option in row["options"]), "or")
    if op == "pay":
        return "offer", json.dumps(row), -1
    return "effect", op, int(row["max"] if op == "sail" else n)


def with_token(token: str) -> Thing:
    return ("token.with", token, -1) if token else ("effect", "with_token", -1)


def costs(rows: list[Row]) -> Several:
    """What is paid."""
    things = tuple(cost(row) for row in rows)
    return Several(things) if things else NOTHING_AT_ALL


def cost(row: Row) -> Thing:
    pay = str(row["pay"])
    if pay in ("good", "object"):
        return pay, row[pay], row["n"]
    return ("gain", GAINS[pay], row["n"]) if pay in GAINS else ("pay", pay, row["n"])


def exchange(row: Row) -> dict[str, Several]:
    """Something paid for something gained."""
    return {"pay": costs(row["cost"]), "gain": effects(row["then"])}


# -- programs as atoms -------------------------------------------------------------------------------------------------

PLAIN = {code: op for ops in (NUMBERED, BARE, PAYMENTS) for op, code in ops.items()}
PER = {code: op for op, code in COUNTED.items()}
ALONE = {OP_PLACE_HERE: "place_marker_here", OP_CARD_MISSION: "mission_on_card"}


def box_of(tables: Tables) -> Box:
    """The box of some tables."""
    box = MARACAIBO.box(tables)
    assert isinstance(box, Box)
    return box


def rows_of(box: Box, program: int) -> list[Row]:
    """A program of atoms as the tables write it."""
    rows: list[Row] = []
    at = program
    while box.code[at] != NOTHING:
        rows.append(row_of(box, int(box.code[at])))
        at += 1
    return rows


def row_of(box: Box, atom: int) -> Row:
    op, n, noun = int(op_of(atom)), int(n_of(atom)), int(noun_of(atom))
    if op in PLAIN:
        return {"op": PLAIN[op], "pay": PLAIN[op], **({"n": n} if n else {})}
    if op in ALONE:
        return {"op": ALONE[op]}
    if op in PER:
        return {"op": PER[op], "per": PER_IDS[noun], "n": n}
    if op in (OP_DOUBLOONS, OP_PAY_NOW):
        return {"op": "doubloons", "n": n if op == OP_DOUBLOONS else -n}
    if op == OP_INFLUENCE:
        return {"op": "influence", "nation": WHOSE[noun], "n": n}
    if op == OP_TITLE:
        return {"op": "influence_next_title", "nation": WHOSE[noun]}
    if op == OP_TOKEN:
        return {"op": "synergy", "token": [*TOKEN_IDS, "new"][noun]}
    if op == OP_ANNEX:
        return {"op": "annex_village_title" if n else "annex_village", "nation": "any"}
    if op == OP_WORKERS_ON_CARD:
        return {"op": "workers_on_card_income", "n": n}
    if op == OP_SAIL:
        return {"op": "sail", "min": noun, "max": n}
    if op == OP_BOUNTY:
        return {"op": "assistant_bounty", "own": n, "other": noun}
    if op == OP_CHOICE:
        return {"op": "choice", "options": [rows_of(box, int(box.parts[noun + i])) for i in range(n)]}
    if op == OP_PAY:
        return {"op": "pay", "cost": rows_of(box, int(box.parts[noun])), "then": rows_of(box, int(box.parts[noun + 1]))}
    if op == OP_IF_TOKEN:
        return {"op": "if_synergy", "token": TOKEN_IDS[n], "then": rows_of(box, int(box.parts[noun]))}
    if op == COST_GOOD:
        return {"pay": "good", "good": GOOD_IDS[noun], "n": n}
    if op == COST_OBJECT:
        return {"pay": "object", "object": OBJECT_IDS[noun], "n": n}
    raise LookupError(atom)
