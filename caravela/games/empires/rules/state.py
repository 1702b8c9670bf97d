"""What lies on the table, as integers, and the few moves that every rule uses."""

from typing import ClassVar

from caravela.core.events import Phrase
from caravela.core.packed import i64, vec
from caravela.core.state import State, bit, count
from caravela.games.empires.rules.box import Box
from caravela.games.empires.rules.components import (
    AVAILABLE,
    BOXES,
    BUILDER,
    BY_COLONY,
    CARDS,
    COLONIST,
    GOODS,
    INITIATIVE,
    KINDS,
    LONG,
    PLACES,
    PLAGUE_1,
    REGIONS,
    RESOLVED,
    SEATS,
    SUPPLY,
    TILE_IDS,
)
from caravela.games.empires.rules.events import CAME, GAINED_WORKER, GOT_MONEY, IDLE, PAID, TOOK_GOOD, TOOK_GOOD_THERE
from caravela.games.empires.rules.numbers import ON_OFFER, PILE, ROWS, STUDY
from caravela.games.empires.rules.options import GO_TO, SETTLE
from caravela.games.empires.rules.setup import Setup


class Effect:
    """Something that happens to a seat. Made once and shared; `n` is the one number that a waiting effect remembers."""

    asks: ClassVar[str] = ""  # the message id of its question, if it asks
    rule: ClassVar[str] = ""  # the clause behind the question

    def happen(self, s: "Empires", who: i64, n: i64) -> None:
        """Act, or `offer` options: an effect that offers something asks `who` to take one."""

    def why_not(self, s: "Empires", who: i64, n: i64, option: i64) -> str:
        """The clause that keeps an option closed; that of the question, unless the effect says more right below its offer."""
        for verb in (SETTLE, GO_TO):
            if verb <= option < verb + REGIONS and s.undiscovered >> option - verb & 1:
                return "E-INV-2"
        return self.question(s, who, n).rule

    def chosen(self, s: "Empires", who: i64, n: i64, option: i64) -> None:
        """Go on with the option taken."""

    def question(self, s: "Empires", who: i64, n: i64) -> Phrase:
        """The question as players hear it."""
        return Phrase(self.asks, (), self.rule)


