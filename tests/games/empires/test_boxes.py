"""Phase 2, Resolve Events (section 7): the general rules, Initiative, the dock, Trade Goods, Merchant Shipping; what runs out."""

from collections.abc import Callable

import pytest

from caravela.core.events import Journal
from caravela.core.state import take
from caravela.games.empires.rules import numbers
from caravela.games.empires.rules.components import GOODS, KINDS, REGIONS
from caravela.games.empires.rules.game import EMPIRES
from caravela.games.empires.rules.numbers import PILE, REMOVED
from caravela.games.empires.rules.state import Empires
from tests.games.empires.kit import Table, table

EDITIONS = ["first", "deluxe_base"]


def in_order(t: Table, *seats: int) -> Table:
    for i, seat in enumerate(seats):
        t.s.order[i] = seat
    return t


def question(t: Table) -> str:
    asks = t.asks()
    return asks[1] if asks else ""


def empty_pile(t: Table) -> Table:
    for good in range(GOODS):
        t.s.goods[REMOVED * GOODS + good] += t.s.goods[PILE * GOODS + good]
        t.s.goods[PILE * GOODS + good] = 0
    return t


# -- General (7.1) -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", EDITIONS)
def test_boxes_resolve_from_top_to_bottom_and_spaces_from_left_to_right(preset: str) -> None:
    """E-RES-1: with somebody in every box."""
    t = table(2, preset=preset).stand("initiative", (1, "colonist")).offer_goods(rice=2, fish=2).offer_tiles("monastery")
    t.put("shipping", 1, colonist=1).put("pool", 0, colonist=1).put("peru", 0, soldier=1).put("peru", 1, colonist=1)
    for box in ("dock", "goods", "buildings", "warfare"):
        t.stand(box, (1, "colonist"), (0, "colonist"))
    t.stand_on("training", 0).stand_on("captain", 1).stand_on("missionary", 0)
    t.give_money(0, 10).give_money(1, 10).happen(numbers.OPEN_BOX, 0, 0)
    asked: list[tuple[str, int, str]] = []
    money = []
    while (asks := t.asks()) is not None:
        asked.append((t.view().box, *asks))
        money.append((t.money(1), t.ships(1)))
        t.say("forgo" if "forgo" in t.on_offer() else "no")
    assert asked == [
        ("dock", 1, "ask-land"),
        ("dock", 0, "ask-land"),
        ("goods", 1, "ask-good"),
        ("goods", 0, "ask-good"),
        ("buildings", 1, "ask-buy"),
        ("buildings", 0, "ask-buy"),
        ("discovery", 0, "ask-discover"),
        ("specialists", 0, "ask-specialist"),
        ("specialists", 1, "ask-specialist"),
        ("specialists", 0, "ask-train"),
        ("warfare", 1, "ask-declare"),
        ("warfare", 0, "ask-declare"),
    ]
    assert money[0] == (11, 0)  # Initiative before the dock
    assert money[3] == (11, 0) and money[4] == (11, 1)  # Shipping between Trade Goods and Capital Buildings
    t.conserved()


def test_every_action_may_be_forgone() -> None:
    """E-RES-2: the worker is removed without effect."""
    t = table().give_money(0, 20).put("peru", 0, soldier=1).put("peru", 1, colonist=1).offer_goods(rice=1)
    t.offer_tiles("inca_conquest").stand_on("captain", 0).stand_on("training", 0)
    for box in ("dock", "goods", "buildings", "warfare"):
        t.stand(box, (0, "merchant"))
    for box in ("dock", "goods", "buildings", "specialists", "warfare"):
        t.resolve(box)
        while t.asks():
            assert "forgo" in t.on_offer()
            t.say("forgo")
    assert t.money(0) == 20 and t.goods(0) == {} and t.tiles(0) == [] and t.at("available", 0) == {}
    assert t.at("caribbean", 0) == {} and t.at("peru", 1) == {"colonist": 1}
    assert t.at("supply", 0) == {"colonist": 29, "captain": 5, "merchant": 5, "missionary": 10, "soldier": 9}
    assert t.messages().count("event-forwent") == 6
    t.conserved()


def test_where_resolved_workers_go() -> None:
    """E-RES-3, E-INIT-3: home, but dock workers go to a region, the pool stays, and Initiative stays until Phase 5."""
    t = table(2, round=2).offer_goods(rice=1).put("shipping", 0, soldier=1).put("pool", 0, captain=2)
    t.put("available", 1, colonist=1).stand("initiative", (0, "merchant")).stand("dock", (0, "missionary"))
    t.stand("goods", (0, "soldier")).happen(numbers.OPEN_BOX, 0, 0)
    t.say("settle Caribbean", "take rice", "no")
    assert t.asks() is None
    assert t.at("caribbean", 0) == {"colonist": 1, "missionary": 1}
    assert t.at("supply", 0)["soldier"] == 10 and t.at("pool", 0) == {"captain": 2}
    assert t.queue("initiative") == [(0, "merchant")] and t.at("supply", 0)["merchant"] == 4
    t.happen(numbers.RESET)
    assert t.queue("initiative") == [] and t.at("supply", 0)["merchant"] == 5
    t.conserved()


