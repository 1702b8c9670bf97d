"""A whole game by clicking what glows, from the lobby to the end screen."""

import random
from collections.abc import Callable

from tests.browser.kit import Guest


def test_a_whole_game_against_three_bots_is_played_by_clicking_what_glows(guest: Callable[..., Guest]) -> None:
    ana = guest("Ana", viewport={"width": 1280, "height": 800})
    page = ana.page
    page.goto("/")
    page.locator("#games article", has_text="Empires").locator("button.primary").click()
    page.wait_for_url("**/t/*")
    clicked = ana.play(random.Random(7))
    assert ana.over and len(clicked) > 60
    assert sum(word.startswith(("target-", "kind-", "region-", "tile-", "good-")) for word in clicked) > 30, clicked
    # The end screen: who has won, the points by category, and how they grew.
    title = ana.sees("dialog h2")
    assert "win" in title and any(name in title for name in ("Ana", "Inês", "Tomás", "Beatriz")), title
    table = page.locator("dialog .scores table")
    assert table.locator("thead th").count() == 4 and table.locator("tbody tr").count() >= 4
    totals = [int(text) for text in table.locator("tfoot td").all_inner_texts()]
    sums = [0] * 4
    for row in table.locator("tbody tr").all():
        sums = [total + int(text) for total, text in zip(sums, row.locator("td").all_inner_texts(), strict=True)]
    assert totals == sums and totals == sorted(totals, reverse=True) and str(totals[0]) in title
    assert page.locator("dialog figure svg").bounding_box()["width"] > 300  # type: ignore[index]
    page.click("dialog button.primary")
    assert page.locator("dialog").count() == 0 and page.locator("#sheet-board svg").is_visible()
