"""The ship board, read from its table."""

from typing import Any, Final

from caravela.core.packed import i64, vec
from caravela.core.state import bit
from caravela.core.tables import Entry
from caravela.games.maracaibo.rules.box_map import SeaMap
from caravela.games.maracaibo.rules.coder import Coder
from caravela.games.maracaibo.rules.components import (
    AREA_IDS,
    AREAS,
    COMBAT_ACTION_IDS,
    COMBAT_ACTIONS,
    VILLAGE_ACTION_IDS,
    VILLAGE_ACTIONS,
)

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


class ShipBoard(SeaMap):
    """Areas with discs, village actions and combat actions."""

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
