"""The shared board of Empires, drawn from what one viewer may know: the chart, its nine regions, the event boxes."""

from collections.abc import Callable
from functools import lru_cache
from html import escape
from typing import NamedTuple

from caravela.games.empires.pictures.chart import (
    EVENTS,
    FRAMES,
    HEIGHT,
    LEAST,
    MAP_WIDTH,
    PLATES,
    SLOT,
    SMALL,
    STEP,
    WIDTH,
    Printed,
    dock_extra,
    ground,
    has_ship_spaces,
    length,
    queue_places,
    region_area,
    space_places,
    squeezed,
)
from caravela.games.empires.pictures.mat import colours, letter
from caravela.games.empires.pictures.slips import find, tile, tile_icons
from caravela.games.empires.rules.view import EmpiresView, Figure, Player, Region, Workers
from caravela.games.empires.words.table import box_line, figure, find_words, region_line, status, workers
from caravela.render.again import again, unchanged
from caravela.render.sea import ink
from caravela.render.shapes import good, hit, icon, marker, number, piece, slip, text, titled
from caravela.render.sheet import Area, Sheet
from caravela.text import Speaker

ROW = 27  # the height of a player's row in a region
FIGURE = 28
AGES = ((1, 3), (4, 6), (7, 8))


class Owner(NamedTuple):
    """A player on the board: the seat, and how its pieces look."""

    seat: int
    colour: int
    letter: str

    def marker(self, x: float, y: float, size: float, thing: str = "", title: str = "") -> str:
        return marker(self.colour, self.letter, x, y, size, thing, "", title)

    def piece(self, kind: str, x: float, y: float, size: float, thing: str = "", title: str = "") -> str:
        letter = self.letter if size >= 30 and kind != "ship" else ""
        return piece(kind, self.colour, x, y, size, f"{self.seat}-{kind}", thing, "", title, letter)


Owners = list[Owner]
Queue = list[Figure]  # that stand in a box


def board(view: EmpiresView, speaker: Speaker) -> Sheet:
    """The board as the viewer sees it, in parts that change only when what they show changes."""
    owners = owned_by(tuple(colours(view)), tuple([letter(view, seat) for seat in range(view.players)]))
    printed = Printed(
        tuple(view.specialists),
        tuple(view.room.items()),
        tuple(view.agreed.items()),
        view.prices["war"],
        view.prices["training"],
    )
    parts = {
        "ground": ground(speaker.language, printed),
        "rounds": again(("rounds",), None, view, speaker, lambda view: rounds(view, speaker)),
        "order": unchanged(("order", view.decider), (owners, view.order), speaker, lambda: order(view, owners, speaker)),
    }
    regions = {region.id: region for region in view.regions}
    for name in PLATES:
        parts[f"region-{name}"] = region_part(regions[name], view, owners, speaker)
    for box in EVENTS:
        parts[box] = box_part(box, view, owners, speaker)
    areas = (
        Area(speaker.message("board-map"), 0, 0, MAP_WIDTH, HEIGHT),
        Area(speaker.message("table-boxes"), MAP_WIDTH, 0, WIDTH - MAP_WIDTH, HEIGHT),
    )
    return Sheet("board", speaker.message("table-regions"), speaker.message("board-about"), WIDTH, HEIGHT, parts, areas=areas)


@lru_cache(maxsize=2048)
def owned_by(colours: tuple[int, ...], letters: tuple[str, ...]) -> Owners:
    return [Owner(seat, look, letters[seat]) for seat, look in enumerate(colours)]


def box_part(box: str, view: EmpiresView, owners: Owners, speaker: Speaker) -> str:
    """An event box with all that stands in it."""
    queue = view.queues.get(box, [])
    resolving = view.phase == "resolve" and view.box == box

    def draw(view: EmpiresView) -> str:
        body = CONTENTS.get(box, queue_box)(box, queue, view, owners, speaker)
        now = current(box, view, owners) if resolving else ""
        return (
            f'<g id="board-{box}" role="group" aria-label="{escape(box_line(box, queue, view, speaker))}">'
            f'<g data-thing="target-{box}">{titled(speaker.name("box", box))}{hit(*FRAMES[box], 7)}{now}{body}</g></g>'
        )

    return again(("box", box), (owners, queue, resolving), view, speaker, draw)


