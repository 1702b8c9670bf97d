"""Component tables: whatever is wrong with a corrected file gets a sentence that names the file and the place."""

import re
import shutil
from collections import Counter
from itertools import cycle
from pathlib import Path

import pytest

from caravela.core.game import Game
from caravela.core.refused import Refused
from caravela.core.tables import TABLE_SIZE, Entry, Tables, read_folder
from caravela.games import GAMES, find_game
from tests.contract.sampling import numbers

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


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


ALIKE = 3  # of the rows of a table that are alike, so many are spoiled


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
