"""What every game stands on: options with names, a stack of effects, chance, events, records. Knows no game."""
