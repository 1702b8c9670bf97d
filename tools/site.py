"""Caravela as a folder for any web host: `make site`, which writes build/site. Everything a browser needs is in it.

The pages and scripts are those of the server; only static/place.js is another one (caravela/site/static). In python/ is Pyodide
(from node_modules), the packages that the app needs as they are installed here, one of them compiled for Pyodide, and Caravela
itself: compiled, because a browser would need longer to compile than to load. The same files give the same folder.
"""

import asyncio
import gzip
import hashlib
import io
import json
import lzma
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
from caravela.web.app import NOWHERE, PAGES, SAFE_HEADERS, STATIC, Serving, make_app  # noqa: E402
from tools.for_pyodide import compiled  # noqa: E402

SITE = ROOT / "build" / "site"
EMPTY = ROOT / "build" / "empty.db"
PYODIDE = ROOT / "node_modules" / "pyodide"
SOURCES = ROOT / "build" / "sources"
BYTECODE = ROOT / "build" / "bytecode"
RUNTIME = ["pyodide.mjs", "pyodide.asm.mjs"]
OWN = ROOT / "caravela" / "site" / "static"
# What the app imports, of what requirements/run.txt names.
PACKAGES = [
    *("alembic", "annotated-doc", "annotated-types", "anyio", "attrs", "babel", "fastapi", "fluent-runtime"),
    *("fluent-syntax", "mako", "markupsafe", "openskill", "opentelemetry-api", "prometheus-client"),
    *("pydantic", "pytz", "sqlalchemy", "starlette", "typing-extensions", "typing-inspection"),
]
COMPILED = "pydantic-core"
LOCALES = {"root", "en", "pt", "pt_BR", "es", "it"}  # of babel, which knows a thousand
TEXT = re.compile(
    r"anyio/.*|caravela/table/migrations/.*"
)  # the one looks into its own source, the others are looked for by name
# What nobody asks for in a browser.
LEFT_OUT = re.compile(
    r"""
    .*\.(pyi|pyx|pxd|c|h|so|typed|map|rst|txt)$ | .*\.dist-info/(?!METADATA$|entry_points) .* | .*/tests?/.* | .*__pycache__.*
    | .*/\.agents/.* | pytz/zoneinfo/.* | sqlalchemy/(dialects/(mysql|mssql|oracle)|testing|ext/mypy)/.*
    | alembic/(testing|templates)/.*
    | sqlalchemy/ext/(?!__init__|compiler|baked).* | pydantic/(v1/.*|mypy\.py)
    | pydantic/deprecated/(?!__init__|class_validators|config|tools).* | babel/messages/.* | mako/(testing|ext)/.*
    | starlette/testclient\.py
    | prometheus_client/(bridge|twisted|aiohttp|django)/.*
    | caravela/(cli|research)/.* | caravela/web/static/(?!icon\.svg).* | caravela/site/static/.* | caravela/web/(serve|slow)\.py
    | caravela/games/\w+/weights/.*\.json
    """,
    re.VERBOSE,
)


UNASKED = re.compile(
    r"(test|unittest|pdb|bdb|doctest|pydoc|pydoc_data|idlelib|turtle|turtledemo|tkinter|lib2to3|ensurepip|venv|mailbox|imaplib|smtplib"
    r"|ftplib|poplib|curses|xmlrpc|pickletools|_pyio|_pydatetime|_pydecimal|profiling|profile|cProfile|pstats|_pyrepl|xml|wave|optparse"
    r"|modulefinder|trace|tracemalloc|plistlib|ctypes|symtable|asyncio/(windows|proactor)\w+|pyodide/console)(/|\.py$)"
)


def put(folder: Path, name: str, content: bytes) -> None:
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    (folder / name).write_bytes(content)


def compile_all() -> dict[str, bytes]:
    """All that Python reads, by the Python that will read it: lib/ is its library, site/ is Caravela with its packages."""
    files = {
        **{f"lib/{name}": content for name, content in of_wheel(PYODIDE / "python_stdlib.zip") if not UNASKED.match(name)},
        **{f"site/{name}": content for name, content in chain(of_caravela(), *[of_package(name) for name in PACKAGES])},
        **{f"site/{name}": content for name, content in of_wheel(compiled(COMPILED)) if not LEFT_OUT.fullmatch(name)},
    }
    shutil.rmtree(SOURCES, ignore_errors=True)
    shutil.rmtree(BYTECODE, ignore_errors=True)
    BYTECODE.mkdir(parents=True)
    for name, content in files.items():
        if name.endswith(".py") and not TEXT.match(name.partition("/")[2]):
            put(SOURCES, name, content)
    subprocess.run(["node", str(ROOT / "tools" / "bytecode.mjs"), str(SOURCES), str(BYTECODE)], check=True)
    there = {f"{name}c": (BYTECODE / f"{name}c").read_bytes() for name in files if (BYTECODE / f"{name}c").exists()}
    return {**{name: content for name, content in files.items() if f"{name}c" not in there}, **there}


