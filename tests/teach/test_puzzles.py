"""Puzzles that are shipped: each asks its question, has its margins, is told in every language, from what the seat knows."""

from datetime import timedelta
from functools import cache

import pytest

from caravela.core.record import parse, verify
from caravela.core.refused import Refused
from caravela.games import find_face, find_game
from caravela.lab.puzzles import BEST_BY, END_BY, END_SURE, SURE, TEMPTS_BY, clear, pick
from caravela.teach.puzzles import FIRST_DAY, Margin, Posed, find_puzzle, of_the_day
from caravela.teach.solution import solution
from caravela.text import LANGUAGES
from tests.ours import OURS

SHIPPED = 40
HALVES = [(game, half) for game in OURS for half in (0, 1)]  # so that several processes share them


@cache
def posed(game: str, number: int) -> Posed:
    return Posed(find_game(game), find_face(game).puzzles[number - 1])


@pytest.mark.parametrize("game", OURS)
def test_every_game_has_its_puzzles_and_no_position_twice(game: str) -> None:
    puzzles = find_face(game).puzzles
    assert len(puzzles) == SHIPPED
    assert len({puzzle.record for puzzle in puzzles}) == len(puzzles)
    assert len({puzzle.level for puzzle in puzzles}) > 1, "easy ones and hard ones"


@pytest.mark.parametrize("game", OURS)
def test_margins_are_what_makes_a_puzzle(game: str) -> None:
    for puzzle in find_face(game).puzzles:
        assert clear(puzzle.behind[puzzle.tempting], TEMPTS_BY, SURE), puzzle.id
        near = sorted(puzzle.behind.values(), key=lambda margin: margin.points)[0]
        assert clear(near, BEST_BY - 0.01, 1.0) and puzzle.best not in puzzle.behind, puzzle.id
        assert clear(puzzle.to_end[puzzle.tempting], END_BY, END_SURE), puzzle.id
        assert all(margin.points > 0 for margin in puzzle.to_end.values()), puzzle.id


@pytest.mark.parametrize(("game", "half"), HALVES)
def test_a_puzzle_asks_its_question_and_is_told_in_every_language(game: str, half: int) -> None:
    face = find_face(game)
    for puzzle in face.puzzles[half::2]:
        at = posed(game, puzzle.number)
        options = at.decision.options
        assert {puzzle.best, puzzle.tempting, *puzzle.behind} <= set(options) and puzzle.best != puzzle.tempting, puzzle.id
        assert at.state.offered > 2 and not at.record.totals
        for language in LANGUAGES:
            speaker = face.speaker(language, [player.name for player in at.record.players], at.record.agreed)
            told = solution(at, puzzle.tempting, speaker)
            assert not told.right and told.verdict and told.proof, puzzle.id
            for side in (told.best, told.tempting):
                assert side.text and side.reason and side.line, (puzzle.id, language, side)
            assert told.tempting.behind and not told.best.behind


@pytest.mark.parametrize("game", OURS)
def test_what_is_told_follows_from_what_the_seat_knows(game: str) -> None:
    """All that is hidden is dealt anew, and the solution says the same."""
    face = find_face(game)
    for puzzle in face.puzzles[::5]:
        at = posed(game, puzzle.number)
        speaker = face.speaker("en", [player.name for player in at.record.players], at.record.agreed)
        before = solution(at, puzzle.tempting, speaker)
        other = Posed(at.game, puzzle)
        other.state = at.game.imagine(at.state, at.seat, 7)
        assert other.game.view(other.state, at.seat) == at.game.view(at.state, at.seat), puzzle.id
        assert solution(other, puzzle.tempting, speaker) == before, puzzle.id


@pytest.mark.parametrize("game", OURS)
def test_an_answer_is_told_what_it_is_worth(game: str) -> None:
    face = find_face(game)
    at = posed(game, 1)
    puzzle, speaker = at.puzzle, face.speaker("en", [player.name for player in at.record.players])
    assert solution(at, puzzle.best, speaker).right
    assert solution(at, puzzle.best, speaker).verdict.startswith("Right")
    assert "tempting" in solution(at, puzzle.tempting, speaker).verdict
    assert solution(at, "", speaker).verdict == "The solution:"
    other = next((name for name in puzzle.behind if name != puzzle.tempting), None)
    if other is not None:
        assert f"{puzzle.behind[other].points:.1f} points behind" in solution(at, other, speaker).verdict
    assert "so far behind" in solution(at, "nobody looked into this", speaker).verdict


@pytest.mark.parametrize("game", OURS)
def test_a_record_of_a_puzzle_is_a_game_that_was_played(game: str) -> None:
    for puzzle in find_face(game).puzzles[:2]:
        assert verify(find_game(game), parse(puzzle.record))


@pytest.mark.parametrize("game", OURS)
def test_every_puzzle_has_its_day_before_one_comes_again(game: str) -> None:
    puzzles = find_face(game).puzzles
    shown = [of_the_day(puzzles, FIRST_DAY + timedelta(days=n)).number for n in range(2 * len(puzzles))]
    assert sorted(shown[: len(puzzles)]) == sorted(shown[len(puzzles) :]) == list(range(1, len(puzzles) + 1))
    assert shown[: len(puzzles)] != shown[len(puzzles) :]


def test_a_puzzle_that_is_not_there_is_refused() -> None:
    for number in (0, 1000):
        with pytest.raises(Refused, match="puzzle-unknown"):
            find_puzzle(find_face(OURS[0]).puzzles, number)


def test_margins_must_be_large_and_sure() -> None:
    assert clear(Margin(3.0, 0.5), 3.0, 4.0)
    assert not clear(Margin(2.9, 0.5), 3.0, 4.0)
    assert not clear(Margin(3.0, 1.0), 3.0, 4.0)


def test_those_that_are_picked_are_of_every_kind() -> None:
    def found(question: str, level: str, points: float) -> dict[str, object]:
        return {"question": question, "level": level, "at": 1, "of": 10, "behind": {"x": [points, 1.0]}}

    many = [found("ask-a", "club", 9.0), found("ask-a", "club", 8.0), found("ask-b", "club", 4.0), found("ask-a", "novice", 5.0)]
    assert pick(many, 3) == [many[0], many[3], many[2]]
    assert len(pick(many, 9)) == len(many)
