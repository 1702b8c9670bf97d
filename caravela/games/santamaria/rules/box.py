"""What is in the box: the component tables as numbers, read from data/*.toml or from a corrected copy of those files."""

from typing import Final

from caravela.core.packed import i64, vec
from caravela.core.refused import Refused
from caravela.core.state import bit, count
from caravela.core.tables import Entry, Tables
from caravela.games.santamaria.rules.components import (
    ACHIEVEMENT_IDS,
    BISHOP_IDS,
    BISHOPS,
    BOARD,
    BOARD_IDS,
    BUY_PRICE,
    CAMP_IDS,
    CAMPS,
    CELLS,
    COIN_DISCOUNT,
    CONQUISTADOR_EXTRA,
    DEMAND_IDS,
    DIE_SHIFT,
    DOCK_IDS,
    DOCKS,
    EFFECT_IDS,
    EFFECT_KINDS,
    EFFECTS_PRINTED,
    EXCHANGE,
    EXPAND_SUBSTITUTE,
    EXPORT_SUBSTITUTE,
    GAIN_EFFECT,
    GAIN_IDS,
    GAINS,
    HALL,
    HALL_IDS,
    HOOK_IDS,
    HOOKS,
    PIECES,
    RELIGION_COIN,
    RESOURCE_IDS,
    RESOURCES,
    RETIRE_COINS,
    ROAD,
    ROAD_IDS,
    SCHOLAR_IDS,
    SCHOLARS,
    SELL_BONUS,
    SHAPE_IDS,
    SHAPES,
    SHIPMENT_IDS,
    SHIPMENTS,
    SIDE,
    SPACE_IDS,
    SPACES,
    STARTING,
    TILE_IDS,
    TRADE_EFFECT,
    TURNS,
    TYPE_IDS,
    YEARS,
)
from caravela.games.santamaria.rules.vocabulary import replacements

FILES: Final = [
    "boards.toml",
    "effects.toml",
    "monks.toml",
    "resources.toml",
    "shipments.toml",
    "tiles.toml",
    "tracks.toml",
    "year.toml",
]
ACTIONS: Final = ["none", "conquistador", "export", "religion", "road"]  # of docks and retire spaces
NO_ACTION: Final = 0
ACTION_CONQUISTADOR: Final = 1
ACTION_EXPORT: Final = 2
ACTION_RELIGION: Final = 3
ACTION_ROAD: Final = 4
COUNTED: Final = ["settlers", "sets", "demands", "chain", "total"]  # what an achievement asks for
MOST_UNITS: Final = 3  # of one resource in a cost: nobody can hold more
SLOTS: Final = 3  # cells of the largest tile


def amounts(row: Entry, key: str, allowed: list[str]) -> list[int]:
    """A table such as { wood = 2, grain = 1 } as a number for each thing allowed."""
    said = row.table(key, optional=True)
    said.only(*allowed)
    return [said.whole(name, 0, 9, 0) for name in allowed]


