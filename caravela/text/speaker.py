"""A Speaker turns message ids with terms into sentences of one language."""

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import islice
from typing import Any, Final, Literal

from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle

from caravela.core.events import Event, Phrase, Term
from caravela.core.game import Decision
from caravela.core.packed import mypyc_attr
from caravela.core.record import FORMAT
from caravela.core.refused import Refused
from caravela.core.tables import Tables
from caravela.text.languages import bundle, find_language, listed, page_words, plain, variables
from caravela.text.words import Facts, Several, Words

REMEMBERED = 4000  # sentences that speakers of the same language and set-up keep
MEMORIES: Final = 64  # set-ups of which that much is kept
NUMERALS: Final = ["I", "II", "III", "IV", "V", "VI"]
LARGEST_SAID: Final = 10**15  # numbers beyond are said digit by digit: nobody can write them as a language does
LONGEST_SAID: Final = 700  # characters of what somebody typed or a file said, in a refusal
LIKE_I: Final = re.compile(r"h?[ií](?![aeoáéó])|y(?![aeiouáéíóú])\w", re.IGNORECASE)  # how a Spanish word begins
LIKE_O: Final = re.compile(r"h?[oó]|8", re.IGNORECASE)

NO_WORDS: Final = Words()
NO_QUESTION: Final = Phrase("none")
BLANKS: Final = [
    chr(0xE000 + seat) for seat in range(12)
]  # what stands for a player's name until it is known: nobody can type it

Arguments = dict[str, str | int]


class Memory:
    """What was said lately with the same words, set-up and component tables, at whatever table: nothing else decides on it."""

    def __init__(self) -> None:
        self.said: dict[tuple[object, ...], str] = {}
        self.sentences: dict[tuple[object, ...], str] = {}  # with blanks for the names of players
        self.known: dict[tuple[str, str], tuple[Arguments, list[str]]] = {}

    @staticmethod
    @lru_cache(maxsize=MEMORIES)
    def of(
        sort: "Callable[..., Speaker]", language: str, words: Words, agreed: tuple[tuple[str, str], ...], tables: str
    ) -> "Memory":
        return Memory()


