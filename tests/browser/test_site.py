"""Caravela without a server: a folder, any file server, and a browser. `make test-site` makes the folder and runs this."""

import os
import threading
import time
from collections.abc import Iterator
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


@pytest.fixture(scope="module")
def home() -> Iterator[str]:
    """A plain file server, below a folder: a site need not stand at the top of its host."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(SITE.parent)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/{SITE.name}/"
    server.shutdown()


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
        self.shown("#choices")
        self.frame.wait_for_function(AWAITED, polling=POLLING)

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
    visitor.come()
    visitor.shown("#games button.primary")
    visitor.page.frame_locator("#page").locator("#games article").nth(list(GAMES).index(game)).locator("button.primary").click()
    visitor.awaited()
    print(f"{game}: first board after {time.monotonic() - began:.1f} s")
    for _ in range(MOVES):
        visitor.step()
        visitor.awaited()
    before, address = visitor.log(), visitor.page.url
    assert before and "#/t/" in address
    began = time.monotonic()
    visitor.page.reload()
    visitor.awaited()
    print(f"{game}: the same board again after {time.monotonic() - began:.1f} s")
    assert visitor.log() == before
    assert visitor.page.url == address
    visitor.step()
    visitor.awaited()


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
