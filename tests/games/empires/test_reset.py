"""Reset (rules 10.1 to 10.5, 10.8, 10.9): goods, ship, buildings, colonists, player order, the next round."""

import random

import pytest

from caravela.core.state import take
from caravela.games.empires.rules import numbers
from caravela.games.empires.rules.components import TILE_IDS
from caravela.games.empires.rules.game import EMPIRES
from caravela.games.empires.rules.state import Empires
from tests.games.empires.kit import Table, table

EDITIONS = ["first", "deluxe_base"]
AGE_OF_TILE = {tile: 1 if i < 20 else 2 if i < 42 else 3 for i, tile in enumerate(TILE_IDS)}


def steps(t: Table) -> list[str]:
    """The kinds of things that happened, in order, each run once."""
    said: list[str] = []
    for message in t.messages():
        if not said or said[-1] != message:
            said.append(message)
    return said


def no_ship(t: Table) -> Table:
    """Somebody has taken the ship."""
    t.s.ship_in_box = 0
    t.s.tally[numbers.SHIPS * 6] += 1
    return t


# -- The order of the steps --------------------------------------------------------------------------------------------


def test_the_steps_of_the_deluxe_edition() -> None:
    """E-RESET-1: goods, ship, buildings, colonists, scoring, VP purchase, player order, turn marker."""
    t = (
        no_ship(table(round=3, vp_purchase="true"))
        .put("peru", 1, colonist=3)
        .give_money(2, 1)
        .stand("initiative", (3, "colonist"))
    )
    t.journal.events.clear()
    t.happen(numbers.RESET)
    assert t.asks() == (2, "ask-buy-points") and t.view().phase == "reset"
    assert steps(t)[-1] == "event-scored" and t.order() == [0, 1, 2, 3] and t.view().round == 3
    t.say("buy 1 VP")
    assert steps(t) == [
        *["event-good-offered", "event-ship-offered", "event-tile-offered", "event-colonists"],
        *["event-scored", "event-bought-points", "event-position", "event-round"],
    ]


def test_the_steps_of_the_first_edition() -> None:
    """E-RESET-2: buildings, goods, ship, colonists, scoring, player order, turn marker."""
    t = no_ship(table(round=3, preset="first")).put("peru", 1, colonist=3).stand("initiative", (3, "colonist"))
    t.journal.events.clear()
    t.happen(numbers.RESET)
    assert steps(t) == [
        *["event-tile-offered", "event-good-offered", "event-ship-offered", "event-colonists"],
        *["event-scored", "event-position", "event-round"],
    ]


# -- Trade goods -------------------------------------------------------------------------------------------------------


def test_goods_left_over_leave_the_game_in_the_deluxe_edition() -> None:
    """E-RESET-3."""
    t = table().offer_goods(rice=3)
    pile = t.pile()
    t.happen(numbers.RESET)
    assert t.goods_on_offer() == 4 and t.pile() == pile - 4 and t.removed_goods() == 3
    assert t.view().removed_goods == {"rice": 3} and t.view().goods_on_offer.get("rice", 0) == 0
    t.conserved()


def test_goods_left_over_return_to_the_pile_in_the_first_edition() -> None:
    """E-RESET-4: rice, of which all are in the box, can be drawn again."""
    again = 0
    for seed in range(1, 30):
        t = Table(4, "first", 1, seed * 0x123456789).offer_goods(rice=3)
        pile = t.pile()
        t.happen(numbers.RESET)
        assert t.goods_on_offer() == 4 and t.pile() == pile + 3 - 4 and t.removed_goods() == 0
        again += t.view().goods_on_offer.get("rice", 0)
        t.conserved()
    assert again > 0


@pytest.mark.parametrize("left", [0, 1, 3])
def test_a_short_pile_is_laid_out_as_far_as_it_goes(left: int) -> None:
    """E-RESET-5."""
    t = table().offer_goods()
    for good in range(11):
        while t.s.goods[numbers.PILE * 11 + good] and t.pile() > left:
            t.s.goods[numbers.PILE * 11 + good] -= 1
            t.s.goods[numbers.REMOVED * 11 + good] += 1
    t.happen(numbers.RESET)
    assert t.goods_on_offer() == left and t.pile() == 0
    t.conserved()


