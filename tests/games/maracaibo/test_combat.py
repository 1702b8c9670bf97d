"""Combat (4.10), with the legacy tiles L6 and L8."""

import pytest

from caravela.core.state import bit
from caravela.games.maracaibo.rules import numbers
from caravela.games.maracaibo.rules.combat import combats, tiles_in_combat
from caravela.games.maracaibo.rules.components import BY_FLAG, COMBAT_TILE_IDS, NATION_IDS
from caravela.games.maracaibo.rules.game import MARACAIBO
from tests.games.maracaibo.kit import Table, table

# value, and what choosing the nation brings: doubloons (D), VP, influence, worker
TILES = {
    "K01": ("6 -2 D", "4", "3 2 D"),
    "K02": ("3 2 D", "6 -2 D", "4"),
    "K03": ("4", "3 2 D", "6 -2 D"),
    "K04": ("5 -1 D", "3 3 D", "4 1 VP"),
    "K05": ("4 1 VP", "5 -1 D", "3 3 D"),
    "K06": ("3 3 D", "4 1 VP", "5 -1 D"),
    "K07": ("3 1 influence", "5", "4 1 D"),
    "K08": ("4 1 D", "3 1 influence", "5"),
    "K09": ("5", "4 1 D", "3 1 influence"),
    "K10": ("4 2 VP", "6 -2 D", "3 1 worker"),
    "K11": ("3 1 worker", "4 2 VP", "6 -2 D"),
    "K12": ("6 -2 D", "3 1 worker", "4 2 VP"),
    "K13": ("7 -3 D", "4 1 D", "3 1 influence"),
    "K14": ("3 1 influence", "7 -3 D", "4 1 D"),
    "K15": ("4 1 D", "3 1 influence", "7 -3 D"),
    "K16": ("5", "4 1 VP", "4 1 D"),
    "K17": ("4 1 D", "5", "4 1 VP"),
    "K18": ("4 1 VP", "4 1 D", "5"),
    "K19": ("6 -1 D", "5", "4 2 D"),
    "K20": ("4 2 D", "6 -1 D", "5"),
    "K21": ("5", "4 2 D", "6 -1 D"),
    "K22": ("4 1 worker", "5 -1 D", "5 1 VP"),
    "K23": ("5 1 VP", "4 1 worker", "5 -1 D"),
    "K24": ("5 -1 D", "5 1 VP", "4 1 worker"),
    "K25": ("5", "5", "5"),
}
MOST_MINUS_2 = ["K19", "K20", "K21", "K22", "K23", "K24"]
FEWEST_PLUS_3 = ["K16", "K17", "K18", "K22", "K23", "K24", "K25"]
FLAGS = ["4", "5", "11", "13", "14"]
VILLAGES = ["1", "2", "3", "6", "7", "8", "9", "10", "12", "15", "16", "17", "18", "19"]


def reveal(at: Table, tile: str, who: int = 0) -> Table:
    """A combat begins, and this tile is turned over."""
    return at.next_combat_tile(tile).happen(numbers.COMBAT, who).say("pile left")


def fight(at: Table, tile: str = "K25", nation: str = "france", who: int = 0) -> Table:
    return reveal(at, tile, who).say(f"nation {nation}")


def value(at: Table) -> int:
    """The combat value of the combat in which a question is asked."""
    decision = MARACAIBO.decision(at.s)
    assert decision and decision.question.message == "ask-fight"
    return int(decision.question["value"])


def worth(at: Table, value: int) -> Table:
    """The combat that is asked about has this value."""
    tile, nation, _, used = combats(at.s)[-1]
    tile = len(COMBAT_TILE_IDS) if tile < 0 else tile
    return at.happen(numbers.FIGHT, at.s.who, ((used * 128 + value) * 4 + nation) * 32 + tile)


def actions(at: Table) -> list[str]:
    """The combat actions on offer: no free actions, no raising, no end."""
    others = ("combat point", "worker ", "end combat", "task", "plan")
    return [name for name in at.on_offer() if not name.startswith(others)]


