"""The drawing vocabulary of all boards: figures, markers, goods, coins, icons and paper slips, each drawn once.

Drawings are symbols in a square of 24 units; a page holds all of them once (`symbols()`), and boards only point at them.
Functions return SVG text centred on (x, y), with `size` as the height. `thing` is what can be pointed at, `extra` further
attributes; role and label are not among them, because an open option brings its own.
"""

from functools import cache, lru_cache
from html import escape
from typing import Final

from caravela.games.maracaibo.pictures.drawings import CANNONBALL, EXPLORERS, OBJECTS, SEA_ICONS, arms
from caravela.games.santamaria.pictures.drawings import MORE_FIGURES, MORE_ICONS, RESOURCES, faces
from caravela.render.drawings import FIGURES, GOODS, HATCH, HATCH_OF_SHIP, HATCHED, ICONS, SHAPES

ALL_FIGURES: Final = {**FIGURES, **MORE_FIGURES, **EXPLORERS}  # of all games
WIDE: Final = 0.52  # how wide a letter is, on the average, as a part of its height
SIGNS: Final = ("round", "flash", "arrow")  # icons that say when or whither, smaller than what they speak of
SHIELD: Final = 0.47  # the height of the player's shape on a figure
LETTER_AT: Final = (0.0, 0.0, 0.13, 0.0, 0.0, 0.03)  # how far below the middle of a player's shape its letter stands
LETTER_SIZE: Final = (0.6, 0.62, 0.46, 0.48, 0.54, 0.42)

# What a building does, as icons: when it counts, then what it gives. Coins and points carry their number.
TILE_ICONS: Final[dict[str, tuple[str, ...]]] = {
    "settlers": ("round", "kind:colonist"),
    "settlers_2": ("round", "kind:colonist"),
    "monastery": ("round", "kind:missionary"),
    "trade_routes": ("round", "kind:merchant"),
    "training_grounds": ("round", "kind:soldier"),
    "indentured_servitude": ("round", "kind:colonist", "arrow", "word:X"),
    "conquistadors": ("round", "kind:soldier", "arrow", "discovery"),
    "navigator": ("round", "kind:captain", "arrow", "discovery"),
    "inca_conquest": ("flash", "coin:20"),
    "trading_post": ("round", "coin:5"),
    "cartography": ("flash", "compass", "region", "vp:4"),
    "plague_1": ("plague", "natives", "word:−1"),
    "spoils_money_1": ("flash", "coin:5"),
    "spoils_ship": ("flash", "ship"),
    "spoils_specialists": ("flash", "specialists", "word:×2"),
    "magellan": ("kind:captain", "word:3", "discovery"),
    "new_world_city": ("round", "kind:builder"),
    "new_world_mission": ("round", "kind:missionary", "region"),
    "overpopulation": ("flash", "kind:colonist", "word:×3", "arrow", "region"),
    "smuggler": ("round", "goods", "swap", "goods"),
    "indian_allies": ("flash", "kind:soldier", "word:×2", "arrow", "region"),
    "privateers": ("round", "ship", "word:×", "coin:1"),
    "ship_yards": ("round", "kind:captain"),
    "cathedral": ("kind:missionary", "arrow", "kind:colonist", "word:×2"),
    "taxation": ("round", "coin:10", "vp:2"),
    "university": ("flash", "training", "vp:5"),
    "west_indies": ("round", "goods"),
    "colonization_laws": ("round", "kind:colonist", "arrow", "word:Y"),
    "rum_distillery": ("round", "good:sugar", "word:×", "coin:3"),
    "marketplace": ("round", "kind:merchant", "building"),
    "military_academy": ("round", "kind:soldier", "training"),
    "fortress": ("round", "kind:soldier", "fort"),
    "stables": ("round", "horse", "kind:soldier", "arrow"),
    "plague_2": ("plague", "region", "word:−1"),
    "spoils_money_2": ("flash", "coin:7"),
    "spoils_goods": ("flash", "goods", "word:×2"),
    "stone_masonry": ("round", "kind:builder", "fort"),
    "papal_edict": ("flash", "church", "kind:colonist", "word:×2"),
    "mint": ("round", "good:gold", "good:silver", "word:×", "coin:2"),
    "trading_house": ("round", "goods", "arrow", "coin:5"),
    "reformation": ("church", "kind:missionary", "arrow", "word:0"),
    "mayflower": ("round", "ship", "arrow", "dock"),
    "militia": ("fort", "kind:soldier", "warfare"),
    "mercantilism": ("goods", "arrow", "vp:1"),
    "population": ("word:2", "kind:colonist", "arrow", "vp:1"),
    "navy": ("ship", "arrow", "vp:4"),
    "power": ("kind:soldier", "arrow", "vp:2"),
    "prosperity": ("building", "arrow", "vp:2"),
    "glory": ("region", "arrow", "vp:2"),
    "wealth": ("coin:5", "arrow", "vp:1"),
    "migration": ("round", "kind:colonist", "word:×2", "swap"),
    "factory": ("round", "factory", "money", "vp:5"),
    "plague_3": ("plague", "kind:colonist", "word:−3"),
    "age_of_discovery": ("token", "card", "arrow", "vp:4"),
    "new_world_capital": ("kind:builder", "arrow", "vp:3"),
    "age_of_reason": ("specialists", "arrow", "vp:4"),
    "rewrite_history": ("flash", "swap", "token", "word:×2"),
}


