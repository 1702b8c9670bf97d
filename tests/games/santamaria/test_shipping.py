"""Export (7.3): shipments from the shared docks to the own harbour."""

import pytest

from caravela.core.fate import Fate
from caravela.games.santamaria.rules import numbers
from caravela.games.santamaria.rules.components import DOCK_IDS, SHIPMENT_IDS
from tests.games.santamaria.kit import Table, table

NOWHERE = 63
NONE: dict[str, str | None] = dict.fromkeys(DOCK_IDS)


def exporting(at: Table) -> Table:
    return at.happen(numbers.EXPORT, 0, NOWHERE)


@pytest.mark.parametrize("shipment", SHIPMENT_IDS)
def test_the_full_cost_of_a_shipment_is_paid_and_its_points_count_at_the_end(shipment: str) -> None:
    """S-EXPORT-1, S-EXPORT-7, S-DEF-11, S-END-9."""
    at = table(2).dock(**NONE).dock(points=shipment)
    cost, points = at.view().printed.shipments[shipment].cost, at.view().printed.shipments[shipment].points
    for resource in cost:
        exporting(at.give(0, **cost | {resource: cost[resource] - 1}))
        assert at.offers("export") == [] and (at.asks() is None or at.why_not("export from points dock") == "S-EXPORT-1")
    exporting(at.give(0, **cost)).say("export from points dock")
    if at.asks():
        at.say("pay as printed")  # what costs gold could also be paid with gold elsewhere
    assert at.goods() == {} and at.happiness() == 0 and at.points() == {"shipments": points}


@pytest.mark.parametrize("dock", DOCK_IDS)
def test_a_shipment_goes_to_the_dock_with_the_same_symbol_and_is_replaced_there(dock: str) -> None:
    """S-EXPORT-2, S-EXPORT-3, S-EXPORT-4, S-DEF-13."""
    at = table(2).dock(**NONE).dock(**{dock: "S01"}).give(0, wood=3, sugar=3)
    at.s.fate = Fate([0])
    before = at.view()
    exporting(at).say(f"export from {dock} dock")
    after = at.view()
    assert after.players_at_table[0].harbour == {name: ["S01"] if name == dock else [] for name in DOCK_IDS}
    assert after.docks == NONE | {dock: before.shipments_unseen[0]} and after.pile == before.pile - 1
    assert at.asks() is None  # one shipment for one action


def test_any_number_of_shipments_lie_at_one_dock() -> None:
    """S-EXPORT-6."""
    at = table(2).harbour(0, religion=9).dock(religion="S01").give(0, wood=1, sugar=1)
    exporting(at).say("export from religion dock")
    assert len(at.view().players_at_table[0].harbour["religion"]) == 10


def test_a_revealed_shipment_may_be_taken_by_the_next_export_of_the_line() -> None:
    """S-EXPORT-9, S-EDGE-14."""
    at = table(2).dock(**NONE).dock(points="S01").column(0, 1, "export", "export").white(1).give(0, wood=2, sugar=2)
    at.s.pile = 1 << SHIPMENT_IDS.index("N03")
    at.turn().say("use white 1", "export from points dock")
    assert at.view().docks["points"] == "N03" and at.asks() == (0, "ask-export")
    at.say("export from points dock")
    assert at.view().players_at_table[0].harbour["points"] == ["S01", "N03"] and at.view().docks == NONE


def test_an_export_may_be_declined() -> None:
    """S-EXPORT-8."""
    at = exporting(table(2).dock(points="S01").give(0, wood=1, sugar=1)).say("skip")
    assert at.goods() == {"wood": 1, "sugar": 1} and at.view().docks["points"] == "S01"


def test_without_shipments_an_export_territory_does_nothing() -> None:
    """S-EDGE-13, S-FREE-13: nothing is asked, whatever could be sold."""
    at = table(2).dock(**NONE).show(0, "r1c1", "export").give(0, coins=9, wood=3).turn().say("coins on row 1 column 1")
    assert at.asks() == (0, "ask-end-turn") and at.occupied() == ["r1c1"]
