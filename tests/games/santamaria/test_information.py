"""What everybody knows and nobody knows (11.2), chance (11.3), and that nothing is created or lost (14)."""

from collections.abc import Callable

import pytest

from caravela.core.codec import snapshot
from caravela.core.events import Journal
from caravela.core.state import play_randomly, take
from caravela.games.santamaria.rules import numbers
from caravela.games.santamaria.rules.components import DOCK_IDS, SEATS, SHIPMENT_IDS, TILE_IDS
from caravela.games.santamaria.rules.game import SANTAMARIA
from caravela.games.santamaria.rules.state import SantaMaria
from tests.games.santamaria.kit import table

CHANCE = {"event-white-dice", "event-blue-die", "event-common-blue-die", "event-tile-shown", "event-shipment-shown"}
COINS_MOVED = {"event-gained", "event-paid", "event-overflow", "event-coins-on", "event-traded", "event-sold", "event-bought"}
GOODS_MOVED = {"event-gained", "event-paid", "event-traded", "event-sold", "event-bought", "event-swapped"}


def start(players: int, preset: str, seed: int, journal: Journal | None = None) -> SantaMaria:
    s = SANTAMARIA.start(players, SANTAMARIA.agree(preset, {}), seed, journal=journal)
    assert isinstance(s, SantaMaria)
    return s


def test_what_comes_next_is_hidden_from_everybody() -> None:
    """S-INFO-2: worlds that go on differently look the same until they do."""
    at = table(2).religion(0, 2).dock(coins="S01").give(0, wood=1, sugar=1)
    worlds = [SANTAMARIA.imagine(at.s, 0, seed) for seed in range(30)]
    dice, shipments, tiles = set(), set(), set()
    for world in worlds:
        assert isinstance(world, SantaMaria) and SANTAMARIA.view(world, 0) == at.view(0)
        later = world.copy()
        later.happen(numbers.RELIGION, 0, 0)
        dice.add(SANTAMARIA.view(later, 0).players_at_table[0].blue_dice[0])
        later = world.copy()
        later.chosen(numbers.EXPORT, 0, 63, SANTAMARIA.options.numbers["export from coins dock"])
        later.chosen(numbers.PAY_COST, 0, 64, SANTAMARIA.options.numbers["pay as printed"])
        shipments.add(SANTAMARIA.view(later, 0).docks["coins"])
        later = world.copy()
        later.happen(numbers.YEAR, 0, 0)
        tiles.add(tuple(SANTAMARIA.view(later, 0).display))
    assert len(dice) == 6 and len(shipments) > 9 and len(tiles) > 9


def test_which_scholars_and_bishops_left_the_game_is_told_to_nobody() -> None:
    """S-INFO-2, S-ADV-10: a view names no scholar or bishop in play but those that lie there."""
    view = SANTAMARIA.view(start(2, "basic", 4), 0)
    assert len([post for post in view.posts if post.sort != "camp"]) == 6 and view.sets_on_offer == []


