"""Santa Maria at the table: its sheets, the facts of a player's panel, what stands for which option, and what a click means."""

from collections.abc import Callable, Mapping
from typing import Final

from caravela.core.events import Term
from caravela.core.game import Decision, View
from caravela.games.santamaria.pictures import about as tooltips
from caravela.games.santamaria.pictures import board as table
from caravela.games.santamaria.pictures import mat as mats
from caravela.games.santamaria.pictures.drawings import DRAWINGS
from caravela.games.santamaria.pictures.tiles import letter
from caravela.games.santamaria.rules.components import (
    BOARD_IDS,
    BOARD_NAMES,
    CELL_IDS,
    CELL_NAMES,
    COLOUR_IDS,
    HALL_IDS,
    POST_IDS,
    POST_NAMES,
    RESOURCE_IDS,
    TILE_IDS,
    TURN_IDS,
    TURN_NAMES,
    TURNS,
)
from caravela.games.santamaria.rules.game import SANTAMARIA
from caravela.games.santamaria.rules.options import (
    CHOOSE_HALL,
    COINS_ON,
    DIE,
    PAY,
    PLACE_AT,
    RETIRE,
)
from caravela.games.santamaria.rules.view import Player, SantaMariaView
from caravela.games.santamaria.words import choices
from caravela.render.artist import About, Artist, Fact, Ghost, Lack, Stands
from caravela.render.sheet import Sheet
from caravela.text import Speaker

# The facts of a panel: what is drawn for each, and how much there is
FACTS: Final[dict[str, tuple[str, Callable[[Player], str]]]] = {
    "gain-coins": ("coin", lambda p: str(p.coins)),
    **{f"gain-{name}": (f"r-{name}", lambda p, name=name: str(p.resources[name])) for name in RESOURCE_IDS},  # type: ignore[misc]
    "dice": ("i-die", lambda p: f"{p.white_left} + {len(p.blue_dice) or p.blue_unlocked - p.blue_taken}"),
    "track-religion": ("i-faith", lambda p: str(p.religion)),
    "track-conquistador": ("i-conquistador", lambda p: str(p.conquistador)),
    "harbour": ("i-ship", lambda p: str(sum(len(there) for there in p.harbour.values()))),
    "monks": ("monk", lambda p: str(p.monks_left)),
    "gain-points": ("i-vp", lambda p: str(p.points)),
}
PAID_WITH: Final = {"gain-coins", *[f"gain-{name}" for name in RESOURCE_IDS]}
# Where pages speak of rounds, here are years; and points have no other name
WORDS: Final = {
    "web-log-beginning": "years-before",
    "web-play-always-of": "years-always-of",
    "web-play-orders": "years-orders",
    "web-keys-always": "years-keys-always",
    "web-replay-round-back": "years-back",
    "web-replay-round-on": "years-on",
    "web-replay-round": "years-go",
    "web-replay-key-rounds": "years-keys",
    "web-play-points-short": "points-short",
}
LABELS: Final = {"dice": "fact-dice", "harbour": "fact-harbour", "monks": "fact-monks"}
# A die is called by its value, a line of a colony by the value that activates it
FIGURES: Final = {
    **{f"die-{colour}-{value}": value for colour in COLOUR_IDS for value in range(1, 7)},
    **{f"{line}-{value}": value for line in ("column", "row") for value in range(1, 7)},
}
UNDRAWN: Final = ("number", "position", "effect", "turn", "colour", "cause", "gain")  # sorts of terms that lie nowhere


