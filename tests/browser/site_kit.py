"""A browser at Caravela without a server: a folder, any file server, no network otherwise."""

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Frame, FrameLocator, Locator, Page, Route

from tests.browser.kit import AWAITED, DESK, GLOWING, OPEN, POLLING

SITE = Path(__file__).resolve().parents[2] / "build" / "site"
PATIENCE = 300_000  # milliseconds: Python is loaded first, on a busy machine
NAMED = {"empires": "Empires", "santamaria": "Santa Maria", "maracaibo": "Maracaibo"}
ASK = """async ([method, path, body]) => {
  const { send } = await import(new URL("../static/place.js", location.href).href);
  const answer = await send(path, { method, body: body === null ? undefined : JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return await answer.json();
}"""
READ = """async (path) => {
  const { send } = await import(new URL("../static/place.js", location.href).href);
  return await (await send(path)).text();
}"""
LOG = """async () => {
  const { here, send } = await import(new URL("../static/place.js", location.href).href);
  return await (await send(`/api/tables/${here().pathname.split("/")[2]}/log`)).json();
}"""

# How things stand at a table for me: the number of the scene, and what would be undone.
STANDING = """async (table) => {
  const { dial } = await import(new URL("../static/place.js", location.href).href);
  const line = dial(`/ws/${table}`);
  return await new Promise((resolve) => {
    line.addEventListener("message", ({ data }) => {
      const said = JSON.parse(data);
      if (said.kind !== "scene") return;
      line.close();
      resolve([said.number, said.undo.step]);
    });
  });
}"""

# Plays at a table by itself and notes how long each act of a bot took, from the one before until it was told, in milliseconds.
PLAY = """async ([table, wanted]) => {
  const { dial } = await import(new URL("../static/place.js", location.href).href);
  const line = dial(`/ws/${table}`);
  const acts = [];
  let scene = null;
  let before = 0;
  return await new Promise((resolve) => {
    line.addEventListener("message", ({ data }) => {
      const said = JSON.parse(data);
      if (said.kind !== "scene" && said.kind !== "change") return;
      const now = performance.now();
      if (scene && said.number > scene.number && !scene.my_turn) acts.push(now - before);
      scene = { ...scene, ...said };
      before = now;
      if (acts.length >= wanted || scene.over) {
        line.close();
        resolve(acts);
      } else if (scene.my_turn) line.send(JSON.stringify({ kind: "take", number: scene.number, option: scene.options[0].name }));
    });
  });
}"""
# Asks for a hint at a table, and meanwhile for who I am, again and again: how long the hint took, the longest of the others,
# and the hint.
HINT = """async (table) => {
  const { dial, send } = await import(new URL("../static/place.js", location.href).href);
  const line = dial(`/ws/${table}`);
  let longest = 0;
  let took = 0;
  let hint = null;
  const began = await new Promise((resolve) => {
    line.addEventListener("message", ({ data }) => {
      const said = JSON.parse(data);
      if (said.my_turn) {
        line.send(JSON.stringify({ kind: "hint" }));
        resolve(performance.now());
      } else if (said.kind === "hint") {
        took = performance.now() - began;
        hint = said;
      }
    });
  });
  while (!took) {
    const asked = performance.now();
    await send("/api/me");
    longest = Math.max(longest, performance.now() - asked);
  }
  line.close();
  return [took, longest, hint];
}"""
needs_site = pytest.mark.skipif(not os.environ.get("CARAVELA_SITE"), reason="make test-site makes the folder first")


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


