"""The turn summary (sections 5, 6 and 10): rounds, placing workers, resolving the boxes, reset, player order."""

from caravela.core.packed import i64
from caravela.core.state import bit, count
from caravela.games.empires.rules.components import (
    AVAILABLE,
    BOXES,
    BUILDINGS,
    COLONIST,
    DISCOVERY,
    DOCK,
    ENGLAND,
    FRANCE,
    GOODS,
    GOODS_BOX,
    HOLLAND,
    INITIATIVE,
    ITALY,
    KINDS,
    LONG,
    MAYFLOWER,
    MOST_POINTS,
    NUMBERED,
    ON_SHIP,
    POOL,
    PORTUGAL,
    ROUNDS,
    SEATS,
    SETTLERS,
    SETTLERS_2,
    SHIPPING,
    SHIPPING_BOX,
    SPACES,
    SPECIALISTS,
    STABLES,
    SUPPLY,
    TARGETS,
    TO_BUILDINGS,
    TO_DISCOVERY,
    TO_DOCK,
    TO_GOODS,
    TO_INITIATIVE,
    TO_SHIP,
    TO_SHIPPING,
    TO_SPACE,
    TO_WARFARE,
    TRAINING,
    WARFARE,
    WEALTH,
)
from caravela.games.empires.rules.discovery import look_at_deck, look_at_region, no_look, offer_looks
from caravela.games.empires.rules.events import (
    BOUGHT_POINTS,
    COLONISTS,
    GOOD_OFFERED,
    OVER,
    PLACED,
    POSITION,
    ROUND_BEGINS,
    SHIP_OFFERED,
    TILE_OFFERED,
)
from caravela.games.empires.rules.numbers import (
    AWARD_SHIP,
    BUY_VICTORY_POINTS,
    END_ROUND,
    ENDED,
    ENGLAND_MAY,
    FRANCE_MAY,
    HOLLAND_MAY,
    INCOME,
    ITALY_MAY,
    LAP,
    ON_OFFER,
    OPEN_BENEFITS,
    OPEN_BOX,
    ORDER_MARKER,
    PAY_INITIATIVE,
    PILE,
    PLACE_WORKER,
    PLACING,
    POINTS_BOUGHT,
    REMOVED,
    RESET,
    RESETTING,
    RESOLVE_DISCOVERY,
    RESOLVE_QUEUE,
    RESOLVE_SPECIALISTS,
    RESOLVING,
    RIDE,
    ROUND,
    SAILED,
    SHIPS,
    STUDY,
    USED,
    USES,
    WEALTH_POINTS,
)
from caravela.games.empires.rules.options import BUY_POINTS, LOOK, LOOK_DECK, PLACE
from caravela.games.empires.rules.scoring import new_world_scoring
from caravela.games.empires.rules.state import Effect, Empires
from caravela.games.empires.rules.university import BEFORE_A_RIVAL


class Round(Effect):
    """E-ROUND-2: place workers, resolve events, income, building benefits, reset."""

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        s.round += 1
        s.phase = PLACING
        s.note(ROUND_BEGINS, 0, s.round, s.age())
        s.study()  # E-B-UNIVERSITY.6: before anybody places
        s.then(LAP)
        s.then(OPEN_BOX, 0, INITIATIVE)
        s.then(INCOME)
        s.then(OPEN_BENEFITS)
        s.then(RESET)


class Lap(Effect):
    """E-PLACE-15: a lap visits every player once in the order valid at its start. E-PLACE-3: until nobody has workers."""

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        anybody = False
        for i in range(s.seats):
            seat: i64 = s.order[i]
            if s.colony(AVAILABLE, seat) > 0:
                anybody = True
                if s.scholar >= 0:
                    s.then(STUDY, s.scholar, 0 if seat == s.scholar else BEFORE_A_RIVAL)
                s.then(PLACE_WORKER, seat)
        if anybody:
            s.then(LAP)


