"""Village actions (4.13) and assistants (4.15)."""

import pytest

from caravela.core.state import bit
from caravela.games.maracaibo.rules import numbers
from caravela.games.maracaibo.rules.components import CARD_IDS
from tests.games.maracaibo.kit import Table, table


def test_one_two_or_three_village_actions() -> None:
    """M-VILL-1, M-VILL-13, M-EX-23: by the points of phase A; one may stop before."""
    for points, n in ((3, 1), (4, 2), (6, 2), (7, 3)):
        t = table().main(0, "6", points).say("village actions")
        t.say(*["coin"] * n)
        assert t.asks() is None and t.doubloons() == n
    t = table().main(0, "6", 7).say("village actions", "coin", "stop")
    assert t.asks() is None and t.doubloons() == 1


def test_the_same_action_repeatedly_then_a_purchase() -> None:
    """M-VILL-2, M-VILL-4, M-VILL-5, M-EX-14: VA_COIN, VA_COIN, VA_BUY."""
    t = table().hand(0, "A01").main(0, "6", 7).say("village actions")
    assert t.offers("buy ") == []
    t.say("coin", "coin", "buy A01")
    assert t.doubloons() == 0 and t.tableau() == ["A01"] and t.asks() is None


def test_discard_the_hand() -> None:
    """M-VILL-3: at least one card; 2 doubloons; no refill before phase C."""
    t = table().hand(0, "A01", "A02", "A03").village(0, 2).say("discard hand")
    assert t.doubloons() == 2 and t.in_hand() == []
    assert "discard hand" not in t.on_offer()


def test_buy_or_invest() -> None:
    """M-VILL-5, M-CARD-9: a card of the hand or the planning area, or a revealed building."""
    t = table().hand(0, "A01").plan(0, "A03").building("PB1").give(0, doubloons=8, workers=1).village()
    assert t.offers("buy ") == ["buy A01", "buy A03"] and t.offers("invest ") == ["invest PB1"]


def test_flag_only_in_a_village_without_marker() -> None:
    """M-VILL-7, M-OWN-1, M-OWN-4: the ship must be there; nations without markers cannot be chosen."""
    t = table().upgrade(0, "S10").marker("spain", "7").stock("france", 0).ship(0, "7").village()
    assert "raise flag" not in t.on_offer()
    t.ship(0, "8").village().say("raise flag")
    assert t.on_offer() == ["nation england", "nation spain"]
    t.say("nation england")
    assert (t.owner("8"), t.with_nation("england"), t.doubloons()) == ("england", 1, 1)
    assert "raise flag" not in t.ship(0, "11").village().on_offer()


def test_last_actions_end_the_sequence() -> None:
    """M-VILL-8, M-VILL-11, M-RUL-25: the remaining ones of this sequence are lost; as first or only action it is legal."""
    t = table().own(0, "B059", "B060").village(0, 3)
    assert t.offers("village points ") == ["village points 2", "village points 3"]
    t.say("village points 3")
    assert t.vp() == 3 and t.asks() is None


def test_maps() -> None:
    """M-VILL-9: last; 2 VP or 3 doubloons, then the explorer."""
    t = table().own(0, "B057", "B058").hand(0, "A01", "A06").village(0, 3)
    t.say("maps for points")
    assert t.vp() == 2 and t.offers("explore ") == ["explore 1", "explore 2"]
    t.say("skip")
    assert t.asks() is None
    t = table().own(0, "A48").hand(0, "A01", "A06").village(0, 3).say("maps for doubloons", "explore 1")
    assert t.doubloons() == 3 + 1 and t.asks() is None


def test_two_identical_goods() -> None:
    """M-VILL-10: 4 doubloons; not a last action."""
    t = table().own(0, "A47").hand(0, "A01", "A05").village(0, 2).say("sell goods")
    assert t.doubloons() == 4 and t.asks() == (0, "ask-village")


def test_the_mission_on_a_card() -> None:
    """M-VILL-12, M-RUL-39, M-CARD-IMM-5: last; only its owner, only once."""
    t = table().own(0, "B074").put_mission("Q14", numbers.Q_CARD + CARD_IDS.index("B074")).give(0, doubloons=5)
    t.give(1, doubloons=5)
    assert "mission Q14" not in t.village(1, 2).on_offer()
    t.village(0, 2).say("mission Q14")
    assert t.got(0, numbers.MISSIONS_DONE) == 1 and t.asks() is None
    assert "mission Q14" not in t.give(0, doubloons=5).village(0, 2).on_offer()


