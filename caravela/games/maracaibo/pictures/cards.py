"""The paper of Maracaibo: project cards small and large, in a tableau as chips, missions, combat tiles, buildings, careers."""

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from caravela.games.maracaibo.pictures.icons import PER, Items, block, breadth, effect_items, mission_items, picture, strip
from caravela.games.maracaibo.pictures.parts import NATIONS, Bought, Building, Captain, Card, CombatTile, Effect, Mission, Words
from caravela.render.shapes import box, coin, fitted, hit, icon, marker, number, piece, points, slip, text, titled, use, wrap

SORTS: Final = ("income", "permanent", "immediate", "assistant")
BROAD: Final = 0.85  # width by height of a card that is rather broad than high
SIGNS: Final = {"income": "round", "permanent": "keep", "immediate": "flash", "assistant": "assistant"}


MOST_KEPT: Final = 4000
kept_parts: dict[tuple[object, ...], str] = {}


def kept(key: tuple[object, ...], draw: Callable[[], str]) -> str:
    """Most of a table does not change from move to move: what was drawn lately is not drawn again. Several threads draw."""
    part = kept_parts.get(key)
    if part is None:
        part = draw()
        if len(kept_parts) >= MOST_KEPT:
            kept_parts.clear()
        kept_parts[key] = part
    return part


def moved(drawn: str, x: float, y: float) -> str:
    """What was drawn from the origin, at its place."""
    return f'<g transform="translate({number(x)} {number(y)})">{drawn}</g>'


def thing(name: str, title: str, *drawn: str, klass: str = "") -> str:
    """Something that can be pointed at."""
    named = f' class="{klass}"' if klass else ""
    return f'<g{named} data-thing="{escape(name)}">{titled(title)}{"".join(drawn)}</g>'


def owner(captain: Captain, x: float, y: float, size: float, name: str = "", title: str = "") -> str:
    return marker(captain.colour, captain.letter, x, y, size, name, "", title)


def disc(captain: Captain | None, x: float, y: float, size: float) -> str:
    """A wooden disc with its player's shape; one that nobody owns is bare."""
    look = f"p{captain.colour}" if captain else "bare-disc"
    rim = f'<circle class="own" cx="{number(x)}" cy="{number(y)}" r="{number(size * 0.46)}"/>'
    inside = marker_face(captain, x, y, size * 0.62) if captain else ""
    return f'<g class="piece {look}">{rim}{inside}</g>'


def marker_face(captain: Captain, x: float, y: float, size: float) -> str:
    return use(f"b{captain.colour}", x, y, size)


def worker(captain: Captain, x: float, y: float, size: float, key: str = "") -> str:
    return piece("colonist", captain.colour, x, y, size, key)


# -- project cards -----------------------------------------------------------------------------------------------------


def buckets(card: Card) -> list[tuple[str, Items]]:
    """What a card does, one row for each effect, in the order of the four sorts."""
    rows: list[tuple[str, Items]] = []
    for sort in SORTS[:3]:
        effect: Effect = getattr(card, sort)
        rows += [(sort, effect_items([atom])) for atom in effect]
    if card.assistant:
        rows.append(("assistant", [f"at:{card.location}", "word::", *effect_items(card.assistant)]))
    return rows


def asked(card: Card) -> Items:
    """What a card asks for beside doubloons; where its assistant will stand is told with the assistant."""
    return [item for req in card.requires for item in (["kind:colonist"] if req["req"] == "assistant" else effect_items([req]))]


def tinted(sort: str, x: float, y: float, width: float, height: float) -> str:
    return f'<rect {box(x, y, width, height, min(5, height / 4))} fill="var(--tint-{sort})"/>'


