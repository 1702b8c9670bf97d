"""Maracaibo as pictures: everything that its tables can say has an icon, boards are sound, what can be chosen is drawn."""

import math
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import combinations
from typing import Any
from xml.etree import ElementTree

import pytest
from fluent.runtime import FluentBundle, FluentResource

from caravela.games import FACES
from caravela.games.maracaibo.pictures.board import board
from caravela.games.maracaibo.pictures.cards import buckets, card_face, close_up
from caravela.games.maracaibo.pictures.chart import RADIUS, SEA, SPOTS, geography
from caravela.games.maracaibo.pictures.drawings import ARMS, DRAWINGS, EXPLORERS, OBJECTS, SEA_ICONS
from caravela.games.maracaibo.pictures.icons import ADDED, COMPOUND, PER, PLAIN, atom_items, effect_items, picture
from caravela.games.maracaibo.pictures.mat import AREAS, PARTS, TASKS, WIDTH, automa_items, automa_mat, mat
from caravela.games.maracaibo.pictures.parts import (
    NATIONS,
    Automa,
    Bought,
    Cabin,
    Captain,
    Court,
    Fight,
    Printed,
    Scene,
    Stand,
    TileInPlay,
    Trail,
    printed,
)
from caravela.render.shapes import symbols
from caravela.render.sheet import THING, Sheet
from caravela.text import LANGUAGES

DATA = FACES["maracaibo"].folder / "data"
FOLDER = FACES["maracaibo"].folder / "words"
TABLES: dict[str, dict[str, Any]] = {path.stem: tomllib.loads(path.read_text("utf-8")) for path in DATA.glob("*.toml")}
PAGE = printed(TABLES)
KNOWN = set(re.findall(r'id="([^"]*)"', symbols(DRAWINGS)))
NAMES = ["Ana", 'Bruno <&> "de" Albuquerque e Castro', "Chiara", "Diego"]
CAPTAINS = tuple(Captain(i, i, "ABCD"[i], name) for i, name in enumerate(NAMES))
SMALLEST = {"board": 12 * 1480 / 990, "mat": 12 * 620 / 560}  # units that are 12 px on a table as wide as usual
GLYPH = {"board": 9.0, "mat": 7.0}  # numbers that are parts of pictograms; close-ups and tooltips say them large
# Longitude and latitude of the places on the map; the spaces on the way home are nowhere
WORLD = {
    "H": (-82.4, 23.1),
    "1": (-81.6, 23.05),
    "2": (-74.5, 20.35),
    "3": (-72.8, 20.05),
    "4": (-70.7, 19.8),
    "5": (-69.9, 18.5),
    "6": (-66.1, 18.5),
    "7": (-62.8, 17.3),
    "8": (-61.0, 14.6),
    "9": (-61.75, 12.05),
    "10": (-66.9, 10.6),
    "11": (-71.6, 10.65),
    "12": (-74.2, 11.25),
    "13": (-76.8, 17.9),
    "14": (-75.5, 10.4),
    "15": (-79.65, 9.55),
    "16": (-83.75, 12.0),
    "17": (-83.4, 14.05),
    "18": (-85.95, 15.9),
    "19": (-81.4, 19.3),
}


