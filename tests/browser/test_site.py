"""Caravela without a server: a folder, any file server, and a browser. `make test-site` makes the folder and runs this."""

import gzip
import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Frame, Page, Route

from caravela.games import GAMES
from tests.browser.kit import AWAITED, DESK, GLOWING, OPEN, PHONE, POLLING

SITE = Path(__file__).resolve().parents[2] / "build" / "site"
PATIENCE = 90_000  # milliseconds: Python is loaded first
MOVES = 6
LOG = """async () => {
  const { here, send } = await import(new URL("../static/place.js", location.href).href);
  return await (await send(`/api/tables/${here().pathname.split("/")[2]}/log`)).json();
}"""

pytestmark = pytest.mark.skipif(not os.environ.get("CARAVELA_SITE"), reason="make test-site makes the folder first")


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *said: Any) -> None:
        """Nobody reads it."""


class Host:
    """A plain file server, below a folder: a site need not stand at the top of its host."""

    def __init__(self, site: Path) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site.parent)))
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.home = f"http://127.0.0.1:{self._server.server_port}/{site.name}/"

    def leave(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture(scope="module")
def home() -> Iterator[str]:
    host = Host(SITE)
    yield host.home
    host.leave()


class Visitor:
    def __init__(self, browser: Browser, home: str, **more: Any) -> None:
        self.context: BrowserContext = browser.new_context(
            **{"viewport": DESK, "locale": "en", "reduced_motion": "reduce", **more}
        )
        self.context.set_default_timeout(PATIENCE)
        self.home = home
        self.problems: list[str] = []
        self.context.route("**/*", self._only_the_folder)
        self.page: Page = self.context.new_page()
        self.page.on("console", lambda said: self.problems.append(said.text) if said.type == "error" else None)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))

    def _only_the_folder(self, route: Route) -> None:
        if route.request.url.startswith((self.home, "blob:", "data:")):
            route.continue_()
        else:
            self.problems.append(f"asked for {route.request.url}")
            route.abort()

    def come(self, address: str = "/") -> "Visitor":
        self.page.goto(f"{self.home}#{address}")
        self.page.wait_for_selector("html[data-ready]")
        return self

    @property
    def frame(self) -> Frame:
        found = self.page.query_selector("#page")
        assert found is not None
        frame = found.content_frame()
        assert frame is not None
        return frame

    def shown(self, selector: str) -> None:
        self.page.frame_locator("#page").locator(selector).first.wait_for()

    def awaited(self) -> None:
        """On a phone what can be chosen is not always in sight."""
        self.page.frame_locator("#page").locator("#choices").wait_for(state="attached")
        self.frame.wait_for_function(AWAITED, polling=POLLING)

    def begin(self, game: str) -> "Visitor":
        """A table against bots, as the lobby offers it."""
        self.come()
        self.shown("#games button.primary")
        self.page.frame_locator("#page").locator("#games article").nth(list(GAMES).index(game)).locator("button.primary").click()
        self.awaited()
        return self

    def play(self, moves: int) -> None:
        for _ in range(moves):
            self.step()
            self.awaited()

    def kept(self) -> None:
        """Wait until the browser has the folder, and Python as it was."""
        self.page.wait_for_function("navigator.serviceWorker.controller")
        self.page.wait_for_function(
            "caches.open('caravela-image').then(async (c) => (await c.keys()).some((k) => /memory-/.test(k.url)))"
        )

    def log(self) -> list[Any]:
        """All that has happened at the table."""
        return list(self.frame.evaluate(LOG))

    def step(self) -> None:
        """One click on what is open."""
        for selector in ("#confirm", "#bid-ok", "#choices .choice:not([disabled])"):
            found = self.frame.locator(selector).locator("visible=true")
            if found.count():
                found.first.click()
                return
        place = next(place for place in self.frame.evaluate(GLOWING, OPEN) if place["x"] is not None)
        self.page.mouse.click(place["x"], place["y"])


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
    print(f"{game}: first board after {time.monotonic() - began:.1f} s")
    visitor.play(MOVES)
    visitor.kept()
    before, address = visitor.log(), visitor.page.url
    assert before and "#/t/" in address
    began = time.monotonic()
    visitor.page.reload()
    visitor.awaited()
    assert visitor.page.get_attribute("html", "data-ready") == "restored"
    print(f"{game}: the same board again after {time.monotonic() - began:.1f} s")
    assert visitor.log() == before
    assert visitor.page.url == address
    visitor.step()
    visitor.awaited()