class PlaceWorker(Effect):
    """E-PLACE-1: place exactly one available worker of any kind in a box with a free space."""

    asks = "ask-place"
    rule = "E-PLACE-1"

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        free: i64 = free_targets(s, who)
        for kind in range(i64(KINDS)):
            if s.number(AVAILABLE, who, kind) > 0:
                s.offer_each(PLACE + kind * TARGETS, free)
        if s.setup.reconnaissance:  # E-VAR-RECON.3
            offer_looks(s, who)

    def why_not(self, s: Empires, who: i64, n: i64, option: i64) -> str:
        if not PLACE <= option < PLACE + KINDS * TARGETS:
            return no_look(option) or "E-PLACE-2"
        target: i64 = (option - PLACE) % TARGETS
        if target >= TO_SPACE and not has_space(s, target - TO_SPACE):
            return "E-OPT-4"
        if s.number(AVAILABLE, who, (option - PLACE) // TARGETS) == 0:
            return "E-TERM-4"
        if target == TO_INITIATIVE and s.in_initiative(who):
            return "E-PLACE-6"
        if target == TO_SHIP:
            return "E-B-MAYFLOWER.1" if s.owns(who, MAYFLOWER) else "E-PLACE-14"
        return "E-PLACE-8"

    def chosen(self, s: Empires, who: i64, n: i64, option: i64) -> None:
        if option < PLACE:
            if option == LOOK_DECK:
                look_at_deck(s, who)
            else:
                look_at_region(s, who, option - LOOK)
            s.then(PLACE_WORKER, who)
            return
        kind: i64 = (option - PLACE) // TARGETS
        target: i64 = (option - PLACE) % TARGETS
        s.note(PLACED, who, kind, target)
        s.remove(AVAILABLE, who, kind)
        figure: i64 = who << 3 | kind
        if target >= TO_SPACE:
            s.queue[SPECIALISTS * LONG + target - TO_SPACE] = figure + 1
        elif target == TO_DOCK:
            join_dock(s, figure)
        elif target == TO_SHIP:  # E-B-MAYFLOWER.1
            s.tally[SAILED * SEATS + who] += 1
            s.join(DOCK, ON_SHIP << 6 | figure)
        elif target == TO_DISCOVERY:
            s.add(POOL, who, kind)
        elif target == TO_SHIPPING:
            s.add(SHIPPING_BOX, who, kind)
        elif target == TO_INITIATIVE:
            s.join(INITIATIVE, figure)
        elif target == TO_GOODS:
            s.join(GOODS_BOX, figure)
        elif target == TO_BUILDINGS:
            s.join(BUILDINGS, figure)
        else:
            s.join(WARFARE, figure)


def free_targets(s: Empires, who: i64) -> i64:
    """E-PLACE-6 to 9: the set of places that accept a worker of this seat."""
    free: i64 = bit(TO_SHIPPING) | bit(TO_DISCOVERY)
    if s.filled[INITIATIVE] < s.setup.room[INITIATIVE] and not s.in_initiative(who):
        free |= bit(TO_INITIATIVE)
    if numbered_in_dock(s) < s.setup.room[DOCK]:
        free |= bit(TO_DOCK)
    if s.filled[GOODS_BOX] < s.setup.room[GOODS_BOX]:
        free |= bit(TO_GOODS)
    if s.filled[BUILDINGS] < s.setup.room[BUILDINGS]:
        free |= bit(TO_BUILDINGS)
    if s.filled[WARFARE] < s.setup.room[WARFARE]:
        free |= bit(TO_WARFARE)
    if s.owns(who, MAYFLOWER) and can_sail(s, who) > 0:
        free |= bit(TO_SHIP)
    for space in range(i64(SPACES)):
        if s.queue[SPECIALISTS * LONG + space] == 0 and has_space(s, space):
            free |= bit(TO_SPACE + space)
    return free


def can_sail(s: Empires, who: i64) -> i64:
    """E-B-MAYFLOWER.1: how many more workers the seat's ships could bring to the dock this round, three in all."""
    ships: i64 = s.tallied(SHIPS, who)
    if ships > 3:
        ships = 3
    return ships - s.tallied(SAILED, who)


def has_space(s: Empires, space: i64) -> bool:
    """E-OPT-4: without builders their space is closed."""
    return space + 1 != TRAINING or s.setup.builders


def numbered_in_dock(s: Empires) -> i64:
    """How many dock workers stand on numbered spaces: they come first in the queue (E-DOCK-1)."""
    n: i64 = 0
    while n < s.filled[DOCK] and s.queue[DOCK * LONG + n] >> 6 == NUMBERED:
        n += 1
    return n


def join_dock(s: Empires, figure: i64) -> None:
    """The leftmost free numbered space, before X, Y and ships."""
    place: i64 = DOCK * LONG + numbered_in_dock(s)
    last: i64 = DOCK * LONG + s.filled[DOCK]
    while last > place:
        s.queue[last] = s.queue[last - 1]
        last -= 1
    s.queue[place] = figure
    s.filled[DOCK] += 1


class OpenBox(Effect):
    """Section 5: the boxes from top to bottom, with the windows before each; E-ROUND-7: nations before University."""

    def happen(self, s: Empires, who: i64, box: i64) -> None:
        s.phase = RESOLVING
        s.at_box = box
        s.clear_resolved()
        if box == DOCK:
            open_nation(s, ENGLAND, ENGLAND_MAY)
        elif box == GOODS_BOX:
            open_nation(s, FRANCE, FRANCE_MAY)
        elif box == SHIPPING:
            open_nation(s, HOLLAND, HOLLAND_MAY)
        elif box == SPECIALISTS:
            open_nation(s, ITALY, ITALY_MAY)
        if box != SPECIALISTS:
            s.study()
        if box == INITIATIVE:
            s.then(PAY_INITIATIVE)
        elif box == SHIPPING:
            s.then(AWARD_SHIP)
        elif box == DISCOVERY:
            if s.setup.deluxe:  # E-B-STABLES.2
                for seat in range(s.seats):
                    if s.owns(seat, STABLES):
                        s.then(RIDE, seat)
            s.then(RESOLVE_DISCOVERY)
        elif box == SPECIALISTS:
            s.then(RESOLVE_SPECIALISTS)
        else:
            s.then(RESOLVE_QUEUE, 0, box)
        if box + 1 < BOXES:
            s.then(OPEN_BOX, 0, box + 1)


def open_nation(s: Empires, nation: i64, window: i64) -> None:
    """Section 13: the nation is asked if somebody plays it and has a use left."""
    if s.setup.nations == 0:
        return
    for who in range(s.seats):
        if s.nation[who] == nation and s.tallied(USES, who) > 0 and s.tallied(USED, who) == 0:
            s.then(window, who)


class Reset(Effect):
    """E-RESET-1 and 2: goods, ship, buildings, colonists, New World scoring if due, VP purchase, then the new order."""

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        s.phase = RESETTING
        s.clear_resolved()
        if s.round < ROUNDS:  # E-ROUND-5
            if s.setup.deluxe:
                reset_goods(s)
                reset_ship(s)
                reset_buildings(s)
            else:
                reset_buildings(s)
                reset_goods(s)
                reset_ship(s)
            new_colonists(s)
        if s.round == 3 or s.round == 6 or s.round == ROUNDS:  # E-ROUND-3
            new_world_scoring(s)
            if s.setup.vp_purchase:
                for seat in range(s.seats):  # E-B-WEALTH.2: before anybody buys
                    if s.owns(seat, WEALTH):
                        s.tally[WEALTH_POINTS * SEATS + seat] = s.money[seat] // 5
                for i in range(s.seats):  # E-VPB-1
                    s.then(BUY_VICTORY_POINTS, s.order[i])
        if s.round < ROUNDS:
            s.study()  # D-69
        s.then(END_ROUND)


def reset_goods(s: Empires) -> None:
    """E-RESET-3 to 5: what is left in the box leaves the game, or in the first edition returns to the pile."""
    left: i64 = REMOVED if s.setup.deluxe else PILE
    for good in range(i64(GOODS)):
        s.goods[left * GOODS + good] += s.goods[ON_OFFER * GOODS + good]
        s.goods[ON_OFFER * GOODS + good] = 0
    s.lay_out_goods(s.box.goods_spaces)
    for good in range(i64(GOODS)):
        for i in range(s.goods[ON_OFFER * GOODS + good]):
            s.note(GOOD_OFFERED, 0, good)


def reset_ship(s: Empires) -> None:
    """E-RESET-6, 7: one ship in the box as long as the stock lasts."""
    if s.ship_in_box == 0 and s.stock > 0:
        s.stock -= 1
        s.ship_in_box = 1
        s.note(SHIP_OFFERED, 0)


def reset_buildings(s: Empires) -> None:
    """E-RESET-8 to 10: unsold tiles stay within an age; with a new age all old ones leave."""
    if s.round == 3 or s.round == 6:
        s.market = 0
        s.stack = s.age3 if s.round == 6 else s.setup.stacks[1]
    lay_out_buildings(s)


def lay_out_buildings(s: Empires) -> None:
    while count(s.market) < s.box.building_spaces and s.stack:
        tile: i64 = s.draw(s.stack)
        if tile == SETTLERS_2 and s.stack & bit(SETTLERS):
            tile = SETTLERS  # two equal tiles: the first drawn is called the first
        s.stack &= ~bit(tile)
        s.market |= bit(tile)
        s.note(TILE_OFFERED, 0, tile)


def new_colonists(s: Empires) -> None:
    """E-RESET-11, 12."""
    for who in range(s.seats):
        n: i64 = s.number(SUPPLY, who, COLONIST)
        if n > s.box.start_colonists:
            n = s.box.start_colonists
        for i in range(n):
            s.remove(SUPPLY, who, COLONIST)
            s.add(AVAILABLE, who, COLONIST)
        s.note(COLONISTS, who, n)


class BuyVictoryPoints(Effect):
    """E-VPB-1 to 3: any whole number of VP that the player can pay, in one turn."""

    asks = "ask-buy-points"
    rule = "E-VPB-1"

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        most: i64 = s.money[who] // s.box.point_price[s.age()]
        if most > MOST_POINTS:
            most = MOST_POINTS
        for points in range(most + 1):
            s.offer(BUY_POINTS + points)

    def why_not(self, s: Empires, who: i64, n: i64, option: i64) -> str:
        return "E-VPB-3" if option >= BUY_POINTS else super().why_not(s, who, n, option)

    def chosen(self, s: Empires, who: i64, n: i64, option: i64) -> None:
        points: i64 = option - BUY_POINTS
        if points > 0:
            price: i64 = points * s.box.point_price[s.age()]
            s.money[who] -= price
            s.tally[POINTS_BOUGHT * SEATS + who] += points
            s.note(BOUGHT_POINTS, who, points, price)


class EndRound(Effect):
    """E-ORDER-1 to 4 and E-RESET-13: the new player order, then the next round; after the eighth the game is over."""

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        if s.round == ROUNDS:
            s.phase = ENDED
            s.note(OVER, 0)
            return
        new_order(s)
        new_age: bool = s.round == 3 or s.round == 6
        for seat in range(s.seats):
            s.tally[SAILED * SEATS + seat] = 0
            if s.nation[seat] != PORTUGAL:
                s.tally[USED * SEATS + seat] = 0
            elif new_age:  # E-NAT-PORTUGAL.6
                s.tally[USED * SEATS + seat] = 0
                left: i64 = 2 - s.age()
                if s.tallied(USES, seat) > left:
                    s.tally[USES * SEATS + seat] = left
        s.then(ROUND)


def new_order(s: Empires) -> None:
    """E-ORDER-1: the initiative queue, then the others in their old order. E-ORDER-2: the workers go home.

    In the first edition the worker itself becomes the marker, and the old marker goes home (E-ORDER-2).
    """
    n: i64 = s.filled[INITIATIVE]
    leaders: i64 = 0
    for i in range(n):
        leaders |= bit(s.queue[INITIATIVE * LONG + i] >> 3)
    place: i64 = s.seats
    for i in range(s.seats - 1, i64(-1), -1):
        if not leaders >> s.order[i] & 1:
            place -= 1
            s.order[place] = s.order[i]
    for i in range(n):
        figure: i64 = s.first(INITIATIVE)
        seat: i64 = figure >> 3
        s.order[i] = seat
        if s.setup.deluxe:
            s.add(SUPPLY, seat, figure & 7)
        else:
            s.add(SUPPLY, seat, s.tallied(ORDER_MARKER, seat))
            s.tally[ORDER_MARKER * SEATS + seat] = figure & 7
    if n > 0:
        for i in range(s.seats):
            s.note(POSITION, s.order[i], i + 1)
