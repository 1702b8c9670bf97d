"""What the table of Santa Maria says of a thing when somebody points at it: what it is, its clause, its worth to me now."""

from collections.abc import Callable, Sequence
from typing import Final

from caravela.games.santamaria.pictures.mat import capital, cell_name
from caravela.games.santamaria.rules.components import (
    ACHIEVEMENT_IDS,
    BISHOP_IDS,
    BOARD_IDS,
    CAMP_IDS,
    GAIN_IDS,
    PIECE_IDS,
    POST_IDS,
    SCHOLAR_IDS,
    SHIPMENT_IDS,
    TURN_IDS,
)
from caravela.games.santamaria.rules.printed import Bishop
from caravela.games.santamaria.rules.view import Cell, Player, SantaMariaView
from caravela.games.santamaria.words.choices import add, without_room
from caravela.games.santamaria.words.naming import find
from caravela.render.artist import About
from caravela.text import Speaker

TILE_RULES: Final = {"double": "S-EXPAND-1", "triple": "S-EXPAND-2", "road": "S-RET-9", "town_hall": "S-ADV-6"}


def about(thing: str, view: SantaMariaView, speaker: Speaker) -> About | None:
    """A tooltip for a drawn thing; None for one that is not of this game."""
    sort, _, name = thing.partition("-")
    whose, _, rest = name.partition("-")
    seat = view.seat
    if sort in OWNED and whose.isdecimal() and rest:
        seat, name = int(whose), rest
    tell = TELLERS.get(sort)
    return tell(Teller(view, speaker, seat), name) if tell and seat < view.players else None


