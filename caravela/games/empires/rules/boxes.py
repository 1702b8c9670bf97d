"""Phase 2, Resolve Events (section 7), without Discovery and Warfare: each box in its own words."""

from caravela.core.events import Phrase, Term
from caravela.core.packed import i64
from caravela.games.empires.rules.components import (
    ALL_REGIONS,
    AVAILABLE,
    BUILDER,
    BUILDINGS,
    BY_INITIATIVE,
    BY_MERCHANT,
    BY_MISSIONARY,
    BY_SPECIALISTS,
    BY_TRAINING,
    CAPTAIN,
    CATHEDRAL,
    COLONIST,
    DOCK,
    GOODS,
    GOODS_BOX,
    INITIATIVE,
    KINDS,
    LONG,
    MERCHANT,
    MISSIONARY,
    REFORMATION,
    REGIONS,
    SEATS,
    SHIPPING_BOX,
    SOLDIER,
    SPACES,
    SPECIALISTS,
    SUPPLY,
    TRAINING,
)
from caravela.games.empires.rules.events import FORWENT, IDLE, LANDED, SWAPPED, WON_SHIP
from caravela.games.empires.rules.numbers import (
    BUY_BUILDING,
    CHOOSE_GOOD,
    DECLARE,
    LAND_WORKER,
    ON_OFFER,
    RESOLVE_FIRST,
    RESOLVE_QUEUE,
    RESOLVE_SPECIALISTS,
    SHIPS,
    SPECIALISTS_HELD,
    TAKE_SPECIALIST,
    TAKE_WORKER,
    TRAIN,
)
from caravela.games.empires.rules.options import FORGO, NO, SETTLE, SWAP, TAKE, TAKE_GOOD
from caravela.games.empires.rules.state import Effect, Empires


class PayInitiative(Effect):
    """E-INIT-1: as many dollars as the number of the space. E-INIT-3: the workers stay."""

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        for i in range(s.filled[INITIATIVE]):
            s.earn(s.queue[INITIATIVE * LONG + i] >> 3, i + 1, BY_INITIATIVE)


class ResolveQueue(Effect):
    """E-RES-1: the workers of a box from left to right, with a University window before each."""

    def happen(self, s: Empires, who: i64, box: i64) -> None:
        if s.filled[box] == 0:
            return
        if s.scholar >= 0:
            s.study()
            s.then(RESOLVE_FIRST, 0, box)
        else:
            resolve_first(s, box)
        s.then(RESOLVE_QUEUE, 0, box)


class ResolveFirst(Effect):
    """The same after a University window."""

    def happen(self, s: Empires, who: i64, box: i64) -> None:
        resolve_first(s, box)


def resolve_first(s: Empires, box: i64) -> None:
    """The owner of the leftmost worker decides; the worker stays in its space until then."""
    owner: i64 = s.queue[box * LONG] >> 3 & 7
    if box == DOCK:
        s.then(LAND_WORKER, owner)
    elif box == GOODS_BOX:
        s.then(CHOOSE_GOOD, owner)
    elif box == BUILDINGS:
        s.then(BUY_BUILDING, owner)
    else:
        s.then(DECLARE, owner)


def forgo(s: Empires, who: i64, box: i64) -> None:
    """E-RES-2, E-TERM-19: the leftmost worker leaves the box without taking the action."""
    s.note(FORWENT, who, s.queue[box * LONG] & 7, box)
    s.dismiss(box)


class LandWorker(Effect):
    """E-DOCK-2: move the worker to any discovered region, or forgo."""

    asks = "ask-land"
    rule = "E-DOCK-2"

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        s.offer(FORGO)
        s.offer_each(SETTLE, ALL_REGIONS & ~s.undiscovered)

    def chosen(self, s: Empires, who: i64, n: i64, option: i64) -> None:
        if option == FORGO:  # E-EDGE-15; the dock has no box to wait for (E-RES-4)
            s.note(FORWENT, who, s.queue[DOCK * LONG] & 7, DOCK)
            s.add(SUPPLY, who, s.first(DOCK) & 7)
        else:
            land(s, who, option - SETTLE, s.first(DOCK) & 7)

    def question(self, s: Empires, who: i64, n: i64) -> Phrase:
        return Phrase(self.asks, (Term("kind", "kind", int(s.queue[DOCK * LONG] & 7)),), self.rule)


