"""Story cards (4.23): fronts, story missions, completion, votes, backs; stand-alone and entry cards. Every card by name."""

import pytest

from caravela.core.events import Journal
from caravela.core.state import bit
from caravela.games.maracaibo.rules import numbers
from caravela.games.maracaibo.rules.components import (
    CARD_IDS,
    ENDING_IDS,
    FIRST_C,
    GOOD_IDS,
    L10,
    LEGACY_IDS,
    LOCATION_IDS,
    OBJECT_IDS,
    STORY_IDS,
)
from caravela.games.maracaibo.rules.game import MARACAIBO
from caravela.games.maracaibo.rules.state import Maracaibo
from caravela.games.maracaibo.rules.story import enter
from tests.games.maracaibo.kit import Table

# Where the story tile goes, where missions go (with one to four players, three and four, four), tiles, cards read as well
FRONTS: dict[str, tuple[str, list[str], list[str], list[str]]] = {
    "01": ("15", ["16", "", "19"], [], []),
    "03": ("12", ["18", "6", ""], [], []),
    "04": ("18", ["9", "6", ""], [], []),
    "05": ("12", ["2", "17", "8"], ["L3", "L20"], []),
    "07": ("16", ["10", "3", ""], ["L21", "L22"], []),
    "08": ("", ["3 16", "", "6"], ["L10"], []),
    "09": ("18", ["12", "7", ""], ["L1"], []),
    "10": ("", ["6", "19", ""], ["L14"], ["11"]),
    "11": ("19", ["8", "2", ""], ["L2", "L25"], []),
    "13": ("9", ["15", "12", ""], ["L4", "L5"], []),
    "15": ("", ["10", "17", ""], ["L11"], []),
    "16": ("", ["10", "17", ""], ["L12"], []),
    "17": ("7", ["16", "3", ""], ["L6"], ["18"]),
    "18": ("", ["1", "", ""], ["L13"], []),
    "19": ("", ["12", "18", ""], ["L17", "L24"], []),
    "21": ("15", ["2", "9", "10"], ["L7"], []),
    "23": ("10", ["17", "6", ""], ["L8"], []),
    "24": ("", ["17", "1", ""], ["L15"], []),
    "25": ("12", ["16", "7", ""], ["L21", "L23"], ["26"]),
    "26": ("", ["3", "", ""], ["L16"], []),
    "27": ("19", ["8", "15", ""], ["L9"], []),
    "29": ("12", ["3", "18", ""], [], []),
    "30": ("9", ["3", "18", ""], [], []),
}
# What a story mission costs, and what it brings with two compasses; what is asked on the way is answered as listed
MISSIONS: dict[str, tuple[dict[str, int], dict[str, int], list[str]]] = {
    "01": ({"cp": 1}, {"doubloons": 5, "vp": 2}, []),
    "03": ({"herbs": 1, "map": 1}, {"workers": 1, "france": 1}, ["nation france"]),
    "04": ({"points": 4}, {"vp": 3, "doubloons": 2}, ["explore 2"]),
    "05": ({"sugar": 2}, {}, ["remove L20"]),
    "07": ({"workers": 1}, {"vp": 3}, ["remove L22"]),
    "09": ({"pistol": 1, "spyglass": 1}, {"vp": 3}, ["disc S05", "disc S05"]),
    "11": ({"points": 4}, {"spain": 2}, []),
    "13": ({"cp": 2}, {"doubloons": 6, "vp": 2}, []),
    "17": ({"spyglass": 2}, {"cp": 2}, ["skip"]),
    "21": ({"cocoa": 1, "indigo": 1}, {"doubloons": 4 + 2}, ["explore 2"]),
    "23": ({"cp": 2}, {"england": 1, "vp": 5}, ["nation england"]),
    "25": ({"herbs": 2}, {"workers": 1}, ["remove L23"]),
    "27": ({"points": 4}, {"vp": 5 + 2}, []),
    "29": ({"sugar": 1, "tobacco": 1}, {"vp": 8}, []),
    "30": ({"cp": 2}, {"spain": 2}, ["skip"]),
}
FILLS = {"08": "L10", "10": "L14", "15": "L11", "16": "L12", "18": "L13", "19": "L17", "24": "L15", "26": "L16"}
# What follows a card, by option of a vote (0: without one); tiles removed; C cards added
BACKS: dict[str, tuple[dict[int, list[str]], list[str], list[str]]] = {
    "01": ({1: ["03"], 2: ["04"]}, [], []),
    "03": ({0: ["05"]}, [], ["C90", "C91"]),
    "04": ({0: ["05"]}, [], ["C90", "C91"]),
    "05": ({1: ["07"], 2: ["08"]}, [], []),
    "07": ({0: ["09"]}, [], []),
    "08": ({0: ["09"]}, ["L10"], []),
    "09": ({0: ["10", "11"]}, [], ["C92"]),
    "10": ({0: []}, ["L14"], []),
    "11": ({0: ["13"]}, ["L2", "L25"], ["C93"]),
    "13": ({1: ["15"], 2: ["16"]}, [], []),
    "15": ({0: ["17", "18"]}, ["L11"], ["C94"]),
    "16": ({0: ["17", "18"]}, ["L12"], ["C94"]),
    "17": ({0: ["19"]}, [], ["C95"]),
    "18": ({0: []}, ["L13"], []),
    "19": ({0: ["21"]}, ["L17", "L24"], []),
    "21": ({1: ["23"], 2: ["24"]}, [], []),
    "23": ({0: ["25", "26"]}, [], ["C96"]),
    "24": ({0: ["25", "26"]}, ["L15"], ["C96"]),
    "25": ({0: ["27"]}, [], ["C97"]),
    "26": ({0: []}, ["L16"], []),
    "27": ({1: ["29"], 2: ["30"]}, [], []),
    "29": ({0: []}, [], []),
    "30": ({0: []}, [], []),
}
ENDINGS = {"29": "free_ports", "30": "admirals_peace"}
ENTRIES = {
    "chapter2": ("80", ["C90", "C91"], [], "05"),
    "chapter3": ("81", ["C90", "C91"], [], "09"),
    "chapter4": ("82", ["C90", "C91", "C92", "C93"], ["L1"], "13"),
    "chapter5": ("83", ["C90", "C91", "C92", "C93", "C94"], ["L1", "L4", "L5"], "17"),
    "chapter6": ("84", ["C90", "C91", "C92", "C93", "C94", "C95"], ["L1", "L4", "L5", "L6"], "21"),
    "chapter7": ("85", ["C90", "C91", "C92", "C93", "C94", "C95", "C96"], ["L1", "L4", "L5", "L6", "L7"], "25"),
    "chapter8": ("86", CARD_IDS[FIRST_C:], ["L1", "L4", "L5", "L6", "L7", "L8"], "27"),
}
STANDALONE = {  # tiles, then missions in the set-up and after each round, as in FRONTS
    "75": ([], [["15", "18", "19"], ["6 12", "16", ""], ["3 10", "18", ""], ["8 15", "17", ""]]),
    "76": (["L1", "L4", "L5", "L6"], [["15", "", "19"], ["6", "16", ""], ["10", "18", ""], ["8", "12", ""]]),
    "77": (["L1", "L4", "L5", "L6", "L7", "L8", "L9"], [["16", "", "3"], ["12", "18", ""], ["2", "15", ""], ["10", "19", ""]]),
}


