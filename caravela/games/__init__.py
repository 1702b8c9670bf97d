"""The games that Caravela knows, by name."""

from caravela.core.game import Game
from caravela.core.refused import Refused
from caravela.games.empires.rules.game import EMPIRES
from caravela.games.maracaibo.rules.game import MARACAIBO
from caravela.games.santamaria.rules.game import SANTAMARIA

GAMES: dict[str, Game] = {game.name: game for game in (EMPIRES, SANTAMARIA, MARACAIBO)}


def find_game(name: str) -> Game:
    if name not in GAMES:
        raise Refused("game-unknown", game=name, games=", ".join(GAMES))
    return GAMES[name]
