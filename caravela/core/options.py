"""The options of a game, each declared once: numbers, names, messages and what is clicked on the board follow from that."""

from bisect import bisect_right
from dataclasses import dataclass, field, replace

from caravela.core.events import Term

HEAD = '''"""The number of every option: `make options` writes them from vocabulary.py. The compiler wants constants."""

from typing import Final

'''


@dataclass(frozen=True)
class Noun:
    """What options of a run differ in: its name in messages, its sort, and how each is called in the name of its option.

    Things of other sorts than "seat", "number" and "position" (counted from 1) are known to the game by their sort.
    """

    name: str
    sort: str
    called: list[str]
    first: int = 0  # the number of the first of them among their sort

    @property
    def many(self) -> int:
        return len(self.called)

    def only(self, n: int) -> "Noun":
        """A noun for one of them."""
        return replace(self, called=[self.called[n]], first=n)


def numbers(name: str, many: int) -> Noun:
    return Noun(name, "number", [str(n) for n in range(many)])


def positions(name: str, many: int) -> Noun:
    return Noun(name, "position", [str(n + 1) for n in range(many)])


def seats(name: str, many: int) -> Noun:
    return Noun(name, "seat", [f"seat {n + 1}" for n in range(many)])


@dataclass(frozen=True)
class Verb:
    """A run of options, one for each combination of their nouns, of which the first changes most slowly.

    `constant` is what the rules call the number of the first. `name` has the nouns in braces ("settle {region}"), or lists
    the names. The message is "do-" and the constant unless another is given.
    """

    constant: str
    name: str | list[str]
    nouns: tuple[Noun, ...] = ()
    message: str = ""
    things: tuple[str, ...] | None = None  # what stands for it on the board ("region-{region}"); if not said, what its nouns name
    declines: bool = False  # leaves undone what could be done
    free: bool = False  # can be done beside what is asked, as often as one likes: a free action
    rule: str = ""  # the clause that says when it is open at all; if not said, what is asked tells why it is closed

    @property
    def many(self) -> int:
        product = 1
        for noun in self.nouns:
            product *= noun.many
        return product

    def told(self) -> str:
        return self.message or "do-" + self.constant.lower().replace("_", "-")

    def values(self, n: int) -> list[int]:
        """Which of each noun the n-th option of the run names."""
        found: list[int] = []
        for noun in reversed(self.nouns):
            n, value = divmod(n, noun.many)
            found.append(value)
        return found[::-1]

    def called(self, n: int) -> str:
        if not isinstance(self.name, str):
            return self.name[n]
        said = {noun.name: noun.called[value] for noun, value in zip(self.nouns, self.values(n))}
        return self.name.format(**said)


@dataclass(frozen=True)
class Named:
    """An option as it is told: its verb, and the things that it names."""

    verb: Verb
    terms: tuple[Term, ...]

    @property
    def message(self) -> str:
        return self.verb.told()


@dataclass(frozen=True)
class Options:
    """The vocabulary of a game: option number to name and back."""

    verbs: list[Verb]
    firsts: list[int] = field(default_factory=list)  # the number of the first option of each verb
    names: list[str] = field(default_factory=list)
    numbers: dict[str, int] = field(default_factory=dict)
    declining: set[str] = field(default_factory=set)  # those that leave undone what could be done
    free: set[str] = field(default_factory=set)  # free actions
    told: dict[str, Named] = field(default_factory=dict, repr=False, compare=False)  # those that were asked for before

    def __post_init__(self) -> None:
        for verb in self.verbs:
            self.firsts.append(len(self.names))
            for n in range(verb.many):
                name = verb.called(n)
                if name in self.numbers:
                    raise ValueError(f"two options are called {name}")
                self.numbers[name] = len(self.names)
                self.names.append(name)
                if verb.free:
                    self.free.add(name)
                if verb.declines:
                    self.declining.add(name)

    def verb_of(self, number: int) -> Verb:
        return self.verbs[bisect_right(self.firsts, number) - 1]

    def named(self, name: str) -> Named | None:
        """What the option of that name names; None if there is none of that name."""
        known = self.told.get(name)
        number = self.numbers.get(name) if known is None else None
        if number is None:
            return known
        i = bisect_right(self.firsts, number) - 1
        verb = self.verbs[i]
        values = verb.values(number - self.firsts[i])
        terms = tuple([Term(noun.name, noun.sort, noun.first + v) for noun, v in zip(verb.nouns, values)])
        self.told[name] = known = Named(verb, terms)
        return known

    def source(self) -> str:
        """The module that gives rules the numbers as constants."""
        lines = [HEAD]
        for verb, first in zip(self.verbs, self.firsts):
            nouns = " x ".join([f"{noun.many} {noun.name}" for noun in verb.nouns if noun.many > 1])
            lines.append(f"{verb.constant}: Final = {first}" + (f"  # {nouns}\n" if nouns else "\n"))
        return "".join(lines)
