"""The drawing vocabulary of all boards: figures, markers, goods, coins, icons and paper slips, each drawn once.

Drawings are symbols in a square of 24 units; a page holds all of them once (`symbols()`), and boards only point at them.
Functions return SVG text centred on (x, y), with `size` as the height. `thing` is what can be pointed at, `extra` further
attributes; role and label are not among them, because an open option brings its own.
"""

from functools import cache, lru_cache
from html import escape
from typing import Final

from caravela.render.drawings import FIGURES, HATCH, HATCH_OF_SHIP, HATCHED, SHAPES, SHARED, Drawings

KEPT: Final = 4096  # figures, markers and goods that stay drawn: they stand at the same places again and again
WIDE: Final = 0.52  # how wide a letter is, on the average, as a part of its height
SIGNS: Final = ("round", "flash", "arrow")  # icons that say when or whither, smaller than what they speak of
SHIELD: Final = 0.47  # the height of the player's shape on a figure
LEAST: Final = 17  # units: what is lower cannot be read on a laptop
READABLE: Final = 20.5  # units: as high are figures, where there is room, so that they can be read where drawings are smallest
LETTERED: Final = 0.64  # how much of the height of a shape a letter may take
LETTER_AT: Final = (0.0, 0.0, 0.13, 0.0, 0.0, 0.03)  # how far below the middle of a player's shape its letter stands
LETTER_SIZE: Final = (0.6, 0.62, 0.46, 0.48, 0.54, 0.42)

WIDTHS: Final = {
    letter: width
    for letters, width in (
        ("'| ", 0.35),
        ("ijlíì.,’·:;/", 0.38),
        ("f-()!tIJÍ", 0.47),
        ("rs–z?", 0.57),
        ("vyxcçL", 0.64),
        ("eaoéêèáàâãóôõòkEFT", 0.68),
        ("bdgpqhnuúñù0123456789SYPZ", 0.72),
        ("ABCKRVXÁÇ", 0.8),
        ("w", 0.9),
        ("mMW…", 1.06),
    )
    for letter in letters
}


@lru_cache(maxsize=16384)
def number(n: float) -> str:
    """A coordinate in as few characters as will do. Boards have a few thousand of them, again and again."""
    return f"{n:.1f}".removesuffix(".0") if n else "0"


@cache
def symbols(*more: Drawings) -> str:
    """All drawings, once, with those of some games: a page or a picture holds them, and everything else points at them."""
    drawn = [line for drawings in (SHARED, *more) for line in symbols_of(drawings)]
    for colour, shape in enumerate(SHAPES):
        hatch = f'<path class="hatch" d="{HATCHED}"/>' if colour == 4 else ""
        drawn.append(symbol(f"m{colour}", f'<path class="own" d="{shape}"/>{hatch}'))
        drawn.append(symbol(f"b{colour}", f'<path class="shield" d="{shape}"/>'))
    drawn.append(symbol("coin", '<circle class="coin" cx="12" cy="12" r="11"/><circle class="rim" cx="12" cy="12" r="8.6"/>'))
    drawn.append(symbol("seal", f'<path class="seal" d="{SHAPES[0]}"/>'))
    return f"<defs>{''.join(drawn)}</defs>"


