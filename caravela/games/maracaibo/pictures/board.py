"""The shared board of Maracaibo, from what one viewer may know: the map, its tracks, the cards and tiles on offer."""

from collections.abc import Callable
from dataclasses import fields
from functools import partial
from operator import attrgetter

from caravela.games.maracaibo.pictures.cards import back, building_face, card_slip, fight_face, kept, mission_slip, thing
from caravela.games.maracaibo.pictures.chart import FRAMES, HEIGHT, SMALL, WIDTH, ground
from caravela.games.maracaibo.pictures.drawings import DRAWINGS
from caravela.games.maracaibo.pictures.icons import ADDED, block, effect_items, strip
from caravela.games.maracaibo.pictures.map import captain, location_part, part, routes_part, ships_part
from caravela.games.maracaibo.pictures.parts import Captain, Printed, Scene, Stand, Words
from caravela.games.maracaibo.pictures.tracks import courts_part, incomes_part, rounds_part, trail_part
from caravela.render.shapes import box, count, hit, icon, slip, text, use, wrap
from caravela.render.sheet import Area, Sheet

STANDING = attrgetter(*[field.name for field in fields(Stand) if field.name != "ships"])  # ships are drawn above all else
SLOTS = {"L6": ("fleet10", "fleet11"), "L8": ("mine",)}  # where legacy tiles beside the map take markers


def board(scene: Scene, page: Printed, words: Words) -> Sheet:
    """The board in parts that change only when what they show changes."""
    common = (words.language, page.key, scene.captains)
    shown: dict[str, tuple[object, Callable[[], str]]] = {
        "ground": ("", lambda: ground(words, page)),
        "routes": (repr((scene.routes, [stand.closed for stand in scene.places])), lambda: routes_part(scene, page, words)),
    }
    for stand in scene.places:
        draw = partial(location_part, stand, scene, page, words)
        shown[f"location-{stand.id}"] = ((STANDING(stand), scene.round), draw)
    for name, told, draw_part in (
        ("ships", [(stand.id, stand.ships) for stand in scene.places if stand.ships], ships_part),
        ("trail", scene.trail, trail_part),
        ("courts", scene.courts, courts_part),
        ("display", (scene.display, scene.deck, scene.discard, scene.discarded), display_part),
        ("rounds", (scene.round, scene.order, scene.decider, scene.rival), rounds_part),
        ("prestige", scene.prestige, prestige_part),
        ("combat", (scene.piles, scene.fight), combat_part),
        ("stories", (scene.stories, scene.beside, scene.missions_left, scene.next_mission, scene.story_tiles), stories_part),
        ("incomes", scene.incomes, incomes_part),
    ):
        shown[name] = (repr(told), partial(draw_part, scene, page, words))
    parts = {name: kept((name, *common, key), draw) for name, (key, draw) in shown.items()}
    areas = (
        Area(words.message("voyage-west"), 0, 0, 500, 624),
        Area(words.message("voyage-middle"), 350, 0, 500, 624),
        Area(words.message("voyage-east"), 700, 0, 500, 624),
        Area(words.message("voyage-jungle"), 0, 622, 721, 378),
        Area(words.message("voyage-cards"), 718, 622, 482, 378),
        Area(words.message("voyage-offers"), 1194, 0, 286, 738),
        Area(words.message("voyage-incomes"), 1194, 734, 286, 266),
    )
    return Sheet(
        "board",
        words.message("voyage-title"),
        words.message("voyage-about"),
        WIDTH,
        HEIGHT,
        parts,
        areas=areas,
        drawings=DRAWINGS,
    )


# -- cards -------------------------------------------------------------------------------------------------------------


