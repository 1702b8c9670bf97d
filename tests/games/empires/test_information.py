"""Hidden and public information (rules 18): what a view holds, and what it never holds."""

import random
from dataclasses import replace

import pytest

from caravela.core.state import State, bit, take
from caravela.games.empires.rules import numbers
from caravela.games.empires.rules.components import CARD_IDS, GOOD_IDS, REGION_IDS, TILE_IDS, TOKEN_IDS
from caravela.games.empires.rules.discovery import top_of_deck
from caravela.games.empires.rules.game import EMPIRES
from caravela.games.empires.rules.state import Empires
from caravela.games.empires.rules.view import EmpiresView, Player, Region, looked_at
from tests.games.empires.kit import Table, table

TOKENS_OF = dict(zip(GOOD_IDS, [6, 6, 5, 5, 4, 4, 4, 3, 3, 3, 3], strict=True))
SEATS_AND_SPECTATOR = [-1, 0, 1, 2, 3]


def peru(view: EmpiresView) -> Region:
    return next(region for region in view.regions if region.id == "peru")


def told(t: Table, who: int, message: str) -> list[int | str]:
    """What the events of that kind have told the seat they found."""
    return [e.phrase["find"] for e in t.log() if e.phrase.message == message and e.seen_by in (-1, who)]


def game(seed: int, preset: str = "deluxe_base", /, **changes: str) -> Empires:
    s = EMPIRES.start(4, EMPIRES.agree(preset, changes), seed * 0x123456789)
    assert isinstance(s, Empires)
    return s


def all_seen_alike(views: list[EmpiresView]) -> bool:
    return all(replace(view, seat=-1) == replace(views[0], seat=-1) for view in views)


# -- Public ------------------------------------------------------------------------------------------------------------


def test_everything_a_player_owns_is_public() -> None:
    """E-INFO-1."""
    t = table(players=3).give_money(1, 7).put("available", 1, captain=1).give_goods(1, rice=2).give_ships(1, 3)
    t.own(1, "mint", "taxation").give_nation(1, "france").give_nation(0, "england").put("pool", 1, soldier=2)
    t.s.found[1] = bit(0) | bit(16)
    t.s.tally[numbers.NEW_WORLD * 6 + 1] = 8
    for seat in (-1, 0, 1, 2):
        player = t.view(seat).players_at_table[1]
        assert (player.money, player.goods, player.ships, player.buildings) == (7, {"rice": 2}, 3, ["mint", "taxation"])
        assert (player.tokens, player.cards, player.points) == (["T01"], ["C01"], 8)
        assert t.view(seat).players_at_table[0].nation == "england" and t.view(seat).players_at_table[2].nation is None
        assert (player.nation, player.uses, player.available, player.pool) == ("france", 2, {"captain": 1}, {"soldier": 2})
        assert player.supply == {"colonist": 29, "captain": 4, "merchant": 5, "missionary": 10, "soldier": 8}


@pytest.mark.parametrize("preset", ["deluxe_full", "first", "deluxe_base"])
def test_a_player_is_remembered_for_as_long_as_nothing_has_changed(preset: str) -> None:
    """Whoever is told from memory is told what is so now; and most players stay as they are from one move to the next."""
    luck, s = random.Random(preset), game(3, preset)
    shown, kept, before = 0, 0, list[Player]()
    while not s.over:
        players = EMPIRES.view(s, -1).players_at_table
        assert players == [looked_at(s, seat) for seat in range(4)]
        kept += sum([player is other for player, other in zip(players, before)])
        shown, before = shown + 4, players
        take(s, luck.choice(list(s.on_offer())))
    assert kept > shown / 2


