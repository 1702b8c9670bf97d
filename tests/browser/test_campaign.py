"""A campaign in the browser: a file comes in, its story is read, the next game is set up, and what is read there is shown."""

from collections.abc import Callable

import pytest

from caravela.games import FACES
from caravela.table.campaign import Campaign
from tests.browser.kit import Guest
from tests.cli.test_campaign import story

ENGLISH = FACES["maracaibo"].speaker("en")


@pytest.fixture(scope="module")
def written() -> Campaign:
    return story(2)


def test_a_campaign_is_brought_read_and_gone_on_with(guest: Callable[..., Guest], written: Campaign) -> None:
    ana = guest("Ana", viewport={"width": 1280, "height": 900})
    page = ana.page
    page.goto("/")
    page.fill("#record", written.text())
    page.click("#import button[type=submit]")
    page.wait_for_url("**/c/*")
    ana.sees(".campaign h1", "The Silver Coast")
    assert ENGLISH.name("front", "01") in page.inner_text("#front-01")
    back = page.inner_text("#back-01")
    assert ENGLISH.name("back", "01") in back and f"Bruno votes: {ENGLISH.name('choice', '01-1')}." in back
    assert page.locator(".played li.slip").count() == 2 and page.locator(".played .won").count() >= 2
    page.select_option("#top select", "it")
    italian = FACES["maracaibo"].speaker("it")
    page.wait_for_function(
        "text => document.getElementById('front-01')?.innerText.includes(text)", arg=italian.name("front", "01")
    )
    page.select_option("#top select", "en")
    with page.expect_download() as saved:
        page.click("#file")
    assert saved.value.path().read_text("utf-8") == written.text()

    page.get_by_role("link", name="Next game with other seats").click()
    page.wait_for_selector("#seats li")
    assert page.locator("#seats li").count() == 2 and page.locator("#presets").count() == 0
    page.select_option("[data-key='kind-1']", "random")
    page.click("#create")
    page.wait_for_url("**/t/*")
    told = page.locator("dialog .told")
    told.wait_for()
    assert written.handed is not None
    card = next(word for word in written.handed["archive"].split("+") if word.startswith("card")).removeprefix("card")
    assert ENGLISH.name("front", card) in told.inner_text()
    page.locator("dialog").get_by_role("button", name="Close").click()
    page.click("#story")
    assert ENGLISH.name("front", card) in page.locator("dialog .told").inner_text()
    page.locator("dialog").get_by_role("button", name="To the campaign").click()
    page.wait_for_url("**/c/*")
    ana.sees(".campaign header", "A game is in progress.")
    page.goto("/")
    ana.sees("#campaigns", "The Silver Coast")


def test_a_new_campaign_gets_its_name(guest: Callable[..., Guest]) -> None:
    ana = guest("Ana")
    page = ana.page
    page.goto("/new?game=maracaibo&campaign=new")
    page.wait_for_selector("#seats li")
    ana.sees(".finish .field", "Name of the campaign")
    page.fill("#title", "Windward")
    page.click("#create")
    page.wait_for_url("**/t/*")
    page.locator("dialog .told").wait_for()
    page.locator("dialog").get_by_role("button", name="To the campaign").click()
    ana.sees(".campaign h1", "Windward")


def test_a_page_for_a_new_campaign_comes_again_as_one(guest: Callable[..., Guest]) -> None:
    """Its address stays as it was given, until somebody chooses another game."""
    ana = guest("Ana")
    page = ana.page
    page.goto("/new?game=maracaibo&campaign=new")
    for _ in range(2):
        page.wait_for_selector("#seats li")
        ana.sees(".finish .field", "Name of the campaign")
        page.reload()
    page.wait_for_selector("#seats li")
    page.locator("#game input[value='santamaria']").check(force=True)
    page.wait_for_url("**/new?game=santamaria")


def test_a_campaign_that_has_ended_offers_a_new_one(guest: Callable[..., Guest]) -> None:
    ana = guest("Ana")
    page = ana.page
    made = ana.send("POST", "/api/campaigns/import", {"file": story(40).text()})
    page.goto(f"/c/{made['campaign']}")
    ana.sees(".page.ending", ENGLISH.name("ending", "free_ports"))
    assert page.locator("#next").count() == 0
    page.goto(f"/t/{made['table']}")
    end = page.locator("dialog", has=page.locator(".end"))
    end.wait_for()
    assert end.get_by_role("button", name="Next game").count() == 0
    end.get_by_role("button", name="New campaign").click()
    ana.sees(".finish .field", "Name of the campaign")
    page.goto(f"/c/{made['campaign']}")
    page.get_by_role("link", name="New campaign").click()
    ana.sees(".finish .field", "Name of the campaign")


def test_strangers_get_a_sentence(guest: Callable[..., Guest], written: Campaign) -> None:
    ana, eve = guest("Ana"), guest("Eve")
    made = ana.send("POST", "/api/campaigns/import", {"file": written.text()})
    eve.page.goto(f"/c/{made['campaign']}")
    eve.sees("#campaign", "You have played at no table of this campaign")
    eve.problems.clear()
