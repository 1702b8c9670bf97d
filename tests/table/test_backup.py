"""A copy holds everything as it was at one moment, and put back it is the same; nothing that is there is ever overwritten."""

import sqlite3
import stat
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa

from caravela.cli.main import main
from caravela.table.backup import Copied, back_up, restore
from caravela.table.schema import metadata, tables
from caravela.table.store import CampaignRow, NewTable, Remark, Result, Role, Seat, Store
from tests.table.test_release_1 import DATABASE, unpacked
from tests.table.test_store import refused, row, set_up, take


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of another database with nothing in it."""
    if request.param == "sqlite":
        yield str(tmp_path / "another.db")
        return
    address = request.getfixturevalue("postgresql")
    name = "r" + uuid.uuid4().hex
    with psycopg.connect(address("postgres"), autocommit=True) as admin:
        admin.execute(f"CREATE DATABASE {name}")
        yield address(name)
        admin.execute(f"DROP DATABASE {name} WITH (FORCE)")


def fill(store: Store) -> str:
    """Something of everything that there is."""
    table, ana, bruno = set_up(store)
    store.update_person(ana.id, name="Ana ☠ “João”", settings={"z": [1.5, None, True], "a": {"ß": "\u2028\\ \" '"}})
    store.use_link(store.new_link(table, "seat", 1, ana.id, once=True), bruno.id, "Bruno")
    store.new_link(None, "device", -1, ana.id, True, 1e9 + 1 / 3)
    store.begin(table, (3, 1, 2), {"kind": "days", "begun": time.time()}, {"moves": 0})
    for number in range(1, 6):
        take(store, table, number, f"settle Peru {number}")
    store.mark(table, bruno.id, "muted")
    store.remark(table, ana.id, 0, False, "Olá\n\t🚢", time.time())
    store.keep_review(table, {"moves": [{"loss": 0.125}]}, time.time())
    store.claim_notice(ana.id, table, 5, "turn", time.time())
    store.subscribe(bruno.id, "https://push.example/1", "p", "a")
    store.key("vapid", lambda: bytes(range(256)))
    store.bring([NewTable(row(ana, campaign="c1"), [Seat(0, "person", "Ana")], [Role(ana.id, "seat", 0)])], campaign(ana.id))
    ended = [
        Result(table, n, who, f"P{n}", "person", False, "empires", 2, n + 1, 9 - n, n == 0, False, 5, 1.0, 2.0, True)
        for n, who in enumerate((ana.id, bruno.id))
    ]
    store.keep_results(ended)
    return table


def campaign(host: str) -> CampaignRow:
    return CampaignRow("c1", "maracaibo", "The coast", {"story": "campaign"}, time.time())


def everything(database: str) -> dict[str, list[Any]]:
    """Every row of every table; documents as they are written."""
    store = Store(database)
    found = {}
    with store._read() as connection:
        for kind in metadata.sorted_tables:
            columns = [sa.cast(c, sa.Text) if isinstance(c.type, sa.JSON) else c for c in kind.c]
            found[kind.name] = sorted([tuple(line) for line in connection.execute(sa.select(*columns))], key=repr)
    store.close()
    return found


def test_a_copy_that_is_put_back_is_the_same_letter_by_letter(store: Store, database: str, empty: str, tmp_path: Path) -> None:
    """From either database into either."""
    fill(store)
    before = everything(database)
    assert [name for name, rows in before.items() if not rows] == [], "fill() has nothing of it"
    copied = back_up(database, tmp_path / "copy.db")
    assert copied == Copied(2, 2, 5) == restore(tmp_path / "copy.db", empty)
    assert everything(empty) == everything(str(tmp_path / "copy.db")) == before == everything(database)
    again = Store(empty)
    again.migrate()
    assert again.health()  # a server can go on with it
    again.close()


def test_copies_taken_while_others_write_are_of_one_moment(store: Store, database: str, empty: str, tmp_path: Path) -> None:
    """Acts come to two tables in turn: in every copy they are as far, without a gap, and what lists say of them fits."""
    pair = [set_up(store)[0], set_up(store)[0]]
    done, most = threading.Event(), 0

    def write() -> None:
        nonlocal most
        while not done.is_set():
            most += 1
            for id in pair:
                store.append(id, most, "take", 0, "pass", (), float(most), summary={"moves": most})

    writer = threading.Thread(target=write)
    writer.start()
    copies, least = [tmp_path / f"copy-{n}.db" for n in range(5)], []
    try:
        for copy in copies:
            seen = most
            while most < seen + 5:
                time.sleep(0.001)
            least.append(most)
            back_up(database, copy)
    finally:
        done.set()
        writer.join()
    restore(copies[-1], empty)
    for at, address in zip([*least, least[-1]], [*map(str, copies), empty], strict=True):
        copied = Store(address)
        numbers = [[act.number for act in copied.acts(id)] for id in pair]
        assert all(said == list(range(1, len(said) + 1)) for said in numbers)
        first, second = map(len, numbers)
        assert 0 <= first - second <= 1 and at - 1 <= second <= first <= most
        with copied._read() as connection:
            told = dict(connection.execute(sa.select(tables.c.id, tables.c.summary)).all())
        assert [told[id]["moves"] for id in pair] == [first, second]
        copied.close()


def test_a_copy_is_for_its_owner_and_leaves_nothing_beside_it(store: Store, database: str, tmp_path: Path) -> None:
    fill(store)
    folder = tmp_path / "copies"
    folder.mkdir()
    back_up(database, folder / "copy.db")
    assert [file.name for file in folder.iterdir()] == ["copy.db"]
    assert stat.S_IMODE((folder / "copy.db").stat().st_mode) == 0o600
    assert refused(lambda: back_up(database, folder / "copy.db")) == "file-exists"
    assert refused(lambda: back_up(database, tmp_path / "nowhere" / "copy.db")) == "file-unwritable"
    assert [file.name for file in folder.iterdir()] == ["copy.db"]


def test_nothing_is_restored_over_something(store: Store, database: str, tmp_path: Path) -> None:
    fill(store)
    back_up(database, tmp_path / "copy.db")
    fill_more = store.new_person("it")[0].id
    before = everything(database)
    assert refused(lambda: restore(tmp_path / "copy.db", database)) in ("file-exists", "restore-not-empty")
    assert everything(database) == before and any(fill_more in line for line in before["people"])


@pytest.mark.parametrize("spoilt", ["missing", "text", "half", "of another program", "folder", "empty"])
def test_what_is_no_copy_is_refused_and_leaves_nothing(spoilt: str, empty: str, tmp_path: Path) -> None:
    file = tmp_path / "copy.db"
    if spoilt == "text":
        file.write_text("caravela", encoding="utf-8")
    elif spoilt == "half":
        whole = Store(str(tmp_path / "whole.db"))
        whole.migrate()
        fill(whole)
        whole.close()
        raw = (tmp_path / "whole.db").read_bytes()
        file.write_bytes(raw[: len(raw) // 2])
    elif spoilt == "of another program":
        other = sqlite3.connect(file)
        other.execute("CREATE TABLE songs (name)")
        other.close()
    elif spoilt == "folder":
        file.mkdir()
    elif spoilt == "empty":
        file.touch()
    assert refused(lambda: restore(file, empty)) == "restore-not-one"
    assert not (tmp_path / "another.db").exists() and not list(tmp_path.glob(".caravela*"))


def test_a_copy_from_an_older_release_is_brought_up_to_date(empty: str, tmp_path: Path) -> None:
    """The file of the first release, as it lay on a disk."""
    (tmp_path / "old.db").write_bytes(unpacked("caravela.db.gz"))
    old = (tmp_path / "old.db").read_bytes()
    assert restore(tmp_path / "old.db", empty).tables == len(DATABASE["tables"])
    assert (tmp_path / "old.db").read_bytes() == old
    store = Store(empty)
    store.migrate()
    assert all(store.table(id) is not None for id in DATABASE["tables"])
    store.close()


def test_a_database_that_another_release_has_left_is_copied_by_that_release(
    postgresql: Callable[[str], str], tmp_path: Path
) -> None:
    """Of PostgreSQL, which is copied row by row: a schema that is not known is not read."""
    name = "o" + uuid.uuid4().hex
    with psycopg.connect(postgresql("postgres"), autocommit=True) as admin:
        admin.execute(f"CREATE DATABASE {name}")
        assert refused(lambda: back_up(postgresql(name), tmp_path / "copy.db")) == "backup-other-release"
        admin.execute(f"DROP DATABASE {name} WITH (FORCE)")
    assert list(tmp_path.iterdir()) == []
    assert refused(lambda: back_up(str(tmp_path / "none.db"), tmp_path / "copy.db")) == "backup-nothing"
    assert list(tmp_path.iterdir()) == []


def test_remarks_in_any_writing_come_back(store: Store, database: str, tmp_path: Path) -> None:
    table, ana, _ = set_up(store)
    said = "Ω \U0001f6a2 \u0301 \r\n'; DROP TABLE acts; --"
    store.remark(table, ana.id, 0, False, said, 1.0)
    back_up(database, tmp_path / "copy.db")
    copied = Store(str(tmp_path / "copy.db"))
    assert copied.remarks(table) == [Remark(1, ana.id, 0, False, said, 1.0)]
    copied.close()


def test_commands_take_copies_into_a_folder_and_keep_the_latest(
    store: Store, database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(store)
    folder = tmp_path / "copies"
    folder.mkdir()
    for day in (1, 2, 3):
        (folder / f"caravela-2020-01-0{day}T000000Z.db").touch()
    (folder / "other.db").touch()
    assert main(["--language", "en", "backup", str(folder), "--database", database, "--keep", "2"]) == 0
    assert "People: 2, tables: 2, acts: 5." in capsys.readouterr().out
    left = sorted(file.name for file in folder.iterdir())
    assert len(left) == 3 and left[0] == "caravela-2020-01-03T000000Z.db" and left[-1] == "other.db"
    assert main(["--language", "en", "restore", str(folder / left[1]), "--database", str(tmp_path / "again.db")]) == 0
    assert everything(str(tmp_path / "again.db")) == everything(database)
    for words in (["backup", str(folder), "--keep", "0"], ["backup", str(tmp_path / "x.db"), "--keep", "2"]):
        assert main(["--language", "en", *words, "--database", database]) == 2
        assert "--keep" in capsys.readouterr().err