def card_face(card: Card, title: str, x: float, y: float, width: float, height: float, font: float) -> str:
    """A card from its upper left corner: price and further demands, points for the end; name; effects; good and object
    below, or above where a card is broad."""
    top = min(font * 1.46, width * 0.31)
    middle = x + width / 2
    drawn = [slip(x, y, width, height, "card"), coin(card.cost, x + top * 0.5 + 4, y + top * 0.5 + 4, top)]
    wanted = asked(card)
    right = top + 4 if card.vp else 2
    rows = buckets(card)
    room = (width - top - right - 8) / top  # between the price and the points
    broad = width > BROAD * height and breadth(wanted) < 2.5
    aside = broad or (len(rows) > 1 and not wanted and room > 1.3)  # good and object stand beside the price
    if aside:
        size = min(0.78, room * 0.49) * top
        for i, sign in enumerate((f"o-{card.object}", card.good)):
            drawn.append(use(sign, x + width - right - size * (0.54 + 1.03 * i), y + top * 0.5 + 4, size))
        right += size * 2.05
    if wanted:
        drawn.append(strip(wanted, x + top + 7, y + top * 0.5 + 4, top * 0.9, width - top - right - 8, "start"))
    if card.vp:
        drawn.append(points(card.vp, x + width - top * 0.5 - 4, y + top * 0.5 + 4, top))
    down = y + top + 5 + font * 0.95
    chars = max(6, int((width - 8) / (font * 0.5)))
    lines = fitted(title, chars)
    if len(lines) > 2 and len(rows) > 1:  # a third line would leave too little for the effects
        lines = wrap(title, int(chars * 1.45))
    for line in lines:
        drawn.append(text(middle, down, line, font, "slip-title", "middle", within=width - 8))
        down += font
    down -= font * 0.66
    foot = 0 if aside else top * 0.92
    low = y + height - foot - 3
    weights = [min(1.9, max(1.0, breadth(items) / 2.6)) for _, items in rows]
    unit = min((low - 2 - down) / max(1.0, sum(weights)), width * (0.8 if len(rows) == 1 else 0.56))
    down += max(0.0, (low - 2 - down - unit * sum(weights)) * 0.3)
    for (sort, items), weight in zip(rows, weights, strict=True):
        high = unit * weight
        drawn.append(tinted(sort, x + 4, down, width - 8, high - 3))
        small = min(font * 0.86, high * 0.5)
        drawn.append(f'<g opacity=".6">{icon(SIGNS[sort], x + 6 + small * 0.5, down + 2 + small * 0.5, small)}</g>')
        left = small + 4 if breadth(items) * high * 0.7 > width - 2 * small - 14 else small * 0.4 + 2
        drawn.append(block(items, x + 5 + left, down + 1, width - 12 - left, high - 5, max(font * 1.9, width * 0.24)))
        down += high
    if not aside:
        drawn.append(f'<path class="rule" d="M{number(x + 8)} {number(low)}h{number(width - 16)}"/>')
        drawn.append(use(card.good, x + width * 0.28, low + foot / 2 + 1, foot * 0.86))
        drawn.append(use(f"o-{card.object}", x + width * 0.72, low + foot / 2 + 1, foot * 0.9))
    return "".join(drawn)


def card_slip(
    card: Card, words: Words, x: float, y: float, width: float, height: float, font: float, name: str = "", more: str = ""
) -> str:
    """A card that can be clicked."""
    title = words.name("card", card.id)
    thing_id = name or f"card-{card.id}"

    def draw() -> str:
        return thing(thing_id, title, card_face(card, title, 0, 0, width, height, font), hit(0, 0, width, height))

    return moved(kept(("card", card, thing_id, title, width, height, font), draw), x, y) + more


def close_up(card: Card, words: Words, width: int = 300, height: int = 420) -> str:
    """A card as a picture of its own, to be read."""
    title = words.name("card", card.id)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" class="sheet" role="img"'
        f' aria-label="{escape(title)}">{card_face(card, title, 1, 1, width - 2, height - 2, width / 11)}</svg>'
    )


def chip_items(card: Card) -> list[tuple[str, Items]]:
    return [(sort, items if sort != "assistant" else [items[0], *items[2:]]) for sort, items in buckets(card)]


def chip(bought: Bought, card: Card, words: Words, x: float, y: float, width: float, height: float, font: float) -> str:
    """A card in a tableau: only what it goes on doing, in the tint of its sort; workers and a mission that lie on it."""
    key = ("chip", card, bought, words.language, width, height, font)
    return moved(kept(key, lambda: chip_face(bought, card, words, 0, 0, width, height)), x, y)


def chip_face(bought: Bought, card: Card, words: Words, x: float, y: float, width: float, height: float) -> str:
    rows = chip_items(card)
    drawn = [slip(x, y, width, height)]
    right = height * 0.72 if card.vp else 0
    total = sum(breadth(items) + 0.3 for _, items in rows)
    room = width - 4 - right
    at = x + 2
    for sort, items in rows:
        part = room * (breadth(items) + 0.3) / total
        drawn.append(tinted(sort, at, y + 2, part - 1, height - 4))
        drawn.append(block(items, at + 1, y + 3, part - 3, height - 6, height * 0.78))
        at += part
    if card.vp:
        drawn.append(points(card.vp, x + width - right / 2 - 2, y + height / 2, right))
    if bought.workers:
        drawn.append(picture(f"kind:colonist#{bought.workers}", x + 13, y + height - 12, 24))
    on_top = ""
    if bought.mission:
        face = icon("quest", x + 12, y + height / 2, 26)
        on_top = thing(f"mission-{bought.mission}", words.name("mission", bought.mission), face, hit(x, y, 25, height))
    return thing(f"card-{card.id}", words.name("card", card.id), *drawn, hit(x, y, width, height), on_top)


def back(x: float, y: float, width: float, height: float, sign: str = "compass") -> str:
    """The back of a card or tile."""
    inner = box(x + 4, y + 4, width - 8, height - 8, 4)
    return (
        f'<rect class="slip card" {box(x, y, width, height, 6)}/><rect {inner} fill="var(--sea-deep)" stroke="var(--hairline)"/>'
        f'<g opacity=".55">{icon(sign, x + width / 2, y + height / 2, min(width, height) * 0.5)}</g>'
    )


