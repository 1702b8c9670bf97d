"""Caravela as a folder for any web host: `make site`, which writes build/site. Everything a browser needs is in it.

The pages and scripts are those of the server; only static/place.js is another one (caravela/site/static). In python/ is Pyodide
(from node_modules), the packages that the app needs as they are installed here, one of them compiled for Pyodide, and Caravela
itself.
"""

import asyncio
import gzip
import io
import json
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from contextlib import closing
from importlib import metadata
from itertools import chain
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from caravela.site.disk import Disk  # noqa: E402
from caravela.site.inside import SAID, OwnStore  # noqa: E402
from caravela.site.wire import Wire  # noqa: E402
from caravela.text import LANGUAGES, Speaker  # noqa: E402
from caravela.web.app import NOWHERE, PAGES, STATIC, Serving, make_app  # noqa: E402

SITE = ROOT / "build" / "site"
WHEELS = ROOT / "build" / "wheels"
EMPTY = ROOT / "build" / "empty.db"
PYODIDE = ROOT / "node_modules" / "pyodide"
RUNTIME = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json"]
PYTHON, PLATFORM = "3.14", "pyemscripten_2026_0_wasm32"  # of Pyodide
OWN = ROOT / "caravela" / "site" / "static"
# What the app imports, of what requirements/run.txt names.
PACKAGES = [
    *("alembic", "annotated-doc", "annotated-types", "anyio", "attrs", "babel", "fastapi", "fluent-runtime"),
    *("fluent-syntax", "idna", "mako", "markupsafe", "openskill", "opentelemetry-api", "prometheus-client"),
    *("pydantic", "pytz", "sqlalchemy", "starlette", "typing-extensions", "typing-inspection"),
]
COMPILED = "pydantic-core"
LOCALES = {"root", "en", "pt", "pt_BR", "es", "it"}  # of babel, which knows a thousand
# What nobody asks for in a browser.
LEFT_OUT = re.compile(
    r"""
    .*\.(pyi|pyx|pxd|c|h|so|typed|map)$ | .*\.dist-info/(?!METADATA|entry_points) .* | .*/tests?/.* | .*__pycache__.*
    | pytz/zoneinfo/.* | sqlalchemy/(dialects/(mysql|mssql|oracle)|testing|ext/mypy)/.* | alembic/(testing|templates)/.*
    | babel/messages/.*
    | caravela/(cli|research)/.* | caravela/web/static/(?!icon\.svg).* | caravela/site/static/.* | caravela/web/(serve|slow)\.py
    | caravela/games/\w+/weights/.*
    """,
    re.VERBOSE,
)


UNASKED = re.compile(
    r"(test|unittest|pdb|bdb|doctest|pydoc|pydoc_data|idlelib|turtle|turtledemo|tkinter|lib2to3|ensurepip|venv|mailbox|imaplib|smtplib"
    r"|ftplib|poplib|curses|xmlrpc|pickletools|_pyio|_pydatetime|_pydecimal|profiling|profile|cProfile|pstats)(/|\.py$)"
)


def compiled() -> Path:
    """The one package that must be compiled for Pyodide, of the version and with the hash that is locked."""
    locked = (ROOT / "requirements" / "run.txt").read_text(encoding="utf-8")
    found = re.search(rf"^{COMPILED}==(?:.*\\\n)*.*$", locked, re.MULTILINE)
    assert found is not None
    asked = WHEELS / "asked.txt"
    if not asked.exists() or asked.read_text(encoding="utf-8") != found.group() or not list(WHEELS.glob("*.whl")):
        shutil.rmtree(WHEELS, ignore_errors=True)
        WHEELS.mkdir(parents=True)
        asked.write_text(found.group(), encoding="utf-8")
        of_pyodide = ["--platform", PLATFORM, "--python-version", PYTHON, "--implementation", "cp", "--only-binary", ":all:"]
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes", *of_pyodide]
        subprocess.run([*command, "-d", str(WHEELS), "-r", str(asked)], check=True)
    return next(WHEELS.glob("*.whl"))


def pack_code(to: Path) -> None:
    """Caravela and its packages as one archive; the same files give the same archive.

    As text: bytecode is larger, however it is packed, and a package that looks into its own source is among them.
    """
    files = chain(of_caravela(), *[of_package(name) for name in PACKAGES], of_wheel(compiled()))
    with tarfile.open(to, "w:xz", preset=9) as archive:
        for name, content in sorted(files, key=lambda file: (Path(file[0]).suffix, file[0])):
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))


