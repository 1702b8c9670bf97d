"""The choices of Santa Maria in words: options with their prices, and what a player wants to see before choosing."""

from dataclasses import replace

from caravela.core.game import Decision, View
from caravela.games.santamaria.rules.components import POST_IDS, POST_NAMES, RESOURCE_IDS, YEARS
from caravela.games.santamaria.rules.options import PAY
from caravela.games.santamaria.rules.printed import Tile, TileCell
from caravela.games.santamaria.rules.view import Cell, Player, Post, SantaMariaView
from caravela.games.santamaria.rules.vocabulary import COINS_FOR, OPTIONS, replacements
from caravela.games.santamaria.words.naming import amounts, extra_step, find
from caravela.games.santamaria.words.table import dice_left, docks, drawing, effects
from caravela.text import Speaker
from caravela.text.words import Choice, Several

SIDES = {(0, 1): "lies-right", (1, 0): "lies-below", (0, -1): "lies-left", (-1, 0): "lies-above"}
TRACKS = ("conquistador", "religion")  # an effect of this name is a step: by its name alone nobody knows what it does


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
        cells = "; ".join(effects(cell.effects, speaker) for cell in line_of(me, colour, n))
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


def price(view: View, option: str, decision: Decision, speaker: Speaker) -> str:
    """What an option costs and what it brings, where its words do not say it: "costs 1 coin → +2 wood; export"."""
    assert isinstance(view, SantaMariaView)
    me = view.players_at_table[decision.who]
    verb, named = speaker.option_parts(option)

    def coins(n: int) -> str:
        return speaker.costs(speaker.count("gain", "coins", n)) if n else ""

    if verb == "do-sell":
        return f"+{speaker.count('gain', 'coins', me.sales[named['resource']])}"
    if verb == "do-buy":
        return coins(me.prices[named["resource"]])
    if verb == "do-buy-tile":
        return speaker.costs(speaker.several(Several(amounts(view.printed.tiles[named["tile"]].cost))))
    if verb == "do-coins-on":
        there = next(cell for cell in me.cells if cell.id == named["cell"])
        return deal(coins(me.next_activation), brought(there.effects, view, me, speaker))
    if verb == "do-die":
        value, final = int(named["value"]), int(named["final"])
        done = [effect for cell in line_of(me, named["colour"], final) for effect in cell.effects]
        return deal(coins(die_price(view, me, abs(value - final))), brought(done, view, me, speaker))
    if verb == "do-retire":
        return speaker.remark("space", named["space"], "brings")
    if verb == "do-export":
        shipment = view.docks[named["dock"]]
        printed = view.printed.shipments[shipment] if shipment else None
        if printed is None:
            return ""
        cost = speaker.several(Several(amounts(printed.cost)))
        return deal(speaker.costs(cost), f"+{speaker.count('gain', 'points', printed.points)}")
    if verb == "do-monk":
        post = next(post for post in view.posts if post.id == named["post"])
        reward = find(speaker.tables, "monks.toml", "missionary_camps", post.id).get("gain", {})
        return "; ".join(
            said for said in (coins(post.fee), post_does(post, speaker), without_room(reward, view, me, speaker)) if said
        )
    if verb == "do-step" and named["paid"] == "coins":
        return coins(next(one.number for one in view.printed.scholars.values() if one.hook == "religion_pay_coin"))
    if verb in ("do-use", "do-use-all") and decision.question.message == "ask-use":
        now = [speaker.thing(term) for term in decision.question.terms if term.name == "effect"]
        to_come = view.in_use.to_come if view.in_use and verb == "do-use-all" else []
        done = [*now, *[effect for cell in me.cells if cell.id in to_come for effect in cell.effects]]
        return brought(done, view, me, speaker)
    if verb == "do-use" and decision.question.message == "ask-space":
        space = next(speaker.thing(term) for term in decision.question.terms if term.name == "space")
        return speaker.remark("space", space, "brings")
    if verb == "do-trade":
        gained = dict(traded(option, decision, speaker))
        return without_room(gained, view, replace(me, resources=less(me.resources, named["paid"])), speaker)
    if verb == "do-pay":
        return payment(view, option, decision, speaker)
    return ""


