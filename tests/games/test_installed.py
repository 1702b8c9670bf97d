"""A game that is not ours: the package in examples/ is installed, and nothing in Caravela knows its name.

Nothing is installed into the environment of the tests. The wheel of the package is built once and unpacked as an installer would
do; other processes find that on their path, and there the game is played, served and tested like any other.
"""

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "alquerque"
MOST = 600  # lines that are not blank
# The contract on this game alone, with few examples; what is promised of every game; and the tests that the package brings.
PROMISES = [
    *("tests/contract/test_play.py", "tests/contract/test_table.py", "tests/contract/test_views.py"),
    *("tests/text/test_messages.py", "tests/bots/test_levels.py", "tests/web/test_every_game.py"),
    str(EXAMPLE / "tests"),
]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a process in which the package is installed, with nothing but what its wheel holds."""
    folder = tmp_path_factory.mktemp("wheel")
    source = shutil.copytree(EXAMPLE, folder / "source", ignore=shutil.ignore_patterns("__pycache__", "build", "*.egg-info"))
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    done = subprocess.run([*build, "--wheel-dir", str(folder), str(source)], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    [wheel] = folder.glob("*.whl")
    site = folder / "site"
    zipfile.ZipFile(wheel).extractall(site)
    path = os.pathsep.join([str(site), str(ROOT)])
    return {**os.environ, "PYTHONPATH": path, "CARAVELA_GAME": "alquerque", "CARAVELA_FUZZ": "0.04", "LC_ALL": "C.UTF-8"}


def run(installed: dict[str, str], *words: str) -> str:
    done = subprocess.run([sys.executable, *words], env=installed, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def test_its_wheel_holds_all_that_its_folder_holds(installed: dict[str, str]) -> None:
    """What a package forgets to bring is missed by nobody who plays from the folder it was written in."""
    site = Path(installed["PYTHONPATH"].split(os.pathsep)[0])
    written = {path.relative_to(EXAMPLE) for path in (EXAMPLE / "alquerque").rglob("*") if path.is_file()}
    brought = {path.relative_to(site) for path in (site / "alquerque").rglob("*") if path.is_file()}
    assert {path for path in written if path.suffix != ".pyc"} == {path for path in brought if path.suffix != ".pyc"}
    assert run(installed, "-c", "import alquerque; print(alquerque.__file__)").startswith(str(site))


def test_it_is_found_beside_ours_whoever_is_loaded_first(installed: dict[str, str]) -> None:
    say = "from caravela.games import FACES; print(list(FACES)[-1], FACES['alquerque'].package)"
    assert run(installed, "-c", say) == run(installed, "-c", f"import alquerque; {say}") == "alquerque alquerque\n"


def test_bots_play_it_in_the_terminal(installed: dict[str, str]) -> None:
    words = ["play", "alquerque", "--watch", "--quiet", "--seed", "1", "--seats", "casual,novice"]
    assert "Men taken 12" in run(installed, "-m", "caravela", *words)


def test_bots_meet_in_the_arena_and_the_report_names_what_they_did(installed: dict[str, str], tmp_path: Path) -> None:
    file, page = str(tmp_path / "games.jsonl"), tmp_path / "report.html"
    words = ["arena", "alquerque", "--players", "novice,random", "--games", "2", "--processes", "1", "--out", file]
    commands = [words, ["--language", "pt-BR", "arena", "report", file, "--html", str(page)]]
    run(installed, "-c", f"from caravela.cli.main import main; [main(words) for words in {commands}]")
    said = page.read_text(encoding="utf-8")
    assert "Alquerque" in said and "novice" in said and ">c3<" in said


def test_its_rules_are_told_and_its_speed_is_measured(installed: dict[str, str]) -> None:
    """How to play comes first, in the language of the reader; a game for two is measured with two."""
    commands = [["--language", "es", "rules", "alquerque"], ["bench", "alquerque", "--seconds", "0.01"]]
    told = run(installed, "-c", f"from caravela.cli.main import main; [main(words) for words in {commands}]")
    assert told.startswith("Cómo se juega\n\nDos jugadores") and "A-TAKE-4" in told and "alquerque, usual, 2 seats" in told


def test_it_keeps_the_promises_of_every_game(installed: dict[str, str]) -> None:
    told = run(installed, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", *PROMISES, "-k", "contract or alquerque")
    assert " passed" in told or told.rstrip().endswith("[100%]")


def test_nothing_in_caravela_names_it() -> None:
    files = [path for path in (ROOT / "caravela").rglob("*") if path.is_file() and path.suffix not in (".pyc", ".so", ".png")]
    files += [ROOT / "setup.py", ROOT / "pyproject.toml", ROOT / "Makefile"]
    assert [path for path in files if "alquerque" in path.read_text(encoding="utf-8").lower()] == []


def test_the_page_about_adding_a_game_quotes_it() -> None:
    """Every line of code, words and clauses on the page stands in the example."""
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    quoted = [
        line for block in re.findall(r"```(?:python|toml|ftl|markdown)\n(.*?)```", page, re.DOTALL) for line in block.splitlines()
    ]
    known = {line for path in files_of_example() for line in path.read_text(encoding="utf-8").splitlines()}
    assert len(quoted) > 30 and [line for line in quoted if line.strip() not in {line.strip() for line in known}] == []


def files_of_example() -> list[Path]:
    return [path for path in EXAMPLE.rglob("*") if path.suffix in (".py", ".ftl", ".md", ".toml", ".svg")]


def test_it_is_short() -> None:
    """What is not blank of its code, words and pages."""
    assert (
        sum(bool(line.strip()) for path in files_of_example() for line in path.read_text(encoding="utf-8").splitlines()) <= MOST
    )
