"""What bots see of a position (section 9.3)."""

import random

from caravela.core.state import take
from caravela.games import FACES
from caravela.games.maracaibo.rules import numbers
from caravela.games.maracaibo.rules.game import MARACAIBO
from tests.games.maracaibo.kit import Table, table


def feature(t: Table, name: str, who: int = 0) -> float:
    return FACES["maracaibo"].judgement.evaluate(t.s, who)[FACES["maracaibo"].judgement.features.index(name)]


def test_only_what_the_seat_may_know() -> None:
    """M-INFO-1, M-INFO-6: in every world that the seat cannot tell from this one, a position is worth the same."""
    for players in (1, 2, 4):
        luck = random.Random(players)
        s = MARACAIBO.start(players, MARACAIBO.agree("single_hard", {"open_planning": "false"}), players)
        n = 0
        while not s.over:
            n += 1
            if n % 7 == 0:
                seat = luck.randrange(players)
                found = FACES["maracaibo"].judgement.evaluate(s, seat)
                assert len(found) == len(FACES["maracaibo"].judgement.features)
                assert FACES["maracaibo"].judgement.evaluate(MARACAIBO.imagine(s, seat, n), seat) == found
            take(s, luck.choice(s.on_offer()))
        assert FACES["maracaibo"].judgement.evaluate(s, 0)[0] == MARACAIBO.scores(s)[0].total


def test_points_and_means() -> None:
    t = table().set(0, numbers.VP, 12).own(0, "B001").give(0, doubloons=7, cp=3, workers=4).income(0, 14, 3)
    assert feature(t, "points") == 12 + 4 + 2 + 3
    assert (feature(t, "gained"), feature(t, "cards"), feature(t, "doubloons")) == (12, 4, 7)
    assert (feature(t, "workers"), feature(t, "combat_points")) == (4, 3)
    assert feature(t, "income_doubloons") == 14 * 3 and feature(t, "income_points") == 3 * 4


def test_a_title_is_worth_more_where_markers_lie() -> None:
    poor = table().influence(0, france=6)
    rich = table().influence(0, france=6).marker("france", "1", "2", "3", "4").stock("france", 5)
    assert feature(rich, "titles") > feature(poor, "titles") > 0


def test_what_a_stop_promises() -> None:
    """Before the main action is taken; a mission that can be paid promises more than a bare village."""
    bare = table().main(0, "6", 1)
    mission = table().mission("Q14", "6").give(0, doubloons=5).main(0, "6", 1)
    assert feature(mission, "stop") > feature(bare, "stop") > 0
    bare.say("no main action")
    bare.s.main = 1
    assert feature(bare, "stop") == 0


def test_what_is_still_to_come() -> None:
    t = table().village(0, 3)
    assert feature(t, "actions") == 3
    assert feature(t.say("coin"), "actions") == 2
    t = table().happen(numbers.EXPLORE_MOVE, 0, 3)
    assert feature(t, "moves") == 3
    t = table().main(0, "11", 1).say("city action", "pile left")
    assert feature(t, "battle") >= 0


def test_cards_and_goods() -> None:
    t = table().hand(0, "B001", "A03").give(0, doubloons=20)
    assert feature(t, "hand") == 2 and feature(t, "hand_value") > 0
    assert feature(table().hand(0, "A03"), "goods") == 1  # cocoa for Maracaibo
    assert feature(table().plan(0, "A01").give(0, doubloons=9), "plans_open") == 1


def test_assistants_and_tasks() -> None:
    t = table().own(0, "A51", "A52").career(0, "CR1").combat_tiles(0, "K01", "K02")
    assert feature(t, "assistants") == 2 * 3 and feature(t, "assistants_ahead") == 2
    assert feature(t, "tasks_near") == 1
    assert feature(t.combat_tiles(0, "K03"), "tasks_near") == 2
