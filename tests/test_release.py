"""A release is made by one command, whole or not at all; wheels hold the package and nothing else."""

import re
import sys
import zipfile
from hashlib import sha256
from pathlib import Path

import pytest

from tools import release, wheels
from tools.release import Maker, Wrong, git

CHANGES = "# Changes\n\n## [Unreleased]\n\n### Added\n- Something.\n\n## [0.1.0] - 2026-11-16\n\nThe first.\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A tiny one, under version control."""
    folder = tmp_path / "project"
    (folder / "caravela").mkdir(parents=True)
    (folder / "caravela" / "__init__.py").write_text('"""Games."""\n\n__version__ = "0.1.0"\n', encoding="utf-8")
    (folder / "CHANGELOG.md").write_text(CHANGES, encoding="utf-8")
    (folder / ".gitignore").write_text("dist\nbuild\n", encoding="utf-8")
    git(folder, "init", "--quiet")
    git(folder, "config", "user.name", "Ana")
    git(folder, "config", "user.email", "ana@example.org")
    commit(folder)
    return folder


def commit(project: Path) -> None:
    git(project, "add", "--all")
    git(project, "commit", "--quiet", "-m", "Change")


def make_something(project: Path, to: Path, version: str) -> None:
    assert release.version_of(project) == version
    (to / f"caravela-{version}.txt").write_text("made", encoding="utf-8")


def fail(project: Path, to: Path, version: str) -> None:
    (to / "half.txt").write_text("half", encoding="utf-8")
    raise Wrong("it cannot be made")


MAKERS: list[Maker] = [release.tell_news, make_something]


def everything(project: Path) -> list[object]:
    files = {path: path.read_bytes() for path in project.rglob("*") if path.is_file() and ".git/" not in path.as_posix()}
    return [files, git(project, "rev-parse", "HEAD"), git(project, "tag"), git(project, "status", "--porcelain")]


