"""What every game promises at a table: moves that can be taken back up to the barrier, refusals that change nothing."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravela.core.codec import Snapshot, digest, snapshot
from caravela.core.events import Event
from caravela.core.game import Game
from caravela.core.record import Player, Record, Replay, parse, verify
from caravela.core.refused import Refused
from caravela.table.play import Play
from tests.contract.sampling import PLAYED, SEEDS, Configuration, Temperament, clauses, examples, play_on, tables_to_play_at


def all_of(play: Play) -> tuple[Snapshot, str, list[list[Event]]]:
    """State, record and log."""
    return snapshot(play.state()), play.record.text(), list(play.log)


# -- undo --------------------------------------------------------------------------------------------------------------


@examples(20)
@given(tables_to_play_at(), SEEDS)
def test_undo_goes_back_to_the_last_barrier_and_no_further(config: Configuration, seed: int) -> None:
    """A seat takes back its own moves while nothing has come to light and nobody else has decided since.

    The barrier is announced before every option that is tried. The record stays one that replays and can be verified.
    """
    luck, temperament = Random(seed), Temperament(config.game, seed)
    play = config.begin(seed)
    before: list[tuple[int, tuple[Snapshot, str, list[list[Event]]]]] = []  # what can be gone back to, and whose move it was
    while not play.over:
        if before and luck.random() < 0.3:
            seat, all_before = before.pop()
            option = play.record.moves[-1].option
            assert play.undo(seat) == option
            assert all_of(play) == all_before
        else:
            seat = play.decider
            option = config.game.options.names[temperament.choose(play.state().on_offer())]
            announced = play.crosses_barrier(option)
            all_before = all_of(play)
            play.take(seat, option)
            crossed = snapshot(play.state())["barrier"] != all_before[0]["barrier"] or play.over
            assert announced == crossed
            if crossed or (before and before[-1][0] != seat):
                before.clear()
            if not crossed:
                before.append((seat, all_before))
        for seat in range(-1, config.players):
            assert play.can_undo(seat) == (bool(before) and before[-1][0] == seat)
    record = parse(play.record.text())
    assert verify(config.game, record) == digest(play.state())


@examples(15)
@given(tables_to_play_at(), SEEDS)
def test_who_cannot_undo_is_refused_and_nothing_changes(config: Configuration, seed: int) -> None:
    play = config.begin(seed)
    while not play.over:
        for seat in range(config.players):
            if not play.can_undo(seat):
                all_before = all_of(play)
                with pytest.raises(Refused) as refused:
                    play.undo(seat)
                moved = any(move.seat == seat for move in play.record.moves)
                assert refused.value.message == ("undo-barrier" if moved else "undo-nothing")
                assert all_of(play) == all_before
        play_on(play, seed + len(play.record.moves), moves=7)
    assert not any(play.can_undo(seat) for seat in range(config.players))


@examples(15)
@given(tables_to_play_at(), SEEDS)
def test_a_game_resumed_from_its_record_goes_on_in_the_same_way(config: Configuration, seed: int) -> None:
    """Put down and taken up every few moves; played straight through it comes to the same end."""
    straight = config.begin(seed)
    interrupted = config.begin(seed)
    temperament = Temperament(config.game, seed)
    while not straight.over:
        if len(straight.record.moves) % 40 == 17:
            interrupted = Play.resume(config.game, parse(interrupted.record.text()))
            assert interrupted.log == straight.log
        option = config.game.options.names[temperament.choose(straight.state().on_offer())]
        straight.take(straight.decider, option)
        interrupted.take(interrupted.decider, option)
    assert interrupted.record.text() == straight.record.text()
    assert digest(interrupted.state()) == digest(straight.state())


# -- refusals ----------------------------------------------------------------------------------------------------------


@examples(25)
@given(tables_to_play_at(), SEEDS, st.text(max_size=20))
def test_what_cannot_be_taken_is_refused_with_a_reason_and_nothing_changes(config: Configuration, seed: int, word: str) -> None:
    """An option of another player, a name that no option has, an option that is not open: the last with its clause."""
    game = config.game
    luck, temperament = Random(seed), Temperament(config.game, seed)
    play = config.begin(seed)

    def refused(seat: int, option: str) -> Refused:
        before = all_of(play)
        with pytest.raises(Refused) as refusal:
            play.take(seat, option)
        assert all_of(play) == before
        return refusal.value

    while not play.over:
        decision = play.decision
        assert decision is not None
        option = game.options.names[temperament.choose(play.state().on_offer())]
        if luck.random() < 0.06:
            other = luck.choice([seat for seat in range(-1, config.players + 1) if seat != decision.who])
            assert refused(other, option).message == "not-your-turn"
            for unknown in {word, option + " ", option.upper(), ""} - set(game.options.numbers):
                assert refused(decision.who, unknown).message == "option-unknown"
            for closed in set(luck.sample(game.options.names, 5)) - set(decision.options):
                refusal = refused(decision.who, closed)
                assert refusal.message == "option-not-open" and refusal.about["option"] == closed
                assert refusal.about["rule"] in clauses(game.name)
                assert str(refusal.about["open"]).startswith(", ".join(decision.options[:12]))
        play.take(decision.who, option)
    for seat in range(config.players):
        assert refused(seat, game.options.names[0]).message == "game-over"


@examples(10)
@given(tables_to_play_at(), SEEDS)
def test_every_option_that_is_not_open_is_refused_with_a_clause(config: Configuration, seed: int) -> None:
    """The whole vocabulary, at some decisions of a game. The rules themselves refuse, not only the table."""
    game = config.game
    play = config.begin(seed)
    while not play.over:
        s = play.state()
        before, open_options = snapshot(s), set(s.on_offer())
        for option, name in enumerate(game.options.names):
            if option not in open_options:
                with pytest.raises(Refused) as refused:
                    game.take(s, name)
                assert refused.value.about["rule"] in clauses(game.name)
        assert snapshot(s) == before
        play_on(play, seed + len(play.record.moves), moves=29)


@pytest.mark.parametrize("game", PLAYED.values(), ids=list(PLAYED))
def test_nobody_sits_down_at_a_table_of_the_wrong_size(game: Game) -> None:
    """A refusal, not a broken game: nobody at all, one too few, one too many."""
    for preset in game.presets:
        agreed = game.agree(preset, {})
        seats = game.seats(agreed)
        for n in (0, seats[0] - 1, seats[-1] + 1):
            with pytest.raises(Refused) as refused:
                Play.begin(game, agreed, [Player(f"Player {i}") for i in range(n)], b"secret")
            assert refused.value.message == "seats-number"


@examples(10)
@given(tables_to_play_at(), SEEDS)
def test_a_record_without_its_seed_replays_but_nobody_can_go_on_with_it(config: Configuration, seed: int) -> None:
    play = play_on(config.begin(seed), seed, moves=60)
    text = play.record.text(with_secret=False)
    secret = play.record.secret
    assert secret is not None and secret.hex() not in text
    record: Record = parse(text)
    assert digest(Replay(config.game, record).to(len(record.moves))) == digest(play.state())
    for try_it in (lambda: Play.resume(config.game, record), lambda: verify(config.game, record)):
        with pytest.raises(Refused) as refused:
            try_it()
        assert refused.value.message == "verify-no-seed"
