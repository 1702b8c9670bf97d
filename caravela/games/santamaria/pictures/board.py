"""The shared board of Santa Maria: years, tiles, dice, docks, the market square with its retire spaces, both tracks, posts."""

from collections import Counter
from collections.abc import Callable
from html import escape
from typing import Final, NamedTuple

from caravela.games.santamaria.pictures.drawings import DRAWINGS, MONK
from caravela.games.santamaria.pictures.tiles import (
    dice_hit,
    die,
    gain_items,
    kept,
    owner,
    piled,
    place_items,
    printed_cell,
    shipment_items,
    strip,
    thing,
    tile_alone,
)
from caravela.games.santamaria.rules.components import BOARD_IDS
from caravela.games.santamaria.rules.printed import Bishop, Scholar, TileCell
from caravela.games.santamaria.rules.view import Post, SantaMariaView
from caravela.render.again import again
from caravela.render.shapes import box, fitted, hit, icon, number, piece, points, slip, text, titled, use
from caravela.render.sheet import Area, Sheet
from caravela.text import Speaker

WIDTH: Final = 1200
HEIGHT: Final = 906
SMALL: Final = 17  # the least height of letters: 12 px on a board of 860 px
CELL: Final = 53  # of a tile on display
HALF: Final = 600


class Frame(NamedTuple):
    x: int
    y: int
    width: int
    height: int


FRAMES: Final = {
    "year": Frame(8, 8, 270, 56),
    "order": Frame(284, 8, 313, 56),
    "display": Frame(8, 70, 589, 224),
    "docks": Frame(8, 300, 589, 222),
    "retire": Frame(8, 528, 589, 370),
    "dice": Frame(603, 8, 589, 196),
    "conquistador": Frame(603, 210, 589, 148),
    "religion": Frame(603, 364, 589, 184),
    "posts": Frame(603, 554, 589, 344),
}
# Before the first year what is chosen from lies where everybody begins alike: tracks without a step, spaces without a monk.
OFFER: Final = Frame(8, 560, 1184, 338)
UNSEEN: Final = ("retire", "conquistador", "religion")
POSTS_MEANWHILE: Final = Frame(603, 210, 589, 344)
# What a scholar can do, and what a bishop asks for; # stands for the printed number
ABILITIES: Final = {
    "die_shift": ("i:die", "word:±1", "coin:0"),
    "export_substitute": ("coin:#", "i:arrow", "word:1", "i:ship"),
    "expand_substitute": ("coin:#", "i:arrow", "res:wood"),
    "sell_bonus": ("res:sugar", "res:gem", "i:arrow", "coin:+#"),
    "buy_price": ("coin:#", "i:arrow", "res:wood", "i:or", "res:grain"),
    "coin_activation_discount": ("i:flash", "coin:−#"),
    "religion_pay_coin": ("coin:#", "i:arrow", "i:faith", "word:+1"),
    "conquistador_extra": ("res:wood", "i:arrow", "i:conquistador", "word:+1"),
    "swap": ("res:wood", "i:swap", "res:grain", "i:or", "res:sugar", "i:swap", "res:gem"),
    "retire_coins": ("i:ship", "i:arrow", "coin:#"),
}
DEMANDS: Final = {
    "per_other_monk": ("kind:monk",),
    "per_developed_line": ("i:lines",),
    "largest_road_group": ("i:road",),
    "per_shipment": ("i:ship",),
}
TYPE_ITEMS: Final = {
    "coin": "i:money",
    "point": "i:vp",
    "trade": "i:swap",
    "export": "i:ship",
    "conquistador": "i:conquistador",
    "religion": "i:faith",
}


def ability(scholar: Scholar) -> list[str]:
    """What a scholar can do, in pictures."""
    return [item.replace("#", str(scholar.number)) for item in ABILITIES[scholar.hook]]


def demand(bishop: Bishop) -> list[str]:
    """What a bishop asks for, in pictures."""
    types = [TYPE_ITEMS.get(name, f"res:{name}") for name in bishop.types]
    return [*DEMANDS.get(bishop.rule, types), "i:arrow", f"vp:{bishop.each}"]


