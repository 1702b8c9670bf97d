"""What is in the store stays there, once, and is told to nobody else."""

import os
import random
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa

from caravela.core.refused import Refused
from caravela.table import database as base
from caravela.table import schema
from caravela.table.rating import NEWCOMER
from caravela.table.schema import metadata, remarks
from caravela.table.store import (
    HOUR,
    MOST_LINKS,
    MOST_REMARKS,
    Act,
    CampaignRow,
    NewTable,
    Person,
    Remark,
    Result,
    Role,
    Seat,
    Store,
    TableRow,
    Taken,
    hashed,
    new_id,
)
from caravela.text import LANGUAGES, Speaker

AGREED = {"edition": "deluxe", "builders": "false", "a": "last but not sorted"}


def row(host: Person, **about: Any) -> TableRow:
    given: dict[str, Any] = {"secret": b"\x00secret\xff", "title": "Sunday", **about}
    return TableRow(given.pop("id", new_id()), "empires", 1, "2dfb2b404627a140", AGREED, "deluxe_base", host.id, **given)


def set_up(store: Store) -> tuple[str, Person, Person]:
    """A table of Ana with an open seat, and Bruno, who does not sit there yet."""
    ana, _ = store.new_person("pt-BR")
    bruno, _ = store.new_person("it")
    seats = [Seat(0, "person", "Ana"), Seat(1, colour=3, open=True), Seat(2, "casual", "Chiara", 2)]
    return store.create_table(row(ana), seats, [Role(ana.id, "host"), Role(ana.id, "seat", 0)]), ana, bruno


def take(store: Store, table: str, number: int, option: str = "pass") -> None:
    store.append(table, number, "take", 0, option, (), float(number))


def refused(what: Callable[[], object]) -> str:
    with pytest.raises(Refused) as caught:
        what()
    return caught.value.message


# -- people ------------------------------------------------------------------------------------------------------------


def test_a_person_is_known_by_the_token(store: Store) -> None:
    person, token = store.new_person("es")
    assert len(token) == 43 and store.person_of(token) == person
    assert store.person_of(token + "x") is None and store.person_of("\ud800\x00") is None
    assert store.person(person.id) == person and store.person("nobody") is None


def test_another_browser_is_the_same_person(store: Store) -> None:
    person, token = store.new_person("es")
    other = store.new_session(person.id)
    assert other != token and store.person_of(other) == person


def test_name_language_and_settings_change_one_by_one(store: Store) -> None:
    person, token = store.new_person("es")
    store.update_person(person.id, name="Diego ☠")
    store.update_person(person.id, language="it")
    store.update_person(person.id, settings={"confirm": False, "hooks": [{"kind": "ntfy", "url": "http://x"}]})
    store.update_person(person.id)
    assert store.person_of(token) == Person(
        person.id, "Diego ☠", "it", {"confirm": False, "hooks": [{"kind": "ntfy", "url": "http://x"}]}, person.created
    )