def test_boxes_and_regions_are_public() -> None:
    """E-INFO-2."""
    t = (
        table()
        .stand("initiative", (3, "colonist"))
        .stand("dock", (2, "captain"), (1, "colonist", "X"))
        .put("shipping", 0, merchant=1)
    )
    t.stand("goods", (0, "colonist")).stand("buildings", (1, "soldier")).stand("warfare", (2, "missionary"))
    t.stand_on("training", 3).stand_on("captain", 0).put("peru", 0, colonist=2).put("pool", 2, soldier=1)
    for seat in SEATS_AND_SPECTATOR:
        view = t.view(seat)
        seen = {box: [(figure.seat, figure.kind) for figure in figures] for box, figures in view.queues.items()}
        assert seen == {
            "initiative": [(3, "colonist")],
            "dock": [(2, "captain"), (1, "colonist")],
            "goods": [(0, "colonist")],
            "buildings": [(1, "soldier")],
            "warfare": [(2, "missionary")],
        }
        training, captain = view.specialists["training"], view.specialists["captain"]
        assert captain and (captain.seat, captain.kind) == (0, "colonist") and view.specialists["soldier"] is None
        assert [figure.standing for figure in view.queues["dock"]] == ["numbered", "X"] and training and training.seat == 3
        assert view.players_at_table[0].shipping == {"merchant": 1} and view.players_at_table[2].pool == {"soldier": 1}
        assert peru(view).workers == [{"colonist": 2}, {}, {}, {}] and peru(view).good == "silver"


def test_what_lies_face_up_is_public() -> None:
    """E-INFO-3."""
    t = table().offer_goods(rice=1, fur=2).offer_tiles("navigator", "monastery")
    for seat in SEATS_AND_SPECTATOR:
        assert t.view(seat).goods_on_offer == {"fur": 2, "rice": 1} and t.view(seat).market == ["monastery", "navigator"]
        assert t.view(seat).ship_in_box
    t.put("shipping", 2, colonist=1).resolve("shipping")
    assert not t.view(0).ship_in_box and t.view(0).players_at_table[2].ships == 1


@pytest.mark.parametrize("preset", ["first", "deluxe_base"])
def test_without_private_knowledge_all_seats_and_spectators_see_the_same(preset: str) -> None:
    """E-INFO-1, E-INFO-2, E-INFO-3, E-INFO-7: at every tenth decision of a game."""
    s = game(3, preset)
    luck = random.Random(3)
    decisions = 0
    while s.offered:
        if decisions % 10 == 0:
            assert all_seen_alike([EMPIRES.view(s, seat) for seat in SEATS_AND_SPECTATOR])
        decisions += 1
        take(s, luck.choice(s.on_offer()))


# -- Hidden ------------------------------------------------------------------------------------------------------------


def first_reveal(s: State) -> EmpiresView:
    """The view after seat 0 was allowed to see everything that comes next: a token, goods, tiles."""
    s.happen(numbers.SPAIN_MAY, 0, 0)
    s.chosen(numbers.SPAIN_MAY, 0, 0, EMPIRES.options.numbers["discover Peru"])
    s.happen(numbers.RESET, 0, 0)
    return EMPIRES.view(s, 0)


def test_hidden_values_and_orders_are_in_no_view() -> None:
    """E-INFO-4: games that go on with different tokens, goods and tiles look the same to everybody until they do."""
    t = table(round=2).offer_tiles()
    worlds = [EMPIRES.imagine(t.s, 0, seed) for seed in range(30)]
    for world in worlds:
        for seat in SEATS_AND_SPECTATOR:
            assert EMPIRES.view(world, seat) == t.view(seat)
    later = [first_reveal(world) for world in worlds]
    assert len({view.players_at_table[0].tokens[0] for view in later}) > 5
    assert len({tuple(view.goods_on_offer.items()) for view in later}) > 5
    assert len({tuple(view.market) for view in later}) > 5


def test_face_down_tokens_and_cards_are_not_shown() -> None:
    """E-INFO-4: neither on the map, nor which are in the box, nor the next card."""
    t = table()
    for seat in SEATS_AND_SPECTATOR:
        view = t.view(seat)
        assert [region.token for region in view.regions] == [None] * 9
        assert view.tokens_unseen == TOKEN_IDS and view.cards_unseen == CARD_IDS and view.top_card is None and view.deck == 16