class Teller:
    """Speaks of the things of one view to its viewer; `seat` is whose board the thing lies on."""

    def __init__(self, view: SantaMariaView, speaker: Speaker, seat: int) -> None:
        self.view = view
        self.speaker = speaker
        self.page = view.printed
        self.me: Player | None = view.players_at_table[view.seat] if view.seat >= 0 else None
        self.owner: Player | None = view.players_at_table[seat] if seat >= 0 else None
        self.mine = self.owner is not None and self.owner is self.me

    def say(self, message: str, **said: int | str) -> str:
        return self.speaker.message(message, **said)

    def told(self, title: str, lines: Sequence[str], rule: str, value: Sequence[str] = ()) -> About:
        return About(capital(title), tuple(line for line in lines if line), rule, " ".join(text for text in value if text))

    def standings(self, said: Callable[[Player], int]) -> str:
        """How all players stand, in the order of the seats."""
        players = self.view.players_at_table
        return self.say("note-standings", players=", ".join(f"{self.speaker.player(p.seat)} {said(p)}" for p in players))

    # -- players, goods --------------------------------------------------------------------------------------------

    def seat(self, name: str) -> About | None:
        if not name.isdecimal() or int(name) >= self.view.players:
            return None
        p = self.view.players_at_table[int(name)]
        who = self.speaker.player(p.seat)
        lines = [
            self.say("colony-head", who=who, coins=p.coins, points=p.points, total=p.total),
            self.say("note-seat", religion=p.religion, conquistador=p.conquistador, shipments=shipments(p), monks=p.monks_left),
            self.say("colony-retired", space=self.speaker.name("space", p.retired)) + "." if p.retired else "",
        ]
        value = [self.say("note-total", n=self.me.total)] if self.me else []
        return self.told(who, lines, "S-FLOW-3", value)

    def gain(self, name: str) -> About | None:
        if name not in GAIN_IDS:
            return None
        title = self.speaker.name("gain", name)
        lines = [self.speaker.about("gain", name), self.standings(lambda p: amount(p, name))]
        if name == "coins":
            value = [self.say("note-coins", n=self.me.coins, points=self.worth(self.me))] if self.me else []
            return self.told(title, lines, "S-END-3", value)
        if name == "points":
            value = [self.say("note-points", n=self.me.points, total=self.me.total)] if self.me else []
            return self.told(title, lines, "S-DEF-11", value)
        value = []
        if self.me:
            have = self.me.resources[name]
            if have < self.page.limit:
                value = [self.say("note-resource", n=have, limit=self.page.limit)]
            else:
                value = [self.say("note-resource-full", n=have, coins=self.page.sell[name])]
            value.append(self.say("note-sale", coins=self.me.sales[name]) if have else "")
        return self.told(title, lines, "S-GOLD-1" if name == "gold" else "S-STORE-1", value)

    def worth(self, p: Player) -> int:
        """Points for coins at the end: all resources are sold."""
        return (p.coins + sum(n * self.page.sell[name] for name, n in p.resources.items())) // self.page.coins_per_point

    def price(self, name: str) -> About | None:
        if name not in self.page.buy:
            return None
        coins = self.owner.prices[name] if self.owner else self.page.buy[name]
        title = self.say("colony-price", gain=self.speaker.name("gain", name), coins=coins)
        lines = [self.say("note-price", coins=coins)]
        value = [self.say("note-have-coins", n=self.me.coins)] if self.me else []
        return self.told(title, lines, "S-FREE-5", value)

    # -- tiles and cells -------------------------------------------------------------------------------------------

    def piece(self, name: str) -> About | None:
        if name not in PIECE_IDS:
            return None
        title = self.speaker.name("piece", name)
        lines = [self.speaker.about("piece", name)]
        if name in BOARD_IDS:
            owners = [self.speaker.player(p.seat) for p in self.view.players_at_table if p.colony == name]
            lines.append(self.say("note-of", players=self.speaker.together(owners)) if owners else "")
            return self.told(title, lines, "S-ADV-2" if name == "B" else "S-SETUP-17")
        tile = self.page.tiles[name]
        holder = next((p for p in self.view.players_at_table if any(laid.tile == name for laid in p.laid)), None)
        value: list[str] = []
        if holder:
            lines.append(self.say("note-of", players=self.speaker.player(holder.seat)))
        elif name in self.view.display:
            lines.append(self.say("note-on-display"))
            value = [self.can_pay(tile.cost), self.fits(name)]
        elif name in (*self.view.doubles_unseen, *self.view.triples_unseen):
            lines.append(self.say("note-to-come"))
        elif tile.sort == "road":
            lines.append(self.say("note-roads", n=self.view.roads_left))
        elif name == self.view.tile_in_hand or any(name == one.hall for one in self.view.sets_on_offer):
            value = [self.fits(name)]
        else:
            lines.append(self.say("note-gone"))
        return self.told(title, lines, TILE_RULES[tile.sort], value)

    def can_pay(self, cost: dict[str, int]) -> str:
        """Whether the viewer has what something costs; gold fills gaps."""
        if self.me is None:
            return ""
        short, lacking = shortage(cost, self.me)
        if lacking:
            return self.say("note-lacking", n=lacking)
        return self.say("note-payable-gold", n=short) if short else self.say("note-payable")

    def payable(self, cost: dict[str, int]) -> bool:
        return self.me is not None and shortage(cost, self.me)[1] == 0

    def fits(self, name: str) -> str:
        """In how many ways a tile fits into the viewer's colony."""
        if self.me is None or not self.me.colony:
            return ""
        empty = {(cell.row, cell.column) for cell in self.me.cells if cell.kind == "empty"}
        turns = self.page.tiles[name].turns
        found = {
            frozenset((row + down, column + across) for down, across in offsets) if len(offsets) == 1 else ((row, column), i)
            for i, offsets in enumerate(turns)
            for row, column in empty
            if all((row + down, column + across) in empty for down, across in offsets)
        }
        return self.say("note-fits", n=len(found))

    def turn(self, name: str) -> About | None:
        if name not in TURN_IDS:
            return None
        return self.told(self.speaker.name("turn", name), [self.say("note-turn")], "S-EXPAND-7")

    def cell(self, name: str) -> About | None:
        cells = (self.owner or self.view.players_at_table[0]).cells
        cell = next((cell for cell in cells if cell.id == name), None)
        if cell is None:
            return None
        if self.owner is None:
            return self.told(self.speaker.name("cell", name), [self.say("note-cell")], "S-DEF-1")
        title = cell_name(cell, self.speaker)
        if cell.kind == "empty":
            return self.told(title, [self.say("note-empty")], "S-EXPAND-6", [self.missing(cell)])
        if cell.kind == "road":
            scored = cell.settlers * self.developed(cell) * self.page.settler_points
            value = [self.say("note-road-value", points=scored), self.missing(cell)]
            return self.told(title, [self.say("note-road")], "S-END-4", value if self.mine else ())
        lines = [self.speaker.about("effect", effect) for effect in cell.effects]
        value = []
        if cell.die:
            lines.append(self.say(f"note-die-on-{cell.die}", value=cell.value))
        elif cell.coins >= 0:
            lines.append(self.say("note-coins-on", n=cell.coins))
        elif self.mine and self.me:
            value = [self.say("note-activation", coins=self.me.next_activation, have=self.me.coins), self.tight(cell)]
        return self.told(title, lines, "S-ACT-1" if cell.vacant else "S-DEF-5", value)

    def tight(self, cell: Cell) -> str:
        """S-STORE-2: what the territory would bring, where there is no room for all that it shows."""
        gains: dict[str, int] = {}
        for effect in cell.effects:
            add(gains, find(self.speaker.tables, "effects.toml", "effects", effect).get("gain", {}))
        real = without_room(gains, self.view, self.me, self.speaker) if self.me else ""
        return self.say("note-tight", gains=real) if real else ""

    def developed(self, cell: Cell) -> int:
        """How many of the two lines of a cell are developed."""
        p = self.owner
        return 0 if p is None else (cell.row in p.rows_developed) + (cell.column in p.columns_developed)

    def missing(self, cell: Cell) -> str:
        """How many empty cells keep the lines of a cell from being developed."""
        if not self.mine or self.owner is None:
            return ""
        rows = sum(1 for other in self.owner.cells if other.row == cell.row and other.kind == "empty")
        columns = sum(1 for other in self.owner.cells if other.column == cell.column and other.kind == "empty")
        return self.say("note-missing", row=rows, column=columns)

    def line(self, name: str, column: bool) -> About | None:
        if not name.isdecimal() or not 1 <= int(name) <= 6:
            return None
        n = int(name)
        lines = [self.say("note-column" if column else "note-row", n=n), self.say("note-developed")]
        value: list[str] = []
        if self.owner:
            cells = [cell for cell in self.owner.cells if (cell.column if column else cell.row) == n]
            vacant = sum(cell.vacant for cell in cells)
            empty = sum(cell.kind == "empty" for cell in cells)
            value = [self.say("note-line", vacant=vacant, empty=empty, settlers=sum(cell.settlers for cell in cells))]
        return self.told(
            self.say("colony-column" if column else "colony-row", n=n), lines, "S-DIE-7" if column else "S-DIE-8", value
        )

    # -- dice ------------------------------------------------------------------------------------------------------

    def die(self, name: str) -> About | None:
        colour, _, value = name.partition("-")
        if colour not in ("white", "blue") or not value.isdecimal() or not 1 <= int(value) <= 6:
            return None
        n = int(value)
        white = colour == "white"
        lines = [self.say("note-column" if white else "note-row", n=n), self.say("note-change")]
        said: list[str] = []
        if self.me:
            vacant = sum(cell.vacant for cell in self.me.cells if (cell.column if white else cell.row) == n)
            said = [self.say("note-die-column" if white else "note-die-row", n=n, vacant=vacant)]
            said.append(self.say("colony-white", n=self.me.white_left) if white else "")
        title = self.say("note-white-die" if white else "colony-blue", value=n)
        return self.told(title, lines, "S-DIE-1", said)

    def dice(self, _: str) -> About:
        value = [self.say("colony-white", n=self.me.white_left)] if self.me else []
        lines = [
            self.say("note-dice", n=self.page.white_dice),
            self.say("note-dice-blue"),
            self.standings(lambda p: p.white_left),
        ]
        return self.told(self.say("note-dice-title"), lines, "S-DIE-2", value)

    def activation(self, _: str) -> About:
        value = [self.say("note-activation", coins=self.me.next_activation, have=self.me.coins)] if self.me else []
        lines = [self.say("note-activations"), self.standings(lambda p: p.next_activation)]
        return self.told(self.say("note-activation-title"), lines, "S-COIN-2", value)

    def display(self, _: str) -> About:
        tiles = [self.page.tiles[name] for name in self.view.display]
        value = [self.say("note-to-buy", n=sum(self.payable(tile.cost) for tile in tiles), all=len(tiles))] if self.me else []
        return self.told(self.say("shore-display"), [self.say("note-tiles")], "S-EXPAND-3", value)

    def market(self, _: str) -> About:
        return self.told(self.say("note-retire-title"), [self.say("note-retire"), self.say("note-order")], "S-RET-1")

    def store(self, _: str) -> About:
        value = [self.say("note-have-coins", n=self.me.coins)] if self.me else []
        return self.told(self.say("note-store-title"), [self.say("note-store")], "S-FREE-1", value)

    # -- docks and ships -------------------------------------------------------------------------------------------

    def dock(self, name: str) -> About | None:
        if name not in self.page.docks:
            return None
        shipment = self.view.docks[name]
        lines = [self.speaker.about("dock", name)]
        lines.append(self.speaker.about("shipment", shipment) if shipment else self.say("note-dock-empty"))
        value = [self.can_pay(self.page.shipments[shipment].cost)] if shipment else []
        if self.me:
            value.append(self.say("note-dock-mine", n=len(self.me.harbour[name])))
        return self.told(self.speaker.name("dock", name), lines, "S-EXPORT-1", value)

    def harbour(self, name: str) -> About | None:
        if name and name not in self.page.docks:
            return None
        lines = [self.speaker.about("dock", name)] if name else []
        lines.append(self.say("note-sets", points=self.page.set_points))
        lines.append(self.standings(lambda p: len(p.harbour[name]) if name else shipments(p)))
        value = []
        if self.me:
            value = [self.say("note-sets-mine", sets=self.me.harbour_sets, points=self.me.harbour_sets * self.page.set_points)]
        title = self.speaker.name("dock", name) if name else self.say("fact-harbour")
        return self.told(title, lines, "S-RET-11" if name else "S-END-8", value)

    def shipment(self, name: str) -> About | None:
        if name not in SHIPMENT_IDS:
            return None
        lines = [self.speaker.about("shipment", name)]
        holder = next((p for p in self.view.players_at_table if any(name in there for there in p.harbour.values())), None)
        value: list[str] = []
        if holder:
            lines.append(self.say("note-of", players=self.speaker.player(holder.seat)))
        elif name in self.view.docks.values():
            value = [self.can_pay(self.page.shipments[name].cost)]
        return self.told(self.say("note-shipment", cost=self.speaker.name("shipment", name)), lines, "S-EXPORT-7", value)

    # -- monks and tracks ------------------------------------------------------------------------------------------

    def post(self, name: str) -> About | None:
        if name not in POST_IDS:
            return None
        lines = [self.speaker.about("post", name)]
        there = next((post for post in self.view.posts if post.id == name), None)
        monks = there.monks if there else []
        if monks:
            lines.append(
                self.say("note-monks-there", players=self.speaker.together([self.speaker.player(seat) for seat in monks]))
            )
        setup = [self.speaker.player(p.seat) for p in self.view.players_at_table if p.setup_scholar == name]
        lines.append(self.say("note-of", players=self.speaker.together(setup)) if setup else "")
        value: list[str] = []
        if self.me:
            if self.me.seat in monks:
                value.append(self.say("note-monk-mine"))
            elif there:
                value.append(self.say("note-monk-fee", coins=self.page.fee * len(monks)))
            if name in BISHOP_IDS:
                worth = demand(self.page.bishops[name], self.me, name in self.me.bishops, self.page.bishop_cost)
                value.append(self.say("note-demand", points=worth))
        if name in CAMP_IDS:
            rule = "S-CAMP-1"
        else:
            rule = f"S-SCH-{name}" if name in SCHOLAR_IDS else f"S-BIS-{name}"
        return self.told(self.speaker.name("post", name), lines, rule, value)

    def monks(self, _: str) -> About:
        value = [self.say("colony-monks", n=self.me.monks_left)] if self.me else []
        lines = [self.say("note-monks", coins=self.page.fee), self.standings(lambda p: p.monks_left)]
        return self.told(self.say("fact-monks"), lines, "S-MONK-1", value)

    def space(self, name: str) -> About | None:
        if name not in self.page.spaces:
            return None
        seat = self.view.retire[name]
        lines = [self.speaker.about("space", name)]
        if self.page.spaces[name].action == "road":
            lines.append(self.say("note-roads", n=self.view.roads_left))
        lines.append(self.say("note-space-taken", who=self.speaker.player(seat)) if seat >= 0 else self.say("note-retire"))
        return self.told(self.speaker.name("space", name), lines, "S-RET-1")

    def track(self, name: str) -> About | None:
        if name == "religion":
            return self.religion()
        return self.conquistador() if name == "conquistador" else None

    def religion(self) -> About:
        lines = [
            self.say("note-religion"),
            self.say("note-religion-end", n=self.page.religion_end),
            self.standings(lambda p: p.religion),
        ]
        value: list[str] = []
        if self.me:
            ahead = [space - self.me.religion for space in self.page.monk_at if space > self.me.religion]
            dice = [space - self.me.religion for space in self.page.blue_die_at if space > self.me.religion]
            value = [self.say("note-religion-mine", n=self.me.religion)]
            value.append(self.say("note-next-monk", n=ahead[0]) if ahead else "")
            value.append(self.say("note-next-die", n=dice[0]) if dice else "")
        return self.told(self.say("shore-religion"), lines, "S-REL-1", value)

    def conquistador(self) -> About:
        year = min(max(self.view.year, 1), 3)
        if self.view.solo:
            lines = [self.say("note-tree", space=self.view.solo.tree, points=self.view.solo.tree_points)]
        else:
            scores = " / ".join(str(n) for n in self.page.rank_points[year - 1])
            lines = [self.say("note-conquistador", points=scores), self.standings(lambda p: p.conquistador)]
        lines.append(self.say("note-gold"))
        value: list[str] = []
        if self.me:
            value = [self.say("note-conquistador-mine", n=self.me.conquistador, points=self.me.rank_points)]
            gold = [space - self.me.conquistador for space in self.page.gold_at if space > self.me.conquistador]
            value.append(self.say("note-next-gold", n=gold[0]) if gold else "")
        return self.told(self.say("shore-conquistador"), lines, "S-SOLO-8" if self.view.solo else "S-YEAR-5", value)

    # -- the rest --------------------------------------------------------------------------------------------------

    def year(self, _: str) -> About:
        return self.told(self.say("shore-where", year=self.view.year), [self.say("note-year")], "S-FLOW-1")

    def order(self, _: str) -> About:
        lines = [self.say("shore-order-told", players=", ".join(self.speaker.player(seat) for seat in self.view.order))]
        return self.told(self.say("shore-order"), [*lines, self.say("note-order")], "S-YEAR-16")

    def total(self, _: str) -> About:
        lines = [self.say("note-totals"), self.standings(lambda p: p.total)]
        value: list[str] = []
        if self.me:
            parts = [f"{self.speaker.category(name)} {n}" for name, n in self.me.categories.items() if n]
            value = [
                self.say("note-total", n=self.me.total),
                self.say("note-standings", players=", ".join(parts)) if parts else "",
            ]
        return self.told(self.say("note-total-title"), lines, "S-END-10", value)

    def solo(self, _: str) -> About | None:
        solo = self.view.solo
        if solo is None:
            return None
        names = ", ".join(self.speaker.name("achievement", name) for name in solo.achievements)
        lines = [self.say("shore-goal-told", n=solo.win_at), self.say("note-achievements", names=names or "–")]
        value = [self.say("note-total", n=self.view.players_at_table[0].total)]
        return self.told(self.say("shore-goal"), lines, "S-SOLO-11", value)

    def achievement(self, name: str) -> About | None:
        if name not in ACHIEVEMENT_IDS:
            return None
        return self.told(self.speaker.name("achievement", name), [self.speaker.about("achievement", name)], "S-SOLO-18")


