"""Kill the server fifty times while people play, and count what was lost: `python -m bench.kill [TIMES]`.

What happens there and what counts as lost is told in tests/web/killing.py; the tests do the same three times.
"""

import argparse
import tempfile
import time
from pathlib import Path

from tests.web.killing import kill_often


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("times", type=int, nargs="?", default=50)
    parser.add_argument("--database", default="", help="a file, or postgresql://…; by default a file that is thrown away")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        began = time.monotonic()
        counted = kill_often(asked.times, asked.database or f"{folder}/tables.db", Path(folder), asked.seed)
        print(f"seed {asked.seed}, {time.monotonic() - began:.0f} s")
        print(counted.report())
    return 0 if counted.well else 1


if __name__ == "__main__":
    raise SystemExit(main())
