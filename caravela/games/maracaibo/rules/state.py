"""What lies on the table, as integers, and the few moves that every rule uses: one for each resource."""

from typing import ClassVar

from caravela.core.events import Phrase
from caravela.core.packed import i64, vec
from caravela.core.state import State, bit, count
from caravela.games.maracaibo.rules import ops
from caravela.games.maracaibo.rules.box import Box
from caravela.games.maracaibo.rules.box_map import PLAYERS
from caravela.games.maracaibo.rules.components import (
    AREAS,
    BY_AREA,
    BY_MISSION_COUNT,
    BY_SYNERGY,
    BY_TRACK_END,
    BY_WRAP,
    CABEZAS,
    CARDS,
    CARTAGENA,
    CITY,
    DISC_TILES,
    DISPLAY,
    GAIN_CP,
    GAIN_DOUBLOONS,
    GAIN_VP,
    GAIN_WORKERS,
    L1,
    L3,
    LEGACY_CITY,
    LOCATIONS,
    MISSIONS,
    MOST_HAND,
    NATIONS,
    PER_ASSISTANT,
    PER_BARRIER,
    PER_COMBAT_TILE,
    PER_COMPASS,
    PER_INCOME_VP,
    PER_MISSION,
    PER_NATION_3,
    PER_SYNERGY,
    PER_UPGRADE,
    PER_WORKER_OR_CP,
    PLACES,
    PRESTIGE_ROW,
    ROUNDS,
    SEATS,
    SLOTS,
    STORY_TILES,
    VILLAGE,
)
from caravela.games.maracaibo.rules.events import (
    ANNEXED,
    DECK_RENEWED,
    DISCARDED_CARD,
    GAINED,
    INCOME_DOUBLOONS,
    INCOME_POINTS,
    INFLUENCE_GAINED,
    MARKER_REMOVED,
    MISSION_PLACED,
    MISSION_SHOWN,
    PAID,
    TOKEN_TAKEN,
    UPGRADED,
)
from caravela.games.maracaibo.rules.numbers import (
    ACTING,
    ASSISTANTS,
    BATTLE_CARDS,
    BATTLE_KNOWN,
    BOUGHT,
    COMBAT_CP,
    COMPASSES,
    CONVERSION,
    CP,
    CROSSED,
    DISC_LEFT,
    DISCARDED,
    DISCOUNTS,
    DISPLAY_FREE,
    DO,
    DOUBLOONS,
    EXPLORER,
    EXPLORER_PLUS,
    FROM_DECK,
    HAND_LIMIT,
    HAND_SIZE,
    HELD,
    IN_BOX,
    IN_DECK,
    INCOME_D,
    INCOME_VP,
    INFLUENCE,
    INVESTED,
    MISSIONS_DONE,
    NATION_CP,
    OBJECT,
    PENDING_D,
    PENDING_VP,
    PLANNED,
    Q_L1,
    Q_MAP,
    Q_TAKEN,
    Q_TOP,
    ROWS,
    SHIP,
    STEAL,
    SUPPLY,
    T_MAP,
    TAKE_BONUS,
    THREE_AT,
    TILES_WON,
    TOKENS_OWNED,
    TWO_AT,
    VILLAGE_KNOWN,
    VILLAGE_X,
    VISITS,
    VP,
    WORKERS,
)
from caravela.games.maracaibo.rules.options import CONVERT, END, END_COMBAT, NO_MAIN, PLAN, PUT_WORKERS, SKIP, STOP, TASK
from caravela.games.maracaibo.rules.setup import Setup
from caravela.games.maracaibo.rules.vocabulary import OPTIONS


class Effect:
    """Something that happens to a seat. Made once and shared; `n` is the one number that a waiting effect remembers."""

    asks: ClassVar[str] = ""  # the message id of its question, if it asks
    rule: ClassVar[str] = ""  # the clause behind the question
    whole: bool = False  # one step with what comes before: no free action in between
    tells: bool = False  # what it offers tells of a hand (M-INFO-16)

    def happen(self, s: "Maracaibo", who: i64, n: i64) -> None:
        """Act, or `offer` options: an effect that offers something asks `who` to take one."""

    def why_not(self, s: "Maracaibo", who: i64, n: i64, option: i64) -> str:
        """The clause that keeps an option closed: by when it is open at all, or what is asked.

        An effect that has more to say on what it offers says it right below its offer.
        """
        return OPTIONS.verb_of(option).rule or self.question(s, who, n).rule

    def chosen(self, s: "Maracaibo", who: i64, n: i64, option: i64) -> None:
        """Go on with the option taken."""

    def question(self, s: "Maracaibo", who: i64, n: i64) -> Phrase:
        """The question as players hear it."""
        return Phrase(self.asks, (), self.rule)


