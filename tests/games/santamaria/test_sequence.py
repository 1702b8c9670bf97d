"""Years and turns (5), the main actions A, B and C (6), and the end of the year (9.1)."""

import pytest

from caravela.games.santamaria.rules import numbers
from caravela.games.santamaria.rules.components import PIECE_IDS
from tests.games.santamaria.kit import Table, table

MAIN = ("buy double", "buy triple", "coins on", "use white", "use blue", "retire to")


def main_actions(at: Table) -> list[str]:
    return [name for name in at.on_offer() if name.startswith(MAIN)]


# -- Turns -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "said",
    [
        ["buy double D07", "place at row 4 column 4"],
        ["coins on row 1 column 1", "use"],
        ["use white 1", "use"],
        ["use blue 1", "use", "use"],
        ["retire to coins", "use"],
    ],
)
def test_a_turn_has_exactly_one_main_action(said: list[str]) -> None:
    """S-FLOW-4, S-EXPAND-3."""
    at = table(2).row(0, 1, "sugar", "gem").white(1, 2).blue(0, 1, 2).display("D07", "D08").give(0, coins=9, wood=3, gem=1)
    at.turn().say(*said)
    assert at.asks() == (0, "ask-end-turn") and main_actions(at) == []
    assert at.why_not("retire to road") == "S-FLOW-4" == at.why_not("coins on row 1 column 2")
    assert at.why_not("use white 2") == at.why_not("buy double D08") == "S-FLOW-4"


def test_there_is_no_pass_but_retiring() -> None:
    """S-FLOW-5, S-EDGE-30: who can do nothing else must retire, and still chooses the space."""
    at = table(2).turn()
    assert at.on_offer() == [f"retire to {space}" for space in ("coins", "conquistador", "export", "religion", "road")]
    at = table(2).show(0, "r1c1", "sugar").white(1).give(0, coins=5, wood=2).turn()
    assert not {"skip", "go on", "end turn"} & set(at.on_offer())


def test_the_last_who_has_not_retired_takes_turn_after_turn() -> None:
    """S-EDGE-62, S-FLOW-9, S-DIE-2, S-COIN-2: the limits hold for him too, and he need not use what he could."""
    at = table(2).row(0, 1, *["sugar"] * 6).retired(1, "coins").white(1, 2, 3, 4).turn()
    for value in (1, 2, 3):
        at.say(f"use white {value}", "skip")
        assert at.asks() == (0, "ask-turn")
    assert at.offers("use white") == [] and at.why_not("use white 4") == "S-DIE-2"
    at.give(0, coins=4).turn().say("coins on row 1 column 4", "skip", "end turn", "coins on row 1 column 5")
    assert at.coins() == 1 and at.on("r1c5") == ("", 0, 2)
    at.say("skip")
    assert at.asks() == (0, "ask-turn") and at.say("retire to road", "skip").view().year == 2


def test_turns_go_on_while_somebody_wants_them() -> None:
    """S-FLOW-9: seat 1 may retire with all his dice unused."""
    at = table(2).row(0, 1, "sugar", "sugar").show(1, "r1c1", "sugar").white(1, 1).blue(1, 1).turn()
    at.say("use white 1", "skip")
    assert "use white 1" in at.on_offer() and "use blue 1" in at.on_offer()
    at.say("retire to coins", "skip")
    assert at.asks() == (0, "ask-turn")


def test_without_a_vacant_territory_there_are_only_tiles_and_retiring() -> None:
    """S-EDGE-63."""
    at = table(2).show(0, "r1c1", "sugar").coins_on(0, "r1c1").white(1, 2).blue(0, 1).display("D07")
    at.give(0, coins=9, wood=2).turn()
    assert {name.split()[0] for name in main_actions(at)} == {"buy", "retire"}


# -- A: expand ---------------------------------------------------------------------------------------------------------


