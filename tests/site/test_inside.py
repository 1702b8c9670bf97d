"""The rules in the Python of a site without a server (Pyodide): the same promises, and the same games to the last letter."""

import json
import subprocess
import sysconfig
from pathlib import Path

import pytest

from tests.site.inside import TOLD, games
from tools.for_pyodide import ROOT, compiled

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not (ROOT / "node_modules" / "pyodide").exists(), reason="make scripts brings the Python of a site"),
]


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> subprocess.CompletedProcess[str]:
    """Told to a file: what does not fit into a pipe, because nobody reads it in time, is lost there."""
    command = ["node", str(Path(__file__).with_suffix(".mjs").with_stem("inside"))]
    packages = sysconfig.get_path("purelib")
    with (tmp_path_factory.mktemp("inside") / "said.txt").open("w+", encoding="utf-8") as file:
        done = subprocess.run(
            [*command, packages, compiled("hypothesis", "dev")], stdout=file, stderr=subprocess.STDOUT, check=False
        )
        file.seek(0)
        return subprocess.CompletedProcess(done.args, done.returncode, file.read())


def test_a_sample_of_contract_and_golden_games_holds_in_a_browser_s_python(said: subprocess.CompletedProcess[str]) -> None:
    assert said.returncode == 0, said.stdout[-5000:]
    assert " passed" in said.stdout and " skipped" not in said.stdout


def test_games_are_played_in_a_browser_s_python_as_here(said: subprocess.CompletedProcess[str]) -> None:
    """Random games over all set-ups, and games of bots that weigh what they do: equal records."""
    [line] = [line for line in said.stdout.splitlines() if line.startswith(TOLD)]
    there = json.loads(line.removeprefix(TOLD))
    here = games()
    assert list(there) == list(here)
    for name, record in here.items():
        assert there[name].splitlines() == record.splitlines(), name