class Box:
    """Every printed number of the components. Made once, shared by all games that use the same tables.

    A face is one printed cell of a piece: what a cell of a colony shows. Faces are numbered from 1; 0 is an empty cell.
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.effect_first: list[int] = [0]  # by face: the first effect + 1, or 0
        self.effect_second: list[int] = [0]
        self.settlers_on: list[int] = [-1]  # by face: -1 for a territory
        self.types_on: list[int] = [0]  # by face: set of types
        self.piece_on: list[int] = [-1]
        self.slot_on: list[int] = [0]  # which cell of its piece
        self.read_resources()
        self.read_effects()
        self.read_tiles()
        self.read_boards()
        self.first_effect: vec[i64] = vec[i64](self.effect_first)
        self.second_effect: vec[i64] = vec[i64](self.effect_second)
        self.settlers: vec[i64] = vec[i64](self.settlers_on)
        self.types: vec[i64] = vec[i64](self.types_on)
        self.piece: vec[i64] = vec[i64](self.piece_on)
        self.slot: vec[i64] = vec[i64](self.slot_on)
        self.read_shipments()
        self.read_monks()
        self.read_tracks()
        self.read_year()

    def read_resources(self) -> None:
        page = self.tables.document("resources.toml")
        page.only("supply", "start", "resources")
        supply = page.table("supply")
        supply.only("prov", "white_dice_per_player", "blue_dice_per_player", "max_white_dice_per_player_year", "monks_per_player")
        self.white_dice: i64 = supply.whole("white_dice_per_player", 1, 3)
        self.blue_dice: i64 = supply.whole("blue_dice_per_player", 1, 3)
        self.most_white: i64 = supply.whole("max_white_dice_per_player_year", 1, 12)
        self.monks: i64 = supply.whole("monks_per_player", 0, 20)
        start = page.table("start")
        start.only("prov", "wood", "coins_by_seat", "blue_dice_unlocked")
        self.start_wood: i64 = start.whole("wood", 0, MOST_UNITS)
        self.start_coins: vec[i64] = vec[i64](start.wholes("coins_by_seat", 0, 99, 4))
        self.start_blue: i64 = start.whole("blue_dice_unlocked", 0, int(self.blue_dice))
        self.sell: vec[i64] = vec[i64]([0] * RESOURCES)
        self.buy: vec[i64] = vec[i64]([0] * RESOURCES)  # 0: cannot be bought
        self.advanced: i64 = 0  # set of resources (S-DEF-12)
        self.limit: i64 = MOST_UNITS
        rows = page.rows("resources", list(RESOURCE_IDS))
        for i in range(RESOURCES):
            rows[i].only("id", "class", "sell", "buy", "storage_limit", "prov")
            self.sell[i] = rows[i].whole("sell", 0, 99)
            self.buy[i] = rows[i].whole("buy", 0, 99, 0)
            rows[i].whole("storage_limit", MOST_UNITS, MOST_UNITS)
            if rows[i].word("class", ["basic", "advanced"]) == 1:
                self.advanced |= bit(i)
            if self.buy[i] and self.buy[i] <= self.sell[i] + 1:  # S-EDGE-47: buying and selling must lose money
                raise rows[i].refuse("buy", f"{int(self.sell[i]) + 2}..99, S-EDGE-47")

    def read_effects(self) -> None:
        page = self.tables.document("effects.toml")
        page.only("effects")
        self.effect_kind: vec[i64] = vec[i64]([0] * EFFECTS_PRINTED)
        self.effect_type: vec[i64] = vec[i64]([0] * EFFECTS_PRINTED)
        self.effect_gain: vec[i64] = vec[i64]([0] * (EFFECTS_PRINTED * GAINS))
        self.trade_in: vec[i64] = vec[i64]([0] * EFFECTS_PRINTED)  # sets of resources
        rows = page.rows("effects", list(EFFECT_IDS))
        for i in range(EFFECTS_PRINTED):
            row = rows[i]
            row.only("id", "kind", "type", "gain", "pay_one_of", "gain_one_of", "prov", "prov_note")
            self.effect_kind[i] = row.word("kind", list(EFFECT_KINDS))
            self.effect_type[i] = row.word("type", list(TYPE_IDS))
            if self.effect_kind[i] == GAIN_EFFECT:
                gains = amounts(row, "gain", list(GAIN_IDS))
                for k in range(GAINS):
                    self.effect_gain[i * GAINS + k] = gains[k]
            if self.effect_kind[i] == TRADE_EFFECT:
                paid = row.said.get("pay_one_of")
                for resource in row.words("pay_one_of", list(RESOURCE_IDS), len(paid) if isinstance(paid, list) else 1):
                    self.trade_in[i] |= bit(resource)
                for choice in row.rows("gain_one_of"):  # S-TRADE-3: one of them
                    choice.only(*GAIN_IDS)
                    for k in range(GAINS):
                        self.effect_gain[i * GAINS + k] += choice.whole(GAIN_IDS[k], 0, 9, 0)

    def read_cells(self, piece: int, row: Entry, most: int) -> list[int]:
        """The faces of a piece, one for each of its cells in printed order."""
        faces: list[int] = []
        rows = row.rows("cells")
        if not 1 <= len(rows) <= most:
            raise row.refuse("cells", f"1..{most}")
        for i in range(len(rows)):
            cell = rows[i]
            cell.only("pos", "kind", "effects", "settlers")
            types: i64 = 0
            first = 0
            second = 0
            settlers = -1
            if cell.word("kind", ["territory", "road"]) == 1:
                settlers = cell.whole("settlers", 0, 9)
            else:
                said = cell.said.get("effects")
                effects = cell.words("effects", list(EFFECT_IDS), 2 if isinstance(said, list) and len(said) == 2 else 1)
                first = effects[0] + 1
                types = bit(self.effect_type[effects[0]])
                if len(effects) == 2:
                    second = effects[1] + 1
                    types |= bit(self.effect_type[effects[1]])
            self.effect_first.append(first)
            self.effect_second.append(second)
            self.settlers_on.append(settlers)
            self.types_on.append(int(types))
            self.piece_on.append(piece)
            self.slot_on.append(i)
            faces.append(len(self.piece_on) - 1)
        return faces

    def read_tiles(self) -> None:
        page = self.tables.document("tiles.toml")
        page.only("shapes", "expansion_rules", "double_tiles", "triple_tiles", "road_tiles", "town_halls")
        shapes = page.table("shapes")
        shapes.only(*SHAPE_IDS)
        # [(shape * 36 + cell) * 4 + turn]: the set of cells that a tile would cover, 0 where it would stick out
        self.covers: vec[i64] = vec[i64]([0] * (SHAPES * CELLS * TURNS))
        # the cell under each slot: [((shape * 36 + cell) * 4 + turn) * 3 + slot]
        self.under: vec[i64] = vec[i64]([0] * (SHAPES * CELLS * TURNS * SLOTS))
        self.shape_cells: list[int] = []
        for shape in range(SHAPES):
            self.read_shape(shapes, shape)
        rules = page.table("expansion_rules")
        rules.only("prov", "display_per_year")
        each = rules.table("display_per_year")
        each.only("double", "triple")
        self.doubles_shown: i64 = each.whole("double", 0, 5)
        self.triples_shown: i64 = each.whole("triple", 0, 5)
        self.shape: vec[i64] = vec[i64]([0] * PIECES)
        self.faces: vec[i64] = vec[i64]([0] * (PIECES * SLOTS))  # of tiles, road tiles and town halls
        self.tile_cost: vec[i64] = vec[i64]([0] * (len(TILE_IDS) * RESOURCES))
        rows = page.rows("double_tiles", list(TILE_IDS[:15])) + page.rows("triple_tiles", list(TILE_IDS[15:]))
        rows += page.rows("road_tiles", list(ROAD_IDS)) + page.rows("town_halls", list(HALL_IDS))
        for piece in range(len(rows)):
            row = rows[piece]
            row.only("id", "shape", "cost", "cells", "prov", "prov_note")
            shape = row.word("shape", list(SHAPE_IDS))
            if ROAD <= piece < HALL and SHAPE_IDS[shape] != "single":  # S-RET-9
                raise row.refuse("shape", "single")
            self.shape[piece] = shape
            faces = self.read_cells(piece, row, SLOTS)
            if len(faces) != self.shape_cells[shape]:
                raise row.refuse("cells", str(self.shape_cells[shape]))
            for i in range(len(faces)):
                self.faces[piece * SLOTS + i] = faces[i]
            if piece < len(TILE_IDS):
                cost = amounts(row, "cost", list(RESOURCE_IDS))
                self.check_cost(row, cost)
                for i in range(RESOURCES):
                    self.tile_cost[piece * RESOURCES + i] = cost[i]

        # by tile: the first tile with the same shape and cost
        self.like: vec[i64] = vec[i64]([0] * len(TILE_IDS))
        for tile in range(len(TILE_IDS)):
            for other in range(tile, -1, -1):
                if self.shape[other] == self.shape[tile] and self.cost_of(other) == self.cost_of(tile):
                    self.like[tile] = other
        # by a payment's number, what gold stands for; and back from four digits to base 4
        self.gold_for: vec[i64] = vec[i64]([n for units in replacements() for n in units])
        self.replacement: vec[i64] = vec[i64]([0] * 256)
        for i in range(len(replacements())):
            units = self.gold_for[i * 4 : i * 4 + 4]
            self.replacement[units[0] * 64 + units[1] * 16 + units[2] * 4 + units[3]] = i
        # [colour * 6 + value - 1]: the cells of a column (white) or row (blue), S-DEF-2
        self.lines: vec[i64] = vec[i64]([0] * 12)
        for cell in range(CELLS):
            self.lines[cell % SIDE] |= bit(cell)
            self.lines[SIDE + cell // SIDE] |= bit(cell)

    def cost_of(self, tile: int) -> list[int]:
        return [int(self.tile_cost[tile * RESOURCES + i]) for i in range(RESOURCES)]

    def check_cost(self, row: Entry, cost: list[int]) -> None:
        """S-STORE-1: nobody could pay more than three of one resource."""
        if max(cost) > MOST_UNITS:
            raise row.refuse("cost", f"0..{MOST_UNITS}")

    def read_shape(self, shapes: Entry, shape: int) -> None:
        """Where a shape fits on the grid in each clockwise turn; tiles never flip."""
        name = SHAPE_IDS[shape]
        said = shapes.said.get(name)
        places: list[list[int]] = []
        for place in said if isinstance(said, list) else []:
            if not isinstance(place, list) or len(place) != 2 or not all(type(n) is int and 0 <= n < SIDE for n in place):
                raise shapes.refuse(name, f"[[0..{SIDE - 1}, 0..{SIDE - 1}]]")
            if place in places:
                raise shapes.refuse(name, "S-DEF-3")
            places.append(place)
        if not 1 <= len(places) <= SLOTS or places[0] != [0, 0]:
            raise shapes.refuse(name, f"[[0, 0]…] × 1..{SLOTS}")
        self.shape_cells.append(len(places))
        for turn in range(TURNS):
            self.fit(shape, turn, places)
            places = [[place[1], -place[0]] for place in places]

    def fit(self, shape: int, turn: int, offsets: list[list[int]]) -> None:
        for cell in range(CELLS):
            covered: i64 = 0
            fits = True
            at = (shape * CELLS + cell) * TURNS + turn
            for i in range(len(offsets)):
                row = cell // SIDE + offsets[i][0]
                column = cell % SIDE + offsets[i][1]
                if not (0 <= row < SIDE and 0 <= column < SIDE):
                    fits = False
                    break
                covered |= bit(row * SIDE + column)
                self.under[at * SLOTS + i] = row * SIDE + column
            if fits:
                self.covers[at] = covered

    def read_boards(self) -> None:
        page = self.tables.document("boards.toml")
        page.only("colony_boards")
        self.printed: vec[i64] = vec[i64]([0] * (len(BOARD_IDS) * CELLS))  # faces
        rows = page.rows("colony_boards", list(BOARD_IDS))
        for board in range(len(BOARD_IDS)):
            row = rows[board]
            row.only("id", "name", "side", "prov", "prov_note", "cells", "empty_cells")
            faces = self.read_cells(BOARD + board, row, CELLS)
            cells = row.rows("cells")
            for i in range(len(faces)):
                place = cells[i].wholes("pos", 1, SIDE, 2)
                at = board * CELLS + (place[0] - 1) * SIDE + place[1] - 1
                if self.printed[at]:
                    raise cells[i].refuse("pos", "S-DEF-3")
                self.printed[at] = faces[i]
            if CELLS - len(faces) != row.whole("empty_cells", 0, CELLS):
                raise row.refuse("empty_cells", str(CELLS - len(faces)))

    def read_shipments(self) -> None:
        page = self.tables.document("shipments.toml")
        page.only("docks", "shipments")
        self.dock_gain: vec[i64] = vec[i64]([0] * (DOCKS * GAINS))
        self.dock_action: vec[i64] = vec[i64]([0] * DOCKS)
        docks = page.rows("docks", list(DOCK_IDS))
        for i in range(DOCKS):
            row = docks[i]
            row.only("id", "order", "gain", "action", "prov", "prov_note")
            row.whole("order", i + 1, i + 1)
            gains = amounts(row, "gain", list(GAIN_IDS))
            for k in range(GAINS):
                self.dock_gain[i * GAINS + k] = gains[k]
            self.dock_action[i] = row.word("action", list(ACTIONS[:ACTION_ROAD]), "none")
            if self.dock_action[i] == 0 and sum(gains) == 0:
                raise row.refuse("gain", "{ coins = 1 }")
        self.ship_cost: vec[i64] = vec[i64]([0] * (SHIPMENTS * RESOURCES))
        self.ship_points: vec[i64] = vec[i64]([0] * SHIPMENTS)
        rows = page.rows("shipments", list(SHIPMENT_IDS))
        for i in range(SHIPMENTS):
            row = rows[i]
            row.only("id", "set", "cost", "points", "prov", "prov_note")
            if (row.word("set", ["starting", "standard"]) == 0) != (i < STARTING):
                raise row.refuse("set", "starting" if i < STARTING else "standard")
            cost = amounts(row, "cost", list(RESOURCE_IDS))
            self.check_cost(row, cost)
            for k in range(RESOURCES):
                self.ship_cost[i * RESOURCES + k] = cost[k]
            self.ship_points[i] = row.whole("points", 0, 99)

    def read_monks(self) -> None:
        page = self.tables.document("monks.toml")
        page.only("monk_spaces", "scholars", "bishops", "missionary_camps")
        spaces = page.table("monk_spaces")
        spaces.only("prov", "scholars", "bishops", "fee_per_other_monk")
        self.scholars_shown: i64 = spaces.whole("scholars", 0, 6)  # S-ADV-4 wants four more
        self.bishops_shown: i64 = spaces.whole("bishops", 0, 6)
        self.fee: i64 = spaces.whole("fee_per_other_monk", 0, 99)
        self.scholar_points: vec[i64] = vec[i64]([0] * SCHOLARS)
        self.scholar_hook: vec[i64] = vec[i64]([0] * SCHOLARS)
        self.with_hook: vec[i64] = vec[i64]([-1] * HOOKS)  # the scholar who can do it
        self.hook_number: vec[i64] = vec[i64]([0] * HOOKS)  # its one number: coins, steps, a price, a resource
        self.exchanges: i64 = 0  # set of given * 5 + received
        keys = ["steps", "coins", "coins", "bonus", "price", "discount", "coins", "pay", "pairs", "coins_per_shipment"]
        rows = page.rows("scholars", list(SCHOLAR_IDS))
        for i in range(SCHOLARS):
            row = rows[i]
            hook = row.word("hook", list(HOOK_IDS))
            row.only("id", "name", "points", "hook", "text", "prov", "prov_note", keys[hook])
            if self.with_hook[hook] >= 0:
                raise row.refuse("hook", "1 ×")
            self.with_hook[hook] = i
            self.scholar_hook[i] = hook
            self.scholar_points[i] = row.whole("points", 0, 99)
            if hook == CONQUISTADOR_EXTRA:
                self.hook_number[hook] = row.word("pay", list(RESOURCE_IDS))
            elif hook == EXCHANGE:
                self.read_exchanges(row)
            else:
                assert hook in (
                    DIE_SHIFT,
                    EXPORT_SUBSTITUTE,
                    EXPAND_SUBSTITUTE,
                    SELL_BONUS,
                    BUY_PRICE,
                    COIN_DISCOUNT,
                    RELIGION_COIN,
                    RETIRE_COINS,
                )
                self.hook_number[hook] = row.whole(keys[hook], 0, 99)
                if hook == BUY_PRICE:  # S-EDGE-47
                    row.whole("price", 1 + max(int(self.sell[k]) for k in range(RESOURCES) if self.buy[k]), 99)
        self.bishop_rule: vec[i64] = vec[i64]([0] * BISHOPS)
        self.bishop_each: vec[i64] = vec[i64]([0] * BISHOPS)
        self.bishop_types: vec[i64] = vec[i64]([0] * BISHOPS)  # sets of types
        rows = page.rows("bishops", list(BISHOP_IDS))
        for i in range(BISHOPS):
            row = rows[i]
            row.only("id", "name", "rule", "points_each", "types", "text", "prov", "prov_note")
            self.bishop_rule[i] = row.word("rule", list(DEMAND_IDS))
            self.bishop_each[i] = row.whole("points_each", 0, 99)
            types = row.said.get("types", [])
            if types:
                for kind in row.words("types", list(TYPE_IDS), len(types)):
                    self.bishop_types[i] |= bit(kind)
        self.camp_gain: vec[i64] = vec[i64]([0] * (CAMPS * GAINS))
        rows = page.rows("missionary_camps", list(CAMP_IDS))
        for i in range(CAMPS):
            rows[i].only("id", "gain", "prov", "prov_note")
            gains = amounts(rows[i], "gain", list(GAIN_IDS))
            if sum(gains) == 0:
                raise rows[i].refuse("gain", "{ coins = 1 }")
            for k in range(GAINS):
                self.camp_gain[i * GAINS + k] = gains[k]

    def read_exchanges(self, row: Entry) -> None:
        """S-SCH-SC09: each pair in both directions."""
        pairs = row.said.get("pairs")
        if not isinstance(pairs, list):
            raise row.refuse("pairs", "[[…, …]]")
        for pair in pairs:
            if not isinstance(pair, list) or len(pair) != 2 or any(name not in RESOURCE_IDS for name in pair):
                raise row.refuse("pairs", ", ".join(RESOURCE_IDS))
            given = RESOURCE_IDS.index(pair[0])
            got = RESOURCE_IDS.index(pair[1])
            if given == got:
                raise row.refuse("pairs", "≠")
            self.exchanges |= bit(given * RESOURCES + got) | bit(got * RESOURCES + given)

    def read_tracks(self) -> None:
        page = self.tables.document("tracks.toml")
        page.only("religion_track", "conquistador_track", "conquistador_scoring", "solo_conquistador")
        track = page.table("religion_track")
        track.only("length", "monk_at", "blue_die_at_monk", "extra_step", "points_at_end", "prov")
        self.religion_end: i64 = track.whole("length", 1, 60)
        symbols = self.spaces(track, "monk_at", int(self.religion_end))
        self.monk_at: i64 = 0  # sets of spaces
        self.blue_at: i64 = 0
        if len(symbols) > self.monks:  # S-EDGE-24
            raise track.refuse("monk_at", f"≤ {self.monks}")
        dice = self.spaces(track, "blue_die_at_monk", len(symbols))
        if len(dice) + self.start_blue > self.blue_dice:  # S-EDGE-25
            raise track.refuse("blue_die_at_monk", f"≤ {self.blue_dice - self.start_blue}")
        for i in range(len(symbols)):
            self.monk_at |= bit(symbols[i])
            if i + 1 in dice:
                self.blue_at |= bit(symbols[i])
        self.extra_step: i64 = track.word("extra_step", list(RESOURCE_IDS))
        self.points_at_end: i64 = track.whole("points_at_end", 0, 99)
        track = page.table("conquistador_track")
        track.only("length", "gold_at", "trees_at", "prov")
        self.conquistador_end: i64 = track.whole("length", 1, 60)
        self.gold_at: i64 = 0  # set of spaces
        for space in self.spaces(track, "gold_at", int(self.conquistador_end)):
            self.gold_at |= bit(space)
        self.trees: vec[i64] = vec[i64](self.spaces(track, "trees_at", int(self.conquistador_end)))
        # [(year - 1) * 16 + (players - 1) * 4 + rank]
        self.rank_points: vec[i64] = vec[i64]([0] * (YEARS * 16))
        rows = page.rows("conquistador_scoring")
        wanted = [[year, players] for year in range(1, YEARS + 1) for players in range(2, 5)]
        if len(rows) != len(wanted):
            raise Refused("data-wrong", file="tracks.toml", place="conquistador_scoring", expected="9", found=str(len(rows)))
        for i in range(len(wanted)):
            row = rows[i]
            row.only("year", "players", "points", "prov")
            year = row.whole("year", wanted[i][0], wanted[i][0])
            players = row.whole("players", wanted[i][1], wanted[i][1])
            points = row.said.get("points")
            ranks = len(points) if isinstance(points, list) else 0
            if ranks >= players:  # S-YEAR-6
                raise row.refuse("points", f"≤ {players - 1}")
            points = row.wholes("points", 0, 99, ranks)
            for rank in range(ranks):
                self.rank_points[(year - 1) * 16 + (players - 1) * 4 + rank] = points[rank]
        self.solo_tree: vec[i64] = vec[i64]([0] * YEARS)  # the space of the year's tree
        self.solo_points: vec[i64] = vec[i64]([0] * YEARS)
        rows = page.rows("solo_conquistador")
        if len(rows) != YEARS:
            raise Refused("data-wrong", file="tracks.toml", place="solo_conquistador", expected="3", found=str(len(rows)))
        for i in range(YEARS):
            rows[i].only("year", "tree", "points", "prov")
            rows[i].whole("year", i + 1, i + 1)
            self.solo_tree[i] = self.trees[rows[i].whole("tree", 1, len(self.trees)) - 1]
            self.solo_points[i] = rows[i].whole("points", 0, 99)

    def spaces(self, row: Entry, key: str, last: int) -> list[int]:
        """A list of spaces of a track, in rising order."""
        said = row.said.get(key)
        spaces = row.wholes(key, 1, max(1, last), len(said) if isinstance(said, list) else 0)
        if sorted(set(spaces)) != spaces:
            raise row.refuse(key, "<")
        return spaces

    def read_year(self) -> None:
        page = self.tables.document("year.toml")
        page.only("retire_spaces", "final_scoring", "solo", "solo_achievements")
        self.space_order: vec[i64] = vec[i64]([0] * SPACES)
        self.space_gain: vec[i64] = vec[i64]([0] * (SPACES * GAINS))
        self.space_action: vec[i64] = vec[i64]([0] * SPACES)
        rows = page.rows("retire_spaces", list(SPACE_IDS))
        orders: i64 = 0
        for i in range(SPACES):
            row = rows[i]
            row.only("order", "id", "gain", "action", "prov")
            self.space_order[i] = row.whole("order", 1, SPACES)
            orders |= bit(self.space_order[i])
            gains = amounts(row, "gain", list(GAIN_IDS))
            for k in range(GAINS):
                self.space_gain[i * GAINS + k] = gains[k]
            self.space_action[i] = row.word("action", list(ACTIONS), "none")
            if self.space_action[i] == 0 and sum(gains) == 0:
                raise row.refuse("gain", "{ coins = 1 }")
        if count(orders) != SPACES:
            raise Refused("data-wrong", file="year.toml", place="order", expected="1, 2, 3, 4, 5", found="-")
        final = page.table("final_scoring")
        final.only("prov", "coins_per_point", "harbour_set_points", "settler_points_per_developed_line", "bishop_cost")
        self.coins_per_point: i64 = final.whole("coins_per_point", 1, 99)
        self.set_points: i64 = final.whole("harbour_set_points", 0, 99)
        self.settler_points: i64 = final.whole("settler_points_per_developed_line", 0, 99)
        self.bishop_cost: i64 = final.whole("bishop_cost", 0, 99)
        solo = page.table("solo")
        solo.only("prov", "win_score")
        self.solo_win: i64 = solo.whole("win_score", 0, 999)
        self.achievement_of: list[int] = []
        self.achievement_least: list[int] = []
        for row in page.rows("solo_achievements", list(ACHIEVEMENT_IDS)):
            row.only("id", "name", "of", "at_least", "prov")
            self.achievement_of.append(row.word("of", list(COUNTED)))
            self.achievement_least.append(row.whole("at_least", 1, 999))
