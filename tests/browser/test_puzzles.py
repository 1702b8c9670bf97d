"""Puzzles in the browser: from the lobby to the page, an answer by click, the verdict, the solution, and once more."""

from collections.abc import Callable

import pytest

from caravela.games import find_face
from caravela.text import LANGUAGES
from tests.browser.kit import DESK, PHONE, Guest
from tests.ours import OURS
from tests.web.kit import until

Come = Callable[..., Guest]
GAME = OURS[0]


def test_from_the_lobby_to_todays_puzzle_whose_solution_can_be_asked_for(guest: Come) -> None:
    ana = guest("Ana", viewport=PHONE, has_touch=True)
    page = ana.page
    page.goto("/")
    page.locator(f"a[href='/puzzles#{GAME}']").first.click()
    page.locator(f"#{GAME} a.primary").click()
    ana.until("document.querySelector('#puzzle-solve') && document.querySelector('body.my-turn #choices button')")
    assert not page.locator("#hint-button").count(), "before there is an answer"
    page.locator("#puzzle-solve").click()
    ana.until("document.querySelectorAll('#puzzle .side').length === 2")
    ana.until("document.querySelector('#hint-button')")
    page.locator("#puzzle-fold").click()
    assert not page.locator("#puzzle .side").count()
    ana.until("document.querySelector('#puzzle-fold[aria-expanded=false]')")
    page.goto("/puzzles")
    ana.until("document.querySelector('#puzzles a.tried')")
    assert page.locator("#puzzles article").count() == len(OURS)
    page.locator(f"#{GAME} summary").click()
    assert ana.hindrances() == []


@pytest.mark.parametrize("right", [False, True], ids=["tempted", "right"])
def test_an_answer_by_click_is_told_what_it_is_worth(guest: Come, right: bool) -> None:
    puzzle = find_face(GAME).puzzles[1]
    ana = guest("Ana", viewport=DESK)
    ana.sit(f"puzzle-{GAME}-2")
    ana.until("document.querySelector('#puzzle-solve') && document.querySelector('body.my-turn #choices button')")
    assert ana.page.locator("#bot-moves").is_hidden()
    ana.take(puzzle.best if right else puzzle.tempting)
    ana.until("document.querySelector('#puzzle .right, #puzzle .missed')")
    assert ana.page.locator("#puzzle .right").count() == int(right)
    assert ana.page.locator("#puzzle details").count() == 2, "how both go on"
    assert ana.hindrances() == []
    ana.until("document.querySelector('#bot-moves')?.checkVisibility()")
    ana.page.locator("#back-to-table").click()
    ana.until("document.querySelector('#puzzle-solve')")
    until(lambda: puzzle.best in ana.offered)


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_begin_again_and_let_a_bot_move_are_read_whole(guest: Come, language: str) -> None:
    ana = guest("Ana", viewport=PHONE, has_touch=True, locale=language)
    ana.sit(f"puzzle-{GAME}-2")
    ana.until("document.querySelector('#puzzle-solve')")
    ana.page.locator("#puzzle-solve").click()
    ana.until("document.querySelector('#bot-moves')?.checkVisibility()")
    told = """document.querySelector('#trial').getBoundingClientRect().right >= button.getBoundingClientRect().right
              && button.scrollWidth <= button.clientWidth && button.scrollHeight <= button.clientHeight"""
    assert ana.page.locator("#trial button").evaluate_all(f"buttons => buttons.map((button) => {told})") == [True, True]