def number(n: float) -> str:
    """A coordinate in as few characters as will do."""
    return f"{n:.1f}".removesuffix(".0")


@cache
def symbols() -> str:
    """All drawings, once: a page or a picture holds them, and everything else points at them."""
    drawn: list[str] = []
    for kind, (middle, shape, lines) in ALL_FIGURES.items():
        hatch = HATCH_OF_SHIP if kind == "ship" else HATCH
        moved = f' transform="translate({number(middle - 12)})"' if kind != "ship" and middle != 12 else ""
        drawn.append(
            symbol(
                kind, f'<path class="own" d="{shape}"/><path class="hatch"{moved} d="{hatch}"/><path class="etch" d="{lines}"/>'
            )
        )
    for colour, shape in enumerate(SHAPES):
        hatch = f'<path class="hatch" d="{HATCHED}"/>' if colour == 4 else ""
        drawn.append(symbol(f"m{colour}", f'<path class="own" d="{shape}"/>{hatch}'))
        drawn.append(symbol(f"b{colour}", f'<path class="shield" d="{shape}"/>'))
    for good_id, (fill, shape, more) in {**GOODS, **RESOURCES, **OBJECTS}.items():
        paths = [f'<path class="ware" fill="{fill}" d="{shape}"/>']
        for inner, path in more:
            look = f'fill="{inner}"' if inner.startswith("#") else 'class="etch light"' if inner else 'class="etch"'
            paths.append(f'<path {look} d="{path}"/>')
        drawn.append(symbol(good_id, "".join(paths)))
    for name, (filled, lines) in {**ICONS, **MORE_ICONS, **SEA_ICONS}.items():
        paths = [f'<path class="solid" d="{filled}"/>'] if filled else []
        paths += [f'<path class="line" d="{lines}"/>'] if lines else []
        drawn.append(symbol(f"i-{name}", "".join(paths)))
    drawn += [symbol(f"die-{name}", drawing) for name, drawing in faces().items()]
    drawn += [symbol(name, drawing) for name, drawing in {**arms(), "cannonball": CANNONBALL}.items()]
    drawn.append(symbol("coin", '<circle class="coin" cx="12" cy="12" r="11"/><circle class="rim" cx="12" cy="12" r="8.6"/>'))
    drawn.append(symbol("seal", f'<path class="seal" d="{SHAPES[0]}"/>'))
    return f"<defs>{''.join(drawn)}</defs>"


