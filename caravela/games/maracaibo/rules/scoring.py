"""Final scoring (4.22): what counts at the end, as if the game ended now."""

from typing import Final

from caravela.core.game import Score
from caravela.core.packed import i64, vec
from caravela.games.maracaibo.rules.automa import ana_categories
from caravela.games.maracaibo.rules.components import ANA, BUILDINGS, NATIONS
from caravela.games.maracaibo.rules.numbers import CARDS_VP, INCOME_D, INCOME_VP, INFLUENCE, INVESTED, VP
from caravela.games.maracaibo.rules.state import Maracaibo

CATEGORIES: Final = ["voyage", "income", "doubloon_track", "cards", "prestige", "leaders", "titles"]
OF_ANA: Final = [*CATEGORIES, "missions", "mission_lead", "upgrade_lead", "explorer_lead"]  # hers, beside those of the players
VOYAGE: Final = 0  # gained in play
INCOME: Final = 1
DOUBLOON_TRACK: Final = 2
TABLEAU: Final = 3
PRESTIGE: Final = 4
LEADERS: Final = 5
TITLES: Final = 6


def building_points(s: Maracaibo, who: i64, building: i64) -> i64:
    """M-PRES-7."""
    points: i64 = s.box.building_vp[building] * s.counted(who, s.box.building_per[building])
    most: i64 = s.box.building_most[building]
    return most if most > 0 and points > most else points


def prestige_points(s: Maracaibo, who: i64) -> i64:
    points: i64 = 0
    for building in range(i64(BUILDINGS)):
        if s.tallied(INVESTED, who) >> building & 1:
            points += building_points(s, who, building)
    return points


def leader_points(s: Maracaibo, who: i64) -> i64:
    """M-FIN-4, 5: the most influence with a nation, also together with others; nothing while all are on 0."""
    points: i64 = 0
    for nation in range(i64(NATIONS)):
        own: i64 = s.tallied(INFLUENCE + nation, who)
        leads = own > 0
        for other in range(s.figures):
            if s.tallied(INFLUENCE + nation, other) > own:
                leads = False
        if leads:
            points += s.box.leader_vp
    return points


def majority(s: Maracaibo, nation: i64) -> i64:
    """M-FIN-7, 8: ties take the higher value."""
    own: i64 = s.markers_on_map(nation)
    ahead: i64 = 0
    tied: i64 = 0
    for other in range(i64(NATIONS)):
        if other != nation:
            if s.markers_on_map(other) > own:
                ahead += 1
            elif s.markers_on_map(other) == own:
                tied += 1
    if ahead == 0:
        return s.box.majority_first
    return s.box.majority_second if ahead == 1 else i64(0)


def multiplier(s: Maracaibo, nation: i64) -> i64:
    """M-FIN-9: empty stock spaces and the majority."""
    return s.box.emptied[s.stock[nation]] + majority(s, nation)


def title_points(s: Maracaibo, who: i64) -> i64:
    """M-FIN-6."""
    points: i64 = 0
    for nation in range(i64(NATIONS)):
        level: i64 = s.level(who, nation)
        if level > 0:
            points += level * multiplier(s, nation)
    return points


def points(s: Maracaibo, who: i64) -> vec[i64]:
    """The points of a player in the order of CATEGORIES, as if the game ended now."""
    return vec[i64](
        [
            s.tallied(VP, who),
            s.tallied(INCOME_VP, who),
            s.box.income_final[s.tallied(INCOME_D, who)],
            s.tallied(CARDS_VP, who),
            prestige_points(s, who),
            leader_points(s, who),
            title_points(s, who),
        ]
    )


def total(s: Maracaibo, who: i64) -> i64:
    found: i64 = 0
    for n in points(s, who):
        found += n
    return found


def scores(s: Maracaibo) -> list[Score]:
    """M-FIN-11: the score of each player; ties share the victory."""
    return [Score(who, dict(zip(CATEGORIES, [int(n) for n in points(s, who)], strict=True))) for who in range(s.seats)]


def ana_score(s: Maracaibo) -> dict[str, int]:
    """M-ANA-34 to 38: Ana's points by category, as if the game ended now."""
    found = {"voyage": int(s.tallied(VP, ANA)), "leaders": int(leader_points(s, ANA)), "titles": int(title_points(s, ANA))}
    found.update(ana_categories(s))
    return found
