"""Links, other devices, hot seat, leaving and coming back, rematch, my tables, clocks and notices, records in and out."""

import json
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from caravela.table.store import MOST_LINKS
from tests.web.kit import BOT, Line, Person, Server, dial, until

Sit = Callable[[Person, str], Line]
GUEST = {"kind": "guest"}
ME = {"kind": "me"}


# -- links -------------------------------------------------------------------------------------------------------------


def test_a_seat_link_works_once(any_server: Server) -> None:
    ana, bruno, carla = [Person(any_server, name) for name in ("Ana", "Bruno", "Carla")]
    made = ana.make(ME, GUEST, title="Friday night")
    link = made["links"]["1"]
    token = link.partition("#")[2]
    assert link.startswith("/join#") and len(token) >= 43
    look = carla.post("/api/join", {"token": token, "look": True})
    assert (look["table"], look["title"], look["role"], look["seat"]) == (made["table"], "Friday night", "seat", 1)
    assert look["host"] == "Ana" and not look["taken"]
    carla.get(f"/api/tables/{made['table']}", 403)  # to look is not to sit down
    assert bruno.join(link) == {"table": made["table"], "role": "seat", "seat": 1}
    assert bruno.join(link)["seat"] == 1  # the same browser may follow it again
    assert carla.join(link, status=400)["code"] == "link-used"
    assert carla.post("/api/join", {"token": token, "look": True})["taken"]
    carla.get(f"/api/tables/{made['table']}", 403)
    entry = ana.get(f"/api/tables/{made['table']}")
    assert entry["status"] == "playing" and [seat["name"] for seat in entry["seats"]] == ["Ana", "Bruno"]


def test_a_new_seat_link_makes_the_older_one_invalid(any_server: Server) -> None:
    ana, bruno = Person(any_server, "Ana"), Person(any_server, "Bruno")
    made = ana.make(ME, GUEST)
    new = ana.post(f"/api/tables/{made['table']}/links", {"role": "seat", "seat": 1})["link"]
    assert bruno.join(made["links"]["1"], status=404)["code"] == "link-unknown"
    assert bruno.join(new)["seat"] == 1
    assert ana.post(f"/api/tables/{made['table']}/links", {"role": "seat", "seat": 1}, 400)["code"] == "seat-taken"


def test_who_may_give_which_link(server: Server) -> None:
    ana, bruno, watch = [Person(server, name) for name in ("Ana", "Bruno", "Carla")]
    made = ana.make(ME, GUEST, GUEST)
    links = f"/api/tables/{made['table']}/links"
    bruno.join(made["links"]["1"])
    watch.join(bruno.post(links, {"role": "watch"})["link"])
    assert bruno.post(links, {"role": "seat", "seat": 2}, 403)["code"] == "table-host-only"
    assert ana.post(links, {"role": "coach", "seat": 1}, 403)["code"] == "table-not-your-seat"
    assert watch.post(links, {"role": "watch"}, 403)["code"] == "table-not-your-seat"
    assert watch.post(links, {"role": "coach", "seat": 0}, 403)["code"] == "table-not-your-seat"
    for seat in (0, 3, -1, 10**20):
        assert ana.post(links, {"role": "seat", "seat": seat}, 400)["code"] == "seat-taken"
    ana.post(links, {"role": "host"}, 422)


