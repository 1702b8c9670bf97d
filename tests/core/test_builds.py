"""The compiled build is compiled in all its parts, and tells what the plain one tells."""

import importlib
import os
import runpy
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from caravela.build import COMPILED
from tests.ours import OURS

ROOT = Path(__file__).resolve().parents[2]
ACTS = 120


@pytest.fixture
def groups(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[str]]:
    """The modules of each group, as setup.py says."""
    monkeypatch.chdir(ROOT)
    said = runpy.run_path("setup.py", run_name="said")
    return {name: said["modules"](*said[name]) for name in ("RULES", "SHOWN")}


def test_a_build_is_compiled_in_all_its_parts_or_plain(groups: dict[str, list[str]]) -> None:
    """A library that lacks, or was left behind, would be noticed by nobody: everything works all the same, and slowly."""
    for name, paths in groups.items():
        files = {path: importlib.import_module(path.removesuffix(".py").replace("/", ".")).__file__ or "" for path in paths}
        others = [path for path, file in files.items() if file.endswith(tuple(EXTENSION_SUFFIXES)) != COMPILED]
        assert others == [], name


def test_the_groups_hold_every_game_and_no_module_twice(groups: dict[str, list[str]]) -> None:
    rules, shown = groups["RULES"], groups["SHOWN"]
    assert len({*rules, *shown}) == len(rules) + len(shown)
    for game in OURS:
        assert [path for path in rules if f"/games/{game}/rules/" in f"/{path}"]
        assert [path for path in shown if f"/games/{game}/pictures/" in f"/{path}"]
    assert {"caravela/render/again.py", "caravela/text/speaker.py", "caravela/web/scene.py"} <= set(shown)


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as it is here, without what is compiled."""
    folder = tmp_path_factory.mktemp("plain")
    shutil.copytree(ROOT / "caravela", folder / "caravela", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    return folder


@pytest.mark.slow
@pytest.mark.skipif(not COMPILED, reason="there is nothing to compare the plain build with")
@pytest.mark.parametrize("game", OURS)
def test_both_builds_tell_the_same(game: str, plain: Path) -> None:
    """Letter for letter, to four viewers in four languages."""

    def said(folder: Path) -> list[str]:
        command = [sys.executable, "-m", "tests.contract.saying", game, str(ACTS)]
        surroundings = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"}
        told = subprocess.run(command, cwd=folder, env=surroundings, capture_output=True, encoding="utf-8", check=True)
        return told.stdout.split("\n")

    before, now = said(plain), said(ROOT)
    assert (before[0], now[0]) == ("plain", "compiled")
    assert len(before) == len(now) > 4 * ACTS
    for one, other in zip(before[1:], now[1:], strict=True):
        assert one == other
