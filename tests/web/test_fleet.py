"""Servers that share a database know of each other: who is there, who looks at which table, what was spent; and who is gone."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from caravela.web.budgets import Budget
from caravela.web.fleet import LONGEST, LOST, Fleet, Watching, chosen, portions
from caravela.web.limits import MANY_LINES, Limits

TABLES = [f"table{n}" for n in range(200)]
ANA = Watching(frozenset([0]), frozenset(["ana"]), 0.6)


class Sea:
    """What one says all hear, as with PostgreSQL; and the time, which passes when it is told to."""

    shared = True

    def __init__(self) -> None:
        self.now = 100.0
        self.ships: list[Fleet] = []
        self.cut: set[str] = set()  # who is not heard any more
        self.said: list[str] = []

    def clock(self) -> float:
        return self.now

    def launch(self, limits: Limits | None = None, **told: Any) -> Fleet:
        ship = Fleet(self, limits, clock=self.clock, **told)  # type: ignore[arg-type]
        self.ships.append(ship)
        ship.start()
        return ship

    def hail(self, texts: list[str]) -> None:
        self.said += texts
        for text in texts:
            for ship in self.ships:
                if not any(one in text for one in self.cut) and ship.id not in self.cut:
                    ship.hear(text)

    async def pass_time(self, seconds: float) -> None:
        for _ in range(round(seconds * 2)):
            self.now += 0.5
            for ship in self.ships:
                ship._news.set()
            await self.settle()

    async def settle(self) -> None:
        for _ in range(40):
            await asyncio.sleep(0)


@pytest.fixture
def afloat(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[Sea], Coroutine[Any, Any, None]]], None]:
    async def here(work: Callable[..., None], *given: Any) -> None:
        work(*given)

    monkeypatch.setattr(asyncio, "to_thread", here)

    def go(work: Callable[[Sea], Coroutine[Any, Any, None]]) -> None:
        async def run() -> None:
            sea = Sea()
            try:
                await work(sea)
            finally:
                for ship in sea.ships:
                    await ship.stop()

        asyncio.run(run())

    return go


def test_whoever_comes_later_hears_what_was_said_before(afloat: Any) -> None:
    async def work(sea: Sea) -> None:
        one = sea.launch()
        one.tell_watching("t", ANA)
        await sea.pass_time(2)
        two = sea.launch()
        await sea.pass_time(2)
        assert two.elsewhere("t") == [ANA] and one.elsewhere("t") == []
        one.tell_watching("t", None)
        await sea.settle()
        assert two.elsewhere("t") == []

    afloat(work)


def test_one_server_leads_a_table_and_it_is_one_where_somebody_looks(afloat: Any) -> None:
    async def work(sea: Sea) -> None:
        ships = [sea.launch() for _ in range(3)]
        await sea.pass_time(3)
        led = [[ship.leads(table) for ship in ships] for table in TABLES]
        assert all(sum(one) == 1 for one in led), "one leads, whoever is asked"
        assert all(20 < sum(one) < 120 for one in zip(*led, strict=True)), "and all have their share"
        ships[1].tell_watching("t", ANA)
        await sea.settle()
        assert [ship.leads("t") for ship in ships] == [False, True, False]

    afloat(work)


def test_a_server_that_is_gone_is_missed_and_its_tables_fall_to_the_others(afloat: Any) -> None:
    async def work(sea: Sea) -> None:
        changed, lost = list[str](), list[int]()
        one = sea.launch(changed=changed.append, lost=lambda: lost.append(1))
        two = sea.launch()
        two.tell_watching("t", ANA)
        await sea.pass_time(3)
        before = [table for table in TABLES if one.leads(table)]
        assert one.elsewhere("t") == [ANA] and not one.leads("t")
        sea.cut.add(two.id)
        await sea.pass_time(LOST + 2)
        assert lost == [1] and changed[-1] == "t" and one.elsewhere("t") == [] and all(map(one.leads, [*TABLES, "t"]))
        assert len(before) < len(TABLES)
        sea.cut.clear()  # it was only slow
        await sea.pass_time(3)
        assert one.elsewhere("t") == [ANA] and not one.leads("t"), "it has told everything again"

    afloat(work)


def test_while_the_database_does_not_answer_nobody_is_taken_for_lost(afloat: Any) -> None:
    async def work(sea: Sea) -> None:
        lost = list[int]()
        one, two = sea.launch(lost=lambda: lost.append(1)), sea.launch()
        await sea.pass_time(3)
        sea.cut |= {one.id, two.id}
        await sea.pass_time(4 * LOST)
        sea.cut.clear()
        await sea.pass_time(3)
        assert lost == [] and two.id in one.others

    afloat(work)


def test_who_goes_says_so(afloat: Any) -> None:
    async def work(sea: Sea) -> None:
        lost = list[int]()
        one, two = sea.launch(lost=lambda: lost.append(1)), sea.launch()
        await sea.pass_time(2)
        assert two.id in one.others
        await two.stop()
        assert lost == [1] and not one.others

    afloat(work)


def test_what_was_spent_and_how_many_lines_are_open_counts_at_all_servers(afloat: Any) -> None:
    async def work(sea: Sea) -> None:
        limits = [Limits(), Limits()]
        for one in limits:
            sea.launch(one)
        await sea.pass_time(2)
        budget = Budget("person", 4000, 10)
        limits[0].spend(3000, "10.0.0.1", "ana")
        assert limits[1].ledger.has(budget, "ana", 2000)
        await sea.pass_time(2)
        assert not limits[1].ledger.has(budget, "ana", 2000) and limits[1].ledger.has(budget, "ana", 500)
        opened = [limits[0].line("10.0.0.1", "ana") for _ in range(MANY_LINES)]
        for line in opened:
            line.__enter__()
        await sea.pass_time(2)
        assert limits[1].lines_elsewhere == {"person ana": MANY_LINES, "address 10.0.0.1": MANY_LINES}
        for line in opened:
            line.__exit__(None, None, None)
        await sea.pass_time(2)
        assert limits[1].lines_elsewhere == {}
        spent = limits[1].ledger._counted(budget, "ana", 0.0)
        await sea.pass_time(2)
        assert limits[1].ledger._counted(budget, "ana", 0.0) == spent, "nothing is told twice"

    afloat(work)


def test_messages_fit(afloat: Any) -> None:
    async def work(sea: Sea) -> None:
        one = sea.launch()
        for n in range(500):
            one.tell_watching(f"table-{n:08}", Watching(frozenset([n % 4]), frozenset([f"person{n:08}"]), 0.6))
        await sea.pass_time(1)
        two = sea.launch()
        await sea.pass_time(2)
        assert max(map(len, sea.said)) <= LONGEST and len(two.others[one.id].watching) == 500

    afloat(work)
    assert portions({}) == [] and chosen("t", ["a", "b"]) == chosen("t", ["b", "a"])


@pytest.mark.parametrize(
    "said", ["", "[]", "{}", '{"from":"x","at":[]}', '{"from":"x","at":{"t":[1]}}', '{"from":"x","spent":[1]}']
)
def test_what_is_not_understood_harms_nobody(afloat: Any, said: str) -> None:
    async def work(sea: Sea) -> None:
        one = sea.launch(Limits())
        one.hear(said)
        await sea.pass_time(1)
        assert one.leads("t") in (True, False)

    afloat(work)


def test_a_crowd_at_one_table_fits_into_a_message(afloat: Any) -> None:
    """Of those who look on others hear whether there is more than one; a text of more than 8,000 bytes would reach nobody."""

    async def work(sea: Sea) -> None:
        one, two = sea.launch(), sea.launch()
        two.tell_watching("t", Watching(people=frozenset(f"somebody with the number {n}" for n in range(1000))))
        await sea.pass_time(2)
        assert len(one.elsewhere("t")[0].people) == 2
        assert max(map(len, sea.said)) <= LONGEST

    afloat(work)


def test_what_could_not_be_said_is_said_when_it_can(afloat: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(sea: Sea) -> None:
        one, two = sea.launch(), sea.launch()
        await sea.pass_time(2)

        def fail(texts: list[str]) -> None:
            raise RuntimeError("no")

        with monkeypatch.context() as broken:
            broken.setattr(sea, "hail", fail)
            two.tell_watching("t", ANA)
            await sea.settle()
        await sea.pass_time(2)
        assert one.elsewhere("t") == [ANA]

    afloat(work)
