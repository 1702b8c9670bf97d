"""Set-up (4.2, 4.3): the table is laid out, everybody divides eight cards and chooses a career."""

from typing import Final

from caravela.core.events import Phrase, Term
from caravela.core.packed import i64
from caravela.core.state import bit
from caravela.games.maracaibo.rules.automa import set_up_ana
from caravela.games.maracaibo.rules.components import (
    A_CARDS,
    AREAS,
    BUILDINGS,
    CARDS,
    CAREERS,
    CITY_TILES,
    COMBAT_TILES,
    CT13,
    ENGLAND,
    FIRST_B,
    FIRST_C,
    FRANCE,
    HAVANA,
    MARACAIBO,
    MISSIONS,
    MOST_HAND,
    NATIONS,
    SEATS,
    SPAIN,
    TILE_PLACES,
    TRACK_SLOTS,
    TRACK_START,
)
from caravela.games.maracaibo.rules.events import (
    BEGINS_WITH,
    BUILDING_SHOWN,
    CAREER_CHOSEN,
    CAREER_SHOWN,
    CITY_TILE_PLACED,
    DEALT,
    DEALT_CARD,
    DEALT_CAREER,
    DISCARDED_CARD,
    LAID_ASIDE,
    MISSION_ON_TRACK,
    PLANNED_CARD,
    PLANNED_HIDDEN,
    START_PLAYER,
)
from caravela.games.maracaibo.rules.hand import refill
from caravela.games.maracaibo.rules.numbers import (
    ASIDE,
    BATTLE_KNOWN,
    CAREER_KEPT,
    CAREER_OTHER,
    CHOOSE_CAREER,
    COMPASSES,
    CP,
    DISC_LEFT,
    DISCARDED,
    DIVIDE_CARDS,
    DOUBLOONS,
    EXPLORER,
    FROM_DEAL,
    HAND_LIMIT,
    HAND_SIZE,
    IN_DECK,
    INCOME_D,
    ON_CAREER,
    OUT,
    Q_TRACK,
    ROUND,
    SETTING_UP,
    SHIP,
    SHOW_CAREERS,
    SHOW_DIVISION,
    SUPPLY,
    THREE_AT,
    TWO_AT,
    VILLAGE_KNOWN,
    WORKERS,
)
from caravela.games.maracaibo.rules.options import CAREER, DISCARD, PLAN
from caravela.games.maracaibo.rules.state import Effect, Maracaibo
from caravela.games.maracaibo.rules.story import open_story

DEALT_EACH: Final = 8  # M-SETUP-9
B_CARDS: Final = 40  # M-SETUP-10
FIRST_DOUBLOONS: Final = 8  # M-START-7


def lay_out(s: Maracaibo) -> None:
    """M-SETUP-1 to 16, M-START-1 to 8."""
    s.phase = SETTING_UP
    s.combat_unseen = bit(COMBAT_TILES) - 1
    s.left_pile = 13
    s.right_pile = 12
    lay_missions(s)
    lay_city_tiles(s)
    for nation in range(i64(NATIONS)):
        s.stock[nation] = s.box.markers
    if s.seats <= 2:  # M-SETUP-14
        s.place_marker(0, 6, SPAIN)
        s.place_marker(0, 7, ENGLAND)
        s.place_marker(0, 8, FRANCE)
    s.buildings_unseen = bit(BUILDINGS) - 1
    show_building(s, 0)
    s.first = s.chance(s.seats) if s.setup.random_start and s.seats > 1 else i64(0)
    s.active = s.first
    s.note(START_PLAYER, s.first)
    s.careers_unseen = bit(CAREERS) - 1
    for who in range(s.seats):
        equip(s, who)
    if s.setup.solo:
        set_up_ana(s)
    deal(s)
    refill(s)
    open_story(s)


def lay_missions(s: Maracaibo) -> None:
    """M-SETUP-2, 3."""
    s.missions_unseen = bit(MISSIONS) - 1
    s.show_mission()
    for slot in range(i64(TRACK_SLOTS)):
        mission: i64 = s.next_mission(Q_TRACK + slot)
        s.note(MISSION_ON_TRACK, 0, mission, s.box.slot_space[slot])


