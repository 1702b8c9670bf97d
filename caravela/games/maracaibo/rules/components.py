"""The components by number, in printed order: small numbers with a list of ids beside them. What they are worth is in the box."""

from typing import Final

SEATS: Final = 4  # arrays are made for the largest table; rules loop over s.seats
ROUNDS: Final = 4
ANA: Final = 1  # the seat of the solo opponent (M-ANA-2)

# Locations of the map (11.1), in the order of their numbers; the two legacy cities come last
HAVANA: Final = 0
MARACAIBO: Final = 11
CARTAGENA: Final = 14
CABEZAS: Final = 17  # a city with L1
HOME_1: Final = 20
HOME_2: Final = 21  # 21a, rounds I to III
HOME_2_LAST: Final = 22  # 21b, round IV
HOME_3: Final = 23  # 22, round IV
ANGOSTURA: Final = 24  # 9a
PANAMA: Final = 25  # 15a
LOCATIONS: Final = 26
LOCATION_IDS: Final = ["H", *[str(n) for n in range(1, 21)], "21a", "21b", "22", "9a", "15a"]
# Places beside the map that take an ownership marker
FLEET: Final = 26  # L6, the slot for 10; 27 is the slot for 11
MINE: Final = 28  # L8
PLACES: Final = 29
PLACE_IDS: Final = [*LOCATION_IDS, "fleet10", "fleet11", "mine"]
KIND_IDS: Final = ["start", "village", "city", "legacy_city"]
START: Final = 0
VILLAGE: Final = 1
CITY: Final = 2
LEGACY_CITY: Final = 3
BRANCH_IDS: Final = ["", "upper", "lower"]
EDGES: Final = 29
EDGE_IDS: Final = [f"E{n:02}" for n in range(1, 30)]

# Goods, objects, synergy tokens, nations
GOODS: Final = 4
GOOD_IDS: Final = ["sugar", "tobacco", "cocoa", "indigo"]
OBJECTS: Final = 4
OBJECT_IDS: Final = ["map", "herbs", "pistol", "spyglass"]
MAP: Final = 0
HERBS: Final = 1
TOKENS: Final = 5
TOKEN_IDS: Final = ["medal", "anchor", "cannon", "quill", "column"]
COLUMN: Final = 4
FRANCE: Final = 0
ENGLAND: Final = 1
SPAIN: Final = 2
NATIONS: Final = 3
NATION_IDS: Final = ["france", "england", "spain"]

# Project cards (11.13)
CARDS: Final = 165
A_CARDS: Final = 56
FIRST_B: Final = 56
FIRST_C: Final = 157
CARD_IDS: Final = [
    *[f"A{n:02}" for n in range(1, 57)],
    *[f"B{n:03}" for n in range(1, 102)],
    *[f"C{n}" for n in range(90, 98)],
]
DECK_IDS: Final = ["A", "B", "C"]
MOST_HAND: Final = 10  # a hand is never larger
SLOTS: Final = 3  # of the planning area
DISPLAY: Final = 4

# Ship board (11.3)
AREAS: Final = 12
AREA_IDS: Final = [f"S{n:02}" for n in range(1, 13)]
VILLAGE_ACTIONS: Final = 11
VILLAGE_ACTION_IDS: Final = [
    "VA_DISCARD",
    "VA_COIN",
    "VA_BUY",
    "VA_DRILL",
    "VA_HOLD",
    "VA_FLAG",
    "VA_MAPS_VP",
    "VA_MAPS_D",
    "VA_VP",
    "VA_GOODS_D",
    "VA_CARD_MISSION",
]
VA_DISCARD: Final = 0
VA_COIN: Final = 1
VA_BUY: Final = 2
VA_DRILL: Final = 3
VA_HOLD: Final = 4
VA_FLAG: Final = 5
VA_MAPS_VP: Final = 6
VA_MAPS_D: Final = 7
VA_VP: Final = 8
VA_GOODS_D: Final = 9
VA_CARD_MISSION: Final = 10
MOST_X: Final = 9  # the largest X of VA_VP and CA_RENOWN
COMBAT_ACTIONS: Final = 7
COMBAT_ACTION_IDS: Final = ["CA_INFLUENCE", "CA_FLAG", "CA_VILLAGE", "CA_RENOWN", "CA_PLUNDER", "CA_FLEET", "CA_MINE"]
CA_INFLUENCE: Final = 0
CA_FLAG: Final = 1
CA_VILLAGE: Final = 2
CA_RENOWN: Final = 3
CA_PLUNDER: Final = 4
CA_FLEET: Final = 5
CA_MINE: Final = 6

