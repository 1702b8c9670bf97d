"""Round structure (section 5), placing workers (section 6), and the University windows around them."""

import pytest

from caravela.core.state import play_randomly
from caravela.games.empires.rules import numbers
from caravela.games.empires.rules.game import EMPIRES
from tests.games.empires.kit import Table, table

EDITIONS = ["first", "deluxe_base"]
LIMITED = ["initiative", "dock", "goods", "buildings", "warfare"]


def targets(t: Table, kind: str = "colonist") -> list[str]:
    """Where a worker of this kind can be placed now."""
    verb = f"place a {kind} on "
    return [name.removeprefix(verb) for name in t.on_offer() if name.startswith(verb)]


def question(t: Table) -> str:
    asks = t.asks()
    return asks[1] if asks else ""


# -- Round structure (section 5) ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", EDITIONS)
def test_a_game_has_eight_rounds_in_three_ages_and_then_it_is_over(preset: str) -> None:
    """E-ROUND-1, E-ROUND-3, E-ROUND-4: scoring in rounds 3, 6 and 8 only; the scores then include what counts at the end."""
    t = table(3, preset=preset).put("peru", 0, colonist=3).put("peru", 1, colonist=1).put("available", 0, colonist=1)
    t.token("brazil", "T15").own(0, "factory")
    t.s.round = 0
    t.happen(numbers.ROUND)
    rounds = []
    scores = {}
    while t.asks():
        n = t.view().round
        rounds.append((n, t.view().age))
        while t.asks() and t.view().round == n:
            home = [name for name in ("no", "forgo", "done") if name in t.on_offer()]
            shipping = [name for name in t.on_offer() if name.endswith("on shipping")]
            t.say((home or shipping)[0])
        scores[n] = (t.view().players_at_table[0].points, t.view().players_at_table[1].points)
    assert rounds == [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2), (7, 3), (8, 3)]
    assert list(scores.values()) == [(0, 0), (0, 0), (6, 2), (6, 2), (6, 2), (12, 4), (12, 4), (18, 6)]
    assert t.s.over and t.view().phase == "over" and t.messages()[-1] == "event-over"
    assert t.points(0) == {"age_1": 6, "age_2": 6, "age_3": 6, "buildings": 5}
    assert EMPIRES.winners(t.s) == [0]


def test_the_five_phases_of_a_round() -> None:
    """E-ROUND-2: place, resolve, income, building benefits, reset: a round in which every phase asks something."""
    t = table(2, preset="deluxe_full", round=2, vp_purchase="true").put("available", 0, colonist=1)
    t.own(0, "mint", "smuggler").give_goods(0, gold=1, silver=1).give_goods(1, rice=1).happen(numbers.ROUND)
    asked = []
    for choice in ("place a colonist on dock", "settle Caribbean", "mint gold", "done", "buy 0 VP"):
        asked.append((t.view().phase, question(t)))
        t.say(choice)
    assert asked == [
        ("place", "ask-place"),
        ("resolve", "ask-land"),
        ("income", "ask-mint"),
        ("benefits", "ask-benefits"),
        ("reset", "ask-buy-points"),
    ]
    assert (t.view().phase, t.view().round) == ("place", 4)


@pytest.mark.parametrize("preset", EDITIONS)
def test_new_world_scoring_is_in_rounds_3_6_and_8(preset: str) -> None:
    """E-ROUND-3."""
    scored = []
    for n in range(1, 9):
        t = table(preset=preset, round=n).put("peru", 0, colonist=3).happen(numbers.RESET)
        scored.append(t.view().players_at_table[0].points)
    assert scored == [0, 0, 6, 0, 0, 6, 0, 6]


@pytest.mark.parametrize("preset", EDITIONS)
def test_round_8_ends_with_the_scoring_and_nothing_else_is_reset(preset: str) -> None:
    """E-ROUND-4, E-ROUND-5: no goods, no ship, no buildings, no colonists, no new order; round 7 has them all."""
    changes = {} if preset == "first" else {"vp_purchase": "true"}
    for n in (7, 8):
        t = table(2, preset=preset, round=n, **changes).put("peru", 0, colonist=3).stand("initiative", (1, "colonist"))
        t.offer_goods(rice=2).offer_tiles("navy").give_ships(0, 1).give_money(1, 20)
        t.s.ship_in_box, t.s.stock = 0, t.s.stock + 1
        t.happen(numbers.RESET)
        if n == 7:
            assert (t.goods_on_offer(), len(t.market()), t.view().ship_in_box, t.order()) == (4, 5, True, [1, 0])
            assert t.view().round == 8 and t.at("available", 0) == {"colonist": 5}
            continue
        if preset == "deluxe_base":  # the purchase of VP is the only question
            assert t.asks() == (1, "ask-buy-points")
            t.say("buy 2 VP")
        assert (t.goods_on_offer(), t.market(), t.view().ship_in_box, t.order()) == (2, ["navy"], False, [0, 1])
        assert t.at("available", 0) == {} and t.s.over and t.points(0) == {"age_3": 6}


