"""What can never be otherwise (section 12): nothing is created, nothing is lost. For tests."""

from caravela.core.state import bit, count
from caravela.games.maracaibo.rules.combat import tiles_in_combat
from caravela.games.maracaibo.rules.components import (
    AREAS,
    CARDS,
    COMBAT_TILES,
    DISC_TILES,
    DISPLAY,
    FIRST_B,
    FIRST_C,
    L1,
    LOCATIONS,
    MISSIONS,
    MOST_HAND,
    NATIONS,
    PLACES,
    SLOTS,
    TRACK_END,
    TRACK_START,
)
from caravela.games.maracaibo.rules.numbers import (
    ANAS,
    ASIDE,
    ASSISTANTS,
    BOUGHT,
    CARDS_VP,
    CP,
    DISC_LEFT,
    DISCARDED,
    DOUBLOONS,
    EXPLORER,
    HAND_SIZE,
    HELD,
    IN_BOX,
    IN_DECK,
    INCOME_D,
    INCOME_VP,
    INFLUENCE,
    MISSIONS_DONE,
    ON_CARDS,
    ON_CAREER,
    OUT,
    OUT_DISCS,
    PLANNED,
    Q_CARD,
    Q_L1,
    Q_MAP,
    Q_PILE,
    Q_TAKEN,
    Q_TOP,
    Q_TRACK,
    SHOWN,
    SUPPLY,
    T_TAKEN,
    TILES_WON,
    VP,
    WORKERS,
)
from caravela.games.maracaibo.rules.opening import B_CARDS
from caravela.games.maracaibo.rules.state import Maracaibo


def expect(right: bool, clause: str, said: str) -> None:
    if not right:
        raise AssertionError(f"{clause}: {said}")


def check(s: Maracaibo) -> None:
    """M-INV-1 to 8."""
    for who in range(s.seats):
        check_player(s, who)
    check_cards(s)
    check_missions(s)
    for nation in range(NATIONS):
        on_map = int(s.markers_on_map(nation))
        expect(s.stock[nation] >= 0 and s.stock[nation] + on_map <= s.box.markers, "M-INV-3", f"nation {nation}")
    tiles = 0
    won = [int(s.tallied(TILES_WON, who)) for who in range(s.figures)] + [int(tiles_in_combat(s)), int(s.combat_unseen)]
    for some in won:
        expect(not tiles & some, "M-INV-6", "a combat tile lies in two places")
        tiles |= some
    expect(tiles == bit(COMBAT_TILES) - 1, "M-INV-6", "a combat tile is missing")
    expect(s.left_pile + s.right_pile == count(s.combat_unseen), "M-INV-6", "combat piles")
    spaces = [int(s.tallied(EXPLORER, who)) for who in range(s.figures)]
    on_way = [space for space in spaces if space not in (TRACK_START, TRACK_END)]
    expect(len(on_way) == len(set(on_way)), "M-INV-8", f"explorers on {spaces}")
    for place in range(PLACES):
        expect(0 <= s.owner[place] <= NATIONS, "M-OWN-1", f"place {place}")


def check_player(s: Maracaibo, who: int) -> None:
    seen = [SUPPLY, WORKERS, ON_CAREER, ON_CARDS]
    workers = sum(int(s.tallied(row, who)) for row in seen) + int(count(s.tallied(ASSISTANTS, who)))
    expect(workers == s.box.workers, "M-INV-1", f"seat {who} has {workers} workers")
    for row in (*seen, DOUBLOONS, VP, CP, OUT_DISCS, CARDS_VP, MISSIONS_DONE):
        expect(s.tallied(row, who) >= 0, "M-GEN-8", f"seat {who}, row {row}: {s.tallied(row, who)}")
    discs = sum(int(s.tallied(DISC_LEFT + area, who)) for area in range(AREAS)) + int(s.tallied(OUT_DISCS, who))
    for place in range(LOCATIONS):
        discs += own_discs(int(s.market[place]), who)
        expect(s.market_filled(place) <= max(int(s.market_spaces(place)), 0), "M-MARKET-1", f"market {place}")
    for tile in range(DISC_TILES):
        discs += own_discs(int(s.on_tile[tile]), who)
    expect(discs == sum(int(n) for n in s.box.area_discs), "M-INV-2", f"seat {who} has {discs} discs")
    expect(s.tallied(CP, who) <= s.box.most_cp, "M-INV-7", f"seat {who} has {s.tallied(CP, who)} CP")
    expect(s.box.income_start <= s.tallied(INCOME_D, who) <= s.box.income_last, "M-INV-7", "doubloon income")
    expect(0 <= s.tallied(INCOME_VP, who) < s.box.wrap_at, "M-INV-7", "VP income")
    for nation in range(NATIONS):
        expect(0 <= s.tallied(INFLUENCE + nation, who) <= s.box.track_end, "M-INV-7", "influence")
    taken = sum(1 for there in s.missions if there == Q_TAKEN + who) + sum(1 for there in s.story_tiles if there == T_TAKEN + who)
    expect(taken == s.tallied(MISSIONS_DONE, who), "M-INV-5", f"seat {who} has {taken} missions")


