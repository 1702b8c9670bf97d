"""The tracks of Maracaibo: the explorers' path through the jungle, influence with the nations, incomes, rounds."""

from functools import lru_cache, partial
from typing import Final

from caravela.games.maracaibo.pictures.cards import kept, owner, thing
from caravela.games.maracaibo.pictures.chart import FRAMES, SMALL
from caravela.games.maracaibo.pictures.drawings import EXPLORER
from caravela.games.maracaibo.pictures.icons import block, effect_items, picture
from caravela.games.maracaibo.pictures.map import captain, part
from caravela.games.maracaibo.pictures.parts import Barrier, Court, Printed, Scene, Space, Words
from caravela.render.sea import ink
from caravela.render.shapes import box, hit, icon, number, piece, points, text, use

PITCH: Final = 35.6
LANES: Final = {"main": 678, "long": 700, "short": 654}
ROUND: Final = 16.5  # the radius of a space of the track
STOCK: Final = 23
CELL: Final = 28


# -- the explorer track ------------------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def laid_out(steps: tuple[tuple[str, tuple[str, ...]], ...]) -> dict[str, tuple[float, float]]:
    """Where each space lies: the long way in columns by number, bent down where a short cut runs above it."""
    following = dict(steps)
    forks = {space: after for space, after in steps if len(after) > 1}
    left = FRAMES["trail"].x + 28
    at: dict[str, tuple[float, float]] = {}
    bent: set[str] = set()
    for start, (long, short) in forks.items():
        cut = [short]
        while not following[cut[-1]][0].isdigit():
            cut.append(following[cut[-1]][0])
        end = following[cut[-1]][0]
        way = [long]
        while following[way[-1]][0] != end:
            way.append(following[way[-1]][0])
        bent.update(way)
        first, last = int(start), int(end)
        for i, name in enumerate(cut, 1):
            column = first + (last - first) * i / (len(cut) + 1)
            at[name] = (left + column * PITCH, LANES["short"])
    for space in following:
        if space.isdigit():
            at[space] = (left + int(space) * PITCH, LANES["long" if space in bent else "main"])
    return at


def trail_part(scene: Scene, page: Printed, words: Words) -> str:
    """The path with its rewards, barriers, missions and explorers."""
    at = laid_out(tuple((space.id, space.next) for space in page.spaces.values()))
    taken = {space for space, mission in scene.trail.missions.items() if not mission}
    drawn = [paths(page, at), *[barrier(each, at, scene, words) for each in page.barriers]]
    for space in page.spaces.values():
        mission = scene.trail.missions.get(space.id, "")
        key = ("space", space, mission, space.id in taken, words.language)
        drawn.append(kept(key, partial(space_thing, space, at[space.id], mission, page, words, space.id in taken)))
    for space_id in dict.fromkeys(space for _, space in scene.trail.explorers):
        drawn.append(explorers_at(space_id, at[space_id], scene, words))
    said = [f"{words_of(scene, seat)} {space}" for seat, space in scene.trail.explorers]
    return part("trail", f"{words.message('voyage-trail')}: {', '.join(said)}", *drawn)


def words_of(scene: Scene, seat: int) -> str:
    who = captain(scene, seat)
    return who.name if who else ""


def paths(page: Printed, at: dict[str, tuple[float, float]]) -> str:
    """Trodden ground between the spaces, with leaves beside it."""
    x, y, width, high = FRAMES["trail"]
    steps = "".join(
        f"M{number(at[space.id][0])} {number(at[space.id][1])}L{number(at[to][0])} {number(at[to][1])}"
        for space in page.spaces.values()
        for to in space.next
    )
    leaves = "".join(f"M{number(x + 20 + 61.7 * i)} {y + (15 if i % 3 else 94)}q7-9 15-3q-6 8-15 3q4-1 9-2" for i in range(19))
    return (
        f'<rect {box(x + 1, y + 1, width - 2, high - 2, 6)} fill="var(--jungle)"/>'
        f'<path d="{leaves}" fill="var(--income)" fill-opacity=".3"/>'
        f'<path d="{steps}" fill="none" stroke="var(--wood)" stroke-opacity=".32" stroke-width="11" stroke-linecap="round"/>'
        f'<path d="{steps}" {ink(0.45, 1.2)} stroke-dasharray="3 5"/>'
    )


