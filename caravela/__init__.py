"""Caravela: board games of the Age of Discovery as Python software."""

__version__ = "0.1.0"
