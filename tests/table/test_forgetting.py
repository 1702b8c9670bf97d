"""Who wants to be forgotten is: nothing in the database tells of them, and what others have played stays theirs."""

import time

import pytest

from caravela.cli.main import main
from caravela.games import find_game
from caravela.table.forgetting import forget_person, people_called
from caravela.table.store import Act, Person, Role, Seat, Store, TableRow, new_id
from caravela.table.table import Table
from tests.table.test_backup import everything
from tests.table.test_store import refused

GAME = find_game("santamaria")


def sit(store: Store, *players: Person | str, status: str = "playing", **about: object) -> str:
    """A table at which they play; who is only a name is a bot."""
    people = [one for one in players if isinstance(one, Person)]
    agreed = GAME.agree(GAME.default_preset, {})
    given: dict[str, object] = {"status": status, "secret": b"s" * 32, **about}
    row = TableRow(new_id(), GAME.name, GAME.version, GAME.shipped.hash, agreed, GAME.default_preset, people[0].id, **given)  # type: ignore[arg-type]
    seats = [
        Seat(n, "person", one.name, n) if isinstance(one, Person) else Seat(n, "novice", one, n) for n, one in enumerate(players)
    ]
    roles = [Role(one.id, "seat", n) for n, one in enumerate(players) if isinstance(one, Person)]
    return store.create_table(row, seats, [Role(people[0].id, "host"), *roles])


def known(store: Store, name: str) -> Person:
    person, _ = store.new_person("en")
    store.update_person(person.id, name=name, settings={"hooks": [{"kind": "ntfy", "url": f"https://ntfy.example/{name}"}]})
    found = store.person(person.id)
    assert found is not None
    return found


def forget(store: Store, person: Person) -> tuple[int, int]:
    gone = forget_person(store, person.id, "Somebody", lambda seat: f"Seat {seat + 1}")
    return gone.deleted, gone.kept


def loaded(store: Store, id: str) -> Table:
    row = store.table(id)
    assert row is not None
    return Table(row, store.seats(id), store.acts(id), store.components)


def play_to_the_end(store: Store, id: str) -> None:
    table = loaded(store, id)
    while not table.over:
        decision = table.playing.decision
        assert decision is not None
        act = Act(table.number + 1, "take", decision.who, decision.options[0], (), time.time())
        table.apply(act)
        holders = {role.seat: {role.person} for role in store.roles(id) if role.role == "seat"}
        fate = table.record.moves[-1].fate
        over = "over" if table.over else None
        store.append(
            id, act.number, "take", act.seat, act.option, fate, act.at, over, table.summary(), table.results(holders, act.at)
        )


def test_nothing_in_the_database_tells_of_who_is_forgotten(store: Store, database: str) -> None:
    """Neither name nor id, in no table, and no word that they have said."""
    ana, bruno = known(store, "Anastasia"), known(store, "Bruno")
    alone = sit(store, ana, "Bot 1")
    together = sit(store, ana, bruno, rated=True)
    over = sit(store, bruno, ana, rated=True)
    play_to_the_end(store, over)
    store.new_session(ana.id)
    store.subscribe(ana.id, "https://push.example/anastasia", "p", "a")
    store.use_link(store.new_link(together, "coach", 1, bruno.id), ana.id)
    store.new_link(together, "watch", -1, ana.id)
    store.remark(together, ana.id, 0, False, "It is I, Anastasia", 1.0)
    store.remark(together, bruno.id, 1, False, "Good evening", 2.0)
    store.mark(over, ana.id, "removed")
    store.claim_notice(ana.id, together, 1, "turn", 1.0)
    store.keep_review(alone, {}, 1.0)
    assert forget(store, ana) == (1, 2)
    left = repr(everything(database))
    assert "nastasia" not in left and ana.id not in left
    assert store.table(alone) is None and [remark.text for remark in store.remarks(together)] == ["Good evening"]
    assert bruno.name in left and bruno.id in left


def test_at_tables_of_others_a_bot_plays_on(store: Store) -> None:
    ana, bruno = known(store, "Ana"), known(store, "Bruno")
    id = sit(store, ana, bruno)
    forget(store, ana)
    table = loaded(store, id)
    assert table.parted is None and table.bots == {0: "casual"} and [note.kind for note in table.notes] == ["left"]
    assert [seat.name for seat in store.seats(id)] == ["Seat 1", "Bruno"]
    assert [role.role for role in store.roles(id, bruno.id)] == ["seat"]
    play_to_the_end(store, id)


def test_results_and_ratings_of_others_stay_as_they_are(store: Store) -> None:
    ana, bruno = known(store, "Ana"), known(store, "Bruno")
    id = sit(store, ana, bruno, rated=True)
    play_to_the_end(store, id)
    before = {row["name"]: (row["mu"], row["sigma"]) for row in store.ratings(GAME.name, 0, 9)[0]}
    forget(store, ana)
    store.check_ratings()
    after = {row["name"]: (row["mu"], row["sigma"]) for row in store.ratings(GAME.name, 0, 9)[0]}
    assert after == {"Bruno": before["Bruno"], "Somebody": before["Ana"]}
    [game], _ = store.history(bruno.id)
    assert [result.name for result in game] == ["Seat 1", "Bruno"]


def test_in_a_waiting_room_the_seat_is_free_again_and_an_own_table_is_called_off(store: Store) -> None:
    ana, bruno = known(store, "Ana"), known(store, "Bruno")
    others, own = sit(store, bruno, ana, status="open"), sit(store, ana, bruno, status="open")
    assert forget(store, ana) == (1, 1)
    assert store.table(own) is None
    assert [(seat.name, seat.open) for seat in store.seats(others)] == [("Bruno", False), ("", True)]
    chiara = known(store, "Chiara")
    store.take_seat(others, 1, chiara.id, "Chiara")


def test_who_has_no_table_leaves_nothing_behind(store: Store, database: str) -> None:
    before = everything(database)
    assert forget(store, known(store, "Ana")) == (0, 0)
    assert everything(database) == before


def test_the_command_tells_who_is_meant_before_it_deletes_anything(
    store: Store, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    ana, other = known(store, "Ana"), known(store, "Ana")
    sit(store, ana, "Bot 1", title="Sunday")
    words = ["--language", "en", "forget", "--database", database]
    before = everything(database)
    assert main([*words, "Nobody"]) == 2
    assert main([*words, "Ana", "--yes"]) == 2  # which of the two?
    said = capsys.readouterr()
    assert ana.id in said.out and other.id in said.out and "Several people" in said.err
    assert main([*words, ana.id]) == 0
    assert "Sunday" in capsys.readouterr().out and everything(database) == before
    assert main([*words, ana.id, "--yes"]) == 0
    assert "Tables deleted: 1" in capsys.readouterr().out
    assert people_called(store, ana.id) == [] and [one.id for one in people_called(store, "Ana")] == [other.id]
    assert refused(lambda: store.use_link("x", other.id)) == "link-unknown"
