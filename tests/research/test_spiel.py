"""Every game is a game of OpenSpiel: its own random simulation passes, and its own search plays."""

import subprocess
import sys

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


@EVERY_GAME
def test_the_search_of_openspiel_plays(game: str) -> None:
    known = pyspiel.load_game(f"caravela_{game}")
    luck = np.random.RandomState(1)
    bot = mcts.MCTSBot(known, 1.4, 2, mcts.RandomRolloutEvaluator(1, luck), random_state=luck, solve=False)
    state = known.new_initial_state()
    while state.is_chance_node():
        state.apply_action(int(luck.randint(len(state.chance_outcomes()))))
    option = bot.step(state)
    assert option in state.legal_actions()
    assert state.action_to_string(option) == Setting(game).options[option]


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