def test_a_resolved_worker_is_home_before_its_owner_takes_one() -> None:
    """E-RES-4, E-EDGE-10 (deluxe): the last captain stands on the Captain space, and its owner takes it again."""
    t = table().stand_on("captain", 0, "captain").out_of(0, "captain").resolve("specialists")
    assert t.on_offer() == ["forgo", "take a captain"]
    t.say("take a captain")
    assert t.at("available", 0) == {"captain": 1}
    t = table().stand_on("training", 0, "captain").out_of(0, "captain", "merchant", "missionary", "soldier").give_money(0, 5)
    t.resolve("specialists")
    assert t.on_offer() == ["forgo", "take a captain"]
    t.conserved()


def test_in_the_first_edition_workers_go_home_when_their_box_is_done() -> None:
    """E-RES-3, E-RES-4, E-EDGE-10 (first): the last captain on the Captain space is not home in time."""
    t = table(preset="first").stand_on("captain", 0, "captain").out_of(0, "captain").resolve("specialists")
    assert t.asks() is None and t.at("available", 0) == {} and "captain" not in t.at("supply", 0)
    assert t.view().players_at_table[0].resolved == {"captain": 1}
    t.conserved()
    assert t.resolve("warfare").at("supply", 0)["captain"] == 1
    t = table(preset="first").offer_goods(rice=2).stand("goods", (0, "soldier"), (0, "soldier")).resolve("goods")
    t.say("take rice")
    assert t.at("supply", 0)["soldier"] == 8
    assert t.say("forgo").resolve("shipping").at("supply", 0)["soldier"] == 10
    t.conserved()


def test_workers_come_from_the_own_supply_only() -> None:
    """E-RES-5, E-EDGE-8: with no colonist there, a missionary brings none, whatever the others have."""
    t = table().out_of(0, "colonist").stand("dock", (0, "missionary")).resolve("dock").say("settle Caribbean")
    assert t.at("caribbean", 0) == {"missionary": 1} and t.at("caribbean", 1) == {}
    assert t.at("supply", 1)["colonist"] == 29
    t.conserved()


def by_landing(t: Table) -> None:
    t.put("peru", 0, colonist=2).stand("dock", (0, "captain")).resolve("dock").say("settle Peru")


def by_missionary(t: Table) -> None:
    t.put("peru", 0, colonist=1).stand("dock", (0, "missionary")).resolve("dock").say("settle Peru")


def by_overpopulation(t: Table) -> None:
    t.discover("peru").happen(numbers.OVERPOPULATE, 0, 3).say("settle Peru", "settle Peru", "settle Peru")


def by_papal_edict(t: Table) -> None:
    t.put("peru", 0, merchant=1).happen(numbers.EDICT_PLACE, 0)


def by_indian_allies(t: Table) -> None:
    t.put("peru", 0, colonist=1).happen(numbers.CALL_ALLIES, 0)


def by_migration(t: Table) -> None:
    t.put("peru", 0, colonist=1).put("brazil", 0, colonist=2).own(0, "migration").happen(numbers.OPEN_BENEFITS)
    t.say("migrate from Brazil", "to Peru", "migrate 2")


def by_stables(t: Table) -> None:
    t.put("peru", 0, colonist=2).put("brazil", 0, soldier=1).own(0, "stables").resolve("discovery")
    t.say("ride from Brazil", "to Peru")


@pytest.mark.parametrize(
    "come", [by_landing, by_missionary, by_overpopulation, by_papal_edict, by_indian_allies, by_migration, by_stables]
)
def test_the_third_worker_takes_the_good_of_the_region_however_it_came(come: Callable[[Table], None]) -> None:
    """E-RES-6, E-DOCK-5."""
    t = table(2, round=4).discover("new_granada")
    come(t)
    assert sum(t.at("peru", 0).values()) == 3 and t.goods(0) == {"silver": 1}
    assert [region.good for region in t.view().regions if region.id == "peru"] == [None]
    assert [event.who for event in t.log() if event.phrase.message == "event-took-good"] == [0]
    t.conserved()


def test_a_good_once_taken_is_kept_when_the_colony_is_gone() -> None:
    """E-RES-7, E-EDGE-17, E-DOCK-6: and nobody gets it again."""
    t = table(2).put("peru", 0, colonist=3).put("peru", 1, soldier=3)
    assert t.goods(0) == {"silver": 1} and t.goods(1) == {}
    t.stand("warfare", (1, "colonist")).resolve("warfare").say("battle in Peru against seat 1")
    assert t.at("peru", 0) == {} and t.goods(0) == {"silver": 1}
    t.stand("dock", (0, "colonist"), (0, "colonist"), (0, "colonist")).resolve("dock")
    t.say("settle Peru", "settle Peru", "settle Peru")
    assert t.goods(0) == {"silver": 1}
    t.conserved()


# -- Initiative (7.2) --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", EDITIONS)
def test_initiative_pays_the_number_of_the_space(preset: str) -> None:
    """E-INIT-1, E-INIT-2, E-INIT-4, E-INIT-5, E-EX-3: Green $1, Orange $2, the others nothing; nobody is asked; at once."""
    red, blue, green, orange = 0, 1, 2, 3
    t = table(preset=preset, round=2).stand("initiative", (green, "colonist"), (orange, "merchant"))
    t.stand("dock", (red, "colonist")).happen(numbers.OPEN_BOX, 0, 0)
    assert t.asks() == (red, "ask-land")  # the money is there before the dock, and no question came first
    assert [t.money(who) for who in (red, blue, green, orange)] == [0, 0, 1, 2]
    t.put("available", red, colonist=1).happen(numbers.END_ROUND)
    assert t.order() == [green, orange, red, blue]
    t.conserved()


