"""Turns (4.4), main actions (4.6), free actions (4.7) and careers (4.20)."""

import pytest

from caravela.games.maracaibo.rules import numbers
from caravela.games.maracaibo.rules.components import CAREER_IDS, TASK_IDS
from tests.games.maracaibo.kit import Table, table


def test_a_turn_is_sail_act_fill() -> None:
    """M-TURN-1, M-TURN-5, M-GEN-12: three phases in order, then the left neighbour."""
    t = table(3).hand(1, "A01").give(1, doubloons=1).turn(1)
    assert t.asks() == (1, "ask-sail") and t.s.phase == numbers.SAILING
    t.say("sail 2")
    assert t.asks() == (1, "ask-main") and t.s.phase == numbers.ACTING
    t.say("no main action")
    assert t.asks() == (1, "ask-end-turn") and t.on_offer() == ["end turn", "plan A01"]
    t.say("end turn")
    assert t.asks() == (1, "ask-fill") and t.s.phase == numbers.FILLING
    t.say("draw", "draw", "draw")
    assert len(t.in_hand(1)) == 4
    assert t.asks() == (2, "ask-sail") and t.s.active == 2


def test_at_most_one_main_action() -> None:
    """M-TURN-3, M-MAIN-2, M-MAIN-3: several are on offer, one is taken; or none."""
    t = table().own(0, "A51").mission("Q14", "6").give(0, doubloons=5).ship(0, "4").turn(0).say("sail 6")
    assert t.offers("") == ["village actions", "mission Q14", "use A51", "no main action"]
    t.say("mission Q14")
    assert t.asks() != (0, "ask-main")


def test_what_is_open_depends_on_the_location() -> None:
    """M-MAIN-1: a city has its action, a village its own; missions and assistants only where they are."""
    t = table().own(0, "A51").mission("Q14", "6").give(0, doubloons=5)
    assert t.main(0, "8", 1).offers("") == ["village actions", "no main action"]
    assert t.main(0, "11", 1).offers("") == ["city action", "no main action"]
    assert "mission Q14" in t.main(0, "6", 1).on_offer()
    assert "use A51" not in table().own(1, "A51").main(0, "6", 1).on_offer()


def test_an_unused_assistant_gives_vp_when_another_main_action_is_chosen() -> None:
    """M-MAIN-4, M-MAIN-5, M-ASST-7, M-EX-41: also when none is taken."""
    t = table().own(0, "A51", "B097").main(0, "6", 1).say("village actions")
    assert t.vp() == 4 and t.asks() == (0, "ask-village")
    assert table().own(0, "A51", "B097").main(0, "6", 1).say("no main action").vp() == 4


def test_nothing_is_possible() -> None:
    """M-RUL-83, M-LEG-27: at a plagued village without mission or assistant the turn goes on with free actions."""
    t = table().legacy("L20").hand(0, "A01").ship(0, "8").turn(0).say("sail 9")
    assert t.asks() == (0, "ask-end-turn")
    assert t.on_offer() == ["end turn", "plan A01"]


def test_what_can_only_be_declined_may_become_possible_by_a_free_action() -> None:
    """M-TURN-4, M-CAREER-2: the doubloons of a task pay the mission that lies here."""
    t = table().legacy("L20").career(0, "CR2").set(0, numbers.TOKENS_OWNED, 7).mission("Q15", "9").give(0, doubloons=1)
    t.main(0, "9", 1)
    assert t.on_offer() == ["no main action", "task 3"]
    t.say("task 3")
    assert t.doubloons() == 4 and "mission Q15" in t.on_offer()


# -- planning ----------------------------------------------------------------------------------------------------------


def test_planning_before_between_and_after() -> None:
    """M-TURN-4, M-FREE-1, M-RUL-52: before the main action, between its steps, after it; a planned card can be bought at once."""
    t = table().hand(0, "A01", "A03", "A09", "A30").give(0, doubloons=4).ship(0, "5").turn(0).say("sail 6")
    t.say("plan A01", "village actions", "plan A03", "buy A03")
    assert t.asks() == (0, "ask-end-turn")
    t.say("plan A09", "end turn")
    assert t.planned() == ["A01", "A09"] and t.tableau() == ["A03"]