class Fresh(Table):
    """A started game as it was laid out, up to the first question; then a position of it."""

    def __init__(self, players: int, story: str = "campaign", archive: str = "empty", seed: int = 3) -> None:
        agreed = MARACAIBO.agree("single", {"start_player": "first_seat", "story": story, "archive": archive})
        self.journal = Journal()
        s = MARACAIBO.start(players, agreed, seed, journal=self.journal)
        assert isinstance(s, Maracaibo)
        self.s = s

    def stories(self) -> list[str]:
        return [story for i, story in enumerate(STORY_IDS) if self.s.stories >> i & 1]

    def done(self) -> list[str]:
        return [story for i, story in enumerate(STORY_IDS) if self.s.done >> i & 1]

    def story_tile_of(self, story: str) -> tuple[int, str] | None:
        """The story tile that a card has placed, and where it lies."""
        for tile in range(4):
            if self.s.story_of[tile] == STORY_IDS.index(story) and self.s.story_tiles[tile] >= numbers.T_MAP:
                return tile + 1, LOCATION_IDS[int(self.s.story_tiles[tile]) & 31]
        return None

    def map_missions(self) -> list[str]:
        """Where missions lie, without the one on L1, as often as there are any."""
        return sorted(LOCATION_IDS[int(code) & 31] for code in self.s.missions if code >= numbers.Q_MAP)

    def c_cards(self, where: int) -> list[str]:
        return [CARD_IDS[i] for i in range(FIRST_C, len(CARD_IDS)) if self.s.where[i] == where]

    def complete(self, *stories: str, by: int = 0) -> "Fresh":
        """The story tiles of these cards are taken, their disc tiles are full."""
        for story in stories:
            if story in FILLS:
                self.s.on_tile[LEGACY_IDS.index(FILLS[story]) - L10] = 0o7777
            else:
                tile = self.story_tile_of(story)
                assert tile is not None
                self.s.story_tiles[tile[0] - 1] = numbers.T_TAKEN + by
                self.set(by, numbers.MISSIONS_DONE, self.got(by, numbers.MISSIONS_DONE) + 1)
        return self

    def round_ends(self, trigger: int = 0, round: int = 1) -> "Fresh":
        """Steps 3 to 6 of interim scoring."""
        self.s.round = round
        self.s.trigger = trigger
        self.journal.events.clear()
        self.happen(numbers.CLEAR_TABLE, 0, 0, numbers.SCORING)
        return self

    def vote(self, *options: int) -> "Fresh":
        return self.answer(*[f"vote {option}" for option in options])

    def answer(self, *names: str) -> "Fresh":
        self.say(*names)
        return self

    def told(self, message: str) -> list[tuple[int, tuple[int, ...]]]:
        """Who and which numbers, for each line of that kind in the log."""
        return [
            (event.who, tuple(int(term.value) for term in event.phrase.terms[1:]))
            for event in self.log()
            if event.phrase.message == message
        ]