# -- Tile and nation ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("nation", NATION_IDS)
@pytest.mark.parametrize("tile", COMBAT_TILE_IDS)
def test_every_tile_has_a_value_and_an_effect_for_each_nation(tile: str, nation: str) -> None:
    """M-COMBAT-4, M-COMBAT-6, M-COMBAT-8, M-COMBAT-27: K01 to K25."""
    at = fight(table().give(0, 9, 0, 2), tile, nation)
    said = TILES[tile][NATION_IDS.index(nation)].split()
    n, what = (int(said[1]), said[2]) if len(said) > 1 else (0, "")
    assert value(at) == int(said[0])
    assert at.doubloons() == 9 + (n if what == "D" else 0)
    assert at.vp() == (n if what == "VP" else 0)
    assert at.workers() == 2 + (n if what == "worker" else 0)
    assert [at.with_nation(name) for name in NATION_IDS] == [
        n if what == "influence" and name == nation else 0 for name in NATION_IDS
    ]
    assert at.tiles_won() == [] and at.say("end combat").tiles_won() == [tile] and at.asks() is None


def test_every_tile_has_a_nation_without_a_cost() -> None:
    """M-RUL-15."""
    assert all(any("-" not in side for side in sides) for sides in TILES.values())
    assert list(TILES) == COMBAT_TILE_IDS


@pytest.mark.parametrize("card", ["A42", "A43", "B049", "B050", "C93"])
def test_combat_points_of_cards_come_before_the_tile(card: str) -> None:
    """M-COMBAT-1, M-CARD-PERM-3."""
    at = table().own(0, card).happen(numbers.COMBAT)
    assert at.cp() == 1 and at.asks() == (0, "ask-pile") and at.messages() == ["event-gained"]
    assert table().own(0, card, "A42" if card != "A42" else "A43").happen(numbers.COMBAT).cp() == 2
    assert table().own(1, card).happen(numbers.COMBAT).cp() == 0


@pytest.mark.parametrize(("pile", "left", "right"), [("left", 12, 12), ("right", 13, 11)])
def test_the_player_chooses_the_pile_and_its_top_tile_is_decided_then(pile: str, left: int, right: int) -> None:
    """M-COMBAT-2, M-INFO-8, M-RUL-68."""
    at = table().happen(numbers.COMBAT)
    assert at.on_offer()[:2] == ["pile left", "pile right"]
    seen = at.s.barrier
    at.say(f"pile {pile}")
    assert (at.s.left_pile, at.s.right_pile) == (left, right) and at.s.barrier > seen
    assert at.asks() == (0, "ask-fight-for")
    assert tiles_in_combat(at.s) | at.s.combat_unseen == bit(25) - 1 and not tiles_in_combat(at.s) & at.s.combat_unseen


def test_the_last_pile_is_used_without_a_question() -> None:
    """M-COMBAT-2."""
    at = table().next_combat_tile("K07")
    at.s.left_pile, at.s.right_pile = 0, 1
    at.happen(numbers.COMBAT)
    assert at.asks() == (0, "ask-fight-for") and at.s.right_pile == 0
    assert at.say("nation england", "end combat").tiles_won() == ["K07"]


@pytest.mark.parametrize("nation", NATION_IDS)
def test_with_both_piles_empty_the_value_is_3_and_no_tile_is_gained(nation: str) -> None:
    """M-COMBAT-3."""
    at = table()
    at.s.left_pile = at.s.right_pile = at.s.combat_unseen = 0
    at.marker("spain", "6", "7").marker("england", "8").happen(numbers.COMBAT)
    assert at.asks() == (0, "ask-fight-for-bare") and at.offers("nation") == [f"nation {name}" for name in NATION_IDS]
    assert value(at.say(f"nation {nation}")) == 3
    at.say("influence for 2")
    assert at.with_nation(nation) == 1 and at.say("end combat").tiles_won() == []
    assert at.messages()[0] == "event-combat-bare"