@mypyc_attr(allow_interpreted_subclasses=True)
class Speaker:
    """Says in one language what happens at a table. Never fails: what has no message is said in English, else by its id."""

    def __init__(
        self,
        language: str,
        words: Words | None = None,
        players: list[str] | None = None,
        agreed: dict[str, str] | None = None,
        tables: Tables | None = None,
    ) -> None:
        """Without `words` it speaks of no game.

        `agreed` is the set-up (by default that of the default preset), `tables` the component tables in use.
        """
        self.language = find_language(language)
        self.words = words or NO_WORDS
        self.game = game = self.words.game
        self.players = [plain(name) for name in players or []]
        self.sorts: dict[str, list[str]] = {**game.sorts(), **self.words.sorts} if game else {}
        if agreed is None:
            agreed = game.presets.get(game.default_preset, {}) if game else {}
        self.agreed = agreed
        self.tables = tables or (game.shipped if game else Tables({}))
        sort: Callable[..., Speaker] = type(self)
        memory = Memory.of(sort, self.language, self.words, tuple(agreed.items()), self.tables.hash)
        self._said = memory.said
        self._known = memory.known
        self._sentences = memory.sentences
        self._other: Speaker | None = None
        self.drawn: dict[tuple[object, ...], Any] = {}  # what was drawn with these words (`render/again.py`)

    def in_language(self, language: str) -> "Speaker":
        """The same table in another language."""
        return Speaker(language, self.words, self.players, self.agreed, self.tables)

    # -- whole sentences -------------------------------------------------------------------------------------------

    def phrase(self, phrase: Phrase, who: int = -1) -> str:
        """The sentence of an event or a question; `who` is the seat that is asked."""
        return self._of_players((phrase, who), lambda other: other._say(phrase.message, other._said_in(phrase, who)))

    def event(self, event: Event) -> str:
        """A line of the log. Who may read it is the caller's business (`event.seen_by`)."""
        return self.phrase(event.phrase)

    def named(self, phrase: Phrase) -> list[int]:
        """The seats that the sentence of a phrase names; one that speaks of nobody names none."""
        used = variables(phrase.message, self.words.folder)
        return [
            int(t.value)
            for t in phrase.terms
            if t.sort == "seat" and any(v == t.name or v.startswith(f"{t.name}_") for v in used)
        ]

    def question(self, decision: Decision) -> str:
        """What the seat that decides is asked."""
        return self.phrase(decision.question, decision.who)

    def deed(self, decision: Decision) -> str:
        """The same, said to that player, to follow a colon: "place a worker."."""
        question, who = decision.question, decision.who

        def say(other: Speaker) -> str:
            return other._try(question.message, other._said_in(question, who), "you", quietly=True) or other.question(decision)

        return self._of_players(("deed", question, who), say)

    def prompt(self, decision: Decision, by_name: bool = False) -> str:
        """ "Your turn: place a worker."; by name where several sit before one screen."""
        if by_name:
            return self.message("asked-by-name", who=self.player(decision.who), deed=self.deed(decision))
        return self.message("asked", deed=self.deed(decision))

    def option(self, name: str, decision: Decision | None = None) -> str:
        """How an option is shown to people. Its name stays what records and programs use."""
        option = self.game.options.named(name) if self.game else None
        if self.game is None or option is None:
            return plain(name)
        question = decision.question if decision else NO_QUESTION
        number = self.game.options.numbers[name]

        def say(other: Speaker) -> str:
            arguments = {**other._arguments(option.terms), **other._further(question, number), "ask": question.message}
            return other._say(option.message, arguments)

        return self._of_players((name, question), say)

    def option_parts(self, name: str) -> tuple[str, dict[str, str]]:
        """The message that shows an option, and the ids of what it names; a position counts from 1."""
        option = self.game.options.named(name) if self.game else None
        return (option.message, {t.name: self._id(t) for t in option.terms}) if option is not None else ("", {})

    def option_about(self, name: str) -> str:
        """What the thing that an option names does, if that is worth telling: a building to buy, a nation to choose."""
        option = self.game.options.named(name) if self.game else None
        told = [term for term in option.terms if term.sort in self.words.told] if option is not None else []
        return " ".join(self.about(term.sort, self.thing(term)) for term in told)

    def refusal(self, refused: Refused) -> str:
        """One sentence: what was tried, what is open, and the clause behind it if there is one.

        Parameters are shown as they are given; numbers of seats among them count from 1. Options have English names, which
        other languages show as their lists do.
        """
        arguments: Arguments = {"file": "none", "missing": "none", "format": FORMAT}
        known = {option.name for option in self.game.setup_options} if self.game else set()
        for key, value in refused.about.items():
            given = str(value) if isinstance(value, int) and abs(value) > LARGEST_SAID else value
            said = given if isinstance(given, int) else listed(given, LONGEST_SAID)
            arguments[key] = arguments[f"{key}_name"] = said
            if key in ("seat", "who", "expected") and isinstance(said, int):
                arguments[f"{key}_name"] = self.player(said - 1)
            elif key in ("option", "one", "other") and said in known:
                arguments[f"{key}_name"] = f"{self.name('option', str(said))} ({said})"
            elif key in ("option", "open") and self.language != "en" and isinstance(said, str):
                arguments[key] = "; ".join(self.option(name) for name in said.split(", "))
            elif key == "tile" and said in self.sorts.get("tile", []):
                arguments[f"{key}_name"] = self.name("tile", str(said))
        if arguments.get("open") in ("", "-"):
            arguments["open"] = self._say("refusal-nothing-open", {})
        if not self._has(refused.message):
            self.trouble(self.language, refused.message, "no such message")
            told = ", ".join(f"{key}: {arguments[key]}" for key in refused.about)
            return f"{refused.message} ({told})" if told else refused.message
        text = self._say(refused.message, arguments).replace("….", "…")
        if arguments.get("rule"):
            return self._say("refusal-with-rule", {"text": text.removesuffix("."), "rule": arguments["rule"]})
        return text

    def message(self, message: str, **about: str | int | list[str]) -> str:
        """Any message by its id. Where a name is wanted, give a name: terms are for phrases."""
        for key, value in about.items():
            if isinstance(value, list):
                about[key] = ", ".join(value)
        asked = (message, *about.items())
        said = self._said.get(asked)  # most of all that is said is said here, and not for the first time
        if said is None:
            plainly = {key: value if isinstance(value, int) else listed(value) for key, value in about.items()}
            said = self._again(asked, lambda: self._say(message, plainly))
        return said

    def first_time(self, question: str) -> str:
        """What a teacher says when this is asked for the first time; nothing in a game that does not teach."""
        message = f"first-{question.removeprefix('ask-')}"
        return self.message(message) if self._has(message) else ""

    def meanwhile(self, event: Event) -> str:
        """A deed of a rival with what it means to who learns; nothing of what means nothing."""
        message = f"meanwhile-{event.phrase.message.removeprefix('event-')}"
        return self.phrase(Phrase(message, event.phrase.terms, event.phrase.rule)) if self._has(message) else ""

    def feature(self, name: str) -> str:
        """What bots weigh, as a hint calls it; nothing in a game that has no words for it."""
        message = f"feature-{name}"
        return self.message(message) if self._has(message) else ""

    def decimal(self, number: float, signed: bool = False) -> str:
        """With one place after the point: "+1.5"."""
        shape = "+#,##0.0;−#,##0.0" if signed else "#,##0.0;−#,##0.0"
        return format_decimal(round(number, 1) + 0.0, shape, locale=self.language.replace("-", "_"))

    def page_words(self) -> dict[str, str]:
        """All that pages say by themselves, by message id; a variable stays as {name}."""
        return page_words(self.language)

    # -- names -----------------------------------------------------------------------------------------------------

    def player(self, seat: int) -> str:
        """The name of the player in a seat, counted from 0."""
        if 0 <= seat < len(self.players):
            return self.players[seat]
        if seat == len(self.players) == 1 and self.words.rival:
            return self._say(self.words.rival, {})
        return self._say("seat", {"n": seat + 1})

    def name(self, sort: str, thing: str) -> str:
        """The name of a thing: name("tile", "mint"), name("region", "peru"), name("preset", "first")."""
        return str(self._describe(sort, thing)[0][""])

    def bot(self, kind: str) -> str:
        """Who plays a seat: a level, with its seconds if it was given some, or a program of somebody else, by its own name."""
        return self._again(("bot", kind), lambda: self._bot(kind))

    def _bot(self, kind: str) -> str:
        level, _, seconds = kind.partition(":")
        name = self._try(f"bot-{level}", {}, "", quietly=True)
        if name is None:
            return kind
        return self.message("thinking-bot", bot=name, seconds=seconds) if seconds else name

    def category(self, category: str) -> str:
        return self.name("category", category)

    def roman(self, n: int) -> str:
        """The numeral of an age or a year, counted from 1."""
        return NUMERALS[n - 1] if 1 <= n <= len(NUMERALS) else str(n)

    def count(self, sort: str, thing: str, n: int) -> str:
        """So many of a thing: "2 colonists"."""
        message = self.words.message(sort, thing, self.agreed)
        return self._again((message, n), lambda: self._say(message, {**self.agreed, "n": n}, "count"))

    def printed(self, sort: str, thing: str, what: str) -> int:
        """A number that is printed on a thing: printed("find", "T03", "natives"); 0 if it has none."""
        number = self.words.facts(sort, thing, self.tables).get(what, 0)
        return number if isinstance(number, int) else 0

    def about(self, sort: str, thing: str) -> str:
        """The description of a thing, or nothing if it has none: about("tile", "mint"), about("nation", "spain")."""
        return str(self._describe(sort, thing)[0].get("about", ""))

    def remark(self, sort: str, thing: str, attribute: str) -> str:
        """What else the name of a thing says about it, or nothing: remark("game", "chess", "tact")."""
        return str(self._describe(sort, thing)[0].get(attribute, ""))

    def costs(self, what: str) -> str:
        """A price as buttons say it, so that nobody takes it for a gain: "costs 2 coins"; nothing where nothing is paid."""
        return self.message("choice-costs", what=what) if what else ""

    def together(self, names: list[str]) -> str:
        """Names as one says them: "Ana, Bruno and Carla"."""
        return self._in_a_row(names, "standard")

    def _in_a_row(self, said: list[str], style: Literal["standard", "or"]) -> str:
        """Spanish says "Ana e Inés" and "plata u oro"."""
        text = format_list(said, style=style, locale=self.language.replace("-", "_"))
        usual, instead, sounds = (" y ", " e ", LIKE_I) if style == "standard" else (" o ", " u ", LIKE_O)
        if self.language == "es" and len(said) > 1 and sounds.match(said[-1]):
            return f"{text.removesuffix(said[-1]).removesuffix(usual)}{instead}{said[-1]}"
        return text

    def several(self, some: Several) -> str:
        """Several things with their numbers: "2 wood and 1 grain"."""
        said = [self.several(thing) if isinstance(thing, Several) else self._one(*thing, plus=some.plus) for thing in some.things]
        if some.joint == "or":
            return self._in_a_row(said, "or")
        return self.together(said) if some.joint == "and" else some.joint.join(said)

    # -- inside ----------------------------------------------------------------------------------------------------

    def _one(self, sort: str, thing: str, n: int, plus: tuple[str, ...] = ()) -> str:
        """One of several: so many of it, its name, or an attribute of its name."""
        if n >= 0:
            return f"+{self.count(sort, thing, n)}" if n and sort in plus else self.count(sort, thing, n)
        kind, _, attribute = sort.partition(".")
        return str(self._describe(kind, thing)[0].get(attribute, thing))

    def _said_in(self, phrase: Phrase, who: int) -> Arguments:
        """The variables that a phrase gives to its message; `who` is the seat that is asked, if it is a question."""
        terms = (Term("who", "seat", who), *phrase.terms) if who >= 0 else phrase.terms
        return {**self._arguments(terms), **self._further(phrase)}

    def _facts(self, facts: Facts) -> Arguments:
        return {key: self.several(fact) if isinstance(fact, Several) else fact for key, fact in facts.items()}

    def _further(self, phrase: Phrase, option: int = -1) -> Arguments:
        return self._facts(self.words.further(phrase, option, self.tables))

    def trouble(self, language: str, message: str, reason: str) -> None:
        """A message could not be said as it should. Tests make this an error."""

    def _again(self, key: tuple[object, ...], say: Callable[[], str]) -> str:
        """A board says the same things again and again: what was said lately is remembered. Several threads may ask at once."""
        said = self._said.get(key)
        if said is None:
            said = say()
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            self._said[key] = said
        return said

    def _of_players(self, key: tuple[object, ...], say: "Callable[[Speaker], str]") -> str:
        """A sentence that may name players is remembered with blanks for them, so that it serves at every table.

        It is said once, by a speaker to whom players are blanks: no message asks how somebody is called (a test looks).
        """
        if len(self.players) > len(BLANKS):
            return say(self)
        key = (*key, len(self.players))
        said = self._sentences.get(key)
        if said is None:
            said = say(self._to_whom_players_are_blanks())
            if len(self._sentences) >= REMEMBERED:
                self._sentences.clear()
            self._sentences[key] = said
        for blank, name in zip(BLANKS, self.players):
            if blank in said:
                said = said.replace(blank, name)
        return said

    def _to_whom_players_are_blanks(self) -> "Speaker":
        if self._other is None:
            sort: Callable[..., Speaker] = type(self)
            self._other = sort(self.language, self.words, None, self.agreed, self.tables)
            self._other.players = BLANKS[: len(self.players)]
        return self._other

    def _has(self, message: str) -> bool:
        return any(messages.has_message(message) for _, messages in self._bundles(message))

    def _bundles(self, message: str) -> Iterator[tuple[str, FluentBundle]]:
        """Where to look for a message: in the own language, then in English."""
        for language in dict.fromkeys((self.language, "en")):
            yield language, bundle(language, self.words.folder)

    def _say(self, message: str, arguments: Arguments, attribute: str = "") -> str:
        said = self._try(message, arguments, attribute)
        return message if said is None else said

    def _try(self, message: str, arguments: Arguments, attribute: str, quietly: bool = False) -> str | None:
        """The message or one of its attributes in the first language that can say it without error."""
        for language, messages in self._bundles(message):
            found = messages.get_message(message) if messages.has_message(message) else None
            pattern = None if found is None else found.attributes.get(attribute) if attribute else found.value
            if pattern is None:
                reason = "no such message"
            else:
                text, errors = messages.format_pattern(pattern, arguments)
                if not errors:
                    return str(text)
                reason = str(errors[0])
            if not quietly:
                self.trouble(language, f"{message}.{attribute}" if attribute else message, reason)
        return None

    def _describe(self, sort: str, thing: str) -> tuple[Arguments, list[str]]:
        """The name of a thing under "", its attributes and what is printed on it; and the attributes that need more."""
        found = self._known.get((sort, thing))  # another thread may clear what is known at any time
        if found is None:
            message = self.words.message(sort, thing, self.agreed)
            facts = self._facts(self.words.facts(sort, thing, self.tables))
            arguments: Arguments = {**self.agreed, **facts}
            known: Arguments = {"": self._say(message, arguments), **facts}
            waiting: list[str] = []
            spoken = (messages for _, messages in self._bundles(message) if messages.has_message(message))
            attributes = [a for messages in islice(spoken, 1) for a in messages.get_message(message).attributes]
            described, attribute = self.words.about(sort, thing, self.agreed)
            for a in attributes:
                said = self._try(message, arguments, a, quietly=True)
                if said is None:
                    waiting.append(a)
                else:
                    known[a] = said
            if attribute in attributes or described != message:
                known["about"] = self._say(described, arguments, attribute)
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            found = self._known[sort, thing] = known, waiting
        return found

    def _arguments(self, terms: tuple[Term, ...]) -> Arguments:
        """The variables that the terms of a phrase give to its message."""
        arguments: Arguments = {}
        for term in terms:
            if term.sort == "number" or isinstance(term.value, str):
                arguments[term.name] = term.value
            elif term.sort == "position":
                arguments[term.name] = term.value + 1
        for term in terms:
            if term.sort == "seat":
                arguments[term.name] = self.player(term.value) if isinstance(term.value, int) else term.value
                arguments[f"{term.name}_id"] = str(term.value)
            elif term.sort not in ("number", "position"):
                arguments.update(self._named(term, arguments))
        return arguments

    def _named(self, term: Term, numbers: Arguments) -> Arguments:
        """The variables of one term: `$name`, `$name_id`, and `$name_…` for all that is known of the thing."""
        thing = self.thing(term)
        if thing == "none":
            return {term.name: "", f"{term.name}_id": thing, f"{term.name}_note": ""}
        known, waiting = self._describe(term.sort, thing)
        arguments: Arguments = {f"{term.name}_{a}" if a else term.name: said for a, said in known.items()}
        arguments[f"{term.name}_id"] = thing
        message = self.words.message(term.sort, thing, self.agreed)
        for a in waiting:
            said = self._try(message, {**self.agreed, **numbers}, a, quietly=True)
            if said is not None:
                arguments[f"{term.name}_{a}"] = said
        if term.sort == "cause":  # in parentheses, without those of its own name: "(Plague, age II)"
            arguments[f"{term.name}_note"] = f" ({str(known['']).replace(' (', ', ').replace(')', '')})"
        return arguments

    def _id(self, term: Term) -> str:
        if term.sort == "position" and isinstance(term.value, int):
            return str(term.value + 1)
        return str(term.value) if term.sort in ("number", "seat") else self.thing(term)

    def thing(self, term: Term) -> str:
        """The id behind a term; "none" for a negative number."""
        if isinstance(term.value, str):
            return term.value
        things = self.sorts.get(term.sort, [])
        if term.value < 0:
            return "none"
        if term.value >= len(things):
            self.trouble(self.language, term.sort, f"no number {term.value}")
            return str(term.value)
        return things[term.value]
