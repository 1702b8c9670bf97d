"""Every option of Maracaibo, declared once. Records, boards and tests use the names; options.py has the numbers."""

from typing import Final

from caravela.core.options import Noun, Options, Verb, numbers, positions
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
    TASKS,
    TOKEN_IDS,
    WAYS,
)

# The ways to a location: which branch of each fork the ship has passed through. A fork that it did not pass is not named.
FORKS: Final = [["", "4", "5"], ["", "9a"], ["", "13", "14"], ["", "15a"]]


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


CARD: Final = Noun("card", "card", CARD_IDS)
LEGACY: Final = Noun("legacy", "legacy", LEGACY_IDS)
LOCATION: Final = Noun("location", "location", LOCATION_IDS)
SPACE: Final = Noun("space", "space", SPACE_IDS)
STORY_TILE: Final = Noun("tile", "story_tile", STORY_TILE_IDS)
WAY: Final = Noun("way", "way", ways())
PLAIN: Final = Noun("action", "plain_action", [""] * 8)  # village actions that need no noun
BATTLE: Final = Noun("action", "battle_option", [""] * 5)
VISIT: Final = positions("n", 2)
X: Final = positions("n", MOST_X)  # of VA_VP
VILLAGE: Final = ("village_action-{action}",)

OPTIONS: Final = Options(
    [
        Verb("SKIP", "skip", declines=True, rule="M-GEN-6"),  # leave a part of an effect undone
        Verb("PAY", "pay"),  # the cost of an optional part
        Verb("STOP", "stop", declines=True),  # take no further village action
        Verb("END", "end turn", declines=True),
        Verb("END_COMBAT", "end combat", declines=True),
        Verb("NO_MAIN", "no main action", declines=True),
        Verb("CITY_ACTION", "city action", rule="M-TURN-3"),
        Verb("VILLAGE_ACTION", "village actions", (), "do-village-actions", rule="M-TURN-3"),  # as main action
        Verb("TWO_POINTS", "2 points"),  # M-INT-1
        Verb("DRAW", "draw", things=("deck",), rule="M-HAND-1"),  # a card from the deck
        Verb("CONVERT", "worker for combat points", things=("gain-workers",), free=True),  # M-CARD-PERM-8
        Verb("RAISE_CP", "combat point into battle", things=("gain-cp",), rule="M-COMBAT-14"),  # M-COMBAT-12
        Verb("RAISE_WORKER", "worker into battle", things=("gain-workers",), rule="M-COMBAT-14"),
        Verb("INFLUENCE_2", "influence for 2", (BATTLE.only(0),), "do-combat-action", ("influence-2",), rule="M-COMBAT-14"),
        Verb("INFLUENCE_5", "influence for 5", (BATTLE.only(1),), "do-combat-action", ("influence-5",), rule="M-COMBAT-14"),
        Verb("FLEET_10", "fleet for 10", (BATTLE.only(2),), "do-combat-action", ("place-fleet10",), rule="M-COMBAT-14"),
        Verb("FLEET_11", "fleet for 11", (BATTLE.only(3),), "do-combat-action", ("place-fleet11",), rule="M-COMBAT-14"),
        Verb("TAKE_MINE", "mine", (BATTLE.only(4),), "do-combat-action", ("place-mine",), rule="M-COMBAT-14"),
        Verb("VISIT_VP", "visit points", (VISIT.only(0),), "do-visit", ("gain-vp",)),  # M-CARD-PERM-7
        Verb("VISIT_DOUBLOONS", "visit doubloons", (VISIT.only(1),), "do-visit", ("gain-doubloons",)),
        Verb("COMPASS_FIRST", "compasses first"),  # DP-23
        Verb("BONUS_FIRST", "bonus first"),
        Verb("COIN", "coin", (PLAIN.only(0),), "do-village-action", VILLAGE, rule="M-MAIN-1"),
        Verb("DISCARD_HAND", "discard hand", (PLAIN.only(1),), "do-village-action", VILLAGE, rule="M-MAIN-1"),
        Verb("DRILL", "drill", (PLAIN.only(2),), "do-village-action", VILLAGE, rule="M-MAIN-1"),
        Verb("HOLD", "trade from hold", (PLAIN.only(3),), "do-village-action", VILLAGE, rule="M-MAIN-1"),
        Verb("FLAG", "raise flag", (PLAIN.only(4),), "do-village-action", VILLAGE, rule="M-MAIN-1"),
        Verb("MAPS_VP", "maps for points", (PLAIN.only(5),), "do-village-action", VILLAGE, rule="M-MAIN-1"),
        Verb("MAPS_D", "maps for doubloons", (PLAIN.only(6),), "do-village-action", VILLAGE, rule="M-MAIN-1"),
        Verb("SELL_GOODS", "sell goods", (PLAIN.only(7),), "do-village-action", VILLAGE, rule="M-MAIN-1"),
        Verb("GAIN_X", "village points {n}", (X,), "do-village-points", ("village_points-{n}",), rule="M-MAIN-1"),  # VA_VP
        Verb("PILE", "pile {pile}", (Noun("pile", "pile", ["left", "right"]),)),
        Verb("VOTE", "vote {n}", (positions("n", 2),)),  # options of a story card
        Verb("CHOOSE", "choose {n}", (positions("n", 3),)),  # parts of a choice
        Verb("FIRST", "first effect {n}", (positions("n", 4),)),  # which effect of a card comes next
        Verb("TASK", "task {n}", (positions("n", TASKS),), things=("task-{n}",), free=True),
        Verb("PUT_WORKERS", "workers {n}", (numbers("n", 9),)),  # on a card
        Verb("NATION", "nation {nation}", (Noun("nation", "nation", NATION_IDS),)),
        Verb("TOKEN", "token {token}", (Noun("token", "token", TOKEN_IDS),)),
        Verb("DISC", "disc {area}", (Noun("area", "area", AREA_IDS),)),
        Verb("INVEST", "invest {building}", (Noun("building", "building", BUILDING_IDS),), rule="M-CARD-1"),
        Verb("CAREER", "career {career}", (Noun("career", "career", CAREER_IDS),)),
        Verb("MISSION", "mission {mission}", (Noun("mission", "mission", MISSION_IDS),), rule="M-TURN-3"),
        Verb("STORY_MISSION", "story tile {tile}", (STORY_TILE,), "do-story-tile", rule="M-TURN-3"),
        Verb("USE_TILE", "use {legacy}", (LEGACY,), rule="M-TURN-3"),  # L10 to L17 are used
        Verb("REMOVE_TILE", "remove {legacy}", (LEGACY,)),  # those with a skull are removed
        Verb("EXPLORE", "explore {space}", (SPACE,)),
        Verb("EXPLORE_LONG", "explore {space} the long way", (SPACE,)),  # where another path leads there as well
        Verb("ANNEX", "annex {location}", (LOCATION,)),
        Verb("CONQUER", "conquer {location}", (LOCATION,)),
        Verb("BUY", "buy {card}", (CARD,), rule="M-CARD-1"),
        Verb("PLAN", "plan {card}", (CARD,), free=True),
        Verb("DISCARD", "discard {card}", (CARD,), rule="M-MIS-4"),
        Verb("DELIVER", "deliver {card}", (CARD,), rule="M-CITY-1"),
        Verb("TAKE", "take {card}", (CARD,), rule="M-HAND-1"),  # from the display
        Verb("USE", "use {card}", (CARD,), rule="M-TURN-3"),  # an assistant, or a combat action
        Verb("SAIL", "sail {location}{way}", (LOCATION, WAY), things=("location-{location}",), rule="M-TURN-1"),
        Verb("FIGHT", "fight"),  # a combat that an effect allows
    ]
)