def places(listed: list[str], players: int) -> list[str]:
    """Missions by number of players: listed for one to four, three and four, four."""
    return sorted(" ".join([*listed[:1], *(listed[1:2] if players >= 3 else []), *(listed[2:] if players == 4 else [])]).split())


def sorted_tiles(tiles: list[str]) -> list[str]:
    return sorted(set(tiles), key=LEGACY_IDS.index)


# -- fronts ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("story", FRONTS)
def test_the_front_of_every_story_card(story: str, players: int) -> None:
    """M-STORY-1, M-STORY-2, M-STORY-3, M-STORY-4, M-STORY-5: tile, missions by number of players, legacy tiles, more cards."""
    at = Fresh(players, archive=f"card{story}")
    cards = [story, *FRONTS[story][3]]
    assert at.stories() == cards
    for card in cards:
        place = FRONTS[card][0]
        assert at.story_tile_of(card) == ((1, place) if place else None)
    assert at.map_missions() == sorted(place for card in cards for place in places(FRONTS[card][1], players))
    assert at.in_play() == sorted_tiles([tile for card in cards for tile in FRONTS[card][2]])
    assert [terms[0] for _, terms in at.told("event-story-read")] == [STORY_IDS.index(card) for card in cards]


@pytest.mark.parametrize(("players", "missions"), [(1, ["16"]), (2, ["16"]), (3, ["16"]), (4, ["16", "19"])])
def test_a_campaign_begins_with_card_01(players: int, missions: list[str]) -> None:
    """M-STORY-16, M-START-8, M-EX-20, M-SETUP-4."""
    at = Fresh(players)
    assert at.stories() == ["01"] and at.story_tile_of("01") == (1, "15") and at.map_missions() == missions
    assert at.s.story_stack == 3 and at.c_cards(numbers.OUT) == CARD_IDS[FIRST_C:]


def test_the_order_in_which_a_card_is_carried_out() -> None:
    """M-STORY-1: story tile, missions, legacy tiles, further cards."""
    at = Fresh(2, archive="card25")
    kinds = ("event-story-read", "event-story-tile-placed", "event-mission-placed", "event-legacy-added")
    told = [message.removeprefix("event-") for message in at.messages() if message in kinds]
    first = ["story-read", "story-tile-placed", "mission-placed", "legacy-added", "legacy-added"]
    assert told == [*first, "story-read", "mission-placed", "legacy-added"]