def test_a_release_is_a_commit_a_tag_and_a_folder_with_checksums(project: Path) -> None:
    made = release.release(project, "0.2.0", MAKERS)
    assert made == project / "dist" / "0.2.0"
    assert release.version_of(project) == "0.2.0"
    changes = (project / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(
        r"## \[Unreleased\]\n\n## \[0\.2\.0\] - \d{4}-\d\d-\d\d\n\n### Added\n- Something\.\n\n## \[0\.1\.0\]", changes
    )
    assert (made / "CHANGES.md").read_text(encoding="utf-8") == "### Added\n- Something.\n"
    lines = (made / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    sums = {name: said for said, _, name in [line.partition("  ") for line in lines]}
    assert sums == {path.name: sha256(path.read_bytes()).hexdigest() for path in made.iterdir() if path.name != "SHA256SUMS"}
    assert set(sums) == {"CHANGES.md", "caravela-0.2.0.txt"}
    assert git(project, "rev-parse", "v0.2.0^{commit}") == git(project, "rev-parse", "HEAD")
    assert git(project, "log", "-1", "--format=%s %an") == "Release 0.2.0 Ana"
    assert git(project, "status", "--porcelain") == ""
    assert list((project / "build").iterdir()) == []


@pytest.mark.parametrize(
    ("version", "sentence"),
    [("1.2", "no version"), ("", "no version"), ("0.1.0", "exists already"), ("0.0.9", "does not come after 0.1.0")],
)
def test_a_version_that_cannot_be_is_refused(project: Path, version: str, sentence: str) -> None:
    with pytest.raises(Wrong, match=sentence):
        release.check(project, version)


def test_a_version_that_has_a_tag_or_a_folder_is_refused(project: Path) -> None:
    git(project, "tag", "v0.2.0")
    (project / "dist" / "0.3.0").mkdir(parents=True)
    for version in ("0.2.0", "0.3.0"):
        with pytest.raises(Wrong, match="exists already"):
            release.check(project, version)


def test_nothing_is_released_from_a_tree_with_changes(project: Path) -> None:
    (project / "new.py").write_text("", encoding="utf-8")
    with pytest.raises(Wrong, match=r"not committed:\n\?\? new\.py"):
        release.release(project, "0.2.0", MAKERS)


def test_nothing_is_released_that_has_no_news(project: Path) -> None:
    (project / "CHANGELOG.md").write_text(CHANGES.replace("- Something.\n", ""), encoding="utf-8")
    commit(project)
    with pytest.raises(Wrong, match="says nothing under"):
        release.release(project, "0.2.0", MAKERS)


def test_what_cannot_be_made_leaves_everything_as_it_was(project: Path) -> None:
    before = everything(project)
    with pytest.raises(Wrong, match="cannot be made"):
        release.release(project, "0.2.0", [*MAKERS, fail])
    assert everything(project) == before


def test_a_folder_that_cannot_be_written_leaves_everything_as_it_was(project: Path) -> None:
    """The last step fails: commit and tag are taken back."""
    (project / "dist").write_text("in the way", encoding="utf-8")
    before = everything(project)
    with pytest.raises(Wrong, match="nothing was released"):
        release.release(project, "0.2.0", MAKERS)
    assert everything(project) == before


def test_what_changes_meanwhile_is_not_lost(project: Path) -> None:
    def change(clone: Path, to: Path, version: str) -> None:
        (project / "caravela" / "__init__.py").write_text('"""Mine."""\n', encoding="utf-8")

    with pytest.raises(Wrong, match="changed meanwhile"):
        release.release(project, "0.2.0", [*MAKERS, change])
    assert (project / "caravela" / "__init__.py").read_text(encoding="utf-8") == '"""Mine."""\n'
    assert git(project, "tag") == "" and not (project / "dist").exists()


# -- wheels ------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built as `make wheels` builds it, from the package as it is here."""
    return wheels.build(Path(sys.executable), tmp_path_factory.mktemp("wheel"), compiled=False)


@pytest.mark.slow
def test_a_wheel_holds_the_package_and_nothing_else(plain: Path) -> None:
    """Every message, clause, weight, table, drawing, page and migration; no tests, nothing that was built."""
    wheels.look_through(plain)
    there = wheels.contents(plain)
    for some in (
        "*.ftl",
        "*.toml",
        "book/*.md",
        "weights.toml",
        "*.svg",
        "static/*.js",
        "static/*.html",
        "*.css",
        "versions/*.py",
    ):
        assert [name for name in there if Path(name).match(some)], some
    for language in ("en", "pt-BR", "es", "it"):
        assert [name for name in there if f"/{language}/" in name]
    assert not [name for name in there if re.search(r"(^|/)(tests?|site|bench|tools)/|\.(so|c|pyc|db)$", name)]
    assert plain.name.endswith("-py3-none-any.whl")


@pytest.mark.slow
def test_a_wheel_says_what_it_requires_and_whose_it_is(plain: Path) -> None:
    """Without an extra it requires one package; licence and notice are in it."""
    with zipfile.ZipFile(plain) as archive:
        about = {name.split("/", 1)[1]: archive.read(name) for name in archive.namelist() if ".dist-info/" in name}
    needs = re.findall(r"^Requires-Dist: (.+)$", about["METADATA"].decode(), re.MULTILINE)
    assert [need for need in needs if "extra ==" not in need] == ["fluent.runtime>=0.4"]
    assert {"licenses/LICENSE", "licenses/NOTICE"} <= set(about)
    assert b"caravela = caravela.cli.main:main" in about["entry_points.txt"]


@pytest.mark.slow
def test_a_wheel_with_too_little_or_too_much_is_refused(plain: Path, tmp_path: Path) -> None:
    def changed(without: str, more: dict[str, str]) -> Path:
        with zipfile.ZipFile(plain) as old, zipfile.ZipFile(tmp_path / plain.name, "w") as new:
            for name in old.namelist():
                if name != without:
                    new.writestr(name, old.read(name))
            for name, text in more.items():
                new.writestr(name, text)
        return tmp_path / plain.name

    with pytest.raises(wheels.Wrong, match=r"lacks caravela/text/it/core\.ftl"):
        wheels.look_through(changed("caravela/text/it/core.ftl", {}))
    with pytest.raises(wheels.Wrong, match=r"more than the package: tests/test_release\.py"):
        wheels.look_through(changed("", {"tests/test_release.py": ""}))
    with pytest.raises(wheels.Wrong, match="not what its name says"):
        wheels.look_through(changed("", {"caravela/core/state.cpython-311-x86_64-linux-gnu.so": ""}))


def test_what_is_locked_for_wheels_is_what_compiled_rules_import() -> None:
    for name in wheels.AT_RUN_TIME:
        assert re.fullmatch(r"\d+(\.\d+)+", wheels.locked(name))
