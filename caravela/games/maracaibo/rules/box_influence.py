"""Influence, markers and incomes, read from their table."""

from caravela.core.packed import i64, vec
from caravela.games.maracaibo.rules.box_legacy import LegacyTiles
from caravela.games.maracaibo.rules.components import NATION_IDS, NATIONS


class Influence(LegacyTiles):
    """The tracks beside the map."""

    def read_tracks(self) -> None:
        page = self.page("influence.toml")
        page.only(
            *("schema", "nations", "colours", "influence_track", "marker_stock", "doubloon_income", "vp_income"),
            *("combat_track", "vp_track"),
        )
        page.words("nations", NATION_IDS, NATIONS)
        track = page.table("influence_track")
        track.only("length", "start", "overflow_vp_per_step", "leader_vp", "title_spaces", "title_levels", "provenance")
        track.whole("start", 0, 0)
        self.track_end: i64 = track.whole("length", 1, 60)
        self.overflow_vp: i64 = track.whole("overflow_vp_per_step", 0, 60)
        self.leader_vp: i64 = track.whole("leader_vp", 0, 60)
        said = track.said.get("title_spaces")
        titles = track.wholes("title_spaces", 1, int(self.track_end), len(said) if isinstance(said, list) else 1)
        levels = track.wholes("title_levels", 1, 60, len(titles))
        if titles != sorted(set(titles)):
            raise track.refuse("title_spaces", "M-INF-3")
        # by space: the title level reached, and the next title space (the same space when there is none)
        self.level: vec[i64] = vec[i64]([0] * (self.track_end + 1))
        self.next_title: vec[i64] = vec[i64]([0] * (self.track_end + 1))
        for space in range(int(self.track_end) + 1):
            later = [title for title in titles if title > space]
            self.next_title[space] = later[0] if later else space
            for k in range(len(titles)):
                if titles[k] <= space:
                    self.level[space] = levels[k]
        stock = page.table("marker_stock")
        stock.only("per_nation", "spaces", "take", "majority_first", "majority_second", "provenance")
        self.markers: i64 = stock.whole("per_nation", 1, 60)
        said = stock.said.get("spaces")
        spaces = stock.wholes("spaces", 1, 60, len(said) if isinstance(said, list) else 1)
        if sum(spaces) != self.markers:
            raise stock.refuse("spaces", str(self.markers))
        self.majority_first: i64 = stock.whole("majority_first", 0, 60)
        self.majority_second: i64 = stock.whole("majority_second", 0, 60)
        self.emptied: vec[i64] = vec[i64]([0] * (self.markers + 1))  # by markers left: spaces that are empty
        for left in range(int(self.markers) + 1):
            gone = int(self.markers) - left
            self.emptied[left] = sum(1 for k in range(len(spaces)) if sum(spaces[: k + 1]) <= gone)
        income = page.table("doubloon_income")
        income.only("start", "last", "final_vp", "overflow", "provenance")
        self.income_start: i64 = income.whole("start", 0, 60)
        self.income_last: i64 = income.whole("last", int(self.income_start), 99)
        self.income_final: vec[i64] = vec[i64](income.wholes("final_vp", 0, 60, int(self.income_last) + 1))
        points = page.table("vp_income")
        points.only("start", "wrap_at", "wrap_vp_per_remaining_scoring", "provenance")
        points.whole("start", 0, 0)
        self.wrap_at: i64 = points.whole("wrap_at", 2, 99)
        self.wrap_vp: i64 = points.whole("wrap_vp_per_remaining_scoring", 0, 99)
        combat = page.table("combat_track")
        combat.only("start", "maximum", "provenance")
        combat.whole("start", int(self.start_cp), int(self.start_cp))
        combat.whole("maximum", int(self.most_cp), int(self.most_cp))
        fame = page.table("vp_track")
        fame.only("start", "bonus_tokens", "provenance")
        fame.whole("start", 0, 0)
        fame.wholes("bonus_tokens", 1, 999, 2)
