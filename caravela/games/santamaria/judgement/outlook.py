"""How a seat's deed will probably end: what it has begun is finished in the mind, with goods at their usual worth.

All worths are in hundredths of a VP and use only what the seat may know: judgement, not rules.
"""

from typing import Final

from caravela.core.packed import i64, vec
from caravela.core.state import bit, count
from caravela.games.santamaria.rules.box import ACTION_CONQUISTADOR, ACTION_EXPORT, ACTION_RELIGION
from caravela.games.santamaria.rules.components import (
    CELLS,
    CONQUISTADOR_EFFECT,
    CONQUISTADOR_EXTRA,
    DOCKS,
    EXPAND_SUBSTITUTE,
    EXPORT_EFFECT,
    EXPORT_SUBSTITUTE,
    GAIN_EFFECT,
    GAINS,
    GOLD,
    HALL,
    POSTS,
    RELIGION_COIN,
    RESOURCES,
    RETIRE_COINS,
    ROAD,
    SEATS,
    SPACE_ROAD,
    TRADE_EFFECT,
    WOOD,
    YEARS,
)
from caravela.games.santamaria.rules.numbers import (
    ACTIVATE,
    ARRIVAL,
    BLUE_TAKEN,
    BURSAR,
    CAPTAIN_MAY,
    CONQUISTADOR,
    EXPORT,
    EXTRA_STEP,
    FAITH,
    INCOME,
    LEAD,
    MONEY,
    PAY_COST,
    PLACE_DIE,
    PLACE_HALL,
    PLACE_MONK,
    PLACE_ROAD,
    PLACE_TILE,
    RELIGION,
    RETIRED,
    SPACE_ACTION,
    TRADE,
    UNLOCKED,
    USE_TERRITORY,
    WHITE_TAKEN,
)
from caravela.games.santamaria.rules.options import MONK_TO
from caravela.games.santamaria.rules.payment import AT_DOCK
from caravela.games.santamaria.rules.state import SantaMaria

POINT: Final = 100
COIN: Final[vec[i64]] = vec[i64]([42, 39, 34, 33])  # by year; at last when nothing is left to do
GOOD: Final[vec[i64]] = vec[i64](
    [126, 114, 136, 126, 135, 0, 0, 0]  # wood, grain, sugar, gem, gold
    + [109, 102, 131, 121, 126, 0, 0, 0]
    + [56, 64, 103, 95, 97, 0, 0, 0]
)
LAST_UNIT: Final = 100  # percent of its worth that the third unit of a resource has
NEXT_MONK: Final = 68  # percent of the worth of the monk before it: the best posts go first
NEAR: Final[vec[i64]] = vec[i64]([100, 59, 36, 23, 13, 8, 4, 2, 1, 1, 1, 1, 1])  # solo: a tree so many spaces away
AHEAD: Final[vec[i64]] = vec[i64]([3, 5, 9, 15, 25, 37, 50, 65, 77, 86, 92, 96, 98, 98])  # percent, by lead over a rival + 6
CONQUISTADOR_TYPE: Final = 8  # of a territory, in TYPE_IDS
MARCHING: Final = 20  # percent: how often one die activates a conquistador territory
LAST_MARCH: Final = 30  # percent of a step: the retire space, while it is free


