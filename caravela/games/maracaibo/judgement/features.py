"""What a position holds for a seat, as numbers for bots (section 9.3): judgement, not rules.

Everything is computed from what the seat may know: the table, its own hand, nothing of other hands or of the deck.
"""

from typing import Final

from caravela.core.judgement import Judgement
from caravela.core.packed import i64
from caravela.core.state import State, bit, count
from caravela.games.maracaibo.judgement.outlook import (
    Fray,
    best_influence,
    combat_ahead,
    doubloon_worth,
    program_worth,
    ship_ahead,
    tile_worth,
    titles_ahead,
    worker_worth,
)
from caravela.games.maracaibo.rules.actions import can_deliver, city_action_open, village_count, village_open
from caravela.games.maracaibo.rules.cards import affordable, lacks_for, price, workers_needed
from caravela.games.maracaibo.rules.combat import nation_of, used_of, value_of
from caravela.games.maracaibo.rules.components import (
    ANA,
    AREAS,
    BUILDINGS,
    CAREERS,
    HOME_2,
    LOCATIONS,
    MISSIONS,
    MOST_HAND,
    ROUNDS,
    SLOTS,
    STORY_TILES,
    TASKS,
    TOKENS,
)
from caravela.games.maracaibo.rules.free import task_met, task_open
from caravela.games.maracaibo.rules.legacy import usable_disc_tile
from caravela.games.maracaibo.rules.missions import can_fulfil, can_fulfil_story
from caravela.games.maracaibo.rules.numbers import (
    ACTING,
    ASSISTANTS,
    CARDS_VP,
    CAREER_KEPT,
    CHOOSE_NATION,
    CHOOSE_PILE,
    COMBAT,
    COMBAT_CP,
    COMPASSES,
    CP,
    CROSSED,
    DISC_LEFT,
    DISCOUNTS,
    DO,
    DOUBLOONS,
    ENDED,
    EXPLORE_MOVE,
    EXPLORER,
    EXPLORER_PLUS,
    FIGHT,
    FRESH,
    GAIN_INFLUENCE,
    HAND_SIZE,
    INCOME_D,
    INCOME_VP,
    INFLUENCE,
    MARKED,
    MAY_FIGHT,
    MISSIONS_DONE,
    PASSED,
    PENDING_D,
    PENDING_VP,
    REMOVE_DISC,
    SAIL_OUT,
    SAILING,
    TASKS_DONE,
    TILES_WON,
    TOKENS_OWNED,
    VILLAGE_TURN,
    VP,
    WORKERS,
)
from caravela.games.maracaibo.rules.ops import NOTHING
from caravela.games.maracaibo.rules.scoring import ana_score, leader_points, prestige_points, total
from caravela.games.maracaibo.rules.state import Maracaibo

FEATURES: Final[list[str]] = [
    "points",  # as if the game ended now
    "gained",  # VP so far
    "rival",  # the best rival's points, as if the game ended now
    "cards",  # VP of the tableau
    "prestige",  # what the buildings give now
    "leaders",
    "titles",  # title levels times what the multipliers will probably be
    "influence",  # spaces
    "doubloons",
    "doubloons_late",  # doubloons in the last round
    "income_doubloons",  # what the doubloon income still brings
    "income_track",  # its VP at the end
    "income_points",  # what the VP income still brings
    "pending_doubloons",  # income that waits for tokens, as much as it would still bring
    "pending_points",
    "workers",  # fewer in the last round, as combat points
    "combat_points",
    "combat_cards",  # combat points before each combat, times rounds left
    "compasses",  # more than one, times rounds left
    "missions",
    "combat_tiles",
    "discs",  # removed
    "upgrades",
    "engine",  # what upgrades still bring, and a part of what half-empty areas would bring
    "explorer",  # spaces
    "barriers",
    "explorer_plus",
    "tokens",
    "discounts",  # doubloons, times rounds left
    "hand",  # cards
    "hand_value",  # what the best card that can be bought now is worth, and a part of the others
    "plans",  # planned cards
    "plans_open",  # those that can be bought now
    "goods",  # hand cards that a free market ahead takes
    "objects",  # missions ahead that can be paid now
    "assistants",  # times rounds left
    "assistants_ahead",  # not yet reached this round
    "tasks",  # career tasks done
    "tasks_near",  # that are open, or one step away
    "stop",  # what the main action at this location promises, while it is not taken
    "actions",  # village actions that are left
    "battle",  # what combats and other effects that wait will bring
    "moves",  # explorer moves that are granted
    "turns",  # turns that are left in this round, for the fastest
    "way",  # steps of the own ship to the end of the round, as long as nobody else is near it
    "lead",  # how far the own ship is behind the first one
]


