"""Capital Buildings (7.6), what the tiles do at purchase (12), and Phase 4, Building Benefits (section 9)."""

from typing import Final

from caravela.core.events import Phrase, Term
from caravela.core.packed import i64
from caravela.core.state import bit
from caravela.games.empires.rules.boxes import forgo, swap, taking
from caravela.games.empires.rules.components import (
    ALL_REGIONS,
    AVAILABLE,
    BUILDER,
    BUILDINGS,
    CAPTAIN,
    CARTOGRAPHY,
    CAUSES,
    COLONIST,
    DOCK,
    DOCK_PLACE,
    GOODS,
    INDIAN_ALLIES,
    KINDS,
    LONG,
    MIGRATION,
    OVERPOPULATION,
    PAPAL_EDICT,
    PLAGUE_2,
    PLAGUE_3,
    POOL,
    PRINTED_TILES,
    PRIVATEERS,
    REGIONS,
    REWRITE_HISTORY,
    SEATS,
    SETTLERS,
    SETTLERS_2,
    SMUGGLER,
    SOLDIER,
    SPOILS_GOODS,
    SPOILS_SHIP,
    SPOILS_SPECIALISTS,
    STABLES,
    SUPPLY,
    TRADING_HOUSE,
    UNIVERSITY,
    WEST_INDIES,
)
from caravela.games.empires.rules.discovery import discover_freely, offer_rides
from caravela.games.empires.rules.events import (
    BOUGHT,
    EDICT,
    GAINED_WORKER,
    LOST,
    LOST_TO_PLAGUE,
    MIGRATED,
    REWROTE,
    SMUGGLED,
    SOLD,
    WON_SHIP,
)
from caravela.games.empires.rules.income import pay_rum
from caravela.games.empires.rules.numbers import (
    BENEFITING,
    BENEFITS_TURN,
    CALL_ALLIES,
    CHART,
    COLLECT,
    EDICT_ORDER,
    EDICT_PLACE,
    FREE_COLONIST,
    ISSUE_EDICT,
    LOSE_WORKER,
    MIGRATE_HOW_MANY,
    MIGRATE_TO,
    OPEN_BENEFITS,
    OPTIONAL_BENEFITS,
    OVERPOPULATE,
    PICK_SPECIALIST,
    PILE,
    REWRITE,
    RIDE_TO_REGION,
    SHIPS,
    SMUGGLE_FROM,
    SMUGGLE_WHAT,
    STRIKE_HOW_MANY,
    STRIKE_PLAYER,
    STRIKE_REGION,
    TAKE_WORKER,
)
from caravela.games.empires.rules.options import (
    BUY,
    DISCOVER,
    DONE,
    FORGO,
    GIVE_GOOD,
    GO_TO,
    LOSE,
    MIGRATE,
    MIGRATE_FROM,
    MOVE,
    NO,
    PLACE_FIRST,
    PLACE_SECOND,
    REMOVE,
    RIDE_FROM,
    RIVAL,
    SELL_GOOD,
    SETTLE,
    STRIKE,
    SWAP,
    TAKE,
    TAKE_GOOD,
)
from caravela.games.empires.rules.state import Effect, Empires


