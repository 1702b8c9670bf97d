"""Empires as a game: its effects by number, set-up (section 4), and its face to everything outside the rules."""

import random

from caravela.core.events import Phrase
from caravela.core.game import Dealt, Game, Score
from caravela.core.packed import i64, vec
from caravela.core.state import State, bit, count
from caravela.core.tables import Tables
from caravela.games.empires.rules import boxes, buildings, discovery, income, nations, scoring, sequence, university, war
from caravela.games.empires.rules.box import FILES, Box
from caravela.games.empires.rules.components import (
    ALL_CARDS,
    ALL_REGIONS,
    ALL_TOKENS,
    AVAILABLE,
    BOX_IDS,
    BUILDER,
    CAPTAIN,
    CARD_IDS,
    CAUSE_IDS,
    COLONIST,
    DATA,
    GOOD_IDS,
    GOODS,
    KIND_IDS,
    KINDS,
    NATION_IDS,
    NATIONS,
    PLACE_IDS,
    POOL,
    REGION_IDS,
    REGIONS,
    SPACE_IDS,
    SPAIN,
    SUPPLY,
    TARGET_IDS,
    TILE_IDS,
    TOKEN_IDS,
)
from caravela.games.empires.rules.discovery import EVERYBODY, reveal
from caravela.games.empires.rules.events import BEGINS_WITH, EVENT_KINDS
from caravela.games.empires.rules.imagine import deal_cards, deal_tokens
from caravela.games.empires.rules.invariants import check
from caravela.games.empires.rules.nations import take_nation, take_position
from caravela.games.empires.rules.numbers import (
    AUCTION_FOR_ORDER,
    BEGIN,
    OPEN_AUCTION,
    PILE,
    ROUND,
    SPAIN_MAY,
)
from caravela.games.empires.rules.setup import NATIONS_AUCTION, NATIONS_OFF, NATIONS_RANDOM, PRESETS, SETUP_OPTIONS, Setup
from caravela.games.empires.rules.state import Effect, Empires
from caravela.games.empires.rules.view import EmpiresView, knows_more, view
from caravela.games.empires.rules.vocabulary import OPTIONS


class Begin(Effect):
    """E-SETUP-16, 18: auctions and nations after the board is laid out, then Spain, then round 1."""

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        if n == 0:
            if s.setup.start_auction:  # E-AUC1-2
                s.then(AUCTION_FOR_ORDER, s.chance(s.seats))
            elif s.setup.nations == NATIONS_AUCTION:  # E-AUC2-4
                s.leader = s.chance(s.seats)
                s.then(OPEN_AUCTION, 0, 1)
            s.then(BEGIN, 0, 1)
            return
        for seat in range(s.seats):
            if s.nation[seat] == SPAIN:
                s.then(SPAIN_MAY, seat)
        s.then(ROUND)


RULES: list[Effect] = [  # in the order of their numbers
    sequence.Round(),
    sequence.Lap(),
    sequence.PlaceWorker(),
    university.Study(),
    sequence.OpenBox(),
    boxes.PayInitiative(),
    boxes.ResolveQueue(),
    boxes.LandWorker(),
    boxes.ChooseGood(),
    boxes.AwardShip(),
    buildings.BuyBuilding(),
    discovery.ResolveDiscovery(),
    discovery.DiscoveryTurn(),
    discovery.DiscoverOrNot(),
    discovery.Muster(),
    discovery.ReturnCard(),
    boxes.ResolveSpecialists(),
    boxes.TakeSpecialist(),
    boxes.Train(),
    boxes.TakeWorker(),
    war.Declare(),
    war.Fight(),
    war.NameCasualty(),
    war.RemoveFallen(),
    income.Income(),
    income.MintCoins(),
    buildings.OpenBenefits(),
    buildings.BenefitsTurn(),
    buildings.FreeColonist(),
    buildings.Collect(),
    buildings.OptionalBenefits(),
    buildings.SmuggleFrom(),
    buildings.SmuggleWhat(),
    buildings.MigrateTo(),
    buildings.MigrateHowMany(),
    discovery.Ride(),
    discovery.RideToRegion(),
    sequence.Reset(),
    sequence.BuyVictoryPoints(),
    sequence.EndRound(),
    buildings.Chart(),
    buildings.PickSpecialist(),
    buildings.Overpopulate(),
    buildings.CallAllies(),
    buildings.IssueEdict(),
    buildings.EdictOrder(),
    buildings.EdictPlace(),
    buildings.LoseWorker(),
    buildings.StrikeRegion(),
    buildings.StrikePlayer(),
    buildings.StrikeHowMany(),
    buildings.Rewrite(),
    nations.EnglandMay(),
    nations.ArrangeDock(),
    nations.SpainMay(),
    nations.FranceMay(),
    nations.HollandMay(),
    nations.ItalyMay(),
    Begin(),
    nations.AuctionForOrder(),
    nations.ChooseFreeSpecialist(),
    nations.OpenAuction(),
    nations.AuctionForPosition(),
    nations.ChooseNation(),
    boxes.ResolveFirst(),
]


