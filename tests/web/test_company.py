"""People at a table: the waiting room, what they agree on, what they say to each other."""

import sqlite3
from collections.abc import Callable
from typing import Any

import pytest

from caravela.games import GAMES
from caravela.text import LANGUAGES, Speaker
from caravela.web import answers
from caravela.web.api.open_tables import PAGE
from tests.web.fitting import misfits
from tests.web.kit import BOT, Line, Person, Server, until

Sit = Callable[[Person, str], Line]
ME, GUEST = {"kind": "me"}, {"kind": "guest"}


# -- the waiting room --------------------------------------------------------------------------------------------------


def test_a_bot_can_take_a_seat_for_which_nobody_comes(any_server: Server, sit: Sit) -> None:
    ana, bruno, late = Person(any_server, "Ana"), Person(any_server, "Bruno"), Person(any_server, "Zoe")
    made = ana.make(ME, GUEST, GUEST)
    table = made["table"]
    bruno.join(made["links"]["1"])
    line, other = sit(ana, table), sit(bruno, table)
    assert bruno.post(f"/api/tables/{table}/seats/2/bot", {"bot": "novice"}, 403)["code"] == "table-host-only"
    assert ana.post(f"/api/tables/{table}/seats/1/bot", {"bot": "novice"}, 400)["code"] == "seat-taken"
    assert ana.post(f"/api/tables/{table}/seats/7/bot", {"bot": "novice"}, 400)["code"] == "seat-taken"
    ana.post(f"/api/tables/{table}/seats/2/bot", {"bot": "grandmaster"}, 400)
    assert line.hello()["open"]
    ana.post(f"/api/tables/{table}/seats/2/bot", {"bot": "novice"})
    for seen in (line, other):
        scene = seen.wait_for(lambda scene: not scene["open"])
        assert scene["players"][2]["kind"] == "novice" and scene["players"][2]["name"] not in ("", "Ana", "Bruno")
    assert late.join(made["links"]["2"], status=404)["code"] == "link-unknown"


def test_a_table_can_be_called_off_until_it_begins(any_server: Server, sit: Sit) -> None:
    ana, bruno, carla = Person(any_server, "Ana"), Person(any_server, "Bruno"), Person(any_server, "Carla")
    made = ana.make(ME, GUEST, GUEST)
    table = made["table"]
    bruno.join(made["links"]["1"])
    other = sit(bruno, table)
    assert bruno.post(f"/api/tables/{table}/cancel", {}, 403)["code"] == "table-host-only"
    ana.post(f"/api/tables/{table}/cancel")
    assert "called off" in other.wait_for(lambda scene: scene["cancelled"])["status"]
    token = made["links"]["2"].partition("#")[2]
    assert carla.post("/api/join", {"token": token, "look": True})["cancelled"]
    assert carla.join(made["links"]["2"], status=400)["code"] == "room-cancelled"
    assert ana.post(f"/api/tables/{table}/cancel", {}, 400)["code"] == "room-begun"
    assert [one["table"] for one in ana.get("/api/tables")] == []
    assert [one["status"] for one in bruno.get("/api/tables")] == ["cancelled"]
    begun = ana.make(ME, BOT)["table"]
    assert ana.post(f"/api/tables/{begun}/cancel", {}, 400)["code"] == "room-begun"


def test_after_a_rematch_was_called_off_there_can_be_another(server: Server, sit: Sit) -> None:
    """Also the next game of a campaign, which is told as if it had never been on the table."""
    ana = Person(server, "Ana")
    game = next(game for game in GAMES.values() if any(map(game.is_campaign, game.presets.values())))
    preset = next(name for name, setup in game.presets.items() if game.is_campaign(setup))
    made = ana.make(ME, GUEST, game=game.name, preset=preset)
    assert len(ana.get("/api/campaigns")) == 1
    ana.post(f"/api/tables/{made['table']}/cancel")
    assert ana.get("/api/campaigns") == []


