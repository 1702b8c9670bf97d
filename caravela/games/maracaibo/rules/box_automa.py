"""Ana's cards and difficulties, read from their table."""

from typing import Final

from caravela.core.packed import i64, vec
from caravela.core.tables import Entry
from caravela.games.maracaibo.rules.box_influence import Influence
from caravela.games.maracaibo.rules.box_pages import flat, length, rows_of
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


def read_leads(page: Entry, key: str) -> vec[i64]:
    said = page.said.get(key)
    pairs = said if isinstance(said, list) else []
    for pair in pairs:
        if not isinstance(pair, list) or len(pair) != 2 or not all(type(n) is int and 0 <= n <= 999 for n in pair):
            raise page.refuse(key, "[[1, 10], …]")
    return flat(pairs)


def read_action(row: Entry) -> list[int]:
    """Operation, n, noun, first and last round."""
    row.only("op", "from_round", "to_round", "n", "nation", "influence", "extra_village")
    op = row.word("op", AUTOMA_OPS)
    n = 0 if op in (ANA_DISC, ANA_MISSION) else row.whole("influence" if op == ANA_COMBAT else "n", 0, 60)
    noun = 0
    if op == ANA_INFLUENCE:
        noun = row.word("nation", NATION_IDS)
    elif op == ANA_COMBAT and row.flag("extra_village", False):
        noun = 1
    return [op, n, noun, row.whole("from_round", 1, ROUNDS), row.whole("to_round", 1, ROUNDS)]


class Automa(Influence):
    """What the solo opponent does and scores."""

    def read_automa(self) -> None:
        page = self.page(
            *("automa.toml", "discs", "income_by_discs_removed", "combat_tie_order", "mission_vp", "diff_bonus_missions"),
            *("diff_bonus_upgrades", "diff_bonus_explorer", "difficulty", "card"),
        )
        self.ana_discs: i64 = page.whole("discs", 0, 40)
        self.ana_income: vec[i64] = vec[i64](page.wholes("income_by_discs_removed", 0, 99, int(self.ana_discs) + 1))
        self.ana_nations: vec[i64] = vec[i64](page.words("combat_tie_order", NATION_IDS, NATIONS))
        self.ana_mission_vp: i64 = page.whole("mission_vp", 0, 60)
        # pairs: lead from, VP
        self.lead_missions: vec[i64] = read_leads(page, "diff_bonus_missions")
        self.lead_upgrades: vec[i64] = read_leads(page, "diff_bonus_upgrades")
        self.lead_explorer: vec[i64] = read_leads(page, "diff_bonus_explorer")
        rows = rows_of(page, "difficulty", DIFFICULTY_IDS, "a", "b", "c")
        # cards of each letter
        self.difficulty: vec[i64] = flat([[row.whole("a", 5, 5), row.whole("b", 0, 6), row.whole("c", 0, 4)] for row in rows])
        cards = rows_of(page, "card", AUTOMA_IDS, "level", "name", "move", "branch", "display_card", "actions")
        for i in range(AUTOMA_CARDS):
            cards[i].word("level", [AUTOMA_IDS[i][0]])
            if length(cards[i], "actions") > ANA_MOST:
                raise cards[i].refuse("actions", f"0..{ANA_MOST}")
        actions = [row.rows("actions") for row in cards]
        self.ana_move: vec[i64] = vec[i64]([row.whole("move", 1, 9) for row in cards])
        self.ana_branch: vec[i64] = vec[i64]([row.word("branch", BRANCH_IDS[1:]) + 1 for row in cards])
        self.ana_display: vec[i64] = vec[i64]([row.whole("display_card", 1, 4) for row in cards])
        self.ana_count: vec[i64] = vec[i64]([len(of_card) for of_card in actions])  # actions
        # [(card * ANA_MOST + action) * ANA_FIELDS]: operation, n, noun, first and last round
        self.ana_action: vec[i64] = vec[i64]([0] * (AUTOMA_CARDS * ANA_MOST * ANA_FIELDS))
        for i in range(AUTOMA_CARDS):
            for k in range(len(actions[i])):
                said = read_action(actions[i][k])
                for field in range(ANA_FIELDS):
                    self.ana_action[(i * ANA_MOST + k) * ANA_FIELDS + field] = said[field]
