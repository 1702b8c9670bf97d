"""What every level promises: it finishes games, repeats itself with the same luck, and knows only what its seat knows."""

import random

import pytest

from caravela.bots import BOTS, Seat, find_bot
from caravela.bots.weights import FOLLOW_UPS, WEIGHTS
from caravela.core.codec import snapshot
from caravela.core.refused import Refused
from caravela.core.state import State
from caravela.empires.game import EMPIRES, RULES
from tests.bots.table import moves, result

TABLES = [
    (preset, players) for preset in EMPIRES.presets for players in EMPIRES.seats(EMPIRES.agree(preset, {}))
]  # every preset with every number of players
VARIANTS = [
    ("first", 3, {"start_auction_first": "true"}),
    ("deluxe_base", 2, {"two_player_captains": "true", "no_survivors": "true"}),
    ("deluxe_full", 3, {"reconnaissance": "true", "vp_purchase": "true", "nations": "random"}),
    ("deluxe_full", 2, {"advanced_reconnaissance": "true", "reduced_luck_age3": "true"}),
]


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_every_bot_finishes_games_at_every_table(preset: str, players: int) -> None:
    bots = ["casual", "novice", "random", "random", "novice", "casual"]
    assert {*bots} == {*BOTS}
    for first in range(0, 6 if players == 2 else players, players):
        assert len(result(bots[first : first + players], preset, players)) == players


@pytest.mark.parametrize(("preset", "players", "changes"), VARIANTS)
def test_every_bot_finishes_games_with_variants(preset: str, players: int, changes: dict[str, str]) -> None:
    assert len(result(["casual", "novice", "casual"][:players], preset, 3, changes)) == players


@pytest.mark.parametrize("bot", BOTS)
def test_the_same_seed_gives_the_same_game(bot: str) -> None:
    players = [bot, "novice"]
    once = [choice for _, choice in moves(players, "deluxe_full", 8)]
    assert once == [choice for _, choice in moves(players, "deluxe_full", 8)]
    assert once != [choice for _, choice in moves(players, "deluxe_full", 9)]


def secrets(changes: dict[str, str], seed: int) -> list[State]:
    """Positions of a game in which somebody else knows something that the seat that decides does not."""
    found: list[State] = []
    for s, choice in moves(["novice", "random", "casual"], "deluxe_base", seed, changes):
        if choice:
            other = snapshot(EMPIRES.imagine(s, s.who, 1)) | {"seed": 0}
            if other != snapshot(s) | {"seed": 0}:
                found.append(s.copy())
    return found


@pytest.mark.parametrize("changes", [{"reconnaissance": "true"}, {"failed_token_secrecy": "private"}])
@pytest.mark.parametrize("bot", BOTS)
def test_no_bot_peeks(bot: str, changes: dict[str, str]) -> None:
    """Whatever is hidden from the seat is dealt anew: with the same luck the choice stays the same (E-INFO-19)."""
    positions = secrets(changes, 6)
    assert len(positions) >= 8
    for s in positions[:: len(positions) // 8]:
        who = s.who
        choice = find_bot(bot).choose(Seat(EMPIRES, s, who), random.Random(4))
        features = EMPIRES.evaluate(s, who)
        for deal in range(6):
            world = EMPIRES.imagine(s, who, deal)
            assert EMPIRES.evaluate(world, who) == features
            assert find_bot(bot).choose(Seat(EMPIRES, world, who), random.Random(4)) == choice


def test_casual_beats_random() -> None:
    for seed in range(10):
        first = seed % 2
        totals = result(["casual", "random"] if first == 0 else ["random", "casual"], [*EMPIRES.presets][seed % 3], seed + 1)
        assert totals[first] > totals[1 - first]


def test_weights_are_for_the_features_of_the_game() -> None:
    for level, weights in WEIGHTS["empires"].items():
        assert set(weights) <= set(EMPIRES.features), level
    assert [*WEIGHTS["empires"]["casual"]] == EMPIRES.features
    assert len(set(EMPIRES.features)) == len(EMPIRES.features)


def test_follow_ups_are_questions_of_the_game() -> None:
    assert FOLLOW_UPS["empires"] <= {rule.asks for rule in RULES if rule.asks}


def test_features_are_numbers_at_every_decision() -> None:
    for s, _ in moves(["random", "casual", "novice"], "deluxe_full", 2):
        before = snapshot(s)
        for who in range(3):
            features = EMPIRES.evaluate(s, who)
            assert len(features) == len(EMPIRES.features)
            assert all(abs(feature) < 1000 for feature in features)
        assert snapshot(s) == before


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        find_bot("grandmaster")
    assert refused.value.message == "seats-unknown-bot"
    assert refused.value.about == {"bot": "grandmaster", "bots": "random, novice, casual"}