def test_that_a_browser_was_seen_is_noted_once_an_hour(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    _, token = store.new_person("en")
    begun = time.time()

    def seen(later: float) -> float:
        monkeypatch.setattr(time, "time", lambda: begun + later)
        store.person_of(token)
        with store.engine.connect() as connection:
            return float(connection.execute(sa.text("SELECT seen FROM sessions")).scalar_one()) - begun

    assert seen(HOUR - 1) < 1
    assert seen(HOUR + 1) == pytest.approx(HOUR + 1, abs=1e-3)
    assert seen(HOUR + 9) == pytest.approx(HOUR + 1, abs=1e-3)


# -- links -------------------------------------------------------------------------------------------------------------


def test_a_link_to_a_seat_works_once(store: Store) -> None:
    table, ana, bruno = set_up(store)
    token = store.new_link(table, "seat", 1, ana.id, once=True)
    link = store.look_link(token)
    assert link is not None and (link.table_id, link.role, link.seat, link.person) == (table, "seat", 1, ana.id)
    assert store.use_link(token, bruno.id, "Bruno") == link
    assert store.seats(table)[1] == Seat(1, "person", "Bruno", 3)
    assert store.roles(table, bruno.id) == [Role(bruno.id, "seat", 1, table)]
    assert store.use_link(token, bruno.id).seat == 1
    assert refused(lambda: store.use_link(token, ana.id)) == "link-used"
    assert store.seats(table)[1].name == "Bruno"


def test_a_newer_link_to_a_seat_ends_the_older_one(store: Store) -> None:
    table, ana, bruno = set_up(store)
    older = store.new_link(table, "seat", 1, ana.id, once=True)
    watch = store.new_link(table, "watch", -1, ana.id)
    newer = store.new_link(table, "seat", 1, ana.id, once=True)
    assert store.look_link(older) is None and refused(lambda: store.use_link(older, bruno.id)) == "link-unknown"
    assert store.look_link(newer) is not None and store.look_link(watch) is not None


def test_coaches_and_spectators_come_as_often_as_they_want(store: Store) -> None:
    table, ana, bruno = set_up(store)
    coach = store.new_link(table, "coach", 0, ana.id)
    watch = store.new_link(table, "watch", -1, ana.id)
    chiara, _ = store.new_person("it")
    for person in (bruno, chiara, bruno):
        store.use_link(coach, person.id)
        store.use_link(watch, person.id)
    assert store.roles(table, chiara.id) == [Role(chiara.id, "watch", -1, table), Role(chiara.id, "coach", 0, table)]


def test_links_to_the_same_are_few_and_those_in_use_stay(store: Store) -> None:
    table, ana, bruno = set_up(store)
    used = store.new_link(table, "watch", -1, ana.id)
    store.use_link(used, bruno.id)
    coach = store.new_link(table, "coach", 0, ana.id)
    links = [store.new_link(table, "watch", -1, ana.id) for _ in range(MOST_LINKS + 5)]
    open_ones = [link for link in links if store.look_link(link) is not None]
    assert open_ones == links[-(MOST_LINKS - 1) :], "the latest"
    assert store.look_link(used) is not None and store.look_link(coach) is not None
    for link in open_ones:
        store.use_link(link, bruno.id)
        store.use_link(link, ana.id)  # as often as wanted
    assert refused(lambda: store.new_link(table, "watch", -1, ana.id)) == "link-many"
    assert store.look_link(used) is not None
    devices = [store.new_link(None, "device", -1, ana.id, once=True) for _ in range(MOST_LINKS + 5)]
    his = store.new_link(None, "device", -1, bruno.id, once=True)
    assert [link for link in devices if store.look_link(link) is not None] == devices[-MOST_LINKS:]
    assert store.look_link(his) is not None


def test_a_link_expires(store: Store) -> None:
    table, ana, bruno = set_up(store)
    token = store.new_link(table, "watch", -1, ana.id, expires=time.time() - 1)
    assert refused(lambda: store.use_link(token, bruno.id)) == "link-expired"
    assert store.roles(table, bruno.id) == []


def test_a_link_to_a_device_works_once_even_for_the_same_person(store: Store) -> None:
    ana, _ = store.new_person("en")
    stranger, _ = store.new_person("en")
    token = store.new_link(None, "device", -1, ana.id, once=True, expires=time.time() + 60)
    assert store.use_link(token, stranger.id).person == ana.id
    assert refused(lambda: store.use_link(token, stranger.id)) == "link-used"


def test_of_many_who_follow_the_same_link_one_sits_down(store: Store, database: str) -> None:
    table, ana, _ = set_up(store)
    token = store.new_link(table, "seat", 1, ana.id, once=True)
    crowd = [store.new_person("en")[0].id for _ in range(8)]
    other = Store(database)

    def run(i: int) -> str:
        try:
            (store if i % 2 else other).use_link(token, crowd[i], f"guest {i}")
        except Refused as no:
            return no.message
        return "in"

    with ThreadPoolExecutor(8) as pool:
        assert sorted(pool.map(run, range(8))) == ["in"] + ["link-used"] * 7
    other.close()
    (seated,) = [role.person for role in store.roles(table) if (role.role, role.seat) == ("seat", 1)]
    assert store.seats(table)[1].name == f"guest {crowd.index(seated)}"


# -- tables ------------------------------------------------------------------------------------------------------------


def test_a_table_comes_back_as_it_was_made(store: Store) -> None:
    ana, _ = store.new_person("pt-BR")
    about: dict[str, Any] = {"own_tables": {"tokens.toml": "a = 1\n", "board.toml": ""}, "clock": {"days": 2}, "imported": True}
    made = row(ana, created=1.5, updated=2.25, start_fate=(3, 0), **about)
    acts = [Act(1, "take", 0, "settle Peru", (4, 1), 7.0), Act(2, "undo", 0, "", (), 8.0)]
    store.create_table(made, [Seat(0)], [Role(ana.id, "host")], acts)
    found = store.table(made.id)
    assert found == made
    assert list(found.agreed) == list(AGREED) and list(found.own_tables or {}) == ["tokens.toml", "board.toml"]
    assert store.acts(made.id) == acts
    assert "secret" not in repr(found)


def test_what_is_not_there_is_not_found(store: Store) -> None:
    for id in ("k3v9", "", "\x00", "\ud800", "x" * 5000, "' OR 1=1"):
        assert store.table(id) is None and store.roles(id) == []
    assert refused(lambda: take(store, "k3v9", 1)) == "store-no-table"
    assert refused(lambda: store.set_next("k3v9", "k3v8")) == "store-no-table"


def test_a_table_is_made_as_a_whole_or_not_at_all(store: Store) -> None:
    ana, _ = store.new_person("en")
    made = row(ana)
    with pytest.raises(sa.exc.IntegrityError):
        store.create_table(made, [Seat(0)], [Role("nobody", "seat", 0)])
    assert store.table(made.id) is None and store.seats(made.id) == []


def test_a_seat_is_taken_once(store: Store) -> None:
    table, ana, bruno = set_up(store)
    store.take_seat(table, 1, bruno.id, "Bruno")
    store.take_seat(table, 1, bruno.id, "Bruno II")
    assert refused(lambda: store.take_seat(table, 1, ana.id, "Ana")) == "seat-taken"
    assert store.seats(table)[1] == Seat(1, "person", "Bruno II", 3)
    store.set_seat(table, 1, open=True)
    store.take_seat(table, 1, ana.id, "Ana")
    assert store.roles(table, bruno.id) == []
    assert [role.seat for role in store.roles(table, ana.id) if role.role == "seat"] == [0, 1]


def test_a_game_begins_once(store: Store) -> None:
    table, _, _ = set_up(store)
    assert store.begin(table, (3, 1), {"begun": 5.0}) is True
    assert store.begin(table, (9, 9)) is False
    found = store.table(table)
    assert found is not None and (found.status, found.start_fate, found.clock) == ("playing", (3, 1), {"begun": 5.0})
    assert store.tables_with("playing") == [table] and store.tables_with("open") == []
    store.set_status(table, "over")
    store.set_clock(table, None)
    found = store.table(table)
    assert found is not None and (found.status, found.clock) == ("over", None)


def test_my_tables_come_with_seats_and_roles_the_latest_first(store: Store) -> None:
    table, ana, bruno = set_up(store)
    later = store.create_table(row(ana, updated=time.time() + 60), [Seat(0)], [Role(ana.id, "host")])
    assert [found.id for found in store.tables_of(ana.id)] == [later, table]
    mine = store.tables_of(ana.id)[1]
    assert mine.seats == tuple(store.seats(table)) and mine.roles == tuple(store.roles(table, ana.id))
    assert store.tables_of(bruno.id) == []
    take(store, table, 1)
    store.append(table, 2, "take", 0, "pass", (), time.time() + 99)
    assert [found.id for found in store.tables_of(ana.id)] == [table, later]


def test_what_lists_say_of_a_table_is_kept_with_its_last_act(store: Store) -> None:
    table, ana, _ = set_up(store)
    hers = {"decider": 0, "moves": 3, "round": 1, "deadline": None}
    bots = hers | {"decider": 2}

    def listed() -> tuple[bool, dict[str, Any] | None]:
        (one,) = store.listed(ana.id)
        found = store.table(table)
        assert found is not None and found.summary == one.summary and one.mine == [0] and one.id == table
        return one.waiting, one.summary

    assert listed() == (False, None)
    store.begin(table, (), None, hers)
    assert listed() == (True, hers)
    store.append(table, 1, "take", 0, "pass", (), 1.0, None, bots)
    with pytest.raises(Taken):
        store.append(table, 1, "take", 0, "pass", (), 1.0, None, hers)
    assert listed() == (False, bots)
    store.append(table, 2, "take", 2, "pass", (), 1.0)
    assert listed() == (False, None), "nobody has said"
    store.keep_summary(table, hers)
    store.keep_summary(table, bots)
    assert listed() == (True, hers), "what is there is as new as what was found out"
    store.append(table, 3, "bot", 0, "casual", (), 1.0, None, hers)
    (one,) = store.listed(ana.id)
    assert not one.waiting and one.mine == [], "a bot decides"


def test_some_of_my_tables_can_be_asked_for(store: Store) -> None:
    table, ana, bruno = set_up(store)
    later = store.create_table(row(ana, updated=time.time() + 60), [Seat(0)], [Role(ana.id, "host")])
    assert [found.id for found in store.tables_of(ana.id, [table])] == [table]
    assert store.tables_of(ana.id, [table])[0] == store.tables_of(ana.id)[1]
    assert store.tables_of(ana.id, []) == store.tables_of(bruno.id, [table, later]) == []
    assert [one.id for one in store.listed(ana.id)] == [later, table] and store.listed(bruno.id) == []


def test_there_is_one_rematch(store: Store) -> None:
    table, ana, _ = set_up(store)
    first, second = row(ana, rematch_of=table), row(ana, rematch_of=table)
    assert store.create_table(first, [Seat(0)]) == first.id
    assert store.create_table(second, [Seat(0)]) == first.id
    assert store.table(second.id) is None
    assert store.set_next(table, second.id) == first.id
    found = store.table(table)
    assert found is not None and found.next == first.id


def test_a_role_is_added_once(store: Store) -> None:
    table, _, bruno = set_up(store)
    store.add_role(table, bruno.id, "watch")
    store.add_role(table, bruno.id, "watch")
    assert store.roles(table, bruno.id) == [Role(bruno.id, "watch", -1, table)]


# -- acts --------------------------------------------------------------------------------------------------------------


def test_acts_come_back_in_order(store: Store) -> None:
    table, _, _ = set_up(store)
    store.append(table, 1, "take", 0, "settle Peru", [4, 0], 10.5)
    store.append(table, 2, "undo", 0, "", (), 11.25)
    assert store.acts(table) == [Act(1, "take", 0, "settle Peru", (4, 0), 10.5), Act(2, "undo", 0, "", (), 11.25)]
    assert [act.number for act in store.acts(table, 1)] == [2]
    found = store.table(table)
    assert found is not None and found.updated == 11.25


def test_a_number_is_taken_once_and_none_is_left_out(store: Store) -> None:
    table, _, _ = set_up(store)
    take(store, table, 1, "first")
    for number in (0, 1, 3):
        with pytest.raises(Taken):
            store.append(table, number, "take", 0, "second", (), 99.0, "over")
    assert [act.option for act in store.acts(table)] == ["first"]
    found = store.table(table)
    assert found is not None and (found.updated, found.status) == (1.0, "open")


def test_tables_rest_where_a_person_decides_without_a_clock(store: Store) -> None:
    table, ana, bruno = set_up(store)
    store.take_seat(table, 1, bruno.id, "Bruno")
    store.begin(table, ())
    assert store.resting(99.0) == {}  # nothing is known of it
    store.append(table, 1, "take", 0, "settle Peru", (), 10.0, None, {"decider": 1})
    assert store.resting(99.0) == {table: [bruno.id]} and store.resting(10.0) == {}
    store.append(table, 2, "bot", 1, "novice", (), 11.0, None, {"decider": 1})
    assert store.resting(99.0) == {}
    store.append(table, 3, "take", 1, "settle Peru", (), 12.0, None, {"decider": 0})
    assert store.resting(99.0) == {table: [ana.id]}
    store.append(table, 4, "take", 0, "settle Peru", (), 13.0, "over", {"decider": -1})
    assert store.resting(99.0) == {}


def test_the_last_act_ends_the_game(store: Store) -> None:
    table, _, _ = set_up(store)
    store.append(table, 1, "take", 0, "pass", (), 1.0, "over")
    assert store.tables_with("over") == [table]


def test_a_bot_takes_a_seat_over_and_gives_it_back(store: Store) -> None:
    table, _, _ = set_up(store)
    store.append(table, 1, "bot", 0, "casual", (), 1.0)
    assert store.seats(table)[0] == Seat(0, "casual", "Ana")
    store.append(table, 2, "person", 0, "", (), 2.0)
    assert store.seats(table)[0] == Seat(0, "person", "Ana")


def test_of_many_threads_that_want_the_same_number_one_wins(store: Store, database: str) -> None:
    table, _, _ = set_up(store)
    other = Store(database)
    start = threading.Barrier(8)

    def run(i: int) -> list[int]:
        won: list[int] = []
        for number in range(1, 21):
            start.wait()
            try:
                take(store if i % 2 else other, table, number, str(i))
                won.append(number)
            except Taken:
                pass
        return won

    with ThreadPoolExecutor(8) as pool:
        won = list(pool.map(run, range(8)))
    other.close()
    assert sorted(number for numbers in won for number in numbers) == list(range(1, 21))
    assert all(act.number in won[int(act.option)] for act in store.acts(table))


WRITER = """
import sys
from caravela.table.store import Store, Taken
store, table, name, number = Store(sys.argv[1]), sys.argv[2], sys.argv[3], int(sys.argv[4])
print("ready", flush=True)
sys.stdin.readline()
for number in range(number, number + int(sys.argv[5])):
    try:
        store.append(table, number, "take", 0, name, (1, 2), 1.0)
        print(number, flush=True)
    except Taken:
        pass
"""


def writer(database: str, table: str, name: str, first: int, many: int) -> "subprocess.Popen[str]":
    command = [sys.executable, "-c", WRITER, database, table, name, str(first), str(many)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def go(process: "subprocess.Popen[str]") -> None:
    assert process.stdin is not None and process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    process.stdin.write("\n")
    process.stdin.flush()


def test_of_two_processes_that_want_the_same_number_one_wins(store: Store, database: str) -> None:
    table, _, _ = set_up(store)
    processes = {name: writer(database, table, name, 1, 100) for name in ("a", "b")}
    for process in processes.values():
        go(process)
    won = {name: [int(line) for line in process.communicate(timeout=60)[0].split()] for name, process in processes.items()}
    assert all(process.returncode == 0 for process in processes.values())
    assert sorted(won["a"] + won["b"]) == list(range(1, 101))
    for act in store.acts(table):
        assert act.number in won[act.option]


def nobody_writes(store: Store) -> bool:
    """PostgreSQL finishes what a client that is gone has sent."""
    if store.sqlite:
        return True
    busy = (
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'"
    )
    with store.engine.connect() as connection:
        return not connection.execute(sa.text(busy)).scalar_one()


def test_a_killed_server_loses_nothing_that_was_acknowledged(store: Store, database: str) -> None:
    table, _, _ = set_up(store)
    luck = random.Random(1)
    for _ in range(5):
        process = writer(database, table, "a", len(store.acts(table)) + 1, 100_000)
        go(process)
        assert process.stdout is not None
        said = [int(process.stdout.readline()) for _ in range(luck.randrange(1, 60))]
        time.sleep(luck.random() / 100)
        process.kill()
        said += [int(line) for line in process.stdout.read().splitlines()]  # `communicate` would lose what was read ahead
        process.wait(60)
        wait_for(lambda: nobody_writes(store))
        # A transaction that was on its way may still be committed by PostgreSQL, but never one that was not sent.
        assert [act.number for act in store.acts(table)][: said[-1]] == list(range(1, said[-1] + 1))
        assert len(store.acts(table)) <= said[-1] + 1


# -- what others do ----------------------------------------------------------------------------------------------------


def wait_for(what: Callable[[], bool]) -> None:
    until = time.monotonic() + 15
    while not what():
        assert time.monotonic() < until
        time.sleep(0.02)


def test_a_second_server_hears_of_every_act(store: Store, database: str) -> None:
    table, _, _ = set_up(store)
    other = Store(database)
    heard: list[tuple[str, int]] = []
    other.listen(lambda where, number: heard.append((where, number)))
    take(store, table, 1)
    take(store, table, 2)
    with pytest.raises(Taken):
        take(store, table, 2)
    store.set_status(table, "over")
    if store.sqlite:
        wait_for(lambda: bool(heard))
        assert set(heard) == {("", 0)}
    else:
        wait_for(lambda: len(heard) == 3)
        assert heard == [(table, 1), (table, 2), (table, 0)]
    other.close()


def test_an_ear_that_fails_hears_on(store: Store, database: str) -> None:
    table, _, _ = set_up(store)
    other = Store(database)
    heard: list[int] = []

    def fail(where: str, number: int) -> None:
        heard.append(number)
        raise ValueError

    other.listen(fail)
    take(store, table, 1)
    wait_for(lambda: len(heard) == 1)
    take(store, table, 2)
    wait_for(lambda: len(heard) == 2)
    other.close()


def test_with_sqlite_nobody_hears_what_they_did_themselves(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "caravela.db"))
    store.migrate()
    heard: list[int] = []
    store.listen(lambda where, number: heard.append(number))
    table, _, _ = set_up(store)
    take(store, table, 1)
    time.sleep(1.3)
    store.close()
    assert heard == []


def test_a_broken_connection_is_made_anew(postgresql: Callable[[str], str]) -> None:
    """Whoever listens is told that something may have been missed; whoever asks next gets an answer."""
    name = f"broken{os.getpid()}"
    with psycopg.connect(postgresql("postgres"), autocommit=True) as admin:
        admin.execute(f"CREATE DATABASE {name}")
        store = Store(postgresql(name))
        store.migrate()
        table, _, _ = set_up(store)
        heard: list[tuple[str, int]] = []
        store.listen(lambda where, number: heard.append((where, number)))
        admin.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])
        wait_for(lambda: ("", 0) in heard)
        take(store, table, 1)
        wait_for(lambda: (table, 1) in heard)
        assert store.health()
        store.close()
        admin.execute(f"DROP DATABASE {name} WITH (FORCE)")


