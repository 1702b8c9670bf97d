"""The board of Empires as a picture: sound, steady, sayable and without secrets, in every edition and number of players."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest

from caravela.core.record import Replay
from caravela.games import FACES
from caravela.games.empires.pictures.board import board
from caravela.games.empires.pictures.chart import PLATES, geography
from caravela.games.empires.rules.components import BOX_IDS, REGION_IDS, SPACE_IDS
from caravela.games.empires.rules.game import EMPIRES
from caravela.games.empires.rules.view import EmpiresView, Figure
from caravela.render.shapes import symbols
from caravela.text import LANGUAGES, Speaker
from tests.golden import a_game

NAMES = ["Ana", "Bruno & Söhne <1>", "Chiara", "Diego", "Elisa", "Filipe"]
GAMES = [(preset, n) for preset in EMPIRES.presets for n in range(2, 6 if preset == "first" else 7)]
EVERY_GAME = pytest.mark.parametrize(("preset", "players"), GAMES)
THING = re.compile(r'data-thing="([^"]*)"')


@cache
def views(set_up: str, seat: int, moments: int) -> list[EmpiresView]:
    """What a seat sees at so many moments of a golden game, from the first move to the end."""
    record = a_game("empires", set_up)
    played = Replay(EMPIRES, record)
    seen: list[EmpiresView] = []
    for i in range(moments):
        played.to(len(record.moves) * i // (moments - 1))
        view = EMPIRES.view(played.state, seat)
        assert isinstance(view, EmpiresView)
        seen.append(view)
    return seen


def speaker(view: EmpiresView, language: str = "en") -> Speaker:
    return FACES["empires"].speaker(language, NAMES[: view.players], view.agreed)


def parts(view: EmpiresView, language: str = "en") -> dict[str, str]:
    return board(view, speaker(view, language)).parts


def elements(view: EmpiresView) -> Iterator[ET.Element]:
    for part in parts(view).values():
        yield from ET.fromstring(part).iter()


def things(view: EmpiresView) -> set[str]:
    return {thing for part in parts(view).values() for thing in THING.findall(part)}


# -- the picture -------------------------------------------------------------------------------------------------------


@EVERY_GAME
def test_every_part_is_sound(preset: str, players: int) -> None:
    for view in views(f"{preset} {players} curious", 0, 12):
        ids: list[str] = []
        for name, part in parts(view).items():
            root = ET.fromstring(part)
            assert root.tag == "g" and root.attrib["id"] == f"board-{name}"
            ids += [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
            assert not [element for element in root.iter() if "style" in element.attrib]
            assert name == "ground" or len(part) < 12_000
        assert len(ids) == len(set(ids))


@EVERY_GAME
def test_what_is_pointed_at_is_there(preset: str, players: int) -> None:
    for view in views(f"{preset} {players} curious", -1, 12):
        found = things(view)
        assert {f"region-{region}" for region in REGION_IDS} <= found
        assert {f"target-{box}" for box in BOX_IDS} <= found
        assert {f"tile-{tile}" for tile in view.market} <= found
        assert {f"good-{good}" for good in view.goods_on_offer} <= found
        assert {f"seat-{seat}" for seat in view.order} <= found
        assert {f"token-{region.id}" for region in view.regions if not region.discovered} <= found
        assert {f"figure-{box}-{i + 1}" for box, queue in view.queues.items() for i in range(len(queue))} <= found
        for space in SPACE_IDS:
            there = space in view.specialists
            assert (f"target-{space}_space" in found) == (f"space-{space}" in found) == there
        assert "deck" in found
        assert ("ship" in found) == view.ship_in_box
        assert ("target-dock_by_ship" in found) == (preset == "deluxe_full")


@EVERY_GAME
def test_whatever_is_drawn_exists(preset: str, players: int) -> None:
    """Drawings that a part points at are on the page or on the ground; every thing says what it is."""
    known = set(re.findall(r'id="([^"]*)"', symbols()))
    for view in views(f"{preset} {players} curious", 0, 6):
        drawn = list(elements(view))
        ids = known | {element.attrib["id"] for element in drawn if "id" in element.attrib}
        for element in drawn:
            assert element.attrib.get("href", "#" + next(iter(ids)))[1:] in ids
            for value in element.attrib.values():
                assert set(re.findall(r"url\(#([^)]*)\)", value)) <= ids
            if "data-thing" in element.attrib:
                assert element[0].tag == "title" and element[0].text


def test_all_figures_stand_on_the_board() -> None:
    """England's two and those aboard a ship included; nobody stands where another one stands."""
    view = views("deluxe_full 6 curious", 0, 12)[6]
    numbered = [Figure(i % 6, "colonist", "numbered") for i in range(view.room["dock"] + 2)]
    others = [Figure(0, "colonist", "X"), Figure(1, "colonist", "Y"), *[Figure(2, "captain", "ship")] * 3]
    view = replace(view, queues={**view.queues, "dock": [*numbered, *others]})
    part = parts(view)["dock"]
    places = re.findall(r'figure-dock-\d+">.*?<rect class="hit" x="([\d.]+)" y="([\d.]+)"', part.replace("</title>", ""))
    assert len(places) == len(set(places)) == len(numbered) + 5