class Outlook:
    """What a seat has when its deed is done."""

    def __init__(self, s: SantaMaria, who: i64) -> None:
        self.s: SantaMaria = s
        self.who: i64 = who
        self.year: i64 = s.year - 1 if s.year > 0 else 0  # 0 to 2
        self.after: i64 = YEARS - 1 - self.year  # years after this one
        self.retired: bool = s.tallied(RETIRED, who) > 0
        self.goods: vec[i64] = s.goods[who * RESOURCES : (who + 1) * RESOURCES]
        self.coins: i64 = s.tallied(MONEY, who)
        self.faith: i64 = s.tallied(FAITH, who)
        self.lead: i64 = s.tallied(LEAD, who)
        self.won: i64 = 0  # what the rest of the deed brings besides goods, coins and spaces
        self.piece: i64 = -1  # a tile still to be placed
        self.vacant: i64 = s.vacant(who)
        self.open: i64 = 0  # set of docks with a shipment
        for dock in range(i64(DOCKS)):
            if s.docks[dock] >= 0:
                self.open |= bit(dock)
        ended: bool = self.retired and self.after == 0
        self.waiting: i64 = 1 if self.retired and self.after > 0 else 0  # for the next year, of which nothing is known yet
        season: i64 = self.year + self.waiting
        self.coin: i64 = COIN[3 if ended else season]
        self.price: vec[i64] = vec[i64]([0] * GAINS)
        for resource in range(i64(RESOURCES)):
            self.price[resource] = s.box.sell[resource] * self.coin if ended else GOOD[season * 8 + resource]
        self.price[RESOURCES] = self.coin
        self.price[RESOURCES + 1] = POINT
        self.monk: i64 = 0  # what the next monk is worth
        self.fee: i64 = 0  # and what its post costs
        self.die: i64 = 0  # and one more blue die
        self.income: vec[i64] = vec[i64]([0] * DOCKS)  # one shipment's income, in one year
        self.fleet: vec[i64] = vec[i64]([0] * DOCKS)  # own shipments by dock
        for dock in range(i64(DOCKS)):
            self.fleet[dock] = count(s.harbour[who * DOCKS + dock])
        self.dice: vec[i64] = vec[i64]([0] * SEATS)  # that a seat may still use this year
        self.marches: vec[i64] = vec[i64]([0] * SEATS)  # and the conquistador steps that it will probably take, in hundredths
        if s.seats > 1:
            for seat in range(s.seats):
                if s.tallied(RETIRED, seat) == 0:
                    self.expect_marches(seat)

    # -- what things are worth -------------------------------------------------------------------------------------

    def stock(self) -> i64:
        """The goods."""
        worth: i64 = 0
        for resource in range(i64(RESOURCES)):
            n: i64 = self.goods[resource]
            worth += n * self.price[resource]
            if n > 2:
                worth -= self.price[resource] * (100 - LAST_UNIT) // 100
        return worth

    def symbol(self) -> i64:
        """What the next monk symbol on the track brings."""
        space: i64 = self.faith + 1
        while not self.s.box.monk_at >> space & 1:
            space += 1
            if space > self.s.box.religion_end:
                return 0
        return self.monk + (self.die if self.s.box.blue_at >> space & 1 else 0)

    def devotion(self) -> i64:
        """The way already gone towards the next monk symbol."""
        if self.faith >= self.s.box.religion_end:
            return 0
        last: i64 = self.faith
        while last > 0 and not self.s.box.monk_at >> last & 1:
            last -= 1
        after: i64 = self.faith + 1
        while after < self.s.box.religion_end and not self.s.box.monk_at >> after & 1:
            after += 1
        chance: i64 = 90 if self.after > 0 else 75
        if self.retired and self.after == 0:
            chance = 0
        return self.symbol() * (self.faith - last) * chance // ((after - last) * 100)

    def expect_marches(self, seat: i64) -> None:
        """The dice that a seat may still use this year, and the steps that they and its shipments will probably bring."""
        s: SantaMaria = self.s
        dice: i64 = s.box.most_white - s.tallied(WHITE_TAKEN, seat) + s.tallied(UNLOCKED, seat) - s.tallied(BLUE_TAKEN, seat)
        self.dice[seat] = dice
        steps: i64 = LAST_MARCH
        for dock in range(i64(DOCKS)):
            if s.box.dock_action[dock] == ACTION_CONQUISTADOR:
                steps += 100 * count(s.harbour[seat * DOCKS + dock])
        vacant: i64 = s.vacant(seat)
        at: i64 = seat * CELLS
        while vacant:
            if vacant & 1 and s.box.types[s.grid[at] & 255] >> CONQUISTADOR_TYPE & 1:
                steps += MARCHING * dice
            vacant >>= 1
            at += 1
        self.marches[seat] = steps

    def conquest(self) -> i64:
        """What the conquistador track will probably score this year."""
        s: SantaMaria = self.s
        if s.seats == 1:
            short: i64 = s.box.solo_tree[self.year] - self.lead
            if short <= 0:
                return POINT * s.box.solo_points[self.year]
            if self.retired:
                return 0
            return s.box.solo_points[self.year] * NEAR[short if short < 12 else 12]
        if self.lead == 0 and self.retired:
            return 0
        before: i64 = 0  # percent of rivals before me
        mine: i64 = 100 * self.lead + self.marches[self.who]
        for seat in range(s.seats):
            if seat != self.who:
                theirs: i64 = s.tallied(LEAD, seat)
                if self.retired and s.tallied(RETIRED, seat) > 0:
                    if self.lead < theirs or (self.lead == theirs and self.came_later(seat)):
                        before += 100
                else:
                    # the fewer dice are left, the more a lead counts
                    gap: i64 = (mine - 100 * theirs - self.marches[seat]) * 12 // (6 + self.dice[self.who] + self.dice[seat])
                    gap = 0 if gap < -600 else 1200 if gap > 600 else gap + 600
                    step: i64 = gap // 100
                    ahead: i64 = AHEAD[step] * (100 - gap % 100) + AHEAD[step + 1] * (gap % 100)
                    before += 100 - ahead // 100
        first: i64 = self.year * 16 + (s.seats - 1) * 4
        rank: i64 = before // 100
        here: i64 = s.box.rank_points[first + rank] if rank < 4 else 0
        there: i64 = s.box.rank_points[first + rank + 1] if rank < 3 else 0
        return here * 100 + (there - here) * (before % 100)

    def came_later(self, seat: i64) -> bool:
        """S-YEAR-4: on the same space the earlier one is before; a step that is only thought of is the latest."""
        s: SantaMaria = self.s
        return self.lead > s.tallied(LEAD, self.who) or s.tallied(ARRIVAL, self.who) > s.tallied(ARRIVAL, seat)

    def worth(self) -> i64:
        return self.won + self.coins * self.coin + self.stock() + self.devotion() + self.conquest()

    def keep(self) -> vec[i64]:
        """All that effects change, to go back to."""
        return vec[i64](
            [self.coins, self.faith, self.lead, self.won, self.open, self.monk, self.vacant]
            + [self.goods[0], self.goods[1], self.goods[2], self.goods[3], self.goods[4]]
            + [self.fleet[0], self.fleet[1], self.fleet[2], self.fleet[3]]
        )

    def go_back(self, kept: vec[i64]) -> None:
        self.coins = kept[0]
        self.faith = kept[1]
        self.lead = kept[2]
        self.won = kept[3]
        self.open = kept[4]
        self.monk = kept[5]
        self.vacant = kept[6]
        for i in range(i64(RESOURCES)):
            self.goods[i] = kept[7 + i]
        for i in range(i64(DOCKS)):
            self.fleet[i] = kept[12 + i]

    # -- effects ---------------------------------------------------------------------------------------------------

    def gain(self, what: i64, n: i64) -> None:
        if what == RESOURCES:
            self.coins += n
        elif what > RESOURCES:
            self.won += POINT * n
        else:
            self.goods[what] += n
            over: i64 = self.goods[what] - self.s.box.limit
            if over > 0:
                self.goods[what] -= over
                self.coins += over * self.s.box.sell[what]

    def gain_row(self, gains: vec[i64], row: i64) -> None:
        for what in range(i64(GAINS)):
            n: i64 = gains[row * GAINS + what]
            if n > 0:
                self.gain(what, n)

    def effect(self, effect: i64) -> None:
        kind: i64 = self.s.box.effect_kind[effect]
        if kind == GAIN_EFFECT:
            self.gain_row(self.s.box.effect_gain, effect)
        elif kind == TRADE_EFFECT:
            self.trade(effect)
        elif kind == EXPORT_EFFECT:
            self.export()
        elif kind == CONQUISTADOR_EFFECT:
            self.march()
        else:
            self.pray()

    def trade(self, effect: i64) -> None:
        """The cheapest input for the best output, if that is a gain."""
        inputs: i64 = self.s.box.trade_in[effect] | bit(GOLD)
        paid: i64 = -1
        for resource in range(i64(RESOURCES)):
            if inputs >> resource & 1 and self.goods[resource] > 0:
                if paid < 0 or self.price[resource] < self.price[paid]:
                    paid = resource
        if paid < 0:
            return
        best: i64 = -1
        for what in range(i64(GAINS)):
            n: i64 = self.s.box.effect_gain[effect * GAINS + what]
            if n > 0 and (best < 0 or n * self.price[what] > self.s.box.effect_gain[effect * GAINS + best] * self.price[best]):
                best = what
        if best >= 0 and self.s.box.effect_gain[effect * GAINS + best] * self.price[best] > self.price[paid]:
            self.goods[paid] -= 1
            self.gain(best, self.s.box.effect_gain[effect * GAINS + best])

    def cost(self, costs: vec[i64], first: i64, hook: i64) -> i64:
        """What a payment is worth: as named, then gold, then a scholar's coins; -1 when it cannot be paid."""
        worth: i64 = 0
        gold: i64 = costs[first + GOLD]
        for resource in range(i64(GOLD)):
            n: i64 = costs[first + resource]
            have: i64 = self.goods[resource]
            if n > have:
                gold += n - have
                n = have
            worth += n * self.price[resource]
        if gold > self.goods[GOLD]:
            if gold > self.goods[GOLD] + 1 or not self.s.can(self.who, hook) or self.coins < self.s.box.hook_number[hook]:
                return -1
            if hook == EXPAND_SUBSTITUTE and costs[first + WOOD] <= self.goods[WOOD]:
                return -1
            gold -= 1
            worth += self.s.box.hook_number[hook] * self.coin
        return worth + gold * self.price[GOLD]

    def pay(self, costs: vec[i64], first: i64, hook: i64) -> None:
        gold: i64 = costs[first + GOLD]
        for resource in range(i64(GOLD)):
            n: i64 = costs[first + resource]
            if n > self.goods[resource]:
                gold += n - self.goods[resource]
                n = self.goods[resource]
            self.goods[resource] -= n
        if gold > self.goods[GOLD]:
            gold -= 1
            self.coins -= self.s.box.hook_number[hook]
        self.goods[GOLD] -= gold if gold < self.goods[GOLD] else self.goods[GOLD]

    def shipment(self, dock: i64) -> i64:
        """What the shipment at that dock brings until the end."""
        worth: i64 = POINT * self.s.box.ship_points[self.s.docks[dock]] + self.income[dock] * self.after
        return worth + self.completing(dock)

    def completing(self, dock: i64) -> i64:
        """What one more shipment there adds to harbour sets, complete or not."""
        before: i64 = self.sets()
        self.fleet[dock] += 1
        after: i64 = self.sets()
        self.fleet[dock] -= 1
        return after - before

    def sets(self) -> i64:
        """Harbour sets: complete ones, and the chance of the next."""
        least: i64 = self.fleet[0]
        for dock in range(i64(DOCKS)):
            if self.fleet[dock] < least:
                least = self.fleet[dock]
        more: i64 = 0
        for dock in range(i64(DOCKS)):
            if self.fleet[dock] > least:
                more += 1
        chance: i64 = more * more * (3 + 2 * self.after if not self.retired or self.after > 0 else 0)
        return self.s.box.set_points * (POINT * least + chance)

    def export(self) -> None:
        """The shipment that brings most for what it costs, if any does."""
        best: i64 = 0
        where: i64 = -1
        for dock in range(i64(DOCKS)):
            if self.open >> dock & 1:
                cost: i64 = self.cost(self.s.box.ship_cost, self.s.docks[dock] * RESOURCES, EXPORT_SUBSTITUTE)
                if cost >= 0:
                    gain: i64 = self.shipment(dock) - cost
                    if gain > best:
                        best = gain
                        where = dock
        if where >= 0:
            self.pay(self.s.box.ship_cost, self.s.docks[where] * RESOURCES, EXPORT_SUBSTITUTE)
            self.ship(where)

    def ship(self, dock: i64) -> None:
        self.won += self.shipment(dock)
        self.fleet[dock] += 1
        self.open &= ~bit(dock)

    def march(self) -> None:
        self.advance()
        if self.s.can(self.who, CONQUISTADOR_EXTRA):
            self.follow_captain()

    def advance(self) -> None:
        if self.lead < self.s.box.conquistador_end:
            self.lead += 1
            if self.s.box.gold_at >> self.lead & 1:
                self.gain(GOLD, 1)

    def follow_captain(self) -> None:
        """S-SCH-SC08, when the space is worth the wood."""
        resource: i64 = self.s.box.hook_number[CONQUISTADOR_EXTRA]
        if self.goods[resource] > 0:
            before: i64 = self.conquest() + self.stock()
            lead: i64 = self.lead
            gold: i64 = self.goods[GOLD]
            coins: i64 = self.coins
            self.goods[resource] -= 1
            self.advance()
            if self.conquest() + self.stock() < before:
                self.lead = lead
                self.goods[GOLD] = gold
                self.coins = coins
                self.goods[resource] += 1

    def pray(self) -> None:
        self.step()
        self.pray_more()

    def step(self) -> None:
        if self.faith >= self.s.box.religion_end:
            self.won += POINT * self.s.box.points_at_end
            return
        if self.s.box.monk_at >> self.faith + 1 & 1:
            self.won += self.symbol()
            self.monk = self.monk * NEXT_MONK // 100
        self.faith += 1

    def pray_more(self) -> None:
        """S-REL-2, when the space is worth its price."""
        gain: i64 = POINT * self.s.box.points_at_end if self.faith >= self.s.box.religion_end else self.symbol() // 3
        resource: i64 = self.s.box.extra_step
        coins: i64 = self.s.box.hook_number[RELIGION_COIN]
        if self.s.can(self.who, RELIGION_COIN) and self.coins >= coins and coins * self.coin < gain:
            self.coins -= coins
            self.step()
        elif self.goods[resource] > 0 and self.price[resource] < gain:
            self.goods[resource] -= 1
            self.step()
        elif self.goods[GOLD] > 0 and self.price[GOLD] < gain:
            self.goods[GOLD] -= 1
            self.step()

    def activate(self, cell: i64) -> None:
        face: i64 = self.s.grid[self.who * CELLS + cell] & 255
        if self.s.box.first_effect[face] > 0:
            self.effect(self.s.box.first_effect[face] - 1)
            if self.s.box.second_effect[face] > 0:
                self.effect(self.s.box.second_effect[face] - 1)

    def activate_all(self, cells: i64) -> None:
        """In reading order, which is that of columns and rows."""
        cell: i64 = 0
        while cells:
            if cells & 1:
                self.activate(cell)
            cells >>= 1
            cell += 1

    def earn(self, dock: i64) -> None:
        """S-RET-11: the income of one shipment."""
        self.gain_row(self.s.box.dock_gain, dock)
        self.act(self.s.box.dock_action[dock])

    def earn_all(self, first: i64, done: i64) -> None:
        """S-RET-10: the income of all shipments, dock by dock, from that dock on, where some have given theirs."""
        for dock in range(first, i64(DOCKS)):
            while done < self.fleet[dock]:
                self.earn(dock)
                done += 1
            done = 0

    def pay_bursar(self) -> None:
        """S-SCH-SC10."""
        if self.s.can(self.who, RETIRE_COINS):
            for dock in range(i64(DOCKS)):
                self.coins += self.s.box.hook_number[RETIRE_COINS] * self.fleet[dock]

    def act(self, action: i64) -> None:
        if action == ACTION_CONQUISTADOR:
            self.march()
        elif action == ACTION_RELIGION:
            self.pray()
        elif action == ACTION_EXPORT:
            self.export()

    # -- the deed that has begun -----------------------------------------------------------------------------------

    def finish(self) -> None:
        """Everything that still has to happen to the seat in this turn, as it would probably go on."""
        s: SantaMaria = self.s
        if s.offered > 0 and s.asked >> 8 & 15 == self.who:
            if s.asked & 255 == PLACE_MONK and not self.can_place():
                self.won += self.monk * self.coins // (2 * (self.fee + 1))
            else:
                self.expect(s.asked & 255, s.asked >> 12)
        i: i64 = s.depth - 1
        while i >= 0:
            if s.todo[i] >> 8 & 15 == self.who:
                self.expect(s.todo[i] & 255, s.todo[i] >> 12)
            i -= 1

    def can_place(self) -> bool:
        """S-MONK-6: some post is on offer. Otherwise the fee must be raised first (S-MONK-10)."""
        for i in range(self.s.offered):
            if self.s.options[i] >= MONK_TO and self.s.options[i] < MONK_TO + POSTS:
                return True
        return False

    def expect(self, effect: i64, n: i64) -> None:
        s: SantaMaria = self.s
        if effect == USE_TERRITORY or effect == TRADE:
            self.effect(n // 64)
        elif effect == EXPORT:
            self.export()
        elif effect == ACTIVATE:
            self.activate_all(s.line)
        elif effect == PLACE_DIE:
            self.vacant &= ~bit(n)
        elif effect == PAY_COST:
            if n >= AT_DOCK:
                self.pay(s.box.ship_cost, s.docks[n - AT_DOCK] * RESOURCES, EXPORT_SUBSTITUTE)
                self.ship(n - AT_DOCK)
            else:
                self.pay(s.box.tile_cost, n * RESOURCES, EXPAND_SUBSTITUTE)
        elif effect == PLACE_TILE:
            self.piece = n
        elif effect == PLACE_HALL:
            self.piece = HALL + n
        elif effect == PLACE_ROAD or (effect == SPACE_ACTION and n == SPACE_ROAD):
            self.piece = ROAD
        elif effect == CONQUISTADOR:
            self.advance()
            if n == 0 and s.can(self.who, CONQUISTADOR_EXTRA):
                self.follow_captain()
        elif effect == CAPTAIN_MAY:
            self.follow_captain()
        elif effect == RELIGION:
            self.step()
            if n == 0:
                self.pray_more()
        elif effect == EXTRA_STEP:
            self.pray_more()
        elif effect == PLACE_MONK:
            self.won += self.monk
            self.monk = self.monk * NEXT_MONK // 100
        elif effect == SPACE_ACTION:
            self.gain_row(s.box.space_gain, n)
            self.act(s.box.space_action[n])
        elif effect == INCOME:
            self.earn_all(n // 64, n % 64)
        elif effect == BURSAR:
            self.pay_bursar()
