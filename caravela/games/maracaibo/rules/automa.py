"""Ana, the solo opponent (4.26): her deck, her turn, her points. She never decides anything."""

from typing import Final

from caravela.core.packed import i64, vec
from caravela.core.state import bit, count
from caravela.games.maracaibo.rules.box_automa import (
    ANA_COMBAT,
    ANA_DISC,
    ANA_EXPLORE,
    ANA_FIELDS,
    ANA_INFLUENCE,
    ANA_MOST,
    ANA_VP,
)
from caravela.games.maracaibo.rules.box_automa import ANA_MISSION as ANA_TAKES_MISSION
from caravela.games.maracaibo.rules.combat import BARE, combat_value
from caravela.games.maracaibo.rules.components import (
    ANA,
    AUTOMA_A,
    AUTOMA_B,
    AUTOMA_C,
    BARRIERS,
    BY_AUTOMA,
    BY_LEGACY,
    CARTAGENA,
    DISPLAY,
    HAVANA,
    HOME_2,
    HOME_2_LAST,
    HOME_3,
    L3,
    L9,
    LOCATIONS,
    MISSIONS,
    NATIONS,
    SEATS,
    SPACES,
    STORY_TILES,
    TRACK_END,
    TRACK_START,
)
from caravela.games.maracaibo.rules.events import (
    ANA_CARD,
    ANA_DISC_GONE,
    ANA_DISC_MARKET,
    ANA_MISSION,
    ANA_SAILED,
    ANA_STORY_TILE,
    AUTOMA_CARD,
    AUTOMA_RENEWED,
    BARRIER_CROSSED,
    COMBAT_BARE,
    COMBAT_OVER,
    COMBAT_TILE_SHOWN,
    EXPLORED,
    FIGHTS_FOR,
    MARKER_LOST,
)
from caravela.games.maracaibo.rules.explorer import barriers_between, mission_on, next_free
from caravela.games.maracaibo.rules.hand import refill
from caravela.games.maracaibo.rules.numbers import (
    ANA_ACTION,
    ANA_STOP,
    ANAS,
    ARRIVED,
    CLOSE_TURN,
    CROSSED,
    EXPLORER,
    MISSIONS_DONE,
    PASSED,
    Q_L1,
    Q_MAP,
    Q_TAKEN,
    SAILING,
    SHIP,
    T_MAP,
    T_TAKEN,
    TILES_WON,
)
from caravela.games.maracaibo.rules.seaways import is_open
from caravela.games.maracaibo.rules.state import Effect, Maracaibo, put_disc
from caravela.games.maracaibo.rules.voyage import open_cities, visits

UPPER: Final = 1  # of box.edge_branch and box.ana_branch


def set_up_ana(s: Maracaibo) -> None:
    """M-ANA-2 to 5, M-INFO-12: ship and explorer, and the deck of the level; which B and C cards it holds is open yet."""
    s.tally[SHIP * SEATS + ANA] = HAVANA
    s.tally[EXPLORER * SEATS + ANA] = TRACK_START
    s.ana_deck = AUTOMA_A
    s.ana_hidden_b = s.box.difficulty[s.setup.difficulty * 3 + 1]
    s.ana_hidden_c = s.box.difficulty[s.setup.difficulty * 3 + 2]
    s.ana_unseen = (AUTOMA_B if s.ana_hidden_b > 0 else i64(0)) | (AUTOMA_C if s.ana_hidden_c > 0 else i64(0))


def draw_automa(s: Maracaibo) -> i64:
    """M-ANA-7: the top card of her deck is decided now; an empty deck is renewed from the discard pile."""
    if s.ana_deck == 0 and s.ana_hidden_b == 0 and s.ana_hidden_c == 0:
        s.ana_deck = s.ana_discard
        s.ana_discard = 0
        s.note(AUTOMA_RENEWED, ANA)
    known: i64 = count(s.ana_deck)
    k: i64 = s.chance(known + s.ana_hidden_b + s.ana_hidden_c)
    card: i64 = 0
    if k < known:
        while True:
            if s.ana_deck >> card & 1:
                if k == 0:
                    break
                k -= 1
            card += 1
        s.ana_deck &= ~bit(card)
        return card
    if k < known + s.ana_hidden_b:
        s.ana_hidden_b -= 1
        card = s.draw(s.ana_unseen & AUTOMA_B)
    else:
        s.ana_hidden_c -= 1
        card = s.draw(s.ana_unseen & AUTOMA_C)
    s.ana_unseen &= ~bit(card)
    return card


