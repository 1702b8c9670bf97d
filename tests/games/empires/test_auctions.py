"""The auctions before the game: the first edition's for the starting order (4.2), the deluxe one for order and nation (4.3)."""

import pytest

from caravela.games.empires.rules import numbers
from caravela.games.empires.rules.game import EMPIRES
from caravela.games.empires.rules.state import Empires
from tests.games.empires.kit import Table

PLUNDER = {token["id"]: token["plunder"] for token in EMPIRES.shipped.documents["tokens.toml"]["token"]}


def auction(players: int, preset: str, seed: int = 1, **changes: str) -> Table:
    """A new game at its first bid."""
    t = Table(players, preset, 1, seed, **changes)
    s = EMPIRES.start(players, EMPIRES.agree(preset, changes), seed, journal=t.journal)
    assert isinstance(s, Empires)
    t.s = s
    return t


def auction_for_order(players: int, seed: int = 1) -> Table:
    return auction(players, "first", seed, start_auction_first="true")


def auction_for_nations(players: int, seed: int = 1) -> Table:
    return auction(players, "deluxe_full", seed)


def seat_after(t: Table, who: int) -> int:
    return (who + 1) % int(t.s.seats)


def bids_open(t: Table) -> list[int]:
    return [int(name.removeprefix("bid ")) for name in t.on_offer() if name.startswith("bid ")]


def position(t: Table, who: int) -> int:
    return t.view().players_at_table[who].position


def noted(t: Table, message: str) -> list[int]:
    """The seats of all events of this kind."""
    return [event.who for event in t.log() if event.phrase.message == message]


# -- The first edition's auction (4.2) ---------------------------------------------------------------------------------


def test_everybody_bids_from_ten_dollars() -> None:
    """E-AUC1-1, E-AUC1-4: no money for the position; bids are whole dollars from $1 to what the bidder has."""
    t = auction_for_order(4)
    assert [t.money(who) for who in range(4)] == [10] * 4
    assert t.on_offer() == ["pass", *[f"bid {n}" for n in range(1, 11)]]
    t.say("pass", "pass", "pass")
    assert [player.money for player in t.view().players_at_table if player.position > 1] == [10] * 3


def test_a_random_seat_bids_first_and_bidding_goes_clockwise() -> None:
    """E-AUC1-2, E-AUC1-3: more than the highest bid, or out for good."""
    assert {int(auction_for_order(4, seed).s.who) for seed in range(20)} == {0, 1, 2, 3}
    t = auction_for_order(4)
    a = t.s.who
    b, c, d = seat_after(t, a), (a + 2) % 4, (a + 3) % 4
    asked = []
    for choice in ("bid 2", "bid 3", "pass", "bid 5", "bid 6", "bid 7"):
        asked.append(t.s.who)
        t.say(choice)
    assert asked == [a, b, c, d, a, b]
    assert t.s.who == d  # c has passed and is not asked again
    assert bids_open(t) == [8, 9, 10] and "pass" in t.on_offer()


def test_who_passes_takes_the_last_free_position() -> None:
    """E-AUC1-5, E-AUC1-11, E-EX-15: with five players the first to pass is fifth, the next fourth; both keep their $10."""
    t = auction_for_order(5)
    a = t.s.who
    t.say("bid 1", "pass", "bid 2", "pass", "bid 3", "bid 4", "bid 5")  # a, b, c, d, e, a, c
    b, c, d, e = [(a + i) % 5 for i in range(1, 5)]
    t.say("pass", "pass")  # e, a
    assert t.order() == [c, a, e, d, b]
    assert noted(t, "event-position") == [b, d, e, a, c]
    assert [t.money(who) for who in (e, d, b)] == [10, 10, 10]
    assert [sum(t.at("available", who).values()) for who in (e, d, b)] == [5, 5, 5]
    assert [t.tokens(who) for who in (a, e, d, b)] == [[], [], [], []]


