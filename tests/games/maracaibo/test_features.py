"""What bots see of a position (section 9.3)."""

import random

import pytest

from caravela.core.state import take
from caravela.games import FACES
from caravela.games.maracaibo.rules import numbers
from caravela.games.maracaibo.rules.components import CARD_IDS, DIFFICULTY_IDS, MAP
from caravela.games.maracaibo.rules.game import MARACAIBO
from caravela.games.maracaibo.rules.scoring import ana_score
from caravela.games.maracaibo.rules.setup import CHAPTERS
from caravela.games.maracaibo.rules.state import Maracaibo
from tests.games.maracaibo.kit import Table, table


def feature(t: Table, name: str, who: int = 0) -> float:
    return FACES["maracaibo"].judgement.evaluate(t.s, who)[FACES["maracaibo"].judgement.features.index(name)]


def test_only_what_the_seat_may_know() -> None:
    """M-INFO-1, M-INFO-6: in every world that the seat cannot tell from this one, a position is worth the same."""
    for players in (1, 2, 4):
        luck = random.Random(players)
        s = MARACAIBO.start(players, MARACAIBO.agree("single_hard", {"open_planning": "false"}), players)
        n = 0
        while not s.over:
            n += 1
            if n % 7 == 0:
                seat = luck.randrange(players)
                found = FACES["maracaibo"].judgement.evaluate(s, seat)
                assert len(found) == len(FACES["maracaibo"].judgement.features)
                assert FACES["maracaibo"].judgement.evaluate(MARACAIBO.imagine(s, seat, n), seat) == found
            take(s, luck.choice(s.on_offer()))
        assert FACES["maracaibo"].judgement.evaluate(s, 0)[0] == MARACAIBO.scores(s)[0].total


def test_points_and_means() -> None:
    t = table().set(0, numbers.VP, 12).own(0, "B001").give(0, doubloons=7, cp=3, workers=4).income(0, 14, 3)
    assert feature(t, "points") == 12 + 4 + 2 + 3
    assert (feature(t, "gained"), feature(t, "cards"), feature(t, "doubloons")) == (12, 4, 7)
    assert (feature(t, "workers"), feature(t, "combat_points")) == (4, 3)
    assert feature(t, "income_doubloons") == 14 * 3 and feature(t, "income_points") == 3 * 4


def test_a_title_is_worth_more_where_markers_lie() -> None:
    poor = table().influence(0, france=6)
    rich = table().influence(0, france=6).marker("france", "1", "2", "3", "4").stock("france", 5)
    assert feature(rich, "titles") > feature(poor, "titles") > 0


def test_what_a_stop_promises() -> None:
    """Before the main action is taken; a mission that can be paid promises more than a bare village."""
    bare = table().main(0, "6", 1)
    mission = table().mission("Q14", "6").give(0, doubloons=5).main(0, "6", 1)
    assert feature(mission, "stop") > feature(bare, "stop") > 0
    bare.say("no main action")
    bare.s.main = 1
    assert feature(bare, "stop") == 0


def test_what_is_still_to_come() -> None:
    t = table().village(0, 3)
    assert feature(t, "actions") == 3
    assert feature(t.say("coin"), "actions") == 2
    t = table().happen(numbers.EXPLORE_MOVE, 0, 3)
    assert feature(t, "moves") == 3
    t = table().main(0, "11", 1).say("city action", "pile left")
    assert feature(t, "battle") >= 0


def test_cards_and_goods() -> None:
    t = table().hand(0, "B001", "A03").give(0, doubloons=20)
    assert feature(t, "hand") == 2 and feature(t, "hand_value") > 0
    assert feature(table().hand(0, "A03"), "goods") == 1  # cocoa for Maracaibo
    assert feature(table().plan(0, "A01").give(0, doubloons=9), "plans_open") == 1


def test_cards_that_will_fill_the_hand_up_count_already() -> None:
    """M-HAND-1: paying with a card costs no card, because the turn ends with a full hand; in the end nothing left over counts."""
    t = table().hand(0, "A03").turn(0)
    assert feature(t, "hand") == 4 and feature(t, "goods") > feature(table().hand(0, "A03"), "goods")
    t = table().hand(0, "A20", "A21").give(0, doubloons=30, workers=3, cp=2).final()
    left = ("hand", "hand_value", "doubloons", "doubloons_late", "workers", "combat_points", "goods", "missions_near")
    assert [feature(t, name) for name in left] == [0] * len(left)


def test_assistants_and_tasks() -> None:
    t = table().own(0, "A51", "A52").career(0, "CR1").combat_tiles(0, "K01", "K02")
    assert feature(t, "assistants") == 2 * 3 and feature(t, "assistants_ahead") == 2
    assert feature(t, "tasks_near") == 1
    assert feature(t.combat_tiles(0, "K03"), "tasks_near") == 2


def test_a_mission_is_near_when_little_is_missing() -> None:
    """M-MIS-3, 4: Q02 asks for two maps. Each card that shows one brings it nearer; behind the ship it is lost."""
    box = table().s.box
    maps = [name for i, name in enumerate(CARD_IDS) if box.object[i] == MAP]
    near = [feature(table().mission("Q02", "9").hand(0, *maps[:n]), "missions_near") for n in range(3)]
    assert 0 < near[0] < near[1] < near[2]
    assert feature(table().mission("Q02", "9").hand(0, *maps[:2]).ship(0, "10"), "missions_near") == 0
    more = table().mission("Q02", "9").hand(0, *maps[:2]).set(0, numbers.COMPASSES, 3)
    assert feature(more, "missions_near") > near[2]


