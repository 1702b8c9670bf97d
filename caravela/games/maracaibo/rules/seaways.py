"""The ways of ships (4.5): where they can sail, and what every map must hold, whoever has corrected it.

A ship can always sail on, always forward, and at last comes home.
"""

from caravela.core.packed import append, i64, vec
from caravela.core.state import bit
from caravela.core.tables import Entry
from caravela.games.maracaibo.rules.box_legacy import LegacyTiles
from caravela.games.maracaibo.rules.components import (
    ANGOSTURA,
    EDGES,
    HOME_2,
    HOME_2_LAST,
    HOME_3,
    LEGACY_TILES,
    LOCATION_IDS,
    LOCATIONS,
    ROUNDS,
    rank_of,
)
from caravela.games.maracaibo.rules.vocabulary import FORKS, way_weights


def is_open(box: LegacyTiles, edge: i64, round: i64, legacy: i64, open_to: i64) -> bool:
    """M-SAIL-12, 13. `legacy` is the set of tiles in play, `open_to` the set of legacy cities that are open."""
    if not box.edge_first[edge] <= round <= box.edge_last[edge]:
        return False
    tile: i64 = box.edge_legacy[edge]
    to: i64 = box.edge_to[edge]
    return tile < 0 or (legacy >> tile & 1 != 0 and (box.beyond[to] < 0 or open_to >> to & 1 != 0))


def toll(box: LegacyTiles, legacy: i64, passed: i64) -> i64:
    """M-LEG-24, M-RUL-73: what leaving these locations without a stop costs."""
    doubloons: i64 = 0
    if legacy & box.toll_tiles:
        for tile in range(i64(LEGACY_TILES)):
            if box.legacy_toll[tile] > 0 and legacy >> tile & 1 and passed >> box.legacy_at[tile] & 1:
                doubloons += box.legacy_toll[tile]
    return doubloons


def ways(box: LegacyTiles, start: i64, round: i64, legacy: i64, open_to: i64, doubloons: i64, most: i64) -> vec[i64]:
    """M-SAIL-1 to 8, 12, 13: every way that a ship can sail with so many points and doubloons.

    A way is its destination in five bits, then the branches passed (see options.py) in six, the points in six, and the set of
    locations passed. Ways that differ in nothing but a branch without consequence are listed once (M-RUL-85).
    """
    found: vec[i64] = vec[i64]([])
    at: i64 = -1
    while at < len(found):
        place: i64 = start if at < 0 else found[at] & 31
        points: i64 = i64(0) if at < 0 else found[at] >> 11 & 63
        passed: i64 = i64(0) if at < 0 else found[at] >> 17 | bit(place)
        way: i64 = i64(0) if at < 0 else (found[at] >> 5 & 63) + box.way_weight[place]
        at += 1
        if at > 0 and (box.stops >> place & 1 or (legacy & box.toll_tiles and toll(box, legacy, passed) > doubloons)):
            continue
        for i in range(box.edges_at[place], box.edges_at[place + 1]):
            edge: i64 = box.edges_out[i]
            tile: i64 = box.edge_tile[edge]
            cost: i64 = box.legacy_cost[tile] if tile >= 0 and legacy >> tile & 1 else box.edge_cost[edge]
            if points + cost <= most and is_open(box, edge, round, legacy, open_to):
                new: i64 = ((passed * 64 + points + cost) * 64 + way) * 32 + box.edge_to[edge]
                if not is_listed(found, new, box.helper_places):
                    found = append(found, new)
    return found


def is_listed(found: vec[i64], new: i64, matters: i64) -> bool:
    """Whether a way with the same destination, points and consequences is there already."""
    for i in range(i64(len(found))):
        if found[i] & 31 == new & 31 and found[i] >> 11 & 63 == new >> 11 & 63:
            if (found[i] >> 17 ^ new >> 17) & matters == 0:
                return True
    return False