def test_what_is_still_in_the_piles_is_known_to_all() -> None:
    """S-INFO-3."""
    s = start(3, "basic", 2)
    while s.offered and s.year < 3:
        view = SANTAMARIA.view(s, 1)
        shipped = [one for player in view.players_at_table for dock in DOCK_IDS for one in player.harbour[dock]]
        lying = [one for one in view.docks.values() if one]
        assert sorted([*view.shipments_unseen, *shipped, *lying]) == sorted(SHIPMENT_IDS)
        assert view.pile == len(view.shipments_unseen)
        left = 10 - 5 * (view.year - 1)
        assert len(view.doubles_unseen) == len(view.triples_unseen) == left
        laid = [one.tile for player in view.players_at_table for one in player.laid]
        assert not {*view.doubles_unseen, *view.triples_unseen} & {*view.display, *laid} and set(view.display) <= set(TILE_IDS)
        take(s, s.options[s.offered // 2])


def test_points_and_shipments_that_lie_face_down_are_known_to_all() -> None:
    """S-INFO-4, S-INFO-5, S-INFO-6."""
    at = table(3).set(1, numbers.HAPPINESS, 12).harbour(1, coins=1, points=2)
    for seat in (-1, 0, 1, 2):
        player = at.view(seat).players_at_table[1]
        assert player.points == 12 and [len(player.harbour[dock]) for dock in DOCK_IDS] == [1, 0, 0, 2]
        assert player.harbour["points"] == ["N28", "N29"]


@pytest.mark.parametrize("preset", ["basic", "advanced_blue_dice"])
def test_only_dice_tiles_and_shipments_come_by_chance_once_the_game_has_begun(preset: str) -> None:
    """S-RNG-1, S-EXPAND-13, S-MONK-8, S-BLUE-4: whatever else is done shows nothing new; what lies, lies."""
    journal = Journal()
    s = start(4, preset, 11, journal)
    luck = 5
    while s.offered:
        before, monks = s.barrier, [int(n) for n in s.monks]
        grid = [int(cell) & 255 for cell in s.grid]
        journal.events.clear()
        luck = (luck * 1103515245 + 12345) & 0x7FFFFFFF
        take(s, s.options[(luck >> 8) % s.offered])
        told = {event.phrase.message for event in SANTAMARIA.events(journal)}
        assert (s.barrier > before) == bool(told & CHANCE)
        assert all(not old or old == int(new) & 255 for old, new in zip(grid, s.grid, strict=True))
        assert all(old & int(new) == old for old, new in zip(monks, s.monks, strict=True))
        assert all(1 <= s.tallied(numbers.UNLOCKED, who) <= 3 for who in range(4))
        SANTAMARIA.check(s)


def test_the_same_seed_and_decisions_give_the_same_game() -> None:
    """S-RNG-5."""
    one, same, other = start(3, "basic", 6), start(3, "basic", 6), start(3, "basic", 7)
    for s in (one, same, other):
        play_randomly(s, 4)
    assert snapshot(one) == snapshot(same) != snapshot(other)


def test_nobody_can_resign() -> None:
    """S-EDGE-60: there is no such option; the position does not know who plays a seat."""
    verbs = {name.split()[0] for name in SANTAMARIA.options.names}
    assert " ".join(sorted(verbs)) == "buy choose coins end export go monk pay place retire sell skip step swap trade use"
    assert not [field for field in snapshot(start(2, "basic", 1)) if "player" in field or "bot" in field]


# -- Nothing is created or lost ----------------------------------------------------------------------------------------


def row(s: SantaMaria, number: int, n: int) -> None:
    s.tally[number * SEATS] = n


def fourth_wood(s: SantaMaria) -> None:
    s.goods[0] = 4


def extra_white_die(s: SantaMaria) -> None:
    s.dice[numbers.OFFER * 6] += 1


def extra_blue_die(s: SantaMaria) -> None:
    s.reserve += 1


def tile_in_two_places(s: SantaMaria) -> None:
    s.doubles |= s.display & 0x7FFF


def shipment_lost(s: SantaMaria) -> None:
    s.pile &= s.pile - 1


def cell_occupied_by_nothing(s: SantaMaria) -> None:
    s.occupied[0] |= s.territory[0] & -s.territory[0]


@pytest.mark.parametrize(
    ("clause", "breaks"),
    [
        ("S-INV-1", fourth_wood),
        ("S-INV-1", lambda s: row(s, numbers.MONEY, -1)),
        ("S-INV-2", extra_white_die),
        ("S-INV-2", extra_blue_die),
        ("S-INV-3", lambda s: row(s, numbers.WHITE_TAKEN, 4)),
        ("S-INV-3", lambda s: row(s, numbers.BLUE_TAKEN, 2)),
        ("S-INV-4", lambda s: row(s, numbers.MONKS_LEFT, 5)),
        ("S-INV-5", lambda s: row(s, numbers.FAITH, 19)),
        ("S-INV-5", lambda s: row(s, numbers.LEAD, 13)),
        ("S-INV-6", tile_in_two_places),
        ("S-INV-7", shipment_lost),
        ("S-INV-8", cell_occupied_by_nothing),
    ],
)
def test_what_every_position_keeps(clause: str, breaks: Callable[[SantaMaria], None]) -> None:
    """S-INV-1, S-INV-2, S-INV-3, S-INV-4, S-INV-5, S-INV-6, S-INV-7, S-INV-8: a broken position is found out."""
    s = start(2, "basic", 3)
    SANTAMARIA.check(s)
    breaks(s)
    with pytest.raises(AssertionError, match=clause):
        SANTAMARIA.check(s)


def coins_of(s: SantaMaria) -> list[int]:
    return [int(s.tallied(numbers.MONEY, who)) for who in range(3)]


def goods_of(s: SantaMaria) -> list[list[int]]:
    return [[int(s.has(who, resource)) for resource in range(5)] for who in range(3)]


def test_the_log_tells_what_anybody_gained_paid_or_took() -> None:
    """S-INFO-1, S-DEF-9, S-DEF-10: coins and resources change only by what is told."""
    for seed, preset in enumerate(["basic", "advanced", "basic_blue_dice"]):
        journal = Journal()
        s = start(3, preset, seed, journal)
        luck = seed
        while s.offered:
            before, held = coins_of(s), goods_of(s)
            journal.events.clear()
            luck = (luck * 1103515245 + 12345) & 0x7FFFFFFF
            take(s, s.options[(luck >> 8) % s.offered])
            told = SANTAMARIA.events(journal)
            for who in range(3):
                mine = {event.phrase.message for event in told if event.phrase.terms and event.phrase["who"] == who}
                if coins_of(s)[who] != before[who]:
                    assert mine & COINS_MOVED or "event-fee" in [event.phrase.message for event in told]
                if goods_of(s)[who] != held[who]:
                    assert mine & GOODS_MOVED
