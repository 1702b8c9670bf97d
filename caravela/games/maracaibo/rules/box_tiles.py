"""Prestige buildings, careers, combat tiles and missions, read from their tables."""

from caravela.core.packed import i64, vec
from caravela.core.state import bit
from caravela.games.maracaibo.rules.box_cards import ProjectCards
from caravela.games.maracaibo.rules.coder import Coder
from caravela.games.maracaibo.rules.components import (
    BARRIER_IDS,
    BUILDING_IDS,
    BUILDINGS,
    CAREER_IDS,
    CAREERS,
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
)
from caravela.games.maracaibo.rules.ops import OP_PAY_NOW


class Tiles(ProjectCards):
    """What is drawn or dealt beside the cards."""

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
