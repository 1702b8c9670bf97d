"""Combat (4.10)."""

from caravela.core.packed import i64
from caravela.maracaibo.state import Effect, Maracaibo


class Combat(Effect):
    """M-COMBAT-1."""


class ChoosePile(Effect):
    """M-COMBAT-2."""


class ChooseNation(Effect):
    """M-COMBAT-4."""


class Fight(Effect):
    """M-COMBAT-14."""


def combats(s: Maracaibo) -> list[list[int]]:
    """The combats that are going on, the innermost last: tile (-1 without one), nation (-1), value, set of used actions."""
    return []


def tiles_in_combat(s: Maracaibo) -> i64:
    """The set of tiles that are revealed and not yet on a ship board."""
    return 0
