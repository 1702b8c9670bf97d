"""How much one person and one address may ask for. Generous to people, dull for machines that try things out.

Whatever is asked for has a cost, about the milliseconds that the server needs for it. It is paid from the budget of the person,
over all their browsers and lines, and from that of the address, over all its people.
"""

import ipaddress
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.requests import HTTPConnection

from caravela.core.refused import Refused
from caravela.web.budgets import Budget, Ledger

WINDOW = 10  # seconds in which a budget is spent and earned again
PERSON = 4000
ADDRESS = 16_000
LINES_OF_PERSON = 40  # open WebSockets
LINES_OF_ADDRESS = 200
MANY_LINES = 5  # of somebody, from which on other servers of the same database count them as well,
TOLD_LINES = 100  # of so many
CONNECTIONS = 400  # of an address, all in all, when no proxy stands before the server

FLOOD = Budget("line", 180, 4, shared=False)  # messages over one WebSocket

ANY_REQUEST = 5  # pages and files too; paid by the address alone
API = 5  # what the API does, unless it says otherwise:
COSTS = {
    "GET /api/me": 15,
    "POST /api/me/device": 50,
    "POST /api/me/hooks/test": 400,
    "POST /api/me/push": 50,
    "GET /api/rules/{name}": 30,
    "POST /api/games/{name}/check": 20,
    "GET /api/tables": 40,
    "POST /api/tables": 100,
    "POST /api/tables/import": 500,
    "GET /api/tables/{table_id}": 20,
    "POST /api/tables/{table_id}/links": 100,
    "POST /api/tables/{table_id}/seats/{seat}/bot": 100,
    "POST /api/tables/{table_id}/cancel": 100,
    "POST /api/tables/{table_id}/remove": 10,
    "POST /api/tables/{table_id}/rematch": 100,
    "POST /api/tables/{table_id}/leave": 200,
    "POST /api/tables/{table_id}/return": 200,
    "GET /api/tables/{table_id}/at/{move}": 10,
    "GET /api/tables/{table_id}/log": 30,
    "GET /api/tables/{table_id}/result": 50,
    "GET /api/tables/{table_id}/record": 20,
    "GET /api/tables/{table_id}/report": 50,
    "POST /api/tables/{table_id}/review": 500,
    "GET /api/tables/{table_id}/review": 40,
    "GET /api/tables/{table_id}/review.json": 40,
    "GET /api/open": 40,
    "GET /api/history": 40,
    "GET /api/history/statistics": 100,
    "GET /api/ratings/{game}": 30,
    "POST /api/open/{table_id}/sit": 100,
    "POST /api/open/{table_id}/watch": 50,
    "GET /api/campaigns": 100,
    "GET /api/campaigns/{id}": 100,
    "GET /api/campaigns/{id}/file": 100,
    "POST /api/campaigns/{id}/games": 200,
    "POST /api/campaigns/import": 1000,
}

SCENE = 20  # all that a viewer sees, made anew
COMING = 40  # to a table
ACT = 10  # however many look on
MESSAGES = {
    "about": 5,
    "preview": 5,
    "why": 5,
    "ghosts": 20,
    "summary": 3,
    "skip": 3,
    "solve": SCENE,
    "hint": 400,
    "look": SCENE,
    "eyes": SCENE,
    "hello": SCENE,
    "back": SCENE,
    "language": 2 * SCENE,
    "try": 5 * SCENE,
    "answer": 5 * SCENE,
    "take": ACT,
    "order": ACT,
    "no orders": ACT,
    "undo": 2 * SCENE,  # everybody gets the whole scene again
    "restart": 2 * SCENE,
    "propose": 10 * SCENE,  # the game may have to be played again up to there
    "agree": 10 * SCENE,
    "decline": 2 * SCENE,
    "say": ACT,
    "mute": 5,
}
ACTS = ("take", "undo", "restart", "order", "no orders", "propose", "agree", "decline", "say")


def message_cost(kind: object) -> int:
    """What a message over the WebSocket costs."""
    return MESSAGES.get(str(kind), API)


def address_of(connection: HTTPConnection) -> str:
    """Where a client is; of IPv6 the network, because that is what somebody gets."""
    host = connection.client.host if connection.client else "-"
    try:
        ip = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(ip, ipaddress.IPv6Address):
        return str(ip.ipv4_mapped or ipaddress.ip_network((ip, 64), strict=False))
    return str(ip)


class Limits:
    """With `scale` 0 nobody is limited: for measurements on the own machine."""

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale
        self.ledger = Ledger()
        self._person = self._budget("person", PERSON, WINDOW)
        self._address = self._budget("address", ADDRESS, WINDOW)
        self._people = self._budget("people", 60, 300)
        self._tables = self._budget("tables", 60, 300)
        self._joins = self._budget("joins", 60, 120)
        self._remarks = [self._budget("talk", 6, 10), self._budget("long talk", 40, 300)]
        self._lines: Counter[str] = Counter()
        self.lines_elsewhere: dict[str, int] = {}  # at other servers of the same database
        self._opened = 0

    def _budget(self, sort: str, amount: int, seconds: int) -> Budget:
        return Budget(sort, max(1, round(amount * self.scale)), seconds)

    def _pay(self, budget: Budget, who: str, cost: int = 1) -> None:
        if self.scale and not self.ledger.pay(budget, who, cost):
            raise Refused("web-too-many")

    def spend(self, cost: int, address: str, person: str = "") -> None:
        """Refused, and nothing is paid, if the person or the address has asked for too much lately."""
        if person and self.scale and not self.ledger.has(self._person, person, cost):
            raise Refused("web-too-many")
        self._pay(self._address, address, cost)
        if person:
            self._pay(self._person, person, cost)

    def request(self, connection: HTTPConnection) -> None:
        self.spend(ANY_REQUEST, address_of(connection))

    def another(self, line: int) -> bool:
        """Whether one more message may come over a WebSocket; limits or not, nobody types so many."""
        return self.ledger.pay(FLOOD, str(line))

    def line_of(self, address: str) -> str:
        """The line in which the people of an address wait for each other; none where nobody is limited."""
        return address if self.scale else ""

    def new_person(self, connection: HTTPConnection) -> None:
        self._pay(self._people, address_of(connection))

    def new_table(self, connection: HTTPConnection) -> None:
        self._pay(self._tables, address_of(connection))

    def joining(self, connection: HTTPConnection) -> None:
        self._pay(self._joins, address_of(connection))

    def talk(self, person: str) -> None:
        """Nobody talks without end."""
        for budget in self._remarks:
            if self.scale and not self.ledger.pay(budget, person):
                raise Refused("talk-too-much")

    @contextmanager
    def line(self, address: str, person: str) -> Iterator[int]:
        """A WebSocket is open for so long; its number. Refused when there are too many already."""
        most = {f"person {person}": LINES_OF_PERSON, f"address {address}": LINES_OF_ADDRESS}
        open_now = {who: self._lines[who] + self.lines_elsewhere.get(who, 0) for who in most}
        if self.scale and any(open_now[who] >= round(number * self.scale) for who, number in most.items()):
            raise Refused("web-too-many-lines")
        self._lines.update(most.keys())
        self._opened += 1
        try:
            yield self._opened
        finally:
            self._lines.subtract(most.keys())
            for who in most:
                if not self._lines[who]:
                    del self._lines[who]

    def many_lines(self) -> dict[str, int]:
        """Who has so many lines here that other servers should count them, those with the most first."""
        return dict(Counter({who: n for who, n in self._lines.items() if n >= MANY_LINES}).most_common(TOLD_LINES))
