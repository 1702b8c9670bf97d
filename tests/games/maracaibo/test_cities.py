"""City actions (4.8) and discs (4.9)."""

import pytest

from caravela.games.maracaibo.rules import numbers
from caravela.games.maracaibo.rules.components import AREA_IDS, LOCATION_IDS
from tests.games.maracaibo.kit import Table, table

SUGAR = "A01"
TOBACCO = "A02"
COCOA = "A03"
INDIGO = "A04"


def city(tile: str, location: str = "4", players: int = 2) -> Table:
    """The ship is at a city with this tile, whose market is full, so that only the action is left."""
    t = table(players).city(location, tile)
    spaces = int(t.s.market_spaces(LOCATION_IDS.index(location)))
    return t.market(location, *[1] * spaces)


def act(t: Table, location: str = "4") -> Table:
    return t.main(0, location, 1).say("city action")


# -- markets -----------------------------------------------------------------------------------------------------------


def test_deliver_then_act() -> None:
    """M-CITY-1, M-MARKET-2, M-MARKET-3, M-CITY-6, M-MARKET-4: a card for a disc, which takes effect before the action."""
    t = table().city("4", "CT02").hand(0, TOBACCO, TOBACCO, SUGAR).discs(0, S04=1)
    t.hand(0, TOBACCO, "A06", SUGAR)
    act(t)
    assert t.offers("deliver ") == ["deliver A02", "deliver A06"]
    t.say("deliver A06", "disc S04")
    assert t.doubloons() == 5 and t.cp() == 3
    assert "A06" in t.discard_pile() and TOBACCO in t.in_hand()
    assert t.s.market[LOCATION_IDS.index("4")] == 1
    assert t.s.depth == 0 or t.asks() is None  # no second delivery
    assert "event-disc-to-market" in t.messages()


def test_either_part_may_be_skipped() -> None:
    """M-CITY-2, M-CITY-3: the action without a delivery, the delivery without the action."""
    t = table().city("4", "CT02").hand(0, TOBACCO)
    act(t).say("skip")
    assert t.cp() == 3 and t.in_hand() == [TOBACCO]
    t = table().hand(0, COCOA)
    act(t, "11").say(f"deliver {COCOA}", "disc S01")
    assert t.asks() == (0, "ask-city-action")
    t.say("skip")
    assert t.asks() is None and t.got(0, numbers.DISC_LEFT) == 1


def test_a_full_market() -> None:
    """M-MARKET-1, M-MARKET-5, M-MARKET-8: one space with two players, two with three."""
    t = table().city("4", "CT02").market("4", 1).hand(0, TOBACCO)
    assert act(t).cp() == 3 and t.in_hand() == [TOBACCO]
    t = table(3).city("4", "CT08").market("4", 1).hand(0, TOBACCO)
    assert act(t).offers("deliver ") == [f"deliver {TOBACCO}"]
    t = table(3).city("4", "CT08").market("4", 1, 2).hand(0, TOBACCO)
    assert act(t).cp() == 3


def test_only_the_good_of_the_city() -> None:
    """M-MARKET-2: cocoa at Maracaibo."""
    t = act(table().hand(0, SUGAR, COCOA), "11")
    assert t.offers("deliver ") == [f"deliver {COCOA}"]


@pytest.mark.parametrize(("location", "round"), [("20", 1), ("21a", 1), ("21b", 4), ("22", 4), ("9a", 1)])
def test_cities_without_market(location: str, round: int) -> None:
    """M-MARKET-6, M-HOME-2: homeward spaces and 9a."""
    t = table(2, round=round).legacy("L4").explorer(0, "5").hand(0, SUGAR, TOBACCO, COCOA, INDIGO)
    assert act(t, location).offers("deliver ") == []


def test_no_delivery_without_a_disc_that_can_be_removed() -> None:
    """M-MARKET-7, M-RUL-5, M-RUL-6: all gone, or those left need more empty areas; the action stays available."""
    t = table().city("4", "CT02").hand(0, TOBACCO).discs(0, **dict.fromkeys(AREA_IDS, 0))
    assert act(t).cp() == 3 and t.in_hand() == [TOBACCO]
    t = table().city("4", "CT02").hand(0, TOBACCO).discs(0, **dict.fromkeys(AREA_IDS[:3], 0))
    t.discs(0, S04=0, S05=0, S06=0, S07=0, S08=0, S09=0, S10=0, S11=0)
    assert act(t).offers("deliver ") == [f"deliver {TOBACCO}"]