def test_a_crowd_is_told_by_number() -> None:
    view = views("deluxe_full 6 curious", 0, 12)[6]
    crowded = [{"colonist": 11, "soldier": 2}, {"captain": 3, "merchant": 2, "missionary": 1, "soldier": 12, "builder": 2}] * 3
    regions = [replace(region, discovered=True, workers=crowded, points=[12, 6, 0, 0, 0, 0]) for region in view.regions]
    drawn = parts(replace(view, regions=regions))
    for region in REGION_IDS:
        assert re.search(r">×?11<", drawn[f"region-{region}"])
        assert len(drawn[f"region-{region}"]) < 14_000
        for element in ET.fromstring(drawn[f"region-{region}"]).iter():
            if "x" in element.attrib:
                assert 0 < float(element.attrib["x"]) < 700 and 0 < float(element.attrib["y"]) < 890


# -- words -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_screen_reader_hears_all_of_a_region(language: str) -> None:
    view = views("deluxe_base 4 curious", 0, 12)[8]
    sp = speaker(view, language)
    for region in view.regions:
        label = ET.fromstring(board(view, sp).parts[f"region-{region.id}"]).attrib["aria-label"]
        assert label.startswith(sp.name("region", region.id))
        assert all(sp.player(seat) in label for seat, there in enumerate(region.workers) if there)


def test_the_first_edition_calls_it_canada() -> None:
    assert "Canada" in parts(views("first 3 curious", 0, 12)[0])["region-new_france"]
    assert "New France" in parts(views("deluxe_base 3 curious", 0, 12)[0])["region-new_france"]


def test_ground_is_the_same_for_all_games_of_a_kind() -> None:
    one, other = views("deluxe_base 3 curious", 0, 12), views("deluxe_base 3 any", 1, 12)
    assert parts(one[2])["ground"] == parts(other[9])["ground"]
    assert parts(one[2], "it")["ground"] != parts(one[2])["ground"]


def test_letters_are_large_enough() -> None:
    """12 px when the board is 860 px wide: 16.7 units; letters on figures and markers only repeat their shape."""
    for view in views("deluxe_full 6 curious", 0, 12):
        for element in elements(view):
            if element.tag == "text" and "letter" not in element.attrib.get("class", ""):
                small = float(element.attrib["font-size"]) < 16.7 and not element.attrib.get("class", "").startswith("on-")
                assert not small, element.text


# -- changes and secrets -----------------------------------------------------------------------------------------------


def turn(view: EmpiresView) -> tuple[object, ...]:
    """What the order of turns shows: who comes when, who decides, and in which colours."""
    return view.order, view.decider, [player.nation for player in view.players_at_table]


@EVERY_GAME
def test_a_part_changes_only_with_what_it_shows(preset: str, players: int) -> None:
    for before, after in pairwise(views(f"{preset} {players} curious", 0, 40)):
        old, new = parts(before), parts(after)
        assert list(old) == list(new)
        for one, other in zip(before.regions, after.regions, strict=True):
            assert (old[f"region-{one.id}"] == new[f"region-{one.id}"]) == (one == other)
        at_rest = before.box == after.box and before.phase == after.phase
        for box in ("initiative", "warfare"):
            if at_rest and before.queues[box] == after.queues[box]:
                assert old[box] == new[box]
        assert (old["rounds"] == new["rounds"]) or (before.round, before.phase) != (after.round, after.phase)
        assert (old["order"] == new["order"]) == (turn(before) == turn(after))
        assert parts(before) == old


@pytest.mark.parametrize("record", ["first 4 curious failed_token_secrecy=private", "deluxe_base 6 curious reconnaissance=true"])
def test_a_token_shows_its_face_only_to_who_has_seen_it(record: str) -> None:
    players = int(record.split()[1])
    looked = 0
    for moment in range(40):
        for seat in range(-1, players):
            view = views(record, seat, 40)[moment]
            drawn = parts(view)
            for region in view.regions:
                if not region.discovered:
                    knows = region.token is not None
                    looked += knows and len(region.seen_by) == 1
                    assert ('class="find"' in drawn[f"region-{region.id}"]) == knows
                    assert knows == (seat in region.seen_by or len(region.seen_by) == players)
    assert looked


# -- geography ---------------------------------------------------------------------------------------------------------


def test_the_chart_has_nine_regions_and_says_where_it_comes_from() -> None:
    world = geography()
    assert list(world["regions"]) == REGION_IDS and set(PLATES) == set(REGION_IDS)
    assert "Natural Earth" in world["origin"] and "public domain" in world["origin"]
    rings = [*world["land"], *[ring for region in world["regions"].values() for ring in region]]
    assert all(isinstance(n, int) for ring in rings for n in ring)