# -- notices -----------------------------------------------------------------------------------------------------------


def test_a_notice_is_sent_by_one_server(store: Store, database: str) -> None:
    table, ana, _ = set_up(store)
    other = Store(database)
    claimed = [server.claim_notice(ana.id, table, 1, "turn", 5.0) for server in (store, other, store)]
    assert claimed[0] is not None and claimed[1:] == [None, None]
    assert store.claim_notice(ana.id, table, 1, "reminder", 6.0) is not None
    assert [notice.kind for notice in other.unsent_notices(7.0)] == ["turn", "reminder"]
    store.notice_sent(claimed[0], 5.5)
    assert [notice.kind for notice in other.unsent_notices(7.0)] == ["reminder"]
    assert other.unsent_notices(6.0) == []
    other.close()


# -- secrets -----------------------------------------------------------------------------------------------------------


def test_no_token_is_in_the_database(store: Store, database: str) -> None:
    table, ana, bruno = set_up(store)
    tokens = [store.new_person("en")[1], store.new_session(ana.id)]
    tokens += [store.new_link(table, role, 1, ana.id, once=True) for role in ("seat", "coach", "watch", "device")]
    store.use_link(tokens[2], bruno.id, "Bruno")
    with store.engine.connect() as connection:
        held = repr([connection.execute(sa.select(kept)).all() for kept in metadata.sorted_tables])
    if store.sqlite:
        held += repr([path.read_bytes() for path in sorted(Path(database).parent.iterdir())])
    for token in tokens:
        assert token not in held and hashed(token) in held


