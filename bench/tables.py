"""How fast tables answer under load: many tables of connected people and bots, all moving.

    python -m bench.tables --tables 100 --seats 4 --bots 3 --pause 10 --seconds 60
    python -m bench.tables --tables 100 --resting 900 --lines 2000 --pause 5             # a thousand tables open
    python -m bench.tables --processes 2 [--sticky]                                      # several servers on one PostgreSQL
    python -m bench.tables --against ../before --rounds 2                                # another release, in turn with this one
    python -m bench.tables --hints 4 --reviews tests/golden/empires/deluxe_base-5p-mixed-novice-107.txt

Every seat of a table has its own person with a connection; where a bot has taken a seat over, its person looks on. People move at
random after a pause. Measured for every move of a person: from sending it until the last of the table's connections has its new
view, and the same for the mover alone. Servers run in processes of their own, as `caravela serve`; of several, the people at one
table are at different ones, unless `--sticky` says that a table has one. Tables at rest have people who look on and do not move.
Hints and reviews are asked for beside that, one after the other, by people at tables of their own.
"""

import argparse
import asyncio
import json
import os
import random
import secrets
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import websockets
from websockets.asyncio.client import ClientConnection
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

from bench.telling import new_table
from caravela.table.store import Act, Role, Store

Scene = dict[str, Any]


@dataclass(frozen=True)
class Made:
    """A table, and the cookies of the people who sit there."""

    id: str
    tokens: list[str]


class Watched:
    """One table: its connections, what each of them sees, and when everybody had seen a person's move."""

    def __init__(self, table: str, sockets: list[ClientConnection]) -> None:
        self.table = table
        self.sockets = sockets
        self.scenes: list[Scene] = [{"number": 0} for _ in sockets]
        self.news = asyncio.Event()
        self.sent: tuple[int, int, float] | None = None  # the act that a move will be, by whom, and when it was sent
        self.own: list[float] = []
        self.all: list[float] = []
        self.received = 0
        self.changes = 0

    async def listen(self, i: int) -> None:
        async for text in self.sockets[i]:
            self.received += len(text)
            said = json.loads(text)
            if said["kind"] == "refused":
                print(self.table, said["message"], file=sys.stderr)
            if said["kind"] not in ("scene", "change"):
                continue
            self.changes += 1
            self.scenes[i].update(said)
            if self.sent is not None:
                number, mover, at = self.sent
                if said["number"] >= number:
                    took = time.perf_counter() - at
                    if i == mover:
                        self.own.append(took)
                    if min(scene["number"] for scene in self.scenes) >= number:
                        self.all.append(took)
                        self.sent = None
            self.news.set()

    async def move(self, pause: float, luck: random.Random) -> None:
        while True:
            await self.news.wait()
            self.news.clear()
            for i, scene in enumerate(self.scenes):
                if scene.get("my_turn") and self.sent is None and len({s["number"] for s in self.scenes}) == 1:
                    await asyncio.sleep(luck.expovariate(1 / pause))
                    option = luck.choice(scene["options"])["name"]
                    self.sent = (scene["number"] + 1, i, time.perf_counter())
                    await self.sockets[i].send(json.dumps({"kind": "take", "number": scene["number"], "option": option}))
                    break


# -- what there is before anybody comes --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Stock:
    """Tables where every seat has its own person."""

    busy: list[Made]
    resting: list[Made]
    advised: list[Made]  # where hints are asked for


def stock(database: str, asked: argparse.Namespace) -> Stock:
    store = Store(database)
    store.migrate()
    try:
        return Stock(
            [lay(store, asked, "busy", n) for n in range(asked.tables)],
            [lay(store, asked, "rest", n) for n in range(asked.resting)],
            [lay(store, asked, "hint", n) for n in range(max(asked.hints, 1 if asked.reviews else 0))],
        )
    finally:
        store.close()


def lay(store: Store, asked: argparse.Namespace, kind: str, number: int) -> Made:
    table = new_table(asked.game, number, 0)
    known = [store.new_person("en") for _ in table.seats[: asked.seats]]
    for person, _ in known:
        store.update_person(person.id, settings={"pace": 0})
    held = [Role(known[0][0].id, "host"), *[Role(person.id, "seat", n) for n, (person, _) in enumerate(known)]]
    now, acts = time.time(), list[Act]()
    for n in range(asked.seats - asked.bots, asked.seats) if kind != "rest" else []:
        acts.append(Act(len(acts) + 1, "bot", n, asked.level, (), now))
    row = replace(table.row, id=f"{kind}{number:05}", host=known[0][0].id, secret=secrets.token_bytes(32), hints=kind == "hint")
    row = replace(row, created=now, updated=now, start_fate=())
    seated = [
        replace(seat, kind=asked.level if acts and n >= asked.seats - asked.bots else seat.kind)
        for n, seat in enumerate(table.seats)
    ]
    store.create_table(row, seated[: asked.seats], held, acts)
    return Made(row.id, [token for _, token in known])


