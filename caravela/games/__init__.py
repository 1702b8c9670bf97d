"""The games that Caravela knows: the folders here, and installed packages with the entry point group `caravela.games`."""

import logging
from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from caravela.core.game import Game, View
from caravela.core.refused import Refused
from caravela.games.face import Face

if TYPE_CHECKING:
    from caravela.render.sheet import Sheet
    from caravela.text import Speaker

LOG = logging.getLogger("caravela.games")
GROUP = "caravela.games"


def found() -> dict[str, Face]:
    """Every game by its name. An installed one that cannot be loaded is left out, and the log says why."""
    here = [entry.name for entry in iter_modules(__path__) if entry.ispkg]
    faces: dict[str, Face] = {name: import_module(f"{__name__}.{name}").FACE for name in sorted(here)}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            face = entry.load()
        except Exception as error:
            LOG.warning("The game %s is installed and cannot be loaded: %s", entry.name, error)
            continue
        if not isinstance(face, Face) or face.name in faces:
            LOG.warning("The game %s is left out: it has no face of its own, or there is one of that name.", entry.name)
            continue
        faces[face.name] = face
    return faces


class Faces(Mapping[str, Face]):
    """Every game by its name. They are looked for when somebody first asks: a package that is being loaded, and asks for nothing
    but `Face`, is not found half loaded."""

    @cached_property
    def known(self) -> dict[str, Face]:
        return found()

    def __getitem__(self, name: str) -> Face:
        return self.known[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.known)

    def __len__(self) -> int:
        return len(self.known)


FACES = Faces()


class Rules(Mapping[str, Game]):
    """The rules of every game, by its name."""

    def __getitem__(self, name: str) -> Game:
        return FACES[name].rules

    def __iter__(self) -> Iterator[str]:
        return iter(FACES)

    def __len__(self) -> int:
        return len(FACES)


GAMES = Rules()


def find_face(name: str) -> Face:
    if name not in FACES:
        raise Refused("game-unknown", game=name, games=", ".join(FACES))
    return FACES[name]


def find_game(name: str) -> Game:
    return find_face(name).rules


def speaker(language: str, game: str = "") -> "Speaker":
    """Speaks of a game; of none if there is none of that name."""
    from caravela.text import Speaker

    return FACES[game].speaker(language) if game in FACES else Speaker(language)


def title(name: str, language: str) -> str:
    """What a game is called; one that is not installed by its bare name."""
    return speaker(language, name).name("game", name) if name in FACES else name


def refusal(refused: Refused, language: str, game: str = "") -> str:
    """A refusal as a sentence, where no table speaks: refusals of a game begin with its name."""
    return speaker(language, game if game in FACES else refused.message.partition("-")[0]).refusal(refused)


def board(view: View, speaker: "Speaker | None" = None) -> "Sheet":
    """The shared board of any game, for notebooks and files; in the language of the environment unless a speaker is given."""
    from caravela.text import find_language

    face = next(face for face in FACES.values() if isinstance(view, face.artist.draws))
    return face.artist.board(view, speaker or face.speaker(find_language(), agreed=face.artist.agreed(view)))
