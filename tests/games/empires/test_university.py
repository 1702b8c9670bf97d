"""University (12.5): once, at any time, an own worker or the own marker moves forward."""

import pytest

from caravela.games.empires.rules import numbers
from tests.games.empires.kit import Table, table


def school(*order: int, preset: str = "deluxe_full", round: int = 4, players: int = 4, owner: int = 3, **changes: str) -> Table:
    """Seat 3 (or another) owns University unused; the player order is as given, else 0, 1, 2, 3."""
    t = table(players=players, preset=preset, round=round, **changes).own(owner, "university")
    for i, seat in enumerate(order):
        t.s.order[i] = seat
    return t


def workers(*seats: int) -> list[tuple[int, str]]:
    return [(seat, "colonist") for seat in seats]


def owners(t: Table, box: str) -> list[int]:
    return [seat for seat, _ in t.queue(box)]


# -- What it moves -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("box", ["dock", "goods", "buildings", "warfare"])
def test_the_worker_goes_to_the_front_and_the_others_shift_right(box: str) -> None:
    """E-B-UNIVERSITY.2, E-B-UNIVERSITY.4: only own workers are offered."""
    t = school(3, 0, 1, 2).stand(box, *workers(0, 1, 3, 2, 3)).offer_tiles("taxation").give_money(3, 14)
    t.put("peru", 3, soldier=1).put("peru", 0, colonist=4).resolve(box)
    assert t.asks() == (3, "ask-study") and t.on_offer() == ["no", f"bring forward {box} 3", f"bring forward {box} 5"]
    t.say(f"bring forward {box} 5")
    assert owners(t, box) == [3, 0, 1, 3, 2]
    assert t.view().decider == 3
    assert t.view().players_at_table[3].used_buildings == ["university"]
    t.conserved()


def test_a_worker_in_initiative_goes_to_the_front() -> None:
    """E-B-UNIVERSITY.2, E-B-UNIVERSITY.7, E-B-UNIVERSITY.5: before the box resolves that changes the dollars."""
    t = school(3, 0, 1, 2).stand("initiative", *workers(0, 1, 3)).resolve("initiative")
    assert t.on_offer() == ["no", "bring forward initiative 3"]
    t.say("bring forward initiative 3")
    assert owners(t, "initiative") == [3, 0, 1]
    assert [t.money(seat) for seat in range(4)] == [2, 3, 0, 1]


def test_a_worker_in_initiative_may_still_move_after_the_money_is_paid() -> None:
    """E-B-UNIVERSITY.7, E-B-UNIVERSITY.5: then only the next player order changes; position 1 is position 1."""
    t = school(3, 0, 1, 2).stand("initiative", *workers(0, 1, 3)).happen(numbers.OPEN_BOX, 0, 0).say("no")
    assert [t.money(seat) for seat in range(4)] == [1, 2, 0, 3] and t.asks() == (3, "ask-study")
    t.say("bring forward initiative 3")
    assert [t.money(seat) for seat in range(4)] == [1, 2, 0, 3] and owners(t, "initiative") == [3, 0, 1]
    t.happen(numbers.RESET)
    assert t.order() == [3, 0, 1, 2]


def test_the_marker_goes_to_the_first_place_of_the_player_order() -> None:
    """E-B-UNIVERSITY.2, E-B-UNIVERSITY.5."""
    t = school().resolve("initiative")
    assert t.on_offer() == ["no", "move own marker"]
    t.say("move own marker")
    assert t.order() == [3, 0, 1, 2]


def test_the_first_edition_moves_one_step_and_knows_fewer_boxes() -> None:
    """E-B-UNIVERSITY.3, E-B-UNIVERSITY.10: dock, Initiative, buildings, the marker; not goods and not war."""
    for box in ("dock", "initiative", "buildings"):
        t = school(3, 0, 1, 2, preset="first").stand(box, *workers(0, 1, 3)).offer_tiles("taxation").give_money(0, 14)
        t.resolve(box)
        assert t.on_offer() == ["no", f"bring forward {box} 3"]
        assert owners(t.say(f"bring forward {box} 3"), box) == [0, 3, 1]
    marker = school(preset="first").resolve("initiative").say("move own marker")
    assert marker.order() == [0, 1, 3, 2]
    for box in ("goods", "warfare"):
        t = school(3, 0, 1, 2, preset="first").stand(box, *workers(0, 3)).put("peru", 0, soldier=1).put("peru", 3, colonist=1)
        t.resolve(box)
        assert t.asks() in ((0, "ask-good"), (0, "ask-declare"))