def test_who_is_invited_reads_what_is_played(server: Server, sit: Sit) -> None:
    """Edition, options that differ from it, and the clock; in the language of whoever reads."""
    ana, bruno = Person(server, "Ana"), Person(server, "Bruno", "it")
    made = ana.make(ME, GUEST, changes={"reconnaissance": "true"}, clock={"kind": "move", "seconds": 172800})
    look = bruno.post("/api/join", {"token": made["links"]["1"].partition("#")[2], "look": True})
    mine = sit(ana, made["table"]).scene["agreed"]
    assert mine["clock"] == "2 days for each turn" and mine["edition"] and len(mine["options"]) == 1
    assert look["agreed"]["clock"] == Speaker("it").message("web-clock-move", span="2 giorni")
    assert look["agreed"]["edition"] != mine["edition"] and look["agreed"]["options"] != mine["options"]
    usual = sit(ana, ana.make(ME, GUEST)["table"]).scene["agreed"]
    assert usual["options"] == [] and usual["clock"] == "No clock"


@pytest.mark.parametrize("game", GAMES)
def test_every_set_up_can_be_told_in_every_language(server: Server, game: str) -> None:
    ana = Person(server, "Ana")
    known = GAMES[game]
    for language in LANGUAGES:
        ana.patch("/api/me", {"language": language})
        for preset, setup in known.presets.items():
            made = ana.make(ME, *[GUEST] * (known.seats(setup)[-1] - 1), game=game, preset=preset)
            for link in made["links"].values():
                agreed = ana.post("/api/join", {"token": link.partition("#")[2], "look": True})["agreed"]
                assert agreed["edition"] and agreed["options"] == []
                break


def test_an_invited_stranger_is_called_by_no_name_of_ours(server: Server, sit: Sit) -> None:
    host, guest = Person(server, "Ana"), Person(server)
    made = host.make(ME, GUEST)
    waiting = sit(host, made["table"]).scene
    assert waiting["players"][1]["name"] == "" and "Player 2" in waiting["status"] and waiting["title"].endswith("· Ana")
    guest.join(made["links"]["1"])
    seats: list[Any] = host.get(f"/api/tables/{made['table']}")["seats"]
    assert [seat["name"] for seat in seats] == ["Ana", "Player 2"]


# -- what people agree on ----------------------------------------------------------------------------------------------


def two_at_a_table(server: Server, sit: Sit, *more: dict[str, str], **about: Any) -> tuple[Line, Line, str]:
    ana, bruno = Person(server, "Ana"), Person(server, "Bruno")
    made = ana.make(ME, GUEST, *more, **about)
    bruno.join(made["links"]["1"])
    return sit(ana, made["table"]), sit(bruno, made["table"]), made["table"]


def say(line: Line, kind: str, **more: str) -> None:
    line.say({"kind": kind, "number": line.scene["number"], **more})


def test_a_game_is_abandoned_when_all_people_agree(any_server: Server, sit: Sit) -> None:
    """Bots agree. The record says how it ended, and can be brought back to another table."""
    ana, bruno, table = two_at_a_table(any_server, sit, BOT)
    say(ana, "propose", what="abandon")
    asked = bruno.wait_for(lambda scene: scene["proposal"])["proposal"]
    assert (asked["kind"], asked["seat"], asked["answer"]) == ("abandon", 0, True) and "Ana" in asked["text"]
    mine = ana.wait_for(lambda scene: scene["proposal"])["proposal"]
    assert not mine["answer"] and "Bruno" in mine["waits"]
    say(bruno, "decline")
    ana.wait_for(lambda scene: scene["proposal"] is None)
    assert not ana.scene["over"]
    bruno.wait_for(lambda scene: scene["number"] == ana.scene["number"])
    say(bruno, "propose", what="abandon")
    ana.wait_for(lambda scene: scene["proposal"])
    say(ana, "agree")
    for line in (ana, bruno):
        scene = line.wait_for(lambda scene: scene["over"])
        assert "nobody has won" in scene["status"] and scene["decider"] == -1 and scene["proposal"] is None
    record = ana.person.text(f"/api/tables/{table}/record")
    assert record.endswith("\nabandoned\n")
    assert "nobody has won" in bruno.person.get(f"/api/tables/{table}/result")["winners"]
    again = bruno.person.post("/api/tables/import", {"record": record})["table"]
    assert sit(bruno.person, again).scene["over"] and bruno.person.text(f"/api/tables/{again}/record") == record


def test_who_gives_up_comes_last_and_the_others_are_ranked(server: Server, sit: Sit) -> None:
    ana, bruno, table = two_at_a_table(server, sit)
    say(bruno, "propose", what="concede")
    ana.wait_for(lambda scene: scene["proposal"])
    say(ana, "agree")
    assert ana.wait_for(lambda scene: scene["over"])["status"].startswith("Bruno has given up. Ana")
    places = {one["seat"]: one["place"] for one in ana.person.get(f"/api/tables/{table}/result")["players"]}
    assert places == {0: 1, 1: 2}
    assert ana.person.text(f"/api/tables/{table}/record").endswith("\nconceded 2\n")
    ana.refused({"kind": "propose", "number": ana.scene["number"], "what": "abandon"}, "game-over")


