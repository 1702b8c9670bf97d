"""Nobody is starved: what things cost, who pays, and that one who asks for everything at once takes little from the others."""

import asyncio
import json
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection

from caravela.core.refused import Refused
from caravela.web import limits as costs
from caravela.web import socket
from caravela.web.app import Serving, make_app
from caravela.web.budgets import Budget, Ledger
from caravela.web.hub import Connection
from caravela.web.limits import ANY_REQUEST, COSTS, WINDOW, Limits, address_of, message_cost
from caravela.web.scene import Viewer
from caravela.web.socket import HEAVY, KINDS, Purse
from caravela.web.turns import Turns
from tests.web.kit import BOT, Line, Person, Server

Sit = Callable[[Person, str], Line]
ME = {"kind": "me"}
TRIALS = 250  # on each of eight lines: more than a server gets through while twenty moves are made


class Time:
    """The clock by which budgets are spent."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_000_000.0
        monkeypatch.setattr(time, "time", lambda: self.now)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


def refused(limits: Limits, cost: int, address: str, person: str = "") -> bool:
    try:
        limits.spend(cost, address, person)
    except Refused as problem:
        return problem.message == "web-too-many"
    return False


def spent(limits: Limits, cost: int, address: str, *people: str, most: int = 2000) -> int:
    """How often the people get what they ask for, one after the other, until one of them does not."""
    for n in range(most):
        if refused(limits, cost, address, people[n % len(people)]):
            return n
    return most


# -- who pays ----------------------------------------------------------------------------------------------------------


def test_everything_that_costs_something_exists() -> None:
    routes = make_app(Serving("unused.db")).openapi()["paths"]
    known = {f"{verb.upper()} {path}" for path, verbs in routes.items() for verb in verbs}
    assert set(COSTS) <= known
    assert set(costs.MESSAGES) == set(KINDS) >= set(costs.ACTS) and set(HEAVY) <= set(KINDS.values())
    assert message_cost("undo") > message_cost("take") and message_cost("try") >= 10 * message_cost("about")
    assert message_cost(None) == message_cost({}) == message_cost("nonsense") > 0


def test_a_person_has_one_purse_and_an_address_one_for_all_its_people(clock: Time) -> None:
    limits = Limits()
    assert spent(limits, 100, "10.0.0.1", "ana") == costs.PERSON // 100
    assert not refused(limits, 100, "10.0.0.1", "bruno"), "somebody else at the same address"
    assert refused(limits, 100, "10.0.0.2", "ana"), "the same person from another address"
    crowd = [f"new {n}" for n in range(50)]
    assert spent(limits, 100, "10.0.0.3", *crowd) == costs.ADDRESS // 100, "new people do not help"
    assert not refused(limits, 100, "10.0.0.4", "carla")
    assert spent(limits, 100, "10.0.0.3", "dora") == 0 and spent(limits, 100, "10.0.0.5", "dora") == costs.PERSON // 100, (
        "what is refused costs nothing"
    )
    clock.now += 2 * WINDOW
    assert not refused(limits, 100, "10.0.0.3", "ana")


def test_who_is_over_the_budget_does_not_get_further_over_it(clock: Time) -> None:
    limits = Limits()
    spent(limits, 100, "10.0.0.1", "ana")
    for _ in range(WINDOW * 10):
        clock.now += 0.1
        refused(limits, 1000, "10.0.0.1", "ana")
    clock.now += WINDOW
    assert not refused(limits, 100, "10.0.0.1", "ana")


def test_what_was_spent_counts_less_and_less_and_is_forgotten(clock: Time) -> None:
    ledger, budget = Ledger(), Budget("person", 100, 10)
    clock.now = 1_000_000.0
    assert ledger.pay(budget, "ana", 100) and not ledger.pay(budget, "ana", 1)
    clock.now += 12  # a fifth of what was spent counts no more
    assert not ledger.has(budget, "ana", 21) and ledger.pay(budget, "ana", 20)
    clock.now += 30
    assert ledger.pay(budget, "bruno", 1) and len(ledger._spent) == 1


def test_nobody_waits_for_a_clock_that_was_set_back(clock: Time) -> None:
    ledger, budget = Ledger(), Budget("person", 100, 10)
    ledger.pay(budget, "ana", 100)
    clock.now -= 3600
    assert ledger.pay(budget, "ana", 100)


def test_limits_can_be_scaled_and_switched_off() -> None:
    assert spent(Limits(0.1), 100, "10.0.0.1", "ana") == costs.PERSON // 1000
    off = Limits(0)
    assert spent(off, 100, "10.0.0.1", "ana", most=1000) == 1000 and off.line_of("10.0.0.1") == ""
    with off.line("10.0.0.1", "ana"), off.line("10.0.0.1", "ana"):
        pass
    tiny = Limits(0.0001)
    assert not refused(tiny, 1000, "10.0.0.1", "ana") and refused(tiny, 1000, "10.0.0.1", "ana")


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_is_what_somebody_gets(host: str, address: str) -> None:
    """Whoever has a network of IPv6 has 2^64 addresses."""
    assert address_of(HTTPConnection({"type": "http", "client": (host, 1), "headers": []})) == address


def test_so_many_lines_and_no_more(clock: Time) -> None:
    limits = Limits(0.1)
    opened = [limits.line("10.0.0.1", "ana") for _ in range(costs.LINES_OF_PERSON // 10)]
    numbers = [line.__enter__() for line in opened]
    assert len(set(numbers)) == len(numbers)
    with pytest.raises(Refused) as caught, limits.line("10.0.0.2", "ana"):
        pass
    assert caught.value.message == "web-too-many-lines"
    opened[0].__exit__(None, None, None)
    with limits.line("10.0.0.2", "ana"):
        pass
    crowd = [limits.line("10.0.0.3", f"new {n}") for n in range(costs.LINES_OF_ADDRESS // 10)]
    for line in crowd:
        line.__enter__()
    with pytest.raises(Refused), limits.line("10.0.0.3", "somebody"):
        pass
    for line in [*opened[1:], *crowd]:
        line.__exit__(None, None, None)
    assert not limits._lines


# -- people do not notice ----------------------------------------------------------------------------------------------


def test_a_family_of_six_behind_one_address_never_notices(clock: Time) -> None:
    """A minute: all open the table with six tabs each, five play fast and point at everything, one holds the arrow key down."""
    limits = Limits()
    home, family = "192.0.2.1", [f"member {n}" for n in range(6)]
    page = 45  # files
    for member in family[:1] * 6 + family[1:]:
        for _ in range(page):
            limits.spend(ANY_REQUEST, home)
        for route in ("GET /api/me", "GET /api/words", "GET /api/tables", "GET /api/games"):
            limits.spend(ANY_REQUEST, home)
            limits.spend(COSTS.get(route, costs.API), home, member)
        limits.spend(ANY_REQUEST, home)
        limits.spend(costs.COMING, home, member)
    for tick in range(60 * 20):
        clock.now += 0.05
        limits.spend(ANY_REQUEST, home)
        limits.spend(COSTS["GET /api/tables/{table_id}/at/{move}"], home, family[0])
        for n, member in enumerate(family[1:]):
            if (tick + n) % 20 == 0:  # a move a second
                limits.spend(message_cost("take"), home, member)
            if (tick + n) % 5 == 0:
                limits.spend(message_cost("about"), home, member)
            if (tick + n) % 100 == 0:
                limits.spend(message_cost("ghosts"), home, member)
                limits.spend(message_cost("try"), home, member)


# -- turns -------------------------------------------------------------------------------------------------------------


def test_places_are_given_in_turns_however_many_wait_in_one_line() -> None:
    """Fifty jobs of one person, fifty people of one address: somebody else waits for a few of them at most."""

    async def go() -> None:
        turns = Turns(1)
        done: list[str] = []
        gate = threading.Event()

        async def ask(name: str, *lines: str) -> None:
            async with turns.of(*lines):
                await turns.work(gate.wait)
                await turns.work(done.append, name)

        asked = [asyncio.create_task(ask("greedy", "greedy", "10.0.0.1")) for _ in range(50)]
        asked += [asyncio.create_task(ask("crowd", f"new {n}", "10.0.0.2")) for n in range(50)]
        await asyncio.sleep(0)
        asked.append(asyncio.create_task(ask("fair", "ana", "10.0.0.3")))
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*asked)
        assert done.index("fair") <= 4 and done.count("greedy") == done.count("crowd") == 50
        assert not turns._lines, "nothing is remembered of those who have left"
        turns.close()

    asyncio.run(go())


def test_who_gives_up_holds_the_lock_until_the_thread_is_done() -> None:
    async def go() -> None:
        turns, lock = Turns(), asyncio.Lock()
        gate, began = threading.Event(), threading.Event()

        def job() -> None:
            began.set()
            gate.wait()

        async def ask() -> None:
            async with lock:
                await turns.work(job)

        task = asyncio.create_task(ask())
        await asyncio.to_thread(began.wait)
        task.cancel()
        await asyncio.sleep(0.02)
        assert lock.locked() and not task.done()
        gate.set()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert not lock.locked()
        turns.close()

    asyncio.run(go())


def test_one_who_tries_everything_at_once_does_not_make_others_wait(server: Server, sit: Sit) -> None:
    """Eight lines full of trials; at another table twenty moves are made meanwhile, each without a long wait.

    Without limits: the turns alone hold it. Before there were any, the first move took longer than all trials together.
    """
    eva, ana = Person(server, "Eva"), Person(server, "Ana")
    table = eva.make(ME, *[{"kind": "novice"}] * 3)["table"]
    line = sit(ana, ana.make(ME, {"kind": "here", "name": "Bruno"})["table"])
    lines = [eva.sit(table) for _ in range(8)]
    began = [attack.say({"kind": "try"}) for attack in lines]
    for attack in lines:
        for _ in range(TRIALS):
            attack.say({"kind": "try"})
    waits: list[float] = []
    for _ in range(20):
        asked = time.perf_counter()
        line.take()
        waits.append(time.perf_counter() - asked)
    tried = sum(said["kind"] == "scene" for n, attack in zip(began, lines, strict=True) for said in attack.said[n:])
    with ThreadPoolExecutor(len(lines)) as pool:
        list(pool.map(Line.hang_up, lines))
    assert tried < 8 * TRIALS, "the attack was still going on"
    assert sorted(waits)[-3] < 3.0, sorted(waits)  # a busy machine may hold up one or two of them by itself


# -- over the budget ---------------------------------------------------------------------------------------------------


def test_over_the_budget_one_is_told_and_waits_and_then_goes_on(clock: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        limits = Limits()
        viewer = Viewer("ana", "en")
        connection = Connection(viewer, viewer)
        purse = Purse(limits, "10.0.0.1", "ana", 1)
        while limits.ledger.has(limits._person, "ana", 100):
            await purse.pay(100, connection)
        assert connection.outbox.empty()
        waiting = asyncio.create_task(purse.pay(100, connection))
        told = json.loads(await connection.outbox.get() or "")
        assert told["code"] == "web-too-many" and told["message"] and not waiting.done()
        clock.now += 2 * WINDOW
        await waiting
        assert connection.outbox.empty(), "told once"
        spent(limits, 100, "10.0.0.1", "ana")
        monkeypatch.setattr(socket, "PATIENCE", 0.0)
        with pytest.raises(Refused):  # which ends the line
            await purse.pay(100, connection)

    asyncio.run(go())


@pytest.fixture(scope="module")
def strict(folder: Path) -> Iterator[Server]:
    """A server with a tenth of the limits."""
    running = Server(str(folder / "strict.db"), folder, limits="0.1")
    yield running
    running.bury()


def test_lines_and_requests_of_a_person_are_paid_from_one_purse(strict: Server, sit: Sit) -> None:
    ana = Person(strict, "Ana")
    table = ana.make(ME, BOT)["table"]
    first, second = sit(ana, table), sit(ana, table)
    before = first.say({"kind": "try"})
    for _ in range(3):
        first.say({"kind": "try"})
    assert first.wait_said("refused", before)["code"] == "web-too-many"
    assert second.ask({"kind": "try"}, "refused")["code"] == "web-too-many"
    assert ana.get("/api/campaigns", 429)["code"] == "web-too-many"


def test_too_many_open_tables_get_a_sentence_and_are_closed(strict: Server, sit: Sit) -> None:
    bruno = Person(strict, "Bruno")
    table = bruno.make(ME, BOT)["table"]
    for _ in range(costs.LINES_OF_PERSON // 10):
        sit(bruno, table)
    late = Line(bruno, table)
    assert late.wait_said("refused", 0)["code"] == "web-too-many-lines" and late.wait_closed() == 4429