def amount(p: Player, gain: str) -> int:
    return p.coins if gain == "coins" else p.points if gain == "points" else p.resources[gain]


def shortage(cost: dict[str, int], p: Player) -> tuple[int, int]:
    """How many units gold would have to replace, and how many are lacking even so."""
    short = sum(max(0, n - p.resources[name]) for name, n in cost.items() if name != "gold")
    gold = p.resources["gold"] - cost.get("gold", 0)
    return short, max(0, short - max(0, gold)) + max(0, -gold)


def shipments(p: Player) -> int:
    return sum(len(there) for there in p.harbour.values())


def demand(bishop: Bishop, p: Player, appointed: bool, cost: int) -> int:
    """What a bishop would score for a player as things stand, with the cost of the appointment (S-BIS)."""
    if appointed:
        return p.bishop_demands[bishop.id] - cost
    counts = [sum(name in cell.types for cell in p.cells) for name in bishop.types]
    found = {
        "per_other_monk": 6 - p.monks_left,
        "per_developed_line": len(p.rows_developed) + len(p.columns_developed),
        "largest_road_group": largest({(cell.row, cell.column) for cell in p.cells if cell.kind == "road"}),
        "per_shipment": shipments(p),
        "per_territory_type": sum(counts),
        "sets_of_types": min(counts, default=0),
    }[bishop.rule]
    return found * bishop.each - cost


