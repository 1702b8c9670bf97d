"""Casual plays Maracaibo as somebody would who knows the game (section 9): small positions with one good answer."""

import random

import pytest

from caravela.bots import BOTS, find_bot
from caravela.core.codec import snapshot
from caravela.core.state import State
from caravela.games import FACES
from caravela.games.maracaibo.rules.components import CARD_IDS
from caravela.games.maracaibo.rules.game import MARACAIBO
from caravela.games.maracaibo.rules.numbers import COMBAT, END_TURN
from tests.bots.peeking import DEALS, knows_no_more
from tests.bots.table import moves, result
from tests.games.maracaibo.kit import Table, table


def choices(t: Table, bot: str = "casual", times: int = 20) -> list[str]:
    """What the bot takes there with different luck."""
    who = t.s.who
    return [find_bot(bot).choose(FACES["maracaibo"].seat(t.s, who), random.Random(luck)) for luck in range(times)]


def mostly(t: Table, *options: str) -> bool:
    taken = choices(t)
    return sum(option in options for option in taken) >= 0.7 * len(taken)


def never(t: Table, start: str) -> bool:
    return not [option for option in choices(t) if option.startswith(start)]


def test_it_fights_for_the_nation_it_has_titles_with() -> None:
    """M-FIN-6: the side of the tile is as good for the others."""
    t = table(2, round=3).next_combat_tile("K01").influence(0, england=11).marker("england", "4", "5", "11").stock("england", 6)
    t = t.career(0, "CR1", (1, 2, 3)).influence(1, spain=5, france=5).give(0, doubloons=5, cp=3).happen(COMBAT)
    t.say("pile left")
    assert mostly(t, "nation england")


def test_it_spends_combat_points_for_a_city() -> None:
    t = table(2, round=3).next_combat_tile("K01").influence(0, spain=11).marker("spain", "4", "5", "11").stock("spain", 6)
    t = t.career(0, "CR1", (1, 2, 3)).give(0, doubloons=0, cp=6, workers=0).happen(COMBAT)
    t.say("pile left", "nation spain")
    taken: list[str] = []
    while t.asks() == (0, "ask-fight"):
        taken.append(choices(t, times=1)[0])
        t.say(taken[-1])
    assert "combat point into battle" in taken
    assert [option for option in taken if option.startswith(("annex", "conquer"))]


def test_it_does_not_end_a_combat_that_can_give_influence() -> None:
    t = table(2, round=2).next_combat_tile("K01").give(0, doubloons=0, cp=0, workers=0).happen(COMBAT)
    t.say("pile left", "nation england")
    assert never(t, "end combat")


def test_it_delivers_what_the_market_takes() -> None:
    t = table(2, round=1).city("4", "CT02").hand(0, "A01", "A02", "A03", "A04", "A05", "A06").main(0, "4", 3)
    t.say("city action")
    assert t.offers("deliver")
    assert never(t, "skip")


def test_it_uses_its_main_action() -> None:
    t = table(2, round=2).main(0, "4", 3)
    assert never(t, "no main action")


def test_it_does_its_career_tasks_when_it_can() -> None:
    """M-CAREER-1: the worker that comes back is worth as much as the rest."""
    t = table(2, round=2).career(0, "CR1").influence(0, france=9, england=9, spain=9).missions_done(0, 4)
    t = t.combat_tiles(0, "K01", "K02", "K03", "K04").upgrade(0, "S01", "S02", "S03", "S04").happen(END_TURN)
    assert t.offers("task")
    assert mostly(t, *t.offers("task"))


def test_money_is_spent_on_cards_in_the_last_scoring() -> None:
    """M-FIN-1: a card with more than two VP beats the two VP."""
    t = table(2).hand(0, "A20", "A21", "A16").give(0, doubloons=30, workers=3).final()
    assert t.asks() == (0, "ask-buy-or-points")
    assert never(t, "2 points")


def test_a_doubloon_for_nothing_is_not_declined() -> None:
    """M-VILL-2: with it there is a choice when the hand is filled up, without it there is none; that must not look worse."""
    t = table(2, round=2).hand(0, "A03").turn().say("sail 1", "village actions")
    assert t.offers("coin") and never(t, "stop")


def test_the_last_purchase_is_the_one_with_the_most_points() -> None:
    """M-FIN-1, 12: doubloons, workers and cards that are left over count nothing."""
    t = table(2).hand(0, "A01", "A20", "A21").give(0, doubloons=30, workers=3).final()
    best = max(t.offers("buy"), key=lambda option: int(t.s.box.card_vp[CARD_IDS.index(option[4:])]))
    assert mostly(t, best)


def positions(seed: int) -> list[State]:
    """Positions of a game for three in which hands are hidden."""
    return [s.copy() for s, choice in moves(["novice", "random", "novice"], "single", seed, game=MARACAIBO) if choice]


@pytest.mark.parametrize("bot", BOTS)
def test_no_bot_peeks(bot: str) -> None:
    """Hands, plans, careers and piles are dealt anew: with the same luck the choice stays the same (section 7)."""
    found = positions(6)
    assert snapshot(MARACAIBO.imagine(found[9], found[9].who, 1)) != snapshot(found[9])
    knows_no_more(bot, found[:: len(found) // 5], MARACAIBO, DEALS)


def test_casual_scores_what_planned_play_does() -> None:
    """Section 9.1: a program without plans has 109 to 115 points."""
    totals = result(["casual", "casual"], "single", 3, game=MARACAIBO)
    assert sum(totals) / len(totals) > 105


def test_casual_beats_three_novices() -> None:
    totals = result(["novice", "casual", "novice", "novice"], "single", 3, game=MARACAIBO)
    assert totals[1] == max(totals)
