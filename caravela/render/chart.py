"""Points over time: a line for each player, marked with the player's shape and named at its end."""

from html import escape
from itertools import pairwise
from typing import Final

from caravela.render.drawings import SHAPES
from caravela.render.shapes import lettered, number, text

Series = tuple[int, str, str, list[tuple[int, int]]]  # colour, letter, name, and the total after each move

LEFT: Final = 40  # room for the scale
RIGHT: Final = 190  # and for the names
TOP: Final = 40
BOTTOM: Final = 34
PRINT: Final = 14
GAP: Final = 22  # between two names
DASHES: Final = ("", "9 4", "2.5 3.5", "12 4 2.5 4", "5 3", "1 5")  # each player's own line, for those who see no colours


def points_chart(series: list[Series], rounds: list[tuple[int, str]], title: str, width: int = 760, height: int = 320) -> str:
    """A picture for a page that has the looks of boards (`board.css`); rounds are marked where they begin."""
    last = max([move for *_, line in series for move, _ in line] + [move for move, _ in rounds] + [1])
    totals = [total for *_, line in series for _, total in line] or [0]
    step = scale_step(max(totals + [0]) - min(totals + [0]))
    low, high = min(totals + [0]) // step * step, max(-(-max(totals + [0]) // step) * step, step)

    def across(move: int) -> float:
        return LEFT + (width - LEFT - RIGHT) * move / last

    def down(total: int) -> float:
        return height - BOTTOM - (height - TOP - BOTTOM) * (total - low) / (high - low)

    drawn = [text(LEFT, 20, title, 16, "heading")]
    for total in range(low, high + 1, step):
        y = number(down(total))
        drawn.append(f'<path class="rule" d="M{LEFT} {y}H{width - RIGHT}"/>')
        drawn.append(text(LEFT - 8, down(total) + 5, signed(total), PRINT, "label", "end"))
    starts = [across(move) for move, _ in rounds] + [float(width - RIGHT)]
    every = thinned(starts, [name for _, name in rounds])
    for i, (_, name) in enumerate(rounds):
        drawn.append(f'<path class="rule" d="M{number(starts[i])} {TOP}V{height - BOTTOM + 5}"/>')
        if i % every == 0:
            drawn.append(text((starts[i] + starts[i + 1]) / 2, height - BOTTOM + 20, name, PRINT, "label", "middle"))
    marked = {move for move, _ in rounds}
    ends = [down(line[-1][1]) if line else down(0) for *_, line in series]
    places = spread(ends, TOP, height - BOTTOM)
    for (colour, letter, name, line), end, place in zip(series, ends, places, strict=True):
        path = "L".join(f"{number(across(move))} {number(down(total))}" for move, total in corners(line))
        dashes = f' stroke-dasharray="{DASHES[colour]}"' if DASHES[colour] else ""
        total = line[-1][1] if line else 0
        x = across(line[-1][0]) if line else LEFT
        marks = [shape(colour, across(move), down(there), 9) for move, there in line if move in marked and move]
        label = width - RIGHT + 30
        drawn.append(
            f'<g class="p{colour}"><title>{escape(name)}: {total}</title>'
            f'<path class="course" d="M{path or "0 0"}"{dashes}/>{"".join(marks)}'
            f'<path class="rule" d="M{number(x)} {number(end)}L{label - 13} {number(place)}"/>'
            f"{shape(colour, label, place, 19)}{lettered(colour, letter, label, place, 19)}"
            f"{text(label + 15, place + 5, signed(total), PRINT, 'number')}"
            f"{text(label + 52, place + 5, name if len(name) <= 16 else name[:15] + '…', PRINT, '', within=RIGHT - 86)}</g>"
        )
    said = "; ".join(f"{name} {line[-1][1] if line else 0}" for _, _, name, line in series)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" class="sheet chart" role="img"'
        f' aria-labelledby="chart-title chart-desc"><title id="chart-title">{escape(title)}</title>'
        f'<desc id="chart-desc">{escape(said)}</desc>{"".join(drawn)}</svg>'
    )


def signed(n: int) -> str:
    return str(n).replace("-", "−")


def shape(colour: int, x: float, y: float, size: float) -> str:
    """A player's own shape, drawn in place: a chart needs no symbols of the page."""
    at = f"translate({number(x - size / 2)} {number(y - size / 2)}) scale({size / 24:.3f})"
    return f'<path class="own" transform="{at}" d="{SHAPES[colour]}"/>'


def thinned(starts: list[float], names: list[str]) -> int:
    """Every how many rounds a name is shown, so that no two touch."""
    for every in range(1, len(names)):
        shown = range(0, len(names), every)
        spans = [((starts[i] + starts[i + 1]) / 2, len(names[i]) * PRINT * 0.31 + 3) for i in shown]
        if all(x + half <= y - next_half for (x, half), (y, next_half) in pairwise(spans)):
            return every
    return max(1, len(names))


def corners(line: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The line without the moves at which nothing changed before and after."""
    return [
        (move, total)
        for i, (move, total) in enumerate(line)
        if i in (0, len(line) - 1) or total != line[i - 1][1] or total != line[i + 1][1]
    ]


def scale_step(reach: int) -> int:
    """A round number that divides the scale into at most six."""
    unit = 1
    while True:
        for step in (unit, 2 * unit, 5 * unit):
            if step * 6 >= reach:
                return step
        unit *= 10


def spread(wanted: list[float], top: float, bottom: float) -> list[float]:
    """Where names stand: as near to the ends of their lines as they can without touching each other."""
    order = sorted(range(len(wanted)), key=lambda i: (wanted[i], i))
    gap = min(float(GAP), (bottom - top) / max(1, len(wanted) - 1))
    places = [0.0] * len(wanted)
    free = top
    for i in order:
        places[i] = max(free, wanted[i])
        free = places[i] + gap
    free = bottom
    for i in reversed(order):
        places[i] = min(free, places[i])
        free = places[i] - gap
    return places
