"""Everything hidden dealt anew, in whole games.   python -m tests.leaks [--games N] [--first SEED] [--jobs J]

In every game, at some decisions, all that leaves the process for a viewer (scenes, changes, answers, reasons, previews,
refusals, trials, logs, reports, lists, notices, the terminal) is compared with what the viewer would get in another world, in
which everything is another that the viewer may not know. A difference is a leak.
"""

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from random import Random

from caravela.build import version_line
from tests.contract.payloads import watch
from tests.contract.sampling import PLAYED, Begin, configuration, secretive

APART = 150  # decisions
TOLD = 25  # games, after which it is said how far it has come


@dataclass(frozen=True)
class Watched:
    seed: int
    config: str
    compared: int
    leaks: list[str]


@cache
def with_secrets(name: str) -> list[Begin]:
    return secretive(name)


def begins(name: str, seed: int) -> Begin | None:
    """How the game of a seed begins: mostly so that somebody will know what others do not."""
    known = with_secrets(name)
    return known[seed % len(known)] if known and seed % 4 else None


def watch_game(seed: int) -> Watched:
    name = list(PLAYED)[seed % len(PLAYED)]
    config = configuration(PLAYED[name], Random(f"leaks {seed}").randrange, begins(name, seed // len(PLAYED)))
    compared, leaks = watch(config, seed, APART)
    return Watched(seed, repr(config), compared, leaks)


def main(words: list[str]) -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.leaks", description="Everything hidden dealt anew, in whole games.")
    asked.add_argument("--games", type=int, default=300, help="how many games; 300 unless told")
    asked.add_argument("--first", type=int, default=0, metavar="SEED", help="the seed of the first game; 0 unless told")
    asked.add_argument("--jobs", type=int, default=2, help="how many processes; 2 unless told")
    said = asked.parse_args(words)
    print(f"{version_line()}: {said.games} games in {said.jobs} processes")
    began = time.monotonic()
    with ProcessPoolExecutor(said.jobs) as pool:
        watched: list[Watched] = []
        for game in pool.map(watch_game, range(said.first, said.first + said.games)):
            watched.append(game)
            if len(watched) % TOLD == 0:
                compared = sum(one.compared for one in watched)
                print(f"{len(watched)} games, {compared:,} comparisons, {time.monotonic() - began:.0f} s", flush=True)
    leaking = [game for game in watched if game.leaks]
    for game in leaking:
        print(f"\nseed {game.seed}: {game.config}", *game.leaks, sep="\n  ")
    print(f"{sum(game.compared for game in watched):,} comparisons, {time.monotonic() - began:.0f} seconds")
    print(f"{len(watched) - len(leaking)} passed, {len(leaking)} failed")
    return 1 if leaking else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
