"""The variants of the deluxe edition (rules 14)."""

import pytest

from caravela.core.refused import Refused
from caravela.core.state import bit
from caravela.games.empires.rules import numbers
from caravela.games.empires.rules.components import CARD_IDS, REGION_IDS, TILE_IDS, TOKEN_IDS
from caravela.games.empires.rules.game import EMPIRES
from tests.games.empires.kit import Table, table

AGE_III = TILE_IDS[42:]


def token_of(t: Table, region: str, who: int) -> str | None:
    """The face-down token of a region, if the seat may look it up."""
    return next(place.token for place in t.view(who).regions if place.id == region)


def seen(t: Table, who: int, message: str) -> int:
    """How many events of that kind the seat has been told."""
    return len([event for event in t.log() if event.phrase.message == message and event.seen_by in (-1, who)])


# -- Two players -------------------------------------------------------------------------------------------------------


def test_with_two_players_two_captains_each_wait_in_the_pool_and_may_sail_in_round_one() -> None:
    """E-VAR-2P."""
    s = EMPIRES.start(2, EMPIRES.agree("deluxe_base", {"two_player_captains": "true"}), 3)
    for player in EMPIRES.view(s, -1).players_at_table:
        assert player.pool == {"captain": 2} and player.supply["captain"] == 3
    while (decision := EMPIRES.decision(s)) and decision.question.message != "ask-discover":
        EMPIRES.take(s, next(name for name in decision.options if "discovery" not in name))
    view = EMPIRES.view(s, -1)
    assert view.round == 1 and decision is not None and "explore Peru" in decision.options
    EMPIRES.take(s, "explore Peru")  # the first captain is forced: nobody else is in the pool
    EMPIRES.take(s, "send a captain")
    assert EMPIRES.view(s, -1).players_at_table[decision.who].pool == {}
    EMPIRES.check(s)


def test_without_the_variant_no_captain_waits_and_three_cannot_play_it() -> None:
    """E-VAR-2P."""
    s = EMPIRES.start(2, EMPIRES.agree("deluxe_base", {}), 3)
    assert [player.pool for player in EMPIRES.view(s, -1).players_at_table] == [{}, {}]
    with pytest.raises(Refused):
        EMPIRES.start(3, EMPIRES.agree("deluxe_base", {"two_player_captains": "true"}), 3)


# -- Reduced luck ------------------------------------------------------------------------------------------------------


def test_the_ten_tiles_of_age_three_are_public_all_game_and_their_order_is_not() -> None:
    """E-VAR-LUCK.1: the same ten for every seat from the start, and different ones in different games."""
    sets = set()
    for seed in range(1, 9):
        t = Table(4, "deluxe_base", 6, seed * 0x123456789, reduced_luck_age3="true")
        ten = [tile for tile in t.view(0).later if tile in AGE_III]
        assert len(ten) == 10
        assert [t.view(seat).later for seat in (-1, 1, 2, 3)] == [t.view(0).later] * 4
        sets.add(tuple(ten))
    assert len(sets) > 1
    laid_out = set()
    for seed in range(8):
        world = EMPIRES.imagine(t.s, 0, seed)
        world.happen(numbers.RESET, 0, 0)
        laid_out.add(tuple(EMPIRES.view(world, 0).market))
        assert set(EMPIRES.view(world, 0).market) < set(ten)
    assert len(laid_out) > 1, "nothing in the game tells which five come first"


def test_five_of_the_ten_are_laid_out_for_round_seven_and_the_others_fill_up_for_round_eight() -> None:
    """E-VAR-LUCK.2."""
    t = table(round=6, reduced_luck_age3="true")
    ten = {tile for tile in t.view().later if tile in AGE_III}
    t.happen(numbers.RESET)
    assert t.view().round == 7 and len(t.market()) == 5 and set(t.market()) | set(t.view().stack) == ten
    assert len(t.view().stack) == 5 and t.view().later == []
    sold = t.market()[:3]
    unsold = t.market()[3:]
    t.own(0, *sold).happen(numbers.RESET)
    assert t.view().round == 8 and len(t.market()) == 5 and set(unsold) < set(t.market())
    assert len(t.view().stack) == 2 and set(sold) | set(t.market()) | set(t.view().stack) == ten