# Explorer track (11.4)
SPACES: Final = 39
SPACE_IDS: Final = [
    *[str(n) for n in range(10)],
    *["5s1", "5s2"],
    *[str(n) for n in range(10, 20)],
    *["14s1", "14s2"],
    *[str(n) for n in range(20, 28)],
    *["23s1", "23s2"],
    *[str(n) for n in range(28, 33)],
]
TRACK_START: Final = 0
TRACK_END: Final = 38
TRACK_SLOTS: Final = 3  # for missions
BARRIERS: Final = 3
BARRIER_IDS: Final = ["blue", "red", "green"]

# Tiles and cards that come by number
CITY_TILES: Final = 13
CITY_TILE_IDS: Final = [f"CT{n:02}" for n in range(1, 14)]
CT13: Final = 12
TILE_PLACES: Final = 4  # where the four city tiles lie: 4, 5, 13, 14
MISSIONS: Final = 24
MISSION_IDS: Final = [f"Q{n:02}" for n in range(1, 25)]
COMBAT_TILES: Final = 25
COMBAT_TILE_IDS: Final = [f"K{n:02}" for n in range(1, 26)]
BUILDINGS: Final = 8
BUILDING_IDS: Final = [f"PB{n}" for n in range(1, 9)]
PRESTIGE_ROW: Final = 4
CITADEL: Final = 3
CAREERS: Final = 8
CAREER_IDS: Final = [f"CR{n}" for n in range(1, 9)]
TASKS: Final = 3
AUTOMA_CARDS: Final = 15
AUTOMA_IDS: Final = ["A1", "A2", "A3", "A4", "A5", "B1", "B2", "B3", "B4", "B5", "B6", "C1", "C2", "C3", "C4"]
AUTOMA_A: Final = 0x1F  # sets of automa cards by letter
AUTOMA_B: Final = 0x7E0
AUTOMA_C: Final = 0x7800
DIFFICULTY_IDS: Final = ["very_easy", "easy", "medium", "hard", "very_hard"]

# Legacy tiles (11.10): L1 to L17, L20 to L25
LEGACY_TILES: Final = 23
LEGACY_IDS: Final = [*[f"L{n}" for n in range(1, 18)], *[f"L{n}" for n in range(20, 26)]]
L1: Final = 0
L2: Final = 1
L3: Final = 2
L4: Final = 3
L5: Final = 4
L6: Final = 5
L7: Final = 6
L8: Final = 7
L9: Final = 8
L10: Final = 9  # the disc tiles are L10 to L17
L17: Final = 16
L20: Final = 17  # the plagued villages are L20 to L23
L24: Final = 21
L25: Final = 22
DISC_TILES: Final = 8
SKULLS: Final = 0x1E0004  # set: L3, L20 to L23
LEGACY_KINDS: Final = ["city", "route", "plague_city", "plague_village", "gift", "combat", "bonus", "disc"]

# Story cards (11.12)
STORIES: Final = 23
STORY_IDS: Final = [
    *["01", "03", "04", "05", "07", "08", "09", "10", "11", "13", "15", "16"],
    *["17", "18", "19", "21", "23", "24", "25", "26", "27", "29", "30"],
]
ENTRIES: Final = 7
ENTRY_IDS: Final = [str(n) for n in range(80, 87)]
STANDALONES: Final = 3
STANDALONE_IDS: Final = ["75", "76", "77"]
STORY_CARD_IDS: Final = [*STORY_IDS, *ENTRY_IDS, *STANDALONE_IDS]  # the sort "story"
STORY_TILES: Final = 4
STORY_TILE_IDS: Final = ["1", "2", "3", "4"]
ENDING_IDS: Final = ["free_ports", "admirals_peace"]