def own_discs(spaces: int, who: int) -> int:
    n = 0
    while spaces:
        n += spaces & 7 == who + 1
        spaces >>= 3
    return n


def check_cards(s: Maracaibo) -> None:
    """M-INV-4: every card is in one place, and the lists agree with it."""
    there = [int(code) for code in s.where]
    expect(there.count(IN_DECK) == s.sure, "M-INV-4", f"{there.count(IN_DECK)} cards in the deck, not {s.sure}")
    expect(there.count(IN_BOX) == s.boxed, "M-INV-4", f"{there.count(IN_BOX)} cards in the box, not {s.boxed}")
    expect(0 <= s.hidden <= s.boxed, "M-INV-4", "hidden cards")
    expect(all(there[card] != IN_BOX for card in range(CARDS) if not FIRST_B <= card < FIRST_C), "M-INV-4", "not a B card")
    expect(all(there[card] != OUT for card in range(FIRST_C)), "M-INV-4", "only a C card can be out of use")
    if s.renewals == 0:
        expect(FIRST_C - FIRST_B - s.boxed + s.hidden == B_CARDS, "M-SETUP-10", "B cards")
    for who in range(s.seats):
        hand = [int(s.hand[who * MOST_HAND + i]) for i in range(s.tallied(HAND_SIZE, who))]
        held = [card for card in range(CARDS) if HELD <= there[card] < PLANNED and there[card] & 3 == who]
        expect(sorted(hand) == held, "M-INV-4", f"hand of seat {who}")
        for slot in range(SLOTS):
            card = int(s.plans[who * SLOTS + slot]) - 1
            if card >= 0:
                right = PLANNED <= there[card] < BOUGHT and there[card] & 3 == who and there[card] >> 2 & 3 == slot
                expect(right, "M-INV-4", f"plans of seat {who}")
    planned = sum(1 for code in there if PLANNED <= code < BOUGHT)
    expect(planned == sum(1 for n in s.plans if n > 0), "M-INV-4", "planned cards")
    for i in range(DISPLAY):
        expect(s.display[i] < 0 or there[int(s.display[i])] == SHOWN + i, "M-INV-4", f"display {i}")
    shown = sum(1 for code in there if SHOWN <= code < ASIDE)
    expect(shown == sum(1 for card in s.display if card >= 0), "M-INV-4", "display")
    expect(all(code >= 0 for code in there) and there.count(DISCARDED) == s.discard_size(), "M-INV-4", "discard pile")
    expect(there.count(ANAS) == s.ana_cards, "M-INV-4", "Ana's cards")


def check_missions(s: Maracaibo) -> None:
    """M-INV-5: every mission is in one place."""
    there = [int(code) for code in s.missions]
    for mission in range(MISSIONS):
        unseen = s.missions_unseen >> mission & 1 != 0
        expect(unseen == (there[mission] == Q_PILE), "M-INV-5", f"mission {mission} is unseen")
        expect((s.top == mission) == (there[mission] == Q_TOP), "M-INV-5", f"mission {mission} is the top")
        code = there[mission]
        known = code in (Q_PILE, Q_TOP, Q_L1) or Q_TRACK <= code < Q_TAKEN + 4 or code >= Q_CARD
        expect(known and (code < Q_MAP or code & 31 < LOCATIONS), "M-INV-5", f"mission {mission}: {code}")
    expect(there.count(Q_L1) <= 1 and (Q_L1 not in there or s.tile_in_play(L1)), "M-LEG-2", "the mission of L1")
    expect(s.top >= 0 or s.missions_unseen == 0, "M-SETUP-2", "the pile has a top")
