"""The HTTP part, by chapter: who I am, which games there are, making and joining tables, company, looking back, campaigns."""

from fastapi import APIRouter

from caravela.web.api import campaigns, coming, games, lists, looking_back, making, me, records, room

router = APIRouter()
for chapter in (me, games, making, room, records, lists, coming, looking_back, campaigns):
    router.include_router(chapter.router)
