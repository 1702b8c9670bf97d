"""Effects of the component tables as programs of atoms: lists such as [{ op = "vp", n = 2 }] become integers, with checks."""

from typing import Any, Final

from caravela.core.refused import Refused
from caravela.core.tables import Entry
from caravela.games.maracaibo.rules import ops
from caravela.games.maracaibo.rules.components import (
    COMBAT_ACTION_IDS,
    GOOD_IDS,
    NATION_IDS,
    OBJECT_IDS,
    PER_IDS,
    TOKEN_IDS,
    VILLAGE_ACTION_IDS,
)
from caravela.games.maracaibo.rules.ops import atom

NUMBERED: Final = {  # operations with a number and nothing else
    "vp": ops.OP_VP,
    "cp": ops.OP_CP,
    "worker": ops.OP_WORKERS,
    "remove_disc": ops.OP_DISC,
    "explorer": ops.OP_EXPLORE,
    "village_action": ops.OP_VILLAGE,
    "remove_skull_tile": ops.OP_REMOVE_SKULL,
}
BARE: Final = {  # operations without anything
    "combat": ops.OP_COMBAT,
    "main_action": ops.OP_MAIN,
    "story_tile": ops.OP_STORY_TILE,
    "place_marker": ops.OP_PLACE_MARKER,
    "remove_marker": ops.OP_REMOVE_MARKER,
    "flag_bonus": ops.OP_FLAG_BONUS,
    "buy_card_or_invest": ops.OP_BUY,
    "fulfil_card_mission": ops.OP_FULFIL_CARD,
}
OWN_PLACE: Final = {  # operations that mean something in one place only: how its name begins
    "place_marker": "combat_action ",
    "remove_marker": "combat_action ",
    "flag_bonus": "combat_action CA_FLAG.",
    "assistant_bounty": "combat_action ",
    "place_marker_here": "village_action VA_FLAG.",
    "buy_card_or_invest": "village_action VA_BUY.",
    "fulfil_card_mission": "village_action VA_CARD_MISSION.",
}
NAMED: Final = ("combat_action ", "village_action VA_FLAG.")  # where a nation has been named
COUNTED: Final = {"village_action_per": ops.OP_VILLAGE_PER, "vp_per": ops.OP_VP_PER, "doubloons_per": ops.OP_DOUBLOONS_PER}
WHOSE: Final = [*NATION_IDS, "any", "fighting"]  # the nation of an influence: "same" reads as "fighting"
LASTING: Final = {
    "compass": ops.P_COMPASS,
    "discount": ops.P_DISCOUNT,
    "combat_cp": ops.P_COMBAT_CP,
    "explorer_plus": ops.P_EXPLORER,
    "steal_on_skip": ops.P_STEAL,
    "worker_to_cp": ops.P_CONVERT,
    "hand_limit": ops.P_HAND_LIMIT,
}
PAYMENTS: Final = {
    "goods_identical": ops.COST_IDENTICAL,
    "cp": ops.COST_CP,
    "worker": ops.COST_WORKER,
    "doubloons": ops.COST_DOUBLOONS,
    "discard_hand": ops.COST_HAND,
    "movement_spent": ops.COST_SPENT,
}


