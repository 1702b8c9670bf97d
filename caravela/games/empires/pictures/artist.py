"""Empires at the table: its sheets, the facts of a player's panel, what stands for which option, and what a click means."""

from collections.abc import Callable, Mapping

from caravela.core.events import Term
from caravela.core.game import Decision, View
from caravela.games.empires.pictures import about as tooltips
from caravela.games.empires.pictures import board as table
from caravela.games.empires.pictures import mat as mats
from caravela.games.empires.pictures.chart import EVENTS
from caravela.games.empires.pictures.worth import FACTS
from caravela.games.empires.rules.components import (
    BOX_IDS,
    GOOD_IDS,
    KIND_IDS,
    NATION_IDS,
    NATION_NAMES,
    REGION_IDS,
    REGION_NAMES,
    SPACE_IDS,
    TARGET_IDS,
    TILE_IDS,
    TILE_NAMES,
)
from caravela.games.empires.rules.game import EMPIRES
from caravela.games.empires.rules.view import EmpiresView
from caravela.games.empires.words import table as words
from caravela.render.artist import About, Artist, Fact, Lack, Stands
from caravela.render.sheet import Sheet
from caravela.text import Speaker

# What is drawn for the facts of a panel
DRAWN = {
    "money": "coin",
    "income": "i-round",
    "ships": "i-ship",
    "workers": "colonist",
    "supply": "i-supply",
    "buildings": "i-building",
    "finds": "i-discovery",
    "points": "i-vp",
}
WORDS = {
    "web-log-beginning": "rounds-before",
    "web-play-always-of": "rounds-always-of",
    "web-play-orders": "rounds-orders",
    "web-keys-always": "rounds-keys-always",
    "web-replay-round-back": "rounds-back",
    "web-replay-round-on": "rounds-on",
    "web-replay-round": "rounds-go",
    "web-replay-key-rounds": "rounds-keys",
}
BARE = ("number", "position", "seat")  # sorts of terms without a name
PLACES = {"pool": "discovery", "expedition": "discovery", "shipping": "shipping", "dock": "dock"}
NAMED = {
    sort: {thing.replace("_", " ") for thing in EMPIRES.sorts()[sort]} for sort in ("region", "target", "tile", "good", "kind")
}
# A box is called by its place in the order in which they are resolved, and so is every space in it
FIGURES = {
    f"target-{name.replace(' ', '_')}": EVENTS.index(
        "specialists" if name.endswith(" space") else "dock" if name == "dock by ship" else name
    )
    + 1
    for name in sorted(NAMED["target"])
}
REGIONS = dict(zip(REGION_IDS, REGION_NAMES, strict=True))
TILES = dict(zip(TILE_IDS, TILE_NAMES, strict=True))
NATIONS = dict(zip(NATION_IDS, NATION_NAMES, strict=True))


