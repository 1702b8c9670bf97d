"""What a seat may know (section 7): everything on the table, its own hand, and of the others' hands how large they are."""

from dataclasses import dataclass, replace

from caravela.core.game import View
from caravela.core.state import count
from caravela.games.maracaibo.rules.actions import city_action_open, village_open
from caravela.games.maracaibo.rules.automa import ana_income
from caravela.games.maracaibo.rules.campaign import Progress, progress
from caravela.games.maracaibo.rules.cards import price
from caravela.games.maracaibo.rules.combat import combats
from caravela.games.maracaibo.rules.components import (
    ANA,
    AREA_IDS,
    AREAS,
    AUTOMA_IDS,
    BARRIER_IDS,
    BUILDING_IDS,
    BUILDINGS,
    CARD_IDS,
    CARDS,
    CAREER_IDS,
    CITY_TILE_IDS,
    COMBAT_ACTION_IDS,
    COMBAT_TILE_IDS,
    DISC_TILES,
    DISPLAY,
    ENDING_IDS,
    FLEET,
    GOOD_IDS,
    L6,
    L8,
    L10,
    LEGACY_IDS,
    LEGACY_TILES,
    LOCATION_IDS,
    LOCATIONS,
    MINE,
    MISSION_IDS,
    MISSIONS,
    MOST_HAND,
    NATION_IDS,
    NATIONS,
    OBJECT_IDS,
    SLOTS,
    SPACE_IDS,
    STORIES,
    STORY_CARD_IDS,
    STORY_IDS,
    STORY_TILE_IDS,
    STORY_TILES,
    TASKS,
    TOKEN_IDS,
    TOKENS,
    TRACK_SLOTS,
    VILLAGE_ACTION_IDS,
)
from caravela.games.maracaibo.rules.free import task_open
from caravela.games.maracaibo.rules.numbers import (
    ASIDE,
    ASSISTANTS,
    BATTLE_CARDS,
    BATTLE_KNOWN,
    BOUGHT,
    CARDS_VP,
    CAREER_KEPT,
    CAREER_OTHER,
    COMBAT_CP,
    COMPASSES,
    CONVERSION,
    CP,
    CROSSED,
    DISC_LEFT,
    DISCARDED,
    DISCOUNTS,
    DISPLAY_FREE,
    DOUBLOONS,
    EXPLORER,
    EXPLORER_PLUS,
    FRESH,
    HAND_LIMIT,
    HAND_SIZE,
    INCOME_D,
    INCOME_VP,
    INFLUENCE,
    INVESTED,
    MARKED,
    MISSIONS_DONE,
    NATION_CP,
    NEUTRAL,
    OBJECT,
    ON_CARDS,
    ON_CAREER,
    PENDING_D,
    PENDING_VP,
    PHASE_IDS,
    Q_CARD,
    Q_L1,
    Q_MAP,
    Q_TAKEN,
    Q_TRACK,
    ROWS,
    SHIP,
    STEAL,
    SUPPLY,
    T_MAP,
    T_TAKEN,
    TAKE_BONUS,
    TASKS_DONE,
    THREE_AT,
    TILES_WON,
    TOKENS_OWNED,
    TWO_AT,
    VILLAGE_KNOWN,
    VILLAGE_X,
    VISITS,
    VOTED,
    VP,
    WORKERS,
)
from caravela.games.maracaibo.rules.scoring import ana_score, majority, multiplier, scores
from caravela.games.maracaibo.rules.state import Maracaibo


@dataclass(frozen=True)
class Assistant:
    """A worker on the map: whose, by which card, and whether it was used or has given VP this round."""

    seat: int
    card: str
    marked: bool
    fresh: bool  # placed this turn


@dataclass(frozen=True)
class Location:
    id: str
    kind: str  # "start", "village", "city", "closed" (a legacy city that is not in play)
    city_tile: str
    good: str  # of the market, "" without one
    spaces: int
    discs: list[int]  # seats, in order
    owner: str  # nation, or ""
    flag: bool
    missions: list[str]  # the first to come first
    mission_space: str  # the mission of L1
    story_tiles: list[str]
    assistants: list[Assistant]
    ships: list[int]
    legacy: list[str]
    city_action: bool  # whether it has one now
    village_actions: bool