def test_the_composition_of_hidden_stacks_may_be_shown() -> None:
    """E-INFO-5: what is not seen elsewhere is in them, at every tenth decision of a game."""
    s = game(11)
    luck = random.Random(11)
    decisions = 0
    while s.offered:
        if decisions % 10 == 0:
            view = EMPIRES.view(s, 2)
            rows = [view.pile, view.goods_on_offer, view.removed_goods, *[p.goods for p in view.players_at_table]]
            rows += [{region.good: 1} for region in view.regions if region.good]
            assert {good: sum(row.get(good, 0) for row in rows) for good in GOOD_IDS} == TOKENS_OF
            known = [region.token for region in view.regions if region.token]
            owned = [token for player in view.players_at_table for token in player.tokens]
            assert sorted([*view.tokens_unseen, *known, *owned]) == TOKEN_IDS
            assert sorted([*view.cards_unseen, *[card for p in view.players_at_table for card in p.cards]]) == CARD_IDS
            bought = [tile for player in view.players_at_table for tile in player.buildings]
            assert not set(view.stack) & {*view.market, *bought} and not set(view.later) & {*view.stack, *view.market, *bought}
        decisions += 1
        take(s, luck.choice(s.on_offer()))


def test_the_tiles_in_the_game_are_public_before_it_begins() -> None:
    """E-INFO-6: a partly used expansion: three tiles, no Plague."""
    s = game(2, expansion_buildings="magellan+mint+age_of_reason", plague_tiles="false")
    for seat in SEATS_AND_SPECTATOR:
        view = EMPIRES.view(s, seat)
        tiles = {*view.market, *view.stack, *view.later}
        assert len(tiles) == 34 + 3 and {"magellan", "mint", "age_of_reason"} < tiles
        assert not {"plague_1", "plague_2", "plague_3", "smuggler", "new_world_city"} & tiles
        assert view.agreed["expansion_buildings"] == "magellan+mint+age_of_reason" and view.agreed["plague_tiles"] == "false"


# -- Tokens ------------------------------------------------------------------------------------------------------------


def test_a_failed_token_was_seen_by_all_and_can_be_looked_up() -> None:
    """E-INFO-7."""
    t = table().put("pool", 0, colonist=1).only_token("T16").resolve("discovery").say("explore Peru")
    for seat in SEATS_AND_SPECTATOR:
        assert told(t, seat, "event-revealed") == [TOKEN_IDS.index("T16")]
        assert peru(t.view(seat)).token == "T16" and not peru(t.view(seat)).discovered
        assert "T16" not in t.view(seat).tokens_unseen
    world = EMPIRES.imagine(t.s, 1, 5)
    assert peru(EMPIRES.view(world, 1)).token == "T16", "nobody may imagine another"


def test_with_secrecy_only_the_owner_of_a_failed_expedition_knows_the_token() -> None:
    """E-INFO-8: the others know only that it is stronger than what failed."""
    t = table(failed_token_secrecy="private").put("pool", 0, colonist=3).token("peru", "T15", seen_by=0)
    t.resolve("discovery").say("explore Peru", "send a colonist", "send a colonist")
    assert told(t, 0, "event-revealed") == [TOKEN_IDS.index("T15")]
    assert peru(t.view(0)).token == "T15" and "T15" not in t.view(0).tokens_unseen
    for seat in (-1, 1, 2, 3):
        assert told(t, seat, "event-revealed") == [] and peru(t.view(seat)).token is None
        assert "T15" in t.view(seat).tokens_unseen
        assert peru(t.view(seat)).seen_by == [0] and peru(t.view(seat)).at_least == 4
    imagined = {peru(EMPIRES.view(EMPIRES.imagine(t.s, 1, seed), 0)).token for seed in range(80)}
    assert imagined == {"T12", "T13", "T14", "T15", "T16"}, "anything that resists three, and nothing weaker"
    assert {peru(EMPIRES.view(EMPIRES.imagine(t.s, 0, seed), 0)).token for seed in range(20)} == {"T15"}


