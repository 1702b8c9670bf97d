"""Component tables: whatever is wrong with a corrected file gets a sentence that names the file and the place."""

import re
import shutil
import time
import tomllib
import tracemalloc
from collections import Counter
from itertools import cycle
from pathlib import Path
from random import Random

import pytest

from caravela.core.game import BOXES, LONGER, ROOM, Game
from caravela.core.record import PAGES_SIZE
from caravela.core.refused import Refused
from caravela.core.tables import MOST_LINES, READ_AGAIN, TABLE_SIZE, Entry, Tables, bare, read_again, read_folder
from caravela.games import FACES, GAMES, find_game
from tests.contract.sampling import numbers

WITH_TABLES = [game for game in GAMES.values() if game.files]
EVERY_GAME = pytest.mark.parametrize("game", WITH_TABLES, ids=[game.name for game in WITH_TABLES])


def entry(text: str) -> Entry:
    return Tables({"box.toml": text}).document("box.toml")


# -- one file ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "a = ",
        "a = 1\na = 2",
        "[a\n",
        "a = 2026-13-45",
        "\x00",
        "a = 'é\x01'",
        "[" * 3,
        "a = " + "[" * 5000,  # deeper than Python reads
        "a" + ".a" * 5000 + " = 1",
        "a = " + "[" * 20 + "]" * 20,
        "a = " + "9" * 5000,  # longer than Python prints
        "a = 0x" + "f" * 5000,
        "a = 1000000001",
    ],
)
def test_a_text_that_is_no_table_is_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        entry(text)
    assert refused.value.message == "data-not-toml"
    assert refused.value.about["file"] == "box.toml" and refused.value.about["error"]


KEY = "a" + ".a" * 20_000  # one key of 40 kB

HEAVY = [
    KEY + " = 1",
    f"[{KEY}]",
    f"[[{KEY}]]",
    f"x = {{ {KEY} = 1 }}",
    '"a"' + ".'a'" * 900 + " = 1",
    ("a" + ".a" * 900 + " = 1\n") * 100,
    'x = { y = """\n""", ' + "a.a" * 900 + ', z = " " }',  # the second line begins within a string
    "x = { y = '''\n''''', " + "a.a" * 900 + ", z = ' ' }",
    'x = """""" # " \n' + KEY[:1800] + ' = 1 # "',
    "x = " + "{ a = " * 1000 + "}" * 1000,
    "x = [\n" + "[\n" * 9_000 + "]\n" * 9_000 + "]",
    'x = "' + "\\" * 3000,
    'x = """' + '\\"""' * 900,
    "\n" * (MOST_LINES + 1),
    "a = 1\n" * (TABLE_SIZE // 6 + 1),
]


@pytest.mark.parametrize("text", HEAVY, ids=range(len(HEAVY)))
def test_a_text_that_would_be_heavy_to_read_is_refused_before_it_is_read(text: str) -> None:
    """One key of 40 kB took 1.5 GB."""
    tracemalloc.start()
    began = time.process_time()
    with pytest.raises(Refused) as refused:
        entry(text)
    took = time.process_time() - began
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert refused.value.message in ("data-not-toml", "data-too-large")
    assert most < 5_000_000 and took < 1


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("a = 1 # [b", "a = 1 "),
        ('a = "# [ \\" \' " # b', "a =  "),
        ("a = '# [ \\' # b", "a =  "),
        ('a = """# "" \n\\""" [ """""\nb = 1', "a = \nb = 1"),
        ("a = '''# '' \n\\ [ '''''\nb = 1", "a = \nb = 1"),
        ('"a"."b".\'c\' = ""', ".. = "),
        ("a = [\"\", '', \"\"\"\"\"\", '''''']", "a = [, , , ]"),
    ],
)
def test_strings_and_comments_are_told_from_the_rest(text: str, plain: str) -> None:
    tomllib.loads(text)
    assert bare(text) == plain


TOML = ['"', "'", '"""', "'''", "\\", "#", "\n", "a = ", "a", ".", "[", "]", "{", "}", ",", " ", "1", "b.c = "]


