"""Everything that one can do at a table, without a server and without a network: `make test-site` runs this as well."""

import time
from collections.abc import Iterator
from dataclasses import replace
from statistics import median

import pytest
from playwright.sync_api import Browser

from caravela.core.record import parse, verify
from caravela.games import FACES, GAMES, find_face
from caravela.table.play import Play
from caravela.table.thinking import Position, advise, luck_of_hint
from caravela.teach.telling import thought
from caravela.text import LANGUAGES
from tests.browser.kit import PHONE, golden
from tests.browser.site_kit import HINT, PLAY, SITE, Host, Visitor, needs_site
from tests.cli.test_campaign import story

pytestmark = needs_site
MOVES = 4  # by clicks
GOLDEN_FOR_TWO = {
    "empires": "deluxe_base-2p-casual-033",
    "maracaibo": "single-2p-casual-090",
    "santamaria": "basic-2p-casual-035",
}
ACT = 300  # milliseconds that an act of casual or novice takes at most, mostly
MEANWHILE = 5  # questions that are answered while somebody thinks, at least; where they wait for the thought it would be one


@pytest.fixture(scope="module")
def settled(browser: Browser) -> Iterator[Visitor]:
    """One browser for all of it: Python is loaded once."""
    host = Host(SITE)
    here = Visitor(browser, host.home, accept_downloads=True).come().settle()
    yield here
    here.context.close()
    host.leave()


@pytest.fixture
def ana(settled: Visitor) -> Iterator[Visitor]:
    settled.problems.clear()
    yield settled
    assert not settled.problems


def play_to_the_end(visitor: Visitor, game: str, *rivals: str) -> None:
    """The first moves by clicks, the others by what clicks say to the table, until the page shows the end."""
    preset = "advanced" if game == "santamaria" and not rivals else GAMES[game].default_preset
    table = visitor.make("me", *rivals, game=game, preset=preset)
    visitor.open(f"/t/{table}").awaited()
    visitor.play(MOVES)
    acts = visitor.frame.evaluate(PLAY, [table, 5000])
    assert not rivals or median(acts) < ACT
    visitor.shown("dialog .end")
    record = parse(visitor.read(f"/api/tables/{table}/record"))
    assert record.totals is not None and verify(GAMES[game], record)


@pytest.mark.parametrize("game", list(GAMES))
def test_a_whole_game_is_played_against_bots(ana: Visitor, game: str) -> None:
    play_to_the_end(ana, game, "casual", "novice")


@pytest.mark.parametrize("game", ["santamaria", "maracaibo"])
def test_a_whole_game_is_played_alone(ana: Visitor, game: str) -> None:
    play_to_the_end(ana, game)


def test_a_whole_game_of_each_is_played_on_a_phone(browser: Browser, settled: Visitor) -> None:
    here = Visitor(browser, settled.home, viewport=PHONE, has_touch=True, is_mobile=True).come().settle()
    for game in GAMES:
        play_to_the_end(here, game, "casual", "novice")
    here.context.close()
    assert not here.problems


def test_two_people_at_one_screen_hand_the_device_round(ana: Visitor) -> None:
    """A curtain falls where somebody knows what others must not, and names who is to look."""
    ana.open(f"/t/{ana.make('me', 'here', game='maracaibo', preset='single')}")
    seen: set[str] = set()
    for _ in range(60):
        ana.until("document.querySelector('#curtain, body.my-turn :is(#choices, #foot) button')")
        if ana.at("#curtain-text").is_visible():
            seen.add(ana.at("#curtain-text").inner_text())
            ana.at("#curtain button").click()
        if len(seen) > 1:
            break
        ana.awaited()
        ana.step()
        ana.until("!document.querySelector('#choices[aria-busy]')")
    assert len(seen) == 2


