"""How fast tables answer under load: many tables of connected people and bots, all moving.

    python bench/tables.py --tables 100 --seats 4 --bots 3 --seconds 60

Every seat of a table has a connection: the first person plays all seats that no bot plays, the others look on. People move at
random after a pause. Measured for every move of a person: from sending it until the last of the table's connections has its new
view, and the same for the mover alone. The server runs in a process of its own, as `caravela serve`.
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

Scene = dict[str, Any]


class Watched:
    """One table: its connections, and when each of them saw which act."""

    def __init__(self, table: str, mover: ClientConnection, others: list[ClientConnection]) -> None:
        self.table = table
        self.sockets = [mover, *others]
        self.seen = [0] * len(self.sockets)
        self.scene: Scene = {}
        self.news = asyncio.Event()
        self.sent: tuple[int, float] | None = None
        self.own: list[float] = []
        self.all: list[float] = []
        self.received = 0
        self.changes = 0

    async def listen(self, i: int) -> None:
        async for text in self.sockets[i]:
            said = json.loads(text)
            self.received += len(text)
            if said["kind"] not in ("scene", "change"):
                if said["kind"] == "refused":
                    print(self.table, said["message"], file=sys.stderr)
                continue
            self.changes += 1
            self.seen[i] = said["number"]
            if i == 0:
                self.scene.update(said)
            if self.sent is not None and said["number"] >= self.sent[0]:
                took = time.perf_counter() - self.sent[1]
                if i == 0:
                    self.own.append(took)
                if min(self.seen) >= self.sent[0]:
                    self.all.append(took)
                    self.sent = None
            if i == 0:
                self.news.set()

    async def move(self, pause: float, luck: random.Random) -> None:
        while not self.scene.get("over"):
            await self.news.wait()
            self.news.clear()
            if self.scene.get("my_turn") and self.sent is None:
                await asyncio.sleep(luck.expovariate(1 / pause))
                option = luck.choice(self.scene["options"])["name"]
                self.sent = (self.scene["number"] + 1, time.perf_counter())
                await self.sockets[0].send(json.dumps({"kind": "take", "number": self.scene["number"], "option": option}))


async def open_table(client: httpx.AsyncClient, base: str, seats: int, bots: int, level: str) -> Watched:
    """A person with all people's seats of a table, and one more connection for every other seat."""
    cookies: list[str] = []
    for _ in range(seats):
        client.cookies.clear()
        await client.get("/api/me")
        cookies.append(client.cookies["caravela"])
    client.cookies.clear()

    def as_(n: int) -> dict[str, str]:
        return {"Cookie": f"caravela={cookies[n]}"}

    await client.patch("/api/me", json={"settings": {"pace": 0}}, headers=as_(0))
    asked = [{"kind": "me", "name": "Ana"}]
    asked += [{"kind": "here", "name": f"P{i}"} for i in range(1, seats - bots)] + [{"kind": level}] * bots
    made = (
        await client.post("/api/tables", json={"game": "empires", "preset": "deluxe_full", "seats": asked}, headers=as_(0))
    ).json()
    table = made["table"]
    link = (await client.post(f"/api/tables/{table}/links", json={"role": "watch"}, headers=as_(0))).json()["link"]
    for n in range(1, seats):
        await client.post("/api/join", json={"token": link.partition("#")[2]}, headers=as_(n))
        await client.patch("/api/me", json={"settings": {"pace": 0}}, headers=as_(n))
    url = base.replace("http", "ws") + f"/ws/{table}"
    sockets = [await websockets.connect(url, origin=base, additional_headers=as_(n), max_size=None) for n in range(seats)]  # type: ignore[arg-type]
    return Watched(table, sockets[0], sockets[1:])


def at(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] * 1000 if values else float("nan")


async def run(asked: argparse.Namespace, base: str) -> dict[str, float]:
    luck = random.Random(1)
    async with httpx.AsyncClient(base_url=base, timeout=60) as client:
        tables = [await open_table(client, base, asked.seats, asked.bots, asked.level) for _ in range(asked.tables)]
    tasks = [asyncio.create_task(table.listen(i)) for table in tables for i in range(asked.seats)]
    await asyncio.sleep(2)
    for table in tables:
        table.own.clear()
        table.all.clear()
    began = time.perf_counter()
    tasks += [asyncio.create_task(table.move(asked.pause, luck)) for table in tables]
    for table in tables:
        table.news.set()
    await asyncio.sleep(asked.seconds)
    took = time.perf_counter() - began
    own = [t for table in tables for t in table.own]
    every = [t for table in tables for t in table.all]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    acts = sum(table.seen[0] for table in tables)
    return {
        "tables": asked.tables,
        "connections": asked.tables * asked.seats,
        "acts_per_second": acts / took,
        "people_moves": len(every),
        "unfinished": sum(table.sent is not None for table in tables),
        "mover_p50_ms": at(own, 0.5),
        "mover_p99_ms": at(own, 0.99),
        "all_p50_ms": at(every, 0.5),
        "all_p90_ms": at(every, 0.9),
        "all_p99_ms": at(every, 0.99),
        "all_max_ms": at(every, 1.0),
        "bytes_per_view": sum(table.received for table in tables) / max(1, sum(table.changes for table in tables)),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bots", type=int, default=3, help="seats played by bots")
    parser.add_argument("--level", default="novice")
    parser.add_argument("--pause", type=float, default=5.0, help="mean seconds that a person thinks")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--database", default="")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = asked.database or os.path.join(folder, "load.db")
        command = [
            sys.executable,
            "-m",
            "caravela",
            "serve",
            "--no-browser",
            "--port",
            "8799",
            "--limits",
            "0",
            "--database",
            database,
        ]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            server.stdout.readline()
            for name, value in asyncio.run(run(asked, "http://localhost:8799")).items():
                print(f"{name:18} {value:10.1f}")
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
