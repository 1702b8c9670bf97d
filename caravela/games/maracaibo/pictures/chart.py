"""The sea chart under Maracaibo's board: coasts, routes, the jungle path, frames with their titles. Nothing here moves."""

import json
from functools import cache
from math import atan2, cos, hypot, sin
from pathlib import Path
from typing import Any, Final, NamedTuple

from caravela.games.maracaibo.pictures.parts import Printed, Route, Words
from caravela.render.sea import ink, neatline, path, relief, rose, shallows, winds
from caravela.render.shapes import number, text, wrap

WIDTH: Final = 1480
HEIGHT: Final = 1000
SEA: Final = (12, 12, 1176, 606)  # the chart inside its frame
SMALL: Final = 20.5  # the least height of letters: 11 px on a board of 800 px
RADIUS: Final = 20  # of a location


class Frame(NamedTuple):
    x: int
    y: int
    width: int
    height: int


FRAMES: Final = {
    "trail": Frame(6, 628, 1188, 104),
    "courts": Frame(6, 738, 712, 256),
    "display": Frame(724, 738, 470, 256),
    "rounds": Frame(1200, 6, 274, 92),
    "prestige": Frame(1200, 104, 274, 290),
    "combat": Frame(1200, 400, 274, 178),
    "stories": Frame(1200, 584, 274, 148),
    "incomes": Frame(1200, 738, 274, 256),
}


class Spot(NamedTuple):
    """A location on the sheet: the circle, the corner of its plate, which ways the plate grows, where ships lie."""

    x: int
    y: int
    plate: tuple[int, int]
    across: int  # 1: to the right of the corner, -1: to the left
    down: int  # 1: below the corner, -1: above
    ships: tuple[int, int]  # from the circle to the first ship; the others follow to the right and below
    columns: int = 2  # of ships
    most: int = 124  # how wide the name on its plate may be
    flat: bool = False  # a city whose plate has one row only
    wide: bool = False  # what lies there lies side by side


SPOTS: Final = {
    "H": Spot(262, 54, (286, 24), 1, 1, (0, 42)),
    "1": Spot(390, 78, (414, 22), 1, 1, (-30, 38)),
    "2": Spot(556, 150, (532, 126), 1, -1, (-28, 40)),
    "3": Spot(654, 180, (656, 156), 1, -1, (-26, 40)),
    "4": Spot(752, 188, (777, 206), 1, -1, (36, 36), 2, 150),
    "5": Spot(748, 294, (718, 322), 1, 1, (38, -24), 2, 150),
    "6": Spot(938, 240, (943, 216), 1, -1, (-26, 40)),
    "7": Spot(1062, 264, (1066, 240), 1, -1, (-64, -4), 2, 116),
    "8": Spot(1138, 374, (1112, 396), -1, -1, (0, 36)),
    "9": Spot(1096, 476, (1063, 502), 1, 1, (-62, -14), 2, 116),
    "10": Spot(882, 536, (884, 510), 1, -1, (-62, 20)),
    "11": Spot(704, 532, (716, 506), 1, -1, (36, 20), 2, 150),
    "12": Spot(602, 508, (594, 482), 1, -1, (-12, 40)),
    "13": Spot(490, 262, (516, 226), 1, 1, (-54, 30), 2, 150),
    "14": Spot(540, 554, (566, 528), -1, -1, (-66, 18), 2, 150),
    "15": Spot(384, 578, (400, 552), -1, -1, (36, -6)),
    "16": Spot(214, 476, (188, 467), -1, 1, (34, -2), 2, 124, False, True),
    "17": Spot(228, 396, (198, 347), -1, 1, (36, -32), 2, 150, False, True),
    "18": Spot(122, 324, (60, 302), 1, -1, (36, 8), 4, 124, False, True),
    "19": Spot(318, 212, (342, 190), 1, 1, (-34, 40)),
    "20": Spot(160, 174, (134, 156), -1, 1, (34, 6)),
    "21a": Spot(48, 116, (24, 89), 1, -1, (34, 0)),
    "21b": Spot(154, 112, (178, 96), 1, 1, (34, 38), 3),
    "22": Spot(154, 44, (130, 16), -1, 1, (34, -8)),
    "9a": Spot(1026, 588, (1000, 560), -1, 1, (30, 8), 2, 150, True),
    "15a": Spot(300, 588, (274, 560), -1, 1, (30, 10), 1, 150, True),
}
# How far a route bends to its left, as a part of its length; most run a little south of straight, as ships do
BENDS: Final = {
    ("H", "1"): -0.18,
    ("1", "2"): -0.1,
    ("3", "4"): -0.16,
    ("3", "5"): 0.16,
    ("4", "6"): -0.12,
    ("5", "6"): 0.16,
    ("8", "9"): -0.08,
    ("9", "10"): -0.12,
    ("10", "11"): -0.12,
    ("12", "13"): -0.12,
    ("13", "18"): -0.1,
    ("14", "15"): -0.14,
    ("15", "16"): -0.16,
    ("16", "17"): -0.12,
    ("18", "19"): -0.14,
    ("19", "20"): 0.1,
    ("9", "9a"): -0.2,
    ("9a", "10"): 0.3,
    ("15", "15a"): 0.2,
    ("15a", "16"): -0.24,
}
ROSE: Final = (894, 348)


