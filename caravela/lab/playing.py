"""One game of the arena: the bots are asked, everything is recorded, and what came of it is one line.

Chance at the table and each bot's own luck are separate streams, made of the seed and of the role in the line-up. Nothing that is
decided depends on a clock: the same seed gives the same game, on every machine and however many processes play.
"""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter, process_time
from typing import Any

from caravela.bots import Bot
from caravela.bots.outside import OutsideBot
from caravela.core.codec import digest
from caravela.core.events import Event
from caravela.core.fate import commitment
from caravela.core.game import Game, Score
from caravela.core.moves import Luck, begin_game, make_move
from caravela.core.record import LONGEST, Move, Player, Record
from caravela.core.refused import Refused
from caravela.core.state import State
from caravela.games import find_face
from caravela.lab.contest import Block, Contest, role_in, seating

Line = dict[str, Any]

OPENING = 4  # choices of each seat that are kept in their order
PLAIN_SORTS = ("seat", "number", "position", "age", "cause", "category")  # what is named beside things of the game


@dataclass
class Played:
    """A game that was played to its end."""

    record: Record
    state: State
    log: list[list[Event]]
    decisions: list[int]  # real ones, by seat
    seconds: list[float]  # of CPU time, by seat
    slowest: list[float]  # seconds of the decision that took longest
    forfeits: list[Line] = field(default_factory=list)  # by programs of other people


def play_block(contest: Contest, block: Block) -> list[Line]:
    return [line_of(contest, block, turn, play_game(contest, block, turn)) for turn in block.rotations]


def play_game(contest: Contest, block: Block, turn: int) -> Played:
    """One game, with the line-up moved on by so many seats. Programs of other people are started for it, and ended with it."""
    bots = [contest.bot(name) for name in seating(block.line_up, turn)]
    programs = [bot for bot in bots if isinstance(bot, OutsideBot)]
    try:
        played = play_with(bots, contest, block, turn)
        winners = find_face(contest.game).rules.winners(played.state) if programs else []
        for program in programs:
            program.close(played.record.totals, winners)
        return played
    finally:
        for program in programs:
            program.close()


def play_with(bots: Sequence[Bot], contest: Contest, block: Block, turn: int) -> Played:
    face = find_face(contest.game)
    game = face.rules
    names = seating(block.line_up, turn)
    assert face.mind  # loaded before anybody's time is taken
    lucks = [random.Random(f"arena {block.seed} {role_in(seat, turn, len(names))}") for seat in range(len(names))]
    secret = f"seed {block.seed}".encode()  # as `caravela play --seed` deals it
    tables = contest.own_tables()
    used = tables or game.shipped
    state, start = begin_game(game, len(names), contest.agreed, used, game.version, Luck.derived(secret, 0))
    players = [Player(f"Seat {seat + 1}", name) for seat, name in enumerate(names)]
    record = Record(game.name, game.version, used.hash, contest.agreed, players, commitment(secret), secret, tables, start.fate)
    log = [start.events]
    decisions, seconds, slowest = [0] * len(names), [0.0] * len(names), [0.0] * len(names)
    forfeits: list[Line] = []
    while state.offered:
        seat = state.who
        if state.offered == 1:  # asked only so that others cannot tell
            option = state.on_offer()[0]
        else:
            bot = bots[seat]
            program = bot if isinstance(bot, OutsideBot) and bot.forfeit is None else None
            clock = process_time if program is None else perf_counter  # it thinks in another process than this one
            began = clock()
            option = game.number(state, bot.choose(face.seat(state, seat), lucks[seat]))
            spent = clock() - began
            if program is not None and program.forfeit is not None:
                failed = program.forfeit
                forfeits.append({"seat": seat, "move": len(record.moves) + 1, "reason": failed.message, "about": failed.about})
            seconds[seat] += spent
            slowest[seat] = max(slowest[seat], spent)
            decisions[seat] += 1
        number = len(record.moves) + 1
        if number > LONGEST:
            raise Refused("game-too-long", limit=LONGEST)
        happened = make_move(game, state, option, Luck.derived(secret, number))
        record.moves.append(Move(seat, game.options.names[option], happened.fate))
        log.append(happened.events)
    record.totals = [score.total for score in game.scores(state)]
    return Played(record, state, log, decisions, seconds, slowest, forfeits)


