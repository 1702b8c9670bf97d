"""A contest held: blocks are played until there are enough of them, or until it is clear who is better."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import fmean

from caravela.lab.contest import Block, Contest
from caravela.lab.crew import Crew, run_blocks
from caravela.lab.playing import Line, play_block
from caravela.lab.results import Results, key_of
from caravela.lab.statistics import Interval, Sprt, biased, bootstrap, wilson


def hold(
    contest: Contest,
    blocks: Sequence[Block],
    results: Results,
    crew: Crew,
    told: Callable[[int, int], None] = lambda done, games: None,
    test: Sprt | None = None,
) -> list[Line]:
    """The lines of all games, of which those are played that are missing. `told` hears how many are done, and of how many.

    With a test it ends with the block that decides it; the test is about the first player of the first line-up.
    """
    left = [results.missing(block) for block in blocks]
    games = sum([len(block.rotations) for block in blocks])
    done = games - sum([len(block.rotations) for block in left])
    outcomes = run_blocks(partial(play_block, contest), [block for block in left if block.rotations], crew)
    found: list[Line] = []
    told(done, games)
    try:
        for block, missing in zip(blocks, left, strict=True):
            if missing.rotations:
                results.add(next(outcomes))
                done += len(missing.rotations)
                told(done, games)
            lines = results.of(block)
            found += lines
            if test is not None and block.line_up == contest.line_ups[0]:
                test.add(block_mean(lines, lines[0]["players"][lines[0]["rotation"]]))
                if test.verdict is not None:
                    break
    finally:
        outcomes.close()
    results.close()
    return found


def share(line: Line, seat: int) -> float:
    """How much of the victory a seat has: all, a part, or nothing."""
    return 1 / len(line["winners"]) if seat in line["winners"] else 0.0


def block_mean(lines: Sequence[Line], player: str) -> float:
    """The mean share of the victory that a player has in the games of a block."""
    return fmean([share(line, seat) for line in lines for seat, who in enumerate(line["players"]) if who == player])


# -- what came of it ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Standing:
    """How a player did in all games of one line-up; one who sits in several seats counts as all of them together."""

    player: str
    games: int
    seats: int  # in each of the games
    wins: Interval
    by_blocks: Interval  # the same share, with an interval that knows of the blocks
    points: float
    rank: float
    milliseconds: float  # for a decision


def blocks_of(lines: Sequence[Line]) -> list[list[Line]]:
    """Games that share their seed and their line-up."""
    found: dict[tuple[object, ...], list[Line]] = {}
    for line in lines:
        seed, line_up, _ = key_of(line)
        found.setdefault((line["game"], line["preset"], seed, line_up), []).append(line)
    return list(found.values())


def standings(lines: Sequence[Line]) -> list[list[Standing]]:
    """For each line-up everybody in it, in its order."""
    by_line_up: dict[tuple[str, ...], list[list[Line]]] = {}
    for block in blocks_of(lines):
        by_line_up.setdefault(key_of(block[0])[1], []).append(block)
    return [[standing(player, blocks) for player in dict.fromkeys(line_up)] for line_up, blocks in by_line_up.items()]


def standing(player: str, blocks: list[list[Line]]) -> Standing:
    games = [line for block in blocks for line in block]
    mine = [(line, seat) for line in games for seat, who in enumerate(line["players"]) if who == player]
    seats = len(mine) // len(games)
    decisions = sum([line["decisions"][seat] for line, seat in mine])
    return Standing(
        player,
        len(games),
        seats,
        wilson(sum([share(line, seat) for line, seat in mine]), len(games)),
        by_blocks([block_mean(block, player) * seats for block in blocks]),
        fmean([line["totals"][seat] for line, seat in mine]),
        fmean([line["ranks"][seat] for line, seat in mine]),
        1000 * sum([line["seconds"][seat] for line, seat in mine]) / max(1, decisions),
    )


def by_blocks(means: list[float]) -> Interval:
    """A share with an interval over blocks. Where all blocks are alike, each counts as one game."""
    return bootstrap(means) if min(means) < max(means) else wilson(sum(means), len(means))


@dataclass(frozen=True)
class SeatWins:
    """How often a seat wins, whoever sits in it."""

    seat: int
    wins: Interval
    chance: float
    biased: bool


def by_seat(lines: Sequence[Line]) -> list[SeatWins]:
    """Of whole blocks, in which everybody sat everywhere; so a difference is the seat's."""
    seats = len(lines[0]["players"])
    found: list[SeatWins] = []
    for seat in range(seats):
        wins = wilson(sum([share(line, seat) for line in lines]), len(lines))
        found.append(SeatWins(seat, wins, 1 / seats, seats > 1 and biased(wins, 1 / seats)))
    return found
