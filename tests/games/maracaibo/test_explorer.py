"""The explorer track (4.12)."""

import pytest

from caravela.core.state import bit
from caravela.games.maracaibo.rules import numbers
from caravela.games.maracaibo.rules.components import BARRIER_IDS, MISSION_IDS, SPACE_IDS, TRACK_END
from caravela.games.maracaibo.rules.explorer import barriers_between, is_jumped, mission_on, next_free, others_on
from tests.games.maracaibo.kit import Table, table

# the space before, and what a stop brings: doubloons (D), VP, CP, workers (W), or a question
SPACES = {
    "1": ("0", "1 D"),
    "2": ("1", "2 D"),
    "3": ("2", "1 CP"),
    "4": ("3", "2 VP"),
    "5": ("4", "2 D"),
    "6": ("5", "3 D"),
    "7": ("6", "ask-mission-slot"),
    "8": ("7", "2 W"),
    "9": ("8", "ask-disc"),
    "5s1": ("5", "1 VP"),
    "5s2": ("5s1", "2 D"),
    "10": ("9", "2 CP"),
    "11": ("10", "3 VP"),
    "12": ("11", "ask-influence"),
    "13": ("12", "4 D"),
    "14": ("13", "3 VP"),
    "15": ("14", "2 W"),
    "16": ("15", "ask-mission-slot"),
    "17": ("16", "ask-disc"),
    "18": ("17", "3 VP 3 D"),
    "19": ("18", "ask-influence"),
    "14s1": ("14", "2 D"),
    "14s2": ("14s1", "2 VP"),
    "20": ("19", "3 CP"),
    "21": ("20", "4 D"),
    "22": ("21", "ask-disc"),
    "23": ("22", "4 VP"),
    "24": ("23", "ask-influence"),
    "25": ("24", "ask-mission-slot"),
    "26": ("25", "2 W"),
    "27": ("26", "4 VP 4 D"),
    "23s1": ("23", "3 D"),
    "23s2": ("23s1", "3 VP"),
    "28": ("27", "3 CP"),
    "29": ("28", "5 VP"),
    "30": ("29", "ask-disc"),
    "31": ("30", "5 VP 5 D"),
    "32": ("31", "ask-village"),
}
BARRIER_AT = {"11": "blue", "21": "red", "29": "green"}
SLOTS = {"7": 0, "16": 1, "25": 2}


def explore(at: Table, n: int = 1, who: int = 0) -> Table:
    return at.happen(numbers.EXPLORE_MOVE, who, n)


def spaces(at: Table) -> list[str]:
    """Where the explorer may stop."""
    return [name.removeprefix("explore ") for name in at.offers("explore ")]


def everybody_at(at: Table, *places: str) -> Table:
    for who, place in enumerate(places):
        at.explorer(who, place)
    return at


# -- Spaces ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("space", list(SPACES))
def test_the_space_where_the_explorer_stops_gives_its_reward(space: str) -> None:
    """M-EXP-1, M-EXP-8: 1 to 32 and the short cuts."""
    before, reward = SPACES[space]
    at = table().explorer(0, before).give(0, 5, 0, 1)
    if space in SLOTS:
        at.put_mission("Q14", numbers.Q_TRACK + SLOTS[space])
    at.s.crossed = 7  # others were first
    explore(at).say(f"explore {space}")
    barrier = BARRIER_AT.get(space, "")
    if barrier == "red":
        assert at.asks() == (0, "ask-barrier")
        at.say("skip")
    said = reward.split() if not reward.startswith("ask") else []
    gains = dict(zip(said[1::2], map(int, said[0::2]), strict=True))
    assert at.on_space() == space and at.asks() == ((0, reward) if not said else None)
    assert at.doubloons() == 5 + gains.get("D", 0) and at.cp() == gains.get("CP", 0)
    assert at.workers() == 1 + gains.get("W", 0)
    arrival = 10 if space == "32" else 0
    assert at.vp() == gains.get("VP", 0) + (2 if barrier in ("blue", "green") else 0) + arrival