def payment(view: SantaMariaView, option: str, decision: Decision, speaker: Speaker) -> str:
    """All that is paid: what is printed, with gold for some of it (S-GOLD-3), and coins for one unit (S-EDGE-64)."""
    asked = {term.name: speaker.thing(term) for term in decision.question.terms}
    tile = asked["tile"] != "none"
    cost = dict(view.printed.tiles[asked["tile"]].cost if tile else view.printed.shipments[asked["shipment"]].cost)
    gold, coins = divmod(OPTIONS.numbers[option] - PAY, len(COINS_FOR.called))
    for resource, n in zip(RESOURCE_IDS, replacements()[gold], strict=False):
        cost[resource] = cost.get(resource, 0) - n
        cost["gold"] = cost.get("gold", 0) + n
    if coins:
        cost[RESOURCE_IDS[coins - 1]] -= 1
        cost["coins"] = coins_instead(view, decision, speaker)
    return speaker.several(Several(amounts({resource: n for resource, n in cost.items() if n})))


def post_does(post: Post, speaker: Speaker) -> str:
    """What a scholar or bishop does; the name of a camp says it already."""
    return "" if post.sort == "camp" else speaker.about("post", post.id).rstrip(".")


def deal(cost: str, gain: str) -> str:
    """What is paid, and what for."""
    return " → ".join(said for said in (cost, gain) if said)


def brought(done: list[str], view: SantaMariaView, me: Player, speaker: Speaker) -> str:
    """What effects bring one after the other, in goods as far as there is room and in coins beyond that (S-STORE-2); gains that
    follow one another are added up: "+3 wood; +1 coin; export". After a choice nobody knows how much room there is, nor what can
    be exported."""
    said: list[str] = []
    gained: dict[str, int] = {}
    held = dict(me.resources)
    chosen = tight = False

    def tell_gains() -> None:
        told = "; ".join(f"+{speaker.count(*amount)}" for amount in amounts(gained))
        said.extend([speaker.message("choice-if-room", gains=told) if tight else told] if told else [])
        gained.clear()

    for effect in done:
        row = find(speaker.tables, "effects.toml", "effects", effect)
        if not row.get("gain"):
            tell_gains()
            hopeless = effect == "export" and not chosen and not exports(held, view, me)
            name = speaker.remark("effect", effect, "do") if effect in TRACKS else speaker.name("effect", effect)
            said.append(speaker.message("choice-no-export") if hopeless else name)
            chosen, tight = True, False
            for one in row.get("gain_one_of", []):
                add(held, one)
            continue
        real = stored(row["gain"], held, view)
        tight = tight or (chosen and real != row["gain"])
        add(gained, row["gain"] if chosen else real)
        add(held, row["gain"] if chosen else real)
    tell_gains()
    return "; ".join(said)


def exports(held: dict[str, int], view: SantaMariaView, me: Player) -> bool:
    """S-EXPORT-3, S-GOLD-1, S-SCH-SC03: whether one of the shipments could be paid for with that."""
    instead = any(view.printed.scholars[one].hook == "export_substitute" for one in me.scholars)
    for shipment in view.docks.values():
        cost = view.printed.shipments[shipment].cost if shipment else {}
        missing = sum(max(0, n - held[one]) for one, n in cost.items() if one != "gold")
        if cost and missing - instead <= held["gold"] - cost.get("gold", 0):
            return True
    return False


def stored(gain: dict[str, int], held: dict[str, int], view: SantaMariaView) -> dict[str, int]:
    """S-STORE-2, 4, 6: what comes of a gain: goods up to the limit, for each further one its price; what has no limit, whole."""
    found: dict[str, int] = {}
    for one, n in gain.items():
        limited = one in view.printed.sell
        room = min(n, max(0, view.printed.limit - held[one])) if limited else n
        add(found, {one: room})
        add(found, {"coins": (n - room) * view.printed.sell[one] if limited else 0})
    return {one: n for one, n in found.items() if n}


def without_room(gain: dict[str, int], view: SantaMariaView, me: Player, speaker: Speaker) -> str:
    """What comes of a gain that is told already, if that is something else."""
    real = stored(gain, me.resources, view)
    return "" if real == gain else "; ".join(f"+{speaker.count(*amount)}" for amount in amounts(real))


def traded(option: str, decision: Decision, speaker: Speaker) -> list[tuple[str, int]]:
    """What a trade brings: how much of it, only the territory says."""
    effect = next((speaker.thing(term) for term in decision.question.terms if term.name == "effect"), "")
    gain = speaker.option_parts(option)[1]["gain"]
    listed = find(speaker.tables, "effects.toml", "effects", effect).get("gain_one_of", [])
    return [(thing, int(n)) for one in listed for thing, n in one.items() if thing == gain]


