"""Set-up, flow, payments, monks, and the solo game: what the examples do not show."""

from dataclasses import replace

import pytest

from caravela.core.refused import Refused
from caravela.core.state import play_randomly
from caravela.games.santamaria.rules import numbers
from caravela.games.santamaria.rules.components import CELL_IDS
from caravela.games.santamaria.rules.game import SANTAMARIA
from caravela.games.santamaria.rules.state import SantaMaria
from tests.games.santamaria.kit import table


def start(players: int, preset: str, seed: int = 5, **changes: str) -> SantaMaria:
    s = SANTAMARIA.start(players, SANTAMARIA.agree(preset, changes), seed)
    assert isinstance(s, SantaMaria)
    return s


def test_one_player_needs_the_advanced_set_up() -> None:
    """S-SETUP-1, S-SOLO-1."""
    with pytest.raises(Refused) as refused:
        start(1, "basic")
    assert refused.value.message == "santamaria-solo-advanced"
    view = SANTAMARIA.view(start(1, "advanced"), 0)
    assert (len(view.white_dice), view.blue_reserve, len(view.sets_on_offer)) == (3, 2, 4)
    assert view.players_at_table[0].coins == 3 and view.solo is not None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_lies_on_the_shared_board(players: int) -> None:
    """S-SETUP-4, S-SETUP-7, S-SETUP-8, S-SETUP-9, S-SETUP-10, S-SETUP-11, S-SETUP-23."""
    view = SANTAMARIA.view(start(players, "basic"), -1)
    assert sorted(str(shipment) for shipment in view.docks.values()) == ["S01", "S02", "S03", "S04"]
    assert view.pile == 30 and view.roads_left == 3
    assert [post.sort for post in view.posts] == ["scholar"] * 3 + ["bishop"] * 3 + ["camp"] * 4
    assert [tile[0] for tile in view.display] == ["D"] * 5 + ["T"] * 5
    assert len(view.white_dice) == 3 * players and view.blue_reserve == 2 * players


def test_boards_are_drafted_counter_clockwise_before_anything_is_given() -> None:
    """S-SETUP-17, S-SETUP-25, S-SETUP-26."""
    s = start(3, "basic_draft", start_player="first_seat")
    deciders = []
    for name in ("Porto Bello", "Vera Cruz", "Cartagena"):
        deciders.append(s.who)
        assert SANTAMARIA.view(s, -1).players_at_table[0].coins == 0
        SANTAMARIA.take(s, f"choose {name}")
    assert deciders == [2, 1, 0]
    assert [player.colony for player in SANTAMARIA.view(s, -1).players_at_table] == ["A3", "A1", "A4"]


def test_a_set_is_a_town_hall_and_a_scholar_of_ones_own() -> None:
    """S-ADV-3, S-ADV-5, S-ADV-6, S-ADV-7, S-ADV-8."""
    s = start(2, "advanced", start_player="first_seat")
    assert s.who == 1
    scholar = SANTAMARIA.view(s, -1).sets_on_offer[2].scholar
    SANTAMARIA.take(s, "choose town hall H03")
    assert SANTAMARIA.view(s, -1).tile_in_hand == "H03"
    SANTAMARIA.take(s, "place at row 1 column 1")
    view = SANTAMARIA.view(s, -1)
    player = view.players_at_table[1]
    assert (player.town_hall, player.setup_scholar, player.scholars) == ("H03", scholar, [scholar])
    assert player.laid[0].cells == ["r1c1", "r1c2"] and player.coins == 4
    assert scholar not in [post.id for post in view.posts]


def test_the_payer_chooses_what_gold_replaces() -> None:
    """S-GOLD-7, S-EDGE-64, S-FREE-15."""
    at = table(2).display("D01").give(0, wood=2, gold=1).turn().say("buy double D01")
    assert at.on_offer() == ["pay as printed", "pay gold for 1 wood"]
    assert at.say("pay gold for 1 wood").goods() == {"wood": 1}


def test_no_resource_replaces_gold_but_the_shipwright_pays_coins_for_it() -> None:
    """S-GOLD-4, S-SCH-SC02, S-EDGE-49."""
    at = table(2).dock(coins="N02", religion=None, conquistador=None, points=None).give(0, coins=2, wood=3, sugar=3)
    assert at.happen(numbers.EXPORT, 0, 63).offers("export") == []
    at.scholar(0, "SC02").happen(numbers.EXPORT, 0, 63).say("export from coins dock")
    assert at.goods() == {"wood": 2, "sugar": 3} and at.coins() == 0


def test_the_master_builder_pays_a_coin_for_a_wood() -> None:
    """S-SCH-SC03."""
    at = table(2).display("T01").scholar(0, "SC03").give(0, coins=1, wood=2).turn()
    assert at.offers("buy triple") == []
    at.give(0, coins=1, wood=1, grain=1).turn().say("buy triple T01")
    assert at.goods() == {} and at.coins() == 0


