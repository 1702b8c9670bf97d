"""New World scoring (rules 10.6) and final scoring (rules 11)."""

import random

import pytest

from caravela.core.state import bit
from caravela.games.empires.rules import numbers
from caravela.games.empires.rules.components import BRAZIL, CARD_IDS, COLONIST, REGION_IDS, SUPPLY, TOKEN_IDS
from caravela.games.empires.rules.game import EMPIRES
from tests.games.empires.kit import Table, table

FINDS = [*TOKEN_IDS, *CARD_IDS]


def finds(t: Table, who: int, *names: str) -> Table:
    """The seat has discovered these tokens and cards."""
    for name in names:
        t.s.found[who] |= bit(FINDS.index(name))
        if name in TOKEN_IDS:
            t.s.unseen &= ~bit(TOKEN_IDS.index(name))
    return t


def region(*counts: int, builders: int = 0, of: int = 0) -> Table:
    """So many workers of each seat in Virginia; so many of those of seat `of` are builders."""
    t = table(players=max(2, len(counts)), round=3, builders="true" if builders else "false")
    for seat, n in enumerate(counts):
        own = builders if seat == of else 0
        t.put("virginia", seat, colonist=n - own)
        if own:
            t.put("virginia", seat, builder=own)
    return t


def scored(t: Table) -> list[int]:
    """What New World scoring at the end of round 3 brings each seat."""
    t.happen(numbers.RESET)
    return [t.points(seat).get("age_1", 0) for seat in range(t.s.seats)]


def end(t: Table) -> Table:
    """Phase 5 of round 8."""
    t.happen(numbers.RESET)
    assert t.asks() is None and t.view().over
    return t


# -- The vectors -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        pytest.param((3,), [6, 0], id="E-TV-30"),
        pytest.param((4, 1), [6, 2], id="E-TV-31"),
        pytest.param((2, 2), [0, 0], id="E-TV-32"),
        pytest.param((3, 3), [2, 2], id="E-TV-33"),
        pytest.param((3, 3, 2), [2, 2, 0], id="E-TV-34"),
        pytest.param((3, 3, 3), [0, 0, 0], id="E-TV-35"),
        pytest.param((5, 2, 2), [6, 0, 0], id="E-TV-36"),
    ],
)
def test_scoring_vectors_without_builders(counts: tuple[int, ...], points: list[int]) -> None:
    """E-TV-30, E-TV-31, E-TV-32, E-TV-33, E-TV-34, E-TV-35, E-TV-36."""
    assert scored(region(*counts)) == points


def test_scoring_vectors_with_builders() -> None:
    """E-TV-39, E-TV-40: nobody has three; and one builder in a region of 6, 3 and 1."""
    t = table(players=3, round=3, builders="true").put("virginia", 0, builder=2).put("virginia", 1, builder=2)
    assert scored(t.put("virginia", 2, colonist=2)) == [0, 0, 0]
    assert scored(region(6, 3, 1, builders=1)) == [10, 4, 0]


# -- New World scoring -------------------------------------------------------------------------------------------------


def test_a_region_scores_only_while_somebody_has_three_workers_there() -> None:
    """E-SCORE-1: three of all players together are not enough; three that were there before are not either."""
    assert scored(region(2, 2, 2)) == [0, 0, 0]
    assert scored(region(3, 2)) == [6, 2]
    t = region(3, 2).put("virginia", 1, soldier=1).stand("warfare", (1, "colonist"))
    t.resolve("warfare").say("battle in Virginia against seat 1")
    assert t.at("virginia", 0) == {"colonist": 2}
    assert scored(t) == [2, 6]
    u = region(3).put("virginia", 1, soldier=1).stand("warfare", (1, "colonist"))
    u.resolve("warfare").say("battle in Virginia against seat 1")
    assert scored(u) == [0, 0]


def test_regions_are_scored_in_rounds_three_six_and_eight_only() -> None:
    """E-ROUND-3, E-SCORE-10."""
    for round in range(1, 9):
        t = table(round=round).put("peru", 1, colonist=3).happen(numbers.RESET)
        assert t.total(1) == (6 if round in (3, 6, 8) else 0) == t.view().players_at_table[1].points


