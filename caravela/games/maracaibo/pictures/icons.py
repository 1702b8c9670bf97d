"""What cards, tiles and spaces of Maracaibo do, in pictures: every atom of an effect as a row of items, and how items are drawn.

An item is a word like "coin:3": the sort of picture and what stands on it; "#2" behind it is how many there are.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from caravela.render.shapes import READABLE, coin, figures_on, icon, number, points, text, use

Atom = Mapping[str, Any]  # one row of a table: what is gained, paid or required
Items = list[str]

PER: Final = {
    "compass": ["i:compass"],
    "combat_tile": ["i:tile"],
    "assistant": ["i:assistant"],
    "mission": ["i:quest"],
    "synergy": ["token:"],
    "nation_influence_3": ["n:any", "word:≥3"],
    "barrier": ["i:gate"],
    "upgrade": ["i:upgrade"],
    "worker_or_cp": ["kind:colonist", "i:or", "cp:"],
    "doubloon_income_vp": ["i:round", "coin:"],
}
# The village and combat actions that a ship area or a card adds; X and T stand for what that card says.
ADDED: Final[dict[str, tuple[str, ...]]] = {
    "VA_DISCARD": ("i:hut", "i:hand", "i:arrow", "coin:2"),
    "VA_COIN": ("i:hut", "coin:1"),
    "VA_BUY": ("i:hut", "i:card", "i:or", "i:invest"),
    "VA_DRILL": ("i:hut", "cp:1", "coin:1"),
    "VA_HOLD": ("i:hut", "i:cargo#3", "i:arrow", "coin:2", "vp:2"),
    "VA_FLAG": ("i:hut", "n:any", "n:any#+1", "coin:1"),
    "VA_MAPS_VP": ("i:hut", "o:map#2", "i:arrow", "vp:2", "i:boot#2", "i:last"),
    "VA_MAPS_D": ("i:hut", "o:map#2", "i:arrow", "coin:3", "i:boot#2", "i:last"),
    "VA_VP": ("i:hut", "vp:X", "i:last"),
    "VA_GOODS_D": ("i:hut", "i:cargo#2", "i:arrow", "coin:4"),
    "VA_CARD_MISSION": ("i:hut", "i:quest", "i:last"),
    "CA_INFLUENCE": ("fight:2", "i:arrow", "n:any#+1", "i:or", "fight:5", "i:arrow", "n:any#+2"),
    "CA_FLAG": ("fight:4", "i:or", "fight:6", "i:arrow", "i:initiative", "n:any#+1"),
    "CA_VILLAGE": ("fight:2", "i:or", "fight:5", "i:arrow", "i:hut", "n:any#+1"),
    "CA_RENOWN": ("fight:2", "i:arrow", "n:any#+1", "vp:X"),
    "CA_PLUNDER": ("fight:1", "i:arrow", "coin:3", "token:T", "vp:2"),
    "CA_FLEET": ("fight:10", "i:arrow", "n:any#+3", "coin:8"),
    "CA_MINE": ("fight:8", "i:arrow", "coin:12"),
}


# -- from atoms to items -----------------------------------------------------------------------------------------------


def effect_items(effects: Sequence[Atom]) -> Items:
    """A whole effect, in order."""
    return [item for atom in effects for item in atom_items(atom)]


def atom_items(atom: Atom) -> Items:
    """One atom of an effect, a cost or a requirement."""
    if "pay" in atom:
        return cost_items(atom)
    if "req" in atom:
        return requirement_items(atom)
    op = str(atom["op"])
    said = PLAIN.get(op)
    if said is not None:
        return [item.replace("N", str(atom.get("n", ""))) for item in said]
    return COMPOUND[op](atom)


PLAIN: Final[dict[str, tuple[str, ...]]] = {  # N stands for how much
    "vp": ("vp:N",),
    "cp": ("cp:N",),
    "remove_disc": ("i:disc_off#N",),
    "explorer": ("i:boot#N",),
    "village_action": ("i:hut#N",),
    "combat": ("i:warfare",),
    "annex_village": ("i:hut", "n:any"),
    "annex_village_title": ("i:hut", "n:any", "n:any#+", "i:crown"),
    "influence_next_title": ("n:any#+", "i:crown"),
    "mission_on_card": ("i:quest", "i:arrow", "i:card"),
    "workers_on_card_income": ("kind:colonist", "i:arrow", "income:N"),
    "main_action": ("i:helm",),
    "buy_card_or_invest": ("i:card", "i:or", "i:invest"),
    "place_marker_here": ("n:any",),
    "fulfil_card_mission": ("i:quest",),
    "place_marker": ("i:initiative",),
    "remove_marker": ("i:initiative", "word:−"),
    "flag_bonus": ("i:chest",),
    "assistant_bounty": ("i:assistant", "i:arrow", "coin:"),
    "story_tile": ("i:story",),
    "mission_from_pile": ("i:quest",),
    "remove_skull_tile": ("i:skull", "word:−1"),
    "compass": ("i:compass",),
    "discount": ("i:card", "coin:−N"),
    "combat_cp": ("i:warfare", "i:arrow", "cp:N"),
    "explorer_plus": ("i:boot#+N",),
    "steal_on_skip": ("i:hop", "i:arrow", "vp:+N"),
    "worker_to_cp": ("kind:colonist", "i:arrow", "cp:N"),
    "hand_limit": ("i:hand#N",),
    "display_free": ("i:card", "coin:0"),
}


def doubloons(atom: Atom) -> Items:
    n = int(atom["n"])
    return [f"coin:{n}" if n >= 0 else f"coin:−{-n}"]


def several_workers(atom: Atom) -> Items:
    n = int(atom["n"])
    return ["kind:colonist"] * n if n <= 2 else [f"kind:colonist#{n}"]


def influence(atom: Atom) -> Items:
    nation = str(atom["nation"])
    return [f"n:{nation if nation in ('france', 'england', 'spain') else 'any'}#+{atom['n']}"]


def choice(atom: Atom) -> Items:
    found: Items = []
    for option in atom["options"]:
        found += (["i:or"] if found else []) + effect_items(option)
    return found


def income(sort: str) -> Callable[[Atom], Items]:
    def items(atom: Atom) -> Items:
        token = atom.get("if_synergy", "")
        return ([f"token:{token}", "word::"] if token else []) + [f"{sort}:{atom['n']}"]

    return items


def added(atom: Atom) -> Items:
    filled = {"vp:X": f"vp:{atom.get('x', 'X')}", "token:T": f"token:{atom.get('token', '')}"}
    return [filled.get(item, item) for item in ADDED[atom["id"]]]


COMPOUND: Final[dict[str, Callable[[Atom], Items]]] = {
    "doubloons": doubloons,
    "worker": several_workers,
    "influence": influence,
    "village_action_per": lambda atom: ["i:hut", "word:×", *PER[atom["per"]]],
    "vp_per": lambda atom: [f"vp:{atom['n']}", "word:×", *PER[atom["per"]]],
    "doubloons_per": lambda atom: [f"coin:{atom['n']}", "word:×", *PER[atom["per"]]],
    "synergy": lambda atom: [f"token:{'' if atom['token'] == 'new' else atom['token']}"],
    "sail": lambda atom: ["i:ship", f"word:{atom['min']}–{atom['max']}"],
    "choice": choice,
    "pay": lambda atom: [*effect_items(atom["cost"]), "i:arrow", *effect_items(atom["then"])],
    "if_synergy": lambda atom: [f"token:{atom['token']}", "word::", *effect_items(atom["then"])],
    "income_doubloons": income("income"),
    "income_vp": income("fame"),
    "object": lambda atom: [f"o:{atom['object']}#+1"],
    "assistant_visit": lambda atom: [
        "i:ship",
        "i:assistant",
        "i:arrow",
        f"vp:{atom['vp']}",
        "i:or",
        f"coin:{atom['doubloons']}",
    ],
    "nation_combat_cp": lambda atom: ["i:warfare", f"n:{atom['nation']}", "i:arrow", f"cp:{atom['n']}"],
    "take_bonus": lambda atom: ["i:warfare", "i:initiative", "i:arrow", f"vp:{atom['vp']}"],
    "village_action_new": added,
    "combat_action_new": added,
    "village_thresholds": lambda atom: [
        "i:ship",
        f"word:{atom['two']}+",
        "i:hut#2",
        f"word: {atom['three']}+",
        "i:hut#3",
    ],
}


def cost_items(cost: Atom) -> Items:
    """What is paid: cards by the good or object on them, combat points, workers, doubloons."""
    sort, n = str(cost["pay"]), int(cost["n"])
    if sort == "good":
        return [f"good:{cost['good']}"] * n if n <= 2 else [f"good:{cost['good']}#{n}"]
    if sort == "object":
        return [f"o:{cost['object']}"] * n if n <= 2 else [f"o:{cost['object']}#{n}"]
    return {
        "goods_identical": [f"i:cargo#{n}"],
        "cp": [f"cp:−{n}"],
        "worker": ["kind:colonist"] * n,
        "doubloons": [f"coin:−{n}"],
        "discard_hand": ["i:hand"],
        "movement_spent": ["i:ship", f"word:{n}+"],
    }[sort]


def requirement_items(req: Atom) -> Items:
    """What a card asks for beside its price."""
    sort = str(req["req"])
    if sort == "assistant":
        return ["kind:colonist", "i:arrow", f"at:{req['location']}"]
    return {
        "worker_return": ["kind:colonist"],
        "worker_on_card": ["kind:colonist", "i:arrow", "i:card"],
        "cp": [f"cp:−{req.get('n', '')}"],
        "herbs3": ["o:herbs#3"],
        "nation3": [f"n:{req.get('nation', 'any')}", "word:≥3"],
    }[sort]


def mission_items(cost: Sequence[Atom], per_compass: Sequence[Atom], bonus: Sequence[Atom]) -> tuple[Items, Items]:
    """A mission: what it costs; what it brings for every compass and once."""
    return effect_items(cost), [*effect_items(per_compass), "word:×", "i:compass", *effect_items(bonus)]


# -- how items are drawn -----------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def wide(item: str) -> float:
    """How wide an item is when the row is 1 high."""
    sort, _, value = item.partition(":")
    if sort == "word":
        return 0.12 + sum(0.2 if c in ":. " else 0.44 for c in value)
    if item in ("i:arrow", "i:or"):
        return 0.7 if item == "i:arrow" else 0.4
    many = value.partition("#")[2]
    return 1.08 + (0.26 * len(many) if many != "1" else 0) + (0.26 if sort in ("income", "fame") else 0)


def breadth(items: Sequence[str]) -> float:
    return sum(wide(item) for item in items)


def strip(items: Sequence[str], x: float, y: float, size: float, most: float = 0, anchor: str = "middle") -> str:
    """Pictures side by side, centred on (x, y) or beginning at x, no wider than `most`."""
    if most:
        size = min(size, most / max(1.0, breadth(items)))
    at = x - breadth(items) * size / 2 if anchor == "middle" else x
    drawn: list[str] = []
    for item in items:
        width = wide(item) * size
        drawn.append(picture(item, at + width / 2, y, size))
        at += width
    return "".join(drawn)


def halves(items: Sequence[str]) -> list[Items]:
    """A row broken into two where it is least noticed."""
    if len(items) < 3:
        return [list(items)]
    tied = ("i:or", "i:arrow", "word:×", "word::", "i:ship")
    cuts = [i for i in range(1, len(items)) if items[i - 1] not in tied and items[i] not in ("word:×", "word::")]
    if not cuts:
        return [list(items)]
    best = min(cuts, key=lambda i: max(breadth(items[:i]), breadth(items[i:])))
    return [list(items[:best]), list(items[best:])]


def block(items: Sequence[str], x: float, y: float, width: float, height: float, most: float = 40) -> str:
    """Items in the middle of a box from its upper left corner, in one, two or more rows, whichever makes them largest."""
    split = halves(items)
    quarters = [row for half in split for row in halves(half)]

    def size(rows: list[Items]) -> float:
        return min(most, height / len(rows), width / max(1.0, max(breadth(row) for row in rows)))

    rows = max(([list(items)], split, quarters), key=size)
    high = size(rows)
    gap = min(high * 1.08, height / len(rows))
    first = y + height / 2 - gap * (len(rows) - 1) / 2
    return "".join(
        strip(row, x + width / 2, first + gap * i, high * (0.98 if len(rows) > 1 else 1)) for i, row in enumerate(rows)
    )


def picture(item: str, x: float, y: float, size: float) -> str:
    """One item around (x, y)."""
    sort, _, value = item.partition(":")
    value, _, many = value.partition("#")
    if not many or many == "1":
        return ITEMS[sort](value, x, y, size)
    room = 0.17 * len(many)
    return ITEMS[sort](value, x - size * room * 0.7, y, size) + count_mark(
        many, x + size * (0.34 + room * 0.4), y + size * 0.26, size * 0.58
    )


def count_mark(said: str, x: float, y: float, size: float) -> str:
    """How many there are, on a little plate."""
    size = max(size, min(READABLE, size * 1.65))
    width = size * (0.36 + 0.56 * len(said))
    plate = f'x="{number(x - width / 2)}" y="{number(y - size * 0.52)}" width="{number(width)}" height="{number(size * 1.04)}"'
    return f'<rect class="plate" {plate} rx="{number(size * 0.4)}"/>' + text(
        x, y + size * 0.36, said, size, "number glyph", "middle"
    )


def cannonball(value: str, x: float, y: float, size: float) -> str:
    """Combat points."""
    figures = figures_on(value, size)
    words = text(x - size * 0.03, y + size * 0.04 + figures * 0.36, value, figures, "on-seal", "middle") if value else ""
    return use("cannonball", x, y, size) + words


def token(value: str, x: float, y: float, size: float) -> str:
    """A synergy token: an icon on a plate with cut corners; without an icon, any of them."""
    r, c = size * 0.48, size * 0.28
    edge = f"M{number(x - c)} {number(y - r)}h{number(2 * c)}l{number(r - c)} {number(r - c)}v{number(2 * c)}"
    edge += f"l{number(c - r)} {number(r - c)}h{number(-2 * c)}l{number(c - r)} {number(c - r)}v{number(-2 * c)}z"
    plate = f'<path d="{edge}" fill="var(--token)" stroke="var(--ink)" stroke-width="{number(max(0.8, size * 0.05))}"/>'
    inside = (
        icon(TOKEN_ICONS[value], x, y, size * 0.6)
        if value
        else text(x, y + size * 0.28, "?", max(size * 0.66, min(READABLE, size * 0.86)), "number glyph on-token", "middle")
    )
    return f'{plate}<g class="on-token">{inside}</g>'


def crossed(value: str, x: float, y: float, size: float) -> str:
    """So much of the combat value."""
    return icon("warfare", x, y - size * 0.04, size * 0.9) + count_mark(value, x + size * 0.26, y + size * 0.24, size * 0.56)


def ring(value: str, x: float, y: float, size: float) -> str:
    """A location by its number."""
    around = f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(size * 0.47)}" class="stop"/>'
    usual, most = (0.56, 0.78) if len(value) < 3 else (0.44, 0.54)
    figures = max(size * usual, min(READABLE, size * most))
    return around + text(x, y + figures * 0.36, value, figures, "number glyph", "middle")


def word_size(size: float) -> float:
    return max(size * 0.74, min(READABLE, size * 0.98))


def rising(kind: str) -> Callable[[str, float, float, float], str]:
    """An income: the coin or the seal, and an arrow up."""

    def draw(value: str, x: float, y: float, size: float) -> str:
        made = (coin if kind == "coin" else points)(f"+{value}", x - size * 0.13, y, size)
        left, top = number(x + size * 0.53), number(y - size * 0.4)
        up = f"M{left} {top}l{number(size * 0.2)} {number(size * 0.26)}h{number(-size * 0.13)}v{number(size * 0.48)}"
        up += f"h{number(-size * 0.14)}v{number(-size * 0.48)}h{number(-size * 0.13)}z"
        return f'{made}<path d="{up}" fill="var(--income)" stroke="var(--paper)" stroke-width=".6"/>'

    return draw


TOKEN_ICONS: Final = {"medal": "medal", "anchor": "anchor", "cannon": "cannon", "quill": "quill", "column": "column"}
ITEMS: Final[dict[str, Callable[[str, float, float, float], str]]] = {
    "coin": coin,
    "vp": points,
    "cp": cannonball,
    "income": rising("coin"),
    "fame": rising("vp"),
    "token": token,
    "fight": crossed,
    "at": ring,
    "word": lambda value, x, y, size: text(x, y + size * 0.29, value, word_size(size), "number glyph", "middle"),
    "kind": lambda value, x, y, size: use(value, x, y, size * 1.02),
    "good": lambda value, x, y, size: use(value, x, y, size * 0.92),
    "o": lambda value, x, y, size: use(f"o-{value}", x, y, size * 0.96),
    "n": lambda value, x, y, size: use(f"n-{value}", x, y, size * 0.98),
    "i": lambda value, x, y, size: icon(value, x, y, size * (0.6 if value in ("arrow", "or", "last") else 0.9)),
}
