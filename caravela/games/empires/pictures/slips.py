"""Buildings, tokens and cards of Empires as paper slips."""

from typing import Final

from caravela.render.shapes import WIDE, attributes, coin, fitted, hit, icon, points, row, slip, text, titled

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