@dataclass(frozen=True)
class LegacyTile:
    """A legacy tile in play: the discs on it (seats, -1 for neutral ones), or the nations whose markers lie on it."""

    id: str
    spaces: int
    discs: list[int]
    markers: list[str]


@dataclass(frozen=True)
class Nation:
    id: str
    influence: list[int]  # by seat, Ana's last
    levels: list[int]
    stock: int
    on_map: int
    emptied: int  # stock spaces
    majority: int
    multiplier: int


@dataclass(frozen=True)
class Bought:
    """A card in a tableau with the mission on it."""

    card: str
    mission: str


@dataclass(frozen=True)
class Player:
    seat: int
    place: int  # in the turn order of this round, from 1
    vp: int  # gained so far
    total: int  # as if the game ended now
    categories: dict[str, int]  # of that total
    doubloons: int
    cp: int
    workers: int
    supply: int
    on_career: int
    on_cards: int
    income_doubloons: int
    income_vp: int
    tokens: list[str]
    pending_doubloons: dict[str, int]  # income that waits for a token
    pending_vp: dict[str, int]
    ship: str
    explorer: str
    barriers: list[str]
    discs: dict[str, int]
    removable: list[str]  # areas from which a disc can be removed now
    upgrades: list[str]
    hand_size: int
    hand: list[str] | None  # None: not for this viewer
    hand_limit: int
    planned: list[str | None]  # None: face down; an empty slot is not listed
    laid_aside: list[str] | None  # in the set-up
    tableau: list[Bought]  # in the order of purchase
    missions: list[str]
    story_tiles: list[str]
    mission_count: int
    combat_tiles: int
    assistants: list[str]
    buildings: list[str]
    career: str | None  # None: not shown yet
    career_other: str | None  # known to its owner only
    tasks_done: list[int]
    tasks_open: list[int]
    compasses: int
    discount: int
    prices: dict[str, int]  # of the cards that the viewer sees and this player could buy, and of the buildings
    display_free: bool
    village_actions: list[str]
    village_x: list[int]
    combat_actions: list[str]
    combat_cards: list[str]
    thresholds: list[int]  # movement points from which a village gives 2 and 3 actions
    objects: dict[str, int]
    combat_cp: int
    explorer_plus: int
    steal: int
    visits: int
    conversion: int
    nation_cp: dict[str, int]
    take_bonus: int
    card_vp: int
    voted: bool


@dataclass(frozen=True)
class Combat:
    """A combat that is going on."""

    tile: str  # "" with both piles empty
    nation: str  # "" before it is chosen
    value: int
    used: list[str]  # combat actions, and cards with one


@dataclass(frozen=True)
class Ana:
    vp: int
    total: int
    categories: dict[str, int]
    ship: str
    explorer: str
    barriers: list[str]
    discs_gone: int
    discs: int
    cards: int
    income: int
    missions: list[str]
    story_tiles: list[str]
    combat_tiles: int
    deck: int
    discard: list[str]
    card: str  # of her turn, or ""
    hidden_b: int  # cards in the deck of which only the letter is known
    hidden_c: int


@dataclass(frozen=True)
class MaracaiboView(View):
    """Everything a seat may know. Ids of things are those of components.py; `tables` names the component tables in use."""

    agreed: dict[str, str]
    tables: str
    round: int
    phase: str
    first: int  # who started the round; in a solo game 1 is Ana
    active: int
    trigger: int
    order: list[int]
    spent: int  # movement points of this turn
    moved: int  # of the sailing that led here
    locations: list[Location]
    track_missions: list[str]  # by mission slot, "" once taken
    barriers_crossed: list[str]
    at_end: int
    nations: list[Nation]
    display: list[str]  # "" for a gap
    deck: int
    discard: list[str]
    combat_piles: list[int]
    combats: list[Combat]  # the innermost last
    missions_left: int  # in the pile, with its top
    mission_top: str
    prestige: list[str]  # "" while face down
    story_card: str  # the stand-alone card, or ""
    stories: list[str]  # in play
    stories_done: list[str]
    story_tiles_left: int
    ending: str
    legacy: list[LegacyTile]
    ana: Ana | None
    campaign: Progress | None  # None in a game on its own
    players_at_table: list[Player]


