"""Boards as pictures: what the artists of all games share."""
