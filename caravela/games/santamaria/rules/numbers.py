"""Effects by number, so that chapters can name one another's effects without importing one another; and named rows."""

from typing import Final

# Set-up
BEGIN: Final = 0
DRAFT_BOARD: Final = 1
DRAFT_SET: Final = 2
PLACE_HALL: Final = 3
# Years and turns
YEAR: Final = 4
PASS_ON: Final = 5
TURN: Final = 6
END_TURN: Final = 7
END_YEAR: Final = 8
# Main actions
PAY_COST: Final = 9
PLACE_TILE: Final = 10
ACTIVATE: Final = 11
PLACE_DIE: Final = 12
# Effects of territories
USE_TERRITORY: Final = 13
TRADE: Final = 14
EXPORT: Final = 15
CONQUISTADOR: Final = 16
CAPTAIN_MAY: Final = 17
RELIGION: Final = 18
EXTRA_STEP: Final = 19
PLACE_MONK: Final = 20
# Retiring
SPACE_ACTION: Final = 21
PLACE_ROAD: Final = 22
INCOME: Final = 23
BEFORE_GOLD: Final = 24
BURSAR: Final = 25
EFFECTS: Final = 26

# Phases
SETTING_UP: Final = 0
PLAYING: Final = 1
ENDED: Final = 2
PHASE_IDS: Final = ["setup", "play", "over"]

# Rows of `tally`: one number for each seat
MONEY: Final = 0  # coins in storage
HAPPINESS: Final = 1  # points gained in play, without those of the conquistador track
CONQUESTS: Final = 2  # points of the conquistador track
FAITH: Final = 3  # space on the religion track
LEAD: Final = 4  # space on the conquistador track
ARRIVAL: Final = 5  # the earlier a marker came to its space, the smaller (S-YEAR-4)
WHITE_TAKEN: Final = 6  # dice this year
BLUE_TAKEN: Final = 7
UNLOCKED: Final = 8  # blue dice
ACTIVATIONS: Final = 9  # main actions B this year
MONKS_LEFT: Final = 10
SWAPPED: Final = 11  # 1 when the Alchemist was used this turn
RETIRED: Final = 12  # 0, or the retire space + 1
COLONY: Final = 13  # the board, or -1
TOWN_HALL: Final = 14  # 0 to 3, or -1
FIRST_SCHOLAR: Final = 15  # of the advanced set-up, or -1
ROWS: Final = 16

# Rows of `dice`: how many show each value; rows 0 to 3 are the unused blue dice of the seats
COMMON_BLUE: Final = 4  # S-VAR-1
OFFER: Final = 5  # white dice
DICE_ROWS: Final = 6

# What lies on a cell, above the eight bits of its face: 0 nothing, 1 to 6 a white die, 7 to 12 a blue one, 13 + coins
ON_WHITE: Final = 0
ON_BLUE: Final = 6
ON_COINS: Final = 13
