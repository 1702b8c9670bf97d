"""What tables cost that nobody plays at: the start of a server that keeps many, its first answers, and memory.

    python -m bench.standing [--tables 1000] [--moves 40] [--open 50] [--lines 4]

All tables belong to one person, whose turn it is everywhere, without a clock. Told are the seconds until the server answers
and until it has listed the person's tables; the memory that a table takes which rests in the database; and then what one takes
that somebody has opened, and a further connection to it. Memory is what the server's process holds, read from /proc.
"""

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path

import httpx
import websockets

from bench.telling import NAMES, NOW, new_table
from caravela.table.store import Act, Role, Store

PORT = 8798


def stock(database: str, tables: int, moves: int) -> tuple[str, list[str]]:
    """Many tables of one person, all alike but for their names; the person's cookie, and where to find them."""
    store = Store(database)
    store.migrate()
    person, token = store.new_person("en")
    table, luck, acts = new_table("empires", 1, 0), random.Random(1), list[Act]()
    while table.moves < moves or table.decider != 0:
        decision = table.playing.decision
        assert decision is not None
        act = Act(table.number + 1, "take", decision.who, luck.choice(decision.options), (), NOW)
        table.apply(act)
        acts.append(replace(act, fate=table.record.moves[-1].fate))
    names = [f"standing{n:05}" for n in range(tables)]
    for name in names:
        row = replace(table.row, id=name, host=person.id, summary=table.summary())
        held = [Role(person.id, "host"), *[Role(person.id, "seat", n) for n in range(len(NAMES))]]
        store.create_table(row, table.seats, held, acts)
    store.close()
    return token, names


def memory(process: int) -> int:
    """Bytes that are really there."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def ask(asked: argparse.Namespace, token: str, names: list[str], server: int, empty: int) -> None:
    base, cookie = f"http://localhost:{PORT}", {"Cookie": f"caravela={token}"}
    began = time.perf_counter()
    async with httpx.AsyncClient(base_url=base, timeout=120, headers=cookie) as client:
        listed = await client.get("/api/tables")
        print(f"{'first list':28} {time.perf_counter() - began:8.2f} s, {len(listed.content) // 1024} kB, {listed.status_code}")
        began = time.perf_counter()
        await client.get("/api/tables")
        print(f"{'the same again':28} {time.perf_counter() - began:8.2f} s")
    await asyncio.sleep(3)
    print(f"{'a table that rests':28} {(memory(server) - empty) / len(names) / 1024:8.1f} kB")
    url, lines = f"ws://localhost:{PORT}/ws/", []
    for n, wave in enumerate([names[:5], *[names[5 : 5 + asked.open]] * asked.lines]):
        before = memory(server)
        for name in wave:
            line = await websockets.connect(url + name, origin=websockets.Origin(base), additional_headers=cookie, max_size=None)
            await line.recv()
            lines.append(line)
        if n:  # the first few are there so that whatever is made once is there
            what = "a table that is opened" if n == 1 else "a further line to it"
            print(f"{what:28} {(memory(server) - before) / len(wave) / 1024:8.1f} kB")
    for line in lines:
        await line.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--open", type=int, default=50, help="tables that are opened")
    parser.add_argument("--lines", type=int, default=4, help="connections to each")
    asked = parser.parse_args()
    command = [sys.executable, "-m", "caravela", "serve", "--no-browser", "--limits", "0", "--port", str(PORT), "--database"]
    with tempfile.TemporaryDirectory() as folder:
        token, names = stock(f"{folder}/many.db", asked.tables, asked.moves)
        empty = 0
        for database in ("none.db", "many.db"):
            began = time.perf_counter()
            server = subprocess.Popen([*command, f"{folder}/{database}"], stdout=subprocess.PIPE)
            try:
                assert server.stdout is not None
                server.stdout.readline()
                if empty:
                    print(f"{f'start with {len(names)} tables':28} {time.perf_counter() - began:8.2f} s")
                    asyncio.run(ask(asked, token, names, server.pid, empty))
                else:
                    print(f"{'start with none':28} {time.perf_counter() - began:8.2f} s")
                    time.sleep(3)
                    empty = memory(server.pid)
            finally:
                server.terminate()
                server.wait()


if __name__ == "__main__":
    main()
