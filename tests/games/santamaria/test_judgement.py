"""What the features of a position tell (section 15): for each that is told here, two positions that differ in it."""

from caravela.games.santamaria.judgement.features import FEATURES
from caravela.games.santamaria.judgement.prospects import JUDGEMENT
from caravela.games.santamaria.rules.numbers import ARRIVAL, BLUE_TAKEN, LEAD, RETIRED, WHITE_TAKEN
from tests.games.santamaria.kit import Table, table


def seen(t: Table, feature: str, who: int = 0) -> float:
    return JUDGEMENT.evaluate(t.s, who)[FEATURES.index(feature)]


def race(mine: int, theirs: int, players: int = 2) -> Table:
    """Year 3 with two players brings 6 points to the first."""
    return table(players, year=3).set(0, LEAD, mine).set(1, LEAD, theirs)


def test_the_gap_to_the_next_on_the_conquistador_track_counts() -> None:
    """S-YEAR-3."""
    chances = [seen(race(mine, 3), "conquest") for mine in range(7)]
    assert chances == sorted(chances)
    assert chances[3] - chances[2] > chances[6] - chances[5]


def test_a_lead_counts_more_when_the_rival_has_no_dice_left() -> None:
    """S-DIE-2, S-DIE-14."""
    before = seen(race(3, 2), "conquest")
    t = race(3, 2).set(1, WHITE_TAKEN, 3).set(1, BLUE_TAKEN, 1)
    assert seen(t, "conquest") > before


def test_shipments_of_a_rival_that_will_still_march_are_reckoned_with() -> None:
    """S-RET-14, S-RET-18: the steps of the income count for this year."""
    assert seen(race(3, 2).harbour(1, conquistador=2), "conquest") < seen(race(3, 2), "conquest")


def test_territories_of_a_rival_that_march_count_with_its_dice() -> None:
    """S-DIE-13: a territory can be activated several times in a year."""
    t = race(3, 2).column(1, 2, "conquistador", "conquistador")
    assert seen(t, "conquest") < seen(race(3, 2), "conquest")


def test_when_everybody_has_retired_the_rank_is_sure() -> None:
    """S-YEAR-3, S-YEAR-4: on one space the earlier marker is before."""
    for mine, theirs, arrival, points in ((3, 2, 9, 6), (2, 3, 9, 0), (3, 3, 1, 6), (3, 3, 9, 0)):
        t = race(mine, theirs).set(0, RETIRED, 1).set(1, RETIRED, 2).set(0, ARRIVAL, arrival).set(1, ARRIVAL, 5)
        assert seen(t, "conquest") == points


def test_value_is_the_weighted_sum_of_the_features() -> None:
    t = table(2, year=2).board(0, "A1").board(1, "A2").white(1, 2, 3, 4).blue(0, 5).give(0, coins=3, wood=2)
    weights = [0.1 * i - 1 for i in range(len(FEATURES))]
    told = sum(w * f for w, f in zip(weights, JUDGEMENT.evaluate(t.turn().s, 0), strict=True))
    assert abs(JUDGEMENT.value(t.s, 0, weights) - told) < 1e-9