def space_thing(space: Space, at: tuple[float, float], mission: str, page: Printed, words: Words, taken: bool) -> str:
    """A space of the path: its reward, or the mission that waits there."""
    x, y = at
    title = words.message("voyage-space", space=space.id)
    if space.mission:
        plate = f'<rect class="{"bare" if taken else "stop"}" {box(x - ROUND, y - ROUND, 2 * ROUND, 2 * ROUND, 4)}/>'
        inside = f'<g opacity="{".35" if taken else "1"}">{icon("quest", x, y, 24)}</g>'
        shown = (
            thing(f"mission-{mission}", words.name("mission", mission), inside, hit(x - 14, y - 14, 28, 28))
            if mission
            else inside
        )
        return thing(f"space-{space.id}", title, plate, hit(x - ROUND, y - ROUND, 2 * ROUND, 2 * ROUND, 4), shown)
    inner = [f'<circle class="stop" cx="{number(x)}" cy="{number(y)}" r="{number(ROUND)}"/>']
    if space.id == "0":
        inner.append(icon("boot", x, y, 20))
    elif not space.next:
        inner.append(icon("hut", x, y, 22))
        for i, vp in enumerate(page.arrival):
            inner.append(points(vp, x - 62 + 24 * i, y + 38, 24))
    elif len(space.reward) == 2:
        items = effect_items(space.reward)
        inner.append(picture(items[0], x - 6, y - 7, 23) + picture(items[1], x + 7, y + 8, 23))
    else:
        inner.append(block(effect_items(space.reward), x - 15, y - 14, 30, 28, 25))
    if y == LANES["main"] and 1 <= int(space.id) < int(page_end(page)) - 2:
        inner.append(text(x, y + 37, space.id, SMALL, "label", "middle"))
    inner.append(hit(x - ROUND - 1, y - ROUND - 1, 2 * ROUND + 2, 2 * ROUND + 2, ROUND + 1))
    return thing(f"space-{space.id}", title, *inner)


def page_end(page: Printed) -> str:
    """The last space of the path."""
    return next(space.id for space in page.spaces.values() if not space.next)


def explorers_at(space_id: str, at: tuple[float, float], scene: Scene, words: Words) -> str:
    """An explorer stands on a space, with its feet on the rim; at both ends there may be several."""
    seats = [seat for seat, space in scene.trail.explorers if space == space_id]
    drawn: list[str] = []
    for i, seat in enumerate(seats):
        who = captain(scene, seat)
        if who is None:
            continue
        x, y, size = at[0], at[1] - 10, 36.0
        if len(seats) > 1:
            row, column = divmod(i, 2)
            x, y, size = x + 22 * column - 11, y - 16 + 32 * row, 31.0
        title = words.message("voyage-explorer", who=who.name, space=space_id)
        drawn.append(
            piece("explorer", who.colour, x, y, size, f"explorer-{seat}", f"explorer-{seat}", "", title, who.letter, EXPLORER)
        )
    return "".join(drawn)


def barrier(each: Barrier, at: dict[str, tuple[float, float]], scene: Scene, words: Words) -> str:
    """A gate across the path in its colour: what crossing it brings, to the first and to those who follow."""
    x = (at[each.before][0] + at[each.behind][0]) / 2
    _, y, _, high = FRAMES["trail"]
    crossed = each.id in scene.trail.first and scene.trail.first[each.id] >= 0
    gate = (
        f'<path d="M{number(x)} {y + 30}V{y + high - 8}" stroke="var(--gate-{each.id})" stroke-width="6" stroke-linecap="round"/>'
    )
    if each.influence:
        told = picture(f"n:any#+{each.influence}", x, y + 17, 24)
    else:
        first = f'<g opacity="{".3" if crossed else "1"}">{points(each.first, x - 13, y + 17, 24)}</g>'
        told = first + points(each.later, x + 13, y + 17, 24)
    return thing(f"barrier-{each.id}", words.name("barrier", each.id), gate, told, hit(x - 25, y + 4, 50, 27))