def test_with_secrecy_what_failures_have_shown_is_not_forgotten() -> None:
    """E-INFO-8: a weaker failure tells nothing new; with Plague I a failure tells one more."""
    t = table(failed_token_secrecy="private").put("pool", 0, colonist=3).put("pool", 1, colonist=1).put("pool", 2, colonist=3)
    t.own(2, "plague_1").token("peru", "T15", seen_by=0).resolve("discovery")
    t.say("explore Peru", "send a colonist", "send a colonist")
    assert t.asks() == (1, "ask-discover") and peru(t.view(3)).at_least == 4
    t.say("explore Peru")
    assert t.asks() == (2, "ask-discover") and peru(t.view(3)).at_least == 4 and peru(t.view(3)).seen_by == [0, 1]
    t.say("explore Peru", "send a colonist", "send a colonist")
    assert t.messages().count("event-failed") == 3 and peru(t.view(3)).at_least == 5 and peru(t.view(3)).token is None


def test_with_secrecy_a_success_is_still_seen_by_all() -> None:
    """E-INFO-8."""
    t = table(failed_token_secrecy="private").put("pool", 0, colonist=1).only_token("T01").resolve("discovery")
    t.say("explore Peru")
    for seat in SEATS_AND_SPECTATOR:
        assert told(t, seat, "event-revealed") == [0] and t.view(seat).players_at_table[0].tokens == ["T01"]


def test_a_token_looked_at_by_reconnaissance_is_known_to_the_payer_alone() -> None:
    """E-INFO-10: payment and target are public."""
    t = table(reconnaissance="true").give_money(1, 3).put("pool", 1, colonist=1).resolve("discovery").say("look at Peru")
    token = peru(t.view(1)).token
    assert token is not None and told(t, 1, "event-saw-token") == [TOKEN_IDS.index(token)]
    for seat in (-1, 0, 2, 3):
        view = t.view(seat)
        assert peru(view).token is None and view.tokens_unseen == TOKEN_IDS and told(t, seat, "event-saw-token") == []
        assert view.players_at_table[1].money == 2 and peru(view).seen_by == [1]
        looked = [event for event in t.log() if event.phrase.message == "event-looked" and event.seen_by in (-1, seat)]
        assert len(looked) == 1 and looked[0].phrase["region"] == REGION_IDS.index("peru")
    imagined = [EMPIRES.view(EMPIRES.imagine(t.s, 0, seed), 1) for seed in range(40)]
    assert len({peru(view).token for view in imagined}) > 5
    assert all(sorted([*view.tokens_unseen, str(peru(view).token)]) == TOKEN_IDS for view in imagined), (
        "every token is once there"
    )
    assert {peru(EMPIRES.view(EMPIRES.imagine(t.s, 1, seed), 1)).token for seed in range(20)} == {token}


def test_open_tokens_are_public_and_cards_hidden() -> None:
    """E-INFO-12."""
    s = game(4, advanced_reconnaissance="true")
    views = [EMPIRES.view(s, seat) for seat in SEATS_AND_SPECTATOR]
    tokens = [region.token for region in views[0].regions if not region.discovered]
    assert all_seen_alike(views) and len(tokens) == 8 and None not in tokens
    assert sorted([*views[0].tokens_unseen, *[token for token in tokens if token]]) == TOKEN_IDS
    assert views[0].cards_unseen == CARD_IDS and views[0].top_card is None


def test_no_survivors_shows_what_leaves_and_hides_what_comes() -> None:
    """E-INFO-20."""
    t = table(no_survivors="true").put("pool", 0, colonist=1).token("peru", "T16", seen_by=0b100).resolve("discovery")
    assert peru(t.view(0)).seen_by == [2]
    t.say("explore Peru")
    for seat in SEATS_AND_SPECTATOR:
        assert told(t, seat, "event-token-replaced") == [TOKEN_IDS.index("T16")]
        assert t.view(seat).tokens_unseen == TOKEN_IDS[:15]
        assert peru(t.view(seat)).token is None and peru(t.view(seat)).seen_by == []


# -- Cards -------------------------------------------------------------------------------------------------------------


def test_a_failed_card_is_seen_by_all_and_then_anywhere_in_the_deck() -> None:
    """E-INFO-9."""
    t = table().put("pool", 0, colonist=1).discover(*REGION_IDS).resolve("discovery").say("explore the deck")
    for seat in SEATS_AND_SPECTATOR:
        assert len(told(t, seat, "event-card-failed")) == 1
        assert t.view(seat).cards_unseen == CARD_IDS and t.view(seat).top_card is None and t.view(seat).bottom_cards == []


