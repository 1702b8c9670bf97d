"""How a level takes one of what it has judged: nothing that is hopeless, and nothing declined that costs nothing."""

import random
from collections import Counter

import pytest

from caravela.bots import LEVELS, levels
from caravela.bots.levels import TAIL, Weigher, without_idling
from caravela.bots.seat import Seat
from caravela.core.search import Judged
from caravela.core.state import State
from caravela.games import FACES
from tests.ours import OURS

WEIGHERS = [name for name, level in LEVELS.items() if isinstance(level, Weigher)]
SOFT = [(game, name) for game in OURS for name in WEIGHERS if FACES[game].weights.temperature(name) > 0]
TIMES = 400


@pytest.fixture
def seat() -> Seat:
    """Somebody who is asked something; what the answers are worth is made up."""
    game = FACES["empires"].rules
    s: State = game.start(2, game.agree("first", {}), 1)
    return FACES["empires"].seat(s, s.who)


def options(game: str, many: int, declining: bool = False) -> list[int]:
    """The numbers of so many options of a game."""
    known = FACES[game].rules.options
    return [number for number, name in enumerate(known.names) if (name in known.declining) == declining][:many]


def taken(game: str, level: str, found: Judged, monkeypatch: pytest.MonkeyPatch) -> dict[int, int]:
    """How often each is taken, by its place, where the level judges them so."""
    rules = FACES[game].rules
    s = rules.start(2, rules.agree(rules.default_preset, {}), 1)
    assert s.offered > 1
    monkeypatch.setattr(levels, "judged", lambda *asked: Judged(found.options[:], found.values[:]))
    seat = FACES[game].seat(s, s.who)
    names = [LEVELS[level].choose(seat, random.Random(luck)) for luck in range(TIMES)]
    return Counter([found.options.index(rules.options.numbers[name]) for name in names])


# -- nothing hopeless --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "level"), SOFT)
def test_what_is_two_temperatures_behind_the_best_is_never_taken(game: str, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And what is a little less far behind is, now and then."""
    temperature = FACES[game].weights.temperature(level)
    values = [10 - behind * temperature for behind in (0.0, TAIL - 0.01, TAIL + 0.01, 3 * TAIL)]
    often = taken(game, level, Judged(options(game, 4), values), monkeypatch)
    assert {*often} == {0, 1} and 0.8 * TIMES < often[0] < TIMES


@pytest.mark.parametrize(("game", "level"), SOFT)
def test_a_crowd_of_hopeless_options_is_as_hopeless_as_one(game: str, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    temperature = FACES[game].weights.temperature(level)
    values = [10.0] + [10 - (TAIL + 0.1) * temperature] * 25
    assert {*taken(game, level, Judged(options(game, 26), values), monkeypatch)} == {0}


@pytest.mark.parametrize(("game", "level"), SOFT)
def test_what_looks_alike_shares_one_chance(game: str, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty workers for one place are no reason to take the place."""
    temperature = FACES[game].weights.temperature(level)
    often = taken(game, level, Judged(options(game, 21), [10.0] + [10 - temperature] * 20), monkeypatch)
    assert 0.65 * TIMES < often[0] < 0.82 * TIMES  # e to one
    assert len(often) > 15


@pytest.mark.parametrize("game", OURS)
def test_club_takes_what_it_finds_best(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert {*taken(game, "club", Judged(options(game, 3), [9.99, 10.0, 9.999]), monkeypatch)} == {1}


# -- nothing that costs nothing is declined ----------------------------------------------------------------------------


def worth(seat: Seat, **values: float) -> Judged:
    """Options of Empires by a word of each."""
    known = {"no": "no", "forgo": "forgo", "rice": "take rice", "fur": "take fur"}
    numbers = seat.game.options.numbers
    return Judged([numbers[known[word]] for word in values], list(values.values()))


def left(seat: Seat, **values: float) -> list[str]:
    return [seat.game.options.names[option] for option in without_idling(seat, worth(seat, **values)).options]


def test_with_an_equal_or_better_deed_at_hand_declining_is_not_considered(seat: Seat) -> None:
    """Other deeds are, also worse ones."""
    assert left(seat, no=3.0, rice=3.0) == ["take rice"]
    assert left(seat, fur=2.0, no=3.0, rice=3.5) == ["take fur", "take rice"]
    assert left(seat, no=3.0, forgo=3.0, rice=3.0) == ["take rice"]
    assert without_idling(seat, worth(seat, fur=2.0, no=3.0, rice=3.5)).values == [2.0, 3.5]


def test_where_every_deed_costs_something_declining_is_considered(seat: Seat) -> None:
    assert left(seat, no=3.0, rice=2.9, fur=-1.0) == ["no", "take rice", "take fur"]
    assert left(seat, no=3.0, forgo=1.0, rice=2.0) == ["no", "forgo", "take rice"]  # better than the one, not than the other
    assert left(seat, rice=3.0, fur=1.0) == ["take rice", "take fur"]
    assert left(seat, no=3.0, forgo=3.0) == ["no", "forgo"]


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("level", WEIGHERS)
def test_no_level_declines_what_costs_nothing(level: str, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though declining comes first and looks as good; where it looks better, they do."""
    no, deed = [*options(game, 1, declining=True), *options(game, 1)], [4.0, 4.0]
    assert {*taken(game, level, Judged(no, deed), monkeypatch)} == {1}
    assert 0 in taken(game, level, Judged(no, [4.0, 3.9]), monkeypatch)


def raced(seat: Seat, found: Judged, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Expert's candidates in their order: where nothing tells two apart, a race leaves the first ahead."""
    entered: list[int] = []

    class Entered:
        def __init__(self, scales: object, who: int, found: Judged, *plan: object) -> None:
            entered.extend(found.options)
            self.options, self.outcomes, self.lead = found.options, [[0.0] for _ in found.options], 0

        def run(self, worlds: object, budget: int) -> int:
            return self.options[0]

        def means(self) -> list[float]:
            return [0.0 for _ in self.options]

    monkeypatch.setattr(levels, "judged", lambda *asked: found)
    monkeypatch.setattr(levels, "Race", Entered)
    LEVELS["expert"].choose(seat, random.Random(1))
    return [seat.game.options.names[option] for option in entered]


def test_who_searches_declines_nothing_that_costs_nothing_either(seat: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where declining looks better at first, it is ahead until what is played on says otherwise."""
    assert raced(seat, worth(seat, forgo=3.0, rice=3.0, fur=2.0), monkeypatch) == ["take rice", "forgo", "take fur"]
    assert raced(seat, worth(seat, rice=2.0, forgo=3.0, fur=2.9), monkeypatch) == ["forgo", "take fur", "take rice"]
