"""How good players are at a game, by the places of rated games alone (Plackett-Luce, a Bayesian model of rankings)."""

from typing import Final

from openskill.models import PlackettLuce

MODEL: Final = PlackettLuce()
NEWCOMER: Final = (float(MODEL.mu), float(MODEL.sigma))
SURE: Final = 3.0  # so many deviations below what is thought of a player their rating stands: it is hardly ever too high
SCALE: Final = 40.0
FLOOR: Final = 1000.0  # the rating of a newcomer
FEW: Final = 10  # games; with fewer a rating says little

Known = tuple[float, float]  # what is thought of a player, and how unsure that is


def rate(before: list[Known], places: list[int]) -> list[Known]:
    """What is thought of the players after a game with these places."""
    teams = [[MODEL.create_rating(list(known))] for known in before]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [(float(player.mu), float(player.sigma)) for (player,) in after]


def shown(known: Known) -> int:
    """One number for people."""
    mu, sigma = known
    return round(FLOOR + SCALE * (mu - SURE * sigma))