def test_a_tile_of_the_display_is_placed_at_once_and_not_replaced() -> None:
    """S-EXPAND-4, S-EXPAND-5, S-EXPAND-10."""
    at = table(2).display("D07", "D08", "T03").give(0, wood=2).turn()
    assert at.offers("buy ") == ["buy double D07", "buy double D08"]
    assert at.why_not("buy double D01") == "S-EXPAND-4" and at.why_not("buy triple T03") == "S-EXPAND-2"
    at.say("buy double D07")
    assert at.view().tile_in_hand == "D07" and all(name.startswith("place at") for name in at.on_offer())
    at.say("place at row 2 column 3 turned right")
    assert at.filled() == ["r2c3", "r3c3"] and at.view().display == ["D08", "T03"]
    laid = at.view().players_at_table[0].laid[0]
    assert (laid.tile, laid.cell, laid.turn) == ("D07", "r2c3", "r90")


def test_a_tile_that_fits_nowhere_cannot_be_taken() -> None:
    """S-EXPAND-9, S-EDGE-12: a single empty cell can only be filled by a road tile."""
    at = table(2).fill(0, "sugar", but=("r3c3", "r3c4")).display("D07", "T03").give(0, wood=3, grain=3).turn()
    assert at.offers("buy double") == ["buy double D07"] and at.why_not("buy triple T03") == "S-EXPAND-9"
    at.show(0, "r3c3", "sugar").turn()
    assert at.why_not("buy double D07") == at.why_not("buy triple T03") == "S-EXPAND-9"
    at.say("retire to road", "place at row 3 column 4")
    assert len(at.filled()) == 36


def test_an_empty_display_ends_expanding_until_the_next_year() -> None:
    """S-EXPAND-11, S-EDGE-11, S-YEAR-13."""
    at = table(2).display("D07").retired(1, "coins").give(0, wood=3, gold=3).turn()
    at.say("buy double D07", "pay as printed", "place at row 1 column 1", "end turn")
    assert at.asks() == (0, "ask-turn") and at.offers("buy double") == at.offers("buy triple") == []
    at.say("retire to conquistador", "skip", "end turn")
    assert len(at.view().display) == 10


def test_new_territories_wait_for_the_next_main_action() -> None:
    """S-EXPAND-12."""
    at = table(2).display("D07").retired(1, "coins").give(0, coins=1, wood=2, sugar=1).turn()
    at.say("buy double D07", "place at row 1 column 1")
    assert at.offers("coins on") == [] and all(cell.vacant for cell in at.view().players_at_table[0].cells[:2])
    assert at.say("end turn").offers("coins on") == ["coins on row 1 column 1", "coins on row 1 column 2"]


def test_placed_tiles_are_covered_by_nothing() -> None:
    """S-EXPAND-13, S-DEF-3."""
    at = table(2).board(0, "A1").tile(0, "D01", "r1c3").display("D07").give(0, wood=2).turn().say("buy double D07")
    lying = set(at.filled())
    assert len(lying) == 12 and {cell.kind for cell in at.view().players_at_table[0].cells} == {"empty", "territory", "road"}
    for name in at.on_offer():
        words = name.split()
        assert f"r{words[3]}c{words[5]}" not in lying
    assert at.why_not("place at row 1 column 3") == at.why_not("place at row 1 column 1") == "S-EXPAND-6"


# -- B: coins ----------------------------------------------------------------------------------------------------------


def test_coins_go_on_any_vacant_territory_of_the_own_colony() -> None:
    """S-COIN-1, S-COIN-6, S-DEF-5, S-DEF-6."""
    at = table(2).row(0, 1, "sugar", "road1", ".", "gem", "wood", "grain").show(1, "r2c2", "sugar")
    at.die_on(0, "r1c4", "blue", 1).coins_on(0, "r1c5").give(0, coins=9).turn()
    assert at.offers("coins on") == ["coins on row 1 column 1", "coins on row 1 column 6"]
    assert at.why_not("coins on row 1 column 2") == at.why_not("coins on row 1 column 3") == "S-COIN-1"
    assert at.why_not("coins on row 2 column 2") == "S-COIN-1"
    assert at.why_not("coins on row 1 column 4") == at.why_not("coins on row 1 column 5") == "S-COIN-6"
    vacant = [cell.id for cell in at.view().players_at_table[0].cells if cell.vacant]
    assert vacant == ["r1c1", "r1c6"]


