"""Discovery (7.7): a target, the expedition worker by worker, the reveal; free discoveries; Reconnaissance (14)."""

from typing import Final

from caravela.core.events import Phrase, Term
from caravela.core.packed import i64
from caravela.core.state import bit, count
from caravela.games.empires.rules.components import (
    ALL_REGIONS,
    BY_DISCOVERY,
    BY_PLUNDER,
    BY_SOLDIERS,
    CAPTAIN,
    CARDS,
    COLONIST,
    EXPEDITION,
    KINDS,
    MAGELLAN,
    POOL,
    PORTUGAL,
    REGIONS,
    SEATS,
    SOLDIER,
    SUPPLY,
)
from caravela.games.empires.rules.events import (
    CARD_FAILED,
    CARD_WON,
    DISCOVERED,
    EXPEDITION_SENT,
    FAILED,
    LOOKED,
    LOOKED_DECK,
    PUT_CARD,
    REVEALED,
    RODE,
    SAW_CARD,
    SAW_TOKEN,
    TOKEN_REPLACED,
    USED_NATION,
)
from caravela.games.empires.rules.numbers import (
    DISCOVER_OR_NOT,
    DISCOVERY_TURN,
    MUSTER,
    RESOLVE_DISCOVERY,
    RETURN_CARD,
    RIDE_TO_REGION,
    USED,
    USES,
)
from caravela.games.empires.rules.options import (
    AT_BOTTOM,
    EXPLORE,
    EXPLORE_AS_PORTUGAL,
    EXPLORE_DECK,
    GO_TO,
    LAUNCH,
    LOOK,
    LOOK_DECK,
    NO,
    ON_TOP,
    RIDE_FROM,
    SEND,
)
from caravela.games.empires.rules.state import Effect, Empires

# Goals of an expedition beside the regions
THE_DECK: Final = 9
THE_DECK_AS_PORTUGAL: Final = 10
EVERYBODY: Final = 0x3F


class ResolveDiscovery(Effect):
    """E-DISC-1: players act in current player order, each once per round, with University windows until its owner has."""

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        if s.everybody_acted():
            s.acted = 0
            return
        if s.scholar >= 0 and not s.acted >> s.scholar & 1:
            s.study()
        s.then(DISCOVERY_TURN)
        s.then(RESOLVE_DISCOVERY)


class DiscoveryTurn(Effect):
    """E-DISC-22: the next to act is known only after the window."""

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        s.then(DISCOVER_OR_NOT, s.next_to_act())


class DiscoverOrNot(Effect):
    """E-DISC-2, 4, 14: launch one expedition to a region that still has a token, else to the deck; or none."""

    asks = "ask-discover"
    rule = "E-DISC-2"

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        s.offer(NO)
        if s.colony(POOL, who) > 0:
            s.offer_each(EXPLORE, reachable(s, who))
            if s.deck_size() > 0:
                if s.undiscovered == 0:
                    s.offer(EXPLORE_DECK)
                if s.nation[who] == PORTUGAL and s.tallied(USES, who) > 0 and s.tallied(USED, who) == 0:
                    s.offer(EXPLORE_AS_PORTUGAL)
        if s.setup.reconnaissance:  # E-VAR-RECON.3
            offer_looks(s, who)

    def why_not(self, s: Empires, who: i64, n: i64, option: i64) -> str:
        if EXPLORE <= option < EXPLORE + REGIONS:
            if not s.undiscovered >> option - EXPLORE & 1:
                return "E-DISC-4"
            return "E-DISC-21" if s.colony(POOL, who) > 0 else "E-DISC-3"
        if option == EXPLORE_DECK:
            return "E-DISC-14" if s.undiscovered else "E-DISC-18" if s.deck_size() == 0 else "E-DISC-3"
        if option == EXPLORE_AS_PORTUGAL:
            return "E-NAT-PORTUGAL.1"
        if SEND <= option < SEND + KINDS:
            return "E-DISC-3"
        return no_look(option) or self.rule

    def chosen(self, s: Empires, who: i64, n: i64, option: i64) -> None:
        if option == NO:
            return
        if option == LOOK_DECK:
            look_at_deck(s, who)
            s.then(DISCOVER_OR_NOT, who)
        elif option >= LOOK and option < LOOK + REGIONS:
            look_at_region(s, who, option - LOOK)
            s.then(DISCOVER_OR_NOT, who)
        elif option == EXPLORE_DECK:
            s.then(MUSTER, who, THE_DECK)
        elif option == EXPLORE_AS_PORTUGAL:
            s.then(MUSTER, who, THE_DECK_AS_PORTUGAL)
        else:
            s.then(MUSTER, who, option - EXPLORE)


