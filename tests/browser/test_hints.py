"""Hints in the browser: candidates marked on the board and among the choices, how it goes on, and nothing moves."""

from collections.abc import Callable

import pytest

from tests.browser.kit import DESK, PHONE, Guest

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
