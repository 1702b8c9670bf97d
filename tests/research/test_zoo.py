"""Every game is an environment of PettingZoo: its own tests pass, and what agents get is right."""

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from caravela.core.refused import Refused
from caravela.games import GAMES
from caravela.research.zoo import CaravelaEnv, env

EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))


@EVERY_GAME
def test_the_tests_of_pettingzoo_pass(game: str) -> None:
    """Its API test and its seed test."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it wonders about agents that are not asked
        api_test(CaravelaEnv(game), num_cycles=60)
        seed_test(lambda: CaravelaEnv(game), num_cycles=25)


@EVERY_GAME
def test_a_game_is_played_to_its_end(game: str) -> None:
    playing = env(game, render_mode="ansi")
    playing.reset(seed=4)
    luck = np.random.default_rng(4)
    rewards: dict[str, float] = {}
    while playing.agents and not playing.terminations[playing.agent_selection]:
        mask = np.zeros(len(playing.options), np.int8)
        mask[playing.game_state.on_offer()] = 1
        playing.step(int(luck.choice(np.flatnonzero(mask))))
    for agent in playing.agent_iter():
        seen, reward, terminated, truncated, info = playing.last()
        assert terminated and not truncated and not seen["action_mask"].any()
        rewards[agent] = reward
        assert info["total"] == sum(info["categories"].values())
        playing.step(None)
    assert set(rewards) == set(playing.possible_agents) and sum(rewards.values()) == pytest.approx(0)
    assert playing.render()


def test_a_closed_option_is_refused_and_nothing_changes() -> None:
    playing = CaravelaEnv("santamaria")
    playing.reset(seed=1)
    before = playing.state_hash()
    closed = int(np.flatnonzero(playing.observe(playing.agent_selection)["action_mask"] == 0)[0])
    for wrong in (closed, -1, 10**6, None):
        with pytest.raises(Refused):
            playing.step(wrong)
        assert playing.state_hash() == before


def test_a_clone_and_a_saved_position_go_on_alike_and_an_imagined_world_does_not_peek() -> None:
    playing = CaravelaEnv("maracaibo")
    playing.reset(seed=2)
    for _ in range(20):
        playing.step(playing.game_state.on_offer()[0])
    again, other = playing.clone(), CaravelaEnv("maracaibo")
    other.reset(seed=9)
    other.from_bytes(playing.to_bytes())
    world = playing.imagine(1)
    assert again.state_hash() == other.state_hash() == playing.state_hash() != world.state_hash()
    agent = playing.agent_selection
    ours, theirs = playing.observe(agent), world.observe(agent)
    assert all((ours[part] == theirs[part]).all() for part in ours)
    option = playing.game_state.on_offer()[-1]
    for one in (playing, again, other):
        one.step(option)
    assert again.state_hash() == other.state_hash() == playing.state_hash()
