"""Ana, the solo opponent (4.26)."""

from caravela.core.packed import i64
from caravela.maracaibo.numbers import PASS_ON
from caravela.maracaibo.state import Effect, Maracaibo


def set_up_ana(s: Maracaibo) -> None:
    """M-ANA-2 to 5: her row of discs and her deck."""


def ana_income(s: Maracaibo) -> i64:
    """M-ANA-31: VP of an income step."""
    return 0


def ana_categories(s: Maracaibo) -> dict[str, int]:
    """M-ANA-34 to 38: her final VP by category, as if the game ended now, without what is scored as for a player."""
    return {}


class AnaTurn(Effect):
    """M-ANA-7."""

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        s.then(PASS_ON, who)


class AnaStop(Effect):
    """M-ANA-12."""


class AnaAction(Effect):
    """M-ANA-16."""
