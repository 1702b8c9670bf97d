"""The explorer track, read from its table."""

from caravela.core.packed import i64, vec
from caravela.core.tables import Entry
from caravela.games.maracaibo.rules.box_pages import Pages
from caravela.games.maracaibo.rules.coder import Coder
from caravela.games.maracaibo.rules.components import BARRIER_IDS, BARRIERS, SPACE_IDS, SPACES, TRACK_SLOTS, rank_of


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
        page = self.page("explorer_track.toml")
        page.only("schema", "start", "end", "arrival_vp", "mission_slots", "space", "barrier")
        page.word("start", [SPACE_IDS[0]])
        page.word("end", [SPACE_IDS[SPACES - 1]])
        self.arrival_vp: vec[i64] = vec[i64](page.wholes("arrival_vp", 0, 60, 4))
        self.slot_space: vec[i64] = vec[i64](page.words("mission_slots", SPACE_IDS, 3))
        self.next_space: vec[i64] = vec[i64]([-1] * SPACES)
        self.side_space: vec[i64] = vec[i64]([-1] * SPACES)  # the short cut at a junction, or -1
        self.reward: vec[i64] = vec[i64]([0] * SPACES)  # programs
        self.slot_at: vec[i64] = vec[i64]([-1] * SPACES)  # the mission slot of a space
        self.rank: vec[i64] = vec[i64]([rank_of(space) for space in SPACE_IDS])
        self.steps_left: vec[i64] = vec[i64]([0] * SPACES)  # spaces to the end on the shortest path
        ahead: list[list[int]] = []
        rows = page.rows("space", list(SPACE_IDS))
        for i in range(SPACES):
            row = rows[i]
            row.only("id", "next", "reward", "mission_slot", "note", "provenance")
            said = row.said.get("next")
            on = row.words("next", SPACE_IDS, len(said) if isinstance(said, list) and len(said) < 3 else 1) if said != [] else []
            ahead.append(on)
            if on:
                self.next_space[i] = on[0]
            if len(on) > 1:
                self.side_space[i] = on[1]
            self.reward[i] = coder.effect(row, "reward")
            slots = [k for k in range(TRACK_SLOTS) if self.slot_space[k] == i]
            if row.flag("mission_slot") != (len(slots) == 1):
                raise row.refuse("mission_slot", "mission_slots")
            if slots:
                self.slot_at[i] = slots[0]
        check_track(rows, ahead, SPACE_IDS)
        for i in range(SPACES - 2, -1, -1):
            self.steps_left[i] = 999
        for _ in range(SPACES):
            for i in range(SPACES - 1):
                least = 1 + self.steps_left[self.next_space[i]]
                if self.side_space[i] >= 0:
                    least = min(least, 1 + self.steps_left[self.side_space[i]])
                self.steps_left[i] = least
        self.barrier_from: vec[i64] = vec[i64]([0] * BARRIERS)  # crossed by a step from this space to the next
        self.barrier_to: vec[i64] = vec[i64]([0] * BARRIERS)
        self.barrier_first: vec[i64] = vec[i64]([0] * BARRIERS)
        self.barrier_later: vec[i64] = vec[i64]([0] * BARRIERS)
        self.barrier_influence: vec[i64] = vec[i64]([0] * BARRIERS)
        barriers = page.rows("barrier", list(BARRIER_IDS))
        for i in range(BARRIERS):
            row = barriers[i]
            row.only("id", "between", "first_vp", "later_vp", "influence", "provenance")
            ends = row.words("between", SPACE_IDS, 2)
            self.barrier_from[i] = ends[0]
            self.barrier_to[i] = ends[1]
            self.barrier_first[i] = row.whole("first_vp", 0, 60)
            self.barrier_later[i] = row.whole("later_vp", 0, 60)
            self.barrier_influence[i] = row.whole("influence", 0, 15)