def lay_city_tiles(s: Maracaibo) -> None:
    """M-SETUP-5, 6: both marked tiles of the set and two others, shuffled."""
    marked: i64 = 0
    others: i64 = 0
    for tile in range(i64(CITY_TILES)):
        if tile != CT13:
            if s.box.tile_players[tile] >> s.seats & 1:
                if s.box.marked >> tile & 1:
                    marked |= bit(tile)
                else:
                    others |= bit(tile)
            elif s.setup.all_sets and not s.box.marked >> tile & 1:
                others |= bit(tile)
    taken: i64 = marked
    for i in range(s.box.unmarked_drawn):
        drawn: i64 = s.draw(others)
        others &= ~bit(drawn)
        taken |= bit(drawn)
    s.tiles_unseen = others
    for i in range(i64(TILE_PLACES)):
        tile = s.draw(taken)
        taken &= ~bit(tile)
        s.city[s.box.tile_places[i]] = tile
        s.note(CITY_TILE_PLACED, 0, tile, s.box.tile_places[i])
    if s.box.tile_players[CT13] >> s.seats & 1:
        s.city[MARACAIBO] = CT13
        s.note(CITY_TILE_PLACED, 0, CT13, MARACAIBO)


def show_building(s: Maracaibo, place: i64) -> None:
    """M-PRES-1: the building of a place in the row is decided and shown."""
    building: i64 = s.draw(s.buildings_unseen)
    s.buildings_unseen &= ~bit(building)
    s.prestige[place] = building
    s.note(BUILDING_SHOWN, 0, building)


def equip(s: Maracaibo, who: i64) -> None:
    """M-START-1 to 7: ship board, markers, workers, doubloons by turn order, two careers to look at."""
    for area in range(i64(AREAS)):
        s.tally[(DISC_LEFT + area) * SEATS + who] = s.box.area_discs[area]
    s.tally[SHIP * SEATS + who] = HAVANA
    s.tally[EXPLORER * SEATS + who] = TRACK_START
    s.tally[CP * SEATS + who] = s.box.start_cp
    s.tally[INCOME_D * SEATS + who] = s.box.income_start
    s.tally[WORKERS * SEATS + who] = s.box.start_workers
    s.tally[SUPPLY * SEATS + who] = s.box.workers - s.box.start_workers
    s.tally[COMPASSES * SEATS + who] = s.box.compass
    s.tally[HAND_LIMIT * SEATS + who] = s.box.hand_limit
    s.tally[TWO_AT * SEATS + who] = s.box.two_at
    s.tally[THREE_AT * SEATS + who] = s.box.three_at
    s.tally[VILLAGE_KNOWN * SEATS + who] = s.box.village_base
    s.tally[BATTLE_KNOWN * SEATS + who] = s.box.combat_base
    s.tally[DOUBLOONS * SEATS + who] = FIRST_DOUBLOONS + (who - s.first + s.seats) % s.seats
    s.note(BEGINS_WITH, who, s.tallied(DOUBLOONS, who), s.tallied(WORKERS, who), s.tallied(CP, who))
    for row in range(i64(CAREER_KEPT), i64(CAREER_OTHER + 1)):
        career: i64 = s.draw(s.careers_unseen)
        s.careers_unseen &= ~bit(career)
        s.tally[row * SEATS + who] = career
        s.note(DEALT_CAREER, who, career, 0, 0, who)


def deal(s: Maracaibo) -> None:
    """M-SETUP-7 to 10: eight A cards each (with the C cards of the archive); then 40 of the B cards join the deck."""
    for card in range(i64(CARDS)):
        if card < A_CARDS or (card >= FIRST_C and s.setup.kept_cards >> card - FIRST_C & 1):
            s.where[card] = IN_DECK
            s.sure += 1
        elif card >= FIRST_C:
            s.where[card] = OUT
    for i in range(s.seats):
        who: i64 = (s.first + i) % s.seats
        s.note(DEALT, who, DEALT_EACH)
        for k in range(i64(DEALT_EACH)):
            drawn: i64 = s.draw_card()
            s.give_card(who, drawn, FROM_DEAL)
            s.note(DEALT_CARD, who, drawn, 0, 0, who)
    s.hidden = B_CARDS
    s.boxed = FIRST_C - FIRST_B


