"""What buttons and tips promise comes: goods up to the limit of 3, the price of what exceeds it in coins (S-STORE-1, 2)."""

import random

import pytest

from caravela.games import FACES
from caravela.games.santamaria.rules import numbers
from caravela.games.santamaria.rules.components import RESOURCE_IDS
from caravela.games.santamaria.rules.view import Player, SantaMariaView
from caravela.games.santamaria.words.choices import price
from caravela.text import LANGUAGES, Speaker
from tests.games.santamaria.kit import Table

FACE = FACES["santamaria"]


def told(table: Table, option: str, language: str = "en") -> str:
    decision = FACE.rules.decision(table.s)
    assert decision is not None and option in decision.options, (option, decision)
    return price(table.view(0), option, decision, speaker(language))


def speaker(language: str = "en") -> Speaker:
    return FACE.speaker(language, ["Ana", "Bruno", "Chiara", "Davi"])


def test_a_die_that_brings_more_wood_than_there_is_room_for_says_what_comes() -> None:
    """S-STORE-2, 4: of four wood one is stored; the others are a coin each."""
    table = Table().column(0, 4, "wood2", "wood2").give(0, wood=2).white(4).turn()
    assert told(table, "use white 4") == "+1 wood; +3 coins"
    table.say("use white 4")
    assert told(table, "use") == "+1 wood; +1 coin"
    assert told(table, "use all") == "+1 wood; +3 coins"


def test_coins_that_a_territory_brings_are_promised_too() -> None:
    table = Table().column(0, 4, "coin2", "wood2").give(0, wood=2).white(4).turn()
    assert told(table, "use white 4") == "+3 coins; +1 wood"
    table.say("use white 4")
    assert told(table, "use") == "+2 coins"


def test_coins_on_a_territory_without_room_bring_coins() -> None:
    table = Table().show(0, "r1c1", "gem").give(0, coins=5, gem=3).turn()
    assert told(table, "coins on row 1 column 1") == "costs 1 coin → +2 coins"
    assert "+2 coins" in pointed_at("cell-0-r1c1", table)
    assert "+2 coins" not in pointed_at("cell-0-r1c1", table.give(0, coins=5, gem=2)), "there is room for one"


def pointed_at(thing: str, table: Table) -> str:
    tip = FACE.artist.about(thing, table.view(0), speaker())
    assert tip is not None
    return tip.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_comes_after_an_export_depends_on_what_was_paid(language: str) -> None:
    """Nobody knows yet how much room there will be: nothing is promised without saying so."""
    table = Table().column(0, 2, "export", "wood").give(0, wood=3).white(2).turn()
    wood = speaker(language).count("gain", "wood", 1)
    gains = speaker(language).message("choice-if-room", gains=f"+{wood}")
    assert told(table, "use white 2", language).endswith(f"; {gains}")
    table.give(0, wood=1)
    assert told(table, "use white 2", language).endswith(f"; +{wood}")


def test_a_trade_and_a_camp_without_room_say_what_comes() -> None:
    """S-STORE-5, S-EDGE-44, S-CAMP-2."""
    table = Table().show(0, "r1c1", "trade_w_se").give(0, coins=5, wood=2, sugar=3).turn()
    table.say("coins on row 1 column 1")
    assert told(table, "trade wood for sugar") == "+2 coins"
    assert told(table, "trade wood for gem") == ""
    table = Table().give(0, gold=2, sugar=3).religion(0, 2).happen(numbers.RELIGION)
    decision = FACE.rules.decision(table.s)
    assert decision is not None and decision.question.message == "ask-monk", decision
    assert [told(table, f"monk to camp {n}") for n in (1, 2, 3, 4)] == ["", "", "+2 coins; +1 gem", "+1 gold; +2 coins"]


def test_what_is_promised_is_what_comes() -> None:
    """S-STORE-5: over whole games by chance, wherever a territory is used and nothing else happens."""
    checked = tight = 0
    for seed in range(8):
        luck = random.Random(seed)
        game = FACE.rules
        state = game.start(2, game.agree("basic", {}), seed)
        while (decision := game.decision(state)) is not None:
            view = game.view(state, decision.who)
            assert isinstance(view, SantaMariaView)
            option = luck.choice(decision.options)
            if "use" in decision.options and decision.question.message == "ask-use" and luck.random() < 0.9:
                option = "use"
            sold = option == "use" and decision.question.message == "ask-use"
            promise = price(view, option, decision, speaker()) if sold else ""
            before = view.players_at_table[decision.who]
            who = decision.who
            game.take(state, option)
            after = game.view(state, who)
            assert isinstance(after, SantaMariaView)
            if promise.startswith("+") and ";" not in promise.replace("; +", ""):
                gains = came(before, after.players_at_table[who], speaker())
                assert set(promise.split("; ")) == set(gains), (promise, gains)
                checked += 1
                tight += "coin" in promise and len(promise.split("; ")) > 1
    assert checked > 50 and tight, (checked, tight)


def came(before: Player, after: Player, say: Speaker) -> list[str]:
    found = {one: after.resources[one] - before.resources[one] for one in RESOURCE_IDS}
    found["coins"] = after.coins - before.coins
    found["points"] = after.points - before.points
    return [f"+{say.count('gain', one, n)}" for one, n in found.items() if n]
