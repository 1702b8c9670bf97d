"""The explorer track, read from its table."""

from caravela.core.packed import i64, vec
from caravela.core.tables import Entry
from caravela.games.maracaibo.rules.box_pages import Pages, length, rows_of
from caravela.games.maracaibo.rules.coder import Coder
from caravela.games.maracaibo.rules.components import BARRIER_IDS, SPACE_IDS, SPACES, TRACK_SLOTS, rank_of


def check_track(rows: list[Entry], ahead: list[list[int]], ids: list[str]) -> None:
    """M-EXP-2, 3: numbered spaces follow one another; a short cut leaves one of them and comes back further ahead."""
    for i in range(len(ids) - 1):
        number, _, cut = ids[i].partition("s")
        n, on = int(number), [ids[space] for space in ahead[i]]
        if not cut:
            side = f"{n}s1"
            expected = [[str(n + 1), side] if side in ids else [str(n + 1)]]
        elif f"{n}s{int(cut) + 1}" in ids:
            expected = [[f"{n}s{int(cut) + 1}"]]
        else:
            expected = [[str(later)] for later in range(n + 2, int(ids[-1]) + 1)]
        if on not in expected:
            raise rows[i].refuse("next", "M-EXP-3" if cut else ", ".join(expected[0]))
    if ahead[-1]:
        raise rows[-1].refuse("next", "[]")


class ExplorerTrack(Pages):
    """Spaces, short cuts and barriers."""

    def read_explorer(self, coder: Coder) -> None:
        page = self.page("explorer_track.toml", "start", "end", "arrival_vp", "mission_slots", "space", "barrier")
        page.word("start", [SPACE_IDS[0]])
        page.word("end", [SPACE_IDS[SPACES - 1]])
        self.arrival_vp: vec[i64] = vec[i64](page.wholes("arrival_vp", 0, 60, 4))
        self.slot_space: vec[i64] = vec[i64](page.words("mission_slots", SPACE_IDS, TRACK_SLOTS))
        self.rank: vec[i64] = vec[i64]([rank_of(space) for space in SPACE_IDS])
        rows = rows_of(page, "space", SPACE_IDS, "next", "reward", "mission_slot")
        ahead = [row.words("next", SPACE_IDS, min(length(row, "next"), 2)) for row in rows]
        check_track(rows, ahead, SPACE_IDS)
        self.next_space: vec[i64] = vec[i64]([on[0] if on else -1 for on in ahead])
        self.side_space: vec[i64] = vec[i64]([on[1] if len(on) > 1 else -1 for on in ahead])  # the short cut at a junction, or -1
        self.reward: vec[i64] = vec[i64]([coder.effect(row, "reward") for row in rows])  # programs
        self.slot_at: vec[i64] = vec[i64]([-1] * SPACES)  # the mission slot of a space
        for i in range(SPACES):
            slots = [k for k in range(TRACK_SLOTS) if self.slot_space[k] == i]
            if rows[i].flag("mission_slot") != (len(slots) == 1):
                raise rows[i].refuse("mission_slot", "mission_slots")
            if slots:
                self.slot_at[i] = slots[0]
        self.steps_left: vec[i64] = vec[i64]([999] * (SPACES - 1) + [0])  # spaces to the end on the shortest path
        for _ in range(SPACES):
            for i in range(SPACES - 1):
                self.steps_left[i] = 1 + min([int(self.steps_left[space]) for space in ahead[i]])
        # [space * SPACES + to]: spaces on the shortest path forward, -1 when there is none
        self.apart: vec[i64] = vec[i64]([-1] * (SPACES * SPACES))
        for i in sorted(range(SPACES), key=lambda i: -int(self.rank[i])):
            self.apart[i * SPACES + i] = 0
            for to in range(SPACES):
                steps = [int(self.apart[space * SPACES + to]) for space in ahead[i]]
                if max(steps, default=-1) >= 0:
                    self.apart[i * SPACES + to] = 1 + min([n for n in steps if n >= 0])
        barriers = rows_of(page, "barrier", BARRIER_IDS, "between", "first_vp", "later_vp", "influence")
        # crossed by a step from this space to the next
        self.barrier_from: vec[i64] = vec[i64]([row.words("between", SPACE_IDS, 2)[0] for row in barriers])
        self.barrier_first: vec[i64] = vec[i64]([row.whole("first_vp", 0, 60) for row in barriers])
        self.barrier_later: vec[i64] = vec[i64]([row.whole("later_vp", 0, 60) for row in barriers])
        self.barrier_influence: vec[i64] = vec[i64]([row.whole("influence", 0, 15) for row in barriers])
