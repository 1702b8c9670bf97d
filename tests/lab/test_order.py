"""The ladder in a minute: on a few games each level is above one two steps below it, and Ana is as hard as she is printed."""

import pytest

from bench.strength import PRESETS
from caravela.build import COMPILED
from caravela.games import find_game
from caravela.lab.arena import hold, standings
from caravela.lab.contest import Contest, line_ups
from caravela.lab.crew import crew_of
from caravela.lab.playing import Line
from caravela.lab.results import Results
from tests.ours import OURS

ORDER = ("novice", "casual", "expert") if COMPILED else ("novice", "casual")
BLOCKS = 10 if COMPILED else 3
SEEDS = 6_000_001
DIFFICULTIES = ("very_easy", "medium", "very_hard")


def played(game: str, players: list[str], blocks: int, **changes: str) -> list[Line]:
    rules, preset = find_game(game), PRESETS[game]
    contest = Contest(game, preset, rules.agree(preset, changes), line_ups(players, len(players)))
    return hold(contest, contest.blocks(SEEDS, blocks), Results.open(None, contest), crew_of(1, False))


@pytest.mark.slow
@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize(("level", "below"), list(zip(ORDER[1:], ORDER, strict=False)))
def test_levels_stand_in_their_order(game: str, level: str, below: str) -> None:
    lines = played(game, [level, below], BLOCKS)
    assert len(lines) == 2 * BLOCKS
    assert standings(lines)[0][0].wins.value >= 0.7


@pytest.mark.long
@pytest.mark.skipif(not COMPILED, reason="plain Python plays too slowly for so many games")
def test_ana_is_as_hard_as_her_printed_level() -> None:
    """One and the same player wins fewer games the higher it is (M-ANA-4)."""
    won = [standings(played("maracaibo", ["club"], 40, difficulty=level))[0][0].wins.value for level in DIFFICULTIES]
    assert won[0] > 0.85 and won[0] - 0.2 > won[1] > won[2] + 0.05