class BuyBuilding(Effect):
    """E-BUILD-1: buy one building still in the box, or forgo. E-BUILD-7: no debt."""

    asks = "ask-buy"
    rule = "E-BUILD-1"

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        tiles: i64 = s.market
        if s.money[who] < price(s, buyer(s)):
            tiles &= s.box.free
        if tiles & bit(SETTLERS):  # E-EDGE-71: two equal tiles are one choice
            tiles &= ~bit(SETTLERS_2)
        if tiles == 0:  # D-28
            s.dismiss_idle(BUILDINGS)
            return
        s.offer(FORGO)
        s.offer_each(BUY, tiles)

    def why_not(self, s: Empires, who: i64, n: i64, option: i64) -> str:
        if not BUY <= option < MOVE:
            return super().why_not(s, who, n, option)
        if option == BUY + SETTLERS_2 and s.market & bit(SETTLERS):
            return "E-EDGE-71"
        return "E-BUILD-7" if s.market & bit(option - BUY) else "E-BUILD-3"

    def chosen(self, s: Empires, who: i64, n: i64, option: i64) -> None:
        if option == FORGO:
            forgo(s, who, BUILDINGS)
            return
        tile: i64 = option - BUY
        cost: i64 = tile_price(s, tile, buyer(s))
        s.dismiss(BUILDINGS)
        s.money[who] -= cost
        s.note(BOUGHT, who, tile, cost)
        s.market &= ~bit(tile)
        s.owned[who] |= bit(tile)
        s.purchases[s.sold] = tile
        s.sold += 1
        s.earn(who, s.box.at_once[tile], cause(tile))
        at_purchase(s, who, tile)

    def question(self, s: Empires, who: i64, n: i64) -> Phrase:
        return Phrase(self.asks, (Term("money", "number", int(price(s, buyer(s)))),), self.rule)


def price(s: Empires, kind: i64) -> i64:
    """E-BUILD-4, 5: what the kind of worker at the front of the box pays, by the age of the round; a builder less."""
    cost: i64 = s.box.price[s.age()]
    if kind == BUILDER:
        cost -= s.box.builder_discount
    return cost if cost > 0 else i64(0)


def tile_price(s: Empires, tile: i64, kind: i64) -> i64:
    """Table 3.10: some tiles cost nothing."""
    return 0 if s.box.free >> tile & 1 else price(s, kind)


def buyer(s: Empires) -> i64:
    return s.queue[BUILDINGS * LONG] & 7


def at_purchase(s: Empires, who: i64, tile: i64) -> None:
    """E-BUILD-9: immediate benefits happen now, before the next worker resolves; in printed order."""
    if tile == CARTOGRAPHY:
        s.then(CHART, who)
    elif tile == SPOILS_SHIP:  # E-B-SPOILS-SHIP: from the stock, never the ship in the box
        if s.stock > 0:
            s.stock -= 1
            s.tally[SHIPS * SEATS + who] += 1
            s.note(WON_SHIP, who, SPOILS_SHIP)
    elif tile == SPOILS_SPECIALISTS:
        s.then(PICK_SPECIALIST, who)
        s.then(PICK_SPECIALIST, who)
    elif tile == OVERPOPULATION:
        s.then(OVERPOPULATE, who, 3)
    elif tile == INDIAN_ALLIES:
        s.then(CALL_ALLIES, who)
    elif tile == UNIVERSITY:
        s.scholar = who
    elif tile == PLAGUE_2:
        spread_plague(s)
    elif tile == SPOILS_GOODS:
        draw_goods(s, who, 2, SPOILS_GOODS)
    elif tile == PAPAL_EDICT:
        s.then(ISSUE_EDICT, who)
    elif tile == PLAGUE_3:
        s.then(STRIKE_REGION, who)
    elif tile == REWRITE_HISTORY:
        s.then(REWRITE, who)


def draw_goods(s: Empires, who: i64, n: i64, cause: i64) -> None:
    """E-B-WEST-INDIES, E-B-SPOILS-GOODS: random goods from the pile, as far as it lasts."""
    for i in range(n):
        good: i64 = s.draw_good()
        if good >= 0:
            s.gain_good(who, good, cause)


class Chart(Effect):
    """E-B-CARTOGRAPHY: once, discover a region without resistance; or keep the tile for a later Phase 4."""

    asks = "ask-chart"
    rule = "E-B-CARTOGRAPHY.1"

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        if s.undiscovered:
            s.offer(NO)
            s.offer_each(DISCOVER, s.undiscovered)

    def chosen(self, s: Empires, who: i64, n: i64, option: i64) -> None:
        if option != NO:
            chart(s, who, option - DISCOVER)


def chart(s: Empires, who: i64, region: i64) -> None:
    s.spent |= bit(CARTOGRAPHY)
    discover_freely(s, who, region, COLONIST)


