"""What the server says has the described shape, and nothing that is described is missing (docs/protocol.md)."""

import gzip
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, get_args, get_type_hints

import pytest

from caravela.core.game import Game
from caravela.core.record import Player, parse, replay
from caravela.games import GAMES
from caravela.table.play import Play
from caravela.web import answers, protocol
from caravela.web.socket import KINDS
from tests.web.fitting import SAID, misfits, misfits_said
from tests.web.kit import BOT, Line, Person, Server

Sit = Callable[[Person, str], Line]
ME = {"kind": "me"}
FIXTURES = Path(__file__).parents[1] / "fixtures" / "release_1"


def test_shapes_that_do_not_fit_are_found() -> None:
    shown = {"id": "x", "over": False}
    assert not list(misfits(shown, protocol.CampaignOf))
    assert list(misfits({"id": "x"}, protocol.CampaignOf)) == [".over is missing"]
    assert list(misfits({**shown, "name": ""}, protocol.CampaignOf)) == [".name is not described"]
    assert list(misfits({**shown, "over": 1}, protocol.CampaignOf)) == [".over: 1 is no <class 'bool'>"]
    assert list(misfits([1, "2"], list[int])) == ["[1]: '2' is no <class 'int'>"]
    assert not list(misfits(["mat-0", 0, 1.5, 2], tuple[str, int, float, float]))


def test_every_message_of_a_client_is_described() -> None:
    kinds = [kind for shape in get_args(protocol.FromClient) for kind in get_args(get_type_hints(shape)["kind"])]
    assert sorted(kinds) == sorted(KINDS)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_says_what_is_described(server: Server, sit: Sit, game: str) -> None:
    ana, bruno = Person(server, "Ana"), Person(server, "Bruno")
    table = ana.make_fixed("novice", game=game)
    line = sit(ana, table)
    line.my_turn()
    coach = bruno.join(ana.post(f"/api/tables/{table}/links", {"role": "coach", "seat": 0})["link"])
    assert not list(misfits(coach, answers.Joined))
    other = sit(bruno, table)
    for _ in range(2):
        line.take()
    scene = line.my_turn()
    line.ask({"kind": "about", "thing": scene["players"][0]["facts"][0]["thing"]}, "about")
    line.ask({"kind": "about", "thing": "nothing"}, "about")
    line.ask({"kind": "preview", "option": scene["options"][0]["name"]}, "preview")
    line.ask({"kind": "preview", "option": "nothing"}, "preview")
    line.ask({"kind": "why", "option": scene["options"][0]["name"]}, "about")
    line.ask({"kind": "ghosts"}, "ghosts")
    line.ask({"kind": "language", "language": "it"}, "scene")
    line.ask({"kind": "eyes", "seat": -1}, "scene")
    line.ask({"kind": "take", "number": -1, "option": "x"}, "refused")
    line.say({"kind": "eyes", "seat": 0})
    line.my_turn()
    if GAMES[game].asks_openly:
        line.say({"kind": "try"})
        line.wait_for(lambda scene: scene["trying"])
        line.say({"kind": "back"})
        line.wait_for(lambda scene: not scene["trying"])
    kinds = {message["kind"] for message in line.said + other.said}
    assert kinds >= {"scene", "change", "about", "preview", "ghosts", "refused"} and kinds <= set(SAID)
    assert [found for message in line.said + other.said for found in misfits_said(message)] == []
    looked = ana.get(f"/api/tables/{table}/at/2", seat=0)
    assert list(misfits(looked, protocol.Scene)) == []
    assert list(misfits(ana.get(f"/api/tables/{table}/log"), list[protocol.Entry])) == []
    assert list(misfits(ana.get(f"/api/tables/{table}/story"), answers.Story)) == []


def test_a_table_that_waits_says_what_is_described(server: Server, sit: Sit) -> None:
    """Free seats, somebody who comes, and a curtain between two at one screen."""
    ana, bruno = Person(server, "Ana"), Person(server, "Bruno")
    made = ana.make(
        ME,
        {"kind": "here", "name": "Carla"},
        {"kind": "guest"},
        changes={"reconnaissance": "true"},
        clock={"kind": "move", "seconds": 600},
    )
    assert list(misfits(made, answers.Made)) == []
    line = sit(ana, made["table"])
    assert line.scene["open"] and [player["free"] for player in line.scene["players"]] == [False, False, True]
    token = made["links"]["2"].partition("#")[2]
    assert list(misfits(bruno.post("/api/join", {"token": token, "look": True}), answers.Invitation)) == []
    bruno.join(made["links"]["2"])
    assert line.wait_for(lambda scene: not scene["open"])["players"][0]["clock"]
    other = sit(bruno, made["table"])
    line.wait_said("presence", 0)
    assert [found for message in line.said + other.said for found in misfits_said(message)] == []


def finished(game: Game) -> str:
    """The record of a game that is over, played anyhow."""
    luck = Random(1)
    play = Play.begin(game, game.agree(game.default_preset, {}), [Player("Ana", "person"), Player("Bot", "novice")], b"f" * 32)
    while play.decision is not None:
        play.take(play.decision.who, luck.choice(play.decision.options))
    return play.record.text()


def test_pages_are_told_what_is_described(server: Server) -> None:
    ana = Person(server, "Ana")
    over = [ana.post("/api/tables/import", {"record": finished(game)}, 201)["table"] for game in GAMES.values()]
    for game in GAMES.values():
        for preset, setup in game.presets.items():
            if game.is_campaign(setup):
                ana.make(ME, BOT, game=game.name, preset=preset)
                break
    link = ana.post("/api/me/device")
    campaigns = ana.get("/api/campaigns")
    told: list[tuple[Any, Any]] = [
        (ana.get("/api/me"), answers.Me),
        (ana.get("/api/words"), answers.Words),
        (ana.get("/api/games"), list[answers.GameOffered]),
        (link, answers.Link),
        (ana.post("/api/join", {"token": link["link"].partition("#")[2], "look": True}), answers.Invitation),
        (ana.get("/api/tables"), list[answers.TableListed]),
        *[(ana.get(f"/api/tables/{table}"), answers.TableListed) for table in over],
        *[(ana.get(f"/api/tables/{table}/result"), answers.Results) for table in over],
        (campaigns, list[answers.CampaignListed]),
        *[(ana.get(f"/api/campaigns/{one['campaign']}"), answers.Campaign) for one in campaigns],
        (ana.get("/api/nothing", 404), answers.RefusedAnswer),
    ]
    for game in GAMES.values():
        asked = {"preset": game.default_preset, "changes": {}}
        told.append((ana.post(f"/api/games/{game.name}/check", asked), answers.Checked))
        told.append((ana.get(f"/api/rules/{game.name}"), list[answers.Chapter]))
    assert campaigns
    assert [found for value, kind in told for found in misfits(value, kind)] == []


def test_who_plays_alone_sees_the_points_of_the_rival_too(server: Server) -> None:
    """M-ANA-34: Ana has a line in the chart."""
    ana = Person(server, "Otto")
    record = gzip.decompress((FIXTURES / "maracaibo-solo-over.txt.gz").read_bytes()).decode()
    told = ana.get(f"/api/tables/{ana.post('/api/tables/import', {'record': record}, 201)['table']}/result")
    assert [series["seat"] for series in told["series"]] == [0, 1] and len(told["players"]) == 1
    game = GAMES["maracaibo"]
    rival = game.rival(replay(game, parse(record)).state)
    assert rival is not None and told["series"][1]["points"][-1][1] == rival and "Ana: " in told["chart"]
