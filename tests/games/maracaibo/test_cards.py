"""Buying cards (4.18), their effects, and prestige buildings (4.19)."""

from typing import Any

import pytest

from caravela.core.state import count
from caravela.games.maracaibo.rules import numbers
from caravela.games.maracaibo.rules.components import CARD_IDS, NATION_IDS, OBJECT_IDS, TOKEN_IDS
from caravela.games.maracaibo.rules.game import MARACAIBO
from tests.games.maracaibo.kit import Table, table

PRINTED: dict[str, dict[str, Any]] = {
    row["id"]: row for row in MARACAIBO.documents(MARACAIBO.shipped.hash)["project_cards"]["card"]
}
HERBS = ("A04", "A05", "A10")


def buying(card: str) -> Table:
    """A village action is open; everything that the card asks for is there, the ship is in Havana."""
    t = table().hand(0, card).give(0, doubloons=30, cp=3, workers=3).ship(0, "H")
    for need in PRINTED[card]["requires"]:
        if need["req"] == "herbs3":
            t.hand(0, card, *HERBS)
        elif need["req"] == "nation3":
            t.marker(need["nation"], "1", "2", "3")
    return t.village()


def settle(t: Table) -> Table:
    """Choices inside the effects of a card, each taken in the first way that does something."""
    while t.asks() is not None:
        wanted = [name for name in t.on_offer() if name not in ("skip", "stop", "workers 0")]
        t.say(wanted[0])
    return t


@pytest.mark.parametrize("card", CARD_IDS)
def test_every_card_is_paid_and_counts(card: str) -> None:
    """M-CARD-3, M-CARD-4, M-CARD-5, M-FIN-3, 11.13: cost, requirements, income without tokens, permanent effects, VP."""
    row = PRINTED[card]
    t = buying(card)
    before = t.incomes()
    t.say(f"buy {card}")
    rows = MARACAIBO.events(t.journal)
    assert [e.phrase["doubloons"] for e in rows if e.phrase.message == "event-bought"] == [row["cost"]]
    settle(t)
    assert t.tableau() == [card] and card not in t.in_hand()
    needs = {need["req"]: need for need in row["requires"]}
    workers = sum(1 for need in ("assistant", "worker_return", "worker_on_card") if need in needs)
    gained = sum(atom["n"] for atom in row["immediate"] if atom["op"] == "worker")
    if not any(atom["op"] == "workers_on_card_income" for atom in row["immediate"]):
        assert t.workers() == 3 - workers + gained
    gained = sum(atom["n"] for atom in row["immediate"] if atom["op"] == "cp")
    assert t.cp() == min(8, 3 - needs.get("cp", {"n": 0})["n"] + gained)
    if "herbs3" in needs:
        assert set(HERBS) <= set(t.discard_pile())
    assert t.points().get("cards", 0) == row["vp"]
    tokens = [atom["token"] for atom in row["immediate"] if atom["op"] == "synergy"]
    plain = [step for step in row["income"] if "if_synergy" not in step or step["if_synergy"] in tokens]
    on_card = [atom["n"] for atom in row["immediate"] if atom["op"] == "workers_on_card_income"]
    doubloons = sum(step["n"] for step in plain if step["op"] == "income_doubloons") + (on_card[0] if on_card else 0)
    vp = sum(step["n"] for step in plain if step["op"] == "income_vp")
    assert t.incomes() == (before[0] + doubloons, before[1] + vp)
    check_permanent(t, row["permanent"])


def check_permanent(t: Table, atoms: list[dict[str, Any]]) -> None:
    """M-GEN-5, M-CARD-PERM-1 to 11: each permanent effect is there."""
    me = MARACAIBO.view(t.s, 0).players_at_table[0]
    for atom in atoms:
        found = {
            "compass": me.compasses == 2,
            "object": me.objects.get(atom.get("object", ""), 0) == 1,
            "discount": me.discount == atom.get("n"),
            "combat_cp": me.combat_cp == 1,
            "explorer_plus": me.explorer_plus == 1,
            "steal_on_skip": me.steal == 1,
            "assistant_visit": me.visits == 1,
            "worker_to_cp": me.conversion == 2,
            "nation_combat_cp": me.nation_cp == {atom.get("nation", ""): 2},
            "take_bonus": me.take_bonus == 3,
            "village_action_new": atom.get("id") in me.village_actions and me.village_x == ([atom["x"]] if "x" in atom else []),
            "combat_action_new": len(me.combat_cards) == 1,
        }
        assert found[atom["op"]], atom


