"""Every level at every table of Santa Maria: whole games with each preset, each number of players and each option."""

import pytest

from caravela.games.santamaria.rules.game import SANTAMARIA
from tests.bots.everywhere import PLAIN, Place, at_each_preset, everybody_finishes, with_each_option

pytestmark = [pytest.mark.long, PLAIN]


@pytest.mark.parametrize("place", at_each_preset(SANTAMARIA), ids=str)
def test_every_level_finishes_games_of_every_preset_and_number_of_players(place: Place) -> None:
    everybody_finishes(SANTAMARIA, place)


@pytest.mark.parametrize("place", with_each_option(SANTAMARIA), ids=str)
def test_every_level_finishes_games_with_every_option(place: Place) -> None:
    everybody_finishes(SANTAMARIA, place)
