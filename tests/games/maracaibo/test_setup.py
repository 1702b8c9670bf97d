"""Set-up (4.2, 4.3): what lies where before the first turn."""

from collections import Counter

import pytest

from caravela.core.refused import Refused
from caravela.core.state import count, take
from caravela.games.maracaibo.rules import numbers
from caravela.games.maracaibo.rules.components import (
    A_CARDS,
    CARDS,
    CITY_TILE_IDS,
    CITY_TILES,
    CT13,
    FIRST_B,
    FIRST_C,
    LOCATION_IDS,
    NATION_IDS,
    PLACES,
    SEATS,
)
from caravela.games.maracaibo.rules.game import MARACAIBO
from caravela.games.maracaibo.rules.state import Maracaibo


def start(players: int, seed: int = 1, **changes: str) -> Maracaibo:
    s = MARACAIBO.start(players, MARACAIBO.agree("single", changes), seed)
    assert isinstance(s, Maracaibo)
    return s


def to_round_one(s: Maracaibo) -> Maracaibo:
    """Everybody takes the first option until the first round begins."""
    while s.round == 0:
        take(s, s.options[0])
    return s


def codes(s: Maracaibo) -> Counter[int]:
    return Counter(int(code) for code in s.where)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_combat_tiles_lie_in_two_piles(players: int) -> None:
    """M-SETUP-1, M-INFO-8: 13 and 12, none of them seen."""
    s = start(players)
    assert (s.left_pile, s.right_pile) == (13, 12)
    assert count(s.combat_unseen) == 25


def test_three_missions_lie_on_the_track_and_the_next_one_is_open() -> None:
    """M-SETUP-2, M-SETUP-3, M-INFO-9: the top of the pile is visible, the others are not."""
    s = start(2)
    view = MARACAIBO.view(s, -1)
    assert all(view.track_missions) and len(set(view.track_missions)) == 3
    assert view.mission_top and view.mission_top not in view.track_missions
    on_map = sum(len(place.missions) for place in view.locations)
    assert view.missions_left == 24 - 3 - on_map


@pytest.mark.parametrize(("players", "tiles"), [(1, range(6)), (2, range(6)), (3, range(6, 12)), (4, range(6, 12))])
def test_both_marked_city_tiles_and_two_others_of_the_set(players: int, tiles: range) -> None:
    """M-SETUP-5, M-SETUP-6, M-RUL-36: one each on 4, 5, 13 and 14; CT13 on 11 with 1 or 2 players."""
    seen = set()
    for seed in range(12):
        s = start(players, seed)
        laid = [int(s.city[LOCATION_IDS.index(place)]) for place in ("4", "5", "13", "14")]
        assert len(set(laid)) == 4 and set(laid) <= set(tiles)
        assert {tiles[0], tiles[1]} <= set(laid)
        assert (s.city[11] == CT13) == (players <= 2)
        seen.add(tuple(laid))
    assert len(seen) > 6


def test_unmarked_city_tiles_of_all_sets() -> None:
    """M-SETUP-6: with the option, the two others come from all eight; the market size follows the number of players."""
    seen: set[int] = set()
    for seed in range(30):
        s = start(2, seed, city_tiles_all_sets="true")
        laid = [int(s.city[LOCATION_IDS.index(place)]) for place in ("4", "5", "13", "14")]
        assert {0, 1} <= set(laid) and CT13 not in laid
        assert all(s.market_spaces(LOCATION_IDS.index(place)) == 1 for place in ("4", "5", "13", "14"))
        seen |= set(laid)
    assert [CITY_TILE_IDS[i] for i in range(CITY_TILES) if i not in seen] == ["CT07", "CT08", "CT13"]


@pytest.mark.parametrize(("players", "deck"), [(1, 88), (2, 80), (3, 72), (4, 64)])
def test_the_deck_and_the_hands(players: int, deck: int) -> None:
    """M-SETUP-7, M-SETUP-9, M-SETUP-10, M-SETUP-11, M-SETUP-16: eight A cards each, 40 unknown B cards, four on display."""
    s = start(players)
    for who in range(players):
        held = [card for card in range(CARDS) if s.in_hand(who, card)]
        assert len(held) == 8 and all(card < A_CARDS for card in held)
    shown = [int(card) for card in s.display]
    assert len(set(shown)) == 4 and all(card >= 0 for card in shown)
    assert s.deck_size() + 4 == deck
    assert codes(s)[numbers.OUT] == CARDS - FIRST_C


