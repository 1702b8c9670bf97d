"""A finished game looked at again: what each decision gave away, how the chances stood, what luck brought.

A decision is graded by what its seat could know then: every option is played on in worlds that the seat could not tell from the
real one. Luck and chances are seen with the cards on the table, because the game is over.

Luck is what a move brought by chance, less what it would have brought in the mean: the same table and the same choice, with
chance dealt anew. Whatever the value of positions is worth, that is nothing in expectation, so a result without it is as fair
as the result, and less a matter of chance the better the value foresees the end.

Thought is counted in positions, never in time: the same record gives the same review on the same build.
"""

import hashlib
import math
import random
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NotRequired, TypedDict

from caravela.bots.mind import Mind
from caravela.bots.seat import Seat
from caravela.build import COMPILED
from caravela.core.record import Record, Replay
from caravela.core.refused import Refused
from caravela.core.search import Judged, Race, judged
from caravela.core.state import State, take, well_mixed

FORMAT = "caravela review 1"
THINKER = "master"
USUAL = 120.0  # seconds of thought for a game, on one core of the compiled build
PLAIN = 4.0  # the plain build thinks so many times less still than bots do there: it takes as many minutes, not hours
LONGEST = 1.0  # seconds of thought for a decision, however few there are
CANDIDATES = 10  # options that are looked into,
MARGIN = 8.0  # if they seem at most so many VP worse than the best
FIRST = 8  # worlds in which an option is judged that brings something to light,
DEPTH = 4  # and questions that a deed is followed
FEWEST = 12  # worlds in which the best and the chosen option are compared at least,
MOST = 120  # and at most
CLEAR = 4.0  # standard errors after which nobody needs to look further
DEALT = 64  # times chance is dealt anew to know what it brings in the mean; fewer with less thought,
FEWEST_DEALT = 8
GLANCES = 8  # times fewer to know how everybody stands
AHEAD = 2  # turns of whoever moved that everybody goes on for then: further on, chance to come drowns what chance has brought
POINTS = 120  # of the curve, about
SLOPE = 0.06  # of chances by points, at a game of which nothing better is known
NEAR_END = 0.02  # share of a game that is never left without a doubt
COSTLIEST = 3  # decisions of each player that are shown
GRADES = {"blunder": 5.0, "mistake": 2.5, "inexact": 1.0}  # VP that were given away
PROSPECTS = "prospects"  # what is worth something and is no points yet, in a reason,
RIVAL = "rival"  # and what the best rival has


class Part(TypedDict):
    """A part of what was given away: a category of points, PROSPECTS, or RIVAL."""

    what: str
    points: float


class Looked(TypedDict):
    """What was found at a move; 0 is the deal."""

    move: int
    seat: NotRequired[int]  # who decided,
    taken: NotRequired[str]  # what,
    best: NotRequired[str]  # and what was found best; the same if nothing was better
    options: NotRequired[int]  # how many there were
    loss: NotRequired[float]  # VP that were given away
    error: NotRequired[float]  # its standard error
    why: NotRequired[list[Part]]
    values: NotRequired[list[float]]  # how many points are foreseen for each seat, after the move
    luck: NotRequired[list[float]]  # points that chance brought each seat then, beyond expectation


class Account(TypedDict):
    """A player in a review."""

    seat: int
    name: str
    kind: str
    points: int
    decisions: int
    given_away: float  # points, in all
    error_rate: float  # points a decision
    grades: dict[str, int]  # how many blunders, mistakes and inexact choices
    luck: float  # as much of it as is still there at the end
    adjusted: float  # points without luck
    margin: float  # ahead of the best of the others,
    adjusted_margin: float  # and the same without luck
    costliest: list[int]  # moves, the worst first


class Review(TypedDict):
    format: str
    game: str
    record: str  # what tells this game from every other
    seconds: float  # of thought
    compiled: bool
    moves: int
    done: bool
    players: list[Account]
    curve: list[tuple[int, list[float]]]  # after a move, the chance of each seat to win
    looked: list[Looked]