def test_workers_of_all_types_count() -> None:
    """E-SCORE-1, E-SCORE-17: one of each kind."""
    t = table(players=2, round=3, builders="true").put("virginia", 0, captain=1, merchant=1, missionary=1, soldier=1)
    assert scored(t.put("virginia", 1, colonist=3)) == [6, 2]


def test_a_sole_leader_and_a_sole_second() -> None:
    """E-SCORE-2, E-SCORE-3, E-SCORE-4: the second needs only one worker."""
    assert scored(region(5, 4)) == [6, 2]
    assert scored(region(3, 1)) == [6, 2]


def test_two_tied_leaders_get_two_each_and_nobody_is_second() -> None:
    """E-SCORE-5."""
    assert scored(region(4, 4, 3, 1)) == [2, 2, 0, 0]


@pytest.mark.parametrize("counts", [(3, 3, 3), (3, 3, 3, 2), (4, 4, 4, 4), (3, 3, 3, 3, 3)])
def test_three_or_more_tied_leaders_get_nothing(counts: tuple[int, ...]) -> None:
    """E-SCORE-6."""
    assert scored(region(*counts)) == [0] * len(counts)


def test_tied_seconds_get_nothing() -> None:
    """E-SCORE-7, E-SCORE-9: and the players behind them neither."""
    assert scored(region(5, 2, 2, 1)) == [6, 0, 0, 0]
    assert scored(region(5, 2, 2, 2)) == [6, 0, 0, 0]


def test_alone_in_the_region() -> None:
    """E-SCORE-8: 6 VP, and nobody gets the 2."""
    t = region(7)
    assert scored(t) == [6, 0] and t.messages().count("event-scored") == 1


def test_players_behind_second_place_get_nothing() -> None:
    """E-SCORE-9."""
    assert scored(region(5, 4, 3, 1)) == [6, 2, 0, 0]


def test_every_region_is_scored_for_itself_and_the_points_are_public_at_once() -> None:
    """E-SCORE-10: three regions, all seats are told and see the score."""
    t = table(round=3).put("peru", 0, colonist=3).put("brazil", 0, colonist=1).put("brazil", 1, colonist=4)
    t.put("caribbean", 2, colonist=3).put("caribbean", 3, colonist=3)
    assert scored(t) == [6 + 2, 6, 2, 2]
    for seat in range(-1, 4):
        assert [player.points for player in t.view(seat).players_at_table] == [8, 6, 2, 2]
    told = [event for event in t.log() if event.phrase.message == "event-scored"]
    assert len(told) == 5 and {event.seen_by for event in told} == {-1}
    names = [(event.who, REGION_IDS[int(event.phrase["region"])], event.phrase["points"]) for event in told]
    assert (0, "brazil", 2) in names and (1, "brazil", 6) in names


def test_the_points_of_round_eight_break_ties_builders_included() -> None:
    """E-SCORE-11: 6 + 4 VP in the New World against 10 VP of discoveries."""
    t = table(players=2, round=8, builders="true").put("virginia", 1, colonist=2, builder=1)
    finds(t, 0, "T06", "T07").give_money(0, 99)
    end(t)
    assert t.total(0) == t.total(1) == 10 and EMPIRES.scores(t.s)[1].tie_break[0] == 10
    assert EMPIRES.winners(t.s) == [1]


# -- Builders ----------------------------------------------------------------------------------------------------------


def test_builder_scoring_example_one() -> None:
    """E-EX-9, E-SCORE-12, E-SCORE-13, E-SCORE-15: three builders of two players; 6 + 12 and 2 + 6."""
    t = table(players=2, round=3, builders="true").put("new_france", 0, colonist=4, builder=1)
    assert scored(t.put("new_france", 1, colonist=2, builder=2)) == [18, 8]


def test_builder_scoring_example_two() -> None:
    """E-EX-10, E-SCORE-12, E-SCORE-14, E-SCORE-18, E-EDGE-21: tied leaders 2 + 12, the next 0 + 6, the last nothing."""
    t = table(round=3, builders="true").put("virginia", 0, colonist=5).put("virginia", 1, colonist=3, builder=2)
    assert scored(t.put("virginia", 2, colonist=2).put("virginia", 3, builder=1)) == [14, 14, 6, 0]


