"""What has been: games that I have finished, how I have done at them, and the ratings of this server."""

import asyncio
from collections.abc import Iterable
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response

from caravela.games import find_face, title
from caravela.table.rating import FEW, shown
from caravela.table.store import Person, Result
from caravela.table.table import PERSON
from caravela.text import Speaker
from caravela.web.api.asking import IN_ALL, Me, TheHub, in_line, paid
from caravela.web.api.lists import speaker_of

PAGE = 50
router = APIRouter(prefix="/api", dependencies=[Depends(paid)])
From = Annotated[int, Query(alias="from", ge=0, le=1_000_000)]


@router.get("/history")
async def history(person: Me, request: Request, response: Response, hub: TheHub, first: From = 0) -> list[dict[str, Any]]:
    """The games that I have finished, the latest first, fifty at a time; a header says how many there are."""
    async with in_line(request):
        games, number = await asyncio.to_thread(hub.store.history, person.id, first, PAGE)
    response.headers[IN_ALL] = str(number)
    return [game_told(game, person) for game in games]


def game_told(game: list[Result], person: Person) -> dict[str, Any]:
    one, speaker = game[0], speaker_of(person.language)
    return {
        "table": one.table_id,
        "game": one.game,
        "game_title": title(one.game, person.language),
        "at": one.at,
        "seconds": max(0.0, one.at - one.began),
        "moves": one.moves,
        "rated": one.rated,
        "players": [
            {
                "name": result.name,
                "bot": speaker.bot(result.kind) if result.kind != PERSON else "",
                "mine": result.person == person.id,
                "place": result.place,
                "score": result.score,
                "won": result.won,
                "conceded": result.conceded,
            }
            for result in sorted(game, key=lambda result: result.place)
        ],
    }


@router.get("/history/statistics")
async def statistics(person: Me, request: Request, hub: TheHub) -> list[dict[str, Any]]:
    """How I have done, by game, number of players, and who the others were. Where I held several seats nothing is counted."""
    async with in_line(request):
        games, _ = await asyncio.to_thread(hub.store.history, person.id)
    return counted(games, person)


def counted(games: Iterable[list[Result]], person: Person) -> list[dict[str, Any]]:
    sorts: dict[tuple[str, int, str], list[Result]] = {}
    speaker = speaker_of(person.language)
    for game in games:
        mine = [result for result in game if result.person == person.id]
        if len(mine) == 1 and not mine[0].left:
            sorts.setdefault((mine[0].game, len(game), against(game, mine[0])), []).append(mine[0])
    return [
        {
            "game": name,
            "game_title": title(name, person.language),
            "players": players,
            "against": against_told(others, speaker),
            "games": len(played),
            "won": sum([result.won for result in played]),
            "mean": round(sum([result.score for result in played]) / len(played), 1),
            "best": max(result.score for result in played),
        }
        for (name, players, others), played in sorted(sorts.items())
    ]


def against(game: list[Result], mine: Result) -> str:
    """Who the others were: people, or the levels of bots; nothing for who plays alone."""
    kinds = {result.kind for result in game if result is not mine}
    return PERSON if PERSON in kinds else "+".join(sorted(kinds))


def against_told(others: str, speaker: Speaker) -> str:
    if not others:
        return speaker.message("web-history-alone")
    if others == PERSON:
        return speaker.message("web-history-people")
    return speaker.together([speaker.bot(level) for level in others.split("+")])


@router.get("/ratings/{game}")
async def ratings(
    game: str, person: Me, request: Request, response: Response, hub: TheHub, first: From = 0
) -> list[dict[str, Any]]:
    """Those who have played rated games here, the best first, fifty at a time."""
    find_face(game)
    async with in_line(request):
        found, number = await asyncio.to_thread(hub.store.ratings, game, first, PAGE)
    response.headers[IN_ALL] = str(number)
    return [
        {
            "place": first + i + 1,
            "name": one["name"],
            "rating": shown((one["mu"], one["sigma"])),
            "games": one["games"],
            "few": one["games"] < FEW,
            "mine": one["person"] == person.id,
        }
        for i, one in enumerate(found)
    ]