@cache
def geography() -> dict[str, Any]:
    document: dict[str, Any] = json.loads((Path(__file__).parent / "caribbean.json").read_text(encoding="utf-8"))
    return document


# -- routes ------------------------------------------------------------------------------------------------------------


class Course(NamedTuple):
    """The curve of a route between the edges of two circles, its middle, and the direction at its end."""

    d: str
    middle: tuple[float, float]
    end: tuple[float, float]
    turn: float


@cache
def course(src: str, dst: str) -> Course:
    a, b = SPOTS[src], SPOTS[dst]
    length = hypot(b.x - a.x, b.y - a.y)
    bend = BENDS.get((src, dst), 0.0) * length
    nx, ny = (b.y - a.y) / length, (a.x - b.x) / length
    cx, cy = (a.x + b.x) / 2 + nx * bend, (a.y + b.y) / 2 + ny * bend
    first, last = atan2(cy - a.y, cx - a.x), atan2(b.y - cy, b.x - cx)
    gap = RADIUS + 5
    start = (a.x + cos(first) * gap, a.y + sin(first) * gap)
    end = (b.x - cos(last) * (gap + 3), b.y - sin(last) * (gap + 3))
    d = f"M{number(start[0])} {number(start[1])}Q{number(cx)} {number(cy)} {number(end[0])} {number(end[1])}"
    middle = ((start[0] + end[0]) / 4 + cx / 2, (start[1] + end[1]) / 4 + cy / 2)
    return Course(d, middle, end, last)


def arrow(x: float, y: float, turn: float, size: float = 9) -> str:
    corners = [(x + cos(turn + side) * size, y + sin(turn + side) * size) for side in (0, 2.5, -2.5)]
    return "M" + "L".join(f"{number(a)} {number(b)}" for a, b in corners) + "Z"


def route(line: Route, faint: bool = False) -> str:
    """A dashed course with its arrow; one that is not open yet is only a hint."""
    run = course(line.src, line.dst)
    strength = 0.28 if faint else 0.8
    return (
        f'<path d="{run.d}" {ink(strength, 2.6)} stroke-dasharray="9 6" stroke-linecap="round"/>'
        f'<path d="{arrow(*run.end, run.turn)}" fill="var(--ink)" fill-opacity="{strength}"/>'
    )


# -- the chart ---------------------------------------------------------------------------------------------------------


@cache
def chart() -> str:
    """Sea and land, without a word: the same in all languages."""
    world = geography()
    x, y, width, height = SEA
    inside = f'x="{x}" y="{y}" width="{width}" height="{height}"'
    drawn = [
        f'<defs><clipPath id="board-sea"><rect {inside}/></clipPath>',
        f'<path id="board-coast" d="{"".join(path(ring) for ring in world["land"])}"/></defs>',
        f'<rect class="mat" x=".5" y=".5" width="{WIDTH - 1}" height="{HEIGHT - 1}" rx="9"/>',
        f'<rect x="{x - 6}" y="{y - 6}" width="{width + 12}" height="{height + 12}" fill="var(--paper)"/>',
        f'<g clip-path="url(#board-sea)"><rect {inside} fill="var(--sea)"/>',
        shallows(((60, 0.35), (36, 0.5)), winds(*ROSE, 32) + winds(330, 330, 16), 0.08, ((16, 0.14), (10, 0.22), (5, 0.32))),
        f'<use href="#board-coast" fill="var(--land)"/>{relief(world, 0.3)}',
        '<use href="#board-coast" fill="none" stroke="var(--ink)" stroke-width="1.2" stroke-linejoin="round"/>',
        f"{rose(*ROSE, 42)}</g>{neatline(SEA, 30, 16)}",
    ]
    return "".join(drawn)


# -- frames ------------------------------------------------------------------------------------------------------------


def heading(name: str, words: Words, room: float = 0) -> str:
    """The title of a frame."""
    x, y, width, _ = FRAMES[name]
    return text(x + 12, y + 23, words.message(f"voyage-{name}"), 21, "heading", within=room or width - 24)


def legends(words: Words) -> str:
    """The names of the seas."""
    drawn: list[str] = []
    for message, x, y, chars in (("voyage-sea", 430, 384, 16), ("voyage-ocean", 872, 46, 18), ("voyage-pacific", 62, 602, 5)):
        lines = wrap(words.message(message), chars)
        for i, line in enumerate(lines):
            drawn.append(
                text(
                    x,
                    y - 22 * (len(lines) - 1 - i),
                    line,
                    21,
                    "place sea-name",
                    "middle",
                )
            )
    return "".join(drawn)


def ground(words: Words, page: Printed) -> str:
    """The chart with its routes, and the frames with their titles."""
    drawn = [chart(), legends(words)]
    drawn += [route(line, faint=bool(line.legacy)) for line in page.routes]
    home = course("22", "H")
    drawn.append(f'<path d="{home.d}" {ink(0.35, 2)} stroke-dasharray="2 6" stroke-linecap="round"/>')
    for x, y, width, high in FRAMES.values():
        drawn.append(f'<rect class="panel" x="{x}" y="{y}" width="{width}" height="{high}" rx="7"/>')
    drawn += [heading(name, words) for name in ("courts", "prestige", "stories", "incomes")]
    drawn.append(heading("display", words, 190))
    drawn.append(heading("combat", words, 110))
    return f'<g id="board-ground">{"".join(drawn)}</g>'