def test_builder_scoring_example_two_the_other_way() -> None:
    """E-EX-11, E-SCORE-13, E-EDGE-23: a sole leader 6 + 12, tied seconds 0 + 6 each, the last nothing."""
    t = table(round=3, builders="true").put("virginia", 0, colonist=5).put("virginia", 1, builder=2)
    assert scored(t.put("virginia", 2, colonist=2).put("virginia", 3, builder=1)) == [18, 6, 6, 0]


def test_leaders_get_four_for_each_builder_even_when_their_base_is_nothing() -> None:
    """E-SCORE-12, E-SCORE-14, E-EDGE-22: three leaders 4B each, the next group 2B each."""
    t = table(players=6, round=3, builders="true")
    for seat in range(3):
        t.put("peru", seat, colonist=4)
    assert scored(t.put("peru", 3, builder=2).put("peru", 4, colonist=2).put("peru", 5, colonist=1)) == [8, 8, 8, 4, 4, 0]


def test_it_does_not_matter_whose_builders_they_are() -> None:
    """E-SCORE-15, E-SCORE-18, E-EDGE-24: the third brought the builder and gains nothing by it."""
    for owner in range(3):
        assert scored(region(5, 3, 1, builders=1, of=owner)) == [10, 4, 0]


def test_builders_score_only_where_the_region_scores() -> None:
    """E-SCORE-16: and only builders of that region."""
    t = table(players=2, round=3, builders="true").put("peru", 0, builder=2).put("brazil", 0, colonist=3)
    assert scored(t.put("peru", 1, builder=2)) == [6, 0]


def test_builders_count_as_workers() -> None:
    """E-SCORE-17: three builders make a colony that scores, and they lead."""
    t = table(players=2, round=3, builders="true").put("peru", 0, builder=3).put("peru", 1, colonist=2)
    assert scored(t) == [6 + 12, 2 + 6]


def by_the_pseudo_code(counts: list[int], builders: int) -> list[int]:
    """The pseudo-code of rules 10.6."""
    vp = [0] * len(counts)
    most = max(counts)
    if most < 3:
        return vp
    top = [p for p, n in enumerate(counts) if n == most]
    rest = [n for p, n in enumerate(counts) if p not in top and n > 0]
    second = [p for p, n in enumerate(counts) if rest and n == max(rest)]
    if len(top) == 1:
        vp[top[0]] = 6
        if len(second) == 1:
            vp[second[0]] = 2
    elif len(top) == 2:
        for p in top:
            vp[p] = 2
    for p in top:
        vp[p] += 4 * builders
    for p in second:
        vp[p] += 2 * builders
    return vp


def test_any_region_scores_as_the_pseudo_code_says() -> None:
    """E-SCORE-1, E-SCORE-2, E-SCORE-3, E-SCORE-5, E-SCORE-6, E-SCORE-7, E-SCORE-12, E-SCORE-13, E-SCORE-14."""
    luck = random.Random(1588)
    for _ in range(300):
        players = luck.randint(2, 6)
        t = table(players=players, round=3, builders="true")
        counts = [0] * players
        builders = 0
        for seat in range(players):
            figures = {"colonist": luck.randint(0, 3), "soldier": luck.randint(0, 1), "builder": luck.choice([0, 0, 0, 1, 2])}
            t.put("florida", seat, **figures)
            counts[seat] = sum(figures.values())
            builders += figures["builder"]
        florida = next(region for region in t.view().regions if region.id == "florida")
        assert florida.points == by_the_pseudo_code(counts, builders), (counts, builders)


# -- Final scoring -----------------------------------------------------------------------------------------------------


def test_the_score_before_final_scoring_is_the_three_scorings_and_bought_points() -> None:
    """E-FINAL-1: a region held alone through all ages, and 2 VP bought after each."""
    t = table(players=2, round=3, vp_purchase="true").put("peru", 0, colonist=3)
    for round, price in ((3, 1), (6, 3), (8, 10)):
        t.s.round = round
        t.give_money(0, 2 * price).happen(numbers.RESET).say("buy 2 VP")
    assert t.points(0) == {"age_1": 6, "age_2": 6, "age_3": 6, "bought": 6} and t.total(0) == 24
    assert t.view().players_at_table[0].points == 24


