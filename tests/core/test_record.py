"""Records as text, apart from any game: what is written can be read, and what cannot is named by its line."""

import time
from collections.abc import Callable

import pytest

from caravela.core.record import (
    LARGEST,
    LONGEST,
    LONGEST_LINE,
    LONGEST_NAME,
    LONGEST_VALUE,
    MOST_LINES,
    MOST_OPTIONS,
    MOST_PAGES,
    MOST_PLAYERS,
    PAGES_SIZE,
    Move,
    Player,
    Record,
    clean_name,
    parse,
)
from caravela.core.refused import Refused
from caravela.core.tables import Tables


def record(**changes: object) -> Record:
    made = Record(
        game="toy",
        version=3,
        tables_hash="0123456789abcdef",
        agreed={"edition": "first", "tiles": "inn+mill"},
        players=[Player("Ana"), Player("Bruno da Silva", "casual")],
        commitment="c0ffee",
        secret=b"\x00\xffsecret",
        start_fate=(3, 0, 11),
        moves=[Move(1, "place a colonist on dock"), Move(0, "explore Peru", (4, 123456))],
        totals=[97, -3],
    )
    for name, value in changes.items():
        assert hasattr(made, name)
        setattr(made, name, value)
    return made


TEXT = """caravela record 1
game toy
rules 3
tables 0123456789abcdef
setup edition=first tiles=inn+mill
player 1 person Ana
player 2 casual Bruno da Silva
commitment c0ffee
seed 00ff736563726574
begin ! 3 0 11
1 2 place a colonist on dock
2 1 explore Peru ! 4 123456
end 97 -3
"""


def test_a_record_reads_like_this() -> None:
    assert record().text() == TEXT
    assert parse(TEXT) == record()


@pytest.mark.parametrize(
    "changes",
    [
        {"secret": None},
        {"agreed": {}},
        {"totals": None},
        {"moves": [], "totals": None, "start_fate": ()},
        {"players": [Player("é ü 漢字 !", "casual-2")]},
        {"moves": [Move(11, "x"), Move(0, "oust from merchant space (1)", (0,))]},
    ],
)
def test_what_is_written_can_be_read(changes: dict[str, object]) -> None:
    assert parse(record(**changes).text()) == record(**changes)


@pytest.mark.parametrize(
    "page",
    [
        "",
        "a = 1",
        "a = 1\n\n\n[t]\n",
        'a = """\n  x  \n\n"""\n',
        "# \u2028 \x85\na = '\u2029'\n",
        "| = 1\n",
        "begin = 1\n\ttable = 2\n",
    ],
)
def test_tables_are_carried_letter_by_letter(page: str) -> None:
    """Also spaces at the end of a line and marks that some take for the end of one."""
    try:
        tables = Tables({"box.toml": page, "b.toml": "x = 1\n"})
    except Refused:
        tables = Tables({"box.toml": "# " + page, "b.toml": "x = 1\n"})
    carried = parse(record(tables=tables).text())
    assert carried.tables is not None
    assert list(carried.tables.texts) == ["box.toml", "b.toml"]
    assert carried.tables.texts["box.toml"] == tables.texts["box.toml"].removesuffix("\n") + "\n"
    assert carried.tables.hash == tables.hash


