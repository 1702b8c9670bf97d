"""The choices of Santa Maria in words: options with their prices, and what a player wants to see before choosing."""

from caravela.core.game import Decision, View
from caravela.games.santamaria.rules.components import YEARS
from caravela.games.santamaria.rules.printed import Tile, TileCell
from caravela.games.santamaria.rules.view import Player, SantaMariaView
from caravela.games.santamaria.words.naming import amounts
from caravela.games.santamaria.words.table import dice_left, docks, drawing, effects, load
from caravela.text import Speaker
from caravela.text.words import Choice, Several

SIDES = {(0, 1): "lies-right", (1, 0): "lies-below", (0, -1): "lies-left", (-1, 0): "lies-above"}


# -- before the options ------------------------------------------------------------------------------------------------


def aids(view: View, decision: Decision, speaker: Speaker, width: int) -> list[str]:
    """The lines that dice would activate; how a tile lies when it is turned, and where; the docks; what comes in the line."""
    assert isinstance(view, SantaMariaView)
    me = view.players_at_table[decision.who]
    if decision.question.message == "ask-turn":
        return [dice_left(view, me, speaker), *lines_of(me, decision, speaker)]
    if view.tile_in_hand:
        tile = view.printed.tiles[view.tile_in_hand]
        return [*drawing(view, decision.who, speaker, width), *(turned(tile, speaker) if len(tile.cells) > 1 else [])]
    lines = docks(view, speaker) if decision.question.message == "ask-export" else []
    if view.in_use and view.in_use.to_come:
        there = [effects(cell.effects, speaker) for cell in me.cells if cell.id in view.in_use.to_come]
        lines.append(speaker.message("table-still", cells="; ".join(there)))
    return lines


def lines_of(me: Player, decision: Decision, speaker: Speaker) -> list[str]:
    """The vacant territories of every column and row that a die can activate now, in the order of activation."""
    reached: dict[tuple[str, int], None] = {}
    for option in decision.options:
        verb, named = speaker.option_parts(option)
        if verb == "do-die":
            reached[named["colour"], int(named["final"])] = None
    said = []
    for colour, n in sorted(reached, key=lambda line: (line[0] != "white", line[1])):
        there = [cell for cell in me.cells if cell.vacant and n == (cell.column if colour == "white" else cell.row)]
        cells = "; ".join(effects(cell.effects, speaker) for cell in there)
        said.append("  " + speaker.message("choice-line", colour=colour, n=n, cells=cells))
    return said


def turned(tile: Tile, speaker: Speaker) -> list[str]:
    """Each turn of a tile: what goes on the chosen cell, and what lies beside it."""

    def there(cell: TileCell) -> str:
        return speaker.count("ground", "road", cell.settlers) if cell.kind == "road" else effects(cell.effects, speaker)

    lines = []
    for turn, where in zip(("r0", "r90", "r180", "r270"), tile.turns, strict=True):
        beside = [
            speaker.message(SIDES[row, column], what=there(cell))
            for (row, column), cell in list(zip(where, tile.cells, strict=True))[1:]
        ]
        cells = "; ".join([there(tile.cells[0]), *beside])
        lines.append("  " + speaker.message("table-turned", turn=speaker.name("turn", turn), cells=cells))
    return lines


# -- the options -------------------------------------------------------------------------------------------------------


