"""The project cards, read from their table."""

from typing import Final

from caravela.core.packed import append, i64, vec
from caravela.core.state import bit
from caravela.core.tables import Entry
from caravela.games.maracaibo.rules.box_pages import maybe, rows_of
from caravela.games.maracaibo.rules.box_ship import ShipBoard
from caravela.games.maracaibo.rules.coder import Coder
from caravela.games.maracaibo.rules.components import (
    CARD_IDS,
    CARDS,
    COMBAT_ACTION_IDS,
    DECK_IDS,
    GOOD_IDS,
    LOCATION_IDS,
    LOCATIONS,
    NATION_IDS,
    OBJECT_IDS,
    TOKEN_IDS,
    TOKENS,
)
from caravela.games.maracaibo.rules.ops import COST_OBJECT, OP_TOKEN, atom

REQUIREMENTS: Final = ["assistant", "worker_return", "worker_on_card", "cp", "herbs3", "nation3"]
MOST_HELPERS: Final = 60  # what a set can hold
MOST_BATTLES: Final = 30  # what a waiting combat can remember


class ProjectCards(ShipBoard):
    """What cards cost, bring and allow; their assistants and combat actions."""

    def read_cards(self, coder: Coder) -> None:
        page = self.page("project_cards.toml", "goods", "objects", "synergy_tokens", "counts", "card")
        page.words("goods", GOOD_IDS, len(GOOD_IDS))
        page.words("objects", OBJECT_IDS, len(OBJECT_IDS))
        page.words("synergy_tokens", TOKEN_IDS, len(TOKEN_IDS))
        counts = page.table("counts")
        counts.only(*DECK_IDS)
        for letter in DECK_IDS:
            number = len([card for card in CARD_IDS if card[0] == letter])
            counts.whole(letter, number, number)
        rows = rows_of(
            *(page, "card", CARD_IDS, "deck", "name", "good", "object", "vp", "cost", "requires", "income", "permanent"),
            *("immediate", "assistant"),
        )
        self.good: vec[i64] = vec[i64]([row.word("good", GOOD_IDS) for row in rows])
        self.object: vec[i64] = vec[i64]([row.word("object", OBJECT_IDS) for row in rows])
        self.price: vec[i64] = vec[i64]([row.whole("cost", 0, 99) for row in rows])
        self.card_vp: vec[i64] = vec[i64]([row.whole("vp", 0, 99) for row in rows])
        self.needs_return: vec[i64] = vec[i64]([0] * CARDS)  # workers
        self.needs_on_card: vec[i64] = vec[i64]([0] * CARDS)
        self.needs_cp: vec[i64] = vec[i64]([0] * CARDS)
        self.needs_cost: vec[i64] = vec[i64]([0] * CARDS)  # the program of the objects to pay
        self.needs_nation: vec[i64] = vec[i64]([-1] * CARDS)
        self.needs_markers: vec[i64] = vec[i64]([0] * CARDS)
        self.income_d: vec[i64] = vec[i64]([0] * CARDS)
        self.income_vp: vec[i64] = vec[i64]([0] * CARDS)
        self.waiting_d: vec[i64] = vec[i64]([0] * (CARDS * TOKENS))  # income that a token switches on
        self.waiting_vp: vec[i64] = vec[i64]([0] * (CARDS * TOKENS))
        self.lasting: vec[i64] = vec[i64]([0] * CARDS)  # programs
        self.tokens_now: vec[i64] = vec[i64]([0] * CARDS)  # the synergy tokens of a card
        # the other immediate effects: so many programs of one atom each, the first of them at box.parts[now_first]
        self.now_count: vec[i64] = vec[i64]([0] * CARDS)
        self.now_first: vec[i64] = vec[i64]([0] * CARDS)
        self.helpers: i64 = 0  # assistants
        self.helper_of: vec[i64] = vec[i64]([-1] * CARDS)  # the assistant of a card by its place below, or -1
        self.helper_card: vec[i64] = vec[i64]([])
        self.helper_place: vec[i64] = vec[i64]([])  # location
        self.helper_does: vec[i64] = vec[i64]([])  # program
        self.helpers_at: vec[i64] = vec[i64]([0] * LOCATIONS)  # sets of assistants by location
        self.helper_places: i64 = 0  # set of locations where an assistant can stand
        self.battles: i64 = 0  # cards with a combat action
        self.battle_of: vec[i64] = vec[i64]([-1] * CARDS)  # the combat action of a card by its place below, or -1
        self.battle_card: vec[i64] = vec[i64]([])
        self.battle_action: vec[i64] = vec[i64]([])
        self.battle_lowers: vec[i64] = vec[i64]([])
        self.battle_does: vec[i64] = vec[i64]([])  # program
        self.visit_vp: i64 = 0
        self.visit_d: i64 = 0
        for i in range(CARDS):
            rows[i].word("deck", [CARD_IDS[i][0]])
            self.read_requirements(rows[i], i, coder)
            self.read_income(rows[i], i)
            self.read_permanent(rows[i], i, coder)
            self.read_immediate(rows[i], i, coder)
            self.read_assistant(rows[i], i, coder)

    def read_requirements(self, row: Entry, card: int, coder: Coder) -> None:
        objects: list[int] = []
        for need in row.rows("requires"):
            what = REQUIREMENTS[need.word("req", REQUIREMENTS)]
            if what == "assistant":
                need.only("req", "location")
                need.word("location", LOCATION_IDS)
            elif what == "nation3":
                need.only("req", "n", "nation")
                self.needs_nation[card] = need.word("nation", NATION_IDS)
                self.needs_markers[card] = need.whole("n", 1, 13)
            elif what == "herbs3":
                need.only("req", "n", "object")
                objects.append(atom(COST_OBJECT, need.whole("n", 1, 8), need.word("object", OBJECT_IDS)))
            else:
                need.only("req", "n")
                n = need.whole("n", 1, 8)
                if what == "worker_return":
                    self.needs_return[card] = n
                elif what == "worker_on_card":
                    self.needs_on_card[card] = n
                else:
                    self.needs_cp[card] = n
        self.needs_cost[card] = coder.store(objects)

    def read_income(self, row: Entry, card: int) -> None:
        for step in row.rows("income"):
            step.only("op", "n", "if_synergy")
            vp = step.word("op", ["income_doubloons", "income_vp"]) == 1
            n = step.whole("n", 1, 30)
            if "if_synergy" in step.said:
                at = card * TOKENS + step.word("if_synergy", TOKEN_IDS)
                if vp:
                    self.waiting_vp[at] += n
                else:
                    self.waiting_d[at] += n
            elif vp:
                self.income_vp[card] += n
            else:
                self.income_d[card] += n

    def read_permanent(self, row: Entry, card: int, coder: Coder) -> None:
        self.lasting[card] = coder.permanent(row, "permanent", card)
        for one in row.rows("permanent"):
            if one.said.get("op") == "assistant_visit":
                self.visit_vp = one.whole("vp", 0, 60)
                self.visit_d = one.whole("doubloons", 0, 60)
            if one.said.get("op") == "combat_action_new":
                action = one.word("id", COMBAT_ACTION_IDS)
                options = self.combat_rows[action].rows("options")
                if len(options) != 1:
                    raise one.refuse("id", "CA_RENOWN, CA_PLUNDER")
                if self.battles == MOST_BATTLES:
                    raise row.refuse("permanent", f"0..{MOST_BATTLES}")
                does = coder.effect(options[0], "then", card, one.whole("x", 0, 9, 0), maybe(one, "token", TOKEN_IDS))
                self.battle_of[card] = self.battles
                self.battles += 1
                self.battle_card = append(self.battle_card, card)
                self.battle_action = append(self.battle_action, action)
                self.battle_lowers = append(self.battle_lowers, options[0].whole("reduce", 0, 60))
                self.battle_does = append(self.battle_does, does)

    def read_immediate(self, row: Entry, card: int, coder: Coder) -> None:
        """M-CARD-8: tokens come first, so they are a program of their own."""
        atoms = coder.atoms(row, row.said.get("immediate"), "immediate", card, 0, -1)
        tokens = [one for one in atoms if one & 255 == OP_TOKEN]
        others = [one for one in atoms if one & 255 != OP_TOKEN]
        if len(others) > 4:
            raise row.refuse("immediate", "0..4")
        self.tokens_now[card] = coder.store(tokens)
        self.now_count[card] = len(others)
        self.now_first[card] = coder.part([coder.store([one]) for one in others])

    def read_assistant(self, row: Entry, card: int, coder: Coder) -> None:
        needed = [need.said.get("location") for need in row.rows("requires") if need.said.get("req") == "assistant"]
        if needed != ([row.table("assistant").said.get("location")] if "assistant" in row.said else []):
            raise row.refuse("requires", "M-ASST-1")
        if needed:
            helper = row.table("assistant")
            helper.only("code", "location", "action")
            place = helper.word("location", LOCATION_IDS)
            if self.helpers == MOST_HELPERS:
                raise row.refuse("assistant", f"0..{MOST_HELPERS}")
            self.helper_of[card] = self.helpers
            self.helper_card = append(self.helper_card, card)
            self.helper_place = append(self.helper_place, place)
            self.helper_does = append(self.helper_does, coder.effect(helper, "action"))
            self.helpers_at[place] |= bit(self.helpers)
            self.helper_places |= bit(place)
            self.helpers += 1
