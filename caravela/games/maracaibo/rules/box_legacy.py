"""The legacy tiles, read from their table."""

from caravela.core.packed import i64, vec
from caravela.core.state import bit
from caravela.games.maracaibo.rules.box_pages import members, rows_of
from caravela.games.maracaibo.rules.box_tiles import Tiles
from caravela.games.maracaibo.rules.coder import Coder
from caravela.games.maracaibo.rules.components import (
    EDGES,
    GOOD_IDS,
    LEGACY_IDS,
    LEGACY_KINDS,
    LEGACY_TILES,
    LOCATION_IDS,
    SPACE_IDS,
)


class LegacyTiles(Tiles):
    """What a story adds to the map and beside it."""

    def read_legacy(self, coder: Coder) -> None:
        page = self.page("legacy_tiles.toml", "two_player_prefill", "solo_extra_prefill", "skull_tiles", "tile")
        rows = rows_of(
            *(page, "tile", LEGACY_IDS, "location", "kind", "skull", "rule", "market_good", "market_spaces_2p"),
            *("market_spaces_3p", "market_spaces_4p", "mission_space", "flag_bonus", "edge", "cost", "min_explorer"),
            *("min_explorer_inclusive", "effect", "combat_action", "spaces", "reward", "toll", "ana"),
        )
        # [players]: sets of tiles that get a neutral disc; alone those of two players and these once more
        self.prefill_two: i64 = members(page, "two_player_prefill", LEGACY_IDS)
        self.prefill_solo: i64 = members(page, "solo_extra_prefill", LEGACY_IDS)
        self.skulls: i64 = members(page, "skull_tiles", LEGACY_IDS)
        self.legacy_at: vec[i64] = vec[i64]([-1] * LEGACY_TILES)  # location, -1 beside the map
        self.legacy_cost: vec[i64] = vec[i64]([0] * LEGACY_TILES)  # of a route: points; of a disc tile: program
        self.legacy_gain: vec[i64] = vec[i64]([0] * LEGACY_TILES)  # program: reward of a disc tile, effect of L5 and L9
        self.legacy_spaces: vec[i64] = vec[i64]([0] * LEGACY_TILES)
        self.legacy_toll: vec[i64] = vec[i64]([0] * LEGACY_TILES)
        self.legacy_rank: vec[i64] = vec[i64]([-1] * LEGACY_TILES)  # the explorer's rank must be at least this (L8)
        self.legacy_good: i64 = -1  # the market of L1
        self.toll_tiles: i64 = 0  # sets of tiles
        self.dear_tiles: i64 = 0  # with a toll, or on a route
        for i in range(LEGACY_TILES):
            row = rows[i]
            kind = LEGACY_KINDS[row.word("kind", LEGACY_KINDS)]
            if row.flag("skull") != (self.skulls >> i & 1 != 0):
                raise row.refuse("skull", "skull_tiles")
            if row.said.get("location") in LOCATION_IDS:
                self.legacy_at[i] = row.word("location", LOCATION_IDS)
            if kind == "route":
                ends = row.words("edge", LOCATION_IDS, 2)
                edges = [k for k in range(EDGES) if [self.edge_from[k], self.edge_to[k]] == ends]
                if len(edges) != 1:
                    raise row.refuse("edge", "map.toml")
                self.edge_tile[edges[0]] = i
                self.legacy_cost[i] = row.whole("cost", 1, 9)
                self.dear_tiles |= bit(i)
            if kind == "disc":
                self.legacy_cost[i] = coder.cost(row, "cost")
                self.legacy_gain[i] = coder.effect(row, "reward")
                self.legacy_spaces[i] = row.whole("spaces", 1, 8)
                self.legacy_toll[i] = row.whole("toll", 0, 60, 0)
            if self.legacy_toll[i] > 0:
                self.toll_tiles |= bit(i)
                self.dear_tiles |= bit(i)
            if "effect" in row.said:
                self.legacy_gain[i] = coder.effect(row, "effect")
            if "min_explorer" in row.said and row.flag("min_explorer_inclusive"):
                self.legacy_rank[i] = self.rank[row.word("min_explorer", SPACE_IDS)]
            if "market_good" in row.said:
                row.whole("mission_space", 1, 1)
                place = int(self.legacy_at[i])
                self.legacy_good = row.word("market_good", GOOD_IDS)
                self.read_spaces(row, place)
                self.flag_bonus[place] = coder.effect(row, "flag_bonus")