def test_a_nation_that_costs_doubloons_needs_them() -> None:
    """M-COMBAT-5, M-GEN-8."""
    assert reveal(table().give(0, 1), "K01").offers("nation") == ["nation england", "nation spain"]
    assert reveal(table().give(0, 2), "K01").offers("nation") == ["nation france", "nation england", "nation spain"]
    assert fight(table().give(0, 2), "K01").doubloons() == 0


def test_the_worker_of_a_tile_fights_at_once() -> None:
    """M-COMBAT-6, M-RUL-16."""
    at = fight(table().give(0, 0, 0, 0), "K11")
    assert at.workers() == 1 and value(at.say("worker into battle")) == 4
    at = fight(table().give(0, 0, 0, 0).set(0, numbers.SUPPLY, 0), "K11")
    assert at.workers() == 0 and value(at) == 3


@pytest.mark.parametrize(
    ("card", "nation"),
    [("A44", "france"), ("A45", "england"), ("A46", "spain"), ("B051", "france"), ("B052", "england"), ("B053", "spain")],
)
def test_cards_of_a_nation_give_combat_points_when_it_is_chosen(card: str, nation: str) -> None:
    """M-COMBAT-7, M-CARD-PERM-9."""
    for chosen in NATION_IDS:
        assert fight(table().own(0, card), "K25", chosen).cp() == (2 if chosen == nation else 0)
    assert fight(table().own(0, "A44", "B051").give(0, 0, 3), "K25").cp() == 7


# -- Modifiers ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", COMBAT_TILE_IDS)
def test_strictly_most_and_strictly_fewest_markers_change_the_value(tile: str) -> None:
    """M-COMBAT-9, M-COMBAT-10: K01 to K25."""
    for i, nation in enumerate(NATION_IDS):
        printed = int(TILES[tile][i].split()[0])
        first, second = [name for name in NATION_IDS if name != nation]
        most = table().give(0, 9).marker(nation, "1", "2").marker(first, "3")
        assert value(fight(most, tile, nation)) == printed - (2 if tile in MOST_MINUS_2 else 0)
        fewest = table().give(0, 9).marker(first, "1").marker(second, "2", "3")
        assert value(fight(fewest, tile, nation)) == printed + (3 if tile in FEWEST_PLUS_3 else 0)
        middle = table().give(0, 9).marker(nation, "1").marker(second, "2", "3")
        assert value(fight(middle, tile, nation)) == printed


def test_no_modifier_on_a_tie() -> None:
    """M-EX-27, M-COMBAT-9, M-COMBAT-10, M-RUL-13."""
    at = table().marker("france", "1", "2", "3").marker("england", "6", "7", "8").marker("spain", "9")
    assert value(fight(at, "K21")) == 5
    at = table().marker("france", "1").marker("england", "6").marker("spain", "9", "10")
    assert value(fight(at, "K25")) == 5
    assert value(fight(table(), "K25")) == 5 and value(fight(table().give(0, 9), "K22", "spain")) == 5


@pytest.mark.parametrize("place", ["4", "1", "17", "fleet10", "fleet11", "mine"])
def test_markers_on_cities_villages_and_legacy_tiles_count(place: str) -> None:
    """M-COMBAT-11, M-LEG-15, M-LEG-18: markers in the stock or out of the game do not."""
    assert value(fight(table().marker("france", place), "K21")) == 3
    assert value(fight(table().stock("france", 3), "K21")) == 5


def test_the_value_is_fixed_when_the_nation_is_chosen() -> None:
    """M-RUL-12."""
    at = fight(table(), "K23")
    assert value(at) == 5 and value(at.say("annex 14")) == 1
    at = fight(table().give(0, 0, 8).marker("england", "6").marker("spain", "4"), "K25")
    assert value(at) == 8 and value(at.say("annex 14")) == 4 and at.owner("14") == "france"