def test_coach_and_spectator_see_and_do_not_move(server: Server, sit: Sit) -> None:
    ana, coach, watch = [Person(server, name) for name in ("Ana", "Carla", "Davi")]
    table = ana.make(ME, BOT, changes={"reconnaissance": "true"})["table"]
    links = {role: ana.post(f"/api/tables/{table}/links", {"role": role, "seat": 0})["link"] for role in ("coach", "watch")}
    for person in (coach, coach):
        assert person.join(links["coach"])["role"] == "coach"  # as often as wanted
    watch.join(links["watch"])
    mine, coached, public = sit(ana, table), sit(coach, table), sit(watch, table)
    number = mine.my_turn()["number"]
    for line in (coached, public):
        scene = line.wait_for(lambda scene: scene["number"] == number)
        assert scene["options"] == [] and not scene["my_turn"] and scene["mine"] == []
        line.refused({"kind": "take", "number": number, "option": mine.options[0]}, "table-not-your-seat")
        for kind in ("undo", "restart"):
            line.refused({"kind": kind, "number": number})
        before = line.say({"kind": "preview", "option": mine.options[0]})
        line.hello()
        assert all(not said["lines"] for said in line.said[before:] if said["kind"] == "preview")
    assert (coached.scene["seat"], public.scene["seat"]) == (0, -1)
    public.refused({"kind": "eyes", "seat": 0}, "table-not-your-seat")
    for person in (coach, watch):
        for path in ("leave", "return"):
            assert person.post(f"/api/tables/{table}/{path}", {"seat": 0}, 403)["code"] == "table-not-your-seat"


def test_a_device_link_brings_the_same_person_once(any_server: Server, sit: Sit) -> None:
    ana, phone, thief = Person(any_server, "Ana"), Person(any_server), Person(any_server)
    table = ana.make(ME, BOT)["table"]
    link = ana.post("/api/me/device")["link"]
    own = phone.cookie
    assert phone.join(link) == {"table": None, "role": "device", "seat": -1}
    assert phone.cookie not in (own, ana.cookie)
    assert phone.get("/api/me")["name"] == "Ana" and [entry["table"] for entry in phone.get("/api/tables")] == [table]
    assert thief.join(link, status=400)["code"] == "link-used"
    assert thief.get("/api/me")["name"] == ""
    here, there = sit(ana, table), sit(phone, table)
    here.take()
    until(lambda: there.scene["number"] == here.scene["number"])
    there.wait_for(lambda scene: scene["my_turn"])
    number = there.take()["number"]
    here.wait_for(lambda scene: scene["number"] >= number)


def test_a_device_link_ends_after_a_day(server: Server) -> None:
    ana, late = Person(server, "Ana"), Person(server)
    link = ana.post("/api/me/device")["link"]
    engine = sa.create_engine(f"sqlite:///{server.database}")
    with engine.begin() as connection:
        done = connection.execute(
            sa.text("UPDATE links SET expires = :past WHERE role = 'device' AND used_by IS NULL"), {"past": 1.0}
        )
        assert done.rowcount >= 1
    engine.dispose()
    assert late.join(link, status=400)["code"] == "link-expired"


@pytest.mark.parametrize("token", ["x" * 43, "é" * 43, "'; DROP TABLE links; --" * 2, "\ud800" * 30, "\x00" * 30], ids=range(5))
def test_unknown_links_get_a_sentence(server: Server, token: str) -> None:
    nobody = Person(server)
    body = json.dumps({"token": token}).encode()  # lone surrogates are sent as JSON can say them
    response = nobody.http.post("/api/join", content=body, headers={"Content-Type": "application/json"})
    assert response.status_code in (404, 422) and response.json()["message"], response.text
    nobody.post("/api/join", {"token": "short"}, 422)


def test_who_has_no_role_stays_outside(server: Server) -> None:
    ana, other = Person(server, "Ana"), Person(server, "Otto")
    table = ana.make(ME, BOT)["table"]
    for path in ("", "/at/0", "/log", "/story", "/result", "/record", "/report"):
        assert other.get(f"/api/tables/{table}{path}", 403)["code"] == "table-no-role"
    for path in ("/links", "/leave", "/return", "/rematch"):
        body = {"role": "watch", "seat": 0}
        assert other.post(f"/api/tables/{table}{path}", body, 403)["code"] == "table-no-role"
    assert other.get("/api/tables") == []
    for cookie, code in ((other.cookie, "table-no-role"), ("y" * 43, "web-nobody"), (None, "web-nobody")):
        line = dial(server, table, cookie)
        assert json.loads(line.recv(timeout=20))["code"] == code
        with pytest.raises(Exception, match="4403"):
            line.recv(timeout=20)
    for unknown in ("nothing", "%00", "a" * 200):
        response = other.http.get(f"/api/tables/{unknown}/log")
        assert response.status_code in (403, 404) and response.json()["message"]


