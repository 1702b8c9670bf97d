"""A state as plain numbers by name, and back: for saving, comparing and hashing."""

import hashlib
import json

from caravela.core.packed import BytesWriter, i64, vec, write_i64_le
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


def fingerprint(s: State) -> bytes:
    """The same for equal tables, as a digest is, but quicker to have: for comparing thousands of positions in one search."""
    writer = BytesWriter()
    for name in s.NUMBERS:
        if name != "seed":
            number: i64 = getattr(s, name)
            write_i64_le(writer, number)
    for name in s.ARRAYS:
        found = getattr(s, name)
        numbers: vec[i64] = vec[i64](found) if isinstance(found, list) else found  # a game in plain Python has lists
        many: i64 = s.depth if name == "todo" else s.offered if name == "options" else i64(len(numbers))
        for i in range(many):
            write_i64_le(writer, numbers[i])
    return hashlib.blake2b(writer.getvalue(), digest_size=16).digest()
