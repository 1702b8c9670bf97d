"""How a game's things are called in its messages: what each game tells the Speaker about itself."""

from dataclasses import dataclass
from pathlib import Path

from caravela.core.events import Phrase
from caravela.core.game import Game
from caravela.core.tables import Tables


@dataclass(frozen=True)
class Several:
    """Several things in one breath: "2 wood and 1 grain", or, joined by "or", "1 wood or 1 gem".

    Each is a sort, an id and how many; -1 names the thing alone, or says an attribute of its name: ("location.at", "4", -1).
    `joint` is "and", "or", or what stands between them. What is counted of the sorts in `plus` has a plus: "+2 wood".
    """

    things: "tuple[tuple[str, str, int] | Several, ...]"
    joint: str = "and"
    plus: tuple[str, ...] = ()


@dataclass(frozen=True)
class Choice:
    """How an option is listed: what it says, and the heading under which options of its kind share a line, if any."""

    text: str
    row: str = ""


@dataclass(frozen=True)
class Page:
    """Something to be read out at the table: a title and paragraphs. A page with a key that was read before is the same page."""

    key: str
    chapter: str
    title: str
    lines: tuple[str, ...]


Facts = dict[str, str | int | Several]


class Words:
    """The words of one game: whose they are, the folder with its messages in each language, and what is peculiar to them.

    By default a thing of sort "tile" called "mint" is message "tile-mint".
    """

    game: Game | None = None
    folder: Path | None = None
    sorts: dict[str, list[str]] = {}  # sorts of things that only messages know, beside those of the game
    told: frozenset[str] = frozenset()  # sorts of things whose description is worth telling with an option that names them
    costly: frozenset[str] = frozenset()  # messages of options that may cost something
    rival: str = ""  # the message that names whoever plays against a player alone

    def message(self, sort: str, thing: str, agreed: dict[str, str]) -> str:
        """The message that names a thing."""
        return f"{sort}-{thing}"

    def about(self, sort: str, thing: str, agreed: dict[str, str]) -> tuple[str, str]:
        """The message and its attribute that describe a thing."""
        return self.message(sort, thing, agreed), "about"

    def facts(self, sort: str, thing: str, tables: Tables) -> Facts:
        """What the component tables say about a thing, for those who describe it."""
        return {}

    def further(self, phrase: Phrase, option: int, tables: Tables) -> Facts:
        """What the terms of a phrase say together: more variables for its message, or for an option (else -1) that answers it."""
        return {}