# -- names at the table ------------------------------------------------------------------------------------------------


def test_guests_sit_down_under_a_name_of_their_own(server: Server, sit: Sit) -> None:
    ana, bruno, carla = Person(server, "Ana"), Person(server), Person(server)
    made = ana.make(ME, GUEST, {"kind": "guest", "name": "Zoe"})
    line = sit(ana, made["table"])
    assert line.scene["open"] and line.scene["status"] and [p["free"] for p in line.scene["players"]] == [False, True, True]
    assert bruno.join(made["links"]["1"], "Ana", 400)["code"] == "names-alike"  # the link still works
    bruno.join(made["links"]["1"], "  <b>Bru\nno</b>\u202e ")
    line.wait_for(lambda scene: scene["players"][1]["name"] == "<b>Bru no</b>")
    assert bruno.get("/api/me")["name"] == "<b>Bru no</b>"
    carla.join(made["links"]["2"])
    scene = line.wait_for(lambda scene: not scene["open"])
    assert [player["name"] for player in scene["players"]] == ["Ana", "<b>Bru no</b>", "Zoe"]


def test_presence_is_told(server: Server, sit: Sit) -> None:
    ana, bruno = Person(server, "Ana"), Person(server, "Bruno")
    made = ana.make(ME, GUEST)
    bruno.join(made["links"]["1"])
    line = sit(ana, made["table"])
    assert [player["present"] for player in line.scene["players"]] == [True, False]
    other = sit(bruno, made["table"])
    line.wait_for(lambda scene: scene["players"][1]["present"])
    assert [seat["present"] for seat in ana.get(f"/api/tables/{made['table']}")["seats"]] == [True, True]
    other.hang_up()
    line.wait_for(lambda scene: not scene["players"][1]["present"])


# -- hot seat ----------------------------------------------------------------------------------------------------------


def test_at_one_screen_the_curtain_falls_only_when_there_are_secrets(server: Server, sit: Sit) -> None:
    ana = Person(server, "Ana")
    here = {"kind": "here", "name": "Bruno"}
    line = sit(ana, ana.make(ME, here)["table"])
    for _ in range(12):
        scene = line.my_turn()
        assert scene["curtain"] is None and scene["my_turn"] and scene["seat"] == scene["decider"] and scene["mine"] == [0, 1]
        line.take()

    table = ana.make(ME, here, changes={"reconnaissance": "true"})["table"]
    line = sit(ana, table)
    first = line.my_turn()["seat"]
    line.take(next(option for option in line.options if option.startswith("look at")))
    assert line.scene["curtain"] or line.scene["my_turn"]
    if line.scene["curtain"]:
        line.ask({"kind": "look", "seat": first}, "scene")
    line.take(next(option["name"] for option in line.scene["options"] if option["ends"]))
    scene = line.wait_for(lambda scene: scene["curtain"])
    other = 1 - first
    assert scene["curtain"]["seat"] == other and scene["curtain"]["text"]
    assert (
        scene["parts"] == {} and scene["options"] == [] and scene["log"] == [] and scene["players"] == [] and not scene["my_turn"]
    )
    line.refused({"kind": "try"}, "table-not-your-seat")  # nor is there a way round the curtain
    scene = line.ask({"kind": "look", "seat": other}, "scene")
    assert scene["curtain"] is None and scene["seat"] == other and scene["my_turn"]
    assert "sees the token" not in json.dumps(scene["log"])
    past = ana.get(f"/api/tables/{table}/at/{scene['move']}", seat=first)
    assert past["seat"] == -1 and "sees the token" not in ana.text(f"/api/tables/{table}/log?seat={first}")


# -- leaving, coming back, going on ------------------------------------------------------------------------------------