# -- sailing -----------------------------------------------------------------------------------------------------------


def is_ana_city(s: Maracaibo, place: i64) -> bool:
    """M-ANA-28: 14 is no city for her while L3 lies there."""
    return s.is_city(place) and not (place == CARTAGENA and s.tile_in_play(L3))


def is_counted(s: Maracaibo, place: i64) -> bool:
    """M-ANA-8: cities, and locations with a mission or story tile."""
    return is_ana_city(s, place) or s.missions_at(place) != 0 or s.story_tiles_at(place) != 0


def next_place(s: Maracaibo, place: i64, branch: i64) -> i64:
    """M-ANA-9: at a fork the branch that her card names; the printed edge beside an open legacy branch is the upper one."""
    only: i64 = -1
    for i in range(s.box.edges_at[place], s.box.edges_at[place + 1]):
        edge: i64 = s.box.edges_out[i]
        if is_open(s.box, edge, s.round, s.legacy, open_cities(s, ANA)):
            named: i64 = s.box.edge_branch[edge] if s.box.edge_branch[edge] > 0 else i64(UPPER)
            if only < 0 or named == branch:
                only = s.box.edge_to[edge]
    return only


class AnaTurn(Effect):
    """M-ANA-7 to 11: a card is turned up and her ship moves so many counted stops; then visits, then what she does there."""

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        s.phase = SAILING
        s.ana_card = draw_automa(s)
        s.note(AUTOMA_CARD, ANA, s.ana_card)
        left: i64 = s.box.ana_move[s.ana_card]
        place: i64 = s.ship(ANA)
        while left > 0:
            place = next_place(s, place, s.box.ana_branch[s.ana_card])
            s.tally[PASSED * SEATS + ANA] |= bit(place)
            if s.box.stops >> place & 1:
                left = 0
            elif is_counted(s, place):
                left -= 1
        s.tally[SHIP * SEATS + ANA] = place
        s.note(ANA_SAILED, ANA, place)
        if place == HOME_2 or place == HOME_3:  # M-ANA-33
            s.trigger = ANA
        visits(s, ANA)  # M-RUL-56
        if s.tile_in_play(L9) and (place == HOME_2 or place == HOME_2_LAST):  # M-ANA-28
            s.do(ANA, s.box.legacy_gain[L9], BY_LEGACY)
        s.then(ANA_STOP, ANA)


# -- where she has stopped ---------------------------------------------------------------------------------------------


def oldest_mission(s: Maracaibo, place: i64) -> i64:
    """M-ANA-12: of the mission and story tiles at a location the one that has lain there longest.

    A mission by its number, a story tile by its number + MISSIONS; -1 without any.
    """
    oldest: i64 = -1
    since: i64 = 0
    for mission in range(i64(MISSIONS)):
        if s.mission_at(mission, place):
            came: i64 = s.l1_since if s.missions[mission] == Q_L1 else s.missions[mission] - Q_MAP >> 5
            if oldest < 0 or came < since:
                oldest = mission
                since = came
    for tile in range(i64(STORY_TILES)):
        if s.story_tiles_at(place) >> tile & 1:
            came = s.story_tiles[tile] - T_MAP >> 5
            if oldest < 0 or came < since:
                oldest = MISSIONS + tile
                since = came
    return oldest


class AnaStop(Effect):
    """M-ANA-12 to 15: a mission or story tile ends her turn; in a city a disc for the market, else a card of the display."""

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        place: i64 = s.ship(ANA)
        found: i64 = oldest_mission(s, place)
        if found >= 0:
            if found < MISSIONS:
                s.note(ANA_MISSION, ANA, found)
                s.take_mission(ANA, found)
            else:
                s.note(ANA_STORY_TILE, ANA, found - MISSIONS)
                s.story_tiles[found - MISSIONS] = T_TAKEN + ANA
                s.count_mission(ANA)
            end_ana_turn(s)
            return
        if is_ana_city(s, place):
            if s.market_open(place) and s.ana_gone < s.box.ana_discs:  # M-RUL-57
                s.market[place] = put_disc(s.market[place], ANA + 1)
                s.ana_gone += 1
                s.note(ANA_DISC_MARKET, ANA, place)
            else:
                take_display_card(s)
        s.then(ANA_ACTION, ANA)


