"""Making tables: every preset and option, and a sentence for whatever cannot be."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from caravela.core.record import LONGEST_NAME
from caravela.games import GAMES
from tests.web.kit import BOT, Line, Person, Server

Sit = Callable[[Person, str], Line]
ME = {"kind": "me"}


@pytest.fixture(scope="module")
def ana(server: Server) -> Person:
    return Person(server, "Ana")


def test_games_are_described_in_every_language(server: Server) -> None:
    texts: set[str] = set()
    for language in ("en", "pt-BR", "es", "it"):
        person = Person(server, language=language)
        assert person.get("/api/me")["language"] == language and person.get("/api/words")["language"] == language
        games = person.get("/api/games")
        assert [game["name"] for game in games] == list(GAMES)
        for game in games:
            assert game["title"] and game["about"] and game["tact"] and game["default"] in [p["name"] for p in game["presets"]]
            assert all(option["title"] and (option["values"] or option["members"]) for option in game["options"])
            assert all(bot["title"] and bot["about"] for bot in game["bots"])
            for preset in game["presets"]:
                assert preset["seats"] == list(GAMES[game["name"]].seats(preset["setup"]))
            numbers = {n for preset in game["presets"] for n in preset["seats"]}
            assert game["seats"] == [min(numbers), max(numbers)]
            texts.add(json.dumps(game["presets"]))
    assert len(texts) == 4 * len(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_every_preset_makes_a_table_for_every_number_of_players(ana: Person, game: str) -> None:
    for preset in GAMES[game].presets:
        checked = ana.post(f"/api/games/{game}/check", {"preset": preset, "changes": {}})
        assert checked["setup"] == GAMES[game].agree(preset, {})
        for n in {checked["seats"][0], checked["seats"][-1]}:
            made = ana.make(ME, *[{"kind": "guest"}] * (n - 1), game=game, preset=preset)
            assert sorted(made["links"]) == [str(seat) for seat in range(1, n)]


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_every_option_is_agreed_or_refused_with_a_reason(ana: Person, game: str) -> None:
    preset = GAMES[game].default_preset
    agreed = 0
    for option in GAMES[game].setup_options:
        for value in option.values:
            asked = {"preset": preset, "changes": {option.name: value}}
            answer = ana.post(f"/api/games/{game}/check", asked, (200, 400))
            if "setup" in answer:
                assert answer["setup"][option.name] == value
                agreed += 1
            else:
                assert answer["message"]
    assert agreed > len(GAMES[game].setup_options)


def test_options_that_exclude_each_other_are_named(server: Server) -> None:
    both = {"reconnaissance": "true", "advanced_reconnaissance": "true"}
    messages: set[str] = set()
    for person in [Person(server, language=language) for language in ("en", "it")]:
        for answer in (
            person.post("/api/games/empires/check", {"preset": "deluxe_base", "changes": both}, 400),
            person.post("/api/tables", {"game": "empires", "preset": "deluxe_base", "changes": both, "seats": [ME, BOT]}, 400),
        ):
            assert answer["code"] == "setup-not-together" and answer["rule"] == "E-OPT-5" and "E-OPT-5" in answer["message"]
            messages.add(answer["message"])
    assert len(messages) == 2


REFUSED: list[tuple[str, dict[str, Any]]] = [
    ("seats-number", {"seats": [ME]}),
    ("seats-number", {"seats": [ME, *[BOT] * 6]}),
    ("seats-unknown-bot", {"seats": [ME, {"kind": "grandmaster"}]}),
    ("web-me-twice", {"seats": [ME, ME]}),
    ("names-alike", {"seats": [{"kind": "me", "name": "Zoe"}, {"kind": "guest", "name": "Zoe"}]}),
    ("names-alike", {"seats": [{"kind": "me", "name": "Zoe"}, {"kind": "guest", "name": " Zoe\n"}]}),
    ("game-unknown", {"game": "chess"}),
    ("setup-unknown-preset", {"preset": "nothing"}),
    ("setup-unknown-option", {"changes": {"dragons": "true"}}),
    ("setup-unknown-value", {"changes": {"reconnaissance": "maybe"}}),
    ("web-not-understood", {"changes": {"reconnaissance": True}}),
    ("web-not-understood", {"seats": []}),
    ("web-not-understood", {"seats": [ME] * 50}),
    ("web-not-understood", {"seats": "me"}),
    ("web-not-understood", {"title": "x" * 5000}),
    ("web-not-understood", {"seats": [{"kind": "me", "name": "x" * 5000}, BOT]}),
]


@pytest.mark.parametrize(("code", "change"), REFUSED, ids=[f"{code}-{i}" for i, (code, _) in enumerate(REFUSED)])
def test_what_cannot_be_gets_a_sentence_and_no_table(server: Server, code: str, change: dict[str, Any]) -> None:
    person = Person(server, "Ana")
    body = {"game": "empires", "preset": "deluxe_base", "changes": {}, "seats": [ME, BOT], **change}
    assert person.post("/api/tables", body, (400, 404, 422))["code"] == code
    assert person.get("/api/tables") == []


NAMES = [
    ("<script>alert(1)</script>", "<script>alert(1)</script>"),
    ('"><img src=x onerror=alert(1)>', None),
    ("two\nlines\r\n\tand tabs", "two lines and tabs"),
    ("right\u202eto\u2066left\u200f", "right to left"),
    ("zero\u200bwidth\u0000nul", "zero width nul"),
    ("{ $who } -term &amp; 'quotes'", None),
    ("Ångström 渡辺 José 🚢", None),
    ("x" * 190, "x" * LONGEST_NAME),
]


@pytest.mark.parametrize(("given", "shown"), NAMES, ids=range(len(NAMES)))
def test_hostile_names_stay_names(server: Server, sit: Sit, given: str, shown: str | None) -> None:
    """On one line, not too long, and nowhere a part of a drawing or of a sentence's grammar."""
    person = Person(server)
    expected = shown if shown is not None else given[:LONGEST_NAME].rstrip()
    table = person.make({"kind": "me", "name": given}, BOT, title=given)["table"]
    line = sit(person, table)
    scene = line.my_turn()
    assert scene["players"][0]["name"] == expected and scene["title"] == expected
    assert any(
        expected in part["text"].replace("\u2068", "").replace("\u2069", "") for entry in scene["log"] for part in entry["lines"]
    )
    drawn = "".join(scene["parts"].values())
    assert "<script" not in drawn and "<img" not in drawn.replace("<image", "")
    line.take()
    person.patch("/api/me", {"name": given})
    assert person.get("/api/me")["name"] == expected
    for path in ("log", "story", "at/0"):
        person.get(f"/api/tables/{table}/{path}")
    assert expected in person.text(f"/api/tables/{table}/report") or expected in person.text(f"/api/tables/{table}/record")


