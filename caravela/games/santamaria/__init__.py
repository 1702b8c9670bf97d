"""Santa Maria. The rules are book/rules.md, clause by clause."""

from caravela.games.face import Face

FACE = Face(
    __name__,
    rules="rules.game:SANTAMARIA",
    judgement="judgement.prospects:JUDGEMENT",
    words="words.naming:WORDS",
    described="words.described:DESCRIBED",
    pictures="pictures.artist:ARTIST",
)
