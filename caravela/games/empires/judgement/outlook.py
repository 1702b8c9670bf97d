"""The prospects of a seat in the New World (section 21): time left, majorities, dock, battles. Judgement, not rules.

All estimates are in hundredths of a VP.
"""

from typing import Final

from caravela.core.packed import i64, vec
from caravela.core.state import count
from caravela.games.empires.rules.components import (
    ALL_REGIONS,
    BUILDER,
    BUILDINGS,
    CATHEDRAL,
    DOCK,
    LONG,
    MERCHANT,
    MILITIA,
    MISSIONARY,
    REGIONS,
    SEATS,
    SOLDIER,
    STRUCK,
    WARFARE,
)
from caravela.games.empires.rules.numbers import (
    BENEFITING,
    EARNING,
    FIGHT,
    NAME_CASUALTY,
    PLACING,
    RESETTING,
    RESOLVING,
)
from caravela.games.empires.rules.state import Empires

# The chance to lead a region, in hundredths, by own workers and those of the strongest rival, 0 to 7 each
LEAD: Final[vec[i64]] = vec[i64](
    [0, 0, 0, 0, 0, 0, 0, 0]
    + [24, 17, 12, 7, 4, 2, 1, 1]
    + [50, 42, 29, 17, 8, 4, 2, 1]
    + [83, 76, 64, 36, 19, 9, 5, 2]
    + [90, 86, 80, 66, 36, 20, 10, 5]
    + [94, 92, 88, 79, 66, 36, 20, 10]
    + [97, 95, 93, 88, 79, 66, 36, 20]
    + [98, 97, 96, 93, 88, 79, 66, 36]
)
SURE: Final[vec[i64]] = vec[i64]([100, 50, 36, 27, 21, 17, 15, 13, 12, 11])  # hundredths, by docks before the scoring
DOLLAR: Final = 40  # what one is worth while there is something to buy