def test_only_the_owner_may_read_a_new_file(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "caravela.db"))
    store.migrate()
    modes = {path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
    store.close()
    assert modes == {0o600} or os.name == "nt"


# -- databases that cannot be used -------------------------------------------------------------------------------------


def said(refusal: Refused) -> str:
    for language in LANGUAGES:
        text = Speaker(language).refusal(refusal)
        assert "s3cret" not in text + repr(refusal) and "\n" not in text and text.endswith(".") and ".." not in text
    return Speaker("en").refusal(refusal)


@pytest.mark.parametrize(
    "address",
    [
        "mysql://ana:s3cret@host/base",
        "postgresql://ana:s3cret@host:many/base",
        "postgresql+psycopg2://ana:s3cret@host/base",
        "sqlite://",
        "sqlite:///:memory:",
    ],
)
def test_an_address_that_is_not_known_is_refused(address: str) -> None:
    with pytest.raises(Refused) as caught:
        Store(address)
    assert f"begins with “{address.partition(':')[0]}://”" in said(caught.value)


def test_a_file_is_sqlite_and_postgres_is_postgresql() -> None:
    assert base.address("sub/my tables.db").database == "sub/my tables.db"
    assert base.address("sqlite:////tmp/x.db").database == "/tmp/x.db"
    for scheme in ("postgres", "postgresql", "postgresql+psycopg"):
        url = base.address(f"{scheme}://ana:s3cret@host:5433/base?sslmode=require")
        assert url.drivername == "postgresql+psycopg" and base.shown(url) == "postgresql://host:5433/base"


def test_a_missing_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused) as caught:
        Store(str(tmp_path / "none" / "caravela.db"))
    assert said(caught.value).startswith(f"The folder {tmp_path / 'none'} for the database does not exist;")


