"""Legacy tiles (4.25): how they come and go, the disc tiles, tiles with a skull.

What they change elsewhere stands there: routes and arrival in voyage.py, main actions in actions.py, combat in combat.py.
"""

from caravela.core.packed import i64
from caravela.core.state import bit
from caravela.games.maracaibo.rules.atoms import TO_TILE
from caravela.games.maracaibo.rules.components import BY_LEGACY, CARTAGENA, DISC_TILES, L1, L3, L10, LEGACY_TILES, MISSIONS, SEATS
from caravela.games.maracaibo.rules.events import CITY_TILE_PLACED, LEGACY_ADDED, LEGACY_REMOVED, NEUTRAL_DISC
from caravela.games.maracaibo.rules.numbers import NEUTRAL, OUT_DISCS, PAY_COST, Q_L1, REMOVE_DISC
from caravela.games.maracaibo.rules.ops import NOTHING
from caravela.games.maracaibo.rules.options import REMOVE_TILE, SKIP
from caravela.games.maracaibo.rules.payment import can_pay
from caravela.games.maracaibo.rules.state import Effect, Maracaibo, filled, put_disc


def is_disc_tile(tile: i64) -> bool:
    return L10 <= tile < L10 + DISC_TILES


def add_tiles(s: Maracaibo, tiles: i64, who: i64) -> None:
    """M-STORY-5: the tiles of a set come into play, in the order of their numbers. `who` is named in the log."""
    for tile in range(i64(LEGACY_TILES)):
        if tiles >> tile & 1:
            add_tile(s, tile, who)


def remove_tiles(s: Maracaibo, tiles: i64, who: i64) -> None:
    for tile in range(i64(LEGACY_TILES)):
        if tiles >> tile & 1:
            remove_tile(s, tile, who)


def add_tile(s: Maracaibo, tile: i64, who: i64 = 0) -> None:
    """M-STORY-5: a legacy tile comes into play; one that is in play stays as it is."""
    if s.tile_in_play(tile):
        return
    s.legacy |= bit(tile)
    s.note(LEGACY_ADDED, who, tile)
    if tile == L1:
        if not mission_on_l1(s):
            s.mission_to_l1()
    elif tile == L3:
        close_cartagena(s, who)
    elif is_disc_tile(tile):
        put_neutral_discs(s, who, tile)


def remove_tile(s: Maracaibo, tile: i64, who: i64 = 0) -> None:
    """M-LEG-1: a legacy tile goes back to the box."""
    if not s.tile_in_play(tile):
        return
    s.legacy &= ~bit(tile)
    s.note(LEGACY_REMOVED, who, tile)
    if tile == L3:
        open_cartagena(s, who)
    elif is_disc_tile(tile):
        clear_disc_tile(s, tile)


def mission_on_l1(s: Maracaibo) -> bool:
    for mission in range(i64(MISSIONS)):
        if s.missions[mission] == Q_L1:
            return True
    return False


def close_cartagena(s: Maracaibo, who: i64) -> None:
    """M-LEG-7: the city tile of 14 and its ownership marker leave the game."""
    s.city[CARTAGENA] = -1
    if s.owner[CARTAGENA] > 0:
        s.remove_marker(who, CARTAGENA)


def open_cartagena(s: Maracaibo, who: i64) -> None:
    """M-LEG-9, M-RUL-64: one of the unused city tiles of the set comes to 14."""
    if s.tiles_unseen:
        tile: i64 = s.draw(s.tiles_unseen)
        s.tiles_unseen &= ~bit(tile)
        s.city[CARTAGENA] = tile
        s.note(CITY_TILE_PLACED, who, tile, CARTAGENA)


def put_neutral_discs(s: Maracaibo, who: i64, tile: i64) -> None:
    """M-LEG-25: with two players, and more of them alone, discs of nobody take up spaces."""
    discs: i64 = 0
    if s.seats <= 2 and s.box.prefill_two >> tile & 1:
        discs += 1
    if s.seats == 1 and s.box.prefill_solo >> tile & 1:
        discs += 1
    for i in range(discs):
        s.on_tile[tile - L10] = put_disc(s.on_tile[tile - L10], NEUTRAL)
    if discs > 0:
        s.note(NEUTRAL_DISC, who, tile, discs)


def clear_disc_tile(s: Maracaibo, tile: i64) -> None:
    """M-LEG-32: the discs on the tile leave the game."""
    spaces: i64 = s.on_tile[tile - L10]
    while spaces:
        if spaces & 7 != NEUTRAL and spaces & 7 > 0:
            s.tally[OUT_DISCS * SEATS + (spaces & 7) - 1] += 1
        spaces >>= 3
    s.on_tile[tile - L10] = 0


def is_full(s: Maracaibo, tile: i64) -> bool:
    """M-LEG-23, M-STORY-6: a disc tile in play whose every space holds a disc."""
    return s.tile_in_play(tile) and filled(s.on_tile[tile - L10]) >= s.box.legacy_spaces[tile]


def usable_disc_tile(s: Maracaibo, who: i64, place: i64) -> i64:
    """M-LEG-20, 23, M-RUL-5: the set of disc tiles at a location that the seat can use now."""
    tiles: i64 = 0
    for tile in range(i64(L10), i64(L10 + DISC_TILES)):
        if s.tile_in_play(tile) and s.box.legacy_at[tile] == place and not is_full(s, tile):
            if s.removable(who) and can_pay(s, who, s.box.legacy_cost[tile]):
                tiles |= bit(tile)
    return tiles


class UseDiscTile(Effect):
    """M-LEG-20, 21: pay the cost, gain the reward, move a disc from the ship board to the tile. n: the tile."""

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        if s.box.code[s.box.legacy_cost[n]] != NOTHING:
            s.then(PAY_COST, who, s.box.legacy_cost[n] * 64 + BY_LEGACY)
        s.do(who, s.box.legacy_gain[n], BY_LEGACY)
        s.then(REMOVE_DISC, who, TO_TILE + n - L10)


class RemoveSkull(Effect):
    """M-LEG-30, DP-32: one of the tiles with a skull goes back to the box; nothing if none is in play."""

    asks = "ask-remove-skull"
    rule = "M-LEG-30"

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        s.offer_each(REMOVE_TILE, s.legacy & s.box.skulls)
        if s.offered > 0:
            s.offer(SKIP)

    def chosen(self, s: Maracaibo, who: i64, n: i64, option: i64) -> None:
        if option != SKIP:
            remove_tile(s, option - REMOVE_TILE, who)
