"""A table is what its acts have led to: built anew from the store at any moment, it is the same table."""

import random
import secrets
from dataclasses import replace

import pytest

from caravela.core.codec import snapshot
from caravela.core.refused import Refused
from caravela.games import find_game
from caravela.table.store import Act, Role, Seat, Store, TableRow
from caravela.table.table import PERSON, Table

EMPIRES = find_game("empires")
SEATS = [Seat(0, PERSON, "Ana", 0), Seat(1, PERSON, "Bruno", 1), Seat(2, "novice", "Chiara", 2)]


def row(status: str = "playing", preset: str = "deluxe_base", /, **more: object) -> TableRow:
    changes = {name: str(value) for name, value in more.items() if name not in ("clock",)}
    return TableRow(
        id="t",
        game="empires",
        version=EMPIRES.version,
        tables_hash=EMPIRES.shipped.hash,
        agreed=EMPIRES.agree(preset, changes),
        preset=preset,
        host="ana",
        status=status,
        secret=b"s" * 32,
        clock={"kind": "move", "seconds": 60, "begun": 1000.0} if more.get("clock") else None,
    )


def same(one: Table, two: Table) -> None:
    assert (one.number, one.moves, one.decider, one.over) == (two.number, two.moves, two.decider, two.over)
    assert (one.rounds, one.bots, one.orders, one.seats) == (two.rounds, two.bots, two.orders, two.seats)
    assert one.notes == two.notes
    assert one.playing.log == two.playing.log and one.record.text() == two.record.text()
    assert snapshot(one.playing.state()) == snapshot(two.playing.state())
    for seat in range(len(one.seats)):
        assert one.playing.steps_back(seat) == two.playing.steps_back(seat)
        if one.clocks is not None and two.clocks is not None:
            assert one.clocks.left(seat, 5000.0) == two.clocks.left(seat, 5000.0)


def any_act(table: Table, luck: random.Random, at: float) -> Act:
    """Something that may be done at the table now."""
    number, decides = table.number + 1, table.decider
    deed = luck.random()
    if deed < 0.15:
        seat = next((n for n in range(3) if table.playing.steps_back(n)), None)
        if seat is not None:
            return Act(number, "undo", seat, "", (), at)
    if deed < 0.2:
        seat = luck.choice([0, 1])
        return Act(number, PERSON, seat, "", (), at) if seat in table.bots else Act(number, "bot", seat, "random", (), at)
    if deed < 0.23:
        return Act(number, "hint", decides, "", (), at)
    return Act(number, "take", decides, luck.choice(list(table.playing.decision.options)), (), at)  # type: ignore[union-attr]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_built_anew_from_its_acts_it_is_the_same_table(seed: int) -> None:
    """At random moments of a game with undo, bots that take over and people who return, clocks included."""
    luck = random.Random(seed)
    table = Table(row(reconnaissance="true", clock=True), SEATS, [])
    acts: list[Act] = []
    at = 1000.0
    while not table.over and len(acts) < 300:
        at += luck.random() * 20
        act = any_act(table, luck, at)
        table.apply(act)
        acts.append(replace(act, fate=table.record.moves[-1].fate) if act.kind == "take" else act)
        if luck.random() < 0.04:
            same(table, Table(row(reconnaissance="true", clock=True), SEATS, acts))
    same(table, Table(row(reconnaissance="true", clock=True), SEATS, acts))
    assert {act.kind for act in acts} == {"take", "undo", "bot", "person", "hint"}


def test_what_comes_out_of_the_store_is_the_same_table(store: Store) -> None:
    """On SQLite and on PostgreSQL."""
    ana, _ = store.new_person("en")
    secret = secrets.token_bytes(32)
    id = store.create_table(
        replace(row("open"), host=ana.id, secret=secret), SEATS, [Role(ana.id, "host"), Role(ana.id, "seat", 0)]
    )
    store.begin(id, ())
    made = store.table(id)
    assert made is not None
    table = Table(made, store.seats(id), [])
    luck = random.Random(4)
    for _ in range(60):
        act = any_act(table, luck, 1000.0)
        table.apply(act)
        fate = table.record.moves[-1].fate if act.kind == "take" else ()
        store.append(id, act.number, act.kind, act.seat, act.option, fate, act.at)
    again = store.table(id)
    assert again is not None
    same(table, Table(again, store.seats(id), store.acts(id)))


def test_what_cannot_be_done_changes_nothing() -> None:
    table = Table(row(), SEATS, [])
    decides = table.decider
    for act in (
        Act(1, "take", decides, "settle Peru", (), 0.0),
        Act(1, "take", decides, "", (), 0.0),
        Act(1, "take", (decides + 1) % 3, "no", (), 0.0),
        Act(1, "undo", decides, "", (), 0.0),
        Act(1, "undo", 9, "", (), 0.0),
    ):
        with pytest.raises(Refused):
            table.apply(act)
        same(table, Table(row(), SEATS, []))


def test_before_all_are_seated_there_is_no_game() -> None:
    seats = [SEATS[0], replace(SEATS[1], open=True), SEATS[2]]
    table = Table(row("open"), seats, [])
    assert table.play is None and table.missing == [1] and table.decider == -1 and table.moves == 0 and not table.over
    with pytest.raises(Refused, match="table-not-begun"):
        table.apply(Act(1, "take", 0, "no", (), 0.0))