def test_coins_leave_the_storage_for_the_territory_which_works_once() -> None:
    """S-COIN-3, S-COIN-4, S-COIN-5, S-DEF-9."""
    at = table(2).row(0, 1, "sugar", "gem").retired(1, "coins").give(0, coins=3).turn().say("coins on row 1 column 1", "use")
    assert at.activated() == ["r1c1"] and at.goods() == {"sugar": 1} and at.coins() == 2 and at.on("r1c1") == ("", 0, 1)
    at.say("end turn")
    assert at.why_not("coins on row 1 column 1") == "S-COIN-6" and at.view().players_at_table[0].next_activation == 2


def test_the_coins_on_the_territory_do_not_pay_for_its_effect() -> None:
    """S-COIN-8."""
    at = table(2).show(0, "r1c1", "religion").scholar(0, "SC07").give(0, coins=1).turn().say("coins on row 1 column 1", "use")
    assert at.got(0, numbers.FAITH) == 1 and at.asks() == (1, "ask-turn")
    at = table(2).show(0, "r1c1", "religion").scholar(0, "SC07").give(0, coins=2).turn().say("coins on row 1 column 1", "use")
    assert at.on_offer()[0] == "step for coins"


def test_missing_coins_may_be_raised_by_sales_before() -> None:
    """S-COIN-9, S-FREE-12."""
    at = table(2).row(0, 1, "gem", "sugar").coins_on(0, "r1c1").give(0, wood=1, sugar=1).turn()
    assert at.why_not("coins on row 1 column 2") == "S-COIN-9"
    at.say("sell wood")
    assert at.why_not("coins on row 1 column 2") == "S-COIN-9"
    assert at.say("sell sugar", "coins on row 1 column 2").coins() == 1


def test_coins_may_be_wasted() -> None:
    """S-COIN-10."""
    at = table(2).show(0, "r1c1", "trade_s_p3").give(0, coins=1).turn().say("coins on row 1 column 1")
    assert at.coins() == 0 and at.occupied() == ["r1c1"] and at.happiness() == 0 and at.asks() == (1, "ask-turn")


# -- C: dice -----------------------------------------------------------------------------------------------------------


def test_a_die_is_white_of_the_offer_or_blue_of_ones_own() -> None:
    """S-DIE-1, S-DEF-2, S-DEF-7: white dice are for columns, blue ones for rows."""
    at = table(2).show(0, "r2c3", "sugar").white(3, 2).blue(0, 2, 3).blue(1, 2).turn()
    assert at.offers("use ") == ["use white 3", "use blue 2"]
    at.show(1, "r5c1", "sugar").blue(1, 5).turn()
    assert at.why_not("use blue 5") == "S-DIE-1" and at.why_not("use white 1") == "S-DIE-1"
    assert at.why_not("use white 2") == at.why_not("use blue 3") == "S-DIE-6"


@pytest.mark.parametrize("colour", ["white", "blue"])
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_every_die_can_be_changed_for_a_coin_a_step_without_wrapping(colour: str, value: int) -> None:
    """S-DIE-3, S-DIE-4, S-DIE-5."""
    for final in range(1, 7):
        at = table(2).show(0, f"r1c{final}" if colour == "white" else f"r{final}c1", "sugar").give(0, coins=5)
        at.white(*([value] if colour == "white" else [])).blue(0, *([value] if colour == "blue" else [])).turn()
        name = f"use {colour} {value}" + ("" if final == value else f" as {final}")
        assert at.offers("use ") == [name] and at.say(name).coins() == 5 - abs(final - value)


