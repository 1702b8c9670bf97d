"""Everything goes wrong while people play: `python -m bench.chaos [--times 60] [--databases sqlite,postgresql]`; `make chaos`.

What can befall the server, and who judges what was lost, is told in tests/web/chaos.py; the tests do it a few times. Here it is
done in rounds of 60, each on a database of its own, judged and told before the next begins, so it can be stopped at any time.
Five hundred kills on each database (`--times 1500`) take two hours.
"""

import argparse
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from tests.web.chaos import Chaos, bring_about
from tests.web.killing import Counted

ROUND = 60


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=ROUND, help="how often something happens, on each database; 60 unless told")
    parser.add_argument("--databases", default="sqlite,postgresql")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    asked = parser.parse_args()
    rounds = [min(ROUND, asked.times - begun) for begun in range(0, asked.times, ROUND)]
    befell: Counter[str] = Counter()
    well = True
    try:
        for n, times in enumerate(rounds):
            for database in asked.databases.split(","):
                began = time.monotonic()
                counted, chaos = run(database, times, asked.seed + n)
                befell += Counter({f"{database}: {name}": n for name, n in chaos.befell.items()})
                well = well and counted.well
                refused = sum((player.refusals for player in chaos.players), start=Counter[str]())
                print(f"{database}, seed {asked.seed + n}, {time.monotonic() - began:.0f} s; refused: {dict(refused)};", end=" ")
                print(f"everybody was told something again after {chaos.slowest:.1f} s at the latest")
                print(counted.report(), flush=True)
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
    print(
        ", ".join(f"{name} {n}" for name, n in sorted(befell.items())), "– nothing was lost" if well else "– SOMETHING WAS LOST"
    )
    return 0 if well else 1


def run(database: str, times: int, seed: int) -> tuple[Counted, Chaos]:
    with tempfile.TemporaryDirectory(prefix="caravela-chaos-") as folder:
        if database == "sqlite":
            return bring_about(times, f"{folder}/tables.db", Path(folder), seed)
        from pgserver.postgres_server import get_server

        server = get_server(tempfile.mkdtemp(prefix="caravela-pg-"), cleanup_mode="delete")
        try:
            return bring_about(times, server.get_uri("postgres"), Path(folder), seed, server)
        finally:
            server.cleanup()


if __name__ == "__main__":
    raise SystemExit(main())
