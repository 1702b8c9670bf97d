"""Empires: Age of Discovery, and its first edition Age of Empires III. The rules are book/rules.md, clause by clause."""

from caravela.games.face import Face

FACE = Face(
    __name__,
    rules="rules.game:EMPIRES",
    judgement="judgement.features:JUDGEMENT",
    words="words.naming:WORDS",
    described="words.described:DESCRIBED",
    pictures="pictures.artist:ARTIST",
)
