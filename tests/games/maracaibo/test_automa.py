"""Alone against Ana (4.26): her deck by level, every automa card, her ship, her combats, her points."""

from typing import Self

import pytest

from caravela.core.state import bit
from caravela.games.maracaibo.rules import numbers
from caravela.games.maracaibo.rules.automa import (
    ana_categories,
    ana_income,
    ana_upgrades,
    best_nation,
    draw_automa,
    explorer_lead,
)
from caravela.games.maracaibo.rules.combat import BARE
from caravela.games.maracaibo.rules.components import (
    ANA,
    AUTOMA_IDS,
    CARD_IDS,
    COMBAT_TILE_IDS,
    DIFFICULTY_IDS,
    LOCATION_IDS,
    MISSION_IDS,
    NATION_IDS,
)
from caravela.games.maracaibo.rules.game import MARACAIBO
from caravela.games.maracaibo.rules.scoring import ana_score
from caravela.games.maracaibo.rules.state import Maracaibo
from tests.games.maracaibo.kit import Table

# Counted stops, branch, card of the display, then what she does in rounds I and II, and in rounds III and IV
CARDS: dict[str, tuple[int, str, int, dict[str, int], dict[str, int]]] = {
    "A1": (1, "upper", 3, {"explorer": 2}, {"explorer": 2}),
    "A2": (1, "lower", 2, {"france": 1}, {"france": 1}),
    "A3": (1, "lower", 4, {"combat": 2}, {"combat": 2}),
    "A4": (2, "upper", 1, {"spain": 1}, {"spain": 1}),
    "A5": (2, "lower", 3, {"england": 1}, {"england": 1}),
    "B1": (2, "upper", 3, {"vp": 4, "explorer": 2}, {"vp": 4, "explorer": 4}),
    "B2": (2, "upper", 3, {"missions": 1}, {"missions": 1, "vp": 4}),
    "B3": (2, "upper", 3, {"discs": 1}, {"discs": 1, "vp": 4}),
    "B4": (2, "lower", 3, {"vp": 4, "explorer": 2}, {"vp": 4, "explorer": 4}),
    "B5": (2, "lower", 3, {"discs": 1}, {"discs": 1, "vp": 4}),
    "B6": (2, "lower", 4, {"combat": 3, "vp": 2}, {"combat": 3, "vp": 2}),
    "C1": (2, "upper", 1, {"vp": 4, "discs": 1}, {"vp": 4, "discs": 1}),
    "C2": (2, "lower", 2, {"missions": 1, "vp": 3}, {"missions": 1, "vp": 3}),
    "C3": (2, "upper", 3, {"vp": 4, "explorer": 3}, {"vp": 4, "explorer": 4}),
    "C4": (2, "lower", 4, {"combat": 3, "extra": 1, "vp": 2}, {"combat": 3, "extra": 1, "vp": 2}),
}
LEVELS = {"very_easy": (5, 0, 0), "easy": (5, 0, 1), "medium": (5, 1, 1), "hard": (5, 2, 1), "very_hard": (5, 3, 1)}
VILLAGES = ["1", "2", "3", "6", "7", "8", "9", "10", "12", "15", "16", "17", "18", "19"]


class Solo(Table):
    """A solo game set up as the kit does it; Ana's ship is in Havana."""

    def __init__(self, round: int = 1, **changes: str) -> None:
        super().__init__(1, round, 7, None, None, **changes)

    def next_card(self, card: str) -> Self:
        """Her deck is this one card."""
        self.s.ana_deck = bit(AUTOMA_IDS.index(card))
        self.s.ana_discard = self.s.ana_hidden_b = self.s.ana_hidden_c = 0
        return self

    def ana(self, card: str) -> Self:
        """Ana's turn with this card, up to the player's next question."""
        self.next_card(card)
        self.journal.events.clear()
        self.happen(numbers.ANA_TURN, ANA)
        return self

    def act(self, card: str) -> Self:
        """Only the actions of this card."""
        self.s.ana_card = AUTOMA_IDS.index(card)
        self.happen(numbers.ANA_ACTION, ANA)
        return self

    def full_markets(self) -> Self:
        for city in ("4", "5", "11", "13", "14"):
            self.market(city, 0)
        return self

    def ana_at(self, location: str) -> Self:
        self.ship(ANA, location)
        return self

    def discs_gone(self, n: int) -> Self:
        self.s.ana_gone = n
        return self

    def tile_first(self, tile: str) -> Self:
        """This combat tile comes next; the others are out of the way."""
        self.s.combat_unseen = bit(COMBAT_TILE_IDS.index(tile))
        self.s.left_pile, self.s.right_pile = 1, 0
        return self


def solo(round: int = 1, **changes: str) -> Solo:
    return Solo(round, **changes)


