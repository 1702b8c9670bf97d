"""The table of Alquerque in words, for those who see no board."""

from alquerque.rules import AlquerqueView
from caravela.core.game import Decision, View
from caravela.text import Speaker
from caravela.text.describe import Described
from caravela.text.words import Choice

LINES = ("|/|\\|/|\\|", "|\\|/|\\|/|")  # above the first, third and fifth row, and above the others


def status(view: View, speaker: Speaker) -> list[str]:
    assert isinstance(view, AlquerqueView)
    return [*drawn(view, speaker), *[men(view, seat, speaker) for seat in (0, 1)]]


def drawn(view: View, speaker: Speaker) -> list[str]:
    """The points with their lines, the men as the letters of their players."""
    assert isinstance(view, AlquerqueView)
    men = ["+AB"[seat + 1] for seat in view.points]
    rows = [[f"  {row + 1} {'-'.join(men[row * 5 : row * 5 + 5])}", f"    {LINES[row % 2]}"] for row in range(5)]
    key = speaker.message("table-key", one=speaker.player(0), other=speaker.player(1))
    return [*[line for row in rows for line in row][8::-1], "    a b c d e", key]


def men(view: View, seat: int, speaker: Speaker) -> str:
    assert isinstance(view, AlquerqueView)
    return speaker.message("table-men", who=speaker.player(seat), n=view.left[seat])


def choice(view: View, option: str, decision: Decision, speaker: Speaker) -> Choice:
    return Choice(speaker.option(option, decision))


DESCRIBED = Described(
    status=status,
    map=drawn,
    board=lambda view, seat, speaker: [men(view, seat, speaker)],
    others=(),
    aids=lambda view, decision, speaker, width: [],
    choice=choice,
    ending=lambda view, speaker: [],
)
