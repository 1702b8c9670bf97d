"""The sea chart under the Empires board: coasts, regions, winds, and the frames of the event boxes. Nothing here moves."""

import json
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from caravela.games.empires import FACE
from caravela.render.sea import ink, neatline, path, relief, rose, shallows, winds
from caravela.render.shapes import breadth, coin, icon, number, text, use, wrap
from caravela.text import Speaker

WIDTH: Final = 1200
MAP_WIDTH: Final = 706
HEIGHT: Final = 900
SEA: Final = (10, 10, 690, 880)  # the chart inside its frame
SMALL: Final = 17  # the least height of letters: 12 px on a board of 860 px
SLOT: Final = 36
STEP: Final = 40


class Box(NamedTuple):
    x: int
    y: int
    width: int
    height: int


FRAMES: Final = {
    "rounds": Box(712, 8, 480, 54),
    "order": Box(712, 68, 214, 76),
    "initiative": Box(932, 68, 260, 76),
    "dock": Box(712, 150, 480, 118),
    "goods": Box(712, 274, 236, 118),
    "shipping": Box(954, 274, 238, 118),
    "buildings": Box(712, 398, 480, 212),
    "discovery": Box(712, 616, 480, 120),
    "specialists": Box(712, 742, 322, 150),
    "warfare": Box(1040, 742, 152, 150),
}
EVENTS: Final = ("initiative", "dock", "goods", "shipping", "buildings", "discovery", "specialists", "warfare")


class Plate(NamedTuple):
    """Where the cartouche of a region stands: a corner, which way it grows, and the line to its land if it lies apart."""

    x: int
    y: int
    side: int  # 1: grows to the right of x, -1: to the left
    line: str = ""
    most: int = 260  # as wide as it may get


PLATES: Final = {  # in the order in which they are laid on the chart
    "brazil": Plate(480, 676, 1, "", 208),
    "peru": Plate(304, 690, -1, "M316 706L300 706", 180),
    "new_spain": Plate(28, 470, 1, "M98 450V472"),
    "new_france": Plate(688, 14, -1, "", 220),
    "new_england": Plate(688, 208, -1, "M378 192L530 222", 172),
    "virginia": Plate(332, 234, 1, "M318 244L334 248", 172),
    "new_granada": Plate(288, 520, 1, "", 184),
    "caribbean": Plate(688, 402, -1, "M474 474L530 430", 206),
    "florida": Plate(244, 262, -1, "", 216),
}
LEAST: Final = 160  # the width of a cartouche, at least
ROSE: Final = (66, 812)


@cache
def geography() -> dict[str, Any]:
    document: dict[str, Any] = json.loads((Path(__file__).parent / "americas.json").read_text(encoding="utf-8"))
    return document


@cache
def region_path(region: str) -> str:
    return "".join(path(ring) for ring in geography()["regions"][region])


@cache
def region_area(region: str) -> str:
    """Where a region can be clicked: its land; between the islands also the sea."""
    return path(geography()["antilles"]) if region == "caribbean" else region_path(region)


def slot(x: float, y: float, said: str = "", size: float = SLOT) -> str:
    """An empty space for a figure, with what is printed on it."""
    box = f'x="{number(x - size / 2)}" y="{number(y - size / 2)}" width="{number(size)}" height="{number(size)}"'
    words = text(x, y + SMALL * 0.36, said, SMALL, "label", "middle") if said else ""
    return f'<rect class="slot" {box} rx="8"/>{words}'


def length(words: str, size: float, wide: float = 0.53) -> float:
    """About how long a line of text gets."""
    return len(words) * size * wide


def squeezed(x: float, y: float, words: str, size: float, room: float, klass: str, anchor: str = "start") -> str:
    """A line that fits its room: a little smaller if it must be, then a little narrower."""
    return text(x, y, words, max(SMALL, min(size, room / max(0.1, breadth(words)))), klass, anchor, within=room)


# -- places of the slots -----------------------------------------------------------------------------------------------


def row_of_slots(x: float, y: float, n: int) -> list[tuple[float, float]]:
    return [(x + STEP * i, y) for i in range(n)]