def test_what_is_measured_is_what_is_read() -> None:
    """Of whatever can be read, no part of a string or a comment is left, and every bracket that is left has another."""
    luck, read = Random(1), 0
    for _ in range(20_000):
        begin, end = luck.choice(['""', "''", '""""""', "''''''", "[]", "{}", "  "]), luck.randrange(12)
        half = len(begin) // 2
        text = "".join(["a = ", begin[:half], *luck.choices(TOML, k=end), begin[half:], *luck.choices(["", "\n", "#", " "], k=2)])
        try:
            tomllib.loads(text)
        except ValueError:
            continue
        read += 1
        plain = bare(text)
        assert not set(plain) & set("\"'#\\") and plain.startswith("a = "), text
        assert plain.count("[") == plain.count("]") and plain.count("{") == plain.count("}"), text
    assert read > 1000


def test_comments_spaces_and_the_order_of_keys_do_not_change_the_hash() -> None:
    hashes = {
        Tables({"box.toml": text, "b.toml": ""}).hash
        for text in ["a = 1\n[t]\nb = 2\n", "# ours\na = 1  # one\n\n[t]\nb   =   0x2", "t = { b = 2 }\na = 1\r\n"]
    }
    assert len(hashes) == 1
    assert Tables({"b.toml": "", "box.toml": "a = 1\nt.b = 2"}).hash in hashes
    for text in ["a = 1\n[t]\nb = 3", "a = 1\n[t]\nc = 2", "a = 1\n[t]\nb = '2'", "a = 1\n[t]\nb = 2.0", "a = true\nt.b = 2"]:
        assert Tables({"box.toml": text, "b.toml": ""}).hash not in hashes
    assert Tables({"box.toml": "a = 1\n[t]\nb = 2\n"}).hash not in hashes
    assert Tables({"box.toml": "a = 1"}).hash == "3802f1772740a0d1"


@pytest.mark.parametrize(
    ("text", "place", "expected"),
    [
        ("", "ships", "3..30"),
        ("ships = 2", "ships", "3..30"),
        ("ships = 31", "ships", "3..30"),
        ("ships = 3.0", "ships", "3..30"),
        ("ships = true", "ships", "3..30"),
        ("ships = '5'", "ships", "3..30"),
        ("ships = [5]", "ships", "3..30"),
    ],
)
def test_a_whole_number_lies_within_its_range(text: str, place: str, expected: str) -> None:
    assert entry("ships = 3").whole("ships", 3, 30) == 3
    assert entry("").whole("ships", 3, 30, 7) == 7
    with pytest.raises(Refused) as refused:
        entry(text).whole("ships", 3, 30)
    about = refused.value.about
    assert refused.value.message == "data-wrong"
    assert (about["file"], about["place"], about["expected"]) == ("box.toml", place, expected)
    assert about["found"] == (text.partition("= ")[2].replace("true", "True").strip("'") or "-")


@pytest.mark.parametrize(
    "said", ["", "p = 1", "p = [1, 2]", "p = [1, 2, 3, 4]", "p = [1, 2, 100]", "p = [1, 2, true]", "p = [1, 2, '3']"]
)
def test_a_list_has_its_length_and_its_range(said: str) -> None:
    assert entry("p = [1, 2, 3]").wholes("p", 0, 99, 3) == [1, 2, 3]
    with pytest.raises(Refused) as refused:
        entry(said).wholes("p", 0, 99, 3)
    assert refused.value.about["place"] == "p" and refused.value.about["expected"] == "3 × 0..99"


def test_flags_and_words_are_those_allowed() -> None:
    assert entry("f = true").flag("f") is True and entry("").flag("f", False) is False
    assert entry("w = 'b'").word("w", ["a", "b"]) == 1 and entry("").word("w", ["a", "b"], "a") == 0
    assert entry("w = ['b', 'a', 'b']").words("w", ["a", "b"], 3) == [1, 0, 1]
    for said in ("", "f = 1", "f = 'true'"):
        with pytest.raises(Refused) as refused:
            entry(said).flag("f")
        assert refused.value.about["expected"] == "true, false"
    for said in ("", "w = 'c'", "w = 1", "w = ['a']", "w = {}"):
        with pytest.raises(Refused) as refused:
            entry(said).word("w", ["a", "b"])
        assert refused.value.about["expected"] == "a, b"
    for said in ("", "w = 'a'", "w = ['a']", "w = ['a', 'b', 'c']", "w = [['a'], 'a', {}]"):
        with pytest.raises(Refused) as refused:
            entry(said).words("w", ["a", "b"], 3)
        assert refused.value.about["expected"] == "3 × a, b"


