"""Maracaibo: the rules."""
