"""Many games stepped at once: the same games as one by one, and nothing that who decides may not know."""

from random import Random

import numpy as np
import pytest

from caravela.core.codec import snapshot
from caravela.core.refused import Refused
from caravela.core.state import take
from caravela.games import GAMES
from caravela.research.batch import BatchedGames
from caravela.research.setting import Setting

EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))


@EVERY_GAME
def test_games_of_a_batch_are_those_of_the_rules(game: str) -> None:
    """Seeds, who decides, what is open, features, and the game that follows a finished one."""
    setting = Setting(game)
    env = BatchedGames(game, 3, seed=5)
    states = [setting.start(5 + i) for i in range(3)]
    turn, luck = env.look(), np.random.default_rng(1)
    for _ in range(12):
        for i, state in enumerate(states):
            assert snapshot(env.batch.states[i]) == snapshot(state)
            assert turn.seats[i] == state.who
            assert sorted(state.on_offer()) == np.flatnonzero(turn.masks[i]).tolist()
            seen = [*turn.features[i].tolist(), *env.known_totals()[i].tolist()]
            assert seen == np.array(setting.observe(state, state.who), np.float32).tolist()
        chosen = env.sample(luck)
        turn = env.step(chosen)
        for i, state in enumerate(states):
            take(state, int(chosen[i]))
            if state.over:
                states[i] = setting.start(5 + i + 3)
    assert [*env.features, "total_0", "total_1"] == setting.features
    assert turn.features.shape == (3, len(env.features)) and turn.masks.shape == (3, len(env.options))


@EVERY_GAME
def test_a_finished_game_tells_its_points_and_another_begins(game: str) -> None:
    setting = Setting(game)
    env = BatchedGames(game, 2, seed=9, observe=False)
    luck = np.random.default_rng(2)
    before = [state.copy() for state in env.batch.states]
    for _ in range(4000):
        chosen = env.sample(luck)
        before = [state.copy() for state in env.batch.states]
        turn = env.step(chosen)
        if turn.over.any():
            break
    [ended] = np.flatnonzero(turn.over)[:1]
    last = before[ended]
    take(last, int(chosen[ended]))
    assert last.over
    assert turn.totals[ended].tolist() == [score.total for score in setting.game.scores(last)]
    assert turn.rewards[ended].tolist() == np.array(setting.rewards(last), np.float32).tolist()
    assert snapshot(env.batch.states[ended]) == snapshot(setting.start(9 + int(ended) + 2))
    assert turn.masks.any(axis=1).all()


def test_rewards_sum_to_nothing_and_a_shared_victory_is_worth_less() -> None:
    """For any number of players; who wins alone gets 1, and before the end there is nothing."""
    for players in (2, 3, 4):
        setting = Setting("empires", players)
        state = setting.start(1)
        assert setting.rewards(state) == [0.0] * players
        luck = Random(players)
        while state.offered:
            take(state, luck.choice(state.on_offer()))
        rewards = setting.rewards(state)
        assert sum(rewards) == pytest.approx(0)
        if len(setting.game.winners(state)) == 1:
            assert max(rewards) == 1.0


def test_a_closed_option_is_refused_and_nothing_changes() -> None:
    env = BatchedGames("santamaria", 2, observe=False)
    before = env.state_hashes()
    good = env.sample(np.random.default_rng(1)).tolist()
    closed = int(np.flatnonzero(~env.masks[1])[0])
    for wrong in ([good[0], closed], [good[0], -1], [good[0], 10**6], good[:1]):
        with pytest.raises(Refused):
            env.step(wrong)
        assert env.state_hashes() == before
    with pytest.raises(Refused):
        BatchedGames("santamaria", 0)


