"""The table of Empires in words: what a view shows, as lines that a person or a screen reader can follow."""

from caravela.core.events import Phrase, Term
from caravela.core.game import Decision, View
from caravela.games.empires.rules.components import BOX_IDS, REGION_IDS, REGION_NAMES, TILE_IDS, TILE_NAMES
from caravela.games.empires.rules.view import EmpiresView, Figure, Player, Region, Workers
from caravela.text import Speaker
from caravela.text.words import Choice

REGIONS = dict(zip(REGION_IDS, REGION_NAMES, strict=True))
TILES = dict(zip(TILE_IDS, TILE_NAMES, strict=True))


def status(view: View, speaker: Speaker) -> list[str]:
    """Where the game stands: round, phase, order, who has what to spend."""
    assert isinstance(view, EmpiresView)
    if view.round == 0:
        return [speaker.message("table-setting-up")]
    phase = speaker.message(f"phase-{view.phase}")
    lines = [speaker.message("table-round", round=view.round, age=speaker.roman(view.age), phase=phase)]
    lines.append(speaker.message("table-order", players=", ".join(speaker.player(seat) for seat in view.order)))
    return lines


def board_map(view: View, speaker: Speaker) -> list[str]:
    """The New World and the event boxes."""
    assert isinstance(view, EmpiresView)
    lines = [*status(view, speaker), speaker.message("table-regions")]
    for region in view.regions:
        lines.append(f"  {region_line(region, view, speaker)}")
    lines.append(speaker.message("table-boxes"))
    lines += ["  " + line for line in boxes(view, speaker)]
    return lines


def region_line(region: Region, view: EmpiresView, speaker: Speaker) -> str:
    """A region: what lies there, who is there, what it would score."""
    parts: list[str] = []
    if not region.discovered:
        parts.append(speaker.message("table-undiscovered"))
        if region.token:
            parts.append(find_words(region.token, speaker))
        elif region.at_least:
            parts.append(speaker.message("table-at-least", n=region.at_least))
        seen = [speaker.player(seat) for seat in region.seen_by]
        if seen and len(seen) < view.players:
            parts.append(speaker.message("table-seen-by", players=", ".join(seen)))
    if region.good:
        parts.append(speaker.message("table-good-there", good=speaker.name("good", region.good)))
    for seat, there in enumerate(region.workers):
        if there:
            parts.append(f"{speaker.player(seat)} {sum(there.values())} ({workers(there, speaker)})")
    points = [f"{speaker.player(seat)} {n}" for seat, n in enumerate(region.points) if n]
    if points:
        parts.append(speaker.message("table-scores-now", points=", ".join(points)))
    return f"{speaker.name('region', region.id)}: " + "; ".join(parts or ["–"])


def boxes(view: EmpiresView, speaker: Speaker) -> list[str]:
    return [box_line(box, view.queues.get(box, []), view, speaker) for box in BOX_IDS]


def box_line(box: str, queue: list[Figure], view: EmpiresView, speaker: Speaker) -> str:
    """An event box: how many of its spaces are taken, who stands there, and what else is there."""
    said = [figure(f, speaker) for f in queue]
    spaces = f" ({len(queue)}/{view.room[box]})" if box in view.room else ""
    if box == "goods":
        said.append(speaker.message("table-on-offer", things=amounts(view.goods_on_offer, "good", speaker) or "–"))
    elif box == "shipping":
        said += [f"{speaker.player(p.seat)} {workers(p.shipping, speaker)}" for p in view.players_at_table if p.shipping]
        said.append(speaker.message("table-ship-there" if view.ship_in_box else "table-no-ship", n=view.ship_stock))
    elif box == "discovery":
        said += [f"{speaker.player(p.seat)} {workers(p.pool, speaker)}" for p in view.players_at_table if p.pool]
        said.append(speaker.message("table-deck", n=view.deck))
    elif box == "specialists":
        said += [f"{speaker.name('space', space)} {figure(f, speaker) if f else '–'}" for space, f in view.specialists.items()]
    return f"{speaker.name('box', box)}{spaces}: " + "; ".join(said or ["–"])


