"""Game options and presets (section 2), and the set-up (4.1, 4.4, 4.5)."""

import itertools

import pytest

from caravela.core.refused import Refused
from caravela.core.state import play_randomly
from caravela.games.empires.rules import numbers
from caravela.games.empires.rules.components import CARD_IDS, GOODS, TOKEN_IDS
from caravela.games.empires.rules.game import EMPIRES
from caravela.games.empires.rules.numbers import ON_OFFER
from caravela.games.empires.rules.state import Empires
from caravela.games.empires.rules.view import EmpiresView
from tests.games.empires.kit import Table, table

EDITIONS = ["first", "deluxe_base"]


def begin(players: int, preset: str, seed: int = 1, **changes: str) -> Empires:
    s = EMPIRES.start(players, EMPIRES.agree(preset, changes), seed)
    assert isinstance(s, Empires)
    return s


def opening(players: int, preset: str, seed: int = 1, **changes: str) -> EmpiresView:
    """What everybody sees when the first question is asked."""
    return EMPIRES.view(begin(players, preset, seed, **changes), -1)


# -- Options and presets (section 2) -----------------------------------------------------------------------------------


def test_options_are_fixed_before_setup_and_public() -> None:
    """E-OPT-1: every seat and every spectator sees them, and they are the same at the end of the game."""
    s = begin(3, "deluxe_base", vp_purchase="true")
    before = [EMPIRES.view(s, seat).agreed for seat in range(-1, 3)]
    assert all(agreed == EMPIRES.agree("deluxe_base", {"vp_purchase": "true"}) for agreed in before)
    play_randomly(s, 4)
    assert EMPIRES.view(s, -1).agreed == before[0]


def test_the_presets() -> None:
    """E-OPT-1: the defaults of the table in section 2."""
    off = {
        "start_auction_first": "false",
        "two_player_captains": "false",
        "reduced_luck_age3": "false",
        "no_survivors": "false",
        "reconnaissance": "false",
        "advanced_reconnaissance": "false",
        "vp_purchase": "false",
        "failed_token_secrecy": "public",
    }
    plain = {"builders": "false", "expansion_buildings": "none", "nations": "off"}
    full = {"builders": "true", "expansion_buildings": "all", "nations": "auction"}
    first = {"edition": "first", "plague_tiles": "false", "university_mode": "one_step"}
    deluxe = {"edition": "deluxe", "plague_tiles": "true", "university_mode": "to_front"}
    assert EMPIRES.agree("first", {}) == {**off, **plain, **first}
    assert EMPIRES.agree("deluxe_base", {}) == {**off, **plain, **deluxe}
    assert EMPIRES.agree("deluxe_full", {}) == {**off, **full, **deluxe}


def test_what_was_never_agreed_on_is_refused() -> None:
    """E-OPT-1: an unknown option, value, preset; an auction of the other edition; too few or too many players."""
    for preset, changes in (
        ("deluxe_base", {"weather": "fine"}),
        ("deluxe_base", {"nations": "all"}),
        ("deluxe_base", {"expansion_buildings": "monastery"}),
        ("deluxe", {}),
    ):
        with pytest.raises(Refused, match="setup-unknown"):
            EMPIRES.agree(preset, changes)
    with pytest.raises(Refused, match="first-only"):
        begin(4, "deluxe_base", start_auction_first="true")
    for preset, players in (("first", 1), ("first", 6), ("deluxe_base", 1), ("deluxe_base", 7)):
        assert players not in EMPIRES.seats(EMPIRES.agree(preset, {}))
        with pytest.raises(Refused, match="empires-players"):
            begin(players, preset)
    assert [list(EMPIRES.seats(EMPIRES.agree(preset, {}))) for preset in EDITIONS] == [[2, 3, 4, 5], [2, 3, 4, 5, 6]]


def test_the_parts_of_the_builder_expansion_combine_freely() -> None:
    """E-OPT-2: any of builders, expansion buildings, nations and VP purchase, with and without the others."""
    for builders, expansion, nations, purchase in itertools.product(
        ("false", "true"), ("none", "all", "magellan+mint"), ("off", "random", "auction"), ("false", "true")
    ):
        changes = {"builders": builders, "expansion_buildings": expansion, "nations": nations, "vp_purchase": purchase}
        view = opening(3, "deluxe_base", 1, **changes)
        tiles = {*view.market, *view.stack, *view.later}
        assert ("builder" in view.players_at_table[0].supply) == (builders == "true")
        assert {"magellan", "mint"} <= tiles if expansion != "none" else not {"magellan", "mint"} & tiles
        assert ("mayflower" in tiles) == (expansion == "all")
        assert (view.players_at_table[0].nation is not None) == (nations == "random")
        t = table(3, round=3, **changes).give_money(0, 5).happen(numbers.RESET)
        assert (t.asks() == (0, "ask-buy-points")) == (purchase == "true")


