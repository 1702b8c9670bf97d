"""Weights for where search stops looking: what differing outcomes teach, and that what is written can be read again."""

import json
import random
import tomllib
from pathlib import Path

import pytest

from caravela.bots.mind import features_hash
from caravela.cli.main import main
from caravela.core.search import ROUND_END
from caravela.core.state import take
from caravela.games import FACES
from caravela.lab.crew import Alone
from caravela.lab.train import Course
from caravela.lab.train_ahead import (
    TURNS,
    Decided,
    Going,
    Gone,
    Result,
    fitted,
    greedy,
    learned,
    looked_into,
    packed,
    train_ahead,
    unpacked,
    write_ahead,
)
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
    weights = fitted(groups, [1.0, 0.5], ridge=450.0)
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
            gones.append(Gone([[now, 0.0]] * TURNS, [0.0, later], 3, margin))
        decisions.append(Decided(2 if before else 3, gones))
    weights = learned(decisions, [0.0, 0.0], [1, 2])
    assert [*weights] == [2, 3]
    assert weights[2][0] > 2 * weights[3][0] > 0
    half = learned(decisions, [0.0, 4.0], [1, 2])
    assert half[2][1] == half[3][1] == 4.0  # of what nothing is learned, all is kept
    assert learned([], [1.0, 2.0], [1]) == {}
    ends = learned(decisions, [0.0, 0.0], [ROUND_END])
    assert [*ends] == [2]  # who plays rounds to their end meets no other question: the last round ends with the game
    assert ends[2][0] == 0.0 and 2.0 < ends[2][1] < 4.5


def course(seats: int = 2, games: int = 199) -> Course:
    return Course(Table("coins", {}, seats), "plain", "master", games, 1)


def trained(folder: Path, asked: Course, stop: int = 0) -> Result:
    def told(done: int, games: int) -> None:
        if stop and done == stop:
            raise KeyboardInterrupt

    return train_ahead(asked, folder, Alone(), told, lambda done, games: None)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_points_are_told_from_what_only_shines(seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caravela.lab.train.MOST", 4)
    asked = course(seats)
    assert looked_into(asked.table, 3) == looked_into(asked.table, 3)
    result = trained(tmp_path, asked)
    path = write_ahead(asked, result, tmp_path)
    assert path.name == f"ahead-{seats}.toml"
    [weights] = tomllib.loads(path.read_text())["weights"].values()
    assert weights["points"] - weights["glimmer"] > weights["shine"]
    said = json.loads(path.with_suffix(".json").read_text())
    assert said["features_hash"] == features_hash(["points", "shine", "glimmer"])
    assert said["learned"]["decisions"] > 20 and said["learned"]["seeds"][1] < said["gate"]["seeds"][0]


def test_stopped_and_gone_on_with_it_comes_to_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caravela.lab.train.MOST", 8)
    whole, part = tmp_path / "whole", tmp_path / "part"
    expected = trained(whole, course(games=12))
    with pytest.raises(KeyboardInterrupt):
        trained(part, course(games=12), 5)
    with (part / "decisions.jsonl").open("a") as file:
        file.write('{"seed": 10')  # the line that was being written
    assert trained(part, course(games=12)) == expected
    for name in ("about.json", "decisions.jsonl", "gate.jsonl"):
        assert (part / name).read_bytes() == (whole / name).read_bytes()


def test_what_came_of_options_is_read_back_as_it_was() -> None:
    decisions = looked_into(Table("coins", {}, 2), 3)
    assert decisions and unpacked(packed(decisions), 3) == decisions


def test_games_that_cannot_be_read_are_refused_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    trained(tmp_path, course(games=2))
    asked = ["--language", "en", "train", "coins", "--level", "master", "--games", "2", "--seeds", "1", "--processes", "1"]
    whole = packed([Decided(1, [])])
    fewer = packed([Decided(1, [Gone([[0.0] * 2] * TURNS, [0.0], 1, 0.0)])])  # of fewer features
    for damaged in ("x", "eJw", fewer, 7):
        lines = [{"seed": 1, "decisions": whole}, {"seed": 2, "decisions": damaged}]
        (tmp_path / "decisions.jsonl").write_text("".join([json.dumps(line) + "\n" for line in lines]))
        assert main([*asked, "--out", str(tmp_path)]) == 2
        told = capsys.readouterr().err
        assert "Line 2" in told and "decisions.jsonl" in told and told.count("\n") == 1


@pytest.mark.parametrize("better", [True, False])
def test_only_who_plays_better_by_them_is_given_new_weights(
    better: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By the command, on fresh seeds: against who sees points already, nothing can be shown."""
    monkeypatch.setitem(FACES.known, "coins", CoinsFace(shine=1.0) if better else CoinsFace(points=1.0))
    monkeypatch.setattr("caravela.lab.train.MOST", 60)
    monkeypatch.setattr("caravela.lab.train_ahead.RIDGE", 50.0)
    monkeypatch.setattr("caravela.lab.train_ahead.RIDGE_OF_ROUND", 50.0)
    asked = ["--language", "en", "train", "coins", "--level", "master", "--games", "60", "--processes", "1"]
    assert main([*asked, "--out", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert "shine" in said and "Round 0" in said
    assert ("Accepted" in said) == (tmp_path / "ahead-2.toml").exists() == better


@pytest.mark.parametrize(
    ("game", "seats", "depth"), [("empires", 2, 0), ("empires", 4, 0), ("santamaria", 2, 0), ("maracaibo", 2, 2)]
)
def test_what_is_learned_from_is_where_search_stops(game: str, seats: int, depth: int) -> None:
    """At the next turn and at the one after, with the same numbers; what a new round brings is dealt otherwise, so not there."""
    face = FACES[game]
    scales = greedy(face.mind, seats)
    scales.depth = depth
    s = face.rules.start(seats, face.rules.agree(face.rules.default_preset, {}), 5)
    compared = 0
    for _ in range(30):
        going = Going(scales, s, s.who, random.Random(1))
        gone = going.on(s.options[0]) if s.offered > 1 else None
        for n in (1, 2) if gone else ():
            then = s.copy()
            take(then, s.options[0])
            scales.rollout(then, s.who, n, scales.numbered.free[s.options[0]] == 0)
            if gone and not then.over and face.judgement.clock(then) == face.judgement.clock(s):
                assert gone.turns[n - 1] == going.apart(then)
                compared += 1
        take(s, scales.best_option(s, s.who))
    assert compared >= 10


def test_rivals_count_as_search_counts_them() -> None:
    """At Empires nothing where more than two play; the best of them otherwise, and in points as well."""
    face = FACES["empires"]
    s = face.rules.start(4, face.rules.agree(face.rules.default_preset, {}), 5)
    own = face.judgement.survey(s, 1)
    scales = greedy(face.mind, 4)
    going = Going(scales, s, 1, random.Random(1))
    assert going.apart(s) == own
    scales.share = 1.0
    best = max((0, 2, 3), key=lambda seat: scales.value(s, seat))
    assert going.apart(s) == [mine - theirs for mine, theirs in zip(own, face.judgement.survey(s, best), strict=True)]
    while s.offered:
        take(s, s.options[0])
    totals = [score.total for score in face.rules.scores(s)]
    assert going.margin(s) == totals[1] - max(totals[:1] + totals[2:])
    scales.share = 0.0
    assert going.margin(s) == totals[1]
