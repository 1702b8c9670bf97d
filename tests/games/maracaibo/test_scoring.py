"""Hand and display (4.17), interim scoring (4.21), final scoring (4.22), influence and ownership (4.11)."""

import pytest

from caravela.games.maracaibo.rules import numbers
from caravela.games.maracaibo.rules.components import LOCATION_IDS
from caravela.games.maracaibo.rules.game import MARACAIBO
from tests.games.maracaibo.kit import Table, table

# -- hand and display --------------------------------------------------------------------------------------------------


def fill(t: Table, who: int = 0) -> Table:
    return t.happen(numbers.FILL_HAND, who, 0, numbers.FILLING)


def test_the_hand_is_filled_card_by_card() -> None:
    """M-HAND-1, M-HAND-2, M-HAND-3, M-EX-52: one doubloon, so at most one card of the display."""
    t = table().hand(0, "A01", "A02").display("B001", "B002", "B003", "B004").give(0, doubloons=1)
    fill(t)
    assert t.on_offer() == ["draw", "take B001", "take B002", "take B003", "take B004"]
    t.say("take B002")
    assert t.asks() is None and t.doubloons() == 0  # the last card comes from the deck, there is no other way
    assert len(t.in_hand()) == 4


def test_a_drawn_card_is_seen_before_the_next_choice() -> None:
    """M-HAND-3, M-INFO-1: by its owner alone."""
    t = table().hand(0, "A01", "A02").display("B001").give(0, doubloons=1)
    fill(t).say("draw")
    assert t.asks() == (0, "ask-fill")
    own, other = MARACAIBO.view(t.s, 0).players_at_table[0], MARACAIBO.view(t.s, 1).players_at_table[0]
    assert own.hand is not None and len(own.hand) == 3
    assert other.hand is None and other.hand_size == 3
    told = [event for event in t.log() if event.phrase.message == "event-drew-card"]
    assert [event.seen_by for event in told] == [0]


def test_without_doubloons_only_the_deck() -> None:
    """M-RUL-4."""
    t = fill(table().hand(0, "A01").display("B001"))
    assert t.asks() is None and len(t.in_hand()) == 4 and "B001" not in t.in_hand()


def test_gaps_of_the_display_are_filled_after_phase_c() -> None:
    """M-HAND-4, M-RUL-3: not before the hand is full."""
    t = table().display("B001", "B002", "B003", "B004").give(0, doubloons=2).hand(0, "A01", "A02").ship(0, "5").turn(0)
    t.say("sail 6", "no main action", "end turn", "take B001")
    assert MARACAIBO.view(t.s, 0).display[0] == ""
    t.say("take B003")
    shown = MARACAIBO.view(t.s, 0).display
    assert "" not in shown and shown[1] == "B002" and shown[3] == "B004"


def test_an_empty_deck_is_renewed_from_the_discard_pile() -> None:
    """M-HAND-5, M-RUL-1: at once, when a card must be drawn; the display is not part of it."""
    t = table().display("A30").discarded("A20", "A21").deck("A10").hand(0, "A01")
    fill(t)
    assert set(t.in_hand()) == {"A01", "A10", "A20", "A21"} and t.s.renewals == 1
    assert MARACAIBO.view(t.s, 0).display[0] == "A30"


def test_deck_and_discard_pile_empty() -> None:
    """M-HAND-6, M-HAND-8, M-RUL-2, M-RUL-69: no more cards; display cards may be taken, but need not."""
    t = table().display("A30").discarded().deck().hand(0, "A01").give(0, doubloons=2)
    assert fill(t).on_offer() == ["take A30", "stop"]
    t.say("stop")
    assert t.in_hand() == ["A01"]
    t.happen(numbers.REFILL_DISPLAY, 0, 0, numbers.FILLING)
    assert MARACAIBO.view(t.s, 0).display == ["A30", "", "", ""]


def test_a_hand_above_the_limit_stays() -> None:
    """M-HAND-7."""
    t = fill(table().hand(0, "A01", "A02", "A03", "A04", "A05"))
    assert len(t.in_hand()) == 5


# -- influence and ownership -------------------------------------------------------------------------------------------


def test_influence_track() -> None:
    """M-INF-1, M-INF-2, M-INF-3, M-INF-4: titles at 2, 4, 6, 9, 12, 15."""
    levels = [0, 0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6]
    assert [int(table().influence(0, spain=n).s.level(0, 2)) for n in range(16)] == levels


def test_beyond_the_end_of_the_track() -> None:
    """M-INF-5, M-RUL-8, M-EX-29: two VP for each step that is not made."""
    t = table().influence(0, france=14)
    t.s.gain_influence(0, 0, 3, 0)
    assert t.with_nation("france") == 15 and t.vp() == 4


def test_next_title() -> None:
    """M-INF-6: to the next title space; on 15 it has no effect."""
    t = table().influence(0, france=0, england=6, spain=15).happen(numbers.RAISE_TITLE, 0, 0)
    assert t.offers("nation ") == ["nation france", "nation england"]
    assert t.say("nation england").with_nation("england") == 9


