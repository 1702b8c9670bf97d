"""Ray writes the same file as this process does. It is large, so it is tested where somebody has installed it."""

from pathlib import Path

import pytest

from caravela.lab.arena import hold
from caravela.lab.contest import Contest, line_ups
from caravela.lab.crew import Alone, crew_of
from caravela.lab.results import Results, read_lines
from tests.lab.test_arena import contest, timeless

pytest.importorskip("ray", reason="Ray is not installed; pip install caravela[ray] installs it")


def test_two_workers_of_ray_write_the_same_file(tmp_path: Path) -> None:
    asked: Contest = contest("random", "random")
    assert asked.line_ups == line_ups(["random", "random"], 2)
    alone, ray = tmp_path / "alone.jsonl", tmp_path / "ray.jsonl"
    hold(asked, asked.blocks(1, 6), Results.open(alone, asked), Alone())
    crew = crew_of(2, with_ray=True)
    try:
        assert crew.workers == 2
        hold(asked, asked.blocks(1, 6), Results.open(ray, asked), crew)
    finally:
        crew.leave()
    assert timeless(read_lines(ray)) == timeless(read_lines(alone))
