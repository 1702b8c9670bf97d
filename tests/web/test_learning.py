"""A guided first game over the network: it is a table like any other, at which somebody explains."""

from collections.abc import Callable

import pytest

from tests.ours import OURS
from tests.web.kit import Line, Person, Scene, Server

Sit = Callable[[Person, str], Line]


def step_of(scene: Scene) -> int:
    """The step that is told now; 0 while others move."""
    return int(scene["teaching"]["step"]["number"]) if scene["teaching"] and scene["teaching"]["step"] else 0


@pytest.mark.parametrize("game", OURS)
def test_a_guided_game_says_what_to_do_and_why_and_the_others_follow_their_list(server: Server, sit: Sit, game: str) -> None:
    ana = Person(server, "Ana", language="it")
    line = sit(ana, ana.post(f"/api/games/{game}/learn", {}, 201)["table"])
    for number in (1, 2, 3):
        scene = line.wait_for(lambda scene, n=number: step_of(scene) == n)  # type: ignore[misc]
        teaching = scene["teaching"]
        assert teaching["text"] and teaching["question"].startswith("ask-")
        assert not scene["hints"], "while the teacher says what to do, nobody else does"
        step = teaching["step"]
        assert step["what"].endswith(".") and step["why"].endswith(".") and step["of"] >= 12
        assert set(step["options"]) <= {option["name"] for option in scene["options"]}
        while step_of(line.scene) == number:
            line.take(line.scene["teaching"]["step"]["options"][0])


def test_a_hint_never_contradicts_the_teacher(server: Server, sit: Sit) -> None:
    ana = Person(server, "Ana")
    line = sit(ana, ana.post("/api/games/empires/learn", {}, 201)["table"])
    line.wait_for(lambda scene: step_of(scene) == 1)
    line.refused({"kind": "hint"}, "hint-guided")
    line.ask({"kind": "try"}, "scene")
    assert line.scene["hints"] and step_of(line.scene) == 0, "where things are tried out nobody teaches"


def test_who_leaves_the_steps_is_told_how_to_come_back_and_may_ask_for_a_hint(server: Server, sit: Sit) -> None:
    ana = Person(server, "Ana")
    line = sit(ana, ana.post("/api/games/santamaria/learn", {}, 201)["table"])
    for option in ("use white 5", "use all", "end turn"):
        line.wait_for(lambda scene, wanted=option: scene["my_turn"] and wanted in {one["name"] for one in scene["options"]})  # type: ignore[misc]
        assert not line.scene["teaching"]["left"]
        line.take(option)
    line.wait_for(lambda scene: scene["my_turn"] and step_of(scene) == 4)
    for option in ("buy double D07", "place at row 1 column 1 turned right", "end turn"):
        line.take(option)
    scene = line.wait_for(lambda scene: scene["my_turn"] and scene["teaching"]["left"])
    assert not step_of(scene) and scene["hints"] and not scene["teaching"]["over"]


def test_who_learns_keeps_their_name_and_without_one_is_not_called_by_another(server: Server, sit: Sit) -> None:
    for name, language, called in (("Eva", "es", "Eva"), ("", "en", "Alex"), ("", "it", "Alex")):
        person = Person(server, name, language=language)
        line = sit(person, person.post("/api/games/empires/learn", {}, 201)["table"])
        scene = line.wait_for(lambda scene: step_of(scene) == 1)
        assert scene["players"][0]["name"] == called


def test_a_game_without_a_guide_says_so(server: Server) -> None:
    assert Person(server, "Ana").post("/api/games/nothing/learn", {}, (400, 404))["code"]


def test_what_a_rival_did_meanwhile_is_told_with_what_it_means(server: Server, sit: Sit) -> None:
    """An export was left out, because the goods that were paid for it were told first."""
    ana = Person(server, "Ana")
    line = sit(ana, ana.post("/api/games/santamaria/learn", {}, 201)["table"])
    told: dict[int, list[str]] = {}
    line.wait_for(lambda scene: step_of(scene) == 1)
    while step_of(line.scene) < 12:
        step = line.scene["teaching"]["step"]
        told.setdefault(step["number"], step["meanwhile"])
        line.take(step["options"][0])
        line.wait_for(lambda scene: scene["my_turn"])
    rival = line.scene["players"][1]["name"]
    assert told[1] == [], "nobody has moved yet"
    assert told[4] == [f"{rival} takes a white 2: one die less to choose from."]
    said = f"{rival} exports 1 wood and 1 sugar from the religion dock (3 points): that shipment is gone for you."
    assert told[9] == [said], told
    assert told[11][0].startswith(f"{rival} retires to the coin space: that space is taken"), told


def test_the_pace_of_a_rival_is_told_with_what_it_means(server: Server, sit: Sit) -> None:
    """M-GEN-3: the first ship at home ends the round."""
    ana = Person(server, "Ana")
    line = sit(ana, ana.post("/api/games/maracaibo/learn", {}, 201)["table"])
    line.wait_for(lambda scene: step_of(scene) == 1)
    while not any("sails" in said for said in line.scene["teaching"]["step"]["meanwhile"]):
        line.take(line.scene["teaching"]["step"]["options"][0])
        line.wait_for(lambda scene: scene["my_turn"])
    told = line.scene["teaching"]["step"]["meanwhile"]
    rival = line.scene["players"][1]["name"]
    assert told == [f"{rival} sails to Tortuga (3 movement points): the first ship at home ends the round for all."], told
