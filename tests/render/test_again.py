"""A drawing that remembers what it was drawn from is the same as one that is drawn anew."""

from dataclasses import dataclass, field, replace
from random import Random

from caravela.core.game import View
from caravela.core.record import Player
from caravela.games import FACES
from caravela.render.again import again
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


def test_what_is_remembered_looks_like_what_is_drawn_anew() -> None:
    for name, face in FACES.items():
        game, luck = face.rules, Random(f"again {name}")
        agreed = game.agree(game.default_preset, {})
        names = ["Ana", "Bruno", "Carla"]
        play = Play.begin(game, agreed, [Player(one, "person") for one in names], bytes(32))
        speaker = face.speaker("en", names, agreed)
        for move in range(60):
            decision = play.decision
            assert decision is not None
            play.take(decision.who, luck.choice(decision.options))
            seat = luck.randrange(-1, 3)
            view = play.view(seat)
            sheets = face.artist.sheets(view, speaker)
            if move % 6 == 0:
                assert sheets == face.artist.sheets(view, face.speaker("en", names, agreed)), (name, move)
