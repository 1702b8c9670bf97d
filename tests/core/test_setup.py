"""What is agreed before a game begins: presets and changes, and clear words for what nobody offers."""

import pytest

from caravela.core.game import Game
from caravela.core.refused import Refused
from caravela.core.setup import FLAG, SetupOption, agree
from caravela.games import GAMES, find_game

OPTIONS = [
    SetupOption("edition", ("first", "second"), "X-OPT-1"),
    SetupOption("fleet", FLAG, "X-OPT-2"),
    SetupOption("tiles", ("none", "all"), "X-OPT-3", ("inn", "mill", "port")),
]
PRESETS = {"usual": {"edition": "second", "fleet": "false", "tiles": "none"}}


def test_a_preset_says_every_option_and_changes_replace_single_ones() -> None:
    assert agree(OPTIONS, PRESETS, "usual", {}) == PRESETS["usual"]
    assert agree(OPTIONS, PRESETS, "usual", {"fleet": "true"}) == {"edition": "second", "fleet": "true", "tiles": "none"}
    agree(OPTIONS, PRESETS, "usual", {})["fleet"] = "true"
    assert PRESETS["usual"]["fleet"] == "false"


@pytest.mark.parametrize(
    ("value", "agreed"),
    [("none", "none"), ("all", "all"), ("mill", "mill"), ("port+inn", "inn+port"), ("inn+mill+port", "inn+mill+port")],
)
def test_a_set_of_members_is_a_value_in_whatever_order_it_is_said(value: str, agreed: str) -> None:
    assert agree(OPTIONS, PRESETS, "usual", {"tiles": value})["tiles"] == agreed


@pytest.mark.parametrize("value", ["", "+", "inn+", "inn+inn", "inn+tower", "all+inn", "ALL", "inn, mill"])
def test_a_set_with_anything_else_in_it_is_refused(value: str) -> None:
    with pytest.raises(Refused) as refused:
        agree(OPTIONS, PRESETS, "usual", {"tiles": value})
    assert refused.value.message == "setup-unknown-value"
    assert refused.value.about["option"] == "tiles" and refused.value.about["value"] == value
    assert refused.value.about["values"] == "none, all, inn+mill…"
    assert refused.value.about["rule"] == "X-OPT-3"


def test_an_unknown_value_option_or_preset_is_refused_and_the_known_ones_are_named() -> None:
    for preset, changes, message, about in [
        ("unusual", {}, "setup-unknown-preset", {"preset": "unusual", "presets": "usual"}),
        ("usual", {"flet": "true"}, "setup-unknown-option", {"option": "flet", "options": "edition, fleet, tiles"}),
        ("usual", {"fleet": "yes"}, "setup-unknown-value", {"option": "fleet", "value": "yes", "values": "false, true"}),
        ("usual", {"edition": "first+second"}, "setup-unknown-value", {"values": "first, second", "rule": "X-OPT-1"}),
    ]:
        with pytest.raises(Refused) as refused:
            agree(OPTIONS, PRESETS, preset, changes)
        assert refused.value.message == message
        assert about.items() <= refused.value.about.items()


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_presets_use_only_values_that_exist(game: Game) -> None:
    for name, preset in game.presets.items():
        assert game.agree(name, dict(preset)) == preset


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_values_can_be_written_on_one_line_of_a_record(game: Game) -> None:
    for option in game.setup_options:
        for word in (option.name, *option.values, *option.members):
            assert word.isprintable() and not set(word) & set(" =+")


def test_an_unknown_game_is_refused_and_the_known_ones_are_named() -> None:
    for name in GAMES:
        assert find_game(name).name == name
    with pytest.raises(Refused) as refused:
        find_game("chess")
    assert refused.value.message == "game-unknown" and refused.value.about["games"] == ", ".join(GAMES)
