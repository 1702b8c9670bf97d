"""What a game brings to the table beside its rules: drawings, what stands for which option, what there is to say of things."""

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from caravela.core.events import Term
from caravela.core.game import Decision, Game, View
from caravela.render.drawings import NONE, Drawings
from caravela.render.sheet import Sheet
from caravela.text import Speaker


@dataclass(frozen=True)
class Fact:
    """A short line of a player's panel: a thing that can be asked about, its name, and how much of it there is."""

    thing: str
    label: str
    value: str
    drawing: str = ""  # the symbol that stands for the name where there is no room for it
    pays: bool = False  # it is paid with: whoever decides sees how much there is


@dataclass(frozen=True)
class About:
    """What a tooltip says: a title, sentences, the clause behind them, and what the thing is worth to the viewer now."""

    title: str
    lines: tuple[str, ...] = ()
    rule: str = ""
    value: str = ""
    picture: str = ""  # the thing as a drawing of its own, to be read


@dataclass(frozen=True)
class Ghost:
    """A look ahead: what an option would put on a sheet. Equal drawings at several places are drawn once and moved."""

    sheet: str
    svg: str
    x: float = 0
    y: float = 0


@dataclass(frozen=True)
class Lack:
    """An option that is not open because something is missing to pay for it: its name, and what is missing."""

    option: str
    missing: str


Stands = Mapping[str, Callable[[dict[str, str], Any], list[str]]]  # of what an option names, and a view of the game


class Artist:
    """Draws one game. Everything is made from a view, so nothing is shown that the viewer may not know."""

    game: Game
    draws: type[View] = View  # the views of this game
    drawings: Drawings = NONE  # of its own
    looks_ahead: bool = False  # some options have ghosts
    usual: Sequence[str] = ()  # verbs of what is done most often: they stand before the others
    words: Mapping[str, str] = {}  # what pages say by themselves in another way at this game: their message to the game's own

    @property
    def stands(self) -> Stands:
        """By verb: what stands for options where that depends on the table. The others say it where they are declared."""
        return {}

    def agreed(self, view: View) -> dict[str, str]:
        """The set-up on which names depend, as far as the view tells it."""
        return {}

    def board(self, view: View, speaker: Speaker) -> Sheet:
        """The shared board. Who sees the same draws the same: it depends on what the seat knows, not on which seat it is."""
        raise NotImplementedError

    def mat(self, view: View, seat: int, speaker: Speaker) -> Sheet:
        """The board of a player; on the viewer's own, what can be chosen are things."""
        raise NotImplementedError

    def own_mat(self, view: View, seat: int, speaker: Speaker) -> Sheet:
        """The same as the seat sees it, from a view of what everybody knows, where the seat knows no more than that."""
        return self.mat(dataclasses.replace(view, seat=seat), seat, speaker)

    def sheets(self, view: View, speaker: Speaker) -> list[Sheet]:
        """The shared board, then the board of each player in the order of the seats."""
        return [self.board(view, speaker), *[self.mat(view, seat, speaker) for seat in range(view.players)]]

    def where(self, view: View, speaker: Speaker) -> str:
        """Where the game stands, in a few words: round, age, phase."""
        raise NotImplementedError

    def round(self, view: View) -> int:
        """The round, for grouping the log; 0 before the first."""
        raise NotImplementedError

    def round_title(self, n: int, speaker: Speaker) -> str:
        """What a round is called."""
        return speaker.message("web-round", n=n)

    def facts(self, view: View, seat: int, speaker: Speaker) -> list[Fact]:
        """What everybody wants to see of a player at a glance."""
        raise NotImplementedError

    def colour(self, view: View, seat: int) -> int:
        """Which of the six colours and shapes the seat has."""
        return seat

    def letter(self, view: View, seat: int) -> str:
        """The letter on the pieces of the seat."""
        return "ABCDEF"[seat]

    def place(self, view: View, seat: int) -> int:
        """The seat's place in the order of turns, from 1; 0 when there is none."""
        return seat + 1

    def things(self, terms: tuple[Term, ...], seat: int, speaker: Speaker) -> list[str]:
        """The drawn things behind the terms of an option or a log line, in the order of the sentence, as the seat sees them.

        All seats that are not among the terms see the same.
        """
        found: list[str] = []
        for term in terms:
            if term.sort == "seat":
                found.append(f"seat-{term.value}")
            elif term.sort not in ("number", "position"):
                thing = speaker.thing(term)
                if thing != "none":
                    found.append(f"{term.sort}-{thing.replace(' ', '_')}")
        return found

    def option_things(self, name: str, view: View, speaker: Speaker) -> list[str]:
        """The drawn things that stand for an option, in the order in which one would click them; none for a mere button."""
        option = self.game.options.named(name)
        if option is None:
            return []
        said = {term.name: thing_named(term, speaker) for term in option.terms}
        if option.verb.constant in self.stands:
            return self.stands[option.verb.constant](said, view)
        if option.verb.things is not None:
            return [thing.format(**said).replace(" ", "_") for thing in option.verb.things]
        return self.things(option.terms, view.seat, speaker)

    def ghost(self, option: str, view: View, speaker: Speaker) -> Ghost | None:
        """What an option of the viewer would put on a sheet; None for most options."""
        return None

    def turning(self, view: View) -> list[str]:
        """The things that stand for the ways to turn what the viewer is placing, one quarter after the other."""
        return []

    def figures(self, view: View) -> Mapping[str, int]:
        """Things with a number printed on them, by which people call them: it is their key as well."""
        return {}

    def note(self, option: str, view: View, speaker: Speaker) -> str:
        """What there is to say beside an option: what the building does, who comes with the town hall."""
        return speaker.option_about(option)

    def price(self, option: str, view: View, decision: Decision, speaker: Speaker) -> str:
        """What an option costs and brings where its words do not say it: "+1 coin", "costs 1 coin → +2 wood"."""
        return ""

    def lacking(self, view: View, decision: Decision, speaker: Speaker) -> list[Lack]:
        """What would be on offer if the viewer could pay for it."""
        return []

    def about(self, thing: str, view: View, speaker: Speaker) -> About | None:
        """What there is to say of a drawn thing, to this viewer, now; None for a thing that the game does not know."""
        raise NotImplementedError

    def name(self, thing: str, view: View, speaker: Speaker) -> str:
        """What a drawn thing is called."""
        told = self.about(thing, view, speaker)
        return told.title if told else thing

    def meant(self, thing: str, view: View, decision: Decision, speaker: Speaker) -> str:
        """The option that somebody who clicks the thing at this question would mean, open or not; "" if none.

        What is open with the thing, best as the last of what one would click; else what it would do if it were.
        """
        standing = {name: self.option_things(name, view, speaker) for name in decision.options}
        open_ = [name for name, things in standing.items() if thing in things[-1:]]
        open_ += [name for name, things in standing.items() if thing in things]
        meant = open_[0] if open_ else self.closed(thing, view, decision)
        return meant if meant in self.game.options.numbers else ""

    def closed(self, thing: str, view: View, decision: Decision) -> str:
        """The option that a click would mean if it were open."""
        return ""


def thing_named(term: Term, speaker: Speaker) -> str:
    """What a term of an option names, as part of the name of a drawn thing; positions count from 1."""
    if term.sort == "position":
        return str(int(term.value) + 1)
    return str(term.value) if term.sort in ("number", "seat") else speaker.thing(term)
