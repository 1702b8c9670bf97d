"""The board of a player of Empires: who it is, workers, goods in their sets, ships, discoveries, nation and buildings."""

from collections.abc import Callable
from functools import lru_cache
from html import escape

from caravela.core.tables import Tables
from caravela.games.empires.pictures.slips import tile_icons
from caravela.games.empires.rules.components import GOOD_IDS, NATION_IDS
from caravela.games.empires.rules.view import EmpiresView, Player
from caravela.games.empires.words.table import find_words
from caravela.render.again import unchanged
from caravela.render.shapes import (
    box,
    coin,
    fitted,
    good,
    hit,
    icon,
    marker,
    piece,
    points,
    row,
    slip,
    text,
    titled,
    use,
)
from caravela.render.sheet import Sheet
from caravela.text import Speaker
from caravela.text.words import Words

WIDTH = 620
LOWEST = 314  # with two rows of buildings
EDGE = 10  # around the panels
BAND = 12  # the strip in the player's colour
LEFT = EDGE + BAND
SMALL = 19.5  # the smallest print: 11 px when the board is 350 px wide
MIDDLE = 330  # where goods begin
ROWS = 214  # where buildings begin
COLUMNS = 3
TILE_WIDTH = (WIDTH - EDGE - LEFT - (COLUMNS - 1) * 5) / COLUMNS
TILE_HEIGHT = 44
Counts = tuple[tuple[str, int], ...]  # things and their numbers, only those that are there
Set = tuple[tuple[str, ...], int]  # goods (and "ship") that make a set, and what it pays


# -- whose it is -------------------------------------------------------------------------------------------------------


def colours(view: EmpiresView) -> list[int]:
    """The colours of all seats: those of their nations; who has none yet gets one that nobody has."""
    return coloured(tuple([p.nation for p in view.players_at_table]))


@lru_cache(maxsize=2048)
def coloured(named: tuple[str | None, ...]) -> list[int]:
    nations = [NATION_IDS.index(nation) if nation else -1 for nation in named]
    free = [colour for colour in range(len(NATION_IDS)) if colour not in nations]
    for seat, nation in enumerate(nations):
        if nation < 0:
            nations[seat] = seat if seat in free else free[-1]
            free.remove(nations[seat])
    return nations


def colour(view: EmpiresView, seat: int) -> int:
    """Which of the six colours and shapes the seat has."""
    return colours(view)[seat]


def letter(view: EmpiresView, seat: int) -> str:
    """The initial of the nation; without nations A to F, and a number as long as only others have one."""
    nation = view.players_at_table[seat].nation
    if nation:
        return nation[0].upper()
    return "ABCDEF"[seat] if all([p.nation is None for p in view.players_at_table]) else str(seat + 1)


# -- sets of goods -----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def sets(goods: Counts, ships: int) -> tuple[tuple[Set, ...], tuple[str, ...]]:
    """E-INC-1 to 7: the sets that pay most, the best first, and the goods that are left over."""
    best = best_from(goods, ships, ())
    made = sorted(best[1], key=lambda made: (-made[1], GOOD_IDS.index(made[0][0])))
    left = list(best[2])
    return tuple(made), tuple(left)


def best_from(goods: Counts, ships: int, left: tuple[str, ...]) -> tuple[int, tuple[Set, ...], tuple[str, ...]]:
    """The best sets of the first type and of those after it; what no set of one type needs goes into mixed ones."""
    if not goods:
        return mixed_from(left, ships)
    (name, have), others = goods[0], goods[1:]
    best: tuple[int, tuple[Set, ...], tuple[str, ...]] = (-1, (), ())
    for made, rest, used in alike(name, have, ships):
        value, more, over = best_from(others, ships - used, (*left, *[name] * rest))
        value += sum(pays for _, pays in made)
        if value > best[0]:
            best = (value, (*made, *more), over)
    return best


