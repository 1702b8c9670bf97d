"""What expeditions will probably bring (section 21): by their value, against what is left for all that the seat knows."""

from typing import Final

from caravela.core.packed import i64, vec
from caravela.core.state import bit, count
from caravela.games.empires.judgement.outlook import Outlook, larger
from caravela.games.empires.rules.components import (
    AVAILABLE,
    CARDS,
    DISCOVERY,
    EXPEDITION,
    POOL,
    PORTUGAL,
    REGIONS,
    SEATS,
    SOLDIER,
    TOKENS,
)
from caravela.games.empires.rules.discovery import EVERYBODY, THE_DECK_AS_PORTUGAL, value
from caravela.games.empires.rules.numbers import MUSTER, PLACING, RESOLVING, USED, USES
from caravela.games.empires.rules.state import Empires

FAR: Final = 12  # no expedition needs more than this
IN_VAIN: Final = 15


class Voyages(Outlook):
    """The same with the Discovery box."""

    def __init__(self, s: Empires, who: i64) -> None:
        super().__init__(s, who)
        self.pool: i64 = value(s, who, POOL)
        self.gain: vec[i64] = vec[i64]([0] * (FAR + 1))  # what an expedition to one goal brings, by its value
        self.best: vec[i64] = vec[i64]([0] * (FAR + 1))  # and one to the best goal
        self.weighed: bool = False
        self.foothold: i64 = 0
        self.doomed: bool = False  # an expedition is being named that cannot succeed, whoever joins it

    def find(self, i: i64) -> i64:
        """A token or card won."""
        return 100 * self.s.box.discovery_vp[i] + self.s.box.plunder[i] * self.dollar

    def sees(self, region: i64) -> bool:
        """The seat knows the token that lies there."""
        s: Empires = self.s
        return s.token[region] >= 0 and (s.knows[region] == EVERYBODY or s.knows[region] >> self.who & 1 != 0)

    def weigh(self, natives: i64, worth: i64, of: i64) -> None:
        """One of so many equally likely finds, at the least value that beats it. `sum_up` when all are weighed."""
        met: i64 = self.s.natives_met(self.who, natives)
        if met <= FAR:
            self.gain[met] += worth // of

    def sum_up(self) -> None:
        """A larger expedition beats what a smaller one does."""
        for i in range(i64(FAR)):
            self.gain[i + 1] += self.gain[i]

    def weigh_region(self, region: i64) -> None:
        """An expedition to a region, by its value, from what the seat knows of the token."""
        s: Empires = self.s
        foothold: i64 = self.foothold + (20 if s.good_there >> region & 1 else 0)
        if self.sees(region):
            token: i64 = s.token[region]
            self.weigh(s.box.natives[token], self.find(token) + foothold, 1)
        else:
            unseen: i64 = s.unseen
            for other in range(i64(REGIONS)):
                if s.undiscovered >> other & 1 and s.token[other] >= 0 and not self.sees(other):
                    unseen |= bit(s.token[other])
            n: i64 = 0
            for token in range(i64(TOKENS)):
                if unseen >> token & 1 and s.box.natives[token] >= s.hurdle[region]:
                    n += 1
            for token in range(i64(TOKENS)):
                if unseen >> token & 1 and s.box.natives[token] >= s.hurdle[region]:
                    self.weigh(s.box.natives[token], self.find(token) + foothold, n)
        self.sum_up()

    def weigh_deck(self, as_portugal: bool) -> None:
        """The same for the deck. E-NAT-PORTUGAL.2: resistance 3."""
        s: Empires = self.s
        unseen: i64 = s.deck
        if s.top_card >= 0:
            if s.card_known[s.top_card] >> self.who & 1:
                unseen = bit(s.top_card)
            else:
                unseen |= bit(s.top_card)
        if s.top_card < 0 or not s.card_known[s.top_card] >> self.who & 1:
            for i in range(s.laid):
                if not s.card_known[s.bottom[i]] >> self.who & 1:
                    unseen |= bit(s.bottom[i])
        n: i64 = count(unseen)
        for i in range(i64(CARDS)):
            if unseen >> i & 1:
                self.weigh(3 if as_portugal else s.box.natives[CARDS + i], self.find(CARDS + i), n)
        self.sum_up()

    def forget(self) -> None:
        for i in range(i64(FAR + 1)):
            self.gain[i] = 0

    def compare(self, less: i64) -> None:
        """Whether the goal that was weighed is the best for some value; it costs so much besides."""
        for i in range(i64(FAR + 1)):
            self.best[i] = larger(self.best[i], self.gain[i] - less)
            self.gain[i] = 0

    def weigh_best(self) -> None:
        """Into `best`: the best goal for each value."""
        s: Empires = self.s
        self.weighed = True
        self.foothold = self.colony(1, 0, 0, 0)
        blank: i64 = 0  # of those of which nothing is known, one with a good if there is one
        for region in range(i64(REGIONS)):
            if s.undiscovered >> region & 1:
                if s.hurdle[region] == 0 and not self.sees(region):
                    if blank == 0 or s.good_there >> region & 1:
                        blank = region + 1
                else:
                    self.weigh_region(region)
                    self.compare(0)
        if blank > 0:
            self.weigh_region(blank - 1)
            self.compare(0)
        if s.deck_size() > 0:
            if s.undiscovered == 0:
                self.weigh_deck(False)
                self.compare(0)
            if self.may_sail_as_portugal():
                self.weigh_deck(True)
                self.compare(100)

    def may_sail_as_portugal(self) -> bool:
        s: Empires = self.s
        return s.nation[self.who] == PORTUGAL and s.tallied(USES, self.who) > 0 and s.tallied(USED, self.who) == 0

    def expedition(self) -> i64:
        """The pool: what its best expedition will probably bring, and what stays for later ones."""
        s: Empires = self.s
        if s.offered > 0 and s.asked & 255 == MUSTER and s.asked >> 8 & 15 == self.who:
            self.foothold = self.colony(1, 0, 0, 0)
            return self.mustered(s.asked >> 12)
        if self.pool == 0:
            return 0
        can_sail: bool = self.pending(DISCOVERY)
        if s.phase == RESOLVING and s.at_box == DISCOVERY and s.acted >> self.who & 1:
            can_sail = s.offered > 0 and s.asked >> 8 & 15 == self.who  # a look may still be followed by an expedition
        keep: i64 = self.kept(self.pool)
        if not can_sail:
            return keep
        self.weigh_best()
        most: i64 = self.pool + self.to_place()
        best: i64 = keep
        for x in range(i64(1), (most if most < FAR else FAR) + 1):
            worth: i64 = self.best[x]
            if x > self.pool:
                worth -= (x - self.pool) * 130
            else:
                worth += self.kept(self.pool - x)
            if worth > best:
                best = worth
        return best + 40 * s.number(POOL, self.who, SOLDIER)

    def has_chance(self) -> bool:
        """Some expedition of all that are in the pool, and of those that may still join it, could succeed."""
        if not self.weighed:
            self.weigh_best()
        most: i64 = self.pool + self.to_place()
        return self.best[most if most < FAR else FAR] > 0

    def to_place(self) -> i64:
        """Workers that the seat still places in this round."""
        return self.s.cells[AVAILABLE * SEATS + self.who] >> 30 if self.s.phase == PLACING else i64(0)

    def kept(self, strength: i64) -> i64:
        """Strength that stays in the pool for later rounds; in the last one, just so much that none is sent in vain."""
        if self.left == 0:
            return IN_VAIN * strength if self.s.phase == RESOLVING else i64(0)
        rate: i64 = 120 if self.s.undiscovered else 90
        worth: i64 = rate * strength if strength < 4 else rate * 4 + 50 * (strength - 4)
        return worth * (self.left if self.left < 2 else 2) // 2

    def mustered(self, goal: i64) -> i64:
        """An expedition that is being named, with the best that can still be added to it."""
        s: Empires = self.s
        if goal < REGIONS:
            self.weigh_region(goal)
        else:
            self.weigh_deck(goal == THE_DECK_AS_PORTUGAL)
        going: i64 = value(s, self.who, EXPEDITION)
        best: i64 = -1000
        for more in range(self.pool + 1):
            if going + more > 0:
                x: i64 = going + more
                worth: i64 = self.gain[x if x < FAR else FAR] + self.kept(self.pool - more)
                if worth > best:
                    best = worth
        self.doomed = self.gain[going + self.pool if going + self.pool < FAR else FAR] == 0
        return best + 100 * s.number(EXPEDITION, self.who, SOLDIER) + 40 * s.number(POOL, self.who, SOLDIER)
