"""What a button says of numbers: what is gained has a plus, what is paid says that it costs something. The same in all games."""

import random
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from caravela.core.game import Decision, View
from caravela.games import FACES
from caravela.games.santamaria.rules.components import EFFECT_IDS
from caravela.games.santamaria.words.choices import brought
from caravela.text import LANGUAGES, Speaker
from tests.games.santamaria.kit import Table
from tests.ours import OURS

GAINS = {
    "empires": (),
    "santamaria": ("coins", "wood", "grain", "sugar", "gem", "gold", "points"),
    "maracaibo": ("doubloons", "vp", "cp", "workers"),
}
# What these do is told in whole sentences; a trade says "for".
SENTENCES = (
    *("do-buy", "do-career", "do-invest", "do-disc", "do-monk", "do-choose-nation", "do-choose-hall", "do-trade", "do-pay"),
    "do-explore",  # Empires: what a token says that somebody has looked at
)
TRADES = [effect for effect in EFFECT_IDS if effect.startswith("trade_")]
CLAUSE = r"(?:: |; |, |→ |\. )"  # where something new is said


def asked(name: str, language: str, moves: int = 250) -> Iterator[tuple[Decision, View, Speaker]]:
    """The questions of a game by chance, one of each kind and place."""
    face, luck, seen = FACES[name], random.Random(1), set()
    game = face.rules
    agreed = game.agree(next(iter(game.presets)), {})
    speaker = face.speaker(language, ["Ana", "Bruno", "Carla"], agreed)
    state = game.start(3, agreed, seed=5)
    for _ in range(moves):
        decision = game.decision(state)
        if decision is None:
            return
        if (decision.question.message, len(decision.options)) not in seen:
            seen.add((decision.question.message, len(decision.options)))
            yield decision, game.view(state, decision.who), speaker
        game.take(state, luck.choice(decision.options))


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_on_a_button_says_whether_it_is_gained_or_paid(name: str, language: str) -> None:
    face, prices = FACES[name], 0
    for decision, view, speaker in asked(name, language):
        units = {speaker.count("gain", gain, n).partition(" ")[2] for gain in GAINS[name] for n in (1, 2)}
        amount = "|".join([r"\$\d+", *[rf"\d+ {re.escape(unit)}\b" for unit in sorted(units)]])
        for option in decision.options:
            verb, named = speaker.option_parts(option)
            if verb in SENTENCES and not ("resource" in named or "space" in named):
                continue
            said = f"{speaker.option(option, decision)}: {face.artist.price(option, view, decision, speaker)}"
            said = re.sub(r"\([^)]*\)", "", said)  # what lies on a tile
            for trade in TRADES if name == "santamaria" else ():
                said = said.replace(speaker.name("effect", trade), "")
            assert not re.search(f"{CLAUSE}(?:{amount})", said), (language, option, said)
            prices += bool(re.search(rf"\+\$?\d|{speaker.costs('@').partition('@')[0]}", said))
    assert prices > 5, "something was gained or paid"


def test_what_territories_bring_one_after_another_is_added_up() -> None:
    speaker = FACES["santamaria"].speaker("en", ["Ana", "Bruno"])
    view = Table(2).view(0)
    me = view.players_at_table[0]
    told = brought(["wood", "wood2", "sugar", "export", "wood"], view, me, speaker)
    assert told == "+3 wood; +1 sugar; export; +1 wood (if there is room)"
    assert brought(["religion", "wood"], view, me, speaker) == "advance on the religion track; +1 wood"


def test_a_ship_that_no_shipment_can_be_paid_for_says_so() -> None:
    """S-EXPORT-3, S-GOLD-1, S-SCH-SC03: with what is there when the ship is reached; wood can still be bought before."""
    speaker = FACES["santamaria"].speaker("en", ["Ana", "Bruno"])
    view = Table(2).view(0)
    me = view.players_at_table[0]
    cheap = next(one for one, printed in view.printed.shipments.items() if printed.cost == {"wood": 1, "grain": 1})
    view = replace(view, docks={dock: cheap if n == 0 else None for n, dock in enumerate(view.docks)})
    poor = replace(me, resources=dict.fromkeys(me.resources, 0))
    missing = "export (resources still missing)"
    assert brought(["wood", "export"], view, poor, speaker) == f"+1 wood; {missing}"
    assert brought(["wood", "grain", "export"], view, poor, speaker) == "+1 wood; +1 grain; export"
    rich = replace(poor, resources={**poor.resources, "gold": 2})
    assert brought(["export"], view, rich, speaker) == "export"
    clerk = next(one for one, scholar in view.printed.scholars.items() if scholar.hook == "export_substitute")
    assert brought(["wood", "export"], view, replace(poor, scholars=[clerk]), speaker) == "+1 wood; export"


def test_a_tile_is_told_once_on_its_button() -> None:
    """What it shows stands in its name, what it costs behind it."""
    face = FACES["santamaria"]
    told = 0
    for decision, view, speaker in asked("santamaria", "en", 60):
        for option in decision.options:
            if option.startswith("buy double"):
                told += 1
                assert face.artist.note(option, view, speaker) == ""
                assert face.artist.price(option, view, decision, speaker) == "costs 2 wood"
    assert told
