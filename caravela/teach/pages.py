"""How a game is played, on a page: a title, headings, paragraphs, lists, as they stand in book/<language>/how_to_play.md."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

Kind = Literal["title", "heading", "text", "point", "step"]
MARKS: Final[list[tuple[str, Kind]]] = [("# ", "title"), ("## ", "heading"), ("- ", "point")]
NUMBERED = re.compile(r"[0-9]+\. ")


@dataclass(frozen=True)
class Block:
    """A line of the page. What is to be read first in it stands between two pairs of asterisks."""

    kind: Kind
    text: str

    @property
    def plain(self) -> str:
        return self.text.replace("**", "")


def read_page(path: Path) -> list[Block]:
    return [block(line) for line in path.read_text(encoding="utf-8").splitlines() if line]


def block(line: str) -> Block:
    for mark, kind in MARKS:
        if line.startswith(mark):
            return Block(kind, line.removeprefix(mark))
    numbered = NUMBERED.match(line)
    return Block("step", line[numbered.end() :]) if numbered else Block("text", line)
