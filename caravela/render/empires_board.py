"""The shared board of Empires, drawn from what one viewer may know: the chart, its nine regions, the event boxes."""

from functools import lru_cache
from html import escape

from caravela.empires.components import BOX_IDS
from caravela.empires.view import EmpiresView, Figure, Player, Region, Workers
from caravela.render.empires_chart import (
    EVENTS,
    FRAMES,
    HEIGHT,
    LEAST,
    PLATES,
    SLOT,
    SMALL,
    STEP,
    WIDTH,
    chart,
    dock_extra,
    frames,
    queue_places,
    region_area,
    space_places,
)
from caravela.render.shapes import coin, find, good, hit, icon, marker, number, piece, slip, text, tile, titled, use
from caravela.render.sheet import Sheet
from caravela.text import Speaker
from caravela.text.empires_table import boxes, figure, region_line, status

LETTERS = "ABCDEF"
ROW = 27  # the height of a player's row in a region
FIGURE = 28
AGES = ((1, 3), (4, 6), (7, 8))


def board(view: EmpiresView, speaker: Speaker) -> Sheet:
    """The board as the viewer sees it, in parts that change only when what they show changes."""
    words = dict(zip(BOX_IDS, boxes(view, speaker), strict=True))
    parts = {"ground": ground(view, speaker), "rounds": rounds(view, speaker), "order": order(view, speaker)}
    for region in view.regions:
        parts[f"region-{region.id}"] = region_part(region, view, speaker)
    draw = {
        "initiative": queue_box,
        "dock": dock_box,
        "goods": goods_box,
        "shipping": shipping_box,
        "buildings": buildings_box,
        "discovery": discovery_box,
        "specialists": specialists_box,
        "warfare": queue_box,
    }
    for box in EVENTS:
        frame = FRAMES[box]
        body = draw[box](box, view, speaker)
        now = current(box) if view.phase == "resolve" and view.box == box else ""
        parts[box] = (
            f'<g id="board-{box}" role="group" aria-label="{escape(words[box])}">'
            f'<g data-thing="target-{box}">{titled(speaker.name("box", box))}{hit(*frame, 7)}{now}{body}</g></g>'
        )
    return Sheet("board", speaker.message("table-regions"), speaker.message("board-about"), WIDTH, HEIGHT, parts)


def ground(view: EmpiresView, speaker: Speaker) -> str:
    ships = "mayflower" in view.stack or "mayflower" in view.later or view.agreed["expansion_buildings"] != "none"
    return (
        '<g id="board-ground">'
        + chart()
        + frames(
            speaker.language,
            view.players,
            tuple(view.specialists),
            tuple(view.room.items()),
            ships,
            tuple(view.agreed.items()),
            (view.prices["war"], view.prices["training"]),
        )
        + "</g>"
    )


def current(box: str) -> str:
    """The box that is being resolved has a bold frame and a pennant."""
    x, y, width, height = FRAMES[box]
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="7" fill="none" stroke="var(--ink)" stroke-width="2.5"/>'
        f'<path d="M{x} {y + 8}h-12l5 9-5 9h12z" fill="var(--seal)" stroke="var(--ink)"/>'
    )


# -- rounds and order --------------------------------------------------------------------------------------------------


def rounds(view: EmpiresView, speaker: Speaker) -> str:
    x, y, _, _ = FRAMES["rounds"]
    drawn = [text(x + 10, y + 33, speaker.message("board-round"), 19, "heading")]
    at = x + 96
    for age, (first, last) in enumerate(AGES, 1):
        drawn.append(text(at, y + 34, speaker.roman(age), 20, "heading" if age == view.age else "label", "middle"))
        at += 24
        for n in range(first, last + 1):
            drawn.append(f'<circle class="slot" cx="{at}" cy="{y + 27}" r="15"/>')
            if n == view.round:
                drawn.append(use("i-ship", at, y + 14, 20))
                drawn.append(text(at, y + 40, str(n), SMALL, "number", "middle"))
            else:
                drawn.append(text(at, y + 33, str(n), SMALL, "label", "middle"))
            at += 33
        drawn.append(f'<g class="faded">{icon("vp", at - 4, y + 27, 22)}</g>')
        at += 26
    return f'<g id="board-rounds" role="group" aria-label="{escape(status(view, speaker)[0])}">{"".join(drawn)}</g>'


def order(view: EmpiresView, speaker: Speaker) -> str:
    x, y, _, _ = FRAMES["order"]
    drawn: list[str] = []
    for i, seat in enumerate(view.order):
        at = x + 24 + 33 * i
        title = speaker.message("board-place", who=speaker.player(seat), position=i + 1)
        drawn.append(marker(seat, LETTERS[seat], at, y + 50, 28, f"seat-{seat}", "", title))
        if seat == view.decider:
            drawn.append(f'<path d="M{at - 12} {y + 70}h24" stroke="var(--ink)" stroke-width="3" stroke-linecap="round"/>')
    words = speaker.message("table-order", players=", ".join(speaker.player(seat) for seat in view.order))
    return f'<g id="board-order" role="group" aria-label="{escape(words)}">{"".join(drawn)}</g>'