@pytest.mark.parametrize(
    ("old", "new", "message", "line"),
    [
        ("caravela record 1", "caravela record 2", "record-not-one", None),
        ("game toy\n", "", "record-truncated", None),
        ("commitment c0ffee\n", "", "record-truncated", None),
        ("game toy\n", "game toy\ngame toy\n", "record-header", 3),
        ("game toy", "game ", "record-header", 2),
        ("game toy", "toy", "record-header", 2),
        ("rules 3", "rules three", "record-header", 3),
        ("rules 3", "rules 9999999", "record-header", 3),
        ("tiles=inn+mill", "tiles", "record-header", 5),
        ("tiles=inn+mill", "edition=second", "record-header", 5),
        ("player 2", "player 3", "record-header", 7),
        ("casual Bruno da Silva", "casual", "record-header", 7),
        ("Bruno da", "Bruno  da", "record-header", 7),
        ("Bruno da", "Bruno\u2028da", "record-header", 7),
        ("00ff7365", "0x00ff73", "record-header", None),
        ("begin ! 3 0 11", "begin 3 0 11", "record-bad-line", 10),
        ("begin ! 3 0 11", "begin ! 3 0 -11", "record-bad-line", 10),
        ("begin ! 3 0 11", "begin !", "record-bad-line", 10),
        ("begin ! 3 0 11\n", "", "record-header", 10),
        ("2 1 explore", "3 1 explore", "record-bad-line", 12),
        ("2 1 explore", "2 0 explore", "record-bad-line", 12),
        ("! 4 123456", "! 4 1234567", "record-bad-line", 12),
        ("! 4 123456", "! four", "record-bad-line", 12),
        ("end 97 -3", "end 97 --3", "record-bad-line", 13),
        ("end 97 -3", "end 97 " + "9" * 4000, "record-bad-line", 13),
        ("end 97 -3", "end 97 " + "9" * LONGEST_LINE, "record-long-line", 13),
        ("! 4 123456", "!" + " 4" * LONGEST_LINE, "record-long-line", 12),
        ("edition=first", "edition=" + "x" * LONGEST_VALUE, "record-long-line", 5),
        ("edition=first", " ".join(f"n{i}=x" for i in range(MOST_OPTIONS)), "record-header", 5),
        ("commitment c0ffee", "commitment " + "f" * (LONGEST_VALUE + 1), "record-long-line", 8),
        ("00ff7365", "00" * LONGEST_VALUE, "record-long-line", 9),
        ("player 2 casual", "player 2 " + "c" * LONGEST_LINE, "record-long-line", 7),
        ("commitment c0ffee\n", "\n" * MOST_LINES, "record-too-many-lines", None),
        ("commitment c0ffee", "commitment c0ffee" + "\n" * LARGEST, "record-too-large", None),
        ("begin ! 3 0 11", "".join(f"table {i}.toml\n" for i in range(MOST_PAGES + 1)), "record-header", 10 + MOST_PAGES),
        ("begin ! 3 0 11", f"table {'x' * (LONGEST_NAME + 1)}\nbegin", "record-header", 10),
        ("begin ! 3 0 11", "table a.toml\n" + f"| # {'x' * 900}\n" * (PAGES_SIZE // 900) + "begin", "data-too-large", None),
        ("begin ! 3 0 11", "| a = 1\nbegin", "record-header", 10),
        ("end 97 -3\n", "end 97 -3\n\n", "record-bad-line", 13),
        ("end 97 -3\n", "end 97 -3\nend 97 -3\n", "record-bad-line", 13),
        ("end 97 -3\n", "", "record-truncated", 13),
    ],
)
def test_what_is_wrong_is_named_by_its_line(old: str, new: str, message: str, line: int | None) -> None:
    assert TEXT.count(old) == 1
    with pytest.raises(Refused) as refused:
        parse(TEXT.replace(old, new))
    assert refused.value.message == message
    if line is not None:
        assert refused.value.about["line"] == line


def test_no_more_sit_at_a_table_than_a_record_has_room_for() -> None:
    players = [Player(f"Ana {i}") for i in range(MOST_PLAYERS + 1)]
    assert len(parse(record(players=players[:-1]).text()).players) == MOST_PLAYERS
    with pytest.raises(Refused) as refused:
        parse(record(players=players).text())
    assert refused.value.message == "record-header" and refused.value.about["line"] == 6 + MOST_PLAYERS


def seconds_to_parse(text: str) -> float:
    """The least CPU time of a few attempts, each of which is refused."""
    took = []
    for _ in range(3):
        began = time.process_time()
        with pytest.raises(Refused):
            parse(text)
        took.append(time.process_time() - began)
    return min(took)


@pytest.mark.parametrize("tables", [lambda n: 1, lambda n: MOST_PAGES, lambda n: n], ids=["one", "some", "many"])
def test_four_times_the_lines_take_about_four_times_the_time(tables: Callable[[int], int]) -> None:
    """Whatever lies in front of them."""

    def text(n: int) -> str:
        return "\n".join(["caravela record 1", *[f"table {i}" for i in range(tables(n))], *["| a = 1"] * n])

    few, many = seconds_to_parse(text(4_000)), seconds_to_parse(text(16_000))
    assert many < 8 * few + 0.05


def test_a_record_has_a_last_move() -> None:
    moves = [Move(0, "no")] * LONGEST
    assert len(parse(record(moves=moves).text()).moves) == LONGEST
    with pytest.raises(Refused) as refused:
        parse(record(moves=[*moves, Move(0, "no")]).text())
    assert refused.value.message == "record-bad-line"


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("Ana", "Ana"),
        ("  Ana\t\nBruno  ", "Ana Bruno"),
        ("a\u2028b\x00c\u200bd", "a b c d"),
        ("x" * 50, "x" * LONGEST_NAME),
        ("x" * (LONGEST_NAME - 1) + " y", "x" * (LONGEST_NAME - 1)),
        ("", ""),
    ],
)
def test_a_name_fits_on_a_line(said: str, name: str) -> None:
    assert clean_name(said) == name == clean_name(name)