# -- Raising and the limits of actions ---------------------------------------------------------------------------------


def test_combat_points_and_workers_raise_the_value_by_one_each() -> None:
    """M-COMBAT-12, M-COMBAT-13, M-INV-1: never back."""
    at = fight(table().give(0, 0, 2, 1))
    assert at.on_offer()[:2] == ["combat point into battle", "worker into battle"]
    supply = at.got(0, numbers.SUPPLY)
    at.say("combat point into battle")
    assert (value(at), at.cp(), at.workers()) == (6, 1, 1)
    at.say("worker into battle")
    assert (value(at), at.cp(), at.workers(), at.got(0, numbers.SUPPLY)) == (7, 1, 0, supply + 1)
    assert "worker into battle" not in at.on_offer()
    at.say("combat point into battle")
    assert (value(at), at.cp()) == (8, 0) and at.offers("combat point") == []
    at.say("end combat")
    assert (at.cp(), at.workers()) == (0, 0)
    assert [event.phrase["value"] for event in at.log() if event.phrase.message == "event-raised"] == [6, 7, 8]


def test_workers_on_the_career_do_not_fight() -> None:
    """M-RUL-17."""
    at = fight(table().give(0, 0, 0, 0))
    assert at.got(0, numbers.ON_CAREER) == 3 and "worker into battle" not in at.on_offer()


def test_an_action_may_not_bring_the_value_below_0() -> None:
    """M-COMBAT-15."""
    flags = [f"annex {place}" for place in FLAGS]
    assert actions(worth(fight(table().give(0, 0, 1)), 1)) == []
    assert actions(worth(fight(table()), 2)) == ["influence for 2"]
    assert actions(worth(fight(table()), 3)) == ["influence for 2"]
    assert actions(worth(fight(table()), 4)) == ["influence for 2", *flags]
    assert actions(worth(fight(table()), 5)) == ["influence for 2", "influence for 5", *flags]
    at = table().marker("spain", *FLAGS)
    assert actions(worth(fight(at), 5)) == ["influence for 2", "influence for 5"]
    assert actions(worth(fight(at), 6))[2:] == [f"conquer {place}" for place in FLAGS]


def test_each_action_once_a_combat_in_any_order() -> None:
    """M-COMBAT-14, M-COMBAT-17, M-COMBAT-20: 2 or 5, annex or take."""
    at = worth(fight(table().marker("spain", "4")), 40).say("influence for 5")
    assert value(at) == 35 and at.with_nation("france") == 2 and at.offers("influence") == []
    assert value(at.say("conquer 4")) == 29 and at.offers("annex") == [] and at.offers("conquer") == []
    at = worth(fight(table().marker("spain", "4")), 40).say("annex 14")
    assert at.offers("annex") == [] and at.offers("conquer") == []
    assert value(at.say("influence for 2")) == 34 and at.with_nation("france") == 2
    assert actions(at) == [] and at.say("end combat").tiles_won() == ["K25"]


def test_two_cards_with_the_same_action_are_two_actions() -> None:
    """M-COMBAT-14, M-GEN-5."""
    at = worth(fight(table().own(0, "B062", "B064")), 20)
    assert at.offers("use") == ["use B062", "use B064"]
    assert at.say("use B064").offers("use") == ["use B062"] and value(at) == 18
    assert at.say("use B062").offers("use") == [] and at.vp() == 4 and at.with_nation("france") == 2


def test_a_second_combat_has_all_actions_again() -> None:
    """M-RUL-14."""
    at = worth(fight(table().own(0, "B062")), 40).say("influence for 2", "annex 4", "use B062", "end combat")
    at.s.combat_unseen = bit(COMBAT_TILE_IDS.index("K09"))
    at.happen(numbers.COMBAT).say("pile right", "nation france")
    assert "influence for 2" in at.on_offer() and "use B062" in at.on_offer() and "annex 5" in at.on_offer()
    assert at.say("end combat").tiles_won() == ["K09", "K25"]


