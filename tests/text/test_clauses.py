"""The rules in four languages: whole, of today, and saying the same."""

import re

import pytest

from caravela.games import FACES
from caravela.text import LANGUAGES
from caravela.text.clauses import Clauses, mark
from tests.ours import OURS

CITED = re.compile(r"\b[A-Z]-[A-Z]+(?:-[A-Z0-9]+)*(?:\.[0-9]+)?\b")
DOUBTFUL = re.compile(r"\b[A-Z]-DOUBT-[0-9]+\b")
NUMBER = re.compile(r"\d+")
TRANSLATED = [language for language in LANGUAGES if language != "en"]

ENGLISH = """
## 1 Going round
- **X-GO-1** A turn is one step. `[book]`
- **X-GO-2** Nobody waits.
"""


def test_a_clause_is_said_in_the_language_of_the_reader() -> None:
    page = Clauses(ENGLISH, f"## 1 Di giro\n- **X-GO-1** `{mark('A turn is one step.')}` Un turno è un passo.\n")
    assert page.plain("X-GO-1") == "Un turno è un passo." and page.heading("X-GO-1") == "Di giro"
    assert page.plain("X-GO-2") == "Nobody waits." and page.missing == ["X-GO-2"]
    assert page.find("passo") == ["X-GO-1"]


def test_a_clause_that_has_changed_since_is_said_in_english() -> None:
    page = Clauses(ENGLISH, f"## 1 Di giro\n- **X-GO-1** `{mark('A turn is two steps.')}` Un turno è di due passi.\n")
    assert page.plain("X-GO-1") == "A turn is one step." and page.outdated == ["X-GO-1"]


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", OURS)
def test_every_clause_is_translated_from_the_sentence_of_today(game: str, language: str) -> None:
    page = FACES[game].clauses(language)
    assert (page.missing, page.outdated, page.untitled) == ([], [], []), "python tools/clauses.py tells what to translate"


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", OURS)
def test_a_translation_cites_the_clauses_and_figures_of_its_sentence(game: str, language: str) -> None:
    english, page = FACES[game].clauses(), FACES[game].clauses(language)
    for clause in page.texts:
        ours, theirs = english.plain(clause), page.plain(clause)
        assert sorted(set(CITED.findall(ours))) == sorted(set(CITED.findall(theirs))), clause
        without = [CITED.sub("", said) for said in (ours, theirs)]
        assert sorted(NUMBER.findall(without[0])) == sorted(NUMBER.findall(without[1])), (clause, ours, theirs)


@pytest.mark.parametrize("game", OURS)
def test_a_ruling_that_is_doubtful_can_be_read_by_players(game: str) -> None:
    """What the rules call doubtful is told in the rules, not on a page for engineers."""
    book = FACES[game].folder / "book"
    named = {clause for page in book.glob("*.md") for clause in DOUBTFUL.findall(page.read_text("utf-8"))}
    assert named <= set(FACES[game].clauses().texts)
    assert all("doubtful" in FACES[game].clauses().plain(clause).lower() for clause in named)