def take_display_card(s: Maracaibo) -> None:
    """M-ANA-14, M-RUL-3, 80: the card at the place that her card names, the rightmost if there are fewer; then a refill."""
    wanted: i64 = s.box.ana_display[s.ana_card]
    at: i64 = -1
    for i in range(i64(DISPLAY)):
        if s.display[i] >= 0 and wanted > 0:
            at = i
            wanted -= 1
    if at < 0:
        return
    card: i64 = s.display[at]
    s.display[at] = -1
    s.where[card] = ANAS
    s.ana_cards += 1
    s.note(ANA_CARD, ANA, card)
    refill(s)


def end_ana_turn(s: Maracaibo) -> None:
    """M-ANA-7: the card goes to her discard pile."""
    s.ana_discard |= bit(s.ana_card)
    s.ana_card = -1
    s.then(CLOSE_TURN, ANA)


# -- the actions of her card -------------------------------------------------------------------------------------------


class AnaAction(Effect):
    """M-ANA-16: the actions of the card that are valid in this round, in order, wherever the ship is; then her turn ends."""

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        for i in range(s.box.ana_count[s.ana_card]):
            at: i64 = (s.ana_card * ANA_MOST + i) * ANA_FIELDS
            if s.box.ana_action[at + 3] <= s.round <= s.box.ana_action[at + 4]:
                act(s, s.box.ana_action[at], s.box.ana_action[at + 1], s.box.ana_action[at + 2])
        end_ana_turn(s)


def act(s: Maracaibo, op: i64, n: i64, noun: i64) -> None:
    """M-ANA-17 to 27."""
    if op == ANA_INFLUENCE:
        s.gain_influence(ANA, noun, n, BY_AUTOMA)
    elif op == ANA_VP:
        s.gain_vp(ANA, n, BY_AUTOMA)
    elif op == ANA_DISC:
        if s.ana_gone < s.box.ana_discs:  # M-RUL-80
            s.ana_gone += 1
            s.note(ANA_DISC_GONE, ANA)
    elif op == ANA_TAKES_MISSION:
        if s.top >= 0:
            s.note(ANA_MISSION, ANA, s.top)
            s.next_mission(Q_TAKEN + ANA)
            s.count_mission(ANA)
    elif op == ANA_EXPLORE:
        explore(s, n)
    elif op == ANA_COMBAT:
        fight(s, n, noun != 0)


def explore(s: Maracaibo, n: i64) -> None:
    """M-ANA-21, 22: to a mission within reach, on whatever path; else the full way along the short cuts."""
    here: i64 = s.tallied(EXPLORER, ANA)
    if here == TRACK_END:
        return
    to: i64 = walk(s, here, n, False)
    if mission_on(s, to) < 0:
        to = walk(s, here, n, True)
    crossed: i64 = barriers_between(s, here, to)
    s.tally[EXPLORER * SEATS + ANA] = to
    s.note(EXPLORED, ANA, to)
    for barrier in range(i64(BARRIERS)):
        if crossed >> barrier & 1:
            s.note(BARRIER_CROSSED, ANA, barrier)
    s.tally[CROSSED * SEATS + ANA] |= crossed
    s.crossed |= crossed
    if to == TRACK_END:
        s.ended += 1
        s.tally[ARRIVED * SEATS + ANA] = s.ended
    mission: i64 = mission_on(s, to)
    if mission >= 0:
        s.note(ANA_MISSION, ANA, mission)
        s.take_mission(ANA, mission)


def walk(s: Maracaibo, space: i64, n: i64, short: bool) -> i64:
    """Where so many spaces lead; a mission stops her."""
    while n > 0 and space != TRACK_END:
        space = next_free(s, ANA, space, short)
        n = 0 if mission_on(s, space) >= 0 else n - 1
    return space


def fight(s: Maracaibo, influence: i64, extra: bool) -> None:
    """M-ANA-23 to 27: a tile, the best nation for her, a city or village for it, influence."""
    tile: i64 = BARE
    if s.combat_unseen == 0:
        s.note(COMBAT_BARE, ANA)
    else:
        if s.left_pile >= s.right_pile:
            s.left_pile -= 1
        else:
            s.right_pile -= 1
        tile = s.draw(s.combat_unseen)
        s.combat_unseen &= ~bit(tile)
        s.tally[TILES_WON * SEATS + ANA] |= bit(tile)
        s.note(COMBAT_TILE_SHOWN, ANA, tile)
    nation: i64 = best_nation(s, tile)
    s.note(FIGHTS_FOR, ANA, nation, ana_value(s, tile, nation))
    annex(s, nation, True)
    if extra:
        annex(s, nation, False)
    s.gain_influence(ANA, nation, influence, BY_AUTOMA)
    s.note(COMBAT_OVER, ANA)