def test_missions_come_from_the_top_of_the_pile_while_there_are_any() -> None:
    """M-STORY-3."""
    at = Fresh(2)
    top = int(at.s.top)
    at.s.missions_unseen = 0
    at.complete("01").round_ends().vote(2, 2)
    assert at.s.missions[top] >= numbers.Q_MAP and LOCATION_IDS[int(at.s.missions[top]) & 31] == "9"
    assert at.s.top == -1
    at.complete("04").round_ends(round=2)
    assert at.stories() == ["05"] and "2" not in at.map_missions()


def test_without_a_story_tile_a_card_waits_for_the_next_game() -> None:
    """M-STORY-15: there are four; the card stays in play, its tile comes in the next game."""
    at = Fresh(2)
    at.s.story_stack = 0
    for tile in range(1, 4):
        at.s.story_tiles[tile] = numbers.T_TAKEN
    at.complete("01").round_ends().vote(1, 1)
    assert at.stories() == ["03"] and at.story_tile_of("03") is None and "18" in at.map_missions()
    at.round_ends(round=2)
    assert at.stories() == ["03"]
    changes = MARACAIBO.carried_over(at.s)
    assert changes is not None
    assert Fresh(2, archive=changes["archive"]).story_tile_of("03") == (1, "12")


def test_of_two_cards_for_one_tile_the_higher_stays() -> None:
    """M-STORY-14, M-RUL-90: cards 07 and 25 both need L21; the story tile goes back to the stack."""
    at = Fresh(2, archive="card07")
    assert at.story_tile_of("07") == (1, "16") and at.s.story_stack == 3
    enter(at.s, STORY_IDS.index("25"))
    assert at.stories() == ["25", "26"] and at.told("event-story-dropped") == [(0, (STORY_IDS.index("07"),))]
    assert at.story_tile_of("07") is None and at.story_tile_of("25") == (1, "12") and at.s.story_stack == 3
    at = Fresh(2, archive="card25")
    enter(at.s, STORY_IDS.index("07"))
    assert at.stories() == ["25", "26"] and at.story_tile_of("07") is None


# -- story missions ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("story", MISSIONS)
def test_every_story_mission_is_paid_and_rewarded(story: str) -> None:
    """M-MIS-9, M-MIS-10, M-MIS-11: exactly its cost is there; the tile counts as a mission."""
    cost, gain, answers = MISSIONS[story]
    at = Fresh(3, archive=f"card{story}")
    tile = at.story_tile_of(story)
    assert tile is not None
    at.give(0, doubloons=0, cp=cost.get("cp", 0), workers=cost.get("workers", 0)).set(0, numbers.COMPASSES, 2)
    at.hand(0, *[card for symbol, n in cost.items() for card in cards_with(at, symbol, n)])
    at.main(0, tile[1], cost.get("points", 1)).say(f"story tile {tile[0]}")
    while at.offers("discard A"):
        at.say(at.offers("discard A")[0])
    at.say(*answers)
    got = {"doubloons": at.doubloons(), "vp": at.vp(), "cp": at.cp(), "workers": at.workers()}
    got |= {nation: at.with_nation(nation) for nation in ("france", "england", "spain")}
    assert {name: n for name, n in got.items() if n} == gain and at.in_hand() == []
    assert at.got(0, numbers.MISSIONS_DONE) == 1 and at.s.story_tiles[tile[0] - 1] == numbers.T_TAKEN
    assert at.stories()[0] == story  # it is completed only at the end of the round


@pytest.mark.parametrize("compasses", [1, 3])
def test_the_story_mission_of_card_01(compasses: int) -> None:
    """M-EX-2, M-EX-3, M-STORY-16."""
    at = Fresh(2)
    at.give(0, doubloons=0, cp=2).set(0, numbers.COMPASSES, compasses).main(0, "15", 1).say("story tile 1")
    assert (at.cp(), at.doubloons(), at.vp()) == (1, 5, compasses) and at.got(0, numbers.MISSIONS_DONE) == 1


@pytest.mark.parametrize("story", MISSIONS)
def test_a_story_mission_needs_its_whole_cost(story: str) -> None:
    """M-MIS-3, M-MIS-11."""
    cost = MISSIONS[story][0]
    at = Fresh(3, archive=f"card{story}")
    tile = at.story_tile_of(story)
    assert tile is not None
    less = {symbol: n - 1 for symbol, n in cost.items()}
    at.give(0, doubloons=0, cp=less.get("cp", 0), workers=less.get("workers", 0))
    at.hand(0, *[card for symbol, n in less.items() for card in cards_with(at, symbol, n)])
    assert at.main(0, tile[1], less.get("points", 1)).offers("story tile") == []


