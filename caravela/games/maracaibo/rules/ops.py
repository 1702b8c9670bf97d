"""The atoms of effects (section 3) by number.

A program is a row of atoms in `box.code`, ended by NOTHING. An atom is one integer: its operation, then n, then a noun (`atom`).
Programs inside others are listed in `box.parts`.
"""

from typing import Final

from caravela.core.packed import i64

NOTHING: Final = 0  # the end of a program
OP_DOUBLOONS: Final = 1
OP_VP: Final = 2
OP_CP: Final = 3
OP_WORKERS: Final = 4
OP_INFLUENCE: Final = 5  # noun: a nation, ANY_NATION or THAT_NATION
OP_TITLE: Final = 6  # noun: ANY_NATION or THAT_NATION
OP_DISC: Final = 7
OP_EXPLORE: Final = 8
OP_VILLAGE: Final = 9
OP_VILLAGE_PER: Final = 10  # noun: what is counted
OP_COMBAT: Final = 11
OP_VP_PER: Final = 12
OP_DOUBLOONS_PER: Final = 13
OP_TOKEN: Final = 14  # noun: a token, or NEW_TOKEN
OP_ANNEX: Final = 15  # n: 1 when the title follows
OP_CARD_MISSION: Final = 16  # noun: the card
OP_WORKERS_ON_CARD: Final = 17  # noun: the card
OP_SAIL: Final = 18  # noun: the least number of points, n: the most; declining it skips the next atom as well (M-RUL-78)
OP_MAIN: Final = 19
OP_CHOICE: Final = 20  # n programs, the first of them at box.parts[noun]
OP_PAY: Final = 21  # box.parts[noun] is the cost, box.parts[noun + 1] what it brings
OP_PLACE_HERE: Final = 22
OP_STORY_TILE: Final = 23
OP_REMOVE_SKULL: Final = 24
OP_PAY_NOW: Final = 25  # doubloons that must be paid
OP_PLACE_MARKER: Final = 26  # of s.named at s.target
OP_REMOVE_MARKER: Final = 27  # at s.target
OP_FLAG_BONUS: Final = 28  # of s.target
OP_BOUNTY: Final = 29  # n doubloons for each own assistant at s.target, noun: for each other one
OP_IF_TOKEN: Final = 30  # n: the token; box.parts[noun] is the program
OP_FULFIL_CARD: Final = 31  # VA_CARD_MISSION
OP_BUY: Final = 32  # VA_BUY

# Costs (3.2)
COST_GOOD: Final = 40  # noun: the good
COST_IDENTICAL: Final = 41
COST_OBJECT: Final = 42  # noun: the object
COST_CP: Final = 43
COST_WORKER: Final = 44
COST_DOUBLOONS: Final = 45
COST_HAND: Final = 46  # the whole hand, at least n cards
COST_SPENT: Final = 47  # not a payment: so many movement points were spent

# Permanent effects (3.4)
P_COMPASS: Final = 60
P_OBJECT: Final = 61
P_DISCOUNT: Final = 62
P_COMBAT_CP: Final = 63
P_EXPLORER: Final = 64
P_STEAL: Final = 65
P_VISIT: Final = 66
P_CONVERT: Final = 67
P_NATION_CP: Final = 68
P_TAKE: Final = 69
P_VILLAGE: Final = 70  # noun: the village action, n: its X
P_BATTLE: Final = 71  # noun: the combat action, without a card
P_BATTLE_CARD: Final = 72  # noun: the card with a combat action
P_TWO_AT: Final = 73
P_THREE_AT: Final = 74
P_HAND_LIMIT: Final = 75
P_DISPLAY_FREE: Final = 76

ANY_NATION: Final = 3
THAT_NATION: Final = 4  # s.named: the nation of the combat, or the one chosen just before
NEW_TOKEN: Final = 5


def atom(op: int, n: int = 0, noun: int = 0) -> int:
    return noun * 65536 + n * 256 + op


def op_of(atom: i64) -> i64:
    return atom & 255


def n_of(atom: i64) -> i64:
    return atom >> 8 & 255


def noun_of(atom: i64) -> i64:
    return atom >> 16