def test_what_people_agree_on_is_not_held_up_by_bots_who_move_meanwhile(any_server: Server, sit: Sit) -> None:
    """Only what a person has done since makes a proposal one about another position."""
    ana = Person(any_server, "Ana")
    line = sit(ana, ana.make(ME, BOT)["table"])
    before = line.my_turn()["number"]
    line.take(ends(line))
    line.wait_for(lambda scene: scene["my_turn"] and scene["number"] > before + 1)
    line.refused({"kind": "propose", "number": before, "what": "concede"}, "table-moved-on")
    line.say({"kind": "propose", "number": before + 1, "what": "concede"})
    assert line.wait_for(lambda scene: scene["over"])


def test_what_is_asked_for_outlives_the_server_and_leaving_counts_as_consent(folder: Any, sit: Sit) -> None:
    server = Server(str(folder / "asked.db"), folder)
    ana, bruno, table = two_at_a_table(server, sit)
    say(ana, "propose", what="abandon")
    bruno.wait_for(lambda scene: scene["proposal"])
    people = ana.person, bruno.person
    server.kill()
    server.start()
    line = sit(people[0], table)
    assert line.scene["proposal"]["kind"] == "abandon"
    people[1].post(f"/api/tables/{table}/leave", {"seat": 1})
    assert line.wait_for(lambda scene: scene["over"])
    line.hang_up()
    server.bury()


def test_nobody_asks_for_what_cannot_be_or_who_does_not_play(server: Server, sit: Sit) -> None:
    ana, bruno, table = two_at_a_table(server, sit)
    watcher = Person(server, "Carla")
    watcher.join(ana.person.post(f"/api/tables/{table}/links", {"role": "watch"})["link"])
    line = sit(watcher, table)
    number = line.scene["number"]
    line.refused({"kind": "propose", "number": number, "what": "abandon"}, "table-not-your-seat")
    ana.refused({"kind": "agree", "number": number}, "ask-nothing")
    ana.refused({"kind": "propose", "number": number, "what": "win"}, "web-unknown-message")
    ana.refused({"kind": "propose", "number": number, "what": "back"}, "undo-nothing")
    ana.refused({"kind": "propose", "number": number + 3, "what": "abandon"}, "table-moved-on")
    say(ana, "propose", what="abandon")
    bruno.wait_for(lambda scene: scene["proposal"])
    bruno.refused({"kind": "propose", "number": bruno.scene["number"], "what": "abandon"}, "ask-standing")
    assert line.wait_for(lambda scene: scene["proposal"])["proposal"]["answer"] is False


# -- taking back -------------------------------------------------------------------------------------------------------


def ends(line: Line) -> str:
    return str(next(option["name"] for option in line.my_turn()["options"] if option["ends"]))


def lines_of(scene: Any) -> list[str]:
    return [line["text"] for entry in scene["log"] for line in entry["lines"]]


def test_a_move_is_taken_back_after_the_turn_with_consent(any_server: Server, sit: Sit) -> None:
    first, second, _ = two_at_a_table(any_server, sit)
    mover, other = (first, second) if first.scene["my_turn"] else (second, first)
    before = mover.my_turn()
    taken = ends(mover)
    mover.take(taken)
    other.my_turn()
    say(mover, "propose", what="back")
    asked = other.wait_for(lambda scene: scene["proposal"])["proposal"]
    assert asked["kind"] == "back" and asked["answer"]
    say(other, "agree")
    again = mover.wait_for(lambda scene: scene["proposal"] is None and scene["my_turn"])
    assert again["move"] == before["move"] and [o["name"] for o in again["options"]] == [o["name"] for o in before["options"]]
    assert "as everybody has agreed" in lines_of(other.hello())[-1]
    mover.take(taken)  # it goes on, and chance comes to the same
    assert other.my_turn()["move"] == before["move"] + 1


