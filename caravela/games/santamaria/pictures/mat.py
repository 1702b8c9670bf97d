"""The board of a player of Santa Maria: the colony with its rows and columns, storage, dice, harbour and monks."""

from collections.abc import Callable
from html import escape
from typing import Final

from caravela.games.santamaria.pictures.drawings import DRAWINGS, MONK
from caravela.games.santamaria.pictures.tiles import (
    die,
    face,
    laid,
    owner,
    place_items,
    strip,
    thing,
    tile_alone,
    turned,
)
from caravela.games.santamaria.rules.components import RESOURCE_IDS, TURN_IDS
from caravela.games.santamaria.rules.view import Cell, Player, SantaMariaView
from caravela.render.again import unchanged
from caravela.render.shapes import box, coin, hit, icon, number, piece, points, slip, text, use
from caravela.render.sheet import Sheet
from caravela.text import Speaker

WIDTH: Final = 620
HEIGHT: Final = 430
EDGE: Final = 10
BAND: Final = 12  # the strip in the player's colour
LEFT: Final = EDGE + BAND
SMALL: Final = 19.5  # the smallest print: 11 px when the board is 350 px wide
SIDE: Final = 56  # of a cell
GRID_X: Final = LEFT + 28
GRID_Y: Final = 84
PANEL: Final = GRID_X + 6 * SIDE + 8  # where the panels beside the colony begin
ROOM: Final = WIDTH - EDGE - PANEL
PARTS: Final = ("ground", "head", "lines", "colony", "store", "dice", "harbour", "monks", "hand")


def mat(view: SantaMariaView, seat: int, speaker: Speaker) -> Sheet:
    """What lies in front of a player. Cells, lines, goods and dice can be chosen only on one's own board."""
    p = view.players_at_table[seat]
    mine = view.seat == seat
    placing = view.tile_in_hand if mine and view.decider == seat else ""
    busy = (view.in_use.cell, tuple(view.in_use.to_come)) if view.in_use and view.active == seat else ("", ())
    common = view.agreed.get("blue_offer") == "true"
    seen = (p, placing, busy, common, view.solo is None, view.printed)
    return unchanged(("mat", seat, mine), seen, speaker, lambda: drawn_mat(view, p, mine, placing, busy, common, speaker))


def drawn_mat(
    view: SantaMariaView, p: Player, mine: bool, placing: str, busy: tuple[str, tuple[str, ...]], common: bool, speaker: Speaker
) -> Sheet:
    """The same, of which only those parts are drawn again that show something new."""
    seat = p.seat
    name = speaker.player(seat)
    shown: dict[str, tuple[object, Callable[[], str]]] = {
        "ground": (bool(placing), lambda: ground(seat, bool(placing))),
        "head": (
            (p.place, p.coins, p.points, p.total, p.colony, p.retired, view.solo is None),
            lambda: head(view, p, name, mine, speaker),
        ),
        "lines": ((p.rows_developed, p.columns_developed), lambda: lines(p, mine, speaker)),
        "colony": ((p.cells, p.colony, p.laid, busy), lambda: colony(view, p, mine, busy, speaker)),
        "store": ((p.resources, p.prices), lambda: store(view, p, mine, speaker)),
        "dice": (
            (p.blue_dice, p.blue_unlocked, p.blue_taken, p.white_taken, p.next_activation, common),
            lambda: dice(p, mine, common, speaker),
        ),
        "harbour": ((p.harbour, bool(placing)), lambda: harbour(view, p, bool(placing), speaker)),
        "monks": (
            (p.monks_left, p.scholars, p.bishop_demands, p.camps, bool(placing)),
            lambda: monks(view, p, bool(placing), speaker),
        ),
        "hand": (placing, lambda: hand(view, seat, placing, speaker)),
    }
    parts = {
        part: unchanged(("mat", seat, mine, part), (view.printed, key), speaker, draw) for part, (key, draw) in shown.items()
    }
    return Sheet(f"mat-{seat}", name, speaker.message("colony-of", who=name), WIDTH, HEIGHT, parts, seat, drawings=DRAWINGS)