def test_forty_of_the_b_cards_are_drawn_and_no_more() -> None:
    """M-SETUP-10, M-INFO-6: which B cards are in the deck is decided when they are drawn; 61 never appear."""
    s = start(2)
    drawn = []
    for _ in range(76):
        drawn.append(s.draw_card())
        s.where[drawn[-1]] = numbers.OUT
    assert s.deck_size() == 0
    b_cards = [card for card in [*drawn, *s.display] if FIRST_B <= card < FIRST_C]
    assert len(b_cards) == len(set(b_cards)) == 40
    assert s.draw_card() == -1  # nothing is discarded yet, and 61 B cards stay in the box
    assert s.boxed == 61


def test_c_cards_of_the_archive_are_shuffled_into_the_a_cards() -> None:
    """M-SETUP-8, M-CAMP-5: they can be dealt."""
    dealt = 0
    for seed in range(20):
        s = MARACAIBO.start(4, MARACAIBO.agree("campaign", {"archive": "card05+done01+done03+C90+C91"}), seed)
        assert isinstance(s, Maracaibo)
        assert s.where[FIRST_C] != numbers.OUT and s.where[FIRST_C + 2] == numbers.OUT
        dealt += sum(1 for who in range(4) for card in (FIRST_C, FIRST_C + 1) if s.in_hand(who, card))
    assert dealt > 5


def test_one_prestige_building_is_open() -> None:
    """M-SETUP-12, M-PRES-1, M-INFO-10: the others of the row are not decided."""
    s = start(3)
    assert [n >= 0 for n in s.prestige] == [True, False, False, False]
    assert count(s.buildings_unseen) == 7
    assert len({int(start(3, seed).prestige[0]) for seed in range(40)}) > 4


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_markers_lie_on_6_7_and_8_with_one_or_two_players(players: int) -> None:
    """M-SETUP-13, M-SETUP-14, M-SETUP-15, M-EX-35: taken from the leftmost stock space, which is then empty."""
    s = start(players)
    owners = {LOCATION_IDS[place]: NATION_IDS[s.owner[place] - 1] for place in range(PLACES) if s.owner[place]}
    if players <= 2:
        assert owners == {"6": "spain", "7": "england", "8": "france"}
    else:
        assert owners == {}
    assert [int(n) for n in s.stock] == [12 if players <= 2 else 13] * 3
    assert [int(s.box.emptied[n]) for n in s.stock] == [1 if players <= 2 else 0] * 3


