"""Games as environments for those who study and teach machines: one by one, by the thousand, or inside OpenSpiel.

`caravela.research.batch` needs numpy, `caravela.research.zoo` PettingZoo (both: `pip install caravela[research]`), and
`caravela.research.spiel` OpenSpiel (`pip install caravela[openspiel]`).
"""

from caravela.research.setting import Setting

__all__ = ["Setting"]
