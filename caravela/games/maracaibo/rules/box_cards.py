"""The project cards, read from their table."""

from typing import Final

from caravela.core.packed import i64, vec
from caravela.core.state import bit
from caravela.core.tables import Entry
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


class ProjectCards(ShipBoard):
    """What cards cost, bring and allow; their assistants and combat actions."""

    def read_cards(self, coder: Coder) -> None:
        page = self.page("project_cards.toml")
        page.only("schema", "goods", "objects", "synergy_tokens", "counts", "card")
        page.words("goods", GOOD_IDS, len(GOOD_IDS))
        page.words("objects", OBJECT_IDS, len(OBJECT_IDS))
        page.words("synergy_tokens", TOKEN_IDS, len(TOKEN_IDS))
        counts = page.table("counts")
        counts.only(*DECK_IDS)
        for letter in DECK_IDS:
            number = sum(1 for card in CARD_IDS if card[0] == letter)
            counts.whole(letter, number, number)
        self.good: vec[i64] = vec[i64]([0] * CARDS)
        self.object: vec[i64] = vec[i64]([0] * CARDS)
        self.price: vec[i64] = vec[i64]([0] * CARDS)
        self.card_vp: vec[i64] = vec[i64]([0] * CARDS)
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
        self.helper_of: vec[i64] = vec[i64]([-1] * CARDS)  # the assistant of a card by its place below, or -1
        self.helper_card: list[int] = []
        self.helper_at: list[int] = []  # location
        self.helper_action: list[int] = []  # program
        self.battle_of: vec[i64] = vec[i64]([-1] * CARDS)  # the combat action of a card by its place below, or -1
        self.battle_card: list[int] = []
        self.battle_kind: list[int] = []
        self.battle_reduce: list[int] = []
        self.battle_then: list[int] = []
        self.visit_vp: i64 = 0
        self.visit_d: i64 = 0
        rows = page.rows("card", list(CARD_IDS))
        for i in range(CARDS):
            row = rows[i]
            row.only(
                *("id", "deck", "name", "good", "object", "vp", "cost", "requires", "income", "permanent", "immediate"),
                *("assistant", "provenance"),
            )
            if DECK_IDS[row.word("deck", DECK_IDS)] != CARD_IDS[i][0]:
                raise row.refuse("deck", CARD_IDS[i][0])
            self.good[i] = row.word("good", GOOD_IDS)
            self.object[i] = row.word("object", OBJECT_IDS)
            self.price[i] = row.whole("cost", 0, 99)
            self.card_vp[i] = row.whole("vp", 0, 99)
            self.read_requirements(row, i, coder)
            self.read_income(row, i)
            self.read_permanent(row, i, coder)
            self.read_immediate(row, i, coder)
            if "assistant" in row.said:
                helper = row.table("assistant")
                helper.only("code", "location", "action")
                self.helper_of[i] = len(self.helper_card)
                self.helper_card.append(i)
                self.helper_at.append(helper.word("location", LOCATION_IDS))
                self.helper_action.append(coder.effect(helper, "action"))
            needs = [one for one in row.rows("requires") if one.said.get("req") == "assistant"]
            if (len(needs) == 1) != ("assistant" in row.said) or (
                needs and needs[0].said.get("location") != row.said["assistant"].get("location")
            ):
                raise row.refuse("requires", "M-ASST-1")
        if len(self.helper_card) > 60 or len(self.battle_card) > 30:
            raise page.refuse("card", "60")
        self.helpers: i64 = len(self.helper_card)
        self.helper_place: vec[i64] = vec[i64](self.helper_at)
        self.helper_does: vec[i64] = vec[i64](self.helper_action)
        self.helpers_at: vec[i64] = vec[i64]([0] * LOCATIONS)  # sets of assistants by location
        for helper_number in range(len(self.helper_card)):
            self.helpers_at[self.helper_at[helper_number]] |= bit(helper_number)
        self.battles: i64 = len(self.battle_card)
        self.battle_action: vec[i64] = vec[i64](self.battle_kind)
        self.battle_lowers: vec[i64] = vec[i64](self.battle_reduce)
        self.battle_does: vec[i64] = vec[i64](self.battle_then)

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
                token = one.word("token", TOKEN_IDS) if "token" in one.said else -1
                self.battle_of[card] = len(self.battle_card)
                self.battle_card.append(card)
                self.battle_kind.append(action)
                self.battle_reduce.append(options[0].whole("reduce", 0, 60))
                self.battle_then.append(coder.effect(options[0], "then", card, one.whole("x", 0, 9, 0), token))

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