def test_who_has_left_a_seat_to_a_bot_takes_nothing_back_for_it(server: Server, sit: Sit) -> None:
    ana, bruno = Person(server, "Ana"), Person(server, "Bruno")
    made = ana.make(ME, GUEST)
    bruno.join(made["links"]["1"])
    lines = [sit(ana, made["table"]), sit(bruno, made["table"])]
    for line in lines:
        line.wait_for(lambda scene: not scene["open"])
    mover = next(line for line in lines if line.scene["my_turn"])
    seat = mover.scene["seat"]
    mover.take(next(option["name"] for option in mover.scene["options"] if option["ends"] and not option["barrier"]))
    assert mover.scene["undo"]["step"] and mover.scene["decider"] == 1 - seat
    number = mover.scene["number"] + 1
    mover.person.post(f"/api/tables/{made['table']}/leave", {"seat": seat})
    assert mover.wait_for(lambda scene: scene["number"] == number)["undo"]["step"] is None
    for kind in ("undo", "restart"):
        mover.refused({"kind": kind, "number": number}, "table-bot-plays")
    mover.person.post(f"/api/tables/{made['table']}/return", {"seat": seat})
    mover.wait_for(lambda scene: scene["number"] == number + 1 and scene["undo"]["step"])
    mover.undo()


def test_links_for_spectators_are_not_made_without_end(server: Server) -> None:
    ana, guests = Person(server, "Ana"), [Person(server) for _ in range(2)]
    path = f"/api/tables/{ana.make(ME, BOT)['table']}/links"
    links = [ana.post(path, {"role": "watch"})["link"] for _ in range(MOST_LINKS + 1)]
    assert guests[0].join(links[0], status=404)["code"] == "link-unknown", "the oldest, which nobody has used"
    assert guests[1].join(links[-1])["role"] == "watch"


def test_a_bot_takes_over_and_gives_the_seat_back(any_server: Server, sit: Sit) -> None:
    ana, bruno = Person(any_server, "Ana"), Person(any_server, "Bruno")
    made = ana.make(ME, GUEST, BOT)
    table = made["table"]
    assert ana.post(f"/api/tables/{table}/leave", {"seat": 0}, 400)["code"] == "table-not-begun"
    bruno.join(made["links"]["1"])
    line, other = sit(ana, table), sit(bruno, table)
    assert ana.post(f"/api/tables/{table}/leave", {"seat": 1}, 403)["code"] == "table-not-your-seat"
    assert ana.post(f"/api/tables/{table}/leave", {"seat": 0, "bot": "grandmaster"}, 400)["code"] == "seats-unknown-bot"
    for _ in range(3):
        ana.post(f"/api/tables/{table}/leave", {"seat": 0, "bot": "random"})
    other.wait_for(lambda scene: scene["my_turn"] and scene["players"][0]["kind"] == "random")
    assert other.scene["players"][0]["out"] and other.scene["players"][0]["bot"]
    other.take()
    other.my_turn()  # the bot has played Ana's moves
    assert not line.scene["my_turn"]
    ana.post(f"/api/tables/{table}/return", {"seat": 0})
    ana.post(f"/api/tables/{table}/return", {"seat": 0})
    line.wait_for(lambda scene: scene["players"][0]["kind"] == "person" and not scene["players"][0]["out"])
    while not line.scene["my_turn"]:
        if other.scene["my_turn"]:
            other.take()
        until(lambda: line.scene["my_turn"] or other.scene["my_turn"])
    line.take()


def lines_of(log: list[Any]) -> list[str]:
    return [line["text"] for entry in log for line in entry["lines"]]


