"""Income (rules 8): the best sets of goods and ships, and the buildings that pay with them."""

import random
from functools import cache
from itertools import combinations_with_replacement

import pytest

from caravela.games.empires.rules import numbers
from caravela.games.empires.rules.components import GOODS, SEATS
from caravela.games.empires.rules.income import set_income
from caravela.games.empires.rules.numbers import PILE, REMOVED, SAILED, SHIPS
from tests.games.empires.kit import Table, table

TOKENS = [6, 6, 5, 5, 4, 4, 4, 3, 3, 3, 3]  # rules 3.3, in printed order
Hand = tuple[int, ...]


def earned(t: Table, who: int = 0) -> int:
    """What the income phase brings the seat."""
    before = t.money(who)
    t.happen(numbers.INCOME)
    return t.money(who) - before


def hand(counts: Hand, ships: int) -> Table:
    """A table at which seat 0 has so many goods of the first types, and so many ships."""
    t = table(players=2)
    for i, n in enumerate(counts):
        t.s.goods[i] = n
    return t.give_ships(0, ships)


# -- Sets --------------------------------------------------------------------------------------------------------------


def test_the_sets_of_the_rule_book() -> None:
    """E-EX-8, E-INC-2, E-INC-3."""
    assert earned(table().give_goods(0, indigo=1, silver=1, tobacco=1)) == 1
    assert earned(table().give_goods(0, indigo=2).give_ships(0, 1)) == 3
    assert earned(table().give_goods(0, sugar=4)) == 6


VECTORS = {
    "E-TV-1": ((1, 1, 1), 0, 1),
    "E-TV-2": ((2,), 1, 3),
    "E-TV-3": ((3,), 0, 3),
    "E-TV-4": ((3,), 1, 6),
    "E-TV-5": ((4,), 0, 6),
    "E-TV-6": ((4,), 1, 6),
    "E-TV-7": ((1, 1), 1, 1),
    "E-TV-8": ((1, 1), 2, 1),
    "E-TV-9": ((1,), 2, 0),
    "E-TV-10": ((2, 2), 2, 6),
    "E-TV-11": ((6,), 0, 6),
    "E-TV-13": ((6,), 2, 12),
    "E-TV-14": ((3, 3), 1, 9),
    "E-TV-15": ((2, 2, 2), 0, 2),
    "E-TV-16": ((5, 3), 0, 9),
    "E-TV-18": ((6, 4), 2, 18),
    "E-TV-19": ((3, 1, 1), 1, 6),
    "E-TV-20": ((4, 1, 1), 1, 7),
    "E-TV-22": ((5, 1), 0, 6),
}


@pytest.mark.parametrize("vector", VECTORS)
def test_income_vectors(vector: str) -> None:
    """E-INC-7, and the vectors of rules 20.2 under their ids."""
    counts, ships, income = VECTORS[vector]
    assert earned(hand(counts, ships)) == income


def test_each_token_and_each_ship_is_in_one_set_at_most() -> None:
    """E-INC-1: five equal goods are not two sets of four; one ship does not help two types."""
    assert earned(hand((5,), 0)) == 6
    assert earned(hand((2, 2), 1)) == 3
    assert earned(hand((3, 3), 1)) == 9


def test_a_set_has_at_most_one_ship() -> None:
    """E-INC-3, E-INC-5: two ships and a good, or two ships and two of four, make nothing more."""
    assert earned(hand((1,), 2)) == 0
    assert earned(hand((2,), 2)) == 3
    assert earned(hand((), 5)) == 0
    assert earned(hand((1, 1), 5)) == 1


def test_sets_have_three_or_four_members_and_what_is_left_over_earns_nothing() -> None:
    """E-INC-4, E-INC-5: two goods, two different goods, a third and fourth different good."""
    assert earned(hand((2,), 0)) == 0
    assert earned(hand((1, 1), 0)) == 0
    assert earned(hand((1, 1, 1, 1, 1), 0)) == 1
    assert earned(hand((1,), 1)) == 0
    assert earned(hand((5,), 0)) == 6


def test_sets_are_rearranged_every_round() -> None:
    """E-INC-6: the ship stood with the silver; with a fourth silver it goes to the sugar."""
    t = table().give_goods(0, silver=3).give_ships(0, 1)
    assert earned(t) == 6
    t.give_goods(0, silver=1, sugar=2)
    assert earned(t) == 6 + 3