def largest(cells: set[tuple[int, int]]) -> int:
    """The size of the largest group of adjacent cells."""
    left, most = set(cells), 0
    while left:
        group = [left.pop()]
        for row, column in group:
            for other in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
                if other in left:
                    left.remove(other)
                    group.append(other)
        most = max(most, len(group))
    return most


OWNED: Final = ("gain", "dice", "activation", "store", "harbour", "price", "cell", "column", "row", "die")
TELLERS: Final[dict[str, Callable[[Teller, str], About | None]]] = {
    "seat": Teller.seat,
    "gain": Teller.gain,
    "price": Teller.price,
    "piece": Teller.piece,
    "turn": Teller.turn,
    "cell": Teller.cell,
    "column": lambda teller, name: teller.line(name, True),
    "row": lambda teller, name: teller.line(name, False),
    "die": Teller.die,
    "display": Teller.display,
    "market": Teller.market,
    "store": Teller.store,
    "dice": Teller.dice,
    "activation": Teller.activation,
    "dock": Teller.dock,
    "harbour": Teller.harbour,
    "shipment": Teller.shipment,
    "post": Teller.post,
    "monks": Teller.monks,
    "space": Teller.space,
    "track": Teller.track,
    "year": Teller.year,
    "order": Teller.order,
    "total": Teller.total,
    "solo": Teller.solo,
    "achievement": Teller.achievement,
}