def test_the_combat_ends_when_the_player_likes_and_the_rest_is_lost() -> None:
    """M-COMBAT-26, M-COMBAT-27, M-RUL-15."""
    at = fight(table().give(0, 0, 3), "K05").say("end combat")
    assert at.asks() is None and at.tiles_won() == ["K05"] and at.cp() == 3
    assert at.messages()[-1] == "event-combat-over" and combats(at.s) == []


# -- Flags -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "bonus"),
    [("4", "4 doubloons"), ("5", "1 worker"), ("11", "disc"), ("13", "explorer"), ("14", "4 vp"), ("17", "3 vp"), ("9a", "2 cp")]
    + [("15a", "5 doubloons")],
)
def test_annexing_a_flag_gives_influence_a_marker_and_the_bonus(place: str, bonus: str) -> None:
    """M-COMBAT-18, M-COMBAT-28, M-SETUP-15."""
    at = table().legacy("L1", "L4", "L7").explorer(0, "12").give(0, 0, 0, 2)
    fight(at, "K25", "england").say(f"annex {place}")
    assert at.owner(place) == "england" and at.with_nation("england") == 1 and at.s.stock[1] == 12
    n = int(bonus.split()[0]) if bonus[0].isdigit() else 0
    assert at.doubloons() == (n if "doubloons" in bonus else 0) and at.workers() == 2 + (n if "worker" in bonus else 0)
    assert at.vp() == (n if "vp" in bonus else 0) and at.cp() == (n if "cp" in bonus else 0)
    told = [event.phrase["cause"] for event in at.log() if event.phrase.message == "event-gained"]
    assert told == [BY_FLAG] * (n > 0)
    if bonus == "disc":
        assert at.asks() == (0, "ask-disc") and at.say("disc S04").discs_left() == 23
    if bonus == "explorer":
        assert at.asks() == (0, "ask-explore") and at.offers("explore") == ["explore 13", "explore 14"]
        at.say("skip")
    assert value(at) == 1


@pytest.mark.parametrize("place", [*FLAGS, "17", "9a", "15a"])
def test_taking_a_flag_removes_the_marker_from_the_game(place: str) -> None:
    """M-COMBAT-19, M-OWN-1, M-OWN-2, M-RUL-19."""
    at = table().legacy("L1", "L4", "L7").explorer(0, "12").marker("spain", place).give(0, 0, 1)
    fight(at).say("combat point into battle", f"conquer {place}")
    if at.asks() != (0, "ask-fight"):
        at.say("skip")
    assert at.owner(place) == "france" and value(at) == 0 and at.with_nation("france") == 1
    assert (at.s.stock[0], at.s.stock[2]) == (12, 12) and at.s.markers_on_map(2) == 0
    assert [m for m in at.messages() if m in ("event-marker-removed", "event-annexed")] == [
        "event-marker-removed",
        "event-annexed",
    ]


def test_only_cities_with_a_flag_can_be_annexed() -> None:
    """M-COMBAT-28, M-RUL-21: not the homeward spaces, not Havana; legacy cities only with their tile and their explorer."""
    assert worth(fight(table()), 9).offers("annex") == [f"annex {place}" for place in FLAGS]
    assert worth(fight(table().legacy("L1")), 9).offers("annex")[-1] == "annex 17"
    assert "annex 9a" not in worth(fight(table().legacy("L4").explorer(0, "4")), 9).on_offer()
    assert "annex 9a" in worth(fight(table().legacy("L4").explorer(0, "5")), 9).on_offer()
    assert "annex 9a" not in worth(fight(table().explorer(0, "5")), 9).on_offer()
    assert "annex 15a" not in worth(fight(table().legacy("L7").explorer(0, "11")), 9).on_offer()
    assert "annex 15a" in worth(fight(table().legacy("L7").explorer(0, "12")), 9).on_offer()
    assert "annex 14" not in worth(fight(table().legacy("L3")), 9).on_offer()


