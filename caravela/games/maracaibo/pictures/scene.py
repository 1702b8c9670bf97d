"""Maracaibo from a view to what is drawn: the shared board, the boards of the players, and Ana's."""

from typing import Final

from caravela.core.game import BOXES
from caravela.core.kept import Kept
from caravela.games.maracaibo.pictures.icons import ADDED
from caravela.games.maracaibo.pictures.parts import (
    FACE_DOWN,
    Automa,
    Bought,
    Cabin,
    Captain,
    Court,
    Fight,
    Printed,
    Scene,
    Stand,
    TileInPlay,
    Trail,
    printed,
)
from caravela.games.maracaibo.rules.components import ANA, NATION_IDS
from caravela.games.maracaibo.rules.game import MARACAIBO
from caravela.games.maracaibo.rules.view import Location, MaracaiboView, Player
from caravela.text import Speaker

LETTERS: Final = "ABCDEF"
SLOTS: Final = 3
LEGACY_PLACES: Final = ("9a", "15a")
HOMEWARD: Final = ("21a", "21b")  # both have the tile of the location "21"

pages: Kept[Printed] = Kept(BOXES)


def page_of(view: MaracaiboView) -> Printed:
    """What is printed on the components that are in use, read once as long as somebody plays with them."""
    page = pages.get(view.tables)
    if page is None:
        page = printed(MARACAIBO.documents(view.tables), view.tables)
        pages.keep(view.tables, page)
    return page


def figures(view: MaracaiboView) -> int:
    """How many ships there are: those of the players, and Ana's."""
    return view.players + (1 if view.ana else 0)


def who_is(seat: int, view: MaracaiboView, speaker: Speaker) -> str:
    return speaker.message("ana") if view.ana and seat == ANA else speaker.player(seat)


def captain(seat: int, view: MaracaiboView, speaker: Speaker) -> Captain:
    return Captain(seat, seat, LETTERS[seat], who_is(seat, view, speaker))


def captains(view: MaracaiboView, speaker: Speaker) -> tuple[Captain, ...]:
    return tuple(captain(seat, view, speaker) for seat in range(figures(view)))


# -- the shared board --------------------------------------------------------------------------------------------------


def scene(view: MaracaiboView, speaker: Speaker) -> Scene:
    page = page_of(view)
    tiles = {tile.id: TileInPlay(tile.id, tuple(tile.discs), tuple(tile.markers)) for tile in view.legacy}
    seats = range(figures(view))
    fight = view.combats[-1] if view.combats else None
    cards = [view.story_card] if view.story_card else []
    return Scene(
        captains=captains(view, speaker),
        round=max(1, view.round),
        order=tuple((view.first + i) % len(seats) for i in seats),
        decider=view.decider,
        places=tuple(stand(place, tiles, page) for place in view.locations),
        trail=trail(view, page),
        courts=tuple(Court(n.id, tuple(n.influence), stock_spaces(n.stock, page), n.on_map, n.multiplier) for n in view.nations),
        incomes=tuple((p.income_doubloons, p.income_vp) for p in view.players_at_table),
        display=tuple(view.display),
        deck=view.deck,
        discard=len(view.discard),
        piles=(view.combat_piles[0], view.combat_piles[1]),
        fight=Fight(fight.tile, fight.nation, fight.value) if fight else None,
        missions_left=view.missions_left,
        next_mission=view.mission_top,
        prestige=tuple((name, investors(name, view)) for name in view.prestige),
        stories=(*cards, *view.stories),
        story_tiles=view.story_tiles_left,
        beside=tuple(tile for tile in tiles.values() if not page.legacy[tile.id].location),
        routes=tuple(tile for tile in tiles.values() if "-" in page.legacy[tile.id].location),
        rival=view.ana.vp if view.ana else -1,
    )


def stand(place: Location, tiles: dict[str, TileInPlay], page: Printed) -> Stand:
    """What stands at a location. The mission that a tile offers there lies with the others."""
    shown = {name: tiles[name] for name in place.legacy if name in tiles}
    if place.id in HOMEWARD:
        shown |= {name: tile for name, tile in tiles.items() if page.legacy[name].location == "21"}
    village = page.places[place.id].kind == "village"
    return Stand(
        id=place.id,
        tile=place.city_tile,
        market=place.spaces,
        discs=tuple(place.discs),
        owner=place.owner,
        missions=(*([place.mission_space] if place.mission_space else []), *place.missions),
        stories=tuple(int(tile) for tile in place.story_tiles),
        assistants=tuple((helper.seat, helper.card) for helper in place.assistants),
        ships=tuple(place.ships),
        legacy=tuple(shown.values()),
        city=village and place.kind == "city",
        rested=tuple(helper.card for helper in place.assistants if helper.marked or helper.fresh),
        closed=place.id in LEGACY_PLACES and place.kind == "closed",
    )


