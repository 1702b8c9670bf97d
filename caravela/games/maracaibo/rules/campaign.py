"""The campaign (4.24): what a finished game hands on, and how far the story has come."""

from dataclasses import dataclass

from caravela.core.packed import i64, vec
from caravela.games.maracaibo.rules.box import Box
from caravela.games.maracaibo.rules.components import (
    CARD_IDS,
    CARDS,
    ENDING_IDS,
    FIRST_C,
    LEGACY_IDS,
    STANDALONE_IDS,
    STORIES,
    STORY_IDS,
)
from caravela.games.maracaibo.rules.numbers import CAST_VOTE, OUT
from caravela.games.maracaibo.rules.setup import DONE, IN_PLAY
from caravela.games.maracaibo.rules.state import Maracaibo


def is_campaign(agreed: dict[str, str]) -> bool:
    """M-START-8: a campaign from its first card, from an archive, or from the beginning of a chapter."""
    return agreed["story"] not in STANDALONE_IDS


def archive(s: Maracaibo) -> str:
    """M-CAMP-1, 2: what the next game begins with, as a value of the option `archive`; nothing after the end (M-STORY-23)."""
    if not s.setup.campaign or s.ending > 0:
        return "empty"
    words = [IN_PLAY[i] for i in range(STORIES) if s.stories >> i & 1]
    words += [DONE[i] for i in range(STORIES) if s.done >> i & 1]
    words += [tile for i, tile in enumerate(LEGACY_IDS) if s.legacy >> i & 1]
    words += [CARD_IDS[i] for i in range(FIRST_C, CARDS) if s.where[i] != OUT]
    return "+".join(words)


def carried_over(s: Maracaibo) -> dict[str, str] | None:
    """M-CAMP-2: what a finished game changes in the set-up of the next one; None if the campaign has ended with it."""
    if not s.setup.campaign or s.ending > 0:
        return None
    return {"story": "campaign", "archive": archive(s)}


@dataclass(frozen=True)
class Progress:
    """How far a campaign has come: what everybody at the table may know of its story."""

    chapter: int
    in_play: list[str]  # story cards
    waiting: list[str]  # those of them that will be carried out at the start of the next game
    completed: list[str]
    chosen: dict[str, int]  # by completed card with a vote: the option, 1 or 2
    legacy: list[str]  # tiles in play
    cards: list[str]  # C cards in use
    ending: str  # "" while it goes on
    turning: str  # the completed card whose back is put to the vote now, or ""


def options_chosen(box: Box, in_play: i64, done: i64) -> dict[str, int]:
    """M-CAMP-1: which option won each vote; the card that it leads to has come into play."""
    chosen: dict[str, int] = {}
    for card in range(STORIES):
        if done >> card & 1:
            for option in range(1, int(box.story_votes[card]) + 1):
                if box.back_next[card * 3 + option] & (in_play | done):
                    chosen[STORY_IDS[card]] = option
    return chosen


def latest_chapter(chapters: vec[i64], cards: i64) -> int:
    latest = 1
    for card in range(STORIES):
        if cards >> card & 1:
            latest = max(latest, int(chapters[card]))
    return latest


def names(ids: list[str], members: i64) -> list[str]:
    return [ids[i] for i in range(len(ids)) if members >> i & 1]


def progress(s: Maracaibo) -> Progress:
    """As the table lies now."""
    return Progress(
        latest_chapter(s.box.chapter, s.stories | s.done),
        names(STORY_IDS, s.stories),
        names(STORY_IDS, s.unplaced & s.stories),
        names(STORY_IDS, s.done),
        options_chosen(s.box, s.stories, s.done),
        names(LEGACY_IDS, s.legacy),
        [CARD_IDS[i] for i in range(FIRST_C, CARDS) if s.where[i] != OUT],
        ENDING_IDS[s.ending - 1] if s.ending > 0 else "",
        STORY_IDS[s.asked >> 12] if s.offered > 0 and s.asked & 255 == CAST_VOTE else "",
    )
