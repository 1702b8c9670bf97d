"""No bot knows more than its seat: everything hidden is dealt anew, and with the same luck the choice stays the same.

`python -m tests.bots.peeking --deals 50` does it for all games and levels, at decisions sampled from whole games with every
set-up under which players know what others do not.
"""

import argparse
import random
from collections.abc import Sequence

from caravela.bots import BOTS
from caravela.build import COMPILED
from caravela.core.codec import snapshot
from caravela.core.game import Game
from caravela.core.state import State
from caravela.games import FACES, GAMES
from tests.bots.table import hasty, moves
from tests.contract.sampling import Begin, accepted, secretive

QUICK = ["novice", "random", "amateur"]  # who play the games from which decisions are taken
DEALS = 50 if COMPILED else 3  # of everything hidden


def knows_no_more(bot: str, positions: Sequence[State], game: Game, deals: int = 3) -> None:
    """The bot chooses alike at a position and at all that its seat cannot tell from it."""
    face, player = FACES[game.name], hasty(bot)
    for s in positions:
        who = s.who
        choice = player.choose(face.seat(s, who), random.Random(4))
        features = face.judgement.survey(s, who)
        for deal in range(deals):
            world = game.imagine(s, who, deal)
            assert face.judgement.survey(world, who) == features
            assert player.choose(face.seat(world, who), random.Random(4)) == choice, f"{bot} knows more than its seat"


def hides(s: State, game: Game) -> bool:
    """Whether somebody else knows something that the seat that decides does not."""
    return snapshot(game.imagine(s, s.who, 1)) | {"seed": 0} != snapshot(s) | {"seed": 0}


def positions_of(players: int, preset: str, seed: int, changes: dict[str, str], game: Game) -> tuple[list[State], list[State]]:
    """The decisions of a game in which something is hidden from who decides, and the others, at which only chance is to come."""
    hidden: list[State] = []
    plain: list[State] = []
    for s, choice in moves(QUICK[:players], preset, seed, changes, game):
        if choice:
            (hidden if hides(s, game) else plain).append(s.copy())
    return hidden, plain


def spread(positions: list[State], many: int) -> list[State]:
    """So many of them, from the beginning to the end."""
    return positions[:: max(1, len(positions) // max(1, many))][:many]


def sampled(game: Game, begin: Begin, many: int) -> tuple[list[State], int]:
    """Decisions of a game with this set-up; most of them with something hidden, if there are such, and how many those are."""
    preset, changes = begin
    agreed = game.agree(preset, changes)
    seats = [n for n in game.seats(agreed) if n <= len(QUICK) and accepted(game, n, agreed)] or game.seats(agreed)
    hidden, plain = positions_of(seats[-1], preset, 11, changes, game)
    found = spread(hidden, many - (1 if plain else 0))
    return found + spread(plain, many - len(found)), len(found)


def begins(game: Game) -> list[Begin]:
    """Every preset, and each change of the first one, or of one in which without it everybody knows the same."""
    plain: list[Begin] = [(preset, {}) for preset in game.presets]
    known, agreed = secretive(game.name), [game.agree(*begin) for begin in plain]
    changed = [begin for begin in known if begin[0] == plain[0][0] or (begin[0], {}) not in known]
    return plain + [begin for begin in changed if game.agree(*begin) not in agreed]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--decisions", type=int, default=8, help="of each set-up, for each level")
    said = parser.parse_args()
    for game in GAMES.values():
        for begin in secretive(game.name) or [(game.default_preset, {})]:
            positions, hidden = sampled(game, begin, said.decisions)
            for bot in BOTS:
                knows_no_more(bot, positions, game, said.deals)
            setup = " ".join([begin[0], *[f"{option}={value}" for option, value in begin[1].items()]])
            told = f"{len(positions)} decisions, {hidden} with something hidden, {said.deals} deals each"
            print(f"{game.name} {setup}: no level knows more than its seat; {told}", flush=True)


if __name__ == "__main__":
    main()
