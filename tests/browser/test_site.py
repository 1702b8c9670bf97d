"""Caravela without a server: a folder, any file server, and a browser. `make test-site` makes the folder and runs this."""

import base64
import gzip
import re
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error

from caravela.core.record import parse
from caravela.games import GAMES
from tests.browser.kit import PHONE
from tests.browser.site_kit import SITE, Host, Visitor, needs_site, visiting
from tests.table.test_release_1 import DATABASE, unpacked

pytestmark = needs_site
MOVES = 6
FIRST_BOARD, SAME_BOARD = 15, 5  # seconds until it can be played on, at the first visit and at later ones
BUSY = 2  # other tests run beside these; `python -m bench.site` tells what it is without them
WIDE = """(src) => new Promise((resolve) => {
  const icon = new Image();
  icon.onload = () => resolve(`${icon.naturalWidth}x${icon.naturalHeight}`);
  icon.src = src;
})"""
# A browser whose room is taken by the copy of Python; then one without any, until it has some again.
FULL = """async () => {
  const [put, forget] = [IDBObjectStore.prototype.put, CacheStorage.prototype.delete];
  self.full = await caches.has("caravela-image");
  CacheStorage.prototype.delete = function (name) {
    self.full = false;
    return forget.call(this, name);
  };
  IDBObjectStore.prototype.put = function (...given) {
    if (self.full) throw new DOMException("full", "QuotaExceededError");
    return put.apply(this, given);
  };
  return self.full;
}"""
# What a table tells, noted outside of the browser as it comes; who is asked answers at once.
NOTED = """async (table) => {
  const { dial } = await import(new URL("../static/place.js", location.href).href);
  const line = dial(`/ws/${table}`);
  let scene = {};
  line.addEventListener("message", ({ data }) => {
    const said = JSON.parse(data);
    if (said.kind !== "scene" && said.kind !== "change") return;
    scene = { ...scene, ...said };
    note(scene.number);
    if (scene.my_turn) line.send(JSON.stringify({ kind: "take", number: scene.number, option: scene.options[0].name }));
  });
}"""
KILLS = (1, 4, 9)  # after so many acts that were told
SCREENS: dict[str, dict[str, Any]] = {"desk": {}, "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True}}
OPENED = 3  # times at most, until another release has taken over


@pytest.fixture(scope="module")
def home() -> Iterator[str]:
    host = Host(SITE)
    yield host.home
    host.leave()


@pytest.fixture
def visitor(browser: Browser, home: str) -> Iterator[Visitor]:
    here = Visitor(browser, home)
    yield here
    here.context.close()
    assert not here.problems


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_goes_on_where_the_tab_was_closed(visitor: Visitor, game: str) -> None:
    """Some moves by clicks against bots, no network but the folder; then the tab is loaded again in the middle of a turn."""
    began = time.monotonic()
    visitor.begin(game)
    assert time.monotonic() - began < BUSY * FIRST_BOARD
    visitor.play(MOVES)
    visitor.kept()
    before, address = visitor.log(), visitor.page.url
    assert before and "#/t/" in address
    began = time.monotonic()
    visitor.page.reload()
    visitor.awaited()
    assert visitor.page.get_attribute("html", "data-ready") == "restored"
    assert time.monotonic() - began < BUSY * SAME_BOARD
    assert visitor.log() == before
    assert visitor.page.url == address
    visitor.step()
    visitor.awaited()


def test_a_first_visit_loads_nine_megabytes_at_most() -> None:
    """What is packed as it lies there, text as hosts compress it."""
    sizes = {
        path: len(path.read_bytes() if path.suffix in (".bin", ".png") else gzip.compress(path.read_bytes()))
        for path in SITE.rglob("*")
        if path.is_file()
    }
    assert 5e6 < sum(sizes.values()) < 9e6


@pytest.mark.parametrize(("game", "screen"), [("santamaria", "desk"), ("maracaibo", "phone")])
def test_a_game_goes_on_without_a_network(browser: Browser, game: str, screen: str) -> None:
    """The host is gone in the middle of a turn: the tab is loaded again, and pages that were never opened are there."""
    host = Host(SITE)
    with visiting(browser, host.home, **SCREENS[screen]) as visitor:
        visitor.begin(game).play(3)
        visitor.into_a_turn().kept()
        host.leave()
        before = visitor.log(), visitor.standing()
        visitor.page.reload()
        visitor.awaited()
        assert (visitor.log(), visitor.standing()) == before
        visitor.play(2)
        visitor.come("/learn")
        visitor.shown("h1")


@pytest.mark.parametrize("screen", ["desk", "phone"])
def test_another_release_takes_over_when_the_site_is_opened_next(browser: Browser, tmp_path: Path, screen: str) -> None:
    """It is there in the middle of a game: the game goes on as it began, and after a reload with the other release."""
    site = tmp_path / "site"
    shutil.copytree(SITE, site)
    host = Host(site)
    with visiting(browser, host.home, **SCREENS[screen]) as visitor:
        visitor.begin("empires").play(2)
        visitor.kept()
        built = "import(new URL('site/built.js', location.href).href).then((m) => m.BUILT)"
        before = visitor.page.evaluate(built)
        with (site / "site" / "shell.css").open("a", encoding="utf-8") as styles:
            styles.write("/* another release */\n")
        tool = SITE.parents[1] / "tools" / "site.py"
        subprocess.run([sys.executable, str(tool), "--seal", str(site)], check=True)
        visitor.page.evaluate("navigator.serviceWorker.getRegistration().then((r) => r.update())")
        visitor.around("navigator.serviceWorker.getRegistration().then((r) => r.waiting !== null)")
        visitor.play(1)
        assert visitor.page.evaluate("fetch('site/shell.css').then((a) => a.text())").endswith("}\n")
        log = visitor.log()
        for _ in range(OPENED):  # a worker still busy with a closed page keeps the next one waiting: then it is the visit after
            visitor.page.reload()
            visitor.page.wait_for_selector("html[data-ready]")
            visitor.awaited()
            assert visitor.log() == log
            if visitor.page.evaluate(built) != before:
                break
        assert visitor.page.evaluate(built) != before
        assert "another release" in visitor.page.evaluate("fetch('site/shell.css').then((a) => a.text())")
        visitor.play(1)
    host.leave()


# What an earlier release has left in a browser: the pages of its file, and who I am.
LEAVE = """([file, token]) => new Promise((resolve, reject) => {
  const bytes = Uint8Array.from(atob(file), (one) => one.charCodeAt(0));
  const opening = indexedDB.open("caravela", 1);
  opening.onupgradeneeded = () => ["pages", "about"].map((name) => opening.result.createObjectStore(name));
  opening.onsuccess = () => {
    const change = opening.result.transaction(["pages", "about"], "readwrite");
    for (let at = 0; at < bytes.length; at += 4096) change.objectStore("pages").put(bytes.slice(at, at + 4096), at / 4096);
    change.objectStore("about").put(bytes.length, "size");
    change.objectStore("about").put(token, "token");
    change.oncomplete = () => resolve(opening.result.close());
    change.onabort = reject;
  };
})"""


def test_games_that_an_earlier_release_has_kept_go_on(visitor: Visitor, tmp_path: Path) -> None:
    """The first one's database, with its schema of then, in mid-game: it is brought up to date in the browser, and kept so."""
    table = "r7j828nz275y"
    said = DATABASE["tables"][table]
    file = tmp_path / "tables.db"
    file.write_bytes(unpacked("caravela.db.gz"))
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA journal_mode = DELETE")  # as sites keep it
    left = base64.b64encode(file.read_bytes()).decode()
    visitor.page.goto(f"{visitor.home}caravela.webmanifest")
    visitor.page.evaluate(LEAVE, [left, DATABASE["people"]["Ana"]["tokens"][0]])
    visitor.come()
    listed = {one["table"] for one in visitor.ask("GET", "/api/tables")}
    assert listed == {name for name, one in DATABASE["tables"].items() if "Ana" in [role[0] for role in one["people"]]}
    visitor.open(f"/t/{table}").awaited()
    record = parse(visitor.read(f"/api/tables/{table}/record"))
    assert len(record.moves) == said["moves"]
    visitor.play(2)
    before = visitor.log()
    visitor.page.reload()
    visitor.awaited()
    assert visitor.log() == before


def test_games_come_before_what_makes_a_visit_quicker(visitor: Visitor) -> None:
    """A full browser forgets the copy of Python first; when that does not help it says so; with room the game goes on."""
    visitor.begin("empires").kept()
    [tables] = [worker for worker in visitor.page.workers if worker.url.endswith("site/worker.js")]
    assert tables.evaluate(FULL)
    visitor.ask("PATCH", "/api/me", {"name": "Bruna"})
    assert not visitor.page.evaluate("caches.has('caravela-image')")
    assert not visitor.page.locator("#status").is_visible()
    tables.evaluate("() => { self.full = true }")
    with pytest.raises(Error, match="site-not-kept"):
        visitor.ask("PATCH", "/api/me", {"name": "Carla"})
    visitor.page.get_by_text("could not keep what was done last").wait_for()
    tables.evaluate("() => { self.full = false }")
    assert visitor.ask("GET", "/api/me")["name"] == "Carla"
    visitor.page.locator("#status").wait_for(state="hidden")
    visitor.play(1)
    log = visitor.log()
    assert [problem for problem in visitor.problems if "full" not in problem] == []
    visitor.problems.clear()
    visitor.page.reload()
    visitor.awaited()
    assert visitor.log() == log


def test_a_tab_that_is_killed_in_mid_move_loses_nothing_that_was_told(visitor: Visitor) -> None:
    """At once, without a word to anybody, while bots and I go on: whatever was told is there when another tab opens the table."""
    visitor.come().settle().kept()
    table = visitor.make("me", "novice", "novice")
    told = [0]
    visitor.context.expose_function("note", lambda number: told.append(number))
    for acts in KILLS:
        visitor.open(f"/t/{table}").shown("#choices")
        began = told[-1]
        visitor.frame.evaluate(NOTED, table)
        while told[-1] < began + acts:
            visitor.page.wait_for_timeout(5)
        visitor.crash()
        visitor.come()
        moves = len(parse(visitor.read(f"/api/tables/{table}/record")).moves)
        assert moves >= told[-1]


@pytest.mark.parametrize(
    ("lack", "said"),
    [
        ("delete Navigator.prototype.locks", "too old"),
        (
            "LockManager.prototype.request = async () => { throw new DOMException('no', 'SecurityError'); }",
            "Allow this site to store",
        ),
    ],
)
def test_a_browser_in_which_it_cannot_run_is_told_why(browser: Browser, home: str, lack: str, said: str) -> None:
    with visiting(browser, home) as here:
        here.context.add_init_script(lack)
        here.page.goto(here.home)
        here.page.get_by_text(said).wait_for()


def test_every_page_asks_nobody_but_the_folder() -> None:
    """The browser holds them to it."""
    pages = list(SITE.rglob("*.html"))
    assert len(pages) > 10
    for page in pages:
        text = page.read_text(encoding="utf-8")
        assert "content=\"default-src 'none'; script-src 'self'" in text, page.name
        assert not re.search(r"""(src|href)="(https?:)?//""", text), page.name


def test_it_can_be_installed(visitor: Visitor) -> None:
    """What browsers ask of an app: a name, a page to begin with, icons of two sizes, one that may be cut to any shape."""
    visitor.come()
    asked = "fetch(document.querySelector('link[rel=manifest]').href).then((a) => a.json())"
    manifest = visitor.page.evaluate(asked)
    assert manifest["name"] and manifest["start_url"] and manifest["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert "maskable" in {icon.get("purpose") for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        assert visitor.page.evaluate("(src) => fetch(src).then((a) => a.ok)", icon["src"])
        if icon["type"] == "image/png":
            assert visitor.page.evaluate(WIDE, icon["src"]) == icon["sizes"]
    visitor.around("navigator.serviceWorker.controller")


def test_pages_that_need_a_server_say_so(visitor: Visitor) -> None:
    visitor.come("/open")
    visitor.page.frame_locator("#page").get_by_text("needs a server").first.wait_for()


def test_one_tab_has_the_tables(visitor: Visitor) -> None:
    visitor.come()
    second = visitor.context.new_page()
    second.goto(visitor.home)
    second.get_by_text("another tab").wait_for()
    visitor.page.close()
    second.wait_for_selector("html[data-ready]")


def test_on_a_phone_the_page_fills_the_window(browser: Browser, home: str) -> None:
    here = Visitor(browser, home, viewport=PHONE, has_touch=True, is_mobile=True).come("/learn")
    here.shown("h1")
    assert here.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == list(
        PHONE.values()
    )
    here.context.close()
    assert not here.problems