# -- assistants --------------------------------------------------------------------------------------------------------


def test_a_card_with_an_assistant_needs_a_worker() -> None:
    """M-ASST-1, M-ASST-2: the worker goes to the printed location, wherever the ship is."""
    t = table().hand(0, "A51").give(0, doubloons=7, workers=0).ship(0, "15").village()
    assert t.offers("buy ") == []
    t.give(0, workers=1).village().say("buy A51")
    assert t.workers() == 0 and t.s.helpers_here(0, 6) == bit(t.s.box.helper_of[CARD_IDS.index("A51")])


def test_usable_from_the_next_turn_on() -> None:
    """M-ASST-3, M-ASST-11: an assistant placed this turn at the ship's own location is neither used nor does it give VP."""
    t = table().hand(0, "A51").give(0, doubloons=7).ship(0, "4").turn(0).say("sail 6", "village actions", "buy A51")
    assert t.vp() == 0
    assert "use A51" not in t.main(0, "6", 1).on_offer()
    t.say("no main action")
    assert t.vp() == 0
    t.ship(0, "4").turn(0).say("sail 6")
    assert "use A51" in t.on_offer()


def test_only_one_is_used_and_the_others_give_vp() -> None:
    """M-ASST-4, M-ASST-8, M-EX-25, M-ASST-5: 2 VP for each of the two others; all stay."""
    t = table().own(0, "A51", "B097").set(0, numbers.SUPPLY, 1)
    t.main(0, "6", 1).say("use A51")
    assert t.vp() == 2
    three = table(2).own(0, "A53", "B089")
    assert three.main(0, "10", 1).say("use A53").vp() == 2
    assert t.got(0, numbers.ASSISTANTS) != 0


def test_unreached_assistants_give_vp_when_ships_return() -> None:
    """M-ASST-8, M-RUL-31, M-EX-43: ahead of the ship, or on a branch not taken; not where it had been."""
    t = table().own(0, "B088", "A52").ship(0, "19")
    passed = sum(int(bit(i)) for i in (*range(1, 14), 18, 19))
    t.set(0, numbers.PASSED, passed).interim(1)
    assert t.vp() == 2 + 2  # B088 at 16, and two for not buying; A52 at 8 was passed


def test_an_assistant_placed_in_interim_scoring_is_unreached() -> None:
    """M-RUL-81: on a location ahead of the ship."""
    t = table().hand(0, "B093").give(0, doubloons=7).ship(0, "5").set(0, numbers.PASSED, int(bit(5))).interim(0)
    t.say("buy B093")
    while t.asks() is not None and t.asks() != (1, "ask-sail"):
        t.say("draw" if "draw" in t.on_offer() else "2 points")
    assert t.vp() == 2


def test_round_four_has_no_return() -> None:
    """M-RUL-32: unreached assistants give nothing, unless the option says so."""
    for option, vp in (("false", 2), ("true", 4)):
        t = table(2, round=4, unreached_assistants_score_round_4=option).own(0, "B088").final(0)
        while t.asks():
            t.say("2 points")
        assert t.vp() == vp


# Every assistant action by its code (3.6): a card that has it, what must be there, what is said, and what comes of it.
ACTIONS: list[tuple[str, str, list[str], dict[str, int]]] = [
    ("AA01", "A55", [], {"vp": 3, "doubloons": 5}),
    ("AA02", "A54", ["disc S01", "coin"], {"workers": 3, "doubloons": 1, "discs": 23}),
    ("AA03", "A51", ["nation spain", "coin", "coin"], {"spain": 1, "doubloons": 2}),
    ("AA04", "A56", ["sail 19", "village actions", "coin"], {"cp": 2, "doubloons": 1}),
    ("AA05", "B084", ["pay", "coin", "coin"], {"doubloons": 7}),
    ("AA06", "B085", ["disc S01", "coin", "coin"], {"cp": 1, "doubloons": 2, "discs": 23}),
    ("AA07", "A50", ["disc S01", "coin", "coin"], {"doubloons": 4, "discs": 23}),
    ("AA08", "B087", ["pay"], {"doubloons": 5, "vp": 2, "cp": 2}),
    ("AA09", "B088", ["pay", "nation france"], {"doubloons": 5, "vp": 2}),
    ("AA10", "A53", ["explore 3"], {"doubloons": 2, "cp": 1}),
    ("AA11", "B089", ["explore 2"], {"vp": 4, "doubloons": 2}),
    ("AA12", "B091", [], {"doubloons": 3, "vp": 2}),
    ("AA13", "B092", [], {"vp": 2}),
    ("AA14", "A52", ["coin", "coin", "coin"], {"doubloons": 3}),
    ("AA15", "B094", ["sail 4", "no main action"], {"vp": 3}),
    ("AA16", "B095", ["pay", "coin", "coin", "coin"], {"doubloons": 8, "cp": 0}),
    ("AA17", "B096", ["pay", "coin", "coin"], {"doubloons": 9, "cp": 0}),
    ("AA18", "B097", ["pay"], {"doubloons": 4, "vp": 4}),
]
NEEDS_GOODS = {"AA05", "AA08", "AA09", "AA18"}
NEEDS_CP = {"AA16", "AA17"}