def display_part(scene: Scene, page: Printed, words: Words) -> str:
    """Four open cards; the deck and the pile of discards beside them."""
    x, y, width, high = FRAMES["display"]
    wide, tall = 92, high - 42
    drawn: list[str] = []
    for i, name in enumerate(scene.display):
        left = x + 8 + i * (wide + 4)
        if name:
            drawn.append(card_slip(page.cards[name], words, left, y + 34, wide, tall, SMALL))
        else:
            drawn.append(f'<rect class="bare" {box(left, y + 34, wide, tall, 6)}/>')
    left = x + width - 76
    title = words.message("voyage-deck", n=scene.deck)
    drawn.append(
        thing(
            "deck",
            title,
            back(left, y + 34, 68, 98) if scene.deck else f'<rect class="bare" {box(left, y + 34, 68, 98, 6)}/>',
            count(scene.deck, left + 34, y + 118, SMALL),
            hit(left, y + 34, 68, 98),
        )
    )
    low = y + 138
    top = page.cards.get(scene.discarded)
    pile = [slip(left, low, 68, tall - 104, "card")] if top else [f'<rect class="bare" {box(left, low, 68, tall - 104, 6)}/>']
    if top:
        pile += [use(top.good, left + 19, low + 22, 26), use(f"o-{top.object}", left + 48, low + 22, 26)]
    pile.append(f'<g opacity=".5">{icon("hand", left + 34, low + 56, 26)}</g>')
    pile.append(count(scene.discard, left + 34, low + tall - 118, SMALL))
    title = words.message("voyage-discard", n=scene.discard)
    drawn.append(thing("discard", title, *pile, hit(left, low, 68, tall - 104)))
    named = ", ".join(words.name("card", name) for name in scene.display if name)
    return part("display", f"{words.message('voyage-display')}: {named or '–'}", *drawn)


# -- tiles -------------------------------------------------------------------------------------------------------------


