"""The place of a bot at the table: what it is asked, what it may know, and worlds that it can imagine from that."""

import random
from collections.abc import Callable

from caravela.bots.mind import Mind
from caravela.core.game import Decision, View
from caravela.core.search import Worlds
from caravela.core.state import State, take_what_is_left


class Seat:
    """What the table gives a bot to choose from: the same as a person in that seat has.

    The game in progress is not an attribute. It lies in the closures of three private functions, so no bot comes upon it
    by accident; one that digs for it with `__closure__` can still cheat, as a person can who lifts a token.
    """

    __slots__ = ("__count", "__imagine", "__look", "__view", "decision", "game", "mind", "number")

    def __init__(self, mind: Mind, state: State, number: int) -> None:
        game = mind.game

        def imagine(seed: int) -> State:
            return game.imagine(state, number, seed)

        def look() -> View:
            return game.view(state, number)

        def count() -> int:
            return len(game.scores(state))

        asked = game.decision(state)
        self.game = game
        self.mind = mind
        self.number = number
        self.decision: Decision | None = asked if asked is not None and asked.who == number else None
        self.__imagine: Callable[[int], State] = imagine
        self.__count: Callable[[], int] = count
        self.__look: Callable[[], View] = look
        self.__view: View | None = None

    @property
    def view(self) -> View:
        """What the seat may know."""
        if self.__view is None:
            self.__view = self.__look()
        return self.__view

    @property
    def seats(self) -> int:
        """How many play."""
        return self.__count()

    def worlds(self, luck: random.Random) -> Worlds:
        """Such games as they are needed, each of which follows from the luck."""
        return Worlds(self.__imagine, luck)

    def imagine(self, seed: int) -> State:
        """A game that the seat cannot tell from the real one; all that is hidden from it, chance too, is dealt anew."""
        return self.__imagine(seed)

    def after(self, world: State, option: str) -> State:
        """The imagined world once more, with the option of that name taken; what leaves no choice then is answered as well."""
        then = world.copy()
        self.game.take(then, option)
        take_what_is_left(then, self.number)
        return then