def board(view: SantaMariaView, speaker: Speaker) -> Sheet:
    """The board as everybody sees it, in parts that change only when what they show changes."""
    drawn = {"ground": kept(("ground", speaker.language, offers(view)), lambda: ground(view, speaker))}
    for name, draw in PARTS.items():
        drawn[name] = again((name,), None, view, speaker, lambda view, draw=draw: draw(view, speaker))  # type: ignore[misc]
    high = OFFER.y - 6 if offers(view) else HEIGHT
    areas = [
        Area(speaker.message("shore-tiles"), 0, 0, HALF, high),
        Area(speaker.message("shore-tracks"), HALF, 0, WIDTH - HALF, high),
    ]
    if offers(view):
        areas.append(Area(speaker.message("shore-offer"), 0, OFFER.y - 32, WIDTH, HEIGHT - OFFER.y + 32))
    title, about = speaker.message("shore-title"), speaker.message("shore-about")
    return Sheet("board", title, about, WIDTH, HEIGHT, drawn, areas=tuple(areas), drawings=DRAWINGS)


def offers(view: SantaMariaView) -> bool:
    """Whether boards or town halls can be chosen."""
    return bool(view.boards_on_offer or view.sets_on_offer)


def frames(view: SantaMariaView) -> dict[str, Frame]:
    """Where everything lies that is in sight."""
    if not offers(view):
        return FRAMES
    return {name: frame for name, frame in FRAMES.items() if name not in UNSEEN} | {"posts": POSTS_MEANWHILE, "offer": OFFER}


def part(name: str, label: str, *drawn: str) -> str:
    return f'<g id="board-{name}" role="group" aria-label="{escape(label)}">{"".join(drawn)}</g>'


def ground(view: SantaMariaView, speaker: Speaker) -> str:
    """Paper, frames, the sea before the docks, titles."""
    shown = frames(view)
    drawn = [f'<rect class="mat" x=".5" y=".5" width="{WIDTH - 1}" height="{HEIGHT - 1}" rx="9"/>']
    for x, y, width, high in shown.values():
        drawn.append(f'<rect class="panel" x="{x}" y="{y}" width="{width}" height="{high}" rx="7"/>')
    x, y, width, high = FRAMES["docks"]
    sea = f'<rect x="{x + 1}" y="{y + 66}" width="{width - 2}" height="{high - 67}" rx="6" fill="var(--sea)"/>'
    waves = "".join(
        f"M{x + 12 + 73 * i + 20 * (row % 2)} {y + 90 + 30 * row}q7 -6 14 0t14 0" for row in range(5) for i in range(8)
    )
    drawn.append(f'{sea}<path fill="none" stroke="var(--sea-deep)" stroke-width="2.4" stroke-linecap="round" d="{waves}"/>')
    if "offer" in shown:
        drawn.append(text(OFFER.x + 12, OFFER.y - 13, speaker.message("shore-offer"), 19, "heading", within=560))
    for name in ("docks", "retire", "dice", "conquistador", "religion"):
        if name not in shown:
            continue
        x, y, _, _ = shown[name]
        drawn.append(text(x + 12, y + 25, speaker.message(f"shore-{name}"), 19, "heading", within=218))
    return f'<g id="board-ground">{"".join(drawn)}</g>'


# -- year and order ----------------------------------------------------------------------------------------------------


def year(view: SantaMariaView, speaker: Speaker) -> str:
    """The three years; a seal lies on this one."""
    x, y, width, high = FRAMES["year"]
    drawn = [text(x + 12, y + 35, speaker.message("shore-year"), 19, "heading", within=76), hit(x, y, width, high)]
    for n in range(1, 4):
        at = x + 112 + (n - 1) * 58
        now = n == view.year
        drawn.append(f'<circle class="{"seal" if now else "slot"}" cx="{at}" cy="{y + 28}" r="{19 if now else 17}"/>')
        drawn.append(text(at, y + 34, speaker.roman(n), 18, "on-seal" if now else "label", "middle"))
    told = speaker.message("shore-where", year=view.year)
    return part("year", told, thing("year", told, *drawn))