def test_the_table_of_spaces_is_complete() -> None:
    """M-EXP-2: the start is the one space that nobody comes to."""
    assert sorted(SPACES) == sorted(SPACE_IDS[1:]) and SPACE_IDS[0] == "0"
    for space in SPACE_IDS:
        ahead = explore(table().explorer(0, space), 60)
        assert "0" not in spaces(ahead) and space not in spaces(ahead)


def test_one_to_n_spaces_forward_or_not_at_all() -> None:
    """M-EXP-1, M-EXP-2, M-GEN-6."""
    at = explore(table().explorer(0, "1"), 3)
    assert at.asks() == (0, "ask-explore") and spaces(at) == ["2", "3", "4"]
    assert at.say("skip").on_space() == "1" and at.asks() is None and at.messages() == []
    assert spaces(explore(table(), 1)) == ["1"]


def test_only_the_last_space_gives_a_reward() -> None:
    """M-EXP-8."""
    at = explore(table(), 4).say("explore 4")
    assert at.vp() == 2 and at.doubloons() == 0 and at.cp() == 0
    assert at.messages() == ["event-explored", "event-gained"]


@pytest.mark.parametrize(
    ("junction", "first", "last", "long", "short"),
    [("5", "6", "9", "6 8 9 10", "5s1 5s2 10 11"), ("14", "15", "19", "15 17 18 19", "14s1 14s2 20 21")]
    + [("23", "24", "27", "24 26 27 28", "23s1 23s2 28 29")],
)
def test_at_a_junction_the_player_chooses_the_path(junction: str, first: str, last: str, long: str, short: str) -> None:
    """M-EXP-3."""
    at = explore(table().explorer(0, junction), 4)
    assert sorted(spaces(at)) == sorted({*long.split(), *short.split()})
    assert explore(table().explorer(0, junction), 4).say(f"explore {first}").on_space() == first
    assert sorted(spaces(explore(table().explorer(0, first), 2))) == sorted(long.split()[1:3])
    assert short.split()[1] not in spaces(explore(table().explorer(0, last), 4))


def test_start_and_end_hold_any_number_of_explorers() -> None:
    """M-EXP-4, M-INV-8."""
    at = everybody_at(table(4), "31", "32", "32", "0")
    assert spaces(explore(at)) == ["32"] and at.say("explore 32").on_space() == "32"
    assert [table(4).on_space(who) for who in range(4)] == ["0"] * 4
    assert others_on(table(4).s, 0, 0) == 0 and others_on(at.s, 3, SPACE_IDS.index("32")) == 0


def test_occupied_spaces_are_jumped_and_not_counted() -> None:
    """M-EXP-5, M-RUL-42."""
    assert spaces(explore(everybody_at(table(4), "0", "1", "2", "4"), 2)) == ["3", "5"]
    at = explore(everybody_at(table(4), "0", "1", "2", "3"), 1)
    assert spaces(at) == ["4"] and at.say("explore 4").vp() == 2


def test_the_example_of_a_jump() -> None:
    """M-EX-31, M-EXP-5."""
    at = everybody_at(table(), "4", "6").put_mission("Q14", numbers.Q_TRACK)
    assert [space for space in spaces(explore(at, 2)) if "s" not in space] == ["5", "7"]


@pytest.mark.parametrize(("before", "slot", "behind"), [("6", "7", "8"), ("15", "16", "17"), ("24", "25", "26")])
def test_an_empty_mission_slot_is_jumped_and_not_counted(before: str, slot: str, behind: str) -> None:
    """M-EXP-6, M-RUL-44, M-MIS-8: nobody comes to an empty slot; who was there when the tile was taken stays."""
    assert spaces(explore(table().explorer(0, before), 1)) == [behind]
    at = table().explorer(0, before).give(0, 5).put_mission("Q14", numbers.Q_TRACK + SLOTS[slot])
    explore(at, 1).say(f"explore {slot}", "mission Q14")
    assert at.on_space() == slot and mission_on(at.s, SPACE_IDS.index(slot)) == -1
    assert spaces(explore(at.explorer(1, before), 1, 1)) == [behind]
    assert spaces(explore(at, 1)) == [behind]


