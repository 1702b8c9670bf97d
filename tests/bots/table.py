"""Bots at a table: whole games by bot names."""

import random
from collections.abc import Iterator

from caravela.bots import Bot, find_bot
from caravela.bots.levels import Searcher
from caravela.core.game import Game
from caravela.core.state import State
from caravela.games import FACES
from caravela.games.empires.rules.game import EMPIRES


def hasty(name: str) -> Bot:
    """The bot of that name; one that searches looks into few options in few worlds only, so that a test can wait for it."""
    bot = find_bot(name)
    if not isinstance(bot, Searcher):
        return bot
    quick = Searcher(bot.level, 0.003, 3, bot.margin)
    quick.worlds = 2
    return quick


def moves(
    players: list[str], preset: str, seed: int, changes: dict[str, str] | None = None, game: Game = EMPIRES
) -> Iterator[tuple[State, str]]:
    """A game among these bots: at every decision the state, then the option that is taken; at last the end of the game."""
    return moves_from(game.start(len(players), game.agree(preset, changes or {}), seed), players, seed, game)


def moves_from(s: State, players: list[str], seed: int, game: Game) -> Iterator[tuple[State, str]]:
    """The same from a position on."""
    lucks = [random.Random(f"{seed} {i}") for i in range(len(players))]
    while not s.over:
        choice = hasty(players[s.who]).choose(FACES[game.name].seat(s, s.who), lucks[s.who])
        yield s, choice
        game.take(s, choice)
    yield s, ""


def nearly_over(players: int, preset: str, seed: int, decisions: int, game: Game) -> State:
    """A game of novices in which everybody is asked that often before it is over."""
    states = [s.copy() for s, choice in moves(["novice"] * players, preset, seed, game=game) if choice]
    left = [decisions] * players
    while max(left) > 0:
        last = states.pop()
        left[last.who] -= 1
    return last


def result(players: list[str], preset: str, seed: int, changes: dict[str, str] | None = None, game: Game = EMPIRES) -> list[int]:
    """The totals of a whole game."""
    *_, (s, _) = moves(players, preset, seed, changes, game)
    game.check(s)
    return [score.total for score in game.scores(s)]