def order(view: SantaMariaView, speaker: Speaker) -> str:
    """Clockwise from the start player; who is to decide is underlined. Alone, how many points are wanted."""
    x, y, width, high = FRAMES["order"]
    if view.solo:
        drawn = [
            hit(x, y, width, high),
            text(x + 12, y + 35, speaker.message("shore-goal"), 19, "heading", within=130),
            points(view.printed.solo_win, x + 176, y + 28, 44),
        ]
        told = speaker.message("shore-goal-told", n=view.printed.solo_win)
        return part("order", told, thing("solo", told, *drawn))
    drawn = [text(x + 12, y + 35, speaker.message("shore-order"), 19, "heading", within=92), icon("first", x + 122, y + 28, 24)]
    for i, seat in enumerate(view.order):
        at = x + 156 + 40 * i
        drawn.append(owner(view, seat, at, y + 27, 32, f"seat-{seat}", speaker.player(seat)))
        if seat == view.decider:
            drawn.append(f'<path d="M{at - 13} {y + 49}h26" stroke="var(--ink)" stroke-width="3" stroke-linecap="round"/>')
    told = speaker.message("shore-order-told", players=", ".join(speaker.player(seat) for seat in view.order))
    return part("order", told, *drawn)


# -- what is on offer --------------------------------------------------------------------------------------------------


def display(view: SantaMariaView, speaker: Speaker) -> str:
    """Doubles and triples with their costs; those that were bought leave a gap at the end of the row."""
    x, y, width, _ = FRAMES["display"]
    page = view.printed
    title = speaker.message("shore-display")
    drawn = [thing("display", title, text(x + 12, y + 25, title, 19, "heading", within=150), hit(x + 4, y + 4, 166, 31))]
    for sort, left, top in (("double", x + 178, y + 42), ("triple", x + 312, y + 106)):
        shown = [page.tiles[name] for name in view.display if page.tiles[name].sort == sort]
        first = next(tile for tile in page.tiles.values() if tile.sort == sort)
        cost = shipment_items(first.cost)
        said = speaker.message(f"shore-cost-{sort}")
        sign = "".join(
            f'<rect x="{left + 11 * column}" y="{y + 8 + 11 * row}" width="10" height="10" rx="2"/>'
            for row, column in first.turns[0]
        )
        drawn.append(
            f'<g>{titled(said)}<g fill="var(--faint)">{sign}</g>{strip(cost, left + 28, y + 19, 26, anchor="start")}</g>'
        )
        for i in range(5):
            at = x + 12 + i * (CELL * 2 + 9)
            if i >= len(shown):
                drawn.append(f'<path class="bare" d="{gap(at, top, len(first.cells))}"/>')
                continue
            tile = shown[i]
            drawn.append(
                thing(
                    f"piece-{tile.id}",
                    speaker.name("piece", tile.id),
                    tile_alone(tile, 0, page, at, top, CELL),
                    hit(at - 2, top - 2, CELL * 2 + 4, CELL * (len(first.cells) - 1) + 4),
                )
            )
    to_come = len(view.doubles_unseen) + len(view.triples_unseen)
    drawn.append(text(x + width - 12, y + 25, speaker.message("shore-pile", n=to_come), SMALL, "label", "end", within=130))
    told = speaker.message("shore-display-told", tiles=", ".join(speaker.name("piece", name) for name in view.display) or "–")
    return part("display", told, *drawn)


def gap(x: float, y: float, cells: int) -> str:
    """The outline of a tile that was bought."""
    x, y = x + 2, y + 2
    side = CELL - 2
    low = f"h{-side}v{side}h{-side}z" if cells == 3 else f"h{-side * 2}z"
    return f"M{x} {y}h{side * 2}v{side}{low}"


def docks(view: SantaMariaView, speaker: Speaker) -> str:
    """Four docks with what they bring every year, and the shipment that waits there."""
    x, y, width, _ = FRAMES["docks"]
    wide = (width - 16) / 4
    drawn: list[str] = []
    said: list[str] = []
    for i, (name, dock) in enumerate(view.printed.docks.items()):
        left = x + 8 + i * wide
        shipment = view.docks[name]
        title = speaker.name("dock", name)
        said.append(f"{title}: {speaker.name('shipment', shipment) if shipment else '–'}")
        piles = f"M{number(left + 20)} {y + 78}v14M{number(left + wide - 20)} {y + 78}v14"
        inner = [
            f'<rect {box(left + 8, y + 38, wide - 16, 40, 6)} fill="var(--wood)" fill-opacity=".35" stroke="var(--hairline)"/>',
            f'<path d="{piles}" stroke="var(--wood)" stroke-width="6"/>',
            strip(place_items(dock), left + wide / 2, y + 58, 34),
        ]
        if shipment:
            inner.append(ship_slip(view, shipment, left + 6, y + 94, wide - 12, 118, speaker))
        else:
            inner.append(text(left + wide / 2, y + 156, "–", 24, "label", "middle"))
        drawn.append(thing(f"dock-{name}", title, hit(left + 2, y + 34, wide - 4, 182), *inner))
    drawn.append(icon("deck", x + width - 96, y + 19, 20))
    drawn.append(text(x + width - 12, y + 25, speaker.message("shore-pile", n=view.pile), SMALL, "label", "end", within=72))
    return part("docks", "; ".join(said), *drawn)