def test_three_slots() -> None:
    """M-FREE-2, M-RUL-82: with all three occupied no card can be planned; buying is the only way to free one."""
    t = table().plan(0, "A01", "A03", "A09").hand(0, "A30").give(0, doubloons=2).main(0, "6", 1)
    assert t.offers("plan ") == []
    t.say("village actions", "buy A01")
    assert t.happen(numbers.END_TURN).offers("plan ") == ["plan A30"]


def test_planned_cards_are_no_hand_cards() -> None:
    """M-FREE-3, M-FREE-4: not counted, not discarded, no goods or objects, no effect."""
    t = table().plan(0, "A38", "A01").mission("Q02", "6").hand(0, "A06").main(0, "6", 1)
    assert "mission Q02" not in t.on_offer()  # A38 is a permanent map, A01 shows one: both are only planned
    t.say("village actions", "discard hand")
    assert t.discard_pile().count("A01") == 0 and t.planned() == ["A38", "A01"]
    assert t.doubloons() == 2 and "A06" in t.discard_pile()


def test_free_actions_only_in_the_own_phase_b() -> None:
    """M-TURN-4, M-RUL-53: not while sailing, not while filling the hand, not in interim scoring."""
    t = table().hand(0, "A01").give(0, doubloons=3).career(0, "CR1").combat_tiles(0, "K01", "K02", "K03")
    assert t.turn(0).offers("plan ") == [] and t.offers("task ") == []
    t.happen(numbers.FILL_HAND, 0, 0, numbers.FILLING)
    assert t.offers("plan ") == [] and t.offers("task ") == []
    t.happen(numbers.BUY_OR_POINTS, 0, 0, numbers.SCORING)
    assert t.on_offer() == ["buy A01", "2 points"]


def test_other_players_have_no_free_actions_in_a_turn() -> None:
    """M-TURN-4: whoever is asked in somebody else's phase B is asked only that."""
    t = table().own(1, "B045", "A51").hand(1, "A01").ship(0, "5").turn(0).say("sail 6")
    assert t.asks() == (1, "ask-visit") and t.on_offer() == ["visit points", "visit doubloons"]


# -- workers for combat points -----------------------------------------------------------------------------------------


def test_a_worker_for_two_combat_points() -> None:
    """M-CARD-PERM-8, M-FREE-6: any number of times; the worker goes back to the supply."""
    t = table().own(0, "B047").give(0, workers=3).main(0, "6", 1)
    t.say("worker for combat points", "worker for combat points")
    assert (t.cp(), t.workers(), t.got(0, numbers.SUPPLY)) == (4, 1, 4)


def test_a_worker_for_combat_points_in_scoring_pays_a_requirement() -> None:
    """M-FREE-6: B064 asks for two combat points."""
    t = table().own(0, "B047").hand(0, "B064").give(0, doubloons=7)
    t.happen(numbers.BUY_OR_POINTS, 0, 0, numbers.SCORING)
    assert t.on_offer() == ["2 points", "worker for combat points"]
    t.say("worker for combat points", "buy B064")
    assert t.cp() == 0 and t.tableau() == ["B047", "B064"]


def test_before_the_citadel_is_counted() -> None:
    """M-FREE-6, M-EX-15, M-PRES-7: two VP for each worker and combat point; a conversion makes two of one."""
    t = table(2, round=4).invest(0, "PB4").give(0, cp=3, workers=2)
    assert t.points()["prestige"] == 10
    t.own(0, "B047").final(0)
    while t.asks() == (0, "ask-buy-or-points") or t.asks() == (1, "ask-buy-or-points"):
        t.say("2 points")
    assert t.asks() == (0, "ask-last-conversion")
    t.say("worker for combat points", "skip")
    assert t.points()["prestige"] == 12


