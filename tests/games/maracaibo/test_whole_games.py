"""Whole games at random: nothing is created or lost, and everything comes to an end."""

import random
from collections import Counter

import pytest

from caravela.core.events import Journal
from caravela.core.state import take
from caravela.games.maracaibo.rules import numbers
from caravela.games.maracaibo.rules.components import LEGACY_IDS, STORY_IDS
from caravela.games.maracaibo.rules.game import MARACAIBO
from caravela.games.maracaibo.rules.setup import CHAPTERS
from caravela.games.maracaibo.rules.state import Maracaibo
from tests.games.maracaibo.kit import cards_of, table


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("story", ["75", "76", "77", "campaign", *CHAPTERS])
def test_nothing_is_created_or_lost(players: int, story: str) -> None:
    """M-INV-1, M-INV-2, M-INV-3, M-INV-4, M-INV-5, M-INV-6, M-INV-7, M-INV-8: at every decision of a random game."""
    luck = random.Random(players)
    s = MARACAIBO.start(players, MARACAIBO.agree("single", {"story": story}), players)
    decisions = 0
    while not s.over:
        MARACAIBO.check(s)
        assert s.offered >= (2 if players == 1 else 1)
        take(s, luck.choice(s.on_offer()))
        decisions += 1
        assert decisions < 3000
    MARACAIBO.check(s)
    assert isinstance(s, Maracaibo)
    assert s.round == 4 and s.incomes == 4 and s.phase == numbers.ENDED


@pytest.mark.parametrize("seed", range(12))
def test_a_campaign_goes_on_from_any_archive(seed: int) -> None:
    """M-CAMP-1, M-CAMP-3, M-CAMP-10, M-STORY-14, M-STORY-15: also from one that no campaign would lead to."""
    luck = random.Random(seed)
    words = [luck.choice(["card", "done"]) + story for story in STORY_IDS if luck.random() < (0.2, 0.8)[seed % 2]]
    words += [word for word in [*LEGACY_IDS, *cards_of("C")] if luck.random() < (0.2, 0.7)[seed % 2]]
    agreed = MARACAIBO.agree("campaign", {"archive": "+".join(dict.fromkeys(["card05", *words]).keys() - {"done05"})})
    s = MARACAIBO.start(seed % 4 + 1, agreed, seed)
    while not s.over:
        MARACAIBO.check(s)
        take(s, luck.choice(s.on_offer()))
    MARACAIBO.check(s)


def test_a_round_takes_at_least_four_turns() -> None:
    """M-INV-9, M-GEN-3: 15 steps to 20, then 21a; round IV five."""
    for seed in range(5):
        journal = Journal()
        s = MARACAIBO.start(2, MARACAIBO.agree("single", {"start_player": "first_seat"}), seed, journal=journal)
        luck = random.Random(seed)
        while not s.over:
            far = [option for option in s.on_offer() if MARACAIBO.options.names[option].startswith("sail ")]
            take(s, far[-1] if far and s.who == 0 else luck.choice(s.on_offer()))
        turns: Counter[tuple[int, int]] = Counter()
        round = 0
        extra = False
        for event in MARACAIBO.events(journal):
            if event.phrase.message == "event-round":
                round = int(event.phrase["round"])
            extra = extra or event.phrase.message == "event-assistant-used"
            if event.phrase.message == "event-sailed":
                turns[round, event.who] += 1
        for n in (1, 2, 3, 4):
            fastest = max(turns[n, who] for who in (0, 1))
            assert extra or fastest >= (5 if n == 4 else 4)


def test_effects_of_several_players_come_in_turn_order() -> None:
    """M-RUL-70: visits of three owners, from the active player on."""
    t = table(4).own(1, "B045", "A51").own(2, "B046", "B097").own(3, "C97", "A52").ship(2, "5").turn(2).say("sail 6")
    assert t.asks() == (2, "ask-visit")
    t.say("visit points")
    assert t.asks() == (1, "ask-visit")


def test_a_compass_of_a_card() -> None:
    """M-CARD-PERM-4, M-MIS-12: one more for each."""
    t = table().own(0, "A33", "B038")
    assert t.got(0, numbers.COMPASSES) == 3


def test_free_actions_and_rulings_of_the_adaptation() -> None:
    """M-RUL-86, M-RUL-87, M-RUL-88: no free action inside a payment; nothing to convert with a full track."""
    t = table().own(0, "A47", "B047").hand(0, "A01", "A05", "A09").village().say("sell goods")
    assert t.on_offer() == ["discard A01", "discard A05", "discard A09"]
    t = table().own(0, "B047").give(0, cp=8).main(0, "6", 1)
    assert "worker for combat points" not in t.on_offer()
    t = table().own(0, "B045", "A51").ship(0, "5").turn(0).say("sail 6")
    assert t.on_offer() == ["visit points", "visit doubloons"]


def test_a_combat_may_be_skipped() -> None:
    """M-RUL-89, M-GEN-6: that of mission Q11, and that of Maracaibo after a delivery."""
    t = table().mission("Q11", "6").hand(0, "A14", "A12").main(0, "6", 1).say("mission Q11")
    while "fight" not in t.on_offer():
        t.say("compasses first")
    t.say("skip")
    assert t.tiles_won() == []