def trail(view: MaracaiboView, page: Printed) -> Trail:
    places = [(p.seat, p.explorer) for p in view.players_at_table] + ([(ANA, view.ana.explorer)] if view.ana else [])
    slots = [space.id for space in page.spaces.values() if space.mission]
    return Trail(
        tuple(places),
        dict(zip(slots, view.track_missions, strict=False)),
        dict.fromkeys(view.barriers_crossed, 0),
    )


def stock_spaces(left: int, page: Printed) -> tuple[int, ...]:
    """Markers are taken from the left."""
    found: list[int] = []
    for room in reversed(page.stock):
        found.append(min(room, left))
        left -= found[-1]
    return tuple(reversed(found))


def investors(building: str, view: MaracaiboView) -> tuple[int, ...]:
    return tuple(p.seat for p in view.players_at_table if building and building in p.buildings)


# -- the boards of the players -----------------------------------------------------------------------------------------


def cabin(view: MaracaiboView, seat: int, mine: bool, speaker: Speaker) -> Cabin:
    """What lies in front of a player; `mine`: of who looks. All others see the same, so nothing here asks who it is."""
    page, p = page_of(view), view.players_at_table[seat]
    planned = [FACE_DOWN if name is None else name for name in p.planned]
    return Cabin(
        captain=captain(seat, view, speaker),
        mine=mine,
        points=p.vp,
        doubloons=p.doubloons,
        cp=p.cp,
        workers=p.workers,
        supply=p.supply,
        income=p.income_doubloons,
        fame=p.income_vp,
        discs=p.discs,
        ready=ready(p, page),
        missions=(*p.missions, *[f"story-{tile}" for tile in p.story_tiles]),
        tiles=p.combat_tiles,
        tokens=tuple(p.tokens),
        compasses=p.compasses,
        careers=careers(view, p),
        career_known=p.career is not None,
        done=tuple(p.tasks_done),
        planned=(*planned, *[""] * (SLOTS - len(planned))),
        tableau=tableau(p, page),
        hand=tuple(p.hand or ()),
        hand_count=p.hand_size,
        hand_limit=p.hand_limit,
        village=tuple(action for action in ADDED if action in p.village_actions),
        combat=tuple(action for action in ADDED if action in p.combat_actions),
        village_x=tuple(p.village_x),
        total=p.total,
    )


def ready(p: Player, page: Printed) -> frozenset[str]:
    """The areas whose prerequisite is met."""
    empty = set(p.upgrades)
    return frozenset(
        area.id for area in page.areas.values() if (not area.area or area.area in empty) and len(empty - {area.id}) >= area.others
    )


def careers(view: MaracaiboView, p: Player) -> tuple[str, ...]:
    """One's own two careers until one of them is kept; one career once it is known."""
    if p.career is None:
        return ()
    return (p.career, p.career_other) if p.career_other and undecided(view, p) else (p.career,)


def undecided(view: MaracaiboView, p: Player) -> bool:
    """Cards are divided first, which fills the discard pile; then careers are chosen in turn."""
    if view.phase != "setup" or view.decider < 0:
        return False
    return not view.discard or p.place >= view.players_at_table[view.decider].place


def tableau(p: Player, page: Printed) -> tuple[Bought, ...]:
    """The cards bought. Workers lie on the card that asks for one, and the others on the one that takes several."""
    bought = [page.cards[card.card] for card in p.tableau]
    one = {card.id for card in bought if any(req["req"] == "worker_on_card" for req in card.requires)}
    several = [card.id for card in bought if any(atom["op"] == "workers_on_card_income" for atom in card.immediate)]
    rest = p.on_cards - len(one)
    workers = {**dict.fromkeys(one, 1), **({several[0]: rest} if len(several) == 1 else {})}
    return tuple(Bought(card.card, workers.get(card.card, 0), card.mission) for card in p.tableau)


def automa(view: MaracaiboView, speaker: Speaker) -> Automa:
    """Ana's board."""
    ana, page = view.ana, page_of(view)
    assert ana is not None
    turned = page.automas.get(ana.card)
    now = [atom for atom in turned.actions if atom["from_round"] <= view.round <= atom["to_round"]] if turned else []
    return Automa(
        captain=captain(ANA, view, speaker),
        points=ana.vp,
        discs_gone=ana.discs_gone,
        discs=ana.discs,
        income=ana.income,
        cards=ana.cards,
        missions=len(ana.missions) + len(ana.story_tiles),
        tiles=ana.combat_tiles,
        deck=ana.deck,
        turned=ana.card,
        move=turned.move if turned else 0,
        branch=turned.branch if turned else "",
        takes=turned.takes if turned else 0,
        actions=tuple(now),
    )


def influence(view: MaracaiboView, seat: int) -> dict[str, int]:
    """How much influence a seat has with each nation."""
    return dict(zip(NATION_IDS, (nation.influence[seat] for nation in view.nations), strict=True))
