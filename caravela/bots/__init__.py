"""Players without hands: a seat at the table, what a bot promises, and the levels."""

from caravela.bots.levels import BOTS, LEVELS, USUAL, Bot, find_bot, master
from caravela.bots.seat import Seat

__all__ = ["BOTS", "LEVELS", "USUAL", "Bot", "Seat", "find_bot", "master"]
