"""Players without hands: a seat at the table, what a bot promises, and the levels."""

from caravela.bots.levels import BOTS, Bot, find_bot
from caravela.bots.seat import Seat

__all__ = ["BOTS", "Bot", "Seat", "find_bot"]
