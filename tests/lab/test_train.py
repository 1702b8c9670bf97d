"""Training: what duels teach, that stopping changes nothing, and that only what a test on fresh seeds accepts comes out."""

import json
import random
import tomllib
from pathlib import Path

import pytest

from caravela.bots import LEVELS
from caravela.cli.main import main, parser
from caravela.cli.train import course_asked
from caravela.core.refused import Refused
from caravela.games import FACES, find_face
from caravela.lab.crew import Alone
from caravela.lab.train import Course, Result, train, write_weights
from caravela.lab.train_duels import Duel, Table, fight, lean, play, prove, sides
from caravela.lab.train_steps import REACH, Climb, Weighing, batches, draw, solve, units
from tests.lab.small import CoinsFace


@pytest.fixture(autouse=True)
def _coins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FACES.known, "coins", CoinsFace(points=1.0, shine=1.0))


def course(seats: int = 2, duels: int = 80) -> Course:
    return Course(Table("coins", {}, seats), "plain", "club", duels, 1000)


def trained(folder: Path, asked: Course, learning: object = None) -> Result:
    def quiet(done: int, games: int) -> None:
        if learning is not None and done == learning:
            raise KeyboardInterrupt

    return train(asked, folder, Alone(), quiet, lambda done, games: None)


def test_every_course_in_the_documentation_can_be_asked_for() -> None:
    page = (Path(__file__).parents[2] / "docs" / "training.md").read_text(encoding="utf-8")
    commands = [line.partition("#")[0].split() for line in page.splitlines() if line.startswith("caravela train ")]
    assert len(commands) > 5
    for command in commands:
        course = course_asked(parser().parse_args(command[1:]))
        assert course.table.game == command[2] and course.games > 0


@pytest.mark.parametrize("game", FACES.known)
def test_shipped_weights_say_from_what_they_come_and_what_a_test_found(game: str) -> None:
    """Seeds, games and rules; and results on seeds that nobody had learned from: of the gate, or of games against others."""
    face = find_face(game)
    for path in face.folder.glob("weights/*.toml"):
        said = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
        assert said["game"] == game and said["level"] in LEVELS and 1 <= said["rules"] <= face.rules.version, path
        seeds = said.get("learned", said.get("duels"))["seeds"]
        results = [said["gate"]] if "gate" in said else said["checked"]
        for result in results:
            assert result["games"] >= 20 and not set(range(seeds[0], seeds[1] + 1)) & set(result["seeds"]), path
        assert "gate" not in said or said["gate"]["accepted"], path


# -- what duels teach --------------------------------------------------------------------------------------------------


def climbed(best: list[float], duels: int, noise: float) -> tuple[float, float]:
    """How far from the best places a climb begins and ends, where a weight wrong by one costs six points."""
    luck = random.Random(1)
    climb = Climb(len(best))
    seed = 0

    def strength(place: list[float]) -> float:
        return -sum([6 * (at - to) ** 2 for at, to in zip(place, best, strict=True)])

    for size in batches(duels):
        draws = [draw(climb.many, seed + i) for i in range(size)]
        leans = [luck.choice([-1.0, 1.0]) for _ in range(size)]
        margins = []
        for drawn, later in zip(draws, leans, strict=True):
            one, other = ([at + way * REACH * z for at, z in zip(climb.place, drawn, strict=True)] for way in (1, -1))
            margins.append(strength(one) - strength(other) - 5 * later + luck.gauss(0, noise))
        climb.learn(draws, leans, margins)
        seed += size
    return strength([0.0] * len(best)), strength(climb.result())


def test_a_climb_comes_near_the_best_weights_through_noise() -> None:
    luck = random.Random(2)
    before, after = climbed([luck.gauss(0, 0.7) for _ in range(20)], 1500, 25.0)
    assert before < -30 and after > before / 5


def test_where_there_is_nothing_to_learn_little_is_changed() -> None:
    _, after = climbed([0.0] * 20, 1500, 25.0)
    assert after > -2


def test_batches_grow_and_are_all_the_duels() -> None:
    sizes = batches(5000)
    assert sum(sizes) == 5000 and sizes == sorted(sizes) and len(sizes) >= 10
    assert batches(10) == [10] and sum(batches(61)) == 61


