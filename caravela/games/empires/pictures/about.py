"""What there is to say of the things on the table of Empires: what each is, its clause, what it is worth to the viewer now."""

from collections.abc import Callable, Sequence
from typing import Any

from caravela.core.events import Phrase, Term
from caravela.games.empires import FACE
from caravela.games.empires.pictures.worth import (
    FACTS,
    benefits_left,
    best_exchange,
    in_world,
    income_with,
    income_with_a_ship,
    plagued_colonies,
    points_with_one_more,
)
from caravela.games.empires.rules.components import (
    BOX_IDS,
    GOOD_IDS,
    KIND_IDS,
    NATION_IDS,
    ROUNDS,
    SCORING_ROUNDS,
    SPACE_IDS,
    TILE_IDS,
    TOKEN_IDS,
)
from caravela.games.empires.rules.view import EmpiresView, Player, Region
from caravela.games.empires.words.table import find_words
from caravela.render.artist import About
from caravela.text import Speaker

Row = dict[str, Any]  # of a component table
Said = int | str | tuple[str, str]  # a number, a text, or a thing by its sort and id

BOX_RULES = {
    "initiative": "E-INIT-1",
    "dock": "E-DOCK-2",
    "goods": "E-GOODS-1",
    "shipping": "E-SHIP-1",
    "buildings": "E-BUILD-1",
    "discovery": "E-DISC-5",
    "specialists": "E-SPEC-1",
    "warfare": "E-WAR-1",
}
KIND_RULES = {
    "colonist": "E-PLACE-4",
    "captain": "E-DISC-5",
    "merchant": "E-DOCK-7",
    "missionary": "E-DOCK-8",
    "soldier": "E-WAR-9",
    "builder": "E-SCORE-12",
}
FACT_RULES = {
    "money": "E-TERM-20",
    "income": "E-INC-7",
    "ships": "E-INC-3",
    "workers": "E-TERM-4",
    "supply": "E-RESET-11",
    "buildings": "E-BUILD-11",
    "finds": "E-FINAL-2",
    "points": "E-FINAL-1",
    "order": "E-TERM-15",
}


def about(thing: str, view: EmpiresView, speaker: Speaker) -> About | None:
    """A tooltip for a drawn thing; None for one that is not of this game."""
    sort, _, name = thing.partition("-")
    tell = TELLERS.get(sort)
    return tell(Teller(view, speaker), name) if tell else None


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


