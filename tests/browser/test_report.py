"""The report of the arena in a browser: it opens from a file, fits, and its tables can be sorted."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize

from caravela.lab.report import grouped, page
from tests.lab.test_arena import contest, held

WIDE: ViewportSize = {"width": 1280, "height": 900}
NARROW: ViewportSize = {"width": 390, "height": 844}


@pytest.mark.parametrize("narrow", [False, True], ids=["wide", "phone"])
def test_the_report_opens_fits_and_sorts(narrow: bool, browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    file.write_text(page(grouped(held(contest("novice", "random"), 3)), "en"), encoding="utf-8")
    sheet = browser.new_page(viewport=NARROW if narrow else WIDE)
    problems: list[str] = []
    sheet.on("pageerror", lambda error: problems.append(str(error)))
    sheet.on("console", lambda told: problems.append(told.text) if told.type in ("error", "warning") else None)
    sheet.on("request", lambda asked: problems.append(asked.url) if not asked.url.startswith("file:") else None)
    sheet.goto(file.as_uri())
    assert sheet.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert sheet.get_by_role("img", name="Ratings").locator("circle").count() == 2
    folded = sheet.locator("details", has_text="Place").first
    folded.locator("summary").click()
    head = folded.get_by_role("button", name="Times each")
    head.click()
    times = [float(cell) for cell in folded.locator("tbody td:nth-child(3)").all_inner_texts()]
    assert len(times) > 2 and times == sorted(times, reverse=True)
    head.click()
    assert folded.locator("th[aria-sort]").get_attribute("aria-sort") == "ascending"
    assert not problems
    sheet.close()
