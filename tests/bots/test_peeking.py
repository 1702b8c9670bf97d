"""No level knows more than its seat, with every set-up of every game: fifty times everything hidden is dealt anew."""

from typing import cast

import pytest

from caravela.bots import BOTS
from caravela.core.game import Game
from caravela.games import GAMES
from tests.bots.everywhere import PLAIN
from tests.bots.peeking import DEALS, begins, knows_no_more, sampled
from tests.contract.sampling import Begin, secretive

pytestmark = [pytest.mark.long, PLAIN]

DECISIONS = 4  # of each game, from its beginning to its end


def told(value: object) -> str:
    if isinstance(value, Game):
        return value.name
    preset, changes = cast(Begin, value)
    return " ".join([preset, *[f"{option}={changed}" for option, changed in changes.items()]])


@pytest.mark.parametrize(("game", "begin"), [(game, begin) for game in GAMES.values() for begin in begins(game)], ids=told)
def test_no_level_knows_more_than_its_seat(game: Game, begin: Begin) -> None:
    positions, hidden = sampled(game, begin, DECISIONS)
    assert len(positions) == DECISIONS and (hidden > 1) == (begin in secretive(game.name))
    for bot in BOTS:
        knows_no_more(bot, positions, game, DEALS)
