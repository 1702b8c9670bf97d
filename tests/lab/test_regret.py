"""Regret: fixed positions that anybody can make again, and what players give away at them."""

import json
from pathlib import Path

import pytest

from caravela.cli.main import main
from caravela.core.record import parse, replay
from caravela.core.refused import Refused
from caravela.games import FACES, find_game
from caravela.lab.crew import Alone
from caravela.lab.dataset import Plan
from caravela.lab.playing import Line
from caravela.lab.regret import LIVELY, Position, Trial, make_positions, read_known, read_positions, regret_at, regrets, try_all
from tests.lab.small import WORTH, CoinsFace

BENCH = Path(__file__).parents[2] / "bench"
LINE = '{"players": {"master": "master@12345678"}, "seconds": 64.0, "position": 1, "best": "take 1"}\n'


@pytest.fixture(autouse=True)
def _coins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FACES.known, "coins", CoinsFace(points=1.0))
    monkeypatch.setattr("caravela.lab.regret.WORLDS", 4)


def silent(done: int, games: int) -> None: ...


def made(path: Path, many: int = 14, first: int = 1) -> list[Position]:
    make_positions(Plan("coins", ("plain",), (2,), ("random",), first), many, path, Alone(), silent)
    return read_positions(path)


def test_positions_are_the_same_for_everybody_and_leave_a_choice(tmp_path: Path) -> None:
    positions = made(tmp_path / "one.jsonl")
    assert [position.number for position in positions] == list(range(1, 15))
    assert made(tmp_path / "two.jsonl") == positions
    for position in positions:
        assert replay(find_game("coins"), parse(position.record), position.at).state.offered >= LIVELY
    with pytest.raises(Refused) as refused:
        made(tmp_path / "one.jsonl")
    assert refused.value.message == "file-exists"


def test_regret_is_what_the_better_choice_brings_more(tmp_path: Path) -> None:
    """With coins it can be told: the points of the best one, less those of the one that was taken."""
    for position in made(tmp_path / "positions.jsonl"):
        line = regret_at(Trial(("random", "club"), 0.01), position)
        worth = {name: WORTH[int(choice.split()[1])] for name, choice in line["chosen"].items()}
        best = WORTH[int(line["best"].split()[1])]
        assert line["regret"] == {name: pytest.approx(best - points) for name, points in worth.items()}
        assert line["regret"]["club"] == 0


def test_what_was_tried_is_not_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    positions = made(tmp_path / "positions.jsonl", 6)
    file = tmp_path / "tried.jsonl"
    trial = Trial(("random", "club"), 0.01)
    whole = try_all(trial, positions, file, Alone(), silent)
    text = file.read_text("utf-8")
    file.write_text(text[:-20], "utf-8")
    assert try_all(trial, positions, file, Alone(), silent) == whole
    assert file.read_text("utf-8") == text
    monkeypatch.setattr("caravela.lab.regret.regret_at", str)
    assert try_all(trial, positions, file, Alone(), silent) == whole
    random, club = regrets(whole, trial.players)
    assert random.points.value > 0 and club.points.value == 0
    with pytest.raises(Refused) as refused:
        try_all(Trial(("random",), 0.01), positions, file, Alone(), silent)
    assert refused.value.message == "regret-other"


def test_the_commands_make_and_try(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "positions.jsonl")
    making = "--language en arena positions coins --many 5 --levels random --processes 1 --out"
    assert main([*making.split(), file]) == 0
    tried = ["arena", "regret", file, "--players", "club,random", "--processes", "1"]
    assert main(["--language", "en", *tried, "--reference", "0.01"]) == 0
    said = capsys.readouterr().out
    assert "5 positions are in" in said and "club" in said and "0.00 [0.00, 0.00]" in said
    assert main(["--language", "en", *tried, "--reference", "0"]) == 2
    assert "at most 1,000 seconds" in capsys.readouterr().err


def options_at(position: Position) -> list[str]:
    game = find_game(position.game)
    return [game.options.names[option] for option in replay(game, parse(position.record), position.at).state.on_offer()]


def tried(path: Path, positions: list[Position], out: Path, *players: str) -> list[Line]:
    known = read_known(path, positions)
    some = [position for position in positions if position.number in known.best]
    return try_all(Trial(players, known.seconds, known=known), some, out, Alone(), silent)


