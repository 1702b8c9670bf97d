"""The player boards of Empires: everything a player has is there, once, in words too, and only what changes is drawn anew."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from xml.etree import ElementTree

import pytest

from caravela.core.record import Player as Seat
from caravela.core.record import Replay
from caravela.games import FACES
from caravela.games.empires.pictures.mat import colour, colours, letter, mat, sets
from caravela.games.empires.rules.components import GOOD_IDS, KIND_IDS, NATION_IDS, TILE_IDS
from caravela.games.empires.rules.game import EMPIRES
from caravela.games.empires.rules.view import EmpiresView, Player
from caravela.render.shapes import symbols
from caravela.table.play import Play
from caravela.text import LANGUAGES, Speaker
from tests.golden import a_game
from tests.text.test_messages import StrictSpeaker

NAMES = ["Ana", 'Bruno <&> "de" Albuquerque e Castro', "Chiara", "Diego", "Elisa", "Filipe"]
RECORDS = [
    "deluxe_full 6 curious",
    "deluxe_full 3 curious",
    "deluxe_base 2 any two_player_captains=true",
    "first 3 curious edition=deluxe",
]
SMALLEST = 12 * 620 / 560  # units that are 12 px when the board is 560 px wide
PARTS = ["ground", "head", "nation", "workers", "goods", "ships", "finds", "buildings"]


@cache
def positions(record: str) -> list[EmpiresView]:
    """A game at its start, in its course and at its end, as seat 0 sees it."""
    game = a_game("empires", record)
    played = Replay(EMPIRES, game)
    moves = len(game.moves)
    found: list[EmpiresView] = []
    for move in (0, 5, moves // 3, moves // 2, moves * 3 // 4, moves):
        view = EMPIRES.view(played.to(move), 0)
        assert isinstance(view, EmpiresView)
        found.append(view)
    return found


def random_views(preset: str, players: int, seed: int = 3) -> Iterator[EmpiresView]:
    agreed = EMPIRES.agree(preset, {})
    play = Play.begin(EMPIRES, agreed, [Seat(f"P{i}") for i in range(players)], bytes([seed]) * 32)
    random = Random(seed)
    while play.decision:
        if random.random() < 0.05:
            view = play.view(players - 1)
            assert isinstance(view, EmpiresView)
            yield view
        play.take(play.decider, random.choice(play.decision.options))


def speaker(view: EmpiresView, language: str = "en") -> Speaker:
    return StrictSpeaker(language, FACES["empires"].words, NAMES[: view.players], view.agreed)


def check(view: EmpiresView, language: str = "en") -> None:
    """Every board is a sound picture in which all things have a title, all groups a label, and all print is legible."""
    known = set(re.findall(r'id="([^"]*)"', symbols()))
    ids: list[str] = []
    for seat in range(view.players):
        sheet = mat(view, seat, speaker(view, language))
        assert sheet.id == f"mat-{seat}" and sheet.seat == seat and list(sheet.parts) == PARTS
        for name, part in sheet.parts.items():
            tree = ElementTree.fromstring(part)
            assert tree.attrib["id"] == f"mat-{seat}-{name}"
            assert name == "ground" or tree.attrib["role"] == "group"
            for element in tree.iter():
                assert "style" not in element.attrib
                ids += [element.attrib["id"]] if "id" in element.attrib else []
                if "data-thing" in element.attrib:
                    assert (element[0].tag, bool(element[0].text)) == ("title", True)
                    assert "role" not in element.attrib and "aria-label" not in element.attrib
                if element.tag == "use":
                    assert element.attrib["href"][1:] in known
                if element.tag == "text" and not re.search("letter|on-coin|on-seal", element.attrib.get("class", "")):
                    assert float(element.attrib["font-size"]) >= SMALLEST
                    assert element.text
                for size in ("x", "y"):
                    assert -1 <= float(element.attrib.get(size, 0)) <= max(sheet.width, sheet.height)
        ElementTree.fromstring(sheet.svg())
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("record", RECORDS)
def test_boards_are_sound(record: str, language: str) -> None:
    for view in positions(record):
        check(view, language)


@pytest.mark.parametrize("preset", list(EMPIRES.presets))
def test_boards_are_sound_in_all_presets(preset: str) -> None:
    seats = EMPIRES.seats(EMPIRES.agree(preset, {}))
    for players in (seats[0], seats[-1]):
        for view in random_views(preset, players):
            check(view)


# -- what is on it -----------------------------------------------------------------------------------------------------


def things(part: str) -> Counter[str]:
    return Counter(re.findall(r'data-thing="([^"]*)"', part))


def rich(view: EmpiresView, **have: object) -> EmpiresView:
    """The view, with seat 0 owning something else."""
    players = [replace(view.players_at_table[0], **have), *view.players_at_table[1:]]  # type: ignore[arg-type]
    return replace(view, players_at_table=players)


@pytest.mark.parametrize("record", RECORDS)
def test_everything_a_player_has_is_there(record: str) -> None:
    for view in positions(record):
        for p in view.players_at_table:
            own = replace(view, seat=p.seat)
            parts = mat(own, p.seat, speaker(view)).parts
            assert things(parts["head"]).keys() == {f"seat-{p.seat}", "money", "points"}
            available = things(parts["workers"])
            assert all(available[f"kind-{kind}"] == n for kind, n in p.available.items())
            assert set(available) == {f"kind-{kind}" for kind in {**p.available, **p.supply}}
            pieces = Counter(re.findall(r'data-piece="([^"]*)"', parts["workers"]))
            assert pieces == {f"{p.seat}-{kind}": n for kind, n in p.available.items()}
            assert things(parts["goods"]) == {"income": 1, **{f"good-{good}": n for good, n in p.goods.items()}}
            assert parts["ships"].count(f'data-piece="{p.seat}-ship"') == p.ships
            assert list(things(parts["buildings"])) == [f"tile-{tile}" for tile in p.buildings]
            assert list(things(parts["finds"])) == [f"find-{find}" for find in p.tokens + p.cards]
            assert list(things(parts["nation"])) == ([f"nation-{p.nation}"] if p.nation else [])


def test_others_workers_and_goods_cannot_be_chosen() -> None:
    for view in positions(RECORDS[0]):
        for seat in range(1, view.players):
            sheet = mat(view, seat, speaker(view))
            assert not things(sheet.parts["workers"]) and set(things(sheet.parts["goods"])) == {"income"}


def test_every_building_and_nation_has_a_look_of_its_own() -> None:
    view = positions(RECORDS[0])[-1]
    drawn = [mat(rich(view, buildings=[tile], used_buildings=[]), 0, speaker(view)).parts["buildings"] for tile in TILE_IDS]
    assert len(set(drawn)) == len(TILE_IDS)
    marks = [mat(rich(view, nation=nation, uses=1), 0, speaker(view)).parts["nation"] for nation in NATION_IDS]
    assert len(set(marks)) == len(NATION_IDS)
    used = mat(rich(view, buildings=["university"], used_buildings=["university"]), 0, speaker(view)).parts["buildings"]
    assert "#s-i-used" in used and "(used)" in used


def test_the_largest_hoard_stays_on_the_board() -> None:
    """Twenty-four buildings make the board longer; goods, ships and finds move closer together."""
    view = rich(
        positions(RECORDS[0])[-1],
        buildings=TILE_IDS[:24],
        goods=dict.fromkeys(GOOD_IDS, 3),
        ships=10,
        tokens=[f"T{i:02}" for i in range(1, 13)],
        cards=[f"C{i:02}" for i in range(1, 9)],
        available=dict.fromkeys(KIND_IDS, 4),
    )
    check(view)
    sheet = mat(view, 0, speaker(view))
    assert sheet.height > mat(view, 1, speaker(view)).height
    for part in sheet.parts.values():
        for element in ElementTree.fromstring(part).iter("rect"):
            assert float(element.attrib["x"]) + float(element.attrib["width"]) <= sheet.width
            assert float(element.attrib["y"]) + float(element.attrib["height"]) <= sheet.height


# -- sets of goods -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("record", RECORDS)
def test_the_sets_that_are_shown_pay_the_income(record: str) -> None:
    """E-INC-1 to 8: every good in one place, at most one ship to a set, three or four members."""
    for view in positions(record):
        for p in view.players_at_table:
            made, left = sets(tuple(p.goods.items()), p.ships - p.ships_sailed)
            assert sum(pays for _, pays in made) == p.income
            shown = Counter(left)
            for members, pays in made:
                assert len(members) in (3, 4) and members.count("ship") <= 1
                assert pays in ((6,) if len(members) == 4 else (3, 1))
                shown.update(members)
            assert shown.pop("ship", 0) <= p.ships - p.ships_sailed
            assert shown == p.goods


@pytest.mark.parametrize(
    ("goods", "ships", "income"),
    [
        ({}, 3, 0),
        ({"sugar": 4}, 0, 6),
        ({"sugar": 3}, 1, 6),
        ({"sugar": 2, "fur": 1}, 1, 3),
        ({"sugar": 7}, 0, 9),
        ({"rice": 1, "fish": 1}, 1, 1),
    ],
)
def test_sets(goods: dict[str, int], ships: int, income: int) -> None:
    assert sum(pays for _, pays in sets(tuple(goods.items()), ships)[0]) == income


# -- what changes ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("have", "changes"),
    [
        ({"money": 77}, {"head"}),
        ({"total": 177}, {"head"}),
        ({"ships": 9, "ships_sailed": 9}, {"ships"}),
        ({"uses": 9}, {"nation"}),
        ({"available": {"captain": 2}}, {"workers"}),
        ({"supply": {"colonist": 1}}, {"workers"}),
        ({"buildings": ["mint", "glory"]}, {"buildings"}),
        ({"tokens": ["T01"]}, {"finds"}),
        ({"last_bid": 5, "pool": {"soldier": 2}, "marker": "captain"}, set()),
    ],
)
def test_a_part_changes_only_with_what_it_shows(have: dict[str, object], changes: set[str]) -> None:
    have_not: dict[str, object] = {"goods": {}, "tokens": [], "used_buildings": []}
    view = rich(positions(RECORDS[0])[-1], ships=0, ships_sailed=0, buildings=["mint"], **have_not)
    before, after = mat(view, 0, speaker(view)), mat(rich(view, **have), 0, speaker(view))
    assert {name for name in PARTS if before.parts[name] != after.parts[name]} == changes


# -- colours -----------------------------------------------------------------------------------------------------------


def with_nations(nations: list[str | None]) -> EmpiresView:
    view = next(view for view in positions(RECORDS[0]) if view.players == 6)
    players: list[Player] = [replace(p, nation=nation) for p, nation in zip(view.players_at_table, nations, strict=True)]
    return replace(view, players_at_table=players)


@pytest.mark.parametrize(
    ("nations", "letters"),
    [
        ([None] * 6, "ABCDEF"),
        (["italy", "holland", "portugal", "france", "spain", "england"], "IHPFSE"),
        ([None, "england", None, "france", None, None], "1E3F56"),
        ([None, None, None, None, None, "england"], "12345E"),
    ],
)
def test_no_two_seats_look_alike(nations: list[str | None], letters: str) -> None:
    view = with_nations(nations)
    assert sorted(colours(view)) == list(range(6))
    assert "".join(letter(view, seat) for seat in range(6)) == letters
    for seat, nation in enumerate(nations):
        if nation:
            assert colour(view, seat) == NATION_IDS.index(nation)
