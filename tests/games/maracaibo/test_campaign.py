"""The campaign (4.24): what the archive keeps, how the next game begins, whole campaigns from the first card to both endings."""

import random
from itertools import pairwise

import pytest

from caravela.bots import find_bot
from caravela.core.record import Player
from caravela.core.refused import Refused
from caravela.core.state import take
from caravela.games import FACES
from caravela.games.maracaibo.rules import numbers
from caravela.games.maracaibo.rules.campaign import Progress, archive, progress
from caravela.games.maracaibo.rules.components import CARD_IDS, FIRST_C, L10, LEGACY_IDS, LOCATION_IDS, STORY_IDS
from caravela.games.maracaibo.rules.game import MARACAIBO
from caravela.games.maracaibo.rules.setup import CHAPTERS
from caravela.games.maracaibo.rules.state import Maracaibo
from caravela.table.campaign import Campaign, read_campaign
from caravela.table.play import Play
from tests.games.maracaibo.test_story import BACKS, ENDINGS, FILLS, FRONTS, Fresh

VOTES = {"01": 1, "05": 1, "13": 1, "21": 1, "27": 1}


def played(players: int, agreed: dict[str, str], seed: int, vote: int | None = None, bot: str = "random") -> Maracaibo:
    """A game of bots who follow the story where they can and else choose as their level does; perhaps all vote alike."""
    s = MARACAIBO.start(players, agreed, seed)
    assert isinstance(s, Maracaibo)
    luck = random.Random(seed)
    while s.offered:
        take(s, MARACAIBO.options.numbers[choice(s, vote, luck, bot)])
    MARACAIBO.check(s)
    return s


def choice(s: Maracaibo, vote: int | None, luck: random.Random, bot: str = "random") -> str:
    names = [MARACAIBO.options.names[option] for option in s.on_offer()]
    wanted = [name for name in names if name.startswith(("story tile", "use L")) or name == f"vote {vote}"]
    if not wanted:
        goals = {f"sail {place}" for place in places_of_the_story(s)}
        wanted = [name for name in names if name.split(" by ")[0] in goals]
    return luck.choice(wanted) if wanted else find_bot(bot).choose(FACES["maracaibo"].seat(s, s.who), luck)


def places_of_the_story(s: Maracaibo) -> list[str]:
    """Where a story tile or a disc tile lies."""
    places = [LOCATION_IDS[int(code) & 31] for code in s.story_tiles if code >= numbers.T_MAP]
    return places + [LOCATION_IDS[int(s.box.legacy_at[tile])] for tile in range(L10, L10 + 8) if s.tile_in_play(tile)]


# -- the archive -------------------------------------------------------------------------------------------------------


def test_only_games_of_a_campaign_hand_something_on() -> None:
    """M-CAMP-7, M-START-8."""
    for story in ("75", "76", "77"):
        agreed = MARACAIBO.agree("single", {"story": story})
        assert not MARACAIBO.is_campaign(agreed)
        s = played(2, agreed, 1)
        assert MARACAIBO.carried_over(s) is None and archive(s) == "empty" and MARACAIBO.view(s, 0).campaign is None
    for story in ("campaign", *CHAPTERS):
        assert MARACAIBO.is_campaign(MARACAIBO.agree("single", {"story": story}))


def test_what_the_archive_keeps() -> None:
    """M-CAMP-1: story cards and legacy tiles in play, C cards unlocked, cards completed."""
    at = Fresh(3, archive="card09+done01+done03+done05+done08+L20+C90+C91")
    at.complete("09").round_ends()
    kept = "card10+card11+done01+done03+done05+done08+done09+L1+L2+L14+L20+L25+C90+C91+C92"
    assert MARACAIBO.carried_over(at.s) == {"story": "campaign", "archive": kept}
    assert MARACAIBO.agree("campaign", {"archive": kept})["archive"] == kept


def test_options_chosen_can_be_told_from_the_archive() -> None:
    """M-CAMP-1."""
    at = Fresh(2, archive="card16+done01+done04+done05+done07+done13+L12")
    assert progress(at.s).chosen == {"01": 2, "05": 1, "13": 2}


def test_the_archive_brings_everything_back() -> None:
    """M-CAMP-3, M-CAMP-10: tiles to their places, the fronts of the cards once more in ascending order, fresh story tiles."""
    at = Fresh(3, archive="card10+card11+done01+done09+L1+L2+L14+L20+L25+C90+C92")
    assert at.stories() == ["10", "11"] and at.done() == ["01", "09"]
    assert at.in_play() == ["L1", "L2", "L14", "L20", "L25"]
    assert at.story_tile_of("11") == (1, "19") and at.s.story_stack == 3
    assert at.map_missions() == sorted(["6", "19", "8", "2"]) and len(at.missions_at("17")) == 1
    assert [terms[0] for _, terms in at.told("event-story-read")] == [STORY_IDS.index("10"), STORY_IDS.index("11")]


