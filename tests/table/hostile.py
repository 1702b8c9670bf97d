"""Whatever a record might make of the process in which it is checked. A module of its own, because that process reads it."""

import os
import time

from caravela.core.refused import Refused


def hostile(kind: str, text: str) -> None:
    """Stands for whatever a record might make of a process."""
    if kind == "loop":
        while True:
            pass
    if kind == "sleep":
        time.sleep(600)
    if kind == "eat":
        held = [bytes(1 << 20) for _ in range(1 << 10)]
        raise AssertionError(f"there was room for {len(held)} MB")
    if kind == "die":
        os._exit(7)
    if kind == "raise":
        raise IndexError("a mistake of ours")
    if kind == "refuse":
        raise Refused("record-header", line=3, text="x" * 100_000)
    if kind == "pid":
        raise Refused("pid", pid=os.getpid())


def looping(kind: str, text: str) -> None:
    hostile("loop", text)