class Empires(State):
    """A game of Empires. `setup` and `rules` are shared by all copies; all else is integers.

    The workers of one seat at one place are one integer, its cell: five bits for each kind, and their total above
    (see `number` and `colony`). A figure in a queue is standing * 64 + seat * 8 + kind.
    """

    ARRAYS: ClassVar[tuple[str, ...]] = (
        *State.ARRAYS,
        *("cells", "queue", "filled", "goods", "money", "owned", "found", "order", "nation", "tally"),
        *("token", "knows", "hurdle", "bottom", "card_known", "purchases"),
    )
    NUMBERS: ClassVar[tuple[str, ...]] = (
        *State.NUMBERS,
        *("seats", "round", "phase", "at_box", "undiscovered", "good_there", "unseen", "deck", "top_card", "laid"),
        *(
            "market",
            "stack",
            "age3",
            "spent",
            "acted",
            "sold",
            "ship_in_box",
            "stock",
            "scholar",
            "studied",
            "bid",
            "leader",
        ),
    )

    def __init__(self, setup: Setup, rules: vec[Effect], like: "Empires | None" = None) -> None:
        """An empty table, or the same game once more."""
        super().__init__(like)
        self.setup: Setup = setup
        self.box: Box = setup.box
        self.rules: vec[Effect] = rules  # by number
        self.seats: i64 = setup.players
        self.cells: vec[i64] = like.cells[:] if like else vec[i64]([0] * (PLACES * SEATS))
        self.queue: vec[i64] = like.queue[:] if like else vec[i64]([0] * (BOXES * LONG))  # Specialists: figure + 1, or 0
        self.filled: vec[i64] = like.filled[:] if like else vec[i64]([0] * BOXES)
        self.goods: vec[i64] = like.goods[:] if like else vec[i64]([0] * ((SEATS + 3) * GOODS))
        self.money: vec[i64] = like.money[:] if like else vec[i64]([0] * SEATS)
        self.owned: vec[i64] = like.owned[:] if like else vec[i64]([0] * SEATS)  # sets of tiles
        self.found: vec[i64] = like.found[:] if like else vec[i64]([0] * SEATS)  # sets of tokens, and cards from 16 on
        self.order: vec[i64] = like.order[:] if like else vec[i64]([-1] * SEATS)  # -1 while an auction decides
        self.nation: vec[i64] = like.nation[:] if like else vec[i64]([-1] * SEATS)
        self.tally: vec[i64] = like.tally[:] if like else vec[i64]([0] * (ROWS * SEATS))
        self.token: vec[i64] = like.token[:] if like else vec[i64]([-1] * REGIONS)  # -1 while nobody has seen it
        self.knows: vec[i64] = like.knows[:] if like else vec[i64]([0] * REGIONS)  # sets of seats that know the token
        self.hurdle: vec[i64] = like.hurdle[:] if like else vec[i64]([0] * REGIONS)  # fewer natives than this it has not
        self.bottom: vec[i64] = like.bottom[:] if like else vec[i64]([0] * CARDS)  # cards laid under the deck, in order
        self.card_known: vec[i64] = like.card_known[:] if like else vec[i64]([0] * CARDS)  # sets of seats
        self.purchases: vec[i64] = like.purchases[:] if like else vec[i64]([0] * len(TILE_IDS))  # tiles in the order of purchase
        self.round: i64 = like.round if like else i64(0)
        self.phase: i64 = like.phase if like else i64(0)
        self.at_box: i64 = like.at_box if like else i64(0)  # the box that is being resolved
        self.undiscovered: i64 = like.undiscovered if like else i64(0)  # set of regions
        self.good_there: i64 = like.good_there if like else i64(0)  # set of regions
        self.unseen: i64 = like.unseen if like else i64(0)  # set of tokens that nobody has seen, on the map or in the box
        self.deck: i64 = like.deck if like else i64(0)  # set of cards that nobody has seen
        self.top_card: i64 = like.top_card if like else i64(-1)  # somebody has seen it and laid it back
        self.laid: i64 = like.laid if like else i64(0)  # how many cards lie in `bottom`
        self.market: i64 = like.market if like else i64(0)  # set of tiles on offer
        self.stack: i64 = like.stack if like else i64(0)  # set of tiles of this age that nobody has seen
        self.age3: i64 = like.age3 if like else i64(0)  # set of tiles in the age III stack
        self.spent: i64 = like.spent if like else i64(0)  # set of single-use tiles that were used
        self.acted: i64 = like.acted if like else i64(0)  # set of seats
        self.sold: i64 = like.sold if like else i64(0)  # how many tiles were bought
        self.ship_in_box: i64 = like.ship_in_box if like else i64(0)
        self.stock: i64 = like.stock if like else i64(0)  # ships
        self.scholar: i64 = like.scholar if like else i64(-1)  # who owns University unused
        self.studied: i64 = like.studied if like else i64(-1)  # the table as it was when the scholar last kept the tile
        self.bid: i64 = like.bid if like else i64(0)
        self.leader: i64 = like.leader if like else i64(0)  # of an auction; between auctions its opener

    def copy(self) -> "Empires":
        return Empires(self.setup, self.rules, self)

    def happen(self, effect: i64, who: i64, n: i64) -> None:
        self.rules[effect].happen(self, who, n)

    def chosen(self, effect: i64, who: i64, n: i64, option: i64) -> None:
        self.rules[effect].chosen(self, who, n, option)

    # -- what only looks -------------------------------------------------------------------------------------------

    def age(self) -> i64:
        """E-TERM-14: 0, 1, 2 for the ages I, II, III."""
        if self.round <= 3:
            return 0
        return 1 if self.round <= 6 else 2

    def owns(self, who: i64, tile: i64) -> bool:
        return self.owned[who] >> tile & 1 != 0

    def number(self, place: i64, who: i64, kind: i64) -> i64:
        """How many workers of a kind the seat has there."""
        return self.cells[place * SEATS + who] >> 5 * kind & 31

    def colony(self, place: i64, who: i64) -> i64:
        """E-TERM-8: how many workers of all kinds the seat has there."""
        return self.cells[place * SEATS + who] >> 30

    def colonies(self, who: i64) -> i64:
        """The set of regions where the seat has a worker."""
        regions: i64 = 0
        for region in range(i64(REGIONS)):
            if self.cells[region * SEATS + who] > 0:
                regions |= bit(region)
        return regions

    def regions_with(self, who: i64, kind: i64) -> i64:
        """The set of regions where the seat has a worker of that kind."""
        regions: i64 = 0
        for region in range(i64(REGIONS)):
            if self.number(region, who, kind) > 0:
                regions |= bit(region)
        return regions

    def goods_of(self, row: i64) -> i64:
        """The set of goods of which a seat, the pile or the box has any."""
        goods: i64 = 0
        for good in range(i64(GOODS)):
            if self.goods[row * GOODS + good] > 0:
                goods |= bit(good)
        return goods

    def tallied(self, row: i64, who: i64) -> i64:
        """A seat's number in a named row of `tally`."""
        return self.tally[row * SEATS + who]

    def deck_size(self) -> i64:
        return count(self.deck) + self.laid + (1 if self.top_card >= 0 else 0)

    def natives_met(self, who: i64, natives: i64) -> i64:
        """E-DISC-7: Plague I lowers every resistance by one, not below zero."""
        left: i64 = natives - self.lowered(who)
        return left if left > 0 else i64(0)

    def lowered(self, who: i64) -> i64:
        return 1 if self.owns(who, PLAGUE_1) else 0

    # -- what every rule uses --------------------------------------------------------------------------------------

    def add(self, place: i64, who: i64, kind: i64) -> None:
        """A worker arrives; the third of a colony takes the good that is still there (E-RES-6)."""
        cell: i64 = place * SEATS + who
        self.cells[cell] += 0x40000000 + bit(5 * kind)
        if place < REGIONS and self.good_there >> place & 1 and self.cells[cell] >> 30 >= 3:
            self.good_there &= ~bit(place)
            self.goods[who * GOODS + self.box.region_good[place]] += 1
            self.note(TOOK_GOOD_THERE, who, self.box.region_good[place], BY_COLONY)

    def remove(self, place: i64, who: i64, kind: i64) -> None:
        self.cells[place * SEATS + who] -= 0x40000000 + bit(5 * kind)

    def from_supply(self, place: i64, who: i64, kind: i64, cause: i64) -> bool:
        """E-RES-5: from the own supply only, and nothing when there is none."""
        if self.number(SUPPLY, who, kind) == 0:
            return False
        self.remove(SUPPLY, who, kind)
        if place < REGIONS:
            self.note(CAME, who, kind, place, cause)
        else:
            last: bool = place == AVAILABLE and self.round == 8  # no round is coming that it could be for
            self.note(GAINED_WORKER, who, kind, -1 if last else place, cause)
        self.add(place, who, kind)
        return True

    def gain_good(self, who: i64, good: i64, cause: i64) -> None:
        self.goods[who * GOODS + good] += 1
        self.note(TOOK_GOOD, who, good, cause)

    def earn(self, who: i64, money: i64, cause: i64) -> None:
        if money > 0:
            self.money[who] += money
            self.note(GOT_MONEY, who, money, cause)

    def pay(self, who: i64, money: i64, cause: i64) -> None:
        if money > 0:
            self.money[who] -= money
            self.note(PAID, who, money, cause)

    def draw_good(self) -> i64:
        """A random good leaves the pile; -1 when it is empty (E-EDGE-3)."""
        total: i64 = 0
        for good in range(i64(GOODS)):
            total += self.goods[PILE * GOODS + good]
        if total == 0:
            return -1
        k: i64 = self.chance(total)
        drawn: i64 = 0
        while k >= self.goods[PILE * GOODS + drawn]:
            k -= self.goods[PILE * GOODS + drawn]
            drawn += 1
        self.goods[PILE * GOODS + drawn] -= 1
        return drawn

    def join(self, box: i64, figure: i64) -> None:
        """Take the leftmost free space."""
        self.queue[box * LONG + self.filled[box]] = figure
        self.filled[box] += 1

    def first(self, box: i64) -> i64:
        """The leftmost worker leaves the box; the others move up."""
        start: i64 = box * LONG
        figure: i64 = self.queue[start]
        self.filled[box] -= 1
        for i in range(start, start + self.filled[box]):
            self.queue[i] = self.queue[i + 1]
        return figure

    def dismiss(self, box: i64) -> i64:
        """The leftmost worker is resolved and goes home; which kind it was."""
        figure: i64 = self.first(box)
        self.go_home(figure >> 3 & 7, figure & 7)
        return figure & 7

    def dismiss_idle(self, box: i64) -> None:
        """The leftmost worker finds nothing to do and goes home."""
        figure: i64 = self.queue[box * LONG]
        self.note(IDLE, figure >> 3 & 7, figure & 7, box)
        self.dismiss(box)

    def go_home(self, who: i64, kind: i64) -> None:
        """E-RES-4: a resolved worker returns to supply at once; in the first edition when its box is done."""
        self.add(SUPPLY if self.setup.deluxe else RESOLVED, who, kind)

    def clear_resolved(self) -> None:
        """E-RES-4 (first): the box is done."""
        for who in range(self.seats):
            cell: i64 = self.cells[RESOLVED * SEATS + who]
            if cell > 0:
                self.cells[SUPPLY * SEATS + who] += cell
                self.cells[RESOLVED * SEATS + who] = 0

    def study(self) -> None:
        """A University window: asked only while somebody owns the tile unused."""
        if self.scholar >= 0:
            self.then(STUDY, self.scholar)

    def everybody_acted(self) -> bool:
        return count(self.acted) == self.seats

    def next_to_act(self) -> i64:
        """E-DISC-22, E-BEN-9: the first in the order who has not acted, marked as having acted."""
        for i in range(self.seats):
            who: i64 = self.order[i]
            if not self.acted >> who & 1:
                self.acted |= bit(who)
                return who
        return -1

    def likeness(self) -> i64:
        """A number that changes whenever anything on the table changes (E-ROUND-8)."""
        h: i64 = self.undiscovered * 5 ^ self.good_there * 77 ^ self.ship_in_box * 1009 ^ self.stock * 7919
        h = (h ^ self.market ^ self.market >> 31) & 0x3FFFFFFFFFF
        h = mixed(mixed(mixed(mixed(h, self.cells), self.queue), self.goods), self.money)
        h = mixed(mixed(mixed(mixed(h, self.owned), self.found), self.order), self.tally)
        return h

    def in_initiative(self, who: i64) -> bool:
        """E-PLACE-6: the seat has its one worker there."""
        for i in range(self.filled[INITIATIVE]):
            if self.queue[INITIATIVE * LONG + i] >> 3 == who:
                return True
        return False

    def swappable(self, who: i64, kind: i64) -> i64:
        """E-DOCK-13 to 17: the set of regions where an own specialist of the kind can be swapped for a colonist."""
        if kind == COLONIST or kind == BUILDER or self.number(SUPPLY, who, COLONIST) == 0:
            return 0
        return self.regions_with(who, kind)

    def obtainable(self, who: i64) -> i64:
        """E-SPEC-9: the set of specialist kinds that supply or a swap can provide."""
        kinds: i64 = 0
        for kind in range(i64(1), i64(KINDS)):
            if self.number(SUPPLY, who, kind) > 0 or self.swappable(who, kind):
                kinds |= bit(kind)
        return kinds

    def lay_out_goods(self, spaces: i64) -> i64:
        """Up to so many random goods from the pile; how many there were."""
        for i in range(spaces):
            good: i64 = self.draw_good()
            if good < 0:
                return i
            self.goods[ON_OFFER * GOODS + good] += 1
        return spaces


def mixed(h: i64, numbers: vec[i64]) -> i64:
    for i in range(i64(len(numbers))):
        h = (h * 1000003 ^ numbers[i] ^ numbers[i] >> 31) & 0x3FFFFFFFFFF
    return h