class SantaMariaArtist(Artist):
    game = SANTAMARIA
    draws = SantaMariaView

    @property
    def stands(self) -> Stands:
        return STANDS

    drawings = DRAWINGS
    looks_ahead = True
    usual = ("DIE",)
    words = WORDS

    def agreed(self, view: View) -> dict[str, str]:
        assert isinstance(view, SantaMariaView)
        return view.agreed

    def board(self, view: View, speaker: Speaker) -> Sheet:
        assert isinstance(view, SantaMariaView)
        return table.board(view, speaker)

    def mat(self, view: View, seat: int, speaker: Speaker) -> Sheet:
        assert isinstance(view, SantaMariaView)
        return mats.mat(view, seat, speaker)

    def where(self, view: View, speaker: Speaker) -> str:
        assert isinstance(view, SantaMariaView)
        return speaker.message("note-over") if view.over else speaker.message("shore-where", year=view.year)

    def round(self, view: View) -> int:
        assert isinstance(view, SantaMariaView)
        return view.year

    def round_title(self, n: int, speaker: Speaker) -> str:
        return speaker.message("years-title", n=n)

    def facts(self, view: View, seat: int, speaker: Speaker) -> list[Fact]:
        assert isinstance(view, SantaMariaView)
        p = view.players_at_table[seat]
        things = {thing: thing.replace("gain-", f"gain-{seat}-") for thing in FACTS}  # a number in a panel stands for no option
        return [
            Fact(things[thing], label(thing, speaker), said(p), drawing, thing in PAID_WITH)
            for thing, (drawing, said) in FACTS.items()
        ]

    def letter(self, view: View, seat: int) -> str:
        assert isinstance(view, SantaMariaView)
        return letter(view, seat)

    def place(self, view: View, seat: int) -> int:
        assert isinstance(view, SantaMariaView)
        return view.players_at_table[seat].place

    # -- what stands for what --------------------------------------------------------------------------------------

    def things(self, terms: tuple[Term, ...], seat: int, speaker: Speaker) -> list[str]:
        """The things that a line speaks of. A cell is one of the colony of the player whom the line names."""
        whose = next((int(term.value) for term in terms if term.sort == "seat"), -1)
        found: list[str] = []
        for term in terms:
            if term.sort == "seat":
                found.append(f"seat-{term.value}")
            elif term.sort == "cell":
                cell = speaker.thing(term)
                found += [f"cell-{cell}" if whose in (-1, seat) else f"cell-{whose}-{cell}"] if cell in CELL_IDS else []
            elif term.sort not in UNDRAWN:
                name = speaker.thing(term)
                found += [f"{term.sort}-{name}"] if name != "none" else []
        return list(dict.fromkeys(found))

    def ghost(self, option: str, view: View, speaker: Speaker) -> Ghost | None:
        """Where a tile would lie, which territories a die would activate, where coins would lie."""
        assert isinstance(view, SantaMariaView)
        number = SANTAMARIA.options.numbers.get(option)
        if number is None or view.seat < 0:
            return None
        sheet, me = f"mat-{view.seat}", view.players_at_table[view.seat]
        if PLACE_AT <= number < PAY and view.tile_in_hand:
            at, turn = divmod(number - PLACE_AT, TURNS)
            cell = CELL_IDS[at]
            if not mats.inside(view, view.tile_in_hand, cell, turn):
                return None
            return Ghost(sheet, mats.ghost_of_tile(view, view.tile_in_hand, turn), *mats.corner(cell))
        if DIE <= number < RETIRE:
            return Ghost(sheet, mats.ghost_of_die(me, COLOUR_IDS[(number - DIE) // 36], (number - DIE) % 6 + 1))
        if COINS_ON <= number < DIE:
            return Ghost(sheet, mats.ghost_of_coins(me), *mats.corner(CELL_IDS[number - COINS_ON]))
        return None

    def figures(self, view: View) -> Mapping[str, int]:
        return FIGURES

    def turning(self, view: View) -> list[str]:
        assert isinstance(view, SantaMariaView)
        return [f"turn-{turn}" for turn in TURN_IDS] if view.tile_in_hand else []

    def note(self, option: str, view: View, speaker: Speaker) -> str:
        """With a town hall comes the scholar below it; the option itself says what the hall shows."""
        assert isinstance(view, SantaMariaView)
        number = SANTAMARIA.options.numbers.get(option, -1)
        if CHOOSE_HALL <= number < PLACE_AT:
            scholar = next((one.scholar for one in view.sets_on_offer if one.hall == HALL_IDS[number - CHOOSE_HALL]), "")
            return f"{speaker.name('post', scholar)}: {speaker.about('post', scholar)}" if scholar else ""
        told = speaker.option_parts(option)[0] in ("do-monk", "do-buy-tile")  # by words and price
        return "" if told else super().note(option, view, speaker)

    def price(self, option: str, view: View, decision: Decision, speaker: Speaker) -> str:
        return choices.price(view, option, decision, speaker)

    def lacking(self, view: View, decision: Decision, speaker: Speaker) -> list[Lack]:
        return [Lack(option, missing) for option, missing in choices.lacking(view, decision, speaker)]

    # -- what there is to say --------------------------------------------------------------------------------------

    def about(self, thing: str, view: View, speaker: Speaker) -> About | None:
        assert isinstance(view, SantaMariaView)
        return tooltips.about(thing, view, speaker)

    def closed(self, thing: str, view: View, decision: Decision) -> str:
        assert isinstance(view, SantaMariaView)
        sort, _, name = thing.partition("-")
        return CLOSED[sort](name, decision.question.message, view) if sort in CLOSED else ""


def label(thing: str, speaker: Speaker) -> str:
    sort, _, name = thing.partition("-")
    if sort == "gain":
        return mats.capital(speaker.name("gain", name))
    return mats.capital(speaker.name("effect", name)) if sort == "track" else speaker.message(LABELS[thing])


def die_things(said: dict[str, str], view: SantaMariaView) -> list[str]:
    """The dice, one of them, and the line that it shall activate."""
    line = "column" if said["colour"] == COLOUR_IDS[0] else "row"
    return ["dice-white", f"die-{said['colour']}-{said['value']}", f"{line}-{said['final']}"]


def step_things(said: dict[str, str], view: SantaMariaView) -> list[str]:
    """What pays for an extra step, and the track."""
    return [f"gain-{said['paid']}", *([f"track-{view.extra_step}"] if view.extra_step else [])]


def place_things(said: dict[str, str], view: SantaMariaView) -> list[str]:
    """How a tile is turned, and where its first cell goes; a road tile needs no turning."""
    tile = view.printed.tiles.get(view.tile_in_hand)
    turned = [f"turn-{said['turn']}"] if tile is not None and len(tile.cells) > 1 else []
    return [*turned, f"cell-{said['cell']}"]


def use_things(said: dict[str, str], view: SantaMariaView) -> list[str]:
    """The territory whose effect is in question, or the retire space."""
    if view.in_use:
        return [f"cell-{view.in_use.cell}"]
    space = view.players_at_table[view.seat].retired if view.seat >= 0 else ""
    return [f"space-{space}"] if space else []


# What stands for options where that depends on the table
STANDS: Final[Stands] = {"USE": use_things, "DIE": die_things, "STEP_FOR": step_things, "PLACE_AT": place_things}


# -- what a click would mean if it were open ---------------------------------------------------------------------------


def closed_piece(name: str, asked: str, view: SantaMariaView) -> str:
    if name in TILE_IDS:
        return f"buy {'double' if name[0] == 'D' else 'triple'} {name}"
    if name in BOARD_IDS:
        return f"choose {BOARD_NAMES[BOARD_IDS.index(name)]}"
    return f"choose town hall {name}" if name in HALL_IDS else ""


def closed_cell(name: str, asked: str, view: SantaMariaView) -> str:
    if name not in CELL_IDS:
        return ""
    where = CELL_NAMES[CELL_IDS.index(name)]
    return f"place at {where}" if asked in ("ask-place-tile", "ask-place-hall", "ask-road") else f"coins on {where}"


def closed_die(name: str, asked: str, view: SantaMariaView) -> str:
    colour, _, value = name.partition("-")
    return f"use {colour} {value}"


def closed_line(colour: str) -> Callable[[str, str, SantaMariaView], str]:
    return lambda name, asked, view: f"use {colour} {name}"


def closed_shipment(name: str, asked: str, view: SantaMariaView) -> str:
    return next((f"export from {dock} dock" for dock, shipment in view.docks.items() if shipment == name), "")


def closed_turn(name: str, asked: str, view: SantaMariaView) -> str:
    return f"place at {CELL_NAMES[0]}{TURN_NAMES[TURN_IDS.index(name)]}" if name in TURN_IDS else ""


CLOSED: Final[dict[str, Callable[[str, str, SantaMariaView], str]]] = {
    "piece": closed_piece,
    "cell": closed_cell,
    "die": closed_die,
    "column": closed_line("white"),
    "row": closed_line("blue"),
    "turn": closed_turn,
    "shipment": closed_shipment,
    "dock": lambda name, asked, view: f"export from {name} dock",
    "space": lambda name, asked, view: f"retire to {name}",
    "post": lambda name, asked, view: f"monk to {POST_NAMES[POST_IDS.index(name)]}" if name in POST_IDS else "",
    "gain": lambda name, asked, view: f"sell {name}",
    "price": lambda name, asked, view: f"buy {name}",
}


ARTIST = SantaMariaArtist()
