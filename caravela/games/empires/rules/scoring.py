"""New World scoring (10.6), final scoring (11), and the tiles that score at the end (12.6)."""

from caravela.core.game import Score
from caravela.core.packed import i64, vec
from caravela.core.state import bit, count
from caravela.games.empires.rules.box import (
    PER_BUILDER,
    PER_BUILDING,
    PER_COLONY,
    PER_DISCOVERY,
    PER_FIVE_DOLLARS,
    PER_GOOD,
    PER_SHIP,
    PER_SOLDIER,
    PER_SPECIALIST_SPACE,
    PER_TWO_WORKERS,
    Box,
)
from caravela.games.empires.rules.components import BUILDER, GOODS, REGIONS, SEATS, SOLDIER, TILES, WEALTH
from caravela.games.empires.rules.events import SCORED
from caravela.games.empires.rules.numbers import ECONOMY, NEW_WORLD, POINTS_BOUGHT, SHIPS, SPECIALISTS_HELD, WEALTH_POINTS
from caravela.games.empires.rules.state import Empires

CATEGORIES = ["age_1", "age_2", "age_3", "bought", "discoveries", "buildings", "economy"]


def region_points(s: Empires, region: i64) -> vec[i64]:
    """What each seat would score in a region now."""
    colonies: vec[i64] = vec[i64]([0] * s.seats)
    builders: i64 = 0
    for who in range(s.seats):
        colonies[who] = s.colony(region, who)
        builders += s.number(region, who, BUILDER)
    return colony_points(s.box, colonies, builders)


def colony_points(box: Box, colonies: vec[i64], builders: i64) -> vec[i64]:
    """E-SCORE-1 to 18: what each seat scores in a region with so many workers of each, and so many builders among them."""
    seats: i64 = len(colonies)
    points: vec[i64] = vec[i64]([0] * seats)
    most: i64 = 0
    second: i64 = 0
    leaders: i64 = 0  # how many seats have the most, and the second most
    seconds: i64 = 0
    for who in range(seats):
        if colonies[who] > most:
            second = most
            seconds = leaders
            most = colonies[who]
            leaders = 1
        elif colonies[who] == most:
            leaders += 1
        elif colonies[who] > second:
            second = colonies[who]
            seconds = 1
        elif colonies[who] == second:
            seconds += 1
    if most < 3:  # E-SCORE-1
        return points
    for who in range(seats):
        if colonies[who] == most:
            if leaders == 1:
                points[who] = box.leader
            elif leaders == 2:
                points[who] = box.tied_leaders
            points[who] += builders * box.builder_leader
        elif colonies[who] == second and second > 0:
            if leaders == 1 and seconds == 1:
                points[who] = box.second
            points[who] += builders * box.builder_second
    return points


def points_with(box: Box, colonies: list[int], builders: int) -> list[int]:
    """The same for colonies that somebody thinks of."""
    return [int(n) for n in colony_points(box, vec[i64](colonies), builders)]


def new_world_scoring(s: Empires) -> None:
    """E-ROUND-3: at the end of rounds 3, 6 and 8, region by region."""
    row: i64 = (NEW_WORLD + s.age()) * SEATS
    for region in range(i64(REGIONS)):
        points: vec[i64] = region_points(s, region)
        for who in range(s.seats):
            if points[who] > 0:
                s.tally[row + who] += points[who]
                s.note(SCORED, who, points[who], region)


def counted(s: Empires, who: i64, per: i64, bought: i64 = 0, paid: i64 = 0) -> int:
    """How many a tile that scores at the end finds of what it counts (12.6), after so many more tiles bought for so much."""
    if per == PER_GOOD:
        return int(goods_held(s, who))
    if per == PER_TWO_WORKERS:
        return int(in_regions(s, who, 30, 0xFFFF)) // 2
    if per == PER_SHIP:
        return int(s.tallied(SHIPS, who))
    if per == PER_SOLDIER:
        return int(in_regions(s, who, 5 * SOLDIER, 31))
    if per == PER_BUILDING:
        return int(count(s.owned[who]) + bought)
    if per == PER_COLONY:
        return sum([1 for region in range(REGIONS) if s.colony(region, who) > 0 and glorious(s, region)])
    if per == PER_FIVE_DOLLARS:
        return max(0, int(s.money[who] - paid) // 5)
    if per == PER_DISCOVERY:
        return int(count(s.found[who]))
    if per == PER_BUILDER:
        return int(in_regions(s, who, 5 * BUILDER, 31))
    assert per == PER_SPECIALIST_SPACE
    return int(s.tallied(SPECIALISTS_HELD, who))


def in_regions(s: Empires, who: i64, at: i64, mask: i64) -> i64:
    """What stands at these bits of the seat's cells (`Empires`), summed over the New World."""
    n: i64 = 0
    for cell in range(who, i64(REGIONS * SEATS), i64(SEATS)):
        n += s.cells[cell] >> at & mask
    return n


def goods_held(s: Empires, who: i64) -> i64:
    n: i64 = 0
    for i in range(who * GOODS, who * GOODS + GOODS):
        n += s.goods[i]
    return n


def glorious(s: Empires, region: int) -> bool:
    """E-B-GLORY: any region in the first edition, a colonized one (E-TERM-9) in the deluxe edition."""
    if not s.setup.deluxe:
        return True
    return any(s.colony(region, who) >= 3 for who in range(s.seats))


def tile_points(s: Empires, who: i64, tile: i64, price: i64 = 0) -> int:
    """E-FINAL-3, 4: what a tile is worth at the end, as things stand; one that is not the seat's, once bought at that price."""
    points = int(s.box.tile_vp[tile])
    if s.box.end_per[tile] >= 0:
        if tile == WEALTH and s.setup.vp_purchase and s.round == 8 and s.tallied(WEALTH_POINTS, who) > 0:
            return points + int(s.box.end_vp[tile]) * int(s.tallied(WEALTH_POINTS, who))  # E-B-WEALTH.2
        bought: i64 = 0 if s.owns(who, tile) else 1
        points += int(s.box.end_vp[tile]) * counted(s, who, s.box.end_per[tile], bought, price)
    return points


def scores(s: Empires) -> list[Score]:
    """Section 11, as if the game ended now."""
    return [score_of(s, who) for who in range(s.seats)]


def score_of(s: Empires, who: i64) -> Score:
    """VP by category, and the tie-breaks of E-FINAL-9 to 11."""
    found = sum([int(s.box.discovery_vp[i]) for i in range(32) if s.found[who] & bit(i)]) if s.found[who] else 0
    tiles = sum([tile_points(s, who, tile) for tile in range(TILES) if s.owns(who, tile)]) if s.owned[who] else 0
    points = [int(s.tallied(NEW_WORLD + age, who)) for age in range(3)]
    points += [int(s.tallied(POINTS_BOUGHT, who)), found, tiles, int(s.tallied(ECONOMY, who))]
    goods = int(goods_held(s, who))
    if s.setup.deluxe:  # E-FINAL-10
        goods += int(s.tallied(SHIPS, who))
    return Score(int(who), dict(zip(CATEGORIES, points, strict=True)), (points[2], int(s.money[who]), goods))
