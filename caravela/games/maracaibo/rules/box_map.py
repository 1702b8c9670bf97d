"""The map and its city tiles, read from their tables."""

from typing import Final

from caravela.core.packed import i64, vec
from caravela.core.state import bit, count
from caravela.core.tables import Entry
from caravela.games.maracaibo.rules.box_explorer import ExplorerTrack
from caravela.games.maracaibo.rules.box_pages import flagged, flat, maybe, rows_of, set_of, starts
from caravela.games.maracaibo.rules.coder import Coder
from caravela.games.maracaibo.rules.components import (
    ANGOSTURA,
    BRANCH_IDS,
    CITY_TILE_IDS,
    CITY_TILES,
    CT13,
    EDGE_IDS,
    EDGES,
    GOOD_IDS,
    KIND_IDS,
    LEGACY_IDS,
    LOCATION_IDS,
    LOCATIONS,
    ROUNDS,
    SPACE_IDS,
    TILE_PLACES,
    rank_of,
)
from caravela.games.maracaibo.rules.vocabulary import way_weights

PLAYERS: Final = 5  # columns 0 to 4 of tables by number of players


class SeaMap(ExplorerTrack):
    """Locations, the edges between them, and what lies on cities."""

    def read_map(self, coder: Coder) -> None:
        page = self.page("map.toml", "game", "max_movement", "min_movement", "location", "edge")
        self.most_points: i64 = page.whole("max_movement", 1, 20)
        page.whole("min_movement", 1, 1)
        rows = rows_of(
            *(page, "location", LOCATION_IDS, "name", "kind", "stop", "flag", "flag_bonus", "tile_space", "market_good"),
            *("market_spaces_2p", "market_spaces_3p", "market_spaces_4p", "action", "requires_legacy", "min_explorer_exclusive"),
        )
        self.kind: vec[i64] = vec[i64]([0] * LOCATIONS)
        self.stops: i64 = flagged(rows, "stop")  # sets of locations
        self.flags: i64 = flagged(rows, "flag")
        self.tile_spaces: i64 = flagged(rows, "tile_space", False)
        self.good_at: vec[i64] = vec[i64]([maybe(row, "market_good", GOOD_IDS) for row in rows])  # -1 without a printed market
        self.spaces_at: vec[i64] = vec[i64]([0] * (LOCATIONS * PLAYERS))  # market spaces by number of players
        self.action_at: vec[i64] = vec[i64]([0] * LOCATIONS)  # programs
        self.flag_bonus: vec[i64] = vec[i64]([0] * LOCATIONS)
        self.needs_tile: vec[i64] = vec[i64]([-1] * LOCATIONS)  # the legacy tile without which the location does not exist
        self.beyond: vec[i64] = vec[i64]([-1] * LOCATIONS)  # the explorer's rank must be higher than this
        for i in range(LOCATIONS):
            row = rows[i]
            kinds = ["start"] if i == 0 else ["legacy_city"] if i >= ANGOSTURA else ["village", "city"]
            self.kind[i] = KIND_IDS.index(kinds[row.word("kind", kinds)])
            if "market_spaces_2p" in row.said:
                self.read_spaces(row, i)
            if "action" in row.said:
                self.action_at[i] = coder.effect(row, "action")
            if "flag_bonus" in row.said or self.flags >> i & 1:
                self.flag_bonus[i] = coder.effect(row, "flag_bonus")
            if i >= ANGOSTURA:
                self.needs_tile[i] = row.word("requires_legacy", LEGACY_IDS)
                self.beyond[i] = self.rank[row.word("min_explorer_exclusive", SPACE_IDS)]
            elif "requires_legacy" in row.said or "min_explorer_exclusive" in row.said:
                raise row.refuse("requires_legacy", "M-SAIL-12")
        self.by_number: vec[i64] = vec[i64](sorted(range(1, LOCATIONS), key=lambda i: rank_of(LOCATION_IDS[i])))
        self.read_edges(page)

    def read_spaces(self, row: Entry, location: int) -> None:
        """With one player the market is that of two."""
        for players in range(1, PLAYERS):
            key = f"market_spaces_{max(players, 2)}p"
            self.spaces_at[location * PLAYERS + players] = row.whole(key, 0, 4)

    def read_edges(self, page: Entry) -> None:
        rows = rows_of(page, "edge", EDGE_IDS, "src", "dst", "cost", "rounds", "branch", "legacy")
        spans = [f"{a}-{b}" for a in range(1, ROUNDS + 1) for b in range(a, ROUNDS + 1)]
        rounds = [spans[row.word("rounds", spans)] for row in rows]
        self.edge_from: vec[i64] = vec[i64]([row.word("src", LOCATION_IDS) for row in rows])
        self.edge_to: vec[i64] = vec[i64]([row.word("dst", LOCATION_IDS) for row in rows])
        self.edge_cost: vec[i64] = vec[i64]([row.whole("cost", 1, 9) for row in rows])
        self.edge_first: vec[i64] = vec[i64]([int(span[0]) for span in rounds])  # rounds in which the edge exists
        self.edge_last: vec[i64] = vec[i64]([int(span[2]) for span in rounds])
        self.edge_legacy: vec[i64] = vec[i64]([maybe(row, "legacy", LEGACY_IDS) for row in rows])
        self.edge_branch: vec[i64] = vec[i64]([row.word("branch", BRANCH_IDS, "") for row in rows])
        self.edge_tile: vec[i64] = vec[i64]([-1] * EDGES)  # the legacy tile that changes its cost
        # the edges out of a location: edges_out[edges_at[location]] up to edges_at[location + 1]
        outgoing = [[i for i in range(EDGES) if self.edge_from[i] == location] for location in range(LOCATIONS)]
        self.edges_out: vec[i64] = flat(outgoing)
        self.edges_at: vec[i64] = starts(outgoing)
        self.way_weight: vec[i64] = vec[i64](way_weights())
        self.onward: vec[i64] = vec[i64]([0] * LOCATIONS)  # sets of the locations behind each, by whatever way, in any round
        for i in sorted(range(EDGES), key=lambda i: rank_of(LOCATION_IDS[self.edge_from[i]]), reverse=True):
            self.onward[self.edge_from[i]] |= bit(self.edge_to[i]) | self.onward[self.edge_to[i]]

    def read_city_tiles(self, coder: Coder) -> None:
        page = self.page("city_tiles.toml", "draw_unmarked", "locations", "tile")
        keys = ("players", "name", "marked", "market_good", "market_spaces", "action_code", "action")
        rows = rows_of(page, "tile", CITY_TILE_IDS, *keys)
        self.tile_places: vec[i64] = vec[i64](page.words("locations", LOCATION_IDS, TILE_PLACES))
        self.unmarked_drawn: i64 = page.whole("draw_unmarked", 2, 2)
        self.tile_players: vec[i64] = vec[i64]([set_of(row.wholes("players", 1, 4, 2)) for row in rows])  # sets of player numbers
        self.marked: i64 = flagged(rows, "marked")  # set of city tiles
        self.tile_good: vec[i64] = vec[i64]([row.word("market_good", GOOD_IDS) for row in rows])
        self.tile_market: vec[i64] = vec[i64]([row.whole("market_spaces", 1, 4) for row in rows])
        self.tile_action: vec[i64] = vec[i64]([coder.effect(row, "action") for row in rows])
        self.check_city_tiles(page)

    def check_city_tiles(self, page: Entry) -> None:
        """M-SETUP-5: four spaces for them, and for every number of players two that are marked and two others at least."""
        places = set_of([int(place) for place in self.tile_places])
        if count(places) < TILE_PLACES or places & ~self.tile_spaces:
            raise page.refuse("locations", "tile_space")
        for players in range(1, PLAYERS):
            tiles = [i for i in range(CITY_TILES) if i != CT13 and self.tile_players[i] >> players & 1]
            marked = [i for i in tiles if self.marked >> i & 1]
            if len(marked) != 2 or len(tiles) - len(marked) < self.unmarked_drawn:
                raise page.refuse("tile", f"M-SETUP-5 ({players})")
