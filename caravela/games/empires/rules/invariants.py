"""Nothing is created or lost (E-INV): what tests ask of every position. Casualties that are only named still stand."""

from caravela.games.empires.rules.components import (
    BOX_IDS,
    BUILDER,
    GOOD_IDS,
    GOODS,
    KIND_IDS,
    KINDS,
    LONG,
    PLACES,
    REGIONS,
    SEATS,
    SPACE_IDS,
    SPECIALISTS,
    STRUCK,
)
from caravela.games.empires.rules.numbers import ON_OFFER, ORDER_MARKER, PILE, REMOVED, SHIPS
from caravela.games.empires.rules.state import Empires


def check(s: Empires) -> None:
    """Nothing is created or lost (E-INV)."""
    for who in range(s.seats):
        for kind in range(KINDS):
            there = sum(int(s.number(place, who, kind)) for place in range(PLACES) if place != STRUCK)
            for b in range(len(BOX_IDS)):
                for i in range(s.filled[b]):
                    figure = int(s.queue[b * LONG + i])
                    there += figure >> 3 & 7 == who and figure & 7 == kind
            for i in range(len(SPACE_IDS)):
                figure = int(s.queue[SPECIALISTS * LONG + i]) - 1
                there += figure >= 0 and figure >> 3 == who and figure & 7 == kind
            marker = s.tallied(ORDER_MARKER, who) == kind
            total = int(s.box.figures[kind])
            if kind == BUILDER and not s.setup.builders:
                total = 0
            if there + marker != total:
                raise AssertionError(f"E-INV-1: seat {who} has {there + marker} of {total} {KIND_IDS[kind]}")
        for place in range(PLACES):
            cell = int(s.cells[place * SEATS + who])
            if cell >> 30 != sum(cell >> 5 * kind & 31 for kind in range(KINDS)):
                raise AssertionError(f"E-INV-1: the total of place {place} is wrong")
        if s.money[who] < 0 or s.tallied(SHIPS, who) < 0:
            raise AssertionError("E-INV-3")
    for region in range(REGIONS):
        if s.undiscovered >> region & 1 and any(s.colony(region, who) for who in range(s.seats)):
            raise AssertionError("E-INV-2")
    for good in range(GOODS):
        rows = [int(s.goods[row * GOODS + good]) for row in [*range(s.seats), PILE, ON_OFFER, REMOVED]]
        on_map = sum(s.good_there >> r & 1 and s.box.region_good[r] == good for r in range(REGIONS))
        if min(rows) < 0:
            raise AssertionError("E-INV-3")
        if sum(rows) + on_map != s.box.good_tokens[good]:
            raise AssertionError(f"E-INV-4: {GOOD_IDS[good]}")
    ships = sum(int(s.tallied(SHIPS, who)) for who in range(s.seats))
    if ships + s.ship_in_box + s.stock != s.setup.ships:
        raise AssertionError("E-INV-5")
    if s.unseen & sum(int(s.found[who]) for who in range(s.seats)):
        raise AssertionError("a found token is unseen")
