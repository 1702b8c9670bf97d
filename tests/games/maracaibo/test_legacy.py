"""Legacy tiles (4.25): every tile by name, how they come and go, the disc tiles, tiles with a skull."""

import pytest

from caravela.core.state import advance
from caravela.games.maracaibo.rules import numbers
from caravela.games.maracaibo.rules.atoms import TO_TILE
from caravela.games.maracaibo.rules.components import CARD_IDS, CITY_TILE_IDS, GOOD_IDS, L10, LEGACY_IDS, LOCATION_IDS, OBJECT_IDS
from caravela.games.maracaibo.rules.legacy import add_tile, is_full, remove_tile
from tests.games.maracaibo.kit import Table, table

DISC_TILES = {  # where they lie, what they cost, what they bring
    "L10": ("10", {}, {"doubloons": 1}),
    "L11": ("2", {"doubloons": 2}, {"vp": 2}),
    "L12": ("6", {"herbs": 1}, {"vp": 2}),
    "L13": ("12", {"cp": 1}, {"doubloons": 3}),
    "L14": ("16", {"sugar": 1}, {"vp": 3}),
    "L15": ("8", {"workers": 1}, {"vp": 4}),
    "L16": ("18", {"map": 1}, {"explorer": 1}),
    "L17": ("7", {"pistol": 1}, {"cp": 2}),
}
SKULLS = {"L3": "14", "L20": "9", "L21": "15", "L22": "1", "L23": "19"}
ROUTES = {"L2": ("6", "7"), "L24": ("12", "13"), "L25": ("18", "19")}


def cards_with(at: Table, symbol: str, n: int) -> list[str]:
    """So many A cards that show this good or object."""
    of, ids = (at.s.box.good, GOOD_IDS) if symbol in GOOD_IDS else (at.s.box.object, OBJECT_IDS)
    return [CARD_IDS[i] for i in range(56) if of[i] == ids.index(symbol)][:n]


def discs_on(at: Table, tile: str) -> list[int]:
    """The spaces of a disc tile that are taken: a seat, or 6 for nobody's disc."""
    spaces = int(at.s.on_tile[LEGACY_IDS.index(tile) - L10])
    return [(spaces >> 3 * i & 7) - 1 for i in range(4) if spaces >> 3 * i & 7]


def with_missions(at: Table) -> Table:
    """The pile of missions has a top."""
    at.s.show_mission()
    return at


# -- how they come and go ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", LEGACY_IDS)
def test_a_tile_comes_goes_and_may_come_back(tile: str) -> None:
    """M-LEG-1, M-STORY-5: one that is in play stays as it is."""
    at = with_missions(table(3))
    n = LEGACY_IDS.index(tile)
    add_tile(at.s, n)
    assert at.in_play() == [tile] and at.messages().count("event-legacy-added") == 1
    before = at.snapshot()
    add_tile(at.s, n)
    assert at.snapshot() == before
    remove_tile(at.s, n)
    assert at.in_play() == [] and at.messages().count("event-legacy-removed") == 1
    before = at.snapshot()
    remove_tile(at.s, n)
    assert at.snapshot() == before
    add_tile(at.s, n)
    assert at.in_play() == [tile]


def test_two_tiles_at_one_place_both_count() -> None:
    """M-LEG-31: L17 asks for a toll at 7, L2 makes the way there long."""
    at = table(3).legacy("L2", "L17").give(0, doubloons=1).ship(0, "6").turn()
    assert at.at() == "7" and at.s.spent == 3  # there is no other way
    at = table(3).legacy("L2", "L17").give(0, doubloons=2).ship(0, "6").turn().say("sail 8")
    assert at.s.spent == 4 and at.doubloons() == 0