def test_only_markers_of_other_nations_can_be_removed() -> None:
    """M-COMBAT-16, M-RUL-20."""
    at = table().upgrade(0, "S07").marker("france", "4", "1").marker("spain", "5", "2")
    worth(fight(at), 20)
    assert at.offers("conquer") == ["conquer 2", "conquer 5"]
    assert not {"annex 4", "annex 1", "annex 5", "annex 2"} & set(at.on_offer())


def test_without_markers_in_the_stock_nothing_can_be_placed() -> None:
    """M-OWN-4, M-RUL-18."""
    at = table().legacy("L6", "L8").explorer(0, "9").upgrade(0, "S07").marker("spain", "4").stock("france", 0)
    assert actions(worth(fight(at), 40)) == ["influence for 2", "influence for 5"]
    assert "annex 14" in worth(fight(at, "K09", "england"), 40).on_offer()


@pytest.mark.parametrize("cards", [0, 1])
def test_the_take_bonus_for_every_marker_taken(cards: int) -> None:
    """M-COMBAT-25, M-CARD-PERM-10: B054; not for annexing."""
    at = table().upgrade(0, "S07").marker("spain", "5", "2")
    if cards:
        at.own(0, "B054")
    worth(fight(at), 40).say("conquer 5", "conquer 2")
    assert at.vp() == 3 * 2 * cards
    worth(fight(at, "K09"), 40).say("annex 4", "annex 1")
    assert at.vp() == 3 * 2 * cards


# -- Villages ----------------------------------------------------------------------------------------------------------


def test_the_village_action_needs_s07() -> None:
    """M-COMBAT-21, M-DISC-10, M-RUL-22."""
    villages = [f"annex {place}" for place in VILLAGES]
    assert not set(villages) & set(worth(fight(table()), 40).on_offer())
    assert set(villages) <= set(worth(fight(table().upgrade(0, "S07")), 40).on_offer())
    assert actions(worth(fight(table().upgrade(0, "S07").marker("england", "1")), 2)) == ["influence for 2", *villages[1:]]


@pytest.mark.parametrize("place", VILLAGES)
def test_a_village_is_annexed_for_2_or_taken_for_5(place: str) -> None:
    """M-COMBAT-21, M-LEG-29."""
    at = worth(fight(table().upgrade(0, "S07")), 9).say(f"annex {place}")
    assert value(at) == 7 and at.owner(place) == "france" and at.with_nation("france") == 1 and at.doubloons() == 0
    assert not [name for name in at.offers("annex") if name.removeprefix("annex ") in VILLAGES]
    at = table().legacy("L20", "L21", "L22", "L23").upgrade(0, "S07").marker("spain", place)
    at = worth(fight(at), 9).say(f"conquer {place}")
    assert value(at) == 4 and at.owner(place) == "france" and at.with_nation("france") == 1
    assert at.s.stock[2] == 12 and at.s.markers_on_map(2) == 0


@pytest.mark.parametrize(
    ("own", "others", "doubloons"), [(["A50", "B098"], [], 6), (["A50"], ["B098"], 4), ([], ["A50", "B098"], 2), ([], [], 0)]
)
def test_assistants_in_the_village_bring_doubloons(own: list[str], others: list[str], doubloons: int) -> None:
    """M-COMBAT-21: 3 for an own one, 1 for one of another player; those elsewhere do not count."""
    at = table().own(0, *own, "A51").own(1, *others, "A52").upgrade(0, "S07")
    assert worth(fight(at), 9).say("annex 2").doubloons() == doubloons
    at = table().own(0, *own, "A51").own(1, *others, "A52").upgrade(0, "S07").marker("spain", "2")
    assert worth(fight(at), 9).say("conquer 2").doubloons() == doubloons


