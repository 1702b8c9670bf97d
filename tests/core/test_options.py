"""An option is declared once: its number, its name, what it names and whether it declines follow from that place."""

import pytest

from caravela.core.events import Term
from caravela.core.game import Game
from caravela.core.options import Noun, Options, Verb, numbers, positions, seats
from caravela.games import FACES, GAMES
from tests.ours import OURS

EACH = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
PEAK = Noun("peak", "mountain", ["Teide", "Pico", "Fogo"])
OPTIONS = Options(
    [
        Verb("STAY", "stay", declines=True),
        Verb("CLIMB", "climb {peak} with {who}", (PEAK, seats("who", 2))),
        Verb("PAY", "pay {n}", (numbers("n", 3),), "do-spend"),
        Verb("REST", ["rest", "rest twice"], (positions("n", 2),)),
        Verb("FOGO", "to the fire", (PEAK.only(2),), things=("mountain-{peak}",)),
    ]
)


def test_numbers_follow_one_another_in_the_order_in_which_verbs_are_declared() -> None:
    assert OPTIONS.names[:4] == ["stay", "climb Teide with seat 1", "climb Teide with seat 2", "climb Pico with seat 1"]
    assert OPTIONS.names[7:] == ["pay 0", "pay 1", "pay 2", "rest", "rest twice", "to the fire"]
    assert [OPTIONS.numbers[name] for name in OPTIONS.names] == list(range(13))
    assert OPTIONS.firsts == [0, 1, 7, 10, 12]


def test_an_option_tells_what_it_names() -> None:
    climb = OPTIONS.named("climb Fogo with seat 2")
    assert climb is not None and climb.message == "do-climb"
    assert climb.terms == (Term("peak", "mountain", 2), Term("who", "seat", 1))
    rest, fire, pay = OPTIONS.named("rest twice"), OPTIONS.named("to the fire"), OPTIONS.named("pay 2")
    assert rest is not None and rest.terms == (Term("n", "position", 1),)
    assert fire is not None and fire.terms == (Term("peak", "mountain", 2),)
    assert pay is not None and pay.message == "do-spend" and pay.terms == (Term("n", "number", 2),)
    assert OPTIONS.named("climb Etna with seat 1") is None


def test_a_verb_says_whether_it_declines() -> None:
    assert OPTIONS.declining == {"stay"}


def test_two_options_of_the_same_name_are_a_mistake() -> None:
    with pytest.raises(ValueError, match="no"):
        Options([Verb("NO", "no"), Verb("PASS", "pass"), Verb("NEVER", "no")])


@pytest.mark.parametrize("game", [GAMES[name] for name in OURS], ids=OURS)
def test_the_constants_of_the_rules_are_the_numbers_of_the_options(game: Game) -> None:
    """`make options` writes them."""
    written = FACES[game.name].folder / "rules" / "options.py"
    assert written.read_text(encoding="utf-8") == game.options.source()


@EACH
def test_every_game_has_a_word_for_declining(game: Game) -> None:
    """So that people can let a question be answered until the round ends, and weak bots decline nothing that costs nothing."""
    assert game.options.declining
