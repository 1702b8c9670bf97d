"""Game options and presets: what is agreed before the box is opened, and what follows from it."""

from typing import Final

from caravela.core.packed import i64
from caravela.core.refused import Refused
from caravela.core.setup import FLAG, Rules, SetupOption
from caravela.core.state import bit
from caravela.games.maracaibo.rules.box import Box
from caravela.games.maracaibo.rules.components import (
    CARD_IDS,
    DIFFICULTY_IDS,
    ENTRIES,
    FIRST_C,
    LEGACY_IDS,
    SEATS,
    STANDALONE_IDS,
    STORIES,
    STORY_IDS,
)

CHAPTERS: Final = ["chapter2", "chapter3", "chapter4", "chapter5", "chapter6", "chapter7", "chapter8"]
IN_PLAY: Final = [f"card{story}" for story in STORY_IDS]  # story cards that the archive brings back
DONE: Final = [f"done{story}" for story in STORY_IDS]  # story cards that were completed
ARCHIVE: Final = [*IN_PLAY, *DONE, *LEGACY_IDS, *CARD_IDS[FIRST_C:]]

SETUP_OPTIONS: Final = [
    SetupOption("story", (*STANDALONE_IDS, "campaign", *CHAPTERS), "M-START-8"),
    SetupOption("archive", ("empty",), "M-CAMP-1", tuple(ARCHIVE), carried=True),
    SetupOption("difficulty", ("medium", "very_easy", "easy", "hard", "very_hard"), "M-ANA-4"),
    SetupOption("start_player", ("random", "first_seat"), "M-START-7"),
    SetupOption("open_planning", ("true", "false"), "M-INFO-2"),
    SetupOption("city_tiles_all_sets", FLAG, "M-SETUP-6"),
    SetupOption("unreached_assistants_score_round_4", FLAG, "M-RUL-32"),
    SetupOption("legacy_city_on_or_beyond", FLAG, "M-RUL-66"),
]


def preset(**changes: str) -> dict[str, str]:
    agreed = {option.name: option.values[0] for option in SETUP_OPTIONS}
    agreed.update(changes)
    return agreed


PRESETS: Final = {
    "single": preset(),
    "single_medium": preset(story="76"),
    "single_hard": preset(story="77"),
    "campaign": preset(story="campaign"),
    **{chapter: preset(story=chapter) for chapter in CHAPTERS},
}


class Setup(Rules):
    """The options of one game as numbers. Shared by all copies of its states."""

    def __init__(self, box: Box, players: int, agreed: dict[str, str], version: int) -> None:
        if not 1 <= players <= SEATS:
            raise Refused("maracaibo-players", players=players, most=SEATS, rule="M-GEN-1")
        super().__init__(version)
        self.box = box
        self.agreed = agreed
        self.players: i64 = players
        self.solo: bool = players == 1
        self.more_free: bool = self.since(2)  # M-RUL-86 also before `stop` and `workers 0`
        self.asks_anyway: bool = self.since(2) and players > 1  # M-INFO-16
        self.figures: i64 = 2 if players == 1 else players  # seats with a ship and an explorer: the players, and Ana
        self.difficulty: i64 = DIFFICULTY_IDS.index(agreed["difficulty"])
        self.random_start: bool = agreed["start_player"] == "random"
        self.open_planning: bool = agreed["open_planning"] == "true"
        self.all_sets: bool = agreed["city_tiles_all_sets"] == "true"
        self.score_last_round: bool = agreed["unreached_assistants_score_round_4"] == "true"
        self.on_or_beyond: bool = agreed["legacy_city_on_or_beyond"] == "true"
        story = agreed["story"]
        self.campaign: bool = story not in STANDALONE_IDS
        self.single: i64 = -1  # the stand-alone card, by its place among all story cards
        self.entry: i64 = -1  # the chapter entry card, in the same way
        if story in STANDALONE_IDS:
            self.single = STORIES + ENTRIES + STANDALONE_IDS.index(story)
        elif story in CHAPTERS:
            self.entry = STORIES + CHAPTERS.index(story)
        words = [] if agreed["archive"] == "empty" else agreed["archive"].split("+")
        self.kept_stories: i64 = chosen(words, IN_PLAY)  # what the archive brings back: sets
        self.kept_done: i64 = chosen(words, DONE)
        self.kept_legacy: i64 = chosen(words, LEGACY_IDS)
        self.kept_cards: i64 = chosen(words, CARD_IDS[FIRST_C:])
        if words and (story != "campaign" or not self.kept_stories or self.kept_stories & self.kept_done):
            raise Refused("maracaibo-archive", rule="M-CAMP-1")


def chosen(words: list[str], ids: list[str]) -> i64:
    """The set of the ids that are among the words."""
    found: i64 = 0
    for i in range(len(ids)):
        if ids[i] in words:
            found |= bit(i)
    return found