def test_one_step_in_initiative_swaps_with_the_worker_in_front() -> None:
    """E-EDGE-59, E-B-UNIVERSITY.10."""
    t = school(3, 0, 1, 2, preset="first").stand("initiative", (0, "captain"), (1, "soldier"), (3, "merchant"), (2, "colonist"))
    t.resolve("initiative").say("bring forward initiative 3")
    assert t.queue("initiative") == [(0, "captain"), (3, "merchant"), (1, "soldier"), (2, "colonist")]
    assert [t.money(seat) for seat in range(4)] == [1, 3, 4, 2]


def test_the_mode_sets_how_far_and_the_edition_sets_which_boxes() -> None:
    """E-B-UNIVERSITY.11."""
    t = school(3, 0, 1, 2, university_mode="one_step").stand("goods", *workers(0, 1, 3)).resolve("goods")
    assert owners(t.say("bring forward goods 3"), "goods") == [0, 3, 1]
    t = school(3, 0, 1, 2, preset="first", university_mode="to_front").stand("goods", *workers(0, 1, 3)).resolve("goods")
    assert t.asks() == (0, "ask-good")
    t = school(3, 0, 1, 2, preset="first", university_mode="to_front").stand("dock", *workers(0, 1, 3)).resolve("dock")
    assert owners(t.say("bring forward dock 3"), "dock") == [3, 0, 1]


def test_first_means_next_to_resolve_when_others_are_already_done() -> None:
    """E-B-UNIVERSITY.5."""
    t = school(3, 0, 1, 2).stand("dock", *workers(0, 1, 2, 3)).discover("peru").resolve("dock").say("no")
    assert t.asks() == (0, "ask-land")
    t.say("settle Peru")
    assert t.asks() == (3, "ask-study") and t.on_offer() == ["no", "bring forward dock 3"]
    t.say("bring forward dock 3")
    assert owners(t, "dock") == [3, 1, 2] and t.asks() == (3, "ask-land")


def test_x_y_and_ships_belong_to_the_dock_queue() -> None:
    """E-B-UNIVERSITY.9, E-DOCK-21."""
    for standing, i in (("X", 3), ("Y", 3), ("ship", 3)):
        t = school(3, 0, 1, 2).stand("dock", (0, "colonist"), (1, "colonist"), (3, "soldier", standing)).discover("peru")
        t.resolve("dock").say(f"bring forward dock {i}")
        assert t.queue("dock") == [(3, "soldier"), (0, "colonist"), (1, "colonist")] and t.asks() == (3, "ask-land")


def test_a_move_changes_only_the_order_and_no_free_space() -> None:
    """E-B-UNIVERSITY.12: in goods, buildings, war and Initiative as many spaces are free as before."""
    for box, full in (("goods", 4), ("buildings", 5), ("warfare", 4)):
        for standing in (full - 1, full):
            seats = [0] * (standing - 1) + [3]
            t = school(3, 0, 1, 2).stand(box, *workers(*seats)).put("available", 3, colonist=1).happen(numbers.ROUND)
            t.say(f"bring forward {box} {standing}")
            assert len(t.queue(box)) == standing and owners(t, box)[0] == 3
            assert (f"place a colonist on {box}" in t.on_offer()) == (standing < full)
    t = school(3, 0, 1, 2).stand("initiative", *workers(0, 3)).put("available", 3, colonist=1).put("available", 1, colonist=1)
    t.happen(numbers.ROUND).say("bring forward initiative 2", "place a colonist on shipping")
    assert t.asks() == (1, "ask-place") and "place a colonist on initiative" in t.on_offer()


def test_a_worker_that_is_already_first_is_not_offered() -> None:
    """E-EDGE-44, E-ROUND-8: with no move that changes anything there is no window; equal figures in a row are one choice."""
    t = school(3, 0, 1, 2).stand("dock", *workers(3, 0)).resolve("dock")
    assert t.asks() == (3, "ask-land")
    t = school(3, 0, 1, 2).stand("goods", *workers(3, 3, 0)).resolve("goods")
    assert t.asks() == (3, "ask-good")
    t = school(3, 0, 1, 2).stand("goods", *workers(0, 3, 3)).resolve("goods")
    assert t.on_offer() == ["no", "bring forward goods 2"]
    assert school(3, 0, 1, 2).resolve("initiative").asks() is None  # the marker is first as well


# -- When --------------------------------------------------------------------------------------------------------------