def test_a_mission_on_the_other_branch_of_a_fork_is_lost() -> None:
    """M-SAIL-3: from 13 no ship comes to 15; from 14 it does."""
    for at, n in (("12", 1), ("13", 0), ("14", 1)):
        assert feature(table().mission("Q14", "15").give(0, doubloons=5).ship(0, at), "objects") == n


def test_missions_of_the_track_and_of_own_cards_are_near_too() -> None:
    """M-EXP-9, M-VILL-12: the nearer the explorer; on a card of somebody else it is out of reach."""
    on_track = [
        feature(table().put_mission("Q14", numbers.Q_TRACK).give(0, doubloons=5).explorer(0, space), "missions_near")
        for space in ("0", "5", "8", "5s1")
    ]
    assert 0 < on_track[0] < on_track[1] and on_track[2:] == [0, 0]
    t = table().own(0, "A33").put_mission("Q14", numbers.Q_CARD + CARD_IDS.index("A33")).give(0, doubloons=5)
    assert feature(t, "missions_near") > 0 and feature(t, "missions_near", 1) == 0


def test_who_can_end_the_round() -> None:
    """M-HOME-6, 8, 9: from 20 in rounds I to III, from 21b in round IV. Others who are near home leave less time."""
    for round, at, ends in ((1, "20", 1), (1, "19", 0), (4, "20", 0), (4, "21b", 1)):
        assert feature(table(round=round).ship(0, at), "can_end") == ends
    early = [feature(table(players).ship(0, "4").ship(1, at), "time") for players in (1, 2) for at in ("H", "12", "20")]
    assert early[0] > early[1] > early[2] == 1 and early[3] > early[4] > early[5] == 1
    late = [feature(table(players, round=4).ship(0, "4").ship(1, at), "time") for players in (1, 2) for at in ("20", "21b")]
    assert late == [2, 1, 2, 1]
    assert feature(table(2, legacy_city_on_or_beyond="true").ship(0, "9a"), "way") == feature(table(2).ship(0, "9"), "way")


def test_who_leads_in_the_last_round_wants_it_to_end() -> None:
    for round, vp, sign in ((4, 15, 1), (4, -15, -1), (3, 15, 0)):
        t = table(2, round=round).set(0, numbers.VP, 20 + vp).set(1, numbers.VP, 20).ship(0, "4").ship(1, "4")
        assert (feature(t, "hurry") > 0) - (feature(t, "hurry") < 0) == sign


def test_all_of_anas_points_count() -> None:
    """M-ANA-34 to 38: as her final scoring says it, whatever lies on the table."""
    t = table(1).set(1, numbers.VP, 20).missions_done(1, 3).explorer(1, "10").influence(1, spain=9, france=3)
    t.s.ana_gone = 7
    assert feature(t, "ana") == sum(ana_score(t.s).values()) > 20 + 15 + 20 + 20
    assert feature(t, "rival") == 0 and feature(table(2).set(1, numbers.VP, 20), "ana") == 0


def test_every_step_towards_anas_bonuses_counts() -> None:
    """M-ANA-36 to 38: also one that brings her no points yet; far beyond the last bonus nothing matters any more."""
    assert [feature(table(1).missions_done(1, n), "ana_missions") for n in (0, 1, 2, 9)] == [0, 1, 2, 6]
    assert [feature(table(1).explorer(1, at), "ana_explorer") for at in ("0", "3", "32")] == [0, 3, 13]
    t = table(1).upgrade(0, "S01")
    t.s.ana_gone = 6
    assert feature(t, "ana_upgrades") == 2
    t.s.ana_cards = 2
    assert feature(t, "ana_income") == (6 + 2) * 4
    assert [feature(table(2).missions_done(1, 3), name) for name in ("ana_missions", "ana_income")] == [0, 0]


@pytest.mark.parametrize(
    ("players", "changes"),
    [(1, {"difficulty": level, "story": story}) for level, story in zip(DIFFICULTY_IDS, CHAPTERS, strict=False)]
    + [(2, {"story": "campaign"}), (3, {"story": "chapter8"}), (4, {"story": "77", "open_planning": "false"})],
)
def test_features_are_sound_at_every_table(players: int, changes: dict[str, str]) -> None:
    """Every difficulty of Ana, chapters of the campaign, one to four players: finite, and the points are those of the rules."""
    s = MARACAIBO.start(players, MARACAIBO.agree("single", changes), players)
    luck = random.Random(players)
    judgement = FACES["maracaibo"].judgement
    n = 0
    while not s.over:
        n += 1
        if n % 9 == 0:
            who = luck.randrange(players)
            found = dict(zip(judgement.features, judgement.evaluate(s, who), strict=True))
            assert all(abs(value) < 1000 for value in found.values()), found
            totals = [score.total for score in MARACAIBO.scores(s)]
            assert found["points"] == totals[who]
            assert found["rival"] == max([total for seat, total in enumerate(totals) if seat != who], default=0)
            assert isinstance(s, Maracaibo)
            assert found["ana"] == (sum(ana_score(s).values()) if players == 1 else 0)
        take(s, luck.choice(s.on_offer()))