def test_the_theologian_and_the_captain() -> None:
    """S-SCH-SC07, S-SCH-SC08."""
    at = table(2).scholar(0, "SC07").religion(0, 0).give(0, coins=1).happen(numbers.RELIGION).say("step for coins")
    assert at.got(0, numbers.FAITH) == 2 and at.coins() == 0
    at = table(2).scholar(0, "SC08").give(0, wood=1).happen(numbers.CONQUISTADOR).say("step for wood")
    assert at.got(0, numbers.LEAD) == 2 and at.goods() == {"gold": 1}


def test_the_alchemist_once_a_turn() -> None:
    """S-SCH-SC09."""
    at = table(2).scholar(0, "SC09").give(0, wood=2).turn().say("swap wood for grain")
    assert at.goods() == {"wood": 1, "grain": 1} and at.offers("swap") == []
    assert at.why_not("swap wood for grain") == "S-SCH-SC09"


def test_a_monk_does_not_stand_twice_on_a_post_and_pays_its_fee_in_full() -> None:
    """S-MONK-2, S-MONK-3, S-MONK-5, S-MONK-6, S-MONK-7."""
    at = table(3).monk(0, "M1").monk(1, "M2").monk(2, "M2").give(0, coins=3).happen(numbers.PLACE_MONK)
    assert at.why_not("monk to camp 1") == "S-MONK-7" and at.why_not("monk to camp 2") == "S-MONK-6"
    at.say("skip")
    assert at.got(0, numbers.MONKS_LEFT) == 5 and at.messages() == ["event-no-monk"]


def test_all_that_follows_is_used_at_once() -> None:
    """S-ACT-11."""
    at = table(2).column(0, 1, "wood", "grain", "religion", "sugar").white(1).turn().say("use white 1", "use all")
    assert at.goods()["wood"] == 1 and at.asks() == (0, "ask-extra-step")
    at.say("skip")
    assert at.goods() == {"wood": 1, "grain": 1, "sugar": 1} and at.got(0, numbers.FAITH) == 1


def test_retired_players_are_skipped_and_the_nearest_space_starts_the_next_year() -> None:
    """S-FLOW-3, S-FLOW-6, S-FLOW-7, S-YEAR-13, S-YEAR-14, S-YEAR-16, S-YEAR-17, S-EDGE-34."""
    at = table(3).retired(1, "conquistador").turn(0).say("retire to export")
    assert at.asks() == (2, "ask-turn") and at.why_not("retire to export") == "S-RET-2"
    shown = at.view().display
    at.say("retire to road", "skip")
    view = at.view()
    assert (view.year, view.start_player, at.asks()) == (2, 1, (1, "ask-turn"))
    assert not set(shown) & set(view.display) and len(view.white_dice) == 9
    assert set(view.retire.values()) == {-1}


def test_six_achievements_and_a_win() -> None:
    """S-SOLO-11, S-SOLO-12, S-SOLO-13, S-SOLO-14, S-SOLO-15, S-SOLO-16, S-SOLO-17, S-SOLO-18."""
    at = table(1, "advanced", year=3).retired(0, "coins")
    at.set(0, numbers.HAPPINESS, 99).end_year()
    assert at.messages()[-2:] == ["event-over", "event-solo-lost"] and SANTAMARIA.winners(at.s) == []
    at = table(1, "advanced", year=3).at_posts("BI2", "BI4", "BI1").monk(0, "BI2", "BI4", "BI1").retired(0, "coins")
    at.harbour(0, coins=5, religion=4, conquistador=4, points=4)
    at.row(0, 2, *["sugar"] * 6)
    for cell in ("r1c1", "r1c2", "r1c3", "r1c4", "r3c1", "r3c2", "r3c3"):
        at.show(0, cell, "road2")
    at.fill(0, "coin3").set(0, numbers.HAPPINESS, 60).end_year()
    view = at.view()
    assert view.solo is not None and view.solo.won
    assert view.solo.achievements == ["communism", "capitalism", "theocracy", "capracracy", "democracy", "utopia"]
    assert at.messages().count("event-achievement") == 6 and at.messages()[-1] == "event-solo-won"
    assert SANTAMARIA.winners(at.s) == [0]


def test_everybody_sees_the_same() -> None:
    """S-INFO-1, S-INFO-7, S-INFO-8."""
    s = start(3, "advanced")
    public = SANTAMARIA.view(s, -1)
    assert all(replace(SANTAMARIA.view(s, who), seat=-1) == public and not SANTAMARIA.knows_more(s, who) for who in range(3))
    assert SANTAMARIA.view(SANTAMARIA.imagine(s, 0, 9), 0) == SANTAMARIA.view(s, 0)


@pytest.mark.parametrize("preset", SANTAMARIA.presets)
def test_random_games_come_to_an_end_and_nothing_is_lost(preset: str) -> None:
    """S-FLOW-1, S-FLOW-8, S-INV-1, S-INV-6, S-INV-7."""
    for seed in range(8):
        players = list(SANTAMARIA.seats(SANTAMARIA.agree(preset, {})))
        s = start(players[seed % len(players)], preset, seed)
        play_randomly(s, seed)
        assert s.over and s.year == 3
        SANTAMARIA.check(s)


def test_cells_have_ids() -> None:
    """S-DEF-1, S-DEF-2."""
    assert (CELL_IDS[0], CELL_IDS[35], CELL_IDS[9]) == ("r1c1", "r6c6", "r2c4")