def test_markets_of_the_cities() -> None:
    """M-MARKET-8, 11.1: Maracaibo takes cocoa; the size follows the number of players."""
    for players, spaces in ((1, 1), (2, 1), (3, 2), (4, 2)):
        t = table(players)
        assert t.s.market_spaces(11) == spaces and t.s.market_good(11) == 2


# -- actions by code (M-CITY-4) ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("tile", "players"), [("CT01", 2), ("CT07", 3)])
def test_explore(tile: str, players: int) -> None:
    """M-CITY-4, CT01, CT07: explorer up to 3."""
    t = act(city(tile, players=players))
    assert t.offers("explore ") == ["explore 1", "explore 2", "explore 3"]


@pytest.mark.parametrize(("tile", "players"), [("CT02", 2), ("CT08", 3)])
def test_arms(tile: str, players: int) -> None:
    """M-CITY-4, CT02, CT08: 3 CP."""
    assert act(city(tile, players=players)).cp() == 3


def test_influence_and_a_village_action() -> None:
    """M-CITY-4, CT03, M-RUL-24: influence first; VA_FLAG is not available in a city."""
    t = act(city("CT03").upgrade(0, "S10"))
    t.say("nation spain")
    assert t.with_nation("spain") == 1 and t.asks() == (0, "ask-village")
    assert "raise flag" not in t.on_offer()
    assert t.say("coin").doubloons() == 1 and t.asks() is None


def test_combat_point_and_disc() -> None:
    """M-CITY-4, CT04: 1 CP, then a disc out of the game."""
    t = act(city("CT04")).say("disc S03")
    assert t.cp() == 1 and t.got(0, numbers.OUT_DISCS) == 1


def test_village_actions_per_compass() -> None:
    """M-CITY-4, CT05, M-RUL-77: one for each compass; one bought on the way adds nothing."""
    t = act(city("CT05").own(0, "A33").hand(0, "A34").give(0, doubloons=9))
    t.say("buy A34", "coin")
    assert t.asks() is None


def test_doubloons_or_vp_per_assistant() -> None:
    """M-CITY-4, CT06, M-RUL-71: 4 doubloons, or 2 VP for each own assistant."""
    assert act(city("CT06")).say("choose 1").doubloons() == 4
    assert act(city("CT06").own(0, "A51", "A52", "A53")).say("choose 2").vp() == 6


def test_doubloons_and_a_village_action() -> None:
    """M-CITY-4, CT09."""
    t = act(city("CT09", players=3))
    assert t.doubloons() == 2 and t.asks() == (0, "ask-village")


def test_combat_point_and_influence() -> None:
    """M-CITY-4, CT10."""
    t = act(city("CT10", players=3)).say("nation france")
    assert (t.cp(), t.with_nation("france")) == (1, 1)


def test_veterans() -> None:
    """M-CITY-4, M-CITY-7, M-RUL-51, CT11: 1 VP per combat tile; the hand for 4 doubloons, at least one card."""
    t = act(city("CT11", players=3).combat_tiles(0, "K01", "K02").hand(0, SUGAR, COCOA))
    assert t.vp() == 2 and t.offers("pay") == ["pay"]
    t.say("pay")
    assert t.doubloons() == 4 and t.in_hand() == []
    t = act(city("CT11", players=3))
    assert t.asks() is None and t.doubloons() == 0


def test_mercenaries() -> None:
    """M-CITY-4, CT12: 2 CP for 1 influence and 6 doubloons."""
    t = act(city("CT12", players=3).give(0, cp=3)).say("pay", "nation england")
    assert (t.cp(), t.doubloons(), t.with_nation("england")) == (1, 6, 1)
    assert act(city("CT12", players=3).give(0, cp=1)).asks() is None


@pytest.mark.parametrize("players", [2, 3])
def test_maracaibo_is_a_combat(players: int) -> None:
    """M-CITY-5, CT13: with two players the tile CT13 lies there."""
    t = act(table(players), "11")
    assert t.offers("pile ") == ["pile left", "pile right"]


def test_angostura() -> None:
    """M-LEG-12: 2 village actions and, optionally, a worker for 5 VP."""
    t = act(table().legacy("L4").explorer(0, "5").give(0, workers=1), "9a")
    t.say("coin", "coin", "pay")
    assert (t.doubloons(), t.workers(), t.vp()) == (2, 0, 5)


