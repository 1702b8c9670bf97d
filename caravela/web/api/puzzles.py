"""Puzzles: today's of every game, and all there are."""

from datetime import UTC, datetime
from typing import Any

from fastapi import APIRouter, Depends, Request

from caravela.core.refused import Refused
from caravela.games import FACES, find_face
from caravela.teach.puzzles import Puzzle, find_puzzle, of_the_day
from caravela.text import Speaker
from caravela.web import answers
from caravela.web.api.asking import paid
from caravela.web.api.games import language_of
from caravela.web.puzzles import table_name

router = APIRouter(prefix="/api", dependencies=[Depends(paid)])


@router.get("/puzzles")
async def puzzles(request: Request) -> Any:
    """All puzzles, game by game; which one is today's follows from the date alone."""
    language = await language_of(request)
    today = datetime.now(UTC).date()
    found: list[answers.PuzzlesOf] = []
    for face in FACES.values():
        if face.puzzles:
            speaker = face.speaker(language)
            found.append(
                {
                    "game": face.name,
                    "title": speaker.name("game", face.name),
                    "emblem": face.emblem,
                    "today": of_the_day(face.puzzles, today).number,
                    "puzzles": [told(puzzle, speaker) for puzzle in face.puzzles],
                }
            )
    return found


@router.get("/puzzles/{game}/{number}")
async def puzzle(game: str, number: int, request: Request) -> Any:
    """One of them, without its solution."""
    face = find_face(game)
    if not face.puzzles:
        raise Refused("puzzles-none", game=game)
    return told(find_puzzle(face.puzzles, number), face.speaker(await language_of(request)))


def told(puzzle: Puzzle, speaker: Speaker) -> answers.PuzzleTold:
    return {
        "game": puzzle.game,
        "number": puzzle.number,
        "of": len(find_face(puzzle.game).puzzles),
        "table": table_name(puzzle),
        "hard": puzzle.hard,
        "tempts": speaker.name("bot", puzzle.level),
    }