@pytest.mark.parametrize("preset", EDITIONS)
def test_the_initiative_queue_leads_the_next_player_order(preset: str) -> None:
    """E-INIT-3, E-EX-4: Red, Blue, Green, Orange with Green and Orange in the box: Green, Orange, Red, Blue."""
    red, blue, green, orange = 2, 0, 3, 1
    t = in_order(table(preset=preset, round=2), red, blue, green, orange)
    t.stand("initiative", (green, "colonist"), (orange, "colonist")).resolve("initiative")
    assert t.queue("initiative") == [(green, "colonist"), (orange, "colonist")] and t.order() == [red, blue, green, orange]
    t.happen(numbers.RESET)
    assert t.order() == [green, orange, red, blue] and t.queue("initiative") == []
    t.conserved()


# -- Colonist Dock (7.3) -----------------------------------------------------------------------------------------------


def test_workers_land_one_at_a_time_in_any_discovered_region() -> None:
    """E-DOCK-1, E-DOCK-2, E-DOCK-3: not in a region that is discovered later in the round."""
    t = table(2).discover("florida").put("pool", 1, colonist=1).only_token("T01")
    t.stand("dock", (1, "colonist"), (0, "soldier")).happen(numbers.OPEN_BOX, 0, 0)
    assert t.asks() == (1, "ask-land") and t.on_offer() == ["forgo", "settle Florida", "settle Caribbean"]
    t.say("settle Florida")
    assert t.asks() == (0, "ask-land") and t.on_offer() == ["forgo", "settle Florida", "settle Caribbean"]
    t.say("forgo", "explore Peru")
    assert t.at("florida", 1) == {"colonist": 1} and t.at("peru", 1) == {"colonist": 1}
    t.stand("dock", (0, "colonist")).resolve("dock")
    assert t.on_offer() == ["forgo", "settle Florida", "settle Caribbean", "settle Peru"]
    t.conserved()


def test_who_forgoes_the_dock_gets_the_worker_back() -> None:
    """E-DOCK-2, E-EDGE-15: in both editions into supply, without what a landing brings."""
    for preset in EDITIONS:
        t = table(preset=preset).stand("dock", (0, "merchant")).resolve("dock").say("forgo")
        assert t.money(0) == 0 and t.at("supply", 0)["merchant"] == 5 and t.dock() == []
        t.conserved()


def test_nobody_leaves_a_region_but_by_the_named_ways() -> None:
    """E-DOCK-4: in random games Stables, Migration, swaps, battles and Plague are the only events that take a worker away."""
    ways = {"event-rode", "event-migrated", "event-swapped", "event-fell", "event-lost"}
    seen = set()
    for preset, seed in (("first", 0), ("first", 1), ("deluxe_full", 0), ("deluxe_full", 1), ("deluxe_full", 2)):
        journal = Journal()
        s = EMPIRES.start(4, EMPIRES.agree(preset, {}), seed, journal=journal)
        assert isinstance(s, Empires)
        luck = seed
        before = on_the_map(s)
        while s.offered:
            journal.events.clear()
            luck = (luck * 1103515245 + 12345) & 0x7FFFFFFF
            take(s, s.options[(luck >> 8) % s.offered])
            now = on_the_map(s)
            if any(now[i] < before[i] for i in range(len(now))):
                said = {event.phrase.message for event in EMPIRES.events(journal)}
                assert said & ways
                seen |= said & ways
            before = now
    assert seen  # it did happen


def on_the_map(s: Empires) -> list[int]:
    """The number of workers of each kind, seat and region."""
    return [int(s.number(r, who, kind)) for r in range(REGIONS) for who in range(s.seats) for kind in range(KINDS)]


def test_the_first_with_three_workers_takes_the_good_and_the_next_gets_none() -> None:
    """E-DOCK-5, E-DOCK-6, E-EDGE-16: both have two; they land one after the other, so only one of them is first."""
    t = table(2).put("peru", 0, colonist=2).put("peru", 1, colonist=2).stand("dock", (1, "colonist"), (0, "colonist"))
    t.resolve("dock").say("settle Peru")
    assert t.goods(1) == {"silver": 1}
    t.say("settle Peru")
    assert t.goods(0) == {} and sum(t.at("peru", 0).values()) == 3
    t.conserved()


def test_a_merchant_that_lands_brings_five_dollars() -> None:
    """E-DOCK-7: at once: before the next worker lands."""
    t = table(2).stand("dock", (0, "merchant"), (1, "colonist")).resolve("dock").say("settle Caribbean")
    assert t.asks() == (1, "ask-land") and t.money(0) == 5


@pytest.mark.parametrize("kind", ["colonist", "captain", "soldier", "builder"])
def test_the_others_bring_nothing_when_they_land(kind: str) -> None:
    """E-DOCK-10."""
    t = table(2, preset="deluxe_full").stand("dock", (0, kind)).resolve("dock").say("settle Caribbean")
    assert t.at("caribbean", 0) == {kind: 1} and t.money(0) == 0 and t.goods(0) == {}
    assert t.messages() == ["event-landed"]


