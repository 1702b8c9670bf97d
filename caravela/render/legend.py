"""Pieces and icons side by side, as a small picture by itself: for the legend, and beside what a teacher says."""

from collections.abc import Sequence
from typing import Final

from caravela.render.drawings import FIGURES, Drawings
from caravela.render.shapes import coin, marker, piece, points, use

SIDE: Final = 28
SOME: Final = 3  # what stands on a coin or a seal
MOST: Final = 6  # players' colours
LETTERS: Final = "ABCDEF"


def pictured(signs: Sequence[str], drawings: Drawings) -> str:
    """The drawings of these names in a row. The page has the symbols; what it shows is said in words beside it."""
    drawn = [sign(name, SIDE * (n + 0.5), SIDE / 2, drawings) for n, name in enumerate(signs)]
    width = SIDE * len(signs)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {SIDE}" width="{width}" height="{SIDE}"'
        f' class="sheet sign-row" aria-hidden="true">{"".join(drawn)}</svg>'
    )


def sign(name: str, x: float, y: float, drawings: Drawings) -> str:
    """One drawing: figures in the first player's colour, coins and seals with a number."""
    figures = {**FIGURES, **drawings.figures}
    colours = {f"m{colour}": colour for colour in range(MOST)}
    if name in figures:
        return piece(name, 0, x, y, 24, middle=figures[name][0])
    if name in colours:
        return marker(colours[name], LETTERS[colours[name]], x, y, 24)
    if name == "coin":
        return coin(SOME, x, y, 24)
    return points(SOME, x, y, 24) if name == "seal" else use(name, x, y, 22)
