"""How long a site without a server keeps people waiting, in Chromium: `make site`, then `python -m bench.site`.

The folder is served by a plain file server on this machine, without a network otherwise. Bots answer without a pause.
"""

import argparse
import time
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from caravela.games import GAMES
from tests.browser.kit import launch
from tests.browser.site_kit import HINT, PLAY, SITE, Host, Visitor

# When Python and all files were there, everything was imported, the memory copied for later visits, and the tables opened.
MARKS = "performance.getEntriesByType('mark').map((mark) => [mark.name, mark.startTime])"


def since(began: float) -> str:
    return f"{time.monotonic() - began:5.1f} s"


def visits(browser: Browser, home: str, game: str) -> None:
    """A first visit from the address to the first board, then the same tab again."""
    here = Visitor(browser, home)
    began = time.monotonic()
    here.page.goto(here.home)
    here.page.wait_for_selector("html[data-ready]")
    print(f"{since(began)}  first visit, until the tables can be asked")
    marks = next(worker for worker in here.page.workers if worker.url.endswith("/worker.js")).evaluate(MARKS)
    print(f"         of it: {', '.join([f'{name} after {at / 1000:.1f} s' for name, at in marks])}")
    here.shown("#games article")
    print(f"{since(began)}  until the lobby shows the games")
    here.begin(game)
    print(f"{since(began)}  until the first board can be played on ({game})")
    here.kept()
    for _ in range(3):
        began = time.monotonic()
        here.page.reload()
        here.page.wait_for_selector("html[data-ready]")
        ready = since(began)
        here.awaited()
        print(f"{since(began)}  a later visit until the same board; until the tables could be asked {ready}")
    here.context.close()


def tables(browser: Browser, home: str, acts: int) -> None:
    here = Visitor(browser, home).come().settle()
    here.kept()
    for game, rules in GAMES.items():
        for level in ("casual", "expert"):
            table = here.make("me", level, level, game=game, preset=rules.default_preset)
            acted = sorted(here.frame.evaluate(PLAY, [table, acts if level == "casual" else acts // 4]))
            print(f"{game}, {level}: an act in {median(acted):.0f} ms (median of {len(acted)}), at most {acted[-1]:.0f}")
        for _ in range(2):
            table = here.make("me", "novice", game=game, preset=rules.default_preset)
            took, longest, _hint = here.frame.evaluate(HINT, table)
            print(f"{game}: a hint in {took:.0f} ms, the tables answer meanwhile within {longest:.0f}")
    here.context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--acts", type=int, default=40, help="of bots, at each table")
    asked = parser.parse_args()
    host = Host(SITE)
    with sync_playwright() as playwright:
        for game in GAMES:
            browser = launch(playwright)  # another one knows nothing of the visit before
            visits(browser, host.home, game)
            browser.close()
        browser = launch(playwright)
        tables(browser, host.home, asked.acts)
        browser.close()
    host.leave()


if __name__ == "__main__":
    main()
