"""Levels that play by the weights of a file: as the level with those weights would, and what cannot be such a file is refused."""

import random
from pathlib import Path

import pytest

from caravela.bots import BOTS
from caravela.cli.main import main
from caravela.core.refused import Refused
from caravela.games import FACES, find_game
from caravela.lab.arena import hold
from caravela.lab.contest import Contest, line_ups
from caravela.lab.crew import Alone, Processes
from caravela.lab.playing import Line
from caravela.lab.results import Results, read_lines
from caravela.lab.reweighed import mind_of, read_reweighed, reweighed_named
from caravela.lab.statistics import Interval
from caravela.lab.train import Course, Verdict
from caravela.lab.train_ahead import Result, write_ahead
from caravela.lab.train_duels import Table
from tests.lab.small import SHINE, WORTH, CoinsFace
from tests.lab.test_arena import timeless


@pytest.fixture(autouse=True)
def _coins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FACES.known, "coins", CoinsFace(points=1.0))


@pytest.fixture
def shining(tmp_path: Path) -> Path:
    """Weights of who likes what shines."""
    path = tmp_path / "club-2.toml"
    path.write_text("# By hand.\n[weights]\nshine = 1.0\n")
    return path


def contest(*players: str, game: str = "coins") -> Contest:
    rules = find_game(game)
    preset = "plain" if game == "coins" else "first"
    return Contest(
        game, preset, rules.agree(preset, {}), line_ups([*players], len(players)), reweighed=reweighed_named(game, players)
    )


def held(asked: Contest, seeds: int, path: Path | None = None) -> list[Line]:
    return hold(asked, asked.blocks(1, seeds), Results.open(path, asked), Alone())


# -- how it plays ------------------------------------------------------------------------------------------------------


def test_a_level_takes_what_the_weights_of_the_file_prefer(shining: Path) -> None:
    face = FACES["coins"]
    s = face.rules.start(2, {}, 1)
    for name, best in (("club", WORTH), (f"club={shining}", SHINE), (f"expert={shining}", SHINE)):
        bot = BOTS[name] if name in BOTS else read_reweighed("coins", name)
        seat = face.seat(s, s.who)
        assert seat.decision is not None
        chosen = bot.choose(seat, random.Random(1))
        coins = {option: best[int(option.split()[1])] for option in seat.decision.options}
        assert coins[chosen] == max(coins.values())
        assert seat.mind is face.mind  # nobody else sees the game otherwise


def test_by_its_own_weights_a_level_plays_as_ever(tmp_path: Path) -> None:
    same = tmp_path / "same.toml"
    same.write_text("[weights]\npoints = 1.0\n")
    usual, by_the_file = held(contest("club", "novice"), 3), held(contest(f"club={same}", "novice"), 3)
    assert [line["digest"] for line in usual] == [line["digest"] for line in by_the_file]


def test_nobody_else_at_the_table_plays_by_the_file(shining: Path) -> None:
    """Points win, not what shines: the level as it is loses no game against the one that was changed."""
    lines = held(contest(f"club={shining}", "club"), 3)
    assert all(1 - line["rotation"] in line["winners"] for line in lines)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_training_writes_for_master_is_weighed_where_master_stops_at_tables_of_any_number(
    seats: int, tmp_path: Path
) -> None:
    course = Course(Table("coins", {}, 2), "plain", "master", 10, 1)
    even = Interval(0.5, 0.4, 0.6)
    path = write_ahead(course, Result({0: [1.0, 2.0, 3.0]}, 5, Verdict(1, even, even, 3.0, True)), tmp_path)
    face = FACES["coins"]
    for name in (f"master={path}", f"master:0.25={path}"):
        mind = mind_of(face, read_reweighed("coins", name))
        assert mind.looking_ahead("master", seats).by_round == {0: [1.0, 2.0, 3.0]}
        assert mind.weights.of("master", seats, mind.judgement.features) == [1.0, 0.0, 0.0]
    assert face.mind.looking_ahead("master", seats).by_round == {}
    assert len(held(contest(f"master:0.1={path}", "random"), 1)) == 2


def test_the_weights_of_a_file_count_before_those_for_a_number_of_seats() -> None:
    folder = FACES["empires"].folder / "weights"
    features = FACES["empires"].judgement.features
    club = mind_of(FACES["empires"], read_reweighed("empires", f"club={folder / 'club-2.toml'}")).weights
    shipped = FACES["empires"].weights
    assert club.of("club", 4, features) == club.of("club", 2, features) == shipped.of("club", 2, features)
    assert club.of("casual", 2, features) == shipped.of("casual", 2, features)
    read_reweighed("empires", f"master={folder / 'ahead.toml'}")


# -- who it is ---------------------------------------------------------------------------------------------------------