def evaluate(s: Maracaibo, who: i64) -> list[float]:
    """In the order of FEATURES."""
    left: i64 = ROUNDS - s.round if s.round > 0 else i64(ROUNDS - 1)  # rounds after this one
    last = s.round == ROUNDS
    interims: i64 = (ROUNDS - 1 - s.incomes) if s.incomes < ROUNDS else i64(0)
    scorings: i64 = ROUNDS - s.incomes
    n: i64 = s.tallied(DOUBLOONS, who)
    found = [
        float(total(s, who)),
        float(s.tallied(VP, who)),
        rival(s, who),
        float(s.tallied(CARDS_VP, who)),
        float(prestige_points(s, who)),
        float(leader_points(s, who)),
        0.01 * float(titles_ahead(s, who)),
        float(s.tallied(INFLUENCE, who) + s.tallied(INFLUENCE + 1, who) + s.tallied(INFLUENCE + 2, who)),
        0.0 if last else float(n),
        float(n) if last and s.phase != ENDED else 0.0,
        float(s.tallied(INCOME_D, who) * interims),
        float(s.box.income_final[s.tallied(INCOME_D, who)]),
        float(s.tallied(INCOME_VP, who) * scorings),
    ]
    doubloons: i64 = 0
    points: i64 = 0
    for token in range(i64(TOKENS)):
        doubloons += s.tallied(PENDING_D + token, who)
        points += s.tallied(PENDING_VP + token, who)
    rounds: i64 = left + 1 if s.phase != ENDED else i64(0)
    found += [
        float(doubloons * interims),
        float(points * scorings),
        float(s.tallied(WORKERS, who)) * (0.5 if last else 1.0) if s.phase != ENDED else 0.0,
        float(s.tallied(CP, who)) * (0.6 if last else 1.0) if s.phase != ENDED else 0.0,
        float(s.tallied(COMBAT_CP, who) * rounds),
        float((s.tallied(COMPASSES, who) - 1) * rounds),
        float(s.tallied(MISSIONS_DONE, who)),
        float(count(s.tallied(TILES_WON, who))),
        float(discs_gone(s, who)),
        float(s.upgrades(who)),
        0.01 * float(ship_ahead(s, who)) if rounds > 0 else 0.0,
        float(s.box.steps_left[0] - s.box.steps_left[s.tallied(EXPLORER, who)]),
        float(count(s.tallied(CROSSED, who))),
        float(s.tallied(EXPLORER_PLUS, who) * rounds),
        float(count(s.tallied(TOKENS_OWNED, who))),
        float(s.tallied(DISCOUNTS, who) * rounds),
        float(s.tallied(HAND_SIZE, who)) if s.phase != ENDED else 0.0,
        hand_value(s, who, interims, scorings),
    ]
    planned: i64 = 0
    ready: i64 = 0
    for slot in range(i64(SLOTS)):
        card: i64 = s.plans[who * SLOTS + slot] - 1
        if card >= 0:
            planned += 1
            if affordable(s, who, card, -1):
                ready += 1
    found += [
        float(planned),
        float(ready),
        float(goods_ahead(s, who)),
        float(missions_ahead(s, who)),
        float(count(s.tallied(ASSISTANTS, who)) * left),
        float(count(helpers_ahead(s, who))),
        float(count(s.tallied(TASKS_DONE, who))),
        float(tasks_near(s, who)),
        stop_value(s, who),
        float(waiting(s, who, VILLAGE_TURN)),
        battle_left(s, who),
        float(waiting(s, who, EXPLORE_MOVE)),
        float(turns_left(s)),
        way_left(s, who),
        float(behind(s, who)),
    ]
    return found


def rival(s: Maracaibo, who: i64) -> float:
    best: i64 = 0
    for other in range(s.figures):
        if other != who:
            points: i64 = s.tallied(VP, ANA) if other >= s.seats else total(s, other)
            if points > best:
                best = points
    return float(best)


def discs_gone(s: Maracaibo, who: i64) -> i64:
    gone: i64 = 0
    for area in range(i64(AREAS)):
        gone += s.box.area_discs[area] - s.tallied(DISC_LEFT + area, who)
    return gone


def card_worth(s: Maracaibo, who: i64, card: i64, interims: i64, scorings: i64) -> float:
    """What a card would probably bring, in VP, without its price."""
    value = float(s.box.card_vp[card]) + 0.35 * float(s.box.income_d[card] * interims) + float(s.box.income_vp[card] * scorings)
    for token in range(i64(TOKENS)):
        at: i64 = card * TOKENS + token
        value += 0.5 * (0.35 * float(s.box.waiting_d[at] * interims) + float(s.box.waiting_vp[at] * scorings))
    if s.box.code[s.box.lasting[card]] != NOTHING:
        value += 0.6 * float(interims + 1)
    if s.box.helper_of[card] >= 0:
        value += 2.2 * float(interims + 1)
    for i in range(s.box.now_count[card]):
        value += 0.01 * float(program_worth(s, who, s.box.parts[s.box.now_first[card] + i], s.named))
    if s.box.code[s.box.tokens_now[card]] != NOTHING:
        value += 1.0
    return value