@EVERY_GAME
def test_clones_and_saved_positions_go_on_alike(game: str) -> None:
    env = BatchedGames(game, 2, seed=3, observe=False)
    luck = np.random.default_rng(3)
    for _ in range(10):
        env.step(env.sample(luck))
    saved, hashes = [env.to_bytes(i) for i in range(2)], env.state_hashes()
    other = env.clone()
    chosen = env.sample(luck)
    env.step(chosen)
    assert other.state_hashes() == hashes != env.state_hashes()
    other.step(chosen)
    assert other.state_hashes() == env.state_hashes() and (other.masks == env.masks).all()
    for i in range(2):
        env.from_bytes(i, saved[i])
    assert env.state_hashes() == hashes
    env.step(chosen)
    assert env.state_hashes() == other.state_hashes()


def restored(env: BatchedGames, games: int, first: int) -> BatchedGames:
    """Its games from their bytes, in a batch of other games."""
    other = BatchedGames(env.setting.game.name, games, seed=1000)
    for i in range(env.games):
        other.from_bytes(first + i, env.to_bytes(i))
    return other


@EVERY_GAME
def test_a_clone_and_a_restored_copy_play_the_same_games_on_and_on(game: str) -> None:
    """Observations, masks, ends, rewards and points are the same past two games begun anew, also in a batch of another size."""
    env, luck = BatchedGames(game, 2, seed=5), np.random.default_rng(6)
    for _ in range(30):
        env.step(env.sample(luck))
    still, before = env.clone(), env.state_hashes()
    copies = [(still.clone(), 0), (restored(still, 2, 0), 0), (restored(still, 5, 3), 3)]
    begun = np.zeros(2, np.int64)
    while begun.min() < 3:
        chosen = env.sample(luck)
        turn = env.step(chosen)
        begun += turn.over
        for copy, first in copies:
            actions = copy.sample(np.random.default_rng(7))
            actions[first : first + 2] = chosen
            again = copy.step(actions)
            for part, others in zip(map(np.asarray, turn), map(np.asarray, again), strict=True):
                assert (part == others[first : first + 2]).all()
            assert copy.state_hashes()[first : first + 2] == env.state_hashes()
            assert copy.seeds[first : first + 2] == env.seeds
    for i in range(2):
        assert [one.to_bytes(first + i) for one, first in copies] == [env.to_bytes(i)] * 3
    assert still.state_hashes() == before and still.seeds == [5, 6]  # nobody else's steps are its own


def test_a_position_of_an_environment_with_one_game_can_be_played_in_a_batch() -> None:
    """It knows of no games that follow: those of the place it gets do."""
    env = BatchedGames("santamaria", 2, observe=False)
    state = env.setting.start(77)
    env.from_bytes(1, env.setting.to_bytes(state))
    assert snapshot(env.batch.states[1]) == snapshot(state) and env.seeds == [0, 1] and env.apart == [2, 2]


def test_what_was_saved_elsewhere_is_refused() -> None:
    env = BatchedGames("santamaria", 1, observe=False)
    foreign = BatchedGames("santamaria", 1, players=3, observe=False).to_bytes(0)
    damaged = env.to_bytes(0).replace(b'"seed":0', b'"seed":"0"')
    not_saved = [(saved, "research-not-saved") for saved in (b"{", b"[]", damaged)]
    for saved, message in ((foreign, "research-other-setting"), *not_saved):
        with pytest.raises(Refused) as refused:
            env.from_bytes(0, saved)
        assert refused.value.message == message


@EVERY_GAME
def test_what_who_decides_observes_is_the_same_in_every_world_it_can_imagine(game: str) -> None:
    """Features, points and mask depend on nothing that is hidden from the seat."""
    env = BatchedGames(game, 4, players=max(GAMES[game].seats(GAMES[game].agree(GAMES[game].default_preset, {}))), seed=11)
    luck = np.random.default_rng(4)
    for step in range(24):
        turn = env.step(env.sample(luck))
        if step % 6 == 5:
            world = env.imagine(step).look()
            assert (world.seats == turn.seats).all()
            assert (world.masks == turn.masks).all()
            assert (world.features == turn.features).all()
            assert (env.imagine(step).known_totals() == env.known_totals()).all()