def part(seat: int, name: str, label: str, *drawn: str) -> str:
    return f'<g id="mat-{seat}-{name}" role="group" aria-label="{escape(label)}">{"".join(drawn)}</g>'


def own(mine: bool, seat: int, sort: str, name: str | int) -> str:
    """A thing of a player: on one's own board without the seat, because there it stands for options."""
    return f"{sort}-{name}" if mine else f"{sort}-{seat}-{name}"


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def ground(seat: int, placing: bool) -> str:
    band = f'<path class="banner p{seat}" d="M9 1H{BAND}V{HEIGHT - 1}H9A8 8 0 0 1 1 {HEIGHT - 9}V9A8 8 0 0 1 9 1Z"/>'
    panels = [(56, 112), (174, 50), (230, 190)] if placing else [(56, 112), (174, 50), (230, 106), (342, 78)]
    drawn = [f'<rect class="panel" {box(PANEL, y, ROOM, high, 6)}/>' for y, high in panels]
    if not placing:
        drawn.append(f'<rect {box(PANEL + 1, 264, ROOM - 2, 71, 5)} fill="var(--sea)"/>')
    land = f'<rect {box(GRID_X - 3, GRID_Y - 3, 6 * SIDE + 6, 6 * SIDE + 6, 6)} fill="var(--land)" stroke="var(--ink)"/>'
    rules = "".join(f"M{GRID_X + i * SIDE} {GRID_Y}v{6 * SIDE}M{GRID_X} {GRID_Y + i * SIDE}h{6 * SIDE}" for i in range(1, 6))
    drawn.append(f'{land}<path class="rule" stroke-dasharray="3 3" d="{rules}"/>')
    return f'<g id="mat-{seat}-ground"><rect class="mat" {box(0.5, 0.5, WIDTH - 1, HEIGHT - 1, 9)}/>{band}{"".join(drawn)}</g>'


def head(view: SantaMariaView, p: Player, name: str, mine: bool, speaker: Speaker) -> str:
    """Name, place in the turn order, colony, coins, points gained and points if the game ended now."""
    shown = name if len(name) <= 20 else name[:19] + "…"
    below = [speaker.message("colony-place", n=p.place)] if view.solo is None else []
    if p.retired:
        below = [speaker.message("colony-retired", space=speaker.name("space", p.retired))]
    if p.colony:
        below.append(speaker.name("piece", p.colony))
    told = speaker.message("colony-head", who=name, coins=p.coins, points=p.points, total=p.total)
    drawn = [
        thing(
            f"seat-{p.seat}",
            told,
            hit(LEFT, 6, 330, 44),
            owner(view, p.seat, LEFT + 22, 28, 36),
            text(LEFT + 48, 24, shown, 20, "heading", within=270),
            text(LEFT + 48, 45, " · ".join(below), SMALL, "label", within=270),
        ),
        thing(
            own(mine, p.seat, "gain", "coins"),
            capital(speaker.name("gain", "coins")),
            hit(PANEL + 18, 6, 46, 44),
            coin(p.coins, PANEL + 41, 28, 40),
        ),
        thing(
            own(mine, p.seat, "gain", "points"),
            capital(speaker.name("gain", "points")),
            hit(PANEL + 72, 6, 46, 44),
            points(p.points, PANEL + 95, 28, 40),
        ),
        thing(
            "total",
            speaker.message("colony-total", n=p.total),
            hit(PANEL + 124, 6, 84, 44),
            icon("hourglass", PANEL + 144, 28, 22),
            text(PANEL + 160, 35, str(p.total), 20, "number"),
            klass="live",
        ),
    ]
    return part(p.seat, "head", told, *drawn)


