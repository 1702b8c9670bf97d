"""The worked examples of the rulebook (section 13.1): every number that it names."""

from caravela.core.state import count
from caravela.games.santamaria.rules import numbers
from caravela.games.santamaria.rules.components import DOCKS
from caravela.games.santamaria.rules.game import SANTAMARIA
from caravela.games.santamaria.rules.state import SantaMaria
from tests.games.santamaria.kit import Table, table


def start(players: int, preset: str = "basic", seed: int = 3, **changes: str) -> SantaMaria:
    s = SANTAMARIA.start(players, SANTAMARIA.agree(preset, {"start_player": "first_seat"} | changes), seed)
    assert isinstance(s, SantaMaria)
    return s


def test_the_dice_of_three_players() -> None:
    """S-EX-1."""
    view = SANTAMARIA.view(start(3), -1)
    assert len(view.white_dice) == 9
    assert view.blue_reserve == 6 and [len(player.blue_dice) for player in view.players_at_table] == [1, 1, 1]


def test_what_everybody_starts_with() -> None:
    """S-EX-2."""
    for who, player in enumerate(SANTAMARIA.view(start(4), -1).players_at_table):
        assert player.resources == {"wood": 2, "grain": 0, "sugar": 0, "gem": 0, "gold": 0}
        assert (player.coins, player.points) == (3 + who, 0)


def test_the_first_activation_costs_one_coin_and_the_second_two() -> None:
    """S-EX-3."""
    at = table(2).show(0, "r1c1", "sugar").show(0, "r2c2", "gem").give(0, coins=5).turn()
    at.say("coins on row 1 column 1", "use")
    assert at.coins() == 4 and at.on("r1c1") == ("", 0, 1)
    at.turn().say("coins on row 2 column 2", "use")
    assert at.coins() == 2 and at.on("r2c2") == ("", 0, 2)


def test_changing_a_die_costs_a_coin_a_step() -> None:
    """S-EX-4."""
    at = table(2).show(0, "r1c3", "sugar").white(5).give(0, coins=2).turn().say("use white 5 as 3")
    assert at.coins() == 0


def test_values_do_not_wrap() -> None:
    """S-EX-5."""
    at = table(2).show(0, "r1c1", "sugar").show(0, "r1c6", "sugar").white(1, 6).give(0, coins=5).turn()
    assert at.say("use white 1 as 6").coins() == 0
    at = table(2).show(0, "r1c1", "sugar").white(6).give(0, coins=4).turn()
    assert at.why_not("use white 6 as 1") == "S-DIE-3"
    assert at.give(0, coins=5).turn().say("use white 6 as 1").coins() == 0


def test_a_white_die_activates_a_column() -> None:
    """S-EX-6."""
    at = table(2).column(0, 3, "wood", "road1", "grain", "sugar", "trade_wg_c3", ".").coins_on(0, "r3c3")
    at.white(5).give(0, coins=2).turn().say("use white 5 as 3", "use", "use", "trade wood for coins")
    assert at.activated() == ["r1c3", "r4c3", "r5c3"]
    assert at.goods() == {"sugar": 1} and at.coins() == 3
    assert at.occupied() == ["r3c3", "r5c3"] and at.on("r5c3") == ("white", 3, -1)


def test_a_blue_die_activates_a_row() -> None:
    """S-EX-7."""
    at = table(2).row(0, 2, "grain", "road1", ".", "religion", "gem", ".").die_on(0, "r2c5", "white", 5)
    at.blue(0, 2).turn().say("use blue 2", "use", "skip")
    assert at.activated() == ["r2c1", "r2c4"]
    assert at.on("r2c4") == ("blue", 2, -1) and at.goods() == {"grain": 1}


def test_a_trade_takes_one_of_its_inputs_once() -> None:
    """S-EX-8."""
    at = table(2).show(0, "r1c1", "trade_wg_c3").give(0, coins=1, wood=1, gem=1).turn().say("coins on row 1 column 1")
    assert at.offers("trade") == ["trade wood for coins", "trade gem for coins"]
    at.say("trade gem for coins")
    assert at.goods() == {"wood": 1} and at.coins() == 3 and at.asks() == (0, "ask-end-turn")


def test_an_export_goes_to_the_same_dock_and_gives_income() -> None:
    """S-EX-9."""
    at = table(2).dock(religion="S01").show(0, "r1c1", "export").give(0, coins=1, wood=1, sugar=1)
    at.turn().say("coins on row 1 column 1", "export from religion dock")
    view = at.view()
    assert view.players_at_table[0].harbour == {"coins": [], "religion": ["S01"], "conquistador": [], "points": []}
    assert view.docks["religion"] not in ("S01", None) and at.goods() == {}
    assert at.points() == {"shipments": 3}
    at.turn().say("retire to coins", "skip")
    assert at.got(0, numbers.FAITH) == 1


def test_a_religion_action_with_grain_moves_two_spaces() -> None:
    """S-EX-10."""
    at = table(2).religion(0, 0).give(0, grain=1).happen(numbers.RELIGION).say("step for grain")
    assert at.got(0, numbers.FAITH) == 2 and at.goods() == {} and at.asks() is None