# -- regions -----------------------------------------------------------------------------------------------------------


def region_part(region: Region, view: EmpiresView, speaker: Speaker) -> str:
    name = speaker.name("region", region.id)
    plate = PLATES[region.id]
    leaders = [seat for seat, n in enumerate(region.points) if n and n == max(region.points)]
    rows = [(seat, there) for seat, there in enumerate(region.workers) if there]
    width = max([LEAST, len(name) * 10.4 + 46, *[row_width(there) for _, there in rows]])
    width = min(width, 200)
    known = region.token is not None
    low = 0 if region.discovered else 34 if known else 38
    height = 32 + low + ROW * len(rows) + (4 if rows else 0)
    x, y = (plate.x if plate.side > 0 else plate.x - width), plate.y
    drawn = [titled(name)]
    if not region.discovered:
        drawn.append(f'<use href="#board-shape-{region.id}" fill="url(#board-hatch)"/>')
    if len(leaders) == 1:
        drawn.append(
            f'<g class="p{leaders[0]}" clip-path="url(#board-in-{region.id})"><use href="#board-shape-{region.id}" fill="var(--own)"'
            ' fill-opacity=".1" stroke="var(--own)" stroke-opacity=".7" stroke-width="10"/></g>'
        )
    dashes = (
        ' stroke="var(--ink)" stroke-opacity=".5" stroke-dasharray="2 5" stroke-linecap="round"'
        if region.id == "caribbean"
        else ""
    )
    drawn.append(f'<path class="area" fill="none" pointer-events="all"{dashes} d="{region_area(region.id)}"/>')
    if plate.line:
        drawn.append(f'<path d="{plate.line}" stroke="var(--ink)" stroke-width="1.2" stroke-opacity=".6"/>')
    drawn.append(cartouche(x, y, width, height))
    drawn.append(text(x + 9, y + 23, name, 19, "place"))
    if region.good:
        drawn.append(good(region.good, x + width - 19, y + 17, 26, title=speaker.name("good", region.good)))
    down = y + 32
    if not region.discovered:
        drawn.append(token(region, view, speaker, x, down, width))
        down += low
    for seat, there in rows:
        drawn.append(colony(seat, there, region.points[seat], seat in leaders, x, down, width, speaker))
        down += ROW
    return (
        f'<g id="board-region-{region.id}" role="group" aria-label="{escape(region_line(region, view, speaker))}">'
        f'<g class="region" data-thing="region-{region.id}">{"".join(drawn)}</g></g>'
    )


def cartouche(x: float, y: float, width: float, height: float) -> str:
    """A plate of paper with a fine double line."""
    w, h = number(width), number(height)
    inner = f'x="{number(x + 3)}" y="{number(y + 3)}" width="{number(width - 6)}" height="{number(height - 6)}" rx="5"'
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{w}" height="{h}" rx="7" fill="var(--paper)" fill-opacity=".92"'
        f' stroke="var(--ink)" stroke-opacity=".7"/><rect {inner} fill="none" stroke="var(--ink)" stroke-opacity=".3" stroke-width=".8"/>'
    )


def token(region: Region, view: EmpiresView, speaker: Speaker, x: float, y: float, width: float) -> str:
    """The token on an undiscovered region: its face for those who know it, else its back and what has been learnt of it."""
    thing = f"token-{region.id}"
    if region.token is not None:
        on = speaker.words.facts("find", region.token, speaker.tables)
        faces = [int(on[key]) for key in ("natives", "plunder", "per_soldier", "vp")]
        return find(region.token, "", *faces, x + 8, y - 2, width - 16, 30, thing, "", SMALL, speaker.find(region.token))
    drawn = [
        slip(x + 8, y - 2, 58, 32, "token"),
        icon("token", x + 24, y + 14, 22),
        text(x + 48, y + 20, "?", 20, "number", "middle"),
    ]
    at = x + 74
    if region.at_least:
        drawn += [icon("natives", at + 12, y + 14, 22), text(at + 26, y + 20, f"≥{region.at_least}", SMALL, "number")]
        at += 50
    if region.seen_by and len(region.seen_by) < view.players:
        drawn += [icon("look", at + 11, y + 14, 22)]
        step = min(24.0, (x + width - at - 48) / max(1, len(region.seen_by) - 1))
        drawn += [marker(seat, LETTERS[seat], at + 36 + i * step, y + 14, 22) for i, seat in enumerate(region.seen_by)]
    body = "".join(drawn)
    return f'<g data-thing="{thing}">{titled(speaker.message("board-token"))}{hit(x + 8, y - 2, 58, 32)}{body}</g>'


