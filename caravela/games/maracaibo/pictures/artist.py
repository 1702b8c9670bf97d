"""Maracaibo at the table: its sheets, the facts of a player's panel, what stands for which option, and what a click means."""

from collections.abc import Callable
from typing import Final

from caravela.core.events import Term
from caravela.core.game import Decision, View
from caravela.games.maracaibo.pictures import about as tooltips
from caravela.games.maracaibo.pictures.board import board
from caravela.games.maracaibo.pictures.drawings import DRAWINGS
from caravela.games.maracaibo.pictures.ghost import ghost
from caravela.games.maracaibo.pictures.mat import automa_mat, mat
from caravela.games.maracaibo.pictures.scene import LETTERS, automa, cabin, page_of, scene
from caravela.games.maracaibo.rules.components import (
    LOCATION_IDS,
)
from caravela.games.maracaibo.rules.game import MARACAIBO
from caravela.games.maracaibo.rules.options import (
    COIN,
    CONVERT,
    GAIN_X,
)
from caravela.games.maracaibo.rules.view import MaracaiboView, Player
from caravela.games.maracaibo.words import choices
from caravela.render.again import again
from caravela.render.artist import About, Artist, Fact, Ghost, Lack, Stands
from caravela.render.sheet import Sheet
from caravela.text import Speaker

# The facts of a panel: what is drawn for each, and how much there is
FACTS: Final[dict[str, tuple[str, Callable[[Player], str]]]] = {
    "gain-doubloons": ("coin", lambda p: str(p.doubloons)),
    "gain-workers": ("colonist", lambda p: str(p.workers)),
    "gain-cp": ("cannonball", lambda p: str(p.cp)),
    "count-cards": ("i-hand", lambda p: f"{p.hand_size}/{p.hand_limit}"),
    "count-compass": ("i-compass", lambda p: str(p.compasses)),
    "count-missions": ("i-quest", lambda p: str(p.mission_count)),
    "count-tiles": ("i-tile", lambda p: str(p.combat_tiles)),
    "count-upgrades": ("i-upgrade", lambda p: str(len(p.upgrades))),
}
OWN: Final = ("area", "token", "career", "village_action")  # sorts of things that every player has
CONVERSION: Final = MARACAIBO.options.names[CONVERT]
UNDRAWN: Final = ("number", "position", "gain", "cause", "category", "ending", "combat_tile", "automa", "way")
PLAIN_ACTIONS: Final = ["VA_COIN", "VA_DISCARD", "VA_DRILL", "VA_HOLD", "VA_FLAG", "VA_MAPS_VP", "VA_MAPS_D", "VA_GOODS_D"]


