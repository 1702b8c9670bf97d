"""What boards and mats of Santa Maria share: rows of pictures, the cells of colonies, tiles in one piece, dice, shipments."""

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from caravela.games.santamaria.rules.printed import Place, Printed, TerritoryEffect, Tile, TileCell
from caravela.games.santamaria.rules.view import SantaMariaView
from caravela.render.shapes import box, coin, hit, icon, marker, number, points, text, titled, use

GAIN_ITEMS: Final = {"coins": "coin", "points": "vp"}
ACTION_ITEMS: Final = {"religion": "i:faith", "conquistador": "i:conquistador", "export": "i:ship", "road": "i:road"}
Cells = Sequence[tuple[int, int]]  # (row, column)

MOST_KEPT: Final = 4000
kept_parts: dict[tuple[object, ...], str] = {}


def kept(key: tuple[object, ...], draw: Callable[[], str]) -> str:
    """Most of a table does not change from move to move: what was drawn lately is not drawn again. Several threads draw."""
    part = kept_parts.get(key)
    if part is None:
        part = draw()
        if len(kept_parts) >= MOST_KEPT:
            kept_parts.clear()
        kept_parts[key] = part
    return part


def thing(name: str, title: str, *drawn: str, klass: str = "") -> str:
    """Something that can be pointed at."""
    named = f' class="{klass}"' if klass else ""
    return f'<g{named} data-thing="{escape(name)}">{titled(title)}{"".join(drawn)}</g>'


def letter(view: SantaMariaView, seat: int) -> str:
    return "ABCD"[seat]


def owner(view: SantaMariaView, seat: int, x: float, y: float, size: float, name: str = "", title: str = "") -> str:
    """The marker of a player."""
    return marker(seat, letter(view, seat), x, y, size, name, "", title)


# -- rows of pictures --------------------------------------------------------------------------------------------------


def wide(item: str) -> float:
    """How wide an item is when the row is 1 high."""
    sort, _, value = item.partition(":")
    if sort == "word":
        return 0.16 + 0.4 * len(value)
    return {"i:arrow": 0.72, "i:or": 0.42}.get(item, 1.08)


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


def picture(item: str, x: float, y: float, size: float) -> str:
    sort, _, value = item.partition(":")
    if sort == "res":
        return use(f"r-{value}", x, y, size * 0.94)
    if sort == "coin":
        return coin(value, x, y, size)
    if sort == "vp":
        return points(value, x, y, size)
    if sort == "word":
        return text(x, y + size * 0.27, value, size * 0.76, "number", "middle")
    if sort == "die":
        return use(f"die-{value}", x, y, size * 0.92)
    if sort == "kind":
        return use(value, x, y, size)
    return icon(value, x, y, size * (0.62 if value == "arrow" else 0.94))


def gain_items(gain: dict[str, int]) -> list[str]:
    """What is gained, as pictures: resources one by one, coins and points by number."""
    items: list[str] = []
    for name, n in gain.items():
        items += [f"{GAIN_ITEMS[name]}:{n}"] if name in GAIN_ITEMS else [f"res:{name}"] * n
    return items


def place_items(place: Place) -> list[str]:
    """What a dock, camp or retire space gives."""
    return gain_items(place.gain) or [ACTION_ITEMS[place.action]]


def either(items: Sequence[str]) -> list[str]:
    found: list[str] = []
    for item in items:
        found += ["i:or", item] if found else [item]
    return found


def trade_items(effect: TerritoryEffect) -> tuple[list[str], list[str]]:
    paid = either([f"res:{name}" for name in effect.pay_one_of])
    got = either([item for name, n in effect.gain.items() for item in gain_items({name: n})])
    return paid, got


def effect_items(effect: TerritoryEffect) -> list[str]:
    if effect.kind == "trade":
        paid, got = trade_items(effect)
        return [*paid, "i:arrow", *got]
    return gain_items(effect.gain) if effect.kind == "gain" else [ACTION_ITEMS[effect.kind]]


# -- cells and tiles ---------------------------------------------------------------------------------------------------


def face(kind: str, effects: Sequence[str], settlers: int, page: Printed, x: float, y: float, side: float) -> str:
    """What is printed on a cell, from its upper left corner: a road with settlers, or one or two effects."""
    middle = x + side / 2
    if kind == "road":
        low, high = number(y + side * 0.62), number(y + side * 0.9)
        road = (
            f'<path fill="var(--wood)" fill-opacity=".45" d="M{number(x + 2)} {low}Q{number(middle)} {number(y + side * 0.5)}'
            f' {number(x + side - 2)} {low}V{high}Q{number(middle)} {number(y + side * 0.78)} {number(x + 2)} {high}Z"/>'
        )
        step = side * 0.4
        first = middle - (settlers - 1) * step / 2
        people = "".join(use("colonist", first + i * step, y + side * 0.42, side * 0.52) for i in range(settlers))
        return f'{road}<g class="piece">{people}</g>'
    printed = [page.effects[effect] for effect in effects]
    if len(printed) == 2:
        return "".join(
            strip(effect_items(effect), x + side * at, y + side * at, side * 0.6)
            for effect, at in zip(printed, (0.32, 0.68), strict=True)
        )
    if printed and printed[0].kind == "trade":
        paid, got = trade_items(printed[0])
        return strip(paid, middle, y + side * 0.24, side * 0.42, side * 0.94) + strip(
            ["i:arrow", *got], middle, y + side * 0.68, side * 0.62, side * 0.98
        )
    items = [item for effect in printed for item in effect_items(effect)]
    if len(items) == 2:
        return picture(items[0], x + side * 0.35, y + side * 0.36, side * 0.58) + picture(
            items[1], x + side * 0.64, y + side * 0.65, side * 0.58
        )
    return strip(items, middle, y + side / 2, side * 0.64, side * 0.9)