class Plain:
    """Says messages in one language, and calls things by sort and id."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource((FOLDER / language / "board.ftl").read_text("utf-8")))

    def name(self, sort: str, thing: str) -> str:
        return f"{sort} {thing}"

    def message(self, message: str, **about: str | int | list[str]) -> str:
        pattern = self.bundle.get_message(message).value
        assert pattern is not None
        said, errors = self.bundle.format_pattern(pattern, about)
        assert not errors, (message, errors)
        return str(said)

    def roman(self, age: int) -> str:
        return ("I", "II", "III", "IV")[age - 1]


def stands(players: int) -> dict[str, Stand]:
    """The map at the start."""
    tiles = dict(zip(("4", "5", "13", "14"), (t.id for t in PAGE.city_tiles.values() if t.marked or t.good), strict=False))
    found: dict[str, Stand] = {}
    for place in PAGE.places.values():
        market = (1 if players < 3 else 2) if place.good or place.tile_space else 0
        found[place.id] = Stand(place.id, tiles.get(place.id, ""), market, closed=place.kind == "legacy_city")
    found["H"] = replace(found["H"], ships=tuple(range(players)))
    return found


def scene(players: int, late: bool = False, **changes: Stand) -> Scene:
    """A table at the start, or in the third round with a combat going on."""
    seats = range(players)
    places = {**stands(players), **{stand.id: stand for stand in changes.values()}}
    return Scene(
        CAPTAINS[:players],
        3 if late else 1,
        tuple(seats),
        0,
        tuple(places.values()),
        Trail(tuple((seat, "14s1" if late and seat == 0 else "0") for seat in seats), {"7": "Q04", "16": "" if late else "Q06"}),
        tuple(Court(nation, tuple(seat + 3 if late else 0 for seat in seats), (0, 1, 2, 2, 2, 2, 2), 2, 1) for nation in NATIONS),
        tuple((8 + 6 * seat, seat) for seat in seats),
        ("A35", "B005", "" if late else "A56", "C90"),
        64,
        3,
        "A01" if late else "",
        (13, 0 if late else 12),
        Fight("K22", "england", 4) if late else None,
        12,
        "Q23",
        (("PB1", (0,) if late else ()), ("PB8" if late else "", ()), ("", ()), ("", ())),
        ("01", "11") if late else ("75",),
        2,
        (TileInPlay("L6", (), ("spain",)), TileInPlay("L8")) if late else (),
        (TileInPlay("L2"), TileInPlay("L24")) if late else (),
    )


def busy() -> Scene:
    """Every sort of thing at some location."""
    there = stands(4)
    changes = {
        "a": replace(there["2"], legacy=(TileInPlay("L11", (0, -1)),), assistants=((0, "A50"), (1, "B070")), owner="spain"),
        "k": replace(there["H"], ships=()),
        "b": replace(there["4"], discs=(1, 2), owner="france", ships=(0, 1, 3)),
        "c": replace(there["17"], city=True, market=2, discs=(3,), missions=("Q18",), legacy=(TileInPlay("L1"),)),
        "d": replace(there["14"], tile="", market=0, legacy=(TileInPlay("L3"),)),
        "e": replace(there["15a"], closed=False, owner="spain", ships=(2,)),
        "f": replace(there["9a"], closed=False),
        "g": replace(there["15"], stories=(1,), missions=("Q03", "Q05"), legacy=(TileInPlay("L21"),)),
        "h": replace(there["21a"], legacy=(TileInPlay("L9"),)),
        "i": replace(there["3"], legacy=(TileInPlay("L5"),), missions=("Q24",)),
        "j": replace(there["7"], legacy=(TileInPlay("L17", (1,)),)),
    }
    return scene(4, True, **changes)


def cabin(**changes: Any) -> Cabin:
    bought = tuple(
        Bought(name, workers=2 if name == "B005" else 0, mission="Q02" if name == "A02" else "") for name in list(PAGE.cards)[:21]
    )
    full = Cabin(
        CAPTAINS[0],
        True,
        47,
        13,
        5,
        3,
        2,
        14,
        3,
        {"S01": 0, "S02": 1, "S05": 0},
        frozenset({"S06"}),
        ("Q01", "story-1", "Q04"),
        2,
        ("medal",),
        2,
        ("CR2",),
        True,
        (2,),
        planned=("A53", "", "B060"),
        tableau=bought + (Bought("B005", 2),),
        hand=("A55", "B052", "B099", "B033", "B034", "B035", "B036"),
        hand_count=7,
    )
    return replace(full, **changes)


def effects(value: Any) -> Iterator[Mapping[str, Any]]:
    """Every atom, cost and requirement anywhere in a table."""
    if isinstance(value, Mapping):
        if {"op", "pay", "req"} & set(value):
            yield value
        for inner in value.values():
            yield from effects(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from effects(inner)


def things(sheet: Sheet) -> list[str]:
    return [thing for part in sheet.parts.values() for thing in THING.findall(part)]


def check(sheet: Sheet) -> None:
    """Sound, without style attributes, every id once, every thing with a title and an area, all print legible."""
    sort = sheet.id.partition("-")[0]
    ids: list[str] = []
    for name, part in sheet.parts.items():
        tree = ElementTree.fromstring(part)
        assert tree.attrib["id"] == f"{sheet.id}-{name}"
        assert name == "ground" or (tree.attrib["role"] == "group" and "aria-label" in tree.attrib)
        for element in tree.iter():
            assert "style" not in element.attrib
            ids += [element.attrib["id"]] if "id" in element.attrib else []
            if "data-thing" in element.attrib:
                assert element.find("title") is not None, element.attrib["data-thing"]
                assert any(child.attrib.get("class") == "hit" for child in element), element.attrib["data-thing"]
            if element.tag == "use":
                assert element.attrib["href"][1:] in KNOWN | {"board-coast"}, element.attrib["href"]
            klass = element.attrib.get("class", "")
            if element.tag == "text" and not re.search("letter|on-coin|on-seal", klass):
                least = GLYPH[sort] if "glyph" in klass else SMALLEST[sort] - 0.01
                assert float(element.attrib["font-size"]) >= least, (name, element.text, element.attrib)
                assert element.text
    assert len(set(ids)) == len(ids)
    for area in sheet.areas:
        assert area.title and area.x + area.width <= sheet.width and area.y + area.height <= sheet.height
    ElementTree.fromstring(sheet.svg())


# -- icons -------------------------------------------------------------------------------------------------------------


def test_every_atom_of_the_tables_has_a_picture() -> None:
    seen: set[str] = set()
    for name, table in TABLES.items():
        for atom in effects(table):
            if name == "automa":
                items = automa_items((atom,))
            elif atom.get("n") in ("x", "t") or atom.get("token") == "t":
                continue  # said by the card that grants the action
            else:
                items = atom_items(atom)
            assert items, atom
            for item in items:
                seen.add(item)
                for used in re.findall(r'href="#([^"]*)"', picture(item, 50, 50, 24)):
                    assert used in KNOWN, (item, used)
    assert len(seen) > 100


def test_every_icon_is_drawn_somewhere() -> None:
    """No drawing that nothing uses."""
    sheets = [board(scene(4), PAGE, Plain()), board(busy(), PAGE, Plain()), mat(cabin(), PAGE, Plain())]
    sheets += [mat(cabin(career_known=False), PAGE, Plain()), automa_mat(Automa(CAPTAINS[1]), Plain())]
    drawn = "".join(part for sheet in sheets for part in sheet.parts.values())
    drawn += "".join(card_face(card, "", 0, 0, 92, 214, 18) for card in PAGE.cards.values())
    every = [
        item
        for table in TABLES.values()
        for atom in effects(table)
        if "x" not in (atom.get("n"), atom.get("token"))
        for item in (automa_items((atom,)) if "from_round" in atom else [] if atom.get("token") == "t" else atom_items(atom))
    ]
    every += [
        item for items in [*PER.values(), *TASKS.values(), *ADDED.values()] for item in items if not item.endswith((":X", ":T"))
    ]
    drawn += "".join(picture(item, 0, 0, 24) for item in every)
    for name in SEA_ICONS:
        assert f"#s-i-{name}" in drawn, name
    for name in [*OBJECTS, *EXPLORERS, *[f"n-{nation}" for nation in ARMS]]:
        assert f"#s-{name}" in drawn, name


def test_the_symbols_of_all_games_have_names_of_their_own() -> None:
    ids = re.findall(r'id="([^"]*)"', symbols(DRAWINGS))
    assert len(ids) == len(set(ids))
    assert {f"s-{name}" for name in EXPLORERS} <= set(ids)


def test_no_word_for_an_atom_is_left_over() -> None:
    """What the tables never say needs no picture, except what the rules' list of atoms names beside."""
    used = {str(atom["op"]) for table in TABLES.values() for atom in effects(table) if "op" in atom}
    assert (set(PLAIN) | set(COMPOUND)) - used <= {"doubloons_per"}


