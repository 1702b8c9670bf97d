"""Whatever leaves the process for a viewer is the same when everything is dealt anew that the viewer may not know."""

from random import Random

import pytest

from tests.contract.payloads import watch
from tests.contract.sampling import PLAYED, SAMPLES, configuration, secretive, walk
from tests.leaks import begins

APART = max(1, round(100 / SAMPLES))  # decisions


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", PLAYED)
def test_nothing_that_leaves_the_process_tells_of_hidden_things(name: str, seed: int) -> None:
    """Scenes, changes, answers, reasons, refusals, trials, logs, lists, notices, the terminal; `make leaks` plays more."""
    config = configuration(PLAYED[name], Random(f"payloads {seed}").randrange, begins(name, seed))
    decisions = sum(1 for _ in walk(config, seed))
    compared, leaks = watch(config, seed, min(APART, decisions // 2))
    assert compared > 0
    assert leaks == [], config


@pytest.mark.skipif(len(PLAYED) == 1, reason="one game alone is tested")
def test_games_with_secrets_are_among_them() -> None:
    assert secretive("maracaibo") and secretive("empires")
