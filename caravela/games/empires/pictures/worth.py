"""What things of Empires are worth to a player now, in numbers: sets, scoring, strength, tiles. From what a view shows."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from caravela.games.empires.rules.box import best_sets
from caravela.games.empires.rules.income import mixed_sets
from caravela.games.empires.rules.view import EmpiresView, Player

# What a player's panel shows of everybody
FACTS: dict[str, Callable[[Player], str]] = {
    "money": lambda p: f"${p.money}",
    "income": lambda p: f"${p.income}",
    "ships": lambda p: str(p.ships),
    "workers": lambda p: str(sum(p.available.values())),
    "supply": lambda p: str(p.supply.get("colonist", 0)),
    "buildings": lambda p: str(len(p.buildings)),
    "finds": lambda p: str(len(p.tokens) + len(p.cards)),
    "points": lambda p: str(p.points),
}


# -- sets of goods -----------------------------------------------------------------------------------------------------


def set_income(goods: dict[str, int], ships: int) -> int:
    """E-INC-7: the most that these goods and ships make in sets."""
    return best_income(tuple(sorted(goods.values())), ships)


@lru_cache(maxsize=4096)
def best_income(counts: tuple[int, ...], ships: int, left: int = 0) -> int:
    """The best sets of these numbers of goods of a kind, with so many goods of other kinds left over."""
    if not counts:
        return int(mixed_sets(left, ships))
    best = 0
    for used in range(min(ships, counts[0] // 2) + 1):
        value, needed = best_sets(counts[0], used)
        if value >= 0:
            best = max(best, value + best_income(counts[1:], ships - used, left + counts[0] + needed))
    return best


def ships_at_home(p: Player) -> int:
    """E-INC-8: those that are not at sea for Mayflower."""
    return p.ships - p.ships_sailed


def income_with(p: Player, good: str) -> int:
    """What the sets would pay with one more of the good."""
    return set_income({**p.goods, good: p.goods.get(good, 0) + 1}, ships_at_home(p))


def income_with_a_ship(p: Player) -> int:
    return set_income(p.goods, ships_at_home(p) + 1)


def best_exchange(view: EmpiresView, p: Player) -> int:
    """E-B-SMUGGLER: what the sets would pay after the best exchange of one good, or as they are."""
    best = p.income
    theirs = {good for rival in view.players_at_table if rival.seat != p.seat for good in rival.goods}
    for given in p.goods:
        for taken in theirs - {given}:
            goods = {**p.goods, taken: p.goods.get(taken, 0) + 1}
            goods[given] -= 1
            best = max(best, set_income(goods, ships_at_home(p)))
    return best


# -- the New World -----------------------------------------------------------------------------------------------------


def region_points(counts: Sequence[int], builders: int, scoring: dict[str, int]) -> list[int]:
    """E-SCORE-1 to 18: what so many workers of each seat score."""
    most = max(counts)
    if most < 3:
        return [0] * len(counts)
    second = max((n for n in counts if n < most), default=0)
    leaders, seconds = list(counts).count(most), list(counts).count(second)
    points: list[int] = []
    for n in counts:
        if n == most:
            base = scoring["leader"] if leaders == 1 else scoring["tied_leaders"] if leaders == 2 else 0
            points.append(base + builders * scoring["builder_leader"])
        elif n == second and n > 0:
            base = scoring["second"] if leaders == 1 and seconds == 1 else 0
            points.append(base + builders * scoring["builder_second"])
        else:
            points.append(0)
    return points


def in_world(view: EmpiresView, seat: int, kind: str) -> int:
    """How many of a kind the seat has in the New World."""
    return sum(region.workers[seat].get(kind, 0) for region in view.regions)


def large_colonies(view: EmpiresView) -> list[int]:
    """E-B-PLAGUE-2.1: the seat of every colony of three or more."""
    return [seat for region in view.regions for seat, there in enumerate(region.workers) if sum(there.values()) >= 3]


def battles(view: EmpiresView, seat: int) -> int:
    """E-WAR-5, 6: how many battles the seat could start, each in one region against one opponent."""
    n = 0
    for region in view.regions:
        mine = region.workers[seat]
        for rival, theirs in enumerate(region.workers):
            if rival != seat and mine and theirs and ("soldier" in mine or "soldier" in theirs):
                n += 1
    return n


# -- event boxes and tiles ---------------------------------------------------------------------------------------------


def strength(p: Player) -> int:
    """E-DISC-5: what the workers in the Discovery box count, with those already named to go."""
    captain = 3 if "magellan" in p.buildings else 2
    return sum(n * (captain if kind == "captain" else 1) for there in (p.pool, p.expedition) for kind, n in there.items())


def shipping_total(p: Player) -> int:
    """E-SHIP-1: what the player's workers count in Merchant Shipping."""
    return sum(n * (2 if kind in ("captain", "merchant") else 1) for kind, n in p.shipping.items())


def price(view: EmpiresView, tile: str) -> int:
    """Table 3.10: what a tile for sale costs; some cost nothing."""
    return 0 if tile in view.free else view.prices["building"]


def benefits_left(view: EmpiresView) -> int:
    """How many Phases 4 are still to come."""
    return 8 - max(1, view.round) + (view.phase not in ("benefits", "reset", "over"))


def counted(view: EmpiresView, p: Player, per: str, tile: str) -> int:
    """E-FINAL-4: what a tile that scores at the end would find, were it the player's."""
    mine = [region.workers[p.seat] for region in view.regions]
    to_buy = tile not in p.buildings
    if per == "good":
        return sum(p.goods.values())
    if per == "two workers":
        return sum(sum(workers.values()) for workers in mine) // 2
    if per == "ship":
        return p.ships
    if per in ("soldier", "builder"):
        return in_world(view, p.seat, per)
    if per == "building":
        return len(p.buildings) + to_buy
    if per == "colony":
        any_region = view.agreed["edition"] == "first"
        large = [any_region or any(sum(there.values()) >= 3 for there in region.workers) for region in view.regions]
        return sum(1 for workers, counts in zip(mine, large, strict=True) if workers and counts)
    if per == "five dollars":
        return max(0, p.money - (price(view, tile) if to_buy and tile in view.market else 0)) // 5
    return len(p.tokens) + len(p.cards)
