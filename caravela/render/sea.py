"""What sea charts share: lines in ink, coasts and shallows, mountains and rivers, rhumb lines, compass rose, the frame."""

from math import cos, pi, sin
from typing import Any

from caravela.render.shapes import number

Shade = tuple[float, float]  # how far from the coast a line runs, and how strong it is


def path(points: list[int], closed: bool = True) -> str:
    """A line through points, each told by its way from the one before."""
    steps = [f"M{points[0]} {points[1]}l"]
    for i in range(2, len(points), 2):
        x, y = points[i] - points[i - 2], points[i + 1] - points[i - 1]
        steps.append(f"{x}{'' if y < 0 else ' '}{y}" if i == 2 else f"{'' if x < 0 else ' '}{x}{'' if y < 0 else ' '}{y}")
    return "".join(steps) + ("z" if closed else "")


def ink(strength: float, width: float = 1) -> str:
    """The attributes of a line in ink, only so strong."""
    return f'fill="none" stroke="var(--ink)" stroke-opacity="{strength}" stroke-width="{width}"'


def winds(x: float, y: float, n: int, length: float = 1200) -> str:
    """Rhumb lines from one point to all sides."""
    ends = [(x + cos(2 * pi * i / n) * length, y + sin(2 * pi * i / n) * length) for i in range(n)]
    return "".join(f"M{number(x)} {number(y)}L{number(a)} {number(b)}" for a, b in ends)


def shallows(far: tuple[Shade, ...], lines: str, strength: float, near: tuple[Shade, ...]) -> str:
    """The sea before `#board-coast`: broad and pale, rhumb lines over it, then lines along the coast."""
    drawn = ['<g fill="none" stroke-linejoin="round">']
    for depth, pale in far:
        drawn.append(f'<use href="#board-coast" stroke="var(--sea-deep)" stroke-opacity="{pale}" stroke-width="{depth}"/>')
    drawn.append(f'<path d="{lines}" stroke="var(--ink)" stroke-opacity="{strength}"/>')
    for distance, dark in near:
        drawn.append(
            f'<use href="#board-coast" stroke="var(--ink)" stroke-opacity="{dark}" stroke-width="{distance + 1.4}"/>'
            f'<use href="#board-coast" stroke="var(--sea-deep)" stroke-width="{distance}"/>'
        )
    return "".join(drawn) + "</g>"


def relief(world: dict[str, Any], strength: float) -> str:
    """Mountains, only so strong, rivers and lakes."""
    peaks = world["mountains"]
    ranges = "".join(f"M{peaks[i] - 6} {peaks[i + 1] + 4}l6-9 6 9m-6-9q2 4-1 8" for i in range(0, len(peaks), 2))
    rivers = "".join(path(river, closed=False) for river in world["rivers"])
    waters = "".join(path(lake) for lake in world["lakes"])
    return (
        f'<path d="{ranges}" {ink(strength)} stroke-linejoin="round"/>'
        f'<path d="{rivers}" fill="none" stroke="var(--sea-deep)" stroke-width="2.2" stroke-linecap="round"/>'
        f'<path d="{waters}" fill="var(--sea-deep)" stroke="var(--ink)" stroke-opacity=".5" stroke-width=".8"/>'
    )


def rose(x: float, y: float, size: float) -> str:
    """A compass rose of sixteen points; north has a lily of its own."""
    drawn = [f'<circle cx="{x}" cy="{y}" r="{number(size * radius)}" {ink(0.45, 0.8)}/>' for radius in (0.3, 0.62, 0.66)]
    for points, first, length, wide in ((8, pi / 8, 0.55, 0.1), (4, pi / 4, 0.78, 0.13), (4, 0.0, 1.0, 0.16)):
        for i in range(points):
            turn = first + 2 * pi * i / points
            tip = (x + sin(turn) * size * length, y - cos(turn) * size * length)
            for side, fill in ((-1, "var(--ink)"), (1, "var(--paper)")):
                corner = turn + side * pi / 8
                mid = (x + sin(corner) * size * wide, y - cos(corner) * size * wide)
                drawn.append(
                    f'<path d="M{x} {y}L{number(mid[0])} {number(mid[1])} {number(tip[0])} {number(tip[1])}Z" fill="{fill}"'
                    ' stroke="var(--ink)" stroke-width=".7" stroke-linejoin="round"/>'
                )
    top = y - size * 1.06
    leaves = "q-2-12-9-11q-3 4 2 6q3 1 7 5z", "q2-12 9-11q3 4-2 6q-3 1-7 5z"
    lily = f"M{x} {number(top - 20)}q5 8 0 19q-5-11 0-19z" + "".join(f"M{x} {number(top)}{leaf}" for leaf in leaves)
    drawn.append(f'<path d="{lily}" fill="var(--seal)" stroke="var(--ink)" stroke-width=".7"/>')
    return "".join(drawn)


def neatline(sea: tuple[int, int, int, int], columns: int, rows: int) -> str:
    """The frame of a chart, divided into degrees."""
    x, y, width, height = sea
    column, row = width / columns, height / rows
    edge = [
        f'<rect x="{x - 6}" y="{y - 6}" width="{width + 12}" height="{height + 12}" {ink(1, 1.4)}/>',
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" {ink(1, 0.8)}/>',
    ]
    across = "".join(f"M{number(x + column * i)} {y - 3}h{number(column)}" for i in range(0, columns, 2))
    below = "".join(f"M{number(x + column * i)} {y + height + 3}h{number(column)}" for i in range(1, columns, 2))
    left = "".join(f"M{x - 3} {number(y + row * i)}v{number(row)}" for i in range(1, rows, 2))
    right = "".join(f"M{x + width + 3} {number(y + row * i)}v{number(row)}" for i in range(0, rows, 2))
    edge.append(f'<path d="{across}{below}{left}{right}" fill="none" stroke="var(--ink)" stroke-width="4"/>')
    return "".join(edge)
