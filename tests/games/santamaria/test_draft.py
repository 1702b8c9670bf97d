"""Set-up (4), the advanced set-up (10.1), and in which order chance falls (11.3)."""

import pytest

from caravela.core.codec import snapshot
from caravela.core.events import Journal
from caravela.core.fate import Fate
from caravela.games.santamaria.rules import numbers
from caravela.games.santamaria.rules.game import SANTAMARIA
from caravela.games.santamaria.rules.state import SantaMaria
from caravela.games.santamaria.rules.view import SantaMariaView
from tests.games.santamaria.kit import table


def start(
    players: int, preset: str = "basic", seed: int = 5, journal: Journal | None = None, fate: Fate | None = None, **changes: str
) -> SantaMaria:
    s = SANTAMARIA.start(players, SANTAMARIA.agree(preset, changes), seed, journal=journal, fate=fate)
    assert isinstance(s, SantaMaria)
    return s


def look(s: SantaMaria) -> SantaMariaView:
    return SANTAMARIA.view(s, -1)


# -- The shared board --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_dice_of_each_colour_for_each_player_and_nothing_for_absent_ones(players: int) -> None:
    """S-SETUP-2, S-SETUP-6, S-SETUP-24."""
    view = look(start(players))
    assert len(view.white_dice) == 3 * players and view.white_dice == sorted(view.white_dice)
    assert view.blue_reserve + sum(len(player.blue_dice) for player in view.players_at_table) == 3 * players
    assert len(view.players_at_table) == len(view.religion) == len(view.conquistador) == players


def test_the_first_year_begins_with_the_start_player() -> None:
    """S-SETUP-3, S-FLOW-2."""
    for seed in range(6):
        s = start(4, seed=seed)
        assert look(s).year == 1 and SANTAMARIA.question(s).message == "ask-turn" and s.who == look(s).start_player


def test_the_pile_holds_the_thirty_standard_shipments() -> None:
    """S-SETUP-5."""
    assert look(start(2)).shipments_unseen == [f"N{n:02}" for n in range(1, 31)]


def test_town_halls_stay_in_the_box() -> None:
    """S-SETUP-12."""
    journal = Journal()
    view = look(start(3, journal=journal))
    assert view.sets_on_offer == [] and {player.town_hall for player in view.players_at_table} == {""}
    assert {player.setup_scholar for player in view.players_at_table} == {""}
    assert "event-set" not in [event.phrase.message for event in SANTAMARIA.events(journal)]


def test_monks_and_markers_of_every_player() -> None:
    """S-SETUP-13, S-SETUP-14."""
    view = look(start(4))
    assert view.religion == view.conquistador == [0, 0, 0, 0] and set(view.retire.values()) == {-1}
    assert [player.monks_left for player in view.players_at_table] == [6, 6, 6, 6]


def test_anybody_may_become_start_player() -> None:
    """S-SETUP-15, S-RNG-8: with first_seat nothing is drawn."""
    assert {look(start(4, seed=seed)).start_player for seed in range(40)} == {0, 1, 2, 3}
    assert {look(start(4, seed=seed, start_player="first_seat")).start_player for seed in range(10)} == {0}
    random, first = Fate(), Fate()
    start(4, fate=random)
    start(4, fate=first, start_player="first_seat")
    assert len(random.outcomes) == len(first.outcomes) + 1


# -- Boards and what belongs to them -----------------------------------------------------------------------------------


def test_boards_are_dealt_at_random_and_the_others_are_out_of_the_game() -> None:
    """S-SETUP-16, S-SETUP-18."""
    seen: set[str] = set()
    for seed in range(20):
        view = look(start(2, seed=seed))
        boards = [player.colony for player in view.players_at_table]
        assert len(set(boards)) == 2 and view.boards_on_offer == []
        seen.update(boards)
    assert seen == {"A1", "A2", "A3", "A4"}
    s = start(2, "basic_draft")
    SANTAMARIA.take(s, "choose Vera Cruz")
    assert look(s).boards_on_offer == ["A2", "A3", "A4"]
    SANTAMARIA.take(s, "choose Cartagena")
    assert look(s).boards_on_offer == [] and look(s).year == 1