def reachable(s: Empires, who: i64) -> i64:
    """The set of regions an expedition may aim at. E-DISC-21: with open tokens only at those that the pool can beat."""
    if not s.setup.advanced:
        return s.undiscovered
    regions: i64 = 0
    strength: i64 = value(s, who, POOL)
    for region in range(i64(REGIONS)):
        if s.undiscovered >> region & 1 and strength >= s.natives_met(who, s.box.natives[s.token[region]]):
            regions |= bit(region)
    return regions


def value(s: Empires, who: i64, place: i64) -> i64:
    """E-DISC-5: captains count 2, or 3 with Magellan; every other worker 1."""
    captains: i64 = s.number(place, who, CAPTAIN)
    if s.owns(who, MAGELLAN):
        captains += captains
    return s.colony(place, who) + captains


class Muster(Effect):
    """E-DISC-3: name the workers that go, at least one, before anything is revealed (E-DISC-19)."""

    asks = "ask-muster"
    rule = "E-DISC-3"

    def happen(self, s: Empires, who: i64, goal: i64) -> None:
        if s.colony(EXPEDITION, who) > 0 and may_launch(s, who, goal):
            s.offer(LAUNCH)
        for kind in range(i64(KINDS)):
            if s.number(POOL, who, kind) > 0:
                s.offer(SEND + kind)

    def why_not(self, s: Empires, who: i64, goal: i64, option: i64) -> str:
        if option == LAUNCH and s.colony(EXPEDITION, who) > 0:
            return "E-DISC-21"
        return no_look(option) or self.rule

    def chosen(self, s: Empires, who: i64, goal: i64, option: i64) -> None:
        if option == LAUNCH:
            launch(s, who, goal)
            return
        s.remove(POOL, who, option - SEND)
        s.add(EXPEDITION, who, option - SEND)
        s.then(MUSTER, who, goal)

    def question(self, s: Empires, who: i64, goal: i64) -> Phrase:
        strength, waiting = int(value(s, who, EXPEDITION)), int(s.colony(POOL, who))
        terms = (Term("target", "goal", int(goal)), Term("value", "number", strength), Term("left", "number", waiting))
        return Phrase(self.asks, terms, self.rule)


def may_launch(s: Empires, who: i64, goal: i64) -> bool:
    """E-DISC-21: a launch that must fail is legal, except against an open token under Advanced Reconnaissance."""
    if not s.setup.advanced or goal >= REGIONS:
        return True
    return value(s, who, EXPEDITION) >= s.natives_met(who, s.box.natives[s.token[goal]])


def launch(s: Empires, who: i64, goal: i64) -> None:
    """E-DISC-12: reveal and compare; all workers sent go home, success or not, before anything is gained."""
    strength: i64 = value(s, who, EXPEDITION)
    soldiers: i64 = s.number(EXPEDITION, who, SOLDIER)
    s.note(EXPEDITION_SENT, who, goal, s.colony(EXPEDITION, who), strength)
    s.cells[SUPPLY * SEATS + who] += s.cells[EXPEDITION * SEATS + who]
    s.cells[EXPEDITION * SEATS + who] = 0
    if goal < REGIONS:
        explore_region(s, who, goal, strength, soldiers)
        return
    if goal == THE_DECK_AS_PORTUGAL:  # E-NAT-PORTUGAL
        s.tally[USES * SEATS + who] -= 1
        s.tally[USED * SEATS + who] = 1
        s.note(USED_NATION, who, PORTUGAL)
    explore_deck(s, who, goal == THE_DECK_AS_PORTUGAL, strength, soldiers)


