"""Retiring (6.4): the spaces and their actions, and the income of the harbour."""

import pytest

from caravela.core.fate import Fate
from caravela.games.santamaria.rules import numbers
from caravela.games.santamaria.rules.components import DOCK_IDS, SPACE_IDS
from tests.games.santamaria.kit import table


@pytest.mark.parametrize("space", SPACE_IDS)
def test_a_vacant_space_of_ones_choice_also_without_its_action(space: str) -> None:
    """S-RET-1, S-RET-2, S-RET-3, S-RET-4, S-EDGE-31."""
    at = table(2).dock(coins="S01").give(0, wood=1).turn()
    assert at.offers("retire") == [f"retire to {one}" for one in SPACE_IDS]
    at.say(f"retire to {space}", "skip")
    view = at.view()
    assert view.retire == dict.fromkeys(SPACE_IDS, -1) | {space: 0} and view.players_at_table[0].retired == space
    assert (at.coins(), view.religion, view.conquistador, at.filled()) == (0, [0, 0], [0, 0], [])
    at.say("end turn")
    assert at.why_not(f"retire to {space}") == "S-RET-2" and len(at.offers("retire")) == 4


def test_what_the_spaces_give() -> None:
    """S-RET-5, S-RET-6, S-RET-7, S-RET-8, S-RET-9."""
    at = table(2).turn().say("retire to coins", "use")
    assert at.coins() == 2
    at = table(2).turn().say("retire to conquistador", "use")
    assert at.view().conquistador == [1, 0]
    at = table(2).dock(points="S01").give(0, wood=1, sugar=1).turn().say("retire to export", "export from points dock")
    assert at.view().players_at_table[0].harbour["points"] == ["S01"]
    at = table(2).give(0, grain=1).turn().say("retire to religion", "use", "step for grain")
    assert at.view().religion == [2, 0] and at.goods() == {}
    at = table(2).fill(0, "coin3", but=("r2c5", "r6c1")).turn().say("retire to road")
    assert at.on_offer() == ["place at row 2 column 5", "place at row 6 column 1", "skip"]
    at.say("place at row 6 column 1")
    assert at.view().players_at_table[0].cells[30].piece == "R01" and at.view().players_at_table[0].cells[30].settlers == 1


def test_a_space_whose_action_is_impossible_is_chosen_for_its_place() -> None:
    """S-EDGE-31, S-RET-4: nothing can be exported, yet it is nearer than the road."""
    at = table(2).dock(**dict.fromkeys(DOCK_IDS)).turn().say("retire to export")
    assert at.asks() == (1, "ask-turn")
    at.say("retire to road", "skip")
    assert at.view().year == 2 and at.view().start_player == 0


def test_three_road_tiles_for_three_years() -> None:
    """S-EDGE-32."""
    at = table(2)
    for year, cell in ((1, "row 1 column 1"), (2, "row 2 column 2"), (3, "row 3 column 3")):
        assert at.view().year == year and at.view().roads_left == 4 - year
        at.retired(1, "coins").turn().say("retire to road", f"place at {cell}")
    assert at.view().over and at.view().roads_left == 0
    assert [laid.tile for laid in at.view().players_at_table[0].laid] == ["R01", "R02", "R03"]


def test_a_full_colony_leaves_the_road_tile_on_the_stack() -> None:
    """S-EDGE-33."""
    at = table(2).fill(0, "coin3").turn().say("retire to road")
    assert at.view().retire["road"] == 0 and at.view().roads_left == 3 and at.asks() == (1, "ask-turn")


def test_income_comes_dock_by_dock_once_for_each_shipment() -> None:
    """S-RET-10, S-RET-11, S-RET-14, S-RET-17: the action of the space first; nothing of the income is asked."""
    at = table(2).harbour(0, coins=1, religion=1, conquistador=2, points=3).turn().say("retire to conquistador", "use")
    assert at.messages() == [
        *["event-retired", "event-conquistador"],
        "event-gained",
        *["event-income", "event-religion"],
        *["event-income", "event-conquistador", "event-gained"],
        *["event-income", "event-conquistador"],
        *["event-gained"] * 3,
    ]
    assert (at.coins(), at.view().religion, at.view().conquistador, at.happiness()) == (2, [1, 0], [3, 0], 3)
    assert at.goods() == {"gold": 1} and at.asks() == (0, "ask-end-turn")


def test_each_religion_step_of_the_income_may_be_extended() -> None:
    """S-RET-13, S-RET-17: the step itself is not asked, the extra one is."""
    at = table(2).harbour(0, religion=3).give(0, grain=2).turn().say("retire to coins", "skip")
    assert at.view().religion == [1, 0] and at.asks() == (0, "ask-extra-step")
    at.say("step for grain", "skip", "step for grain")
    assert at.view().religion == [5, 0]


def test_income_passes_symbols_like_any_action() -> None:
    """S-RET-14, S-RET-15, S-BLUE-2: the unlocked die waits for the next year."""
    at = table(2).religion(0, 2).show(0, "r1c1", "sugar").harbour(0, religion=1)
    at.s.fate = Fate([0])
    at.turn().say("retire to coins", "skip")
    assert at.asks() == (0, "ask-monk") and at.view().players_at_table[0].blue_dice == [1]
    at.say("monk to camp 1")
    assert at.happiness() == 3 and at.asks() == (1, "ask-turn") and at.offers("use blue") == []
    at.s.fate = None
    at.say("retire to road", "skip")
    assert at.view().year == 2 and len(at.view().players_at_table[0].blue_dice) == 2


def test_after_retiring_there_is_nothing_more_to_do_this_year() -> None:
    """S-RET-16, S-FLOW-6."""
    at = table(2).show(0, "r1c1", "sugar").row(1, 1, "sugar", "sugar").white(1, 1, 2).give(0, coins=9)
    at.turn().say("retire to coins", "skip", "end turn")
    for value in (1, 2):
        assert at.asks() == (1, "ask-turn")
        at.say(f"use white {value}", "skip")
    assert at.asks() == (1, "ask-turn") and at.coins(0) == 9


def test_conquistador_steps_of_the_retire_turn_count_this_year() -> None:
    """S-RET-18."""
    at = table(2).retired(1, "road").harbour(0, conquistador=1).turn().say("retire to coins", "skip")
    assert at.view().year == 2 and at.got(0, numbers.CONQUESTS) == 4
