"""What is in the box: the component tables as numbers, read from data/*.toml or from a corrected copy of those files."""

from typing import Final

from caravela.core.packed import i64, vec
from caravela.core.tables import Tables
from caravela.games.maracaibo.rules.box_pages import flat, starts
from caravela.games.maracaibo.rules.box_story import Stories
from caravela.games.maracaibo.rules.coder import Coder
from caravela.games.maracaibo.rules.seaways import check_map, listed_ways

FILES: Final = [
    "automa.toml",
    "careers.toml",
    "city_tiles.toml",
    "combat_tiles.toml",
    "explorer_track.toml",
    "influence.toml",
    "legacy_tiles.toml",
    "map.toml",
    "mission_tiles.toml",
    "prestige.toml",
    "project_cards.toml",
    "ship_board.toml",
    "story_cards.toml",
]


class Box(Stories):
    """Every printed number of the components. Made once, shared by all games that use the same tables.

    The tables are read by chapter, one class on top of another, so that all numbers are attributes of one object.
    """

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        coder = Coder()
        self.read_explorer(coder)
        self.read_map(coder)
        self.read_city_tiles(coder)
        self.read_ship(coder)
        self.read_cards(coder)
        self.read_prestige()
        self.read_careers(coder)
        self.read_combat_tiles(coder)
        self.read_missions(coder)
        self.read_legacy(coder)
        self.read_automa()
        self.read_tracks()
        self.read_stories(coder)
        self.code: vec[i64] = vec[i64](coder.code)
        self.parts: vec[i64] = vec[i64](coder.parts)
        check_map(self)
        # The ways of a ship (seaways.py): listed_ways[ways_at[i]] up to ways_at[i + 1]
        listed = listed_ways(self)
        self.listed_ways: vec[i64] = flat(listed)
        self.ways_at: vec[i64] = starts(listed)