class EmpiresArtist(Artist):
    game = EMPIRES
    draws = EmpiresView
    words = WORDS

    @property
    def stands(self) -> Stands:
        return STANDS

    def figures(self, view: View) -> Mapping[str, int]:
        return FIGURES

    def agreed(self, view: View) -> dict[str, str]:
        assert isinstance(view, EmpiresView)
        return view.agreed

    def board(self, view: View, speaker: Speaker) -> Sheet:
        assert isinstance(view, EmpiresView)
        return table.board(view, speaker)

    def mat(self, view: View, seat: int, speaker: Speaker) -> Sheet:
        assert isinstance(view, EmpiresView)
        return mats.mat(view, seat, speaker)

    def own_mat(self, view: View, seat: int, speaker: Speaker) -> Sheet:
        assert isinstance(view, EmpiresView)
        return mats.mat(view, seat, speaker, mine=True)

    def where(self, view: View, speaker: Speaker) -> str:
        assert isinstance(view, EmpiresView)
        phase = speaker.message(f"phase-{view.phase}")
        if view.round == 0 or view.over:
            return phase
        if view.phase == "resolve":
            phase = speaker.name("box", view.box)
        return speaker.message("where", round=view.round, age=speaker.roman(view.age), phase=phase)

    def price(self, option: str, view: View, decision: Decision, speaker: Speaker) -> str:
        return words.price(view, option, decision, speaker)

    def note(self, option: str, view: View, speaker: Speaker) -> str:
        """What a worker does in a box; what buildings and nations do, the price tells."""
        assert isinstance(view, EmpiresView)
        verb, named = speaker.option_parts(option)
        if verb == "do-place":
            return words.box_does(view, named["target"], speaker)
        return "" if verb in ("do-buy", "do-choose-nation") else super().note(option, view, speaker)

    def lacking(self, view: View, decision: Decision, speaker: Speaker) -> list[Lack]:
        return [Lack(option, missing) for option, missing in words.lacking(view, decision, speaker)]

    def round(self, view: View) -> int:
        assert isinstance(view, EmpiresView)
        return view.round

    def round_title(self, n: int, speaker: Speaker) -> str:
        return speaker.message("rounds-title", n=n)

    def facts(self, view: View, seat: int, speaker: Speaker) -> list[Fact]:
        assert isinstance(view, EmpiresView)
        p = view.players_at_table[seat]
        return [
            Fact(thing, speaker.name("fact", thing), said(p), DRAWN.get(thing, ""), thing == "money")
            for thing, said in FACTS.items()
        ]

    def colour(self, view: View, seat: int) -> int:
        assert isinstance(view, EmpiresView)
        return mats.colour(view, seat)

    def letter(self, view: View, seat: int) -> str:
        assert isinstance(view, EmpiresView)
        return mats.letter(view, seat)

    def place(self, view: View, seat: int) -> int:
        assert isinstance(view, EmpiresView)
        return view.players_at_table[seat].position

    # -- what stands for what --------------------------------------------------------------------------------------

    def things(self, terms: tuple[Term, ...], seat: int, speaker: Speaker) -> list[str]:
        """The things that a line speaks of. A kind of worker is none: it is everywhere."""
        found: list[str] = []
        for term in terms:
            if term.sort == "seat":
                found.append(f"seat-{term.value}")
            elif term.sort not in (*BARE, "kind", "age"):
                found += thing_of(term.sort, speaker.thing(term))
        return list(dict.fromkeys(found))

    # -- what there is to say --------------------------------------------------------------------------------------

    def about(self, thing: str, view: View, speaker: Speaker) -> About | None:
        assert isinstance(view, EmpiresView)
        return tooltips.about(thing, view, speaker)

    def name(self, thing: str, view: View, speaker: Speaker) -> str:
        sort, _, name = thing.partition("-")
        if sort in NAMED and name.replace("_", " ") in NAMED[sort]:
            return tooltips.capital(speaker.name(sort, name.replace("_", " ") if sort == "target" else name))
        return super().name(thing, view, speaker)

    def meant(self, thing: str, view: View, decision: Decision, speaker: Speaker) -> str:
        assert isinstance(view, EmpiresView)
        ask = MEANT.get(decision.question.message)
        if ask is None:
            return ""
        sort, _, name = thing.partition("-")
        if sort == "token":
            sort = "region"
        meant = ask(Click(sort, name, view, decision))
        return meant if meant in EMPIRES.options.numbers else ""


def thing_of(sort: str, thing: str) -> list[str]:
    """The drawn thing behind something that a sentence names."""
    if thing == "none":
        return []
    if sort in ("goal", "place", "region") and thing in REGION_IDS:
        return [f"region-{thing}"]
    if sort == "goal":
        return ["deck"]
    if sort == "place":
        return [f"target-{PLACES[thing]}"] if thing in PLACES else []
    if sort == "box":
        return [f"target-{thing}"]
    if sort == "cause":
        return [f"tile-{thing}"] if thing in TILE_IDS else [f"target-{thing}"] if thing in BOX_IDS else []
    return [f"{sort}-{thing.replace(' ', '_')}"]


def on_own_mat(said: dict[str, str], view: EmpiresView) -> list[str]:
    """A kind of worker, as it lies available or in supply before the viewer."""
    me = view.players_at_table[view.seat]
    return [f"kind-{said['kind']}"] if view.seat >= 0 and said["kind"] in {**me.available, **me.supply} else []


