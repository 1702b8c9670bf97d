"""What casual and club see at Santa Maria is what somebody sees who knows the game: small positions with one good answer.

Club is asked, who always takes what both find best.
"""

import random

import pytest

from caravela.bots import find_bot
from caravela.games import FACES
from caravela.games.santamaria.rules.game import SANTAMARIA
from caravela.games.santamaria.rules.numbers import EXPORT, EXTRA_STEP, PAY_COST, PLACE_MONK, PLACE_ROAD, RETIRED, SPACE_ACTION
from caravela.games.santamaria.rules.payment import AT_DOCK
from caravela.games.santamaria.rules.territories import NOWHERE
from tests.bots.table import moves, result
from tests.games.santamaria.kit import Table, table


def choices(t: Table, bot: str = "club", times: int = 20) -> list[str]:
    """What the bot takes there with different luck."""
    who = t.s.who
    return [find_bot(bot).choose(FACES["santamaria"].seat(t.s, who), random.Random(luck)) for luck in range(times)]


def mostly(t: Table, *options: str) -> bool:
    taken = choices(t)
    return sum(option in options for option in taken) >= 0.7 * len(taken)


def never(t: Table, start: str) -> bool:
    return not [option for option in choices(t) if option.startswith(start)]


def test_it_uses_the_die_of_the_fuller_line() -> None:
    t = table(1, "advanced", year=3).column(0, 2, "sugar", "gem", "point1", "coin3").column(0, 5, "coin2").white(2, 5)
    assert mostly(t.turn(), "use white 2")


def test_it_pays_to_change_a_die_when_that_is_worth_it() -> None:
    t = (
        table(1, "advanced", year=3)
        .column(0, 2, "sugar", "gem", "point1", "coin3")
        .column(0, 3, "coin2")
        .white(3)
        .give(0, coins=1)
    )
    assert mostly(t.turn(), "use white 3 as 2")


def test_it_does_not_retire_while_good_dice_are_left() -> None:
    t = table(2, year=2).board(0, "A1").board(1, "A2").white(1, 2, 3, 4, 5, 6).blue(0, 5).give(0, coins=3)
    assert never(t.turn(), "retire")


def test_it_expands_early() -> None:
    """The tile comes before the die that will use it."""
    t = table(2, year=1).board(0, "A1").board(1, "A2").display("D08", "D03").white(4, 4, 4).give(0, wood=2)
    assert mostly(t.turn(), "buy double D08", "buy double D03")


def test_it_buys_no_engine_in_the_last_turns() -> None:
    """Nothing will use the tile any more, so the wood is kept for the coins that it brings."""
    t = table(1, "advanced", year=3).board(0, "B").display("D08", "D15").give(0, wood=2)
    assert never(t.turn(), "buy double")


def test_it_completes_a_line_with_settlers() -> None:
    t = table(1, "advanced", year=3).row(0, 2, "road2", "road2", "coin2", "coin2", ".", ".").column(0, 1, "coin2").display("D07")
    assert mostly(t.give(0, wood=2).turn(), "buy double D07")
    t.say("buy double D07")
    assert mostly(t, "place at row 2 column 5", "place at row 2 column 6 turned round")


def test_it_puts_a_road_where_a_line_becomes_complete() -> None:
    t = table(1, "advanced", year=3).row(0, 4, "road2", "coin2", "coin2", ".", "coin2", "road1").column(0, 1, "coin2", "coin2")
    assert mostly(t.happen(PLACE_ROAD), "place at row 4 column 4")


def test_it_exports_what_brings_more() -> None:
    """The same goods for more points, at the end of the game when no income counts."""
    t = (
        table(1, "advanced", year=3)
        .give(0, wood=1, sugar=2, gem=2)
        .dock(coins="N30", religion="N03", conquistador="N05", points=None)
    )
    assert mostly(t.happen(EXPORT, 0, NOWHERE), "export from coins dock")


def test_it_ships_rather_than_not() -> None:
    t = table(2, year=1).give(0, wood=1, sugar=1).dock(coins="N03", religion=None, conquistador=None, points=None)
    assert mostly(t.happen(EXPORT, 0, NOWHERE), "export from coins dock")


def test_it_keeps_its_gold_when_it_has_what_is_asked() -> None:
    """S-GOLD-7."""
    t = table(2, year=2).give(0, wood=2, sugar=1, gold=1).dock(coins="N03")
    assert mostly(t.happen(PAY_COST, 0, AT_DOCK), "pay as printed")


def test_it_pays_grain_for_the_step_that_unlocks_a_die() -> None:
    t = table(2, year=1).board(0, "A1").give(0, grain=1).religion(0, 2)
    assert mostly(t.happen(EXTRA_STEP), "step for grain")


def test_it_takes_a_bishop_whose_demand_is_met() -> None:
    """BI4 counts shipments; at the end of the game nothing else brings as much."""
    t = table(1, "advanced", year=3).at_posts("SC04", "BI4", "BI5").harbour(0, coins=4, points=4).set(0, RETIRED, 1)
    assert mostly(t.happen(PLACE_MONK), "monk to the Bishop of the Fleet")


def test_it_takes_no_bishop_that_costs_points() -> None:
    t = table(2, year=3).at_posts("SC01", "BI5", "BI6").set(0, RETIRED, 1)
    assert never(t.happen(PLACE_MONK), "monk to the Bishop")


def test_it_sells_for_the_fee_of_a_good_post() -> None:
    """S-MONK-10: a monk that is not placed at once is lost (S-MONK-3)."""
    t = table(2, year=2).at_posts("SC04", "BI5", "BI6").display().give(0, coins=1, wood=2)
    for post in range(len(t.s.monks)):
        t.s.monks[post] = 2
    assert mostly(t.happen(PLACE_MONK), "sell wood")
    t.say("sell wood")
    assert never(t, "skip") and never(t, "sell")


def test_it_does_what_the_retire_space_offers() -> None:
    t = table(2, year=2).set(0, RETIRED, 1)
    assert mostly(t.happen(SPACE_ACTION), "use")


def test_it_sells_nothing_that_it_can_ship() -> None:
    t = table(2, year=1).board(0, "A1").board(1, "A2").white(4, 4).give(0, wood=1, sugar=1).dock(coins="N03")
    assert never(t.turn(), "sell")


def test_goods_are_not_sold_off_only_because_the_year_ends() -> None:
    after = 0
    for s, choice in moves(["casual"], "advanced", 2, game=SANTAMARIA):
        view = SANTAMARIA.view(s, 0)
        if choice and view.players_at_table[0].retired and view.year < 3:
            after += 1
            assert not choice.startswith("sell")
    assert after > 2


def test_casual_scores_what_a_solo_player_wants() -> None:
    """S-SOLO-11 asks for 100 points; casual is near them on average."""
    totals = [result(["casual"], "advanced", seed, game=SANTAMARIA)[0] for seed in range(1, 4)]
    assert sum(totals) / len(totals) > 85


@pytest.mark.long
def test_casual_beats_three_novices() -> None:
    for seed in (0, 3):
        totals = result([*["novice"] * seed, "casual", *["novice"] * (3 - seed)], "basic", seed + 1, game=SANTAMARIA)
        assert totals[seed] == max(totals)
