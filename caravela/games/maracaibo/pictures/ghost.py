"""A look ahead on Maracaibo's boards: what an option would put where."""

from caravela.games.maracaibo.pictures.cards import card_face, owner
from caravela.games.maracaibo.pictures.chart import FRAMES, RADIUS, SPOTS
from caravela.games.maracaibo.pictures.drawings import EXPLORER
from caravela.games.maracaibo.pictures.map import SHIP
from caravela.games.maracaibo.pictures.mat import SMALL, slot_box
from caravela.games.maracaibo.pictures.scene import captain, investors, page_of
from caravela.games.maracaibo.pictures.tracks import laid_out
from caravela.games.maracaibo.rules.components import BUILDING_IDS, CARD_IDS, LOCATION_IDS, SPACE_IDS, WAYS
from caravela.games.maracaibo.rules.game import MARACAIBO
from caravela.games.maracaibo.rules.options import (
    ANNEX,
    BUY,
    CAREER,
    CONQUER,
    DISCARD,
    EXPLORE,
    EXPLORE_LONG,
    FIGHT,
    INVEST,
    PLAN,
    SAIL,
)
from caravela.games.maracaibo.rules.view import MaracaiboView
from caravela.render.artist import Ghost
from caravela.render.shapes import piece, use
from caravela.text import Speaker


def ghost(option: str, view: MaracaiboView, speaker: Speaker) -> Ghost | None:
    """What an option of the viewer would put on a sheet; None for most."""
    number = MARACAIBO.options.numbers.get(option)
    if number is None or view.seat < 0:
        return None
    me = captain(view.seat, view, speaker)
    if SAIL <= number < FIGHT:
        return voyage(LOCATION_IDS[(number - SAIL) // WAYS], view, piece("ship", me.colour, 0, 0, SHIP, letter=me.letter))
    if EXPLORE <= number < ANNEX:
        first = EXPLORE_LONG if number >= EXPLORE_LONG else EXPLORE
        at = laid_out(tuple((space.id, space.next) for space in page_of(view).spaces.values()))
        return Ghost(
            "board", piece("explorer", me.colour, 0, -10, 36, letter=me.letter, middle=EXPLORER), *at[SPACE_IDS[number - first]]
        )
    if ANNEX <= number < BUY and view.combats and view.combats[-1].nation:
        spot = SPOTS[LOCATION_IDS[number - (CONQUER if number >= CONQUER else ANNEX)]]
        return Ghost("board", use(f"n-{view.combats[-1].nation}", 0, 0, RADIUS * 2), spot.x, spot.y)
    if INVEST <= number < CAREER:
        return investment(BUILDING_IDS[number - INVEST], view, owner(me, 0, 0, 26))
    planned = len(view.players_at_table[view.seat].planned)
    if PLAN <= number < DISCARD and planned < 3:
        card = CARD_IDS[number - PLAN]
        x, y, width, high = slot_box(planned)
        face = card_face(page_of(view).cards[card], speaker.name("card", card), 0, 0, width, high, SMALL)
        return Ghost(f"mat-{view.seat}", face, x, y)
    return None


def voyage(place: str, view: MaracaiboView, drawn: str) -> Ghost:
    """The ship that would lie beside those that are there."""
    spot = SPOTS[place]
    row, column = divmod(next(len(there.ships) for there in view.locations if there.id == place), spot.columns)
    return Ghost("board", drawn, spot.x + spot.ships[0] + 28 * column, spot.y + spot.ships[1] + 25 * row)


def investment(building: str, view: MaracaiboView, drawn: str) -> Ghost | None:
    """The worker that would stand on a building, beside those who invested before."""
    if building not in view.prestige:
        return None
    i, there = view.prestige.index(building), len(investors(building, view))
    left, top = FRAMES["prestige"].x + 7 + (i % 2) * 132, FRAMES["prestige"].y + 32 + (i // 2) * 128
    return Ghost("board", drawn, left + 128 * (there + 0.5) / 4, top + 110)
