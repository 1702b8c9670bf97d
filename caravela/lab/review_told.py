"""A review in words, for page and terminal: what each player did worst, what was better, and why, in the reader's language."""

from typing import TypedDict

from babel.numbers import format_decimal

from caravela.core.record import Record, Replay
from caravela.games import find_face
from caravela.teach.review import PROSPECTS, RIVAL, Looked, Part, Review, grade
from caravela.text import Speaker

WORTH_SAYING = 0.3  # points that a part of a reason has at least
MOST_PARTS = 3


class Costly(TypedDict):
    """A decision that gave something away."""

    move: int
    question: str
    taken: str
    best: str
    loss: str
    error: str
    grade: str
    grade_title: str
    why: str


class AccountTold(TypedDict):
    seat: int
    name: str
    kind: str
    points: int
    decisions: int
    given_away: str
    error_rate: str
    grades: list[int]
    luck: str
    adjusted: str
    margin: str
    adjusted_margin: str
    costliest: list[Costly]


def number(value: float, language: str, sign: bool = False, digits: int = 1) -> str:
    """As it is written in the language, with a true minus."""
    pattern = "0." + "0" * digits if digits else "0"
    shown = format_decimal(abs(round(value, digits)), pattern, locale=language.replace("-", "_"))
    before = "−" if round(value, digits) < 0 else "+" if sign else ""
    return before + shown


def tell_players(review: Review, record: Record, speaker: Speaker) -> list[AccountTold]:
    """What a review says of each player. The speaker knows the names of the table."""
    by_move = {one["move"]: one for one in review["looked"]}
    worst = sorted([move for player in review["players"] for move in player["costliest"]])
    played = Replay(find_face(record.game).rules, record)
    costly = {move: tell_decision(played, by_move[move], speaker) for move in worst}
    language = speaker.language
    return [
        AccountTold(
            seat=player["seat"],
            name=player["name"],
            kind=speaker.bot(player["kind"]) if player["kind"] != "person" else "",
            points=player["points"],
            decisions=player["decisions"],
            given_away=number(player["given_away"], language),
            error_rate=number(player["error_rate"], language, digits=2),
            grades=list(player["grades"].values()),
            luck=number(player["luck"], language, sign=True),
            adjusted=number(player["adjusted"], language),
            margin=number(player["margin"], language, sign=True, digits=0),
            adjusted_margin=number(player["adjusted_margin"], language, sign=True),
            costliest=[costly[move] for move in player["costliest"]],
        )
        for player in review["players"]
    ]


def tell_decision(played: Replay, found: Looked, speaker: Speaker) -> Costly:
    state = played.to(found["move"] - 1)
    decision = played.game.decision(state)
    assert decision is not None
    verdict = grade(found["loss"])
    return Costly(
        move=found["move"],
        question=speaker.question(decision),
        taken=speaker.option(found["taken"], decision),
        best=speaker.option(found["best"], decision),
        loss=number(found["loss"], speaker.language),
        error=number(found["error"], speaker.language),
        grade=verdict,
        grade_title=speaker.message(f"web-review-{verdict}"),
        why=reason(found["why"], speaker),
    )


def reason(parts: list[Part], speaker: Speaker) -> str:
    """Where the points would have come from: the largest parts."""
    told = [part_told(part, speaker) for part in parts if abs(part["points"]) >= WORTH_SAYING][:MOST_PARTS]
    return speaker.together(told)


def part_told(part: Part, speaker: Speaker) -> str:
    points = number(part["points"], speaker.language, sign=True)
    if part["what"] == PROSPECTS:
        return speaker.message("review-prospects", points=points)
    if part["what"] == RIVAL:  # what the best rival has more is so much less for the seat
        return speaker.message("review-rival", points=number(-part["points"], speaker.language, sign=True))
    return speaker.message("review-category", category=speaker.category(part["what"]), points=points)