def test_names_in_the_chart_and_the_boards_of_a_finished_game_are_text(server: Server, sit: Sit) -> None:
    person = Person(server, "Ana")
    record = (Path(__file__).parents[1] / "golden" / "empires" / "deluxe_base-2p-casual-033.txt").read_text(encoding="utf-8")
    record = record.replace("player 1 casual Ana", "player 1 person <script>alert(1)</script>")
    record = record.replace("player 2 casual Bruno", 'player 2 person "><img src=x onerror=alert(1)>')
    table = person.post("/api/tables/import", {"record": record}, 201)["table"]
    scene = sit(person, table).scene
    assert scene["over"] and scene["players"][0]["name"] == "<script>alert(1)</script>"
    for drawn in ("".join(scene["parts"].values()), person.get(f"/api/tables/{table}/result")["chart"]):
        for element in ElementTree.fromstring(f"<svg>{drawn}</svg>").iter():
            assert element.tag.rpartition("}")[2] not in ("script", "img", "foreignObject", "style")
            assert not [name for name in element.attrib if name.startswith("on") or name == "style"]


def test_at_a_table_that_waits_for_people_nothing_is_an_error(server: Server) -> None:
    person = Person(server, "Ana")
    table = person.make(ME, {"kind": "guest"})["table"]
    assert person.get(f"/api/tables/{table}")["status"] == "open" and person.get(f"/api/tables/{table}/story")["moves"] == 0
    for path in ("at/0", "log", "result", "record", "report"):
        person.get(f"/api/tables/{table}/{path}", 400)
    person.post(f"/api/tables/{table}/leave", {"seat": 0}, 400)
    person.post(f"/api/tables/{table}/rematch", {}, 400)