def test_a_campaign_is_begun_brought_read_and_taken_along(ana: Visitor) -> None:
    ana.open("/new?game=maracaibo&campaign=new")
    ana.shown("#seats li")
    ana.at("#title").fill("Windward")
    ana.at("#create").click()
    ana.shown("dialog .told")
    ana.inner.locator("dialog").get_by_role("button", name="To the campaign").click()
    ana.shown(".campaign h1", "Windward")
    written = story(2)
    ana.open("/")
    ana.shown("#record").fill(written.text())
    ana.at("#import button[type=submit]").click()
    ana.shown(".campaign h1", "The Silver Coast")
    assert FACES["maracaibo"].speaker("en").name("front", "01") in ana.shown("#front-01").inner_text()
    with ana.page.expect_download() as saved:
        ana.at("#file").click()
    assert saved.value.path().read_text("utf-8") == written.text()
    ana.inner.get_by_role("link", name="Next game with other seats").click()
    ana.shown("#seats li")
    ana.at("[data-key='kind-1']").select_option("random")
    ana.at("#create").click()
    ana.shown("dialog .told")


@pytest.mark.parametrize("game", list(GAMES))
def test_a_guided_first_game_says_what_to_do(ana: Visitor, game: str) -> None:
    ana.settle(teacher=True).open(f"/learn/{game}")
    ana.shown(".how figure svg")
    ana.at(".how button.primary").click()
    ana.shown("#teach.opening .primary").click()
    for _ in range(2):
        before = len(ana.log())
        while len(ana.log()) == before:
            ana.until("document.querySelector('.choice.taught, #turn.taught, .sheet .taught[data-option], #confirm')")
            confirm, wanted = ana.at("#confirm"), ana.at(".choice.taught, #turn.taught")
            (
                confirm if confirm.is_visible() else wanted if wanted.is_visible() else ana.at(".sheet .taught[data-option]")
            ).click()
            ana.until("!document.querySelector('#choices[aria-busy]')")
    ana.settle()


def test_a_hint_is_thought_out_while_the_tables_answer(ana: Visitor) -> None:
    """Beside the tables: they answer at once, though a hint takes a second or more."""
    ana.open(f"/t/{ana.make('me', 'novice', game='santamaria', preset='basic')}").awaited()
    ana.shown("#hint-button").click()
    waits: list[float] = []
    while not ana.at("#hint ol li").is_visible():
        began = time.monotonic()
        ana.ask("GET", "/api/me")
        waits.append(time.monotonic() - began)
    assert ana.inner.locator("#hint ol li").count() in (2, 3)
    assert len(waits) >= MEANWHILE and median(waits) < 1


@pytest.mark.parametrize(("game", "name"), GOLDEN_FOR_TWO.items())
def test_a_hint_weighs_what_it_weighs_here(ana: Visitor, game: str, name: str) -> None:
    """By the same weights, and as much as plain Python can afford: bytecode alone is no compiled build."""
    record = parse(golden(game, name))
    people = [replace(record.players[0], kind="person"), *record.players[1:]]
    begun = replace(record, players=people, totals=None)
    plays = (Play.resume(GAMES[game], replace(begun, moves=record.moves[:n])) for n in range(20, 60))
    play = next(play for play in plays if play.decider == 0 and play.decision and len(play.decision.options) > 2)
    here = advise(Position.of(play), play.decider, luck_of_hint(play))
    _took, _longest, hint = ana.frame.evaluate(HINT, ana.bring(play.record.text()))
    assert [one["name"] for one in hint["candidates"]] == [one.option for one in here.candidates]
    assert hint["thought"] == thought(here, FACES[game].speaker("en"))


def test_an_expert_thinks_while_the_tables_answer(ana: Visitor) -> None:
    table = ana.make("me", "expert", game="santamaria", preset="basic")
    ana.open(f"/t/{table}")
    waits: list[float] = []
    moves = [0]
    while len(moves) < 4:
        if ana.frame.evaluate("document.body.classList.contains('my-turn')"):
            ana.awaited()
            ana.step()
        began = time.monotonic()
        ana.ask("GET", "/api/me")
        waits.append(time.monotonic() - began)
        acts = len(ana.log())
        moves += [acts] if acts != moves[-1] else []
    assert median(waits) < 1
    ana.awaited()


SMOOTH = """() => {
  const gaps = [];
  let before = performance.now();
  globalThis.ticking = setInterval(() => {
    const now = performance.now();
    gaps.push(now - before);
    before = now;
  }, 10);
  globalThis.gaps = gaps;
}"""


