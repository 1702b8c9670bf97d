"""The teacher in the terminal: a guided game, what is explained once in a person's life, and what a round has brought."""

import io
import re
from pathlib import Path
from random import Random

import pytest

from caravela.cli.main import main
from caravela.cli.teacher import Notes, begin_guided, guide_of
from caravela.cli.terminal import Left, Terminal
from caravela.core.record import Player, parse
from caravela.games import FACES
from caravela.table.play import Play
from caravela.teach.guide import LEARNER
from caravela.text import LANGUAGES
from tests.golden import golden_files
from tests.ours import OURS

each_game = pytest.mark.parametrize("name", OURS)


class Learner(io.StringIO):
    """Somebody who types the first number that is asked for, up to so many times, or strays now and then; then leaves."""

    def __init__(self, out: io.StringIO, most: int, luck: Random | None = None) -> None:
        super().__init__()
        self.out, self.left, self.luck = out, most, luck

    def readline(self, _: int | None = -1) -> str:  # type: ignore[override]
        said = self.out.getvalue().rpartition("Number or name")[0].rpartition("Number or name")[2]
        asked = re.findall(r"Asked for: (\d+)\.", said)
        self.left -= 1
        if self.left < 0 or not (asked or self.luck):
            return ""
        return f"{asked[0] if asked and not (self.luck and self.luck.random() < 0.5) else 1}\n"


def learning(name: str, most: int, luck: Random | None = None, notes: Notes | None = None) -> tuple[Play, str]:
    play, out = begin_guided(FACES[name].rules, "Ana"), io.StringIO()
    speaker = FACES[name].speaker("en", [player.name for player in play.record.players], play.record.agreed)
    terminal = Terminal(play, speaker, Learner(out, most, luck), out, None, False, notes=notes)
    terminal.rescue = terminal.save = lambda *_: None  # type: ignore[method-assign, assignment]
    with pytest.raises(Left):
        terminal.run()
    return play, out.getvalue()


@each_game
def test_who_types_what_is_asked_for_comes_to_the_end_of_the_guided_game(name: str) -> None:
    """Every step is told above the question, in order, with what and why; the option is named by its number."""
    guide = FACES[name].guide
    assert guide is not None
    play, said = learning(name, 99)
    assert guide.over(play.record.moves)
    steps = [int(n) for n in re.findall(r"^Step (\d+) of", said, re.MULTILINE)]
    assert steps == sorted(steps) and set(steps) == set(range(1, len(guide.steps) + 1))
    for seat, listed in enumerate(guide.rivals, LEARNER + 1):
        made = [move.option for move in play.record.moves if move.seat == seat]
        assert all(option in ones for option, ones in zip(made, listed, strict=False))  # then bots play on


@each_game
def test_who_strays_is_not_stopped(name: str) -> None:
    play, said = learning(name, 25, Random(name))
    assert len([move for move in play.record.moves if move.seat == LEARNER]) >= 20 and "Step 1 of" in said


def test_who_leaves_the_steps_is_told_once_how_to_come_back(tmp_path: Path) -> None:
    _, said = learning("santamaria", 25, Random("strays"), Notes(tmp_path / "notes.json"))
    assert said.count("You have left the prepared way") == 1


@each_game
def test_who_comes_to_the_end_of_the_steps_is_told_so_once_and_what_stays(name: str) -> None:
    said = " ".join(learning(name, 99)[1].split())
    assert said.count("The lesson is over; the rest of the game is yours.") == 1
    assert "“hint” still tells what a good player would do, “explain” what is asked." in said


@each_game
def test_a_guided_game_that_was_saved_goes_on_with_its_lessons(name: str) -> None:
    play, _ = learning(name, 4)
    again = Play.resume(FACES[name].rules, parse(play.record.text()))
    assert guide_of(again) is not None
    other = Play.begin(play.game, play.record.agreed, play.record.players, b"another secret of 32 bytes......")
    assert guide_of(other) is None


