"""The rank on the conquistador track (9.1), final scoring (9.2), bishops' demands (8.3), and the solo achievements (10.3)."""

from typing import Final

from caravela.core.game import Score
from caravela.core.packed import append, i64, vec
from caravela.core.state import bit, count
from caravela.games.santamaria.rules.components import (
    BISHOP,
    BISHOPS,
    CELLS,
    DOCKS,
    LARGEST_ROAD_GROUP,
    PER_DEVELOPED_LINE,
    PER_OTHER_MONK,
    PER_SHIPMENT,
    PER_TERRITORY_TYPE,
    POSTS,
    RESOURCES,
    SCHOLARS,
    SHIPMENTS,
    SIDE,
    SPACES,
    TYPES,
)
from caravela.games.santamaria.rules.numbers import ARRIVAL, CONQUESTS, HAPPINESS, LEAD, MONEY, RETIRED
from caravela.games.santamaria.rules.state import SantaMaria

CATEGORIES = ["happiness", "conquistador", "shipments", "harbour", "settlers", "scholars", "bishops", "coins"]

LEFT_EDGE: Final = 0x41041041  # column 1
RIGHT_EDGE: Final = 0x820820820  # column 6
TOP_EDGE: Final = 0x3F  # row 1
BOTTOM_EDGE: Final = 0xFC0000000  # row 6
ALL_CELLS: Final = 0xFFFFFFFFF


def ranking(s: SantaMaria) -> vec[i64]:
    """S-YEAR-2, 3, 4: who has moved this year, the foremost first; on the same space who came earlier."""
    order: vec[i64] = vec[i64]([])
    for who in range(s.seats):
        if s.tallied(LEAD, who) > 0:
            order = append(order, who)
            at: i64 = i64(len(order)) - 1
            while at > 0 and ahead(s, who, order[at - 1]):
                order[at] = order[at - 1]
                order[at - 1] = who
                at -= 1
    return order


def ahead(s: SantaMaria, who: i64, other: i64) -> bool:
    if s.tallied(LEAD, who) != s.tallied(LEAD, other):
        return s.tallied(LEAD, who) > s.tallied(LEAD, other)
    return s.tallied(ARRIVAL, who) < s.tallied(ARRIVAL, other)


def developed(s: SantaMaria, who: i64) -> i64:
    """S-DEF-8: the set of developed lines: columns 0 to 5, rows 6 to 11."""
    lines: i64 = 0
    for line in range(i64(2 * SIDE)):
        if not s.box.lines[line] & ~s.filled[who]:
            lines |= bit(line)
    return lines


