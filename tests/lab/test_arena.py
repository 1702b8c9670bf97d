"""The arena: fair blocks, the same games however they are played, and a file that can be gone on with."""

import io
import json
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from caravela.bots.mind import read_weights
from caravela.cli.arena import Progress, summary
from caravela.cli.main import main
from caravela.core.record import verify
from caravela.core.refused import Refused
from caravela.games import FACES, GAMES, find_game
from caravela.lab.arena import by_seat, hold, standings
from caravela.lab.contest import Block, Contest, line_ups, mind_hash, name_of, player_id, rotations, seating
from caravela.lab.crew import Alone, Processes, chunk, run_blocks
from caravela.lab.playing import Line, line_of, play_block, play_game
from caravela.lab.results import Results, read_lines
from caravela.lab.statistics import Sprt
from caravela.table.play import Play
from caravela.text import Speaker
from tests.bots.programs import ANSWERING, program
from tests.lab.small import CoinsFace


def contest(*players: str, game: str = "empires", preset: str = "first", seats: int | None = None) -> Contest:
    rules = find_game(game)
    return Contest(game, preset, rules.agree(preset, {}), line_ups(list(players), seats or len(players)))


def timeless(lines: list[Line]) -> list[Line]:
    """What has to be equal: everything but the CPU time."""
    return [{name: value for name, value in line.items() if name not in ("seconds", "slowest")} for line in lines]


def held(asked: Contest, seeds: int, path: Path | None = None) -> list[Line]:
    return hold(asked, asked.blocks(1, seeds), Results.open(path, asked), Alone())


# -- blocks ------------------------------------------------------------------------------------------------------------


def test_the_challenger_sits_in_every_seat_once() -> None:
    line_up = ("casual", "novice", "novice", "novice")
    seated = [seating(line_up, turn) for turn in rotations(line_up)]
    assert [who.index("casual") for who in seated] == [0, 1, 2, 3]
    assert seating(("a", "b", "c"), 1) == ("c", "a", "b")


def test_who_is_seated_alike_is_not_played_twice() -> None:
    assert list(rotations(("casual", "casual"))) == [0]
    assert list(rotations(("a", "b", "a", "b"))) == [0, 1]
    assert list(rotations(("a",))) == [0]


def test_with_fewer_seats_than_players_everybody_meets_everybody() -> None:
    assert line_ups(["a", "b", "c"], 2) == (("a", "b"), ("a", "c"), ("b", "c"))
    with pytest.raises(Refused):
        line_ups(["a"], 2)


def test_luck_belongs_to_the_role_and_not_to_the_seat() -> None:
    """Played again it is the same game, dealt as `caravela play --seed` deals it, and its record is true to the seed."""
    asked = contest("random", "novice")
    block = Block(3, ("random", "novice"), (0, 1))
    first, moved = play_block(asked, block)
    assert [name_of(player) for player in first["players"]] == ["random", "novice"]
    assert [name_of(player) for player in moved["players"]] == ["novice", "random"]
    again = play_game(asked, block, 1)
    assert timeless([line_of(asked, block, 1, again)]) == timeless([moved])
    dealt = Play.begin(find_game("empires"), asked.agreed, again.record.players, b"seed 3").record
    assert again.record.start_fate == dealt.start_fate
    assert verify(find_game("empires"), again.record) == moved["digest"]


# -- the file ----------------------------------------------------------------------------------------------------------


def test_one_process_and_two_write_the_same_file(tmp_path: Path) -> None:
    asked = contest("random", "random")
    alone, two = tmp_path / "alone.jsonl", tmp_path / "two.jsonl"
    held(asked, 6, alone)
    crew = Processes(2)
    try:
        hold(asked, asked.blocks(1, 6), Results.open(two, asked), crew)
    finally:
        crew.leave()
    assert timeless(read_lines(two)) == timeless(read_lines(alone))
    assert [line["seed"] for line in read_lines(two)] == [1, 2, 3, 4, 5, 6]


def test_what_is_in_the_file_is_not_played_again_and_half_a_line_is_dropped(tmp_path: Path) -> None:
    asked = contest("random", "random")
    file = tmp_path / "games.jsonl"
    lines = held(asked, 3, file)
    whole = file.read_text("utf-8")
    file.write_text(whole[:-40], "utf-8")
    played: list[tuple[int, int]] = []
    hold(asked, asked.blocks(1, 3), Results.open(file, asked), Alone(), lambda done, games: played.append((done, games)))
    assert played == [(2, 3), (3, 3)]
    assert timeless(read_lines(file)) == timeless(lines)