@pytest.mark.parametrize("card", ["A36", "A37", "B040", "B042", "B044", "C90"])
def test_cards_lengthen_every_explorer_move(card: str) -> None:
    """M-EXP-7, M-CARD-PERM-5."""
    assert spaces(explore(table().own(0, card), 1)) == ["1", "2"]
    assert spaces(explore(table().own(0, card, "A36" if card != "A36" else "A37"), 1)) == ["1", "2", "3"]
    assert spaces(explore(table().own(1, card), 1)) == ["1"]


# -- Missions on the track ---------------------------------------------------------------------------------------------


def test_a_mission_on_the_track_may_be_fulfilled_at_once() -> None:
    """M-EXP-9, M-RUL-40, M-MIS-8: inside a combat, which goes on after it; the slot stays empty."""
    at = table().explorer(0, "6").give(0, 5, 1).put_mission("Q14", numbers.Q_TRACK).put_mission("Q15", numbers.Q_TOP)
    at.next_combat_tile("K25").happen(numbers.COMBAT).say("pile left", "nation spain", "annex 13", "explore 7")
    assert at.asks() == (0, "ask-mission-slot") and at.on_offer()[:2] == ["mission Q14", "skip"]
    at.say("mission Q14")
    assert at.doubloons() == 0 and at.vp() == 2 + 2 and at.got(0, numbers.MISSIONS_DONE) == 1
    assert mission_on(at.s, SPACE_IDS.index("7")) == -1 and at.s.top == MISSION_IDS.index("Q15")
    assert at.asks() == (0, "ask-fight") and at.say("combat point into battle", "influence for 2").with_nation("spain") == 2


def test_a_city_action_can_lead_to_a_mission_of_the_track() -> None:
    """M-RUL-40, M-CITY-4: CT01 and CT07 move the explorer."""
    for tile in ("CT01", "CT07"):
        at = table().explorer(0, "6").give(0, 5).put_mission("Q14", numbers.Q_TRACK).city("4", tile).main(0, "4", 4)
        assert at.say("city action", "explore 7", "mission Q14").got(0, numbers.MISSIONS_DONE) == 1


def test_a_mission_that_was_not_fulfilled_waits_for_others() -> None:
    """M-EXP-9, M-RUL-45: no later claim; another explorer may land there when this one has left."""
    at = table().explorer(0, "6").give(0, 5).give(1, 5).put_mission("Q14", numbers.Q_TRACK)
    explore(at, 1).say("explore 7", "skip")
    assert at.asks() is None and mission_on(at.s, SPACE_IDS.index("7")) == MISSION_IDS.index("Q14")
    assert spaces(explore(at.explorer(1, "6"), 1, 1)) == ["8"]
    explore(at, 1).say("explore 8")
    assert at.asks() is None and spaces(explore(at, 9)).count("7") == 0
    assert explore(at, 1, 1).say("explore 7", "mission Q14").got(1, numbers.MISSIONS_DONE) == 1


def test_a_mission_that_cannot_be_paid_is_passed_over() -> None:
    """M-EXP-9, M-MIS-3."""
    at = table().explorer(0, "6").give(0, 4).put_mission("Q14", numbers.Q_TRACK)
    assert explore(at, 1).say("explore 7").asks() is None and at.got(0, numbers.MISSIONS_DONE) == 0


def test_a_career_task_can_pay_for_the_mission_of_the_track() -> None:
    """M-TURN-4, M-EXP-9: what a free action brings may be spent on it."""
    at = table().explorer(0, "6").give(0, 4).influence(0, france=6).put_mission("Q14", numbers.Q_TRACK)
    explore(at, 1).say("explore 7")
    assert at.on_offer() == ["skip", "task 2"]
    assert at.say("task 2").on_offer()[0] == "mission Q14" and at.say("mission Q14").doubloons() == 3