def ship_slip(view: SantaMariaView, shipment: str, x: float, y: float, width: float, height: float, speaker: Speaker) -> str:
    """A shipment: what it costs, what it is worth at the end."""
    on = view.printed.shipments[shipment]
    right, water = number(x + width - 4), number(y + height * 0.62)
    keel = f"L{number(x + width - 16)} {number(y + height - 2)}H{number(x + 18)}Z"
    hull = f"M{number(x + 4)} {water}Q{number(x + width / 2)} {number(y + height * 0.74)} {right} {water}{keel}"
    return thing(
        f"shipment-{shipment}",
        speaker.name("shipment", shipment),
        f'<path d="{hull}" fill="var(--wood)" stroke="var(--edge)" stroke-width="1.6" stroke-linejoin="round"/>',
        f'<path d="M{number(x + width / 2)} {number(y)}V{number(y + height * 0.68)}" stroke="var(--ink)" stroke-width="3"/>',
        slip(x + 2, y + 8, width - 4, height * 0.46),
        strip(shipment_items(on.cost), x + width / 2, y + 8 + height * 0.23, 34, width - 14),
        points(on.points, x + width / 2, y + height * 0.82, 34),
        hit(x, y + 2, width, height - 2),
    )


# -- the market square -------------------------------------------------------------------------------------------------


def retire(view: SantaMariaView, speaker: Speaker) -> str:
    """The five retire spaces, the first on top, and on the market square those who are still at work."""
    if offers(view):
        return part("retire", "")
    x, y, width, high = FRAMES["retire"]
    drawn: list[str] = []
    said: list[str] = []
    spaces = sorted(view.printed.spaces.values(), key=lambda space: space.order)
    rows = 386
    for i, space in enumerate(spaces):
        top = y + 38 + i * 65
        seat = view.retire[space.id]
        title = speaker.name("space", space.id)
        who = speaker.player(seat) if seat >= 0 else "–"
        said.append(f"{space.order}. {title}: {who}")
        roads = [speaker.message("shore-roads", n=view.roads_left)] if space.action == "road" else []
        lines = [*fitted(title, 20)[:2], *roads]
        first = top + 35 - (len(lines) - 1) * 9
        inner = [
            slip(x + 8, top, rows, 59),
            f'<circle class="slot" cx="{x + 32}" cy="{top + 29}" r="17"/>',
            text(x + 32, top + 35, str(space.order), SMALL, "number", "middle"),
            strip(place_items(space), x + 60, top + 29, 36, anchor="start"),
            *[text(x + 150, first + n * 18, line, SMALL, "slip-title", within=180) for n, line in enumerate(lines)],
            f'<circle class="bare" cx="{x + rows - 24}" cy="{top + 29}" r="20"/>',
            owner(view, seat, x + rows - 24, top + 29, 40) if seat >= 0 else "",
            hit(x + 8, top, rows, 59),
        ]
        drawn.append(thing(f"space-{space.id}", title, *inner))
    left = x + rows + 16
    room = width - rows - 24
    drawn.append(f'<rect class="tray" x="{left}" y="{y + 38}" width="{room}" height="{high - 46}" rx="6"/>')
    stall = icon("stall", left + room / 2, y + 68, 38)
    drawn.append(thing("market", speaker.message("note-retire-title"), stall, hit(left + 6, y + 44, room - 12, 48)))
    working = [p.seat for p in view.players_at_table if not p.retired]
    for i, seat in enumerate(working):
        row, column = divmod(i, 2)
        drawn.append(owner(view, seat, left + 50 + column * 76, y + 128 + row * 70, 46, f"seat-{seat}", speaker.player(seat)))
    names = ", ".join(speaker.player(seat) for seat in working) or "–"
    return part("retire", f"{'; '.join(said)}. {speaker.message('shore-working', players=names)}", *drawn)