def test_every_village_and_combat_action_has_its_row() -> None:
    ship = TABLES["ship_board"]
    assert set(ADDED) == {row["id"] for row in [*ship["village_action"], *ship["combat_action"]]}
    assert set(TASKS) == {task.kind for career in PAGE.careers.values() for task in career.tasks}


def test_influence_shows_the_nation_and_a_choice_its_parts() -> None:
    assert atom_items({"op": "influence", "nation": "spain", "n": 2}) == ["n:spain#+2"]
    assert atom_items({"op": "doubloons", "n": -3}) == ["coin:−3"]
    city = PAGE.city_tiles["CT06"]
    assert effect_items(city.action) == ["coin:4", "i:or", "vp:2", "word:×", "i:assistant"]
    assert [sort for sort, _ in buckets(PAGE.cards["A35"])] == ["permanent", "immediate"]


@pytest.mark.parametrize("name", sorted(PAGE.cards))
def test_every_card_can_be_drawn_small_and_large(name: str) -> None:
    words = Plain()
    face = ElementTree.fromstring(f"<g>{card_face(PAGE.cards[name], 'Friends at the English Court', 10, 20, 92, 214, 18)}</g>")
    for element in face.iter("text"):
        assert 10 <= float(element.attrib["x"]) <= 102 and 20 <= float(element.attrib["y"]) <= 234
    ElementTree.fromstring(close_up(PAGE.cards[name], words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_on_every_card_can_be_read_in_a_hand_of_any_size(language: str) -> None:
    """At least 5.5 pixels where the mat is smallest; in words, and larger, the card is told when it is pointed at."""
    words, scale = FACES["maracaibo"].speaker(language), 345 / WIDTH
    for n in (4, 5, 6, 8):
        for first in range(0, len(PAGE.cards), n):
            hand = tuple(list(PAGE.cards)[first : first + n])
            drawn = mat(cabin(tableau=(), planned=("", "", ""), hand=hand), PAGE, words).parts["hand"]
            figures = re.findall(r'font-size="([\d.]+)"[^>]*class="[^"]*(?:glyph|on-coin|on-seal)', drawn)
            figures += re.findall(r'class="[^"]*(?:glyph|on-coin|on-seal)[^"]*"[^>]*font-size="([\d.]+)"', drawn)
            assert figures and min(map(float, figures)) * scale > 5.5, (hand, min(map(float, figures)))


# -- the map -----------------------------------------------------------------------------------------------------------


def true_place(at: tuple[float, float]) -> tuple[float, float]:
    """Where a longitude and latitude lie on the sheet, as its projection says."""
    west, east, north, pressed = (float(n) for n in re.findall(r"-?\d+\.\d+", geography()["projection"]))

    def high(latitude: float) -> float:
        return math.degrees(math.log(math.tan(math.pi / 4 + math.radians(latitude) / 2)))

    scale = geography()["width"] / (east - west)
    return (at[0] - west) * scale, (high(north) - high(at[1])) * scale * pressed


@pytest.mark.parametrize("name", WORLD)
def test_places_are_about_where_they_are_in_the_world(name: str) -> None:
    x, y = true_place(WORLD[name])
    assert math.hypot(SPOTS[name].x - x, SPOTS[name].y - y) < (100 if name == "1" else 66)


def test_every_location_has_a_spot_inside_the_chart() -> None:
    assert set(SPOTS) == set(PAGE.places)
    x, y, width, height = SEA
    for spot in SPOTS.values():
        assert x + RADIUS <= spot.x <= x + width - RADIUS and y + RADIUS <= spot.y <= y + height - RADIUS
    for a, b in combinations(SPOTS.values(), 2):
        assert math.hypot(a.x - b.x, a.y - b.y) > 2 * RADIUS + 6


def plates(sheet: Sheet) -> dict[str, tuple[float, float, float, float]]:
    """The paper on which a location says what is there."""
    found = {}
    for name in SPOTS:
        tree = ElementTree.fromstring(sheet.parts[f"location-{name}"])
        plate = next((e for e in tree.iter("rect") if e.attrib.get("class") in ("slip", "name-plate")), None)
        if plate is not None:
            x, y, width, height = (float(plate.attrib[key]) for key in ("x", "y", "width", "height"))
            found[name] = (x, y, x + width, y + height)
    return found


def test_plates_do_not_cover_each_other_or_a_circle() -> None:
    """With a mission and an owner at every village, which is more than a game brings."""
    there = stands(4)
    villages = [name for name, place in PAGE.places.items() if place.kind == "village"]
    changes = {f"v{name}": replace(there[name], missions=("Q24",), owner="spain") for name in villages}
    boxes = plates(board(scene(4, True, **changes), PAGE, Plain()))
    assert set(villages) < set(boxes)
    for (a, one), (b, other) in combinations(boxes.items(), 2):
        apart = one[2] <= other[0] + 1 or other[2] <= one[0] + 1 or one[3] <= other[1] + 1 or other[3] <= one[1] + 1
        assert apart, (a, b, one, other)
    for a, plate in boxes.items():
        for b, spot in SPOTS.items():
            if a != b:
                near_x = min(max(spot.x, plate[0]), plate[2])
                near_y = min(max(spot.y, plate[1]), plate[3])
                assert math.hypot(spot.x - near_x, spot.y - near_y) > RADIUS - 6, (a, b)
        assert plate[0] >= SEA[0] - 6 and plate[1] >= SEA[1] - 6 and plate[2] <= SEA[0] + SEA[2] + 6 and plate[3] <= 624, a


# -- boards ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_board_is_sound(players: int, language: str) -> None:
    for late in (False, True):
        check(board(scene(players, late), PAGE, Plain(language)))
    check(board(busy(), PAGE, Plain(language)))


def test_what_can_be_chosen_is_drawn_once() -> None:
    sheet = board(busy(), PAGE, Plain())
    found = things(sheet)
    once = [thing for thing in found if not thing.startswith(("seat-", "nation-"))]
    assert len(once) == len(set(once)), sorted(thing for thing in once if once.count(thing) > 1)
    wanted = {f"location-{name}" for name in PAGE.places}
    wanted |= {f"space-{name}" for name in PAGE.spaces} | {f"barrier-{name.id}" for name in PAGE.barriers}
    wanted |= {f"nation-{nation}" for nation in NATIONS} | {
        "flag-4",
        "market-4",
        "flag-15a",
        "flag-17",
        "pile-left",
        "pile-right",
    }
    wanted |= {"mission-Q03", "mission-Q18", "mission-Q23", "mission-Q04", "story_tile-1", "legacy-L11", "legacy-L3", "legacy-L2"}
    wanted |= {"card-A35", "card-C90", "deck", "discard", "building-PB1", "story-01", "assistant-A50", "ship-3", "explorer-2"}
    wanted |= {"place-fleet10", "place-fleet11", "place-mine", "city_tile-CT01", "round", "track-income", "missions"}
    assert wanted <= set(found), wanted - set(found)


def test_a_place_that_no_tile_opened_cannot_be_chosen() -> None:
    found = things(board(scene(2), PAGE, Plain()))
    assert "location-9a" not in found and "location-15a" not in found and "location-9" in found


def test_a_building_face_down_says_nothing() -> None:
    part = board(scene(3), PAGE, Plain()).parts["prestige"]
    assert THING.findall(part) == ["building-PB1"]


def test_parts_change_only_with_what_they_show() -> None:
    before = board(scene(4), PAGE, Plain()).parts
    moved = scene(4, False, a=replace(stands(4)["3"], missions=("Q24",)))
    after = board(moved, PAGE, Plain()).parts
    assert [name for name in before if before[name] != after[name]] == ["location-3"]


# -- mats --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mat_is_sound(language: str) -> None:
    words = Plain(language)
    two = {"careers": ("CR2", "CR5"), "done": (), "tableau": (), "planned": ("", "", "")}
    for changes in ({}, two, {"mine": False, "hand": (), "hand_count": 7, "captain": CAPTAINS[1]}, {"career_known": False}):
        sheet = mat(cabin(**changes), PAGE, words)
        check(sheet)
        assert tuple(sheet.parts) == PARTS
    for row in TABLES["automa"]["card"]:
        ana = Automa(CAPTAINS[1], 40, 7, 22, 8, 1, 2, 3, 4, row["id"], row["move"], row["branch"], 2, tuple(row["actions"]))
        check(automa_mat(ana, words))
    check(automa_mat(Automa(CAPTAINS[1]), words))


def test_the_first_cards_bought_do_not_push_the_hand_out_of_sight() -> None:
    """Where a mat lies follows from its shape at the beginning."""
    bought = tuple(Bought(card, 0) for card in ("A55", "B052", "B099", "B033", "B034"))
    assert {mat(cabin(tableau=bought[:n], hand=("A01",)), PAGE, Plain()).height for n in range(6)} == {
        mat(cabin(tableau=(), hand=("A01",)), PAGE, Plain()).height
    }


def test_a_hand_of_two_rows_makes_the_mat_hardly_higher() -> None:
    """So that its print can be read on a laptop before the first round."""
    eight = tuple(f"A{n:02}" for n in range(1, 9))
    drafting = mat(cabin(tableau=(), hand=eight), PAGE, Plain()).height
    assert drafting < 1.1 * mat(cabin(tableau=(), hand=eight[:4]), PAGE, Plain()).height


def test_on_ones_own_mat_things_stand_for_options() -> None:
    mine = things(mat(cabin(), PAGE, Plain()))
    wanted = {f"area-{name}" for name in PAGE.areas} | {
        "task-1",
        "task-2",
        "task-3",
        "slot-1",
        "card-A55",
        "card-A53",
        "token-quill",
    }
    wanted |= {"village_action-VA_COIN", "influence-2", "influence-5", "combat_action-CA_FLAG", "gain-cp", "gain-workers"}
    assert wanted <= set(mine), wanted - set(mine)
    assert {name for pair in AREAS for name in pair} == set(PAGE.areas)


def test_a_strangers_mat_stands_for_nothing_and_shows_no_hand() -> None:
    sheet = mat(cabin(mine=False, hand=(), hand_count=7), PAGE, Plain())
    found = set(things(sheet))
    assert not {f"area-{name}" for name in PAGE.areas} & found
    assert not {"task-1", "slot-1", "gain-cp", "influence-2"} & found
    assert not any(name in part for part in sheet.parts.values() for name in ("card-A55", "card-B099"))
    assert "card-A53" in found  # planned cards lie open


def test_the_printed_tables_are_complete() -> None:
    page: Printed = PAGE
    assert (len(page.cards), len(page.missions), len(page.places), len(page.routes)) == (165, 24, 26, 29)
    assert (len(page.spaces), len(page.city_tiles), len(page.combat_tiles), len(page.legacy)) == (39, 13, 25, 23)