def test_with_l1_17_is_a_flag_and_no_village() -> None:
    """M-RUL-22, M-RUL-23: a marker from its days as a village counts for the flag."""
    at = table().upgrade(0, "S07").marker("spain", "17").legacy("L1")
    worth(fight(at), 9)
    assert "conquer 17" in at.on_offer() and value(at.say("conquer 17")) == 3 and at.vp() == 3


# -- Cards and legacy tiles --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "vp"), [("B062", 1), ("B063", 2), ("B064", 3), ("C93", 2)])
def test_renown_gives_influence_and_points(card: str, vp: int) -> None:
    """M-COMBAT-22."""
    at = fight(table().own(0, card), "K25", "spain").say(f"use {card}")
    assert value(at) == 3 and at.with_nation("spain") == 1 and at.vp() == vp
    assert worth(fight(table().own(0, card)), 1).offers("use") == []
    assert fight(table().own(1, card)).offers("use") == []


@pytest.mark.parametrize(("card", "token"), [("A49", "medal"), ("B065", "medal"), ("B066", "anchor")])
def test_plunder_gives_doubloons_and_points_with_its_token(card: str, token: str) -> None:
    """M-COMBAT-23."""
    at = fight(table().own(0, card)).say(f"use {card}")
    assert value(at) == 4 and at.doubloons() == 3 and at.vp() == 0 and at.with_nation("france") == 0
    assert fight(table().own(0, card).tokens(0, token)).say(f"use {card}").vp() == 2
    other = "anchor" if token == "medal" else "medal"
    assert fight(table().own(0, card).tokens(0, other)).say(f"use {card}").vp() == 0
    assert worth(fight(table().own(0, card)), 1).offers("use") == [f"use {card}"]


@pytest.mark.parametrize("slot", ["10", "11"])
def test_the_silver_fleet(slot: str) -> None:
    """M-COMBAT-24, M-LEG-14, M-LEG-15, M-LEG-16: once a combat, each slot once, never taken."""
    assert worth(fight(table()), 20).offers("fleet") == []
    assert worth(fight(table().legacy("L6")), 9).offers("fleet") == []
    assert worth(fight(table().legacy("L6")), 10).offers("fleet") == ["fleet for 10"]
    at = worth(fight(table().legacy("L6")), 30).say(f"fleet for {slot}")
    assert value(at) == 30 - int(slot) and at.with_nation("france") == 3 and at.doubloons() == 8
    assert at.owner(f"fleet{slot}") == "france" and at.offers("fleet") == []
    assert worth(fight(at, "K09", "england"), 30).offers("fleet") == [f"fleet for {21 - int(slot)}"]
    at.say(f"fleet for {21 - int(slot)}", "end combat")
    assert worth(fight(at, "K05", "spain"), 40).offers("fleet") == [] and at.offers("conquer") == []


def test_the_gold_mine() -> None:
    """M-COMBAT-24, M-LEG-18, M-EXP-15: explorer on or beyond space 5; once a game; no influence."""
    assert worth(fight(table().explorer(0, "9")), 20).offers("mine") == []
    for space, is_open in (("0", False), ("4", False), ("5", True), ("5s1", True), ("6", True), ("32", True)):
        assert worth(fight(table().legacy("L8").explorer(0, space)), 8).offers("mine") == (["mine"] if is_open else [])
    assert worth(fight(table().legacy("L8").explorer(0, "9")), 7).offers("mine") == []
    at = worth(fight(table().legacy("L8").explorer(0, "9")), 9).say("mine")
    assert value(at) == 1 and at.owner("mine") == "france" and at.with_nation("france") == 0 and at.doubloons() == 12
    assert worth(fight(at, "K09", "spain"), 40).offers("mine") == [] and at.offers("conquer") == []


# -- Free actions and combats in combats -------------------------------------------------------------------------------


