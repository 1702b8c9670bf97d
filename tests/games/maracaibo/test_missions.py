"""Missions (4.14), on the map, on cards and on L1, and story missions."""

import pytest

from caravela.games.maracaibo.rules import numbers
from caravela.games.maracaibo.rules.components import CARD_IDS, LEGACY_IDS, LOCATION_IDS, MISSION_IDS, STORY_IDS
from tests.games.maracaibo.kit import Table, table

# the cost, what each compass brings, and the bonus
MISSIONS = {
    "Q01": ("1 worker", "2 D", "explorer 3"),
    "Q02": ("2 map", "2 VP", "2 D"),
    "Q03": ("2 herbs", "2 VP", "1 worker"),
    "Q04": ("2 pistol", "2 VP", "2 CP"),
    "Q05": ("2 spyglass", "2 VP", "explorer 2"),
    "Q06": ("1 map 1 herbs", "2 D", "3 VP"),
    "Q07": ("1 map 1 pistol", "2 VP", "2 D"),
    "Q08": ("1 map 1 spyglass", "2 D", "explorer 3"),
    "Q09": ("1 herbs 1 pistol", "2 D", "influence 1"),
    "Q10": ("1 herbs 1 spyglass", "2 VP", "disc 1"),
    "Q11": ("1 pistol 1 spyglass", "1 VP", "combat"),
    "Q12": ("2 CP", "2 D", "influence 1"),
    "Q13": ("3 CP", "2 VP", "3 D"),
    "Q14": ("5 D", "2 VP", "2 VP"),
    "Q15": ("4 D", "2 VP", "explorer 2"),
    "Q16": ("1 worker", "2 VP", "influence 1"),
    "Q17": ("2 worker", "2 VP", "disc 2"),
    "Q18": ("2 sugar", "2 VP", "2 D"),
    "Q19": ("2 tobacco", "2 D", "disc 1"),
    "Q20": ("2 cocoa", "2 VP", "2 CP"),
    "Q21": ("2 indigo", "2 D", "3 VP"),
    "Q22": ("1 sugar 1 tobacco", "2 VP", "1 worker"),
    "Q23": ("1 cocoa 1 indigo", "2 D", "explorer 3"),
    "Q24": ("3 map", "3 VP", "influence 1"),
}
SUPPLY_OF = {  # cards that show it
    "map": ["A01", "A06", "A11"],
    "herbs": ["A04", "A05"],
    "pistol": ["A03", "A08"],
    "spyglass": ["A02", "A07"],
    "sugar": ["A01", "A05"],
    "tobacco": ["A02", "A06"],
    "cocoa": ["A03", "A07"],
    "indigo": ["A04", "A08"],
}
# story missions: the cost, what they bring with one compass, and the questions on the way
STORIES = {
    "01": ("1 CP", "5 D 1 VP", ""),
    "03": ("1 herbs 1 map", "1 worker", "ask-influence"),
    "04": ("4 movement", "3 VP", "ask-explore"),
    "05": ("2 sugar", "", "ask-remove-skull"),
    "07": ("1 worker", "3 VP", "ask-remove-skull"),
    "09": ("1 pistol 1 spyglass", "", "ask-disc"),
    "11": ("4 movement", "2 spain", ""),
    "13": ("2 CP", "6 D 1 VP", ""),
    "17": ("2 spyglass", "2 CP", "ask-may-fight"),
    "21": ("1 cocoa 1 indigo", "2 D", "ask-explore"),
    "23": ("2 CP", "5 VP", "ask-influence"),
    "25": ("2 herbs", "1 worker", "ask-remove-skull"),
    "27": ("4 movement", "6 VP", ""),
    "29": ("1 sugar 1 tobacco", "8 VP", ""),
    "30": ("2 CP", "2 spain", "ask-may-fight"),
}


def priced(cost: str) -> list[tuple[int, str]]:
    said = cost.split()
    return [(int(n), what) for n, what in zip(said[0::2], said[1::2], strict=True)]


def able(cost: str, short: int = 0, compasses: int = 2, players: int = 2) -> Table:
    """Seat 0 has exactly what a cost asks for, or so much less of the last part; nothing else, and so many compasses."""
    at = table(players).set(0, numbers.COMPASSES, compasses).give(0, 0, 0, 0)
    cards: list[str] = []
    parts = priced(cost)
    for i, (n, what) in enumerate(parts):
        n -= short if i == len(parts) - 1 else 0
        if what in SUPPLY_OF:
            cards += SUPPLY_OF[what][:n]
        elif what == "movement":
            at.moved(n)
        else:
            at.give(0, **{{"D": "doubloons", "CP": "cp", "worker": "workers"}[what]: n})
    return at.hand(0, *cards)