def board(view: View, seat: int, speaker: Speaker) -> list[str]:
    """What lies in front of a player."""
    assert isinstance(view, EmpiresView)
    p = view.players_at_table[seat]
    head = speaker.message("table-player", who=speaker.player(seat), position=p.position, money=p.money)
    points = speaker.message("table-points", points=p.points, total=p.total)
    lines = [f"{head} {points}"]
    if p.nation:
        uses = speaker.message("table-uses", n=p.uses)
        lines.append(f"  {speaker.name('nation', p.nation)} ({uses}): {speaker.about('nation', p.nation)}")
    for place in ("available", "pool", "expedition", "supply"):
        there: Workers = getattr(p, place)
        if there:
            lines.append(f"  {speaker.name('place', place)}: {workers(there, speaker)}")
    ships = speaker.message("table-ships", n=p.ships, sailed=p.ships_sailed)
    income = speaker.message("table-income", money=p.income)
    lines.append("  " + speaker.message("table-goods", goods=amounts(p.goods, "good", speaker) or "–") + f" {ships} {income}")
    lines.append("  " + speaker.message("table-buildings", tiles=", ".join(owned(p, speaker)) or "–"))
    finds = [find_words(token, speaker) for token in p.tokens] + [find_words(card, speaker) for card in p.cards]
    lines.append("  " + speaker.message("table-discoveries", finds="; ".join(finds) or "–"))
    return lines


def owned(p: Player, speaker: Speaker) -> list[str]:
    used = speaker.message("table-used")
    return [speaker.name("tile", tile) + (f" ({used})" if tile in p.used_buildings else "") for tile in p.buildings]


def market(view: View, seat: int, speaker: Speaker, width: int) -> list[str]:
    """The buildings on offer, what they do, and what may still come."""
    assert isinstance(view, EmpiresView)
    lines = [speaker.message("table-market", money=view.prices["building"])]
    lines += [f"  {speaker.name('tile', tile)}: {speaker.about('tile', tile)}" for tile in view.market]
    names = [speaker.name("tile", tile) for tile in view.stack]
    lines.append(speaker.message("table-to-come", n=len(names), tiles=", ".join(names) or "–"))
    return lines


def find_words(find: str, speaker: Speaker) -> str:
    """A discovery token or card with the numbers printed on it."""
    return speaker.phrase(Phrase("find", (Term("find", "find", find),)))


def figure(f: Figure, speaker: Speaker) -> str:
    place = f" [{f.standing}]" if f.standing in ("X", "Y", "ship") else ""
    return f"{speaker.player(f.seat)} {speaker.name('kind', f.kind)}{place}"


def workers(there: Workers, speaker: Speaker) -> str:
    return ", ".join(speaker.count("kind", kind, n) for kind, n in there.items())


def amounts(things: dict[str, int], sort: str, speaker: Speaker) -> str:
    return ", ".join(f"{speaker.name(sort, thing)} {n}" for thing, n in things.items())


# -- choices -----------------------------------------------------------------------------------------------------------


def aids(view: View, decision: Decision, speaker: Speaker, width: int) -> list[str]:
    return []


def price(view: View, option: str, decision: Decision, speaker: Speaker) -> str:
    """What an option costs and what it brings, where its words do not say it."""
    assert isinstance(view, EmpiresView)
    verb, named = speaker.option_parts(option)
    asked = decision.question.message
    if verb == "do-place" and named["target"] == "initiative":
        return f"+${len(view.queues['initiative']) + 1}"
    if verb == "do-take" and asked == "ask-train":
        return speaker.costs(f"${view.prices['training']}")
    if verb == "do-take-good":
        return speaker.message("brings-held", n=view.players_at_table[decision.who].goods.get(named["good"], 0) + 1)
    if verb == "do-place":
        return box_brings(view, named["target"], speaker)
    if verb == "do-buy" and asked == "ask-buy":
        paid = [speaker.costs(f"${decision.question['money']}")] if view.costs[named["tile"]] else []
        return ". ".join([*paid, speaker.about("tile", named["tile"])]).rstrip(".")
    if verb == "do-choose-nation":
        return speaker.about("nation", named["nation"]).rstrip(".")
    if verb == "do-send":
        captain = 3 if "magellan" in view.players_at_table[decision.who].buildings else 2
        return speaker.message("brings-strength", n=captain if named["kind"] == "captain" else 1)
    if verb == "do-explore":
        return known(next(region for region in view.regions if region.id == named["region"]), speaker)
    if verb == "do-settle" and asked == "ask-land":
        return landing(view, named["region"], decision, speaker)
    if verb in ("do-look", "do-look-deck"):
        return speaker.costs(f"${view.prices['look']}")
    if verb == "do-war":
        return speaker.costs(f"${view.prices['war']}")
    if verb == "do-buy-points" and named["points"] != "0":
        return speaker.costs(f"${int(named['points']) * view.prices['victory_point']}")
    return ""