def test_a_missionary_brings_a_colonist_at_once() -> None:
    """E-DOCK-8, E-DOCK-9, E-DOCK-20: without a question; two missionaries are four workers and take the good."""
    t = table(2).stand("dock", (0, "missionary"), (0, "missionary")).resolve("dock").say("settle Caribbean")
    assert t.at("caribbean", 0) == {"colonist": 1, "missionary": 1} and t.goods(0) == {}
    assert t.asks() == (0, "ask-land")  # about the next worker
    t.say("settle Caribbean")
    assert t.at("caribbean", 0) == {"colonist": 2, "missionary": 2} and t.goods(0) == {"sugar": 1}
    for supply, come in ((29, 2), (1, 1)):  # as many of Cathedral's two as supply allows
        t = table(2, round=4).own(0, "cathedral").put("pool", 0, colonist=29 - supply).stand("dock", (0, "missionary"))
        t.resolve("dock").say("settle Caribbean")
        assert t.at("caribbean", 0) == {"colonist": come, "missionary": 1}
    t.conserved()


def test_in_a_region_only_soldiers_and_builders_keep_their_benefit() -> None:
    """E-DOCK-11: no more money or colonists from the others; soldiers fight, builders raise the VP."""
    t = table(2, preset="deluxe_full", round=3).put("peru", 0, captain=1, merchant=1, missionary=1).put("shipping", 1, colonist=1)
    t.resolve("shipping").happen(numbers.INCOME).happen(numbers.OPEN_BENEFITS)
    assert t.money(0) == 0 and t.ships(1) == 1
    t.stand("dock", (0, "colonist")).resolve("dock").say("settle Peru")
    assert t.at("peru", 0) == {"colonist": 1, "captain": 1, "merchant": 1, "missionary": 1} and t.money(0) == 0
    t.put("peru", 1, colonist=1).stand("warfare", (0, "colonist")).resolve("warfare")
    assert t.asks() is None  # no soldier, no battle
    assert t.view().regions[7].points == [6, 2]
    t.put("peru", 0, soldier=1, builder=1)
    assert t.view().regions[7].points == [6 + 4, 2 + 2]
    t.stand("warfare", (0, "colonist")).resolve("warfare").say("battle in Peru against seat 2")
    assert t.at("peru", 1) == {}
    t.conserved()


def test_a_region_takes_any_number_of_workers() -> None:
    """E-DOCK-12."""
    t = (
        table(2)
        .put("caribbean", 0, colonist=28, soldier=10, missionary=10, captain=5, merchant=4)
        .put("caribbean", 1, colonist=29)
    )
    t.stand("dock", (0, "merchant")).resolve("dock").say("settle Caribbean")
    assert sum(t.at("caribbean", 0).values()) == 58
    t.conserved()


def test_swapping_back_a_specialist() -> None:
    """E-DOCK-13, E-DOCK-18, E-EDGE-7 (deluxe): only with none in supply; from any region, for a colonist; triggers nothing."""
    t = table().put("peru", 0, merchant=1).put("brazil", 0, merchant=2, colonist=2).stand_on("merchant", 0)
    assert t.resolve("specialists").on_offer() == ["forgo", "take a merchant"]  # supply has some: no swap
    t.out_of(0, "merchant").resolve("specialists")
    assert t.asks() == (0, "ask-swap") and t.on_offer() == ["no", "swap a merchant in Peru", "swap a merchant in Brazil"]
    before = len(t.log())
    t.say("swap a merchant in Brazil")
    assert t.at("brazil", 0) == {"colonist": 3, "merchant": 1} and t.at("available", 0) == {"merchant": 1}
    assert t.at("supply", 0)["colonist"] == 29 - 2 - 1 and t.money(0) == 0
    assert t.messages()[before:] == ["event-swapped", "event-gained-worker"]
    t.conserved()
    t.stand_on("merchant", 0).resolve("specialists").say("no")
    assert t.at("available", 0) == {"merchant": 1} and t.at("peru", 0) == {"merchant": 1}


def test_swapping_back_can_be_repeated() -> None:
    """E-DOCK-13: two specialists from Spoils of War, both from the map."""
    t = table(preset="deluxe_full").put("peru", 0, captain=2).out_of(0, "captain", "merchant", "missionary", "soldier", "builder")
    t.stand("buildings", (0, "colonist")).offer_tiles("spoils_specialists").resolve("buildings")
    t.say("buy Spoils of War (2 specialists)", "swap a captain in Peru", "swap a captain in Peru")
    assert t.at("peru", 0) == {"colonist": 2} and t.at("available", 0) == {"captain": 2}
    t.conserved()


def test_builders_are_never_swapped_back() -> None:
    """E-DOCK-14, E-EDGE-7: nothing is gained, and Training does not offer one."""
    t = table(preset="deluxe_full").put("peru", 0, builder=2).out_of(0, "builder").stand_on("builder", 0).stand_on("training", 0)
    t.give_money(0, 5).resolve("specialists")
    assert question(t) == "ask-train" and "take a builder" not in t.on_offer()
    t.say("forgo")
    assert t.at("peru", 0) == {"builder": 2} and t.at("available", 0) == {}
    t.conserved()