@pytest.mark.parametrize(
    ("last_bid", "pays", "specialist"),
    [(1, 1, False), (2, 1, False), (6, 3, False), (7, 4, False), (8, 4, True), (9, 5, True)],
)
def test_the_second_pays_half_and_gets_a_specialist_from_eight_dollars(last_bid: int, pays: int, specialist: bool) -> None:
    """E-AUC1-6, E-AUC1-7, E-AUC1-8, E-EX-15, E-TERM-20: half of the own last bid, rounded up; the winner pays all of theirs."""
    t = auction_for_order(3)
    a = t.s.who
    b, c = (a + 1) % 3, (a + 2) % 3
    t.say(f"bid {last_bid}", "bid 10")  # a, b; c and a cannot bid more
    if specialist:
        assert t.asks() == (a, "ask-free-specialist")
        assert t.on_offer() == ["take a captain", "take a merchant", "take a missionary", "take a soldier"]
        t.say("take a merchant")
    assert t.money(a) == 10 - pays
    assert t.at("available", a) == {"colonist": 5, **({"merchant": 1} if specialist else {})}
    assert t.order() == [b, a, c]
    assert t.money(b) == 10 - 10 + PLUNDER[t.tokens(b)[0]]
    t.conserved()


def test_the_winner_discovers_the_caribbean_with_an_extra_colonist() -> None:
    """E-AUC1-8, E-AUC1-9, E-AUC1-10: pays the bid, gains the plunder, keeps the token; the tokens on the map stay."""
    tokens = set()
    for seed in range(25):
        t = auction_for_order(3, seed)
        winner = t.s.who
        t.say("bid 4", "pass", "pass")
        (token,) = t.tokens(winner)
        assert t.money(winner) == 10 - 4 + PLUNDER[token]
        assert t.at("caribbean", winner) == {"colonist": 1} and t.at("available", winner) == {"colonist": 5}
        assert t.at("supply", winner)["colonist"] == 23
        assert t.points(winner)["discoveries"] >= 4
        assert noted(t, "event-revealed") == noted(t, "event-discovered") == [winner]
        assert [region.discovered for region in t.view().regions].count(False) == 8
        assert len(t.view().tokens_unseen) == 15 and token not in t.view().tokens_unseen
        t.conserved()
        tokens.add(token)
    assert len(tokens) > 8


def test_the_last_one_left_without_any_bid_pays_one_dollar() -> None:
    """E-AUC1-12, E-AUC1-13, E-EDGE-60: position 2 pays nothing then, and gets no specialist."""
    t = auction_for_order(3)
    a = t.s.who
    t.say("pass", "pass")
    b, c = (a + 1) % 3, (a + 2) % 3
    assert t.order() == [c, b, a] and t.asks() == (c, "ask-place")
    assert (t.money(a), t.money(b)) == (10, 10) and t.at("available", b) == {"colonist": 5}
    assert t.money(c) == 10 - 1 + PLUNDER[t.tokens(c)[0]]


def test_who_passes_into_the_second_position_without_a_bid_pays_nothing() -> None:
    """E-AUC1-13: also when somebody else has bid."""
    t = auction_for_order(3)
    a = t.s.who
    t.say("bid 9", "pass", "pass")  # a, b takes 3, c takes 2
    c = (a + 2) % 3
    assert t.order()[1] == c and t.money(c) == 10 and t.at("available", c) == {"colonist": 5}


def test_with_two_players_the_second_position_is_the_last() -> None:
    """E-AUC1-14: its rules apply all the same."""
    t = auction_for_order(2)
    a = t.s.who
    t.say("bid 8", "bid 9", "pass")
    assert t.asks() == (a, "ask-free-specialist")
    t.say("take a captain")
    assert t.order() == [1 - a, a] and t.money(a) == 6
    assert t.at("available", a) == {"colonist": 5, "captain": 1}