def test_discoveries_count_once_at_the_end() -> None:
    """E-FINAL-2: tokens and cards; no New World scoring has them."""
    t = finds(table(players=2, round=3), 0, "T01", "T15", "C14")
    assert scored(t) == [0, 0] and t.view().players_at_table[0].points == 0
    t.s.round = 8
    assert end(t).points(0) == {"discoveries": 4 + 7 + 6}


def test_the_printed_points_of_buildings() -> None:
    """E-FINAL-3: Cartography 4, Taxation 2, University 5, Factory 5; used or not, and nothing else has any."""
    for tile, points in (("cartography", 4), ("taxation", 2), ("university", 5), ("factory", 5), ("cathedral", 0), ("mint", 0)):
        t = table(players=2, round=8).own(0, tile)
        assert end(t).points(0) == ({"buildings": points} if points else {})
    used = table(players=2, round=8).own(0, "cartography").token("peru", "T01").happen(numbers.OPEN_BENEFITS)
    used.say("discover Peru")
    while used.asks():
        used.say("done")
    assert end(used).points(0) == {"buildings": 4, "discoveries": 4}


@pytest.mark.parametrize(
    ("tile", "points"),
    [
        ("mercantilism", 4),
        ("population", 4),
        ("navy", 8),
        ("power", 6),
        ("prosperity", 4),
        ("glory", 4),
        ("wealth", 3),
        ("age_of_discovery", 12),
        ("new_world_capital", 6),
        ("age_of_reason", 8),
    ],
)
def test_the_conditional_points_of_buildings(tile: str, points: int) -> None:
    """E-FINAL-4: with 4 goods, 9 workers on the map, 2 ships, 3 soldiers, 2 tiles, 2 colonized regions, $17, 3 finds."""
    t = table(round=8, expansion_buildings="all", builders="true").own(0, tile, "cathedral")
    t.put("peru", 0, soldier=3, builder=2).put("brazil", 0, colonist=3).put("florida", 0, colonist=1)
    t.give_goods(0, fur=1, rice=1).give_ships(0, 2).give_money(0, 17)  # silver and coffee came with the colonies
    finds(t, 0, "T01", "T02", "C01").stand_on("captain", 0).stand_on("soldier", 0).stand_on("merchant", 1)
    t.resolve("specialists").say("forgo", "forgo", "forgo")
    assert end(t).points(0)["buildings"] == points


def test_economy_is_the_set_income_of_round_eight_and_nothing_else() -> None:
    """E-FINAL-5, E-FINAL-6: one VP for each dollar of the sets; Trading Post, Taxation, Factory, Rum and Mint give none."""
    t = table(round=8).own(0, "trading_post", "rum_distillery", "mint", "privateers").give_goods(0, sugar=4, gold=2)
    t.give_ships(0, 1).give_money(1, 5).happen(numbers.INCOME).happen(numbers.OPEN_BENEFITS)
    assert t.money(0) == 9 + 4 + 5 + 12 + 1
    assert end(t).points(0) == {"economy": 9}


def test_goods_sold_in_phase_four_of_round_eight_change_mercantilism_but_not_economy() -> None:
    """E-FINAL-7."""
    t = table(round=8).own(0, "trading_house", "mercantilism").give_goods(0, sugar=4, fur=1).happen(numbers.INCOME)
    t.happen(numbers.OPEN_BENEFITS).say("sell sugar", "sell sugar", "done")
    assert end(t).points(0) == {"economy": 6, "buildings": 3}


def test_the_most_points_win() -> None:
    """E-FINAL-8: money and goods do not matter then."""
    t = finds(finds(table(round=8), 0, "T06"), 2, "T12").give_money(0, 99).give_goods(0, rice=2)
    assert [t.total(seat) for seat in range(4)] == [5, 0, 6, 0]
    assert EMPIRES.winners(end(t).s) == [2]