def test_a_column_works_from_top_to_bottom_and_skips_what_is_no_vacant_territory() -> None:
    """S-DIE-7, S-DIE-9, S-DIE-10, S-ACT-1, S-ACT-2, S-EDGE-8, S-EDGE-9."""
    at = table(2).column(0, 4, "sugar", "road1", ".", "gem", "grain", "wood").coins_on(0, "r6c4", 1).white(4).turn()
    at.say("use white 4", "use", "use", "use")
    assert at.activated() == ["r1c4", "r4c4", "r5c4"] and at.goods() == {"grain": 1, "sugar": 1, "gem": 1}
    assert at.on("r5c4") == ("white", 4, -1) and at.on("r6c4") == ("", 0, 1)


def test_a_row_works_from_left_to_right() -> None:
    """S-DIE-8, S-DIE-9, S-DIE-10, S-ACT-2, S-DEF-6."""
    at = table(2).row(0, 6, "sugar", "gem", "road2", "grain", "wood", "road1").die_on(0, "r6c5", "white", 5).blue(0, 6).turn()
    at.say("use blue 6", "use", "use", "use")
    assert at.activated() == ["r6c1", "r6c2", "r6c4"] and at.on("r6c4") == ("blue", 6, -1)


def test_a_territory_works_again_until_something_lies_on_it() -> None:
    """S-DIE-12, S-DIE-13, S-DIE-14."""
    at = table(2).show(0, "r1c1", "sugar").show(0, "r3c1", "wood").show(0, "r1c2", "wood").retired(1, "coins")
    at.white(1).blue(0, 1).give(0, coins=1).turn()
    at.say("use white 1", "use", "skip", "end turn")
    assert at.occupied() == ["r3c1"]
    at.say("use blue 1", "use", "skip", "end turn")
    assert at.occupied() == ["r1c2", "r3c1"] and at.offers("use blue") == []
    at.say("coins on row 1 column 1", "use")
    assert at.goods() == {"sugar": 3} and at.occupied() == ["r1c1", "r1c2", "r3c1"]


def test_the_change_is_paid_before_the_first_activation() -> None:
    """S-DIE-15: coins of the line come too late for it."""
    at = table(2).show(0, "r1c1", "coin3").white(3).give(0, coins=1).turn()
    assert at.why_not("use white 3 as 1") == "S-DIE-3"
    at.give(0, coins=2).turn().say("use white 3 as 1")
    assert at.coins() == 0 and at.messages() == ["event-took-die", "event-paid", "event-activated"]


def test_dice_on_offer_keep_their_value() -> None:
    """S-DIE-16."""
    at = table(2).show(0, "r1c3", "sugar").white(5, 5, 2).give(0, coins=2).turn().say("use white 5 as 3", "skip")
    assert at.view().white_dice == [2, 5] and at.on("r1c3") == ("white", 3, -1)


def test_a_die_in_use_lies_neither_in_the_offer_nor_on_a_territory() -> None:
    """S-DIE-18."""
    at = table(2).column(0, 2, "sugar", "gem").white(2, 2).turn().say("use white 2")
    view = at.view()
    assert view.white_dice == [2] and at.occupied() == [] and view.players_at_table[0].white_taken == 1
    assert view.in_use and (view.in_use.colour, view.in_use.value, view.in_use.cell) == ("white", 2, "r1c2")
    at.say("skip")
    assert at.occupied() == [] and at.say("skip").occupied() == ["r2c2"]


def test_two_blue_dice_of_the_same_value() -> None:
    """S-EDGE-27, S-DIE-14."""
    at = table(2).religion(0, 3).row(0, 4, "sugar", "gem").retired(1, "coins").blue(0, 4, 4).turn()
    at.say("use blue 4", "skip", "skip", "use blue 4", "skip")
    assert at.occupied() == ["r4c1", "r4c2"] and at.offers("use ") == []


