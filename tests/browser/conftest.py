"""One server, whose tables always have the same seeds; one browser. What a page complains about fails a test."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.kit import Guest, launch
from tests.web.kit import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("browser")
    running = Server(str(folder / "tables.db"), folder, program="tests.web.fixed_seeds")
    yield running
    running.bury()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Closed before other rooms are tested: while it is open, no loop of asyncio can run."""
    with sync_playwright() as playwright:
        opened = launch(playwright)
        yield opened
        opened.close()


@pytest.fixture
def guest(browser: Browser, server: Server) -> Iterator[Callable[..., Guest]]:
    """People who come: guest("Ana"), guest("Bruno", viewport=PHONE)."""
    here: list[Guest] = []

    def come(name: str = "Ana", **more: Any) -> Guest:
        here.append(Guest(browser, more.pop("server", server), name, **more))
        return here[-1]

    yield come
    problems = [problem for one in here for problem in one.problems]
    for one in here:
        one.close()
    assert not problems