def test_a_folder_is_not_a_database(tmp_path: Path) -> None:
    with pytest.raises(Refused) as caught:
        Store(str(tmp_path))
    assert said(caught.value) == f"The database {tmp_path} cannot be opened: unable to open database file."


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_file_that_may_not_be_written_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "caravela.db"
    Store(str(file)).close()
    file.chmod(0o400)
    with pytest.raises(Refused) as caught:
        Store(str(file)).migrate()
    assert caught.value.message == "store-unusable" and said(caught.value)


def test_a_text_is_not_a_database(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("Dear diary, " * 500)
    with pytest.raises(Refused) as caught:
        Store(str(file)).migrate()
    assert said(caught.value) == f"The file {file} is not a database, or it is damaged; choose another file."
    assert file.read_text() == "Dear diary, " * 500


def test_a_server_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refused) as caught:
        Store("postgresql://ana:s3cret@127.0.0.1:1/base?password=s3cret2")
    assert said(caught.value).startswith("The database postgresql://127.0.0.1:1/base cannot be opened: ")


def test_a_base_that_is_not_there_is_refused(postgresql: Callable[[str], str]) -> None:
    with pytest.raises(Refused) as caught:
        Store(postgresql("nowhere"))
    assert 'database "nowhere" does not exist' in said(caught.value)


