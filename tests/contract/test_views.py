"""What every game promises about secrets: a seat sees the same whatever is hidden from it."""

import json
from collections.abc import Iterator
from dataclasses import asdict
from random import Random

from hypothesis import given

from caravela.core.codec import snapshot
from caravela.core.events import ALL, Event, Journal
from caravela.core.game import Game
from caravela.core.state import State, take
from caravela.games.maracaibo.rules.components import CARD_IDS
from caravela.games.maracaibo.rules.numbers import PLANNED
from caravela.games.maracaibo.rules.state import Maracaibo
from tests.contract.sampling import (
    SEEDS,
    Configuration,
    examples,
    games_with_secrets,
    play_on,
    spread,
    tables_to_play_at,
    walk,
)

SPECTATOR = -1


def imagined(config: Configuration, seed: int) -> Iterator[tuple[State, int, State]]:
    """The decisions of a random game, each with a seat (by turns) and a world that this seat imagines, where it differs."""
    for n, s in enumerate(walk(config, seed)):
        seat = n % (config.players + 1) - 1
        before = snapshot(s)
        world = config.game.imagine(s, seat, seed + n)
        assert snapshot(s) == before
        if snapshot(world) | {"seed": 0} != before | {"seed": 0}:
            yield s, seat, world


def seen_by(seat: int, events: list[Event]) -> list[Event]:
    return [event for event in events if event.seen_by in (ALL, seat)]


def try_option(game: Game, s: State, option: int, seed: int | None = None) -> tuple[State, list[Event]]:
    """A copy in which the option was taken, perhaps with other luck; and what happened."""
    trial = s.copy()
    if seed is not None:
        trial.seed = seed
    trial.journal = journal = Journal()
    take(trial, option)
    return trial, game.events(journal)


@examples(9)
@given(games_with_secrets())
def test_a_view_does_not_change_when_everything_hidden_is_dealt_anew(at: tuple[Configuration, int]) -> None:
    """Nor does who is asked, and what; where the options would tell of a hand, others do not hear of them. What is hidden from
    a seat is hidden from spectators as well. Nothing is created or lost."""
    config, seed = at
    game = config.game
    for s, seat, world in imagined(config, seed):
        assert game.view(world, seat) == game.view(s, seat)
        assert game.view(world, SPECTATOR) == game.view(s, SPECTATOR)
        game.check(world)
        asked, asked_too = game.decision(s), game.decision(world)
        assert (asked is None) == (asked_too is None)
        if asked is not None and asked_too is not None:
            assert (asked.who, asked.question) == (asked_too.who, asked_too.question)
            assert asked == asked_too or not (game.asks_openly or seat == asked.who)


def from_one_place(option: str, s: State, world: State) -> bool:
    """Everybody sees whether a card that is bought or delivered lay in the hand or in the planning area."""
    named = option.rpartition(" ")[2]
    if not isinstance(s, Maracaibo) or not isinstance(world, Maracaibo) or named not in CARD_IDS:
        return True
    card = CARD_IDS.index(named)
    return (s.where[card] >= PLANNED) == (world.where[card] >= PLANNED)


@examples(14)
@given(games_with_secrets())
def test_without_a_barrier_nothing_hidden_has_a_consequence(at: tuple[Configuration, int]) -> None:
    """Whether an option brings something to light does not depend on what is hidden. If it brings nothing to light, a seat
    sees the same events and the same table afterwards."""
    config, seed = at
    game = config.game
    luck = Random(seed)
    for s, seat, world in imagined(config, seed):
        if s.over:
            break
        if not game.asks_openly and seat != s.who:
            both = sorted(set(s.on_offer()) & set(world.on_offer()))  # what is done in public, whatever is in the hand
            both = [option for option in both if from_one_place(game.options.names[option], s, world)]
            if both:
                option = luck.choice(both)
                after, after_too = try_option(game, s, option)[0], try_option(game, world, option)[0]
                assert (after.barrier != s.barrier) == (after_too.barrier != world.barrier), game.options.names[option]
                assert (after.over, after.who) == (after_too.over, after_too.who), game.options.names[option]
            continue
        option = luck.choice(s.on_offer())
        after, events = try_option(game, s, option)
        after_too, events_too = try_option(game, world, option)
        crossed = after.barrier != s.barrier
        assert crossed == (after_too.barrier != world.barrier)
        if not crossed:
            assert seen_by(seat, events) == seen_by(seat, events_too)
            assert game.view(after, seat) == game.view(after_too, seat)