def test_a_page_stays_smooth_while_bots_think(ana: Visitor) -> None:
    """Python has a thread of its own: while it works, the page is kept from nothing."""
    ana.open(f"/t/{ana.make('me', *['casual'] * 3, game='maracaibo', preset='single')}").awaited()
    ana.frame.evaluate(SMOOTH)
    ana.step()
    ana.until("gaps.length > 100")
    gaps = sorted(ana.frame.evaluate("(clearInterval(ticking), gaps)"))
    assert gaps[len(gaps) * 9 // 10] < 100, "nine of ten ticks come in time"


def test_a_finished_game_is_reviewed(ana: Visitor) -> None:
    """A short one, given up after a few moves: begun, waited for, read."""
    record = parse(golden("empires", "deluxe_base-2p-casual-033"))
    table = ana.bring(replace(record, moves=record.moves[:4], totals=None, ended="abandoned").text())
    ana.open(f"/t/{table}/review")
    ana.shown("#begin").click()
    ana.shown("#review tbody tr")
    assert ana.inner.locator("#review tbody tr").count() == 2
    assert ana.inner.locator("#review figure svg").count() == 1


def test_a_puzzle_is_answered(ana: Visitor) -> None:
    puzzle = find_face("empires").puzzles[1]
    ana.open("/puzzles")
    ana.shown("#puzzles article")
    assert ana.inner.locator("#puzzles article").count() == len(GAMES)
    ana.open("/t/puzzle-empires-2").awaited()
    ana.shown("#puzzle-solve")
    ana.take(puzzle.best)
    ana.shown("#puzzle .right")
    assert ana.inner.locator("#puzzle details").count() == 2, "how both go on"


def test_a_record_comes_in_is_replayed_and_goes_out(ana: Visitor) -> None:
    """As it came, to the letter; a game in progress goes on."""
    record = golden("santamaria", "basic-2p-casual-035")
    ana.open("/")
    ana.shown("#record").fill(record)
    ana.at("#import button[type=submit]").click()
    ana.shown("dialog .end")
    table = ana.table
    assert ana.read(f"/api/tables/{table}/record") == record
    ana.open(f"/t/{table}/replay")
    ana.shown("#scrubber input").fill("10")
    told = next(entry for entry in ana.log() if entry["move"] == 10)
    ana.shown("#status", " ".join([line["text"] for line in told["lines"]]))
    cut = parse(record)
    people = [replace(cut.players[0], kind="person"), *cut.players[1:]]
    going_on = ana.bring(replace(cut, moves=cut.moves[:20], totals=None, players=people).text())
    ana.open(f"/t/{going_on}").awaited()
    ana.play(1)
    with ana.page.expect_download() as saved:
        ana.at("#menu").click()
        ana.inner.locator("dialog.menu").get_by_text("Save the record").click()
    kept = parse(saved.value.path().read_text("utf-8"))
    assert kept.moves[:20] == cut.moves[:20] and len(kept.moves) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_four_languages(ana: Visitor, language: str) -> None:
    face = FACES["empires"]
    ana.open("/settings")
    ana.shown("#top select").select_option(language)
    ana.until(f"document.documentElement.lang === '{language}'")
    ana.open("/rules/empires")
    title = next(iter(face.clauses(language).titles.values()))
    ana.shown("main", title)
    ana.open(f"/t/{ana.make('me', 'novice')}").awaited()
    ana.ask("PATCH", "/api/me", {"language": "en"})


def test_the_frame_speaks_the_language_of_the_browser(browser: Browser, settled: Visitor) -> None:
    here = Visitor(browser, settled.home, locale="it-IT")
    here.page.goto(here.home)
    here.around("document.documentElement.lang === 'it'")
    here.context.close()


def test_what_needs_a_server_says_so_and_offers_the_record(ana: Visitor) -> None:
    table = ana.make("me", "novice")
    ana.open(f"/t/{table}").awaited()
    ana.at("#menu").click()
    ana.inner.locator("dialog.menu").get_by_text("Copy a link for onlookers").click()
    asked = ana.inner.locator("dialog.ask", has_text="needs a server")
    asked.wait_for()
    with ana.page.expect_download() as saved:
        asked.get_by_role("button", name="Save the record").click()
    assert parse(saved.value.path().read_text("utf-8")).game == "empires"
    ana.open("/new?game=empires")
    ana.shown("#seats li")
    ana.at("[data-key='kind-1']").select_option("guest")
    ana.at("#create").click()
    ana.shown("#problem", "needs a server")