def test_health_tells_whether_the_database_answers(database: str) -> None:
    store = Store(database)
    assert not store.health()
    store.migrate()
    assert store.health()
    store.close()


def test_a_base_that_goes_away_is_one_sentence_and_the_next_act_works(store: Store, database: str) -> None:
    """Somebody holds a lock for longer than one waits."""
    table, _, _ = set_up(store)
    other = Store(database)
    with store.engine.connect() as connection:
        if store.sqlite:
            assert store._writer is not None
            store._writer.connection.driver_connection.execute("PRAGMA busy_timeout = 50")  # type: ignore[union-attr]
            store._writer.rollback()
        else:
            connection.exec_driver_sql(f"ALTER DATABASE {store.url.database} SET lock_timeout = 50")
            connection.commit()
            store.engine.dispose()
    with other._write() as connection:
        connection.execute(sa.text("UPDATE tables SET title = 'mine'"))
        with pytest.raises(Refused) as caught:
            take(store, table, 1)
        assert said(caught.value) == "The database does not answer at the moment; try again shortly."
        assert store.acts(table) == []
    take(store, table, 1)
    other.close()
    assert len(store.acts(table)) == 1


def test_health_tells_that_nothing_can_be_written(postgresql: Callable[[str], str]) -> None:
    """A server of PostgreSQL that only lets itself be read; when it takes writes again, all goes on."""
    name = f"readonly{os.getpid()}"
    with psycopg.connect(postgresql("postgres"), autocommit=True) as admin:
        admin.execute(f"CREATE DATABASE {name}")
        store = Store(postgresql(name))
        store.migrate()
        table, ana, _ = set_up(store)
        admin.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        store.engine.dispose()
        assert not store.health() and store.person(ana.id) == ana
        assert refused(lambda: take(store, table, 1)) == "store-silent"
        admin.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = off")
        store.engine.dispose()
        assert store.health()
        take(store, table, 1)
        store.close()
        admin.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "caravela.db"