def looked_at_the_deck(back: str) -> tuple[Table, str]:
    """Seat 0 has looked at the top card and put it back; it is seat 1's turn."""
    t = table(reconnaissance="true").give_money(0, 1).give_money(1, 1).put("pool", 0, captain=1).put("pool", 1, colonist=1)
    t.discover(*REGION_IDS).resolve("discovery").say("look at the deck")
    card = t.view(0).top_card
    assert card is not None
    t.say(back, "no")
    assert t.asks() == (1, "ask-discover")
    return t, card


def test_a_card_put_back_on_top_is_known_to_the_payer_alone() -> None:
    """E-INFO-11: everybody is told where it went."""
    t, card = looked_at_the_deck("put on top")
    assert t.view(0).top_card == card and card not in t.view(0).cards_unseen
    assert told(t, 0, "event-saw-card") == [16 + CARD_IDS.index(card)]
    for seat in (-1, 1, 2, 3):
        assert t.view(seat).top_card is None and t.view(seat).cards_unseen == CARD_IDS and told(t, seat, "event-saw-card") == []
        assert [e.seen_by for e in t.log() if e.phrase.message in ("event-looked-deck", "event-put-card")] == [-1, -1]
    others = {EMPIRES.view(EMPIRES.imagine(t.s, 1, seed), 0).top_card for seed in range(60)}
    assert len(others) > 8 and {EMPIRES.view(EMPIRES.imagine(t.s, 0, seed), 0).top_card for seed in range(20)} == {card}


def test_the_payer_knows_the_top_card_until_the_deck_is_shuffled() -> None:
    """E-INFO-11: seat 1 fails against it."""
    t, _ = looked_at_the_deck("put on top")
    t.say("explore the deck")
    assert "event-card-failed" in t.messages()
    assert t.view(0).top_card is None and t.view(0).cards_unseen == CARD_IDS
    u, _ = looked_at_the_deck("put at the bottom")
    assert u.view(0).bottom_cards != [None] and len(u.view(0).cards_unseen) == 15
    u.say("explore the deck")
    assert u.view(0).bottom_cards == [] and u.view(0).cards_unseen == CARD_IDS and u.view(0).deck == 16
    tops = set()
    for luck in range(40):  # in the game as it is, and not only as somebody imagines it
        world = u.s.copy()
        world.seed = random.Random(luck).getrandbits(60)
        tops.add(int(top_of_deck(world)))
    assert len(tops) > 8


def test_after_a_shuffle_somebody_elses_look_tells_the_first_payer_nothing() -> None:
    """E-INFO-11, E-INFO-9: seat 2 finds the very card that seat 0 once saw on top."""
    t, card = looked_at_the_deck("put on top")
    t.give_money(2, 1).say("explore the deck")
    assert t.asks() == (2, "ask-discover")
    t.only_card(card).say("look at the deck")
    t.s.deck = 0xFFFF & ~bit(CARD_IDS.index(card))
    t.say("put on top")
    assert t.view(2).top_card == card and t.view(0).top_card is None and t.view(0).cards_unseen == CARD_IDS


def test_the_payer_knows_the_top_card_until_it_is_drawn() -> None:
    """E-INFO-11: seat 1 wins it, and nobody knows the next one."""
    t, card = looked_at_the_deck("put on top")
    t.put("pool", 1, captain=5)
    t.say("explore the deck", *["send a captain"] * 5, "send a colonist")
    assert t.view().players_at_table[1].cards == [card]
    assert t.view(0).top_card is None and t.view(0).cards_unseen == [c for c in CARD_IDS if c != card] and t.view(0).deck == 15


def test_the_payer_knows_the_top_card_until_another_look_moves_it() -> None:
    """E-INFO-11: seat 1 looks at it too and puts it at the bottom."""
    t, card = looked_at_the_deck("put on top")
    t.say("look at the deck")
    assert t.view(1).top_card == card
    t.say("put at the bottom")
    assert [e.phrase["bottom"] for e in t.log() if e.phrase.message == "event-put-card"] == [0, 1]
    assert t.view(0).top_card is None and t.view(1).top_card is None and t.view(1).bottom_cards == [card]
    assert t.view(2).bottom_cards == [None]


