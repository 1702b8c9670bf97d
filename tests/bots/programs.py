"""Small programs that play, well or badly."""

import sys
from pathlib import Path

from caravela.bots.outside import Program

ANSWERING = """
import json, os, sys, time
# START
heard = open(HEARD, "w")
for line in sys.stdin:
    heard.write(line)
    heard.flush()
    asked = json.loads(line)
    if asked["kind"] == "hello":
        print(json.dumps({"id": asked["id"]}), flush=True)
    elif asked["kind"] == "decision":
        pass
        # FAULT
        print(json.dumps({"id": asked["id"], "option": asked["options"][-1]}), flush=True)
"""


def program(folder: Path, source: str, seconds: float = 30.0) -> Program:
    """A program with this source; quick to start, because it needs no package."""
    (folder / "bot.py").write_text(source, encoding="utf-8")
    return Program("tried", (sys.executable, "-I", "-S", "bot.py"), str(folder), seconds, "Tried")


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
