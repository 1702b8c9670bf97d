"""Whatever leaves the process for a viewer is the same when everything is dealt anew that the viewer may not know."""

from random import Random

import pytest

from caravela.games import GAMES
from tests.contract.payloads import watch
from tests.contract.sampling import TIMES, configuration, secretive
from tests.leaks import begins

APART = max(1, round(100 / TIMES))  # decisions


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", GAMES)
def test_nothing_that_leaves_the_process_tells_of_hidden_things(name: str, seed: int) -> None:
    """Scenes, answers, reasons, previews, refusals, trials, logs, reports, notices, the terminal; `make leaks` plays more."""
    config = configuration(GAMES[name], Random(f"payloads {seed}").randrange, begins(name, seed))
    compared, leaks = watch(config, seed, APART)
    assert compared > 0
    assert leaks == [], config


def test_games_with_secrets_are_among_them() -> None:
    assert secretive("maracaibo") and secretive("empires")