def test_rows_are_exactly_those_of_the_box_in_their_order() -> None:
    page = entry("[[good]]\nid = 'fish'\n[[good]]\nid = 'rice'\nn = 99\n")
    rows = page.rows("good", ["fish", "rice"])
    with pytest.raises(Refused) as refused:
        rows[1].whole("n", 1, 9)
    assert refused.value.about["place"] == "good rice.n"
    for ids, odd in [(["rice", "fish"], "fish ≠ rice"), (["fish"], "2 ≠ 1"), (["fish", "rice", "fur"], "2 ≠ 3")]:
        with pytest.raises(Refused) as refused:
            page.rows("good", ids)
        assert refused.value.message == "data-rows"
        assert refused.value.about["place"] == "good" and refused.value.about["odd"] == odd
    for text in ("", "good = 1", "good = [1]", "[good]\nid = 'fish'"):
        with pytest.raises(Refused) as refused:
            entry(text).rows("good")
        assert refused.value.about["expected"] == "[[good]]"


def test_tables_within_tables_and_keys_that_nobody_reads() -> None:
    page = entry("[start]\nmoney = 1\n[start.more]\nx = 1\n")
    assert page.table("start").table("more").whole("x", 0, 1) == 1
    assert page.table("none", optional=True).said == {}
    for within, key in [(page, "none"), (page.table("start"), "money")]:
        with pytest.raises(Refused) as refused:
            within.table(key)
        assert refused.value.message == "data-wrong"
    with pytest.raises(Refused) as refused:
        page.table("start").table("more").only("y", "z")
    assert refused.value.message == "data-unknown-key"
    assert (refused.value.about["place"], refused.value.about["keys"]) == ("start.more.x", "y, z")


# -- the files of a game -----------------------------------------------------------------------------------------------


def changed(game: Game, folder: Path, file: str, old: str, new: str) -> Refused:
    """The refusal of a copy of the game's tables in which the first such text of one file reads otherwise."""
    copied(game, folder)
    text = (folder / file).read_text(encoding="utf-8")
    found = re.search(old, text, re.MULTILINE)
    assert found is not None, f"{old} is not in {file}"
    (folder / file).write_text(text[: found.start()] + found.expand(new) + text[found.end() :], encoding="utf-8")
    with pytest.raises(Refused) as refused:
        game.read_tables(folder)
    return refused.value


def copied(game: Game, folder: Path) -> None:
    shutil.copytree(game.data, folder, dirs_exist_ok=True)


@EVERY_GAME
def test_a_copy_of_the_shipped_tables_is_the_shipped_tables(game: Game, tmp_path: Path) -> None:
    copied(game, tmp_path)
    for file in game.files:
        with (tmp_path / file).open("a", encoding="utf-8") as page:
            page.write("\n# a comment more\n")
    assert game.read_tables(tmp_path).hash == game.shipped.hash


@EVERY_GAME
def test_every_file_must_be_there_and_readable(game: Game, tmp_path: Path) -> None:
    for file in game.files:
        for raw, message in [
            (None, "data-missing"),
            (b"\xff\xfe = 1", "data-unreadable"),
            (b"#" * (TABLE_SIZE + 1), "data-too-large"),
            (b"a = = 1", "data-not-toml"),
        ]:
            copied(game, tmp_path)
            (tmp_path / file).unlink()
            if raw is not None:
                (tmp_path / file).write_bytes(raw)
            with pytest.raises(Refused) as refused:
                game.read_tables(tmp_path)
            assert refused.value.message == message
            assert file in str(refused.value.about["file"])
        copied(game, tmp_path)
    with pytest.raises(Refused) as refused:
        game.read_tables(tmp_path / "nowhere")
    assert refused.value.message == "data-missing" and refused.value.about["folder"] == str(tmp_path / "nowhere")
    (tmp_path / game.files[0]).unlink()
    (tmp_path / game.files[0]).mkdir()
    with pytest.raises(Refused) as refused:
        game.read_tables(tmp_path)
    assert refused.value.message == "data-unreadable"


