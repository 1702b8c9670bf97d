"""Counsel and lessons in words: what each way is, what it brings, why, and how it goes on. Table and terminal say the same."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from caravela.core.events import Event
from caravela.core.game import Decision
from caravela.teach.counsel import Candidate, Counsel, Reason, Step
from caravela.teach.guide import Lesson
from caravela.text import Speaker

DEEDS = 4  # of others are told at most
MOST = 3  # parts of a reason
LEAST = 0.05  # points: less than this is nothing when it is told


@dataclass(frozen=True)
class Advice:
    """One candidate, in sentences; what there is nothing to say of is empty."""

    option: str
    text: str
    behind: str  # "1.4 points behind"
    brings: str  # "Brings soon: New World, age I +3.0."
    reason: str  # "Because of the next New World scoring (+2.1)."
    line: list[str]  # "Ana: place a colonist on the dock; settle in Peru."


def advice(told: Counsel, decision: Decision, speaker: Speaker) -> list[Advice]:
    """All candidates, the best first."""
    return [
        Advice(
            one.option,
            speaker.option(one.option, decision),
            behind(told, n, speaker),
            brings(one, speaker),
            reason(told, n, speaker),
            going_on(one.line, speaker),
        )
        for n, one in enumerate(told.candidates)
    ]


def thought(told: Counsel, speaker: Speaker) -> str:
    """How it was found out."""
    if told.exact:
        return speaker.message("hint-exact")
    return speaker.message("hint-worlds", n=told.worlds) if told.worlds else speaker.message("web-only-option")


def behind(told: Counsel, n: int, speaker: Speaker) -> str:
    one = told.candidates[n]
    if n == 0:
        return speaker.message("hint-best") if len(told.candidates) > 1 else ""
    if one.close:
        return speaker.message("hint-close")
    return speaker.message("hint-behind", points=speaker.decimal(one.behind))


def brings(one: Candidate, speaker: Speaker) -> str:
    """The points that come within the turns looked at, by category."""
    found = [f"{speaker.category(name)} {speaker.decimal(n, True)}" for name, n in one.points.items() if abs(n) >= LEAST]
    if not one.parts:
        return ""
    return speaker.message("hint-brings", points=", ".join(found)) if found else speaker.message("hint-brings-nothing")


def reason(told: Counsel, n: int, speaker: Speaker) -> str:
    """In one sentence: what it has more, the most first, then what it has less; three things at most."""
    parts = [one for one in told.reasons(n) if speaker.feature(one.part)][:MOST]
    if not parts:
        apart = n == 0 and len(told.candidates) > 1 and not told.candidates[1].close
        return speaker.message("hint-many") if apart else ""
    order = sorted(parts, key=lambda one: (one.points < 0, -abs(one.points)))
    said = [part(one, speaker, "hint-part" if i else "hint-part-points") for i, one in enumerate(order)]
    more = len([one for one in order if one.points >= 0])
    sides = [", ".join(side) for side in (said[:more], said[more:]) if side]
    reasons = speaker.message("hint-but", more=sides[0], less=sides[1]) if len(sides) > 1 else sides[0]
    if n:
        return speaker.message("hint-compared", reasons=reasons)
    whole = told.decided and len(told.claims) <= MOST
    enough = whole and sum([one.points for one in parts]) > 0  # else something more must speak for it
    return speaker.message("hint-because" if enough else "hint-partly", reasons=reasons)


def part(one: Reason, speaker: Speaker, message: str) -> str:
    return speaker.message(message, points=speaker.decimal(one.points, True), part=speaker.feature(one.part))


def going_on(line: list[Step], speaker: Speaker) -> list[str]:
    """What everybody does, a line for each who moves."""
    told: list[str] = []
    for who, steps in groupby(line, key=lambda step: step.who):
        deeds = [speaker.option(step.option, Decision(who, step.question, ())) for step in steps]
        told.append(f"{speaker.player(who)}: {'; '.join(deeds)}")
    return told


def meanwhile(moves: Sequence[tuple[int, Sequence[Event]]], speaker: Speaker) -> list[str]:
    """What others did, as far as the learner may see it: deeds with what they mean, else what came first of each move."""
    found: list[str] = []
    for who, made in groupby(moves, key=lambda move: move[0]):
        mine = [[event for event in events if event.who == who] for _, events in made]
        deeds = [text for events in mine for event in events if (text := speaker.meanwhile(event))]
        found += deeds or [speaker.event(events[0]) for events in mine if events]
    return found[-DEEDS:]


@dataclass(frozen=True)
class Taught:
    """What the teacher says at a move of a guided game."""

    what: str
    why: str
    ways: list[str]  # where the learner chooses freely: each way with what it brings


def taught(lesson: Lesson, decision: Decision, speaker: Speaker) -> Taught:
    """A reason stands beside its deed: once a step is begun, what is left is said, with a reason of its own or none."""
    step = lesson.step
    what, why = speaker.name("guide", step.id), speaker.remark("guide", step.id, "why")
    if lesson.place:
        then = f"then-{lesson.place + 1}"
        left = speaker.remark("guide", step.id, f"{then}-{lesson.ways[0].id}") or speaker.remark("guide", step.id, then)
        if not left and len(lesson.options) == 1:
            left = speaker.message("web-teach-now", option=speaker.option(lesson.options[0], decision))
        what, why = left or what, speaker.remark("guide", step.id, f"why-{lesson.place + 1}")
    return Taught(what, why, [speaker.remark("guide", step.id, f"way-{way}") for way in lesson.choice])
