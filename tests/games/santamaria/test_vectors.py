"""The derived vectors (section 13.2)."""

from caravela.games.santamaria.rules import numbers
from caravela.games.santamaria.rules.components import CELL_NAMES, POST_IDS
from caravela.games.santamaria.rules.game import SANTAMARIA
from tests.games.santamaria.kit import table


def test_wood_beyond_the_limit_becomes_coins() -> None:
    """S-DX-1, S-STORE-1, S-STORE-2, S-STORE-3, S-STORE-4."""
    at = table(2).show(0, "r1c1", "wood2").give(0, coins=1, wood=2).turn().say("coins on row 1 column 1", "use")
    assert at.goods() == {"wood": 3} and at.coins() == 1
    assert "event-overflow" in at.messages()


def test_gold_beyond_the_limit_becomes_coins() -> None:
    """S-DX-2, S-STORE-5."""
    at = table(2).conquistador(0, 1).give(0, gold=3).happen(numbers.CONQUISTADOR)
    assert at.got(0, numbers.LEAD) == 2 and at.goods() == {"gold": 3} and at.coins() == 2


def test_buying_what_one_has_three_of_is_illegal() -> None:
    """S-DX-3, S-FREE-5, S-FREE-6, S-FREE-7."""
    at = table(2).give(0, coins=9, grain=3).turn()
    assert at.offers("buy") == ["buy wood"]
    assert at.why_not("buy grain") == "S-FREE-7" and at.why_not("buy sugar") == "S-FREE-6"
    assert at.say("buy wood").coins() == 6


def test_a_die_for_a_line_without_vacant_territory() -> None:
    """S-DX-4, S-DIE-6, S-DIE-17, S-EDGE-5."""
    at = table(2).show(0, "r1c2", "gem").coins_on(0, "r1c2").show(0, "r1c1", "sugar").show(0, "r1c3", "sugar")
    at.white(2).give(0, coins=1).turn()
    assert at.offers("use white") == ["use white 2 as 1", "use white 2 as 3"]
    assert at.why_not("use white 2") == "S-DIE-6"


def test_an_impossible_trade_is_passed_over() -> None:
    """S-DX-5, S-ACT-8, S-DIE-11, S-EDGE-6, S-EDGE-7."""
    at = table(2).show(0, "r2c4", "wood").show(0, "r5c4", "trade_s_p3").white(4).turn().say("use white 4", "use")
    assert at.goods() == {"wood": 1} and at.occupied() == ["r5c4"] and at.asks() == (0, "ask-end-turn")


def test_activations_cost_more_each_time_and_start_again_each_year() -> None:
    """S-DX-7, S-COIN-2, S-COIN-7, S-YEAR-9."""
    at = table(2).row(0, 1, "sugar", "sugar", "sugar", "sugar").retired(1, "road").give(0, coins=20)
    costs = []
    for column in (1, 2, 3, 4):
        before = at.coins()
        at.turn().say(f"coins on row 1 column {column}")
        costs.append(before - at.coins())
        at.say("skip")
    assert costs == [1, 2, 3, 4] and len(at.occupied()) == 4
    at.turn().say("retire to coins", "skip", "end turn")
    assert at.s.year == 2 and at.occupied() == [] and at.coins() == 10
    assert at.say("coins on row 1 column 1").coins() == 9


def test_the_end_of_the_religion_track() -> None:
    """S-DX-9, S-REL-9, S-REL-10, S-ACT-10."""
    at = table(2).religion(0, 18).happen(numbers.RELIGION)
    assert at.happiness() == 1 and at.got(0, numbers.FAITH) == 18
    at = table(2).religion(0, 18).give(0, grain=2).happen(numbers.RELIGION).say("step for grain")
    assert at.happiness() == 2 and at.goods() == {"grain": 1} and at.asks() is None


def test_a_camp_beyond_the_limit() -> None:
    """S-DX-10, S-CAMP-1, S-CAMP-2, S-MONK-4."""
    at = table(2).give(0, wood=3, grain=3).happen(numbers.PLACE_MONK).say("monk to camp 2")
    assert at.coins() == 3 and at.goods() == {"wood": 3, "grain": 3}