# -- L1: Puerto Cabezas ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_l1_makes_a_city_with_a_market_a_flag_and_a_mission(players: int) -> None:
    """M-LEG-2, M-RUL-22, M-COMBAT-28."""
    at = table(players).put_mission("Q01", numbers.Q_TOP)
    place = LOCATION_IDS.index("17")
    assert at.s.is_village(place) and not at.s.is_city(place) and not at.s.has_flag(place)
    at.legacy("L1")
    assert at.s.is_city(place) and at.s.has_flag(place) and not at.s.is_village(place)
    assert at.missions_at("17") == ["Q01"] and at.messages()[-2:] == ["event-mission-placed", "event-mission-shown"]
    assert GOOD_IDS[at.s.market_good(place)] == "indigo" and at.s.market_spaces(place) == (1 if players < 3 else 2)
    at.s.target = place
    assert at.do(int(at.s.box.flag_bonus[place])).vp() == 3


def test_l1_without_a_mission_in_the_pile() -> None:
    """M-LEG-2."""
    at = table(2)
    at.s.missions_unseen = 0
    assert at.legacy("L1").missions_at("17") == [] and at.s.is_city(LOCATION_IDS.index("17"))


def test_the_city_action_of_l1_delivers_and_fulfils() -> None:
    """M-LEG-3, M-LEG-4: both parts are optional; the mission is replaced at once."""
    at = table(2).put_mission("Q14", numbers.Q_TOP).legacy("L1").give(0, doubloons=5)
    at.hand(0, *cards_with(at, "indigo", 1)).main(0, "17", 1)
    assert "city action" in at.on_offer() and "village actions" not in at.on_offer()
    at.say("city action").say(at.offers("deliver")[0], "disc S05", "mission Q14")
    assert at.got(0, numbers.MISSIONS_DONE) == 1 and at.doubloons() == 0 and at.vp() == 2 + 2
    assert len(at.missions_at("17")) == 1 and at.missions_at("17") != ["Q14"]
    at = table(2).put_mission("Q14", numbers.Q_TOP).legacy("L1").give(0, doubloons=5)
    at.hand(0, *cards_with(at, "indigo", 1)).main(0, "17", 1).say("city action", "skip", "skip")
    assert at.missions_at("17") == ["Q14"] and at.discs_left() == 24


def test_a_mission_on_l1_is_replaced_by_whatever_means_it_is_taken() -> None:
    """M-LEG-4: also by the mission main action; none if the pile is empty."""
    at = table(2).put_mission("Q14", numbers.Q_TOP).legacy("L1").give(0, doubloons=9).main(0, "17", 1).say("mission Q14")
    assert len(at.missions_at("17")) == 1
    at = table(2).put_mission("Q14", numbers.Q_TOP)
    at.s.missions_unseen = 0
    at.legacy("L1").give(0, doubloons=9).main(0, "17", 1).say("mission Q14")
    assert at.missions_at("17") == [] and at.got(0, numbers.MISSIONS_DONE) == 1


def test_with_l1_there_are_no_village_actions_at_17_but_assistants() -> None:
    """M-LEG-5."""
    at = table(2).own(0, "B090").main(0, "17", 7)
    assert "village actions" in at.on_offer()
    at = table(2).own(0, "B090").legacy("L1").main(0, "17", 7)
    assert "village actions" not in at.on_offer() and "use B090" in at.on_offer()


def test_other_missions_at_17_stay_beside_l1() -> None:
    """M-LEG-33: the city action is about the mission on the tile; the others need a main action and are not replaced."""
    at = table(2).mission("Q15", "17").put_mission("Q14", numbers.Q_TOP).legacy("L1").give(0, doubloons=9).main(0, "17", 1)
    assert at.offers("mission") == ["mission Q14", "mission Q15"]
    assert at.say("city action").offers("mission") == ["mission Q14"]
    at.main(0).say("mission Q15", "compasses first", "skip")
    assert at.missions_at("17") == ["Q14"]


def test_a_village_marker_stays_at_17_when_l1_comes() -> None:
    """M-RUL-23: it counts for the flag."""
    at = with_missions(table(2).marker("spain", "17")).legacy("L1")
    assert at.owner("17") == "spain" and at.s.has_flag(LOCATION_IDS.index("17"))