def test_everybody_reads_in_the_log_who_plays_a_seat(server: Server, sit: Sit) -> None:
    ana, bruno, carla = [Person(server, name, language) for name, language in (("Ana", "en"), ("Bruno", "it"), ("Carla", "en"))]
    made = ana.make(ME, GUEST)
    table = made["table"]
    bruno.join(made["links"]["1"])
    carla.join(ana.post(f"/api/tables/{table}/links", {"role": "watch"})["link"])
    lines = [sit(person, table) for person in (ana, bruno, carla)]
    decides = lines[0] if lines[0].scene["my_turn"] else lines[1]
    decides.take()
    before = decides.scene["number"]
    away = next(seat for seat in (0, 1) if seat != decides.scene["decider"])  # no move follows
    who, name = ((ana, "Ana"), (bruno, "Bruno"))[away]
    who.post(f"/api/tables/{table}/leave", {"seat": away, "bot": "random"})
    who.post(f"/api/tables/{table}/return", {"seat": away})
    expected = [
        [f"{name} leaves the seat to a bot.", f"{name} is back and plays on."],
        [f"{name} lascia il posto a un bot.", f"{name} è di nuovo qui e continua a giocare."],
    ]
    for line, person, words in zip(lines, (ana, bruno, carla), (expected[0], expected[1], expected[0]), strict=True):
        scene = line.wait_for(lambda scene: scene["number"] == before + 2)
        assert lines_of(scene["log"])[-2:] == words and scene["log"] == line.hello()["log"]
        assert scene["log"][-1]["move"] == scene["move"] and scene["log"][-1]["lines"][-1]["who"] == away
        assert lines_of(person.get(f"/api/tables/{table}/log"))[-2:] == words
    assert expected[0][0] in ana.text(f"/api/tables/{table}/report")


def test_leaving_in_the_midst_of_bots_is_never_an_error(server: Server) -> None:
    ana = Person(server, "Ana")
    table = ana.make(ME, {"kind": "random"}, {"kind": "random"}, {"kind": "random"})["table"]
    for _ in range(12):
        ana.post(f"/api/tables/{table}/leave", {"seat": 0, "bot": "random"})
        ana.post(f"/api/tables/{table}/return", {"seat": 0})


def finished(person: Person, table: str, sit: Sit) -> Line:
    """All people leave; bots that take any option bring the game to its end."""
    line = sit(person, table)
    line.wait_for(lambda scene: scene["over"], 60)
    return line


def test_a_rematch_is_one_and_reachable_for_both(any_server: Server, sit: Sit) -> None:
    ana, bruno, watch = [Person(any_server, name) for name in ("Ana", "Bruno", "Carla")]
    made = ana.make(ME, GUEST, changes={"vp_purchase": "true"})
    table = made["table"]
    bruno.join(made["links"]["1"])
    watch.join(ana.post(f"/api/tables/{table}/links", {"role": "watch"})["link"])
    assert ana.post(f"/api/tables/{table}/rematch", status=400)["code"] == "table-not-over"
    for person, seat in ((ana, 0), (bruno, 1)):
        person.post(f"/api/tables/{table}/leave", {"seat": seat, "bot": "random"})
    line = finished(bruno, table, sit)
    assert watch.post(f"/api/tables/{table}/rematch", status=403)["code"] == "table-not-your-seat"
    again = ana.post(f"/api/tables/{table}/rematch")["table"]
    line.wait_for(lambda scene: scene["rematch"] == again)
    assert bruno.post(f"/api/tables/{table}/rematch")["table"] == again != table
    lines = [sit(ana, again), sit(bruno, again)]
    assert [player["kind"] for player in lines[0].scene["players"]] == ["person", "person"]
    until(lambda: lines[0].scene["my_turn"] or lines[1].scene["my_turn"])
    entries = {entry["table"]: entry for entry in bruno.get("/api/tables")}
    assert entries[again]["mine"] == [1] and entries[table]["next"] == again
    reports = [ana.text(f"/api/tables/{id}/report").splitlines() for id in (table, again)]
    assert "vp_purchase=true" in reports[1][2] and reports[0][2] == reports[1][2]
    commitments = [line for report in reports for line in report if line.startswith("commitment ")]
    assert len(set(commitments)) == 2  # a new seed