def test_the_steps_of_the_first_edition() -> None:
    """E-ROUND-6: A to D are Phases 1 to 4; E to J: buildings, goods, ship, colonists, scoring, order, turn marker."""
    t = (
        table(2, preset="first", round=2)
        .put("peru", 0, colonist=3)
        .put("available", 0, colonist=1)
        .stand("dock", (1, "colonist"))
    )
    t.own(0, "trading_post").give_goods(0, rice=3).stand("initiative", (1, "colonist")).offer_tiles()
    t.s.ship_in_box, t.s.stock = 0, t.s.stock + 1
    t.journal.events.clear()
    t.happen(numbers.ROUND).say("place a colonist on discovery", "settle Caribbean", "no")
    said = [event.phrase.message for event in t.log()]
    steps = [message for i, message in enumerate(said) if i == 0 or message != said[i - 1]]
    assert steps == [
        "event-round",
        "event-placed",  # A
        "event-got-money",  # B: Initiative
        "event-landed",
        "event-got-money",  # C, D: sets, Trading Post
        "event-tile-offered",  # E
        "event-good-offered",  # F
        "event-ship-offered",  # G
        "event-colonists",  # H
        "event-scored",
        "event-position",  # I
        "event-round",  # J
    ]
    money = [(event.who, event.phrase["money"]) for event in t.log() if event.phrase.message == "event-got-money"]
    assert money == [(1, 1), (0, 3), (0, 5)]


# -- University windows (section 5) ------------------------------------------------------------------------------------


def test_a_nation_is_asked_before_university() -> None:
    """E-ROUND-7: France, then the window, then the first worker."""
    t = table(preset="deluxe_full", round=4).give_nation(0, "france").own(1, "university").offer_goods(rice=2, fish=2)
    t.stand("goods", (2, "colonist"), (1, "colonist")).resolve("goods")
    asked = []
    for choice in ("take fish", "no", "take rice"):
        asked.append(t.asks())
        t.say(choice)
    assert asked == [(0, "ask-france"), (1, "ask-study"), (2, "ask-good")]


def test_england_arranges_the_dock_before_university() -> None:
    """E-ROUND-7, E-EDGE-41: after England has put the others last, the owner of University may still go to the front."""
    t = table(preset="deluxe_full", round=4).give_nation(0, "england").own(1, "university")
    t.stand("dock", (1, "colonist"), (2, "colonist")).resolve("dock")
    assert t.asks() == (0, "ask-england")
    t.say("use England", "next a colonist of seat 1", "next a colonist of seat 1", "next a colonist of seat 3")
    assert [seat for seat, _ in t.queue("dock")] == [0, 0, 2, 1] and t.asks() == (1, "ask-study")
    t.say("bring forward dock 4")
    assert [seat for seat, _ in t.queue("dock")] == [1, 0, 0, 2] and t.asks() == (1, "ask-land")
    t.conserved()


def test_windows_without_a_change_between_them_are_one() -> None:
    """E-ROUND-8: asked once before the box and its first worker; again when something has changed."""
    t = table(round=4).own(0, "university").offer_goods(rice=2, fish=2)
    t.stand("goods", (1, "colonist"), (2, "colonist"), (0, "colonist")).resolve("goods")
    asked = []
    for choice in ("no", "take rice", "no", "take rice"):
        asked.append(t.asks())
        t.say(choice)
    assert asked == [(0, "ask-study"), (1, "ask-good"), (0, "ask-study"), (2, "ask-good")]
    assert t.asks() == (0, "ask-good")  # already first: no window


