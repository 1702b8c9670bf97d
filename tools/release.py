"""A release by one command: `make release VERSION=x.y.z`. What it makes is in dist/x.y.z, with a commit and a tag that say so.

In a clone of the project the version is written and what is new becomes its section of the changes; there wheels and site are
made and tried. Only when all of it is there, commit and tag are taken over and the folder appears: until then nothing here has
changed. Who makes a release runs the tests before, and publishes afterwards.
"""

import re
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VERSION = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")
SAID = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)
NEW = re.compile(r"^## \[Unreleased\]\n(.*?)(?=^## \[)", re.MULTILINE | re.DOTALL)
EARLIEST = (1980, 1, 1, 0, 0, 0)  # the same files give the same archive

Maker = Callable[[Path, Path, str], None]  # of something, from a project, into a folder, for a version


class Wrong(Exception):
    """A sentence for who wants to release."""


def git(where: Path, *words: str) -> str:
    done = subprocess.run(["git", *words], cwd=where, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Wrong(f"git {' '.join(words)}: {done.stderr.strip()}")
    return done.stdout.strip()


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def version_of(project: Path) -> str:
    found = SAID.search(read(project / "caravela" / "__init__.py"))
    assert found is not None
    return found.group(1)


def news_of(project: Path) -> str:
    """What has changed since the release before, as told."""
    found = NEW.search(read(project / "CHANGELOG.md"))
    return found.group(1).strip() if found else ""


def check(project: Path, version: str) -> None:
    """Refuse what cannot become a release."""
    if not VERSION.fullmatch(version):
        raise Wrong(f"“{version}” is no version: say it as in make release VERSION=1.2.3.")
    told = re.findall(r"^## \[(.+?)\]", read(project / "CHANGELOG.md"), re.MULTILINE)
    if git(project, "tag", "--list", f"v{version}") or version in told or (project / "dist" / version).exists():
        raise Wrong(f"Version {version} exists already.")
    now = version_of(project)
    if [int(n) for n in version.split(".")] <= [int(n) for n in now.split(".")]:
        raise Wrong(f"Version {version} does not come after {now}.")
    if changed := git(project, "status", "--porcelain"):
        raise Wrong(f"There are changes that are not committed:\n{changed}")
    if not re.search(r"^- ", news_of(project), re.MULTILINE):
        raise Wrong("CHANGELOG.md says nothing under [Unreleased]: tell first what is new.")


def write_version(project: Path, version: str, day: str) -> None:
    said = project / "caravela" / "__init__.py"
    said.write_text(SAID.sub(f'__version__ = "{version}"', read(said)), encoding="utf-8")
    changes, news = project / "CHANGELOG.md", news_of(project)
    section = f"## [Unreleased]\n\n## [{version}] - {day}\n\n{news}\n\n"
    changes.write_text(NEW.sub(lambda found: section, read(changes), count=1), encoding="utf-8")


# -- what a release is made of -----------------------------------------------------------------------------------------


def run(project: Path, *words: str) -> None:
    if subprocess.run([sys.executable, *words], cwd=project, check=False).returncode:
        raise Wrong(f"{' '.join(words)} has failed, see above; nothing was released.")


def make_wheels(project: Path, to: Path, version: str) -> None:
    run(project, "tools/wheels.py", "--to", str(to))


def make_site(project: Path, to: Path, version: str) -> None:
    run(project, "tools/site.py")
    zipped(project / "build" / "site", to / f"caravela-site-{version}.zip")


def tell_news(project: Path, to: Path, version: str) -> None:
    found = re.search(
        rf"^## \[{re.escape(version)}\].*?\n(.*?)(?=^## \[|\Z)", read(project / "CHANGELOG.md"), re.MULTILINE | re.DOTALL
    )
    assert found is not None
    (to / "CHANGES.md").write_text(found.group(1).strip() + "\n", encoding="utf-8")


def zipped(folder: Path, to: Path) -> None:
    with zipfile.ZipFile(to, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                entry = zipfile.ZipInfo(path.relative_to(folder).as_posix(), EARLIEST)
                entry.external_attr = 0o644 << 16
                archive.writestr(entry, path.read_bytes(), zipfile.ZIP_DEFLATED)


def sum_up(folder: Path) -> None:
    """As `sha256sum --check SHA256SUMS` reads it."""
    sums = [f"{sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in sorted(folder.iterdir())]
    (folder / "SHA256SUMS").write_text("".join(sums), encoding="utf-8")


MAKERS: list[Maker] = [tell_news, make_wheels, make_site]
SHARED = [".venv", "node_modules"]  # the tools of the project; they are no part of it

# -- whole or not at all -----------------------------------------------------------------------------------------------


def release(project: Path, version: str, makers: list[Maker] = MAKERS) -> Path:
    """The folder of the new release."""
    check(project, version)
    (project / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=project / "build") as folder:
        clone, made = Path(folder) / "clone", Path(folder) / "made"
        git(project, "clone", "--quiet", "--no-hardlinks", str(project), str(clone))
        for name in ("user.name", "user.email"):
            git(clone, "config", name, git(project, "config", name))
        for name in SHARED:
            if (project / name).exists():
                (clone / name).symlink_to((project / name).resolve())
        write_version(clone, version, datetime.now(UTC).date().isoformat())
        git(clone, "commit", "--quiet", "--all", "-m", f"Release {version}")
        made.mkdir()
        for make in makers:
            make(clone, made, version)
        sum_up(made)
        take_over(project, clone, made, version)
    return project / "dist" / version


def take_over(project: Path, clone: Path, made: Path, version: str) -> None:
    """The commit, the folder and the tag; if one of them cannot be had, none."""
    before, place = git(project, "rev-parse", "HEAD"), project / "dist" / version
    if changed := git(project, "status", "--porcelain"):
        raise Wrong(f"Something has changed meanwhile, so nothing was released:\n{changed}")
    git(project, "fetch", "--quiet", str(clone), "HEAD")
    git(project, "merge", "--quiet", "--ff-only", "FETCH_HEAD")
    try:
        git(project, "tag", "--annotate", f"v{version}", "-m", f"Caravela {version}")
        try:
            place.parent.mkdir(exist_ok=True)
            made.rename(place)
        except OSError:
            git(project, "tag", "--delete", f"v{version}")
            raise
    except (Wrong, OSError) as problem:
        git(project, "reset", "--quiet", "--keep", before)
        raise Wrong(f"{problem}; nothing was released.") from problem


def main() -> int:
    version = sys.argv[1] if len(sys.argv) > 1 else ""
    try:
        place = release(ROOT, version)
    except Wrong as wrong:
        print(wrong, file=sys.stderr)
        return 1
    for path in sorted(place.iterdir()):
        print(f"{path.stat().st_size / 1e6:7.2f} MB  {path.relative_to(ROOT)}")
    print(f"Released as v{version}. To publish: git push --follow-tags, then what lies in {place.relative_to(ROOT)}.")
    print("Put the commit into EARLIER of tests/web/test_upgrade.py, so that the next release is tried beside this one.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
