"""Santa Maria in words, for those who see no board."""

from caravela.games.santamaria.words import choices, table
from caravela.text.describe import Described, Sheet

DESCRIBED = Described(
    table.status,
    table.board_map,
    table.board,
    (
        Sheet("d", "drawing", table.drawing, of_a_seat=True),
        Sheet("t", "tiles", table.tiles),
        Sheet("k", "monks", table.monks),
    ),
    choices.aids,
    choices.choice,
    table.ending,
)