def test_removed_markers_never_return() -> None:
    """M-OWN-2, M-RUL-19: neither to the stock nor to the map."""
    t = table().marker("spain", "4")
    t.s.remove_marker(0, 4)
    assert t.owner("4") == "" and t.s.stock[2] == 12
    assert t.s.markers_on_map(2) == 0


# -- interim scoring ---------------------------------------------------------------------------------------------------


def test_step_1_from_the_trigger_player() -> None:
    """M-INT-1, M-RUL-33, M-RUL-72: buy, invest, or 2 VP; clockwise; one thing only."""
    t = table(3).building("PB1")
    for who in range(3):
        t.give(who, doubloons=8, workers=1).hand(who, ("A01", "A03", "A09")[who])
    t.interim(1)
    assert t.asks() == (1, "ask-buy-or-points")
    assert t.on_offer() == ["buy A03", "invest PB1", "2 points"]
    t.say("invest PB1")
    assert t.asks() == (2, "ask-buy-or-points") and t.vp(1) == 2
    t.say("2 points")
    assert t.asks() == (0, "ask-buy-or-points") and t.vp(2) == 2


def test_a_buyer_refills_the_hand() -> None:
    """M-INT-2, M-RUL-3: as in phase C, and the display after it; who invests or takes VP does not."""
    t = table().hand(0, "A01", "A02").display("B001", "B002", "B003", "B004").give(0, doubloons=3).interim(0)
    t.say("buy A01")
    assert t.asks() == (0, "ask-fill")
    t.say("take B002")  # no doubloon is left: the rest comes from the deck
    assert len(t.in_hand()) == 4 and "event-card-shown" in t.messages()
    t = table().hand(0, "A01").give(0, doubloons=3).interim(0).say("2 points")
    assert t.in_hand() == ["A01"]


def test_income() -> None:
    """M-INT-3, M-INT-4, M-EX-4, M-GEN-4: doubloons and VP; the VP printed on the doubloon track are ignored."""
    t = table().income(0, 12, 3).income(1, 20, 0).interim(0)
    assert (t.doubloons(0), t.vp(0)) == (12, 3 + 2)
    assert (t.doubloons(1), t.vp(1)) == (20, 2)
    assert t.s.incomes == 1


def test_income_bought_in_step_1_counts_in_step_2() -> None:
    """M-RUL-11: and that scoring is still to come for the wrap."""
    t = table(2, round=3).hand(0, "B010", "A04", "A05", "A10").income(0, 8, 19).give(0, doubloons=4).interim(0)
    t.say("buy B010")
    while t.asks() == (0, "ask-fill"):
        t.say("draw")
    assert t.vp(0) == 2 * 20 + 1


def test_markets_are_cleared() -> None:
    """M-INT-5: the discs leave the game; those on disc tiles stay."""
    t = table(3).legacy("L10").market("11", 0, 1).set(0, numbers.DISC_LEFT, 1).set(1, numbers.DISC_LEFT, 1)
    t.s.on_tile[0] = 1
    t.set(0, numbers.DISC_LEFT, 0).interim(0)
    assert t.s.market[11] == 0
    assert t.got(0, numbers.OUT_DISCS) == 1 and t.got(1, numbers.OUT_DISCS) == 1
    assert t.s.on_tile[0] == 1


def test_a_new_display_and_the_next_building() -> None:
    """M-INT-6, M-INT-7, M-RUL-84, M-PRES-1: the old cards are discarded first."""
    t = table().display("B001", "B002", "B003", "B004").discarded().deck("A10", "A11").interim(0)
    view = MARACAIBO.view(t.s, -1)
    assert {"A10", "A11"} <= set(view.display) and len(set(view.display) & {"B001", "B002", "B003", "B004"}) == 2
    assert [building != "" for building in view.prestige] == [True, True, False, False]


@pytest.mark.parametrize("trigger", [0, 1, 2])
def test_ships_return_and_the_left_neighbour_starts(trigger: int) -> None:
    """M-INT-9, M-INT-10, M-GEN-2."""
    t = table(3).ship(0, "5").ship(1, "19").ship(2, "21a").interim(trigger)
    assert [t.at(who) for who in range(3)] == ["H", "H", "H"]
    assert t.s.round == 2 and t.s.first == t.s.active == (trigger + 1) % 3
    assert t.asks() == ((trigger + 1) % 3, "ask-sail")


def test_missions_of_the_stand_alone_card_come_in_step_6() -> None:
    """M-INT-8, M-STORY-17, M-RUL-38: and what lies on the map stays."""
    t = table()
    t.s.show_mission()
    t.mission("Q23" if t.s.top == 23 else "Q24", "5")
    t.interim(0)
    assert len(t.missions_at("6")) == len(t.missions_at("12")) == 1
    assert len(t.missions_at("5")) == 1


# -- final scoring -----------------------------------------------------------------------------------------------------