@examples(8)
@given(games_with_secrets())
def test_who_has_seen_the_same_sees_the_same(at: tuple[Configuration, int]) -> None:
    """The same option under different luck: a seat whose log is the same has the same view. So what one seat alone has
    learned shows in no other view, and everything that comes to light is in the log of those who see it. Nor does the log
    tell a seat what only another seat's view shows."""
    config, seed = at
    game = config.game
    luck = Random(seed)
    for n, s in enumerate(walk(config, seed)):
        if s.over:
            break
        tried = [(option, *try_option(game, s, option, spread(2 * n))) for option in s.on_offer()]
        crossing = [trial for trial in tried if trial[1].barrier != s.barrier]
        for option, after, events in luck.sample(crossing, min(2, len(crossing))):
            after_too, events_too = try_option(game, s, option, spread(2 * n + 1))
            seats = {SPECTATOR, s.who, luck.randrange(config.players)}
            same_view = {seat: game.view(after, seat) == game.view(after_too, seat) for seat in seats}
            for seat in seats:
                if seen_by(seat, events) == seen_by(seat, events_too):
                    assert same_view[seat]
                elif same_view[seat]:
                    assert all(same_view.values()), "the log tells more than the view"


@examples(30)
@given(tables_to_play_at(), SEEDS)
def test_the_log_of_a_seat_has_no_event_that_only_others_see(config: Configuration, seed: int) -> None:
    play = play_on(config.begin(seed), seed)
    assert len(play.log) == len(play.record.moves) + 1
    for seat in (SPECTATOR, *range(config.players)):
        told = [event for events in play.seen(seat) for event in events]
        assert {event.seen_by for event in told} <= {ALL, seat}
        assert told == seen_by(seat, [event for events in play.log for event in events])
        assert play.seen(seat, since=3) == play.seen(seat)[3:]


@examples(15)
@given(tables_to_play_at(), SEEDS)
def test_a_view_can_be_sent_as_json_and_owes_nothing_to_the_seed(config: Configuration, seed: int) -> None:
    game = config.game
    for n, s in enumerate(walk(config, seed)):
        if n % 9 == 0 or s.over:
            seat = n % (config.players + 1) - 1
            view = game.view(s, seat)
            said = asdict(view)
            assert json.loads(json.dumps(said)) == said
            assert (view.seat, view.players, view.over) == (seat, config.players, s.over)
            assert view.decider == (-1 if s.over else s.who)
            other = s.copy()
            other.seed = spread(n)
            assert game.view(other, seat) == view


@examples(8)
@given(games_with_secrets())
def test_a_seat_that_knows_no_more_than_everybody_has_the_public_view(at: tuple[Configuration, int]) -> None:
    """Tables draw such a seat's board once for all; a seat that knows more must get its own."""
    config, seed = at
    game = config.game
    for n, s in enumerate(walk(config, seed)):
        if n % 3 == seed % 3:
            public = asdict(game.view(s, SPECTATOR)) | {"seat": 0}
            for seat in range(config.players):
                same = asdict(game.view(s, seat)) | {"seat": 0} == public
                assert game.knows_more(s, seat) != same


@examples(8)
@given(games_with_secrets())
def test_what_a_seat_knows_is_the_same_when_it_is_laid_beside_what_everybody_knows(at: tuple[Configuration, int]) -> None:
    """A table makes the public view once for all viewers, and adds what each of them knows."""
    config, seed = at
    game = config.game
    for n, s in enumerate(walk(config, seed)):
        if n % 3 == seed % 3:
            public = game.view(s, SPECTATOR)
            before = asdict(public)
            for seat in range(config.players):
                assert game.view_beside(s, seat, public) == game.view(s, seat)
            assert asdict(public) == before, "what everybody knows stays as it is"
