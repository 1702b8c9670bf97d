"""Effects by number, so that chapters can name one another's effects without importing one another; and named rows."""

from typing import Final

# Sequence
ROUND: Final = 0
LAP: Final = 1
PLACE_WORKER: Final = 2
STUDY: Final = 3
OPEN_BOX: Final = 4
PAY_INITIATIVE: Final = 5
RESOLVE_QUEUE: Final = 6
LAND_WORKER: Final = 7
CHOOSE_GOOD: Final = 8
AWARD_SHIP: Final = 9
BUY_BUILDING: Final = 10
RESOLVE_DISCOVERY: Final = 11
DISCOVERY_TURN: Final = 12
DISCOVER_OR_NOT: Final = 13
MUSTER: Final = 14
RETURN_CARD: Final = 15
RESOLVE_SPECIALISTS: Final = 16
TAKE_SPECIALIST: Final = 17
TRAIN: Final = 18
TAKE_WORKER: Final = 19
DECLARE: Final = 20
FIGHT: Final = 21
NAME_CASUALTY: Final = 22
REMOVE_FALLEN: Final = 23
INCOME: Final = 24
MINT_COINS: Final = 25
OPEN_BENEFITS: Final = 26
BENEFITS_TURN: Final = 27
FREE_COLONIST: Final = 28
COLLECT: Final = 29
OPTIONAL_BENEFITS: Final = 30
SMUGGLE_FROM: Final = 31
SMUGGLE_WHAT: Final = 32
MIGRATE_TO: Final = 33
MIGRATE_HOW_MANY: Final = 34
RIDE: Final = 35
RIDE_TO_REGION: Final = 36
RESET: Final = 37
BUY_VICTORY_POINTS: Final = 38
END_ROUND: Final = 39
# Buildings at purchase
CHART: Final = 40
PICK_SPECIALIST: Final = 41
OVERPOPULATE: Final = 42
CALL_ALLIES: Final = 43
ISSUE_EDICT: Final = 44
EDICT_ORDER: Final = 45
EDICT_PLACE: Final = 46
LOSE_WORKER: Final = 47
STRIKE_REGION: Final = 48
STRIKE_PLAYER: Final = 49
STRIKE_HOW_MANY: Final = 50
REWRITE: Final = 51
# Nations
ENGLAND_MAY: Final = 52
ARRANGE_DOCK: Final = 53
SPAIN_MAY: Final = 54
FRANCE_MAY: Final = 55
HOLLAND_MAY: Final = 56
ITALY_MAY: Final = 57
# Set-up
BEGIN: Final = 58
AUCTION_FOR_ORDER: Final = 59
CHOOSE_FREE_SPECIALIST: Final = 60
OPEN_AUCTION: Final = 61
AUCTION_FOR_POSITION: Final = 62
CHOOSE_NATION: Final = 63
RESOLVE_FIRST: Final = 64
EFFECTS: Final = 65

# Phases (E-ROUND-2)
SETTING_UP: Final = 0
PLACING: Final = 1
RESOLVING: Final = 2
EARNING: Final = 3
BENEFITING: Final = 4
RESETTING: Final = 5
ENDED: Final = 6
PHASE_IDS: Final = ["setup", "place", "resolve", "income", "benefits", "reset", "over"]

# Rows of `tally`: one number for each seat
NEW_WORLD: Final = 0  # three rows, one for each age: VP from New World scoring
POINTS_BOUGHT: Final = 3
ECONOMY: Final = 4  # the set income of round 8 (E-INC-13)
WEALTH_POINTS: Final = 5  # E-B-WEALTH.2
SPECIALISTS_HELD: Final = 6  # E-B-AGE-OF-REASON.2
SHIPS: Final = 7
SAILED: Final = 8  # ships used for Mayflower this round
USES: Final = 9  # of the nation's advantage, in the game
USED: Final = 10  # 1 when the advantage was used this round (France, Italy) or in this age (Portugal)
LAST_BID: Final = 11
ORDER_MARKER: Final = 12  # the kind of worker that marks the place on the Player Order track
ROWS: Final = 13

# Rows of `goods` behind those of the seats
PILE: Final = 6
ON_OFFER: Final = 7
REMOVED: Final = 8