def test_step_1_without_refill() -> None:
    """M-FIN-1, M-CARD-1: the hand is not refilled."""
    t = table(2).hand(0, "A01", "A02").give(0, doubloons=3).final(0).say("buy A01")
    assert t.in_hand() == ["A02"]
    assert t.s.over


def test_the_worked_example() -> None:
    """M-FIN-2, M-FIN-3, M-FIN-6, M-FIN-7, M-FIN-8, M-FIN-9, M-EX-5: 34 + 4 + 9 + 29 points."""
    t = table(3).income(0, 20, 9).set(0, numbers.CARDS_VP, 34).influence(0, france=4, spain=6, england=2)
    t.influence(1, france=15, spain=15, england=15)
    t.marker("france", "1", "2", "3", "4").marker("spain", "5", "6", "7", "8").marker("england", "9", "10")
    t.stock("france", 6).stock("spain", 8).stock("england", 9)
    assert [int(n) for n in multipliers(t)] == [6, 2, 5]  # France, England, Spain
    assert t.points() == {"cards": 34, "doubloon_track": 4, "income": 9, "titles": 29}
    assert t.total() == 76


def multipliers(t: Table) -> list[int]:
    return [nation.multiplier for nation in MARACAIBO.view(t.s, -1).nations]


def test_no_doubloons_at_the_end() -> None:
    """M-FIN-2, M-FIN-12: doubloons, workers, CP and discs on markets give nothing."""
    t = table(2).income(0, 12, 5).give(0, doubloons=30, cp=8, workers=5).market("11", 0).final(0)
    t.say("2 points")  # a building could be afforded
    assert t.doubloons() == 30
    assert t.points() == {"voyage": 2, "income": 5, "doubloon_track": 1}


def test_hand_and_planned_cards_count_nothing() -> None:
    """M-FIN-3, M-RUL-82."""
    assert table().hand(0, "B001").plan(0, "B002").points() == {}
    assert table().own(0, "B001").points() == {"cards": 4}


def test_leaders() -> None:
    """M-FIN-4, M-FIN-5, M-RUL-62: every tied player gains 3; nothing where all are on 0."""
    t = table(3).influence(0, france=3, spain=1).influence(1, france=3).influence(2, france=2)
    assert t.points(0)["leaders"] == 6 and t.points(1)["leaders"] == 3 and "leaders" not in t.points(2)


@pytest.mark.parametrize(
    ("markers", "bonus"),
    [((4, 4, 4), (2, 2, 2)), ((4, 4, 2), (2, 2, 0)), ((4, 2, 2), (2, 1, 1)), ((4, 3, 2), (2, 1, 0)), ((0, 0, 0), (2, 2, 2))],
)
def test_majority(markers: tuple[int, int, int], bonus: tuple[int, int, int]) -> None:
    """M-FIN-7, M-FIN-8, M-EX-34, M-RUL-61: ties take the higher value; also without a marker."""
    t = table(3)
    place = 1
    for nation, n in zip(("france", "england", "spain"), markers, strict=True):
        for _ in range(n):
            t.marker(nation, LOCATION_IDS[place])
            place += 1
    assert tuple(nation.majority for nation in MARACAIBO.view(t.s, -1).nations) == bonus


def test_an_empty_stock_has_seven_empty_spaces() -> None:
    """M-RUL-18, M-OWN-3."""
    t = table(3).stock("france", 0)
    assert MARACAIBO.view(t.s, -1).nations[0].emptied == 7


def test_the_most_vp_win_and_ties_share() -> None:
    """M-FIN-11, M-GEN-11, M-RUL-35: open ended; whoever triggered it scores like everybody else."""
    t = table(3).set(0, numbers.VP, 250).set(1, numbers.VP, 250).set(2, numbers.VP, 7)
    assert MARACAIBO.winners(t.s) == [0, 1]
    t.final(2)
    assert t.s.over and MARACAIBO.winners(t.s) == [0, 1] and t.vp(2) == 9


def test_points_of_the_log_are_the_points_of_the_game() -> None:
    """M-INV-10: gains less what was stolen, over whole games."""
    from caravela.core.events import Journal
    from caravela.core.state import play_randomly

    for seed in range(6):
        journal = Journal()
        s = MARACAIBO.start(3, MARACAIBO.agree("single_hard", {}), seed, journal=journal)
        play_randomly(s, seed)
        got = [0, 0, 0]
        for event in MARACAIBO.events(journal):
            message, who = event.phrase.message, event.who
            if (message == "event-gained" and event.phrase["gain"] == 1) or message == "event-scored":
                got[who] += int(event.phrase["n"])
            elif message == "event-stolen":
                got[int(event.phrase["other"])] -= int(event.phrase["n"])
        assert got == [score.total for score in MARACAIBO.scores(s)]


def test_who_had_no_turn_scores_all_the_same() -> None:
    """M-RUL-34: who had no turn takes part in interim scoring all the same."""
    t = table(3).ship(2, "21a").interim(2)
    assert [t.vp(who) for who in range(3)] == [2, 2, 2]