# -- chances -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Chances:
    """How the points that are foreseen become chances to win: a lead counts the more, the less of the game is left.

    A seat wins e ** (slope * points) times as often as one of whom no points are foreseen. docs/review.md tells how the numbers
    of a game were found.
    """

    slope: float = SLOPE  # at the beginning
    luck: float = 1.0  # the share of what chance brings that is still there at the end, in games of equal bots

    def of(self, values: Sequence[float], share: float) -> list[float]:
        """The chances of the seats after such a share of the game."""
        slope = self.slope / math.sqrt(1 + NEAR_END - share)
        odds = [math.exp(slope * (value - max(values))) for value in values]
        return [one / sum(odds) for one in odds]


def read_chances(path: Path) -> Chances:
    return Chances(**tomllib.loads(path.read_text(encoding="utf-8"))) if path.exists() else Chances()


# -- looking -----------------------------------------------------------------------------------------------------------


def known_as(record: Record) -> str:
    """What a review is known to be of."""
    return hashlib.sha256(record.text(with_secret=False).encode()).hexdigest()[:32]


def check_over(record: Record) -> None:
    if record.totals is None and not record.ended:
        raise Refused("review-not-over")


class Reviewer:
    """Looks at one move after the other. What it finds at a move does not depend on which were looked at before."""

    def __init__(self, mind: Mind, record: Record, seconds: float = USUAL) -> None:
        check_over(record)
        self.mind = mind
        self.record = record
        self.seconds = seconds
        self.seats = len(record.players)
        plan = mind.weights.plan(THINKER, self.seats)
        self.until = plan.until
        self.sure = plan.sure
        self.trust = plan.trust
        self.scales = mind.looking_ahead(THINKER, self.seats)
        self.played = Replay(mind.game, record)
        asked: list[tuple[int, int]] = []  # before each move: who decided, among how many options
        for _ in record.moves:
            asked.append((self.played.state.who, self.played.state.offered))
            self.played.step()
        self.asked = asked
        decisions = sum([offered > 1 for _, offered in asked])
        positions = mind.positions(seconds) / (1.0 if COMPILED else PLAIN)
        most = mind.positions(LONGEST) / (1.0 if COMPILED else PLAIN)
        self.budget = int(min(positions / max(1, decisions), most))  # for a decision
        thought = positions / mind.weights.pace / USUAL
        self.dealt = max(FEWEST_DEALT, round(DEALT * min(2.0, math.sqrt(thought))))
        self.points = self.turns()

    def turns(self) -> set[int]:
        """The moves after which somebody else decides: there the curve has its points. The deal and the end are among them."""
        last = len(self.asked)
        changes = [n for n in range(1, last) if self.asked[n][0] != self.asked[n - 1][0]]
        return {0, last, *changes[:: -(-len(changes) // POINTS) or 1]}

    def moves(self) -> list[int]:
        """The moves at which there is something to see."""
        last = len(self.asked)
        return [n for n in range(last + 1) if n in self.points or self.asked[n - 1][1] > 1 or self.record.moves[n - 1].fate]

    def before(self, move: int) -> State:
        """The table as it was before a move, counted from 1."""
        if self.played.at > move - 1:
            self.played = Replay(self.mind.game, self.record)
        return self.played.to(move - 1)

    def look(self, move: int) -> Looked:
        """What there is to see at a move; 0 is the deal."""
        return {**self.grade_at(move), **self.luck_at(move)}

    def grade_at(self, move: int) -> Looked:
        """What was decided at a move, if there was a choice."""
        if move > 0:
            s = self.before(move).copy()
            if s.offered > 1:
                taken = self.mind.game.options.numbers[self.record.moves[move - 1].option]
                return self.graded(s, move, taken, random.Random(f"grade {self.record.commitment} {move}"))
        return {"move": move}

    # -- luck ------------------------------------------------------------------------------------------------------------

    def luck_at(self, move: int) -> Looked:
        """What chance brought at a move, and how everybody stood after it."""
        game, record = self.mind.game, self.record
        found: Looked = {"move": move}
        fate = record.moves[move - 1].fate if move else record.start_fate
        if not fate and move not in self.points:
            return found
        luck = random.Random(f"luck {record.commitment} {move}")
        s = self.before(move).copy() if move else None
        after = self.played.to(move) if move else Replay(game, record).state
        seeds = [well_mixed(luck.getrandbits(32)) for _ in range(self.dealt if fate else max(2, self.dealt // GLANCES))]
        mover = record.moves[move - 1].seat if move else 0
        values = self.foreseen(after, mover, seeds)
        if move in self.points:
            found["values"] = values
        if fate:

            def dealt_anew() -> State:
                seed = luck.getrandbits(32)
                if s is None:
                    return game.start(self.seats, record.agreed, seed, self.played.tables, version=record.version)
                then = s.copy()
                then.seed = well_mixed(seed)
                take(then, game.options.numbers[record.moves[move - 1].option])
                return then

            # What chance brings later is the same in both, so that only the luck of this move is left.
            expected = [0.0] * self.seats
            for later in seeds:
                expected = added(expected, self.foreseen(dealt_anew(), mover, [later]))
            found["luck"] = [round(value - other / len(seeds), 3) for value, other in zip(values, expected, strict=True)]
        return found

    def foreseen(self, s: State, who: int, seeds: Sequence[int]) -> list[float]:
        """The points that are foreseen for each seat when everybody goes on for some turns of one; true ones at the end."""
        total = [0.0] * self.seats
        for seed in seeds:
            then = s.copy()
            then.seed = seed
            if then.offered:
                self.scales.rollout(then, who, AHEAD, True)
            total = added(total, self.standing(then))
        return [round(value / len(seeds), 3) for value in total]

    def standing(self, s: State) -> list[float]:
        if s.offered == 0:
            return [float(score.total) for score in self.mind.game.scores(s)]
        return [self.scales.value(s, seat) for seat in range(self.seats)]

    # -- decisions -------------------------------------------------------------------------------------------------------

    def graded(self, s: State, move: int, taken: int, luck: random.Random) -> Looked:
        """What the choice gave away against the best that was found, in worlds that the seat could not tell from the real one."""
        scales, who, names = self.scales, s.who, self.mind.game.options.names
        seat = Seat(self.mind, s, who)
        worlds = seat.worlds(luck)
        scales.look_from(s)
        found = judged(scales, worlds, who, FIRST, DEPTH)
        best = max(found.values)
        kept = [i for i in found.in_order()[:CANDIDATES] if found.values[i] > best - MARGIN]
        options, values = [found.options[i] for i in kept], [found.values[i] for i in kept]
        if taken not in options:
            known = taken in found.options
            options.append(taken)
            values.append(found.values[found.options.index(taken)] if known else scales.worth(worlds.world(0), taken, who, DEPTH))
        race = Race(scales, who, Judged(options, values), self.until, self.sure, self.trust)
        chosen = race.run(worlds, self.budget // 2)
        told: Looked = {"move": move, "seat": who, "taken": names[taken], "best": names[taken], "options": s.offered, "loss": 0.0}
        if chosen != taken:
            compared = self.compare(seat, chosen, taken, luck)
            if compared.loss > compared.error:
                told["best"], told["loss"], told["error"] = names[chosen], round(compared.loss, 3), round(compared.error, 3)
                told["why"] = compared.parts
        return told

    def compare(self, seat: Seat, better: int, taken: int, luck: random.Random) -> "Compared":
        """Both options in fresh worlds, the same for both: having been lucky while choosing does not count."""
        scales, who = self.scales, seat.number
        end = scales.weighed + self.budget // 2
        gaps: list[float] = []
        parts: dict[str, float] = {}
        while len(gaps) < FEWEST or (len(gaps) < MOST and scales.weighed < end):
            world = seat.imagine(luck.getrandbits(32))
            until = self.until[len(gaps) % len(self.until)]
            gap = 0.0
            for option, sign in ((better, 1.0), (taken, -1.0)):
                then = world.copy()
                take(then, option)
                utility = scales.rollout(then, who, until, scales.numbered.free[option] == 0)
                gap += sign * utility
                for what, points in self.told_apart(then, who, utility).items():
                    parts[what] = parts.get(what, 0.0) + sign * points
            gaps.append(gap)
            if len(gaps) >= FEWEST and abs(mean(gaps)) > CLEAR * standard_error(gaps):
                break
        shares = [Part(what=what, points=round(points / len(gaps), 2)) for what, points in parts.items()]
        shares = sorted([share for share in shares if share["points"]], key=lambda share: -abs(share["points"]))
        return Compared(mean(gaps), standard_error(gaps), shares)

    def told_apart(self, s: State, who: int, utility: float) -> dict[str, float]:
        """How well a seat stands, as the points that it has by category, what else its position is worth, and the best rival."""
        score = self.mind.game.scores(s)[who]
        own = self.scales.prospect(s, who) if s.offered else float(score.total)
        apart = {category: float(points) for category, points in score.categories.items()}
        return {**apart, PROSPECTS: own - score.total, RIVAL: utility - own}


@dataclass(frozen=True)
class Compared:
    loss: float
    error: float
    parts: list[Part]


def added(some: Sequence[float], more: Sequence[float]) -> list[float]:
    return [one + other for one, other in zip(some, more, strict=True)]


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def standard_error(numbers: Sequence[float]) -> float:
    """Of the mean; a few equal numbers are no certainty."""
    middle = mean(numbers)
    variance = sum([(number - middle) ** 2 for number in numbers]) / max(1, len(numbers) - 1) + 0.05
    return math.sqrt(variance / len(numbers))


# -- all of it ---------------------------------------------------------------------------------------------------------


def gathered(reviewer: Reviewer, chances: Chances, looked: Iterable[Looked]) -> Review:
    """What was found so far, as one review."""
    record, seats = reviewer.record, reviewer.seats
    found = sorted(looked, key=lambda one: one["move"])
    last = len(record.moves)
    s = reviewer.played.to(last)
    totals = [score.total for score in reviewer.mind.game.scores(s)]
    lucky = [0.0] * seats
    for one in found:
        lucky = added(lucky, one.get("luck", [0.0] * seats))
    lucky = [chances.luck * luck for luck in lucky]
    adjusted = [total - luck for total, luck in zip(totals, lucky, strict=True)]
    done = {one["move"] for one in found} >= set(reviewer.moves())
    curve = [(one["move"], chances.of(one["values"], one["move"] / max(1, last))) for one in found if "values" in one]
    if s.over and curve and curve[-1][0] == last:
        winners = reviewer.mind.game.winners(s)
        curve[-1] = (last, [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)])
    return Review(
        format=FORMAT,
        game=record.game,
        record=known_as(record),
        seconds=reviewer.seconds,
        compiled=COMPILED,
        moves=last,
        done=done,
        players=[
            account_of(reviewer, seat, [one for one in found if one.get("seat") == seat], totals, lucky, adjusted)
            for seat in range(seats)
        ],
        curve=[(move, [round(chance, 4) for chance in by_seat]) for move, by_seat in curve] if seats > 1 else [],
        looked=found,
    )


def account_of(
    reviewer: Reviewer, seat: int, decisions: list[Looked], totals: list[int], lucky: list[float], adjusted: list[float]
) -> Account:
    given = sum([one["loss"] for one in decisions])
    costly = sorted([one for one in decisions if grade(one["loss"])], key=lambda one: -one["loss"])
    player = reviewer.record.players[seat]
    grades = [grade(one["loss"]) for one in decisions]
    return Account(
        seat=seat,
        name=player.name,
        kind=player.kind,
        points=totals[seat],
        decisions=len(decisions),
        given_away=round(given, 2),
        error_rate=round(given / max(1, len(decisions)), 4),
        grades={name: grades.count(name) for name in GRADES},
        luck=round(lucky[seat], 2),
        adjusted=round(adjusted[seat], 2),
        margin=ahead(totals, seat),
        adjusted_margin=round(ahead(adjusted, seat), 2),
        costliest=[one["move"] for one in costly[:COSTLIEST]],
    )


def grade(loss: float) -> str:
    """How bad it was to give so much away; "" for what is fine."""
    return next((name for name, least in GRADES.items() if loss >= least), "")


def ahead(points: Sequence[float], seat: int) -> float:
    """Of the best of the others; alone, the points."""
    return points[seat] - max([other for i, other in enumerate(points) if i != seat], default=0)


def looked_before(reviewer: Reviewer, review: Mapping[str, Any]) -> list[Looked]:
    """What a review that was stopped has found already; nothing if it is of another game, or with another thought."""
    same = {
        "format": FORMAT,
        "record": known_as(reviewer.record),
        "seconds": reviewer.seconds,
        "compiled": COMPILED,
    }
    if any([review.get(key) != value for key, value in same.items()]):
        return []
    found: list[Looked] = review["looked"]
    return found
