"""A turn: steps taken back, what cannot be taken back, nothing lost when the page or the server goes, a turn by keys alone."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.browser.kit import Guest, discovers, position
from tests.browser.moments import Stage, scenes
from tests.web.kit import Server

EXPLORE = "explore"


@pytest.fixture(scope="module")
def expedition() -> str:
    return position(discovers)


def first(ana: Guest, word: str) -> str:
    """The first option that begins so."""
    return next(str(option["name"]) for option in ana.scene["options"] if option["name"].startswith(word))


def test_steps_are_taken_back_one_by_one_or_all_at_once(guest: Callable[..., Guest], expedition: str) -> None:
    ana = guest("Ana")
    ana.sit(ana.bring(expedition)).awaited()
    page = ana.page
    begin = (ana.status, ana.offered)
    assert page.get_attribute("#undo", "aria-disabled") == "true"  # nothing of this turn yet, and it says so
    ana.take(first(ana, EXPLORE))
    ana.until("document.querySelector('#status').textContent !== arg", arg=begin[0])
    explored = (ana.status, ana.offered)
    assert page.get_attribute("#undo", "aria-disabled") is None
    assert (page.get_attribute("#undo", "title") or "").startswith("Take back: ")
    ana.take("send a colonist")
    page.wait_for_selector("#restart:not([aria-disabled])")
    assert "2" in page.inner_text("#restart")
    page.click("#undo")
    page.wait_for_selector("#restart[aria-disabled]")
    assert (ana.status, ana.offered) == explored
    ana.take("send a colonist")
    gone_on = ana.scene["number"]
    page.wait_for_selector("#restart:not([aria-disabled])")
    page.click("#restart")
    page.locator("dialog button", has_text="Keep them").click()
    assert ana.scene["number"] == gone_on and page.get_attribute("#restart", "aria-disabled") is None, "it asks before"
    page.click("#restart")
    page.locator("dialog button.danger").click()
    ana.until("document.querySelector('#undo').getAttribute('aria-disabled')")
    assert (ana.status, ana.offered) == begin


def test_what_brings_something_to_light_is_announced_and_then_nothing_before_it_is_taken_back(
    guest: Callable[..., Guest], expedition: str
) -> None:
    ana = guest("Ana")
    ana.sit(ana.bring(expedition)).awaited()
    page = ana.page
    ana.take(first(ana, EXPLORE))
    ana.take("send a colonist")
    page.wait_for_selector('[data-take="launch"]')
    assert page.locator('[data-take="launch"] .barrier').inner_text().strip() == "⚑ cannot be undone"
    assert page.locator('[data-take="launch"] i').inner_text() == "⚑"  # a sign and words
    ana.take("launch", confirm=False)
    assert "this cannot be undone" in ana.sees("#choices .barrier")
    page.click("#cancel")
    assert page.get_attribute("#undo", "aria-disabled") is None  # only looked at so far
    moves = ana.scene["move"]
    ana.take("launch")
    ana.until("document.querySelector('#undo').getAttribute('aria-disabled')")
    reason = page.get_attribute("#undo", "title") or ""
    assert reason and reason != "There is nothing of yours to take back."
    page.click("#undo", force=True)
    assert ana.sees("#toasts", reason)
    assert ana.scene["move"] > moves


def test_a_reload_in_mid_turn_loses_nothing(guest: Callable[..., Guest], expedition: str) -> None:
    ana = guest("Ana")
    ana.sit(ana.bring(expedition)).awaited()
    ana.take(first(ana, EXPLORE))
    ana.take("send a colonist")
    ana.page.wait_for_selector("#restart:not([aria-disabled])")
    before = (ana.status, ana.offered, ana.page.inner_text("#undo"), ana.page.locator("#log .line").count())
    ana.page.reload()
    ana.awaited()
    assert (ana.status, ana.offered, ana.page.inner_text("#undo"), ana.page.locator("#log .line").count()) == before
    ana.page.click("#undo")
    ana.page.wait_for_selector("#restart[aria-disabled]")


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    running = Server(str(tmp_path / "tables.db"), tmp_path)
    yield running
    running.bury()


def test_a_killed_server_loses_nothing_and_the_page_comes_back_by_itself(
    guest: Callable[..., Guest], own_server: Server, expedition: str
) -> None:
    ana = guest("Ana", server=own_server)
    page = ana.page
    ana.sit(ana.bring(expedition)).awaited()
    ana.take(first(ana, EXPLORE))
    ana.take("send a colonist")
    page.wait_for_selector("#restart:not([aria-disabled])")
    before = (ana.status, ana.offered, page.locator("#log .line").count())
    own_server.kill()
    assert ana.sees("#line") == "The connection is lost; trying again …"
    assert (ana.status, ana.offered) == before[:2]  # the table stays in sight
    own_server.start()
    page.wait_for_selector("#line", state="hidden")
    ana.awaited()
    assert (ana.status, ana.offered, page.locator("#log .line").count()) == before
    ana.take("launch")
    ana.until("document.querySelector('#undo').getAttribute('aria-disabled')")
    assert all("ERR_CONNECTION" in problem or "WebSocket" in problem for problem in ana.problems), ana.problems
    ana.problems.clear()


def test_a_move_made_while_the_server_is_away_arrives_once(
    guest: Callable[..., Guest], own_server: Server, expedition: str
) -> None:
    ana = guest("Ana", server=own_server)
    ana.sit(ana.bring(expedition)).awaited()
    move, option = ana.scene["move"], first(ana, EXPLORE)
    own_server.kill()
    ana.sees("#line")
    ana.page.locator(f'[data-take="{option}"]').click()
    own_server.start()
    ana.page.wait_for_selector("#line", state="hidden")
    ana.page.wait_for_selector("#undo:not([aria-disabled])")
    ana.awaited()
    assert ana.scene["move"] == move + 1 and "send a colonist" in ana.offered
    ana.problems.clear()


def test_a_box_with_a_number_on_it_has_that_key(guest: Callable[..., Guest]) -> None:
    """Box 6 has the key 6, whatever is closed before it; what lies in box 7 is told apart by a second key."""
    ana = guest("Ana", settings={"confirm": True})
    ana.sit(ana.make("me", "novice")["table"]).awaited()
    while ana.page.locator("#choices .choice[data-take*=' on discovery']").count() == 0:
        ana.one_click(random.Random(1))
        ana.awaited()
    page, key = ana.page, ana.page.keyboard.press
    shown = page.evaluate("""() => Object.fromEntries([...document.querySelectorAll("#choices .choice")].map((e) =>
      [e.dataset.take.split(" on ").at(-1), e.querySelector("kbd")?.textContent]))""")
    boxes = {"initiative": "1", "dock": "2", "goods": "3", "shipping": "4", "buildings": "5", "discovery": "6", "warfare": "8"}
    assert {box: digit for box, digit in shown.items() if box in boxes}.items() <= boxes.items() and shown["discovery"] == "6"
    spaces = [box for box, digit in shown.items() if digit == "7"]
    assert len(spaces) > 2 and all(box.endswith(" space") for box in spaces), shown
    key("7")
    left = "#choices .choice[data-take$=' space']"
    ana.until("document.querySelectorAll('#choices .choice').length === arg", arg=len(spaces))
    assert page.locator(f"{left} kbd").all_inner_texts() == [str(n + 1) for n in range(len(spaces))]
    key("Escape")
    key("6")
    page.wait_for_selector("[data-confirms$=' on discovery']")


def test_a_number_means_its_box_though_workers_are_asked_for_first(guest: Callable[..., Guest]) -> None:
    page = Stage(guest("Ana"))
    page.open()
    page.show(scenes("empires")["most"])
    shown = page.page.locator("#choices .choice kbd").all_inner_texts()
    assert page.page.locator("#choices [data-step^='kind-']").count() == 3 and not set(shown) & set("12345678"), shown
    page.page.keyboard.press("6")
    page.guest.until("document.querySelectorAll('#choices [data-take$=\" on discovery\"]').length === 3")
    assert page.page.locator("#choices .choice kbd").all_inner_texts() == ["1", "2", "3"]


def test_free_actions_stand_apart_the_usual_comes_first_and_what_cannot_be_paid_for_stays(guest: Callable[..., Guest]) -> None:
    page = Stage(guest("Ana"))
    page.open()
    few, most = (scenes("santamaria")[moment] for moment in ("few", "most"))
    page.show(few)
    names = "(all) => all.map((e) => e.dataset.take)"
    free = {option["name"] for option in few["options"] if option["free"]}
    assert free and set(page.page.eval_on_selector_all("#choices .free [data-take]", names)) == free
    assert not set(page.page.eval_on_selector_all("#choices > [data-take], #choices > .split > [data-take]", names)) & free
    page.show(most)
    assert page.page.locator("#choices .choice").first.get_attribute("data-step") == "dice-white"
    told = page.page.locator("#choices .lacking").all_text_contents()
    assert told and all(any(one["text"] in line and one["missing"] in line for line in told) for one in most["lacking"])


FOCUSED = """() => { const e = document.activeElement, s = getComputedStyle(e);
  const drawn = s.outlineStyle !== "none" && parseFloat(s.outlineWidth) >= 1.5;
  return { option: e.dataset.option ?? "", take: e.dataset.take ?? "", seen: drawn && e.matches(":focus-visible") }; }"""


def test_a_turn_by_keys_alone(guest: Callable[..., Guest], expedition: str) -> None:
    ana = guest("Ana")
    ana.sit(ana.bring(expedition)).awaited()
    page, key = ana.page, ana.page.keyboard.press
    begin = ana.status
    # Keys are shown where they work, and all of them in one list.
    hints = page.locator("#choices .choice kbd").all_inner_texts()
    assert hints == [str(n) for n in range(1, len(hints) + 1)] and len(hints) == page.locator("#choices .choice").count()
    assert page.get_attribute("#undo", "aria-keyshortcuts") == "u"
    key("?")
    assert "Enter" in ana.sees("dialog .keys")
    key("Escape")
    page.wait_for_selector("dialog", state="detached")
    # Tab reaches the choices and what glows on the board; what has the focus is seen.
    options: set[str] = set()
    for _ in range(120):
        key("Tab")
        focused = page.evaluate(FOCUSED)
        if focused["option"] or focused["take"]:
            assert focused["seen"], focused
            options.add(focused["option"] or focused["take"])
        if focused["option"].startswith(EXPLORE):
            break
    assert focused["option"].startswith(EXPLORE) and len(options) > 1, options
    key("Enter")
    ana.until("document.querySelector('#status').textContent !== arg", arg=begin)
    # Digits choose, u takes back, Esc is one step back, Enter confirms.
    launch = "[data-take=launch]"
    names = [option["name"] for option in ana.scene["options"]]
    key(str(names.index("send a colonist") + 1))
    page.wait_for_selector("#restart:not([aria-disabled])")
    key("u")
    page.wait_for_selector("#restart[aria-disabled]")
    key(str(names.index("send a colonist") + 1))
    page.wait_for_selector(launch)
    digit = page.inner_text(f"{launch} kbd")
    key(digit)
    assert page.inner_text("#confirm kbd") == "↵" and page.inner_text("#cancel kbd") == "Esc"
    key("Escape")
    page.wait_for_selector(launch)
    page.locator("#menu").focus()  # whatever has the keyboard, Enter confirms what a digit has chosen
    key(digit)
    page.wait_for_selector("#confirm")
    key("Enter")
    ana.until("document.querySelector('#undo').getAttribute('aria-disabled')")
    # Letters lead to the parts of the table.
    key("l")
    assert page.evaluate("document.activeElement.closest('#log') !== null")
    key("p")
    assert page.evaluate("document.activeElement.closest('#players') !== null")
    key("b")
    assert page.evaluate("document.activeElement.closest('#place-board') !== null")
    key("+")
    assert page.locator("#sheet-board .frame.close-up").count()
    key("0")


@pytest.mark.parametrize(("game", "preset"), [("empires", "deluxe_base"), ("santamaria", "basic"), ("maracaibo", "single")])
def test_the_digits_of_a_list_read_in_order(guest: Callable[..., Guest], game: str, preset: str) -> None:
    """1, 4, 2 looked like a mistake."""
    ana = guest("Ana", settings={"confirm": False}, viewport={"width": 1366, "height": 768})
    ana.sit(ana.make("me", "novice", game=game, preset=preset)["table"])

    def in_order() -> None:
        shown = [int(digit) or 10 for digit in ana.page.locator("#choices .choice > kbd").all_inner_texts()]
        assert shown == sorted(shown), shown

    ana.play(random.Random(5), 25, last=("no", "end turn"), each=in_order)


def test_a_sign_on_a_choice_says_what_it_means(guest: Callable[..., Guest]) -> None:
    """Also where the button has room for the flag alone."""
    ana = guest("Ana", viewport={"width": 1366, "height": 768})
    stage = Stage(ana)
    stage.open()
    stage.show(scenes("empires")["most"])
    flags = ana.page.locator("#choices .barrier")
    assert flags.count()
    for flag in flags.all():
        assert "undone" in (flag.get_attribute("title") or "") and "undone" in (flag.text_content() or "")


TOOLS = """() => Object.fromEntries(
  [...document.querySelectorAll("#tools button, #zoom button, #steps button:not(#count), #rail button")].map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [one.id || one.dataset.tab || one.title || one.className, [left, top, width, height].map(Math.round).join(" ")];
  }))"""
EVERYWHERE = [(1366, 768), (390, 844), (844, 390), (820, 1180)]


@pytest.mark.parametrize("size", EVERYWHERE, ids=["laptop", "phone", "sideways", "tablet"])
def test_the_tools_keep_their_place_whatever_is_open(guest: Callable[..., Guest], size: tuple[int, int]) -> None:
    """“Restart” came under the pointer when a hint or a second step brought another tool."""
    ana = guest("Ana", settings={"teacher": True, "confirm": True}, viewport={"width": size[0], "height": size[1]})
    page = ana.page
    page.goto(f"/t/{ana.send('POST', '/api/games/santamaria/learn', {})['table']}")
    page.locator("#teach.opening .primary").click()
    places: list[dict[str, str]] = []

    def look() -> None:
        ana.until("!document.querySelector('#choices[aria-busy]')")
        places.append(page.evaluate(TOOLS))

    ana.awaited()
    look()
    for name in ("use white 5", "use all", "end turn"):
        ana.take(name, confirm=False)
        look()
        if page.locator("#confirm").count():
            page.click("#confirm")
        ana.awaited()
        look()
    if page.locator("#count").count():
        page.click("#count")
        look()
        page.keyboard.press("Escape")
    page.keyboard.press(",")  # an earlier moment
    page.wait_for_selector("body.past")
    look()
    page.keyboard.press("Home")
    page.wait_for_selector("body:not(.past)")
    page.keyboard.press("t")  # a trial
    page.wait_for_selector("body.trying")
    look()
    page.keyboard.press("t")
    page.wait_for_selector("body:not(.trying)")
    ana.awaited()
    page.locator(".choice.taught").first.click()
    ana.awaited()
    look()
    assert {len(one) for one in places} == {len(places[0])}, places
    assert all(one == places[0] for one in places), places
    assert {"undo", "menu", "hint-button"} <= set(places[0]) or size == (844, 390)


def test_a_double_click_takes_what_was_under_the_pointer_and_nothing_else(guest: Callable[..., Guest], expedition: str) -> None:
    """The list that comes next lies where the pointer rests."""
    ana = guest("Ana", settings={"confirm": False})
    ana.sit(ana.bring(expedition)).awaited()
    status = ana.status

    def press(button: str, count: int) -> None:
        box = ana.page.locator(button).first.bounding_box()
        assert box
        ana.page.mouse.move(box["x"] + 9, box["y"] + 9)
        ana.page.mouse.down(click_count=count)
        ana.page.mouse.up(click_count=count)

    press(f'#choices [data-take="{first(ana, EXPLORE)}"]', 1)
    ana.until("document.querySelector('#status').textContent !== arg", arg=status)
    ana.awaited()
    number = ana.scene["number"]
    press("#choices .choice", 2)
    assert not ana.page.locator("#choices[aria-busy]").count() and ana.scene["number"] == number
    undone = ana.page.get_attribute("#undo", "title")
    press("#choices .choice", 1)
    ana.until("document.querySelector('#undo').title !== arg", arg=undone)
