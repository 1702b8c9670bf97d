"""What a bot has in hand at its seat, and what it has not."""

import ast
from pathlib import Path

import pytest

import caravela.bots
from caravela.core.codec import snapshot
from caravela.core.state import State
from caravela.games import FACES, GAMES
from caravela.games.empires.rules.game import EMPIRES


def started(players: int = 3) -> State:
    return EMPIRES.start(players, EMPIRES.agree("deluxe_base", {}), 5)


def test_the_seat_that_decides_has_the_decision_and_the_others_have_none() -> None:
    s = started()
    for number in range(3):
        seat = FACES["empires"].seat(s, number)
        assert seat.decision == (EMPIRES.decision(s) if number == s.who else None)
        assert seat.view == EMPIRES.view(s, number)


def test_the_game_in_progress_is_no_attribute_of_a_seat() -> None:
    s = started()
    seat = FACES["empires"].seat(s, s.who)
    for name in dir(seat):
        assert not isinstance(getattr(seat, name), State), name
    with pytest.raises(AttributeError):
        seat.state = s  # type: ignore[attr-defined]


def test_thinking_changes_nothing_at_the_table() -> None:
    s = started()
    before = snapshot(s)
    seat = FACES["empires"].seat(s, s.who)
    assert seat.decision is not None
    world = seat.imagine(1)
    imagined = snapshot(world)
    for option in seat.decision.options:
        then = seat.after(world, option)
        FACES["empires"].judgement.evaluate(then, seat.number)
        assert snapshot(then) != imagined
    assert snapshot(world) == imagined
    assert snapshot(s) == before


def test_the_luck_of_an_imagined_world_is_not_that_of_the_table() -> None:
    s = started()
    seat = FACES["empires"].seat(s, s.who)
    assert len({s.seed, seat.imagine(1).seed, seat.imagine(2).seed}) == 3
    assert snapshot(seat.imagine(1)) == snapshot(seat.imagine(1))


def vars_of(s: State) -> list[str]:
    """The fields of a state; compiled states do not tell theirs."""
    return [*getattr(s, "__dict__", {})]


def test_bots_know_no_game_and_no_field_of_a_state() -> None:
    """They import nothing of a game's rules; of a world they use only `copy`, the rest goes through Game."""
    fields = {field for game in GAMES.values() for field in vars_of(game.start(2, game.agree(game.default_preset, {}), 1))}
    fields |= {*State.ARRAYS, *State.NUMBERS, "fate", "journal", "on_offer"}
    for path in Path(caravela.bots.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                assert node.module is not None and not {*node.module.split(".")} & {*GAMES}, path.name
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                world = node.value.id in ("world", "then", "state")
                assert not world or node.attr not in fields, f"{path.name}: {node.value.id}.{node.attr}"
