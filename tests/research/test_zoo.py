"""Every game is an environment of PettingZoo: its own tests pass, and what agents get is right."""

import copy
import random
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from caravela.core.refused import Refused
from caravela.games import GAMES
from caravela.research.zoo import TOLD, CaravelaEnv, env

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


def told(playing: CaravelaEnv) -> dict[str, Any]:
    """All that agents can learn of an environment."""
    said = {name: getattr(playing, name) for name in TOLD}
    seen = [playing.observe(agent) for agent in playing.possible_agents]
    numbers = [[one[part].tolist() for part in ("observation", "action_mask")] for one in seen]
    return copy.deepcopy({**said, "seen": numbers, "hash": playing.state_hash()})


def stepped(playing: CaravelaEnv, luck: random.Random) -> None:
    """An open option at random, or nothing for who hears of the end."""
    closing = playing.terminations[playing.agent_selection]
    playing.step(None if closing else luck.choice(playing.game_state.on_offer()))


def played_out(playing: CaravelaEnv, luck: random.Random) -> list[dict[str, Any]]:
    """What is told from here to the last agent's leaving, and at the beginning of the next game."""
    course = [told(playing)]
    while playing.agents:
        stepped(playing, luck)
        course.append(told(playing))
    playing.reset()
    return [*course, told(playing)]


@EVERY_GAME
def test_at_every_step_a_clone_and_a_restored_copy_are_told_the_same_and_go_on_alike(game: str) -> None:
    """Also while agents leave one by one after the end; then the same game follows. They are played on from a few steps and from
    each of the last ones."""
    playing, luck = env(game, players=3), random.Random(3)
    playing.reset(seed=3)
    while True:
        other = env(game, players=3)
        other.reset(seed=8)
        other.from_bytes(playing.to_bytes())
        again, world = playing.clone(), playing.imagine(1)
        now = told(playing)
        assert told(again) == told(other) == now
        assert [getattr(world, name) for name in TOLD] == [now[name] for name in TOLD]
        if playing.game_state.over or luck.random() < 0.02:
            then = luck.getstate()
            courses = []
            for one in (again, other, playing.clone()):
                going = random.Random()
                going.setstate(then)
                courses.append(played_out(one, going))
            assert courses[0] == courses[1] == courses[2]
            assert told(playing) == now
        if not playing.agents:
            break
        stepped(playing, luck)


def test_what_is_drawn_from_the_spaces_of_a_clone_is_not_missed_in_the_original() -> None:
    playing = env("santamaria")
    playing.reset(seed=1)
    playing.action_space("seat_0").seed(5)
    again, third = playing.clone(), playing.clone()
    drawn = [again.action_space("seat_0").sample() for _ in range(5)]
    assert [playing.action_space("seat_0").sample() for _ in range(5)] == drawn
    assert [third.action_space("seat_0").sample() for _ in range(5)] == drawn


def test_a_position_that_was_saved_alone_begins_a_table_of_its_own() -> None:
    playing = env("santamaria")
    playing.reset(seed=1)
    playing.from_bytes(playing.setting.to_bytes(playing.setting.start(9)))
    assert playing.agents == playing.possible_agents and not any(playing.terminations.values())


def test_damaged_bytes_are_refused_and_nothing_changes() -> None:
    playing = env("santamaria")
    playing.reset(seed=1)
    saved, before = playing.to_bytes(), told(playing)
    for damaged in (b"", saved.replace(b'"luck":[', b'"luck":["x",'), saved.replace(b'"infos"', b'"info"')):
        with pytest.raises(Refused) as refused:
            playing.from_bytes(damaged)
        assert refused.value.message == "research-not-saved" and told(playing) == before


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
