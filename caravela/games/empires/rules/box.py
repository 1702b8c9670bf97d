"""What is in the box: the component tables as numbers, read from data/*.toml or from a corrected copy of those files."""

from typing import Final

from caravela.core.packed import i64, vec
from caravela.core.refused import Refused
from caravela.core.state import bit, count
from caravela.core.tables import Tables
from caravela.games.empires.rules.components import (
    ALL_REGIONS,
    AVAILABLE,
    CAPTAIN,
    CARD_IDS,
    GOOD_IDS,
    GOODS,
    KIND_IDS,
    NATION_IDS,
    POOL,
    REGION_IDS,
    REGIONS,
    SETTLERS_2,
    TILE_IDS,
    TILES,
    TOKEN_IDS,
)

FILES: Final = ["board.toml", "buildings.toml", "cards.toml", "goods.toml", "regions.toml", "tokens.toml"]
SETS: Final = ["base", "plague", "expansion"]
TILE_SORTS: Final = ["immediate", "single-use", "continuous", "end of game"]

# What a tile that scores at the end counts (E-FINAL-4)
PER: Final = [
    "good",
    "two workers",
    "ship",
    "soldier",
    "building",
    "colony",
    "five dollars",
    "discovery",
    "builder",
    "specialist space",
]
PER_GOOD: Final = 0
PER_TWO_WORKERS: Final = 1
PER_SHIP: Final = 2
PER_SOLDIER: Final = 3
PER_BUILDING: Final = 4
PER_COLONY: Final = 5
PER_FIVE_DOLLARS: Final = 6
PER_DISCOVERY: Final = 7
PER_BUILDER: Final = 8
PER_SPECIALIST_SPACE: Final = 9