@pytest.mark.parametrize("card", [card for card in CARD_IDS if PRINTED[card]["requires"]])
def test_every_requirement_is_enforced(card: str) -> None:
    """M-CARD-4, 3.5: without one of them the card cannot be bought."""
    for need in PRINTED[card]["requires"]:
        t = buying(card)
        if need["req"] in ("assistant", "worker_return", "worker_on_card"):
            t.give(0, workers=0)
        elif need["req"] == "cp":
            t.give(0, cp=need["n"] - 1)
        elif need["req"] == "herbs3":
            t.hand(0, card, *HERBS[:2])
        else:
            t.s.owner[1] = 0
        assert f"buy {card}" not in t.village().on_offer()


def test_a_card_costs_doubloons_less_discounts() -> None:
    """M-CARD-3, M-CARD-PERM-2, M-RUL-48, M-EX-40: at least 0."""
    t = table().own(0, "A30", "B037").hand(0, "A03").village().say("buy A03")
    assert t.doubloons() == 0 and t.tableau() == ["A30", "B037", "A03"]
    t = table().own(0, "A30").hand(0, "A03").give(0, doubloons=1).village()
    assert t.offers("buy ") == []
    assert t.give(0, doubloons=2).village().offers("buy ") == ["buy A03"]


def test_cards_are_bought_from_hand_or_planning() -> None:
    """M-CARD-1, M-CARD-2, M-FREE-4: not from the display."""
    t = table().hand(0, "A01").plan(0, "A03").display("A09").give(0, doubloons=30).village()
    assert t.offers("buy ") == ["buy A01", "buy A03"]


def test_a_card_does_not_help_to_buy_itself() -> None:
    """M-CARD-7, M-CARD-6: B012 shows herbs and asks for three: it needs three others. Its own discount comes too late."""
    t = table().hand(0, "B012", "A04", "A05").give(0, doubloons=5).village()
    assert t.offers("buy B012") == []
    t.hand(0, "B012", *HERBS).village().say("buy B012")
    assert t.in_hand() == []
    t = table().hand(0, "A30").give(0, doubloons=3).village()
    assert t.offers("buy ") == []  # its own discount


# -- income ------------------------------------------------------------------------------------------------------------


def test_synergy_income_waits_for_its_token() -> None:
    """M-CARD-SYN-3, M-CARD-SYN-4, M-EX-8, M-EX-9: A14 without and with the medal."""
    t = buying("A14").say("buy A14")
    assert t.incomes() == (10, 0)
    t.hand(0, "A22").village().say("buy A22")
    assert t.incomes() == (12, 2)
    t = buying("A14").tokens(0, "medal").say("buy A14")
    assert t.incomes() == (10, 2)


def test_each_token_switches_on_its_own_income() -> None:
    """M-CARD-SYN-3, M-EX-10: A15 with anchor, later the column; each once."""
    t = buying("A15").tokens(0, "anchor").say("buy A15")
    assert t.incomes() == (8, 4)
    t.s.gain_token(0, TOKEN_IDS.index("column"))
    assert t.incomes() == (8, 6)
    t.s.gain_token(0, TOKEN_IDS.index("column"))
    assert t.incomes() == (8, 6)


def test_at_most_one_token_of_a_type() -> None:
    """M-CARD-SYN-1, M-CARD-SYN-2, M-CARD-SYN-5."""
    t = buying("A22").tokens(0, "medal").say("buy A22")
    assert t.owned_tokens() == ["medal"] and "event-token" not in t.messages()


def test_a_card_with_token_and_income_for_it() -> None:
    """M-CARD-8, M-CARD-SYN-3: tokens before income."""
    t = buying("B018").say("buy B018").hand(0, "A24").village().say("buy A24")
    assert t.incomes() == (10, 2) and t.cp() == 3 + 2


