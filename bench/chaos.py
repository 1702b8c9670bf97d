"""Everything goes wrong while people play: `python -m bench.chaos [--times 60] [--databases sqlite,postgresql]`; `make chaos`.

What can befall the server, and who judges what was lost, is told in tests/web/chaos.py; the tests do it a few times. Five hundred
kills on each database (`--times 1500`) take a night.
"""

import argparse
import tempfile
import time
from pathlib import Path

from tests.web.chaos import Chaos, bring_about
from tests.web.killing import Counted


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=60, help="how often something happens, on each database; 60 unless told")
    parser.add_argument("--databases", default="sqlite,postgresql")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    asked = parser.parse_args()
    well = True
    for database in asked.databases.split(","):
        began = time.monotonic()
        counted, chaos = run(database, asked.times, asked.seed)
        told = ", ".join(f"{name} {n}" for name, n in sorted(chaos.befell.items()))
        refused = sum((player.refusals for player in chaos.players), start=type(chaos.befell)())
        print(f"{database}, seed {asked.seed}, {time.monotonic() - began:.0f} s: {told}")
        print(f"refused: {dict(refused)}; everybody was told something again after {chaos.slowest:.1f} s at the latest")
        print(counted.report(), flush=True)
        well = well and counted.well
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
