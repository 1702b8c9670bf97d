"""Missions (4.14)."""

from caravela.core.packed import i64
from caravela.maracaibo.state import Effect, Maracaibo


def can_fulfil(s: Maracaibo, who: i64, mission: i64) -> bool:
    """M-MIS-3: whether the seat can pay the whole cost of a mission."""
    return False


def can_fulfil_story(s: Maracaibo, who: i64, tile: i64) -> bool:
    """M-MIS-9: the same for the story mission of a story tile on the map."""
    return False


class Fulfil(Effect):
    """M-MIS-3."""


class MissionReward(Effect):
    """M-MIS-5."""


class StoryReward(Effect):
    """M-MIS-9."""