def test_doubloon_income_flows_over() -> None:
    """M-CARD-INC-1, M-CARD-INC-2, M-EX-12."""
    t = buying("A02").income(0, 33).say("buy A02")
    assert t.incomes() == (34, 2)


def test_vp_income_turns_over() -> None:
    """M-CARD-INC-3, M-CARD-INC-4, M-EX-11: in round III two scorings are to come."""
    t = buying("B011").income(0, 8, 18)
    t.s.incomes = 2
    t.say("buy B011")
    assert t.vp() == 40 and t.incomes() == (8, 2)


def test_income_wraps_repeatedly_and_after_overflow() -> None:
    """M-RUL-9, M-RUL-10."""
    t = table()
    t.s.add_income(0, 30, 19)  # 26 fill the doubloon track, 4 + 19 = 23
    assert t.incomes() == (34, 3) and t.vp() == 20 * 4
    t = table(2, round=4)
    t.s.add_income(0, 0, 45)
    assert t.incomes() == (8, 5) and t.vp() == 2 * 20


def test_workers_on_the_card() -> None:
    """M-CARD-INC-5, M-RUL-49: B008 and B009: any number, also none; +2 for each, once."""
    t = buying("B008").say("buy B008")
    assert t.offers("workers ") == ["workers 0", "workers 1", "workers 2", "workers 3"]
    t.say("workers 2")
    assert t.incomes() == (12, 0) and t.workers() == 1 and t.got(0, numbers.ON_CARDS) == 2
    assert buying("B009").give(0, workers=0).village().say("buy B009").incomes() == (8, 0)


@pytest.mark.parametrize(("version", "income"), [(1, 8), (2, 10)])
def test_a_worker_that_the_card_just_bought_has_freed_may_go_on_it(version: int, income: int) -> None:
    """M-TURN-4, M-RUL-86: the anchor of B009 meets a career task, whose worker goes on B009. Not so before rules version 2."""
    t = Table(version=version).career(0, "CR2").tokens(0, "medal", "cannon").hand(0, "B009").give(0, doubloons=8, workers=0)
    t.village().say("buy B009")
    if version > 1:
        assert t.on_offer() == ["workers 0", "task 3"]
        t.say("task 3")
        assert t.on_offer() == ["workers 0", "workers 1"]
        t.say("workers 1")
    assert t.incomes() == (income, 0) and t.asks() is None


# -- immediate effects -------------------------------------------------------------------------------------------------


def test_influence_of_cards() -> None:
    """M-CARD-IMM-1, M-CARD-IMM-2: a printed nation, or any; it may be declined."""
    assert buying("B067").say("buy B067").with_nation("france") == 2
    t = buying("B006").say("buy B006")
    assert t.offers("")[:4] == ["nation france", "nation england", "nation spain", "skip"]
    assert t.say("nation spain").with_nation("spain") == 1


def test_annex_a_village() -> None:
    """M-CARD-IMM-3, M-OWN-5, M-OWN-1: any village without marker, nothing else is gained; lost when there is none."""
    t = buying("B070").marker("spain", "2").say("buy B070")
    assert "annex 2" not in t.on_offer() and "annex 1" in t.on_offer() and "annex 4" not in t.on_offer()
    t.say("annex 1", "nation england")
    assert t.owner("1") == "england" and t.with_nation("england") == 0
    villages = [str(n) for n in range(1, 20) if n not in (4, 5, 11, 13, 14)]
    t = buying("B070")
    for i, village in enumerate(villages):
        t.marker(NATION_IDS[i % 3], village)
    assert t.say("buy B070").asks() is None


def test_annex_a_village_and_the_next_title() -> None:
    """M-CARD-IMM-10: B071; without an empty village only the second part happens."""
    t = buying("B071").influence(0, spain=3).say("buy B071", "annex 9", "nation spain")
    assert t.owner("9") == "spain" and t.with_nation("spain") == 4
    t = buying("B071").influence(0, spain=3)
    for nation in NATION_IDS:
        t.stock(nation, 0)
    t.say("buy B071", "nation spain")
    assert t.with_nation("spain") == 4


