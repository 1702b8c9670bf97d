"""How a game describes its table and its choices in words."""

from collections.abc import Callable
from dataclasses import dataclass

from caravela.core.events import Event
from caravela.core.game import Decision, View
from caravela.text import Speaker
from caravela.text.words import Choice, Page

Describe = Callable[[View, Speaker], list[str]]


@dataclass(frozen=True)
class Sheet:
    """Something else to look at: the letter to type, its name, and its lines for a seat and a width of the screen."""

    letter: str
    name: str  # message sheet-<name>
    lines: Callable[[View, int, Speaker, int], list[str]]
    of_a_seat: bool = False  # everybody has one


@dataclass(frozen=True)
class Tale:
    """A story that is read at the table while the game goes on."""

    page: Callable[[Event, Speaker], Page | None]  # what there is to read when this happens
    pages: Callable[[list[Event], Speaker], list[Page]]  # all of it, with the votes and how they were decided
    standing: Callable[[View, Speaker], list[Page]]  # how far a campaign has come, and what it has changed


@dataclass(frozen=True)
class Described:
    """A view in lines of words."""

    status: Describe  # where the game stands
    map: Describe  # what everybody shares
    board: Callable[[View, int, Speaker], list[str]]  # what lies before a seat
    others: tuple[Sheet, ...]
    aids: Callable[[View, Decision, Speaker, int], list[str]]  # what helps to answer a question
    choice: Callable[[View, str, Decision, Speaker], Choice]  # how an option is listed
    ending: Describe  # what is to be said of a game that is over
    tale: Tale | None = None
