"""The ladder in minutes: each level leads over the one below, and Ana is as hard as she is printed.

Seeds are fixed, chance and luck follow from them, and thought is counted in positions and not in time: so these games come out
alike on every machine, and what they show changes only when bots do. What is asked for is half of the lead that the bots of today
have, which is two standard errors less or more: better bots may play other games, but who has lost half a step is told of.
"""

from itertools import pairwise
from statistics import fmean

import pytest

from bench.strength import PRESETS
from caravela.bots import BOTS
from caravela.bots.levels import master
from caravela.build import COMPILED
from caravela.games import find_game
from caravela.lab.arena import hold, standings
from caravela.lab.contest import Contest, line_ups, name_of
from caravela.lab.crew import crew_of
from caravela.lab.playing import Line
from caravela.lab.results import Results
from tests.ours import OURS

SEEDS = 6_000_001
PLAIN = pytest.mark.skipif(not COMPILED, reason="plain Python plays too slowly for so many games")
STEPS = [  # a level and the one below, the game, how many blocks of two games, and how many points the level leads by today
    ("novice", "random", "empires", 20, 75.8),
    ("novice", "random", "santamaria", 20, 79.9),
    ("novice", "random", "maracaibo", 20, 65.6),
    ("amateur", "novice", "empires", 50, 23.3),
    ("amateur", "novice", "santamaria", 50, 20.4),
    ("amateur", "novice", "maracaibo", 50, 14.6),
    ("casual", "amateur", "empires", 50, 13.3),
    ("casual", "amateur", "santamaria", 50, 18.8),
    ("casual", "amateur", "maracaibo", 50, 15.8),
    ("club", "casual", "empires", 50, 28.2),
    ("club", "casual", "santamaria", 50, 15.7),
    ("club", "casual", "maracaibo", 50, 8.3),
    ("expert", "club", "empires", 25, 13.2),
    ("expert", "club", "santamaria", 12, 21.5),
    ("expert", "club", "maracaibo", 15, 9.2),
]
MASTER = [("empires", 0.1, 8, 27.4), ("santamaria", 0.02, 10, 25.0)]  # with so many seconds instead of one; blocks; points
DIFFICULTIES = ("very_easy", "easy", "medium", "hard", "very_hard")


def played(game: str, players: list[str], blocks: int, **changes: str) -> list[Line]:
    rules, preset = find_game(game), PRESETS[game]
    contest = Contest(game, preset, rules.agree(preset, changes), line_ups(players, len(players)))
    return hold(contest, contest.blocks(SEEDS, blocks), Results.open(None, contest), crew_of(1, False))


def lead(lines: list[Line], level: str) -> float:
    """How many points it is ahead of the other, in the mean."""
    first = [[name_of(player) for player in line["players"]].index(level) for line in lines]
    return fmean([line["totals"][seat] - line["totals"][1 - seat] for line, seat in zip(lines, first, strict=True)])


@pytest.mark.slow
@pytest.mark.skipif(COMPILED, reason="the compiled build plays all steps")
@pytest.mark.parametrize("game", OURS)
def test_casual_beats_novice(game: str) -> None:
    lines = played(game, ["casual", "novice"], 3)
    assert len(lines) == 6 and standings(lines)[0][0].wins.value >= 0.7


@PLAIN
@pytest.mark.long
@pytest.mark.parametrize(("level", "below", "game", "blocks", "today"), STEPS)
def test_each_level_leads_over_the_one_below(level: str, below: str, game: str, blocks: int, today: float) -> None:
    lines = played(game, [level, below], blocks)
    assert len(lines) == 2 * blocks
    assert lead(lines, level) > today / 2
    assert standings(lines)[0][0].wins.value > 0.55


@PLAIN
@pytest.mark.long
@pytest.mark.parametrize(("game", "seconds", "blocks", "today"), MASTER)
def test_master_leads_over_expert(game: str, seconds: float, blocks: int, today: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it has learned how positions turn out: also with a tenth of its thought, or with no more than expert has."""
    monkeypatch.setitem(BOTS, "master", master(seconds))
    lines = played(game, ["master", "expert"], blocks)
    assert lead(lines, "master") > today / 2
    assert standings(lines)[0][0].wins.value > 0.55


@PLAIN
@pytest.mark.long
def test_ana_is_as_hard_as_her_printed_level() -> None:
    """One and the same player wins fewer games the higher it is (M-ANA-4)."""
    won = [standings(played("maracaibo", ["club"], 100, difficulty=level))[0][0].wins.value for level in DIFFICULTIES]
    assert all(easier > harder + 0.03 for easier, harder in pairwise(won)), won
    assert won[0] > 0.8 and won[2] < won[0] - 0.2 and won[4] < won[2] - 0.15, won