def test_without_builders_there_are_no_tiles_for_them() -> None:
    """E-OPT-3: New World City, Stone Masonry and New World Capital City drop out; asked for by name they are refused."""
    names = {"new_world_city", "stone_masonry", "new_world_capital"}
    for builders, missing in (("true", set()), ("false", names)):
        view = opening(4, "deluxe_full", builders=builders)
        assert names - {*view.market, *view.stack, *view.later} == missing
    for name in sorted(names):
        with pytest.raises(Refused, match="needs-builders"):
            begin(4, "deluxe_base", expansion_buildings=f"{name}+mint")
        view = opening(4, "deluxe_base", builders="true", expansion_buildings=f"{name}+mint")
        assert names & {*view.market, *view.stack, *view.later} == {name}


def test_without_builders_nobody_has_any_and_their_space_is_closed() -> None:
    """E-OPT-4."""
    for builders, there in (("true", True), ("false", False)):
        t = table(preset="deluxe_full", builders=builders).put("available", 0, colonist=1).happen(numbers.PLACE_WORKER, 0)
        assert ("place a colonist on builder space" in t.on_offer()) == there
        assert "place a colonist on training space" in t.on_offer()
        assert ("builder" in t.at("supply", 0)) == there and ("builder" in t.view().specialists) == there
        t.stand_on("training", 0).give_money(0, 5).resolve("specialists")
        assert ("take a builder" in t.on_offer()) == there


def test_open_tokens_exclude_paying_for_a_look_and_replacing_tokens() -> None:
    """E-OPT-5, E-OPT-6: Advanced Reconnaissance stands alone; Reconnaissance and No Survivors go together."""
    for other in ("reconnaissance", "no_survivors"):
        with pytest.raises(Refused, match="not-together"):
            begin(4, "deluxe_base", 1, **{"advanced_reconnaissance": "true", other: "true"})
    t = table(reconnaissance="true", no_survivors="true").give_money(0, 1).put("pool", 0, colonist=1)
    t.token("brazil", "T16", seen_by=0).resolve("discovery")
    assert "look at Brazil" in t.on_offer() and "explore Brazil" in t.on_offer()
    t.say("look at Brazil")
    assert t.money(0) == 0 and t.view(0).regions[8].token == "T16" and t.view(1).regions[8].token is None
    t.say("explore Brazil")
    assert "event-token-replaced" in t.messages() and t.view(0).regions[8].token is None


@pytest.mark.parametrize(
    ("option", "value"),
    [
        *[("builders", "true"), ("expansion_buildings", "all"), ("plague_tiles", "true"), ("nations", "random")],
        *[("nations", "auction"), ("vp_purchase", "true"), ("two_player_captains", "true"), ("reduced_luck_age3", "true")],
        *[("no_survivors", "true"), ("reconnaissance", "true"), ("advanced_reconnaissance", "true")],
    ],
)
def test_the_first_edition_has_nothing_of_the_deluxe_edition(option: str, value: str) -> None:
    """E-OPT-7."""
    with pytest.raises(Refused, match="deluxe-only") as refused:
        begin(2, "first", 1, **{option: value})
    assert refused.value.about["option"] == option
    assert opening(2, "deluxe_base", 1, **{option: value}).agreed[option] == value


def test_a_failed_token_is_public_unless_the_house_rule_keeps_it_private() -> None:
    """E-OPT-8: both editions; on success everybody sees it anyway."""
    for preset in EDITIONS:
        for secrecy, seen in (("public", "T16"), ("private", None)):
            t = table(preset=preset, failed_token_secrecy=secrecy).put("pool", 0, colonist=1).only_token("T16")
            t.resolve("discovery").say("explore Brazil")
            assert t.view(0).regions[8].token == "T16"
            assert t.view(1).regions[8].token == t.view(-1).regions[8].token == seen
        assert EMPIRES.agree(preset, {})["failed_token_secrecy"] == "public"


