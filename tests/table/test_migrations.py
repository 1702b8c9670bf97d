"""A database of any older version is brought up to date with all that it holds."""

import multiprocessing
import shutil
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from caravela.core.refused import Refused
from caravela.table import database as base
from caravela.table.schema import metadata
from caravela.table.store import Act, Seat, Store, hashed
from tests.table.test_store import set_up, take

TRIAL = """
import sqlalchemy as sa
from alembic import op

revision = "trial"
down_revision = "{head}"


def upgrade() -> None:
    with op.batch_alter_table("tables", recreate="{recreate}") as tables:
        tables.add_column(sa.Column("trial", sa.Integer, nullable=False, server_default="7"))
"""


def config() -> Config:
    settings = Config()
    settings.set_main_option("script_location", str(base.MIGRATIONS))
    return settings


def test_the_migrated_schema_is_the_one_that_the_store_uses(store: Store) -> None:
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
        inspector = sa.inspect(connection)
        for name, kept in metadata.tables.items():
            assert inspector.get_pk_constraint(name)["constrained_columns"] == [column.name for column in kept.primary_key]


def test_the_revisions_are_one_line() -> None:
    script = ScriptDirectory.from_config(config())
    assert len(script.get_heads()) == len(script.get_bases()) == 1
    for revision in script.walk_revisions():
        assert Path(revision.path).name.startswith(f"r{revision.revision}_")


def test_the_data_of_the_first_revision_is_still_there(database: str) -> None:
    store = Store(database)
    settings = config()
    with store.engine.begin() as connection:
        settings.attributes["connection"] = connection
        command.upgrade(settings, ScriptDirectory.from_config(settings).get_bases()[0])
        for statement in (
            "INSERT INTO people VALUES ('p1', 'Ana', 'pt-BR', '{\"sound\": true}', 1.5)",
            f"INSERT INTO sessions VALUES ('{hashed('token')}', 'p1', 1.5, 1e12)",
            "INSERT INTO tables VALUES ('t1', 'empires', 1, 'abc', NULL, 'Sunday', '{\"b\": \"1\", \"a\": \"2\"}', 'first',"
            " 'playing', NULL, '[3, 0]', NULL, 'p1', 2.5, 3.5, NULL, NULL, false)",
            "INSERT INTO tables VALUES ('t2', 'empires', 1, 'abd', '{\"a.toml\": \"x = 1\"}', 'Own', '{}', 'first',"
            " 'over', NULL, '[]', NULL, 'p1', 2.5, 3.5, NULL, NULL, false)",
            "INSERT INTO seats VALUES ('t1', 0, 'person', 'Ana', 0, false)",
            "INSERT INTO roles VALUES ('t1', 'p1', 'seat', 0)",
            "INSERT INTO acts VALUES ('t1', 1, 'take', 0, 'settle Peru', '[4]', 3.5)",
        ):
            connection.exec_driver_sql(statement)
    store.migrate()
    person, table = store.person_of("token"), store.table("t1")
    assert person is not None and (person.name, person.settings) == ("Ana", {"sound": True})
    assert table is not None and (table.title, list(table.agreed), table.start_fate) == ("Sunday", ["b", "a"], (3, 0))
    own = store.table("t2")
    assert table.own_tables is None and own is not None and own.own_tables == {"a.toml": "x = 1"}
    with store.engine.connect() as connection:
        kept = connection.exec_driver_sql("SELECT game, hash, wording FROM component_tables").all()
    assert [tuple(one) for one in kept] == [("empires", "abd", own.wording)]
    assert store.seats("t1") == [Seat(0, "person", "Ana")] and store.roles("t1", "p1")[0].role == "seat"
    assert store.acts("t1") == [Act(1, "take", 0, "settle Peru", (4,), 3.5)]
    assert table.summary is None and [(one.id, one.summary, one.mine) for one in store.listed("p1")] == [("t1", None, [0])]
    take(store, "t1", 2)
    store.close()


