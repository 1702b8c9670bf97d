"""Every level at every table of Maracaibo: each preset, chapter and number of players, each option, alone against each Ana."""

import random

import pytest

from caravela.games.maracaibo.rules.components import CARD_IDS, DIFFICULTY_IDS, FIRST_C, LEGACY_IDS, STORY_IDS
from caravela.games.maracaibo.rules.game import MARACAIBO
from tests.bots.everywhere import PLAIN, Place, at_each_preset, everybody_finishes, finished, seatings, with_each_option

pytestmark = [pytest.mark.long, PLAIN]


@pytest.mark.parametrize("place", at_each_preset(MARACAIBO), ids=str)
def test_every_level_finishes_games_of_every_preset_and_number_of_players(place: Place) -> None:
    """M-START-8: among them the beginning of a campaign and each chapter."""
    everybody_finishes(MARACAIBO, place)


@pytest.mark.parametrize("place", with_each_option(MARACAIBO, but=("difficulty",)), ids=str)
def test_every_level_finishes_games_with_every_option(place: Place) -> None:
    everybody_finishes(MARACAIBO, place)


@pytest.mark.parametrize("difficulty", DIFFICULTY_IDS)
def test_every_level_finishes_games_against_every_ana(difficulty: str) -> None:
    """M-ANA-4, M-ANA-41."""
    for s in everybody_finishes(MARACAIBO, Place("single", 1, (("difficulty", difficulty),))):
        [score], rival = MARACAIBO.scores(s), MARACAIBO.rival(s)
        assert rival is not None and bool(MARACAIBO.winners(s)) == (score.total >= rival)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_level_finishes_games_of_a_campaign_that_goes_on(players: int) -> None:
    """M-CAMP-2: from its first game on, each with what the one before has handed on."""
    agreed, games = MARACAIBO.agree("campaign", {}), 0
    for bots in seatings(players):
        s = finished(MARACAIBO, bots, agreed, 1 + games)
        games += 1
        handed = MARACAIBO.carried_over(s)
        assert handed is not None and handed["archive"] != "empty"
        agreed = MARACAIBO.agree("campaign", handed)
    assert games > 1


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_level_finishes_games_from_any_archive(players: int) -> None:
    """M-CAMP-1: deep in a story, also from one that no campaign would lead to."""
    luck = random.Random(players)
    words = [luck.choice(["card", "done"]) + story for story in STORY_IDS if story != "05" and luck.random() < 0.5]
    words += [word for word in [*LEGACY_IDS, *CARD_IDS[FIRST_C:]] if luck.random() < 0.5]
    everybody_finishes(MARACAIBO, Place("campaign", players, (("archive", "+".join(["card05", *words])),)))