def line_of(contest: Contest, block: Block, turn: int, played: Played) -> Line:
    """What is kept of a game; docs/arena.md describes every field."""
    game = find_face(contest.game).rules
    scores = game.scores(played.state)
    lost = [forfeit["seat"] for forfeit in played.forfeits]
    winners, places = outcome(scores, game.winners(played.state), lost)
    return {
        **setting_of(contest),
        "players": [contest.player_id(name) for name in seating(block.line_up, turn)],
        "seed": block.seed,
        "rotation": turn,
        "totals": played.record.totals,
        "scores": [score.categories for score in scores],
        "winners": winners,
        "ranks": places,
        "moves": len(played.record.moves),
        "decisions": played.decisions,
        "seconds": [round(spent, 4) for spent in played.seconds],
        "slowest": [round(spent, 4) for spent in played.slowest],
        "digest": digest(played.state),
        **facts_of(game, played),
        **({"forfeits": played.forfeits} if played.forfeits else {}),
    }


def setting_of(contest: Contest) -> Line:
    """What all lines of a file have in common."""
    game = find_face(contest.game).rules
    tables = contest.own_tables() or game.shipped
    return {
        "game": game.name,
        "rules": game.version,
        "tables": tables.hash,
        "preset": contest.preset,
        "setup": contest.agreed,
    }


def ranks(scores: list[Score], winners: list[int]) -> list[int]:
    """The place of each seat, counted from 1; who is equal shares a place. Alone one is first, or second to nobody."""
    if len(scores) == 1:
        return [1 if winners else 2]
    order = sorted([(score.total, score.tie_break) for score in scores], reverse=True)
    return [order.index((score.total, score.tie_break)) + 1 for score in scores]


def outcome(scores: list[Score], winners: list[int], lost: list[int]) -> tuple[list[int], list[int]]:
    """Who has won, and everybody's place. Whoever forfeits comes last, whatever points a bot has made for them."""
    if not lost:
        return winners, ranks(scores, winners)
    stayed = [score for score in scores if score.who not in lost]
    best = max([(score.total, score.tie_break) for score in stayed], default=None)
    won = [score.who for score in stayed if (score.total, score.tie_break) == best]
    if len(scores) == 1:
        return [], [2]
    places = dict(zip([score.who for score in stayed], ranks(stayed, won) if len(stayed) > 1 else [1], strict=False))
    return won, [places.get(score.who, len(scores)) for score in scores]


# -- what was done -----------------------------------------------------------------------------------------------------


def facts_of(game: Game, played: Played) -> Line:
    """By seat: how often it chose what, what else came to it, and how it began."""
    sorts = game.sorts()
    seats = range(len(played.record.players))
    taken: list[Counter[str]] = [Counter() for _ in seats]
    things: list[set[tuple[str, str]]] = [set() for _ in seats]
    opening: list[list[str]] = [[] for _ in seats]
    for move in played.record.moves:
        option = game.options.named(move.option)
        assert option is not None
        verb = option.verb.constant.lower()
        named = [(term.name, term.sort, thing(sorts, term.sort, term.value)) for term in option.terms]
        named = [one for one in named if one[1] not in PLAIN_SORTS]
        taken[move.seat].update([f"{verb}.{name}.{which}" for name, _, which in named] or [verb])
        things[move.seat].update([(sort, which) for _, sort, which in named])
        if len(opening[move.seat]) < OPENING:
            opening[move.seat].append(move.option)
    came: list[Counter[str]] = [Counter() for _ in seats]
    for event in [event for events in played.log for event in events if event.who in seats]:
        for term in event.phrase.terms:
            if term.sort not in PLAIN_SORTS and term.value != -1:
                which = thing(sorts, term.sort, term.value)
                if (term.sort, which) not in things[event.who]:
                    came[event.who][f"{event.phrase.message}.{term.name}.{which}"] += 1
    return {"taken": [dict(seat) for seat in taken], "came": [dict(seat) for seat in came], "opening": opening}


def thing(sorts: dict[str, list[str]], sort: str, value: int | str) -> str:
    """The id of a thing; its number, where only the words of the game know it."""
    members = sorts.get(sort, [])
    return members[value] if isinstance(value, int) and 0 <= value < len(members) else str(value)