class Visitor:
    def __init__(self, browser: Browser, home: str, **more: Any) -> None:
        self.context: BrowserContext = browser.new_context(
            **{"viewport": DESK, "locale": "en", "reduced_motion": "reduce", **more}
        )
        self.context.set_default_timeout(PATIENCE)
        self.home = home
        self.problems: list[str] = []
        self.context.route("**/*", self._only_the_folder)
        self._watch(self.context.new_page())

    def _watch(self, page: Page) -> None:
        self.page = page
        page.on("console", lambda said: self.problems.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: self.problems.append(str(error)))

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

    @property
    def inner(self) -> FrameLocator:
        """The page in the frame."""
        return self.page.frame_locator("#page")

    def at(self, selector: str, text: str | None = None) -> Locator:
        return self.inner.locator(selector, has_text=text).first

    def shown(self, selector: str, text: str | None = None) -> Locator:
        found = self.at(selector, text)
        found.wait_for()
        return found

    def until(self, so: str) -> None:
        """An expression of the page in the frame is true."""
        self.frame.wait_for_function(f"() => {so}", polling=POLLING)

    def around(self, so: str) -> None:
        """An expression of the page around the frame is true."""
        self.page.wait_for_function(f"() => {so}", polling=POLLING)

    def open(self, address: str) -> "Visitor":
        """Another page of the site; Python stays. Whatever stands behind the path a page may change as soon as it comes."""
        self.page.evaluate(
            "(address) => { document.querySelector('#page').contentWindow.former = location.hash !== `#${address}`; }", address
        )
        self.page.goto(f"{self.home}#{address}")
        path = address.partition("#")[0].partition("?")[0]
        self.page.wait_for_function(
            "(at) => { const page = document.querySelector('#page').contentWindow;"
            " return !page.former && page.document.readyState === 'complete' && page.location.search.includes(`at=${at}`); }",
            arg=quote(path, safe=""),
            polling=POLLING,
        )
        return self

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """What a page would ask a server."""
        return self.frame.evaluate(ASK, [method, path, body])

    def read(self, path: str) -> str:
        """A file that the tables give."""
        return str(self.frame.evaluate(READ, path))

    @property
    def table(self) -> str:
        """At which table I am."""
        return self.page.url.rpartition("/t/")[2].split("?")[0]

    def settle(self, name: str = "Ana", **settings: Any) -> "Visitor":
        """Bots move at once, and nobody explains."""
        said = {"pace": 0, "teacher": False, "rounds": False, **settings}
        self.ask("GET", "/api/me")  # from now on I am known
        self.ask("PATCH", "/api/me", {"name": name, "settings": said})
        return self

    def make(self, *kinds: str, **more: Any) -> str:
        seats = [{"kind": kind, "name": f"P{n + 1}" if kind != "me" else ""} for n, kind in enumerate(kinds)]
        return str(
            self.ask("POST", "/api/tables", {"game": "empires", "preset": "deluxe_base", "changes": {}, "seats": seats, **more})[
                "table"
            ]
        )

    def bring(self, record: str) -> str:
        """A table where a record goes on."""
        return str(self.ask("POST", "/api/tables/import", {"record": record})["table"])

    def awaited(self) -> None:
        """On a phone what can be chosen is not always in sight."""
        self.page.frame_locator("#page").locator("#choices").wait_for(state="attached")
        self.frame.wait_for_function(AWAITED, polling=POLLING)

    def begin(self, game: str) -> "Visitor":
        """A table against bots, as the lobby offers it."""
        self.come()
        self.inner.get_by_role("button", name=f"Play now against bots: {NAMED[game]}").click()
        self.awaited()
        return self

    def play(self, moves: int) -> None:
        for _ in range(moves):
            self.step()
            self.awaited()

    def kept(self) -> None:
        """Wait until the browser has the folder, and Python as it was."""
        self.around("navigator.serviceWorker.controller")
        self.around("caches.open('caravela-image').then(async (c) => (await c.keys()).some((k) => /memory-/.test(k.url)))")

    def crash(self) -> None:
        """The process of the page is gone, and with it the worker; then there is another tab."""
        dying = self.page
        with dying.expect_event("crash"), suppress(Error):
            dying.goto("chrome://crash")
        self._watch(self.context.new_page())
        dying.close()

    def log(self) -> list[Any]:
        """All that has happened at the table."""
        return list(self.frame.evaluate(LOG))

    def standing(self) -> tuple[int, str]:
        """The number of the scene, and what would be undone: nothing unless a turn has begun."""
        number, undo = self.frame.evaluate(STANDING, self.table)
        return int(number), str(undo or "")

    def into_a_turn(self) -> "Visitor":
        """Until something was done in a turn that goes on."""
        while not self.standing()[1]:
            self.play(1)
        return self

    def take(self, name: str) -> None:
        """Choose an option by what the page shows for it."""
        while True:
            confirm, button = self.at("#confirm"), self.at(f'[data-take="{name}"]')
            places = [place for place in self.frame.evaluate(GLOWING, OPEN) if name in place["names"] and place["x"] is not None]
            if confirm.is_visible():
                confirm.click()
                return
            if button.is_visible():
                button.click()
            else:
                best = min(places, key=lambda place: len(place["names"]))
                self.page.mouse.click(best["x"], best["y"])
            if not self.inner.locator("#confirm, #cancel").count():
                return

    def step(self) -> None:
        """One click on what is open."""
        for selector in ("#confirm", "#bid-ok", "#choices .choice:not([disabled])"):
            found = self.frame.locator(selector).locator("visible=true")
            if found.count():
                found.first.click()
                return
        place = next(place for place in self.frame.evaluate(GLOWING, OPEN) if place["x"] is not None)
        self.page.mouse.click(place["x"], place["y"])


@contextmanager
def visiting(browser: Browser, home: str, **more: Any) -> Iterator[Visitor]:
    here = Visitor(browser, home, **more)
    yield here
    here.context.close()
    assert not here.problems