def pay(at: Table) -> Table:
    """Pay with the cards that there are; the order does not matter."""
    while at.asks() == (0, "ask-pay-card"):
        at.say(at.on_offer()[0])
    return at


def fulfil(at: Table, mission: str, location: str = "15") -> Table:
    return pay(at.mission(mission, location).main(0, location).say(f"mission {mission}"))


def has(at: Table) -> dict[str, int]:
    return {"D": at.doubloons(), "VP": at.vp(), "CP": at.cp(), "worker": at.workers()}


# -- Every mission -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("compasses", [0, 1, 3])
@pytest.mark.parametrize("mission", MISSION_IDS)
def test_every_mission_costs_and_brings_what_it_says(mission: str, compasses: int) -> None:
    """M-MIS-1, M-MIS-3, M-MIS-5, M-MIS-6, M-MIS-12: Q01 to Q24."""
    cost, each, bonus = MISSIONS[mission]
    at = fulfil(able(cost, compasses=compasses), mission)
    assert at.in_hand() == [] and at.missions_at("15") == [] and at.got(0, numbers.MISSIONS_DONE) == 1
    assert at.s.missions[MISSION_IDS.index(mission)] == numbers.Q_TAKEN
    what, n = (bonus.split() + ["1"])[:2]
    if what in ("explorer", "disc", "combat"):
        assert at.asks() == (0, "ask-mission-order") and has(at) == {"D": 0, "VP": 0, "CP": 0, "worker": 0}
        at.say("compasses first")
    expected = {"D": 0, "VP": 0, "CP": 0, "worker": 0}
    for gain, times in ((each, compasses), (bonus, 1)):
        if gain[0].isdigit():
            expected[gain.split()[1]] += int(gain.split()[0]) * times
    assert has(at) == expected
    if what == "explorer":
        assert at.asks() == (0, "ask-explore") and at.offers("explore") == [f"explore {i + 1}" for i in range(int(n))]
    elif what == "disc":
        for _ in range(int(n)):
            assert at.asks() == (0, "ask-disc")
            at.say("disc S04")
        assert at.discs_left() == 24 - int(n) and at.asks() is None
    elif what == "influence":
        assert at.say("nation spain").with_nation("spain") == int(n) and at.asks() is None
    elif what == "combat":
        assert at.say("fight").asks() == (0, "ask-pile")
    else:
        assert at.asks() is None


@pytest.mark.parametrize("mission", MISSION_IDS)
def test_a_mission_must_be_paid_in_full(mission: str) -> None:
    """M-MIS-3, M-MIS-4."""
    cost = MISSIONS[mission][0]
    at = able(cost, short=1).mission(mission, "15").main(0, "15")
    assert at.offers("mission") == []
    assert able(cost).mission(mission, "15").main(0, "15").offers("mission") == [f"mission {mission}"]
    assert able(cost).mission(mission, "16").main(0, "15").offers("mission") == []


def test_the_tables_of_missions_are_complete() -> None:
    """M-MIS-1."""
    assert list(MISSIONS) == MISSION_IDS


# -- Payment and reward ------------------------------------------------------------------------------------------------


def test_the_payer_chooses_which_cards_go() -> None:
    """M-MIS-4, M-GEN-13: one symbol for each card, no change."""
    at = table().hand(0, "A01", "A06", "A11", "A04").mission("Q02", "15").main(0, "15").say("mission Q02")
    assert at.asks() == (0, "ask-pay-card") and at.on_offer() == ["discard A01", "discard A06", "discard A11"]
    at.say("discard A06", "discard A11")
    assert at.in_hand() == ["A01", "A04"] and {"A06", "A11"} <= set(at.discard_pile())


def test_one_card_never_pays_with_both_its_symbols() -> None:
    """M-MIS-4, M-RUL-46: A01 shows sugar and a map, A02 tobacco and a spyglass."""
    assert table().hand(0, "A01").mission("Q08", "15").main(0, "15").offers("mission") == []
    assert table().hand(0, "A01", "A05").mission("Q22", "15").main(0, "15").offers("mission") == []
    assert table().hand(0, "A01", "A02").mission("Q22", "15").main(0, "15").offers("mission") == ["mission Q22"]


@pytest.mark.parametrize(("card", "mission"), [("A38", "Q02"), ("A39", "Q03"), ("A40", "Q04"), ("A41", "Q05")])
def test_permanent_objects_pay_for_missions(card: str, mission: str) -> None:
    """M-CARD-PERM-1, M-RUL-47."""
    cost = MISSIONS[mission][0]
    at = able(cost, short=1).own(0, card)
    assert fulfil(at, mission).in_hand() == [] and at.got(0, numbers.MISSIONS_DONE) == 1
    assert able(cost, short=2).own(0, card).mission(mission, "15").main(0, "15").offers("mission") == []


