"""Campaigns at tables of the web: game after game with bots and people, the story to read, files out and in."""

from collections.abc import Callable
from pathlib import Path

import pytest

from caravela.core.record import Player
from caravela.games import FACES, GAMES
from caravela.games.maracaibo.rules.game import MARACAIBO
from caravela.table.campaign import Campaign, read_campaign
from caravela.table.play import Play
from caravela.text import LANGUAGES
from tests.cli.test_campaign import story
from tests.web.kit import Line, Person, Server, until

Sit = Callable[[Person, str], Line]
ME = {"kind": "me", "name": "Ana"}
RANDOM = {"kind": "random", "name": "Bruno"}
MARACAIBO_CAMPAIGN = {"game": "maracaibo", "preset": "campaign"}


@pytest.fixture(scope="module")
def written() -> Campaign:
    """Two finished games of people who followed the story."""
    return story(2)


def let_bots_play(person: Person, table: str) -> None:
    """Ana leaves her seat to a bot, and the game comes to its end."""
    person.post(f"/api/tables/{table}/leave", {"seat": 0, "bot": "random"})
    until(lambda: person.get(f"/api/tables/{table}")["status"] == "over", 120)


def brought(person: Person, campaign: Campaign) -> str:
    return str(person.post("/api/campaigns/import", {"file": campaign.text()}, 201)["campaign"])


# -- game after game ---------------------------------------------------------------------------------------------------


def test_two_games_of_a_campaign(any_server: Server, sit: Sit) -> None:
    """M-CAMP-2, M-CAMP-3: the second begins with what the first has handed on; both are in the file."""
    ana = Person(any_server, "Ana")
    first = ana.make(ME, RANDOM, **MARACAIBO_CAMPAIGN, title="The Silver Coast")["table"]
    line = sit(ana, first)
    read = [said["read"] for entry in line.scene["log"] for said in entry["lines"] if "read" in said]
    assert [page["key"] for page in read] == ["front-01"]
    assert read[0]["lines"] == [FACES["maracaibo"].speaker("en").name("front", "01")]
    listed = ana.get("/api/campaigns")
    assert [(one["name"], one["games"], one["over"], one["status"]) for one in listed] == [
        ("The Silver Coast", 1, False, "playing")
    ]
    id = listed[0]["campaign"]
    assert line.scene["campaign"] == {"id": id, "over": False} and ana.get(f"/api/tables/{first}")["campaign"] == id
    ana.post(f"/api/tables/{first}/rematch", {}, 400)
    let_bots_play(ana, first)
    told = ana.get(f"/api/campaigns/{id}")
    assert told["status"] == "over" and told["may_go_on"] and not told["over"] and told["chapter"]
    assert all(player["total"] is not None for player in told["games"][0]["players"])
    second = ana.post(f"/api/tables/{first}/rematch", {}, 201)["table"]
    assert ana.post(f"/api/tables/{first}/rematch", {}, 201)["table"] == second
    let_bots_play(ana, second)
    told = ana.get(f"/api/campaigns/{id}")
    assert [game["table"] for game in told["games"]] == [first, second]
    campaign = read_campaign(ana.text(f"/api/campaigns/{id}/file"), GAMES)
    assert campaign.name == "The Silver Coast" and len(campaign.finished) == 2
    assert campaign.records[1].agreed["archive"] == (campaign.finished[0].changes or {})["archive"]


def test_a_file_comes_in_and_goes_out_as_it_was(server: Server, written: Campaign) -> None:
    """Also with a game in progress, which goes on where it stood, as long as nobody else plays in it, also at the same screen."""
    campaign = read_campaign(written.text(), GAMES)
    assert campaign.following is not None
    players = [Player("Ana", "random"), Player("Bruno")]  # with this secret Bruno is the first to be asked
    play = Play.begin(MARACAIBO, campaign.following, players, b"w" * 32)
    decision = play.decision
    assert decision is not None
    play.take(decision.who, decision.options[0])
    campaign.keep(play.record)
    ana = Person(server, "Ana")
    made = ana.post("/api/campaigns/import", {"file": campaign.text()}, 201)
    assert ana.text(f"/api/campaigns/{made['campaign']}/file") == campaign.text()
    told = ana.get(f"/api/campaigns/{made['campaign']}")
    assert told["table"] == made["table"] and told["whole"] and len(told["games"]) == 3
    assert ana.get(f"/api/tables/{made['table']}")["moves"] == 1
    for game in told["games"][:2]:
        assert ana.get(f"/api/tables/{game['table']}/result")["winners"]
    again = Person(server, "Zoe")
    assert again.text(f"/api/campaigns/{brought(again, campaign)}/file") == campaign.text()
    play = Play.begin(MARACAIBO, campaign.following, [Player("Ana"), Player("Bruno")], b"w" * 32)
    campaign.keep(play.record)
    at_one_screen = again.text(f"/api/campaigns/{brought(again, campaign)}/file")
    assert len(read_campaign(at_one_screen, GAMES).episodes) == 2