def test_the_first_editions_pile_never_runs_dry() -> None:
    """E-EDGE-4: leftovers return, so every round of these games offers four goods."""
    for seed in range(1, 7):
        s = EMPIRES.start(2 + seed % 4, EMPIRES.agree("first", {}), seed * 0x123456789)
        assert isinstance(s, Empires)
        luck = random.Random(seed)
        offered: list[int] = []
        while s.offered:
            if s.round > len(offered):
                view = EMPIRES.view(s, -1)
                assert view.removed_goods == {} and sum(view.pile.values()) > 0
                offered.append(sum(view.goods_on_offer.values()))
            take(s, luck.choice(s.on_offer()))
        assert offered == [4] * 8


# -- The ship ----------------------------------------------------------------------------------------------------------


def test_one_ship_comes_from_the_stock_when_the_box_is_empty_and_never_a_second() -> None:
    """E-RESET-6."""
    t = no_ship(table())
    stock = t.view().ship_stock
    t.happen(numbers.RESET)
    assert t.view().ship_in_box and t.view().ship_stock == stock - 1
    t.happen(numbers.RESET)
    assert t.view().ship_in_box and t.view().ship_stock == stock - 1, "the ship still there stays alone"
    t.conserved()


def test_with_an_empty_stock_the_box_stays_empty() -> None:
    """E-RESET-7."""
    t = no_ship(table())
    t.give_ships(1, t.view().ship_stock).happen(numbers.RESET)
    assert not t.view().ship_in_box and t.view().ship_stock == 0
    t.conserved()


# -- Buildings ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", EDITIONS)
@pytest.mark.parametrize("round", [1, 2, 4, 5, 7])
def test_within_an_age_unsold_buildings_stay_and_are_filled_up_to_five(preset: str, round: int) -> None:
    """E-RESET-8."""
    unsold = {1: ["navigator", "monastery"], 2: ["taxation", "fortress"], 3: ["navy", "power"]}[1 + (round > 3) + (round > 6)]
    t = table(round=round, preset=preset).offer_tiles(*unsold)
    stack = set(t.view().stack)
    t.happen(numbers.RESET)
    assert len(t.market()) == 5 and set(unsold) < set(t.market())
    assert set(t.market()) - set(unsold) < stack and set(t.view().stack) == stack - set(t.market())
    assert {AGE_OF_TILE[tile] for tile in t.market()} == {1 + (round > 3) + (round > 6)}