def next_in_dock(said: dict[str, str], view: EmpiresView) -> list[str]:
    """The last such figure on the dock: as long as one waits to be arranged, that one does."""
    wanted = (int(said["owner"]), said["kind"])
    places = [i for i, figure in enumerate(view.queues["dock"]) if (figure.seat, figure.kind) == wanted]
    return [f"figure-dock-{places[-1] + 1}"] if places else []


def taken_good(said: dict[str, str], view: EmpiresView) -> list[str]:
    """A good on offer; what a smuggler takes lies before somebody else."""
    return [] if view.phase == "benefits" else [f"good-{said['good']}"]


def drawn_nation(said: dict[str, str], view: EmpiresView) -> list[str]:
    """Nations lie before those who play them."""
    return [f"nation-{p.nation}" for p in view.players_at_table if p.nation == said["nation"]]


# What stands for options where that depends on the table
STANDS: Stands = {
    "PLACE": lambda said, view: [*on_own_mat(said, view), *thing_of("target", said["target"])],
    "MARKER": lambda said, view: [f"seat-{view.seat}"],
    "NEXT": next_in_dock,
    "TAKE": on_own_mat,
    "TAKE_GOOD": taken_good,
    "NATION": drawn_nation,
}


# -- what a click means ------------------------------------------------------------------------------------------------


class Click:
    """Somebody points at a thing while a question is asked."""

    def __init__(self, sort: str, thing: str, view: EmpiresView, decision: Decision) -> None:
        self.sort = sort
        self.thing = thing
        self.view = view
        self.decision = decision
        self.me = view.players_at_table[decision.who]

    def region(self, verb: str) -> str:
        return f"{verb} {REGIONS[self.thing]}" if self.sort == "region" and self.thing in REGIONS else ""

    def good(self, verb: str) -> str:
        return f"{verb} {self.thing}" if self.sort == "good" and self.thing in GOOD_IDS else ""

    def kind(self, verb: str) -> str:
        return f"{verb} a {self.thing}" if self.sort == "kind" and self.thing in KIND_IDS else ""

    def seat(self, verb: str) -> str:
        return f"{verb} seat {int(self.thing) + 1}" if self.sort == "seat" and self.thing.isdecimal() else ""

    def first(self, *names: str) -> str:
        """The first of these options that is open, else the first that there is."""
        wanted = [name for name in names if name]
        return next((name for name in wanted if name in self.decision.options), wanted[0] if wanted else "")

    def target(self) -> str:
        """Where a worker would go: a box, also by a figure in it, or a space of the Specialists box."""
        if self.sort == "space":
            target = f"{self.thing} space"
        else:
            target = self.thing.partition("-")[0].replace("_", " ") if self.sort in ("target", "figure") else ""
        return target if target in TARGET_IDS else ""


def regions(verb: str) -> Callable[[Click], str]:
    return lambda click: click.region(verb)


def goods(verb: str) -> Callable[[Click], str]:
    return lambda click: click.good(verb)


def kinds(verb: str) -> Callable[[Click], str]:
    return lambda click: click.kind(verb)


def seats(verb: str) -> Callable[[Click], str]:
    return lambda click: click.seat(verb)


def place(click: Click) -> str:
    """With the first kind that is there; a kind that is not there asks for one."""
    target = click.target()
    if target:
        kind = next(iter(click.me.available), "colonist")
        return f"place a {kind} on {target}"
    if click.sort == "kind" and click.thing not in click.me.available:
        return f"{click.kind('place')} on shipping" if click.kind("place") else ""
    if click.view.agreed["reconnaissance"] == "true":
        return "look at the deck" if click.sort == "deck" else click.region("look at")
    return ""


def explore(click: Click) -> str:
    """An expedition there; a look if that is all that is open."""
    if click.sort == "deck":
        return click.first("explore the deck", "explore the deck as Portugal", "look at the deck")
    return click.first(click.region("explore"), click.region("look at"))