def test_phases_1_and_4_and_5_have_university_windows_too() -> None:
    """E-ROUND-9: at the start of Phase 1, in Phase 4 and before the new order."""
    t = table(3, round=4).own(1, "university").put("available", 0, colonist=1).happen(numbers.ROUND)
    assert t.asks() == (1, "ask-study") and t.view().phase == "place" and t.on_offer() == ["no", "move own marker"]
    t = table(3, round=4).own(1, "university").happen(numbers.OPEN_BENEFITS)
    assert t.asks() == (1, "ask-study") and t.view().phase == "benefits"
    t = table(3, round=4).own(1, "university").stand("initiative", (0, "colonist"), (1, "colonist")).happen(numbers.RESET)
    assert t.asks() == (1, "ask-study") and t.view().phase == "reset"
    t.say("bring forward initiative 2")
    assert t.order() == [1, 0, 2] and t.view().round == 5


def test_university_windows_before_boxes_that_ask_nobody() -> None:
    """E-ROUND-8, E-ROUND-9: before Initiative a move changes the dollars, before Merchant Shipping the marker breaks the tie."""
    t = table(2, round=4).own(1, "university").stand("initiative", (0, "colonist"), (1, "colonist")).resolve("initiative")
    assert t.asks() == (1, "ask-study")
    t.say("bring forward initiative 2")
    assert (t.money(0), t.money(1)) == (2, 1) and t.asks() is None
    t = table(2, round=4).own(1, "university").put("shipping", 0, colonist=1).put("shipping", 1, colonist=1).resolve("shipping")
    assert t.asks() == (1, "ask-study")
    t.say("move own marker")
    assert (t.ships(0), t.ships(1)) == (0, 1) and t.asks() is None
    t.conserved()


def test_university_is_not_offered_for_a_worker_that_is_first_already() -> None:
    """E-EDGE-44: nor for the marker of the first player, nor where a move would change nothing."""
    t = table(round=4).own(0, "university").stand("buildings", (0, "colonist"), (1, "colonist")).give_money(0, 14)
    t.offer_tiles("mint").resolve("buildings")
    assert t.asks() == (0, "ask-buy")
    t = table(round=4).own(0, "university").stand("buildings", (0, "colonist"), (0, "colonist")).give_money(0, 14)
    t.offer_tiles("mint").resolve("buildings")
    assert t.asks() == (0, "ask-buy")
    t = table(round=4).own(0, "university").stand("buildings", (1, "colonist"), (0, "colonist")).give_money(0, 14)
    t.offer_tiles("mint").resolve("buildings")
    assert t.asks() == (0, "ask-study") and t.on_offer() == ["no", "bring forward buildings 2"]


# -- Placing workers (section 6) ---------------------------------------------------------------------------------------


def test_one_worker_at_a_time_in_player_order_until_nobody_has_any() -> None:
    """E-PLACE-1, E-PLACE-2, E-PLACE-3, E-EDGE-13: no passing; who has none left is passed over, the others go on."""
    t = table(3).put("available", 0, colonist=1).put("available", 1, colonist=3).put("available", 2, soldier=1, captain=1)
    t.happen(numbers.ROUND)
    placed = []
    while question(t) == "ask-place" and t.view().round == 2:
        who = t.s.who
        assert all(name.startswith("place ") for name in t.on_offer())
        before = sum(t.at("available", who).values())
        t.say(next(name for name in t.on_offer() if name.endswith("on discovery")))
        placed.append(who)
        assert before - sum(t.at("available", who).values()) == 1
    assert placed == [0, 1, 2, 1, 2, 1]
    assert t.at("pool", 1) == {"colonist": 3} and t.at("pool", 2) == {"soldier": 1, "captain": 1}
    t.conserved()


def test_any_worker_goes_to_any_box() -> None:
    """E-PLACE-4: with builders and Mayflower every kind has the same fourteen places."""
    kinds = ["colonist", "captain", "merchant", "missionary", "soldier", "builder"]
    t = table(preset="deluxe_full", round=4).own(0, "mayflower").give_ships(0, 1)
    t.put("available", 0, **dict.fromkeys(kinds, 1)).happen(numbers.PLACE_WORKER, 0)
    assert [len(targets(t, kind)) for kind in kinds] == [14] * 6
    for kind, place in zip(kinds, ["initiative", "dock", "goods", "shipping", "buildings", "warfare"], strict=True):
        t.happen(numbers.PLACE_WORKER, 0).say(f"place a {kind} on {place}")
    assert (t.queue("initiative"), t.queue("dock"), t.queue("goods")) == ([(0, "colonist")], [(0, "captain")], [(0, "merchant")])
    assert (t.at("shipping", 0), t.queue("buildings"), t.queue("warfare")) == (
        {"missionary": 1},
        [(0, "soldier")],
        [(0, "builder")],
    )
    t.conserved()


