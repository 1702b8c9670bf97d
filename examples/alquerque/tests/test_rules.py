"""Alquerque by its clauses. Positions are drawn as the terminal shows them, without the lines: the fifth row first."""

import re
from pathlib import Path

import pytest
from alquerque import FACE
from alquerque.rules import ALQUERQUE, QUIET, TURN, Alquerque

from caravela.core.state import advance


def at(rows: str = "BBBBB BBBBB BB+AA AAAAA AAAAA", who: int = 0, must: bool = True, quiet: int = 0) -> Alquerque:
    s = Alquerque(must)
    s.quiet = quiet
    s.board = ["+AB".index(man) - 1 for row in reversed(rows.split()) for man in row]
    s.then(TURN, who)
    advance(s)
    return s


def options(s: Alquerque) -> list[str]:
    return [ALQUERQUE.options.names[option] for option in s.on_offer()]


def test_men_move_along_the_lines_in_every_direction() -> None:
    """A-BOARD-1, A-BOARD-2, A-SETUP-1, A-SETUP-2, A-SETUP-3, A-MOVE-1, A-MOVE-2."""
    assert options(at()) == ["b2 to c3", "c2 to c3", "d2 to c3", "d3 to c3"]
    assert at().board == Alquerque(True).board and len(at().men(0)) == len(at().men(1)) == 12
    assert {ALQUERQUE.start(2, ALQUERQUE.presets["usual"], seed).who for seed in range(9)} == {0, 1}
    assert len(options(at("++B++ +++++ ++A++ +++++ +++++"))) == 8 and len(options(at("++B++ +++++ +A+++ +++++ +++++"))) == 4


def test_a_jump_takes_and_goes_on_also_round_a_corner() -> None:
    """A-TAKE-1, A-TAKE-2, A-TAKE-3: the only jump is made at once; over c4 or d3 it goes on."""
    s = at("+++++ ++B++ +++B+ +B+++ A++++")
    assert options(s) == ["c3 to e3", "c3 to c5"] and ALQUERQUE.why_not(s, 625) == "A-TAKE-3"
    ALQUERQUE.take(s, "c3 to e3")
    assert (s.who, s.men(0), s.quiet) == (1, [14], 0) and s.men(1) == [17]


def test_where_nobody_must_jump_one_may_also_step_or_stop() -> None:
    """A-TAKE-4."""
    s = at("+++++ ++B++ +++B+ +B+++ A++++", must=False)
    assert options(s) == ["a1 to c3", "a1 to b1", "a1 to a2"]
    ALQUERQUE.take(s, "a1 to c3")
    assert options(s) == ["c3 to e3", "c3 to c5", "stop"]
    ALQUERQUE.take(s, "stop")
    assert s.who == 1


@pytest.mark.parametrize(
    ("rows", "quiet", "totals"),
    [
        ("+++++ +++++ ++A++ +++++ +++++", 0, [12, 11]),  # A-END-1
        ("+++++ +++++ A+A++ AA+++ BAA++", 0, [12, 6]),  # A-END-2: one man shut in counts as taken
        ("BB+++ +++++ +++++ +++++ ++AAA", QUIET, [10, 9]),  # A-END-3, A-END-4
    ],
)
def test_the_game_ends(rows: str, quiet: int, totals: list[int]) -> None:
    s = at(rows, 1, quiet=quiet)
    assert s.over and [score.total for score in ALQUERQUE.scores(s)] == totals and ALQUERQUE.winners(s) == [0]


def test_every_clause_is_cited_here() -> None:
    cited = set(re.findall(r"A-[A-Z]+-\d", Path(__file__).read_text(encoding="utf-8")))
    assert set(FACE.clauses().texts) <= cited
