"""A table to set positions up on: put workers, tiles and money where a test wants them, take options by name, look."""

from caravela.core.codec import snapshot
from caravela.core.events import Event, Journal
from caravela.core.state import advance, bit
from caravela.games.empires.rules import numbers
from caravela.games.empires.rules.components import (
    BOX_IDS,
    COLONIST,
    DOCK,
    GOOD_IDS,
    GOODS,
    KIND_IDS,
    KINDS,
    LONG,
    NATION_IDS,
    PLACE_IDS,
    POOL,
    REGION_IDS,
    SEATS,
    SHIPPING_BOX,
    SPACE_IDS,
    SPECIALISTS,
    STANDING,
    SUPPLY,
    TILE_IDS,
    TOKEN_IDS,
)
from caravela.games.empires.rules.game import EMPIRES
from caravela.games.empires.rules.numbers import ON_OFFER, PILE, REMOVED, SHIPS, USES
from caravela.games.empires.rules.state import Empires
from caravela.games.empires.rules.view import EmpiresView


class Table:
    """A started game in which nothing is left to happen, seats in order 0, 1, 2, …, and nothing yet discovered.

    Everybody has $0 and all workers in supply (so nobody has anything available). Build a position, then `happen`.
    """

    def __init__(self, players: int = 4, preset: str = "deluxe_base", round: int = 1, seed: int = 7, **changes: str) -> None:
        agreed = EMPIRES.agree(preset, changes)
        self.journal = Journal()
        s = EMPIRES.start(players, agreed, seed, journal=self.journal)
        assert isinstance(s, Empires)
        self.s = s
        s.depth = s.offered = 0
        s.round = round
        s.phase = numbers.RESOLVING
        s.acted = s.bid = 0
        if round > 3:
            s.market = 0
            s.stack = s.setup.stacks[1] if round < 7 else s.age3
        for who in range(players):
            s.money[who] = 0
            s.order[who] = who
            for place in range(len(PLACE_IDS) - 1):
                s.cells[place * SEATS + who] = 0
            for kind in range(KINDS):
                n = int(s.box.figures[kind]) - (kind == COLONIST)
                for _ in range(0 if kind == 5 and not s.setup.builders else n):
                    s.add(SUPPLY, who, kind)
        self.journal.events.clear()

    # -- set a position up -----------------------------------------------------------------------------------------

    def put(self, place: str, who: int, **kinds: int) -> "Table":
        """Move workers of a seat from supply to a region (which becomes discovered), "available", "pool", "shipping"."""
        where = {"pool": POOL, "shipping": SHIPPING_BOX}.get(place, PLACE_IDS.index(place))
        if place in REGION_IDS:
            self.discover(place)
        for kind, n in kinds.items():
            for _ in range(n):
                self.s.remove(SUPPLY, who, KIND_IDS.index(kind))
                self.s.add(where, who, KIND_IDS.index(kind))
        return self

    def out_of(self, who: int, *kinds: str) -> "Table":
        """Take the seat's supply of these kinds away, into the discovery pool, as if they were busy."""
        for kind in kinds:
            n = int(self.s.number(SUPPLY, who, KIND_IDS.index(kind)))
            self.put("pool", who, **{kind: n})
        return self

    def stand(self, box: str, *figures: tuple[int, str] | tuple[int, str, str]) -> "Table":
        """Workers (seat, kind) on the spaces of a queue, left to right; in the dock a third word says X, Y or ship."""
        for figure in figures:
            self.s.remove(SUPPLY, figure[0], KIND_IDS.index(figure[1]))
            standing = STANDING.index(figure[2]) if len(figure) == 3 else 0
            self.s.join(BOX_IDS.index(box), standing << 6 | figure[0] << 3 | KIND_IDS.index(figure[1]))
        return self

    def stand_on(self, space: str, who: int, kind: str = "colonist") -> "Table":
        """A worker on a space of the Specialists box."""
        self.s.remove(SUPPLY, who, KIND_IDS.index(kind))
        self.s.queue[SPECIALISTS * LONG + SPACE_IDS.index(space)] = (who << 3 | KIND_IDS.index(kind)) + 1
        return self

    def own(self, who: int, *tiles: str) -> "Table":
        for tile in tiles:
            number = TILE_IDS.index(tile)
            self.s.owned[who] |= bit(number)
            self.s.market &= ~bit(number)
            self.s.stack &= ~bit(number)
            self.s.purchases[self.s.sold] = number
            self.s.sold += 1
            if tile == "university":
                self.s.scholar = who
        return self

    def offer_tiles(self, *tiles: str) -> "Table":
        """Exactly these tiles lie in the Capital Buildings box."""
        self.s.market = 0
        for tile in tiles:
            self.s.market |= bit(TILE_IDS.index(tile))
            self.s.stack &= ~bit(TILE_IDS.index(tile))
        return self

    def offer_goods(self, **goods: int) -> "Table":
        """Exactly these goods lie in the Trade Goods box; the others go back to the pile."""
        for good in range(GOODS):
            self.s.goods[PILE * GOODS + good] += self.s.goods[ON_OFFER * GOODS + good]
            self.s.goods[ON_OFFER * GOODS + good] = 0
        for name, n in goods.items():
            self.s.goods[PILE * GOODS + GOOD_IDS.index(name)] -= n
            self.s.goods[ON_OFFER * GOODS + GOOD_IDS.index(name)] += n
        return self

    def give_goods(self, who: int, **goods: int) -> "Table":
        for name, n in goods.items():
            source = PILE if self.s.goods[PILE * GOODS + GOOD_IDS.index(name)] >= n else ON_OFFER
            self.s.goods[source * GOODS + GOOD_IDS.index(name)] -= n
            self.s.goods[who * GOODS + GOOD_IDS.index(name)] += n
        return self

    def give_ships(self, who: int, n: int) -> "Table":
        self.s.stock -= n
        self.s.tally[SHIPS * SEATS + who] += n
        return self

    def give_money(self, who: int, money: int) -> "Table":
        self.s.money[who] = money
        return self

    def give_nation(self, who: int, nation: str) -> "Table":
        self.s.nation[who] = NATION_IDS.index(nation)
        self.s.tally[USES * SEATS + who] = self.s.box.nation_uses[NATION_IDS.index(nation)]
        return self

    def discover(self, *regions: str) -> "Table":
        for region in regions:
            self.s.undiscovered &= ~bit(REGION_IDS.index(region))
        return self

    def token(self, region: str, token: str, seen_by: int = 0x3F) -> "Table":
        """This token lies on the region, seen by a set of seats (everybody by default)."""
        r = REGION_IDS.index(region)
        self.s.undiscovered |= bit(r)
        self.s.token[r] = TOKEN_IDS.index(token)
        self.s.knows[r] = seen_by
        self.s.unseen &= ~bit(TOKEN_IDS.index(token))
        return self

    def only_token(self, token: str) -> "Table":
        """The next unknown token that is revealed is this one."""
        self.s.unseen = bit(TOKEN_IDS.index(token))
        return self

    def only_card(self, card: str) -> "Table":
        """The deck consists of this card."""
        self.s.deck = bit(int(card[1:]) - 1)
        return self

    # -- play ------------------------------------------------------------------------------------------------------

    def happen(self, effect: int, who: int = 0, n: int = 0) -> "Table":
        """Only this effect is left to happen (see caravela.games.empires.rules.numbers); go on to the first question."""
        self.s.depth = self.s.offered = 0
        self.s.then(effect, who, n)
        advance(self.s)
        return self

    def resolve(self, box: str) -> "Table":
        """Resolve one event box from its windows on, and nothing after it."""
        self.happen_only_box(BOX_IDS.index(box))
        return self

    def happen_only_box(self, box: int) -> None:
        s = self.s
        s.depth = s.offered = 0
        s.then(numbers.OPEN_BOX, 0, box)
        s.depth = 0
        s.happen(numbers.OPEN_BOX, 0, box)
        if box < len(BOX_IDS) - 1:
            s.depth -= 1  # the next box does not open
        low, high = 0, s.depth - 1
        while low < high:
            s.todo[low], s.todo[high] = s.todo[high], s.todo[low]
            low, high = low + 1, high - 1
        advance(s)

    def on_offer(self) -> list[str]:
        return [EMPIRES.options.names[i] for i in self.s.on_offer()]

    def asks(self) -> tuple[int, str] | None:
        """Who is asked, and which question; None when nothing is asked."""
        decision = EMPIRES.decision(self.s)
        return (decision.who, decision.question.message) if decision else None

    def say(self, *names: str) -> "Table":
        """The seat that decides takes these options, one after the other."""
        for name in names:
            assert name in self.on_offer(), f"{name}: open are {self.on_offer()}"
            EMPIRES.take(self.s, name)
        return self

    # -- look ------------------------------------------------------------------------------------------------------

    def money(self, who: int) -> int:
        return int(self.s.money[who])

    def at(self, place: str, who: int) -> dict[str, int]:
        """The workers of a seat at a place: a region, "supply", "available", "pool", "shipping"."""
        p = PLACE_IDS.index(place)
        return {kind: int(self.s.number(p, who, i)) for i, kind in enumerate(KIND_IDS) if self.s.number(p, who, i)}

    def goods(self, who: int) -> dict[str, int]:
        return {good: int(self.s.goods[who * GOODS + i]) for i, good in enumerate(GOOD_IDS) if self.s.goods[who * GOODS + i]}

    def pile(self) -> int:
        return sum(int(self.s.goods[PILE * GOODS + i]) for i in range(GOODS))

    def goods_on_offer(self) -> int:
        return sum(int(self.s.goods[ON_OFFER * GOODS + i]) for i in range(GOODS))

    def removed_goods(self) -> int:
        return sum(int(self.s.goods[REMOVED * GOODS + i]) for i in range(GOODS))

    def ships(self, who: int) -> int:
        return int(self.s.tally[SHIPS * SEATS + who])

    def queue(self, box: str) -> list[tuple[int, str]]:
        b = BOX_IDS.index(box)
        figures = [int(self.s.queue[b * LONG + i]) for i in range(self.s.filled[b])]
        return [(f >> 3 & 7, KIND_IDS[f & 7]) for f in figures]

    def dock(self) -> list[tuple[int, str, str]]:
        figures = [int(self.s.queue[DOCK * LONG + i]) for i in range(self.s.filled[DOCK])]
        return [(f >> 3 & 7, KIND_IDS[f & 7], STANDING[f >> 6]) for f in figures]

    def tiles(self, who: int) -> list[str]:
        return [tile for i, tile in enumerate(TILE_IDS) if self.s.owned[who] >> i & 1]

    def market(self) -> list[str]:
        return [tile for i, tile in enumerate(TILE_IDS) if self.s.market >> i & 1]

    def tokens(self, who: int) -> list[str]:
        return [token for i, token in enumerate(TOKEN_IDS) if self.s.found[who] >> i & 1]

    def order(self) -> list[int]:
        return [int(self.s.order[i]) for i in range(self.s.seats)]

    def points(self, who: int) -> dict[str, int]:
        """The seat's score by category, as if the game ended now; only categories that are not 0."""
        return {name: n for name, n in EMPIRES.scores(self.s)[who].categories.items() if n}

    def total(self, who: int) -> int:
        return EMPIRES.scores(self.s)[who].total

    def view(self, who: int = -1) -> EmpiresView:
        return EMPIRES.view(self.s, who)

    def log(self) -> list[Event]:
        return EMPIRES.events(self.journal)

    def messages(self) -> list[str]:
        return [event.phrase.message for event in self.log()]

    def conserved(self) -> None:
        EMPIRES.check(self.s)

    def snapshot(self) -> dict[str, int | list[int]]:
        return snapshot(self.s)


def table(players: int = 4, preset: str = "deluxe_base", round: int = 1, **changes: str) -> Table:
    return Table(players, preset, round, 7, **changes)