def test_it_is_used_once_and_is_worth_five_points_used_or_not() -> None:
    """E-B-UNIVERSITY.1, E-BUILD-13."""
    t = school(3, 0, 1, 2).stand("goods", *workers(0, 3)).stand("warfare", *workers(0, 3)).put("peru", 0, soldier=1)
    t.put("peru", 3, colonist=1).offer_goods(rice=2)
    assert t.points(3) == {"buildings": 5}
    t.resolve("goods").say("bring forward goods 2", "take rice", "forgo")
    assert t.points(3) == {"buildings": 5}
    t.resolve("warfare")
    assert t.asks() == (0, "ask-declare")


def test_it_is_asked_at_every_moment_that_can_matter() -> None:
    """E-B-UNIVERSITY.6, E-B-UNIVERSITY.1, E-ROUND-8, E-ROUND-9: a whole round, in which the owner keeps the tile each time."""
    t = school(players=2, owner=1).own(0, "settlers").offer_tiles("taxation", "fortress").give_money(0, 14).give_money(1, 14)
    t.discover("peru").put("available", 0, colonist=5).put("available", 1, colonist=4).put("pool", 0, captain=2).only_token("T01")
    t.put("caribbean", 0, soldier=1).put("caribbean", 1, soldier=1, colonist=2)
    t.happen(numbers.ROUND)
    plan = {
        0: ["dock", "goods", "buildings", "warfare", "captain space"],
        1: ["initiative", "dock", "goods", "shipping"],
    }
    windows: list[str] = []
    last = ""
    while t.view().round == 5:
        decision = t.asks()
        assert decision
        who, question = decision
        view = t.view()
        if question == "ask-study":
            assert who == 1
            windows.append(f"{view.phase} {view.box} after {last}" if view.phase == "resolve" else f"{view.phase} after {last}")
            t.say("no")
            continue
        if question == "ask-place":
            target = plan[who].pop(0)
            t.say(f"place a colonist on {target}")
            last = f"{who} {target}"
        else:
            choice = {
                "ask-land": "settle Peru",
                "ask-good": t.on_offer()[1],
                "ask-buy": "buy Fortress",
                "ask-discover": "explore Brazil",
                "ask-muster": "launch" if "launch" in t.on_offer() else "send a captain",
                "ask-specialist": "take a captain",
                "ask-declare": "battle in Caribbean against seat 2",
                "ask-casualty": t.on_offer()[0],
            }[question]
            t.say(choice)
            last = f"{who} {choice}" if question != "ask-good" else f"{who} good"
    assert windows == [
        "place after ",  # before anybody places
        "place after 0 dock",  # before each own placement
        "place after 0 goods",
        "place after 0 buildings",
        "place after 0 warfare",
        "resolve initiative after 0 captain space",
        "resolve dock after 0 captain space",  # the money of Initiative is paid
        "resolve dock after 0 settle Peru",  # before each worker
        "resolve goods after 1 settle Peru",
        "resolve goods after 0 good",
        "resolve shipping after 1 good",
        "resolve buildings after 1 good",  # the ship is taken
        "resolve discovery after 0 buy Fortress",
        "resolve discovery after 0 launch",  # before each player's turn until the owner has acted
        "resolve warfare after 0 take a captain",
        "benefits after 0 eliminate a colonist",  # not again when only the owner's turn is left: no move would change anything
    ]
    t.conserved()


def test_the_windows_of_phase_four_end_with_the_owners_turn() -> None:
    """E-B-UNIVERSITY.6."""
    t = school(owner=1).own(0, "trading_post").own(1, "taxation").own(2, "settlers").stand("initiative", *workers(0, 1))
    t.happen(numbers.OPEN_BENEFITS)
    asked = 0
    while t.asks() == (1, "ask-study"):
        asked += 1
        t.say("no")
    assert asked == 2 and t.asks() is None and t.at("available", 2) == {"colonist": 1}  # not again before seat 2


def test_there_is_no_window_in_phase_five_of_the_last_round() -> None:
    """E-B-UNIVERSITY.6, E-ORDER-4: and Initiative workers no longer move once they are paid."""
    t = school(round=8).happen(numbers.RESET)
    assert t.view().over
    t = school(3, 0, 1, 2, round=8).stand("initiative", *workers(0, 3)).happen(numbers.OPEN_BOX, 0, 0)
    assert t.on_offer() == ["no", "bring forward initiative 2"]
    assert t.say("no").asks() is None
    t = school(round=7).happen(numbers.RESET)
    assert t.asks() == (3, "ask-study") and t.view().phase == "reset"