def add(held: dict[str, int], more: dict[str, int]) -> None:
    for thing, n in more.items():
        held[thing] = held.get(thing, 0) + n


def less(held: dict[str, int], paid: str) -> dict[str, int]:
    return {**held, paid: held[paid] - 1}


def line_of(me: Player, colour: str, n: int) -> list[Cell]:
    """The vacant territories of a column or row, in the order of activation."""
    return [cell for cell in me.cells if cell.vacant and n == (cell.column if colour == "white" else cell.row)]


def lacking(view: View, decision: Decision, speaker: Speaker) -> list[tuple[str, str]]:
    """S-EXPAND-3, S-EXPORT-3, S-REL-2, S-MONK-6: what the player cannot pay for, and what is missing."""
    assert isinstance(view, SantaMariaView)
    wanted: dict[str, dict[str, int]] = {}
    asked = decision.question.message
    if asked == "ask-turn":
        sizes = {"D": "double", "T": "triple"}
        wanted = {f"buy {sizes[tile[0]]} {tile}": view.printed.tiles[tile].cost for tile in view.display}
    elif asked == "ask-export":
        docks = {dock: shipment for dock, shipment in view.docks.items() if shipment}
        wanted = {f"export from {dock} dock": view.printed.shipments[shipment].cost for dock, shipment in docks.items()}
    elif asked in ("ask-extra-step", "ask-captain"):
        pays = step_pays(asked, speaker)
        wanted = {f"step for {pays}": {pays: 1}}
    elif asked == "ask-monk":
        wanted = {f"monk to {POST_NAMES[POST_IDS.index(post.id)]}": {"coins": post.fee} for post in view.posts if not post.own}
    me = view.players_at_table[decision.who]
    have = {**me.resources, "coins": me.coins}
    found = []
    for option, cost in wanted.items():
        short = {one: n - have[one] for one, n in cost.items() if n > have[one]}
        gold = 0 if "coins" in cost else have["gold"] - cost.get("gold", 0)  # S-GOLD-1: it stands for other resources
        if option not in decision.options and sum(short.values()) > gold:
            found.append((option, speaker.several(Several(amounts(short)))))
    return found


def step_pays(asked: str, speaker: Speaker) -> str:
    """S-REL-2, S-SCH-SC08: the resource for an extra space."""
    if asked == "ask-extra-step":
        return extra_step(speaker.tables)
    return next(
        str(row["pay"]) for row in speaker.tables.documents["monks.toml"]["scholars"] if row["hook"] == "conquistador_extra"
    )


def choice(view: View, option: str, decision: Decision, speaker: Speaker) -> Choice:
    """An option with its price and what it brings. Dice, turns, sales and retire spaces share lines."""
    assert isinstance(view, SantaMariaView)
    shown, cost = speaker.option(option, decision), price(view, option, decision, speaker)
    verb, named = speaker.option_parts(option)
    if verb == "do-die":
        colour, value, final = named["colour"], int(named["value"]), int(named["final"])
        steps = die_price(view, view.players_at_table[decision.who], abs(value - final))
        text = speaker.message("choice-to-line", colour=colour, n=final)
        paid = f" ({speaker.costs(speaker.count('gain', 'coins', steps))})" if steps else ""
        return Choice(f"{text}{paid}", speaker.message("choice-die", colour=colour, value=value))
    if verb == "do-retire":
        space = f"{speaker.name('space', named['space'])}: {cost}"
        if view.solo:
            return Choice(space, speaker.message("choice-retire-alone"))
        place = view.printed.spaces[named["space"]].order
        row = speaker.message("choice-retire" if view.year < YEARS else "choice-retire-last")
        return Choice(speaker.message("choice-space", space=space, n=place), row)
    if verb in ("do-sell", "do-buy"):
        row = speaker.message("choice-sell" if verb == "do-sell" else "choice-buy")
        return Choice(f"{speaker.count('gain', named['resource'], 1)} ({cost})", row)
    if verb == "do-choose-hall":
        scholar = next(one.scholar for one in view.sets_on_offer if one.hall == named["hall"])
        return Choice(f"{shown}; {speaker.name('post', scholar)}: {speaker.about('post', scholar)}")
    if verb == "do-choose-board":
        return Choice(f"{shown}: {speaker.about('board', named['board'])}")
    if verb == "do-place" and len(view.printed.tiles[view.tile_in_hand].cells) > 1:
        return Choice(speaker.name("turn", named["turn"]), capital(speaker.name("cell", named["cell"])))
    return Choice(f"{shown}: {cost}" if cost else shown)


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