def test_in_the_specialists_box_any_free_space() -> None:
    """E-PLACE-5, E-PLACE-8: and one worker for each; a player may take several."""
    t = table(preset="deluxe_full").put("available", 0, colonist=3).happen(numbers.PLACE_WORKER, 0)
    t.say("place a colonist on captain space")
    t.happen(numbers.PLACE_WORKER, 0).say("place a colonist on missionary space").happen(numbers.PLACE_WORKER, 0)
    assert [place for place in targets(t) if place.endswith("space")] == [
        *("merchant space", "soldier space", "builder space", "training space")
    ]
    standing = {space: figure for space, figure in t.view().specialists.items() if figure}
    assert sorted(standing) == ["captain", "missionary"]
    t.conserved()


def test_one_worker_in_initiative_and_any_number_elsewhere() -> None:
    """E-PLACE-6, E-PLACE-7."""
    t = table(5).put("available", 0, colonist=8).put("available", 1, colonist=1)
    for place in ("initiative", "dock", "dock", "goods", "buildings", "warfare"):
        t.happen(numbers.PLACE_WORKER, 0).say(f"place a colonist on {place}")
    t.happen(numbers.PLACE_WORKER, 0)
    assert "initiative" not in targets(t) and set(LIMITED) - set(targets(t)) == {"initiative"}
    assert "initiative" in targets(t.happen(numbers.PLACE_WORKER, 1))
    assert t.queue("dock") == [(0, "colonist"), (0, "colonist")]


@pytest.mark.parametrize(("preset", "players"), [("first", 2), ("first", 5), ("deluxe_full", 4), ("deluxe_full", 6)])
def test_a_full_box_takes_nobody_but_shipping_and_discovery_always_do(preset: str, players: int) -> None:
    """E-PLACE-8, E-PLACE-9, E-EDGE-14: even without a ship, a token or a card there is a legal placement."""
    t = table(players, preset=preset)
    t.s.undiscovered, t.s.deck, t.s.ship_in_box = 0, 0, 0
    spaces = {"initiative": players, "dock": 2 * players - 1, "goods": 4, "buildings": 5, "warfare": 4}
    t.put("available", 0, colonist=1)
    for box, room in spaces.items():
        seats = [1 + i if box == "initiative" else 1 for i in range(room)]
        for i in range(room):
            assert box in targets(t.happen(numbers.PLACE_WORKER, 0)), f"{box} {i + 1} of {room}"
            t.stand(box, (min(seats[i], players - 1), "colonist"))
        assert box not in targets(t.happen(numbers.PLACE_WORKER, 0))
    named = ["missionary", "merchant", "soldier", "captain", *(["builder"] if preset == "deluxe_full" else []), "training"]
    for space in named:
        t.stand_on(space, 1)
    t.happen(numbers.PLACE_WORKER, 0)
    assert targets(t) == ["shipping", "discovery"]
    t.say("place a colonist on discovery")
    assert t.at("pool", 0) == {"colonist": 1}


def test_placing_needs_no_money() -> None:
    """E-PLACE-10: not for Capital Buildings, Training or Warfare."""
    t = table(round=7).put("available", 0, colonist=1).happen(numbers.PLACE_WORKER, 0)
    assert t.money(0) == 0 and {"buildings", "training space", "warfare"} <= set(targets(t))


def test_nobody_keeps_a_worker_back() -> None:
    """E-PLACE-11: when boxes begin to resolve, all workers are placed."""
    t = table(3).put("available", 0, colonist=2, merchant=1).put("available", 2, colonist=1).happen(numbers.ROUND)
    while question(t) == "ask-place":
        t.say(t.on_offer()[1])  # the dock
    assert question(t) == "ask-land"
    assert [t.at("available", who) for who in range(3)] == [{}, {}, {}]


