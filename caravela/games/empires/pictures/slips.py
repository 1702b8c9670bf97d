"""Buildings, tokens and cards of Empires as paper slips."""

from typing import Any, Final

from caravela.core.tables import Tables
from caravela.render.shapes import WIDE, attributes, coin, fitted, halved, hit, icon, points, row, slip, text, titled

# What a building counts at the end, as icons
PER_ICONS: Final = {
    "good": ("goods",),
    "two workers": ("word:2", "kind:colonist"),
    "ship": ("ship",),
    "soldier": ("kind:soldier",),
    "building": ("building",),
    "colony": ("region",),
    "five dollars": ("coin:5",),
    "discovery": ("token", "card"),
    "builder": ("kind:builder",),
    "specialist space": ("specialists",),
}
# What tells a building with a regular effect from another one with the same
ALSO: Final = {
    "new_world_mission": "region",
    "marketplace": "building",
    "military_academy": "training",
    "fortress": "fort",
    "stone_masonry": "fort",
}
# Buildings that are not regular: when it counts, then what it gives. Numbers in braces are printed.
PECULIAR: Final[dict[str, tuple[str, ...]]] = {
    "cartography": ("flash", "compass", "region", "vp:{vp}"),
    "plague_1": ("plague", "natives", "word:−1"),
    "spoils_ship": ("flash", "ship"),
    "spoils_specialists": ("flash", "specialists", "word:×2"),
    "magellan": ("kind:captain", "word:3", "discovery"),
    "overpopulation": ("flash", "kind:colonist", "word:×3", "arrow", "region"),
    "smuggler": ("round", "goods", "swap", "goods"),
    "indian_allies": ("flash", "kind:soldier", "word:×2", "arrow", "region"),
    "privateers": ("round", "ship", "word:×", "coin:1"),
    "cathedral": ("kind:missionary", "arrow", "kind:colonist", "word:×2"),
    "university": ("flash", "training", "vp:{vp}"),
    "west_indies": ("round", "goods"),
    "rum_distillery": ("round", "good:sugar", "word:×", "coin:{rum_per_sugar}"),
    "stables": ("round", "horse", "kind:soldier", "arrow"),
    "plague_2": ("plague", "region", "word:−1"),
    "spoils_goods": ("flash", "goods", "word:×2"),
    "papal_edict": ("flash", "church", "kind:colonist", "word:×2"),
    "mint": ("round", "good:gold", "good:silver", "word:×", "coin:{mint_per_token}"),
    "trading_house": ("round", "goods", "arrow", "coin:{sold_good}"),
    "reformation": ("church", "kind:missionary", "arrow", "word:0"),
    "mayflower": ("round", "ship", "arrow", "dock"),
    "militia": ("fort", "kind:soldier", "warfare"),
    "migration": ("round", "kind:colonist", "word:×2", "swap"),
    "factory": ("round", "factory", "money", "vp:{vp}"),
    "plague_3": ("plague", "kind:colonist", "word:−3"),
    "rewrite_history": ("flash", "swap", "token", "word:×2"),
}


def tile_icons(tile_id: str, tables: Tables) -> tuple[str, ...]:
    """What a building does, as icons; a regular one shows what its row says."""
    rows = tables.documents["buildings.toml"]["building"]
    row: dict[str, Any] = next((row for row in rows if row["id"] == tile_id), {})
    if tile_id in PECULIAR:
        numbers = {"vp": row.get("vp", 0), **tables.documents["board.toml"]["gains"]}
        return tuple(icon.format(**numbers) for icon in PECULIAR[tile_id])
    each, once, end = row.get("each_round", {}), row.get("at_once", {}), row.get("at_end", {})
    found: list[str] = []
    if "worker" in each:
        found += ["round", f"kind:{each['worker']}", *(["arrow", "discovery"] if each.get("to") == "pool" else [])]
    if "dock" in each:
        found += ["round", "kind:colonist", "arrow", f"word:{each['dock']}"]
    if "money" in each:
        found += ["round", f"coin:{each['money']}"]
    if "money" in once:
        found += ["flash", f"coin:{once['money']}"]
    if end:
        found += [*PER_ICONS[end["per"]], "arrow", f"vp:{end['vp']}"]
    found += [f"vp:{row['vp']}"] if row.get("vp") else []
    return (*found, *([ALSO[tile_id]] if tile_id in ALSO else []))


def tile(
    icons: tuple[str, ...],
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
    if len(names) > 2 and icons and height < font * 4.4:  # a third line would leave no room for what it does
        two = halved(title)
        names = two if max(map(len, two)) <= 2 * chars else names
    down = y + font * 1.15
    for name in names:
        drawn.append(
            text(
                x + 6,
                down,
                name,
                font,
                "slip-title",
                within=width - 12 - (coin_size if down - font * 0.75 < y + coin_size + 4 else 0),
            )
        )
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
        drawn.append(row(icons, x + 5, y + height - size / 2 - 4, size, width - 10 - (font * 1.2 if used else 0)))
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
