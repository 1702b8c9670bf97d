"""Many games of one kind side by side, stepped in one call: the loop is where the rules are, compiled if they are."""

from caravela.core.game import Game
from caravela.core.judgement import Judgement
from caravela.core.packed import BytesWriter, i64, write_f32_le, write_i64_le
from caravela.core.state import State, advance, take, well_mixed


class Batch:
    """So many games, each at a decision. What is told of them is packed: numbers of 64 bits, features of 32."""

    def __init__(self, game: Game, judgement: Judgement, blank: State, seeds: list[int]) -> None:
        """`blank` is a table on which nothing is laid out yet: a copy of it is quicker than another one."""
        self.game = game
        self.judgement = judgement
        self.blank = blank
        self.states: list[State] = [self.begun(seed) for seed in seeds]

    def begun(self, seed: int) -> State:
        """The same as `Game.start`."""
        s = self.blank.copy()
        s.seed = well_mixed(seed)
        self.game.begin(s)
        advance(s)
        return s

    def begin(self, i: int, seed: int) -> None:
        self.states[i] = self.begun(seed)

    def wrong(self, options: list[int]) -> int:
        """The first game whose option is not on offer; -1 if there is none."""
        for i in range(len(self.states)):
            s = self.states[i]
            option: i64 = options[i]
            k: i64 = 0
            while k < s.offered and s.options[k] != option:
                k += 1
            if k == s.offered:
                return i
        return -1

    def step(self, options: list[int]) -> list[int]:
        """In every game who decides takes the option; which games are over now."""
        over: list[int] = []
        for i in range(len(self.states)):
            s = self.states[i]
            take(s, options[i])
            if s.offered == 0:
                over.append(i)
        return over

    def offers(self) -> tuple[bytes, bytes, bytes]:
        """Who decides in every game, how many options are on offer there, and all these options one after the other."""
        who = BytesWriter()
        many = BytesWriter()
        options = BytesWriter()
        for i in range(len(self.states)):
            s = self.states[i]
            offered: i64 = s.offered
            write_i64_le(who, s.asked >> 8 & 15)
            write_i64_le(many, offered)
            offer = s.options
            k: i64 = 0
            while k < offered:
                write_i64_le(options, offer[k])
                k += 1
        return who.getvalue(), many.getvalue(), options.getvalue()

    def features(self) -> bytes:
        """What who decides sees in the position of every game: the features of the judgement."""
        seen = BytesWriter()
        for i in range(len(self.states)):
            s = self.states[i]
            for feature in self.judgement.evaluate(s, s.asked >> 8 & 15):
                write_f32_le(seen, feature)
        return seen.getvalue()

    def totals(self) -> bytes:
        """The points of every seat as far as who decides may know them: their own first, then on round the table."""
        told = BytesWriter()
        for i in range(len(self.states)):
            s = self.states[i]
            who = int(s.asked >> 8 & 15)
            scores = self.game.known_scores(s, who)
            for k in range(len(scores)):
                write_f32_le(told, float(scores[(who + k) % len(scores)].total))
        return told.getvalue()