def choice(view: View, option: str, decision: Decision, speaker: Speaker) -> Choice:
    """An option with its price and what it brings. Dice, turns, sales and retire spaces share lines."""
    assert isinstance(view, SantaMariaView)
    me = view.players_at_table[decision.who]
    shown = speaker.option(option, decision)
    verb, named = speaker.option_parts(option)

    def coins(n: int) -> str:
        return speaker.count("gain", "coins", n)

    if verb == "do-buy-tile":
        cost = speaker.several(Several(amounts(view.printed.tiles[named["tile"]].cost)))
        return Choice(speaker.message("choice-for", what=shown, price=cost))
    if verb == "do-coins-on":
        cell = next(cell for cell in me.cells if cell.id == named["cell"])
        where, what = speaker.name("cell", cell.id), effects(cell.effects, speaker)
        return Choice(speaker.message("choice-coins", coins=coins(me.next_activation), cell=where, what=what))
    if verb == "do-die":
        colour, value, final = named["colour"], int(named["value"]), int(named["final"])
        price = die_price(view, me, abs(value - final))
        text = speaker.message("choice-to-line", colour=colour, n=final)
        return Choice(f"{text} ({coins(price)})" if price else text, speaker.message("choice-die", colour=colour, value=value))
    if verb == "do-retire":
        space = speaker.name("space", named["space"])
        if view.solo:
            return Choice(space, speaker.message("choice-retire-alone"))
        place = view.printed.spaces[named["space"]].order
        row = speaker.message("choice-retire" if view.year < YEARS else "choice-retire-last")
        return Choice(speaker.message("choice-space", space=space, n=place), row)
    if verb in ("do-sell", "do-buy"):
        resource = named["resource"]
        price = me.sales[resource] if verb == "do-sell" else me.prices[resource]
        row = speaker.message("choice-sell" if verb == "do-sell" else "choice-buy")
        return Choice(f"{speaker.count('gain', resource, 1)} ({coins(price)})", row)
    if verb == "do-trade":
        effect = next(speaker.thing(term) for term in decision.question.terms if term.name == "effect")
        gained = speaker.count("gain", named["gain"], view.printed.effects[effect].gain[named["gain"]])
        return Choice(speaker.message("choice-trade", paid=speaker.count("gain", named["paid"], 1), gain=gained))
    if verb == "do-export":
        shipment = view.docks[named["dock"]]
        return Choice(f"{shown}: {load(view, shipment, speaker)}" if shipment else shown)
    if verb == "do-monk":
        return Choice(monk(view, named["post"], shown, speaker))
    if verb == "do-choose-hall":
        scholar = next(one.scholar for one in view.sets_on_offer if one.hall == named["hall"])
        return Choice(f"{shown}; {speaker.name('post', scholar)}: {speaker.about('post', scholar)}")
    if verb == "do-choose-board":
        return Choice(f"{shown}: {speaker.about('board', named['board'])}")
    if verb == "do-pay" and named["coins"] != "nothing":
        return Choice(f"{shown} ({coins(coins_instead(view, decision, speaker))})")
    if verb == "do-place" and len(view.printed.tiles[view.tile_in_hand].cells) > 1:
        return Choice(speaker.name("turn", named["turn"]), capital(speaker.name("cell", named["cell"])))
    return Choice(shown)


def monk(view: SantaMariaView, post: str, shown: str, speaker: Speaker) -> str:
    """What a post costs and does; the name of a camp says it already."""
    there = next(one for one in view.posts if one.id == post)
    fee = f" ({speaker.count('gain', 'coins', there.fee)})" if there.fee else ""
    return f"{shown}{fee}" + ("" if there.sort == "camp" else f": {speaker.about('post', post)}")


def coins_instead(view: SantaMariaView, decision: Decision, speaker: Speaker) -> int:
    """S-SCH-SC02, S-SCH-SC03: what a scholar lets one pay instead of a unit, for a tile or for a shipment."""
    tile = any(term.name == "tile" and speaker.thing(term) != "none" for term in decision.question.terms)
    hook = "expand_substitute" if tile else "export_substitute"
    return next(scholar.number for scholar in view.printed.scholars.values() if scholar.hook == hook)


def die_price(view: SantaMariaView, me: Player, steps: int) -> int:
    """S-DIE-3, S-SCH-SC01: a coin for each step, less those that the Cartographer saves."""
    free = sum(view.printed.scholars[one].number for one in me.scholars if view.printed.scholars[one].hook == "die_shift")
    return max(0, steps - free)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
