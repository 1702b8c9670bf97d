"""The explorer track (4.12)."""

from caravela.maracaibo.state import Effect


class ExploreMove(Effect):
    """M-EXP-1."""


class RedBarrier(Effect):
    """M-EXP-10."""


class SpaceReward(Effect):
    """M-EXP-8."""


class MissionSlot(Effect):
    """M-EXP-9."""