def test_panama() -> None:
    """M-LEG-17: deliver tobacco, then 3 CP and a combat."""
    t = act(table().legacy("L7").explorer(0, "12").hand(0, TOBACCO), "15a")
    t.say(f"deliver {TOBACCO}", "disc S02", "city action")
    assert t.cp() == 3 and t.offers("pile ") == ["pile left", "pile right"]


def test_cartagena_is_closed_by_l3() -> None:
    """M-LEG-7, M-LEG-8, M-MARKET-6, M-RUL-83: no city action, no delivery, no flag."""
    t = table().legacy("L3").hand(0, SUGAR, TOBACCO, COCOA, INDIGO).mission("Q14", "14").give(0, doubloons=5).main(0, "14", 1)
    assert "city action" not in t.on_offer() and "village actions" not in t.on_offer()
    assert "mission Q14" in t.on_offer()
    assert not t.s.has_flag(14)


def test_puerto_cabezas_with_l1() -> None:
    """M-LEG-2, M-LEG-3, M-LEG-5, M-LEG-33: a delivery, then the mission on the mission space; others need the main action."""
    t = table().put_mission("Q14", numbers.Q_TOP).legacy("L1").mission("Q15", "17").hand(0, INDIGO).give(0, doubloons=9)
    t.main(0, "17", 1)
    assert "village actions" not in t.on_offer()
    assert t.offers("mission ") == ["mission Q14", "mission Q15"]
    t.say("city action", f"deliver {INDIGO}", "disc S04")
    assert t.offers("mission ") == ["mission Q14"] and "skip" in t.on_offer()
    t.say("mission Q14")
    assert t.got(0, numbers.MISSIONS_DONE) == 1


# -- discs -------------------------------------------------------------------------------------------------------------


def remove(t: Table, *areas: str) -> Table:
    """So many discs are removed, one after the other."""
    return t.happen(numbers.REMOVE_DISC, 0, len(areas)).say(*[f"disc {area}" for area in areas])


def test_discs_leave_one_at_a_time_from_legal_areas() -> None:
    """M-DISC-1, M-DISC-9, M-DISC-12, M-DISC-13, M-DISC-14, M-DISC-15: prerequisites."""
    t = table().happen(numbers.REMOVE_DISC, 0, 1)
    assert t.offers("disc ") == [f"disc {area}" for area in ("S01", "S02", "S03", "S04", "S05", "S07", "S08")]
    t = table().upgrade(0, "S05", "S08", "S01", "S02").happen(numbers.REMOVE_DISC, 0, 1)
    assert t.offers("disc ") == [f"disc {area}" for area in ("S03", "S04", "S06", "S07", "S09", "S10", "S11")]
    t = table().upgrade(0, "S05", "S08", "S01", "S02", "S03", "S04").happen(numbers.REMOVE_DISC, 0, 1)
    assert "disc S12" in t.on_offer()


def test_the_second_disc_makes_the_next_area_legal() -> None:
    """M-RUL-7: within one effect."""
    t = table().discs(0, S05=1).happen(numbers.REMOVE_DISC, 0, 2)
    assert "disc S06" not in t.on_offer()
    assert "disc S06" in t.say("disc S05").on_offer()


def test_a_removal_can_be_declined_or_is_lost() -> None:
    """M-GEN-6, M-DISC-17: skip; and with nothing to remove nothing is asked."""
    assert table().happen(numbers.REMOVE_DISC, 0, 2).say("skip").discs_left() == 24
    assert table().discs(0, **dict.fromkeys(AREA_IDS, 0)).happen(numbers.REMOVE_DISC, 0, 1).asks() is None


def test_discs_leave_the_game() -> None:
    """M-DISC-16."""
    assert remove(table(), "S01", "S02").got(0, numbers.OUT_DISCS) == 2


@pytest.mark.parametrize(
    ("area", "doubloons", "vp"), [("S03", 0, 3), ("S04", 5, 0), ("S05", 0, 3), ("S06", 0, 6), ("S12", 0, 10)]
)
def test_tan_areas(area: str, doubloons: int, vp: int) -> None:
    """M-DISC-2, M-DISC-6, M-DISC-7, M-DISC-8, M-DISC-9, M-DISC-15: when the second disc leaves."""
    t = table().upgrade(0, *[one for one in ("S05", "S08", "S01", "S02", "S07", "S09") if one != area])
    if area == "S05":
        t = table()
    remove(t, area)
    assert (t.doubloons(), t.vp()) == (0, 0)
    remove(t, area)
    assert (t.doubloons(), t.vp()) == (doubloons, vp)


