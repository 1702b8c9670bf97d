"""Activation (7): effects used or declined in their order, production and trade."""

import pytest

from caravela.games.santamaria.rules import numbers
from caravela.games.santamaria.rules.components import EFFECT_IDS
from tests.games.santamaria.kit import Table, table

PRODUCTION = {
    "wood": {"wood": 1},
    "wood2": {"wood": 2},
    "grain": {"grain": 1},
    "grain2": {"grain": 2},
    "sugar": {"sugar": 1},
    "gem": {"gem": 1},
    "coin1": {"coins": 1},
    "coin2": {"coins": 2},
    "coin3": {"coins": 3},
    "point1": {"points": 1},
}
TRADES: dict[str, tuple[list[str], dict[str, int]]] = {
    "trade_wg_c3": (["wood", "gem"], {"coins": 3}),
    "trade_gs_c3": (["grain", "sugar"], {"coins": 3}),
    "trade_s_p3": (["sugar"], {"points": 3}),
    "trade_e_p3": (["gem"], {"points": 3}),
    "trade_g_p2": (["grain"], {"points": 2}),
    "trade_w_se": (["wood"], {"sugar": 1, "gem": 1}),
}
ALONE = [effect for effect in EFFECT_IDS if effect != "coin1"]  # which is only printed beside another one
RESOURCES = ["wood", "grain", "sugar", "gem", "gold"]


def has(at: Table) -> dict[str, int]:
    """Goods, coins and points of seat 0; only what is there."""
    return at.goods() | {name: n for name, n in (("coins", at.coins()), ("points", at.happiness())) if n}


def trading(effect: str, **goods: int) -> Table:
    """Seat 0 has just put a coin on a territory with this trade."""
    at = table(2)
    n = EFFECT_IDS.index(effect)
    return at.give(0, **goods).happen(numbers.TRADE, 0, n * 64)


# -- Order and declining -----------------------------------------------------------------------------------------------


def test_each_effect_is_finished_before_the_next_and_may_use_what_came_before() -> None:
    """S-ACT-3, S-ACT-7: the grain of the first territory pays the extra step of the second, before the third."""
    at = table(2).column(0, 1, "grain", "religion", "wood").white(1).religion(0, 1).turn().say("use white 1", "use", "use")
    at.say("step for grain")
    assert at.asks() == (0, "ask-monk") and at.activated() == ["r1c1", "r2c1"]
    at.say("monk to camp 1")
    assert at.asks() == (0, "ask-use") and at.activated() == ["r1c1", "r2c1", "r3c1"]
    assert at.got(0, numbers.FAITH) == 3 and at.happiness() == 3 and at.goods() == {}


@pytest.mark.parametrize("effect", ALONE)
def test_every_effect_may_be_declined(effect: str) -> None:
    """S-ACT-5, S-EDGE-4, S-EXPORT-8: then nothing changes, but the coin is spent."""
    at = table(2).show(0, "r1c1", effect).give(0, coins=1, wood=2, grain=2, sugar=2, gem=2)
    before = at.goods()
    at.turn().say("coins on row 1 column 1", "skip")
    assert at.goods() == before and at.happiness() == at.coins() == 0 and at.occupied() == ["r1c1"]
    assert at.view().religion == at.view().conquistador == [0, 0] and "event-declined" in at.messages()


@pytest.mark.parametrize("effect", ALONE)
def test_each_effect_is_one_decision(effect: str) -> None:
    """S-ACT-9: trades and exports are offered at once, everything else is used or skipped."""
    at = table(2).show(0, "r1c1", effect).dock(coins="S01").give(0, coins=1, wood=1, grain=1, sugar=1, gem=1)
    at.turn().say("coins on row 1 column 1")
    first = at.on_offer()[0].split()[0]
    assert first == ("trade" if effect.startswith("trade") else "export" if effect == "export" else "use")
    assert "skip" in at.on_offer() and "use all" not in at.on_offer()


def test_gold_symbols_cannot_be_refused() -> None:
    """S-EDGE-4, S-STORE-3."""
    at = table(2).show(0, "r1c1", "conquistador").conquistador(0, 1).give(0, coins=1, gold=3).turn()
    at.say("coins on row 1 column 1", "use")
    assert at.coins() == 2 and at.goods() == {"gold": 3} and at.asks() == (0, "ask-end-turn")


# -- Production --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("effect", "gain"), PRODUCTION.items())
def test_production_gives_what_is_shown(effect: str, gain: dict[str, int]) -> None:
    """S-PROD-1, S-DEF-10."""
    at = table(2).happen(numbers.USE_TERRITORY, 0, EFFECT_IDS.index(effect) * 64).say("use")
    assert has(at) == gain and at.messages() == ["event-gained"]
    assert at.view().printed.effects[effect].gain == gain


@pytest.mark.parametrize(("effect", "resource", "coins"), [("wood2", "wood", 2), ("grain2", "grain", 2), ("gem", "gem", 2)])
def test_production_keeps_to_the_limit(effect: str, resource: str, coins: int) -> None:
    """S-PROD-2, S-EDGE-1: three of each is all that anybody can hold."""
    at = table(4).show(0, "r1c1", effect).give(0, coins=1, **{resource: 3}).turn().say("coins on row 1 column 1", "use")
    assert has(at) == {resource: 3, "coins": coins}


def test_coins_and_points_have_no_limit() -> None:
    """S-STORE-6, S-EDGE-2: more than there are tokens in the box."""
    at = table(2).column(0, 1, "coin3", "point1").give(0, coins=100).set(0, numbers.HAPPINESS, 200).white(1).turn()
    at.say("use white 1", "use", "use")
    assert at.coins() == 103 and at.happiness() == 201


# -- Trade -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("effect", TRADES)
def test_a_trade_pays_one_listed_input_for_one_listed_output(effect: str) -> None:
    """S-TRADE-1, S-TRADE-2, S-TRADE-3, S-TRADE-4, S-TRADE-5."""
    inputs, outputs = TRADES[effect]
    everything = dict.fromkeys(RESOURCES, 1)
    names = [f"trade {given} for {got}" for given in [*inputs, "gold"] for got in outputs]
    assert trading(effect, **everything).offers("trade") == names
    for name in names:
        at = trading(effect, **everything).say(name)
        _, given, _, got = name.split()
        expected = everything | {given: 0}
        expected[got] = expected.get(got, 0) + outputs[got]
        assert has(at) == {what: n for what, n in expected.items() if n} and at.asks() is None
    other = next(resource for resource in RESOURCES if resource not in [*inputs, "gold"])
    assert trading(effect, **everything).why_not(f"trade {other} for {next(iter(outputs))}") == "S-TRADE-1"


def test_gold_as_input_gives_the_same_output() -> None:
    """S-EDGE-43, S-TRADE-5."""
    assert has(trading("trade_wg_c3", gold=1).say("trade gold for coins")) == {"coins": 3}


def test_a_trade_whose_output_overflows() -> None:
    """S-EDGE-44, S-STORE-5."""
    assert has(trading("trade_w_se", wood=1, sugar=3).say("trade wood for sugar")) == {"sugar": 3, "coins": 2}
