"""Parts of a drawing that need not be drawn again: each remembers what it was drawn from, as far as it was looked at."""

import dataclasses
from collections.abc import Callable, Container
from typing import Any, Generic, TypeVar, cast

from caravela.core.game import View
from caravela.text import Speaker

Sight = TypeVar("Sight", bound=View)
Made = TypeVar("Made")

UNCHANGED = "unchanged"  # before the names of what knows by itself on what it depends
MOST = 1200  # parts that are remembered for one speaker: those of all sheets, as several seats see them


class Looked:
    """A view, or a part of one, that notes what is read of it. Of several players only what is read of each is noted.

    What stands under a name of `whole` is compared as a whole: that is quicker where most of it is read anyway.
    """

    __slots__ = ("_at", "_read", "_whole")

    def __init__(self, at: Any, whole: Container[str] = ()) -> None:
        self._at = at
        self._whole = whole
        self._read: dict[str, Any] = {}

    @property  # type: ignore[misc]
    def __class__(self) -> type:
        return type(self._at)

    def __getattr__(self, name: str) -> Any:
        if name not in self._read:
            value = getattr(self._at, name)
            several = isinstance(value, list) and value and dataclasses.is_dataclass(value[0]) and name not in self._whole
            self._read[name] = [Looked(one) for one in value] if several else value
        return self._read[name]

    def close(self) -> None:
        """What was read stays; the rest of the view is not needed any more. Of players one remembers who they were."""
        self._at = None

    def same(self, now: Any) -> bool:
        """Whether all that was read of it is still the same."""
        for name, before in self._read.items():
            value = getattr(now, name)
            if before is value:
                continue
            if type(before) is list and before and type(before[0]) is Looked:
                if len(before) != len(value):
                    return False
                for one, other in zip(before, value, strict=True):
                    if one._at is other:
                        continue
                    if one._read and not one.same(other):
                        return False
                    one._at = other  # next time it may be the very same
            elif before != value:
                return False
        return True


class Drawn(Generic[Made]):
    """What was made, and of what."""

    __slots__ = ("given", "looked", "made")

    def __init__(self, given: object, looked: Looked, made: Made) -> None:
        self.given = given
        self.looked = looked
        self.made = made


def again(
    name: tuple[object, ...],
    given: object,
    view: Sight,
    speaker: Speaker,
    draw: Callable[[Sight], Made],
    whole: Container[str] = (),
) -> Made:
    """What `draw` makes of the view; what it made the last time, if nothing has changed of what it looked at then.

    Beside the view it may depend on the speaker, on the name, and on `given`. What was drawn for another seat serves as well,
    if this one sees all of it alike. Several threads may draw at once.
    """
    known = speaker.drawn
    place = (*name, view.seat)
    mine: Drawn[Made] | None = known.get(place)
    last: Drawn[Made] | None = known.get(name)
    if mine is not None and mine.given == given and mine.looked.same(view):
        return mine.made
    if last is not None and last is not mine and last.given == given and last.looked.same(view):
        known[place] = last
        return last.made
    looked = Looked(view, whole)
    made = draw(cast(Sight, looked))
    looked.close()
    if len(known) >= MOST:
        known.clear()
    known[place] = known[name] = Drawn(given, looked, made)
    return made


def unchanged(name: tuple[object, ...], given: object, speaker: Speaker, draw: Callable[[], Made]) -> Made:
    """What `draw` makes; what it made the last time, if `given` is still the same.

    Beside that it depends on nothing but the speaker and the name. It is for those who know better than `again` what they look
    at: comparing one large thing is quicker than noting all that is read of it.
    """
    known, place = speaker.drawn, (UNCHANGED, *name)
    last: tuple[object, Made] | None = known.get(place)
    if last is not None and last[0] == given:
        return last[1]
    made = draw()
    if len(known) >= MOST:
        known.clear()
    known[place] = given, made
    return made