def test_my_tables_begin_with_what_waits_for_me(any_server: Server, sit: Sit) -> None:
    ana, bruno = Person(any_server, "Ana"), Person(any_server, "Bruno")
    alone = ana.make(ME, BOT, title="alone")["table"]
    sit(ana, alone).my_turn()
    ana.make(ME, GUEST, title="open")
    pair = ana.make(ME, GUEST, title="pair")
    bruno.join(pair["links"]["1"])
    entries = ana.get("/api/tables")
    waiting = [entry["waiting"] for entry in entries]
    assert waiting == sorted(waiting, reverse=True) and ana.get("/api/me")["waiting"] == sum(waiting) >= 1
    of = {entry["title"]: entry for entry in entries}
    assert of["alone"]["waiting"] and of["alone"]["status"] == "playing" and of["open"]["status"] == "open"
    assert not of["open"]["waiting"] and of["pair"]["waiting"] != bruno.get("/api/me")["waiting"]
    assert [seat["link"] for seat in of["open"]["seats"]] == ["taken", "open"] and of["alone"]["deadline"] is None
    assert of["pair"]["seats"][of["pair"]["mine"][0]]["name"] == "Ana" and set(of["pair"]["roles"]) == {"host", "seat"}
    decides = ana if of["pair"]["waiting"] else bruno
    line = sit(decides, pair["table"])
    line.take(next(option["name"] for option in line.scene["options"] if option["ends"]))
    assert [bool(person.get(f"/api/tables/{pair['table']}")["waiting"]) for person in (ana, bruno)] == [
        decides is bruno,
        decides is ana,
    ]


# -- records -----------------------------------------------------------------------------------------------------------


def test_an_exported_game_goes_on_where_it_was(any_server: Server, sit: Sit) -> None:
    """The same board, the same open options, and the same fate: it is the same game."""
    ana, eva = Person(any_server, "Ana"), Person(any_server, "Eva")
    table = ana.make(ME, BOT, BOT)["table"]
    line = sit(ana, table)
    luck = random.Random(1)
    line.play(luck, lambda scene: scene["move"] >= 25)
    record = ana.text(f"/api/tables/{table}/record")
    copy = eva.post("/api/tables/import", {"record": record}, 201)["table"]
    other = sit(eva, copy)
    same = ("move", "status", "options", "decider", "parts", "scores", "log", "mine", "rounds")
    assert {key: other.my_turn()[key] for key in same} == {key: line.scene[key] for key in same}
    for _ in range(6):
        option = luck.choice(line.my_turn()["options"])["name"]
        line.take(option)
        other.take(option)
        assert other.my_turn()["options"] == line.my_turn()["options"]
    assert other.scene["log"] == line.scene["log"]


def test_a_finished_record_is_opened_and_looked_at(server: Server, sit: Sit) -> None:
    ana = Person(server, "Ana")
    golden = Path(__file__).parents[1] / "golden" / "empires" / "deluxe_base-2p-casual-033.txt"
    table = ana.post("/api/tables/import", {"record": golden.read_text(encoding="utf-8")}, 201)["table"]
    scene = sit(ana, table).scene
    assert scene["over"] and scene["status"]
    story = ana.get(f"/api/tables/{table}/story")
    assert story["over"] and story["moves"] == scene["move"] and story["viewpoints"] == [-1, 0, 1]
    for round in story["rounds"][:3]:
        then = ana.get(f"/api/tables/{table}/at/{round['move']}", seat=1)
        assert then["seat"] == 1 and then["move"] == round["move"] and not then["over"] and then["parts"]
    assert ana.get(f"/api/tables/{table}/at/{scene['move'] + 1}", 400)["code"] == "upto-range"
    assert ana.get(f"/api/tables/{table}/at/-1", 400)["code"] == "upto-range"
    assert ana.text(f"/api/tables/{table}/record") == golden.read_text(encoding="utf-8")
    assert ana.get(f"/api/tables/{table}/result")["winners"] == scene["status"]


def test_records_that_are_none_get_a_sentence(server: Server) -> None:
    ana = Person(server, "Ana")
    golden = (Path(__file__).parents[1] / "golden" / "empires" / "deluxe_base-2p-casual-033.txt").read_text(encoding="utf-8")
    lines = golden.splitlines()
    moved = list(lines)
    first = next(i for i, line in enumerate(lines) if line.startswith("3 "))
    moved[first] = "3 1 settle Peru"
    broken = ["", "x", golden[:300], golden.replace("empires", "chess"), "\n".join(moved), "\n".join(lines[::-1]), "\x00" * 100]
    for text in broken:
        ana.post("/api/tables/import", {"record": text}, (400, 404))
    assert ana.get("/api/tables") == []
    ana.post("/api/tables/import", {"record": 7}, 422)
    ana.post("/api/tables/import", {"record": golden + " " * 3_000_000}, (400, 413, 422))