# -- L2, L24, L25: hard sailing ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", ROUTES)
def test_a_route_costs_3_points(tile: str) -> None:
    """M-LEG-6, M-SAIL-2, M-SAIL-9."""
    start, end = ROUTES[tile]
    assert table(3).ship(0, start).turn().say(f"sail {end}").s.spent == 1
    at = table(3).legacy(tile).ship(0, start).turn().say(f"sail {end}")
    assert at.s.spent == 3 and at.at() == end


def test_a_long_route_takes_from_how_far_a_ship_comes() -> None:
    """M-LEG-6, M-SAIL-8."""
    assert table(3).ship(0, "1").turn().offers("sail 8") == ["sail 8 by 4"]
    assert table(3).legacy("L2").ship(0, "1").turn().offers("sail 8") == []


# -- L3: the plague in Cartagena ---------------------------------------------------------------------------------------


def test_l3_removes_the_city_tile_and_the_marker_of_14() -> None:
    """M-LEG-7, M-LEG-8, M-RUL-21."""
    at = table(3).city("14", "CT09").marker("england", "14").legacy("L3")
    place = LOCATION_IDS.index("14")
    assert at.s.city[place] < 0 and at.owner("14") == "" and at.s.stock[1] == 12
    assert not at.s.has_flag(place) and at.s.market_good(place) < 0
    at.hand(0, *cards_with(at, "indigo", 1)).main(0, "14", 7)
    assert at.on_offer() == [] and at.messages()[-1] == "event-main-none"


def test_with_l3_missions_and_assistants_at_14_stay_available() -> None:
    """M-LEG-8, M-LEG-28, M-RUL-83."""
    at = table(2).legacy("L3").mission("Q14", "14").give(0, doubloons=5).main(0, "14", 7)
    assert at.on_offer() == ["mission Q14", "no main action"]


def test_when_l3_leaves_an_unused_city_tile_comes_to_14() -> None:
    """M-LEG-9, M-LEG-30, M-RUL-64: of the right player set."""
    for players, tiles in ((2, CITY_TILE_IDS[:6]), (4, CITY_TILE_IDS[6:12])):
        at = table(players)
        used = {CITY_TILE_IDS[int(at.s.city[LOCATION_IDS.index(city)])] for city in ("4", "5", "13", "14")}
        at.legacy("L3").happen(numbers.REMOVE_SKULL).say("remove L3")
        new = CITY_TILE_IDS[int(at.s.city[LOCATION_IDS.index("14")])]
        assert new in tiles and new not in used and at.in_play() == []
        assert at.messages()[-2:] == ["event-legacy-removed", "event-city-tile"]
        assert "city action" in at.main(0, "14", 1).on_offer()


# -- L4 and L7: new cities ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "before", "city", "after", "cost", "on"), [("L4", "9", "9a", "10", 3, "4"), ("L7", "15", "15a", "16", 1, "11")]
)
def test_a_new_city_opens_beyond_a_space_of_the_track(tile: str, before: str, city: str, after: str, cost: int, on: str) -> None:
    """M-LEG-10, M-LEG-11, M-LEG-17, M-SAIL-12, M-RUL-66."""
    assert f"sail {city}" not in table(3).explorer(0, "32").ship(0, before).turn().on_offer()
    assert f"sail {city}" not in table(3).legacy(tile).explorer(0, on).ship(0, before).turn().on_offer()
    beyond = str(int(on) + 1)
    at = table(3).legacy(tile).explorer(0, beyond).ship(0, before).turn().say(f"sail {city}")
    assert at.at() == city and at.s.spent == cost
    at = table(3).legacy(tile).explorer(0, beyond).ship(0, city).turn().say(f"sail {after}")
    assert at.s.spent == cost
    at = table(3, legacy_city_on_or_beyond="true").legacy(tile).explorer(0, on).ship(0, before).turn()
    assert f"sail {city}" in at.on_offer()


