"""Influence, markers and incomes, read from their table."""

from bisect import bisect
from itertools import accumulate

from caravela.core.packed import i64, vec
from caravela.core.tables import Entry
from caravela.games.maracaibo.rules.box_legacy import LegacyTiles
from caravela.games.maracaibo.rules.box_pages import length
from caravela.games.maracaibo.rules.components import NATION_IDS, NATIONS


class Influence(LegacyTiles):
    """The tracks beside the map."""

    def read_tracks(self) -> None:
        page = self.page(
            *("influence.toml", "nations", "colours", "influence_track", "marker_stock", "doubloon_income", "vp_income"),
            *("combat_track", "vp_track"),
        )
        page.words("nations", NATION_IDS, NATIONS)
        self.read_influence(page.table("influence_track"))
        self.read_markers(page.table("marker_stock"))
        income = page.table("doubloon_income")
        income.only("start", "last", "final_vp", "overflow")
        self.income_start: i64 = income.whole("start", 0, 60)
        self.income_last: i64 = income.whole("last", int(self.income_start), 99)
        self.income_final: vec[i64] = vec[i64](income.wholes("final_vp", 0, 60, int(self.income_last) + 1))
        points = page.table("vp_income")
        points.only("start", "wrap_at", "wrap_vp_per_remaining_scoring")
        points.whole("start", 0, 0)
        self.wrap_at: i64 = points.whole("wrap_at", 2, 99)
        self.wrap_vp: i64 = points.whole("wrap_vp_per_remaining_scoring", 0, 99)
        combat = page.table("combat_track")
        combat.only("start", "maximum")
        combat.whole("start", int(self.start_cp), int(self.start_cp))
        combat.whole("maximum", int(self.most_cp), int(self.most_cp))
        fame = page.table("vp_track")
        fame.only("start", "bonus_tokens")
        fame.whole("start", 0, 0)
        fame.wholes("bonus_tokens", 1, 999, 2)

    def read_influence(self, track: Entry) -> None:
        track.only("length", "start", "overflow_vp_per_step", "leader_vp", "title_spaces", "title_levels")
        track.whole("start", 0, 0)
        self.track_end: i64 = track.whole("length", 1, 60)
        self.overflow_vp: i64 = track.whole("overflow_vp_per_step", 0, 60)
        self.leader_vp: i64 = track.whole("leader_vp", 0, 60)
        titles = track.wholes("title_spaces", 1, int(self.track_end), length(track, "title_spaces"))
        levels = [0, *track.wholes("title_levels", 1, 60, len(titles))]
        if titles != sorted(set(titles)):
            raise track.refuse("title_spaces", "M-INF-3")
        # by space: the title level reached, and the next title space (the same space when there is none)
        spaces = range(int(self.track_end) + 1)
        self.level: vec[i64] = vec[i64]([levels[bisect(titles, space)] for space in spaces])
        self.next_title: vec[i64] = vec[i64]([[*titles, space][bisect(titles, space)] for space in spaces])

    def read_markers(self, stock: Entry) -> None:
        stock.only("per_nation", "spaces", "take", "majority_first", "majority_second")
        self.markers: i64 = stock.whole("per_nation", 1, 60)
        spaces = stock.wholes("spaces", 1, 60, length(stock, "spaces"))
        if sum(spaces) != self.markers:
            raise stock.refuse("spaces", str(self.markers))
        self.majority_first: i64 = stock.whole("majority_first", 0, 60)
        self.majority_second: i64 = stock.whole("majority_second", 0, 60)
        most = int(self.markers)
        ends = list(accumulate(spaces))
        self.emptied: vec[i64] = vec[i64](
            [bisect(ends, most - left) for left in range(most + 1)]
        )  # by markers left: empty spaces
