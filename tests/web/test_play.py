"""Playing through the line of a seat: what comes back, what adds up, what is refused."""

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from caravela.cli.main import main
from caravela.text import LANGUAGES
from tests.web.kit import BOT, Line, Person, Scene, Server, applied, shown

Sit = Callable[[Person, str], Line]


def adds_up(line: Line) -> None:
    """What was said bit by bit is the scene that is sent to somebody who asks for all of it."""
    held = line.scene
    said = applied({}, line.hello())
    for field in said:
        assert shown(held)[field] == shown(said)[field], field
    assert set(held) == set(said)


# -- whole games -------------------------------------------------------------------------------------------------------


def test_a_person_plays_a_whole_game_with_three_bots(any_server: Server, sit: Sit, tmp_path: Path) -> None:
    """Every option taken was offered, every one offered and taken was accepted, and the record stands up to verify."""
    ana = Person(any_server, "Ana")
    made = ana.make({"kind": "me"}, BOT, BOT, BOT)
    assert made["links"] == {}
    line = sit(ana, made["table"])
    scene = line.play(random.Random(11))
    assert scene["over"] and not scene["my_turn"] and scene["options"] == [] and scene["decider"] == -1
    assert not [said for said in line.said if said["kind"] == "refused"]
    assert scene["number"] == scene["move"] > 100 and [r["round"] for r in scene["rounds"]] == list(range(1, 9))
    assert [entry["move"] for entry in scene["log"]] == sorted({entry["move"] for entry in scene["log"]})
    adds_up(line)

    result = ana.get(f"/api/tables/{made['table']}/result")
    totals = {player["seat"]: player["total"] for player in result["players"]}
    assert totals == {score["seat"]: score["total"] for score in scene["scores"]}
    assert all(sum(player["points"].values()) == player["total"] for player in result["players"])
    assert result["players"][0]["place"] == 1 and result["players"][0]["name"] in result["winners"] == scene["status"]
    assert all(series["points"][-1] == [scene["move"], totals[series["seat"]]] for series in result["series"])
    assert result["chart"].startswith("<svg")

    file = tmp_path / "game.txt"
    file.write_text(ana.text(f"/api/tables/{made['table']}/record"), encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    assert [entry["status"] for entry in ana.get("/api/tables")] == ["over"]


def test_changes_add_up_to_the_scene_whatever_is_done(server: Server, sit: Sit) -> None:
    """Random moves, undo, restarts and language switches, seen by two players, a spectator and a coach."""
    ana, bruno, carla, davi = [Person(server, name) for name in ("Ana", "Bruno", "Carla", "Davi")]
    made = ana.make({"kind": "me"}, {"kind": "guest"}, BOT, changes={"reconnaissance": "true"})
    table = made["table"]
    bruno.join(made["links"]["1"])
    carla.join(ana.post(f"/api/tables/{table}/links", {"role": "watch"})["link"])
    davi.join(bruno.post(f"/api/tables/{table}/links", {"role": "coach", "seat": 1})["link"])
    lines = [sit(person, table) for person in (ana, bruno, carla, davi)]
    luck = random.Random(5)
    for _ in range(60):
        decides = next(line for line in lines[:2] if line.wait_for(person_decides)["my_turn"])
        number = decides.scene["number"]
        deed = luck.random()
        if deed < 0.2 and decides.scene["undo"]["step"]:
            decides.undo("restart" if deed < 0.07 else "undo")
        elif deed < 0.35:
            who = luck.choice(lines)
            language = luck.choice(LANGUAGES)
            who.say({"kind": "language", "language": language})
            who.wait_for(lambda scene, language=language: scene["language"] == language)  # type: ignore[misc]
            continue
        else:
            decides.take(luck.choice(decides.options))
        number = max(line.wait_for(lambda s, n=number: s["number"] > n and person_decides(s))["number"] for line in lines)  # type: ignore[misc]
        if luck.random() < 0.35:
            for line in lines:
                line.wait_for(lambda scene, number=number: scene["number"] == number)  # type: ignore[misc]
                adds_up(line)
    assert {said["kind"] for line in lines for said in line.said} <= {"scene", "change", "presence"}


def person_decides(scene: Scene) -> bool:
    return bool(scene["over"] or scene["decider"] in (0, 1))


def test_a_preview_tells_what_would_happen_and_changes_nothing(server: Server, sit: Sit) -> None:
    """And what an option says about barrier and end of turn is what comes true."""
    ana = Person(server, "Ana")
    line = sit(ana, ana.make_fixed("novice", "novice"))
    luck = random.Random(2)
    for _ in range(25):
        scene = line.my_turn()
        option = luck.choice(scene["options"])
        foreseen = line.ask({"kind": "preview", "option": option["name"]}, "preview")
        assert line.hello()["number"] == scene["number"]
        assert (foreseen["name"], foreseen["barrier"], foreseen["ends"]) == (option["name"], option["barrier"], option["ends"])
        after = line.take(option["name"])
        entry: Scene = next((entry for entry in after["log"] if entry["move"] == scene["move"] + 1), {"lines": []})
        told = [told["text"] for told in entry["lines"]]
        if not option["barrier"]:
            assert foreseen["lines"] == told
        else:
            assert not line.scene["undo"]["step"]
        if not option["ends"]:
            assert line.scene["decider"] == 0 and line.scene["my_turn"]


def test_about_and_why_answer_with_clause_and_reason(server: Server, sit: Sit) -> None:
    ana = Person(server, "Ana")
    line = sit(ana, ana.make({"kind": "me"}, BOT)["table"])
    scene = line.my_turn()
    thing = scene["options"][0]["things"][-1]
    told = line.ask({"kind": "about", "thing": thing}, "about")
    assert told["thing"] == thing and told["title"] == scene["names"][thing] and told["why"] == ""
    closed = line.ask({"kind": "why", "option": "settle Peru"}, "about")
    assert closed["rule"] and closed["clause"] and closed["rule"] in closed["why"]
    assert line.ask({"kind": "why", "option": scene["options"][0]["name"]}, "about")["why"] == ""
    assert line.hello()["number"] == scene["number"]


# -- undo and barrier --------------------------------------------------------------------------------------------------


def steps(line: Line, luck: random.Random, wanted: int) -> Scene:
    """Play until so many steps of the own turn can be taken back."""

    for _ in range(400):
        if line.my_turn()["undo"]["turn"] >= wanted:
            return line.scene
        free = [option["name"] for option in line.scene["options"] if not option["ends"] and not option["barrier"]]
        line.take(luck.choice(free or line.options))
    raise AssertionError("no turn with so many steps")


def test_undo_takes_back_one_step_and_restart_the_whole_turn(any_server: Server, sit: Sit) -> None:
    ana = Person(any_server, "Ana")
    line = sit(ana, ana.make_fixed("novice", "novice"))
    scene = steps(line, random.Random(3), 2)
    turn, begun = scene["undo"]["turn"], scene["move"] - scene["undo"]["turn"]
    back = line.undo()
    assert back["number"] == scene["number"] + 1 and back["move"] == scene["move"] - 1 and back["undo"]["turn"] == turn - 1
    assert max(entry["move"] for entry in back["log"]) <= back["move"]
    steps(line, random.Random(4), 2)
    back = line.undo("restart")
    assert back["move"] == begun and back["undo"]["step"] is None and back["my_turn"]
    adds_up(line)
    assert line.take()["move"] == begun + 1


def test_among_bots_nobody_is_asked_where_there_is_no_choice(server: Server, sit: Sit) -> None:
    """M-INFO-16: the only answer is given and stored by itself, unless somebody else looks on; undo goes back behind it."""
    ana, eva = Person(server, "Ana"), Person(server, "Eva")
    table = ana.make_fixed("random", game="maracaibo")
    line, luck, by_itself, back = sit(ana, table), random.Random(2), 0, 0
    while by_itself < 2 or back < 1:
        number = line.my_turn()["number"]
        assert not line.scene["over"] and len(line.options) > 1
        city = [name for name in line.options if name == "city action"]
        line.take(city[0] if city else luck.choice(line.options))
        if line.scene["number"] > number + 1 and line.scene["my_turn"]:
            by_itself += 1
            if line.scene["undo"]["step"] is not None:
                line.undo()
                assert len(line.my_turn()["options"]) > 1
                back += 1
    eva.join(ana.post(f"/api/tables/{table}/links", {"role": "watch"})["link"])  # she may look at any time
    singles = 0
    while not singles:
        scene = line.my_turn()
        assert not scene["over"]
        singles += len(line.options) == 1
        city = [name for name in line.options if name == "city action"]
        line.take(city[0] if city else luck.choice(line.options))


def test_nobody_takes_back_what_came_to_light(server: Server, sit: Sit) -> None:
    """The barrier is announced by the option, and by the sentence in the place of undo afterwards."""
    ana = Person(server, "Ana")
    line = sit(ana, ana.make({"kind": "me"}, BOT, changes={"reconnaissance": "true"})["table"])
    line.my_turn()
    look = next(option for option in line.options if option.startswith("look at"))
    assert line.option(look)["barrier"] and not line.option(look)["ends"]
    assert line.ask({"kind": "preview", "option": look}, "preview")["lines"] == []  # what is under it is not said before
    scene = line.take(look)
    assert scene["my_turn"] and scene["undo"]["step"] is None and scene["undo"]["barrier"]
    line.refused({"kind": "undo", "number": scene["number"]}, "undo-barrier")
    line.refused({"kind": "restart", "number": scene["number"]}, "undo-barrier")


def test_a_move_can_be_taken_back_until_somebody_else_decides(server: Server, sit: Sit) -> None:
    ana, bruno = Person(server, "Ana"), Person(server, "Bruno")
    made = ana.make({"kind": "me"}, {"kind": "guest"})
    first = sit(ana, made["table"])
    first.refused({"kind": "take", "number": 0, "option": "no"}, "table-not-begun")
    bruno.join(made["links"]["1"])
    second = sit(bruno, made["table"])
    for line in (first, second):
        line.wait_for(lambda scene: scene["decider"] >= 0)
        line.refused({"kind": "undo", "number": 0}, "undo-nothing")
    if second.scene["my_turn"]:
        first, second = second, first
    first.take(next(option["name"] for option in first.scene["options"] if option["ends"]))
    assert first.scene["undo"]["step"] and second.wait_for(lambda scene: scene["my_turn"])["number"] == 1
    first.undo()
    assert first.scene["my_turn"] and not second.wait_for(lambda scene: scene["number"] == 2)["my_turn"]
    adds_up(second)
    first.take(next(option["name"] for option in first.scene["options"] if option["ends"]))
    second.take()
    number = second.scene["number"]
    first.wait_for(lambda scene: scene["number"] == number)
    first.refused({"kind": "undo", "number": number}, "undo-barrier")
    second.undo()


# -- what is refused ---------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def pair(server: Server) -> tuple[Person, Person, str]:
    """Whoever decides first, whoever does not, and their table."""
    ana, bruno = Person(server, "Ana"), Person(server, "Bruno")
    made = ana.make({"kind": "me"}, {"kind": "guest"})
    bruno.join(made["links"]["1"])
    waiting = bool(ana.get(f"/api/tables/{made['table']}")["waiting"])
    return (ana, bruno, made["table"]) if waiting else (bruno, ana, made["table"])


def test_what_is_not_offered_is_not_taken(pair: tuple[Person, Person, str], sit: Sit) -> None:
    decides, waits, table = pair
    first, second = sit(decides, table), sit(waits, table)
    number = first.my_turn()["number"]
    for option in ("settle Peru", "no", "", "place a colonist on dock ", "__class__", "x" * 300):
        first.refused({"kind": "take", "number": number, "option": option})
    open_now = first.options[0]
    second.refused({"kind": "take", "number": number, "option": open_now}, "not-your-turn")
    for late in (number - 1, number + 1, 10**30, -1):
        first.refused({"kind": "take", "number": late, "option": open_now}, "table-moved-on")
    for kind in ("take", "undo", "restart"):
        first.refused({"kind": kind})
        first.refused({"kind": kind, "number": str(number), "option": open_now})
        first.refused({"kind": kind, "number": True, "option": open_now})


def test_a_message_sent_twice_is_done_once(pair: tuple[Person, Person, str], sit: Sit) -> None:
    decides, _, table = pair
    line = sit(decides, table)
    number = line.my_turn()["number"]
    message = {"kind": "take", "number": number, "option": line.options[0]}
    before = line.say(message)
    line.say(message)
    line.wait_said("scene", before)
    assert line.hello()["number"] == number + 1
    assert not [said for said in line.said[before:] if said["kind"] == "refused"]
    line.undo()


GARBLED = [
    "",
    "null",
    "[]",
    "{}",
    "7",
    '"take"',
    "{",
    "\x00",
    '{"kind": null}',
    '{"kind": "sing"}',
    '{"kind": ["take"]}',
    "[" * 4000,
]
GARBLED += ['{"kind": "look"}', '{"kind": "look", "seat": 5}', '{"kind": "eyes", "seat": 5}', '{"kind": "eyes", "seat": "0"}']
GARBLED += ['{"kind": "language", "language": "tlh"}', '{"kind": "language", "language": "../en"}', '{"kind": "about"}']
GARBLED += ['{"kind": "why", "option": 3}', '{"kind": "take", "number": 1e400, "option": "no"}', "1" * 4000]
GARBLED += ['{"kind": "take", "number": 0, "option": "\\ud800"}', '{"kind": "about", "thing": "\\u0000"}']


def test_garbage_gets_a_sentence_and_the_scene(pair: tuple[Person, Person, str], sit: Sit) -> None:
    decides, _, table = pair
    line = sit(decides, table)
    number = line.my_turn()["number"]
    line.refused(b"\xff\xfe")
    for text in GARBLED:
        line.refused(text)
    line.refused(json.dumps({"kind": "take", "number": number, "option": "\ud800 <script>"}))
    assert line.closed is None and line.take()["number"] == number + 1
    line.undo()


def test_too_large_and_too_many_messages_end_the_line_and_nothing_else(pair: tuple[Person, Person, str], sit: Sit) -> None:
    decides, waits, table = pair
    line, other = sit(decides, table), sit(waits, table)
    number = line.my_turn()["number"]
    line.say({"kind": "hello", "more": "x" * 5000})
    assert line.wait_closed() == 4429
    line = sit(decides, table)
    line.say("y" * 70_000)
    assert line.wait_closed() in (1009, 4429)
    line = sit(decides, table)
    try:
        for _ in range(200):
            line.say({"kind": "preview", "option": "nothing"})
    except Exception:
        pass
    assert line.wait_closed() == 4429
    assert other.hello()["number"] == number and sit(decides, table).scene["number"] == number


# -- Santa Maria -------------------------------------------------------------------------------------------------------


def test_a_look_ahead_is_for_whoever_decides(server: Server, sit: Sit) -> None:
    """All ghosts of a question come together, each drawing once; nobody else gets any."""
    ana, bruno = Person(server, "Ana"), Person(server, "Bruno")
    first = {"start_player": "first_seat"}
    made = ana.make({"kind": "me"}, {"kind": "guest"}, game="santamaria", preset="basic", changes=first)
    bruno.join(made["links"]["1"])
    hers, his = sit(ana, made["table"]), sit(bruno, made["table"])
    scene = hers.my_turn()
    assert (
        scene["ghosts"]
        and scene["turning"] == []
        and scene["words"]["web-play-always-of"] == "{option}, and don’t ask me again this year"
    )
    told = hers.ask({"kind": "ghosts"}, "ghosts")
    assert told["number"] == scene["number"]
    assert set(told["options"]) == {name for name in hers.options if name.startswith(("use ", "coins on "))}
    assert {n for _, n, _, _ in told["options"].values()} == set(range(len(told["drawn"]))) and len(told["drawn"]) <= 13
    assert {sheet for sheet, *_ in told["options"].values()} == {"mat-0"}
    none = his.ask({"kind": "ghosts"}, "ghosts")
    assert none["options"] == {} and none["drawn"] == [] and not his.scene["ghosts"]
    hers.take(next(name for name in hers.options if name.startswith("buy double")))
    scene = hers.wait_for(lambda scene: scene["turning"])
    assert scene["turning"] == ["turn-r0", "turn-r90", "turn-r180", "turn-r270"] and set(scene["turning"]) <= set(scene["names"])
    told = hers.ask({"kind": "ghosts"}, "ghosts")
    assert set(told["options"]) == set(hers.options) and len(told["drawn"]) == 4
    adds_up(hers)


@pytest.mark.parametrize(("language", "year"), [("en", "Year"), ("pt-BR", "Ano"), ("es", "Año"), ("it", "Anno")])
def test_a_game_alone_is_won_or_lost(server: Server, sit: Sit, language: str, year: str) -> None:
    """S-SOLO-11: who clicks at random loses, and is told so; what was achieved is told as well."""
    ana = Person(server, "Ana", language)
    table = ana.make({"kind": "me"}, game="santamaria", preset="advanced")["table"]
    line = sit(ana, table)
    line.play(random.Random(3), lambda scene: len(scene["rounds"]) == 2)
    assert [entry["round_title"] for entry in ana.get("/api/tables")] == [f"{year} 2"]
    scene = line.play(random.Random(3))
    assert [entry["title"] for entry in scene["rounds"]] == [f"{year} {n}" for n in (1, 2, 3)]
    result = ana.get(f"/api/tables/{table}/result")
    total = result["players"][0]["total"]
    assert total < 100 and str(total) in result["winners"] == scene["status"] and "Ana" not in scene["status"]
    assert "100" in result["ending"][0] and len(result["ending"]) >= 2
    assert ana.get(f"/api/tables/{table}/story")["words"] == scene["words"]