def test_stock_without_markers() -> None:
    """M-OWN-4, M-RUL-18: a nation without markers cannot be chosen."""
    t = buying("B070").stock("france", 0).say("buy B070", "annex 1")
    assert t.on_offer() == ["nation england", "nation spain"]


def test_remove_a_disc() -> None:
    """M-CARD-IMM-4: A28, B072."""
    assert buying("A28").say("buy A28", "disc S01").discs_left() == 23
    assert buying("B072").say("buy B072", "disc S01").discs_left() == 23


def test_a_mission_on_the_card() -> None:
    """M-CARD-IMM-5: the top of the pile, B074 and B075; nothing with an empty pile."""
    for card in ("B074", "B075"):
        t = buying(card).put_mission("Q07", numbers.Q_TOP).say(f"buy {card}")
        assert [one.mission for one in MARACAIBO.view(t.s, 1).players_at_table[0].tableau] == ["Q07"]
        assert MARACAIBO.view(t.s, 1).mission_top not in ("", "Q07")
    t = buying("B074")
    t.s.missions_unseen = 0
    assert MARACAIBO.view(t.say("buy B074").s, 1).players_at_table[0].tableau[0].mission == ""


@pytest.mark.parametrize(
    ("card", "vp"), [("B041", 6), ("B076", 2), ("B077", 4), ("B078", 3), ("B079", 4), ("B081", 4), ("B082", 6), ("C95", 6)]
)
def test_vp_for_what_is_owned(card: str, vp: int) -> None:
    """M-CARD-IMM-6, M-CARD-IMM-7: combat tiles, assistants, missions, compasses, tokens, nations; the card's own count."""
    t = table().own(0, "A33", "A51", "A52").combat_tiles(0, "K01", "K02").missions_done(0, 3).tokens(0, "medal", "quill")
    t.influence(0, france=3, spain=5, england=1).hand(0, card).give(0, doubloons=30, workers=3).village().say(f"buy {card}")
    if t.offers("first effect "):
        first = next(i for i, atom in enumerate(PRINTED[card]["immediate"]) if atom["op"] == "vp_per")
        t.say(f"first effect {first + 1}")
    assert t.vp() == vp


def test_the_buyer_orders_the_effects() -> None:
    """M-CARD-8, DP-21: influence first makes a third nation count."""
    t = table().influence(0, france=3, spain=5, england=2).hand(0, "B082").give(0, doubloons=30).village()
    t.say("buy B082")
    assert t.asks() == (0, "ask-effect-order") and t.offers("first ") == ["first effect 1", "first effect 2"]
    t.say("first effect 2", "nation england")
    assert t.vp() == 9


def test_friends_of_the_islands() -> None:
    """M-CARD-IMM-7, M-CARD-IMM-9, C97: the new token counts at once."""
    t = buying("C97").tokens(0, "medal").say("buy C97")
    assert t.offers("token ") == ["token anchor", "token cannon", "token quill", "token column"]
    assert t.say("token quill").vp() == 4


def test_a_token_not_yet_owned() -> None:
    """M-CARD-IMM-9: nothing with all five."""
    t = buying("B083").tokens(0, *TOKEN_IDS).say("buy B083")
    assert t.cp() == 7 and t.asks() is None


def test_workers_and_combat_points() -> None:
    """M-CARD-IMM-8, M-CARD-IMM-11, M-GEN-9, M-GEN-10, M-EX-30: as far as there are any, and up to 8."""
    t = buying("B080").give(0, workers=4).village().say("buy B080")
    assert t.workers() == 5 and t.got(0, numbers.SUPPLY) == 0
    assert buying("B083").tokens(0, *TOKEN_IDS).give(0, cp=7).say("buy B083").cp() == 8
    t = table().give(0, cp=7)
    t.s.gain_cp(0, 3, 0)
    assert t.cp() == 8


