"""What docs/security.md and docs/design.md say of the files of the project: they are there, and none is missing."""

import re
from pathlib import Path

TESTS = Path(__file__).parent
CODE = TESTS.parent / "caravela"
DOCS = TESTS.parent / "docs"
PROMISES = (DOCS / "security.md").read_text("utf-8")
FOLDERS = (DOCS / "design.md").read_text("utf-8").split("```")[1]
ROOMS = ["core", "render", "teach", "text", "bots", "lab", "research", "table", "web", "site", "cli"]


def test_every_promise_names_tests_that_are_there() -> None:
    """A file by its path, or by its name if it lies in tests/web; a test by its name without `test_`."""
    files = re.findall(r"`(?:tests/)?([\w/]*test_\w+\.py)`", PROMISES)
    missing = [file for file in files if not (TESTS / file).exists() and not (TESTS / "web" / file).exists()]
    assert len(files) > 20 and missing == []
    named = re.findall(r"`([a-z]+(?:_[a-z]+){3,})`", PROMISES)
    there = {name for path in TESTS.glob("**/test_*.py") for name in re.findall(r"def test_(\w+)\(", path.read_text("utf-8"))}
    assert len(named) > 10 and [name for name in named if name not in there] == []


def test_the_map_of_the_folders_names_every_module_and_command() -> None:
    """Each room is a line of docs/design.md, with those below it that are set further in."""
    rooms: dict[str, str] = {}
    room = ""
    for line in FOLDERS.splitlines():
        found = re.match(r" {2}([a-z]+)/ ", line)
        room = found[1] if found else room if line.startswith(" " * 10) else ""
        rooms[room] = rooms.get(room, "") + line
    for room in ROOMS:
        modules = {path.stem for path in (CODE / room).glob("**/[a-z]*.py") if "migrations" not in path.parts}
        assert modules - set(re.findall(r"\w+", rooms[room])) == set(), room
    commands = re.findall(r'commands\.add_parser\(\s*"(\w+)"', (CODE / "cli" / "main.py").read_text("utf-8"))
    assert len(commands) > 9 and set(commands) - set(re.findall(r"\w+", rooms["cli"])) == set()
    examples = {path.stem for path in (CODE.parent / "examples").iterdir() if path.name[0].isalpha()}
    assert [name for name in examples if name not in FOLDERS.split("\nexamples/")[1]] == []
    assert {path.name for path in CODE.glob("games/*/*.toml") if path.name not in FOLDERS} == set()