@pytest.mark.parametrize("preset", EDITIONS)
def test_soldiers_are_swapped_back_only_when_supply_has_none(preset: str) -> None:
    """E-DOCK-15: in both editions; with one in supply it is taken from there, and before Migration none is offered."""
    t = table(preset=preset, round=7).put("peru", 0, soldier=2, colonist=1).stand_on("soldier", 0)
    t.own(0, "migration").discover("brazil").resolve("specialists")
    assert t.on_offer() == ["forgo", "take a soldier"]
    t.happen(numbers.OPEN_BENEFITS)
    assert t.on_offer() == ["migrate from Peru", "done"]
    t.out_of(0, "soldier").resolve("specialists")
    assert t.on_offer() == ["no", "swap a soldier in Peru"]
    t.say("swap a soldier in Peru")
    assert t.at("peru", 0) == {"colonist": 2, "soldier": 1} and t.at("available", 0) == {"soldier": 1}
    t.conserved()


def test_the_free_swap_of_the_first_edition() -> None:
    """E-DOCK-16, E-DOCK-24: captains, merchants, missionaries, also with some in supply: offered right before Migration and
    when a type is missing; nowhere in the deluxe edition, and not to who has no Migration."""
    t = table(2, preset="first", round=7).put("peru", 0, captain=1, merchant=1, missionary=1, soldier=1).own(0, "migration")
    t.discover("brazil").happen(numbers.OPEN_BENEFITS)
    swaps = ["swap a captain in Peru", "swap a merchant in Peru", "swap a missionary in Peru"]
    assert t.on_offer() == [*swaps, "done"]  # there is no colonist to migrate yet
    t.say("swap a captain in Peru")
    assert t.at("peru", 0) == {"colonist": 1, "merchant": 1, "missionary": 1, "soldier": 1}
    assert t.at("supply", 0)["captain"] == 5 and t.on_offer() == ["migrate from Peru", *swaps[1:], "done"]
    t.say("swap a merchant in Peru", "migrate from Peru", "to Brazil", "migrate 2")
    assert t.at("brazil", 0) == {"colonist": 2} and t.asks() is None  # Migration is used: no more swaps
    t.conserved()
    t = table(2, preset="first").put("peru", 0, captain=1).out_of(0, "captain").stand_on("captain", 0).resolve("specialists")
    assert t.on_offer() == ["no", "swap a captain in Peru"]
    for preset, tile in (("deluxe_base", "migration"), ("first", "factory")):
        t = table(2, preset=preset, round=7).put("peru", 0, captain=1).own(0, tile).discover("brazil")
        assert t.happen(numbers.OPEN_BENEFITS).asks() is None


@pytest.mark.parametrize("preset", EDITIONS)
def test_a_swap_needs_a_colonist_in_supply(preset: str) -> None:
    """E-DOCK-17: without one nothing is asked and nothing gained."""
    t = table(preset=preset).put("peru", 0, captain=1).out_of(0, "captain", "colonist").stand_on("captain", 0, "soldier")
    assert t.resolve("specialists").asks() is None and t.at("available", 0) == {} and t.at("peru", 0) == {"captain": 1}
    t.conserved()


def test_with_reformation_missionaries_are_swapped_back_as_ever() -> None:
    """E-DOCK-19 (deluxe): only if supply has no missionary."""
    t = table(round=4, expansion_buildings="reformation").own(1, "reformation").put("peru", 0, missionary=1)
    t.stand_on("missionary", 0)
    assert t.resolve("specialists").on_offer() == ["forgo", "take a missionary"]
    t.out_of(0, "missionary").resolve("specialists")
    assert t.on_offer() == ["no", "swap a missionary in Peru"]


def test_after_england_the_dock_resolves_in_the_new_order() -> None:
    """E-DOCK-21: whatever the workers stood on: the ship first, then X, then a number."""
    t = table(3, preset="deluxe_full", round=4).give_nation(2, "england").out_of(2, "colonist")
    t.stand("dock", (0, "colonist"), (1, "captain", "X"), (2, "soldier", "ship")).resolve("dock")
    t.say("use England", "next a soldier of seat 3", "next a captain of seat 2")
    landed = []
    while question(t) == "ask-land":
        landed.append(t.s.who)
        t.say("settle Caribbean")
    assert landed == [2, 1, 0]
    t.conserved()


def test_after_university_the_dock_resolves_in_the_new_order() -> None:
    """E-DOCK-21: the colonist of Y goes before a number when the dock is being resolved."""
    t = table(2, round=4).own(1, "university").stand("dock", (0, "colonist"), (0, "soldier"), (1, "colonist", "Y"))
    t.resolve("dock").say("no", "settle Caribbean", "bring forward dock 2")
    assert t.asks() == (1, "ask-land") and t.queue("dock") == [(1, "colonist"), (0, "soldier")]


# -- Trade Goods (7.4) -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", EDITIONS)
def test_workers_take_goods_from_left_to_right(preset: str) -> None:
    """E-GOODS-1, E-GOODS-2, E-GOODS-4, E-EDGE-2: of those still there, which are not replaced; the last one gets nothing."""
    t = table(2, preset=preset).offer_goods(rice=2, fish=1).stand("goods", (1, "colonist"), (0, "colonist"), (1, "colonist"))
    t.stand("goods", (0, "colonist")).resolve("goods")
    pile = t.pile()
    assert t.asks() == (1, "ask-good") and t.on_offer() == ["forgo", "take fish", "take rice"]
    t.say("take fish")
    assert t.asks() == (0, "ask-good") and t.on_offer() == ["forgo", "take rice"]
    t.say("take rice")
    assert t.asks() == (1, "ask-good") and t.on_offer() == ["forgo", "take rice"]
    t.say("take rice")
    assert t.asks() is None and t.queue("goods") == []
    assert t.goods(0) == {"rice": 1} and t.goods(1) == {"fish": 1, "rice": 1} and t.pile() == pile
    t.conserved()