# -- Set-up (4.1) ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", EDITIONS)
def test_everybody_starts_with_all_workers_of_a_colour(preset: str) -> None:
    """E-SETUP-1, E-SETUP-3, E-SETUP-5: one colonist on the order track, five available, the rest in supply."""
    view = opening(5, preset)
    for player in view.players_at_table:
        assert player.supply == {"colonist": 24, "captain": 5, "merchant": 5, "missionary": 10, "soldier": 10}
        assert player.available == {"colonist": 5} and player.marker == "colonist" and player.pool == {}
    assert sorted(player.position for player in view.players_at_table) == [1, 2, 3, 4, 5]


def test_the_first_order_is_random() -> None:
    """E-SETUP-2: over some games every seat is first, and every seat is last."""
    orders = [opening(4, "deluxe_base", seed).order for seed in range(30)]
    assert {order[0] for order in orders} == {order[3] for order in orders} == {0, 1, 2, 3}
    assert all(sorted(order) == [0, 1, 2, 3] for order in orders)


@pytest.mark.parametrize(("preset", "players"), [("first", 4), ("first", 5), ("deluxe_base", 4), ("deluxe_base", 6)])
def test_starting_money_grows_with_the_position(preset: str, players: int) -> None:
    """E-SETUP-4, E-EX-1: $10, $11, $12, $13, $14, $15."""
    view = opening(players, preset, 2)
    assert [view.players_at_table[seat].money for seat in view.order] == [10, 11, 12, 13, 14, 15][:players]


def test_eight_tokens_lie_on_the_map_and_eight_stay_in_the_box() -> None:
    """E-SETUP-6, E-SETUP-7: none on the Caribbean, nobody has seen one; when the map is discovered eight are still unseen."""
    t = table(preset="deluxe_full")
    assert [region.id for region in t.view(0).regions if region.discovered] == ["caribbean"]
    assert [region.token for region in t.view(0).regions] == [None] * 9
    assert t.view(0).tokens_unseen == TOKEN_IDS
    for region in ("New France", "New England", "Virginia", "Florida", "New Spain", "New Granada", "Peru", "Brazil"):
        t.happen(numbers.CHART, 0).say(f"discover {region}")
    assert t.happen(numbers.CHART, 0).asks() is None
    assert len(t.tokens(0)) == 8 and sorted([*t.view(0).tokens_unseen, *t.tokens(0)]) == TOKEN_IDS


def test_tokens_and_cards_are_shuffled() -> None:
    """E-SETUP-6, E-SETUP-8: over some games any token lies on Brazil, and any card on top of a deck of sixteen."""
    tokens = set()
    cards = set()
    for seed in range(120):
        t = Table(2, "deluxe_base", 1, seed)
        assert t.view().deck == 16 and t.view().cards_unseen == CARD_IDS and t.view().top_card is None
        tokens.update(t.happen(numbers.CHART, 0).say("discover Brazil").tokens(0))
        t.s.undiscovered = 0
        t.put("pool", 0, captain=3).resolve("discovery").say("explore the deck", "send a captain", "send a captain")
        cards.update(t.view().players_at_table[0].cards)
    assert tokens == set(TOKEN_IDS) and cards == set(CARD_IDS)


@pytest.mark.parametrize("preset", EDITIONS)
def test_goods_on_the_map_in_the_box_and_in_the_pile(preset: str) -> None:
    """E-SETUP-9, E-SETUP-10, E-TV-70: 9 on the regions, 4 random ones in the box, 33 in the pile."""
    offers = set()
    for seed in range(5):
        view = opening(4, preset, seed)
        assert [region.good is not None for region in view.regions] == [True] * 9
        assert sum(view.goods_on_offer.values()) == 4 and sum(view.pile.values()) == 33 and view.removed_goods == {}
        offers.add(tuple(view.goods_on_offer.items()))
    assert len(offers) == 5


@pytest.mark.parametrize(
    ("preset", "stack", "later"), [("first", 6, 13 + 10), ("deluxe_base", 7, 14 + 11), ("deluxe_full", 15, 22 + 15)]
)
def test_five_buildings_of_age_1_are_laid_out(preset: str, stack: int, later: int) -> None:
    """E-SETUP-11, E-TV-75: the rest of the age lies face down, the later ages for themselves."""
    markets = set()
    ages = {tile["id"]: tile["age"] for tile in EMPIRES.shipped.documents["buildings.toml"]["building"]}
    for seed in range(5):
        view = opening(4, preset, seed)
        assert (len(view.market), len(view.stack), len(view.later)) == (5, stack, later)
        assert {ages[tile] for tile in view.market + view.stack} == {1}
        assert sorted(ages[tile] for tile in view.later)[0] == 2
        markets.add(tuple(view.market))
    assert len(markets) == 5