def test_planned_cards_pay_nothing() -> None:
    """M-FREE-4."""
    at = table().hand(0, "A01").plan(0, "A06").mission("Q02", "15").main(0, "15")
    assert at.offers("mission") == []


def test_of_several_missions_at_a_location_one_is_chosen() -> None:
    """M-MIS-2, M-MAIN-2."""
    at = table().give(0, 9, 3).mission("Q14", "15").mission("Q13", "15").mission("Q02", "15").main(0, "15")
    assert at.offers("mission") == ["mission Q13", "mission Q14"]
    assert at.say("mission Q13").missions_at("15") == ["Q02", "Q14"] and at.asks() is None


def test_the_example_with_three_compasses() -> None:
    """M-EX-13, M-MIS-5, M-MIS-12: two on cards, one printed."""
    at = table().own(0, "A33", "A34").give(0, 0, 0, 1).mission("Q01", "15").main(0, "15").say("mission Q01")
    assert at.workers() == 0 and at.say("compasses first").doubloons() == 6
    assert at.offers("explore") == ["explore 1", "explore 2", "explore 3"]


def test_the_bonus_may_come_first() -> None:
    """M-MIS-5: a compass that it leads to counts."""
    at = table().explorer(0, "30").give(0, 8).hand(0, "A33").mission("Q15", "15").main(0, "15")
    at.say("mission Q15", "bonus first", "explore 32")
    vp = at.vp()
    at.say("buy A33")
    assert at.got(0, numbers.COMPASSES) == 2 and at.vp() - vp == 4 and at.asks() is None


def test_the_reward_is_told_in_one_sum() -> None:
    """M-MIS-5."""
    at = fulfil(able("5 D", compasses=4), "Q14")
    told = [(event.phrase.message, event.phrase["n"]) for event in at.log() if event.phrase.message == "event-gained"]
    assert told == [("event-gained", 8), ("event-gained", 2)]


@pytest.mark.parametrize(("before", "vp"), [(0, 0), (1, 0), (2, 0), (3, 3), (4, 2), (5, 2), (11, 2)])
def test_the_fourth_mission_gives_3_points_and_later_ones_2(before: int, vp: int) -> None:
    """M-MIS-7, M-MIS-13, M-EX-32."""
    at = fulfil(able("2 CP").missions_done(0, before), "Q12").say("nation france")
    assert at.vp() == vp and at.got(0, numbers.MISSIONS_DONE) == before + 1


def test_taken_missions_are_not_replaced() -> None:
    """M-MIS-8, M-RUL-38."""
    at = able("5 D").put_mission("Q02", numbers.Q_TOP)
    assert fulfil(at, "Q14").missions_at("15") == [] and at.s.top == MISSION_IDS.index("Q02")


def test_missions_stay_when_a_round_ends() -> None:
    """M-RUL-38."""
    at = table().mission("Q14", "9").interim()
    while at.asks() and at.asks() != (0, "ask-sail") and at.asks() != (1, "ask-sail"):
        at.say("2 points" if "2 points" in at.on_offer() else at.on_offer()[0])
    assert "Q14" in at.missions_at("9") and at.s.round == 2


def test_a_mission_can_be_a_full_combat_anywhere() -> None:
    """M-RUL-41: Q11, in a village; it may be declined."""
    at = fulfil(able("1 pistol 1 spyglass"), "Q11").say("compasses first")
    assert at.asks() == (0, "ask-may-fight")
    at.next_combat_tile("K09").say("fight", "pile left", "nation france", "influence for 5")
    assert at.tiles_won() == ["K09"] and at.with_nation("france") == 2
    at = fulfil(able("1 pistol 1 spyglass"), "Q11").say("compasses first", "skip")
    assert at.asks() is None and at.tiles_won() == []


# -- On L1 and on cards ------------------------------------------------------------------------------------------------


def test_on_l1_a_taken_mission_is_replaced_at_once() -> None:
    """M-LEG-4, M-MIS-8."""
    at = table().put_mission("Q14", numbers.Q_TOP).legacy("L1").put_mission("Q02", numbers.Q_TOP).give(0, 5)
    assert at.missions_at("17") == ["Q14"]
    at.main(0, "17").say("mission Q14")
    assert at.missions_at("17") == ["Q02"] and at.got(0, numbers.MISSIONS_DONE) == 1


def test_other_missions_at_17_are_not_replaced() -> None:
    """M-LEG-33."""
    at = (
        table()
        .put_mission("Q14", numbers.Q_TOP)
        .legacy("L1")
        .put_mission("Q02", numbers.Q_TOP)
        .mission("Q13", "17")
        .give(0, 0, 3)
    )
    assert at.main(0, "17").say("mission Q13").missions_at("17") == ["Q14"]