def test_who_goes_on_does_not_want_to_go_back(server: Server, sit: Sit) -> None:
    first, second, _ = two_at_a_table(server, sit)
    mover, other = (first, second) if first.scene["my_turn"] else (second, first)
    mover.take(ends(mover))
    other.my_turn()
    say(mover, "propose", what="back")
    other.wait_for(lambda scene: scene["proposal"])
    other.take(ends(other))
    assert mover.wait_for(lambda scene: scene["my_turn"])["proposal"] is None


# -- my list, and addresses --------------------------------------------------------------------------------------------


def test_a_table_leaves_my_list_and_comes_back(any_server: Server, sit: Sit) -> None:
    ana = Person(any_server, "Ana")
    table = ana.make(ME, BOT)["table"]
    sit(ana, table).my_turn()
    assert ana.get("/api/me")["waiting"] == 1
    ana.post(f"/api/tables/{table}/remove", {})
    assert ana.get("/api/tables") == [] and ana.get("/api/me")["waiting"] == 0
    assert [one["table"] for one in ana.get("/api/tables", removed=True)] == [table]
    assert sit(ana, table).scene["my_turn"]  # nothing else has changed
    ana.post(f"/api/tables/{table}/remove", {"back": True})
    assert [one["table"] for one in ana.get("/api/tables")] == [table] and ana.get("/api/tables", removed=True) == []


def test_nobody_removes_a_table_at_which_others_wait_for_them(server: Server, sit: Sit) -> None:
    ana, bruno, table = two_at_a_table(server, sit)
    assert ana.person.post(f"/api/tables/{table}/remove", {}, 400)["code"] == "table-remove-others"
    waiting = ana.person.make(ME, GUEST)["table"]
    assert ana.person.post(f"/api/tables/{waiting}/remove", {}, 400)["code"] == "table-remove-others"
    bruno.person.post(f"/api/tables/{table}/leave", {"seat": 1})
    bruno.person.post(f"/api/tables/{table}/remove", {})
    assert bruno.person.get("/api/tables") == [] and len(ana.person.get("/api/tables")) == 2


@pytest.mark.parametrize("address", ["/nowhere", "/t", "/t/a/b/c", "/rules/chess", "/static/nothing.js"])
def test_an_unknown_address_says_so(server: Server, address: str) -> None:
    answer = Person(server).http.get(address)
    assert answer.status_code == 404 and 'data-word="web-nowhere"' in answer.text


def test_an_unknown_table_says_so(server: Server) -> None:
    assert Person(server).get("/api/tables/abcdefghijkm", 404)["code"] == "table-unknown"


# -- talking -----------------------------------------------------------------------------------------------------------


def said(line: Line) -> list[str]:
    """What a viewer has been told of what was said."""
    found: list[str] = []
    for message in list(line.said):
        if message["kind"] == "talk":
            found = ([] if message["whole"] else found) + [remark["text"] for remark in message["remarks"]]
    return found


def test_everybody_reads_a_phrase_in_their_own_language_and_words_as_they_are(any_server: Server, sit: Sit) -> None:
    """Also who comes later, and after the server was asked in another language."""
    ana, bruno, table = two_at_a_table(any_server, sit)
    bruno.ask({"kind": "language", "language": "it"}, "scene")
    ana.say({"kind": "say", "phrase": "web-phrase-well-played"})
    ana.say({"kind": "say", "text": "  <b>Olá</b>\n\u202e  tudo bem? "})
    until(lambda: said(bruno) == ["Bella mossa", "<b>Olá</b> \ufffd tudo bem?"])
    remark = bruno.said[-1]["remarks"][0]
    assert (remark["seat"], remark["name"], remark["mine"]) == (0, "Ana", False)
    watcher = Person(any_server, "Carla", "es")
    watcher.join(ana.person.post(f"/api/tables/{table}/links", {"role": "watch"})["link"])
    line = sit(watcher, table)
    until(lambda: said(line) == ["Bien jugado", "<b>Olá</b> \ufffd tudo bem?"])
    line.refused({"kind": "say", "text": "psst"}, "table-not-your-seat")


