"""A guided game played as its guide says, up to a step: for pictures of real positions."""

from caravela.core.game import Game
from caravela.core.record import Player
from caravela.table.play import Play
from caravela.teach.guide import LEARNER, Guide


def play_to(game: Game, guide: Guide, step: str) -> Play:
    """The table as it is when the learner comes to a step."""
    players = [Player(str(seat + 1), "person") for seat in range(guide.seats)]
    play = Play.begin(game, game.agree(guide.preset, guide.changes), players, guide.secret)
    while True:
        decision = play.decision
        assert decision is not None, step
        moves = play.record.moves
        if decision.who != LEARNER:
            option = guide.rival_move(moves, decision.who, decision.options)
        else:
            option = guide.opening_move(moves)
            if option is None:
                lesson = guide.lesson(moves, decision.options)
                assert lesson is not None, step
                if lesson.step.id == step:
                    return play
                option = lesson.first
        assert option is not None, step
        play.take(decision.who, option)
