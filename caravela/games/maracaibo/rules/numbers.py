"""Effects by number, so that chapters can name one another's effects without importing one another; and named rows."""

from typing import Final

# Set-up (opening.py)
BEGIN: Final = 0
DIVIDE_CARDS: Final = 1
SHOW_DIVISION: Final = 2
CHOOSE_CAREER: Final = 3
SHOW_CAREERS: Final = 4
# Rounds and turns (sequence.py)
ROUND: Final = 5
TURN: Final = 6
ACT: Final = 7
END_TURN: Final = 8
CLOSE_TURN: Final = 9
PASS_ON: Final = 10
# Interim and final scoring (sequence.py)
INTERIM: Final = 11
BUY_OR_POINTS: Final = 12
COLLECT: Final = 13
CLEAR_TABLE: Final = 14
RETURN_HOME: Final = 15
LAST_SCORING: Final = 16
LAST_CONVERSION: Final = 17
FINISH: Final = 18
# Sailing (voyage.py)
SAIL_OUT: Final = 19
ARRIVE: Final = 20
VISIT_BONUS: Final = 21
# Main actions (actions.py)
MAIN_ACTION: Final = 22
DELIVER_GOOD: Final = 23
CITY_MAY: Final = 24
VILLAGE_TURN: Final = 25
# Hand and display (hand.py)
FILL_HAND: Final = 26
REFILL_DISPLAY: Final = 27
# Payments (payment.py)
PAY_COST: Final = 28
MAY_PAY: Final = 29
# The parts of effects (atoms.py)
DO: Final = 30
CHOOSE_PART: Final = 31
MAY_FIGHT: Final = 32
GAIN_INFLUENCE: Final = 33
RAISE_TITLE: Final = 34
REMOVE_DISC: Final = 35
TAKE_TOKEN: Final = 36
ANNEX_VILLAGE: Final = 37
PLACE_HERE: Final = 38
# Buying (cards.py)
BUY_CARD: Final = 39
CARD_BOUGHT: Final = 40
CARD_EFFECTS: Final = 41
WORKERS_ON_CARD: Final = 42
INVEST_IN: Final = 43
# Combat (combat.py)
COMBAT: Final = 44
CHOOSE_PILE: Final = 45
CHOOSE_NATION: Final = 46
FIGHT: Final = 47
# Explorer (explorer.py)
EXPLORE_MOVE: Final = 48
RED_BARRIER: Final = 49
SPACE_REWARD: Final = 50
MISSION_SLOT: Final = 51
# Missions (missions.py)
FULFIL: Final = 52
MISSION_REWARD: Final = 53
STORY_REWARD: Final = 54
# Legacy tiles (legacy.py)
USE_DISC_TILE: Final = 55
REMOVE_SKULL: Final = 56
# Story cards (story.py)
READ_STORY: Final = 57
CHECK_STORIES: Final = 58
CAST_VOTE: Final = 59
COUNT_VOTES: Final = 60
TURN_STORY: Final = 61
# Ana (automa.py)
ANA_TURN: Final = 62
ANA_STOP: Final = 63
ANA_ACTION: Final = 64
EFFECTS: Final = 65

# Phases
SETTING_UP: Final = 0
SAILING: Final = 1  # phase A
ACTING: Final = 2  # phase B
FILLING: Final = 3  # phase C
SCORING: Final = 4  # interim scoring
FINAL_SCORING: Final = 5
ENDED: Final = 6
PHASE_IDS: Final = ["setup", "sail", "act", "fill", "interim", "final", "over"]

