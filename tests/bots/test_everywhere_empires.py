"""Every level at every table of Empires: whole games with each preset, each number of players and each option."""

import pytest

from caravela.games.empires.rules.game import EMPIRES
from tests.bots.everywhere import PLAIN, Place, at_each_preset, everybody_finishes, with_each_option

pytestmark = [pytest.mark.long, PLAIN]


@pytest.mark.parametrize("place", at_each_preset(EMPIRES), ids=str)
def test_every_level_finishes_games_of_every_preset_and_number_of_players(place: Place) -> None:
    everybody_finishes(EMPIRES, place)


@pytest.mark.parametrize("place", with_each_option(EMPIRES), ids=str)
def test_every_level_finishes_games_with_every_option(place: Place) -> None:
    everybody_finishes(EMPIRES, place)
