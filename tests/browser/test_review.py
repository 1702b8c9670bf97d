"""The page of a review: it is begun, tells how far it has come, and then shows everything, with ways to look and to try."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Route

from caravela.core.record import parse
from caravela.web.answers import ReviewedPlayer, ReviewTold
from tests.browser.kit import DESK, PHONE, Guest, golden

Come = Callable[..., Guest]


def player(seat: int) -> ReviewedPlayer:
    return {
        "seat": seat,
        "name": ["Ana", "Bruno"][seat],
        "kind": ["", "Casual"][seat],
        "points": 80 - seat,
        "decisions": 40,
        "given_away": "21.5",
        "error_rate": "0.54",
        "grades": [1, 2, 3],
        "luck": "+2.5",
        "adjusted": "77.5",
        "margin": "+1",
        "adjusted_margin": "−1.5",
        "costliest": [
            {
                "move": 3,
                "question": "Ana places a worker.",
                "taken": "Discovery",
                "best": "Colonist Dock",
                "loss": "6.1",
                "error": "0.9",
                "grade": "blunder",
                "grade_title": "Blunder",
                "why": "New World +5.0",
            }
        ]
        if seat == 0
        else [],
        "colour": seat,
        "letter": "AB"[seat],
    }


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_review_is_begun_waited_for_and_read(guest: Come, size: dict[str, int]) -> None:
    """What the server would take minutes for is told at once; that it tells such things, tests/web/test_review.py shows."""
    ana = guest("Ana", viewport=size, has_touch=size is PHONE)
    record = parse(golden("empires", "deluxe_base-2p-casual-033"))
    record.moves, record.totals, record.ended = record.moves[:3], None, "abandoned"
    table = ana.bring(record.text())
    told: ReviewTold = {"title": "Empires", "game": "empires", "words": {}, "status": "none"}
    asked: list[str] = []

    def tell(route: Route) -> None:
        asked.append(route.request.method)
        if route.request.method == "POST":
            told["status"], told["looked"], told["of"] = "working", 1, 4
        elif asked.count("GET") > 2:
            chart = '<svg viewBox="0 0 10 10" role="img" aria-label="chances"><path d="M0 0L9 9"/></svg>'
            told.update({"status": "done", "chart": chart, "players": [player(0), player(1)], "curve": [], "compiled": True})
        route.fulfill(status=200, content_type="application/json", body=json.dumps(told))

    ana.page.route(f"**/api/tables/{table}/review", tell)
    ana.page.goto(f"/t/{table}/review")
    ana.page.locator("#begin").click()
    ana.until("document.querySelector('#review progress, #review table')")
    ana.until("document.querySelectorAll('#review tbody tr').length === 2")
    assert ana.page.locator("#review .slip.blunder").count() == 1
    assert ana.page.locator(f"#review a[href='/t/{table}?try=2']").count() == 1
    assert ana.page.locator("#review figure svg").count() == 1
    assert ana.hindrances() == []
    wide = ana.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, "the table of figures scrolls by itself"
    ana.page.locator(f"#review a[href='/t/{table}?try=2']").click()
    ana.until("document.querySelector('#trial:not([hidden]) #bot-moves')")