ALIKE = 1  # of the rows of a table that are alike, so many are spoiled


@EVERY_GAME
def test_a_key_that_nobody_reads_is_refused_in_every_table_of_every_file(game: Game, tmp_path: Path) -> None:
    """It would be a typing mistake: the correction that somebody meant would not be made."""
    for file in game.files:
        copied(game, tmp_path)
        text = (tmp_path / file).read_text(encoding="utf-8")
        headings = list(re.finditer(r"^\[.*\].*\n", text, re.MULTILINE))
        assert headings
        seen: Counter[str] = Counter()
        for heading in [None, *headings]:
            seen[heading.group() if heading else ""] += 1
            if heading and seen[heading.group()] > ALIKE:
                continue
            at = heading.end() if heading else 0
            (tmp_path / file).write_text(text[:at] + "typing_mistake = 1\n" + text[at:], encoding="utf-8")
            with pytest.raises(Refused) as refused:
                game.read_tables(tmp_path)
            assert refused.value.message == "data-unknown-key"
            assert refused.value.about["file"] == file and str(refused.value.about["place"]).endswith("typing_mistake")


@pytest.mark.slow
@EVERY_GAME
def test_no_number_of_a_table_can_be_a_word_or_negative_or_huge(game: Game) -> None:
    """Each of them is read with a check that names file and place."""
    agreed = game.agree(game.default_preset, {})
    players = game.seats(agreed)[0]
    wrong = cycle(["'one'", "-1", "1000000", "1.5", "[]", "true"])
    for file, text in game.shipped.texts.items():
        seen: Counter[tuple[str, ...]] = Counter()
        for number in numbers(text):
            keys = re.findall(r"(\w+) =", text[: number.start()].rpartition("\n")[2])
            headings = re.findall(r"^\[.*\]", text[: number.start()], re.MULTILINE)
            alike = (*headings[-1:], *keys)
            seen[alike] += 1
            if seen[alike] > ALIKE:
                continue
            spoiled = text[: number.start()] + next(wrong) + text[number.end() :]
            with pytest.raises(Refused) as refused:
                game.start(players, agreed, 1, Tables(game.shipped.texts | {file: spoiled}))
            assert refused.value.message == "data-wrong" and refused.value.about["file"] == file
            assert any(key in str(refused.value.about["place"]) for key in keys)


