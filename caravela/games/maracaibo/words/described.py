"""Maracaibo in words, for those who see no board."""

from caravela.games.maracaibo.words import choices, story, table
from caravela.text.describe import Described, Sheet, Tale

DESCRIBED = Described(
    table.status,
    table.board_map,
    table.board,
    (
        Sheet("c", "cards", table.cards),
        Sheet("t", "tracks", table.tracks),
        Sheet("y", "story", table.story),
    ),
    choices.aids,
    choices.choice,
    table.ending,
    Tale(story.page, story.pages, story.standing),
)
