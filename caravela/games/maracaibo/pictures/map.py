"""The locations of Maracaibo's map: numbered circles, and plates that say what is there."""

from html import escape
from typing import Final

from caravela.games.maracaibo.pictures.cards import disc, mission_face, thing, worker
from caravela.games.maracaibo.pictures.chart import RADIUS, SMALL, SPOTS, Course, Spot, course, route
from caravela.games.maracaibo.pictures.icons import Items, breadth, effect_items, strip
from caravela.games.maracaibo.pictures.parts import NEUTRAL, Captain, Place, Printed, Scene, Stand, TileInPlay, Words
from caravela.render.shapes import box, coin, hit, icon, number, piece, text, use
from caravela.render.shapes import breadth as print_breadth

ROW: Final = 30  # the height of a row of pictures on a plate
HEAD: Final = 24
MISSION: Final = (112, 54)
SHIP: Final = 38
ABREAST: Final = 27  # the width of an assistant or of arms
LEAST: Final = 40  # the width of a plate, at least
PRINT: Final = 15.2  # how wide names are for their breadth: wider plates would lie on one another


class Row:
    """One row of a plate: how wide and high it is, and how it is drawn from a corner."""

    def __init__(self, width: float, height: float, *drawn: tuple[str, float, float], tint: str = "") -> None:
        self.width = width
        self.height = height
        self.drawn = drawn
        self.tint = tint  # a ground over the whole width


def part(name: str, label: str, *drawn: str) -> str:
    return f'<g id="board-{name}" role="group" aria-label="{escape(label)}">{"".join(drawn)}</g>'


def location_part(stand: Stand, scene: Scene, page: Printed, words: Words) -> str:
    """A location with everything at it."""
    place, spot = page.places[stand.id], SPOTS[stand.id]
    label = told(stand, place, page, words)
    if stand.closed:
        return part(f"location-{stand.id}", label, closed_place(stand, words))
    drawn = stop(stand, place, spot, page, scene, words)
    faint = place.stop and not on_the_way(stand.id, scene.round, page)
    return part(f"location-{stand.id}", label, f'<g opacity=".5">{drawn}</g>' if faint else drawn)


def on_the_way(place: str, now: int, page: Printed) -> bool:
    """Whether a way of this round leads there: the spaces on the way home change with the last round."""
    spans = [line.rounds.split("-") for line in page.routes if line.dst == place]
    return any(int(first) <= now <= int(last) for first, last in spans)


def ships_part(scene: Scene, page: Printed, words: Words) -> str:
    """All ships, over everything else."""
    drawn = [ships(stand, SPOTS[stand.id], scene, words) for stand in scene.places if stand.ships]
    return part("ships", words.message("voyage-ships"), *drawn)


def told(stand: Stand, place: Place, page: Printed, words: Words) -> str:
    """Who and what is there, for those who listen."""
    there = [words.name("mission", name) for name in stand.missions]
    there += [words.name("nation", stand.owner)] if stand.owner else []
    return ": ".join([f"{stand.id} {words.name('location', stand.id)}", *([", ".join(there)] if there else [])])


def closed_place(stand: Stand, words: Words) -> str:
    """A place that no legacy tile has opened: a faint circle."""
    spot = SPOTS[stand.id]
    return (
        f'<g opacity=".5"><circle class="bare" cx="{spot.x}" cy="{spot.y}" r="{RADIUS - 4}"/>'
        f"{text(spot.x, spot.y + 6, stand.id, SMALL, 'label', 'middle')}</g>"
    )


def is_city(stand: Stand, place: Place) -> bool:
    return place.kind in ("city", "legacy_city") or stand.city


def circle(stand: Stand, place: Place, spot: Spot) -> str:
    """The number of a location: a village has one ring, a city two, a place where one must stop a cut edge, Havana an anchor."""
    x, y = spot.x, spot.y
    if place.stop:
        r, c = RADIUS + 1, (RADIUS + 1) * 0.42
        edge = f"M{x - c:.1f} {y - r}h{2 * c:.1f}L{x + r} {y - c:.1f}v{2 * c:.1f}L{x + c:.1f} {y + r}h{-2 * c:.1f}"
        edge += f"L{x - r} {y + c:.1f}v{-2 * c:.1f}z"
        drawn = f'<path class="stop homeward" d="{edge}"/>'
    else:
        drawn = f'<circle class="stop" cx="{x}" cy="{y}" r="{RADIUS}"/>'
    if is_city(stand, place) and not place.stop:
        drawn += f'<circle class="city" cx="{x}" cy="{y}" r="{RADIUS + 4}"/>'
    if place.kind == "start":
        return drawn + icon("anchor", x, y, RADIUS * 1.3)
    return drawn + text(x, y + 7.5, stand.id, 22 if len(stand.id) < 3 else SMALL, "number", "middle")


