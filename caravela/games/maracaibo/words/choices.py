"""The choices of Maracaibo in words: options with their prices, and what a player wants to read before choosing."""

from caravela.core.game import Decision, View
from caravela.games.maracaibo.rules.view import Location, MaracaiboView, Player
from caravela.games.maracaibo.rules.vocabulary import FORKS
from caravela.games.maracaibo.words.naming import find, rows
from caravela.games.maracaibo.words.table import card_name, card_text, city_action, in_hand, place_line
from caravela.text import Speaker
from caravela.text.words import Choice

BRANCHES = {branch for branches in FORKS for branch in branches if branch}
IN_ROWS = ("do-plan", "do-discard", "do-take")
OF_CARDS = (*IN_ROWS, "do-buy")
READ_CARDS = ("ask-divide-plan", "ask-divide-discard", "ask-fill", "ask-village", "ask-buy-or-points")

# -- before the options ------------------------------------------------------------------------------------------------


def aids(view: View, decision: Decision, speaker: Speaker, width: int) -> list[str]:
    """What cards, careers, areas and missions on offer say; the places that can be reached."""
    assert isinstance(view, MaracaiboView)
    named = [speaker.option_parts(option) for option in decision.options]
    asked = decision.question.message
    if asked == "ask-sail":
        reached = dict.fromkeys(parts["location"] for verb, parts in named if verb == "do-sail")
        places = {there.id: there for there in view.locations}
        return [f"  {place_line(places[name], speaker)}" for name in reached]
    if asked in READ_CARDS:
        mentioned = dict.fromkeys(parts["card"] for verb, parts in named if verb in OF_CARDS)
        return [f"  {card_text(card, speaker)}" for card in mentioned]
    told = {
        "do-career": "career",
        "do-disc": "area",
        "do-mission": "mission",
        "do-use-tile": "legacy",
        "do-remove-tile": "legacy",
    }
    lines = []
    for verb, parts in named:
        if verb in told:
            sort = told[verb]
            lines.append(f"  {capital(speaker.name(sort, parts[sort]))}: {speaker.about(sort, parts[sort])}")
    return lines


# -- the options -------------------------------------------------------------------------------------------------------


def price(view: View, option: str, decision: Decision, speaker: Speaker) -> str:
    """What an option costs and what it brings, where its words do not say it."""
    assert isinstance(view, MaracaiboView)
    me = view.players_at_table[decision.who]
    verb, named = speaker.option_parts(option)
    places = {there.id: there for there in view.locations}
    if verb == "do-sail":
        points = sailed(view, me.ship, named["location"], named["way"], speaker)
        there = places[named["location"]]
        return "; ".join([speaker.message("price-points", n=points), *awaits(there, village_count(me, points), speaker)])
    if verb == "do-village-actions":
        return speaker.message("price-village", n=village_count(me, view.moved))
    if verb == "do-city-action":
        return city_action(places[me.ship], speaker)
    if verb == "do-task" and me.career:
        return speaker.name("career_task", f"{me.career} {named['n']}").rstrip(".")
    if verb == "do-disc":
        return f"{speaker.message('price-discs', n=me.discs[named['area']])}. {speaker.about('area', named['area'])}".rstrip(".")
    if verb == "do-plan" and decision.question.message != "ask-divide-plan" and named["card"] in me.prices:
        return speaker.message("price-plan", price=speaker.count("gain", "doubloons", me.prices[named["card"]]))
    if verb == "do-deliver" and any(me.discs.values()):
        return speaker.count("effect", "remove_disc", 1)
    if verb == "do-take" and not me.display_free:
        return speaker.costs(speaker.count("gain", "doubloons", 1))
    if verb == "do-buy":
        return speaker.remark("card", named["card"], "gist").rstrip(".")
    if verb == "do-invest":
        return speaker.about("building_score", named["building"]).rstrip(".")
    if verb == "do-career":
        kinds = [task["type"] for task in find("career", named["career"], speaker.tables)["tasks"]]
        return speaker.message("price-career", tasks=", ".join([speaker.name("task", kind) for kind in kinds]))
    if verb == "do-convert":
        return f"+{speaker.count('gain', 'cp', me.conversion)}"
    if verb in ("do-raise-cp", "do-raise-worker"):
        return speaker.message("price-raise")
    return ""


