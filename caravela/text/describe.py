"""Which words describe the table of which game."""

from collections.abc import Callable
from dataclasses import dataclass

from caravela.core.game import View
from caravela.text import Speaker, empires_table, santamaria_table

Describe = Callable[[View, Speaker], list[str]]


@dataclass(frozen=True)
class Described:
    """A view in lines of words: where the game stands, the board, what lies before a seat, what is on offer."""

    status: Describe
    map: Describe
    board: Callable[[View, int, Speaker], list[str]]
    market: Describe


DESCRIBED = {
    "empires": Described(empires_table.status, empires_table.board_map, empires_table.board, empires_table.market),
    "santamaria": Described(santamaria_table.status, santamaria_table.board_map, santamaria_table.board, santamaria_table.market),
}
