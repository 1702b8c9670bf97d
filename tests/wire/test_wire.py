"""Whatever comes in, nothing breaks: the short version of `make fuzz-wire`, and everything that it has ever found."""

import json
from pathlib import Path
from random import Random

import pytest

from tests.wire.__main__ import run
from tests.wire.offline import OFFLINE, Offline
from tests.wire.online import ONLINE, Online

CASES = sorted((Path(__file__).parents[1] / "fixtures" / "wire").glob("*.json"))
SHORT = {"records": 120, "campaigns": 40, "tables": 60, "commands": 80, "http": 150, "websocket": 60}


@pytest.mark.parametrize("kind", [*OFFLINE, *ONLINE])
def test_strange_inputs_get_an_answer_and_break_nothing(kind: str, tmp_path: Path) -> None:
    tried = run(kind, SHORT[kind], 60.0, 7, tmp_path, tmp_path / "found")
    assert tried.problems == [] and tried.inputs > SHORT[kind] / 3


@pytest.mark.parametrize("case", CASES, ids=[case.stem for case in CASES])
def test_what_was_found_once_is_not_found_again(case: Path, tmp_path: Path) -> None:
    """Each is an input that broke something, as it was sent."""
    said = json.loads(case.read_text(encoding="utf-8"))
    if said["kind"] in OFFLINE:
        assert Offline(said["kind"]).try_out(said["input"]) == ""
        return
    way = Online(said["kind"], tmp_path)
    try:
        assert way.try_out(said["input"]) == "" and way.lost() == ""
    finally:
        way.close()


@pytest.mark.parametrize("kind", OFFLINE)
def test_an_input_is_known_by_its_number(kind: str) -> None:
    """So what was found can be made again; and they differ."""
    way = Offline(kind)
    made = [json.dumps(way.make(Random(f"{kind} 0 {n}"))) for n in range(20)]
    assert made == [json.dumps(way.make(Random(f"{kind} 0 {n}"))) for n in range(20)] and len(set(made)) > 10
