"""The solution of a puzzle in words: what the answer was worth, what is best and why, and where the tempting move fails."""

from dataclasses import dataclass

from caravela.teach.counsel import Counsel, Reason
from caravela.teach.puzzles import Posed
from caravela.teach.telling import brings, going_on
from caravela.text import Speaker


@dataclass(frozen=True)
class Side:
    """A move of the solution in sentences."""

    option: str
    text: str
    behind: str  # nothing for the best one
    reason: str
    brings: str
    line: list[str]


@dataclass(frozen=True)
class Solution:
    """What is told to who has answered, or does not want to think any longer."""

    right: bool
    verdict: str
    best: Side
    tempting: Side
    proof: str


def solution(posed: Posed, chosen: str, speaker: Speaker) -> Solution:
    """What an answer was worth, what was best and why, and where the tempting move fails. No answer: "" was chosen."""
    puzzle, told = posed.puzzle, posed.counsel()
    sides = [
        Side(
            one.option,
            speaker.option(one.option, posed.decision),
            speaker.message("hint-behind", points=speaker.decimal(puzzle.behind[one.option].points)) if n else "",
            reason(told, n, speaker),
            brings(one, speaker),
            going_on(one.line, speaker),
        )
        for n, one in enumerate(told.candidates)
    ]
    return Solution(chosen == puzzle.best, verdict(posed, chosen, speaker), sides[0], sides[1], proof(posed, speaker))


def verdict(posed: Posed, chosen: str, speaker: Speaker) -> str:
    puzzle, say = posed.puzzle, speaker.message
    if chosen == puzzle.best:
        return say("puzzle-right")
    if not chosen:
        return say("puzzle-given-up")
    if chosen == puzzle.tempting:
        return say("puzzle-tempted", level=speaker.name("bot", puzzle.level))
    margin = puzzle.behind.get(chosen)
    return say("puzzle-wrong", points=speaker.decimal(margin.points)) if margin is not None else say("puzzle-far")


def reason(told: Counsel, n: int, speaker: Speaker) -> str:
    """Of the best move, what it has more than the tempting one; of that one, where it fails and what it has instead."""
    parts = [text for text in [part(one, speaker) for one in told.reasons(n)] if text]
    if n:
        return speaker.message("puzzle-fails", reasons=", ".join(parts)) if parts else ""
    claims = [text for text in [part(one, speaker) for one in told.claims] if text]
    if not claims:
        return speaker.message("puzzle-many")
    return speaker.message("puzzle-because" if told.decided else "puzzle-partly", reasons=", ".join(claims))


def part(one: Reason, speaker: Speaker) -> str:
    name = speaker.feature(one.part)
    return f"{name} ({speaker.decimal(one.points, True)})" if name else ""


def proof(posed: Posed, speaker: Speaker) -> str:
    """How it was found out, and with what margins."""
    puzzle = posed.puzzle
    near = min(puzzle.behind, key=lambda name: puzzle.behind[name].points)
    return speaker.message(
        "puzzle-proof",
        worlds=puzzle.worlds,
        next=speaker.option(near, posed.decision),
        points=speaker.decimal(puzzle.behind[near].points),
        error=speaker.decimal(puzzle.behind[near].error),
        end=speaker.decimal(puzzle.to_end[puzzle.tempting].points),
    )