def symbols_of(drawings: Drawings) -> list[str]:
    drawn: list[str] = []
    for kind, (middle, shape, lines) in drawings.figures.items():
        hatch = HATCH_OF_SHIP if kind == "ship" else HATCH
        moved = f' transform="translate({number(middle - 12)})"' if kind != "ship" and middle != 12 else ""
        drawn.append(
            symbol(
                kind, f'<path class="own" d="{shape}"/><path class="hatch"{moved} d="{hatch}"/><path class="etch" d="{lines}"/>'
            )
        )
    for ware, (fill, shape, more) in drawings.wares.items():
        paths = [f'<path class="ware" fill="{fill}" d="{shape}"/>']
        for inner, path in more:
            look = f'fill="{inner}"' if inner.startswith("#") else 'class="etch light"' if inner else 'class="etch"'
            paths.append(f'<path {look} d="{path}"/>')
        drawn.append(symbol(ware, "".join(paths)))
    for name, (filled, lines) in drawings.icons.items():
        paths = [f'<path class="solid" d="{filled}"/>'] if filled else []
        paths += [f'<path class="line" d="{lines}"/>'] if lines else []
        drawn.append(symbol(f"i-{name}", "".join(paths)))
    return drawn + [symbol(name, drawing) for name, drawing in drawings.others.items()]


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
    """How wide a line is in bold letters of height 1, in the widest of the faces that pages use: DejaVu."""
    return sum(WIDTHS.get(c, 0.86 if c.isupper() else 0.71) for c in words)


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


def halved(words: str) -> list[str]:
    """The words in two lines, as equal as they can be."""
    each = words.split()
    return min(
        ([" ".join(each[:i]), " ".join(each[i:])] for i in range(1, len(each))),
        key=lambda two: max(map(len, two)),
        default=[words],
    )


def filled(words: str, chars: int) -> list[str]:
    lines: list[str] = []
    for word in words.split():
        if lines and len(lines[-1]) + 1 + len(word) <= chars:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines or [""]


# -- what players own --------------------------------------------------------------------------------------------------


@lru_cache(maxsize=KEPT)
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
    middle: float = 0,
) -> str:
    """A figure or a ship in a player's colour, with the player's shape (and letter) as its shield; colour -1 is nobody's.

    A figure of a game's own says where the middle of its body is.
    """
    travels = f' data-piece="{escape(key)}"' if key else ""
    shield = ""
    if colour >= 0:
        across, lower = x + size * ((middle or FIGURES[kind][0]) - 12) / 25.2, y + size * (0.21 if kind != "ship" else 0.04)
        shield = use(f"b{colour}", across, lower, size * SHIELD) + lettered(
            colour, letter, across, lower, size * SHIELD, " on-shield"
        )
    owner = f" p{colour}" if colour >= 0 else ""
    return (
        f'<g class="piece{owner}"{travels}{attributes(thing, extra)}>{titled(title)}{around(x, y, size * 1.1, thing)}'
        f"{use(kind, x, y, size)}{shield}</g>"
    )


@lru_cache(maxsize=KEPT)
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
    if size * LETTERED < LEAST:
        return ""  # too small for letters that could be read: colour and shape tell
    high = max(size * LETTER_SIZE[colour], min(READABLE, size * LETTERED))
    return text(x, y + size * LETTER_AT[colour] + high * 0.36, letter, high, f"letter{klass}", "middle")


# -- goods, money, icons -----------------------------------------------------------------------------------------------


@lru_cache(maxsize=KEPT)
def good(good_id: str, x: float, y: float, size: float, n: int = 0, thing: str = "", extra: str = "", title: str = "") -> str:
    """A trade good, and how many there are when that is said."""
    counted = count(n, x + size * 0.42, y + size * 0.36, max(size * 0.44, LEAST)) if n else ""
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


def figures_on(said: str, size: float) -> float:
    """How high figures are on a coin or seal of that size."""
    usual, most = ((0.58, 0.92), (0.5, 0.68), (0.4, 0.5))[min(len(said), 3) - 1]
    if said.startswith("−"):  # broader than a figure
        usual, most = usual * 0.85, most * 0.85
    return max(size * usual, min(READABLE, size * most))


def coin(n: int | str, x: float, y: float, size: float) -> str:
    """A coin with what it is worth."""
    said = str(n)
    figures = figures_on(said, size)
    return f"{use('coin', x, y, size)}{text(x, y + figures * 0.36, said, figures, 'on-coin', 'middle')}"


def points(n: int | str, x: float, y: float, size: float) -> str:
    """Victory points: a seal with their number."""
    said = str(n)
    figures = figures_on(said, size)
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
