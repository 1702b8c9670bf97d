"""Caravela: Empires: Age of Discovery, Santa Maria and Maracaibo as Python software."""

__version__ = "0.1.0"