def land(s: Empires, who: i64, region: i64, kind: i64) -> None:
    """E-DOCK-7 to 11: what a worker brings when it lands."""
    s.note(LANDED, who, kind, region)
    s.add(region, who, kind)
    if kind == MERCHANT:
        s.earn(who, s.box.landed_merchant, BY_MERCHANT)
    elif kind == MISSIONARY and not reformed(s, who, region):
        s.from_supply(region, who, COLONIST, BY_MISSIONARY)
        if s.owns(who, CATHEDRAL):
            s.from_supply(region, who, COLONIST, CATHEDRAL)


def reformed(s: Empires, who: i64, region: i64) -> bool:
    """E-B-REFORMATION.1: another player owns the tile and has a missionary in the region."""
    for owner in range(s.seats):
        if owner != who and s.owns(owner, REFORMATION):
            return s.number(region, owner, MISSIONARY) > 0
    return False


class ChooseGood(Effect):
    """E-GOODS-1: one good of those still in the box, or forgo. E-GOODS-4: nothing when none is left."""

    asks = "ask-good"
    rule = "E-GOODS-1"

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        goods: i64 = s.goods_of(ON_OFFER)
        if goods == 0:
            s.dismiss_idle(GOODS_BOX)
            return
        s.offer(FORGO)
        s.offer_each(TAKE_GOOD, goods)

    def chosen(self, s: Empires, who: i64, n: i64, option: i64) -> None:
        if option == FORGO:
            forgo(s, who, GOODS_BOX)
            return
        s.dismiss(GOODS_BOX)
        s.goods[ON_OFFER * GOODS + option - TAKE_GOOD] -= 1
        s.gain_good(who, option - TAKE_GOOD, -1)


class AwardShip(Effect):
    """E-SHIP-1 to 5: the highest total takes the ship; ties go to the first in player order. E-SHIP-9: all go home."""

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        best: i64 = 0
        winner: i64 = -1
        for i in range(s.seats):
            seat: i64 = s.order[i]
            value: i64 = shipping_value(s, seat)
            if value > best:
                best = value
                winner = seat
        if winner >= 0 and s.ship_in_box:
            s.ship_in_box = 0
            s.tally[SHIPS * SEATS + winner] += 1
            s.note(WON_SHIP, winner, -1)
        for seat in range(s.seats):
            cell: i64 = s.cells[SHIPPING_BOX * SEATS + seat]
            if cell > 0:
                s.cells[SUPPLY * SEATS + seat] += cell
                s.cells[SHIPPING_BOX * SEATS + seat] = 0


def shipping_value(s: Empires, who: i64) -> i64:
    """E-SHIP-1: captains and merchants count 2, all others 1."""
    captains: i64 = s.number(SHIPPING_BOX, who, CAPTAIN)
    return s.colony(SHIPPING_BOX, who) + captains + s.number(SHIPPING_BOX, who, MERCHANT)


class ResolveSpecialists(Effect):
    """E-SPEC-1: the spaces from left to right."""

    def happen(self, s: Empires, who: i64, space: i64) -> None:
        if space == 0 and s.round == 8:  # E-B-AGE-OF-REASON.2
            for i in range(i64(SPACES)):
                standing: i64 = s.queue[SPECIALISTS * LONG + i]
                if standing > 0:
                    s.tally[SPECIALISTS_HELD * SEATS + (standing - 1 >> 3)] += 1
        while space < SPACES:
            figure: i64 = s.queue[SPECIALISTS * LONG + space] - 1
            if figure >= 0:
                if space == TRAINING:
                    s.then(TRAIN, figure >> 3)
                else:
                    s.then(TAKE_SPECIALIST, figure >> 3, space)
                s.then(RESOLVE_SPECIALISTS, 0, space + 1)
                return
            space += 1


def leave_space(s: Empires, space: i64) -> None:
    figure: i64 = s.queue[SPECIALISTS * LONG + space] - 1
    s.queue[SPECIALISTS * LONG + space] = 0
    s.go_home(figure >> 3, figure & 7)


def kind_of_space(space: i64) -> i64:
    """E-SPEC-1: Missionary, Merchant, Soldier, Captain, Builder."""
    if space == 0:
        return MISSIONARY
    if space == 1:
        return MERCHANT
    if space == 2:
        return SOLDIER
    return CAPTAIN if space == 3 else BUILDER


