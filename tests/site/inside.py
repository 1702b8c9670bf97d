"""A sample of the contract, golden and fuzz tests, and games to compare, for the Python of a site: tests/site/inside.mjs runs it.

`python -m tests.site.inside --games` plays the games by the Python that is here.
"""

import json
import os
import random
import sys

import pytest

from caravela.bots import find_bot
from caravela.core.record import Player
from caravela.games import FACES, GAMES
from caravela.table.play import Play
from tests import fuzz

TOLD = "GAMES "  # begins the line that tells them
WHOLE = bool(os.environ.get("CARAVELA_SITE"))  # `make test-site` has time for more
FUZZED = range(12 if WHOLE else 6)  # seeds
LEVELS = ["novice", "casual", "club"] if WHOLE else ["casual", "casual"]  # they weigh features, as numbers with a point
EVERY = 12 if WHOLE else 40  # of the golden games one of so many is played
SHARE = "0.08" if WHOLE else "0.04"  # of the examples that the contract takes elsewhere
FILES = ["tests/golden/test_golden.py", "tests/contract/test_play.py", "tests/contract/test_records.py"]
# They deal with every preset, or with hundreds of games.
LEFT_OUT = ["cover_all_set_ups", "written_as_it_is_read"]
LONGER_FILES = ["tests/contract/test_views.py"]
LONGER_TESTS = ["spoiled_record", "every_beginning", "corrected_tables"]


def fuzzed(seed: int) -> str:
    """The record of a random game that keeps every promise on its way."""
    config, moves = fuzz.configuration_of(seed), list[int]()
    fuzz.watch(config, seed, fuzz.Played(seed, config.game.name, "", []), moves)
    return fuzz.record_of(config, seed, moves).text()


def by_bots(name: str) -> str:
    """The record of a game in which every level has a seat."""
    game, luck = GAMES[name], random.Random(1)
    players = [Player(f"P{n + 1}", level) for n, level in enumerate(LEVELS)]
    play = Play.begin(game, game.agree(game.default_preset, {}), players, b"everywhere the same".ljust(32))
    while not play.over:
        bot = find_bot(LEVELS[play.decider])
        play.take(play.decider, bot.choose(FACES[name].seat(play.state(), play.decider), luck))
    return play.record.text()


def games() -> dict[str, str]:
    """Records by what they are called."""
    return {f"fuzz {seed}": fuzzed(seed) for seed in FUZZED} | {f"bots {name}": by_bots(name) for name in GAMES}


class Sample:
    """Of tests that are many alike only some."""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        seen: dict[str, int] = {}
        kept = []
        for item in items:
            test = item.nodeid.split("[")[0]
            seen[test] = seen.get(test, -1) + 1
            if ("golden_game" not in test and "golden_record" not in test) or seen[test] % EVERY == 0:
                kept.append(item)
        items[:] = kept


def main() -> int:
    print(TOLD + json.dumps(games()))
    if "--games" in sys.argv:
        return 0
    os.environ |= {"CARAVELA_FUZZ": SHARE, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    without = " or ".join(LEFT_OUT if WHOLE else [*LEFT_OUT, *LONGER_TESTS])
    files = [*FILES, *LONGER_FILES] if WHOLE else FILES
    return int(pytest.main(["-p", "no:cacheprovider", "--durations=8", "-k", f"not ({without})", *files], plugins=[Sample()]))


if __name__ == "__main__":
    sys.exit(main())