def pack_library(to: Path) -> None:
    """The library of Python without what nobody asks for in a browser, as Pyodide wants it."""
    with zipfile.ZipFile(to, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in of_wheel(PYODIDE / "python_stdlib.zip"):
            if not UNASKED.match(name):
                archive.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED)


def of_wheel(wheel: Path) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if not name.endswith("/"):
                yield name, archive.read(name)


def of_package(name: str) -> Iterator[tuple[str, bytes]]:
    """The Python files of an installed package; those that are compiled for this machine have others in their place."""
    for file in metadata.files(name) or []:
        locale = re.fullmatch(r"babel/locale-data/(\w+)\.dat", file.as_posix())
        left_out = ".." in file.parts or LEFT_OUT.fullmatch(file.as_posix()) or (locale and locale.group(1) not in LOCALES)
        if not left_out:
            yield file.as_posix(), file.read_binary()


def of_caravela() -> Iterator[tuple[str, bytes]]:
    for path in sorted((ROOT / "caravela").rglob("*")):
        name = path.relative_to(ROOT).as_posix()
        if path.is_file() and not LEFT_OUT.fullmatch(name):
            yield name, path.read_bytes()
    yield "caravela/site/empty.db", EMPTY.read_bytes()


def empty() -> None:
    """A database of this release in which nothing is, so that a browser need not make one."""
    EMPTY.unlink(missing_ok=True)
    with closing(OwnStore(str(EMPTY))) as store:
        super(OwnStore, store).migrate()


async def drawn(name: str) -> bytes:
    """A file that the server makes."""

    async def keep(pages: dict[int, bytes], size: int) -> None: ...

    app = make_app(Serving(str(EMPTY), limits=0.0))
    answer = await Wire(app, Disk(EMPTY, keep, True)).ask("GET", f"/static/{name}")
    assert answer.status == 200, name
    return answer.body


def shapes() -> list[tuple[str, str]]:
    """Addresses as regular expressions, and the pages that are there."""
    found = [(re.sub(r"\{\w+\}", "[^/]+", path), file) for path, file in PAGES.items()]
    return [*found, ("/rules/[^/]+", "rules.html"), ("/learn/[^/]+", "learn.html")]


def said() -> dict[str, dict[str, str]]:
    return {
        language: {"language": language} | {message: Speaker(language).message(message) for message in SAID}
        for language in LANGUAGES
    }


def module(name: str, value: object) -> str:
    return f"export const {name} = {json.dumps(value, ensure_ascii=False)};\n"


def make_site() -> None:
    shutil.rmtree(SITE, ignore_errors=True)
    for folder in ("static", "pages", "site", "python"):
        (SITE / folder).mkdir(parents=True)
    empty()
    for path in STATIC.iterdir():
        if path.suffix in (".js", ".css", ".svg") and path.name != "sw.js":
            shutil.copy(path, SITE / "static")
    for name in ("board.css", "symbols.svg"):
        (SITE / "static" / name).write_bytes(asyncio.run(drawn(name)))
    for name in {*PAGES.values(), NOWHERE}:
        page = (STATIC / name).read_text(encoding="utf-8").replace('="/static/', '="../static/')
        (SITE / "pages" / name).write_text(page, encoding="utf-8")
    shutil.copy(OWN / "place.js", SITE / "static")
    shutil.copy(OWN / "index.html", SITE)
    for name in ("shell.js", "shell.css", "worker.js"):
        shutil.copy(OWN / name, SITE / "site")
    (SITE / "static" / "pages.js").write_text(module("PAGES", shapes()), encoding="utf-8")
    (SITE / "site" / "words.js").write_text(module("WORDS", said()), encoding="utf-8")
    for name in RUNTIME:
        shutil.copy(PYODIDE / name, SITE / "python")
    pack_code(SITE / "python" / "caravela.tar.xz")
    pack_library(SITE / "python" / "python_stdlib.zip")


def main() -> None:
    make_site()
    files = [path for path in SITE.rglob("*") if path.is_file()]
    sizes = {path.relative_to(SITE).as_posix(): len(gzip.compress(path.read_bytes(), 9)) for path in files}
    for name, size in sorted(sizes.items(), key=lambda item: -item[1])[:8]:
        print(f"{size / 1e6:7.2f} MB  {name}")
    print(f"{sum(sizes.values()) / 1e6:7.2f} MB  in all, compressed; build/site is ready for any web host")


if __name__ == "__main__":
    main()