def test_the_id_tells_the_weights_and_not_what_is_said_beside_them(shining: Path) -> None:
    def now() -> str:
        return contest(f"club={shining}", "club").player_id(f"club={shining}")

    before = now()
    assert before.rpartition("@")[0] == f"club={shining}"
    assert before.rpartition("@")[2] != contest("club").player_id("club").rpartition("@")[2]
    shining.write_text("[weights]\nshine = 1.0 # much\n")
    assert now() == before
    shining.write_text("[weights]\nshine = 1.1\n")
    assert now() != before


def test_a_file_of_the_arena_does_not_go_on_with_other_weights(tmp_path: Path, shining: Path) -> None:
    games = tmp_path / "games.jsonl"
    held(contest(f"club={shining}", "club"), 1, games)
    assert len(held(contest(f"club={shining}", "club"), 2, games)) == 4
    shining.write_text("[weights]\nshine = 1.0\npoints = 0.1\n")
    with pytest.raises(Refused, match="arena-other-players"):
        held(contest(f"club={shining}", "club"), 3, games)


def test_several_processes_play_by_the_file_as_it_was_when_the_games_were_asked_for(tmp_path: Path) -> None:
    weights = tmp_path / "club-2.toml"
    weights.write_text("[weights]\npoints = 1.0\nmoney = 0.2\n")
    asked = contest(f"club={weights}", "random", game="empires")
    weights.unlink()
    alone, two = tmp_path / "alone.jsonl", tmp_path / "two.jsonl"
    held(asked, 1, alone)
    crew = Processes(2)
    try:
        hold(asked, asked.blocks(1, 1), Results.open(two, asked), crew)
    finally:
        crew.leave()
    assert timeless(read_lines(two)) == timeless(read_lines(alone))


# -- the command -------------------------------------------------------------------------------------------------------


def test_the_arena_plays_a_changed_bot_against_its_old_self(shining: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["arena", "coins", "--players", f"club={shining},club", "--games", "40", "--processes", "1"]
    assert main(["--language", "en", *asked, "--sprt", "0.5", "0.55"]) == 0
    said = capsys.readouterr().out
    assert f"club={shining}" in said and "Decided" in said and "is nearer to 50.0 % than to 55.0 %" in said


def test_regret_tries_a_changed_bot_with_the_luck_of_its_old_self(
    tmp_path: Path, shining: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    positions, same = tmp_path / "positions.jsonl", tmp_path / "same.toml"
    same.write_text("[weights]\npoints = 1.0\n")
    assert (
        main(["arena", "positions", "coins", "--many", "5", "--levels", "random", "--processes", "1", "--out", str(positions)])
        == 0
    )
    tried = ["arena", "regret", str(positions), "--players", f"club={same},club={shining},club", "--processes", "1"]
    assert main(["--language", "en", *tried, "--reference", "0.01"]) == 0
    rows = {line.split()[0]: line.split()[1:] for line in capsys.readouterr().out.splitlines() if line.startswith("club")}
    assert rows[f"club={same}"] == rows["club"] != rows[f"club={shining}"]
    assert main(["--language", "en", *tried[:-3], "club=nowhere.toml"]) == 2
    assert "nowhere.toml cannot be read" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("club=nowhere.toml", "", "cannot be read"),
        ("club=FILE", "shine 1", "is not TOML"),
        ("club=FILE", "shine = 1.0\n", "has no weights"),
        ("club=FILE", "[weights]\n", "has no weights"),
        ("club=FILE", '[weights]\nshine = "much"\n', "has no weights"),
        ("club=FILE", "[weights]\nshine = nan\n", "has no weights"),
        ("club=FILE", "[weights]\nshine = true\n", "has no weights"),
        ("club=FILE", "[weights]\nshine = 1.0\n[weights.1]\nshine = 1.0\n", "has no weights"),
        ("master=FILE", "[weights.first]\nshine = 1.0\n", "has no weights"),
        ("club=FILE", "[weights]\nglow = 1.0\nshine = 1.0\n", "do not look at in coins: glow"),
        ("master=FILE", "[weights.1]\nshine = 1.0\n[weights.2]\nglow = 1.0\n", "do not look at in coins: glow"),
        ("club=FILE", "[weights.1]\nshine = 1.0\n", "has weights by rounds"),
        ("expert=FILE", "[weights.1]\nshine = 1.0\n", "for expert a number"),
        ("master:0.25=FILE", "[weights]\nshine = 1.0\n", "for master:0.25 they stand below [weights.1]"),
        ("random=FILE", "[weights]\nshine = 1.0\n", "“random” plays"),
        ("clubs=FILE", "[weights]\nshine = 1.0\n", "There is no bot called “clubs”"),
        ("trick:war=FILE", "[weights]\nshine = 1.0\n", "There is no player called “trick:war=FILE”"),
    ],
)
def test_what_is_no_such_player_is_refused_in_one_sentence(
    name: str, text: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("FILE").write_text(text)
    assert main(["--language", "en", "arena", "coins", "--players", f"{name},random", "--processes", "1"]) == 2
    told = capsys.readouterr()
    assert told.out == "" and said in told.err and told.err.count("\n") == 1
