"""Storage (3.1) and free actions (3.3): selling, buying and exchanging, and when they may be done."""

import pytest

from caravela.games.santamaria.rules import numbers
from caravela.games.santamaria.rules.components import RESOURCE_IDS
from tests.games.santamaria.kit import Table, table


def free(at: Table) -> list[str]:
    return [name for name in at.on_offer() if name.split()[0] in ("sell", "swap") or name in ("buy wood", "buy grain")]


@pytest.mark.parametrize("resource", RESOURCE_IDS)
def test_basic_resources_sell_for_one_coin_and_advanced_ones_for_two(resource: str) -> None:
    """S-FREE-3, S-FREE-4, S-DEF-12."""
    at = table(2).give(0, **{resource: 2}).turn().say(f"sell {resource}")
    assert at.coins() == (1 if resource in ("wood", "grain") else 2) and at.goods() == {resource: 1}
    assert at.why_not("sell " + ("grain" if resource == "wood" else "wood")) == "S-FREE-3"
    assert at.why_not("sell " + ("gem" if resource == "sugar" else "sugar")) == "S-FREE-4"


def test_any_number_of_free_actions_in_any_order() -> None:
    """S-FREE-1."""
    at = table(2).give(0, sugar=3, wood=1).turn()
    at.say("sell sugar", "sell wood", "buy grain", "sell sugar", "sell grain", "buy wood", "sell sugar", "sell wood")
    assert at.goods() == {} and at.coins() == 6 + 1 + 1 + 1 - 3 - 3 and at.asks() == (0, "ask-turn")


def test_free_actions_before_during_and_after_the_main_action() -> None:
    """S-FREE-2, S-FREE-10."""
    at = table(2).column(0, 1, "wood", "trade_wg_c3", "religion").dock(coins="S01").religion(0, 2).white(1).give(0, wood=3).turn()
    asked = []
    for said in ("use white 1", "use", "skip", "use", "skip", "skip", "end turn"):
        assert "sell wood" in free(at)
        asked.append(at.asks())
        at.say(said)
    assert asked == [
        (0, message) for message in ("ask-turn", "ask-use", "ask-trade", "ask-use", "ask-monk", "ask-extra-step", "ask-end-turn")
    ]


def test_free_actions_belong_to_the_own_turn() -> None:
    """S-FREE-9, S-SCH-4: while seat 0 acts, only what seat 0 has can be sold, exchanged or paid."""
    at = table(2).scholar(1, "SC09").give(1, coins=9, wood=3, gem=2).turn(0)
    assert free(at) == [] and at.asks() == (0, "ask-turn")
    at.say("retire to coins", "skip")
    assert at.asks() == (1, "ask-turn") and {"sell gem", "buy grain", "swap gem for sugar"} <= set(free(at))


def test_the_turn_ends_by_itself_when_no_free_action_is_left() -> None:
    """S-FREE-11."""
    at = table(2).show(0, "r1c1", "sugar").white(1, 1).turn().say("use white 1", "skip")
    assert at.asks() == (1, "ask-turn")
    at = table(2).show(0, "r1c1", "sugar").white(1, 1).turn().say("use white 1", "use")
    assert at.asks() == (0, "ask-end-turn") and at.say("sell sugar").asks() == (1, "ask-turn")


def test_nothing_is_sold_or_bought_by_itself() -> None:
    """S-FREE-12."""
    at = table(2).show(0, "r1c1", "sugar").display("D07").white(2).give(0, gem=3, wood=1).turn()
    assert at.why_not("coins on row 1 column 1") == "S-COIN-9" and at.why_not("use white 2 as 1") == "S-DIE-3"
    assert at.why_not("buy double D07") == "S-EXPAND-1"
    at.say("sell gem", "sell gem", "buy wood")
    assert "buy double D07" in at.on_offer()


def test_a_decision_without_any_way_out_is_not_asked() -> None:
    """S-FREE-13."""
    trade = table(2).column(0, 1, "trade_g_p2", "sugar").white(1)
    assert trade.give(0, coins=2).turn().say("use white 1").asks() == (0, "ask-use")
    trade = table(2).column(0, 1, "trade_g_p2", "sugar").white(1).give(0, gem=1, wood=1)
    assert trade.turn().say("use white 1").asks() == (0, "ask-trade")  # three coins buy a grain
    trade = table(2).column(0, 1, "trade_s_p3", "sugar").white(1).give(0, coins=9, wood=3, grain=3)
    assert trade.turn().say("use white 1").asks() == (0, "ask-use")  # no coins buy sugar
    trade = table(2).column(0, 1, "trade_s_p3", "sugar").white(1).scholar(0, "SC09").give(0, gem=1)
    at = trade.turn().say("use white 1")
    assert at.asks() == (0, "ask-trade") and at.say("swap gem for sugar", "trade sugar for points").happiness() == 3
    assert table(2).give(0, coins=2).happen(numbers.RELIGION).asks() is None
    assert table(2).give(0, coins=3).happen(numbers.RELIGION).asks() == (0, "ask-extra-step")
    full = table(2).at_posts("SC01", "SC02", "SC03", "BI1", "BI2", "BI3")
    full.monk(0, "SC01", "SC02", "SC03", "BI1", "BI2", "BI3", "M1", "M2", "M3", "M4").give(0, coins=9)
    assert full.happen(numbers.PLACE_MONK).asks() is None
    assert table(2).dock(coins="S01").happen(numbers.EXPORT, 0, 63).asks() is None  # nothing to sell or buy with
    assert table(2).dock(coins="S01").give(0, wood=1).happen(numbers.EXPORT, 0, 63).asks() == (0, "ask-export")