# Rows of `tally`: one number for each seat; with Ana at the table some rows of seat 1 are hers
DOUBLOONS: Final = 0  # money
VP: Final = 1  # victory points gained so far; what counts only at the end is not in it
CP: Final = 2  # combat points
WORKERS: Final = 3  # in the personal supply
SUPPLY: Final = 4  # workers in the supply of that colour
ON_CAREER: Final = 5  # workers on the career card
ON_CARDS: Final = 6  # workers on project cards and prestige buildings
INFLUENCE: Final = 7  # 3 rows, one for each nation
INCOME_D: Final = 10  # doubloon income
INCOME_VP: Final = 11  # VP income
TOKENS_OWNED: Final = 12  # set of synergy tokens
PENDING_D: Final = 13  # 5 rows: doubloon income that waits for a token
PENDING_VP: Final = 18  # 5 rows: VP income that waits for a token
HAND_SIZE: Final = 23  # cards in hand
CARDS_VP: Final = 24  # VP printed on the cards of the tableau
COMPASSES: Final = 25  # with the one on the ship board
DISCOUNTS: Final = 26  # doubloons
COMBAT_CP: Final = 27  # combat points before each combat
EXPLORER_PLUS: Final = 28  # more spaces for each explorer move
STEAL: Final = 29  # VP for each jumped explorer
VISITS: Final = 30  # number of assistant_visit cards
CONVERSION: Final = 31  # combat points for a worker, 0 without such a card
NATION_CP: Final = 32  # 3 rows: combat points for fighting for a nation
TAKE_BONUS: Final = 35  # VP for taking a marker
OBJECT: Final = 36  # 4 rows: permanent objects
VILLAGE_KNOWN: Final = 40  # set of village actions that are open
VILLAGE_X: Final = 41  # set of the X of VA_VP
BATTLE_CARDS: Final = 42  # set of the cards with a combat action, by their place in box.battle_card
BATTLE_KNOWN: Final = 43  # set of combat actions that are open without a card
HAND_LIMIT: Final = 44  # cards
DISPLAY_FREE: Final = 45  # 1 when display cards cost nothing
TWO_AT: Final = 46  # movement points from which a village gives 2 actions
THREE_AT: Final = 47  # the same for 3 actions
DISC_LEFT: Final = 48  # 12 rows: discs on each area
SHIP: Final = 60  # location
PASSED: Final = 61  # set of locations reached or passed this round
EXPLORER: Final = 62  # space of the track
CROSSED: Final = 63  # set of barriers
MISSIONS_DONE: Final = 64  # mission and story tiles on the ship board
TILES_WON: Final = 65  # set of combat tiles
INVESTED: Final = 66  # set of prestige buildings
CAREER_KEPT: Final = 67  # the career, or -1
CAREER_OTHER: Final = 68  # the other career dealt, or -1
TASKS_DONE: Final = 69  # set of career tasks
ASSISTANTS: Final = 70  # set of own assistants, by their place in box.helper_card
MARKED: Final = 71  # set of assistants used or awarded this round (M-RUL-30)
FRESH: Final = 72  # set of assistants placed this turn (M-ASST-11)
VOTED: Final = 73  # 0, or the option voted for + 1
OUT_DISCS: Final = 74  # discs out of the game
ARRIVED: Final = 75  # 0, or the place in the order of arrival at the end of the explorer track
ROWS: Final = 76

# Where a project card is (`where`)
IN_BOX: Final = 0  # a B card that nobody has seen: in the deck or out of the game, nobody knows
IN_DECK: Final = 1  # certainly in the deck
DISCARDED: Final = 2
OUT: Final = 3  # a C card that is not in use
ANAS: Final = 4
SHOWN: Final = 5  # 4 places of the display
ASIDE: Final = 9  # 4 seats: discarded in the set-up, not yet shown
HELD: Final = 32  # in a hand: HELD + origin * 4 + seat
PLANNED: Final = 4096  # planned: PLANNED + origin * 16 + slot * 4 + seat
BOUGHT: Final = 65536  # in a tableau: BOUGHT + order of purchase * 4 + seat
# The origin of a card in a hand: what the others can know of it
FROM_DISPLAY: Final = 0  # everybody has seen it
FROM_DEAL: Final = 1
FROM_DECK: Final = 2  # and one more for every time that the deck was renewed

# Where a mission tile is (`missions`)
Q_PILE: Final = 0  # in the pile, not seen
Q_TOP: Final = 1  # the top of the pile
Q_L1: Final = 2  # on the mission space of L1
Q_TRACK: Final = 4  # 3 mission slots of the explorer track
Q_TAKEN: Final = 8  # 4 ship boards
Q_CARD: Final = 256  # on a card: Q_CARD + card
Q_MAP: Final = 1024  # on the map: Q_MAP + order of arrival * 32 + location

# Where a story tile is (`story_tiles`)
T_STACK: Final = 0
T_TAKEN: Final = 8  # 4 ship boards
T_MAP: Final = 1024  # as Q_MAP

# What lies on a market space or on a space of a disc tile: three bits for each space, 0 nothing, else the seat + 1
NEUTRAL: Final = 7
