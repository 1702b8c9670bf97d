"""Maracaibo. The rules are book/rules.md, clause by clause."""

from caravela.games.face import Face

FACE = Face(
    __name__,
    rules="rules.game:MARACAIBO",
    judgement="judgement.features:JUDGEMENT",
    words="words.naming:WORDS",
    described="words.described:DESCRIBED",
    pictures="pictures.artist:ARTIST",
)
