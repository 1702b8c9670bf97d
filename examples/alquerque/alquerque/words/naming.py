"""How the things of Alquerque are called: a point by its letter and number."""

from pathlib import Path

from alquerque.rules import ALQUERQUE, MOVE, POINTS, STOP, jumped
from caravela.core.events import Phrase
from caravela.core.tables import Tables
from caravela.text.words import Facts, Words


class AlquerqueWords(Words):
    game = ALQUERQUE
    folder = Path(__file__).parent

    def message(self, sort: str, thing: str, agreed: dict[str, str]) -> str:
        return "point" if sort == "point" else f"{sort}-{thing}"

    def facts(self, sort: str, thing: str, tables: Tables) -> Facts:
        return {"place": thing} if sort == "point" else {}

    def further(self, phrase: Phrase, option: int, tables: Tables) -> Facts:
        """Over which point an option jumps."""
        over = jumped(*divmod(option - MOVE, 25)) if MOVE <= option < STOP else -1
        return {"over": POINTS[over] if over >= 0 else "none"} if option >= 0 else {}


WORDS = AlquerqueWords()
