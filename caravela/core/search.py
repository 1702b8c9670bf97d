"""Looking ahead by option number: what a deed is worth, greedy play, rollouts, and a race between candidates. It knows no game.

Thought is counted in positions weighed and never in time, so the same luck gives the same choice on every machine and build.
"""

import random
from collections.abc import Callable
from functools import partial
from typing import Final

from caravela.core.codec import fingerprint
from caravela.core.game import Game
from caravela.core.judgement import Judgement
from caravela.core.packed import i64, vec
from caravela.core.state import State, take, take_what_is_left

FREE_GAIN: Final = 0.1  # VP that a free deed must bring
LOW: Final = -1e9
GAME_END: Final = 0  # how far a rollout goes: to my so-many-th next turn, or this,
ROUND_END: Final = -1  # or this
LONGEST: Final = 400  # decisions in a rollout: deeds that change nothing could go on for ever
OTHERWISE: Final = 0x5BD1E995  # chance comes otherwise in a world whose seed is turned by this
FIRST_WORLDS: Final = 4  # before this many worlds nobody drops out of a race
MOST_KEPT: Final = 100_000  # positions of an ending that are remembered
UNKNOWN: Final = (LOW, -LOW)  # between what a margin lies of which nothing is known
NOISE: Final = 0.05  # variance that is always reckoned with: a few equal outcomes are no certainty


class Numbered:
    """What search must know of a game's options and questions, by their numbers: made once for a game."""

    def __init__(self, game: Game, judgement: Judgement, follow_ups: list[str], free: list[str]) -> None:
        asked = game.questions()
        self.free: vec[i64] = vec[i64]([1 if begins_with(name, free) else 0 for name in game.options.names])
        self.follows: vec[i64] = vec[i64]([0] * 256)  # by effect: it goes on with a deed already begun
        self.begins: vec[i64] = vec[i64]([0 if judgement.turns else 1] * 256)  # by effect: it begins a turn
        for effect in range(len(asked)):
            if asked[effect] in follow_ups:
                self.follows[effect] = 1
        for effect in judgement.turns:
            self.begins[effect] = 1


def begins_with(name: str, starts: list[str]) -> bool:
    return any([name.startswith(start) for start in starts])


