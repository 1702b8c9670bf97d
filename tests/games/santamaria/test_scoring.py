"""Bishops' demands (8.3), final scoring (9.2), and the solo game (10.3)."""

import pytest

from caravela.games.santamaria.rules import numbers
from caravela.games.santamaria.rules.components import BISHOP_IDS, RESOURCE_IDS, SPACE_IDS
from caravela.games.santamaria.rules.game import SANTAMARIA
from caravela.games.santamaria.rules.state import SantaMaria
from tests.games.santamaria.kit import Table, table


def bishops(at: Table, who: int = 0) -> int:
    return at.points(who).get("bishops", 0)


def appointed(bishop: str) -> Table:
    return table(2).at_posts(bishop).monk(0, bishop)


# -- Bishops -----------------------------------------------------------------------------------------------------------


def test_each_scores_a_shared_bishop_for_himself() -> None:
    """S-BIS-3, S-BIS-1, S-END-7."""
    at = table(3).at_posts("BI4").monk(0, "BI4").monk(1, "BI4").harbour(0, coins=5).harbour(2, coins=7)
    assert [bishops(at, who) for who in range(3)] == [5 - 2, -2, 0]
    assert at.view().players_at_table[0].bishop_demands == {"BI4": 5}


def test_the_bishop_of_the_settlements_counts_developed_lines() -> None:
    """S-BIS-BI2, S-DEF-8: roads and territories in any mix, but no empty cell."""
    at = appointed("BI2").row(0, 3, "road1", "sugar", "gem", "road2", "wood", "export")
    assert bishops(at) == 1 - 2
    assert bishops(at.column(0, 6, "sugar", "gem", ".", "road1", "wood")) == 1 - 2
    assert bishops(at.show(0, "r6c6", "road1")) == 2 - 2
    assert bishops(at.fill(0, "coin3")) == 12 - 2


def test_the_bishop_of_the_roads_counts_edges_only() -> None:
    """S-BIS-BI3, S-DEF-17: neither corners nor the ends of neighbouring rows link roads."""
    at = appointed("BI3").show(0, "r1c6", "road1").show(0, "r2c1", "road1").show(0, "r3c2", "road2")
    assert bishops(at) == 2 - 2
    assert bishops(at.tile(0, "R01", "r2c2")) == 6 - 2
    assert bishops(at.show(0, "r4c2", "sugar").show(0, "r5c2", "road1")) == 6 - 2


def test_the_bishop_of_the_fleet_counts_shipments() -> None:
    """S-BIS-BI4."""
    assert bishops(appointed("BI4").harbour(0, coins=1, religion=2, points=3)) == 6 - 2


def test_the_bishop_of_the_frontier_counts_conquistadors() -> None:
    """S-BIS-BI5, S-DEF-4: printed, on a tile, or on a town hall; occupied or not."""
    at = appointed("BI5").board(0, "A1")
    assert bishops(at) == 3 - 2
    assert bishops(at.tile(0, "D13", "r1c3").tile(0, "H03", "r2c2")) == 9 - 2
    assert bishops(at.coins_on(0, "r3c6")) == 9 - 2


def test_the_bishop_of_the_harvest_counts_sets() -> None:
    """S-BIS-BI6, S-DEF-15: a territory with two types counts for both, one that gives two counts once."""
    at = appointed("BI6").row(0, 1, "wood2", "grain2", "sugar", "gem")
    assert bishops(at) == 4 - 2
    assert bishops(at.row(0, 2, "sugar", "gem")) == 4 - 2
    assert bishops(at.show(0, "r3c3", "wood+grain")) == 8 - 2
    assert at.view().players_at_table[0].cells[14].types == ["wood", "grain"]


@pytest.mark.parametrize("bishop", BISHOP_IDS)
def test_no_demand_looks_at_resources_or_coins(bishop: str) -> None:
    """S-EDGE-50, S-BIS-2: and an unserved bishop costs two points, no more."""
    at = appointed(bishop)
    assert bishops(at) == -2 and at.total() == -2
    assert bishops(at.give(0, coins=30, wood=3, grain=3, sugar=3, gem=3, gold=3)) == -2


def test_a_total_can_be_negative() -> None:
    """S-EDGE-51."""
    at = table(2).at_posts("BI2", "BI3", "BI4").monk(0, "BI2", "BI3", "BI4")
    assert at.total() == -6 and at.view().players_at_table[0].total == -6


# -- Final scoring -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("resource", RESOURCE_IDS)
def test_resources_are_sold_and_three_coins_are_a_point(resource: str) -> None:
    """S-END-2, S-END-3."""
    for n in range(4):
        for coins in range(4):
            worth = coins + n * (1 if resource in ("wood", "grain") else 2)
            assert table(2).give(0, coins=coins, **{resource: n}).points().get("coins", 0) == worth // 3


def test_settlers_score_for_each_developed_line_they_live_on() -> None:
    """S-END-4, S-END-5, S-DEF-8."""
    at = table(2).row(0, 1, "road2", "road1", "sugar", "gem", "wood")
    assert at.points() == {}
    assert at.show(0, "r1c6", "export").points() == {"settlers": 3}
    assert at.column(0, 1, ".", "gem", "road1", "gem", "gem", "gem").points() == {"settlers": 3 + 2 + 1}