def stop(stand: Stand, place: Place, spot: Spot, page: Printed, scene: Scene, words: Words) -> str:
    """The circle and the plate of a location. Whoever points at a thing there that is not open points at the location."""
    name = words.name("location", stand.id)
    rows = plate_rows(stand, place, page, scene, words)
    titled_plate = not place.stop
    head = HEAD if titled_plate else 0
    tags = [tile for tile in stand.legacy if page.legacy[tile.id].kind not in ("disc", "city")]
    print_width = min(spot.most - 12 - 26 * len(tags), print_breadth(name) * PRINT)
    width = max([LEAST, print_width + 12 + 26 * len(tags) if titled_plate else 0, *[row.width + 6 for row in rows]])
    height = head + sum(row.height for row in rows) + (3 if rows else 0)
    left = spot.plate[0] if spot.across > 0 else spot.plate[0] - width
    top = spot.plate[1] if spot.down > 0 else spot.plate[1] - height
    bare = not rows and not tags
    plate = f'<rect class="{"name-plate" if bare else "slip"}" {box(left, top, width, height, 5)}/>'
    body = [plate, circle(stand, place, spot)]
    if titled_plate:
        body.append(text(left + 6, top + 18, name, SMALL, "place", within=print_width))
    body.append(hit(spot.x - RADIUS - 5, spot.y - RADIUS - 5, RADIUS * 2 + 10, RADIUS * 2 + 10, RADIUS + 5))
    inner: list[str] = []
    for i, tile in enumerate(tags):
        inner.append(tag(tile, page, words, left + width - 15 - 26 * i, top + 13))
    down = top + head
    for row in rows:
        if row.tint:
            inner.append(f'<rect {box(left + 3, down + 1, width - 6, row.height - 3, 4)} fill="var(--tint-{row.tint})"/>')
        for drawn, x, y in row.drawn:
            inner.append(f'<g transform="translate({number(left + 3 + x)} {number(down + y)})">{drawn}</g>')
        down += row.height
    title = f"{stand.id} {name}" if place.kind != "start" else name
    return thing(f"location-{stand.id}", title, *body, *inner)


def plate_rows(stand: Stand, place: Place, page: Printed, scene: Scene, words: Words) -> list[Row]:
    """What a plate shows below the name."""
    rows: list[Row] = []
    closed = any(page.legacy[tile.id].kind == "plague_city" for tile in stand.legacy)
    if is_city(stand, place) and not closed:
        rows += city_rows(stand, place, page, scene, words)
    lying = mission_rows(stand, page, words) if stand.stories or stand.missions else []
    discs = [tile for tile in stand.legacy if page.legacy[tile.id].kind == "disc"]
    lying += [disc_row(tile, page, scene, words) for tile in discs]
    people = people_at(stand.owner if not ((is_city(stand, place) and place.flag) or stand.city) else "", stand, scene, words)
    if lying and SPOTS[stand.id].wide:
        return [*rows, abreast(lying, people)]
    rows += lying
    if people:
        rows.append(Row(len(people) * ABREAST, ROW, *[(one, i * ABREAST, 0) for i, one in enumerate(people)]))
    return rows