# -- careers -----------------------------------------------------------------------------------------------------------


def test_a_task_at_low() -> None:
    """M-CAREER-1, M-CAREER-2, M-FREE-5, M-EX-6: doubloons and the worker, no VP."""
    t = table().career(0, "CR4").missions_done(0, 4).main(0, "6", 1)
    assert t.offers("task ") == ["task 3"]
    t.say("task 3")
    assert (t.doubloons(), t.workers(), t.vp()) == (4, 3, 0)
    assert t.offers("task ") == []


def test_a_task_at_high_and_all_done() -> None:
    """M-CAREER-3, M-CAREER-4, M-EX-7."""
    t = table().career(0, "CR4", done=(1, 2)).missions_done(0, 6).main(0, "6", 1).say("task 3")
    assert (t.doubloons(), t.workers(), t.vp()) == (4 + 2, 3, 4 + 2)


def ready(t: Table, kind: str, n: int) -> Table:
    """A position in which a task of that kind has come to n."""
    if kind == "combat_tiles":
        return t.combat_tiles(0, *[f"K{i:02}" for i in range(1, n + 1)])
    if kind == "missions":
        return t.missions_done(0, n)
    if kind == "influence_one":
        return t.influence(0, spain=n)
    if kind == "influence_two":
        return t.influence(0, france=n, spain=n)
    if kind == "upgrades":
        return t.upgrade(0, *[f"S{i:02}" for i in range(1, n + 1)])
    if kind == "explorer_barrier":
        return t.set(0, numbers.CROSSED, 2 ** (n + 1) - 1)
    if kind == "synergy":
        return t.set(0, numbers.TOKENS_OWNED, 2**n - 1)
    return t.set(0, numbers.ASSISTANTS, 2**n - 1).set(0, numbers.SUPPLY, 8 - 5 - n)


@pytest.mark.parametrize("career", CAREER_IDS)
@pytest.mark.parametrize("task", [1, 2, 3])
def test_every_task_of_every_career(career: str, task: int) -> None:
    """M-CAREER-5, 11.7: one short of low it is closed, at low it is open, at high it gives its VP."""
    box = table().s.box
    at = CAREER_IDS.index(career) * 3 + task - 1
    kind = TASK_IDS[int(box.task_type[at])]
    low, high = int(box.task_low[at]), int(box.task_high[at])
    assert f"task {task}" not in ready(table().career(0, career), kind, low - 1).main(0, "6", 1).on_offer()
    t = ready(table().career(0, career), kind, low).main(0, "6", 1).say(f"task {task}")
    assert (t.doubloons(), t.vp()) == (box.task_doubloons[at], 0)
    t = ready(table().career(0, career), kind, high).main(0, "6", 1).say(f"task {task}")
    assert (t.doubloons(), t.vp()) == (box.task_doubloons[at], box.task_vp[at])


def test_influence_with_each_of_two_nations() -> None:
    """M-CAREER-5: one nation alone is not enough."""
    t = table().career(0, "CR4").influence(0, spain=15).main(0, "6", 1)
    assert t.offers("task ") == ["task 2"]


def test_workers_on_the_career_card_count_nowhere() -> None:
    """M-CAREER-6, M-RUL-17, M-PRES-8: they cannot be used before they are freed, and the Citadel does not count them."""
    t = table().hand(0, "A50").give(0, doubloons=20, workers=0).invest(0, "PB4").main(0, "6", 1).say("village actions")
    assert t.offers("buy ") == []
    assert t.points().get("prestige", 0) == 0


def test_a_task_met_in_final_scoring_is_too_late() -> None:
    """M-RUL-54."""
    t = table(2, round=4).career(0, "CR4").missions_done(0, 4).hand(0, "A01").give(0, doubloons=2).final(0)
    assert t.on_offer() == ["buy A01", "2 points"]