def at_first_question(notes: Notes | None, *typed: str, language: str = "en") -> str:
    game = FACES["empires"].rules
    play = Play.begin(game, game.agree("deluxe_base", {}), [Player("Ana", "person"), Player("Bruno", "person")], bytes(32))
    out = io.StringIO()
    terminal = Terminal(play, FACES["empires"].speaker(language, ["Ana", "Bruno"]), io.StringIO(), out, None, False, notes=notes)
    terminal.at_screen = play.decider
    terminal.redisplay("")
    for line in typed:
        terminal.understand(line)
    return out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_is_explained_once_in_a_life_and_again_when_asked(tmp_path: Path, language: str) -> None:
    file = tmp_path / "share" / "terminal.json"
    told = " ".join(FACES["empires"].speaker(language).first_time("ask-place").split())
    first = at_first_question(Notes.read(file), language=language)
    later = at_first_question(Notes.read(file), language=language)
    assert told in " ".join(first.split()) and told not in " ".join(later.split())
    for asked in ("?", "explain"):
        assert told in " ".join(at_first_question(Notes.read(file), asked, language=language).split())


def test_explanations_can_be_switched_off_and_on(tmp_path: Path) -> None:
    file = tmp_path / "terminal.json"
    at_first_question(Notes(file, taught=["empires.ask-place"]), "explain off", "summary off")
    assert (Notes.read(file).teacher, Notes.read(file).rounds) == (False, False)
    assert "New to you" not in at_first_question(Notes(teacher=False))
    at_first_question(Notes.read(file), "explain on")
    assert (Notes.read(file).teacher, Notes.read(file).rounds) == (True, False)


@pytest.mark.parametrize("text", ["", "{", "[]", '{"taught": 3}', "\x00"])
def test_spoilt_notes_teach_from_the_beginning(tmp_path: Path, text: str) -> None:
    file = tmp_path / "terminal.json"
    file.write_text(text, encoding="utf-8")
    assert "New to you" in at_first_question(Notes.read(file))


def test_notes_that_cannot_be_kept_hold_for_the_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    notes = Notes(tmp_path / "file" / "terminal.json")
    assert "New to you" in at_first_question(notes) and "New to you" not in at_first_question(notes)


@each_game
def test_a_round_that_is_over_is_told_by_itself_and_when_asked(name: str) -> None:
    record = next(
        record
        for record in (parse(path.read_text(encoding="utf-8")) for path in golden_files() if path.parent.name == name)
        if len(record.players) > 1
    )
    play, out = Play.resume(FACES[name].rules, record), io.StringIO()
    speaker = FACES[name].speaker("en", [player.name for player in record.players], record.agreed, record.tables)
    terminal = Terminal(play, speaker, io.StringIO(), out, None, False, notes=Notes())
    terminal.resumed = 0
    terminal.tell_news()
    title = FACES[name].artist.round_title(2, speaker)
    by_itself = out.getvalue()
    assert " is over" in by_itself
    terminal.show_round("2")
    told = out.getvalue().removeprefix(by_itself)
    assert told.startswith(f"\n{title} is over") and all(f"  {player.name}: " in told for player in record.players)


def test_while_the_teacher_says_what_to_do_there_is_no_hint(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    monkeypatch.setattr("sys.stdin", io.StringIO("i\nq\n"))
    assert main(["learn", "empires", "--record", str(tmp_path / "first.txt")]) == 0
    assert "hints come when you play on alone." in " ".join(capsys.readouterr().out.split())


def test_caravela_learn_begins_the_guided_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    file = tmp_path / "first.txt"
    assert main(["--language", "it", "learn", "maracaibo", "--name", "Ana", "--record", str(file)]) == 0
    assert "Passo 1 di" in capsys.readouterr().out
    assert parse(file.read_text(encoding="utf-8")).players[0].name == "Ana"
    assert main(["learn", "chess"]) == 2