def row_width(there: Workers) -> float:
    return 72 + sum(figures_width(n) for n in there.values())


def figures_width(n: int) -> float:
    return 24 if n == 1 else 39 if n == 2 else 46 if n < 10 else 55


def colony(seat: int, there: Workers, points: int, leads: bool, x: float, y: float, width: float, speaker: Speaker) -> str:
    """A player's workers in a region as one row: who, the figures, the points they would score now."""
    middle = y + ROW / 2
    drawn = [marker(seat, LETTERS[seat], x + 19, middle, 24)]
    natural = row_width(there)
    squeeze = min(1.0, (width - 72) / (natural - 72))
    drawn.append(figures(seat, there, x + 34, middle, FIGURE, squeeze))
    if leads:
        drawn.append(
            f'<path d="M{number(x + 4)} {number(y + 2)}v{ROW - 4}" class="p{seat}" stroke="var(--own)" stroke-width="4"/>'
        )
    if points:
        drawn.append(f'<circle class="seal" cx="{number(x + width - 18)}" cy="{number(middle)}" r="12"/>')
        drawn.append(text(x + width - 18, middle + 6, str(points), SMALL, "on-seal", "middle"))
    return "".join(drawn)


def figures(seat: int, there: Workers, x: float, y: float, size: float, squeeze: float = 1) -> str:
    """Workers side by side: one or two as they are, more as a figure with their number."""
    drawn: list[str] = []
    scale = size / FIGURE * squeeze
    for kind, n in there.items():
        for i in range(min(n, 2) if n < 3 else 1):
            drawn.append(piece(kind, seat, x + (13 + 15 * i) * scale, y, size, f"{seat}-{kind}"))
        if n > 2:
            drawn.append(text(x + 26 * scale, y + 6, f"×{n}", SMALL, "number"))
        x += figures_width(n) * scale
    return "".join(drawn)


# -- event boxes -------------------------------------------------------------------------------------------------------


def standing(box: str, i: int, f: Figure, x: float, y: float, speaker: Speaker) -> str:
    """A figure on a space of a box, which can be pointed at by its position."""
    return piece(f.kind, f.seat, x, y, 34, f"{f.seat}-{f.kind}", f"figure-{box}-{i + 1}", "", figure(f, speaker), LETTERS[f.seat])


def queue_box(box: str, view: EmpiresView, speaker: Speaker) -> str:
    queue = view.queues[box]
    places = queue_places(box, max(view.room[box], len(queue)))
    return "".join(standing(box, i, f, *places[i], speaker) for i, f in enumerate(queue))


def dock_box(box: str, view: EmpiresView, speaker: Speaker) -> str:
    places = queue_places("dock", view.room["dock"])
    extra = dock_extra()
    taken = {"numbered": 0, "X": 0, "Y": 0, "ship": 0}
    drawn: list[str] = []
    if view.agreed["expansion_buildings"] != "none":
        at = extra["ship"]
        area = hit(at[0][0] - SLOT / 2 - 4, at[0][1] - SLOT / 2 - 3, STEP * 2 + SLOT + 8, SLOT + 6, 8)
        title = speaker.name("target", "dock by ship")
        drawn.append(f'<g data-thing="target-dock_by_ship">{titled(title)}{area}</g>')
    for i, f in enumerate(view.queues["dock"]):
        n = taken[f.standing]
        taken[f.standing] += 1
        if f.standing == "numbered":
            spots = places + extra["more"]
        else:
            spots = extra[f.standing]
        x, y = spots[min(n, len(spots) - 1)]
        if f.standing == "ship":
            drawn.append(piece("ship", f.seat, x, y + 4, 38, f"{f.seat}-ship"))
        drawn.append(standing("dock", i, f, x, y, speaker))
    return "".join(drawn)


def goods_box(box: str, view: EmpiresView, speaker: Speaker) -> str:
    frame = FRAMES["goods"]
    offered = [thing for thing, n in view.goods_on_offer.items() for _ in range(n)]
    step = min(46.0, (frame.width - 50) / max(1, len(offered) - 1)) if len(offered) > 1 else 46
    drawn = [queue_box(box, view, speaker)]
    for i, thing in enumerate(offered):
        name = speaker.name("good", thing)
        drawn.append(good(thing, frame.x + 28 + i * step, frame.y + 95, 36, 0, f"good-{thing}", "", name))
    return "".join(drawn)


