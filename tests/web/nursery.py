"""Servers start quickly: one process has read all modules once, and every server is its child.

`python -m caravela serve` reads a thousand modules before it answers: two seconds, sixty times in a run of all tests. A child of
a process that has done so begins where `main` does. Each is a process and a session of its own, as if started by itself; that
`caravela serve` starts from nothing is shown by the tests of kills, which do without the nursery.
"""

import gc
import json
import os
import random
import signal
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]


class Child:
    """A process of the nursery, with what tests ask of a `subprocess.Popen`."""

    def __init__(self, nursery: "Nursery", pid: int) -> None:
        self.nursery = nursery
        self.pid = pid
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None:
            self.returncode = self.nursery.ask({"poll": self.pid})
        return self.returncode

    def wait(self, timeout: float) -> int:
        last = time.monotonic() + timeout
        while self.poll() is None:
            if time.monotonic() > last:
                raise subprocess.TimeoutExpired("server", timeout)
            time.sleep(0.01)
        assert self.returncode is not None
        return self.returncode

    def send_signal(self, how: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, how)


class Nursery:
    """The process that has read everything; it leaves when nobody talks to it any more."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.web.nursery"], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, asked: dict[str, Any]) -> Any:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def start(self, program: str, words: list[str], log: Path) -> Child:
        return Child(self, self.ask({"start": program, "words": words, "log": str(log)}))


def live(program: str, words: list[str], log: str) -> int:
    """What a child does: `program` with these words on its command line."""
    os.setsid()
    random.seed()
    said = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for number, file in ((0, nothing), (1, said), (2, said)):
        os.dup2(file, number)
    sys.argv = [program, *words]
    from caravela.cli.main import main
    from tests.web import fixed_seeds

    if program == fixed_seeds.__name__:
        fixed_seeds.fix()
    return main(words)


def keep() -> None:
    from caravela.games import FACES
    from caravela.text import LANGUAGES, Speaker

    for module in ("caravela.cli.main", "caravela.web.serve", "tests.web.fixed_seeds"):
        import_module(module)
    for face in FACES.values():
        assert face.rules and face.judgement and face.weights and face.artist and face.described
        for language in LANGUAGES:
            Speaker(language, face.words)
    gc.collect()
    gc.freeze()
    told = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115  sys.stdin stays as it is, for the children
    for line in told:
        asked = json.loads(line)
        answer: int | None
        if "poll" in asked:
            pid, status = os.waitpid(asked["poll"], os.WNOHANG)
            answer = os.waitstatus_to_exitcode(status) if pid else None
        else:
            answer = os.fork()
            if answer == 0:
                sys.exit(live(asked["start"], asked["words"], asked["log"]))
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    keep()
