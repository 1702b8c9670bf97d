"""The server is killed in mid-play: nothing that was acknowledged is lost, and everybody plays on with the same cookie."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.web.killing import kill_often
from tests.web.kit import BOT, Line, Person, Server, until

Sit = Callable[[Person, str], Line]


@pytest.mark.long
def test_killed_again_and_again_the_server_loses_no_acknowledged_move(folder: Path) -> None:
    """The short version of `python -m bench.kill`, which `make long` runs."""
    counted = kill_often(2, str(folder / "kill.db"), folder, seed=7)
    assert counted.well, counted.report()
    assert counted.kills == 2 and counted.acknowledged >= 3 and counted.resumed == counted.tables >= 3, counted.report()


@pytest.fixture(scope="module")
def mortal(folder: Path) -> Iterator[Server]:
    server = Server(str(folder / "own.db"), folder, from_nothing=True)
    yield server
    server.bury()


@pytest.fixture
def own(mortal: Server) -> Server:
    """It is up, whatever the test before has done to it, and in whatever order they come."""
    if mortal.process is None or mortal.process.poll() is not None:
        mortal.start()
    return mortal


def test_after_a_restart_everybody_is_where_they_were(own: Server, sit: Sit) -> None:
    """In mid-turn, with undo as before, in the waiting room and at a finished screen; bots that were to move go on."""
    ana, bruno = Person(own, "Ana"), Person(own, "Bruno")
    made = ana.make({"kind": "me"}, {"kind": "guest"}, BOT)
    bruno.join(made["links"]["1"])
    room = ana.make({"kind": "me"}, {"kind": "guest"})
    lines = [sit(ana, made["table"]), sit(bruno, made["table"])]

    def decides() -> Line:
        return until(lambda: next((line for line in lines if line.scene["my_turn"]), None))  # type: ignore[no-any-return]

    for _ in range(8):
        mover = decides()
        free = [option["name"] for option in mover.scene["options"] if not option["ends"] and not option["barrier"]]
        mover.take(free[0] if free else None)
    decides()
    number = max(line.scene["number"] for line in lines)
    before = [line.wait_for(lambda scene: scene["number"] == number) for line in lines]
    own.kill()
    assert all(line.wait_closed() for line in lines)
    until(lambda: not own.family(), 10)  # nobody thinks on for a server that is gone
    own.start()
    lines = [sit(ana, made["table"]), sit(bruno, made["table"])]
    fields = ("number", "move", "decider", "options", "undo", "status", "log", "parts", "scores", "since", "rounds", "mine")
    for line, scene in zip(lines, before, strict=True):
        assert {name: line.scene[name] for name in fields} == {name: scene[name] for name in fields}
    mover = decides()
    if mover.scene["undo"]["step"]:
        mover.undo()
    mover.take()
    bruno.join(room["links"]["1"])  # links outlive the server as well
    assert sit(ana, room["table"]).scene["decider"] >= 0


def test_bots_that_were_to_move_go_on_by_themselves(own: Server, sit: Sit) -> None:
    ana = Person(own, "Ana")
    table = ana.make({"kind": "me"}, BOT, BOT, BOT)["table"]
    ana.post(f"/api/tables/{table}/leave", {"seat": 0, "bot": "novice"})
    until(lambda: ana.get(f"/api/tables/{table}")["moves"] >= 5)
    own.kill()
    own.start()
    moves = ana.get(f"/api/tables/{table}")["moves"]
    assert moves >= 5
    until(lambda: ana.get(f"/api/tables/{table}")["moves"] > moves + 5)  # nobody has connected


def test_going_down_in_order_is_told_and_leaves_nobody_behind(own: Server, sit: Sit) -> None:
    ana = Person(own, "Ana")
    line = sit(ana, ana.make({"kind": "me"}, BOT)["table"])
    line.my_turn()
    own.stop()
    assert line.wait_closed() and line.said[-1]["kind"] == "ended"
    until(lambda: not own.family(), 10)
    assert own.process is not None and own.process.returncode == 0 and "Traceback" not in own.said()
