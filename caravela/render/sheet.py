"""One picture in named parts: what a board drawing is to pages, notebooks and files."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from html import escape
from pathlib import Path

from caravela.render.drawings import NONE, Drawings
from caravela.render.shapes import symbols

LOOKS = Path(__file__).parent / "board.css"
THING = re.compile(r'data-thing="([^"]*)"')


@cache
def looks() -> str:
    """The colours and lines that all boards share, light and dark."""
    return LOOKS.read_text(encoding="utf-8")


@dataclass(frozen=True)
class Area:
    """A stretch of a drawing that is worth looking at by itself where the whole would be too small."""

    title: str
    x: int
    y: int
    width: int
    height: int


@dataclass(frozen=True)
class Sheet:
    """A drawing of so many units in width and height. Its parts are SVG groups, the lowest layer first."""

    id: str
    title: str
    desc: str
    width: int
    height: int
    parts: dict[str, str] = field(default_factory=dict)
    seat: int = -1  # whose board it is
    areas: tuple[Area, ...] = ()
    drawings: Drawings = NONE  # of its own

    @cached_property
    def parts_here(self) -> dict[str, str]:
        """The parts by names that no other sheet has: "board/ground"."""
        return {f"{self.id}/{name}": part for name, part in self.parts.items()}

    def svg(self, open_things: Mapping[str, Sequence[str]] | None = None, labels: Mapping[str, str] | None = None) -> str:
        """The whole picture as a file of its own. What stands for open options says which ones."""
        parts = [opened(part, open_things, labels or {}) if open_things else part for part in self.parts.values()]
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" class="sheet" role="group"'
            f' aria-labelledby="{self.id}-title {self.id}-desc"><title id="{self.id}-title">{escape(self.title)}</title>'
            f'<desc id="{self.id}-desc">{escape(self.desc)}</desc><style>{looks()}{self.drawings.looks}</style>'
            f"{symbols(self.drawings)}{''.join(parts)}</svg>"
        )

    def drawing(self, area: Area | None = None) -> str:
        """The picture for a page that has the symbols and the looks already; or a stretch of it."""
        seen = area or Area(self.title, 0, 0, self.width, self.height)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{seen.x} {seen.y} {seen.width} {seen.height}" class="sheet"'
            f' role="img" aria-label="{escape(seen.title, quote=True)}">{"".join(self.parts.values())}</svg>'
        )

    def _repr_svg_(self) -> str:
        return self.svg()


def opened(part: str, options: Mapping[str, Sequence[str]], labels: Mapping[str, str]) -> str:
    """The part with `data-option` on every thing that stands for an open option: something to click, focus and read aloud."""

    def mark(found: re.Match[str]) -> str:
        names = options.get(found[1])
        if not names:
            return found[0]
        label = labels.get(found[1], found[1])
        said = escape("|".join(names), quote=True)
        return f'{found[0]} data-option="{said}" role="button" tabindex="0" aria-label="{escape(label, quote=True)}"'

    return THING.sub(mark, part)
