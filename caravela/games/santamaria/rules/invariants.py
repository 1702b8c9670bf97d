"""Nothing is created or lost (S-INV): what tests ask of every position."""

from caravela.core.state import bit, count
from caravela.games.santamaria.rules.components import (
    ALL_DOUBLES,
    ALL_TRIPLES,
    BLUE,
    CELLS,
    DOCKS,
    POSTS,
    RESOURCES,
    ROAD,
    ROADS,
    SEATS,
    SHIPMENTS,
    TILES,
    WHITE,
)
from caravela.games.santamaria.rules.numbers import (
    ACTIVATIONS,
    BLUE_TAKEN,
    COMMON_BLUE,
    ENDED,
    FAITH,
    LEAD,
    MONEY,
    MONKS_LEFT,
    OFFER,
    ON_BLUE,
    ON_COINS,
    UNLOCKED,
    WHITE_TAKEN,
)
from caravela.games.santamaria.rules.state import SantaMaria


def expect(right: bool, clause: str, said: str) -> None:
    if not right:
        raise AssertionError(f"{clause}: {said}")


def check(s: SantaMaria) -> None:
    """S-INV-1 to 8."""
    on_cells = [0, 0]
    for who in range(s.seats):
        check_player(s, who)
        for cell in range(CELLS):
            on = int(s.grid[who * CELLS + cell]) >> 8
            if 0 < on < ON_COINS:
                on_cells[WHITE if on <= ON_BLUE else BLUE] += 1
    if s.phase != ENDED:
        in_hand = [0 < s.in_hand <= 6, s.in_hand > 6]
        white = sum(int(s.dice[OFFER * 6 + v]) for v in range(6)) + on_cells[WHITE] + in_hand[WHITE]
        expect(white == s.seats * s.box.white_dice, "S-INV-2", f"{white} white dice")
        blue = sum(int(s.dice[i]) for i in range((COMMON_BLUE + 1) * 6)) + on_cells[BLUE] + in_hand[BLUE] + int(s.reserve)
        expect(blue == s.seats * s.box.blue_dice, "S-INV-2", f"{blue} blue dice")
    for post in range(POSTS):
        expect(0 <= s.monks[post] < 16, "S-INV-4", f"post {post}")
    check_tiles(s)
    check_shipments(s)


def check_player(s: SantaMaria, who: int) -> None:
    for resource in range(RESOURCES):
        expect(0 <= s.has(who, resource) <= s.box.limit, "S-INV-1", f"seat {who} has {s.has(who, resource)} of {resource}")
    expect(s.tallied(MONEY, who) >= 0, "S-INV-1", f"seat {who} has {s.tallied(MONEY, who)} coins")
    expect(0 <= s.tallied(WHITE_TAKEN, who) <= s.box.most_white, "S-INV-3", f"seat {who} took too many white dice")
    expect(0 <= s.tallied(BLUE_TAKEN, who) <= s.tallied(UNLOCKED, who), "S-INV-3", f"seat {who} took too many blue dice")
    monks = sum(int(s.monks[post]) >> who & 1 for post in range(POSTS))
    expect(monks + s.tallied(MONKS_LEFT, who) == s.box.monks, "S-INV-4", f"seat {who} has {monks} monks on the board")
    expect(0 <= s.tallied(FAITH, who) <= s.box.religion_end, "S-INV-5", "religion")
    expect(0 <= s.tallied(LEAD, who) <= s.box.conquistador_end, "S-INV-5", "conquistador")
    used = int(s.tallied(WHITE_TAKEN, who) + s.tallied(BLUE_TAKEN, who) + s.tallied(ACTIVATIONS, who))
    used -= s.in_hand > 0 and s.active == who
    expect(count(s.occupied[who]) == used, "S-INV-8", f"seat {who} has {count(s.occupied[who])} occupied cells, not {used}")
    for cell in range(CELLS):
        there = int(s.grid[who * CELLS + cell])
        expect((there & 255 > 0) == bool(s.filled[who] >> cell & 1), "S-INV-8", f"cell {cell}: filled")
        territory = there & 255 > 0 and s.box.settlers[there & 255] < 0
        expect(territory == bool(s.territory[who] >> cell & 1), "S-INV-8", f"cell {cell}: territory")
        expect((there >> 8 > 0) == bool(s.occupied[who] >> cell & 1), "S-INV-8", f"cell {cell}: occupied")


def check_tiles(s: SantaMaria) -> None:
    seen: list[int] = []
    for who in range(s.seats):
        laid = {int(s.box.piece[s.grid[who * CELLS + cell] & 255]) for cell in range(CELLS) if s.filled[who] >> cell & 1}
        seen += [piece for piece in laid if piece < ROAD + ROADS]
    expect(len(seen) == len(set(seen)), "S-INV-6", "a tile lies in two colonies")
    expect(not s.display & (s.doubles | s.triples), "S-INV-6", "a tile on display is unseen")
    expect(not s.doubles & ~ALL_DOUBLES and not s.triples & ~ALL_TRIPLES, "S-INV-6", "piles")
    for piece in seen:
        if piece < TILES:
            expect(not (s.display | s.doubles | s.triples) >> piece & 1, "S-INV-6", f"tile {piece}")
        else:
            expect(not s.roads >> piece - ROAD & 1, "S-INV-6", f"road {piece}")


def check_shipments(s: SantaMaria) -> None:
    places = [int(s.pile)] + [int(bit(s.docks[dock])) for dock in range(DOCKS) if s.docks[dock] >= 0]
    places += [int(s.harbour[i]) for i in range(SEATS * DOCKS)]
    together = 0
    for place in places:
        expect(not together & place, "S-INV-7", "a shipment lies in two places")
        together |= place
    expect(together == bit(SHIPMENTS) - 1, "S-INV-7", "a shipment is missing")