def on_card(mission: str, card: str, owner: int) -> Table:
    """A mission lies on a card in the tableau of a seat."""
    return table().give(0, 9, 8).own(owner, card).put_mission(mission, numbers.Q_CARD + CARD_IDS.index(card))


def test_a_mission_on_an_own_card_is_fulfilled_once_by_a_village_action() -> None:
    """M-CARD-IMM-5, M-VILL-12, M-RUL-39."""
    at = on_card("Q14", "A01", 0).village(0, 3)
    assert at.offers("mission") == ["mission Q14"]
    at.say("mission Q14")
    assert at.got(0, numbers.MISSIONS_DONE) == 1 and at.vp() == 4 and at.asks() is None
    assert at.village(0, 3).offers("mission") == []


def test_a_mission_on_a_card_of_somebody_else_is_out_of_reach() -> None:
    """M-RUL-39."""
    assert on_card("Q14", "A01", 1).village(0, 3).offers("mission") == []
    assert on_card("Q14", "A01", 1).main(0, "15").offers("mission") == []


# -- Story missions ----------------------------------------------------------------------------------------------------


def told(at: Table, story: str, location: str = "15") -> Table:
    """The story mission of a card is fulfilled at a location."""
    return pay(at.story_tile(1, story, location).main(0, location).say("story tile 1"))


@pytest.mark.parametrize("compasses", [1, 3])
def test_the_story_mission_of_card_01(compasses: int) -> None:
    """M-EX-2, M-EX-3, M-MIS-9, M-MIS-10, M-STORY-16."""
    at = told(able("2 CP", compasses=compasses), "01")
    assert at.cp() == 1 and at.doubloons() == 5 and at.vp() == compasses
    assert at.got(0, numbers.MISSIONS_DONE) == 1 and at.s.story_tiles[0] == numbers.T_TAKEN
    assert at.main(0, "15").offers("story") == []


def test_a_story_tile_is_a_mission_in_every_respect() -> None:
    """M-MIS-10, M-MIS-7."""
    assert told(able("1 CP", compasses=0).missions_done(0, 3), "01").vp() == 3
    assert told(able("1 CP", compasses=0).missions_done(0, 4), "01").vp() == 2


def test_the_payment_of_the_card_that_placed_the_tile_counts() -> None:
    """M-MIS-9, M-MIS-3."""
    assert able("1 CP", short=1).story_tile(1, "01", "15").main(0, "15").offers("story") == []
    at = able("1 CP").story_tile(1, "03", "15").story_tile(2, "01", "15").main(0, "15")
    assert at.offers("story") == ["story tile 2"]
    at = able("1 herbs 1 map").story_tile(1, "03", "15").story_tile(2, "01", "15").main(0, "15")
    assert at.offers("story") == ["story tile 1"]
    assert pay(at.say("story tile 1")).workers() == 1 and at.say("nation england").with_nation("england") == 1


@pytest.mark.parametrize("story", list(STORIES))
def test_every_story_mission_costs_and_brings_what_it_says(story: str) -> None:
    """M-MIS-9, M-MIS-11, M-LEG-27, M-RUL-63: cards 01 to 30 that have one; also where a plague keeps village actions away."""
    cost, gains, asks = STORIES[story]
    at = able(cost, compasses=1).legacy("L20", "L21", "L22", "L23")
    plagued = LOCATION_IDS[int(at.s.box.legacy_at[LEGACY_IDS.index("L20")])]
    told(at, story, plagued)
    questions = []
    while (asked := at.asks()) is not None:
        questions.append(asked[1])
        at.say("skip")
    expected = {"D": 0, "VP": 0, "CP": 0, "worker": 0, "spain": 0} | {what: n for n, what in priced(gains)}
    assert questions == [asks] * bool(asks) and has(at) | {"spain": at.with_nation("spain")} == expected
    assert at.in_hand() == [] and at.got(0, numbers.MISSIONS_DONE) == 1 and at.s.story_tiles[0] == numbers.T_TAKEN
    assert able(cost, short=1).story_tile(1, story, "15").main(0, "15").offers("story") == []


def test_the_table_of_story_missions_is_complete() -> None:
    """M-MIS-9."""
    needs = table().s.box.story_needs
    assert list(STORIES) == [story for i, story in enumerate(STORY_IDS) if needs[i]]


@pytest.mark.parametrize(("points", "is_open"), [(1, False), (3, False), (4, True), (7, True)])
def test_movement_points_are_needed_and_not_paid(points: int, is_open: bool) -> None:
    """M-MIS-11: those of phase A, not of a later sailing."""
    at = table().story_tile(1, "04", "15").main(0, "15", points)
    assert at.offers("story") == (["story tile 1"] if is_open else [])
    at = table().story_tile(1, "04", "15").moved(points)
    at.s.moved = 4
    assert at.main(0, "15").offers("story") == (["story tile 1"] if is_open else [])
