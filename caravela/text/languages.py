"""The four languages: which one is meant, where its messages stand, and what can be told of a message before it is said."""

import os
import re
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from caravela.core.refused import Refused

LANGUAGES: Final = ["en", "pt-BR", "es", "it"]
FOLDER: Final = Path(__file__).parent
LONGEST: Final = 2400  # characters of one parameter; Fluent gives up on longer ones
JOINER: Final = "\u200d"  # not printable by itself, but part of some pictures in names
PLACES_OF_LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def find_language(code: str | None = None) -> str:
    """The language for a code such as "pt", "es_AR" or "pt_BR.UTF-8"; without one, that of the environment, or English."""
    if code is None:
        said = next((os.environ[name] for name in PLACES_OF_LOCALE if os.environ.get(name)), "")
        return closest_language(said) or "en"
    language = closest_language(code)
    if not language:
        raise Refused("language-unknown", language=code, languages=", ".join(LANGUAGES))
    return language


def closest_language(code: str) -> str:
    """The language with this code, else one that begins alike, else nothing."""
    wanted = code.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    for language in LANGUAGES:
        if language.lower() == wanted:
            return language
    alike = [language for language in LANGUAGES if language.partition("-")[0] == wanted.partition("-")[0]]
    return alike[0] if alike else ""


def files(language: str, folder: Path | None) -> list[Path]:
    """Where the messages of a language stand: those for all games, and those in the folder of a game's words."""
    return [*sorted((FOLDER / language).glob("*.ftl")), *(sorted((folder / language).glob("*.ftl")) if folder else [])]


@cache
def bundle(language: str, folder: Path | None) -> FluentBundle:
    """The messages of a language, with those of a game if the folder of its words is given."""
    messages = FluentBundle([language], use_isolating=False)
    for path in files(language, folder):
        messages.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return messages


def plain(text: str, longest: int = LONGEST) -> str:
    """What somebody typed or a file said, made fit for one line: nothing that moves the cursor, and not without end."""
    cut = text if len(text) <= longest else text[: longest - 1] + "…"
    if cut.isprintable():
        return cut
    return "".join(c if c.isprintable() or c == JOINER else " " if c.isspace() else "\ufffd" for c in cut)


def listed(value: str | list[str], longest: int = LONGEST) -> str:
    return plain(value if isinstance(value, str) else ", ".join(value), longest)


@cache
def variables(message: str, folder: Path | None, language: str = "en") -> frozenset[str]:
    """The variables that a message uses."""

    class Used(Visitor):
        def __init__(self) -> None:
            self.names: set[str] = set()

        def visit_VariableReference(self, node: VariableReference) -> None:
            self.names.add(node.id.name)

    used = Used()
    for path in files(language, folder):
        for entry in parsed(path).get(message, []):
            used.visit(entry)
    return frozenset(used.names)


@cache
def parsed(path: Path) -> dict[str, list[Message]]:
    """The messages of a file by their ids."""
    found: dict[str, list[Message]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message):
            found.setdefault(entry.id.name, []).append(entry)
    return found


@cache
def page_words(language: str) -> dict[str, str]:
    """What the pages say by themselves; every variable stands for itself."""
    messages = bundle(language, None)
    texts = [path.read_text(encoding="utf-8") for path in sorted((FOLDER / language).glob("web*.ftl"))]
    blanks = {name: f"{{{name}}}" for text in texts for name in re.findall(r"\$([A-Za-z_]+)", text)}
    ids = [entry.id.name for text in texts for entry in FluentParser().parse(text).body if isinstance(entry, Message)]
    patterns = {name: messages.get_message(name).value for name in ids if name.startswith("web-")}
    return {name: str(messages.format_pattern(pattern, blanks)[0]) for name, pattern in patterns.items() if pattern is not None}