def named(ids: list[str], members: int) -> list[str]:
    return [name for i, name in enumerate(ids) if members >> i & 1]


def owners(spaces: int) -> list[int]:
    """Whose discs lie on spaces of three bits each; -1 is nobody's."""
    found: list[int] = []
    while spaces:
        found.append(-1 if spaces & 7 == NEUTRAL else (spaces & 7) - 1)
        spaces >>= 3
    return found


def in_order(codes: list[int], ids: list[str], first: int) -> list[list[str]]:
    """What lies at each location, the first to come first."""
    found: list[list[str]] = [[] for _ in range(LOCATIONS)]
    for i in sorted([i for i in range(len(codes)) if codes[i] >= first], key=lambda i: codes[i]):
        if codes[i] & 31 < LOCATIONS:
            found[codes[i] & 31].append(ids[i])
    return found


def kind_of(s: Maracaibo, place: int) -> str:
    if s.is_city(place):
        return "city"
    if s.is_village(place):
        return "village"
    return "start" if place == 0 else "closed"


def view_locations(s: Maracaibo) -> list[Location]:
    missions = in_order([int(n) for n in s.missions], MISSION_IDS, Q_MAP)
    story_tiles = in_order([int(n) for n in s.story_tiles], STORY_TILE_IDS, T_MAP)
    spaces = [i for i in range(MISSIONS) if s.missions[i] == Q_L1]
    ships = [int(s.ship(seat)) for seat in range(s.figures)]
    legacy = [i for i in range(LEGACY_TILES) if s.tile_in_play(i)]
    found: list[Location] = []
    for place in range(LOCATIONS):
        tile, good, owner = int(s.city[place]), int(s.market_good(place)), int(s.owner[place])
        found.append(
            Location(
                id=LOCATION_IDS[place],
                kind=kind_of(s, place),
                city_tile=CITY_TILE_IDS[tile] if tile >= 0 else "",
                good=GOOD_IDS[good] if good >= 0 else "",
                spaces=int(s.market_spaces(place)) if good >= 0 else 0,
                discs=owners(int(s.market[place])),
                owner=NATION_IDS[owner - 1] if owner else "",
                flag=s.has_flag(place),
                missions=missions[place],
                mission_space="".join([MISSION_IDS[i] for i in spaces if s.mission_at(i, place)]),
                story_tiles=story_tiles[place],
                assistants=view_assistants(s, place),
                ships=[seat for seat, there in enumerate(ships) if there == place],
                legacy=[LEGACY_IDS[i] for i in legacy if s.box.legacy_at[i] == place],
                city_action=city_action_open(s, place),
                village_actions=village_open(s, place),
            )
        )
    return found


def view_assistants(s: Maracaibo, place: int) -> list[Assistant]:
    return [
        Assistant(
            seat,
            CARD_IDS[s.box.helper_card[i]],
            s.tallied(MARKED, seat) >> i & 1 != 0,
            s.tallied(FRESH, seat) >> i & 1 != 0,
        )
        for seat in range(s.seats)
        for here in [int(s.helpers_here(seat, place))]
        if here
        for i in range(int(s.box.helpers))
        if here >> i & 1
    ]


def view_legacy(s: Maracaibo, tile: int) -> LegacyTile:
    places = {L6: [FLEET, FLEET + 1], L8: [MINE]}.get(tile, [])
    return LegacyTile(
        id=LEGACY_IDS[tile],
        spaces=int(s.box.legacy_spaces[tile]),
        discs=owners(int(s.on_tile[tile - L10])) if L10 <= tile < L10 + DISC_TILES else [],
        markers=[NATION_IDS[int(s.owner[place]) - 1] if s.owner[place] else "" for place in places],
    )


