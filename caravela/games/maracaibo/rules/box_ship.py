"""The ship board, read from its table."""

from typing import Any, Final

from caravela.core.packed import i64, vec
from caravela.core.tables import Entry
from caravela.games.maracaibo.rules.box_map import SeaMap
from caravela.games.maracaibo.rules.box_pages import flagged, maybe, rows_of
from caravela.games.maracaibo.rules.coder import Coder
from caravela.games.maracaibo.rules.components import (
    AREA_IDS,
    AREAS,
    COMBAT_ACTION_IDS,
    COMBAT_ACTIONS,
    VILLAGE_ACTION_IDS,
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
        page = self.page(
            *("ship_board.toml", "planning_spaces", "hand_limit", "compass", "start_cp", "max_cp", "mission_vp_fourth"),
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
        self.read_areas(page, coder)
        self.read_village_actions(page, coder)
        self.read_combat_actions(page, coder)

    def read_areas(self, page: Entry, coder: Coder) -> None:
        rows = rows_of(page, "area", AREA_IDS, "name", "discs", "kind", "prerequisite", "effect")
        needs = [row.table("prerequisite") for row in rows]
        for need in needs:
            need.only("area", "min_other_areas")
        self.area_discs: vec[i64] = vec[i64]([row.whole("discs", 2, 2) for row in rows])
        self.area_after: vec[i64] = vec[i64]([maybe(need, "area", AREA_IDS) for need in needs])  # must be empty before
        self.area_others: vec[i64] = vec[i64]([need.whole("min_other_areas", 0, 11, 0) for need in needs])  # so many must be
        self.area_now: vec[i64] = vec[i64]([0] * AREAS)  # programs
        self.area_lasting: vec[i64] = vec[i64]([0] * AREAS)
        lasting = ["village_thresholds", "hand_limit", "display_free", "village_action_new", "combat_action_new"]
        for i in range(AREAS):
            said = rows[i].said.get("effect")
            if not isinstance(said, list):
                raise rows[i].refuse("effect", "[{ … }]")
            stays = [one for one in said if isinstance(one, dict) and one.get("op") in lasting]
            once = [one for one in said if one not in stays]
            split = Entry(rows[i].file, rows[i].place, {"lasting": stays, "effect": once})
            self.area_now[i] = coder.effect(split, "effect")
            self.area_lasting[i] = coder.permanent(split, "lasting", -1)

    def read_village_actions(self, page: Entry, coder: Coder) -> None:
        rows = rows_of(page, "village_action", VILLAGE_ACTION_IDS, "base", "last", "cost", "then", "text")
        self.village_base: i64 = flagged(rows, "base")  # sets of village actions
        self.village_last: i64 = flagged(rows, "last")
        programs = [[coder.cost(row, "cost"), coder.effect(row, "then", x=0)] for row in rows]
        self.village_cost: vec[i64] = vec[i64]([cost for cost, _ in programs])
        self.village_then: vec[i64] = vec[i64]([then for _, then in programs])

    def read_combat_actions(self, page: Entry, coder: Coder) -> None:
        self.combat_rows = rows_of(page, "combat_action", COMBAT_ACTION_IDS, "base", "options", "text")
        self.combat_base: i64 = flagged(self.combat_rows, "base")  # set of combat actions
        # [action * 2 + option]: by how much it lowers the combat value, and what it does; programs use s.named and s.target
        self.combat_reduce: vec[i64] = vec[i64]([0] * (COMBAT_ACTIONS * 2))
        self.combat_then: vec[i64] = vec[i64]([0] * (COMBAT_ACTIONS * 2))
        for i in range(COMBAT_ACTIONS):
            options = self.combat_rows[i].rows("options")
            if len(options) != len(MARKERS_OF[i]):
                raise self.combat_rows[i].refuse("options", str(len(MARKERS_OF[i])))
            for k in range(len(options)):
                options[k].only("reduce", "target", "then")
                if markers_in(options[k].said.get("then")) != MARKERS_OF[i][k]:
                    raise options[k].refuse("then", ", ".join(MARKERS_OF[i][k]) or "–")
                self.combat_reduce[i * 2 + k] = options[k].whole("reduce", 0, 60)
                self.combat_then[i * 2 + k] = coder.effect(options[k], "then", x=0, token=0)
