"""The component tables (section 2 and 11): counts, references, and that they are those of the rules page."""

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from caravela.core.refused import Refused
from caravela.games.maracaibo.rules.components import (
    CARD_IDS,
    LEGACY_IDS,
    LOCATION_IDS,
    SPACE_IDS,
    STORY_IDS,
    TASK_IDS,
)
from caravela.games.maracaibo.rules.game import MARACAIBO
from caravela.games.maracaibo.rules.vocabulary import ways
from tests.games.maracaibo.kit import corrected, table

TABLES = MARACAIBO.documents(MARACAIBO.shipped.hash)
PAGE = (Path(__file__).resolve().parents[3] / "caravela" / "games" / "maracaibo" / "book" / "engineering.md").read_text(
    encoding="utf-8"
)


def rows_of(name: str, key: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = TABLES[name][key]
    return rows


@pytest.mark.parametrize(
    ("name", "key", "n"),
    [
        ("map", "location", 26),
        ("map", "edge", 29),
        ("city_tiles", "tile", 13),
        ("project_cards", "card", 165),
        ("prestige", "building", 8),
        ("careers", "career", 8),
        ("combat_tiles", "tile", 25),
        ("mission_tiles", "mission", 24),
        ("legacy_tiles", "tile", 23),
        ("automa", "card", 15),
        ("automa", "difficulty", 5),
        ("explorer_track", "space", 39),
        ("explorer_track", "barrier", 3),
        ("ship_board", "area", 12),
        ("ship_board", "village_action", 11),
        ("ship_board", "combat_action", 7),
        ("story_cards", "story", 23),
        ("story_cards", "entry", 7),
        ("story_cards", "standalone", 3),
    ],
)
def test_counts_and_provenance(name: str, key: str, n: int) -> None:
    """1.1: so many of each; every row says where it comes from."""
    rows = rows_of(name, key)
    assert len(rows) == n and len({row["id"] for row in rows}) == n
    written = tomllib.loads(MARACAIBO.shipped.texts[f"{name}.toml"])[key]  # nobody but who opens the file reads remarks
    assert all(row["provenance"] for row in written)


def test_the_decks() -> None:
    """1.1: 56 A, 101 B, 8 C; every name once; every good with every object."""
    cards = rows_of("project_cards", "card")
    assert Counter(card["deck"] for card in cards) == {"A": 56, "B": 101, "C": 8}
    assert len({card["name"] for card in cards}) == 165
    assert len({(card["good"], card["object"]) for card in cards}) == 16


def test_every_kind_of_effect_occurs() -> None:
    """Section 2: requirements, assistant actions, career tasks."""
    cards = rows_of("project_cards", "card")
    assert {need["req"] for card in cards for need in card["requires"]} == {
        *("assistant", "worker_return", "worker_on_card", "cp", "herbs3", "nation3")
    }
    assert {card["assistant"]["code"] for card in cards if "assistant" in card} == {f"AA{n:02}" for n in range(1, 19)}
    tasks = Counter(task["type"] for career in rows_of("careers", "career") for task in career["tasks"])
    assert tasks == dict.fromkeys(TASK_IDS, 3)


def test_the_way_home() -> None:
    """11.1: two forks without legacy tiles; from Havana to 20 it is 15 to 18 steps."""
    edges = [edge for edge in rows_of("map", "edge") if "legacy" not in edge]
    out = Counter(edge["src"] for edge in edges if edge["src"] != "20")
    assert {place for place, n in out.items() if n > 1} == {"3", "12"}
    lengths = {0: {"H"}}
    for n in range(1, 20):
        lengths[n] = {edge["dst"] for edge in edges if edge["src"] in lengths[n - 1]}
    assert [n for n, places in lengths.items() if "20" in places] == [15, 18]


def test_every_story_card_can_be_reached_and_every_legacy_tile_enters() -> None:
    """Section 2: from card 01 on."""
    stories = {row["id"]: row for row in rows_of("story_cards", "story")}
    reached, waiting = set[str](), ["01"]
    while waiting:
        card = waiting.pop()
        if card not in reached:
            reached.add(card)
            back = stories[card]["back"]
            waiting += stories[card]["read_also"] + back.get("next", [])
            waiting += [following for option in back.get("options", []) for following in option["next"]]
    assert reached == set(STORY_IDS)
    entering = {
        tile for key in ("story", "entry", "standalone") for row in rows_of("story_cards", key) for tile in row["add_legacy"]
    }
    assert entering == set(LEGACY_IDS)


def test_the_short_cuts_of_the_explorer_track() -> None:
    """11.4: 25 spaces to the end by the short cuts, 32 without."""
    box = table().s.box
    assert int(box.steps_left[0]) == 25
    space, steps = 0, 0
    while space != len(SPACE_IDS) - 1:
        space, steps = int(box.next_space[space]), steps + 1
    assert steps == 32


def test_the_rules_page_shows_the_cards_of_the_tables() -> None:
    """11.13: cost, good and object, VP of every card."""
    cards = {row["id"]: row for row in rows_of("project_cards", "card")}
    shown = re.findall(r"^\| ([ABC][0-9]+) \| ([^|]+) \| (\d+) \| [^|]* \| (\w+) / (\w+) \| (\d+) \|", PAGE, re.MULTILINE)
    assert [row[0] for row in shown] == CARD_IDS
    for card, name, cost, good, thing, vp in shown:
        row = cards[card]
        assert (row["name"], row["cost"], row["good"], row["object"], row["vp"]) == (name, int(cost), good, thing, int(vp))


def test_names_of_ways() -> None:
    """M-SAIL-4: a way is named by the branches that it passes; every option has a name of its own."""
    assert ways()[0] == "" and " by 4" in ways() and " by 14 and 15a" in ways()
    names = MARACAIBO.options.names
    assert len(names) == len(set(names)) == 2229
    assert {f"sail {place}" for place in LOCATION_IDS} <= set(names)


@pytest.mark.parametrize(
    ("file", "old", "new", "place"),
    [
        ("map.toml", 'dst = "1"', 'dst = "0"', "edge E01.dst"),
        ("map.toml", 'rounds = "1-4"', 'rounds = "0-4"', "edge E01.rounds"),
        ("project_cards.toml", 'good = "sugar"', 'good = "salt"', "card A01.good"),
        ("project_cards.toml", 'deck = "A"', 'deck = "B"', "card A01.deck"),
        ("project_cards.toml", 'op = "income_doubloons"', 'op = "income_rum"', "income 1.op"),
        ("project_cards.toml", 'location = "2"', 'location = "3"', "card A50.requires"),
        ("combat_tiles.toml", "value = 6, immediate", "value = 3, immediate", "tile K01.france.immediate"),
        ("combat_tiles.toml", 'modifiers = ["fewest+3"]', 'modifiers = ["fewest"]', "tile K16.modifiers"),
        ("influence.toml", "spaces = [1, 2,", "spaces = [2, 2,", "marker_stock.spaces"),
        ("mission_tiles.toml", 'pay = "worker"', 'pay = "beer"', "mission Q01.cost 1.pay"),
        ("city_tiles.toml", 'op = "explorer"', 'op = "explore"', "tile CT01.action 1.op"),
        ("legacy_tiles.toml", 'edge = ["6", "7"]', 'edge = ["7", "6"]', "tile L2.edge"),
        ("explorer_track.toml", 'next = ["1"]', "next = []", "space 0.next"),
        ("story_cards.toml", 'fill_tile = "L10"', 'fill_tile = "L18"', "story 08.fill_tile"),
        ("ship_board.toml", 'prerequisite = { area = "S05" }', 'prerequisite = { area = "S13" }', "area S06.prerequisite.area"),
        ("careers.toml", 'low = "red"', 'low = "pink"', "tasks 1.low"),
        ("automa.toml", "move = 1", "move = 0", "card A1.move"),
        ("prestige.toml", 'per = "barrier"', 'per = "door"', "building PB1.score.per"),
    ],
)
def test_what_is_wrong_in_the_box(file: str, old: str, new: str, place: str) -> None:
    """A wrong table is refused with file and place."""
    with pytest.raises(Refused) as refused:
        MARACAIBO.unpack(corrected(file, old, new))
    assert refused.value.message == "data-wrong"
    assert refused.value.about["file"] == file and str(refused.value.about["place"]).endswith(place.split(" ", 1)[-1])
