"""What only one player has seen reaches nobody else, by no way that the server has."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from caravela.cli.main import main
from caravela.games.maracaibo.rules.components import CARD_IDS
from caravela.text import LANGUAGES
from tests.web.kit import BOT, Line, Person, Scene, Server, shown

Sit = Callable[[Person, str], Line]
FIND = re.compile(r"\b[TC]\d\d\b")  # what tokens and cards are called inside


def seen_lines(scene: Scene) -> list[str]:
    """What the viewer was told about tokens that they paid to look at."""
    return [line["text"] for entry in scene["log"] for line in entry["lines"] if "find-" in " ".join(line["things"])]


def everything_by_http(person: Person, table: str, moves: int) -> str:
    """All that a person gets by asking, in every language and for every viewpoint."""
    texts: list[str] = []
    for language in LANGUAGES:
        person.patch("/api/me", {"language": language})
        for seat in [None, -1, 0, 9] if language == "en" else [0]:
            query = {} if seat is None else {"seat": seat}
            texts.append(person.text(f"/api/tables/{table}/log", **query))
            for move in {0, moves - 1, moves} if language == "en" else {moves}:
                texts.append(person.text(f"/api/tables/{table}/at/{move}", **query))
        texts.append(person.text(f"/api/tables/{table}/report"))
        texts += [person.text(path) for path in (f"/api/tables/{table}/story", f"/api/tables/{table}", "/api/tables")]
        refused = [
            person.http.get(f"/api/tables/{table}/record"),
            person.http.get(f"/api/tables/{table}/result"),
            person.http.get(f"/api/tables/{table}/at/{moves + 1}"),
            person.http.post(f"/api/tables/{table}/leave", json={"seat": 0}),
            person.http.post(f"/api/tables/{table}/return", json={"seat": 0}),
            person.http.post(f"/api/tables/{table}/links", json={"role": "coach", "seat": 0}),
            person.http.post(f"/api/tables/{table}/rematch", json={}),
        ]
        assert [response.status_code // 100 for response in refused] == [4] * len(refused)
        texts += [response.text for response in refused]
    person.patch("/api/me", {"language": "en"})
    return "\n".join(texts)


def everything_asked(line: Line) -> None:
    """The viewer points at everything that is drawn, and tries other eyes."""
    things = {thing for part in line.scene["parts"].values() for thing in re.findall(r'data-thing="([^"]+)"', part)}
    for thing in sorted(things)[:45]:
        line.say({"kind": "about", "thing": thing})
    for seat in (0, 2, 9, -2):
        line.say({"kind": "eyes", "seat": seat})
    line.say({"kind": "look", "seat": 0})
    line.say({"kind": "preview", "option": "look at Peru"})
    line.say({"kind": "why", "option": "look at Peru"})
    line.hello()


@pytest.fixture
def looked(server: Server, sit: Sit) -> dict[str, Any]:
    """Ana has looked at two tokens; Bruno, a spectator and Bruno's coach were there; Ana has a coach as well."""
    ana, bruno, watch, coach, friend = [Person(server, name) for name in ("Ana", "Bruno", "Carla", "Davi", "Eva")]
    made = ana.make({"kind": "me"}, {"kind": "guest"}, changes={"reconnaissance": "true"})
    table = made["table"]
    bruno.join(made["links"]["1"])
    watch.join(bruno.post(f"/api/tables/{table}/links", {"role": "watch"})["link"])
    coach.join(bruno.post(f"/api/tables/{table}/links", {"role": "coach", "seat": 1})["link"])
    friend.join(ana.post(f"/api/tables/{table}/links", {"role": "coach", "seat": 0})["link"])
    lines = {name: sit(person, table) for name, person in zip("ABWCF", (ana, bruno, watch, coach, friend), strict=True)}
    while not lines["A"].scene["my_turn"]:
        lines["B"].take(next(option["name"] for option in lines["B"].my_turn()["options"] if option["ends"]))
        lines["A"].wait_for(lambda scene: scene["number"] == lines["B"].scene["number"])
    for region in ("Peru", "Cuba", "Brazil"):
        if f"look at {region}" in lines["A"].options:
            lines["A"].take(f"look at {region}")
    number = lines["A"].scene["number"]
    for line in lines.values():
        line.wait_for(lambda scene: scene["number"] == number)
    people = {"A": ana, "B": bruno, "W": watch, "C": coach, "F": friend}
    return {"table": table, "lines": lines, "people": people, "moves": lines["A"].scene["move"]}