def symbol(name: str, drawing: str) -> str:
    return f'<symbol id="s-{name}" viewBox="-.6 -.6 25.2 25.2" overflow="visible">{drawing}</symbol>'


def use(name: str, x: float, y: float, size: float) -> str:
    """The drawing of that name in a square of this size around (x, y)."""
    left, top, side = number(x - size / 2), number(y - size / 2), number(size)
    return f'<use href="#s-{name}" x="{left}" y="{top}" width="{side}" height="{side}"/>'


def titled(title: str) -> str:
    return f"<title>{escape(title)}</title>" if title else ""


def attributes(thing: str, extra: str) -> str:
    return (f' data-thing="{escape(thing)}"' if thing else "") + (f" {extra}" if extra else "")


def box(x: float, y: float, width: float, height: float, round_by: float) -> str:
    return f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}" rx="{number(round_by)}"'


def hit(x: float, y: float, width: float, height: float, round_by: float = 5) -> str:
    """The area of a thing from its upper left corner: it can be clicked everywhere, and it glows when it stands for an option."""
    area = box(x, y, width, height, round_by)
    return f'<rect class="hit" {area}/><rect class="dots" {area}/>'


def around(x: float, y: float, size: float, thing: str) -> str:
    return hit(x - size / 2, y - size / 2, size, size, size / 5) if thing else ""


def text(x: float, y: float, words: str, size: float, klass: str = "", anchor: str = "start", within: float = 0) -> str:
    """A line of text with its baseline at y; narrower letters where it would not fit `within` so many units."""
    named = f' class="{klass}"' if klass else ""
    placed = f' text-anchor="{anchor}"' if anchor != "start" else ""
    if within and breadth(words) * size > within:
        placed += f' textLength="{number(within)}" lengthAdjust="spacingAndGlyphs"'
    return f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}"{named}{placed}>{escape(words, quote=False)}</text>'


@lru_cache(maxsize=4096)
def breadth(words: str) -> float:
    """How wide a line about is in bold letters of height 1."""
    return sum(0.33 if c in "ijlt.,:;'’()| rfI" else 0.83 if c in "mwMW…" else 0.7 if c.isupper() else 0.52 for c in words)


@lru_cache(maxsize=4096)
def wrap(words: str, chars: int) -> list[str]:
    """The words in lines of at most so many characters, as evenly as their number of lines allows; long words stay whole."""
    lines = filled(words, chars)
    for narrower in range(chars - 1, 0, -1):
        evener = filled(words, narrower)
        if len(evener) > len(lines) or max(map(len, evener)) > narrower:
            break
        lines = evener
    return lines


def fitted(words: str, chars: int) -> list[str]:
    """The words in lines for a slip: two at the most if letters a third narrower make that possible."""
    for more in (1, 1.15, 1.3):
        lines = wrap(words, int(chars * more))
        if len(lines) <= 2:
            return lines
    return wrap(words, int(chars * 1.15))


def filled(words: str, chars: int) -> list[str]:
    lines: list[str] = []
    for word in words.split():
        if lines and len(lines[-1]) + 1 + len(word) <= chars:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines or [""]


# -- what players own --------------------------------------------------------------------------------------------------


def piece(
    kind: str,
    colour: int,
    x: float,
    y: float,
    size: float,
    key: str = "",
    thing: str = "",
    extra: str = "",
    title: str = "",
    letter: str = "",
) -> str:
    """A figure or a ship in a player's colour, with the player's shape (and letter) as its shield; colour -1 is nobody's."""
    travels = f' data-piece="{escape(key)}"' if key else ""
    shield = ""
    if colour >= 0:
        middle, lower = x + size * (ALL_FIGURES[kind][0] - 12) / 25.2, y + size * (0.21 if kind != "ship" else 0.04)
        shield = use(f"b{colour}", middle, lower, size * SHIELD) + lettered(
            colour, letter, middle, lower, size * SHIELD, " on-shield"
        )
    owner = f" p{colour}" if colour >= 0 else ""
    return (
        f'<g class="piece{owner}"{travels}{attributes(thing, extra)}>{titled(title)}{around(x, y, size * 1.1, thing)}'
        f"{use(kind, x, y, size)}{shield}</g>"
    )


