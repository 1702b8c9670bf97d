"""The legend: whatever a board can draw is in it, and every question has its picture."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from caravela.core.game import View
from caravela.core.record import parse, replay
from caravela.games import FACES
from caravela.games.empires.pictures.slips import tile_icons
from caravela.render.drawings import SHARED, Drawings
from caravela.render.legend import pictured
from caravela.render.shapes import row, symbols
from caravela.text import LANGUAGES
from tests.golden import golden_files
from tests.ours import OURS

each_game = pytest.mark.parametrize("name", OURS)
USED = re.compile(r'href="#s-([^"]+)"')
DEFINED = re.compile(r'<symbol id="s-([^"]+)"')
NAMED = re.compile(r'icon\(\s*"(\w+)"|"i:(\w+)')  # in the artists' own files
SHIELD = re.compile(r"b([0-5])$")  # the player's shape once more, smaller
PLAYERS = ["Ana", "Bruno", "Chiara", "Diego", "Elif"]


def in_legend(name: str) -> set[str]:
    return {sign for part in FACES[name].legend.parts.values() for signs in part for sign in signs}


def views(name: str) -> Iterator[View]:
    """Of some games that were played: the middle and the end."""
    game = FACES[name].rules
    for path in [path for path in golden_files() if path.parent.name == name]:
        record = parse(path.read_text(encoding="utf-8"))
        for moves in (len(record.moves) // 2, len(record.moves)):
            yield game.view(replay(game, record, moves).state, 0)


def drawn(name: str) -> set[str]:
    """What those boards, mats and panels draw, what the artist names, and what the game brings itself."""
    face = FACES[name]
    speaker, found = face.speaker("en", PLAYERS), own(face.artist.drawings)
    for view in views(name):
        found |= {
            sign for sheet in face.artist.sheets(view, speaker) for part in sheet.parts.values() for sign in USED.findall(part)
        }
        found |= {fact.drawing for seat in range(view.players) for fact in face.artist.facts(view, seat, speaker)} - {""}
    for path in Path(face.folder / "pictures").glob("*.py"):
        found |= {f"i-{one or other}" for one, other in NAMED.findall(path.read_text(encoding="utf-8"))}
    if name == "empires":
        tables = face.rules.shipped
        for building in tables.documents["buildings.toml"]["building"]:
            found |= set(USED.findall(row(tile_icons(building["id"], tables), 0, 0, 20, 200)))
    return {SHIELD.sub(r"m\1", sign) for sign in found}


def own(drawings: Drawings) -> set[str]:
    return {*drawings.figures, *drawings.wares, *drawings.others, *[f"i-{icon}" for icon in drawings.icons]}


@each_game
def test_every_symbol_that_a_board_can_draw_is_in_the_legend_once(name: str) -> None:
    listed = [sign for part in FACES[name].legend.parts.values() for signs in part for sign in signs]
    assert drawn(name) - set(listed) == set()
    assert len(listed) == len(set(listed))


@each_game
def test_the_legend_draws_what_there_is(name: str) -> None:
    face = FACES[name]
    known = set(DEFINED.findall(symbols(face.artist.drawings)))
    signs = [*[signs for part in face.legend.parts.values() for signs in part], *face.legend.questions.values()]
    assert {sign for some in signs for sign in USED.findall(pictured(some, face.artist.drawings))} <= known
    assert own(SHARED) <= known


@each_game
def test_every_question_has_a_picture_of_what_the_legend_names(name: str) -> None:
    """What is explained the first time is shown as well, and what is shown can be looked up."""
    face = FACES[name]
    text = "".join(path.read_text(encoding="utf-8") for path in (face.folder / "words" / "en").glob("*.ftl"))
    asked = set(re.findall(r"^ask-([\w-]+) =", text, re.MULTILINE))
    assert set(face.legend.questions) == asked and asked
    assert {sign for signs in face.legend.questions.values() for sign in signs} <= in_legend(name)


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_in_the_legend_differ(name: str, language: str) -> None:
    """Who looks a sign up must be able to tell it from the others."""
    face = FACES[name]
    speaker = face.speaker(language)
    said = [speaker.message(f"legend-{signs[0]}") for part in face.legend.parts.values() for signs in part]
    assert len(said) == len(set(said))