# -- missions, combat, buildings ---------------------------------------------------------------------------------------


def mission_face(mission: Mission, x: float, y: float, width: float, height: float) -> str:
    return kept(("mission", mission, x, y, width, height), lambda: draw_mission(mission, x, y, width, height))


def draw_mission(mission: Mission, x: float, y: float, width: float, height: float) -> str:
    """A mission from its upper left corner: the cost on a darker strip, below it what it brings."""
    cost, gain = mission_items(mission.cost, mission.per_compass, mission.bonus)
    low = height * 0.46
    edge = f'<rect {box(x, y, width, height, 5)} fill="var(--slip)" stroke="var(--seal)" stroke-width="1.6"/>'
    head = (
        f'<path d="M{number(x + 1)} {number(y + low)}v{number(4 - low)}q0-3 3-3h{number(width - 8)}q3 0 3 3v{number(low - 4)}z"'
    )
    return (
        f'{edge}{head} fill="var(--paper-deep)"/>'
        + strip([*cost], x + width / 2, y + low / 2 + 1, low * 0.86, width - 6)
        + strip(gain, x + width / 2, y + (low + height) / 2, (height - low) * 0.86, width - 4)
    )


def mission_slip(mission: Mission, words: Words, x: float, y: float, width: float, height: float) -> str:
    return thing(
        f"mission-{mission.id}",
        words.name("mission", mission.id),
        mission_face(mission, x, y, width, height),
        hit(x, y, width, height),
    )


def fight_face(
    tile: CombatTile | None,
    words: Words,
    x: float,
    y: float,
    width: float,
    height: float,
    chosen: str = "",
    value: int = -1,
    empty_value: int = 3,
) -> str:
    """A combat tile: for each nation its value and what choosing it brings at once; the chosen one with what is left."""
    drawn = [slip(x, y, width, height)]
    foot = height * 0.2 if tile and tile.modifiers else 0
    wide = (width - 6) / 3
    for i, nation in enumerate(NATIONS):
        left = x + 3 + i * wide
        now = nation == chosen
        ground = "tint-permanent" if now else "paper"
        there = value if now and value >= 0 else tile.values[nation] if tile else empty_value
        inner = [
            f'<rect {box(left + 1, y + 3, wide - 2, height - 6 - foot, 5)} fill="var(--{ground})"/>',
            use(f"n-{nation}", left + wide * 0.3, y + height * 0.24, wide * 0.5),
            text(left + wide * 0.74, y + height * 0.24 + wide * 0.17, str(there), wide * 0.5, "number", "middle"),
        ]
        if tile and tile.immediate[nation]:
            inner.append(
                strip(effect_items(tile.immediate[nation]), left + wide / 2, y + (height - foot) * 0.7, height * 0.3, wide - 6)
            )
        drawn.append(
            thing(f"nation-{nation}", words.name("nation", nation), *inner, hit(left + 1, y + 3, wide - 2, height - 6 - foot))
        )
    if tile and foot:
        said: Items = []
        for modifier in tile.modifiers:
            sign, many = ("word:▲", "−2") if modifier.startswith("most") else ("word:▼", "+3")
            said += ["n:any", sign, f"word:{many}", "word: "]
        drawn.append(strip(said[:-1], x + width / 2, y + height - foot / 2 - 2, foot * 0.9, width - 8))
    return "".join(drawn)


def building_face(
    building: Building,
    investors: Sequence[Captain],
    title: str,
    x: float,
    y: float,
    width: float,
    height: float,
    font: float,
) -> str:
    """A prestige building: name, price, what it counts at the end, and who invested, the first of them with two points."""
    drawn = [slip(x, y, width, height), text(x + 6, y + font, title, font, "slip-title", within=width - 12)]
    size = min(font * 1.5, height * 0.28)
    down = y + font * 1.2 + size * 0.52
    drawn.append(coin(building.cost, x + size * 0.5 + 5, down, size))
    drawn.append(use("colonist", x + size * 1.55 + 4, down, size * 0.94))
    drawn.append(picture(f"token:{building.synergy}", x + width - size * 0.5 - 6, down, size * 0.9))
    items = [f"vp:{building.vp}", "word:×", *PER[building.per]]
    high = y + height - down - size * 0.5
    drawn.append(strip(items, x + width / 2, down + size * 0.5 + high * 0.27, min(size, high * 0.5), width - 10))
    low = y + height - high * 0.25 - 1
    for i in range(4):
        at = x + width * (i + 0.5) / 4
        if i < len(investors):
            drawn.append(owner(investors[i], at, low, min(high * 0.42, 26)))
        else:
            drawn.append(f'<circle class="bare" cx="{number(at)}" cy="{number(low)}" r="{number(min(high * 0.2, 11))}"/>')
            if i == 0:
                drawn.append(points(building.first, at, low, min(high * 0.44, 24)))
    return "".join(drawn)