def explore_region(s: Empires, who: i64, region: i64, strength: i64, soldiers: i64) -> None:
    """E-DISC-6 to 11."""
    token: i64 = reveal(s, region)
    if strength >= s.natives_met(who, s.box.natives[token]):
        s.note(REVEALED, who, token, region)
        s.earn(who, soldiers * s.box.per_soldier[token], BY_SOLDIERS)
        discover(s, who, region, token, COLONIST)
        return
    if s.setup.no_survivors and count(s.unseen) > unknown_on_map(s):  # E-VAR-NOSURV.1
        s.note(REVEALED, who, token, region)
        s.note(FAILED, who, region)
        s.note(TOKEN_REPLACED, who, region, token)
        s.token[region] = -1
        s.knows[region] = 0
        s.hurdle[region] = 0
        return
    if s.setup.private:  # E-INFO-8
        s.note(REVEALED, who, token, region, 0, who)
        s.knows[region] |= bit(who)
        least: i64 = strength + 1 + s.lowered(who)
        if least > s.hurdle[region]:
            s.hurdle[region] = least
    else:  # E-INFO-7
        s.note(REVEALED, who, token, region)
        s.knows[region] = EVERYBODY
    s.note(FAILED, who, region)


def reveal(s: Empires, region: i64) -> i64:
    """The token that lies there. One that nobody has seen is drawn now."""
    if s.token[region] < 0:
        s.token[region] = s.draw(s.unseen)
        s.unseen &= ~bit(s.token[region])
    elif s.knows[region] != EVERYBODY:
        s.reveal()
    return s.token[region]


def unknown_on_map(s: Empires) -> i64:
    """How many face-down tokens on the map nobody has seen; all other unseen tokens are in the box."""
    n: i64 = 0
    for region in range(i64(REGIONS)):
        if s.undiscovered >> region & 1 and s.token[region] < 0:
            n += 1
    return n


def discover(s: Empires, who: i64, region: i64, token: i64, kind: i64) -> None:
    """E-DISC-8 to 10: the plunder, the token, and one worker from supply in the region."""
    s.earn(who, s.box.plunder[token], BY_PLUNDER)
    s.found[who] |= bit(token)
    s.undiscovered &= ~bit(region)
    s.knows[region] = EVERYBODY
    s.note(DISCOVERED, who, region)
    s.from_supply(region, who, kind, BY_DISCOVERY)


def discover_freely(s: Empires, who: i64, region: i64, kind: i64) -> None:
    """E-DISC-20: without resistance, workers or soldier plunder (New World Cartography, Spain)."""
    token: i64 = reveal(s, region)
    s.note(REVEALED, who, token, region)
    discover(s, who, region, token, kind)


def explore_deck(s: Empires, who: i64, as_portugal: bool, strength: i64, soldiers: i64) -> None:
    """E-DISC-16, 17: a card gives no colonist; a failed one is shuffled back. E-NAT-PORTUGAL.2: resistance 3."""
    card: i64 = top_of_deck(s)
    find: i64 = CARDS + card
    s.reveal()
    s.note(REVEALED, who, find, THE_DECK_AS_PORTUGAL if as_portugal else THE_DECK)
    natives: i64 = i64(3) if as_portugal else s.box.natives[find]
    if strength >= s.natives_met(who, natives):
        s.top_card = -1
        s.card_known[card] = 0
        s.found[who] |= bit(find)
        s.note(CARD_WON, who, find)
        s.earn(who, s.box.plunder[find], BY_PLUNDER)
        s.earn(who, soldiers * s.box.per_soldier[find], BY_SOLDIERS)
        return
    s.note(CARD_FAILED, who, find)
    shuffle_deck(s)


def top_of_deck(s: Empires) -> i64:
    """The top card: the one laid back there, else one that nobody has seen, else the first of those laid under."""
    if s.top_card < 0:
        if s.deck:
            s.top_card = s.draw(s.deck)
            s.deck &= ~bit(s.top_card)
        else:
            s.top_card = s.bottom[0]
            s.laid -= 1
            for i in range(s.laid):
                s.bottom[i] = s.bottom[i + 1]
    return s.top_card


def shuffle_deck(s: Empires) -> None:
    """E-INFO-9: nobody knows any more where a card lies."""
    if s.top_card >= 0:
        s.deck |= bit(s.top_card)
        s.top_card = -1
    for i in range(s.laid):
        s.deck |= bit(s.bottom[i])
    s.laid = 0
    for card in range(i64(CARDS)):
        s.card_known[card] = 0


# -- Reconnaissance (section 14) ---------------------------------------------------------------------------------------


