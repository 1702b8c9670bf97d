"""The files of the pages: each is asked for by some page, and what pages ask for is there."""

import re
from pathlib import Path

import caravela
from caravela.web.app import NOWHERE, PAGES, STATIC, WORKER

GAMES = Path(caravela.__file__).parent / "games"
LOOKS = GAMES.parent / "render" / "board.css"
MADE = {"board.css", "symbols.svg"}  # given by the server from elsewhere


def asked_for(file: Path) -> set[str]:
    """What a page or a script loads."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".html":
        return set(re.findall(r'(?:href|src)="/static/([\w.]+)"', text))
    return set(re.findall(r'^import .*? from "\./([\w.]+)";$', text, re.MULTILINE))


def test_every_script_and_style_sheet_is_used_and_there() -> None:
    known: set[str] = set()
    new = {*PAGES.values(), NOWHERE, WORKER}
    while new:
        known |= new
        new = (
            {name for file in new if (STATIC / file).suffix in (".html", ".js") for name in asked_for(STATIC / file)}
            - known
            - MADE
        )
    assert known == {path.name for path in STATIC.iterdir() if path.suffix in (".html", ".js", ".css", ".svg")}


def test_parts_of_the_table_come_in_one_order() -> None:
    """Of two rules that say as much the later one counts: how it looks on a phone comes last."""
    order = [
        "board",
        "base",
        "table",
        "bar",
        "boards",
        "side",
        "dialogs",
        "replay",
        "phone",
        "teach",
        "hint",
        "puzzle",
        "campaign",
    ]
    for page, missing in (("table.html", {"replay"}), ("replay.html", {"teach", "hint", "puzzle"})):
        linked = re.findall(r'stylesheet" href="/static/(\w+)\.css"', (STATIC / page).read_text(encoding="utf-8"))
        assert linked == [name for name in order if name not in missing]


def test_no_length_of_a_page_has_the_name_of_a_colour_of_the_boards() -> None:
    """What is nobody's was black at the table: the page had called a height as the board calls whose it is."""
    boards = "".join(path.read_text(encoding="utf-8") for path in [LOOKS, *GAMES.glob("*/pictures/board.css")])
    colours = set(re.findall(r"(--[\w-]+):", boards))
    arranged = re.search(r"const LENGTHS = .*?\[(.*?)\]", (STATIC / "arrange.js").read_text(encoding="utf-8"))
    assert colours and arranged
    lengths = {f"--{name}" for name in re.findall(r'"(\w+)"', arranged[1])}
    scripts = "".join(path.read_text(encoding="utf-8") for path in STATIC.glob("*.js"))
    lengths |= set(re.findall(r'setProperty\("(--[\w-]+)"', scripts))
    assert len(lengths) > 12 and not colours & lengths