def test_the_free_specialist_can_be_placed_in_round_1() -> None:
    """E-AUC1-15."""
    t = auction_for_order(2)
    a = t.s.who
    t.say("bid 8", "bid 9", "pass", "take a soldier", "place a colonist on shipping")
    assert t.asks() == (a, "ask-place") and t.view().round == 1
    t.say("place a soldier on warfare")
    assert t.queue("warfare") == [(a, "soldier")]
    t.conserved()


def test_who_cannot_outbid_passes_without_being_asked() -> None:
    """E-AUC1-16: after a bid of $10 the auction is over."""
    t = auction_for_order(4)
    a = t.s.who
    t.say("bid 3", "bid 10")
    b, c, d = [(a + i) % 4 for i in range(1, 4)]
    assert noted(t, "event-passed") == [c, d, a] and t.order() == [b, a, d, c]
    assert t.asks() == (b, "ask-place")
    assert t.money(a) == 8


# -- The deluxe auction (4.3) ------------------------------------------------------------------------------------------


def test_everybody_bids_from_fifteen_dollars_for_six_boards() -> None:
    """E-AUC2-1, E-AUC2-2, E-AUC2-6: whatever the number of players; nobody can bid more than they have."""
    for players in (2, 6):
        t = auction_for_nations(players)
        assert [t.money(who) for who in range(players)] == [15] * players
        assert t.on_offer() == ["pass", *[f"bid {n}" for n in range(1, 16)]]
        t.say("bid 15")
        assert t.asks() == (noted(t, "event-bid")[0], "ask-nation")
        assert t.on_offer() == [f"choose {name}" for name in ("England", "Spain", "France", "Portugal", "Holland", "Italy")]


def test_one_auction_for_each_position_among_those_without_a_board() -> None:
    """E-AUC2-3, E-AUC2-5, E-AUC2-7, E-AUC2-10: who passes is out of this auction only; what is left is the starting money."""
    t = auction_for_nations(4)
    a = t.s.who
    b, c, d = [(a + i) % 4 for i in range(1, 4)]
    asked = []
    for choice in ("bid 2", "pass", "bid 4", "pass", "bid 5", "pass"):
        asked.append(t.s.who)
        t.say(choice)
    assert asked == [a, b, c, d, a, c]  # b and d have passed
    assert t.asks() == (a, "ask-nation") and t.money(a) == 10
    t.say("choose Holland")
    assert t.order()[0] == a and t.view().players_at_table[a].nation == "holland"
    assert t.asks() == (b, "ask-bid") and bids_open(t)[0] == 1  # b may bid again, from $1
    t.say("pass", "bid 1", "pass")
    assert t.asks() == (c, "ask-nation") and "choose Holland" not in t.on_offer() and len(t.on_offer()) == 5
    t.say("choose Italy")
    asked = []
    for choice in ("bid 3", "bid 6", "pass"):
        asked.append(t.s.who)
        t.say(choice)
    assert asked == [b, d, b] and t.asks() == (d, "ask-nation")
    t.say("choose France", "choose England")
    assert t.order() == [a, c, d, b]
    assert [t.money(who) for who in (a, c, d, b)] == [10, 14, 9, 12]
    assert [t.view().players_at_table[who].nation for who in (a, c, d, b)] == ["holland", "italy", "france", "england"]
    assert t.asks() == (a, "ask-place") and t.view().round == 1
    t.conserved()


def test_a_random_player_opens_the_first_auction() -> None:
    """E-AUC2-4: and all later ones, while without a board; else the next one clockwise without a board."""
    assert {int(auction_for_nations(4, seed).s.who) for seed in range(20)} == {0, 1, 2, 3}
    t = auction_for_nations(5)
    a = t.s.who
    c, d, e = [(a + i) % 5 for i in range(2, 5)]
    t.say("pass", "bid 15", "choose Italy")  # b, the next one, wins
    assert t.asks() == (a, "ask-bid")  # the same opener: no board yet
    t.say("bid 15", "choose Spain")
    assert t.asks() == (c, "ask-bid")  # b has a board as well
    t.say("bid 15", "choose France")
    assert t.asks() == (d, "ask-bid")
    t.say("bid 1", "pass", "choose Holland")
    assert t.asks() == (e, "ask-nation")


