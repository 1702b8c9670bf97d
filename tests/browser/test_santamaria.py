"""Santa Maria in the browser: games by clicking what glows, and tiles turned and seen before they lie."""

import random
from collections.abc import Callable

import pytest

from caravela.core.record import parse
from caravela.games import GAMES
from caravela.table.play import Play
from tests.browser.kit import PHONE, WHOLE, Guest, golden, tile_to_lay

# Tiles are bought whenever they can be, and turned; else the years would be short, or full of trade.
FIRST = ("turn", "display", "piece-")
LAST = ("market", "space-", "retire", "store-", "price-", "sell", "buy coins", "swap")
# The look ahead tells of another way to lay the tile.
FORETOLD = "![undefined, arg].includes(document.querySelector('.ahead li')?.innerText)"


# -- games -------------------------------------------------------------------------------------------------------------


def ended(ana: Guest) -> None:
    title, totals = ana.read_end()
    assert len(totals) == 2 and "point" in title and any(name in title for name in ("Ana", "Bruno", "Inês")), title
    assert ana.page.locator("#log summary").all_inner_texts() == ["Year 1", "Year 2", "Year 3"]


def ended_alone(ana: Guest) -> None:
    """S-SOLO-11: a hundred points win; achievements are told."""
    ending = ana.page.locator("dialog .ending li").all_inner_texts()
    assert "100 points" in ending[0] and len(ending) > 1, ending
    title, totals = ana.read_end()
    assert len(totals) == 1 and (totals[0] >= 100) == ("Ana wins" in title), title
    assert ana.status == title


def test_a_game_against_a_bot_is_set_up_and_played_by_clicks(guest: Callable[..., Guest]) -> None:
    ana = guest("Ana", viewport={"width": 1280, "height": 800})
    page = ana.page
    page.goto("/")
    page.locator("#games article", has_text="Santa Maria").get_by_role("link", name="Set up a table").click()
    page.wait_for_selector("#seats li")
    for _ in range(2):
        page.locator("#seats li").last.get_by_role("button", name="Remove seat").click()
    page.select_option("[data-key='kind-1']", "novice")
    page.click("#create")
    page.wait_for_url("**/t/*")
    clicked = ana.play(random.Random(5), 20, first=FIRST, last=LAST)
    assert sum(word.startswith("turn") for word in clicked) > 0, clicked
    assert sum(word.startswith(("cell-", "die-", "column-", "row-", "piece-")) for word in clicked) > 5, clicked
    if WHOLE:
        ended(ana)


def test_a_game_alone_is_played_by_clicks(guest: Callable[..., Guest]) -> None:
    ana = guest("Ana", viewport={"width": 1280, "height": 800})
    page = ana.page
    page.goto("/")
    page.locator("#games article", has_text="Santa Maria").get_by_role("button", name="Play alone").click()
    page.wait_for_url("**/t/*")
    clicked = ana.play(random.Random(2), 16, first=FIRST, last=LAST)
    assert len(clicked) >= 16 and ana.over == WHOLE, clicked
    assert clicked[0].startswith(("piece-H", "choose town hall")) and "turn" in clicked, clicked
    if WHOLE:
        ended_alone(ana)


@pytest.mark.parametrize(("record", "end"), [("basic-2p-casual-035", ended), ("advanced_blue_dice-1p-casual-048", ended_alone)])
def test_the_last_click_shows_who_has_won(guest: Callable[..., Guest], record: str, end: Callable[[Guest], None]) -> None:
    ana = guest("Ana")
    ana.finish(golden("santamaria", record), LAST[1:])
    end(ana)


def test_who_sets_up_a_table_for_one_gets_the_set_up_that_solo_needs(guest: Callable[..., Guest]) -> None:
    """S-SOLO-1: and the usual one again when somebody joins; what was chosen by hand stays."""
    ana = guest("Ana")
    page = ana.page
    page.goto("/new?game=santamaria")
    page.wait_for_selector("#seats li")

    def leave(seats: int) -> None:
        while page.locator("#seats li").count() > seats:
            page.locator("#seats [data-key^=remove]").last.click()

    def chosen() -> str:
        return page.input_value("#presets input:checked")

    leave(2)
    assert chosen() == "basic"
    leave(1)
    assert chosen() == "advanced"
    page.click("#add")
    assert chosen() == "basic"
    page.check("#presets input[value=basic_draft]")
    leave(1)
    assert chosen() == "basic_draft"
    page.check("#presets input[value=advanced]")
    page.click("#create")
    page.wait_for_url("**/t/*")


# -- turning and seeing ------------------------------------------------------------------------------------------------


def ghost(ana: Guest) -> tuple[float, float] | None:
    """Where the upper left corner of the ghost is on the page, if there is one."""
    ana.page.wait_for_timeout(50)
    box = ana.page.locator(".ghost").bounding_box() if ana.page.locator(".ghost").count() else None
    return (box["x"], box["y"]) if box else None


def cells(ana: Guest) -> dict[str, tuple[float, float]]:
    return {
        place["thing"]: (place["x"], place["y"]) for place in ana.glowing() if place["thing"].startswith("cell-") and place["x"]
    }


def options_of(record: str) -> tuple[str, ...]:
    decision = Play.resume(GAMES["santamaria"], parse(record)).decision
    assert decision is not None
    return decision.options


def can_be_turned(cell: str, options: tuple[str, ...]) -> bool:
    """The tile may lie there as it is, and in another way."""
    row, column = cell.removeprefix("cell-r").split("c")
    name = f"place at row {row} column {column}"
    return name in options and any(option.startswith(f"{name} ") for option in options)


