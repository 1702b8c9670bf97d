"""Promises of every page: languages, weight, the strict policy, and that everybody can use it."""

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Response, Route

from tests.browser.kit import PHONE, Guest, places, position, tile_to_lay
from tests.browser.moments import WINDOWS

LANGUAGES = ["pt-BR", "es", "it"]
HEAVIEST = 500_000  # bytes of a page with all that it needs
GOLDEN = Path(__file__).parents[1] / "golden" / "empires" / "deluxe_base-2p-casual-033.txt"


@pytest.fixture(scope="module")
def running() -> str:
    return position(places, ("person", "novice", "novice", "novice"))


def finished() -> str:
    """A game that is over, of a person and a bot."""
    text = GOLDEN.read_text(encoding="utf-8")
    return text.replace("player 1 casual", "player 1 person")


def texts(ana: Guest, selector: str) -> list[str]:
    return [text.strip() for text in ana.page.locator(selector).all_text_contents()]


def test_the_language_of_everything_at_the_table_changes_at_once_and_back(guest: Callable[..., Guest], running: str) -> None:
    ana = guest("Ana")
    ana.sit(ana.bring(running)).awaited()
    page = ana.page

    def said() -> dict[str, Any]:
        parts = {
            "status": "#status",
            "where": "#where",
            "log": "#log .entry .line > span:last-child",
            "board": "#sheet-board svg text",
            "mats": "#sheet-mat-0 svg text, #sheet-mat-0 figcaption",
            "choices": "#choices .choice .words",
            "areas": "#areas button",
            "facts": "#players .fact",
        }
        return {part: texts(ana, selector) for part, selector in parts.items()}

    english = said()
    seen = [english]
    offered = ana.offered
    for language in LANGUAGES:
        page.click("#menu")
        page.select_option("dialog #language", language)
        page.wait_for_selector(f"html[lang='{language}']")
        ana.until("document.querySelector('#status').textContent !== arg", seen[-1]["status"][0])
        now = said()
        for earlier in seen:
            same = [part for part in now if now[part] == earlier[part]]
            assert not same, (language, same)
        assert len(now["log"]) == len(english["log"]) and ana.offered == offered
        seen.append(now)
    page.reload()
    ana.awaited()
    assert texts(ana, "#status") == seen[-1]["status"]  # it is remembered
    page.click("#menu")
    page.select_option("dialog #language", "en")
    ana.until("document.querySelector('#status').textContent === arg", english["status"][0])
    assert said() == english


def test_first_pages_weigh_little(guest: Callable[..., Guest], running: str) -> None:
    """Lobby, and the table of four people, with everything that a first visit loads, unpacked as well as packed."""
    for path in ("/", "table"):
        ana = guest("Ana")
        address = f"/t/{ana.bring(running)}" if path == "table" else path
        whole: list[int] = []
        packed: list[int] = []
        answers: list[Response] = []

        def keep(answer: Response, kept: list[Response] = answers) -> None:
            kept.append(answer)

        ana.page.on("response", keep)
        ana.page.goto(address, wait_until="networkidle")
        if path == "table":
            ana.awaited()
        for answer in answers:
            body = answer.body()
            whole.append(len(body))
            packed.append(min(len(body), answer.request.sizes()["responseBodySize"]))
        whole += [len(frame.encode()) for frame in ana.frames]
        packed += [len(gzip.compress(frame.encode(), 1)) for frame in ana.frames]
        assert len(answers) > 8
        assert sum(whole) <= HEAVIEST, (path, sum(whole), [(a.url, n) for a, n in zip(answers, whole, strict=False)])
        assert sum(packed) <= HEAVIEST / 2, (path, sum(packed))


