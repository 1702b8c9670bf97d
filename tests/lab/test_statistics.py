"""Intervals and the sequential test, against figures that are known."""

import random

import pytest

from caravela.lab.statistics import Interval, Sprt, biased, bootstrap, mean_interval, wilson


def test_wilson_gives_the_published_intervals() -> None:
    """Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29."""
    for wins, n, low, high in (
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ):
        found = wilson(wins, n)
        assert [found.low, found.high] == pytest.approx([low, high], abs=1e-4)
    assert wilson(0, 0).low == 0 and wilson(0, 0).high == 1


def test_a_mean_has_the_interval_of_its_deviation() -> None:
    found = mean_interval([1.0, 2.0, 3.0, 4.0])
    assert found.value == 2.5 and found.high - found.value == pytest.approx(1.959964 * 1.2909944 / 2)


def test_a_bootstrap_is_as_wide_as_the_deviation_says_and_drawn_alike_each_time() -> None:
    blocks = [0.0, 0.5, 0.5, 1.0] * 50
    found = bootstrap(blocks)
    assert found == bootstrap(blocks) and found.value == 0.5
    assert found.high - found.low == pytest.approx(2 * 1.96 * 0.3536 / 200**0.5, rel=0.1)


def test_a_seat_is_told_of_when_it_differs_much_and_surely() -> None:
    assert biased(Interval(0.60, 0.55, 0.65), 0.5)
    assert not biased(Interval(0.54, 0.51, 0.57), 0.5)  # surely, but little
    assert not biased(Interval(0.70, 0.40, 0.90), 0.5)  # much, but perhaps by luck


def test_the_ratio_is_that_of_the_formula() -> None:
    """n (m1 - m0) (mean - (m0 + m1) / 2) / s2, with two imagined blocks in s2."""
    test = Sprt(0.5, 0.55)
    for block in [1.0, 0.5, 0.5, 0.0, 1.0, 1.0, 0.5, 0.5] * 25:
        test.add(block)
    variance = (25 * (3 + 4 * 0.25) + 1) / 202 - ((25 * 5 + 1) / 202) ** 2
    assert test.ratio == pytest.approx(200 * 0.05 * (0.625 - 0.525) / variance)
    assert test.bound == pytest.approx(2.944, abs=1e-3) and test.verdict is True


def test_a_lucky_beginning_decides_nothing() -> None:
    test = Sprt(0.5, 0.55)
    for _ in range(5):
        test.add(1.0)
    assert test.verdict is None


@pytest.mark.parametrize(("chance", "verdict"), [(0.5, False), (0.6, True)])
def test_the_test_seldom_errs(chance: float, verdict: bool) -> None:
    """At either end at most about one in twenty; games of a pair are independent here."""
    luck = random.Random(7)
    wrong = 0
    for _ in range(200):
        test = Sprt(0.5, 0.6)
        while test.verdict is None:
            test.add(((luck.random() < chance) + (luck.random() < chance)) / 2)
        wrong += test.verdict is not verdict
    assert wrong <= 18
