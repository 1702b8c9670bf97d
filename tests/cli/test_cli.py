"""The command line: what it promises, and that bad input gets one clear sentence, exit code 2, and loses nothing."""

import gzip
import re
from pathlib import Path

import pytest

from caravela.cli.main import main
from caravela.core.record import parse
from caravela.games import GAMES

WATCH = ["play", "empires", "--watch", "--quiet", "--seed", "7"]


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A quick finished game."""
    path = tmp_path / "game.txt"
    assert main([*WATCH, "--seats", "random,random", "--preset", "first", "--record", str(path)]) == 0
    return path


def refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    capsys.readouterr()
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1 and "Traceback" not in said.err
    return said.err


def test_bots_play_and_the_record_replays_and_verifies(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "watched.txt")
    seats = "random,novice,casual,casual"
    assert main(["play", "empires", "--watch", "--seats", seats, "--preset", "deluxe_full", "--seed", "7", "--record", file]) == 0
    said = capsys.readouterr().out
    assert "Final scores" in said and "Round 8" in said
    totals = parse(Path(file).read_text()).totals
    assert totals is not None and len(totals) == 4
    for total in totals:
        assert f": {total} (" in said
    assert main(["verify", file]) == 0
    assert main(["replay", file]) == 0
    shown = capsys.readouterr().out
    for total in totals:
        assert f": {total}\n" in shown


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    texts = []
    for name in ("one", "two"):
        assert main([*WATCH, "--seats", "casual,random", "--record", str(tmp_path / name)]) == 0
        texts.append((tmp_path / name).read_text())
    assert texts[0] == texts[1]


def test_replay_stops_where_asked_and_shows_what_is_asked_there(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert main(["replay", str(record), "--upto", "10", "--as", "2"]) == 0
    said = capsys.readouterr().out
    assert "[E-" in said and "Round 2" not in said


def test_a_packed_record_is_read_as_well(record: Path) -> None:
    packed = record.with_suffix(".gz")
    packed.write_bytes(gzip.compress(record.read_bytes()))
    assert main(["verify", str(packed)]) == 0


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["play", "chess"], "empires"),
        (["play", "empires", "--seats", "person"], "2"),
        (["play", "empires", "--seats", ",".join(["random"] * 6), "--preset", "first"], "5"),
        (["play", "empires", "--seats", "random,wizard", "--watch"], "casual"),
        (["play", "empires", "--watch"], "person"),
        (["play", "empires", "--preset", "deluxe_huge"], "deluxe_full"),
        (["play", "empires", "--set", "wings=true"], "builders"),
        (["play", "empires", "--set", "builders=perhaps"], "true"),
        (["play", "empires", "--set", "builders"], "builders"),
        (["play", "empires", "--preset", "first", "--set", "builders=true"], "E-OPT-7"),
        (["play", "empires", "--set", "two_player_captains=true"], "E-SETUP-13"),
        (["play", "empires", "--set", "advanced_reconnaissance=true", "--set", "no_survivors=true"], "E-OPT-5"),
        (["play", "empires", "--set", "start_auction_first=true"], "first"),
        (["play", "--resume", "nowhere.txt"], "nowhere.txt"),
        (["replay", "nowhere.txt"], "nowhere.txt"),
        (["replay", "."], "."),
        (["verify", "nowhere.txt"], "nowhere.txt"),
        (["rules", "empires", "zeppelin"], "zeppelin"),
        (["rules", "empires", ""], "E-DOCK-2"),
        (["rules", "go"], "empires"),
        (["data", "export", "go", "there"], "empires"),
        (["data", "import", "empires", "there"], "export"),
        (["play", "empires", "--data", "nowhere"], "nowhere"),
        (["bench", "--seats", "9"], "9"),
        (["bench", "--seconds", "-1"], "-1"),
        (["dance"], "play"),
        (["--language", "klingon", "play"], "klingon"),
        (["play", "empires", "--record", "nowhere/game.txt", "--seats", "random,random", "--watch"], "nowhere"),
    ],
)
def test_bad_input_gets_one_clear_sentence(arguments: list[str], named: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert named in refused(arguments, capsys)


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (lambda text: text[: len(text) // 2].rpartition(chr(10))[0], "line"),
        (lambda text: "\n".join(text.splitlines()[:40]), "line"),
        (lambda text: "\n".join(text.splitlines()[:3]), "tables"),
        (lambda text: text.replace("rules 1", "rules 99"), "99"),
        (lambda text: text.replace("game empires", "game go"), "go"),
        (lambda text: re.sub(r"tables \w+", "tables 0000000000000000", text), "0000000000000000"),
        (lambda text: text.replace("players", "x").replace("\n1 ", "\n7 ", 1), "Line"),
        (lambda text: text.replace("place a colonist on dock", "place a colonist on the moon", 1), "moon"),
        (lambda text: text.replace("edition=first", "edition=third"), "third"),
        (lambda text: text.replace("builders=false", "builders=true"), "E-OPT-7"),
        (lambda text: text.replace("caravela record 1", "caravela record 2"), "caravela record 1"),
        (lambda text: "", "caravela record 1"),
        (lambda text: text.replace("begin ! ", "begin ! 90000 "), "90,000"),
    ],
)
def test_a_spoilt_record_gets_one_clear_sentence_and_is_left_as_it_was(
    record: Path, change: "type", named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    spoilt = change(record.read_text())
    assert spoilt != record.read_text()
    record.write_text(spoilt)
    for command in (["replay", str(record)], ["play", "--resume", str(record)]):
        assert named in refused(command, capsys)
    assert main(["verify", str(record)]) == 2
    assert record.read_text() == spoilt


def test_a_record_that_does_not_follow_from_its_seed_is_found_out(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = record.read_text()
    fate = re.search(r"^begin ! (\d+)", text, re.M)
    assert fate is not None
    record.write_text(text.replace(f"begin ! {fate[1]}", f"begin ! {(int(fate[1]) + 1) % 2}", 1))
    assert main(["verify", str(record)]) == 2
    record.write_text(re.sub(r"seed \w+", "seed 00ff", text))
    assert main(["verify", str(record)]) == 2
    record.write_text(re.sub(r"end .*", "end 1 2", text))
    assert main(["verify", str(record)]) == 2


def test_rules_are_found_by_clause_chapter_and_word(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "empires", "e-dock-8"]) == 0
    assert "E-DOCK-8" in capsys.readouterr().out
    assert main(["rules", "empires", "E-DOCK"]) == 0
    assert capsys.readouterr().out.count("E-DOCK-") >= 24
    assert main(["rules", "empires", "Trading", "House"]) == 0
    assert "E-B-TRADING-HOUSE.1" in capsys.readouterr().out
    assert main(["rules", "empires"]) == 0
    assert "7.3 Colonist Dock" in capsys.readouterr().out


def test_corrected_tables_are_played_with_and_travel_in_the_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A person who owns the box corrects a value; the record replays without the folder."""
    folder = tmp_path / "tables"
    assert main(["data", "export", "empires", str(folder)]) == 0
    assert main(["data", "export", "empires", str(folder)]) == 2, "an edited table is not overwritten"
    board = folder / "board.toml"
    board.write_text(board.read_text().replace("money = 10", "money = 33", 1))
    file = tmp_path / "own.txt"
    assert main([*WATCH, "--seats", "random,random", "--data", str(folder), "--record", str(file)]) == 0
    for page in folder.iterdir():
        page.unlink()
    capsys.readouterr()
    assert main(["verify", str(file)]) == 0
    assert main(["replay", str(file), "--upto", "0"]) == 0
    assert "$33" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("file", "old", "new", "named"),
    [
        ("board.toml", "colonist = 30", "colonist = many", "board.toml"),
        ("board.toml", "colonist = 30", "colonist = 300", "workers.colonist"),
        ("board.toml", "war = 10", "wore = 10", "wore"),
        ("regions.toml", 'good = "sugar"', 'good = "silver"', "good"),
        ("regions.toml", 'id = "peru"', 'id = "chile"', "chile"),
        ("tokens.toml", "vp = 7", "vp = -7", "T15"),
        ("buildings.toml", 'worker = "missionary"', 'worker = "bishop"', "bishop"),
    ],
)
def test_a_wrong_table_is_refused_with_file_and_place(
    tmp_path: Path, file: str, old: str, new: str, named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "tables"
    assert main(["data", "export", "empires", str(folder)]) == 0
    page = folder / file
    assert old in page.read_text()
    page.write_text(page.read_text().replace(old, new, 1))
    said = refused(["play", "empires", "--data", str(folder)], capsys)
    assert named in said and file in said


@pytest.mark.parametrize(("language", "word"), [("pt", "Rodada"), ("es", "Turno"), ("it", "Turno"), ("en", "Round")])
def test_everything_is_said_in_the_language_asked_for(
    record: Path, language: str, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    assert main(["--language", language, "replay", str(record)]) == 0
    assert word in capsys.readouterr().out


def test_the_version_says_which_build_runs(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    assert re.search(r"caravela \S+ \((compiled|plain)", capsys.readouterr().out)


def test_the_readme_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    example = re.search(r"```python\n(.*?)```", readme, re.S)
    assert example is not None
    exec(example[1], {})
    assert len(capsys.readouterr().out.splitlines()) == 2


def test_the_readme_names_every_option_and_preset() -> None:
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    for game in GAMES.values():
        for option in game.setup_options:
            assert option.name == "edition" or f"`{option.name}`" in readme
        for preset in game.presets:
            assert f"`{preset}`" in readme


def test_two_players_with_one_name_and_options_beside_a_saved_game_are_refused(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "Ana" in refused(["play", "empires", "--names", "Ana,Ana"], capsys)
    assert "seed" in refused(["play", "--resume", str(record), "--seed", "4"], capsys)


def test_a_saved_game_that_contradicts_itself_is_not_resumed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its last line says whether it is over; its seed is the one promised at the start."""
    file = tmp_path / "open.txt"
    assert main([*WATCH, "--seats", "random,random", "--record", str(file)]) == 0
    whole = file.read_text()
    cut = "\n".join(whole.splitlines()[:40])
    for spoilt in (
        f"{cut}\nend 0 0\n",
        re.sub(r"\nend .*\n", "\npause\n", whole),
        re.sub(r"seed \w+", "seed 00ff", f"{cut}\npause\n"),
    ):
        file.write_text(spoilt)
        refused(["play", "--resume", str(file)], capsys)
        assert file.read_text() == spoilt


def test_files_that_cannot_be_used_get_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bots = ["play", "empires", "--watch", "--quiet", "--seats", "random,random", "--record"]
    for name in (".", "x" * 300, "a\0b"):
        refused([*bots, name], capsys)
    packed = tmp_path / "bad.gz"
    packed.write_bytes(gzip.compress(b"caravela record 1\n" * 50)[:40] + b"\xff\xff")
    refused(["replay", str(packed)], capsys)


def test_a_packed_record_and_a_link_stay_what_they_are(tmp_path: Path) -> None:
    packed, link = tmp_path / "game.gz", tmp_path / "link.txt"
    packed.write_bytes(gzip.compress(b"old"))
    link.symlink_to(packed)
    assert main([*WATCH, "--seats", "random,random", "--record", str(link)]) == 0
    assert link.is_symlink() and packed.read_bytes()[:2] == b"\x1f\x8b"
    assert main(["verify", str(packed)]) == 0
