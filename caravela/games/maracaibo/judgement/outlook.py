"""What things will probably bring, in hundredths of a VP: titles, programs, ship areas and combats. Judgement, not rules."""

from typing import Final

from caravela.core.packed import i64, vec
from caravela.games.maracaibo.rules.combat import BARE, is_target
from caravela.games.maracaibo.rules.components import (
    AREAS,
    CA_FLAG,
    CA_INFLUENCE,
    CA_VILLAGE,
    COMBAT_TILES,
    LOCATIONS,
    NATIONS,
    PLACES,
    ROUNDS,
)
from caravela.games.maracaibo.rules.numbers import (
    BATTLE_CARDS,
    BATTLE_KNOWN,
    COMBAT_CP,
    CP,
    DISC_LEFT,
    DOUBLOONS,
    INFLUENCE,
    NATION_CP,
    TAKE_BONUS,
    WORKERS,
)
from caravela.games.maracaibo.rules.ops import (
    ANY_NATION,
    NOTHING,
    OP_CHOICE,
    OP_COMBAT,
    OP_CP,
    OP_DISC,
    OP_DOUBLOONS,
    OP_DOUBLOONS_PER,
    OP_EXPLORE,
    OP_INFLUENCE,
    OP_PAY,
    OP_PAY_NOW,
    OP_SAIL,
    OP_TITLE,
    OP_TOKEN,
    OP_VILLAGE,
    OP_VILLAGE_PER,
    OP_VP,
    OP_VP_PER,
    OP_WORKERS,
)
from caravela.games.maracaibo.rules.state import Maracaibo

VILLAGE: Final = 120  # a village action
FIGHTING: Final = 400  # a combat
MARKER: Final = 50  # what another marker of a nation adds to its multiplier, for each title level
VALUES: Final = 24  # combat values that make a difference
# By area: what it brings when it is empty, and what it still brings in every round (section 9.2).
AREA_ONCE: Final[vec[i64]] = vec[i64]([0, 0, 300, 175, 300, 600, 0, 0, 0, 0, 450, 1000])
AREA_EACH: Final[vec[i64]] = vec[i64]([200, 150, 60, 0, 0, 0, 120, 80, 60, 120, 0, 0])