def test_the_one_who_is_left_must_bid_a_dollar() -> None:
    """E-AUC2-8: when all others pass without a bid."""
    t = auction_for_nations(3)
    a = t.s.who
    t.say("pass", "pass")
    c = (a + 2) % 3
    assert t.asks() == (c, "ask-nation") and t.money(c) == 14
    assert noted(t, "event-bid") == [c]
    t.say("choose England")
    assert t.order()[0] == c and t.asks() == (a, "ask-bid")


@pytest.mark.parametrize(("won_for", "pays"), [(1, 1), (2, 1), (5, 3), (6, 3), (15, 8)])
def test_the_last_player_pays_half_of_the_previous_winning_bid(won_for: int, pays: int) -> None:
    """E-AUC2-9, E-EX-16, E-EDGE-61: rounded up, at most $8 of $15; and chooses among the boards left."""
    t = auction_for_nations(4)
    t.say("bid 15", "choose England")  # the first two positions are dear
    t.say("bid 15", "choose Spain")
    winner = t.s.who
    t.say(f"bid {won_for}")
    if won_for < 15:
        t.say("pass")
    t.say("choose France")
    assert t.money(winner) == 15 - won_for
    last = t.s.who
    assert t.asks() == (last, "ask-nation") and t.on_offer() == ["choose Portugal", "choose Holland", "choose Italy"]
    t.say("choose Italy")
    assert t.order()[3] == last and t.money(last) == 15 - pays
    assert t.money(t.order()[0]) == 0
    t.conserved()


def test_with_six_players_the_last_one_gets_the_last_board() -> None:
    """E-AUC2-2, E-AUC2-9: there is nothing to choose then."""
    t = auction_for_nations(6)
    for nation in ("England", "Portugal", "France", "Italy", "Holland"):
        t.say("bid 15", f"choose {nation}")
    last = t.order()[5]
    assert t.view().players_at_table[last].nation == "spain" and t.money(last) == 7
    assert t.asks() == (last, "ask-spain")


def test_nobody_is_asked_to_outbid_what_they_cannot() -> None:
    """E-AUC2-13: after a bid of $15 everybody else is out; equal bids are not open."""
    t = auction_for_nations(4)
    a = t.s.who
    t.say("bid 14")
    assert bids_open(t) == [15]
    t.say("bid 15")
    b, c, d = [(a + i) % 4 for i in range(1, 4)]
    assert noted(t, "event-passed") == [c, d, a] and t.asks() == (b, "ask-nation")


def test_boards_without_an_auction_are_dealt() -> None:
    """E-AUC2-11, E-AUC2-12: nobody bids, and the game begins with $10 each."""
    for seed in range(4):
        t = auction(5, "deluxe_full", seed, nations="random")
        assert "event-bid" not in t.messages() and sorted(noted(t, "event-nation")) == [0, 1, 2, 3, 4]
        assert [t.money(who) for who in range(5)] == [10] * 5
        assert sorted(t.order()) == [0, 1, 2, 3, 4]


def test_the_auction_leaves_no_trace_in_the_rounds() -> None:
    """E-AUC2-3, E-AUC1-5: after it everybody acts in Discovery, in the order of the auction."""
    t = auction_for_order(3)
    t.say("bid 4", "pass", "pass")
    order = t.order()
    for who in range(3):
        t.put("pool", who, colonist=1)
    t.happen(numbers.RESOLVE_DISCOVERY)
    asked = []
    while t.asks():
        asked.append(t.s.who)
        t.say("no")
    assert asked == order


def test_a_position_is_shown_as_soon_as_it_is_taken() -> None:
    """E-AUC1-5: while the auction goes on, only those who have passed have a place in the order."""
    t = auction_for_order(3)
    first = t.s.who
    t.say("pass")
    assert [position(t, who) for who in range(3)] == [3 if who == first else 0 for who in range(3)]
    assert t.view().order == [first]
