"""Years and turns (5), the four main actions (6), and the end of the year (9.1)."""

from caravela.core.events import Phrase, Term
from caravela.core.packed import i64, vec
from caravela.core.state import bit
from caravela.games.santamaria.rules.components import (
    BLUE,
    CELLS,
    COIN_DISCOUNT,
    DIE_SHIFT,
    DOUBLES,
    EXPAND_SUBSTITUTE,
    SEATS,
    SPACES,
    TILES,
    TURNS,
    WHITE,
    YEARS,
)
from caravela.games.santamaria.rules.events import (
    ACHIEVEMENT_EARNED,
    BOUGHT_TILE,
    COINS_ON_TERRITORY,
    CONQUEST_SCORED,
    OVER,
    PLACED,
    RETIRED_TO,
    ROUND_BEGINS,
    SOLO_LOST,
    SOLO_TREE_PASSED,
    SOLO_WON,
    START_PLAYER,
    TILE_SHOWN,
    TOOK_DIE,
    WHITE_DICE_ROLLED,
)
from caravela.games.santamaria.rules.free import do_free, is_free, offer_free, pay_coins
from caravela.games.santamaria.rules.numbers import (
    ACTIVATE,
    ACTIVATIONS,
    ARRIVAL,
    BLUE_TAKEN,
    BURSAR,
    COMMON_BLUE,
    CONQUESTS,
    DICE_ROWS,
    END_TURN,
    END_YEAR,
    ENDED,
    INCOME,
    LEAD,
    MONEY,
    OFFER,
    ON_COINS,
    PASS_ON,
    PAY_COST,
    PLACE_DIE,
    PLACE_TILE,
    PLAYING,
    RETIRED,
    SPACE_ACTION,
    SWAPPED,
    TURN,
    UNLOCKED,
    WHITE_TAKEN,
    YEAR,
)
from caravela.games.santamaria.rules.options import BUY_TILE, COINS_ON, DIE, END, PLACE_AT, RETIRE, SKIP
from caravela.games.santamaria.rules.payment import affordable
from caravela.games.santamaria.rules.scoring import achievements, ranking, total
from caravela.games.santamaria.rules.state import Effect, SantaMaria
from caravela.games.santamaria.rules.tracks import roll_blue


class Year(Effect):
    """S-FLOW-1, S-YEAR-12 to 18: a new display, all dice rolled, the start player begins."""

    def happen(self, s: SantaMaria, who: i64, n: i64) -> None:
        s.year += 1
        s.note(ROUND_BEGINS, 0, s.year)
        if s.year > 1:
            s.display = 0
            show_tiles(s)
            roll_white(s)
            for seat in range(s.seats):
                for i in range(s.tallied(UNLOCKED, seat)):
                    roll_blue(s, seat)
            s.first = nearest_first(s)
            for seat in range(s.seats):
                s.tally[RETIRED * SEATS + seat] = 0
                s.tally[SWAPPED * SEATS + seat] = 0
        s.phase = PLAYING
        s.boards = 0  # S-SETUP-18, S-ADV-10
        s.halls = 0
        s.active = s.first
        s.note(START_PLAYER, s.first)
        s.then(TURN, s.first)


def show_tiles(s: SantaMaria) -> None:
    """S-SETUP-10, 11, S-YEAR-13: new doubles and triples."""
    for i in range(s.box.doubles_shown):
        tile: i64 = s.draw(s.doubles)
        s.doubles &= ~bit(tile)
        s.display |= bit(tile)
        s.note(TILE_SHOWN, 0, tile)
    for i in range(s.box.triples_shown):
        tile = s.draw(s.triples)
        s.triples &= ~bit(tile)
        s.display |= bit(tile)
        s.note(TILE_SHOWN, 0, tile)


def roll_white(s: SantaMaria) -> None:
    """S-SETUP-6, S-YEAR-14."""
    for i in range(s.seats * s.box.white_dice):
        s.dice[OFFER * 6 + s.chance(6)] += 1
    for value in range(i64(6)):
        if s.dice[OFFER * 6 + value] > 0:
            s.note(WHITE_DICE_ROLLED, 0, s.dice[OFFER * 6 + value], value + 1)


def nearest_first(s: SantaMaria) -> i64:
    """S-YEAR-16: who stands on the retire space nearest the "1st" symbol."""
    best: i64 = 0
    order: i64 = SPACES + 1
    for who in range(s.seats):
        space: i64 = s.tallied(RETIRED, who) - 1
        if space >= 0 and s.box.space_order[space] < order:
            order = s.box.space_order[space]
            best = who
    return best


