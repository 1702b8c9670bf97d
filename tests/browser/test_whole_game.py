"""A game by clicking what glows, from the lobby to the end screen; half of it, and `make long` plays all of it so."""

import random
from collections.abc import Callable

from tests.browser.kit import Guest


def test_a_game_against_three_bots_is_played_by_clicking_what_glows(guest: Callable[..., Guest]) -> None:
    ana = guest("Ana", viewport={"width": 1280, "height": 800})
    page = ana.page
    page.goto("/")
    page.locator("#games article", has_text="Empires").locator("button.primary").click()
    page.wait_for_url("**/t/*")
    clicked = ana.play(random.Random(7), 40)
    assert ana.over and len(clicked) >= 40
    assert sum(word.startswith(("target-", "kind-", "region-", "tile-", "good-")) for word in clicked) > 15, clicked
    title, totals = ana.read_end()
    assert len(totals) == 4 and "win" in title and any(name in title for name in ("Ana", "Inês", "Tomás", "Beatriz")), title