class PickSpecialist(Effect):
    """E-B-SPOILS-SPEC: a specialist of any type that supply or a swap can provide; with none nothing is gained."""

    asks = "ask-pick-specialist"
    rule = "E-B-SPOILS-SPEC"

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        s.offer_each(TAKE, s.obtainable(who))

    def chosen(self, s: Empires, who: i64, n: i64, option: i64) -> None:
        s.then(TAKE_WORKER, who, taking(option - TAKE, AVAILABLE, SPOILS_SPECIALISTS))

    def question(self, s: Empires, who: i64, n: i64) -> Phrase:
        return Phrase(self.asks, (Term("round", "number", int(s.round)),), self.rule)


class Overpopulate(Effect):
    """E-B-OVERPOPULATION: colonists from supply to discovered regions, one at a time."""

    asks = "ask-overpopulate"
    rule = "E-B-OVERPOPULATION.1"

    def happen(self, s: Empires, who: i64, left: i64) -> None:
        if s.number(SUPPLY, who, COLONIST) > 0:
            s.offer_each(SETTLE, ALL_REGIONS & ~s.undiscovered)

    def chosen(self, s: Empires, who: i64, left: i64, option: i64) -> None:
        s.from_supply(option - SETTLE, who, COLONIST, OVERPOPULATION)
        if left > 1:
            s.then(OVERPOPULATE, who, left - 1)

    def question(self, s: Empires, who: i64, left: i64) -> Phrase:
        return Phrase(self.asks, (Term("n", "number", int(left)),), self.rule)


class CallAllies(Effect):
    """E-B-INDIAN-ALLIES: two soldiers to one region where the owner has a worker."""

    asks = "ask-allies"
    rule = "E-B-INDIAN-ALLIES.1"

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        if s.number(SUPPLY, who, SOLDIER) > 0 or s.swappable(who, SOLDIER):
            s.offer_each(SETTLE, s.colonies(who))

    def chosen(self, s: Empires, who: i64, n: i64, option: i64) -> None:
        s.then(TAKE_WORKER, who, taking(SOLDIER, option - SETTLE, INDIAN_ALLIES))
        s.then(TAKE_WORKER, who, taking(SOLDIER, option - SETTLE, INDIAN_ALLIES))


class IssueEdict(Effect):
    """E-B-PAPAL-EDICT.1: choose one opponent."""

    asks = "ask-edict"
    rule = "E-B-PAPAL-EDICT.1"

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        s.offer_each(RIVAL, bit(s.seats) - 1 & ~bit(who))

    def chosen(self, s: Empires, who: i64, n: i64, option: i64) -> None:
        rival: i64 = option - RIVAL
        s.note(EDICT, who, rival)
        if may_place(s, who) and may_place(s, rival):
            s.then(EDICT_ORDER, who, rival)
        else:
            s.then(EDICT_PLACE, who)
            s.then(EDICT_PLACE, rival)


def may_place(s: Empires, who: i64) -> bool:
    """E-B-PAPAL-EDICT.4: a colony to place in, and a colonist to place."""
    return s.colonies(who) != 0 and s.number(SUPPLY, who, COLONIST) > 0


class EdictOrder(Effect):
    """E-B-PAPAL-EDICT.1, 3: which of the two places first."""

    asks = "ask-edict-order"
    rule = "E-B-PAPAL-EDICT.1"

    def happen(self, s: Empires, who: i64, rival: i64) -> None:
        s.offer(PLACE_FIRST)
        s.offer(PLACE_SECOND)

    def chosen(self, s: Empires, who: i64, rival: i64, option: i64) -> None:
        s.then(EDICT_PLACE, who if option == PLACE_FIRST else rival)
        s.then(EDICT_PLACE, rival if option == PLACE_FIRST else who)

    def question(self, s: Empires, who: i64, rival: i64) -> Phrase:
        return Phrase(self.asks, (Term("rival", "seat", int(rival)),), self.rule)


