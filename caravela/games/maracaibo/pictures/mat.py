"""The board of a captain of Maracaibo: the ship with its discs, combat points, missions, career, cards planned and bought."""

from collections.abc import Callable
from functools import partial
from html import escape
from typing import Final

from caravela.games.maracaibo.pictures.cards import back, card_slip, chip, disc, kept, owner, thing, worker
from caravela.games.maracaibo.pictures.drawings import DRAWINGS
from caravela.games.maracaibo.pictures.icons import ADDED, TOKEN_ICONS, Items, block, breadth, effect_items, picture, strip
from caravela.games.maracaibo.pictures.parts import FACE_DOWN, Automa, Cabin, Captain, Effect, Printed, ShipArea, Task, Words
from caravela.render.shapes import box, coin, hit, icon, number, points, text
from caravela.render.sheet import Sheet

WIDTH: Final = 620
EDGE: Final = 8
BAND: Final = 12  # the strip in the player's colour
LEFT: Final = BAND + 8
ROOM: Final = WIDTH - LEFT - EDGE
SMALL: Final = 20  # the smallest print: 11 px when the board is 345 px wide
STORES: Final = 56  # where each panel begins
SHIP: Final = 104
GOALS: Final = 294
ACTIONS: Final = 340
CAREER: Final = 416
BOUGHT: Final = 588
CHIP: Final = (115, 34)
CHIPS: Final = 5  # in a row
CARD_HIGH: Final = {4: 158, 6: 184, 12: 150}  # with at most so many in hand: broad, narrow, in two rows
AREAS: Final = (  # the ship's areas, column by column from the stern; those that wait for another stand below it
    ("S01", "S02"),
    ("S03", "S04"),
    ("S05", "S06"),
    ("S08", "S09"),
    ("S07", "S10"),
    ("S11", "S12"),
)
PARTS: Final = ("ground", "head", "stores", "ship", "goals", "actions", "career", "plan", "tableau", "hand")
ACTION_NAMES: Final = {"influence": ("combat_action", "CA_INFLUENCE"), "village_points": ("village_action", "VA_VP")}
TASKS: Final[dict[str, Items]] = {
    "combat_tiles": ["i:tile"],
    "missions": ["i:quest"],
    "influence_one": ["n:any"],
    "influence_two": ["n:any", "n:any"],
    "upgrades": ["i:upgrade"],
    "explorer_barrier": ["i:gate"],
    "synergy": ["token:"],
    "assistants": ["i:assistant"],
}


