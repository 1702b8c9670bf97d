"""Combat (4.10): the piles, the nation, raising the combat value and the combat actions."""

from typing import Final

from caravela.core.events import Phrase, Term
from caravela.core.packed import i64
from caravela.core.state import bit
from caravela.games.maracaibo.rules.components import (
    BY_CARD,
    BY_COMBAT,
    BY_COMBAT_TILE,
    BY_TAKING,
    CA_FLAG,
    CA_FLEET,
    CA_INFLUENCE,
    CA_MINE,
    CA_VILLAGE,
    CARDS,
    CARTAGENA,
    COMBAT_TILES,
    FLEET,
    GAIN_CP,
    GAIN_WORKERS,
    L6,
    L8,
    LOCATIONS,
    MINE,
    NATIONS,
    SEATS,
)
from caravela.games.maracaibo.rules.events import (
    COMBAT_ACTION_TAKEN,
    COMBAT_BARE,
    COMBAT_OVER,
    COMBAT_TILE_SHOWN,
    FIGHTS_FOR,
    RAISED,
)
from caravela.games.maracaibo.rules.numbers import (
    BATTLE_CARDS,
    BATTLE_KNOWN,
    CHOOSE_NATION,
    CHOOSE_PILE,
    COMBAT_CP,
    CP,
    DOUBLOONS,
    EXPLORER,
    FIGHT,
    NATION_CP,
    SUPPLY,
    TAKE_BONUS,
    TILES_WON,
    WORKERS,
)
from caravela.games.maracaibo.rules.options import (
    ANNEX,
    CONQUER,
    END_COMBAT,
    FLEET_10,
    FLEET_11,
    INFLUENCE_2,
    INFLUENCE_5,
    NATION,
    PILE,
    RAISE_CP,
    RAISE_WORKER,
    TAKE_MINE,
    USE,
)
from caravela.games.maracaibo.rules.state import Effect, Maracaibo

BARE: Final = COMBAT_TILES  # in place of a tile when both piles are empty
MOST_VALUE: Final = 127  # what a waiting combat can remember
# What says of RAISE_CP and the options behind it when they are open
FIGHT_CLAUSES = ["M-COMBAT-12", "M-COMBAT-12", "M-COMBAT-17", "M-COMBAT-17", "M-LEG-16", "M-LEG-16", "M-LEG-18"]


def packed(tile: i64, nation: i64, value: i64, used: i64) -> i64:
    """A combat as one number: tile, nation, value, and the set of used actions (combat actions, then cards by box.battle_of)."""
    return ((used * 128 + value) * 4 + nation) * 32 + tile


def tile_of(n: i64) -> i64:
    return n & 31


def nation_of(n: i64) -> i64:
    return n >> 5 & 3


def value_of(n: i64) -> i64:
    return n >> 7 & 127


def used_of(n: i64) -> i64:
    return n >> 14


class Combat(Effect):
    """M-COMBAT-1: combat points of cards come before the tile is revealed."""

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        s.gain_cp(who, s.tallied(COMBAT_CP, who), BY_CARD)
        s.then(CHOOSE_PILE, who)


class ChoosePile(Effect):
    """M-COMBAT-2, DP-13: the top tile of one of the two piles."""

    asks = "ask-pile"
    rule = "M-COMBAT-2"

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        if s.left_pile > 0:
            s.offer(PILE)
        if s.right_pile > 0:
            s.offer(PILE + 1)
        if s.offered == 0:  # M-COMBAT-3
            s.note(COMBAT_BARE, who)
            s.then(CHOOSE_NATION, who, BARE)

    def chosen(self, s: Maracaibo, who: i64, n: i64, option: i64) -> None:
        if option == PILE:
            s.left_pile -= 1
        else:
            s.right_pile -= 1
        tile: i64 = s.draw(s.combat_unseen)
        s.combat_unseen &= ~bit(tile)
        s.note(COMBAT_TILE_SHOWN, who, tile)
        s.then(CHOOSE_NATION, who, tile)

    def question(self, s: Maracaibo, who: i64, n: i64) -> Phrase:
        return Phrase(
            self.asks, (Term("left", "number", int(s.left_pile)), Term("right", "number", int(s.right_pile))), self.rule
        )


def combat_value(s: Maracaibo, tile: i64, nation: i64) -> i64:
    """M-COMBAT-3, 8, 9, 10, M-RUL-13: the printed value; more or less for strictly the fewest or the most markers."""
    if tile == BARE:
        return s.box.bare_value
    value: i64 = s.box.tile_value[tile * NATIONS + nation]
    most = True
    fewest = True
    for other in range(i64(NATIONS)):
        if other != nation:
            most = most and s.markers_on_map(nation) > s.markers_on_map(other)
            fewest = fewest and s.markers_on_map(nation) < s.markers_on_map(other)
    if most and s.box.most_minus_2 >> tile & 1:
        value -= 2
    if fewest and s.box.fewest_plus_3 >> tile & 1:
        value += 3
    return value if value > 0 else i64(0)