def offer_looks(s: Empires, who: i64) -> None:
    """E-VAR-RECON.1, 2: for a price, a token the player does not know; the top card only when all tokens are gone."""
    if s.money[who] < s.box.look_price[s.age()]:
        return
    if s.undiscovered == 0:
        if s.deck_size() > 0 and not knows_top_card(s, who):
            s.offer(LOOK_DECK)
        return
    for region in range(i64(REGIONS)):
        if s.undiscovered >> region & 1 and not s.knows[region] >> who & 1:
            s.offer(LOOK + region)


def no_look(option: i64) -> str:
    """The clause that says who may look and when; none for an option that is no look."""
    if option == LOOK_DECK:
        return "E-VAR-RECON.2"
    return "E-VAR-RECON.1" if LOOK <= option < LOOK + REGIONS else ""


def knows_top_card(s: Empires, who: i64) -> bool:
    if s.top_card >= 0:
        return s.card_known[s.top_card] >> who & 1 != 0
    return s.deck == 0 and s.card_known[s.bottom[0]] >> who & 1 != 0


def look_at_region(s: Empires, who: i64, region: i64) -> None:
    """E-VAR-RECON.4: only the payer sees the value."""
    s.money[who] -= s.box.look_price[s.age()]
    s.note(LOOKED, who, region, s.box.look_price[s.age()])
    token: i64 = reveal(s, region)
    s.knows[region] |= bit(who)
    s.note(SAW_TOKEN, who, region, token, 0, who)


def look_at_deck(s: Empires, who: i64) -> None:
    """E-VAR-RECON.2, E-INFO-11."""
    s.money[who] -= s.box.look_price[s.age()]
    s.note(LOOKED_DECK, who, s.box.look_price[s.age()])
    card: i64 = top_of_deck(s)
    s.reveal()
    s.card_known[card] |= bit(who)
    s.note(SAW_CARD, who, CARDS + card, 0, 0, who)
    s.then(RETURN_CARD, who)


class ReturnCard(Effect):
    """E-VAR-RECON.2: back on top or at the bottom, face down."""

    asks = "ask-return-card"
    rule = "E-VAR-RECON.2"

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        s.offer(ON_TOP)
        s.offer(AT_BOTTOM)

    def chosen(self, s: Empires, who: i64, n: i64, option: i64) -> None:
        s.note(PUT_CARD, who, 1 if option == AT_BOTTOM else 0)
        if option == AT_BOTTOM:
            s.bottom[s.laid] = s.top_card
            s.laid += 1
            s.top_card = -1


# -- Stables (12.5) ----------------------------------------------------------------------------------------------------


def ridable(s: Empires, region: i64) -> i64:
    """E-B-STABLES.1, 3: the set of regions a soldier can ride to; narrow it here if own colonies should be meant."""
    return s.box.neighbours[region] & ALL_REGIONS & ~s.undiscovered


def offer_rides(s: Empires, who: i64) -> None:
    for region in range(i64(REGIONS)):
        if s.number(region, who, SOLDIER) > 0 and ridable(s, region):
            s.offer(RIDE_FROM + region)


class Ride(Effect):
    """E-B-STABLES.1, 2 (deluxe): right before Discovery, one own soldier to an adjacent discovered region, or not."""

    asks = "ask-ride"
    rule = "E-B-STABLES.1"

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        offer_rides(s, who)
        if s.offered > 0:
            s.offer(NO)

    def chosen(self, s: Empires, who: i64, n: i64, option: i64) -> None:
        if option != NO:
            s.then(RIDE_TO_REGION, who, option - RIDE_FROM)


class RideToRegion(Effect):
    """E-B-STABLES.1: to which of the adjacent regions."""

    asks = "ask-ride-to"
    rule = "E-B-STABLES.1"

    def happen(self, s: Empires, who: i64, source: i64) -> None:
        s.offer_each(GO_TO, ridable(s, source))

    def chosen(self, s: Empires, who: i64, source: i64, option: i64) -> None:
        s.note(RODE, who, source, option - GO_TO)
        s.remove(source, who, SOLDIER)
        s.add(option - GO_TO, who, SOLDIER)

    def question(self, s: Empires, who: i64, source: i64) -> Phrase:
        return Phrase(self.asks, (Term("source", "region", int(source)),), self.rule)
