"""What people and addresses have spent lately, here and at other servers of the same database.

A budget is spent and earned again within so many seconds: what was spent in the window before counts for as much of it as the
last `seconds` still reach into it. Windows begin at the same moments everywhere, so servers can tell each other what was spent in
one. Counted by hand and not by a package: it is asked several times for every message, and what servers tell each other must
be counted in the same place.
"""

import time
from dataclasses import dataclass


@dataclass(frozen=True)
class Budget:
    sort: str
    amount: int
    seconds: int
    shared: bool = True  # other servers of the same database count it as well


Place = tuple[str, str, int]  # what sort of budget, whose, in which window
TOLD = 0.02  # of a budget: for less no other server is told
FORGETTING = 5.0  # seconds from one look for windows that are over to the next


class Ledger:
    def __init__(self) -> None:
        self._spent: dict[Place, float] = {}
        self._seconds: dict[str, int] = {}  # by sort, how long a window is
        self._forget_at = 0.0
        self._untold: dict[Place, float] = {}  # what other servers have not been told of
        self._worth_telling: dict[str, float] = {}  # by sort

    def has(self, budget: Budget, who: str, cost: float = 1) -> bool:
        """Whether so much is left."""
        return self._counted(budget, who, time.time()) + min(cost, budget.amount) <= budget.amount

    def pay(self, budget: Budget, who: str, cost: float = 1) -> bool:
        """Spend so much; nothing is spent if less is left. What costs more than all of a budget costs all of it."""
        now = time.time()
        cost = min(cost, budget.amount)
        if self._counted(budget, who, now) + cost > budget.amount:
            return False
        if budget.sort not in self._seconds:
            self._seconds[budget.sort] = budget.seconds
            self._worth_telling[budget.sort] = budget.amount * TOLD
        place = (budget.sort, who, int(now // budget.seconds))
        self._add(place, cost)
        if budget.shared:
            self._untold[place] = self._untold.get(place, 0.0) + cost
        if now >= self._forget_at or now < self._forget_at - 2 * FORGETTING:  # also when the clock was set back
            self._forget(now)
        return True

    def news(self) -> dict[Place, tuple[str, str, int, float]]:
        """What was spent here that others should know: told once."""
        told = {place: (*place, cost) for place, cost in self._untold.items() if cost >= self._worth_telling[place[0]]}
        for place in told:
            del self._untold[place]
        return told

    def hear(self, place: Place, cost: float) -> None:
        """Something was spent at another server."""
        self._add(place, cost)

    def _counted(self, budget: Budget, who: str, now: float) -> float:
        window, into = divmod(now, budget.seconds)
        before = self._spent.get((budget.sort, who, int(window) - 1), 0.0) * (1 - into / budget.seconds)
        return before + self._spent.get((budget.sort, who, int(window)), 0.0)

    def _add(self, place: Place, cost: float) -> None:
        self._spent[place] = self._spent.get(place, 0.0) + cost

    def _forget(self, now: float) -> None:
        """What nobody asks for any more."""
        self._forget_at = now + FORGETTING
        self._spent = {place: cost for place, cost in self._spent.items() if self._still_counts(place, now)}
        self._untold = {place: cost for place, cost in self._untold.items() if self._still_counts(place, now)}

    def _still_counts(self, place: Place, now: float) -> bool:
        sort, _, window = place
        return sort not in self._seconds or abs(window - now // self._seconds[sort]) <= 1