class Outlook:
    """A position as a seat sees it: what many of its judgements need is looked up once."""

    def __init__(self, s: Maracaibo, who: i64) -> None:
        self.s = s
        self.who = who
        self.last = s.round == ROUNDS
        self.left: i64 = ROUNDS - s.round if s.round > 0 else i64(ROUNDS - 1)  # rounds after this one
        self.doubloon: i64 = 15 if self.last else i64(35)
        self.worker: i64 = 60 if self.last else i64(130)
        self.point: i64 = 35 if self.last else i64(60)  # a combat point
        self.markers: vec[i64] = vec[i64]([0, 0, 0])  # of each nation on the map
        for place in range(i64(PLACES)):
            if s.owner[place] > 0:
                self.markers[s.owner[place] - 1] += 1
        self.multipliers: vec[i64] = vec[i64]([0, 0, 0])  # as if the game ended now
        self.times: vec[i64] = vec[i64]([0, 0, 0])  # as they will probably be at the end, in hundredths
        for nation in range(i64(NATIONS)):
            now: i64 = s.box.emptied[s.stock[nation]] + self.majority(nation)
            self.multipliers[nation] = now
            self.times[nation] = 100 * now + self.left * (70 if now < 6 else 30)

    def majority(self, nation: i64) -> i64:
        """M-FIN-7, 8."""
        ahead: i64 = 0
        for other in range(i64(NATIONS)):
            if self.markers[other] > self.markers[nation]:
                ahead += 1
        if ahead == 0:
            return self.s.box.majority_first
        return self.s.box.majority_second if ahead == 1 else i64(0)

    # -- titles ----------------------------------------------------------------------------------------------------

    def title_points(self, who: i64) -> i64:
        """M-FIN-6."""
        points: i64 = 0
        for nation in range(i64(NATIONS)):
            points += self.s.level(who, nation) * self.multipliers[nation]
        return points

    def title_at(self, space: i64) -> i64:
        """Hundredths of a title level: a part of the way to the next one counts, as long as there is time to go on."""
        box = self.s.box
        level: i64 = box.level[space] * 100
        above: i64 = box.next_title[space]
        if above == space:
            return level
        below: i64 = space
        while below > 0 and box.level[below - 1] == box.level[space]:
            below -= 1
        part: i64 = 50 if self.last else i64(85)
        return level + part * (space - below) // (above - below)

    def titles_ahead(self) -> i64:
        value: i64 = 0
        for nation in range(i64(NATIONS)):
            value += self.title_at(self.s.tallied(INFLUENCE + nation, self.who)) * self.times[nation] // 100
        return value

    def influence_worth(self, nation: i64, n: i64) -> i64:
        """What so many steps with a nation would bring, with the lead."""
        s = self.s
        at: i64 = s.tallied(INFLUENCE + nation, self.who)
        after: i64 = at + n
        beyond: i64 = 0
        if after > s.box.track_end:
            beyond = (after - s.box.track_end) * s.box.overflow_vp * 100
            after = s.box.track_end
        value: i64 = (self.title_at(after) - self.title_at(at)) * self.times[nation] // 100 + beyond
        most: i64 = 0
        for other in range(s.figures):
            if other != self.who and s.tallied(INFLUENCE + nation, other) > most:
                most = s.tallied(INFLUENCE + nation, other)
        if at < most <= after:
            value += 200
        return value

    def best_influence(self, n: i64) -> i64:
        best: i64 = 0
        for nation in range(i64(NATIONS)):
            value: i64 = self.influence_worth(nation, n)
            if value > best:
                best = value
        return best

    # -- programs and areas ----------------------------------------------------------------------------------------

    def program_worth(self, program: i64, named: i64) -> i64:
        """What a program would probably bring; `named` is the nation that it speaks of."""
        s = self.s
        value: i64 = 0
        code: vec[i64] = s.box.code
        while code[program] != NOTHING:
            op: i64 = code[program] & 255
            n: i64 = code[program] >> 8 & 255
            noun: i64 = code[program] >> 16
            if op == OP_VP:
                value += 100 * n
            elif op == OP_DOUBLOONS:
                value += self.doubloon * n
            elif op == OP_PAY_NOW:
                value -= self.doubloon * n
            elif op == OP_CP:
                value += self.point * n
            elif op == OP_WORKERS:
                value += self.worker * n
            elif op == OP_INFLUENCE:
                nation: i64 = named if noun > ANY_NATION else noun
                value += self.influence_worth(nation, n) if nation < NATIONS else self.best_influence(n)
            elif op == OP_TITLE:
                value += self.best_influence(2)
            elif op == OP_DISC:
                value += 170 * n
            elif op == OP_EXPLORE:
                value += 90 * n + 60
            elif op == OP_VILLAGE:
                value += VILLAGE * n
            elif op == OP_VILLAGE_PER:
                value += VILLAGE * n * s.counted(self.who, noun)
            elif op == OP_VP_PER:
                value += 100 * n * s.counted(self.who, noun)
            elif op == OP_DOUBLOONS_PER:
                value += self.doubloon * n * s.counted(self.who, noun)
            elif op == OP_TOKEN:
                value += 100
            elif op == OP_SAIL:
                value += 250
            elif op == OP_COMBAT:
                value += FIGHTING
            elif op == OP_CHOICE:
                best: i64 = 0
                for i in range(n):
                    part: i64 = self.program_worth(s.box.parts[noun + i], named)
                    if part > best:
                        best = part
                value += best
            elif op == OP_PAY:
                value += 50
            program += 1
        return value

    def ship_ahead(self) -> i64:
        """What empty areas of the ship board still bring, and nearly half of what those bring that are half empty."""
        s = self.s
        rounds: i64 = self.left + 1
        value: i64 = 0
        for area in range(i64(AREAS)):
            left: i64 = s.tallied(DISC_LEFT + area, self.who)
            if left == 0:
                value += AREA_EACH[area] * rounds
            elif left < s.box.area_discs[area]:
                value += (AREA_ONCE[area] + AREA_EACH[area] * rounds) * 45 // 100
        return value

    # -- combat ----------------------------------------------------------------------------------------------------

    def rank_of(self, nation: i64) -> i64:
        """1 if the nation has strictly the most markers on the map, 2 if strictly the fewest (M-COMBAT-8, 9)."""
        most = True
        fewest = True
        for other in range(i64(NATIONS)):
            if other != nation:
                most = most and self.markers[nation] > self.markers[other]
                fewest = fewest and self.markers[nation] < self.markers[other]
        return 1 if most else 2 if fewest else 0

    def side_worth(self, fray: "Fray", tile: i64, nation: i64, rank: i64) -> i64:
        """What a nation's side of a tile would bring; `rank`: of the nation (`rank_of`)."""
        s = self.s
        more: i64 = s.tallied(NATION_CP + nation, self.who)
        if tile == BARE:
            return fray.worth(s.box.bare_value + more)
        at: i64 = tile * NATIONS + nation
        if s.tallied(DOUBLOONS, self.who) < s.box.tile_price[at]:
            return -1
        value: i64 = s.box.tile_value[at] + more
        if rank == 1 and s.box.most_minus_2 >> tile & 1:
            value -= 2
        if rank == 2 and s.box.fewest_plus_3 >> tile & 1:
            value += 3
        now: i64 = self.program_worth(s.box.tile_now[at], nation)
        return now + fray.worth(value if value > 0 else i64(0))

    def tile_worth(self, tile: i64) -> i64:
        """The best nation for a tile that is known."""
        best: i64 = 0
        for nation in range(i64(NATIONS)):
            best = max(best, self.side_worth(Fray(self, nation, 0), tile, nation, self.rank_of(nation)))
        return best

    def combat_ahead(self) -> i64:
        """The mean over the tiles that nobody has seen, each with its best nation."""
        s = self.s
        if s.left_pile + s.right_pile == 0:
            return self.tile_worth(BARE)
        total: i64 = 0
        n: i64 = 0
        frays = [Fray(self, 0, 0), Fray(self, 1, 0), Fray(self, 2, 0)]
        ranks: vec[i64] = vec[i64]([self.rank_of(0), self.rank_of(1), self.rank_of(2)])
        for tile in range(i64(COMBAT_TILES)):
            if s.combat_unseen >> tile & 1:
                best: i64 = 0
                for nation in range(i64(NATIONS)):
                    best = max(best, self.side_worth(frays[nation], tile, nation, ranks[nation]))
                total += best
                n += 1
        bonus: i64 = self.point * s.tallied(COMBAT_CP, self.who)
        return (total // n if n > 0 else i64(0)) + bonus


class Fray:
    """What a seat could do in a combat for a nation: computed once, for any combat value."""

    def __init__(self, sees: Outlook, nation: i64, used: i64) -> None:
        s = sees.s
        who: i64 = sees.who
        level: i64 = sees.title_at(s.tallied(INFLUENCE + nation, who))
        marker: i64 = MARKER * level // 100
        self.reserve: i64 = s.tallied(CP, who)
        self.workers: i64 = s.tallied(WORKERS, who)
        self.point: i64 = sees.point
        self.worker: i64 = sees.worker
        self.steps: vec[i64] = vec[i64]([0, 0, 0, 0, 0])  # what so many steps of influence bring
        for n in range(i64(1), i64(5)):
            self.steps[n] = sees.influence_worth(nation, n)
        # ways of flags and villages: annexing and taking; -1 if it cannot be done
        self.flags: vec[i64] = vec[i64]([-1, -1])
        self.villages: vec[i64] = vec[i64]([-1, -1])
        self.flag_costs: vec[i64] = vec[i64]([s.box.combat_reduce[CA_FLAG * 2], s.box.combat_reduce[CA_FLAG * 2 + 1]])
        self.village_costs: vec[i64] = vec[i64]([s.box.combat_reduce[CA_VILLAGE * 2], s.box.combat_reduce[CA_VILLAGE * 2 + 1]])
        self.gain_costs: vec[i64] = vec[i64]([s.box.combat_reduce[CA_INFLUENCE * 2], s.box.combat_reduce[CA_INFLUENCE * 2 + 1]])
        actions: i64 = (s.box.combat_base | s.tallied(BATTLE_KNOWN, who)) & ~used
        self.can_gain = actions >> CA_INFLUENCE & 1 != 0
        if s.stock[nation] > 0:
            for place in range(i64(LOCATIONS)):
                village = s.is_village(place)
                if not actions >> (CA_VILLAGE if village else CA_FLAG) & 1 or not is_target(s, who, place):
                    continue
                if s.owner[place] == nation + 1:
                    continue
                way: i64 = 0 if s.owner[place] == 0 else 1
                value: i64 = marker
                if way == 1:
                    value += 100 * s.tallied(TAKE_BONUS, who) + 20
                if village:
                    self.villages[way] = max(self.villages[way], value)
                else:
                    self.flags[way] = max(self.flags[way], value + sees.program_worth(s.box.flag_bonus[place], nation))
        self.known: vec[i64] = vec[i64]([-1] * VALUES)  # by combat value, once it was asked for
        self.cards: i64 = 0  # the best card action and its cost
        self.card_cost: i64 = 0
        cards: i64 = s.tallied(BATTLE_CARDS, who) & ~(used >> 7)
        for battle in range(s.box.battles):
            if cards >> battle & 1:
                worth: i64 = sees.program_worth(s.box.battle_does[battle], nation)
                if worth > self.cards:
                    self.cards = worth
                    self.card_cost = s.box.battle_lowers[battle]

    def worth(self, value: i64) -> i64:
        """The best set of actions with this combat value, less the combat points and workers that it takes."""
        if value >= VALUES:
            value = VALUES - 1
        if self.known[value] >= 0:
            return self.known[value]
        best: i64 = 0
        for gain in range(i64(3)):
            if gain > 0 and not self.can_gain:
                break
            for flag in range(i64(3)):
                if flag > 0 and self.flags[flag - 1] < 0:
                    continue
                for village in range(i64(3)):
                    if village > 0 and self.villages[village - 1] < 0:
                        continue
                    steps: i64 = gain
                    brings: i64 = 0
                    cost: i64 = 0
                    if gain > 0:
                        cost += self.gain_costs[gain - 1]
                    if flag > 0:
                        steps += 1
                        brings += self.flags[flag - 1]
                        cost += self.flag_costs[flag - 1]
                    if village > 0:
                        steps += 1
                        brings += self.villages[village - 1]
                        cost += self.village_costs[village - 1]
                    brings += self.steps[steps]
                    best = max(best, self.balance(brings, cost - value))
                    if self.cards > 0:
                        best = max(best, self.balance(brings + self.cards, cost + self.card_cost - value))
        self.known[value] = best
        return best

    def balance(self, brings: i64, lacking: i64) -> i64:
        """Less what is lacking: combat points first, then workers."""
        if lacking <= 0:
            return brings
        if lacking <= self.reserve:
            return brings - self.point * lacking
        if lacking <= self.reserve + self.workers:
            return brings - self.point * self.reserve - self.worker * (lacking - self.reserve)
        return -1