# What is counted by "per" (3.1)
PER_COMPASS: Final = 0
PER_COMBAT_TILE: Final = 1
PER_ASSISTANT: Final = 2
PER_MISSION: Final = 3
PER_SYNERGY: Final = 4
PER_NATION_3: Final = 5
PER_BARRIER: Final = 6
PER_UPGRADE: Final = 7
PER_WORKER_OR_CP: Final = 8
PER_INCOME_VP: Final = 9
PER_IDS: Final = [
    "compass",
    "combat_tile",
    "assistant",
    "mission",
    "synergy",
    "nation_influence_3",
    "barrier",
    "upgrade",
    "worker_or_cp",
    "doubloon_income_vp",
]

# What a career task asks for
TASK_COMBAT_TILES: Final = 0
TASK_MISSIONS: Final = 1
TASK_INFLUENCE_ONE: Final = 2
TASK_INFLUENCE_TWO: Final = 3
TASK_UPGRADES: Final = 4
TASK_BARRIER: Final = 5
TASK_SYNERGY: Final = 6
TASK_ASSISTANTS: Final = 7
TASK_IDS: Final = [
    "combat_tiles",
    "missions",
    "influence_one",
    "influence_two",
    "upgrades",
    "explorer_barrier",
    "synergy",
    "assistants",
]

# What can be gained, as the log names it
GAIN_DOUBLOONS: Final = 0
GAIN_VP: Final = 1
GAIN_CP: Final = 2
GAIN_WORKERS: Final = 3
GAIN_IDS: Final = ["doubloons", "vp", "cp", "workers"]

# Where a gain or payment comes from: the causes that the log names
BY_CARD: Final = 0
BY_CITY: Final = 1
BY_VILLAGE: Final = 2
BY_ASSISTANT: Final = 3
BY_MISSION: Final = 4
BY_STORY: Final = 5
BY_SPACE: Final = 6
BY_BARRIER: Final = 7
BY_ARRIVAL: Final = 8
BY_AREA: Final = 9
BY_FLAG: Final = 10
BY_COMBAT_TILE: Final = 11
BY_COMBAT: Final = 12
BY_LEGACY: Final = 13
BY_CAREER: Final = 14
BY_PRESTIGE: Final = 15
BY_INCOME: Final = 16
BY_WRAP: Final = 17
BY_TRACK_END: Final = 18
BY_UNUSED: Final = 19
BY_VISIT: Final = 20
BY_STEAL: Final = 21
BY_NOT_BUYING: Final = 22
BY_MISSION_COUNT: Final = 23
BY_SYNERGY: Final = 24
BY_CONVERSION: Final = 25
BY_TOLL: Final = 26
BY_DISPLAY: Final = 27
BY_SETUP: Final = 28
BY_AUTOMA: Final = 29
BY_TAKING: Final = 30
CAUSE_IDS: Final = [
    "card",
    "city",
    "village",
    "assistant",
    "mission",
    "story",
    "space",
    "barrier",
    "arrival",
    "area",
    "flag",
    "combat_tile",
    "combat",
    "legacy",
    "career",
    "prestige",
    "income",
    "wrap",
    "track_end",
    "unused",
    "visit",
    "steal",
    "not_buying",
    "mission_count",
    "synergy",
    "conversion",
    "toll",
    "display",
    "setup",
    "automa",
    "taking",
]
WAYS: Final = 36  # to a location: which branch of each fork the ship has passed through


def rank_of(number: str) -> int:
    """How far a location or a space lies along its way: 9 < 9a < 10, 5 < 5s1 < 5s2 < 6 (M-RUL-67, M-EXP-15)."""
    head = ""
    for letter in number:
        if not letter.isdigit():
            break
        head += letter
    tail = number[len(head) :]
    return int(head or "0") * 4 + (0 if tail == "" else 2 if tail in ("a", "s1") else 3)