class MaracaiboArtist(Artist):
    game = MARACAIBO
    draws = MaracaiboView
    words = {"web-play-free": "free-actions"}

    @property
    def stands(self) -> Stands:
        return STANDS

    drawings = DRAWINGS
    looks_ahead = True

    def agreed(self, view: View) -> dict[str, str]:
        assert isinstance(view, MaracaiboView)
        return view.agreed

    def board(self, view: View, speaker: Speaker) -> Sheet:
        assert isinstance(view, MaracaiboView)
        return again(
            ("board",),
            None,
            view,
            speaker,
            lambda view: board(scene(view, speaker), page_of(view), speaker),
            ("locations", "nations", "legacy"),
        )

    def mat(self, view: View, seat: int, speaker: Speaker) -> Sheet:
        assert isinstance(view, MaracaiboView)
        mine = seat == view.seat
        return again(
            ("mat", seat, mine),
            None,
            view,
            speaker,
            lambda view: mat(cabin(view, seat, mine, speaker), page_of(view), speaker),
        )

    def sheets(self, view: View, speaker: Speaker) -> list[Sheet]:
        """The shared board, the boards of the players, and Ana's if she plays."""
        assert isinstance(view, MaracaiboView)
        ana = [automa_mat(automa(view, speaker), speaker)] if view.ana else []
        return [*super().sheets(view, speaker), *ana]

    def where(self, view: View, speaker: Speaker) -> str:
        assert isinstance(view, MaracaiboView)
        if view.over:
            return speaker.message("tip-over")
        if view.phase == "setup":
            return speaker.message("tip-setup")
        return speaker.message("voyage-where", round=speaker.roman(view.round))

    def round(self, view: View) -> int:
        assert isinstance(view, MaracaiboView)
        return 0 if view.phase == "setup" else view.round

    def facts(self, view: View, seat: int, speaker: Speaker) -> list[Fact]:
        assert isinstance(view, MaracaiboView)
        p = view.players_at_table[seat]
        return [
            Fact(thing.replace("-", f"-{seat}-", 1), tooltips.label(thing, speaker), said(p), drawing, thing.startswith("gain-"))
            for thing, (drawing, said) in FACTS.items()
        ]

    def letter(self, view: View, seat: int) -> str:
        return LETTERS[seat]

    def place(self, view: View, seat: int) -> int:
        assert isinstance(view, MaracaiboView)
        return view.players_at_table[seat].place

    # -- what stands for what --------------------------------------------------------------------------------------

    def things(self, terms: tuple[Term, ...], seat: int, speaker: Speaker) -> list[str]:
        """The things that a line speaks of; an area or a token is that of the player whom the line names."""
        whose = next((int(term.value) for term in terms if term.sort == "seat"), -1)
        found: list[str] = []
        for term in terms:
            if term.sort == "seat":
                found.append(f"seat-{term.value}")
            elif term.sort not in UNDRAWN:
                name = speaker.thing(term)
                sort = "location" if term.sort == "place" and name in LOCATION_IDS else term.sort
                if name != "none":
                    found.append(f"{sort}-{name}" if sort not in OWN or whose in (-1, seat) else f"{sort}-{whose}-{name}")
        return list(dict.fromkeys(found))

    def ghost(self, option: str, view: View, speaker: Speaker) -> Ghost | None:
        """Where a ship or an explorer would go, a marker, an investment or a planned card would lie."""
        assert isinstance(view, MaracaiboView)
        return ghost(option, view, speaker)

    # -- what there is to say --------------------------------------------------------------------------------------

    def about(self, thing: str, view: View, speaker: Speaker) -> About | None:
        assert isinstance(view, MaracaiboView)
        return tooltips.about(thing, view, speaker)

    def note(self, option: str, view: View, speaker: Speaker) -> str:
        """Village actions say all there is to say by themselves; of cards, buildings, careers and areas the price tells it; for
        who fights for a place it does not matter what ships do there."""
        number = MARACAIBO.options.numbers.get(option, -1)
        told = speaker.option_parts(option)[0] in ("do-buy", "do-invest", "do-career", "do-disc", "do-annex", "do-conquer")
        return "" if told or COIN <= number < GAIN_X else super().note(option, view, speaker)

    def price(self, option: str, view: View, decision: Decision, speaker: Speaker) -> str:
        return choices.price(view, option, decision, speaker)

    def lacking(self, view: View, decision: Decision, speaker: Speaker) -> list[Lack]:
        return [Lack(option, missing) for option, missing in choices.lacking(view, decision, speaker)]

    def name(self, thing: str, view: View, speaker: Speaker) -> str:
        """What a thing is called among what can be chosen: where it stands for one deed only, by that deed."""
        assert isinstance(view, MaracaiboView)
        sort, _, name = thing.partition("-")
        if sort == "slot":
            return speaker.message("tip-plan")
        if sort == "nation" and view.combats and view.combats[-1].tile and not view.combats[-1].nation:
            return f"{speaker.name('nation', name)}: {page_of(view).combat_tiles[view.combats[-1].tile].values[name]}"
        prices = view.players_at_table[view.seat].prices if view.seat >= 0 else {}
        if sort in ("card", "building") and name in prices:
            return f"{speaker.name(sort, name)} ({speaker.count('gain', 'doubloons', prices[name])})"
        fighting = bool(view.combats)
        deed = {
            "space": f"explore {name}",
            "village_action": PLAIN_OPTIONS.get(name, ""),
            "village_points": f"village points {name}",
            "task": f"task {name}",
            "deck": "draw",
            "village": "village actions",
            "gain": {"cp": "combat point into battle", "workers": "worker into battle" if fighting else CONVERSION}.get(name, ""),
        }.get(sort, "")
        return speaker.option(deed) if deed in MARACAIBO.options.numbers else super().name(thing, view, speaker)

    def closed(self, thing: str, view: View, decision: Decision) -> str:
        sort, _, name = thing.partition("-")
        return CLOSED[sort](name, decision.question.message) if sort in CLOSED else ""