def test_seats_without_a_name_get_one_and_no_two_alike(server: Server, sit: Sit) -> None:
    person = Person(server, "Bruno")
    table = person.make(BOT, ME, {"kind": "here"}, BOT, BOT, {"kind": "here", "name": "Ana"})["table"]
    names = [player["name"] for player in sit(person, table).scene["players"]]
    assert len(set(names)) == 6 and names[1] == "Bruno" and names[5] == "Ana" and all(names)


def test_seats_can_be_mixed(server: Server) -> None:
    person = Person(server, "Ana")
    orders = set()
    for _ in range(12):
        table = person.make(ME, {"kind": "guest", "name": "B"}, {"kind": "guest", "name": "C"}, shuffle=True)["table"]
        orders.add(tuple(seat["name"] for seat in person.get(f"/api/tables/{table}")["seats"]))
    assert len(orders) > 1 and {tuple(sorted(order)) for order in orders} == {("Ana", "B", "C")}


SETTINGS: list[dict[str, Any]] = [
    {"settings": {"pace": 99}},
    {"settings": {"pace": "x"}},
    {"settings": {"theme": "pink"}},
    {"settings": {"unknown": 1}},
    {"settings": {"hooks": [{"kind": "json", "url": "ftp://x"}]}},
    {"settings": {"hooks": "x"}},
    {"settings": 3},
    {"language": "tlh"},
    {"name": "x" * 5000},
    {"id": "other"},
]


@pytest.mark.parametrize("change", SETTINGS, ids=range(len(SETTINGS)))
def test_settings_that_cannot_be_are_refused_and_nothing_changes(ana: Person, change: dict[str, Any]) -> None:
    before = ana.get("/api/me")
    ana.patch("/api/me", change, 422 if change in (SETTINGS[6], SETTINGS[8], SETTINGS[9]) else 400)
    assert ana.get("/api/me") == before


def test_settings_are_kept(server: Server) -> None:
    person = Person(server, "Ana")
    person.patch("/api/me", {"settings": {"confirm": False, "theme": "dark"}, "language": "es"})
    person.patch("/api/me", {"settings": {"pace": 1.5}})
    me = person.get("/api/me")
    assert me["language"] == "es" and {k: me["settings"][k] for k in ("confirm", "theme", "pace", "sound")} == {
        "confirm": False,
        "theme": "dark",
        "pace": 1.5,
        "sound": True,
    }
    assert [language["code"] for language in me["languages"]] == ["en", "pt-BR", "es", "it"]


def test_rules_can_be_looked_up(ana: Person) -> None:
    chapters = ana.get("/api/rules/empires")
    clause = chapters[0]["clauses"][0]["clause"]
    assert ana.get(f"/api/rules/empires/{clause}") == {
        "clause": clause,
        "heading": chapters[0]["heading"],
        "text": chapters[0]["clauses"][0]["text"],
    }
    assert ana.get("/api/rules/empires/E-NOTHING-9", 404)["code"] == "rules-nothing"
    assert ana.get("/api/rules/chess", 404)["code"] == "game-unknown"