def marker(colour: int, letter: str, x: float, y: float, size: float, thing: str = "", extra: str = "", title: str = "") -> str:
    """A player's own shape with the letter on it."""
    return (
        f'<g class="marker p{colour}"{attributes(thing, extra)}>{titled(title)}{around(x, y, size * 1.1, thing)}'
        f"{use(f'm{colour}', x, y, size)}{lettered(colour, letter, x, y, size)}</g>"
    )


def lettered(colour: int, letter: str, x: float, y: float, size: float, klass: str = "") -> str:
    """The letter on a player's shape of that size."""
    if not letter:
        return ""
    high = size * LETTER_SIZE[colour]
    return text(x, y + size * LETTER_AT[colour] + high * 0.36, letter, high, f"letter{klass}", "middle")


# -- goods, money, icons -----------------------------------------------------------------------------------------------


def good(good_id: str, x: float, y: float, size: float, n: int = 0, thing: str = "", extra: str = "", title: str = "") -> str:
    """A trade good, and how many there are when that is said."""
    counted = count(n, x + size * 0.42, y + size * 0.36, max(size * 0.44, 14)) if n else ""
    return (
        f'<g class="good"{attributes(thing, extra)}>{titled(title)}{around(x, y, size * 1.14, thing)}'
        f"{use(good_id, x, y, size)}{counted}</g>"
    )


def count(n: int, x: float, y: float, size: float) -> str:
    """A number on a little plate, centred on (x, y), as high as its figures need."""
    said = str(n)
    width = size * (0.62 + 0.58 * len(said))
    plate = box(x - width / 2, y - size * 0.58, width, size * 1.16, size * 0.5)
    return f'<rect class="plate" {plate}/>{text(x, y + size * 0.36, said, size, "number", "middle")}'


def coin(n: int | str, x: float, y: float, size: float) -> str:
    """A coin with what it is worth."""
    said = str(n)
    figures = size * (0.58 if len(said) < 2 else 0.5 if len(said) < 3 else 0.4)
    return f"{use('coin', x, y, size)}{text(x, y + figures * 0.36, said, figures, 'on-coin', 'middle')}"


def points(n: int | str, x: float, y: float, size: float) -> str:
    """Victory points: a seal with their number."""
    said = str(n)
    figures = size * (0.58 if len(said) < 2 else 0.5 if len(said) < 3 else 0.4)
    return f"{use('seal', x, y, size)}{text(x, y + figures * 0.36, said, figures, 'on-seal', 'middle')}"


def icon(name: str, x: float, y: float, size: float) -> str:
    """An icon in ink."""
    return use(f"i-{name}", x, y, size)


# -- paper slips -------------------------------------------------------------------------------------------------------


def row(icons: tuple[str, ...], x: float, y: float, size: float, most: float) -> str:
    """Icons side by side from x on, no wider than `most`: figures, goods, coins, points, words and plain icons."""
    widths = [room_of(item) for item in icons]
    size = min(size, most / max(1, sum(widths)))
    drawn: list[str] = []
    for item, width in zip(icons, widths, strict=True):
        sort, _, value = item.partition(":")
        at = x + width * size / 2
        x += width * size
        if sort == "kind":
            drawn.append(use(value, at, y, size * 1.08))
        elif sort == "good":
            drawn.append(use(value, at, y, size * 0.95))
        elif sort == "coin":
            drawn.append(coin(value, at, y, size))
        elif sort == "vp":
            drawn.append(points(value, at, y, size))
        elif sort == "word":
            drawn.append(text(at, y + size * 0.28, value, size * 0.76, "number", "middle"))
        else:
            drawn.append(icon(sort, at, y, size * (0.66 if sort in SIGNS else 0.9)))
    return "".join(drawn)