def ship_at(view: MaracaiboView) -> str:
    """Where the ship of the viewer, or of whoever decides, lies."""
    seat = view.seat if view.seat >= 0 else max(0, view.decider)
    return view.players_at_table[seat].ship


def action_things(said: dict[str, str], view: MaracaiboView) -> list[str]:
    """The action of the city where the ship lies; that of a city made by a tile is the city itself."""
    place = next(place for place in view.locations if place.id == ship_at(view))
    if place.city_tile:
        return [f"city_tile-{place.city_tile}"]
    printed = page_of(view).places[place.id]
    return [f"location-{place.id}" if printed.kind == "village" else f"action-{place.id}"]


def plan_things(said: dict[str, str], view: MaracaiboView) -> list[str]:
    """The first free space of the planning area, and the card."""
    planned = len(view.players_at_table[view.seat].planned) if view.seat >= 0 else 0
    return [*([f"slot-{planned + 1}"] if planned < 3 else []), f"card-{said['card']}"]


def use_things(said: dict[str, str], view: MaracaiboView) -> list[str]:
    """In a combat the card with the action, else the assistant on the map."""
    card = said["card"]
    if view.combats or not any(helper.card == card for place in view.locations for helper in place.assistants):
        return [f"card-{card}"]
    return [f"assistant-{card}"]


# What stands for options where that depends on the table
STANDS: Final[Stands] = {
    "CITY_ACTION": action_things,
    "VILLAGE_ACTION": lambda said, view: [f"location-{ship_at(view)}", "village"],
    "PLAN": plan_things,
    "DELIVER": lambda said, view: [f"market-{ship_at(view)}", f"card-{said['card']}"],
    "USE": use_things,
}


# -- what a click would mean if it were open ---------------------------------------------------------------------------

CARD_VERBS: Final = {
    "ask-divide-plan": "plan",
    "ask-divide-discard": "discard",
    "ask-pay-card": "discard",
    "ask-fill": "take",
    "ask-main": "plan",
    "ask-deliver": "deliver",
    "ask-fight": "use",
    "ask-sail": "plan",
    "ask-end-turn": "plan",
}
PLAIN_OPTIONS: Final = dict(zip(PLAIN_ACTIONS, MARACAIBO.options.names[COIN:GAIN_X], strict=True))


def closed_location(name: str, asked: str) -> str:
    return f"{'annex' if asked in ('ask-annex', 'ask-fight') else 'sail'} {name}"


CLOSED: Final[dict[str, Callable[[str, str], str]]] = {
    "location": closed_location,
    "flag": closed_location,
    "card": lambda name, asked: f"{CARD_VERBS.get(asked, 'buy')} {name}",
    "area": lambda name, asked: f"disc {name}",
    "mission": lambda name, asked: f"mission {name}",
    "story_tile": lambda name, asked: f"story tile {name}",
    "building": lambda name, asked: f"invest {name}",
    "nation": lambda name, asked: f"nation {name}",
    "token": lambda name, asked: f"token {name}",
    "space": lambda name, asked: f"explore {name}",
    "legacy": lambda name, asked: f"{'remove' if asked == 'ask-remove-skull' else 'use'} {name}",
    "assistant": lambda name, asked: f"use {name}",
    "career": lambda name, asked: f"career {name}",
    "task": lambda name, asked: f"task {name}",
    "pile": lambda name, asked: f"pile {name}",
    "influence": lambda name, asked: f"influence for {name}",
    "village_action": lambda name, asked: PLAIN_OPTIONS.get(name, ""),
    "village_points": lambda name, asked: f"village points {name}",
    "city_tile": lambda name, asked: "city action",
    "action": lambda name, asked: "city action",
    "deck": lambda name, asked: "draw",
    "village": lambda name, asked: "village actions",
    "gain": lambda name, asked: {"cp": "combat point into battle", "workers": "worker into battle"}.get(name, ""),
    "place": lambda name, asked: "mine" if name == "mine" else name.replace("fleet", "fleet for "),
}


ARTIST = MaracaiboArtist()
