"""Every clause of the rules is cited by a test."""

import pytest

from caravela.games import GAMES
from tests.ours import OURS
from tests.rules_coverage import UNTESTED, clauses, uncited


@pytest.mark.parametrize("game", OURS)
def test_every_clause_is_cited_by_a_test(game: str) -> None:
    """`make rules` lists the coverage by chapter."""
    assert uncited(game) == []


def test_only_clauses_that_exist_are_excused_and_each_for_a_reason() -> None:
    known = {clause for game in GAMES for clause in clauses(game)}
    assert set(UNTESTED) <= known
    assert all(reason.strip() for reason in UNTESTED.values())


@pytest.mark.parametrize("game", GAMES)
def test_the_ids_of_a_page_carry_the_letter_of_its_game(game: str) -> None:
    ids = clauses(game)
    assert len(ids) > (100 if game in OURS else 0)
    assert {clause.split("-")[0] for clause in ids} == {GAMES[game].letter}