# -- Barriers ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("barrier", "before", "behind", "reward"), [("blue", "10", "11", 3), ("green", "28", "29", 5)])
def test_the_first_across_gains_4_points_later_ones_2(barrier: str, before: str, behind: str, reward: int) -> None:
    """M-EXP-11."""
    at = everybody_at(table(3), before, "0", "0")
    assert explore(at).say(f"explore {behind}").vp() == 4 + reward
    assert at.got(0, numbers.CROSSED) == bit(BARRIER_IDS.index(barrier))
    at.explorer(0, "31" if barrier == "green" else "13")
    assert explore(at.explorer(1, before), 1, 1).say(f"explore {behind}").vp(1) == 2 + reward
    at.explorer(1, "30" if barrier == "green" else "12")
    assert explore(at.explorer(2, before), 1, 2).say(f"explore {behind}").vp(2) == 2 + reward
    assert at.messages().count("event-barrier") == 3


@pytest.mark.parametrize("nation", ["france", "england", "spain"])
def test_the_red_barrier_gives_3_influence_with_one_nation(nation: str) -> None:
    """M-EXP-10."""
    at = explore(table().explorer(0, "20")).say("explore 21")
    assert at.asks() == (0, "ask-barrier") and at.doubloons() == 0
    assert at.say(f"nation {nation}").with_nation(nation) == 3 and at.doubloons() == 4 and at.vp() == 0


def test_the_red_barrier_may_be_declined_and_every_later_player_gains_as_much() -> None:
    """M-EXP-10, M-GEN-6."""
    at = explore(table().explorer(0, "20")).say("explore 21", "skip")
    assert at.doubloons() == 4 and [at.with_nation(nation) for nation in ("france", "england", "spain")] == [0, 0, 0]
    at.explorer(0, "22").explorer(1, "20")
    assert explore(at, 1, 1).say("explore 21", "nation spain").with_nation("spain", 1) == 3


def test_influence_beyond_the_end_of_the_track_gives_points() -> None:
    """M-EX-51, M-EXP-10, M-RUL-8, M-INF-5."""
    at = explore(table().explorer(0, "20").influence(0, france=14)).say("explore 21", "nation france")
    assert at.with_nation("france") == 15 and at.vp() == 4


def test_barriers_come_in_crossing_order_before_the_space() -> None:
    """M-EXP-12."""
    at = explore(table().explorer(0, "20"), 9).say("explore 29")
    assert at.asks() == (0, "ask-barrier") and at.vp() == 0 and at.got(0, numbers.CROSSED) == 0b110
    at.say("nation spain")
    assert at.vp() == 4 + 5 and at.with_nation("spain") == 3
    told = [event.phrase.message for event in at.log()]
    assert told == ["event-explored", "event-barrier", "event-barrier", "event-influence", "event-gained", "event-gained"]
    at = explore(table().explorer(0, "5"), 60).say("explore 32", "nation england")
    assert at.got(0, numbers.CROSSED) == 0b111 and at.vp() == 4 + 4 + 10 and at.asks() == (0, "ask-village")


def test_crossed_barriers_are_remembered() -> None:
    """M-EXP-11, M-PRES-7, M-CAREER-5: from one move to the next."""
    at = explore(table().explorer(0, "10"), 1).say("explore 11")
    explore(at.explorer(0, "20"), 1).say("explore 21", "skip")
    assert at.got(0, numbers.CROSSED) == 0b011 and at.s.crossed == 0b011 and at.got(1, numbers.CROSSED) == 0


def test_short_cuts_cross_the_same_barriers() -> None:
    """M-EXP-12, M-EXP-15."""
    s = table().s
    between = [
        ("5s1", "11", 1),
        ("5s2", "10", 0),
        ("9", "11", 1),
        ("14s1", "21", 2),
        ("19", "20", 0),
        ("23s2", "29", 4),
        ("0", "32", 7),
    ]
    for start, end, crossed in between:
        assert barriers_between(s, SPACE_IDS.index(start), SPACE_IDS.index(end)) == crossed