@pytest.mark.parametrize(("story", "companion"), [("10", "11"), ("17", "18"), ("25", "26")])
def test_a_completed_companion_does_not_enter_again(story: str, companion: str) -> None:
    """M-STORY-25, M-CAMP-10."""
    assert Fresh(2, archive=f"card{story}").stories() == [story, companion]
    assert Fresh(2, archive=f"card{story}+done{companion}").stories() == [story]
    at = Fresh(2, archive=f"card{story}+card{companion}")
    assert at.stories() == [story, companion] and len(at.told("event-story-read")) == 2


@pytest.mark.parametrize("tile", list(FILLS.values()))
def test_a_disc_tile_starts_empty_again(tile: str) -> None:
    """M-CAMP-2, M-CAMP-4: but for the neutral discs of the next game."""
    story = next(card for card, fill in FILLS.items() if fill == tile)
    at = Fresh(3, archive=f"card{story}")
    at.s.on_tile[LEGACY_IDS.index(tile) - L10] = 0o321
    changes = MARACAIBO.carried_over(at.s)
    assert changes is not None and tile in changes["archive"].split("+")
    for players, discs in ((4, 0), (3, 0), (2, 0 if tile == "L10" else 0o7), (1, 0o7 if tile == "L10" else 0o77)):
        again = Fresh(players, archive=changes["archive"])
        assert again.in_play() == at.in_play() and again.s.on_tile[LEGACY_IDS.index(tile) - L10] == discs


def test_unlocked_cards_can_be_dealt() -> None:
    """M-CAMP-5, M-SETUP-8, M-SETUP-7: they are shuffled with the A cards; the others are not in the game."""
    dealt = set()
    for seed in range(20):
        at = Fresh(4, archive="card05+C90+C91", seed=seed)
        assert at.c_cards(numbers.OUT) == CARD_IDS[FIRST_C + 2 :]
        assert at.s.deck_size() == 56 + 2 - 32 + 40 - 4
        dealt |= {card for who in range(4) for card in at.in_hand(who)}
    assert {"C90", "C91"} <= dealt and not dealt & set(CARD_IDS[FIRST_C + 2 :])


def test_players_may_change_between_games() -> None:
    """M-CAMP-8: what is handed on does not depend on them."""
    at = Fresh(4)
    at.complete("01").round_ends().vote(1, 1, 1, 1)
    changes = MARACAIBO.carried_over(at.s)
    assert changes == {"story": "campaign", "archive": "card03+done01"}
    for players in (1, 2, 3, 4):
        assert Fresh(players, archive=changes["archive"]).stories() == ["03"]


def test_at_most_four_checks_a_game() -> None:
    """M-CAMP-9: three interim scorings and the final one; each takes the story one step further."""
    at = Fresh(2)
    for round, story in ((1, "01"), (2, "03"), (3, "05")):
        at.complete(story).round_ends(round=round)
        if at.asks():
            at.vote(1, 1)
    assert at.stories() == ["07"]
    at.complete("07").final().say("2 points", "2 points")
    assert at.s.over and at.stories() == ["09"] and at.done() == ["01", "03", "05", "07"]


@pytest.mark.parametrize("words", ["done01", "L1+C90", "card03+done03", "card01+done01+L3"])
def test_an_archive_that_cannot_be(words: str) -> None:
    """M-CAMP-1: without a story card in play, or with one that was completed."""
    with pytest.raises(Refused, match="maracaibo-archive"):
        MARACAIBO.start(2, MARACAIBO.agree("campaign", {"archive": words}), 1)


def test_an_archive_belongs_to_a_campaign() -> None:
    """M-CAMP-1, M-CAMP-7."""
    for story in ("75", "chapter3"):
        with pytest.raises(Refused, match="maracaibo-archive"):
            MARACAIBO.start(2, MARACAIBO.agree("single", {"story": story, "archive": "card03"}), 1)
    with pytest.raises(Refused, match="setup-unknown-value"):
        MARACAIBO.agree("campaign", {"archive": "card02"})


# -- how far it has come -----------------------------------------------------------------------------------------------


def test_progress_is_in_every_view() -> None:
    """M-INFO-13, M-CAMP-1."""
    at = Fresh(2, archive="card24+done01+done04+done05+done08+done21+L15+L7+C90")
    told = Progress(6, ["24"], [], ["01", "04", "05", "08", "21"], {"01": 2, "05": 2, "21": 2}, ["L7", "L15"], ["C90"], "", "")
    assert progress(at.s) == told
    for who in (-1, 0, 1):
        assert MARACAIBO.view(at.s, who).campaign == told


def test_the_card_that_is_put_to_the_vote() -> None:
    """M-INFO-13, M-STORY-9: its back is read before the vote."""
    at = Fresh(2, archive="card13")
    assert progress(at.s).turning == ""
    at.complete("13").round_ends()
    assert progress(at.s).turning == "13" and MARACAIBO.view(at.s, -1).campaign == progress(at.s)
    at.vote(1, 1)
    assert progress(at.s).turning == "" and progress(at.s).chosen == {"13": 1}