def test_a_weight_keeps_its_sign_and_one_of_zero_may_get_either() -> None:
    weighing = Weighing((2.0, -1.0, 0.0, 0.0), units((2.0, -1.0, 0.0, 0.0), (1.0, 4.0, 2.0, 0.0)))
    assert weighing.at([0.0] * 4) == (2.0, -1.0, 0.0, 0.0)
    low, high = weighing.moved([0.0] * 4, [1.0] * 4, -1), weighing.moved([0.0] * 4, [1.0] * 4, 1)
    assert 0 < low[0] < 2 < high[0] and high[1] < -1 < low[1] < 0 and low[2] == -high[2] != 0
    assert high[3] == 0  # a feature that never changes teaches nothing
    assert high[2] * 2 == pytest.approx(3.0 * REACH)  # it matters as much as the others do: 2 * 1 and 1 * 4, 3 in the middle


def test_equations_are_solved() -> None:
    assert solve([[4.0, 2.0], [2.0, 3.0]], [2.0, 5.0]) == pytest.approx([-0.5, 2.0])


# -- duels -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_sides_have_each_seat_equally_often(seats: int) -> None:
    taken = [sides(seats, seed) for seed in range(600)]
    assert all(0 < sum(mine) < seats for mine in taken)
    assert all(abs(sum(mine[seat] for mine in taken) / 600 - 0.5) < 0.08 for seat in range(seats))
    assert abs(sum(lean(seats, seed) for seed in range(600))) / 600 < 0.15


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_duel_is_won_by_what_only_the_weights_differ_in(seats: int) -> None:
    table = Table("coins", {}, seats)
    greedy, blind = (1.0, 0.0, 0.0), (0.0, 1.0, 0.0)
    assert sum(fight(table, Duel(seed, greedy, blind)) for seed in range(4)) > 20
    assert fight(table, Duel(7, greedy, blind)) == -fight(table, Duel(7, blind, greedy)) or seats > 1
    proof = prove(table, play, Duel(5, greedy, blind))
    assert proof.share == 1 and proof.margin > 0
    assert prove(table, play, Duel(5, greedy, greedy)).margin == (0 if seats == 1 else pytest.approx(0, abs=8))


# -- a course ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2])
def test_a_feature_that_only_hurts_gets_smaller(seats: int, tmp_path: Path) -> None:
    asked = course(seats)
    result = trained(tmp_path, asked)
    points, shine, _ = result.weights
    assert shine / points < 0.6
    assert result.verdict.accepted and result.verdict.share.value > 0.5 and result.verdict.margin.low > 0
    path = write_weights(asked, result, tmp_path)
    assert path.name == f"club-{seats}.toml"
    assert tuple(tomllib.loads(path.read_text("utf-8"))["weights"].values()) == result.weights
    beside = json.loads(path.with_suffix(".json").read_text("utf-8"))
    assert beside["features"] == ["points", "shine", "glimmer"] and beside["gate"]["accepted"]
    assert beside["duels"]["seeds"][1] < beside["gate"]["seeds"][0]


def test_stopped_and_gone_on_with_it_comes_to_the_same(tmp_path: Path) -> None:
    whole, part = tmp_path / "whole", tmp_path / "part"
    expected = trained(whole, course())
    for stop in (30, 60):
        with pytest.raises(KeyboardInterrupt):
            trained(part, course(), stop)
        with (part / "duels.jsonl").open("a") as file:
            file.write('{"seed": 10')  # the line that was being written
    assert trained(part, course()) == expected
    for name in ("about.json", "duels.jsonl", "gate.jsonl", "steps.jsonl"):
        assert (part / name).read_bytes() == (whole / name).read_bytes()


def test_a_folder_of_another_course_is_left_alone(tmp_path: Path) -> None:
    trained(tmp_path, course(duels=20))
    with pytest.raises(Refused) as refused:
        trained(tmp_path, course(duels=30))
    assert refused.value.message == "train-other"


def test_weights_that_cannot_be_better_are_rejected_and_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(FACES.known, "coins", CoinsFace(points=1.0))
    monkeypatch.setattr("caravela.lab.train.MOST", 60)
    asked = ["--language", "en", "train", "coins", "--games", "40", "--processes", "1", "--out", str(tmp_path)]
    assert main(asked) == 0
    said = capsys.readouterr().out
    assert "Rejected" in said and "shine" in said and not list(tmp_path.glob("club*"))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "There is no game called “chess”"),
        (["coins", "--seats", "9"], "This game is for"),
        (["coins", "--games", "0"], "--games"),
        (["coins", "--level", "a b"], "A level is a word"),
        (["coins", "--preset", "no"], "There is no set-up called “no”"),
    ],
)
def test_what_cannot_be_trained_is_refused_in_one_sentence(
    arguments: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--language", "en", "train", *arguments, "--out", str(tmp_path / "out"), "--processes", "1"]) == 2
    told = capsys.readouterr()
    assert said in told.err and told.err.count("\n") == 1 and not (tmp_path / "out").exists()
