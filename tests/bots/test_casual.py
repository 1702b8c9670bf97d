"""Casual plays as somebody would who knows the game (section 21): small positions with one good answer."""

import random

from caravela.bots import find_bot
from caravela.games import FACES
from caravela.games.empires.rules.numbers import (
    BUY_BUILDING,
    CHOOSE_GOOD,
    DISCOVER_OR_NOT,
    FIGHT,
    LAND_WORKER,
    LOSE_WORKER,
    PLACING,
)
from tests.games.empires.kit import Table, table


def choices(t: Table, bot: str = "casual", times: int = 20) -> list[str]:
    """What the bot takes there with different luck."""
    who = t.s.who
    return [find_bot(bot).choose(FACES["empires"].seat(t.s, who), random.Random(luck)) for luck in range(times)]


def mostly(t: Table, *options: str) -> bool:
    taken = choices(t)
    return sum(option in options for option in taken) >= 0.7 * len(taken)


def dock(t: Table, kind: str = "colonist") -> Table:
    t.stand("dock", (0, kind))
    t.s.at_box = 1
    return t.happen(LAND_WORKER)


def test_it_takes_the_good_that_completes_a_set() -> None:
    t = table(2, round=4).give_goods(0, silver=3).offer_goods(silver=1, fur=1, rice=1).stand("goods", (0, "colonist"))
    t.s.at_box = 2
    assert mostly(t.happen(CHOOSE_GOOD), "take silver")


def test_it_settles_where_that_takes_the_lead() -> None:
    t = table(3, round=3).discover("peru", "florida")
    t.put("peru", 0, colonist=3).put("peru", 1, colonist=3)
    t.put("caribbean", 0, colonist=1).put("caribbean", 1, colonist=5)
    t.put("florida", 0, colonist=5).put("florida", 1, colonist=1)
    assert mostly(dock(t), "settle Peru")


def test_it_does_not_waste_a_worker_of_the_dock() -> None:
    assert "forgo" not in choices(dock(table(4, round=2)))


def test_it_takes_the_specialist_it_stands_for() -> None:
    t = table(4, round=2).stand_on("missionary", 0).resolve("specialists")
    assert mostly(t, "take a missionary")


def test_it_buys_workers_early() -> None:
    t = table(4, round=1).offer_tiles("settlers", "plague_1").give_money(0, 10)
    t.stand("buildings", (0, "colonist"))
    t.s.at_box = 4
    assert mostly(t.happen(BUY_BUILDING), "buy Settlers")


def test_it_buys_what_scores_late() -> None:
    t = table(4, round=8).offer_tiles("navy", "militia", "factory").give_money(0, 20).give_ships(0, 3)
    t.stand("buildings", (0, "colonist"))
    t.s.at_box = 4
    assert mostly(t.happen(BUY_BUILDING), "buy Navy")


def expedition(n: int, round: int = 4) -> Table:
    t = table(4, round=round).token("peru", "T15").token("florida", "T11")
    t.s.undiscovered = t.s.undiscovered & (1 << 7 | 1 << 3)
    t.put("pool", 0, colonist=n)
    t.s.at_box = 5
    t.s.acted = 1
    return t.happen(DISCOVER_OR_NOT)


def test_it_sends_no_expedition_that_must_fail() -> None:
    assert mostly(expedition(2), "no")


def test_it_sends_one_that_must_succeed_with_the_workers_it_takes() -> None:
    t = expedition(3)
    assert mostly(t, "explore Florida")
    t.say("explore Florida")
    while "launch" not in t.on_offer() or len(t.on_offer()) > 1:
        assert mostly(t, "send a colonist")
        t.say("send a colonist")
        if t.asks() is None or t.asks() == (0, "ask-specialist"):
            break
    assert "T11" in t.tokens(0)


def test_it_sends_everything_in_the_last_round() -> None:
    assert mostly(expedition(5, round=8), "explore Peru", "explore Florida")


def test_it_kills_soldiers_first() -> None:
    """E-WAR-9: the soldier's owner names who falls."""
    t = table(3, round=5).put("peru", 0, soldier=1, colonist=3).put("peru", 1, soldier=2, colonist=3)
    t.s.at_box = 7
    assert mostly(t.happen(FIGHT, 0, 7 << 3 | 1), "eliminate a soldier")


def test_it_loses_a_colonist_rather_than_a_soldier() -> None:
    """E-B-PLAGUE-2.2."""
    t = table(3, round=5).put("peru", 0, soldier=2, colonist=2).put("peru", 1, colonist=2)
    t.s.at_box = 4
    assert mostly(t.happen(LOSE_WORKER, 0, 7), "lose a colonist")


def test_it_places_a_missionary_on_the_dock() -> None:
    t = table(4, round=2).put("available", 0, colonist=3, missionary=1)
    t.s.phase = PLACING
    t.happen(2)
    taken = choices(t)
    assert not [option for option in taken if option.startswith("place a missionary") and option != "place a missionary on dock"]


def test_a_novice_takes_what_costs_nothing() -> None:
    t = table(4, round=2).stand_on("missionary", 0).resolve("specialists")
    assert set(choices(t, "novice")) == {"take a missionary"}
