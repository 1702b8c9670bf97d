"""What every map must hold, whoever has corrected it: a ship can always sail on, always forward, and at last comes home."""

from caravela.core.tables import Entry
from caravela.games.maracaibo.rules.components import HOME_2, HOME_2_LAST, HOME_3, LOCATION_IDS, LOCATIONS, ROUNDS, rank_of
from caravela.games.maracaibo.rules.vocabulary import FORKS, way_weights


class Edge:
    """A step of a ship, and the row of the table that says so."""

    def __init__(self, row: Entry, src: int, dst: int, first: int, last: int, legacy: int, dearest: int) -> None:
        self.row = row
        self.src = src
        self.dst = dst
        self.first = first
        self.last = last
        self.legacy = legacy  # the tile that it needs, or -1
        self.dearest = dearest  # the points that it can cost


def check_map(page: Entry, edges: list[Edge], stops: int, needs: list[int], most: int) -> None:
    """`stops` is the set of locations where ships must stop, `needs` says which tile a location needs, -1 for none."""
    for edge in edges:
        if rank_of(LOCATION_IDS[edge.dst]) <= rank_of(LOCATION_IDS[edge.src]):
            raise edge.row.refuse("dst", "M-SAIL-3")
        tile = needs[edge.src] if needs[edge.src] >= 0 else needs[edge.dst]
        if edge.legacy != tile or needs[edge.dst] not in (-1, tile):
            raise edge.row.refuse("legacy", "M-SAIL-12")
        if edge.dearest > most:
            raise edge.row.refuse("cost", f"1..{most}")
    rows = page.rows("location")
    for place in (HOME_2, HOME_3):
        if not stops >> place & 1:
            raise rows[place].refuse("stop", "M-HOME-1")
    for place in range(1, LOCATIONS):
        if not any(edge.dst == place for edge in edges):
            raise page.refuse("edge", f"→ {LOCATION_IDS[place]}")
    for round in range(1, ROUNDS + 1):
        check_round(page, [edge for edge in edges if edge.first <= round <= edge.last], needs, round)


def check_round(page: Entry, edges: list[Edge], needs: list[int], round: int) -> None:
    """M-SAIL-13, M-HOME-6: whatever tiles lie there, from every location on the way leads an edge, up to the last one."""
    home = HOME_3 if round == ROUNDS else HOME_2
    closed = [HOME_2] if round == ROUNDS else [HOME_2_LAST, HOME_3]
    reached = [0]
    for place in reached:
        out = [edge for edge in edges if edge.src == place]
        for edge in out:
            if edge.dst in closed:
                raise edge.row.refuse("rounds", "M-SAIL-13")
            if edge.dst not in reached:
                reached.append(edge.dst)
        if place != home and not any(edge.legacy == needs[place] for edge in out):
            raise page.refuse("edge", f"{LOCATION_IDS[place]} → ({round})")
    for start in reached:
        check_ways(page, edges, start)


def check_ways(page: Entry, edges: list[Edge], start: int) -> None:
    """Every way to a location has a name of its own: by which of the branches of each fork it leads (see options.py)."""
    weights = way_weights()
    fork_of = {branch: i for i in range(len(FORKS)) for branch in FORKS[i] if branch}
    ways = [(start, 0)]
    for place, way in ways:
        for edge in edges:
            if edge.src == place:
                fork = fork_of.get(LOCATION_IDS[place], -1) if place != start else -1
                if fork >= 0 and passed(way, fork):
                    raise edge.row.refuse("src", "M-SAIL-4")
                to = (edge.dst, way + (weights[place] if place != start else 0))
                if to in ways:
                    raise edge.row.refuse("dst", "M-SAIL-4")
                ways.append(to)


def passed(way: int, fork: int) -> bool:
    """Whether a way leads through one of the branches of a fork."""
    unit = 1
    for branches in FORKS[fork + 1 :]:
        unit *= len(branches)
    return way // unit % len(FORKS[fork]) > 0