def mat(cabin: Cabin, page: Printed, words: Words) -> Sheet:
    """What lies in front of a player. Areas, cards in hand and tasks can be chosen only on one's own board."""
    rows = max(1, -(-len(cabin.tableau) // CHIPS))  # the first cards bought do not push the hand down
    drafts = hand_rows(cabin) > 1 and not cabin.tableau  # a hand of two rows needs the place in which nothing lies yet
    hand = BOUGHT if drafts else BOUGHT + 32 + rows * (CHIP[1] + 4)
    shows = bool(cabin.hand) or cabin.mine
    height = hand + (hand_height(cabin) if shows else 0) + 4
    common = (words.language, page.key, cabin.captain, cabin.mine)
    shown: dict[str, tuple[object, Callable[[], str]]] = {
        "ground": ((hand, height, shows), lambda: ground(cabin, hand, height, shows)),
        "head": (
            (cabin.points, cabin.doubloons, cabin.income, cabin.fame, cabin.total, cabin.careers, cabin.career_known),
            lambda: head(cabin, words),
        ),
        "stores": (
            (
                cabin.cp,
                cabin.workers,
                cabin.supply,
                cabin.compasses,
                cabin.tiles,
                cabin.hand_count,
                len(cabin.hand),
                cabin.hand_limit,
            ),
            lambda: stores(cabin, page, words),
        ),
        "ship": ((tuple(cabin.discs.items()), cabin.ready), lambda: ship(cabin, page, words)),
        "goals": ((cabin.missions, cabin.tokens), lambda: goals(cabin, words)),
        "actions": ((cabin.village, cabin.combat, cabin.village_x), lambda: actions(cabin, words)),
        "career": ((cabin.careers, cabin.career_known, cabin.done), lambda: careers(cabin, page, words)),
        "plan": (cabin.planned, lambda: plan(cabin, page, words)),
        "tableau": ((cabin.tableau, drafts), lambda: tableau(cabin, page, words, drafts)),
        "hand": (
            (cabin.hand, cabin.hand_count, cabin.hand_limit, hand, shows),
            lambda: hand_part(cabin, page, words, hand, shows),
        ),
    }
    drawn = {part_name: kept(("mat", part_name, *common, key), draw) for part_name, (key, draw) in shown.items()}
    name = cabin.captain.name
    return Sheet(
        f"mat-{cabin.captain.seat}",
        name,
        words.message("cabin-of", who=name),
        WIDTH,
        height,
        drawn,
        cabin.captain.seat,
        drawings=DRAWINGS,
    )


def part(seat: int, name: str, label: str, *drawn: str) -> str:
    return f'<g id="mat-{seat}-{name}" role="group" aria-label="{escape(label)}">{"".join(drawn)}</g>'


def own(cabin: Cabin, sort: str, name: str | int) -> str:
    """A thing of a player: on one's own board without the seat, because there it stands for options."""
    return f"{sort}-{name}" if cabin.mine else f"{sort}-{cabin.captain.seat}-{name}"


def paper(who: Captain, height: float) -> str:
    """The sheet of a player, with a strip in its colour."""
    band = f"M9 1H{BAND}V{number(height - 1)}H9A8 8 0 0 1 1 {number(height - 9)}V9A8 8 0 0 1 9 1Z"
    return f'<rect class="mat" {box(0.5, 0.5, WIDTH - 1, height - 1, 9)}/><path class="banner p{who.colour}" d="{band}"/>'


def ground(cabin: Cabin, hand: int, height: int, shows: bool) -> str:
    panels = [(LEFT, STORES, ROOM, 44), (LEFT, GOALS, ROOM, 42), (LEFT, CAREER, 226, 166), (LEFT + 232, CAREER, ROOM - 232, 166)]
    panels += [(LEFT, ACTIONS, ROOM, 72), *([(LEFT, BOUGHT, ROOM, hand - BOUGHT - 6)] if hand > BOUGHT else [])]
    drawn = [f'<rect class="panel" {box(*panel, 6)}/>' for panel in panels]
    if shows:
        drawn.append(f'<rect class="panel" {box(LEFT, hand, ROOM, height - hand - 8, 6)}/>')
    return f'<g id="mat-{cabin.captain.seat}-ground">{paper(cabin.captain, height)}{"".join(drawn)}</g>'


def head(cabin: Cabin, words: Words) -> str:
    """Name, doubloons, points, incomes, and points if the game ended now."""
    who = cabin.captain
    shown = who.name if len(who.name) <= 20 else who.name[:19] + "…"
    told = words.message("cabin-head", who=who.name, doubloons=cabin.doubloons, points=cabin.points)
    right = WIDTH - EDGE
    career = words.name("career", cabin.careers[0]) if len(cabin.careers) == 1 and cabin.career_known else ""
    drawn = [
        thing(
            f"seat-{who.seat}",
            told,
            hit(LEFT, 6, 230, 44),
            owner(who, LEFT + 22, 28, 36),
            text(LEFT + 48, 24 if career else 35, shown, 20, "heading", within=180),
            text(LEFT + 48, 45, career, SMALL, "label", within=180) if career else "",
        ),
        thing(
            own(cabin, "gain", "doubloons"),
            words.name("gain", "doubloons"),
            hit(right - 330, 6, 46, 44),
            coin(cabin.doubloons, right - 307, 28, 40),
        ),
        thing(
            own(cabin, "gain", "vp"),
            words.name("gain", "vp"),
            hit(right - 280, 6, 46, 44),
            points(cabin.points, right - 257, 28, 40),
        ),
    ]
    for i, (kind, n) in enumerate((("income", cabin.income), ("fame", cabin.fame))):
        at = right - 222 + i * 62
        drawn.append(
            thing(
                own(cabin, "track", kind),
                words.message(f"voyage-{kind}"),
                hit(at, 6, 58, 44),
                picture(f"{kind}:{n}", at + 25, 28, 38),
            )
        )
    drawn.append(
        thing(
            own(cabin, "total", "now"),
            words.message("cabin-total", n=cabin.total),
            hit(right - 94, 6, 90, 44),
            icon("hourglass", right - 76, 28, 22),
            text(right - 58, 35, str(cabin.total), 20, "number"),
            klass="live",
        )
    )
    return part(who.seat, "head", told, *drawn)


# -- stores ------------------------------------------------------------------------------------------------------------


def stores(cabin: Cabin, page: Printed, words: Words) -> str:
    """Combat points on their track, workers at hand and in the supply, compasses, combat tiles, cards in hand."""
    y = STORES + 22
    cells = page.most_cp + 1
    left = LEFT + 40
    inner = [picture("cp:", LEFT + 20, y, 30)]
    for n in range(cells):
        at = left + n * 22
        here = n == cabin.cp
        inner.append(f'<rect class="{"stop" if here else "slot"}" {box(at, y - 13, 21, 26, 4)}/>')
        inner.append(text(at + 10.5, y + 7, str(n), SMALL, "number" if here else "label", "middle"))
    inner.append(f'<rect {box(left + cabin.cp * 22 - 1, y - 15, 23, 30, 5)} fill="none" class="here p{cabin.captain.colour}"/>')
    drawn = [
        thing(
            own(cabin, "gain", "cp"),
            f"{words.name('gain', 'cp')}: {cabin.cp}",
            hit(LEFT + 3, STORES + 2, 40 + cells * 22, 40),
            *inner,
        )
    ]
    at = left + cells * 22 + 16
    title = words.message("cabin-workers", n=cabin.workers, left=cabin.supply)
    people = [worker(cabin.captain, at + 12 + i * 19, y, 28) for i in range(min(cabin.workers, 5))]
    if cabin.workers > 5:
        people.append(text(at + 6 + 5 * 19 + 6, y + 6, f"×{cabin.workers}", SMALL, "number"))
    if not cabin.workers:
        people.append(f'<g opacity=".3">{worker(cabin.captain, at + 12, y, 28)}</g>')
    drawn.append(thing(own(cabin, "gain", "workers"), title, hit(at - 6, STORES + 2, 134, 40), *people))
    at += 138
    for name, sign, n in (
        ("compass", "compass", cabin.compasses),
        ("tiles", "tile", cabin.tiles),
        ("cards", "hand", cabin.hand_count or len(cabin.hand)),
    ):
        said = f"{n}/{cabin.hand_limit}" if name == "cards" else str(n)
        inner = [icon(sign, at + 14, y, 24), text(at + 28, y + 7, said, SMALL, "number")]
        title = words.message(f"cabin-{name}", n=n, limit=cabin.hand_limit)
        width = 66 if name == "cards" else 52
        drawn.append(thing(own(cabin, "count", name), title, hit(at - 2, STORES + 2, width, 40), *inner))
        at += width + 2
    return part(cabin.captain.seat, "stores", words.message("cabin-stores"), *drawn)


# -- the ship ----------------------------------------------------------------------------------------------------------


def ship(cabin: Cabin, page: Printed, words: Words) -> str:
    """The deck from above, bow to the right: twelve areas with two discs each; what is done lies bare."""
    top, low = SHIP, SHIP + 184
    right = LEFT + ROOM
    middle = (top + low) / 2
    hull = f"M{LEFT + 12} {top}H{right - 46}Q{right - 14} {top + 22} {right} {middle}"
    hull += f"Q{right - 14} {low - 22} {right - 46} {low}H{LEFT + 12}Q{LEFT + 2} {middle} {LEFT + 12} {top}Z"
    planks = "".join(f"M{LEFT + 10} {top + 23 * i}H{right - 22}" for i in range(1, 8))
    drawn = [
        f'<path d="{hull}" fill="var(--wood)" fill-opacity=".34" stroke="var(--ink)" stroke-width="2" stroke-linejoin="round"/>',
        f'<path d="{planks}" class="rule"/>',
    ]
    wide, high = 87.0, 82.0
    for column, pair in enumerate(AREAS):
        for row, name in enumerate(pair):
            x, y = LEFT + 16 + column * (wide + 4), top + 8 + row * (high + 4)
            area = page.areas[name]
            key = (area, cabin.discs.get(name, 2), name in cabin.ready, cabin.captain, cabin.mine, words.language)
            drawn.append(kept(key, partial(area_thing, area, cabin, words, x, y, wide, high)))
    done = sum(1 for name in page.areas if not cabin.discs.get(name, 2))
    return part(cabin.captain.seat, "ship", words.message("cabin-ship", n=done), *drawn)


def area_thing(area: ShipArea, cabin: Cabin, words: Words, x: float, y: float, width: float, height: float) -> str:
    """An area: what it gives above, its discs and what it waits for below."""
    left = cabin.discs.get(area.id, 2)
    open_ = area.id in cabin.ready or not (area.area or area.others)
    tint = "immediate" if area.kind == "immediate" else "permanent"
    strong = 1 if not left else 0.78 if open_ else 0.5
    inner = [
        f'<rect class="slip" {box(x, y, width, height, 6)}/>',
        f'<rect {box(x + 3, y + 3, width - 6, height - 34, 4)} fill="var(--tint-{tint})"/>',
        f'<g opacity="{strong}">{block(effect_items(area.effect), x + 3, y + 4, width - 6, height - 36, 34)}</g>',
    ]
    for i in range(2):
        cx, cy = x + 15 + i * 25, y + height - 16
        inner.append(f'<circle class="slot" cx="{number(cx)}" cy="{number(cy)}" r="11"/>')
        if i < left:
            inner.append(disc(cabin.captain, cx, cy, 23))
    at = x + width - 16
    if not left:
        inner.append(icon("used", at - 3, y + height - 16, 20))
    elif not open_:
        inner.append(f'<g opacity=".6">{icon("lock", at + 4, y + height - 17, 18)}</g>')
        if area.others:
            inner.append(text(at - 8, y + height - 11, str(area.others), SMALL, "number", "end"))
    if area.area:
        down = f"M{number(x + width - 14)} {number(y - 6)}v9m-5-5l5 6 5-6"
        inner.append(f'<path d="{down}" fill="none" stroke="var(--ink)" stroke-width="2"/>')
    inner.append(hit(x, y, width, height, 6))
    return thing(own(cabin, "area", area.id), words.name("area", area.id), *inner)


# -- actions -----------------------------------------------------------------------------------------------------------


def actions(cabin: Cabin, words: Words) -> str:
    """The village actions that this player has, and below them the combat actions; those of cards are on the cards."""
    drawn: list[str] = []
    for row, (sign, things) in enumerate((("hut", village_things(cabin)), ("warfare", combat_things(cabin)))):
        y = ACTIONS + 20 + row * 33
        if sign == "hut":
            title = words.message("cabin-village")
            place = thing(
                own(cabin, "village", "").strip("-"), title, icon(sign, LEFT + 18, y, 24), hit(LEFT + 3, y - 15, 30, 30)
            )
            drawn.append(place)
        else:
            drawn.append(icon(sign, LEFT + 18, y, 24))
        size = min(23.0, (ROOM - 44 - 16 * len(things)) / sum(breadth(items) for _, items in things))
        at = LEFT + 38.0
        for name, items in things:
            width = breadth(items) * size + 12
            sort = name.partition("-")[0]
            title = words.name(*ACTION_NAMES[sort]) if sort in ACTION_NAMES else words.name(*named(name))
            inner = [f'<rect class="slip" {box(at, y - 15, width, 30, 5)}/>', strip(items, at + width / 2, y, size)]
            drawn.append(thing(own(cabin, *named(name)), title, *inner, hit(at, y - 15, width, 30, 5)))
            at += width + 4
    return part(cabin.captain.seat, "actions", words.message("cabin-actions"), *drawn)


def named(name: str) -> tuple[str, str]:
    sort, _, thing_id = name.partition("-")
    return sort, thing_id


def village_things(cabin: Cabin) -> list[tuple[str, Items]]:
    """Each action is a thing to choose; the one that brings points is one for each number of points."""
    things = [(f"village_action-{name}", list(ADDED[name][1:])) for name in cabin.village if name != "VA_VP"]
    things += [(f"village_points-{x}", [f"vp:{x}", "i:last"]) for x in cabin.village_x]
    return things


def combat_things(cabin: Cabin) -> list[tuple[str, Items]]:
    """Influence can be had for 2 or for 5: two things to choose."""
    things: list[tuple[str, Items]] = []
    for name in cabin.combat:
        items = list(ADDED[name])
        if name == "CA_INFLUENCE":
            cut = items.index("i:or")
            things += [("influence-2", items[:cut]), ("influence-5", items[cut + 1 :])]
        else:
            things.append((f"combat_action-{name}", items))
    return things


# -- missions, tokens, career ------------------------------------------------------------------------------------------


def goals(cabin: Cabin, words: Words) -> str:
    """Missions on their track, with the points for the fourth and every later one; synergy tokens, owned or to be had."""
    y = GOALS + 21
    slots = max(9, len(cabin.missions))
    pitch = 336 / slots
    inner: list[str] = [hit(LEFT + 2, GOALS + 2, 348, 38)]
    for i in range(slots):
        at = LEFT + 8 + pitch * (i + 0.5)
        inner.append(f'<rect class="slot" {box(at - pitch / 2 + 1, y - 16, pitch - 2, 32, 4)}/>')
        if i < len(cabin.missions):
            inner.append(icon("story" if cabin.missions[i].startswith("story") else "quest", at, y, 24))
        elif i >= 3:
            inner.append(f'<g opacity=".75">{points(3 if i == 3 else 2, at, y, 25)}</g>')
    title = words.message("cabin-missions", n=len(cabin.missions))
    drawn = [thing(own(cabin, "count", "missions"), title, *inner)]
    for i, token in enumerate(TOKEN_ICONS):
        at = LEFT + 382 + i * 45
        has = token in cabin.tokens
        face = picture(f"token:{token}", at, y, 34)
        drawn.append(
            thing(
                own(cabin, "token", token),
                words.name("token", token),
                face if has else f'<g opacity=".26">{face}</g>',
                hit(at - 20, GOALS + 2, 40, 38),
            )
        )
    return part(cabin.captain.seat, "goals", f"{title} {', '.join(words.name('token', t) for t in cabin.tokens)}", *drawn)


def careers(cabin: Cabin, page: Printed, words: Words) -> str:
    """The career with its three tasks; two careers as long as one has to be chosen; face down while it is secret."""
    x, y, width, high = LEFT + 5, CAREER + 5, 216.0, 148.0
    seat = cabin.captain.seat
    label = (
        ", ".join(words.name("career", name) for name in cabin.careers) if cabin.career_known else words.message("cabin-career")
    )
    if not cabin.career_known or not cabin.careers:
        return part(seat, "career", label or "–", back(x + 60, y + 4, 96, high - 8, "career"))
    drawn: list[str] = []
    each = width / len(cabin.careers)
    for i, name in enumerate(cabin.careers):
        left = x + i * each
        inner = [
            f'<rect class="slip" {box(left, y, each - 3, high, 5)}/>',
            text(
                left + 6,
                y + 19,
                words.name("career", name),
                SMALL,
                "slip-title",
                within=each - (66 if len(cabin.careers) == 1 else 14),
            ),
        ]
        if len(cabin.careers) == 1:
            inner.append(strip(effect_items(page.careers[name].all_done), left + each - 30, y + 15, 22))
        body = [hit(left, y, each - 3, high, 5), *inner]
        tasks = [
            task_row(name, n, task, cabin, words, left + 4, y + 28 + (n - 1) * 40, each - 11, len(cabin.careers) > 1)
            for n, task in enumerate(page.careers[name].tasks, 1)
        ]
        drawn.append(thing(f"career-{name}" if cabin.mine else f"career-{seat}-{name}", words.name("career", name), *body))
        drawn += tasks
    return part(seat, "career", label, *drawn)


def task_row(career: str, n: int, task: Task, cabin: Cabin, words: Words, x: float, y: float, width: float, small: bool) -> str:
    """A task: what is counted, at which number it can be done and at which it brings points as well, and what it brings."""
    done = n in cabin.done
    items: Items = [*TASKS[task.kind]]
    inner = [f'<rect {box(x, y, width, 35, 4)} fill="var(--tint-{"income" if done else "immediate"})" fill-opacity=".8"/>']
    size = 24 if not small else 22
    inner.append(strip(items, x + 3, y + 17.5, size, 44 if not small else 26, "start"))
    numbers = x + (52 if not small else 30)
    if isinstance(task.low, str):
        for i, colour in enumerate((str(task.low), str(task.high))):
            gate = f"M{number(numbers + 8 + i * 24)} {number(y + 7)}v21"
            inner.append(f'<path d="{gate}" stroke="var(--gate-{colour})" stroke-width="6" stroke-linecap="round"/>')
    else:
        inner.append(text(numbers, y + 23, f"{task.low}/{task.high}", SMALL, "number", within=50 if not small else width - 32))
    if not small:
        reward = [f"coin:{task.doubloons}", *([] if done else ["kind:colonist"]), "word:+", f"vp:{task.vp}"]
        inner.append(strip(reward, x + 106, y + 17.5, 25, width - 110, "start"))
    if done:
        inner.append(icon("used", x + width - 14, y + 18, 24))
    inner.append(hit(x, y, width, 35, 4))
    name = f"{career}-{n}" if small else n  # of two careers none is taken yet
    return thing(own(cabin, "task", name), words.name("task", task.kind), *inner)


# -- cards -------------------------------------------------------------------------------------------------------------


def slot_box(i: int) -> tuple[float, float, float, float]:
    """Where a planning space lies: its corner, width and height."""
    wide = (ROOM - 240) / 3
    return LEFT + 238 + i * wide, CAREER + 4.0, wide - 6, 158.0


def plan(cabin: Cabin, page: Printed, words: Words) -> str:
    """Three planned cards, open for all to see unless it was agreed otherwise."""
    drawn: list[str] = []
    for i, name in enumerate(cabin.planned):
        left, top, wide, high = slot_box(i)
        place = f'<rect class="bare" {box(left, top, wide, high, 6)}/>'
        place += f'<g opacity=".35">{icon("clock", left + wide / 2, top + high / 2, 30)}</g>'
        drawn.append(
            thing(
                own(cabin, "slot", i + 1),
                words.message("cabin-slot", n=i + 1),
                place,
                hit(left, top, wide, high, 6),
            )
        )
        if name == FACE_DOWN:
            drawn.append(back(left, top, wide, high))
        elif name:
            drawn.append(card_slip(page.cards[name], words, left, top, wide, high, SMALL))
    named = ", ".join(words.name("card", name) for name in cabin.planned if name not in ("", FACE_DOWN))
    return part(cabin.captain.seat, "plan", f"{words.message('cabin-plan')}: {named or '–'}", *drawn)


def tableau(cabin: Cabin, page: Printed, words: Words, drafts: bool) -> str:
    """The cards bought, the first first."""
    if drafts:
        return part(cabin.captain.seat, "tableau", "–")
    drawn = [text(LEFT + 8, BOUGHT + 17, words.message("cabin-tableau", n=len(cabin.tableau)), SMALL, "label", within=300)]
    wide, high = CHIP
    for i, bought in enumerate(cabin.tableau):
        row, column = divmod(i, CHIPS)
        drawn.append(
            chip(
                bought,
                page.cards[bought.id],
                words,
                LEFT + 4 + column * (wide + 2),
                BOUGHT + 23 + row * (high + 4),
                wide,
                high,
                SMALL,
            )
        )
    named = ", ".join(words.name("card", bought.id) for bought in cabin.tableau)
    return part(cabin.captain.seat, "tableau", named or "–", *drawn)


def hand_rows(cabin: Cabin) -> int:
    return max(1, -(-len(cabin.hand) // hand_columns(cabin)))


def card_high(cabin: Cabin) -> int:
    return next((high for most, high in CARD_HIGH.items() if len(cabin.hand) <= most), CARD_HIGH[12])


def hand_height(cabin: Cabin) -> int:
    return (card_high(cabin) + 6) * hand_rows(cabin) + 14


def hand_columns(cabin: Cabin) -> int:
    n = len(cabin.hand)
    return max(4, n if n <= 6 else -(-n // 2))


def hand_part(cabin: Cabin, page: Printed, words: Words, top: float, shows: bool) -> str:
    """The cards in hand, as wide as their number allows; more than six in a second row. A hidden hand is only counted above."""
    if not shows:
        return part(cabin.captain.seat, "hand", words.message("cabin-cards", n=cabin.hand_count, limit=cabin.hand_limit))
    drawn: list[str] = []
    columns, high = hand_columns(cabin), card_high(cabin)
    wide = min((ROOM - 8) / columns, 146)
    for i, name in enumerate(cabin.hand):
        row, column = divmod(i, columns)
        left, down = LEFT + 5 + column * wide, top + 5 + row * (high + 6)
        drawn.append(card_slip(page.cards[name], words, left, down, wide - 4, high, SMALL))
    named = ", ".join(words.name("card", name) for name in cabin.hand)
    return part(cabin.captain.seat, "hand", f"{words.message('cabin-hand')}: {named or '–'}", *drawn)


# -- Ana ---------------------------------------------------------------------------------------------------------------


def automa_items(actions: Effect) -> Items:
    """What Ana's card lets her do."""
    items: Items = []
    for atom in actions:
        items += [*effect_items([{"n": 1, **atom}]), *([f"n:any#+{atom['influence']}"] if "influence" in atom else [])]
        items += ["i:hut", "n:any"] if atom.get("extra_village") else []
    return items


def automa_mat(ana: Automa, words: Words) -> Sheet:
    """Ana's board: her row of discs with what she gains at every scoring, what she took, and the card of her turn."""
    height = 300
    seat = ana.captain.seat
    told = words.message("cabin-ana", who=ana.captain.name, points=ana.points)
    drawn = [
        thing(
            f"seat-{seat}",
            told,
            hit(LEFT, 6, 300, 44),
            owner(ana.captain, LEFT + 22, 28, 36),
            text(LEFT + 48, 35, ana.captain.name, SMALL, "heading", within=240),
        ),
        thing(f"gain-{seat}-vp", words.name("gain", "vp"), points(ana.points, WIDTH - 240, 28, 40), hit(WIDTH - 264, 6, 48, 44)),
        thing(
            f"track-{seat}-fame",
            words.message("voyage-fame"),
            picture(f"fame:{ana.income}", WIDTH - 180, 28, 34),
            hit(WIDTH - 208, 6, 60, 44),
        ),
    ]
    row: list[str] = [hit(LEFT + 2, 60, ROOM - 4, 88, 6)]
    for i in range(ana.discs):
        line, column = divmod(i, 11)
        x, y = LEFT + 34 + column * 51, 84 + line * 40
        row.append(
            f'<circle class="slot" cx="{x}" cy="{y}" r="16"{"" if i % 2 == 0 else " fill-opacity=" + chr(34) + ".2" + chr(34)}/>'
        )
        if i >= ana.discs_gone:
            row.append(disc(ana.captain, x, y, 32))
    discs = part(
        seat,
        "ship",
        words.message("cabin-ship", n=ana.discs_gone // 2),
        thing(f"row-{seat}-discs", words.message("cabin-ship", n=ana.discs_gone // 2), *row),
    )
    taken: list[str] = []
    for i, (name, sign, n) in enumerate(
        (("missions", "quest", ana.missions), ("tiles", "tile", ana.tiles), ("cards", "card", ana.cards))
    ):
        at = LEFT + 20 + i * 74
        title = words.message(f"cabin-{name}", n=n, limit=n)
        taken.append(
            thing(
                f"count-{seat}-{name}",
                title,
                icon(sign, at + 10, 180, 28),
                text(at + 30, 187, str(n), SMALL, "number"),
                hit(at - 8, 160, 70, 42),
            )
        )
    shown: list[str] = [back(LEFT + 250, 160, 88, 126, "helm"), text(LEFT + 294, 280, str(ana.deck), SMALL, "number", "middle")]
    if ana.turned:
        title = words.name("automa", ana.turned)
        x = LEFT + 344
        way = "↗" if ana.branch == "upper" else "↘"
        inner = [
            f'<rect class="slip card" {box(x, 160, 240, 126, 6)}/>',
            text(x + 8, 181, title, SMALL, "slip-title", within=224),
            strip(["i:ship", f"word:{ana.move}", f"word:{way}", "word: ", "i:card", f"word:{ana.takes}"], x + 120, 206, 26),
            block(automa_items(ana.actions), x + 8, 224, 224, 56, 36),
            hit(x, 160, 240, 126, 6),
        ]
        shown.append(thing(f"automa-{ana.turned}", title, *inner))
    else:
        shown.append(f'<rect class="bare" {box(LEFT + 344, 160, 240, 126, 6)}/>')
    ground = f'<g id="mat-{seat}-ground">{paper(ana.captain, height)}<rect class="panel" {box(LEFT, 56, ROOM, 96, 6)}/></g>'
    parts = {
        "ground": ground,
        "head": part(seat, "head", told, *drawn),
        "ship": discs,
        "goals": part(seat, "goals", words.message("cabin-stores"), *taken),
        "hand": part(seat, "hand", words.message("cabin-automa"), *shown),
    }
    return Sheet(
        f"mat-{seat}",
        ana.captain.name,
        words.message("cabin-of", who=ana.captain.name),
        WIDTH,
        height,
        parts,
        seat,
        drawings=DRAWINGS,
    )
