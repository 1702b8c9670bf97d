"""The stack of effects, the options on offer, and chance: a game in progress as integers."""

from typing import ClassVar, Final

from caravela.core.events import ALL, Journal
from caravela.core.fate import Fate
from caravela.core.packed import append, i64, mypyc_attr, vec
from caravela.core.refused import Refused

ENDLESS: Final = 100_000  # effects without a decision; a whole round of scoring has some hundred
TURNED: Final = 2147483085  # Marsaglia's multiplier: a * 2**32 - 1 and a * 2**31 - 1 are prime


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress: what still has to happen, what is on offer now, and the seed of all chance. Integers only.

    A waiting effect is one integer: its number, the seat it befalls, and one number `n` that it remembers.
    """

    ARRAYS: ClassVar[tuple[str, ...]] = ("todo", "options")
    NUMBERS: ClassVar[tuple[str, ...]] = ("depth", "asked", "offered", "seed", "barrier")

    def __init__(self, like: "State | None" = None) -> None:
        """A state with nothing to do, or the same game once more; who listens and fate stay with the original."""
        # i64(0) and not 0: a compiled `like.depth if like else 0` would make a Python int of the one or the other.
        self.todo: vec[i64] = like.todo[: like.depth] if like else vec[i64]([])
        self.depth: i64 = like.depth if like else i64(0)
        self.asked: i64 = like.asked if like else i64(0)
        self.options: vec[i64] = like.options[: like.offered] if like else vec[i64]([])
        self.offered: i64 = like.offered if like else i64(0)
        self.seed: i64 = like.seed if like else i64(0)
        self.barrier: i64 = like.barrier if like else i64(0)  # how many times something came to light that cannot be unseen
        self.fate: Fate | None = None
        self.journal: Journal | None = None

    def copy(self) -> "State":
        return State(self)

    def happen(self, effect: i64, who: i64, n: i64) -> None:
        """Each game hands this on to its effect of that number."""

    def chosen(self, effect: i64, who: i64, n: i64, option: i64) -> None:
        """The same, with the option taken."""

    def asks_anyway(self, effect: i64) -> bool:
        """Whether an effect asks even if it offers one option only: where what it offers depends on what others must not know.

        Otherwise they could tell, by counting moves or by the time that passes, whether there was a choice.
        """
        return False

    def then(self, effect: i64, who: i64 = 0, n: i64 = 0) -> None:
        """What happens next. Said several times in one step, the first said is the first done."""
        task: i64 = n << 12 | who << 8 | effect
        depth: i64 = self.depth  # fields are read once: a class that plain Python may derive from reads them more slowly
        if depth == len(self.todo):
            self.todo = append(self.todo, task)
        else:
            self.todo[depth] = task
        self.depth = depth + 1

    def offer(self, option: i64) -> None:
        offered: i64 = self.offered
        if offered == len(self.options):
            self.options = append(self.options, option)
        else:
            self.options[offered] = option
        self.offered = offered + 1

    def offer_each(self, verb: i64, nouns: i64) -> None:
        """One option for each noun in the set."""
        offered: i64 = self.offered
        options: vec[i64] = self.options
        while nouns:
            if nouns & 1:
                if offered == len(options):
                    options = append(options, verb)
                else:
                    options[offered] = verb
                offered += 1
            nouns >>= 1
            verb += 1
        self.options = options
        self.offered = offered

    def chance(self, n: i64) -> i64:
        """A number from 0 to n - 1, from fate if there is one, else by multiply-with-carry in the state's own seed."""
        self.barrier += 1
        if n == 1:
            return 0
        fate = self.fate
        if fate is not None and fate.replaying:
            return fate.next_outcome(n)
        self.seed = TURNED * (self.seed & 0xFFFFFFFF) + (self.seed >> 32)
        outcome: i64 = (self.seed & 0xFFFFFFFF) * n >> 32
        if fate is not None:
            fate.outcomes.append(outcome)
        return outcome

    def draw(self, members: i64) -> i64:
        """A random member of a set: what nobody has seen is decided now."""
        if members == 0:
            raise LookupError("nothing is left to draw")
        k: i64 = self.chance(count(members))
        member: i64 = 0
        while True:
            if members >> member & 1:
                if k == 0:
                    return member
                k -= 1
            member += 1

    def reveal(self) -> None:
        """Something hidden comes to light without chance: no undo goes back behind this point."""
        self.barrier += 1

    def note(self, kind: i64, who: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, seen_by: i64 = ALL) -> None:
        """Tell who listens what happened; nothing when nobody does."""
        journal = self.journal
        if journal is not None:
            journal.events.append((kind, who, a, b, c, seen_by))

    @property
    def who(self) -> int:
        """The seat that decides."""
        return self.asked >> 8 & 15

    @property
    def over(self) -> bool:
        return self.offered == 0 and self.depth == 0

    def on_offer(self) -> list[int]:
        return [int(self.options[i]) for i in range(self.offered)]


