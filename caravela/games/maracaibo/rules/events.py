"""What the log of Maracaibo can say: event kinds by number, with their clause and the sorts of their three numbers."""

from typing import Final

from caravela.core.events import EventKind

EVENT_KINDS: Final = [
    EventKind("event-round", "M-GEN-2", (("round", "number"),)),
    EventKind("event-start-player", "M-START-7", ()),
    EventKind("event-city-tile", "M-SETUP-6", (("tile", "city_tile"), ("location", "location"))),
    EventKind("event-mission-placed", "M-STORY-3", (("mission", "mission"), ("location", "location"))),
    EventKind("event-mission-on-track", "M-SETUP-3", (("mission", "mission"), ("space", "space"))),
    EventKind("event-mission-on-card", "M-CARD-IMM-5", (("mission", "mission"), ("card", "card"))),
    EventKind("event-mission-shown", "M-SETUP-2", (("mission", "mission"),)),
    EventKind("event-card-shown", "M-SETUP-11", (("card", "card"), ("n", "number"))),
    EventKind("event-building-shown", "M-PRES-1", (("building", "building"),)),
    EventKind("event-dealt-card", "M-SETUP-9", (("card", "card"),)),
    EventKind("event-dealt-career", "M-START-6", (("career", "career"),)),
    EventKind("event-dealt", "M-SETUP-9", (("n", "number"),)),
    EventKind("event-planned", "M-FREE-1", (("card", "card"),)),
    EventKind("event-planned-hidden", "M-INFO-2", ()),
    EventKind("event-laid-aside", "M-START-9", (("card", "card"),)),
    EventKind("event-discarded", "M-GEN-13", (("card", "card"),)),
    EventKind("event-career-chosen", "M-START-10", (("career", "career"),)),
    EventKind("event-career-shown", "M-INFO-4", (("career", "career"),)),
    EventKind("event-sailed", "M-SAIL-1", (("location", "location"), ("points", "number"))),
    EventKind("event-main-city", "M-CITY-1", (("location", "location"),)),
    EventKind("event-main-village", "M-VILL-1", (("location", "location"), ("n", "number"))),
    EventKind("event-main-none", "M-MAIN-3", ()),
    EventKind("event-delivered", "M-MARKET-2", (("card", "card"), ("location", "location"))),
    EventKind("event-disc-removed", "M-DISC-1", (("area", "area"),)),
    EventKind("event-disc-to-market", "M-MARKET-3", (("area", "area"), ("location", "location"))),
    EventKind("event-disc-to-tile", "M-LEG-20", (("area", "area"), ("legacy", "legacy"))),
    EventKind("event-upgraded", "M-DISC-2", (("area", "area"),)),
    EventKind("event-village-action", "M-VILL-2", (("action", "village_action"),)),
    EventKind("event-gained", "M-GEN-8", (("n", "number"), ("gain", "gain"), ("cause", "cause"))),
    EventKind("event-paid", "M-MIS-3", (("n", "number"), ("gain", "gain"), ("cause", "cause"))),
    EventKind("event-influence", "M-INF-2", (("n", "number"), ("nation", "nation"), ("cause", "cause"))),
    EventKind("event-token", "M-CARD-SYN-2", (("token", "token"),)),
    EventKind("event-income-doubloons", "M-CARD-INC-1", (("n", "number"), ("now", "number"))),
    EventKind("event-income-points", "M-CARD-INC-1", (("n", "number"), ("now", "number"))),
    EventKind("event-bought", "M-CARD-5", (("card", "card"), ("doubloons", "number"))),
    EventKind("event-invested", "M-PRES-3", (("building", "building"), ("doubloons", "number"))),
    EventKind("event-assistant-placed", "M-ASST-1", (("card", "card"), ("location", "location"))),
    EventKind("event-assistant-used", "M-ASST-3", (("card", "card"),)),
    EventKind("event-mission-fulfilled", "M-MIS-6", (("mission", "mission"),)),
    EventKind("event-story-fulfilled", "M-MIS-9", (("tile", "story_tile"), ("story", "story"))),
    EventKind("event-explored", "M-EXP-1", (("space", "space"),)),
    EventKind("event-barrier", "M-EXP-12", (("barrier", "barrier"),)),
    EventKind("event-stolen", "M-EXP-16", (("n", "number"), ("other", "seat"))),
    EventKind("event-combat-tile", "M-COMBAT-2", (("tile", "combat_tile"),)),
    EventKind("event-combat-bare", "M-COMBAT-3", ()),
    EventKind("event-fights-for", "M-COMBAT-4", (("nation", "nation"), ("value", "number"))),
    EventKind("event-raised", "M-COMBAT-12", (("n", "number"), ("gain", "gain"), ("value", "number"))),
    EventKind("event-combat-action", "M-COMBAT-14", (("action", "combat_action"), ("value", "number"))),
    EventKind("event-annexed", "M-OWN-1", (("place", "place"), ("nation", "nation"))),
    EventKind("event-marker-removed", "M-OWN-2", (("place", "place"), ("nation", "nation"))),
    EventKind("event-marker-lost", "M-ANA-25", (("nation", "nation"),)),
    EventKind("event-combat-over", "M-COMBAT-27", ()),
    EventKind("event-drew", "M-HAND-2", (("n", "number"),)),
    EventKind("event-drew-card", "M-HAND-2", (("card", "card"),)),
    EventKind("event-took-card", "M-HAND-2", (("card", "card"),)),
    EventKind("event-deck-renewed", "M-HAND-5", ()),
    EventKind("event-task", "M-CAREER-1", (("n", "number"), ("career", "career"))),
    EventKind("event-converted", "M-CARD-PERM-8", (("n", "number"),)),
    EventKind("event-legacy-added", "M-STORY-5", (("legacy", "legacy"),)),
    EventKind("event-legacy-removed", "M-LEG-1", (("legacy", "legacy"),)),
    EventKind("event-tile-used", "M-LEG-20", (("legacy", "legacy"),)),
    EventKind("event-neutral-disc", "M-LEG-25", (("legacy", "legacy"), ("n", "number"))),
    EventKind("event-story-read", "M-STORY-1", (("story", "story"),)),
    EventKind("event-story-tile-placed", "M-STORY-2", (("tile", "story_tile"), ("location", "location"))),
    EventKind("event-story-completed", "M-STORY-6", (("story", "story"),)),
    EventKind("event-story-dropped", "M-STORY-14", (("story", "story"),)),
    EventKind("event-voted", "M-STORY-9", (("story", "story"), ("n", "number"))),
    EventKind("event-vote-decided", "M-STORY-9", (("story", "story"), ("n", "number"))),
    EventKind("event-card-added", "M-STORY-11", (("card", "card"),)),
    EventKind("event-campaign-ended", "M-STORY-22", (("ending", "ending"),)),
    EventKind("event-interim", "M-INT-1", (("round", "number"),)),
    EventKind("event-final", "M-FIN-1", ()),
    EventKind("event-not-buying", "M-INT-1", ()),
    EventKind("event-markets-cleared", "M-INT-5", ()),
    EventKind("event-display-cleared", "M-INT-6", ()),
    EventKind("event-ships-home", "M-INT-9", ()),
    EventKind("event-scored", "M-FIN-3", (("n", "number"), ("category", "category"))),
    EventKind("event-over", "M-FIN-11", ()),
    EventKind("event-automa-card", "M-ANA-7", (("automa", "automa"),)),
    EventKind("event-automa-renewed", "M-ANA-7", ()),
    EventKind("event-ana-mission", "M-ANA-12", (("mission", "mission"),)),
    EventKind("event-ana-story-tile", "M-ANA-12", (("tile", "story_tile"),)),
    EventKind("event-ana-disc-market", "M-ANA-13", (("location", "location"),)),
    EventKind("event-ana-disc-gone", "M-ANA-19", ()),
    EventKind("event-ana-card", "M-ANA-14", (("card", "card"),)),
    EventKind("event-solo-won", "M-ANA-41", (("points", "number"), ("ana", "number"))),
    EventKind("event-solo-lost", "M-ANA-41", (("points", "number"), ("ana", "number"))),
    EventKind("event-solo-shared", "M-ANA-41", (("points", "number"), ("ana", "number"))),
    EventKind("event-ana-sailed", "M-ANA-8", (("location", "location"),)),
    EventKind("event-story-waits", "M-FIN-10", (("story", "story"),)),
    EventKind("event-begins-with", "M-START-7", (("doubloons", "number"), ("workers", "number"), ("cp", "number"))),
    EventKind("event-workers-put", "M-CARD-INC-5", (("n", "number"),)),
]