def test_a_gap_is_filled_and_the_file_stays_in_order(tmp_path: Path) -> None:
    asked = contest("random", "random")
    file = tmp_path / "games.jsonl"
    lines = held(asked, 3, file)
    texts = file.read_text("utf-8").splitlines(keepends=True)
    file.write_text(texts[0] + texts[2], "utf-8")
    held(asked, 3, file)
    assert timeless(read_lines(file)) == timeless(lines)


def test_who_stops_in_the_middle_leaves_a_good_file(tmp_path: Path) -> None:
    """Ctrl-C: what was played is kept, it is said how to go on, and going on comes to the same."""
    asked = contest("random", "random")
    file = tmp_path / "games.jsonl"

    def stop(done: int, games: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        hold(asked, asked.blocks(1, 4), Results.open(file, asked), Alone(), stop)
    assert [line["seed"] for line in read_lines(file)] == [1, 2]
    assert timeless(held(asked, 4, file)) == timeless(read_lines(file)) == timeless(held(asked, 4))


@pytest.mark.skipif(sys.platform == "win32", reason="nobody is refused there")
def test_a_file_that_another_command_writes_is_refused_until_that_has_ended(tmp_path: Path) -> None:
    """Two of them would play the same games twice."""
    asked = contest("random", "random")
    file = tmp_path / "games.jsonl"
    writes = f"from pathlib import Path; from caravela.lab.results import write_alone; write_alone(Path({str(file)!r}))"
    command = [sys.executable, "-c", f"{writes}; print('writing', flush=True); input()"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None and other.stdout.readline()
        with pytest.raises(Refused) as refused:
            Results.open(file, asked)
        assert refused.value.message == "file-written" and refused.value.about["file"] == str(file)
        other.kill()
    assert len(held(asked, 1, file)) == len(held(asked, 2, file)) - 1 == 1  # who writes it may go on


def test_a_test_ends_the_contest_with_the_block_that_decides_it(tmp_path: Path) -> None:
    class AfterTwo(Sprt):
        @property
        def verdict(self) -> bool | None:
            return True if self.n == 2 else None

    asked = contest("random", "random")
    file = tmp_path / "games.jsonl"
    for _ in range(2):  # also when it was played already
        lines = hold(asked, asked.blocks(1, 5), Results.open(file, asked), Alone(), test=AfterTwo(0.5, 0.6))
        assert [line["seed"] for line in lines] == [line["seed"] for line in read_lines(file)] == [1, 2]


@pytest.mark.parametrize("other", ["preset", "players", "weights"])
def test_games_of_another_contest_are_refused(other: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.jsonl"
    held(contest("random", "random"), 1, file)
    before = file.read_text("utf-8")
    asked = contest("random", "random", preset="deluxe_base") if other == "preset" else contest("random", "novice")
    if other == "weights":
        asked = contest("random", "random")
        monkeypatch.setattr("caravela.lab.contest.mind_hash", lambda face: "00000000")
    with pytest.raises(Refused) as refused:
        Results.open(file, asked)
    assert refused.value.message == ("arena-other-setup" if other == "preset" else "arena-other-players")
    assert file.read_text("utf-8") == before


# -- who somebody is ---------------------------------------------------------------------------------------------------


def test_who_searches_is_another_player_on_the_other_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It weighs other positions there, so that a file begun on one build is not gone on with on the other; the others may."""

    def on(compiled: bool, name: str) -> str:
        monkeypatch.setattr("caravela.lab.contest.COMPILED", compiled)
        return player_id("empires", name)

    for name in ("expert", "master", "master:0.25"):
        assert name_of(on(True, name)) == name_of(on(False, name)) == name
        assert on(True, name) != on(False, name)
    for name in ("random", "novice", "casual", "club", "trick:war"):
        assert on(True, name) == on(False, name)


def test_a_file_of_who_searches_is_not_gone_on_with_on_the_other_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FACES.known, "coins", CoinsFace(points=1.0))
    for name in ("club", "master:0.1"):
        asked, file = contest(name, "random", game="coins", preset="plain"), tmp_path / f"{name.partition(':')[0]}.jsonl"
        monkeypatch.setattr("caravela.lab.contest.COMPILED", True)
        held(asked, 1, file)
        monkeypatch.setattr("caravela.lab.contest.COMPILED", False)
        if name == "club":
            assert len(held(asked, 2, file)) == 4
        else:
            with pytest.raises(Refused, match="arena-other-players"):
                held(asked, 2, file)


def test_a_player_changes_with_a_weight_and_not_with_what_is_said_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def club() -> str:
        """As whoever starts now finds the folder."""
        face = CoinsFace()
        face.__dict__ |= {"folder": tmp_path, "weights": read_weights(tmp_path)}
        monkeypatch.setitem(FACES.known, "coins", face)
        return player_id("coins", "club")

    weights, learned = tmp_path / "weights.toml", tmp_path / "weights" / "club-2.toml"
    learned.parent.mkdir()
    weights.write_text("follow_ups = []\nfree = []\n[temperature]\n[weights]\ncasual = { points = 1.0, shine = 0.5 }\n")
    learned.write_text("[weights]\npoints = 2.0\nshine = 1.0\n")
    before = club()
    weights.write_text("# By hand.\n" + weights.read_text())
    learned.write_text("# Learned.\n[weights]\nshine = 1.0 # not much\npoints = 2.0\n")
    learned.with_suffix(".json").write_text('{"features": []}\n')
    assert club() == before
    learned.write_text("[weights]\npoints = 2.1\nshine = 1.0\n")
    after = club()
    weights.write_text(weights.read_text().replace("0.5", "0.6"))
    assert len({before, after, club()}) == 3


def test_a_line_that_is_no_game_is_named(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text('{"game": 1}\n')
    with pytest.raises(Refused) as refused:
        read_lines(file)
    assert refused.value.message == "arena-line" and refused.value.about["line"] == 1


# -- what a line says --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", list(GAMES))
def test_a_line_says_what_came_of_a_game(game: str) -> None:
    rules = GAMES[game]
    seats = 2
    [line, *_] = held(contest(*["random"] * seats, game=game, preset=rules.default_preset), 1)
    assert json.loads(json.dumps(line)) == line
    assert [sum(score.values()) for score in line["scores"]] == line["totals"]
    assert {seat for seat in range(seats) if line["ranks"][seat] == 1} == set(line["winners"])
    assert sum(line["decisions"]) <= line["moves"]
    assert all(line["taken"]) and all(len(opening) == 4 for opening in line["opening"])
    assert line["players"] == [f"random@{mind_hash(FACES[game])}"] * seats
    options = {option for opening in line["opening"] for option in opening}
    assert options <= set(rules.options.numbers)


def test_figures_of_a_contest() -> None:
    def line(seed: int, turn: int, winners: list[int]) -> Line:
        players = ["a@1", "b@1"] if turn == 0 else ["b@1", "a@1"]
        ranks = [1 if seat in winners else 2 for seat in (0, 1)]
        return {
            "game": "g", "preset": "p", "players": players, "seed": seed, "rotation": turn, "winners": winners, "ranks": ranks,
            "totals": [10, 20], "decisions": [5, 5], "seconds": [0.01, 0.02],
        }  # fmt: skip

    lines = [line(1, 0, [0]), line(1, 1, [1]), line(2, 0, [0, 1]), line(2, 1, [0])]
    [[a, b]] = standings(lines)
    assert (a.player, a.games, a.seats, a.wins.value, b.wins.value) == ("a@1", 4, 1, 0.625, 0.375)
    assert a.by_blocks.value == pytest.approx(0.625) and (a.by_blocks.low, a.by_blocks.high) == (0.25, 1.0)
    assert a.points == 15 and a.rank == 1.25 and a.milliseconds == pytest.approx(3.0)
    assert [seat.wins.value for seat in by_seat(lines)] == [0.625, 0.375]


# -- who plays ---------------------------------------------------------------------------------------------------------


def test_outcomes_come_in_the_order_of_the_tasks() -> None:
    assert list(run_blocks(lambda n: n * n, [3, 1, 2], Alone())) == [9, 1, 4]


def test_chunks_are_worth_sending_and_leave_nobody_idle() -> None:
    assert chunk(1000, 2, None) == 1
    assert chunk(1000, 2, 0.001) == 50
    assert chunk(1000, 2, 3.0) == 1
    assert chunk(6, 2, 0.001) == 3
    assert chunk(1, 2, 0.001) == 1


# -- the command -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--players", "random,nobody"], "There is no bot called “nobody”"),
        (["--players", "random,random", "--seats", "3"], "A table for 3"),
        (["--players", "random"], "This game is for"),
        (["--players", "random,random", "--games", "0"], "--games"),
        (["--players", "random,random", "--seeds", "1000000001"], "from 0 to 1,000,000,000"),
        (["--players", "random,random", "--sprt", "0.6", "0.5"], "0.6 and 0.5"),
        (["--players", "random,random", "--preset", "no"], "There is no set-up called “no”"),
        (["--players", "random,random", "--out", "/"], "cannot be"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--language", "en", "arena", "empires", *arguments, "--processes", "1"]) == 2
    told = capsys.readouterr()
    assert told.out == "" and said in told.err and told.err.count("\n") == 1


def test_the_command_tells_shares_and_seats(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    asked = ["arena", "empires", "--preset", "first", "--players", "novice,random", "--games", "3", "--processes", "1"]
    assert main(["--language", "en", *asked, "--out", str(file), "--sprt", "0.5", "0.6"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("4 games\n") and "novice" in said and "Seat 2" in said and "Still open after 2 blocks" in said
    assert len(read_lines(file)) == 4


class Screen(io.StringIO):
    """Somebody watches."""

    def isatty(self) -> bool:
        return True


def test_the_time_left_follows_from_what_was_played_since_the_first_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither what was there before nor the time until somebody began counts: of 100 games 40 were there, and five took 10 s."""
    now = [1000.0]
    monkeypatch.setattr("caravela.cli.arena.time", SimpleNamespace(monotonic=lambda: now[0]))
    screen = Screen()
    with Progress(Speaker("en"), screen) as progress:
        now[0] += 7200  # another one was told of meanwhile
        progress.told(40, 100)
        assert "40 of 100 games, … left" in screen.getvalue()
        now[0] += 10
        progress.told(45, 100)
        assert "45 of 100 games, 1:50 left" in screen.getvalue()
    assert screen.getvalue().endswith("\r\033[K")


@pytest.mark.parametrize("page", ["arena.md", "training.md"])
def test_the_seeds_of_the_pages_can_be_played(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fresh seeds are far away, in the arena and in training."""
    monkeypatch.setitem(FACES.known, "coins", CoinsFace(points=1.0))
    monkeypatch.setattr("caravela.lab.train.MOST", 4)
    told = (Path(__file__).parents[2] / "docs" / page).read_text(encoding="utf-8")
    seeds = max(re.findall(r"^caravela .*--seeds (\d+)", told, re.MULTILINE), key=int)
    playing = ["arena", "coins", "--players", "random,random", "--games", "1"]
    learning = ["train", "coins", "--level", "master", "--games", "2", "--out", str(tmp_path)]
    for command in (playing, learning):
        assert main([*command, "--seeds", seeds, "--processes", "1"]) == 0


# -- programs of other people ------------------------------------------------------------------------------------------


def with_program(tmp_path: Path, fault: str) -> Contest:
    source = ANSWERING.replace("HEARD", "os.devnull").replace("# FAULT", fault)
    asked = contest("random", "tried", game="santamaria", preset="basic")
    return replace(asked, outside=(program(tmp_path, source),))


def test_a_program_plays_in_the_arena_alike_however_it_is_played(tmp_path: Path) -> None:
    asked = with_program(tmp_path, "")
    asked.check()
    lines = held(asked, 1)
    assert [name_of(player) for player in lines[0]["players"]] == ["random", "tried"]
    assert not any("forfeits" in line for line in lines) and lines[0]["decisions"][1] > 0
    assert timeless(hold(asked, asked.blocks(1, 1), Results.open(None, asked), Alone())) == timeless(lines)


def test_a_program_that_fails_forfeits_the_game_whatever_the_novice_makes_of_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The line says who, when and why; the seat comes last, and the others' figures are of a whole game."""
    asked = with_program(tmp_path, "sys.exit(4)")
    lines = held(asked, 1)
    for line in lines:
        [forfeit] = line["forfeits"]
        tried = [name_of(player) for player in line["players"]].index("tried")
        assert forfeit["seat"] == tried and forfeit["reason"] == "outside-gone" and forfeit["about"]["code"] == "4"
        assert line["winners"] == [1 - tried] and line["ranks"][tried] == 2
        assert line["totals"][tried] >= 0 and line["decisions"][tried] > 0
    said = "\n".join(summary(lines, None, Speaker("en")))
    assert "tried has forfeited 2 games" in said and "with code 4." in said


def test_a_command_can_be_named_among_the_players(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bot = program(tmp_path, ANSWERING.replace("HEARD", "os.devnull"))
    command = f"cmd:{bot.command[0]} -I -S {tmp_path / 'bot.py'}"
    words = ["arena", "santamaria", "--players", f"random,{command}", "--games", "2", "--processes", "1"]
    assert main(words) == 0
    assert command in capsys.readouterr().out
    assert main(["arena", "santamaria", "--players", "random,cmd:"]) == 2