# -- No survivors ------------------------------------------------------------------------------------------------------


def test_after_a_failure_the_token_leaves_the_game_and_an_unused_one_takes_its_place() -> None:
    """E-VAR-NOSURV.1: nobody knows the new one, and the old one never comes back."""
    t = table(no_survivors="true").put("pool", 0, colonist=1).put("pool", 1, colonist=2).token("peru", "T16", seen_by=0)
    t.resolve("discovery").say("explore Peru")
    assert "event-token-replaced" in t.messages()
    for seat in (-1, 0, 1):
        assert token_of(t, "peru", seat) is None and "T16" not in t.view(seat).tokens_unseen
    assert t.at("supply", 0)["colonist"] == 29 and t.money(0) == 0
    t.only_token("T02").say("explore Peru", "launch")
    assert t.tokens(1) == ["T02"], "the replacement is one of the tokens nobody has seen"
    t.conserved()


def test_without_the_variant_the_failed_token_stays() -> None:
    """E-VAR-NOSURV.1."""
    t = table().put("pool", 0, colonist=1).token("peru", "T16", seen_by=0).resolve("discovery").say("explore Peru")
    assert "event-token-replaced" not in t.messages() and token_of(t, "peru", 1) == "T16"


def test_with_no_unused_token_left_the_failed_one_stays_face_down() -> None:
    """E-VAR-NOSURV.2: six lie unseen on the map and seven in the box; the eighth failure in Peru changes nothing."""
    t = table(players=2, no_survivors="true").put("pool", 0, colonist=8).token("peru", "T16", seen_by=0).token("brazil", "T01")
    t.s.found[1] |= bit(TOKEN_IDS.index("T02"))  # so that none is left that a single colonist would beat
    t.s.unseen &= ~bit(TOKEN_IDS.index("T02"))
    for failure in range(8):
        t.resolve("discovery").say("explore Peru")
        if failure < 7:
            t.say("launch")
        assert t.messages().count("event-token-replaced") == min(failure + 1, 7)
    assert t.messages().count("event-failed") == 8
    assert token_of(t, "peru", 1) is not None and len(t.view(1).tokens_unseen) == 6
    assert not next(region for region in t.view().regions if region.id == "peru").discovered


def test_cards_know_no_survivors() -> None:
    """E-VAR-NOSURV.3: a failed card is shuffled back as always."""
    t = table(no_survivors="true").put("pool", 0, colonist=1).discover(*REGION_IDS).resolve("discovery")
    t.say("explore the deck")
    assert "event-card-failed" in t.messages() and "event-token-replaced" not in t.messages()
    assert t.view().deck == 16 and t.view().cards_unseen == CARD_IDS


def test_no_survivors_shows_the_removed_token_to_all_even_with_secrecy() -> None:
    """E-EDGE-67."""
    t = table(no_survivors="true", failed_token_secrecy="private").put("pool", 0, colonist=1).token("peru", "T16", seen_by=0)
    t.resolve("discovery").say("explore Peru")
    assert seen(t, 2, "event-revealed") == 1 and seen(t, 2, "event-token-replaced") == 1
    assert "T16" not in t.view(2).tokens_unseen and token_of(t, "peru", 0) is None


# -- Reconnaissance ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("round", "price"), [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (8, 3)])
def test_a_look_at_a_token_costs_one_two_or_three_by_age(round: int, price: int) -> None:
    """E-VAR-RECON.1: the token goes back face down; with less money nothing is offered."""
    t = table(round=round, reconnaissance="true").put("pool", 0, colonist=1).give_money(0, price + 1).only_token("T15")
    t.resolve("discovery").say("look at Peru")
    assert t.money(0) == 1
    assert not next(region for region in t.view().regions if region.id == "peru").discovered and t.tokens(0) == []
    poor = table(round=round, reconnaissance="true").put("pool", 0, colonist=1).give_money(0, price - 1).resolve("discovery")
    assert "look at Peru" not in poor.on_offer() and "explore Peru" in poor.on_offer()


