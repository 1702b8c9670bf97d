"""Prestige buildings, careers, combat tiles and missions, read from their tables."""

from caravela.core.packed import i64, vec
from caravela.core.tables import Entry
from caravela.games.maracaibo.rules.box_cards import ProjectCards
from caravela.games.maracaibo.rules.box_pages import length, rows_of, set_of
from caravela.games.maracaibo.rules.coder import Coder
from caravela.games.maracaibo.rules.components import (
    BARRIER_IDS,
    BUILDING_IDS,
    CAREER_IDS,
    COMBAT_TILE_IDS,
    COMBAT_TILES,
    MISSION_IDS,
    MISSIONS,
    NATION_IDS,
    NATIONS,
    PER_IDS,
    TASK_IDS,
    TASKS,
    TOKEN_IDS,
    TRACK_SLOTS,
)
from caravela.games.maracaibo.rules.ops import OP_PAY_NOW


def requirement(task: Entry, key: str) -> int:
    """What a career task asks for: a number, or a barrier of the explorer track."""
    return task.word(key, BARRIER_IDS) if task.said.get("type") == "explorer_barrier" else task.whole(key, 0, 60)


class Tiles(ProjectCards):
    """What is drawn or dealt beside the cards."""

    def read_prestige(self) -> None:
        page = self.page("prestige.toml", "per_game", "building")
        page.whole("per_game", 4, 4)
        keys = ("name", "cost_doubloons", "cost_workers", "synergy", "first_investor_vp", "score", "text")
        rows = rows_of(page, "building", BUILDING_IDS, *keys)
        scores = [row.table("score") for row in rows]
        for score in scores:
            score.only("per", "vp", "max_vp")
        self.building_price: vec[i64] = vec[i64]([row.whole("cost_doubloons", 0, 99) for row in rows])
        self.building_workers: vec[i64] = vec[i64]([row.whole("cost_workers", 0, 8) for row in rows])
        self.building_token: vec[i64] = vec[i64]([row.word("synergy", TOKEN_IDS) for row in rows])
        self.building_first: vec[i64] = vec[i64]([row.whole("first_investor_vp", 0, 60) for row in rows])
        self.building_per: vec[i64] = vec[i64]([score.word("per", PER_IDS) for score in scores])
        self.building_vp: vec[i64] = vec[i64]([score.whole("vp", 1, 60) for score in scores])
        self.building_most: vec[i64] = vec[i64]([score.whole("max_vp", 1, 999, 999) % 999 for score in scores])  # 0: no limit

    def read_careers(self, coder: Coder) -> None:
        page = self.page("careers.toml", "dealt_per_player", "kept", "career")
        page.whole("dealt_per_player", 2, 2)
        page.whole("kept", 1, 1)
        rows = rows_of(page, "career", CAREER_IDS, "name", "workers", "tasks", "all_done")
        tasks: list[Entry] = []  # [career * 3 + task]
        for row in rows:
            row.whole("workers", int(self.career_workers), int(self.career_workers))
            if len(row.rows("tasks")) != TASKS:
                raise row.refuse("tasks", "3")
            tasks += row.rows("tasks")
        for i in range(len(tasks)):
            tasks[i].only("slot", "type", "low", "high", "doubloons", "vp_if_high")
            tasks[i].whole("slot", i % TASKS + 1, i % TASKS + 1)
        self.task_type: vec[i64] = vec[i64]([task.word("type", TASK_IDS) for task in tasks])
        self.task_low: vec[i64] = vec[i64]([requirement(task, "low") for task in tasks])
        self.task_high: vec[i64] = vec[i64]([requirement(task, "high") for task in tasks])
        self.task_doubloons: vec[i64] = vec[i64]([task.whole("doubloons", 0, 60) for task in tasks])
        self.task_vp: vec[i64] = vec[i64]([task.whole("vp_if_high", 0, 60) for task in tasks])
        self.all_done: vec[i64] = vec[i64]([coder.effect(row, "all_done") for row in rows])  # programs

    def read_combat_tiles(self, coder: Coder) -> None:
        page = self.page("combat_tiles.toml", "piles", "value_when_both_piles_empty", "tile")
        page.whole("piles", 2, 2)
        self.bare_value: i64 = page.whole("value_when_both_piles_empty", 0, 60)
        rows = rows_of(page, "tile", COMBAT_TILE_IDS, *NATION_IDS, "modifiers")
        modifiers = [row.words("modifiers", ["most-2", "fewest+3"], length(row, "modifiers")) for row in rows]
        self.most_minus_2: i64 = set_of([i for i in range(COMBAT_TILES) if 0 in modifiers[i]])  # sets of tiles
        self.fewest_plus_3: i64 = set_of([i for i in range(COMBAT_TILES) if 1 in modifiers[i]])
        # [tile * 3 + nation]
        self.tile_value: vec[i64] = vec[i64]([0] * (COMBAT_TILES * NATIONS))
        self.tile_now: vec[i64] = vec[i64]([0] * (COMBAT_TILES * NATIONS))  # programs
        self.tile_price: vec[i64] = vec[i64]([0] * (COMBAT_TILES * NATIONS))  # doubloons that must be paid to choose it
        for i in range(COMBAT_TILES):
            sides = [rows[i].table(nation) for nation in NATION_IDS]
            for k in range(NATIONS):
                sides[k].only("value", "immediate")
                at = i * NATIONS + k
                self.tile_value[at] = sides[k].whole("value", 0, 40)
                coder.costs = True
                for one in coder.atoms(sides[k], sides[k].said.get("immediate"), "immediate", -1, 0, -1):
                    if one & 255 == OP_PAY_NOW:
                        self.tile_price[at] += one >> 8 & 255
                self.tile_now[at] = coder.effect(sides[k], "immediate")
                coder.costs = False
            best = max([int(self.tile_value[i * NATIONS + k]) for k in range(NATIONS)])
            paid = [k for k in range(NATIONS) if self.tile_price[i * NATIONS + k] > 0]
            if len(paid) == NATIONS:  # M-RUL-15
                raise rows[i].refuse("immediate", "M-RUL-15")
            for k in paid:  # nobody would pay for less
                if self.tile_value[i * NATIONS + k] < best:
                    raise sides[k].refuse("immediate", "M-RUL-15")

    def read_missions(self, coder: Coder) -> None:
        page = self.page("mission_tiles.toml", "explorer_track_slots", "mission")
        page.whole("explorer_track_slots", TRACK_SLOTS, TRACK_SLOTS)
        self.mission_cost: vec[i64] = vec[i64]([0] * MISSIONS)  # programs
        self.mission_each: vec[i64] = vec[i64]([0] * MISSIONS)  # carried out once for each compass
        self.mission_bonus: vec[i64] = vec[i64]([0] * MISSIONS)
        rows = rows_of(page, "mission", MISSION_IDS, "cost", "per_compass", "bonus")
        for i in range(MISSIONS):
            self.mission_cost[i] = coder.cost(rows[i], "cost")
            self.mission_each[i] = coder.effect(rows[i], "per_compass")
            self.mission_bonus[i] = coder.effect(rows[i], "bonus")