class TakeSpecialist(Effect):
    """E-SPEC-2, 7: one specialist of the space's type for next round, or forgo. E-SPEC-8: by a swap if supply has none."""

    asks = "ask-specialist"
    rule = "E-SPEC-2"

    def happen(self, s: Empires, who: i64, space: i64) -> None:
        kind: i64 = kind_of_space(space)
        home: i64 = s.queue[SPECIALISTS * LONG + space] - 1 & 7
        has: i64 = s.number(SUPPLY, who, kind)
        if s.setup.deluxe and home == kind:  # E-EDGE-10: the worker on the space is home by then
            has += 1
        if has > 0:
            s.offer(FORGO)
            s.offer(TAKE + kind)
            return
        leave_space(s, space)
        s.then(TAKE_WORKER, who, taking(kind, AVAILABLE, BY_SPECIALISTS))

    def chosen(self, s: Empires, who: i64, space: i64, option: i64) -> None:
        if option == FORGO:
            s.note(FORWENT, who, s.queue[SPECIALISTS * LONG + space] - 1 & 7, SPECIALISTS)
        leave_space(s, space)
        if option != FORGO:
            s.from_supply(AVAILABLE, who, option - TAKE, BY_SPECIALISTS)

    def question(self, s: Empires, who: i64, space: i64) -> Phrase:
        terms = (Term("kind", "kind", int(kind_of_space(space))), Term("round", "number", int(s.round)))
        return Phrase(self.asks, terms, self.rule)


class Train(Effect):
    """E-SPEC-3, 4, 9: pay to take a specialist of any type that supply or a swap can provide."""

    asks = "ask-train"
    rule = "E-SPEC-3"

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        kinds: i64 = s.obtainable(who)
        if s.setup.deluxe:  # E-EDGE-10
            figure: i64 = s.queue[SPECIALISTS * LONG + TRAINING] - 1
            s.add(SUPPLY, who, figure & 7)
            kinds = s.obtainable(who)
            s.remove(SUPPLY, who, figure & 7)
        if s.money[who] < s.box.training or kinds == 0:
            s.note(IDLE, who, s.queue[SPECIALISTS * LONG + TRAINING] - 1 & 7, SPECIALISTS)
            leave_space(s, TRAINING)
            return
        s.offer(FORGO)
        s.offer_each(TAKE, kinds)

    def why_not(self, s: Empires, who: i64, n: i64, option: i64) -> str:
        return "E-SPEC-9" if TAKE <= option < TAKE + KINDS else super().why_not(s, who, n, option)

    def chosen(self, s: Empires, who: i64, n: i64, option: i64) -> None:
        if option == FORGO:
            s.note(FORWENT, who, s.queue[SPECIALISTS * LONG + TRAINING] - 1 & 7, SPECIALISTS)
        leave_space(s, TRAINING)
        if option != FORGO:
            s.pay(who, s.box.training, BY_TRAINING)
            s.then(TAKE_WORKER, who, taking(option - TAKE, AVAILABLE, BY_TRAINING))

    def question(self, s: Empires, who: i64, n: i64) -> Phrase:
        return Phrase(self.asks, (Term("money", "number", int(s.box.training)),), self.rule)


def taking(kind: i64, place: i64, cause: i64) -> i64:
    """What TAKE_WORKER remembers."""
    return cause << 8 | place << 3 | kind


class TakeWorker(Effect):
    """E-RES-5: a worker comes from supply. E-DOCK-13 to 18, E-SPEC-8: with none there, a swap may provide a specialist."""

    asks = "ask-swap"
    rule = "E-DOCK-13"

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        kind: i64 = n & 7
        if s.number(SUPPLY, who, kind) > 0:
            s.from_supply(n >> 3 & 31, who, kind, n >> 8)
            return
        regions: i64 = s.swappable(who, kind)
        if regions:
            s.offer(NO)
            s.offer_each(SWAP + kind * REGIONS, regions)

    def why_not(self, s: Empires, who: i64, n: i64, option: i64) -> str:
        builders: i64 = SWAP + BUILDER * REGIONS
        return "E-DOCK-14" if builders <= option < builders + REGIONS else super().why_not(s, who, n, option)

    def chosen(self, s: Empires, who: i64, n: i64, option: i64) -> None:
        if option != NO:
            swap(s, who, n & 7, (option - SWAP) % REGIONS)
            s.from_supply(n >> 3 & 31, who, n & 7, n >> 8)

    def question(self, s: Empires, who: i64, n: i64) -> Phrase:
        rule = self.rule if s.setup.deluxe else "E-DOCK-15" if n & 7 == SOLDIER else "E-DOCK-16"
        return Phrase(self.asks, (Term("kind", "kind", int(n & 7)), Term("cause", "cause", int(n >> 8))), rule)


def swap(s: Empires, who: i64, kind: i64, region: i64) -> None:
    """E-DOCK-13, 18: a specialist goes back to supply and a colonist takes its place; nothing else happens."""
    s.note(SWAPPED, who, kind, region)
    s.remove(region, who, kind)
    s.add(SUPPLY, who, kind)
    s.remove(SUPPLY, who, COLONIST)
    s.add(region, who, COLONIST)