# -- The end of the track ----------------------------------------------------------------------------------------------


def test_the_end_gives_points_by_the_order_of_arrival_and_a_village_action() -> None:
    """M-EXP-13."""
    at = everybody_at(table(4), "31", "30", "29", "28")
    at.s.crossed = 7
    for who, vp in enumerate([10, 8, 6, 4]):
        explore(at.set(who, numbers.VP, 0), 9, who).say("explore 32")
        assert at.vp(who) == vp + (2 if who == 3 else 0) and at.asks() == (who, "ask-village")
        assert at.say("coin").doubloons(who) == 1 and at.asks() is None and at.got(who, numbers.ARRIVED) == who + 1
    assert at.s.ended == 4


def test_at_the_end_no_move_is_left() -> None:
    """M-EXP-14, M-EXP-17."""
    at = explore(table().explorer(0, "32"), 3)
    assert at.asks() is None and at.messages() == [] and next_free(at.s, 0, TRACK_END, False) == -1


def test_surplus_points_of_the_last_move_are_lost() -> None:
    """M-EXP-14, M-RUL-43."""
    at = explore(table().explorer(0, "30"), 5)
    assert spaces(at) == ["31", "32"] and at.say("explore 32", "stop").asks() is None
    at = everybody_at(table(4), "28", "29", "30", "31")
    assert spaces(explore(at, 3)) == ["32"]


def test_the_village_action_of_the_end_is_a_sequence_of_its_own() -> None:
    """M-RUL-77, M-EXP-13."""
    at = table().explorer(0, "31").hand(0, "A06", "A11").own(0, "A48").village(0, 3)
    at.say("maps for doubloons", "explore 32")
    assert at.asks() == (0, "ask-village") and at.say("coin").asks() is None


@pytest.mark.parametrize(
    ("space", "beyond_4", "beyond_11", "on_5"),
    [("3", False, False, False), ("4", False, False, False), ("5", True, False, True), ("5s1", True, False, True)]
    + [("9", True, False, True), ("11", True, False, True), ("12", True, True, True), ("14s2", True, True, True)],
)
def test_what_beyond_a_space_means(space: str, beyond_4: bool, beyond_11: bool, on_5: bool) -> None:
    """M-EXP-15, M-LEG-11, M-LEG-17: a short-cut space lies between its junction and the space it leads to."""
    at = table().legacy("L4", "L7").explorer(0, space)
    assert at.s.open_to(0, 24) == beyond_4 and at.s.open_to(0, 25) == beyond_11
    assert (at.s.box.rank[SPACE_IDS.index(space)] >= at.s.box.rank[SPACE_IDS.index("5")]) == on_5


# -- Stealing ----------------------------------------------------------------------------------------------------------


def thief(*places: str, vp: int = 3, cards: tuple[str, ...] = ("B043",)) -> Table:
    """Seat 0 steals; everybody else has so many VP."""
    at = everybody_at(table(len(places)), *places).own(0, *cards)
    for who in range(1, len(places)):
        at.set(who, numbers.VP, vp)
    return at


@pytest.mark.parametrize(("cards", "each"), [(("B043",), 1), (("B044",), 1), (("B043", "B044"), 2)])
def test_jumping_explorers_takes_points(cards: tuple[str, ...], each: int) -> None:
    """M-EXP-16, M-CARD-PERM-6, M-GEN-5."""
    at = explore(thief("0", "1", "2", "5", cards=cards), 1).say("explore 3")
    assert [at.vp(who) for who in range(4)] == [2 * each, 3 - each, 3 - each, 3]
    assert at.messages().count("event-stolen") == 2


def test_nobody_falls_below_0() -> None:
    """M-EXP-16, M-RUL-55, M-GEN-8: each jumped explorer is handled separately."""
    at = explore(thief("0", "1", "2", cards=("B043", "B044"), vp=1).set(1, numbers.VP, 0), 1).say("explore 3")
    assert [at.vp(who) for who in range(3)] == [1, 0, 0]


