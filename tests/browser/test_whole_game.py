"""Empires by clicking what glows, from the lobby on; `make long` plays all of it so. The end screen."""

import random
from collections.abc import Callable

from tests.browser.kit import WHOLE, Guest, golden

NAMES = ("Ana", "Bruno", "Inês", "Tomás", "Beatriz")


def ended(ana: Guest, players: int) -> None:
    title, totals = ana.read_end()
    assert len(totals) == players and "win" in title and any(name in title for name in NAMES), title


def test_a_game_against_three_bots_is_played_by_clicking_what_glows(guest: Callable[..., Guest]) -> None:
    ana = guest("Ana", viewport={"width": 1280, "height": 800})
    page = ana.page
    page.goto("/")
    page.locator("#games article", has_text="Empires").locator("button.primary").click()
    page.wait_for_url("**/t/*")
    page.click("#teach.opening .row button")  # the overview lies over the board
    clicked = ana.play(random.Random(7), 24)
    assert len(clicked) >= 24 and ana.over == WHOLE
    assert sum(word.startswith(("target-", "kind-", "region-", "tile-", "good-")) for word in clicked) > 8, clicked
    if WHOLE:
        ended(ana, 4)


def test_the_last_click_shows_who_has_won(guest: Callable[..., Guest]) -> None:
    ana = guest("Ana")
    ana.finish(golden("empires", "deluxe_base-2p-casual-033"))
    ended(ana, 2)
