"""Alquerque de doce, as the Book of Games tells of it (Seville, 1283). The rules are book/rules.md, clause by clause."""

from caravela.games.face import Face

FACE = Face(
    __name__,
    rules="rules:ALQUERQUE",
    judgement="judgement:JUDGEMENT",
    words="words.naming:WORDS",
    described="words.table:DESCRIBED",
    pictures="pictures:ARTIST",
)
