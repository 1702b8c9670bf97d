"""Which words fit what an option is called."""

import pytest

from caravela.cli.typed import fits, says_more, words
from caravela.games import GAMES


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("warf", "place a colonist on warfare"),
        ("col dock", "place a colonist on dock"),
        ("RETIRE road", "retire to road"),
        ("retirarse camino", "Retirarse al espacio del camino"),
        ("bid 5", "Bid $5"),
        ("bid $5", "bid 5"),
        ("1 wood", "Sell 1 wood"),
        ("row 1 column 3", "Coins on row 1, column 3"),
        ("row 1 col 3", "Coins on row 1, column 3"),
        ("white 3 5", "use white 3 as 5"),
        ("envoy a46", "Plan Spanish Envoy (A46)"),
        ("plan spanish A46", "Plan Spanish Envoy (A46)"),
        ("pilot’s mate", "Buy Pilot’s Mate (A23) for 4 doubloons"),
        ("pilot's mate", "Buy Pilot’s Mate (A23) for 4 doubloons"),
        ("sail 6 9a", "sail 6 by 9a"),
        ("mission for 1 sugar", "Fulfil the mission for 1 sugar and 1 tobacco: 1 VP for each compass, and 3 VP"),
        ("ac\u0327u\u0301car", "Vender 1 açúcar"),
    ],
)
def test_words_in_their_order_fit(typed: str, text: str) -> None:
    assert fits(words(typed), words(text))


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("", "pass"),
        ("…", "pass"),
        ("captain dock", "place a colonist on dock"),
        ("2", "buy 12 VP"),
        ("12", "buy 2 VP"),
        ("buy A2", "buy A23"),
        ("buy A", "buy A23"),
        ("bid 5", "bid 55"),
        ("onist", "place a colonist on dock"),
        ("swap grain wood", "swap wood for grain"),
        ("white 3 5", "use white 5 as 3"),
        ("blue 2", "use blue 5 as 2"),
        ("use blue 2", "use blue 5 as 2"),
        ("coin 2", "Coins on row 2, column 2"),
        ("coin 2", "Buy 1 wood for 1 coin and 2 gold"),
        ("buy 2 wood", "Buy the double (2 wood; road with 2 settlers)"),
        ("buy wood 2", "Buy the double (1 wood; road with 2 settlers)"),
        ("2 wood", "Buy the double D09 (2 coins; 1 wood)"),
        ("white 3 3", "use white 3 as 5"),
        ("road road", "retire to road"),
    ],
)
def test_a_word_or_number_that_is_another_does_not_fit(typed: str, text: str) -> None:
    assert not fits(words(typed), words(text))


def test_long_nonsense_is_answered_at_once() -> None:
    assert not fits(["a"] * 100_000, ["a"] * 30)


def test_what_says_more() -> None:
    assert says_more(words("use blue 5 as 2"), words("use blue 2"))
    assert says_more(words("place at row 1 column 2 turned right"), words("place at row 1 column 2"))
    assert not says_more(words("use blue 2"), words("use blue 2"))
    assert not says_more(words("use blue 5 as 2"), words("use 2 blue"))


@pytest.mark.parametrize("game", GAMES)
def test_the_words_of_a_name_are_those_of_one_option(game: str) -> None:
    names = [" ".join(words(name)) for name in GAMES[game].options.names]
    assert len(set(names)) == len(names) and "" not in names