def test_a_placed_worker_is_moved_by_university_only() -> None:
    """E-PLACE-12: nobody else is offered anything but the next placement."""
    t = table(2, round=4).put("available", 0, colonist=2).put("available", 1, colonist=2).happen(numbers.ROUND)
    t.say("place a colonist on dock", "place a colonist on dock")
    assert all(name.startswith("place ") for name in t.on_offer())
    t = table(2, round=4).own(1, "university").put("available", 0, colonist=2).put("available", 1, colonist=2)
    t.happen(numbers.ROUND).say("no", "place a colonist on dock", "no", "place a colonist on dock", "place a colonist on goods")
    assert t.asks() == (1, "ask-study") and "bring forward dock 2" in t.on_offer()
    t.say("bring forward dock 2")
    assert t.queue("dock") == [(1, "colonist"), (0, "colonist")] and t.view().phase == "place"


def test_workers_gained_in_a_round_are_for_the_next_one() -> None:
    """E-PLACE-13: from Specialists, from a building and from Spoils of War."""
    t = table(2, preset="deluxe_full").put("available", 1, colonist=1).own(0, "monastery").offer_tiles("spoils_specialists")
    t.stand_on("captain", 0).stand("buildings", (0, "colonist")).happen(numbers.ROUND)
    t.say("place a colonist on shipping", "buy Spoils of War (2 specialists)", "take a soldier", "take a soldier")
    assert t.view().phase == "resolve" and t.at("available", 0) == {"soldier": 2}
    t.say("take a captain")
    assert t.view().round == 3 and t.asks() == (0, "ask-place")  # no placement in between
    assert t.at("available", 0) == {"colonist": 5, "soldier": 2, "captain": 1, "missionary": 1}
    t.conserved()


def test_the_owner_of_mayflower_places_with_ships() -> None:
    """E-PLACE-14: one own unused ship for each worker; others have no such space."""
    t = table(2, round=4).own(0, "mayflower").give_ships(0, 2).give_ships(1, 2)
    t.put("available", 0, colonist=3).put("available", 1, colonist=1)
    for _ in range(2):
        assert "dock by ship" in targets(t.happen(numbers.PLACE_WORKER, 0))
        t.say("place a colonist on dock by ship")
    assert "dock by ship" not in targets(t.happen(numbers.PLACE_WORKER, 0))
    assert "dock by ship" not in targets(t.happen(numbers.PLACE_WORKER, 1))
    assert t.dock() == [(0, "colonist", "ship")] * 2 and t.ships(0) == 2
    t.conserved()


def test_a_new_order_of_university_holds_from_the_next_lap_on() -> None:
    """E-PLACE-15: a lap visits everybody once in the order of its start."""
    t = table(3, round=4).own(2, "university")
    for who in range(3):
        t.put("available", who, colonist=3)
    t.happen(numbers.ROUND).say("no", "place a colonist on shipping", "place a colonist on shipping")
    assert t.asks() == (2, "ask-study")
    t.say("move own marker")
    placed = []
    while question(t) == "ask-place":
        placed.append(t.s.who)
        t.say("place a colonist on shipping")
        if len(placed) == 7:
            break
    assert placed == [2, 2, 0, 1, 2, 0, 1]
    assert t.order() == [2, 0, 1]


def test_free_colonists_stand_on_x_and_y_when_phase_1_begins() -> None:
    """E-PLACE-16, E-EDGE-62: the tile bought this round puts one there in Phase 4; it lands in the next round."""
    t = table(2).stand("buildings", (0, "colonist")).give_money(0, 10).offer_tiles("indentured_servitude")
    t.happen(numbers.OPEN_BOX, 0, 0).say("buy Indentured Servitude")
    assert t.tiles(0) == ["indentured_servitude"] and t.dock() == []
    t.happen(numbers.OPEN_BENEFITS)
    assert t.dock() == [(0, "colonist", "X")] and t.at("available", 0) == {}
    t.happen(numbers.RESET)
    assert t.view().phase == "place" and t.at("available", 0) == {"colonist": 5}
    while question(t) == "ask-place":
        t.say("place a colonist on shipping")
    assert t.asks() == (0, "ask-land")
    t.say("settle Caribbean")
    assert t.at("caribbean", 0) == {"colonist": 1}
    t.conserved()


def test_the_pool_is_not_placed_again() -> None:
    """E-PLACE-17: its owner has nothing to place and is passed over."""
    t = table(2).put("pool", 0, captain=2, colonist=3).put("available", 1, colonist=2).happen(numbers.ROUND)
    placed = []
    while question(t) == "ask-place":
        placed.append(t.s.who)
        t.say("place a colonist on shipping")
    assert placed == [1, 1] and t.at("pool", 0) == {"captain": 2, "colonist": 3}