def current(box: str, view: EmpiresView, owners: Owners) -> str:
    """The box that is being resolved has a bold frame and a pennant; those who had their turn wait in pale (E-RES-4)."""
    x, y, width, height = FRAMES[box]
    left, top = (x + width - 14, y + 17) if box != "buildings" else (x + width - 20, y + height - 17)
    done = [(owners[p.seat], kind) for p in view.players_at_table for kind, n in p.resolved.items() for _ in range(n)]
    pale = "".join(owner.piece(kind, left - 20 * i, top, 22) for i, (owner, kind) in enumerate(reversed(done)))
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="7" fill="none" stroke="var(--seal)" stroke-width="3"/>'
        f'<path d="M{x - 1} {y + 7}h-11l4 9-4 9h11z" fill="var(--seal)"/><g class="faded">{pale}</g>'
    )


# -- rounds and order --------------------------------------------------------------------------------------------------


def rounds(view: EmpiresView, speaker: Speaker) -> str:
    """The eight rounds in their ages; a ship lies at this one, and every age ends with a scoring."""
    x, y, _, _ = FRAMES["rounds"]
    drawn = [squeezed(x + 12, y + 34, speaker.message("board-round"), 19, 66, "heading")]
    at = x + 94
    for age, (first, last) in enumerate(AGES, 1):
        drawn.append(text(at + 7, y + 34, speaker.roman(age), 20, "heading" if age == view.age else "label", "end"))
        at += 25
        for n in range(first, last + 1):
            if n == view.round:
                drawn.append(f'<circle cx="{at}" cy="{y + 27}" r="14" fill="var(--seal)" stroke="var(--ink)"/>')
                drawn.append(text(at, y + 33, str(n), 19, "on-seal", "middle"))
            else:
                drawn.append(f'<circle class="slot" cx="{at}" cy="{y + 27}" r="13"/>')
                drawn.append(text(at, y + 33, str(n), SMALL, "label", "middle"))
            at += 29
        drawn.append(f'<g class="faded">{icon("vp", at - 4, y + 27, 18)}</g>')
        at += 27
    return f'<g id="board-rounds" role="group" aria-label="{escape(status(view, speaker)[0])}">{"".join(drawn)}</g>'


def order(view: EmpiresView, owners: Owners, speaker: Speaker) -> str:
    """The order of the players; who is to decide is underlined."""
    x, y, _, _ = FRAMES["order"]
    drawn: list[str] = []
    for i, seat in enumerate(view.order):
        at = x + 24 + 33 * i
        title = speaker.message("board-place", who=speaker.player(seat), position=i + 1)
        drawn.append(owners[seat].marker(at, y + 50, 29, f"seat-{seat}", title))
        if seat == view.decider:
            drawn.append(f'<path d="M{at - 12} {y + 71}h24" stroke="var(--ink)" stroke-width="3" stroke-linecap="round"/>')
    words = speaker.message("table-order", players=", ".join(speaker.player(seat) for seat in view.order))
    return f'<g id="board-order" role="group" aria-label="{escape(words)}">{"".join(drawn)}</g>'


# -- regions -----------------------------------------------------------------------------------------------------------


def region_part(region: Region, view: EmpiresView, owners: Owners, speaker: Speaker) -> str:
    """A region; most stay as they are from one move to the next. Beside others that they do not know lie tokens that they do."""
    shown = (owners, region, view.players)
    return unchanged(("region", region.id, region.token), shown, speaker, lambda: draw_region(region, view, owners, speaker))


