"""Every option by number and name: a verb and its nouns are consecutive numbers. Records, boards and tests use the names."""

from typing import Final

from caravela.games.maracaibo.rules.components import (
    AREA_IDS,
    BUILDING_IDS,
    CARD_IDS,
    CAREER_IDS,
    LEGACY_IDS,
    LOCATION_IDS,
    MISSION_IDS,
    MOST_X,
    NATION_IDS,
    SPACE_IDS,
    STORY_TILE_IDS,
    TOKEN_IDS,
)

SKIP: Final = 0  # leave a part of an effect undone
PAY: Final = 1  # pay the cost of an optional part
STOP: Final = 2  # take no further village action
END: Final = 3
END_COMBAT: Final = 4
NO_MAIN: Final = 5
CITY_ACTION: Final = 6
VILLAGE_ACTION: Final = 7  # village actions as main action
TWO_POINTS: Final = 8  # M-INT-1
DRAW: Final = 9  # a card from the deck
CONVERT: Final = 10  # M-CARD-PERM-8, a free action
RAISE_CP: Final = 11  # M-COMBAT-12
RAISE_WORKER: Final = 12
INFLUENCE_2: Final = 13  # CA_INFLUENCE
INFLUENCE_5: Final = 14
FLEET_10: Final = 15  # CA_FLEET
FLEET_11: Final = 16
TAKE_MINE: Final = 17  # CA_MINE
VISIT_VP: Final = 18  # M-CARD-PERM-7
VISIT_DOUBLOONS: Final = 19
COMPASS_FIRST: Final = 20  # DP-23
BONUS_FIRST: Final = 21
COIN: Final = 22  # VA_COIN, and the other village actions that need no noun
DISCARD_HAND: Final = 23
DRILL: Final = 24
HOLD: Final = 25
FLAG: Final = 26
MAPS_VP: Final = 27
MAPS_D: Final = 28
SELL_GOODS: Final = 29
GAIN_X: Final = 30  # VA_VP: 1 to MOST_X
PILE: Final = 39  # 2 combat piles
VOTE: Final = 41  # 2 options of a story card
CHOOSE: Final = 43  # 3 parts of a choice
FIRST: Final = 46  # 4 effects of a card, which one comes next
TASK: Final = 50  # 3 career tasks, a free action
PUT_WORKERS: Final = 53  # 0 to 8 workers on a card
NATION: Final = 62  # 3 nations
TOKEN: Final = 65  # 5 synergy tokens
DISC: Final = 70  # 12 areas
INVEST: Final = 82  # 8 prestige buildings
CAREER: Final = 90  # 8 careers
MISSION: Final = 98  # 24 missions
STORY_MISSION: Final = 122  # 4 story tiles
USE_TILE: Final = 126  # 23 legacy tiles, of which L10 to L17 are used
REMOVE_TILE: Final = 149  # 23 legacy tiles, of which those with a skull are removed
EXPLORE: Final = 172  # 39 spaces
EXPLORE_LONG: Final = 211  # 39 spaces, by the long path where another path leads there as well
ANNEX: Final = 250  # 26 locations
CONQUER: Final = 276  # 26 locations
BUY: Final = 302  # 165 cards
PLAN: Final = 467  # 165 cards, a free action
DISCARD: Final = 632  # 165 cards
DELIVER: Final = 797  # 165 cards
TAKE: Final = 962  # 165 cards from the display
USE: Final = 1127  # 165 cards: an assistant, or a combat action
SAIL: Final = 1292  # 26 locations x 36 ways
FIGHT: Final = 2228  # a combat that an effect allows
OPTIONS: Final = 2229

# The ways to a location: which branch of each fork the ship has passed through. A fork that it did not pass is not named.
FORKS: Final = [["", "4", "5"], ["", "9a"], ["", "13", "14"], ["", "15a"]]
WAYS: Final = 36


def ways() -> list[str]:
    """The name of every way, by number; the first fork counts most."""
    found: list[str] = []
    for first in FORKS[0]:
        for second in FORKS[1]:
            for third in FORKS[2]:
                for fourth in FORKS[3]:
                    passed = [branch for branch in (first, second, third, fourth) if branch]
                    found.append(" by " + " and ".join(passed) if passed else "")
    return found


def way_weights() -> list[int]:
    """By location: what passing it adds to the number of a way."""
    weights = [0] * len(LOCATION_IDS)
    unit = WAYS
    for branches in FORKS:
        unit //= len(branches)
        for i, branch in enumerate(branches):
            if branch:
                weights[LOCATION_IDS.index(branch)] = i * unit
    return weights


def vocabulary() -> list[str]:
    """The name of every option, by number."""
    groups: list[tuple[int, str, list[str]]] = [
        (SKIP, "", ["skip", "pay", "stop", "end turn", "end combat", "no main action", "city action", "village actions"]),
        (TWO_POINTS, "", ["2 points", "draw", "worker for combat points", "combat point into battle", "worker into battle"]),
        (INFLUENCE_2, "influence for ", ["2", "5"]),
        (FLEET_10, "fleet for ", ["10", "11"]),
        (TAKE_MINE, "", ["mine", "visit points", "visit doubloons", "compasses first", "bonus first"]),
        (COIN, "", ["coin", "discard hand", "drill", "trade from hold", "raise flag"]),
        (MAPS_VP, "", ["maps for points", "maps for doubloons", "sell goods"]),
        (GAIN_X, "village points ", [str(x) for x in range(1, MOST_X + 1)]),
        (PILE, "pile ", ["left", "right"]),
        (VOTE, "vote ", ["1", "2"]),
        (CHOOSE, "choose ", ["1", "2", "3"]),
        (FIRST, "first effect ", ["1", "2", "3", "4"]),
        (TASK, "task ", ["1", "2", "3"]),
        (PUT_WORKERS, "workers ", [str(n) for n in range(9)]),
        (NATION, "nation ", NATION_IDS),
        (TOKEN, "token ", TOKEN_IDS),
        (DISC, "disc ", AREA_IDS),
        (INVEST, "invest ", BUILDING_IDS),
        (CAREER, "career ", CAREER_IDS),
        (MISSION, "mission ", MISSION_IDS),
        (STORY_MISSION, "story tile ", STORY_TILE_IDS),
        (USE_TILE, "use ", LEGACY_IDS),
        (REMOVE_TILE, "remove ", LEGACY_IDS),
        (EXPLORE, "explore ", SPACE_IDS),
        (EXPLORE_LONG, "explore ", [f"{space} the long way" for space in SPACE_IDS]),
        (ANNEX, "annex ", LOCATION_IDS),
        (CONQUER, "conquer ", LOCATION_IDS),
        (BUY, "buy ", CARD_IDS),
        (PLAN, "plan ", CARD_IDS),
        (DISCARD, "discard ", CARD_IDS),
        (DELIVER, "deliver ", CARD_IDS),
        (TAKE, "take ", CARD_IDS),
        (USE, "use ", CARD_IDS),
        (SAIL, "sail ", [location + way for location in LOCATION_IDS for way in ways()]),
        (FIGHT, "", ["fight"]),
    ]
    names: list[str] = []
    for first, verb, nouns in groups:
        assert first == len(names), f"{verb}: {first} is not {len(names)}"
        names += [verb + noun for noun in nouns]
    assert len(names) == OPTIONS
    return names