class Teller:
    """Speaks of the things of one view to its viewer."""

    def __init__(self, view: EmpiresView, speaker: Speaker) -> None:
        self.view = view
        self.speaker = speaker
        self.me: Player | None = view.players_at_table[view.seat] if view.seat >= 0 else None

    def say(self, message: str, **about: Said) -> str:
        """A message with numbers, texts and things; a thing comes with all that is known of its name."""
        terms = [Term(name, *said) if isinstance(said, tuple) else Term(name, "number", said) for name, said in about.items()]
        return self.speaker.phrase(Phrase(message, tuple(terms)))

    def told(self, title: str, lines: Sequence[str], rule: str, value: Sequence[str] = ()) -> About:
        return About(capital(title), tuple(line for line in lines if line), rule, " ".join(text for text in value if text))

    def players(self, said: dict[int, str]) -> str:
        return ", ".join(f"{self.speaker.player(seat)} {text}".strip() for seat, text in said.items())

    def standings(self, said: Callable[[Player], str]) -> str:
        """How all players stand, in the order of the seats."""
        return self.say("about-standings", players=self.players({p.seat: said(p) for p in self.view.players_at_table}))

    def numbers(self, chapter: str) -> dict[str, int]:
        found: dict[str, int] = self.speaker.tables.documents["board.toml"][chapter]
        return found

    # -- regions and tokens ----------------------------------------------------------------------------------------

    def region(self, name: str) -> About | None:
        region = self.find_region(name)
        if region is None:
            return None
        title = self.speaker.name("region", name)
        if not region.discovered:
            return self.hidden(title, region)
        scoring = self.numbers("scoring")
        lines = [self.say("about-region-scores", leader=scoring["leader"], second=scoring["second"])]
        if self.view.agreed["builders"] == "true":
            adds = {"leader": scoring["builder_leader"], "second": scoring["builder_second"]}
            lines.append(self.say("about-region-builders", **adds))
        if region.good:
            lines.append(self.say("about-region-good", good=("good", region.good)))
        there = {seat: str(sum(workers.values())) for seat, workers in enumerate(region.workers) if workers}
        if there:
            lines.append(self.say("about-region-there", players=self.players(there)))
        return self.told(title, lines, "E-SCORE-1", self.region_value(region))

    def find_region(self, name: str) -> Region | None:
        return next((region for region in self.view.regions if region.id == name), None)

    def region_value(self, region: Region) -> list[str]:
        if self.me is None:
            return []
        seat = self.me.seat
        mine = sum(region.workers[seat].values())
        value = [self.say("about-region-none")]
        if mine:
            workers = self.say("about-workers", n=mine)
            value = [self.say("about-region-mine", workers=workers, points=region.points[seat])]
        more = points_with_one_more(region, seat, self.speaker.tables)
        if more != region.points[seat]:
            value.append(self.say("about-region-more", points=more))
        if region.good and mine + 1 == 3:
            value.append(self.say("about-region-takes-good", good=("good", region.good)))
        return value

    def hidden(self, title: str, region: Region) -> About:
        """A region with a face-down token: what the viewer knows of it, and whether the own expedition would do."""
        lines = [self.say("about-region-hidden")]
        if region.token:
            lines.append(self.say("about-token-known", find=find_words(region.token, self.speaker)))
        elif region.at_least:
            lines.append(self.say("about-token-at-least", n=region.at_least))
        if region.seen_by and len(region.seen_by) < self.view.players:
            seen = self.speaker.together([self.speaker.player(seat) for seat in region.seen_by])
            lines.append(self.say("about-token-seen", players=seen))
        if region.good:
            lines.append(self.say("about-region-good", good=("good", region.good)))
        return self.told(title, lines, "E-DISC-6", [self.chance(self.can_lie(region), "about-pool-chance")])

    def token(self, name: str) -> About | None:
        region = self.find_region(name)
        if region is None or region.discovered:
            return None
        return self.hidden(self.say("about-token-title", region=("region", name)), region)

    def can_lie(self, region: Region) -> list[str]:
        """The tokens that can lie in a region, as far as the viewer knows."""
        if region.token:
            return [region.token]
        return [token for token in self.view.tokens_unseen if self.natives(token) >= region.at_least]

    def natives(self, find: str) -> int:
        return self.speaker.printed("find", find, "natives")

    def resistance(self, find: str, me: Player) -> int:
        return max(0, self.natives(find) - me.lowered)

    def chance(self, can_be: list[str], message: str) -> str:
        """Whether the own workers in the Discovery box beat what can lie there (E-DISC-6, 7)."""
        if self.me is None:
            return ""
        mine = self.me.strength
        if mine == 0:
            return self.say("about-pool-none")
        needed = [self.resistance(find, self.me) for find in can_be]
        if len(needed) == 1:
            return self.say("about-pool-known", strength=mine, natives=needed[0])
        return self.say(message, strength=mine, enough=sum(n <= mine for n in needed), all=len(needed))

    def deck(self, _: str) -> About:
        lines = [self.say("about-deck"), self.say("about-deck-cards", n=self.view.deck)]
        can_be = self.view.cards_unseen
        if self.view.top_card:
            lines.append(self.say("about-deck-top", find=find_words(self.view.top_card, self.speaker)))
            can_be = [self.view.top_card]
        value = self.chance(can_be, "about-pool-cards") if self.view.deck else ""
        return self.told(self.say("about-deck-title"), lines, "E-DISC-14", [value])

    # -- event boxes -----------------------------------------------------------------------------------------------

    def target(self, name: str) -> About | None:
        if name.endswith("_space"):
            return self.space(name.removesuffix("_space"))
        if name == "dock_by_ship":
            return self.ship_place()
        if name not in BOX_IDS:
            return None
        view, price = self.view, self.view.prices
        money = price["war"] if name == "warfare" else price["building"]
        lines = [self.say(f"about-box-{name}", money=money)]
        if name == "buildings" and view.agreed["builders"] == "true":
            lines.append(self.say("about-builder-price", money=price["building_with_builder"]))
        if name == "shipping" and not view.ship_in_box:
            lines.append(self.say("about-shipping-empty"))
        value = BOX_VALUES[name](self, self.me) if self.me and name in BOX_VALUES else []
        return self.told(self.speaker.name("box", name), lines, BOX_RULES[name], [*value, self.next_place(name)])

    def next_place(self, box: str) -> str:
        """Which place a worker would take that is placed now."""
        if self.view.phase != "place" or box not in self.view.room or self.me is None:
            return ""
        queue = self.view.queues[box]
        taken = sum(1 for figure in queue if figure.standing in ("", "numbered"))
        if box == "initiative" and any(figure.seat == self.me.seat for figure in queue):
            return ""
        full = taken >= self.view.room[box]
        return self.say("about-box-full") if full else self.say("about-box-next", place=taken + 1)

    def in_queue(self, box: str, me: Player) -> list[str]:
        mine = [i + 1 for i, figure in enumerate(self.view.queues[box]) if figure.seat == me.seat]
        if not mine:
            return []
        if box == "initiative":
            return [self.say("about-initiative-mine", place=mine[0])]
        return [self.say("about-box-mine", n=len(mine), place=mine[0])]

    def initiative(self, me: Player) -> list[str]:
        return self.in_queue("initiative", me)

    def dock(self, me: Player) -> list[str]:
        return self.in_queue("dock", me)

    def goods_box(self, me: Player) -> list[str]:
        if not self.view.goods_on_offer:
            return self.in_queue("goods", me)
        worth = {good: income_with(me, good) for good in self.view.goods_on_offer}
        best = max(worth, key=lambda good: worth[good])
        if worth[best] == me.income:
            return [*self.in_queue("goods", me), self.say("about-goods-none", money=me.income)]
        told = self.say("about-goods-best", good=("good", best), more=worth[best], money=me.income)
        return [*self.in_queue("goods", me), told]

    def shipping(self, me: Player) -> list[str]:
        others = [p.in_shipping for p in self.view.players_at_table if p.seat != me.seat]
        return [self.say("about-shipping-now", mine=me.in_shipping, others=max(others))]

    def buildings_box(self, me: Player) -> list[str]:
        price = self.view.prices["building"]
        enough = len(self.view.market) if price == 0 else min(len(self.view.market), me.money // price)
        return [*self.in_queue("buildings", me), self.say("about-buildings-now", money=me.money, n=enough)]

    def discovery(self, me: Player) -> list[str]:
        hidden = [region for region in self.view.regions if not region.discovered]
        mine = me.strength
        if mine == 0 or not hidden:
            return [self.deck("").value]
        hardest = [max(self.resistance(token, me) for token in self.can_lie(region)) for region in hidden]
        return [self.say("about-pool-sure", strength=mine, sure=sum(n <= mine for n in hardest), all=len(hidden))]

    def warfare(self, me: Player) -> list[str]:
        soldiers = in_world(self.view, me.seat, "soldier")
        told = self.say("about-warfare-now", soldiers=soldiers, battles=me.battles)
        return [*self.in_queue("warfare", me), told]

    def space(self, name: str) -> About | None:
        if name not in SPACE_IDS:
            return None
        price = self.view.prices["training"]
        training = name == "training"
        lines = [self.say("about-space-training", money=price) if training else self.say("about-space", kind=("kind", name))]
        standing = self.view.specialists.get(name)
        if standing:
            lines.append(self.say("about-space-taken", who=self.speaker.player(standing.seat)))
        value: list[str] = []
        if self.me and training:
            value.append(self.say("about-tile-cost", money=price, have=self.me.money))
        elif self.me:
            value.append(self.in_supply(name))
        return self.told(self.speaker.name("space", name), lines, "E-SPEC-3" if training else "E-SPEC-2", value)

    def ship_place(self) -> About:
        lines = [self.speaker.about("tile", "mayflower")]
        owns = self.me is not None and "mayflower" in self.me.buildings
        value = [self.sailing(self.me) if owns else self.say("about-ship-places", n=0)] if self.me else []
        return self.told(self.speaker.name("target", "dock by ship"), lines, "E-B-MAYFLOWER.1", value)

    def figure(self, name: str) -> About | None:
        """A worker in an event box, by its place there."""
        box, _, place = name.rpartition("-")
        queue = self.view.queues.get(box, [])
        if not place.isdecimal() or not 1 <= int(place) <= len(queue):
            return None
        figure = queue[int(place) - 1]
        title = self.say("about-figure", who=self.speaker.player(figure.seat), kind=("kind", figure.kind))
        lines = [
            self.say("about-figure-place", place=int(place), box=("box", box)),
            self.say(f"about-kind-{figure.kind}", money=self.discount()),
        ]
        told = self.target(box)
        return self.told(title, lines, BOX_RULES[box], [told.value if told and self.me and figure.seat == self.me.seat else ""])

    # -- buildings -------------------------------------------------------------------------------------------------

    def tile(self, name: str) -> About | None:
        if name not in TILE_IDS:
            return None
        row = next(row for row in self.tiles() if row["id"] == name)
        owner = next((p for p in self.view.players_at_table if name in p.buildings), None)
        lines = [self.speaker.about("tile", name)]
        if owner:
            lines.append(self.say("about-tile-owner", who=self.speaker.player(owner.seat)))
            lines.append(self.say("about-tile-used") if name in owner.used_buildings else "")
        elif name in self.view.market:
            lines.append(self.say("about-tile-on-offer", money=self.view.costs[name]))
        elif name in self.view.stack:
            lines.append(self.say("about-tile-to-come"))
        else:
            lines.append(self.say("about-tile-later" if name in self.view.later else "about-tile-gone"))
        rule = str(row["clause"])
        in_play = owner is None and name in (*self.view.market, *self.view.stack, *self.view.later)
        value = self.tile_value(name, row) if in_play or (owner is not None and owner is self.me) else []
        return self.told(self.speaker.name("tile", name), lines, rule if rule in FACE.clauses().texts else f"{rule}.1", value)

    def tiles(self) -> list[Row]:
        rows: list[Row] = self.speaker.tables.documents["buildings.toml"]["building"]
        return rows

    def discount(self) -> int:
        return self.view.prices["builder_discount"]

    def tile_value(self, name: str, row: Row) -> list[str]:
        """What the tile costs the viewer, and what it brings or would bring."""
        if self.me is None:
            return []
        value = [self.cost(name, self.me), self.benefit(name, row)]
        if "at_once" in row and name not in self.me.buildings:
            value.append(self.say("about-tile-at-once", money=row["at_once"]["money"]))
        if name in TILE_VALUES:
            value.append(TILE_VALUES[name](self, self.me))
        points = self.me.tile_points.get(name)
        if points is not None and (points or row["at_end"]["per"] != "specialist space"):  # known in the last round only
            value.append(self.say("about-tile-points", points=points))
        return value

    def cost(self, name: str, me: Player) -> str:
        money = self.view.costs.get(name, 0)
        if money == 0:
            return ""
        if self.view.agreed["builders"] == "true":
            less = self.view.prices["building_with_builder"]
            return self.say("about-tile-cost-builder", money=money, less=less, have=me.money)
        return self.say("about-tile-cost", money=money, have=me.money)

    def benefit(self, name: str, row: Row) -> str:
        """What a tile that pays or brings a worker every round gives until the end; the workers of round 8 come too late."""
        each = row.get("each_round", {})
        if self.me is None or name not in (*self.me.buildings, *self.view.market):
            return ""
        rounds = benefits_left(self.view)
        if "money" in each:
            money = each.get("money_first", each["money"]) if self.view.agreed["edition"] == "first" else each["money"]
            return self.say("about-tile-money", money=money, sum=money * rounds)
        if not each:
            return ""
        workers = self.speaker.count(
            "kind", each.get("worker", "colonist"), max(0, rounds - 1)
        )  # those of the dock are colonists
        return self.say("about-tile-workers", workers=workers)

    def pays_rum(self, me: Player) -> str:
        return self.say("about-tile-now", money=self.numbers("gains")["rum_per_sugar"] * me.goods.get("sugar", 0))

    def pays_mint(self, me: Player) -> str:
        tokens = max(me.goods.get("gold", 0), me.goods.get("silver", 0))
        return self.say("about-tile-now", money=self.numbers("gains")["mint_per_token"] * tokens)

    def pays_for_goods(self, me: Player) -> str:
        return self.say("about-tile-now", money=self.numbers("gains")["sold_good"] * sum(me.goods.values()))

    def pays_privateers(self, me: Player) -> str:
        paid = sum(min(p.money, me.ships) for p in self.view.players_at_table if p.seat != me.seat)
        return self.say("about-tile-now", money=paid)

    def plague(self, me: Player) -> str:
        struck = plagued_colonies(self.view)
        mine = struck.count(me.seat)
        return self.say("about-tile-plague", mine=self.say("about-workers", n=mine), others=len(struck) - mine)

    def rewrite(self, me: Player) -> str:
        rivals = [p for p in self.view.players_at_table if p.seat != me.seat and p.tokens]
        return self.say("about-tile-tokens", n=len(rivals))

    def uncharted(self, me: Player) -> str:
        return self.say("about-tile-regions", n=sum(not region.discovered for region in self.view.regions))

    def captains(self, me: Player) -> str:
        return self.say("about-tile-captains", n=me.pool.get("captain", 0))

    def missionaries(self, me: Player) -> str:
        dock = sum(figure.seat == me.seat and figure.kind == "missionary" for figure in self.view.queues["dock"])
        return self.say("about-tile-missionaries", n=dock + me.available.get("missionary", 0))

    def exchange(self, me: Player) -> str:
        """E-B-SMUGGLER: the best good of somebody else for one of the own."""
        best = best_exchange(self.view, me)
        if best == me.income:
            return self.say("about-tile-no-exchange", money=best)
        return self.say("about-tile-exchange", more=best, money=me.income)

    def in_supply(self, kind: str) -> str:
        n = self.me.supply.get(kind, 0) if self.me else 0
        return self.say("about-space-supply", workers=self.speaker.count("kind", kind, n))

    def settled(self, kind: str) -> str:
        n = in_world(self.view, self.view.seat, kind)
        return self.say("about-tile-there", workers=self.speaker.count("kind", kind, n))

    def sailing(self, me: Player) -> str:
        return self.say("about-ship-places", n=max(0, me.can_sail))

    def one_more_ship(self, me: Player) -> str:
        return self.owned_more(me.ships, me.income, income_with_a_ship(me))

    # -- goods, ships, workers, nations, discoveries ---------------------------------------------------------------

    def owned_more(self, n: int, now: int, more: int) -> str:
        if more == now:
            return self.say("about-good-same", n=n, money=now)
        return self.say("about-good-mine", n=n, money=now, more=more)

    def good(self, name: str) -> About | None:
        if name not in GOOD_IDS:
            return None
        row = next(row for row in self.speaker.tables.documents["goods.toml"]["good"] if row["id"] == name)
        offer = self.view.goods_on_offer.get(name, 0)
        lines = [self.say("about-good"), self.say("about-good-tokens", n=row["tokens"], offer=offer)]
        value = []
        if self.me:
            value.append(self.owned_more(self.me.goods.get(name, 0), self.me.income, income_with(self.me, name)))
        return self.told(self.speaker.name("good", name), lines, "E-INC-2", value)

    def ship(self, _: str) -> About:
        lines = [self.speaker.about("fact", "ships"), self.say("about-ship-stock", n=self.view.ship_stock)]
        value = [self.one_more_ship(self.me)] if self.me else []
        return self.told(self.say("about-ship-title"), lines, "E-INC-3", value)

    def kind(self, name: str) -> About | None:
        if name == "militia":
            return self.tile("militia")
        if name not in KIND_IDS:
            return None
        value = []
        if self.me:
            me = self.me
            world = in_world(self.view, me.seat, name)
            numbers = {"available": me.available.get(name, 0), "supply": me.supply.get(name, 0), "world": world}
            value.append(self.say("about-kind-mine", **numbers))
        lines = [self.say(f"about-kind-{name}", money=self.discount())]
        return self.told(self.speaker.name("kind", name), lines, KIND_RULES[name], value)

    def nation(self, name: str) -> About | None:
        if name not in NATION_IDS:
            return None
        owner = next((p for p in self.view.players_at_table if p.nation == name), None)
        lines = [self.speaker.about("nation", name)]
        if owner:
            lines.append(self.say("about-nation-player", who=self.speaker.player(owner.seat), nation=("nation", name)))
        else:
            lines.append(self.say("about-nation-free", nation=("nation", name)))
        value = [self.say("about-uses", n=owner.uses)] if owner else []
        return self.told(self.speaker.name("nation", name), lines, f"E-NAT-{name.upper()}.1", value)

    def find(self, name: str) -> About | None:
        if not self.speaker.words.facts("find", name, self.speaker.tables):
            return None
        lines = [self.say("about-find", find=capital(self.speaker.about("find", name))), self.say("about-find-natives")]
        owner = next((p for p in self.view.players_at_table if name in (*p.tokens, *p.cards)), None)
        value = []
        if owner:
            lines.append(self.say("about-tile-owner", who=self.speaker.player(owner.seat)))
            if owner is self.me:
                ends = [row["at_end"] for row in self.tiles() if row["id"] in owner.buildings and "at_end" in row]
                more = sum(end["vp"] for end in ends if end["per"] == "discovery")
                value.append(self.say("about-find-worth", points=self.speaker.printed("find", name, "vp") + more))
        return self.told(self.speaker.name("find", name), lines, "E-DISC-9" if name in TOKEN_IDS else "E-DISC-16", value)

    # -- players, rounds, facts ------------------------------------------------------------------------------------

    def seat(self, name: str) -> About | None:
        if not name.isdecimal() or int(name) >= self.view.players:
            return None
        p = self.view.players_at_table[int(name)]
        lines = [self.say("about-seat", money=p.money, points=p.points, total=p.total)]
        if p.position:
            lines.append(self.say("about-seat-place", position=p.position))
        if p.nation:
            lines.append(self.say("about-nation-player", who=self.speaker.player(p.seat), nation=("nation", p.nation)))
        value = [self.ahead(self.me, p)] if self.me else []
        return self.told(self.speaker.player(p.seat), lines, "E-FINAL-8", value)

    def ahead(self, me: Player, p: Player) -> str:
        if p is me:
            return self.say("about-seat-mine", total=me.total)
        if me.total == p.total:
            return self.say("about-seat-level", who=self.speaker.player(p.seat))
        message = "about-seat-lead" if me.total > p.total else "about-seat-behind"
        return self.say(message, n=abs(me.total - p.total), who=self.speaker.player(p.seat))

    def round(self, name: str) -> About | None:
        n = int(name) if name.isdecimal() else self.view.round
        if not 1 <= n <= ROUNDS:
            return None
        age = 1 if n <= 3 else 2 if n <= 6 else 3
        money = self.numbers("prices")["building"]
        prices = money if isinstance(money, list) else [money] * 3
        lines = [capital(self.say("about-round", age=("age", str(age)), money=prices[age - 1]))]
        lines.append(self.say("about-round-scores") if n in SCORING_ROUNDS else "")
        lines.append(self.say("about-round-last") if n == ROUNDS else "")
        value = []
        if 1 <= self.view.round <= ROUNDS:
            left = next(last for last in SCORING_ROUNDS if last >= self.view.round) - self.view.round
            value.append(self.say("about-round-now", n=self.view.round, left=left))
        return self.told(self.say("about-round-title", n=n), lines, "E-ROUND-3" if n in SCORING_ROUNDS else "E-ROUND-1", value)

    def fact(self, name: str) -> About:
        said = FACTS.get(name, lambda p: str(p.position or "–"))
        value = [self.standings(said)]
        return self.told(self.speaker.name("fact", name), [self.speaker.about("fact", name)], FACT_RULES[name], value)


BOX_VALUES: dict[str, Callable[[Teller, Player], list[str]]] = {
    "initiative": Teller.initiative,
    "dock": Teller.dock,
    "goods": Teller.goods_box,
    "shipping": Teller.shipping,
    "buildings": Teller.buildings_box,
    "discovery": Teller.discovery,
    "warfare": Teller.warfare,
}
TILE_VALUES: dict[str, Callable[[Teller, Player], str]] = {
    "rum_distillery": Teller.pays_rum,
    "mint": Teller.pays_mint,
    "trading_house": Teller.pays_for_goods,
    "privateers": Teller.pays_privateers,
    "plague_2": Teller.plague,
    "rewrite_history": Teller.rewrite,
    "cartography": Teller.uncharted,
    "magellan": Teller.captains,
    "cathedral": Teller.missionaries,
    "spoils_ship": Teller.one_more_ship,
    "smuggler": Teller.exchange,
    "overpopulation": lambda teller, me: teller.in_supply("colonist"),
    "papal_edict": lambda teller, me: teller.in_supply("colonist"),
    "indian_allies": lambda teller, me: teller.in_supply("soldier"),
    "stables": lambda teller, me: teller.settled("soldier"),
    "migration": lambda teller, me: teller.settled("colonist"),
    "reformation": lambda teller, me: teller.settled("missionary"),
    "mayflower": Teller.sailing,
}


def fact(name: str) -> Callable[[Teller, str], About]:
    return lambda teller, _: teller.fact(name)


TELLERS: dict[str, Callable[[Teller, str], About | None]] = {
    "region": Teller.region,
    "token": Teller.token,
    "deck": Teller.deck,
    "target": Teller.target,
    "space": Teller.space,
    "figure": Teller.figure,
    "tile": Teller.tile,
    "good": Teller.good,
    "ship": Teller.ship,
    "kind": Teller.kind,
    "nation": Teller.nation,
    "find": Teller.find,
    "seat": Teller.seat,
    "round": Teller.round,
    **{name: fact(name) for name in FACT_RULES},
}
