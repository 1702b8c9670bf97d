"""What bots see in a position: how many men they are ahead, and how many of them stand where they can be taken."""

from alquerque.rules import MOVE, Alquerque, jumped
from caravela.core.judgement import Judgement
from caravela.core.state import State


class Men(Judgement):
    features = ["ahead", "safe"]

    def evaluate(self, s: State, who: int) -> list[float]:
        assert isinstance(s, Alquerque)
        other = 1 - who
        taken = {jumped(*divmod(jump - MOVE, 25)) for man in s.men(other) for jump in s.jumps(man)}
        return [float(len(s.men(who)) - len(s.men(other))), -float(len(taken)) if s.who == other and not s.over else 0.0]


JUDGEMENT = Men()
