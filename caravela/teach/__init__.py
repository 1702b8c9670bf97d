"""The teacher: the guided first game of each game, and what is said when something is asked for the first time."""
