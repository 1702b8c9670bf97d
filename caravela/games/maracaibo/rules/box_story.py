"""The story cards, read from their table."""

from typing import Final

from caravela.core.packed import i64, vec
from caravela.core.state import bit
from caravela.core.tables import Entry
from caravela.games.maracaibo.rules.box_automa import Automa
from caravela.games.maracaibo.rules.box_pages import members
from caravela.games.maracaibo.rules.coder import Coder
from caravela.games.maracaibo.rules.components import (
    CARD_IDS,
    ENDING_IDS,
    ENTRY_IDS,
    FIRST_C,
    LEGACY_IDS,
    LOCATION_IDS,
    STANDALONE_IDS,
    STORY_IDS,
)

MOST_PLACED: Final = 6  # missions that a story card places at one moment


class Stories(Automa):
    """What story cards put on the table, ask for and lead to."""

    def read_stories(self, coder: Coder) -> None:
        page = self.page("story_cards.toml")
        page.only("schema", "campaign", "start", "chapters", "story_tiles", "story", "entry", "standalone")
        page.whole("story_tiles", 4, 4)
        page.whole("chapters", 8, 8)
        self.first_story: i64 = page.word("start", STORY_IDS)
        # Story cards by their place in STORY_IDS, then entry cards, then stand-alone cards
        n = len(STORY_IDS) + len(ENTRY_IDS) + len(STANDALONE_IDS)
        self.story_place: vec[i64] = vec[i64]([-1] * n)  # where the story tile goes
        self.story_adds: vec[i64] = vec[i64]([0] * n)  # set of legacy tiles
        self.story_also: vec[i64] = vec[i64]([0] * n)  # set of story cards read as well
        self.story_deck: vec[i64] = vec[i64]([0] * n)  # set of C cards (C90 is 0) shuffled into the deck
        # [(card * 4 + moment) * MOST_PLACED * 2]: missions placed when the card enters play, and after rounds I to III
        self.story_missions: vec[i64] = vec[i64]([-1] * (n * 4 * MOST_PLACED * 2))
        self.story_needs: vec[i64] = vec[i64]([0] * n)  # program of the cost of the story mission
        self.story_gives: vec[i64] = vec[i64]([0] * n)  # program of its rewards
        self.story_fill: vec[i64] = vec[i64]([-1] * n)  # the legacy tile that must be full
        self.story_votes: vec[i64] = vec[i64]([0] * n)  # options of the vote, 0 without one
        # [card * 3 + option]; option 0 is the back without a vote, or what all options share
        self.back_next: vec[i64] = vec[i64]([0] * (n * 3))  # sets of story cards
        self.back_removes: vec[i64] = vec[i64]([0] * (n * 3))  # sets of legacy tiles
        self.back_cards: vec[i64] = vec[i64]([0] * (n * 3))  # sets of C cards
        self.back_end: vec[i64] = vec[i64]([0] * n)  # 0, or the ending + 1
        self.chapter: vec[i64] = vec[i64]([0] * n)
        rows = page.rows("story", list(STORY_IDS))
        for i in range(len(rows)):
            row = rows[i]
            row.only(
                *("id", "kind", "chapter", "title", "story_tile_at", "missions", "add_legacy", "read_also", "mission"),
                *("fill_tile", "back", "provenance"),
            )
            self.chapter[i] = row.whole("chapter", 1, 8)
            if row.said.get("story_tile_at") != "":
                self.story_place[i] = row.word("story_tile_at", LOCATION_IDS)
            self.put_missions(i, 0, self.read_placed(row, "missions"))
            self.story_adds[i] = members(row, "add_legacy", LEGACY_IDS)
            self.story_also[i] = members(row, "read_also", STORY_IDS)
            if "mission" in row.said:
                mission = row.table("mission")
                mission.only("requires", "rewards")
                self.story_needs[i] = coder.cost(mission, "requires")
                self.story_gives[i] = coder.effect(mission, "rewards")
            else:
                self.story_fill[i] = row.word("fill_tile", LEGACY_IDS)
            self.read_back(row.table("back"), i)
        entries = page.rows("entry", list(ENTRY_IDS))
        for k in range(len(entries)):
            row = entries[k]
            i = len(STORY_IDS) + k
            row.only("id", "kind", "chapter", "title", "shuffle_into_deck", "add_legacy", "read_also", "provenance")
            self.chapter[i] = row.whole("chapter", k + 2, k + 2)
            self.story_adds[i] = members(row, "add_legacy", LEGACY_IDS)
            self.story_also[i] = members(row, "read_also", STORY_IDS)
            self.story_deck[i] = members(row, "shuffle_into_deck", CARD_IDS[FIRST_C:])
        single = page.rows("standalone", list(STANDALONE_IDS))
        for k in range(len(single)):
            row = single[k]
            i = len(STORY_IDS) + len(ENTRY_IDS) + k
            row.only(
                *("id", "kind", "title", "add_legacy", "shuffle_into_deck", "setup_missions"),
                *("after_round_1", "after_round_2", "after_round_3", "provenance"),
            )
            self.story_adds[i] = members(row, "add_legacy", LEGACY_IDS)
            self.story_deck[i] = members(row, "shuffle_into_deck", CARD_IDS[FIRST_C:])
            self.put_missions(i, 0, self.read_placed(row, "setup_missions"))
            for after in range(1, 4):
                self.put_missions(i, after, self.read_placed(row, f"after_round_{after}"))

    def read_placed(self, row: Entry, key: str) -> list[int]:
        """Missions to be placed: [location, set of player numbers] in order, with -1 where there is none."""
        flat: list[int] = []
        rows = row.rows(key)
        if len(rows) > MOST_PLACED:
            raise row.refuse(key, f"0..{MOST_PLACED}")
        for one in rows:
            one.only("location", "players")
            said = one.said.get("players")
            who: i64 = 0
            for players in one.wholes("players", 1, 4, len(said) if isinstance(said, list) else 1):
                who |= bit(players)
            flat += [one.word("location", LOCATION_IDS), int(who)]
        return flat + [-1, 0] * (MOST_PLACED - len(rows))

    def put_missions(self, card: int, moment: int, placed: list[int]) -> None:
        for k in range(len(placed)):
            self.story_missions[(card * 4 + moment) * MOST_PLACED * 2 + k] = placed[k]

    def read_back(self, back: Entry, card: int) -> None:
        back.only("next", "options", "campaign_end", "remove_legacy", "add_to_discard")
        self.back_next[card * 3] = members(back, "next", STORY_IDS)
        self.back_removes[card * 3] = members(back, "remove_legacy", LEGACY_IDS)
        self.back_cards[card * 3] = members(back, "add_to_discard", CARD_IDS[FIRST_C:])
        if "campaign_end" in back.said:
            self.back_end[card] = back.word("campaign_end", ENDING_IDS) + 1
        if "options" in back.said:
            options = back.rows("options")
            if len(options) != 2:
                raise back.refuse("options", "2")
            self.story_votes[card] = len(options)
            for k in range(len(options)):
                options[k].only("next", "remove_legacy", "add_to_discard")
                self.back_next[card * 3 + 1 + k] = members(options[k], "next", STORY_IDS)
                self.back_removes[card * 3 + 1 + k] = members(options[k], "remove_legacy", LEGACY_IDS)
                self.back_cards[card * 3 + 1 + k] = members(options[k], "add_to_discard", CARD_IDS[FIRST_C:])
