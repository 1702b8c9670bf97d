"""What those who work on Caravela rely on: one version, hooks that ask nobody outside, pages of the programming interface."""

import re
import tomllib
import warnings
from pathlib import Path

import pytest

from caravela import __version__
from caravela.build import COMPILED

ROOT = Path(__file__).resolve().parents[2]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")


def test_the_version_is_said_in_one_place() -> None:
    """In caravela/__init__.py; the package takes it from there, and the changes of that version are told."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["dynamic"] == ["version"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "caravela.__version__"}
    changes = re.findall(r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert changes[:2] == ["Unreleased", __version__]


def test_hooks_before_a_commit_call_what_the_project_has() -> None:
    """Nothing is fetched from anywhere, and what they call is what `make check` calls."""
    hooks = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    assert set(re.findall(r"repo: (.+)", hooks)) == {"local"} and "://" not in hooks
    for entry in re.findall(r"entry: \.venv/bin/(.+)", hooks):
        assert f"$(BIN)/{entry}" in MAKEFILE, entry
    assert len(re.findall(r"entry: ", hooks)) == 3


def test_what_make_offers_is_listed_and_needed() -> None:
    """`make help` lists every command that has a line of its own in it; each of them is one that make always runs."""
    listed = re.findall(r"^([a-z-]+):.*## ", MAKEFILE, re.MULTILINE)
    [phony] = re.findall(r"^\.PHONY: (.+)$", MAKEFILE, re.MULTILINE)
    assert sorted(listed) == sorted(phony.split())


@pytest.mark.slow
@pytest.mark.skipif(COMPILED, reason="the pages are made from the plain modules")
def test_the_pages_of_the_programming_interface_are_made_without_a_warning(tmp_path: Path) -> None:
    import pdoc

    [modules] = re.findall(r"^API := (.+)$", MAKEFILE, re.MULTILINE)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        pdoc.pdoc(*modules.split(), output_directory=tmp_path)
    page = (tmp_path / "caravela" / "core" / "game.html").read_text(encoding="utf-8")
    assert "What a game is to everything outside its rules" in page and "imagine" in page
    assert (tmp_path / "caravela" / "bots" / "seat.html").exists() and (tmp_path / "index.html").exists()