class EdictPlace(Effect):
    """E-B-PAPAL-EDICT.2, 4, 5: two colonists to one region where the player has a worker; nothing without a colony."""

    asks = "ask-edict-place"
    rule = "E-B-PAPAL-EDICT.2"

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        if s.number(SUPPLY, who, COLONIST) > 0:
            s.offer_each(SETTLE, s.colonies(who))

    def chosen(self, s: Empires, who: i64, n: i64, option: i64) -> None:
        s.from_supply(option - SETTLE, who, COLONIST, PAPAL_EDICT)
        s.from_supply(option - SETTLE, who, COLONIST, PAPAL_EDICT)


def spread_plague(s: Empires) -> None:
    """E-B-PLAGUE-2.3: in player order, regions in printed order."""
    for i in range(s.seats):
        seat: i64 = s.order[i]
        for region in range(i64(REGIONS)):
            if plagued(s.colony(region, seat)):
                s.then(LOSE_WORKER, seat, region)


def plagued(colony: i64) -> bool:
    """E-B-PLAGUE-2.1: every colony of three or more loses one worker."""
    return colony >= 3


class LoseWorker(Effect):
    """E-B-PLAGUE-2.2: the colony's owner chooses the worker; any kind is allowed."""

    asks = "ask-lose"
    rule = "E-B-PLAGUE-2.2"

    def happen(self, s: Empires, who: i64, region: i64) -> None:
        for kind in range(i64(KINDS)):
            if s.number(region, who, kind) > 0:
                s.offer(LOSE + kind)

    def chosen(self, s: Empires, who: i64, region: i64, option: i64) -> None:
        kind: i64 = option - LOSE
        s.remove(region, who, kind)
        s.add(SUPPLY, who, kind)
        s.note(LOST, who, kind, region, PLAGUE_2)

    def question(self, s: Empires, who: i64, region: i64) -> Phrase:
        return Phrase(self.asks, (Term("region", "region", int(region)),), self.rule)


class StrikeRegion(Effect):
    """E-B-PLAGUE-3.1: a region with colonists, or nothing."""

    asks = "ask-strike-region"
    rule = "E-B-PLAGUE-3.1"

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        regions: i64 = 0
        for seat in range(s.seats):
            regions |= s.regions_with(seat, COLONIST)
        if regions:
            s.offer(NO)
            s.offer_each(STRIKE, regions)

    def chosen(self, s: Empires, who: i64, n: i64, option: i64) -> None:
        if option != NO:
            s.then(STRIKE_PLAYER, who, option - STRIKE)


class StrikePlayer(Effect):
    """E-B-PLAGUE-3.1, 2: a player with colonists there; the buyer may choose themselves."""

    asks = "ask-strike-player"
    rule = "E-B-PLAGUE-3.1"

    def happen(self, s: Empires, who: i64, region: i64) -> None:
        for seat in range(s.seats):
            if s.number(region, seat, COLONIST) > 0:
                s.offer(RIVAL + seat)

    def chosen(self, s: Empires, who: i64, region: i64, option: i64) -> None:
        s.then(STRIKE_HOW_MANY, who, region << 3 | option - RIVAL)

    def question(self, s: Empires, who: i64, region: i64) -> Phrase:
        return Phrase(self.asks, (Term("region", "region", int(region)),), self.rule)


class StrikeHowMany(Effect):
    """E-B-PLAGUE-3.1: 0 to 3 colonists, as far as there are so many (E-EDGE-53)."""

    asks = "ask-strike-how-many"
    rule = "E-B-PLAGUE-3.1"

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        most: i64 = s.number(n >> 3, n & 7, COLONIST)
        for k in range(i64(4)):
            if k <= most:
                s.offer(REMOVE + k)

    def chosen(self, s: Empires, who: i64, n: i64, option: i64) -> None:
        victim: i64 = n & 7
        for i in range(option - REMOVE):
            s.remove(n >> 3, victim, COLONIST)
            s.add(SUPPLY, victim, COLONIST)
            s.note(LOST_TO_PLAGUE, victim, COLONIST, n >> 3, PLAGUE_3)

    def question(self, s: Empires, who: i64, n: i64) -> Phrase:
        return Phrase(self.asks, (Term("region", "region", int(n >> 3)), Term("rival", "seat", int(n & 7))), self.rule)


