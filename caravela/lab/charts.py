"""Small pictures for a page: points with their intervals, bars, and a histogram. They take their colours from the page."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

from caravela.lab.statistics import Interval

WIDTH = 720
LABEL = 150  # room for names at the left
SAID = 170  # and for figures at the right
ROW = 30
PRINT = 14


@dataclass(frozen=True)
class Row:
    """A name with a figure; `mark` sets it apart."""

    name: str
    figure: Interval
    said: str
    colour: int = 0
    mark: bool = False


def svg(width: float, height: float, title: str, drawn: Sequence[str], kind: str = "chart") -> str:
    return (
        f'<svg class="{kind}" viewBox="0 0 {n(width)} {n(height)}" role="img" aria-label="{escape(title, quote=True)}">'
        f"{''.join(drawn)}</svg>"
    )


def n(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")


def words(x: float, y: float, said: str, kind: str = "", anchor: str = "start") -> str:
    return f'<text x="{n(x)}" y="{n(y)}" class="{kind}" text-anchor="{anchor}">{escape(said)}</text>'


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers from the first to the last that lie within."""
    reach = max(high - low, 1e-9)
    unit = 10.0 ** math.floor(math.log10(reach / most))
    step = next(unit * times for times in (1, 2, 5, 10, 20) if reach / (unit * times) <= most)
    first = math.ceil(low / step - 1e-9)
    return [step * i for i in range(first, math.floor(high / step + 1e-9) + 1)]


def point_chart(
    rows: Sequence[Row],
    title: str,
    scale: Callable[[float], str],
    reach: tuple[float, float] | None = None,
    line: float | None = None,
) -> str:
    """A point for each row, with its interval; `line` is where everybody would be alike."""
    ends = [end for row in rows for end in (row.figure.low, row.figure.high, row.figure.value) if math.isfinite(end)]
    ends += [line] if line is not None else []
    low, high = reach or padded(min(ends), max(ends))
    left, right, top = LABEL, WIDTH - SAID, 8
    bottom = top + ROW * len(rows)

    def across(value: float) -> float:
        return left + (right - left) * (min(max(value, low), high) - low) / (high - low)

    drawn: list[str] = []
    for tick in ticks(low, high):
        drawn.append(f'<path class="grid" d="M{n(across(tick))} {top}V{bottom}"/>')
        drawn.append(words(across(tick), bottom + 18, scale(tick), "scale", "middle"))
    if line is not None:
        drawn.append(f'<path class="even" d="M{n(across(line))} {top - 4}V{bottom + 4}"/>')
    for i, row in enumerate(rows):
        y = top + ROW * (i + 0.5)
        kind = f"c{row.colour}" + (" marked" if row.mark else "")
        drawn.append(words(left - 12, y + 5, shortened(row.name, 24), "name", "end"))
        drawn.append(
            f'<g class="{kind}"><title>{escape(row.name)}: {escape(row.said)}</title>'
            f'<path class="span" d="M{n(across(row.figure.low))} {n(y)}H{n(across(row.figure.high))}"/>'
            f'<circle cx="{n(across(row.figure.value))}" cy="{n(y)}" r="5.5"/></g>'
        )
        drawn.append(words(right + 14, y + 5, row.said, "figure marked" if row.mark else "figure"))
    return svg(WIDTH, bottom + 28, title, drawn)


def padded(low: float, high: float) -> tuple[float, float]:
    room = (high - low) * 0.05 or 1.0
    return low - room, high + room


def shortened(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


def histogram(values: Sequence[float], title: str, unit: str, bins: int = 24) -> str:
    """How often each size comes."""
    low, high = min(values), max(values)
    width = max(1.0, math.ceil((high - low + 1) / bins))
    counts = [0] * (int((high - low) // width) + 1)
    for value in values:
        counts[int((value - low) // width)] += 1
    left, right, top, bottom = 46, WIDTH - 20, 10, 170
    each = (right - left) / len(counts)
    most = max(counts)
    drawn: list[str] = []
    for tick in ticks(0, most, 4):
        y = bottom - (bottom - top) * tick / most
        drawn.append(f'<path class="grid" d="M{left} {n(y)}H{right}"/>{words(left - 8, y + 5, f"{tick:g}", "scale", "end")}')
    for i, count in enumerate(counts):
        first = low + i * width
        span = f"{first:g}" if width == 1 else f"{first:g}–{first + width - 1:g}"
        y = bottom - (bottom - top) * count / most
        drawn.append(
            f'<rect class="bar" x="{n(left + each * i + 1)}" y="{n(y)}" width="{n(max(1.0, each - 2))}" height="{n(bottom - y)}">'
            f"<title>{escape(span)}: {count}</title></rect>"
        )
    for tick in ticks(low, high):
        x = left + each * ((tick - low) / width + 0.5)
        drawn.append(words(x, bottom + 18, f"{tick:g}", "scale", "middle"))
    drawn.append(words(right, bottom + 38, unit, "scale", "end"))
    return svg(WIDTH, bottom + 46, title, drawn)


# -- inside tables -----------------------------------------------------------------------------------------------------


def bar(value: float, most: float, colour: int = 0) -> str:
    """A bar as long as a figure is large; to the left for what is below zero."""
    part = 0.0 if most <= 0 else min(1.0, abs(value) / most)
    kind = f"c{colour}" + (" below" if value < 0 else "")
    return f'<span class="track"><span class="filled {kind}" style="width:{100 * part:.1f}%"></span></span>'


def whisker(figure: Interval, reach: float) -> str:
    """A figure and its interval around zero, for a cell of a table."""
    width, middle = 120.0, 60.0

    def across(value: float) -> float:
        return middle + (middle - 4) * max(-1.0, min(1.0, value / reach))

    sure = "better" if figure.low > 0 else "worse" if figure.high < 0 else "open"
    return (
        f'<svg class="whisker {sure}" viewBox="0 0 {n(width)} 16" aria-hidden="true"><path class="even" d="M{n(middle)} 1V15"/>'
        f'<path class="span" d="M{n(across(figure.low))} 8H{n(across(figure.high))}"/>'
        f'<circle cx="{n(across(figure.value))}" cy="8" r="3.5"/></svg>'
    )
