"""Strange inputs at every way in, counted.   python -m tests.wire [--inputs N] [--seconds S] [--only http,records,…] [--seed N]

Of each input: no traceback, an answer within a second, a sentence when it is refused; of a run: no growth of memory, and no
table lost. What is found is written to build/wire/, and belongs to tests/fixtures/wire/ when it is mended.
"""

import argparse
import json
import resource
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.wire.offline import OFFLINE, Offline
from tests.wire.online import ONLINE, Online

FOUND = Path("build/wire")
WARM = 0.2  # of a run, before memory is looked at
GROWTH = 60.0  # megabytes that a process may grow after that: what it remembers has a size of its own
TABLE = 2.0  # megabytes more for each table that is open because an input has made it; after a while without anybody it leaves


@dataclass
class Tried:
    kind: str
    inputs: int = 0
    seconds: float = 0.0
    growth: float = 0.0
    tables: int = 0  # open in the end
    problems: list[str] = field(default_factory=list)

    def tell(self) -> str:
        rate = self.inputs / self.seconds if self.seconds else 0.0
        return (
            f"{self.kind}: {self.inputs:,} inputs in {self.seconds:.0f} s ({rate:.0f}/s), "
            f"memory {self.growth:+.0f} MB"
            f"{f' with {self.tables} tables open' if self.tables else ''}, {len(self.problems)} found"
        )


def own_memory() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e3


def run(kind: str, inputs: int, seconds: float, seed: int, folder: Path, found: Path = FOUND) -> Tried:
    """So many inputs, or as many as the time allows."""
    tried, began = Tried(kind), time.monotonic()
    way: Offline | Online = Online(kind, folder) if kind in ONLINE else Offline(kind)
    try:
        before = 0.0
        for n in range(inputs):
            gone = time.monotonic() - began
            if gone > seconds:
                break
            if not before and (n >= WARM * inputs or gone > WARM * seconds):
                before = way.resident() if isinstance(way, Online) else own_memory()
            given = way.make(Random(f"{kind} {seed} {n}"))
            problem = way.try_out(given)
            tried.inputs += 1
            if problem:
                tried.problems.append(f"{kind} {seed} {n}: {problem[-1500:]}")
                found.mkdir(parents=True, exist_ok=True)
                (found / f"{kind}-{seed}-{n}.json").write_text(json.dumps({"kind": kind, "input": given}), encoding="utf-8")
        if isinstance(way, Online):
            tried.growth, tried.tables = way.resident() - before, int(way.server.metric("caravela_tables"))
            if problem := way.lost():
                tried.problems.append(problem)
        else:
            tried.growth = own_memory() - before
        if tried.growth > GROWTH + TABLE * tried.tables:
            tried.problems.append(f"memory has grown by {tried.growth:.0f} MB")
    finally:
        if isinstance(way, Online):
            way.close()
    tried.seconds = time.monotonic() - began
    return tried


def main(words: list[str]) -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.wire", description="Strange inputs at every way in, counted.")
    asked.add_argument("--inputs", type=int, default=1_000_000, help="at most so many at each way in; 1,000,000 unless told")
    asked.add_argument("--seconds", type=float, default=60.0, help="at most so long at each way in; 60 unless told")
    asked.add_argument("--only", default=",".join([*OFFLINE, *ONLINE]), help="the ways in, with commas between them")
    asked.add_argument("--seed", type=int, default=0)
    said = asked.parse_args(words)
    results = []
    for kind in said.only.split(","):
        with tempfile.TemporaryDirectory(prefix="caravela-wire-") as folder:
            results.append(run(kind, said.inputs, said.seconds, said.seed, Path(folder)))
        print(results[-1].tell(), flush=True)
        for problem in results[-1].problems[:5]:
            print(f"  {problem}", flush=True)
    print(f"{sum(tried.inputs for tried in results):,} inputs, {sum(len(tried.problems) for tried in results):,} found")
    return 1 if any(tried.problems for tried in results) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