class Rewrite(Effect):
    """E-B-REWRITE: a random token from each of up to two different opponents; n is the set of those already chosen."""

    asks = "ask-rewrite"
    rule = "E-B-REWRITE.1"

    def happen(self, s: Empires, who: i64, chosen: i64) -> None:
        rivals: i64 = 0
        for seat in range(s.seats):
            if seat != who and not chosen >> seat & 1 and s.found[seat] & 0xFFFF:
                rivals |= bit(seat)
        if rivals:
            s.offer(NO)
            s.offer_each(RIVAL, rivals)

    def chosen(self, s: Empires, who: i64, chosen: i64, option: i64) -> None:
        if option == NO:
            return
        victim: i64 = option - RIVAL
        token: i64 = s.draw(s.found[victim] & 0xFFFF)
        s.found[victim] &= ~bit(token)
        s.found[who] |= bit(token)
        s.note(REWROTE, who, victim, token)
        if chosen == 0:
            s.then(REWRITE, who, bit(victim))


# -- Phase 4 -----------------------------------------------------------------------------------------------------------


class OpenBenefits(Effect):
    """E-BEN-2, 5: the players' turns in player order; E-B-UNIVERSITY.6: windows until its owner has had theirs."""

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        s.phase = BENEFITING
        if s.everybody_acted():
            s.acted = 0
            return
        if s.scholar >= 0 and not s.acted >> s.scholar & 1:
            s.study()
        s.then(BENEFITS_TURN)
        s.then(OPEN_BENEFITS)


def cause(tile: i64) -> i64:
    """The number of a tile among the causes that the log names."""
    return tile if tile < PRINTED_TILES else tile + CAUSES


class BenefitsTurn(Effect):
    """E-BEN-3: workers, X and Y, the pool, money, Rum, Privateers, West Indies; E-BEN-4: then the optional ones."""

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        seat: i64 = s.next_to_act()
        if s.owned[seat] == 0:
            return
        for stage in range(i64(3)):
            for i in range(s.sold):  # E-BEN-10: in the order in which the tiles were bought
                tile: i64 = s.purchases[i]
                if s.owns(seat, tile):
                    kind: i64 = s.box.gives_kind[tile]
                    if stage == 1:
                        if s.box.gives_dock[tile] > 0:
                            s.then(FREE_COLONIST, seat, tile)
                    elif kind >= 0 and (s.box.gives_place[tile] == POOL) == (stage == 2):
                        s.then(TAKE_WORKER, seat, taking(kind, s.box.gives_place[tile], cause(tile)))
        s.then(COLLECT, seat)
        s.then(OPTIONAL_BENEFITS, seat)


class FreeColonist(Effect):
    """E-B-INDENTURED, E-B-COLONIZATION-LAWS: a colonist from supply on dock space X or Y, if the space is free."""

    def happen(self, s: Empires, who: i64, tile: i64) -> None:
        space: i64 = s.box.gives_dock[tile]
        place: i64 = 0  # X before Y, whoever places first
        for i in range(s.filled[DOCK]):
            standing: i64 = s.queue[DOCK * LONG + i] >> 6
            if standing == space:
                return
            if standing < space:
                place = i + 1
        if s.number(SUPPLY, who, COLONIST) == 0:
            return
        s.remove(SUPPLY, who, COLONIST)
        s.note(GAINED_WORKER, who, COLONIST, DOCK_PLACE, cause(tile))
        last: i64 = DOCK * LONG + s.filled[DOCK]
        while last > DOCK * LONG + place:
            s.queue[last] = s.queue[last - 1]
            last -= 1
        s.queue[last] = space << 6 | who << 3 | COLONIST
        s.filled[DOCK] += 1