def settlers(s: SantaMaria, who: i64) -> i64:
    """S-END-4, 5: points of the settlers on developed lines."""
    lines: i64 = developed(s, who)
    if lines == 0:
        return 0
    points: i64 = 0
    roads: i64 = s.filled[who] & ~s.territory[who]
    for cell in range(i64(CELLS)):
        if roads >> cell & 1:
            times: i64 = (lines >> cell % SIDE & 1) + (lines >> SIDE + cell // SIDE & 1)
            points += times * s.box.settlers[s.grid[who * CELLS + cell] & 255]
    return points * s.box.settler_points


def own_monks(s: SantaMaria, who: i64) -> i64:
    """The set of posts with a monk of the seat."""
    found: i64 = 0
    for post in range(i64(POSTS)):
        if s.monks[post] >> who & 1:
            found |= bit(post)
    return found


def spread_from(start: i64, within: i64) -> i64:
    """S-DEF-17: all cells of the set that are linked to the start by edges."""
    reached: i64 = start & within
    while True:
        wider: i64 = reached | reached << SIDE | reached >> SIDE
        wider |= (reached & ~RIGHT_EDGE) << 1 | (reached & ~LEFT_EDGE) >> 1
        wider &= within
        if wider == reached:
            return reached
        reached = wider


def largest_group(cells: i64) -> i64:
    best: i64 = 0
    while cells:
        group: i64 = spread_from(cells & -cells, cells)
        if count(group) > best:
            best = count(group)
        cells &= ~group
    return best


def cells_of_type(s: SantaMaria, who: i64, type_: i64) -> i64:
    """S-DEF-15: the set of territories of a type."""
    found: i64 = 0
    for cell in range(i64(CELLS)):
        if s.territory[who] >> cell & 1 and s.box.types[s.grid[who * CELLS + cell] & 255] >> type_ & 1:
            found |= bit(cell)
    return found


def demand(s: SantaMaria, who: i64, bishop: i64) -> i64:
    """S-BIS-2, S-BIS-BI1 to BI6: what a bishop's demand brings the seat, before the cost of the bishop."""
    rule: i64 = s.box.bishop_rule[bishop]
    n: i64 = 0
    if rule == PER_OTHER_MONK:
        n = count(own_monks(s, who) & ~bit(BISHOP + bishop))
    elif rule == PER_DEVELOPED_LINE:
        n = count(developed(s, who))
    elif rule == LARGEST_ROAD_GROUP:
        n = largest_group(s.filled[who] & ~s.territory[who])
    elif rule == PER_SHIPMENT:
        n = s.shipments(who)
    elif rule == PER_TERRITORY_TYPE:
        found: i64 = 0
        for type_ in range(i64(TYPES)):
            if s.box.bishop_types[bishop] >> type_ & 1:
                found |= cells_of_type(s, who, type_)
        n = count(found)
    else:
        n = CELLS
        for type_ in range(i64(TYPES)):
            if s.box.bishop_types[bishop] >> type_ & 1:
                number: i64 = count(cells_of_type(s, who, type_))
                if number < n:
                    n = number
    return n * s.box.bishop_each[bishop]


def demands(s: SantaMaria, who: i64) -> i64:
    """What the demands of all the seat's bishops bring."""
    points: i64 = 0
    for bishop in range(i64(BISHOPS)):
        if s.monks[BISHOP + bishop] >> who & 1:
            points += demand(s, who, bishop)
    return points


def bishop_points(s: SantaMaria, who: i64) -> i64:
    """S-BIS-1, 2, S-END-7."""
    points: i64 = demands(s, who)
    for bishop in range(i64(BISHOPS)):
        if s.monks[BISHOP + bishop] >> who & 1:
            points -= s.box.bishop_cost
    return points


def scholar_points(s: SantaMaria, who: i64) -> i64:
    """S-END-6, S-ADV-9."""
    points: i64 = 0
    for scholar in range(i64(SCHOLARS)):
        if s.able[who] >> scholar & 1:
            points += s.box.scholar_points[scholar]
    return points


def harbour_sets(s: SantaMaria, who: i64) -> i64:
    """S-DEF-14."""
    least: i64 = SHIPMENTS
    for dock in range(i64(DOCKS)):
        n: i64 = count(s.harbour[who * DOCKS + dock])
        if n < least:
            least = n
    return least


def shipment_points(s: SantaMaria, who: i64) -> i64:
    """S-END-9."""
    points: i64 = 0
    for dock in range(i64(DOCKS)):
        there: i64 = s.harbour[who * DOCKS + dock]
        for shipment in range(i64(SHIPMENTS)):
            if there >> shipment & 1:
                points += s.box.ship_points[shipment]
    return points


def coin_points(s: SantaMaria, who: i64) -> i64:
    """S-END-2, 3: everything is sold at its printed price, then points for coins."""
    coins: i64 = s.tallied(MONEY, who)
    for resource in range(i64(RESOURCES)):
        coins += s.has(who, resource) * s.box.sell[resource]
    return coins // s.box.coins_per_point


def points_by_category(s: SantaMaria, who: i64) -> vec[i64]:
    """S-END-10, in the order of CATEGORIES."""
    return vec[i64](
        [
            s.tallied(HAPPINESS, who),
            s.tallied(CONQUESTS, who),
            shipment_points(s, who),
            harbour_sets(s, who) * s.box.set_points,
            settlers(s, who),
            scholar_points(s, who),
            bishop_points(s, who),
            coin_points(s, who),
        ]
    )


def total(s: SantaMaria, who: i64) -> i64:
    points: vec[i64] = points_by_category(s, who)
    n: i64 = 0
    for i in range(i64(len(points))):
        n += points[i]
    return n


def scores(s: SantaMaria) -> list[Score]:
    """Section 9.2, as if the game ended now; a tie is broken by the retire space of this year (S-END-12)."""
    results: list[Score] = []
    for who in range(s.seats):
        points = [int(n) for n in points_by_category(s, who)]
        space = int(s.tallied(RETIRED, who)) - 1
        order = int(s.box.space_order[space]) if space >= 0 else SPACES + 1
        results.append(Score(int(who), dict(zip(CATEGORIES, points, strict=True)), (-order,)))
    return results


def chained(s: SantaMaria, who: i64) -> bool:
    """S-SOLO-15: a chain of territories of one type from edge to opposite edge."""
    for type_ in range(i64(TYPES)):
        cells: i64 = cells_of_type(s, who, type_)
        if spread_from(cells & LEFT_EDGE, cells) & RIGHT_EDGE or spread_from(cells & TOP_EDGE, cells) & BOTTOM_EDGE:
            return True
    return False


def achievements(s: SantaMaria) -> list[int]:
    """S-SOLO-12 to 18: those that the solo player has earned as things stand."""
    counted = [
        int(settlers(s, 0)),
        int(harbour_sets(s, 0)),
        int(demands(s, 0)),
        1 if chained(s, 0) else 0,
        int(total(s, 0)),
    ]
    box = s.box
    return [i for i in range(len(box.achievement_of)) if counted[box.achievement_of[i]] >= box.achievement_least[i]]
