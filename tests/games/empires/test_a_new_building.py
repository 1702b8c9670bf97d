"""A regular building more is a row, a message for each language and a test: done here in a copy of the package.

`make options` then gives rules and compiler the number of the option to buy it.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from caravela.build import COMPILED
from caravela.games import FACES
from caravela.games.empires.rules import components
from caravela.games.empires.rules.components import TILE_IDS, TILES
from caravela.text import LANGUAGES

ROOT = FACES["empires"].folder.parents[2]
ROW = """
[[building]]
id = "lighthouse"
name = "Lighthouse"
age = 1
set = "base"
kind = "continuous"
vp = 2
each_round = { worker = "captain", to = "pool" }
clause = "E-B-NAVIGATOR"
"""
MESSAGE = """
tile-lighthouse = Lighthouse
    .about = Each round a captain waits in the Discovery box.
"""


@pytest.mark.skipif(COMPILED, reason="the compiled build is not copied")
def test_a_building_more_is_a_row_and_its_words(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "caravela", tmp_path / "caravela", ignore=shutil.ignore_patterns("__pycache__", "static", "web"))
    folder = tmp_path / "caravela" / "games" / "empires"
    with (folder / "data" / "buildings.toml").open("a", encoding="utf-8") as table:
        table.write(ROW)
    for language in LANGUAGES:
        with (folder / "words" / language / "names.ftl").open("a", encoding="utf-8") as names:
            names.write(MESSAGE)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)])}
    for command in ([str(ROOT / "tools" / "options.py")], ["-m", "tests.games.empires.new_building"]):
        given = [sys.executable, *command]
        done = subprocess.run(given, env=environment, cwd=tmp_path, capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["bought", "served", "drawn", "told"]


def test_there_is_room_for_more_buildings() -> None:
    """Sets of tiles are masks."""
    assert len(TILE_IDS) < TILES <= 62


@pytest.mark.skipif(COMPILED, reason="compiled constants are not listed")
def test_the_buildings_that_rules_name_are_the_rows_of_that_name() -> None:
    names = list(vars(components))
    for name in names[names.index("SETTLERS") : names.index("REWRITE_HISTORY") + 1]:
        assert TILE_IDS[getattr(components, name)].startswith(name.lower()), name
