"""The parts of effects (section 3), carried out one after the other; and the choices inside them."""

from typing import Final

from caravela.core.events import Phrase, Term
from caravela.core.packed import i64, vec
from caravela.games.maracaibo.rules import ops
from caravela.games.maracaibo.rules.components import (
    AREAS,
    BY_CITY,
    BY_FLAG,
    LOCATIONS,
    NATIONS,
    SEATS,
    TOKENS,
)
from caravela.games.maracaibo.rules.events import DISC_REMOVED, DISC_TO_MARKET, DISC_TO_TILE, MISSION_ON_CARD
from caravela.games.maracaibo.rules.numbers import (
    ANNEX_VILLAGE,
    CHOOSE_PART,
    COMBAT,
    DISC_LEFT,
    DO,
    EXPLORE_MOVE,
    GAIN_INFLUENCE,
    INFLUENCE,
    MAY_FIGHT,
    MAY_PAY,
    OUT_DISCS,
    PLACE_HERE,
    Q_CARD,
    RAISE_TITLE,
    REMOVE_DISC,
    REMOVE_SKULL,
    SAIL_OUT,
    TAKE_TOKEN,
    TOKENS_OWNED,
    VILLAGE_TURN,
    WORKERS_ON_CARD,
)
from caravela.games.maracaibo.rules.options import ANNEX, CHOOSE, DISC, FIGHT, NATION, SKIP, TOKEN
from caravela.games.maracaibo.rules.state import Effect, Maracaibo, put_disc

# A disc goes to the market of the location (above this), to a disc tile (above the next), or leaves the game
TO_MARKET: Final = 64
TO_TILE: Final = 96
# By area: the clause that says which others must be empty before
PREREQUISITES = [*["M-DISC-1"] * 5, "M-DISC-9", "M-DISC-1", "M-DISC-1", "M-DISC-12", "M-DISC-13", "M-DISC-14", "M-DISC-15"]


class Do(Effect):
    """A program: its atoms in order. What asks becomes an effect of its own, and the rest of the program waits for it.

    n: where in the code, times 64, and the cause.
    """

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        code: vec[i64] = s.box.code
        at: i64 = n >> 6
        cause: i64 = n & 63
        while code[at] != ops.NOTHING:
            if not do_at_once(s, who, code[at], cause):
                if ask_for(s, who, code[at], cause):
                    at += 1  # M-RUL-78: who declines to sail loses the main action as well
                if code[at + 1] != ops.NOTHING:
                    s.then(DO, who, (at + 1) * 64 + cause)
                return
            at += 1


def do_at_once(s: Maracaibo, who: i64, atom: i64, cause: i64) -> bool:
    """An atom that leaves nothing to choose; False if there is something."""
    op: i64 = atom & 255
    n: i64 = atom >> 8 & 255
    noun: i64 = atom >> 16
    if op == ops.OP_DOUBLOONS:
        s.gain_doubloons(who, n, cause)
    elif op == ops.OP_VP:
        s.gain_vp(who, n, cause)
    elif op == ops.OP_CP:
        s.gain_cp(who, n, cause)
    elif op == ops.OP_WORKERS:
        s.gain_workers(who, n, cause)
    elif op == ops.OP_INFLUENCE:
        if noun == ops.ANY_NATION:
            return False
        s.gain_influence(who, s.named if noun == ops.THAT_NATION else noun, n, cause)
    elif op == ops.OP_VP_PER:
        s.gain_vp(who, n * s.counted(who, noun), cause)
    elif op == ops.OP_DOUBLOONS_PER:
        s.gain_doubloons(who, n * s.counted(who, noun), cause)
    elif op == ops.OP_TOKEN:
        if noun == ops.NEW_TOKEN:
            return False
        s.gain_token(who, noun)
    elif op == ops.OP_PAY_NOW:
        s.pay_doubloons(who, n, cause)
    elif op == ops.OP_CARD_MISSION:
        mission: i64 = s.next_mission(Q_CARD + noun)
        if mission >= 0:
            s.note(MISSION_ON_CARD, who, mission, noun)
    elif op == ops.OP_PLACE_MARKER:
        s.place_marker(who, s.target, s.named)
    elif op == ops.OP_REMOVE_MARKER:
        s.remove_marker(who, s.target)
    elif op == ops.OP_BOUNTY:
        s.gain_doubloons(who, bounty(s, who, n, noun), cause)
    else:
        return op == ops.OP_STORY_TILE  # the tile is taken with the payment (missions.StoryReward)
    return True


def bounty(s: Maracaibo, who: i64, own: i64, other: i64) -> i64:
    """M-COMBAT-21: doubloons for the assistants at the place of a combat action."""
    doubloons: i64 = 0
    for seat in range(s.seats):
        helpers: i64 = s.helpers_here(seat, s.target)
        while helpers:
            helpers &= helpers - 1
            doubloons += own if seat == who else other
    return doubloons