class Scales:
    """A linear value of positions, in VP, and play by it: with the weights of one level, at a table of so many seats."""

    def __init__(self, game: Game, judgement: Judgement, numbered: Numbered, weights: list[float], seats: int) -> None:
        self.game = game
        self.judgement = judgement
        self.numbered = numbered
        self.weights = weights
        self.seats: i64 = seats
        self.share = 1.0  # of the best rival's value that is taken off the own one
        self.depth: i64 = 0  # questions of a deed begun that greedy play looks through before it chooses
        self.weighed: i64 = 0  # positions so far
        self.foresees = True  # whether greedy play chooses knowing what chance will bring in its world
        self.revealed = False  # whether the option that was looked at last brought something to light
        self.ahead: list[float] = []  # weights where a rollout is cut, for all that is looked at there; none: the usual ones
        self.by_round: dict[int, list[float]] = {}  # the same by the round in which search begins
        self.way: list[int] = []  # what was chosen in the last rollout, one after the other

    def value(self, s: State, who: i64) -> float:
        self.weighed += 1
        return self.judgement.value(s, who, self.weights)

    def look_from(self, s: State) -> None:
        """What comes of this position is weighed as was learned in its round: all of it, so that all of it can be compared."""
        if self.by_round:
            self.ahead = self.by_round.get(self.judgement.clock(s), self.by_round[min(self.by_round)])

    def prospect(self, s: State, who: i64) -> float:
        """The same where search stops looking: there it matters how a position will turn out, not what to do next."""
        if not self.ahead:
            return self.value(s, who)
        self.weighed += 1
        return self.judgement.prospect(s, who, self.ahead)

    def worth(self, s: State, option: i64, who: i64, depth: i64) -> float:
        """What an option leads to in this world, its deed played to the best end; `revealed` then tells of it as well."""
        then = s.copy()
        take(then, option)
        take_what_is_left(then, who)
        if then.barrier != s.barrier:
            self.revealed = True
            return self.value(then, who)
        effect: i64 = then.asked & 255
        if (
            depth > 0
            and then.offered > 0
            and then.asked >> 8 & 15 == who
            and effect != s.asked & 255
            and self.numbered.follows[effect] == 1
        ):
            best = LOW
            guessed = 0.0
            guesses = 0
            for i in range(then.offered):
                end = self.worth(then, then.options[i], who, depth - 1)
                if self.revealed:
                    guessed += end
                    guesses += 1
                elif end > best:
                    best = end
            if guesses > 0 and guessed / guesses > best:  # nobody can pick the luckiest of them, so they count as their mean
                best = guessed / guesses
            self.revealed = False
            return best
        self.revealed = False
        return self.value(then, who)

    def best_option(self, s: State, who: i64) -> i64:
        """The option after which the position is best, right away or when its deed is done (`depth`). Free ones are taken if they
        make it better than it is."""
        offered: i64 = s.offered
        if offered == 1:
            return s.options[0]
        best = LOW
        best_free = LOW
        chosen: i64 = -1
        chosen_free: i64 = -1
        for i in range(offered):
            option: i64 = s.options[i]
            if self.depth > 0:
                value = self.worth(s, option, who, self.depth)
                self.revealed = False
            else:
                then = s.copy()
                if not self.foresees:
                    then.seed = s.seed ^ OTHERWISE
                take(then, option)
                value = self.value(then, who)
            if self.numbered.free[option] == 1:
                if value > best_free:
                    best_free = value
                    chosen_free = option
            elif value > best:
                best = value
                chosen = option
        if chosen < 0 or (chosen_free >= 0 and best_free > self.value(s, who) + FREE_GAIN):
            return chosen_free
        return chosen

    def utility(self, s: State, who: i64) -> float:
        """How well a seat stands against the best of the others: true points at the end, before that by value."""
        if s.offered == 0:
            return self.margin(s, who)
        value = self.prospect(s, who)
        if self.seats > 1 and self.share > 0.0:
            best = LOW
            for other in range(self.seats):
                if other != who:
                    theirs = self.prospect(s, other)
                    if theirs > best:
                        best = theirs
            value -= self.share * best
        return value

    def margin(self, s: State, who: i64) -> float:
        """Points ahead of the best of the others; alone, points, or points ahead of a rival without a seat."""
        self.weighed += 1
        best = float(self.judgement.unseated(s)) if self.seats == 1 else LOW
        mine = 0.0
        for score in self.game.scores(s):
            if score.who == who:
                mine = float(score.total)
            elif score.total > best:
                best = float(score.total)
        return mine - best

    def rollout(self, s: State, who: i64, until: i64, moved: bool) -> float:
        """Everybody goes on greedily; how well the seat stands at last.

        All rollouts are cut at the same kind of question, because the value differs from question to question: where a turn of
        the seat begins, or, if greedy play looks deeds through to their end, where it has ended. `moved`: the option that led
        here was not a free one, so that a question that begins a turn begins another one.
        """
        clock = self.judgement.clock(s) if until == ROUND_END else 0
        turns: i64 = 0
        steps: i64 = 0
        way: list[int] = []
        self.way = way
        while s.offered > 0 and steps < LONGEST:
            seat: i64 = s.asked >> 8 & 15
            if until == ROUND_END:
                if self.judgement.clock(s) != clock:
                    break
            elif until > 0:
                if moved and seat == who and self.numbered.begins[s.asked & 255] == 1:
                    turns += 1
                    if turns > until or (turns == until and self.depth == 0):
                        break
                elif turns == until and seat != who:
                    break
            option: i64 = self.best_option(s, seat)
            moved = self.numbered.free[option] == 0
            take(s, option)
            way.append(int(option))
            steps += 1
        return self.utility(s, who)


