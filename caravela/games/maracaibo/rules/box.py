"""What is in the box: the component tables as numbers, read from data/*.toml or from a corrected copy of those files."""

from typing import Final

from caravela.core.packed import append, i64, vec
from caravela.core.state import bit
from caravela.core.tables import Tables
from caravela.games.maracaibo.rules.box_story import Stories
from caravela.games.maracaibo.rules.coder import Coder
from caravela.games.maracaibo.rules.components import ANGOSTURA, EDGES, LEGACY_TILES, LOCATIONS, ROUNDS
from caravela.games.maracaibo.rules.seaways import Edge, check_map

FILES: Final = [
    "automa.toml",
    "careers.toml",
    "city_tiles.toml",
    "combat_tiles.toml",
    "explorer_track.toml",
    "influence.toml",
    "legacy_tiles.toml",
    "map.toml",
    "mission_tiles.toml",
    "prestige.toml",
    "project_cards.toml",
    "ship_board.toml",
    "story_cards.toml",
]


class Box(Stories):
    """Every printed number of the components. Made once, shared by all games that use the same tables.

    The tables are read by chapter, one class on top of another, so that all numbers are attributes of one object.
    """

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        coder = Coder()
        self.read_explorer(coder)
        self.read_map(coder)
        self.read_city_tiles(coder)
        self.read_ship(coder)
        self.read_cards(coder)
        self.read_prestige()
        self.read_careers(coder)
        self.read_combat_tiles(coder)
        self.read_missions(coder)
        self.read_legacy(coder)
        self.read_automa()
        self.read_tracks()
        self.read_stories(coder)
        self.code: vec[i64] = vec[i64](coder.code)
        self.parts: vec[i64] = vec[i64](coder.parts)
        self.check_map()
        self.list_ways()

    def check_map(self) -> None:
        """After the legacy tiles, which make some edges dearer."""
        page = self.page("map.toml")
        rows = page.rows("edge")
        edges: list[Edge] = []
        for i in range(EDGES):
            tile = self.edge_tile[i]
            dearest = max(int(self.edge_cost[i]), int(self.legacy_cost[tile]) if tile >= 0 else 0)
            first, last = int(self.edge_first[i]), int(self.edge_last[i])
            edges.append(Edge(rows[i], self.edge_from[i], int(self.edge_to[i]), first, last, int(self.edge_legacy[i]), dearest))
        check_map(page, edges, int(self.stops), [int(tile) for tile in self.needs_tile], int(self.most_points))

    def list_ways(self) -> None:
        """The ways of a ship while no legacy tile changes a cost or takes a toll.

        In listed_ways from ways_at[(open * locations + location) * 2] on, + 1 in round IV; `open` is 1 with 9a and 2 with 15a.
        """
        self.matters: i64 = 0  # set of locations where an assistant can stand
        for place in range(LOCATIONS):
            if self.helpers_at[place]:
                self.matters |= bit(place)
        self.toll_tiles: i64 = 0  # sets of legacy tiles
        self.dear_tiles: i64 = 0  # with a toll, or on a route
        for tile in range(LEGACY_TILES):
            if self.legacy_toll[tile] > 0:
                self.toll_tiles |= bit(tile)
        for edge in range(EDGES):
            if self.edge_tile[edge] >= 0:
                self.dear_tiles |= bit(self.edge_tile[edge])
        self.dear_tiles |= self.toll_tiles
        listed: list[int] = []
        starts: list[int] = []
        for opened in range(4):
            legacy: i64 = 0
            open_to: i64 = 0
            for i in range(2):
                place = ANGOSTURA + i
                if opened >> i & 1 and self.needs_tile[place] >= 0:
                    legacy |= bit(self.needs_tile[place])
                    open_to |= bit(place)
            for place in range(LOCATIONS):
                for round in (1, ROUNDS):
                    starts.append(len(listed))
                    listed += [int(way) for way in self.ways(place, round, legacy, open_to, 0, self.most_points)]
        starts.append(len(listed))
        self.listed_ways: vec[i64] = vec[i64](listed)
        self.ways_at: vec[i64] = vec[i64](starts)

    def ways(self, start: i64, round: i64, legacy: i64, open_to: i64, doubloons: i64, most: i64) -> vec[i64]:
        """M-SAIL-1 to 8, 12, 13: every way that a ship can sail with so many points and doubloons.

        `legacy` is the set of tiles in play, `open_to` the set of legacy cities that are open. A way is its destination in five
        bits, then the branches passed (see options.py) in six, the points in six, and the set of locations passed. Ways that
        differ in nothing but a branch without consequence are listed once (M-RUL-85).
        """
        found: vec[i64] = vec[i64]([])
        at: i64 = -1
        while at < len(found):
            place: i64 = start if at < 0 else found[at] & 31
            points: i64 = 0 if at < 0 else found[at] >> 11 & 63
            passed: i64 = 0 if at < 0 else found[at] >> 17 | bit(place)
            way: i64 = 0 if at < 0 else (found[at] >> 5 & 63) + self.way_weight[place]
            at += 1
            if at > 0 and (self.stops >> place & 1 or (legacy & self.toll_tiles and self.toll(legacy, passed) > doubloons)):
                continue
            for i in range(self.edges_at[place], self.edges_at[place + 1]):
                edge: i64 = self.edges_out[i]
                tile: i64 = self.edge_tile[edge]
                cost: i64 = self.legacy_cost[tile] if tile >= 0 and legacy >> tile & 1 else self.edge_cost[edge]
                if points + cost > most or not self.edge_first[edge] <= round <= self.edge_last[edge]:
                    continue
                tile = self.edge_legacy[edge]
                to: i64 = self.edge_to[edge]
                if tile >= 0 and not (legacy >> tile & 1 and (self.beyond[to] < 0 or open_to >> to & 1)):
                    continue
                new: i64 = ((passed * 64 + points + cost) * 64 + way) * 32 + to
                if not self.is_listed(found, new):
                    found = append(found, new)
        return found

    def toll(self, legacy: i64, passed: i64) -> i64:
        """M-LEG-24, M-RUL-73: what leaving these locations without a stop costs."""
        doubloons: i64 = 0
        if legacy & self.toll_tiles:
            for tile in range(i64(LEGACY_TILES)):
                if self.legacy_toll[tile] > 0 and legacy >> tile & 1 and passed >> self.legacy_at[tile] & 1:
                    doubloons += self.legacy_toll[tile]
        return doubloons

    def is_listed(self, found: vec[i64], new: i64) -> bool:
        """Whether a way with the same destination, points and consequences is there already."""
        for i in range(i64(len(found))):
            if found[i] & 31 == new & 31 and found[i] >> 11 & 63 == new >> 11 & 63:
                if (found[i] >> 17 ^ new >> 17) & self.matters == 0:
                    return True
        return False
