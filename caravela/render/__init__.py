"""Boards as pictures: which artist draws which game."""

from caravela.core.game import View
from caravela.core.refused import Refused
from caravela.games.empires.pictures.artist import EmpiresArtist
from caravela.games.maracaibo.pictures.artist import MaracaiboArtist
from caravela.games.santamaria.pictures.artist import SantaMariaArtist
from caravela.render.artist import Artist
from caravela.render.sheet import Sheet
from caravela.text import Speaker, find_language

ARTISTS: dict[str, Artist] = {"empires": EmpiresArtist(), "maracaibo": MaracaiboArtist(), "santamaria": SantaMariaArtist()}


def find_artist(name: str) -> Artist:
    """The artist of the game with this name."""
    if name not in ARTISTS:
        raise Refused("game-unknown", game=name, games=", ".join(ARTISTS))
    return ARTISTS[name]


def board(view: View, speaker: Speaker | None = None) -> Sheet:
    """The shared board of any game, for notebooks and files; in the language of the environment unless a speaker is given."""
    artist = next(artist for artist in ARTISTS.values() if isinstance(view, artist.draws))
    return artist.sheets(view, speaker or Speaker(find_language(), artist.game, agreed=artist.agreed(view)))[0]
