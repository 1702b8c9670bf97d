"""Hints in the browser: candidates marked on the board and among the choices, how it goes on, and nothing moves."""

from collections.abc import Callable

import pytest

from caravela.table.play import Play
from tests.browser.kit import DESK, PHONE, POLLING, Guest, lays, position

Come = Callable[..., Guest]
PLACE = "JSON.stringify(document.getElementById('place-board').getBoundingClientRect())"


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_hint_by_key_or_lamp_and_once_more_how_it_goes_on(guest: Come, size: dict[str, int]) -> None:
    ana = guest("Ana", settings={"teacher": False}, viewport=size, has_touch=size is PHONE)
    ana.sit(ana.make("me", "novice")["table"])
    page = ana.page
    ana.until("document.querySelector('body.my-turn #choices button')")
    before = page.evaluate(PLACE)
    page.locator("#hint-button").click()
    ana.until("document.querySelector('#hint ol li')")
    number = page.locator("#hint ol li").count()
    assert 2 <= number <= 3
    assert page.locator(".hint-mark").count() == number, "on the board"
    assert page.locator("#choices [data-hint='1'], #tray [data-hint='1']").count() >= 1
    assert page.evaluate(PLACE) == before
    assert not page.locator("#hint .line").count()
    page.locator("#hint ol button").last.click()
    assert page.locator(".hint-mark.chosen").text_content() == str(number)
    page.keyboard.press("h")
    assert page.locator("#hint .line li").count() and page.evaluate(PLACE) == before
    page.keyboard.press("h")
    assert page.locator("#hint").is_hidden() and not page.locator(".hint-mark, [data-hint]").count()
    page.keyboard.press("h")
    ana.until("document.querySelector('#hint ol li')")
    page.keyboard.press("Escape")
    assert page.locator("#hint").is_hidden()


def test_where_hints_were_not_agreed_there_is_no_lamp_and_the_key_says_why(guest: Come) -> None:
    ana, bruno = guest("Ana", settings={"teacher": False}), guest("Bruno", settings={"teacher": False})
    made = ana.make("me", "guest")
    bruno.send("POST", "/api/join", {"token": made["links"]["1"].partition("#")[2], "name": "Bruno"})
    for one in (ana, bruno):
        one.sit(made["table"])
        one.until("document.querySelector('#status').textContent")
    asked = ana if ana.scene["my_turn"] else bruno
    assert not asked.page.locator("#hint-button").count()
    asked.page.keyboard.press("h")
    asked.until("document.body.textContent.includes('it was made without hints')")
    assert asked.page.locator("#hint").is_hidden()


def wakes(play: Play) -> bool:
    """Ana has a turn at Santa Maria, and most that she can do lies on her mat."""
    asked = play.decision.question.message if play.decision is not None else ""
    return play.decider == 0 and asked == "ask-turn" and len(play.record.moves) > 30


# What the card of a hint lies over: the question; on a large window my mat; anywhere, what the hint has marked.
COVERED = """() => {
    const card = document.querySelector("#hint").getBoundingClientRect();
    const small = document.body.dataset.shelf === "none";
    const over = (one) => {
      const box = one.getBoundingClientRect();
      const across = box.left < card.right - 1 && box.right > card.left + 1;
      return box.width && across && box.top < card.bottom - 1 && box.bottom > card.top + 1;
    };
    const marked = [...document.querySelectorAll(".hint-mark.chosen")];
    const never = [...document.querySelectorAll(small ? "#bar" : "#bar, #place-mine, .hint-mark")];
    return { marked: marked.length, over: [...never, ...marked].filter(over).map((one) => one.id || one.getAttribute("class")) };
}"""
WINDOWS = [(1366, 768), (390, 844), (844, 390), (820, 1180)]


@pytest.mark.parametrize("size", WINDOWS, ids=["laptop", "phone", "sideways", "tablet"])
@pytest.mark.parametrize("so", [wakes, lays], ids=["turn", "tile"])
def test_a_hint_lies_beside_what_it_speaks_of(guest: Come, so: Callable[[Play], bool], size: tuple[int, int]) -> None:
    """It lay over the colony on which it had marked the candidates, and over the question."""
    fingers = size != (1366, 768)
    ana = guest("Ana", viewport={"width": size[0], "height": size[1]}, has_touch=fingers)
    ana.sit(ana.bring(position(so, ("person", "novice"), preset="basic", game_name="santamaria"))).awaited()
    ana.page.keyboard.press("h")
    ana.until("document.querySelector('#hint ol li')")
    for button in ana.page.locator("#hint ol button").all():
        button.click()
        ana.page.wait_for_function(
            f"() => {{ const told = ({COVERED})(); return told.marked && !told.over.length; }}", polling=POLLING
        )
    assert ana.page.locator("#hint ol p.small:not(.muted)").count() <= 1, "reasons of the one that is looked at"
    ana.page.keyboard.press("Escape")
    ana.until("!document.body.classList.contains('explains')")