def at_helper(card: str) -> Table:
    """The ship is at the location of the card's assistant."""
    t = table().own(0, card).combat_tiles(0, "K01", "K02")
    place = int(t.s.box.helper_place[t.s.box.helper_of[CARD_IDS.index(card)]])
    return t.set(0, numbers.SHIP, place).moved(1)


@pytest.mark.parametrize(("code", "card", "said", "got"), ACTIONS, ids=[row[0] for row in ACTIONS])
def test_every_assistant_action(code: str, card: str, said: list[str], got: dict[str, int]) -> None:
    """M-ASST-9, M-ASST-10, M-RUL-26: the parts in printed order."""
    t = at_helper(card)
    if code in NEEDS_GOODS:
        t.hand(0, "A01", "A05", "A09")
    if code in NEEDS_CP:
        t.give(0, cp=2)
    t.main(0).say(f"use {card}", *said)
    assert t.asks() is None
    found = {
        "vp": t.vp(),
        "doubloons": t.doubloons(),
        "cp": t.cp(),
        "workers": t.workers(),
        "spain": t.with_nation("spain"),
        "discs": t.discs_left(),
    }
    assert {key: found[key] for key in got} == got


ALL_ASSISTANTS = [CARD_IDS[i] for i in table().s.box.helper_card]


@pytest.mark.parametrize("card", ALL_ASSISTANTS)
def test_every_card_with_an_assistant(card: str) -> None:
    """M-ASST-1, 11.13: bought with a worker, used at its location in a later turn."""
    t = table().hand(0, card).give(0, doubloons=20, workers=1).ship(0, "H").village().say(f"buy {card}")
    assert t.workers() == 0 and t.tableau() == [card]
    place = int(t.s.box.helper_place[t.s.box.helper_of[CARD_IDS.index(card)]])
    t.set(0, numbers.FRESH, 0).set(0, numbers.SHIP, place).moved(1).main(0)
    assert f"use {card}" in t.on_offer()


def test_village_actions_of_an_assistant_ignore_points_and_s01() -> None:
    """M-RUL-26, M-DISC-4: the printed number; "last" ends only these."""
    t = at_helper("A52").upgrade(0, "S01").own(0, "B059").moved(7).main(0).say("use A52", "coin", "village points 2")
    assert t.asks() is None


def test_extra_sailing_decides_the_village_actions() -> None:
    """M-ASST-9, M-RUL-27, M-EX-45: three points give one action, with S01 two."""
    for areas, n in (((), 1), (("S01",), 2)):
        t = at_helper("B101").upgrade(0, *areas).main(0).say("use B101", "sail 11")
        assert t.asks() == (0, "ask-main")
        t = at_helper("B101").upgrade(0, *areas).main(0).say("use B101", "sail 10", "village actions", "coin")
        assert (t.asks() is None) == (n == 1)


def test_declining_the_extra_sailing_loses_the_main_action() -> None:
    """M-RUL-78: the combat points stay."""
    t = at_helper("A56").main(0).say("use A56", "skip")
    assert t.cp() == 2 and t.asks() is None and t.at() == "18"


def test_extra_sailing_is_sailing() -> None:
    """M-RUL-28, M-RUL-29, M-RUL-78: passing assistants, another assistant's action, homeward spaces and their scoring."""
    t = at_helper("B101").own(0, "B095").main(0).say("use B101", "sail 9")
    assert "use B095" in t.on_offer()
    t = at_helper("B101").own(0, "B095").main(0).say("use B101", "sail 10")
    assert t.vp() == 2
    t = at_helper("A56").main(0).say("use A56", "sail 20")
    assert t.on_offer() == ["city action", "no main action"]