@pytest.fixture
def opened(file: Path) -> Iterator[Store]:
    store = Store(str(file))
    store.migrate()
    yield store
    store.close()


def test_on_a_full_disk_nothing_is_acknowledged_and_health_tells(opened: Store, file: Path) -> None:
    resource = pytest.importorskip("resource")
    table, _, _ = set_up(opened)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    written = file.with_name("caravela.db-wal").stat().st_size
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (written, limits[1]))
        full = [refused(lambda: take(opened, table, 1)), opened.health()]
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert full == ["store-silent", False]
    take(opened, table, 1)
    assert opened.health() and len(opened.acts(table)) == 1


def test_a_file_that_was_deleted_takes_no_more_moves(opened: Store, file: Path) -> None:
    table, ana, _ = set_up(opened)
    take(opened, table, 1)
    for part in file.parent.iterdir():
        part.unlink()
    with pytest.raises(Refused) as caught:
        take(opened, table, 2)
    assert caught.value.message == "store-gone" and "deleted or replaced" in said(caught.value)
    with ThreadPoolExecutor(12) as pool:  # more than are open: none makes an empty file in its place
        assert set(pool.map(lambda _: refused(lambda: opened.person(ana.id)), range(12))) == {"store-gone"}
    assert not opened.health() and not file.exists()


@pytest.mark.parametrize("part", ["caravela.db", "caravela.db-wal"])
def test_a_file_that_was_replaced_takes_no_more_moves_until_it_is_back(opened: Store, file: Path, part: str) -> None:
    table, _, _ = set_up(opened)
    own, aside = file.with_name(part), file.with_name("aside")
    own.rename(aside)
    assert refused(lambda: take(opened, table, 1)) == "store-gone" and not opened.health()
    own.write_bytes(aside.read_bytes())  # a copy is another file
    assert refused(lambda: take(opened, table, 1)) == "store-gone" and not opened.health()
    aside.rename(own)
    assert opened.acts(table) == []  # nothing went into the wrong one
    take(opened, table, 1)
    assert opened.health()


def test_what_goes_away_while_it_is_written_is_not_acknowledged(opened: Store, file: Path) -> None:
    with pytest.raises(Refused) as caught, opened._write():
        file.unlink()
    assert caught.value.message == "store-gone"


# -- campaigns ---------------------------------------------------------------------------------------------------------


def test_the_games_of_a_campaign_are_found_in_their_order(store: Store) -> None:
    ana, _ = store.new_person("en")
    campaign = CampaignRow(new_id(), "empires", "The Silver Coast", AGREED, 1.5)
    store.new_campaign(campaign)
    later = store.create_table(row(ana, created=3.0, campaign=campaign.id), [])
    first = store.create_table(row(ana, created=2.0, campaign=campaign.id), [])
    other = store.create_table(row(ana), [])
    assert store.campaign(campaign.id) == campaign and store.campaign("nobody") is None
    assert store.games_of(campaign.id) == [first, later]
    in_it, alone = store.table(first), store.table(other)
    assert in_it is not None and in_it.campaign == campaign.id and alone is not None and alone.campaign is None


def test_no_table_belongs_to_a_campaign_that_does_not_exist(store: Store) -> None:
    ana, _ = store.new_person("en")
    with pytest.raises(sa.exc.IntegrityError):
        store.create_table(row(ana, campaign="nowhere"), [])


def test_a_campaign_that_is_brought_is_stored_whole_or_not_at_all(store: Store) -> None:
    ana, _ = store.new_person("en")
    campaign = CampaignRow(new_id(), "empires", "The Silver Coast", AGREED, 1.5)
    seats, roles = [Seat(0, "person", "Ana")], [Role(ana.id, "host"), Role(ana.id, "seat", 0)]
    acts = [Act(n, "take", 0, "pass", (), 2.0) for n in (1, 2, 3)]
    games: list[NewTable] = []
    for n in range(3):
        before = games[-1].row.id if games else None
        made = row(ana, status="over", created=2.0 + n, campaign=campaign.id, rematch_of=before)
        games.append(NewTable(made, seats, roles, acts))
    twice = replace(games[2], acts=[*acts, acts[0]])  # no two acts have the same number
    with pytest.raises(sa.exc.IntegrityError):
        store.bring([*games[:2], twice], campaign)
    assert store.campaign(campaign.id) is None and store.tables_of(ana.id) == []
    with store.engine.connect() as connection:
        assert [connection.execute(kind.select()).all() for kind in (schema.seats, schema.roles, schema.acts)] == [[], [], []]
    store.bring(games, campaign)
    assert store.campaign(campaign.id) == campaign and store.games_of(campaign.id) == [game.row.id for game in games]
    assert [store.acts(game.row.id) for game in games] == [acts] * 3
    assert [found.next for game in games if (found := store.table(game.row.id))] == [games[1].row.id, games[2].row.id, None]


