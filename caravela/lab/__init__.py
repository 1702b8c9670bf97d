"""Games of bots against bots by the thousand: an arena, what it says about players and games, and sets of games to study."""
