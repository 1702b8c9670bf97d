"""Packages that are compiled for Pyodide (CPython as WebAssembly): of the version, and with the hash, that is locked."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WHEELS = ROOT / "build" / "wheels"
PYTHON, PLATFORM = "3.14", "pyemscripten_2026_0_wasm32"  # of Pyodide, as package-lock.json has it


def compiled(package: str, listed: str = "run") -> Path:
    """The wheel of a package in requirements/<listed>.txt; it is fetched when it is not here yet."""
    locked = (ROOT / "requirements" / f"{listed}.txt").read_text(encoding="utf-8")
    found = re.search(rf"^{package}==(?:.*\\\n)*.*$", locked, re.MULTILINE)
    assert found is not None, package
    folder = WHEELS / package
    asked = folder / "asked.txt"
    if not asked.exists() or asked.read_text(encoding="utf-8") != found.group() or not list(folder.glob("*.whl")):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        asked.write_text(found.group(), encoding="utf-8")
        of_pyodide = ["--platform", PLATFORM, "--python-version", PYTHON, "--implementation", "cp", "--only-binary", ":all:"]
        command = [sys.executable, "-m", "pip", "download", "-qq", "--no-deps", "--require-hashes", *of_pyodide]
        subprocess.run([*command, "-d", str(folder), "-r", str(asked)], check=True)
    return next(folder.glob("*.whl"))


if __name__ == "__main__":
    print(compiled(*sys.argv[1:]))