def draw_region(region: Region, view: EmpiresView, owners: Owners, speaker: Speaker) -> str:
    """The land, hatched while it is undiscovered and tinted along its borders by who leads; its cartouche with what is there."""
    name = speaker.name("region", region.id)
    plate = PLATES[region.id]
    leaders = [seat for seat, n in enumerate(region.points) if n and n == max(region.points)]
    rows = [(seat, there) for seat, there in enumerate(region.workers) if there]
    widths = [74 + crowd_width(there) for _, there in rows]
    width = min(plate.most, max([LEAST, length(name, 19, 0.6) + (46 if region.good else 18), *widths]))
    low = 0 if region.discovered else 36 + (26 if region.token and partly_seen(region, view) else 0)
    height = 31 + low + ROW * len(rows) + (5 if rows else 0)
    x, y = (plate.x if plate.side > 0 else plate.x - width), plate.y
    drawn = [titled(name)]
    if not region.discovered:
        drawn.append(
            f'<g clip-path="url(#board-sea)"><use href="#board-shape-{region.id}" fill="url(#board-hatch)"'
            ' stroke="var(--ink)" stroke-opacity=".5" stroke-dasharray="7 4"/></g>'
        )
    if len(leaders) == 1:
        drawn.append(
            f'<g clip-path="url(#board-sea)"><g class="p{owners[leaders[0]].colour}" clip-path="url(#board-in-{region.id})">'
            f'<use href="#board-shape-{region.id}" fill="var(--owner)" fill-opacity=".1" stroke="var(--owner)"'
            ' stroke-opacity=".75" stroke-width="9"/></g></g>'
        )
    island = ' stroke="var(--ink)" stroke-opacity=".5" stroke-dasharray="2 5" stroke-linecap="round"'
    dashes = island if region.id == "caribbean" else ""
    drawn.append(
        f'<path class="area" fill="none" pointer-events="all" clip-path="url(#board-sea)"{dashes} d="{region_area(region.id)}"/>'
    )
    if plate.line:
        drawn.append(f'<path d="{plate.line}" stroke="var(--ink)" stroke-width="1.2" stroke-opacity=".6"/>')
    drawn.append("".join(ribbon(owners[seat], x, y + 31 + low + ROW * i) for i, (seat, _) in enumerate(rows) if seat in leaders))
    drawn.append(cartouche(x, y, width, height))
    drawn.append(squeezed(x + 10, y + 23, name, 19, width - (46 if region.good else 18), "place"))
    if region.good:
        drawn.append(good(region.good, x + width - 20, y + 18, 26, title=speaker.name("good", region.good)))
    down = y + 31
    if not region.discovered:
        drawn.append(token(region, view, owners, speaker, x, down, width))
        down += low
    for seat, there in rows:
        who = f"{speaker.player(seat)} {sum(there.values())} ({workers(there, speaker)})"
        drawn.append(f"<g>{titled(who)}{colony(owners[seat], there, region.points[seat], x, down, width)}</g>")
        down += ROW
    return (
        f'<g id="board-region-{region.id}" role="group" aria-label="{escape(region_line(region, view, speaker))}">'
        f'<g class="region" data-thing="region-{region.id}">{"".join(drawn)}</g></g>'
    )


def ribbon(owner: Owner, x: float, y: float) -> str:
    """Who leads in a region has a ribbon beside the cartouche."""
    return f'<path class="own p{owner.colour}" d="M{number(x + 2)} {number(y + 4)}h-13l4 9-4 9h13z"/>'


def cartouche(x: float, y: float, width: float, height: float) -> str:
    """A plate of paper with a fine double line."""
    w, h = number(width), number(height)
    inner = f'x="{number(x + 3)}" y="{number(y + 3)}" width="{number(width - 6)}" height="{number(height - 6)}" rx="5"'
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{w}" height="{h}" rx="7" fill="var(--paper)" fill-opacity=".92"'
        f' stroke="var(--ink)" stroke-opacity=".7"/><rect {inner} {ink(0.3, 0.8)}/>'
    )


def token(region: Region, view: EmpiresView, owners: Owners, speaker: Speaker, x: float, y: float, width: float) -> str:
    """The token on an undiscovered region: its face for those who know it, else its back and what has been learnt of it."""
    thing = f"token-{region.id}"
    if region.token is not None:
        on = [speaker.printed("find", region.token, what) for what in ("natives", "plunder", "per_soldier", "vp")]
        natives, plunder, per_soldier, vp = on
        face = (natives, plunder, per_soldier, vp, x + 6, y - 1, width - 12, 32)
        drawn = find(region.token, "", *face, thing, "", SMALL, find_words(region.token, speaker))
        return drawn + (seen_by(region, owners, x + 10, y + 46, width - 20) if partly_seen(region, view) else "")
    back = [slip(x + 8, y - 2, 60, 32, "token"), icon("compass", x + 25, y + 14, 24), icon("question", x + 50, y + 14, 20)]
    left = x + 74
    if region.at_least:
        back += [icon("natives", left + 10, y + 14, 22), text(left + 23, y + 20, f"≥{region.at_least}", SMALL, "number")]
        left += 46
    if partly_seen(region, view):
        back.append(seen_by(region, owners, left, y + 14, x + width - left - 6))
    title = titled(speaker.message("board-token"))
    return f'<g data-thing="{thing}">{title}{"".join(back)}{hit(x + 8, y - 2, 60, 32, 16)}</g>'


