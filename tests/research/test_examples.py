"""The examples for those who study: they run, and the learner learns."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import numpy as np
import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def loaded(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_learner_learns() -> None:
    """The last third of the games brings clearly more points than the first."""
    points = loaded("learn").train("santamaria", 32, 600)
    third = len(points) // 3
    assert third > 100
    assert np.mean(points[-third:]) > 1.3 * np.mean(points[:third])


def test_the_learner_draws_its_curve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Also with features."""
    curve = tmp_path / "curve.svg"
    words = ["learn.py", "santamaria", "--games", "4", "--steps", "250", "--features", "--curve", str(curve)]
    monkeypatch.setattr(sys, "argv", words)
    loaded("learn").main()
    assert "mean of the first tenth" in capsys.readouterr().out
    assert "polyline" in ElementTree.parse(curve).getroot()[-1].tag