@pytest.mark.parametrize(
    ("preset", "players", "dock"),
    [("first", 2, 3), ("first", 3, 5), ("first", 4, 7), ("first", 5, 9), ("deluxe_base", 2, 3), ("deluxe_base", 3, 5)]
    + [("deluxe_base", 4, 7), ("deluxe_base", 5, 9), ("deluxe_base", 6, 11)],
)
def test_ships_and_spaces_at_the_start(preset: str, players: int, dock: int) -> None:
    """E-SETUP-12, E-EX-2, E-TV-74: one ship in the box, one on round 1, one before the first closed dock space."""
    view = opening(players, preset)
    assert view.round == 1 and view.ship_in_box and view.ship_stock == (8 if players == 6 else 7)
    assert view.room == {"initiative": players, "dock": dock, "goods": 4, "buildings": 5, "warfare": 4}
    t = table(players, preset=preset).put("available", 0, colonist=1).stand("dock", *[(1, "colonist")] * (dock - 1))
    assert "place a colonist on dock" in t.happen(numbers.PLACE_WORKER, 0).on_offer()
    t.stand("dock", (1, "colonist"))
    assert "place a colonist on dock" not in t.happen(numbers.PLACE_WORKER, 0).on_offer()


def test_two_players_may_start_with_captains_in_discovery() -> None:
    """E-SETUP-13: two each, from supply; with more players the variant is refused."""
    view = opening(2, "deluxe_base", two_player_captains="true")
    assert [(player.pool, player.supply["captain"]) for player in view.players_at_table] == [({"captain": 2}, 3)] * 2
    assert [player.pool for player in opening(2, "deluxe_base").players_at_table] == [{}, {}]
    with pytest.raises(Refused, match="two-players-only"):
        begin(3, "deluxe_base", two_player_captains="true")


def test_reduced_luck_shows_the_ten_buildings_of_age_3() -> None:
    """E-SETUP-14: ten at random, known to all, the others out of the game; laid out in an order that nobody knew."""
    age_3 = set()
    ages = {tile["id"]: tile["age"] for tile in EMPIRES.shipped.documents["buildings.toml"]["building"]}
    for seed in range(3):
        later = opening(4, "deluxe_full", seed, reduced_luck_age3="true").later
        ten = [tile for tile in later if ages[tile] == 3]
        assert len(ten) == 10 and len(later) == 22 + 10
        age_3.add(tuple(ten))
        markets = set()
        for luck in range(3):
            t = Table(4, "deluxe_full", 6, seed, reduced_luck_age3="true")
            t.s.seed += luck
            view = t.happen(numbers.RESET).view()
            assert view.round == 7 and len(view.market) == 5 and sorted(view.market + view.stack) == sorted(ten)
            markets.add(tuple(view.market))
        assert len(markets) > 1
    assert len(age_3) == 3


def test_advanced_reconnaissance_opens_the_tokens_on_the_map() -> None:
    """E-SETUP-15: eight different ones, for everybody to see, before the first placement."""
    s = begin(4, "deluxe_base", advanced_reconnaissance="true")
    for seat in range(-1, 4):
        view = EMPIRES.view(s, seat)
        tokens = [region.token for region in view.regions if not region.discovered]
        assert len(set(tokens)) == 8 and None not in tokens
        assert sorted([*view.tokens_unseen, *[str(token) for token in tokens]]) == TOKEN_IDS
        assert view.phase == "place" and view.round == 1


def test_spain_is_asked_when_all_is_set_up_and_before_round_1() -> None:
    """E-SETUP-16."""
    s = begin(6, "deluxe_base", nations="random")
    decision = EMPIRES.decision(s)
    view = EMPIRES.view(s, -1)
    assert decision and decision.question.message == "ask-spain" and view.players_at_table[decision.who].nation == "spain"
    assert (view.round, view.phase, len(view.market), sum(view.goods_on_offer.values())) == (0, "setup", 5, 4)
    assert sorted(view.order) == [0, 1, 2, 3, 4, 5] and all(player.available for player in view.players_at_table)
    EMPIRES.take(s, "no")
    assert EMPIRES.view(s, -1).round == 1 and EMPIRES.question(s).message == "ask-place"


