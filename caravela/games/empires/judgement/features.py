"""What a position holds for a seat, as numbers for bots (section 21): judgement, not rules.

All estimates are in hundredths of a VP and use only what the seat may know. A worker in a box is worth what it will
probably bring, so that positions before and after the box resolves can be compared.
"""

from typing import Final

from caravela.core.judgement import Judgement
from caravela.core.packed import i64, vec
from caravela.core.state import State, count
from caravela.games.empires.judgement.outlook import DOLLAR, larger
from caravela.games.empires.judgement.voyages import Voyages
from caravela.games.empires.rules.box import (
    PER_BUILDER,
    PER_BUILDING,
    PER_COLONY,
    PER_DISCOVERY,
    PER_FIVE_DOLLARS,
    PER_GOOD,
    PER_SHIP,
    PER_SOLDIER,
    PER_SPECIALIST_SPACE,
    PER_TWO_WORKERS,
)
from caravela.games.empires.rules.boxes import shipping_value
from caravela.games.empires.rules.components import (
    AGE_OF_REASON,
    AVAILABLE,
    BUILDER,
    BUILDINGS,
    CAPTAIN,
    CARTOGRAPHY,
    CATHEDRAL,
    COLONIST,
    DOCK,
    ENGLAND,
    FRANCE,
    GOLD,
    GOODS,
    GOODS_BOX,
    HOLLAND,
    INDIAN_ALLIES,
    INITIATIVE,
    ITALY,
    LONG,
    MAGELLAN,
    MAYFLOWER,
    MERCHANT,
    MIGRATION,
    MILITIA,
    MINT,
    MISSIONARY,
    NAVY,
    OVERPOPULATION,
    PAPAL_EDICT,
    PLAGUE_1,
    PLAGUE_2,
    PLAGUE_3,
    POOL,
    PORTUGAL,
    PRIVATEERS,
    REFORMATION,
    REGIONS,
    REWRITE_HISTORY,
    RUM_DISTILLERY,
    SEATS,
    SHIPPING,
    SHIPPING_BOX,
    SILVER,
    SMUGGLER,
    SOLDIER,
    SPACES,
    SPAIN,
    SPECIALISTS,
    SPOILS_GOODS,
    SPOILS_SHIP,
    SPOILS_SPECIALISTS,
    STABLES,
    SUGAR,
    TILES,
    TRADING_HOUSE,
    TRAINING,
    UNIVERSITY,
    WARFARE,
    WEST_INDIES,
)
from caravela.games.empires.rules.income import set_income, sets_with_ships
from caravela.games.empires.rules.numbers import (
    AUCTION_FOR_ORDER,
    AUCTION_FOR_POSITION,
    BENEFITING,
    EARNING,
    ECONOMY,
    LAST_BID,
    NEW_WORLD,
    ON_OFFER,
    OVERPOPULATE,
    PILE,
    PLACE_WORKER,
    PLACING,
    POINTS_BOUGHT,
    REMOVE_FALLEN,
    RESETTING,
    RESOLVING,
    SHIPS,
    SPECIALISTS_HELD,
    USES,
)
from caravela.games.empires.rules.scoring import glorious
from caravela.games.empires.rules.state import Empires

FEATURES: Final = [
    "points",  # VP that nobody can take away, with finds and printed VP of tiles
    "rival_points",  # the same of the best rival
    "standing",  # what New World scoring would give now
    "next_scoring",  # what the next one will probably give
    "later_scorings",  # and those after it
    "rival_regions",  # what the scorings to come will probably give a rival, on average
    "soldiers",  # own soldiers in regions where rivals are
    "threats",  # rivals' soldiers, and half as much their builders, in own colonies
    "narrow_leads",  # regions led by one worker
    "narrow_chases",  # regions where one worker more would lead or tie
    "exposed",  # what rivals could take away before the scoring of this round
    "income",  # dollars that the sets make until round 7
    "economy",  # VP that they make in round 8
    "promise",  # sets that are not complete yet, in dollars a round
    "ships",
    "dollars",
    "money",  # dollars for which there will be a use
    "colonists",  # workers of each kind to place, in this round or the next
    "captains",
    "merchants",
    "missionaries",
    "soldiers_in_hand",
    "builders",
    "landing",  # workers in the dock
    "dock_room",  # own workers that will still find a space in the dock
    "goods_box",
    "shipping",
    "buildings_box",
    "expedition",  # the discovery pool, and an expedition that is being named
    "warfare",
    "order",  # places before the last in the next round's order
    "worker_tiles",  # what owned tiles will still bring
    "money_tiles",
    "end_tiles",
    "privileges",
    "nation",
    "auction",
    "hopeless",  # workers and deeds that can bring nothing
]

