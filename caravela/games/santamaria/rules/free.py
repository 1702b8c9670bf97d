"""Free actions (3.3): selling, buying, and the Alchemist's exchange, before every decision of the own turn."""

from caravela.core.packed import i64
from caravela.core.state import bit
from caravela.games.santamaria.rules.components import BUY_PRICE, COINS, EXCHANGE, RESOURCES, SEATS, SELL_BONUS
from caravela.games.santamaria.rules.events import BOUGHT, PAID, SOLD, SWAPPED_GOODS
from caravela.games.santamaria.rules.numbers import MONEY, SWAPPED
from caravela.games.santamaria.rules.options import BUY, BUY_TILE, SELL, SWAP
from caravela.games.santamaria.rules.state import SantaMaria


def sale(s: SantaMaria, who: i64, resource: i64) -> i64:
    """S-FREE-3, 4, S-SCH-SC04: what a sold resource brings."""
    coins: i64 = s.box.sell[resource]
    if s.box.advanced >> resource & 1 and s.can(who, SELL_BONUS):
        coins += s.box.hook_number[SELL_BONUS]
    return coins


def price(s: SantaMaria, who: i64, resource: i64) -> i64:
    """S-FREE-5, S-SCH-SC05: what a resource costs; 0 when it cannot be bought."""
    coins: i64 = s.box.buy[resource]
    if coins > 0 and s.can(who, BUY_PRICE) and s.box.hook_number[BUY_PRICE] < coins:
        return s.box.hook_number[BUY_PRICE]
    return coins


def exchanges(s: SantaMaria, who: i64) -> i64:
    """S-SCH-SC09: the set of exchanges open now, as given * 5 + received."""
    if s.tally[SWAPPED * SEATS + who] or not s.can(who, EXCHANGE):
        return 0
    found: i64 = 0
    for given in range(i64(RESOURCES)):
        if s.goods[who * RESOURCES + given] > 0:
            for got in range(i64(RESOURCES)):
                pair: i64 = given * RESOURCES + got
                if s.box.exchanges >> pair & 1 and s.goods[who * RESOURCES + got] < s.box.limit:
                    found |= bit(pair)
    return found


def offer_free(s: SantaMaria, who: i64) -> None:
    """S-FREE-10: whatever can be sold, bought or exchanged now."""
    first: i64 = who * RESOURCES
    coins: i64 = s.tally[MONEY * SEATS + who]
    for resource in range(i64(RESOURCES)):
        if s.goods[first + resource] > 0:
            s.offer(SELL + resource)
    for resource in range(i64(RESOURCES)):
        if s.box.buy[resource] > 0 and s.goods[first + resource] < s.box.limit and coins >= price(s, who, resource):
            s.offer(BUY + resource)
    s.offer_each(SWAP, exchanges(s, who))


def why_not_free(s: SantaMaria, who: i64, option: i64) -> str:
    """The clause that keeps one of them closed where free actions are offered."""
    if option < BUY:
        return "S-FREE-4" if s.box.advanced >> option - SELL & 1 else "S-FREE-3"
    if option >= SWAP:
        return "S-SCH-SC09" if s.can(who, EXCHANGE) else "S-SCH-1"
    if s.box.buy[option - BUY] == 0:
        return "S-FREE-6"
    return "S-FREE-7" if s.has(who, option - BUY) >= s.box.limit else "S-FREE-5"


def is_free(option: i64) -> bool:
    return SELL <= option < BUY_TILE


def do_free(s: SantaMaria, who: i64, option: i64) -> None:
    first: i64 = who * RESOURCES
    if option < BUY:
        resource: i64 = option - SELL
        coins: i64 = sale(s, who, resource)
        s.goods[first + resource] -= 1
        s.tally[MONEY * SEATS + who] += coins
        s.note(SOLD, who, resource, coins)
    elif option < SWAP:
        resource = option - BUY
        coins = price(s, who, resource)
        s.tally[MONEY * SEATS + who] -= coins
        s.goods[first + resource] += 1
        s.note(BOUGHT, who, resource, coins)
    else:
        given: i64 = (option - SWAP) // RESOURCES
        got: i64 = (option - SWAP) % RESOURCES
        s.goods[first + given] -= 1
        s.goods[first + got] += 1
        s.tally[SWAPPED * SEATS + who] = 1
        s.note(SWAPPED_GOODS, who, given, got)


def pay_coins(s: SantaMaria, who: i64, coins: i64) -> None:
    if coins > 0:
        s.tally[MONEY * SEATS + who] -= coins
        s.note(PAID, who, coins, COINS)


def worth(s: SantaMaria, who: i64) -> i64:
    """What the seat would have in coins if it sold everything."""
    coins: i64 = s.tally[MONEY * SEATS + who]
    for resource in range(i64(RESOURCES)):
        coins += s.goods[who * RESOURCES + resource] * sale(s, who, resource)
    return coins


def within_reach(s: SantaMaria, who: i64, resources: i64) -> bool:
    """S-FREE-13: whether free actions could bring the seat a resource of the set. False only when it is certain."""
    coins: i64 = worth(s, who)
    swaps: i64 = exchanges(s, who)
    for resource in range(i64(RESOURCES)):
        if resources >> resource & 1:
            if s.box.buy[resource] > 0 and coins >= price(s, who, resource):
                return True
            for given in range(i64(RESOURCES)):
                if swaps >> given * RESOURCES + resource & 1:
                    return True
    return False