@pytest.mark.parametrize("seed", [1, 2])
def test_what_players_own_stays_with_them(seed: int) -> None:
    """E-GOODS-3, E-GOODS-5, E-SHIP-6: a first-edition game: goods, ships and tiles never leave, money moves by named events."""
    journal = Journal()
    s = EMPIRES.start(4, EMPIRES.agree("first", {}), seed, journal=journal)
    luck = seed
    before = EMPIRES.view(s, -1).players_at_table
    while s.offered:
        journal.events.clear()
        luck = (luck * 1103515245 + 12345) & 0x7FFFFFFF
        take(s, s.options[(luck >> 8) % s.offered])
        now = EMPIRES.view(s, -1).players_at_table
        for was, there in zip(before, now, strict=True):
            assert all(there.goods.get(good, 0) >= n for good, n in was.goods.items())
            assert there.ships >= was.ships and there.buildings[: len(was.buildings)] == was.buildings
            change = 0
            for event in EMPIRES.events(journal):
                if event.who == was.seat and event.phrase.message in ("event-got-money", "event-paid", "event-bought"):
                    money = event.phrase["money"]
                    assert isinstance(money, int)
                    change += money if event.phrase.message == "event-got-money" else -money
            assert there.money - was.money == change
        before = now
    assert any(player.goods for player in before) and any(player.ships for player in before)


def test_a_building_may_take_goods_away() -> None:
    """E-GOODS-3, E-GOODS-5: Smuggler exchanges them between players; nothing else does."""
    t = table(2, round=4).own(0, "smuggler").give_goods(0, rice=1).give_goods(1, fish=1).happen(numbers.OPEN_BENEFITS)
    t.say("give rice")
    assert t.goods(0) == {"fish": 1} and t.goods(1) == {"rice": 1}
    t = table(2, round=4).give_goods(0, rice=1).give_goods(1, fish=1).happen(numbers.OPEN_BENEFITS)
    assert t.asks() is None and t.goods(0) == {"rice": 1}
    t.conserved()


def test_france_can_leave_the_last_worker_without_a_good() -> None:
    """E-EDGE-42."""
    t = table(2, preset="deluxe_full").give_nation(0, "france").offer_goods(rice=1, fish=1, fur=1, gold=1)
    t.stand("goods", *[(1, "colonist")] * 4).resolve("goods").say("take gold", "take rice", "take fish", "take fur")
    assert t.asks() is None and t.goods(0) == {"gold": 1} and t.goods(1) == {"rice": 1, "fish": 1, "fur": 1}
    t.conserved()


# -- Merchant Shipping (7.5) -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", EDITIONS)
def test_the_highest_total_takes_the_ship(preset: str) -> None:
    """E-SHIP-1, E-SHIP-2, E-SHIP-7, E-SHIP-9: captain and merchant count 2; nobody is asked; all workers go home."""
    t = table(preset=preset).put("shipping", 0, colonist=1, soldier=1, missionary=1).put("shipping", 1, merchant=1, captain=1)
    t.resolve("shipping")
    assert t.asks() is None and [t.ships(who) for who in range(4)] == [0, 1, 0, 0]
    assert not t.view().ship_in_box and t.at("shipping", 0) == t.at("shipping", 1) == {}
    assert t.at("supply", 0)["soldier"] == 10 and t.at("supply", 1)["merchant"] == 5
    t.conserved()


def test_a_builder_counts_one_in_shipping() -> None:
    """E-SHIP-1."""
    t = in_order(table(2, preset="deluxe_full"), 1, 0).put("shipping", 0, builder=2).put("shipping", 1, colonist=2)
    assert t.resolve("shipping").ships(1) == 1


def test_two_captains_and_a_colonist_are_worth_five() -> None:
    """E-EX-5: they beat four and lose the tie with five to the earlier player."""
    for colonists, winner in ((4, 0), (5, 1)):
        t = in_order(table(2, preset="first"), 1, 0)
        t.put("shipping", 0, captain=2, colonist=1).put("shipping", 1, colonist=colonists).resolve("shipping")
        assert t.ships(winner) == 1 and t.ships(1 - winner) == 0


@pytest.mark.parametrize("preset", EDITIONS)
def test_a_tie_goes_to_the_first_in_player_order(preset: str) -> None:
    """E-SHIP-3."""
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        t = in_order(table(3, preset=preset), *order)
        for who in range(3):
            t.put("shipping", who, colonist=2)
        t.resolve("shipping")
        assert [t.ships(who) for who in order] == [1, 0, 0]