# -- set-up ------------------------------------------------------------------------------------------------------------


def test_a_solo_game_is_set_up_for_two() -> None:
    """M-ANA-1, M-ANA-2, M-SETUP-5, M-SETUP-14, M-START-7, M-GEN-1: the player starts, with 8 doubloons."""
    s = MARACAIBO.start(1, MARACAIBO.agree("single", {}), 5)
    assert isinstance(s, Maracaibo)
    at = solo()
    at.s = s
    assert (at.owner("6"), at.owner("7"), at.owner("8")) == ("spain", "england", "france")
    assert at.s.city[11] == 12 and at.s.first == 0 and at.doubloons() == 8 and at.s.seats == 1 and at.s.figures == 2
    for row in range(numbers.ROWS):
        assert at.got(ANA, row) == 0
    assert at.at(ANA) == "H" and at.on_space(ANA) == "0" and at.s.ana_gone == 0 and at.s.box.ana_discs == 22
    assert at.s.deck_size() == 88 - 4


@pytest.mark.parametrize("level", DIFFICULTY_IDS)
def test_the_deck_of_a_level(level: str) -> None:
    """M-ANA-4, M-ANA-5, M-ANA-7, M-INFO-12: so many cards of each letter; the same come again when the deck is renewed."""
    seen: set[str] = set()
    for seed in range(40):
        s = MARACAIBO.start(1, MARACAIBO.agree("single", {"difficulty": level}), seed)
        assert isinstance(s, Maracaibo)
        at = solo()
        at.s = s
        size = sum(LEVELS[level])
        first = draw(at, size)
        assert [sum(1 for card in first if card[0] == letter) for letter in "ABC"] == list(LEVELS[level])
        assert len(set(first)) == size and at.s.ana_deck == at.s.ana_hidden_b == at.s.ana_hidden_c == 0
        assert sorted(draw(at, size)) == sorted(first)
        seen |= set(first)
    letters = [letter for letter, n in zip("ABC", LEVELS[level], strict=True) if n]
    assert seen == {card for card in AUTOMA_IDS if card[0] in letters}


def draw(at: Solo, n: int) -> list[str]:
    drawn = []
    for _ in range(n):
        card = int(draw_automa(at.s))
        at.s.ana_discard |= bit(card)
        drawn.append(AUTOMA_IDS[card])
    return drawn


@pytest.mark.parametrize("level", DIFFICULTY_IDS)
def test_a_game_of_every_level_runs_to_its_end(level: str) -> None:
    """M-ANA-4, M-ANA-6, M-ANA-41: she never decides."""
    s = MARACAIBO.start(1, MARACAIBO.agree("single_hard", {"difficulty": level}), 11)
    moves = 0
    while s.offered:
        assert s.who == 0
        moves += 1
        MARACAIBO.take(s, MARACAIBO.options.names[s.on_offer()[moves * 7 % s.offered]])
        MARACAIBO.check(s)
    assert s.over and moves > 50


# -- turns -------------------------------------------------------------------------------------------------------------


def test_the_player_and_ana_alternate() -> None:
    """M-ANA-6, M-ANA-7: she turns a card every turn; it goes to her discard pile."""
    at = solo()
    at.next_card("A2")
    at.s.ana_deck |= bit(AUTOMA_IDS.index("A5"))
    at.happen(numbers.ROUND)
    assert at.asks() == (0, "ask-sail")
    at.s.round = 1
    at.deck().discarded().say("sail 1", "no main action")
    assert at.messages().count("event-automa-card") == 1 and at.asks() == (0, "ask-sail")
    assert at.s.ana_card == -1 and at.s.ana_discard in (bit(AUTOMA_IDS.index("A2")), bit(AUTOMA_IDS.index("A5")))
    assert at.s.ana_deck | at.s.ana_discard == bit(1) | bit(4)


def test_an_empty_automa_deck_is_renewed() -> None:
    """M-ANA-7."""
    at = solo()
    at.s.ana_deck = at.s.ana_hidden_b = at.s.ana_hidden_c = 0
    at.s.ana_discard = bit(0) | bit(1)
    at.happen(numbers.ANA_TURN, ANA)
    assert "event-automa-renewed" in at.messages() and bin(int(at.s.ana_deck | at.s.ana_discard)).count("1") == 2


@pytest.mark.parametrize("card", CARDS)
def test_where_every_card_leads_from_havana(card: str) -> None:
    """M-ANA-8, M-ANA-9, M-EX-37: cities are counted, villages without a mission are not."""
    move, branch, *_ = CARDS[card]
    at = solo().ana(card)
    assert at.at(ANA) == ("11" if move == 2 else "4" if branch == "upper" else "5")
    assert at.messages()[:2] == ["event-automa-card", "event-ana-sailed"]
    at = solo().ana_at("11").ana(card)
    city = "13" if branch == "upper" else "14"
    assert at.at(ANA) == ("20" if move == 2 else city)