def lines(p: Player, mine: bool, speaker: Speaker) -> str:
    """A white die above each column, a blue one left of each row; developed lines have a tick."""
    drawn: list[str] = []
    for n in range(1, 7):
        across, down = GRID_X + (n - 0.5) * SIDE, GRID_Y + (n - 0.5) * SIDE
        ticks = (n in p.columns_developed, n in p.rows_developed)
        titles = (speaker.message("colony-column", n=n), speaker.message("colony-row", n=n))
        drawn.append(
            thing(
                own(mine, p.seat, "column", n),
                titles[0],
                die("white", n, across - (9 if ticks[0] else 0), GRID_Y - 17, 22),
                icon("used", across + 14, GRID_Y - 17, 16) if ticks[0] else "",
                hit(across - SIDE / 2 + 2, GRID_Y - 30, SIDE - 4, 26),
            )
        )
        drawn.append(
            thing(
                own(mine, p.seat, "row", n),
                titles[1],
                die("blue", n, GRID_X - 17, down - (9 if ticks[1] else 0), 22),
                icon("used", GRID_X - 17, down + 14, 16) if ticks[1] else "",
                hit(GRID_X - 30, down - SIDE / 2 + 2, 26, SIDE - 4),
            )
        )
    told = speaker.message("colony-developed", rows=len(p.rows_developed), columns=len(p.columns_developed))
    return part(p.seat, "lines", told, *drawn)


def corner(cell: str) -> tuple[int, int]:
    """The upper left corner of a cell."""
    return GRID_X + (int(cell[3]) - 1) * SIDE, GRID_Y + (int(cell[1]) - 1) * SIDE


def grid(cell: str) -> tuple[int, int]:
    return int(cell[1]) - 1, int(cell[3]) - 1


def cell_name(cell: Cell, speaker: Speaker) -> str:
    """Where a cell is and what lies on it."""
    what = [speaker.name("effect", effect) for effect in cell.effects]
    if cell.kind == "road":
        what = [speaker.count("ground", "road", cell.settlers)]
    where = capital(speaker.name("cell", cell.id))
    return f"{where}: {', '.join(what)}" if what else where


def colony(view: SantaMariaView, p: Player, mine: bool, busy: tuple[str, tuple[str, ...]], speaker: Speaker) -> str:
    """The cells: what is printed, tiles as they lie, dice and coins on them; the cell that is being activated is framed."""
    page = view.printed
    drawn: list[str] = []
    for cell in p.cells:
        if cell.piece == p.colony and cell.kind != "empty":
            x, y = corner(cell.id)
            plate = box(x + 2, y + 2, SIDE - 4, SIDE - 4, 5)
            drawn.append(f'<rect {plate} fill="var(--paper-deep)" stroke="var(--hairline)"/>')
            drawn.append(face(cell.kind, cell.effects, cell.settlers, page, x, y, SIDE))
    for tile in p.laid:
        drawn.append(laid(page.tiles[tile.tile], [grid(cell) for cell in tile.cells], page, GRID_X, GRID_Y, SIDE))
    told: list[str] = []
    for cell in p.cells:
        x, y = corner(cell.id)
        title = cell_name(cell, speaker)
        if cell.kind != "empty":
            told.append(title)
        inner = [hit(x + 2, y + 2, SIDE - 4, SIDE - 4)]
        if cell.die or cell.coins >= 0:
            inner.append(f'<rect {box(x + 3, y + 3, SIDE - 6, SIDE - 6, 5)} fill="var(--paper)" fill-opacity=".6"/>')
            there = (
                die(cell.die, cell.value, x + SIDE - 19, y + SIDE - 19, 30)
                if cell.die
                else coin(cell.coins, x + SIDE - 19, y + SIDE - 19, 30)
            )
            inner.append(there)
        if cell.id == busy[0] or cell.id in busy[1]:
            dots = "" if cell.id == busy[0] else ' stroke-dasharray="2 5" stroke-linecap="round"'
            inner.append(
                f'<rect {box(x + 5, y + 5, SIDE - 10, SIDE - 10, 4)} fill="none" stroke="var(--seal)" stroke-width="2.5"{dots}/>'
            )
        drawn.append(thing(own(mine, p.seat, "cell", cell.id), title, *inner))
    if not p.colony:
        drawn.append(
            text(GRID_X + 3 * SIDE, GRID_Y + 3 * SIDE, speaker.message("colony-none"), SMALL, "label", "middle", within=300)
        )
    return part(p.seat, "colony", "; ".join(told) or speaker.message("colony-none"), *drawn)


