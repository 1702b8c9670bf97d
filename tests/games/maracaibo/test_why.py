"""Why an option is not open: the clause that a player is shown, in positions of every question that has several to give."""

import random

import pytest

from caravela.games import FACES
from caravela.games.maracaibo.rules import numbers
from caravela.games.maracaibo.rules.components import CARD_IDS
from caravela.games.maracaibo.rules.game import MARACAIBO
from tests.games.maracaibo.kit import Table, table
from tests.games.maracaibo.test_combat import fight, worth


def clauses(t: Table, *names: str) -> list[str]:
    """What is said of options that are closed."""
    return [t.why_not(name) for name in names]


def test_a_main_action_is_not_there_or_cannot_be_paid_or_is_taken_away() -> None:
    t = table().mission("Q02", "14").own(0, "A52").legacy("L3").main(0, "14", 1)
    assert clauses(t, "city action", "village actions", "mission Q02", "mission Q01") == [
        *("M-LEG-8", "M-MAIN-1", "M-MIS-3", "M-MIS-1"),
    ]
    assert clauses(t, "story tile 1", "use L10", "use A52", "use A51") == ["M-MIS-9", "M-LEG-20", "M-ASST-3", "M-ASST-4"]
    assert clauses(table().legacy("L9").main(0, "21a", 1), "city action") == ["M-LEG-19"]
    assert clauses(table().legacy("L20").main(0, "9", 1), "village actions") == ["M-LEG-27"]


def test_whoever_acts_in_a_village_or_fights_has_chosen_the_main_action() -> None:
    """M-TURN-3."""
    for t in (table().ship(0, "6").mission("Q01", "6").village(), fight(table().ship(0, "6").mission("Q01", "6"))):
        assert set(clauses(t, "city action", "village actions", "mission Q01", "story tile 1", "use L10", "use A52")) == {
            "M-TURN-3"
        }


def test_a_mission_that_may_be_fulfilled_at_once_cannot_be_paid() -> None:
    """M-MIS-3: on the explorer track, on the mission space of L1, on an own card."""
    track = table().put_mission("Q02", numbers.Q_TRACK).closely().happen(numbers.MISSION_SLOT, 0, 1)
    assert clauses(track, "mission Q02", "mission Q01") == ["M-MIS-3", "M-TURN-3"]
    city = table().legacy("L1").put_mission("Q02", numbers.Q_L1).closely().happen(numbers.CITY_MAY, 0, 17)
    assert clauses(city, "mission Q02", "mission Q01") == ["M-MIS-3", "M-TURN-3"]
    card = table().own(0, "A01").put_mission("Q02", numbers.Q_CARD + CARD_IDS.index("A01")).village()
    assert clauses(card, "mission Q02", "mission Q01") == ["M-MIS-3", "M-TURN-3"]


def test_what_a_combat_does_not_allow() -> None:
    t = worth(fight(table().own(0, "B062").legacy("L3").ship(0, "11")), 0)
    assert clauses(t, "annex 14", "annex 6", "annex 9a", "annex H") == ["M-LEG-8", "M-DISC-10", "M-COMBAT-28", "M-COMBAT-28"]
    assert clauses(t, "annex 11", "conquer 11", "combat point into battle", "influence for 2", "fleet for 10", "mine") == [
        *("M-COMBAT-18", "M-COMBAT-19", "M-COMBAT-12", "M-COMBAT-17", "M-LEG-16", "M-LEG-18"),
    ]
    assert clauses(t, "use B062", "use B063") == ["M-COMBAT-15", "M-TURN-3"]
    assert clauses(worth(t, 9).say("use B062"), "use B062") == ["M-COMBAT-14"]
    assert clauses(fight(table().legacy("L4")), "annex 9a") == ["M-RUL-21"]


def test_an_area_waits_for_others() -> None:
    """M-DISC-1, M-DISC-9, M-DISC-12 to 15."""
    t = table().discs(0, S01=0).happen(numbers.REMOVE_DISC, 0, 1)
    assert clauses(t, *[f"disc S{n:02}" for n in (1, 6, 9, 10, 11, 12)]) == [
        *("M-DISC-1", "M-DISC-9", "M-DISC-12", "M-DISC-13", "M-DISC-14", "M-DISC-15"),
    ]


def test_a_card_in_the_set_up_is_laid_aside_and_not_paid() -> None:
    s = MARACAIBO.start(2, MARACAIBO.agree("single", {}), 3)
    decision = MARACAIBO.decision(s)
    assert decision is not None
    MARACAIBO.take(s, decision.options[0])
    closed = next(name for name in MARACAIBO.options.names if name.startswith("discard A") and MARACAIBO.offered(s, name) is None)
    assert MARACAIBO.why_not(s, MARACAIBO.options.numbers[closed]) == "M-START-9"


def test_what_belongs_to_another_question_is_told_by_when_it_is_open_at_all() -> None:
    t = table().turn(0)
    names = ("coin", "drill", "mine", "deliver A01", "discard A01", "draw", "buy A01", "skip", "nation spain", "plan A01")
    assert clauses(t, *names) == [
        *(
            "M-MAIN-1",
            "M-MAIN-1",
            "M-COMBAT-14",
            "M-CITY-1",
            "M-MIS-4",
            "M-HAND-1",
            "M-CARD-1",
            "M-GEN-6",
            "M-SAIL-1",
            "M-TURN-4",
        ),
    ]


def test_every_verb_that_says_when_it_is_open_names_a_clause() -> None:
    page = FACES["maracaibo"].clauses().texts
    assert {verb.rule for verb in MARACAIBO.options.verbs} - {""} <= set(page)


@pytest.mark.parametrize(("players", "preset"), [(1, "campaign"), (2, "single"), (3, "single_hard"), (4, "chapter8")])
def test_every_option_that_is_not_open_names_a_clause_of_the_rules(players: int, preset: str) -> None:
    page = FACES["maracaibo"].clauses().texts
    luck = random.Random(players)
    s = MARACAIBO.start(players, MARACAIBO.agree(preset, {}), 5)
    while (decision := MARACAIBO.decision(s)) is not None:
        if luck.random() < 0.05:
            on_offer = s.on_offer()
            rules = {MARACAIBO.why_not(s, i) for i in range(len(MARACAIBO.options.names)) if i not in on_offer}
            assert rules <= set(page) and decision.rule in page
        MARACAIBO.take(s, luck.choice(decision.options))