@pytest.mark.parametrize(("start", "missions", "card", "end"), [
    ("H", ["2"], "A1", "2"),
    ("H", ["2"], "A4", "4"),
    ("H", ["3", "6"], "A4", "4"),
    ("H", ["3", "6"], "A2", "3"),
    ("4", ["6"], "A1", "6"),
    ("12", ["15"], "A1", "13"),
    ("12", ["15"], "A2", "14"),
    ("14", ["15", "16"], "A5", "16"),
    ("14", [], "A5", "20"),
    ("18", ["19"], "A4", "20"),
])  # fmt: skip
def test_locations_with_missions_are_counted(start: str, missions: list[str], card: str, end: str) -> None:
    """M-ANA-8, M-ANA-9, M-EX-38: from 12 the upper branch leads to 13, whatever lies at 15."""
    at = solo().ana_at(start)
    for i, place in enumerate(missions):
        at.mission(MISSION_IDS[i], place)
    assert at.ana(card).at(ANA) == end


def test_a_story_tile_is_counted_as_well() -> None:
    """M-ANA-8."""
    at = solo()
    at.story_tile(1, "01", "15").ship(ANA, "14")
    assert at.ana("A2").at(ANA) == "15"


@pytest.mark.parametrize("card", ["A1", "B1", "C4"])
def test_from_20_on_she_moves_one_space_a_turn(card: str) -> None:
    """M-ANA-10, M-HOME-6: stop symbols stop her."""
    assert solo().ana_at("19").ana(card).at(ANA) == "20"
    at = solo(round=4).ana_at("20").ana(card)
    assert at.at(ANA) == "21b" and at.s.trigger == -1
    at = solo(round=4).ana_at("21b").next_card(card)
    at.happen(numbers.ANA_TURN, ANA)
    assert at.at(ANA) == "22" and at.s.trigger == ANA and at.s.over


def test_costs_and_tolls_do_not_concern_her() -> None:
    """M-ANA-11, M-ANA-29: nor do plagued villages."""
    at = solo().legacy("L2", "L17", "L24", "L25", "L20", "L21", "L22", "L23", "L5", "L6", "L8")
    assert at.ana("A4").at(ANA) == "11" and at.got(ANA, numbers.DOUBLOONS) == 0
    assert at.got(ANA, numbers.WORKERS) == 0
    at = solo().legacy("L20").mission("Q01", "9").ship(ANA, "5")
    assert at.ana("A1").at(ANA) == "9" and at.got(ANA, numbers.MISSIONS_DONE) == 1


# -- where she stops ---------------------------------------------------------------------------------------------------


def test_a_mission_ends_her_turn() -> None:
    """M-ANA-12, M-ANA-42, M-EX-56: she takes it without paying; the card's actions are not carried out."""
    at = solo()
    at.mission("Q01", "16").ship(ANA, "15").missions_done(ANA, 4)
    at.ana("A2")
    assert at.at(ANA) == "16" and at.missions_at("16") == [] and at.got(ANA, numbers.MISSIONS_DONE) == 5
    assert at.with_nation("france", ANA) == 0 and at.vp(ANA) == 0
    assert at.s.ana_discard == bit(AUTOMA_IDS.index("A2")) and at.messages()[2:] == ["event-ana-mission"]
    assert at.asks() == (0, "ask-sail")


def test_she_takes_the_oldest_tile() -> None:
    """M-ANA-12: also a story tile."""
    at = solo()
    at.mission("Q09", "16").mission("Q02", "16").ship(ANA, "15")
    assert at.ana("A2").missions_at("16") == ["Q02"]
    at = solo()
    at.story_tile(1, "01", "16").mission("Q02", "16").ship(ANA, "15")
    at.ana("A2")
    assert at.missions_at("16") == ["Q02"] and at.s.story_tiles[0] == numbers.T_TAKEN + ANA
    assert "event-ana-story-tile" in at.messages() and at.got(ANA, numbers.MISSIONS_DONE) == 1
    at = solo()
    at.mission("Q02", "16").story_tile(1, "01", "16").ship(ANA, "15")
    assert at.ana("A2").missions_at("16") == [] and at.s.story_tiles[0] >= numbers.T_MAP


@pytest.mark.parametrize("city", ["4", "5", "11", "13", "14"])
def test_in_a_city_with_a_free_market_space_a_disc(city: str) -> None:
    """M-ANA-13, M-ANA-15, M-ANA-16: the printed action is not carried out, her card's actions are."""
    at = solo().ana_at({"4": "3", "5": "3", "11": "10", "13": "12", "14": "12"}[city])
    at.ana("A1" if city in ("4", "13") else "A2")
    assert at.at(ANA) == city and at.s.ana_gone == 1 and at.s.market[LOCATION_IDS.index(city)] == ANA + 1
    assert at.s.ana_cards == 0 and at.got(ANA, numbers.CP) == 0 and at.tiles_won(ANA) == []


