"""Moments of games as the table page is told them, mounted in a page without playing there: quick enough for every window.

A server gives the pages; what the table says comes from here. So one page shows hundreds of scenes in a few seconds.
"""

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from playwright.sync_api import WebSocketRoute

from caravela.core.record import parse
from caravela.games import GAMES
from caravela.table.play import Play
from caravela.table.table import Table
from caravela.web.scene import Teller, Viewer
from tests.browser.kit import GOLDEN, PATIENCE, POLLING, Guest
from tests.contract.payloads import NOW, new_table
from tests.contract.sampling import Configuration
from tests.web.kit import Scene

LANGUAGES = ("en", "pt-BR", "es", "it")
# Width, height, fingers.
WINDOWS = (
    (1366, 768, False),
    (1440, 900, False),
    (1920, 1080, False),
    (2560, 1080, False),
    (820, 1180, True),
    (1180, 820, True),
    (390, 844, True),
    (844, 390, True),
    (683, 384, False),  # 1366x768 at 200 %
)
RECORDS = {
    "empires": "deluxe_base-5p-mixed-novice-107.txt",
    "santamaria": "basic_draft-4p-casual-040.txt",
    "maracaibo": "single-4p-story_campaign-casual-176.txt",
}
# The moves before my first question, the one with most options, one with few when much lies on the board, and one to others;
# and one in which a thing that can be clicked lies within another: a mission at a village.
MOMENTS = {
    "empires": {"first": 3, "most": 131, "few": 151, "others": 152},
    "santamaria": {"first": 1, "most": 11, "few": 157, "others": 151},
    "maracaibo": {"first": 0, "most": 519, "few": 152, "others": 163, "within": 149},
}
ME = 0
AHEAD = ["Somebody does something that takes a line, and then another thing."]
RESULT = {
    "categories": [{"id": str(n), "title": f"A category with a name of its own {n}"} for n in range(14)],
    "players": [
        {"seat": n, "name": "Ana", "total": 60 - n, "place": n + 1, "points": {}, "colour": n, "letter": "A"} for n in range(4)
    ],
    "winners": "Ana wins with 60 points",
    "ending": [],
    "chart": "",
    "series": [],
}


def table_at(name: str, moves: int) -> Table:
    """The table of a recorded game after so many moves."""
    game = GAMES[name]
    told = parse((GOLDEN / name / RECORDS[name]).read_text(encoding="utf-8"))
    table = new_table(Configuration(game, next(iter(game.presets)), len(told.players), told.agreed))
    table.play = Play.resume(
        game, replace(told, moves=told.moves[:moves], totals=told.totals if moves >= len(told.moves) else None)
    )
    for move, events in enumerate(table.play.log):
        begun = [event.phrase for event in events if event.phrase.message == "event-round"]
        table.rounds += [(int(phrase["round"]), move) for phrase in begun]
    return table


@cache
def moves_of(name: str) -> int:
    return len(parse((GOLDEN / name / RECORDS[name]).read_text(encoding="utf-8")).moves)


def scene_of(table: Table, language: str = "en") -> Scene:
    told = Teller(table, language).scene(Viewer("p", language, [ME], host=True), set(range(len(table.seats))), NOW)
    return {"kind": "scene", **json.loads(json.dumps(told))}


@cache
def scenes(name: str, language: str = "en") -> dict[str, Scene]:
    return {moment: scene_of(table_at(name, moves), language) for moment, moves in MOMENTS[name].items()}


def every_scene(name: str, step: int) -> Iterator[Scene]:
    """A game from its beginning to its end, in steps of so many moves."""
    for moves in range(0, moves_of(name), step):
        yield scene_of(table_at(name, moves))


class Stage:
    """A table page to which any scene can be told."""

    def __init__(self, guest: Guest, language: str = "en") -> None:
        self.guest = guest
        self.page = guest.page
        self.line: WebSocketRoute | None = None
        self.number = 0
        self.ahead = AHEAD * 9  # what would happen, whatever is looked at
        guest.send("PATCH", "/api/me", {"language": language})
        self.page.route_web_socket("**/ws/*", self._open)
        self.page.route("**/api/tables/*/result", lambda route: route.fulfill(json=RESULT))

    def _open(self, line: WebSocketRoute) -> None:
        self.line = line
        line.on_message(self._answer)

    def _answer(self, text: str | bytes) -> None:
        asked = json.loads(text)
        if asked["kind"] == "preview" and self.line:
            told = {"lines": self.ahead, "ends": True, "barrier": True}
            self.line.send(json.dumps({"kind": "preview", "name": asked["option"], **told}))

    def open(self) -> None:
        self.page.goto("/t/moments12345")
        self.guest.until("document.documentElement.dataset.ready !== undefined")
        for _ in range(PATIENCE // POLLING):
            if self.line is not None:
                break
            self.page.wait_for_timeout(POLLING)

    def show(self, scene: Scene) -> None:
        """Tell it and wait until it is drawn."""
        assert self.line is not None
        self.number += 1
        title = f"Moment {self.number}"
        self.line.send(json.dumps({**scene, "number": self.number, "title": title}))
        self.page.wait_for_function("(title) => document.title.includes(title)", arg=title, polling=20)