def test_a_die_for_a_full_row_waits_or_is_changed() -> None:
    """S-EDGE-26."""
    at = table(2).show(0, "r4c1", "sugar").coins_on(0, "r4c1").show(0, "r5c1", "gem").blue(0, 4).turn()
    assert at.offers("use blue") == [] and at.view().players_at_table[0].blue_dice == [4]
    assert at.give(0, coins=1).turn().offers("use blue") == ["use blue 4 as 5"]


# -- The end of the year -----------------------------------------------------------------------------------------------

SPACES = ["coins", "conquistador", "export", "religion", "road"]
RANKS = {
    2: [[4], [5], [6]],
    3: [[5, 2], [7, 3], [9, 4]],
    4: [[6, 4, 2], [9, 6, 3], [12, 8, 4]],
}


def everybody_retired(at: Table, spaces: list[str] = SPACES) -> Table:
    for who in range(int(at.s.seats)):
        at.retired(who, spaces[who])
    return at


def conquests(at: Table) -> list[int]:
    return [at.got(who, numbers.CONQUESTS) for who in range(int(at.s.seats))]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("year", [1, 2, 3])
def test_the_foremost_score_by_year_and_number_of_players(year: int, players: int) -> None:
    """S-YEAR-3, S-YEAR-5, S-YEAR-6, S-YEAR-8, S-EDGE-38: the last of all scores nothing."""
    at = table(players, year=year)
    for who in range(players):
        at.conquistador(who, 3 + 2 * who)
    everybody_retired(at).end_year()
    assert conquests(at) == [0, *reversed(RANKS[players][year - 1])]
    assert at.view().conquistador == [0] * players


def test_on_the_same_space_who_came_first_is_ahead() -> None:
    """S-YEAR-4, S-CONQ-3, S-EDGE-41: also when one of the stack has left it."""
    at = table(4).conquistador(2, 3).conquistador(1, 3).conquistador(0, 3).conquistador(3, 2)
    assert at.view().conquistador_stacks == {"3": [2, 1, 0], "2": [3]}
    at.happen(numbers.CONQUISTADOR, 1)
    assert at.view().conquistador_stacks == {"3": [2, 0], "4": [1], "2": [3]}
    assert conquests(everybody_retired(at).end_year()) == [2, 6, 4, 0]


def test_one_of_three_moved_and_nobody_moved() -> None:
    """S-EDGE-39, S-EDGE-40, S-EDGE-61, S-YEAR-7."""
    assert conquests(everybody_retired(table(3).conquistador(1, 1)).end_year()) == [0, 5, 0]
    at = everybody_retired(table(3)).end_year()
    assert conquests(at) == [0, 0, 0] and "event-conquest" not in at.messages()


def test_the_last_retire_turn_is_finished_before_the_track_is_scored() -> None:
    """S-YEAR-1, S-RET-18, S-EDGE-66, S-FLOW-7."""
    at = table(4).retired(0, "coins").retired(1, "religion").retired(2, "road").conquistador(0, 1).harbour(3, conquistador=1)
    at.scholar(3, "SC10").turn(3)
    assert at.offers("retire to") == ["retire to conquistador", "retire to export"]
    at.say("retire to conquistador", "use")
    assert conquests(at) == [0, 0, 0, 0] and at.coins(3) == 1 and at.asks() == (3, "ask-end-turn")
    at.say("sell gold", "end turn")
    assert conquests(at) == [4, 0, 0, 6] and at.view().year == 2 and at.coins(3) == 3


