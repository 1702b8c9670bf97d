"""Phase A (4.5), homeward spaces (4.16), and what is passed on the way."""

import pytest

from caravela.games.maracaibo.rules import numbers
from caravela.games.maracaibo.rules.components import LOCATION_IDS
from tests.games.maracaibo.kit import Table, table


def sailing(t: Table, who: int = 0, location: str = "H") -> Table:
    """Phase A of a turn, from this location."""
    return t.ship(who, location).turn(who)


def destinations(t: Table) -> list[str]:
    return [name.removeprefix("sail ") for name in t.offers("sail ")]


def test_one_to_seven_points_and_no_stay() -> None:
    """M-SAIL-1, M-SAIL-2, M-SAIL-5, M-TURN-2: at least one step, at most seven points, any location on the way."""
    t = sailing(table())
    assert destinations(t) == ["1", "2", "3", "4", "5", "6 by 4", "7 by 4", "8 by 4"]
    assert t.on_offer() == t.offers("sail ")  # nothing else: sailing is mandatory


def test_only_in_arrow_direction() -> None:
    """M-SAIL-3: from 17 the ship reaches 18 to 20, and nothing behind it."""
    assert destinations(sailing(table(), 0, "17")) == ["18", "19", "20"]


def test_forks_are_chosen() -> None:
    """M-SAIL-4: 3 leads to 4 or 5, 12 to 13 or 14; the two ways from 12 to 18 differ in points."""
    t = sailing(table(), 0, "11")
    assert destinations(t) == [
        "12",
        "13",
        "14",
        "18 by 13",
        "15 by 14",
        "19 by 13",
        "16 by 14",
        "20 by 13",
        "17 by 14",
        "18 by 14",
        "19 by 14",
    ]
    t.say("sail 18 by 14")
    assert (t.at(), int(t.s.spent)) == ("18", 6)
    t = sailing(table(), 0, "11").say("sail 18 by 13")
    assert (t.at(), int(t.s.spent)) == ("18", 3)


def test_branches_without_consequence_are_one_option() -> None:
    """M-RUL-85: passing 4 or 5 costs the same and no assistant can stand there."""
    assert "6 by 5" not in destinations(sailing(table()))


def test_a_stop_symbol_ends_the_way() -> None:
    """M-SAIL-6, M-HOME-1, M-SAIL-13, M-HOME-6: 20 cannot be passed; then 21a, in round IV 21b and 22."""
    assert sailing(table(), 0, "19").at() == "20"  # the only way is taken
    t = sailing(table(round=3), 0, "20")
    assert t.at() == "21a"
    t = sailing(table(round=4), 0, "20")
    assert t.at() == "21b"
    t = sailing(table(round=4), 0, "21b")
    assert t.at() == "22"


def test_ships_share_a_location() -> None:
    """M-SAIL-7: no cost, no effect."""
    t = sailing(table().ship(1, "2")).say("sail 2")
    assert t.at(0) == t.at(1) == "2" and t.vp() == 0


def test_points_and_not_steps_are_remembered() -> None:
    """M-SAIL-9, M-LEG-6: with L2 the step from 6 to 7 costs three points."""
    t = sailing(table().legacy("L2"), 0, "6").say("sail 8")
    assert int(t.s.spent) == int(t.s.moved) == 4
    t.say("village actions")
    assert t.asks() == (0, "ask-village")
    t.say("coin", "coin")
    assert t.doubloons() == 2


def test_a_step_that_costs_too_much() -> None:
    """M-SAIL-8, M-SAIL-12, M-LEG-10, M-LEG-11: 9a is three points away, and only with L4 and an explorer beyond 4."""
    assert "9a" not in destinations(sailing(table().explorer(0, "5"), 0, "7"))
    assert "9a" not in destinations(sailing(table().legacy("L4").explorer(0, "4"), 0, "7"))
    assert "9a" in destinations(sailing(table().legacy("L4").explorer(0, "5"), 0, "7"))
    assert "9a" not in destinations(sailing(table().legacy("L4").explorer(0, "5"), 0, "3"))  # 5 + 3 points
    assert "10 by 9a" in destinations(sailing(table().legacy("L4").explorer(0, "5"), 0, "8"))


def test_on_or_beyond() -> None:
    """M-RUL-66: with the option, an explorer on the space is enough."""
    t = table(legacy_city_on_or_beyond="true").legacy("L4").explorer(0, "4")
    assert "9a" in destinations(sailing(t, 0, "7"))