@pytest.mark.parametrize("recreate", ["auto", "always"])
def test_a_later_revision_may_change_a_table_that_others_point_to(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, recreate: str
) -> None:
    """SQLite makes the table anew for that; what belongs to it is still there."""
    table, _, _ = set_up(store)
    take(store, table, 1)
    before = store.table(table)
    folder = tmp_path / "100% migrations"
    shutil.copytree(base.MIGRATIONS, folder)
    head = ScriptDirectory.from_config(config()).get_current_head()
    trial = TRIAL.format(head=head, recreate=recreate if store.sqlite else "auto")
    (folder / "versions" / "rtrial_trial.py").write_text(trial, encoding="utf-8")
    monkeypatch.setattr(base, "MIGRATIONS", folder)
    store.migrate()
    assert store.table(table) == before
    assert len(store.acts(table)) == 1 and len(store.seats(table)) == 3
    take(store, table, 2)
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT trial FROM tables").scalar() == 7
    with pytest.raises(sa.exc.IntegrityError):
        store.add_role(table, "nobody", "watch")


def test_servers_that_start_together_do_not_get_in_each_others_way(database: str) -> None:
    def start(i: int) -> bool:
        store = Store(database)
        store.migrate()
        healthy = store.health()
        store.close()
        return healthy

    with ThreadPoolExecutor(6) as pool:
        assert all(pool.map(start, range(6)))


def start_again_and_again(database: str, together: Any, went: Any) -> None:
    """A process that opens one new file after the other, each at the same moment as the other processes do."""
    for i in range(3):
        together.wait(60)
        for _ in range(2):  # as a server does: once to see whether it can, then to stay
            store = Store(f"{database}-{i}.db")
            store.migrate()
            went.put(store.health())
            store.close()


def test_processes_that_start_together_wait_for_each_other(tmp_path: Path) -> None:
    context = multiprocessing.get_context("spawn")
    together, went = context.Barrier(3), context.Queue()
    given = (str(tmp_path / "new"), together, went)
    processes = [context.Process(target=start_again_and_again, args=given) for _ in range(3)]
    for process in processes:
        process.start()
    for process in processes:
        process.join(120)
    assert [process.exitcode for process in processes] == [0, 0, 0]
    assert all([went.get(timeout=10) for _ in range(18)])


@pytest.mark.parametrize("mode", ["delete", "wal"])
@pytest.mark.parametrize("held", ["EXCLUSIVE", "IMMEDIATE", "DEFERRED"])
def test_whoever_opens_a_new_file_waits_for_whoever_is_at_it(tmp_path: Path, mode: str, held: str) -> None:
    file = tmp_path / "new.db"
    other = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    other.execute(f"PRAGMA journal_mode = {mode}")
    other.execute(f"BEGIN {held}")
    other.execute("SELECT * FROM sqlite_master").fetchall()
    ends = threading.Timer(0.2, other.close)
    ends.start()
    store = Store(str(file))
    store.migrate()
    assert store.health()
    store.close()
    ends.join()


def test_a_database_of_a_newer_version_is_refused(store: Store) -> None:
    with store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(Refused) as caught:
        store.migrate()
    assert caught.value.message == "store-newer" and caught.value.about == {"name": base.shown(store.url)}


def test_a_database_of_another_program_is_refused_and_left_alone(database: str) -> None:
    store = Store(database)
    with store.engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE people (shoe_size INTEGER)")
    with pytest.raises(Refused) as caught:
        store.migrate()
    assert caught.value.message == "store-foreign"
    with store.engine.connect() as connection:
        assert sa.inspect(connection).get_table_names() == ["people"]
    store.close()


def test_a_failed_revision_changes_nothing(store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "migrations"
    shutil.copytree(base.MIGRATIONS, folder)
    head = ScriptDirectory.from_config(config()).get_current_head()
    trial = TRIAL.format(head=head, recreate="auto") + '    op.execute("SELECT nonsense FROM nowhere")\n'
    (folder / "versions" / "rtrial_trial.py").write_text(trial, encoding="utf-8")
    monkeypatch.setattr(base, "MIGRATIONS", folder)
    with pytest.raises(Refused) as caught:
        store.migrate()
    assert caught.value.message == "store-unusable"
    with store.engine.connect() as connection:
        assert "trial" not in [column["name"] for column in sa.inspect(connection).get_columns("tables")]
        assert MigrationContext.configure(connection).get_current_revision() == head
    assert set_up(store)