def test_read_folder_names_the_first_file_that_is_missing(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text("x = 1")
    assert read_folder(tmp_path, ["a.toml"]).texts == {"a.toml": "x = 1"}
    with pytest.raises(Refused) as refused:
        read_folder(tmp_path, ["a.toml", "b.toml", "c.toml"])
    assert refused.value.about == {"folder": str(tmp_path), "file": "b.toml"}


# -- what is kept of them ----------------------------------------------------------------------------------------------


def named(game: Game, n: int) -> Tables:
    """Tables that differ from the shipped ones in a word that no rule reads, so that they can be played with."""
    file, key = {
        "empires": ("goods.toml", "name"),
        "santamaria": ("boards.toml", "name"),
        "maracaibo": ("automa.toml", "name"),
    }[game.name]
    changed = re.sub(f'^{key} = ".*"$', f'{key} = "ours {n}"', game.shipped.texts[file], count=1, flags=re.MULTILINE)
    assert changed != game.shipped.texts[file]
    return Tables(game.shipped.texts | {file: changed})


@EVERY_GAME
def test_tables_that_are_refused_leave_nothing_behind(game: Game) -> None:
    kept, boxes = set(read_again._lately), len(game.boxes)
    for n in range(20):
        text = f"# {n}\nx = {n}\n" + game.shipped.texts[game.files[0]]
        with pytest.raises(Refused):
            game.box(Tables(game.shipped.texts | {game.files[0]: text}))
    assert set(read_again._lately) == kept and len(game.boxes) == boxes


@EVERY_GAME
def test_a_few_corrected_sets_are_kept_and_the_shipped_one_always(game: Game) -> None:
    for n in range(BOXES + 3):
        game.box(named(game, n))
    assert len(game.boxes) == BOXES + 1 and game.shipped.hash in game.boxes
    assert read_again.weight <= READ_AGAIN
    assert all(text in read_again for text in game.shipped.texts.values())
    assert named(game, 0).hash not in game.boxes and named(game, BOXES + 2).hash in game.boxes
    again = named(game, BOXES + 2)
    assert all(again.documents[file] is game.box(again).tables.documents[file] for file in game.files)  # type: ignore[attr-defined]


@EVERY_GAME
def test_a_game_goes_on_and_is_drawn_when_its_tables_have_been_put_away(game: Game) -> None:
    mine = named(game, 1000)
    agreed = game.agree(game.default_preset, {})
    s = game.start(game.seats(agreed)[0], agreed, 1, mine)
    for n in range(BOXES + 3):
        game.box(named(game, n))
    assert mine.hash not in game.boxes
    speaker = FACES[game.name].speaker("en", ["Ana", "Bruno"], agreed, mine)
    for _ in range(3):
        assert FACES[game.name].artist.sheets(game.view(s, 0), speaker)
        decision = game.decision(s)
        assert decision is not None and speaker.question(decision)
        game.take(s, decision.options[0])


@EVERY_GAME
def test_a_corrected_table_may_be_longer_but_not_without_end(game: Game) -> None:
    """Even when what it says is what the shipped one says; and whatever a game accepts fits into a record."""
    for file, text in game.shipped.texts.items():
        most = len(text) * LONGER + ROOM
        remarks = text + "\n# ours: " + "\n# and so on" * ((most - len(text)) // 12 - 1)
        assert game.box(Tables(game.shipped.texts | {file: remarks})) is game.box(game.shipped)
        with pytest.raises(Refused) as refused:
            game.box(Tables(game.shipped.texts | {file: remarks + "\n# and so on" * 3}))
        assert refused.value.message == "data-too-large" and refused.value.about["file"] == file
        assert most <= TABLE_SIZE
    assert sum(len(text) * LONGER + ROOM for text in game.shipped.texts.values()) < PAGES_SIZE


# -- Empires -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "old", "new", "message", "place"),
    [
        ("regions.toml", 'good = "fish"', 'good = "fur"', "data-wrong", "region new_england.good"),  # Fur twice
        ("regions.toml", 'good = "fish"', 'good = "Fish"', "data-wrong", "region new_england.good"),
        ("regions.toml", "discovered = false", "discovered = 0", "data-wrong", "region new_france.discovered"),
        ("regions.toml", "discovered = true", "discovered = false", "data-wrong", "discovered"),
        ("regions.toml", 'id = "virginia"', 'id = "Virginia"', "data-rows", "region"),
        (
            "regions.toml",
            r'regions = \["new_france", "new_england"\]',
            'regions = ["peru", "peru"]',
            "data-wrong",
            "adjacent 4.regions",
        ),
        ("goods.toml", "tokens = 6", "tokens = 0", "data-wrong", "good silver.tokens"),
        ("goods.toml", "tokens = 6", "tokens = 13", "data-wrong", "good silver.tokens"),
        ("goods.toml", r"\[\[good\]\]\nid = \"silver\"\nname = \"Silver\"\ntokens = 6\n", "", "data-rows", "good"),
        ("tokens.toml", 'id = "T02"', 'id = "T01"', "data-rows", "token"),
        ("cards.toml", "natives = 3", "natives = 100", "data-wrong", "card C01.natives"),
        ("buildings.toml", "age = 1", "age = 4", "data-wrong", "building settlers.age"),
        ("buildings.toml", "age = 1", "age = 2", "data-wrong", "building settlers_2.age"),  # the two copies go together
        ("buildings.toml", 'worker = "colonist"', 'worker = "farmer"', "data-wrong", "building settlers.each_round.worker"),
        ("buildings.toml", 'kind = "continuous"', 'kind = "eternal"', "data-wrong", "building settlers.kind"),
        ("board.toml", "colonist = 30", "colonist = 6", "data-wrong", "workers.colonist"),
        ("board.toml", "colonist = 30", "colonist = 31", "data-wrong", "workers.colonist"),
        ("board.toml", "captain = 5", "captain = 1", "data-wrong", "workers.captain"),  # the two-player variant needs two
        ("board.toml", r"colonist = 30((?:.|\n)*)colonists = 5", r"colonist = 7\1colonists = 7", "data-wrong", "start.colonists"),
        ("board.toml", r"building = \[10, 14, 20\]", "building = [10, 14]", "data-wrong", "prices.building"),
        ("board.toml", r"\[scoring\]", "[scorings]", "data-unknown-key", "scorings"),
        ("board.toml", r"figures = 10", "figures = 2", "data-wrong", "ships.figures"),
    ],
)
def test_what_is_wrong_in_the_box_of_empires(file: str, old: str, new: str, message: str, place: str, tmp_path: Path) -> None:
    refused = changed(find_game("empires"), tmp_path, file, old, new)
    assert refused.message == message
    assert (refused.about["file"], refused.about["place"]) == (file, place)


# -- Maracaibo ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "old", "new", "place"),
    [
        # from every location a ship can sail on, forward, until it is home
        ("map.toml", r'dst = "3"', 'dst = "1"', "edge E03.dst"),
        ("map.toml", r'(id = "E06"\nsrc = "4"\ndst = )"6"', r'\1"3"', "edge E06.dst"),
        ("map.toml", r'(id = "E03"\nsrc = )"2"', r'\1"17"', "edge E03.dst"),
        ("map.toml", r'(id = "E03"\nsrc = "2"\ndst = )"3"', r'\1"4"', "edge"),  # nothing leads to 3
        ("map.toml", r'(id = "E01"(?:.*\n){4}rounds = )"1-4"', r'\1"1-3"', "edge"),  # nothing leads on in round IV
        ("map.toml", r'(id = "E23"(?:.*\n){4}rounds = )"1-3"', r'\1"1-4"', "edge E23.rounds"),
        ("map.toml", r'(id = "E25"\nsrc = )"21b"', r'\1"20"', "edge"),
        ("map.toml", r'(id = "E01"(?:.*\n){4})', r'\1legacy = "L4"\n', "edge E01.legacy"),
        ("map.toml", r'legacy = "L4"', 'legacy = "L7"', "edge E26.legacy"),
        ("map.toml", r'(id = "21a"(?:.*\n){3}stop = )true', r"\1false", "location 21a.stop"),
        ("map.toml", r'(id = "22"(?:.*\n){3}stop = )true', r"\1false", "location 22.stop"),
        ("map.toml", r"max_movement = 7", "max_movement = 2", "edge E08.cost"),
        ("map.toml", r'rounds = "1-4"', 'rounds = "1-x"', "edge E01.rounds"),
        ("map.toml", r'rounds = "1-4"', 'rounds = "3-2"', "edge E01.rounds"),
        ("map.toml", r'(id = "E16"\nsrc = "13"\ndst = )"18"', r'\1"14"', "edge E17.src"),  # by 13 and by 14
        ("map.toml", r'(id = "E09"\nsrc = )"7"', r'\1"6"', "edge"),
        # what a place is
        ("map.toml", r'kind = "start"', 'kind = "legacy_city"', "location H.kind"),
        ("map.toml", r'kind = "village"', 'kind = "legacy_city"', "location 1.kind"),
        ("map.toml", r"flag = false", "flag = true", "location H.flag_bonus"),
        ("map.toml", r'requires_legacy = "L4"\n', "", "location 9a.requires_legacy"),
        ("map.toml", r'(id = "10"\n)', r'\1min_explorer_exclusive = "4"\n', "location 10.requires_legacy"),
        ("city_tiles.toml", r"players = \[1, 2\]", "players = [1, 4]", "tile"),
        ("city_tiles.toml", r'locations = \["4", "5"', 'locations = ["4", "4"', "locations"),
        ("city_tiles.toml", r'locations = \["4", "5"', 'locations = ["4", "6"', "locations"),
        ("city_tiles.toml", r"marked = true", "marked = false", "tile"),
        # the track of the explorers
        ("explorer_track.toml", r'next = \["6", "5s1"\]', 'next = ["6"]', "space 5.next"),
        ("explorer_track.toml", r'next = \["6", "5s1"\]', 'next = ["5s1", "6"]', "space 5.next"),
        ("explorer_track.toml", r'next = \["5s2"\]', 'next = ["5s1"]', "space 5s1.next"),
        ("explorer_track.toml", r'next = \["2"\]', 'next = ["0"]', "space 1.next"),
        ("explorer_track.toml", r'(id = "5s2"\nnext = ).*', r'\1["6"]', "space 5s2.next"),
        ("explorer_track.toml", r'(id = "32"\nnext = )\[\]', r'\1["31"]', "space 32.next"),
        ("explorer_track.toml", r'mission_slots = \["7"', 'mission_slots = ["8"', "space 7.mission_slot"),
        ("explorer_track.toml", r"mission_slot = false", "mission_slot = true", "space 0.mission_slot"),
        # effects that mean nothing where they stand
        ("map.toml", r"flag_bonus = \[.*\]", 'flag_bonus = [{ op = "flag_bonus" }]', "location 4.flag_bonus 1.op"),
        ("map.toml", r"flag_bonus = \[.*\]", 'flag_bonus = [{ op = "vp", n = "x" }]', "location 4.flag_bonus 1.n"),
        ("map.toml", r"flag_bonus = \[.*\]", 'flag_bonus = [{ op = "main_action" }]', "location 4.flag_bonus"),
        ("map.toml", r"flag_bonus = \[.*\]", 'flag_bonus = [{ op = "sail", min = 1, max = 3 }]', "location 4.flag_bonus"),
        (
            "map.toml",
            r"flag_bonus = \[.*\]",
            'flag_bonus = [{ op = "influence", nation = "fighting", n = 1 }]',
            "location 4.flag_bonus 1.nation",
        ),
        ("ship_board.toml", r', \{ op = "place_marker" \}, \{ op = "flag_bonus" \}', "", "combat_action CA_FLAG.options 1.then"),
        ("ship_board.toml", r'\{ op = "remove_marker" \}, ', "", "combat_action CA_FLAG.options 2.then"),
        (
            "ship_board.toml",
            r'\{ op = "flag_bonus" \}',
            '{ op = "buy_card_or_invest" }',
            "combat_action CA_FLAG.options 1.then 3.op",
        ),
        # what only those need who draw it
        ("automa.toml", r'op = "influence", from_round', 'op = "combat", from_round', "card A2.actions 1.influence"),
        ("legacy_tiles.toml", r'location = "17"\n', "", "tile L1.location"),
        ("story_cards.toml", r"title = .*\n", "", "story 01.title"),
        ("automa.toml", r"name = .*\n", "", "card A1.name"),
    ],
)
def test_what_is_wrong_in_the_box_of_maracaibo(file: str, old: str, new: str, place: str, tmp_path: Path) -> None:
    """Among them what let Ana's ship sail nowhere, or for ever."""
    refused = changed(find_game("maracaibo"), tmp_path, file, old, new)
    assert refused.message == "data-wrong"
    assert (refused.about["file"], refused.about["place"]) == (file, place)


# -- Santa Maria -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "old", "new", "place"),
    [
        ("shipments.toml", r"gain = \{ coins = 2 \}", "gain = { coins = 0 }", "docks coins.gain"),
        ("year.toml", r'action = "religion"\n', "", "retire_spaces religion.gain"),
        ("monks.toml", r"gain = \{ points = 3 \}\n", "", "missionary_camps M1.gain"),
    ],
)
def test_what_is_wrong_in_the_box_of_santa_maria(file: str, old: str, new: str, place: str, tmp_path: Path) -> None:
    refused = changed(find_game("santamaria"), tmp_path, file, old, new)
    assert refused.message == "data-wrong"
    assert (refused.about["file"], refused.about["place"]) == (file, place)
