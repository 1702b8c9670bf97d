"""What positions are worth to a seat: the face of a game's judgement, which bots weigh."""

from typing import ClassVar

from caravela.core.game import Game
from caravela.core.packed import mypyc_attr
from caravela.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """Looks at positions as a player does. It stands beside the rules, is compiled as they are, and no rule knows of it."""

    features: ClassVar[list[str]] = []
    # what is looked at besides them where search stops looking; "goods.wood" is told as a part of the feature "goods"
    further: ClassVar[list[str]] = []
    turns: ClassVar[list[int]] = []  # the effects that ask what begins a turn; a game that says none is judged at every question

    def evaluate(self, s: State, who: int) -> list[float]:
        """The features of a position for a seat, in the order of `features`."""
        raise NotImplementedError

    def value(self, s: State, who: int, weights: list[float]) -> float:
        """The sum of features times weights, in VP: what search asks for most often."""
        features = self.evaluate(s, who)
        total = 0.0
        for i in range(len(weights)):
            total += features[i] * weights[i]
        return total

    def survey(self, s: State, who: int) -> list[float]:
        """The features of a position, and what is looked at further, in the order of `features` and `further`."""
        return self.evaluate(s, who)

    def prospect(self, s: State, who: int, weights: list[float]) -> float:
        """The sum of the same times weights, in VP: how a position where search stops will turn out."""
        return self.value(s, who, weights)

    def clock(self, s: State) -> int:
        """The round that is being played: another number means that a round has ended."""
        return 0

    def unseated(self, s: State) -> int:
        """The points, as things stand, of a rival who has no seat: alone one plays against them."""
        return 0


class Lead(Judgement):
    """What every game can be judged by: how many points a seat is ahead of the best of the others."""

    features = ["lead"]

    def __init__(self, game: Game) -> None:
        self.game = game

    def evaluate(self, s: State, who: int) -> list[float]:
        totals = [float(score.total) for score in self.game.scores(s)]
        others = [totals[seat] for seat in range(len(totals)) if seat != who]
        return [totals[who] - (max(others) if others else 0.0)]
