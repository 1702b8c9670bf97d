"""Fate: the outcomes of chance, written down as they fall or read back when a game is played once more."""

import hashlib
import hmac

from caravela.core.packed import i64
from caravela.core.refused import Refused


class Fate:
    """The outcomes of one move, in the order in which they fell."""

    def __init__(self, outcomes: list[int] | None = None) -> None:
        """Empty, to write down; or the outcomes of a record, to read back."""
        self.replaying = outcomes is not None
        self.outcomes: list[int] = outcomes or []
        self.at = 0

    def next_outcome(self, n: i64) -> i64:
        if self.at >= len(self.outcomes):
            raise Refused("record-fate-missing", n=int(n))
        outcome = self.outcomes[self.at]
        if not 0 <= outcome < n:
            raise Refused("record-fate-impossible", outcome=outcome, n=int(n))
        self.at += 1
        return outcome


def commitment(secret: bytes) -> str:
    """What is published at the start, so that the seed can be checked at the end."""
    return hashlib.sha256(b"caravela seed " + secret).hexdigest()


def key_of_move(secret: bytes, number: int) -> int:
    """The generator's state for one move. Nobody who sees earlier outcomes can foresee it, and it stays verifiable."""
    digest = hmac.digest(secret, b"move %d" % number, "sha256")
    return int.from_bytes(digest[:8], "big") % 0x3FFFFFFFFFFFFFFF + 1