@contextmanager
def visiting(browser: Browser, home: str, **more: Any) -> Iterator[Visitor]:
    here = Visitor(browser, home, **more)
    yield here
    here.context.close()
    assert not here.problems


def test_a_first_visit_loads_nine_megabytes_at_most() -> None:
    """What is packed as it lies there, text as hosts compress it."""
    sizes = {
        path: len(path.read_bytes() if path.suffix in (".bin", ".png") else gzip.compress(path.read_bytes()))
        for path in SITE.rglob("*")
        if path.is_file()
    }
    assert 5e6 < sum(sizes.values()) < 9e6


def test_a_game_goes_on_without_a_network(browser: Browser) -> None:
    """The host is gone in the middle of a turn: the tab is loaded again, and pages that were never opened are there."""
    host = Host(SITE)
    with visiting(browser, host.home) as visitor:
        visitor.begin("santamaria").play(3)
        visitor.kept()
        host.leave()
        before = visitor.log()
        visitor.page.reload()
        visitor.awaited()
        assert visitor.log() == before
        visitor.play(2)
        visitor.come("/learn")
        visitor.shown("h1")


@pytest.mark.parametrize("screen", ["desk", "phone"])
def test_another_release_takes_over_when_the_site_is_opened_next(browser: Browser, tmp_path: Path, screen: str) -> None:
    """It is there in the middle of a game: the game goes on as it began, and after a reload with the other release."""
    site = tmp_path / "site"
    shutil.copytree(SITE, site)
    host = Host(site)
    more = {} if screen == "desk" else {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    with visiting(browser, host.home, **more) as visitor:
        visitor.begin("empires").play(2)
        visitor.kept()
        built = "import(new URL('site/built.js', location.href).href).then((m) => m.BUILT)"
        before = visitor.page.evaluate(built)
        with (site / "site" / "shell.css").open("a", encoding="utf-8") as styles:
            styles.write("/* another release */\n")
        tool = SITE.parents[1] / "tools" / "site.py"
        subprocess.run([sys.executable, str(tool), "--seal", str(site)], check=True)
        visitor.page.evaluate("navigator.serviceWorker.getRegistration().then((r) => r.update())")
        visitor.page.wait_for_function("navigator.serviceWorker.getRegistration().then((r) => r.waiting !== null)")
        visitor.play(1)
        assert visitor.page.evaluate("fetch('site/shell.css').then((a) => a.text())").endswith("}\n")
        log = visitor.log()
        visitor.page.reload()
        visitor.page.wait_for_function("fetch('site/shell.css').then((a) => a.text()).then((t) => t.includes('another release'))")
        visitor.awaited()
        assert visitor.log() == log and visitor.page.evaluate(built) != before
        visitor.play(1)
    host.leave()


def test_it_can_be_installed(visitor: Visitor) -> None:
    """What browsers ask of an app: a name, a page to begin with, icons of two sizes that are there."""
    visitor.come()
    asked = "fetch(document.querySelector('link[rel=manifest]').href).then((a) => a.json())"
    manifest = visitor.page.evaluate(asked)
    assert manifest["name"] and manifest["start_url"] and manifest["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        assert visitor.page.evaluate("(src) => fetch(src).then((a) => a.ok)", icon["src"])


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