def listed_ways(box: LegacyTiles) -> list[list[int]]:
    """The ways of a ship while no legacy tile changes a cost or takes a toll.

    By (open * locations + location) * 2, + 1 in round IV; `open` is 1 with 9a and 2 with 15a.
    """
    listed: list[list[int]] = []
    for opened in range(4):
        legacy: i64 = 0
        for i in range(2):
            if opened >> i & 1:
                legacy |= bit(box.needs_tile[ANGOSTURA + i])
        for place in range(LOCATIONS):
            for round in (1, ROUNDS):
                found = ways(box, place, round, legacy, opened * bit(ANGOSTURA), 0, box.most_points)
                listed.append([int(way) for way in found])
    return listed


# -- what every map must hold ------------------------------------------------------------------------------------------


def check_map(box: LegacyTiles) -> None:
    page = box.tables.document("map.toml")
    rows = page.rows("edge")
    for i in range(EDGES):
        src = box.edge_from[i]
        dst = box.edge_to[i]
        if rank_of(LOCATION_IDS[dst]) <= rank_of(LOCATION_IDS[src]):
            raise rows[i].refuse("dst", "M-SAIL-3")
        tile = box.needs_tile[src] if box.needs_tile[src] >= 0 else box.needs_tile[dst]
        if box.edge_legacy[i] != tile or box.needs_tile[dst] not in (-1, tile):
            raise rows[i].refuse("legacy", "M-SAIL-12")
        dearer = box.edge_tile[i]
        if box.edge_cost[i] > box.most_points or (dearer >= 0 and box.legacy_cost[dearer] > box.most_points):
            raise rows[i].refuse("cost", f"1..{box.most_points}")
    places = page.rows("location")
    for place in (HOME_2, HOME_3):
        if not box.stops >> place & 1:
            raise places[place].refuse("stop", "M-HOME-1")
    reached = [int(to) for to in box.edge_to]
    for place in range(1, LOCATIONS):
        if place not in reached:
            raise page.refuse("edge", f"→ {LOCATION_IDS[place]}")
    for round in range(1, ROUNDS + 1):
        check_round(box, page, rows, round)


def check_round(box: LegacyTiles, page: Entry, rows: list[Entry], round: int) -> None:
    """M-SAIL-13, M-HOME-6: whatever tiles lie there, from every location on the way leads an edge, up to the last one."""
    edges = [i for i in range(EDGES) if box.edge_first[i] <= round <= box.edge_last[i]]
    home = HOME_3 if round == ROUNDS else HOME_2
    closed = [HOME_2] if round == ROUNDS else [HOME_2_LAST, HOME_3]
    reached = [0]
    for place in reached:
        out = [i for i in edges if box.edge_from[i] == place]
        for i in out:
            to = int(box.edge_to[i])
            if to in closed:
                raise rows[i].refuse("rounds", "M-SAIL-13")
            if to not in reached:
                reached.append(to)
        if place != home and not any([box.edge_legacy[i] == box.needs_tile[place] for i in out]):
            raise page.refuse("edge", f"{LOCATION_IDS[place]} → ({round})")
    for start in reached:
        check_ways(box, rows, edges, start)


def check_ways(box: LegacyTiles, rows: list[Entry], edges: list[int], start: int) -> None:
    """Every way to a location has a name of its own: by which of the branches of each fork it leads (see options.py)."""
    weights = way_weights()
    fork_of = {branch: i for i in range(len(FORKS)) for branch in FORKS[i] if branch}
    found = [(start, 0)]
    for place, way in found:
        for i in edges:
            if box.edge_from[i] == place:
                fork = fork_of.get(LOCATION_IDS[place], -1) if place != start else -1
                if fork >= 0 and passed_fork(way, fork):
                    raise rows[i].refuse("src", "M-SAIL-4")
                to = (int(box.edge_to[i]), way + (weights[place] if place != start else 0))
                if to in found:
                    raise rows[i].refuse("dst", "M-SAIL-4")
                found.append(to)


def passed_fork(way: int, fork: int) -> bool:
    """Whether a way leads through one of the branches of a fork."""
    unit = 1
    for branches in FORKS[fork + 1 :]:
        unit *= len(branches)
    return way // unit % len(FORKS[fork]) > 0