def test_it_may_close_the_last_dock_space_before_a_rival_places() -> None:
    """E-B-UNIVERSITY.6, E-DOCK-22: the move of an X worker takes a numbered space; only the dock is asked about then."""
    t = school(players=2, owner=1, round=4).stand("dock", (0, "colonist"), (0, "soldier"), (1, "colonist", "X"))
    t.put("available", 0, colonist=2).put("available", 1, colonist=2).happen(numbers.ROUND).say("no")
    assert t.asks() == (0, "ask-place")  # asked a moment ago, and nothing has changed since
    t.say("place a colonist on shipping", "no", "place a colonist on shipping")
    assert t.asks() == (1, "ask-study") and t.on_offer() == ["no", "bring forward dock 3"]
    t.say("bring forward dock 3")
    assert t.asks() == (0, "ask-place") and "place a colonist on dock" not in t.on_offer()
    assert t.dock() == [(1, "colonist", "numbered"), (0, "colonist", "numbered"), (0, "soldier", "numbered")]
    t.say("place a colonist on shipping")
    assert t.asks() == (1, "ask-place")  # used once, it is not asked about again
    open_dock = school(players=2, owner=1, round=4).stand("dock", (0, "colonist"), (1, "colonist", "X"))
    open_dock.put("available", 0, colonist=2).put("available", 1, colonist=1).happen(numbers.ROUND).say("no")
    open_dock.say("place a colonist on shipping", "no", "place a colonist on shipping")
    assert open_dock.asks() == (0, "ask-place")  # two spaces are free: nothing to close


def test_an_equal_worker_on_x_may_move_only_while_that_takes_a_space() -> None:
    """E-B-UNIVERSITY.9, E-DOCK-22, E-EDGE-44: behind an own colonist, in Phase 1, and not when it merely swaps."""
    for mode, asked in (("to_front", "ask-study"), ("one_step", "ask-place")):
        t = school(3, 0, 1, 2, university_mode=mode).stand("dock", (3, "colonist"), (3, "colonist", "X"))
        t.put("available", 3, colonist=1).happen(numbers.ROUND)
        assert t.asks() == (3, asked)
    t = school(3, 0, 1, 2).stand("dock", (3, "colonist"), (3, "colonist", "X")).discover("peru").resolve("dock")
    assert t.asks() == (3, "ask-land")


def test_in_the_last_round_initiative_counts_until_it_is_paid() -> None:
    """E-B-UNIVERSITY.6, E-B-UNIVERSITY.7."""
    t = school(3, 0, 1, 2, round=7).put("available", 3, colonist=1).resolve("warfare")
    t.stand("initiative", *workers(0, 3)).happen(numbers.ROUND)
    assert t.view().phase == "place" and t.on_offer() == ["no", "bring forward initiative 2"]


def test_bought_just_now_it_may_bring_forward_another_own_worker_in_the_box() -> None:
    """E-EDGE-45, E-B-UNIVERSITY.1."""
    t = table(round=4).offer_tiles("university", "taxation", "fortress").give_money(3, 28).give_money(0, 14)
    t.stand("buildings", *workers(3, 0, 3)).resolve("buildings").say("buy University")
    assert t.asks() == (3, "ask-study") and "bring forward buildings 2" in t.on_offer()
    t.say("bring forward buildings 2")
    assert owners(t, "buildings") == [3, 0] and t.asks() == (3, "ask-buy")
    t.say("buy Taxation")
    assert t.asks() == (0, "ask-buy") and t.on_offer() == ["forgo", "buy Fortress"]
    t.conserved()


# -- What the marker does ----------------------------------------------------------------------------------------------


def test_the_marker_moved_before_anybody_places_lets_the_owner_place_first() -> None:
    """E-B-UNIVERSITY.8, E-EDGE-82: no Initiative worker is needed."""
    t = school()
    for seat in range(4):
        t.put("available", seat, colonist=1)
    t.happen(numbers.ROUND)
    assert t.asks() == (3, "ask-study")
    t.say("move own marker")
    assert t.asks() == (3, "ask-place")
    assert t.say("place a colonist on dock").asks() == (0, "ask-place")


def test_the_marker_moved_while_placing_counts_from_the_next_lap() -> None:
    """E-B-UNIVERSITY.8, E-PLACE-15."""
    t = school(owner=2)
    for seat in range(4):
        t.put("available", seat, colonist=2)
    t.happen(numbers.ROUND).say("no", "place a colonist on dock", "place a colonist on dock")
    assert t.asks() == (2, "ask-study")
    t.say("move own marker")
    turns = []
    while t.view().phase == "place":
        decision = t.asks()
        assert decision
        turns.append(decision[0])
        t.say("place a colonist on shipping")
    assert turns == [2, 3, 2, 0, 1, 3]