def test_what_one_has_seen_nobody_else_is_told(looked: dict[str, Any]) -> None:
    lines: dict[str, Line] = looked["lines"]
    seen = [text for text in seen_lines(lines["A"].scene) if text not in seen_lines(lines["W"].scene)]
    assert len(seen) >= 2 and all(text.startswith("Ana sees the token") for text in seen)
    assert [text for text in seen_lines(lines["F"].scene) if text in seen] == seen  # who coaches Ana sees what she sees
    known = set(FIND.findall(json.dumps(lines["A"].scene))) - set(FIND.findall(json.dumps(lines["W"].scene)))
    assert known, "the drawing shows Ana what she has seen"
    for name in "BWC":
        for language in LANGUAGES:
            lines[name].ask({"kind": "language", "language": language}, "scene")
        everything_asked(lines[name])
        told = "\n".join(json.dumps(said, ensure_ascii=False) for said in lines[name].said)
        told += everything_by_http(looked["people"][name], looked["table"], looked["moves"])
        assert not known & set(FIND.findall(told)), name
        for text in seen:
            assert text not in told and text.partition(": ")[2] not in told, name
        assert not [said for said in lines[name].said if said.get("seat") == 0 and said["kind"] == "scene"]


def test_who_has_seen_nothing_sees_what_everybody_sees(looked: dict[str, Any]) -> None:
    """Ana's knowledge changes no pixel, no number and no word at Bruno's screen or for a spectator."""
    lines: dict[str, Line] = looked["lines"]
    assert lines["A"].scene["my_turn"]
    bruno, public, coach = [shown(lines[name].scene) for name in "BWC"]
    same = ["parts", "log", "status", "rule", "scores", "where", "decider", "sheets", "rounds"]
    for field in same:
        mine, theirs = bruno[field], public[field]
        if field == "log":
            mine, theirs = [[[{**line, "me": False} for line in e["lines"]] for e in log] for log in (mine, theirs)]
        elif field == "parts":  # the own mat may look like one's own
            mine, theirs = [{k: v for k, v in parts.items() if not k.startswith("mat-1/")} for parts in (mine, theirs)]
        assert mine == theirs, field
        assert coach[field] == bruno[field] or field == "log", field
    assert not FIND.findall("".join(bruno["parts"].values()))
    assert [p["facts"] for p in bruno["players"]] == [p["facts"] for p in public["players"]]
    assert shown(lines["A"].scene)["parts"] != public["parts"]


def test_the_record_is_for_those_who_know_all_of_it(any_server: Server, sit: Sit, tmp_path: Path) -> None:
    """Refused as long as other people play; whole when the game is over, and then it verifies."""
    ana, bruno, watch = [Person(any_server, name) for name in ("Ana", "Bruno", "Carla")]
    made = ana.make({"kind": "me"}, {"kind": "guest"}, changes={"reconnaissance": "true"})
    table = made["table"]
    bruno.join(made["links"]["1"])
    watch.join(ana.post(f"/api/tables/{table}/links", {"role": "watch"})["link"])
    for person in (ana, bruno, watch):
        assert person.get(f"/api/tables/{table}/record", 400)["code"] == "table-record-later"
        assert person.get(f"/api/tables/{table}/result", 400)["code"] == "table-not-over"
    ana.post(f"/api/tables/{table}/leave", {"seat": 0, "bot": "random"})
    assert bruno.get(f"/api/tables/{table}/record", 400)["code"] == "table-record-later"  # Ana may come back
    line = sit(bruno, table)
    bruno.post(f"/api/tables/{table}/leave", {"seat": 1, "bot": "random"})
    line.wait_for(lambda scene: scene["over"], 60)
    for person in (ana, bruno, watch):
        file = tmp_path / "record.txt"
        file.write_text(person.text(f"/api/tables/{table}/record"), encoding="utf-8")
        assert main(["verify", str(file)]) == 0
        line = sit(person, table)
        line.ask({"kind": "eyes", "seat": 0}, "scene")
        assert line.scene["seat"] == 0  # now everybody may look through any eyes


def test_who_plays_alone_may_save_the_record_at_any_time(server: Server, sit: Sit) -> None:
    ana, watch = Person(server, "Ana"), Person(server, "Carla")
    table = ana.make({"kind": "me"}, BOT)["table"]
    watch.join(ana.post(f"/api/tables/{table}/links", {"role": "watch"})["link"])
    sit(ana, table).take()
    assert ana.text(f"/api/tables/{table}/record").startswith("caravela")
    assert watch.get(f"/api/tables/{table}/record", 400)["code"] == "table-record-later"


# -- hands -------------------------------------------------------------------------------------------------------------

CARD = re.compile(r"\b(?:A\d\d|B\d\d\d|C9\d)\b")  # project cards


