"""Ratings: strengths that are known are found again, on the scale of Elo."""

import math
import random
import sys

import pytest

from caravela.core.refused import Refused
from caravela.lab.playing import Line
from caravela.lab.ratings import both_ways, groups, ratings


def game(seed: int, players: list[str], ranks: list[int]) -> Line:
    return {"game": "g", "preset": "p", "players": players, "seed": seed, "rotation": 0, "ranks": ranks}


def test_two_players_are_as_far_apart_as_their_results() -> None:
    """Three of four games won are ln 3 apart; with the drawn game that is imagined, 75.5 against 25.5."""
    lines = [game(seed, ["a@1", "random@1"], [1, 2] if seed % 4 else [2, 1]) for seed in range(100)]
    [[a, anchor]] = ratings(lines, samples=8)
    assert (anchor.player, anchor.elo.value, anchor.elo.low, anchor.elo.high) == ("random@1", 0, 0, 0)
    assert a.elo.value == pytest.approx(400 * math.log10(75.5 / 25.5), abs=0.5)
    assert a.elo.low < a.elo.value < a.elo.high


def test_orders_of_four_players_give_back_the_strengths_they_were_drawn_with() -> None:
    strengths = {"a@1": 8.0, "b@1": 4.0, "c@1": 2.0, "d@1": 1.0}
    luck = random.Random(1)
    lines: list[Line] = []
    for seed in range(1500):
        left = list(strengths)
        order: list[str] = []
        while left:
            order += luck.choices(left, [strengths[player] for player in left])
            left.remove(order[-1])
        lines.append(game(seed, list(strengths), [order.index(player) + 1 for player in strengths]))
    [found] = ratings(lines, samples=2)
    assert [rating.player for rating in found] == list(strengths)
    for rating, strength in zip(found, strengths.values(), strict=True):
        assert rating.elo.value == pytest.approx(400 * math.log10(strength), abs=25)


def test_a_shared_place_counts_half_for_each() -> None:
    assert both_ways(game(1, ["a@1", "b@1", "c@1"], [1, 1, 3]), {"a@1": 0, "b@1": 1, "c@1": 2}) == [(0, 1, 2), (1, 0, 2)]
    [[one, other]] = ratings([game(seed, ["a@1", "b@1"], [1, 1]) for seed in range(10)], samples=2)
    assert one.elo.value == pytest.approx(other.elo.value, abs=1e-6)


def test_who_never_lost_has_a_rating_all_the_same() -> None:
    [[best, _]] = ratings([game(seed, ["a@1", "b@1"], [1, 2]) for seed in range(10)], samples=2)
    assert best.elo.value == pytest.approx(400 * math.log10(10.5 / 0.5), abs=0.5)


def test_who_has_not_met_is_rated_apart() -> None:
    lines = [game(1, ["a@1", "b@1"], [1, 2]), game(2, ["c@1", "d@1"], [1, 2]), game(3, ["d@1", "e@1"], [1, 2])]
    assert list(groups(lines)) == [["a@1", "b@1"], ["c@1", "d@1", "e@1"]]


def test_without_the_library_ratings_say_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "choix", None)
    with pytest.raises(Refused) as refused:
        ratings([game(1, ["a@1", "b@1"], [1, 2])])
    assert refused.value.message == "ratings-need"
