"""The table in every window: the board keeps its place whatever is asked; nothing is cut off, covered, tiny or out of reach.

Scenes are told to a page that is open already. `make long` looks at every game in every window and language at every moment.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.kit import WHOLE, Guest
from tests.browser.moments import AHEAD, LANGUAGES, ME, RECORDS, WINDOWS, Stage, every_scene, moves_of, scene_of, scenes, table_at

LEAST = 11  # pixels: the height of letters; on a phone boards are looked at from close by, with two fingers
FIGURES = 5.5  # pixels: figures among the pictures on cards, which are told in words and shown larger when pointed at
FINGER = 44  # pixels: what is touched

LOOK = (Path(__file__).parent / "look.js").read_text(encoding="utf-8")


def stage(guest: Callable[..., Guest], window: tuple[int, int, bool], language: str = "en") -> Stage:
    width, height, touch = window
    more: dict[str, Any] = {"has_touch": True, "is_mobile": True} if touch else {}
    made = Stage(guest("Ana", viewport={"width": width, "height": height}, settings={"confirm": True}, **more), language)
    made.open()
    return made


def sampled(n: int) -> list[tuple[str, str]]:
    """Which games in which languages are looked at in a window: all of them, or one that differs from window to window."""
    if WHOLE:
        return [(game, language) for language in LANGUAGES for game in RECORDS]
    return [(list(RECORDS)[(n + n // 3) % 3], LANGUAGES[3 - n % 4])]


@pytest.mark.parametrize("n", range(len(WINDOWS)))
def test_nothing_is_cut_off_covered_tiny_or_out_of_reach_in_any_window(guest: Callable[..., Guest], n: int) -> None:
    for game, language in sampled(n):
        page = stage(guest, WINDOWS[n], language)
        places = set()
        for moment, scene in scenes(game, language).items():
            page.show(scene)
            places.add(page.page.evaluate(LOOK, ["place"]))
            wrong = page.page.evaluate(LOOK, ["wrong", LEAST, FINGER])
            assert not wrong, (WINDOWS[n], game, language, moment, wrong)
            for sheet in ("#sheet-board", f"#sheet-mat-{ME}") if min(WINDOWS[n][:2]) > 700 else ():
                drawn = page.page.evaluate(LOOK, ["letters", sheet, LEAST])
                told = (WINDOWS[n], game, language, moment, sheet, drawn)
                assert drawn is None or (not drawn["tiny"] and not drawn["on"] and drawn["lowest"] > FIGURES), told
            for open_, shut in (("#count", "Escape"), ("#choices .choice", "Escape")):
                if page.page.locator(open_).count() and (moment == "most" or WHOLE):
                    page.page.locator(open_).first.click()
                    places.add(page.page.evaluate(LOOK, ["place"]))
                    wrong = page.page.evaluate(LOOK, ["wrong", LEAST, FINGER])
                    assert not wrong, (WINDOWS[n], game, language, moment, open_, wrong)
                    page.page.keyboard.press(shut)
        assert len(places) == 1, (WINDOWS[n], game, places)


# How many choices of one line would stand in their place without scrolling.
ROOM = """() => {
  const place = document.querySelector("#choices"), style = getComputedStyle(place);
  const line = parseFloat(getComputedStyle(document.body).getPropertyValue("--line")), gap = parseFloat(style.rowGap);
  return Math.floor((place.clientHeight - parseFloat(style.paddingTop) + gap) / (line + gap));
}"""
WHOLLY = """() => {
  const place = document.querySelector("#choices"), foot = document.querySelector("#foot").getBoundingClientRect();
  return place.scrollHeight <= place.clientHeight + 1 && foot.top >= place.getBoundingClientRect().bottom - 1;
}"""


def test_choices_and_log_of_a_laptop_have_room_between_their_lines(guest: Callable[..., Guest]) -> None:
    page = stage(guest, (1366, 768, False))
    page.show(scenes("santamaria", "en")["most"])
    spaced = page.page.evaluate(
        """() => Object.fromEntries(["#choices .choice", "#log .line"].map((one) => {
          const style = getComputedStyle(document.querySelector(one));
          const size = parseFloat(style.fontSize);
          const padding = parseFloat(style.paddingTop) + parseFloat(style.paddingBottom);
          return [one, [parseFloat(style.lineHeight) / size, padding / size]];
        }))"""
    )
    assert spaced["#choices .choice"][0] >= 1.2 and spaced["#log .line"][0] >= 1.2 and spaced["#log .line"][1] >= 0.5, spaced


@pytest.mark.parametrize("game", RECORDS)
def test_a_laptop_has_room_for_four_choices_and_for_what_one_of_them_would_do(guest: Callable[..., Guest], game: str) -> None:
    """Also further in, where what was picked is told, and where the question takes three lines."""
    for language in LANGUAGES if WHOLE else LANGUAGES[2:]:
        page = stage(guest, WINDOWS[0], language)
        page.ahead = AHEAD * 2
        for moment, scene in scenes(game, language).items():
            page.show(scene)
            assert not scene["my_turn"] or page.page.evaluate(ROOM) >= 4, (game, language, moment)
            for step in ("#choices .step", "#choices [data-take]"):
                if not page.page.locator(step).count():
                    continue
                page.page.locator(step).first.click()
                if page.page.locator("#confirm").count():
                    page.guest.until(f"document.querySelectorAll('#choices .ahead li').length === {len(page.ahead)}")
                    assert page.page.evaluate(WHOLLY), (game, language, moment)
                elif page.page.locator("#cancel").count():
                    assert page.page.evaluate(ROOM) >= 4, (game, language, moment, "further in")
                page.page.keyboard.press("Escape")


@pytest.mark.parametrize("n", [0, 1, 2, 3, 5])
def test_a_hand_is_in_sight_whole_wherever_the_mat_is(guest: Callable[..., Guest], n: int) -> None:
    """Where a mat is too high for its place, it begins with the hand."""
    page = stage(guest, WINDOWS[n], LANGUAGES[n % 4])
    for moment, scene in scenes("maracaibo", LANGUAGES[n % 4]).items():
        page.show(scene)
        assert page.page.locator("#place-mine [id$='-hand']").count() == 1
        assert not page.page.evaluate(LOOK, ["hand"]), (WINDOWS[n], moment)


MORE_BOUGHT = """(tall) => {
  const { style } = document.querySelector("#place-mine .sheet-box");
  style.setProperty("--tall", String(tall));
  style.setProperty("--shape", String(1 / tall));
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_is_seen_whole_on_a_tablet_upright(guest: Callable[..., Guest], language: str) -> None:
    """Eight cards before the first round, fewer later; and also below so many bought cards that the mat is too high."""
    page = stage(guest, WINDOWS[4], language)
    for moment, scene in scenes("maracaibo", language).items():
        page.show(scene)
        assert page.page.locator("#place-mine [id$='-hand']").count() == 1
        wrong = page.page.evaluate(LOOK, ["hand"]) + page.page.evaluate(LOOK, ["wrong", LEAST, FINGER])
        assert not wrong, (language, moment, wrong)
    page.page.evaluate(MORE_BOUGHT, 1064 / 620)
    page.guest.until("document.querySelector('#place-mine').scrollHeight > document.querySelector('#place-mine').clientHeight")
    assert not page.page.evaluate(LOOK, ["hand"])


# What lies over the board with a long text in it, and what it covers beside the board.
OVER_THE_BOARD = """([id, kind]) => {
  const card = document.getElementById(id), found = [];
  card.hidden = false;
  card.className = kind;
  card.textContent = "A round is told, or what comes before the first step. ".repeat(18);
  const box = card.getBoundingClientRect();
  for (const name of ["bar", "place-mine"]) {
    const one = document.getElementById(name).getBoundingClientRect();
    const wide = Math.min(box.right, one.right) - Math.max(box.left, one.left);
    if (wide > 1 && Math.min(box.bottom, one.bottom) - Math.max(box.top, one.top) > 1) found.push(name);
  }
  const within = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  if (!within || box.height < 60) found.push("the window");
  card.hidden = true;
  return found;
}"""


@pytest.mark.parametrize("n", [0, 1, 3, 4, 5])
def test_what_is_told_over_the_board_covers_neither_the_question_nor_my_mat(guest: Callable[..., Guest], n: int) -> None:
    """The overview of a guided game speaks of the mat; the question waits while a round is told."""
    for game in RECORDS if WHOLE else ("santamaria", "maracaibo")[n % 2 :][:1]:
        page = stage(guest, WINDOWS[n])
        page.show(scenes(game)["few"])
        for card in (["summary", ""], ["teach", "opening"]):
            covered = page.page.evaluate(OVER_THE_BOARD, card)
            assert not covered, (WINDOWS[n], game, card, covered)


@pytest.mark.parametrize("n", range(len(WINDOWS)))
def test_the_end_can_be_read_and_left_in_any_window(guest: Callable[..., Guest], n: int) -> None:
    for game, language in sampled(n):
        page = stage(guest, WINDOWS[n], language)
        page.show(scene_of(table_at(game, moves_of(game)), language))
        page.guest.sees("dialog .end")
        wrong = page.page.evaluate(LOOK, ["dialog", LEAST])
        assert not wrong, (WINDOWS[n], game, language, wrong)


@pytest.mark.parametrize(("game", "window"), list(zip(RECORDS, (WINDOWS[0], WINDOWS[4], WINDOWS[6]), strict=True)))
def test_the_board_keeps_its_place_over_a_whole_game(
    guest: Callable[..., Guest], game: str, window: tuple[int, int, bool]
) -> None:
    """Whatever is asked, confirmed, waited for or looked at."""
    page = stage(guest, window)
    places = set()
    for scene in every_scene(game, 1 if WHOLE else 60):
        page.show(scene)
        places.add(page.page.evaluate(LOOK, ["place"]))
        button = page.page.locator("#choices .choice")
        if button.count():
            button.last.click()
            places.add(page.page.evaluate(LOOK, ["place"]))
            page.page.keyboard.press("Escape")
            places.add(page.page.evaluate(LOOK, ["place"]))
    assert len(places) == 1, places
