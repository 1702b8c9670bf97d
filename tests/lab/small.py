"""A game of seconds for what trains: in five turns each seat takes one of four coins. Some are worth points, some only shine."""

from pathlib import Path
from typing import ClassVar

from caravela.bots.mind import Weights
from caravela.core.events import Phrase
from caravela.core.game import Dealt, Game, Score
from caravela.core.judgement import Judgement
from caravela.core.options import Options, Verb, numbers
from caravela.core.setup import SetupOption
from caravela.core.state import State, well_mixed
from caravela.core.tables import Tables
from caravela.games.face import Face

COINS, SHOWN, TURNS = 20, 4, 5
WORTH = [coin % 5 for coin in range(COINS)]
SHINE = [coin // 5 for coin in range(COINS)]


class Purses(State):
    ARRAYS: ClassVar[tuple[str, ...]] = (*State.ARRAYS, "points", "shine")

    def __init__(self, seats: int, like: "Purses | None" = None) -> None:
        super().__init__(like)
        self.points: list[int] = like.points[:] if like else [0] * seats
        self.shine: list[int] = like.shine[:] if like else [0] * seats

    def copy(self) -> "Purses":
        return Purses(len(self.points), self)

    def happen(self, effect: int, who: int, n: int) -> None:
        shown: list[int] = []
        while len(shown) < SHOWN:
            coin = int(self.chance(COINS))
            if coin not in shown:
                shown.append(coin)
        for coin in shown:
            self.offer(coin)

    def chosen(self, effect: int, who: int, n: int, option: int) -> None:
        self.points[who] += WORTH[option]
        self.shine[who] += SHINE[option]
        if n + 1 < TURNS * len(self.points):
            self.then(0, (who + 1) % len(self.points), n + 1)


class Coins(Game):
    name = "coins"
    options = Options([Verb("TAKE", "take {coin}", (numbers("coin", COINS),))])
    setup_options: ClassVar[list[SetupOption]] = []
    presets: ClassVar[dict[str, dict[str, str]]] = {"plain": {}}
    default_preset = "plain"

    def seats(self, agreed: dict[str, str]) -> range:
        return range(1, 5)

    def unpack(self, tables: Tables) -> object:
        return tables

    def empty_table(self, box: object, players: int, agreed: dict[str, str], version: int) -> State:
        return Purses(players)

    def begin(self, s: State) -> None:
        s.then(0, 0, 0)

    def question(self, s: State) -> Phrase:
        return Phrase("ask-coin")

    def deal_anew(self, s: State, who: int, seed: int) -> Dealt:
        world = s.copy()
        world.seed = well_mixed(seed)
        return Seen(world)

    def scores(self, s: State) -> list[Score]:
        assert isinstance(s, Purses)
        return [Score(who, {"points": points}) for who, points in enumerate(s.points)]


class Seen(Dealt):
    """The coins lie open: what is on offer stays."""

    def asked_again(self) -> State:
        return self._world


class Look(Judgement):
    features: ClassVar[list[str]] = ["points", "shine", "glimmer"]

    def evaluate(self, s: State, who: int) -> list[float]:
        assert isinstance(s, Purses)
        return [float(s.points[who]), float(s.shine[who]), float(-s.points[who])]


class CoinsFace(Face):
    def __init__(self, **weights: float) -> None:
        super().__init__("tests.lab.coins", rules="", words="", described="", pictures="")
        self.__dict__ |= {
            "folder": Path("no folder"),
            "rules": Coins(),
            "judgement": Look(),
            "weights": Weights({"club": weights}),
        }
