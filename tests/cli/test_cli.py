"""The command line: what it promises, and that bad input gets one clear sentence, exit code 2, and loses nothing."""

import gzip
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from caravela.cli.main import OF_SERVER, main
from caravela.core.record import parse
from caravela.games import FACES, GAMES, find_game
from tests.ours import OURS

WATCH = ["play", "empires", "--watch", "--quiet", "--seed", "7"]
SETUPS = [  # quick games with bots: the game, and how it is set up; the word that begins a round, in English and elsewhere
    ("empires", ["--seats", "random,random", "--preset", "first"]),
    ("santamaria", ["--seats", "random,random"]),
    ("santamaria", ["--seats", "random", "--preset", "advanced_blue_dice"]),
]
each_setup = pytest.mark.parametrize(("game", "setup"), SETUPS, ids=["empires", "santamaria", "santamaria-alone"])


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A quick finished game of Empires."""
    return watched("empires", SETUPS[0][1], tmp_path / "game.txt")


def watched(game: str, setup: list[str], path: Path) -> Path:
    """The record of a game that bots have played."""
    assert main(["play", game, "--watch", "--quiet", "--seed", "7", *setup, "--record", str(path)]) == 0
    return path


def refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    capsys.readouterr()
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1 and "Traceback" not in said.err
    return said.err


@pytest.mark.parametrize(
    ("game", "preset", "last"), [("empires", "deluxe_full", "Round 8"), ("santamaria", "advanced", "Year 3 begins.")]
)
def test_bots_play_and_the_record_replays_and_verifies(
    game: str, preset: str, last: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "watched.txt")
    seats = "random,novice,casual"
    assert main(["play", game, "--watch", "--seats", seats, "--preset", preset, "--seed", "7", "--record", file]) == 0
    said = capsys.readouterr().out
    assert "Final scores" in said and last in said and said.count(" wins with ") == 1
    totals = parse(Path(file).read_text()).totals
    assert totals is not None and len(totals) == 3
    for total in totals:
        assert f": {total} (" in said
    assert main(["verify", file]) == 0
    assert main(["replay", file]) == 0
    shown = capsys.readouterr().out
    for total in totals:
        assert f": {total}\n" in shown
    assert shown.count(" wins with ") == 1, "who has won is told after a replay as well"


@each_setup
def test_the_same_seed_gives_the_same_game(game: str, setup: list[str], tmp_path: Path) -> None:
    one, two = (watched(game, setup, tmp_path / name).read_text() for name in ("one", "two"))
    assert one == two and one != watched(game, [*setup, "--seed", "8"], tmp_path / "three").read_text()


@each_setup
def test_replay_stops_where_asked_and_shows_what_is_asked_there(
    game: str, setup: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = str(watched(game, setup, tmp_path / "game.txt"))
    capsys.readouterr()
    assert main(["replay", record, "--upto", "10", "--as", "1"]) == 0
    said = capsys.readouterr().out
    assert f"[{find_game(game).letter}-" in said
    assert "Round 2" not in said and "Year 2" not in said and " wins with " not in said
    moves = len(parse(Path(record).read_text()).moves)
    assert str(moves) in refused(["replay", record, "--upto", str(moves + 1)], capsys)
    assert "from 1 to" in refused(["replay", record, "--as", "7"], capsys)


def test_replay_asks_in_the_eyes_of_who_is_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """M-INFO-1: what somebody is asked in Maracaibo tells of a hand; others, and spectators, read who decides."""
    setup = ["--seats", "random,random", "--set", "start_player=first_seat", "--seed", "3"]
    record = str(watched("maracaibo", setup, tmp_path / "game.txt"))
    said: dict[str, str] = {}
    for who in ("", "1", "2"):
        capsys.readouterr()
        assert main(["replay", record, "--upto", "2", *(["--as", who] if who else [])]) == 0
        said[who] = capsys.readouterr().out
    assert "[M-START-9]" in said["1"].splitlines()[-3]
    for who in ("", "2"):
        assert "[M-START-9]" not in said[who].splitlines()[-3] and "decid" in said[who].splitlines()[-3]


@each_setup
def test_a_packed_record_is_read_as_well(game: str, setup: list[str], tmp_path: Path) -> None:
    record = watched(game, setup, tmp_path / "game.txt")
    packed = record.with_suffix(".gz")
    packed.write_bytes(gzip.compress(record.read_bytes()))
    assert main(["verify", str(packed)]) == 0


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["play", "chess"], "empires"),
        (["play", "empires", "--seats", "person"], "2"),
        (["play", "santamaria", "--preset", "basic", "--seats", "person"], "S-SOLO-1"),
        (["play", "santamaria", "--seats", ",".join(["random"] * 5), "--watch"], "S-SETUP-1"),
        (["play", "santamaria", "--preset", "first"], "basic_draft"),
        (["play", "santamaria", "--set", "boards=chosen"], "S-SETUP-17"),
        (["play", "santamaria", "--set", "builders=true"], "blue_offer"),
        (["rules", "santamaria", "zeppelin"], "zeppelin"),
        (["data", "export", "santamaria"], "folder"),
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
        (["rules", "empires", ""], "“”"),
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
        (lambda text: "\n".join(text.splitlines()[:30]), "line"),
        (lambda text: "\n".join(text.splitlines()[:3]), "tables"),
        (lambda text: text.replace("rules 1", "rules 99"), "99"),
        (lambda text: text.replace("game santamaria", "game empires"), "tables"),
        (lambda text: re.sub(r"tables \w+", "tables 0000000000000000", text), "0000000000000000"),
        (lambda text: re.sub(r"\n1 (\d) .*", r"\n1 \1 use white 9", text), "white 9"),
        (lambda text: re.sub(r"\n1 (\d) .*", r"\n1 \1 place at row 9", text), "row 9"),
        (lambda text: text.replace("boards=random", "boards=chosen"), "chosen"),
        (lambda text: text.replace("advanced=true", "advanced=false"), "S-SOLO-1"),
        (lambda text: text.replace("begin ! ", "begin ! 90000 "), "90,000"),
    ],
)
def test_a_spoilt_record_of_santa_maria_gets_one_clear_sentence(
    tmp_path: Path, change: "type", named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    record = watched(*SETUPS[2], tmp_path / "game.txt")
    spoilt = change(record.read_text())
    assert spoilt != record.read_text()
    record.write_text(spoilt)
    for command in (["replay", str(record)], ["play", "--resume", str(record)]):
        assert named in refused(command, capsys)
    assert main(["verify", str(record)]) == 2
    assert record.read_text() == spoilt


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


@each_setup
def test_a_record_that_does_not_follow_from_its_seed_is_found_out(game: str, setup: list[str], tmp_path: Path) -> None:
    record = watched(game, setup, tmp_path / "game.txt")
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
    assert "Colonist Dock  (E-DOCK-1" in capsys.readouterr().out
    assert main(["rules", "santamaria", "s-die-10"]) == 0
    assert "S-DIE-10  After the last activation" in capsys.readouterr().out
    assert main(["rules", "santamaria", "S-SCH"]) == 0
    assert capsys.readouterr().out.count("\n  S-SCH-") == 20
    assert main(["rules", "santamaria", "Alchemist"]) == 0
    assert "S-SCH-SC09" in capsys.readouterr().out
    assert main(["rules", "santamaria"]) == 0
    assert "Solo  (S-SOLO-1 … S-SOLO-19)" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_can_be_shown_and_cites_clauses_that_there_are(game: str) -> None:
    """What a player reads names only ids that can be looked up, and carries no marks of where it comes from."""
    page, letter = FACES[game].clauses(), find_game(game).letter
    for clause in page.texts:
        said = page.plain(clause)
        assert said and not re.search(r"\[(book|public|designed)", said), clause
        for cited in re.findall(rf"\b{letter}-[A-Z]+(?:-[A-Z0-9]+)*-[0-9]+\b|\bDP-[0-9]+", said):
            assert page.find(cited)[0].startswith(cited), f"{clause} cites {cited}"
    assert len(page.texts) > (250 if game in OURS else 0)


@pytest.mark.parametrize(
    ("game", "table", "old", "new", "shown"),
    [
        ("empires", "board.toml", "money = 10", "money = 33", "$33"),
        ("santamaria", "shipments.toml", "points = 3", "points = 77", "(77 points)"),
        ("santamaria", "effects.toml", "gain = { wood = 1 }", "gain = { wood = 1, gold = 3 }", "1 wood and 3 gold"),
    ],
)
def test_corrected_tables_are_played_with_and_travel_in_the_record(
    game: str, table: str, old: str, new: str, shown: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A person who owns the box corrects a value; the record replays without the folder."""
    folder = tmp_path / "tables"
    assert main(["data", "export", game, str(folder)]) == 0
    assert main(["data", "export", game, str(folder)]) == 2, "an edited table is not overwritten"
    page = folder / table
    assert old in page.read_text()
    page.write_text(page.read_text().replace(old, new, 1))
    file = watched(game, ["--seats", "random,random", "--data", str(folder)], tmp_path / "own.txt")
    for page in folder.iterdir():
        page.unlink()
    capsys.readouterr()
    assert main(["verify", str(file)]) == 0
    assert main(["replay", str(file), "--upto", "0"]) == 0
    assert shown in capsys.readouterr().out


