"""What a round has brought everybody, told from the public log alone: whatever is said there everybody at the table has read.

Which events tell of a gain, and which say what the next round begins with, stands in a game's `summary.toml`.
"""

import tomllib
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import Protocol

from caravela.core.events import ALL, Event, Term

BEGINS = "event-round"  # in every game
MOST = 7  # reasons that are told one by one
MINUS = "\u2212"


class Speaker(Protocol):
    """Whoever says it in a language."""

    def message(self, message: str, **about: str | int | list[str]) -> str: ...

    def name(self, sort: str, thing: str) -> str: ...

    def thing(self, term: Term) -> str: ...

    def player(self, seat: int) -> str: ...

    def together(self, names: list[str]) -> str: ...


@dataclass(frozen=True)
class Gain:
    """How an event tells of a gain: of what, in which of its terms how much, and in which one why."""

    of: str  # a kind, or "$" and the term that names it
    n: str
    why: str = ""  # without one, the message summary-<event> says it
    loss: bool = False
    by: str = ""  # the term with the seat, if it is not the event's own


@dataclass(frozen=True)
class News:
    """An event that says what a round begins with, and the term that names it; several are told together."""

    event: str
    what: str
    n: str = ""  # the term that says how many, if there is one


@dataclass(frozen=True)
class Telling:
    """What a game tells of its rounds."""

    kinds: tuple[str, ...] = ()  # what is counted, the first first
    gains: dict[str, tuple[Gain, ...]] = field(default_factory=dict)
    news: tuple[News, ...] = ()


@dataclass(frozen=True)
class Sum:
    """So much of a kind, and why: the largest first."""

    kind: str
    total: int
    reasons: list[tuple[str, int]]


@dataclass(frozen=True)
class Gained:
    """A sum in words: "+12 VP", "Caribbean +6"."""

    kind: str
    total: int
    text: str
    reasons: list[str]


@dataclass(frozen=True)
class Told:
    """A round in words: what every seat has gained, what is new, and what will score next."""

    round: int
    seats: list[list[Gained]]
    new: list[str]
    next: str


def read_telling(path: Path) -> Telling:
    """What the file says; nothing is told of the rounds of a game without one."""
    if not path.exists():
        return Telling()
    said = tomllib.loads(path.read_text(encoding="utf-8"))
    gains = {event: tuple([Gain(**gain) for gain in rows]) for event, rows in said["gains"].items()}
    return Telling(tuple(said["kinds"]), gains, tuple([News(**row) for row in said["new"]]))


def tell_round(telling: Telling, log: Sequence[Sequence[Event]], number: int, seats: int, speaker: Speaker) -> Told:
    """The round of that number, from its beginning to that of the next, or as far as it has come."""
    public = [[event for event in events if event.seen_by == ALL] for events in log]
    happened, begun = during(public, number), at_its_beginning(public, number + 1)
    players = [[said(one, speaker) for one in sums(telling, happened, seat, speaker)] for seat in range(seats)]
    next_round = speaker.message("summary-next", round=number + 1) if begun else ""
    return Told(number, players, [line for line in news(telling, begun, speaker) if line], next_round)


def during(log: Sequence[Sequence[Event]], number: int) -> list[Event]:
    """All that happened from the beginning of a round to that of the next, or to the end."""
    found: list[Event] = []
    inside = False
    for event in chain.from_iterable(log):
        if event.phrase.message == BEGINS:
            inside = event.phrase["round"] == number
        elif inside:
            found.append(event)
    return found


def at_its_beginning(log: Sequence[Sequence[Event]], number: int) -> list[Event]:
    """What came about together with the beginning of a round; nothing if it has not begun."""
    for events in log:
        if any(event.phrase.message == BEGINS and event.phrase["round"] == number for event in events):
            return list(events)
    return []


def sums(telling: Telling, events: Iterable[Event], seat: int, speaker: Speaker) -> list[Sum]:
    """What a seat has gained and lost of each kind."""
    found: dict[str, Counter[str]] = {kind: Counter() for kind in telling.kinds}
    for event in events:
        terms = {term.name: term for term in event.phrase.terms}
        for gain in telling.gains.get(event.phrase.message, ()):
            kind = speaker.thing(terms[gain.of[1:]]) if gain.of.startswith("$") else gain.of
            who = terms[gain.by].value if gain.by else event.who
            if kind in found and who == seat:
                why = named(event, gain.why, speaker) if gain.why else speaker.message(f"summary-{short(event.phrase.message)}")
                n = int(terms[gain.n].value)
                found[kind][why] += -n if gain.loss else n
    return [Sum(kind, sum(why.values()), ranked(why)) for kind, why in found.items()]


def ranked(reasons: Counter[str]) -> list[tuple[str, int]]:
    return sorted([(why, n) for why, n in reasons.items() if n], key=lambda one: (-abs(one[1]), one[0]))


def named(event: Event, name: str, speaker: Speaker) -> str:
    """What a term of an event is called."""
    term = next(term for term in event.phrase.terms if term.name == name)
    if term.sort == "seat":
        return speaker.player(int(term.value))
    return str(term.value) if term.sort == "number" else speaker.name(term.sort, speaker.thing(term))


def short(message: str) -> str:
    return message.removeprefix("event-")


def said(one: Sum, speaker: Speaker) -> Gained:
    """The sum and its reasons in words; what is small goes together."""
    text = speaker.message(f"summary-{one.kind}", n=abs(one.total), signed=signed(one.total))
    rest = sum(n for _, n in one.reasons[MOST:])
    told = [f"{why} {signed(n)}" for why, n in one.reasons[:MOST]]
    told += [f"{speaker.message('summary-others')} {signed(rest)}"] if one.reasons[MOST:] else []
    return Gained(one.kind, one.total, text, told)


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"{MINUS}{-n}" if n < 0 else "0"


def news(telling: Telling, events: Sequence[Event], speaker: Speaker) -> list[str]:
    """What a round begins with, a sentence for each sort of news."""
    lines: list[str] = []
    for one in telling.news:
        there: Counter[str] = Counter()
        for event in events:
            if event.phrase.message == one.event:
                there[named(event, one.what, speaker)] += int(event.phrase[one.n]) if one.n else 1
        names = [name if n == 1 else f"{name} ×{n}" for name, n in there.items()]
        lines.append(speaker.message(f"summary-new-{short(one.event)}", names=speaker.together(names)) if names else "")
    return lines
