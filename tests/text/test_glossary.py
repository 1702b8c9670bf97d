"""The glossaries: terms of the printed books, the same wherever messages use them."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl

from caravela.games import FACES
from caravela.text import FOLDER, LANGUAGES
from tests.ours import OURS
from tests.text.test_messages import SHARED, entries

GLOSSARIES = {SHARED: FOLDER / "glossary.toml"} | {game: FACES[game].folder / "words" / "glossary.toml" for game in OURS}
KEYS = {*LANGUAGES, "book", "message", "never", "note"}
each_glossary = pytest.mark.parametrize("owner", GLOSSARIES, ids=[owner or "shared" for owner in GLOSSARIES])


def terms(owner: str) -> list[dict[str, Any]]:
    path: Path = GLOSSARIES[owner]
    rows: list[dict[str, Any]] = tomllib.loads(path.read_text("utf-8"))["term"]
    return rows


def said(pattern: ftl.Pattern | None) -> str:
    """The words of a message or an attribute, in all its variants; what is put in is left out."""
    if pattern is None:
        return ""
    found = []
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            found.append(element.value)
        elif isinstance(element.expression, ftl.SelectExpression):
            found.append(" ".join(said(variant.value) for variant in element.expression.variants))
    return " ".join(found)


def texts(language: str, *owners: str) -> dict[str, str]:
    """What each message says, with its attributes."""
    return {
        entry.id.name: " ".join(said(one) for one in (entry.value, *(a.value for a in entry.attributes)))
        for _, entry in entries(language, *owners)
    }


@each_glossary
def test_every_term_has_a_word_in_every_language(owner: str) -> None:
    rows = terms(owner)
    assert len(rows) > 50 and len({row["en"] for row in rows}) == len(rows)
    for row in rows:
        assert set(row) <= KEYS and all(row[language] for language in LANGUAGES), row


@each_glossary
@pytest.mark.parametrize("language", LANGUAGES)
def test_things_are_called_as_the_glossary_says(owner: str, language: str) -> None:
    """A term that has a message is that message, in one of its forms."""
    values = {entry.id.name: said(entry.value).strip() for _, entry in entries(language, owner)}
    linked = [row for row in terms(owner) if "message" in row]
    assert len(linked) > 10
    for row in linked:
        forms = re.sub(r" \(.*", "", row["en"]) if language == "en" else row[language]
        assert values[row["message"]].casefold() in [form.casefold() for form in forms.split(" / ")], row


@each_glossary
def test_words_that_were_given_up_do_not_come_back(owner: str) -> None:
    """`grão` for `cereal`, `riquadro` for `box`: those of a game in its messages, the common ones in all of them."""
    for row in terms(owner):
        for language, words in row.get("never", {}).items():
            for word in words:
                given_up = re.compile(rf"(?<!\w){re.escape(word)}(?!\w)", re.IGNORECASE)
                found = [name for name, text in texts(language, *([owner] if owner else [])).items() if given_up.search(text)]
                assert not found, f"{language}: {word} ({row[language]}) in {found}"