def test_a_game_without_component_tables_has_none_to_correct(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("caravela.cli.main.find_game", lambda name: SimpleNamespace(name=name, files=[]))
    assert main(["data", "export", "santamaria", str(tmp_path / "there")]) == 2
    assert "santamaria has no component tables" in capsys.readouterr().err and not (tmp_path / "there").exists()


@pytest.mark.parametrize(
    ("game", "file", "old", "new", "named"),
    [
        ("empires", "board.toml", "colonist = 30", "colonist = many", "board.toml"),
        ("empires", "board.toml", "colonist = 30", "colonist = 300", "workers.colonist"),
        ("empires", "board.toml", "war = 10", "wore = 10", "wore"),
        ("empires", "regions.toml", 'good = "sugar"', 'good = "silver"', "good"),
        ("empires", "regions.toml", 'id = "peru"', 'id = "chile"', "chile"),
        ("empires", "tokens.toml", "vp = 7", "vp = -7", "T15"),
        ("empires", "buildings.toml", 'worker = "missionary"', 'worker = "bishop"', "bishop"),
        ("santamaria", "resources.toml", "sell = 1", "sell = 99", "101..99, S-EDGE-47"),
        ("santamaria", "resources.toml", "buy = 3", "bye = 3", "bye"),
        ("santamaria", "tiles.toml", 'id = "D01"', 'id = "D99"', "D99"),
        ("santamaria", "tiles.toml", 'effects = ["wood"]', 'effects = ["tin"]', "tin"),
        ("santamaria", "shipments.toml", "points = 3", "points = -3", "S01"),
        ("santamaria", "year.toml", "order = 2", "order = 1", "order"),
        ("santamaria", "boards.toml", "[[", "[", "boards.toml"),
    ],
)
def test_a_wrong_table_is_refused_with_file_and_place(
    tmp_path: Path, game: str, file: str, old: str, new: str, named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "tables"
    assert main(["data", "export", game, str(folder)]) == 0
    page = folder / file
    assert old in page.read_text()
    page.write_text(page.read_text().replace(old, new, 1))
    said = refused(["play", game, "--data", str(folder)], capsys)
    assert named in said and file in said


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("pt", ("Rodada", "Começa o ano 2")),
        ("es", ("Turno", "Empieza el año 2")),
        ("it", ("Turno", "Comincia l’anno 2")),
        ("en", ("Round", "Year 2 begins")),
    ],
)
@each_setup
def test_everything_is_said_in_the_language_asked_for(
    game: str, setup: list[str], language: str, words: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = watched(game, setup, tmp_path / "game.txt")
    word = words[game == "santamaria"]
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
            assert option.name == "edition" or option.carried or f"`{option.name}`" in readme
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


def test_one_player_alone_gets_the_set_up_that_solo_needs(tmp_path: Path) -> None:
    """S-SOLO-1: without being told to choose it; who does choose another is still told."""
    record = tmp_path / "alone.txt"
    assert main(["play", "santamaria", "--seats", "casual", "--seed", "1", "--watch", "--record", str(record)]) == 0
    assert "advanced=true" in record.read_text()
    assert main(["play", "santamaria", "--seats", "casual", "--preset", "basic", "--watch"]) == 2


WITHOUT_SERVER = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing}:
            raise ModuleNotFoundError(name, name=name)

sys.meta_path.insert(0, Missing())
from caravela.cli.main import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["play", "santamaria", "--watch", "--quiet", "--seats", "random,random", "--seed", "7"], 0, ""),
        (["rules", "empires", "E-DOCK-8"], 0, ""),
        (["serve", "--no-browser"], 2, "caravela[server]"),
        (["backup", "copy.zip"], 2, "caravela[server]"),
        ([], 0, "Played here in the terminal."),
    ],
    ids=["play", "rules", "serve", "backup", "no command"],
)
def test_the_terminal_needs_no_package_of_a_server(words: list[str], code: int, said: str, tmp_path: Path) -> None:
    """`pip install caravela` is enough for terminal and research; what needs more says what to install."""
    program = WITHOUT_SERVER.replace("{missing}", repr(OF_SERVER))
    root = str(Path(__file__).resolve().parents[2])
    ran = subprocess.run(
        [sys.executable, "-c", program, *words],
        input="q\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={"PYTHONPATH": root, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)},
        cwd=tmp_path,
    )
    assert (ran.returncode, said in ran.stderr, "Traceback" in ran.stderr) == (code, True, False), ran.stderr