class PassOn(Effect):
    """S-FLOW-3, 6, 7: the turn passes clockwise to the next who has not retired; when all have, the year ends."""

    def happen(self, s: SantaMaria, who: i64, n: i64) -> None:
        seat: i64 = who
        for i in range(s.seats):
            seat = (seat + 1) % s.seats
            if s.tally[RETIRED * SEATS + seat] == 0:
                s.active = seat
                s.tally[SWAPPED * SEATS + seat] = 0
                s.then(TURN, seat)
                return
        s.then(END_YEAR)


class Turn(Effect):
    """S-FLOW-4: exactly one main action: expand, coins on a territory, a die, or retire; free actions before it."""

    asks = "ask-turn"
    rule = "S-FLOW-4"

    def happen(self, s: SantaMaria, who: i64, n: i64) -> None:
        coins: i64 = s.tally[MONEY * SEATS + who]
        vacant: i64 = s.vacant(who)
        offer_tiles(s, who)
        if coins >= activation_cost(s, who):  # S-COIN-9
            s.offer_each(COINS_ON, vacant)
        offer_dice(s, who, WHITE, vacant, coins)
        offer_dice(s, who, BLUE, vacant, coins)
        s.offer_each(RETIRE, free_spaces(s))
        offer_free(s, who)

    def why_not(self, s: SantaMaria, who: i64, n: i64, option: i64) -> str:
        if option == SKIP or option == END:
            return "S-FLOW-5"
        if BUY_TILE <= option < COINS_ON:
            return why_no_tile(s, who, option - BUY_TILE)
        if COINS_ON <= option < DIE:
            if s.vacant(who) >> option - COINS_ON & 1:
                return "S-COIN-9"
            return "S-COIN-6" if s.occupied[who] >> option - COINS_ON & 1 else "S-COIN-1"
        if DIE <= option < RETIRE:
            return why_no_die(s, who, option - DIE)
        return "S-RET-2" if RETIRE <= option < RETIRE + SPACES else super().why_not(s, who, n, option)

    def chosen(self, s: SantaMaria, who: i64, n: i64, option: i64) -> None:
        if is_free(option):
            do_free(s, who, option)
            s.then(TURN, who)
            return
        if option < COINS_ON:
            tile: i64 = option - BUY_TILE
            s.note(BOUGHT_TILE, who, tile)
            s.then(PAY_COST, who, tile)
            s.then(PLACE_TILE, who, tile)
        elif option < DIE:
            put_coins(s, who, option - COINS_ON)
        elif option < RETIRE:
            take_die(s, who, option - DIE)
        else:
            space: i64 = option - RETIRE
            s.tally[RETIRED * SEATS + who] = space + 1  # S-RET-1
            s.note(RETIRED_TO, who, space)
            s.then(SPACE_ACTION, who, space)
            s.then(INCOME, who)
            s.then(BURSAR, who)
        s.then(END_TURN, who)


def offer_tiles(s: SantaMaria, who: i64) -> None:
    """S-EXPAND-4, 9: tiles of the display that the seat can pay for and that fit somewhere."""
    tried: i64 = 0
    open_: i64 = 0
    for tile in range(i64(TILES)):
        if s.display >> tile & 1:
            like: i64 = s.box.like[tile]
            if not tried >> like & 1:
                tried |= bit(like)
                if affordable(s, who, s.box.tile_cost, like, EXPAND_SUBSTITUTE) and s.fits(who, s.box.shape[like]):
                    open_ |= bit(like)
            if open_ >> like & 1:
                s.offer(BUY_TILE + tile)


def why_no_tile(s: SantaMaria, who: i64, tile: i64) -> str:
    if not s.display >> tile & 1:
        return "S-EXPAND-4" if s.display else "S-EXPAND-11"
    if affordable(s, who, s.box.tile_cost, tile, EXPAND_SUBSTITUTE):
        return "S-EXPAND-9"
    return "S-EXPAND-1" if tile < DOUBLES else "S-EXPAND-2"


def activation_cost(s: SantaMaria, who: i64) -> i64:
    """S-COIN-2, S-SCH-SC06: what the next main action B costs."""
    coins: i64 = s.tally[ACTIVATIONS * SEATS + who] + 1
    if s.can(who, COIN_DISCOUNT):
        coins -= s.box.hook_number[COIN_DISCOUNT]
    return coins if coins > 0 else i64(0)