class Outlook:
    """One seat's prospects in one position: how much time is left, and the regions. Made for one evaluation."""

    def __init__(self, s: Empires, who: i64) -> None:
        self.s: Empires = s
        self.who: i64 = who
        self.round: i64 = s.round if s.round > 0 else 1
        self.left: i64 = 8 - self.round  # rounds after this one
        phase: i64 = s.phase
        self.docks: i64 = self.left + (1 if self.pending(DOCK) else 0)
        self.buys: i64 = self.left + (1 if self.pending(BUILDINGS) else 0)
        had: bool = phase > BENEFITING or (phase == BENEFITING and s.acted >> who & 1 != 0)
        self.benefits: i64 = self.left - (1 if had else 0)  # Phases 4 of rounds 1 to 7 to come
        self.incomes: i64 = self.left - (0 if phase < EARNING else 1)
        if self.benefits < 0:
            self.benefits = 0
        if self.incomes < 0:
            self.incomes = 0
        self.dollar: i64 = DOLLAR if self.buys > 0 else 0
        # New World scoring: how many, and how many docks before the next one
        scoring: i64 = 3 if self.round <= 3 else 6 if self.round <= 6 else 8
        self.scorings: i64 = 3 if self.round <= 3 else 2 if self.round <= 6 else 1
        if phase >= RESETTING and scoring == self.round:
            self.scorings -= 1
            scoring = 6 if scoring == 3 else 8
        soon: i64 = scoring - self.round + (1 if self.pending(DOCK) else 0)
        self.sure: i64 = SURE[soon] if self.scorings > 0 else 0
        self.later: i64 = self.scorings - 1 if self.scorings > 0 else 0
        self.discovered: i64 = ALL_REGIONS & ~s.undiscovered
        self.workers: vec[i64] = vec[i64]([0] * (REGIONS * SEATS))  # as they stand when the battle is over
        self.first: vec[i64] = vec[i64]([0] * REGIONS)  # most workers of a rival
        self.second: vec[i64] = vec[i64]([0] * REGIONS)  # and of another
        self.builders: vec[i64] = vec[i64]([0] * REGIONS)
        self.own: vec[i64] = vec[i64]([0] * REGIONS)
        self.crowd: i64 = 0  # workers that the strongest rival will land in a region
        self.standing: i64 = 0
        self.next: i64 = 0
        self.after: i64 = 0
        self.rivals: i64 = 0
        self.leads: i64 = 0  # regions that the seat leads by one
        self.chases: i64 = 0  # regions in which one worker more would lead or tie
        self.money: i64 = s.money[who]  # with what is sure to come before the buildings

    def pending(self, box: i64) -> bool:
        """The box is still to be resolved in this round."""
        return self.s.phase <= PLACING or (self.s.phase == RESOLVING and self.s.at_box <= box)

    # -- regions ---------------------------------------------------------------------------------------------------

    def survey(self) -> None:
        """Who stands where, and what the scorings to come will probably give."""
        s: Empires = self.s
        for region in range(i64(REGIONS)):
            for seat in range(s.seats):
                self.workers[region * SEATS + seat] = s.cells[region * SEATS + seat] >> 30
        if s.phase == RESOLVING and s.at_box == WARFARE:
            self.finish_battles()
        for region in range(i64(REGIONS)):
            if self.discovered >> region & 1:
                self.survey_region(region)

    def survey_region(self, region: i64) -> None:
        s: Empires = self.s
        # the three largest colonies
        most: i64 = 0
        more: i64 = 0
        much: i64 = 0
        for seat in range(s.seats):
            n: i64 = self.workers[region * SEATS + seat]
            if n > most:
                much = more
                more = most
                most = n
            elif n > more:
                much = more
                more = n
            elif n > much:
                much = n
            if n > 0:
                self.builders[region] += s.number(region, seat, BUILDER)
        mine: i64 = self.workers[region * SEATS + self.who]
        if mine == most:
            self.first[region] = more
            self.second[region] = much
        else:
            self.first[region] = most
            self.second[region] = much if mine == more else more
        self.own[region] = mine
        builders: i64 = self.builders[region]
        if most >= 2:
            lead: i64 = mine - self.first[region]
            if lead == 1:
                self.leads += 1
            elif lead == 0 or lead == -1:
                self.chases += 1
        if mine > 0:
            hard: i64 = self.hard(mine, self.first[region], self.second[region], builders)
            soft: i64 = self.soft(mine, self.first[region], self.second[region], builders)
            self.standing += hard
            if self.scorings > 0:
                self.next += (hard * self.sure + soft * (100 - self.sure)) // 100
                self.after += soft * self.later
        if most == 0 or self.scorings == 0:
            return
        for seat in range(s.seats):
            n = self.workers[region * SEATS + seat]
            if seat != self.who and n > 0:
                if n == most:
                    self.rivals += self.colony(n, more, much, builders)
                elif n == more:
                    self.rivals += self.colony(n, most, much, builders)
                else:
                    self.rivals += self.colony(n, most, more, builders)

    def colony(self, n: i64, first: i64, second: i64, builders: i64) -> i64:
        """What n workers against these rivals will probably bring in all scorings to come."""
        if n == 0 or self.scorings == 0:
            return 0
        return self.blended(self.hard(n, first, second, builders), self.soft(n, first, second, builders))

    def blended(self, hard: i64, soft: i64) -> i64:
        return (hard * self.sure + soft * (100 - self.sure) + soft * self.later * 75) // 100

    def hard(self, n: i64, first: i64, second: i64, builders: i64) -> i64:
        """E-SCORE: what they would score now."""
        if n < 3 and first < 3:
            return 0
        if n > first:
            return 100 * (self.s.box.leader + builders * self.s.box.builder_leader)
        if n == first:
            return 100 * ((self.s.box.tied_leaders if second < n else 0) + builders * self.s.box.builder_leader)
        if first == second:
            return 0
        if n > second:
            return 100 * (self.s.box.second + builders * self.s.box.builder_second)
        return 100 * builders * self.s.box.builder_second if n == second else 0

    def soft(self, n: i64, first: i64, second: i64, builders: i64) -> i64:
        """What they will probably score when others have gone on settling."""
        lead: i64 = LEAD[(n if n < 7 else 7) * 8 + (first if first < 7 else 7)]
        if second > 0 and second >= n - 1:  # two rivals at once
            lead = lead * 85 // 100
        follow: i64 = 0
        if first > 0:
            follow = (100 - lead) * (60 if n > second else 25 if n == second else 10) // 100
        points: i64 = lead * self.s.box.leader + follow * self.s.box.second
        if builders > 0:
            points += builders * (lead * self.s.box.builder_leader + follow * self.s.box.builder_second)
        return points

    def finish_battles(self) -> None:
        """E-WAR-9 to 13: the battles that are being fought and those of the same war, as if over."""
        s: Empires = self.s
        if s.offered > 0 and s.asked & 255 == NAME_CASUALTY:
            striker: i64 = s.asked >> 8 & 15
            n: i64 = s.asked >> 12
            enemy: i64 = n & 7
            region: i64 = n >> 3 & 15
            self.lose(region, enemy, (s.cells[STRUCK * SEATS + enemy] >> 30) + (n >> 8))
            struck: i64 = s.cells[STRUCK * SEATS + striker] >> 30
            blows: i64 = s.number(region, enemy, SOLDIER)
            self.lose(region, striker, struck if struck > blows else blows)
        for i in range(s.depth):
            task: i64 = s.todo[i]
            if task & 255 == FIGHT:
                self.fight(task >> 12 >> 3, task >> 8 & 15, task >> 12 & 7)

    def fight(self, region: i64, attacker: i64, defender: i64) -> None:
        hits: i64 = self.s.number(region, attacker, SOLDIER)
        blows: i64 = self.s.number(region, defender, SOLDIER) + (1 if self.s.owns(defender, MILITIA) else 0)
        self.lose(region, defender, hits)
        self.lose(region, attacker, blows)

    def lose(self, region: i64, seat: i64, n: i64) -> None:
        place: i64 = region * SEATS + seat
        self.workers[place] -= n if n < self.workers[place] else self.workers[place]

    def soldiers(self) -> i64:
        """Own soldiers in regions where rivals are."""
        n: i64 = 0
        for region in range(i64(REGIONS)):
            if self.own[region] > 0 and self.first[region] > 0:
                n += self.s.number(region, self.who, SOLDIER)
        return 100 * (n - self.s.number(STRUCK, self.who, SOLDIER))

    def threats(self) -> i64:
        """Rivals' soldiers, and half as much their builders, in own colonies; those about to fall count as a relief."""
        s: Empires = self.s
        n: i64 = 0
        for seat in range(s.seats):
            if seat != self.who:
                for region in range(i64(REGIONS)):
                    if self.own[region] > 0 and self.workers[region * SEATS + seat] > 0:
                        n += 2 * s.number(region, seat, SOLDIER) + s.number(region, seat, BUILDER)
                n -= 4 * s.number(STRUCK, seat, SOLDIER) + 2 * s.number(STRUCK, seat, BUILDER)
        return 50 * n

    def exposed(self) -> i64:
        """What each rival could take away this round, by dock or by war, where that hurts most; before a scoring only."""
        s: Empires = self.s
        if self.next == 0 or not self.scores_now() or not self.pending(WARFARE):
            return 0
        lands: bool = self.pending(DOCK)
        total: i64 = 0
        for rival in range(s.seats):
            if rival != self.who:
                bodies: i64 = self.in_dock(rival) if lands else i64(0)
                fights: bool = self.in_box(WARFARE, rival) > 0
                if bodies > 0 or fights:
                    worst: i64 = 0
                    for region in range(i64(REGIONS)):
                        mine: i64 = self.workers[region * SEATS + self.who]
                        if mine > 0:
                            loss: i64 = self.loss(region, rival, bodies, fights)
                            if loss > worst:
                                worst = loss
                    total += worst
        return total

    def loss(self, region: i64, rival: i64, bodies: i64, fights: bool) -> i64:
        """What the next scoring gives less in a region when the rival lands all those bodies there, or fights there."""
        s: Empires = self.s
        mine: i64 = self.workers[region * SEATS + self.who]
        first: i64 = self.first[region]
        second: i64 = self.second[region]
        builders: i64 = self.builders[region]
        before: i64 = self.hard(mine, first, second, builders)
        if before == 0:
            return 0
        theirs: i64 = self.workers[region * SEATS + rival]
        if fights and theirs > 0:
            blows: i64 = s.number(region, rival, SOLDIER)
            mine = mine - blows if mine > blows else 0
        others: i64 = second if theirs == first else first
        theirs += bodies
        return before - self.hard(mine, larger(theirs, others), smaller(theirs, others), builders)

    def scores_now(self) -> bool:
        """E-ROUND-3: this round ends with a New World scoring."""
        return self.round == 3 or self.round == 6 or self.round == 8

    def in_box(self, box: i64, seat: i64) -> i64:
        """Workers of a seat in a queue."""
        n: i64 = 0
        for i in range(self.s.filled[box]):
            if self.s.queue[box * LONG + i] >> 3 & 7 == seat:
                n += 1
        return n

    def in_dock(self, seat: i64) -> i64:
        """How many workers those of a seat in the dock will be on land (E-DOCK-8)."""
        s: Empires = self.s
        n: i64 = 0
        for i in range(s.filled[DOCK]):
            figure: i64 = s.queue[DOCK * LONG + i]
            if figure >> 3 & 7 == seat:
                n += self.bodies(seat, figure & 7)
        return n

    def bodies(self, seat: i64, kind: i64) -> i64:
        if kind != MISSIONARY:
            return 1
        return 3 if self.s.owns(seat, CATHEDRAL) else 2

    def landing(self) -> i64:
        """E-DOCK-2: the own workers in the dock, each landed where it brings most."""
        s: Empires = self.s
        if self.docks == 0:
            return 0
        self.expect_rivals()
        gained: i64 = 0
        for i in range(s.filled[DOCK]):
            figure: i64 = s.queue[DOCK * LONG + i]
            if figure >> 3 & 7 == self.who:
                gained += self.land(self.bodies(self.who, figure & 7), figure & 7) - 4 * i
                if figure & 7 == MERCHANT:
                    self.money += s.box.landed_merchant
        return gained

    def expect_rivals(self) -> None:
        """How many workers the strongest rival will probably land in any one region; in round 1 all crowd into one."""
        s: Empires = self.s
        theirs: i64 = 0
        for i in range(s.filled[DOCK]):
            if s.queue[DOCK * LONG + i] >> 3 & 7 != self.who:
                theirs += 1
        if s.phase == PLACING and s.filled[DOCK] < s.setup.room[DOCK]:
            theirs += (s.setup.room[DOCK] - s.filled[DOCK]) // 2
        shares: i64 = count(self.discovered) * (s.seats - 1)
        self.crowd = (2 * theirs + shares) // (2 * shares)

    def land(self, bodies: i64, kind: i64) -> i64:
        """What these bodies add where they add most; they stay there for the rest of this evaluation."""
        best: i64 = 0
        where: i64 = -1
        for region in range(i64(REGIONS)):
            if self.discovered >> region & 1:
                n: i64 = self.own[region] + bodies
                builders: i64 = self.builders[region] + (1 if kind == BUILDER else 0)
                first: i64 = self.first[region] + self.crowd
                second: i64 = self.second[region] + self.crowd // 2
                gain: i64 = self.colony(n, first, second, builders)
                gain -= self.colony(self.own[region], first, second, self.builders[region])
                if n >= 3 and self.s.good_there >> region & 1:
                    gain += 80
                if gain > best:
                    best = gain
                    where = region
        if where >= 0:
            self.own[where] += bodies
            if kind == BUILDER:
                self.builders[where] += 1
        return best

    def warfare(self) -> i64:
        """The best battle that the own workers in the box could declare."""
        s: Empires = self.s
        if self.in_box(WARFARE, self.who) == 0 or self.scorings == 0:
            return 0
        best: i64 = 0
        for rival in range(s.seats):
            if rival != self.who:
                war: i64 = -s.box.war * DOLLAR
                for region in range(i64(REGIONS)):
                    swing: i64 = self.swing(region, rival)
                    war += swing
                    if swing > best:
                        best = swing
                if war > best and s.money[self.who] >= s.box.war:
                    best = war
        return best

    def swing(self, region: i64, rival: i64) -> i64:
        """What a battle there changes, the rival's losses counted for a third."""
        s: Empires = self.s
        mine: i64 = self.workers[region * SEATS + self.who]
        theirs: i64 = self.workers[region * SEATS + rival]
        hits: i64 = s.number(region, self.who, SOLDIER)
        if mine == 0 or theirs == 0 or hits == 0:
            return 0
        blows: i64 = s.number(region, rival, SOLDIER) + (1 if s.owns(rival, MILITIA) else 0)
        others: i64 = self.second[region] if self.first[region] == theirs else self.first[region]
        builders: i64 = self.builders[region]
        before: i64 = 3 * self.colony(mine, larger(theirs, others), smaller(theirs, others), builders)
        before -= self.colony(theirs, larger(mine, others), smaller(mine, others), builders)
        mine = mine - blows if mine > blows else 0
        theirs = theirs - hits if theirs > hits else 0
        after: i64 = 3 * self.colony(mine, larger(theirs, others), smaller(theirs, others), builders)
        after -= self.colony(theirs, larger(mine, others), smaller(mine, others), builders)
        return (after - before) // 3


def larger(a: i64, b: i64) -> i64:
    return a if a > b else b


def smaller(a: i64, b: i64) -> i64:
    return a if a < b else b