@contextmanager
def kept(asked: argparse.Namespace, folder: str) -> Iterator[str]:
    """The database: a file, or PostgreSQL when several servers share it."""
    if asked.processes == 1 and not asked.postgresql:
        yield os.path.join(folder, f"load-{secrets.token_hex(4)}.db")
        return
    from pgserver.postgres_server import get_server

    server = get_server(tempfile.mkdtemp(prefix="caravela-pg-"), cleanup_mode="delete")
    try:
        yield server.get_uri("postgres")
    finally:
        server.cleanup()


@contextmanager
def served(tree: str, database: str) -> Iterator[tuple[int, str]]:
    """A server: its process, and where it is."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "caravela", "serve", "--no-browser", "--limits", "0", "--bots", "1"]
    command += ["--port", str(port), "--database", database]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=tree)
    try:
        assert server.stdout is not None
        server.stdout.readline()
        yield server.pid, f"http://localhost:{port}"
    finally:
        server.terminate()
        server.wait()


# -- what is measured --------------------------------------------------------------------------------------------------


def at(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] * 1000 if values else float("nan")


def cpu_seconds(process: int) -> float:
    """What a process has used so far; nothing where there is no /proc."""
    try:
        return sum(int(task.read_text().split()[0]) for task in Path(f"/proc/{process}/task").glob("*/schedstat")) / 1e9
    except OSError:
        return float("nan")


def memory(process: int) -> int:
    """Bytes that are really there."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def connect(base: str, table: str, token: str) -> ClientConnection:
    return await websockets.connect(
        base.replace("http", "ws") + f"/ws/{table}",
        origin=websockets.Origin(base),
        additional_headers={"Cookie": f"caravela={token}"},
        max_size=None,
        open_timeout=60,
        ping_interval=None,
        compression=None,
        extensions=[ClientPerMessageDeflateFactory(client_max_window_bits=True)],  # what browsers ask for
    )


async def look_on(line: ClientConnection) -> None:
    async for _ in line:
        pass


async def take_hints(base: str, made: Made, took: list[float]) -> None:
    """A hint before every move, and then what it says."""
    line = await connect(base, made.id, made.tokens[0])
    scene: Scene = {}
    asked: tuple[int, float] | None = None
    async for text in line:
        said = json.loads(text)
        if said["kind"] in ("scene", "change"):
            scene.update(said)
        elif said["kind"] == "hint" and asked is not None:
            took.append(time.perf_counter() - asked[1])
            option = said["candidates"][0]["name"]
            await line.send(json.dumps({"kind": "take", "number": scene["number"], "option": option}))
        if scene.get("my_turn") and (asked is None or asked[0] < scene["number"]):
            asked = (scene["number"] + 1, time.perf_counter())  # that a hint was given is an act of its own
            await line.send(json.dumps({"kind": "hint"}))


def ask_web(base: str, token: str, path: str, said: Scene | None = None) -> Scene:
    headers = {"Cookie": f"caravela={token}", "Content-Type": "application/json", "Origin": base}
    asked = urllib.request.Request(base + path, None if said is None else json.dumps(said).encode(), headers)
    with urllib.request.urlopen(asked) as answer:
        told: Scene = json.load(answer)
        return told


async def take_reviews(base: str, token: str, record: str, took: list[float]) -> None:
    """The review of the same game, brought as another one each time."""
    while True:
        table = (await asyncio.to_thread(ask_web, base, token, "/api/tables/import", {"record": record}))["table"]
        began = time.perf_counter()
        await asyncio.to_thread(ask_web, base, token, f"/api/tables/{table}/review", {})
        while (await asyncio.to_thread(ask_web, base, token, f"/api/tables/{table}/review"))["status"] != "done":
            await asyncio.sleep(0.5)
        took.append(time.perf_counter() - began)