def shift_cost(s: SantaMaria, who: i64, value: i64, final: i64) -> i64:
    """S-DIE-3, 4, S-SCH-SC01: what changing a die costs."""
    steps: i64 = final - value if final > value else value - final
    if s.can(who, DIE_SHIFT):
        steps -= s.box.hook_number[DIE_SHIFT]
    return steps if steps > 0 else i64(0)


def offer_dice(s: SantaMaria, who: i64, colour: i64, vacant: i64, coins: i64) -> None:
    """S-DIE-6, 17: each die with every value that the seat can pay and whose line has a vacant territory."""
    if not may_take_die(s, who, colour):
        return
    first: i64 = dice_of(s, who, colour) * 6
    reach: i64 = coins
    if s.can(who, DIE_SHIFT):
        reach += s.box.hook_number[DIE_SHIFT]
    useful: i64 = 0
    for line in range(i64(6)):
        if s.box.lines[colour * 6 + line] & vacant:
            useful |= bit(line)
    for value in range(i64(6)):
        if s.dice[first + value] > 0:
            low: i64 = value - reach if value > reach else i64(0)
            high: i64 = value + reach if value + reach < 5 else i64(5)
            s.offer_each(DIE + (colour * 6 + value) * 6, useful & (bit(high + 1) - bit(low)))