def ask_for(s: Maracaibo, who: i64, atom: i64, cause: i64) -> bool:
    """An atom with something to choose, or with effects of its own; whether the atom behind it belongs to it."""
    op: i64 = atom & 255
    n: i64 = atom >> 8 & 255
    noun: i64 = atom >> 16
    if op == ops.OP_INFLUENCE:
        s.then(GAIN_INFLUENCE, who, n * 64 + cause)
    elif op == ops.OP_TITLE:
        s.then(RAISE_TITLE, who, cause)
    elif op == ops.OP_DISC:
        s.then(REMOVE_DISC, who, n)
    elif op == ops.OP_EXPLORE:
        s.then(EXPLORE_MOVE, who, n)
    elif op == ops.OP_VILLAGE:
        s.then(VILLAGE_TURN, who, n)
    elif op == ops.OP_VILLAGE_PER:
        s.then(VILLAGE_TURN, who, n * s.counted(who, noun))
    elif op == ops.OP_COMBAT:
        s.then(COMBAT if cause == BY_CITY else MAY_FIGHT, who)
    elif op == ops.OP_TOKEN:
        s.then(TAKE_TOKEN, who)
    elif op == ops.OP_ANNEX:
        s.then(ANNEX_VILLAGE, who, n)
    elif op == ops.OP_WORKERS_ON_CARD:
        s.then(WORKERS_ON_CARD, who, n)
    elif op == ops.OP_SAIL:
        s.then(SAIL_OUT, who, n)
        return True
    elif op == ops.OP_CHOICE:
        s.then(CHOOSE_PART, who, (noun * 4 + n) * 64 + cause)
    elif op == ops.OP_PAY:
        s.then(MAY_PAY, who, noun * 64 + cause)
    elif op == ops.OP_PLACE_HERE:
        s.then(PLACE_HERE, who)
    elif op == ops.OP_REMOVE_SKULL:
        s.then(REMOVE_SKULL, who)
    elif op == ops.OP_FLAG_BONUS:
        s.do(who, s.box.flag_bonus[s.target], BY_FLAG)
    elif op == ops.OP_IF_TOKEN:
        if s.tallied(TOKENS_OWNED, who) >> n & 1:
            s.do(who, s.box.parts[noun], cause)
    else:
        assert op == ops.OP_MAIN
    return False


def caused(asks: str, rule: str, n: i64) -> Phrase:
    return Phrase(asks, (Term("cause", "cause", int(n & 63)),), rule)


class ChoosePart(Effect):
    """3.1: exactly one of the listed effects, or none (M-GEN-6). n: the parts times 4, how many, then the cause."""

    asks = "ask-choose-part"
    rule = "M-GEN-6"

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        for i in range(n >> 6 & 3):
            s.offer(CHOOSE + i)
        s.offer(SKIP)

    def chosen(self, s: Maracaibo, who: i64, n: i64, option: i64) -> None:
        if option != SKIP:
            s.do(who, s.box.parts[(n >> 8) + option - CHOOSE], n & 63)

    def question(self, s: Maracaibo, who: i64, n: i64) -> Phrase:
        return Phrase(
            self.asks,
            (Term("cause", "cause", int(n & 63)), Term("part", "number", int(n >> 8))),
            self.rule,
        )


class MayFight(Effect):
    """M-GEN-6, M-RUL-41: a combat that a mission or story allows."""

    asks = "ask-may-fight"
    rule = "M-GEN-6"

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        s.offer(FIGHT)
        s.offer(SKIP)

    def chosen(self, s: Maracaibo, who: i64, n: i64, option: i64) -> None:
        if option == FIGHT:
            s.then(COMBAT, who)


class GainInfluence(Effect):
    """M-INF-2, DP-16: influence with one nation of the player's choice. n: how much, times 64, and the cause."""

    asks = "ask-influence"
    rule = "M-INF-2"

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        for nation in range(i64(NATIONS)):
            s.offer(NATION + nation)
        s.offer(SKIP)

    def chosen(self, s: Maracaibo, who: i64, n: i64, option: i64) -> None:
        if option != SKIP:
            s.gain_influence(who, option - NATION, n >> 6, n & 63)

    def question(self, s: Maracaibo, who: i64, n: i64) -> Phrase:
        return Phrase(self.asks, (Term("n", "number", int(n >> 6)), Term("cause", "cause", int(n & 63))), self.rule)