def store(view: SantaMariaView, p: Player, mine: bool, speaker: Speaker) -> str:
    """Room for three of each resource; below, what one more costs."""
    wide = (ROOM - 4) / 5
    drawn: list[str] = []
    for i, name in enumerate(RESOURCE_IDS):
        middle = PANEL + 2 + (i + 0.5) * wide
        n = p.resources[name]
        title = capital(speaker.name("gain", name))
        tokens = [
            use(f"r-{name}", middle, 124 - 27 * k, 26)
            if k < n
            else f'<circle class="bare" cx="{number(middle)}" cy="{124 - 27 * k}" r="11"/>'
            for k in range(view.printed.limit)
        ]
        if n == 0:
            tokens[0] += f'<g opacity=".35">{use(f"r-{name}", middle, 124, 22)}</g>'
        drawn.append(
            thing(own(mine, p.seat, "gain", name), f"{title}: {n}", *tokens, hit(middle - wide / 2 + 1, 58, wide - 2, 81))
        )
        if name in p.prices:
            drawn.append(
                thing(
                    own(mine, p.seat, "price", name),
                    speaker.message("colony-price", gain=speaker.name("gain", name), coins=p.prices[name]),
                    text(middle - 20, 159, "−", SMALL, "number"),  # so that nobody takes it for a gain
                    coin(p.prices[name], middle + 2, 152, 25),
                    f'<g transform="rotate(-90 {number(middle + 17)} 152)">{icon("arrow", middle + 17, 152, 9)}</g>',
                    hit(middle - wide / 2 + 1, 140, wide - 2, 26),
                )
            )
    left = PANEL + 2 + 2 * wide
    market = speaker.message("note-store-title")
    drawn.append(
        thing(
            own(mine, p.seat, "store", "goods"),
            market,
            icon("chest", left + 16, 153, 20),
            text(left + 30, 159, market, SMALL, "label", within=3 * wide - 42),
            hit(left + 1, 140, 3 * wide - 3, 26),
        )
    )
    told = ", ".join(f"{speaker.name('gain', name)} {n}" for name, n in p.resources.items())
    return part(p.seat, "store", told, *drawn)


def dice(p: Player, mine: bool, common: bool, speaker: Speaker) -> str:
    """The blue dice: unused, used, locked; the white ones that may still be taken; what the next activation by coins costs."""
    drawn: list[str] = []
    unused = sorted(p.blue_dice)
    for i in range(3):
        x, y = PANEL + 24 + i * 38, 199
        if common and i < p.blue_unlocked:
            used = i >= p.blue_unlocked - p.blue_taken
            drawn.append(f'<g opacity="{".3" if used else "1"}">{icon("die", x, y, 28)}</g>')
        elif i < len(unused):
            title = speaker.message("colony-blue", value=unused[i])
            name = own(mine, p.seat, "die", f"blue-{unused[i]}")
            drawn.append(thing(name, title, die("blue", unused[i], x, y, 34), hit(x - 19, y - 21, 38, 42)))
        elif i < p.blue_unlocked:
            drawn.append(f'<rect class="bare" {box(x - 16, y - 16, 32, 32, 6)}/>{icon("used", x, y, 16)}')
        else:
            drawn.append(f'<rect class="bare" {box(x - 16, y - 16, 32, 32, 6)}/><g opacity=".45">{icon("lock", x, y, 17)}</g>')
    left, all_white = p.white_left, p.white_left + p.white_taken
    step = 54 / max(3, all_white)
    whites = [
        die("white", 0, PANEL + 130 + i * step, 199, 17)
        if i < left
        else f'<rect class="bare" {box(PANEL + 122 + i * step, 191, 16, 16, 3)}/>'
        for i in range(all_white)
    ]
    taking = speaker.message("colony-white", n=left)
    cost = speaker.message("colony-activation", coins=p.next_activation)
    drawn.append(thing(own(mine, p.seat, "dice", "white"), taking, *whites, hit(PANEL + 119, 178, 60, 42)))
    drawn.append(
        thing(
            own(mine, p.seat, "activation", "coins"),
            cost,
            icon("flash", PANEL + 185, 190, 13),
            coin(p.next_activation, PANEL + 199, 201, 25),
            hit(PANEL + 179, 178, 34, 42),
        )
    )
    blue = ", ".join(str(value) for value in unused) or "–"
    return part(p.seat, "dice", f"{speaker.message('colony-dice', dice=blue, unlocked=p.blue_unlocked)} {taking} {cost}", *drawn)