def test_a_new_village_action_is_open_at_once() -> None:
    """M-CARD-PERM-11: in the same sequence."""
    t = table().hand(0, "B059").give(0, doubloons=6).village(0, 2).say("buy B059")
    assert "village points 2" in t.on_offer()


def test_three_markers_of_a_nation_are_checked_when_buying() -> None:
    """M-RUL-50."""
    t = buying("B032").say("buy B032")
    t.s.owner[1] = t.s.owner[2] = 0
    assert t.incomes() == (13, 0)


def test_identical_effects_add_up() -> None:
    """M-GEN-5: two explorer cards, two compasses, two discounts."""
    t = table().own(0, "A36", "A37", "A33", "A34", "A30", "A32")
    me = MARACAIBO.view(t.s, 0).players_at_table[0]
    assert (me.explorer_plus, me.compasses, me.discount) == (2, 3, 3)
    t = table().own(0, "A38", "B039")
    assert t.got(0, numbers.OBJECT + OBJECT_IDS.index("map")) == 2


def test_visits() -> None:
    """M-CARD-PERM-7: once per card, whatever the number of assistants; also for other ships and for the owner's."""
    t = table().own(0, "B045", "B046", "A51", "B097").ship(1, "5").turn(1).say("sail 6")
    assert t.asks() == (0, "ask-visit")
    t.say("visit points")
    assert t.asks() == (0, "ask-visit")
    t.say("visit doubloons")
    assert (t.vp(0), t.doubloons(0)) == (1, 2) and t.asks() == (1, "ask-main")


# -- prestige buildings ------------------------------------------------------------------------------------------------


def test_investing() -> None:
    """M-PRES-2, M-PRES-3, M-PRES-4, M-PRES-5, M-PRES-6: doubloons and a worker, the column, 2 VP for the first; once each."""
    t = table().building("PB1").give(0, doubloons=8, workers=1).give(1, doubloons=8, workers=1).village(0, 2).say("invest PB1")
    assert (t.doubloons(0), t.workers(0), t.vp(0), t.owned_tokens(0)) == (0, 0, 2, ["column"])
    assert "invest PB1" not in t.give(0, doubloons=20, workers=1).village(0).on_offer()
    t.village(1).say("invest PB1")
    assert t.vp(1) == 0 and t.owned_tokens(1) == ["column"]


def test_discounts_for_buildings() -> None:
    """M-CARD-PERM-2, M-RUL-48: it still needs a worker."""
    t = table().building("PB1").own(0, "B037", "A32", "A30", "B036").give(0, workers=0).village()
    assert t.offers("invest ") == []
    t.give(0, workers=1).village().say("invest PB1")
    assert t.doubloons() == 0


def test_the_column_switches_income_on() -> None:
    """M-PRES-4, M-CARD-SYN-3."""
    t = buying("A19").say("buy A19").building("PB2").village().say("invest PB2")
    assert t.incomes() == (9, 2)


@pytest.mark.parametrize(
    ("building", "points"),
    [("PB1", 8), ("PB2", 6), ("PB3", 8), ("PB4", 10), ("PB5", 6), ("PB6", 4), ("PB7", 6), ("PB8", 10)],
)
def test_every_building_scores(building: str, points: int) -> None:
    """M-PRES-7, M-PRES-8, M-EX-16: two barriers, three missions, two assistants, 2 workers and 3 CP, two tokens, two combat
    tiles, three upgrades, a doubloon income worth 5 VP."""
    t = table().set(0, numbers.CROSSED, 3).missions_done(0, 3).own(0, "A51", "A52").give(0, cp=3, workers=2)
    t.set(0, numbers.SUPPLY, 0).tokens(0, "medal", "column").combat_tiles(0, "K01", "K02").upgrade(0, "S01", "S02", "S03")
    t.income(0, 23).set(0, numbers.INVESTED, 1 << int(building[2]) - 1)
    assert t.points()["prestige"] == points
    assert t.points()["doubloon_track"] == 5


def test_the_basilica_gives_at_most_16() -> None:
    """M-PRES-7."""
    t = table().invest(0, "PB3").set(0, numbers.ASSISTANTS, 31)
    assert count(31) == 5 and t.points()["prestige"] == 16
