"""Weights for where search stops looking: what differing outcomes teach, and that what is written can be read again."""

import json
import random
import tomllib
from pathlib import Path

import pytest

from caravela.bots.mind import features_hash
from caravela.games import FACES
from caravela.lab.train_ahead import TURNS, Decided, Gone, fitted, learned, looked_into, train_ahead
from caravela.lab.train_duels import Table
from tests.lab.small import CoinsFace


@pytest.fixture(autouse=True)
def _coins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FACES.known, "coins", CoinsFace(points=1.0, shine=1.0))


def test_only_what_differs_within_a_decision_is_learned_from() -> None:
    """What all options of a decision share, such as a good position, teaches nothing."""
    luck = random.Random(1)
    groups = []
    for _ in range(600):
        level = luck.gauss(0, 10)
        vectors = [[luck.gauss(0, 1), level] for _ in range(4)]
        groups.append((vectors, [3 * vector[0] + level + luck.gauss(0, 1) for vector in vectors]))
    weights = fitted(groups, [1.0, 0.5])
    assert weights[0] == pytest.approx(3.0, abs=0.5)  # less than all: what may be luck is shrunk
    assert weights[1] == 0.5


def test_turns_are_judged_by_what_the_end_of_their_round_is_worth() -> None:
    """In each round by itself: the same number tells nine times as much in the second as in the third."""
    luck = random.Random(2)
    decisions = []
    for n in range(2400):
        gones = []
        for _ in range(4):
            now = luck.gauss(0, 1)
            later = 2 * now + luck.gauss(0, 0.2)
            before = n % 2
            margin = 4.5 * later + luck.gauss(0, 1) if before else now
            gones.append(Gone(True, [[now, 0.0]] * TURNS, [0.0, later], 3, margin))
        decisions.append(Decided(2 if before else 3, gones))
    weights = learned(decisions, [0.0, 0.0])
    assert [*weights] == [2, 3]
    assert weights[2][0] > 2 * weights[3][0] > 0
    assert learned([], [1.0, 2.0]) == {}


def test_points_are_told_from_what_only_shines(tmp_path: Path) -> None:
    table = Table("coins", {}, 2)
    assert looked_into(table, 3) == looked_into(table, 3)
    path = train_ahead("coins", "plain", range(1, 200), tmp_path / "out", processes=1)
    [weights] = tomllib.loads(path.read_text())["weights"].values()
    assert weights["points"] - weights["glimmer"] > weights["shine"]
    said = json.loads(path.with_suffix(".json").read_text())
    assert said["features_hash"] == features_hash(["points", "shine", "glimmer"])
    assert said["learned"]["decisions"] > 20
