"""What a position holds for a seat, as numbers for bots (section 15): judgement, not rules.

All estimates are in hundredths of a VP and use only what the seat may know. What the seat has begun is finished in the mind, so
that positions within a deed can be compared with those after it.
"""

from typing import Final

from caravela.core.packed import i64, vec
from caravela.core.state import bit, count
from caravela.games.santamaria.judgement.outlook import POINT, Outlook
from caravela.games.santamaria.rules.box import ACTION_CONQUISTADOR, ACTION_EXPORT, ACTION_RELIGION, ACTION_ROAD, SLOTS
from caravela.games.santamaria.rules.components import (
    ALL_CELLS,
    BISHOP,
    BISHOPS,
    CAMP,
    CELLS,
    CONQUISTADOR_EFFECT,
    DOCKS,
    EFFECTS_PRINTED,
    EXPAND_SUBSTITUTE,
    EXPORT_EFFECT,
    GAIN_EFFECT,
    GAINS,
    LARGEST_ROAD_GROUP,
    PER_DEVELOPED_LINE,
    PER_OTHER_MONK,
    PER_SHIPMENT,
    PER_TERRITORY_TYPE,
    POSTS,
    RESOURCES,
    ROAD,
    SCHOLARS,
    SIDE,
    SPACES,
    TILES,
    TRADE_EFFECT,
    TURNS,
    TYPES,
)
from caravela.games.santamaria.rules.numbers import (
    BLUE_TAKEN,
    COMMON_BLUE,
    CONQUESTS,
    ENDED,
    HAPPINESS,
    OFFER,
    UNLOCKED,
    WHITE_TAKEN,
)
from caravela.games.santamaria.rules.scoring import (
    LEFT_EDGE,
    RIGHT_EDGE,
    bishop_points,
    largest_group,
    own_monks,
    scholar_points,
    settlers,
    shipment_points,
)
from caravela.games.santamaria.rules.sequence import activation_cost, free_spaces
from caravela.games.santamaria.rules.state import SantaMaria
from caravela.games.santamaria.rules.tracks import fee, posts

FEATURES: Final = [
    "points",  # as if the game ended when the deed is done
    "gained",  # points that nobody can take away: happiness, conquests, shipments, scholars
    "deed",  # what the rest of the deed brings besides goods, coins and spaces
    "settlers",  # of lines that are developed or probably will be
    "bishops",
    "coins",
    "goods",
    "tile",  # the best tile that can be paid
    "faith",  # the way towards the next monk
    "conquest",  # what the conquistador track will probably score this year
    "income",  # of the shipments, until the end
    "sets",  # of four docks
    "plan",  # what the rest of the year will bring: dice, coins on territories, retiring
    "engine",  # what the colony brings in the years to come
    "expansion",  # a tile that is being placed
    "scholars",
    "holes",  # single empty cells, which only a road fills
]

# percent: a line that lacks so many cells will be developed; by years to come, at last when nothing is left to do
FILLED: Final[vec[i64]] = vec[i64](
    [100, 48, 30, 18, 9, 4, 2, 0]
    + [100, 72, 58, 45, 34, 24, 17, 0]
    + [100, 80, 70, 60, 50, 42, 35, 0]
    + [100, 0, 0, 0, 0, 0, 0, 0]
)
ABILITY: Final[vec[i64]] = vec[i64]([118, 126, 185, 25, 67, 109, 109, 76, 50, 126])  # of a scholar, in a year
MARCH: Final = 93  # a conquistador step in a year to come
PRAYER: Final = 56  # a religion step, besides a third of a monk
TRADING: Final = 81  # percent of the gain of a trade: the input is not always there
EXPORTING: Final = 150  # the gain of an export in a year to come
LATER: Final = 66  # and what its income adds for each further year
SEASON: Final = 56  # percent of a year that is left while the seat has not retired
HITS: Final = 20  # percent: how often one die of a year activates a territory
PLANNED: Final = 82  # percent: how sure a line of the plan is to be used
SHIFT: Final = 12  # what changing a die by one costs besides the coin
FAR: Final = 1000  # no die in reach
ROOM: Final = 13  # what a filled cell is worth by itself
ROADSIDE: Final = 51  # the road of the retire space
GROWTH: Final[vec[i64]] = vec[i64]([93, 0, 74, 185, 37, 37])  # of what bishops count, in hundredths a year