def test_the_record_of_one_game_begins_a_campaign_of_its_own(server: Server, written: Campaign) -> None:
    ana = Person(server, "Ana")
    table = ana.post("/api/tables/import", {"record": written.records[1].text()}, 201)["table"]
    id = ana.get(f"/api/tables/{table}")["campaign"]
    campaign = read_campaign(ana.text(f"/api/campaigns/{id}/file"), GAMES)
    assert campaign.records == written.records[1:] and campaign.handed == written.handed
    assert campaign.name == "The Lantern Chart"


def test_the_next_game_with_other_seats(server: Server, written: Campaign) -> None:
    """M-CAMP-8: whoever played before need not be invited again; there may be more of them, or bots."""
    ana, bea, eve = Person(server, "Ana"), Person(server, "Bea"), Person(server, "Eve")
    first = ana.make(ME, {"kind": "guest", "name": "Bea"}, **MARACAIBO_CAMPAIGN)
    bea.join(first["links"]["1"], "Bea")
    id = ana.get("/api/campaigns")[0]["campaign"]
    assert ana.get(f"/api/campaigns/{id}")["name"] == "The Lantern Chart"
    seats = [{"kind": "again-1", "name": "Bea"}, {"kind": "guest", "name": "Eve"}, ME, RANDOM]
    assert ana.post(f"/api/campaigns/{id}/games", {"seats": seats}, 409)["code"] == "campaign-game-there"
    bea.post(f"/api/tables/{first['table']}/leave", {"seat": 1, "bot": "random"})
    let_bots_play(ana, first["table"])
    for wrong, code in [
        ({"seats": [{"kind": "random"}] * 5}, "seats-number"),
        ({"seats": [{"kind": "wizard"}]}, "seats-unknown-bot"),
        ({"seats": [ME, {"kind": "again-2"}]}, "seats-unknown-bot"),
        ({"seats": [ME, ME]}, "web-me-twice"),
        ({"seats": seats, "changes": {"story": "75"}}, "campaign-settled"),
        ({"seats": seats, "changes": {"archive": "card05"}}, "campaign-settled"),
        ({"seats": seats, "clock": {"kind": "sundial"}}, None),
    ]:
        said = ana.post(f"/api/campaigns/{id}/games", wrong, 400)
        assert code is None or said["code"] == code
    made = bea.post(
        f"/api/campaigns/{id}/games",
        {"seats": [{**seats[0], "kind": "me"}, seats[1], {"kind": "again-0"}, RANDOM]},
        201,
    )
    assert list(made["links"]) == ["1"]
    assert ana.get(f"/api/tables/{made['table']}")["mine"] == [2] and bea.get(f"/api/tables/{made['table']}")["mine"] == [0]
    assert ana.get(f"/api/tables/{first['table']}")["next"] == made["table"]
    told = ana.get(f"/api/campaigns/{id}")
    assert told["status"] == "open" and [player["name"] for player in told["games"][1]["players"]] == [
        "Bea",
        "Eve",
        "Ana",
        "Bruno",
    ]
    eve.join(made["links"]["1"], "Eve")
    assert eve.get(f"/api/campaigns/{id}")["status"] == "playing"


def test_a_campaign_that_has_ended_says_so(server: Server) -> None:
    """M-STORY-22: no game follows."""
    ana = Person(server, "Ana")
    id = brought(ana, story(40, vote=2))
    told = ana.get(f"/api/campaigns/{id}")
    assert told["over"] and told["games"][-1]["pages"][-1]["key"] == "ending-admirals_peace"
    assert ana.post(f"/api/tables/{told['table']}/rematch", {}, 400)["code"] == "campaign-over"
    assert ana.post(f"/api/campaigns/{id}/games", {"seats": [ME]}, 400)["code"] == "campaign-over"
    assert ana.get("/api/campaigns")[0]["over"]


