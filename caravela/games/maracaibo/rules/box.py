"""What is in the box: the component tables as numbers, read from data/*.toml or from a corrected copy of those files."""

from typing import Any, Final

from caravela.core.packed import append, i64, vec
from caravela.core.state import bit, count
from caravela.core.tables import Entry, Tables
from caravela.games.maracaibo.rules.coder import Coder
from caravela.games.maracaibo.rules.components import (
    ANGOSTURA,
    AREA_IDS,
    AREAS,
    AUTOMA_CARDS,
    AUTOMA_IDS,
    BARRIER_IDS,
    BARRIERS,
    BRANCH_IDS,
    BUILDING_IDS,
    BUILDINGS,
    CARD_IDS,
    CARDS,
    CAREER_IDS,
    CAREERS,
    CITY_TILE_IDS,
    CITY_TILES,
    COMBAT_ACTION_IDS,
    COMBAT_ACTIONS,
    COMBAT_TILE_IDS,
    COMBAT_TILES,
    CT13,
    DECK_IDS,
    DIFFICULTY_IDS,
    EDGE_IDS,
    EDGES,
    ENDING_IDS,
    ENTRY_IDS,
    FIRST_C,
    GOOD_IDS,
    KIND_IDS,
    LEGACY_IDS,
    LEGACY_KINDS,
    LEGACY_TILES,
    LOCATION_IDS,
    LOCATIONS,
    MISSION_IDS,
    MISSIONS,
    NATION_IDS,
    NATIONS,
    OBJECT_IDS,
    PER_IDS,
    ROUNDS,
    SPACE_IDS,
    SPACES,
    STANDALONE_IDS,
    STORY_IDS,
    TASK_IDS,
    TASKS,
    TILE_PLACES,
    TOKEN_IDS,
    TOKENS,
    TRACK_SLOTS,
    VILLAGE_ACTION_IDS,
    VILLAGE_ACTIONS,
    WAYS,
)
from caravela.games.maracaibo.rules.ops import COST_OBJECT, OP_PAY_NOW, OP_TOKEN, atom
from caravela.games.maracaibo.rules.seaways import Edge, check_map, check_track, rank_of
from caravela.games.maracaibo.rules.vocabulary import way_weights

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
REQUIREMENTS: Final = ["assistant", "worker_return", "worker_on_card", "cp", "herbs3", "nation3"]
# What Ana does (M-ANA-17 to 27): operation, n, noun, first and last round
AUTOMA_OPS: Final = ["influence", "vp", "remove_disc", "mission_from_pile", "explorer", "combat"]
ANA_INFLUENCE: Final = 0  # noun: the nation
ANA_VP: Final = 1
ANA_DISC: Final = 2
ANA_MISSION: Final = 3
ANA_EXPLORE: Final = 4
ANA_COMBAT: Final = 5  # n: influence, noun: 1 with an extra village
ANA_FIELDS: Final = 5
ANA_MOST: Final = 4  # actions on a card
# What a combat action does to ownership markers, with its first and its second option
NO_MARKERS: Final[list[str]] = []
ANNEXED: Final = ["place_marker"]
TAKEN_OVER: Final = ["remove_marker", "place_marker"]
MARKERS_OF: Final = [
    [NO_MARKERS, NO_MARKERS],
    [ANNEXED, TAKEN_OVER],
    [ANNEXED, TAKEN_OVER],
    [NO_MARKERS],
    [NO_MARKERS],
    [ANNEXED, ANNEXED],
    [ANNEXED],
]
MOST_PLACED: Final = 6  # missions that a story card places at one moment
PLAYERS: Final = 5  # columns 0 to 4 of tables by number of players


def members(row: Entry, key: str, ids: list[str]) -> i64:
    """A list of ids as a set."""
    said = row.said.get(key, [])
    found: i64 = 0
    for i in row.words(key, ids, len(said)) if said else []:
        found |= bit(i)
    return found


def markers_in(said: Any) -> list[str]:
    """What a list of effects does to markers, also inside of other effects, in its order."""
    found: list[str] = []
    for one in said if isinstance(said, list) else [said]:
        if isinstance(one, list):
            found += markers_in(one)
        elif isinstance(one, dict):
            found += [str(one["op"])] if one.get("op") in TAKEN_OVER else []
            for part in one.values():
                found += markers_in(part) if isinstance(part, list) else []
    return found