def cards_with(at: Table, symbol: str, n: int) -> list[str]:
    """So many A cards that show this good or object."""
    if symbol not in GOOD_IDS + OBJECT_IDS:
        return []
    of, ids = (at.s.box.good, GOOD_IDS) if symbol in GOOD_IDS else (at.s.box.object, OBJECT_IDS)
    return [CARD_IDS[i] for i in range(FIRST_C) if of[i] == ids.index(symbol) and at.s.where[i] == numbers.IN_DECK][:n]


# -- completion --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("story", "option"), [(story, option) for story in BACKS for option in BACKS[story][0]])
def test_the_back_of_every_story_card(story: str, option: int) -> None:
    """M-STORY-6, M-STORY-10, M-STORY-11, M-STORY-13, M-STORY-22: what leaves, what comes, what follows."""
    at = Fresh(3, archive=f"card{story}")
    also = FRONTS[story][3]
    following, removed, added = BACKS[story]
    at.complete(story, by=2).round_ends(1)
    reader = 1 if story in FILLS else 2
    assert at.told("event-story-completed") == [(reader, (STORY_IDS.index(story),))]
    if option:
        assert at.asks() == (reader, "ask-vote") and at.on_offer() == ["vote 1", "vote 2"]
        at.vote(option, option, option)
    assert at.asks() is None and at.done() == [story]
    assert at.stories() == sorted({*also, *following[option]})
    before = {tile for card in (story, *also) for tile in FRONTS[card][2]}
    after = {tile for card in following[option] if card not in also for tile in FRONTS[card][2]}
    assert at.in_play() == sorted_tiles([*(before - set(removed)), *after])
    assert at.c_cards(numbers.DISCARDED) == added and at.c_cards(numbers.OUT) == [c for c in CARD_IDS[FIRST_C:] if c not in added]
    ending = ENDINGS.get(story)
    assert at.s.ending == (ENDING_IDS.index(ending) + 1 if ending else 0)
    assert ("event-campaign-ended" in at.messages()) == (ending is not None)


@pytest.mark.parametrize("story", FRONTS)
def test_a_card_that_is_not_complete_stays(story: str) -> None:
    """M-STORY-6: its tile lies on the map, or not every space of its disc tile is taken."""
    at = Fresh(3, archive=f"card{story}")
    if story in FILLS:
        at.s.on_tile[LEGACY_IDS.index(FILLS[story]) - L10] = 0o311
    before = at.stories()
    at.round_ends()
    assert at.asks() is None and at.stories() == before and at.done() == []


def test_completion_is_checked_only_in_scoring() -> None:
    """M-STORY-6, M-INT-8: step 6, after the next prestige building and before the ships go home."""
    at = Fresh(2)
    at.complete("01").interim()
    assert at.stories() == ["01"]
    at.say("2 points", "2 points")
    assert at.asks() == (0, "ask-vote")
    told = at.messages()
    assert told.index("event-building-shown") < told.index("event-story-completed") and "event-ships-home" not in told
    at.say("vote 1", "vote 1")
    assert at.stories() == ["03"] and "event-ships-home" in at.messages() and at.s.round == 1


def test_several_completed_cards_in_ascending_number() -> None:
    """M-STORY-7: each with its own reader; what the first brings is on the table before the second is turned."""
    at = Fresh(3, archive="card10+card11")
    at.complete("11", "10", by=2).round_ends(1)
    assert at.told("event-story-completed") == [(1, (STORY_IDS.index("10"),)), (2, (STORY_IDS.index("11"),))]
    assert at.stories() == ["13"] and at.done() == ["10", "11"]


def test_a_card_that_enters_in_a_check_waits_for_the_next() -> None:
    """M-STORY-6, M-CAMP-9."""
    at = Fresh(2, archive="card08")
    at.complete("08").round_ends()
    assert at.stories() == ["09"] and at.done() == ["08"]


@pytest.mark.parametrize("taken_by", [0, 1, 2])
@pytest.mark.parametrize("trigger", [0, 1, 2])
def test_the_reader(taken_by: int, trigger: int) -> None:
    """M-STORY-8: who took the story tile; for a disc tile who ended the round."""
    at = Fresh(3, archive="card25+card26")
    at.complete("25", "26", by=taken_by).round_ends(trigger)
    assert [who for who, _ in at.told("event-story-completed")] == [taken_by, trigger]