def view_nation(s: Maracaibo, nation: int) -> Nation:
    return Nation(
        id=NATION_IDS[nation],
        influence=[int(s.tallied(INFLUENCE + nation, who)) for who in range(s.figures)],
        levels=[int(s.level(who, nation)) for who in range(s.figures)],
        stock=int(s.stock[nation]),
        on_map=int(s.markers_on_map(nation)),
        emptied=int(s.box.emptied[s.stock[nation]]),
        majority=int(majority(s, nation)),
        multiplier=int(multiplier(s, nation)),
    )


def tableau(s: Maracaibo, who: int) -> list[Bought]:
    cards = [i for i in range(CARDS) if s.where[i] >= BOUGHT and s.where[i] & 3 == who]
    on_card = {int(s.missions[i]) - Q_CARD: MISSION_IDS[i] for i in range(MISSIONS) if Q_CARD <= s.missions[i] < Q_MAP}
    return [Bought(CARD_IDS[i], on_card.get(i, "")) for i in sorted(cards, key=lambda i: int(s.where[i]))]


def sees_plans(s: Maracaibo, who: int, viewer: int) -> bool:
    """M-INFO-2, 5."""
    return who == viewer or (s.shown > 0 and s.setup.open_planning)


def hand_of(s: Maracaibo, who: int) -> list[int]:
    return [int(s.hand[who * MOST_HAND + i]) for i in range(s.tallied(HAND_SIZE, who))]


def plans_of(s: Maracaibo, who: int) -> list[int]:
    return [int(s.plans[who * SLOTS + i]) - 1 for i in range(SLOTS) if s.plans[who * SLOTS + i] > 0]


def aside_of(s: Maracaibo, who: int) -> list[str]:
    return [CARD_IDS[i] for i in range(CARDS) if s.where[i] == ASIDE + who]


def prices_of(s: Maracaibo, who: int, cards: list[int]) -> dict[str, int]:
    return {CARD_IDS[card]: int(price(s, who, s.box.price[card])) for card in cards}


