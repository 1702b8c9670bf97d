"""What a position is worth to a seat, as a short list of numbers."""

from typing import Final

from caravela.core.packed import i64
from caravela.core.state import count
from caravela.santamaria.components import RESOURCE_IDS, RESOURCES
from caravela.santamaria.numbers import FAITH, LEAD, MONEY, UNLOCKED
from caravela.santamaria.scoring import total
from caravela.santamaria.state import SantaMaria

FEATURES: Final = [
    "points",
    "coins",
    *RESOURCE_IDS,
    "territories",
    "cells",
    "shipments",
    "religion",
    "conquistador",
    "blue_dice",
    "scholars",
]


def evaluate(s: SantaMaria, who: i64) -> list[float]:
    """In the order of FEATURES: points as if the game ended now, and what the seat has."""
    found = [float(total(s, who)), float(s.tallied(MONEY, who))]
    found += [float(s.has(who, resource)) for resource in range(RESOURCES)]
    found += [float(count(s.territory[who])), float(count(s.filled[who])), float(s.shipments(who))]
    found += [float(s.tallied(row, who)) for row in (FAITH, LEAD, UNLOCKED)]
    found.append(float(count(s.able[who])))
    return found
