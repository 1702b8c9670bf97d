"""Clocks of a table: how long each seat may think, told by times alone, so that they can be rebuilt from stored acts.

A clock is one of two kinds. "move": so many seconds for each turn, counted from the moment at which the decision passes to a
seat; decisions that follow one another at the same seat share them. "bank": so many seconds for the whole game, and an
increment for every turn that ends. A seat that a bot plays never runs out.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from caravela.core.refused import Refused

MOVE: Final = "move"
BANK: Final = "bank"
FIELDS: Final = {MOVE: ["seconds"], BANK: ["seconds", "increment"]}
DAY: Final = 86400
LIMITS: Final = {"seconds": (5, 30 * DAY), "increment": (0, DAY)}
BREATH: Final = 60.0  # seconds that somebody has at least who takes a seat back from a bot
REMEMBERED: Final = 32  # turns that undo can hand back


@dataclass(frozen=True)
class Clock:
    """What was agreed when the table was made."""

    kind: str
    seconds: int
    increment: int = 0

    @staticmethod
    def read(said: object) -> "Clock | None":
        """The clock that somebody asks for: {"kind": "move", "seconds": 172800}; nothing asked for, no clock."""
        if said is None:
            return None
        if not isinstance(said, dict):
            raise Refused("clock-not-one", found=str(said)[:40])
        kind = said.get("kind")
        if not isinstance(kind, str) or kind not in FIELDS:
            raise Refused("clock-unknown", kind=str(kind)[:40], kinds=", ".join(FIELDS))
        fields = FIELDS[kind]
        for name in said:
            if name != "kind" and name not in fields:
                raise Refused("clock-field", kind=kind, field=str(name)[:40], fields=", ".join(fields))
        numbers = [_seconds(name, said.get(name, 0 if name == "increment" else None)) for name in fields]
        return Clock(kind, *numbers)

    def said(self) -> dict[str, str | int]:
        """As it was asked for: what `read` reads."""
        return {"kind": self.kind, **{name: int(getattr(self, name)) for name in FIELDS[self.kind]}}


def _seconds(name: str, value: object) -> int:
    least, most = LIMITS[name]
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        found = "-" if value is None else str(value)[:40]
        raise Refused("clock-range", field=name, least=least, most=most, value=found)
    return value


class Clocks:
    """How much time each seat has left. All times are seconds of one clock; one that jumps back is taken to stand still."""

    def __init__(self, clock: Clock, seats: int, at: float, bots: Iterable[int] = ()) -> None:
        self.clock = clock
        self.bots = set(bots)
        self._left = [float(clock.seconds)] * seats
        self._seat = -1  # who decides
        self._since = at  # up to when that seat has been charged
        self._passed: list[tuple[int, list[float]]] = []  # who had the turn before, and what everybody had when it passed

    def turn(self, seat: int, at: float, undone: bool = False) -> None:
        """From this moment that seat decides; -1: nobody, the game is over.

        When undo hands the turn back, everybody has again what there was when it passed, and nobody pays for the time since.
        """
        self._charge(at)
        if seat == self._seat:
            return
        if undone:
            self._hand_back(seat)
        else:
            self._passed = [*self._passed[1 - REMEMBERED :], (self._seat, list(self._left))]
            self._end_turn()
        self._seat = seat

    def hand_over(self, seat: int, bot: bool, at: float) -> None:
        """A bot takes the seat over, or a person takes it back and has at least a minute (or a whole span, if shorter)."""
        self._charge(at)
        if bot:
            self.bots.add(seat)
        elif seat in self.bots:
            self.bots.remove(seat)
            self._left[seat] = max(self._left[seat], min(BREATH, float(self.clock.seconds)))

    def left(self, seat: int, now: float) -> float | None:
        """The seconds that a seat has left, at least 0; None for a bot."""
        if seat in self.bots or not 0 <= seat < len(self._left):
            return None
        spent = max(0.0, now - self._since) if seat == self._seat else 0.0
        return max(0.0, self._left[seat] - spent)

    def runs(self) -> int:
        """The seat whose time runs now; -1 when nobody's does."""
        return -1 if self._seat in self.bots else self._seat

    def deadline(self) -> float | None:
        """When the seat whose time runs will run out."""
        seat = self.runs()
        return None if seat < 0 else self._since + self._left[seat]

    # -- inside ----------------------------------------------------------------------------------------------------

    def _charge(self, at: float) -> None:
        """The seat whose time runs pays for it up to now."""
        now = max(at, self._since)
        seat = self.runs()
        if seat >= 0:
            self._left[seat] = max(0.0, self._left[seat] - (now - self._since))
        self._since = now

    def _end_turn(self) -> None:
        seat = self._seat
        if seat < 0:
            return
        if self.clock.kind == MOVE:
            self._left[seat] = float(self.clock.seconds)
        elif seat not in self.bots:
            self._left[seat] += self.clock.increment

    def _hand_back(self, seat: int) -> None:
        for i in range(len(self._passed) - 1, -1, -1):
            if self._passed[i][0] == seat:
                self._left = list(self._passed[i][1])
                del self._passed[i:]
                return
