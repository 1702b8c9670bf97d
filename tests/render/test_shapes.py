"""The drawing vocabulary: everything has a drawing of its own, nothing needs more than the page gives, and all can be read."""

import re
from xml.etree import ElementTree

import pytest

from caravela.games import FACES, GAMES
from caravela.games.empires.pictures import slips
from caravela.games.empires.rules.components import GOOD_IDS, KIND_IDS, TILE_IDS
from caravela.render import shapes
from caravela.render.drawings import FIGURES, GOODS, ICONS, SHAPES
from caravela.render.sheet import Sheet, looks, opened

PLAYERS = range(6)
THEMES = ["light", "dark"]
READ = [  # what is read on what
    *[(ink, ground) for ink in ("ink", "faint") for ground in ("paper", "paper-deep", "slip", "sea", "land", "unexplored")],
    *[(f"p{colour}-ink", f"p{colour}") for colour in PLAYERS],
    ("#2a2000", "coin"),
    ("#ffffff", "seal"),
    ("#1d1a17", "#fffdf5"),
]


def parse(drawn: str) -> ElementTree.Element:
    return ElementTree.fromstring(f'<svg xmlns:xlink="x">{drawn}</svg>')


def everything() -> dict[str, str]:
    """One of each, by a name."""
    drawn = {f"{kind} {colour}": shapes.piece(kind, colour, 20, 20, 40, letter="A") for kind in FIGURES for colour in PLAYERS}
    drawn |= {f"marker {colour}": shapes.marker(colour, "A", 20, 20, 40) for colour in PLAYERS}
    drawn |= {f"good {good}": shapes.good(good, 20, 20, 40, 3, f"good-{good}") for good in GOODS}
    drawn |= {f"icon {icon}": shapes.icon(icon, 20, 20, 40) for icon in ICONS}
    drawn |= {f"coin {n}": shapes.coin(n, 20, 20, 40) for n in (0, 5, 12, 100)}
    drawn |= {f"points {n}": shapes.points(n, 20, 20, 40) for n in (0, 5, 12, 100)}
    speaker = FACES["empires"].speaker("en")
    for tile in TILE_IDS:
        icons, title = slips.tile_icons(tile, speaker.tables), speaker.name("tile", tile)
        drawn[f"tile {tile}"] = slips.tile(icons, title, 10, ["$5"], 0, 0, 150, 80, f"tile-{tile}")
    for find in ("T01", "C01"):
        drawn[f"find {find}"] = slips.find(find, "Peru & more", 3, 2, 1, 4, 0, 0, 150, 50, f"find-{find}")
    return drawn


def test_every_kind_good_and_building_of_empires_is_drawn() -> None:
    assert set(KIND_IDS) | {"ship"} == set(FIGURES)
    assert set(GOOD_IDS) == set(GOODS)
    assert all(slips.tile_icons(tile, GAMES["empires"].shipped) for tile in TILE_IDS)


def test_no_two_are_drawn_alike() -> None:
    for drawings in (FIGURES, GOODS, ICONS, dict(enumerate(SHAPES))):
        paths = [str(drawing) for drawing in drawings.values()]
        assert len(set(paths)) == len(paths)
    drawn = everything()
    assert len(set(drawn.values())) == len(drawn)


def test_buildings_are_told_apart_by_their_icons() -> None:
    """Only Settlers is there twice."""
    rows = [slips.tile_icons(tile, GAMES["empires"].shipped) for tile in TILE_IDS if tile != "settlers_2"]
    assert len(set(rows)) == len(rows)


@pytest.mark.parametrize("name", list(everything()))
def test_drawings_are_sound(name: str) -> None:
    """Well-formed, without style attributes, pointing only at symbols that there are."""
    known = set(re.findall(r'id="([^"]*)"', shapes.symbols()))
    tree = parse(everything()[name])
    for element in tree.iter():
        assert "style" not in element.attrib
        if element.tag == "use":
            assert element.attrib["href"].removeprefix("#") in known