def test_workers_become_combat_points_during_a_combat() -> None:
    """M-FREE-6, M-CARD-PERM-8, M-TURN-4."""
    at = fight(table().own(0, "B047").give(0, 0, 0, 1)).say("worker for combat points")
    assert at.cp() == 2 and at.workers() == 0 and value(at) == 5
    assert value(at.say("combat point into battle", "combat point into battle")) == 7


def test_a_career_task_can_save_a_combat() -> None:
    """M-TURN-4, M-CAREER-2: with nothing else to do, the worker of a task is asked for before the combat ends."""
    at = worth(fight(table().give(0, 0, 0, 0).influence(0, france=6)), 1)
    assert at.on_offer() == ["end combat", "task 2"]
    at.say("task 2", "worker into battle", "influence for 2")
    assert at.with_nation("france") == 7 and at.tiles_won() == ["K25"]


def test_a_combat_inside_a_combat_is_completed_first() -> None:
    """M-RUL-79, M-RUL-41: the flag bonus of 13, the explorer on a mission, whose bonus is a combat (Q11)."""
    at = table().give(0, 0, 0, 0).explorer(0, "6").put_mission("Q11", numbers.Q_TRACK).hand(0, "A03", "A02")
    fight(at, "K25", "spain").say("annex 13", "explore 7", "mission Q11", "bonus first", "fight")
    k25, k02 = COMBAT_TILE_IDS.index("K25"), COMBAT_TILE_IDS.index("K02")
    assert at.asks() == (0, "ask-pile") and combats(at.s) == [[k25, 2, 1, 2]]
    at.next_combat_tile("K02").say("pile right")
    assert combats(at.s) == [[k25, 2, 1, 2], [k02, -1, 0, 0]] and tiles_in_combat(at.s) == bit(k25) | bit(k02)
    at.say("nation france")
    assert combats(at.s)[1] == [k02, 0, 3, 0] and at.doubloons() == 2
    assert combats(at.s)[0] == [k25, 2, 1, 2] and at.say("influence for 2").tiles_won() == ["K02", "K25"] and at.asks() is None
    assert at.with_nation("france") == 1 and at.with_nation("spain") == 1 and at.vp() == 1


def test_the_outer_combat_goes_on_where_it_was() -> None:
    """M-RUL-79, M-RUL-14: its own nation, value and used actions, after the inner combat has used the same actions."""
    at = table().give(0, 0, 8, 0).explorer(0, "6").put_mission("Q11", numbers.Q_TRACK).hand(0, "A03", "A02")
    fight(at, "K25", "spain").say("annex 13", "explore 7", "mission Q11", "compasses first", "fight")
    at.next_combat_tile("K02").say("pile right", "nation france", "combat point into battle", "annex 4")
    assert at.tiles_won() == [] and at.say("end combat").tiles_won() == ["K02"]
    assert value(at) == 1 and at.offers("annex") == [] and at.cp() == 7
    assert value(at.say("combat point into battle")) == 2
    assert at.say("influence for 2").with_nation("spain") == 2 and at.owner("13") == "spain" and at.owner("4") == "france"


# -- The example of the rule book --------------------------------------------------------------------------------------


def test_the_example_of_the_rule_book() -> None:
    """M-EX-1, M-COMBAT-6, M-COMBAT-12, M-COMBAT-17, M-COMBAT-19, M-COMBAT-26, M-COMBAT-27."""
    at = fight(table().give(0, 5, 3, 2).marker("england", "4"), "K01")
    assert at.doubloons() == 3 and value(at) == 6
    assert value(at.say("influence for 2")) == 4
    assert value(at.say("combat point into battle", "worker into battle")) == 6
    assert value(at.say("conquer 4")) == 0
    assert at.doubloons() == 3 + 4 and at.with_nation("france") == 2 and at.cp() == 2 and at.workers() == 1
    assert at.owner("4") == "france" and at.s.stock[1] == 12 and at.s.markers_on_map(1) == 0
    assert at.say("end combat").tiles_won() == ["K01"] and at.asks() is None
