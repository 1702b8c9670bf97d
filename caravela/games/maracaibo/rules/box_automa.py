"""Ana's cards and difficulties, read from their table."""

from typing import Final

from caravela.core.packed import i64, vec
from caravela.core.tables import Entry
from caravela.games.maracaibo.rules.box_influence import Influence
from caravela.games.maracaibo.rules.components import (
    AUTOMA_CARDS,
    AUTOMA_IDS,
    BRANCH_IDS,
    DIFFICULTY_IDS,
    NATION_IDS,
    NATIONS,
    ROUNDS,
)

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


class Automa(Influence):
    """What the solo opponent does and scores."""

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
