"""Nation advantages (13) and the two auctions (4.2, 4.3)."""

from caravela.core.events import Phrase, Term
from caravela.core.packed import i64
from caravela.core.state import bit, count
from caravela.games.empires.rules.components import (
    AVAILABLE,
    BY_AUCTION,
    BY_DISCOVERY,
    BY_NATION,
    BY_PLUNDER,
    CARIBBEAN,
    COLONIST,
    DOCK,
    DOCK_PLACE,
    ENGLAND,
    FRANCE,
    GOODS,
    HOLLAND,
    ITALY,
    KINDS,
    LONG,
    NATIONS,
    SEATS,
    SOLDIER,
    SPACES,
    SPAIN,
    SPECIALISTS,
    SUPPLY,
)
from caravela.games.empires.rules.discovery import discover_freely
from caravela.games.empires.rules.events import (
    ARRANGED,
    BID_MADE,
    DISCOVERED,
    GAINED_WORKER,
    NATION_TAKEN,
    OUSTED,
    PASSED,
    POSITION,
    REVEALED,
    USED_NATION,
    WON_SHIP,
)
from caravela.games.empires.rules.numbers import (
    ARRANGE_DOCK,
    AUCTION_FOR_ORDER,
    AUCTION_FOR_POSITION,
    CHOOSE_FREE_SPECIALIST,
    CHOOSE_NATION,
    LAST_BID,
    ON_OFFER,
    OPEN_AUCTION,
    SHIPS,
    USED,
    USES,
)
from caravela.games.empires.rules.options import (
    BID,
    BUY_POINTS,
    DISCOVER,
    NATION,
    NEXT,
    NO,
    OUST,
    PASS,
    REST,
    TAKE,
    TAKE_GOOD,
    TAKE_SHIP,
    USE_ENGLAND,
)
from caravela.games.empires.rules.state import Effect, Empires


def use(s: Empires, who: i64, nation: i64) -> None:
    """E-NAT-1, 2: one of the uses, at most one in a round."""
    s.tally[USES * SEATS + who] -= 1
    s.tally[USED * SEATS + who] = 1
    s.note(USED_NATION, who, nation)


class EnglandMay(Effect):
    """E-NAT-ENGLAND.1, 4, 5: add two colonists to the dock and arrange all workers there, once per game."""

    asks = "ask-england"
    rule = "E-NAT-ENGLAND.1"

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        if s.number(SUPPLY, who, COLONIST) > 0 or may_arrange(s, 0):
            s.offer(NO)
            s.offer(USE_ENGLAND)

    def chosen(self, s: Empires, who: i64, n: i64, option: i64) -> None:
        if option == NO:
            return
        use(s, who, ENGLAND)
        for i in range(i64(2)):
            if s.number(SUPPLY, who, COLONIST) > 0:
                s.remove(SUPPLY, who, COLONIST)
                s.note(GAINED_WORKER, who, COLONIST, DOCK_PLACE, BY_NATION)
                s.join(DOCK, who << 3 | COLONIST)
        s.then(ARRANGE_DOCK, who)


class ArrangeDock(Effect):
    """E-NAT-ENGLAND.6, 7: name the next worker of the new queue, or leave the rest as they stand; n are arranged."""

    asks = "ask-arrange"
    rule = "E-NAT-ENGLAND.7"

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        if not may_arrange(s, n):
            return
        s.offer(REST)
        for seat in range(s.seats):
            for kind in range(i64(KINDS)):
                if stands(s, n, seat << 3 | kind) >= 0:
                    s.offer(NEXT + seat * KINDS + kind)

    def chosen(self, s: Empires, who: i64, n: i64, option: i64) -> None:
        if option == REST:
            return
        figure: i64 = (option - NEXT) // KINDS << 3 | (option - NEXT) % KINDS
        place: i64 = stands(s, n, figure)
        moved: i64 = s.queue[place]
        s.note(ARRANGED, who, figure & 7, figure >> 3, n + 1)
        while place > DOCK * LONG + n:
            s.queue[place] = s.queue[place - 1]
            place -= 1
        s.queue[place] = moved
        s.then(ARRANGE_DOCK, who, n + 1)

    def question(self, s: Empires, who: i64, n: i64) -> Phrase:
        return Phrase(self.asks, (Term("position", "number", int(n) + 1),), self.rule)


def may_arrange(s: Empires, n: i64) -> bool:
    """Whether the workers after the n arranged ones differ from one another."""
    for i in range(n + 1, s.filled[DOCK]):
        if (s.queue[DOCK * LONG + i] ^ s.queue[DOCK * LONG + n]) & 63:
            return True
    return False


def stands(s: Empires, n: i64, figure: i64) -> i64:
    """Where in the queue the first such figure after the n arranged ones stands; -1 if none does."""
    for i in range(n, s.filled[DOCK]):
        if s.queue[DOCK * LONG + i] & 63 == figure:
            return DOCK * LONG + i
    return -1