def why_no_die(s: SantaMaria, who: i64, die: i64) -> str:
    colour: i64 = die // 36
    if not may_take_die(s, who, colour):
        return "S-DIE-2" if colour == WHITE else "S-VAR-5"
    row: i64 = dice_of(s, who, colour)
    if s.dice[row * 6 + die // 6 % 6] == 0:
        return "S-VAR-4" if row == COMMON_BLUE else "S-DIE-1"
    return "S-DIE-3" if s.box.lines[colour * 6 + die % 6] & s.vacant(who) else "S-DIE-6"


def may_take_die(s: SantaMaria, who: i64, colour: i64) -> bool:
    """S-DIE-2, S-VAR-5: so many white dice in a year, and from a common offer as many blue ones as the seat has unlocked."""
    if colour == WHITE:
        return s.tally[WHITE_TAKEN * SEATS + who] < s.box.most_white
    return not s.setup.blue_offer or s.tally[BLUE_TAKEN * SEATS + who] < s.tally[UNLOCKED * SEATS + who]


def dice_of(s: SantaMaria, who: i64, colour: i64) -> i64:
    """S-DIE-1, S-VAR-4: the row of `dice` from which the seat takes."""
    if colour == WHITE:
        return OFFER
    return i64(COMMON_BLUE) if s.setup.blue_offer else who


def free_spaces(s: SantaMaria) -> i64:
    """S-RET-2: the set of vacant retire spaces."""
    spaces: i64 = 31
    for who in range(s.seats):
        if s.tally[RETIRED * SEATS + who] > 0:
            spaces &= ~bit(s.tally[RETIRED * SEATS + who] - 1)
    return spaces


def put_coins(s: SantaMaria, who: i64, cell: i64) -> None:
    """S-COIN-3, 4, 5, 8: the coins come first, then the territory is activated."""
    coins: i64 = activation_cost(s, who)
    s.tally[MONEY * SEATS + who] -= coins
    s.tally[ACTIVATIONS * SEATS + who] += 1
    s.occupy(who, cell, ON_COINS + coins)
    s.note(COINS_ON_TERRITORY, who, coins, cell)
    s.line = bit(cell)
    s.rush = 0
    s.then(ACTIVATE, who)


def take_die(s: SantaMaria, who: i64, die: i64) -> None:
    """S-DIE-1, 7, 8, 15, 18: pay for the change, then activate every vacant territory of the line."""
    colour: i64 = die // 36
    value: i64 = die // 6 % 6
    final: i64 = die % 6
    s.dice[dice_of(s, who, colour) * 6 + value] -= 1
    s.tally[(WHITE_TAKEN if colour == WHITE else BLUE_TAKEN) * SEATS + who] += 1
    s.note(TOOK_DIE, who, colour, value + 1, final + 1)
    pay_coins(s, who, shift_cost(s, who, value, final))
    s.in_hand = colour * 6 + final + 1
    s.line = s.box.lines[colour * 6 + final] & s.vacant(who)
    s.rush = 0
    last: i64 = CELLS - 1
    while not s.line >> last & 1:
        last -= 1
    s.then(ACTIVATE, who)
    s.then(PLACE_DIE, who, last)


class PlaceTile(Effect):
    """S-EXPAND-5, 6, 7, 8: on empty cells of the colony, turned as one likes."""

    asks = "ask-place-tile"
    rule = "S-EXPAND-6"
    no_free = "S-FREE-14"

    def happen(self, s: SantaMaria, who: i64, n: i64) -> None:
        offer_places(s, who, n)

    def chosen(self, s: SantaMaria, who: i64, n: i64, option: i64) -> None:
        s.display &= ~bit(n)  # S-EXPAND-10
        place(s, who, n, option)

    def question(self, s: SantaMaria, who: i64, n: i64) -> Phrase:
        return Phrase(self.asks, (Term("tile", "piece", int(n)),), self.rule)


def offer_places(s: SantaMaria, who: i64, piece: i64) -> None:
    """Every cell and turn at which a tile covers empty cells only."""
    first: i64 = s.box.shape[piece] * (CELLS * TURNS)
    filled: i64 = s.filled[who]
    for at in range(i64(CELLS * TURNS)):
        covered: i64 = s.box.covers[first + at]
        if covered and not covered & filled:
            s.offer(PLACE_AT + at)


def place(s: SantaMaria, who: i64, piece: i64, option: i64) -> None:
    cell: i64 = (option - PLACE_AT) // TURNS
    turn: i64 = (option - PLACE_AT) % TURNS
    s.lay_piece(who, piece, cell, turn)
    s.note(PLACED, who, piece, cell, turn)


class EndTurn(Effect):
    """S-FREE-10, 11: free actions until the turn is ended; it ends by itself when none is left."""

    asks = "ask-end-turn"
    rule = "S-FREE-2"

    def happen(self, s: SantaMaria, who: i64, n: i64) -> None:
        s.offer(END)
        offer_free(s, who)

    def chosen(self, s: SantaMaria, who: i64, n: i64, option: i64) -> None:
        if is_free(option):
            do_free(s, who, option)
            s.then(END_TURN, who)
        else:
            s.then(PASS_ON, who)


class EndYear(Effect):
    """S-YEAR-1 to 11: the conquistador track scores, colonies are cleared; after three years the game ends."""

    def happen(self, s: SantaMaria, who: i64, n: i64) -> None:
        score_conquests(s)
        for seat in range(s.seats):
            s.tally[LEAD * SEATS + seat] = 0  # S-YEAR-8
            s.tally[ARRIVAL * SEATS + seat] = 0
            s.tally[WHITE_TAKEN * SEATS + seat] = 0
            s.tally[BLUE_TAKEN * SEATS + seat] = 0
            s.tally[ACTIVATIONS * SEATS + seat] = 0  # S-COIN-7
            s.occupied[seat] = 0  # S-YEAR-9, 10
            for cell in range(i64(CELLS)):
                s.grid[seat * CELLS + cell] &= 255
        s.arrivals = 0
        for i in range(i64(DICE_ROWS * 6)):
            s.dice[i] = 0
        if s.year < YEARS:
            s.then(YEAR)
        else:
            finish(s)


def score_conquests(s: SantaMaria) -> None:
    """S-YEAR-2 to 7; alone, S-SOLO-5 to 8."""
    if s.seats == 1:
        points: i64 = s.box.solo_points[s.year - 1]
        if s.tallied(LEAD, 0) >= s.box.solo_tree[s.year - 1]:
            s.tally[CONQUESTS * SEATS] += points
            s.note(SOLO_TREE_PASSED, 0, points)
        return
    order: vec[i64] = ranking(s)
    for rank in range(i64(len(order))):
        points = s.box.rank_points[(s.year - 1) * 16 + (s.seats - 1) * 4 + rank]
        if points > 0:
            s.tally[CONQUESTS * SEATS + order[rank]] += points
            s.note(CONQUEST_SCORED, order[rank], rank + 1, points)


def finish(s: SantaMaria) -> None:
    """S-END-1: what counts at the end is counted by the scores; alone, the achievements and the win (S-SOLO-11 to 18)."""
    s.phase = ENDED
    s.note(OVER, 0)
    if s.seats == 1:
        for achievement in achievements(s):
            s.note(ACHIEVEMENT_EARNED, 0, achievement)
        points: i64 = total(s, 0)
        s.note(SOLO_WON if points >= s.box.solo_win else SOLO_LOST, 0, points)
