"""Games on a phone by touch, and at a desk by keys alone; in a round, axe-core looks at every step.

`make long` plays all three games to their end both ways; else one of them is played each way, a few steps far.
"""

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser import test_maracaibo, test_santamaria
from tests.browser.kit import PHONE, WHOLE, Guest

# What is chosen rather, or only when nothing else is left, so that games come to an end.
FIRST: dict[str, tuple[str, ...]] = {"empires": (), "santamaria": test_santamaria.FIRST, "maracaibo": test_maracaibo.FIRST}
LAST: dict[str, tuple[str, ...]] = {"empires": (), "santamaria": test_santamaria.LAST, "maracaibo": test_maracaibo.LAST}
PRESETS = {"empires": "deluxe_base", "santamaria": "basic", "maracaibo": "single"}
STEPS = 12
PLACE = """() => { const box = document.querySelector("#sheet-board .frame").getBoundingClientRect();
  return [box.x, box.y, box.width, box.height].map(Math.round).join(" "); }"""


class Witness:
    """Somebody who looks at every step: the board keeps its place, and axe-core finds nothing in the first round."""

    def __init__(self, ana: Guest) -> None:
        self.ana = ana
        self.places: set[str] = set()
        self.steps = 0
        self.looks = 0

    def look(self) -> None:
        self.places.add(self.ana.page.evaluate(PLACE))
        often = 1 if WHOLE else STEPS // 2
        if len(self.ana.scene["rounds"]) <= 2 and self.steps % often == 0:
            found = self.ana.hindrances()
            assert not found, (self.ana.status, found)
            self.looks += 1
        self.steps += 1


def seated(guest: Callable[..., Guest], game: str, **more: Any) -> Guest:
    ana = guest("Ana", **more)
    ana.sit(ana.make("me", "novice", game=game, preset=PRESETS[game])["table"])
    return ana


def played(ana: Guest, game: str, step: Any) -> list[str]:
    witness = Witness(ana)
    done = ana.play(random.Random(3), STEPS, FIRST[game], LAST[game], step, witness.look)
    assert len(done) >= STEPS and ana.over == WHOLE and len(witness.places) == 1 and witness.looks > 1, (done, witness.places)
    ana.problems = [problem for problem in ana.problems if "policy" not in problem.lower()]  # axe-core breaks it by itself
    if WHOLE:
        ana.read_end()
    return done


@pytest.mark.parametrize("game", PRESETS if WHOLE else ["santamaria"])
def test_a_game_on_a_phone_by_touch(guest: Callable[..., Guest], game: str) -> None:
    ana = seated(guest, game, viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    done = played(ana, game, ana.one_click)
    assert ana.page.evaluate("() => document.scrollingElement.scrollWidth") <= PHONE["width"]
    assert len(set(done)) > 3, done


@pytest.mark.parametrize("game", PRESETS if WHOLE else ["maracaibo"])
def test_a_game_by_keys_alone(guest: Callable[..., Guest], game: str) -> None:
    ana = seated(guest, game)
    done = played(ana, game, ana.one_key)
    assert len(set(done)) > 3, done