def room_of(item: str) -> float:
    """How wide an item of a row is, with the space around it, when the row is 1 high."""
    sort, _, value = item.partition(":")
    return 0.3 + 0.42 * len(value) if sort == "word" else 0.86 if sort in SIGNS else 1.24 if sort == "kind" else 1.14


def slip(x: float, y: float, width: float, height: float, klass: str = "") -> str:
    """A paper slip; a token has round ends."""
    return f'<rect class="slip{klass and " " + klass}" {box(x, y, width, height, height / 2 if klass == "token" else 5)}/>'


def tile(
    tile_id: str,
    title: str,
    cost: int,
    lines: list[str],
    x: float,
    y: float,
    width: float,
    height: float,
    thing: str = "",
    extra: str = "",
    font: float = 14,
    used: bool = False,
    about: str = "",
) -> str:
    """A building as a paper slip from its upper left corner: name, coin with the cost (unless below 0), icons, lines."""
    coin_size = font * 1.7 if cost >= 0 else 0
    chars = max(6, int((width - 12 - coin_size) / (font * WIDE)))
    drawn = [slip(x, y, width, height, "used" if used else "")]
    names = fitted(title, chars)
    down = y + font * 1.15
    for name in names:
        drawn.append(text(x + 6, down, name, font, "slip-title", within=width - 12 - (coin_size if down < y + coin_size else 0)))
        down += font * 1.12
    if cost >= 0:
        drawn.append(coin(cost, x + width - coin_size / 2 - 4, y + coin_size / 2 + 4, coin_size))
    room = y + height - (down - font * 0.9)
    for line in lines:
        drawn.append(text(x + 6, down + font * 0.1, line, font * 0.93, "slip-line", within=width - 10))
        down += font * 1.16
        room -= font * 1.16
    size = min(room - 6, font * 1.7)
    if size >= font * 0.9:
        drawn.append(
            row(TILE_ICONS.get(tile_id, ()), x + 5, y + height - size / 2 - 4, size, width - 10 - (font * 1.2 if used else 0))
        )
    if used:
        drawn.append(icon("used", x + width - font * 0.75, y + height - font * 0.75, font))
    body = "".join(drawn)
    return (
        f'<g class="tile"{attributes(thing, extra)}>{titled(about or title)}{body}{hit(x, y, width, height) if thing else ""}</g>'
    )


def find(
    find_id: str,
    title: str,
    natives: int,
    plunder: int,
    per_soldier: int,
    vp: int,
    x: float,
    y: float,
    width: float,
    height: float,
    thing: str = "",
    extra: str = "",
    font: float = 14,
    about: str = "",
) -> str:
    """A discovery token or card as a slip from its upper left corner: natives, plunder, plunder for each soldier, points."""
    card = find_id.startswith("C")
    drawn = [slip(x, y, width, height, "card" if card else "token")]
    down = y + 4
    if title:
        for name in fitted(title, max(6, int((width - 10) / (font * WIDE)))):
            drawn.append(text(x + 6, down + font * 0.85, name, font, "slip-title", within=width - 10))
            down += font * 1.12
    size = min(y + height - down - 4, font * 1.6)
    step = (width - 8) / 4
    middle = (down + y + height) / 2 - (1 if title else 0)
    for i, (name, n) in enumerate((("natives", natives), ("money", plunder), ("sword", per_soldier), ("vp", vp))):
        at = x + 4 + step * (i + 0.5)
        if name == "money":
            drawn.append(coin(n, at, middle, size))
        elif name == "vp":
            drawn.append(points(n, at, middle, size))
        else:
            drawn.append(icon(name, at - size * 0.28, middle, size * 0.72))
            drawn.append(text(at + size * 0.14, middle + font * 0.36, str(n), font, "number"))
    body = "".join(drawn)
    area = hit(x, y, width, height, 5 if card else height / 2) if thing else ""
    return f'<g class="find"{attributes(thing, extra)}>{titled(about or title)}{body}{area}</g>'