@pytest.mark.parametrize("seed", range(6))
def test_wood_and_coins_go_by_the_place_in_the_turn_order(seed: int) -> None:
    """S-SETUP-19, S-SETUP-20, S-DEF-16."""
    view = look(start(4, seed=seed))
    assert [view.players_at_table[who].coins for who in view.order] == [3, 4, 5, 6]
    assert view.order[0] == view.start_player
    assert [player.resources["wood"] for player in view.players_at_table] == [2, 2, 2, 2]
    assert [sum(player.resources.values()) for player in view.players_at_table] == [2, 2, 2, 2]


def test_the_first_blue_die_stays_as_it_was_rolled() -> None:
    """S-SETUP-21, S-SETUP-22: the first thing anybody is asked is a whole turn."""
    journal = Journal()
    s = start(3, journal=journal)
    rolled = {e.phrase["who"]: e.phrase["value"] for e in SANTAMARIA.events(journal) if e.phrase.message == "event-blue-die"}
    assert [player.blue_dice for player in look(s).players_at_table] == [[rolled[who]] for who in range(3)]
    assert SANTAMARIA.question(s).message == "ask-turn"
    assert [player.blue_unlocked for player in look(s).players_at_table] == [1, 1, 1]


def test_how_boards_are_dealt_means_nothing_in_the_advanced_set_up() -> None:
    """S-SETUP-27."""
    assert snapshot(start(3, "advanced", boards="draft")) == snapshot(start(3, "advanced"))


# -- Advanced ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_four_sets_of_a_town_hall_and_a_scholar(players: int) -> None:
    """S-ADV-1, S-ADV-2, S-ADV-4, S-ADV-10, S-ADV-11, S-SOLO-4."""
    s = start(players, "advanced")
    view = look(s)
    on_board = {post.id for post in view.posts if post.sort == "scholar"}
    sets = view.sets_on_offer
    assert [one.hall for one in sets] == ["H01", "H02", "H03", "H04"] and len(on_board) == 3
    assert len({one.scholar for one in sets}) == 4 and not on_board & {one.scholar for one in sets}
    assert (view.pile, view.roads_left, len(view.display), len(view.white_dice)) == (30, 3, 10, 3 * players)
    assert {player.colony for player in view.players_at_table} == {"B"}
    assert all(player.cells == view.players_at_table[0].cells for player in view.players_at_table)
    assert sum(cell.kind == "territory" for cell in view.players_at_table[0].cells) == 8
    for left in range(4, max(4 - players, 1), -1):  # the last of four players takes what is left
        assert len(look(s).sets_on_offer) == left
        SANTAMARIA.take(s, f"choose town hall {look(s).sets_on_offer[0].hall}")
        SANTAMARIA.take(s, "place at row 1 column 1")
    if players == 4:
        SANTAMARIA.take(s, "place at row 1 column 1")
    view = look(s)
    taken = {player.setup_scholar for player in view.players_at_table}
    assert view.sets_on_offer == [] and len(taken) == players and view.year == 1
    assert {post.id for post in view.posts if post.sort == "scholar"} == on_board


def test_the_scholar_of_the_set_up_scores_without_a_monk_and_nobody_else_can_train_it() -> None:
    """S-ADV-9, S-EDGE-22, S-END-6."""
    journal = Journal()
    s = start(2, "advanced", journal=journal, start_player="first_seat")
    SANTAMARIA.take(s, "choose town hall H01")
    assert [event.phrase["who"] for event in SANTAMARIA.events(journal) if event.phrase.message == "event-set"] == [1]
    SANTAMARIA.take(s, "place at row 1 column 1")
    player = look(s).players_at_table[1]
    points = look(s).printed.scholars[player.setup_scholar].points
    assert player.monks_left == 6 and player.categories["scholars"] == points > 0
    at = table(2).at_posts("SC02", "SC03", "SC04").scholar(1, "SC01").set(1, numbers.FIRST_SCHOLAR, 0).happen(numbers.PLACE_MONK)
    assert at.why_not("monk to the Cartographer") == "S-ADV-8" and "monk to the Shipwright" in at.on_offer()


