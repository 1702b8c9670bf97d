"""Two servers on one PostgreSQL: people at one table on different servers play as if there were one."""

import random
import threading
import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest

from caravela.table.store import Store
from caravela.web.hub import GRACE
from tests.web.kit import BOT, Line, Person, Server, applied, shown, until

Sit = Callable[[Person, str], Line]
ME = {"kind": "me"}


@pytest.fixture(scope="module")
def servers(pg_database: str, folder: Path) -> Iterator[tuple[Server, Server]]:
    one, two = Server(pg_database, folder), Server(pg_database, folder)
    yield one, two
    one.bury()
    two.bury()


def at_both(servers: tuple[Server, Server], *bots: dict[str, str]) -> tuple[Person, Person, str]:
    """Ana comes to one server, Bruno to the other; they play at the same table."""
    ana, bruno = Person(servers[0], "Ana"), Person(servers[1], "Bruno")
    made = ana.make(ME, {"kind": "guest"}, *bots)
    bruno.join(made["links"]["1"])
    return ana, bruno, made["table"]


def sentences(line: Line) -> list[str]:
    return [told["text"] for entry in line.scene["log"] for told in entry["lines"]]


def test_both_see_every_move_within_a_second(servers: tuple[Server, Server], sit: Sit) -> None:
    ana, bruno, table = at_both(servers)
    lines = [sit(ana, table), sit(bruno, table)]
    luck = random.Random(8)
    waits: list[float] = []
    for _ in range(25):
        for line in lines:
            line.wait_for(lambda scene: scene["decider"] >= 0)
        mover, watcher = lines if lines[0].scene["my_turn"] else lines[::-1]
        scene = mover.take(luck.choice(mover.options))
        began = time.perf_counter()
        watcher.wait_for(lambda seen, number=scene["number"]: seen["number"] >= number)  # type: ignore[misc]
        waits.append(time.perf_counter() - began)
        if luck.random() < 0.3 and scene["undo"]["step"]:
            scene = mover.undo()
            watcher.wait_for(lambda seen, number=scene["number"]: seen["number"] >= number)  # type: ignore[misc]
    assert sorted(waits)[len(waits) // 2] < 1.0, waits
    for line in lines:
        held = line.scene
        assert shown(held) == shown(applied({}, line.hello()))


def test_of_two_who_move_at_once_exactly_one_wins(servers: tuple[Server, Server], sit: Sit, pg_database: str) -> None:
    """One person, two browsers on two servers, both choose at the same moment."""
    ana = Person(servers[0], "Ana")
    phone = Person(servers[1])
    phone.join(ana.post("/api/me/device")["link"])
    table = ana.make(ME, {"kind": "here", "name": "Bruno"})["table"]
    lines = [sit(ana, table), sit(phone, table)]
    luck = random.Random(4)
    for _ in range(12):
        number = max(line.scene["number"] for line in lines)
        for line in lines:
            line.wait_for(lambda scene, number=number: scene["number"] == number and scene["my_turn"])  # type: ignore[misc]
        options = [luck.choice(line.options) for line in lines]
        together = threading.Barrier(2)

        def choose(line: Line, option: str, number: int = number, together: threading.Barrier = together) -> None:
            together.wait()
            line.say({"kind": "take", "number": number, "option": option})

        threads = [threading.Thread(target=choose, args=pair) for pair in zip(lines, options, strict=True)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for line in lines:
            line.wait_for(lambda scene, number=number: scene["number"] == number + 1)  # type: ignore[misc]
        assert lines[0].hello()["log"] == lines[1].hello()["log"]
    store = Store(pg_database)
    assert [act.number for act in store.acts(table)] == list(range(1, 13))
    store.close()


def test_bots_move_once(servers: tuple[Server, Server], sit: Sit, pg_database: str) -> None:
    """Both servers know the table; every bot's decision is made once, and both end with the same game."""
    ana, bruno, table = at_both(servers, BOT, BOT)
    lines = [sit(ana, table), sit(bruno, table)]
    luck = random.Random(6)
    for _ in range(20):
        until(lambda: any(line.scene["my_turn"] for line in lines))
        mover = next(line for line in lines if line.scene["my_turn"])
        mover.take(luck.choice(mover.options))
        number = mover.scene["number"]
        for line in lines:
            line.wait_for(lambda scene, number=number: scene["number"] >= number and scene["decider"] in (0, 1))  # type: ignore[misc]
    number = max(line.scene["number"] for line in lines)
    for line in lines:
        line.wait_for(lambda scene: scene["number"] == number)
    store = Store(pg_database)
    acts = store.acts(table)
    store.close()
    assert [act.number for act in acts] == list(range(1, number + 1)) and {act.kind for act in acts} == {"take"}
    assert {act.seat for act in acts} == {0, 1, 2, 3}
    assert sentences(lines[0]) == sentences(lines[1]) and lines[0].scene["scores"] == lines[1].scene["scores"]


def test_bots_think_once_and_as_slowly_as_somebody_at_either_server_wants(
    servers: tuple[Server, Server], sit: Sit, pg_database: str
) -> None:
    ana, bruno, table = at_both(servers, BOT, BOT)
    ana.patch("/api/me", {"settings": {"pace": 0.5}})
    lines = [sit(ana, table), sit(bruno, table)]
    until(lambda: all(line.scene["players"][seat]["present"] for line in lines for seat in (0, 1)))
    before = [thought(server) for server in servers]
    number = known = max(line.scene["number"] for line in lines)
    for _ in range(8):
        for line in lines:
            line.wait_for(lambda scene, number=number: scene["number"] >= number and scene["decider"] in (0, 1))  # type: ignore[misc]
        mover = until(lambda: next((line for line in lines if line.scene["my_turn"]), None))
        number = mover.take()["number"]
    for line in lines:
        line.wait_for(lambda scene: scene["decider"] in (0, 1))
    store = Store(pg_database)
    acts = store.acts(table)
    store.close()
    moved = [act for act in acts if act.seat in (2, 3)]
    assert len(moved) > 3
    assert sum(thought(server) for server in servers) - sum(before) <= len(moved), "nobody else thought about the same"
    paced = [later.at - act.at for act, later in pairwise(acts) if later.seat in (2, 3) and act.number > known]
    assert min(paced) > 0.4, paced


def thought(server: Server) -> float:
    return server.metric('caravela_bot_seconds_count{level="novice"}')


def test_who_is_there_is_known_at_both_and_who_was_at_a_server_that_is_gone_is_not_there(
    servers: tuple[Server, Server], sit: Sit
) -> None:
    ana, bruno, table = at_both(servers)
    line = sit(ana, table)
    assert not line.scene["players"][1]["present"]
    other = sit(bruno, table)
    line.wait_for(lambda scene: scene["players"][1]["present"])
    other.wait_for(lambda scene: scene["players"][0]["present"])
    other.hang_up()
    line.wait_for(lambda scene: not scene["players"][1]["present"])
    other = sit(bruno, table)
    line.wait_for(lambda scene: scene["players"][1]["present"])
    servers[1].kill()
    line.wait_for(lambda scene: not scene["players"][1]["present"])
    servers[1].start()


def test_what_goes_on_by_itself_at_a_server_that_is_killed_goes_on_at_the_other(
    servers: tuple[Server, Server], pg_database: str
) -> None:
    """Bots play among themselves, and nobody looks."""
    ana = Person(servers[0], "Ana")
    made = [ana.make(ME, BOT, BOT)["table"] for _ in range(3)]
    for table in made:
        ana.post(f"/api/tables/{table}/leave", {"seat": 0, "bot": "novice"})
    servers[0].kill()
    store = Store(pg_database)
    before = {table: len(store.acts(table)) for table in made}

    def gone_on() -> bool:
        rows = {table: store.table(table) for table in made}
        return all(len(store.acts(table)) > before[table] or rows[table].status == "over" for table in made)  # type: ignore[union-attr]

    until(gone_on)
    store.close()
    servers[0].start()


def test_what_was_spent_at_one_server_is_spent_at_the_other(pg_database: str, folder: Path) -> None:
    """New people of one address: six at a tenth of the limits, at both servers together."""
    strict = [Server(pg_database, folder, limits="0.1") for _ in range(2)]
    try:

        def stranger(server: Server) -> int:
            return httpx.get(f"{server.home}/api/me").status_code

        assert [stranger(strict[0]) for _ in range(7)] == [200] * 6 + [429]
        let_in = 0
        while stranger(strict[1]) == 200:
            let_in += 1
            time.sleep(1.0)  # until it is told
        assert let_in < 5
    finally:
        for server in strict:
            server.bury()


def test_the_waiting_room_fills_from_both_sides(servers: tuple[Server, Server], sit: Sit) -> None:
    ana, bruno, carla = Person(servers[0], "Ana"), Person(servers[1], "Bruno"), Person(servers[1], "Carla")
    made = ana.make(ME, {"kind": "guest"}, {"kind": "guest"})
    line = sit(ana, made["table"])
    bruno.join(made["links"]["1"])
    line.wait_for(lambda scene: scene["players"][1]["name"] == "Bruno")
    carla.join(made["links"]["2"])
    scene = line.wait_for(lambda scene: not scene["open"])
    other = sit(carla, made["table"])
    assert other.scene["decider"] == scene["decider"] and other.scene["number"] == 0


def test_leaving_at_one_server_is_seen_at_the_other(servers: tuple[Server, Server], sit: Sit) -> None:
    ana, bruno, table = at_both(servers)
    line = sit(bruno, table)
    ana.post(f"/api/tables/{table}/leave", {"seat": 0, "bot": "random"})
    line.wait_for(lambda scene: scene["players"][0]["out"])
    line.take()
    line.my_turn()
    ana.post(f"/api/tables/{table}/return", {"seat": 0})
    line.wait_for(lambda scene: not scene["players"][0]["out"])


def test_a_notice_is_sent_once_whatever_server_somebody_looks_at(
    servers: tuple[Server, Server], sit: Sit, receiver: tuple[str, list[dict[str, Any]]]
) -> None:
    """Who is away is told by one server; who sits at the other one is not told at all."""
    url, received = receiver
    here, there, table = at_both(servers)
    there.patch("/api/me", {"settings": {"hooks": [{"kind": "json", "url": url}]}})
    line = sit(here, table)
    other = sit(there, table)
    mover = line if line.scene["my_turn"] else other
    if mover is other:
        other.take(next(option["name"] for option in other.my_turn()["options"] if option["ends"]))
    line.take(next(option["name"] for option in line.my_turn()["options"] if option["ends"]))
    other.my_turn()  # Bruno is there, at the other server
    time.sleep(2 * GRACE)
    assert received == []
    other.take(next(option["name"] for option in other.my_turn()["options"] if option["ends"]))
    other.hang_up()
    watcher = Person(servers[1], "Carla")
    watcher.join(here.post(f"/api/tables/{table}/links", {"role": "watch"})["link"])
    sit(watcher, table)  # both servers have the table in memory
    line.take(next(option["name"] for option in line.my_turn()["options"] if option["ends"]))
    until(lambda: received)
    time.sleep(GRACE)
    assert len(received) == 1 and received[0]["kind"] == "turn"


def test_one_server_goes_and_the_other_plays_on(servers: tuple[Server, Server], sit: Sit) -> None:
    ana, bruno, table = at_both(servers, BOT)
    first = sit(ana, table)
    first.wait_for(lambda scene: scene["decider"] in (0, 1))
    servers[1].kill()
    if first.scene["my_turn"]:
        first.take()
    servers[1].start()
    second = sit(bruno, table)
    for _ in range(6):
        number = max(first.scene["number"], second.scene["number"])
        for line in (first, second):
            line.wait_for(lambda scene, number=number: scene["number"] >= number and scene["decider"] in (0, 1))  # type: ignore[misc]
        (first if first.scene["my_turn"] else second).take()
