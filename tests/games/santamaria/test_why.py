"""Why an option is not open: the clause that a player is shown, in positions of every question."""

import random

import pytest

from caravela.games import FACES
from caravela.games.santamaria.rules import numbers
from caravela.games.santamaria.rules.components import EFFECT_IDS
from caravela.games.santamaria.rules.game import SANTAMARIA
from caravela.games.santamaria.rules.territories import NOWHERE
from tests.games.santamaria.kit import Table, table

ROW = ("wood", "road1", ".", "gem", "religion", "coin3")  # row 1 of the colony of seat 0


def turn(**goods: int) -> Table:
    """A turn of seat 0 with a die and coins on its first row."""
    at = table(2).row(0, 1, *ROW).die_on(0, "r1c4").coins_on(0, "r1c5").display("D01", "D07", "T03")
    return at.give(0, **goods).white(1, 6).blue(0, 2).retired(1, "coins").turn()


def setting_up(preset: str) -> Table:
    at = Table(2, preset)
    at.s = SANTAMARIA.start(2, SANTAMARIA.agree(preset, {}), 3)  # type: ignore[assignment]
    return at


def test_a_main_action_names_what_it_lacks() -> None:
    at = turn(coins=1, wood=2)
    closed = {
        "buy double D02": "S-EXPAND-4",  # not on display
        "buy triple T03": "S-EXPAND-2",  # no grain
        "coins on row 1 column 2": "S-COIN-1",  # a road
        "coins on row 1 column 3": "S-COIN-1",  # empty
        "coins on row 1 column 4": "S-COIN-6",  # under a die
        "coins on row 1 column 5": "S-COIN-6",  # under coins
        "use white 2": "S-DIE-1",  # not on offer
        "use white 1 as 2": "S-DIE-6",  # nothing vacant in column 2
        "use white 6 as 1": "S-DIE-3",  # five coins
        "use blue 1": "S-DIE-1",
        "use blue 2": "S-DIE-6",
        "retire to coins": "S-RET-2",
        "skip": "S-FLOW-5",
        "end turn": "S-FLOW-5",
    }
    assert {name: at.why_not(name) for name in closed} == closed
    assert turn(wood=1).why_not("buy double D01") == "S-EXPAND-1"
    assert turn().why_not("coins on row 1 column 1") == "S-COIN-9"
    assert table(2).display().turn().why_not("buy double D01") == "S-EXPAND-11"
    assert table(2).fill(0, "wood").display("D01").give(0, wood=2).turn().why_not("buy double D01") == "S-EXPAND-9"
    taken = table(2).row(0, 1, *ROW).white(1).set(0, numbers.WHITE_TAKEN, 3).turn()
    assert taken.why_not("use white 1") == "S-DIE-2"


def test_what_belongs_to_another_question_is_answered_by_the_one_that_is_asked() -> None:
    at = turn(coins=1, wood=2)
    for name in ("trade wood for coins", "export from coins dock", "monk to camp 1", "step for grain", "use", "pay as printed"):
        assert at.why_not(name) == "S-FLOW-4"
    at.say("buy double D01")
    assert at.why_not("use white 1") == at.why_not("buy double D07") == at.why_not("retire to road") == "S-FLOW-4"
    assert at.why_not("place at row 1 column 1") == at.why_not("trade wood for coins") == "S-EXPAND-6"


def test_free_actions_name_when_and_what_cannot_be_had() -> None:
    at = turn(coins=2, gold=1)
    closed = {
        "sell wood": "S-FREE-3",
        "sell gem": "S-FREE-4",
        "buy wood": "S-FREE-5",
        "buy gold": "S-FREE-6",
        "swap wood for grain": "S-SCH-1",
    }
    assert {name: at.why_not(name) for name in closed} == closed
    assert turn(coins=9, grain=3).why_not("buy grain") == "S-FREE-7"
    swapping = table(2).scholar(0, "SC09").give(0, wood=1).turn()
    assert swapping.why_not("swap grain for wood") == swapping.why_not("swap wood for gem") == "S-SCH-SC09"
    assert swapping.say("swap wood for grain").why_not("swap grain for wood") == "S-SCH-SC09", "once a turn"
    placing = turn(wood=2, grain=1).say("buy double D01")
    assert placing.asks() == (0, "ask-place-tile") and placing.why_not("sell grain") == "S-FREE-14"
    paving = table(2).row(0, 1, *ROW).give(0, wood=2).happen(numbers.PLACE_ROAD)
    assert paving.asks() == (0, "ask-road") and paving.why_not("sell wood") == paving.why_not("buy grain") == "S-FREE-14"
    paying = turn(wood=2, gold=1).say("buy double D01")
    assert paying.asks() == (0, "ask-pay") and paying.why_not("sell gold") == "S-FREE-15"
    assert paying.why_not("pay gold for 2 wood") == "S-GOLD-7", "one gold is not two"