class Box:
    """Every printed number of the components. Made once, shared by all games that use the same tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
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

    def page(self, file: str) -> Entry:
        page = self.tables.document(file)
        page.whole("schema", 1, 1)
        return page

    # -- the map and its cities ------------------------------------------------------------------------------------

    def read_map(self, coder: Coder) -> None:
        page = self.page("map.toml")
        page.only("schema", "game", "max_movement", "min_movement", "location", "edge")
        self.most_points: i64 = page.whole("max_movement", 1, 20)
        page.whole("min_movement", 1, 1)
        self.kind: vec[i64] = vec[i64]([0] * LOCATIONS)
        self.stops: i64 = 0  # sets of locations
        self.flags: i64 = 0
        self.tile_spaces: i64 = 0
        self.good_at: vec[i64] = vec[i64]([-1] * LOCATIONS)  # the good of the printed market, -1 without one
        self.spaces_at: vec[i64] = vec[i64]([0] * (LOCATIONS * PLAYERS))  # market spaces by number of players
        self.action_at: vec[i64] = vec[i64]([0] * LOCATIONS)  # programs
        self.flag_bonus: vec[i64] = vec[i64]([0] * LOCATIONS)
        self.needs_tile: vec[i64] = vec[i64]([-1] * LOCATIONS)  # the legacy tile without which the location does not exist
        self.beyond: vec[i64] = vec[i64]([-1] * LOCATIONS)  # the explorer's rank must be higher than this
        rows = page.rows("location", list(LOCATION_IDS))
        for i in range(LOCATIONS):
            row = rows[i]
            row.only(
                *("id", "name", "kind", "stop", "flag", "flag_bonus", "tile_space", "market_good", "market_spaces_2p"),
                *("market_spaces_3p", "market_spaces_4p", "action", "requires_legacy", "min_explorer_exclusive"),
                *("provenance", "note"),
            )
            self.kind[i] = row.word("kind", KIND_IDS)
            if KIND_IDS[self.kind[i]] not in (
                ["start"] if i == 0 else ["legacy_city"] if i >= ANGOSTURA else ["village", "city"]
            ):
                raise row.refuse("kind", "start" if i == 0 else "legacy_city" if i >= ANGOSTURA else "village, city")
            if row.flag("stop"):
                self.stops |= bit(i)
            if row.flag("flag"):
                self.flags |= bit(i)
                if "flag_bonus" not in row.said:
                    raise row.refuse("flag_bonus", "[{ … }]")
            if row.flag("tile_space", False):
                self.tile_spaces |= bit(i)
            if row.said.get("market_good", "") != "":
                self.good_at[i] = row.word("market_good", GOOD_IDS)
            if "market_spaces_2p" in row.said:
                self.read_spaces(row, i)
            if "action" in row.said:
                self.action_at[i] = coder.effect(row, "action")
            if "flag_bonus" in row.said:
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
        self.edge_to: vec[i64] = vec[i64]([0] * EDGES)
        self.edge_cost: vec[i64] = vec[i64]([0] * EDGES)
        self.edge_first: vec[i64] = vec[i64]([0] * EDGES)  # rounds in which the edge exists
        self.edge_last: vec[i64] = vec[i64]([0] * EDGES)
        self.edge_legacy: vec[i64] = vec[i64]([-1] * EDGES)
        self.edge_branch: vec[i64] = vec[i64]([0] * EDGES)
        self.edge_tile: vec[i64] = vec[i64]([-1] * EDGES)  # the legacy tile that changes its cost
        self.edge_from: list[int] = []
        rows = page.rows("edge", list(EDGE_IDS))
        for i in range(EDGES):
            row = rows[i]
            row.only("id", "src", "dst", "cost", "rounds", "branch", "legacy", "provenance")
            self.edge_from.append(row.word("src", LOCATION_IDS))
            self.edge_to[i] = row.word("dst", LOCATION_IDS)
            self.edge_cost[i] = row.whole("cost", 1, 9)
            span = row.said.get("rounds")
            if not isinstance(span, str) or span not in [f"{a}-{b}" for a in range(1, ROUNDS + 1) for b in range(a, ROUNDS + 1)]:
                raise row.refuse("rounds", "1-4")
            self.edge_first[i] = int(span[0])
            self.edge_last[i] = int(span[2])
            if "branch" in row.said:
                self.edge_branch[i] = row.word("branch", BRANCH_IDS)
            if "legacy" in row.said:
                self.edge_legacy[i] = row.word("legacy", LEGACY_IDS)
        # the edges out of a location: edges_out[edges_at[location]] up to edges_at[location + 1]
        outgoing: list[int] = []
        starts: list[int] = []
        for location in range(LOCATIONS):
            starts.append(len(outgoing))
            outgoing += [i for i in range(EDGES) if self.edge_from[i] == location]
        starts.append(len(outgoing))
        self.edges_out: vec[i64] = vec[i64](outgoing)
        self.edges_at: vec[i64] = vec[i64](starts)
        self.way_weight: vec[i64] = vec[i64](way_weights())
        if sum(way_weights()) > WAYS * LOCATIONS:
            raise page.refuse("edge", "M-SAIL-4")

    def read_city_tiles(self, coder: Coder) -> None:
        page = self.page("city_tiles.toml")
        page.only("schema", "draw_unmarked", "locations", "tile")
        self.tile_places: vec[i64] = vec[i64](page.words("locations", LOCATION_IDS, TILE_PLACES))
        self.unmarked_drawn: i64 = page.whole("draw_unmarked", 2, 2)
        self.tile_players: vec[i64] = vec[i64]([0] * CITY_TILES)  # sets of player numbers
        self.marked: i64 = 0  # set of city tiles
        self.tile_good: vec[i64] = vec[i64]([0] * CITY_TILES)
        self.tile_market: vec[i64] = vec[i64]([0] * CITY_TILES)
        self.tile_action: vec[i64] = vec[i64]([0] * CITY_TILES)
        rows = page.rows("tile", list(CITY_TILE_IDS))
        for i in range(CITY_TILES):
            row = rows[i]
            row.only("id", "players", "name", "marked", "market_good", "market_spaces", "action_code", "action", "provenance")
            for players in row.wholes("players", 1, 4, 2):
                self.tile_players[i] |= bit(players)
            if row.flag("marked"):
                self.marked |= bit(i)
            self.tile_good[i] = row.word("market_good", GOOD_IDS)
            self.tile_market[i] = row.whole("market_spaces", 1, 4)
            self.tile_action[i] = coder.effect(row, "action")
        self.check_city_tiles(page)

    def check_city_tiles(self, page: Entry) -> None:
        """M-SETUP-5: four spaces for them, and for every number of players two that are marked and two others at least."""
        places: i64 = 0
        for place in self.tile_places:
            places |= bit(place)
        if count(places) < TILE_PLACES or places & ~self.tile_spaces:
            raise page.refuse("locations", "tile_space")
        for players in range(1, PLAYERS):
            tiles = [i for i in range(CITY_TILES) if i != CT13 and self.tile_players[i] >> players & 1]
            marked = [i for i in tiles if self.marked >> i & 1]
            if len(marked) != 2 or len(tiles) - len(marked) < self.unmarked_drawn:
                raise page.refuse("tile", f"M-SETUP-5 ({players})")

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

    # -- ship board ------------------------------------------------------------------------------------------------

    def read_ship(self, coder: Coder) -> None:
        page = self.page("ship_board.toml")
        page.only(
            *("schema", "planning_spaces", "hand_limit", "compass", "start_cp", "max_cp", "mission_vp_fourth"),
            *("mission_vp_each_after_fourth", "workers_per_colour", "start_workers", "career_workers"),
            *("area", "village_action", "combat_action"),
        )
        page.whole("planning_spaces", 3, 3)
        self.hand_limit: i64 = page.whole("hand_limit", 1, 8)
        self.compass: i64 = page.whole("compass", 0, 9)
        self.start_cp: i64 = page.whole("start_cp", 0, 8)
        self.most_cp: i64 = page.whole("max_cp", 1, 60)
        self.fourth_vp: i64 = page.whole("mission_vp_fourth", 0, 60)
        self.later_vp: i64 = page.whole("mission_vp_each_after_fourth", 0, 60)
        self.workers: i64 = page.whole("workers_per_colour", 5, 8)
        self.start_workers: i64 = page.whole("start_workers", 0, 5)
        self.career_workers: i64 = page.whole("career_workers", 3, 3)
        self.two_at: i64 = 4  # M-VILL-1
        self.three_at: i64 = 7
        self.area_discs: vec[i64] = vec[i64]([0] * AREAS)
        self.area_after: vec[i64] = vec[i64]([-1] * AREAS)  # the area that must be empty before
        self.area_others: vec[i64] = vec[i64]([0] * AREAS)  # how many others must be empty before
        self.area_now: vec[i64] = vec[i64]([0] * AREAS)  # programs
        self.area_lasting: vec[i64] = vec[i64]([0] * AREAS)
        rows = page.rows("area", list(AREA_IDS))
        lasting = ["village_thresholds", "hand_limit", "display_free", "village_action_new", "combat_action_new"]
        for i in range(AREAS):
            row = rows[i]
            row.only("id", "name", "discs", "kind", "prerequisite", "effect", "provenance")
            self.area_discs[i] = row.whole("discs", 2, 2)
            needs = row.table("prerequisite")
            needs.only("area", "min_other_areas")
            if "area" in needs.said:
                self.area_after[i] = needs.word("area", AREA_IDS)
            self.area_others[i] = needs.whole("min_other_areas", 0, 11, 0)
            said = row.said.get("effect")
            if not isinstance(said, list):
                raise row.refuse("effect", "[{ … }]")
            stays = [one for one in said if isinstance(one, dict) and one.get("op") in lasting]
            once = [one for one in said if one not in stays]
            split = Entry(row.file, row.place, {"lasting": stays, "effect": once})
            self.area_now[i] = coder.effect(split, "effect")
            self.area_lasting[i] = coder.permanent(split, "lasting", -1)
        self.read_village_actions(page, coder)
        self.read_combat_actions(page, coder)

    def read_village_actions(self, page: Entry, coder: Coder) -> None:
        self.village_base: i64 = 0  # sets of village actions
        self.village_last: i64 = 0
        self.village_cost: vec[i64] = vec[i64]([0] * VILLAGE_ACTIONS)  # programs
        self.village_then: vec[i64] = vec[i64]([0] * VILLAGE_ACTIONS)
        rows = page.rows("village_action", list(VILLAGE_ACTION_IDS))
        for i in range(VILLAGE_ACTIONS):
            row = rows[i]
            row.only("id", "base", "last", "cost", "then", "text", "provenance")
            if row.flag("base"):
                self.village_base |= bit(i)
            if row.flag("last"):
                self.village_last |= bit(i)
            self.village_cost[i] = coder.cost(row, "cost")
            self.village_then[i] = coder.effect(row, "then", x=0)

    def read_combat_actions(self, page: Entry, coder: Coder) -> None:
        self.combat_base: i64 = 0  # set of combat actions
        # [action * 2 + option]: by how much it lowers the combat value, and what it does; programs use s.named and s.target
        self.combat_reduce: vec[i64] = vec[i64]([0] * (COMBAT_ACTIONS * 2))
        self.combat_then: vec[i64] = vec[i64]([0] * (COMBAT_ACTIONS * 2))
        self.combat_rows = page.rows("combat_action", list(COMBAT_ACTION_IDS))
        for i in range(COMBAT_ACTIONS):
            row = self.combat_rows[i]
            row.only("id", "base", "options", "text", "provenance")
            if row.flag("base"):
                self.combat_base |= bit(i)
            options = row.rows("options")
            if len(options) != len(MARKERS_OF[i]):
                raise row.refuse("options", str(len(MARKERS_OF[i])))
            for k in range(len(options)):
                options[k].only("reduce", "target", "then")
                if markers_in(options[k].said.get("then")) != MARKERS_OF[i][k]:
                    raise options[k].refuse("then", ", ".join(MARKERS_OF[i][k]) or "–")
                self.combat_reduce[i * 2 + k] = options[k].whole("reduce", 0, 60)
                self.combat_then[i * 2 + k] = coder.effect(options[k], "then", x=0, token=0)

    # -- project cards ---------------------------------------------------------------------------------------------

    def read_cards(self, coder: Coder) -> None:
        page = self.page("project_cards.toml")
        page.only("schema", "goods", "objects", "synergy_tokens", "counts", "card")
        page.words("goods", GOOD_IDS, len(GOOD_IDS))
        page.words("objects", OBJECT_IDS, len(OBJECT_IDS))
        page.words("synergy_tokens", TOKEN_IDS, len(TOKEN_IDS))
        counts = page.table("counts")
        counts.only(*DECK_IDS)
        for letter in DECK_IDS:
            number = sum(1 for card in CARD_IDS if card[0] == letter)
            counts.whole(letter, number, number)
        self.good: vec[i64] = vec[i64]([0] * CARDS)
        self.object: vec[i64] = vec[i64]([0] * CARDS)
        self.price: vec[i64] = vec[i64]([0] * CARDS)
        self.card_vp: vec[i64] = vec[i64]([0] * CARDS)
        self.needs_return: vec[i64] = vec[i64]([0] * CARDS)  # workers
        self.needs_on_card: vec[i64] = vec[i64]([0] * CARDS)
        self.needs_cp: vec[i64] = vec[i64]([0] * CARDS)
        self.needs_cost: vec[i64] = vec[i64]([0] * CARDS)  # the program of the objects to pay
        self.needs_nation: vec[i64] = vec[i64]([-1] * CARDS)
        self.needs_markers: vec[i64] = vec[i64]([0] * CARDS)
        self.income_d: vec[i64] = vec[i64]([0] * CARDS)
        self.income_vp: vec[i64] = vec[i64]([0] * CARDS)
        self.waiting_d: vec[i64] = vec[i64]([0] * (CARDS * TOKENS))  # income that a token switches on
        self.waiting_vp: vec[i64] = vec[i64]([0] * (CARDS * TOKENS))
        self.lasting: vec[i64] = vec[i64]([0] * CARDS)  # programs
        self.tokens_now: vec[i64] = vec[i64]([0] * CARDS)  # the synergy tokens of a card
        # the other immediate effects: so many programs of one atom each, the first of them at box.parts[now_first]
        self.now_count: vec[i64] = vec[i64]([0] * CARDS)
        self.now_first: vec[i64] = vec[i64]([0] * CARDS)
        self.helper_of: vec[i64] = vec[i64]([-1] * CARDS)  # the assistant of a card by its place below, or -1
        self.helper_card: list[int] = []
        self.helper_at: list[int] = []  # location
        self.helper_action: list[int] = []  # program
        self.battle_of: vec[i64] = vec[i64]([-1] * CARDS)  # the combat action of a card by its place below, or -1
        self.battle_card: list[int] = []
        self.battle_kind: list[int] = []
        self.battle_reduce: list[int] = []
        self.battle_then: list[int] = []
        self.visit_vp: i64 = 0
        self.visit_d: i64 = 0
        rows = page.rows("card", list(CARD_IDS))
        for i in range(CARDS):
            row = rows[i]
            row.only(
                *("id", "deck", "name", "good", "object", "vp", "cost", "requires", "income", "permanent", "immediate"),
                *("assistant", "provenance"),
            )
            if DECK_IDS[row.word("deck", DECK_IDS)] != CARD_IDS[i][0]:
                raise row.refuse("deck", CARD_IDS[i][0])
            self.good[i] = row.word("good", GOOD_IDS)
            self.object[i] = row.word("object", OBJECT_IDS)
            self.price[i] = row.whole("cost", 0, 99)
            self.card_vp[i] = row.whole("vp", 0, 99)
            self.read_requirements(row, i, coder)
            self.read_income(row, i)
            self.read_permanent(row, i, coder)
            self.read_immediate(row, i, coder)
            if "assistant" in row.said:
                helper = row.table("assistant")
                helper.only("code", "location", "action")
                self.helper_of[i] = len(self.helper_card)
                self.helper_card.append(i)
                self.helper_at.append(helper.word("location", LOCATION_IDS))
                self.helper_action.append(coder.effect(helper, "action"))
            needs = [one for one in row.rows("requires") if one.said.get("req") == "assistant"]
            if (len(needs) == 1) != ("assistant" in row.said) or (
                needs and needs[0].said.get("location") != row.said["assistant"].get("location")
            ):
                raise row.refuse("requires", "M-ASST-1")
        if len(self.helper_card) > 60 or len(self.battle_card) > 30:
            raise page.refuse("card", "60")
        self.helpers: i64 = len(self.helper_card)
        self.helper_place: vec[i64] = vec[i64](self.helper_at)
        self.helper_does: vec[i64] = vec[i64](self.helper_action)
        self.helpers_at: vec[i64] = vec[i64]([0] * LOCATIONS)  # sets of assistants by location
        for helper_number in range(len(self.helper_card)):
            self.helpers_at[self.helper_at[helper_number]] |= bit(helper_number)
        self.battles: i64 = len(self.battle_card)
        self.battle_action: vec[i64] = vec[i64](self.battle_kind)
        self.battle_lowers: vec[i64] = vec[i64](self.battle_reduce)
        self.battle_does: vec[i64] = vec[i64](self.battle_then)

    def read_requirements(self, row: Entry, card: int, coder: Coder) -> None:
        objects: list[int] = []
        for need in row.rows("requires"):
            what = REQUIREMENTS[need.word("req", REQUIREMENTS)]
            if what == "assistant":
                need.only("req", "location")
                need.word("location", LOCATION_IDS)
            elif what == "nation3":
                need.only("req", "n", "nation")
                self.needs_nation[card] = need.word("nation", NATION_IDS)
                self.needs_markers[card] = need.whole("n", 1, 13)
            elif what == "herbs3":
                need.only("req", "n", "object")
                objects.append(atom(COST_OBJECT, need.whole("n", 1, 8), need.word("object", OBJECT_IDS)))
            else:
                need.only("req", "n")
                n = need.whole("n", 1, 8)
                if what == "worker_return":
                    self.needs_return[card] = n
                elif what == "worker_on_card":
                    self.needs_on_card[card] = n
                else:
                    self.needs_cp[card] = n
        self.needs_cost[card] = coder.store(objects)

    def read_income(self, row: Entry, card: int) -> None:
        for step in row.rows("income"):
            step.only("op", "n", "if_synergy")
            vp = step.word("op", ["income_doubloons", "income_vp"]) == 1
            n = step.whole("n", 1, 30)
            if "if_synergy" in step.said:
                at = card * TOKENS + step.word("if_synergy", TOKEN_IDS)
                if vp:
                    self.waiting_vp[at] += n
                else:
                    self.waiting_d[at] += n
            elif vp:
                self.income_vp[card] += n
            else:
                self.income_d[card] += n

    def read_permanent(self, row: Entry, card: int, coder: Coder) -> None:
        self.lasting[card] = coder.permanent(row, "permanent", card)
        for one in row.rows("permanent"):
            if one.said.get("op") == "assistant_visit":
                self.visit_vp = one.whole("vp", 0, 60)
                self.visit_d = one.whole("doubloons", 0, 60)
            if one.said.get("op") == "combat_action_new":
                action = one.word("id", COMBAT_ACTION_IDS)
                options = self.combat_rows[action].rows("options")
                if len(options) != 1:
                    raise one.refuse("id", "CA_RENOWN, CA_PLUNDER")
                token = one.word("token", TOKEN_IDS) if "token" in one.said else -1
                self.battle_of[card] = len(self.battle_card)
                self.battle_card.append(card)
                self.battle_kind.append(action)
                self.battle_reduce.append(options[0].whole("reduce", 0, 60))
                self.battle_then.append(coder.effect(options[0], "then", card, one.whole("x", 0, 9, 0), token))

    def read_immediate(self, row: Entry, card: int, coder: Coder) -> None:
        """M-CARD-8: tokens come first, so they are a program of their own."""
        atoms = coder.atoms(row, row.said.get("immediate"), "immediate", card, 0, -1)
        tokens = [one for one in atoms if one & 255 == OP_TOKEN]
        others = [one for one in atoms if one & 255 != OP_TOKEN]
        if len(others) > 4:
            raise row.refuse("immediate", "0..4")
        self.tokens_now[card] = coder.store(tokens)
        self.now_count[card] = len(others)
        self.now_first[card] = coder.part([coder.store([one]) for one in others])

    # -- prestige, careers, combat tiles, missions -----------------------------------------------------------------

    def read_prestige(self) -> None:
        page = self.page("prestige.toml")
        page.only("schema", "per_game", "building")
        page.whole("per_game", 4, 4)
        self.building_price: vec[i64] = vec[i64]([0] * BUILDINGS)
        self.building_workers: vec[i64] = vec[i64]([0] * BUILDINGS)
        self.building_token: vec[i64] = vec[i64]([0] * BUILDINGS)
        self.building_first: vec[i64] = vec[i64]([0] * BUILDINGS)  # VP of the first investor
        self.building_per: vec[i64] = vec[i64]([0] * BUILDINGS)
        self.building_vp: vec[i64] = vec[i64]([0] * BUILDINGS)
        self.building_most: vec[i64] = vec[i64]([0] * BUILDINGS)  # 0: without limit
        rows = page.rows("building", list(BUILDING_IDS))
        for i in range(BUILDINGS):
            row = rows[i]
            row.only(
                *("id", "name", "cost_doubloons", "cost_workers", "synergy", "first_investor_vp", "score", "text", "provenance")
            )
            self.building_price[i] = row.whole("cost_doubloons", 0, 99)
            self.building_workers[i] = row.whole("cost_workers", 0, 8)
            self.building_token[i] = row.word("synergy", TOKEN_IDS)
            self.building_first[i] = row.whole("first_investor_vp", 0, 60)
            score = row.table("score")
            score.only("per", "vp", "max_vp")
            self.building_per[i] = score.word("per", PER_IDS)
            self.building_vp[i] = score.whole("vp", 1, 60)
            self.building_most[i] = score.whole("max_vp", 1, 999, 999) % 999

    def read_careers(self, coder: Coder) -> None:
        page = self.page("careers.toml")
        page.only("schema", "dealt_per_player", "kept", "career")
        page.whole("dealt_per_player", 2, 2)
        page.whole("kept", 1, 1)
        # [career * 3 + task]
        self.task_type: vec[i64] = vec[i64]([0] * (CAREERS * TASKS))
        self.task_low: vec[i64] = vec[i64]([0] * (CAREERS * TASKS))
        self.task_high: vec[i64] = vec[i64]([0] * (CAREERS * TASKS))
        self.task_doubloons: vec[i64] = vec[i64]([0] * (CAREERS * TASKS))
        self.task_vp: vec[i64] = vec[i64]([0] * (CAREERS * TASKS))
        self.all_done: vec[i64] = vec[i64]([0] * CAREERS)  # programs
        rows = page.rows("career", list(CAREER_IDS))
        for i in range(CAREERS):
            row = rows[i]
            row.only("id", "name", "workers", "tasks", "all_done", "provenance")
            row.whole("workers", int(self.career_workers), int(self.career_workers))
            tasks = row.rows("tasks")
            if len(tasks) != TASKS:
                raise row.refuse("tasks", "3")
            for k in range(TASKS):
                task = tasks[k]
                task.only("slot", "type", "low", "high", "doubloons", "vp_if_high")
                task.whole("slot", k + 1, k + 1)
                at = i * TASKS + k
                self.task_type[at] = task.word("type", TASK_IDS)
                if TASK_IDS[self.task_type[at]] == "explorer_barrier":
                    self.task_low[at] = task.word("low", BARRIER_IDS)
                    self.task_high[at] = task.word("high", BARRIER_IDS)
                else:
                    self.task_low[at] = task.whole("low", 0, 60)
                    self.task_high[at] = task.whole("high", 0, 60)
                self.task_doubloons[at] = task.whole("doubloons", 0, 60)
                self.task_vp[at] = task.whole("vp_if_high", 0, 60)
            self.all_done[i] = coder.effect(row, "all_done")

    def read_combat_tiles(self, coder: Coder) -> None:
        page = self.page("combat_tiles.toml")
        page.only("schema", "piles", "value_when_both_piles_empty", "tile")
        page.whole("piles", 2, 2)
        self.bare_value: i64 = page.whole("value_when_both_piles_empty", 0, 60)
        # [tile * 3 + nation]
        self.tile_value: vec[i64] = vec[i64]([0] * (COMBAT_TILES * NATIONS))
        self.tile_now: vec[i64] = vec[i64]([0] * (COMBAT_TILES * NATIONS))  # programs
        self.tile_price: vec[i64] = vec[i64]([0] * (COMBAT_TILES * NATIONS))  # doubloons that must be paid to choose it
        self.most_minus_2: i64 = 0  # sets of tiles
        self.fewest_plus_3: i64 = 0
        rows = page.rows("tile", list(COMBAT_TILE_IDS))
        for i in range(COMBAT_TILES):
            row = rows[i]
            row.only("id", *NATION_IDS, "modifiers", "provenance", "note")
            free = False
            for k in range(NATIONS):
                side = row.table(NATION_IDS[k])
                side.only("value", "immediate")
                at = i * NATIONS + k
                self.tile_value[at] = side.whole("value", 0, 40)
                coder.costs = True
                for one in coder.atoms(side, side.said.get("immediate"), "immediate", -1, 0, -1):
                    if one & 255 == OP_PAY_NOW:
                        self.tile_price[at] += one >> 8 & 255
                self.tile_now[at] = coder.effect(side, "immediate")
                coder.costs = False
                free = free or self.tile_price[at] == 0
            if not free:  # M-RUL-15
                raise row.refuse("immediate", "M-RUL-15")
            best = max([int(self.tile_value[i * NATIONS + k]) for k in range(NATIONS)])
            for k in range(NATIONS):  # nobody would pay for less
                if self.tile_price[i * NATIONS + k] > 0 and self.tile_value[i * NATIONS + k] < best:
                    raise row.table(NATION_IDS[k]).refuse("immediate", "M-RUL-15")
            modifiers = row.said.get("modifiers")
            count = len(modifiers) if isinstance(modifiers, list) else 0
            for modifier in row.words("modifiers", ["most-2", "fewest+3"], count) if count else []:
                if modifier == 0:
                    self.most_minus_2 |= bit(i)
                else:
                    self.fewest_plus_3 |= bit(i)

    def read_missions(self, coder: Coder) -> None:
        page = self.page("mission_tiles.toml")
        page.only("schema", "explorer_track_slots", "mission")
        page.whole("explorer_track_slots", 3, 3)
        self.mission_cost: vec[i64] = vec[i64]([0] * MISSIONS)  # programs
        self.mission_each: vec[i64] = vec[i64]([0] * MISSIONS)  # carried out once for each compass
        self.mission_bonus: vec[i64] = vec[i64]([0] * MISSIONS)
        rows = page.rows("mission", list(MISSION_IDS))
        for i in range(MISSIONS):
            row = rows[i]
            row.only("id", "cost", "per_compass", "bonus", "provenance")
            self.mission_cost[i] = coder.cost(row, "cost")
            self.mission_each[i] = coder.effect(row, "per_compass")
            self.mission_bonus[i] = coder.effect(row, "bonus")

    # -- explorer track, legacy tiles, tracks ----------------------------------------------------------------------

    def read_explorer(self, coder: Coder) -> None:
        page = self.page("explorer_track.toml")
        page.only("schema", "start", "end", "arrival_vp", "mission_slots", "space", "barrier")
        page.word("start", [SPACE_IDS[0]])
        page.word("end", [SPACE_IDS[SPACES - 1]])
        self.arrival_vp: vec[i64] = vec[i64](page.wholes("arrival_vp", 0, 60, 4))
        self.slot_space: vec[i64] = vec[i64](page.words("mission_slots", SPACE_IDS, 3))
        self.next_space: vec[i64] = vec[i64]([-1] * SPACES)
        self.side_space: vec[i64] = vec[i64]([-1] * SPACES)  # the short cut at a junction, or -1
        self.reward: vec[i64] = vec[i64]([0] * SPACES)  # programs
        self.slot_at: vec[i64] = vec[i64]([-1] * SPACES)  # the mission slot of a space
        self.rank: vec[i64] = vec[i64]([rank_of(space) for space in SPACE_IDS])
        self.steps_left: vec[i64] = vec[i64]([0] * SPACES)  # spaces to the end on the shortest path
        ahead: list[list[int]] = []
        rows = page.rows("space", list(SPACE_IDS))
        for i in range(SPACES):
            row = rows[i]
            row.only("id", "next", "reward", "mission_slot", "note", "provenance")
            said = row.said.get("next")
            on = row.words("next", SPACE_IDS, len(said) if isinstance(said, list) and len(said) < 3 else 1) if said != [] else []
            ahead.append(on)
            if on:
                self.next_space[i] = on[0]
            if len(on) > 1:
                self.side_space[i] = on[1]
            self.reward[i] = coder.effect(row, "reward")
            slots = [k for k in range(TRACK_SLOTS) if self.slot_space[k] == i]
            if row.flag("mission_slot") != (len(slots) == 1):
                raise row.refuse("mission_slot", "mission_slots")
            if slots:
                self.slot_at[i] = slots[0]
        check_track(rows, ahead, SPACE_IDS)
        for i in range(SPACES - 2, -1, -1):
            self.steps_left[i] = 999
        for _ in range(SPACES):
            for i in range(SPACES - 1):
                least = 1 + self.steps_left[self.next_space[i]]
                if self.side_space[i] >= 0:
                    least = min(least, 1 + self.steps_left[self.side_space[i]])
                self.steps_left[i] = least
        self.barrier_from: vec[i64] = vec[i64]([0] * BARRIERS)  # crossed by a step from this space to the next
        self.barrier_to: vec[i64] = vec[i64]([0] * BARRIERS)
        self.barrier_first: vec[i64] = vec[i64]([0] * BARRIERS)
        self.barrier_later: vec[i64] = vec[i64]([0] * BARRIERS)
        self.barrier_influence: vec[i64] = vec[i64]([0] * BARRIERS)
        barriers = page.rows("barrier", list(BARRIER_IDS))
        for i in range(BARRIERS):
            row = barriers[i]
            row.only("id", "between", "first_vp", "later_vp", "influence", "provenance")
            ends = row.words("between", SPACE_IDS, 2)
            self.barrier_from[i] = ends[0]
            self.barrier_to[i] = ends[1]
            self.barrier_first[i] = row.whole("first_vp", 0, 60)
            self.barrier_later[i] = row.whole("later_vp", 0, 60)
            self.barrier_influence[i] = row.whole("influence", 0, 15)

    def read_legacy(self, coder: Coder) -> None:
        page = self.page("legacy_tiles.toml")
        page.only("schema", "two_player_prefill", "solo_extra_prefill", "skull_tiles", "tile")
        # [players]: sets of tiles that get a neutral disc; alone those of two players and these once more
        self.prefill_two: i64 = members(page, "two_player_prefill", LEGACY_IDS)
        self.prefill_solo: i64 = members(page, "solo_extra_prefill", LEGACY_IDS)
        self.skulls: i64 = members(page, "skull_tiles", LEGACY_IDS)
        self.legacy_kind: vec[i64] = vec[i64]([0] * LEGACY_TILES)
        self.legacy_at: vec[i64] = vec[i64]([-1] * LEGACY_TILES)  # location, -1 beside the map
        self.legacy_cost: vec[i64] = vec[i64]([0] * LEGACY_TILES)  # of a route: points; of a disc tile: program
        self.legacy_gain: vec[i64] = vec[i64]([0] * LEGACY_TILES)  # program: reward of a disc tile, effect of L5 and L9
        self.legacy_spaces: vec[i64] = vec[i64]([0] * LEGACY_TILES)
        self.legacy_toll: vec[i64] = vec[i64]([0] * LEGACY_TILES)
        self.legacy_rank: vec[i64] = vec[i64]([-1] * LEGACY_TILES)  # the explorer's rank must be at least this (L8)
        self.legacy_good: i64 = -1  # the market of L1
        rows = page.rows("tile", list(LEGACY_IDS))
        for i in range(LEGACY_TILES):
            row = rows[i]
            row.only(
                *("id", "location", "kind", "skull", "rule", "market_good", "market_spaces_2p", "market_spaces_3p"),
                *("market_spaces_4p", "mission_space", "flag_bonus", "edge", "cost", "min_explorer", "min_explorer_inclusive"),
                *("effect", "combat_action", "spaces", "reward", "toll", "ana", "provenance"),
            )
            kind = LEGACY_KINDS[row.word("kind", LEGACY_KINDS)]
            self.legacy_kind[i] = LEGACY_KINDS.index(kind)
            if row.flag("skull") != (self.skulls >> i & 1 != 0):
                raise row.refuse("skull", "skull_tiles")
            if row.said.get("location") in LOCATION_IDS:
                self.legacy_at[i] = LOCATION_IDS.index(str(row.said["location"]))
            if kind == "route":
                ends = row.words("edge", LOCATION_IDS, 2)
                edges = [k for k in range(EDGES) if self.edge_from[k] == ends[0] and self.edge_to[k] == ends[1]]
                if len(edges) != 1:
                    raise row.refuse("edge", "map.toml")
                self.edge_tile[edges[0]] = i
                self.legacy_cost[i] = row.whole("cost", 1, 9)
            if kind == "disc":
                self.legacy_cost[i] = coder.cost(row, "cost")
                self.legacy_gain[i] = coder.effect(row, "reward")
                self.legacy_spaces[i] = row.whole("spaces", 1, 8)
                self.legacy_toll[i] = row.whole("toll", 0, 60, 0)
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

    def read_tracks(self) -> None:
        page = self.page("influence.toml")
        page.only(
            *("schema", "nations", "colours", "influence_track", "marker_stock", "doubloon_income", "vp_income"),
            *("combat_track", "vp_track"),
        )
        page.words("nations", NATION_IDS, NATIONS)
        track = page.table("influence_track")
        track.only("length", "start", "overflow_vp_per_step", "leader_vp", "title_spaces", "title_levels", "provenance")
        track.whole("start", 0, 0)
        self.track_end: i64 = track.whole("length", 1, 60)
        self.overflow_vp: i64 = track.whole("overflow_vp_per_step", 0, 60)
        self.leader_vp: i64 = track.whole("leader_vp", 0, 60)
        said = track.said.get("title_spaces")
        titles = track.wholes("title_spaces", 1, int(self.track_end), len(said) if isinstance(said, list) else 1)
        levels = track.wholes("title_levels", 1, 60, len(titles))
        if titles != sorted(set(titles)):
            raise track.refuse("title_spaces", "M-INF-3")
        # by space: the title level reached, and the next title space (the same space when there is none)
        self.level: vec[i64] = vec[i64]([0] * (self.track_end + 1))
        self.next_title: vec[i64] = vec[i64]([0] * (self.track_end + 1))
        for space in range(int(self.track_end) + 1):
            later = [title for title in titles if title > space]
            self.next_title[space] = later[0] if later else space
            for k in range(len(titles)):
                if titles[k] <= space:
                    self.level[space] = levels[k]
        stock = page.table("marker_stock")
        stock.only("per_nation", "spaces", "take", "majority_first", "majority_second", "provenance")
        self.markers: i64 = stock.whole("per_nation", 1, 60)
        said = stock.said.get("spaces")
        spaces = stock.wholes("spaces", 1, 60, len(said) if isinstance(said, list) else 1)
        if sum(spaces) != self.markers:
            raise stock.refuse("spaces", str(self.markers))
        self.majority_first: i64 = stock.whole("majority_first", 0, 60)
        self.majority_second: i64 = stock.whole("majority_second", 0, 60)
        self.emptied: vec[i64] = vec[i64]([0] * (self.markers + 1))  # by markers left: spaces that are empty
        for left in range(int(self.markers) + 1):
            gone = int(self.markers) - left
            self.emptied[left] = sum(1 for k in range(len(spaces)) if sum(spaces[: k + 1]) <= gone)
        income = page.table("doubloon_income")
        income.only("start", "last", "final_vp", "overflow", "provenance")
        self.income_start: i64 = income.whole("start", 0, 60)
        self.income_last: i64 = income.whole("last", int(self.income_start), 99)
        self.income_final: vec[i64] = vec[i64](income.wholes("final_vp", 0, 60, int(self.income_last) + 1))
        points = page.table("vp_income")
        points.only("start", "wrap_at", "wrap_vp_per_remaining_scoring", "provenance")
        points.whole("start", 0, 0)
        self.wrap_at: i64 = points.whole("wrap_at", 2, 99)
        self.wrap_vp: i64 = points.whole("wrap_vp_per_remaining_scoring", 0, 99)
        combat = page.table("combat_track")
        combat.only("start", "maximum", "provenance")
        combat.whole("start", int(self.start_cp), int(self.start_cp))
        combat.whole("maximum", int(self.most_cp), int(self.most_cp))
        fame = page.table("vp_track")
        fame.only("start", "bonus_tokens", "provenance")
        fame.whole("start", 0, 0)
        fame.wholes("bonus_tokens", 1, 999, 2)

    # -- Ana and the story -----------------------------------------------------------------------------------------

    def read_automa(self) -> None:
        page = self.page("automa.toml")
        page.only(
            *("schema", "discs", "income_by_discs_removed", "combat_tie_order", "mission_vp", "diff_bonus_missions"),
            *("diff_bonus_upgrades", "diff_bonus_explorer", "difficulty", "card"),
        )
        self.ana_discs: i64 = page.whole("discs", 0, 40)
        self.ana_income: vec[i64] = vec[i64](page.wholes("income_by_discs_removed", 0, 99, int(self.ana_discs) + 1))
        self.ana_nations: vec[i64] = vec[i64](page.words("combat_tie_order", NATION_IDS, NATIONS))
        self.ana_mission_vp: i64 = page.whole("mission_vp", 0, 60)
        # pairs: lead from, VP
        self.lead_missions: vec[i64] = vec[i64](self.read_leads(page, "diff_bonus_missions"))
        self.lead_upgrades: vec[i64] = vec[i64](self.read_leads(page, "diff_bonus_upgrades"))
        self.lead_explorer: vec[i64] = vec[i64](self.read_leads(page, "diff_bonus_explorer"))
        self.difficulty: vec[i64] = vec[i64]([0] * (len(DIFFICULTY_IDS) * 3))  # cards of each letter
        rows = page.rows("difficulty", list(DIFFICULTY_IDS))
        for i in range(len(rows)):
            rows[i].only("id", "a", "b", "c", "provenance")
            self.difficulty[i * 3] = rows[i].whole("a", 5, 5)
            self.difficulty[i * 3 + 1] = rows[i].whole("b", 0, 6)
            self.difficulty[i * 3 + 2] = rows[i].whole("c", 0, 4)
        self.ana_move: vec[i64] = vec[i64]([0] * AUTOMA_CARDS)
        self.ana_branch: vec[i64] = vec[i64]([0] * AUTOMA_CARDS)
        self.ana_display: vec[i64] = vec[i64]([0] * AUTOMA_CARDS)  # 1 to 4
        self.ana_count: vec[i64] = vec[i64]([0] * AUTOMA_CARDS)  # actions
        # [(card * ANA_MOST + action) * ANA_FIELDS]: operation, n, noun, first and last round
        self.ana_action: vec[i64] = vec[i64]([0] * (AUTOMA_CARDS * ANA_MOST * ANA_FIELDS))
        cards = page.rows("card", list(AUTOMA_IDS))
        for i in range(AUTOMA_CARDS):
            row = cards[i]
            row.only("id", "level", "name", "move", "branch", "display_card", "actions", "provenance")
            row.word("level", [AUTOMA_IDS[i][0]])
            self.ana_move[i] = row.whole("move", 1, 9)
            self.ana_branch[i] = row.word("branch", BRANCH_IDS[1:]) + 1
            self.ana_display[i] = row.whole("display_card", 1, 4)
            actions = row.rows("actions")
            if len(actions) > ANA_MOST:
                raise row.refuse("actions", f"0..{ANA_MOST}")
            self.ana_count[i] = len(actions)
            for k in range(len(actions)):
                one = actions[k]
                one.only("op", "from_round", "to_round", "n", "nation", "influence", "extra_village")
                at = (i * ANA_MOST + k) * ANA_FIELDS
                op = one.word("op", AUTOMA_OPS)
                self.ana_action[at] = op
                if op != ANA_DISC and op != ANA_MISSION:
                    self.ana_action[at + 1] = one.whole("influence" if op == ANA_COMBAT else "n", 0, 60)
                if op == ANA_INFLUENCE:
                    self.ana_action[at + 2] = one.word("nation", NATION_IDS)
                elif op == ANA_COMBAT and one.flag("extra_village", False):
                    self.ana_action[at + 2] = 1
                self.ana_action[at + 3] = one.whole("from_round", 1, ROUNDS)
                self.ana_action[at + 4] = one.whole("to_round", 1, ROUNDS)

    def read_leads(self, page: Entry, key: str) -> list[int]:
        said = page.said.get(key)
        flat: list[int] = []
        for pair in said if isinstance(said, list) else []:
            if not isinstance(pair, list) or len(pair) != 2 or not all(type(n) is int and 0 <= n <= 999 for n in pair):
                raise page.refuse(key, "[[1, 10], …]")
            flat += pair
        return flat

    def read_placed(self, row: Entry, key: str) -> list[int]:
        """Missions to be placed: [location, set of player numbers] in order, with -1 where there is none."""
        flat: list[int] = []
        rows = row.rows(key)
        if len(rows) > MOST_PLACED:
            raise row.refuse(key, f"0..{MOST_PLACED}")
        for one in rows:
            one.only("location", "players")
            said = one.said.get("players")
            who: i64 = 0
            for players in one.wholes("players", 1, 4, len(said) if isinstance(said, list) else 1):
                who |= bit(players)
            flat += [one.word("location", LOCATION_IDS), int(who)]
        return flat + [-1, 0] * (MOST_PLACED - len(rows))

    def read_stories(self, coder: Coder) -> None:
        page = self.page("story_cards.toml")
        page.only("schema", "campaign", "start", "chapters", "story_tiles", "story", "entry", "standalone")
        page.whole("story_tiles", 4, 4)
        page.whole("chapters", 8, 8)
        self.first_story: i64 = page.word("start", STORY_IDS)
        # Story cards by their place in STORY_IDS, then entry cards, then stand-alone cards
        n = len(STORY_IDS) + len(ENTRY_IDS) + len(STANDALONE_IDS)
        self.story_place: vec[i64] = vec[i64]([-1] * n)  # where the story tile goes
        self.story_adds: vec[i64] = vec[i64]([0] * n)  # set of legacy tiles
        self.story_also: vec[i64] = vec[i64]([0] * n)  # set of story cards read as well
        self.story_deck: vec[i64] = vec[i64]([0] * n)  # set of C cards (C90 is 0) shuffled into the deck
        # [(card * 4 + moment) * MOST_PLACED * 2]: missions placed when the card enters play, and after rounds I to III
        self.story_missions: vec[i64] = vec[i64]([-1] * (n * 4 * MOST_PLACED * 2))
        self.story_needs: vec[i64] = vec[i64]([0] * n)  # program of the cost of the story mission
        self.story_gives: vec[i64] = vec[i64]([0] * n)  # program of its rewards
        self.story_fill: vec[i64] = vec[i64]([-1] * n)  # the legacy tile that must be full
        self.story_votes: vec[i64] = vec[i64]([0] * n)  # options of the vote, 0 without one
        # [card * 3 + option]; option 0 is the back without a vote, or what all options share
        self.back_next: vec[i64] = vec[i64]([0] * (n * 3))  # sets of story cards
        self.back_removes: vec[i64] = vec[i64]([0] * (n * 3))  # sets of legacy tiles
        self.back_cards: vec[i64] = vec[i64]([0] * (n * 3))  # sets of C cards
        self.back_end: vec[i64] = vec[i64]([0] * n)  # 0, or the ending + 1
        self.chapter: vec[i64] = vec[i64]([0] * n)
        rows = page.rows("story", list(STORY_IDS))
        for i in range(len(rows)):
            row = rows[i]
            row.only(
                *("id", "kind", "chapter", "title", "story_tile_at", "missions", "add_legacy", "read_also", "mission"),
                *("fill_tile", "back", "provenance"),
            )
            self.chapter[i] = row.whole("chapter", 1, 8)
            if row.said.get("story_tile_at") != "":
                self.story_place[i] = row.word("story_tile_at", LOCATION_IDS)
            self.put_missions(i, 0, self.read_placed(row, "missions"))
            self.story_adds[i] = members(row, "add_legacy", LEGACY_IDS)
            self.story_also[i] = members(row, "read_also", STORY_IDS)
            if "mission" in row.said:
                mission = row.table("mission")
                mission.only("requires", "rewards")
                self.story_needs[i] = coder.cost(mission, "requires")
                self.story_gives[i] = coder.effect(mission, "rewards")
            else:
                self.story_fill[i] = row.word("fill_tile", LEGACY_IDS)
            self.read_back(row.table("back"), i)
        entries = page.rows("entry", list(ENTRY_IDS))
        for k in range(len(entries)):
            row = entries[k]
            i = len(STORY_IDS) + k
            row.only("id", "kind", "chapter", "title", "shuffle_into_deck", "add_legacy", "read_also", "provenance")
            self.chapter[i] = row.whole("chapter", k + 2, k + 2)
            self.story_adds[i] = members(row, "add_legacy", LEGACY_IDS)
            self.story_also[i] = members(row, "read_also", STORY_IDS)
            self.story_deck[i] = members(row, "shuffle_into_deck", CARD_IDS[FIRST_C:])
        single = page.rows("standalone", list(STANDALONE_IDS))
        for k in range(len(single)):
            row = single[k]
            i = len(STORY_IDS) + len(ENTRY_IDS) + k
            row.only(
                *("id", "kind", "title", "add_legacy", "shuffle_into_deck", "setup_missions"),
                *("after_round_1", "after_round_2", "after_round_3", "provenance"),
            )
            self.story_adds[i] = members(row, "add_legacy", LEGACY_IDS)
            self.story_deck[i] = members(row, "shuffle_into_deck", CARD_IDS[FIRST_C:])
            self.put_missions(i, 0, self.read_placed(row, "setup_missions"))
            for after in range(1, 4):
                self.put_missions(i, after, self.read_placed(row, f"after_round_{after}"))

    def put_missions(self, card: int, moment: int, placed: list[int]) -> None:
        for k in range(len(placed)):
            self.story_missions[(card * 4 + moment) * MOST_PLACED * 2 + k] = placed[k]

    def read_back(self, back: Entry, card: int) -> None:
        back.only("next", "options", "campaign_end", "remove_legacy", "add_to_discard")
        self.back_next[card * 3] = members(back, "next", STORY_IDS)
        self.back_removes[card * 3] = members(back, "remove_legacy", LEGACY_IDS)
        self.back_cards[card * 3] = members(back, "add_to_discard", CARD_IDS[FIRST_C:])
        if "campaign_end" in back.said:
            self.back_end[card] = back.word("campaign_end", ENDING_IDS) + 1
        if "options" in back.said:
            options = back.rows("options")
            if len(options) != 2:
                raise back.refuse("options", "2")
            self.story_votes[card] = len(options)
            for k in range(len(options)):
                options[k].only("next", "remove_legacy", "add_to_discard")
                self.back_next[card * 3 + 1 + k] = members(options[k], "next", STORY_IDS)
                self.back_removes[card * 3 + 1 + k] = members(options[k], "remove_legacy", LEGACY_IDS)
                self.back_cards[card * 3 + 1 + k] = members(options[k], "add_to_discard", CARD_IDS[FIRST_C:])