def view_player(s: Maracaibo, who: int, viewer: int, categories: dict[str, int]) -> Player:
    n = [int(s.tallied(row, who)) for row in range(ROWS)]
    own = who == viewer
    hand = hand_of(s, who)
    plans = plans_of(s, who)
    known = (hand if own else []) + (plans if sees_plans(s, who, viewer) else [])
    prices = prices_of(s, who, known)
    open_ = int(s.buildings_open())
    for building in range(BUILDINGS):
        if open_ >> building & 1:
            prices[BUILDING_IDS[building]] = int(price(s, who, s.box.building_price[building]))
    return Player(
        seat=who,
        place=(who - int(s.first)) % int(s.figures) + 1,
        vp=n[VP],
        total=sum(categories.values()),
        categories=categories,
        doubloons=n[DOUBLOONS],
        cp=n[CP],
        workers=n[WORKERS],
        supply=n[SUPPLY],
        on_career=n[ON_CAREER],
        on_cards=n[ON_CARDS],
        income_doubloons=n[INCOME_D],
        income_vp=n[INCOME_VP],
        tokens=named(TOKEN_IDS, n[TOKENS_OWNED]),
        pending_doubloons={TOKEN_IDS[i]: n[PENDING_D + i] for i in range(TOKENS) if n[PENDING_D + i]},
        pending_vp={TOKEN_IDS[i]: n[PENDING_VP + i] for i in range(TOKENS) if n[PENDING_VP + i]},
        ship=LOCATION_IDS[n[SHIP]],
        explorer=SPACE_IDS[n[EXPLORER]],
        barriers=named(BARRIER_IDS, n[CROSSED]),
        discs={AREA_IDS[i]: n[DISC_LEFT + i] for i in range(AREAS)},
        removable=named(AREA_IDS, int(s.removable(who))),
        upgrades=[AREA_IDS[i] for i in range(AREAS) if n[DISC_LEFT + i] == 0],
        hand_size=len(hand),
        hand=[CARD_IDS[card] for card in hand] if own else None,
        hand_limit=n[HAND_LIMIT],
        planned=[CARD_IDS[card] if sees_plans(s, who, viewer) else None for card in plans],
        laid_aside=aside_of(s, who) if own else None,
        tableau=tableau(s, who),
        missions=[MISSION_IDS[i] for i in range(MISSIONS) if s.missions[i] == Q_TAKEN + who],
        story_tiles=[STORY_TILE_IDS[i] for i in range(STORY_TILES) if s.story_tiles[i] == T_TAKEN + who],
        mission_count=n[MISSIONS_DONE],
        combat_tiles=int(count(n[TILES_WON])),
        assistants=[CARD_IDS[s.box.helper_card[i]] for i in range(int(s.box.helpers)) if n[ASSISTANTS] >> i & 1],
        buildings=named(BUILDING_IDS, n[INVESTED]),
        career=CAREER_IDS[n[CAREER_KEPT]] if own or s.shown == 2 else None,
        career_other=CAREER_IDS[n[CAREER_OTHER]] if own else None,
        tasks_done=[task + 1 for task in range(TASKS) if n[TASKS_DONE] >> task & 1],
        tasks_open=[task + 1 for task in range(TASKS) if s.shown == 2 and task_open(s, who, task)],
        compasses=n[COMPASSES],
        discount=n[DISCOUNTS],
        prices=prices,
        display_free=n[DISPLAY_FREE] > 0,
        village_actions=named(VILLAGE_ACTION_IDS, n[VILLAGE_KNOWN]),
        village_x=[x for x in range(10) if n[VILLAGE_X] >> x & 1],
        combat_actions=named(COMBAT_ACTION_IDS, n[BATTLE_KNOWN]),
        combat_cards=[CARD_IDS[s.box.battle_card[i]] for i in range(int(s.box.battles)) if n[BATTLE_CARDS] >> i & 1],
        thresholds=[n[TWO_AT], n[THREE_AT]],
        objects={OBJECT_IDS[i]: n[OBJECT + i] for i in range(len(OBJECT_IDS)) if n[OBJECT + i]},
        combat_cp=n[COMBAT_CP],
        explorer_plus=n[EXPLORER_PLUS],
        steal=n[STEAL],
        visits=n[VISITS],
        conversion=n[CONVERSION],
        nation_cp={NATION_IDS[i]: n[NATION_CP + i] for i in range(NATIONS) if n[NATION_CP + i]},
        take_bonus=n[TAKE_BONUS],
        card_vp=n[CARDS_VP],
        voted=n[VOTED] > 0,
    )


def view_combat(s: Maracaibo, row: list[int]) -> Combat:
    tile, nation, value, used = row
    cards = [CARD_IDS[s.box.battle_card[i]] for i in range(int(s.box.battles)) if used >> len(COMBAT_ACTION_IDS) + i & 1]
    return Combat(
        tile=COMBAT_TILE_IDS[tile] if tile >= 0 else "",
        nation=NATION_IDS[nation] if nation >= 0 else "",
        value=value,
        used=named(COMBAT_ACTION_IDS, used & 0x7F) + cards,
    )