def test_after_a_crash_the_campaign_is_as_it_was(folder: Path, written: Campaign) -> None:
    """What a campaign has come to follows from stored acts, so there is nothing to lose."""
    server = Server(str(folder / "campaigns.db"), folder)
    try:
        ana = Person(server, "Ana")
        id = brought(ana, written)
        told = ana.get(f"/api/campaigns/{id}")
        table = ana.post(f"/api/tables/{told['table']}/rematch", {}, 201)["table"]
        gone_on = ana.get(f"/api/campaigns/{id}")
        server.kill()
        server.start()
        again = ana.get(f"/api/campaigns/{id}")
        assert again == gone_on and again["games"][:2] == told["games"]
        assert again["status"] == "playing" and again["table"] == table
    finally:
        server.bury()


# -- the story ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_in_every_language(server: Server, written: Campaign, language: str) -> None:
    """Each page once, in the order in which it was read, with the votes; tiles and cards beside it."""
    ana = Person(server, "Ana")
    ana.patch("/api/me", {"language": language})
    told = ana.get(f"/api/campaigns/{brought(ana, written)}")
    pages = [page for game in told["games"] for page in game["pages"]]
    keys = [page["key"] for page in pages]
    speaker = FACES["maracaibo"].speaker(language)
    assert keys[0] == "front-01" and len(set(keys)) == len(keys) and "back-01" in keys
    back = next(page for page in pages if page["key"] == "back-01")
    assert back["lines"][:2] == [speaker.name("back", "01"), speaker.name("vote", "01")] and len(back["lines"]) == 5
    assert speaker.name("chapter", "1") in back["chapter"] and told["standing"][0]["title"] == told["chapter"]


# -- who may see what --------------------------------------------------------------------------------------------------


def test_strangers_see_nothing(server: Server, written: Campaign) -> None:
    ana, eve = Person(server, "Ana"), Person(server, "Eve")
    id = brought(ana, written)
    for path in (f"/api/campaigns/{id}", f"/api/campaigns/{id}/file"):
        assert eve.get(path, 403)["code"] == "campaign-no-role"
    assert eve.post(f"/api/campaigns/{id}/games", {"seats": [ME]}, 403)["code"] == "campaign-no-role"
    assert eve.get("/api/campaigns") == []
    assert eve.get("/api/campaigns/nothing", 404)["code"] == "campaign-unknown"


def test_the_file_leaves_out_a_game_that_others_play(server: Server, sit: Sit) -> None:
    """The record holds what others must not know; what is told of a game in progress is what everybody has seen."""
    ana, bea, eve = Person(server, "Ana"), Person(server, "Bea"), Person(server, "Eve")
    made = ana.make(ME, {"kind": "guest", "name": "Bea"}, **MARACAIBO_CAMPAIGN)
    bea.join(made["links"]["1"], "Bea")
    id = ana.get("/api/campaigns")[0]["campaign"]
    text = ana.text(f"/api/campaigns/{id}/file")
    assert "seed" not in text and "caravela record" not in text and read_campaign(text, GAMES).records == []
    assert ana.post("/api/campaigns/import", {"file": text}, 400)["code"] == "campaign-empty"
    told = ana.get(f"/api/campaigns/{id}")
    assert not told["whole"] and told["games"][0]["players"][0]["total"] is None
    link = ana.post(f"/api/tables/{made['table']}/links", {"role": "watch"}, 201)["link"]
    eve.join(link)
    watched = eve.get(f"/api/campaigns/{id}")
    assert watched["games"] == told["games"] and not watched["may_go_on"]
    assert "seed" not in eve.text(f"/api/campaigns/{id}/file")


def test_a_damaged_file_makes_nothing(server: Server, written: Campaign) -> None:
    ana = Person(server, "Ana")
    text = written.text()
    seedless = "\n".join(line for line in text.split("\n") if not line.startswith("seed "))
    for damaged in ("", "x", text[: len(text) // 2], text.replace("game maracaibo", "game chess"), seedless):
        ana.post("/api/campaigns/import", {"file": damaged}, (400, 404))
    assert ana.post("/api/tables/import", {"record": text}, 400)["code"] == "record-not-one"
    assert ana.get("/api/campaigns") == [] and ana.get("/api/tables") == []