@pytest.mark.parametrize("card", CARDS)
def test_else_the_card_of_the_display_that_every_card_names(card: str) -> None:
    """M-ANA-14, M-RUL-3: the display is refilled at once."""
    shown = ["A01", "A02", "A03", "A04"]
    at = solo().full_markets()
    at.display(*shown)
    at.ana(card)
    taken = shown[CARDS[card][2] - 1]
    assert at.s.where[CARD_IDS.index(taken)] == numbers.ANAS and at.s.ana_cards == 1
    now = [CARD_IDS[int(i)] for i in at.s.display]
    assert [name for name in now if name in shown] == [name for name in shown if name != taken] and len(now) == 4


def test_on_homeward_spaces_she_takes_a_card() -> None:
    """M-ANA-14, M-ANA-15."""
    at = solo().ana_at("19").ana("A2")
    assert at.at(ANA) == "20" and at.s.ana_cards == 1 and at.s.ana_gone == 0 and at.tiles_won(ANA) == []
    at = solo(round=4).ana_at("20").ana("A2")
    assert at.s.ana_cards == 1 and at.vp(ANA) == 0


def test_without_discs_every_market_is_full() -> None:
    """M-RUL-57."""
    at = solo().discs_gone(22).ana("A2")
    assert at.s.ana_cards == 1 and at.s.ana_gone == 22 and at.s.market[5] == 0


@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_a_short_display(left: int) -> None:
    """M-RUL-80: the rightmost card if there are fewer; nothing from an empty display."""
    at = solo().full_markets()
    at.display(*["A01", "A02", "A03"][:left]).deck().discarded()
    at.ana("C4")
    assert at.s.ana_cards == (1 if left else 0)
    if left:
        assert at.s.where[CARD_IDS.index(f"A0{left}")] == numbers.ANAS


# -- the actions of her cards ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("round", [1, 2, 3, 4])
@pytest.mark.parametrize("card", CARDS)
def test_what_every_card_does(card: str, round: int) -> None:
    """M-ANA-16, M-ANA-17, M-ANA-18, M-ANA-19, M-ANA-20, M-ANA-27: independent of the location, by round."""
    expected = CARDS[card][3] if round <= 2 else CARDS[card][4]
    at = solo(round=round).tile_first("K25")
    at.s.show_mission()
    at.s.left_pile = 1
    at.explorer(ANA, "1").act(card)
    got = {"vp": at.vp(ANA), "missions": at.got(ANA, numbers.MISSIONS_DONE), "discs": int(at.s.ana_gone)}
    nation = expected.get("combat", 0)
    influence = {name: at.with_nation(name, ANA) for name in NATION_IDS}
    assert influence == {name: expected.get(name, 0) for name in NATION_IDS} | ({"france": nation} if nation else {})
    assert got == {name: expected.get(name, 0) for name in got}
    assert at.on_space(ANA) == {0: "1", 2: "3", 3: "4", 4: "5"}[expected.get("explorer", 0)]
    assert at.tiles_won(ANA) == (["K25"] if nation else [])
    owned = {place: at.owner(place) for place in LOCATION_IDS if at.owner(place)}
    assert owned == ({"4": "france"} if nation else {}) | ({"1": "france"} if "extra" in expected else {})


def test_influence_beyond_the_end_of_the_track() -> None:
    """M-ANA-17, M-INF-5, M-RUL-8."""
    at = solo()
    at.influence(ANA, spain=15)
    assert at.act("A4").vp(ANA) == 2 and at.with_nation("spain", ANA) == 15


def test_what_is_exhausted_does_nothing() -> None:
    """M-RUL-80: no mission in the pile, no disc in her row, explorer on the end space."""
    at = solo().discs_gone(22)
    at.s.missions_unseen = 0
    at.explorer(ANA, "32").act("C1").act("B2").act("A1")
    assert at.s.ana_gone == 22 and at.got(ANA, numbers.MISSIONS_DONE) == 0 and at.on_space(ANA) == "32" and at.s.ended == 0


