"""What a position holds for a seat, as numbers for bots (section 9.3): judgement, not rules.

Everything is computed from what the seat may know: the table, its own hand, nothing of other hands or of the deck.
"""

from typing import Final

from caravela.core.judgement import Judgement
from caravela.core.packed import i64, vec
from caravela.core.state import State, bit, count
from caravela.games.maracaibo.judgement.outlook import Fray, Outlook
from caravela.games.maracaibo.rules.actions import can_deliver, city_action_open, village_count, village_open
from caravela.games.maracaibo.rules.automa import ana_income, explorer_lead, for_lead, mission_lead, upgrade_lead
from caravela.games.maracaibo.rules.cards import affordable, lacks_for, price, workers_needed
from caravela.games.maracaibo.rules.combat import nation_of, used_of, value_of
from caravela.games.maracaibo.rules.components import (
    ANA,
    ANGOSTURA,
    AREAS,
    BUILDINGS,
    CABEZAS,
    CAREERS,
    GOODS,
    HAVANA,
    HOME_1,
    HOME_2,
    HOME_2_LAST,
    LOCATIONS,
    MISSIONS,
    MOST_HAND,
    ROUNDS,
    SLOTS,
    STORY_TILES,
    TASKS,
    TOKENS,
    TRACK_END,
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
    FILL_HAND,
    FINAL_SCORING,
    FRESH,
    GAIN_INFLUENCE,
    HAND_LIMIT,
    HAND_SIZE,
    INCOME_D,
    INCOME_VP,
    INFLUENCE,
    MARKED,
    MAY_FIGHT,
    MISSIONS_DONE,
    OBJECT,
    PASSED,
    PENDING_D,
    PENDING_VP,
    Q_CARD,
    Q_L1,
    Q_MAP,
    Q_TAKEN,
    Q_TRACK,
    REMOVE_DISC,
    SAIL_OUT,
    SAILING,
    SCORING,
    T_MAP,
    TASKS_DONE,
    TILES_WON,
    TOKENS_OWNED,
    VILLAGE_TURN,
    VP,
    WORKERS,
)
from caravela.games.maracaibo.rules.ops import (
    COST_CP,
    COST_DOUBLOONS,
    COST_GOOD,
    COST_HAND,
    COST_IDENTICAL,
    COST_OBJECT,
    COST_WORKER,
    NOTHING,
)
from caravela.games.maracaibo.rules.scoring import ana_score, leader_points, prestige_points
from caravela.games.maracaibo.rules.state import Maracaibo

FEATURES: Final[list[str]] = [
    "points",  # as if the game ended now
    "gained",  # VP so far
    "rival",  # the points of the best other player, as if the game ended now
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
    "missions_near",  # what missions that can be reached are worth, less for each thing that is missing
    "time",  # turns that the seat can still expect in this round
    "can_end",  # the own ship is one step from the end of the round
    "hurry",  # turns to expect in the last round, times how far ahead the seat is: who leads wants it to end
    "ana",  # against Ana: all her points, as if the game ended now
    "ana_income",  # what her income still brings
    "ana_missions",  # how many missions more she has, as far as it matters for her bonus
    "ana_upgrades",
    "ana_explorer",
]


# percent: a mission that lacks so many things will be fulfilled
NEAR: Final[vec[i64]] = vec[i64]([100, 50, 20, 0])
FAR: Final = 8  # percent less for every space of the explorer track up to a mission
SYMBOL: Final = 40  # a hand card that pays a mission
AGAINST_ANA: Final = 500  # a mission that Ana does not get
STORY: Final = 500  # a story mission
COMING_WORTH: Final = 1.5  # a card that will be drawn, in VP,
COMING_GOODS: Final = 0.25  # and how often it shows the good of a market


def along(place: i64) -> i64:
    """How far a location lies along the way home: the legacy cities lie behind 9 and 15."""
    return place if place < ANGOSTURA else 9 + 6 * (place - ANGOSTURA)