def outline(cells: Cells, x: float, y: float, side: float, fill: str, stroke: str, width: float = 2, dash: str = "") -> str:
    """Cells that hang together, as one piece of paper with one edge."""
    inset = side * 0.03 + 0.6
    plates: list[tuple[float, float, float, float, float]] = []
    for row, column in cells:
        plates.append((x + column * side + inset, y + row * side + inset, side - 2 * inset, side - 2 * inset, side * 0.1))
        for other_row, other_column in cells:
            if (other_row, other_column) == (row, column + 1):
                plates.append((x + column * side + side / 2, y + row * side + inset, side, side - 2 * inset, 0))
            if (other_row, other_column) == (row + 1, column):
                plates.append((x + column * side + inset, y + row * side + side / 2, side - 2 * inset, side, 0))
    edge = f'fill="{fill}" stroke="{stroke}" stroke-width="{number(width * 2)}"' + (f' stroke-dasharray="{dash}"' if dash else "")
    rims = "".join(f"<rect {box(*plate)} {edge}/>" for plate in plates)
    papers = "".join(f'<rect {box(*plate)} fill="{fill}"/>' for plate in plates)
    return rims + papers


def seams(cells: Cells, x: float, y: float, side: float) -> str:
    """A fine line between the cells of one piece."""
    lines: list[str] = []
    for row, column in cells:
        if (row, column + 1) in cells:
            lines.append(f"M{number(x + (column + 1) * side)} {number(y + row * side + side * 0.16)}v{number(side * 0.68)}")
        if (row + 1, column) in cells:
            lines.append(f"M{number(x + column * side + side * 0.16)} {number(y + (row + 1) * side)}h{number(side * 0.68)}")
    return f'<path class="rule" stroke-dasharray="2 3" d="{"".join(lines)}"/>' if lines else ""


def laid(tile: Tile, cells: Cells, page: Printed, x: float, y: float, side: float, ghost: bool = False) -> str:
    """A tile on these cells of a grid that begins at (x, y). Its pictures stay upright however it lies."""
    paper = outline(cells, x, y, side, "var(--slip)", "var(--glow)" if ghost else "var(--ink)", 2.5 if ghost else 0.9)
    faces = [
        face(cell.kind, cell.effects, cell.settlers, page, x + column * side, y + row * side, side)
        for cell, (row, column) in zip(tile.cells, cells, strict=True)
    ]
    hall = icon("hall", x + cells[0][1] * side + side * 0.14, y + cells[0][0] * side + side * 0.84, side * 0.22)
    return paper + seams(cells, x, y, side) + "".join(faces) + (hall if tile.sort == "town_hall" else "")


def turned(tile: Tile, turn: int) -> tuple[list[tuple[int, int]], int, int]:
    """The cells of a tile in its own box, and how many rows and columns that has."""
    offsets = tile.turns[turn]
    top, left = min(row for row, _ in offsets), min(column for _, column in offsets)
    cells = [(row - top, column - left) for row, column in offsets]
    return cells, 1 + max(row for row, _ in cells), 1 + max(column for _, column in cells)


def tile_alone(tile: Tile, turn: int, page: Printed, x: float, y: float, side: float) -> str:
    """A tile that lies in no colony, from the upper left corner of its box."""
    return laid(tile, turned(tile, turn)[0], page, x, y, side)


def printed_cell(cell: TileCell, page: Printed, x: float, y: float, side: float) -> str:
    """A territory printed on a colony board."""
    plate = box(x + 1.5, y + 1.5, side - 3, side - 3, side * 0.08)
    return f'<rect {plate} fill="var(--paper-deep)" stroke="var(--hairline)"/>' + face(
        cell.kind, cell.effects, cell.settlers, page, x, y, side
    )


# -- dice and shipments ------------------------------------------------------------------------------------------------


def die(colour: str, value: int, x: float, y: float, size: float) -> str:
    return use(f"die-{colour}{value}", x, y, size)


def piled(colour: str, value: int, n: int, x: float, y: float, width: float, height: float, most: float = 40) -> str:
    """So many dice of one value, as large as the room around (x, y) allows."""
    if n == 0:
        return ""
    columns, rows = next(
        (c, r)
        for c, r in ((1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 3), (3, 4))
        if c * r >= n and (r <= 2 or height > 90 or c > 1)
    )
    size = min(most, (width - 4) / columns - 2, (height - 4) / rows - 2)
    pitch = size + 3
    drawn: list[str] = []
    for i in range(n):
        row, column = divmod(i, columns)
        across = x + (column - (columns - 1) / 2) * pitch
        drawn.append(die(colour, value, across, y + height / 2 - size / 2 - 2 - row * pitch, size))
    return "".join(drawn)


def shipment_items(cost: dict[str, int]) -> list[str]:
    return [f"res:{name}" for name, n in cost.items() for _ in range(n)]


def dice_hit(x: float, y: float, width: float, height: float) -> str:
    return hit(x - width / 2, y - height / 2, width, height, 6)