# -- explorer ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("start", "player", "slots", "n", "end"), [
    ("0", "0", [7], "A1", "2"),
    ("4", "0", [], "A1", "5s1"),
    ("5", "0", [7], "A1", "7"),
    ("4", "0", [7], "A1", "5s1"),
    ("5", "6", [7], "A1", "7"),
    ("4", "6", [7], "A1", "7"),
    ("5", "7", [7], "A1", "5s2"),
    ("5", "5s1", [], "A1", "10"),
    ("6", "0", [], "A1", "9"),
    ("13", "0", [16], "C3", "16"),
    ("13", "0", [], "C3", "14s2"),
    ("23", "0", [25], "A1", "25"),
    ("31", "0", [], "A1", "32"),
    ("31", "32", [], "A1", "32"),
])  # fmt: skip
def test_how_her_explorer_moves(start: str, player: str, slots: list[int], n: str, end: str) -> None:
    """M-ANA-21, M-EXP-5, M-EXP-6: to a mission within reach, else the full number on the shortest path; jumps are free."""
    at = solo()
    for i, space in enumerate(slots):
        at.put_mission(MISSION_IDS[i], numbers.Q_TRACK + [7, 16, 25].index(space))
    at.explorer(ANA, start).explorer(0, player).act(n)
    assert at.on_space(ANA) == end
    assert at.got(ANA, numbers.MISSIONS_DONE) == (1 if end in ("7", "16", "25") else 0)


def test_a_mission_stops_her_and_the_rest_is_forfeited() -> None:
    """M-ANA-21."""
    at = solo(round=3)
    at.put_mission("Q01", numbers.Q_TRACK).explorer(ANA, "5").act("B1")
    assert at.on_space(ANA) == "7" and at.s.missions[0] == numbers.Q_TAKEN + ANA


def test_she_gains_nothing_on_the_track_but_comes_first() -> None:
    """M-ANA-22, M-EXP-11, M-EXP-13: no reward; the next one at a barrier gets 2 VP, the next at the end 8."""
    at = solo()
    at.explorer(ANA, "10").act("A1")
    assert at.on_space(ANA) == "12" and at.vp(ANA) == 0 and at.with_nation("france", ANA) == 0
    assert at.got(ANA, numbers.CROSSED) == 1 and "event-barrier" in at.messages()
    at.explorer(0, "10").happen(numbers.EXPLORE_MOVE, 0, 1).say("explore 11")
    assert at.vp() == 2 + 3
    at = solo()
    at.explorer(ANA, "31").act("A1")
    assert at.vp(ANA) == 0 and at.s.ended == 1 and at.got(ANA, numbers.ARRIVED) == 1
    at.explorer(0, "31").happen(numbers.EXPLORE_MOVE, 0, 1).say("explore 32")
    assert at.vp() == 8 and at.asks() == (0, "ask-village")


def test_the_player_jumps_her_and_can_steal() -> None:
    """M-RUL-55, M-EXP-16."""
    at = solo()
    at.set(ANA, numbers.VP, 1).explorer(ANA, "1").own(0, "B043").happen(numbers.EXPLORE_MOVE, 0, 1)
    assert at.on_offer()[0] == "explore 2"
    assert at.say("explore 2").vp() == 1 and at.vp(ANA) == 0


# -- combat ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("tile", "hers", "own", "nation"), [
    ("K01", {}, {}, "france"),
    ("K02", {}, {}, "england"),
    ("K03", {}, {}, "spain"),
    ("K01", {"england": 4}, {}, "france"),  # 6 and 4 + 2: the higher printed value
    ("K01", {"england": 6}, {}, "england"),
    ("K01", {}, {"france": 4}, "france"),  # 6 - 2 and 4: the higher printed value
    ("K01", {}, {"france": 6}, "england"),
    ("K25", {}, {}, "france"),
    ("K25", {}, {"france": 2}, "spain"),
    ("K25", {}, {"france": 2, "spain": 2}, "england"),
])  # fmt: skip
def test_the_nation_she_fights_for(tile: str, hers: dict[str, int], own: dict[str, int], nation: str) -> None:
    """M-ANA-24: value, her title, the player's title; ties by printed value, then France, Spain, England; costs are ignored."""
    at = solo()
    at.influence(ANA, **hers).influence(0, **own)
    assert NATION_IDS[best_nation(at.s, COMBAT_TILE_IDS.index(tile))] == nation


def test_modifiers_of_the_tile_count_for_her() -> None:
    """M-ANA-24, M-COMBAT-9, M-COMBAT-10."""
    at = solo()
    at.marker("france", "1", "2").marker("england", "3").marker("spain", "6", "7")
    assert NATION_IDS[best_nation(at.s, COMBAT_TILE_IDS.index("K16"))] == "england"  # 5, 4 + 3, 4
    at = solo()
    at.marker("france", "1", "2", "3").marker("england", "6").marker("spain", "7")
    assert NATION_IDS[best_nation(at.s, COMBAT_TILE_IDS.index("K19"))] == "england"  # 6 - 2, 5, 4