def test_what_is_not_wanted_is_not_said(server: Server, sit: Sit) -> None:
    for talk, phrase, words in (("none", "talk-off", "talk-off"), ("phrases", None, "talk-phrases")):
        ana, bruno, _ = two_at_a_table(server, sit, talk=talk)
        ana.refused({"kind": "say", "text": "hello"}, words)
        assert ana.scene["words_allowed"] is False and bool(ana.scene["talk"]) == (phrase is None)
        if phrase is not None:
            ana.refused({"kind": "say", "phrase": "web-phrase-hello"}, phrase)
            continue
        ana.say({"kind": "say", "phrase": "web-phrase-hello"})
        until(lambda bruno=bruno: said(bruno) == ["Hello"])  # type: ignore[misc]
    ana, bruno, _ = two_at_a_table(server, sit)
    ana.refused({"kind": "say", "text": "x" * 201}, "talk-long")
    ana.refused({"kind": "say", "text": "   "}, "talk-empty")
    ana.refused({"kind": "say", "text": 7}, "web-unknown-message")
    ana.refused({"kind": "say", "phrase": "web-cancel"}, "web-unknown-message")
    assert said(bruno) == []


def test_who_mutes_a_table_hears_nothing_until_they_want_to(server: Server, sit: Sit) -> None:
    ana, bruno, table = two_at_a_table(server, sit)
    ana.say({"kind": "say", "text": "one"})
    until(lambda: said(bruno) == ["one"])
    assert bruno.ask({"kind": "mute", "on": True}, "talk")["muted"]
    ana.say({"kind": "say", "text": "two"})
    until(lambda: said(ana) == ["one", "two"])
    again = sit(bruno.person, table)
    until(lambda: any(message["kind"] == "talk" and message["muted"] for message in again.said))
    assert said(bruno) == said(again) == []
    bruno.say({"kind": "mute", "on": False})
    until(lambda: said(bruno) == said(again) == ["one", "two"])


def test_nobody_talks_without_end(folder: Any, sit: Sit) -> None:
    server = Server(str(folder / "talk.db"), folder, limits="1")
    ana, bruno, table = two_at_a_table(server, sit)
    for n in range(8):
        ana.say({"kind": "say", "text": str(n)})
    assert ana.wait_said("refused", 0)["code"] == "talk-too-much"
    until(lambda: len(said(bruno)) == 6)
    people = ana.person, bruno.person
    server.kill()
    server.start()
    line = sit(people[1], table)
    until(lambda: said(line) == [str(n) for n in range(6)])  # it is kept
    line.hang_up()
    server.bury()


# -- open tables -------------------------------------------------------------------------------------------------------


def test_anybody_sits_down_at_a_table_that_is_offered(any_server: Server, sit: Sit) -> None:
    ana, bruno, carla = Person(any_server, "Ana"), Person(any_server, "Bruno", "it"), Person(any_server, "Carla")
    closed = ana.make(ME, GUEST)["table"]
    table = ana.make(ME, GUEST, BOT, offered=True, title="Friday")["table"]
    entry = next(one for one in bruno.get("/api/open") if one["table"] == table)
    assert list(misfits(entry, answers.OpenTable)) == []
    assert entry["title"] == "Friday" and entry["sit"] and entry["host"] == "Ana" and entry["agreed"]["clock"]
    assert [seat["free"] for seat in entry["seats"]] == [False, True, False]
    assert closed not in [one["table"] for one in bruno.get("/api/open")]
    assert bruno.post(f"/api/open/{closed}/sit", {"seat": 1}, 404)["code"] == "open-not"
    assert bruno.post(f"/api/open/{table}/watch", {}, 404)["code"] == "open-not"
    assert ana.post(f"/api/open/{table}/sit", {"seat": 1}, 400)["code"] == "open-seated"
    assert bruno.post(f"/api/open/{table}/sit", {"seat": 2}, 400)["code"] == "seat-taken"
    assert bruno.post(f"/api/open/{table}/sit", {"seat": 9}, 400)["code"] == "seat-taken"
    assert bruno.post(f"/api/open/{table}/sit", {"seat": 1, "name": "Ana"}, 400)["code"] == "names-alike"
    bruno.post(f"/api/open/{table}/sit", {"seat": 1})
    assert not sit(bruno, table).scene["open"]
    assert table not in [one["table"] for one in carla.get("/api/open")]
    assert carla.post(f"/api/open/{table}/sit", {"seat": 1}, 400)["code"] == "seat-taken"
    assert carla.get(f"/api/tables/{table}", 403)["code"] == "table-no-role"


def test_anybody_watches_a_table_that_may_be_watched(server: Server, sit: Sit) -> None:
    ana, bruno = Person(server, "Ana"), Person(server, "Bruno")
    table = ana.make(ME, BOT, watchable=True)["table"]
    listed = next(one for one in bruno.get("/api/open") if one["table"] == table)
    assert listed["status"] == "playing" and not listed["sit"] and not listed["here"]
    bruno.post(f"/api/open/{table}/watch")
    line = sit(bruno, table)
    assert line.scene["mine"] == [] and line.scene["seat"] == -1 and line.options == []
    assert next(one for one in bruno.get("/api/open") if one["table"] == table)["here"]
    assert bruno.post(f"/api/open/{table}/sit", {"seat": 0}, 404)["code"] == "open-not"