# -- dice --------------------------------------------------------------------------------------------------------------


def dice(view: SantaMariaView, speaker: Speaker) -> str:
    """The dice on offer by value, and how many everybody may still take this year."""
    x, y, _, _ = FRAMES["dice"]
    offered = {"white": Counter(view.white_dice), "blue": Counter(view.blue_dice)}
    common = bool(view.agreed.get("blue_offer") == "true")
    bands = (("white", y + 74, 72), ("blue", y + 150, 72)) if common else (("white", y + 112, 148),)
    drawn: list[str] = []
    for value in range(1, 7):
        at = x + 40 + (value - 1) * 62
        drawn.append(f'<rect class="tray" x="{at - 29}" y="{y + 36}" width="58" height="152" rx="6"/>')
        for colour, middle, high in bands:
            n = offered[colour][value]
            if n:
                title = speaker.message(f"shore-dice-{colour}", n=n, value=value)
                drawn.append(
                    thing(
                        f"die-{colour}-{value}",
                        title,
                        piled(colour, value, n, at, middle, 56, high),
                        dice_hit(at, middle, 56, high),
                    )
                )
            else:
                drawn.append(text(at, middle + high / 2 - 12, str(value), SMALL, "label", "middle"))
    for p in view.players_at_table:
        top = y + 56 + p.seat * 40
        left = x + 400
        drawn.append(
            f"<g>{titled(speaker.message('shore-may-take', who=speaker.player(p.seat), n=p.white_left))}"
            f"{owner(view, p.seat, left + 6, top, 28)}{allowance(p.white_left, p.white_taken, left + 40, top, 'white')}"
        )
        if common:
            drawn.append(allowance(p.blue_unlocked - p.blue_taken, p.blue_taken, left + 118, top, "blue"))
        drawn.append("</g>")
    told = speaker.message("shore-dice-told", dice=", ".join(str(value) for value in view.white_dice) or "–")
    if common:
        told += " " + speaker.message("shore-blue-told", dice=", ".join(str(value) for value in view.blue_dice) or "–")
    return part("dice", told, *drawn)


def allowance(left: int, taken: int, x: float, y: float, colour: str) -> str:
    """Dice that may still be taken; those that were are empty squares."""
    drawn: list[str] = []
    for i in range(left + taken):
        if i < left:
            drawn.append(die(colour, 0, x + i * 24, y, 21))
        else:
            drawn.append(f'<rect class="bare" x="{number(x + i * 24 - 9)}" y="{number(y - 9)}" width="18" height="18" rx="4"/>')
    return "".join(drawn)


# -- tracks ------------------------------------------------------------------------------------------------------------


def conquistador(view: SantaMariaView, speaker: Speaker) -> str:
    """The track of the year: who came earlier lies lower. Beside the title, what the ranks score in each year."""
    if offers(view):
        return part("conquistador", "")
    x, y, width, high = FRAMES["conquistador"]
    page = view.printed
    step = (width - 16) / (page.conquistador_end + 1)
    drawn = [hit(x, y, width, high, 7), ranks(view, speaker)]
    for space in range(page.conquistador_end + 1):
        left = x + 8 + space * step
        middle = left + step / 2
        drawn.append(f'<rect class="slot" x="{number(left + 1.5)}" y="{y + 38}" width="{number(step - 3)}" height="78" rx="6"/>')
        if space in page.gold_at:
            drawn.append(use("r-gold", middle, y + 129, 26))
        if view.solo and space in page.trees_at:
            drawn.append(icon("tree", middle, y + 54, 28))
            if space not in page.gold_at:
                drawn.append(text(middle, y + 136, speaker.roman(page.trees_at.index(space) + 1), SMALL, "number", "middle"))
        elif space not in page.gold_at:
            drawn.append(text(middle, y + 135, str(space), SMALL, "label", "middle"))
        stack = (
            view.conquistador_stacks.get(str(space), [])
            if space
            else [p.seat for p in view.players_at_table if p.conquistador == 0]
        )
        for i, seat in enumerate(stack):
            drawn.append(owner(view, seat, middle + (i % 2 * 2 - 1) * 4, y + 100 - i * 16, 28))
    standing = ", ".join(f"{speaker.player(seat)} {n}" for seat, n in enumerate(view.conquistador))
    told = speaker.message("shore-conquistador-told", players=standing)
    return part("conquistador", told, thing("track-conquistador", speaker.message("shore-conquistador"), *drawn))


