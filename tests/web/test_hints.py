"""Hints over the line: for who decides, of what that seat may know; among several people only if they agreed, and seen by all."""

from collections.abc import Callable

import pytest

from tests.ours import OURS
from tests.web.kit import BOT, Line, Person, Server

Sit = Callable[[Person, str], Line]
ME, GUEST, HERE = {"kind": "me"}, {"kind": "guest"}, {"kind": "here"}


def together(server: Server, sit: Sit, **more: object) -> list[Line]:
    """Ana and Bruno at a table; whoever decides first."""
    ana, bruno = Person(server, "Ana"), Person(server, "Bruno", "it")
    made = ana.make(ME, GUEST, **more)
    bruno.join(made["links"]["1"])
    lines = [sit(ana, made["table"]), sit(bruno, made["table"])]
    first = lines[0].wait_for(lambda scene: not scene["open"])["decider"]
    return [lines[first], lines[1 - first]]


@pytest.mark.parametrize("game", OURS)
def test_who_plays_alone_gets_a_hint_that_can_be_followed(server: Server, sit: Sit, game: str) -> None:
    ana = Person(server, "Ana")
    line = sit(ana, ana.make_fixed("novice", game=game))
    scene = line.my_turn()
    told = line.ask({"kind": "hint"}, "hint")
    assert told["number"] == scene["number"] and told["thought"]
    names = [one["name"] for one in told["candidates"]]
    assert 2 <= len(names) <= 3 and set(names) <= set(line.options)
    assert all(one["text"] == line.option(one["name"])["text"] and one["standing"] and one["line"] for one in told["candidates"])
    assert all(one["things"] == line.option(one["name"])["things"] for one in told["candidates"])
    assert line.ask({"kind": "hint"}, "hint") == told
    assert not any("hint" in said["text"] for entry in line.scene["log"] for said in entry["lines"])
    line.take(names[0])


def test_a_hint_speaks_the_language_of_who_asks(server: Server, sit: Sit) -> None:
    ana = Person(server, "Ana")
    line = sit(ana, ana.make_fixed("novice"))
    line.my_turn()
    english = line.ask({"kind": "hint"}, "hint")
    line.ask({"kind": "language", "language": "es"}, "scene")
    spanish = line.ask({"kind": "hint"}, "hint")
    assert "partidas imaginadas" in spanish["thought"] and "imagined games" in english["thought"]
    assert [one["lead"] for one in spanish["candidates"]] == [one["lead"] for one in english["candidates"]]


def test_among_several_people_there_is_no_hint_unless_it_was_agreed(server: Server, sit: Sit) -> None:
    asks, waits = together(server, sit)
    assert not asks.scene["hints"]
    asks.refused({"kind": "hint"}, "hint-not-agreed")
    asks.ask({"kind": "try"}, "scene")
    assert asks.ask({"kind": "hint"}, "refused")["code"] == "hint-not-agreed"
    assert asks.ask({"kind": "answer", "number": asks.scene["number"]}, "refused")["code"] == "hint-not-agreed", (
        "a bot is none either"
    )
    waits.refused({"kind": "hint"}, "not-your-turn")


def test_where_it_was_agreed_everybody_reads_who_has_used_one(any_server: Server, sit: Sit) -> None:
    asks, waits = together(any_server, sit, hints=True)
    assert asks.scene["hints"] and any(
        option in ("Hints allowed", "Suggerimenti permessi") for option in asks.scene["agreed"]["options"]
    )
    seat, number = asks.scene["decider"], asks.scene["number"]
    told = asks.ask({"kind": "hint"}, "hint")
    assert told["number"] == number + 1
    name = asks.scene["players"][seat]["name"]

    def uses(line: Line) -> list[str]:
        return [
            said["text"]
            for entry in line.hello()["log"]
            for said in entry["lines"]
            if "hint" in said["text"] or "suggerimento" in said["text"]
        ]

    for line in (asks, waits):
        line.wait_for(lambda scene: scene["number"] == number + 1)
        assert len(uses(line)) == 1 and uses(line)[0].startswith(name)
    asks.ask({"kind": "hint"}, "hint")
    assert len(uses(waits)) == 1 and waits.scene["number"] == number + 1, "told once for a decision"
    asks.ask({"kind": "try"}, "scene")
    assert asks.ask({"kind": "hint"}, "refused")["code"] == "hint-trial"
    asks.ask({"kind": "back"}, "scene")
    asks.take(told["candidates"][0]["name"])
    assert len(uses(waits)) == 1


def test_who_plays_all_seats_at_one_screen_gets_hints_and_so_does_who_tries_things_out(server: Server, sit: Sit) -> None:
    ana = Person(server, "Ana")
    line = sit(ana, ana.make(ME, HERE)["table"])
    line.my_turn()
    assert line.ask({"kind": "hint"}, "hint")["candidates"]
    line.ask({"kind": "try"}, "scene")
    assert line.ask({"kind": "hint"}, "hint")["candidates"]


def test_a_rated_table_has_no_hints(server: Server) -> None:
    asked = {"game": "empires", "preset": "deluxe_base", "changes": {}, "seats": [ME, GUEST], "rated": True, "hints": True}
    assert Person(server, "Ana").post("/api/tables", asked, 400)["code"] == "rated-hints"


def test_a_rematch_has_hints_as_the_game_before(server: Server, sit: Sit) -> None:
    asks, waits = together(server, sit, hints=True)
    number = asks.scene["number"]
    asks.say({"kind": "propose", "number": number, "what": "abandon"})
    waits.wait_for(lambda scene: scene["number"] == number + 1)
    waits.say({"kind": "agree", "number": number + 1})
    asks.wait_for(lambda scene: scene["over"])
    made = asks.person.post(f"/api/tables/{asks.table}/rematch", {}, 201)
    assert sit(asks.person, made["table"]).scene["hints"]


def test_bots_do_not_wait_for_hints(server: Server, sit: Sit) -> None:
    """Whoever takes an option while a hint is being found out is answered at once, and gets no hint for what is past."""
    ana = Person(server, "Ana")
    line = sit(ana, ana.make(ME, BOT)["table"])
    line.my_turn()
    before = line.say({"kind": "hint"})
    number = line.scene["number"]
    line.take()
    line.my_turn()
    told = line.ask({"kind": "hint"}, "hint")
    assert told["number"] > number
    hints = [message for message in line.said[before:] if message["kind"] == "hint"]
    assert all(message["number"] in (number, told["number"]) for message in hints)