def awaits(there: Location, villages: int, speaker: Speaker) -> list[str]:
    """What a ship that stops at a place can do there."""
    if there.village_actions:
        return [speaker.count("effect", "village_action", villages)]
    market = there.good and len(there.discs) < there.spaces
    goods = [speaker.message("price-market", good=speaker.name("good", there.good))] if market else []
    return [*goods, city_action(there, speaker)] if there.city_action else goods


def lacking(view: View, decision: Decision, speaker: Speaker) -> list[tuple[str, str]]:
    """M-CARD-3, M-PRES-3: the cards and buildings for which the player has too few doubloons, and how many are missing."""
    assert isinstance(view, MaracaiboView)
    if decision.question.message not in ("ask-village", "ask-buy-or-points"):
        return []
    me = view.players_at_table[decision.who]
    own = [*(me.hand or []), *[card for card in me.planned if card]]
    wanted = {f"buy {card}": card for card in own} | {f"invest {name}": name for name in view.prestige if name}
    return [
        (option, speaker.count("gain", "doubloons", me.prices[thing] - me.doubloons))
        for option, thing in wanted.items()
        if option not in decision.options and me.prices.get(thing, 0) > me.doubloons
    ]


def choice(view: View, option: str, decision: Decision, speaker: Speaker) -> Choice:
    """An option with what it costs and brings. Cards to plan, to discard and to take share lines."""
    assert isinstance(view, MaracaiboView)
    me = view.players_at_table[decision.who]
    shown, cost = speaker.option(option, decision), price(view, option, decision, speaker)
    verb, named = speaker.option_parts(option)
    if verb in IN_ROWS:
        return Choice(card_choice(verb, named["card"], me, speaker), row_of(verb, decision, speaker))
    return Choice(f"{shown}: {cost}" if cost else shown)


def village_count(me: Player, points: int) -> int:
    """M-VILL-1: how many village actions so many movement points give."""
    return 3 if points >= me.thresholds[1] else 2 if points >= me.thresholds[0] else 1


def row_of(verb: str, decision: Decision, speaker: Speaker) -> str:
    """The heading of a line of cards."""
    if verb == "do-plan":
        return speaker.message("choice-plan")
    if verb == "do-take":
        return speaker.message("choice-take")
    return speaker.message("choice-aside" if decision.question.message == "ask-divide-discard" else "choice-discard")


def card_choice(verb: str, card: str, me: Player, speaker: Speaker) -> str:
    """A card by its name; where it is paid with, with its good and its object; from the display, with its price."""
    if verb == "do-discard":
        return in_hand(card, speaker)
    name = card_name(card, speaker)
    return name if verb == "do-plan" or me.display_free else f"{name} ({speaker.costs(speaker.count('gain', 'doubloons', 1))})"


def sailed(view: MaracaiboView, start: str, to: str, way: str, speaker: Speaker) -> int:
    """M-SAIL-2: the movement points of the way to a place by the branches named."""
    wanted = set(way.split()) - {"straight"}
    tiles = {tile.id for tile in view.legacy}
    dearer = {
        tuple(row["edge"]): int(row["cost"])
        for row in rows("legacy_tiles.toml", "tile", speaker.tables)
        if row["kind"] == "route" and row["id"] in tiles
    }
    edges = [edge for edge in rows("map.toml", "edge", speaker.tables) if edge.get("legacy") in (None, *tiles)]
    paths = [(start, 0, frozenset[str]())]
    while paths:
        here, points, passed = paths.pop()
        if here == to and passed & BRANCHES == wanted:
            return points
        beyond = passed | {here} if here != start else passed
        for edge in edges:
            if edge["src"] == here and here != to:
                cost = dearer.get((here, edge["dst"]), int(edge["cost"]))
                paths.append((edge["dst"], points + cost, beyond))
    return 0


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