@pytest.mark.parametrize(("tile", "city", "on", "bonus"), [("L4", "9a", "5", {"cp": 2}), ("L7", "15a", "12", {"doubloons": 5})])
def test_markers_of_a_new_city(tile: str, city: str, on: str, bonus: dict[str, int]) -> None:
    """M-LEG-11, M-LEG-17, M-COMBAT-28, M-RUL-21: open to the flag action under the same condition."""
    for space, is_open in (("0", False), (on, True)):
        at = table(2).legacy(tile).explorer(0, space).next_combat_tile("K25").happen(numbers.COMBAT)
        at.say("pile left", "nation france")
        assert (f"annex {city}" in at.on_offer()) == is_open
    at.say(f"annex {city}")
    assert at.owner(city) == "france" and (at.cp(), at.doubloons()) == (bonus.get("cp", 0), bonus.get("doubloons", 0))


def test_the_city_action_of_l4() -> None:
    """M-LEG-12, M-MARKET-6, M-RUL-24: two village actions, and 5 VP for a worker; no delivery."""
    at = table(3).legacy("L4").explorer(0, "5").give(0, workers=2).main(0, "9a", 3)
    at.hand(0, *cards_with(at, "sugar", 1), *cards_with(at, "indigo", 1)).main(0, "9a", 3)
    assert at.say("city action").asks() == (0, "ask-village") and at.offers("deliver") == []
    at.say("coin", "coin").say("pay")
    assert at.doubloons() == 2 and at.vp() == 5 and at.workers() == 1
    at = table(3).legacy("L4").explorer(0, "5").give(0, workers=2).main(0, "9a", 3).say("city action", "stop", "skip")
    assert at.vp() == 0 and at.workers() == 2


def test_the_city_action_of_l7() -> None:
    """M-LEG-17: deliver tobacco, then 3 combat points and a combat."""
    at = table(2).legacy("L7").explorer(0, "12").next_combat_tile("K25")
    at.hand(0, *cards_with(at, "tobacco", 1)).main(0, "15a", 1).say("city action")
    at.say(at.offers("deliver")[0], "disc S05").say("city action")
    assert at.cp() == 3 and at.asks() == (0, "ask-pile")
    assert at.say("pile left", "nation spain", "end combat").tiles_won() == ["K25"]


# -- L5, L6, L8, L9 ----------------------------------------------------------------------------------------------------


def test_l5_gives_a_worker_for_ending_at_3() -> None:
    """M-LEG-13, M-RUL-74: before the main action, whatever that is; not for passing."""
    at = table(2).legacy("L5").turn().say("sail 3")
    assert at.workers() == 3 and at.asks() == (0, "ask-main")
    assert table(2).legacy("L5").ship(0, "1").turn().say("sail 6 by 4").workers() == 2
    assert table(2).legacy("L5").give(0, workers=5).turn().say("sail 3").workers() == 5


def test_l6_adds_the_silver_fleet_with_two_slots() -> None:
    """M-LEG-14, M-LEG-15, M-LEG-16: each once; its markers count and cannot be taken."""
    at = table(2).give(0, cp=8).next_combat_tile("K25").happen(numbers.COMBAT).say("pile left", "nation france")
    at.say(*["combat point into battle"] * 6)
    assert at.offers("fleet") == []
    at = table(2).legacy("L6").give(0, cp=8).next_combat_tile("K25").happen(numbers.COMBAT).say("pile left", "nation france")
    at.say(*["combat point into battle"] * 5)
    assert at.offers("fleet") == ["fleet for 10"]
    at.say("combat point into battle")
    assert at.offers("fleet") == ["fleet for 10", "fleet for 11"]
    at.say("fleet for 10")
    assert at.owner("fleet10") == "france" and at.with_nation("france") == 3 and at.doubloons() == 8
    assert at.s.markers_on_map(0) == 1
    at = table(2).legacy("L6").marker("spain", "fleet10", "fleet11").give(0, cp=8).next_combat_tile("K25")
    at.happen(numbers.COMBAT).say("pile left", "nation france", *["combat point into battle"] * 8)
    assert at.offers("fleet") == [] and at.offers("conquer") == []