ROUND_BEGINS: Final = 0
START_PLAYER: Final = 1
CITY_TILE_PLACED: Final = 2
MISSION_PLACED: Final = 3
MISSION_ON_TRACK: Final = 4
MISSION_ON_CARD: Final = 5
MISSION_SHOWN: Final = 6
CARD_SHOWN: Final = 7
BUILDING_SHOWN: Final = 8
DEALT_CARD: Final = 9
DEALT_CAREER: Final = 10
DEALT: Final = 11
PLANNED_CARD: Final = 12
PLANNED_HIDDEN: Final = 13
LAID_ASIDE: Final = 14
DISCARDED_CARD: Final = 15
CAREER_CHOSEN: Final = 16
CAREER_SHOWN: Final = 17
SAILED: Final = 18
MAIN_CITY: Final = 19
MAIN_VILLAGE: Final = 20
MAIN_NONE: Final = 21
DELIVERED: Final = 22
DISC_REMOVED: Final = 23
DISC_TO_MARKET: Final = 24
DISC_TO_TILE: Final = 25
UPGRADED: Final = 26
VILLAGE_ACTION_TAKEN: Final = 27
GAINED: Final = 28
PAID: Final = 29
INFLUENCE_GAINED: Final = 30
TOKEN_TAKEN: Final = 31
INCOME_DOUBLOONS: Final = 32
INCOME_POINTS: Final = 33
BOUGHT_CARD: Final = 34
INVESTED_IN: Final = 35
ASSISTANT_PLACED: Final = 36
ASSISTANT_USED: Final = 37
MISSION_FULFILLED: Final = 38
STORY_FULFILLED: Final = 39
EXPLORED: Final = 40
BARRIER_CROSSED: Final = 41
STOLEN: Final = 42
COMBAT_TILE_SHOWN: Final = 43
COMBAT_BARE: Final = 44
FIGHTS_FOR: Final = 45
RAISED: Final = 46
COMBAT_ACTION_TAKEN: Final = 47
ANNEXED: Final = 48
MARKER_REMOVED: Final = 49
MARKER_LOST: Final = 50
COMBAT_OVER: Final = 51
DREW: Final = 52
DREW_CARD: Final = 53
TOOK_CARD: Final = 54
DECK_RENEWED: Final = 55
TASK_DONE: Final = 56
CONVERTED: Final = 57
LEGACY_ADDED: Final = 58
LEGACY_REMOVED: Final = 59
TILE_USED: Final = 60
NEUTRAL_DISC: Final = 61
STORY_READ: Final = 62
STORY_TILE_PLACED: Final = 63
STORY_COMPLETED: Final = 64
STORY_DROPPED: Final = 65
VOTED_FOR: Final = 66
VOTE_DECIDED: Final = 67
CARD_ADDED: Final = 68
CAMPAIGN_ENDED: Final = 69
INTERIM_BEGINS: Final = 70
FINAL_BEGINS: Final = 71
NOT_BUYING: Final = 72
MARKETS_CLEARED: Final = 73
DISPLAY_CLEARED: Final = 74
SHIPS_HOME: Final = 75
SCORED: Final = 76
OVER: Final = 77
AUTOMA_CARD: Final = 78
AUTOMA_RENEWED: Final = 79
ANA_MISSION: Final = 80
ANA_STORY_TILE: Final = 81
ANA_DISC_MARKET: Final = 82
ANA_DISC_GONE: Final = 83
ANA_CARD: Final = 84
SOLO_WON: Final = 85
SOLO_LOST: Final = 86
SOLO_SHARED: Final = 87
ANA_SAILED: Final = 88
STORY_WAITS: Final = 89
BEGINS_WITH: Final = 90
WORKERS_PUT: Final = 91
