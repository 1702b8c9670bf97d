"""No bot knows more than its seat: everything hidden is dealt anew, and with the same luck the choice stays the same.

`python -m tests.bots.peeking --deals 50` does it for all games and levels, at decisions sampled from whole games.
"""

import argparse
import random
from collections.abc import Sequence

from caravela.bots import BOTS
from caravela.core.game import Game
from caravela.core.state import State
from caravela.games import FACES, GAMES
from tests.bots.table import hasty, moves


def knows_no_more(bot: str, positions: Sequence[State], game: Game, deals: int = 3) -> None:
    """The bot chooses alike at a position and at all that its seat cannot tell from it."""
    face, player = FACES[game.name], hasty(bot)
    for s in positions:
        who = s.who
        choice = player.choose(face.seat(s, who), random.Random(4))
        features = face.judgement.evaluate(s, who)
        for deal in range(deals):
            world = game.imagine(s, who, deal)
            assert face.judgement.evaluate(world, who) == features
            assert player.choose(face.seat(world, who), random.Random(4)) == choice, f"{bot} knows more than its seat"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--decisions", type=int, default=8, help="of each game and level")
    said = parser.parse_args()
    for game in GAMES.values():
        seats = min(3, game.seats(game.agree(game.default_preset, {}))[-1])
        players = ["novice", "amateur", "casual"][:seats]
        positions = [s.copy() for s, choice in moves(players, game.default_preset, 11, game=game) if choice]
        for bot in BOTS:
            knows_no_more(bot, positions[:: max(1, len(positions) // said.decisions)], game, said.deals)
            print(f"{game.name}: {bot} knows no more than its seat, {said.deals} deals", flush=True)


if __name__ == "__main__":
    main()
