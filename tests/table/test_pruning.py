"""What nobody needs any more is forgotten, and nothing else is."""

import time
from collections import Counter

import pytest
import sqlalchemy as sa

from caravela.table import pruning
from caravela.table.pruning import DAY, PRUNING
from caravela.table.schema import metadata, sessions
from caravela.table.store import Role, Seat, Store
from tests.table.test_store import refused, row, set_up, take

AGES = 30 * 365 * DAY


def prune(store: Store, later: float) -> None:
    """As it is done at night, so much later."""
    for forget in PRUNING:
        while forget(store, time.time() + later):
            pass


def seen(store: Store, person: str, later: float) -> None:
    with store._write() as connection:
        connection.execute(sessions.update().where(sessions.c.person == person).values(seen=time.time() + later))


def counted(store: Store) -> Counter[str]:
    with store.engine.connect() as connection:
        return Counter(
            {t.name: connection.execute(sa.select(sa.func.count()).select_from(t)).scalar_one() for t in metadata.sorted_tables}
        )


def test_somebody_who_only_looked_in_is_forgotten_after_a_week(store: Store) -> None:
    stranger, token = store.new_person("en")
    prune(store, 6.9 * DAY)
    assert store.person_of(token) == stranger
    prune(store, 7.1 * DAY)
    assert store.person(stranger.id) is None and store.person_of(token) is None and counted(store)["sessions"] == 0


@pytest.mark.parametrize("known", ["named", "came back"])
def test_somebody_without_a_table_is_forgotten_three_months_after_they_were_seen(store: Store, known: str) -> None:
    ana, token = store.new_person("en")
    if known == "named":
        store.update_person(ana.id, name="Ana")
    seen(store, ana.id, 2 * DAY)
    other = store.new_session(ana.id)
    seen(store, ana.id, 30 * DAY)
    prune(store, 119 * DAY)
    assert store.person(ana.id) is not None
    prune(store, 121 * DAY)
    assert store.person(ana.id) is None and store.person_of(token) is None and store.person_of(other) is None


def test_a_table_that_was_called_off_is_forgotten_with_all_that_belongs_to_it(store: Store) -> None:
    table = store.create_table(row(store.new_person("en")[0]), [Seat(0, open=True)], [])
    kept = store.create_table(row(store.new_person("en")[0]), [Seat(0, open=True)], [])
    stranger = store.new_person("en")[0].id
    store.new_link(table, "seat", 0, stranger, True)
    store.add_role(table, stranger, "watch")
    store.cancel(table)
    prune(store, 29 * DAY)
    assert store.table(table) is not None
    prune(store, 31 * DAY)
    assert store.table(table) is None and store.table(kept) is not None and counted(store)["roles"] == 0


@pytest.mark.parametrize("role", ["host", "seat", "coach", "watch"])
def test_nobody_who_has_a_role_is_forgotten_and_no_table(store: Store, role: str) -> None:
    table, ana, _ = set_up(store)
    take(store, table, 1)
    someone, token = store.new_person("it")
    store.add_role(table, someone.id, role, 1 if role in ("seat", "coach") else -1)
    before = store.table(table), store.acts(table), store.seats(table), store.roles(table)
    prune(store, AGES)
    assert store.person(someone.id) is not None and store.person(ana.id) is not None
    assert (store.table(table), store.acts(table), store.seats(table), store.roles(table)) == before
    assert store.person_of(token) is None  # of the browser nothing is left: its cookie has ended long ago


def test_a_browser_is_known_longer_than_its_cookie_lives(store: Store) -> None:
    _, ana, _ = set_up(store)
    token = store.new_session(ana.id)
    prune(store, 399 * DAY)
    assert store.person_of(token) == ana
    prune(store, 401 * DAY)
    assert store.person_of(token) is None and store.person(ana.id) == ana


def test_a_table_whose_seats_wait_keeps_whoever_made_it(store: Store) -> None:
    ana, _ = store.new_person("en")
    made = store.create_table(row(ana), [Seat(0, open=True)], [Role(ana.id, "host")])
    prune(store, AGES)
    assert store.person(ana.id) == ana and store.table(made) is not None


def test_links_are_forgotten_when_they_lead_nowhere(store: Store) -> None:
    table, ana, bruno = set_up(store)
    now = time.time()
    used = store.new_link(table, "seat", 1, ana.id, once=True)
    store.use_link(used, bruno.id, "Bruno")
    device = store.new_link(None, "device", -1, ana.id, once=True, expires=now + DAY)
    watch = store.new_link(table, "watch", -1, ana.id)
    store.use_link(watch, bruno.id)
    known = {7.9: [True, True, True], 8.1: [True, False, True], 30.1: [False, False, True], 366.0: [False, False, False]}
    for days, there in known.items():
        prune(store, days * DAY)
        assert [store.look_link(token) is not None for token in (used, device, watch)] == there, days
    assert refused(lambda: store.use_link(used, bruno.id)) == "link-unknown"
    assert {role.role for role in store.roles(table, bruno.id)} == {"seat", "watch"}


def test_notices_are_kept_as_long_as_the_decision_waits(store: Store) -> None:
    table, ana, _ = set_up(store)
    now = time.time()
    claimed = store.claim_notice(ana.id, table, 0, "turn", now)
    assert claimed is not None
    store.notice_sent(claimed, now)
    prune(store, AGES)
    assert store.claim_notice(ana.id, table, 0, "turn", now) is None  # nobody is told twice
    take(store, table, 1)
    prune(store, 29 * DAY)
    assert counted(store)["notices"] == 1
    prune(store, 31 * DAY)
    assert counted(store)["notices"] == 0


def test_a_few_are_forgotten_at_a_time(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pruning, "BATCH", 3)
    for _ in range(7):
        store.new_person("en")
    later = time.time() + AGES
    assert [pruning.forget_sessions(store, later) for _ in range(4)] == [3, 3, 1, 0]
    assert [pruning.forget_people(store, later) for _ in range(4)] == [3, 3, 1, 0]


def test_who_sits_down_meanwhile_is_not_forgotten(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Found by reading, and looked at again before anything is deleted."""
    table, _, _ = set_up(store)
    visitor, _ = store.new_person("en")
    write = store._write

    def sits_down_first() -> object:
        monkeypatch.setattr(store, "_write", write)
        store.add_role(table, visitor.id, "watch")
        return write()

    monkeypatch.setattr(store, "_write", sits_down_first)
    assert pruning.forget_people(store, time.time() + AGES) == 1  # the other one, who never sat down at the table
    assert store.person(visitor.id) is not None
