"""The face of a game: all that rooms outside its folder ever see of it, each part loaded when it is first needed."""

from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from caravela.bots.mind import Mind, Weights, read_weights
from caravela.bots.seat import Seat
from caravela.core.game import Game
from caravela.core.judgement import Judgement, Lead
from caravela.core.state import State
from caravela.core.tables import Tables
from caravela.teach.guide import Guide, read_guide
from caravela.teach.legend import Legend, read_legend
from caravela.teach.pages import Block, read_page
from caravela.teach.puzzles import FILE as PUZZLES
from caravela.teach.puzzles import Puzzle, read_puzzles
from caravela.teach.review import Chances, read_chances
from caravela.teach.rounds import Telling, read_telling

if TYPE_CHECKING:  # whoever wants the rules alone loads neither words nor pictures
    from caravela.render.artist import Artist
    from caravela.text import Speaker
    from caravela.text.clauses import Clauses
    from caravela.text.describe import Described
    from caravela.text.words import Words


class Face:
    """A game in its folder.

    Where each part is, is said as "module:NAME" below the package of the game. Beside the modules the folder has
    `emblem.svg` (in a square of 96 units), `book/rules.md` (the numbered clauses), and perhaps `book/<language>/`
    (`rules.md`, the clauses translated, and `how_to_play.md`), `weights.toml` and `weights/` for bots, `guide.toml`, a
    guided first game, `legend.toml`, what is drawn, `summary.toml`, what is told between rounds, `chances.toml`, for reviews,
    and `puzzles.jsonl`.
    """

    def __init__(self, package: str, *, rules: str, words: str, described: str, pictures: str, judgement: str = "") -> None:
        self.package = package
        self.name = package.rpartition(".")[2]
        self._clauses: dict[str, Clauses] = {}
        self._places = {"rules": rules, "words": words, "described": described, "pictures": pictures, "judgement": judgement}

    def _part(self, part: str) -> Any:
        module, _, name = self._places[part].partition(":")
        return getattr(import_module(f"{self.package}.{module}"), name)

    @cached_property
    def folder(self) -> Path:
        file = import_module(self.package).__file__
        assert file is not None
        return Path(file).parent

    @cached_property
    def rules(self) -> Game:
        game: Game = self._part("rules")
        return game

    @cached_property
    def judgement(self) -> Judgement:
        """What bots see in a position; a game without a judgement of its own is judged by its points."""
        judgement: Judgement = self._part("judgement") if self._places["judgement"] else Lead(self.rules)
        return judgement

    @cached_property
    def weights(self) -> Weights:
        return read_weights(self.folder)

    @cached_property
    def mind(self) -> Mind:
        return Mind(self.rules, self.judgement, self.weights)

    @cached_property
    def words(self) -> "Words":
        words: Words = self._part("words")
        return words

    @cached_property
    def described(self) -> "Described":
        described: Described = self._part("described")
        return described

    @cached_property
    def artist(self) -> "Artist":
        artist: Artist = self._part("pictures")
        return artist

    @cached_property
    def emblem(self) -> str:
        """What is drawn inside the ring of the small picture of the game."""
        return (self.folder / "emblem.svg").read_text(encoding="utf-8").strip()

    def clauses(self, language: str = "en") -> "Clauses":
        """The rules in a language; in English what nobody has translated."""
        translated = self.folder / "book" / language / "rules.md"
        known = language if translated.exists() else "en"
        if known not in self._clauses:
            from caravela.text.clauses import Clauses

            page = (self.folder / "book" / "rules.md").read_text(encoding="utf-8")
            self._clauses[known] = Clauses(page, "" if known == "en" else translated.read_text(encoding="utf-8"))
        return self._clauses[known]

    @cached_property
    def guide(self) -> Guide | None:
        """The guided first game, if there is one."""
        return read_guide(self.folder / "guide.toml")

    @cached_property
    def legend(self) -> Legend:
        """What its boards draw, and what its questions are about; empty in a game that does not say it."""
        return read_legend(self.folder / "legend.toml")

    @cached_property
    def chances(self) -> Chances:
        """How a lead becomes a chance to win, for reviews: chances.toml, if the game has one."""
        return read_chances(self.folder / "chances.toml")

    @cached_property
    def puzzles(self) -> list[Puzzle]:
        """Positions in which one move is clearly best; none if the game has no such file."""
        return read_puzzles(self.folder / PUZZLES, self.name)

    @cached_property
    def telling(self) -> Telling:
        """What is told of a round when it is over."""
        return read_telling(self.folder / "summary.toml")

    def how_to_play(self, language: str) -> list[Block]:
        """The page book/<language>/how_to_play.md, or the English one; nothing if the game has no such page."""
        for place in (language, "en"):
            page = self.folder / "book" / place / "how_to_play.md"
            if page.exists():
                return read_page(page)
        return []

    def speaker(
        self,
        language: str,
        players: list[str] | None = None,
        agreed: dict[str, str] | None = None,
        tables: Tables | None = None,
    ) -> "Speaker":
        """Says in a language what happens at a table of this game."""
        from caravela.text import Speaker

        return Speaker(language, self.words, players, agreed, tables)

    def seat(self, state: State, number: int) -> Seat:
        """The place of a bot at a table of this game."""
        return Seat(self.mind, state, number)