def test_with_the_blue_dice_offer_the_common_dice_lie_there_before_the_draft() -> None:
    """S-EDGE-56, S-VAR-2, S-VAR-10."""
    s = start(3, "advanced_blue_dice")
    view = look(s)
    assert view.phase == "setup" and len(view.blue_dice) == 3 and view.blue_reserve == 6
    assert [player.blue_dice for player in view.players_at_table] == [[], [], []]
    assert start(1, "advanced_blue_dice").offered == 4  # the solo game has it too


# -- The order of chance -----------------------------------------------------------------------------------------------

SHOWN = [3, 2, 1, 9, 8, 7]  # docks (the last has no choice), scholars
TILES = [5, 4, 3, 14, 13, 12, 11, 10, 14, 13, 12, 11, 10]  # bishops, doubles, triples
WHITE = [0, 1, 2, 3, 4, 5, 5, 5, 5]


def test_the_order_in_which_chance_falls_at_set_up() -> None:
    """S-RNG-2."""
    s = start(3, fate=Fate([2, *SHOWN, *TILES, *WHITE, 3, 2, 1, 5, 4, 3]))
    view = look(s)
    assert view.start_player == 2 and list(view.docks.values()) == ["S04", "S03", "S02", "S01"]
    assert [post.id for post in view.posts[:6]] == ["SC08", "SC09", "SC10", "BI4", "BI5", "BI6"]
    assert view.display == [*[f"D{n}" for n in range(11, 16)], *[f"T{n}" for n in range(11, 16)]]
    assert view.white_dice == [1, 2, 3, 4, 5, 6, 6, 6, 6]
    assert [player.colony for player in view.players_at_table] == ["A4", "A3", "A2"]
    assert [player.blue_dice for player in view.players_at_table] == [[6], [5], [4]]


def test_the_scholars_of_the_sets_are_the_next_four() -> None:
    """S-RNG-6."""
    s = start(3, "advanced", fate=Fate([0, *SHOWN, 6, 0, 0, 0, *TILES, *WHITE, 5, 4, 3]))
    assert [(one.hall, one.scholar) for one in look(s).sets_on_offer] == [
        ("H01", "SC07"),
        ("H02", "SC01"),
        ("H03", "SC02"),
        ("H04", "SC03"),
    ]


def test_common_blue_dice_are_rolled_after_the_white_ones() -> None:
    """S-RNG-7, S-VAR-11."""
    s = start(3, "basic_blue_dice", fate=Fate([0, *SHOWN, *TILES, *WHITE, 0, 0, 0, 5, 0, 3]))
    assert look(s).blue_dice == [1, 4, 6] and look(s).blue_reserve == 6


def test_the_order_in_which_chance_falls_at_a_new_year() -> None:
    """S-RNG-3, S-YEAR-15, S-BLUE-3, S-RNG-7."""
    tiles, white = [9, 8, 7, 6, 5, 9, 8, 7, 6, 5], [0, 0, 0, 1, 1, 1]
    for preset in ("basic", "basic_blue_dice"):
        at = table(2, preset).religion(0, 9).retired(0, "coins").retired(1, "road")
        unseen = at.view().doubles_unseen + at.view().triples_unseen
        at.s.fate = Fate([*tiles, *white, 2, 4, 0, 5])
        view = at.end_year().view()
        assert view.display == [*unseen[5:10], *unseen[15:20]] and view.white_dice == [1, 1, 1, 2, 2, 2]
        if preset == "basic":
            assert [player.blue_dice for player in view.players_at_table] == [[1, 3, 5], [6]]
        else:
            assert view.blue_dice == [1, 3, 5, 6]


def test_an_unlocked_die_is_rolled_at_that_moment() -> None:
    """S-RNG-4, S-BLUE-1."""
    at = table(2).religion(0, 2)
    at.s.fate = Fate([4])
    at.happen(numbers.RELIGION)
    assert at.view().players_at_table[0].blue_dice == [5] and at.asks() == (0, "ask-monk")