class ChooseNation(Effect):
    """M-COMBAT-4 to 7, DP-14: the nation to fight for, and what its side of the tile brings or costs. n: the tile, or BARE."""

    asks = "ask-fight-for"
    rule = "M-COMBAT-4"

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        for nation in range(i64(NATIONS)):
            if n == BARE or s.tallied(DOUBLOONS, who) >= s.box.tile_price[n * NATIONS + nation]:
                s.offer(NATION + nation)

    def chosen(self, s: Maracaibo, who: i64, n: i64, option: i64) -> None:
        nation: i64 = option - NATION
        value: i64 = combat_value(s, n, nation)  # M-RUL-12
        s.note(FIGHTS_FOR, who, nation, value)
        if n != BARE:
            s.named = nation
            s.do(who, s.box.tile_now[n * NATIONS + nation], BY_COMBAT_TILE)
        s.gain_cp(who, s.tallied(NATION_CP + nation, who), BY_CARD)
        s.then(FIGHT, who, packed(n, nation, value, 0))

    def question(self, s: Maracaibo, who: i64, n: i64) -> Phrase:
        if n == BARE:
            return Phrase("ask-fight-for-bare", (Term("value", "number", int(s.box.bare_value)),), "M-COMBAT-3")
        return Phrase(self.asks, (Term("tile", "combat_tile", int(n)),), self.rule)


class Fight(Effect):
    """M-COMBAT-12, 14, DP-15: raise the combat value or carry out combat actions, until the player ends the combat.

    A combat inside this one is a Fight of its own on top of it (M-RUL-14, 79). n: the combat (`packed`).
    """

    asks = "ask-fight"
    rule = "M-COMBAT-14"

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        value: i64 = value_of(n)
        if value < MOST_VALUE:
            if s.tallied(CP, who) > 0:
                s.offer(RAISE_CP)
            if s.tallied(WORKERS, who) > 0:
                s.offer(RAISE_WORKER)
        actions: i64 = (s.box.combat_base | s.tallied(BATTLE_KNOWN, who)) & ~used_of(n)
        if actions >> CA_INFLUENCE & 1:  # M-COMBAT-17
            offer_if(s, value, CA_INFLUENCE, 0, INFLUENCE_2)
            offer_if(s, value, CA_INFLUENCE, 1, INFLUENCE_5)
        if s.stock[nation_of(n)] > 0:  # M-OWN-4
            for place in range(i64(LOCATIONS)):
                action: i64 = CA_VILLAGE if s.is_village(place) else CA_FLAG
                if actions >> action & 1 and is_target(s, who, place):
                    if s.owner[place] == 0:
                        offer_if(s, value, action, 0, ANNEX + place)
                    elif s.owner[place] != nation_of(n) + 1:  # M-COMBAT-16, M-RUL-20
                        offer_if(s, value, action, 1, CONQUER + place)
            if s.tile_in_play(L6) and not used_of(n) >> CA_FLEET & 1:  # M-LEG-16
                if s.owner[FLEET] == 0:
                    offer_if(s, value, CA_FLEET, 0, FLEET_10)
                if s.owner[FLEET + 1] == 0:
                    offer_if(s, value, CA_FLEET, 1, FLEET_11)
            if s.tile_in_play(L8) and s.owner[MINE] == 0 and not used_of(n) >> CA_MINE & 1:  # M-LEG-18
                if s.box.rank[s.tallied(EXPLORER, who)] >= s.box.legacy_rank[L8]:
                    offer_if(s, value, CA_MINE, 0, TAKE_MINE)
        cards: i64 = s.tallied(BATTLE_CARDS, who) & ~(used_of(n) >> 7)
        for battle in range(s.box.battles):
            if cards >> battle & 1 and s.box.battle_lowers[battle] <= value:
                s.offer(USE + s.box.battle_card[battle])
        s.offer(END_COMBAT)

    def why_not(self, s: Maracaibo, who: i64, n: i64, option: i64) -> str:
        if RAISE_CP <= option <= TAKE_MINE:
            return FIGHT_CLAUSES[option - RAISE_CP]
        if ANNEX <= option < CONQUER + LOCATIONS:
            return self.why_not_at(s, who, (option - ANNEX) % LOCATIONS, option >= CONQUER)
        battle: i64 = s.box.battle_of[option - USE] if USE <= option < USE + CARDS else i64(-1)
        if battle >= 0 and s.tallied(BATTLE_CARDS, who) >> battle & 1:
            return self.rule if used_of(n) >> 7 + battle & 1 else "M-COMBAT-15"
        return super().why_not(s, who, n, option)

    def why_not_at(self, s: Maracaibo, who: i64, place: i64, take: bool) -> str:
        """M-COMBAT-18 to 21: the same for annexing or taking a place."""
        if s.is_village(place):
            return "M-COMBAT-21" if s.tallied(BATTLE_KNOWN, who) >> CA_VILLAGE & 1 else "M-DISC-10"
        if not s.has_flag(place):
            return "M-LEG-8" if place == CARTAGENA else "M-COMBAT-28"
        if not is_target(s, who, place):
            return "M-RUL-21"
        return "M-COMBAT-19" if take else "M-COMBAT-18"

    def chosen(self, s: Maracaibo, who: i64, n: i64, option: i64) -> None:
        if option == END_COMBAT:
            if tile_of(n) != BARE:  # M-COMBAT-27
                s.tally[TILES_WON * SEATS + who] |= bit(tile_of(n))
            s.note(COMBAT_OVER, who)
        elif option == RAISE_CP or option == RAISE_WORKER:
            self.raise_value(s, who, n, option)
        elif option >= USE:
            battle: i64 = s.box.battle_of[option - USE]
            does: i64 = s.box.battle_action[battle]
            self.carry_out(s, who, n, does, s.box.battle_lowers[battle], s.box.battle_does[battle], bit(7 + battle))
        elif option >= CONQUER:
            self.carry_out_at(s, who, n, option - CONQUER, 1)
            s.gain_vp(who, s.tallied(TAKE_BONUS, who), BY_TAKING)  # M-COMBAT-25
        elif option >= ANNEX:
            self.carry_out_at(s, who, n, option - ANNEX, 0)
        elif option == TAKE_MINE:
            s.target = MINE
            self.carry_out_action(s, who, n, CA_MINE, 0)
        elif option >= FLEET_10:
            s.target = FLEET + option - FLEET_10
            self.carry_out_action(s, who, n, CA_FLEET, option - FLEET_10)
        else:
            self.carry_out_action(s, who, n, CA_INFLUENCE, option - INFLUENCE_2)

    def raise_value(self, s: Maracaibo, who: i64, n: i64, option: i64) -> None:
        """M-COMBAT-12, 13: a combat point or a worker raises the combat value by 1."""
        value: i64 = value_of(n) + 1
        if option == RAISE_CP:
            s.tally[CP * SEATS + who] -= 1
        else:
            s.tally[WORKERS * SEATS + who] -= 1
            s.tally[SUPPLY * SEATS + who] += 1
        s.note(RAISED, who, 1, GAIN_CP if option == RAISE_CP else GAIN_WORKERS, value)
        s.then(FIGHT, who, packed(tile_of(n), nation_of(n), value, used_of(n)))

    def carry_out_at(self, s: Maracaibo, who: i64, n: i64, place: i64, way: i64) -> None:
        """M-COMBAT-18 to 21: annex (0) or take (1) a flag or a village."""
        s.target = place
        self.carry_out_action(s, who, n, CA_VILLAGE if s.is_village(place) else CA_FLAG, way)

    def carry_out_action(self, s: Maracaibo, who: i64, n: i64, action: i64, way: i64) -> None:
        at: i64 = action * 2 + way
        self.carry_out(s, who, n, action, s.box.combat_reduce[at], s.box.combat_then[at], bit(action))

    def carry_out(self, s: Maracaibo, who: i64, n: i64, action: i64, lowers: i64, does: i64, used: i64) -> None:
        """M-COMBAT-14, 15: the combat value goes down, and the action is used up for this combat."""
        value: i64 = value_of(n) - lowers
        s.note(COMBAT_ACTION_TAKEN, who, action, value)
        s.named = nation_of(n)
        s.do(who, does, BY_COMBAT)
        s.then(FIGHT, who, packed(tile_of(n), nation_of(n), value, used_of(n) | used))

    def question(self, s: Maracaibo, who: i64, n: i64) -> Phrase:
        return Phrase(
            self.asks, (Term("nation", "nation", int(nation_of(n))), Term("value", "number", int(value_of(n)))), self.rule
        )


