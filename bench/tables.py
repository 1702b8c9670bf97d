"""How fast tables answer under load: many tables of connected people and bots, all moving.

    python bench/tables.py --tables 100 --seats 4 --bots 3 --seconds 60

Every seat of a table has its own person with a connection; where a bot has taken a seat over, its person looks on. People move at
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
from pathlib import Path
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

Scene = dict[str, Any]


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


async def open_table(client: httpx.AsyncClient, base: str, seats: int, bots: int, level: str) -> Watched:
    """A table where every seat has its own person, who looks on where a bot has taken the seat over."""
    people: list[dict[str, str]] = []
    for _ in range(seats):
        client.cookies.clear()
        await client.get("/api/me")
        people.append({"Cookie": f"caravela={client.cookies['caravela']}"})
        await client.patch("/api/me", json={"settings": {"pace": 0}})
    client.cookies.clear()
    asked = [{"kind": "me", "name": "Ana"}, *[{"kind": "guest", "name": f"Guest {n}"} for n in range(1, seats)]]
    order = {"game": "empires", "preset": "deluxe_full", "seats": asked}
    made = (await client.post("/api/tables", json=order, headers=people[0])).json()
    table = made["table"]
    for n in range(1, seats):
        token = made["links"][str(n)].partition("#")[2]
        (await client.post("/api/join", json={"token": token}, headers=people[n])).raise_for_status()
    for n in range(seats - bots, seats):
        left = await client.post(f"/api/tables/{table}/leave", json={"seat": n, "bot": level}, headers=people[n])
        left.raise_for_status()  # a level that is not there would be measured as people who never move
    url = base.replace("http", "ws") + f"/ws/{table}"
    origin = websockets.Origin(base)
    packed = [ClientPerMessageDeflateFactory(client_max_window_bits=True)]  # what browsers ask for
    sockets = [
        await websockets.connect(url, origin=origin, additional_headers=who, max_size=None, compression=None, extensions=packed)
        for who in people
    ]
    return Watched(table, sockets)


def at(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] * 1000 if values else float("nan")


def cpu_seconds(process: int) -> float:
    """What a process has used so far; nothing where there is no /proc."""
    try:
        words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return float("nan")
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


async def run(asked: argparse.Namespace, base: str, server: int) -> dict[str, float]:
    luck = random.Random(1)
    async with httpx.AsyncClient(base_url=base, timeout=60) as client:
        tables = [await open_table(client, base, asked.seats, asked.bots, asked.level) for _ in range(asked.tables)]
    tasks = [asyncio.create_task(table.listen(i)) for table in tables for i in range(asked.seats)]
    await asyncio.sleep(2)
    for table in tables:
        table.own.clear()
        table.all.clear()
    began, used, acts = time.perf_counter(), cpu_seconds(server), sum(table.scenes[0]["number"] for table in tables)
    tasks += [asyncio.create_task(table.move(asked.pause, luck)) for table in tables]
    for table in tables:
        table.news.set()
    await asyncio.sleep(asked.seconds)
    took, used = time.perf_counter() - began, cpu_seconds(server) - used
    own = [t for table in tables for t in table.own]
    every = [t for table in tables for t in table.all]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    acts = sum(table.scenes[0]["number"] for table in tables) - acts
    return {
        "tables": asked.tables,
        "connections": asked.tables * asked.seats,
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
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bots", type=int, default=3, help="seats played by bots")
    parser.add_argument("--level", default="novice")
    parser.add_argument("--pause", type=float, default=10.0, help="mean seconds that a person thinks")
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
            for name, value in asyncio.run(run(asked, "http://localhost:8799", server.pid)).items():
                print(f"{name:24} {value:10.2f}")
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