def partly_seen(region: Region, view: EmpiresView) -> bool:
    return 0 < len(region.seen_by) < view.players


def seen_by(region: Region, owners: Owners, x: float, y: float, width: float) -> str:
    """Who has looked at the token."""
    step = min(23.0, (width - 46) / max(1, len(region.seen_by) - 1))
    who = "".join(owners[seat].marker(x + 35 + i * step, y, 21) for i, seat in enumerate(region.seen_by))
    return icon("eye", x + 10, y, 22) + who


def colony(owner: Owner, there: Workers, points: int, x: float, y: float, width: float) -> str:
    """A player's workers in a region as one row: who, the figures, the points they would score now."""
    middle = y + ROW / 2
    compact = crowd_width(there) > width - 74
    size = FIGURE * min(1.0, (width - 74) / crowd_width(there, compact))
    drawn = [owner.marker(x + 20, middle, 24), figures(owner, there, x + 34, middle, size, compact)]
    if points:
        drawn.append(f'<circle class="seal" cx="{number(x + width - 19)}" cy="{number(middle)}" r="12"/>')
        drawn.append(text(x + width - 19, middle + 6, str(points), SMALL, "on-seal", "middle"))
    return "".join(drawn)


def crowd_width(there: Workers, compact: bool = False) -> float:
    return sum(figures_width(n, compact) for n in there.values())


def shown(n: int, compact: bool) -> int:
    """How many of so many like figures are drawn; more are told by number."""
    return n if n < (2 if compact else 3) else 1


def figures_width(n: int, compact: bool = False) -> float:
    if n > shown(n, compact):
        return 32 + (0 if compact else 12) + 12 * len(str(n))
    return 28 + 19 * (n - 1)


def figures(owner: Owner, there: Workers, x: float, y: float, size: float, compact: bool = False) -> str:
    """Workers side by side: one or two as they are, more as a figure with their number."""
    drawn: list[str] = []
    scale = size / FIGURE
    for kind, n in there.items():
        for i in range(shown(n, compact)):
            drawn.append(owner.piece(kind, x + (14 + 19 * i) * scale, y, size))
        if n > shown(n, compact):
            drawn.append(text(x + 27 * scale, y + (9 if compact else 7), str(n) if compact else f"×{n}", SMALL, "number"))
        x += figures_width(n, compact) * scale
    return "".join(drawn)


# -- event boxes -------------------------------------------------------------------------------------------------------


def standing(box: str, i: int, f: Figure, owners: Owners, x: float, y: float, speaker: Speaker) -> str:
    """A figure on a space of a box, which can be pointed at by its position."""
    title = f"{i + 1}. {figure(f, speaker)}"
    return owners[f.seat].piece(f.kind, x, y, 34, f"figure-{box}-{i + 1}", title)


def queue_box(box: str, queue: Queue, view: EmpiresView, owners: Owners, speaker: Speaker) -> str:
    places = queue_places(box, view.room[box])
    return "".join(standing(box, i, f, owners, *places[i], speaker) for i, f in enumerate(queue))


def dock_box(box: str, queue: Queue, view: EmpiresView, owners: Owners, speaker: Speaker) -> str:
    """The dock: figures stand on numbered spaces, on X and Y, or aboard a ship; England's own stand behind the last."""
    extra = dock_extra()
    places = {**extra, "numbered": queue_places("dock", view.room["dock"]) + extra["more"]}
    taken = dict.fromkeys(places, 0)
    drawn: list[str] = []
    if has_ship_spaces(view.agreed):
        x, y = extra["ship"][0]
        area = hit(x - SLOT / 2 - 4, y - SLOT / 2 - 3, STEP * 2 + SLOT + 8, SLOT + 6, 8)
        drawn.append(f'<g data-thing="target-dock_by_ship">{titled(speaker.name("target", "dock by ship"))}{area}</g>')
    for i, f in enumerate(queue):
        n, spots = taken[f.standing], places[f.standing]
        taken[f.standing] += 1
        x, y = spots[min(n, len(spots) - 1)]
        if f.standing == "ship":
            drawn.append(owners[f.seat].piece("ship", x, y + 3, 40))
        drawn.append(standing(box, i, f, owners, x, y, speaker))
    return "".join(drawn)