def ranks(view: SantaMariaView, speaker: Speaker) -> str:
    """What the ranks, or alone the trees, score in each year."""
    x, y, width, _ = FRAMES["conquistador"]
    table = [[n] for n in view.printed.tree_points] if view.solo else view.printed.rank_points
    drawn: list[str] = []
    at = float(x + width - 10)
    for n in range(len(table), 0, -1):
        for score in reversed(table[n - 1]):
            at -= 16
            drawn.append(
                points(score, at, y + 19, 34) if n == view.year else text(at, y + 25, str(score), SMALL, "label", "middle")
            )
            at -= 16 if n == view.year else 10
        at -= 4
        drawn.append(text(at, y + 25, speaker.roman(n), SMALL, "heading" if n == view.year else "label", "end"))
        at -= 30
    return "".join(drawn)


def religion(view: SantaMariaView, speaker: Speaker) -> str:
    """The track of faith in two rows: a monk at every symbol, a blue die with the first and the third."""
    if offers(view):
        return part("religion", "")
    x, y, width, high = FRAMES["religion"]
    page = view.printed
    columns = page.religion_end // 2 + 1
    step = (width - 16) / columns
    drawn = [hit(x, y, width, high, 7)]
    drawn.append(f'<g class="piece">{use("monk", x + width - 120, y + 19, 24)}</g>')
    drawn.append(text(x + width - 104, y + 25, "=", SMALL, "label"))
    drawn.append(strip(("i:quill", "i:mitre", "i:camp"), x + width - 88, y + 19, 24, anchor="start"))
    for space in range(page.religion_end + 1):
        row, column = divmod(space, columns)
        left, top = x + 8 + column * step, y + 36 + row * 74
        drawn.append(f'<rect class="slot" x="{number(left + 1.5)}" y="{top}" width="{number(step - 3)}" height="70" rx="6"/>')
        if space in page.monk_at:
            drawn.append(f'<g class="piece">{use("monk", left + 15, top + 16, 25)}</g>')
        else:
            drawn.append(text(left + 7, top + 20, str(space), SMALL, "label"))
        if space in page.blue_die_at:
            drawn.append(die("blue", 0, left + step - 16, top + 16, 22))
        here = [p.seat for p in view.players_at_table if p.religion == space]
        gap = min(24.0, (step - 32) / max(1, len(here) - 1))
        for i, seat in enumerate(here):
            across = left + step / 2 + (i - (len(here) - 1) / 2) * gap
            drawn.append(owner(view, seat, across, top + 50 - (6 if len(here) > 2 and i % 2 else 0), 28))
    standing = ", ".join(f"{speaker.player(seat)} {n}" for seat, n in enumerate(view.religion))
    told = speaker.message("shore-religion-told", players=standing)
    return part("religion", told, thing("track-religion", speaker.message("shore-religion"), *drawn))


# -- where monks go ----------------------------------------------------------------------------------------------------


def posts(view: SantaMariaView, speaker: Speaker) -> str:
    """Scholars, bishops and camps, with the monks who stand there."""
    x, y, width, _ = frames(view)["posts"]
    drawn: list[str] = []
    said: list[str] = []
    for row, sort in enumerate(("scholar", "bishop", "camp")):
        there = [post for post in view.posts if post.sort == sort]
        wide = (width - 12) / max(1, len(there))
        for i, post in enumerate(there):
            monks = ", ".join(speaker.player(seat) for seat in post.monks)
            said.append(f"{speaker.name('post', post.id)}: {monks or '–'}")
            drawn.append(post_slip(view, post, x + 8 + i * wide, y + 8 + row * 111, wide - 4, 107, speaker))
    return part("posts", "; ".join(said), *drawn)