def settle(lines: list[Line], number: int) -> None:
    for line in lines:
        line.wait_for(lambda scene: scene["number"] >= number)


def test_a_hand_is_in_nothing_that_others_get(server: Server, sit: Sit) -> None:
    """M-INFO: not in drawings, log, options, answers or refusals. Whoever asks about another's options hears the same of all."""
    ana, bruno, watch = [Person(server, name) for name in ("Ana", "Bruno", "Carla")]
    made = ana.make({"kind": "me"}, {"kind": "guest"}, game="maracaibo", preset="single", changes={"start_player": "first_seat"})
    table = made["table"]
    bruno.join(made["links"]["1"])
    watch.join(ana.post(f"/api/tables/{table}/links", {"role": "watch"})["link"])
    lines = [sit(person, table) for person in (ana, bruno, watch)]
    while not any(option.startswith("sail ") for line in lines[:2] for option in line.options):
        decider = next(line for line in lines[:2] if line.scene["my_turn"])
        settle(lines, decider.take(decider.options[0])["number"])
    public = set(CARD.findall(json.dumps(lines[2].scene)))
    hands = [set(CARD.findall(json.dumps(line.scene))) - public for line in lines[:2]]
    assert all(len(hand) >= 4 for hand in hands) and not hands[0] & hands[1]
    other = next(card for card in CARD_IDS if card not in public | hands[0] | hands[1])
    for line, person in zip(lines[1:], (bruno, watch), strict=True):
        told = json.dumps(line.said) + person.text(f"/api/tables/{table}/log") + person.text(f"/api/tables/{table}/report")
        told += person.text(f"/api/tables/{table}/at/{line.scene['move']}") + person.text(f"/api/tables/{table}")
        assert not hands[0] & set(CARD.findall(told))
        for message in (
            {"kind": "why", "option": "buy X"},
            {"kind": "preview", "option": "plan X"},
            {"kind": "about", "thing": "card-X"},
        ):
            answers = [
                line.ask(
                    json.loads(json.dumps(message).replace("X", card)), "preview" if message["kind"] == "preview" else "about"
                )
                for card in (*sorted(hands[0]), other)
            ]
            kinds = [{key: bool(value) for key, value in answer.items()} for answer in answers]
            assert all(kind == kinds[-1] for kind in kinds), message
        assert line.ask({"kind": "ghosts"}, "ghosts")["options"] == {}


def test_a_report_does_not_tell_what_others_are_asked(server: Server) -> None:
    """M-INFO-1: who is asked to deliver a good, or to pay with cards, holds one. Only who decides reads the question there."""
    ana, bruno = Person(server, "Ana"), Person(server, "Bruno")
    made = ana.make({"kind": "me"}, {"kind": "guest"}, game="maracaibo", preset="single", changes={"start_player": "first_seat"})
    bruno.join(made["links"]["1"])
    own, other = [person.text(f"/api/tables/{made['table']}/report").splitlines() for person in (ana, bruno)]
    assert "question ask-divide-plan M-START-9 to seat 1" in own and own[6].startswith("open plan ")
    assert "seat 1 decides" in other and not [line for line in other if line.startswith(("question", "open"))]


def test_behind_a_curtain_nothing_is_told_of_the_covered_hand(server: Server, sit: Sit) -> None:
    """M-INFO-1: Bruno sits before the screen while Ana is asked: no options in reports, refusals or reasons, and no record."""
    ana = Person(server, "Ana")
    seats = ({"kind": "me"}, {"kind": "here", "name": "Bruno"})
    table = ana.make(*seats, game="maracaibo", preset="single", changes={"start_player": "first_seat"})["table"]
    line = sit(ana, table)
    assert line.scene["curtain"]["seat"] == 0 and line.scene["options"] == []
    assert ana.get(f"/api/tables/{table}/record", 400)["code"] == "table-record-later"
    line.refused({"kind": "take", "number": 0, "option": "skip"}, "table-covered")
    line.refused({"kind": "order", "number": 0, "option": "no"}, "table-covered")
    told = json.dumps(line.said) + ana.text(f"/api/tables/{table}/report")
    line.ask({"kind": "look", "seat": 0}, "scene")
    hand = {option["name"].split()[1] for option in line.scene["options"]}
    assert len(hand) == 8 and not hand & set(CARD.findall(told))
    while line.scene["decider"] == 0:
        line.take(line.options[0])
    line.ask({"kind": "look", "seat": 1}, "scene")
    assert line.scene["decider"] == line.scene["seat"] == 1 and line.scene["undo"]["step"] is None
    line.refused({"kind": "undo", "number": line.scene["number"]}, "table-covered")
    assert line.scene["my_turn"] and len(line.options) == 8