def goods_box(box: str, queue: Queue, view: EmpiresView, owners: Owners, speaker: Speaker) -> str:
    """Who trades, the goods on offer, and how many are left in the pile."""
    x, y, width, _ = FRAMES[box]
    offered = [thing for thing, n in view.goods_on_offer.items() for _ in range(n)]
    step = min(42.0, (width - 100) / max(1, len(offered) - 1))
    drawn = [queue_box(box, queue, view, owners, speaker)]
    for i, thing in enumerate(offered):
        drawn.append(good(thing, x + 28 + i * step, y + 95, 36, 0, f"good-{thing}", "", speaker.name("good", thing)))
    drawn.append(f'<g class="faded">{icon("goods", x + width - 27, y + 50, 26)}</g>')
    drawn.append(text(x + width - 27, y + 84, f"+{sum(view.pile.values())}", SMALL, "label", "middle"))
    return "".join(drawn)


def shipping_box(box: str, queue: Queue, view: EmpiresView, owners: Owners, speaker: Speaker) -> str:
    """The ship that can be won, how many are in stock, and who has how many workers there."""
    x, y, width, height = FRAMES[box]
    title = speaker.message("table-ship-there" if view.ship_in_box else "table-no-ship", n=view.ship_stock)
    drawn = [f'<rect class="slot" x="{x + 10}" y="{y + 32}" width="58" height="54" rx="8"/>']
    if view.ship_in_box:
        drawn.append(piece("ship", -1, x + 39, y + 59, 46, "", "ship", "", title))
    drawn.append(icon("ship", x + 26, y + 101, 20) + text(x + 38, y + 107, f"+{view.ship_stock}", SMALL, "label"))
    crowd = [(owners[p.seat], p.shipping) for p in view.players_at_table if p.shipping]
    drawn.append(cluster(crowd, x + 76, y + 32, width - 82, height - 36))
    return "".join(drawn)


def cluster(crowd: list[tuple[Owner, Workers]], x: float, y: float, width: float, height: float) -> str:
    """Figures of several players in lines, as large as the room allows."""
    items = [(owner, kind, n) for owner, there in crowd for kind, n in there.items()]
    lines: list[list[tuple[Owner, str, int]]] = [[]]
    size = 34
    for size in (34, 30, 26, 22):
        lines, used = [[]], 0.0
        for item in items:
            wide = figures_width(item[2]) * size / FIGURE
            if used + wide > width and lines[-1]:
                lines.append([])
                used = 0.0
            lines[-1].append(item)
            used += wide
        if len(lines) * (size + 4) <= height:
            break
    drawn: list[str] = []
    for i, line in enumerate(lines):
        at = x
        for owner, kind, n in line:
            drawn.append(figures(owner, {kind: n}, at, y + (size + 4) * (i + 0.5), size))
            at += figures_width(n) * size / FIGURE
    return "".join(drawn)