def test_the_spaces_do_not_depend_on_what_is_on_offer() -> None:
    """E-PLACE-18, E-EDGE-79: with one good, one tile, no ship, no specialists all spaces are there; the late get nothing."""
    t = table(2).put("available", 0, colonist=12).offer_goods(rice=1).offer_tiles("monastery").give_money(0, 10)
    t.out_of(0, "missionary", "captain").put("shipping", 1, colonist=1).resolve("shipping")
    for place in ["goods"] * 4 + ["buildings"] * 5 + ["shipping", "missionary space", "captain space"]:
        t.happen(numbers.PLACE_WORKER, 0).say(f"place a colonist on {place}")
    assert len(t.queue("goods")) == 4 and len(t.queue("buildings")) == 5
    t.resolve("goods").say("take rice")
    assert t.asks() is None and t.goods(0) == {"rice": 1}
    t.resolve("shipping")
    assert t.ships(0) == 0
    t.resolve("buildings").say("buy Monastery")
    assert t.asks() is None and t.tiles(0) == ["monastery"]
    t.resolve("specialists")
    assert t.asks() is None and t.at("available", 0) == {}
    t.conserved()


def test_money_that_comes_earlier_in_phase_2_can_be_spent_later_in_it() -> None:
    """E-EDGE-12: placed in Capital Buildings with $4: Initiative brings $1 and a landing merchant $5."""
    t = table(2).give_money(0, 4).put("available", 0, colonist=2, merchant=1).offer_tiles("monastery").happen(numbers.ROUND)
    t.say("place a colonist on buildings", "place a colonist on initiative", "place a merchant on dock", "settle Caribbean")
    assert t.asks() == (0, "ask-buy") and t.money(0) == 10
    t.say("buy Monastery")
    assert t.money(0) == 0 and t.tiles(0) == ["monastery"]
    t.conserved()


def test_what_costs_more_than_the_player_has_is_not_offered() -> None:
    """E-EDGE-11, E-PLACE-10: building, Training and war, each with a dollar too little."""
    for money, enough in ((9, False), (10, True)):
        t = table().give_money(0, money).stand("buildings", (0, "colonist")).offer_tiles("monastery").resolve("buildings")
        assert (t.asks() == (0, "ask-buy")) == enough and t.at("supply", 0)["colonist"] == (28 if enough else 29)
        t = table().give_money(0, money).stand("warfare", (0, "colonist")).put("peru", 0, soldier=1).put("peru", 1, colonist=1)
        t.resolve("warfare")
        assert "battle in Peru against seat 2" in t.on_offer() and ("war against seat 2" in t.on_offer()) == enough
        t = table().give_money(0, money - 5).stand_on("training", 0).resolve("specialists")
        assert (t.asks() == (0, "ask-train")) == enough and t.at("supply", 0)["colonist"] == (28 if enough else 29)


def test_a_player_without_any_worker_to_place_passes_the_whole_phase() -> None:
    """E-EDGE-84, E-PLACE-3: all colonists are on the map, and the reset brings none."""
    t = table(2, round=2).put("caribbean", 0, colonist=29).happen(numbers.RESET)
    assert t.view().round == 3 and t.at("available", 0) == {} and t.at("available", 1) == {"colonist": 5}
    placed = []
    while question(t) == "ask-place" and t.view().round == 3:
        placed.append(t.s.who)
        t.say("place a colonist on shipping")
    assert placed == [1] * 5
    t.conserved()


def test_a_player_without_a_worker_on_the_map_plays_on() -> None:
    """E-EDGE-69: after a war that leaves nothing, new colonists come as always."""
    t = table(2, round=2).put("peru", 0, soldier=1).put("peru", 1, colonist=1).stand("warfare", (0, "colonist"))
    t.resolve("warfare").say("battle in Peru against seat 2")
    assert t.at("peru", 1) == {}
    t.happen(numbers.RESET).say("place a colonist on dock")
    assert t.asks() == (1, "ask-place") and t.at("available", 1) == {"colonist": 5}
    t.conserved()


def test_a_random_game_ends_with_final_scores() -> None:
    """E-ROUND-4: after round 8 nothing is asked, and the winner has the most points."""
    for preset in EDITIONS:
        s = EMPIRES.start(4, EMPIRES.agree(preset, {}), 11)
        assert play_randomly(s, 3) > 100
        totals = [score.total for score in EMPIRES.scores(s)]
        assert s.over and max(totals) > 0 and totals[EMPIRES.winners(s)[0]] == max(totals)