def test_a_card_of_final_scoring_waits() -> None:
    """M-CAMP-6, M-FIN-10."""
    at = Fresh(2, archive="card16")
    at.complete("16").final().say("2 points", "2 points")
    assert progress(at.s).in_play == progress(at.s).waiting == ["17"] and progress(at.s).chapter == 5


@pytest.mark.parametrize("story", ENDINGS)
def test_the_ending_is_told(story: str) -> None:
    """M-STORY-22, M-STORY-23."""
    at = Fresh(1, archive=f"card{story}")
    at.complete(story).round_ends()
    assert progress(at.s).ending == ENDINGS[story] and progress(at.s).chapter == 8 and archive(at.s) == "empty"


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_chapter_can_be_entered_and_played(chapter: str) -> None:
    """M-STORY-20, M-STORY-21, M-CAMP-1: and a campaign goes on from there."""
    n = int(chapter.removeprefix("chapter"))
    for players in (1, 2, 3, 4):
        agreed = MARACAIBO.agree(chapter, {})
        s = MARACAIBO.start(players, agreed, n)
        assert isinstance(s, Maracaibo) and progress(s).chapter == n
        s = played(players, agreed, n)
        changes = MARACAIBO.carried_over(s)
        if changes is None:
            assert s.ending
        else:
            MARACAIBO.start(players, agreed | MARACAIBO.agree("single", changes), n)


# -- whole campaigns ---------------------------------------------------------------------------------------------------


def campaign(players: list[int], vote: int | None, seed: int, bot: str = "random") -> list[Maracaibo]:
    """Games one after the other, each beginning with what the one before handed on, until the campaign has ended."""
    agreed = MARACAIBO.agree("campaign", {})
    games: list[Maracaibo] = []
    while True:
        s = played(players[len(games) % len(players)], agreed, seed * 1000 + len(games), vote, bot)
        games.append(s)
        changes = MARACAIBO.carried_over(s)
        if changes is None:
            return games
        agreed = agreed | {name: MARACAIBO.agree("campaign", changes)[name] for name in changes}
        assert agreed["archive"] == changes["archive"] and len(games) < 40


@pytest.mark.parametrize(("vote", "ending"), [(1, "free_ports"), (2, "admirals_peace")])
@pytest.mark.parametrize("players", [[1], [2], [3], [4], [4, 2, 1, 3]])
def test_a_whole_campaign(players: list[int], vote: int, ending: str) -> None:
    """M-CAMP-1 to M-CAMP-6, M-CAMP-8, M-STORY-9, M-STORY-10, M-STORY-22: every card of the branch, in the order of the story."""
    games = campaign(players, vote, 3)
    assert progress(games[-1]).ending == ending
    done: list[str] = []
    chapter = 1
    for s in games:
        told = progress(s)
        assert set(done) <= set(told.completed) and told.chapter >= chapter
        assert all(option == vote for option in told.chosen.values())
        done, chapter = told.completed, told.chapter
    path = ["01"]
    for card in path:
        path += [other for other in BACKS[card][0].get(vote, BACKS[card][0].get(0, [])) if other not in path]
    companions = {"10", "18", "26"}
    assert chapter == 8 and set(path) - companions <= set(done) <= set(path)
    unlocked = [card for story in done for card in BACKS[story][2]]
    assert progress(games[-1]).cards == sorted(unlocked)


@pytest.mark.parametrize("seed", range(4))
def test_a_whole_campaign_with_votes_at_random(seed: int) -> None:
    """M-CAMP-1 to M-CAMP-10: whatever is decided, there is an end."""
    games = campaign([2, 3, 4, 1], None, seed)
    told = progress(games[-1])
    assert told.ending in ENDINGS.values() and told.chapter == 8 and "27" in told.completed
    assert set(told.chosen) == set(VOTES) and all(FRONTS[card] for card in told.completed)


def test_a_saved_campaign() -> None:
    """M-CAMP-1, M-CAMP-2: the records of its games are enough to go on, and to read it again to its end."""
    saved = Campaign.begin(MARACAIBO, "The Lantern Chart", MARACAIBO.agree("campaign", {}), [Player("Ana", "person")])
    luck = random.Random(5)
    while saved.following is not None:
        players = [Player(f"P{i}", "person") for i in range(len(saved.records) % 2 + 1)]
        play = Play.begin(MARACAIBO, saved.following, players, bytes([len(saved.records)] * 32))
        while not play.over:
            s = play.state()
            assert isinstance(s, Maracaibo)
            play.take(play.decider, choice(s, 2, luck))
        saved.keep(play.record)
        assert len(saved.records) < 30
    again = read_campaign(saved.text(), {"maracaibo": MARACAIBO})
    assert again.over and again.text() == saved.text()


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2])
def test_a_whole_campaign_played_by_bots(players: int) -> None:
    """M-CAMP-2, M-CAMP-3, M-STORY-22: from the first card to the last chapter, each game with what the one before handed on."""
    games = campaign([players], None, 1, "novice")
    assert games[-1].ending > 0 and progress(games[-1]).chapter == 8
    told = [set(progress(s).completed) for s in games]
    assert all(before <= after for before, after in pairwise(told)) and "01" in told[-1]
