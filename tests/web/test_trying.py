"""Answers that stand for a round, and trying things out where nothing counts."""

import json
import random
from collections.abc import Callable

from tests.web.kit import Line, Person, Scene, Server

Sit = Callable[[Person, str], Line]


def at_the_dock(server: Server, sit: Sit) -> Line:
    """Ana has several colonists on the dock and is asked where the first one settles."""
    ana = Person(server, "Ana")
    line = sit(ana, ana.make_fixed("novice"))
    while line.my_turn()["rule"] != "E-DOCK-2":
        dock = [name for name in line.options if name.endswith("on dock")]
        line.take(dock[0] if dock else None)
    return line


def landings(scene: Scene, who: int) -> int:
    return sum(line["rule"] == "E-RES-2" and line["who"] == who for entry in scene["log"] for line in entry["lines"])


def test_an_answer_stands_until_the_round_ends(server: Server, sit: Sit) -> None:
    line = at_the_dock(server, sit)
    assert line.option("forgo")["standing"] and not line.option("settle Caribbean")["standing"]
    seat, number = line.scene["seat"], line.scene["number"]
    before = landings(line.scene, seat)
    line.say({"kind": "order", "number": number, "option": "forgo"})
    line.wait_for(lambda scene: scene["number"] > number and scene["my_turn"] and scene["rule"] != "E-DOCK-2")
    assert landings(line.scene, seat) >= before + 2
    assert line.scene["orders"]
    number = line.scene["number"]
    line.say({"kind": "no orders", "number": number})
    assert line.wait_for(lambda scene: scene["number"] > number)["orders"] == []


def test_ending_orders_that_there_are_not_is_answered_with_the_scene(server: Server, sit: Sit) -> None:
    ana = Person(server, "Ana")
    line = sit(ana, ana.make_fixed("novice"))
    number = line.my_turn()["number"]
    scene = line.ask({"kind": "no orders", "number": number}, "scene")
    assert scene["orders"] == [] and scene["number"] == number and scene["my_turn"]


def test_only_a_plain_answer_to_my_question_can_stand(server: Server, sit: Sit) -> None:
    line = at_the_dock(server, sit)
    line.refused({"kind": "order", "number": line.scene["number"], "option": "settle Caribbean"}, "web-no-order")
    line.refused({"kind": "order", "number": line.scene["number"], "option": "no"}, "web-no-order")


def test_trying_things_out_changes_nothing_at_the_table(server: Server, sit: Sit) -> None:
    ana, bruno = Person(server, "Ana"), Person(server, "Bruno")
    made = ana.make({"kind": "me"}, {"kind": "guest"}, preset="deluxe_base", changes={"reconnaissance": "true"})
    bruno.join(made["links"]["1"])
    line, other = sit(ana, made["table"]), sit(bruno, made["table"])
    mover = line if line.wait_for(lambda scene: not scene["open"])["my_turn"] else other
    was, heard = mover.hello(), len(other.said if mover is line else line.said)
    assert mover.ask({"kind": "try"}, "scene")["trying"]
    luck = random.Random(3)
    for _ in range(25):
        mover.my_turn()
        mover.take(luck.choice(mover.options))
    assert {entry["by"] for entry in mover.scene["log"]} >= {0, 1}
    back = mover.ask({"kind": "back"}, "scene")
    assert {k: back[k] for k in ("number", "move", "status", "parts")} == {
        k: was[k] for k in ("number", "move", "status", "parts")
    }
    assert not back["trying"]
    watcher = other if mover is line else line
    assert not [said for said in watcher.said[heard:] if said["kind"] in ("scene", "change")]


def test_what_is_tried_out_shows_nothing_that_is_hidden(server: Server, sit: Sit) -> None:
    """Bruno has looked at a token; in Ana's trial all seats are hers, and still nobody there knows the true token."""
    ana, bruno = Person(server, "Ana"), Person(server, "Bruno")
    made = ana.make({"kind": "me"}, {"kind": "guest"}, preset="deluxe_base", changes={"reconnaissance": "true"})
    bruno.join(made["links"]["1"])
    lines = [sit(ana, made["table"]), sit(bruno, made["table"])]
    for line in lines:
        line.wait_for(lambda scene: not scene["open"])
    while not lines[1].scene["my_turn"]:
        lines[0].take(next(name for name in lines[0].options if name.startswith("place")))
        lines[1].wait_for(lambda scene: scene["number"] == lines[0].scene["number"])
    lines[1].take(next(name for name in lines[1].options if name.startswith("look at")))
    seen = next(
        line["text"] for entry in reversed(lines[1].scene["log"]) for line in entry["lines"] if line["rule"] == "E-INFO-10"
    )
    assert seen not in json.dumps(lines[0].ask({"kind": "try"}, "scene"), ensure_ascii=False)


def opening(server: Server, sit: Sit) -> tuple[Line, Line]:
    """Ana and Bruno divide their cards in Maracaibo, Ana first."""
    ana, bruno = Person(server, "Ana"), Person(server, "Bruno")
    made = ana.make({"kind": "me"}, {"kind": "guest"}, game="maracaibo", preset="single", changes={"start_player": "first_seat"})
    bruno.join(made["links"]["1"])
    lines = sit(ana, made["table"]), sit(bruno, made["table"])
    for line in lines:
        line.wait_for(lambda scene: not scene["open"])
    return lines


def test_where_a_question_tells_of_a_hand_only_who_is_asked_tries_things_out(server: Server, sit: Sit) -> None:
    """M-INFO-1: what Bruno could try out would be Ana's real options, or none that her imagined hand allows."""
    ana, bruno = opening(server, sit)
    refused = bruno.refused({"kind": "try"}, "try-when-asked")
    assert not set(ana.options) & set(json.dumps(refused).split('"'))
    assert ana.ask({"kind": "try"}, "scene")["trying"]
    assert ana.options[0].startswith("plan ")


def test_in_a_trial_nobody_finds_out_by_guessing_how_another_has_chosen(server: Server, sit: Sit) -> None:
    """M-INFO-5: Ana lays a card aside in secret; Bruno's guesses get the same answer whether they are right or wrong."""
    ana, bruno = opening(server, sit)
    while bruno.scene["decider"] == 0:
        laid = ana.options[0]
        number = ana.take(laid)["number"]
        bruno.wait_for(lambda scene: scene["number"] >= ana.scene["number"])
    assert bruno.ask({"kind": "try"}, "scene")["trying"]
    answers = []
    for guess in (laid, "discard A01", "discard B001"):
        before = bruno.say({"kind": "take", "number": number - 1, "option": guess})
        answers.append(bruno.wait_said("refused", before)["code"])
    assert answers == ["table-moved-on"] * 3