def shipping_box(box: str, view: EmpiresView, speaker: Speaker) -> str:
    x, y, width, height = FRAMES["shipping"]
    drawn = [f'<rect class="slot" x="{x + 10}" y="{y + 34}" width="56" height="50" rx="8"/>']
    if view.ship_in_box:
        title = speaker.message("fact-ships")
        drawn.append(piece("ship", -1, x + 38, y + 59, 46, "", "ship", "", title))
    drawn.append(text(x + 38, y + 106, f"+{view.ship_stock}", SMALL, "label", "middle"))
    crowd = [(p.seat, p.shipping) for p in view.players_at_table if p.shipping]
    drawn.append(cluster(crowd, x + 72, y + 32, width - 80, height - 38))
    return "".join(drawn)


def cluster(crowd: list[tuple[int, Workers]], x: float, y: float, width: float, height: float) -> str:
    """Figures of several players in lines, as large as the room allows."""
    items = [(seat, kind, n) for seat, there in crowd for kind, n in there.items()]
    for size in (34, 30, 26, 22):
        scale = size / FIGURE
        lines: list[list[tuple[int, str, int]]] = [[]]
        used = 0.0
        for item in items:
            wide = figures_width(item[2]) * scale
            if used + wide > width and lines[-1]:
                lines.append([])
                used = 0
            lines[-1].append(item)
            used += wide
        if len(lines) * (size + 4) <= height:
            break
    drawn: list[str] = []
    for i, line in enumerate(lines):
        at = x
        for seat, kind, n in line:
            drawn.append(figures(seat, {kind: n}, at, y + (size + 4) * (i + 0.5), size))
            at += figures_width(n) * scale
    return "".join(drawn)


def buildings_box(box: str, view: EmpiresView, speaker: Speaker) -> str:
    x, y, width, _ = FRAMES["buildings"]
    drawn = [queue_box(box, view, speaker)]
    wide, high = (width - 32) / 3, 76
    price = view.prices["building"]
    for i, name in enumerate(view.market):
        left, top = x + 8 + (wide + 8) * (i % 3), y + 50 + (high + 5) * (i // 3)
        cost = 0 if name.startswith("spoils") else price
        about = f"{speaker.name('tile', name)} (${cost}): {speaker.about('tile', name)}"
        drawn.append(
            tile(name, speaker.name("tile", name), cost, [], left, top, wide, high, f"tile-{name}", "", SMALL, False, about)
        )
    left, top = x + 8 + (wide + 8) * 2, y + 50 + high + 5
    drawn.append(icon("building", left + 24, top + high / 2, 28))
    drawn.append(text(left + 46, top + high / 2 + 6, speaker.message("board-to-come", n=len(view.stack)), SMALL, "label"))
    return "".join(drawn)


def discovery_box(box: str, view: EmpiresView, speaker: Speaker) -> str:
    x, y, width, height = FRAMES["discovery"]
    drawn: list[str] = []
    there = [p for p in view.players_at_table if p.pool or p.expedition]
    for i, p in enumerate(there):
        left, top = x + 8 + 128 * (i % 3), y + 32 + 42 * (i // 3)
        drawn.append(pool(p, left, top, 124))
    title = speaker.message("table-deck", n=view.deck)
    left, top = x + width - 82, y + 12
    drawn.append(f'<g data-thing="deck">{titled(title)}{hit(left - 2, top - 2, 76, 100)}')
    drawn += [slip(left + 3 * i, top + 3 * i, 66, 90, "card") for i in (2, 1, 0)]
    drawn.append(icon("compass", left + 33, top + 36, 38))
    drawn.append(text(left + 33, top + 80, str(view.deck), 20, "number", "middle") + "</g>")
    return "".join(drawn)


def pool(p: Player, x: float, y: float, width: float) -> str:
    everybody = {kind: p.pool.get(kind, 0) + p.expedition.get(kind, 0) for kind in {**p.pool, **p.expedition}}
    natural = sum(figures_width(n) for n in everybody.values())
    squeeze = min(1.0, (width - 30) / natural)
    return marker(p.seat, LETTERS[p.seat], x + 14, y + 18, 24) + figures(p.seat, everybody, x + 28, y + 18, 30, squeeze)


def specialists_box(box: str, view: EmpiresView, speaker: Speaker) -> str:
    drawn: list[str] = []
    for space, (x, y) in space_places(list(view.specialists)).items():
        f = view.specialists[space]
        inner = hit(x - SLOT / 2, y - SLOT / 2, SLOT, SLOT, 8)
        if f:
            inner += piece(f.kind, f.seat, x, y, 34, f"{f.seat}-{f.kind}", letter=LETTERS[f.seat])
        title = titled(speaker.name("space", space))
        drawn.append(
            f'<g data-thing="target-{space}_space">{title}{hit(x - SLOT / 2 - 3, y - SLOT / 2 - 1, 150, SLOT + 2, 8)}'
            f'<g data-thing="space-{space}">{title}{inner}</g></g>'
        )
    return "".join(drawn)