def test_others_are_tried_against_what_was_chosen_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody thinks again, whoever was tried then; positions that the file lacks are left out. What comes of it serves too."""
    positions = made(tmp_path / "positions.jsonl")
    file, some, again = tmp_path / "chosen.jsonl", tmp_path / "some.jsonl", tmp_path / "again.jsonl"
    before = try_all(Trial(("club",), 0.01), positions[:4] + positions[6:9], file, Alone(), silent)
    monkeypatch.setattr("caravela.lab.regret.master", None)
    lines = tried(file, positions, some, "random", "novice")
    assert [line["position"] for line in lines] == [1, 2, 3, 4, 7, 8, 9]
    assert [line["best"] for line in lines] == [line["best"] for line in before]
    for line in lines:
        assert line["seconds"] == 0.01 and line["reference"] == before[0]["players"]["master"]
        points = {name: WORTH[int(choice.split()[1])] for name, choice in {**line["chosen"], "best": line["best"]}.items()}
        assert line["regret"]["random"] == pytest.approx(points["best"] - points["random"])
    known = read_known(some, positions)
    assert known == read_known(file, positions)
    assert tried(some, positions, again, "random", "novice") == lines and again.read_bytes() == some.read_bytes()
    assert tried(file, positions, some, "random", "novice") == lines  # and the same command goes on


def test_a_file_is_not_gone_on_with_by_who_thinks_anew_or_against_other_choices(tmp_path: Path) -> None:
    positions = made(tmp_path / "positions.jsonl", 4)
    file, against, other = tmp_path / "chosen.jsonl", tmp_path / "against.jsonl", tmp_path / "other.jsonl"
    try_all(Trial(("club",), 0.01), positions, file, Alone(), silent)
    tried(file, positions, against, "club")
    first = json.loads(file.read_text().partition("\n")[0])
    first["best"] = next(name for name in options_at(positions[0]) if name != first["best"])
    other.write_text(json.dumps(first) + "\n")
    with pytest.raises(Refused, match="regret-other"):
        tried(other, positions, against, "club")
    with pytest.raises(Refused, match="regret-other"):
        tried(file, positions, file, "club")
    with pytest.raises(Refused, match="regret-other"):
        try_all(Trial(("club",), 0.01), positions, against, Alone(), silent)


def test_the_command_tells_how_many_were_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, chosen = tmp_path / "positions.jsonl", tmp_path / "chosen.jsonl"
    try_all(Trial(("club",), 0.01), made(file)[:5], chosen, Alone(), silent)
    asked = ["--language", "en", "arena", "regret", str(file), "--players", "club,random", "--processes", "1"]
    assert main([*asked, "--against", str(chosen)]) == 0
    said = capsys.readouterr().out
    assert "5 positions of 14, against what master chose in 0.01 s" in said and "0.00 [0.00, 0.00]" in said
    assert main([*asked, "--against", str(chosen), "--reference", "64"]) == 2
    assert "leave --reference out" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "at any of these positions"),
        ("a page\n", "Line 1 of"),
        ('{"game": "coins", "at": [1], "record": ""}\n', "Line 1 of"),  # positions, and no choices
        (LINE.replace("1,", "99,"), "at any of these positions"),
        (LINE.replace("take 1", "plan A11"), "“plan A11” cannot be chosen at position 1"),  # of another game
        (LINE + LINE.replace("64.0", "32.0"), "Line 2 of"),  # of another reference
    ],
)
def test_what_does_not_say_what_was_chosen_there_is_refused_in_one_sentence(
    text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, chosen = tmp_path / "positions.jsonl", tmp_path / "chosen.jsonl"
    made(file)
    chosen.write_text(text)
    asked = ["arena", "regret", str(file), "--players", "random", "--processes", "1", "--against", str(chosen)]
    assert main(["--language", "en", *asked]) == 2
    told = capsys.readouterr()
    assert told.out == "" and said in told.err and "chosen.jsonl" in told.err and told.err.count("\n") == 1


def test_choices_at_other_positions_are_refused(tmp_path: Path) -> None:
    """Their numbers are the same, but not what can be chosen there."""
    one, two = made(tmp_path / "one.jsonl"), made(tmp_path / "two.jsonl", first=100)
    try_all(Trial(("club",), 0.01), one, tmp_path / "chosen.jsonl", Alone(), silent)
    with pytest.raises(Refused, match="regret-elsewhere"):
        read_known(tmp_path / "chosen.jsonl", two)


@pytest.mark.parametrize("path", sorted((BENCH / "positions").glob("*.jsonl")), ids=lambda path: path.stem)
def test_the_positions_of_the_benchmark_can_be_played(path: Path) -> None:
    """A sample of them; a new version of the rules leaves them as they were."""
    positions = read_positions(path)
    assert len(positions) == 300
    game = find_game(path.stem)
    for position in positions[::60]:
        assert replay(game, parse(position.record), position.at).state.offered >= LIVELY
    assert sum(len(json.loads(line)["at"]) for line in path.read_text("utf-8").splitlines()) == 300


@pytest.mark.parametrize("path", sorted((BENCH / "regret").glob("*.jsonl")), ids=lambda path: path.stem)
def test_others_can_be_tried_against_what_the_benchmark_keeps(path: Path) -> None:
    """All of it is read: every choice is open at its position, in the game as it is played now."""
    positions = read_positions(BENCH / "positions" / path.name)
    known = read_known(path, positions)
    assert len(known.best) == len(path.read_text("utf-8").splitlines()) == 300
    assert known.seconds >= 16 and known.reference.startswith("master@")
    for position in [position for position in positions if position.number in known.best][::10]:
        assert known.best[position.number] in options_at(position)
