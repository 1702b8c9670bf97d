"""A policy that learns to play from nothing, by policy gradient on a batch of games: numpy alone, a minute, a curve as SVG.

    python examples/learn.py santamaria --steps 3000 --curve curve.svg

Every option has a preference (with --features one that depends on what the seat sees). All seats play by the same preferences.
When a game is over, what a seat has chosen becomes likelier if it has more points than usual, and less likely otherwise.
"""

import argparse
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from caravela.research.batch import BatchedGames, Turn

Floats = NDArray[np.float32]


class Policy:
    """The chance of every open option: softmax over preferences, which are linear in what is seen."""

    def __init__(self, env: BatchedGames, rate: float) -> None:
        self.env = env
        self.rate = rate
        self.width = 1 + len(env.features)
        self.weights = np.zeros((len(env.options), self.width), np.float32)
        self.scale = np.ones(self.width, np.float32)  # the largest of each feature so far
        self.usual, self.spread = 0.0, 1.0  # points of a seat at the end
        self.traces = np.zeros((env.games, env.players, len(env.options), self.width), np.float32)

    def choose(self, turn: Turn, luck: np.random.Generator) -> NDArray[np.int64]:
        """An option for every game; what would make it likelier is kept until the game is over."""
        seen = np.concatenate([np.ones((self.env.games, 1), np.float32), turn.features], axis=1)
        self.scale = np.maximum(self.scale, np.abs(seen).max(axis=0))
        seen /= self.scale
        liked = np.where(turn.masks, seen @ self.weights.T, -np.inf)
        chances = np.exp(liked - liked.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        thrown = luck.random((self.env.games, 1))
        chosen: NDArray[np.int64] = (chances.cumsum(axis=1) > thrown).argmax(axis=1)
        games = np.arange(self.env.games)
        surprise = -chances
        surprise[games, chosen] += 1
        self.traces[games, turn.seats] += surprise[:, :, None].astype(np.float32) * seen[:, None, :]
        return chosen

    def learn(self, turn: Turn) -> list[float]:
        """From the games that have ended in this turn; their points."""
        points: list[float] = []
        for game in np.flatnonzero(turn.over):
            for seat, total in enumerate(turn.totals[game]):
                better = float(np.clip((total - self.usual) / self.spread, -3, 3))
                self.weights += self.rate * better * self.traces[game, seat]
                self.usual += 0.02 * (float(total) - self.usual)
                self.spread += 0.02 * (max(abs(float(total) - self.usual), 1.0) - self.spread)
                points.append(float(total))
            self.traces[game] = 0
        return points


def train(game: str, games: int, steps: int, seed: int = 1, rate: float = 0.02, features: bool = False) -> list[float]:
    """The points of every seat in the order in which games ended."""
    env = BatchedGames(game, games, players=2, seed=seed, observe=features)
    policy, luck = Policy(env, rate), np.random.default_rng(seed)
    turn = env.look()
    points: list[float] = []
    for _ in range(steps):
        turn = env.step(policy.choose(turn, luck))
        points += policy.learn(turn)
    return points


def curve(points: list[float], parts: int = 40) -> str:
    """The mean of each part of the points, as a line in an SVG picture."""
    means = [float(np.mean(part)) for part in np.array_split(np.array(points), min(parts, len(points)))]
    top = max([*means, 1.0])
    across = [40 + 540 * i / max(1, len(means) - 1) for i in range(len(means))]
    line = " ".join(f"{x:.1f},{260 - 230 * max(mean, 0) / top:.1f}" for x, mean in zip(across, means, strict=True))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300" font-family="sans-serif" font-size="12">'
        '<rect width="600" height="300" fill="white"/><path d="M40 20V260H580" fill="none" stroke="gray"/>'
        f'<text x="4" y="34">{top:.0f}</text><text x="4" y="264">0</text>'
        f'<text x="250" y="286">{len(points)} results, in their order</text>'
        f'<polyline points="{line}" fill="none" stroke="teal" stroke-width="2"/></svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="A policy that learns to play from nothing.")
    parser.add_argument("game", nargs="?", default="santamaria")
    parser.add_argument("--games", type=int, default=64, help="at once")
    parser.add_argument("--steps", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--features", action="store_true", help="preferences depend on what the seat sees; slower")
    parser.add_argument("--curve", type=Path, default=Path("curve.svg"), metavar="FILE")
    asked = parser.parse_args()
    points = train(asked.game, asked.games, asked.steps, asked.seed, features=asked.features)
    if not points:
        parser.error("no game has come to its end; take more steps")
    part = max(1, len(points) // 10)
    print(
        f"{len(points)} results; mean of the first tenth {np.mean(points[:part]):.1f}, of the last {np.mean(points[-part:]):.1f}"
    )
    asked.curve.write_text(curve(points), encoding="utf-8")
    print(f"The curve is in {asked.curve}.")


if __name__ == "__main__":
    main()