def test_open_tables_come_page_by_page(server: Server) -> None:
    ana, bruno = Person(server, "Ana"), Person(server, "Bruno")
    made = {ana.make(ME, GUEST, offered=True)["table"] for _ in range(PAGE + 1)}
    first = bruno.http.get("/api/open")
    in_all = int(first.headers["X-Total-Count"])
    found = [one["table"] for start in range(0, in_all, PAGE) for one in bruno.get("/api/open", **{"from": start})]
    assert len(first.json()) == PAGE and in_all == len(found) == len(set(found)) and made <= set(found)


# -- history and ratings -----------------------------------------------------------------------------------------------


def test_a_finished_game_is_in_the_history_of_its_players(any_server: Server, sit: Sit) -> None:
    """With winner, points and length; an abandoned one is not."""
    ana, bruno, table = two_at_a_table(any_server, sit, rated=True)
    assert "Rated" in ana.scene["agreed"]["options"]
    ana.take(ends(ana)) if ana.scene["my_turn"] else bruno.take(ends(bruno))
    bruno.wait_for(lambda scene: scene["move"] > 0)
    say(bruno, "propose", what="concede")
    ana.wait_for(lambda scene: scene["proposal"])
    say(ana, "agree")
    ana.wait_for(lambda scene: scene["over"])
    (game,) = ana.person.get("/api/history")
    assert list(misfits(game, answers.PlayedGame)) == []
    assert game["table"] == table and game["moves"] >= 1 and game["rated"]
    found = [(one["name"], one["place"], one["won"], one["conceded"], one["mine"]) for one in game["players"]]
    assert found == [("Ana", 1, True, False, True), ("Bruno", 2, False, True, False)]
    (figure,) = bruno.person.get("/api/history/statistics")
    assert list(misfits(figure, answers.Statistic)) == []
    assert (figure["players"], figure["against"], figure["games"], figure["won"]) == (2, "people", 1, 0)
    rated = {one["name"]: one for one in ana.person.get("/api/ratings/empires") if one["games"] == 1}
    assert list(misfits(list(rated.values()), list[answers.Rating])) == []
    assert rated["Ana"]["rating"] > 1000 > rated["Bruno"]["rating"] or rated["Ana"]["rating"] > rated["Bruno"]["rating"]
    other, second, _ = two_at_a_table(any_server, sit)
    say(other, "propose", what="abandon")
    second.wait_for(lambda scene: scene["proposal"])
    say(second, "agree")
    other.wait_for(lambda scene: scene["over"])
    assert other.person.get("/api/history") == [] and other.person.get("/api/history/statistics") == []


def test_only_people_apart_are_rated(server: Server, sit: Sit) -> None:
    ana = Person(server, "Ana")
    for seats in ([ME, BOT], [ME, {"kind": "here"}], [ME, GUEST, BOT]):
        asked = {"game": "empires", "preset": "deluxe_base", "seats": seats, "rated": True}
        assert ana.post("/api/tables", asked, 400)["code"] == "rated-people"
    made = ana.make(ME, GUEST, rated=True)
    ana.post(f"/api/tables/{made['table']}/seats/1/bot", {"bot": "novice"})
    assert "Rated" not in sit(ana, made["table"]).scene["agreed"]["options"]  # a bot plays: it does not count


def test_the_history_of_before_is_found_out(folder: Any) -> None:
    """What an older release has kept has no results: a server finds them out after its start."""
    server = Server(str(folder / "history.db"), folder)
    ana = Person(server, "Ana")
    table = ana.make(ME, BOT)["table"]
    line = ana.sit(table)
    line.my_turn()  # until then the bot may move, and the number is an old one
    say(line, "propose", what="concede")
    line.wait_for(lambda scene: scene["over"])
    line.hang_up()
    before = ana.get("/api/history")
    server.stop()
    with sqlite3.connect(folder / "history.db") as database:
        database.execute("DELETE FROM results")
    server.start()
    until(lambda: ana.get("/api/history") == before)
    assert len(before) == 1
    server.bury()
