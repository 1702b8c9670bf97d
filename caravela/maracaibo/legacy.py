"""Legacy tiles (4.25)."""

from caravela.core.packed import i64
from caravela.core.state import bit
from caravela.maracaibo.state import Effect, Maracaibo


def add_tile(s: Maracaibo, tile: i64) -> None:
    """M-STORY-5: a legacy tile comes into play; one that is in play stays as it is."""
    s.legacy |= bit(tile)


def remove_tile(s: Maracaibo, tile: i64) -> None:
    """M-LEG-1: a legacy tile goes back to the box."""
    s.legacy &= ~bit(tile)


def usable_disc_tile(s: Maracaibo, who: i64, place: i64) -> i64:
    """M-LEG-20: the set of disc tiles at a location that the seat can use now."""
    return 0


class UseDiscTile(Effect):
    """M-LEG-20."""


class RemoveSkull(Effect):
    """M-LEG-30."""