def test_auctions_and_nations_come_after_the_board_is_laid_out() -> None:
    """E-SETUP-18: bidders see goods, buildings and map; the auction, not chance, gives the places in the order."""
    for preset, changes in (("first", {"start_auction_first": "true"}), ("deluxe_base", {"nations": "auction"})):
        s = begin(4, preset, 1, **changes)
        view = EMPIRES.view(s, -1)
        assert EMPIRES.question(s).message == "ask-bid"
        assert (view.phase, len(view.market), sum(view.goods_on_offer.values()), view.ship_in_box) == ("setup", 5, 4, True)
        assert [region.discovered for region in view.regions].count(True) == 1
        assert [player.position for player in view.players_at_table] == [0, 0, 0, 0]


# -- Counting vectors (20.6) -------------------------------------------------------------------------------------------


def reset_with_all_goods_taken(t: Table) -> None:
    """Everything in the Trade Goods box goes to seat 1, then Phase 5."""
    for good in range(GOODS):
        t.s.goods[1 * GOODS + good] += t.s.goods[ON_OFFER * GOODS + good]
        t.s.goods[ON_OFFER * GOODS + good] = 0
    t.happen(numbers.RESET)


@pytest.mark.parametrize("taken", [False, True])
def test_the_pile_shrinks_by_four_in_every_reset(taken: bool) -> None:
    """E-TV-71 (deluxe): 29, 25, 21, 17, 13, 9, 5, whether the goods were taken or not."""
    t = table()
    piles = []
    for _ in range(7):
        if taken:
            reset_with_all_goods_taken(t)
        else:
            t.happen(numbers.RESET)
        piles.append(t.pile())
    assert piles == [29, 25, 21, 17, 13, 9, 5]
    assert t.view().round == 8 and t.goods_on_offer() == 4
    t.conserved()


def test_west_indies_and_spoils_leave_three_goods_for_round_8() -> None:
    """E-TV-72, E-EDGE-1 (deluxe): the pile has 3 goods before the reset of round 7, and all of them are laid out."""
    t = table(round=4).own(0, "west_indies").give_money(0, 0)
    for _ in range(3):  # the resets of rounds 1 to 3
        t.s.round = 1
        t.happen(numbers.RESET)
    t.s.round = 4
    assert t.pile() == 21
    t.stand("buildings", (0, "colonist")).offer_tiles("spoils_goods").resolve("buildings").say("buy Spoils of War (2 goods)")
    for n in (4, 5, 6, 7):
        assert t.s.round == n
        t.happen(numbers.OPEN_BENEFITS)
        if n == 7:
            assert t.pile() == 3
        t.happen(numbers.RESET)
    assert t.view().round == 8 and t.goods_on_offer() == 3 and t.pile() == 0
    t.conserved()


def test_the_pile_of_the_first_edition_lasts() -> None:
    """E-EDGE-4: even when every good is taken and West Indies Co. draws from round 4 on, every round offers four goods."""
    t = table(preset="first")
    for n in range(1, 8):
        if n == 4:
            t.own(0, "west_indies")
        t.happen(numbers.OPEN_BENEFITS)
        reset_with_all_goods_taken(t)
        assert t.view().round == n + 1 and t.goods_on_offer() == 4
    assert t.pile() == 1
    t = table(preset="first")
    for _ in range(7):
        t.happen(numbers.RESET)  # what is left goes back into the pile
    assert (t.pile(), t.goods_on_offer(), t.removed_goods()) == (33, 4, 0)
    t.conserved()


def test_random_nations_start_with_a_flat_ten_dollars() -> None:
    """E-EDGE-40, E-AUC2-11, E-AUC2-12: whatever the position; boards and order are random."""
    orders = set()
    boards = set()
    for seed in range(8):
        view = opening(4, "deluxe_base", seed, nations="random")
        assert [player.money for player in view.players_at_table] == [10] * 4
        nations = [str(player.nation) for player in view.players_at_table]
        assert len(set(nations)) == 4
        boards.add(tuple(nations))
        orders.add(tuple(view.order))
    assert len(orders) > 2 and len(boards) > 4
    assert [player.uses for player in opening(6, "deluxe_base", nations="random").players_at_table].count(1) == 3
