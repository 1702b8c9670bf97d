"""A campaign as a file: what it hands on, what belongs to it, and that it reads back as it was written."""

import random

import pytest

from caravela.core.game import Game
from caravela.core.record import Player, Record
from caravela.core.refused import Refused
from caravela.games import FACES
from caravela.games.empires.rules.game import EMPIRES
from caravela.games.maracaibo.rules.game import MARACAIBO
from caravela.table.campaign import FORMAT, Campaign, read_campaign
from caravela.table.play import Play
from caravela.text import LANGUAGES
from tests.cli.test_campaign import story

GAMES: dict[str, Game] = {"maracaibo": MARACAIBO, "empires": EMPIRES}
PLAYERS = [Player("Ana"), Player("Bruno", "random")]


def begun() -> Campaign:
    return Campaign.begin(MARACAIBO, "The Silver Coast", MARACAIBO.agree("campaign", {}), PLAYERS)


def game(campaign: Campaign, moves: int | None = None, players: int = 2, **changes: str) -> Record:
    """The next game of a campaign, played at random to its end or for some moves."""
    seats = [Player(f"P{i}") for i in range(players)]
    play = Play.begin(MARACAIBO, campaign.agree(changes), seats, bytes([7 + len(campaign.records)] * 32))
    luck = random.Random(3)
    while not play.over and (moves is None or len(play.record.moves) < moves):
        decision = play.decision
        assert decision is not None
        play.take(decision.who, luck.choice(decision.options))
    return play.record


def refusal(text: str) -> Refused:
    with pytest.raises(Refused) as refused:
        read_campaign(text, GAMES)
    return refused.value


@pytest.fixture(scope="module")
def two() -> Campaign:
    """Two finished games of people who follow the story, and one in progress."""
    campaign = story(2)
    campaign.keep(game(campaign, moves=9, players=3))
    return campaign


# -- from game to game -------------------------------------------------------------------------------------------------


def test_a_campaign_begins_with_its_set_up() -> None:
    campaign = begun()
    assert campaign.following == campaign.agreed and not campaign.over and campaign.playing is None
    again = read_campaign(campaign.text(), GAMES)
    assert again.text() == campaign.text() and again.players == PLAYERS


def test_only_games_of_a_campaign_make_one() -> None:
    for other, agreed in ((MARACAIBO, MARACAIBO.agree("single", {})), (EMPIRES, EMPIRES.agree(EMPIRES.default_preset, {}))):
        with pytest.raises(Refused, match="campaign-not-one"):
            Campaign.begin(other, "x", agreed, PLAYERS)


def test_what_was_handed_on_is_settled_and_the_rest_is_not(two: Campaign) -> None:
    """M-CAMP-2, M-CAMP-8."""
    campaign = Campaign(MARACAIBO, two.name, two.agreed, two.players, two.finished)
    handed = campaign.handed
    assert handed is not None and set(handed) == {"story", "archive"}
    assert campaign.agree({"difficulty": "hard", "open_planning": "false"})["archive"] == handed["archive"]
    for option, value in (("story", "75"), ("story", "chapter2"), ("archive", "card05")):
        with pytest.raises(Refused, match="campaign-settled"):
            campaign.agree({option: value})


def test_a_game_in_progress_grows(two: Campaign) -> None:
    campaign = read_campaign(two.text(), GAMES)
    assert campaign.playing is not None and len(campaign.finished) == 2
    settled = campaign.following
    later = game(Campaign(MARACAIBO, "x", two.agreed, two.players, two.finished), moves=12, players=3)
    assert campaign.text(later) != campaign.text()
    campaign.keep(later)
    assert campaign.records[-1] is later and len(campaign.records) == 3 and campaign.following == settled
    assert read_campaign(campaign.text(), GAMES).text() == campaign.text()


def test_a_game_of_another_campaign_is_refused_and_nothing_is_lost(two: Campaign) -> None:
    campaign = read_campaign(two.text(), GAMES)
    before = campaign.text()
    other = begun()
    with pytest.raises(Refused, match="campaign-other-game"):
        campaign.keep(game(other, moves=3))
    assert campaign.text() == before


def test_the_file_reads_back_as_it_was_written(two: Campaign) -> None:
    again = read_campaign(two.text(), GAMES)
    assert again.text() == two.text() == two.text(two.playing)
    assert again.records == two.records and again.handed == two.handed
    assert read_campaign(two.text().replace("\n", "\r\n"), GAMES).text() == two.text()


# -- the file ----------------------------------------------------------------------------------------------------------


def test_whatever_is_wrong_with_a_file_gets_its_sentence(two: Campaign) -> None:
    text = two.text()
    head, record, rest = text.partition("caravela record 1")
    for damaged, code in {
        "": "campaign-format",
        "caravela record 1\n": "campaign-format",
        FORMAT: "record-truncated",
        text.replace("game maracaibo", "game chess", 1): "game-unknown",
        text.replace("name The", "nome The", 1): "record-header",
        text.replace("player 1 person Ana", "player 2 person Ana", 1): "record-header",
        text.replace("story=campaign", "story=75", 1): "campaign-not-one",
        text.replace("story=campaign", "story=moon", 1): "setup-unknown-value",
        head + record + rest.replace(record, "", 1): "record-bad-line",
        text[: len(text) // 2].rpartition("\n")[0]: "record-truncated",
        text + record + rest.partition(record)[0]: "campaign-other-game",
        head + record + rest.partition(record)[2]: "campaign-other-game",
    }.items():
        assert refusal(damaged).message == code, code


def test_a_bad_line_is_counted_from_the_beginning_of_the_file(two: Campaign) -> None:
    lines = two.text().split("\n")
    last = len(lines) - 3
    lines[last] = "what is this"
    refused = refusal("\n".join(lines))
    assert refused.message == "record-bad-line" and refused.about["line"] == last + 1


def test_a_game_that_says_it_has_ended_must_have_ended() -> None:
    campaign = begun()
    record = game(campaign, moves=0)
    record.totals = [0, 0]
    with pytest.raises(Refused, match="verify-scores"):
        campaign.keep(record)
    assert campaign.records == []


# -- what was told -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_told_once_with_its_votes(language: str, two: Campaign) -> None:
    tale = FACES["maracaibo"].described.tale
    assert tale is not None
    speaker = FACES["maracaibo"].speaker(language, ["Ana", "Bruno"])
    pages = tale.pages(two.episodes[0].log + two.episodes[1].log, speaker)
    keys = [page.key for page in pages]
    assert keys[0] == "front-01" and len(set(keys)) == len(keys)
    assert all(page.title and all(page.lines) for page in pages)
    back = next(page for page in pages if page.key == "back-01")
    assert back.lines[:2] == (speaker.name("back", "01"), speaker.name("vote", "01"))
    assert len(back.lines) == 2 + 2 + 1  # both votes, and what they decided


def test_nothing_secret_is_told(two: Campaign) -> None:
    """A game in progress: what is in hands, plans and votes of others is in no episode."""
    episode = two.episodes[-1]
    assert episode.view.seat == -1 and all(event.seen_by == -1 for event in episode.log)