def test_l8_adds_the_gold_mine() -> None:
    """M-LEG-18: explorer on or beyond 5, once; its marker counts and cannot be taken; no influence."""
    for space, is_open in (("4", False), ("5", True), ("5s1", True), ("6", True)):
        at = table(2).legacy("L8").explorer(0, space).give(0, cp=8).next_combat_tile("K25").happen(numbers.COMBAT)
        at.say("pile left", "nation england", *["combat point into battle"] * 4)
        assert ("mine" in at.on_offer()) == is_open
    at.say("mine")
    assert at.owner("mine") == "england" and at.doubloons() == 12 and at.with_nation("england") == 0
    assert at.s.markers_on_map(1) == 1
    at = table(2).legacy("L8").marker("spain", "mine").explorer(0, "9").give(0, cp=8).next_combat_tile("K25")
    at.happen(numbers.COMBAT).say("pile left", "nation england", *["combat point into battle"] * 8)
    assert "mine" not in at.on_offer() and at.offers("conquer") == []


@pytest.mark.parametrize(("round", "home"), [(1, "21a"), (3, "21a"), (4, "21b")])
def test_l9_gives_6_vp_for_sailing_to_21(round: int, home: str) -> None:
    """M-LEG-19, M-RUL-65: on arrival, instead of the printed 3; scoring is triggered all the same."""
    at = table(2, round=round).legacy("L9").ship(0, "20").happen(numbers.SAIL_OUT, 0, 0, numbers.SAILING)
    assert at.at() == home and at.vp() == 6 and at.s.trigger == (0 if home == "21a" else -1)
    at.main(0)
    assert at.on_offer() == [] and at.vp() == 6
    assert "city action" in table(2, round=round).main(0, home, 1).on_offer()


# -- L10 to L17: disc tiles --------------------------------------------------------------------------------------------


def at_tile(tile: str, players: int = 3) -> Table:
    """The ship has come to a disc tile, and its cost can be paid exactly."""
    place, cost, _ = DISC_TILES[tile]
    at = table(players).legacy(tile)
    at.give(0, doubloons=cost.get("doubloons", 0), cp=cost.get("cp", 0), workers=cost.get("workers", 0))
    cards = [card for symbol in cost if symbol in GOOD_IDS + OBJECT_IDS for card in cards_with(at, symbol, 1)]
    return at.hand(0, *cards).main(0, place, 1)


@pytest.mark.parametrize("tile", DISC_TILES)
def test_a_disc_tile_is_used_once_a_stop_before_the_main_action(tile: str) -> None:
    """M-LEG-20, M-LEG-22, M-LEG-26, M-SAIL-11: cost, reward, a disc; then the main action."""
    gain = DISC_TILES[tile][2]
    at = at_tile(tile)
    assert f"use {tile}" in at.on_offer() and "village actions" in at.on_offer()
    at.say(f"use {tile}")
    if "explorer" in gain:
        at.say("explore 1")
    at.say("disc S05")
    assert discs_on(at, tile) == [0] and at.discs_left() == 23 and at.s.box.legacy_spaces[LEGACY_IDS.index(tile)] == 4
    got = {"doubloons": at.doubloons(), "vp": at.vp(), "cp": at.cp(), "workers": at.workers(), "explorer": int(at.on_space())}
    expected = {"doubloons": 0, "vp": 0, "cp": 0, "workers": 0, "explorer": 0} | gain
    if "explorer" in gain:
        expected["doubloons"] = 1  # of the first space
    assert got == expected
    assert at.in_hand() == [] and at.asks() == (0, "ask-main") and f"use {tile}" not in at.on_offer()
    assert at.say("village actions").asks() == (0, "ask-village")
    assert [event.phrase.message for event in at.log()].count("event-tile-used") == 1


@pytest.mark.parametrize("tile", [tile for tile in DISC_TILES if DISC_TILES[tile][1]])
def test_a_disc_tile_must_be_paid_for(tile: str) -> None:
    """M-LEG-20."""
    at = table(3).legacy(tile).give(0, doubloons=0, cp=0, workers=0).hand(0).main(0, DISC_TILES[tile][0], 1)
    assert at.offers("use") == []