def test_an_imagined_deck_is_a_deck() -> None:
    """E-INFO-11, E-INFO-19: seat 0 laid one card under and one on top; seat 1 can only guess both, and no card twice."""
    t = table(reconnaissance="true").give_money(0, 2).put("pool", 1, colonist=1).discover(*REGION_IDS).resolve("discovery")
    t.say("look at the deck", "put at the bottom", "look at the deck", "put on top")
    assert t.view(0).deck == 16
    decks = []
    for seed in range(60):
        world = EMPIRES.imagine(t.s, 1, seed)
        assert EMPIRES.view(world, 1) == t.view(1)
        view = EMPIRES.view(world, 0)
        placed = [view.top_card, *view.bottom_cards]
        assert view.deck == 16 and sorted([*view.cards_unseen, *[card for card in placed if card]]) == CARD_IDS
        decks.append(placed)
    assert len({deck[0] for deck in decks}) > 8 and len({deck[1] for deck in decks}) > 8 and {len(deck) for deck in decks} == {2}
    own = EMPIRES.view(EMPIRES.imagine(t.s, 0, 1), 0)
    assert (own.top_card, own.bottom_cards) == (t.view(0).top_card, t.view(0).bottom_cards)


def test_what_a_seat_has_placed_itself_stays_where_it_is_in_its_imagination() -> None:
    """E-INFO-11, E-INFO-19: seat 0 laid a card under; seat 1 laid one under that, and one on top."""
    t = table(reconnaissance="true").give_money(0, 1).give_money(1, 2).put("pool", 0, colonist=1).discover(*REGION_IDS)
    t.resolve("discovery").say("look at the deck", "put at the bottom", "no")
    t.say("look at the deck", "put at the bottom", "look at the deck", "put on top")
    top, (unknown, own) = t.view(1).top_card, t.view(1).bottom_cards
    assert top is not None and unknown is None and own is not None
    first = set()
    for seed in range(60):
        world = EMPIRES.imagine(t.s, 1, seed)
        assert EMPIRES.view(world, 1) == t.view(1)
        (laid,) = [card for card in EMPIRES.view(world, 0).bottom_cards if card]
        assert laid not in (top, own) and EMPIRES.view(world, 0).bottom_cards == [laid, None]
        first.add(laid)
    assert len(first) > 8


# -- Stacks ------------------------------------------------------------------------------------------------------------


def test_the_age_three_tiles_are_known_as_a_set_and_their_order_is_hidden() -> None:
    """E-INFO-13: ten with reduced luck, all eleven without."""
    for changes, number in (({"reduced_luck_age3": "true"}, 10), ({}, 11)):
        t = table(4, "deluxe_base", 6, **changes)
        later = t.view(0).later
        assert len(later) == number and later == [tile for tile in TILE_IDS if tile in later], "told in printed order"
        assert all(t.view(seat).later == later for seat in SEATS_AND_SPECTATOR)
        markets = {tuple(first_reveal(EMPIRES.imagine(t.s, 0, seed)).market) for seed in range(20)}
        assert len(markets) > 5 and all(set(market) < set(later) for market in markets)


def test_goods_drawn_from_the_pile_become_public() -> None:
    """E-INFO-14: West Indies Co. and Spoils of War."""
    t = table(round=4).own(0, "west_indies").offer_tiles("spoils_goods").stand("buildings", (1, "colonist"))
    t.resolve("buildings").say("buy Spoils of War (2 goods)").happen(numbers.OPEN_BENEFITS)
    drawn = [event for event in t.log() if event.phrase.message == "event-took-good"]
    assert [event.who for event in drawn] == [1, 1, 0] and {event.seen_by for event in drawn} == {-1}
    for seat in SEATS_AND_SPECTATOR:
        goods = [sum(player.goods.values()) for player in t.view(seat).players_at_table]
        assert goods == [1, 2, 0, 0] and t.view(seat).players_at_table[1].goods == t.goods(1)