class Box:
    """Every printed number of the components. Made once, shared by all games that use the same tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.read_regions()
        self.read_goods()
        self.read_discoveries()
        self.read_buildings()
        self.read_board()

    def read_regions(self) -> None:
        page = self.tables.document("regions.toml")
        page.only("region", "adjacent")
        goods: list[int] = []
        self.discovered: i64 = 0  # set of regions
        for i, row in enumerate(page.rows("region", list(REGION_IDS))):
            row.only("id", "name", "first_edition_name", "discovered", "good", "origin")
            good = row.word("good", list(GOOD_IDS))
            if good in goods:  # E-COMP-14
                raise row.refuse("good", "E-COMP-14")
            goods.append(good)
            if row.flag("discovered"):
                self.discovered |= bit(i)
        if count(ALL_REGIONS & ~self.discovered) > 8:  # E-SETUP-7 wants eight tokens left in the box
            raise Refused("data-wrong", file="regions.toml", place="discovered", expected="≤ 8 × false", found="9")
        self.region_good: vec[i64] = vec[i64](goods)
        self.neighbours: vec[i64] = vec[i64]([0] * REGIONS)  # sets of regions
        for row in page.rows("adjacent"):
            row.only("regions", "origin")
            a, b = row.words("regions", list(REGION_IDS), 2)
            if a == b:
                raise row.refuse("regions", "2")
            self.neighbours[a] |= bit(b)
            self.neighbours[b] |= bit(a)

    def read_goods(self) -> None:
        page = self.tables.document("goods.toml")
        page.only("good")
        tokens: list[int] = []
        for row in page.rows("good", list(GOOD_IDS)):
            row.only("id", "name", "tokens")
            tokens.append(row.whole("tokens", 1, 12))
        self.good_tokens: vec[i64] = vec[i64](tokens)
        if sum(tokens) < REGIONS + 4:
            raise Refused("data-wrong", file="goods.toml", place="tokens", expected="≥ 13", found=str(sum(tokens)))

    def read_discoveries(self) -> None:
        plunder: list[int] = []
        per_soldier: list[int] = []
        natives: list[int] = []
        vp: list[int] = []
        for file, key, ids in (("tokens.toml", "token", TOKEN_IDS), ("cards.toml", "card", CARD_IDS)):
            page = self.tables.document(file)
            page.only(key)
            for row in page.rows(key, list(ids)):
                row.only("id", "name", "plunder", "per_soldier", "natives", "vp")
                plunder.append(row.whole("plunder", 0, 99))
                per_soldier.append(row.whole("per_soldier", 0, 99))
                natives.append(row.whole("natives", 0, 99))
                vp.append(row.whole("vp", 0, 99))
        # tokens 0 to 15, then cards 16 to 31
        self.plunder: vec[i64] = vec[i64](plunder)
        self.per_soldier: vec[i64] = vec[i64](per_soldier)
        self.natives: vec[i64] = vec[i64](natives)
        self.discovery_vp: vec[i64] = vec[i64](vp)

    def read_buildings(self) -> None:
        page = self.tables.document("buildings.toml")
        page.only("building")
        rows = page.rows("building", list(TILE_IDS))
        self.tile_age: vec[i64] = vec[i64]([0] * TILES)  # 0, 1, 2
        self.tile_set: vec[i64] = vec[i64]([0] * TILES)
        self.tile_sort: vec[i64] = vec[i64]([0] * TILES)
        self.tile_vp: vec[i64] = vec[i64]([0] * TILES)
        self.free: i64 = 0  # set of tiles
        self.at_once: vec[i64] = vec[i64]([0] * TILES)  # money
        self.gives_kind: vec[i64] = vec[i64]([-1] * TILES)  # each round
        self.gives_place: vec[i64] = vec[i64]([AVAILABLE] * TILES)
        self.gives_money: vec[i64] = vec[i64]([0] * TILES)
        self.gives_money_first: vec[i64] = vec[i64]([0] * TILES)  # the same in the first edition
        self.gives_dock: vec[i64] = vec[i64]([0] * TILES)  # SPACE_X or SPACE_Y
        self.end_vp: vec[i64] = vec[i64]([0] * TILES)
        self.end_per: vec[i64] = vec[i64]([-1] * TILES)
        self.scoring: i64 = 0  # set of tiles
        self.scoring_tiles: list[int] = []  # the same, in printed order
        self.clauses: list[str] = []
        for i in range(len(rows)):
            row = rows[i]
            row.only("id", "name", "age", "set", "kind", "free", "vp", "at_once", "each_round", "at_end", "clause")
            self.tile_age[i] = row.whole("age", 1, 3) - 1
            self.tile_set[i] = row.word("set", list(SETS))
            self.tile_sort[i] = row.word("kind", list(TILE_SORTS))
            self.tile_vp[i] = row.whole("vp", 0, 99, 0)
            if row.flag("free", False):
                self.free |= bit(i)
            self.clauses.append(str(row.said.get("clause", "")))
            once = row.table("at_once", optional=True)
            once.only("money")
            self.at_once[i] = once.whole("money", 0, 999, 0)
            each = row.table("each_round", optional=True)
            each.only("worker", "to", "money", "money_first", "dock")
            if "worker" in each.said:
                self.gives_kind[i] = each.word("worker", list(KIND_IDS))
                self.gives_place[i] = POOL if each.word("to", ["available", "pool"], "available") else AVAILABLE
            self.gives_money[i] = each.whole("money", 0, 999, 0)
            self.gives_money_first[i] = each.whole("money_first", 0, 999, int(self.gives_money[i]))
            if "dock" in each.said:
                self.gives_dock[i] = 1 + each.word("dock", ["X", "Y"])
            end = row.table("at_end", optional=True)
            end.only("vp", "per")
            if end.said:
                self.end_vp[i] = end.whole("vp", 0, 99)
                self.end_per[i] = end.word("per", list(PER))
            if end.said or self.tile_vp[i]:
                self.scoring |= bit(i)
                self.scoring_tiles.append(i)
        if self.tile_age[SETTLERS_2] != self.tile_age[SETTLERS_2 - 1]:
            raise rows[SETTLERS_2].refuse("age", str(self.tile_age[SETTLERS_2 - 1] + 1))

    def read_board(self) -> None:
        page = self.tables.document("board.toml")
        page.only("workers", "prices", "gains", "spaces", "ships", "nations", "scoring", "start")
        workers = page.table("workers")
        workers.only(*KIND_IDS)
        self.figures: vec[i64] = vec[i64]([workers.whole(kind, 0, 30) for kind in KIND_IDS])
        if self.figures[0] < 7:
            raise workers.refuse("colonist", "7..30")
        if self.figures[CAPTAIN] < 2:  # E-SETUP-13
            raise workers.refuse("captain", "2..30")
        prices = page.table("prices")
        prices.only("building", "builder_discount", "training", "war", "victory_point", "look")
        self.price: vec[i64] = vec[i64](prices.wholes("building", 0, 999, 3))
        self.builder_discount: i64 = prices.whole("builder_discount", 0, 999)
        self.training: i64 = prices.whole("training", 0, 999)
        self.war: i64 = prices.whole("war", 0, 999)
        self.point_price: vec[i64] = vec[i64](prices.wholes("victory_point", 1, 999, 3))
        self.look_price: vec[i64] = vec[i64](prices.wholes("look", 1, 999, 3))
        gains = page.table("gains")
        gains.only("landed_merchant", "rum_per_sugar", "mint_per_token", "sold_good")
        self.landed_merchant: i64 = gains.whole("landed_merchant", 0, 99)
        self.rum_per_sugar: i64 = gains.whole("rum_per_sugar", 0, 99)
        self.mint_per_token: i64 = gains.whole("mint_per_token", 0, 99)
        self.sold_good: i64 = gains.whole("sold_good", 0, 99)
        spaces = page.table("spaces")
        spaces.only("goods", "buildings", "warfare")
        self.goods_spaces: i64 = spaces.whole("goods", 1, 8)
        self.building_spaces: i64 = spaces.whole("buildings", 1, 8)
        self.warfare_spaces: i64 = spaces.whole("warfare", 1, 8)
        ships = page.table("ships")
        ships.only("figures")
        self.ships: i64 = ships.whole("figures", 3, 30)
        nations = page.table("nations")
        nations.only(*NATION_IDS)
        self.nation_uses: vec[i64] = vec[i64]([nations.whole(nation, 0, 9) for nation in NATION_IDS])
        scoring = page.table("scoring")
        scoring.only("leader", "second", "tied_leaders", "builder_leader", "builder_second")
        self.leader: i64 = scoring.whole("leader", 0, 99)
        self.second: i64 = scoring.whole("second", 0, 99)
        self.tied_leaders: i64 = scoring.whole("tied_leaders", 0, 99)
        self.builder_leader: i64 = scoring.whole("builder_leader", 0, 99)
        self.builder_second: i64 = scoring.whole("builder_second", 0, 99)
        start = page.table("start")
        start.only("money", "auction_money_first", "auction_money", "nation_money", "colonists")
        self.start_money: i64 = start.whole("money", 0, 99)
        self.auction_money_first: i64 = start.whole("auction_money_first", 1, 39)
        self.auction_money: i64 = start.whole("auction_money", 1, 39)
        self.nation_money: i64 = start.whole("nation_money", 0, 99)
        self.start_colonists: i64 = start.whole("colonists", 1, min(12, int(self.figures[0]) - 1))  # one is the order marker
        self.set_value: vec[i64] = vec[i64]([0] * (14 * 7))  # [count * 7 + ships]: best value of sets of one type
        self.set_uses: vec[i64] = vec[i64]([0] * (14 * 7))  # and how many goods they need
        for goods in range(14):  # one more than there are: somebody may ask what it would bring
            for ship in range(7):  # a set with a ship needs two goods
                best = best_sets(goods, ship)
                self.set_value[goods * 7 + ship] = best[0]
                self.set_uses[goods * 7 + ship] = -best[1]

    def goods_total(self) -> int:
        return sum(int(self.good_tokens[i]) for i in range(GOODS))


def best_sets(goods: int, ships: int) -> tuple[int, int]:
    """E-INC-2, 3: the most that goods of one type and exactly so many ships make: value, and minus the goods needed."""
    best = (0, 0) if ships == 0 else (-1, 0)
    for fours in range(goods // 4 + 1):
        for fours_with_ship in range(ships + 1):
            for threes in range(goods // 3 + 1):
                threes_with_ship = ships - fours_with_ship
                used = 4 * fours + 3 * fours_with_ship + 3 * threes + 2 * threes_with_ship
                if used <= goods:
                    value = 6 * (fours + fours_with_ship) + 3 * (threes + threes_with_ship)
                    best = max(best, (value, -used))
    return best