def prestige_part(scene: Scene, page: Printed, words: Words) -> str:
    """Four prestige buildings; those to come lie face down."""
    x, y, _, _ = FRAMES["prestige"]
    drawn: list[str] = []
    for i, (name, investors) in enumerate(scene.prestige):
        left, top = x + 7 + (i % 2) * 132, y + 32 + (i // 2) * 128
        if not name:
            drawn.append(back(left, top, 128, 124, "invest"))
            drawn.append(text(left + 64, top + 26, words.roman(i + 1), 22, "heading", "middle"))
            continue
        title = words.name("building", name)
        invested: list[Captain] = [who for seat in investors if (who := captain(scene, seat))]
        face = building_face(page.buildings[name], invested, title, left, top, 128, 124, SMALL)
        drawn.append(thing(f"building-{name}", title, face, hit(left, top, 128, 124)))
    named = ", ".join(words.name("building", name) for name, _ in scene.prestige if name)
    return part("prestige", f"{words.message('voyage-prestige')}: {named or '–'}", *drawn)


def combat_part(scene: Scene, page: Printed, words: Words) -> str:
    """Two piles of combat tiles; below, the tile that was turned up, with its three nations."""
    x, y, width, _ = FRAMES["combat"]
    drawn: list[str] = []
    for i, (side, n) in enumerate(zip(("left", "right"), scene.piles, strict=True)):
        left = x + 122 + i * 76
        title = words.message("voyage-pile", n=n)
        inner = [back(left, y + 8, 70, 56, "warfare") if n else f'<rect class="bare" {box(left, y + 8, 70, 56, 6)}/>']
        inner.append(count(n, left + 54, y + 52, SMALL))
        drawn.append(thing(f"pile-{side}", title, *inner, hit(left, y + 8, 70, 56)))
    fight = scene.fight
    if fight:
        tile = page.combat_tiles.get(fight.tile)
        drawn.append(fight_face(tile, words, x + 8, y + 70, width - 16, 100, fight.nation, fight.value))
    else:
        for i, (low, gain) in enumerate((("CA_INFLUENCE", ""), ("CA_FLAG", ""))):
            row = y + 84 + i * 46
            drawn.append(f'<rect {box(x + 8, row - 12, width - 16, 42, 5)} fill="var(--slip)" fill-opacity=".6"/>')
            drawn.append(
                thing(
                    f"combat_action-{low}",
                    words.name("combat_action", low) + gain,
                    strip(ADDED[low], x + width / 2, row + 9, 30, width - 26),
                    hit(x + 8, row - 12, width - 16, 42),
                )
            )
    return part("combat", words.message("voyage-combat"), *drawn)


def stories_part(scene: Scene, page: Printed, words: Words) -> str:
    """Story cards in play with what they ask for, the pile of missions, and legacy tiles beside the map."""
    x, y, width, _ = FRAMES["stories"]
    drawn: list[str] = []
    left = x + width - 122
    title = words.message("voyage-missions", n=scene.missions_left)
    if scene.next_mission:
        drawn.append(mission_slip(page.missions[scene.next_mission], words, left, y + 8, 114, 50))
    else:
        drawn.append(f'<rect class="bare" {box(left, y + 8, 114, 50, 6)}/>')
    drawn.append(
        thing(
            "missions",
            title,
            icon("quest", left + 30, y + 74, 22),
            text(left + 48, y + 80, f"× {scene.missions_left}", SMALL, "number"),
            hit(left, y + 62, 114, 24),
        )
    )
    high = (54 if scene.beside else 110) / max(1, len(scene.stories))
    for i, name in enumerate(scene.stories):
        drawn.append(story_slip(name, page, words, x + 8, y + 32 + i * high, 140, high - 3))
    for i, tile in enumerate(scene.beside):
        printed = page.legacy[tile.id]
        at = x + 8 + i * 131
        items = list(ADDED.get(printed.action, ()))
        inner = [slip(at, y + 90, 127, 52), icon("mine" if tile.id == "L8" else "ship", at + 17, y + 104, 22)]
        inner.append(strip(items, at + 70, y + 104, 22, 96))
        drawn.append(thing(f"legacy-{tile.id}", words.name("legacy", tile.id), *inner, hit(at, y + 90, 127, 52)))
        for k, slot in enumerate(SLOTS.get(tile.id, ())):
            spot = at + 46 + k * 36
            there = tile.markers[k] if k < len(tile.markers) else ""
            shown = [f'<rect class="slot" {box(spot - 16, y + 115, 32, 25, 5)}/>']
            shown.append(use(f"n-{there}", spot, y + 128, 23) if there else "")
            drawn.append(thing(f"place-{slot}", words.name("place", slot), *shown, hit(spot - 16, y + 115, 32, 25)))
    named = ", ".join(words.name("story", name) for name in scene.stories)
    return part("stories", f"{words.message('voyage-stories')}: {named or '–'}", *drawn)


def story_slip(name: str, page: Printed, words: Words, x: float, y: float, width: float, height: float) -> str:
    """A story card: its title, and what its mission costs and brings or which tile has to be filled."""
    card = page.stories[name]
    title = words.name("story", name)
    if not card.rewards and not card.fill:
        height = min(height, 46)
    inner = [slip(x, y, width, height, "card")]
    asks = [*effect_items(card.requires), "i:arrow", *effect_items(card.rewards)] if card.rewards else []
    room = 1 if height < 60 else 2 if height < 100 else 3
    lines = wrap(title, 14)[:room] if room > 1 else [title]
    for k, line in enumerate(lines):
        inner.append(text(x + 6, y + 18 + 19 * k, line, SMALL, "slip-title", within=width - 12))
    down = y + 4 + 19 * len(lines)
    if asks and y + height - down > 20:
        inner.append(block(asks, x + 4, down, width - 8, y + height - down - 2, 30))
    elif card.fill and y + height - down > 20:
        inner.append(strip(["i:disc", "i:arrow", f"word:{card.fill}"], x + width / 2, (down + y + height) / 2, 22))
    return thing(f"story-{name}", title, *inner, hit(x, y, width, height))
