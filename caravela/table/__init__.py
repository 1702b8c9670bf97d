"""A game being played: who sits where, what was decided, and how far it can be taken back."""