def abreast(lying: list[Row], people: list[str]) -> Row:
    """Where there is no room above or below: tiles side by side, and to their right whoever stands there, in pairs."""
    drawn: list[tuple[str, float, float]] = []
    at = 0.0
    for row in lying:
        drawn += [(one, x + at, y) for one, x, y in row.drawn]
        at += row.width + 2
    drawn += [(one, at + i // 2 * ABREAST, i % 2 * (ROW - 3)) for i, one in enumerate(people)]
    return Row(at + (len(people) + 1) // 2 * ABREAST, max(row.height for row in lying), *drawn)


def city_rows(stand: Stand, place: Place, page: Printed, scene: Scene, words: Words) -> list[Row]:
    """The action; then the market with its discs, and the flag with its bonus or its owner."""
    tile = page.city_tiles.get(stand.tile)
    action = effect_items(tile.action if tile else place.action)
    for legacy in stand.legacy:
        if page.legacy[legacy.id].kind == "bonus":
            action = effect_items(page.legacy[legacy.id].reward)
    items = room_for(action)
    size = 26.0 if place.stop else 27.0
    if place.stop:
        items = [*homeward(stand, page, words), *items]
    wide = breadth(items) * size + 8
    scroll = strip(items, wide / 2, ROW / 2 - 0.5, size)
    named = f"city_tile-{stand.tile}" if stand.tile else f"action-{stand.id}"
    title = (
        words.name("city_tile", stand.tile)
        if stand.tile
        else words.message("voyage-action", place=words.name("location", stand.id))
    )
    first = Row(wide, ROW, (thing(named, title, scroll, hit(0, 1, wide, ROW - 3)), 0, 0), tint="immediate")
    if place.stop:
        return [first]
    good = tile.good if tile else page.legacy["L1"].good if stand.city else place.good
    drawn: list[tuple[str, float, float]] = []
    at = 0.0
    if stand.market:
        width = 28 + 27 * stand.market
        inner = [use(good, 13, ROW / 2, 24)]
        for i in range(stand.market):
            middle = 28 + 27 * i + 12.5
            inner.append(f'<circle class="slot" cx="{middle}" cy="{ROW / 2}" r="12"/>')
            if i < len(stand.discs):
                inner.append(disc(captain(scene, stand.discs[i]), middle, ROW / 2, 25))
        title = words.message("voyage-market", place=words.name("location", stand.id))
        drawn.append((thing(f"market-{stand.id}", title, *inner, hit(0, 1, width, ROW - 3)), 0, 0))
        at = width + 8
    if place.flag or stand.city:
        bonus = effect_items(page.legacy["L1"].reward if stand.city else place.flag_bonus)
        drawn.append((flag(stand, bonus, words), at, 0))
        at += 28 + 26 * breadth(bonus)
    if stand.city:  # its action is the mission that lies there
        return [Row(at, ROW, *drawn)]
    if SPOTS[stand.id].flat:
        beside = [(one, x + wide + 4, y) for one, x, y in drawn]
        return [Row(wide + 4 + at, ROW, *first.drawn, *beside, tint="immediate")]
    return [first, Row(at, ROW, *drawn)]


def homeward(stand: Stand, page: Printed, words: Words) -> Items:
    """In which rounds a space lies on the way home, if not in all."""
    spans = {line.rounds for line in page.routes if line.dst == stand.id}
    first, last = (int(n) for n in spans.pop().split("-"))
    if (first, last) == (1, 4):
        return []
    return [f"word:{words.roman(first)}" + (f"–{words.roman(last)}" if last > first else "") + " "]


def room_for(items: Items) -> Items:
    return items or ["word:–"]


def flag(stand: Stand, bonus: Items, words: Words) -> str:
    """A flag pole: the arms of whoever owns the city, and what hoisting a flag brings."""
    width = 26 + 26 * breadth(bonus)
    if stand.owner:
        arms = use(f"n-{stand.owner}", 13, ROW / 2, 27)
        title = words.message("voyage-flag-of", place=words.name("location", stand.id), nation=words.name("nation", stand.owner))
    else:
        arms = f'<g opacity=".75">{icon("initiative", 13, ROW / 2, 22)}</g>'
        title = words.message("voyage-flag", place=words.name("location", stand.id))
    return thing(f"flag-{stand.id}", title, arms, strip(bonus, 27, ROW / 2, 24, anchor="start"), hit(0, 1, width, ROW - 3))


def mission_rows(stand: Stand, page: Printed, words: Words) -> list[Row]:
    """Missions, narrower where several lie side by side. Story tiles are open books."""
    rows: list[Row] = []
    width, height = MISSION
    for tile in stand.stories:
        title = words.message("voyage-story-tile", n=tile)
        inner = f'<rect {box(0, 1, width, 28, 5)} fill="var(--slip)" stroke="var(--seal)" stroke-width="2"/>'
        inner += icon("story", 18, 15, 21) + text(38, 21, words.roman(tile), SMALL, "number")
        rows.append(Row(width, 32, (thing(f"story_tile-{tile}", title, inner, hit(0, 1, width, 28)), 0, 0)))
    width = 98 if SPOTS[stand.id].wide and len(stand.missions) > 1 else width
    for name in stand.missions:
        face = mission_face(page.missions[name], 0, 1, width, height - 2)
        drawn = thing(f"mission-{name}", words.name("mission", name), face, hit(0, 1, width, height - 2))
        rows.append(Row(width, height + 1, (drawn, 0, 0)))
    return rows


def disc_row(tile: TileInPlay, page: Printed, scene: Scene, words: Words) -> Row:
    """A tile for discs: what it costs and brings, and its spaces."""
    printed = page.legacy[tile.id]
    items = (
        [*effect_items(printed.cost), "i:arrow", *effect_items(printed.reward)] if printed.cost else effect_items(printed.reward)
    )
    width = max(4.0 + 26 * printed.spaces, breadth(items) * 24 + 34)
    inner = [
        f'<rect {box(0, 1, width, 54, 5)} fill="var(--tint-assistant)" stroke="var(--hairline)"/>',
        text(3, 20, tile.id, SMALL, "label"),
        strip(items, 36, 15, 24, width - 38, "start"),
    ]
    if printed.toll:
        inner.append(coin(f"−{printed.toll}", width - 14, 15, 22))
    for i in range(printed.spaces):
        x = 15 + 26 * i
        inner.append(f'<circle class="slot" cx="{x}" cy="41" r="11"/>')
        if i < len(tile.discs):
            inner.append(disc(captain(scene, tile.discs[i]), x, 41, 23))
    drawn = thing(f"legacy-{tile.id}", words.name("legacy", tile.id), *inner, hit(0, 1, width, 54))
    return Row(width, 57, (drawn, 0, 0))


def people_at(owned: str, stand: Stand, scene: Scene, words: Words) -> list[str]:
    """The nation that owns a village, and the assistants there; who was used in this round is pale."""
    found: list[str] = []
    if owned:
        title = words.message("voyage-flag-of", place=words.name("location", stand.id), nation=words.name("nation", owned))
        found.append(thing(f"flag-{stand.id}", title, use(f"n-{owned}", ABREAST / 2, ROW / 2, 26), hit(0, 1, 26, ROW - 3)))
    for seat, card in stand.assistants:
        who = captain(scene, seat)
        if who:
            title = words.message("voyage-assistant", who=who.name, card=words.name("card", card))
            inner = worker(who, ABREAST / 2, ROW / 2, 28, f"worker-{card}")
            inner = f'<g opacity=".45">{inner}</g>' if card in stand.rested else inner
            found.append(thing(f"assistant-{card}", title, inner, hit(0, 1, ABREAST, ROW - 3)))
    return found


def tag(tile: TileInPlay, page: Printed, words: Words, x: float, y: float) -> str:
    """A legacy tile that changes what a location is: a skull, a gift, more points."""
    printed = page.legacy[tile.id]
    if printed.kind.startswith("plague"):
        inner = icon("skull", x, y, 21)
    else:
        inner = strip(effect_items(printed.reward), x, y, 22, 26)
    return thing(f"legacy-{tile.id}", words.name("legacy", tile.id), inner, hit(x - 12, y - 11, 24, 22))


def captain(scene: Scene, seat: int) -> Captain | None:
    return None if seat == NEUTRAL else next(who for who in scene.captains if who.seat == seat)


def ships(stand: Stand, spot: Spot, scene: Scene, words: Words) -> str:
    """Ships at anchor beside the circle, side by side."""
    drawn: list[str] = []
    for i, seat in enumerate(stand.ships):
        who = captain(scene, seat)
        if who is None:
            continue
        row, column = divmod(i, spot.columns)
        x, y = spot.x + spot.ships[0] + 28 * column, spot.y + spot.ships[1] + 25 * row
        title = words.message("voyage-ship", who=who.name, place=words.name("location", stand.id))
        drawn.append(piece("ship", who.colour, x, y, SHIP, f"ship-{seat}", f"ship-{seat}", "", title, who.letter))
    return "".join(drawn)


# -- routes ------------------------------------------------------------------------------------------------------------


def routes_part(scene: Scene, page: Printed, words: Words) -> str:
    """Routes that legacy tiles opened or made longer, and where the way home goes on in this round."""
    drawn: list[str] = []
    open_places = {stand.id for stand in scene.places if not stand.closed}
    for line in page.routes:
        if line.legacy and line.src in open_places and line.dst in open_places:
            drawn.append(route(line))
            if line.cost > 1:
                drawn.append(toll(course(line.src, line.dst), line.cost))
    for tile in scene.routes:
        printed = page.legacy[tile.id]
        src, _, dst = printed.location.partition("-")
        run = course(src, dst)
        x, y = run.middle
        drawn.append(
            thing(
                f"legacy-{tile.id}",
                words.name("legacy", tile.id),
                toll(run, printed.toll),
                hit(x - 16, y - 16, 32, 32, 16),
            )
        )
    return part("routes", words.message("voyage-routes"), *drawn)


def toll(run: Course, cost: int) -> str:
    """How many movement points a step costs, if more than one."""
    x, y = run.middle
    return (
        f'<circle cx="{number(x)}" cy="{number(y)}" r="14" fill="var(--paper)" stroke="var(--seal)" stroke-width="2"/>'
        f"{text(x, y + 7, str(cost), 20, 'number', 'middle')}"
    )
