"""How strong the levels are: `python -m tests.bots.strength santamaria --games 200`; quicker by far on the compiled build."""

import argparse
import statistics
from collections import Counter

from caravela.core.game import Game
from caravela.games import GAMES
from caravela.games.santamaria.rules.view import SantaMariaView
from tests.bots.table import moves


def wilson(wins: float, n: int) -> str:
    """A share with its 95 % interval."""
    z = 1.96
    share = wins / n
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z * (share * (1 - share) / n + z * z / (4 * n * n)) ** 0.5 / (1 + z * z / n)
    return f"{share:.1%} [{middle - half:.1%}, {middle + half:.1%}]"


def duel(game: Game, preset: str, bot: str, rivals: list[str], games: int, first: int) -> None:
    """The bot in every seat in turn, each seed once in each; among equals every game has a seed of its own."""
    wins = 0.0
    best: list[int] = []
    seats = 1 + len(rivals)
    for i in range(games):
        players = [*rivals[: i % seats], bot, *rivals[i % seats :]]
        seed = first + (i if bot in rivals else i // seats)
        *_, (s, _) = moves(players, preset, seed, game=game)
        winners = game.winners(s)
        wins += (i % seats in winners) / len(winners) if winners else 0
        best.append(max(score.total for score in game.scores(s)))
    print(
        f"{preset}: {bot} v {len(rivals)} {rivals[0]}: {wilson(wins, games)}, mean winner {statistics.mean(best):.1f}", flush=True
    )


def alone(game: Game, preset: str, bot: str, games: int, first: int, changes: dict[str, str]) -> None:
    """The scores of one player, how often the game is won, and how often each achievement is earned."""
    totals: list[int] = []
    wins = 0
    earned: Counter[str] = Counter()
    for seed in range(first, first + games):
        *_, (s, _) = moves([bot], preset, seed, changes, game)
        totals.append(game.scores(s)[0].total)
        wins += len(game.winners(s))
        view = game.view(s, 0)
        if isinstance(view, SantaMariaView) and view.solo is not None:
            earned.update(view.solo.achievements)
    low, middle, high = statistics.quantiles(totals, n=4)
    said = " ".join([preset, *changes.values()])
    print(f"{said}: {bot} alone: mean {statistics.mean(totals):.1f}, quartiles {low:.0f} {middle:.0f} {high:.0f}")
    print(f"  won: {wilson(wins, games)}")
    for least in (100, 120, 150):
        print(f"  {least} or more: {wilson(sum(total >= least for total in totals), games)}")
    print("  " + ", ".join(f"{name} {n}" for name, n in earned.items()), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--preset", action="append", help="several times for several; all of the game's unless told")
    said = parser.parse_args()
    game = GAMES[said.game]
    for preset in said.preset or game.presets:
        if 1 in game.seats(game.agree(preset, {})):
            levels = [value for option in game.setup_options if option.name == "difficulty" for value in option.values]
            for changes in [{"difficulty": level} for level in levels] or [{}]:
                alone(game, preset, "casual", said.games, said.first, changes)
        for bot, rival in (("casual", "novice"), ("novice", "random")):
            duel(game, preset, bot, [rival], said.games, said.first)
            duel(game, preset, bot, [rival] * 3, said.games, said.first)
        duel(game, preset, "casual", ["casual"] * 3, said.games, said.first)


if __name__ == "__main__":
    main()
