"""The kit sets up what it says, and the first rules hold on it."""

from tests.games.empires.kit import table


def test_a_missionary_brings_a_colonist_and_the_third_worker_takes_the_good() -> None:
    """E-DOCK-8, E-DOCK-9, E-RES-6."""
    t = table().put("peru", 0, colonist=1).stand("dock", (0, "missionary")).resolve("dock")
    assert t.asks() == (0, "ask-land")
    assert t.on_offer() == ["forgo", "settle Caribbean", "settle Peru"]
    t.say("settle Peru")
    assert t.at("peru", 0) == {"colonist": 2, "missionary": 1}
    assert t.goods(0) == {"silver": 1}
    t.conserved()


def test_an_expedition_is_named_before_the_token_is_drawn() -> None:
    """E-DISC-3, E-DISC-9: one of two soldiers against one native: $1, and $2 for the soldier."""
    t = table().put("pool", 2, soldier=2).only_token("T01").resolve("discovery")
    t.say("explore Brazil", "launch")
    assert t.money(2) == 3 and t.at("pool", 2) == {"soldier": 1} and t.tokens(2) == ["T01"]
    assert t.at("brazil", 2) == {"colonist": 1}
    t.conserved()


def test_university_brings_the_last_in_the_dock_to_the_front() -> None:
    """E-B-UNIVERSITY.2."""
    t = table(round=4).own(3, "university").stand("dock", (0, "colonist"), (1, "colonist"), (3, "colonist")).resolve("dock")
    assert t.asks() == (3, "ask-study")
    t.say("bring forward dock 3")
    assert [seat for seat, _ in t.queue("dock")] == [3, 0, 1]