def test_the_third_symbol_brings_a_die_and_then_a_monk() -> None:
    """S-EX-11."""
    at = table(3).religion(0, 8).monk(1, "M1").monk(2, "M1").give(0, coins=5).give(1).give(2)
    before = at.blue_dice(0)
    at.happen(numbers.RELIGION)
    assert at.messages()[:2] == ["event-religion", "event-blue-die"] and at.blue_dice(0) == before + 1
    assert at.got(0, numbers.UNLOCKED) == 3
    at.say("monk to camp 1")
    assert [at.coins(who) for who in range(3)] == [1, 2, 2] and at.happiness() == 3


def test_the_last_retire_space_gives_a_road_tile() -> None:
    """S-EX-12."""
    at = table(2).turn().say("retire to road", "place at row 4 column 2")
    assert at.filled() == ["r4c2"] and at.view().roads_left == 2
    assert at.view().players_at_table[0].cells[19].kind == "road"


def test_the_income_of_a_harbour() -> None:
    """S-EX-13."""
    at = table(2).religion(0, 1).harbour(0, coins=1, religion=3, points=2).give(0, grain=2)
    at.turn().say("retire to coins", "skip")
    at.say("step for grain", "skip")  # to space 3, and no monk
    assert at.coins() == 2 and at.got(0, numbers.UNLOCKED) == 2
    at.say("step for grain")  # to space 5
    at.say("monk to camp 1")  # space 6
    assert at.got(0, numbers.FAITH) == 6 and at.got(0, numbers.MONKS_LEFT) == 5
    assert at.happiness() == 3 + 2 and at.goods() == {}


def test_free_actions_in_the_middle_of_an_action() -> None:
    """S-EX-14."""
    at = table(2).dock(coins="N01", religion=None, conquistador=None, points=None).show(0, "r1c1", "export")
    at.show(0, "r2c2", "gem").coins_on(0, "r2c2").give(0, wood=1, sugar=2, gem=1)
    at.turn().say("sell sugar", "sell sugar", "sell gem")
    assert at.coins() == 6
    at.say("coins on row 1 column 1")
    assert at.coins() == 4 and at.offers("export") == []
    at.say("buy grain", "export from coins dock")
    assert at.coins() == 1 and at.goods() == {}
    assert count(at.s.harbour[0 * DOCKS]) == 1


def test_the_conquistador_track_at_the_end_of_year_two() -> None:
    """S-EX-15: green on 6; red and blue on 4, red came first; yellow has not moved."""
    green, red, blue, yellow = 2, 0, 3, 1
    at = table(4, year=2).conquistador(red, 4).conquistador(blue, 4).conquistador(green, 6)
    for who in range(4):
        at.retired(who, ["coins", "conquistador", "export", "religion"][who])
    at.end_year()
    assert [at.got(who, numbers.CONQUESTS) for who in (green, red, blue, yellow)] == [9, 6, 3, 0]


def test_coins_at_the_end() -> None:
    """S-EX-16."""
    assert table(2).give(0, coins=3, wood=1, grain=1, gem=1).points() == {"coins": 2}


def settled() -> Table:
    """The colony of S-EX-17."""
    at = table(2)
    grid = [". T . 1 . T", "T . . T . 2", ". T . T . T", "T 1 T 1 T T", ". . T T . T", "T . . T . T"]
    for i, line in enumerate(grid):
        shown = {"T": "coin3", ".": ".", "1": "road1", "2": "road2"}
        at.row(0, i + 1, *[shown[word] for word in line.split()])
    return at


def test_settlers_of_developed_lines() -> None:
    """S-EX-17."""
    at = settled()
    player = at.view().players_at_table[0]
    assert player.columns_developed == [4, 6] and player.rows_developed == [4]
    assert at.points() == {"settlers": 6}


def test_scholars_and_bishops_at_the_end() -> None:
    """S-EX-18."""
    at = table(2).at_posts("SC04", "BI4", "BI5").monk(0, "SC04", "BI4", "BI5")
    assert at.points() == {"scholars": 3, "bishops": -4}
    at.show(0, "r1c1", "conquistador")
    assert at.points() == {"scholars": 3, "bishops": -4 + 3}


def test_harbour_sets() -> None:
    """S-EX-19."""
    at = table(2).harbour(0, coins=2, religion=2, conquistador=3, points=2)
    assert at.points()["harbour"] == 6


def test_trees_of_the_solo_game() -> None:
    """S-EX-20."""
    for year, tree, points in ((1, 3, 4), (2, 5, 5), (3, 7, 6)):
        at = table(1, "advanced", year=year).conquistador(0, tree + 1).retired(0, "coins").end_year()
        assert at.got(0, numbers.CONQUESTS) == points
        at = table(1, "advanced", year=year).conquistador(0, tree - 1).retired(0, "coins").end_year()
        assert at.got(0, numbers.CONQUESTS) == 0