# -- votes -------------------------------------------------------------------------------------------------------------


def test_everybody_votes_from_the_reader_on() -> None:
    """M-STORY-9."""
    at = Fresh(4)
    at.complete("01", by=2).round_ends()
    order = []
    for _ in range(4):
        asked = at.asks()
        assert asked is not None and asked[1] == "ask-vote"
        order.append(asked[0])
        at.vote(1)
    assert order == [2, 3, 0, 1] and at.asks() is None and at.stories() == ["03"]


@pytest.mark.parametrize(("votes", "won"), [((1, 1, 2), "03"), ((1, 2, 2), "04"), ((2, 1, 1), "03"), ((2, 2, 2), "04")])
def test_the_majority_decides(votes: tuple[int, ...], won: str) -> None:
    """M-STORY-9."""
    at = Fresh(3)
    at.complete("01").round_ends().vote(*votes)
    assert at.stories() == [won]
    story = STORY_IDS.index("01")
    assert at.told("event-voted") == [(who, (story, vote)) for who, vote in enumerate(votes)]
    assert at.told("event-vote-decided") == [(0, (story, 1 if won == "03" else 2))]


@pytest.mark.parametrize("reader", [0, 1])
@pytest.mark.parametrize("own", [1, 2])
def test_a_tie_is_broken_by_the_reader(reader: int, own: int) -> None:
    """M-STORY-9, M-EX-53."""
    at = Fresh(2)
    at.complete("01", by=reader).round_ends().vote(own, 3 - own)
    assert at.stories() == ["03" if own == 1 else "04"]
    at = Fresh(4)
    at.complete("01", by=reader).round_ends().vote(own, 3 - own, own, 3 - own)
    assert at.stories() == ["03" if own == 1 else "04"]


def test_votes_are_secret_until_all_have_voted() -> None:
    """M-INFO-14: no line of the log, and nothing else that another seat could tell."""
    first, second = Fresh(3), Fresh(3)
    first.complete("01").round_ends().vote(1)
    second.complete("01").round_ends().vote(2)
    assert first.messages() == second.messages() and "event-voted" not in first.messages()
    for who in (1, 2, -1):
        assert MARACAIBO.view(first.s, who) == MARACAIBO.view(second.s, who)
    first.vote(1, 1)
    assert first.messages().count("event-voted") == 3 and [first.got(who, numbers.VOTED) for who in range(3)] == [0, 0, 0]


def test_alone_the_player_decides() -> None:
    """M-RUL-60, M-STORY-9."""
    at = Fresh(1)
    at.complete("01").round_ends()
    assert at.asks() == (0, "ask-vote")
    at.vote(2)
    assert at.asks() is None and at.stories() == ["04"]


# -- C cards -----------------------------------------------------------------------------------------------------------


def test_cards_added_to_the_discard_pile_come_when_the_deck_is_renewed() -> None:
    """M-STORY-11."""
    at = Fresh(2, archive="card03")
    at.complete("03").round_ends()
    assert at.c_cards(numbers.DISCARDED) == ["C90", "C91"] and {"C90", "C91"} <= set(at.discard_pile())
    size = int(at.s.discard_size())
    at.s.sure = at.s.hidden = 0
    for card in range(len(CARD_IDS)):
        if at.s.where[card] == numbers.IN_DECK:
            at.s.where[card] = numbers.IN_BOX
    assert at.s.renew_deck() and at.c_cards(numbers.IN_DECK) == ["C90", "C91"] and at.s.sure == size


def test_cards_in_use_are_not_added_again() -> None:
    """M-STORY-11, M-RUL-93: a C card that the archive has brought stays where it is."""
    at = Fresh(2, archive="card03+C90")
    assert at.c_cards(numbers.OUT) == CARD_IDS[FIRST_C + 1 :]
    where = int(at.s.where[FIRST_C])
    at.complete("03").round_ends()
    assert at.s.where[FIRST_C] == where and at.c_cards(numbers.DISCARDED) == ["C91"]