# -- clocks ------------------------------------------------------------------------------------------------------------


def test_when_time_runs_out_a_bot_plays_on_until_the_person_returns(server: Server, sit: Sit) -> None:
    ana = Person(server, "Ana")
    table = ana.make(ME, BOT, clock={"kind": "move", "seconds": 5})["table"]
    line = sit(ana, table)
    scene = line.my_turn()
    clock = scene["players"][0]["clock"]
    assert clock["runs"] and 0 < clock["left"] <= 5 and scene["players"][1]["clock"] is None
    deadline = ana.get(f"/api/tables/{table}")["deadline"]
    assert 0 < deadline - time.time() <= 5
    scene = line.wait_for(lambda scene: scene["players"][0]["out"], 20)
    assert time.time() > deadline and scene["players"][0]["kind"] == "casual" and scene["players"][0]["clock"] is None
    assert "Ana has run out of time; a bot plays on until Ana returns." in lines_of(scene["log"])
    ana.post(f"/api/tables/{table}/return", {"seat": 0})
    scene = line.my_turn()
    told = [text for text in lines_of(line.hello()["log"]) if "Ana has run out" in text or "Ana is back" in text]
    assert told == ["Ana has run out of time; a bot plays on until Ana returns.", "Ana is back and plays on."]
    assert scene["players"][0]["kind"] == "person" and scene["players"][0]["clock"]["left"] > 3
    line.take()


@pytest.mark.parametrize(
    "clock",
    [{"kind": "sand", "seconds": 60}, {"kind": "move"}, {"kind": "move", "seconds": 1}, {"kind": "move", "seconds": "60"}, {}],
)
def test_clocks_that_cannot_be_are_refused(server: Server, clock: dict[str, Any]) -> None:
    body = {"game": "empires", "preset": "first", "seats": [ME, BOT], "clock": clock}
    assert Person(server).post("/api/tables", body, 400)["code"].startswith("clock-")


# -- notices -----------------------------------------------------------------------------------------------------------


def test_who_is_away_is_told_once_for_each_turn(any_server: Server, sit: Sit, receiver: tuple[str, list[dict[str, Any]]]) -> None:
    url, received = receiver
    ana, bruno = Person(any_server, "Ana"), Person(any_server, "Bruno", "pt-BR")
    bruno.patch("/api/me", {"settings": {"hooks": [{"kind": "json", "url": url}]}})
    bruno.post("/api/me/hooks/test", {"kind": "json", "url": url})
    until(lambda: len(received) == 1)
    received.clear()
    made = ana.make(ME, GUEST, title="Friday")
    table = made["table"]
    bruno.join(made["links"]["1"])
    line = sit(ana, table)
    turns = 0
    for _ in range(2):
        if not line.scene["my_turn"]:
            turns += 1
            until(lambda turns=turns: len(received) == turns)  # type: ignore[misc]
            other = sit(bruno, table)
            other.take(next(option["name"] for option in other.my_turn()["options"] if option["ends"]))
            other.hang_up()
            line.wait_for(lambda scene: scene["my_turn"])
        line.take(next(option["name"] for option in line.my_turn()["options"] if option["ends"]))
    turns += 1
    until(lambda: len(received) == turns)
    time.sleep(0.5)
    assert len(received) == turns
    told = received[-1]
    assert told["kind"] == "turn" and told["table"] == table and told["link"].endswith(f"/t/{table}") and "Friday" in told["text"]
    assert told["player"] == "Bruno"
    other = sit(bruno, table)  # now Bruno is here and needs no telling
    other.take(next(option["name"] for option in other.my_turn()["options"] if option["ends"]))
    line.take(next(option["name"] for option in line.my_turn()["options"] if option["ends"]))
    other.my_turn()
    time.sleep(0.5)
    assert len(received) == turns