def test_the_total_is_the_sum_of_everything() -> None:
    """S-END-10, S-DEF-11, S-END-11: points of play, then what counts only at the end."""
    at = table(2).set(0, numbers.HAPPINESS, 7).set(0, numbers.CONQUESTS, 5).give(0, coins=6)
    at.at_posts("SC04", "BI4").monk(0, "SC04", "BI4").row(0, 1, "road2", *["sugar"] * 5)
    at.harbour(0, coins=1, religion=1, conquistador=1, points=1)
    shipped = [ids[0] for ids in at.view().players_at_table[0].harbour.values()]
    points = sum(at.view().printed.shipments[shipment].points for shipment in shipped)
    expected = {"happiness": 7, "conquistador": 5, "shipments": points, "harbour": 3, "settlers": 2, "scholars": 3}
    assert at.points() == expected | {"bishops": 4 - 2, "coins": 2} and at.total() == sum(at.points().values())
    assert at.view().players_at_table[0].points == 12
    assert SANTAMARIA.winners(at.s) == [0] and SANTAMARIA.winners(at.set(1, numbers.HAPPINESS, 99).s) == [1]


# -- Solo --------------------------------------------------------------------------------------------------------------


def solo(year: int = 1) -> Table:
    return table(1, "advanced", year=year)


def test_what_a_solo_player_starts_with() -> None:
    """S-SOLO-2, S-SOLO-3."""
    s = SANTAMARIA.start(1, SANTAMARIA.agree("advanced", {}), 8)
    assert isinstance(s, SantaMaria)
    view = SANTAMARIA.view(s, 0)
    assert view.start_player == 0 and view.players_at_table[0].coins == 3 and view.players_at_table[0].resources["wood"] == 2
    assert len(view.white_dice) == 3 and view.blue_reserve == 2 and len(view.players_at_table[0].blue_dice) == 1


@pytest.mark.parametrize(("year", "tree", "points"), [(1, 3, 4), (2, 5, 5), (3, 7, 6)])
def test_only_the_tree_of_the_year_counts(year: int, tree: int, points: int) -> None:
    """S-SOLO-5, S-SOLO-6, S-SOLO-7, S-SOLO-8, S-SOLO-19: no rank, and the marker goes back all the same."""
    for space in range(13):
        at = solo(year).conquistador(0, space).retired(0, "road").end_year()
        assert at.got(0, numbers.CONQUESTS) == (points if space >= tree else 0)
        assert at.view().conquistador == [0] and at.view().year == min(year + 1, 3)
        assert "event-conquest" not in at.messages() and ("event-solo-tree" in at.messages()) == (space >= tree)


def test_monks_of_a_solo_player_are_free_and_all_spaces_are_vacant_every_year() -> None:
    """S-SOLO-9, S-SOLO-10, S-EDGE-57: the space chosen changes neither the start player nor the result."""
    at = solo().happen(numbers.PLACE_MONK)
    assert len(at.offers("monk to")) == 10 and {post.fee for post in at.view().posts} == {0}
    for space in SPACE_IDS:
        at = solo().turn().say(f"retire to {space}")
        while at.view().year == 1:
            at.say("skip")
        assert at.asks() == (0, "ask-turn") and at.offers("retire") == [f"retire to {one}" for one in SPACE_IDS]
        assert at.view().start_player == 0 and at.total() == 0
        won = solo(3).retired(0, space).set(0, numbers.HAPPINESS, 100).end_year()
        assert SANTAMARIA.winners(won.s) == [0]


def earned(at: Table) -> list[str]:
    view = at.view()
    assert view.solo
    return view.solo.achievements


def test_theocracy_counts_demands_before_their_cost() -> None:
    """S-EDGE-58, S-SOLO-14."""
    at = solo().at_posts("BI4").monk(0, "BI4").harbour(0, coins=29)
    assert "theocracy" not in earned(at)
    assert "theocracy" in earned(at.harbour(0, coins=1)) and at.points()["bishops"] == 28


@pytest.mark.parametrize("kind", ["coin3", "wood"])
def test_a_cell_with_two_effects_serves_a_chain_of_either_type(kind: str) -> None:
    """S-EDGE-59, S-SOLO-15."""
    at = solo().row(0, 2, kind, kind, "wood+coin2", kind, kind)
    assert earned(at) == []
    assert earned(at.show(0, "r2c6", kind)) == ["capracracy"]


def test_what_is_a_chain_and_what_is_not() -> None:
    """S-SOLO-15, S-DEF-17: linked by edges, one type, from edge to opposite edge, not roads."""
    assert earned(solo().row(0, 1, *["road1"] * 6)) == []
    assert earned(solo().row(0, 1, "wood", "wood", "wood", "grain", "wood", "wood")) == []
    step = solo().row(0, 1, "gem", "gem", "gem").row(0, 2, ".", ".", ".", "gem", "gem", "gem")
    assert earned(step) == [] and earned(step.show(0, "r2c3", "gem")) == ["capracracy"]
    assert earned(solo().column(0, 5, *["wood", "wood2"] * 3).coins_on(0, "r1c5")) == ["capracracy"]
    assert earned(solo().row(0, 1, *["."] * 5, "gem").row(0, 2, *["gem"] * 5)) == []