def queue_places(box: str, room: int) -> list[tuple[float, float]]:
    """Where the figures of a box stand, the first to be resolved first."""
    frame = FRAMES[box]
    left, low = frame.x + 28, frame.y + 52
    if box == "buildings":
        return row_of_slots(frame.x + frame.width - 28 - STEP * (room - 1), frame.y + 25, room)
    if box == "warfare":
        return [(frame.x + 38 + STEP * 1.9 * (i % 2), frame.y + 62 + 46 * (i // 2)) for i in range(room)]
    return row_of_slots(left, low, room)


def dock_extra() -> dict[str, list[tuple[float, float]]]:
    """The spaces beyond the numbered ones: X, Y, three for ships, and where England's two may stand."""
    frame = FRAMES["dock"]
    at = row_of_slots(frame.x + 28, frame.y + 94, 11)
    return {"X": at[:1], "Y": at[1:2], "ship": [(x + 16, y) for x, y in at[2:5]], "more": at[6:]}


def space_places(spaces: list[str]) -> dict[str, tuple[float, float]]:
    frame = FRAMES["specialists"]
    return {space: (frame.x + 30 + 156 * (i // 3), frame.y + 50 + 40 * (i % 3)) for i, space in enumerate(spaces)}


# -- the chart ---------------------------------------------------------------------------------------------------------


@cache
def chart() -> str:
    """Sea and land, without a word: the same in all languages."""
    world = geography()
    x, y, width, height = SEA
    inside = f'x="{x}" y="{y}" width="{width}" height="{height}"'
    defs = [
        f'<clipPath id="board-sea"><rect {inside}/></clipPath>',
        f'<path id="board-coast" d="{"".join(path(ring) for ring in world["land"])}"/>',
        '<pattern id="board-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
        f'<rect width="9" height="9" fill="var(--unexplored)"/><path d="M0 0V9" {ink(0.22, 1.4)}/></pattern>',
    ]
    for region in world["regions"]:
        defs.append(f'<path id="board-shape-{region}" d="{region_path(region)}"/>')
        defs.append(f'<clipPath id="board-in-{region}"><use href="#board-shape-{region}"/></clipPath>')
    drawn = [
        f"<defs>{''.join(defs)}</defs>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="var(--paper-deep)"/>',
        '<rect x="4" y="4" width="702" height="892" fill="var(--paper)"/>',
        f'<g clip-path="url(#board-sea)"><rect {inside} fill="var(--sea)"/>',
        shallows(((64, 0.35), (40, 0.5)), winds(*ROSE, 32) + winds(610, 620, 16), 0.09, ((20, 0.16), (13, 0.24), (7, 0.34))),
        '<use href="#board-coast" fill="var(--unexplored)"/>',
    ]
    for region in world["regions"]:
        drawn.append(f'<use href="#board-shape-{region}" fill="var(--land)"/>')
    drawn.append(relief(world, 0.38))
    for region in world["regions"]:
        drawn.append(f'<use href="#board-shape-{region}" {ink(0.4)} stroke-dasharray="7 4"/>')
    drawn.append('<use href="#board-coast" fill="none" stroke="var(--ink)" stroke-width="1.3" stroke-linejoin="round"/>')
    drawn.append(rose(*ROSE, 50))
    drawn.append("</g>")
    drawn.append(neatline(SEA, 20, 26))
    return "".join(drawn)


# -- the frames --------------------------------------------------------------------------------------------------------


def frame(box: str, title: str, place: int = 0, room: float = 0) -> str:
    """The frame of a box with its title; event boxes say in which order they are resolved."""
    x, y, width, height = FRAMES[box]
    drawn = f'<rect class="panel" x="{x}" y="{y}" width="{width}" height="{height}" rx="7"/>'
    if place:
        drawn += f'<circle cx="{x + 18}" cy="{y + 17}" r="12" fill="none" stroke="var(--ink)" stroke-width="1.4"/>'
        drawn += text(x + 18, y + 23, str(place), SMALL, "number", "middle")
    return drawn + squeezed(x + (37 if place else 10), y + 23, title, 19, room or width - (46 if place else 18), "heading")


class Printed(NamedTuple):
    """What the print on the board depends on beside the language."""

    spaces: tuple[str, ...]
    rooms: tuple[tuple[str, int], ...]
    agreed: tuple[tuple[str, str], ...]
    war: int
    training: int


@lru_cache(maxsize=64)
def ground(language: str, printed: Printed) -> str:
    """The chart and the frames with all that is printed in them."""
    speaker = FACE.speaker(language, agreed=dict(printed.agreed))
    drawn = [
        '<g id="board-ground">',
        chart(),
        legends(speaker),
        frame("rounds", ""),
        frame("order", speaker.message("board-order")),
    ]
    for i, box in enumerate(EVENTS):
        room = {"buildings": 230, "discovery": 340, "warfare": 78}.get(box, 0)
        drawn.append(frame(box, speaker.name("box", box), i + 1, room))
    for box, room in printed.rooms:
        drawn += [slot(x, y, str(i + 1)) for i, (x, y) in enumerate(queue_places(box, room))]
    extra = dock_extra()
    drawn += [slot(*extra["X"][0], "X"), slot(*extra["Y"][0], "Y")]
    if has_ship_spaces(dict(printed.agreed)):
        drawn += [slot(x, y) + f'<g opacity=".4">{icon("ship", x, y, 24)}</g>' for x, y in extra["ship"]]
    for space, (x, y) in space_places(list(printed.spaces)).items():
        drawn.append(slot(x, y))
        drawn.append(coin(printed.training, x, y, 30) if space == "training" else f'<g opacity=".35">{use(space, x, y, 28)}</g>')
        name = speaker.message("board-training") if space == "training" else speaker.name("kind", space)
        drawn.append(squeezed(x + 25, y + 6, name[:1].upper() + name[1:], 18, 98, ""))
    war = FRAMES["warfare"]
    drawn.append(coin(printed.war, war.x + war.width - 20, war.y + 19, 30))
    return "".join(drawn) + "</g>"


def has_ship_spaces(agreed: dict[str, str]) -> bool:
    """Whether somebody could sail the Mayflower."""
    wanted = agreed["expansion_buildings"]
    return wanted == "all" or "mayflower" in wanted.split("+")


def legends(speaker: Speaker) -> str:
    """The title of the chart, and the names of the seas and of the land that nobody knows."""
    title = wrap(speaker.message("table-regions"), 9)
    top, low = 70 - 13 * len(title), 80 + 15 * len(title)
    drawn = [f'<path d="M24 {top - 6}h98M32 {top - 2}h86M24 {low}h98M32 {low - 4}h86" {ink(0.5)}/>']
    drawn += [squeezed(75, top + 22 + 28 * i, line, 25, 104, "place", "middle") for i, line in enumerate(title)]
    names = (("board-unknown", 75, 166), ("board-atlantic", 634, 838), ("board-pacific", 66, 694))
    for message, x, y in names:
        for i, line in enumerate(wrap(speaker.message(message), 9)):
            drawn.append(text(x, y + 21 * i, line, 18, "place", "middle"))
    return f'<g font-style="italic">{"".join(drawn)}</g>'
