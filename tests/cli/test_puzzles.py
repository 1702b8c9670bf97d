"""Puzzles in the terminal: solved, found, picked; whatever is wrong gets a sentence."""

import io
import json
from pathlib import Path

import pytest

from caravela.cli.main import main
from caravela.cli.puzzles import Solver
from caravela.cli.terminal import Left
from caravela.games import find_face
from caravela.teach.puzzles import Posed
from tests.ours import OURS

GAME = OURS[0]


def typed(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(text))


def test_an_answer_is_told_what_it_is_worth(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    puzzle = find_face(GAME).puzzles[0]
    typed(monkeypatch, f"{puzzle.best}\n")
    assert main(["--language", "en", "puzzles", "solve", GAME, "1"]) == 0
    shown = capsys.readouterr().out
    before, _, after = shown.partition("Your answer")
    assert "Right: that is the best move." in after and "The tempting move:" in after
    assert "points behind" not in before, "nothing is told before there is an answer"
    typed(monkeypatch, f"{puzzle.tempting}\n")
    assert main(["--language", "en", "puzzles", "solve", GAME, "1"]) == 0
    assert "That was the tempting move." in capsys.readouterr().out


def test_todays_puzzle_can_be_looked_at_given_up_and_left(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "b\nxyzzy\ni\n\n")  # a board, nonsense, a hint that is not given, and the solution
    assert main(["--language", "it", "puzzles", "solve", OURS[-1]]) == 0
    assert "La soluzione:" in capsys.readouterr().out
    typed(monkeypatch, "q\n")
    assert main(["puzzles", "solve", GAME, "2"]) == 0


@pytest.mark.parametrize("game", OURS)
def test_what_only_a_game_has_is_no_answer(game: str) -> None:
    """A hint, for one: “i” would begin some word of an answer."""
    face = find_face(game)
    for puzzle in face.puzzles:
        posed, out = Posed(face.rules, puzzle), io.StringIO()
        speaker = face.speaker("it", [player.name for player in posed.record.players], posed.record.agreed, posed.record.tables)
        with pytest.raises(Left):
            Solver(posed, speaker, io.StringIO("i\nu\ns\nr 2\nsuggerimento\nq\n"), out).answered()
        assert out.getvalue().count("Prima rispondi") == 5, puzzle.number


def test_what_is_not_there_gets_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.jsonl"
    file.write_text("{}\n", encoding="utf-8")
    for words, said in (
        (["solve", GAME, "999"], "There is no puzzle 999"),
        (["solve", GAME, "1", "--file", str(file)], "line 1 cannot be read"),
        (["solve", GAME, "--file", str(tmp_path / "none")], "none"),
        (["solve", "chess"], "chess"),
        (["find", GAME, "--many", "0", "--out", str(file)], "0"),
        (["find", GAME, "--jobs", "0", "--out", str(file)], "0"),
        (["pick", str(file), "--out", str(file)], "mine.jsonl"),
    ):
        assert main(["--language", "en", "puzzles", *words]) == 2
        assert said in capsys.readouterr().err, words


def test_found_ones_are_picked_into_a_file_that_can_be_solved(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shipped = (find_face(GAME).folder / "puzzles.jsonl").read_text(encoding="utf-8").splitlines()[:3]
    found, mine = tmp_path / "found.jsonl", tmp_path / "mine.jsonl"
    lines = [{"number": n, "puzzles": [json.loads(text)]} for n, text in enumerate(shipped)]
    found.write_text("".join([json.dumps(line) + "\n" for line in lines]), encoding="utf-8")
    assert main(["puzzles", "pick", str(found), "--many", "2", "--out", str(mine)]) == 0
    typed(monkeypatch, "\n")
    assert main(["--language", "en", "puzzles", "solve", GAME, "2", "--file", str(mine)]) == 0
    assert "The solution:" in capsys.readouterr().out
