"""A phone, 390 pixels wide: everything in reach of a thumb, a turn by taps, a board to look at closely."""

from collections.abc import Callable

import pytest

from tests.browser.kit import PHONE, Guest, discovers, position

TOUCH = 44

SMALL = """(least) => [...document.querySelectorAll("#head button, #areas button, #bar button, #bar input, #rail button")]
  .filter((e) => e.checkVisibility()).map((e) => [e.id || e.textContent, e.getBoundingClientRect()])
  .filter(([, box]) => box.width < least || box.height < least).map(([name, box]) => `${name} ${box.width}x${box.height}`)"""
OUTSIDE = """() => [...document.querySelectorAll("#head button, #bar button, #rail button")].filter((e) => {
  if (!e.checkVisibility()) return false;
  const box = e.getBoundingClientRect(), bar = e.closest("#choices");
  return !bar && (box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight);
}).map((e) => e.id || e.textContent)"""


@pytest.fixture
def ana(guest: Callable[..., Guest]) -> Guest:
    came = guest("Ana", viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    came.sit(came.bring(position(discovers))).awaited()
    return came


def tidy(ana: Guest) -> None:
    """No sideways scrolling, large targets, the question and its buttons in reach."""
    assert ana.page.evaluate("() => document.scrollingElement.scrollWidth") <= 390
    assert ana.page.evaluate(SMALL, TOUCH) == []
    assert ana.page.evaluate(OUTSIDE) == []
    box = ana.page.locator("#bar").bounding_box()
    assert box is not None and box["y"] + box["height"] <= PHONE["height"] + 1 and box["y"] > PHONE["height"] / 3


def tap(ana: Guest, selector: str) -> None:
    ana.page.locator(selector).first.tap()


def test_a_turn_on_a_phone_is_played_by_taps(ana: Guest) -> None:
    page = ana.page
    tidy(ana)
    # A region that glows, then buttons at the thumb.
    glows = [place for place in ana.glowing() if place["x"] is not None and place["names"][0].startswith("explore")]
    assert glows
    was = ana.status
    page.touchscreen.tap(glows[0]["x"], glows[0]["y"])
    ana.until("document.querySelector('#status').textContent !== arg", was)
    tidy(ana)
    tap(ana, '[data-take="send a colonist"]')
    page.wait_for_selector('[data-take="launch"]')
    tap(ana, "#undo")
    page.wait_for_selector('[data-take="launch"]', state="detached")
    tap(ana, '[data-take="send a colonist"]')
    page.wait_for_selector('[data-take="launch"]')
    tap(ana, '[data-take="launch"]')
    page.wait_for_selector("#confirm")
    tidy(ana)
    tap(ana, "#confirm")
    ana.until("document.querySelector('#undo').getAttribute('aria-disabled')")
    tidy(ana)


def test_the_board_on_a_phone_is_looked_at_closely_by_two_fingers(ana: Guest) -> None:
    page = ana.page

    def shown() -> float:
        return float(page.evaluate("() => document.querySelector('#sheet-board svg').viewBox.baseVal.width"))

    tap(ana, "#areas [data-area='']")
    whole = shown()
    frame = page.locator("#sheet-board .frame").bounding_box()
    assert frame is not None
    x, y = frame["x"] + frame["width"] / 2, frame["y"] + min(frame["height"] / 2, 150)
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, apart: float) -> None:
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}] if apart else []
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 30)
    for apart in (45, 60, 75, 90):
        touch("touchMove", apart)
    touch("touchEnd", 0)
    assert shown() < whole * 0.6
    assert page.evaluate("() => visualViewport.scale") == 1  # the page itself stays as it is
    assert page.evaluate("() => document.scrollingElement.scrollWidth") <= 390
    tap(ana, "#areas [data-area='']")
    assert shown() == pytest.approx(whole)


def test_on_a_phone_players_log_and_boards_open_by_tabs(ana: Guest) -> None:
    for name, inside in (("players", "#players .player"), ("log", "#log .line"), ("mat", "#sheet-mat-0 svg")):
        tap(ana, f'[data-tab="{name}"]')
        ana.page.locator(inside).last.scroll_into_view_if_needed()
        assert ana.page.locator(inside).last.is_visible()
        assert ana.page.locator("#status").is_visible()  # the question stays in sight
        assert ana.page.evaluate("() => document.scrollingElement.scrollWidth") <= 390
    tap(ana, "#chip-1")  # a player in the head: that player's board
    ana.page.wait_for_selector("#place-mine #sheet-mat-1")
    tap(ana, '[data-tab=""]')
    assert ana.page.locator("#sheet-board").is_visible() and ana.offered
    # What is no target tells about itself at a tap.
    place = ana.quiet("#sheet-board [data-thing]:not([data-option] *)")
    ana.page.touchscreen.tap(place["x"], place["y"])
    tip = ana.page.locator("#tip")
    tip.wait_for()
    box = tip.bounding_box()
    assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= 390


@pytest.mark.parametrize(("viewport", "shown"), [(PHONE, 3), ({"width": 844, "height": 390}, 2)], ids=["upright", "across"])
def test_what_is_told_in_a_row_does_not_pile_up_over_a_low_window(
    guest: Callable[..., Guest], viewport: dict[str, int], shown: int
) -> None:
    """The last is left, and what went wrong."""
    page = guest("Ana", viewport=viewport, has_touch=True, is_mobile=True).page
    page.goto("/")
    page.evaluate(
        """async () => {
          const { toast } = await import("/static/page.js");
          for (const kind of ["wrong", "", ""]) toast("told", kind);
        }"""
    )
    slips = page.locator("#toasts .toast")
    assert slips.count() == 3 and [slip.is_visible() for slip in slips.all()].count(True) == shown
    assert page.locator("#toasts .wrong").is_visible()