class Sight(Outlook):
    """The features of a position, one after the other."""

    def __init__(self, s: Maracaibo, who: i64) -> None:
        super().__init__(s, who)
        self.over = s.phase == ENDED or s.phase == FINAL_SCORING  # what is left over has no use any more (M-FIN-12)
        self.rounds: i64 = 0 if self.over else self.left + 1  # with this one
        self.interims: i64 = (ROUNDS - 1 - s.incomes) if s.incomes < ROUNDS else i64(0)
        self.scorings: i64 = ROUNDS - s.incomes
        self.ahead: i64 = 0  # the set of locations that the ship can still reach in this round; in a scoring, in the next one
        if s.phase == SCORING:
            self.ahead = s.box.onward[HAVANA]
        elif not self.over:
            self.ahead = s.box.onward[s.ship(who)]
        self.objects: i64 = 0  # hand cards by what they can pay: four bits for each object, and for each good
        self.goods: i64 = 0
        for i in range(s.tallied(HAND_SIZE, who)):
            card: i64 = s.hand[who * MOST_HAND + i]
            self.objects += bit(4 * s.box.object[card])
            self.goods += bit(4 * s.box.good[card])
        self.coming: i64 = 0  # cards that will fill the hand up when the deed is done (M-HAND-1)
        if self.is_waiting(FILL_HAND):
            self.coming = s.tallied(HAND_LIMIT, who) - s.tallied(HAND_SIZE, who)
            if self.coming < 0:
                self.coming = 0
        self.payable: i64 = 0  # missions on locations ahead that could be paid now
        self.near: i64 = 0
        if not self.over:
            self.look_for_missions()

    def features(self) -> list[float]:
        """In the order of FEATURES."""
        s = self.s
        who: i64 = self.who
        last = self.last
        n: i64 = s.tallied(DOUBLOONS, who)
        points: i64 = self.total(who)
        rival: i64 = self.best_other()
        hers: i64 = self.points_of_ana() if s.setup.solo else i64(0)
        found = [
            float(points),
            float(s.tallied(VP, who)),
            float(rival),
            float(s.tallied(CARDS_VP, who)),
            float(prestige_points(s, who)),
            float(leader_points(s, who)),
            0.01 * float(self.titles_ahead()),
            float(s.tallied(INFLUENCE, who) + s.tallied(INFLUENCE + 1, who) + s.tallied(INFLUENCE + 2, who)),
            0.0 if last else float(n),
            float(n) if last and not self.over else 0.0,
            float(s.tallied(INCOME_D, who) * self.interims),
            float(s.box.income_final[s.tallied(INCOME_D, who)]),
            float(s.tallied(INCOME_VP, who) * self.scorings),
        ]
        doubloons: i64 = 0
        vp: i64 = 0
        for token in range(i64(TOKENS)):
            doubloons += s.tallied(PENDING_D + token, who)
            vp += s.tallied(PENDING_VP + token, who)
        found += [
            float(doubloons * self.interims),
            float(vp * self.scorings),
            float(s.tallied(WORKERS, who)) * (0.5 if last else 1.0) if not self.over else 0.0,
            float(s.tallied(CP, who)) * (0.6 if last else 1.0) if not self.over else 0.0,
            float(s.tallied(COMBAT_CP, who) * self.rounds),
            float((s.tallied(COMPASSES, who) - 1) * self.rounds),
            float(s.tallied(MISSIONS_DONE, who)),
            float(count(s.tallied(TILES_WON, who))),
            float(self.discs_gone()),
            float(s.upgrades(who)),
            0.01 * float(self.ship_ahead()) if self.rounds > 0 else 0.0,
            float(s.box.steps_left[0] - s.box.steps_left[s.tallied(EXPLORER, who)]),
            float(count(s.tallied(CROSSED, who))),
            float(s.tallied(EXPLORER_PLUS, who) * self.rounds),
            float(count(s.tallied(TOKENS_OWNED, who))),
            float(s.tallied(DISCOUNTS, who) * self.rounds),
            float(s.tallied(HAND_SIZE, who) + self.coming) if not self.over else 0.0,
            self.hand_value(),
        ]
        planned: i64 = 0
        ready: i64 = 0
        for slot in range(i64(SLOTS)):
            card: i64 = s.plans[who * SLOTS + slot] - 1
            if card >= 0:
                planned += 1
                if affordable(s, who, card, -1):
                    ready += 1
        time: i64 = self.time_left()
        margin: i64 = points - (hers if s.setup.solo else rival)
        margin = 20 if margin > 20 else i64(-20) if margin < -20 else margin
        found += [
            float(planned),
            float(ready),
            self.goods_ahead(),
            float(self.payable),
            float(count(s.tallied(ASSISTANTS, who)) * self.left),
            float(self.helpers_ahead()),
            float(count(s.tallied(TASKS_DONE, who))),
            float(self.tasks_near()),
            self.stop_value(),
            float(self.waiting(VILLAGE_TURN)),
            self.battle_left(),
            float(self.waiting(EXPLORE_MOVE)),
            float(self.turns_left()),
            self.way_left(),
            float(self.behind()),
            0.01 * float(self.near),
            float(time),
            1.0 if self.can_end() else 0.0,
            0.05 * float(time * margin) if last else 0.0,
            float(hers),
        ]
        if s.setup.solo:
            found += [
                float(ana_income(s) * self.scorings),
                float(within(mission_lead(s), -2, 6)),
                float(within(upgrade_lead(s), -2, 6)),
                float(within(explorer_lead(s), -4, 13)),
            ]
        else:
            found += [0.0, 0.0, 0.0, 0.0]
        return found

    # -- points ----------------------------------------------------------------------------------------------------

    def total(self, who: i64) -> i64:
        """The points of a player, as if the game ended now (4.22)."""
        s = self.s
        points: i64 = s.tallied(VP, who) + s.tallied(INCOME_VP, who) + s.box.income_final[s.tallied(INCOME_D, who)]
        points += s.tallied(CARDS_VP, who) + prestige_points(s, who) + leader_points(s, who)
        return points + self.title_points(who)

    def best_other(self) -> i64:
        best: i64 = 0
        for other in range(self.s.seats):
            if other != self.who:
                points: i64 = self.total(other)
                if points > best:
                    best = points
        return best

    def points_of_ana(self) -> i64:
        """M-ANA-34 to 38."""
        s = self.s
        points: i64 = s.tallied(VP, ANA) + leader_points(s, ANA) + self.title_points(ANA)
        points += s.tallied(MISSIONS_DONE, ANA) * s.box.ana_mission_vp + for_lead(s.box.lead_missions, mission_lead(s))
        return points + for_lead(s.box.lead_upgrades, upgrade_lead(s)) + for_lead(s.box.lead_explorer, explorer_lead(s))

    def discs_gone(self) -> i64:
        s = self.s
        gone: i64 = 0
        for area in range(i64(AREAS)):
            gone += s.box.area_discs[area] - s.tallied(DISC_LEFT + area, self.who)
        return gone

    # -- cards -----------------------------------------------------------------------------------------------------

    def card_worth(self, card: i64) -> float:
        """What a card would probably bring, in VP, without its price."""
        box = self.s.box
        value = float(box.card_vp[card]) + 0.35 * float(box.income_d[card] * self.interims)
        value += float(box.income_vp[card] * self.scorings)
        for token in range(i64(TOKENS)):
            at: i64 = card * TOKENS + token
            if box.waiting_d[at] + box.waiting_vp[at] > 0:
                value += 0.5 * (0.35 * float(box.waiting_d[at] * self.interims) + float(box.waiting_vp[at] * self.scorings))
        if box.code[box.lasting[card]] != NOTHING:
            value += 0.6 * float(self.interims + 1)
        if box.helper_of[card] >= 0:
            value += 2.2 * float(self.interims + 1)
        for i in range(box.now_count[card]):
            value += 0.01 * float(self.program_worth(box.parts[box.now_first[card] + i], self.s.named))
        if box.code[box.tokens_now[card]] != NOTHING:
            value += 1.0
        return value

    def hand_value(self) -> float:
        """The best card of the hand or the planning area that can be bought now, less its price; a fifth of the others."""
        s = self.s
        who: i64 = self.who
        if self.over:
            return 0.0
        best = 0.0
        others = 0.0
        size: i64 = s.tallied(HAND_SIZE, who)
        for i in range(size + SLOTS):
            card: i64 = s.hand[who * MOST_HAND + i] if i < size else s.plans[who * SLOTS + i - size] - 1
            if card < 0:
                continue
            worth = self.card_worth(card) - 0.01 * float(self.doubloon * price(s, who, s.box.price[card]))
            worth -= 0.01 * float(self.worker * workers_needed(s, card))
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
        return best + 0.2 * (others + COMING_WORTH * float(self.coming))

    def goods_ahead(self) -> float:
        """Hand cards whose good a market ahead, with a free space, takes."""
        s = self.s
        n: i64 = 0
        wanted: i64 = 0
        for place in range(i64(LOCATIONS)):
            if self.ahead >> place & 1 and s.is_city(place) and s.market_open(place):
                good: i64 = s.market_good(place)
                if not wanted >> good & 1:
                    wanted |= bit(good)
                    n += self.goods >> 4 * good & 15
        return float(n) + (COMING_GOODS * float(self.coming * count(wanted)))

    # -- missions --------------------------------------------------------------------------------------------------

    def look_for_missions(self) -> None:
        """Missions ahead on the map, on the explorer track, and on own cards: the best one, and a part of the others."""
        s = self.s
        best: i64 = 0
        others: i64 = 0
        for mission in range(i64(MISSIONS)):
            percent: i64 = self.reach(mission)
            if percent <= 0:
                continue
            lacking: i64 = self.lacking(s.box.mission_cost[mission])
            on_map = s.missions[mission] >= Q_MAP or s.missions[mission] == Q_L1
            if lacking == 0 and on_map and can_fulfil(s, self.who, mission):
                self.payable += 1
            if lacking >= 3:
                continue
            worth: i64 = self.mission_worth(mission) * percent // 100 * NEAR[lacking] // 100
            if worth > best:
                others += best
                best = worth
            elif worth > 0:
                others += worth
        if s.stories:
            for tile in range(i64(STORY_TILES)):
                if s.story_tiles[tile] >= T_MAP and self.ahead >> (s.story_tiles[tile] & 31) & 1 and s.story_of[tile] >= 0:
                    lacking = self.lacking(s.box.story_needs[s.story_of[tile]])
                    others += STORY * NEAR[lacking if lacking < 3 else i64(3)] // 100
        self.near = best + others * 2 // 5

    def reach(self, mission: i64) -> i64:
        """Percent: how sure it is that the seat can get to where a mission lies."""
        s = self.s
        there: i64 = s.missions[mission]
        if there >= Q_MAP:
            return 100 if self.ahead >> (there & 31) & 1 else i64(0)
        if there >= Q_CARD:
            return 100 if s.where[there - Q_CARD] & 3 == self.who else i64(0)
        if there >= Q_TAKEN:
            return 0
        if there >= Q_TRACK:
            steps: i64 = s.box.apart[s.tallied(EXPLORER, self.who) * (TRACK_END + 1) + s.box.slot_space[there - Q_TRACK]]
            return 100 - FAR * steps if steps > 0 else i64(0)
        return 100 if there == Q_L1 and self.ahead >> CABEZAS & 1 else i64(0)

    def lacking(self, cost: i64) -> i64:
        """How many things are missing for a cost: cards, combat points, workers, and three doubloons count as one."""
        s = self.s
        who: i64 = self.who
        code: vec[i64] = s.box.code
        missing: i64 = 0
        while code[cost] != NOTHING:
            op: i64 = code[cost] & 255
            n: i64 = code[cost] >> 8 & 255
            noun: i64 = code[cost] >> 16
            if op == COST_OBJECT:
                n -= s.tallied(OBJECT + noun, who) + (self.objects >> 4 * noun & 15)
            elif op == COST_GOOD:
                n -= self.goods >> 4 * noun & 15
            elif op == COST_IDENTICAL:
                most: i64 = 0
                for good in range(i64(GOODS)):
                    most = max(most, self.goods >> 4 * good & 15)
                n -= most
            elif op == COST_CP:
                n -= s.tallied(CP, who)
            elif op == COST_WORKER:
                n -= s.tallied(WORKERS, who)
            elif op == COST_DOUBLOONS:
                n = (n - s.tallied(DOUBLOONS, who) + 2) // 3
            elif op == COST_HAND:
                n -= s.tallied(HAND_SIZE, who)
            else:
                n = 0
            if n > 0:
                missing += n
            cost += 1
        return missing

    def mission_worth(self, mission: i64) -> i64:
        """What a mission would bring, less what it costs."""
        s = self.s
        who: i64 = self.who
        box = s.box
        value: i64 = s.tallied(COMPASSES, who) * self.program_worth(box.mission_each[mission], s.named)
        value += self.program_worth(box.mission_bonus[mission], s.named)
        done: i64 = s.tallied(MISSIONS_DONE, who)
        if done >= 3:
            value += 100 * (box.fourth_vp if done == 3 else box.later_vp)
        if s.setup.solo:
            value += AGAINST_ANA
        cost: i64 = box.mission_cost[mission]
        while box.code[cost] != NOTHING:
            op: i64 = box.code[cost] & 255
            n: i64 = box.code[cost] >> 8 & 255
            if op == COST_CP:
                value -= self.point * n
            elif op == COST_WORKER:
                value -= self.worker * n
            elif op == COST_DOUBLOONS:
                value -= self.doubloon * n
            else:
                value -= SYMBOL * n
            cost += 1
        return value

    # -- what lies ahead -------------------------------------------------------------------------------------------

    def helpers_ahead(self) -> i64:
        """Assistants that the ship has not reached in this round, and that have not been used or awarded."""
        s = self.s
        helpers: i64 = s.tallied(ASSISTANTS, self.who) & ~s.tallied(MARKED, self.who)
        n: i64 = 0
        helper: i64 = 0
        while helpers:
            if helpers & 1 and not s.tallied(PASSED, self.who) >> s.box.helper_place[helper] & 1:
                n += 1
            helpers >>= 1
            helper += 1
        return n

    def tasks_near(self) -> i64:
        """Tasks that can be completed, and half-way ones: two for an open task, one for a task that is one step away."""
        s = self.s
        who: i64 = self.who
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

    def stop_value(self) -> float:
        """The best main action at the ship's location, while it is not taken: what a stop there promises."""
        s = self.s
        who: i64 = self.who
        if who != s.active or s.main != 0 or (s.phase != SAILING and s.phase != ACTING) or s.moved == 0:
            return 0.0
        place: i64 = s.ship(who)
        best = 0.0
        if city_action_open(s, place):
            best = 0.01 * float(self.program_worth(s.city_program(place), s.named))
            if can_deliver(s, who, place) and self.goods >> 4 * s.market_good(place) & 15:
                best += 2.0
        if village_open(s, place):
            each = 0.6
            if self.can_buy():
                each = 1.6
            best = each + 0.6 * float(village_count(s, who) - 1)
        compasses = float(s.tallied(COMPASSES, who))
        missions: i64 = s.missions_at(place)
        if missions:
            for mission in range(i64(MISSIONS)):
                if missions >> mission & 1 and can_fulfil(s, who, mission):
                    value = 1.0 + compasses * 0.01 * float(self.program_worth(s.box.mission_each[mission], s.named))
                    value += 0.01 * float(self.program_worth(s.box.mission_bonus[mission], s.named)) - 1.5
                    if value > best:
                        best = value
        tiles: i64 = s.story_tiles_at(place)
        if tiles:
            for tile in range(i64(STORY_TILES)):
                if tiles >> tile & 1 and can_fulfil_story(s, who, tile) and best < 5.0:
                    best = 5.0
        helpers: i64 = s.helpers_here(who, place) & ~s.tallied(FRESH, who)
        if helpers:
            for helper in range(s.box.helpers):
                if helpers >> helper & 1:
                    value = 0.01 * float(self.program_worth(s.box.helper_does[helper], s.named))
                    if value > best:
                        best = value
        if s.tile_used == 0 and usable_disc_tile(s, who, place):
            best += 2.0
        return best

    def can_buy(self) -> bool:
        s = self.s
        who: i64 = self.who
        for i in range(s.tallied(HAND_SIZE, who)):
            if affordable(s, who, s.hand[who * MOST_HAND + i], i):
                return True
        for slot in range(i64(SLOTS)):
            if s.plans[who * SLOTS + slot] > 0 and affordable(s, who, s.plans[who * SLOTS + slot] - 1, -1):
                return True
        open_ones: i64 = s.buildings_open()
        for building in range(i64(BUILDINGS)):
            if open_ones >> building & 1 and not lacks_for(s, who, building):
                return True
        return False

    def is_waiting(self, effect: i64) -> bool:
        s = self.s
        for i in range(s.depth):
            if s.todo[i] & 255 == effect and s.todo[i] >> 8 & 15 == self.who:
                return True
        return s.offered > 0 and s.asked & 255 == effect and s.asked >> 8 & 15 == self.who

    def waiting(self, effect: i64) -> i64:
        """The sum of what waiting effects of a kind remember: village actions left, explorer spaces granted."""
        s = self.s
        n: i64 = 0
        for i in range(s.depth):
            if s.todo[i] & 255 == effect and s.todo[i] >> 8 & 15 == self.who:
                n += s.todo[i] >> 12
        if s.offered > 0 and s.asked & 255 == effect and s.asked >> 8 & 15 == self.who:
            n += s.asked >> 12
        return n

    def battle_left(self) -> float:
        """What waits: a combat to come, what can still be done in one that is going on, discs, programs."""
        s = self.s
        value: i64 = 0
        for i in range(s.depth + 1):
            task: i64 = s.todo[i] if i < s.depth else s.asked
            if (i == s.depth and s.offered == 0) or task >> 8 & 15 != self.who:
                continue
            effect: i64 = task & 255
            n: i64 = task >> 12
            if effect == COMBAT or effect == CHOOSE_PILE or effect == MAY_FIGHT:
                value += self.combat_ahead()
            elif effect == CHOOSE_NATION:
                value += self.tile_worth(n)
            elif effect == FIGHT:
                value += Fray(self, nation_of(n), used_of(n)).worth(value_of(n))
            elif effect == REMOVE_DISC:
                value += 150
            elif effect == DO:
                value += self.program_worth(n >> 6, s.named)
            elif effect == GAIN_INFLUENCE:
                value += self.best_influence(n >> 6)
        return 0.01 * float(value)

    # -- tempo -----------------------------------------------------------------------------------------------------

    def turns_left(self) -> i64:
        """How many turns the ship that is farthest ahead needs to end the round, at full speed."""
        s = self.s
        farthest: i64 = 0
        for other in range(s.figures):
            if along(s.ship(other)) > farthest and along(s.ship(other)) <= HOME_2:
                farthest = along(s.ship(other))
        return (i64(HOME_2 + 7) - farthest) // 7

    def way_left(self) -> float:
        """Stops that the ship can still make: its way home, less when others will end the round before."""
        s = self.s
        if self.over or s.trigger >= 0:
            return 0.0
        way: i64 = i64(HOME_2) - along(s.ship(self.who))
        for other in range(s.figures):
            reach: i64 = (i64(HOME_2) - along(s.ship(other))) * 3 // 2 + 2
            if other != self.who and reach < way:
                way = reach
        return float(way) if way > 0 else 0.0

    def behind(self) -> i64:
        s = self.s
        farthest: i64 = 0
        for other in range(s.figures):
            if along(s.ship(other)) > farthest:
                farthest = along(s.ship(other))
        return farthest - along(s.ship(self.who))

    def time_left(self) -> i64:
        """Turns that the seat can still expect in this round: no more than its ship has stops, nor than others will need."""
        s = self.s
        if self.over or s.trigger >= 0:
            return 0
        time: i64 = self.stops_home(s.ship(self.who))
        for other in range(s.figures):
            if other != self.who:
                turns: i64 = self.turns_of_ana() if other >= s.seats else self.turns_of(other)
                if turns < time:
                    time = turns
        return time

    def stops_home(self, place: i64) -> i64:
        """How many stops a ship can still make, the last one with it (M-HOME-6)."""
        if HOME_1 < place < ANGOSTURA:
            return 1 if place == HOME_2_LAST else i64(0)
        return HOME_1 - along(place) + (2 if self.last else 1)

    def turns_of(self, other: i64) -> i64:
        """In how many turns another player will probably be home."""
        stops: i64 = self.stops_home(self.s.ship(other))
        return stops if stops < 4 else stops * 9 // 20 + 2

    def turns_of_ana(self) -> i64:
        """The same for Ana: seven stops in five turns; she stops at cities and missions alone (M-ANA-8)."""
        s = self.s
        here: i64 = s.ship(ANA)
        if HOME_1 <= here < ANGOSTURA:
            return self.stops_home(here)
        stops: i64 = 0  # counted twice; of the two branches of a fork one counts
        places: i64 = s.box.onward[here]
        for place in range(i64(1), i64(HOME_1)):
            if places >> place & 1 and s.is_city(place):
                stops += 2 if place == 11 or place == CABEZAS else 1
        for mission in range(i64(MISSIONS)):
            there: i64 = s.missions[mission]
            if there >= Q_MAP and places >> (there & 31) & 1 and s.is_village(there & 31):
                stops += 2
        return stops * 5 // 14 + (3 if self.last else 2)

    def can_end(self) -> bool:
        """Whether the next sailing of the own ship can end the round."""
        s = self.s
        if s.trigger >= 0 or s.phase == SCORING or self.over:
            return False
        return s.ship(self.who) == (HOME_2_LAST if self.last else HOME_1)


def within(n: i64, low: i64, high: i64) -> i64:
    return low if n < low else high if n > high else n


class MaracaiboJudgement(Judgement):
    features = FEATURES
    turns = [SAIL_OUT]

    def evaluate(self, s: State, who: int) -> list[float]:
        assert isinstance(s, Maracaibo)
        return Sight(s, who).features()

    def clock(self, s: State) -> int:
        assert isinstance(s, Maracaibo)
        return s.round

    def unseated(self, s: State) -> int:
        """M-ANA-34 to 38: Ana's points."""
        assert isinstance(s, Maracaibo)
        return sum(ana_score(s).values()) if s.figures > s.seats else 0


JUDGEMENT = MaracaiboJudgement()