# -- reviews -----------------------------------------------------------------------------------------------------------


def test_a_table_keeps_its_review_as_far_as_it_has_come(store: Store) -> None:
    table, other = set_up(store)[0], set_up(store)[0]
    assert store.review(table) is None
    store.keep_review(table, {"done": False, "looked": [{"move": 0}]}, 1.0)
    store.keep_review(table, {"done": True, "looked": [{"move": 0}, {"move": 1}]}, 2.0)
    assert store.review(table) == {"done": True, "looked": [{"move": 0}, {"move": 1}]}
    assert store.review(other) is None


# -- what is said ------------------------------------------------------------------------------------------------------


def test_a_table_keeps_the_latest_remarks(store: Store) -> None:
    table, ana, _ = set_up(store)
    other = set_up(store)[0]
    with store._write() as connection:
        connection.execute(remarks.insert(), [remark_row(table, ana.id, n) for n in range(1, MOST_REMARKS + 1)])
    store.remark(table, ana.id, 0, False, "new", 7.0)
    store.remark(other, ana.id, 0, True, "web-phrase-hello", 7.0)
    kept = store.remarks(table)
    assert (
        len(kept) == MOST_REMARKS and kept[0].number == 2 and kept[-1] == Remark(MOST_REMARKS + 1, ana.id, 0, False, "new", 7.0)
    )
    assert store.remarks(table, MOST_REMARKS) == kept[-1:] and [one.text for one in store.remarks(other)] == ["web-phrase-hello"]


def remark_row(table: str, person: str, number: int) -> dict[str, Any]:
    return {"table_id": table, "number": number, "person": person, "seat": 0, "phrase": False, "text": "x", "at": 1.0}


# -- results and ratings -----------------------------------------------------------------------------------------------


def ended(store: Store, people: list[Person], places: list[int], at: float, **about: Any) -> list[Result]:
    seats = [Seat(n, "person", f"P{n}", n) for n in range(len(people))]
    table = store.create_table(row(people[0], status="over", rated=True), seats)
    given: dict[str, Any] = {"left": False, "conceded": False, "moves": 9, "began": 1.0, "rated": True, **about}
    return [
        Result(
            table_id=table,
            seat=n,
            person=person.id,
            name=f"P{n}",
            kind="person",
            game="empires",
            players=len(people),
            place=place,
            score=100 - place,
            won=place == 1,
            at=at,
            **given,
        )
        for n, (person, place) in enumerate(zip(people, places, strict=True))
    ]


def known(store: Store) -> dict[str, tuple[float, float, int]]:
    return {one["person"]: (one["mu"], one["sigma"], one["games"]) for one in store.ratings("empires", 0, 100)[0]}


def test_ratings_follow_from_results_alone_and_can_be_made_anew(store: Store) -> None:
    people = [store.new_person("en")[0] for _ in range(3)]
    for at, places in enumerate(([1, 2, 3], [1, 3, 2], [2, 1, 3], [1, 2, 2]), 1):
        store.keep_results(ended(store, people, places, float(at)))
    ana, bruno, carla = (known(store)[person.id] for person in people)
    assert ana[2] == 4 and ana[0] > bruno[0] > carla[0] and all(one[1] < NEWCOMER[1] for one in (ana, bruno, carla))
    order = [one["person"] for one in store.ratings("empires", 0, 100)[0]]
    assert order[0] == people[0].id and store.ratings("empires", 1, 1)[0][0]["person"] == order[1]
    before = known(store)
    with store._write() as connection:
        connection.execute(schema.ratings.delete())
    store.check_ratings()
    assert known(store) == before
    twice = store.history(people[0].id)[0][0]
    store.keep_results(twice)  # it is kept already
    assert known(store) == before and store.history(people[0].id, 1, 2)[1] == 4


def test_who_left_the_seat_to_a_bot_is_rated_last(store: Store) -> None:
    ana, bruno = store.new_person("en")[0], store.new_person("en")[0]
    game = ended(store, [ana, bruno], [1, 2], 1.0)
    store.keep_results([replace(game[0], left=True), game[1]])
    assert known(store)[ana.id][0] < NEWCOMER[0] < known(store)[bruno.id][0]


def test_what_does_not_count_changes_no_rating(store: Store) -> None:
    ana, bruno = store.new_person("en")[0], store.new_person("en")[0]
    store.keep_results(ended(store, [ana, bruno], [1, 2], 1.0, rated=False))
    assert known(store) == {} and len(store.history(ana.id)[0]) == 1