def archive(files: dict[str, bytes]) -> bytes:
    """Caravela and its packages; what is alike lies side by side."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name in sorted(files, key=lambda name: (Path(name).suffix, name)):
            entry = tarfile.TarInfo(name)
            entry.size = len(files[name])
            archive.addfile(entry, io.BytesIO(files[name]))
    return packed.getvalue()


def pack(content: bytes, to: Path) -> None:
    """As the worker unpacks it (site/lzma.js), whatever a host compresses; under a name that says nothing to the host."""
    how = [{"id": lzma.FILTER_LZMA1, "preset": 9, "dict_size": 1 << 25, "pb": 0}]
    packed = lzma.compress(content, format=lzma.FORMAT_ALONE, filters=how)
    size = slice(5, 13)  # Python leaves it open
    to.with_name(f"{to.name}.bin").write_bytes(packed[: size.start] + len(content).to_bytes(8, "little") + packed[size.stop :])


def library(files: dict[str, bytes]) -> bytes:
    """The library of Python as Pyodide wants it, compressed as a whole."""
    zipped = io.BytesIO()
    with zipfile.ZipFile(zipped, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name), files[name])
    return zipped.getvalue()


def below(folder: str, files: dict[str, bytes]) -> dict[str, bytes]:
    return {name.removeprefix(folder): content for name, content in files.items() if name.startswith(folder)}


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


def confined(page: str) -> str:
    """What a server says of its pages, a page of a folder says itself: nothing but the folder is asked for anything."""
    rules = [rule for rule in SAFE_HEADERS["content-security-policy"].split("; ") if not rule.startswith("frame-ancestors")]
    said = "; ".join([*rules, "frame-src 'self'"])
    confined, times = re.subn(r"(?=<meta charset)", f'<meta http-equiv="content-security-policy" content="{said}">\n', page)
    assert times == 1
    return confined


def said() -> dict[str, dict[str, str]]:
    return {
        language: {"language": language} | {message: Speaker(language).message(message) for message in SAID}
        for language in LANGUAGES
    }


def module(name: str, value: object) -> str:
    return f"export const {name} = {json.dumps(value, ensure_ascii=False)};\n"


def pack_python() -> None:
    python = SITE / "python"
    for name in RUNTIME:
        shutil.copy(PYODIDE / name, python)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    (python / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}), encoding="utf-8")
    pack((PYODIDE / "pyodide.asm.wasm").read_bytes(), python / "pyodide.asm.wasm")
    shared = [(name, content) for name, content in of_wheel(compiled(COMPILED)) if name.endswith(".so")]
    pack(shared[0][1], python / "compiled.so")
    files = compile_all()
    pack(library(below("lib/", files)), python / "python_stdlib.zip")
    pack(archive({**below("site/", files), shared[0][0]: b""}), python / "caravela.tar")  # loaded before, but looked for there


def seal(site: Path) -> None:
    """What a browser keeps to play without a network, and by which it knows that there is another release."""
    made = (site / "site" / "built.js", site / "sw.js")
    files = {path.relative_to(site).as_posix(): path for path in sorted(site.rglob("*")) if path.is_file() and path not in made}
    hashes = {name: hashlib.sha256(path.read_bytes()).hexdigest() for name, path in files.items()}
    built = hashlib.sha256(json.dumps(hashes).encode()).hexdigest()[:16]
    (site / "site" / "built.js").write_text(module("BUILT", built), encoding="utf-8")
    hashes["site/built.js"] = hashlib.sha256((site / "site" / "built.js").read_bytes()).hexdigest()
    worker = (OWN / "sw.js").read_text(encoding="utf-8")
    worker, times = re.subn(r"^const FILES = \{\};$", f"const FILES = {json.dumps(hashes)};", worker, flags=re.MULTILINE)
    assert times == 1
    (site / "sw.js").write_text(worker.replace("BUILT_HERE", built), encoding="utf-8")


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
        (SITE / "pages" / name).write_text(confined(page), encoding="utf-8")
    shutil.copy(OWN / "place.js", SITE / "static")
    shutil.copy(OWN / "caravela.webmanifest", SITE)
    (SITE / "index.html").write_text(confined((OWN / "index.html").read_text(encoding="utf-8")), encoding="utf-8")
    for name in (
        "shell.js",
        "shell.css",
        "worker.js",
        "python.js",
        "thinker.js",
        "lzma.js",
        "unpacker.js",
        "icon-192.png",
        "icon-512.png",
        "icon-maskable.png",
    ):
        shutil.copy(OWN / name, SITE / "site")
    (SITE / "static" / "pages.js").write_text(module("PAGES", shapes()), encoding="utf-8")
    (SITE / "site" / "words.js").write_text(module("WORDS", said()), encoding="utf-8")
    pack_python()
    seal(SITE)


def wire_size(path: Path) -> int:
    """What a host sends that compresses text."""
    content = path.read_bytes()
    return len(content) if path.suffix in (".bin", ".png") else len(gzip.compress(content, 9))


def main() -> None:
    if len(sys.argv) > 2 and sys.argv[1] == "--seal":
        seal(Path(sys.argv[2]))
        return
    make_site()
    sizes = {path.relative_to(SITE).as_posix(): wire_size(path) for path in SITE.rglob("*") if path.is_file()}
    for name, size in sorted(sizes.items(), key=lambda item: -item[1])[:8]:
        print(f"{size / 1e6:7.2f} MB  {name}")
    print(f"{sum(sizes.values()) / 1e6:7.2f} MB  in all, compressed; build/site is ready for any web host")


if __name__ == "__main__":
    main()