def test_an_explorer_on_an_empty_slot_is_robbed_as_well() -> None:
    """M-EXP-16, M-RUL-44."""
    at = explore(thief("6", "7"), 1).say("explore 8")
    assert at.vp() == 1 and at.vp(1) == 2


def test_explorers_on_start_and_end_and_on_the_target_are_not_jumped() -> None:
    """M-EXP-16, M-EXP-4."""
    at = explore(thief("0", "0", "32"), 1).say("explore 1")
    assert at.vp() == 0
    assert explore(thief("31", "32", "0"), 1).say("explore 32").vp() == 10


def test_nothing_is_stolen_without_the_card() -> None:
    """M-EXP-16."""
    at = explore(everybody_at(table(), "0", "1").set(1, numbers.VP, 3), 1).say("explore 2")
    assert at.vp() == 0 and at.vp(1) == 3


def test_ana_can_be_robbed() -> None:
    """M-RUL-55."""
    at = table(1).own(0, "B043").explorer(1, "1").set(1, numbers.VP, 2)
    assert is_jumped(at.s, 0, SPACE_IDS.index("1"))
    assert explore(at, 1).say("explore 2").vp() == 1 and at.vp(1) == 1


def test_the_path_matters_to_who_steals() -> None:
    """M-EXP-3, M-EXP-16: two ways to the same space are two options only when it makes a difference."""
    at = explore(thief("5", "5s1", "8"), 4)
    assert "10" in spaces(at) and "10 the long way" in spaces(at)
    short = explore(thief("5", "5s1", "8"), 4).say("explore 10")
    assert [short.vp(who) for who in range(3)] == [1, 2, 3]
    long = explore(thief("5", "5s1", "8"), 4).say("explore 10 the long way")
    assert [long.vp(who) for who in range(3)] == [1, 3, 2] and long.on_space() == "10"
    assert [name for name in spaces(explore(thief("5", "1", "11"), 9)) if "long" in name] == []
    honest = explore(everybody_at(table(3), "5", "5s1", "8"), 4)
    assert [name for name in spaces(honest) if "long" in name] == []


def test_the_long_path_can_be_the_only_one() -> None:
    """M-EXP-5: with everything on it jumped, the long path takes fewer steps."""
    at = everybody_at(table(4), "5", "6", "8", "9")
    assert sorted(spaces(explore(at, 1))) == ["10", "5s1"]
    assert explore(at, 1).say("explore 10").on_space() == "10"


@pytest.mark.parametrize(
    ("path", "robbed"),
    [(["explore 28"], []), (["15", "23s1"], [1]), (["14s1", "24"], [2]), (["15", "24"], [1, 2]), (["14s1", "23s1"], [])],
)
def test_two_junctions_in_one_move_are_asked_one_after_the_other(path: list[str], robbed: list[int]) -> None:
    """M-EXP-3, M-EXP-16."""
    at = explore(thief("14", "15", "24"), 14)
    if path == ["explore 28"]:
        at.say("explore 28")
    else:
        at.say("explore 28 the long way")
        for space in path:
            assert at.asks() == (0, "ask-explore-path")
            at.say(f"explore {space}")
    at.say("skip")
    assert at.on_space() == "28" and [who for who in (1, 2) if at.vp(who) == 2] == robbed


# -- For whoever moves an explorer ---------------------------------------------------------------------------------------


def test_the_next_free_space() -> None:
    """M-EXP-5, M-EXP-6: by the short cut or along the long path."""
    s = everybody_at(table(4), "5", "6", "5s1", "8").s
    assert SPACE_IDS[next_free(s, 0, SPACE_IDS.index("5"), False)] == "9"
    assert SPACE_IDS[next_free(s, 0, SPACE_IDS.index("5"), True)] == "5s2"
    assert SPACE_IDS[next_free(s, 0, SPACE_IDS.index("5s2"), True)] == "10"
