"""Terminal play as a person types it: numbers, names, commands, undo, curtain, save and resume."""

import io
from pathlib import Path

import pytest

from caravela.cli.files import read_record
from caravela.cli.terminal import Left, Terminal
from caravela.core.record import Player
from caravela.games import find_game
from caravela.table.play import Play
from caravela.text import Speaker


def seated(typed: str, kinds: str = "person,person", file: Path | None = None, confirm: bool = False, **changes: str) -> Terminal:
    """A game of Empires with a fixed seed at a terminal into which this will be typed."""
    game = find_game("empires")
    players = [Player(name, kind) for name, kind in zip(["Ana", "Bruno", "Chiara", "Diego"], kinds.split(","), strict=False)]
    agreed = game.agree("deluxe_base", changes)
    play = Play.begin(game, agreed, players, b"terminal")
    speaker = Speaker("en", game, [player.name for player in players], agreed)
    return Terminal(play, speaker, io.StringIO(typed), io.StringIO(), file, confirm)


def run(terminal: Terminal, tmp_path: Path) -> str:
    """Until what was typed is used up; what was printed."""
    terminal.file = terminal.file or tmp_path / "left.txt"
    with pytest.raises(Left):
        terminal.run()
    assert isinstance(terminal.out, io.StringIO)
    return terminal.out.getvalue()


def moves(terminal: Terminal) -> list[str]:
    return [move.option for move in terminal.play.record.moves]


def test_a_choice_is_taken_by_number_by_name_or_by_enough_words(tmp_path: Path) -> None:
    terminal = seated("2\nplace a colonist on dock\nwarf\n")
    run(terminal, tmp_path)
    assert moves(terminal) == ["place a colonist on dock", "place a colonist on dock", "place a colonist on warfare"]


def test_an_unclear_or_unknown_choice_is_answered_and_changes_nothing(tmp_path: Path) -> None:
    terminal = seated("place\n99\nfly to the moon\nplace a captain on dock\nbuy Settlers\n")
    said = run(terminal, tmp_path)
    assert moves(terminal) == []
    assert "several options" in said and "1 to 12" in said
    assert "no option “fly to the moon”" in said
    assert "E-TERM-4" in said, "a captain cannot be placed, because none is available"
    assert "E-PLACE-2" in said, "nothing can be bought while placing"


def test_every_information_command_answers(tmp_path: Path) -> None:
    terminal = seated("m\nb\nb 2\nc\np\nl\nw\nw place a captain on dock\nh\nh missionary\no\n?\nmap\n")
    said = run(terminal, tmp_path)
    assert moves(terminal) == []
    for part in ("Caribbean", "Specialists", "Bruno, number", "Still to come", "If the game ended now", "E-PLACE-1", "E-DOCK-8"):
        assert part in said


def test_the_last_choice_can_be_taken_back_until_somebody_else_decides(tmp_path: Path) -> None:
    terminal = seated("place a colonist on dock\nu\nplace a colonist on goods\nplace a colonist on dock\n", confirm=False)
    terminal.play.take(terminal.play.decider, "place a colonist on shipping")
    said = run(terminal, tmp_path)
    assert "takes back" not in said, "the turn passed to the other person, whose undo it would be"
    confirmed = seated("place a colonist on dock\nu\nplace a colonist on goods\n\n", confirm=True)
    said = run(confirmed, tmp_path)
    assert "takes back" in said
    assert moves(confirmed) == ["place a colonist on goods"]


def test_a_game_left_is_saved_and_goes_on_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    terminal = seated("place a colonist on dock\nq\n", file=file)
    said = run(terminal, tmp_path)
    assert str(file) in said
    record = read_record(file)
    assert [move.option for move in record.moves] == ["place a colonist on dock"]
    play = Play.resume(find_game("empires"), record)
    assert play.decision is not None and play.decider == terminal.play.decider