def test_the_marker_moved_in_phase_two_breaks_a_shipping_tie() -> None:
    """E-B-UNIVERSITY.8."""
    for choice, winner in (("no", 0), ("move own marker", 3)):
        t = school().put("shipping", 0, colonist=1).put("shipping", 3, colonist=1).resolve("shipping").say(choice)
        assert t.ships(winner) == 1
        t.conserved()


def test_the_marker_moved_between_two_discovery_turns_lets_the_owner_act_next_and_nobody_twice() -> None:
    """E-EDGE-81, E-DISC-22, E-B-UNIVERSITY.8."""
    t = school()
    for seat in range(4):
        t.put("pool", seat, colonist=1)
    t.only_token("T16").resolve("discovery").say("no", "explore Peru")
    assert t.asks() == (3, "ask-study")
    t.say("move own marker")
    turns = []
    while t.asks():
        decision = t.asks()
        assert decision
        turns.append(decision[0])
        t.say("no")
    assert turns == [3, 1, 2]


def test_the_marker_moved_between_two_turns_of_phase_four_lets_the_owner_act_next_and_nobody_twice() -> None:
    """E-EDGE-81, E-BEN-9, E-B-UNIVERSITY.8."""
    t = school().own(0, "trading_post").own(1, "taxation").own(3, "privateers").give_ships(3, 2).happen(numbers.OPEN_BENEFITS)
    t.say("no")
    assert t.money(0) == 5 and t.money(1) == 0 and t.asks() == (3, "ask-study")
    t.say("move own marker")
    assert [t.money(seat) for seat in range(4)] == [3, 10, 0, 2]  # seat 1 had nothing yet when the privateers came
    assert t.order() == [3, 0, 1, 2] and t.asks() is None


def test_in_phase_five_the_new_order_starts_from_the_order_after_the_move() -> None:
    """E-EDGE-58, E-B-UNIVERSITY.6."""
    t = school().stand("initiative", *workers(1)).happen(numbers.RESET)
    assert t.asks() == (3, "ask-study") and t.view().phase == "reset"
    t.say("move own marker")
    assert t.order() == [1, 3, 0, 2]
    kept = school().stand("initiative", *workers(1)).happen(numbers.RESET).say("no")
    assert kept.order() == [1, 0, 2, 3]
    kept.conserved()


def test_the_marker_is_offered_only_where_the_order_still_decides_something() -> None:
    """E-B-UNIVERSITY.6, E-ORDER-1, E-ORDER-4: not by the owner's own Initiative, nor past those who are there, nor in round 8."""
    late = table(3, round=5).own(2, "university").happen(numbers.RESET)
    assert late.asks() == (2, "ask-study") and late.on_offer() == ["no", "move own marker"]
    late.say("no")
    assert late.asks() != (2, "ask-study"), "E-ROUND-8: the new round finds the same table"
    own = table(3, round=5).own(2, "university").stand("initiative", (2, "colonist")).happen(numbers.RESET)
    assert own.asks() is None or own.view().round == 6
    passed = table(3, round=5).own(2, "university").stand("initiative", (0, "colonist"), (1, "colonist")).happen(numbers.RESET)
    assert passed.view().round == 6, "whom the marker would pass goes first by Initiative"
    last = table(3, round=8).own(2, "university").own(0, "settlers").own(1, "settlers")
    last.s.acted = 0b011
    assert last.happen(numbers.OPEN_BENEFITS).asks() is None


def test_a_worker_alone_on_x_can_be_brought_to_space_one() -> None:
    """E-DOCK-22, E-B-UNIVERSITY.9."""
    t = table(3, round=5).own(0, "university").stand("dock", (0, "colonist", "X"))
    t.s.phase = numbers.PLACING
    t.happen(numbers.STUDY, 0)
    assert "bring forward dock 1" in t.on_offer()
    assert t.say("bring forward dock 1").dock() == [(0, "colonist", "numbered")]


def test_own_workers_change_places_only_where_their_kind_counts() -> None:
    """E-EDGE-44: in Trade Goods an own captain before an own colonist changes nothing; in Capital Buildings a builder does."""
    t = table(3, round=5, builders="true").own(0, "university").stand("goods", (0, "colonist"), (0, "captain"))
    t.s.order[0] = 0
    assert "bring forward goods 2" not in t.happen(numbers.STUDY, 0).on_offer()
    t.stand("buildings", (0, "colonist"), (0, "builder"))
    assert "bring forward buildings 2" in t.happen(numbers.STUDY, 0).on_offer()
