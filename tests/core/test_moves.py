"""Recorded moves are made in one place, for the first time and once more."""

import re
from pathlib import Path

import pytest

import caravela
from caravela.core.codec import digest
from caravela.core.game import Game
from caravela.core.moves import Luck, begin_game, make_move
from caravela.core.refused import Refused
from caravela.games import GAMES

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
LUCK = re.compile(r"\.(fate|seed)\b[^=\n]* = ")


@EVERY_GAME
def test_a_move_made_once_more_with_the_fate_of_the_first_time_is_the_same(game: Game) -> None:
    agreed = game.agree(game.default_preset, {})
    s, start = begin_game(game, 2, agreed, game.shipped, game.version, Luck.derived(b"secret", 0))
    again, same = begin_game(game, 2, agreed, game.shipped, game.version, Luck.read(start.fate))
    assert start.fate and same == start and digest(s) == digest(again)
    for number in range(1, 40):
        if s.over:
            break
        option = s.on_offer()[number % len(s.on_offer())]
        first = make_move(game, s, option, Luck.derived(b"secret", number))
        second = make_move(game, again, option, Luck.read(first.fate))
        assert first == second and not second.left and digest(s) == digest(again)
        assert [s.journal, s.fate, again.journal, again.fate] == [None] * 4  # nobody listens any more


@EVERY_GAME
def test_fate_that_is_left_over_or_missing_is_noticed(game: Game) -> None:
    agreed = game.agree(game.default_preset, {})
    _, start = begin_game(game, 2, agreed, game.shipped, game.version, Luck.derived(b"secret", 0))
    _, more = begin_game(game, 2, agreed, game.shipped, game.version, Luck.read((*start.fate, 0)))
    assert more.left
    with pytest.raises(Refused, match="record-fate-missing"):
        begin_game(game, 2, agreed, game.shipped, game.version, Luck.read(start.fate[:-1]))


def test_nobody_else_hands_luck_to_a_state() -> None:
    """Beside the kernel itself: the state, its start, and worlds that are imagined, by bots and by those who study
    them or look back on a game."""
    folder = Path(caravela.__file__).parent
    found = {path.name for path in folder.rglob("*.py") if LUCK.search(path.read_text(encoding="utf-8"))}
    others = {"train.py"}  # a seed of its own, of no state
    assert found - {"imagine.py", "codec.py"} - others == {
        "moves.py",
        "state.py",
        "game.py",
        "search.py",
        "batch.py",
        "spiel.py",
        "review.py",
        "train_ahead.py",
    }