def test_the_pile_with_more_tiles() -> None:
    """M-ANA-23: the left one on a tie; with both empty every nation has 3, and no tile is kept."""
    at = solo()
    at.s.left_pile, at.s.right_pile = 12, 13
    at.act("A3")
    assert (at.s.left_pile, at.s.right_pile) == (12, 12)
    at.act("A3")
    assert (at.s.left_pile, at.s.right_pile) == (11, 12)
    at = solo()
    at.s.combat_unseen = at.s.left_pile = at.s.right_pile = 0
    at.influence(ANA, spain=2).act("A3")
    assert at.with_nation("spain", ANA) == 4 and at.tiles_won(ANA) == [] and "event-combat-bare" in at.messages()
    assert NATION_IDS[best_nation(solo().s, BARE)] == "france"


@pytest.mark.parametrize(("taken", "place"), [
    ([], "4"),
    (["4"], "5"),
    (["4", "5"], "11"),
    (["4", "5", "11", "13", "14"], "1"),
    (["4", "5", "11", "13", "14", "1", "2"], "3"),
    (["4", "5", "11", "13", "14", *VILLAGES], ""),
])  # fmt: skip
def test_what_she_annexes(taken: list[str], place: str) -> None:
    """M-ANA-25, M-RUL-59: the lowest city with a flag, then the lowest village; else a marker leaves the game; no flag bonus."""
    at = solo().tile_first("K25")
    for i, name in enumerate(taken):
        at.marker(NATION_IDS[i % 2 + 1], name)
    before = int(at.s.stock[0])
    at.act("A3")
    owned = [name for name in LOCATION_IDS if at.owner(name) and name not in taken]
    fought = next(name for name in NATION_IDS if at.with_nation(name, ANA))
    assert owned == ([place] if place else []) and (not place or at.owner(place) == fought)
    assert at.s.stock[NATION_IDS.index("france")] == (before - 1 if fought == "france" else before)
    assert ("event-marker-lost" in at.messages()) == (place == "") and at.s.ana_gone == 0


def test_the_warrior_takes_a_village_as_well() -> None:
    """M-ANA-26, M-ANA-27, M-EX-57: cities 5 and 14 and villages 2 and 9 are free; 3 influence, then 2 VP."""
    at = solo().tile_first("K25")
    for i, name in enumerate(["4", "11", "13", *[village for village in VILLAGES if village not in ("2", "9")]]):
        at.marker(NATION_IDS[i % 3], name)
    at.act("C4")
    fought = at.owner("5")
    assert fought and at.owner("2") == fought and at.owner("14") == at.owner("9") == ""
    assert at.with_nation(fought, ANA) == 3 and at.vp(ANA) == 2
    at = solo().tile_first("K25")
    for i, name in enumerate(VILLAGES):
        at.marker(NATION_IDS[i % 3], name)
    before = sum(int(n) for n in at.s.stock)
    at.act("C4")
    assert at.owner("4") and sum(int(n) for n in at.s.stock) == before - 2 and "event-marker-lost" in at.messages()


def test_without_markers_in_the_stock_she_gains_influence_all_the_same() -> None:
    """M-RUL-80, M-OWN-4."""
    at = solo().tile_first("K25")
    at.stock("france", 0).act("C4")
    assert at.with_nation("france", ANA) == 3 and at.s.stock[0] == 0
    assert [name for name in LOCATION_IDS if at.owner(name)] == []


# -- legacy tiles ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("tile", "before", "city", "on"), [("L4", "9", "9a", "4"), ("L7", "15", "15a", "11")])
def test_a_legacy_city_is_open_to_her_on_or_beyond_its_space(tile: str, before: str, city: str, on: str) -> None:
    """M-ANA-28, M-ANA-9, M-RUL-66: it is the lower branch; the printed edge beside it is the upper one."""
    at = solo()
    at.legacy(tile).explorer(ANA, on).ship(ANA, before)
    assert at.ana("A2").at(ANA) == city
    at = solo()
    at.legacy(tile).explorer(ANA, on).ship(ANA, before)
    assert at.ana("A1").at(ANA) == {"9": "11", "15": "20"}[before]
    at = solo()
    at.legacy(tile).explorer(ANA, str(int(on) - 1)).ship(ANA, before)
    assert at.ana("A2").at(ANA) == {"9": "11", "15": "20"}[before]


@pytest.mark.parametrize(
    ("tile", "city", "on", "taken"), [("L4", "9a", "4", ["4", "5"]), ("L7", "15a", "11", ["4", "5", "11", "13", "14"])]
)
def test_she_annexes_a_legacy_city_in_its_turn(tile: str, city: str, on: str, taken: list[str]) -> None:
    """M-ANA-28, M-RUL-67: 9 < 9a < 10."""
    for space, place in ((on, city), ("0", {"9a": "11", "15a": "1"}[city])):
        at = solo().tile_first("K25")
        at.legacy(tile).explorer(ANA, space)
        for i, name in enumerate(taken):
            at.marker(NATION_IDS[i % 3], name)
        at.act("A3")
        assert [name for name in LOCATION_IDS if at.owner(name) and name not in taken] == [place]


