"""A state as plain numbers by name, and back: for saving, comparing and hashing."""

import hashlib
import json

from caravela.core.packed import i64, vec
from caravela.core.refused import Refused
from caravela.core.state import State

Snapshot = dict[str, int | list[int]]


def snapshot(s: State) -> Snapshot:
    """Only what lies within the stack and the offer counts; what is left behind them in memory does not."""
    said: Snapshot = {name: int(getattr(s, name)) for name in s.NUMBERS}
    for name in s.ARRAYS:
        numbers = list(getattr(s, name))
        said[name] = numbers[: s.depth] if name == "todo" else numbers[: s.offered] if name == "options" else numbers
    return said


def restore(s: State, said: Snapshot) -> None:
    """Put the numbers of a snapshot into a state of the same game and set-up."""
    if set(said) != {*s.NUMBERS, *s.ARRAYS}:
        raise Refused("snapshot-wrong", names=", ".join(sorted(set(said) ^ {*s.NUMBERS, *s.ARRAYS})))
    for name in s.NUMBERS:
        setattr(s, name, said[name])
    for name in s.ARRAYS:
        numbers = said[name]
        assert isinstance(numbers, list)
        packed: vec[i64] = vec[i64](numbers)
        setattr(s, name, packed)


def digest(s: State) -> str:
    """The same for equal tables, in every build and on every machine; the generator's seed does not lie on the table."""
    table = snapshot(s)
    del table["seed"]
    said = json.dumps(table, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(said.encode()).hexdigest()[:16]
