"""Game options and presets (section 2): what is agreed before the box is opened, and what follows from it."""

from typing import Final

from caravela.core.packed import i64, vec
from caravela.core.refused import Refused
from caravela.core.setup import FLAG, Rules, SetupOption
from caravela.core.state import bit
from caravela.games.empires.rules.box import SETS, Box
from caravela.games.empires.rules.components import (
    BOXES,
    BUILDINGS,
    DOCK,
    EDITIONS,
    EXPANSION_IDS,
    GOODS_BOX,
    INITIATIVE,
    NEW_WORLD_CAPITAL,
    NEW_WORLD_CITY,
    STONE_MASONRY,
    TILE_IDS,
    WARFARE,
)

SETUP_OPTIONS: Final = [
    SetupOption("edition", tuple(EDITIONS), "E-OPT-7"),
    SetupOption("builders", FLAG, "E-OPT-4"),
    SetupOption("expansion_buildings", ("none", "all"), "E-OPT-2", EXPANSION_IDS),
    SetupOption("plague_tiles", FLAG, "E-COMP-17"),
    SetupOption("nations", ("off", "random", "auction"), "E-OPT-2"),
    SetupOption("vp_purchase", FLAG, "E-VPB-1"),
    SetupOption("start_auction_first", FLAG, "E-AUC1-1"),
    SetupOption("two_player_captains", FLAG, "E-SETUP-13"),
    SetupOption("reduced_luck_age3", FLAG, "E-SETUP-14"),
    SetupOption("no_survivors", FLAG, "E-VAR-NOSURV.1"),
    SetupOption("reconnaissance", FLAG, "E-VAR-RECON.1"),
    SetupOption("advanced_reconnaissance", FLAG, "E-SETUP-15"),
    SetupOption("university_mode", ("to_front", "one_step"), "E-B-UNIVERSITY.11"),
    SetupOption("failed_token_secrecy", ("public", "private"), "E-OPT-8"),
]

DELUXE_ONLY: Final = [
    "builders",
    "expansion_buildings",
    "plague_tiles",
    "nations",
    "vp_purchase",
    "two_player_captains",
    "reduced_luck_age3",
    "no_survivors",
    "reconnaissance",
    "advanced_reconnaissance",
]


def preset(**changes: str) -> dict[str, str]:
    agreed = {option.name: option.values[0] for option in SETUP_OPTIONS}
    agreed.update(changes)
    return agreed


PRESETS: Final = {
    "first": preset(edition="first", university_mode="one_step"),
    "deluxe_base": preset(edition="deluxe", plague_tiles="true"),
    "deluxe_full": preset(edition="deluxe", plague_tiles="true", builders="true", expansion_buildings="all", nations="auction"),
}

NATIONS_OFF: Final = 0
NATIONS_RANDOM: Final = 1
NATIONS_AUCTION: Final = 2


class Setup(Rules):
    """The options of one game as numbers, and what follows from them. Shared by all copies of its states."""

    def __init__(self, box: Box, players: int, agreed: dict[str, str], version: int) -> None:
        super().__init__(version)
        self.box = box
        self.agreed = agreed
        self.players: i64 = players
        self.deluxe: bool = agreed["edition"] == "deluxe"
        self.builders: bool = agreed["builders"] == "true"
        self.nations: i64 = ["off", "random", "auction"].index(agreed["nations"])
        self.vp_purchase: bool = agreed["vp_purchase"] == "true"
        self.start_auction: bool = agreed["start_auction_first"] == "true"
        self.captains: bool = agreed["two_player_captains"] == "true"
        self.reduced_luck: bool = agreed["reduced_luck_age3"] == "true"
        self.no_survivors: bool = agreed["no_survivors"] == "true"
        self.reconnaissance: bool = agreed["reconnaissance"] == "true"
        self.advanced: bool = agreed["advanced_reconnaissance"] == "true"
        self.to_front: bool = agreed["university_mode"] == "to_front"
        self.private: bool = agreed["failed_token_secrecy"] == "private"
        self.check()
        self.gives_money: vec[i64] = box.gives_money if self.deluxe else box.gives_money_first
        self.stacks: vec[i64] = vec[i64]([0, 0, 0])  # sets of tiles in play, by age
        wanted = agreed["expansion_buildings"]
        expansion = list(EXPANSION_IDS) if wanted == "all" else [] if wanted == "none" else wanted.split("+")
        if not self.builders:  # E-OPT-3
            for name in ("new_world_city", "stone_masonry", "new_world_capital"):
                if wanted != "all" and name in expansion:
                    raise Refused("empires-needs-builders", tile=name, rule="E-OPT-3")
        for tile in range(len(TILE_IDS)):
            tile_set = SETS[box.tile_set[tile]]
            if tile_set == "plague" and agreed["plague_tiles"] == "false":
                continue
            if tile_set == "expansion" and TILE_IDS[tile] not in expansion:
                continue
            if not self.builders and tile in (NEW_WORLD_CITY, STONE_MASONRY, NEW_WORLD_CAPITAL):
                continue
            self.stacks[box.tile_age[tile]] |= bit(tile)
        self.room: vec[i64] = vec[i64]([0] * BOXES)  # table 3.7
        self.room[INITIATIVE] = players
        self.room[DOCK] = 2 * players - 1
        self.room[GOODS_BOX] = box.goods_spaces
        self.room[BUILDINGS] = box.building_spaces
        self.room[WARFARE] = box.warfare_spaces
        # E-COMP-6 to 8: one ship marks the round, one blocks the dock below six players
        self.ships: i64 = box.ships - 1 if players == 6 else box.ships - 2

    def check(self) -> None:
        """E-OPT: what cannot be combined is refused."""
        most = 6 if self.deluxe else 5
        if not 2 <= self.players <= most:
            raise Refused(
                "empires-players", players=int(self.players), most=most, edition=self.agreed["edition"], rule="E-DIFF-1"
            )
        if not self.deluxe:
            for name in DELUXE_ONLY:
                if self.agreed[name] not in ("false", "off", "none"):
                    raise Refused("empires-deluxe-only", option=name, value=self.agreed[name], rule="E-OPT-7")
        elif self.start_auction:
            raise Refused("empires-first-only", option="start_auction_first", value="true", rule="E-OPT-1")
        if self.captains and self.players != 2:
            raise Refused("empires-two-players-only", option="two_player_captains", rule="E-SETUP-13")
        if self.advanced and (self.reconnaissance or self.no_survivors):
            other = "reconnaissance" if self.reconnaissance else "no_survivors"
            raise Refused("setup-not-together", one="advanced_reconnaissance", other=other, rule="E-OPT-5")
