"""The games of this repository, which keep its house rules; whatever else is installed keeps the contract."""

from caravela.games import FACES

OURS = [name for name, face in FACES.items() if face.package == f"caravela.games.{name}"]
