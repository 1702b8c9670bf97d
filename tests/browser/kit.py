"""People at browsers of their own: what they see, and what they do with mouse, fingers and keys."""

import json
import random
import shutil
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, WebSocket

from tests.web.kit import Scene, Server, applied

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 20_000  # milliseconds until something that should happen has not happened
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

# What breaks the strict policy of the pages is told like any other error.
TELL_TALES = """addEventListener("securitypolicyviolation", (e) =>
  console.error(`policy: ${e.violatedDirective} ${e.blockedURI} ${e.sourceFile}:${e.lineNumber}`));"""

# Everything that glows in sight, with a place where a click meets it and nothing else; x is null if there is none.
GLOWING = """() => [...document.querySelectorAll("#main [data-option]")].filter((e) => e.checkVisibility()).map((e) => {
  const found = { thing: e.dataset.thing, names: e.dataset.option.split("|"), x: null, y: null };
  const box = e.getBoundingClientRect();
  const places = [[0.5, 0.5]];
  for (let i = 1; i < 10; i += 1) for (let j = 1; j < 10; j += 1) places.push([i / 10, j / 10]);
  for (const [i, j] of places) {
    const x = box.left + box.width * i, y = box.top + box.height * j;
    if (document.elementFromPoint(x, y)?.closest("[data-thing]") !== e) continue;
    return { ...found, x, y, width: box.width, height: box.height };
  }
  return { ...found, inside: box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth };
})"""

# The table asks me, or the game is over and its end is shown.
AWAITED = """() => !document.querySelector("#choices[aria-busy]") && !document.querySelector("body.offline") &&
  (document.querySelector("body.my-turn #choices button") || document.querySelector("body.over dialog .end"))"""


def launch(playwright: Playwright) -> Browser:
    path = next((found for found in map(shutil.which, NAMES) if found), None)
    assert path, f"The browser tests need one of {', '.join(NAMES)} on the path; on Debian and Ubuntu: apt install chromium."
    return playwright.chromium.launch(executable_path=path, args=FLAGS)


class Guest:
    """Somebody with a browser: one context with its own cookie, one page; bots move at once for them."""

    def __init__(self, browser: Browser, server: Server, name: str = "", settings: dict[str, Any] | None = None, **more: Any):
        asked: dict[str, Any] = {"viewport": DESK, "locale": "en", "reduced_motion": "reduce", "accept_downloads": True, **more}
        self.server = server
        self.context: BrowserContext = browser.new_context(base_url=server.home, **asked)
        self.context.set_default_timeout(PATIENCE)
        self.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server.home)
        self.context.add_init_script(TELL_TALES)
        self.problems: list[str] = []  # errors of pages: a test that ends with one fails
        self.frames: list[str] = []  # all that tables have said
        self.scene: Scene = {}
        self.get("/api/me")
        self.send("PATCH", "/api/me", {"name": name, "settings": {"pace": 0, **(settings or {})}})
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", lambda said: self.problems.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("websocket", self._listen)
        return page

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self._hear(str(text)))

    def _hear(self, text: str) -> None:
        self.frames.append(text)
        message = json.loads(text)
        if message["kind"] == "scene" or (message["kind"] in ("change", "presence") and self.scene):
            self.scene = applied(self.scene, message)

    # -- by the address of things --------------------------------------------------------------------------------------

    def get(self, path: str) -> Any:
        answer = self.context.request.get(path)
        assert answer.ok, (path, answer.status, answer.text())
        return answer.json()

    def send(self, method: str, path: str, body: Any) -> Any:
        answer = self.context.request.fetch(path, method=method, data=body)
        assert answer.ok, (path, answer.status, answer.text())
        return answer.json()

    def make(self, *kinds: str, **more: Any) -> Any:
        """A table made by request: {"table", "links"}."""
        seats = [{"kind": kind, "name": f"P{n + 1}" if kind != "me" else ""} for n, kind in enumerate(kinds)]
        asked = {"game": "empires", "preset": "deluxe_base", "changes": {}, "seats": seats, **more}
        return self.send("POST", "/api/tables", asked)

    # -- looking -------------------------------------------------------------------------------------------------------

    def sit(self, table: str) -> "Guest":
        """Open the page of a table and wait until it shows something."""
        self.scene = {}
        self.page.goto(f"/t/{table}")
        self.page.wait_for_function("document.querySelector('#status').textContent")
        return self

    def sees(self, selector: str, text: str | None = None) -> str:
        """Wait until something is in sight; its text."""
        found = self.page.locator(selector, has_text=text).first
        found.wait_for(state="visible")
        return found.inner_text()

    @property
    def status(self) -> str:
        return self.page.inner_text("#status")

    @property
    def offered(self) -> list[str]:
        """The names of all options that the page offers, by buttons or by what glows."""
        return list(
            self.page.evaluate("""() => [...new Set([...document.querySelectorAll("[data-take]")].map((e) => e.dataset.take).concat(
              [...document.querySelectorAll("#main [data-option]")].flatMap((e) => e.dataset.option.split("|"))))].sort()""")
        )

    def glowing(self) -> list[Any]:
        return list(self.page.evaluate(GLOWING))

    def awaited(self) -> None:
        self.page.wait_for_function(AWAITED)

    @property
    def over(self) -> bool:
        return bool(self.page.locator("body.over").count())

    # -- doing ---------------------------------------------------------------------------------------------------------

    def take(self, name: str, confirm: bool = True) -> None:
        """Choose an option by what the page shows for it, step by step; with or without the last confirmation."""
        for _ in range(6):
            if self.page.locator("#confirm").count():
                if confirm:
                    self.page.click("#confirm")
                    self.page.wait_for_function("!document.querySelector('#choices[aria-busy], #confirm')")
                return
            button = self.page.locator(f'[data-take="{name}"]')
            if button.count():
                button.click()
            else:
                places = [place for place in self.glowing() if name in place["names"] and place["x"] is not None]
                assert places, (name, self.offered)
                best = min(places, key=lambda place: len(place["names"]))
                self.page.mouse.click(best["x"], best["y"])
            if not self.page.locator("#confirm, #cancel").count():
                self.page.wait_for_function("!document.querySelector('#choices[aria-busy]')")
                return
        raise AssertionError(f"{name} is not to be had by clicks")

    def one_click(self, luck: random.Random) -> str:
        """One click on something that glows, a choice in the bar, or what confirms; what it was."""
        if self.page.locator("#confirm").count():
            self.page.click("#confirm")
            return "confirm"
        places = self.glowing()
        hidden = [place for place in places if place["x"] is None and place["inside"]]
        assert not hidden, f"glows but cannot be clicked: {hidden}"
        places = [place for place in places if place["x"] is not None]
        choices = self.page.locator("#choices .choice, #bid-ok")
        if places and luck.random() < 0.8:
            place = luck.choice(places)
            self.page.mouse.click(place["x"], place["y"])
            return str(place["thing"])
        if not choices.count():
            place = luck.choice(places)
            self.page.mouse.click(place["x"], place["y"])
            return str(place["thing"])
        chosen = choices.nth(luck.randrange(choices.count()))
        said = chosen.inner_text()
        chosen.click()
        return said

    def play(self, luck: random.Random, most: int = 2000) -> list[str]:
        """Click on, until the game is over; all that was clicked."""
        clicked: list[str] = []
        while len(clicked) < most:
            self.awaited()
            if self.over:
                return clicked
            clicked.append(self.one_click(luck))
        return clicked

    def close(self) -> None:
        self.context.close()