def well_mixed(seed: int) -> int:
    """A seed for the generator from any number: small ones, as people type them, would otherwise begin alike."""
    mixed = (seed + 1) * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & 0xFFFFFFFFFFFFFFFF
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & 0xFFFFFFFFFFFFFFFF
    return (mixed ^ mixed >> 31) % 0x3FFFFFFFFFFFFFFF + 1


def bit(n: i64) -> i64:
    """The set with one member. From a wide constant downward, because a compiled `1 << n` is only 32 bits wide."""
    return 0x2000000000000000 >> 61 - n


def count(members: i64) -> i64:
    n: i64 = 0
    while members:
        members &= members - 1
        n += 1
    return n


def in_reading_order(s: State, low: i64) -> None:
    """Turn round what one step pushed, so that the first said lies on top."""
    high: i64 = s.depth - 1
    if low < high:
        todo: vec[i64] = s.todo
        while low < high:
            task: i64 = todo[low]
            todo[low] = todo[high]
            todo[high] = task
            low += 1
            high -= 1


def advance(s: State) -> None:
    """Let effects happen until somebody is asked, or nothing is left to do. A single option is mostly taken at once.

    Component tables that come from anywhere could let an effect bring itself about for ever: that is refused.
    """
    steps: i64 = 0
    low: i64 = s.depth
    while low > 0:
        steps += 1
        if steps > ENDLESS:
            raise Refused("game-endless")
        low -= 1
        s.depth = low
        task: i64 = s.todo[low]
        s.happen(task & 255, task >> 8 & 15, task >> 12)
        offered: i64 = s.offered
        if offered > 0:
            if offered > 1 or s.asks_anyway(task & 255):
                s.asked = task
                return
            s.offered = 0
            s.chosen(task & 255, task >> 8 & 15, task >> 12, s.options[0])
        in_reading_order(s, low)
        low = s.depth


def take(s: State, option: i64) -> None:
    """The seat that decides takes one of the options on offer."""
    task: i64 = s.asked
    low: i64 = s.depth
    s.offered = 0
    s.chosen(task & 255, task >> 8 & 15, task >> 12, option)
    in_reading_order(s, low)
    advance(s)


def take_what_is_left(s: State, who: i64) -> None:
    """As long as the seat is asked and has one option only, it takes that."""
    while s.offered == 1 and s.asked >> 8 & 15 == who:
        take(s, s.options[0])


def ask_again(s: State) -> None:
    """The effect that asked asks once more: what is on offer follows from the table as it is now."""
    if s.offered > 0:
        task: i64 = s.asked
        s.offered = 0
        s.then(task & 255, task >> 8 & 15, task >> 12)
        advance(s)


def play_randomly(s: State, luck: i64) -> int:
    """Take a random option at every decision until the game is over; how many decisions there were."""
    decisions: i64 = 0
    while s.offered > 0:
        luck = (luck * 1103515245 + 12345) & 0x7FFFFFFF
        decisions += 1
        take(s, s.options[(luck >> 8) % s.offered])
    return decisions