def ana_value(s: Maracaibo, tile: i64, nation: i64) -> i64:
    """M-ANA-24: the value of a nation for her: with her title and against the player's."""
    return combat_value(s, tile, nation) + s.level(ANA, nation) - s.level(0, nation)


def best_nation(s: Maracaibo, tile: i64) -> i64:
    """M-ANA-24: the highest value; then the highest printed one, then France, Spain, England."""
    best: i64 = -1
    for i in range(i64(NATIONS)):
        nation: i64 = s.box.ana_nations[i]
        if best < 0:
            best = nation
        else:
            value: i64 = ana_value(s, tile, nation) - ana_value(s, tile, best)
            printed: i64 = 0
            if tile != BARE:
                printed = s.box.tile_value[tile * NATIONS + nation] - s.box.tile_value[tile * NATIONS + best]
            if value > 0 or (value == 0 and printed > 0):
                best = nation
    return best


def annex(s: Maracaibo, nation: i64, cities: bool) -> None:
    """M-ANA-25, 26, M-RUL-80: the lowest free city that is open to her, else the lowest free village, else a marker is lost."""
    if s.stock[nation] == 0:
        return
    if cities:
        for i in range(i64(LOCATIONS - 1)):
            place: i64 = s.box.by_number[i]
            if s.has_flag(place) and s.owner[place] == 0 and s.open_to(ANA, place):
                s.place_marker(ANA, place, nation)
                return
    for i in range(i64(LOCATIONS - 1)):
        place = s.box.by_number[i]
        if s.is_village(place) and s.owner[place] == 0:
            s.place_marker(ANA, place, nation)
            return
    s.stock[nation] -= 1
    s.note(MARKER_LOST, ANA, nation)


# -- her points --------------------------------------------------------------------------------------------------------


def ana_income(s: Maracaibo) -> i64:
    """M-ANA-31: VP of an income step."""
    return s.box.ana_income[s.ana_gone] + s.ana_cards


def ana_upgrades(s: Maracaibo) -> i64:
    """M-ANA-3: yellow spaces of her row that are free."""
    return s.ana_gone // 2


def mission_lead(s: Maracaibo) -> i64:
    """M-ANA-36."""
    return s.tallied(MISSIONS_DONE, ANA) - s.tallied(MISSIONS_DONE, 0)


def upgrade_lead(s: Maracaibo) -> i64:
    """M-ANA-37."""
    return ana_upgrades(s) - s.upgrades(0)


def explorer_lead(s: Maracaibo) -> i64:
    """M-ANA-39: how many spaces her explorer is ahead of the player's; less than 0 when it is behind."""
    hers: i64 = s.tallied(EXPLORER, ANA)
    own: i64 = s.tallied(EXPLORER, 0)
    ahead: i64 = s.box.apart[own * SPACES + hers]
    if ahead >= 0:
        return ahead
    behind: i64 = s.box.apart[hers * SPACES + own]
    if behind >= 0:
        return -behind
    return s.box.steps_left[own] - s.box.steps_left[hers]


def for_lead(leads: vec[i64], lead: i64) -> i64:
    """M-ANA-36 to 38: VP for a lead; `leads` are pairs of the least lead and its VP."""
    vp: i64 = 0
    at: i64 = 0
    while at < len(leads):
        if lead >= leads[at]:
            vp = leads[at + 1]
        at += 2
    return vp


def ana_categories(s: Maracaibo) -> dict[str, int]:
    """M-ANA-35 to 38: her final VP by category, as if the game ended now, without what is scored as for a player."""
    return {
        "missions": int(s.tallied(MISSIONS_DONE, ANA) * s.box.ana_mission_vp),
        "mission_lead": int(for_lead(s.box.lead_missions, mission_lead(s))),
        "upgrade_lead": int(for_lead(s.box.lead_upgrades, upgrade_lead(s))),
        "explorer_lead": int(for_lead(s.box.lead_explorer, explorer_lead(s))),
    }