class Estimate(Outlook):
    """The same with dice, tiles, monks and the years to come."""

    def __init__(self, s: SantaMaria, who: i64) -> None:
        super().__init__(s, who)
        ended: bool = self.retired and self.after == 0
        self.stage: i64 = 3 if ended else self.after - self.waiting
        self.left: i64 = 0 if ended else 100 * (self.after - self.waiting) + SEASON  # hundredths of a year
        self.missing: vec[i64] = vec[i64]([0] * (2 * SIDE))  # by line, columns first
        self.living: vec[i64] = vec[i64]([0] * (2 * SIDE))  # settlers
        self.survey()
        self.usual: vec[i64] = vec[i64]([0] * EFFECTS_PRINTED)  # what an effect brings in a year to come
        self.lines: vec[i64] = vec[i64]([0] * (2 * SIDE))  # and a line
        self.here: vec[i64] = vec[i64]([0] * CELLS)  # and a cell
        self.yields: vec[i64] = vec[i64]([0] * (2 * SIDE))  # of a line this year, as far as it is vacant
        self.away: vec[i64] = vec[i64]([0] * (2 * SIDE))  # steps from the nearest die to a line
        self.nearest: vec[i64] = vec[i64]([0] * (2 * SIDE))  # that die
        self.times: vec[i64] = vec[i64]([0] * (2 * SIDE))  # how often a line will be used this year
        self.begun: vec[i64] = vec[i64]([])  # what there was before the rest of the year was planned, as `keep` has it
        self.value_posts()
        self.value_effects()
        self.value_lines()

    # -- the colony ------------------------------------------------------------------------------------------------

    def survey(self) -> None:
        s: SantaMaria = self.s
        filled: i64 = s.filled[self.who]
        roads: i64 = filled & ~s.territory[self.who]
        for cell in range(i64(CELLS)):
            if not filled >> cell & 1:
                self.missing[cell % SIDE] += 1
                self.missing[SIDE + cell // SIDE] += 1
            elif roads >> cell & 1:
                n: i64 = s.box.settlers[s.grid[self.who * CELLS + cell] & 255]
                self.living[cell % SIDE] += n
                self.living[SIDE + cell // SIDE] += n

    def settlement(self) -> i64:
        worth: i64 = 0
        for line in range(i64(2 * SIDE)):
            worth += self.living[line] * FILLED[self.stage * 8 + self.missing[line]]
        return worth * self.s.box.settler_points

    def value_effects(self) -> None:
        box = self.s.box
        for effect in range(i64(EFFECTS_PRINTED)):
            kind: i64 = box.effect_kind[effect]
            worth: i64 = 0
            if kind == GAIN_EFFECT:
                for what in range(i64(GAINS)):
                    worth += box.effect_gain[effect * GAINS + what] * self.price[what]
            elif kind == TRADE_EFFECT:
                worth = self.usual_trade(effect)
            elif kind == EXPORT_EFFECT:
                worth = EXPORTING + LATER * (self.after - 1 if self.after > 0 else 0)
            elif kind == CONQUISTADOR_EFFECT:
                worth = MARCH
            else:
                worth = self.monk // 3 + PRAYER
            self.usual[effect] = worth

    def usual_trade(self, effect: i64) -> i64:
        box = self.s.box
        best: i64 = 20
        for what in range(i64(GAINS)):
            out: i64 = box.effect_gain[effect * GAINS + what] * self.price[what]
            if out > 0:
                for resource in range(i64(RESOURCES)):
                    if box.trade_in[effect] >> resource & 1:
                        gain: i64 = (out - self.price[resource]) * TRADING // 100
                        if gain > best:
                            best = gain
        return best

    def territory(self, face: i64) -> i64:
        """What a printed cell brings when it is activated in a year to come; 0 for a road."""
        box = self.s.box
        if box.first_effect[face] == 0:
            return 0
        worth: i64 = self.usual[box.first_effect[face] - 1]
        if box.second_effect[face] > 0:
            worth += self.usual[box.second_effect[face] - 1]
        return worth

    def value_lines(self) -> None:
        s: SantaMaria = self.s
        for cell in range(i64(CELLS)):
            if s.territory[self.who] >> cell & 1:
                worth: i64 = self.territory(s.grid[self.who * CELLS + cell] & 255)
                self.here[cell] = worth
                self.lines[cell % SIDE] += worth
                self.lines[SIDE + cell // SIDE] += worth
        self.die = self.mean(SIDE) * self.left // 100
        for dock in range(i64(DOCKS)):
            income: i64 = 0
            for what in range(i64(GAINS)):
                income += s.box.dock_gain[dock * GAINS + what] * self.price[what]
            action: i64 = s.box.dock_action[dock]
            if action == ACTION_CONQUISTADOR:
                income += MARCH
            elif action == ACTION_RELIGION:
                income += self.monk // 3 + PRAYER
            elif action == ACTION_EXPORT:
                income += EXPORTING
            self.income[dock] = income

    def mean(self, first: i64) -> i64:
        """What one die brings on average among six lines; good lines are used more often, for a coin or two."""
        total: i64 = 0
        best: i64 = 0
        second: i64 = 0
        for line in range(first, first + SIDE):
            worth: i64 = self.lines[line]
            total += worth
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
        return (total // SIDE + (best + second) // 2) // 2

    def engine(self) -> i64:
        """What dice bring in a year."""
        return self.s.box.most_white * self.mean(0) + self.s.tallied(UNLOCKED, self.who) * self.mean(SIDE)

    # -- monks -----------------------------------------------------------------------------------------------------

    def value_posts(self) -> None:
        """The best post for the next monk."""
        s: SantaMaria = self.s
        there: i64 = posts(s)
        best: i64 = 0
        for post in range(i64(POSTS)):
            if there >> post & 1 and not s.monks[post] >> self.who & 1:
                price: i64 = fee(s, self.who, post)
                worth: i64 = self.post(post) - price * self.coin
                if worth > best:
                    best = worth
                    self.fee = price
        self.monk = best

    def post(self, post: i64) -> i64:
        box = self.s.box
        if post < BISHOP:
            return POINT * box.scholar_points[post] + self.ability(post)
        if post < CAMP:
            return self.demand(post - BISHOP) - POINT * box.bishop_cost
        worth: i64 = 0
        for what in range(i64(GAINS)):
            worth += box.camp_gain[(post - CAMP) * GAINS + what] * self.price[what]
        return worth

    def ability(self, scholar: i64) -> i64:
        return ABILITY[self.s.box.scholar_hook[scholar]] * self.left // 100

    def demand(self, bishop: i64) -> i64:
        """What a bishop's demand will probably bring."""
        s: SantaMaria = self.s
        rule: i64 = s.box.bishop_rule[bishop]
        n: i64 = GROWTH[rule] * self.left // 100  # hundredths
        if rule == PER_OTHER_MONK:
            n += 100 * count(own_monks(s, self.who) & ~bit(BISHOP + bishop))
        elif rule == PER_DEVELOPED_LINE:
            for line in range(i64(2 * SIDE)):
                n += FILLED[self.stage * 8 + self.missing[line]]
        elif rule == LARGEST_ROAD_GROUP:
            n += 100 * largest_group(s.filled[self.who] & ~s.territory[self.who])
        elif rule == PER_SHIPMENT:
            n += 100 * s.shipments(self.who)
        else:
            n += 100 * self.number_of(s.box.bishop_types[bishop], rule != PER_TERRITORY_TYPE)
        return n * s.box.bishop_each[bishop]

    def number_of(self, types: i64, least: bool) -> i64:
        """Territories of these types, or complete sets of them."""
        s: SantaMaria = self.s
        n: i64 = 0
        found: vec[i64] = vec[i64]([0] * TYPES)
        for cell in range(i64(CELLS)):
            if s.territory[self.who] >> cell & 1:
                shown: i64 = s.box.types[s.grid[self.who * CELLS + cell] & 255] & types
                if shown:
                    n += 1
                    for type_ in range(i64(TYPES)):
                        if shown >> type_ & 1:
                            found[type_] += 1
        if not least:
            return n
        n = CELLS
        for type_ in range(i64(TYPES)):
            if types >> type_ & 1 and found[type_] < n:
                n = found[type_]
        return n

    def bishops(self) -> i64:
        worth: i64 = 0
        for bishop in range(i64(BISHOPS)):
            if self.s.monks[BISHOP + bishop] >> self.who & 1:
                worth += self.demand(bishop) - POINT * self.s.box.bishop_cost
        return worth

    def scholars(self) -> i64:
        worth: i64 = 0
        for scholar in range(i64(SCHOLARS)):
            if self.s.able[self.who] >> scholar & 1:
                worth += self.ability(scholar)
        return worth

    # -- the rest of this year -------------------------------------------------------------------------------------

    def plan(self) -> None:
        """The dice still to be used, the best lines first; then coins on territories, and retiring."""
        s: SantaMaria = self.s
        if self.retired or s.year == 0:
            return
        self.marches[self.who] = 0  # now they are taken
        self.dice[self.who] = 0
        white: vec[i64] = s.dice[OFFER * SIDE : (OFFER + 1) * SIDE]
        whites: i64 = s.box.most_white - s.tallied(WHITE_TAKEN, self.who)
        row: i64 = COMMON_BLUE if s.setup.blue_offer else self.who
        blue: vec[i64] = s.dice[row * SIDE : (row + 1) * SIDE]
        blues: i64 = s.tallied(UNLOCKED, self.who) - s.tallied(BLUE_TAKEN, self.who) if s.setup.blue_offer else s.box.blue_dice
        for line in range(i64(2 * SIDE)):
            self.yields[line] = self.usual_yield(line)
        self.reach(white, 0)
        self.reach(blue, SIDE)
        while True:
            best: i64 = 0
            line = -1
            for other in range(i64(2 * SIDE)):
                if self.yields[other] > best and (whites if other < SIDE else blues) > 0 and self.away[other] <= self.coins:
                    worth: i64 = self.yields[other] - self.away[other] * (self.coin + SHIFT)
                    if worth > best:
                        best = worth
                        line = other
            if line < 0:
                break
            self.coins -= self.away[line]
            if line < SIDE:
                white[self.nearest[line]] -= 1
                whites -= 1
                self.reach(white, 0)
            else:
                blue[self.nearest[line]] -= 1
                blues -= 1
                self.reach(blue, SIDE)
            cells: i64 = s.box.lines[line] & self.vacant
            self.activate_all(cells)
            self.times[line] += 1
            self.block(last_of(cells))
        self.put_coins()
        self.retire()
        self.earn_all(0, 0)
        self.pay_bursar()
        self.retired = True

    def reach(self, dice: vec[i64], first: i64) -> None:
        """For each column or row the die nearest to its value."""
        for value in range(i64(SIDE)):
            self.away[first + value] = FAR
            for other in range(i64(SIDE)):
                if dice[other] > 0:
                    steps: i64 = value - other if value > other else other - value
                    if steps < self.away[first + value]:
                        self.away[first + value] = steps
                        self.nearest[first + value] = other

    def usual_yield(self, line: i64) -> i64:
        """What the vacant territories of a line usually bring."""
        cells: i64 = self.s.box.lines[line] & self.vacant
        worth: i64 = 0
        cell: i64 = 0
        while cells:
            if cells & 1:
                worth += self.here[cell]
            cells >>= 1
            cell += 1
        return worth

    def block(self, cell: i64) -> None:
        """A territory becomes occupied."""
        self.vacant &= ~bit(cell)
        self.yields[cell % SIDE] -= self.here[cell]
        self.yields[SIDE + cell // SIDE] -= self.here[cell]

    def put_coins(self) -> None:
        """Coins on the best territories, as long as that pays."""
        cost: i64 = activation_cost(self.s, self.who)
        for i in range(2):
            best: i64 = cost * (self.coin + SHIFT)
            where: i64 = -1
            for cell in range(i64(CELLS)):
                if self.vacant >> cell & 1 and self.here[cell] > best:
                    best = self.here[cell]
                    where = cell
            if where < 0 or self.coins < cost:
                return
            self.coins -= cost
            self.activate(where)
            self.block(where)
            cost += 1

    def retire(self) -> None:
        """The best retire space that is free."""
        s: SantaMaria = self.s
        spaces: i64 = free_spaces(s)
        best: i64 = ROADSIDE
        chosen: i64 = -1
        before: i64 = self.worth()
        kept: vec[i64] = self.keep()
        for space in range(i64(SPACES)):
            if spaces >> space & 1 and s.box.space_action[space] != ACTION_ROAD:
                self.gain_row(s.box.space_gain, space)
                self.act(s.box.space_action[space])
                gain: i64 = self.worth() - before
                if gain > best:
                    best = gain
                    chosen = space
                self.go_back(kept)
        if chosen >= 0:
            self.gain_row(s.box.space_gain, chosen)
            self.act(s.box.space_action[chosen])
        else:
            self.won += best

    # -- tiles -----------------------------------------------------------------------------------------------------

    def use(self) -> i64:
        """How often a territory will be activated until the end, in hundredths: a bit more than chance."""
        dice: i64 = self.s.box.most_white + self.s.tallied(UNLOCKED, self.who)
        return dice * self.after * HITS

    def best_tile(self) -> i64:
        """What the best tile that can be paid is worth more than its price."""
        s: SantaMaria = self.s
        if self.retired or self.piece >= 0:
            return 0
        use: i64 = self.use()
        best: i64 = 0
        payable: i64 = 0
        tried: i64 = 0
        for tile in range(i64(TILES)):
            if s.display >> tile & 1:
                like: i64 = s.box.like[tile]
                if not tried >> like & 1:
                    tried |= bit(like)
                    if self.cost(s.box.tile_cost, like * RESOURCES, EXPAND_SUBSTITUTE) >= 0 and s.fits(
                        self.who, s.box.shape[like]
                    ):
                        payable |= bit(like)
                if payable >> like & 1:
                    worth: i64 = -self.cost(s.box.tile_cost, tile * RESOURCES, EXPAND_SUBSTITUTE)
                    for slot in range(i64(SLOTS)):
                        face: i64 = s.box.faces[tile * SLOTS + slot]
                        if face > 0:
                            worth += self.territory(face) * use // 100
                            if s.box.settlers[face] > 0:
                                worth += 2 * s.box.settlers[face] * FILLED[self.stage * 8 + 2]
                            worth += ROOM
                    if worth > best:
                        best = worth
        return best

    def placement(self) -> i64:
        """The best place for the tile in hand."""
        s: SantaMaria = self.s
        if self.piece < 0:
            return 0
        shape: i64 = s.box.shape[self.piece] * (CELLS * TURNS)
        filled: i64 = s.filled[self.who]
        turns: i64 = 1 if self.piece >= ROAD and self.piece < ROAD + 3 else TURNS
        use: i64 = self.use()
        best: i64 = -1000
        for cell in range(i64(CELLS)):
            for turn in range(turns):
                at: i64 = shape + cell * TURNS + turn
                covered: i64 = s.box.covers[at]
                if covered and not covered & filled:
                    worth: i64 = self.placed(at, covered, use)
                    if worth > best:
                        best = worth
        return best if best > -1000 else i64(0)

    def placed(self, at: i64, covered: i64, use: i64) -> i64:
        s: SantaMaria = self.s
        slots: i64 = count(covered)
        for slot in range(slots):
            cell: i64 = s.box.under[at * SLOTS + slot]
            self.missing[cell % SIDE] -= 1
            self.missing[SIDE + cell // SIDE] -= 1
        worth: i64 = 0
        lines: i64 = 0
        for slot in range(slots):
            cell = s.box.under[at * SLOTS + slot]
            face: i64 = s.box.faces[self.piece * SLOTS + slot]
            worth += self.territory(face) * (use + PLANNED * (self.times[cell % SIDE] + self.times[SIDE + cell // SIDE])) // 100
            for line in (cell % SIDE, SIDE + cell // SIDE):
                chance: i64 = FILLED[self.stage * 8 + self.missing[line]]
                if s.box.settlers[face] > 0:
                    worth += s.box.settlers[face] * chance
                if not lines >> line & 1:
                    lines |= bit(line)
                    lacked: i64 = self.missing[line] + self.within(at, slots, line)
                    worth += self.living[line] * (chance - FILLED[self.stage * 8 + lacked])
        for slot in range(slots):
            cell = s.box.under[at * SLOTS + slot]
            self.missing[cell % SIDE] += 1
            self.missing[SIDE + cell // SIDE] += 1
        return worth

    def within(self, at: i64, slots: i64, line: i64) -> i64:
        """How many cells of a placement lie in a line."""
        n: i64 = 0
        for slot in range(slots):
            if self.s.box.lines[line] >> self.s.box.under[at * SLOTS + slot] & 1:
                n += 1
        return n

    def holes(self) -> i64:
        """Empty cells without an empty neighbour."""
        empty: i64 = ALL_CELLS & ~self.s.filled[self.who]
        beside: i64 = empty << SIDE | empty >> SIDE | (empty & ~RIGHT_EDGE) << 1 | (empty & ~LEFT_EDGE) >> 1
        return POINT * count(empty & ~beside)

    def running(self) -> i64:
        """The income of the own shipments in the retirements to come."""
        worth: i64 = 0
        for dock in range(i64(DOCKS)):
            worth += count(self.s.harbour[self.who * DOCKS + dock]) * self.income[dock]
        return worth * self.after


def measure(s: SantaMaria, who: i64) -> vec[i64]:
    """In the order of FEATURES, in hundredths of a VP."""
    return weigh_up(Estimate(s, who))


def weigh_up(e: Estimate) -> vec[i64]:
    """The same. What the seat had before its plan for the rest of the year is kept in `begun`."""
    s: SantaMaria = e.s
    who: i64 = e.who
    sets: i64 = e.sets()
    e.finish()
    e.begun = e.keep()
    gained: i64 = POINT * (
        s.tallied(HAPPINESS, who) + s.tallied(CONQUESTS, who) + scholar_points(s, who) + shipment_points(s, who)
    )
    won: i64 = e.won
    coins: i64 = e.coins
    stock: i64 = e.stock()
    faith: i64 = e.devotion()
    conquest: i64 = e.conquest() if s.phase != ENDED else i64(0)
    sold: i64 = coins
    for resource in range(i64(RESOURCES)):
        sold += e.goods[resource] * s.box.sell[resource]
    points: i64 = gained + won + POINT * (settlers(s, who) + bishop_points(s, who)) + POINT * sold // s.box.coins_per_point
    tile: i64 = e.best_tile()
    before: i64 = e.worth()
    e.plan()
    plan: i64 = e.worth() - before
    expansion: i64 = e.placement()
    return vec[i64](
        [
            points,
            gained,
            won,
            e.settlement(),
            e.bishops(),
            coins * e.coin,
            stock,
            tile,
            faith,
            conquest,
            e.running(),
            sets,
            plan,
            e.engine() * e.after,
            expansion,
            e.scholars(),
            e.holes(),
        ]
    )


def last_of(cells: i64) -> i64:
    """S-DIE-10: where the die will lie."""
    last: i64 = CELLS - 1
    while not cells >> last & 1:
        last -= 1
    return last