def test_ties_are_broken_by_the_new_world_of_round_eight_then_by_money() -> None:
    """E-FINAL-9: earlier scorings do not break ties."""
    t = table(players=3, round=3).put("brazil", 2, colonist=3).happen(numbers.RESET)
    for _ in range(3):  # the colony is gone before the last scoring
        t.s.remove(BRAZIL, 2, COLONIST)
        t.s.add(SUPPLY, 2, COLONIST)
    t.s.round = 8
    finds(t.put("peru", 1, colonist=3), 0, "T12").give_money(0, 50).give_money(2, 60)
    end(t)
    assert [t.total(seat) for seat in range(3)] == [6, 6, 6] and EMPIRES.winners(t.s) == [1]
    money = finds(finds(table(round=8), 0, "T12"), 1, "T13").give_money(0, 3).give_money(1, 4).give_goods(0, rice=2)
    assert EMPIRES.winners(end(money).s) == [1]


@pytest.mark.parametrize(("preset", "winner"), [("deluxe_base", 1), ("first", 0)])
def test_then_goods_and_ships_or_in_the_first_edition_goods_alone(preset: str, winner: int) -> None:
    """E-FINAL-10, E-FINAL-11: two goods against one good and two ships."""
    t = finds(finds(table(round=8, preset=preset), 0, "T12"), 1, "T13").give_goods(0, rice=2).give_goods(1, fish=1)
    assert EMPIRES.winners(end(t.give_ships(1, 2)).s) == [winner]


@pytest.mark.parametrize(("preset", "winners"), [("deluxe_base", [0, 1]), ("first", [0, 1])])
def test_who_is_still_tied_shares_the_victory(preset: str, winners: list[int]) -> None:
    """E-FINAL-12."""
    t = (
        finds(finds(finds(table(round=8, preset=preset), 0, "T12"), 1, "T13"), 2, "T01")
        .give_goods(0, rice=1)
        .give_goods(1, fish=1)
    )
    assert EMPIRES.winners(end(t).s) == winners


def test_money_breaks_ties_after_points_are_bought() -> None:
    """E-FINAL-13: seat 1 spends $10 for its last point and is left with less than the other."""
    t = finds(finds(table(players=2, round=8, vp_purchase="true"), 0, "T06"), 1, "T12").give_money(0, 12).give_money(1, 3)
    t.happen(numbers.RESET).say("buy 1 VP")
    assert t.view().over and t.total(0) == t.total(1) == 6 and t.money(0) == 2
    assert EMPIRES.winners(t.s) == [1]


def test_conditional_tiles_look_at_the_table_after_the_last_scoring() -> None:
    """E-FINAL-14: colonists migrated in Phase 4 of round 8 count where they are; Wealth looks before points are bought."""
    t = table(players=2, round=8, vp_purchase="true").own(0, "migration", "glory", "wealth").put("peru", 0, colonist=3)
    t.put("brazil", 1, colonist=3).give_money(0, 25).happen(numbers.OPEN_BENEFITS)
    t.say("migrate from Peru", "to Brazil", "migrate 1").happen(numbers.RESET)
    t.say("buy 2 VP")
    assert t.points(0) == {"age_3": 2, "bought": 2, "buildings": 2 + 5} and t.money(0) == 5


def test_age_of_reason_looks_at_the_specialists_of_round_eight() -> None:
    """E-FINAL-14: the workers are long gone when the points are counted; those of round 7 do not count."""
    t = table(players=2, round=7).own(0, "age_of_reason").stand_on("captain", 0).stand_on("soldier", 0).resolve("specialists")
    t.say("forgo", "forgo")
    assert t.points(0) == {}
    t.s.round = 8
    t.stand_on("merchant", 0).resolve("specialists").say("take a merchant")
    assert end(t).points(0) == {"buildings": 4}


def test_workers_in_the_pool_at_the_end_are_not_in_the_new_world() -> None:
    """E-EDGE-75: no VP, and neither Population nor Power finds them."""
    t = table(round=8).own(0, "population", "power").put("pool", 0, soldier=4, captain=2).put("peru", 0, soldier=1, colonist=1)
    assert end(t).points(0) == {"buildings": 1 + 2}
