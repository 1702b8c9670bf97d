"""Story cards (4.23) and the campaign (4.24)."""

from caravela.core.packed import i64
from caravela.maracaibo.box import MOST_PLACED
from caravela.maracaibo.events import MISSION_PLACED
from caravela.maracaibo.numbers import Q_MAP
from caravela.maracaibo.state import Effect, Maracaibo


def place_missions(s: Maracaibo, card: i64, moment: i64) -> None:
    """M-STORY-3: the missions of a card for this number of players; `moment` is 0, or the round after which they come."""
    first: i64 = (card * 4 + moment) * (MOST_PLACED * 2)
    for i in range(i64(MOST_PLACED)):
        place: i64 = s.box.story_missions[first + i * 2]
        if place >= 0 and s.box.story_missions[first + i * 2 + 1] >> s.seats & 1:
            s.arrivals += 1
            mission: i64 = s.next_mission(Q_MAP + s.arrivals * 32 + place)
            if mission >= 0:
                s.note(MISSION_PLACED, 0, mission, place)


def open_story(s: Maracaibo) -> None:
    """M-START-8: what the story puts on the table before the game begins."""
    if s.setup.single >= 0:
        place_missions(s, s.setup.single, 0)


def after_round(s: Maracaibo) -> None:
    """M-INT-8: step 6 of interim scoring."""
    if s.setup.single >= 0:
        place_missions(s, s.setup.single, s.round)


def final_check(s: Maracaibo) -> None:
    """M-FIN-10: step 6 of final scoring."""


def archive(s: Maracaibo) -> str:
    """M-CAMP-1: what the next game of the campaign begins with, as a value of the option `archive`."""
    return "empty"


class ReadStory(Effect):
    """M-STORY-1."""


class CheckStories(Effect):
    """M-STORY-6."""


class CastVote(Effect):
    """M-STORY-9."""


class CountVotes(Effect):
    """M-STORY-9."""


class TurnStory(Effect):
    """M-STORY-10."""