@pytest.mark.parametrize("tile", DISC_TILES)
def test_a_full_disc_tile_cannot_be_used(tile: str) -> None:
    """M-LEG-23."""
    at = at_tile(tile)
    n = LEGACY_IDS.index(tile)
    at.s.on_tile[n - L10] = 0o211
    assert f"use {tile}" in at.main(0).on_offer() and not is_full(at.s, n)
    at.s.on_tile[n - L10] = 0o3211
    assert f"use {tile}" not in at.main(0).on_offer() and is_full(at.s, n)


def test_a_disc_tile_needs_a_disc_that_can_be_removed() -> None:
    """M-LEG-20, M-RUL-5, M-RUL-6."""
    at = at_tile("L10").discs(0, **{f"S{n:02}": 0 for n in range(1, 12)})
    assert "use L10" in at.main(0).on_offer()
    assert "use L10" not in at.discs(0, S12=0).main(0).on_offer()


def test_the_reward_can_take_the_last_disc() -> None:
    """M-LEG-20, M-DISC-17: then none moves to the tile."""
    at = at_tile("L16").explorer(0, "8").discs(0, **{f"S{n:02}": 0 for n in range(1, 12)}, S12=1)
    at.main(0).say("use L16", "explore 9", "disc S12")
    assert at.discs_left() == 0 and discs_on(at, "L16") == [] and at.asks() == (0, "ask-main")


def test_a_disc_tile_is_available_after_free_actions_and_without_a_main_action() -> None:
    """M-LEG-20, M-RUL-75."""
    at = at_tile("L13").hand(0, "A01").main(0).say("plan A01", "use L13", "disc S04", "no main action")
    assert at.doubloons() == 3 and at.planned() == ["A01"] and discs_on(at, "L13") == [0]


def test_after_an_extra_sailing_a_disc_tile_can_be_used_again() -> None:
    """M-LEG-20, M-RUL-78: once per stop."""
    at = table(3).legacy("L15", "L10").own(0, "B101").main(0, "8", 1).say("use L15", "disc S05")
    assert at.offers("use L") == []
    assert at.say("use B101", "sail 10").offers("use L") == ["use L10"]
    at.say("use L10", "disc S04")
    assert discs_on(at, "L15") == discs_on(at, "L10") == [0] and at.offers("use L") == []


def test_an_area_that_is_completed_takes_effect_at_once() -> None:
    """M-EX-47, M-LEG-20, M-LEG-21: 2 CP at L13, the second disc of S04."""
    at = table(3).legacy("L13").give(0, cp=2).discs(0, S04=1).main(0, "12", 1).say("use L13", "disc S04")
    assert at.cp() == 1 and at.doubloons() == 3 + 5 and at.asks() == (0, "ask-main") and "village actions" in at.on_offer()


def test_a_permanent_object_pays_at_a_disc_tile() -> None:
    """M-CARD-PERM-1, M-RUL-47: A39 is a permanent herb."""
    at = table(3).legacy("L12").own(0, "A39").main(0, "6", 1).say("use L12", "disc S05")
    assert at.vp() == 2 and discs_on(at, "L12") == [0]


@pytest.mark.parametrize("doubloons", [0, 1, 2, 5])
def test_the_toll_of_l17(doubloons: int) -> None:
    """M-LEG-24, M-EX-46, M-RUL-73: 2 doubloons for passing 7; who cannot pay ends there and then acts."""
    at = table(3).legacy("L17").give(0, doubloons=doubloons).ship(0, "6").turn()
    if doubloons >= 2:
        at.say("sail 9")
    assert at.at() == ("9" if doubloons >= 2 else "7") and "village actions" in at.on_offer()
    assert at.doubloons() == (doubloons - 2 if doubloons >= 2 else doubloons)