@pytest.mark.parametrize(
    ("preset", "question", "closed"),
    [
        ("basic_draft", "ask-board", {"choose town hall H01": "S-SETUP-12", "use white 1": "S-SETUP-17"}),
        ("advanced", "ask-set", {"choose Vera Cruz": "S-ADV-2", "retire to coins": "S-ADV-5", "monk to camp 1": "S-ADV-5"}),
    ],
)
def test_during_the_set_up_no_turn_has_begun(preset: str, question: str, closed: dict[str, str]) -> None:
    at = setting_up(preset)
    asked = at.asks()
    assert asked is not None and asked[1] == question
    assert {name: at.why_not(name) for name in closed} == closed
    assert at.why_not("sell wood") == at.why_not("buy gold") == "S-FREE-9"


def test_trades_exports_and_territories_name_their_clauses() -> None:
    trading = table(2).give(0, wood=1).happen(numbers.TRADE, 0, EFFECT_IDS.index("trade_wg_c3") * 64)
    assert trading.why_not("trade gem for coins") == trading.why_not("trade gold for coins") == "S-FREE-12"
    assert trading.why_not("trade grain for coins") == trading.why_not("trade wood for sugar") == "S-TRADE-1"
    assert trading.why_not("use") == "S-ACT-9"
    exporting = table(2).dock(coins=None, points="S01").give(0, wood=1).happen(numbers.EXPORT, 0, NOWHERE)
    assert exporting.why_not("export from coins dock") == "S-EXPORT-5"
    assert exporting.why_not("export from points dock") == "S-EXPORT-1"
    assert exporting.why_not("use") == "S-ACT-9"
    last = table(2).row(0, 1, "wood", "gem").blue(0, 1).give(0).turn().say("use blue 1", "use")
    assert last.asks() == (0, "ask-use") and last.why_not("use all") == "S-ACT-11"


def test_a_monk_is_told_why_a_post_is_closed() -> None:
    at = (
        table(3, "advanced").at_posts("SC01", "SC02", "SC03", "BI1", "BI2", "BI3").monk(0, "M1").monk(1, "M2", "M3").monk(2, "M3")
    )
    at.scholar(1, "SC09").set(1, numbers.FIRST_SCHOLAR, 8).give(0, coins=3).happen(numbers.PLACE_MONK)
    closed = {
        "monk to camp 1": "S-MONK-7",
        "monk to camp 3": "S-MONK-6",
        "monk to the Alchemist": "S-ADV-8",
        "monk to the Bursar": "S-MONK-1",
        "monk to the Bishop of the Harvest": "S-MONK-1",
    }
    assert {name: at.why_not(name) for name in closed} == closed
    assert "monk to camp 2" in at.on_offer()


@pytest.mark.parametrize(("players", "preset"), [(1, "advanced"), (2, "basic_draft"), (3, "basic_blue_dice"), (4, "advanced")])
def test_every_option_that_is_not_open_names_a_clause_of_the_rules(players: int, preset: str) -> None:
    page = FACES["santamaria"].clauses().texts
    luck = random.Random(players)
    s = SANTAMARIA.start(players, SANTAMARIA.agree(preset, {}), 5)
    while (decision := SANTAMARIA.decision(s)) is not None:
        if luck.random() < 0.2:
            on_offer = s.on_offer()
            rules = {SANTAMARIA.why_not(s, i) for i in range(len(SANTAMARIA.options.names)) if i not in on_offer}
            assert rules <= set(page) and decision.rule in page
        SANTAMARIA.take(s, luck.choice(decision.options))