class Worlds:
    """Worlds that a seat cannot tell from the real one, imagined as they are needed."""

    def __init__(self, imagine: Callable[[int], State], luck: random.Random) -> None:
        self.imagine = imagine
        self.luck = luck
        self.made: list[State] = []

    def another(self) -> State:
        world = self.imagine(self.luck.getrandbits(32))
        self.made.append(world)
        return world

    def world(self, n: int) -> State:
        while len(self.made) <= n:
            self.another()
        return self.made[n]


class Judged:
    """The options that are worth considering, and what each seems to be worth, in VP."""

    def __init__(self, options: list[int], values: list[float]) -> None:
        self.options = options
        self.values = values

    def best(self) -> int:
        return self.values.index(max(self.values))

    def in_order(self) -> list[int]:
        """Their places, the best first."""
        return sorted(range(len(self.options)), key=self.worse)

    def worse(self, place: int) -> float:
        return -self.values[place]


def judged(scales: Scales, worlds: Worlds, who: i64, many: int, depth: i64) -> Judged:
    """What each option leads to. One that brings something to light is judged by the mean over so many worlds."""
    first = worlds.world(0)
    options: list[int] = []
    values: list[float] = []
    for i in range(first.offered):
        option: i64 = first.options[i]
        value = scales.worth(first, option, who, depth)
        if scales.revealed:
            for n in range(1, many):
                value += scales.worth(worlds.world(n), option, who, 0)
            value /= many
        options.append(option)
        values.append(value)
    return without_detours(scales, first, who, Judged(options, values))


def without_detours(scales: Scales, s: State, who: i64, found: Judged) -> Judged:
    """Options that leave the same question open are better than the position as it is, or they are not considered at all."""
    free = [scales.numbered.free[option] == 1 for option in found.options]
    if all(free) or not any(free):
        return found
    least = scales.value(s, who) + FREE_GAIN
    gainful = [i for i in range(len(free)) if free[i] and found.values[i] > least]
    kept = gainful or [i for i in range(len(free)) if not free[i]]
    return Judged([found.options[i] for i in kept], [found.values[i] for i in kept])


class Race:
    """Candidates are played on in the same worlds until one of them is clearly the best, or enough was thought."""

    def __init__(self, scales: Scales, who: int, found: Judged, until: list[int], sure: float, trust: float) -> None:
        self.scales = scales
        self.who: i64 = who
        self.options = found.options
        self.values = found.values
        self.until = until  # how far rollouts go, in turn from world to world
        self.sure = sure  # standard errors by which one must be behind to drop out
        self.trust = trust  # in how many worlds' stead the first judgement counts
        self.outcomes: list[list[float]] = [[] for _ in found.options]
        self.totals = [trust * value for value in found.values]
        self.left = list(range(len(found.options)))
        self.lead = 0
        self.next_look = FIRST_WORLDS  # the more worlds, the rarer one more tells anything new

    def run(self, worlds: Worlds, budget: i64) -> int:
        """The best option, after weighing about so many positions."""
        scales = self.scales
        end: i64 = scales.weighed + budget
        n = 0
        while len(self.left) > 1 and scales.weighed < end:
            world = worlds.world(n)
            until = self.until[n % len(self.until)]
            n += 1
            for i in self.left:
                then = world.copy()
                option: i64 = self.options[i]
                take(then, option)
                outcome = scales.rollout(then, self.who, until, scales.numbered.free[option] == 0)
                self.outcomes[i].append(outcome)
                self.totals[i] += outcome
            self.find_lead()
            if n >= self.next_look:
                self.drop_out(n)
                self.next_look = n + 1 + n // 8
        return self.options[self.lead]

    def means(self) -> list[float]:
        """How far ahead each option leads, over the worlds it was played on in."""
        return [
            sum(self.outcomes[i]) / len(self.outcomes[i]) if self.outcomes[i] else self.values[i]
            for i in range(len(self.options))
        ]

    def find_lead(self) -> None:
        best = LOW
        for i in self.left:
            if self.totals[i] > best:
                best = self.totals[i]
                self.lead = i

    def drop_out(self, n: int) -> None:
        left: list[int] = []
        ahead = self.outcomes[self.lead]
        for i in self.left:
            behind = self.outcomes[i]
            total = 0.0
            squares = 0.0
            for k in range(n):
                difference = ahead[k] - behind[k]
                total += difference
                squares += difference * difference
            mean = total / n
            variance = (squares - total * mean) / (n - 1) + NOISE
            shifted = mean + self.trust * (self.values[self.lead] - self.values[i]) / n
            if i == self.lead or shifted * shifted * n < self.sure * self.sure * variance:
                left.append(i)
        self.left = left


