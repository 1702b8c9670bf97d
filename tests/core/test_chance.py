"""Chance and fate: the same numbers everywhere, written down as they fall, and nobody can foresee them."""

import hashlib
import hmac

import pytest

from caravela.core.fate import Fate, commitment, key_of_move
from caravela.core.refused import Refused
from caravela.core.state import State


def with_seed(seed: int) -> State:
    s = State()
    s.seed = seed
    return s


def test_the_generator_gives_the_same_numbers_on_every_machine_and_in_every_build() -> None:
    s = with_seed(1)
    assert [int(s.chance(1000)) for _ in range(12)] == [499, 0, 708, 142, 152, 960, 696, 595, 978, 481, 108, 387]
    assert s.seed == 1005122275636564524
    s = with_seed(0x3FFFFFFFFFFFFFFF)
    assert [int(s.chance(6)) for _ in range(20)] == [4, 1, 3, 2, 3, 0, 0, 3, 4, 1, 5, 2, 0, 5, 4, 0, 1, 1, 2, 5]
    s = with_seed(2026)
    assert [int(s.draw(0b1011010001)) for _ in range(12)] == [9, 0, 4, 7, 9, 6, 4, 9, 0, 7, 7, 7]


def test_multiply_with_carry_as_it_stands_in_the_books() -> None:
    """x' = a x + c modulo 2**32, c' the carry; the seed is c * 2**32 + x."""
    x, c = 123456789, 987654321
    s = with_seed(c << 32 | x)
    for _ in range(1000):
        t = 2147483085 * x + c
        x, c = t & 0xFFFFFFFF, t >> 32
        assert s.chance(1_000_000) == x * 1_000_000 >> 32
        assert s.seed == c << 32 | x


@pytest.mark.parametrize("n", [2, 3, 6, 16, 57])
def test_all_outcomes_are_about_equally_likely(n: int) -> None:
    """Chi square over keys of moves, first outcomes only and then a long run: within four standard deviations."""
    for outcomes in (
        [int(with_seed(key_of_move(b"secret", i)).chance(n)) for i in range(8_000)],
        [int(s.chance(n)) for s in [with_seed(key_of_move(b"secret", 1))] for _ in range(8_000)],
    ):
        expected = len(outcomes) / n
        chi_square = sum((outcomes.count(k) - expected) ** 2 / expected for k in range(n))
        assert abs(chi_square - (n - 1)) < 4 * (2 * (n - 1)) ** 0.5


def test_pairs_of_outcomes_are_about_equally_likely() -> None:
    s = with_seed(key_of_move(b"pairs", 1))
    pairs = [int(s.chance(8)) * 8 + int(s.chance(8)) for _ in range(8_000)]
    expected = len(pairs) / 64
    chi_square = sum((pairs.count(k) - expected) ** 2 / expected for k in range(64))
    assert abs(chi_square - 63) < 4 * (2 * 63) ** 0.5


def test_a_draw_is_a_member_of_the_set_and_every_member_can_be_drawn() -> None:
    s = with_seed(77)
    members = 0x2000000000000000 | 0b10110
    assert {int(s.draw(members)) for _ in range(200)} == {1, 2, 4, 61}
    assert s.draw(0b1000) == 3


def test_every_outcome_is_a_barrier_also_the_only_possible_one() -> None:
    s = with_seed(5)
    assert s.chance(1) == 0 and s.seed == 5 and s.barrier == 1
    s.chance(2)
    s.reveal()
    assert s.barrier == 3


# -- fate --------------------------------------------------------------------------------------------------------------


def test_outcomes_are_written_down_and_read_back_without_the_generator() -> None:
    s = with_seed(5)
    s.fate = Fate()
    outcomes = [int(s.chance(n)) for n in (6, 1, 52, 2)]
    assert s.fate.outcomes == [outcomes[0], *outcomes[2:]]  # what cannot be otherwise is not written down
    t = with_seed(0)
    t.fate = Fate(s.fate.outcomes)
    assert [int(t.chance(n)) for n in (6, 1, 52, 2)] == outcomes
    assert t.seed == 0 and t.barrier == s.barrier


@pytest.mark.parametrize(("outcomes", "message"), [([], "record-fate-missing"), ([6], "record-fate-impossible")])
def test_fate_that_is_missing_or_impossible_is_refused(outcomes: list[int], message: str) -> None:
    s = State()
    s.fate = Fate(outcomes)
    with pytest.raises(Refused) as refused:
        s.chance(6)
    assert refused.value.message == message


def test_the_key_of_a_move_is_an_hmac_of_the_secret_seed() -> None:
    assert key_of_move(b"", 0) == 1498826747271638149
    assert key_of_move(b"secret", 1) == 3244223854782335968
    assert key_of_move(bytes(range(32)), 12345) == 3458254314949833260
    for number in range(50):
        first = hmac.new(b"secret", f"move {number}".encode(), hashlib.sha256).digest()[:8]
        key = key_of_move(b"secret", number)
        assert (key - 1 - int.from_bytes(first, "big")) % 0x3FFFFFFFFFFFFFFF == 0
        assert 1 <= key <= 0x3FFFFFFFFFFFFFFF


def test_the_commitment_hides_the_seed_and_binds_it() -> None:
    assert commitment(b"") == "9143625a66b40b5c9b565d383b3013e9a542a124493d25c2a1cc98022d1a242b"
    assert commitment(b"secret") == hashlib.sha256(b"caravela seed secret").hexdigest() != commitment(b"secret ")
