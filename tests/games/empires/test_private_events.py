"""What one player sees of face-down tokens and cards is told to that player alone, and to no other by any sentence."""

import pytest

from caravela.core.events import ALL, Event
from caravela.core.record import Replay
from caravela.games.empires.rules.components import REGION_IDS
from caravela.games.empires.rules.game import EMPIRES
from tests.games.empires.kit import Table, table
from tests.golden import lines
from tests.golden.lines import Line

PRIVATE = ["event-saw-token", "event-saw-card"]
OPENLY = ["event-looked", "event-looked-deck", "event-put-card"]


def told_to(t: Table, seat: int) -> list[str]:
    return [event.phrase.message for event in t.log() if event.seen_by in (ALL, seat)]


def names_a_find(event: Event) -> bool:
    return any(term.sort == "find" for term in event.phrase.terms)


def test_a_token_looked_at_is_told_to_the_payer_alone() -> None:
    """E-VAR-RECON.4, E-INFO-10: the others hear that somebody has looked, and where."""
    t = table(reconnaissance="true").give_money(0, 1).put("pool", 0, captain=1).resolve("discovery").say("look at Peru")
    assert "event-saw-token" in told_to(t, 0)
    for seat in (-1, 1, 2, 3):
        assert "event-saw-token" not in told_to(t, seat) and "event-looked" in told_to(t, seat)
    assert [event.seen_by for event in t.log() if names_a_find(event)] == [0]


@pytest.mark.parametrize("back", ["put on top", "put at the bottom"])
def test_a_card_looked_at_is_told_to_the_payer_alone(back: str) -> None:
    """E-VAR-RECON.2, E-INFO-11: the others hear that somebody has looked, and where the card went."""
    t = table(reconnaissance="true").give_money(0, 1).put("pool", 0, captain=1).discover(*REGION_IDS)
    t.resolve("discovery").say("look at the deck", back)
    assert "event-saw-card" in told_to(t, 0)
    for seat in (-1, 1, 2, 3):
        assert "event-saw-card" not in told_to(t, seat)
        assert {"event-looked-deck", "event-put-card"} <= set(told_to(t, seat))
    assert [event.seen_by for event in t.log() if names_a_find(event)] == [0]


WITH_LOOKS = [line for line in lines("empires") if line.changes.get("reconnaissance") == "true"]


@pytest.mark.parametrize("line", WITH_LOOKS, ids=lambda line: line.name)
def test_in_whole_games_only_the_payer_is_told(line: Line) -> None:
    """E-VAR-RECON.4: in games that were played with reconnaissance, at every look."""
    record = line.play().record
    played = Replay(EMPIRES, record)
    played.to(len(record.moves))
    looks = 0
    for move, events in zip([None, *record.moves], played.log, strict=True):
        for event in events:
            if event.phrase.message in PRIVATE:
                assert move is not None and event.seen_by == event.who == move.seat
                looks += 1
            elif event.phrase.message in OPENLY:
                assert event.seen_by == ALL and not names_a_find(event)
    assert looks > 0
