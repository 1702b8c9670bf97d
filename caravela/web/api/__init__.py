"""The HTTP part, by chapter: who I am, which games there are, making and joining tables, company, looking back, campaigns."""

from fastapi import APIRouter

from caravela.web.api import (
    campaigns,
    coming,
    games,
    history,
    lists,
    looking_back,
    making,
    me,
    open_tables,
    puzzles,
    records,
    reviews,
    room,
)

router = APIRouter()
for chapter in (me, games, making, room, open_tables, records, lists, history, coming, looking_back, reviews, puzzles, campaigns):
    router.include_router(chapter.router)