def test_without_the_variant_no_look_is_offered() -> None:
    """E-VAR-RECON.1."""
    t = table().put("pool", 0, colonist=1).give_money(0, 9).resolve("discovery")
    assert not [name for name in t.on_offer() if name.startswith("look")]


def test_the_top_card_can_be_looked_at_when_all_tokens_are_gone_and_laid_on_top_or_under() -> None:
    """E-VAR-RECON.2: the same price; the next expedition meets what was left on top."""
    for back, seen_card, top in (("put on top", "C07", "C07"), ("put on top", "C01", "C01"), ("put at the bottom", "C07", "C02")):
        t = table(players=2, round=4, reconnaissance="true").give_money(0, 5).put("pool", 0, captain=3)
        t.discover(*REGION_IDS).only_card(seen_card).resolve("discovery").say("look at the deck")
        assert t.asks() == (0, "ask-return-card") and t.on_offer() == ["put on top", "put at the bottom"]
        t.s.deck = bit(CARD_IDS.index("C02"))  # the only other card
        t.say(back)
        assert t.money(0) == 3 and t.view().deck == 2
        assert t.view(0).top_card == (seen_card if back == "put on top" else None)
        assert t.view(1).top_card is None and seen_card in t.view(1).cards_unseen
        t.say("explore the deck", "send a captain", "send a captain")
        assert t.view().players_at_table[0].cards == [top]


def test_a_card_laid_under_comes_after_all_others() -> None:
    """E-VAR-RECON.2."""
    t = table(players=2, reconnaissance="true").give_money(0, 1).put("pool", 0, captain=3).put("pool", 1, captain=3)
    t.discover(*REGION_IDS).only_card("C07").resolve("discovery").say("look at the deck")
    t.s.deck = bit(CARD_IDS.index("C02"))
    t.say("put at the bottom", "explore the deck", "send a captain", "send a captain")
    t.say("explore the deck", "send a captain", "send a captain")
    assert [player.cards for player in t.view().players_at_table] == [["C02"], ["C07"]]


def test_of_two_cards_laid_under_the_first_comes_first() -> None:
    """E-VAR-RECON.2."""
    t = table(players=2, reconnaissance="true").give_money(0, 2).put("pool", 0, captain=3).put("pool", 1, captain=3)
    t.discover(*REGION_IDS).only_card("C07").resolve("discovery").say("look at the deck")
    t.s.deck = bit(CARD_IDS.index("C05"))
    t.say("put at the bottom", "look at the deck", "put at the bottom")
    assert t.view(0).bottom_cards == ["C07", "C05"] and t.view(1).bottom_cards == [None, None] and t.view().deck == 2
    t.say("explore the deck", "send a captain", "send a captain")
    assert t.view(0).bottom_cards == ["C05"] and t.view().deck == 1
    t.say("explore the deck", "send a captain", "send a captain")
    assert [player.cards for player in t.view().players_at_table] == [["C07"], ["C05"]] and t.view().deck == 0


def test_an_empty_deck_cannot_be_looked_at() -> None:
    """E-VAR-RECON.2."""
    t = table(reconnaissance="true").give_money(0, 9).put("available", 0, colonist=1).discover(*REGION_IDS)
    t.s.deck = 0
    assert "look at the deck" not in t.happen(numbers.PLACE_WORKER, 0).on_offer()