def hand_value(s: Maracaibo, who: i64, interims: i64, scorings: i64) -> float:
    """The best card of the hand or the planning area that can be bought now, less its price; a fifth of the others."""
    if s.phase == ENDED:
        return 0.0
    best = 0.0
    others = 0.0
    for i in range(s.tallied(HAND_SIZE, who) + SLOTS):
        size: i64 = s.tallied(HAND_SIZE, who)
        card: i64 = s.hand[who * MOST_HAND + i] if i < size else s.plans[who * SLOTS + i - size] - 1
        if card < 0:
            continue
        worth = card_worth(s, who, card, interims, scorings) - 0.01 * float(doubloon_worth(s) * price(s, who, s.box.price[card]))
        worth -= 0.01 * float(worker_worth(s) * workers_needed(s, card))
        if worth <= 0.0:
            continue
        if affordable(s, who, card, i if i < size else i64(-1)):
            if worth > best:
                others += best
                best = worth
            else:
                others += worth
        else:
            others += worth * 0.5
    return best + 0.2 * others


def ahead(s: Maracaibo, who: i64) -> i64:
    """The set of locations that the ship has not reached or passed in this round."""
    return (bit(LOCATIONS) - 1) & ~s.tallied(PASSED, who)


def goods_ahead(s: Maracaibo, who: i64) -> i64:
    """Hand cards whose good a market ahead, with a free space, takes."""
    wanted: i64 = 0
    places: i64 = ahead(s, who)
    for place in range(i64(LOCATIONS)):
        if places >> place & 1 and s.is_city(place) and s.market_open(place):
            wanted |= bit(s.market_good(place))
    n: i64 = 0
    for i in range(s.tallied(HAND_SIZE, who)):
        if wanted >> s.box.good[s.hand[who * MOST_HAND + i]] & 1:
            n += 1
    return n


def missions_ahead(s: Maracaibo, who: i64) -> i64:
    """Missions on locations ahead that could be paid now."""
    n: i64 = 0
    places: i64 = ahead(s, who)
    for mission in range(i64(MISSIONS)):
        for place in range(i64(LOCATIONS)):
            if places >> place & 1 and s.mission_at(mission, place) and can_fulfil(s, who, mission):
                n += 1
    return n


def helpers_ahead(s: Maracaibo, who: i64) -> i64:
    helpers: i64 = 0
    places: i64 = ahead(s, who)
    for place in range(i64(LOCATIONS)):
        if places >> place & 1:
            helpers |= s.helpers_here(who, place)
    return helpers & ~s.tallied(MARKED, who)


def tasks_near(s: Maracaibo, who: i64) -> i64:
    """Tasks that can be completed, and half-way ones: two for an open task, one for a task that is one step away."""
    career: i64 = s.tallied(CAREER_KEPT, who)
    if not 0 <= career < CAREERS or s.shown < 2:
        return 0
    n: i64 = 0
    for task in range(i64(TASKS)):
        if s.tallied(TASKS_DONE, who) >> task & 1:
            continue
        at: i64 = career * TASKS + task
        if task_open(s, who, task):
            n += 2
        elif s.box.task_low[at] > 0 and task_met(s, who, s.box.task_type[at], s.box.task_low[at] - 1):
            n += 1
    return n


def stop_value(s: Maracaibo, who: i64) -> float:
    """The best main action at the ship's location, while it is not taken: what a stop there promises."""
    if who != s.active or s.main != 0 or (s.phase != SAILING and s.phase != ACTING) or s.moved == 0:
        return 0.0
    place: i64 = s.ship(who)
    best = 0.0
    if city_action_open(s, place):
        best = 0.01 * float(program_worth(s, who, s.city_program(place), s.named))
        if can_deliver(s, who, place) and has_good(s, who, s.market_good(place)):
            best += 2.0
    if village_open(s, place):
        each = 0.6
        if can_buy(s, who):
            each = 1.6
        best = each + 0.6 * float(village_count(s, who) - 1)
    compasses = float(s.tallied(COMPASSES, who))
    missions: i64 = s.missions_at(place)
    for mission in range(i64(MISSIONS)):
        if missions >> mission & 1 and can_fulfil(s, who, mission):
            value = 1.0 + compasses * 0.01 * float(program_worth(s, who, s.box.mission_each[mission], s.named))
            value += 0.01 * float(program_worth(s, who, s.box.mission_bonus[mission], s.named)) - 1.5
            if value > best:
                best = value
    tiles: i64 = s.story_tiles_at(place)
    for tile in range(i64(STORY_TILES)):
        if tiles >> tile & 1 and can_fulfil_story(s, who, tile) and best < 5.0:
            best = 5.0
    helpers: i64 = s.helpers_here(who, place) & ~s.tallied(FRESH, who)
    for helper in range(s.box.helpers):
        if helpers >> helper & 1:
            value = 0.01 * float(program_worth(s, who, s.box.helper_does[helper], s.named))
            if value > best:
                best = value
    if s.tile_used == 0 and usable_disc_tile(s, who, place):
        best += 2.0
    return best