def test_no_free_actions_while_a_tile_is_placed_or_paid() -> None:
    """S-FREE-14, S-FREE-15."""
    at = table(2).display("D07").give(0, coins=9, wood=3, gold=1).turn().say("buy double D07")
    assert at.asks() == (0, "ask-pay") and free(at) == []
    assert free(at.say("pay as printed")) == [] and at.asks() == (0, "ask-place-tile")
    at = table(2).give(0, coins=9, wood=3).turn().say("retire to road")
    assert at.asks() == (0, "ask-road") and free(at) == []


def test_before_an_income_step_only_the_factor_is_asked_and_only_for_gold() -> None:
    """S-FREE-14, S-EDGE-3, S-SCH-SC04: sold before it overflows, gold brings a coin more."""
    at = table(2).harbour(0, coins=1, conquistador=1, points=1).conquistador(0, 1).give(0, wood=3, gold=3)
    assert at.turn().say("retire to coins", "skip").asks() == (0, "ask-end-turn") and at.coins() == 2 + 2
    at = table(2).harbour(0, conquistador=1).conquistador(0, 1).scholar(0, "SC04").give(0, wood=3, gold=3)
    at.turn().say("retire to coins", "skip")
    assert at.asks() == (0, "ask-before-gold") and at.say("sell gold").coins() == 3
    assert at.goods()["gold"] == 3 and at.asks() == (0, "ask-end-turn")
    at = table(2).harbour(0, conquistador=1).scholar(0, "SC04").give(0, gold=3).turn().say("retire to coins", "skip")
    assert at.asks() == (0, "ask-end-turn")  # space 1 has no gold


def test_the_factor_sells_advanced_resources_for_three() -> None:
    """S-SCH-SC04: free sales only, not what overflows and not the sale at the end."""
    for resource, coins in (("sugar", 3), ("gem", 3), ("gold", 3), ("wood", 1), ("grain", 1)):
        at = table(2).scholar(0, "SC04").give(0, **{resource: 1}).turn().say(f"sell {resource}")
        assert at.coins() == coins
    at = table(2).scholar(0, "SC04").show(0, "r1c1", "gem").give(0, coins=1, gem=3).turn().say("coins on row 1 column 1", "use")
    assert at.coins() == 2
    assert table(2).scholar(0, "SC04").give(0, gem=3).points() == {"coins": 2, "scholars": 3}


def test_the_quartermaster_buys_for_two() -> None:
    """S-SCH-SC05."""
    at = table(2).scholar(0, "SC05").give(0, coins=4).turn().say("buy wood", "buy grain")
    assert at.coins() == 0 and at.goods() == {"wood": 1, "grain": 1} and at.why_not("buy sugar") == "S-FREE-6"


def test_buying_and_selling_always_loses_money() -> None:
    """S-EDGE-46, S-EDGE-47: also with the Factor and the Quartermaster together."""
    at = table(2).scholar(0, "SC04", "SC05").give(0, coins=2)
    player = at.view().players_at_table[0]
    assert player.prices == {"wood": 2, "grain": 2}
    assert all(player.sales[resource] < player.prices[resource] for resource in player.prices)
    at.turn().say("buy wood", "sell wood")
    assert at.coins() == 1 and at.offers("buy ") == []


def test_the_alchemist_exchanges_in_both_directions_where_there_is_room() -> None:
    """S-SCH-SC09, S-SCH-8."""
    pairs = {"wood": "grain", "grain": "wood", "sugar": "gem", "gem": "sugar"}
    for given, got in pairs.items():
        at = table(2).scholar(0, "SC09").give(0, **{given: 1}).turn()
        assert at.offers("swap") == [f"swap {given} for {got}"]
        assert at.say(f"swap {given} for {got}").goods() == {got: 1}
        full = table(2).scholar(0, "SC09").give(0, **{given: 1, got: 3}).turn()
        assert full.why_not(f"swap {given} for {got}") == "S-SCH-SC09"
    assert table(2).give(0, wood=1).turn().why_not("swap wood for grain") == "S-SCH-1"


def test_the_alchemist_works_in_every_turn_also_in_the_first_of_a_year() -> None:
    """S-SCH-SC09: used in the turn in which one retires, and again in the first turn of the next year."""
    at = table(2).scholar(0, "SC09").retired(1, "road").give(0, wood=2).turn().say("swap wood for grain")
    assert at.view().players_at_table[0].swapped
    at.say("retire to coins", "skip", "end turn")
    assert at.view().year == 2 and at.asks() == (0, "ask-turn") and not at.view().players_at_table[0].swapped
    assert {"swap wood for grain", "swap grain for wood"} == set(at.offers("swap"))