def legal_sets(counts: Hand, ships: int) -> list[tuple[Hand, int, int]]:
    """Every set that can be formed: the goods left, the ships left, its value. Types of equal count are alike."""
    found = []
    kinds = range(len(counts))
    for ship in range(min(ships, 1) + 1):
        for size in (3, 4):
            for chosen in combinations_with_replacement(kinds, size - ship):
                left = list(counts)
                for i in chosen:
                    left[i] -= 1
                same = len(set(chosen)) == 1
                if min(left) >= 0 and (size == 3 or same):
                    value = 6 if size == 4 else 3 if same else 1
                    found.append((tuple(sorted((n for n in left if n), reverse=True)), ships - ship, value))
    return list(set(found))


@cache
def by_trying_everything(counts: Hand, ships: int) -> int:
    """The words of rules 8 and nothing else: form any legal set, or stop."""
    return max([value + by_trying_everything(left, s) for left, s, value in legal_sets(counts, ships)], default=0)


def by_all_groupings(counts: Hand, ships: int) -> int:
    """The reference computation of rules 8: for each type every choice of sets of its own, then the mixed sets."""
    best: dict[tuple[int, int], int] = {(ships, 0): 0}  # ships and goods left, and the most that was earned so far
    for n in counts:
        reached: dict[tuple[int, int], int] = {}
        for (s, left), value in best.items():
            for fours in range(n // 4 + 1):
                for fours_with_ship in range(n // 3 + 1):
                    for threes in range(n // 3 + 1):
                        for threes_with_ship in range(n // 2 + 1):
                            over = n - 4 * fours - 3 * fours_with_ship - 3 * threes - 2 * threes_with_ship
                            s_left = s - fours_with_ship - threes_with_ship
                            if over >= 0 and s_left >= 0:
                                now = value + 6 * (fours + fours_with_ship) + 3 * (threes + threes_with_ship)
                                key = (s_left, left + over)
                                reached[key] = max(reached.get(key, 0), now)
        best = reached
    return max(v + max(x + (g - 2 * x) // 3 for x in range(min(s, g // 2) + 1)) for (s, g), v in best.items())


def small_hands(most: int) -> list[Hand]:
    """Every hand of so many goods at most, types from the most frequent to the least, within table 3.3."""
    hands: list[Hand] = [()]
    for length in range(1, GOODS + 1):
        for counts in combinations_with_replacement(range(6, 0, -1), length):
            if sum(counts) <= most and all(n <= m for n, m in zip(counts, TOKENS, strict=False)):
                hands.append(counts)
    return hands


def test_income_is_the_most_that_any_grouping_makes_for_every_small_hand() -> None:
    """E-INC-1, E-INC-2, E-INC-3, E-INC-4, E-INC-5, E-INC-7: compared with trying every set after every other."""
    t = table(players=2)
    for counts in small_hands(12):
        for i in range(GOODS):
            t.s.goods[i] = counts[i] if i < len(counts) else 0
        for ships in range(6):
            t.s.tally[SHIPS * SEATS] = ships
            assert set_income(t.s, 0) == by_trying_everything(counts, ships) == by_all_groupings(counts, ships), (counts, ships)


def test_income_is_the_most_that_any_grouping_makes_for_random_hands_up_to_all_tokens() -> None:
    """E-INC-7: types in any order, any counts up to those of table 3.3, 0 to 5 ships."""
    t = table(players=2)
    luck = random.Random(1492)
    for _ in range(1000):
        few = luck.random()
        counts = tuple(luck.randint(0, n) if luck.random() < few else 0 for n in TOKENS)
        ships = luck.randint(0, 5)
        for i, n in enumerate(counts):
            t.s.goods[i] = n
        t.s.tally[SHIPS * SEATS] = ships
        assert set_income(t.s, 0) == by_all_groupings(counts, ships), (counts, ships)


def test_income_is_exact_also_for_tables_with_up_to_twelve_tokens_of_a_type() -> None:
    """E-INC-7: a folder of corrected tables may say so; eight or more of a type can use three ships."""
    t = table(players=2)
    for counts in [(n, m) for n in range(13) for m in (0, 2, 5, 8, 12)]:
        for ships in range(9):
            t.s.goods[0], t.s.goods[1] = counts
            t.s.tally[SHIPS * SEATS] = ships
            assert set_income(t.s, 0) == by_all_groupings(counts, ships), (counts, ships)


# -- The phase ---------------------------------------------------------------------------------------------------------


def test_everybody_earns_at_once_and_nobody_is_asked() -> None:
    """E-INC-7."""
    t = table().give_goods(0, silver=3).give_goods(2, sugar=4).give_ships(1, 3).happen(numbers.INCOME)
    assert t.asks() is None and [t.money(seat) for seat in range(4)] == [3, 0, 6, 0]
    assert [event.who for event in t.log() if event.phrase.message == "event-got-money"] == [0, 2]


def test_a_ship_used_for_mayflower_is_no_wildcard_this_round() -> None:
    """E-INC-8: it counts again in the next round."""
    t = table(players=2, round=4, expansion_buildings="all").own(0, "mayflower").give_ships(0, 1).give_goods(0, silver=3)
    t.put("available", 0, colonist=1).happen(numbers.PLACE_WORKER, 0).say("place a colonist on dock by ship")
    assert earned(t) == 3
    t.resolve("dock").say("forgo")
    t.happen(numbers.RESET)
    assert earned(t) == 6


def test_goods_and_ships_are_not_spent() -> None:
    """E-INC-9: the same income twice."""
    t = table().give_goods(0, silver=3, gold=2).give_ships(0, 2)
    assert earned(t) == 9 and earned(t) == 9
    assert t.goods(0) == {"silver": 3, "gold": 2} and t.ships(0) == 2
    t.conserved()


def test_goods_gained_in_phase_four_count_in_the_next_rounds_income() -> None:
    """E-INC-10: the third silver comes from West Indies Co."""
    t = table(round=4).own(0, "west_indies").give_goods(0, silver=2)
    for good in range(1, GOODS):  # only silver is left in the pile
        t.s.goods[REMOVED * GOODS + good] += t.s.goods[PILE * GOODS + good]
        t.s.goods[PILE * GOODS + good] = 0
    assert earned(t) == 0
    t.happen(numbers.OPEN_BENEFITS)
    assert t.goods(0) == {"silver": 3} and t.money(0) == 0
    assert earned(t) == 3
    t.conserved()


def test_mint_is_paid_in_this_phase_after_the_sets() -> None:
    """E-INC-11: $2 for each silver, on top of the set."""
    t = table(round=4).own(0, "mint").give_goods(0, silver=3, gold=1).give_goods(1, sugar=3).happen(numbers.INCOME)
    assert t.view().phase == "income" and t.asks() == (0, "ask-mint")
    assert t.money(0) == 3 and t.money(1) == 3, "everybody's sets are paid"
    t.say("mint silver")
    assert t.money(0) == 3 + 6


@pytest.mark.parametrize(("preset", "phase_3", "phase_4"), [("first", 6 + 12, 0), ("deluxe_base", 6, 12)])
def test_rum_is_paid_in_this_phase_in_the_first_edition(preset: str, phase_3: int, phase_4: int) -> None:
    """E-INC-12."""
    t = table(round=4, preset=preset).own(0, "rum_distillery").give_goods(0, sugar=4).give_goods(1, sugar=1)
    assert earned(t) == phase_3
    t.happen(numbers.OPEN_BENEFITS)
    assert t.money(0) == phase_3 + phase_4 and t.money(1) == 0


def test_only_the_sets_of_round_eight_are_remembered_for_final_scoring() -> None:
    """E-INC-13: neither earlier rounds, nor Rum, nor Mint."""
    t = table(round=7).own(0, "mint", "rum_distillery").give_goods(0, sugar=4, silver=3).offer_goods()
    t.happen(numbers.INCOME)
    assert t.money(0) == 9 + 6 and t.points(0) == {}
    t.s.round = 8
    t.give_goods(2, rice=3).happen(numbers.INCOME)
    assert [t.points(seat) for seat in range(4)] == [{"economy": 9}, {}, {"economy": 3}, {}]
    first = table(round=8, preset="first").own(0, "rum_distillery").give_goods(0, sugar=4).happen(numbers.INCOME)
    assert first.money(0) == 18 and first.points(0) == {"economy": 6}


def test_the_income_of_now_is_in_every_view() -> None:
    """E-INC-7, E-INC-8."""
    t = table().give_goods(1, silver=3).give_ships(1, 1)
    assert [t.view(seat).players_at_table[1].income for seat in (-1, 0, 1)] == [6, 6, 6]
    t.s.tally[SAILED * SEATS + 1] = 1
    assert t.view(0).players_at_table[1].income == 3