@lru_cache(maxsize=4096)
def alike(name: str, have: int, ships: int) -> list[tuple[tuple[Set, ...], int, int]]:
    """Ways to make sets of one type: the best for each number of ships, with the goods left over and the ships used."""
    ways: dict[int, tuple[int, int, tuple[Set, ...]]] = {}
    for fours in range(have // 4 + 1):
        for sailed in range(min(ships, (have - 4 * fours) // 3) + 1):
            for threes in range((have - 4 * fours - 3 * sailed) // 3 + 1):
                for carried in range(min(ships - sailed, (have - 4 * fours - 3 * sailed - 3 * threes) // 2) + 1):
                    rest = have - 4 * fours - 3 * sailed - 3 * threes - 2 * carried
                    value = 6 * (fours + sailed) + 3 * (threes + carried)
                    used = sailed + carried
                    if used not in ways or (value, rest) > ways[used][:2]:
                        made: list[Set] = [((name,) * 4, 6)] * fours + [((name,) * 3 + ("ship",), 6)] * sailed
                        made += [((name,) * 3, 3)] * threes + [((name,) * 2 + ("ship",), 3)] * carried
                        ways[used] = (value, rest, tuple(made))
    return [(made, rest, used) for used, (_, rest, made) in sorted(ways.items())]


def mixed_from(left: tuple[str, ...], ships: int) -> tuple[int, tuple[Set, ...], tuple[str, ...]]:
    """Any three goods pay $1; a ship may be one of them."""
    with_ship = max(range(min(ships, len(left) // 2) + 1), key=lambda n: (n + (len(left) - 2 * n) // 3, -n))
    made: list[Set] = []
    at = 0
    while len(left) - at >= 2 * with_ship + 3:
        made.append((left[at : at + 3], 1))
        at += 3
    for _ in range(with_ship):
        made.append(((*left[at : at + 2], "ship"), 1))
        at += 2
    return len(made), tuple(made), left[at:]


# -- the whole board ---------------------------------------------------------------------------------------------------


KEPT = 2048  # parts that stay drawn, of each sort: most of a board does not change from move to move


@lru_cache(maxsize=64)
def tongue(
    sort: Callable[..., Speaker], language: str, words: Words, agreed: tuple[tuple[str, str], ...], tables: Tables
) -> Speaker:
    """A speaker that knows no players: what it has said is right for every table with the same set-up."""
    return sort(language, words, None, dict(agreed), tables)


def mat(view: EmpiresView, seat: int, speaker: Speaker, mine: bool = False) -> Sheet:
    """What lies in front of a player, as everybody sees it. Workers and goods can be chosen only on one's own board."""
    p, mine = view.players_at_table[seat], mine or view.seat == seat
    look, initial = colour(view, seat), letter(view, seat)
    shown = (
        (look, initial, p.position, p.money, p.points, p.total, p.nation, p.uses, p.used_now, p.available, p.supply),
        (p.goods, p.income, p.ships, p.ships_sailed, p.tokens, p.cards, p.buildings, p.used_buildings),
    )
    return unchanged(("mat", seat, mine), shown, speaker, lambda: drawn(p, mine, look, initial, speaker))


def drawn(p: Player, mine: bool, look: int, initial: str, speaker: Speaker) -> Sheet:
    """From nothing else than `shown` above."""
    seat, name = p.seat, speaker.player(p.seat)
    sort: Callable[..., Speaker] = type(speaker)
    say = unchanged(
        ("tongue",),
        None,
        speaker,
        lambda: tongue(sort, speaker.language, speaker.words, tuple(speaker.agreed.items()), speaker.tables),
    )
    rows = max(2, -(-len(p.buildings) // COLUMNS))
    height = LOWEST + (rows - 2) * (TILE_HEIGHT + 4)
    parts = {
        "ground": ground(seat, look, rows, height),
        "head": head(seat, look, initial, name, p.position, p.money, p.points, p.total, say),
        "nation": nation(seat, p.nation, p.uses, p.used_now, say),
        "workers": workers(seat, look, initial, mine, tuple(p.available.items()), tuple(p.supply.items()), say),
        "goods": goods(seat, mine, tuple(p.goods.items()), p.ships - p.ships_sailed, p.income, say),
        "ships": ships(seat, look, initial, p.ships, p.ships_sailed, say),
        "finds": finds(seat, tuple(p.tokens), tuple(p.cards), say),
        "buildings": buildings(seat, tuple(p.buildings), tuple(p.used_buildings), say),
    }
    return Sheet(f"mat-{seat}", name, speaker.message("mat-of", who=name), WIDTH, height, parts, seat)


# -- the parts ---------------------------------------------------------------------------------------------------------


def part(seat: int, name: str, label: str, *drawn: str) -> str:
    """A named group of the board, with what it shows in words."""
    return f'<g id="mat-{seat}-{name}" role="group" aria-label="{escape(label)}">{"".join(drawn)}</g>'


def thing(name: str, title: str, *drawn: str, klass: str = "") -> str:
    """Something that can be pointed at."""
    named = f' class="{klass}"' if klass else ""
    return f'<g{named} data-thing="{escape(name)}">{titled(title)}{"".join(drawn)}</g>'


@lru_cache(maxsize=KEPT)
def ground(seat: int, look: int, rows: int, height: int) -> str:
    panels = [
        f'<rect class="panel" {box(LEFT, 56, MIDDLE - 8 - LEFT, 100, 6)}/>',
        f'<rect class="panel" {box(MIDDLE, 56, WIDTH - EDGE - MIDDLE, 100, 6)}/>',
        f'<rect class="panel" {box(LEFT, 162, 140, 46, 6)}/>',
        f'<rect class="panel" {box(LEFT + 146, 162, WIDTH - EDGE - LEFT - 146, 46, 6)}/>',
    ]
    for i in range(rows * COLUMNS):
        x, y = tile_place(i)
        panels.append(f'<rect class="bare" {box(x + 1.5, y + 1.5, TILE_WIDTH - 3, TILE_HEIGHT - 3, 4)}/>')
    band = f'<path class="banner p{look}" d="M9 1H{BAND}V{height - 1}H9A8 8 0 0 1 1 {height - 9}V9A8 8 0 0 1 9 1Z"/>'
    return f'<g id="mat-{seat}-ground"><rect class="mat" {box(0.5, 0.5, WIDTH - 1, height - 1, 9)}/>{band}{"".join(panels)}</g>'


@lru_cache(maxsize=KEPT)
def head(
    seat: int, look: int, initial: str, name: str, position: int, money: int, scored: int, total: int, speaker: Speaker
) -> str:
    """Name, place in the player order, money, points scored and points if the game ended now."""
    told = speaker.message("table-player", who=name, position=position, money=money)
    so_far = speaker.message("table-points", points=scored, total=total)
    shown = name if len(name) <= 18 else name[:17] + "…"
    order = speaker.message("mat-order", n=position)
    drawn = [
        thing(
            f"seat-{seat}",
            told,
            hit(LEFT, 6, 196, 44),
            marker(look, initial, LEFT + 22, 28, 43),
            text(LEFT + 48, 24, shown, 20, "heading", within=146),
            text(LEFT + 48, 45, order, SMALL, "label", within=146) if position else "",
        ),
        thing("money", speaker.message("fact-money"), hit(414, 6, 46, 44), coin(money, 437, 28, 40)),
        thing("points", so_far, hit(466, 6, 46, 44), points(scored, 489, 28, 40)),
        thing(
            "points",
            so_far,
            hit(516, 6, 84, 44),
            icon("hourglass", 534, 28, 22),
            text(550, 35, str(total), 20, "number"),
            klass="live",
        ),
    ]
    return part(seat, "head", f"{told} {so_far}", *drawn)


@lru_cache(maxsize=KEPT)
def nation(seat: int, name: str | None, uses: int, used_now: bool, speaker: Speaker) -> str:
    """The nation, with a disc for each use: full ones are left."""
    if not name:
        return part(seat, "nation", "")
    title = speaker.name("nation", name)
    left = speaker.message("table-uses", n=uses)
    printed = max(uses, int(speaker.tables.documents.get("board.toml", {}).get("nations", {}).get(name, 0)))
    discs = [f'<circle class="use{" spent" if i >= uses else ""}" cx="{238 + i * 15}" cy="39" r="5"/>' for i in range(printed)]
    drawn = thing(
        f"nation-{name}",
        f"{title} ({left}): {speaker.about('nation', name)}",
        slip(224, 6, 180, 44, "used" if uses == 0 else ""),
        text(232, 26, title, SMALL, "slip-title", within=166),
        *discs,
        icon("used", 390, 39, 14) if used_now else "",
        hit(224, 6, 180, 44),
    )
    return part(seat, "nation", f"{title}, {left}", drawn)


@lru_cache(maxsize=KEPT)
def counted(kind: str, n: int, speaker: Speaker) -> str:
    return speaker.count("kind", kind, n)


@lru_cache(maxsize=KEPT)
def workers(seat: int, look: int, initial: str, mine: bool, available: Counts, supply: Counts, speaker: Speaker) -> str:
    """The figures for this round, one by one, and under them what the supply holds."""
    here = [kind for kind, n in available for _ in range(n)]
    wide = MIDDLE - 8 - LEFT
    step = min(44.0, (wide - 52) / max(1, len(here) - 1))
    size = min(44.0, step * 1.2)  # many stand closer together, and none before another
    drawn = [
        piece(
            kind,
            look,
            LEFT + 28 + i * step,
            92,
            size,
            key=f"{seat}-{kind}",
            thing=f"kind-{kind}" if mine else "",
            title=speaker.name("kind", kind),
            letter=initial,
        )
        for i, kind in enumerate(here)
    ]
    if not here:
        drawn.append(text(LEFT + wide / 2, 98, speaker.message("mat-no-workers"), SMALL, "label", "middle", within=wide - 12))
    drawn.append(f'<path class="rule" d="M{LEFT + 8} 123H{MIDDLE - 16}"/>')
    drawn.append(f"<g>{titled(speaker.message('mat-supply'))}{icon('supply', LEFT + 19, 139, 20)}</g>")
    room = (wide - 36) / max(5, len(supply))
    small = 21 if len(supply) < 6 else 18
    for i, (kind, n) in enumerate(supply):
        x = LEFT + 43 + i * room
        figure = f'<g class="piece p{look}">{use(kind, x, 139, small)}</g>{text(x + small / 2, 146, str(n), SMALL, "number")}'
        said = counted(kind, n, speaker)
        if mine and kind not in here:
            drawn.append(thing(f"kind-{kind}", said, hit(x - 13, 126, room - 2, 27), figure))
        else:
            drawn.append(f"<g>{titled(said)}{figure}</g>")
    told = ", ".join(counted(kind, n, speaker) for kind, n in available) or speaker.message("mat-no-workers")
    kept = ", ".join(counted(kind, n, speaker) for kind, n in supply) or "–"
    return part(seat, "workers", speaker.message("mat-workers", available=told, supply=kept), *drawn)


@lru_cache(maxsize=KEPT)
def goods(seat: int, mine: bool, owned: Counts, ships: int, income: int, speaker: Speaker) -> str:
    """The goods in the sets that pay most, each on a tray with its coin; then those that make no set."""
    made, left = sets(owned, ships)
    groups: list[Set] = [*made, *([(left, 0)] if left else [])]
    names = {name: speaker.name("good", name) for name, _ in owned}
    names["ship"] = speaker.message("fact-ships")
    drawn: list[str] = []
    x0, room = MIDDLE + 8, WIDTH - EDGE - MIDDLE - 60
    size, places = trays(tuple((len(members), pays > 0) for members, pays in groups), room)
    for (members, pays), (x, y) in zip(groups, places, strict=True):
        width = len(members) * size + (size * 0.9 if pays else 0) + 4
        tray = f'<rect class="tray" {box(x0 + x, y - size * 0.6, width, size * 1.2, size * 0.3)}/>' if pays else ""
        icons: list[str] = []
        for i, name in enumerate(members):
            at = x0 + x + 2 + size * (i + 0.5)
            if name == "ship":
                icons.append(f"<g>{titled(names[name])}{use('ship', at, y, size * 0.86)}</g>")
            else:
                icons.append(good(name, at, y, size * 0.86, thing=f"good-{name}" if mine else "", title=names[name]))
        paid = coin(pays, x0 + x + width - size * 0.46, y, size * 0.8) if pays else ""
        drawn.append(f"{tray}{''.join(icons)}{paid}")
    if not groups:
        drawn.append(text((x0 + WIDTH - EDGE - 52) / 2, 111, speaker.message("mat-no-goods"), SMALL, "label", "middle"))
    told = ", ".join(f"{names[name]} {n}" for name, n in owned) or "–"
    paying = speaker.message("table-income", money=income)
    drawn.append(
        thing(
            "income",
            paying,
            hit(WIDTH - EDGE - 50, 60, 46, 92),
            icon("round", WIDTH - EDGE - 27, 78, 18),
            coin(income, WIDTH - EDGE - 27, 112, 36),
        )
    )
    return part(seat, "goods", f"{speaker.message('table-goods', goods=told)} {paying}", *drawn)


@lru_cache(maxsize=1024)
def trays(lengths: tuple[tuple[int, bool], ...], room: float) -> tuple[float, list[tuple[float, float]]]:
    """Where trays of so many goods (with a coin or without) lie, in rows as large as the panel allows."""
    for size in (30.0, 25.0, 22.0, 18.5, 15.0, 12.0, 10.0):
        rows: list[list[float]] = [[]]
        x = 0.0
        for members, pays in lengths:
            width = members * size + (size * 0.9 if pays else 0) + 4
            if rows[-1] and x + width > room:
                rows.append([])
                x = 0.0
            rows[-1].append(x)
            x += width + 6
        pitch = size * 1.26
        if len(rows) * pitch <= 99 or size == 10.0:
            top = 106 - (len(rows) - 1) * pitch / 2
            return size, [(x, top + i * pitch) for i, found in enumerate(rows) for x in found]
    raise AssertionError


@lru_cache(maxsize=KEPT)
def ships(seat: int, look: int, initial: str, n: int, sailed: int, speaker: Speaker) -> str:
    """The ships; those that sailed this round are pale."""
    step = min(26.0, 110 / max(1, n - 1))
    drawn: list[str] = []
    for i in range(n):
        away = 'opacity="0.45"' if i >= n - sailed else ""
        drawn.append(piece("ship", look, LEFT + 18 + i * step, 185, 30, key=f"{seat}-ship", extra=away, letter=initial))
    told = speaker.message("table-ships", n=n, sailed=sailed)
    if not n:
        drawn.append(icon("ship", LEFT + 20, 185, 24).replace("<use", '<use opacity="0.35"', 1))
        drawn.append(text(LEFT + 36, 192, "0", SMALL, "label"))
    return part(seat, "ships", told, thing("ships", told, hit(LEFT, 162, 140, 46), *drawn))


@lru_cache(maxsize=KEPT)
def finds(seat: int, tokens: tuple[str, ...], cards: tuple[str, ...], speaker: Speaker) -> str:
    """Discovery tokens and cards with their points; cards with their names as long as there is room."""
    left = LEFT + 146
    room = WIDTH - EDGE - left - 8
    named = len(tokens) * 60 + len(cards) * 136 <= room
    found = (*tokens, *cards)
    step = min(60.0, (room + 2) / max(1, len(found)))
    drawn: list[str] = []
    x = left + 5.0
    for name in found:
        card = name in cards
        width = 132.0 if card and named else step - 4
        seal = points(printed(name, speaker), x + width - 16, 185, 28)
        inner = [slip(x, 166, width, 38, "card" if card else "token")]
        if card and named:
            lines = fitted(speaker.name("find", name), 14)[:2]
            for i, line in enumerate(lines):
                inner.append(text(x + 6, 185 + (7 if len(lines) == 1 else -2 + i * 18), line, SMALL, "slip-title", within=94))
        elif width >= 48:
            inner.append(icon("card" if card else "token", x + 15, 185, 20))
        about = find_words(name, speaker)
        drawn.append(thing(f"find-{name}", about, *inner, seal, hit(x, 166, width, 38, 5 if card else 14)))
        x += width + 4
    told = speaker.message("table-discoveries", finds="; ".join([find_words(name, speaker) for name in found]) or "–")
    if not found:
        drawn.append(text(left + (room + 8) / 2, 192, speaker.message("mat-no-finds"), SMALL, "label", "middle", within=room))
    return part(seat, "finds", told, *drawn)


def printed(find: str, speaker: Speaker) -> int:
    """The points printed on a discovery token or card."""
    return speaker.printed("find", find, "vp")


def tile_place(i: int) -> tuple[float, float]:
    """The upper left corner of a player's building, in the order of purchase."""
    return LEFT + i % COLUMNS * (TILE_WIDTH + 5), ROWS + i // COLUMNS * (TILE_HEIGHT + 4)


@lru_cache(maxsize=KEPT)
def buildings(seat: int, tiles: tuple[str, ...], spent: tuple[str, ...], speaker: Speaker) -> str:
    """The capital buildings in the order of purchase; used ones are marked."""
    used = speaker.message("table-used")
    drawn: list[str] = []
    said: list[str] = []
    for i, tile in enumerate(tiles):
        x, y = tile_place(i)
        name = speaker.name("tile", tile)
        done = tile in spent
        said.append(f"{name} ({used})" if done else name)
        lines = fitted(name, 14)
        first = y + 29 - (len(lines) - 1) * (9.5 if len(lines) < 3 else 7)
        drawn.append(
            thing(
                f"tile-{tile}",
                f"{said[-1]}: {speaker.about('tile', tile)}",
                slip(x, y, TILE_WIDTH, TILE_HEIGHT, "used" if done else ""),
                row((emblem(tile, speaker.tables),), x + 2, y + 22, 28, 36),
                *[
                    text(x + 37, first + n * (19 if len(lines) < 3 else 14), line, SMALL, "slip-title", within=TILE_WIDTH - 42)
                    for n, line in enumerate(lines)
                ],
                icon("used", x + TILE_WIDTH - 10, y + 34, 16) if done else "",
                hit(x, y, TILE_WIDTH, TILE_HEIGHT),
            )
        )
    return part(seat, "buildings", speaker.message("table-buildings", tiles=", ".join(said) or "–"), *drawn)


def emblem(tile: str, tables: Tables) -> str:
    """The one icon that says most of a building."""
    return next(
        (item for item in tile_icons(tile, tables) if item not in ("round", "flash") and not item.startswith("word")), "building"
    )