class Ending:
    """The last moves of a game for one or two, gone through in every way there is: only where chance has no say any more.

    The same position is often reached in several orders. It is gone through once: what the margin there is at least, and at most.
    """

    def __init__(self, scales: Scales, who: int, most: int) -> None:
        self.scales = scales
        self.who: i64 = who
        self.left: i64 = most  # positions that may still be looked at
        self.known = True
        self.bounds: dict[bytes, tuple[float, float]] = {}

    def best(self, s: State) -> int:
        """The option that leads to the best end if everybody plays as well as can be; -1 if that cannot be found out."""
        if self.scales.seats > 2:
            return -1
        best = LOW
        chosen = -1
        for i in range(s.offered):
            margin = self.after(s, s.options[i], best, -LOW)
            if not self.known:
                return -1
            if margin > best:
                best = margin
                chosen = int(s.options[i])
        return chosen

    def after(self, s: State, option: i64, low: float, high: float) -> float:
        then = s.copy()
        take(then, option)
        self.left -= 1
        if then.barrier != s.barrier or self.left < 0:
            self.known = False
            return 0.0
        if then.offered == 0:
            return self.scales.margin(then, self.who)
        return self.outcome(then, low, high)

    def outcome(self, s: State, low: float, high: float) -> float:
        """The margin that comes of it, as far as it lies between what both sides have for sure already."""
        position = fingerprint(s)
        least, most = self.bounds.get(position, UNKNOWN)
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        mine = s.asked >> 8 & 15 == self.who
        best = LOW if mine else -LOW
        for_me = low
        for_them = high
        for i in range(s.offered):
            margin = self.after(s, s.options[i], for_me, for_them)
            if not self.known:
                return 0.0
            if mine and margin > best:
                best = margin
                for_me = max(for_me, best)
            elif not mine and margin < best:
                best = margin
                for_them = min(for_them, best)
            if for_me >= for_them:
                break
        if len(self.bounds) < MOST_KEPT:
            alone = self.scales.seats == 1
            self.bounds[position] = (LOW if best <= low and not alone else best, -LOW if best >= high and not alone else best)
        return best


def play_greedily(s: State, by_seat: list[Scales], seed: int, worlds: int = 4, depth: int = 4) -> int:
    """Play a game to its end, each seat by its own scales and without temperature; how many decisions there were.

    As at a table, nobody sees more than its seat may know: each decision is made in imagined worlds.
    """
    game = by_seat[0].game
    luck = random.Random(seed)
    decisions = 0
    while s.offered > 0:
        who: i64 = s.asked >> 8 & 15
        if s.offered == 1:
            take(s, s.options[0])
            continue
        seat = int(who)
        imagined = Worlds(partial(game.imagine, s, seat), luck)
        found = judged(by_seat[seat], imagined, who, worlds, depth)
        take(s, found.options[found.best()])
        decisions += 1
    return decisions
