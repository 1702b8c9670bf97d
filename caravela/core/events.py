"""What happened, for those who listen: message ids with parameters, never sentences."""

from dataclasses import dataclass
from typing import Final, NamedTuple

ALL: Final = -1  # seen by everybody


class Journal:
    """Collects what a state notes: rows of kind, seat, three numbers, and who sees it."""

    def __init__(self) -> None:
        self.events: list[tuple[int, int, int, int, int, int]] = []


class Term(NamedTuple):
    """One parameter of a phrase: its name there, what sort of thing it is, and which one."""

    name: str
    sort: str
    value: int | str


@dataclass(frozen=True)
class Phrase:
    """A sentence to be: a message id, its terms, and the clause it follows from."""

    message: str
    terms: tuple[Term, ...] = ()
    rule: str = ""

    def __getitem__(self, name: str) -> int | str:
        return next(term.value for term in self.terms if term.name == name)


@dataclass(frozen=True)
class Event:
    """Something that happened to a seat, and who may know of it."""

    phrase: Phrase
    who: int
    seen_by: int = ALL


@dataclass(frozen=True)
class EventKind:
    """What a noted row means: message id, clause, and a name and sort for each of its numbers."""

    message: str
    rule: str
    terms: tuple[tuple[str, str], ...] = ()

    def event(self, row: tuple[int, int, int, int, int, int]) -> Event:
        terms = [Term("who", "seat", row[1])]
        terms += [Term(name, sort, row[2 + i]) for i, (name, sort) in enumerate(self.terms)]
        return Event(Phrase(self.message, tuple(terms), self.rule), row[1], row[5])