# -- the end of the campaign -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("story", ENDINGS)
def test_the_campaign_ends_and_the_game_goes_on(story: str) -> None:
    """M-STORY-22, M-STORY-23: no new story card; the archive is cleared."""
    at = Fresh(2, archive=f"card26+card{story}+done25+L16")
    at.complete(story).round_ends(round=2)
    assert at.told("event-campaign-ended") == [(0, (ENDING_IDS.index(ENDINGS[story]),))] and at.stories() == ["26"]
    at.complete("26").round_ends(round=3)
    assert at.stories() == [] and MARACAIBO.carried_over(at.s) is None
    at = Fresh(2, archive=f"card11+card{story}")
    at.complete(story).round_ends(round=1)
    at.complete("11").round_ends(round=2)
    assert at.stories() == [] and at.done() == ["11", story]


# -- final scoring -----------------------------------------------------------------------------------------------------


def test_a_card_of_final_scoring_is_not_carried_out() -> None:
    """M-FIN-10, M-EX-54, M-CAMP-6, M-RUL-92: card 05 lies on the board, without tiles, missions or legacy tiles."""
    at = Fresh(2, archive="card03+done01")
    missions, top = at.map_missions(), int(at.s.top)
    at.complete("03").final()
    at.say("2 points", "2 points")
    assert at.s.over and at.stories() == ["05"] and at.done() == ["01", "03"]
    assert at.story_tile_of("05") is None and at.in_play() == [] and at.map_missions() == missions and at.s.top == top
    assert at.c_cards(numbers.DISCARDED) == ["C90", "C91"]  # the back of a card is carried out
    assert [terms for _, terms in at.told("event-story-waits")] == [(STORY_IDS.index("05"),)]
    changes = MARACAIBO.carried_over(at.s)
    assert changes == {"story": "campaign", "archive": "card05+done01+done03+C90+C91"}
    again = Fresh(2, archive=changes["archive"])
    assert again.story_tile_of("05") == (1, "12") and again.in_play() == ["L3", "L20"] and again.map_missions() == ["2"]


def test_a_vote_in_final_scoring() -> None:
    """M-FIN-10, M-STORY-9: before the game is over; further cards are read in the next game only."""
    at = Fresh(2, archive="card16")
    at.complete("16").final(1).say("2 points", "2 points")
    assert at.s.over and at.stories() == ["17"] and at.in_play() == []
    at = Fresh(2)
    at.complete("01").final().say("2 points", "2 points")
    assert at.asks() == (0, "ask-vote") and not at.s.over
    at.vote(1, 1)
    assert at.s.over and at.stories() == ["03"] and at.messages()[-1] == "event-over"


# -- stand-alone cards -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("card", STANDALONE)
def test_a_stand_alone_card(card: str, players: int) -> None:
    """M-STORY-17, M-STORY-18, M-STORY-19, M-EX-21, M-EX-22, M-STORY-12: tiles, C cards in the deck, missions after each round."""
    tiles, missions = STANDALONE[card]
    at = Fresh(players, story=card)
    assert at.in_play() == tiles and at.map_missions() == places(missions[0], players) and at.stories() == []
    assert at.c_cards(numbers.IN_DECK if tiles else numbers.OUT) == CARD_IDS[FIRST_C:]
    deck = 56 - 8 * players + 40 - 4 + (8 if tiles else 0)
    assert at.s.deck_size() == deck and at.s.story_stack == 0
    lying = places(missions[0], players)
    for round in (1, 2, 3):
        at.round_ends(round=round)
        lying = sorted(lying + places(missions[round], players))
        assert at.map_missions() == lying and at.asks() is None
    assert at.in_play() == tiles and MARACAIBO.carried_over(at.s) is None  # M-CAMP-7


# -- chapter entry cards -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("chapter", ENTRIES)
def test_a_chapter_entry_card(chapter: str, players: int) -> None:
    """M-STORY-20, M-STORY-21, M-STORY-24, M-STORY-12: tiles, C cards in the deck, the chapter's first card; then it leaves."""
    entry, cards, tiles, first = ENTRIES[chapter]
    at = Fresh(players, story=chapter)
    stories = [first, *FRONTS[first][3]]
    assert at.stories() == stories and at.done() == []
    assert at.in_play() == sorted_tiles([*tiles, *[tile for card in stories for tile in FRONTS[card][2]]])
    assert at.c_cards(numbers.IN_DECK) == cards
    assert at.told("event-story-read")[0] == (0, (23 + int(entry) - 80,))
    changes = MARACAIBO.carried_over(at.s)
    assert changes is not None and entry not in changes["archive"]
    assert int(at.s.stories) < bit(23)