def offer_if(s: Maracaibo, value: i64, action: i64, way: i64, option: i64) -> None:
    """M-COMBAT-15: a combat action that the combat value allows."""
    if s.box.combat_reduce[action * 2 + way] <= value:
        s.offer(option)


def is_target(s: Maracaibo, who: i64, place: i64) -> bool:
    """M-COMBAT-21, 28, M-RUL-21, 22: a village, or a flag that is open to the seat."""
    return s.is_village(place) or (s.has_flag(place) and s.open_to(who, place))


def combats(s: Maracaibo) -> list[list[int]]:
    """The combats that are going on, the innermost last: tile (-1 without one), nation (-1), value, set of used actions."""
    found: list[list[int]] = []
    for i in range(s.depth + 1):
        if i == s.depth and s.offered == 0:
            break
        task = int(s.asked if i == s.depth else s.todo[i])
        effect = task & 255
        n = task >> 12
        if effect == CHOOSE_NATION:
            found.append([-1 if n == BARE else n, -1, 0, 0])
        elif effect == FIGHT:
            tile = int(tile_of(n))
            found.append([-1 if tile == BARE else tile, int(nation_of(n)), int(value_of(n)), int(used_of(n))])
    return found


def tiles_in_combat(s: Maracaibo) -> i64:
    """The set of tiles that are revealed and not yet on a ship board."""
    tiles: i64 = 0
    for combat in combats(s):
        if combat[0] >= 0:
            tiles |= bit(combat[0])
    return tiles