# -- influence ---------------------------------------------------------------------------------------------------------


def courts_part(scene: Scene, page: Printed, words: Words) -> str:
    """One row for each nation: the track with its titles, the stock of markers, and what a title is worth as things stand."""
    x, y, width, _ = FRAMES["courts"]
    drawn: list[str] = []
    left = x + 50
    stock = left + (page.influence_end + 1) * CELL + 14
    drawn.append(text(stock, y + 23, words.message("voyage-stock"), SMALL, "label", within=STOCK * 7))
    for i, court in enumerate(scene.courts):
        draw = partial(court_row, court, x, y + 34 + i * 74, left, stock, width, scene, page, words)
        drawn.append(kept(("court", repr(court), page.key, scene.captains, words.language), draw))
    return part("courts", words.message("voyage-courts"), *drawn)


def court_row(
    court: Court, x: float, y: float, left: float, stock: float, width: float, scene: Scene, page: Printed, words: Words
) -> str:
    name = words.name("nation", court.id)
    high = 70
    inner = [
        f'<rect {box(x + 4, y, width - 8, high, 6)} fill="var(--paper-deep)" fill-opacity=".55"/>',
        hit(x + 4, y, width - 8, high, 6),
        use(f"n-{court.id}", x + 27, y + high / 2, 36),
    ]
    for n in range(page.influence_end + 1):
        at = left + n * CELL
        level = page.titles.get(n, 0)
        fill = "var(--tint-permanent)" if level else "var(--slip)"
        inner.append(f'<rect {box(at + 0.5, y + 4, CELL - 1, high - 8, 4)} fill="{fill}" stroke="var(--hairline)"/>')
        if level:
            inner.append(f'<g opacity=".5">{icon("crown", at + CELL / 2, y + 14, 15)}</g>')
            inner.append(text(at + CELL / 2, y + high - 10, str(level), SMALL, "number", "middle"))
    inner += influence_markers(court, left, y, high, scene)
    for i, there in enumerate(court.stock):
        at = stock + i * STOCK
        inner.append(f'<rect {box(at, y + 8, STOCK - 2, high - 16, 4)} fill="var(--slip)" stroke="var(--hairline)"/>')
        for k in range(there):
            inner.append(
                use(f"n-{court.id}", at + STOCK / 2 - 1, y + high / 2 + (13 if k == 0 and there > 1 else -13 if k else 0), 19)
            )
    title = words.message("voyage-multiplier", nation=name, n=court.multiplier)
    end = stock + 7 * STOCK + 4
    worth = thing(
        f"multiplier-{court.id}",
        title,
        text((end + x + width - 8) / 2, y + high / 2 + 8, f"×{court.multiplier}", 22, "number", "middle"),
        hit(end, y + 8, x + width - 8 - end, high - 16),
    )
    return thing(f"nation-{court.id}", name, *inner) + worth


def influence_markers(court: Court, left: float, y: float, high: float, scene: Scene) -> list[str]:
    """The markers of all players; those on one space stand below each other."""
    drawn: list[str] = []
    for space in sorted(set(court.influence)):
        there = [who for who in scene.captains if court.influence[who.seat] == space]
        size = 24.0 if len(there) < 3 else 21.0
        gap = min(size + 1, (high - 12 - size) / max(1, len(there) - 1))
        first = y + high / 2 - gap * (len(there) - 1) / 2
        for k, who in enumerate(there):
            drawn.append(owner(who, left + space * CELL + CELL / 2, first + k * gap, size))
    return drawn


# -- incomes -----------------------------------------------------------------------------------------------------------


