"""Reviews by several processes, and what many reviews tell: do they rank players, what does luck explain, which leads win."""

import math
from collections.abc import Callable, Generator, Sequence
from functools import lru_cache, partial
from statistics import fmean, variance

from caravela.core.record import Record, parse
from caravela.games import find_face
from caravela.lab.contest import Block, Contest
from caravela.lab.crew import Crew, run_blocks
from caravela.lab.playing import Line, play_game
from caravela.lab.statistics import Interval, bootstrap
from caravela.teach.review import Chances, Looked, Review, Reviewer, ahead, gathered

STEEPEST = 0.3
STEP = 0.004  # between slopes that are tried


@lru_cache(maxsize=1)
def reviewer_of(text: str, seconds: float) -> Reviewer:
    record = parse(text)
    return Reviewer(find_face(record.game).mind, record, seconds)


def look_at(text: str, seconds: float, move: int) -> Looked:
    return reviewer_of(text, seconds).look(move)


def review(record: Record, seconds: float, crew: Crew, before: Sequence[Looked] = ()) -> Generator[Looked, None, None]:
    """What is found at every move that was not looked at before, in their order. Who stops listening, stops the work."""
    there = {one["move"] for one in before}
    text = record.text()
    left = [move for move in reviewer_of(text, seconds).moves() if move not in there]
    yield from run_blocks(partial(look_at, text, seconds), left, crew)


def whole(record: Record, looked: Sequence[Looked], seconds: float) -> Review:
    """All that was found so far."""
    return gathered(reviewer_of(record.text(), seconds), find_face(record.game).chances, looked)


# -- many games --------------------------------------------------------------------------------------------------------


def reviewed_game(contest: Contest, seconds: float, every: int, block: Block) -> Line:
    """A game of bots and what its review says: grades, of one in so many decisions; 0: luck."""
    played = play_game(contest, block, block.rotations[0])
    face = find_face(contest.game)
    reviewer = Reviewer(face.mind, played.record, seconds)
    if every:
        looked = [reviewer.grade_at(move) for move in reviewer.moves() if (move + block.seed) % every == 0]
    else:
        looked = [reviewer.luck_at(move) for move in reviewer.moves()]
    review = gathered(reviewer, face.chances, looked)
    return {
        "seed": block.seed,
        "kinds": [player["kind"] for player in review["players"]],
        "points": [player["points"] for player in review["players"]],
        "luck": [sum([one["luck"][seat] for one in looked if "luck" in one]) for seat in range(reviewer.seats)],
        "rates": [player["error_rate"] for player in review["players"]],
        "decisions": [player["decisions"] for player in review["players"]],
        "winners": face.rules.winners(played.state),
        "values": [(one["move"] / review["moves"], one["values"]) for one in looked if "values" in one],
    }


def study(
    contest: Contest, seeds: Sequence[int], seconds: float, every: int, crew: Crew, told: Callable[[Line], None]
) -> list[Line]:
    """A line a game, the line-up moved on by one seat from game to game."""
    seats = contest.seats
    blocks = [Block(seed, contest.line_ups[0], (seed % seats,)) for seed in seeds]
    lines: list[Line] = []
    for line in run_blocks(partial(reviewed_game, contest, seconds, every), blocks, crew):
        lines.append(line)
        told(line)
    return lines


def rates(lines: Sequence[Line]) -> dict[str, Interval]:
    """The error rate of every kind of player, the best first."""
    found: dict[str, list[float]] = {}
    for line in lines:
        for kind, rate in zip(line["kinds"], line["rates"], strict=True):
            found.setdefault(kind, []).append(rate)
    return {kind: bootstrap(of_kind) for kind, of_kind in sorted(found.items(), key=lambda one: fmean(one[1]))}


def variances(lines: Sequence[Line], share: float = 1.0) -> tuple[float, float]:
    """Of the margin of every seat, as it was and without so much of its luck."""
    plain, adjusted = [], []
    for line in lines:
        without = [points - share * luck for points, luck in zip(line["points"], line["luck"], strict=True)]
        for seat in range(len(without)):
            plain.append(ahead(line["points"], seat))
            adjusted.append(ahead(without, seat))
    return variance(plain), variance(adjusted)


def lasting(lines: Sequence[Line]) -> float:
    """The share of luck without which margins differ least: what is still there of it at the end."""
    return min([n / 20 for n in range(21)], key=lambda share: variances(lines, share)[1])


def reduction(lines: Sequence[Line]) -> float:
    """How much less margins differ without luck; each half of the games by the share that the other half shows."""
    halves = [lines[::2], lines[1::2]]
    plain = adjusted = 0.0
    for some, others in (halves, halves[::-1]):
        before, after = variances(some, lasting(others))
        plain, adjusted = plain + before * len(some), adjusted + after * len(some)
    return 1 - adjusted / plain


def fitted(lines: Sequence[Line]) -> float:
    """The slope of chances that makes what happened likeliest."""
    seen = [(values, share, line["winners"]) for line in lines for share, values in line["values"] if share < 1]
    tried = [STEP * n for n in range(1, round(STEEPEST / STEP) + 1)]
    return round(max(tried, key=partial(likelihood, seen)), 3)


def likelihood(seen: Sequence[tuple[list[float], float, list[int]]], slope: float) -> float:
    chances = Chances(slope)
    return sum([math.log(sum([chances.of(values, share)[seat] for seat in winners]) + 1e-12) for values, share, winners in seen])