def test_at_9a_there_is_no_market() -> None:
    """M-ANA-14, M-LEG-12; at 15a there is one."""
    at = solo()
    at.legacy("L4").explorer(ANA, "4").ship(ANA, "9")
    at.ana("A2")
    assert at.s.ana_cards == 1 and at.s.ana_gone == 0
    at = solo()
    at.legacy("L7").explorer(ANA, "11").ship(ANA, "15")
    at.ana("A2")
    assert at.s.ana_cards == 0 and at.s.ana_gone == 1


def test_l1_is_a_city_with_a_mission() -> None:
    """M-ANA-28, M-RUL-58, M-RUL-91, M-LEG-4: its mission is replaced at once; of several tiles there the oldest."""
    at = solo()
    at.put_mission("Q05", numbers.Q_TOP).legacy("L1").ship(ANA, "14")
    at.ana("A2")
    assert at.at(ANA) == "17" and at.s.missions[4] == numbers.Q_TAKEN + ANA
    assert len(at.missions_at("17")) == 1 and at.missions_at("17") != ["Q05"]
    at = solo()
    at.mission("Q09", "17").put_mission("Q05", numbers.Q_TOP).legacy("L1").ship(ANA, "16")
    assert at.ana("A2").missions_at("17") == ["Q05"]
    at = solo()
    at.put_mission("Q05", numbers.Q_TOP).legacy("L1").mission("Q09", "17").ship(ANA, "16")
    at.ana("A2")
    assert at.s.missions[4] == numbers.Q_TAKEN + ANA and "Q09" in at.missions_at("17")
    at = solo()
    at.s.missions_unseen = 0
    at.legacy("L1").ship(ANA, "16")
    assert at.ana("A2").at(ANA) == "17" and at.s.ana_gone == 1


def test_with_l3_cartagena_is_no_city_for_her() -> None:
    """M-ANA-28: with a mission it is counted."""
    at = solo()
    at.legacy("L3").ship(ANA, "12")
    assert at.ana("A2").at(ANA) == "20"
    at = solo()
    at.legacy("L3").mission("Q01", "14").ship(ANA, "12")
    assert at.ana("A2").at(ANA) == "14" and at.got(ANA, numbers.MISSIONS_DONE) == 1


@pytest.mark.parametrize(("round", "home"), [(1, "21a"), (4, "21b")])
def test_l9_gives_her_6_vp(round: int, home: str) -> None:
    """M-ANA-28, M-LEG-19."""
    at = solo(round=round)
    at.legacy("L9").ship(ANA, "20").ana("A2")
    sailed = [event.phrase["location"] for event in at.log() if event.phrase.message == "event-ana-sailed"]
    assert sailed == [LOCATION_IDS.index(home)]
    assert at.vp(ANA) == 6 + (1 if home == "21a" else 0)  # and the income of a card, for the round has ended


# -- the player's assistants -------------------------------------------------------------------------------------------


def test_her_ship_visits_assistants() -> None:
    """M-RUL-56, M-CARD-PERM-7: the player is asked before she acts."""
    at = solo()
    at.own(0, "B045", "A52").mission("Q01", "8").ship(ANA, "5")
    at.ana("A2")
    assert at.at(ANA) == "8" and at.asks() == (0, "ask-visit") and at.on_offer() == ["visit points", "visit doubloons"]
    assert at.got(ANA, numbers.MISSIONS_DONE) == 0
    assert at.say("visit doubloons").doubloons() == 2 and at.got(ANA, numbers.MISSIONS_DONE) == 1


# -- scoring -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("gone", "cards", "vp"), [
    *[(gone, 0, vp) for gone, vp in ((0, 0), (1, 0), (2, 1), (3, 2), (5, 4), (6, 6), (7, 8), (22, 38))],
    (3, 3, 5),
])  # fmt: skip
def test_her_income(gone: int, cards: int, vp: int) -> None:
    """M-ANA-31, M-EX-17, M-EX-18, M-EX-19."""
    at = solo().discs_gone(gone)
    at.s.ana_cards = cards
    assert ana_income(at.s) == vp
    for phase in (numbers.SCORING, numbers.FINAL_SCORING):
        before = at.vp(ANA)
        assert at.happen(numbers.COLLECT, 0, 0, phase).vp(ANA) == before + vp


def test_she_does_not_buy_in_step_1() -> None:
    """M-ANA-32."""
    at = solo()
    at.give(0, doubloons=30).hand(0, "A14").interim(ANA)
    assert at.asks() == (0, "ask-buy-or-points")
    at.say("2 points")
    assert at.messages().count("event-not-buying") == 1 and at.vp(ANA) == 0 and at.vp() == 2