def landing(view: EmpiresView, region: str, decision: Decision, speaker: Speaker) -> str:
    """E-DOCK-7, 8, E-B-CATHEDRAL, E-B-REFORMATION.1: what a merchant or missionary brings who lands; who has how many then."""
    kind = next(speaker.thing(term) for term in decision.question.terms if term.name == "kind")
    there = next(one for one in view.regions if one.id == region)
    others = [p for p in view.players_at_table if p.seat != decision.who]
    colonists = 0
    if kind == "missionary" and not any("reformation" in p.buildings and there.workers[p.seat].get(kind) for p in others):
        colonists = 2 if "cathedral" in view.players_at_table[decision.who].buildings else 1
    brings = f"+${view.prices['landed_merchant']}" if kind == "merchant" else ""
    if colonists:
        brings = f"+{speaker.count('kind', 'colonist', colonists)}"
    have = [sum(mine.values()) for mine in there.workers]
    most = max(others, key=lambda p: have[p.seat])
    then = speaker.message(
        "brings-there", own=have[decision.who] + 1 + colonists, most=have[most.seat], who=speaker.player(most.seat)
    )
    return "; ".join([said for said in (brings, then) if said])


def box_brings(view: EmpiresView, target: str, speaker: Speaker) -> str:
    """The same as `box_does` in so few words that they stand on a button."""
    if target == "training space":
        return speaker.message("brings-training", money=view.prices["training"])
    if target.endswith(" space"):
        return f"+{speaker.count('kind', target.removesuffix(' space'), 1)}"
    box = "dock" if target == "dock by ship" else target
    return speaker.message(f"brings-{box}", money=view.prices["building"])


def box_does(view: EmpiresView, target: str, speaker: Speaker) -> str:
    """What a worker does who is placed there."""
    if target.endswith(" space"):
        kind = target.removesuffix(" space")
        if kind == "training":
            return speaker.message("about-space-training", money=view.prices["training"])
        return speaker.phrase(Phrase("about-space", (Term("kind", "kind", kind),)))
    box = "dock" if target == "dock by ship" else target
    return speaker.message(f"about-box-{box}", money=view.prices["war" if box == "warfare" else "building"])


def known(region: Region, speaker: Speaker) -> str:
    """What the viewer knows of a token that lies there."""
    if region.token:
        return find_words(region.token, speaker)
    if region.at_least:
        return speaker.message("table-at-least", n=region.at_least)
    return speaker.message("brings-region", good=speaker.name("good", region.good)) if region.good else ""


def lacking(view: View, decision: Decision, speaker: Speaker) -> list[tuple[str, str]]:
    """What the player has too little money for, and how much is missing."""
    assert isinstance(view, EmpiresView)
    money = view.players_at_table[decision.who].money
    wanted: dict[str, int] = {}
    if decision.question.message == "ask-buy":
        wanted = {f"buy {TILES[tile]}": int(decision.question["money"]) for tile in view.market if view.costs[tile]}
    elif decision.question.message == "ask-declare":
        rivals = {int(rival) for option in decision.options if (rival := speaker.option_parts(option)[1].get("rival"))}
        wanted = {f"war against seat {rival + 1}": view.prices["war"] for rival in sorted(rivals)}
    elif decision.question.message == "ask-discover" and view.agreed["reconnaissance"] == "true":
        hidden = [region.id for region in view.regions if not region.discovered and not region.token]
        wanted = {f"look at {REGIONS[region]}": view.prices["look"] for region in hidden}
    return [(o, f"${n - money}") for o, n in wanted.items() if n > money and o not in decision.options]


def choice(view: View, option: str, decision: Decision, speaker: Speaker) -> Choice:
    """An option with its price, and with what the building or nation that it names does."""
    cost = price(view, option, decision, speaker)
    return Choice(": ".join(said for said in (speaker.option(option, decision), cost) if said))


def ending(view: View, speaker: Speaker) -> list[str]:
    return []