def test_starting_at_7_is_not_passing_it() -> None:
    """M-LEG-24, M-RUL-73."""
    at = table(3).legacy("L17").give(0, doubloons=0).ship(0, "7").turn()
    assert "sail 9" in at.on_offer()


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("tile", DISC_TILES)
def test_neutral_discs(tile: str, players: int) -> None:
    """M-LEG-25, M-ANA-30, M-RUL-36, M-RUL-37, M-RUL-76: they belong to nobody and stay."""
    at = table(players).legacy(tile)
    discs = {1: 1 if tile == "L10" else 2, 2: 0 if tile == "L10" else 1}.get(players, 0)
    assert discs_on(at, tile) == [6] * discs
    assert ("event-neutral-disc" in at.messages()) == (discs > 0)
    n = LEGACY_IDS.index(tile)
    for _ in range(4 - discs):
        assert not is_full(at.s, n)
        at.s.then(numbers.REMOVE_DISC, 0, TO_TILE + n - L10)
        advance(at.s)
        at.say("disc S01" if at.discs_left() > 22 else "disc S02")
    assert is_full(at.s, n) and at.discs_left() == 24 - (4 - discs)


def test_discs_on_a_tile_that_leaves_are_out_of_the_game() -> None:
    """M-LEG-32, M-INV-2."""
    at = at_tile("L13", 2).say("use L13", "disc S05")
    assert discs_on(at, "L13") == [6, 0] and at.got(0, numbers.OUT_DISCS) == 0
    remove_tile(at.s, LEGACY_IDS.index("L13"))
    assert discs_on(at, "L13") == [] and at.got(0, numbers.OUT_DISCS) == 1 and at.got(1, numbers.OUT_DISCS) == 0


# -- L20 to L23, and skulls --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", ["L20", "L21", "L22", "L23"])
def test_no_village_actions_in_a_plagued_village(tile: str) -> None:
    """M-LEG-27, M-LEG-29, M-RUL-63, M-RUL-83: missions, story missions and markers as usual."""
    place = SKULLS[tile]
    at = table(2).main(0, place, 7)
    assert "village actions" in at.on_offer()
    at = table(2).legacy(tile).main(0, place, 7)
    assert at.on_offer() == [] and at.messages()[-1] == "event-main-none"
    at = table(2).legacy(tile).mission("Q14", place).story_tile(1, "01", place).give(0, doubloons=5, cp=1).main(0, place, 7)
    assert at.on_offer() == ["mission Q14", "story tile 1", "no main action"]
    at = table(2).legacy(tile).upgrade(0, "S07").next_combat_tile("K25").happen(numbers.COMBAT).say("pile left", "nation spain")
    assert at.say(f"annex {place}").owner(place) == "spain"


@pytest.mark.parametrize(("tile", "card"), [("L20", "B095"), ("L21", "A55"), ("L22", "B085"), ("L23", "B093")])
def test_assistants_in_a_plagued_village(tile: str, card: str) -> None:
    """M-LEG-27, M-LEG-28: village actions inside an assistant action are allowed."""
    at = table(2).legacy(tile).own(0, card).give(0, cp=2).main(0, SKULLS[tile], 7)
    assert at.on_offer() == [f"use {card}", "no main action"]
    at.say(f"use {card}")
    if card == "B095":
        at.say("pay")
    if card == "B085":
        at.say("disc S05")
    if card != "A55":
        assert at.asks() == (0, "ask-village")


@pytest.mark.parametrize("tile", SKULLS)
def test_a_tile_with_a_skull_is_removed(tile: str) -> None:
    """M-LEG-30: one of those in play, or none."""
    at = table(3).legacy(*SKULLS).happen(numbers.REMOVE_SKULL)
    assert at.on_offer() == [f"remove {skull}" for skull in SKULLS] + ["skip"] and at.asks() == (0, "ask-remove-skull")
    assert at.say(f"remove {tile}").in_play() == [skull for skull in SKULLS if skull != tile]
    at = table(3).legacy(tile).happen(numbers.REMOVE_SKULL).say("skip")
    assert at.in_play() == [tile]


def test_without_a_skull_nothing_is_removed() -> None:
    """M-LEG-30."""
    assert with_missions(table(3)).legacy("L1", "L2").happen(numbers.REMOVE_SKULL).asks() is None
