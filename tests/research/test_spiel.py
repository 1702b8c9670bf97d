"""Every game is a game of OpenSpiel: its own random simulation passes, and its own search plays."""

import copy
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

from caravela.games import FACES
from caravela.research import spiel
from caravela.research.setting import Setting

EVERY_GAME = pytest.mark.parametrize("game", list(FACES))


@EVERY_GAME
def test_the_random_simulation_of_openspiel_passes(game: str) -> None:
    """Clones, histories, masks and serialised positions, move by move."""
    pyspiel.random_sim_test(pyspiel.load_game(f"caravela_{game}"), num_sims=1, serialize=True, verbose=False)


def seen(state: spiel.CaravelaState) -> dict[str, Any]:
    """All that OpenSpiel can ask of a state."""
    players = range(state.num_players())
    return {
        "player": state.current_player(),
        "open": [state.legal_actions(), *[state.legal_actions(player) for player in players]],
        "chance": state.chance_outcomes() if state.is_chance_node() else [],
        "returns": state.returns(),
        "history": state.history(),
        "tensors": [state.observation_tensor(player) for player in players],
        "strings": [state.observation_string(player) for player in players],
        "text": str(state),
    }


def copies(state: spiel.CaravelaState) -> list[spiel.CaravelaState]:
    """The state once more, in every way that OpenSpiel and Python know."""
    game = state.get_game()
    _, with_game = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    pickled = pickle.loads(pickle.dumps(state))
    return [state.clone(), copy.deepcopy(state), game.deserialize_state(state.serialize()), with_game, pickled]


def any_action(state: spiel.CaravelaState, luck: np.random.RandomState) -> int:
    return int(luck.choice(state.legal_actions()))


@EVERY_GAME
def test_the_search_of_openspiel_plays_a_whole_game(game: str) -> None:
    """Against somebody who plays at random. Its choices are open, have names, and leave the state that it searched untouched."""
    known = pyspiel.load_game(f"caravela_{game}")
    luck = np.random.RandomState(1)
    bot = mcts.MCTSBot(known, 1.4, 4, mcts.RandomRolloutEvaluator(1, luck), random_state=luck, solve=False)
    state, options, searched = known.new_initial_state(), Setting(game).options, 0
    while not state.is_terminal():
        if state.current_player() != 0:
            state.apply_action(any_action(state, luck))
            continue
        before, kept = seen(state), state.clone()
        option = bot.step(state)
        assert seen(state) == before == seen(kept)
        assert option in state.legal_actions() and state.action_to_string(option) == options[option]
        state.apply_action(option)
        assert seen(kept) == before
        kept.apply_action(option)
        assert str(kept) == str(state)
        searched += 1
    assert searched > 20 and sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])


@EVERY_GAME
def test_a_clone_and_a_serialised_state_go_on_alike_from_anywhere(game: str) -> None:
    """Also in the middle of a move, where chance decides, and after the end."""
    luck = np.random.RandomState(2)
    state = pyspiel.load_game(f"caravela_{game}(players=3)").new_initial_state()
    among_chance = 0
    while True:
        now = seen(state)
        if state.is_terminal() or luck.random_sample() < 0.1:
            among_chance += state.is_chance_node() and len(state.history()) > 40
            others = copies(state)
            assert all(seen(other) == now for other in others)
            for _ in range(12):
                if others[0].is_terminal():
                    break
                action = any_action(others[0], luck)
                for other in others:
                    other.apply_action(action)
                assert [str(other) for other in others] == [str(others[0])] * len(others)
            then = seen(others[0])
            assert all(seen(other) == then for other in others) and seen(state) == now
        if state.is_terminal():
            break
        state.apply_action(any_action(state, luck))
    assert among_chance and sum(state.returns()) == pytest.approx(0)


def test_a_game_can_be_saved_by_python_and_read_where_nothing_is_known_yet(tmp_path: Path) -> None:
    """With its parameters, and with a state."""
    game = pyspiel.load_game("caravela_santamaria(players=3,preset=advanced)")
    state = game.new_initial_state()
    state.apply_action(0)
    assert str(pickle.loads(pickle.dumps(game))) == str(game) == str(copy.deepcopy(game))
    file = tmp_path / "saved"
    file.write_bytes(pickle.dumps([state, game]))
    code = f"import pickle; state, game = pickle.load(open({str(file)!r}, 'rb')); print(game); print(state.history(), state)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)
    assert done.stdout.splitlines() == [str(game), f"{state.history()} {state}"], done.stderr


def test_chance_is_a_node_of_its_own_and_what_falls_decides() -> None:
    """The same outcomes lead to the same table, another one to another."""
    tables = set()
    for first in (0, 0, 1):
        state = pyspiel.load_game("caravela_santamaria(players=3,preset=advanced)").new_initial_state()
        assert state.is_chance_node() and state.num_players() == 3
        assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        state.apply_action(first)
        while state.is_chance_node():
            state.apply_action(0)
        tables.add(str(state))
    assert len(tables) == 2


def test_python_leaves_quietly_after_it() -> None:
    """What OpenSpiel keeps until the very end must not be taken down with Python."""
    code = "import pyspiel, caravela.research.spiel as s; pyspiel.load_game(s.NAMES[0]).new_initial_state()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr


def test_all_games_are_known() -> None:
    assert [f"{spiel.PREFIX}{game}" for game in FACES] == spiel.NAMES