def view_ana(s: Maracaibo) -> Ana:
    categories = ana_score(s)
    return Ana(
        vp=int(s.tallied(VP, ANA)),
        total=sum(categories.values()),
        categories=categories,
        ship=LOCATION_IDS[int(s.ship(ANA))],
        explorer=SPACE_IDS[int(s.tallied(EXPLORER, ANA))],
        barriers=named(BARRIER_IDS, int(s.tallied(CROSSED, ANA))),
        discs_gone=int(s.ana_gone),
        discs=int(s.box.ana_discs),
        cards=int(s.ana_cards),
        income=int(ana_income(s)),
        missions=[MISSION_IDS[i] for i in range(MISSIONS) if s.missions[i] == Q_TAKEN + ANA],
        story_tiles=[STORY_TILE_IDS[i] for i in range(STORY_TILES) if s.story_tiles[i] == T_TAKEN + ANA],
        combat_tiles=int(count(s.tallied(TILES_WON, ANA))),
        deck=int(count(s.ana_deck) + s.ana_hidden_b + s.ana_hidden_c),
        discard=named(AUTOMA_IDS, int(s.ana_discard)),
        card=AUTOMA_IDS[int(s.ana_card)] if s.ana_card >= 0 else "",
        hidden_b=int(s.ana_hidden_b),
        hidden_c=int(s.ana_hidden_c),
    )


def view(s: Maracaibo, who: int) -> MaracaiboView:
    figures = int(s.figures)
    scored = scores(s)
    on_track = [[MISSION_IDS[i] for i in range(MISSIONS) if s.missions[i] == Q_TRACK + slot] for slot in range(TRACK_SLOTS)]
    return MaracaiboView(
        seat=who,
        players=int(s.seats),
        over=s.over,
        decider=s.who if s.offered else -1,
        agreed=s.setup.agreed,
        tables=s.box.tables.hash,
        round=int(s.round),
        phase=PHASE_IDS[s.phase],
        first=int(s.first),
        active=int(s.active),
        trigger=int(s.trigger),
        order=[(int(s.first) + i) % figures for i in range(figures)],
        spent=int(s.spent),
        moved=int(s.moved),
        locations=view_locations(s),
        track_missions=[there[0] if there else "" for there in on_track],
        barriers_crossed=named(BARRIER_IDS, int(s.crossed)),
        at_end=int(s.ended),
        nations=[view_nation(s, nation) for nation in range(NATIONS)],
        display=[CARD_IDS[int(s.display[i])] if s.display[i] >= 0 else "" for i in range(DISPLAY)],
        deck=int(s.deck_size()),
        discard=[CARD_IDS[i] for i in range(CARDS) if s.where[i] == DISCARDED],
        combat_piles=[int(s.left_pile), int(s.right_pile)],
        combats=[view_combat(s, row) for row in combats(s)],
        missions_left=int(count(s.missions_unseen)) + (1 if s.top >= 0 else 0),
        mission_top=MISSION_IDS[int(s.top)] if s.top >= 0 else "",
        prestige=[BUILDING_IDS[int(n)] if n >= 0 else "" for n in s.prestige],
        story_card=STORY_CARD_IDS[int(s.setup.single)] if s.setup.single >= STORIES else "",
        stories=named(STORY_IDS, int(s.stories)),
        stories_done=named(STORY_IDS, int(s.done)),
        story_tiles_left=int(s.story_stack),
        ending=ENDING_IDS[int(s.ending) - 1] if s.ending else "",
        legacy=[view_legacy(s, tile) for tile in range(LEGACY_TILES) if s.tile_in_play(tile)],
        ana=view_ana(s) if s.setup.solo else None,
        campaign=progress(s) if s.setup.campaign else None,
        players_at_table=[view_player(s, seat, who, scored[seat].categories) for seat in range(s.seats)],
    )


def view_beside(s: Maracaibo, who: int, public: MaracaiboView) -> MaracaiboView:
    """What a spectator sees is the same for everybody; of the players only the viewer is seen in another way (M-INFO-2, 4, 5)."""
    players = list(public.players_at_table)
    hand, plans = hand_of(s, who), plans_of(s, who)
    players[who] = replace(
        players[who],
        hand=[CARD_IDS[card] for card in hand],
        planned=[CARD_IDS[card] for card in plans],
        laid_aside=aside_of(s, who),
        career=CAREER_IDS[int(s.tallied(CAREER_KEPT, who))],
        career_other=CAREER_IDS[int(s.tallied(CAREER_OTHER, who))],
        prices=prices_of(s, who, hand + plans) | players[who].prices,
    )
    return replace(public, seat=who, players_at_table=players)