@pytest.mark.parametrize(("trigger", "first"), [(ANA, 0), (0, ANA)])
def test_who_starts_the_next_round(trigger: int, first: int) -> None:
    """M-ANA-33, M-INT-10."""
    at = solo()
    at.s.trigger = trigger
    at.happen(numbers.RETURN_HOME, 0, 0, numbers.SCORING)
    assert at.s.first == first and at.at(ANA) == at.at(0) == "H"


def test_she_ends_the_round() -> None:
    """M-ANA-33, M-GEN-3: scoring comes right after her turn; her actions are carried out before it."""
    at = solo(round=2).ana_at("20")
    at.ana("A2")
    told = at.messages()
    assert at.with_nation("france", ANA) == 1 and told.index("event-influence") < told.index("event-interim")
    assert at.s.round == 3 and at.asks() == (0, "ask-sail")


def test_leaders_and_titles_are_scored_for_her() -> None:
    """M-ANA-34, M-FIN-4, M-FIN-6."""
    at = solo()
    at.influence(ANA, france=4, spain=2).influence(0, france=5, spain=2).marker("france", "4", "5")
    score = ana_score(at.s)
    assert score["leaders"] == 3 and at.points()["leaders"] == 6
    assert score["titles"] == 2 * (1 + 2) + 1 * (0 + 1)  # France: 1 empty space, most markers; Spain: second


@pytest.mark.parametrize("missions", [0, 1, 7])
def test_5_vp_for_every_mission(missions: int) -> None:
    """M-ANA-35."""
    at = solo()
    assert ana_categories(at.missions_done(ANA, missions).s)["missions"] == 5 * missions


@pytest.mark.parametrize(("lead", "vp"), [(-3, 0), (0, 0), (1, 10), (2, 10), (3, 20), (4, 30), (9, 30)])
def test_a_lead_in_missions_or_upgrades(lead: int, vp: int) -> None:
    """M-ANA-36, M-ANA-37, M-ANA-3."""
    at = solo()
    at.missions_done(ANA, 3 + lead).missions_done(0, 3)
    assert ana_categories(at.s)["mission_lead"] == vp
    areas = ["S01", "S02", "S03"] if lead < 9 else ["S01"]
    at = solo().discs_gone(2 * (len(areas) + lead) + (1 if lead < 9 else 0))
    at.upgrade(0, *areas)
    assert ana_upgrades(at.s) == len(areas) + lead and ana_categories(at.s)["upgrade_lead"] == vp


@pytest.mark.parametrize(("hers", "own", "lead"), [
    ("0", "0", 0),
    ("1", "0", 1),
    ("7", "0", 7),
    ("8", "0", 8),
    ("10", "0", 8),  # along the short cut
    ("13", "0", 11),
    ("0", "3", -3),
    ("5s1", "6", 2),  # 2 and 4 steps to space 10
    ("6", "5s1", -2),
    ("8", "5s1", 0),
    ("9", "5s2", 0),
    ("9", "5s1", 1),
    ("32", "0", 25),
])  # fmt: skip
def test_a_lead_of_the_explorer(hers: str, own: str, lead: int) -> None:
    """M-ANA-38, M-ANA-39: spaces on the shortest path; on different paths of a fork the steps to the next barrier."""
    at = solo()
    at.explorer(ANA, hers).explorer(0, own)
    assert explorer_lead(at.s) == lead
    vp = 0 if lead < 1 else 10 if lead < 8 else 20 if lead < 11 else 30
    assert ana_categories(at.s)["explorer_lead"] == vp


def test_a_story_card_that_she_completes_is_read_by_the_player() -> None:
    """M-ANA-40, M-STORY-8."""
    at = solo(story="campaign")
    at.s.story_tiles[0] = numbers.T_TAKEN + ANA
    at.s.trigger = ANA
    at.happen(numbers.CLEAR_TABLE, 0, 0, numbers.SCORING)
    assert at.asks() == (0, "ask-vote")


@pytest.mark.parametrize(("own", "message"), [(61, "event-solo-won"), (60, "event-solo-shared"), (59, "event-solo-lost")])
def test_winning_against_ana(own: int, message: str) -> None:
    """M-ANA-41: more VP than Ana; a tie is a shared victory."""
    at = solo(round=4)
    at.set(ANA, numbers.VP, 60).set(0, numbers.VP, own)
    at.happen(numbers.FINISH, 0, 0, numbers.FINAL_SCORING)
    assert at.s.over and at.messages()[-1] == message
    assert MARACAIBO.winners(at.s) == ([] if own < 60 else [0])