def test_colonies_are_cleared_and_all_dice_are_rolled_again() -> None:
    """S-YEAR-9, S-YEAR-10, S-YEAR-14, S-YEAR-15, S-YEAR-18, S-EDGE-29."""
    at = table(2).religion(0, 9).row(0, 1, "sugar", "gem", "wood").row(1, 1, "sugar").white(1, 1, 3, 4)
    at.coins_on(0, "r1c1", 4).die_on(0, "r1c2", "white", 2).die_on(0, "r1c3", "blue", 1).die_on(1, "r1c1", "white", 1)
    at.blue(0, 2, 2).blue(1, 3).give(0, coins=1)
    view = everybody_retired(at).end_year().view()
    assert at.occupied(0) == at.occupied(1) == [] and at.coins() == 1 and view.year == 2
    assert len(view.white_dice) == 6 and [len(player.blue_dice) for player in view.players_at_table] == [3, 1]
    assert [(player.white_taken, player.blue_taken) for player in view.players_at_table] == [(0, 0), (0, 0)]
    rolled = [event.phrase for event in at.log() if event.phrase.message == "event-white-dice"]
    assert [phrase["value"] for phrase in rolled for _ in range(int(phrase["n"]))] == view.white_dice


def test_what_carries_over() -> None:
    """S-YEAR-19, S-REL-11, S-BLUE-3."""
    at = table(2).religion(0, 7).monk(0, "M1").harbour(0, coins=2).give(0, coins=4, wood=2, gold=1).tile(0, "D07", "r1c1")
    everybody_retired(at)
    before = at.view()
    after = at.end_year().view()
    one, other = before.players_at_table[0], after.players_at_table[0]
    assert (after.docks, after.pile, after.religion, after.posts) == (before.docks, before.pile, [7, 0], before.posts)
    assert (other.resources, other.coins, other.harbour, other.laid) == (one.resources, 4, one.harbour, one.laid)
    assert other.monks_left == 5 and other.blue_unlocked == 2


def test_after_the_third_year_the_game_is_over() -> None:
    """S-YEAR-11, S-END-1, S-EDGE-10: coins on territories are gone before anything is counted."""
    at = table(2, year=3).show(0, "r1c1", "sugar").coins_on(0, "r1c1", 6).conquistador(0, 1).give(0, coins=2)
    shown = at.view().display
    everybody_retired(at).end_year()
    view = at.view()
    assert view.over and view.phase == "over" and view.year == 3 and view.display == shown and view.white_dice == []
    assert at.points() == {"conquistador": 6} and at.messages() == ["event-conquest", "event-over"]
    assert view.retire["coins"] == 0  # the tie-break looks at it


def test_tiles_left_over_never_return() -> None:
    """S-YEAR-12, S-EDGE-53, S-EDGE-54: in three years all thirty are shown once."""
    at = table(2)
    seen = list(at.view().display)
    for year in (2, 3):
        everybody_retired(at).end_year()
        assert at.view().year == year and len(at.view().display) == 10
        seen += at.view().display
    told = [PIECE_IDS[int(event.phrase["tile"])] for event in at.log() if event.phrase.message == "event-tile-shown"]
    assert sorted(told) == sorted(seen[10:])
    assert len(seen) == len(set(seen)) == 30 and at.view().doubles_unseen == at.view().triples_unseen == []


def test_the_nearest_space_starts_and_the_others_follow_clockwise() -> None:
    """S-YEAR-16, S-YEAR-17, S-EDGE-35."""
    view = everybody_retired(table(4), ["road", "conquistador", "religion", "export"]).end_year().view()
    assert view.start_player == 1 and view.order == [1, 2, 3, 0] and view.decider == 1


@pytest.mark.parametrize(("first", "second"), [("conquistador", "coins"), ("coins", "conquistador")])
def test_it_does_not_matter_who_retires_first(first: str, second: str) -> None:
    """S-EDGE-36."""
    at = table(2).turn().say(f"retire to {first}", "skip", f"retire to {second}", "skip")
    assert at.view().year == 2 and at.view().start_player == (0 if first == "coins" else 1)
    assert [at.coins(who) + at.happiness(who) for who in range(2)] == [0, 0]
