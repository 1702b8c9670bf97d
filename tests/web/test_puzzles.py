"""Puzzles over the line: everybody is a guest, nothing is stored, and nobody is told anything before they have answered."""

from collections.abc import Callable

from caravela.games import find_face
from tests.ours import OURS
from tests.web.kit import Line, Person, Server

Sit = Callable[[Person, str], Line]
GAME = OURS[-1]  # one with hands


def test_there_is_one_for_today_in_every_game_and_its_solution_is_not_told(server: Server) -> None:
    told = Person(server, "Ana", "it").get("/api/puzzles")
    assert [one["game"] for one in told] == OURS
    for one in told:
        assert 1 <= one["today"] <= len(one["puzzles"])
        known = find_face(one["game"]).puzzles
        assert [puzzle["number"] for puzzle in one["puzzles"]] == [puzzle.number for puzzle in known]
        assert known[0].best not in str(one["puzzles"][0].values())
    assert Person(server).get(f"/api/puzzles/{GAME}/1")["table"] == f"puzzle-{GAME}-1"
    assert Person(server).get(f"/api/puzzles/{GAME}/999", 400)["code"] == "puzzle-unknown"


def test_an_answer_is_told_what_it_is_worth_and_it_can_be_begun_again(server: Server, sit: Sit) -> None:
    puzzle = find_face(GAME).puzzles[0]
    line = sit(Person(server, "Ana"), f"puzzle-{GAME}-1")
    scene = line.scene
    assert scene["trying"] and scene["my_turn"] and not scene["hints"]
    assert {puzzle.best, puzzle.tempting} <= set(line.options)
    line.refused({"kind": "hint"}, "puzzle-first")
    line.refused({"kind": "answer", "number": line.scene["number"]}, "puzzle-first")
    told = line.ask({"kind": "take", "number": line.scene["number"], "option": puzzle.tempting}, "solution")
    assert not told["right"] and told["tempting"]["name"] == puzzle.tempting and told["best"]["name"] == puzzle.best
    assert told["best"]["line"] and told["tempting"]["line"] and told["proof"] and told["answered"] == told["tempting"]["text"]
    line.ask({"kind": "back"}, "scene")
    assert {puzzle.best, puzzle.tempting} <= set(line.options) and not line.scene["hints"]
    told = line.ask({"kind": "take", "number": line.scene["number"], "option": puzzle.best}, "solution")
    assert told["right"]


def test_who_gives_up_is_told_the_solution_in_their_language(server: Server, sit: Sit) -> None:
    line = sit(Person(server, "Ana", "es"), f"puzzle-{GAME}-2")
    told = line.ask({"kind": "solve"}, "solution")
    assert told["verdict"] == "La solución:" and not told["answered"]
    assert line.scene["hints"], "from now on hints may be asked for"


def test_nobody_plays_or_talks_at_a_puzzle_and_nothing_of_it_is_stored(server: Server, sit: Sit) -> None:
    ana = Person(server, "Ana")
    table = f"puzzle-{GAME}-1"
    line = sit(ana, table)
    for said in ({"kind": "say", "text": "x"}, {"kind": "mute", "on": True}, {"kind": "try"}):
        line.refused(said, "web-unknown-message")
    line.refused({"kind": "propose", "number": line.scene["number"], "what": "abandon"}, "web-unknown-message")
    for path in ("", "/record", "/story", "/log", "/at/3", "/review"):
        assert ana.get(f"/api/tables/{table}{path}", 404)["code"] == "table-unknown", path
    assert ana.get("/api/tables") == []
    sit(ana, ana.make_fixed("novice")).refused({"kind": "solve"}, "web-unknown-message")