def has_good(s: Maracaibo, who: i64, good: i64) -> bool:
    for i in range(s.tallied(HAND_SIZE, who)):
        if s.box.good[s.hand[who * MOST_HAND + i]] == good:
            return True
    return False


def can_buy(s: Maracaibo, who: i64) -> bool:
    for i in range(s.tallied(HAND_SIZE, who)):
        if affordable(s, who, s.hand[who * MOST_HAND + i], i):
            return True
    for slot in range(i64(SLOTS)):
        if s.plans[who * SLOTS + slot] > 0 and affordable(s, who, s.plans[who * SLOTS + slot] - 1, -1):
            return True
    for building in range(i64(BUILDINGS)):
        if s.buildings_open() >> building & 1 and not lacks_for(s, who, building):
            return True
    return False


def waiting(s: Maracaibo, who: i64, effect: i64) -> i64:
    """The sum of what waiting effects of a kind remember: village actions left, explorer spaces granted."""
    n: i64 = 0
    for i in range(s.depth):
        if s.todo[i] & 255 == effect and s.todo[i] >> 8 & 15 == who:
            n += s.todo[i] >> 12
    if s.offered > 0 and s.asked & 255 == effect and s.asked >> 8 & 15 == who:
        n += s.asked >> 12
    return n


def battle_left(s: Maracaibo, who: i64) -> float:
    """What waits: a combat to come, what can still be done in one that is going on, discs, programs."""
    value: i64 = 0
    for i in range(s.depth + 1):
        task: i64 = s.todo[i] if i < s.depth else s.asked
        if (i == s.depth and s.offered == 0) or task >> 8 & 15 != who:
            continue
        effect: i64 = task & 255
        n: i64 = task >> 12
        if effect == COMBAT or effect == CHOOSE_PILE or effect == MAY_FIGHT:
            value += combat_ahead(s, who)
        elif effect == CHOOSE_NATION:
            value += tile_worth(s, who, n)
        elif effect == FIGHT:
            value += Fray(s, who, nation_of(n), used_of(n)).worth(value_of(n))
        elif effect == REMOVE_DISC:
            value += 150
        elif effect == DO:
            value += program_worth(s, who, n >> 6, s.named)
        elif effect == GAIN_INFLUENCE:
            value += best_influence(s, who, n >> 6)
    return 0.01 * float(value)


def turns_left(s: Maracaibo) -> i64:
    """How many turns the ship that is farthest ahead needs to end the round, at full speed."""
    farthest: i64 = 0
    for who in range(s.figures):
        if s.ship(who) > farthest and s.ship(who) <= HOME_2:
            farthest = s.ship(who)
    return (i64(HOME_2 + 7) - farthest) // 7


def way_left(s: Maracaibo, who: i64) -> float:
    """Stops that the ship can still make: its way home, less when others will end the round before."""
    if s.phase == ENDED or s.trigger >= 0:
        return 0.0
    way: i64 = i64(HOME_2) - s.ship(who)
    for other in range(s.figures):
        reach: i64 = (i64(HOME_2) - s.ship(other)) * 3 // 2 + 2
        if other != who and reach < way:
            way = reach
    return float(way) if way > 0 else 0.0


def behind(s: Maracaibo, who: i64) -> i64:
    farthest: i64 = 0
    for other in range(s.figures):
        if s.ship(other) > farthest:
            farthest = s.ship(other)
    return farthest - s.ship(who)


class MaracaiboJudgement(Judgement):
    features = FEATURES
    turns = [SAIL_OUT]

    def evaluate(self, s: State, who: int) -> list[float]:
        assert isinstance(s, Maracaibo)
        return evaluate(s, who)

    def clock(self, s: State) -> int:
        assert isinstance(s, Maracaibo)
        return s.round

    def unseated(self, s: State) -> int:
        """M-ANA-34 to 38: Ana's points."""
        assert isinstance(s, Maracaibo)
        return sum(ana_score(s).values()) if s.figures > s.seats else 0


JUDGEMENT = MaracaiboJudgement()
