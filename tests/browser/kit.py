"""People at browsers of their own: what they see, and what they do with mouse, fingers and keys."""

import json
import os
import random
import shutil
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, WebSocket

from caravela.bots import find_bot
from caravela.core.record import Player, parse
from caravela.games import FACES, GAMES
from caravela.table.play import Play
from tests.web.kit import Scene, Server, applied

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
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
POLLING = 40  # milliseconds between two looks: frames that nobody needs are not drawn
PATIENCE = 30_000  # milliseconds until something that should happen has not happened
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
OPEN = "#main [data-option]"
WHOLE = bool(os.environ.get("CARAVELA_WHOLE"))  # whole games by clicks, as `make long` plays them

# What breaks the strict policy of the pages is told like any other error.
TELL_TALES = """addEventListener("securitypolicyviolation", (e) =>
  console.error(`policy: ${e.violatedDirective} ${e.blockedURI} ${e.sourceFile}:${e.lineNumber}`));"""

# Everything that glows in sight, with a place where a click meets it and nothing else; x is null if there is none.
GLOWING = """(open) => [...document.querySelectorAll(open)].filter((e) => e.checkVisibility()).map((e) => {
  const found = { thing: e.dataset.thing, names: (e.dataset.option ?? "").split("|"), x: null, y: null };
  const box = e.getBoundingClientRect();
  const places = [[0.5, 0.5]];
  for (let i = 1; i < 10; i += 1) for (let j = 1; j < 10; j += 1) places.push([i / 10, j / 10]);
  for (const [i, j] of places) {
    const x = box.left + box.width * i, y = box.top + box.height * j;
    if (document.elementFromPoint(x, y)?.closest("[data-thing]") !== e) continue;
    return { ...found, x, y, width: box.width, height: box.height };
  }
  const x = box.left + box.width / 2, y = box.top + box.height / 2;
  let inside = x > 0 && y > 0 && x < innerWidth && y < innerHeight;
  for (let up = e.parentElement; up; up = up.parentElement) {
    if (getComputedStyle(up).overflow === "visible") continue;
    const clip = up.getBoundingClientRect();
    inside &&= x > clip.left && x < clip.right && y > clip.top && y < clip.bottom;
  }
  return { ...found, inside };
})"""

# The table asks me, or the game is over and its end is shown.
AWAITED = """() => !document.querySelector("#choices[aria-busy]") && !document.querySelector("body.offline") &&
  (document.querySelector("body.my-turn :is(#choices, #foot) button") || document.querySelector("body.over dialog .end"))"""

Step = Callable[[random.Random, tuple[str, ...], tuple[str, ...], str], str]


def launch(playwright: Playwright) -> Browser:
    path = next((found for found in map(shutil.which, NAMES) if found), None)
    assert path, f"The browser tests need one of {', '.join(NAMES)} on the path; on Debian and Ubuntu: apt install chromium."
    return playwright.chromium.launch(executable_path=path, args=FLAGS)


