"""The story cards, read from their table."""

from typing import Final

from caravela.core.packed import i64, vec
from caravela.core.tables import Entry
from caravela.games.maracaibo.rules.box_automa import Automa
from caravela.games.maracaibo.rules.box_pages import flat, length, maybe, members, rows_of, set_of
from caravela.games.maracaibo.rules.coder import Coder
from caravela.games.maracaibo.rules.components import (
    CARD_IDS,
    ENDING_IDS,
    ENTRIES,
    ENTRY_IDS,
    FIRST_C,
    LEGACY_IDS,
    LOCATION_IDS,
    STANDALONE_IDS,
    STANDALONES,
    STORIES,
    STORY_IDS,
    STORY_TILES,
)

MOST_PLACED: Final = 6  # missions that a story card places at one moment


def placed(row: Entry, *keys: str) -> list[int]:
    """Missions to be placed: [location, set of player numbers] in order, with -1 where there is none."""
    found: list[int] = []
    for key in keys:
        for one in row.rows(key) if key in row.said else []:
            one.only("location", "players")
            players = set_of(one.wholes("players", 1, 4, length(one, "players")))
            found += [one.word("location", LOCATION_IDS), int(players)]
    if len(found) > MOST_PLACED * 2:
        raise row.refuse(keys[0], f"0..{MOST_PLACED}")
    return found + [-1, 0] * (MOST_PLACED - len(found) // 2)


class Stories(Automa):
    """What story cards put on the table, ask for and lead to."""

    def read_stories(self, coder: Coder) -> None:
        page = self.page("story_cards.toml", "campaign", "start", "chapters", "story_tiles", "story", "entry", "standalone")
        page.whole("story_tiles", STORY_TILES, STORY_TILES)
        page.whole("chapters", 8, 8)
        self.first_story: i64 = page.word("start", STORY_IDS)
        shared = ["kind", "title", "add_legacy"]
        of_story = [*shared, "chapter", "story_tile_at", "missions", "read_also", "mission", "fill_tile", "back"]
        of_single = [*shared, "shuffle_into_deck", "setup_missions", "after_round_1", "after_round_2", "after_round_3"]
        stories = rows_of(page, "story", STORY_IDS, *of_story)
        entries = rows_of(page, "entry", ENTRY_IDS, *shared, "chapter", "shuffle_into_deck", "read_also")
        rows = [*stories, *entries, *rows_of(page, "standalone", STANDALONE_IDS, *of_single)]  # the order of STORY_CARD_IDS
        for k in range(len(entries)):
            entries[k].whole("chapter", k + 2, k + 2)
        self.chapter: vec[i64] = vec[i64]([row.whole("chapter", 1, 8) for row in rows[: STORIES + ENTRIES]] + [0] * STANDALONES)
        self.story_place: vec[i64] = vec[i64]([maybe(row, "story_tile_at", LOCATION_IDS) for row in rows])  # of its story tile
        self.story_adds: vec[i64] = vec[i64]([members(row, "add_legacy", LEGACY_IDS) for row in rows])  # sets of legacy tiles
        self.story_also: vec[i64] = vec[i64]([members(row, "read_also", STORY_IDS) for row in rows])  # sets of story cards
        # sets of C cards (C90 is 0) shuffled into the deck
        self.story_deck: vec[i64] = vec[i64]([members(row, "shuffle_into_deck", CARD_IDS[FIRST_C:]) for row in rows])
        # [(card * 4 + moment) * MOST_PLACED * 2]: missions placed when the card enters play, and after rounds I to III
        moments = [("missions", "setup_missions"), ("after_round_1",), ("after_round_2",), ("after_round_3",)]
        self.story_missions: vec[i64] = flat([placed(row, *moment) for row in rows for moment in moments])
        n = len(rows)
        self.story_needs: vec[i64] = vec[i64]([0] * n)  # program of the cost of the story mission
        self.story_gives: vec[i64] = vec[i64]([0] * n)  # program of its rewards
        self.story_fill: vec[i64] = vec[i64]([-1] * n)  # the legacy tile that must be full
        self.story_votes: vec[i64] = vec[i64]([0] * n)  # options of the vote, 0 without one
        # [card * 3 + option]; option 0 is the back without a vote, or what all options share
        self.back_next: vec[i64] = vec[i64]([0] * (n * 3))  # sets of story cards
        self.back_removes: vec[i64] = vec[i64]([0] * (n * 3))  # sets of legacy tiles
        self.back_cards: vec[i64] = vec[i64]([0] * (n * 3))  # sets of C cards
        self.back_end: vec[i64] = vec[i64]([0] * n)  # 0, or the ending + 1
        for i in range(STORIES):
            if "mission" in rows[i].said:
                mission = rows[i].table("mission")
                mission.only("requires", "rewards")
                self.story_needs[i] = coder.cost(mission, "requires")
                self.story_gives[i] = coder.effect(mission, "rewards")
            else:
                self.story_fill[i] = rows[i].word("fill_tile", LEGACY_IDS)
            back = rows[i].table("back")
            back.only("next", "options", "campaign_end", "remove_legacy", "add_to_discard")
            self.back_end[i] = maybe(back, "campaign_end", ENDING_IDS) + 1
            self.read_back(back, i * 3)
            if "options" in back.said:
                options = back.rows("options")
                if len(options) != 2:
                    raise back.refuse("options", "2")
                self.story_votes[i] = 2
                for k in range(2):
                    options[k].only("next", "remove_legacy", "add_to_discard")
                    self.read_back(options[k], i * 3 + 1 + k)

    def read_back(self, back: Entry, at: int) -> None:
        self.back_next[at] = members(back, "next", STORY_IDS)
        self.back_removes[at] = members(back, "remove_legacy", LEGACY_IDS)
        self.back_cards[at] = members(back, "add_to_discard", CARD_IDS[FIRST_C:])