# -- University in the dock during Phase 1 (E-DOCK-22, 23) -------------------------------------------------------------


def test_a_worker_brought_forward_from_x_takes_space_1_of_a_full_dock() -> None:
    """E-DOCK-22, E-EDGE-80: X colonist, 1, 2, 3, then Y and ships; the dock stays full."""
    t = table(2, round=4).own(0, "university").put("available", 0, colonist=1)
    t.stand("dock", (1, "colonist"), (1, "soldier"), (1, "captain"), (0, "colonist", "X"), (1, "colonist", "Y"))
    t.stand("dock", (1, "merchant", "ship")).happen(numbers.ROUND)
    assert t.asks() == (0, "ask-study")
    t.say("bring forward dock 4")
    assert t.dock() == [
        (0, "colonist", "numbered"),
        (1, "colonist", "numbered"),
        (1, "soldier", "numbered"),
        (1, "captain", "numbered"),
        (1, "colonist", "Y"),
        (1, "merchant", "ship"),
    ]
    assert t.asks() == (0, "ask-place") and "dock" not in targets(t)
    t.say("place a colonist on shipping")
    landed = []
    while question(t) == "ask-land":
        landed.append(t.queue("dock")[0])
        t.say("settle Caribbean")
    assert landed == [(0, "colonist"), *[(1, kind) for kind in ("colonist", "soldier", "captain", "colonist", "merchant")]]
    t.conserved()


def test_a_worker_brought_forward_counts_against_the_numbered_spaces() -> None:
    """E-DOCK-22, E-DOCK-23: it takes the last free space; X stays closed, and the ship stays used."""
    t = table(2, round=4).own(0, "university").put("available", 0, colonist=1)
    t.stand("dock", (1, "colonist"), (1, "colonist"), (0, "colonist", "X")).happen(numbers.ROUND)
    t.say("bring forward dock 3")
    assert [standing for _, _, standing in t.dock()] == ["numbered"] * 3 and "dock" not in targets(t)
    t = table(2, round=4).own(0, "university", "mayflower").give_ships(0, 1).put("available", 0, colonist=2)
    t.stand("dock", (1, "colonist")).happen(numbers.ROUND).say("place a colonist on dock by ship", "bring forward dock 2")
    assert t.dock() == [(0, "colonist", "numbered"), (1, "colonist", "numbered")]
    assert "dock" in targets(t) and "dock by ship" not in targets(t)
    assert t.view().players_at_table[0].ships_sailed == 1
    t.conserved()


def test_university_may_close_the_dock_before_a_rival_takes_the_last_space() -> None:
    """E-DOCK-22, E-ROUND-9: asked before the rival's placement if the own X colonist would take the only space left."""
    for owner, asked in ((1, (1, "ask-place")), (0, (0, "ask-study"))):
        t = table(2, round=4).own(0, "university").put("available", 1, colonist=2).put("available", 0, colonist=1)
        t.s.order[0], t.s.order[1] = 1, 0
        t.stand("dock", (1, "soldier"), (owner, "colonist", "X")).happen(numbers.ROUND)
        t.say("no", "place a colonist on dock", "no", "place a colonist on shipping")
        assert t.asks() == asked
    assert t.on_offer() == ["no", "bring forward dock 3"]
    t.say("bring forward dock 3")
    assert t.asks() == (1, "ask-place") and "dock" not in targets(t)
    assert t.dock() == [(0, "colonist", "numbered"), (1, "soldier", "numbered"), (1, "colonist", "numbered")]
    t.conserved()


def test_one_step_exchanges_two_places_in_the_dock() -> None:
    """E-DOCK-22: no space is gained or lost, and the other worker now stands on X."""
    t = table(2, preset="first", round=4).own(0, "university").put("available", 0, colonist=1)
    t.stand("dock", (1, "colonist"), (1, "soldier"), (0, "colonist", "X")).happen(numbers.ROUND).say("bring forward dock 3")
    assert t.dock() == [(1, "colonist", "numbered"), (0, "colonist", "numbered"), (1, "soldier", "X")]
    assert t.asks() == (0, "ask-place") and "dock" in targets(t)
    t.conserved()