def test_a_closed_input_saves_the_game(tmp_path: Path) -> None:
    file = tmp_path / "cut.txt"
    run(seated("place a colonist on dock\n", file=file), tmp_path)
    assert len(read_record(file).moves) == 1


def test_the_curtain_falls_only_where_something_is_secret(tmp_path: Path) -> None:
    open_game = run(seated("place a colonist on dock\nplace a colonist on dock\n"), tmp_path)
    assert "Hand the device" not in open_game
    secret = run(
        seated("look at Peru\nplace a colonist on dock\n\nplace a colonist on dock\n\n", reconnaissance="true"), tmp_path
    )
    assert "Hand the device" in secret


def test_a_private_look_is_told_to_the_payer_alone(tmp_path: Path) -> None:
    """E-INFO-10."""
    terminal = seated("look at Peru\n", reconnaissance="true")
    run(terminal, tmp_path)
    looker = terminal.play.record.moves[0].seat
    told = [e.phrase.message for events in terminal.play.seen(looker) for e in events]
    others = [e.phrase.message for events in terminal.play.seen(1 - looker) for e in events]
    assert "event-saw-token" in told and "event-saw-token" not in others and "event-looked" in others


def test_a_choice_that_reveals_is_marked_before_it_is_made(tmp_path: Path) -> None:
    said = run(seated("", reconnaissance="true"), tmp_path)
    line = next(line for line in said.splitlines() if "Peru" in line and "Look" in line)
    assert "*" in line
    assert "cannot be undone" in said


def test_the_language_changes_at_any_time(tmp_path: Path) -> None:
    said = run(seated("g it\ng xx\n"), tmp_path)
    assert "Turno 1" in said and "xx" in said


def test_a_person_and_bots_play_a_whole_game_by_always_taking_the_first_choice(tmp_path: Path) -> None:
    terminal = seated("1\n" * 2000, kinds="person,random,novice")
    terminal.file = tmp_path / "whole.txt"
    terminal.run()
    assert isinstance(terminal.out, io.StringIO)
    said = terminal.out.getvalue()
    assert "Final scores" in said and "wins with" in said
    assert read_record(terminal.file).totals is not None


def test_a_game_that_is_broken_off_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without a file of its own it goes into an unused one."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "empires.txt").write_text("something else")
    terminal = seated("place a colonist on dock\n" * 2)

    def interrupted(seat: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(terminal, "let_confirm", interrupted)
    with pytest.raises(KeyboardInterrupt):
        terminal.run()
    assert len(read_record(tmp_path / "empires-2.txt").moves) == 1
    assert "empires-2.txt" in capsys.readouterr().err
    assert (tmp_path / "empires.txt").read_text() == "something else"


def test_a_file_that_can_no_longer_be_written_does_not_end_the_game(tmp_path: Path) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    terminal = seated(f"place a colonist on dock\ns {tmp_path / 'elsewhere.txt'}\n", file=folder / "game.txt")
    folder.rmdir()
    run(terminal, tmp_path)
    assert len(read_record(tmp_path / "elsewhere.txt").moves) == 1


def test_very_long_numbers_are_answered(tmp_path: Path) -> None:
    said = run(seated("9" * 5000 + "\nb " + "9" * 5000 + "\nl " + "9" * 5000 + "\ns ~nobody/x\n"), tmp_path)
    assert "1 to 12" in " ".join(said.split())


def test_who_leaves_the_screen_sees_first_what_their_move_brought(tmp_path: Path) -> None:
    """E-INFO-8: the token of a failed expedition is told to its owner before the curtain falls."""
    terminal = seated("", failed_token_secrecy="private", reconnaissance="true")
    play = terminal.play
    first = play.decider
    play.take(first, "look at Peru")
    terminal.at_screen = first
    terminal.told[first] = 0
    terminal.source = io.StringIO("\n\n")
    terminal.draw_curtain(1 - first)
    assert isinstance(terminal.out, io.StringIO)
    said = terminal.out.getvalue()
    assert "natives" in said.partition("Hand the device")[0] or "native," in said.partition("Hand the device")[0]