class Collect(Effect):
    """E-BEN-3: fixed money, Rum Distillery (deluxe), Privateers, West Indies Co."""

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        for i in range(s.sold):
            tile: i64 = s.purchases[i]
            if s.owns(who, tile):
                s.earn(who, s.setup.gives_money[tile], cause(tile))
        if s.setup.deluxe:  # E-B-RUM.2
            pay_rum(s, who)
        if s.owns(who, PRIVATEERS):
            for rival in range(s.seats):
                if rival != who:
                    rob(s, who, rival)
        if s.owns(who, WEST_INDIES):
            draw_goods(s, who, 1, WEST_INDIES)


def rob(s: Empires, who: i64, rival: i64) -> None:
    """E-B-PRIVATEERS: $1 for each ship the owner has, or what the other player has."""
    loot: i64 = s.tallied(SHIPS, who)
    if loot > s.money[rival]:
        loot = s.money[rival]
    s.pay(rival, loot, PRIVATEERS)
    s.earn(who, loot, PRIVATEERS)


# Which optional benefits a player has used in this phase
SMUGGLED_NOW: Final = 1
MIGRATED_NOW: Final = 2
RODE_NOW: Final = 4


class OptionalBenefits(Effect):
    """E-BEN-4: Smuggler, Trading House, Migration, New World Cartography, and in the first edition Stables, in any order.

    Each at most once, but goods are sold one at a time whenever the player likes; n says which are used.
    """

    asks = "ask-benefits"
    rule = "E-BEN-4"

    def happen(self, s: Empires, who: i64, used: i64) -> None:
        owned: i64 = s.owned[who]
        if owned >> SMUGGLER & 1 and not used & SMUGGLED_NOW:
            for good in range(i64(GOODS)):
                if s.goods[who * GOODS + good] > 0 and smuggling_partners(s, who, good):
                    s.offer(GIVE_GOOD + good)
        if owned >> TRADING_HOUSE & 1:
            s.offer_each(SELL_GOOD, s.goods_of(who))
        if owned >> MIGRATION & 1 and not used & MIGRATED_NOW:
            s.offer_each(MIGRATE_FROM, migratable(s, who))
            if not s.setup.deluxe:  # E-DOCK-16, 24
                for kind in range(i64(CAPTAIN), i64(SOLDIER)):
                    s.offer_each(SWAP + kind * REGIONS, s.swappable(who, kind))
        if owned >> CARTOGRAPHY & 1 and not s.spent >> CARTOGRAPHY & 1:
            s.offer_each(DISCOVER, s.undiscovered)
        if owned >> STABLES & 1 and not s.setup.deluxe and not used & RODE_NOW:  # E-B-STABLES.2
            offer_rides(s, who)
        if s.offered > 0:
            s.offer(DONE)

    def chosen(self, s: Empires, who: i64, used: i64, option: i64) -> None:
        if option == DONE:
            return
        if option >= SELL_GOOD and option < SELL_GOOD + GOODS:
            sell(s, who, option - SELL_GOOD)
        elif option >= GIVE_GOOD and option < GIVE_GOOD + GOODS:
            used |= SMUGGLED_NOW
            s.then(SMUGGLE_FROM, who, option - GIVE_GOOD)
        elif option >= SWAP:
            swap(s, who, (option - SWAP) // REGIONS, (option - SWAP) % REGIONS)
        elif option >= MIGRATE_FROM and option < MIGRATE_FROM + REGIONS:
            used |= MIGRATED_NOW
            s.then(MIGRATE_TO, who, option - MIGRATE_FROM)
        elif option >= RIDE_FROM and option < RIDE_FROM + REGIONS:
            used |= RODE_NOW
            s.then(RIDE_TO_REGION, who, option - RIDE_FROM)
        else:
            chart(s, who, option - DISCOVER)
        s.then(OPTIONAL_BENEFITS, who, used)


def smuggled_for(theirs: i64, given: i64) -> i64:
    """E-B-SMUGGLER.3: of the goods that somebody has, those that can be had for the good given: all of another type."""
    return theirs & ~bit(given)


def smuggling_partners(s: Empires, who: i64, given: i64) -> i64:
    """E-B-SMUGGLER.3: the set of other players who have a good of another type than the one given."""
    partners: i64 = 0
    for rival in range(s.seats):
        if rival != who and smuggled_for(s.goods_of(rival), given):
            partners |= bit(rival)
    return partners


def migratable(s: Empires, who: i64) -> i64:
    """E-B-MIGRATION.2: regions with own colonists, if there is another discovered region to go to."""
    discovered: i64 = ALL_REGIONS & ~s.undiscovered
    if discovered & discovered - 1 == 0:
        return 0
    return s.regions_with(who, COLONIST)


def sell(s: Empires, who: i64, good: i64) -> None:
    """E-B-TRADING-HOUSE.1, 2: $5 from the bank; the token goes back into the pile."""
    s.goods[who * GOODS + good] -= 1
    s.goods[PILE * GOODS + good] += 1
    s.money[who] += s.box.sold_good
    s.note(SOLD, who, good, s.box.sold_good)


class SmuggleFrom(Effect):
    """E-B-SMUGGLER.1, 2: from which player; n is the good given."""

    asks = "ask-smuggle-from"
    rule = "E-B-SMUGGLER.1"

    def happen(self, s: Empires, who: i64, given: i64) -> None:
        s.offer_each(RIVAL, smuggling_partners(s, who, given))

    def chosen(self, s: Empires, who: i64, given: i64, option: i64) -> None:
        s.then(SMUGGLE_WHAT, who, given << 3 | option - RIVAL)

    def question(self, s: Empires, who: i64, given: i64) -> Phrase:
        return Phrase(self.asks, (Term("good", "good", int(given)),), self.rule)


class SmuggleWhat(Effect):
    """E-B-SMUGGLER.1, 2: which good the other player, who cannot refuse, hands over."""

    asks = "ask-smuggle-what"
    rule = "E-B-SMUGGLER.1"

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        s.offer_each(TAKE_GOOD, smuggled_for(s.goods_of(n & 7), n >> 3))

    def chosen(self, s: Empires, who: i64, n: i64, option: i64) -> None:
        rival: i64 = n & 7
        given: i64 = n >> 3
        taken: i64 = option - TAKE_GOOD
        s.goods[who * GOODS + given] -= 1
        s.goods[rival * GOODS + given] += 1
        s.goods[rival * GOODS + taken] -= 1
        s.goods[who * GOODS + taken] += 1
        s.note(SMUGGLED, who, given, rival, taken)

    def question(self, s: Empires, who: i64, n: i64) -> Phrase:
        return Phrase(self.asks, (Term("good", "good", int(n >> 3)), Term("rival", "seat", int(n & 7))), self.rule)


class MigrateTo(Effect):
    """E-B-MIGRATION.1, 2: to one other discovered region, adjacent or not."""

    asks = "ask-migrate-to"
    rule = "E-B-MIGRATION.1"

    def happen(self, s: Empires, who: i64, source: i64) -> None:
        s.offer_each(GO_TO, ALL_REGIONS & ~s.undiscovered & ~bit(source))

    def chosen(self, s: Empires, who: i64, source: i64, option: i64) -> None:
        s.then(MIGRATE_HOW_MANY, who, source << 4 | option - GO_TO)

    def question(self, s: Empires, who: i64, source: i64) -> Phrase:
        return Phrase(self.asks, (Term("source", "region", int(source)),), self.rule)


class MigrateHowMany(Effect):
    """E-B-MIGRATION.1, 3: one or two colonists."""

    asks = "ask-migrate-how-many"
    rule = "E-B-MIGRATION.1"

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        s.offer(MIGRATE + 1)
        if s.number(n >> 4, who, COLONIST) > 1:
            s.offer(MIGRATE + 2)

    def chosen(self, s: Empires, who: i64, n: i64, option: i64) -> None:
        s.note(MIGRATED, who, option - MIGRATE, n >> 4, n & 15)
        for i in range(option - MIGRATE):
            s.remove(n >> 4, who, COLONIST)
            s.add(n & 15, who, COLONIST)

    def question(self, s: Empires, who: i64, n: i64) -> Phrase:
        return Phrase(self.asks, (Term("source", "region", int(n >> 4)), Term("region", "region", int(n & 15))), self.rule)
