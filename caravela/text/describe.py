"""Which words describe the table of which game, and its choices."""

from collections.abc import Callable
from dataclasses import dataclass

from caravela.core.events import Event
from caravela.core.game import Decision, View
from caravela.games.empires.words import table as empires_table
from caravela.games.maracaibo.words import choices as maracaibo_choices
from caravela.games.maracaibo.words import story as maracaibo_story
from caravela.games.maracaibo.words import table as maracaibo_table
from caravela.games.santamaria.words import choices as santamaria_choices
from caravela.games.santamaria.words import table as santamaria_table
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


DESCRIBED = {
    "empires": Described(
        empires_table.status,
        empires_table.board_map,
        empires_table.board,
        (Sheet("c", "buildings", empires_table.market),),
        empires_table.aids,
        empires_table.choice,
        empires_table.ending,
    ),
    "santamaria": Described(
        santamaria_table.status,
        santamaria_table.board_map,
        santamaria_table.board,
        (
            Sheet("d", "drawing", santamaria_table.drawing, of_a_seat=True),
            Sheet("t", "tiles", santamaria_table.tiles),
            Sheet("k", "monks", santamaria_table.monks),
        ),
        santamaria_choices.aids,
        santamaria_choices.choice,
        santamaria_table.ending,
    ),
    "maracaibo": Described(
        maracaibo_table.status,
        maracaibo_table.board_map,
        maracaibo_table.board,
        (
            Sheet("c", "cards", maracaibo_table.cards),
            Sheet("t", "tracks", maracaibo_table.tracks),
            Sheet("y", "story", maracaibo_table.story),
        ),
        maracaibo_choices.aids,
        maracaibo_choices.choice,
        maracaibo_table.ending,
        Tale(maracaibo_story.page, maracaibo_story.pages, maracaibo_story.standing),
    ),
}