class SpainMay(Effect):
    """E-NAT-SPAIN: after set-up, discover one region without resistance and put a soldier there; else it is lost."""

    asks = "ask-spain"
    rule = "E-NAT-SPAIN.1"

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        s.offer(NO)
        s.offer_each(DISCOVER, s.undiscovered)

    def chosen(self, s: Empires, who: i64, n: i64, option: i64) -> None:
        if option == NO:
            s.tally[USES * SEATS + who] = 0  # E-NAT-SPAIN.3
            return
        use(s, who, SPAIN)
        discover_freely(s, who, option - DISCOVER, SOLDIER)


class FranceMay(Effect):
    """E-NAT-FRANCE: one good from the box before Trade Goods resolves."""

    asks = "ask-france"
    rule = "E-NAT-FRANCE.1"

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        goods: i64 = s.goods_of(ON_OFFER)
        if goods:
            s.offer(NO)
            s.offer_each(TAKE_GOOD, goods)

    def chosen(self, s: Empires, who: i64, n: i64, option: i64) -> None:
        if option == NO:
            return
        use(s, who, FRANCE)
        s.goods[ON_OFFER * GOODS + option - TAKE_GOOD] -= 1
        s.gain_good(who, option - TAKE_GOOD, BY_NATION)


class HollandMay(Effect):
    """E-NAT-HOLLAND: take the ship in the box before Merchant Shipping resolves."""

    asks = "ask-holland"
    rule = "E-NAT-HOLLAND.1"

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        if s.ship_in_box:
            s.offer(NO)
            s.offer(TAKE_SHIP)

    def chosen(self, s: Empires, who: i64, n: i64, option: i64) -> None:
        if option == NO:
            return
        use(s, who, HOLLAND)
        s.ship_in_box = 0
        s.tally[SHIPS * SEATS + who] += 1
        s.note(WON_SHIP, who, BY_NATION)


class ItalyMay(Effect):
    """E-NAT-ITALY: replace a worker of another player in the Specialists box by one from the own supply."""

    asks = "ask-italy"
    rule = "E-NAT-ITALY.1"

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        if s.cells[SUPPLY * SEATS + who] == 0:  # E-NAT-ITALY.5
            return
        s.offer(NO)
        for space in range(i64(SPACES)):
            figure: i64 = s.queue[SPECIALISTS * LONG + space] - 1
            if figure >= 0 and figure >> 3 != who:
                s.offer(OUST + space)
        if s.offered == 1:
            s.offered = 0

    def chosen(self, s: Empires, who: i64, n: i64, option: i64) -> None:
        if option == NO:
            return
        use(s, who, ITALY)
        space: i64 = option - OUST
        figure: i64 = s.queue[SPECIALISTS * LONG + space] - 1
        s.note(OUSTED, who, figure >> 3, space)
        s.add(SUPPLY, figure >> 3, figure & 7)
        kind: i64 = COLONIST
        while s.number(SUPPLY, who, kind) == 0:  # E-NAT-ITALY.4
            kind += 1
        s.remove(SUPPLY, who, kind)
        s.queue[SPECIALISTS * LONG + space] = (who << 3 | kind) + 1


# -- The first edition's auction for the starting order (4.2) ----------------------------------------------------------