def harbour(view: SantaMariaView, p: Player, hidden: bool, speaker: Speaker) -> str:
    """The four docks with what lies there; ships show their points."""
    if hidden:
        return part(p.seat, "harbour", "")
    wide = ROOM / 4
    drawn: list[str] = []
    said: list[str] = []
    for i, (name, dock) in enumerate(view.printed.docks.items()):
        left = PANEL + i * wide
        there = p.harbour[name]
        title = speaker.message("colony-dock", dock=speaker.name("dock", name), n=len(there))
        said.append(title)
        drawn.append(
            thing(
                f"harbour-{p.seat}-{name}",
                title,
                hit(left + 1, 232, wide - 2, 102),
                strip(place_items(dock), left + wide / 2, 248, 27),
            )
        )
        pitch = 23 if len(there) <= 6 else 66 / ((len(there) + 1) // 2)
        for k, shipment in enumerate(there):
            row, column = divmod(k, 2)
            x, y = left + 3 + column * 25, 267 + row * pitch
            told = speaker.name("shipment", shipment)
            drawn.append(
                thing(
                    f"shipment-{shipment}",
                    told,
                    slip(x, y, 23, 21),
                    text(x + 11.5, y + 17.5, str(view.printed.shipments[shipment].points), SMALL, "number", "middle"),
                    hit(x, y, 23, 21, 3),
                )
            )
        if i:
            drawn.append(f'<path class="rule" d="M{number(left)} 236v94"/>')
    return part(p.seat, "harbour", "; ".join(said), *drawn)


def monks(view: SantaMariaView, p: Player, hidden: bool, speaker: Speaker) -> str:
    """Monks in reserve, then the scholars and bishops that count for the player."""
    if hidden:
        return part(p.seat, "monks", "")
    told = speaker.message("colony-monks", n=p.monks_left)
    figures = [piece("monk", p.seat, PANEL + 20 + i * 27, 361, 30, f"{p.seat}-monk", middle=MONK) for i in range(p.monks_left)]
    drawn = [thing("monks", told, *figures, hit(PANEL + 2, 344, ROOM - 4, 35))]
    names: list[str] = []
    held = [*[(name, "quill", view.printed.scholars[name].points) for name in p.scholars]]
    held += [(name, "mitre", p.bishop_demands[name] - view.printed.bishop_cost) for name in p.bishops]
    step = min(43.0, (ROOM - 6) / max(1, len(held)))
    for i, (name, sign, worth) in enumerate(held):
        x = PANEL + 4 + i * step
        title = speaker.name("post", name)
        names.append(title)
        drawn.append(
            thing(
                f"post-{name}",
                title,
                slip(x, 383, step - 3, 32),
                icon(sign, x + 11, 399, 17) if step > 33 else "",
                text(x + step - 7, 406, str(worth).replace("-", "−"), SMALL, "number", "end"),
                hit(x, 383, step - 3, 32),
            )
        )
    return part(p.seat, "monks", f"{told} {', '.join(names)}", *drawn)


# -- laying a tile -----------------------------------------------------------------------------------------------------


def hand(view: SantaMariaView, seat: int, placing: str, speaker: Speaker) -> str:
    """The tile that is being laid, turned in every way: choose one, then the cell for the corner with the dot."""
    if not placing:
        return part(seat, "hand", "")
    tile = view.printed.tiles[placing]
    drawn: list[str] = []
    turns = range(4) if len(tile.cells) > 1 else range(1)
    for turn in turns:
        row, column = divmod(turn, 2)
        left, top = PANEL + 2 + column * (ROOM - 4) / 2, 232 + row * 93
        wide, high = (ROOM - 4) / 2, 92
        cells, rows, columns = turned(tile, turn)
        side = 44
        x, y = left + (wide - columns * side) / 2, top + (high - rows * side) / 2
        first = cells[0]
        dot = f'<circle cx="{number(x + first[1] * side + 7)}" cy="{number(y + first[0] * side + 7)}" r="4" fill="var(--glow)"/>'
        drawn.append(
            thing(
                f"turn-{TURN_IDS[turn]}",
                capital(speaker.name("turn", TURN_IDS[turn])),
                tile_alone(tile, turn, view.printed, x, y, side),
                dot if len(turns) > 1 else "",
                hit(left + 2, top + 1, wide - 4, high - 2),
            )
        )
    return part(seat, "hand", speaker.name("piece", placing), *drawn)


def inside(view: SantaMariaView, piece_id: str, cell: str, turn: int) -> bool:
    """Whether a tile with its first cell there does not stick out of the colony."""
    row, column = grid(cell)
    turns = view.printed.tiles[piece_id].turns[turn]
    return all(0 <= row + down < 6 and 0 <= column + across < 6 for down, across in turns)


def ghost_of_tile(view: SantaMariaView, piece_id: str, turn: int) -> str:
    """A tile as it would lie, seen through, from the upper left corner of its first cell; a dot marks that cell."""
    tile = view.printed.tiles[piece_id]
    cells = [(down, across) for down, across in tile.turns[turn]]
    dot = '<circle cx="8" cy="8" r="4.5" fill="var(--glow)"/>' if len(tile.cells) > 1 else ""
    return f'<g opacity=".88" pointer-events="none">{laid(tile, cells, view.printed, 0, 0, SIDE, True)}{dot}</g>'


def ghost_of_die(p: Player, colour: str, value: int) -> str:
    """Which territories a die would activate, in order, and where it would come to lie."""
    line = [cell for cell in p.cells if (cell.column if colour == "white" else cell.row) == value]
    vacant = [cell for cell in line if cell.vacant]
    x, y = corner(line[0].id)
    high, wide = (6 * SIDE, SIDE) if colour == "white" else (SIDE, 6 * SIDE)
    look = 'fill="var(--glow)" fill-opacity=".08" stroke="var(--glow)" stroke-width="2.5"'
    frame = f"<rect {box(x + 1, y + 1, wide - 2, high - 2, 7)} {look}/>"
    marks: list[str] = []
    for i, cell in enumerate(vacant):
        left, top = corner(cell.id)
        turn = text(left + 12, top + 19, str(i + 1), SMALL, "on-seal", "middle")
        marks.append(f'<circle class="seal" cx="{left + 12}" cy="{top + 12}" r="11"/>{turn}')
    if vacant:
        left, top = corner(vacant[-1].id)
        marks.append(f'<g opacity=".8">{die(colour, value, left + SIDE - 19, top + SIDE - 19, 30)}</g>')
    return f'<g pointer-events="none">{frame}{"".join(marks)}</g>'


def ghost_of_coins(p: Player) -> str:
    """The coins of an activation, from the upper left corner of the cell."""
    look = 'fill="var(--glow)" fill-opacity=".08" stroke="var(--glow)" stroke-width="2.5"'
    frame = f"<rect {box(2, 2, SIDE - 4, SIDE - 4, 6)} {look}/>"
    return f'<g pointer-events="none">{frame}<g opacity=".85">{coin(p.next_activation, SIDE - 19, SIDE - 19, 30)}</g></g>'