def test_looks_are_taken_on_the_own_placement_turn_and_the_own_discovery_turn_as_often_as_paid() -> None:
    """E-VAR-RECON.3: then the turn goes on."""
    t = table(reconnaissance="true").give_money(1, 3).put("available", 1, colonist=1).put("pool", 1, colonist=1)
    t.happen(numbers.PLACE_WORKER, 1).say("look at Peru", "look at Florida")
    assert t.asks() == (1, "ask-place") and t.money(1) == 1
    assert "look at Peru" not in t.on_offer() and "look at New France" in t.on_offer()
    t.say("place a colonist on dock")
    assert t.queue("dock") == [(1, "colonist")]
    t.resolve("discovery").say("look at New France")
    assert [token_of(t, region, 1) is not None for region in ("peru", "new_france", "florida", "brazil")] == [True] * 3 + [False]
    assert t.asks() == (1, "ask-discover") and t.money(1) == 0
    assert not [name for name in t.on_offer() if name.startswith("look")] and "explore New France" in t.on_offer()


def test_a_player_with_nobody_to_send_may_still_look_on_the_discovery_turn() -> None:
    """E-VAR-RECON.3."""
    t = table(reconnaissance="true").give_money(2, 1).resolve("discovery")
    assert t.asks() == (2, "ask-discover") and "look at Peru" in t.on_offer() and "explore Peru" not in t.on_offer()


def test_only_the_payer_sees_the_token_and_everybody_sees_that_and_where_it_was_looked_at() -> None:
    """E-VAR-RECON.4."""
    t = table(reconnaissance="true").give_money(0, 1).put("pool", 0, colonist=1).only_token("T15").resolve("discovery")
    t.say("look at Peru")
    assert token_of(t, "peru", 0) == "T15" and [token_of(t, "peru", seat) for seat in (-1, 1, 2, 3)] == [None] * 4
    assert [seen(t, seat, "event-saw-token") for seat in range(4)] == [1, 0, 0, 0]
    assert [seen(t, seat, "event-looked") for seat in range(4)] == [1, 1, 1, 1]
    looked = next(event for event in t.log() if event.phrase.message == "event-looked")
    assert looked.who == 0 and looked.phrase["region"] == REGION_IDS.index("peru")
    assert next(region for region in t.view(3).regions if region.id == "peru").seen_by == [0]


def test_cards_are_looked_at_only_when_all_tokens_are_gone_whatever_portugal_may() -> None:
    """E-EDGE-68, E-VAR-RECON.2."""
    t = table(reconnaissance="true").give_nation(0, "portugal").give_money(0, 5).put("pool", 0, captain=2)
    t.discover(*REGION_IDS).token("peru", "T15").resolve("discovery")
    assert t.on_offer() == ["no", "explore Peru", "explore the deck as Portugal"], "Peru is known, so no look at all"
    t.say("no").discover("peru").resolve("discovery")
    assert "look at the deck" in t.on_offer()


# -- Advanced reconnaissance -------------------------------------------------------------------------------------------


def test_open_tokens_never_fail_and_cards_stay_hidden_and_can_fail() -> None:
    """E-VAR-ADV."""
    s = EMPIRES.start(4, EMPIRES.agree("deluxe_base", {"advanced_reconnaissance": "true"}), 5)
    for seat in range(-1, 4):
        view = EMPIRES.view(s, seat)
        tokens = [region.token for region in view.regions if not region.discovered]
        assert len(set(tokens)) == 8 and None not in tokens and len(view.tokens_unseen) == 8
        assert view.cards_unseen == CARD_IDS and view.top_card is None
    t = table(advanced_reconnaissance="true").put("pool", 0, colonist=1).discover(*REGION_IDS).resolve("discovery")
    t.say("explore the deck")
    assert "event-card-failed" in t.messages()
    for token in TOKEN_IDS:
        u = table(players=2, advanced_reconnaissance="true").put("pool", 0, colonist=5).discover(*REGION_IDS)
        u.token("peru", token).resolve("discovery").say("explore Peru")
        while "launch" not in u.on_offer() and u.asks():
            u.say("send a colonist")
        if u.asks():
            u.say("launch")
        assert u.tokens(0) == [token] and "event-failed" not in u.messages()