def laid(ana: Guest) -> str:
    """The move that laid the tile, once it has been made."""
    ana.until("document.querySelector('body.my-turn #choices') && !document.querySelector('#turn, #choices[aria-busy]')")
    return ana.page.locator("#log .line", has_text="Ana lays").last.inner_text()


def settled(ana: Guest, record: str) -> Guest:
    """Ana sits where she has a tile to lay, and the looks ahead have come."""
    ana.sit(ana.bring(record)).awaited()
    ana.until("document.querySelector('#turn')")
    return ana


def test_with_the_mouse_a_tile_is_seen_where_it_would_lie_and_turned(guest: Callable[..., Guest]) -> None:
    ana = settled(guest("Ana"), tile_to_lay())
    page = ana.page
    where = cells(ana)
    assert len(where) > 6 and ghost(ana) is None
    (one, at), *_, (other, there) = where.items()
    page.mouse.move(*at)
    ana.until("document.querySelector('.ghost')")
    here = ghost(ana)
    page.mouse.move(*there)
    assert here and ghost(ana) not in (None, here), (one, other)
    page.mouse.move(5, 5)
    assert ghost(ana) is None
    # Turned: other cells glow, and the ghost stands upright.
    page.keyboard.press("r")
    turned = cells(ana)
    assert set(turned) != set(where)
    cell, at = next((cell, at) for cell, at in turned.items() if cell in where)
    page.mouse.click(*at)
    page.wait_for_selector("#confirm")
    box = page.locator(".ghost").bounding_box()
    assert box and box["height"] > 1.5 * box["width"]
    # It can be given up, put elsewhere, and turned where it is; the same place once more lays it there.
    page.keyboard.press("Escape")
    assert page.locator("#confirm").count() == 0 and set(cells(ana)) == set(turned)
    page.mouse.click(*turned[next(name for name in turned if name != cell)])
    page.mouse.click(*at)
    page.click("#turn")
    page.wait_for_selector("#confirm")
    said = page.inner_text(".ahead")
    page.mouse.click(*at)
    row, column = cell.removeprefix("cell-r").split("c")
    assert f"row {row}, column {column}" in laid(ana) and f"row {row}, column {column}" in said
    assert ghost(ana) is None and ana.scene["undo"]["step"]


def test_with_a_finger_the_first_tap_shows_and_the_second_lays(guest: Callable[..., Guest]) -> None:
    """Also for somebody who wants no questions: where nothing hovers, nothing has been seen before the tap."""
    record = tile_to_lay()
    ways = options_of(record)
    for settings in ({}, {"confirm": False}):
        ana = settled(guest("Ana", settings=settings, viewport=PHONE, has_touch=True, is_mobile=True), record)
        page = ana.page
        page.wait_for_timeout(600)  # the own board comes into sight
        where = cells(ana)
        assert len(where) > 6, "the colony is in sight"
        cell, at = next((cell, at) for cell, at in where.items() if can_be_turned(cell, ways))
        page.touchscreen.tap(*at)
        page.wait_for_selector("#confirm")
        before = ana.sees(".ahead li")
        assert ghost(ana)
        page.locator("#turn").tap()
        ana.until(FORETOLD, before)
        box = page.locator("#turn").bounding_box()
        assert box and box["height"] >= 44
        page.touchscreen.tap(*at)
        row, column = cell.removeprefix("cell-r").split("c")
        assert f"row {row}, column {column}, turned" in laid(ana)


def test_with_keys_alone_a_tile_is_turned_and_laid(guest: Callable[..., Guest]) -> None:
    ana = settled(guest("Ana"), tile_to_lay())
    page = ana.page
    focus = "document.activeElement.dataset.thing"
    page.keyboard.press("m")
    first = page.evaluate(focus)
    assert first.startswith("cell-")
    ana.until("document.querySelector('.ghost')")
    here = ghost(ana)
    page.keyboard.press("Tab")
    assert page.evaluate(focus).startswith("cell-") and page.evaluate(focus) != first and ghost(ana) not in (None, here)
    ways = {page.inner_text("#choices .picked")}
    for _ in range(3):
        page.keyboard.press("r")
        ways.add(page.inner_text("#choices .picked"))
        assert page.evaluate(focus).startswith("cell-")
    assert len(ways) == 4
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    page.wait_for_selector("#confirm")
    assert ghost(ana)
    before = ana.sees(".ahead li")
    page.keyboard.press("r")
    ana.until(FORETOLD, before)
    said = page.locator(".ahead li").first.inner_text()
    page.keyboard.press("Enter")
    assert said in laid(ana)


def test_dice_show_the_line_that_they_would_set_to_work(guest: Callable[..., Guest]) -> None:
    ana = guest("Ana")
    table = ana.make("me", "novice", game="santamaria", preset="basic", changes={"start_player": "first_seat"})["table"]
    ana.sit(table).awaited()
    line = next(place for place in ana.glowing() if place["thing"].startswith("column-"))
    ana.page.mouse.move(line["x"], line["y"])
    ana.until("document.querySelector('.ghost')")
    box, colony = ana.page.locator(".ghost").bounding_box(), ana.page.locator("#mat-0-colony").bounding_box()
    assert box and colony and box["height"] > 0.9 * colony["height"] and box["width"] < 0.3 * colony["width"]
    asked = sum('"kind": "ghosts"' in frame or '"kind":"ghosts"' in frame for frame in ana.frames)
    ana.page.mouse.move(5, 5)
    ana.page.mouse.move(line["x"], line["y"])
    ana.page.wait_for_timeout(100)
    assert asked == 1 == sum('"kind": "ghosts"' in frame or '"kind":"ghosts"' in frame for frame in ana.frames)
