"""Random play through the environments for research, beside PettingZoo's classic games and pgx, in rounds of one run.

    python -m bench.research [--rounds 3] [--seconds 1] [--games 512] [--json]

CPU time of this process; the median of the rounds. pgx works with several threads, and their time counts as well. What is not
installed is left out: classic games need `pip install pettingzoo[classic]`, pgx `pip install pgx`. The compiled build
is what counts (`make fast`). With 1 it ends if a batch is below 30 times the quickest classic game.
"""

import argparse
import importlib
import json
import sys
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

import numpy as np

from caravela.build import version_line
from caravela.games import FACES
from caravela.research.batch import BatchedGames
from caravela.research.zoo import CaravelaEnv

CLASSIC = ("connect_four_v3", "tictactoe_v3", "leduc_holdem_v4", "texas_holdem_v4", "hanabi_v5", "chess_v6")
FLOOR, AIM = 30, 100
SEATS = 4
Measure = Callable[[float], float]  # decisions a second, measured for so many seconds


def batch(game: str, games: int, observe: bool) -> Measure:
    """Every step makes masks, chooses from them at random, and begins finished games anew."""
    env = BatchedGames(game, games, players=SEATS, seed=1, observe=observe)
    luck = np.random.default_rng(1)

    def measure(seconds: float) -> float:
        steps, began = 0, process_time()
        while process_time() - began < seconds:
            env.step(env.sample(luck))
            steps += 1
        return steps * games / (process_time() - began)

    return measure


def agents(env: Any) -> Measure:
    """PettingZoo's own loop: `last`, a random action that the mask allows, `step`; a new game after each."""
    luck = np.random.default_rng(1)
    seeds = iter(range(1, 1_000_000))

    def measure(seconds: float) -> float:
        decisions, began = 0, process_time()
        while process_time() - began < seconds:
            env.reset(seed=next(seeds))
            for _ in env.agent_iter():
                seen, _, terminated, truncated, info = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
                env.step(int(luck.choice(np.flatnonzero(mask))))
                decisions += 1
                if process_time() - began >= seconds:
                    break
        return decisions / (process_time() - began)

    return measure


def classic(name: str) -> Measure | None:
    try:
        module: Any = importlib.import_module(f"pettingzoo.classic.{name}")
        return agents(module.env())
    except (Exception, SystemExit) as error:
        print(
            f"left out: PettingZoo {name} ({str(error).splitlines()[0][:80] if str(error) else type(error).__name__})",
            file=sys.stderr,
        )
        return None


def on_pgx(name: str, games: int) -> Measure | None:
    """A batch of pgx, its random choice and a new game after each inside one compiled step."""
    try:
        jax: Any = importlib.import_module("jax")
        pgx: Any = importlib.import_module("pgx")
        wrappers: Any = importlib.import_module("pgx.experimental.wrappers")
        env = pgx.make(name)
        again = wrappers.auto_reset(env.step, env.init)

        def turn(state: Any, key: Any) -> Any:
            keys = jax.random.split(key, games)
            logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
            return jax.vmap(again)(state, jax.random.categorical(key, logits, axis=-1), keys)

        step = jax.jit(turn)
        state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), games))
        state = jax.block_until_ready(step(state, jax.random.PRNGKey(2)))
    except Exception as error:
        print(
            f"left out: pgx {name} ({str(error).splitlines()[0][:80] if str(error) else type(error).__name__})", file=sys.stderr
        )
        return None

    def measure(seconds: float) -> float:
        nonlocal state
        steps, began = 0, process_time()
        while process_time() - began < seconds:
            state = jax.block_until_ready(step(state, jax.random.PRNGKey(steps)))
            steps += 1
        return steps * games / (process_time() - began)

    return measure


def measured(rounds: int, seconds: float, games: int) -> dict[str, list[float]]:
    """Decisions a second of everybody in every round."""
    found: dict[str, Measure | None] = {}
    for name in FACES:
        found[f"{name}, batch"] = batch(name, games, observe=False)
        found[f"{name}, batch with features"] = batch(name, games, observe=True)
        found[f"{name}, PettingZoo"] = agents(CaravelaEnv(name, players=SEATS))
    for name in CLASSIC:
        found[f"PettingZoo {name}"] = classic(name)
    for name in ("connect_four", "backgammon"):
        found[f"pgx {name}"] = on_pgx(name, games)
    there = {name: measure for name, measure in found.items() if measure is not None}
    figures: dict[str, list[float]] = {name: [] for name in there}
    for _ in range(rounds):
        for name, measure in there.items():
            figures[name].append(measure(seconds))
    return figures


def main(words: list[str]) -> int:
    asked = argparse.ArgumentParser(prog="python -m bench.research")
    asked.add_argument("--rounds", type=int, default=3)
    asked.add_argument("--seconds", type=float, default=1.0)
    asked.add_argument("--games", type=int, default=512, help="in a batch")
    asked.add_argument("--json", action="store_true")
    said = asked.parse_args(words)
    figures = measured(said.rounds, said.seconds, said.games)
    if said.json:
        print(json.dumps(figures, indent=2))
        return 0
    print(f"{version_line()}; batches of {said.games} games, {SEATS} seats; {said.rounds} rounds of {said.seconds:g} s")
    best = max([median(those) for name, those in figures.items() if name.startswith("PettingZoo ")], default=0.0)
    missed = 0
    for name, those in figures.items():
        times = f"  {median(those) / best:8.2f} x the quickest classic game" if best else ""
        print(f"{name:32} {median(those):12,.0f} [{min(those):,.0f}..{max(those):,.0f}] decisions/s{times}")
        missed |= name.endswith(", batch") and best > 0 and median(those) < FLOOR * best
    if best:
        print(f"A batch must have {FLOOR} x, and aims at {AIM} x: {'missed' if missed else 'reached'}.")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