def test_s01_changes_the_thresholds() -> None:
    """M-DISC-3, M-DISC-4, M-EX-23, M-EX-24: 2 actions for 2 to 4 points, 3 for 5; not those of other effects."""
    for points, closed, opened in ((1, 1, 1), (2, 1, 2), (3, 1, 2), (4, 2, 2), (5, 2, 3), (6, 2, 3), (7, 3, 3)):
        for areas, n in (((), closed), (("S01",), opened)):
            t = table().upgrade(0, *areas).main(0, "6", points).say("village actions")
            for _ in range(n):
                assert t.asks() == (0, "ask-village")
                t.say("coin")
            assert t.asks() is None and t.doubloons() == n


def test_s01_on_the_way_adds_nothing() -> None:
    """M-DISC-19, M-RUL-77: the number is fixed when the sequence starts."""
    t = table().discs(0, S01=1).hand(0, "A28").give(0, doubloons=4).main(0, "6", 3).say("village actions", "buy A28", "disc S01")
    assert t.asks() is None and t.got(0, numbers.TWO_AT) == 2


def test_s02_raises_the_hand_limit() -> None:
    """M-DISC-5, M-DISC-18: in the next phase C."""
    t = table().discs(0, S02=1)
    remove(t, "S02").happen(numbers.FILL_HAND, 0, 0, numbers.FILLING)
    assert len(t.in_hand()) == 6


def test_s03_makes_the_display_free() -> None:
    """M-DISC-6, M-HAND-2."""
    t = remove(table().display("B001", "B002").discs(0, S03=1), "S03").happen(numbers.FILL_HAND, 0, 0, numbers.FILLING)
    t.say("take B001")
    assert t.vp() == 3 and "B001" in t.in_hand()


def test_s08_and_s09_and_s10_add_village_actions() -> None:
    """M-DISC-11, M-DISC-12, M-DISC-13, M-DISC-18, M-VILL-6: usable in the same sequence."""
    t = table().discs(0, S08=1).hand(0, "A28").give(0, doubloons=4).village(0, 2)
    assert "drill" not in t.on_offer()
    t.say("buy A28", "disc S08", "drill")
    assert (t.cp(), t.doubloons()) == (1, 1)
    t = table().upgrade(0, "S09").hand(0, "A01", "A05", "A09").village().say("trade from hold")
    assert (t.doubloons(), t.vp(), t.in_hand()) == (2, 2, [])
    t = table().upgrade(0, "S10").main(0, "6", 1).say("village actions", "raise flag", "nation spain")
    assert (t.owner("6"), t.with_nation("spain"), t.doubloons()) == ("spain", 1, 1)


def test_s07_adds_a_combat_action() -> None:
    """M-DISC-10."""
    t = table().discs(0, S07=1)
    assert "CA_VILLAGE" not in view_of(t)
    remove(t, "S07")
    assert "CA_VILLAGE" in view_of(t)


def view_of(t: Table) -> list[str]:
    from caravela.games.maracaibo.rules.game import MARACAIBO

    return MARACAIBO.view(t.s, 0).players_at_table[0].combat_actions


def test_s11_offers_three_rewards() -> None:
    """M-DISC-14, M-INF-6: an explorer move, 4 doubloons and 4 VP, or the next title."""
    ready = ("S05", "S01", "S02", "S03")
    t = remove(table().career(0, "CR2").upgrade(0, *ready).discs(0, S11=1), "S11")
    assert t.on_offer() == ["choose 1", "choose 2", "choose 3", "skip"]
    t.say("choose 2")
    assert (t.doubloons(), t.vp()) == (4, 4)
    t = remove(table().upgrade(0, *ready).discs(0, S11=1), "S11").say("choose 1")
    assert t.offers("explore ") == ["explore 1", "explore 2", "explore 3"]
    t = remove(table().upgrade(0, *ready).discs(0, S11=1).influence(0, france=15, spain=5), "S11").say("choose 3")
    assert t.offers("nation ") == ["nation england", "nation spain"]  # on 15 it would have no effect
    assert t.say("nation spain").with_nation("spain") == 6