PROMISE: Final[vec[i64]] = vec[i64]([0, 55, 150, 90, 15, 60, 60, 20, 20, 20, 20, 20, 20])  # of a type, by number owned
GAIN_OF_GOOD: Final[vec[i64]] = vec[i64]([60, 110, 190, 250, 60, 100, 100, 60, 60, 60, 60, 60, 60])
WORKER: Final[vec[i64]] = vec[i64]([120, 210, 220, 250, 170, 220])  # a worker to place, by kind
SLOW_DOLLAR: Final = 28  # one that comes later
SECOND: Final = 60  # hundredths of a dollar's worth, of those beyond the price of one tile
THIRD: Final = 8  # and of those beyond what purchases can absorb
CASUAL_INCOME: Final = 2  # dollars that come in a round besides sets and tiles
USE: Final[vec[i64]] = vec[i64]([300, 0, 130, 180, 250, 170])  # of a nation's advantage
SPACE_KIND: Final[vec[i64]] = vec[i64]([MISSIONARY, MERCHANT, SOLDIER, CAPTAIN, BUILDER, -1])


class Estimate(Voyages):
    """The same with goods, money, tiles, discovery and all the rest."""

    def __init__(self, s: Empires, who: i64) -> None:
        super().__init__(s, who)
        self.buyers: i64 = self.in_box(BUILDINGS, who) if self.pending(BUILDINGS) else 0  # own workers in Capital Buildings
        self.first_price: i64 = 0  # dollars that the next purchase takes
        self.absorbed: i64 = 0  # and all that will probably be made, without those that income will pay

    # -- goods, ships, money ---------------------------------------------------------------------------------------

    def stream(self) -> i64:
        """Hundredths of a VP that one dollar of set income is worth until the end."""
        return (100 if self.round < 8 or self.s.phase < EARNING else 0) + SLOW_DOLLAR * self.incomes

    def promise(self) -> i64:
        """Goods that wait for more of their type, as long as there are more."""
        s: Empires = self.s
        if self.left == 0:
            return 0
        total: i64 = 0
        for good in range(i64(GOODS)):
            n: i64 = s.goods[self.who * GOODS + good]
            if n > 0:
                more: i64 = s.goods[PILE * GOODS + good] + s.goods[ON_OFFER * GOODS + good]
                total += PROMISE[n] * (more if more < 3 else 3) // 3
        return total * (self.left if self.left < 4 else 4) // 4

    def goods_box(self) -> i64:
        """E-GOODS-1: each own worker there takes about the best that those before it leave."""
        s: Empires = self.s
        if s.filled[GOODS_BOX] == 0 or self.stream() == 0:
            return 0
        gains: vec[i64] = vec[i64]([0] * 8)
        n: i64 = 0
        for good in range(i64(GOODS)):
            gain: i64 = GAIN_OF_GOOD[s.goods[self.who * GOODS + good]]
            for i in range(s.goods[ON_OFFER * GOODS + good]):
                if n < 8:
                    place: i64 = n
                    while place > 0 and gains[place - 1] < gain:
                        gains[place] = gains[place - 1]
                        place -= 1
                    gains[place] = gain
                    n += 1
        total: i64 = 0
        mine: i64 = 0
        for i in range(s.filled[GOODS_BOX]):
            if s.queue[GOODS_BOX * LONG + i] >> 3 & 7 == self.who:
                if i < n:
                    total += gains[mine + (i - mine) * 6 // 10]
                mine += 1
        return total * self.stream() // 100

    def shipping(self) -> i64:
        """E-SHIP-2: the chance of the ship times its worth."""
        s: Empires = self.s
        mine: i64 = shipping_value(s, self.who)
        if mine == 0 or s.ship_in_box == 0 or not self.pending(SHIPPING):
            return 0
        best: i64 = 0
        to_place: i64 = 0
        ahead: bool = True
        before: bool = True
        for i in range(s.seats):
            seat: i64 = s.order[i]
            if seat == self.who:
                before = False
                continue
            to_place += s.cells[AVAILABLE * SEATS + seat] >> 30
            n: i64 = shipping_value(s, seat)
            if n > best:
                best = n
            if n > mine or (n == mine and before):
                ahead = False
        chance: i64
        if s.phase > PLACING or to_place == 0:
            chance = 100 if ahead else 0
        elif ahead:
            chance = 62 + 14 * (mine - best) if mine - best < 3 else 95
        else:
            chance = 20 if self.s.cells[AVAILABLE * SEATS + self.who] > 0 else 6
        return chance * self.ship() // 100

    def ship(self) -> i64:
        """One more ship: what it adds to the sets, and what it may add."""
        s: Empires = self.s
        ships: i64 = s.tallied(SHIPS, self.who)
        more: i64 = sets_with_ships(s, self.who, ships + 1) - sets_with_ships(s, self.who, ships)
        worth: i64 = more * self.stream() + 35 * self.left
        if s.owns(self.who, NAVY):
            worth += 400
        return worth

    def expect_purchases(self, income: i64) -> None:
        """How many dollars the purchases to come can absorb: one for each own worker in the box, then one a round."""
        s: Empires = self.s
        buyers: i64 = self.buyers
        if s.phase <= PLACING and s.filled[BUILDINGS] < s.setup.room[BUILDINGS] and s.colony(AVAILABLE, self.who) > 0:
            buyers += 1
        later: i64 = 0
        for round_ in range(self.round + 1, i64(9)):
            later += s.box.price[0 if round_ <= 3 else 1 if round_ <= 6 else 2]
        self.first_price = s.box.price[s.age()] if buyers > 0 else later // self.left if self.left > 0 else 0
        steady: i64 = CASUAL_INCOME
        for k in range(s.sold):
            if s.owns(self.who, s.purchases[k]):
                steady += s.setup.gives_money[s.purchases[k]]
        later -= income * self.incomes + steady * self.benefits
        self.absorbed = larger(buyers * s.box.price[s.age()] + (later if later > 0 else 0), self.first_price)

    def useful(self, dollars: i64) -> i64:
        """Hundredths of dollars for which there will be a use: tiles to buy, or VP where they are for sale."""
        s: Empires = self.s
        useful: i64 = 0
        if dollars <= self.first_price:
            useful = 100 * dollars
        elif dollars <= self.absorbed:
            useful = 100 * self.first_price + SECOND * (dollars - self.first_price)
        elif self.absorbed > 0:
            useful = (100 - SECOND) * self.first_price + SECOND * self.absorbed + THIRD * (dollars - self.absorbed)
        if s.setup.vp_purchase and self.scorings > 0:
            rate: i64 = s.box.point_price[0 if self.scorings == 3 else 1 if self.scorings == 2 else 2]
            points: i64 = 80 * 100 * dollars // (rate * DOLLAR)
            if points > useful:
                useful = points
        return useful

    # -- tiles -----------------------------------------------------------------------------------------------------

    def tile(self, tile: i64) -> i64:
        """What an owned tile will still bring, without its printed VP."""
        s: Empires = self.s
        box = s.box
        if box.end_per[tile] >= 0:
            return self.end_points(tile)
        kind: i64 = box.gives_kind[tile]
        if kind >= 0:
            return WORKER[kind] * self.benefits
        if box.gives_dock[tile] > 0:
            return 300 * self.benefits
        worth: i64 = s.setup.gives_money[tile] * SLOW_DOLLAR * self.benefits
        if tile == PRIVATEERS:
            worth += s.tallied(SHIPS, self.who) * (s.seats - 1) * SLOW_DOLLAR * self.benefits + 60 * self.benefits
        elif tile == RUM_DISTILLERY:
            worth += (3 * s.goods[self.who * GOODS + SUGAR] + 1) * SLOW_DOLLAR * self.benefits
        elif tile == MINT:
            coins: i64 = larger(s.goods[self.who * GOODS + GOLD], s.goods[self.who * GOODS + SILVER])
            worth += (2 * coins + 1) * SLOW_DOLLAR * self.incomes
        elif tile == WEST_INDIES:
            worth += 110 * self.benefits
        elif tile == CATHEDRAL:
            worth += 110 * self.docks
        elif tile == PLAGUE_1 or tile == MAGELLAN:
            worth += 60 * self.left
        elif tile == CARTOGRAPHY:
            if s.undiscovered and not s.spent >> CARTOGRAPHY & 1:
                worth += 550
        elif tile == UNIVERSITY:
            if not s.spent >> UNIVERSITY & 1 and self.left > 0:
                worth += 80
        elif tile == SMUGGLER or tile == STABLES or tile == TRADING_HOUSE:
            worth += 40 * self.benefits
        elif tile == REFORMATION or tile == MAYFLOWER:
            worth += 25 * self.docks
        elif tile == MILITIA:
            worth += 40
        elif tile == MIGRATION:
            had: bool = s.phase > BENEFITING or (s.phase == BENEFITING and s.acted >> self.who & 1 != 0)
            worth += 150 * (self.left + (0 if had else 1))
        return worth

    def at_once(self, tile: i64) -> i64:
        """What a tile brings at its purchase."""
        s: Empires = self.s
        worth: i64 = s.box.at_once[tile] * self.dollar
        if tile == SPOILS_SHIP:
            return self.ship() if s.stock > 0 else 0
        if tile == SPOILS_SPECIALISTS:
            return 2 * WORKER[MISSIONARY] if self.left > 0 else 0
        if tile == OVERPOPULATION:
            return 500
        if tile == INDIAN_ALLIES:
            return 380
        if tile == PAPAL_EDICT:
            return 300
        if tile == PLAGUE_2:
            return 120
        if tile == PLAGUE_3:
            return 350
        if tile == SPOILS_GOODS:
            return 110 * self.stream() // 100
        if tile == REWRITE_HISTORY:
            victims: i64 = 0
            for seat in range(s.seats):
                if seat != self.who and s.found[seat] & 0xFFFF:
                    victims += 1
            return 500 * (victims if victims < 2 else 2)
        return worth

    def end_points(self, tile: i64) -> i64:
        """E-FINAL-4: a tile that scores at the end, with some growth until then."""
        s: Empires = self.s
        per: i64 = s.box.end_per[tile]
        n: i64 = 100 * self.counted(per)
        if per == PER_TWO_WORKERS:
            n += 120 * self.docks
        elif per == PER_GOOD:
            n += 80 * self.docks
        elif per == PER_COLONY:
            n += 30 * self.docks
        elif per == PER_SHIP or per == PER_DISCOVERY:
            n += 30 * self.left
        elif per == PER_BUILDING:
            n += 60 * self.left + (0 if s.owns(self.who, tile) else 100)
        elif per == PER_FIVE_DOLLARS:
            n += 200 * self.left
        elif per == PER_SPECIALIST_SPACE:
            if self.left > 0:
                n += 200
            elif self.pending(SPECIALISTS) and s.tallied(SPECIALISTS_HELD, self.who) == 0:
                for i in range(i64(SPACES)):
                    standing: i64 = s.queue[SPECIALISTS * LONG + i] - 1
                    if standing >= 0 and standing >> 3 == self.who:
                        n += 100
        return n * s.box.end_vp[tile]

    def counted(self, per: i64) -> i64:
        """Section 12.6: how many such a tile finds now of what it counts."""
        s: Empires = self.s
        n: i64 = 0
        if per == PER_GOOD:
            for good in range(i64(GOODS)):
                n += s.goods[self.who * GOODS + good]
        elif per == PER_SHIP:
            n = s.tallied(SHIPS, self.who)
        elif per == PER_BUILDING:
            n = count(s.owned[self.who])
        elif per == PER_FIVE_DOLLARS:
            n = s.money[self.who] // 5
        elif per == PER_DISCOVERY:
            n = count(s.found[self.who])
        elif per == PER_SPECIALIST_SPACE:
            n = s.tallied(SPECIALISTS_HELD, self.who)
        else:
            for region in range(i64(REGIONS)):
                if per == PER_TWO_WORKERS:
                    n += s.colony(region, self.who)
                elif per == PER_SOLDIER:
                    n += s.number(region, self.who, SOLDIER)
                elif per == PER_BUILDER:
                    n += s.number(region, self.who, BUILDER)
                elif s.colony(region, self.who) > 0 and glorious(s, region):
                    n += 1
            if per == PER_TWO_WORKERS:
                n //= 2
        return n

    def buildings_box(self) -> i64:
        """E-BUILD-1: each own worker there buys about the best that those before it leave and the money allows."""
        s: Empires = self.s
        if self.buyers == 0:
            return 0
        price: i64 = s.box.price[s.age()]
        rich: i64 = (
            (self.useful(self.money) - self.useful(self.money - price)) * DOLLAR // 100 if self.money >= price else price * DOLLAR
        )
        gains: vec[i64] = vec[i64]([0] * 9)  # net of the price, the best first
        costs: vec[i64] = vec[i64]([0] * 9)
        n: i64 = 0
        for tile in range(i64(TILES)):
            if s.market >> tile & 1 and n < 8:
                cost: i64 = 0 if s.box.free >> tile & 1 else price
                gain: i64 = self.tile(tile) + self.at_once(tile) + 100 * s.box.tile_vp[tile] - (rich if cost > 0 else 0)
                place: i64 = n
                while place > 0 and gains[place - 1] < gain:
                    gains[place] = gains[place - 1]
                    costs[place] = costs[place - 1]
                    place -= 1
                gains[place] = gain
                costs[place] = cost
                n += 1
        total: i64 = 0
        mine: i64 = 0
        dollars: i64 = self.money
        for i in range(s.filled[BUILDINGS]):
            figure: i64 = s.queue[BUILDINGS * LONG + i]
            if figure >> 3 & 7 == self.who:
                discount: i64 = s.box.builder_discount if figure & 7 == BUILDER else 0
                at: i64 = mine + (i - mine) * 6 // 10
                while at < n and costs[at] - discount > dollars:
                    at += 1
                if at < n and gains[at] > 0:
                    paid: i64 = costs[at] - discount if costs[at] > discount else 0
                    dollars -= paid
                    total += gains[at] + (costs[at] - paid) * DOLLAR
                mine += 1
        return total

    # -- the rest --------------------------------------------------------------------------------------------------

    def hands(self, kind: i64) -> i64:
        """Workers to place: those available, and for the next round those that wait in the Specialists box."""
        s: Empires = self.s
        if self.left == 0 and s.phase > PLACING:
            return 0
        n: i64 = 100 * s.number(AVAILABLE, self.who, kind)
        if kind == COLONIST:
            n += 100 * s.box.start_colonists * (self.left if s.phase < RESETTING else self.left - 1)
        if self.left > 0:
            for i in range(i64(SPACES)):
                standing: i64 = s.queue[SPECIALISTS * LONG + i] - 1
                if standing >= 0 and standing >> 3 == self.who:
                    if i == TRAINING:
                        if kind == MISSIONARY and s.money[self.who] >= s.box.training:
                            n += 50
                    elif kind == SPACE_KIND[i]:
                        n += 92
        return n

    def order(self) -> i64:
        """E-ORDER-1: how many places before the last the seat will probably have in the next round."""
        s: Empires = self.s
        if self.left == 0 or s.round == 0:
            return 0
        for i in range(s.filled[INITIATIVE]):
            if s.queue[INITIATIVE * LONG + i] >> 3 & 7 == self.who:
                return 100 * (s.seats - 1 - i)
        place: i64 = s.filled[INITIATIVE]
        for i in range(s.seats):
            seat: i64 = s.order[i]
            if seat == self.who:
                break
            waits: bool = True
            for k in range(s.filled[INITIATIVE]):
                if s.queue[INITIATIVE * LONG + k] >> 3 & 7 == seat:
                    waits = False
            if waits:
                place += 1
        return 100 * (s.seats - 1 - place)

    def nation(self) -> i64:
        """What the nation's unused advantages are worth, less and less as rounds go by."""
        s: Empires = self.s
        nation: i64 = s.nation[self.who]
        if nation < 0:
            return 0
        if nation == SPAIN:
            return 700 if s.round == 0 and s.tallied(USES, self.who) > 0 else 0
        uses: i64 = s.tallied(USES, self.who)
        if nation == PORTUGAL or nation == FRANCE or nation == ITALY:
            if uses > self.left + 1:
                uses = self.left + 1
        late: i64 = self.left * 22 if self.left < 4 else 88
        if nation == ENGLAND or nation == HOLLAND:
            late += 12
        return USE[nation] * uses * late // 100

    def auction(self) -> i64:
        """The highest bid is the seat's own: what the first place is worth, less the bid."""
        s: Empires = self.s
        if s.round > 0 or s.offered == 0 or s.bid == 0:
            return 0
        asks: i64 = s.asked & 255
        if asks != AUCTION_FOR_ORDER and asks != AUCTION_FOR_POSITION:
            return 0
        if s.acted >> self.who & 1 or s.tallied(LAST_BID, self.who) != s.bid:
            return 0
        prize: i64 = 750 if asks == AUCTION_FOR_ORDER else 170
        return (prize - s.bid * DOLLAR) * 7 // 10

    def dock_room(self) -> i64:
        """How many more own workers will find a space in the dock when everybody goes on taking them in turn."""
        s: Empires = self.s
        if s.phase != PLACING:
            return 0
        free: i64 = s.setup.room[DOCK] - s.filled[DOCK]
        rivals: i64 = 0
        for seat in range(s.seats):
            if seat != self.who and s.cells[AVAILABLE * SEATS + seat] > 0:
                rivals += 1
        share: i64 = 100 * free // (rivals + 1) if free > 0 else 0
        hands: i64 = 100 * self.to_place()
        return share if share < hands else hands

    def hopeless(self) -> i64:
        """Own workers placed where they can bring nothing, and deeds begun in vain."""
        s: Empires = self.s
        n: i64 = 1 if self.doomed else 0
        if s.phase == RESOLVING:
            n += self.vain_battles()
        elif s.phase == PLACING:
            n += self.idle()
        return 100 * n

    def vain_battles(self) -> i64:
        """E-WAR-19: battles that the seat has begun without a soldier only cost."""
        s: Empires = self.s
        n: i64 = 0
        for i in range(s.depth):
            task: i64 = s.todo[i]
            if task & 255 == REMOVE_FALLEN and task >> 8 & 15 == self.who and s.number(task >> 15, self.who, SOLDIER) == 0:
                n += 1
        return n

    def idle(self) -> i64:
        """Own workers that stand where they can bring nothing."""
        s: Empires = self.s
        n: i64 = 0
        offered: i64 = 0
        for good in range(i64(GOODS)):
            offered += s.goods[ON_OFFER * GOODS + good]
        for i in range(offered, s.filled[GOODS_BOX]):
            if s.queue[GOODS_BOX * LONG + i] >> 3 & 7 == self.who:
                n += 1
        if s.ship_in_box == 0:
            n += s.colony(SHIPPING_BOX, self.who)
        if self.buyers > 0:
            n += self.poor_buyers()
        if self.pool > 0 and (self.left == 0 or (s.undiscovered == 0 and s.deck_size() == 0)) and not self.has_chance():
            n += s.colony(POOL, self.who)
        if self.left == 0 and not (s.owned[self.who] | s.market) >> AGE_OF_REASON & 1:
            for i in range(i64(SPACES)):
                standing: i64 = s.queue[SPECIALISTS * LONG + i] - 1
                if standing >= 0 and standing >> 3 == self.who:
                    n += 1
        mine: i64 = self.in_box(WARFARE, self.who)
        if mine > 0 and not self.has_soldiers():
            n += mine
        return n

    def poor_buyers(self) -> i64:
        """Own workers in Capital Buildings who will find no tile, or cannot pay one."""
        s: Empires = self.s
        tiles: i64 = count(s.market)
        spoils: i64 = count(s.market & s.box.free)
        dollars: i64 = self.money
        n: i64 = 0
        for i in range(s.filled[BUILDINGS]):
            figure: i64 = s.queue[BUILDINGS * LONG + i]
            if figure >> 3 & 7 == self.who:
                price: i64 = s.box.price[s.age()] - (s.box.builder_discount if figure & 7 == BUILDER else 0)
                if i >= tiles:
                    n += 1
                elif dollars >= price:
                    dollars -= price
                elif spoils > 0:
                    spoils -= 1
                else:
                    n += 1
        return n

    def has_soldiers(self) -> bool:
        """Own soldiers in the New World, or on their way there."""
        s: Empires = self.s
        for region in range(i64(REGIONS)):
            if s.number(region, self.who, SOLDIER) > 0:
                return True
        for i in range(s.filled[DOCK]):
            figure: i64 = s.queue[DOCK * LONG + i]
            if figure >> 3 & 7 == self.who and figure & 7 == SOLDIER:
                return True
        return self.buyers > 0 and s.market >> INDIAN_ALLIES & 1 != 0

    def points(self, seat: i64) -> i64:
        """VP that nobody can take away any more, and those printed on finds and tiles."""
        s: Empires = self.s
        n: i64 = s.tallied(POINTS_BOUGHT, seat) + s.tallied(ECONOMY, seat)
        for age in range(i64(3)):
            n += s.tallied(NEW_WORLD + age, seat)
        found: i64 = s.found[seat]
        i: i64 = 0
        while found:
            if found & 1:
                n += s.box.discovery_vp[i]
            found >>= 1
            i += 1
        return 100 * n


def measure(s: Empires, who: i64) -> vec[i64]:
    """The features of a position for a seat, in the order of FEATURES; most of them in hundredths of a VP."""
    o = Estimate(s, who)
    o.survey()
    points: i64 = o.points(who)
    rival: i64 = 0
    for seat in range(s.seats):
        if seat != who:
            rival = larger(rival, o.points(seat))
    soldiers: i64 = o.soldiers()
    threats: i64 = o.threats()
    # dollars that are sure to come before the buildings
    if o.pending(INITIATIVE):
        for i in range(s.filled[INITIATIVE]):
            if s.queue[INITIATIVE * LONG + i] >> 3 & 7 == who:
                o.money += i + 1
    landing: i64 = o.landing()
    if s.offered > 0 and s.asked & 255 == OVERPOPULATE and s.asked >> 8 & 15 == who:
        for k in range(s.asked >> 12):
            landing += o.land(1, COLONIST)
    income: i64 = set_income(s, who)
    o.expect_purchases(income)
    expedition: i64 = o.expedition()
    workers: i64 = 0
    money: i64 = 0
    end: i64 = 0
    privileges: i64 = 0
    for k in range(s.sold):
        tile: i64 = s.purchases[k]
        if s.owns(who, tile):
            points += 100 * s.box.tile_vp[tile]
            worth: i64 = o.tile(tile)
            if s.box.end_per[tile] >= 0:
                end += worth
            elif s.box.gives_kind[tile] >= 0 or s.box.gives_dock[tile] > 0:
                workers += worth
            elif s.setup.gives_money[tile] > 0 or tile == RUM_DISTILLERY or tile == MINT or tile == PRIVATEERS:
                money += worth
            else:
                privileges += worth
    economy: i64 = 100 * income if s.round < 8 or s.phase < EARNING else 0
    return vec[i64](
        [
            points,
            rival,
            o.standing,
            o.next,
            o.after,
            o.rivals // (s.seats - 1),
            soldiers,
            threats,
            100 * o.leads if o.scorings > 0 else 0,
            100 * o.chases if o.scorings > 0 else 0,
            o.exposed(),
            100 * income * o.incomes,
            economy,
            o.promise(),
            100 * s.tallied(SHIPS, who) if o.left > 0 else 0,
            100 * s.money[who],
            o.useful(o.money),
            o.hands(COLONIST),
            o.hands(CAPTAIN),
            o.hands(MERCHANT),
            o.hands(MISSIONARY),
            o.hands(SOLDIER),
            o.hands(BUILDER),
            landing,
            o.dock_room(),
            o.goods_box(),
            o.shipping(),
            o.buildings_box(),
            expedition,
            o.warfare(),
            o.order(),
            workers,
            money,
            end,
            privileges,
            o.nation(),
            o.auction(),
            o.hopeless(),
        ]
    )


class EmpiresJudgement(Judgement):
    features = FEATURES
    turns = [PLACE_WORKER]

    def evaluate(self, s: State, who: int) -> list[float]:
        assert isinstance(s, Empires)
        found: vec[i64] = measure(s, who)
        return [found[i] / 100 for i in range(len(found))]

    def value(self, s: State, who: int, weights: list[float]) -> float:
        assert isinstance(s, Empires)
        found: vec[i64] = measure(s, who)
        total = 0.0
        for i in range(len(weights)):
            total += weights[i] * float(found[i])
        return total / 100

    def clock(self, s: State) -> int:
        assert isinstance(s, Empires)
        return s.round


JUDGEMENT = EmpiresJudgement()
