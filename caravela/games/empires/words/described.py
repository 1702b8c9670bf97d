"""Empires in words, for those who see no board."""

from caravela.games.empires.words import table
from caravela.text.describe import Described, Sheet

DESCRIBED = Described(
    table.status,
    table.board_map,
    table.board,
    (Sheet("c", "buildings", table.market),),
    table.aids,
    table.choice,
    table.ending,
)
