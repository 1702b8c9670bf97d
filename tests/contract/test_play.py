"""What every game promises while it is played: no dead ends, questions that change nothing, copies, saved games."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravela.build import COMPILED
from caravela.core.codec import digest, restore, snapshot
from caravela.core.events import Journal
from caravela.core.game import Game
from caravela.core.refused import Refused
from caravela.core.setup import agree
from caravela.core.state import State, ask_again, take
from tests.contract.sampling import (
    LONGEST_GAME,
    PLAYED,
    SEEDS,
    Configuration,
    Temperament,
    accepted,
    clauses,
    examples,
    names,
    tables_to_play_at,
    value_of,
    walk,
)

# -- before the game ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", PLAYED.values(), ids=list(PLAYED))
def test_every_preset_can_be_played_by_every_number_of_players(game: Game) -> None:
    assert game.default_preset in game.presets
    for preset in game.presets:
        agreed = game.agree(preset, {})
        assert list(agreed) == [option.name for option in game.setup_options]
        for players in game.seats(agreed):
            assert not game.start(players, agreed, 1).over


@pytest.mark.parametrize("game", PLAYED.values(), ids=list(PLAYED))
def test_what_is_said_about_a_game_cites_clauses_that_exist(game: Game) -> None:
    known = clauses(game.name)
    assert {option.rule for option in game.setup_options} <= known
    assert {kind.rule for kind in game.event_kinds} <= known


@examples(300)
@given(st.data())
def test_a_set_up_is_played_or_refused_and_nothing_else_goes_wrong(data: st.DataObject) -> None:
    """Any preset, any changes, any number of players; a refusal says why, with the clause."""
    game = PLAYED[data.draw(st.sampled_from(sorted(PLAYED)))]
    changed = data.draw(st.lists(st.sampled_from(game.setup_options), unique_by=lambda option: option.name))
    changes = {option.name: value_of(option, lambda n: data.draw(st.integers(0, n - 1))) for option in changed}
    agreed = agree(game.setup_options, game.presets, data.draw(st.sampled_from(sorted(game.presets))), changes)
    players = data.draw(st.integers(0, 9))
    if accepted(game, players, agreed):
        assert players in game.seats(agreed) and not game.start(players, agreed, 1).over
    else:
        with pytest.raises(Refused) as refused:
            game.start(players, agreed, 1)
        assert refused.value.about["rule"] in clauses(game.name)


# -- decisions ---------------------------------------------------------------------------------------------------------


def fewest_options(config: Configuration) -> int:
    return 2 if config.game.asks_openly or config.players == 1 else 1


@examples(60)
@given(tables_to_play_at(), SEEDS)
def test_a_game_offers_at_least_two_options_until_it_is_over_and_loses_nothing(config: Configuration, seed: int) -> None:
    """One only where it would tell of a hand that somebody is not asked."""
    game = config.game
    least = fewest_options(config)
    known = clauses(game.name)
    for decisions, s in enumerate(walk(config, seed)):
        assert decisions < LONGEST_GAME
        game.check(s)
        decision = game.decision(s)
        if decision is None:
            break
        assert not s.over
        assert decision.who == s.who and 0 <= s.who < config.players
        assert decision.question.message.startswith("ask-")
        assert decision.rule in known
        assert len(decision.options) == s.offered >= least
        assert len(set(decision.options)) == len(decision.options)
        assert [game.options.numbers[name] for name in decision.options] == s.on_offer()
    assert s.over
    scores = game.scores(s)
    assert [score.who for score in scores] == list(range(config.players))
    assert all(list(score.categories) == game.categories for score in scores)
    assert set(game.winners(s)) <= set(range(config.players)) and (game.winners(s) or config.players == 1)


@examples(40)
@given(tables_to_play_at(), SEEDS)
def test_asking_once_more_gives_the_same_question_and_changes_nothing(config: Configuration, seed: int) -> None:
    for s in walk(config, seed):
        if not s.over:
            again = s.copy()
            ask_again(again)
            assert snapshot(again) == snapshot(s)


@pytest.mark.skipif(COMPILED, reason="compiled rules cannot be watched from inside")
@examples(25)
@given(tables_to_play_at(), SEEDS)
def test_an_effect_that_offers_does_nothing_else(config: Configuration, seed: int) -> None:
    """Not even something that it would only do once: the table before and after the offer is the same. Nothing is noted."""
    with pytest.MonkeyPatch.context() as patch:
        temperament = Temperament(config.game, seed)
        s = config.start(seed)
        s.journal = Journal()
        happen = type(s).happen

        def watched(s: State, effect: int, who: int, n: int) -> None:
            before, noted = snapshot(s), len(s.journal.events if s.journal else [])
            happen(s, effect, who, n)
            if s.offered:
                assert snapshot(s) == before | {"offered": int(s.offered), "options": s.on_offer()}
                assert len(s.journal.events if s.journal else []) == noted

        patch.setattr(type(s), "happen", watched)
        while not s.over:
            take(s, temperament.choose(s.on_offer()))


@examples(25)
@given(tables_to_play_at(), SEEDS)
def test_trying_every_option_on_copies_leaves_the_game_untouched(config: Configuration, seed: int) -> None:
    for s in walk(config, seed):
        before = snapshot(s)
        assert snapshot(s.copy()) == before
        for option in s.on_offer():
            trial = s.copy()
            take(trial, option)
            assert trial.over or trial.offered >= fewest_options(config)
        assert snapshot(s) == before


@examples(25)
@given(tables_to_play_at(), SEEDS)
def test_options_lead_to_the_same_table_whoever_listens(config: Configuration, seed: int) -> None:
    """Events have no effect on play, and a copy has no listeners."""
    temperament = Temperament(config.game, seed)
    s = config.start(seed)
    while not s.over:
        listened = s.copy()
        assert listened.journal is None and listened.fate is None
        listened.journal = Journal()
        option = temperament.choose(s.on_offer())
        take(s, option)
        take(listened, option)
        assert snapshot(listened) == snapshot(s)
        for event in config.game.events(listened.journal):
            assert -1 <= event.seen_by < config.players and 0 <= event.who < max(2, config.players)  # alone, the rival is second


# -- saved games -------------------------------------------------------------------------------------------------------


@examples(24)
@given(tables_to_play_at(), SEEDS)
def test_a_game_saved_and_restored_at_every_decision_is_the_same_game(config: Configuration, seed: int) -> None:
    """Every move is made by a state that was restored from text, and the whole game goes as without that."""
    temperament = Temperament(config.game, seed)
    relay, empty = config.start(seed), config.start(seed + 1)
    for s in walk(config, seed):
        saved = snapshot(s)
        assert snapshot(relay) == saved
        relay = empty.copy()
        restore(relay, json.loads(json.dumps(saved)))
        assert snapshot(relay) == saved and digest(relay) == digest(s)
        assert relay.over == s.over and names(config.game, relay) == names(config.game, s)
        if not s.over:
            take(relay, temperament.choose(relay.on_offer()))