class Begin(Effect):
    """M-START-9, 10: everybody divides, then everybody chooses; each time what was done is shown when all are ready."""

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        for i in range(s.seats):
            s.then(DIVIDE_CARDS, (s.first + i) % s.seats)
        s.then(SHOW_DIVISION)
        for i in range(s.seats):
            s.then(CHOOSE_CAREER, (s.first + i) % s.seats)
        s.then(SHOW_CAREERS)
        s.then(ROUND)


class DivideCards(Effect):
    """M-START-9, M-INFO-5: plan one card, lay three aside, keep four. n: how many were laid aside, + 1 once one is planned."""

    asks = "ask-divide-plan"
    rule = "M-START-9"

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        for i in range(s.tallied(HAND_SIZE, who)):
            s.offer((PLAN if n == 0 else DISCARD) + s.hand[who * MOST_HAND + i])

    def why_not(self, s: Maracaibo, who: i64, n: i64, option: i64) -> str:
        return self.rule if DISCARD <= option < DISCARD + CARDS else super().why_not(s, who, n, option)

    def chosen(self, s: Maracaibo, who: i64, n: i64, option: i64) -> None:
        if n == 0:
            s.plan(who, option - PLAN)
            s.note(PLANNED_CARD, who, option - PLAN, 0, 0, who)
        else:
            s.leave_hand(who, option - DISCARD)
            s.where[option - DISCARD] = ASIDE + who
            s.note(LAID_ASIDE, who, option - DISCARD, 0, 0, who)
        if n < 3:
            s.then(DIVIDE_CARDS, who, n + 1)

    def question(self, s: Maracaibo, who: i64, n: i64) -> Phrase:
        if n == 0:
            return Phrase(self.asks, (), self.rule)
        return Phrase("ask-divide-discard", (Term("n", "number", 4 - int(n)),), self.rule)


class ShowDivision(Effect):
    """M-INFO-5: planned cards are turned up, what was laid aside goes to the discard pile."""

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        s.shown = 1
        s.reveal()
        for i in range(s.seats):
            seat: i64 = (s.first + i) % s.seats
            if s.setup.open_planning:
                s.note(PLANNED_CARD, seat, s.plans[seat * 3] - 1)
            else:
                s.note(PLANNED_HIDDEN, seat)
            for card in range(i64(CARDS)):
                if s.where[card] == ASIDE + seat:
                    s.where[card] = DISCARDED
                    s.note(DISCARDED_CARD, seat, card)


class ChooseCareer(Effect):
    """M-START-10: one of the two careers."""

    asks = "ask-career"
    rule = "M-START-10"

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        s.offer(CAREER + s.tallied(CAREER_KEPT, who))
        s.offer(CAREER + s.tallied(CAREER_OTHER, who))

    def chosen(self, s: Maracaibo, who: i64, n: i64, option: i64) -> None:
        kept: i64 = option - CAREER
        if kept == s.tallied(CAREER_OTHER, who):
            s.tally[CAREER_OTHER * SEATS + who] = s.tallied(CAREER_KEPT, who)
            s.tally[CAREER_KEPT * SEATS + who] = kept
        s.note(CAREER_CHOSEN, who, kept, 0, 0, who)


class ShowCareers(Effect):
    """M-START-11, M-INFO-4: the careers are shown, with three workers of the supply on each."""

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        s.shown = 2
        s.reveal()
        for i in range(s.seats):
            seat: i64 = (s.first + i) % s.seats
            s.tally[SUPPLY * SEATS + seat] -= s.box.career_workers
            s.tally[ON_CAREER * SEATS + seat] += s.box.career_workers
            s.note(CAREER_SHOWN, seat, s.tallied(CAREER_KEPT, seat))