def buildings_box(box: str, queue: Queue, view: EmpiresView, owners: Owners, speaker: Speaker) -> str:
    """Who buys, the tiles for sale with their price, and how many are still to come in this age."""
    x, y, width, _ = FRAMES[box]
    drawn = [queue_box(box, queue, view, owners, speaker)]
    wide, high = (width - 32) / 3, 76
    spots = [(x + 8 + (wide + 8) * (i % 3), y + 50 + (high + 5) * (i // 3)) for i in range(6)]
    for name, (left, top) in zip(view.market, spots):
        title, about = speaker.name("tile", name), speaker.about("tile", name)
        drawn.append(for_sale(name, tile_icons(name, speaker.tables), title, view.costs[name], about, left, top, wide, high))
    left, top = spots[5]
    drawn.append(f'<g class="faded">{icon("building", left + 20, top + high / 2, 28)}</g>')
    drawn.append(
        squeezed(left + 42, top + high / 2 + 6, speaker.message("board-to-come", n=len(view.stack)), 18, wide - 46, "label")
    )
    return "".join(drawn)


@lru_cache(maxsize=2048)
def for_sale(
    name: str, icons: tuple[str, ...], title: str, cost: int, about: str, x: float, y: float, width: float, height: float
) -> str:
    told = f"{title} (${cost}): {about}"
    return tile(icons, title, cost, [], x, y, width, height, f"tile-{name}", "", SMALL, False, told)


def discovery_box(box: str, queue: Queue, view: EmpiresView, owners: Owners, speaker: Speaker) -> str:
    """The pool of each player, and the deck with as many cards as are left."""
    x, y, width, _ = FRAMES[box]
    there = [p for p in view.players_at_table if p.pool or p.expedition]
    drawn = pools(there, owners, x + 8, y + 32, width - 104)
    left, top = x + width - 86, y + 10
    known = view.top_card
    title = speaker.message("table-deck", n=view.deck) + (f"; {find_words(known, speaker)}" if known else "")
    drawn.append(f'<g data-thing="deck">{titled(title)}{hit(left - 3, top - 3, 84, 106)}')
    drawn += [slip(left + 4 * i, top + 4 * i, 68, 90, "card") for i in range(min(3, view.deck) - 1, -1, -1)]
    if known:
        on = speaker.words.facts("find", known, speaker.tables)
        drawn += [icon("natives", left + 20, top + 26, 24), text(left + 36, top + 33, str(on["natives"]), 19, "number")]
    else:
        drawn.append(icon("compass", left + 34, top + 36, 40))
    drawn.append(text(left + 34, top + 80, str(view.deck), 20, "number", "middle") + "</g>")
    return "".join(drawn)


def pools(there: list[Player], owners: Owners, x: float, y: float, width: float) -> list[str]:
    """The workers of each player in the Discovery box; those named for an expedition stand behind a compass."""
    compact, lines = False, 1
    places: list[tuple[float, int]] = []
    for compact in (False, True):
        at, lines = 0.0, 1
        places = []
        for p in there:
            wide = pool_width(p, compact)
            if at and at + wide > width:
                at, lines = 0.0, lines + 1
            places.append((x + at, lines - 1))
            at += wide
        if lines <= 2:
            break
    step = 42 if lines <= 2 else 29
    drawn: list[str] = []
    for p, (left, line) in zip(there, places):
        middle = y + step * (line + 0.5)
        drawn.append(owners[p.seat].marker(left + 12, middle, 24))
        drawn.append(figures(owners[p.seat], p.pool, left + 26, middle, FIGURE, compact))
        if p.expedition:
            left += 26 + crowd_width(p.pool, compact)
            drawn.append(icon("compass", left + 10, middle, 18))
            drawn.append(figures(owners[p.seat], p.expedition, left + 20, middle, FIGURE, compact))
    return drawn


def pool_width(p: Player, compact: bool) -> float:
    both = [*p.pool.values(), *p.expedition.values()]
    return 36 + sum(figures_width(n, compact) for n in both) + (20 if p.expedition else 0)


def specialists_box(box: str, queue: Queue, view: EmpiresView, owners: Owners, speaker: Speaker) -> str:
    """The named spaces, each for one worker."""
    drawn: list[str] = []
    for space, (x, y) in space_places(list(view.specialists)).items():
        f = view.specialists[space]
        inner = hit(x - SLOT / 2, y - SLOT / 2, SLOT, SLOT, 8)
        name = speaker.name("space", space)
        title = titled(f"{name}: {figure(f, speaker)}" if f else name)
        if f:
            inner = f'<rect x="{number(x - 17)}" y="{number(y - 17)}" width="34" height="34" rx="7" fill="var(--paper)"/>' + inner
            inner += owners[f.seat].piece(f.kind, x, y, 34)
        drawn.append(
            f'<g data-thing="target-{space}_space">{title}{hit(x - SLOT / 2 - 3, y - SLOT / 2 - 1, 152, SLOT + 2, 8)}'
            f'<g data-thing="space-{space}">{title}{inner}</g></g>'
        )
    return "".join(drawn)


CONTENTS: dict[str, Callable[[str, Queue, EmpiresView, Owners, Speaker], str]] = {
    "dock": dock_box,
    "goods": goods_box,
    "shipping": shipping_box,
    "buildings": buildings_box,
    "discovery": discovery_box,
    "specialists": specialists_box,
}