class AuctionForOrder(Effect):
    """E-AUC1-3 to 5: bid more or pass for good; who passes takes the last free position. `acted` are those who passed."""

    asks = "ask-bid"
    rule = "E-AUC1-3"

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        if s.acted >> who & 1:
            s.then(AUCTION_FOR_ORDER, next_seat(s, who))
            return
        if count(s.acted) == s.seats - 1:
            win_the_order(s, who)
            return
        s.offer(PASS)
        offer_bids(s, who)

    def why_not(self, s: Empires, who: i64, n: i64, option: i64) -> str:
        return "E-AUC1-4" if too_much(s, option) else super().why_not(s, who, n, option)

    def chosen(self, s: Empires, who: i64, n: i64, option: i64) -> None:
        if option == PASS:
            position: i64 = s.seats - count(s.acted)
            s.acted |= bit(who)
            s.note(PASSED, who)
            take_position(s, who, position)
            if position == 2:  # E-AUC1-6, 7, 13
                last: i64 = s.tallied(LAST_BID, who)
                s.pay(who, (last + 1) // 2, BY_AUCTION)
                if last >= 8:
                    s.then(CHOOSE_FREE_SPECIALIST, who)
        else:
            make_bid(s, who, option - BID)
        s.then(AUCTION_FOR_ORDER, next_seat(s, who))

    def question(self, s: Empires, who: i64, n: i64) -> Phrase:
        return Phrase(self.asks, (Term("money", "number", int(s.bid)), Term("position", "number", 1)), self.rule)


def next_seat(s: Empires, who: i64) -> i64:
    """Clockwise."""
    return who + 1 if who + 1 < s.seats else i64(0)


def offer_bids(s: Empires, who: i64) -> None:
    """E-AUC1-4, E-AUC2-5, 6: whole dollars, more than the highest bid, at most the bidder's money."""
    for bid in range(s.bid + 1, s.money[who] + 1):
        s.offer(BID + bid)


def too_much(s: Empires, option: i64) -> bool:
    """Whether a closed option is a bid above the highest one, which the bidder cannot pay."""
    return BID + s.bid < option < BUY_POINTS


def make_bid(s: Empires, who: i64, bid: i64) -> None:
    s.bid = bid
    s.tally[LAST_BID * SEATS + who] = bid
    s.note(BID_MADE, who, bid)


def take_position(s: Empires, who: i64, position: i64) -> None:
    s.order[position - 1] = who
    s.note(POSITION, who, position)


def win_the_order(s: Empires, who: i64) -> None:
    """E-AUC1-8 to 12: the last one left is first, pays the bid, and discovers the Caribbean with an extra colonist."""
    take_position(s, who, 1)
    s.pay(who, s.bid if s.bid > 0 else 1, BY_AUCTION)
    token: i64 = s.draw(s.unseen)
    s.unseen &= ~bit(token)
    s.found[who] |= bit(token)
    s.note(REVEALED, who, token, CARIBBEAN)
    s.note(DISCOVERED, who, CARIBBEAN)
    s.earn(who, s.box.plunder[token], BY_PLUNDER)
    s.from_supply(CARIBBEAN, who, COLONIST, BY_DISCOVERY)
    s.acted = 0


class ChooseFreeSpecialist(Effect):
    """E-AUC1-7, 15: the second player's specialist, usable in round 1."""

    asks = "ask-free-specialist"
    rule = "E-AUC1-7"

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        s.offer_each(TAKE, s.obtainable(who))

    def chosen(self, s: Empires, who: i64, n: i64, option: i64) -> None:
        s.from_supply(AVAILABLE, who, option - TAKE, BY_AUCTION)


# -- The deluxe auction for order and nation (4.3) ---------------------------------------------------------------------


class OpenAuction(Effect):
    """E-AUC2-3, 4: one auction for each position but the last, among those without a board; `leader` opens.

    n is the position, and above it the last winning bid.
    """

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        position: i64 = n & 15
        s.bid = 0
        s.acted = 0
        for seat in range(s.seats):
            if s.nation[seat] >= 0:
                s.acted |= bit(seat)
        while s.acted >> s.leader & 1:
            s.leader = next_seat(s, s.leader)
        if position < s.seats:
            s.then(AUCTION_FOR_POSITION, s.leader, position)
            return
        s.acted = 0  # E-AUC2-9
        take_position(s, s.leader, position)
        s.pay(s.leader, ((n >> 4) + 1) // 2, BY_AUCTION)
        s.then(CHOOSE_NATION, s.leader)


class AuctionForPosition(Effect):
    """E-AUC2-5, 8, 13: bid more or be out of this auction; the last one left takes the position."""

    asks = "ask-bid"
    rule = "E-AUC2-5"

    def happen(self, s: Empires, who: i64, position: i64) -> None:
        if s.acted >> who & 1:
            s.then(AUCTION_FOR_POSITION, next_seat(s, who), position)
            return
        if count(s.acted) == s.seats - 1:
            if s.bid == 0:
                make_bid(s, who, 1)
            s.pay(who, s.bid, BY_AUCTION)
            take_position(s, who, position)
            s.then(CHOOSE_NATION, who)
            s.then(OPEN_AUCTION, 0, s.bid << 4 | position + 1)
            return
        s.offer(PASS)
        offer_bids(s, who)

    def why_not(self, s: Empires, who: i64, position: i64, option: i64) -> str:
        return "E-AUC2-6" if too_much(s, option) else super().why_not(s, who, position, option)

    def chosen(self, s: Empires, who: i64, position: i64, option: i64) -> None:
        if option == PASS:
            s.acted |= bit(who)
            s.note(PASSED, who)
        else:
            make_bid(s, who, option - BID)
        s.then(AUCTION_FOR_POSITION, next_seat(s, who), position)

    def question(self, s: Empires, who: i64, position: i64) -> Phrase:
        terms = (Term("money", "number", int(s.bid)), Term("position", "number", int(position)))
        return Phrase(self.asks, terms, self.rule)


class ChooseNation(Effect):
    """E-AUC2-7, 9: any remaining board."""

    asks = "ask-nation"
    rule = "E-AUC2-7"

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        s.offer_each(NATION, boards_left(s))

    def chosen(self, s: Empires, who: i64, n: i64, option: i64) -> None:
        take_nation(s, who, option - NATION)


def boards_left(s: Empires) -> i64:
    boards: i64 = bit(NATIONS) - 1
    for seat in range(s.seats):
        if s.nation[seat] >= 0:
            boards &= ~bit(s.nation[seat])
    return boards


def take_nation(s: Empires, who: i64, nation: i64) -> None:
    s.nation[who] = nation
    s.tally[USES * SEATS + who] = s.box.nation_uses[nation]
    s.note(NATION_TAKEN, who, nation)