async def run(asked: argparse.Namespace, bases: list[str], servers: list[int], laid: Stock) -> dict[str, float]:
    busy, resting = laid.busy, laid.resting
    luck = random.Random(1)

    def base(table: int, person: int) -> str:
        return bases[(table if asked.sticky else table + person) % len(bases)]

    tables: list[Watched] = []
    for n, made in enumerate(busy):
        tables.append(Watched(made.id, [await connect(base(n, i), made.id, token) for i, token in enumerate(made.tokens)]))
    empty = sum(map(memory, servers))
    further = max(0, asked.lines - len(busy) * asked.seats)
    onlookers: list[ClientConnection] = []
    for n in range(further if resting else 0):
        made = resting[n % len(resting)]
        seat = n // len(resting)
        onlookers.append(await connect(base(n % len(resting), seat), made.id, made.tokens[seat % asked.seats]))
        await onlookers[-1].recv()  # else scenes that are still to be made are measured as moves that take long
    tasks = [asyncio.create_task(table.listen(i)) for table in tables for i in range(asked.seats)]
    tasks += [asyncio.create_task(look_on(line)) for line in onlookers]
    while not all("table" in scene for table in tables for scene in table.scenes):
        await asyncio.sleep(0.1)
    await asyncio.sleep(asked.settle)
    full = sum(map(memory, servers))
    for table in tables:
        table.own.clear()
        table.all.clear()
        table.received = table.changes = 0
    hints, reviews = list[float](), list[float]()
    tasks += [asyncio.create_task(take_hints(bases[0], made, hints)) for made in laid.advised[: asked.hints]]
    if asked.reviews:
        record = asked.reviews.read_text(encoding="utf-8")
        tasks.append(asyncio.create_task(take_reviews(bases[0], laid.advised[0].tokens[0], record, reviews)))
    began, used = time.perf_counter(), sum(map(cpu_seconds, servers))
    acts = sum(table.scenes[0]["number"] for table in tables)
    moving = [asyncio.create_task(table.move(asked.pause, luck)) for table in tables]
    for table in tables:
        table.news.set()
    await asyncio.sleep(asked.seconds)
    took, used = time.perf_counter() - began, sum(map(cpu_seconds, servers)) - used
    acts = sum(table.scenes[0]["number"] for table in tables) - acts
    own = [t for table in tables for t in table.own]
    every = [t for table in tables for t in table.all]
    for task in [*tasks, *moving]:
        task.cancel()
    await asyncio.gather(*tasks, *moving, return_exceptions=True)
    return {
        "tables": asked.tables + asked.resting,
        "connections": asked.tables * asked.seats + len(onlookers),
        "acts_per_second": acts / took,
        "server_cpu_share": used / took,
        "server_cpu_ms_per_act": used / max(1, acts) * 1000,
        "people_moves": len(every),
        "unfinished": sum(table.sent is not None for table in tables),
        "mover_p50_ms": at(own, 0.5),
        "mover_p99_ms": at(own, 0.99),
        "all_p50_ms": at(every, 0.5),
        "all_p90_ms": at(every, 0.9),
        "all_p99_ms": at(every, 0.99),
        "all_max_ms": at(every, 1.0),
        "bytes_per_view": sum(table.received for table in tables) / max(1, sum(table.changes for table in tables)),
        "server_mb": full / 1e6,
        "kb_per_further_line": (full - empty) / len(onlookers) / 1024 if onlookers else float("nan"),
        "hints": len(hints),
        "hint_p50_ms": at(hints, 0.5),
        "hint_p99_ms": at(hints, 0.99),
        "reviews": len(reviews),
        "review_s": statistics.median(reviews) if reviews else float("nan"),
        "load": os.getloadavg()[0],
    }


def measure(asked: argparse.Namespace, tree: str) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder, kept(asked, folder) as database, ExitStack() as running:
        laid = stock(database, asked)
        servers = [running.enter_context(served(tree, database)) for _ in range(asked.processes)]
        return asyncio.run(run(asked, [home for _, home in servers], [pid for pid, _ in servers], laid))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="empires")
    parser.add_argument("--tables", type=int, default=100, help="at which is played")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bots", type=int, default=3, help="seats played by bots")
    parser.add_argument("--level", default="novice")
    parser.add_argument("--pause", type=float, default=10.0, help="mean seconds that a person thinks")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--settle", type=float, default=2.0, help="seconds before it begins")
    parser.add_argument("--resting", type=int, default=0, help="further tables, at which nobody moves")
    parser.add_argument("--lines", type=int, default=0, help="connections in all; those that are left look at tables that rest")
    parser.add_argument("--processes", type=int, default=1, help="servers on one PostgreSQL")
    parser.add_argument("--postgresql", action="store_true", help="also for one server")
    parser.add_argument("--sticky", action="store_true", help="all at one table are at the same server")
    parser.add_argument("--hints", type=int, default=0, help="people who ask for one hint after the other")
    parser.add_argument("--reviews", type=Path, help="the record of a game that somebody has reviewed again and again")
    parser.add_argument("--against", default="", help="the folder of another release, measured in turn with this one")
    parser.add_argument("--rounds", type=int, default=1)
    asked = parser.parse_args()
    trees = [tree for tree in (os.getcwd(), asked.against) if tree]
    found: list[list[dict[str, float]]] = [[] for _ in trees]
    for _ in range(asked.rounds):
        for told, tree in zip(found, trees, strict=True):
            told.append(measure(asked, tree))
    for name in found[0][0]:
        middle = [statistics.median(one[name] for one in told) for told in found]
        ratio = f"   ratio {middle[0] / middle[1]:5.2f}" if len(middle) > 1 and middle[1] else ""
        print(f"{name:24} {'   '.join(f'{value:10.2f}' for value in middle)}{ratio}")


if __name__ == "__main__":
    main()