class Free:
    """The free actions (4.7). One shared object: whatever asks the active player in phase B offers them as well."""

    def offer(self, s: "Maracaibo", who: i64, planning: bool) -> None:
        """Offer what is open now; without `planning`, only what can make something else possible."""

    def why_not(self, s: "Maracaibo", who: i64, option: i64) -> str:
        """The clause that keeps one of them closed."""
        raise NotImplementedError

    def take(self, s: "Maracaibo", who: i64, option: i64) -> None:
        """Carry one out."""


def is_free(option: i64) -> bool:
    return option == CONVERT or TASK <= option < TASK + 3 or PLAN <= option < PLAN + CARDS


class Maracaibo(State):
    """A game of Maracaibo. `setup`, `rules` and `free` are shared by all copies; all else is integers.

    In a solo game seat 1 is Ana (M-ANA-2): `seats` counts who decides, `figures` who has a ship and an explorer.
    """

    ARRAYS: ClassVar[tuple[str, ...]] = (
        *State.ARRAYS,
        *("where", "hand", "plans", "tally", "owner", "stock", "city", "market", "on_tile", "missions"),
        *("story_tiles", "story_of", "prestige", "display"),
    )
    NUMBERS: ClassVar[tuple[str, ...]] = (
        *State.NUMBERS,
        *("seats", "figures", "round", "phase", "shown", "first", "active", "trigger", "spent", "moved", "main", "tile_used"),
        *("named", "target", "sure", "hidden", "boxed", "renewals", "purchases", "arrivals", "top", "missions_unseen"),
        *("combat_unseen", "left_pile", "right_pile", "buildings_unseen", "tiles_unseen", "careers_unseen", "crossed", "ended"),
        *("incomes", "legacy", "stories", "done", "unplaced", "story_stack", "reader", "ending"),
        *("ana_deck", "ana_discard", "ana_hidden_b", "ana_hidden_c", "ana_unseen", "ana_gone", "ana_cards", "ana_card"),
        "l1_since",
    )

    def __init__(self, setup: Setup, rules: vec[Effect], free: Free, like: "Maracaibo | None" = None) -> None:
        """An empty table, or the same game once more."""
        super().__init__(like)
        self.setup: Setup = setup
        self.box: Box = setup.box
        self.rules: vec[Effect] = rules  # by number
        self.free: Free = free
        self.seats: i64 = setup.players
        self.figures: i64 = setup.figures
        self.where: vec[i64] = like.where[:] if like else vec[i64]([0] * CARDS)  # see numbers.py
        self.hand: vec[i64] = like.hand[:] if like else vec[i64]([0] * (SEATS * MOST_HAND))  # HAND_SIZE cards each
        self.plans: vec[i64] = like.plans[:] if like else vec[i64]([0] * (SEATS * SLOTS))  # planned card + 1, or 0
        self.tally: vec[i64] = like.tally[:] if like else vec[i64]([0] * (ROWS * SEATS))
        self.owner: vec[i64] = like.owner[:] if like else vec[i64]([0] * PLACES)  # nation + 1, or 0
        self.stock: vec[i64] = like.stock[:] if like else vec[i64]([0] * NATIONS)  # ownership markers
        self.city: vec[i64] = like.city[:] if like else vec[i64]([-1] * LOCATIONS)  # city tiles
        self.market: vec[i64] = like.market[:] if like else vec[i64]([0] * LOCATIONS)  # three bits a space: seat + 1
        self.on_tile: vec[i64] = like.on_tile[:] if like else vec[i64]([0] * DISC_TILES)  # the same for L10 to L17
        self.missions: vec[i64] = like.missions[:] if like else vec[i64]([0] * MISSIONS)  # see numbers.py
        self.story_tiles: vec[i64] = like.story_tiles[:] if like else vec[i64]([0] * STORY_TILES)  # see numbers.py
        self.story_of: vec[i64] = like.story_of[:] if like else vec[i64]([-1] * STORY_TILES)  # the card that placed it
        self.prestige: vec[i64] = like.prestige[:] if like else vec[i64]([-1] * PRESTIGE_ROW)  # -1 while nobody has seen it
        self.display: vec[i64] = like.display[:] if like else vec[i64]([-1] * DISPLAY)  # cards, or -1
        self.round: i64 = like.round if like else i64(0)
        self.phase: i64 = like.phase if like else i64(0)
        self.shown: i64 = like.shown if like else i64(0)  # set-up: 1 when the divisions, 2 when the careers were shown
        self.first: i64 = like.first if like else i64(0)  # who starts the round
        self.active: i64 = like.active if like else i64(0)  # whose turn it is
        self.trigger: i64 = like.trigger if like else i64(-1)  # who ends the round
        self.spent: i64 = like.spent if like else i64(0)  # movement points of phase A of this turn
        self.moved: i64 = like.moved if like else i64(0)  # movement points of the sailing that led here
        self.main: i64 = like.main if like else i64(0)  # 1 once the main action was chosen or declined
        self.tile_used: i64 = like.tile_used if like else i64(0)  # 1 once the disc tile was used at this stop
        self.named: i64 = like.named if like else i64(0)  # the nation that was named last
        self.target: i64 = like.target if like else i64(0)  # the place that a combat action aims at
        self.sure: i64 = like.sure if like else i64(0)  # cards that are certainly in the deck
        self.hidden: i64 = like.hidden if like else i64(0)  # B cards in the deck of which nobody knows which they are
        self.boxed: i64 = like.boxed if like else i64(0)  # B cards that they may be
        self.renewals: i64 = like.renewals if like else i64(0)  # how often the discard pile became the deck
        self.purchases: i64 = like.purchases if like else i64(0)
        self.arrivals: i64 = like.arrivals if like else i64(0)  # missions and story tiles placed on the map so far
        self.top: i64 = like.top if like else i64(-1)  # the top mission of the pile
        self.missions_unseen: i64 = like.missions_unseen if like else i64(0)  # sets of what nobody has seen
        self.combat_unseen: i64 = like.combat_unseen if like else i64(0)
        self.left_pile: i64 = like.left_pile if like else i64(0)  # combat tiles in the piles
        self.right_pile: i64 = like.right_pile if like else i64(0)
        self.buildings_unseen: i64 = like.buildings_unseen if like else i64(0)
        self.tiles_unseen: i64 = like.tiles_unseen if like else i64(0)  # city tiles of the set that may still come
        self.careers_unseen: i64 = like.careers_unseen if like else i64(0)
        self.crossed: i64 = like.crossed if like else i64(0)  # set of barriers that somebody has crossed
        self.ended: i64 = like.ended if like else i64(0)  # explorers on the end space
        self.incomes: i64 = like.incomes if like else i64(0)  # income steps carried out
        self.legacy: i64 = like.legacy if like else i64(0)  # set of legacy tiles in play
        self.stories: i64 = like.stories if like else i64(0)  # set of story cards in play
        self.done: i64 = like.done if like else i64(0)  # set of story cards completed in this campaign
        self.unplaced: i64 = like.unplaced if like else i64(0)  # set of story cards in play that were not executed
        self.story_stack: i64 = like.story_stack if like else i64(0)  # story tiles left
        self.reader: i64 = like.reader if like else i64(0)  # of the story card that is being turned
        self.ending: i64 = like.ending if like else i64(0)  # 0, or the ending of the campaign + 1
        self.ana_deck: i64 = like.ana_deck if like else i64(0)  # set of automa cards that are certainly in the deck
        self.ana_discard: i64 = like.ana_discard if like else i64(0)  # set of automa cards
        self.ana_hidden_b: i64 = like.ana_hidden_b if like else i64(0)  # cards in the deck of which only the letter is known
        self.ana_hidden_c: i64 = like.ana_hidden_c if like else i64(0)
        self.ana_unseen: i64 = like.ana_unseen if like else i64(0)  # set of B and C cards that they may be
        self.ana_gone: i64 = like.ana_gone if like else i64(0)  # discs that have left her row
        self.ana_cards: i64 = like.ana_cards if like else i64(0)  # project cards next to her board
        self.ana_card: i64 = like.ana_card if like else i64(-1)  # the automa card of her turn
        self.l1_since: i64 = like.l1_since if like else i64(0)  # the mission on L1 in the order of arrival

    def copy(self) -> "Maracaibo":
        return Maracaibo(self.setup, self.rules, self.free, self)

    def happen(self, effect: i64, who: i64, n: i64) -> None:
        """M-TURN-4: whatever asks the active player in phase B offers free actions as well.

        M-RUL-86: a step that can only be taken in one way is no choice, and none is made of it; one that can only be left
        undone could become possible by a free action.
        """
        rule = self.rules[effect]
        rule.happen(self, who, n)
        if self.phase == ACTING and self.offered > 0 and who == self.active and not rule.whole:
            if self.offered > 1 or self.options[0] == END:
                self.free.offer(self, who, True)
            elif self.leaves_undone(self.options[0]):
                self.free.offer(self, who, False)

    def asks_anyway(self, effect: i64) -> bool:
        """M-INFO-16."""
        return self.setup.asks_anyway and self.rules[effect].tells

    def chosen(self, effect: i64, who: i64, n: i64, option: i64) -> None:
        if self.phase == ACTING and is_free(option):
            self.free.take(self, who, option)
            self.then(effect, who, n)
        else:
            self.rules[effect].chosen(self, who, n, option)

    # -- what only looks -------------------------------------------------------------------------------------------

    def leaves_undone(self, option: i64) -> bool:
        """M-RUL-86."""
        if option == SKIP or option == NO_MAIN or option == END_COMBAT:
            return True
        return self.setup.more_free and (option == STOP or option == PUT_WORKERS)

    def tallied(self, row: i64, who: i64) -> i64:
        """A seat's number in a named row of `tally`."""
        return self.tally[row * SEATS + who]

    def tile_in_play(self, tile: i64) -> bool:
        return self.legacy >> tile & 1 != 0

    def is_village(self, place: i64) -> bool:
        """M-RUL-22: 17 is a village only without L1."""
        return place < LOCATIONS and self.box.kind[place] == VILLAGE and not (place == CABEZAS and self.tile_in_play(L1))

    def is_city(self, place: i64) -> bool:
        """Printed cities, legacy cities in play, 17 with L1. With L3 14 keeps being one, without its action."""
        kind: i64 = self.box.kind[place]
        if kind == LEGACY_CITY:
            return self.tile_in_play(self.box.needs_tile[place])
        return kind == CITY or (place == CABEZAS and self.tile_in_play(L1))

    def has_flag(self, place: i64) -> bool:
        """M-COMBAT-28, M-LEG-8."""
        if place == CABEZAS:
            return self.tile_in_play(L1)
        if place == CARTAGENA and self.tile_in_play(L3):
            return False
        return self.box.flags >> place & 1 != 0 and self.is_city(place)

    def open_to(self, who: i64, place: i64) -> bool:
        """M-LEG-11, 17, M-RUL-66: whether a legacy city is open to the ship and the markers of a seat."""
        beyond: i64 = self.box.beyond[place]
        if beyond < 0:
            return True
        if not self.tile_in_play(self.box.needs_tile[place]):
            return False
        rank: i64 = self.box.rank[self.tallied(EXPLORER, who)]
        on_or_beyond = self.setup.on_or_beyond or who >= self.seats  # M-ANA-28
        return rank >= beyond if on_or_beyond else rank > beyond

    def market_good(self, place: i64) -> i64:
        """The good that a market takes, -1 without a market."""
        if place == CARTAGENA and self.tile_in_play(L3):
            return -1
        if place == CABEZAS:
            return self.box.legacy_good if self.tile_in_play(L1) else -1
        tile: i64 = self.city[place]
        return self.box.tile_good[tile] if tile >= 0 else self.box.good_at[place]

    def market_spaces(self, place: i64) -> i64:
        """M-MARKET-8."""
        tile: i64 = self.city[place]
        if tile < 0:
            return self.box.spaces_at[place * PLAYERS + self.seats]
        if self.setup.all_sets:
            return 1 if self.seats <= 2 else 2
        return self.box.tile_market[tile]

    def market_filled(self, place: i64) -> i64:
        return filled(self.market[place])

    def market_open(self, place: i64) -> bool:
        """M-MARKET-1: whether a disc can be brought to a market."""
        return self.market_good(place) >= 0 and self.market_filled(place) < self.market_spaces(place)

    def city_program(self, place: i64) -> i64:
        """The printed action of a city as a program."""
        tile: i64 = self.city[place]
        return self.box.tile_action[tile] if tile >= 0 else self.box.action_at[place]

    def markers_on_map(self, nation: i64) -> i64:
        """M-COMBAT-11: ownership markers of a nation on locations and legacy tiles."""
        n: i64 = 0
        for place in range(i64(PLACES)):
            if self.owner[place] == nation + 1:
                n += 1
        return n

    def upgrades(self, who: i64) -> i64:
        """Areas without discs."""
        n: i64 = 0
        for area in range(i64(AREAS)):
            if self.tally[(DISC_LEFT + area) * SEATS + who] == 0:
                n += 1
        return n

    def removable(self, who: i64) -> i64:
        """M-DISC-1: the set of areas from which a disc can be removed now."""
        areas: i64 = 0
        empty: i64 = self.upgrades(who)
        for area in range(i64(AREAS)):
            if self.tally[(DISC_LEFT + area) * SEATS + who] > 0 and self.box.area_others[area] <= empty:
                after: i64 = self.box.area_after[area]
                if after < 0 or self.tally[(DISC_LEFT + after) * SEATS + who] == 0:
                    areas |= bit(area)
        return areas

    def counted(self, who: i64, per: i64) -> i64:
        """3.1: how many of the things that `per` names a seat has."""
        if per == PER_COMPASS:
            return self.tallied(COMPASSES, who)
        if per == PER_COMBAT_TILE:
            return count(self.tallied(TILES_WON, who))
        if per == PER_ASSISTANT:
            return count(self.tallied(ASSISTANTS, who))
        if per == PER_MISSION:
            return self.tallied(MISSIONS_DONE, who)
        if per == PER_SYNERGY:
            return count(self.tallied(TOKENS_OWNED, who))
        if per == PER_NATION_3:
            n: i64 = 0
            for nation in range(i64(NATIONS)):
                if self.tallied(INFLUENCE + nation, who) >= 3:
                    n += 1
            return n
        if per == PER_BARRIER:
            return count(self.tallied(CROSSED, who))
        if per == PER_UPGRADE:
            return self.upgrades(who)
        if per == PER_WORKER_OR_CP:
            return self.tallied(WORKERS, who) + self.tallied(CP, who)
        assert per == PER_INCOME_VP
        return self.box.income_final[self.tallied(INCOME_D, who)]

    def level(self, who: i64, nation: i64) -> i64:
        """M-INF-4: the title level."""
        return self.box.level[self.tallied(INFLUENCE + nation, who)]

    def in_hand(self, who: i64, card: i64) -> bool:
        there: i64 = self.where[card]
        return HELD <= there < PLANNED and there & 3 == who

    def is_planned(self, who: i64, card: i64) -> bool:
        there: i64 = self.where[card]
        return PLANNED <= there < BOUGHT and there & 3 == who

    def deck_size(self) -> i64:
        return self.sure + self.hidden

    def discard_size(self) -> i64:
        n: i64 = 0
        for card in range(i64(CARDS)):
            if self.where[card] == DISCARDED:
                n += 1
        return n

    def helpers_here(self, who: i64, place: i64) -> i64:
        """The set of own assistants at a location."""
        return self.tallied(ASSISTANTS, who) & self.box.helpers_at[place]

    def mission_at(self, mission: i64, place: i64) -> bool:
        """Whether a mission lies at a location, also on the mission space of L1."""
        there: i64 = self.missions[mission]
        return (there >= Q_MAP and there & 31 == place) or (there == Q_L1 and place == CABEZAS)

    def missions_at(self, place: i64) -> i64:
        """The set of missions at a location."""
        found: i64 = 0
        for mission in range(i64(MISSIONS)):
            there: i64 = self.missions[mission]
            if (there >= Q_MAP and there & 31 == place) or (there == Q_L1 and place == CABEZAS):
                found |= bit(mission)
        return found

    def story_tiles_at(self, place: i64) -> i64:
        """The set of story tiles at a location."""
        found: i64 = 0
        for tile in range(i64(STORY_TILES)):
            if self.story_tiles[tile] >= T_MAP and self.story_tiles[tile] & 31 == place:
                found |= bit(tile)
        return found

    def buildings_open(self) -> i64:
        """M-PRES-2: the set of revealed buildings."""
        found: i64 = 0
        for i in range(i64(PRESTIGE_ROW)):
            if self.prestige[i] >= 0:
                found |= bit(self.prestige[i])
        return found

    def invested(self, building: i64) -> bool:
        """Whether anybody has invested in a building."""
        for who in range(self.seats):
            if self.tallied(INVESTED, who) >> building & 1:
                return True
        return False

    def scorings_left(self) -> i64:
        """M-CARD-INC-4: scorings whose income step has not been carried out."""
        return ROUNDS - self.incomes

    # -- what every rule uses: one function for each resource ------------------------------------------------------

    def do(self, who: i64, program: i64, cause: i64) -> None:
        """A program of atoms happens next (atoms.Do)."""
        if self.box.code[program] != ops.NOTHING:
            self.then(DO, who, program * 64 + cause)

    def gain_doubloons(self, who: i64, n: i64, cause: i64) -> None:
        if n > 0:
            self.tally[DOUBLOONS * SEATS + who] += n
            self.note(GAINED, who, n, GAIN_DOUBLOONS, cause)

    def pay_doubloons(self, who: i64, n: i64, cause: i64) -> None:
        if n > 0:
            self.tally[DOUBLOONS * SEATS + who] -= n
            self.note(PAID, who, n, GAIN_DOUBLOONS, cause)

    def gain_vp(self, who: i64, n: i64, cause: i64) -> None:
        if n > 0:
            self.tally[VP * SEATS + who] += n
            self.note(GAINED, who, n, GAIN_VP, cause)

    def gain_cp(self, who: i64, n: i64, cause: i64) -> None:
        """M-GEN-9: up to the end of the track."""
        room: i64 = self.box.most_cp - self.tallied(CP, who)
        if n > room:
            n = room
        if n > 0:
            self.tally[CP * SEATS + who] += n
            self.note(GAINED, who, n, GAIN_CP, cause)

    def pay_cp(self, who: i64, n: i64, cause: i64) -> None:
        if n > 0:
            self.tally[CP * SEATS + who] -= n
            self.note(PAID, who, n, GAIN_CP, cause)

    def gain_workers(self, who: i64, n: i64, cause: i64) -> None:
        """M-GEN-10: from the supply, as far as there are any."""
        if n > self.tallied(SUPPLY, who):
            n = self.tallied(SUPPLY, who)
        if n > 0:
            self.tally[SUPPLY * SEATS + who] -= n
            self.tally[WORKERS * SEATS + who] += n
            self.note(GAINED, who, n, GAIN_WORKERS, cause)

    def return_workers(self, who: i64, n: i64, cause: i64) -> None:
        """Workers go back from the personal supply to the supply."""
        if n > 0:
            self.tally[WORKERS * SEATS + who] -= n
            self.tally[SUPPLY * SEATS + who] += n
            self.note(PAID, who, n, GAIN_WORKERS, cause)

    def gain_influence(self, who: i64, nation: i64, n: i64, cause: i64) -> None:
        """M-INF-2, 5: a step beyond the last space gives VP instead."""
        at: i64 = (INFLUENCE + nation) * SEATS + who
        room: i64 = self.box.track_end - self.tally[at]
        steps: i64 = n if n < room else room
        if steps > 0:
            self.tally[at] += steps
            self.note(INFLUENCE_GAINED, who, steps, nation, cause)
        self.gain_vp(who, (n - steps) * self.box.overflow_vp, BY_TRACK_END)

    def raise_title(self, who: i64, nation: i64, cause: i64) -> None:
        """M-INF-6: to the next title space; nothing on the last one."""
        at: i64 = self.tallied(INFLUENCE + nation, who)
        self.gain_influence(who, nation, self.box.next_title[at] - at, cause)

    def place_marker(self, who: i64, place: i64, nation: i64) -> None:
        """M-SETUP-15: a marker of the stock comes to lie on a place."""
        self.stock[nation] -= 1
        self.owner[place] = nation + 1
        self.note(ANNEXED, who, place, nation)

    def remove_marker(self, who: i64, place: i64) -> None:
        """M-OWN-2: a marker leaves the game."""
        self.note(MARKER_REMOVED, who, place, self.owner[place] - 1)
        self.owner[place] = 0

    def add_income(self, who: i64, doubloons: i64, vp: i64) -> None:
        """M-CARD-INC-1, 2, 3: what goes beyond the last doubloon space goes to the VP income, which turns over."""
        at: i64 = INCOME_D * SEATS + who
        if doubloons > 0:
            room: i64 = self.box.income_last - self.tally[at]
            steps: i64 = doubloons if doubloons < room else room
            self.tally[at] += steps
            vp += doubloons - steps
            if steps > 0:
                self.note(INCOME_DOUBLOONS, who, steps, self.tally[at])
        at = INCOME_VP * SEATS + who
        if vp > 0:
            self.tally[at] += vp
            wraps: i64 = self.tally[at] // self.box.wrap_at  # M-RUL-10
            self.tally[at] -= wraps * self.box.wrap_at
            self.note(INCOME_POINTS, who, vp, self.tally[at])
            self.gain_vp(who, wraps * self.box.wrap_vp * self.scorings_left(), BY_WRAP)

    def gain_token(self, who: i64, token: i64) -> None:
        """M-CARD-SYN-1 to 4: at most one of each; income that waited for it is switched on."""
        if self.tallied(TOKENS_OWNED, who) >> token & 1:
            return
        self.tally[TOKENS_OWNED * SEATS + who] |= bit(token)
        self.note(TOKEN_TAKEN, who, token, BY_SYNERGY)
        d: i64 = (PENDING_D + token) * SEATS + who
        v: i64 = (PENDING_VP + token) * SEATS + who
        doubloons: i64 = self.tally[d]
        vp: i64 = self.tally[v]
        self.tally[d] = 0
        self.tally[v] = 0
        self.add_income(who, doubloons, vp)

    def take_disc(self, who: i64, area: i64) -> None:
        """M-DISC-2, 18: a disc leaves the ship board; where it goes is the caller's business. An empty area takes effect."""
        at: i64 = (DISC_LEFT + area) * SEATS + who
        self.tally[at] -= 1
        if self.tally[at] == 0:
            self.note(UPGRADED, who, area)
            self.grant(who, self.box.area_lasting[area])
            self.do(who, self.box.area_now[area], BY_AREA)

    def grant(self, who: i64, program: i64) -> None:
        """3.4: permanent effects of a card or an area begin."""
        code: vec[i64] = self.box.code
        while code[program] != ops.NOTHING:
            op: i64 = code[program] & 255
            n: i64 = code[program] >> 8 & 255
            noun: i64 = code[program] >> 16
            if op == ops.P_COMPASS:
                self.tally[COMPASSES * SEATS + who] += n
            elif op == ops.P_OBJECT:
                self.tally[(OBJECT + noun) * SEATS + who] += n
            elif op == ops.P_DISCOUNT:
                self.tally[DISCOUNTS * SEATS + who] += n
            elif op == ops.P_COMBAT_CP:
                self.tally[COMBAT_CP * SEATS + who] += n
            elif op == ops.P_EXPLORER:
                self.tally[EXPLORER_PLUS * SEATS + who] += n
            elif op == ops.P_STEAL:
                self.tally[STEAL * SEATS + who] += n
            elif op == ops.P_VISIT:
                self.tally[VISITS * SEATS + who] += n
            elif op == ops.P_CONVERT:
                if self.tally[CONVERSION * SEATS + who] < n:
                    self.tally[CONVERSION * SEATS + who] = n
            elif op == ops.P_NATION_CP:
                self.tally[(NATION_CP + noun) * SEATS + who] += n
            elif op == ops.P_TAKE:
                self.tally[TAKE_BONUS * SEATS + who] += n
            elif op == ops.P_VILLAGE:
                self.tally[VILLAGE_KNOWN * SEATS + who] |= bit(noun)
                if n > 0:
                    self.tally[VILLAGE_X * SEATS + who] |= bit(n)
            elif op == ops.P_BATTLE:
                self.tally[BATTLE_KNOWN * SEATS + who] |= bit(noun)
            elif op == ops.P_BATTLE_CARD:
                self.tally[BATTLE_CARDS * SEATS + who] |= bit(self.box.battle_of[noun])
            elif op == ops.P_TWO_AT:
                self.tally[TWO_AT * SEATS + who] = n
            elif op == ops.P_THREE_AT:
                self.tally[THREE_AT * SEATS + who] = n
            elif op == ops.P_HAND_LIMIT:
                self.tally[HAND_LIMIT * SEATS + who] = n
            elif op == ops.P_DISPLAY_FREE:
                self.tally[DISPLAY_FREE * SEATS + who] = n
            program += 1

    # -- project cards ---------------------------------------------------------------------------------------------

    def draw_card(self) -> i64:
        """M-HAND-5, 6, M-INFO-6: a card of the deck is decided now; -1 when deck and discard pile are empty.

        The caller puts it somewhere.
        """
        if self.sure + self.hidden == 0 and not self.renew_deck():
            return -1
        k: i64 = self.chance(self.sure + self.hidden)
        place: i64 = IN_DECK
        if k < self.sure:
            self.sure -= 1
        else:
            self.hidden -= 1
            k = self.chance(self.boxed)
            self.boxed -= 1
            place = IN_BOX
        card: i64 = 0
        while True:
            if self.where[card] == place:
                if k == 0:
                    return card
                k -= 1
            card += 1

    def renew_deck(self) -> bool:
        """M-RUL-1: the discard pile becomes the deck; whether there was one."""
        for card in range(i64(CARDS)):
            if self.where[card] == DISCARDED:
                self.where[card] = IN_DECK
                self.sure += 1
        if self.sure == 0:
            return False
        self.renewals += 1
        self.note(DECK_RENEWED, self.active)
        return True

    def give_card(self, who: i64, card: i64, origin: i64) -> None:
        """A card comes to a hand; `origin` tells what others can know of it."""
        self.where[card] = HELD + origin * 4 + who
        self.hand[who * MOST_HAND + self.tallied(HAND_SIZE, who)] = card
        self.tally[HAND_SIZE * SEATS + who] += 1

    def deck_origin(self) -> i64:
        return FROM_DECK + self.renewals

    def leave_hand(self, who: i64, card: i64) -> None:
        """A card leaves the hand; the caller says where to."""
        at: i64 = who * MOST_HAND
        while self.hand[at] != card:
            at += 1
        self.tally[HAND_SIZE * SEATS + who] -= 1
        last: i64 = who * MOST_HAND + self.tallied(HAND_SIZE, who)
        while at < last:
            self.hand[at] = self.hand[at + 1]
            at += 1
        self.hand[last] = 0

    def discard(self, who: i64, card: i64) -> None:
        """M-GEN-13: a hand card goes to the common discard pile."""
        self.leave_hand(who, card)
        self.where[card] = DISCARDED
        self.note(DISCARDED_CARD, who, card)

    def plan(self, who: i64, card: i64) -> None:
        """M-FREE-1: a hand card goes to a free planning slot."""
        slot: i64 = 0
        while self.plans[who * SLOTS + slot] > 0:
            slot += 1
        origin: i64 = self.where[card] - HELD >> 2
        self.leave_hand(who, card)
        self.plans[who * SLOTS + slot] = card + 1
        self.where[card] = PLANNED + origin * 16 + slot * 4 + who

    def can_plan(self, who: i64) -> bool:
        """M-FREE-2."""
        for slot in range(i64(SLOTS)):
            if self.plans[who * SLOTS + slot] == 0:
                return True
        return False

    # -- missions --------------------------------------------------------------------------------------------------

    def next_mission(self, to: i64) -> i64:
        """The top mission of the pile goes to a place (see numbers.py); -1 when the pile is empty. The next one is shown."""
        mission: i64 = self.top
        if mission < 0:
            return -1
        self.missions[mission] = to
        self.show_mission()
        return mission

    def show_mission(self) -> None:
        """M-SETUP-2: the new top of the pile is seen."""
        self.top = -1
        if self.missions_unseen:
            self.top = self.draw(self.missions_unseen)
            self.missions_unseen &= ~bit(self.top)
            self.missions[self.top] = Q_TOP
            self.note(MISSION_SHOWN, 0, self.top)

    def take_mission(self, who: i64, mission: i64) -> None:
        """M-MIS-6, 7, M-LEG-4: the tile goes to the ship board; on L1 it is replaced at once."""
        on_l1 = self.missions[mission] == Q_L1
        self.missions[mission] = Q_TAKEN + who
        self.count_mission(who)
        if on_l1 and self.tile_in_play(L1):
            self.mission_to_l1()

    def mission_to_l1(self) -> None:
        """M-LEG-2, 4: a mission of the pile comes to the mission space of L1; none if the pile is empty."""
        if self.top >= 0:
            self.arrivals += 1
            self.l1_since = self.arrivals
            self.note(MISSION_PLACED, 0, self.top, CABEZAS)
            self.next_mission(Q_L1)

    def count_mission(self, who: i64) -> None:
        """M-MIS-7: the fourth mission and every later one give VP; not to Ana (M-ANA-42)."""
        self.tally[MISSIONS_DONE * SEATS + who] += 1
        n: i64 = self.tallied(MISSIONS_DONE, who)
        if who < self.seats:
            if n == 4:
                self.gain_vp(who, self.box.fourth_vp, BY_MISSION_COUNT)
            elif n > 4:
                self.gain_vp(who, self.box.later_vp, BY_MISSION_COUNT)

    def ship(self, who: i64) -> i64:
        return self.tallied(SHIP, who)


def lowest(members: i64) -> i64:
    member: i64 = 0
    while not members >> member & 1:
        member += 1
    return member


def filled(spaces: i64) -> i64:
    """How many of the spaces, three bits each, hold a disc."""
    n: i64 = 0
    while spaces:
        if spaces & 7:
            n += 1
        spaces >>= 3
    return n


def put_disc(spaces: i64, disc: i64) -> i64:
    """The spaces with one more disc on the first free one."""
    shift: i64 = 0
    while spaces >> shift & 7:
        shift += 3
    return spaces + disc * bit(shift)