# Every kind of page: where it is, and the selector that tells that it is there. Tables come from records.
PAGES: dict[str, tuple[Callable[[Guest, str], str], str]] = {
    "lobby": (lambda ana, running: "/", "#games article"),
    "new": (lambda ana, running: "/new?game=empires", "#seats li"),
    "table": (lambda ana, running: f"/t/{ana.bring(running)}", "body.my-turn #choices button"),
    "tile": (lambda ana, running: f"/t/{ana.bring(tile_to_lay())}", "body.my-turn #turn"),
    "end": (lambda ana, running: f"/t/{ana.bring(finished())}", "dialog .end"),
    "replay": (lambda ana, running: f"/t/{ana.bring(finished())}/replay?move=40", "#scrubber input"),
    "settings": (lambda ana, running: "/settings", "#settings section"),
    "rules": (lambda ana, running: "/rules/empires", "main h2, main h3"),
    "learn": (lambda ana, running: "/learn/santamaria", ".how figure svg"),
    "open": (lambda ana, running: f"/open?{ana.make('me', 'guest', offered=True, title='Sunday')['table']}", ".table"),
    "history": (lambda ana, running: "/history", ".places"),
    "about": (lambda ana, running: "/about", "main h1"),
    "join": (lambda ana, running: "/join", "#invitation h1"),
}
# The rules are long, and all of them look alike: axe-core looks at the first ones.
FEWER = """() => [...document.querySelectorAll(".rule")].slice(20).forEach((e) => e.remove())"""
PLAYED = {"table": "t1", "game": "empires", "game_title": "Empires", "at": 1_700_000_000, "moves": 300, "seconds": 4000}
PLACES = [
    {"name": name, "score": 60 - n, "place": n + 1, "won": n == 0, "mine": n == 0, "bot": "Casual" if n else ""}
    for n, name in enumerate(("Ana", "Bruno"))
]


@pytest.mark.parametrize("name", PAGES)
def test_every_page_keeps_the_policy_hinders_nobody_and_fits_a_phone(
    guest: Callable[..., Guest], running: str, name: str
) -> None:
    """axe-core finds nothing serious or critical by light, nor in the colours by dark."""
    ana = guest("Ana", settings={"theme": "light"})
    where, there = PAGES[name]
    ana.page.route("**/api/history?*", lambda route: route.fulfill(json=[{**PLAYED, "rated": True, "players": PLACES}]))
    answer = ana.page.goto(where(ana, running))
    assert answer is not None
    ana.page.wait_for_selector(there)
    ana.page.wait_for_load_state("networkidle")
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy and "unsafe" not in policy and not ana.problems
    if name == "rules":
        ana.page.evaluate(FEWER)
    assert not ana.hindrances()
    ana.page.evaluate("() => { document.documentElement.dataset.theme = 'dark'; }")
    assert not ana.hindrances("color-contrast")
    # A phone: the same page, narrow and touched.
    device = ana.page.context.new_cdp_session(ana.page)
    device.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    device.send("Emulation.setDeviceMetricsOverride", {**PHONE, "deviceScaleFactor": 2, "mobile": True})
    ana.until("innerWidth === 390 && matchMedia('(pointer: coarse)').matches")
    ana.until("document.scrollingElement.scrollWidth === 390")  # a table has been arranged anew
    assert ana.page.evaluate("() => [innerWidth, visualViewport.scale]") == [390, 1]
    ana.problems.clear()  # axe-core breaks the policy by itself


# What is written further to the right than the slip of paper on which it is written.
STICKING_OUT = """() => [...document.querySelectorAll("main .slip")].flatMap((slip) => {
  const edge = slip.getBoundingClientRect().right - parseFloat(getComputedStyle(slip).paddingRight) + 1;
  const texts = document.createTreeWalker(slip, NodeFilter.SHOW_TEXT), found = [];
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    if (texts.currentNode.parentElement.closest("select, .offstage")) continue;
    if (range.getBoundingClientRect().right > edge) found.push(texts.currentNode.data.slice(0, 40));
  }
  return found;
})"""


