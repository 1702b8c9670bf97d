"""A round that is over is told from the log: the sums are those of the table, and nothing is told that was not public."""

from itertools import chain
from typing import Any

import pytest

from caravela.core.events import ALL, Event, Phrase, Term
from caravela.core.record import Record, Replay, parse, replay
from caravela.games import FACES
from caravela.teach.rounds import BEGINS, Told, during, sums, tell_round
from caravela.text import LANGUAGES, Speaker
from tests.golden import golden_files
from tests.ours import OURS

each_game = pytest.mark.parametrize("name", OURS)
ROUNDS = {"empires": 8, "santamaria": 3, "maracaibo": 4}


def records(name: str) -> list[Record]:
    return [parse(path.read_text(encoding="utf-8")) for path in golden_files() if path.parent.name == name]


def speaker_of(record: Record, language: str = "en") -> Speaker:
    return FACES[record.game].speaker(language, [player.name for player in record.players], record.agreed, record.tables)


def played(name: str) -> tuple[Record, Replay]:
    record = next(record for record in records(name) if len(record.players) > 1)
    return record, replay(FACES[name].rules, record)


def on_the_table(name: str, state: Any, seat: int) -> dict[str, int]:
    """What lies before a player at the end; of what they began with, the log tells."""
    view: Any = FACES[name].rules.view(state, -1)
    score = FACES[name].rules.scores(state)[seat]
    if name == "empires":
        gained = sum(score.categories[kind] for kind in ("age_1", "age_2", "age_3", "bought"))
        return {"points": gained, "money": view.players_at_table[seat].money}
    if name == "santamaria":
        return {"points": view.players_at_table[seat].points, "coins": view.players_at_table[seat].coins}
    return {"vp": score.total, "doubloons": view.players_at_table[seat].doubloons}


@each_game
def test_what_is_told_of_all_rounds_adds_up_to_what_lies_on_the_table(name: str) -> None:
    """Every coin and every point that was moved during the rounds is told, once, with its sign."""
    money = {"empires": "money", "santamaria": "n", "maracaibo": "doubloons"}[name]
    for record in records(name):
        end = replay(FACES[name].rules, record)
        log, telling, speaker = list(chain.from_iterable(end.log)), FACES[name].telling, speaker_of(record)
        for seat in range(len(record.players)):
            begun = [e.phrase[money] for e in log if e.phrase.message == "event-begins-with" and e.who == seat]
            told = {one.kind: one.total for one in sums(telling, log, seat, speaker)}
            told[telling.kinds[1]] += sum(map(int, begun))
            assert told == on_the_table(name, end.state, seat), (record.agreed, seat)


@each_game
def test_every_event_of_a_round_belongs_to_that_round_alone(name: str) -> None:
    _, end = played(name)
    parts = [during(end.log, number) for number in range(1, ROUNDS[name] + 1)]
    first = next(i for i, event in enumerate(chain.from_iterable(end.log)) if event.phrase.message == BEGINS)
    later = [event for event in list(chain.from_iterable(end.log))[first:] if event.phrase.message != BEGINS]
    assert list(chain.from_iterable(parts)) == later and all(parts)


def words_of(told: Told) -> list[str]:
    gained = [gained for seat in told.seats for gained in seat]
    return [*[one.text for one in gained], *[why for one in gained for why in one.reasons], *told.new, told.next]


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_round_is_told_in_every_language_with_what_comes_next(name: str, language: str) -> None:
    record, end = played(name)
    speaker, seats, last = speaker_of(record, language), len(record.players), ROUNDS[name]
    for number in range(1, last + 1):
        told = tell_round(FACES[name].telling, end.log, number, seats, speaker)
        assert not [word for word in words_of(told) if "summary-" in word or "event-" in word or "{" in word]
        assert all(gained.reasons or not gained.total for seat in told.seats for gained in seat)
        assert bool(told.next) == bool(told.new) == (number < last)


@each_game
def test_what_only_one_player_has_read_is_not_told(name: str) -> None:
    """Whoever asks, the same is told: what is seen by one seat alone changes nothing."""
    record, end = played(name)
    telling, speaker = FACES[name].telling, speaker_of(record)
    log = chain.from_iterable(end.log)
    public = next(event for event in log if any(one.total for one in sums(telling, [event], event.who, speaker)))
    secret = Event(public.phrase, public.who, seen_by=public.who)
    begins = Event(Phrase(BEGINS, (Term("round", "number", 1),)), 0, ALL)
    totals = [
        [gained.total for seat in tell_round(telling, [[begins, one]], 1, 4, speaker).seats for gained in seat]
        for one in (secret, public)
    ]
    assert not any(totals[0]) and any(totals[1])