def test_the_end_of_the_conquistador_track() -> None:
    """S-DX-12, S-CONQ-4, S-CONQ-5, S-EDGE-15."""
    at = table(2).conquistador(0, 12).conquistador(1, 12).happen(numbers.CONQUISTADOR)
    assert at.got(0, numbers.LEAD) == 12 and at.goods() == {} and at.coins() == 0
    assert at.view().conquistador_stacks == {"12": [0, 1]}
    assert at.messages() == ["event-conquistador-lost"]


def test_unmoved_players_are_not_ranked() -> None:
    """S-DX-13, S-YEAR-2, S-YEAR-6, S-YEAR-7, S-EDGE-37."""
    at = table(4).conquistador(0, 3).conquistador(1, 1)
    for who, space in enumerate(["coins", "conquistador", "export", "religion"]):
        at.retired(who, space)
    at.end_year()
    assert [at.got(who, numbers.CONQUESTS) for who in range(4)] == [6, 4, 0, 0]
    assert [at.got(who, numbers.LEAD) for who in range(4)] == [0, 0, 0, 0]


def test_a_dock_stays_empty_without_a_pile() -> None:
    """S-DX-15, S-EXPORT-5, S-EDGE-13."""
    at = table(2).dock(coins="S01", religion="S02").give(0, wood=1, sugar=1)
    at.s.pile = 0
    at.happen(numbers.EXPORT, 0, 63).say("export from coins dock")
    docks = at.view().docks
    assert docks["coins"] is None and docks["religion"] == "S02"


def test_a_shipment_of_the_retire_space_pays_at_once() -> None:
    """S-DX-16, S-RET-7, S-RET-12, S-FREE-8."""
    at = table(2).dock(coins="S01").give(0, wood=1, sugar=1).turn().say("retire to export", "export from coins dock")
    assert at.coins() == 2


def test_sets_are_the_least_of_four_docks() -> None:
    """S-DX-17, S-DEF-14, S-END-8."""
    assert table(2).harbour(0, coins=3, religion=2, conquistador=4, points=2).points()["harbour"] == 6


def test_a_tie_goes_to_the_nearer_retire_space() -> None:
    """S-DX-19, S-END-11, S-END-12."""
    at = table(2, year=3).retired(0, "export").retired(1, "coins")
    at.set(0, numbers.HAPPINESS, 88).set(1, numbers.HAPPINESS, 88)
    assert SANTAMARIA.winners(at.s) == [1]
    assert SANTAMARIA.winners(at.set(0, numbers.HAPPINESS, 89).s) == [0]


def test_tiles_paid_with_gold() -> None:
    """S-DX-20, S-GOLD-1, S-GOLD-3, S-EXPAND-1, S-EXPAND-2."""
    at = table(2).display("D07", "T03").give(0, wood=1, gold=1).turn()
    assert at.offers("buy ") == ["buy double D07"]
    assert at.say("buy double D07").goods() == {} and at.asks() == (0, "ask-place-tile")
    at = table(2).display("D07", "T03").give(0, gold=3).turn().say("buy triple T03")
    assert at.goods() == {} and at.asks() == (0, "ask-place-tile")


def test_nothing_sticks_out_of_the_grid() -> None:
    """S-DX-21, S-EXPAND-6, S-EXPAND-7, S-EXPAND-8."""
    at = table(2).display("D04", "T01").give(0, wood=2).turn().say("buy double D04")
    assert at.why_not("place at row 1 column 1 turned left") == "S-EXPAND-6"
    assert "place at row 1 column 1" in at.on_offer() and len(at.on_offer()) == 120
    at = table(2).display("D04", "T01").give(0, wood=2, grain=1).turn().say("buy triple T01")
    assert "place at row 6 column 3" not in at.on_offer() and "place at row 6 column 3 turned left" in at.on_offer()
    assert len(at.on_offer()) == 100


def test_the_cartographer() -> None:
    """S-DX-23, S-SCH-SC01."""
    for value, final, cost in ((5, 4, 0), (5, 3, 1), (1, 6, 4)):
        at = table(2).show(0, f"r1c{final}", "sugar").scholar(0, "SC01").white(value).give(0, coins=4).turn()
        assert at.say(f"use white {value} as {final}").coins() == 4 - cost