@pytest.mark.parametrize("name", ["lobby", "new", "settings"])
def test_words_stay_on_their_slip_in_any_window_and_language(guest: Callable[..., Guest], running: str, name: str) -> None:
    where, there = PAGES[name]
    for language in ("en", *LANGUAGES):
        ana = guest("Ana", locale=language)
        ana.page.goto(where(ana, running))
        ana.page.wait_for_selector(there)
        assert ana.page.locator("main .slip").count()
        for width, height in sorted({(width, height) for width, height, _touched in WINDOWS}):
            ana.page.set_viewport_size({"width": width, "height": height})
            assert ana.page.evaluate(STICKING_OUT) == [], (language, width)


@pytest.mark.parametrize("name", ["table", "replay"])
def test_a_phone_never_shows_a_table_smaller_than_life(guest: Callable[..., Guest], running: str, name: str) -> None:
    """What stood out for a moment, when a phone was turned, made the window wider, and the table stayed arranged for a tablet."""
    ana = guest("Ana")
    where, there = PAGES[name]
    device = ana.page.context.new_cdp_session(ana.page)
    device.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    device.send("Emulation.setDeviceMetricsOverride", {**PHONE, "deviceScaleFactor": 2, "mobile": True})
    ana.page.goto(where(ana, running))
    ana.page.wait_for_selector(there)
    ana.page.evaluate("() => { document.documentElement.style.overflow = 'visible'; document.body.style.minWidth = '600px'; }")
    ana.until("document.scrollingElement.scrollWidth >= 600")
    ana.page.evaluate("() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))")
    assert ana.page.evaluate("() => [innerWidth, visualViewport.scale]") == [390, 1]


def test_what_breaks_the_strict_policy_is_told(guest: Callable[..., Guest]) -> None:
    ana = guest("Ana")
    ana.page.goto("/about")
    with ana.page.expect_console_message(lambda said: "policy: script-src" in said.text):
        ana.page.evaluate("() => document.body.setAttribute('onclick', 'alert(1)')")
    ana.problems.clear()


# Every colour that the style sheets name, as it is on this page.
COLOURS = """() => {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule.selectorText === ":root");
  const names = rules.flatMap((rule) => [...rule.style]).filter((name) => name.startsWith("--"));
  const probe = document.body.appendChild(document.createElement("i"));
  const shown = (name) => { probe.style.color = `var(${name})`; return getComputedStyle(probe).color; };
  const found = Object.fromEntries(names.map((name) => [name, shown(name)]));
  probe.remove();
  return found;
}"""


def test_lamplight_is_the_same_by_choice_and_by_habit(guest: Callable[..., Guest]) -> None:
    """The theme that somebody has chosen goes before that of the system; by itself a page follows the system."""
    seen: dict[tuple[str, str], Any] = {}
    for habit in ("light", "dark"):
        ana = guest("Ana", color_scheme=habit)
        for choice in ("system", "light", "dark"):
            ana.send("PATCH", "/api/me", {"settings": {"theme": choice}})
            ana.page.goto("/about")
            ana.page.wait_for_selector("html[data-ready]")
            seen[habit, choice] = ana.page.evaluate(COLOURS)
    day, lamplight = seen["light", "system"], seen["dark", "system"]
    assert len(day) > 25 and sum(day[name] != lamplight[name] for name in day) > 20
    assert seen["light", "light"] == seen["dark", "light"] == day
    assert seen["light", "dark"] == seen["dark", "dark"] == lamplight


def test_a_page_that_takes_long_is_seen_to_be_on_its_way(guest: Callable[..., Guest]) -> None:
    ana = guest("Ana")
    page = ana.page
    sign = "getComputedStyle(document.body, '::after').backgroundImage"
    held: list[Route] = []
    page.route("**/api/me", lambda route: held.append(route))
    page.goto("/about", wait_until="commit")
    ana.until(f"document.body && {sign}.includes('icon.svg')")
    while not held:
        page.wait_for_timeout(20)
    held[0].continue_()
    page.wait_for_selector("html[data-ready]")
    assert page.evaluate(sign) == "none"


