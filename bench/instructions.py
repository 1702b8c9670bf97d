"""How many instructions it takes to do an act and to tell it to four: a figure that hardly depends on how busy the machine is.

    python -m bench.instructions [GAME...] [--tables 8] [--warm 5] [--acts 20] [--in FOLDER]

Needs valgrind. Tables are played in turn, as on a server; acts that warm them up are not counted. `--in` counts what the release
in another folder needs, with the build that it has.
"""

import argparse
import os
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from bench.telling import NAMES, NOW, new_table
from caravela.build import version_line
from caravela.table.store import Act
from caravela.web.news import Asked, news_of
from caravela.web.protocol import Beside, Scene
from caravela.web.scene import Teller, Viewer

BESIDE: Beside = {"next": None, "rematch": None}
HERE = Path(__file__).resolve()


class Played:
    """A table with its viewers: three of four seats are played by bots, and everybody looks on."""

    def __init__(self, game: str, number: int) -> None:
        self.table = new_table(game, number, 3)
        self.luck = random.Random(f"{game} {number}")
        self.teller = Teller(self.table, "en")
        self.viewers = [Viewer(str(n), "en", [n]) for n in range(len(NAMES))]
        self.last: list[Scene | None] = [None for _ in NAMES]
        self.moves = -1

    def tell(self) -> None:
        wanted = [Asked(self.teller, one, seen, self.moves, BESIDE) for one, seen in zip(self.viewers, self.last, strict=True)]
        self.last = [scene for scene, _ in news_of(wanted, set(range(len(NAMES))), NOW)]
        self.moves = self.table.moves

    def act(self) -> None:
        decision = self.table.playing.decision
        if decision is not None:
            option = self.luck.choice(decision.options)
            self.table.apply(Act(self.table.number + 1, "take", decision.who, option, (), NOW))
            self.table.summary()
            self.tell()


def play(game: str, tables: int, warm: int, acts: int) -> None:
    """Inside valgrind, which counts from the first act after those that warm up."""
    played = [Played(game, number) for number in range(1, tables + 1)]
    for one in played:
        one.tell()
    for act in range(warm + acts):
        if act == warm:
            count("on")
        for one in played:
            one.act()
    count("off")
    print(version_line())


def count(said: str) -> None:
    subprocess.run(["callgrind_control", "-i", said, str(os.getpid())], check=True, capture_output=True)


def counted(game: str, asked: argparse.Namespace) -> tuple[float, str]:
    """For an act, and by which build."""
    with tempfile.TemporaryDirectory() as folder:
        valgrind = ["valgrind", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={folder}/counted"]
        numbers = [f"--{name}={getattr(asked, name)}" for name in ("tables", "warm", "acts")]
        command = [*valgrind, sys.executable, "-P", str(HERE), "--play", game, *numbers]
        surroundings = {**os.environ, "PYTHONHASHSEED": "0", "PYTHONPATH": str(asked.tree.resolve())}
        done = subprocess.run(command, capture_output=True, text=True, check=False, env=surroundings)
        if done.returncode:
            raise SystemExit(done.stdout + done.stderr)
        total = re.search(r"^totals: (\d+)", (Path(folder) / "counted").read_text(encoding="utf-8"), re.MULTILINE)
        assert total is not None
        return int(total[1]) / (asked.tables * asked.acts), done.stdout.strip()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", default=["empires"])
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--warm", type=int, default=5, help="acts at each table before counting")
    parser.add_argument("--acts", type=int, default=20, help="at each table")
    parser.add_argument("--in", dest="tree", type=Path, default=HERE.parents[1], help="the folder of a release")
    parser.add_argument("--play", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    for game in asked.games:
        if asked.play:
            play(game, asked.tables, asked.warm, asked.acts)
            continue
        each, by = counted(game, asked)
        print(f"{game:12} {each / 1e6:.2f} M instructions an act; {by}", flush=True)


if __name__ == "__main__":
    main()