def test_removed_goods_are_public_so_the_pile_can_be_deduced() -> None:
    """E-INFO-15."""
    t = table().offer_goods(rice=2, gold=1).happen(numbers.RESET)
    view = t.view(2)
    assert view.removed_goods == {"gold": 1, "rice": 2}
    seen = [view.removed_goods, view.goods_on_offer, *[{region.good: 1} for region in view.regions if region.good]]
    left = {good: n - sum(row.get(good, 0) for row in seen) for good, n in TOKENS_OF.items()}
    assert {good: n for good, n in left.items() if n} == view.pile


def test_goods_sold_return_to_the_pile_in_an_unknown_order() -> None:
    """E-INFO-16: the composition is known; what West Indies Co. draws next is not."""
    t = table(round=4).own(0, "trading_house").own(1, "west_indies").give_goods(0, rice=3)
    rice = t.view(3).pile.get("rice", 0)
    t.happen(numbers.OPEN_BENEFITS).say("sell rice", "sell rice")
    assert t.view(3).pile["rice"] == rice + 2
    drawn: set[str] = set()
    for seed in range(40):
        world = EMPIRES.imagine(t.s, 3, seed)
        EMPIRES.take(world, "done")
        drawn.update(EMPIRES.view(world, 3).players_at_table[1].goods)
    assert len(drawn) > 5


def test_bids_are_public_in_both_auctions() -> None:
    """E-INFO-17."""
    for s in (game(5, "first", start_auction_first="true"), game(5, "deluxe_full")):
        decision = EMPIRES.decision(s)
        assert decision is not None and decision.question.message == "ask-bid"
        EMPIRES.take(s, "bid 3")
        for seat in SEATS_AND_SPECTATOR:
            view = EMPIRES.view(s, seat)
            assert view.bid == 3 and view.players_at_table[decision.who].last_bid == 3
        assert all_seen_alike([EMPIRES.view(s, seat) for seat in SEATS_AND_SPECTATOR])


def test_rewrite_history_draws_at_random_and_shows_which_token_it_took() -> None:
    """E-INFO-18."""
    t = table(round=7).give_money(0, 20).offer_tiles("rewrite_history").stand("buildings", (0, "colonist"))
    for token in range(8):
        t.s.found[1] |= bit(token)
        t.s.unseen &= ~bit(token)
    t.resolve("buildings").say("buy Re-Write History")
    taken = set()
    for seed in range(40):
        world = EMPIRES.imagine(t.s, 0, seed)
        EMPIRES.take(world, "choose seat 2")
        players = EMPIRES.view(world, 3).players_at_table
        assert len(players[0].tokens) == 1 and len(players[1].tokens) == 7
        taken.update(players[0].tokens)
    assert len(taken) > 5
    t.say("choose seat 2")
    (event,) = [event for event in t.log() if event.phrase.message == "event-rewrote"]
    assert event.seen_by == -1 and TOKEN_IDS[int(event.phrase["find"])] == t.tokens(0)[0]


# -- Bots --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "changes",
    [
        {"reconnaissance": "true", "failed_token_secrecy": "private"},
        {"reconnaissance": "true", "no_survivors": "true", "reduced_luck_age3": "true", "nations": "random"},
    ],
)
def test_a_bot_gets_its_seats_view_and_an_imagined_game_looks_the_same_to_it(changes: dict[str, str]) -> None:
    """E-INFO-19: at some decisions of a game in which seats know different things; the real game stays untouched."""
    s = game(9, **changes)
    luck = random.Random(9)
    decisions = 0
    told_apart = 0
    while s.offered:
        if decisions % 15 == 0:
            before = [EMPIRES.view(s, seat) for seat in SEATS_AND_SPECTATOR]
            told_apart += not all_seen_alike(before)
            for seat in range(4):
                world = EMPIRES.imagine(s, seat, decisions)
                assert EMPIRES.view(world, seat) == before[seat + 1]
                assert world.on_offer() == s.on_offer() and world.seed != s.seed
                EMPIRES.check(world)
            assert [EMPIRES.view(s, seat) for seat in SEATS_AND_SPECTATOR] == before
        decisions += 1
        take(s, luck.choice(s.on_offer()))
    assert told_apart > 0