def incomes_part(scene: Scene, page: Printed, words: Words) -> str:
    """Doubloons and points at every scoring: a lane for each player, with the points that doubloons are worth at the end."""
    x, y, width, _ = FRAMES["incomes"]
    last = len(page.income_vp) - 1
    drawn: list[str] = []
    earning = [who for who in scene.captains if who.seat < len(scene.incomes)]  # Ana has a row of her own
    rows = max(2, len(earning))
    high = min(25.0, 84 / rows + 2)
    for kind, top in (("income", y + 34), ("fame", y + 146)):
        most = last if kind == "income" else page.fame_wraps - 1
        low = page.income_start if kind == "income" else 0
        left, right = x + 40, x + width - 54
        title = words.message(f"voyage-{kind}")
        inner = [
            hit(x + 4, top, width - 8, 106, 6),
            picture(f"{'income' if kind == 'income' else 'fame'}:", x + 20, top + 52, 28),
        ]

        def across(n: int, left: float = left, right: float = right, low: int = low, most: int = most) -> float:
            return left + 10 + (right - left - 20) * (max(low, min(n, most)) - low) / (most - low)

        for n in range(low, most + 1):
            step = page.income_vp[n] != page.income_vp[n - 1] if kind == "income" and n else n % 5 == 0
            inner.append(f'<path d="M{number(across(n))} {top + 18}v{86 if step else 4}" {ink(0.3 if step else 0.5, 1)}/>')
            if kind == "income" and step and page.income_vp[n] and page.income_vp[n] % 2 == 1:
                inner.append(points(page.income_vp[n], across(n), top + 7, 23))
            elif kind == "fame" and step:
                inner.append(text(across(n), top + 14, str(n), SMALL, "label", "middle"))
        for i, who in enumerate(earning):
            value = scene.incomes[who.seat][0 if kind == "income" else 1]
            middle = top + 26 + (i + 0.5) * 80 / rows
            inner.append(
                f'<path class="lane p{who.colour}" d="M{number(across(low))} {number(middle)}H{number(across(value))}"/>'
            )
            inner.append(owner(who, across(value), middle, high - 3))
            inner.append(text(x + width - 10, middle + 6, f"+{value}", SMALL, "number", "end"))
        drawn.append(thing(f"track-{kind}", title, *inner))
    return part("incomes", words.message("voyage-incomes"), *drawn)


# -- rounds ------------------------------------------------------------------------------------------------------------


def rounds_part(scene: Scene, page: Printed, words: Words) -> str:
    """The four rounds; a seal lies on this one. Below, who plays after whom."""
    x, y, width, _ = FRAMES["rounds"]
    inner = [text(x + 12, y + 31, words.message("voyage-rounds"), 21, "heading", within=88), hit(x, y, width, 46)]
    for n in range(1, 5):
        at = x + 128 + (n - 1) * 40
        now = n == scene.round
        inner.append(f'<circle class="{"seal" if now else "slot"}" cx="{at}" cy="{y + 25}" r="{17 if now else 15}"/>')
        inner.append(text(at, y + 31, words.roman(n), SMALL, "on-seal" if now else "label", "middle"))
    told = words.message("voyage-where", round=words.roman(max(1, scene.round)))
    drawn = [thing("round", told, *inner)]
    drawn.append(text(x + 12, y + 75, words.message("voyage-order"), 21, "heading", within=88))
    for i, seat in enumerate(scene.order):
        who = captain(scene, seat)
        if who is None:
            continue
        at = x + 128 + 40 * i
        drawn.append(owner(who, at, y + 68, 34, f"seat-{seat}", who.name))
        if seat == scene.decider:
            drawn.append(f'<path d="M{at - 13} {y + 87}h26" stroke="var(--ink)" stroke-width="3" stroke-linecap="round"/>')
    if scene.rival >= 0:
        at = x + 128 + 40 * len(scene.order)
        seat = scene.captains[-1].seat
        seal = points(scene.rival, at, y + 68, 32)
        drawn.append(thing(f"gain-{seat}-vp", words.message("cabin-ana", who=scene.captains[-1].name, points=scene.rival), seal))
    return part("rounds", told, *drawn)