def test_the_overseer() -> None:
    """S-DX-24, S-SCH-SC06, S-EDGE-48."""
    at = table(2).row(0, 1, "sugar", "sugar", "sugar").scholar(0, "SC06").give(0)
    assert at.view().players_at_table[0].next_activation == 0
    at.turn().say("coins on row 1 column 1", "skip")
    assert at.on("r1c1") == ("", 0, 0) and at.occupied() == ["r1c1"]
    at.give(0, coins=5).turn().say("coins on row 1 column 2", "skip").turn().say("coins on row 1 column 3")
    assert at.coins() == 5 - 1 - 2


def test_the_bishop_of_the_chapter() -> None:
    """S-DX-26, S-BIS-1, S-BIS-2, S-BIS-BI1."""
    at = table(2).at_posts("BI1", "SC04").scholar(0, "SC01").monk(0, "BI1", "M1", "M2", "M3", "M4")
    assert at.points()["bishops"] == 8 - 2


def test_the_bishop_of_the_roads() -> None:
    """S-DX-27, S-BIS-BI3."""
    at = table(2).at_posts("BI3").monk(0, "BI3").row(0, 1, "road1", "road1", "road1")
    at.row(0, 3, ".", "road1", "road1", "road1", "road2")
    assert at.points()["bishops"] == 8 - 2


def test_the_limit_of_the_blue_dice_variant() -> None:
    """S-DX-29, S-VAR-5, S-VAR-6, S-EDGE-55."""
    for space, most in ((9, 3), (4, 2), (2, 1)):
        at = table(2, "basic_blue_dice").religion(0, space).row(0, 1, "sugar", "sugar", "sugar", "sugar").blue(4, 1, 1, 1, 1)
        for _ in range(most):
            at.turn().say("use blue 1")
            while at.asks() == (0, "ask-use"):
                at.say("skip")
        at.turn()
        assert at.offers("use blue") == [] and at.why_not("use blue 1") == "S-VAR-5"


def test_the_second_tree() -> None:
    """S-DX-30, S-SOLO-6, S-SOLO-8."""
    assert table(1, "advanced", year=2).conquistador(0, 5).retired(0, "coins").end_year().got(0, numbers.CONQUESTS) == 5
    assert table(1, "advanced", year=2).conquistador(0, 4).retired(0, "coins").end_year().got(0, numbers.CONQUESTS) == 0


def test_a_first_turn_on_board_a1() -> None:
    """S-DX-31."""
    at = table(2).board(0, "A1").give(0, coins=3, wood=2).white(4).turn().say("use white 4", "use")
    assert at.coins() == 5 and at.asks() == (0, "ask-export")
    at.say("skip")
    assert at.occupied() == ["r6c4"] and at.on("r6c4") == ("white", 4, -1)


def test_a_territory_with_two_effects() -> None:
    """S-DX-32, S-ACT-4, S-ACT-6."""
    at = table(2).board(0, "A2").blue(0, 2).turn().say("use blue 2", "use", "use", "use")
    assert at.goods() == {"wood": 1, "sugar": 1} and at.coins() == 2 and at.occupied() == ["r2c5"]
    at = table(2).board(0, "A2").blue(0, 2).turn().say("use blue 2", "skip", "use", "skip")
    assert at.goods() == {} and at.coins() == 2


def test_the_bursar() -> None:
    """S-DX-34, S-SCH-SC10."""
    at = table(2).scholar(0, "SC10").harbour(0, coins=2, points=3).turn().say("retire to coins", "skip")
    gained = [(event.phrase["n"], event.phrase["cause"]) for event in at.log() if event.phrase.message == "event-gained"]
    assert gained == [(2, 2), (2, 2), (1, 2), (1, 2), (1, 2), (5, 8)] and at.coins() == 9


def test_without_dice_there_is_no_main_action_c() -> None:
    """S-DX-35, S-DIE-2, S-EDGE-28."""
    at = table(2).row(0, 1, "sugar", "sugar").white(1, 2, 2).set(0, numbers.WHITE_TAKEN, 3).turn()
    assert at.offers("use ") == [] and at.why_not("use white 1") == "S-DIE-2"


def test_names_of_cells_and_posts() -> None:
    assert CELL_NAMES[8] == "row 2 column 3" and len(POST_IDS) == 20