def post_slip(view: SantaMariaView, post: Post, x: float, y: float, width: float, height: float, speaker: Speaker) -> str:
    page = view.printed
    name = speaker.name("post", post.id)
    items: list[str]
    sign, seal = "camp", ""
    if post.sort == "scholar":
        items, sign = ability(page.scholars[post.id]), "quill"
        seal = points(page.scholars[post.id].points, x + width - 19, y + 19, 30)
    elif post.sort == "bishop":
        items, sign = demand(page.bishops[post.id]), "mitre"
        seal = points(f"−{page.bishop_cost}", x + width - 19, y + 19, 34)
    else:
        items = gain_items(page.camps[post.id].gain)
    room = width - 34 - (38 if seal else 6)
    lines = fitted((name[:1].upper() + name[1:]).partition(" (")[0], max(8, int(room / 8.4)))[:2]
    titles = [
        text(x + 32, y + (26 if len(lines) == 1 else 18) + n * 17, line, SMALL, "slip-title", within=room)
        for n, line in enumerate(lines)
    ]
    monks = [
        piece("monk", seat, x + width - 18 - i * 28, y + height - 18, 32, f"{seat}-monk", middle=MONK)
        for i, seat in enumerate(reversed(post.monks))
    ]
    bare = "" if monks else f'<circle class="bare" cx="{number(x + width - 18)}" cy="{number(y + height - 18)}" r="13"/>'
    return thing(
        f"post-{post.id}",
        name,
        slip(x, y, width, height),
        icon(sign, x + 17, y + 20, 24),
        *titles,
        seal,
        strip(items, x + 8, y + 57, 34, width - 14, anchor="start"),
        *monks,
        bare,
        hit(x, y, width, height),
    )


# -- before the first year ---------------------------------------------------------------------------------------------


def offer(view: SantaMariaView, speaker: Speaker) -> str:
    """Colony boards, or sets of a town hall and a scholar, as long as they can be chosen."""
    if not offers(view):
        return part("offer", "")
    drawn: list[str] = []
    said: list[str] = []
    wide = (WIDTH - 24) / 4
    top = OFFER.y + 8
    for i, name in enumerate(view.boards_on_offer):
        title = speaker.name("piece", name)
        said.append(title)
        drawn.append(small_board(view, name, 12 + i * wide, top, wide - 8, speaker))
    for i, offered in enumerate(view.sets_on_offer):
        x = 12 + i * wide
        title = speaker.name("piece", offered.hall)
        scholar = Post(offered.scholar, "scholar", [], 0, False)
        said.append(f"{title}, {speaker.name('post', offered.scholar)}")
        drawn.append(
            thing(
                f"piece-{offered.hall}",
                title,
                slip(x, top, wide - 8, 280),
                text(x + 12, top + 28, (title[:1].upper() + title[1:]).partition(" (")[0], SMALL, "slip-title", within=wide - 28),
                tile_alone(view.printed.tiles[offered.hall], 0, view.printed, x + wide / 2 - 100, top + 40, 96),
                hit(x, top, wide - 8, 280),
            )
        )
        drawn.append(post_slip(view, scholar, x + 12, top + 154, wide - 32, 112, speaker))
    return part("offer", ", ".join(said), *drawn)


def small_board(view: SantaMariaView, name: str, x: float, y: float, width: float, speaker: Speaker) -> str:
    """A colony board with its printed territories, as it would lie before its owner."""
    side = 48.0
    left, top = x + (width - 6 * side) / 2, y + 26
    cells = speaker.tables.documents["boards.toml"]["colony_boards"][BOARD_IDS.index(name)]["cells"]
    drawn = [slip(x, y, width, 322), f'<rect x="{number(left)}" y="{number(top)}" width="288" height="288" fill="var(--land)"/>']
    lines = "".join(f"M{number(left + i * side)} {number(top)}v288M{number(left)} {number(top + i * side)}h288" for i in range(7))
    drawn.append(f'<path class="rule" d="{lines}"/>')
    for cell in cells:
        row, column = cell["pos"]
        printed = TileCell(cell["kind"], list(cell.get("effects", [])), int(cell.get("settlers", 0)))
        drawn.append(printed_cell(printed, view.printed, left + (column - 1) * side, top + (row - 1) * side, side))
    title = speaker.name("piece", name)
    drawn.append(text(x + width / 2, y + 19, title, SMALL, "slip-title", "middle", within=width - 20))
    return thing(f"piece-{name}", title, *drawn, hit(x, y, width, 322))


PARTS: Final[dict[str, Callable[[SantaMariaView, Speaker], str]]] = {
    "year": year,
    "order": order,
    "display": display,
    "docks": docks,
    "retire": retire,
    "dice": dice,
    "conquistador": conquistador,
    "religion": religion,
    "posts": posts,
    "offer": offer,
}