class Coder:
    """Collects the programs of all components. Program 0 is empty; equal programs share one number."""

    def __init__(self) -> None:
        self.code: list[int] = [ops.NOTHING]
        self.parts: list[int] = []
        self.known: dict[tuple[int, ...], int] = {(): 0}
        self.costs = False  # whether doubloons may be negative: a payment that is not asked for (combat tiles)

    def store(self, atoms: list[int]) -> int:
        """The number of a program: where it begins in the code."""
        key = tuple(atoms)
        if key not in self.known:
            self.known[key] = len(self.code)
            self.code += [*atoms, ops.NOTHING]
        return self.known[key]

    def part(self, programs: list[int]) -> int:
        self.parts += programs
        return len(self.parts) - len(programs)

    def effect(self, row: Entry, key: str, card: int = -1, x: int = -1, token: int = -1) -> int:
        """The program of a list of atoms; `card`, `x` and `token` stand in for those of a card, where it can be on one."""
        return self.store(self.atoms(row, row.said.get(key), key, card, x, token))

    def entries(self, row: Entry, said: Any, key: str) -> list[Entry]:
        if not isinstance(said, list) or not all(isinstance(one, dict) for one in said):
            raise row.refuse(key, "[{ … }]")
        return [Entry(row.file, f"{row.path(key)} {i + 1}", one) for i, one in enumerate(said)]

    def atoms(self, row: Entry, said: Any, key: str, card: int, x: int, token: int) -> list[int]:
        atoms = [self.one(entry, card, x, token) for entry in self.entries(row, said, key)]
        done = [one & 255 for one in atoms]
        for i in range(len(done)):  # M-RUL-78: the two belong together
            if (done[i] == ops.OP_SAIL) != (done[i + 1 : i + 2] == [ops.OP_MAIN]) or (done[i] == ops.OP_MAIN and i == 0):
                raise row.refuse(key, "sail, main_action")
        return atoms

    def one(self, entry: Entry, card: int, x: int, token: int) -> int:
        op = str(entry.said.get("op"))
        if op in OWN_PLACE and not entry.place.startswith(OWN_PLACE[op]):
            raise entry.refuse("op", f"{OWN_PLACE[op]}…")
        if op in NUMBERED:
            entry.only("op", "n")
            if entry.said.get("n") == "x" and x >= 0:
                return atom(NUMBERED[op], x)
            return atom(NUMBERED[op], entry.whole("n", 1, 60))
        if op in BARE:
            entry.only("op")
            return atom(BARE[op])
        if op in COUNTED:
            entry.only("op", "n", "per")
            return atom(COUNTED[op], entry.whole("n", 1, 60), entry.word("per", PER_IDS))
        if op == "doubloons":
            entry.only("op", "n")
            n = entry.whole("n", -60 if self.costs else 0, 60)
            return atom(ops.OP_DOUBLOONS, n) if n >= 0 else atom(ops.OP_PAY_NOW, -n)
        if op == "influence":
            entry.only("op", "n", "nation")
            whose = 4 if entry.said.get("nation") == "same" else entry.word("nation", WHOSE)
            if whose == 4 and entry.file != "combat_tiles.toml" and not entry.place.startswith(NAMED):
                raise entry.refuse("nation", ", ".join(NATION_IDS))
            return atom(ops.OP_INFLUENCE, entry.whole("n", 1, 15), whose)
        if op == "influence_next_title":
            entry.only("op", "nation")
            return atom(ops.OP_TITLE, 0, entry.word("nation", WHOSE))
        if op == "synergy":
            entry.only("op", "token")
            return atom(ops.OP_TOKEN, 0, entry.word("token", [*TOKEN_IDS, "new"]))
        if op in ("annex_village", "annex_village_title"):
            entry.only("op", "nation")
            entry.word("nation", ["any"])
            return atom(ops.OP_ANNEX, 1 if op == "annex_village_title" else 0)
        if op == "mission_on_card" and card >= 0:
            entry.only("op")
            return atom(ops.OP_CARD_MISSION, 0, card)
        if op == "workers_on_card_income" and card >= 0:
            entry.only("op", "n")
            return atom(ops.OP_WORKERS_ON_CARD, entry.whole("n", 1, 9), card)
        if op == "sail":
            entry.only("op", "min", "max")
            return atom(ops.OP_SAIL, entry.whole("max", 1, 20), entry.whole("min", 1, 1))
        if op == "place_marker_here":
            entry.only("op", "nation")
            entry.word("nation", ["any"])
            return atom(ops.OP_PLACE_HERE)
        if op == "assistant_bounty":
            entry.only("op", "own", "other")
            return atom(ops.OP_BOUNTY, entry.whole("own", 0, 60), entry.whole("other", 0, 60))
        if op == "choice":
            entry.only("op", "options")
            said = entry.said.get("options")
            if not isinstance(said, list) or not 2 <= len(said) <= 3:
                raise entry.refuse("options", "2..3 × [{ … }]")
            programs = [self.store(self.atoms(entry, option, "options", card, x, token)) for option in said]
            return atom(ops.OP_CHOICE, len(programs), self.part(programs))
        if op == "pay":
            entry.only("op", "cost", "then")
            return atom(ops.OP_PAY, 0, self.part([self.cost(entry, "cost"), self.effect(entry, "then", card, x, token)]))
        if op == "if_synergy":
            entry.only("op", "token", "then")
            which = token if entry.said.get("token") == "t" and token >= 0 else entry.word("token", TOKEN_IDS)
            return atom(ops.OP_IF_TOKEN, which, self.part([self.effect(entry, "then", card, x, token)]))
        known = [*NUMBERED, *BARE, *COUNTED, "doubloons", "influence", "influence_next_title", "synergy", "annex_village"]
        raise entry.refuse("op", ", ".join(known))

    def cost(self, row: Entry, key: str) -> int:
        """The program of a list of payments."""
        atoms: list[int] = []
        for entry in self.entries(row, row.said.get(key), key):
            pay = str(entry.said.get("pay"))
            n = entry.whole("n", 1, 60)
            if pay == "good":
                entry.only("pay", "good", "n")
                atoms.append(atom(ops.COST_GOOD, n, entry.word("good", GOOD_IDS)))
            elif pay == "object":
                entry.only("pay", "object", "n")
                atoms.append(atom(ops.COST_OBJECT, n, entry.word("object", OBJECT_IDS)))
            elif pay in PAYMENTS:
                entry.only("pay", "n")
                atoms.append(atom(PAYMENTS[pay], n))
            else:
                raise entry.refuse("pay", ", ".join(["good", "object", *PAYMENTS]))
        return self.store(atoms)

    def permanent(self, row: Entry, key: str, card: int) -> int:
        """The program of a list of permanent effects."""
        return self.store([one for entry in self.entries(row, row.said.get(key), key) for one in self.lasting(entry, card)])

    def lasting(self, entry: Entry, card: int) -> list[int]:
        op = str(entry.said.get("op"))
        if op in LASTING:
            entry.only("op", "n")
            return [atom(LASTING[op], entry.whole("n", 1, 60))]
        if op == "object":
            entry.only("op", "object")
            return [atom(ops.P_OBJECT, 1, entry.word("object", OBJECT_IDS))]
        if op == "assistant_visit":
            entry.only("op", "vp", "doubloons")
            return [atom(ops.P_VISIT, 1)]
        if op == "nation_combat_cp":
            entry.only("op", "n", "nation")
            return [atom(ops.P_NATION_CP, entry.whole("n", 1, 8), entry.word("nation", NATION_IDS))]
        if op == "take_bonus":
            entry.only("op", "vp")
            return [atom(ops.P_TAKE, entry.whole("vp", 1, 60))]
        if op == "village_action_new":
            entry.only("op", "id", "x")
            return [atom(ops.P_VILLAGE, entry.whole("x", 0, 9, 0), entry.word("id", VILLAGE_ACTION_IDS))]
        if op == "combat_action_new":
            entry.only("op", "id", "x", "token")
            action = entry.word("id", COMBAT_ACTION_IDS)
            return [atom(ops.P_BATTLE_CARD, 0, card) if card >= 0 else atom(ops.P_BATTLE, 0, action)]
        if op == "village_thresholds":
            entry.only("op", "two", "three")
            return [atom(ops.P_TWO_AT, entry.whole("two", 1, 99)), atom(ops.P_THREE_AT, entry.whole("three", 1, 99))]
        if op == "display_free":
            entry.only("op")
            return [atom(ops.P_DISPLAY_FREE, 1)]
        raise self.unknown(entry)

    def unknown(self, entry: Entry) -> Refused:
        others = ["object", "assistant_visit", "nation_combat_cp", "take_bonus", "village_action_new", "combat_action_new"]
        return entry.refuse("op", ", ".join([*LASTING, *others, "village_thresholds", "display_free"]))