def test_without_workers_the_ship_stays_and_without_a_ship_nobody_gains() -> None:
    """E-SHIP-4, E-SHIP-5, E-SHIP-9, E-SHIP-6: workers go home also without a ship; owned ships are kept."""
    t = table(2).resolve("shipping")
    assert t.view().ship_in_box and (t.ships(0), t.ships(1)) == (0, 0)
    t.put("shipping", 0, colonist=1).resolve("shipping")
    assert not t.view().ship_in_box and t.ships(0) == 1
    t.put("shipping", 1, captain=3).resolve("shipping")
    assert (t.ships(0), t.ships(1)) == (1, 0) and t.at("supply", 1)["captain"] == 5
    t.happen(numbers.INCOME).happen(numbers.RESET)
    assert t.ships(0) == 1 and t.view().ship_in_box
    t.conserved()


def test_magellan_does_not_help_in_shipping() -> None:
    """E-SHIP-8: a captain stays worth 2 and loses the tie."""
    t = in_order(table(2), 1, 0).own(0, "magellan").put("shipping", 0, captain=1).put("shipping", 1, colonist=2)
    assert t.resolve("shipping").ships(1) == 1


# -- What runs out (section 19) ----------------------------------------------------------------------------------------


def test_an_empty_pile_gives_nothing() -> None:
    """E-EDGE-1, E-EDGE-3: to West Indies Co., to Spoils of War, and at the reset."""
    t = empty_pile(table(2, round=4)).own(0, "west_indies").offer_tiles("spoils_goods").stand("buildings", (1, "colonist"))
    t.happen(numbers.OPEN_BENEFITS).resolve("buildings").say("buy Spoils of War (2 goods)")
    assert t.goods(0) == t.goods(1) == {} and (t.money(0), t.money(1)) == (0, 0) and t.tiles(1) == ["spoils_goods"]
    t.happen(numbers.RESET)
    assert t.goods_on_offer() == 0 and t.view().round == 5
    t.conserved()


def test_an_empty_stack_leaves_fewer_buildings_on_offer() -> None:
    """E-EDGE-5: in both editions."""
    for preset in EDITIONS:
        t = table(preset=preset, round=2).offer_tiles("settlers", "navigator")
        t.s.stack = 1 << 9  # the Trading Post is the last of its age
        t.happen(numbers.RESET)
        assert t.market() == ["settlers", "navigator", "trading_post"] and t.view().stack == []


def test_when_the_ships_are_gone_the_box_stays_empty() -> None:
    """E-EDGE-6: workers there gain nothing, and Holland is not asked."""
    t = table(2, preset="deluxe_full").give_nation(0, "holland").give_ships(1, 7).put("shipping", 1, colonist=1)
    t.resolve("shipping").say("no")
    assert t.ships(1) == 8 and t.view().ship_stock == 0
    t.happen(numbers.RESET)
    assert not t.view().ship_in_box
    t.put("shipping", 1, colonist=1).resolve("shipping")
    assert t.asks() is None and t.ships(1) == 8 and t.at("shipping", 1) == {}
    t.conserved()


def test_colonists_that_are_missing_are_lost_but_the_event_counts() -> None:
    """E-EDGE-8: discovery, Overpopulation, Papal Edict, X, Y and Settlers place what there is."""
    t = table(2).out_of(0, "colonist")
    t.put("pool", 0, soldier=1).only_token("T01").resolve("discovery").say("explore Peru", "send a soldier", "launch")
    assert t.tokens(0) == ["T01"] and t.money(0) == 3 and t.at("peru", 0) == {}
    assert t.view().regions[7].discovered
    t = table(2).put("pool", 0, colonist=27).give_money(0, 10).stand("buildings", (0, "soldier")).offer_tiles("overpopulation")
    t.resolve("buildings").say("buy Overpopulation")
    assert t.at("caribbean", 0) == {"colonist": 2} and t.asks() is None
    t.conserved()
    t = table(2, round=4).put("pool", 0, colonist=28).put("peru", 0, soldier=1).happen(numbers.EDICT_PLACE, 0)
    assert t.at("peru", 0) == {"colonist": 1, "soldier": 1}
    t.conserved()
    t = table(2, round=4).own(0, "indentured_servitude", "colonization_laws", "settlers").put("pool", 0, colonist=27)
    t.happen(numbers.OPEN_BENEFITS)
    assert t.at("available", 0) == {"colonist": 1} and t.dock() == [(0, "colonist", "X")]
    t.conserved()


def test_fewer_than_five_colonists_at_the_reset() -> None:
    """E-EDGE-9: the player takes what is there."""
    t = table(2).put("caribbean", 0, colonist=26).happen(numbers.RESET)
    assert t.at("available", 0) == {"colonist": 3} and t.at("available", 1) == {"colonist": 5}
    t.conserved()


# -- Regions that do not score -----------------------------------------------------------------------------------------


def test_a_region_scores_by_the_workers_of_the_moment() -> None:
    """E-EDGE-18: three earlier, two after a battle: no VP."""
    t = table(2, round=3).put("peru", 0, colonist=3).put("peru", 1, soldier=1)
    assert t.view().regions[7].points == [6, 2]
    t.stand("warfare", (1, "colonist")).resolve("warfare").say("battle in Peru against seat 1")
    t.happen(numbers.RESET)
    assert t.points(0) == t.points(1) == {}


def test_two_and_two_and_two_do_not_score() -> None:
    """E-EDGE-19: not even for builders."""
    t = table(3, preset="deluxe_full", round=3)
    for who in range(3):
        t.put("peru", who, builder=1, colonist=1)
    t.happen(numbers.RESET)
    assert [t.points(who) for who in range(3)] == [{}, {}, {}]