def test_a_record_is_saved_and_brought_back(guest: Callable[..., Guest], tmp_path: Path, running: str) -> None:
    ana = guest("Ana")
    ana.sit(ana.bring(running)).awaited()
    page = ana.page
    begin = (ana.status, ana.offered, ana.scene["move"])
    page.click("#menu")
    with page.expect_download() as coming:
        page.get_by_text("Save the record", exact=True).click()
    file = tmp_path / coming.value.suggested_filename
    coming.value.save_as(file)
    assert file.read_text(encoding="utf-8").startswith("caravela record 1")
    here = page.url
    page.goto("/")
    page.set_input_files("#file", file)
    page.wait_for_url("**/t/*")
    assert page.url != here
    ana.awaited()
    assert (ana.status, ana.offered, ana.scene["move"]) == begin
    page.goto("/")
    page.fill("#record", json.dumps({"not": "a record"}))
    page.click("#import button[type=submit]")
    ana.until("document.querySelector('#import-problem').textContent")
    ana.problems = [problem for problem in ana.problems if "status of 400" not in problem]


def test_who_has_no_place_at_a_table_is_told_once_and_shown_the_way_back(guest: Callable[..., Guest]) -> None:
    ana = guest("Ana")
    page = ana.page
    lines: list[str] = []
    page.on("websocket", lambda socket: lines.append(socket.url))
    table = guest("Bruno").make("me", "novice")["table"]
    for address, told in (("nowhere1234", "no table with this address"), (table, "no seat at this table")):
        lines.clear()
        page.goto(f"/t/{address}")
        ana.sees("#choices a")
        assert told in ana.status
        page.wait_for_timeout(1500)  # longer than the first attempts to come back would take
        assert len(lines) == 1
        page.click("#choices a")
        page.wait_for_url("**/")


def test_the_lobby_tells_which_table_cannot_be_opened(guest: Callable[..., Guest]) -> None:
    ana = guest("Ana")
    ana.make("me", "novice", title="Old")
    ana.make("me", "novice", title="New")
    listed = ana.get("/api/tables")
    told = [{**entry, "status": "unreadable", "waiting": False} if entry["title"] == "Old" else entry for entry in listed]
    ana.page.route("**/api/tables?from=*", lambda route: route.fulfill(json=told))
    ana.page.goto("/")
    assert "cannot be opened by this release" in ana.sees("#tables .table", "Old")
    assert ana.page.locator("#tables .table", has_text="Old").locator(".row .button").count() == 0
    assert ana.page.locator("#tables .table", has_text="New").locator(".row .button").count() == 1


def test_long_lists_say_that_there_is_more_and_show_it(guest: Callable[..., Guest]) -> None:
    """The server gives a page at a time and says how many tables there are."""
    ana = guest("Ana")
    ana.make("me", "novice", title="One of many")
    (table,) = ana.get("/api/tables")
    tables = [{**table, "table": f"t{n}", "title": f"Table {n}", "waiting": False} for n in range(5)]

    def answer(route: Route) -> None:
        first = int(route.request.url.partition("from=")[2])
        route.fulfill(json=tables[first : first + 2], headers={"X-Total-Count": "5"})

    ana.page.route("**/api/tables?from=*", answer)
    ana.page.goto("/")
    for shown in (2, 4):
        ana.until("document.querySelectorAll('#tables .table').length === arg", shown)
        ana.sees("#more-tables", str(5 - shown))
        ana.page.click("#more-tables")
    ana.until("document.querySelectorAll('#tables .table').length === 5 && !document.querySelector('#more-tables')")
    assert sorted(texts(ana, "#tables .title a")) == [f"Table {n}" for n in range(5)]