def test_stock_spaces() -> None:
    """M-SETUP-13, M-OWN-3: one marker on the leftmost space, two on each of the other six."""
    emptied = start(2).box.emptied
    assert [int(n) for n in emptied] == [7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_players_begin_with_the_same(players: int) -> None:
    """M-START-1, M-START-2, M-START-3, M-START-4, M-START-5: ship board, markers, tracks and workers."""
    view = MARACAIBO.view(start(players), -1)
    for player in view.players_at_table:
        assert player.discs == {f"S{n:02}": 2 for n in range(1, 13)}
        assert (player.vp, player.ship, player.explorer) == (0, "H", "0")
        assert (player.cp, player.income_doubloons, player.income_vp) == (1, 8, 0)
        assert (player.workers, player.supply) == (2, 6)
        assert player.compasses == 1 and player.hand_limit == 4
    assert all(nation.influence == [0] * max(players, 2) for nation in view.nations)


def test_the_start_player_is_random_and_doubloons_follow_the_turn_order() -> None:
    """M-START-7: 8, 9, 10, 11."""
    firsts = set()
    for seed in range(12):
        s = start(4, seed)
        money = [int(s.tallied(numbers.DOUBLOONS, (s.first + i) % 4)) for i in range(4)]
        assert money == [8, 9, 10, 11]
        firsts.add(int(s.first))
    assert firsts == {0, 1, 2, 3}
    assert start(4, 3, start_player="first_seat").first == 0


def test_two_careers_each_for_its_owner_to_see() -> None:
    """M-START-6, M-INFO-4: dealt to everybody, seen by nobody else."""
    s = start(4)
    dealt = [(s.tallied(numbers.CAREER_KEPT, who), s.tallied(numbers.CAREER_OTHER, who)) for who in range(4)]
    assert len({career for pair in dealt for career in pair}) == 8
    for viewer in (-1, 0, 1):
        players = MARACAIBO.view(s, viewer).players_at_table
        assert [(player.career is not None, player.career_other is not None) for player in players] == [
            (seat == viewer, seat == viewer) for seat in range(4)
        ]


def test_the_eight_cards_are_divided_and_shown_together() -> None:
    """M-START-9, M-INFO-5: one planned, three discarded, four kept; others see it when everybody has divided."""
    s = start(2, start_player="first_seat")
    names = [MARACAIBO.options.names[option] for option in s.on_offer()]
    assert s.who == 0 and len(names) == 8 and all(name.startswith("plan ") for name in names)
    MARACAIBO.take(s, names[2])
    planned = names[2].removeprefix("plan ")
    laid = []
    for n in range(3):
        question = MARACAIBO.question(s)
        assert (question.message, question["n"]) == ("ask-divide-discard", 3 - n)
        laid.append(MARACAIBO.options.names[s.options[0]].removeprefix("discard "))
        take(s, s.options[0])
    assert s.who == 1
    mine, theirs = MARACAIBO.view(s, 0).players_at_table[0], MARACAIBO.view(s, 1).players_at_table[0]
    assert mine.planned == [planned] and mine.laid_aside == laid and mine.hand_size == 4
    assert theirs.planned == [None] and theirs.laid_aside is None and theirs.hand is None and theirs.hand_size == 4
    assert MARACAIBO.view(s, 1).discard == []
    while MARACAIBO.question(s).message != "ask-career":
        take(s, s.options[0])
    view = MARACAIBO.view(s, 1)
    assert view.players_at_table[0].planned == [planned]
    assert len(view.discard) == 6 and set(laid) <= set(view.discard)


def test_careers_are_chosen_after_the_cards_and_shown_together() -> None:
    """M-START-10, M-START-11, M-INFO-4: three workers of the supply go on the chosen one; the other stays unseen."""
    s = start(2, start_player="first_seat")
    while MARACAIBO.question(s).message != "ask-career":
        take(s, s.options[0])
    other = int(s.tallied(numbers.CAREER_KEPT, 0))
    take(s, s.options[1])
    assert MARACAIBO.view(s, 1).players_at_table[0].career is None
    assert s.tallied(numbers.CAREER_OTHER, 0) == other
    to_round_one(s)
    for viewer in (-1, 0, 1):
        players = MARACAIBO.view(s, viewer).players_at_table
        assert all(player.career is not None for player in players)
        assert [player.career_other is not None for player in players] == [seat == viewer for seat in range(2)]
    for who in range(2):
        rows = (numbers.WORKERS, numbers.ON_CAREER, numbers.SUPPLY)
        assert [int(s.tallied(row, who)) for row in rows] == [2, 3, 3]


def test_one_to_four_players() -> None:
    """M-GEN-1: nobody, and five, are refused."""
    for players in (0, 5):
        with pytest.raises(Refused) as refused:
            start(players)
        assert refused.value.about["rule"] == "M-GEN-1"
    assert list(MARACAIBO.seats(MARACAIBO.agree("single", {}))) == [1, 2, 3, 4]


def test_the_story_is_chosen_before_the_game() -> None:
    """M-START-8: stand-alone cards, the campaign, a chapter; an archive only for the campaign."""
    for story in ("75", "76", "77", "campaign", "chapter2", "chapter8"):
        assert not start(2, story=story).over
    for story, archive in (("75", "card05"), ("campaign", "done01")):
        with pytest.raises(Refused) as refused:
            start(2, story=story, archive=archive)
        assert refused.value.about["rule"] == "M-CAMP-1"


def test_alone_against_ana() -> None:
    """M-GEN-1, M-ANA-1: the set-up of two players, eight doubloons, the player begins."""
    s = to_round_one(start(1))
    assert s.figures == 2 and s.first == 0 and s.active == 0
    assert s.tallied(numbers.DOUBLOONS, 0) == 8
    assert len(s.tally) == numbers.ROWS * SEATS
