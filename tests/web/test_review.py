"""The review of a finished game over the web, and trying things out from any of its moves."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from caravela.core.record import Record, parse
from caravela.core.refused import Refused
from caravela.web import answers
from caravela.web.reviewing import OF_ADDRESS, WAITING, Progress, Reviews
from tests.web.fitting import misfits
from tests.web.kit import Line, Person, Server, until

Sit = Callable[[Person, str], Line]
GOLDEN = Path(__file__).parents[1] / "golden" / "empires" / "deluxe_base-2p-casual-033.txt"
MOVES = 3


def short_game() -> Record:
    """A game that was abandoned after a few moves: there is little to look at."""
    record = parse(GOLDEN.read_text(encoding="utf-8"))
    record.moves, record.totals, record.ended = record.moves[:MOVES], None, "abandoned"
    return record


def brought(person: Person) -> str:
    table: str = person.post("/api/tables/import", {"record": short_game().text()})["table"]
    return table


def test_a_review_is_made_once_and_told_in_the_language_of_the_reader(server: Server) -> None:
    ana, other = Person(server, "Ana"), Person(server, "Bruno")
    table = brought(ana)
    path = f"/api/tables/{table}/review"
    assert ana.get(path)["status"] == "none"
    assert ana.get(f"{path}.json", 404)["code"] == "review-none"
    other.get(path, 403)
    other.post(path, status=403)
    ana.post(path)
    told = until(lambda: (said := ana.get(path))["status"] == "done" and said, 120)
    assert list(misfits(told, answers.ReviewTold)) == []
    assert "<svg" in told["chart"] and len(told["players"]) == 2
    whole = ana.get(f"{path}.json")
    assert whole["done"] and whole["moves"] == MOVES
    ana.post(path)
    assert ana.get(path)["status"] == "done"
    ana.patch("/api/me", {"language": "it"})
    assert "Probabilit" in ana.get(path)["chart"]
    assert ana.get(f"{path}.json") == whole


def test_a_game_that_is_not_over_has_no_review_and_no_earlier_moves_to_try(server: Server, sit: Sit) -> None:
    ana = Person(server, "Ana")
    table = ana.make_fixed("novice")
    line = sit(ana, table)
    number = line.my_turn()["number"]
    assert ana.get(f"/api/tables/{table}/review", 400)["code"] == "review-not-over"
    assert ana.post(f"/api/tables/{table}/review", status=400)["code"] == "review-not-over"
    line.refused({"kind": "try", "move": 0}, "table-not-over")
    line.refused({"kind": "answer", "number": number}, "try-first")


def test_things_are_tried_out_from_any_move_of_a_finished_game_and_bots_answer(server: Server, sit: Sit) -> None:
    ana = Person(server, "Ana")
    line = sit(ana, brought(ana))
    over = line.wait_for(lambda scene: scene["over"])
    line.refused({"kind": "try", "move": MOVES + 1}, "upto-range")
    line.say({"kind": "try", "move": 1})
    scene = line.wait_for(lambda scene: scene["trying"])
    assert not scene["over"] and scene["move"] == 1 and scene["my_turn"]
    line.say({"kind": "answer", "number": scene["number"]})
    line.wait_for(lambda later: later["trying"] and later["move"] == 2)
    line.say({"kind": "back"})
    assert line.wait_for(lambda scene: not scene["trying"])["move"] == over["move"] == MOVES


class Idle(Reviews):
    """Nothing is ever finished."""

    async def _make(self, table_id: str, record: Record, progress: Progress) -> None:
        await asyncio.sleep(3600)


def test_nobody_has_two_reviews_in_line_and_the_line_has_an_end() -> None:
    async def ask() -> None:
        reviews, record = Idle(cast(Any, None)), short_game()
        for n in range(WAITING):
            reviews.begin(f"t{n}", record, f"p{n}")
        reviews.begin("t0", record, "p0")
        for person, code in (("p1", "review-one-at-a-time"), ("q", "review-busy")):
            with pytest.raises(Refused) as refused:
                reviews.begin("other", record, person)
            assert refused.value.message == code
        reviews.close()

    asyncio.run(ask())


def test_people_of_one_address_leave_room_in_the_line_for_others() -> None:
    """An address may bring many new people; they cannot fill the line. Where nobody is limited, there are no addresses."""

    async def ask() -> None:
        reviews, record = Idle(cast(Any, None)), short_game()
        for n in range(OF_ADDRESS):
            reviews.begin(f"t{n}", record, f"p{n}", "10.0.0.1")
        with pytest.raises(Refused, match="review-busy"):
            reviews.begin("more", record, "q", "10.0.0.1")
        reviews.begin("other", record, "q", "10.0.0.2")
        reviews.progress["t0"].failed = True
        reviews.begin("more", record, "r", "10.0.0.1")
        for n in range(OF_ADDRESS + 1):
            reviews.begin(f"u{n}", record, f"u{n}", "")
        reviews.close()

    asyncio.run(ask())