def test_symbols_are_sound() -> None:
    tree = parse(shapes.symbols())
    ids = [element.attrib["id"] for element in tree.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    assert all("style" not in element.attrib for element in tree.iter())
    assert len(shapes.symbols()) < 40_000


def test_colour_is_never_the_only_sign() -> None:
    """A piece carries its owner's shape, and the letter where it can be read; nobody's ship carries neither."""
    for colour in PLAYERS:
        large = shapes.piece("colonist", colour, 40, 40, 80, key="0-colonist", letter="E")
        assert f"#s-b{colour}" in large and ">E</text>" in large
        piece = shapes.piece("colonist", colour, 20, 20, 40, key="0-colonist", letter="E")
        assert f"#s-b{colour}" in piece and "</text>" not in piece
        assert f'class="piece p{colour}"' in piece and 'data-piece="0-colonist"' in piece
    assert "#s-b" not in shapes.piece("ship", -1, 20, 20, 40)


def test_words_are_escaped() -> None:
    said = "<b>&\"'"
    for drawn in (
        shapes.text(0, 0, said, 14),
        slips.tile((), said, 10, [said], 0, 0, 150, 80, thing=said),
        slips.find("C01", said, 1, 2, 3, 4, 0, 0, 150, 50),
        shapes.piece("ship", 0, 0, 0, 20, key=said, title=said, letter="<"),
    ):
        assert "<b>" not in drawn
        parse(drawn)


def test_long_words_are_drawn_narrower() -> None:
    assert "textLength" in shapes.text(0, 0, "Sovrappopolazione", 14, within=90)
    assert "textLength" not in shapes.text(0, 0, "Zecca", 14, within=90)


@pytest.mark.parametrize("chars", [5, 10, 18, 60])
def test_wrapping_keeps_all_words(chars: int) -> None:
    words = "Conquest of the Inca Empire"
    lines = shapes.wrap(words, chars)
    assert " ".join(lines) == words
    assert all(len(line) <= chars or " " not in line for line in lines)
    assert shapes.wrap("", 5) == [""]


def test_a_minus_stays_on_its_seal() -> None:
    """It is broader than a figure: what a bishop takes away ran over the edge."""
    for size in (14, 34):
        assert shapes.figures_on("100", size) < shapes.figures_on("−2", size) < shapes.figures_on("12", size)


def test_lines_are_even() -> None:
    assert shapes.wrap("one two three four", 14) == ["one two", "three four"]


# -- the sheet and its looks -------------------------------------------------------------------------------------------


def test_a_picture_stands_alone() -> None:
    """It brings its symbols and looks with it, and what is open can be clicked, focused and read aloud."""
    part = f'<g id="x-y">{shapes.piece("captain", 1, 9, 9, 18, thing="kind-captain", title="captain")}</g>'
    picture = Sheet("x", "A <title>", "desc", 100, 100, {"y": part})
    tree = ElementTree.fromstring(picture.svg({"kind-captain": ["place a captain"]}, {"kind-captain": "Place"}))
    ids = {element.attrib["id"] for element in tree.iter() if "id" in element.attrib}
    assert {element.attrib["href"][1:] for element in tree.iter() if "href" in element.attrib} <= ids
    (found,) = [element for element in tree.iter() if "data-option" in element.attrib]
    assert found.attrib["role"] == "button" and found.attrib["tabindex"] == "0" and found.attrib["aria-label"] == "Place"


def test_every_thing_can_be_opened() -> None:
    """An option adds role and label: a drawing must not have them already, or the picture would break."""
    for drawn in everything().values():
        things = re.findall(r'data-thing="([^"]*)"', drawn)
        parse(opened(drawn, {thing: ["a", "b"] for thing in things}, {}))


def variables(theme: str) -> dict[str, str]:
    """The colours of a theme: each is said once, with what it is by day and by lamplight where these differ."""
    said = dict(re.findall(r"--([\w-]+): ([^;]+);", looks().partition(":root {")[2].partition("\n}")[0]))
    both = {name: re.fullmatch(r"light-dark\((#\w+), (#\w+)\)", value) for name, value in said.items()}
    return {name: found[1 + THEMES.index(theme)] if (found := both[name]) else value for name, value in said.items()}


def brightness(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("ink", "ground"), READ)
def test_text_has_contrast(theme: str, ink: str, ground: str) -> None:
    """At least 4.5 to 1, by day and by lamplight."""
    known = variables(theme)
    one, other = (brightness(known.get(name, name)) for name in (ink, ground))
    assert (max(one, other) + 0.05) / (min(one, other) + 0.05) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_what_may_be_done_stands_out(theme: str) -> None:
    known = variables(theme)
    for ground in ("paper", "paper-deep", "slip", "sea", "land"):
        one, other = brightness(known["glow"]), brightness(known[ground])
        assert (max(one, other) + 0.05) / (min(one, other) + 0.05) >= 3