@pytest.mark.parametrize("preset", EDITIONS)
@pytest.mark.parametrize("round", [3, 6])
def test_with_a_new_age_all_old_buildings_leave_the_game(preset: str, round: int) -> None:
    """E-RESET-9: those laid out and those in the stack; what players own stays theirs."""
    t = table(round=round, preset=preset).own(0, "settlers")
    t.offer_tiles("navigator", "monastery") if round == 3 else t.offer_tiles("taxation", "fortress")
    later = set(t.view().later)
    t.happen(numbers.RESET)
    assert len(t.market()) == 5 and {AGE_OF_TILE[tile] for tile in t.market()} == {round // 3 + 1}
    seen = set(t.market()) | set(t.view().stack) | set(t.view().later)
    assert seen == later and t.tiles(0) == ["settlers"]


@pytest.mark.parametrize("preset", EDITIONS)
def test_with_an_empty_stack_no_building_is_added(preset: str) -> None:
    """E-RESET-10: fewer than five are on offer."""
    t = table(round=2, preset=preset).offer_tiles("navigator", "monastery")
    t.s.stack = 0
    t.happen(numbers.RESET)
    assert t.market() == ["monastery", "navigator"]


def test_the_examples_of_the_rule_books() -> None:
    """E-EX-12: end of round 3 (a), end of round 5 (b), and the first edition's picture after round 2 (c)."""
    a = table(round=3).offer_tiles("navigator", "monastery", "settlers", "trade_routes").happen(numbers.RESET)
    assert len(a.market()) == 5 and {AGE_OF_TILE[tile] for tile in [*a.market(), *a.view().stack]} == {2}
    b = table(round=5).offer_tiles("taxation", "fortress", "stables").happen(numbers.RESET)
    assert len(b.market()) == 5 and {"taxation", "fortress", "stables"} < set(b.market())
    c = table(round=2, preset="first").offer_tiles("navigator", "monastery", "settlers").happen(numbers.RESET)
    new = set(c.market()) - {"navigator", "monastery", "settlers"}
    assert c.view().round == 3 and len(new) == 2 and {AGE_OF_TILE[tile] for tile in new} == {1}


# -- New colonists -----------------------------------------------------------------------------------------------------


def test_everybody_gets_five_colonists() -> None:
    """E-RESET-11: from supply to available, beside what is there already."""
    t = table().put("available", 1, captain=1).happen(numbers.RESET)
    assert [t.at("available", seat) for seat in range(4)] == [
        {"colonist": 5},
        {"colonist": 5, "captain": 1},
        {"colonist": 5},
        {"colonist": 5},
    ]
    assert [t.at("supply", seat)["colonist"] for seat in range(4)] == [24] * 4
    t.conserved()


def test_with_fewer_than_five_in_supply_a_player_takes_what_is_there() -> None:
    """E-RESET-12."""
    t = table().put("caribbean", 0, colonist=26).put("caribbean", 1, colonist=29).happen(numbers.RESET)
    assert t.at("available", 0) == {"colonist": 3} and t.at("available", 1) == {}
    assert "colonist" not in t.at("supply", 0) and t.at("available", 2) == {"colonist": 5}
    t.conserved()


# -- Player order ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", EDITIONS)
def test_the_initiative_queue_comes_first_and_the_others_follow_in_their_old_order(preset: str) -> None:
    """E-ORDER-1: 3, 1 stood in Initiative; 2 was before 0."""
    t = table(preset=preset).stand("initiative", (3, "colonist"), (1, "colonist"))
    for place, seat in enumerate([2, 1, 0, 3]):
        t.s.order[place] = seat
    t.happen(numbers.RESET)
    assert t.order() == [3, 1, 2, 0] and t.asks() == (3, "ask-place")
    assert [player.position for player in t.view().players_at_table] == [4, 2, 3, 1]
    t.conserved()


def test_the_initiative_workers_then_go_home() -> None:
    """E-ORDER-2 (deluxe): after the colonists are handed out, so they are still away when supply is short."""
    t = table().put("caribbean", 0, colonist=28).stand("initiative", (1, "merchant"), (0, "colonist")).happen(numbers.RESET)
    assert t.queue("initiative") == [] and t.at("supply", 1)["merchant"] == 5
    assert t.at("available", 0) == {} and t.at("supply", 0)["colonist"] == 1
    assert t.view().players_at_table[1].marker == "colonist"
    t.conserved()


def test_in_the_first_edition_the_worker_itself_becomes_the_marker_and_the_old_marker_goes_home() -> None:
    """E-ORDER-2 (first)."""
    t = table(preset="first").stand("initiative", (1, "merchant")).happen(numbers.RESET)
    assert t.queue("initiative") == [] and t.view().players_at_table[1].marker == "merchant"
    assert t.at("supply", 1)["merchant"] == 4 and t.at("supply", 1)["colonist"] == 25
    t.conserved()
    t.stand("initiative", (1, "soldier")).happen(numbers.RESET)
    assert t.view().players_at_table[1].marker == "soldier" and t.at("supply", 1)["merchant"] == 5
    t.conserved()


def test_when_nobody_used_initiative_the_order_stays() -> None:
    """E-ORDER-3."""
    t = table()
    for place, seat in enumerate([2, 1, 0, 3]):
        t.s.order[place] = seat
    t.happen(numbers.RESET)
    assert t.order() == [2, 1, 0, 3] and "event-position" not in t.messages()


def test_after_round_eight_the_order_is_not_changed() -> None:
    """E-ORDER-4."""
    t = table(round=8).stand("initiative", (3, "colonist")).happen(numbers.RESET)
    assert t.order() == [0, 1, 2, 3] and t.queue("initiative") == [(3, "colonist")] and t.asks() is None


# -- The turn marker ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("round", range(1, 8))
def test_the_turn_marker_moves_to_the_next_round(round: int) -> None:
    """E-RESET-13."""
    t = table(round=round).happen(numbers.RESET)
    assert t.view().round == round + 1 and t.view().phase == "place" and t.messages()[-1] == "event-round"


def test_after_round_eight_the_game_is_over() -> None:
    """E-RESET-13."""
    t = table(round=8).happen(numbers.RESET)
    assert t.asks() is None and t.view().over and t.view().phase == "over" and t.messages() == ["event-over"]