def test_two_leaders_take_two_points_each_and_the_third_player_none() -> None:
    """E-EDGE-20."""
    t = table(3, round=3).put("peru", 0, colonist=3).put("peru", 1, colonist=3).put("peru", 2, colonist=2)
    t.happen(numbers.RESET)
    assert [t.points(who) for who in range(3)] == [{"age_1": 2}, {"age_1": 2}, {}]


# -- Nations, buildings and discoveries beside the boxes (section 19) --------------------------------------------------


def test_the_italian_worker_counts_for_age_of_reason_and_the_ousted_one_does_not() -> None:
    """E-EDGE-43: each case with another owner of the tile."""
    for owner, points in ((0, {"buildings": 4}), (1, {})):
        t = table(2, preset="deluxe_full", round=8).give_nation(0, "italy").own(owner, "age_of_reason").stand_on("merchant", 1)
        t.resolve("specialists").say("oust from merchant space", "take a merchant")
        assert t.points(owner) == points and t.at("supply", 1)["colonist"] == 29
        t.conserved()


def test_the_soldier_of_conquistadors_and_the_captain_of_navigator_join_expeditions() -> None:
    """E-EDGE-63: both come into the pool in Phase 4 and are sent in the next round like any other."""
    t = table(2).own(0, "conquistadors", "navigator").happen(numbers.OPEN_BENEFITS)
    assert t.at("pool", 0) == {"captain": 1, "soldier": 1} and t.at("available", 0) == {}
    t.only_token("T06").resolve("discovery").say("explore Brazil", "send a captain", "send a soldier")
    assert t.tokens(0) == ["T06"] and t.money(0) == 2 + 4 and t.at("pool", 0) == {}
    t.conserved()


def test_reformation_needs_a_missionary_on_the_spot() -> None:
    """E-EDGE-64: after the owner has swapped it back, a rival's missionary brings a colonist again."""
    for swapped in (False, True):
        t = table(2, round=4).own(0, "reformation").put("peru", 0, missionary=1).stand_on("missionary", 0).out_of(0, "missionary")
        t.resolve("specialists").say("swap a missionary in Peru" if swapped else "no")
        t.stand("dock", (1, "missionary")).resolve("dock").say("settle Peru")
        assert t.at("peru", 1) == ({"colonist": 1, "missionary": 1} if swapped else {"missionary": 1})
        t.conserved()


def test_reformation_looks_at_the_moment_of_landing() -> None:
    """E-EDGE-65: before the owner's missionary has landed a rival's still works, afterwards it does not."""
    t = table(2, round=4).own(0, "reformation").stand("dock", (1, "missionary"), (0, "missionary"), (1, "missionary"))
    t.resolve("dock").say("settle Caribbean")
    assert t.at("caribbean", 1) == {"colonist": 1, "missionary": 1}
    t.say("settle Caribbean", "settle Caribbean")
    assert t.at("caribbean", 0) == {"colonist": 1, "missionary": 1}
    assert t.at("caribbean", 1) == {"colonist": 1, "missionary": 2}
    t.conserved()


def test_an_expedition_needs_a_worker_even_against_no_natives() -> None:
    """E-EDGE-66: Plague I makes T01's one native none; nobody can launch with nobody."""
    t = table(2).own(0, "plague_1").token("brazil", "T01").resolve("discovery")
    assert t.asks() is None  # nobody in the pool
    t.put("pool", 0, colonist=1, soldier=1).resolve("discovery").say("explore Brazil")
    assert t.on_offer() == ["send a colonist", "send a soldier"]
    t.say("send a colonist", "launch")
    assert t.tokens(0) == ["T01"] and t.at("pool", 0) == {"soldier": 1}
    t.conserved()


def test_a_token_removed_by_no_survivors_is_shown_to_all() -> None:
    """E-EDGE-67: although failed tokens are private."""
    t = table(2, no_survivors="true", failed_token_secrecy="private").put("pool", 0, colonist=1).token("brazil", "T16", seen_by=0)
    assert "T16" in t.view(1).tokens_unseen
    t.resolve("discovery").say("explore Brazil")
    shown = [event for event in t.log() if event.phrase.message in ("event-revealed", "event-token-replaced")]
    assert [event.seen_by for event in shown] == [-1, -1] and all(event.phrase["find"] == 15 for event in shown)
    assert all("T16" not in t.view(seat).tokens_unseen for seat in (-1, 0, 1))
    assert t.view(0).regions[8].token is None and not t.view(0).regions[8].discovered


def test_cards_are_looked_at_only_when_all_tokens_are_gone() -> None:
    """E-EDGE-68: also by Portugal, which could draw one before."""
    t = (
        table(2, preset="deluxe_full", reconnaissance="true")
        .give_nation(0, "portugal")
        .give_money(0, 5)
        .put("pool", 0, captain=1)
    )
    t.resolve("discovery")
    assert "explore the deck as Portugal" in t.on_offer() and "look at the deck" not in t.on_offer()
    assert "look at Peru" in t.on_offer()
    t.s.undiscovered = 0
    assert "look at the deck" in t.happen(numbers.DISCOVER_OR_NOT, 0).on_offer()
