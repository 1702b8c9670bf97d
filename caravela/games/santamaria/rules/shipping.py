"""Export (7.3): a shipment leaves the shared docks for the own harbour."""

from caravela.core.packed import i64
from caravela.core.state import bit
from caravela.games.santamaria.rules.components import DOCKS
from caravela.games.santamaria.rules.events import EXPORTED, SHIPMENT_SHOWN
from caravela.games.santamaria.rules.state import SantaMaria


def ship(s: SantaMaria, who: i64, dock: i64) -> None:
    """S-EXPORT-3, 4, 5: it goes to the same dock of the own harbour; the place is refilled at once."""
    shipment: i64 = s.docks[dock]
    s.harbour[who * DOCKS + dock] |= bit(shipment)
    s.docks[dock] = -1
    s.note(EXPORTED, who, shipment, dock)
    if s.pile:
        lay_shipment(s, dock, s.draw(s.pile))


def lay_shipment(s: SantaMaria, dock: i64, shipment: i64) -> None:
    s.pile &= ~bit(shipment)
    s.docks[dock] = shipment
    s.note(SHIPMENT_SHOWN, 0, shipment, dock)
