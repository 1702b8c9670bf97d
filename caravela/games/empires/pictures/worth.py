"""What things of Empires would be worth to a player: what the rules say of one worker, good or ship more than a view shows."""

from collections.abc import Callable
from functools import lru_cache

from caravela.core.state import bit
from caravela.core.tables import Tables
from caravela.games.empires.rules.box import Box
from caravela.games.empires.rules.buildings import plagued, smuggled_for
from caravela.games.empires.rules.components import GOOD_IDS, ROUNDS
from caravela.games.empires.rules.game import EMPIRES
from caravela.games.empires.rules.income import sets_with
from caravela.games.empires.rules.scoring import points_with
from caravela.games.empires.rules.view import EmpiresView, Player, Region

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
def best_income(counts: tuple[int, ...], ships: int) -> int:
    return sets_with(box_of(EMPIRES.shipped), list(counts), ships)


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
    on_offer = sum(bit(i) for i, good in enumerate(GOOD_IDS) if good in theirs)
    for given in p.goods:
        taken = smuggled_for(on_offer, GOOD_IDS.index(given))
        for good in [good for i, good in enumerate(GOOD_IDS) if taken >> i & 1]:
            left = {**p.goods, given: p.goods[given] - 1}
            best = max(best, set_income({**left, good: left.get(good, 0) + 1}, ships_at_home(p)))
    return best


# -- the New World -----------------------------------------------------------------------------------------------------


def points_with_one_more(region: Region, seat: int, tables: Tables) -> int:
    """What the region would score for the seat, had it another worker there."""
    colonies = [sum(workers.values()) + (who == seat) for who, workers in enumerate(region.workers)]
    builders = sum(workers.get("builder", 0) for workers in region.workers)
    return points_with(box_of(tables), colonies, builders)[seat]


def box_of(tables: Tables) -> Box:
    box = EMPIRES.box(tables)
    assert isinstance(box, Box)
    return box


def in_world(view: EmpiresView, seat: int, kind: str) -> int:
    """How many of a kind the seat has in the New World."""
    return sum(region.workers[seat].get(kind, 0) for region in view.regions)


def plagued_colonies(view: EmpiresView) -> list[int]:
    """The seat of every colony that Plague of age II would strike."""
    return [seat for region in view.regions for seat, there in enumerate(region.workers) if plagued(sum(there.values()))]


def benefits_left(view: EmpiresView) -> int:
    """How many Phases 4 are still to come."""
    return ROUNDS - max(1, view.round) + (view.phase not in ("benefits", "reset", "over"))