def test_who_has_left_is_still_a_person_of_the_game() -> None:
    """The store says that a bot plays the seat; the record says who sat down."""
    acts = [Act(1, "bot", 1, "casual", (), 0.0)]
    stored = [SEATS[0], replace(SEATS[1], kind="casual"), SEATS[2]]
    table = Table(row(), stored, acts)
    assert table.people == [0, 1] and table.bots == {1: "casual", 2: "novice"}
    assert [player.kind for player in table.record.players] == ["person", "person", "novice"]
    table.apply(Act(2, PERSON, 1, "", (), 0.0))
    assert table.bots == {2: "novice"}


def test_rounds_are_known_and_taken_back_with_the_moves() -> None:
    luck = random.Random(5)
    table = Table(row(), SEATS, [])
    assert table.rounds == [(1, 0)] and table.round_of(0) == 1 and table.last_move_of([0, 1, 2]) == 0
    while not table.over:
        decision = table.playing.decision
        assert decision is not None
        before = list(table.rounds)
        table.apply(Act(table.number + 1, "take", decision.who, luck.choice(list(decision.options)), (), 0.0))
        assert table.last_move_of([decision.who]) == table.moves
        if table.playing.steps_back(decision.who) and luck.random() < 0.3:
            table.apply(Act(table.number + 1, "undo", decision.who, "", (), 0.0))
            assert table.rounds == before
    assert [number for number, _ in table.rounds] == list(range(1, 9))
    assert [move for _, move in table.rounds] == sorted(move for _, move in table.rounds)
    assert all(table.round_of(move) == number for number, move in table.rounds)


def test_secrets_are_noticed_when_somebody_knows_more() -> None:
    table = Table(row(reconnaissance="true"), SEATS, [])
    decides = table.decider
    assert not table.has_secrets([0, 1, 2])
    table.apply(Act(1, "take", decides, "look at Peru", (), 0.0))
    assert table.has_secrets([decides]) and table.has_secrets([0, 1, 2])
    assert not table.has_secrets([seat for seat in range(3) if seat != decides])


def test_a_table_of_other_rules_or_components_is_refused() -> None:
    with pytest.raises(Refused, match="record-unknown-version"):
        Table(replace(row(), version=EMPIRES.version + 1), SEATS, [])
    with pytest.raises(Refused, match="record-tables"):
        Table(replace(row(), tables_hash="0" * 16), SEATS, [])


def test_among_bots_alone_the_only_answer_is_known() -> None:
    """M-INFO-16: with other people at the table it must be given, so that they cannot tell that there was no choice."""
    maracaibo = find_game("maracaibo")
    at = TableRow(
        id="t",
        game="maracaibo",
        version=maracaibo.version,
        tables_hash=maracaibo.shipped.hash,
        agreed=maracaibo.agree("single", {}),
        preset="single",
        host="ana",
        status="playing",
        secret=b"s" * 32,
    )
    for other, alone in ((PERSON, False), ("random", True)):
        table = Table(at, [Seat(0, PERSON, "Ana", 0), Seat(1, other, "Bruno", 1)], [])
        luck, answers = random.Random(5), 0
        while not table.over:
            decision = table.playing.decision
            assert decision is not None
            only = table.only_answer()
            assert (only is not None) == (alone and decision.who == 0 and len(decision.options) == 1)
            answers += only is not None
            table.apply(Act(table.number + 1, "take", decision.who, only or luck.choice(decision.options), (), 1.0))
        assert (answers > 3) == alone


# -- who plays a seat --------------------------------------------------------------------------------------------------


def noted(table: Table) -> list[tuple[int, str, int]]:
    return [(note.move, note.kind, note.seat) for note in table.notes]


def test_it_is_noted_who_plays_a_seat_and_why() -> None:
    """The clock of 60 seconds began at 1000: what is done later was done because time had run out."""
    table = Table(row(clock=True), SEATS, [])
    first = table.decider
    table.apply(Act(1, "bot", 1 - first, "casual", (), 1070.0))  # somebody else's clock does not run
    table.apply(Act(2, "bot", first, "casual", (), 1070.5))
    assert noted(table) == [(0, "left", 1 - first), (0, "out", first)]
    table.apply(Act(3, PERSON, first, "", (), 1071.0))
    table.apply(Act(4, PERSON, first, "", (), 1072.0))  # is there already
    table.apply(Act(5, "take", first, table.playing.decision.options[0], (), 1073.0))  # type: ignore[union-attr]
    table.apply(Act(6, "bot", first, "casual", (), 1074.0))
    assert noted(table) == [(0, "left", 1 - first), (0, "out", first), (0, "back", first), (1, "left", first)]
    table.apply(Act(7, "undo", first, "", (), 1075.0))
    assert noted(table)[-1] == (0, "left", first)


def test_without_a_clock_nobody_runs_out_of_time() -> None:
    table = Table(row(), SEATS, [Act(1, "bot", 0, "casual", (), 1e12)])
    assert noted(table) == [(0, "left", 0)]


def test_who_comes_and_goes_does_not_fill_the_log() -> None:
    acts = [Act(n, PERSON if n % 2 == 0 else "bot", 0, "casual", (), 1.0) for n in range(1, 200)]
    assert noted(Table(row(), SEATS, acts)) == [(0, "back", 0), (0, "left", 0)]