def test_passing_own_assistants_gives_vp() -> None:
    """M-SAIL-10, M-ASST-6, M-EX-26: 2 VP for each, at once; those of others do not count."""
    t = table().own(0, "A51", "A52", "B101").own(1, "B086")
    sailing(t, 0, "5").say("sail 9")
    assert t.vp(0) == 6 and t.vp(1) == 0


def test_at_most_one_award_a_round() -> None:
    """M-RUL-30: an assistant that was used or passed gives nothing more in this round."""
    t = table().own(0, "A51").set(0, numbers.MARKED, 1 << int(table().s.box.helper_of[50]))
    sailing(t, 0, "5").say("sail 8")
    assert t.vp() == 0


def test_arrival_effects_come_before_the_main_action() -> None:
    """M-SAIL-11, M-LEG-13, M-CARD-PERM-7: L5 gives a worker at 3; the own visit card first, then the others'."""
    t = table().legacy("L5").own(0, "B045", "B084").own(1, "B046", "B094")
    sailing(t, 0, "1").say("sail 3")
    assert t.workers() == 3
    assert t.asks() == (0, "ask-visit") and t.on_offer() == ["visit points", "visit doubloons"]
    t.say("visit points")
    assert t.asks() == (1, "ask-visit")
    t.say("visit doubloons")
    assert (t.vp(0), t.doubloons(1)) == (1, 2)
    assert t.asks() == (0, "ask-main")


def test_l9_gives_six_vp_on_arrival() -> None:
    """M-LEG-19, M-RUL-65: the printed 3 VP are not available; ending there still triggers scoring."""
    t = sailing(table(round=2).legacy("L9").hand(0, "A01"), 0, "20")
    assert t.at() == "21a" and t.vp() == 6 and t.s.trigger == 0
    assert "city action" not in t.on_offer()


def test_the_toll_of_l17() -> None:
    """M-LEG-24, M-RUL-73, M-EX-46: two doubloons for passing 7; who cannot pay stops there."""
    t = sailing(table().legacy("L17").give(0, doubloons=1), 0, "6")
    assert t.at() == "7" and t.doubloons() == 1  # the only way
    t = sailing(table().legacy("L17").give(0, doubloons=3), 0, "6").say("sail 9")
    assert t.doubloons() == 1
    t = sailing(table().legacy("L17").give(0, doubloons=3), 0, "6").say("sail 7")
    assert t.doubloons() == 3


@pytest.mark.parametrize(("location", "round", "vp"), [("21a", 1, 3), ("21b", 4, 3), ("22", 4, 5)])
def test_homeward_actions_give_vp(location: str, round: int, vp: int) -> None:
    """M-HOME-2, M-HOME-4, M-HOME-5: cities without market and flag."""
    t = table(round=round).hand(0, "A01").main(0, location, 1).say("city action")
    assert t.vp() == vp
    place = LOCATION_IDS.index(location)
    assert t.s.market_good(place) == -1 and not t.s.has_flag(place)


def test_the_action_of_20_is_a_combat_or_an_explorer_move() -> None:
    """M-HOME-3, M-COMBAT-28."""
    t = table().main(0, "20", 1).say("city action")
    assert t.on_offer() == ["choose 1", "choose 2", "skip"]
    t.say("choose 2")
    assert "explore 2" in t.on_offer() and "explore 3" not in t.on_offer()
    t = table().main(0, "20", 1).say("city action", "choose 1")
    assert t.offers("pile ") == ["pile left", "pile right"]


def test_scoring_is_triggered_by_ending_there() -> None:
    """M-GEN-3, M-HOME-7, M-HOME-8, M-HOME-10: after phase C of that turn, without any further turn of the others."""
    t = table(3).give(1, doubloons=9).plan(1, "A01").ship(1, "20").turn(1)
    t.say("no main action")
    while t.asks() == (1, "ask-fill"):
        t.say("draw")
    assert t.asks() == (1, "ask-buy-or-points")
    assert t.s.phase == numbers.SCORING and t.s.trigger == 1
    assert "event-interim" in t.messages()


def test_22_triggers_final_scoring() -> None:
    """M-HOME-9, M-GEN-4: round IV ends the game."""
    t = table(2, round=4).ship(0, "21b").turn(0).hand(0)
    t.say("no main action")
    while t.asks() == (0, "ask-fill"):
        t.say("draw")
    while not t.s.over:
        t.say("2 points")
    assert "event-final" in t.messages() and "event-over" in t.messages()
    assert t.s.phase == numbers.ENDED


def test_21b_does_not_trigger_anything() -> None:
    """M-SAIL-13, M-HOME-6: round IV goes on to 22."""
    t = table(2, round=4).ship(0, "20").turn(0)
    assert t.at() == "21b" and t.s.trigger == -1