class RaiseTitle(Effect):
    """M-INF-6: one marker to its next title. n: the cause."""

    asks = "ask-title"
    rule = "M-INF-6"

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        for nation in range(i64(NATIONS)):
            at: i64 = s.tallied(INFLUENCE + nation, who)
            if s.box.next_title[at] > at:
                s.offer(NATION + nation)
        if s.offered > 0:
            s.offer(SKIP)

    def chosen(self, s: Maracaibo, who: i64, n: i64, option: i64) -> None:
        if option != SKIP:
            s.raise_title(who, option - NATION, n & 63)


class RemoveDisc(Effect):
    """M-DISC-1: discs are removed one at a time. n: how many; or one, to a market (TO_MARKET) or a disc tile (TO_TILE)."""

    asks = "ask-disc"
    rule = "M-DISC-1"

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        s.offer_each(DISC, s.removable(who))
        if n < TO_MARKET and s.offered > 0:  # M-GEN-6: a delivery cannot be left half done
            s.offer(SKIP)

    def why_not(self, s: Maracaibo, who: i64, n: i64, option: i64) -> str:
        if DISC <= option < DISC + AREAS and s.tallied(DISC_LEFT + option - DISC, who) > 0:
            return PREREQUISITES[option - DISC]
        return super().why_not(s, who, n, option)

    def chosen(self, s: Maracaibo, who: i64, n: i64, option: i64) -> None:
        if option == SKIP:
            return
        area: i64 = option - DISC
        if n >= TO_TILE:
            tile: i64 = n - TO_TILE
            s.on_tile[tile] = put_disc(s.on_tile[tile], who + 1)
            s.note(DISC_TO_TILE, who, area, tile + 9)
        elif n >= TO_MARKET:
            place: i64 = n - TO_MARKET
            s.market[place] = put_disc(s.market[place], who + 1)
            s.note(DISC_TO_MARKET, who, area, place)
        else:
            s.tally[OUT_DISCS * SEATS + who] += 1
            s.note(DISC_REMOVED, who, area)
        s.take_disc(who, area)
        if 1 < n < TO_MARKET:
            s.then(REMOVE_DISC, who, n - 1)


class TakeToken(Effect):
    """M-CARD-IMM-9: a synergy token of a type not yet owned; nothing with all five."""

    asks = "ask-token"
    rule = "M-CARD-IMM-9"

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        for token in range(i64(TOKENS)):
            if not s.tallied(TOKENS_OWNED, who) >> token & 1:
                s.offer(TOKEN + token)
        if s.offered > 0:
            s.offer(SKIP)

    def why_not(self, s: Maracaibo, who: i64, n: i64, option: i64) -> str:
        if TOKEN <= option < TOKEN + TOKENS:
            return "M-CARD-SYN-1"
        return super().why_not(s, who, n, option)

    def chosen(self, s: Maracaibo, who: i64, n: i64, option: i64) -> None:
        if option != SKIP:
            s.gain_token(who, option - TOKEN)


class AnnexVillage(Effect):
    """M-CARD-IMM-3, 10: a village without marker, then the nation; perhaps its title. n: 1 with the title, + 2 * (place + 1)."""

    asks = "ask-annex"
    rule = "M-CARD-IMM-3"

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        if n >= 2:
            for nation in range(i64(NATIONS)):
                if s.stock[nation] > 0:
                    s.offer(NATION + nation)
            return
        if s.stock[0] + s.stock[1] + s.stock[2] > 0:  # M-OWN-4
            for place in range(i64(LOCATIONS)):
                if s.is_village(place) and s.owner[place] == 0:
                    s.offer(ANNEX + place)
        if s.offered > 0:
            s.offer(SKIP)
        elif n == 1:
            s.then(RAISE_TITLE, who, 0)

    def chosen(self, s: Maracaibo, who: i64, n: i64, option: i64) -> None:
        if n >= 2:
            s.place_marker(who, (n >> 1) - 1, option - NATION)
            if n & 1:
                s.raise_title(who, option - NATION, 0)
        elif option != SKIP:
            s.then(ANNEX_VILLAGE, who, (n & 1) + 2 * (option - ANNEX + 1))
        elif n == 1:
            s.then(RAISE_TITLE, who, 0)

    def question(self, s: Maracaibo, who: i64, n: i64) -> Phrase:
        if n >= 2:
            return Phrase("ask-annex-nation", (Term("place", "place", int(n >> 1) - 1),), "M-OWN-4")
        return Phrase(self.asks, (), self.rule)


class PlaceHere(Effect):
    """M-VILL-7: a marker of a chosen nation on the village of the ship; the nation is remembered for what follows."""

    asks = "ask-place-here"
    rule = "M-VILL-7"
    whole = True

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        for nation in range(i64(NATIONS)):
            if s.stock[nation] > 0:
                s.offer(NATION + nation)

    def chosen(self, s: Maracaibo, who: i64, n: i64, option: i64) -> None:
        s.named = option - NATION
        s.place_marker(who, s.ship(who), s.named)
