"""A drawing that remembers what it was drawn from is the same as one that is drawn anew."""

import weakref
from dataclasses import dataclass, field, replace
from random import Random

from caravela.core.game import View
from caravela.core.record import Player
from caravela.games import FACES
from caravela.render.again import again, unchanged
from caravela.table.play import Play
from caravela.text import Speaker


@dataclass(frozen=True)
class Purse:
    coins: int
    name: str


@dataclass(frozen=True)
class Seen(View):
    round: int = 1
    weather: str = "fine"
    purses: list[Purse] = field(default_factory=list)


def test_a_part_is_drawn_again_only_when_what_it_shows_has_changed() -> None:
    speaker, drawn = Speaker("en"), list[str]()

    def draw(view: Seen) -> str:
        assert isinstance(view, Seen)
        drawn.append(f"{view.round}: {' '.join(str(purse.coins) for purse in view.purses)}")
        return drawn[-1]

    first = Seen(-1, 2, False, 0, purses=[Purse(3, "Ana"), Purse(5, "Bruno")])
    for view, told in [
        (first, "1: 3 5"),
        (replace(first, weather="storm"), "1: 3 5"),
        (replace(first, purses=[Purse(3, "Carla"), Purse(5, "Bruno")]), "1: 3 5"),
        (replace(first, purses=[Purse(3, "Ana"), Purse(6, "Bruno")]), "1: 3 6"),
        (replace(first, purses=[Purse(3, "Ana")]), "1: 3"),
        (replace(first, round=2, purses=[]), "2: "),
        (replace(first, round=2, purses=[Purse(1, "Ana")]), "2: 1"),
    ]:
        assert again(("purses",), None, view, speaker, draw) == told
    assert drawn == ["1: 3 5", "1: 3 6", "1: 3", "2: ", "2: 1"]
    assert again(("purses",), "given", replace(first, round=2, purses=[Purse(1, "Ana")]), speaker, draw) == "2: 1"
    assert len(drawn) == 6, "what it is given counts as well"
    again(("purses",), "given", replace(first, round=2, purses=[Purse(1, "Ana")]), Speaker("it"), draw)
    assert len(drawn) == 7, "every speaker has drawings of its own"


def test_a_part_is_drawn_once_for_all_who_see_it_alike() -> None:
    speaker, drawn = Speaker("en"), list[str]()

    def draw(view: Seen) -> str:
        drawn.append(f"{view.purses[0].coins}{'' if view.weather == 'fine' else f' {view.seat}'}")
        return drawn[-1]

    first = Seen(-1, 2, False, 0, purses=[Purse(3, "Ana")])
    for seat in (-1, 0, 1):
        assert again(("purse",), None, replace(first, seat=seat), speaker, draw) == "3"
    assert drawn == ["3"]
    told = [again(("purse",), None, replace(first, seat=seat, weather="storm"), speaker, draw) for seat in (0, 1, 0, 1)]
    assert told == ["3 0", "3 1", "3 0", "3 1"], "who looks differs where the seat is looked at"
    assert len(drawn) == 3


def test_who_is_the_very_same_is_not_compared_again() -> None:
    """And who was found to be alike is the one to compare with from then on, so nobody older is kept."""
    speaker, compared = Speaker("en"), list[str]()

    class Name(str):
        def __ne__(self, other: object) -> bool:
            compared.append(self)
            return super().__ne__(other)

        __hash__ = str.__hash__

    def shown(purses: list[Purse]) -> list[str]:
        compared.clear()
        view = Seen(-1, 2, False, 0, purses=purses)
        assert again(("names",), None, view, speaker, lambda view: " ".join(p.name for p in view.purses)) == "Ana Bruno"
        return compared

    ana, bruno, other = Purse(3, Name("Ana")), Purse(5, Name("Bruno")), Purse(9, Name("Ana"))
    older = weakref.ref(ana)
    assert [*shown([ana, bruno]), *shown([ana, bruno])] == []
    assert shown([other, bruno]) == ["Ana"] and shown([other, bruno]) == []
    del ana
    assert older() is None


def test_what_is_compared_as_a_whole_is_drawn_again_when_anything_of_it_changes() -> None:
    speaker, drawn = Speaker("en"), list[int]()

    def draw(view: Seen) -> int:
        drawn.append(view.purses[0].coins)
        return drawn[-1]

    first = Seen(-1, 2, False, 0, purses=[Purse(3, "Ana")])
    for view in (first, replace(first, purses=[Purse(3, "Ana")]), replace(first, purses=[Purse(3, "Carla")])):
        assert again(("purse",), None, view, speaker, draw, ("purses",)) == 3
    assert len(drawn) == 2


def test_what_is_unchanged_is_not_made_again() -> None:
    speaker, made = Speaker("en"), list[str]()

    def make(told: str) -> str:
        made.append(told)
        return told

    for given in ("a", "a", "b"):
        assert unchanged(("letter",), [given], speaker, lambda given=given: make(given)) == given  # type: ignore[misc]
    assert unchanged(("other",), ["b"], speaker, lambda: make("b")) == "b"
    assert unchanged(("letter",), ["b"], Speaker("it"), lambda: make("b")) == "b"
    assert made == ["a", "b", "b", "b"], "every name and every speaker has things of its own"


def test_what_is_remembered_looks_like_what_is_drawn_anew() -> None:
    for name, face in FACES.items():
        game, luck = face.rules, Random(f"again {name}")
        agreed = game.agree(game.default_preset, {})
        names = ["Ana", "Bruno", "Carla"]
        play = Play.begin(game, agreed, [Player(one, "person") for one in names], bytes(32))
        speaker = face.speaker("en", names, agreed)
        for move in range(120):
            decision = play.decision
            if decision is None:
                break
            play.take(decision.who, luck.choice(decision.options))
            seat = luck.randrange(-1, 3)
            view = play.view(seat)
            sheets = face.artist.sheets(view, speaker)
            if move % 6 == 0:
                assert sheets == face.artist.sheets(view, face.speaker("en", names, agreed)), (name, move)