class Guest:
    """Somebody with a browser: one context with its own cookie, one page; bots move at once for them."""

    def __init__(self, browser: Browser, server: Server, name: str = "", settings: dict[str, Any] | None = None, **more: Any):
        asked: dict[str, Any] = {"viewport": DESK, "locale": "en", "reduced_motion": "reduce", "accept_downloads": True, **more}
        self.server = server
        self.fingers = bool(asked.get("has_touch"))  # no mouse
        self.context: BrowserContext = browser.new_context(base_url=server.home, **asked)
        self.context.set_default_timeout(PATIENCE)
        self.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server.home)
        self.context.add_init_script(TELL_TALES)
        self.problems: list[str] = []  # errors of pages: a test that ends with one fails
        self.frames: list[str] = []  # all that tables have said
        self.scene: Scene = {}
        self.get("/api/me")
        settings = {"pace": 0, "teacher": False, "rounds": False, **(settings or {})}
        self.send("PATCH", "/api/me", {"name": name, "language": asked["locale"], "settings": settings})
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

    def bring(self, record: str) -> str:
        """A table where a record goes on."""
        return str(self.send("POST", "/api/tables/import", {"record": record})["table"])

    def sit(self, table: str) -> "Guest":
        """Open the page of a table and wait until it shows something."""
        self.scene = {}
        self.page.goto(f"/t/{table}")
        self.until("document.querySelector('#status').textContent")
        return self

    def until(self, so: str, arg: Any = None) -> None:
        """Wait until an expression of the page is true; `arg` is what it may speak of."""
        self.page.wait_for_function(f"(arg) => {so}", arg=arg, polling=POLLING)

    def sees(self, selector: str, text: str | None = None) -> str:
        """Wait until something is in sight; its text."""
        found = self.page.locator(selector, has_text=text).first
        found.wait_for(state="visible")
        return found.inner_text()

    def copied(self) -> str:
        """What was copied, once the page has said so: everybody in a browser shares one clipboard, with the tests before."""
        self.sees("#toasts", "Copied.")
        return str(self.page.evaluate("() => navigator.clipboard.readText()"))

    @property
    def status(self) -> str:
        return self.page.inner_text("#status")

    @property
    def offered(self) -> list[str]:
        """The names of all options that the page offers, by buttons or by what glows."""
        return sorted(
            self.page.evaluate("""() => [...new Set([
              ...[...document.querySelectorAll("[data-take]")].map((e) => e.dataset.take),
              ...[...document.querySelectorAll("#main [data-option]")].flatMap((e) => e.dataset.option.split("|"))])]""")
        )

    def glowing(self) -> list[Any]:
        return list(self.page.evaluate(GLOWING, OPEN))

    def quiet(self, selector: str) -> Any:
        """A thing of that kind that does not glow, with a place where it can be pointed at."""
        found = self.page.evaluate(GLOWING, f"{selector}:not([data-option])")
        return next(place for place in found if place["x"] is not None)

    def awaited(self) -> None:
        self.page.wait_for_function(AWAITED, polling=POLLING)

    @property
    def over(self) -> bool:
        return bool(self.page.locator("body.over").count())

    def hindrances(self, *rules: str) -> list[str]:
        """What axe-core finds serious or critical on the page as it is now; by all its rules, or by these."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(f"() => {{ {AXE_SCRIPT} }}")
        found = self.page.evaluate(
            """async (rules) => {
              const told = await axe.run({ ...(rules.length ? { runOnly: rules } : {}), resultTypes: ["violations"] });
              const grave = told.violations.filter((one) => ["serious", "critical"].includes(one.impact));
              return { passes: told.passes.length, grave: grave.flatMap((one) => one.nodes.slice(0, 4).map((node) =>
                `${one.id}: ${node.target} ${node.html.slice(0, 160)} ${node.failureSummary.slice(0, 300)}`)) };
            }""",
            rules,
        )
        assert found["passes"] > (0 if rules else 5), "it has looked"
        return list(found["grave"])

    # -- doing ---------------------------------------------------------------------------------------------------------

    def take(self, name: str, confirm: bool = True) -> None:
        """Choose an option by what the page shows for it, step by step; with or without the last confirmation."""
        for _ in range(6):
            if self.page.locator("#confirm").count():
                if confirm:
                    self.page.click("#confirm")
                    self.until("!document.querySelector('#choices[aria-busy], #confirm')")
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
                self.until("!document.querySelector('#choices[aria-busy]')")
                return
        raise AssertionError(f"{name} is not to be had by clicks")

    def one_click(self, luck: random.Random, first: tuple[str, ...] = (), last: tuple[str, ...] = (), before: str = "") -> str:
        """One click on something that glows, a choice in the bar, or what turns or confirms; what it was.

        What begins like one of `first` is clicked before anything else, but not twice running (`before` was clicked last);
        what begins like one of `last` is clicked when nothing else is left.
        """
        places = self.page.evaluate(f"""() => {{
          const places = (document.querySelector("#confirm") ? [] : ({GLOWING})("{OPEN}"));
          const bar = document.querySelectorAll("#confirm, #turn, #choices .choice, #bid-ok");
          return places.concat([...bar].filter((e) => e.checkVisibility()).map((e) => {{
            const box = e.getBoundingClientRect();
            const text = e.id || e.dataset.take || e.dataset.step;
            const sort = e.dataset.take ? "take" : "step";
            return {{ thing: "", text, id: e.id, sort, x: box.left + box.width / 2, y: box.top + box.height / 2 }};
          }}));
        }}""")
        hidden = [place for place in places if place["x"] is None and place["inside"]]
        assert not hidden or self.fingers, f"glows but cannot be clicked: {hidden}"  # on a phone a panel may cover the board
        found = [place for place in places if place["x"] is not None]
        calling = self.page.locator("#rail .calls")
        if self.fingers and calling.count() and not any(place["thing"] for place in found) and luck.random() < 0.7:
            calling.first.tap()
            return "panel"
        names = [place["thing"] or place["text"] for place in found]
        wanted = tuple(one for one in first if not before.startswith(one))
        places = [place for place, name in zip(found, names, strict=True) if name.startswith(wanted)]
        places = places or [place for place, name in zip(found, names, strict=True) if not name.startswith(last)] or found
        board = [place for place in places if place["thing"]]
        buttons = [place for place in places if not place["thing"]]
        place = luck.choice(board if board and (not buttons or luck.random() < 0.8) else buttons)
        if place["thing"] and self.fingers:
            self.page.touchscreen.tap(place["x"], place["y"])
        elif place["thing"]:
            self.page.mouse.click(place["x"], place["y"])
        else:  # choices may scroll in their place
            button = self.page.locator(f"#{place['text']}" if place["id"] else f'[data-{place["sort"]}="{place["text"]}"]').first
            if self.fingers:
                button.tap()
            else:
                button.click()
        return str(place["thing"] or place["text"])

    def focused(self, what: str) -> str:
        """What the keyboard is on, by one of its data."""
        return str(self.page.evaluate("(what) => document.activeElement.dataset[what] ?? ''", what))

    def reach(self, selector: str) -> None:
        """Tab until something has the keyboard."""
        for _ in range(150):
            if self.page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{selector} is out of reach of the keyboard")

    def one_key(self, luck: random.Random, first: tuple[str, ...] = (), last: tuple[str, ...] = (), before: str = "") -> str:
        """One step of a choice by keys alone: a digit, Enter, r, or Tab to what glows; what it was."""
        page, key = self.page, self.page.keyboard.press
        if page.locator("#confirm").count():
            key("Enter")
            return "confirm"
        if page.locator("#bid-ok").count():
            self.reach("#bid-ok")
            key("Enter")
            return "bid-ok"
        if page.locator("#turn").count() and luck.random() < 0.3:
            key("r")
            return "turn"
        shown = page.evaluate("""() => [...document.querySelectorAll("#choices .choice")].map((e) =>
          ({ key: e.querySelector("kbd")?.textContent ?? "", text: e.dataset.take ?? e.dataset.step }))""")
        found = [one for one in shown if one["key"]]
        wanted = tuple(one for one in first if not before.startswith(one))
        best = [one for one in found if one["text"].startswith(wanted)] if wanted else []
        best = best or [one for one in found if not one["text"].startswith(last or ("\0",))] or found
        if best and luck.random() < 0.7:
            chosen = luck.choice(best)
            key(chosen["key"])
            return str(chosen["text"])
        for panel in luck.sample("bm", 2):  # the first of what glows on the board, or on my mat
            key(panel)
            for _ in range(luck.randrange(6)):
                if self.focused("option"):
                    key("Tab")
            if self.focused("option"):
                thing = self.focused("thing")
                key("Enter")
                return thing
        if found:
            chosen = luck.choice(best)
            key(chosen["key"])
            return str(chosen["text"])
        self.reach("#choices .choice")
        key("Enter")
        return "choice"

    def play(
        self,
        luck: random.Random,
        most: int,
        first: tuple[str, ...] = (),
        last: tuple[str, ...] = (),
        step: Step | None = None,
        each: Callable[[], None] = lambda: None,
    ) -> list[str]:
        """So many clicks, or as many as it takes to end the game; what was clicked. With WHOLE, to the end.

        `step` is how it is chosen, if not by clicks; `each` is done before every step.
        """
        clicked: list[str] = []
        most = 3000 if WHOLE else most
        step = step or self.one_click
        while len(clicked) < most:
            if self.page.wait_for_function(AWAITED, polling=POLLING).evaluate("(found) => found.matches('.end')"):
                break
            each()
            clicked.append(step(luck, first, last, clicked[-1] if clicked else ""))
        return clicked

    def finish(self, record: str, last: tuple[str, ...] = ()) -> None:
        """Sit down where a recorded game is nearly over, and play its last moves by clicks."""
        self.sit(self.bring(nearly_over(record)))
        self.play(random.Random(1), 60, last=last)
        self.page.wait_for_selector("dialog .end")

    def read_end(self) -> tuple[str, list[int]]:
        """The end screen: its title, and the totals from the first place to the last; categories add up, points are drawn."""
        title = self.sees("dialog h2")
        table = self.page.locator("dialog .scores table")
        totals = [int(text) for text in table.locator("tfoot td").all_inner_texts()]
        sums = [0] * len(totals)
        for row in table.locator("tbody tr").all():
            sums = [total + int(text) for total, text in zip(sums, row.locator("td").all_inner_texts(), strict=True)]
        assert totals == sums and totals == sorted(totals, reverse=True) and str(totals[0]) in title
        assert table.locator("thead th").count() == len(totals) and table.locator("tbody tr").count() >= 4
        assert self.page.locator("dialog figure svg").bounding_box()["width"] > 300  # type: ignore[index]
        self.page.click("dialog button.primary")
        assert self.page.locator("dialog").count() == 0 and self.page.locator("#sheet-board svg").is_visible()
        return title, totals

    def close(self) -> None:
        self.context.close()


# -- positions ---------------------------------------------------------------------------------------------------------


GOLDEN = Path(__file__).parents[1] / "golden"


def nearly_over(record: str) -> str:
    """A recorded game before the last move of the first seat, where a person sits; novices have the others."""
    told = parse(record)
    last = max(n for n, move in enumerate(told.moves) if move.seat == 0)
    players = [Player(player.name, "novice" if n else "person") for n, player in enumerate(told.players)]
    return replace(told, moves=told.moves[:last], totals=None, players=players).text()


@cache
def position(
    so: Callable[[Play], bool],
    kinds: tuple[str, ...] = ("person", "novice", "novice"),
    seed: int = 1,
    preset: str = "deluxe_base",
    bot: str = "novice",
    game_name: str = "empires",
    **changes: str,
) -> str:
    """The record of a game that bots have played until it is so; people and bots of these kinds go on from there."""
    game, chooser = GAMES[game_name], find_bot(bot)
    players = [Player(name, kind) for name, kind in zip(("Ana", "Bruno", "Chiara", "Davi", "Eva", "Fred"), kinds, strict=False)]
    for number in range(seed, seed + 20):
        luck = random.Random(number)
        play = Play.begin(game, game.agree(preset, changes), players, f"browser {number}".encode().ljust(32))
        while not play.over and not so(play):
            play.take(play.decider, chooser.choose(FACES[game.name].seat(play.state(), play.decider), luck))
        if so(play):
            return play.record.text()
    raise AssertionError("it never was so")


def golden(game: str, name: str) -> str:
    return (GOLDEN / game / f"{name}.txt").read_text(encoding="utf-8")


def over(play: Play) -> bool:
    return play.over


def places(play: Play) -> bool:
    """Ana has a worker to place, in the third round or later."""
    return play.decider == 0 and len(play.record.moves) > 40 and play.decision is not None and play.decision.rule == "E-PLACE-1"


def discovers(play: Play) -> bool:
    """Ana may send an expedition, and has to say one by one who goes."""
    if play.decider != 0 or play.decision is None or play.decision.rule != "E-DISC-2":
        return False
    state = play.state()
    play.game.take(state, next(option for option in play.decision.options if option.startswith("explore")))
    then = play.game.decision(state)
    if then is None or then.who != 0 or "launch" in then.options or "send a colonist" not in then.options:
        return False
    play.game.take(state, "send a colonist")
    then = play.game.decision(state)
    if then is None or then.who != 0 or "launch" not in then.options:
        return False
    barrier = state.barrier
    play.game.take(state, "launch")
    return state.barrier != barrier


def lays(play: Play) -> bool:
    """Ana has a double to lay at Santa Maria, and it fits into her colony in many ways."""
    if play.decider != 0 or play.decision is None or play.decision.question.message != "ask-place-tile":
        return False
    return len(play.decision.options) > 40 and play.record.moves[-1].option.startswith("buy double")


def tile_to_lay() -> str:
    return position(lays, ("person", "novice"), preset="basic", game_name="santamaria")