def muster(click: Click) -> str:
    """One more of those who wait in the Discovery box."""
    if click.sort == "target" and click.thing == "discovery":
        return f"send a {next(iter(click.me.pool), 'colonist')}"
    return click.kind("send")


def declare(click: Click) -> str:
    """A region means a battle with somebody there; a player means war."""
    region = click.region("battle in")
    if not region:
        return click.seat("war against")
    there = next(place.workers for place in click.view.regions if place.id == click.thing)
    rivals = [seat for seat in range(click.view.players) if seat != click.decision.who]
    rivals.sort(key=lambda seat: not there[seat])
    return click.first(*[f"{region} against seat {seat + 1}" for seat in rivals])


def benefit(click: Click) -> str:
    """What is open with the thing, else what its tile would do."""
    swaps = [f"swap a {kind} in {REGIONS[click.thing]}" for kind in KIND_IDS if click.region("swap")]
    moves = [click.region("migrate from"), click.region("ride from"), click.region("discover")]
    return click.first(click.good("give"), click.good("sell"), *moves, *swaps)


def swap(click: Click) -> str:
    kind = KIND_IDS[int(click.decision.question["kind"])]
    return f"swap a {kind} in {REGIONS[click.thing]}" if click.region("swap") else ""


def specialist(click: Click) -> str:
    if click.sort == "space" and click.thing in KIND_IDS:
        return f"take a {click.thing}"
    return click.kind("take")


def study(click: Click) -> str:
    """A figure in a box, or the own marker in the order."""
    if click.sort == "seat" and click.thing == str(click.decision.who):
        return "move own marker"
    box, _, position = click.thing.partition("-")
    if click.sort == "figure" and box in BOX_IDS and position.isdecimal():
        return f"bring forward {box} {position}"
    return ""


def arrange(click: Click) -> str:
    box, _, position = click.thing.partition("-")
    dock = click.view.queues["dock"]
    if click.sort == "figure" and box == "dock" and position.isdecimal() and int(position) <= len(dock):
        figure = dock[int(position) - 1]
        return f"next a {figure.kind} of seat {figure.seat + 1}"
    return ""


MEANT: dict[str, Callable[[Click], str]] = {
    "ask-place": place,
    "ask-land": regions("settle"),
    "ask-good": goods("take"),
    "ask-specialist": specialist,
    "ask-train": specialist,
    "ask-swap": swap,
    "ask-buy": lambda click: f"buy {TILES[click.thing]}" if click.sort == "tile" and click.thing in TILES else "",
    "ask-chart": regions("discover"),
    "ask-pick-specialist": specialist,
    "ask-overpopulate": regions("settle"),
    "ask-allies": regions("settle"),
    "ask-edict": seats("choose"),
    "ask-edict-place": regions("settle"),
    "ask-lose": kinds("lose"),
    "ask-strike-region": regions("strike"),
    "ask-strike-player": seats("choose"),
    "ask-rewrite": seats("choose"),
    "ask-benefits": benefit,
    "ask-smuggle-from": seats("choose"),
    "ask-smuggle-what": goods("take"),
    "ask-migrate-to": regions("to"),
    "ask-ride": regions("ride from"),
    "ask-ride-to": regions("to"),
    "ask-discover": explore,
    "ask-muster": muster,
    "ask-declare": declare,
    "ask-mint": lambda click: f"mint {click.thing}" if click.sort == "good" and click.thing in ("gold", "silver") else "",
    "ask-study": study,
    "ask-england": lambda click: "use England" if (click.sort, click.thing) == ("nation", "england") else "",
    "ask-arrange": arrange,
    "ask-spain": regions("discover"),
    "ask-france": goods("take"),
    "ask-holland": lambda click: "take the ship" if click.sort == "ship" else "",
    "ask-italy": lambda click: f"oust from {click.thing} space" if click.sort == "space" and click.thing in SPACE_IDS else "",
    "ask-free-specialist": specialist,
    "ask-nation": lambda click: f"choose {NATIONS[click.thing]}" if click.sort == "nation" and click.thing in NATIONS else "",
}


ARTIST = EmpiresArtist()
