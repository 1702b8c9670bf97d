"""`caravela` whose clock goes wrong: it is ahead or behind by as many seconds as the file that SHIFT names says."""

import os
import sys
import time

from caravela.cli.main import main

SHIFT = "CARAVELA_SHIFT"
right = time.time


def shifted() -> float:
    try:
        with open(os.environ[SHIFT], encoding="utf-8") as file:
            return right() + float(file.read() or 0)
    except (OSError, ValueError):
        return right()


if __name__ == "__main__":
    time.time = shifted
    sys.exit(main())