def lay_out(s: Empires) -> None:
    """Section 4.1, in order."""
    box = s.box
    for who in range(s.seats):  # E-SETUP-1, 3, 5
        for kind in range(i64(KINDS)):
            n: i64 = box.figures[kind]
            if kind == COLONIST:
                n -= 1
            elif kind == BUILDER and not s.setup.builders:  # E-OPT-4
                n = 0
            for i in range(n):
                s.add(SUPPLY, who, kind)
        for i in range(box.start_colonists):
            s.remove(SUPPLY, who, COLONIST)
            s.add(AVAILABLE, who, COLONIST)
    s.undiscovered = ALL_REGIONS & ~box.discovered  # E-SETUP-6, 7: which token lies where is decided when one is seen
    s.unseen = ALL_TOKENS
    s.deck = ALL_CARDS  # E-SETUP-8
    s.good_there = ALL_REGIONS  # E-SETUP-9
    for good in range(i64(GOODS)):
        s.goods[PILE * GOODS + good] = box.good_tokens[good]
    for region in range(i64(REGIONS)):
        s.goods[PILE * GOODS + box.region_good[region]] -= 1
    s.lay_out_goods(box.goods_spaces)  # E-SETUP-10
    s.stack = s.setup.stacks[0]  # E-SETUP-11
    s.age3 = s.setup.stacks[2]
    if s.setup.reduced_luck:  # E-SETUP-14
        while count(s.age3) > 10:
            s.age3 &= ~bit(s.draw(s.age3))
    sequence.lay_out_buildings(s)
    s.ship_in_box = 1  # E-SETUP-12
    s.stock = s.setup.ships - 1
    if s.setup.captains:  # E-SETUP-13
        for who in range(s.seats):
            for i in range(i64(2)):
                s.remove(SUPPLY, who, CAPTAIN)
                s.add(POOL, who, CAPTAIN)
    if s.setup.advanced:  # E-SETUP-15
        for region in range(i64(REGIONS)):
            if s.undiscovered >> region & 1:
                reveal(s, region)
                s.knows[region] = EVERYBODY
    order_and_money(s)
    for who in range(s.seats):
        s.note(BEGINS_WITH, who, s.money[who])


def order_and_money(s: Empires) -> None:
    """E-SETUP-2, 4, E-AUC1-1, E-AUC2-1, 11, 12."""
    money: i64 = s.box.start_money
    if s.setup.start_auction:
        money = s.box.auction_money_first
    elif s.setup.nations == NATIONS_AUCTION:
        money = s.box.auction_money
    elif s.setup.nations == NATIONS_RANDOM:
        money = s.box.nation_money
    for who in range(s.seats):
        s.money[who] = money
    if s.setup.start_auction or s.setup.nations == NATIONS_AUCTION:
        return
    waiting: i64 = bit(s.seats) - 1
    boards: i64 = bit(NATIONS) - 1
    for i in range(s.seats):
        seat: i64 = s.draw(waiting)
        waiting &= ~bit(seat)
        take_position(s, seat, i + 1)
        if s.setup.nations == NATIONS_OFF:
            s.money[seat] += i
        else:
            nation: i64 = s.draw(boards)
            boards &= ~bit(nation)
            take_nation(s, seat, nation)


class EmpiresGame(Game):
    name = "empires"
    version = 1
    letter = "E"
    data = DATA
    files = FILES
    renamed = {"2dfb2b404627a140": "5dd05fd37790d43c"}
    options = OPTIONS
    event_kinds = EVENT_KINDS
    setup_options = SETUP_OPTIONS
    presets = PRESETS
    default_preset = "deluxe_base"
    categories = scoring.CATEGORIES

    def seats(self, agreed: dict[str, str]) -> range:
        return range(2, 7 if agreed["edition"] == "deluxe" else 6)

    def unpack(self, tables: Tables) -> Box:
        return Box(tables)

    def empty_table(self, box: object, players: int, agreed: dict[str, str], version: int) -> State:
        assert isinstance(box, Box)
        return Empires(Setup(box, players, agreed, version), vec[Effect](RULES))

    def begin(self, s: State) -> None:
        assert isinstance(s, Empires)
        lay_out(s)
        s.then(BEGIN)

    def question(self, s: State) -> Phrase:
        assert isinstance(s, Empires)
        return RULES[s.asked & 255].question(s, s.asked >> 8 & 15, s.asked >> 12)

    def questions(self) -> list[str]:
        return [effect.asks for effect in RULES]

    def why_not(self, s: State, option: int) -> str:
        assert isinstance(s, Empires)
        return RULES[s.asked & 255].why_not(s, s.asked >> 8 & 15, s.asked >> 12, option)

    def view(self, s: State, who: int) -> EmpiresView:
        assert isinstance(s, Empires)
        return view(s, who)

    def knows_more(self, s: State, who: int) -> bool:
        assert isinstance(s, Empires)
        return knows_more(s, who)

    def scores(self, s: State) -> list[Score]:
        assert isinstance(s, Empires)
        return scoring.scores(s)

    def sorts(self) -> dict[str, list[str]]:
        return {
            "kind": [*KIND_IDS, "militia"],
            "region": list(REGION_IDS),
            "goal": [*REGION_IDS, "deck", "portugal"],
            "good": list(GOOD_IDS),
            "box": list(BOX_IDS),
            "space": list(SPACE_IDS),
            "target": list(TARGET_IDS),
            "tile": list(TILE_IDS),
            "nation": list(NATION_IDS),
            "cause": list(CAUSE_IDS),
            "place": list(PLACE_IDS),
            "find": [*TOKEN_IDS, *CARD_IDS],
        }

    def deal_anew(self, s: State, who: int, seed: int) -> Dealt:
        """Section 18: tokens and cards that the seat has not seen are dealt anew, true to what everybody knows of them."""
        assert isinstance(s, Empires)
        world = s.copy()
        luck = random.Random(seed)
        world.seed = luck.getrandbits(61) + 1
        deal_tokens(world, who, luck)
        deal_cards(world, who, luck)
        return Dealt(world)

    def check(self, s: State) -> None:
        """E-INV-1 to 5."""
        assert isinstance(s, Empires)
        check(s)


EMPIRES = EmpiresGame()
